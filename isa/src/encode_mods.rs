//! Modifiers into their fields.

use super::rules::*;
use super::{Encoder, Kind, source_index};
use crate::dpp::{self, Moved};
use crate::format::Bits;
use crate::special;
use crate::{
    Dpp, Family, Feature, Form, Generation, InputMods, InstFlags, ModFlags, Modifiers, Omod,
    Opcode, Operand, OperandClass, Reg, Role, Sdwa, SdwaSel, SdwaUnused,
};
impl Encoder<'_> {
    pub(super) fn modifiers(&mut self) -> Result<(), Kind> {
        let mods = &self.inst.mods;
        // Most instructions have none: what is left are the bits that the row decides.
        let second = self.second.is_some();
        let image = self.family == Family::Mimg;
        let packed = self.desc.flags.contains(InstFlags::PACKED);
        if !(second || image || packed) && mods.is_default() {
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
        if is_wide_to_lds(self.desc, flags) && !self.processor.has(Feature::Gfx950) {
            return Err(Kind::Modifier("lds"));
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

    /// The offsets of a FLAT-encoded instruction (manuals, "Flat Instructions"): the FLAT segment
    /// has no negative ones before GFX12.
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
        if self.family == Family::Vop3p && super::is_scaled(self.desc) {
            for (bits, value) in SCALED_BITS {
                self.put(bits, value)?;
            }
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
        self.truth_table(mods.bitop3);
        self.swap_controls(mods)?;
        let op_sel = self.op_sel(mods)?;
        // A sparse matrix has its key where others select halves.
        self.put(
            Bits::OpSel,
            op_sel | u32::from(mods.index_key) | self.byte_sel(mods)?,
        )?;
        self.op_sel_hi(mods)
    }

    /// The results of three bits, in place of the signs and the multiplier (CDNA 4 manual,
    /// "V_BITOP3_B32").
    fn truth_table(&mut self, table: u8) {
        if table != 0 {
            for (bits, shift) in TRUTH_TABLE_BITS {
                let span = self.span(bits);
                self.words.set(span.put(u32::from(table) >> shift));
            }
        }
    }

    /// What swaps rows of lanes has the controls of DPP in the place of `op_sel`.
    fn swap_controls(&mut self, mods: &Modifiers) -> Result<(), Kind> {
        match has_swap_controls(self.desc, self.inst.form) {
            true => self.put(
                Bits::OpSel,
                u32::from(mods.dpp.fetch_inactive) | u32::from(mods.dpp.bound_ctrl) << 1,
            ),
            false => Ok(()),
        }
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
        let moved = if wide { Moved::Pair } else { Moved::Word };
        if !dpp::is_possible(dpp.ctrl, moved, self.generation) {
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
        let swap = has_swap_controls(self.desc, self.inst.form);
        let few = Dpp {
            fetch_inactive: mods.dpp.fetch_inactive && (dpp8 || swap),
            bound_ctrl: mods.dpp.bound_ctrl && swap,
            ..Dpp::default()
        };
        if !dpp && mods.dpp != few || !dpp8 && mods.dpp8 != 0 {
            return Err(Kind::Modifier("dpp"));
        }
        let second = matches!(self.inst.form, Form::Sdwa | Form::Dpp | Form::Dpp8);
        if mods.byte_sel != 0 && byte_field(self.desc, self.inst.form, self.generation).is_none() {
            return Err(Kind::Modifier("byte_sel"));
        }
        if mods.bitop3 != 0 && !self.desc.flags.contains(InstFlags::TRUTH_TABLE) {
            return Err(Kind::Modifier("bitop3"));
        }
        let op_sel = mods.op_sel & !self.short_halves();
        if second && (op_sel | mods.op_sel_hi | mods.neg_lo | mods.neg_hi) != 0 {
            return Err(Kind::Modifier("op_sel, op_sel_hi, neg_lo or neg_hi"));
        }
        if super::is_f8f6f4(self.desc) && mods.matrix >> 3 & 0xf != 0 {
            return Err(Kind::Modifier("abid"));
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
