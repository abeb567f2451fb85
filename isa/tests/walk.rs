//! Every opcode number of every encoding with random fields, through llvm-mc's disassembler and the
//! decoder: the same encodings are instructions for both, with the same text.
//!
//! llvm-mc's disassembler overlooks many bits that must be zero, so that its text may stand for
//! other bytes: such an encoding counts as llvm-mc's only if the assembler gives the same bytes
//! back. Where it gives others, these are compared instead. Every remaining difference is a row of
//! `ERRATA.md`.

mod oracle;

use isa::*;
use oracle::encoding::{self, Theirs, Verdict, ask};
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
    /// Opcodes that are only llvm-mc's in some encoding, with their mnemonic.
    refused: BTreeMap<Place, String>,
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
    let mut theirs = ask(cpu, list.iter().map(|s| &s.bytes[..]));
    let others: Vec<Sample> = list
        .iter()
        .zip(&theirs)
        .filter_map(|(sample, theirs)| {
            let bytes = theirs.again.clone()?;
            let place = sample.place;
            (bytes != sample.bytes).then_some(Sample { place, bytes })
        })
        .collect();
    theirs.extend(ask(cpu, others.iter().map(|s| &s.bytes[..])));
    list.extend(others);
    let mut outcome = Outcome::default();
    let errata = Errata::read(cpu);
    for (sample, theirs) in list.iter().zip(&theirs) {
        compare(&target, sample, theirs, &errata, &mut outcome);
    }
    if is_full() {
        errata.print_examples();
    }
    report(cpu, &target, &outcome);
}

fn compare(
    target: &Target,
    sample: &Sample,
    theirs: &Theirs,
    errata: &Errata,
    outcome: &mut Outcome,
) {
    let bytes = &sample.bytes;
    let ours = encoding::ours(target, bytes);
    if ours.is_ok() {
        outcome.ours.insert(sample.place);
    }
    let same = theirs.again.as_ref() == Some(bytes);
    if same || (theirs.text.is_some() && ours.is_ok()) {
        outcome.theirs.insert(sample.place);
    }
    let mut finding = match encoding::verdict(bytes, &ours, theirs) {
        Verdict::None => return,
        Verdict::Loose => {
            outcome.loose += 1;
            return;
        }
        Verdict::Same => {
            outcome.compared += 1;
            return;
        }
        Verdict::Differs(finding) => finding,
    };
    outcome.compared += 1;
    let message = format!(
        "{:?} {bytes:02x?} {}: ours {ours:?}, llvm-mc {:?} {:02x?}",
        finding.kind, finding.text, theirs.text, theirs.again
    );
    let place = (finding.kind, base(&finding.text));
    let mut meant = errata.explains(&finding, Some(bytes));
    if finding.kind == Kind::Text {
        finding.kind = Kind::Literal;
        meant |= errata.explains(&finding, Some(bytes));
    }
    if ours.is_err() {
        outcome.refused.insert(sample.place, place.1.clone());
    }
    if !meant {
        outcome.mismatches.insert(place, message);
    }
}

fn report(cpu: &str, target: &Target, outcome: &Outcome) {
    let tables = Opcode::ALL
        .iter()
        .filter(|o| o.exists_on(target.processor))
        .count();
    let only = outcome.theirs.difference(&outcome.ours);
    let name = |place: &Place| format!("{} {} {}", place.0, place.2, outcome.refused[place]);
    let names: Vec<String> = only.map(name).collect();
    println!(
        "walk {cpu}: {} opcodes of encodings in llvm-mc, {} in ours ({tables} rows; errata: \
         {names:?}), {} encodings compared, {} of no text of their own, {} mismatches",
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
