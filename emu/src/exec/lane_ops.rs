//! Vector instructions that look across lanes or move between scalar and vector registers.

use super::operands::Ty;
use super::{Cx, Done, Exec};
use crate::program::{Dst, Op, Src};
use crate::wave::{LANES, Lanes};
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

/// `v_permlane16_swap_b32` and `v_permlane32_swap_b32`: the groups of `lanes` with odd numbers of
/// the first register change places with those of even numbers of the second.
///
/// The manual's formula (CDNA4, 12.8) does not look at EXEC, and does not have `fi` and
/// `bound_ctrl`. As for RDNA's lane permutations (RDNA manual, `V_PERMLANE16_B32`), inactive lanes
/// are not written; an inactive lane is read with `fi`, reads as zero with `bound_ctrl`, and
/// otherwise leaves the lane that would get it as it is.
fn swap_groups(cx: &mut Cx<'_>, op: &Op, lanes: usize) -> Done {
    let (Dst::Vector(a), Src::Vector(b)) = (op.dst, op.src[0]) else {
        return Ok(());
    };
    let exec = cx.w.exec();
    let dpp = &op.mods.dpp;
    let moved = |old: u32, from: &Lanes, lane: usize| match exec >> lane & 1 {
        0 if dpp.fetch_inactive => from[lane],
        0 if dpp.bound_ctrl => 0,
        0 => old,
        _ => from[lane],
    };
    let (x, y) = (cx.w.vgprs[usize::from(a)], cx.w.vgprs[usize::from(b)]);
    let (mut first, mut second) = (x, y);
    for even in (0..LANES).filter(|lane| lane & lanes == 0) {
        let odd = even + lanes;
        first[odd] = moved(x[odd], &y, even);
        second[even] = moved(y[even], &x, odd);
    }
    cx.w.set_lanes(a.into(), &first, exec);
    cx.w.set_lanes(b.into(), &second, exec);
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VReadfirstlaneB32 => read_first_lane,
        VReadlaneB32 => read_lane,
        VWritelaneB32 => write_lane,
        VSwapB32 => swap,
        VPermlane16SwapB32 => |cx, op| swap_groups(cx, op, 16),
        VPermlane32SwapB32 => |cx, op| swap_groups(cx, op, 32),
        VMbcntLoU32B32 => |cx, op| mbcnt(cx, op, 0),
        VMbcntHiU32B32 => |cx, op| mbcnt(cx, op, 32),
        _ => return None,
    };
    Some(exec)
}
