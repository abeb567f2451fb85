//! Results that are written before all sources have been read.
//!
//! Some instructions take several passes. Matrix arithmetic reads A and B during many of them, in
//! which parts of D are written already (CDNA1 and CDNA2 manuals, chapter 7). Of the others no
//! manual says what a result in the place of a source does. LLVM marks the results of all of these
//! as written early, and llc keeps their operands apart, so that nothing is known of them but that.

use super::footprint::{File, Footprint, Regs};
use isa::{Field, InstFlags, Opcode};

/// Conversions of 32 numbers at once, and of two that are rounded by a random number.
fn converts_in_passes(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("v_cvt_scalef32_") else {
        return false;
    };
    let plain = rest.strip_prefix("sr_").unwrap_or(rest);
    plain.starts_with("pk32_") || rest.starts_with("sr_pk_fp4_")
}

/// Registers of the largest result of a matrix instruction that may be anywhere: LLVM marks D as
/// written early if it has more than 128 bits, and llc's code has others in the place of sources.
const ANYWHERE: u16 = 4;

/// The sources that the result must be apart from.
fn apart(print: &Footprint, result: Regs) -> &'static [Field] {
    let name = print.desc.mnemonic;
    let sums = matches!(
        print.inst.opcode,
        Opcode::VQsadPkU16U8 | Opcode::VMqsadPkU16U8 | Opcode::VMqsadU32U8
    );
    if sums || converts_in_passes(name) {
        return &[Field::Src0, Field::Src1, Field::Src2];
    }
    // C is D, or the instruction is not encoded; sparse ones have C in D's place.
    let matrix = print.has(InstFlags::MFMA) && name.starts_with("v_mfma");
    match matrix && result.count > ANYWHERE {
        true => &[Field::Src0, Field::Src1],
        false => &[],
    }
}

fn common(a: &Regs, b: &Regs) -> Option<u16> {
    let first = a.first.max(b.first);
    let end = (a.first + a.count).min(b.first + b.count);
    (a.file == b.file && first < end).then_some(first)
}

/// A register that an instruction writes while it may still read it.
pub(super) fn overwritten(print: &Footprint) -> Option<(File, usize)> {
    let result = *print.writes.iter().find(|r| r.field == Some(Field::Vdst))?;
    let apart = apart(print, result);
    let reads = print.reads.iter();
    let mut reads = reads.filter(|r| r.field.is_some_and(|f| apart.contains(&f)));
    let register = reads.find_map(|source| common(source, &result))?;
    Some((result.file, register.into()))
}
