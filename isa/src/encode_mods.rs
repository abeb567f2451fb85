//! Modifiers into their fields.

use super::{Encoder, Kind, source_index};
use crate::format::Bits;
use crate::special;
use crate::{
    Dpp, Family, Feature, Form, Generation, InputMods, InstDesc, InstFlags, ModFlags, Modifiers,
    Omod, Opcode, Operand, OperandClass, Reg, Role, Sdwa, SdwaSel, SdwaUnused, True16, ValueType,
    WaveSize,
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
    let to_lds = if has(InstFlags::TO_LDS) && generation <= Generation::Gfx10 {
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
    let accesses = desc.flags.intersects(InstFlags::LOADS | InstFlags::STORES);
    let cache = desc.flags.contains(InstFlags::CACHE_CONTROL);
    let has = match family {
        Family::Smem | Family::Mubuf | Family::Mtbuf => accesses,
        Family::Flat | Family::Scratch => true,
        Family::Global => accesses || cache,
        Family::Mimg => !desc.flags.contains(InstFlags::RAY),
        _ => false,
    };
    has && generation >= Generation::Gfx12
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
    form == Form::Sdwa && desc.operands.iter().any(|o| o.ty == ValueType::V2F16)
}

/// Whether the channel mask is one that the instruction can have: gathers fetch one channel,
/// atomics have one or two dwords of data, compare-and-swap twice that.
///
/// A compare-and-swap of one dword has two dwords of registers if it reports missing pages (TFE), which is what llvm-mc asks for.
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
fn is_dim_possible(desc: &InstDesc, mods: &Modifiers) -> bool {
    if desc.flags.contains(InstFlags::RAY) {
        return (mods.dim, mods.dmask) == (0, 0);
    }
    desc.opcode != Opcode::ImageMsaaLoad || matches!(mods.dim, 6 | 7)
}

/// Whether the data movement exists (manual, section 13.3, "DPP"): gfx90a adds the broadcast of a
/// lane to its row, the only one that it has for 64-bit operands.
pub(crate) fn is_dpp_ctrl_possible(ctrl: u16, wide: bool, generation: Generation) -> bool {
    if generation >= Generation::Gfx10 {
        // GFX10 has shares and exchanges in a row instead of what leaves it.
        return matches!(ctrl, 0..=0xff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f)
            || matches!(ctrl, 0x140 | 0x141 | 0x150..=0x16f);
    }
    let broadcast = matches!(ctrl, 0x150..=0x15f) && generation >= Generation::Gfx90a;
    let other = matches!(
        ctrl,
        0..=0xff
            | 0x101..=0x10f
            | 0x111..=0x11f
            | 0x121..=0x12f
            | 0x130
            | 0x134
            | 0x138
            | 0x13c
            | 0x140..=0x143
    );
    broadcast || (other && (!wide || generation < Generation::Gfx90a))
}

impl Encoder<'_> {
    pub(super) fn modifiers(&mut self) -> Result<(), Kind> {
        let mods = &self.inst.mods;
        // Most instructions have none: what is left are the bits that the row decides.
        let second = self.second.is_some();
        let image = self.family == Family::Mimg;
        let packed = self.desc.flags.contains(InstFlags::PACKED);
        if !(second || image || packed) && *mods == Modifiers::default() {
            return self.fixed_bits();
        }
        self.flags(mods)?;
        self.cache_policy(mods)?;
        self.offset(mods)?;
        self.fixed_bits()?;
        self.output(mods)?;
        match self.inst.form {
            Form::Sdwa => self.sdwa(mods)?,
            Form::Dpp => self.dpp(mods)?,
            Form::Dpp8 if mods.neg | mods.abs != 0 => return Err(Kind::Modifier("neg or abs")),
            Form::Dpp8 => self.put(Bits::Dpp8, mods.dpp8)?,
            Form::E64Dpp => {
                self.inputs(mods)?;
                self.dpp_dword(mods)?;
            }
            Form::E64Dpp8 => {
                self.inputs(mods)?;
                self.put(Bits::Dpp8, mods.dpp8)?;
            }
            _ => self.inputs(mods)?,
        }
        self.form_only(mods)?;
        self.rest(mods)
    }

    fn flags(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        let mut flags = mods.flags - ModFlags::CLAMP;
        // The row says it; the hint has the bit.
        if self.returns_by_hint() {
            flags -= ModFlags::GLC;
        }
        if flags.is_empty() {
            return Ok(());
        }
        if flags.contains(ModFlags::SOFFSET) && !self.has_scalar_offset() {
            return Err(Kind::Modifier("offset beside an SGPR"));
        }
        let faults_in_lds = flags.contains(ModFlags::TFE | ModFlags::LDS);
        if faults_in_lds && self.generation >= Generation::Gfx10 {
            return Err(Kind::Modifier("tfe"));
        }
        let allowed = allowed_flags(self.desc, self.family, self.generation);
        for (flag, bits, name) in FLAGS {
            if flags.contains(flag) {
                if self.span(bits).width == 0 || !allowed.contains(flag) {
                    return Err(Kind::Modifier(name));
                }
                self.put(bits, 1)?;
            }
        }
        Ok(())
    }

    /// Whether the instruction returns the value before, and the temporal hint says so.
    fn returns_by_hint(&self) -> bool {
        let returns = self.desc.flags.contains(InstFlags::RETURNS) && self.family != Family::Ds;
        returns && self.generation >= Generation::Gfx12
    }

    /// Temporal hint and scope, which GFX12 has in place of the cache bits.
    fn cache_policy(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        if (mods.th, mods.scope) == (0, 0) {
            return Ok(());
        }
        if !has_cache_policy(self.desc, self.family, self.generation) {
            let name = if mods.scope != 0 { "scope" } else { "th" };
            return Err(Kind::Modifier(name));
        }
        if mods.th & !temporal_hints(self.desc, self.family) != 0
            || crate::cache::name(self.desc, mods).is_none()
        {
            return Err(Kind::Modifier("th"));
        }
        self.put(Bits::Th, u32::from(mods.th))?;
        self.put(Bits::Scope, u32::from(mods.scope))
    }

    /// Whether the offset operand of a scalar memory instruction is a register.
    fn has_scalar_offset(&self) -> bool {
        let mut pairs = self.desc.operands.iter().zip(&self.inst.operands);
        pairs.any(|(o, operand)| o.class == OperandClass::SmemOffset && operand.reg().is_some())
    }

    fn offset(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        let offset = i64::from(mods.offset);
        let two = self.desc.flags.contains(InstFlags::TWO_OFFSETS);
        if mods.offset1 != 0 && !two {
            return Err(Kind::Modifier("offset1"));
        }
        if self.family == Family::Smem || (offset == 0 && mods.offset1 == 0) {
            let stray = offset != 0 && !mods.has(ModFlags::SOFFSET);
            return if stray {
                Err(Kind::Modifier("offset"))
            } else {
                Ok(())
            };
        }
        let nothing =
            self.desc.operands.is_empty() && !self.desc.flags.contains(InstFlags::GDS_ONLY);
        if self.span(Bits::Offset).width == 0 || nothing {
            return Err(Kind::Modifier("offset"));
        }
        if two && (0..=0xff).contains(&offset) {
            return self.put(
                Bits::Offset,
                mods.offset as u32 | u32::from(mods.offset1) << 8,
            );
        }
        let (min, max) = match self.family {
            _ if two => (0, 0xff),
            Family::Ds => (0, 0xffff),
            Family::Flat | Family::Global | Family::Scratch => self.flat_offsets(),
            _ if self.generation >= Generation::Gfx12 => (0, 0x7f_ffff),
            _ => (0, 0xfff),
        };
        self.put_ranged(Bits::Offset, offset, min, max)
    }

    /// The offsets of a FLAT-encoded instruction (manuals, "Flat Instructions"): the FLAT segment has
    /// no negative ones before GFX12.
    fn flat_offsets(&self) -> (i64, i64) {
        let bits = match self.generation {
            Generation::Gfx10 => 11,
            Generation::Gfx12 => 23,
            _ => 12,
        };
        match self.family {
            Family::Flat if self.generation == Generation::Gfx12 => (-(1 << bits), (1 << bits) - 1),
            Family::Flat => (0, (1 << bits) - 1),
            _ => (-(1 << bits), (1 << bits) - 1),
        }
    }

    /// Bits that the row or the operands decide.
    fn fixed_bits(&mut self) -> Result<(), Kind> {
        let flags = self.desc.flags;
        if flags.contains(InstFlags::RETURNS) && self.family != Family::Ds {
            let bit = match self.returns_by_hint() {
                true => Bits::Th,
                false => Bits::Glc,
            };
            self.words.set(self.span(bit).put(1));
        }
        if flags.contains(InstFlags::GDS_ONLY) {
            self.put(Bits::Gds, 1)?;
        }
        if flags.contains(InstFlags::LDS_DMA) && self.family == Family::Mubuf {
            self.put(Bits::Lds, 1)?;
        }
        match self.family {
            Family::Scratch => self.scratch(),
            Family::Global if self.desc.operands.is_empty() => {
                self.put(Bits::Segment, 2)?;
                self.put(Bits::Saddr, super::saddr_off(self.generation))
            }
            Family::Global => self.put(Bits::Segment, 2),
            // What GFX12 has in the place of a typed buffer's format.
            Family::Mubuf if self.span(Bits::UnifiedFormat).width != 0 => {
                self.put(Bits::UnifiedFormat, 1)
            }
            Family::Flat if self.generation >= Generation::Gfx10 => {
                self.put(Bits::Saddr, super::saddr_off(self.generation))
            }
            Family::Mimg if self.generation >= Generation::Gfx10 => {
                if self.desc.flags.contains(InstFlags::RAY) {
                    for (bits, value) in RAY_BITS {
                        self.words.set(self.span(bits).put(value));
                    }
                }
                if self.generation >= Generation::Gfx12 {
                    return self.address_fields();
                }
                let further = self.inst.operands.len() - self.desc.operands.len();
                self.put(Bits::Nsa, further.div_ceil(4) as u32)
            }
            Family::Vopc if self.desc.flags.contains(InstFlags::WRITES_EXEC_ONLY) => {
                self.exec_only()
            }
            _ => Ok(()),
        }
    }

    /// The further registers of an image's address, which GFX12 has fields for.
    fn address_fields(&mut self) -> Result<(), Kind> {
        let further = &self.inst.operands[self.desc.operands.len()..];
        for (bits, operand) in ADDRESS_FIELDS.into_iter().zip(further) {
            let index = operand.reg().map_or(0, |span| span.base.index());
            self.put(bits, u32::from(index))?;
        }
        Ok(())
    }

    /// Where other comparisons have their destination stands EXEC.
    fn exec_only(&mut self) -> Result<(), Kind> {
        let exec = special::code(Reg::EXEC_LO, self.generation).map_or(0, u32::from);
        match self.inst.form {
            form if form.is_long() => self.put(Bits::Sdst, exec),
            Form::Sdwa => Ok(()),
            _ => Ok(()),
        }
    }

    /// GFX9's scratch instructions have one address, a VGPR or an SGPR (manual, section 9.5);
    /// GFX940's can have both or none, and a bit tells of the VGPR.
    fn scratch(&mut self) -> Result<(), Kind> {
        self.put(Bits::Segment, 1)?;
        let given = |class| {
            let mut pairs = self.desc.operands.iter().zip(&self.inst.operands);
            pairs.any(|(o, operand)| o.field == class && *operand != Operand::Off)
        };
        let (vaddr, saddr) = (given(crate::Field::Vaddr), given(crate::Field::Saddr));
        if self.generation == Generation::Gfx940 || self.generation >= Generation::Gfx11 {
            return self.put(Bits::Sve, u32::from(vaddr));
        }
        let nothing = self.generation == Generation::Gfx10 && self.processor.has(Feature::Gfx103x);
        if vaddr == saddr && (vaddr || !nothing) {
            return Err(Kind::Modifier("vaddr and saddr together or absent"));
        }
        Ok(())
    }

    fn output(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        if mods.has(ModFlags::CLAMP) {
            if !can_clamp(self.desc, self.inst.form, self.generation)
                || self.span(Bits::Clamp).width == 0
            {
                return Err(Kind::Modifier("clamp"));
            }
            self.put(Bits::Clamp, 1)?;
        }
        if mods.omod != Omod::None {
            if !has_omod(self.desc, self.inst.form, self.generation)
                || self.span(Bits::Omod).width == 0
            {
                return Err(Kind::Modifier("omod"));
            }
            self.put(Bits::Omod, mods.omod as u32)?;
        }
        Ok(())
    }

    /// The sources, as bits, that have an input modifier.
    fn sources_with(&self, wanted: InputMods) -> u8 {
        let mut sources = 0;
        for o in self.desc.operands {
            if let (Some(index), true) = (source_index(o.field), o.mods.contains(wanted)) {
                sources |= 1 << index;
            }
        }
        sources
    }

    /// Checks that only sources with the modifier have it, and that the format has its bits.
    fn check(
        &self,
        value: u8,
        wanted: InputMods,
        bits: Bits,
        name: &'static str,
    ) -> Result<u32, Kind> {
        if value == 0 {
            return Ok(0);
        }
        if value & !self.sources_with(wanted) != 0 || self.span(bits).width == 0 {
            return Err(Kind::Modifier(name));
        }
        Ok(u32::from(value))
    }

    /// neg, abs and op_sel of VOP3 and VOP3P.
    fn inputs(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        let packed = self.span(Bits::NegLo).width != 0;
        let (neg_bits, abs_bits) = match packed {
            true => (Bits::NegLo, Bits::NegHi),
            false => (Bits::Neg, Bits::Abs),
        };
        let neg = self.check(mods.neg, InputMods::NEG, neg_bits, "neg")?;
        let abs = self.check(mods.abs, InputMods::ABS, abs_bits, "abs")?;
        let signed = mods.neg_lo & self.sources_with(InputMods::NEG_LO);
        let neg_lo = mods.neg_lo & !signed;
        let neg_lo = self.check(neg_lo, InputMods::NEG_LO_HI, Bits::NegLo, "neg_lo")?;
        let neg_lo = neg_lo | u32::from(signed);
        let neg_hi = self.check(mods.neg_hi, InputMods::NEG_LO_HI, Bits::NegHi, "neg_hi")?;
        self.put(neg_bits, neg | neg_lo)?;
        self.put(abs_bits, abs | neg_hi)?;
        let op_sel = self.op_sel(mods)?;
        // A sparse matrix has its key where others select halves.
        self.put(
            Bits::OpSel,
            op_sel | u32::from(mods.index_key) | self.byte_sel(mods)?,
        )?;
        self.op_sel_hi(mods)
    }

    /// The bits of `byte_sel`.
    fn byte_sel(&self, mods: &Modifiers) -> Result<u32, Kind> {
        match byte_field(self.desc, self.inst.form, self.generation) {
            _ if mods.byte_sel == 0 => Ok(0),
            Some(field) if mods.byte_sel < 4 => Ok(field.bits(mods.byte_sel)),
            _ => Err(Kind::Modifier("byte_sel")),
        }
    }

    /// The bits of `op_sel` that are in the names of registers.
    fn named_halves(&self) -> u8 {
        let pairs = self.desc.operands.iter().zip(&self.inst.operands);
        let halves = pairs.filter(|(o, operand)| {
            super::is_named_half(o, self.generation, self.true16)
                && operand.reg().is_some_and(|span| span.base.is_vgpr())
        });
        halves.fold(0, |bits, (o, _)| bits | super::half_bit(o))
    }

    /// The bits of `op_sel` that are in the numbers of registers.
    fn short_halves(&self) -> u8 {
        let pairs = self.desc.operands.iter().zip(&self.inst.operands);
        let halves = pairs.filter(|(o, operand)| {
            super::has_short_halves(self.inst.form, o, self.generation)
                && super::is_named_half(o, self.generation, self.true16)
                && operand.reg().is_some_and(|span| span.base.is_vgpr())
        });
        halves.fold(0, |bits, (o, _)| bits | super::half_bit(o))
    }

    fn op_sel(&self, mods: &Modifiers) -> Result<u32, Kind> {
        let op_sel = mods.op_sel & !self.short_halves();
        // What the text does not show must be in the registers' names.
        if op_sel & !self.named_halves() != 0 && self.desc.opcode == Opcode::VCndmaskB16 {
            return Err(Kind::Modifier("op_sel"));
        }
        let destination = op_sel & 0b1000;
        if destination != 0 && !selects_half(self.desc, self.generation, self.true16) {
            return Err(Kind::Modifier("op_sel"));
        }
        if destination != 0 && self.span(Bits::OpSel).width < 4 {
            return Err(Kind::Modifier("op_sel"));
        }
        // GFX940's dot products take halves as they are.
        let dot = self.desc.hazard == crate::HazardClass::Dot && self.family == Family::Vop3p;
        let default = self.inst.opcode.default_mods();
        let selects = (mods.op_sel, mods.op_sel_hi) != (default.op_sel, default.op_sel_hi);
        if dot && selects && self.generation == Generation::Gfx940 {
            return Err(Kind::Modifier("op_sel"));
        }
        if selects_bytes(self.desc, self.generation) {
            return Ok(u32::from(op_sel));
        }
        let sources = op_sel & 0b111;
        if sources & !selectable(self.desc, self.generation, self.true16) != 0
            || (sources != 0 && self.span(Bits::OpSel).width == 0)
        {
            return Err(Kind::Modifier("op_sel"));
        }
        Ok(u32::from(sources | destination))
    }

    /// Sources that have no such bit must keep the opcode's default.
    fn op_sel_hi(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        let default = self.inst.opcode.default_mods().op_sel_hi;
        let changed = mods.op_sel_hi ^ default;
        self.check(changed, InputMods::OP_SEL_HI, Bits::OpSelHi, "op_sel_hi")?;
        if self.span(Bits::OpSelHi).width == 0 {
            return Ok(());
        }
        self.put(Bits::OpSelHi, u32::from(mods.op_sel_hi & 0b11))?;
        self.put(Bits::OpSelHi2, u32::from(mods.op_sel_hi >> 2))
    }

    /// neg and abs of the second dword of SDWA and DPP.
    fn second_inputs(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        let neg = self.check(mods.neg, InputMods::NEG, Bits::Neg0, "neg")?;
        let abs = self.check(mods.abs, InputMods::ABS, Bits::Abs0, "abs")?;
        if is_packed_sdwa(self.desc, self.inst.form) && neg | abs != 0 {
            return Err(Kind::Modifier("neg or abs"));
        }
        if (neg | abs) >> 2 != 0 {
            return Err(Kind::Modifier("neg or abs"));
        }
        self.put(Bits::Neg0, neg & 1)?;
        self.put(Bits::Neg1, neg >> 1)?;
        self.put(Bits::Abs0, abs & 1)?;
        self.put(Bits::Abs1, abs >> 1)
    }

    fn sdwa(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        self.second_inputs(mods)?;
        let sdwa = mods.sdwa;
        // What GFX8 accumulates into must be whole.
        let accumulates = self
            .desc
            .operands
            .first()
            .is_some_and(|o| o.role == Role::DefUse);
        let whole = sdwa.dst_sel == SdwaSel::Dword;
        if accumulates && !whole && self.generation == Generation::Gfx8 {
            return Err(Kind::Modifier("dst_sel"));
        }
        let sext = self.check(sdwa.sext, InputMods::SEXT, Bits::Sext0, "sext")?;
        self.put(Bits::Sext0, sext & 1)?;
        self.put(Bits::Sext1, sext >> 1 & 1)?;
        let sources = self
            .desc
            .operands
            .iter()
            .filter(|o| source_index(o.field).is_some())
            .count();
        if sources >= 1 {
            self.put(Bits::Sel0, sdwa.src0_sel as u32)?;
        }
        // A missing second source has selector DWORD when the manual's default is written; the
        // assembler writes zero, and so does this.
        if sources >= 2 {
            self.put(Bits::Sel1, sdwa.src1_sel as u32)?;
        }
        let default = (sdwa.dst_sel, sdwa.dst_unused) == (SdwaSel::Dword, SdwaUnused::Pad);
        if !selects_destination(self.desc) && !default {
            return Err(Kind::Modifier("dst_sel"));
        }
        let written = self.desc.operands.iter().any(|o| o.role.writes());
        if self.span(Bits::DstSel).width != 0 && written {
            self.put(Bits::DstSel, sdwa.dst_sel as u32)?;
            self.put(Bits::DstUnused, sdwa.dst_unused as u32)?;
        }
        Ok(())
    }

    fn dpp(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        self.second_inputs(mods)?;
        self.dpp_dword(mods)
    }

    fn dpp_dword(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        let dpp = mods.dpp;
        if dpp.fetch_inactive && self.span(Bits::Fi).width == 0 {
            return Err(Kind::Modifier("fi"));
        }
        self.put(Bits::Fi, u32::from(dpp.fetch_inactive))?;
        let wide = self.inst.operands.iter().any(|o| {
            o.reg()
                .is_some_and(|span| span.base.is_vector() && span.count > 1)
        });
        if !is_dpp_ctrl_possible(dpp.ctrl, wide, self.generation) {
            return Err(Kind::Modifier("dpp_ctrl"));
        }
        self.put(Bits::DppCtrl, u32::from(dpp.ctrl))?;
        self.put(Bits::BoundCtrl, u32::from(dpp.bound_ctrl))?;
        self.put(Bits::RowMask, u32::from(dpp.row_mask))?;
        self.put(Bits::BankMask, u32::from(dpp.bank_mask))
    }

    /// Modifiers of another form must not be set.
    fn form_only(&self, mods: &Modifiers) -> Result<(), Kind> {
        if self.inst.form != Form::Sdwa && mods.sdwa != Sdwa::default() {
            return Err(Kind::Modifier("sdwa"));
        }
        let dpp = matches!(self.inst.form, Form::Dpp | Form::E64Dpp);
        let dpp8 = matches!(self.inst.form, Form::Dpp8 | Form::E64Dpp8);
        let fetch_only = Dpp {
            fetch_inactive: mods.dpp.fetch_inactive && dpp8,
            ..Dpp::default()
        };
        if !dpp && mods.dpp != fetch_only || !dpp8 && mods.dpp8 != 0 {
            return Err(Kind::Modifier("dpp"));
        }
        let second = matches!(self.inst.form, Form::Sdwa | Form::Dpp | Form::Dpp8);
        if mods.byte_sel != 0 && byte_field(self.desc, self.inst.form, self.generation).is_none() {
            return Err(Kind::Modifier("byte_sel"));
        }
        let op_sel = mods.op_sel & !self.short_halves();
        if second && (op_sel | mods.op_sel_hi | mods.neg_lo | mods.neg_hi) != 0 {
            return Err(Kind::Modifier("op_sel, op_sel_hi, neg_lo or neg_hi"));
        }
        if mods.index_key >= index_keys(self.desc, self.wave) {
            return Err(Kind::Modifier("index_key"));
        }
        if mods.matrix != 0 && !self.desc.flags.contains(InstFlags::MFMA) {
            return Err(Kind::Modifier("cbsz, abid or blgp"));
        }
        Ok(())
    }

    /// Masks, formats and the matrix units' controls.
    fn rest(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        if self.family == Family::Mimg && !is_dim_possible(self.desc, mods) {
            return Err(Kind::Modifier("dim"));
        }
        if self.family == Family::Mimg && !is_dmask_possible(self.desc, mods, self.generation) {
            return Err(Kind::Modifier("dmask"));
        }
        // Sparse matrix instructions have an index in place of the second operand's broadcast.
        if mods.matrix >> 7 != 0
            && self
                .desc
                .operands
                .first()
                .is_some_and(|o| o.role == Role::DefUse)
        {
            return Err(Kind::Modifier("blgp"));
        }
        let split = self.span(Bits::UnifiedFormat).width == 0 || self.family == Family::Mubuf;
        let format = if split { (0xf, 4) } else { (0, 7) };
        if !split {
            self.put(Bits::UnifiedFormat, u32::from(mods.format))?;
        }
        let wait = match self.family {
            Family::Vinterp => Bits::WaitExp,
            _ => Bits::WaitVdst,
        };
        let fields = [
            (Bits::Dmask, u32::from(mods.dmask), "dmask"),
            (Bits::Dfmt, u32::from(mods.format & format.0), "format"),
            (Bits::Nfmt, u32::from(mods.format) >> format.1, "format"),
            (Bits::Dim, u32::from(mods.dim), "dim"),
            (wait, u32::from(mods.wait), "wait"),
            (Bits::Cbsz, u32::from(mods.matrix & 0b111), "cbsz"),
            (Bits::Abid, u32::from(mods.matrix >> 3 & 0b1111), "abid"),
            (Bits::Blgp, u32::from(mods.matrix >> 7), "blgp"),
        ];
        for (bits, value, name) in fields {
            if value != 0 {
                if self.span(bits).width == 0 {
                    return Err(Kind::Modifier(name));
                }
                self.put(bits, value)?;
            }
        }
        Ok(())
    }
}
