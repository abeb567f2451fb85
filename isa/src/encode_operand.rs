//! Operands into their fields.

use super::{Encoder, Kind, bits_of, code_shift, width_of};
use crate::format::{Bits, Span, is_mai};
use crate::special::{self, LITERAL, VGPR0};
use crate::{
    Family, Feature, Field, Form, Generation, InputMods, Inst, InstDesc, InstFlags, ModFlags,
    Opcode, Operand, OperandClass, OperandDesc, Processor, Reg, RegKind, RegSpan, Role, Support,
    ValueType, WaveSize,
};

/// `saddr` of FLAT-encoded instructions without a base (manual, section 9.1): the register null
/// where there is one.
pub(crate) fn saddr_off(generation: Generation) -> u32 {
    let null = special::code(Reg::NULL, generation);
    null.map_or(0x7f, u32::from)
}

/// GFX10's scratch instructions without any address have the old code.
pub(crate) const NO_SADDR: u32 = 0x7f;

/// Resources are never null.
pub(crate) fn can_be_null(o: &OperandDesc) -> bool {
    match o.field {
        Field::Srsrc | Field::Ssamp => false,
        Field::Sbase => o.width <= 2,
        _ => o.width <= 2 || o.field == Field::Sdata,
    }
}

/// The counts of `s_waitcnt_*cnt` have a register added on GFX10 alone: later ones take null.
pub(crate) fn wants_null(desc: &InstDesc, generation: Generation) -> bool {
    let counts = desc.family == Family::Sopk && desc.mnemonic.starts_with("s_waitcnt_");
    counts && generation >= Generation::Gfx11
}

/// Whether the address of an image is in registers that are not consecutive: there are operands
/// for them after the row's.
pub(crate) fn has_separate_addresses(inst: &Inst, desc: &InstDesc) -> bool {
    desc.family == Family::Mimg && inst.operands.len() > desc.operands.len()
}

