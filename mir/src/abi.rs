//! Registers at a kernel's start and at calls.
//!
//! Source: specification, "Initial Kernel Execution State": the tables "SGPR Register Set Up Order"
//! and "VGPR Register Set Up Order". Functions all of whose callers are known have a convention of
//! our own: see [`call`]; others have LLVM's, which tells callers the registers that are preserved:
//! [`standard`].

use isa::{Reg, RegSpan, ScratchAccess};

/// How a function is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Convention {
    /// As [`call`] says: callers know what the function writes.
    #[default]
    Private,
    /// LLVM's.
    Standard,
}

/// What the packet processor can put in user SGPRs, in the order of the specification's table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum UserSgpr {
    /// V# of the scratch memory of the queue: 4 registers.
    PrivateSegmentBuffer,
    /// Address of the dispatch packet: 2.
    DispatchPtr,
    /// Address of the queue: 2.
    QueuePtr,
    /// Address of the kernel arguments: 2.
    KernargSegmentPtr,
    /// Dispatch ID: 2.
    DispatchId,
    /// Offset and size for FLAT_SCRATCH: 2.
    FlatScratchInit,
    /// Bytes of scratch per work-item: 1.
    PrivateSegmentSize,
}

impl UserSgpr {
    /// All of them, in their order.
    pub fn all() -> impl Iterator<Item = UserSgpr> {
        USER_SGPRS.iter().map(|&(input, _)| input)
    }
}

/// Order and number of registers (specification, "SGPR Register Set Up Order").
const USER_SGPRS: [(UserSgpr, u8); 7] = [
    (UserSgpr::PrivateSegmentBuffer, 4),
    (UserSgpr::DispatchPtr, 2),
    (UserSgpr::QueuePtr, 2),
    (UserSgpr::KernargSegmentPtr, 2),
    (UserSgpr::DispatchId, 2),
    (UserSgpr::FlatScratchInit, 2),
    (UserSgpr::PrivateSegmentSize, 1),
];

/// What a kernel asks for so that its waves have scratch memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PrivateSegment {
    /// Nothing: it has none.
    #[default]
    None,
    /// The byte offset of the wave's part, in an SGPR.
    WaveOffset,
    /// That it is set up: the hardware knows where it is.
    Hardware,
}

/// Which registers a kernel asks the packet processor to set up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KernelAbi {
    /// Bit i: entry i of the specification's table of user SGPRs.
    user: u8,
    /// Work-group ID in x, y, z.
    pub workgroup_id: [bool; 3],
    /// The wave's scratch memory.
    pub private_segment: PrivateSegment,
    /// Highest dimension of the work-item ID that is set up: 0 (x), 1 (x, y), 2 (x, y, z).
    pub workitem_id: u8,
    /// Dwords of the kernel's arguments, from the first one on, that are in user SGPRs behind all
    /// others (specification, "Preloaded Kernel Arguments").
    pub preloaded: u8,
}

impl KernelAbi {
    /// Asks for scratch memory, and for what is needed to get at it.
    pub fn request_scratch(&mut self, access: ScratchAccess) {
        match access {
            ScratchAccess::Buffer => {
                self.request(UserSgpr::PrivateSegmentBuffer);
                self.private_segment = PrivateSegment::WaveOffset;
            }
            ScratchAccess::Instructions => self.private_segment = PrivateSegment::Hardware,
        }
    }

    /// Asks for user SGPRs.
    pub fn request(&mut self, what: UserSgpr) {
        self.user |= 1 << what as u8;
    }

    /// Is this one set up?
    pub fn has(&self, what: UserSgpr) -> bool {
        self.user & (1 << what as u8) != 0
    }

    /// Registers of a user SGPR that was asked for.
    pub fn user_sgpr(&self, what: UserSgpr) -> Option<RegSpan> {
        let mut next = 0u16;
        for (kind, count) in USER_SGPRS {
            if !self.has(kind) {
                continue;
            }
            if kind == what {
                return Some(RegSpan::new(Reg::sgpr(next), count));
            }
            next += u16::from(count);
        }
        None
    }

