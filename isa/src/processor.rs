//! What a processor is: its generation, features, register files, defects. The rows are
//! [`PROCESSORS`].

use crate::{PROCESSORS, Tasks, WaveSize};
use bitflags::bitflags;
use std::fmt;

/// The columns of the instruction tables.
///
/// GFX90A and GFX940 are columns of their own because their encodings and registers differ from
/// GFX9's; smaller differences inside a column are [`Feature`]s.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Generation {
    /// Southern Islands.
    Gfx6,
    /// Sea Islands.
    Gfx7,
    /// Volcanic Islands.
    Gfx8,
    /// Vega, and gfx908.
    Gfx9,
    /// gfx90a.
    Gfx90a,
    /// gfx940 to gfx950.
    Gfx940,
    /// RDNA 1 and 2.
    Gfx10,
    /// RDNA 3.
    Gfx11,
    /// RDNA 4.
    Gfx12,
}

impl Generation {
    /// Number of generations, the length of [`crate::InstDesc::opcodes`].
    pub const COUNT: usize = 9;

    /// All generations, oldest first.
    pub const ALL: [Generation; Generation::COUNT] = [
        Generation::Gfx6,
        Generation::Gfx7,
        Generation::Gfx8,
        Generation::Gfx9,
        Generation::Gfx90a,
        Generation::Gfx940,
        Generation::Gfx10,
        Generation::Gfx11,
        Generation::Gfx12,
    ];

    /// The generation's bit in a [`GenMask`].
    pub const fn mask(self) -> GenMask {
        GenMask(1 << self as u16)
    }
}

/// A set of generations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GenMask(pub u16);

impl GenMask {
    /// Whether `generation` is in the set.
    pub const fn contains(self, generation: Generation) -> bool {
        self.0 & generation.mask().0 != 0
    }
}

macro_rules! features {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// Something that some processors of a generation have and others do not.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Feature {
            $($(#[$doc])* $name,)*
        }

        impl Feature {
            /// All features.
            pub const ALL: &[Feature] = &[$(Feature::$name),*];

            /// The feature's name in the tables and in messages.
            pub const fn name(self) -> &'static str {
                match self { $(Feature::$name => $text,)* }
            }
        }
    };
}

features! {
    /// Nothing: every processor of the generation has it.
    None = "none",
    /// `v_mad_mix_f32`, `v_mad_mixlo_f16`, `v_mad_mixhi_f16` (gfx900, gfx902, gfx909, gfx90c).
    MadMix = "mad-mix",
    /// `v_fma_mix_f32` and its kin (gfx904, gfx906 and later).
    FmaMix = "fma-mix",
    /// `v_fmac_f32` and `v_xnor_b32` (gfx906 and later).
    DlInsts = "dl-insts",
    /// `v_dot4_i32_i8`, `v_dot8_i32_i4`.
    Dot1 = "dot1",
    /// `v_dot2_i32_i16`, `v_dot2_u32_u16`.
    Dot2 = "dot2",
    /// `v_dot8c_i32_i4`.
    Dot3 = "dot3",
    /// `v_dot2c_i32_i16`.
    Dot4 = "dot4",
    /// `v_dot2c_f32_f16`.
    Dot5 = "dot5",
    /// `v_dot4c_i32_i8`.
    Dot6 = "dot6",
    /// `v_dot4_u32_u8`, `v_dot8_u32_u4`.
    Dot7 = "dot7",
    /// `v_dot2_f32_f16`.
    Dot10 = "dot10",
    /// `v_pk_fmac_f16`.
    PkFmacF16 = "pk-fmac-f16",
    /// Matrix instructions and accumulation registers (gfx908 and later).
    Mai = "mai",
    /// `global_atomic_add_f32`, `global_atomic_pk_add_f16`, and for buffers.
    AtomicFadd = "atomic-fadd",
    /// 16-bit buffer data takes half a register (all but gfx801, gfx802, gfx803, gfx805).
    PackedD16 = "packed-d16",
    /// 16-bit buffer data takes a register of its own.
    UnpackedD16 = "unpacked-d16",
    /// What gfx950 dropped from gfx942.
    Gfx942Only = "gfx942-only",
    /// What gfx950 added to gfx942.
    Gfx950 = "gfx950",
    /// VGPR tuples start at even registers (gfx90a and later).
    AlignedVgprs = "aligned-vgprs",
    /// The three work-item IDs share VGPR 0, ten bits each (gfx90a and later; AMDGPUUsage,
    /// "Initial Kernel Execution State").
    PackedWorkitemIds = "packed-workitem-ids",
    /// Dot products in the encoding of GFX10 (gfx1011, gfx1012, gfx1030 and later).
    Dot8 = "dot8",
    /// `v_dot2_f16_f16`, `v_dot2_bf16_bf16` (GFX11 and later).
    Dot9 = "dot9",
    /// `v_dot4_f32_fp8_bf8` and its kin (GFX12).
    Dot11 = "dot11",
    /// `v_dot2_f32_bf16` (GFX11 and later).
    Dot12 = "dot12",
    /// `image_bvh_intersect_ray` (gfx1013, gfx1030 and later).
    Bvh = "bvh",
    /// What gfx101x has and gfx103x does not: scalar stores and atomics, `v_mad_f32`, …
    Gfx101x = "gfx101x",
    /// What gfx103x has and gfx101x does not.
    Gfx103x = "gfx103x",
    /// Scalar floating-point arithmetic and DPP with a scalar second source (gfx1150 and later).
    Gfx115x = "gfx115x",
    /// What gfx1100 to gfx1103 have and gfx1150 to gfx1153 do not.
    Gfx110x = "gfx110x",
    /// 8-bit floats (gfx940 and later).
    Fp8 = "fp8",
    /// `v_mfma_f32_16x16x8_xf32` (gfx942).
    Xf32 = "xf32",
    /// Work-groups whose waves are on several compute units (`tgsplit`: gfx90a and later of GFX9).
    SplitGroups = "split-groups",
    /// The packet processor puts kernel arguments into user SGPRs (LLVM, feature `kernarg-preload`;
    /// AMDGPUUsage, "Preloaded Kernel Arguments").
    KernargPreload = "kernarg-preload",
    /// Images and their samplers (all but gfx940 and later).
    Images = "images",
}