impl Encoder<'_> {
    /// Puts the operand with a number into its field.
    pub(super) fn operand(
        &mut self,
        index: usize,
        o: &OperandDesc,
        operand: Operand,
    ) -> Result<(), Kind> {
        if let Some(place) = self.places.get(index)
            && let Some(bits) = self.plain(place, o, operand)
        {
            if let Operand::Reg(span) = operand
                && !span.base.is_vector()
                && place.is_on_bus()
            {
                self.bus_read(span)?;
            }
            self.words.low |= bits;
            return Ok(());
        }
        match (o.field, operand) {
            (Field::Literal, Operand::Literal(value)) => self.literal(value),
            (Field::Literal, _) => Err(Kind::Class(o.class)),
            (Field::SmemOffset, _) if o.class == OperandClass::SmemImm => {
                self.prefetch_offset(operand)
            }
            (Field::SmemOffset, _) => self.smem_offset(operand),
            (Field::Exp0 | Field::Exp1 | Field::Exp2 | Field::Exp3, _) => self.export(o, operand),
            (_, Operand::Imm(value)) => self.immediate(o, value),
            (_, Operand::Off) => self.off(o),
            (_, Operand::Reg(span)) => self.register(o, span),
            (_, Operand::Inline(code)) => self.inline(o, code),
            (_, Operand::Literal(value)) => self.source_literal(o, value),
        }
    }

    fn literal(&mut self, value: u32) -> Result<(), Kind> {
        match self.literal.replace(value) {
            Some(other) if other != value => return Err(Kind::TwoLiterals),
            _ => {}
        }
        self.check_bus()
    }

    fn source_literal(&mut self, o: &OperandDesc, value: u32) -> Result<(), Kind> {
        if !matches!(o.class, OperandClass::Ssrc | OperandClass::Vsrc) {
            return Err(Kind::Class(o.class));
        }
        let span = self.span(bits_of(o.field));
        let long = self.generation >= Generation::Gfx10 && self.family.is_valu();
        let short = (self.main.bytes == 4 || long) && self.second.is_none();
        let room = matches!(o.field, Field::Ssrc0 | Field::Ssrc1) || span.width == 9;
        if !short || !room || lacks_literal(self.desc, self.generation) {
            return Err(Kind::NoLiteral);
        }
        if super::is_half_on(self.inst.opcode, o, self.generation) && value > 0xffff {
            return Err(Kind::Range {
                min: 0,
                max: 0xffff,
                got: i64::from(value),
            });
        }
        self.literal(value)?;
        self.put(bits_of(o.field), u32::from(LITERAL))
    }

    fn inline(&mut self, o: &OperandDesc, code: u8) -> Result<(), Kind> {
        use OperandClass as C;
        if !matches!(code, 128..=208 | 240..=248) {
            return Err(Kind::NotInline(code));
        }
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
        // GFX12's buffers have a register as their offset, or none.
        if o.field == Field::Soffset && self.generation >= Generation::Gfx12 {
            return Err(Kind::Class(o.class));
        }
        // gfx908's matrix instructions cannot add to a constant (a defect that LLVM knows of).
        if o.class == C::VgprOrAgprOrInline && self.generation == Generation::Gfx9 {
            return Err(Kind::Class(C::Agpr));
        }
        if self.wants_vgpr(o) {
            return Err(Kind::MustBeVgpr);
        }
        // Half precision came with GFX8; llvm-mc has its constants in the short form all the same.
        let early = self.generation < Generation::Gfx8 && self.inst.form != Form::E32;
        if !allowed
            || (early && o.ty.is_half())
            || (code == 248 && self.generation < Generation::Gfx8)
        {
            return Err(Kind::Class(o.class));
        }
        self.source(o, u16::from(code))
    }

    fn register(&mut self, o: &OperandDesc, span: RegSpan) -> Result<(), Kind> {
        // Data that goes to LDS has no register.
        let data = matches!(o.field, Field::Vdata | Field::Vdst);
        if data && self.inst.mods.has(ModFlags::LDS) {
            return Err(Kind::Modifier("lds"));
        }
        if span.base.kind() == RegKind::Agpr && self.generation >= Generation::Gfx10 {
            return Err(Kind::Class(o.class));
        }
        if !span.base.is_vgpr() && self.wants_vgpr(o) {
            return Err(Kind::MustBeVgpr);
        }
        self.check_class(o, span)?;
        self.check_width(o, span)?;
        self.check_alignment(span)?;
        let code = special::code(span.base, self.generation);
        let exists = match span.count {
            0 | 1 => code,
            count => {
                let last = span.base.checked_next(u16::from(count) - 1);
                last.and_then(|reg| special::code(reg, self.generation))
            }
        };
        let no_xnack = self.processor.xnack == Support::No;
        let missing = span.base.kind() == RegKind::XnackMask && no_xnack;
        let missing = missing || is_unnamed(span);
        let (Some(code), Some(_), false) = (code, exists, missing) else {
            return Err(Kind::NoSuchRegister(span.base));
        };
        // GFX10's null has an odd number, which bases leave out.
        if span.base.kind() == RegKind::Null
            && code % (1 << code_shift(o.field, self.generation)) != 0
        {
            return Err(Kind::Class(o.class));
        }
        if o.role.reads() && self.family.is_valu() && !is_lane_in_m0(o, span) {
            self.bus_read(span)?;
        }
        let data = matches!(o.field, Field::Vdst | Field::Vdata | Field::Vdata1);
        let has_acc = data && self.span(Bits::Acc).width != 0;
        if span.base.kind() == RegKind::Agpr || is_mai(self.desc) || has_acc {
            self.accumulator(o, span.base)?;
        }
        match o.field {
            Field::Sdst | Field::Src2 if !self.has_field(o.field) => {
                match span == vcc_of(self.wave) {
                    true => Ok(()),
                    false => Err(Kind::MustBeVcc),
                }
            }
            Field::Sdst if self.span(Bits::SdstEn).width == 1 => {
                if span == vcc_of(self.wave) {
                    return Ok(());
                }
                self.put(Bits::SdstEn, 1)?;
                self.put(Bits::Sdst, u32::from(code))
            }
            _ => self.source(o, code),
        }
    }

    /// The second source of the long DPP forms is a VGPR where it cannot be a scalar.
    fn wants_vgpr(&self, o: &OperandDesc) -> bool {
        let long = matches!(self.inst.form, Form::E64Dpp | Form::E64Dpp8);
        let mixed = o.ty == ValueType::F32 && o.mods.contains(InputMods::OP_SEL_HI);
        let bytes = self.desc.requires == Feature::Dot11;
        let all = mixed || bytes || !self.processor.has(Feature::Gfx115x);
        long && (o.field == Field::Src1 && all || o.field == Field::Src2 && bytes)
    }

    fn has_field(&self, field: Field) -> bool {
        self.span(bits_of(field)).width != 0
    }

    /// Puts a source code into a field: nine bits hold any source, eight bits a VGPR or a scalar.
    fn source(&mut self, o: &OperandDesc, code: u16) -> Result<(), Kind> {
        let field = o.field;
        // Its lowest bit is implied: `check_pair` writes the others.
        if field == Field::VdstY {
            return Ok(());
        }
        let bits = match (self.family, field) {
            (Family::Smem, Field::Soffset) => Bits::SmemSoffset,
            _ => bits_of(field),
        };
        let Span { width, .. } = self.span(bits);
        // GFX6's v_readlane_b32 has its scalar lane select where others have a VGPR.
        let source = super::source_index(field).is_some() || field == Field::Src1Y;
        let vector =
            o.class != OperandClass::SgprOrInline && source && o.class != OperandClass::Ssrc;
        let vector_only = self.family.is_valu() && width == 8 && vector;
        if vector_only && code < VGPR0 {
            let flag = if field == Field::Src0 {
                Bits::Scalar0
            } else {
                Bits::Scalar1
            };
            if self.inst.form != Form::Sdwa || self.span(flag).width == 0 {
                return Err(Kind::MustBeVgpr);
            }
            self.put(flag, 1)?;
            return self.put(bits, u32::from(code));
        }
        let code = self.half(o, code)?;
        let value = if width == 9 { code } else { code & 0xff };
        self.put(bits, u32::from(value >> code_shift(field, self.generation)))
    }

    /// The short forms have the half of a 16-bit register in the highest bit of its number.
    fn half(&self, o: &OperandDesc, code: u16) -> Result<u16, Kind> {
        if code < VGPR0 || !super::has_short_halves(self.inst.form, o, self.generation) {
            return Ok(code);
        }
        if code - VGPR0 > 127 {
            return Err(Kind::Class(o.class));
        }
        let high = self.inst.mods.op_sel & super::half_bit(o) != 0;
        Ok(code | u16::from(high) << 7)
    }

    fn check_class(&self, o: &OperandDesc, span: RegSpan) -> Result<(), Kind> {
        use OperandClass as C;
        let kind = span.base.kind();
        let unified = self.processor.has(Feature::AlignedVgprs);
        let data = matches!(o.field, Field::Vdst | Field::Vdata | Field::Vdata1);
        let memory = self.family.is_vmem() || self.family == Family::Ds;
        let allowed = match o.class {
            C::Vgpr | C::VgprOrOff => {
                let data = data || is_gws_value(self.desc);
                kind == RegKind::Vgpr || (kind == RegKind::Agpr && unified && data && memory)
            }
            C::Agpr => kind == RegKind::Agpr,
            C::VgprOrAgpr | C::VgprOrAgprOrInline => matches!(kind, RegKind::Vgpr | RegKind::Agpr),
            C::VgprOrInline => kind == RegKind::Vgpr,
            // Scalar memory does not write M0 and EXEC (manual, section 7.2).
            C::Sgpr if o.field == Field::Sdata => {
                (kind != RegKind::Null || can_be_null(o))
                    && special::is_scalar_data(kind)
                    && !matches!(kind, RegKind::M0 | RegKind::Exec)
            }
            C::Sgpr if wants_null(self.desc, self.generation) => kind == RegKind::Null,
            C::Sgpr if kind == RegKind::Null && !can_be_null(o) => false,
            C::Sgpr if is_scalar_trans(self.desc) => {
                special::is_scalar_data(kind) && kind != RegKind::Exec
            }
            C::Sgpr if self.family.is_valu() => {
                special::is_scalar_data(kind) && kind != RegKind::M0
            }
            // EXEC_HI has the code that says "off".
            C::SgprOrOff if kind == RegKind::Null => false,
            C::SgprOrOff if span.base == Reg::EXEC_HI && self.is_off_code_exec_hi() => false,
            C::SgprOrOff => {
                let exec_too =
                    self.family == Family::Scratch || self.desc.flags.contains(InstFlags::LDS_DMA);
                special::is_scalar_data(kind) && (exec_too || kind != RegKind::Exec)
            }
            C::SgprOrInline
                if o.field == Field::Soffset && self.generation >= Generation::Gfx12 =>
            {
                special::is_scalar_data(kind)
            }
            C::SgprOrNull => special::is_scalar_data(kind),
            C::Barrier => kind == RegKind::M0,
            C::SgprOrInline if o.field == Field::Soffset => {
                !span.base.is_vector() && kind != RegKind::LdsDirect
            }
            // The forks of old take what can only be read.
            C::SgprOrInline if self.family == Family::Sop2 => {
                !span.base.is_vector() && kind != RegKind::LdsDirect
            }
            C::Sgpr | C::SgprOrInline => special::is_scalar_data(kind),
            C::LaneMask => can_be_mask(kind, self.wave),
            C::Ssrc => !span.base.is_vector() && kind != RegKind::LdsDirect,
            C::Vsrc => {
                let reversed = self.desc.flags.contains(InstFlags::REVERSED);
                let direct = o.field == Field::Src0 && self.second.is_none() && !reversed;
                kind != RegKind::Agpr && (kind != RegKind::LdsDirect || direct)
            }
            // gfx908 moves VGPRs and constants only into AccVGPRs.
            C::VsrcNoLiteral if !unified => kind == RegKind::Vgpr,
            C::VsrcNoLiteral => kind != RegKind::Agpr && kind != RegKind::LdsDirect,
            C::VgprOrLdsDirect => matches!(kind, RegKind::Vgpr | RegKind::LdsDirect),
            _ => false,
        };
        if allowed {
            Ok(())
        } else {
            Err(Kind::Class(o.class))
        }
    }

    /// EXEC_HI has the code that says "off" before GFX10, and GFX10's scratch has it still.
    fn is_off_code_exec_hi(&self) -> bool {
        self.generation < Generation::Gfx10 || self.family == Family::Scratch
    }

    fn check_width(&self, o: &OperandDesc, span: RegSpan) -> Result<(), Kind> {
        if special::is_single_source(span.base.kind()) {
            return match span.count {
                1 => Ok(()),
                got => Err(Kind::Width { want: 1, got }),
            };
        }
        match width_of(self.inst, self.desc, o, self.processor, self.wave) {
            None if self.generation >= Generation::Gfx10 => match span.count {
                // The parts of the address are checked together.
                _ if self.inst.operands.len() > self.desc.operands.len() => Ok(()),
                got => Err(Kind::Width { want: 1, got }),
            },
            None if !self.desc.can_have_addresses(span.count) => Err(Kind::Width {
                want: o.width,
                got: span.count,
            }),
            Some(5..=7) if self.is_in_wide_tuple(o, span) => Ok(()),
            Some(want) if want != span.count => Err(Kind::Width {
                want,
                got: span.count,
            }),
            _ => Ok(()),
        }
    }

    /// Before there were tuples of five to seven registers, such an address was in one of eight:
    /// the code is the first register's all the same.
    fn is_in_wide_tuple(&self, o: &OperandDesc, span: RegSpan) -> bool {
        let tuples = matches!(self.generation, Generation::Gfx10 | Generation::Gfx11);
        let address = self.family == Family::Mimg && o.field == Field::Vaddr;
        tuples && address && span.count == 8
    }

    /// Scalar pairs start at even registers, wider tuples at multiples of four (manual, section
    /// 3.6.3); vector tuples at even ones from gfx90a on.
    fn check_alignment(&self, span: RegSpan) -> Result<(), Kind> {
        // gfx90a and later want the one VGPR of GWS at an even number (LLVM, `validateGWS`).
        let gws = self.desc.flags.contains(InstFlags::GDS_ONLY) && self.desc.operands.len() == 1;
        if gws && self.processor.has(Feature::AlignedVgprs) && span.base.index() % 2 != 0 {
            return Err(Kind::Alignment(2));
        }
        if span.count < 2 {
            return Ok(());
        }
        let align = match span.base.is_vector() {
            true if is_aligned(self.desc, self.processor) => 2,
            true => 1,
            false if span.count == 2 => 2,
            false => 4,
        };
        if span.base.index() % align != 0 {
            return Err(Kind::Alignment(align as u8));
        }
        Ok(())
    }

    /// Matrix results wider than four registers are written while the accumulator is still read
    /// (CDNA manual, chapter on matrix arithmetic).
    pub(super) fn check_overlap(&self) -> Result<(), Kind> {
        if !is_mai(self.desc) {
            return Ok(());
        }
        let operands = &self.inst.operands;
        match (
            operands.first().and_then(|o| o.reg()),
            operands.get(3).and_then(|o| o.reg()),
        ) {
            // A sparse instruction accumulates into its destination and has an index there.
            _ if self.desc.operands.iter().any(|o| o.role == Role::DefUse) => Ok(()),
            (Some(d), Some(c)) if d.count > 4 && d != c && d.overlaps(c) => Err(Kind::Overlap),
            _ => Ok(()),
        }
    }

    /// The bits that tell AccVGPRs from VGPRs. gfx908's matrix instructions have none for
    /// destination and accumulator: these are AccVGPRs always (CDNA manual, chapter on VOP3P-MAI).
    fn accumulator(&mut self, o: &OperandDesc, reg: Reg) -> Result<(), Kind> {
        let is_acc = reg.kind() == RegKind::Agpr;
        if o.class == OperandClass::Agpr {
            return Ok(());
        }
        let file = u32::from(is_acc);
        let source = matches!(o.field, Field::Src0 | Field::Src1) && is_mai(self.desc);
        if source {
            let shift = u32::from(o.field == Field::Src1);
            let span = self.span(Bits::AccSrc);
            self.words.set(span.put(file << shift));
            return Ok(());
        }
        if o.class == OperandClass::Vgpr && is_mai(self.desc) {
            return Ok(());
        }
        let span = self.span(Bits::Acc);
        if span.width == 0 {
            let fixed = !is_mai(self.desc) || is_acc;
            return if fixed {
                Ok(())
            } else {
                Err(Kind::Class(OperandClass::Agpr))
            };
        }
        let first = first_data_operand(self.desc.operands);
        if first.is_some_and(|f| f != o.field) && span.get(self.words) != file {
            return Err(Kind::MixedFiles);
        }
        self.words.set(span.put(file));
        Ok(())
    }

    fn off(&mut self, o: &OperandDesc) -> Result<(), Kind> {
        match (o.class, o.field) {
            (OperandClass::SgprOrOff, _) => self.put(Bits::Saddr, self.saddr_off()),
            (OperandClass::VgprOrOff, Field::Vaddr) => {
                match width_of(self.inst, self.desc, o, self.processor, self.wave) {
                    Some(want) if want > 0 && self.family != Family::Scratch => {
                        Err(Kind::Width { want, got: 0 })
                    }
                    _ => Ok(()),
                }
            }
            // The data goes to LDS.
            (_, Field::Vdata | Field::Vdst) if self.inst.mods.has(ModFlags::LDS) => Ok(()),
            _ => Err(Kind::Class(o.class)),
        }
    }

    /// The code of an absent base. GFX10 has another one where the address VGPR is absent too.
    fn saddr_off(&self) -> u32 {
        let vaddr = self
            .desc
            .operands
            .iter()
            .position(|o| o.field == Field::Vaddr);
        let none = vaddr.is_some_and(|i| self.inst.operands[i] == Operand::Off);
        match self.family == Family::Scratch && self.generation == Generation::Gfx10 && none {
            true => NO_SADDR,
            false => saddr_off(self.generation),
        }
    }

    /// How many address registers an image has where they are named one by one: exactly what the
    /// dimension asks for.
    pub(super) fn check_addresses(&self) -> Result<(), Kind> {
        let alone = self.inst.operands.len() <= self.desc.operands.len();
        let old = self.generation < Generation::Gfx10;
        if old || self.family != Family::Mimg || alone && self.generation < Generation::Gfx12 {
            return Ok(());
        }
        let further = &self.inst.operands[self.desc.operands.len()..];
        let got = 1 + further.len() as u8;
        let widths = crate::image::separate_widths(self.desc, &self.inst.mods, self.generation);
        let want = widths.len() as u8;
        let count = crate::image::address_count(self.desc, &self.inst.mods);
        let unneeded = count > crate::image::most_needed(self.desc);
        if got != want || got > crate::image::MOST_SEPARATE || unneeded {
            return Err(Kind::Width { want, got });
        }
        let rows = self.desc.operands.iter();
        let mut pairs = rows.zip(&self.inst.operands);
        let first = pairs.find(|(o, _)| o.field == Field::Vaddr);
        let parts = first.map(|(_, operand)| operand).into_iter().chain(further);
        for (part, want) in parts.zip(&widths) {
            match part.reg() {
                Some(span) if span.base.is_vgpr() && span.count == *want => {}
                Some(span) if span.base.is_vgpr() => {
                    let got = span.count;
                    return Err(Kind::Width { want: *want, got });
                }
                _ => return Err(Kind::Class(OperandClass::Vgpr)),
            }
        }
        Ok(())
    }

    /// Further address registers of an image, a byte each, in whole dwords.
    pub(super) fn separate_addresses(&self, out: &mut Vec<u8>) {
        let further = &self.inst.operands[self.desc.operands.len()..];
        for operand in further {
            let index = operand.reg().map_or(0, |span| span.base.index());
            out.push(index as u8);
        }
        let padding = further.len().next_multiple_of(4) - further.len();
        out.extend(std::iter::repeat_n(0, padding));
    }

    fn immediate(&mut self, o: &OperandDesc, value: i32) -> Result<(), Kind> {
        let value = i64::from(value);
        match o.class {
            OperandClass::Simm16 | OperandClass::Branch => {
                // The bits of an unsigned 16-bit value are accepted as well.
                let max = if o.class == OperandClass::Branch {
                    0x7fff
                } else {
                    0xffff
                };
                self.put_ranged(Bits::Simm16, value, -0x8000, max)
            }
            OperandClass::Uimm16 if o.field == Field::Sdata => {
                let last = if self.generation >= Generation::Gfx12 {
                    0x1f
                } else {
                    0x7f
                };
                self.put_ranged(Bits::Sdata, value, 0, last)
            }
            OperandClass::Uimm16
            | OperandClass::HexImm16
            | OperandClass::Hwreg
            | OperandClass::Sendmsg
            | OperandClass::Waitcnt
            | OperandClass::Depctr
            | OperandClass::Version
            | OperandClass::DelayAlu => self.put_ranged(Bits::Simm16, value, 0, 0xffff),
            OperandClass::SendmsgRtn => self.put_ranged(Bits::Ssrc0, value, 0, 0xff),
            OperandClass::GprIdx if o.field == Field::Ssrc1 => {
                self.put_ranged(Bits::Ssrc1, value, 0, 0xff)
            }
            OperandClass::GprIdx => self.put_ranged(Bits::Simm16, value, 0, 0xffff),
            OperandClass::InterpParam => self.put_ranged(Bits::Src1, value, 0, 0xff),
            OperandClass::Attr => self.put_ranged(Bits::Attr, value, 0, 32),
            OperandClass::AttrChan => self.put_ranged(Bits::AttrChan, value, 0, 3),
            OperandClass::ExpTarget => self.put_ranged(Bits::ExpTarget, value, 0, 0x3f),
            class => Err(Kind::Class(class)),
        }
    }

    /// The offset of a scalar memory instruction: an immediate in bytes, an SGPR, or from GFX9 on
    /// both (manual, section 7.2.1 and "SMEM" in 13.2). GFX6 and GFX7 count immediates in dwords;
    /// GFX7 can have a literal.
    fn smem_offset(&mut self, operand: Operand) -> Result<(), Kind> {
        if self.generation >= Generation::Gfx10 {
            return self.new_smem_offset(operand);
        }
        let old = self.generation <= Generation::Gfx7;
        match operand {
            Operand::Imm(value) => {
                self.put(Bits::SmemImm, 1)?;
                let value = i64::from(value);
                match self.generation {
                    _ if old && value % 4 != 0 => Err(Kind::Alignment(4)),
                    _ if old => self.put_ranged(Bits::SmemOffset, value / 4, 0, 0xff),
                    _ if self.is_buffer() => self.put_ranged(Bits::SmemOffset, value, 0, 0xf_ffff),
                    Generation::Gfx8 => self.put_ranged(Bits::SmemOffset, value, 0, 0xf_ffff),
                    _ => self.put_ranged(Bits::SmemOffset, value, -0x10_0000, 0xf_ffff),
                }
            }
            Operand::Literal(value) if self.generation == Generation::Gfx7 => {
                self.put(Bits::SmemOffset, u32::from(LITERAL))?;
                self.literal(value)
            }
            Operand::Reg(RegSpan { base, count: 1 }) if special::is_scalar_data(base.kind()) => {
                let code = special::code(base, self.generation);
                let code = u32::from(code.ok_or(Kind::NoSuchRegister(base))?);
                if !self.inst.mods.has(ModFlags::SOFFSET) {
                    return self.put(Bits::SmemOffset, code);
                }
                if self.span(Bits::SmemSoffsetEn).width == 0 {
                    return Err(Kind::Modifier("offset beside an SGPR"));
                }
                self.put(Bits::SmemImm, 1)?;
                self.put(Bits::SmemSoffsetEn, 1)?;
                self.put(Bits::SmemSoffset, code)?;
                let offset = i64::from(self.inst.mods.offset);
                let min = if self.is_buffer() { 0 } else { -0x10_0000 };
                self.put_ranged(Bits::SmemOffset, offset, min, 0xf_ffff)
            }
            _ => Err(Kind::Class(OperandClass::SmemOffset)),
        }
    }

    /// From GFX10 on there are always both: an immediate, and an SGPR or null.
    fn new_smem_offset(&mut self, operand: Operand) -> Result<(), Kind> {
        let (value, reg) = match operand {
            Operand::Imm(value) => (value, Reg::NULL),
            Operand::Reg(RegSpan { base, count: 1 }) if special::is_scalar_data(base.kind()) => {
                (self.inst.mods.offset, base)
            }
            _ => return Err(Kind::Class(OperandClass::SmemOffset)),
        };
        let code = special::code(reg, self.generation).ok_or(Kind::NoSuchRegister(reg))?;
        self.put(Bits::SmemSoffset, u32::from(code))?;
        let (min, max) = smem_range(self.generation, self.is_buffer());
        self.put_ranged(Bits::SmemOffset, i64::from(value), min, max)
    }

    /// The immediate offset of a prefetch, which has its SGPR as another operand.
    fn prefetch_offset(&mut self, operand: Operand) -> Result<(), Kind> {
        let Operand::Imm(value) = operand else {
            return Err(Kind::Class(OperandClass::SmemImm));
        };
        let (min, max) = smem_range(self.generation, self.is_buffer());
        self.put_ranged(Bits::SmemOffset, i64::from(value), min, max)
    }

    /// Whether a scalar memory instruction has a buffer resource as its base: offsets are unsigned.
    fn is_buffer(&self) -> bool {
        self.desc
            .operands
            .iter()
            .any(|o| o.field == Field::Sbase && o.width == 4)
    }

    /// An export's source and its bit of the enable mask. Compressed sources are two to a VGPR:
    /// operands 0 and 2 are the VGPRs' fields 0 and 1 (manual, section 11.1).
    fn export(&mut self, o: &OperandDesc, operand: Operand) -> Result<(), Kind> {
        let index = o.field as u32 - Field::Exp0 as u32;
        let span = match operand {
            Operand::Off => return Ok(()),
            Operand::Reg(span) if span.base.is_vgpr() && span.count == 1 => span,
            _ => return Err(Kind::Class(o.class)),
        };
        let en = self.span(Bits::ExpEn);
        self.words.set(en.put(1 << index));
        let compressed = self.inst.mods.has(ModFlags::COMPR);
        let place = if compressed { index / 2 } else { index };
        let field = [Bits::Exp0, Bits::Exp1, Bits::Exp2, Bits::Exp3][place as usize];
        // The other operand of a compressed pair names the same VGPR, or none.
        if compressed && !self.is_export_pair(index, operand) {
            return Err(Kind::Modifier("compr"));
        }
        let register = u32::from(span.base.index());
        self.put(field, register)
    }

    fn is_export_pair(&self, index: u32, operand: Operand) -> bool {
        let mut pairs = self.desc.operands.iter().zip(&self.inst.operands);
        let other = pairs.find(|(o, _)| o.field as u32 == (index ^ 1) + Field::Exp0 as u32);
        other.is_some_and(|(_, other)| *other == operand || *other == Operand::Off)
    }
}

