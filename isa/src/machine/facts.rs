//! What all processors of a generation share, as one row each.
//!
//! Sources: the ISA manuals by section, AMDGPUUsage ("Initial Kernel Execution State", "Flat
//! Scratch", "M0", "Kernel Descriptor"), and what LLVM's code generator relies on where these are
//! silent; each field says which.

use super::hazards::{self, Group};
use super::waits::{self, CounterRow};
use crate::Generation;

/// What a barrier does while memory operations of its wave are outstanding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barrier {
    /// It cannot be interrupted: nothing that could fault may be outstanding.
    WaitsForAll,
    /// It backs off for an exception and is executed again.
    BacksOff,
}

/// What the addresses of LDS accesses are checked against.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LdsBound {
    /// M0, which must be set before.
    M0,
    /// The work-group's allocation.
    Allocation,
}

/// What the prolog does so that flat instructions reach scratch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlatScratch {
    /// There are no flat instructions.
    None,
    /// FLAT_SCRATCH holds a size and an offset in units of 256 bytes.
    SizeAndOffset,
    /// FLAT_SCRATCH holds the address of the wave's part.
    Address,
    /// The same, but the register is written by `s_setreg_b32`.
    HwregAddress,
    /// The hardware sets it up.
    Architected,
}

/// Which atomic operations reach memory that is fine-grained or of another device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RemoteAtomics {
    /// Those of PCI Express: integer addition, exchange, compare-and-exchange.
    OfTheBus,
    /// All, whose scope is not the system; others need the promise that memory is not another
    /// device's.
    WithinAgent,
}

/// Where the bases of the LDS and scratch apertures of the flat address space are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Apertures {
    /// In the queue's structure in memory.
    Queue,
    /// In constant registers.
    Registers,
}

/// How the trap handler of `llvm.trap` finds the queue that it stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrapQueue {
    /// Its address is in s0 and s1.
    Address,
    /// By the wave's doorbell.
    Doorbell,
}

/// How a function's own scratch is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ScratchAccess {
    /// Through a buffer resource in SGPRs.
    #[default]
    Buffer,
    /// By `scratch_*` instructions.
    Instructions,
}

/// Memory instructions that follow one another directly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clauses {
    /// Each is issued by itself.
    Single,
    /// With XNACK, all are issued again when one of them faults.
    ReplayedWhole,
}

/// Whether memory accesses may have any alignment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnalignedAccess {
    /// Yes, as the amdhsa driver sets the machine up.
    Allowed,
    /// No.
    Faults,
}

/// Whether scalar loads can say that they want what others have written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScalarCoherence {
    /// There is no bit for it, and llc's objects have none where its text does.
    No,
    /// By `glc`.
    Glc,
}

/// How a DPP operand reaches beyond its row of 16 lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DppBetweenRows {
    /// It does not.
    No,
    /// `row_bcast` and shifts of the whole wave.
    Broadcast,
}

/// What may be a source of an instruction that selects parts of words (SDWA).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SdwaSources {
    /// There are no such instructions.
    None,
    /// VGPRs.
    Vector,
    /// VGPRs and SGPRs.
    VectorAndScalar,
}

/// What the parts of an image's address can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImageAddress {
    /// Words.
    Words,
    /// Words, or 16 bits that share them (A16).
    WordsOrHalves,
}

/// What 16-bit arithmetic with three sources does to the upper half of its result's register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UpperHalf {
    /// It becomes zero.
    Cleared,
    /// It stays as it is.
    Kept,
}

/// The angles that `v_sin_f32` and `v_cos_f32` take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Angles {
    /// Up to 256 turns either way.
    UpTo256Turns,
    /// All.
    All,
}

/// What is compared with the size of the resource of scratch memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScratchRange {
    /// The address in the VGPR, without the immediate offset: a negative one is out of range.
    OfVgpr,
    /// Nothing.
    Unchecked,
}

/// What `v_min`, `v_max` and their like make of subnormal numbers where the mode says that they
/// are flushed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MinMaxMode {
    /// They stay.
    Ignored,
    /// They are flushed.
    Heeded,
}

/// How much of scratch memory a flat access takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlatScratchWidth {
    /// One dword.
    Dword,
    /// As much as of other memory.
    Any,
}

/// Where a wave's VGPRs and AccVGPRs are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VgprFile {
    /// In files of their own, if there are AccVGPRs: the larger count is allocated.
    Separate,
    /// In one file, the AccVGPRs behind the others at a multiple of four.
    Unified,
}

/// Which table of code sequences of the memory model applies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CachePolicy {
    /// "Memory Model Code Sequences GFX6–GFX9".
    Gfx6ToGfx9,
    /// "… GFX90A".
    Gfx90a,
    /// "… GFX942".
    Gfx942,
    /// "… GFX10-GFX11"; not written yet.
    Gfx10ToGfx11,
}

