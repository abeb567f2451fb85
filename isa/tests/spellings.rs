//! Spellings that no printer produces, against llvm-mc: the same bytes, or both refuse.
//!
//! `spellings.txt` has one statement a line; each is tried on all processors of [`PROCESSORS`].
//! Where the two differ on purpose stands in `ERRATA.md`, with the reason.

mod oracle;

use isa::asm::{NoSymbols, parse_instruction};
use isa::{Opcode, Target};
use oracle::errata::{Errata, Kind};
use oracle::variants;
use std::collections::{BTreeMap, BTreeSet};

const PROCESSORS: [&str; 8] = [
    "gfx600", "gfx700", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942",
];

/// The processors with modifiers and operands of their own in random statements.
const NEW: [&str; 8] = [
    "gfx1010",
    "gfx1030/64",
    "gfx1100",
    "gfx1100/64",
    "gfx1150/fake16",
    "gfx1150",
    "gfx1200",
    "gfx1200/64/real16",
];

/// Ours of a line, with zeros where symbols are waited for.
fn ours(line: &str, target: &Target) -> Result<Vec<u8>, String> {
    let symbols = NoSymbols(target.processor.generation);
    match parse_instruction(line, target, &symbols) {
        Ok(parsed) => Ok(parsed.bytes.to_vec()),
        Err(error) => Err(error.to_string()),
    }
}

/// What differs on a processor: the line, ours and llvm-mc's.
type Difference = (String, Result<Vec<u8>, String>, Result<Vec<u8>, String>);

fn compare(cpu: &str, lines: &[String]) -> Vec<Difference> {
    let target = oracle::target(cpu);
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
            list.push((line.clone(), ours, theirs));
        }
    }
    list
}

fn message(cpu: &str, (line, ours, theirs): &Difference) -> String {
    format!("{cpu}: {line}\n      ours {ours:02x?}\n  llvm-mc {theirs:02x?}")
}

/// Compares lines on a processor; gives what differs without being an erratum.
fn unexpected(cpu: &str, lines: &[String], errata: &Errata) -> Vec<String> {
    let meant = |(line, ours, theirs): &Difference| match (ours, theirs) {
        (Err(_), Ok(_)) => errata.covers(Kind::Strict, line, ""),
        (Ok(_), Err(_)) => errata.covers(Kind::Refused, line, ""),
        _ => false,
    };
    let mut found = compare(cpu, lines);
    found.retain(|difference| !meant(difference));
    found
        .iter()
        .map(|difference| message(cpu, difference))
        .collect()
}

/// The lines of a file on some processors; each erratum of the kind `strict` is shown by one.
fn compare_file(text: &str, processors: &[&str]) {
    if !oracle::is_present() {
        return;
    }
    let lines: Vec<String> = text.lines().map(str::to_string).collect();
    assert!(lines.len() > 300, "several hundred spellings");
    let mut failures = Vec::new();
    // The targets of a processor show its rows together.
    let mut errata = BTreeMap::new();
    for cpu in processors {
        let processor = cpu.split('/').next().unwrap_or("");
        let rows = errata
            .entry(processor)
            .or_insert_with(|| Errata::read(processor));
        failures.extend(unexpected(cpu, &lines, rows));
    }
    for rows in errata.values() {
        rows.assert_used(&[Kind::Strict]);
    }
    println!(
        "spellings: {} lines on {} processors, {} differ",
        lines.len(),
        processors.len(),
        failures.len()
    );
    for failure in &failures {
        println!("{failure}");
    }
    assert!(failures.is_empty());
}

#[test]
fn spellings_agree() {
    compare_file(include_str!("spellings.txt"), &PROCESSORS);
}

#[test]
fn spellings_of_rdna_agree() {
    compare_file(include_str!("spellings_new.txt"), &NEW);
}