    /// Registers of the arguments that are in some.
    pub fn preloaded_sgprs(&self) -> Option<RegSpan> {
        let first = Reg::sgpr(self.requested_sgprs().into());
        (self.preloaded > 0).then(|| RegSpan::new(first, self.preloaded))
    }

    /// Number of user SGPRs.
    pub fn user_sgpr_count(&self) -> u8 {
        self.requested_sgprs() + self.preloaded
    }

    /// Number of user SGPRs but for arguments.
    fn requested_sgprs(&self) -> u8 {
        USER_SGPRS
            .iter()
            .filter(|(kind, _)| self.has(*kind))
            .map(|(_, count)| count)
            .sum()
    }

    /// The register of a dimension's work-group ID, if asked for.
    pub fn workgroup_id_reg(&self, dim: usize) -> Option<Reg> {
        let before = self.workgroup_id[..dim].iter().filter(|&&w| w).count() as u16;
        self.workgroup_id[dim].then(|| Reg::sgpr(u16::from(self.user_sgpr_count()) + before))
    }

    /// The register of the wave's scratch offset, if asked for: after all others.
    pub fn wave_offset_reg(&self) -> Option<Reg> {
        let before = self.workgroup_id.iter().filter(|&&w| w).count() as u16;
        (self.private_segment == PrivateSegment::WaveOffset)
            .then(|| Reg::sgpr(u16::from(self.user_sgpr_count()) + before))
    }

    /// The register of a dimension's work-item ID (GFX6 to GFX9 without packed IDs).
    pub fn workitem_id_reg(&self, dim: usize) -> Reg {
        Reg::vgpr(dim as u16)
    }

    /// All SGPRs that are live at the kernel's start.
    pub fn live_in_sgprs(&self) -> u16 {
        let groups = self.workgroup_id.iter().filter(|&&w| w).count() as u16;
        let offset = self.private_segment == PrivateSegment::WaveOffset;
        u16::from(self.user_sgpr_count()) + groups + u16::from(offset)
    }
}

/// The convention of calls between functions of one module.
///
/// Nothing is preserved by the callee but EXEC, the scratch resource, if scratch is accessed by one
/// ([`crate::Frame::resource`]), the stack pointer, the frame
/// pointer if some function of the module has one, and MODE: the caller knows the callee's
/// registers, because callees are compiled first, and keeps what lives across the call out of them.
/// Arguments go in order: `inreg` ones to SGPRs from
/// [`call::FIRST_SGPR_ARG`], others to VGPRs from `v0`; results likewise.
pub mod call {
    use isa::{Reg, RegSpan};

    /// Scratch resource: also where a kernel finds it.
    pub const SCRATCH_RSRC: RegSpan = RegSpan::new(Reg::sgpr(0), 4);
    /// Return address, written by `s_swappc_b64`.
    pub const RETURN_ADDRESS: RegSpan = RegSpan::new(Reg::sgpr(30), 2);
    /// Byte offset of the first free byte of scratch: of the wave, so many times that of a lane as
    /// it has lanes, or of a lane ([`isa::Machine::stack_scale_log2`]).
    pub const STACK_POINTER: Reg = Reg::sgpr(32);
    /// Where the frame of a function begins that takes room on the stack while it runs; preserved
    /// by LLVM's convention.
    pub const FRAME_POINTER: Reg = Reg::sgpr(33);
    /// First SGPR of `inreg` arguments.
    pub const FIRST_SGPR_ARG: u16 = 4;
    /// SGPRs from [`FIRST_SGPR_ARG`] up to here (exclusive) hold arguments; more is an error.
    pub const LAST_SGPR_ARG: u16 = 30;
    /// VGPRs below this hold arguments; more is an error.
    pub const NUM_VGPR_ARGS: u16 = 128;
}

/// LLVM's convention for functions that are no kernels.
///
/// Source: what llc-22 saves in functions that write all registers (the document, AMDGPUUsage
/// "Non-Kernel Functions", still says that all SGPRs from s32 on are preserved). Registers
/// alternate in groups of eight from s40 and v40 on, so that a few of either kind have low numbers.
pub mod standard {
    use isa::{Reg, RegKind, ScratchAccess};