/// Moves to one lane have literals from GFX10 on, also where they are short.
pub(crate) fn lacks_literal(desc: &InstDesc, generation: Generation) -> bool {
    desc.opcode == Opcode::VWritelaneB32 && generation < Generation::Gfx10
}

/// Whether several vector registers must begin at an even one.
pub(crate) fn is_aligned(desc: &InstDesc, processor: &Processor) -> bool {
    processor.has(Feature::AlignedVgprs) && !desc.flags.contains(InstFlags::ANY_ALIGNMENT)
}

/// Whether the address register of a DS instruction is a value for the global wave sync instead.
pub(crate) fn is_gws_value(desc: &InstDesc) -> bool {
    desc.flags.contains(InstFlags::GDS_ONLY) && desc.operands.len() == 1
}

/// M0 is as wide as a mask of 32 lanes.
pub(crate) fn can_be_mask(kind: RegKind, wave: WaveSize) -> bool {
    special::is_scalar_data(kind) && (kind != RegKind::M0 || wave == WaveSize::W32)
}

/// Assemblers know no three registers of the trap handler as one.
pub(crate) fn is_unnamed(span: RegSpan) -> bool {
    span.count == 3 && span.base.kind() == RegKind::Ttmp
}

/// Whether the vector unit computes it of one scalar for another (RDNA 4 manual, "Pseudo-scalar
/// Transcendentals").
pub(crate) fn is_scalar_trans(desc: &InstDesc) -> bool {
    desc.flags
        .contains(InstFlags::TRANS | InstFlags::EXEC_INSENSITIVE)
}