/// What a SIMD's register file gives the waves of one size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegisterFile {
    /// VGPRs of a SIMD's lane, shared by its waves.
    pub total: u16,
    /// VGPRs are allocated in multiples of this.
    pub granule: u16,
    /// The kernel descriptor counts in multiples of this.
    pub encoding_granule: u16,
    /// Waves a SIMD can hold.
    pub max_waves: u8,
}

/// A set of [`Feature`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FeatureSet(u64);

impl FeatureSet {
    /// The set of the given features.
    pub const fn of(features: &[Feature]) -> FeatureSet {
        FeatureSet(1 << Feature::None as u8).with(features)
    }

    /// The set and the given features.
    pub const fn with(self, features: &[Feature]) -> FeatureSet {
        let mut bits = self.0;
        let mut i = 0;
        while i < features.len() {
            bits |= 1 << features[i] as u8;
            i += 1;
        }
        FeatureSet(bits)
    }

    /// Whether `feature` is in the set. [`Feature::None`] always is.
    pub const fn contains(self, feature: Feature) -> bool {
        self.0 & (1 << feature as u8) != 0
    }
}

impl fmt::Debug for FeatureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(Feature::ALL.iter().filter(|&&x| self.contains(x)))
            .finish()
    }
}

/// Whether a processor has a target feature, and what it does unless told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Support {
    /// The processor has no such feature: it is not part of the target's name.
    No,
    /// It has; which setting the device uses is not known from the processor's name ("any").
    Yes,
}

