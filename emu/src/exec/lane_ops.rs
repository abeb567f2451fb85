//! Vector instructions that look across lanes or move between scalar and vector registers.

use super::operands::Ty;
use super::{Cx, Done, Exec};
use crate::program::{Dst, Op, Src};
use crate::wave::LANES;
use isa::Opcode;

/// Number of active bits below the lane, in one half of the mask.
fn mbcnt(cx: &mut Cx<'_>, op: &Op, first_lane: usize) -> Done {
    let [mask, base] = cx.sources64(op, [Ty::B32; 2]);
    cx.scratch.result = std::array::from_fn(|lane| {
        let below = lane.saturating_sub(first_lane).min(32) as u32;
        let thread_mask = ((1u64 << below) - 1) as u32;
        (base[lane] as u32).wrapping_add((mask[lane] as u32 & thread_mask).count_ones())
    });
    cx.finish(op, super::operands::Out::B32);
    Ok(())
}

/// A lane of a source, which may be scalar too.
fn lane_of(cx: &Cx<'_>, src: Src, lane: usize) -> u32 {
    match src {
        Src::Vector(r) => cx.w.vgprs[usize::from(r)][lane],
        src => cx.w.scalar(src),
    }
}

fn write_scalar(cx: &mut Cx<'_>, op: &Op, value: u32) {
    if let Dst::Scalar(code) = op.dst {
        cx.w.scalars[usize::from(code)] = value;
    }
}

fn read_first_lane(cx: &mut Cx<'_>, op: &Op) -> Done {
    // Lane 0 if none is active.
    let lane = cx.w.exec().trailing_zeros() as usize % LANES;
    let value = lane_of(cx, op.src[0], lane);
    write_scalar(cx, op, value);
    Ok(())
}

fn read_lane(cx: &mut Cx<'_>, op: &Op) -> Done {
    let lane = cx.w.scalar(op.src[1]) as usize % LANES;
    let value = lane_of(cx, op.src[0], lane);
    write_scalar(cx, op, value);
    Ok(())
}

fn write_lane(cx: &mut Cx<'_>, op: &Op) -> Done {
    let lane = cx.w.scalar(op.src[1]) as usize % LANES;
    let value = cx.w.scalar(op.src[0]);
    if let Dst::Vector(r) = op.dst {
        cx.w.vgprs[usize::from(r)][lane] = value;
    }
    Ok(())
}

fn swap(cx: &mut Cx<'_>, op: &Op) -> Done {
    if let (Dst::Vector(a), Src::Vector(b)) = (op.dst, op.src[0]) {
        let mask = cx.w.exec();
        let (x, y) = (cx.w.vgprs[usize::from(a)], cx.w.vgprs[usize::from(b)]);
        cx.w.set_lanes(a.into(), &y, mask);
        cx.w.set_lanes(b.into(), &x, mask);
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VReadfirstlaneB32 => read_first_lane,
        VReadlaneB32 => read_lane,
        VWritelaneB32 => write_lane,
        VSwapB32 => swap,
        VMbcntLoU32B32 => |cx, op| mbcnt(cx, op, 0),
        VMbcntHiU32B32 => |cx, op| mbcnt(cx, op, 32),
        _ => return None,
    };
    Some(exec)
}
