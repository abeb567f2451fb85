//! Vector instructions that gfx950 added, but for conversions, matrices and what looks across
//! lanes.
//!
//! Source: CDNA4 ISA manual, 12.8, 12.10, 12.11.

use super::convert_scaled::next_random;
use super::convert_small::Part;
use super::operands::{Out, Ty};
use super::{Cx, Done, Exec};
use crate::float::{Env, half, single};
use crate::program::{Dst, Op};
use isa::Opcode;

/// A bit of `table` for each place: the one whose number the bits of the sources are, the first
/// highest.
fn by_table(table: u8, [a, b, c]: [u32; 3]) -> u32 {
    let pick = |v: u32, i: u8, bit: u8| if i >> bit & 1 != 0 { v } else { !v };
    let chosen = (0..8).filter(|i| table >> i & 1 != 0);
    chosen.fold(0, |r, i| r | pick(a, i, 2) & pick(b, i, 1) & pick(c, i, 0))
}

/// Two shifted integers, saturated to bytes, in a half of the destination; the other one stays.
fn shift_and_pack(cx: &mut Cx<'_>, op: &Op, low: i32, high: i32) -> Done {
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    let part = Part::half(op);
    let old = cx.w.vgprs[usize::from(dst)];
    cx.lanes(op, [Ty::B32; 3], |sources, result| {
        for (lane, result) in result.iter_mut().enumerate() {
            let [a, b, shift] = sources.map(|s| s[lane]);
            let byte = |v: u32| ((v as i32 >> (shift & 31)).clamp(low, high) & 0xff) as u32;
            *result = part.put(old[lane], byte(a) | byte(b) << 8);
        }
    });
    cx.finish(op, Out::B32);
    Ok(())
}

/// In IEEE mode whatever MODE says, so that there is no output multiplier (CDNA4 manual,
/// `V_MINIMUM3_F32`).
fn with_ieee(e: &Env) -> Env {
    Env { ieee: true, ..*e }
}

/// The function that a pair's minimum or maximum of three is.
type Three = fn(&Env, [u32; 3]) -> u32;

/// Minimum or maximum of three in single precision.
fn singles(cx: &mut Cx<'_>, op: &Op, f: fn(&Env, u32, u32) -> u32) -> Done {
    let mods = super::operands::output_mods(op);
    cx.map(op, Ty::F32, Out::B32, |e, [a, b, c]| {
        single::output(&with_ieee(e), f(e, f(e, a, b), c), mods)
    })
}

/// Of three halves.
pub(super) const MINIMUM3: Three = |e, [a, b, c]| half::minimum(e, half::minimum(e, a, b), c);
/// As [`MINIMUM3`].
pub(super) const MAXIMUM3: Three = |e, [a, b, c]| half::maximum(e, half::maximum(e, a, b), c);

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VPrngB32 => |cx, op| cx.map(op, Ty::B32, Out::B32, |_, [a]| next_random(a)),
        VBitop3B32 => |cx, op| {
            let table = op.mods.bitop3;
            cx.map(op, Ty::B32, Out::B32, |_, v| by_table(table, v))
        },
        VBitop3B16 => |cx, op| {
            let table = op.mods.bitop3;
            cx.map(op, Ty::B16, Out::B16Keep, |_, v| {
                by_table(table, v) & 0xffff
            })
        },
        VAshrPkI8I32 => |cx, op| shift_and_pack(cx, op, -0x80, 0x7f),
        VAshrPkU8I32 => |cx, op| shift_and_pack(cx, op, 0, 0xff),
        VMinimum3F32 => |cx, op| singles(cx, op, single::minimum),
        VMaximum3F32 => |cx, op| singles(cx, op, single::maximum),
        _ => return None,
    };
    Some(exec)
}
