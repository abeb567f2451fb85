//! Kernel arguments in user SGPRs: descriptors and directives beside llc's, and kernels started by
//! firmware that does not preload.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::isa::{Feature, Processor};
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::launches::{self, Launch};
use amdgpuc_tests::llc;
use emu::Mode;
use object::{Object, ObjectSection, ObjectSymbol};
use std::path::Path;
use support::{compile_text, options};

/// Arguments of kernels. What they say not to need, llc does not ask for either.
const SIGNATURES: [&str; 20] = [
    "ptr addrspace(1) inreg %a",
    "i32 inreg %a, i32 inreg %b, i32 inreg %c",
    "i8 inreg %a, i8 inreg %b, i16 inreg %c, i8 inreg %d",
    "i8 inreg %a, i64 inreg %b, i8 inreg %c, <4 x i32> inreg %d, i32 inreg %e",
    "i32 inreg %a, i32 %b, i32 inreg %c",
    "i32 %a, i32 inreg %b",
    "half inreg %a, bfloat inreg %b, i1 inreg %c, <2 x half> inreg %d, double inreg %e",
    "i64 inreg %a, i64 inreg %b, i64 inreg %c, i64 inreg %d, i64 inreg %e, i64 inreg %f, i64 inreg %g, i64 inreg %h",
    "i64 inreg %a, i64 inreg %b, i64 inreg %c, i64 inreg %d, i64 inreg %e, i64 inreg %f, i32 inreg %g, i64 inreg %h, i32 inreg %i",
    "ptr addrspace(1) inreg %a, <16 x i32> inreg %b, i32 inreg %c",
    "i32 inreg %a, <3 x i32> inreg %b",
    "<3 x i16> inreg %a, <3 x i8> inreg %b, i8 inreg %c",
    "ptr addrspace(1) inreg %a, [8 x i64] inreg %b, i32 inreg %c",
    "{ i32, i64 } inreg %a, [3 x i8] inreg %b, i8 inreg %c",
    "i32 inreg %a, {} inreg %b, i32 inreg %c",
    "i32 inreg %a, ptr addrspace(4) byref(i64) %b, i32 inreg %c",
    "ptr addrspace(3) inreg %a, ptr inreg %b, ptr addrspace(5) inreg %c",
    "i24 inreg %a, i48 inreg %b, i128 inreg %c",
    "<5 x i16> inreg %a, <2 x i8> inreg %b, i8 inreg %c",
    "<{ i8, i32 }> inreg %a, i8 inreg %b",
];

const NOT_NEEDED: &str = "\"amdgpu-no-dispatch-id\" \"amdgpu-no-dispatch-ptr\" \
    \"amdgpu-no-queue-ptr\" \"amdgpu-no-implicitarg-ptr\" \"amdgpu-no-flat-scratch-init\" \
    \"amdgpu-no-workgroup-id-x\" \"amdgpu-no-workgroup-id-y\" \"amdgpu-no-workgroup-id-z\" \
    \"amdgpu-no-workitem-id-x\" \"amdgpu-no-workitem-id-y\" \"amdgpu-no-workitem-id-z\"";

/// llc asks for the address of the arguments where there are any, we where it is used.
const BODY: &str = "  %p = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()\n  \
    %x = load volatile i32, ptr addrspace(4) %p\n  ret void\n";

fn signatures() -> String {
    let mut text = "target triple = \"amdgcn-amd-amdhsa\"\n\
        declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()\n"
        .to_string();
    for (i, signature) in SIGNATURES.iter().enumerate() {
        text += &format!("define amdgpu_kernel void @k{i}({signature}) #0 {{\n{BODY}}}\n");
    }
    text + &format!("attributes #0 = {{ {NOT_NEEDED} }}\n")
}

/// Processors whose code objects are compared: those that preload, and neighbours that do not.
const PROCESSORS: [&str; 6] = [
    "gfx906",
    "gfx908",
    "gfx90a",
    "gfx942",
    "gfx950",
    "gfx9-4-generic",
];

/// The directives of a kernel about user SGPRs, by kernel.
fn directives(assembly: &str) -> Vec<String> {
    let mut kernel = "";
    let mut found = Vec::new();
    for line in assembly.lines() {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some(".amdhsa_kernel"), Some(name)) => kernel = name,
            (Some(key), Some(value)) if key.starts_with(".amdhsa_user_sgpr") => {
                found.push(format!("{kernel} {key} {value}"));
            }
            _ => {}
        }
    }
    found.sort();
    found
}

