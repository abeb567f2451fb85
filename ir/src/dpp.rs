//! Data movements between lanes: the control operand of `llvm.amdgcn.mov.dpp` and
//! `llvm.amdgcn.update.dpp` (Vega ISA, section 13.3.9, "DPP": DPP_CTRL values).
//!
//! A row is 16 lanes.

/// Lanes of a row.
const ROW: u32 = 16;

/// `row_shr:n`: what the lane `n` places below in the row has; `n` from 1 to 15.
pub const fn row_shr(n: u32) -> u32 {
    0x110 + n
}

/// `wave_shl:1`: what the lane above has.
pub const WAVE_SHL: u32 = 0x130;
/// `wave_rol:1`: the same, the first lane for the last one.
pub const WAVE_ROL: u32 = 0x134;
/// `wave_shr:1`: what the lane below has.
pub const WAVE_SHR: u32 = 0x138;
/// `wave_ror:1`: the same, the last lane for the first one.
pub const WAVE_ROR: u32 = 0x13c;
/// `row_mirror`
pub const ROW_MIRROR: u32 = 0x140;
/// `row_half_mirror`
pub const ROW_HALF_MIRROR: u32 = 0x141;
/// `row_bcast:15`: the last lane of each row to the next row.
pub const ROW_BCAST_15: u32 = 0x142;
/// `row_bcast:31`: the last lane of the lower half to the upper half.
pub const ROW_BCAST_31: u32 = 0x143;

/// What a lane reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A lane of the wave.
    Lane(u32),
    /// Nothing: the lane is outside of the row or the wave.
    Outside,
}

/// The lane of 64 that a lane reads; `None` if that is no movement.
pub fn source(lane: u32, control: u32) -> Option<Source> {
    let (row, in_row) = (lane & !(ROW - 1), lane & (ROW - 1));
    let distance = control & (ROW - 1);
    let read = match control {
        0x000..=0x0ff => Some((lane & !3) + (control >> (2 * (lane & 3)) & 3)),
        0x101..=0x10f => (in_row + distance < ROW).then_some(lane + distance),
        0x111..=0x11f => in_row.checked_sub(distance).map(|l| row + l),
        0x121..=0x12f => Some(row + (in_row + ROW - distance) % ROW),
        WAVE_SHL => (lane < 63).then_some(lane + 1),
        WAVE_ROL => Some((lane + 1) % 64),
        WAVE_SHR => lane.checked_sub(1),
        WAVE_ROR => Some((lane + 63) % 64),
        ROW_MIRROR => Some(row + ROW - 1 - in_row),
        ROW_HALF_MIRROR => Some((lane & !7) + 7 - (lane & 7)),
        ROW_BCAST_15 => row.checked_sub(1),
        ROW_BCAST_31 => (lane >= 32).then_some(31),
        _ => return None,
    };
    Some(read.map_or(Source::Outside, Source::Lane))
}
