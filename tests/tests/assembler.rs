//! Our own compiler's assembly text, assembled by our own assembler: code, descriptors, data and
//! metadata are those of the object that the compiler writes itself.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{Options, OutputKind, asm};
use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection};
use std::path::{Path, PathBuf};

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

#[test]
fn our_assembly_makes_our_objects() {
    let full = std::env::var("AMDGPUC_FULL").is_ok_and(|v| v == "1");
    let step = if full { 1 } else { SAMPLE };
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