fn written(text: &str) -> std::path::PathBuf {
    let path = support::folder("preload").join("signatures.ll");
    std::fs::write(&path, text).expect("the folder is there");
    path
}

#[test]
fn user_sgprs_are_llcs() {
    let text = signatures();
    let path = written(&text);
    for processor in PROCESSORS {
        let theirs = llc::assembly(&path, processor).expect("llc takes the kernels");
        let Some(theirs) = theirs.done() else { return };
        for level in [Level::O0, Level::O2] {
            let ours = options(processor, level, OutputKind::Assembly);
            let ours = compile_text(&text, &ours).expect("a program that is compiled");
            let ours = directives(&String::from_utf8(ours).expect("text"));
            assert_eq!(ours, directives(&theirs), "{processor}, {level:?}");
            let preloads = ours.iter().any(|l| l.contains("kernarg_preload_length 14"));
            let has = Processor::by_name(processor).is_some_and(|p| p.has(Feature::KernargPreload));
            assert_eq!(preloads, has && processor != "gfx90a", "{processor}");
        }
    }
}

/// Where the preloading's length stands in a descriptor, in its dword of properties.
const LENGTH: usize = 58;

/// Descriptors with preloaded arguments and their code's first byte in a file.
fn preloading(code: &[u8]) -> Vec<(String, usize, usize)> {
    let file = object::File::parse(code).expect("an object");
    let mut found = Vec::new();
    for symbol in file.dynamic_symbols() {
        let name = symbol.name().expect("a name");
        let Some(kernel) = name.strip_suffix(".kd") else {
            continue;
        };
        let place = |symbol: object::Symbol<'_, '_>| {
            let section = symbol.section_index().expect("it is defined");
            let section = file.section_by_index(section).expect("a section");
            let (start, _) = section.file_range().expect("it has contents");
            (start + symbol.address() - section.address()) as usize
        };
        let mut symbols = file.dynamic_symbols();
        let code_of = symbols.find(|s| s.name() == Ok(kernel));
        let descriptor = place(symbol);
        if code[descriptor + LENGTH] & 0x7f != 0 {
            let entry = place(code_of.expect("the kernel's code"));
            found.push((kernel.to_string(), descriptor, entry));
        }
    }
    found
}

/// The program whose kernels are started, and their launches.
fn program() -> (String, Vec<Launch>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/features");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("it is there");
    let mut launches = launches::parse(&read("launches")).expect("launches are well formed");
    launches.retain(|l| l.file == "preloaded_arguments");
    (read("preloaded_arguments.ll"), launches)
}

/// What firmware makes of a kernel that knows nothing of preloading: no register has arguments, and
/// the wave starts at the entry.
#[test]
fn firmware_that_does_not_preload_starts_kernels_too() {
    let (text, launches) = program();
    for processor in ["gfx90a", "gfx942", "gfx950"] {
        for level in [Level::O0, Level::O2] {
            let code = compile_text(&text, &options(processor, level, OutputKind::Linked));
            let code = code.expect("a program that is compiled");
            let kernels = preloading(&code);
            assert_eq!(kernels.len(), launches.len(), "all preload");
            let mut old = code.clone();
            for (_, descriptor, _) in &kernels {
                old[descriptor + LENGTH] = 0;
            }
            for launch in &launches {
                let place = format!("{processor}, {level:?}, {}", launch.kernel);
                let run = |code: &[u8]| launch.run_in(code, Mode::Strict);
                let new = run(&code).unwrap_or_else(|e| panic!("{place}: {e}"));
                let old = run(&old).unwrap_or_else(|e| panic!("{place}, from the entry: {e}"));
                assert_eq!(new, old, "{place}");
            }
        }
    }
}

/// Firmware that preloads executes nothing of what is in front.
#[test]
fn firmware_that_preloads_starts_behind_the_loads() {
    /// `s_trap 2`.
    const TRAP: [u8; 4] = [0x02, 0x00, 0x92, 0xbf];
    let (text, launches) = program();
    for processor in ["gfx90a", "gfx942"] {
        let code = compile_text(&text, &options(processor, Level::O2, OutputKind::Linked));
        let code = code.expect("a program that is compiled");
        let mut trapped = code.clone();
        for (_, _, entry) in preloading(&code) {
            let front = trapped[entry..entry + 256].chunks_exact_mut(4);
            front.for_each(|word| word.copy_from_slice(&TRAP));
        }
        for launch in &launches {
            let expected = launch.run(&code).expect("it runs");
            assert_eq!(
                launch.run(&trapped),
                Ok(expected),
                "{processor}, {}",
                launch.kernel
            );
        }
    }
}