/// Immediate offsets that an addressing mode takes, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OffsetRange {
    /// The lowest.
    pub min: i32,
    /// The highest.
    pub max: i32,
    /// What an offset must be a multiple of.
    pub unit: i32,
}

impl OffsetRange {
    /// None but zero.
    pub const NONE: OffsetRange = OffsetRange::up_to(0);

    const fn up_to(max: i32) -> OffsetRange {
        OffsetRange {
            min: 0,
            max,
            unit: 1,
        }
    }

    /// Whether the offset can be given.
    pub const fn contains(self, offset: i64) -> bool {
        self.min as i64 <= offset && offset <= self.max as i64 && offset % self.unit as i64 == 0
    }
}

/// Immediate offsets by kind of access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offsets {
    /// LDS (manuals, "LDS and GDS format").
    pub lds: OffsetRange,
    /// Each of the two of an LDS access with two addresses, in elements or in strides of them
    /// ([`crate::InstDesc::elements_per_offset`]; manuals, "LDS and GDS format": OFFSET0, OFFSET1).
    pub lds_pair: OffsetRange,
    /// Buffers (manuals, "MUBUF").
    pub buffer: OffsetRange,
    /// Flat addresses (manuals, "FLAT"): none before GFX9.
    pub flat: OffsetRange,
    /// Global addresses (manuals, "GLOBAL"); [`OffsetRange::NONE`] without these instructions.
    pub global: OffsetRange,
    /// Scratch by `scratch_*` instructions (manuals, "SCRATCH"), of those that are used: the field
    /// has a sign, but a sum below zero in between is no address.
    pub scratch: OffsetRange,
    /// Scalar loads (manuals, "SMEM", "SMRD"): from GFX9 on the field has a sign, but offsets below
    /// zero are of no use beside an unsigned address of a segment's start.
    pub scalar: OffsetRange,
}

/// Hazards of matrix instructions of a generation's processors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatrixHazards {
    /// Of all of them.
    pub common: Group,
    /// Of those without matrix instructions that scale.
    pub without_scales: Group,
    /// Of those that have such ([`crate::Feature::Gfx950`]).
    pub with_scales: Group,
}

impl MatrixHazards {
    /// None.
    pub const NONE: MatrixHazards = MatrixHazards::of(&[]);

    /// The same for all processors.
    pub const fn of(common: Group) -> MatrixHazards {
        MatrixHazards {
            common,
            without_scales: &[],
            with_scales: &[],
        }
    }
}

