//! Vector instructions on single precision.

use super::operands::{Out, Ty};
use super::{Cx, Done, Exec};
use crate::float::{Env, Round, single, transcendental as trans};
use crate::program::{Dst, Op};
use crate::wave::{LANES, VCC};
use isa::Opcode;

/// Sources and result in single precision; the function gets the modes.
macro_rules! f32 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map(op, Ty::F32, Out::F32, $f)
    };
}

/// As `f32`, sources of other types.
macro_rules! f32_of {
    ($types:expr, $out:expr, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map_of(op, $types, $out, $f)
    };
}

fn abs(a: u32) -> f32 {
    f32::from_bits(a & 0x7fff_ffff)
}

fn negative(a: u32) -> bool {
    f32::from_bits(a) < 0.0
}

/// The face of a cube that a direction points to: 0 and 1 along x, 2 and 3 along y, 4 and 5
/// along z.
fn cube_face([x, y, z]: [u32; 3]) -> u32 {
    if abs(z) >= abs(x) && abs(z) >= abs(y) {
        4 + u32::from(negative(z))
    } else if abs(y) >= abs(x) {
        2 + u32::from(negative(y))
    } else {
        u32::from(negative(x))
    }
}

fn neg(a: u32) -> u32 {
    a ^ 0x8000_0000
}

fn cube_s(v: [u32; 3]) -> u32 {
    match cube_face(v) {
        5 => neg(v[0]),
        2..=4 => v[0],
        1 => v[2],
        _ => neg(v[2]),
    }
}

fn cube_t(v: [u32; 3]) -> u32 {
    match cube_face(v) {
        3 => neg(v[2]),
        2 => v[2],
        _ => neg(v[1]),
    }
}

fn cube_major(e: &Env, v: [u32; 3]) -> u32 {
    const TWO: u32 = 0x4000_0000;
    let axis = match cube_face(v) {
        4 | 5 => v[2],
        2 | 3 => v[1],
        _ => v[0],
    };
    single::mul(e.single, axis, TWO)
}

fn div_scale(cx: &mut Cx<'_>, op: &Op) -> Done {
    let modes = cx.w.env.single;
    let [s0, s1, s2] = cx.sources64(op, [Ty::F32; 3]);
    let mut result = [0; LANES];
    let mut flags = 0;
    for lane in 0..LANES {
        let (r, scaled) =
            single::div_scale(modes, s0[lane] as u32, s1[lane] as u32, s2[lane] as u32);
        result[lane] = r;
        flags |= u64::from(scaled) << lane;
    }
    let mask = cx.w.exec();
    if let Dst::Vector(r) = op.dst {
        cx.w.set_lanes(r.into(), &result, mask);
    }
    cx.w.set_pair(op.sdst, flags & mask);
    Ok(())
}

fn div_fmas(cx: &mut Cx<'_>, op: &Op) -> Done {
    let env = cx.w.env;
    let vcc = cx.w.pair(VCC);
    let [a, b, c] = cx.sources64(op, [Ty::F32; 3]);
    cx.scratch.result = std::array::from_fn(|lane| {
        let scaled = vcc >> lane & 1 != 0;
        single::div_fmas(
            env.single,
            a[lane] as u32,
            b[lane] as u32,
            c[lane] as u32,
            scaled,
        )
    });
    cx.finish(op, Out::F32);
    Ok(())
}

/// Fused multiply-add: all lanes by the fast way, and again by the exact one if any is doubtful.
fn fma(cx: &mut Cx<'_>, op: &Op) -> Done {
    let modes = cx.w.env.single;
    if modes.round == Round::Nearest {
        let doubtful = cx.lanes(op, [Ty::F32; 3], |[a, b, c], result| {
            let mut doubtful = false;
            for lane in 0..LANES {
                let (r, doubt) = single::fma_fast(modes, a[lane], b[lane], c[lane]);
                result[lane] = r;
                doubtful |= doubt;
            }
            doubtful
        });
        if !doubtful {
            cx.finish(op, Out::F32);
            return Ok(());
        }
    }
    cx.map(op, Ty::F32, Out::F32, |e, [a, b, c]| {
        single::fma(e.single, a, b, c)
    })
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_arithmetic(opcode).or_else(|| lookup_other(opcode))
}

