//! Which modifiers the forms of a row have on a generation. Encoder, decoder, printer and assembler
//! ask here, so that they agree.

use super::source_index;
use crate::format::Bits;
use crate::{
    Family, Feature, Form, Generation, HazardClass, InputMods, InstDesc, InstFlags, ModFlags,
    Modifiers, Opcode, Role, True16, ValueType, WaveSize,
};
/// The single bits, their fields and their names.
pub(crate) const FLAGS: [(ModFlags, Bits, &str); 22] = [
    (ModFlags::GLC, Bits::Glc, "glc"),
    (ModFlags::SLC, Bits::Slc, "slc"),
    (ModFlags::SCC, Bits::Scc, "scc"),
    (ModFlags::OFFEN, Bits::Offen, "offen"),
    (ModFlags::IDXEN, Bits::Idxen, "idxen"),
    (ModFlags::ADDR64, Bits::Addr64, "addr64"),
    (ModFlags::LDS, Bits::Lds, "lds"),
    (ModFlags::TFE, Bits::Tfe, "tfe"),
    (ModFlags::GDS, Bits::Gds, "gds"),
    (ModFlags::UNORM, Bits::Unorm, "unorm"),
    (ModFlags::DA, Bits::Da, "da"),
    (ModFlags::LWE, Bits::Lwe, "lwe"),
    (ModFlags::R128, Bits::R128, "r128"),
    (ModFlags::A16, Bits::A16, "a16"),
    (ModFlags::D16, Bits::D16, "d16"),
    (ModFlags::DONE, Bits::Done, "done"),
    (ModFlags::VM, Bits::Vm, "vm"),
    (ModFlags::COMPR, Bits::Compr, "compr"),
    (ModFlags::HIGH, Bits::High, "high"),
    (ModFlags::DLC, Bits::Dlc, "dlc"),
    (ModFlags::ROW_EN, Bits::RowEn, "row_en"),
    (ModFlags::WAIT_VSRC, Bits::WaitVsrc, "wait_vm_vsrc"),
];

/// The flags that a row allows where the format has them.
pub(crate) fn allowed_flags(desc: &InstDesc, family: Family, generation: Generation) -> ModFlags {
    use ModFlags as M;
    let has = |flags| desc.flags.intersects(flags);
    let accesses = has(InstFlags::LOADS | InstFlags::STORES);
    let returns = !has(InstFlags::ATOMIC) || has(InstFlags::RETURNS);
    // GFX12 has hints and scopes in place of the bits.
    let hints = generation >= Generation::Gfx12;
    let glc = if returns && !hints {
        M::GLC
    } else {
        M::empty()
    };
    let slc = if hints { M::empty() } else { M::SLC };
    let with_lds = match is_wide(desc) {
        true => generation == Generation::Gfx940,
        false => generation <= Generation::Gfx10,
    };
    let to_lds = if has(InstFlags::TO_LDS) && with_lds {
        M::LDS
    } else {
        M::empty()
    };
    let no_scc = has(InstFlags::FLOAT_ATOMIC) && generation == Generation::Gfx90a;
    let scc = match (no_scc, hints) {
        (_, true) => M::empty(),
        (true, _) => M::DLC,
        (false, _) => M::SCC | M::DLC,
    };
    match family {
        Family::Smem if accesses => glc | (scc & M::DLC),
        // Lane permutations have no memory; gfx90a and later have a GWS but no GDS.
        Family::Ds if has(InstFlags::GDS_ONLY) => M::GDS,
        Family::Ds if !has_gds(generation) => M::empty(),
        Family::Ds if desc.opcode == Opcode::DsSwizzleB32 => M::GDS,
        Family::Ds
            if desc.opcode == Opcode::DsNop
                || has(InstFlags::CONVERGENT | InstFlags::BVH_STACK) =>
        {
            M::empty()
        }
        Family::Ds => M::GDS,
        Family::Flat | Family::Global | Family::Scratch => glc | slc | scc | to_lds,
        // GFX940's cache instructions have a scope (AMDGPUUsage, "Memory Model GFX942").
        Family::Mubuf if generation == Generation::Gfx940 && !accesses => M::GLC | M::SCC,
        // LLVM sets them on gfx90a too; its text does not show them (ERRATA.md).
        Family::Mubuf if desc.opcode == Opcode::BufferWbl2 => M::GLC | M::SCC,
        Family::Mubuf | Family::Mtbuf if !accesses => M::empty(),
        Family::Mubuf | Family::Mtbuf => {
            let address = M::OFFEN | M::IDXEN | M::ADDR64;
            let no_tfe = has(InstFlags::STORES) || family == Family::Mtbuf;
            let tfe = if no_tfe { M::empty() } else { M::TFE };
            let address = if has(InstFlags::LDS_DMA) {
                M::empty()
            } else {
                address
            };
            // GFX10's buffer atomics have no dlc.
            let no_dlc = has(InstFlags::ATOMIC) && generation == Generation::Gfx10;
            let dlc = if no_dlc { M::DLC } else { M::empty() };
            (glc | slc | scc | address | tfe | to_lds) - dlc
        }
        // Rays against several boxes have single precision only.
        Family::Mimg if has(InstFlags::RAY) && desc.operands[0].width > 4 => M::empty(),
        Family::Mimg if has(InstFlags::RAY) => M::A16,
        Family::Mimg => {
            let d16 = if has(InstFlags::IMAGE_D16) {
                M::D16
            } else {
                M::empty()
            };
            glc | slc | scc | M::UNORM | M::DA | M::LWE | M::TFE | M::R128 | M::A16 | d16
        }
        Family::Exp if generation >= Generation::Gfx11 => M::DONE | M::ROW_EN,
        Family::Exp => M::DONE | M::VM | M::COMPR,
        Family::Vop3 => M::HIGH,
        Family::Ldsdir if generation >= Generation::Gfx12 => M::WAIT_VSRC,
        _ => M::empty(),
    }
}

