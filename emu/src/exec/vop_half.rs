//! Vector instructions on half precision.

use super::operands::{Out, Ty};
use super::{Cx, Exec};
use crate::float::{Env, half, transcendental as trans};
use crate::program::Op;
use isa::Opcode;

/// Sources and result in half precision; the function gets the modes.
macro_rules! f16 {
    ($out:expr, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map(op, Ty::F16, $out, |e, v| ($f)(e, v.map(|x| x & 0xffff)))
    };
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_arithmetic(opcode).or_else(|| lookup_one_source(opcode))
}

fn lookup_arithmetic(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    use Out::{F16, F16Keep};
    let exec: Exec = match opcode {
        VAddF16 => f16!(F16, |e: &Env, [a, b]: [u32; 2]| half::add(e, a, b)),
        VSubF16 => f16!(F16, |e: &Env, [a, b]: [u32; 2]| sub(e, a, b)),
        VSubrevF16 => f16!(F16, |e: &Env, [a, b]: [u32; 2]| sub(e, b, a)),
        VMulF16 => f16!(F16, |e: &Env, [a, b]: [u32; 2]| half::mul(e, a, b)),
        VMinF16 => f16!(F16, |e: &Env, [a, b]: [u32; 2]| half::min(e, a, b)),
        VMaxF16 => f16!(F16, |e: &Env, [a, b]: [u32; 2]| half::max(e, a, b)),
        VMacF16 | VMadakF16 | VMadF16 => {
            f16!(F16Keep, |e: &Env, [a, b, c]: [u32; 3]| half::mad(
                e, a, b, c
            ))
        }
        VMadmkF16 => f16!(F16Keep, |e: &Env, [a, b, k]: [u32; 3]| half::mad(
            e, a, k, b
        )),
        VMadLegacyF16 => f16!(F16, |e: &Env, [a, b, c]: [u32; 3]| half::mad(e, a, b, c)),
        VFmaF16 => f16!(F16Keep, |e: &Env, [a, b, c]: [u32; 3]| half::fma(
            e, a, b, c
        )),
        VFmaLegacyF16 => f16!(F16, |e: &Env, [a, b, c]: [u32; 3]| half::fma(e, a, b, c)),
        VMin3F16 => {
            f16!(F16Keep, |e: &Env, [a, b, c]: [u32; 3]| half::min(
                e,
                half::min(e, a, b),
                c
            ))
        }
        VMax3F16 => {
            f16!(F16Keep, |e: &Env, [a, b, c]: [u32; 3]| half::max(
                e,
                half::max(e, a, b),
                c
            ))
        }
        VMed3F16 => f16!(F16Keep, |e: &Env, [a, b, c]: [u32; 3]| half::med3(
            e, a, b, c
        )),
        VDivFixupF16 => {
            f16!(F16Keep, |e: &Env, [q, d, n]: [u32; 3]| half::div_fixup(
                e, q, d, n
            ))
        }
        VDivFixupLegacyF16 => {
            f16!(F16, |e: &Env, [q, d, n]: [u32; 3]| half::div_fixup(
                e, q, d, n
            ))
        }
        VLdexpF16 => |cx, op| {
            cx.map_of(op, [Ty::F16, Ty::B16], F16, |e, [a, b]| {
                half::ldexp(e, a & 0xffff, i32::from(b as i16))
            })
        },
        VPackB32F16 => |cx, op| cx.map(op, Ty::F16, Out::B32, |_, [a, b]| a & 0xffff | b << 16),
        _ => return None,
    };
    Some(exec)
}

fn sub(e: &Env, a: u32, b: u32) -> u32 {
    let b = if half::is_nan(b) { b } else { b ^ 0x8000 };
    half::add(e, a, b)
}

/// `2^x`, finite for finite arguments: an overflow of half precision is not an infinity.
fn exp2(x: f64) -> f64 {
    match x.is_finite() {
        true => libm::exp2(x.clamp(-512.0, 512.0)),
        false => libm::exp2(x),
    }
}

fn lookup_one_source(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    use Out::{B16, F16};
    let exec: Exec = match opcode {
        VRcpF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary_nearest(
            e,
            a,
            |x| 1.0 / x
        )),
        VSqrtF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary_nearest(
            e,
            a,
            f64::sqrt
        )),
        VRsqF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary_nearest(
            e,
            a,
            trans::rsq64
        )),
        VLogF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary_nearest(
            e,
            a,
            libm::log2
        )),
        VExpF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary_nearest(
            e, a, exp2
        )),
        VSinF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary_nearest(
            e,
            a,
            trans::sin64
        )),
        VCosF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary_nearest(
            e,
            a,
            trans::cos64
        )),
        VFloorF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary(e, a, f64::floor)),
        VCeilF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary(e, a, f64::ceil)),
        VTruncF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary(e, a, f64::trunc)),
        VRndneF16 => {
            f16!(F16, |e: &Env, [a]: [u32; 1]| half::unary(
                e,
                a,
                f64::round_ties_even
            ))
        }
        VFractF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::fract(e, a)),
        VFrexpMantF16 => f16!(F16, |e: &Env, [a]: [u32; 1]| half::frexp_mant(e, a)),
        VFrexpExpI16F16 => {
            f16!(B16, |e: &Env, [a]: [u32; 1]| half::frexp_exp(e, a) as u32
                & 0xffff)
        }
        _ => return None,
    };
    Some(exec)
}
