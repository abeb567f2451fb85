//! Buffers (`buffers/*.ll`): resources, pointers into buffers, and each kind of access, in the
//! buffer and outside of it. Each kernel leaves in memory what llc's code leaves there, plain and
//! strict.
//!
//! A kernel gets memory for its results, memory with numbers in it that it may change, and a
//! number.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::llc;
use emu::{CodeObject, Device, KernelArg, LaunchConfig, Mode};
use std::path::{Path, PathBuf};

const BYTES: usize = 16384;
const NUMBER: u32 = 37;
const LIMIT: u64 = 1_000_000;
const FILES: [&str; 9] = [
    "raw",
    "struct",
    "atomic",
    "fat",
    "divergent",
    "format",
    "scalar",
    "lds",
    "masked",
];

fn path(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/buffers");
    folder.join(format!("{name}.ll"))
}

/// Numbers without a pattern.
fn numbers() -> Vec<u8> {
    let mut state = 12345u32;
    let next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    std::iter::repeat_with(next).take(BYTES).collect()
}

/// The memory that a kernel leaves.
fn launch(code: &[u8], kernel: &str, mode: Mode) -> Result<Vec<u8>, String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let out = device.alloc_with(&[0; BYTES]).ok_or("no memory")?;
    let data = device.alloc_with(&numbers()).ok_or("no memory")?;
    let config = LaunchConfig::linear(128, 128)
        .with_instruction_limit(LIMIT)
        .with_mode(mode);
    let args = [out.into(), data.into(), KernelArg::U32(NUMBER)];
    let done = device.launch(module, kernel, config, &args);
    done.map_err(|e| e.to_string())?;
    let mut bytes = device.read_buffer(out).unwrap_or_default().to_vec();
    bytes.extend(device.read_buffer(data).unwrap_or_default());
    Ok(bytes)
}

fn difference(ours: &[u8], theirs: &[u8]) -> Option<String> {
    let at = (0..theirs.len()).find(|&i| ours.get(i) != theirs.get(i))?;
    let word = |bytes: &[u8]| {
        bytes[at & !3..]
            .first_chunk()
            .map(|w| u32::from_le_bytes(*w))
    };
    Some(format!(
        "word {}: {:x?}, by llc {:x?}",
        at / 4,
        word(ours),
        word(theirs)
    ))
}

/// What is wrong with the kernels of a file on a processor.
fn check(name: &str, processor: &str) -> Result<(), String> {
    let reference = llc::code_object(&path(name), processor)?;
    let llc::Ran::Done(reference) = reference else {
        return Ok(());
    };
    let text = std::fs::read_to_string(path(name)).map_err(|e| e.to_string())?;
    // Strict mode takes elements of a format to be as large as registers.
    let modes: &[Mode] = match name {
        "format" => &[Mode::Plain],
        _ => &[Mode::Plain, Mode::Strict],
    };
    for level in [Level::O0, Level::O2] {
        let code = support::compile_file(&path(name), processor, level)
            .map_err(|e| format!("{level:?}: {e}"))?;
        for kernel in support::kernels_of(&text) {
            let at = |e: String| format!("{level:?}, {kernel}: {e}");
            let expected = launch(&reference, kernel, Mode::Plain).map_err(at)?;
            for &mode in modes {
                let found = launch(&code, kernel, mode).map_err(at)?;
                if let Some(wrong) = difference(&found, &expected) {
                    return Err(at(wrong));
                }
            }
        }
    }
    Ok(())
}

/// Can the kernels of a file be compared with llc 22's? It stops at loads of parts of words to LDS
/// before GFX9, at elements of 16 bits of a format before GFX8, and "cannot select" accesses by
/// generic pointers on GFX6. Its halves go through single precision before GFX8, which changes NaNs
/// that are only loaded and stored. And on GFX6 memory has only aligned numbers, where two files
/// have others.
fn is_comparable(file: &str, processor: &str) -> bool {
    match &processor[..4] {
        "gfx6" => !["format", "lds", "masked", "struct", "divergent"].contains(&file),
        "gfx7" => !["format", "lds", "masked"].contains(&file),
        "gfx8" => file != "lds",
        _ => true,
    }
}

#[test]
fn accesses_leave_what_llc_leaves() {
    let processors = [
        "gfx600", "gfx701", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942",
    ];
    let jobs: Vec<(&str, &str)> = FILES
        .iter()
        .flat_map(|&f| processors.map(|p| (f, p)))
        .filter(|&(f, p)| is_comparable(f, p))
        // llc 22 has no code for atomic operations there that wrap, and stops.
        .filter(|&(f, p)| f != "fat" || p != "gfx942")
        .collect();
    let failures = support::for_each(&jobs, |&(name, processor)| {
        check(name, processor).map_err(|e| format!("{name} on {processor}: {e}"))
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// A program that cannot be compiled, and what is said of it.
fn refusal(body: &str) -> String {
    let text = format!(
        "define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(7) %f, ptr addrspace(1) %o) {{\n{body}\n  ret void\n}}\n"
    );
    let source = SourceFile {
        name: "k.ll",
        text: text.as_bytes(),
    };
    let options = support::options("gfx906", Level::O0, OutputKind::Linked);
    let errors = amdgpuc::compile(&source, &options)
        .err()
        .unwrap_or_default();
    errors.iter().map(|e| e.render(&source)).collect()
}

#[test]
fn what_buffers_are_not_for_is_refused() {
    for (body, said) in [
        (
            "  %v = load i32, ptr addrspace(8) %r",
            "2:8: error: an access through a buffer resource",
        ),
        (
            "  %p = getelementptr i8, ptr addrspace(8) %r, i64 4\n  store ptr addrspace(8) %p, ptr addrspace(1) %o",
            "getelementptr on a buffer resource",
        ),
        (
            "  %p = addrspacecast ptr addrspace(1) %o to ptr addrspace(7)\n  store i32 1, ptr addrspace(7) %p",
            "this cast of a pointer into a buffer",
        ),
        (
            "  %c = icmp ult ptr addrspace(7) %f, null\n  store i1 %c, ptr addrspace(1) %o",
            "an order of pointers into buffers",
        ),
    ] {
        let found = refusal(body);
        assert!(found.contains(said), "{body}: {found}");
    }
}