/// The fields of an image's address after its first on GFX12.
pub(crate) const ADDRESS_FIELDS: [Bits; 4] =
    [Bits::Vaddr1, Bits::Vaddr2, Bits::Vaddr3, Bits::Vaddr4];

/// Whether the instruction has a temporal hint and a scope (RDNA 4 manual, "Memory Scopes and
/// Temporal Hints"): rays and what only fetches ahead have none.
pub(crate) fn has_cache_policy(desc: &InstDesc, family: Family, generation: Generation) -> bool {
    if generation < Generation::Gfx12 {
        return false;
    }
    let accesses = desc.flags.intersects(InstFlags::LOADS | InstFlags::STORES);
    let cache = desc.flags.contains(InstFlags::CACHE_CONTROL);
    match family {
        Family::Smem | Family::Mubuf | Family::Mtbuf => accesses,
        Family::Flat | Family::Scratch => true,
        Family::Global => accesses || cache,
        Family::Mimg => !desc.flags.contains(InstFlags::RAY),
        _ => false,
    }
}

/// The bits that a temporal hint can have: scalar memory has two, and that an atomic returns is
/// said by its row.
pub(crate) fn temporal_hints(desc: &InstDesc, family: Family) -> u8 {
    match family {
        Family::Smem => 0b011,
        _ if desc.flags.contains(InstFlags::ATOMIC) && !is_image(family) => 0b110,
        _ => 0b111,
    }
}

/// Atomics of images are one row with and without the value before, from GFX10 on.
fn is_image(family: Family) -> bool {
    family == Family::Mimg
}

/// Which sparse matrices' indices can be in one register: each lane has two bits for every element
/// that it holds (RDNA 4 manual, "Sparse Wave Matrix Multiply Accumulate").
pub(crate) fn index_keys(desc: &InstDesc, wave: WaveSize) -> u8 {
    let sparse = desc.flags.contains(InstFlags::WMMA) && desc.operands[0].role == Role::DefUse;
    let Some(matrix) = desc.operands.get(1).filter(|_| sparse) else {
        return 1;
    };
    let in_register = match matrix.ty {
        ValueType::V2F16 | ValueType::V2Bf16 => 2,
        ValueType::V8I4 => 8,
        _ => 4,
    };
    let width = match wave {
        WaveSize::W32 => matrix.width,
        WaveSize::W64 => (matrix.width / 2).max(1),
    };
    16 / (width * in_register)
}

/// What a matrix instruction with scales has in its second half: that it has some, and the first
/// bits of its format.
pub(crate) const SCALED_BITS: [(Bits, u32); 2] = [(Bits::Abid, 1), (Bits::MaiPrefix, 0xd3)];

/// What the fields of a ray's intersection must be (RDNA 2 manual, "Ray Tracing").
pub(crate) const RAY_BITS: [(Bits, u32); 3] =
    [(Bits::Dmask, 0xf), (Bits::Unorm, 1), (Bits::R128, 1)];

/// gfx90a and later have a GWS but no GDS; so has GFX12.
fn has_gds(generation: Generation) -> bool {
    generation < Generation::Gfx90a || matches!(generation, Generation::Gfx10 | Generation::Gfx11)
}