bitflags! {
    /// Hardware behaviour that the generated code must work around.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Bugs: u32 {
        /// SGPR initialisation bug: 96 SGPRs must always be allocated (gfx802).
        const SGPR_INIT = 1 << 0;
        /// VCCZ is not updated by SMEM/SALU writes of VCC (GFX6, GFX7).
        const VCCZ = 1 << 1;
        /// An SMEM load may leave VCCZ stale (GFX6).
        const SMRD_VCCZ = 1 << 2;
        /// The offset of a FLAT-segment instruction must not be negative (GFX9).
        const FLAT_NEGATIVE_OFFSET = 1 << 3;
        /// 16-bit image gather returns need a fix (GFX8).
        const IMAGE_GATHER_D16 = 1 << 4;
        /// A vector memory instruction's SGPRs must not be written before it has read them (101x).
        const VMEM_TO_SCALAR_WRITE = 1 << 5;
        /// A scalar load's SGPRs must not be written by a VALU just after (101x).
        const SMEM_TO_VECTOR_WRITE = 1 << 6;
        /// A VALU comparison that writes EXEC, and a reader of EXEC just before it (101x).
        const VCMPX_EXEC_WAR = 1 << 7;
        /// LDS and vector memory around a branch (101x).
        const LDS_BRANCH_VMEM_WAR = 1 << 8;
        /// Images with separate addresses followed by other vector memory (101x).
        const NSA_TO_VMEM = 1 << 9;
        /// `s_inst_prefetch` can hang the wave (101x).
        const INST_FORWARD_PREFETCH = 1 << 10;
        /// A branch must not have the distance 0x3f (101x).
        const OFFSET_3F = 1 << 11;
        /// The offset of a FLAT-segment instruction must be zero (101x).
        const FLAT_SEGMENT_OFFSET = 1 << 12;
        /// A negative scratch offset must be a multiple of four (101x).
        const NEGATIVE_UNALIGNED_SCRATCH_OFFSET = 1 << 13;
        /// LDS accesses of more than a dword need their natural alignment (101x, WGP mode).
        const LDS_MISALIGNED = 1 << 14;
        /// Images with separate addresses must not be in a clause (101x).
        const NSA_CLAUSE = 1 << 15;
        /// A change of the denormal mode must not follow a floating-point atomic (GFX10).
        const FP_ATOMIC_TO_DENORM_MODE = 1 << 16;
        /// A permutation must not follow `v_cmpx` (101x).
        const VCMPX_PERMLANE = 1 << 17;
        /// A VALU must not read a transcendental's result too soon (110x).
        const VALU_TRANS_USE = 1 << 18;
        /// The result of `v_mad_u64_u32` must not overlap its sources (110x).
        const MAD_INTRA_FORWARD = 1 << 19;
        /// Multisample loads need all their data registers set (110x).
        const MSAA_LOAD_DST_SEL = 1 << 20;
        /// `s_trap 2` does nothing in privileged mode (110x).
        const PRIVILEGED_TRAP_2 = 1 << 21;
        /// At least sixteen user and system SGPRs must be initialised in wave32 (gfx1100, gfx1102).
        const USER_SGPR_INIT_16 = 1 << 22;
        /// Scratch with a vector and a scalar address must not carry out of bit 1 (GFX11).
        const SCRATCH_SVS_SWIZZLE = 1 << 23;
        /// Partial forwarding between VALU instructions in wave64 (GFX11).
        const VALU_PARTIAL_FORWARDING = 1 << 24;
        /// A lane mask in SGPRs, and a scalar write of it in wave64 (GFX11).
        const VALU_MASK_WRITE = 1 << 25;
        /// The amount of a 64-bit shift must not be in the last VGPR of the last block that is
        /// allocated (LLVM, `hasShift64HighRegBug`; gfx90a).
        const SHIFT64_HIGH_VGPR = 1 << 26;
        /// Conversions of the lowest byte from FP8 and BF8 are unreliable without SDWA (LLVM,
        /// `cvt-fp8-vop1-bug`; gfx942).
        const CVT_FP8_VOP1 = 1 << 27;
        /// The condition that `v_div_scale_f64` writes is not usable (LLVM,
        /// `hasUsableDivScaleConditionOutput`; GFX6).
        const DIV_SCALE_CONDITION = 1 << 28;
    }
}

/// How the assembler names 16-bit operands; the encodings are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum True16 {
    /// Whole registers, halves by `op_sel`: all before GFX11, and GFX12 unless told.
    Fake,
    /// Halves of registers, `v0.l` and `v0.h`: GFX11 unless told.
    Real,
}

/// Full-rate instructions that one double-precision instruction costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DoubleRate {
    /// As fast as single precision.
    Full,
    /// Half the rate.
    Half,
    /// A sixteenth of the rate.
    Sixteenth,
}

