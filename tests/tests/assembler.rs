//! Our own compiler's assembly text, assembled by our own assembler: code, descriptors, data and
//! metadata are those of the object that the compiler writes itself. And the words of random
//! programs, as llc has them for GFX10 to GFX12, come back from the disassembler's text.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::{Target, WaveSize};
use amdgpuc::{Options, OutputKind, asm};
use amdgpuc_tests::random::{Config, generate};
use ir::printer::print_module;
use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Sections whose bytes must be the same.
const SECTIONS: [&str; 5] = [".text", ".rodata", ".data", ".data.rel.ro", ".note"];

/// Of so many files one is tried every day; `AMDGPUC_FULL=1` tries all.
const SAMPLE: usize = 5;

fn kernels() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let entries = std::fs::read_dir(folder).expect("the kernels are there");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("readable").path()).collect();
    files.retain(|f| f.to_string_lossy().ends_with(".O2.ll"));
    files.sort();
    files
}

fn compiled(file: &Path, cpu: &str, output: OutputKind) -> Vec<u8> {
    let text = std::fs::read(file).expect("readable");
    let name = file.to_string_lossy();
    let source = SourceFile {
        name: &name,
        text: &text,
    };
    let mut options = Options::new(Target::parse(cpu).expect("a known processor"));
    options.output = output;
    match amdgpuc::compile(&source, &options) {
        Ok(compiled) => compiled.bytes,
        Err(errors) => panic!("{name}: {}", errors[0].message),
    }
}

fn section(object: &[u8], name: &str) -> Vec<u8> {
    let file: ElfFile64<'_, Endianness> = ElfFile64::parse(object).expect("an ELF file");
    let section = file.section_by_name(name);
    section.map_or(Vec::new(), |s| s.data().expect("in the file").to_vec())
}

fn is_full() -> bool {
    std::env::var("AMDGPUC_FULL").is_ok_and(|v| v == "1")
}

#[test]
fn our_assembly_makes_our_objects() {
    let step = if is_full() { 1 } else { SAMPLE };
    let mut files = 0;
    for file in kernels().iter().step_by(step) {
        for cpu in ["gfx900", "gfx906"] {
            let name = format!("{} {cpu}", file.display());
            let text = compiled(file, cpu, OutputKind::Assembly);
            let text = String::from_utf8(text).expect("UTF-8");
            let options = asm::Options::new(Target::parse(cpu).expect("known"));
            let assembled = match asm::assemble(&text, &options) {
                Ok(object) => object,
                Err(errors) => panic!("{name}: {}", errors[0].render("x.s")),
            };
            let object = compiled(file, cpu, OutputKind::Object);
            for part in SECTIONS {
                assert_eq!(
                    section(&assembled, part),
                    section(&object, part),
                    "{name}: {part}"
                );
            }
            files += 1;
        }
    }
    println!("{files} files: all sections are equal");
    assert!(files > 0);
}

const LLC: &str = "llc-22";
const LLVM_MC: &str = "llvm-mc-22";

/// The processors of the generations that have waves of two sizes.
const RDNA: [&str; 5] = ["gfx1010", "gfx1030", "gfx1100", "gfx1150", "gfx1200"];

/// The object that an LLVM tool makes of a text, if it makes one for the processor.
fn object_of(tool: &str, text: &str, cpu: &str, wave: WaveSize) -> Option<Vec<u8>> {
    let features = match wave {
        WaveSize::W32 => "-mattr=+wavefrontsize32,-wavefrontsize64",
        WaveSize::W64 => "-mattr=-wavefrontsize32,+wavefrontsize64",
    };
    let triple = match tool {
        LLC => "-mtriple=amdgcn-amd-amdhsa",
        _ => "-triple=amdgcn-amd-amdhsa",
    };
    let mut child = Command::new(tool)
        .args([triple, "-filetype=obj", "-o", "-"])
        .args([format!("-mcpu={cpu}").as_str(), features])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the tool was there a moment ago");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let text = text.as_bytes().to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&text).is_ok());
    let output = child.wait_with_output().expect("the tool ends");
    let written = writer.join().expect("the writer ends");
    (written && output.status.success()).then_some(output.stdout)
}

