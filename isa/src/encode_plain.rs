//! Operands that need no questions: most operands of most programs.

use super::operand::{is_aligned, lacks_literal};
use super::{Encoder, Head, bits_of, code_shift, is_half_on, source_index, width_of};
use crate::format::{Bits, Format};
use crate::special::{LITERAL, SGPRS_EVERYWHERE, VGPR0};
use crate::{
    Family, Field, Generation, ImplicitRegs, InstDesc, InstFlags, Operand, OperandClass,
    OperandDesc, Reg, RegSpan, Target,
};
use bitflags::bitflags;

/// Instructions whose operands have rules that others have not: of matrices, and GWS.
const UNLIKE: InstFlags = InstFlags::MFMA
    .union(InstFlags::WMMA)
    .union(InstFlags::GDS_ONLY);

/// Operands of a row that are looked at: no row of the common formats has more.
const OPERANDS: usize = 5;

/// Of each operand of a row.
pub(super) type Places = [Place; OPERANDS];

bitflags! {
    /// What an operand may be, and what is to be seen to then.
    #[derive(Clone, Copy, Default)]
    struct Takes: u16 {
        /// VGPRs.
        const VGPRS = 1 << 0;
        /// SGPRs.
        const SGPRS = 1 << 1;
        /// Inline constants.
        const INLINE = 1 << 2;
        /// Several VGPRs begin with an even one.
        const EVEN = 1 << 3;
        /// SGPRs are read over the constant bus.
        const BUS = 1 << 4;
        /// Any literal.
        const LITERAL = 1 << 5;
        /// VCC and EXEC, and their halves.
        const MASKS = 1 << 6;
        /// VCC as a whole, for which there are no bits.
        const VCC_ONLY = 1 << 7;
        /// Numbers of 16 bits without a sign.
        const UNSIGNED = 1 << 8;
        /// Numbers of 16 bits with a sign.
        const SIGNED = 1 << 9;
        /// One VGPR whose number stands as it is, in the eight bits that tell which, or in nine.
        const ONE_VGPR = 1 << 10;
    }
}

/// Where an operand's bits go if they are known without more questions: what opcode, form and
/// target fix. Nothing may stand at a place that is not known.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    takes: Takes,
    /// Number of registers; `None` where the modifiers decide.
    width: Option<u8>,
    /// The field's first bit, and how many it has.
    low: u8,
    bits: u8,
    /// Bits of the code that the field leaves out.
    shift: u8,
}

/// The places of a row's operands, if it has any.
pub(super) fn places(head: &Head, desc: &InstDesc, target: &Target) -> Places {
    let mut places = Places::default();
    if has_places(head, desc, target) {
        let row = Row {
            format: head.main,
            generation: target.processor.generation,
            is_valu: head.family.is_valu(),
            is_aligned: is_aligned(desc, target.processor),
            has_literal: head.main.bytes == 4 && !lacks_literal(desc, target.processor.generation),
            has_widths: !matches!(desc.family, Family::Global | Family::Mubuf | Family::Mtbuf),
            mask_registers: target.wave.mask_registers(),
        };
        for (place, operand) in places.iter_mut().zip(desc.operands) {
            *place = row.place(head, operand);
        }
    }
    places
}

/// Does a row say all of an instruction of a form but its operands' bits, where there are no
/// modifiers: has it no bits that operands decide, and no rules for operands beside those that
/// [`Place::bits`] knows?
pub(super) fn is_simple(head: &Head, desc: &InstDesc, target: &Target) -> bool {
    let family = matches!(
        head.family,
        Family::Sop1
            | Family::Sop2
            | Family::Sopc
            | Family::Sopp
            | Family::Vop1
            | Family::Vop2
            | Family::Vopc
            | Family::Vop3
    );
    let special =
        InstFlags::PACKED | InstFlags::RETURNS | InstFlags::LDS_DMA | InstFlags::WRITES_EXEC_ONLY;
    // VCC and M0 go over the constant bus, of which numbers alone have no need.
    let reads = desc.implicit_reads & (ImplicitRegs::VCC | ImplicitRegs::M0);
    family
        && has_places(head, desc, target)
        && !desc.flags.intersects(special)
        && (reads.is_empty() || head.family == Family::Sopp)
        && desc.operands.len() <= OPERANDS
        && head.main.bytes <= 8
}

/// Are there places for the operands of a row? Forms that have two formats, names for halves, or
/// bits for AccVGPRs, and images and exports have none.
fn has_places(head: &Head, desc: &InstDesc, target: &Target) -> bool {
    head.second.is_none()
        && target.processor.generation < Generation::Gfx11
        && !head.main.has(Bits::Acc)
        && !desc.flags.intersects(UNLIKE)
        && !matches!(head.family, Family::Mimg | Family::Exp)
}

/// What holds for all operands of a row.
struct Row {
    format: &'static Format,
    generation: Generation,
    is_valu: bool,
    /// Several VGPRs begin with an even one.
    is_aligned: bool,
    /// A literal may follow.
    has_literal: bool,
    /// The row says how many registers its operands have, and not the modifiers.
    has_widths: bool,
    /// Registers of a lane mask.
    mask_registers: u8,
}

