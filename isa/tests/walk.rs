//! Every opcode number of every encoding, and random bits, through llvm-mc's disassembler: what it
//! knows, the tables must know, with the same text.

mod oracle;

use isa::*;
use std::collections::{BTreeMap, BTreeSet};

/// A small generator with a fixed seed (xorshift), so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// Fixed bits of an encoding's first dword and where its opcode number is.
struct Space {
    name: &'static str,
    fixed: u32,
    low: u32,
    count: u32,
    dwords: usize,
}

const fn space(name: &'static str, fixed: u32, low: u32, count: u32, dwords: usize) -> Space {
    Space {
        name,
        fixed,
        low,
        count,
        dwords,
    }
}

/// The encodings of GFX8 and GFX9 (manual, chapter 13).
const SPACES: [Space; 19] = [
    space("SOP1", 0xbe80_0000, 8, 256, 1),
    space("SOP2", 0x8000_0000, 23, 0x60, 1),
    space("SOPC", 0xbf00_0000, 16, 128, 1),
    space("SOPK", 0xb000_0000, 23, 0x1d, 1),
    space("SOPP", 0xbf80_0000, 16, 128, 1),
    space("SMEM", 0xc000_0000, 18, 256, 2),
    space("VOP1", 0x7e00_0000, 9, 256, 1),
    space("VOP2", 0x0000_0000, 25, 0x3e, 1),
    space("VOPC", 0x7c00_0000, 17, 256, 1),
    space("VOP3", 0xd000_0000, 16, 0x380, 2),
    space("VOP3P", 0xd380_0000, 16, 128, 2),
    space("VINTRP", 0xd400_0000, 16, 4, 1),
    space("DS", 0xd800_0000, 17, 256, 2),
    space("FLAT", 0xdc00_0000, 18, 128, 2),
    space("SCRATCH", 0xdc00_4000, 18, 128, 2),
    space("GLOBAL", 0xdc00_8000, 18, 128, 2),
    space("MUBUF", 0xe000_0000, 18, 128, 2),
    space("MTBUF", 0xe800_0000, 15, 16, 2),
    space("MIMG", 0xf000_0000, 18, 128, 2),
];

/// Random bits for the fields of an encoding: mostly zero, as unused fields must be.
fn fill(random: &mut Random, space: &Space, number: u32) -> Vec<u8> {
    let form = random.next() % 8;
    let width = 32 - space.count.next_power_of_two().leading_zeros() - 1;
    let opcode_mask = ((1u64 << width) - 1) << space.low;
    let mut fields = random.next();
    // Half of the samples have a second dword of few ones; bytes are often zero.
    for byte in 0..8 {
        if random.next() % 5 < 2 {
            fields &= !(0xff << (8 * byte));
        }
    }
    let fixed_mask: u64 = match space.name {
        "SOP1" | "SOPC" | "SOPP" | "VOP3P" => 0xff80_0000,
        "SOP2" => 0xc000_0000,
        "SOPK" => 0xf000_0000,
        "VOP1" | "VOPC" => 0xfe00_0000,
        "VOP2" => 0x8000_0000,
        "FLAT" | "SCRATCH" | "GLOBAL" => 0xfc00_c000,
        _ => 0xfc00_0000,
    };
    avoid_crashes(&mut fields, space, number);
    // Random bits would seldom ask for SDWA and DPP.
    if matches!(space.name, "VOP1" | "VOP2" | "VOPC") && form < 4 {
        fields = fields & !0x1ff | if form < 3 { 0xf9 } else { 0xfa };
    }
    let word = u64::from(space.fixed)
        | u64::from(number) << space.low
        | (fields & !opcode_mask & !fixed_mask);
    let mut bytes = word.to_le_bytes()[..4 * space.dwords].to_vec();
    let src0 = word & 0x1ff;
    let long = space.dwords == 1
        && match space.name {
            "VOP1" | "VOP2" | "VOPC" => matches!(src0, 0xf9 | 0xfa | 0xff),
            "SOP1" => word & 0xff == 0xff,
            "SOP2" | "SOPC" => word & 0xff == 0xff || word >> 8 & 0xff == 0xff,
            _ => false,
        };
    if long {
        let second = match src0 {
            0xf9 if space.name.starts_with("VOP") => sdwa(random, space),
            0xfa if space.name.starts_with("VOP") => dpp(random),
            _ => random.next() as u32,
        };
        bytes.extend_from_slice(&second.to_le_bytes());
    }
    bytes
}

/// An SDWA dword whose selectors exist; VOP1 has no second source, VOPC no selector of a
/// destination.
fn sdwa(random: &mut Random, space: &Space) -> u32 {
    let mut word = (random.next() & random.next()) as u32;
    for low in [8, 16, 24] {
        if word >> low & 7 == 7 {
            word &= !(1 << low);
        }
    }
    if word >> 11 & 3 == 3 {
        word &= !(1 << 11);
    }
    word &= !(1 << 22 | 1 << 30);
    match space.name {
        "VOP1" => word & 0x00ff_ffff,
        "VOPC" => word & 0xffff_00ff,
        _ => word,
    }
}

/// A DPP dword with a data movement that exists.
fn dpp(random: &mut Random) -> u32 {
    let controls = [
        0x00, 0xe4, 0x101, 0x11f, 0x121, 0x130, 0x134, 0x138, 0x13c, 0x140, 0x143, 0x151,
    ];
    let control = controls[random.next() as usize % controls.len()];
    let word = (random.next() & random.next()) as u32;
    word & !(0x1ff << 8 | 7 << 16) | control << 8
}

