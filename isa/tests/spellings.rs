//! Spellings that no printer produces, against llvm-mc: the same bytes, or both refuse.
//!
//! `spellings.txt` has one statement a line; each is tried on all processors of [`PROCESSORS`].
//! Where the two differ on purpose stands in `DEVIATIONS`, with the reason.

mod oracle;

use isa::Target;
use isa::asm::{NoSymbols, parse_instruction};
use std::collections::BTreeSet;

const PROCESSORS: [&str; 8] = [
    "gfx600", "gfx700", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942",
];

/// Ours of a line, with zeros where symbols are waited for.
fn ours(line: &str, target: &Target) -> Result<Vec<u8>, String> {
    let symbols = NoSymbols(target.processor.generation);
    match parse_instruction(line, target, &symbols) {
        Ok(parsed) => Ok(parsed.bytes.to_vec()),
        Err(error) => Err(error.to_string()),
    }
}

/// Compares lines on a processor; gives what differs.
fn differences(cpu: &str, lines: &[String]) -> Vec<(String, String)> {
    let target = Target::parse(cpu).expect("a processor's name");
    let theirs = oracle::assemble(cpu, lines);
    let mut list = Vec::new();
    for (line, theirs) in lines.iter().zip(theirs) {
        let ours = ours(line, &target);
        let same = match (&ours, &theirs) {
            (Ok(a), Ok(b)) => a == b,
            (Err(_), Err(_)) => true,
            _ => false,
        };
        if !same {
            list.push((
                line.clone(),
                format!("{cpu}: {line}\n      ours {ours:02x?}\n  llvm-mc {theirs:02x?}"),
            ));
        }
    }
    list
}

#[test]
fn spellings_agree() {
    if !oracle::is_present() {
        return;
    }
    let lines: Vec<String> = include_str!("spellings.txt")
        .lines()
        .map(str::to_string)
        .collect();
    assert!(lines.len() > 400, "several hundred spellings");
    let mut failures = Vec::new();
    let mut seen = BTreeSet::new();
    for cpu in PROCESSORS {
        for (line, message) in differences(cpu, &lines) {
            if DEVIATIONS.iter().any(|(text, _)| *text == line) {
                seen.insert(line);
            } else {
                failures.push(message);
            }
        }
    }
    println!(
        "spellings: {} lines on {} processors, {} differ",
        lines.len(),
        PROCESSORS.len(),
        failures.len()
    );
    for failure in &failures {
        println!("{failure}");
    }
    assert!(failures.is_empty());
    for (text, _) in DEVIATIONS {
        assert!(seen.contains(*text), "no deviation any more: {text}");
    }
}

/// Where llvm-mc drops what was written, or gives bytes that mean something else.
const DEVIATIONS: &[(&str, &str)] = &[
    (
        "v_add_f32_e64 v0, lit(1), v2",
        "llvm-mc writes a literal's code without the literal",
    ),
    (
        "v_add_u16 v0, 1.5, v1",
        "llvm-mc writes single precision into a 16-bit literal",
    ),
    ("s_nop 0x10000", "llvm-mc drops the high bits"),
    ("s_atc_probe 0x80, s[2:3], 4", "llvm-mc drops the high bits"),
    (
        "buffer_load_dword v0, off, s[0:3], s4 offset:4096",
        "llvm-mc drops the high bits",
    ),
    (
        "image_load v0, v4, s[0:7] dmask:16",
        "llvm-mc drops the high bits",
    ),
    (
        "v_mov_b32_dpp v0, v1 row_shl:1 row_mask:16",
        "llvm-mc drops the high bits",
    ),
    (
        "v_pk_add_f16 v0, v1, v2 neg_lo:[1,1,1]",
        "llvm-mc drops the third bit",
    ),
    (
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE), 1.0",
        "llvm-mc takes the double's low half",
    ),
    ("exp mrt0 v0, v1, off, off compr", "llvm-mc drops v1"),
    ("exp mrt0 v0, v1, v2, v3 compr", "llvm-mc drops v1 and v3"),
    (
        "global_load_dword v0, v[1:2], off nv",
        "llvm-mc does not know nv",
    ),
    (
        "v_add_co_u32 v0, vcc, v1, v2",
        "llvm-mc takes its internal name on GFX6 and GFX7",
    ),
    (
        "v_add_co_u32 v0, s[0:1], v1, v2",
        "llvm-mc takes its internal name on GFX6 and GFX7",
    ),
    (
        "image_load v[0:3], v[4:11], s[0:7] dmask:0xf",
        "the tables do not say how long an address can be",
    ),
    (
        "image_load v[0:3], v[4:8], s[0:7] dmask:0xf",
        "the tables do not say how long an address can be",
    ),
];