/// A row.
#[derive(PartialEq, Eq, Debug)]
pub struct Facts {
    /// Immediate offsets.
    pub offsets: Offsets,
    /// LLVM: "back-off barrier": GFX90A and later, and GFX10 and later, where llc does not wait.
    pub barrier: Barrier,
    /// AMDGPUUsage, "M0".
    pub lds_bound: LdsBound,
    /// AMDGPUUsage, "Flat Scratch".
    pub flat_scratch: FlatScratch,
    /// AMDGPUUsage, "Address Spaces": the base of an aperture comes from `amd_queue_t` on GFX7 and
    /// GFX8, from SRC_SHARED_BASE and SRC_PRIVATE_BASE later.
    pub apertures: Apertures,
    /// LLVM's feature `agent-scope-fine-grained-remote-memory-atomics`, and what llc 22 makes of
    /// each operation, scope and promise.
    pub remote_atomics: RemoteAtomics,
    /// AMDGPUUsage, "AMDGPU Trap Handler for AMDHSA OS Code Object V4 and Above"; before version 4
    /// of the code object, by its address on all processors.
    pub trap_queue: TrapQueue,
    /// AMDGPUUsage, "Private Segment Buffer".
    pub scratch: ScratchAccess,
    /// LLVM, `hasMultiDwordFlatScratchAddressing`: from GFX9 on.
    pub flat_scratch_width: FlatScratchWidth,
    /// LLVM, `supportsMinMaxDenormModes`: from GFX9 on.
    pub min_max: MinMaxMode,
    /// LLVM, `privateMemoryResourceIsRangeChecked`: before GFX9.
    pub scratch_range: ScratchRange,
    /// Bytes of scratch that a wave can have: the field's 13 bits count KiB (manuals, "Scratch
    /// memory": COMPUTE_TMPRING_SIZE.WAVESIZE).
    pub wave_scratch: u32,
    /// The fourth word of a resource of scratch memory where code makes it itself: interleaved over
    /// 64 lanes by the lane's number, elements of 4 bytes up to GFX8, and on GFX6 and GFX7 a format
    /// (LLVM, `SIInstrInfo::getScratchRsrcWords23`; manuals, "Buffer Resource Descriptor").
    pub scratch_word: u32,
    /// Bytes of the units in which COMPUTE_PGM_RSRC2.LDS_SIZE counts (AMDGPUUsage,
    /// "compute_pgm_rsrc2", GRANULATED_LDS_SIZE: 64 dwords on GFX6, 128 later).
    pub lds_unit: u32,
    /// LLVM: clauses with XNACK are GFX8's and later.
    pub clauses: Clauses,
    /// Sea Islands manual, "SMRD": no GLC; GCN3 manual, "SMEM".
    pub scalar_coherence: ScalarCoherence,
    /// AMDGPUUsage, "Target Features" of amdhsa: unaligned access mode from GFX9 on.
    pub unaligned: UnalignedAccess,
    /// GCN3 manual, section 13.3.9 "DPP"; RDNA manual, section 13.3.9: no longer.
    pub dpp_between_rows: DppBetweenRows,
    /// GCN3 and Vega manuals, section 13.3.7 "SDWA": fields S0 and S1 came with GFX9.
    pub sdwa_sources: SdwaSources,
    /// "Vega" 7nm ISA manual, table 35, A16; GCN3 manual, section 8.2: no such field.
    pub image_address: ImageAddress,
    /// LLVM, `GCNSubtarget::zeroesHigh16BitsOfDest`: `v_mac_f16`, `v_mad_f16`, `v_mad_u16`,
    /// `v_fma_f16`, `v_div_fixup_f16` clear it on GFX8; GFX9 has `_legacy` forms of them that do.
    pub upper_half: UpperHalf,
    /// LLVM, feature `trig-reduced-range`: up to GFX8.
    pub angles: Angles,
    /// CDNA 2 manual, section 3.6 "GPRs and LDS".
    pub vgpr_file: VgprFile,
    /// AMDGPUUsage, "Memory Model".
    pub cache_policy: CachePolicy,
    /// Counters of outstanding operations (manuals, "Data Dependency Resolution"), in the order of
    /// [`super::Counter::ALL`].
    pub counters: &'static [CounterRow],
    /// What needs wait states behind what (manuals, "Manually Inserted Wait States").
    pub hazards: &'static [Group],
    /// The same of matrix instructions, where the processor has them, by its features.
    pub matrix_hazards: MatrixHazards,
    /// Wait states of the longest `s_nop`: 8, from GFX8 on 16 (manuals, "S_NOP").
    pub longest_nop: u8,
}

const GFX6: Facts = Facts {
    offsets: Offsets {
        // LLVM, `hasUsableDSOffset`: an offset does not work beside a negative base.
        lds: OffsetRange::NONE,
        lds_pair: OffsetRange::up_to(0xff),
        buffer: OffsetRange::up_to(0xfff),
        flat: OffsetRange::NONE,
        global: OffsetRange::NONE,
        scratch: OffsetRange::NONE,
        // Eight bits of dwords.
        scalar: OffsetRange {
            min: 0,
            max: 0xff * 4,
            unit: 4,
        },
    },
    barrier: Barrier::WaitsForAll,
    lds_bound: LdsBound::M0,
    flat_scratch: FlatScratch::None,
    // There are no flat instructions, but flat addresses.
    apertures: Apertures::Queue,
    remote_atomics: RemoteAtomics::OfTheBus,
    trap_queue: TrapQueue::Address,
    scratch: ScratchAccess::Buffer,
    flat_scratch_width: FlatScratchWidth::Dword,
    min_max: MinMaxMode::Ignored,
    scratch_range: ScratchRange::OfVgpr,
    wave_scratch: ((1 << 13) - 1) * 1024,
    scratch_word: 0x00e8_f000,
    lds_unit: 256,
    scalar_coherence: ScalarCoherence::No,
    clauses: Clauses::Single,
    unaligned: UnalignedAccess::Faults,
    dpp_between_rows: DppBetweenRows::No,
    sdwa_sources: SdwaSources::None,
    image_address: ImageAddress::Words,
    upper_half: UpperHalf::Cleared,
    angles: Angles::UpTo256Turns,
    vgpr_file: VgprFile::Separate,
    cache_policy: CachePolicy::Gfx6ToGfx9,
    counters: waits::GFX6,
    hazards: &[hazards::COMMON, hazards::BEFORE_GFX8, hazards::SCALAR_LOADS],
    matrix_hazards: MatrixHazards::NONE,
    longest_nop: 8,
};

const GFX7: Facts = Facts {
    lds_unit: 512,
    offsets: Offsets {
        lds: OffsetRange::up_to(0xffff),
        ..GFX6.offsets
    },
    flat_scratch: FlatScratch::SizeAndOffset,
    hazards: &[hazards::COMMON, hazards::BEFORE_GFX8, hazards::LATE_DATA],
    ..GFX6
};

