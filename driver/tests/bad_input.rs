//! Malformed and unsupported programs through the command: exit status 1, an error with its place,
//! no output, no panic.
//!
//! The programs are `tests/filetests/errors`, with what is said of them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// In this time everything is refused, on a slow machine that does other things as well.
const LIMIT: Duration = Duration::from_secs(60);

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left behind; there may be nothing.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn amdgpuc(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_amdgpuc"))
        .current_dir(folder)
        .args(args)
        .output()
        .expect("the command starts")
}

/// Is `line` `FILE:LINE:COLUMN: error: …`?
fn has_place(line: &str, file: &str) -> bool {
    let rest = line.strip_prefix(file).and_then(|r| r.strip_prefix(':'));
    let Some((place, _)) = rest.and_then(|r| r.split_once(": error: ")) else {
        return false;
    };
    let numbers: Vec<_> = place.split(':').map(str::parse::<u32>).collect();
    matches!(numbers[..], [Ok(1..), Ok(1..)])
}

/// The processor that a program is refused for: the one that it names, as file tests do.
fn processor(text: &str) -> &str {
    let named = text.lines().find_map(|l| l.strip_prefix("; target "));
    named.map_or("gfx906", str::trim)
}

/// Compiles a file of a folder that has only it; an error is what is wrong with the answer.
fn refused(folder: &Path, file: &str) -> Result<(), String> {
    let start = Instant::now();
    let text = std::fs::read(folder.join(file)).map_err(|e| e.to_string())?;
    let cpu = format!("-mcpu={}", processor(&String::from_utf8_lossy(&text)));
    std::fs::write(folder.join("out.co"), "as before").map_err(|e| e.to_string())?;
    for arguments in [
        &["-o", "new.co"][..],
        &["-o", "out.co", "-O0"],
        &["-o", "new.s", "-S"],
    ] {
        let args: Vec<&str> = [file, cpu.as_str()]
            .into_iter()
            .chain(arguments.iter().copied())
            .collect();
        let output = amdgpuc(folder, &args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let first = said.lines().next().unwrap_or_default();
        if output.status.code() != Some(1) {
            return Err(format!("{file} {arguments:?}: {}: {first}", output.status));
        }
        if !has_place(first, file) {
            return Err(format!("{file} {arguments:?}: no place: {first}"));
        }
        if !output.stdout.is_empty() {
            return Err(format!(
                "{file} {arguments:?}: something on standard output"
            ));
        }
    }
    let entries = std::fs::read_dir(folder).map_err(|e| e.to_string())?;
    let mut left: Vec<_> = entries
        .filter_map(|e| e.ok().map(|e| e.file_name().to_string_lossy().into_owned()))
        .collect();
    left.sort();
    let mut expected = vec![file.to_string(), "out.co".to_string()];
    expected.sort();
    if left != expected
        || std::fs::read(folder.join("out.co")).map_err(|e| e.to_string())? != b"as before"
    {
        return Err(format!("{file}: output in {left:?}"));
    }
    match start.elapsed() < LIMIT {
        true => Ok(()),
        false => Err(format!("{file}: it took {:?}", start.elapsed())),
    }
}

/// The programs of the file tests.
fn programs() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/filetests/errors");
    let entries = std::fs::read_dir(&folder).expect("the programs are there");
    let mut all: Vec<_> = entries
        .map(|entry| {
            let entry = entry.expect("an entry of the folder");
            let text = std::fs::read_to_string(entry.path()).expect("a program");
            let end = text.find("\n; errors ").map_or(text.len(), |i| i + 1);
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, text[..end].to_string())
        })
        .collect();
    all.sort();
    all
}