/// A plain instruction of each row of any generation: what a processor lacks, llvm-mc refuses too.
#[test]
fn existence_agrees() {
    if !oracle::is_present() {
        return;
    }
    let mut failures = Vec::new();
    let mut count = 0;
    for cpu in PROCESSORS {
        let target = oracle::target(cpu);
        let mut lines = BTreeSet::new();
        for other in PROCESSORS {
            let other = Target::parse(other).expect("a processor's name");
            let generation = other.processor.generation;
            let there = Opcode::ALL
                .iter()
                .filter(|opcode| opcode.exists_on(other.processor));
            for opcode in there {
                for form in variants::forms(opcode.desc(), generation) {
                    let inst = variants::plain(opcode.desc(), form, &other);
                    if isa::encode(&inst, &other, &mut Vec::new()).is_ok() {
                        lines.insert(inst.display(&other).to_string());
                    }
                }
            }
        }
        let missing = |line: &String| ours(line, &target).is_err();
        let lines: Vec<String> = lines.into_iter().filter(missing).collect();
        count += lines.len();
        failures.extend(unexpected(cpu, &lines, &Errata::read(cpu)));
    }
    println!(
        "existence: {count} statements that are not the processor's, {} differ",
        failures.len()
    );
    for failure in &failures {
        println!("{failure}");
    }
    assert!(failures.is_empty());
}

// ---------------------------------------------------------------------------------------------
// Random statements
// ---------------------------------------------------------------------------------------------

/// A small generator with a fixed seed (xorshift), so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

/// Operands of all kinds and widths, in several spellings.
const OPERANDS: &[&str] = &[
    "v0",
    "v1",
    "v[2]",
    "v255",
    "v[2:3]",
    "v[4:5]",
    "[v2,v3]",
    "v[4:6]",
    "v[4:7]",
    "v[8:15]",
    "v[5:6]",
    "s0",
    "s5",
    "s[2:3]",
    "[s2,s3]",
    "s[4:7]",
    "s[8:15]",
    "s101",
    "s102",
    "ttmp1",
    "ttmp[2:3]",
    "ttmp15",
    "vcc",
    "vcc_lo",
    "vcc_hi",
    "exec",
    "exec_lo",
    "m0",
    "flat_scratch",
    "flat_scratch_lo",
    "xnack_mask",
    "tba",
    "tma_lo",
    "scc",
    "src_scc",
    "src_vccz",
    "src_execz",
    "src_shared_base",
    "src_private_limit",
    "lds_direct",
    "a1",
    "a[2:3]",
    "a[4:7]",
    "off",
    "null",
    "x",
    "x+4",
    "x@rel32@lo+4",
    "0",
    "1",
    "64",
    "65",
    "-1",
    "-16",
    "-17",
    "0x1234",
    "0x7fff",
    "0xffff",
    "0x10000",
    "0x12345678",
    "0xffffffff",
    "0x100000000",
    "-0x80000000",
    "-100",
    "0.5",
    "1.0",
    "-4.0",
    "1.5",
    "0.15915494",
    "0.15915494309189532",
    "65504.0",
    "65600.0",
    "1.0e-30",
    "1.0e300",
    "(1+1)",
    "2*3",
    "-v1",
    "|v1|",
    "-|v1|",
    "abs(v2)",
    "neg(v2)",
    "neg(abs(v2))",
    "sext(v1)",
    "-s1",
    "|s1|",
    "-v[2:3]",
    "|v[2:3]|",
    "neg(1)",
    "abs(-1.0)",
    "-|1.5|",
    "lit(1)",
    "lit(1.0)",
    "lit(0x12345678)",
];

