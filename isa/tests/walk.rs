//! Every opcode number of every encoding with random fields, through llvm-mc's disassembler and the
//! decoder: the same encodings are instructions for both, with the same text.
//!
//! llvm-mc's disassembler overlooks many bits that must be zero, so that its text may stand for
//! other bytes: such an encoding counts as llvm-mc's only if the assembler gives the same bytes
//! back. Where it gives others, these are compared instead. Every remaining difference is a row of
//! `ERRATA.md`.

mod oracle;

use isa::*;
use oracle::errata::{Errata, Kind};
use oracle::random::{Random, is_full};
use oracle::space::{self, Place, Sample};
use std::collections::{BTreeMap, BTreeSet};

/// What was found.
#[derive(Default)]
struct Outcome {
    compared: usize,
    /// Texts that no assembler takes, or that stand for other bytes.
    loose: usize,
    mismatches: BTreeMap<(Kind, String), String>,
    ours: BTreeSet<Place>,
    theirs: BTreeSet<Place>,
}

fn base(text: &str) -> String {
    let word = text.split_whitespace().next().unwrap_or("");
    let suffixes = ["_e64_dpp", "_e32", "_e64", "_sdwa", "_dpp"];
    suffixes
        .iter()
        .find_map(|s| word.strip_suffix(s))
        .unwrap_or(word)
        .to_string()
}

/// What llvm-mc says about an encoding.
struct Theirs {
    text: Option<String>,
    /// What its assembler makes of the text.
    again: Option<Vec<u8>>,
}

fn ask(cpu: &str, list: &[Sample]) -> Vec<Theirs> {
    let bytes: Vec<Vec<u8>> = list.iter().map(|s| s.bytes.clone()).collect();
    let texts = oracle::disassemble(cpu, &bytes);
    let lines: Vec<String> = texts.iter().flatten().cloned().collect();
    let mut again = oracle::assemble(cpu, &lines).into_iter();
    let mut next = || again.next().expect("one result for each line").ok();
    texts
        .into_iter()
        .map(|text| Theirs {
            again: text.as_ref().and_then(|_| next()),
            text,
        })
        .collect()
}

fn walk(cpu: &str) {
    if !oracle::is_present() {
        return;
    }
    let target = oracle::target(cpu);
    let each = if is_full() { 120 } else { 3 };
    let mut list = space::samples(
        &mut Random::new(0x9e37_79b9_7f4a_7c15),
        each,
        target.processor.generation,
    );
    let mut theirs = ask(cpu, &list);
    let others: Vec<Sample> = list
        .iter()
        .zip(&theirs)
        .filter_map(|(sample, theirs)| {
            let bytes = theirs.again.clone()?;
            let place = sample.place;
            (bytes != sample.bytes).then_some(Sample { place, bytes })
        })
        .collect();
    theirs.extend(ask(cpu, &others));
    list.extend(others);
    let mut outcome = Outcome::default();
    let errata = Errata::read(cpu);
    for (sample, theirs) in list.iter().zip(&theirs) {
        compare(&target, sample, theirs, &errata, &mut outcome);
    }
    report(cpu, &target, &outcome);
    if is_full() {
        errata.assert_used(&[Kind::OursOnly, Kind::LlvmOnly, Kind::Text]);
    }
}

/// Our text, if the bytes are an instruction that encodes to the same bytes.
fn ours(target: &Target, bytes: &[u8]) -> Result<String, String> {
    let (inst, size) = decode(bytes, target).map_err(|e| e.to_string())?;
    if size != bytes.len() {
        return Err(format!("{size} bytes"));
    }
    let mut again = Vec::new();
    encode(&inst, target, &mut again).map_err(|e| format!("decodes but does not encode: {e}"))?;
    let text = inst.display(target).to_string();
    if again != bytes {
        return Err(format!("'{text}' encodes to {again:02x?}"));
    }
    Ok(text)
}

fn compare(
    target: &Target,
    sample: &Sample,
    theirs: &Theirs,
    errata: &Errata,
    outcome: &mut Outcome,
) {
    let bytes = &sample.bytes;
    let ours = ours(target, bytes);
    let same = theirs.again.as_ref() == Some(bytes);
    if ours.is_ok() {
        outcome.ours.insert(sample.place);
    }
    if same || (theirs.text.is_some() && ours.is_ok()) {
        outcome.theirs.insert(sample.place);
    }
    let (kind, text, message) = match (&theirs.text, &ours) {
        (Some(text), Err(error)) if same => (Kind::LlvmOnly, text, error.clone()),
        (Some(_), Err(_)) => {
            outcome.loose += 1;
            return;
        }
        (None, Err(_)) => return,
        (None, Ok(text)) => (
            Kind::OursOnly,
            text,
            "llvm-mc has no instruction".to_string(),
        ),
        (Some(text), Ok(ours)) if same && text == ours => {
            outcome.compared += 1;
            return;
        }
        (Some(text), Ok(ours)) => (
            Kind::Text,
            ours,
            format!("llvm-mc '{text}' {:02x?}", theirs.again),
        ),
    };
    outcome.compared += 1;
    let other = theirs.text.as_deref().unwrap_or("");
    let literal = kind == Kind::Text && errata.covers(Kind::Literal, text, other);
    if !literal && !errata.covers(kind, text, other) {
        let message = format!("{kind:?} {bytes:02x?} {text}: {message}");
        outcome.mismatches.insert((kind, base(text)), message);
    }
}

fn report(cpu: &str, target: &Target, outcome: &Outcome) {
    let tables = Opcode::ALL
        .iter()
        .filter(|o| o.exists_on(target.processor))
        .count();
    println!(
        "walk {cpu}: {} opcodes of encodings in llvm-mc, {} in ours ({tables} rows), {} encodings \
         compared, {} of no text of their own, {} mismatches",
        outcome.theirs.len(),
        outcome.ours.len(),
        outcome.compared,
        outcome.loose,
        outcome.mismatches.len(),
    );
    for message in outcome.mismatches.values() {
        println!("  {message}");
    }
    assert!(outcome.mismatches.is_empty(), "{cpu}: see above");
}

macro_rules! processors {
    ($($name:ident $(= $spec:literal)?)*) => {
        $(#[test]
        fn $name() {
            walk(name!($name $(= $spec)?));
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

processors! { gfx803 gfx900 gfx906 gfx908 gfx90a gfx942 gfx950 }

processors! {
    gfx9_generic = "gfx9-generic" gfx9_4_generic = "gfx9-4-generic"
    gfx10_1_generic = "gfx10-1-generic" gfx10_3_generic = "gfx10-3-generic"
    gfx11_generic = "gfx11-generic" gfx12_generic = "gfx12-generic"
}

processors! {
    gfx1010 gfx1010_64 = "gfx1010/64" gfx1030 gfx1030_64 = "gfx1030/64"
    gfx1100 gfx1100_64 = "gfx1100/64" gfx1100_fake = "gfx1100/fake16"
    gfx1150 gfx1150_64 = "gfx1150/64" gfx1150_fake = "gfx1150/fake16"
    gfx1200 gfx1200_64 = "gfx1200/64" gfx1200_real = "gfx1200/real16"
}
