//! Operands out of their fields.

use super::{Bad, Decoder, decoded_width, dword};
use crate::encode::{
    NO_SADDR, bits_of, can_be_mask, can_be_null, code_shift, half_bit, has_short_halves,
    is_aligned, is_gws_value, is_half_on, is_named_half, is_scalar_trans, is_unnamed,
    lacks_literal, saddr_off, source_index, vcc_of, wants_null,
};
use crate::format::{Bits, Fields, is_mai};
use crate::image::{address_count, most_needed, separate_widths, tuple_width};
use crate::special::{self, LITERAL, VGPR0};
use crate::{
    Family, Feature, Field, Form, Generation, Inst, ModFlags, Operand, OperandClass, OperandDesc,
    Reg, RegKind, RegSpan, Support,
};

/// The highest number of a vector register in an encoding.
const LAST_VGPR: u16 = 255;

/// The fields that make AccVGPRs of VGPRs.
const ACCUMULATORS: Fields = Fields::of(&[Bits::Acc, Bits::AccSrc]);

impl Decoder<'_> {
    pub(super) fn operand(&mut self, o: &OperandDesc, inst: &Inst) -> Result<Operand, Bad> {
        use OperandClass as C;
        match o.class {
            C::Literal => self.literal(),
            C::Simm16 | C::Branch => Ok(Operand::Imm(self.take_signed(Bits::Simm16))),
            C::Uimm16 if o.field == Field::Sdata && self.generation >= Generation::Gfx12 => {
                Ok(Operand::Imm(self.take_some(Bits::Sdata, 0x1f) as i32))
            }
            C::Uimm16 if o.field == Field::Sdata => Ok(Operand::Imm(self.take(Bits::Sdata) as i32)),
            C::Uimm16
            | C::HexImm16
            | C::Hwreg
            | C::Sendmsg
            | C::Waitcnt
            | C::Depctr
            | C::Version
            | C::DelayAlu => Ok(Operand::Imm(self.take(Bits::Simm16) as i32)),
            C::SendmsgRtn => Ok(Operand::Imm(self.take(Bits::Ssrc0) as i32)),
            C::GprIdx => Ok(Operand::Imm(self.take(bits_of(o.field)) as i32)),
            C::InterpParam => Ok(Operand::Imm(self.take(Bits::Src1) as i32)),
            C::Attr => Ok(Operand::Imm(self.take(Bits::Attr) as i32)),
            C::AttrChan => Ok(Operand::Imm(self.take(Bits::AttrChan) as i32)),
            C::ExpTarget => Ok(Operand::Imm(self.take(Bits::ExpTarget) as i32)),
            C::SmemImm => Ok(Operand::Imm(self.take_signed(Bits::SmemOffset))),
            C::SmemOffset => self.smem_offset(),
            C::SgprOrOff if self.lacks_base() => Ok(Operand::Off),
            C::VgprOrOff if self.family == Family::Exp => self.export(o),
            C::VgprOrOff if self.lacks_address(o, inst) => Ok(Operand::Off),
            _ if inst.mods.has(ModFlags::LDS) && matches!(o.field, Field::Vdata | Field::Vdst) => {
                Ok(Operand::Off)
            }
            _ => self.source(o, inst),
        }
    }

    /// Vector instructions of 64 bits can have a literal from GFX10 on.
    fn has_long_literal(&self) -> bool {
        self.generation >= Generation::Gfx10 && self.family.is_valu() && self.second.is_none()
    }

    fn literal(&mut self) -> Result<Operand, Bad> {
        let at = usize::from(self.main.bytes);
        let value = dword(self.bytes, at).ok_or(Bad::Truncated)?;
        self.size = at + 4;
        Ok(Operand::Literal(value))
    }

    fn source(&mut self, o: &OperandDesc, inst: &Inst) -> Result<Operand, Bad> {
        if matches!(o.field, Field::Sdst | Field::Src2) && !self.is_field_present(o.field) {
            return Ok(Operand::Reg(vcc_of(self.wave)));
        }
        let width = match (self.family, o.field) {
            (Family::Global, Field::Vaddr) => {
                if self.span(Bits::Saddr).get(self.words) == saddr_off(self.generation) {
                    2
                } else {
                    1
                }
            }
            // Separate registers.
            (Family::Mimg, Field::Vaddr) if self.generation >= Generation::Gfx12 => 1,
            (Family::Mimg, Field::Vaddr) if self.span(Bits::Nsa).get(self.words) != 0 => 1,
            _ => decoded_width(inst, self.desc, o, self.processor, self.wave),
        };
        let has_switch = o.field == Field::Sdst && self.span(Bits::SdstEn).width == 1;
        if has_switch && self.take(Bits::SdstEn) == 0 {
            return Ok(Operand::Reg(vcc_of(self.wave)));
        }
        let code = self.source_code(o);
        let code = self.half(o, code)?;
        self.operand_of(o, code, width)
    }

    /// The half of a 16-bit register is the highest bit of its number in the short forms.
    fn half(&mut self, o: &OperandDesc, code: u16) -> Result<u16, Bad> {
        let high = code >= VGPR0 && code & 0x80 != 0;
        if self.generation < Generation::Gfx11
            || !high
            || !has_short_halves(self.form, o, self.generation)
        {
            return Ok(code);
        }
        if !is_named_half(o, self.generation, self.true16) {
            return Err(Bad::Operand);
        }
        self.mods.op_sel |= half_bit(o);
        Ok(code & !0x80)
    }

    /// The nine-bit source code of a field.
    fn source_code(&mut self, o: &OperandDesc) -> u16 {
        let bits = match (self.family, o.field) {
            (Family::Smem, Field::Soffset) => Bits::SmemSoffset,
            _ => bits_of(o.field),
        };
        if o.field == Field::VdstY {
            let first = self.span(Bits::Vdst).get(self.words) as u16;
            return VGPR0 + (self.take(bits) as u16) * 2 + (!first & 1);
        }
        let width = self.span(bits).width;
        let value = (self.take(bits) as u16) << code_shift(o.field, self.generation);
        let scalar = match (self.form, o.field) {
            (Form::Sdwa, Field::Src0) => self.take(Bits::Scalar0) != 0,
            (Form::Sdwa, Field::Src1) => self.take(Bits::Scalar1) != 0,
            _ => false,
        };
        let vector_field = match o.class {
            OperandClass::Vgpr
            | OperandClass::VgprOrOff
            | OperandClass::VgprOrAgpr
            | OperandClass::Agpr
            | OperandClass::VgprOrAgprOrInline
            | OperandClass::VgprOrInline => true,
            OperandClass::SgprOrInline => false,
            _ => self.family.is_valu() && source_index(o.field).is_some(),
        };
        if width == 8 && vector_field && !scalar {
            value + VGPR0
        } else {
            value
        }
    }

    /// The upper half of a 16-bit operand's literal is not used: it is left out, but for
    /// instructions that have the literal in a field of its own as well, which shows it whole.
    fn source_literal(&mut self, o: &OperandDesc) -> Result<Operand, Bad> {
        let shown = self.desc.operands.iter().any(|o| o.field == Field::Literal);
        match self.literal()? {
            Operand::Literal(value)
                if is_half_on(self.desc.opcode, o, self.generation) && !shown =>
            {
                Ok(Operand::Literal(value & 0xffff))
            }
            literal => Ok(literal),
        }
    }

    /// The operand of a source code, if the class allows it.
    fn operand_of(&mut self, o: &OperandDesc, code: u16, width: u8) -> Result<Operand, Bad> {
        use OperandClass as C;
        if code >= VGPR0 {
            return self.vector(o, code - VGPR0, width);
        }
        if matches!(code, 128..=208 | 240..=248) {
            let allowed = matches!(
                o.class,
                C::Ssrc
                    | C::SgprOrInline
                    | C::Vsrc
                    | C::VsrcNoLiteral
                    | C::VgprOrAgprOrInline
                    | C::VgprOrInline
                    | C::Barrier
            );
            let exists = code != 248 || self.generation >= Generation::Gfx8;
            return if allowed && exists {
                Ok(Operand::Inline(code as u8))
            } else {
                Err(Bad::Operand)
            };
        }
        if code == LITERAL {
            let short = self.main.bytes == 4 && self.second.is_none();
            return match o.class {
                _ if lacks_literal(self.desc, self.generation) => Err(Bad::Operand),
                C::Ssrc | C::Vsrc if short || self.has_long_literal() => self.source_literal(o),
                _ => Err(Bad::Operand),
            };
        }
        let base = special::reg(code, self.generation).ok_or(Bad::Operand)?;
        self.scalar(o, base, width)
    }

    fn vector(&mut self, o: &OperandDesc, index: u16, width: u8) -> Result<Operand, Bad> {
        use OperandClass as C;
        let base = match (self.accumulator(o), o.class) {
            (_, C::Sgpr | C::Ssrc | C::SgprOrInline | C::LaneMask) => return Err(Bad::Operand),
            (true, _) => Reg::agpr(index),
            (false, _) => Reg::vgpr(index),
        };
        let span = RegSpan::new(base, width);
        let odd = width > 1 && index % 2 != 0 && is_aligned(self.desc, self.processor);
        let image_address = self.family == Family::Mimg && o.field == Field::Vaddr;
        let last = index + u16::from(width.max(1)) - 1;
        if last > LAST_VGPR || (odd && !image_address) {
            return Err(Bad::Operand);
        }
        Ok(Operand::Reg(span))
    }

    /// Whether the bits of the operand say AccVGPR.
    fn accumulator(&mut self, o: &OperandDesc) -> bool {
        if o.class == OperandClass::Agpr {
            return true;
        }
        if !self.fields.has_any(ACCUMULATORS) {
            return false;
        }
        let mai = is_mai(self.desc);
        match o.field {
            Field::Src0 | Field::Src1 if mai => {
                let bit = 1 << u32::from(o.field == Field::Src1);
                self.take_some(Bits::AccSrc, bit) != 0
            }
            Field::Vdst | Field::Src2 if mai => match o.class {
                OperandClass::Vgpr => false,
                _ if self.span(Bits::Acc).width == 0 => true,
                _ => self.take(Bits::Acc) != 0,
            },
            Field::Vdst | Field::Vdata | Field::Vdata1 => self.take(Bits::Acc) != 0,
            Field::Vaddr if is_gws_value(self.desc) => self.take(Bits::Acc) != 0,
            _ => false,
        }
    }

    fn scalar(&self, o: &OperandDesc, base: Reg, width: u8) -> Result<Operand, Bad> {
        use OperandClass as C;
        let kind = base.kind();
        let allowed = match o.class {
            C::SgprOrNull => special::is_scalar_data(kind),
            C::Barrier => kind == RegKind::M0,
            C::SgprOrInline if o.field == Field::Soffset => kind != RegKind::LdsDirect,
            C::SgprOrOff if kind == RegKind::Null => false,
            C::SgprOrOff if base == Reg::EXEC_HI => {
                self.generation < Generation::Gfx11 || self.family != Family::Scratch
            }
            C::Sgpr if wants_null(self.desc, self.generation) => kind == RegKind::Null,
            C::Sgpr if kind == RegKind::Null && !can_be_null(o) => false,
            C::Sgpr if is_scalar_trans(self.desc) => {
                special::is_scalar_data(kind) && kind != RegKind::Exec
            }
            C::SgprOrInline if self.family == Family::Sop2 => kind != RegKind::LdsDirect,
            C::Sgpr | C::SgprOrInline | C::SgprOrOff => special::is_scalar_data(kind),
            C::LaneMask => can_be_mask(kind, self.wave),
            C::Ssrc => kind != RegKind::LdsDirect,
            C::Vsrc => kind != RegKind::LdsDirect || o.field == Field::Src0,
            C::VsrcNoLiteral => {
                kind != RegKind::LdsDirect && self.processor.has(Feature::AlignedVgprs)
            }
            C::VgprOrLdsDirect => kind == RegKind::LdsDirect,
            _ => false,
        };
        let missing = kind == RegKind::XnackMask && self.processor.xnack == Support::No;
        if !allowed || missing {
            return Err(Bad::Operand);
        }
        if special::is_single_source(kind) {
            return Ok(Operand::Reg(RegSpan::one(base)));
        }
        let align = match width {
            0 | 1 => 1,
            2 => 2,
            _ => 4,
        };
        let last = base.checked_next(u16::from(width.max(1)) - 1);
        let exists = last
            .and_then(|reg| special::code(reg, self.generation))
            .is_some();
        let span = RegSpan::new(base, width);
        if base.index() % align != 0 || !exists || is_unnamed(span) {
            return Err(Bad::Operand);
        }
        Ok(Operand::Reg(span))
    }

    fn lacks_base(&mut self) -> bool {
        let scratch = self.family == Family::Scratch && self.generation == Generation::Gfx10;
        let absent = match self.span(Bits::Saddr).get(self.words) {
            // GFX10's scratch without any address.
            NO_SADDR if scratch && self.processor.has(Feature::Gfx103x) => true,
            code => code == saddr_off(self.generation),
        };
        if absent {
            self.take(Bits::Saddr);
        }
        absent
    }

    fn lacks_address(&mut self, o: &OperandDesc, inst: &Inst) -> bool {
        match self.family {
            Family::Scratch if self.span(Bits::Sve).width == 1 => self.take(Bits::Sve) == 0,
            Family::Scratch => self.span(Bits::Saddr).get(self.words) != saddr_off(self.generation),
            _ => decoded_width(inst, self.desc, o, self.processor, self.wave) == 0,
        }
    }

    fn smem_offset(&mut self) -> Result<Operand, Bad> {
        if self.generation >= Generation::Gfx10 {
            return self.new_smem_offset();
        }
        let old = self.generation <= Generation::Gfx7;
        let immediate = self.take(Bits::SmemImm) != 0;
        let soffset = self.take(Bits::SmemSoffsetEn) != 0;
        if soffset {
            // Both are added. With SOFFSET_EN alone the offset field must be zero; the encoder
            // writes a lone SGPR into the offset field, so that this case is not canonical.
            if !immediate {
                return Err(Bad::Operand);
            }
            let code = self.take(Bits::SmemSoffset) as u16;
            return self.scalar_offset(code);
        }
        if immediate {
            let value = match self.generation {
                _ if old => self.take(Bits::SmemOffset) as i32 * 4,
                Generation::Gfx8 => self.take(Bits::SmemOffset) as i32,
                _ => self.take_signed(Bits::SmemOffset),
            };
            return Ok(Operand::Imm(value));
        }
        let code = self.take(Bits::SmemOffset) as u16;
        if self.generation == Generation::Gfx7 && code == LITERAL {
            return self.literal();
        }
        self.scalar_offset(code)
    }

    /// From GFX10 on: null says that there is no SGPR; its sum with zero is the SGPR alone.
    fn new_smem_offset(&mut self) -> Result<Operand, Bad> {
        let code = self.take(Bits::SmemSoffset) as u16;
        let offset = self.take_signed(Bits::SmemOffset);
        if special::reg(code, self.generation) == Some(Reg::NULL) {
            return Ok(Operand::Imm(offset));
        }
        self.scalar_offset(code)
    }

    /// The registers of an address that does not fit in one tuple.
    pub(super) fn split_address(
        &mut self,
        inst: &mut Inst,
        further: &[u8],
    ) -> Result<(), super::DecodeError> {
        let vaddr = self
            .desc
            .operands
            .iter()
            .position(|o| o.field == Field::Vaddr);
        let Some(vaddr) = vaddr else {
            return Ok(());
        };
        let count = address_count(self.desc, &inst.mods);
        let Some(Operand::Reg(first)) = inst.operands.get(vaddr).copied() else {
            return Ok(());
        };
        let bad = super::DecodeError::BadOperand {
            mnemonic: self.desc.mnemonic,
            operand: vaddr as u8,
        };
        // There are as many dwords of them as the widest address needs.
        let most = usize::from(most_needed(self.desc) - 1).next_multiple_of(4);
        if count > self.desc.addresses || further.len() > most {
            return Err(bad);
        }
        if further.is_empty() {
            let width = tuple_width(count);
            let last = first.base.checked_next(u16::from(width) - 1).ok_or(bad)?;
            let _ = last;
            inst.operands[vaddr] = Operand::Reg(RegSpan::new(first.base, width));
            return Ok(());
        }
        let widths = separate_widths(self.desc, &inst.mods, self.generation);
        let unneeded = count > most_needed(self.desc);
        let fixed = self.generation >= Generation::Gfx12;
        if widths.len() > further.len() + 1 || widths.len() < 2 && !fixed || unneeded {
            return Err(bad);
        }
        let (used, rest) = further.split_at(widths.len() - 1);
        if rest.iter().any(|byte| *byte != 0) {
            return Err(super::DecodeError::ReservedBits {
                mnemonic: self.desc.mnemonic,
                bits: u64::from(rest[0]),
            });
        }
        inst.operands[vaddr] = Operand::Reg(RegSpan::new(first.base, widths[0]));
        for (index, width) in used.iter().zip(&widths[1..]) {
            let base = Reg::vgpr(u16::from(*index));
            base.checked_next(u16::from(*width) - 1).ok_or(bad)?;
            inst.operands.push(Operand::Reg(RegSpan::new(base, *width)));
        }
        Ok(())
    }

    fn scalar_offset(&self, code: u16) -> Result<Operand, Bad> {
        match special::reg(code, self.generation) {
            Some(base) if special::is_scalar_data(base.kind()) => {
                Ok(Operand::Reg(RegSpan::one(base)))
            }
            _ => Err(Bad::Operand),
        }
    }

    fn export(&mut self, o: &OperandDesc) -> Result<Operand, Bad> {
        let index = o.field as u32 - Field::Exp0 as u32;
        let compressed = self.mods.has(ModFlags::COMPR);
        let enabled = self.take_some(Bits::ExpEn, 1 << index) != 0;
        let place = if compressed { index / 2 } else { index };
        let field = [Bits::Exp0, Bits::Exp1, Bits::Exp2, Bits::Exp3][place as usize];
        if !enabled {
            return Ok(Operand::Off);
        }
        let register = self.take(field);
        Ok(Operand::Reg(RegSpan::one(Reg::vgpr(register as u16))))
    }
}