    /// The first of the VGPRs that are preserved.
    pub const FIRST_VGPR: u16 = 40;
    /// The first of the AccVGPRs that are preserved (llc, `CSR_AMDGPU_AGPRs`).
    pub const FIRST_AGPR: u16 = 32;
    /// The first of the SGPRs that are preserved, but for the return address, which calls write.
    const FIRST_SGPR: u16 = 32;
    /// From this SGPR on all are preserved.
    const LAST_SGPRS: u16 = 96;
    /// Registers of a group.
    const GROUP: u16 = 8;
    /// The stack's resource, which nobody writes.
    const RESOURCE: std::ops::Range<u16> = 0..4;

    /// Is the register after a call what it was before?
    pub fn is_preserved(reg: Reg, access: ScratchAccess) -> bool {
        let n = reg.index();
        match reg.kind() {
            RegKind::Vgpr => n >= FIRST_VGPR && n / GROUP % 2 == FIRST_VGPR / GROUP % 2,
            // s32 to s39, then s48 to s55 and so on.
            RegKind::Sgpr => {
                let group = n >= FIRST_SGPR && n / GROUP % 2 == FIRST_SGPR / GROUP % 2;
                let resource = access == ScratchAccess::Buffer && RESOURCE.contains(&n);
                resource || group || n >= LAST_SGPRS
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_eight_are_preserved_by_turns() {
        let preserved = |reg: fn(u16) -> Reg, range: std::ops::Range<u16>| -> Vec<u16> {
            range
                .filter(|&n| standard::is_preserved(reg(n), ScratchAccess::Buffer))
                .collect()
        };
        let eight = |n: u16| n..n + 8;
        let sgprs: Vec<u16> = (0..4)
            .chain(eight(32))
            .chain(eight(48))
            .chain(eight(64))
            .chain(eight(80))
            .chain(96..106)
            .collect();
        assert_eq!(preserved(Reg::sgpr, 0..106), sgprs);
        assert_eq!(
            preserved(Reg::vgpr, 32..72),
            [
                40, 41, 42, 43, 44, 45, 46, 47, 56, 57, 58, 59, 60, 61, 62, 63
            ]
        );
        assert!(standard::is_preserved(
            Reg::vgpr(255),
            ScratchAccess::Buffer
        ));
        assert!(!standard::is_preserved(
            Reg::sgpr(3),
            ScratchAccess::Instructions
        ));
    }

    #[test]
    fn user_sgprs_stand_in_the_order_of_the_table() {
        let mut abi = KernelAbi::default();
        abi.request(UserSgpr::KernargSegmentPtr);
        abi.request(UserSgpr::PrivateSegmentBuffer);
        abi.request(UserSgpr::DispatchPtr);
        abi.workgroup_id = [true, false, true];
        abi.private_segment = PrivateSegment::WaveOffset;
        assert_eq!(
            abi.user_sgpr(UserSgpr::DispatchPtr),
            Some(RegSpan::new(Reg::sgpr(4), 2))
        );
        assert_eq!(
            abi.user_sgpr(UserSgpr::KernargSegmentPtr),
            Some(RegSpan::new(Reg::sgpr(6), 2))
        );
        assert_eq!(abi.user_sgpr(UserSgpr::QueuePtr), None);
        assert_eq!(abi.workgroup_id_reg(2), Some(Reg::sgpr(9)));
        assert_eq!(abi.workgroup_id_reg(1), None);
        assert_eq!(abi.wave_offset_reg(), Some(Reg::sgpr(10)));
        assert_eq!(abi.preloaded_sgprs(), None);
        abi.preloaded = 3;
        assert_eq!(abi.preloaded_sgprs(), Some(RegSpan::new(Reg::sgpr(8), 3)));
        assert_eq!(abi.user_sgpr_count(), 11);
        assert_eq!(abi.workgroup_id_reg(2), Some(Reg::sgpr(12)));
    }
}
