//! Alignment.
//!
//! The runtime sets SH_MEM_CONFIG.alignment_mode to "unaligned" (AMDGPUUsage, "Initial Kernel
//! Execution State"; LLVM's feature `unaligned-access-mode` is on for amdhsa), so vector memory and
//! LDS take any address, except that
//!
//! - GFX6 has no such mode, and GFX7 and GFX8 have it for memory alone: LLVM's features
//!   `unaligned-buffer-access` (from GFX7 on) and `unaligned-ds-access` (from GFX9 on);
//! - atomics must be aligned to their size, in LDS as in memory (memory's are faults in every
//!   mode);
//! - scalar memory ignores the two lowest bits of an address (manual, 12.6 "SMEM"), so an address
//!   that has them set means another place than the instruction accesses.

use super::footprint::Footprint;
use super::touch::Touches;
use super::violation::Violation;
use crate::error::{Access, Space};
use crate::exec::{Alignment, Cx, smem};
use crate::program::{Op, Src};
use isa::{Family, Field, ModFlags, Opcode};

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
        return natural(cx.shared.alignment, op, touches);
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

/// Loads and stores where memory, or LDS, takes aligned addresses only.
fn natural(alignment: Alignment, op: &Op, touches: &Touches) -> Option<(Violation, Option<u8>)> {
    let space = match alignment {
        Alignment::Any => return None,
        Alignment::OfLds => Some(Space::Lds),
        Alignment::OfAll => None,
    };
    let wide = match op.family {
        Family::Ds => lds_alignment(op.opcode),
        _ => 1,
    };
    let wrong = touches.all.iter().find_map(|t| {
        let checked = space.is_none_or(|s| s == t.space) && t.space != Space::Scratch;
        let needs = u64::from(t.bytes.next_power_of_two());
        (checked && !t.address.is_multiple_of(needs)).then_some((t, needs))
    });
    let first = touches.all.chunk_by(|a, b| a.lane == b.lane);
    let wrong = wrong.or_else(|| {
        let mut first = first.map(|lane| &lane[0]);
        first.find_map(|t| {
            let wrong = t.space == Space::Lds && !t.address.is_multiple_of(wide);
            wrong.then_some((t, wide))
        })
    });
    wrong.map(|(t, needs)| {
        let violation = Violation::Misaligned {
            space: t.space,
            address: t.address,
            alignment: needs as u32,
        };
        (violation, Some(t.lane))
    })
}

/// What an LDS access of one piece must be aligned to before GFX9, in bytes (LLVM,
/// `allowsMisalignedMemoryAccessesImpl`: without unaligned access `b64` wants 8, `b96` and `b128`
/// 16).
fn lds_alignment(opcode: Opcode) -> u64 {
    use Opcode::*;
    match opcode {
        DsReadB64 | DsWriteB64 => 8,
        DsReadB96 | DsWriteB96 | DsReadB128 | DsWriteB128 => 16,
        DsRead2B64 | DsWrite2B64 | DsRead2st64B64 | DsWrite2st64B64 => 8,
        _ => 1,
    }
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