#[test]
fn every_program_is_refused_at_its_place() {
    let programs = programs();
    assert!(programs.len() >= 60, "{} programs", programs.len());
    let mut failures = Vec::new();
    for (name, text) in &programs {
        let folder = folder("bad-input");
        std::fs::write(folder.join(name), text).expect("the program is written");
        failures.extend(refused(&folder, name).err());
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Programs that are too large or too strange to stand in the repository.
fn made() -> Vec<(&'static str, Vec<u8>)> {
    let deep =
        |open: &str, close: &str, n: usize| format!("{}i32{}", open.repeat(n), close.repeat(n));
    let global = |ty: &str| format!("@g = addrspace(1) global {ty} zeroinitializer\n").into_bytes();
    let half = 500_000;
    vec![
        ("nested_arrays.ll", global(&deep("[1 x ", "]", half / 3))),
        ("nested_structs.ll", global(&deep("{ ", " }", half))),
        ("nested_packed.ll", global(&deep("<{ ", " }>", half / 2))),
        ("nested_vectors.ll", global(&deep("<1 x ", ">", half / 3))),
        ("nested_unclosed.ll", global(&deep("[1 x {", "", half / 6))),
        (
            "nested_constant.ll",
            format!(
                "@g = addrspace(1) global i32 {}0{}\n",
                "add (i32 1, i32 ".repeat(half / 20),
                ")".repeat(half / 20)
            )
            .into_bytes(),
        ),
        (
            "nested_functions.ll",
            format!("declare {} @f()\n", deep("", " ()", half / 3)).into_bytes(),
        ),
        (
            "nested_metadata.ll",
            format!("!0 = {}\n", "!{".repeat(half)).into_bytes(),
        ),
        ("only_brackets.ll", "(".repeat(2 * half).into_bytes()),
        ("one_word.ll", "a".repeat(2 * half).into_bytes()),
        (
            "long_name.ll",
            format!("@{} = addrspace(1) global i32\n", "g".repeat(2 * half)).into_bytes(),
        ),
        (
            "long_number.ll",
            format!("@g = addrspace(1) global i32 {}\n", "9".repeat(2 * half)).into_bytes(),
        ),
        ("zeros.ll", vec![0; 1000]),
        ("bytes.ll", (0..=255).cycle().take(5000).collect()),
        (
            "not_utf8.ll",
            b"define amdgpu_kernel void @\xff\xfe() {".to_vec(),
        ),
        ("byte_order_mark.ll", b"\xef\xbb\xbfdefine void".to_vec()),
        (
            "utf16.ll",
            "define void @f() { ret void }"
                .encode_utf16()
                .flat_map(u16::to_le_bytes)
                .collect(),
        ),
        (
            "bitcode.ll",
            b"BC\xc0\xde5\x14\0\0\x05\0\0\0b\x0c0$JY\xbef\xfb\xb4".to_vec(),
        ),
        (
            "elf.ll",
            b"\x7fELF\x02\x01\x01@\x03\0\0\0\0\0\0\0\x03\0\xe0\0\x01\0\0\0".to_vec(),
        ),
    ]
}

#[test]
fn huge_and_binary_files_are_refused() {
    let mut failures = Vec::new();
    for (name, text) in made() {
        let folder = folder("bad-made");
        std::fs::write(folder.join(name), text).expect("the program is written");
        failures.extend(refused(&folder, name).err());
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// A file that ends too early: at every place inside of the first function's body and after.
#[test]
fn truncated_files_are_refused() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels/vecadd.O2.ll");
    let text = std::fs::read(path).expect("the kernel is there");
    let position = |what: &[u8]| {
        text.windows(what.len())
            .position(|w| w == what)
            .expect("the kernel is as expected")
    };
    let (begin, end) = (position(b"define "), position(b"\n}\n"));
    let mut failures = Vec::new();
    for length in (begin + 4..end).step_by((end - begin) / 40) {
        let folder = folder("bad-truncated");
        std::fs::write(folder.join("cut.ll"), &text[..length]).expect("the program is written");
        failures.extend(
            refused(&folder, "cut.ll")
                .err()
                .map(|e| format!("{length} bytes: {e}")),
        );
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