/// The instructions of a disassembly's code, as a source.
fn source_of(disassembly: &str) -> String {
    let mut sections = disassembly.split("Disassembly of section ");
    let code = sections.find(|s| s.starts_with(".text")).unwrap_or("");
    let lines = code.lines().filter(|line| line.starts_with('\t'));
    let texts = lines.map(|line| line.split("//").next().unwrap_or(""));
    texts.map(|text| format!("{text}\n")).collect()
}

/// The line of a disassembly that has the byte at an offset of the code, and its neighbours.
fn line_at(disassembly: &str, offset: usize) -> String {
    let lines: Vec<&str> = disassembly.lines().collect();
    let address = |line: &str| {
        let (_, behind) = line.split_once("// ")?;
        usize::from_str_radix(behind.split(':').next()?, 16).ok()
    };
    let behind = lines
        .iter()
        .position(|line| address(line).is_some_and(|a| a > offset));
    let at = behind.unwrap_or(lines.len());
    lines[at.saturating_sub(2)..(at + 1).min(lines.len())].join("\n")
}

/// The number of words of a program's code, which must come back from its text; nothing if llc
/// makes none of it, or llvm-mc does not take the text.
fn words_from_text(ir: &str, name: &str, cpu: &str, wave: WaveSize) -> Option<usize> {
    let object = object_of(LLC, ir, cpu, wave)?;
    let target = Target::parse(cpu).expect("known").with_wave(wave);
    let target = target.expect("it has both sizes");
    let text = asm::disassemble(&object, name, Some(target)).expect("an object");
    let source = source_of(&text);
    let again = match asm::assemble(&source, &asm::Options::new(target)) {
        Ok(again) => again,
        // The constant of `v_fmamk_f16` is printed with the upper half that llc sets for numbers
        // below zero, also by llvm-objdump, and llvm-mc does not take that.
        Err(_) if object_of(LLVM_MC, &source, cpu, wave).is_none() => return None,
        Err(errors) => panic!("{name} {cpu} {wave:?}: {}", errors[0].render("x.s")),
    };
    let code = section(&object, ".text");
    let words = section(&again, ".text");
    if words != code {
        // Literals of 16-bit operands are printed without the upper half, which llc sets for
        // numbers below zero: there llvm-mc has other words than llc, and ours are to be those.
        let theirs = object_of(LLVM_MC, &source, cpu, wave).map(|o| section(&o, ".text"));
        let wanted = theirs.as_ref().unwrap_or(&code);
        let other = words.iter().zip(wanted).position(|(a, b)| a != b);
        assert!(
            words == *wanted,
            "{name} {cpu} {wave:?}: the text stands for other words, near\n{}",
            line_at(&text, other.unwrap_or(words.len().min(wanted.len())))
        );
    }
    Some(code.len() / 4)
}

/// Every day ten programs, each for another processor or wave size; in the long run sixty for all.
#[test]
fn words_of_random_programs_come_back_from_their_text() {
    let mut tool = Command::new(LLC);
    let status = tool.arg("--version").stdout(Stdio::null()).status();
    if !status.is_ok_and(|status| status.success()) {
        println!("not run: {LLC} missing");
        assert!(
            std::env::var("CI").as_deref() != Ok("true"),
            "{LLC} is required in CI"
        );
        return;
    }
    let waves = [WaveSize::W32, WaveSize::W64];
    let targets = RDNA.iter().flat_map(|cpu| waves.map(|wave| (*cpu, wave)));
    let targets: Vec<_> = targets.collect();
    let seeds = if is_full() { 60 } else { targets.len() as u64 };
    let (mut programs, mut words, mut refused) = (0, 0, 0);
    for seed in 0..seeds {
        let program = generate(seed, &Config::of_seed(seed));
        let text = print_module(&program.module);
        for (index, (cpu, wave)) in targets.iter().enumerate() {
            if !is_full() && index as u64 != seed {
                continue;
            }
            match words_from_text(&text, &format!("seed {seed}"), cpu, *wave) {
                Some(count) => (programs, words) = (programs + 1, words + count),
                None => refused += 1,
            }
        }
    }
    println!("{programs} random programs, {words} words; llc refuses {refused}");
    assert!(programs > refused);
}
