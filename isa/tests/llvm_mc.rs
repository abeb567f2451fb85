//! Every row and form against llvm-mc: our text assembles to our bytes, our bytes disassemble to
//! our text, and decoding gives the instruction back.

mod oracle;

use isa::*;
use oracle::errata::{Errata, Finding, Kind};
use oracle::random::{Random, is_full};
use oracle::{instances, variants};
use std::collections::BTreeSet;

struct Case {
    inst: Inst,
    text: String,
    bytes: Vec<u8>,
}

/// All encodable variants of all rows of a processor.
fn cases(target: &Target, report: &mut Report) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut random = Random::new(0x2545_f491_4f6c_dd1d);
    // One row in eight has random instances every day.
    let each = |index: usize| match (is_full(), index % 8) {
        (true, _) => 3,
        (_, 0) => 1,
        _ => 0,
    };
    for (index, &opcode) in Opcode::ALL.iter().enumerate() {
        if !opcode.exists_on(target.processor) || !is_named(opcode.desc(), target) {
            continue;
        }
        report.opcodes += 1;
        let desc = opcode.desc();
        for form in variants::forms(desc, target.processor.generation) {
            report.forms += 1;
            let before = cases.len();
            let mut seen = BTreeSet::new();
            let mut variants = variants::all(desc, form, target);
            variants.extend(instances::all(desc, form, target, &mut random, each(index)));
            for inst in variants {
                let mut bytes = Vec::new();
                if encode(&inst, target, &mut bytes).is_err() {
                    continue;
                }
                let text = inst.display(target).to_string();
                let new = target.processor.generation >= Generation::Gfx10;
                let signed = new && has_signed_literal(&text);
                if !signed
                    && is_canonical(&inst, target)
                    && seen.insert((text.clone(), bytes.clone()))
                {
                    cases.push(Case { inst, text, bytes });
                }
            }
            let nothing = desc.operands.is_empty();
            if cases.len() == before && !nothing {
                let plain = variants::plain(desc, form, target);
                let error = encode(&plain, target, &mut Vec::new());
                report.fail(format!(
                    "{} {form:?}: no variant encodes: {error:?}",
                    desc.mnemonic
                ));
            }
        }
    }
    cases
}

/// Pairs are of waves with 32 lanes; some instructions are of named halves only.
fn is_named(desc: &InstDesc, target: &Target) -> bool {
    let pair = desc.family == Family::Vopd && target.wave == WaveSize::W64;
    let half = desc.flags.contains(InstFlags::TRUE16_ONLY) && target.true16 == True16::Fake;
    !pair && !half
}

/// llvm-mc drops `lit` between bars, and takes no signed literals of doubles.
fn has_signed_literal(text: &str) -> bool {
    let double = text.contains("f64") && (text.contains("neg(0x") || text.contains("|0x"));
    text.contains("|lit(") || double
}