/// The immediate offsets of scalar memory from GFX10 on (RDNA manuals, "SMEM"): buffers have no
/// negative ones.
fn smem_range(generation: Generation, is_buffer: bool) -> (i64, i64) {
    let bits = if generation >= Generation::Gfx12 {
        23
    } else {
        20
    };
    let min = if is_buffer { 0 } else { -(1 << bits) };
    (min, (1 << bits) - 1)
}

/// The register that stands for VCC: its low half in wave32.
pub(crate) fn vcc_of(wave: WaveSize) -> RegSpan {
    match wave {
        WaveSize::W32 => RegSpan::VCC_LO,
        WaveSize::W64 => RegSpan::VCC,
    }
}

/// A lane selected by M0 is not read over the constant bus: `v_writelane_b32 v0, s1, m0` is
/// possible (LLVM, `SIFixSGPRCopies`, on V_WRITELANE_B32).
fn is_lane_in_m0(o: &OperandDesc, span: RegSpan) -> bool {
    o.class == OperandClass::SgprOrInline && o.field == Field::Src1 && span.base == Reg::M0
}

/// The first operand whose file the format's `acc` bit gives.
fn first_data_operand(operands: &[OperandDesc]) -> Option<Field> {
    operands
        .iter()
        .map(|o| o.field)
        .find(|f| matches!(f, Field::Vdst | Field::Vdata | Field::Vdata1))
}
