//! Every kernel of the corpus, as llc writes it for each processor: our object is llvm-mc's, byte
//! for byte, and its code comes back from the disassembler's text.
//!
//! Every day a sample; with `AMDGPUC_FULL=1` everything.

mod support;

use amdgpuc_asm as asm;

use isa::Target;
use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection};
use std::path::Path;
use support::{CLANG, LLC, MC, OBJDUMP};

const PROCESSORS: [&str; 18] = [
    "gfx600",
    "gfx700",
    "gfx803",
    "gfx900",
    "gfx906",
    "gfx908",
    "gfx90a",
    "gfx942",
    "gfx1010",
    "gfx1030",
    "gfx1100",
    "gfx1150",
    "gfx1200",
    "gfx1010/64",
    "gfx1030/64",
    "gfx1100/64",
    "gfx1150/64",
    "gfx1200/64",
];

/// Of so many pairs of kernel and processor one is tried every day. An odd number, so that all
/// processors have their turn.
const SAMPLE: usize = 19;

/// IR without the attributes that name a processor: they win over `-mcpu`.
fn without_processor(ir: &str) -> String {
    let mut out = String::new();
    for line in ir.lines() {
        let mut rest = line;
        while let Some(at) = ["\"target-cpu\"=\"", "\"target-features\"=\""]
            .iter()
            .filter_map(|key| rest.find(key))
            .min()
        {
            out.push_str(&rest[..at]);
            let end = rest[at..]
                .match_indices('"')
                .nth(3)
                .map_or(rest.len(), |(i, _)| at + i + 1);
            rest = rest[end..].trim_start_matches(' ');
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

/// llc's assembly of a file, if it has one for the processor.
fn assembly(file: &Path, cpu: &str) -> Option<String> {
    let ir = std::fs::read_to_string(file).expect("readable");
    assembly_of(&without_processor(&ir), cpu)
}

/// llc's assembly of a module.
fn assembly_of(ir: &str, cpu: &str) -> Option<String> {
    let (cpu, wave) = support::tool_target(cpu);
    let arguments = ["-mtriple=amdgcn-amd-amdhsa", &cpu, &wave, "-O2", "-o", "-"];
    let text = support::run(LLC, &arguments, ir.as_bytes()).ok()?;
    Some(String::from_utf8(text).expect("llc writes UTF-8"))
}

fn text_section(object: &[u8]) -> Vec<u8> {
    let file: ElfFile64<'_, Endianness> = ElfFile64::parse(object).expect("an ELF file");
    let section = file.section_by_name(".text").expect("code");
    section.data().expect("in the file").to_vec()
}

/// The instructions of a disassembly, as a source.
fn source_of(disassembly: &str) -> String {
    let code = disassembly
        .split("Disassembly of section ")
        .find(|s| s.starts_with(".text"));
    let lines = code.unwrap_or("").lines().filter(|l| l.starts_with('\t'));
    lines
        .map(|l| format!("{}\n", l.split("//").next().unwrap_or("")))
        .collect()
}

/// What is wrong with one file, if anything.
fn check(source: &str, cpu: &str) -> Result<(), String> {
    let theirs = support::llvm_mc(cpu, source).map_err(|e| format!("llvm-mc: {e}"))?;
    let ours = support::ours(cpu, source)?;
    if let Some(difference) = support::difference(&ours, &theirs) {
        return Err(difference);
    }
    // Objects do not say their waves' size.
    let target = Some(support::target(cpu));
    let text = asm::disassemble(&ours, "x.o", target).map_err(|e| e.to_string())?;
    let again = support::ours(cpu, &source_of(&text))?;
    match text_section(&again) == text_section(&ours) {
        true => Ok(()),
        false => Err("the disassembly does not give the same code".to_string()),
    }
}

#[test]
fn objects_are_those_of_llvm_mc() {
    if !support::present(&[LLC, MC]) {
        return;
    }
    let files = support::files(&support::repository("tests/kernels"), ".ll");
    let pairs: Vec<_> = files
        .iter()
        .flat_map(|f| PROCESSORS.map(|p| (f, p)))
        .collect();
    let step = if support::full() { 1 } else { SAMPLE };
    let (mut equal, mut different, mut refused) = (0, Vec::new(), 0);
    for (file, cpu) in pairs.into_iter().step_by(step) {
        let Some(source) = assembly(file, cpu) else {
            refused += 1;
            continue;
        };
        match check(&source, cpu) {
            Ok(()) => equal += 1,
            Err(why) => different.push(format!("{} {cpu}: {why}", file.display())),
        }
    }
    let count = equal + different.len();
    println!(
        "{count} files: {equal} equal, {} different; llc refuses {refused}",
        different.len()
    );
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert!(equal > 0);
}

/// The disassembler's text of code sections is llvm-objdump's.
#[test]
fn disassembly_is_that_of_llvm_objdump() {
    if !support::present(&[LLC, MC, OBJDUMP]) {
        return;
    }
    // llvm-objdump has no disassembler for GFX6 and GFX7.
    let files = support::files(&support::repository("tests/kernels"), ".ll");
    let pairs: Vec<_> = files
        .iter()
        .flat_map(|f| PROCESSORS[2..].iter().map(move |p| (f, *p)))
        .collect();
    let step = if support::full() { 1 } else { 61 };
    let mut compared = 0;
    for (file, cpu) in pairs.into_iter().step_by(step) {
        let Some(source) = assembly(file, cpu) else {
            continue;
        };
        let object = support::ours(cpu, &source).expect("assembles");
        let (_, wave) = support::tool_target(cpu);
        let wave = format!("-{wave}");
        let theirs = support::run(OBJDUMP, &["-d", &wave, "-"], &object).expect("disassembles");
        let theirs = String::from_utf8(theirs).expect("UTF-8");
        let target = Some(support::target(cpu));
        let ours = asm::disassemble(&object, "<stdin>", target).expect("disassembles");
        // Descriptors, which `-d` does not show, come after the code here.
        let ours = ours
            .split("\nDisassembly of section .rodata")
            .next()
            .unwrap_or("");
        assert_eq!(
            ours.trim_end(),
            theirs.trim_end(),
            "{} {cpu}",
            file.display()
        );
        compared += 1;
    }
    println!("{compared} disassemblies are equal");
    assert!(compared > 0);
}

#[test]
fn descriptors_print_as_llvm_objdump_prints_them() {
    if !support::present(&[MC, OBJDUMP]) {
        return;
    }
    for cpu in [
        "gfx803", "gfx906", "gfx90a", "gfx942", "gfx1010", "gfx1030", "gfx1100", "gfx1150",
        "gfx1200",
    ] {
        let unified = Target::parse(cpu).is_ok_and(|t| t.processor.has(isa::Feature::AlignedVgprs));
        let accum = if unified {
            ".amdhsa_accum_offset 8\n.amdhsa_user_sgpr_kernarg_preload_length 2\n"
        } else {
            ""
        };
        let source = format!(
            ".globl k\nk: s_endpgm\n.rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 20\n\
             .amdhsa_next_free_sgpr 33\n.amdhsa_user_sgpr_kernarg_segment_ptr 1\n.amdhsa_float_denorm_mode_32 2\n\
             .amdhsa_exception_int_div_zero 1\n{accum}.end_amdhsa_kernel\n"
        );
        let object = support::ours(cpu, &source).expect("assembles");
        let theirs =
            support::run(OBJDUMP, &["-D", "-j", ".rodata", "-"], &object).expect("disassembles");
        let theirs = String::from_utf8(theirs).expect("UTF-8");
        let ours = asm::disassemble(&object, "<stdin>", None).expect("disassembles");
        let part = |text: &str| {
            let at = text
                .find("Disassembly of section .rodata")
                .expect("is there");
            text[at..].trim_end().to_string()
        };
        assert_eq!(part(&ours), part(&theirs), "{cpu}");
    }
}

/// Clang's IR of a kernel with debug information, for no processor.
fn with_debug_information(source: &Path, level: &str) -> Option<String> {
    let folder = format!("-I{}", source.parent()?.display());
    let file = source.to_string_lossy();
    let arguments = [
        "-g",
        "-x",
        "cl",
        "-cl-std=CL2.0",
        "--target=amdgcn-amd-amdhsa",
        "-mcpu=gfx906",
        "-nogpulib",
        "-w",
        &folder,
        level,
        "-S",
        "-emit-llvm",
        "-o",
        "-",
        &file,
    ];
    let text = support::run(CLANG, &arguments, &[]).expect("it compiled for the corpus");
    Some(without_processor(
        &String::from_utf8(text).expect("clang writes UTF-8"),
    ))
}

/// With `-g`: line tables, frames and all that describes the program are llvm-mc's, too.
#[test]
fn objects_with_debug_information_are_those_of_llvm_mc() {
    if !support::present(&[CLANG, LLC, MC]) {
        return;
    }
    let files = support::files(&support::repository("tests/kernels"), ".cl");
    let modules = files
        .iter()
        .flat_map(|f| ["-O0", "-O2"].map(|level| (f, level)));
    let step = if support::full() { 1 } else { SAMPLE };
    let processors = match support::full() {
        true => &PROCESSORS[..],
        false => &["gfx906", "gfx1100", "gfx1200/64"],
    };
    let (mut equal, mut different, mut refused) = (0, Vec::new(), 0);
    for (file, level) in modules.step_by(step) {
        let ir = with_debug_information(file, level).expect("in a folder");
        for cpu in processors {
            let Some(source) = assembly_of(&ir, cpu) else {
                refused += 1;
                continue;
            };
            match check(&source, cpu) {
                Ok(()) => equal += 1,
                Err(why) => different.push(format!("{} {level} {cpu}: {why}", file.display())),
            }
        }
    }
    println!(
        "with -g: {} files: {equal} equal, {} different; llc refuses {refused}",
        equal + different.len(),
        different.len()
    );
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert!(equal > 0);
}