/// Whether a form of the instruction can clamp its result.
pub(crate) fn can_clamp(desc: &InstDesc, form: Form, generation: Generation) -> bool {
    // Integer results and comparisons can be clamped from GFX8 on (manuals, section 6.5).
    let float = desc.operands.first().is_some_and(|o| o.ty.is_float());
    if generation <= Generation::Gfx7 && !float {
        return false;
    }

    if !has_output_mods(desc, generation) {
        return false;
    }
    // Only the assembler of GFX9 and later lets these shifts clamp.
    let align = matches!(desc.opcode, Opcode::VAlignbitB32 | Opcode::VAlignbyteB32);
    if align && generation <= Generation::Gfx8 {
        return false;
    }
    // GFX9's comparisons have a destination where GFX8's have the bit.
    let comparison = desc.family == Family::Vopc && generation >= Generation::Gfx9;
    let sdwa = form == Form::Sdwa && !comparison && !desc.operands.is_empty();
    desc.flags.contains(InstFlags::CLAMPS) || sdwa || is_moved_half(desc, generation)
}

/// Whether the SDWA form can select where the result goes: conversions from 8-bit floats cannot.
pub(crate) fn selects_destination(desc: &InstDesc) -> bool {
    !is_from_eight_bits(desc) && desc.operands.iter().any(|o| o.role.writes())
}

/// The sources, as bits, of which `op_sel` can select a half. An interpolation's attribute stands
/// where source 0 would.
pub(crate) fn selectable(desc: &InstDesc, generation: Generation, true16: True16) -> u8 {
    // From GFX10 on this one selects nothing.
    if desc.opcode == Opcode::VInterpP2F16 && generation >= Generation::Gfx10 {
        return 0;
    }
    if byte_field(desc, Form::Native, generation).is_some() {
        return 0;
    }
    let moved = is_moved_half(desc, generation);
    let sources = desc.operands.iter().filter(|o| {
        moved || o.mods.contains(InputMods::OP_SEL) || super::is_named_half(o, generation, true16)
    });
    let sources = sources.filter_map(|o| source_index(o.field));
    let attribute = desc.opcode == Opcode::VInterpP2F16;
    sources.fold(u8::from(attribute), |bits, index| bits | 1 << index)
}

/// The 16-bit arithmetic that GFX10 moved from VOP2 to VOP3 selects halves there, and clamps.
fn is_moved_half(desc: &InstDesc, generation: Generation) -> bool {
    generation == Generation::Gfx10
        && desc.family == Family::Vop2
        && desc.family_on(generation) == Family::Vop3
        && desc.operands.iter().all(|o| o.ty.is_half())
}

/// Whether `op_sel` can select the destination's half.
pub(crate) fn selects_half(desc: &InstDesc, generation: Generation, true16: True16) -> bool {
    let gone = desc.opcode == Opcode::VInterpP2F16 && generation >= Generation::Gfx10;
    let named = || {
        let mut operands = desc.operands.iter();
        operands.any(|o| o.role.writes() && super::is_named_half(o, generation, true16))
    };
    let has =
        desc.flags.contains(InstFlags::DST_OP_SEL) || is_moved_half(desc, generation) || named();
    has && !gone && byte_field(desc, Form::Native, generation).is_none()
}

/// GFX12's conversions from 8-bit floats neither clamp nor multiply.
fn has_output_mods(desc: &InstDesc, generation: Generation) -> bool {
    generation < Generation::Gfx12 || !is_from_eight_bits(desc)
}

fn is_from_eight_bits(desc: &InstDesc) -> bool {
    matches!(
        desc.opcode,
        Opcode::VCvtF32Fp8 | Opcode::VCvtF32Bf8 | Opcode::VCvtPkF32Fp8 | Opcode::VCvtPkF32Bf8
    )
}

/// Whether `op_sel` selects a byte of the destination.
pub(crate) fn selects_bytes(desc: &InstDesc, generation: Generation) -> bool {
    desc.flags.contains(InstFlags::BYTE_OP_SEL) && generation < Generation::Gfx12
}

fn is_wide(desc: &InstDesc) -> bool {
    desc.operands.first().is_some_and(|o| o.width > 1)
}

/// Whether more than a dword of each lane goes to LDS, which only gfx950 can.
pub(crate) fn is_wide_to_lds(desc: &InstDesc, flags: ModFlags) -> bool {
    flags.contains(ModFlags::LDS) && is_wide(desc)
}

/// Where GFX12 has `byte_sel`, in the field of `op_sel`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ByteField {
    /// The lowest bits, exchanged.
    Source,
    /// The highest bits.
    Destination,
}

impl ByteField {
    /// The field's bits of a byte's number.
    pub(crate) fn bits(self, byte: u8) -> u32 {
        match self {
            ByteField::Source => u32::from(byte >> 1 & 1 | (byte & 1) << 1),
            ByteField::Destination => u32::from(byte) << 2,
        }
    }