/// Modifiers of memory and of packed instructions. All stand in the order in which most
/// instructions have them, so that some fit by chance.
const BEFORE: &[&str] = &[
    "idxen",
    "offen",
    "addr64",
    "dmask:1",
    "dmask:0xf",
    "unorm",
    "offset:4",
    "offset:-4",
    "offset:65535",
    "offset0:3",
    "offset1:4",
    "glc",
    "slc",
    "scc",
    "sc0",
    "nt",
    "sc1",
    "r128",
    "a16",
    "tfe",
    "lwe",
    "da",
    "d16",
    "lds",
    "gds",
    "done",
    "compr",
    "vm",
    "high",
    "op_sel:[1,0]",
    "op_sel:[0,1,1]",
    "op_sel_hi:[0,1]",
    "op_sel_hi:[1,1,0]",
    "neg_lo:[1,0]",
    "neg_hi:[0,1]",
];

/// Modifiers that old and new generations have: of results, of parts of registers, of lanes.
const COMMON: &[&str] = &[
    "clamp",
    "mul:2",
    "div:2",
    "dst_sel:BYTE_1",
    "dst_unused:UNUSED_SEXT",
    "src0_sel:WORD_1",
    "src1_sel:BYTE_3",
    "quad_perm:[3,2,1,0]",
    "row_shl:1",
];

/// What only GFX8 and GFX9 have of lanes, and matrices.
const AFTER: &[&str] = &[
    "row_mirror",
    "row_newbcast:3",
    "row_mask:0x3",
    "bank_mask:0x5",
    "bound_ctrl:0",
    "cbsz:1",
    "abid:2",
    "blgp:3",
];

const SUFFIXES: &[&str] = &["", "", "", "_e32", "_e64", "_sdwa", "_dpp"];

/// What GFX10 and later have besides, each kind as one sorted list.
const NEW_OPERANDS: &[&str] = &[
    "v0.l",
    "v1.h",
    "v127.l",
    "v128.h",
    "-v3.l",
    "|v4.h|",
    "v[2:9]",
    "v[16:31]",
    "s105",
    "s[104:105]",
    "null",
    "src_private_base",
    "src_shared_limit",
    "-null",
    "[v1, v3]",
    "[v1, v3, v5]",
    "m0",
    "vcc_lo",
    "exec_hi",
    "s3",
    "0x3c00",
    "0x3800",
    "0xfff4",
    "0xffffff00",
];

/// As [`BEFORE`], of GFX10 and later.
const NEW_BEFORE: &[&str] = &[
    "dmask:3",
    "dim:SQ_RSRC_IMG_2D",
    "dim:3D",
    "dim:1",
    "unorm",
    "idxen",
    "offen",
    "offset:4",
    "offset:-8",
    "offset:2047",
    "offset:4095",
    "offset:0x7fffff",
    "th:TH_LOAD_NT",
    "th:TH_STORE_NT",
    "th:TH_ATOMIC_RETURN",
    "th:3",
    "scope:SCOPE_DEV",
    "scope:2",
    "glc",
    "slc",
    "dlc",
    "r128",
    "a16",
    "tfe",
    "lwe",
    "d16",
    "lds",
    "gds",
    "done",
    "row_en",
    "op_sel:[1,0]",
    "op_sel:[0,1,1]",
    "op_sel:[0,0,0,1]",
    "byte_sel:2",
    "index_key:1",
    "op_sel_hi:[0,1]",
    "op_sel_hi:[1,1,0]",
    "neg_lo:[1,0]",
    "neg_lo:[1,1,1]",
    "neg_hi:[0,1]",
];

/// As [`AFTER`].
const NEW_AFTER: &[&str] = &[
    "row_share:3",
    "row_xmask:15",
    "row_mirror",
    "dpp8:[7,6,5,4,3,2,1,0]",
    "row_mask:0x3",
    "bank_mask:0x5",
    "bound_ctrl:0",
    "bound_ctrl:1",
    "fi:1",
    "wait_vdst:3",
    "wait_va_vdst:3",
    "wait_vm_vsrc:1",
    "wait_exp:2",
    "format:22",
];

const NEW_SUFFIXES: &[&str] = &["", "", "", "_e32", "_e64", "_sdwa", "_dpp", "_e64_dpp"];