impl Row {
    fn place(&self, head: &Head, o: &OperandDesc) -> Place {
        use OperandClass as C;
        if o.field == Field::Simm16 {
            return self.number(o);
        }
        let is_plain = matches!(
            o.field,
            Field::Sdst
                | Field::Ssrc0
                | Field::Ssrc1
                | Field::Vdst
                | Field::Src0
                | Field::Src1
                | Field::Src2
                | Field::Sbase
                | Field::Sdata
                | Field::Vaddr
                | Field::Vdata
                | Field::Vdata1
                | Field::Srsrc
                | Field::Saddr
        );
        // These formats have at most eight bytes.
        let span = self.format.span(bits_of(o.field));
        if !is_plain || span.width == 0 {
            return self.without_bits(o);
        }
        let mut takes = match o.class {
            C::Vgpr | C::VgprOrOff => Takes::VGPRS,
            C::Vsrc => Takes::VGPRS | Takes::SGPRS | Takes::INLINE,
            C::Ssrc | C::SgprOrInline => Takes::SGPRS | Takes::INLINE,
            C::Sgpr | C::LaneMask | C::SgprOrOff => Takes::SGPRS,
            _ => Takes::empty(),
        };
        if self.generation < Generation::Gfx8 {
            takes -= Takes::INLINE;
        }
        // Eight bits of a vector source are a VGPR's number.
        let is_source = self.is_valu && source_index(o.field).is_some();
        if span.width == 8 && is_source && !matches!(o.class, C::Ssrc | C::SgprOrInline) {
            takes -= Takes::SGPRS | Takes::INLINE;
        }
        // A literal is allowed where the class and the field have room for one, and needs no
        // question about its value where it is no half.
        let scalar_source = matches!(o.field, Field::Ssrc0 | Field::Ssrc1);
        let literal = self.has_literal
            && matches!(o.class, C::Ssrc | C::Vsrc)
            && (scalar_source || span.width == 9)
            && !is_half_on(head.opcode, o, self.generation);
        takes.set(Takes::LITERAL, literal);
        // Scalar memory does not write EXEC.
        let masks = match o.class {
            C::Ssrc | C::Vsrc | C::LaneMask => true,
            class => class == C::Sgpr && o.field != Field::Sdata,
        };
        takes.set(Takes::MASKS, masks && takes.contains(Takes::SGPRS));
        takes.set(Takes::EVEN, self.is_aligned);
        takes.set(Takes::BUS, self.is_on_bus(o));
        let width = match o.class {
            C::LaneMask => Some(self.mask_registers),
            _ => self.has_widths.then_some(o.width),
        };
        let shift = code_shift(o.field, self.generation);
        let is_one = width == Some(1) && shift == 0 && matches!(span.width, 8 | 9);
        takes.set(Takes::ONE_VGPR, is_one && takes.contains(Takes::VGPRS));
        Place {
            takes,
            width,
            low: span.low,
            bits: span.width,
            shift,
        }
    }

    /// A number that the instruction has in place of a register.
    fn number(&self, o: &OperandDesc) -> Place {
        use OperandClass as C;
        let span = self.format.span(Bits::Simm16);
        let takes = match o.class {
            C::Simm16 => Takes::SIGNED | Takes::UNSIGNED,
            C::Branch => Takes::SIGNED,
            C::Uimm16 | C::Waitcnt => Takes::UNSIGNED,
            _ => Takes::empty(),
        };
        Place {
            takes,
            low: span.low,
            bits: span.width,
            ..Place::default()
        }
    }

    fn is_on_bus(&self, o: &OperandDesc) -> bool {
        self.is_valu && o.role.reads()
    }

    /// The short forms have no field for masks: they are VCC.
    fn without_bits(&self, o: &OperandDesc) -> Place {
        let is_mask = o.class == OperandClass::LaneMask;
        if !(self.is_valu && is_mask && matches!(o.field, Field::Sdst | Field::Src2)) {
            return Place::default();
        }
        let mut takes = Takes::VCC_ONLY;
        takes.set(Takes::BUS, self.is_on_bus(o));
        Place {
            takes,
            width: Some(self.mask_registers),
            ..Place::default()
        }
    }
}

/// Is it VCC, EXEC, or a half of one? All generations have them, with the same codes.
#[inline]
fn is_mask_register(code: u16, end: u16) -> bool {
    let pair = code & !1;
    (pair == Reg::VCC_LO.code() || pair == Reg::EXEC_LO.code()) && end <= pair + 2
}

/// The encoding of an instruction of which nothing is to be asked.
pub(super) struct Simple {
    /// The first words.
    pub(super) word: u64,
    /// What follows.
    pub(super) literal: Option<u32>,
}

impl Place {
    /// Are SGPRs here read over the constant bus?
    pub(super) fn is_on_bus(&self) -> bool {
        self.takes.contains(Takes::BUS)
    }