/// Some encodings have the same text as another, which is the one that is assembled: the longer
/// forms of what has no operands, swizzles with bits that do not matter, and gfx90a's `buffer_wbl2`
/// with the bits that only llc sets.
fn is_canonical(inst: &Inst, target: &Target) -> bool {
    let generation = target.processor.generation;
    if let (Opcode::SWaitcnt, Operand::Imm(imm)) = (
        inst.opcode,
        inst.operands.first().copied().unwrap_or(Operand::Off),
    ) {
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
    let scope = inst.opcode == Opcode::BufferWbl2
        && generation == isa::Generation::Gfx90a
        && !inst.mods.flags.is_empty();
    !swizzle && !nothing && !scope
}

#[derive(Default)]
struct Report {
    opcodes: usize,
    forms: usize,
    cases: usize,
    mismatches: Vec<String>,
}

impl Report {
    fn fail(&mut self, message: String) {
        self.mismatches.push(message);
    }

    fn finish(self, what: &str, cpu: &str) {
        println!(
            "{what} {cpu}: {} opcodes, {} forms, {} instructions compared, {} mismatches",
            self.opcodes,
            self.forms,
            self.cases,
            self.mismatches.len()
        );
        let limit = std::env::var("ISA_SHOW")
            .ok()
            .and_then(|n| n.parse().ok())
            .unwrap_or(40);
        // One for each instruction first: a mistake in a row shows in many variants.
        let word = |m: &String| {
            m.trim_start_matches('\'')
                .split([' ', '\'', ':'])
                .next()
                .map(str::to_string)
        };
        let mut seen = BTreeSet::new();
        let (first, more): (Vec<_>, Vec<_>) =
            self.mismatches.iter().partition(|m| seen.insert(word(m)));
        for message in first.into_iter().chain(more).take(limit) {
            println!("  {message}");
        }
        assert!(self.mismatches.is_empty(), "{what} {cpu}: see above");
    }
}

impl Case {
    /// Whether a difference of this case is an erratum.
    fn is_meant(&self, errata: &Errata, kind: Kind, other: &str) -> bool {
        errata.explains(&Finding::new(kind, &self.text, other), Some(&self.bytes))
    }
}

fn check_assembly(cpu: &str, cases: &[Case], errata: &Errata, report: &mut Report) {
    let lines: Vec<String> = cases.iter().map(|c| c.text.clone()).collect();
    for (case, result) in cases.iter().zip(oracle::assemble(cpu, &lines)) {
        match result {
            Ok(bytes) if bytes == case.bytes => {}
            _ if case.is_meant(errata, Kind::OursOnly, "") => {}
            Ok(bytes) => report.fail(format!(
                "{}: ours {:02x?}, llvm-mc {bytes:02x?}",
                case.text, case.bytes
            )),
            Err(_) if case.is_meant(errata, Kind::Refused, "") => {}
            Err(message) => report.fail(format!("{}: not accepted: {message}", case.text)),
        }
    }
}

fn check_disassembly(cpu: &str, cases: &[Case], errata: &Errata, report: &mut Report) {
    let encodings: Vec<Vec<u8>> = cases.iter().map(|c| c.bytes.clone()).collect();
    for (case, text) in cases.iter().zip(oracle::disassemble(cpu, &encodings)) {
        match text {
            Some(text) if text == case.text => {}
            Some(text) if case.is_meant(errata, Kind::Text, &text) => {}
            Some(text) if case.is_meant(errata, Kind::Literal, &text) => {}
            Some(text) => report.fail(format!(
                "{:02x?}: ours '{}', llvm-mc '{text}'",
                case.bytes, case.text
            )),
            None if case.is_meant(errata, Kind::OursOnly, "") => {}
            None => report.fail(format!(
                "{:02x?}: ours '{}', llvm-mc none",
                case.bytes, case.text
            )),
        }
    }
}

fn check_decoding(target: &Target, cases: &[Case], report: &mut Report) {
    for case in cases {
        match decode(&case.bytes, target) {
            Ok((inst, size)) if inst == case.inst && size == case.bytes.len() => {}
            Ok((inst, _)) => {
                let mut again = Vec::new();
                let same_bytes = encode(&inst, target, &mut again).is_ok() && again == case.bytes;
                let text = inst.display(target).to_string();
                if !(same_bytes && text == case.text) {
                    report.fail(format!(
                        "'{}' decodes to '{text}' {inst:?}, was {:?}",
                        case.text, case.inst
                    ));
                }
            }
            Err(error) => report.fail(format!("'{}' does not decode: {error}", case.text)),
        }
    }
}

fn compare(cpu: &str) {
    if !oracle::is_present() {
        return;
    }
    let target = oracle::target(cpu);
    let mut report = Report::default();
    let cases = cases(&target, &mut report);
    report.cases = cases.len();
    check_decoding(&target, &cases, &mut report);
    let errata = Errata::read(cpu);
    check_assembly(cpu, &cases, &errata, &mut report);
    // llvm-mc has no disassembler for GFX6 and GFX7.
    if target.processor.generation >= Generation::Gfx8 {
        check_disassembly(cpu, &cases, &errata, &mut report);
    }
    if is_full() {
        errata.print_examples();
    }
    report.finish("rows", cpu);
}

macro_rules! processors {
    ($($name:ident $(= $spec:literal)?)*) => {
        $(#[test]
        fn $name() {
            compare(name!($name $(= $spec)?));
        })*
    };
}

/// The name of the tests' target: that of the test unless given.
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
    gfx9_generic = "gfx9-generic" gfx9_4_generic = "gfx9-4-generic"
    gfx10_1_generic = "gfx10-1-generic" gfx10_3_generic = "gfx10-3-generic"
    gfx11_generic = "gfx11-generic" gfx12_generic = "gfx12-generic"
}

processors! {
    gfx1010 gfx1010_64 = "gfx1010/64" gfx1012 gfx1030 gfx1030_64 = "gfx1030/64"
    gfx1100 gfx1100_64 = "gfx1100/64" gfx1100_fake = "gfx1100/fake16"
    gfx1150 gfx1150_64 = "gfx1150/64" gfx1150_fake = "gfx1150/fake16"
    gfx1200 gfx1200_64 = "gfx1200/64" gfx1200_real = "gfx1200/real16"
}