/// What random statements are made of.
struct Parts {
    operands: Vec<&'static str>,
    modifiers: Vec<&'static str>,
    suffixes: &'static [&'static str],
}

fn old_parts() -> Parts {
    Parts {
        operands: OPERANDS.to_vec(),
        modifiers: [BEFORE, COMMON, AFTER].concat(),
        suffixes: SUFFIXES,
    }
}

fn new_parts() -> Parts {
    Parts {
        operands: [OPERANDS, NEW_OPERANDS].concat(),
        modifiers: [NEW_BEFORE, COMMON, NEW_AFTER].concat(),
        suffixes: NEW_SUFFIXES,
    }
}

/// A plain text with some operands exchanged for others, modifiers added or taken away, another
/// suffix.
fn mutated(random: &mut Random, text: &str, parts: &Parts) -> String {
    let (mnemonic, rest) = text.split_once(' ').unwrap_or((text, ""));
    let base = ["_e64_dpp", "_e32", "_e64", "_sdwa", "_dpp"]
        .iter()
        .find_map(|s| mnemonic.strip_suffix(s));
    let mnemonic = match random.below(3) {
        0 => format!(
            "{}{}",
            base.unwrap_or(mnemonic),
            random.pick(parts.suffixes)
        ),
        _ => mnemonic.to_string(),
    };
    let mut operands: Vec<String> = rest.split(", ").map(str::to_string).collect();
    for _ in 0..random.below(3) {
        let index = random.below(operands.len());
        let modifiers = operands[index].split_once(' ').map(|(_, m)| m.to_string());
        operands[index] = random.pick(&parts.operands).to_string();
        if let Some(modifiers) = modifiers.filter(|_| random.below(4) > 0) {
            operands[index] = format!("{} {modifiers}", operands[index]);
        }
    }
    match random.below(20) {
        0 => drop(operands.pop()),
        1 => operands.push(random.pick(&parts.operands).to_string()),
        _ => {}
    }
    let mut first = 0;
    let mut line = format!("{mnemonic} {}", operands.join(", "));
    for _ in 0..random.below(3) {
        first += random.below(parts.modifiers.len() - first);
        line = format!("{line} {}", parts.modifiers[first]);
    }
    line
}

/// Random statements of some processors; the first has this seed, the others the next.
fn compare_random(processors: &[&str], seed: u64, parts: &Parts) {
    if !oracle::is_present() {
        return;
    }
    let full = std::env::var("AMDGPUC_FULL").is_ok();
    let each = if full { 60 } else { 3 };
    let mut failures = Vec::new();
    let (mut count, mut accepted) = (0, 0);
    for (index, cpu) in processors.iter().enumerate() {
        let target = oracle::target(cpu);
        let mut random = Random(seed + index as u64);
        let mut lines = Vec::new();
        for opcode in Opcode::ALL
            .iter()
            .filter(|opcode| opcode.exists_on(target.processor))
        {
            for form in variants::forms(opcode.desc(), target.processor.generation) {
                let plain = variants::plain(opcode.desc(), form, &target);
                let text = plain.display(&target).to_string();
                lines.extend((0..each).map(|_| mutated(&mut random, &text, parts)));
            }
        }
        count += lines.len();
        accepted += lines
            .iter()
            .filter(|line| ours(line, &target).is_ok())
            .count();
        let errata = Errata::read(cpu);
        failures.extend(unexpected(cpu, &lines, &errata));
    }
    println!(
        "random: {count} statements, {accepted} accepted, {} differ",
        failures.len()
    );
    for failure in failures.iter().take(2000) {
        println!("{failure}");
    }
    assert!(failures.is_empty());
}

#[test]
fn random_statements_agree() {
    compare_random(&PROCESSORS, 0x9e37_79b9_7f4a_7c15, &old_parts());
}

#[test]
fn random_statements_of_rdna_agree() {
    compare_random(&NEW, 0x6a09_e667_f3bc_c908, &new_parts());
}
