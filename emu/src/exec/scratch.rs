//! Scratch memory: each resident wave has a part of it, and each of its lanes a part of that.
//!
//! What a kernel is given are the place of all scratch memory and the distance of the wave's part;
//! code adds them (AMDGPUUsage, "Private Segment Buffer", "Flat Scratch"). An access of a part that
//! is another wave's or lane's is a fault, however it was addressed.

use super::Cx;
use crate::error::{Access, FaultKind, Space, Trap};
use crate::wave::LANES;

/// Dwords of scratch memory are interleaved over the lanes of a wave (manual, 9.8; element size 4,
/// index stride 64).
pub(super) const DWORD_STRIDE: u64 = 4 * LANES as u64;

/// The scratch memory of a launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ScratchMemory {
    /// Address.
    pub base: u64,
    /// Bytes.
    pub size: u64,
    /// Bytes of a wave's part.
    pub of_wave: u64,
}

/// What a wave's lanes may access of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own {
    all: ScratchMemory,
    /// Address of the wave's part.
    start: u64,
    /// Bytes of a lane.
    of_lane: u32,
}

impl Own {
    pub fn of(cx: &Cx<'_>) -> Own {
        let all = cx.shared.scratch;
        Own {
            all,
            start: all.base + u64::from(cx.w.place) * all.of_wave,
            of_lane: cx.w.scratch_per_lane,
        }
    }

    /// Checks a lane's access of at most a dword: of scratch memory it may be of the lane's part.
    #[inline(always)]
    pub fn check(&self, lane: usize, address: u64, size: u32) -> Result<(), Trap> {
        let is_scratch = address.wrapping_sub(self.all.base) < self.all.size;
        match is_scratch && !self.holds(lane, address, size) {
            true => Err(self.fault(address, size).at_lane(lane)),
            false => Ok(()),
        }
    }

    fn holds(&self, lane: usize, address: u64, size: u32) -> bool {
        let offset = address.wrapping_sub(self.start);
        let owner = offset / 4 % LANES as u64;
        let end = offset / DWORD_STRIDE * 4 + offset % 4 + u64::from(size);
        owner == lane as u64 && end <= self.of_lane.into()
    }

    #[cold]
    fn fault(&self, address: u64, size: u32) -> Trap {
        let start = self.start - self.all.base;
        FaultKind::OutOfBounds {
            space: Space::Scratch,
            access: Access::Read,
            address: address - self.all.base,
            size,
            hint: format!(
                "the wave's part begins at {start:#x}, of which a lane has {} bytes, its dwords \
                 {DWORD_STRIDE} bytes apart",
                self.of_lane
            ),
        }
        .into()
    }
}
