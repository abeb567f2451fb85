//! Processors gfx600 to gfx1153: what is the same for a whole generation and what is not.
//!
//! Sources: AMDGPUUsage, "Processors" (names, target features), "ELF Header Flags" (machine
//! numbers), "Kernel Descriptor" (granules); the ISA manuals, section 3.6 "GPRs and LDS".

use crate::WaveSize;
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

    /// Whether the generation shares GFX9's instruction formats (GFX9, GFX90A, GFX940).
    pub const fn is_gfx9_like(self) -> bool {
        matches!(
            self,
            Generation::Gfx9 | Generation::Gfx90a | Generation::Gfx940
        )
    }

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
}

impl Processor {
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

use Bugs as B;
use DoubleRate::{Full, Half, Sixteenth};
use Feature as F;
use Support::{No, Yes};

const OLD: FeatureSet = FeatureSet::of(&[F::Images]);
const GFX80: FeatureSet = FeatureSet::of(&[F::UnpackedD16, F::Images]);
const GFX81: FeatureSet = FeatureSet::of(&[F::PackedD16, F::Images]);
const GFX9_GENERIC: FeatureSet = FeatureSet::of(&[F::PackedD16, F::Images]);
const GFX900: FeatureSet = GFX9_GENERIC.with(&[F::MadMix]);
const GFX904: FeatureSet = GFX9_GENERIC.with(&[F::FmaMix]);
const GFX906: FeatureSet = GFX904.with(&[F::DlInsts, F::Dot1, F::Dot2, F::Dot7, F::Dot10]);
const GFX908: FeatureSet = GFX906.with(&[
    F::Dot3,
    F::Dot4,
    F::Dot5,
    F::Dot6,
    F::PkFmacF16,
    F::Mai,
    F::AtomicFadd,
]);
const GFX90A: FeatureSet = GFX908.with(&[F::AlignedVgprs, F::PackedWorkitemIds]);
/// What gfx942 and gfx950 share.
const GFX9_4_GENERIC: FeatureSet = GFX90A;
const GFX942: FeatureSet = GFX90A.with(&[F::Gfx942Only, F::Fp8, F::Xf32]);
const GFX950: FeatureSet = GFX90A.with(&[F::Gfx950, F::Fp8]);
const GFX10: FeatureSet =
    FeatureSet::of(&[F::PackedD16, F::FmaMix, F::DlInsts, F::PkFmacF16, F::Images]);
const GFX1010: FeatureSet = GFX10.with(&[F::Gfx101x]);
const GFX1011: FeatureSet = GFX1010.with(&[F::Dot1, F::Dot2, F::Dot5, F::Dot6, F::Dot7, F::Dot10]);
const GFX1013: FeatureSet = GFX1010.with(&[F::Bvh]);
const GFX1030: FeatureSet = GFX10.with(&[
    F::Gfx103x,
    F::Bvh,
    F::Dot1,
    F::Dot2,
    F::Dot5,
    F::Dot6,
    F::Dot7,
    F::Dot10,
]);
const GFX11: FeatureSet = FeatureSet::of(&[
    F::PackedD16,
    F::FmaMix,
    F::DlInsts,
    F::PkFmacF16,
    F::Images,
    F::Bvh,
    F::PackedWorkitemIds,
    F::AtomicFadd,
    F::Dot5,
    F::Dot7,
    F::Dot8,
    F::Dot9,
    F::Dot10,
    F::Dot12,
]);
const GFX1100: FeatureSet = GFX11.with(&[F::Gfx110x]);
const GFX1150: FeatureSet = GFX11.with(&[F::Gfx115x]);
const GFX1200: FeatureSet = FeatureSet::of(&[
    F::PackedD16,
    F::FmaMix,
    F::DlInsts,
    F::PkFmacF16,
    F::Images,
    F::Bvh,
    F::PackedWorkitemIds,
    F::AtomicFadd,
    F::Fp8,
    F::Gfx115x,
    F::Dot7,
    F::Dot8,
    F::Dot9,
    F::Dot10,
    F::Dot11,
    F::Dot12,
]);

/// Defects of gfx1010 to gfx1013 (LLVM, `FeatureISAVersion10_1_Common`).
const BUGS_101X: Bugs = B::VMEM_TO_SCALAR_WRITE
    .union(B::SMEM_TO_VECTOR_WRITE)
    .union(B::VCMPX_EXEC_WAR)
    .union(B::LDS_BRANCH_VMEM_WAR)
    .union(B::NSA_TO_VMEM)
    .union(B::INST_FORWARD_PREFETCH)
    .union(B::OFFSET_3F)
    .union(B::FLAT_SEGMENT_OFFSET)
    .union(B::NEGATIVE_UNALIGNED_SCRATCH_OFFSET)
    .union(B::LDS_MISALIGNED)
    .union(B::NSA_CLAUSE)
    .union(B::FP_ATOMIC_TO_DENORM_MODE)
    .union(B::VCMPX_PERMLANE);
/// Defects of all of GFX11 (LLVM, `FeatureISAVersion11_Common`).
const BUGS_11: Bugs = B::VCMPX_PERMLANE
    .union(B::SCRATCH_SVS_SWIZZLE)
    .union(B::VALU_PARTIAL_FORWARDING)
    .union(B::VALU_MASK_WRITE);
/// Defects of gfx1100 to gfx1103.
const BUGS_110X: Bugs = BUGS_11
    .union(B::VALU_TRANS_USE)
    .union(B::MAD_INTRA_FORWARD)
    .union(B::MSAA_LOAD_DST_SEL)
    .union(B::PRIVILEGED_TRAP_2);
/// Defects of gfx1150 to gfx1153.
const BUGS_115X: Bugs = BUGS_11;
/// Defects of GFX12 (LLVM, `FeatureISAVersion12`).
const BUGS_12: Bugs = B::VCMPX_PERMLANE;
/// Register files of wave32 and wave64 (LLVM, `IsaInfo`).
#[derive(Clone, Copy)]
enum File {
    /// gfx101x.
    Gfx101x,
    /// gfx103x and most later ones.
    Usual,
    /// Half as many again: gfx1100, gfx1101, gfx1151.
    Large,
}

const fn files(file: File) -> (RegisterFile, RegisterFile) {
    let (total, granule, max_waves) = match file {
        File::Gfx101x => (1024, 8, 20),
        File::Usual => (1024, 16, 16),
        File::Large => (1536, 24, 16),
    };
    let wave32 = RegisterFile {
        total,
        granule,
        encoding_granule: 8,
        max_waves,
    };
    let wave64 = RegisterFile {
        total: total / 2,
        granule: granule / 2,
        encoding_granule: 4,
        max_waves,
    };
    (wave32, wave64)
}

/// What all processors from GFX10 on share.
const fn rdna(
    name: &'static str,
    elf_mach: u32,
    generation: Generation,
    file: File,
    features: FeatureSet,
    bugs: Bugs,
) -> Processor {
    let (wave32, wave64) = files(file);
    Processor {
        features,
        bugs,
        // Always allocated whole: 106 and VCC, 128 for each wave of the most that there can be.
        sgprs_total: 128 * wave32.max_waves as u16,
        sgprs_addressable: 106,
        sgpr_granule: 128,
        vgprs_total: wave32.total,
        vgprs_addressable: 256,
        vgpr_granule: wave32.granule,
        vgpr_encoding_granule: wave32.encoding_granule,
        wave64: Some(wave64),
        lds_bytes: 131_072,
        lds_granule: if matches!(file, File::Gfx101x) {
            512
        } else {
            1024
        },
        max_waves_per_simd: wave32.max_waves,
        wave_size: 32,
        double_rate: Sixteenth,
        true16: match generation {
            Generation::Gfx11 => True16::Real,
            _ => True16::Fake,
        },
        ..base(name, &[], elf_mach, generation)
    }
}

/// What all processors of a generation share; rows below replace what differs.
const fn base(
    name: &'static str,
    aliases: &'static [&'static str],
    elf_mach: u32,
    generation: Generation,
) -> Processor {
    let old = matches!(generation, Generation::Gfx6 | Generation::Gfx7);
    let unified = matches!(generation, Generation::Gfx90a | Generation::Gfx940);
    Processor {
        name,
        aliases,
        elf_mach,
        generation,
        xnack: No,
        sramecc: No,
        features: match generation {
            Generation::Gfx6 | Generation::Gfx7 => OLD,
            Generation::Gfx8 => GFX80,
            Generation::Gfx90a => GFX90A,
            Generation::Gfx940 => GFX942,
            Generation::Gfx10 => GFX1010,
            Generation::Gfx11 => GFX1100,
            Generation::Gfx12 => GFX1200,
            _ => GFX900,
        },
        sgprs_total: if old { 512 } else { 800 },
        sgprs_addressable: if old { 104 } else { 102 },
        sgpr_granule: if old { 8 } else { 16 },
        vgprs_total: if unified { 512 } else { 256 },
        vgprs_addressable: if unified { 512 } else { 256 },
        vgpr_granule: if unified { 8 } else { 4 },
        lds_bytes: 65536,
        lds_bytes_per_group: if matches!(generation, Generation::Gfx6) {
            32768
        } else {
            65536
        },
        lds_granule: if matches!(generation, Generation::Gfx6) {
            256
        } else {
            512
        },
        max_waves_per_simd: if unified { 8 } else { 10 },
        simds_per_cu: 4,
        wave_size: 64,
        wave64: None,
        vgpr_encoding_granule: if unified { 8 } else { 4 },
        true16: True16::Fake,
        generic_version: 0,
        double_rate: if unified { Full } else { Sixteenth },
        bugs: match generation {
            Generation::Gfx6 => B::VCCZ.union(B::SMRD_VCCZ),
            Generation::Gfx7 => B::VCCZ,
            Generation::Gfx9 => B::FLAT_NEGATIVE_OFFSET,
            _ => B::empty(),
        },
    }
}

