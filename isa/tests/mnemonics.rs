//! The mnemonics of every processor against those that llvm-mc's assembler knows for it.
//!
//! llvm-mc has no disassembler for GFX6 and GFX7; its assembler tells an instruction that the
//! processor lacks from one with wrong operands, though. All its mnemonics are in its library as
//! strings with their length before them, which is where this looks for them.

mod oracle;

use isa::*;
use oracle::errata::{Errata, Kind};
use std::collections::BTreeSet;
use std::process::Command;

/// The beginnings of all mnemonics of GFX6 to GFX9.
const PREFIXES: [&str; 12] = [
    "s_", "v_", "ds_", "buffer_", "tbuffer_", "image_", "flat_", "global_", "scratch_", "exp",
    "lds_", "exp_",
];

/// The file that holds the tool's tables: a shared library, or the tool itself.
fn library() -> Option<Vec<u8>> {
    let which = Command::new("sh")
        .args(["-c", "command -v llvm-mc-22"])
        .output()
        .ok()?;
    let tool = String::from_utf8(which.stdout).ok()?;
    let needed = Command::new("ldd").arg(tool.trim()).output().ok()?;
    let needed = String::from_utf8(needed.stdout).ok()?;
    let line = needed.lines().find(|line| line.contains("libLLVM"));
    let path = line.and_then(|line| line.split("=> ").nth(1)?.split(' ').next());
    std::fs::read(path.unwrap_or(tool.trim())).ok()
}

/// Everything in the library that could be a mnemonic.
fn candidates(library: &[u8]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, &length) in library.iter().enumerate() {
        if !(3..=64).contains(&length) {
            continue;
        }
        let Some(name) = library.get(at + 1..at + 1 + usize::from(length)) else {
            continue;
        };
        let plain = |c: &u8| c.is_ascii_lowercase() || c.is_ascii_digit() || *c == b'_';
        let first = PREFIXES
            .iter()
            .any(|prefix| name.starts_with(prefix.as_bytes()));
        if first && name.iter().all(plain) {
            names.insert(String::from_utf8_lossy(name).into_owned());
        }
    }
    names
}

/// The mnemonics of our rows on a processor, without suffixes of forms, and whether there are SDWA
/// and DPP forms.
fn ours(target: &Target) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let generation = target.processor.generation;
    for opcode in Opcode::ALL.iter().filter(|o| o.exists_on(target.processor)) {
        let desc = opcode.desc();
        let half = desc.flags.contains(InstFlags::TRUE16_ONLY);
        if half && target.true16 == True16::Fake && generation >= Generation::Gfx12 {
            continue;
        }
        let name = desc.mnemonic_on(generation);
        // A pair is asked for by its first name.
        names.insert(name.split("::").next().unwrap_or(name).to_string());
        let aliases = desc
            .others
            .aliases
            .iter()
            .filter(|(gens, _)| gens.contains(generation));
        let aliases = aliases.filter(|_| generation >= Generation::Gfx11);
        for name in aliases.map(|(_, name)| *name).chain([name]) {
            names.insert(name.split("::").next().unwrap_or(name).to_string());
            for (form, suffix) in [(Forms::SDWA, "_sdwa"), (Forms::DPP, "_dpp")] {
                if desc.forms_on(generation).contains(form) {
                    names.insert(format!("{name}{suffix}"));
                }
            }
        }
    }
    names
}

/// Which of the names the assembler knows on a processor.
fn known(cpu: &str, names: &[String]) -> BTreeSet<String> {
    let results = oracle::diagnose(cpu, names);
    let unknown = ["invalid instruction", "not supported"];
    let pairs = names.iter().zip(results).filter(|(_, message)| {
        let message = message.as_deref().unwrap_or("");
        !unknown.iter().any(|part| message.contains(part))
    });
    pairs.map(|(name, _)| name.clone()).collect()
}

fn strip(name: &str) -> &str {
    let forms = ["_e32", "_e64"];
    forms
        .iter()
        .find_map(|suffix| name.strip_suffix(suffix))
        .unwrap_or(name)
}

/// With another name for an instruction come other names for its forms, which it need not have.
fn is_erratum(errata: &Errata, name: &str) -> bool {
    let mut suffixes = ["", "_sdwa", "_dpp"].iter();
    suffixes.any(|suffix| {
        let base = name.strip_suffix(suffix);
        base.is_some_and(|base| errata.covers(Kind::Mnemonic, base, ""))
    })
}

#[test]
fn every_processor_has_the_mnemonics_of_llvm_mc() {
    if !oracle::is_present() {
        return;
    }
    let library = library().expect("the tool runs, so that its library is there");
    let pool = candidates(&library);
    let pool: BTreeSet<&str> = pool.iter().map(|name| strip(name)).collect();
    let mut names: BTreeSet<String> = pool.iter().map(|name| name.to_string()).collect();
    for name in pool.iter().filter(|name| name.starts_with("v_")) {
        names.extend(["_sdwa", "_dpp"].map(|suffix| format!("{name}{suffix}")));
    }
    let mut failed = false;
    for cpu in [
        "gfx600", "gfx700", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx1010",
        "gfx1012", "gfx1030", "gfx1100", "gfx1150", "gfx1200",
    ] {
        let target = oracle::target(cpu);
        let ours = ours(&target);
        let all: Vec<String> = names.union(&ours).cloned().collect();
        let theirs = known(cpu, &all);
        let errata = Errata::read(cpu);
        let more: Vec<_> = theirs
            .difference(&ours)
            .filter(|name| !is_erratum(&errata, name))
            .collect();
        let fewer: Vec<_> = ours.difference(&theirs).collect();
        println!(
            "mnemonics {cpu}: {} of {} candidates in llvm-mc, {} in ours; only llvm-mc's: {more:?}; \
             only ours: {fewer:?}",
            theirs.len(),
            all.len(),
            ours.len(),
        );
        errata.assert_used(&[Kind::Mnemonic]);
        failed |= !more.is_empty() || !fewer.is_empty();
    }
    assert!(!failed, "see above");
}