    /// The bits of what most operands of most programs are: VGPRs, SGPRs and inline constants where
    /// the class allows them whatever the instruction is. `None` for what is anything else, or
    /// perhaps wrong. `width` is asked for the number of registers where the row does not say it.
    #[inline]
    fn bits(&self, operand: Operand, width: impl FnOnce() -> Option<u8>) -> Option<u64> {
        if self.takes.contains(Takes::VCC_ONLY) {
            return self.is_vcc(operand).then_some(0);
        }
        let code = match operand {
            Operand::Reg(span) if self.is_whole(span, width) => span.base.code(),
            Operand::Inline(code)
                if self.takes.contains(Takes::INLINE) && matches!(code, 128..=208 | 240..=248) =>
            {
                u16::from(code)
            }
            Operand::Imm(value) => return self.number(value),
            _ => return None,
        };
        // Only nine bits tell VGPRs from others.
        let number = if self.bits == 9 { code } else { code & 0xff };
        let value = number >> self.shift;
        (value >> self.bits == 0).then(|| u64::from(value) << self.low)
    }

    /// The same of one VGPR, where that needs no other question.
    #[inline]
    fn one_vgpr(&self, operand: Operand) -> Option<u64> {
        match operand {
            Operand::Reg(RegSpan { base, count: 1 })
                if base.is_vgpr() && self.takes.contains(Takes::ONE_VGPR) =>
            {
                let number = base.code() & ((1 << self.bits) - 1);
                Some(u64::from(number) << self.low)
            }
            _ => None,
        }
    }

    /// The bits of a number.
    #[inline]
    fn number(&self, value: i32) -> Option<u64> {
        let unsigned = self.takes.contains(Takes::UNSIGNED) && u16::try_from(value).is_ok();
        let signed = self.takes.contains(Takes::SIGNED) && i16::try_from(value).is_ok();
        (unsigned || signed).then(|| u64::from(value as u16) << self.low)
    }

    fn is_vcc(&self, operand: Operand) -> bool {
        let is_vcc = |span: RegSpan| span.base == Reg::VCC_LO && Some(span.count) == self.width;
        matches!(operand, Operand::Reg(span) if is_vcc(span))
    }

    /// The bits that say that a literal follows.
    #[inline]
    fn literal_bits(&self) -> Option<u64> {
        let takes = self.takes.contains(Takes::LITERAL);
        takes.then(|| u64::from(LITERAL) << self.low)
    }

    /// Are they VGPRs or SGPRs of all processors, as many as the operand has, and aligned? The
    /// codes of both are the numbers of the registers.
    #[inline]
    fn is_whole(&self, span: RegSpan, width: impl FnOnce() -> Option<u8>) -> bool {
        let code = span.base.code();
        let end = code + u16::from(span.count);
        let fits = match span.base.is_vector() {
            true => {
                let aligned = span.count > 1 && self.takes.contains(Takes::EVEN);
                self.takes.contains(Takes::VGPRS)
                    && end <= VGPR0 + 256
                    && !(aligned && code % 2 != 0)
            }
            false => {
                let align = if span.count > 2 {
                    4
                } else {
                    u16::from(span.count)
                };
                let masks = || self.takes.contains(Takes::MASKS) && is_mask_register(code, end);
                self.takes.contains(Takes::SGPRS)
                    && (end <= SGPRS_EVERYWHERE || masks())
                    && code.is_multiple_of(align)
            }
        };
        fits && self.width.or_else(width) == Some(span.count)
    }
}

impl Head {
    /// An instruction of which nothing is to be asked.
    #[inline]
    pub(super) fn simple(
        &self,
        mut operands: impl Iterator<Item = Option<Operand>>,
    ) -> Option<Simple> {
        let mut word = self.words.low;
        // One scalar value may be read over the constant bus, or a literal.
        let mut scalar: Option<RegSpan> = None;
        let mut literal: Option<u32> = None;
        for place in &self.places[..usize::from(self.simple?)] {
            let operand = operands.next()??;
            if let Some(bits) = place.one_vgpr(operand) {
                debug_assert_eq!(place.bits(operand, || None), Some(bits));
                word |= bits;
                continue;
            }
            if let Operand::Literal(value) = operand {
                word |= place.literal_bits()?;
                if literal.replace(value).is_some_and(|other| other != value) {
                    return None;
                }
                continue;
            }
            word |= place.bits(operand, || None)?;
            if let Operand::Reg(span) = operand
                && !span.base.is_vector()
                && place.is_on_bus()
                && scalar.replace(span).is_some_and(|other| other != span)
            {
                return None;
            }
        }
        (scalar.is_none() || literal.is_none()).then_some(Simple { word, literal })
    }
}

impl Encoder<'_> {
    /// The bits of a plain operand. Where there are none, [`Encoder::operand`] goes on to ask.
    pub(super) fn plain(&self, place: &Place, o: &OperandDesc, operand: Operand) -> Option<u64> {
        let width = || width_of(self.inst, self.desc, o, self.processor, self.wave);
        place.bits(operand, width)
    }
}
