//! Random words through decoder and encoder: no panic; what decodes encodes to the same bytes, or
//! to bytes that llvm-mc takes for the same instruction.

mod oracle;

use isa::*;
use oracle::random::{Random, is_full};

/// First dwords of which half of the words begin: otherwise VOP2 would be half of everything.
const BEGINNINGS: [u32; 19] = [
    0xbe80_0000,
    0xbf00_0000,
    0xbf80_0000,
    0xb000_0000,
    0xc000_0000,
    0xd000_0000,
    0xd380_0000,
    0xd800_0000,
    0xdc00_0000,
    0xe000_0000,
    0xf000_0000,
    0x7e00_0000,
    // Of GFX10 and later: VOP3 and SMEM, VOP3P, VOPD; GFX12's memory.
    0xd400_0000,
    0xf400_0000,
    0xcc00_0000,
    0xc800_0000,
    0xec00_0000,
    0xc400_0000,
    0xe400_0000,
];

fn words(random: &mut Random) -> Vec<u8> {
    let count = 1 + random.below(4);
    let mut first = random.next() as u32;
    if random.below(2) == 0 {
        first = first & 0x00ff_ffff | BEGINNINGS[random.below(BEGINNINGS.len())] | first >> 8;
    }
    let mut bytes = first.to_le_bytes().to_vec();
    for _ in 1..count {
        // Few ones: fields that must be zero mostly are.
        let word = random.next() as u32 & random.next() as u32 & random.next() as u32;
        bytes.extend_from_slice(&word.to_le_bytes());
    }
    bytes
}

/// An instruction that did not encode to its own bytes.
struct Other {
    bytes: Vec<u8>,
    inst: Inst,
    again: Result<Vec<u8>, String>,
}

fn run(target: &Target, count: usize) -> (usize, Vec<Other>) {
    let mut random = Random::new(0x6a09_e667_f3bc_c908 ^ u64::from(target.processor.elf_mach));
    let mut decoded = 0;
    let mut others = Vec::new();
    let mut again = Vec::new();
    for _ in 0..count {
        let bytes = words(&mut random);
        let Ok((inst, size)) = decode(&bytes, target) else {
            continue;
        };
        decoded += 1;
        again.clear();
        let result = encode(&inst, target, &mut again);
        // Printing must not panic either.
        let text = inst.display(target).to_string();
        if result.is_err() || again != bytes[..size] {
            others.push(Other {
                bytes: bytes[..size].to_vec(),
                inst,
                again: match result {
                    Ok(_) => Ok(again.clone()),
                    Err(error) => Err(format!("{text}: {error}")),
                },
            });
        }
    }
    (decoded, others)
}

/// Whether the second bytes are the first without the upper half of their literal.
fn is_half_left_out(bytes: &[u8], ours: &[u8]) -> bool {
    let kept = bytes.len() - 2;
    bytes.len() == ours.len() && ours[..kept] == bytes[..kept] && ours[kept..] == [0, 0]
}

/// Asks llvm-mc about the others; gives those where it does not agree.
fn check(cpu: &str, others: &[Other]) -> Vec<String> {
    let encodings: Vec<Vec<u8>> = others.iter().map(|o| o.bytes.clone()).collect();
    let texts = oracle::disassemble(cpu, &encodings);
    let lines: Vec<String> = texts
        .iter()
        .map(|t| t.clone().unwrap_or("s_nop 0".to_string()))
        .collect();
    let theirs = oracle::assemble(cpu, &lines);
    let mut wrong = Vec::new();
    for ((other, text), theirs) in others.iter().zip(&texts).zip(theirs) {
        match (&other.again, text, theirs) {
            (Ok(ours), Some(_), Ok(theirs)) if *ours == theirs => {}
            // The half of a literal that is not used is left out here; llvm-mc keeps it, or has a
            // text of other bytes (ERRATA.md).
            (Ok(ours), Some(text), Ok(_))
                if text.starts_with("s_")
                    && text.contains("f16")
                    && text.contains("0x")
                    && is_half_left_out(&other.bytes, ours) => {}
            // A literal that the assembler makes an inline constant.
            (Ok(ours), Some(text), Ok(theirs))
                if ours.len() > theirs.len() && text.contains("0x") => {}
            // A literal whose used half is an inline constant, or with bits that are not used: its
            // text is refused.
            (Ok(_), Some(text), Err(_)) if text.contains("lit(") || text.contains("0x") => {}
            // It has no encoding of its own for llvm-mc either.
            (Err(_), Some(_), Err(_)) | (Err(_), None, _) => {}
            (ours, text, theirs) => wrong.push(format!(
                "{:02x?}: ours {ours:02x?}, llvm-mc '{text:?}' {theirs:02x?}",
                other.bytes
            )),
        }
    }
    wrong
}

#[test]
fn random_words_decode_and_encode() {
    // So many for each generation.
    let all = if is_full() { 10_000_000 } else { 25_000 };
    let asked = oracle::is_present();
    let mut wrong = Vec::new();
    for processor in PROCESSORS {
        let target = Target::new(processor);
        let generation = processor.generation;
        let mut others = PROCESSORS.iter();
        let relatives = others
            .by_ref()
            .filter(|p| p.generation == generation)
            .count();
        let each = all / relatives;
        let (decoded, others) = run(&target, each);
        println!(
            "random {}: {each} words, {decoded} instructions, {} encode differently",
            processor.name,
            others.len()
        );
        // llvm-mc has no disassembler for GFX6 and GFX7. What is refused there breaks a rule of the
        // hardware, as that of one scalar value, and has no other bytes.
        if processor.generation < Generation::Gfx8 {
            let differs = |other: &&Other| match &other.again {
                Ok(again) => decode(again, &target).map(|(inst, _)| inst) != Ok(other.inst.clone()),
                Err(_) => false,
            };
            let accepted = others.iter().filter(differs);
            wrong.extend(
                accepted.map(|o| format!("{}: {:02x?} {:?}", processor.name, o.bytes, o.again)),
            );
        } else if asked {
            let found = check(processor.name, &others);
            wrong.extend(
                found
                    .into_iter()
                    .map(|m| format!("{}: {m}", processor.name)),
            );
        }
    }
    for message in wrong.iter().take(60) {
        println!("  {message}");
    }
    assert!(wrong.is_empty(), "{} of them wrong, see above", wrong.len());
}
