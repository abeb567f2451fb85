//! The instructions' semantics: one file per family, one line per instruction where a line is
//! enough. Source: "Vega" 7nm ISA manual, chapter 12, and where it is wrong, what is said at the
//! place.

mod atomics;
pub(crate) mod buffer;
mod compare;
pub(crate) mod control;
mod convert;
mod convert_scaled;
mod convert_small;
pub(crate) mod ds;
mod ds_transpose;
pub(crate) mod flat;
mod format;
pub(crate) mod gds;
pub(crate) mod image;
mod lane_ops;
pub(crate) mod lds_bound;
pub(crate) mod lds_direct;
pub(crate) mod lds_dma;
pub(crate) mod mfma;
mod mfma_shapes;
pub(crate) mod move_relative;
mod older;
mod operands;
mod packed;
mod scalar;
pub(crate) mod scratch;
mod screen_partition;
pub(crate) mod smem;
mod smem_atomics;
pub(crate) mod typed_buffer;
mod vop_cdna4;
mod vop_double;
mod vop_half;
mod vop_int;
mod vop_single;

use crate::error::Trap;
use crate::float::small::Bytes;
use crate::memory::Memory;
use crate::program::{Op, Registers};
use crate::wave::Wave;
use isa::{Family, Feature, Generation, LdsBound, ModFlags, Opcode, Processor, UpperHalf};

pub(crate) use operands::Scratch;
pub(crate) use scratch::ScratchMemory;

/// How scratch memory is found from FLAT_SCRATCH (AMDGPUUsage, "Flat Scratch").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScratchBase {
    /// It is the address of the wave's part.
    Address,
    /// Its low word is a lane's size in bytes, its high word the distance of the wave's part from
    /// this address (`SH_HIDDEN_PRIVATE_BASE_VMID`), in units of 256 bytes.
    SizeAndOffset(u64),
}

/// Bytes that lie together in a swizzled buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ElementSize {
    /// Four.
    Four,
    /// As the resource says (before GFX9).
    OfResource,
}

/// Which loads and stores must be aligned to their elements: a matter of strict mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Alignment {
    /// None.
    Any,
    /// Those of LDS (GFX7, GFX8).
    OfLds,
    /// All (GFX6).
    OfAll,
}

/// What all waves of a launch share and none changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shared {
    /// First address of the LDS aperture.
    pub shared_base: u64,
    /// First address of the private aperture.
    pub private_base: u64,
    /// What FLAT_SCRATCH says.
    pub scratch_base: ScratchBase,
    /// Scratch memory of all waves.
    pub scratch: ScratchMemory,
    /// What LDS accesses are checked against.
    pub lds_bound: LdsBound,
    /// What must be aligned.
    pub alignment: Alignment,
    /// Elements of swizzled buffers.
    pub element_size: ElementSize,
    /// How a lane's address in LDS and an offset are added.
    pub lds_sums: LdsSums,
    /// What 16-bit results do to the rest of their registers, where generations differ.
    pub upper_half: UpperHalf,
    /// Bits of M0 that are an offset in LDS where memory is loaded to it.
    pub m0_of_lds: u32,
    /// The formats of 8-bit floats.
    pub small_floats: Bytes,
    /// Register counts, which relative accesses have to keep to.
    pub sgprs: u16,
    /// As `sgprs`.
    pub vgprs: u16,
    /// What `hwreg(HW_REG_GPR_ALLOC)` says.
    pub gpr_alloc: u32,
    /// Whether there is `hwreg(HW_REG_XCC_ID)`.
    pub has_xcc_id: bool,
    /// How `ds_swizzle_b32` moves lanes.
    pub swizzles: Swizzles,
    /// What SCC says behind `s_max_*` of equal sources.
    pub scc_of_equal_max: bool,
    /// How image resources are laid out.
    pub images: image::Rules,
    /// Waves of a full work-group.
    pub waves_per_group: u32,
}

/// The formats of a processor's 8-bit floats (CDNA3 manual, 7.2; CDNA4 manual, 7.3).
pub(crate) fn small_floats(processor: &Processor) -> Bytes {
    match processor.has(Feature::Gfx950) {
        true => Bytes::Ocp,
        false => Bytes::OneZero,
    }
}

/// Whether a processor has `hwreg(HW_REG_XCC_ID)` (CDNA3 manual, table 19).
pub(crate) fn has_xcc_id(processor: &Processor) -> bool {
    processor.generation == Generation::Gfx940
}

/// The ways in which `ds_swizzle_b32` moves lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Swizzles {
    /// Within groups of four, and by masks (GCN3 manual, `DS_SWIZZLE_B32`).
    QuadsAndMasks,
    /// Rotations and those of Fourier transforms too ("Vega" manual, 12.13.1).
    All,
}

/// How a lane's address in LDS and the offset of an instruction are added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LdsSums {
    /// Modulo 2^32.
    Wrap,
    /// An offset does not bring an address below zero back into LDS.
    StayOutside,
}

/// GFX6's offsets do not work beside addresses below zero (LLVM, `hasUsableDSOffset`).
pub(crate) fn lds_sums(processor: &Processor) -> LdsSums {
    match processor.generation {
        Generation::Gfx6 => LdsSums::StayOutside,
        _ => LdsSums::Wrap,
    }
}

/// As the processor's manual says.
pub(crate) fn swizzles(processor: &Processor) -> Swizzles {
    match processor.generation < Generation::Gfx9 {
        true => Swizzles::QuadsAndMasks,
        false => Swizzles::All,
    }
}

/// What SCC says behind `s_max_*` of equal sources (manuals, `S_MAX_I32`: `SCC = (S0.i > S1.i)`;
/// from CDNA3's on `SCC = S0.i32 >= S1.i32`).
pub(crate) fn scc_of_equal_max(processor: &Processor) -> bool {
    processor.generation >= Generation::Gfx940
}

