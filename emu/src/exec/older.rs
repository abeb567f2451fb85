//! Vector instructions that only GFX6 and GFX7 have: shifts with the value first, numbers by the
//! rules of DirectX 9, reciprocals and logarithms that are never infinite.
//!
//! Sources: CLRX, "GCN ISA VOP1/VOP2/VOP3 instructions" (the rows of GCN 1.0 and 1.1); for
//! `v_mullit_f32` the "Evergreen" ISA manual, `MUL_LIT`; for minimum and maximum, LLVM
//! (`FMIN_LEGACY`, `FMAX_LEGACY`): the second source wins where the comparison does not hold.

use super::operands::{Out, Ty, Wide};
use super::{Cx, Exec};
use crate::float::{Env, Modes, single, transcendental as trans};
use crate::program::Op;
use isa::Opcode;

const SIGN: u32 = 0x8000_0000;
const INF: u32 = 0x7f80_0000;
/// The largest number.
const MOST: u32 = 0x7f7f_ffff;
const SIGN_64: u64 = 1 << 63;
const INF_64: u64 = 0x7ff0_0000_0000_0000;
const MOST_64: u64 = 0x7fef_ffff_ffff_ffff;

macro_rules! f32 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map(op, Ty::F32, Out::F32, $f)
    };
}

macro_rules! b32 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map(op, Ty::B32, Out::B32, |_, s: [u32; 2]| ($f)(s))
    };
}

macro_rules! shift64 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            cx.map64(op, [Ty::B64, Ty::B32], Wide::B64, |_, s: [u64; 2]| ($f)(s))
        }
    };
}

/// An infinity as something else of its sign.
fn instead(r: u32, of_infinity: u32) -> u32 {
    if r & !SIGN == INF {
        r & SIGN | of_infinity
    } else {
        r
    }
}

fn clamped64(r: u64) -> u64 {
    if r & !SIGN_64 == INF_64 {
        r & SIGN_64 | MOST_64
    } else {
        r
    }
}

/// The first source if a comparison of both holds, else the second.
fn choose(m: Modes, [a, b]: [u32; 2], holds: impl Fn(f32, f32) -> bool) -> u32 {
    let (a, b) = (single::flush(a, m.flush_in), single::flush(b, m.flush_in));
    let r = match holds(f32::from_bits(a), f32::from_bits(b)) {
        true => a,
        false => b,
    };
    single::flush(r, m.flush_out)
}

/// The specular term of lighting: nothing where the third source is not positive.
fn mullit(e: &Env, [a, b, c]: [u32; 3]) -> u32 {
    let (power, light) = (f32::from_bits(b), f32::from_bits(c));
    // Not-a-number satisfies neither.
    let lit = light > 0.0 && power > -f32::MAX;
    match lit {
        true => single::mul_legacy(e.single, a, b),
        false => SIGN | MOST,
    }
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_floats(opcode).or_else(|| lookup_integers(opcode))
}

fn lookup_floats(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VLogClampF32 => f32!(|e, [a]: [u32; 1]| match trans::log2(e.approximations, a) {
            r if r == SIGN | INF => SIGN | MOST,
            r => r,
        }),
        VRcpClampF32 => f32!(|e, [a]: [u32; 1]| instead(trans::rcp(e.approximations, a), MOST)),
        VRcpLegacyF32 => f32!(|e, [a]: [u32; 1]| instead(trans::rcp(e.approximations, a), 0)),
        VRsqClampF32 => f32!(|e, [a]: [u32; 1]| instead(trans::rsq(e.approximations, a), MOST)),
        VRsqLegacyF32 => f32!(|e, [a]: [u32; 1]| instead(trans::rsq(e.approximations, a), 0)),
        VRcpClampF64 => {
            |cx, op| cx.map_double(op, |e, [a]: [u64; 1]| clamped64(trans::rcp_f64(e, a)))
        }
        VRsqClampF64 => {
            |cx, op| cx.map_double(op, |e, [a]: [u64; 1]| clamped64(trans::rsq_f64(e, a)))
        }
        VMacLegacyF32 => f32!(|e, [a, b, c]: [u32; 3]| single::mad_legacy(e.single, a, b, c)),
        VMinLegacyF32 => f32!(|e, s: [u32; 2]| choose(e.of_choice(e.single), s, |a, b| a < b)),
        VMaxLegacyF32 => f32!(|e, s: [u32; 2]| choose(e.of_choice(e.single), s, |a, b| a >= b)),
        VMullitF32 => f32!(mullit),
        _ => return None,
    };
    Some(exec)
}

fn lookup_integers(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VLshlB32 => b32!(|[a, b]: [u32; 2]| a << (b & 31)),
        VLshrB32 => b32!(|[a, b]: [u32; 2]| a >> (b & 31)),
        VAshrI32 => b32!(|[a, b]: [u32; 2]| (a as i32 >> (b & 31)) as u32),
        VMulLoI32 => b32!(|[a, b]: [u32; 2]| a.wrapping_mul(b)),
        VLshlB64 => shift64!(|[a, b]: [u64; 2]| a << (b & 63)),
        VLshrB64 => shift64!(|[a, b]: [u64; 2]| a >> (b & 63)),
        VAshrI64 => shift64!(|[a, b]: [u64; 2]| (a as i64 >> (b & 63)) as u64),
        _ => return None,
    };
    Some(exec)
}
