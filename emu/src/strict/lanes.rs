//! Which lanes of its vector registers an instruction reads and writes.
//!
//! What lane operations give for lanes that are not active is documented for all of them on GFX9:
//! DPP gives zero or keeps the destination, `ds_permute_b32`, `ds_bpermute_b32` and
//! `ds_swizzle_b32` give zero (manual, 12.13), `v_readlane_b32` and `v_readfirstlane_b32` read the
//! register whatever EXEC says. So the one wrong thing is to use what no lane has ever written,
//! which is a matter of [`super::defined`].

use super::footprint::Footprint;
use crate::exec::Cx;
use crate::program::Op;
use crate::wave::LANES;
use isa::{InstFlags, Opcode};

/// The lane that `v_readlane_b32` and `v_writelane_b32` select.
fn selected(cx: &Cx<'_>, op: &Op) -> u64 {
    1 << (cx.w.scalar(op.src[1]) as usize % LANES)
}

/// Lanes whose registers are read.
pub(super) fn read_lanes(cx: &Cx<'_>, op: &Op, print: &Footprint) -> u64 {
    match print.inst.opcode {
        Opcode::VReadlaneB32 => selected(cx, op),
        // The old value of the other lanes stays.
        Opcode::VWritelaneB32 => 0,
        Opcode::VReadfirstlaneB32 => 1 << (cx.w.exec().trailing_zeros() as usize % LANES),
        _ if print.has(InstFlags::MFMA) => u64::MAX,
        _ => cx.w.exec(),
    }
}

/// Lanes whose registers are written.
pub(super) fn written_lanes(cx: &Cx<'_>, op: &Op, print: &Footprint) -> u64 {
    match print.inst.opcode {
        Opcode::VWritelaneB32 => selected(cx, op),
        _ if print.has(InstFlags::MFMA) => u64::MAX,
        _ if print.family.is_valu() => cx.write_mask(op),
        _ => cx.w.exec(),
    }
}
