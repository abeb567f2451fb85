//! Transposing loads from LDS: gfx950's `ds_read_b64_tr_*` and `ds_read_b96_tr_b6`.
//!
//! Sixteen lanes together read a matrix of 16 columns, rows one after the other in the order of the
//! lanes; afterwards lane `i` of the sixteen has column `i`. A matrix of n-bit elements has as many
//! rows as a lane has elements.
//!
//! Source: CDNA4 ISA manual, 11.4 "MFMA Transpose Load from LDS" (which k each instruction loads);
//! HipKittens, `ds_read_b64_tr_b8` (which lane reads which part of a row). EXEC must be all ones.

use super::{Cx, Done, Exec, ds};
use crate::error::FaultKind;
use crate::program::{Dst, Op};
use crate::wave::{LANES, Lanes};
use isa::Opcode;

/// Columns of a matrix, and lanes that work together.
const COLUMNS: usize = 16;

/// Element `i` of those of `bits` bits in a lane's dwords.
fn element(words: &[u32], i: usize, bits: usize) -> u32 {
    let (word, shift) = (i * bits / 32, i * bits % 32);
    let high = words.get(word + 1).map_or(0, |w| u64::from(*w) << 32);
    ((u64::from(words[word]) | high) >> shift) as u32 & ((1 << bits) - 1)
}

/// Adds element `i` to a lane's dwords, which were zero.
fn put(words: &mut [u32], i: usize, bits: usize, value: u32) {
    let (word, shift) = (i * bits / 32, i * bits % 32);
    let both = u64::from(value) << shift;
    words[word] |= both as u32;
    if let Some(next) = words.get_mut(word + 1) {
        *next |= (both >> 32) as u32;
    }
}

fn read(cx: &mut Cx<'_>, op: &Op, dwords: usize, bits: usize) -> Done {
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    if cx.w.exec() != u64::MAX {
        let what = format!("{} while a lane is inactive", op.opcode.mnemonic());
        return Err(FaultKind::IllegalInstruction(what).into());
    }
    let address = ds::addresses(cx, op);
    let mut data = vec![vec![0; dwords]; LANES];
    for (lane, words) in data.iter_mut().enumerate() {
        for (i, word) in words.iter_mut().enumerate() {
            let at = address[lane].wrapping_add(4 * i as u32);
            *word = ds::read(cx.lds, at, 4).map_err(|t| t.at_lane(lane))?;
        }
    }
    let rows = 32 * dwords / bits;
    for lane in 0..LANES {
        let (first, column) = (lane / COLUMNS * COLUMNS, lane % COLUMNS);
        let mut words = vec![0; dwords];
        for row in 0..rows {
            let place = row * COLUMNS + column;
            let from = &data[first + place / rows];
            put(&mut words, row, bits, element(from, place % rows, bits));
        }
        for (i, word) in words.into_iter().enumerate() {
            let register: &mut Lanes = &mut cx.w.vgprs[usize::from(dst) + i];
            register[lane] = word;
        }
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        DsReadB64TrB4 => |cx, op| read(cx, op, 2, 4),
        DsReadB96TrB6 => |cx, op| read(cx, op, 3, 6),
        DsReadB64TrB8 => |cx, op| read(cx, op, 2, 8),
        DsReadB64TrB16 => |cx, op| read(cx, op, 2, 16),
        _ => return None,
    };
    Some(exec)
}
