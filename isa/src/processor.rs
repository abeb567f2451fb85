//! Processors gfx600 to gfx950: what is the same for a whole generation and what is not.
//!
//! Sources: AMDGPUUsage, "Processors" (names, target features), "ELF Header Flags" (machine
//! numbers), "Kernel Descriptor" (granules); the ISA manuals, section 3.6 "GPRs and LDS".

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
    pub struct Bugs: u16 {
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
    }
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
    /// Lanes of a wave.
    pub wave_size: u8,
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

const OLD: FeatureSet = FeatureSet::of(&[]);
const GFX80: FeatureSet = FeatureSet::of(&[F::UnpackedD16]);
const GFX81: FeatureSet = FeatureSet::of(&[F::PackedD16]);
const GFX900: FeatureSet = FeatureSet::of(&[F::PackedD16, F::MadMix]);
const GFX904: FeatureSet = FeatureSet::of(&[F::PackedD16, F::FmaMix]);
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
const GFX942: FeatureSet = GFX90A.with(&[F::Gfx942Only]);
const GFX950: FeatureSet = GFX90A.with(&[F::Gfx950]);

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
        double_rate: if unified { Full } else { Sixteenth },
        bugs: match generation {
            Generation::Gfx6 => B::VCCZ.union(B::SMRD_VCCZ),
            Generation::Gfx7 => B::VCCZ,
            Generation::Gfx9 => B::FLAT_NEGATIVE_OFFSET,
            _ => B::empty(),
        },
    }
}

use Generation::{Gfx6 as G6, Gfx7 as G7, Gfx8 as G8, Gfx9 as G9, Gfx90a as G90a, Gfx940 as G940};

/// All processors known here, in the order of their names.
#[rustfmt::skip]
pub static PROCESSORS: [Processor; 24] = [
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
    Processor { xnack: Yes, sramecc: Yes, ..base("gfx942", &[], 0x04c, G940) },
    Processor { xnack: Yes, sramecc: Yes, features: GFX950, lds_bytes: 163840, lds_bytes_per_group: 163840, lds_granule: 1280, ..base("gfx950", &[], 0x04f, G940) },
];