const GFX8: Facts = Facts {
    offsets: Offsets {
        // The two lowest bits of each part of an address are ignored ("Vega" 7nm ISA manual,
        // 7.2.1): beside a multiple of four the base is one, since the sum is.
        scalar: OffsetRange {
            min: 0,
            max: 0xf_ffff,
            unit: 4,
        },
        ..GFX7.offsets
    },
    scratch_word: 0x00e8_0000,
    scalar_coherence: ScalarCoherence::Glc,
    clauses: Clauses::ReplayedWhole,
    dpp_between_rows: DppBetweenRows::Broadcast,
    sdwa_sources: SdwaSources::Vector,
    hazards: &[hazards::COMMON, hazards::LATE_DATA, hazards::FROM_GFX8],
    longest_nop: 16,
    ..GFX7
};

const GFX9: Facts = Facts {
    offsets: Offsets {
        flat: OffsetRange::up_to(0xfff),
        global: OffsetRange {
            min: -0x1000,
            max: 0xfff,
            unit: 1,
        },
        scratch: OffsetRange::up_to(0xfff),
        ..GFX8.offsets
    },
    lds_bound: LdsBound::Allocation,
    flat_scratch: FlatScratch::Address,
    apertures: Apertures::Registers,
    trap_queue: TrapQueue::Doorbell,
    scratch_word: 0x00e0_0000,
    flat_scratch_width: FlatScratchWidth::Any,
    min_max: MinMaxMode::Heeded,
    scratch_range: ScratchRange::Unchecked,
    unaligned: UnalignedAccess::Allowed,
    counters: waits::GFX9,
    hazards: &[
        hazards::COMMON,
        hazards::LATE_DATA,
        hazards::FROM_GFX8,
        hazards::FROM_GFX9,
    ],
    matrix_hazards: MatrixHazards::of(hazards::MATRIX_CDNA1),
    sdwa_sources: SdwaSources::VectorAndScalar,
    image_address: ImageAddress::WordsOrHalves,
    upper_half: UpperHalf::Kept,
    angles: Angles::All,
    ..GFX8
};

const GFX90A: Facts = Facts {
    barrier: Barrier::BacksOff,
    vgpr_file: VgprFile::Unified,
    cache_policy: CachePolicy::Gfx90a,
    hazards: &[
        hazards::COMMON,
        hazards::LATE_DATA,
        hazards::FROM_GFX8,
        hazards::FROM_GFX9,
        hazards::DOT,
    ],
    matrix_hazards: MatrixHazards::of(hazards::MATRIX_CDNA2),
    ..GFX9
};

const GFX940: Facts = Facts {
    flat_scratch: FlatScratch::Architected,
    remote_atomics: RemoteAtomics::WithinAgent,
    scratch: ScratchAccess::Instructions,
    cache_policy: CachePolicy::Gfx942,
    hazards: &[
        hazards::COMMON,
        hazards::FROM_GFX8,
        hazards::FROM_GFX9,
        hazards::DOT,
        hazards::GFX940,
    ],
    matrix_hazards: MatrixHazards {
        common: hazards::MATRIX_CDNA3_AND_4,
        without_scales: hazards::MATRIX_CDNA3,
        with_scales: hazards::MATRIX_CDNA4,
    },
    ..GFX90A
};

/// RDNA manuals, "FLAT instructions": offsets of 12 bits, with a sign where the segment is named;
/// "Scalar memory": 21 bits with a sign. FLAT_SCRATCH is a hardware register (section "Hardware
/// registers").
const GFX10: Facts = Facts {
    offsets: Offsets {
        flat: OffsetRange::up_to(0x7ff),
        global: OffsetRange {
            min: -0x800,
            max: 0x7ff,
            unit: 1,
        },
        scratch: OffsetRange::up_to(0x7ff),
        ..GFX9.offsets
    },
    barrier: Barrier::BacksOff,
    flat_scratch: FlatScratch::HwregAddress,
    dpp_between_rows: DppBetweenRows::No,
    cache_policy: CachePolicy::Gfx10ToGfx11,
    counters: waits::GFX10,
    // Interlocked, but for defects, which are not written yet (LLVM, "GFX10 hazards").
    hazards: &[],
    matrix_hazards: MatrixHazards::NONE,
    ..GFX9
};

/// The row of a generation; `None` if it has not been written.
pub(super) fn of(generation: Generation) -> Option<&'static Facts> {
    match generation {
        Generation::Gfx6 => Some(&GFX6),
        Generation::Gfx7 => Some(&GFX7),
        Generation::Gfx8 => Some(&GFX8),
        Generation::Gfx9 => Some(&GFX9),
        Generation::Gfx90a => Some(&GFX90A),
        Generation::Gfx940 => Some(&GFX940),
        Generation::Gfx10 => Some(&GFX10),
        _ => None,
    }
}