use Generation::{
    Gfx6 as G6, Gfx7 as G7, Gfx8 as G8, Gfx9 as G9, Gfx10 as G10, Gfx11 as G11, Gfx12 as G12,
    Gfx90a as G90a, Gfx940 as G940,
};

/// All processors known here, in the order of their names.
#[rustfmt::skip]
pub static PROCESSORS: [Processor; 51] = [
    Processor { double_rate: Half, ..base("gfx600", &["tahiti"], 0x020, G6) },
    base("gfx601", &["pitcairn", "verde"], 0x021, G6),
    base("gfx602", &["hainan", "oland"], 0x03a, G6),
    base("gfx700", &["kaveri"], 0x022, G7),
    Processor { double_rate: Half, ..base("gfx701", &["hawaii"], 0x023, G7) },
    base("gfx702", &[], 0x024, G7),
    base("gfx703", &["kabini", "mullins"], 0x025, G7),
    base("gfx704", &["bonaire"], 0x026, G7),
    base("gfx705", &[], 0x03b, G7),
    Processor { xnack: Yes, double_rate: Half, bugs: B::IMAGE_GATHER_D16, ..base("gfx801", &["carrizo"], 0x028, G8) },
    Processor { sgprs_addressable: 96, bugs: B::SGPR_INIT, ..base("gfx802", &["iceland", "tonga"], 0x029, G8) },
    base("gfx803", &["fiji", "polaris10", "polaris11"], 0x02a, G8),
    Processor { sgprs_addressable: 96, bugs: B::SGPR_INIT, ..base("gfx805", &["tongapro"], 0x03c, G8) },
    Processor { xnack: Yes, features: GFX81, bugs: B::IMAGE_GATHER_D16, ..base("gfx810", &["stoney"], 0x02b, G8) },
    Processor { xnack: Yes, ..base("gfx900", &[], 0x02c, G9) },
    Processor { xnack: Yes, ..base("gfx902", &[], 0x02d, G9) },
    Processor { xnack: Yes, features: GFX904, ..base("gfx904", &[], 0x02e, G9) },
    Processor { xnack: Yes, sramecc: Yes, features: GFX906, double_rate: Half, ..base("gfx906", &[], 0x02f, G9) },
    Processor { xnack: Yes, sramecc: Yes, features: GFX908, double_rate: Half, ..base("gfx908", &[], 0x030, G9) },
    Processor { xnack: Yes, ..base("gfx909", &[], 0x031, G9) },
    Processor { xnack: Yes, sramecc: Yes, ..base("gfx90a", &[], 0x03f, G90a) },
    Processor { xnack: Yes, ..base("gfx90c", &[], 0x032, G9) },
    Processor { xnack: Yes, generic_version: 1, features: GFX9_GENERIC, ..base("gfx9-generic", &[], 0x051, G9) },
    Processor { xnack: Yes, sramecc: Yes, ..base("gfx942", &[], 0x04c, G940) },
    Processor { xnack: Yes, sramecc: Yes, features: GFX950, lds_bytes: 163840, lds_bytes_per_group: 163840, lds_granule: 1280, ..base("gfx950", &[], 0x04f, G940) },
    Processor { xnack: Yes, sramecc: Yes, generic_version: 1, features: GFX9_4_GENERIC, ..base("gfx9-4-generic", &[], 0x05f, G940) },
    Processor { xnack: Yes, ..rdna("gfx1010", 0x033, G10, File::Gfx101x, GFX1010, BUGS_101X) },
    Processor { xnack: Yes, ..rdna("gfx1011", 0x034, G10, File::Gfx101x, GFX1011, BUGS_101X) },
    Processor { xnack: Yes, ..rdna("gfx1012", 0x035, G10, File::Gfx101x, GFX1011, BUGS_101X) },
    Processor { xnack: Yes, ..rdna("gfx1013", 0x042, G10, File::Gfx101x, GFX1013, BUGS_101X) },
    Processor { xnack: Yes, generic_version: 1, ..rdna("gfx10-1-generic", 0x052, G10, File::Gfx101x, GFX1010, BUGS_101X) },
    rdna("gfx1030", 0x036, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1031", 0x037, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1032", 0x038, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1033", 0x039, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1034", 0x03e, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1035", 0x03d, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1036", 0x045, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    Processor { generic_version: 1, ..rdna("gfx10-3-generic", 0x053, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE) },
    rdna("gfx1100", 0x041, G11, File::Large, GFX1100, BUGS_110X.union(B::USER_SGPR_INIT_16)),
    rdna("gfx1101", 0x046, G11, File::Large, GFX1100, BUGS_110X),
    rdna("gfx1102", 0x047, G11, File::Usual, GFX1100, BUGS_110X.union(B::USER_SGPR_INIT_16)),
    rdna("gfx1103", 0x044, G11, File::Usual, GFX1100, BUGS_110X),
    rdna("gfx1150", 0x043, G11, File::Usual, GFX1150, BUGS_115X),
    rdna("gfx1151", 0x04a, G11, File::Large, GFX1150, BUGS_115X),
    rdna("gfx1152", 0x055, G11, File::Usual, GFX1150, BUGS_115X),
    rdna("gfx1153", 0x058, G11, File::Usual, GFX1150, BUGS_115X),
    Processor { generic_version: 1, ..rdna("gfx11-generic", 0x054, G11, File::Usual, GFX11, BUGS_110X.union(B::USER_SGPR_INIT_16)) },
    rdna("gfx1200", 0x048, G12, File::Large, GFX1200, BUGS_12),
    rdna("gfx1201", 0x04e, G12, File::Large, GFX1200, BUGS_12),
    Processor { generic_version: 1, ..rdna("gfx12-generic", 0x059, G12, File::Large, GFX1200, BUGS_12) },
];
