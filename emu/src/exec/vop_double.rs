//! Vector instructions on double precision.

use super::operands::{Out, Ty, Wide, output_mods};
use super::{Cx, Done, Exec};
use crate::float::{double, transcendental as trans};
use crate::program::{Dst, Op};
use crate::wave::{LANES, VCC};
use isa::Opcode;

/// Sources and result in double precision; the function gets the modes.
macro_rules! f64 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| cx.map_double(op, $f)
    };
}

fn div_scale(cx: &mut Cx<'_>, op: &Op) -> Done {
    let modes = cx.w.env.double;
    let [s0, s1, s2] = cx.sources64(op, [Ty::F64; 3]);
    let mut result = [0; LANES];
    let mut flags = 0;
    for lane in 0..LANES {
        let (r, scaled) = double::div_scale(modes, s0[lane], s1[lane], s2[lane]);
        result[lane] = r;
        flags |= u64::from(scaled) << lane;
    }
    let mask = cx.w.exec();
    if let Dst::Vector(r) = op.dst {
        cx.w.set_lanes64(r.into(), &result, mask);
    }
    cx.w.set_pair(op.sdst, flags & mask);
    Ok(())
}

fn div_fmas(cx: &mut Cx<'_>, op: &Op) -> Done {
    let env = cx.w.env;
    let vcc = cx.w.pair(VCC);
    let [a, b, c] = cx.sources64(op, [Ty::F64; 3]);
    let result = std::array::from_fn(|lane| {
        let scaled = vcc >> lane & 1 != 0;
        let r = double::div_fmas(env.double, a[lane], b[lane], c[lane], scaled);
        double::output(&env, r, output_mods(op))
    });
    if let Dst::Vector(r) = op.dst {
        let mask = cx.w.exec();
        cx.w.set_lanes64(r.into(), &result, mask);
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;

    let exec: Exec = match opcode {
        VAddF64 => f64!(|e, [a, b]: [u64; 2]| double::add(e.double, a, b)),
        VMulF64 => f64!(|e, [a, b]: [u64; 2]| double::mul(e.double, a, b)),
        VMinF64 => f64!(|e, [a, b]: [u64; 2]| double::min(e, a, b)),
        VMaxF64 => f64!(|e, [a, b]: [u64; 2]| double::max(e, a, b)),
        VFmaF64 | VFmacF64 => f64!(|e, [a, b, c]: [u64; 3]| double::fma(e.double, a, b, c)),
        VDivFixupF64 => f64!(|e, [q, d, n]: [u64; 3]| double::div_fixup(e.double, q, d, n)),
        VDivScaleF64 => div_scale,
        VDivFmasF64 => div_fmas,
        VTruncF64 => f64!(|e, [a]: [u64; 1]| double::integral(e.double, a, f64::trunc)),
        VCeilF64 => f64!(|e, [a]: [u64; 1]| double::integral(e.double, a, f64::ceil)),
        VFloorF64 => f64!(|e, [a]: [u64; 1]| double::integral(e.double, a, f64::floor)),
        VRndneF64 => f64!(|e, [a]: [u64; 1]| double::integral(e.double, a, f64::round_ties_even)),
        VFractF64 => f64!(|e, [a]: [u64; 1]| double::fract(e, a)),
        VRcpF64 => f64!(|e, [a]: [u64; 1]| trans::rcp_f64(e, a)),
        VRsqF64 => f64!(|e, [a]: [u64; 1]| trans::rsq_f64(e, a)),
        VSqrtF64 => f64!(|e, [a]: [u64; 1]| trans::sqrt_f64(e, a)),
        VFrexpMantF64 => f64!(|e, [a]: [u64; 1]| double::frexp_mant(e, a)),
        VFrexpExpI32F64 => |cx, op| {
            cx.map64(op, [Ty::F64], Wide::No(Out::B32), |e, [a]| {
                double::frexp_exp(e, a) as u64
            })
        },
        VLdexpF64 => |cx, op| {
            cx.map64(op, [Ty::F64, Ty::B32], Wide::F64, |e, [a, b]| {
                double::ldexp(e.double, a, b as u32 as i32)
            })
        },
        VTrigPreopF64 => |cx, op| {
            cx.map64(op, [Ty::F64, Ty::B32], Wide::F64, |_, [a, b]| {
                trans::trig_preop_f64(a, b as u32)
            })
        },
        _ => return None,
    };
    Some(exec)
}
