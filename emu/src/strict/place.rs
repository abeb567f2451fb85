//! Alignment.
//!
//! The runtime sets SH_MEM_CONFIG.alignment_mode to "unaligned" (AMDGPUUsage, "Initial Kernel
//! Execution State"; LLVM's feature `unaligned-access-mode` is on for amdhsa), so vector memory and
//! LDS take any address, except that
//!
//! - atomics must be aligned to their size, in LDS as in memory (memory's are faults in every
//!   mode);
//! - scalar memory ignores the two lowest bits of an address (manual, 12.6 "SMEM"), so an address
//!   that has them set means another place than the instruction accesses.

use super::footprint::Footprint;
use super::touch::Touches;
use super::violation::Violation;
use crate::error::{Access, Space};
use crate::exec::{Cx, smem};
use crate::program::{Op, Src};
use isa::{Family, Field, ModFlags};

/// An access of an instruction that is not aligned as it must be; and its lane.
pub(super) fn misaligned(
    cx: &Cx<'_>,
    op: &Op,
    print: &Footprint,
    touches: &Touches,
) -> Option<(Violation, Option<u8>)> {
    if op.family == Family::Smem {
        return scalar(cx, op, print).map(|v| (v, None));
    }
    if touches.access != Access::Atomic || op.family != Family::Ds {
        return None;
    }
    let width = print
        .operand(Field::Vdata)
        .map_or(1, |r| r.count.clamp(1, 2));
    let alignment = 4 * u32::from(width);
    // Two-address exchanges have elements of their own.
    let whole = touches.all.iter().step_by(width.into());
    whole
        .into_iter()
        .find(|t| t.address % u64::from(alignment) != 0)
        .map(|t| {
            let violation = Violation::Misaligned {
                space: Space::Lds,
                address: t.address,
                alignment,
            };
            (violation, Some(t.lane))
        })
}

fn scalar(cx: &Cx<'_>, op: &Op, print: &Footprint) -> Option<Violation> {
    let base = cx.scalar64(op.base);
    let buffer = print.operand(Field::Sbase)?.count == 4;
    let base = if buffer {
        base & 0xffff_ffff_ffff
    } else {
        base
    };
    let offset = match op.soffset {
        Src::Const(value) => value,
        Src::None => 0,
        src => u64::from(cx.w.scalar(src)),
    };
    let further = match op.mods.flags.contains(ModFlags::SOFFSET) {
        true => i64::from(op.mods.offset),
        false => 0,
    };
    let address = base.wrapping_add(offset).wrapping_add_signed(further);
    (!address.is_multiple_of(smem::ALIGNMENT)).then_some(Violation::Misaligned {
        space: Space::Global,
        address,
        alignment: smem::ALIGNMENT as u32,
    })
}
