//! Every row of `ERRATA.md` about encodings is shown by one of each of its processors: a row that
//! explains nothing (any more) fails, and so does a line of `errata.txt` that shows nothing.
//!
//! A line of `errata.txt` has a target, kind and pattern of a row, and bytes. The long runs of the
//! tests `walk` and `llvm_mc` print such lines (`shown …`).

mod oracle;

use oracle::encoding::{self, Theirs, Verdict};
use oracle::errata::{Errata, Finding, Kind};
use std::collections::{BTreeMap, BTreeSet};

/// A line of the file.
struct Example {
    kind: Kind,
    label: &'static str,
    bytes: Vec<u8>,
}

/// The examples by their target.
fn examples() -> BTreeMap<&'static str, Vec<Example>> {
    let mut examples = BTreeMap::new();
    for line in include_str!("errata.txt").lines() {
        let (row, bytes) = line.rsplit_once(": ").expect("a row and bytes");
        let (target, row) = row.split_once(' ').expect("a target and a row");
        let (kind, label) = row.split_once(' ').expect("a kind and a pattern");
        let byte = |b| u8::from_str_radix(b, 16).expect("a byte");
        let example = Example {
            kind: Kind::of(kind),
            label,
            bytes: bytes.split(' ').map(byte).collect(),
        };
        examples
            .entry(target)
            .or_insert_with(Vec::new)
            .push(example);
    }
    examples
}

/// All that differs about an encoding: its two texts, and what llvm-mc's assembler makes of ours.
fn findings(
    bytes: &[u8],
    ours: &Result<String, String>,
    theirs: &Theirs,
    assembled: Option<Result<Vec<u8>, String>>,
) -> Vec<Finding> {
    let mut list = Vec::new();
    if let Verdict::Differs(finding) = encoding::verdict(bytes, ours, theirs) {
        if finding.kind == Kind::Text {
            list.push(Finding::new(Kind::Literal, &finding.text, &finding.other));
        }
        list.push(finding);
    }
    match (ours, assembled) {
        (Ok(text), Some(Err(_))) => list.push(Finding::new(Kind::Refused, text, "")),
        (Ok(text), Some(Ok(other))) if other != bytes => {
            list.push(Finding::new(Kind::OursOnly, text, ""));
        }
        _ => {}
    }
    list
}

/// The differences of each example of a target.
fn all_findings(cpu: &str, examples: &[Example]) -> Vec<Vec<Finding>> {
    let target = oracle::target(cpu);
    let theirs = encoding::ask(cpu, examples.iter().map(|e| &e.bytes[..]));
    let ours: Vec<_> = examples
        .iter()
        .map(|e| encoding::ours(&target, &e.bytes))
        .collect();
    let lines: Vec<String> = ours.iter().flatten().cloned().collect();
    let mut assembled = oracle::assemble(cpu, &lines).into_iter();
    let compare = |((example, ours), theirs): ((&Example, &Result<String, String>), &Theirs)| {
        let assembled = ours.as_ref().ok().and_then(|_| assembled.next());
        findings(&example.bytes, ours, theirs, assembled)
    };
    examples
        .iter()
        .zip(&ours)
        .zip(&theirs)
        .map(compare)
        .collect()
}

#[test]
fn every_row_is_shown_by_every_processor() {
    if !oracle::is_present() {
        return;
    }
    let mut wrong = Vec::new();
    let mut shown = BTreeSet::new();
    for (cpu, examples) in examples() {
        let errata = Errata::read(cpu);
        for (example, findings) in examples.iter().zip(all_findings(cpu, &examples)) {
            let (kind, label) = (example.kind, example.label);
            match errata.shown(kind, label, &findings) {
                Some(of) => drop(shown.insert((of, kind, label))),
                None => wrong.push(format!("{cpu} {kind:?} {label}: {:02x?}", example.bytes)),
            }
        }
    }
    let mut rows = 0;
    for cpu in oracle::errata::processors() {
        let errata = Errata::read(cpu);
        let encodings = |kind| !matches!(kind, Kind::Strict | Kind::Mnemonic);
        for (kind, label) in errata.own_rows().filter(|row| encodings(row.0)) {
            rows += 1;
            if !shown.contains(&(cpu.to_string(), kind, label)) {
                wrong.push(format!("{cpu} {kind:?} {label}: no encoding"));
            }
        }
    }
    println!("errata: {rows} rows of processors, {} shown", shown.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