    /// The byte's number of the field's bits.
    pub(crate) fn byte(self, bits: u32) -> u8 {
        match self {
            ByteField::Source => (bits >> 1 & 1 | (bits & 1) << 1) as u8,
            ByteField::Destination => (bits >> 2) as u8,
        }
    }
}

/// Whether `op_sel_hi` is all ones, always: GFX12's matrices and products of bytes as floats, which
/// have no halves, and GFX940's dot products, which take halves as they are.
pub(crate) fn has_fixed_halves(desc: &InstDesc, family: Family, generation: Generation) -> bool {
    match generation {
        Generation::Gfx12 => {
            desc.flags.contains(InstFlags::WMMA) || desc.requires == Feature::Dot11
        }
        Generation::Gfx940 => {
            let dot = desc.hazard == HazardClass::Dot && family == Family::Vop3p;
            dot && desc.operands.iter().any(|o| o.mods.contains(SIGNS))
        }
        _ => false,
    }
}

/// The fields of `op_sel_hi` and what they are then.
pub(crate) const HALVES_BITS: [(Bits, u32); 2] = [(Bits::OpSelHi, 0b11), (Bits::OpSelHi2, 1)];

/// Signs of both halves.
const SIGNS: InputMods = InputMods::NEG_LO_HI;

/// The fields of a truth table, lowest bits first, and how many bits are in those before.
pub(crate) const TRUTH_TABLE_BITS: [(Bits, u32); 3] =
    [(Bits::Neg, 0), (Bits::Abs, 3), (Bits::Omod, 6)];

/// Whether the form has `bound_ctrl` and `fi` without a DPP dword.
pub(crate) fn has_swap_controls(desc: &InstDesc, form: Form) -> bool {
    desc.flags.contains(InstFlags::SWAPS_ROWS) && form == Form::E64
}

/// The place of `byte_sel`, if a form of the instruction has it.
pub(crate) fn byte_field(desc: &InstDesc, form: Form, generation: Generation) -> Option<ByteField> {
    let long = form.is_long() || form == Form::Native;
    if generation < Generation::Gfx12 || !long {
        return None;
    }
    match desc.opcode {
        Opcode::VCvtF32Fp8 | Opcode::VCvtF32Bf8 => Some(ByteField::Source),
        _ if desc.flags.contains(InstFlags::BYTE_OP_SEL) => Some(ByteField::Destination),
        _ => None,
    }
}

/// Whether a form of the instruction can multiply its result.
pub(crate) fn has_omod(desc: &InstDesc, form: Form, generation: Generation) -> bool {
    if !has_output_mods(desc, generation) {
        return false;
    }
    let float = desc.operands.first().is_some_and(|o| o.ty.is_float());
    desc.flags.contains(InstFlags::OMODS) && (form != Form::Sdwa || float)
}

/// Whether it is an SDWA form of packed halves.
pub(crate) fn is_packed_sdwa(desc: &InstDesc, form: Form) -> bool {
    let mut sources = desc.operands.iter().filter(|o| o.role != Role::Def);
    form == Form::Sdwa && sources.any(|o| o.ty == ValueType::V2F16)
}

/// Whether the channel mask is one that the instruction can have: gathers fetch one channel,
/// atomics have one or two dwords of data, compare-and-swap twice that.
///
/// A compare-and-swap of one dword has two dwords of registers if it reports missing pages (TFE),
/// which is what llvm-mc asks for.
pub(crate) fn is_dmask_possible(desc: &InstDesc, mods: &Modifiers, generation: Generation) -> bool {
    let (dmask, tfe) = (mods.dmask, mods.has(ModFlags::TFE));
    let atomic = desc.flags.contains(InstFlags::ATOMIC);
    match dmask {
        _ if super::is_gather(desc, generation) => dmask.count_ones() == 1,
        _ if !atomic => true,
        0b1 if tfe => true,
        _ if desc.mnemonic.ends_with("cmpswap") => matches!(dmask, 0b11 | 0b1111),
        _ => matches!(dmask, 0b1 | 0b11),
    }
}

/// Whether the dimension is one that the instruction knows: rays have none, nor a mask; samples of
/// texels are loaded from images that have some.
pub(super) fn is_dim_possible(desc: &InstDesc, mods: &Modifiers) -> bool {
    if desc.flags.contains(InstFlags::RAY) {
        return (mods.dim, mods.dmask) == (0, 0);
    }
    desc.opcode != Opcode::ImageMsaaLoad || matches!(mods.dim, 6 | 7)
}
