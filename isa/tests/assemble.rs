//! Every variant of every row comes back from its text: what is printed assembles to the same
//! bytes, on all processors. No outside tool is needed.

#[path = "oracle/variants.rs"]
mod variants;

use isa::asm::{NoSymbols, parse_instruction};
use isa::*;

/// Counts and mismatches of a processor.
#[derive(Default)]
struct Report {
    compared: usize,
    mismatches: Vec<String>,
}

fn check(inst: &Inst, target: &Target, report: &mut Report) {
    let mut bytes = Vec::new();
    if encode(inst, target, &mut bytes).is_err() || !is_canonical(inst, target) {
        return;
    }
    let text = inst.display(target).to_string();
    // Numbers without a name.
    if text.contains("invalid") {
        return;
    }
    let symbols = NoSymbols(target.processor.generation);
    report.compared += 1;
    match parse_instruction(&text, target, &symbols) {
        Ok(parsed) if parsed.bytes[..] == bytes[..] && parsed.fixups.is_empty() => {}
        Ok(parsed) => {
            report.mismatches.push(format!(
                "{text}: {:02x?} instead of {bytes:02x?}",
                &parsed.bytes[..]
            ));
        }
        Err(error) => report.mismatches.push(format!("{text}: {error}")),
    }
}

/// Some encodings have another's text: `llvm_mc.rs` says which.
fn is_canonical(inst: &Inst, target: &Target) -> bool {
    let generation = target.processor.generation;
    let first = inst.operands.first().copied().unwrap_or(Operand::Off);
    if let (Opcode::SWaitcnt, Operand::Imm(imm)) = (inst.opcode, first) {
        let imm = imm as u16;
        return Waitcnt::decode(imm, generation).encode(generation) == imm;
    }
    let nothing = inst.operands.is_empty() && matches!(inst.form, Form::E64 | Form::Sdwa);
    let offset = inst.mods.offset;
    let swizzle = inst.opcode == Opcode::DsSwizzleB32
        && match offset {
            0..0x8000 => offset & offset >> 5 & 0x1f != 0,
            _ => offset & 0x1fe0 != 0 && offset >= 0xe000,
        };
    !swizzle && !nothing
}

fn run(cpu: &str) {
    let target = target(cpu);
    let mut report = Report::default();
    for &opcode in Opcode::ALL {
        if !opcode.exists_on(target.processor) {
            continue;
        }
        let desc = opcode.desc();
        for form in variants::forms(desc, target.processor.generation) {
            for inst in variants::all(desc, form, &target) {
                check(&inst, &target, &mut report);
            }
        }
    }
    let (compared, mismatches) = (report.compared, report.mismatches.len());
    println!("assemble {cpu}: {compared} texts, {mismatches} mismatches");
    for line in report.mismatches.iter().step_by(1 + mismatches / 60) {
        println!("  {line}");
    }
    assert!(report.mismatches.is_empty(), "{cpu}: see above");
    assert!(compared > 10_000, "{cpu}: too few texts");
}

/// The target of a name: a processor, and after a slash what differs from its defaults.
fn target(name: &str) -> Target {
    let (cpu, part) = name.split_once('/').unwrap_or((name, ""));
    let target = Target::parse(cpu).expect("a processor's name");
    match part {
        "64" => target.with_wave(WaveSize::W64).expect("it has both sizes"),
        "real16" => target.with_true16(True16::Real),
        "fake16" => target.with_true16(True16::Fake),
        _ => target,
    }
}

macro_rules! processors {
    ($($name:ident $(= $spec:literal)?)*) => {
        $(#[test]
        fn $name() {
            run(name!($name $(= $spec)?));
        })*
    };
}

macro_rules! name {
    ($name:ident) => {
        stringify!($name)
    };
    ($name:ident = $spec:literal) => {
        $spec
    };
}

processors! { gfx600 gfx700 gfx803 gfx810 gfx900 gfx904 gfx906 gfx908 gfx90a gfx942 gfx950 }

processors! {
    gfx1010 gfx1030 gfx1030_64 = "gfx1030/64" gfx1100 gfx1100_64 = "gfx1100/64"
    gfx1100_fake = "gfx1100/fake16" gfx1150
    gfx1200 gfx1200_64 = "gfx1200/64" gfx1200_real = "gfx1200/real16"
}
