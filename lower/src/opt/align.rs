//! What is known of a pointer's alignment.

use crate::analysis::{Base, PointerInfo};
use ir::{Context, Function, InstData, Value};

/// A power of two that divides the address, in bytes. 1 if nothing is known.
pub fn known_alignment(ctx: &Context, func: &Function, pointer: Value) -> u64 {
    let info = PointerInfo::of(ctx, func, pointer);
    let of_base = match info.base {
        Base::Alloca(inst) => match func.inst(inst) {
            InstData::Alloca { align_log2, .. } => 1 << align_log2,
            _ => 1,
        },
        Base::Param(i) => func
            .params
            .get(i as usize)
            .map_or(1, |p| u64::from(p.attrs.align.max(1))),
        Base::Global(_) | Base::Unknown(_) => 1,
    };
    let of_offset = match info.offset {
        None => 1,
        Some(0) => of_base,
        Some(n) => 1 << n.trailing_zeros(),
    };
    of_base.min(of_offset)
}
