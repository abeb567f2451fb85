//! The processors, gfx600 to gfx1201: a row for each, above which stands what the processors of a
//! generation share. A processor of a known generation is one row here; what can be done for it is
//! a column of the row.
//!
//! Sources: AMDGPUUsage, "Processors" (names, target features), "ELF Header Flags" (machine
//! numbers), "Generic Processors", "Kernel Descriptor" (granules); the ISA manuals, section 3.6
//! "GPRs and LDS".

use crate::processor::*;
use crate::{Generation, Tasks};

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
const GFX90A: FeatureSet = GFX908.with(&[
    F::AlignedVgprs,
    F::PackedWorkitemIds,
    F::SplitGroups,
    F::KernargPreload,
]);
/// What gfx942 and gfx950 share.
const GFX9_4_GENERIC: FeatureSet = GFX90A;
const GFX942: FeatureSet = GFX90A.with(&[F::Gfx942Only, F::Fp8, F::Xf32]);
const GFX950: FeatureSet = GFX90A.with(&[F::Gfx950, F::Fp8]);
const GFX10: FeatureSet =
    FeatureSet::of(&[F::PackedD16, F::FmaMix, F::DlInsts, F::PkFmacF16, F::Images]);
const GFX1010: FeatureSet = GFX10.with(&[F::Gfx101x]);
const DOTS_10: [F; 6] = [F::Dot1, F::Dot2, F::Dot5, F::Dot6, F::Dot7, F::Dot10];
const GFX1011: FeatureSet = GFX1010.with(&DOTS_10);
const GFX1013: FeatureSet = GFX1010.with(&[F::Bvh]);
const GFX1030: FeatureSet = GFX10.with(&[F::Gfx103x, F::Bvh]).with(&DOTS_10);
/// What RDNA 3 and 4 share.
const RDNA3: FeatureSet = GFX10
    .with(&[F::Bvh, F::PackedWorkitemIds, F::AtomicFadd])
    .with(&[F::Dot7, F::Dot8, F::Dot9, F::Dot10, F::Dot12]);
const GFX11: FeatureSet = RDNA3.with(&[F::Dot5]);
const GFX1100: FeatureSet = GFX11.with(&[F::Gfx110x]);
const GFX1150: FeatureSet = GFX11.with(&[F::Gfx115x]);
const GFX1200: FeatureSet = RDNA3.with(&[F::Fp8, F::Gfx115x, F::Dot11]);

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
        generic: match (generation, file) {
            (Generation::Gfx10, File::Gfx101x) => Some("gfx10-1-generic"),
            (Generation::Gfx10, _) => Some("gfx10-3-generic"),
            (Generation::Gfx11, _) => Some("gfx11-generic"),
            _ => Some("gfx12-generic"),
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
        // LLVM, `getNumExtraSGPRs`: VCC and FLAT_SCRATCH are within the 104 there.
        sgprs_shared: if old { 4 } else { 0 },
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
            Generation::Gfx6 => B::VCCZ.union(B::SMRD_VCCZ).union(B::DIV_SCALE_CONDITION),
            Generation::Gfx7 => B::VCCZ,
            Generation::Gfx9 => B::FLAT_NEGATIVE_OFFSET,
            Generation::Gfx90a => B::SHIFT64_HIGH_VGPR,
            _ => B::empty(),
        },
        generic: match generation {
            Generation::Gfx9 => Some("gfx9-generic"),
            Generation::Gfx940 => Some("gfx9-4-generic"),
            _ => None,
        },
        tasks: Tasks::ASSEMBLE,
    }
}

/// The row of a generic processor: one of the others, which its code runs on.
const fn generic(version: u8, like: Processor) -> Processor {
    Processor {
        generic_version: version,
        generic: None,
        ..like
    }
}

/// Stands only where the tests run kernels compiled for the processor on the emulator and compare
/// their results (`tests/tests/kernels.rs`, for each processor with this).
const ALL: Tasks = Tasks::all();

use Generation::{
    Gfx6 as G6, Gfx7 as G7, Gfx8 as G8, Gfx9 as G9, Gfx10 as G10, Gfx11 as G11, Gfx12 as G12,
    Gfx90a as G90a, Gfx940 as G940,
};