/// What `hwreg(HW_REG_GPR_ALLOC)` says: sizes in units of 4 VGPRs and of 8 or 16 SGPRs, less one
/// (manual, table 17; CDNA3 manual, table 21).
pub(crate) fn gpr_alloc(registers: Registers, processor: &Processor) -> u32 {
    let [vgprs, sgprs] = [registers.vgprs, registers.sgprs].map(u32::from);
    if processor.generation != Generation::Gfx940 {
        return ((vgprs / 4 - 1) & 63) << 8 | ((sgprs / 8 - 1) & 15) << 24;
    }
    let [base, acc] = [registers.acc_base, registers.agprs].map(u32::from);
    let sgpr_size = (sgprs.div_ceil(16) - 1) & 15;
    (((base + acc) / 4 - 1) & 63) << 6 | ((base / 4) & 63) << 12 | sgpr_size << 24
}

/// Bits of M0 that are an offset in LDS where memory is loaded to it: gfx950 has more of it
/// (CDNA3 manual, 9.1.9; CDNA4 manual, 9.1.9).
pub(crate) fn m0_of_lds(processor: &Processor) -> u32 {
    match processor.has(Feature::Gfx950) {
        true => 0x3_ffff,
        false => 0xffff,
    }
}

/// What an instruction works on.
pub(crate) struct Cx<'a> {
    pub w: &'a mut Wave,
    pub lds: &'a mut [u8],
    pub mem: &'a Memory,
    pub shared: &'a Shared,
    pub scratch: &'a mut Scratch,
    /// Instructions executed so far in this launch.
    pub executed: u64,
}

/// What executing gives.
pub(crate) type Done = Result<(), Trap>;

/// The function that executes an operation. The program counter is already that of the next
/// instruction.
pub(crate) type Exec = fn(&mut Cx<'_>, &Op) -> Done;

/// The function for an opcode, if it is implemented.
pub(crate) fn lookup(opcode: Opcode) -> Option<Exec> {
    match opcode.desc().family {
        Family::Sop1 | Family::Sop2 | Family::Sopc | Family::Sopk => {
            scalar::lookup(opcode).or_else(|| control::lookup(opcode))
        }
        Family::Sopp => control::lookup(opcode),
        Family::Smem => smem::lookup(opcode).or_else(|| smem_atomics::lookup(opcode)),
        Family::Vopc => compare::lookup(opcode),
        Family::Vop1 | Family::Vop2 | Family::Vop3 => vop_int::lookup(opcode)
            .or_else(|| vop_single::lookup(opcode))
            .or_else(|| vop_half::lookup(opcode))
            .or_else(|| vop_double::lookup(opcode))
            .or_else(|| convert::lookup(opcode))
            .or_else(|| convert_small::lookup(opcode))
            .or_else(|| convert_scaled::lookup(opcode))
            .or_else(|| vop_cdna4::lookup(opcode))
            .or_else(|| lane_ops::lookup(opcode))
            .or_else(|| move_relative::lookup(opcode))
            .or_else(|| older::lookup(opcode))
            .or_else(|| packed::lookup(opcode)),
        Family::Vop3p => packed::lookup(opcode).or_else(|| mfma::lookup(opcode)),
        Family::Ds => ds::lookup(opcode)
            .or_else(|| ds_transpose::lookup(opcode))
            .or_else(|| gds::lookup(opcode)),
        Family::Flat | Family::Global | Family::Scratch => flat::lookup(opcode)
            .or_else(|| atomics::lookup(opcode))
            .or_else(|| lds_dma::lookup_flat(opcode)),
        Family::Mubuf => buffer::lookup(opcode)
            .or_else(|| atomics::lookup(opcode))
            .or_else(|| typed_buffer::lookup(opcode))
            .or_else(|| lds_dma::lookup(opcode)),
        Family::Mtbuf => typed_buffer::lookup(opcode),
        Family::Mimg => image::lookup(opcode).or_else(|| atomics::lookup_image(opcode)),
        Family::Vintrp | Family::Vinterp | Family::Ldsdir | Family::Vopd | Family::Exp => None,
    }
}

/// As [`lookup`], for an instruction with these modifiers: the `lds` and `gds` bits make another
/// one of it.
pub(crate) fn lookup_with(opcode: Opcode, flags: ModFlags) -> Option<Exec> {
    if flags.contains(ModFlags::LDS) && opcode != Opcode::BufferStoreLdsDword {
        return lds_dma::lookup_load(opcode);
    }
    if opcode.desc().family == Family::Mimg && !image::executes(flags) {
        return None;
    }
    match flags.contains(ModFlags::GDS) {
        true => gds::lookup_gds(opcode),
        false => lookup(opcode),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What belongs to graphics: exports, interpolation; of images, the level of detail as a
    /// result, and a gather that no manual describes.
    const LEFT_OUT: [&str; 4] = ["image_get_lod", "image_gather4h", "exp", "v_interp_"];

    #[test]
    fn every_compute_instruction_has_its_function() {
        for name in [
            "gfx600", "gfx700", "gfx803", "gfx900", "gfx902", "gfx906", "gfx908", "gfx90a",
            "gfx942", "gfx950",
        ] {
            let processor = Processor::by_name(name).expect("a processor");
            let missing: Vec<&str> = Opcode::ALL
                .iter()
                .filter(|o| o.exists_on(processor) && lookup(**o).is_none())
                .map(|o| o.mnemonic())
                .filter(|m| !LEFT_OUT.iter().any(|prefix| m.starts_with(prefix)))
                .collect();
            assert!(missing.is_empty(), "{name}: {missing:?}");
        }
    }
}