/// One processor.
#[derive(Debug)]
pub struct Processor {
    /// Name, as in `-mcpu=gfx906`.
    pub name: &'static str,
    /// Marketing names that LLVM accepts for it.
    pub aliases: &'static [&'static str],
    /// `EF_AMDGPU_MACH` value.
    pub elf_mach: u32,
    /// Column of the instruction tables.
    pub generation: Generation,
    /// Target feature `xnack`; with it come the XNACK_MASK registers.
    pub xnack: Support,
    /// Target feature `sramecc`.
    pub sramecc: Support,
    /// Instructions and registers beyond its generation.
    pub features: FeatureSet,
    /// SGPRs of a SIMD, shared by its waves.
    pub sgprs_total: u16,
    /// SGPRs a wave can name, VCC, FLAT_SCRATCH and XNACK_MASK not counted.
    pub sgprs_addressable: u16,
    /// How many of them, the last ones, are VCC, FLAT_SCRATCH and XNACK_MASK under other names, so
    /// that code that uses those has fewer.
    pub sgprs_shared: u16,
    /// SGPRs are allocated in multiples of this.
    pub sgpr_granule: u16,
    /// VGPRs of a SIMD's lane, shared by its waves.
    pub vgprs_total: u16,
    /// VGPRs a wave can have (AccVGPRs included where the file is unified).
    pub vgprs_addressable: u16,
    /// VGPRs are allocated in multiples of this.
    pub vgpr_granule: u16,
    /// Bytes of LDS of a compute unit.
    pub lds_bytes: u32,
    /// Bytes of LDS a workgroup can have.
    pub lds_bytes_per_group: u32,
    /// LDS is allocated in multiples of this number of bytes.
    pub lds_granule: u32,
    /// Waves a SIMD can hold.
    pub max_waves_per_simd: u8,
    /// SIMDs of a compute unit.
    pub simds_per_cu: u8,
    /// Lanes of a wave unless told.
    pub wave_size: u8,
    /// The register file of waves with 64 lanes where 32 are usual; the fields above are of those.
    pub wave64: Option<RegisterFile>,
    /// The kernel descriptor counts VGPRs in multiples of this.
    pub vgpr_encoding_granule: u16,
    /// What 16-bit operands are called unless told (GFX11 and later).
    pub true16: True16,
    /// Version of a generic target; 0 of a processor.
    pub generic_version: u8,
    /// Rate of double-precision arithmetic.
    pub double_rate: DoubleRate,
    /// What must be worked around.
    pub bugs: Bugs,
    /// The generic processor whose code it executes.
    pub generic: Option<&'static str>,
    /// What can be done for the processor.
    pub tasks: Tasks,
}

impl Processor {
    /// The numbers in the name, as notes and assemblers give them: `gfx906` is 9, 0, 6 and `gfx90a`
    /// is 9, 0, 10. Of a generic processor, the generation and zeros.
    pub fn isa_version(&self) -> [u32; 3] {
        let digits = self.name.trim_start_matches("gfx");
        let digits = digits.split('-').next().unwrap_or("");
        let numbers: Vec<u32> = digits.chars().filter_map(|c| c.to_digit(16)).collect();
        match *numbers.as_slice() {
            [major, minor, stepping] => [major, minor, stepping],
            [tens, ones, minor, stepping] => [10 * tens + ones, minor, stepping],
            [tens, ones] => [10 * tens + ones, 0, 0],
            [major] => [major, 0, 0],
            _ => [0; 3],
        }
    }

    /// The processor of a name or alias.
    pub fn by_name(name: &str) -> Option<&'static Processor> {
        PROCESSORS
            .iter()
            .find(|p| p.name == name || p.aliases.contains(&name))
    }

    /// The processor of an `EF_AMDGPU_MACH` value.
    pub fn by_elf_mach(mach: u32) -> Option<&'static Processor> {
        PROCESSORS.iter().find(|p| p.elf_mach == mach)
    }

    /// The wave sizes that the processor can run.
    pub const fn can_run(&self, size: WaveSize) -> bool {
        matches!(size, WaveSize::W64) || self.wave_size == 32
    }

    /// What the register file gives waves of a size.
    pub fn vgpr_file(&self, size: WaveSize) -> RegisterFile {
        let usual = RegisterFile {
            total: self.vgprs_total,
            granule: self.vgpr_granule,
            encoding_granule: self.vgpr_encoding_granule,
            max_waves: self.max_waves_per_simd,
        };
        match (size, self.wave64) {
            (WaveSize::W64, Some(file)) => file,
            _ => usual,
        }
    }

    /// SGPRs that code can use beside VCC and FLAT_SCRATCH.
    pub const fn usable_sgprs(&self) -> u16 {
        self.sgprs_addressable - self.sgprs_shared
    }

    /// Whether the processor has a feature.
    pub const fn has(&self, feature: Feature) -> bool {
        self.features.contains(feature)
    }
}

impl PartialEq for Processor {
    fn eq(&self, other: &Processor) -> bool {
        self.elf_mach == other.elf_mach
    }
}

impl Eq for Processor {}
