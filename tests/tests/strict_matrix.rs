//! Strict mode on llc's code with matrix instructions and dot products: it is right, and what of
//! its wait states is taken away is reported.

#[path = "support/mutants.rs"]
mod mutants;

use amdgpuc::isa::{Inst, Opcode};
use amdgpuc_tests::llc;
use emu::{CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError, Mode, Violation};
use mutants::{Change, Mutant, around, mutants};
use std::path::Path;

/// A launch of the kernel with 64 work-items; gives what it wrote.
fn run(code: &[u8], mode: Mode) -> Result<Vec<u8>, LaunchError> {
    let object = CodeObject::load(code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let input: Vec<u8> = (0..64u32)
        .flat_map(|i| (1.0 + i as f32 / 64.0).to_bits().to_le_bytes())
        .collect();
    let input = device.alloc_with(&input).expect("room");
    let output = device.alloc(8192).expect("room");
    let args: [KernelArg; 2] = [input.into(), output.into()];
    let config = LaunchConfig::linear(64, 64).with_mode(mode);
    device.launch(module, "matrix", config, &args)?;
    let output = device.read_buffer(output);
    Ok(output.expect("the buffer"))
}

/// Mutants made, reported, and without an effect that strict mode could see.
#[derive(Default, Debug, PartialEq)]
struct Sum {
    made: usize,
    reported: usize,
    /// Wait states that llc puts between two `v_accvgpr_write_b32` of gfx908, to one register or to
    /// parts of a tuple. The CDNA1 manual asks for none: neither uses what the other does, and what
    /// others do before is checked with the wait states gone.
    cautious: usize,
    survived: Vec<String>,
}

/// Whether wait states stand between two `v_accvgpr_write_b32`, the first at most three
/// instructions back.
fn between_writes(code: &[u8], mutant: &Mutant) -> bool {
    let (before, after) = around(code, mutant);
    let is_write = |i: &Inst| i.opcode == Opcode::VAccvgprWriteB32;
    after.first().is_some_and(is_write) && before.iter().rev().take(3).any(is_write)
}

fn try_file(name: &str, processor: &str, level: &str) -> Option<Sum> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/matrix");
    let path = path.join(name).with_extension("ll");
    let code = llc::code_object_at(&path, processor, level).expect("llc compiles it");
    let code = code.done()?;
    let strict = run(&code, Mode::Strict).unwrap_or_else(|e| panic!("{name} {processor}: {e}"));
    assert!(strict.iter().any(|b| *b != 0), "{name} computes something");
    assert_eq!(Ok(strict), run(&code, Mode::Plain), "{name} {processor}");
    let mut sum = Sum::default();
    for mutant in mutants(&code) {
        if !matches!(mutant.change, Change::NopGone | Change::NopShorter) {
            continue;
        }
        sum.made += 1;
        match run(&mutant.bytes, Mode::Strict) {
            Err(LaunchError::Fault(fault)) => match fault.kind {
                FaultKind::Strict(Violation::Hazard { .. }) => sum.reported += 1,
                other => panic!("{name} {processor} at {:#x}: {other}", mutant.address),
            },
            Err(other) => panic!("{name} {processor} at {:#x}: {other}", mutant.address),
            Ok(_) if between_writes(&code, &mutant) => sum.cautious += 1,
            Ok(_) => {
                let what = format!("{:?} at {:#x}", mutant.change, mutant.address);
                sum.survived.push(what);
            }
        }
    }
    println!("{name} {processor} {level}: {sum:?}");
    Some(sum)
}

/// All mutants are reported or explained, and there are so many at least.
fn all_reported(name: &str, processor: &str, least: usize) {
    for level in ["-O2", "-O0"] {
        if let Some(sum) = try_file(name, processor, level) {
            assert_eq!(sum.survived, Vec::<String>::new(), "{name} {processor}");
            assert!(sum.made >= least, "{name} {processor}: {sum:?}");
        }
    }
}

#[test]
fn gfx908_single() {
    all_reported("single", "gfx908", 4);
}

#[test]
fn gfx90a_single() {
    all_reported("single", "gfx90a", 4);
}

#[test]
fn gfx90a_double() {
    all_reported("double", "gfx90a", 4);
}

#[test]
fn gfx90a_dot() {
    all_reported("dot", "gfx90a", 2);
}

#[test]
fn gfx908_dot() {
    all_reported("dot", "gfx908", 0);
}
