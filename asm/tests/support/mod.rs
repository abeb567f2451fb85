//! LLVM's tools as the outside measure.
//!
//! Where a tool is missing the tests say so and pass, but not with `CI=true`.
#![allow(dead_code, reason = "each test takes what it needs")]

use amdgpuc_asm as asm;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub const MC: &str = "llvm-mc-22";
pub const CLANG: &str = "clang-22";
pub const LLC: &str = "llc-22";
pub const OBJDUMP: &str = "llvm-objdump-22";

/// Whether the tools can be run.
pub fn present(tools: &[&str]) -> bool {
    tools.iter().all(|tool| {
        let found = Command::new(tool)
            .arg("--version")
            .stdout(Stdio::null())
            .status();
        let found = found.is_ok_and(|s| s.success());
        if !found {
            println!("not run: {tool} missing");
            let ci = std::env::var("CI").as_deref() == Ok("true");
            assert!(!ci, "{tool} is required in CI");
        }
        found
    })
}

/// Whether everything is to be tested.
pub fn full() -> bool {
    std::env::var("AMDGPUC_FULL").is_ok_and(|v| v == "1")
}

/// What a tool wrote to standard output, or to standard error if it failed.
pub fn run(tool: &str, arguments: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
    let mut child = Command::new(tool)
        .args(arguments)
        .env("LLVM_DISABLE_SYMBOLIZATION", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool was there a moment ago");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().expect("the tool ends");
    writer.join().expect("the writer ends");
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

/// llvm-mc's object of a text.
pub fn llvm_mc(cpu: &str, source: &str) -> Result<Vec<u8>, String> {
    let (cpu, wave) = tool_target(cpu);
    let triple = "-triple=amdgcn-amd-amdhsa";
    run(
        MC,
        &[triple, &cpu, &wave, "-filetype=obj", "-o", "-", "-"],
        source.as_bytes(),
    )
}

/// Our object of a text.
pub fn ours(cpu: &str, source: &str) -> Result<Vec<u8>, String> {
    let target = target(cpu);
    asm::assemble(source, &asm::Options::new(target))
        .map_err(|errors| errors.iter().map(|e| e.render("<stdin>")).collect())
}

/// A file or folder of the repository.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Files of a folder with an ending, in order.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("readable").path()).collect();
    files.retain(|f| f.to_string_lossy().ends_with(ending));
    files.sort();
    files
}

/// Targets and input of a file test (`tests/filetests`).
pub fn file_test(file: &Path) -> (Vec<String>, String) {
    let text = std::fs::read_to_string(file).expect("readable");
    let ends = ["\n; expect ", "\n; errors "].map(|marker| text.find(marker));
    let end = ends
        .into_iter()
        .flatten()
        .min()
        .map_or(text.len(), |i| i + 1);
    let targets = text.lines().find_map(|l| l.strip_prefix("; target "));
    let targets = targets.expect("a line of targets").split_whitespace();
    (
        targets.map(str::to_string).collect(),
        text[..end].to_string(),
    )
}

/// The first difference of two objects in words: their sections, symbols, relocations, then bytes.
pub fn difference(ours: &[u8], theirs: &[u8]) -> Option<String> {
    if ours == theirs {
        return None;
    }
    let (a, b) = (outline(ours), outline(theirs));
    let line = a.lines().zip(b.lines()).find(|(x, y)| x != y);
    Some(match line {
        Some((x, y)) => format!("ours:   {x}\ntheirs: {y}"),
        None if a.lines().count() != b.lines().count() => format!("ours:\n{a}\ntheirs:\n{b}"),
        None => "the files differ outside of sections, symbols and relocations".to_string(),
    })
}

/// An object's contents as lines.
fn outline(bytes: &[u8]) -> String {
    use object::read::elf::ElfFile64;
    use object::{Endianness, Object, ObjectSection, ObjectSymbol};
    let file: ElfFile64<'_, Endianness> = ElfFile64::parse(bytes).expect("an ELF file");
    let mut text = String::new();
    for section in file.sections() {
        let (name, data) = (section.name().unwrap_or("?"), section.data().unwrap_or(&[]));
        text += &format!(
            "section {name} align {} flags {:?} size {}\n",
            section.align(),
            section.flags(),
            section.size()
        );
        for (i, chunk) in data.chunks(16).enumerate() {
            text += &format!("{name}+{:#x} {chunk:02x?}\n", i * 16);
        }
        for (offset, r) in section.relocations() {
            text += &format!("{name} relocation {offset:#x} {r:?}\n");
        }
    }
    for symbol in file.symbols() {
        text += &format!(
            "symbol {} {:?} {:#x} {} {:?} {:?}\n",
            symbol.name().unwrap_or("?"),
            symbol.section(),
            symbol.address(),
            symbol.size(),
            symbol.kind(),
            symbol.flags()
        );
    }
    text
}

/// The target of a name of the tests: a processor, and `/64` for waves of 64 lanes where 32 are
/// usual.
pub fn target(name: &str) -> isa::Target {
    let (cpu, wave) = name.split_once('/').unwrap_or((name, ""));
    let target = isa::Target::parse(cpu).expect("a known processor");
    match wave {
        "" => target,
        _ => target.with_wave(isa::WaveSize::W64).expect("it has both"),
    }
}

/// The tools' arguments for a name of the tests.
pub fn tool_target(name: &str) -> (String, String) {
    let (cpu, wave) = name.split_once('/').unwrap_or((name, ""));
    let features = match wave {
        "" => "",
        _ => "-wavefrontsize32,+wavefrontsize64",
    };
    (format!("-mcpu={cpu}"), format!("-mattr={features}"))
}