/// All processors known here, in the order of their names.
#[rustfmt::skip]
pub static PROCESSORS: &[Processor] = &[
    Processor { tasks: ALL, double_rate: Half, ..base("gfx600", &["tahiti"], 0x020, G6) },
    Processor { tasks: ALL, ..base("gfx601", &["pitcairn", "verde"], 0x021, G6) },
    Processor { tasks: ALL, ..base("gfx602", &["hainan", "oland"], 0x03a, G6) },
    Processor { tasks: ALL, ..base("gfx700", &["kaveri"], 0x022, G7) },
    Processor { tasks: ALL, double_rate: Half, ..base("gfx701", &["hawaii"], 0x023, G7) },
    Processor { tasks: ALL, ..base("gfx702", &[], 0x024, G7) },
    Processor { tasks: ALL, ..base("gfx703", &["kabini", "mullins"], 0x025, G7) },
    Processor { tasks: ALL, ..base("gfx704", &["bonaire"], 0x026, G7) },
    Processor { tasks: ALL, ..base("gfx705", &[], 0x03b, G7) },
    Processor { tasks: ALL, xnack: Yes, double_rate: Half, bugs: B::IMAGE_GATHER_D16, ..base("gfx801", &["carrizo"], 0x028, G8) },
    // VCC, FLAT_SCRATCH and XNACK_MASK are the last of the 96 that are allocated in any case (LLVM,
    // FIXED_NUM_SGPRS_FOR_INIT_BUG less getReservedNumSGPRs).
    Processor { tasks: ALL, sgprs_addressable: 96, sgprs_shared: 6, bugs: B::SGPR_INIT, ..base("gfx802", &["iceland", "tonga"], 0x029, G8) },
    Processor { tasks: ALL, ..base("gfx803", &["fiji", "polaris10", "polaris11"], 0x02a, G8) },
    Processor { tasks: ALL, sgprs_addressable: 96, sgprs_shared: 6, bugs: B::SGPR_INIT, ..base("gfx805", &["tongapro"], 0x03c, G8) },
    Processor { tasks: ALL, xnack: Yes, features: GFX81, bugs: B::IMAGE_GATHER_D16, ..base("gfx810", &["stoney"], 0x02b, G8) },
    Processor { tasks: ALL, xnack: Yes, ..base("gfx900", &[], 0x02c, G9) },
    Processor { tasks: ALL, xnack: Yes, ..base("gfx902", &[], 0x02d, G9) },
    Processor { tasks: ALL, xnack: Yes, features: GFX904, ..base("gfx904", &[], 0x02e, G9) },
    Processor { tasks: ALL, xnack: Yes, sramecc: Yes, features: GFX906, double_rate: Half, ..base("gfx906", &[], 0x02f, G9) },
    Processor { tasks: ALL, xnack: Yes, sramecc: Yes, features: GFX908, double_rate: Half, generic: None, ..base("gfx908", &[], 0x030, G9) },
    Processor { tasks: ALL, xnack: Yes, ..base("gfx909", &[], 0x031, G9) },
    Processor { tasks: ALL, xnack: Yes, sramecc: Yes, ..base("gfx90a", &[], 0x03f, G90a) },
    Processor { tasks: ALL, xnack: Yes, ..base("gfx90c", &[], 0x032, G9) },
    generic(1, Processor { tasks: ALL, xnack: Yes, features: GFX9_GENERIC, ..base("gfx9-generic", &[], 0x051, G9) }),
    Processor { tasks: ALL, xnack: Yes, sramecc: Yes, bugs: B::CVT_FP8_VOP1, ..base("gfx942", &[], 0x04c, G940) },
    Processor { tasks: ALL, xnack: Yes, sramecc: Yes, features: GFX950, lds_bytes: 163840, lds_bytes_per_group: 163840, lds_granule: 1280, ..base("gfx950", &[], 0x04f, G940) },
    generic(1, Processor { tasks: ALL, xnack: Yes, sramecc: Yes, features: GFX9_4_GENERIC, ..base("gfx9-4-generic", &[], 0x05f, G940) }),
    Processor { xnack: Yes, ..rdna("gfx1010", 0x033, G10, File::Gfx101x, GFX1010, BUGS_101X) },
    Processor { xnack: Yes, ..rdna("gfx1011", 0x034, G10, File::Gfx101x, GFX1011, BUGS_101X) },
    Processor { xnack: Yes, ..rdna("gfx1012", 0x035, G10, File::Gfx101x, GFX1011, BUGS_101X) },
    Processor { xnack: Yes, ..rdna("gfx1013", 0x042, G10, File::Gfx101x, GFX1013, BUGS_101X) },
    generic(1, Processor { xnack: Yes, ..rdna("gfx10-1-generic", 0x052, G10, File::Gfx101x, GFX1010, BUGS_101X) }),
    rdna("gfx1030", 0x036, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1031", 0x037, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1032", 0x038, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1033", 0x039, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1034", 0x03e, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1035", 0x03d, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    rdna("gfx1036", 0x045, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE),
    generic(1, rdna("gfx10-3-generic", 0x053, G10, File::Usual, GFX1030, B::FP_ATOMIC_TO_DENORM_MODE)),
    rdna("gfx1100", 0x041, G11, File::Large, GFX1100, BUGS_110X.union(B::USER_SGPR_INIT_16)),
    rdna("gfx1101", 0x046, G11, File::Large, GFX1100, BUGS_110X),
    rdna("gfx1102", 0x047, G11, File::Usual, GFX1100, BUGS_110X.union(B::USER_SGPR_INIT_16)),
    rdna("gfx1103", 0x044, G11, File::Usual, GFX1100, BUGS_110X),
    rdna("gfx1150", 0x043, G11, File::Usual, GFX1150, BUGS_115X),
    rdna("gfx1151", 0x04a, G11, File::Large, GFX1150, BUGS_115X),
    rdna("gfx1152", 0x055, G11, File::Usual, GFX1150, BUGS_115X),
    rdna("gfx1153", 0x058, G11, File::Usual, GFX1150, BUGS_115X),
    generic(1, rdna("gfx11-generic", 0x054, G11, File::Usual, GFX11, BUGS_110X.union(B::USER_SGPR_INIT_16))),
    rdna("gfx1200", 0x048, G12, File::Large, GFX1200, BUGS_12),
    rdna("gfx1201", 0x04e, G12, File::Large, GFX1200, BUGS_12),
    generic(1, rdna("gfx12-generic", 0x059, G12, File::Large, GFX1200, BUGS_12)),
];