fn lookup_arithmetic(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VAddF32 => f32!(|e, [a, b]: [u32; 2]| single::add(e.single, a, b)),
        VSubF32 => f32!(|e, [a, b]: [u32; 2]| sub(e, a, b)),
        VSubrevF32 => f32!(|e, [a, b]: [u32; 2]| sub(e, b, a)),
        VMulF32 => f32!(|e, [a, b]: [u32; 2]| single::mul(e.single, a, b)),
        VMulLegacyF32 => f32!(|e, [a, b]: [u32; 2]| single::mul_legacy(e.single, a, b)),
        VMinF32 => f32!(|e, [a, b]: [u32; 2]| single::min(e, a, b)),
        VMaxF32 => f32!(|e, [a, b]: [u32; 2]| single::max(e, a, b)),
        VMacF32 | VMadF32 | VMadakF32 => {
            f32!(|e, [a, b, c]: [u32; 3]| single::mad(e.single, a, b, c))
        }
        VMadmkF32 => f32!(|e, [a, b, k]: [u32; 3]| single::mad(e.single, a, k, b)),
        VMadLegacyF32 => f32!(|e, [a, b, c]: [u32; 3]| single::mad_legacy(e.single, a, b, c)),
        VFmaF32 | VFmacF32 | VFmaakF32 => fma,
        VFmamkF32 => f32!(|e, [a, b, k]: [u32; 3]| single::fma(e.single, a, k, b)),
        VMin3F32 => f32!(|e, [a, b, c]: [u32; 3]| single::min(e, single::min(e, a, b), c)),
        VMax3F32 => f32!(|e, [a, b, c]: [u32; 3]| single::max(e, single::max(e, a, b), c)),
        VMed3F32 => f32!(|e, [a, b, c]: [u32; 3]| single::med3(e, a, b, c)),
        VDivFixupF32 => f32!(|e, [q, d, n]: [u32; 3]| single::div_fixup(e.single, q, d, n)),
        VDivScaleF32 => div_scale,
        VDivFmasF32 => div_fmas,
        _ => return None,
    };
    Some(exec)
}

/// `a - b`; a NaN in `b` keeps its sign.
fn sub(e: &Env, a: u32, b: u32) -> u32 {
    let b = if single::is_nan(b) { b } else { neg(b) };
    single::add(e.single, a, b)
}

fn lookup_other(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VFractF32 => f32!(|e, [a]: [u32; 1]| single::fract(e, a)),
        VTruncF32 => f32!(|e, [a]: [u32; 1]| single::integral(e.single, a, f32::trunc)),
        VCeilF32 => f32!(|e, [a]: [u32; 1]| single::integral(e.single, a, f32::ceil)),
        VFloorF32 => {
            f32!(|e, [a]: [u32; 1]| single::integral(e.single, a, f32::floor))
        }
        VRndneF32 => {
            f32!(|e, [a]: [u32; 1]| { single::integral(e.single, a, f32::round_ties_even) })
        }
        VExpF32 | VExpLegacyF32 => f32!(|e, [a]: [u32; 1]| trans::exp2(e.approximations, a)),
        VLogF32 | VLogLegacyF32 => f32!(|e, [a]: [u32; 1]| trans::log2(e.approximations, a)),
        VRcpF32 | VRcpIflagF32 => f32!(|e, [a]: [u32; 1]| trans::rcp(e.approximations, a)),
        VRsqF32 => f32!(|e, [a]: [u32; 1]| trans::rsq(e.approximations, a)),
        VSqrtF32 => f32!(|e, [a]: [u32; 1]| trans::sqrt(e.approximations, a)),
        VSinF32 => f32!(|e, [a]: [u32; 1]| trans::sin(e.single, a)),
        VCosF32 => f32!(|e, [a]: [u32; 1]| trans::cos(e.single, a)),
        VFrexpMantF32 => f32!(|e, [a]: [u32; 1]| single::frexp_mant(e, a)),
        VFrexpExpI32F32 => {
            f32_of!([Ty::F32], Out::B32, |e, [a]| single::frexp_exp(e, a) as u32)
        }
        VLdexpF32 => f32_of!([Ty::F32, Ty::B32], Out::F32, |e, [a, b]| {
            single::ldexp(e.single, a, b as i32)
        }),
        VCubeidF32 => f32!(|_, v: [u32; 3]| (cube_face(v) as f32).to_bits()),
        VCubescF32 => f32!(|_, v: [u32; 3]| cube_s(v)),
        VCubetcF32 => f32!(|_, v: [u32; 3]| cube_t(v)),
        VCubemaF32 => f32!(|e, v: [u32; 3]| cube_major(e, v)),
        _ => return None,
    };
    Some(exec)
}