/// llvm-mc crashes on some encodings that no assembler writes: a literal where there is none (no
/// 64-bit encoding of these generations has one), constants of matrix instructions.
fn avoid_crashes(fields: &mut u64, space: &Space, number: u32) {
    if space.dwords == 1 {
        return;
    }
    let places: &[(u32, u32)] = match space.name {
        "VOP3" | "VOP3P" => &[(0, 8), (32, 9), (41, 9), (50, 9)],
        "MUBUF" | "MTBUF" => &[(56, 8)],
        _ => &[],
    };
    for &(low, width) in places {
        if *fields >> low & ((1 << width) - 1) == 0xff {
            *fields &= !(0xff << low);
        }
    }
    if space.name == "VOP3P" && number >= 0x40 {
        *fields |= 0x100 << 32 | 0x100 << 41;
    }
}

/// Where llvm-mc's text is no instruction, or more than the bytes say.
fn is_doubtful(text: &str) -> bool {
    let marks = ["/*", "Invalid", "invalid", "Error", "lit("];
    // A comparison cannot write to a read-only source, though llvm-mc reads the code as one.
    let first = text.split_whitespace().nth(1).unwrap_or("");
    let read_only = text.starts_with("v_cmp") && first.starts_with("src_");
    // Shifts have nothing to clamp; the assembler of GFX8 agrees, that of GFX9 does not.
    let shift = text.starts_with("v_align") && text.ends_with("clamp");
    // What is moved relative to M0 must be a register.
    let relative = text.starts_with("s_movrel") && text.contains("src_");
    read_only || shift || relative || marks.iter().any(|mark| text.contains(mark))
}

/// What was found.
struct Outcome {
    compared: usize,
    missing: BTreeMap<String, String>,
    different: BTreeMap<String, String>,
    ours: BTreeSet<&'static str>,
    theirs: BTreeSet<String>,
}

fn base(text: &str) -> String {
    let word = text.split_whitespace().next().unwrap_or("");
    let suffixes = ["_e32", "_e64", "_sdwa", "_dpp"];
    suffixes
        .iter()
        .find_map(|s| word.strip_suffix(s))
        .unwrap_or(word)
        .to_string()
}

fn samples(random: &mut Random, each: usize) -> Vec<Vec<u8>> {
    let mut list = Vec::new();
    for space in &SPACES {
        for number in 0..space.count {
            list.extend((0..each).map(|_| fill(random, space, number)));
        }
    }
    list
}

fn walk(cpu: &str) {
    if !oracle::is_present() {
        return;
    }
    let target = Target::parse(cpu).expect("a processor's name");
    let list = samples(&mut Random(0x9e37_79b9_7f4a_7c15), 40);
    let texts = oracle::disassemble(cpu, &list);
    let known: Vec<(&Vec<u8>, String)> = list
        .iter()
        .zip(texts)
        .filter_map(|(bytes, text)| text.map(|text| (bytes, text)))
        .filter(|(_, text)| !is_doubtful(text))
        .collect();
    let lines: Vec<String> = known.iter().map(|(_, text)| text.clone()).collect();
    let again = oracle::assemble(cpu, &lines);
    let mut outcome = Outcome {
        compared: 0,
        missing: BTreeMap::new(),
        different: BTreeMap::new(),
        ours: BTreeSet::new(),
        theirs: BTreeSet::new(),
    };
    for ((bytes, text), again) in known.iter().zip(again) {
        // A text that assembles to other bytes is not these bytes' own.
        if again.as_ref().ok() != Some(*bytes) {
            continue;
        }
        compare(&target, bytes, text, &mut outcome);
    }
    report(cpu, &target, &outcome);
}

fn compare(target: &Target, bytes: &[u8], text: &str, outcome: &mut Outcome) {
    outcome.compared += 1;
    outcome.theirs.insert(base(text));
    match decode(bytes, target) {
        Err(error) => {
            outcome
                .missing
                .insert(base(text), format!("{text} {bytes:02x?}: {error}"));
        }
        Ok((inst, size)) => {
            outcome
                .ours
                .insert(inst.opcode.desc().mnemonic_on(target.processor.generation));
            let ours = inst.display(target).to_string();
            let mut encoded = Vec::new();
            let encoding = encode(&inst, target, &mut encoded);
            if ours != *text || size != bytes.len() || encoded != bytes {
                let message = format!("{text} {bytes:02x?}: ours '{ours}' {encoding:?}");
                outcome.different.insert(base(text), message);
            }
        }
    }
}

fn report(cpu: &str, target: &Target, outcome: &Outcome) {
    let tables = Opcode::ALL
        .iter()
        .filter(|o| o.exists_on(target.processor))
        .count();
    println!(
        "walk {cpu}: {} mnemonics of llvm-mc, {} of them in the tables ({tables} opcodes), {} \
         instructions compared, {} missing, {} different",
        outcome.theirs.len(),
        outcome.ours.len(),
        outcome.compared,
        outcome.missing.len(),
        outcome.different.len()
    );
    for message in outcome.missing.values().chain(outcome.different.values()) {
        println!("  {message}");
    }
    assert!(
        outcome.missing.is_empty() && outcome.different.is_empty(),
        "{cpu}: see above"
    );
}

macro_rules! processors {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            walk(stringify!($name));
        })*
    };
}

processors! { gfx803 gfx900 gfx906 gfx908 gfx90a gfx942 }
