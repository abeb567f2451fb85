//! Operands that need no questions: most operands of most programs.

use super::operand::is_aligned;
use super::{Encoder, bits_of, code_shift, source_index, width_of};
use crate::special::{SGPRS_EVERYWHERE, VGPR0};
use crate::{Family, Field, Generation, InstFlags, Operand, OperandClass, OperandDesc, RegSpan};

/// Instructions whose operands have rules that others have not: of matrices, and GWS.
pub(super) const UNLIKE: InstFlags = InstFlags::MFMA
    .union(InstFlags::WMMA)
    .union(InstFlags::GDS_ONLY);

impl Encoder<'_> {
    /// The bits of what most operands of most programs are: VGPRs, SGPRs and inline constants where
    /// the class allows them whatever the instruction is. `None` for what is anything else, or
    /// perhaps wrong: then [`Encoder::operand`] goes on to ask.
    ///
    /// That the form has one format, of a generation without names for halves, and neither bits for
    /// AccVGPRs nor data that goes to LDS, is said by [`Encoder::has_plain`].
    pub(super) fn plain(&self, o: &OperandDesc, operand: Operand) -> Option<u64> {
        use OperandClass as C;
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
        if !is_plain {
            return None;
        }
        let code = match operand {
            Operand::Reg(span) => {
                let fits = match span.base.is_vector() {
                    true => {
                        span.base.is_vgpr() && matches!(o.class, C::Vgpr | C::Vsrc | C::VgprOrOff)
                    }
                    false => matches!(
                        o.class,
                        C::Ssrc | C::Vsrc | C::Sgpr | C::LaneMask | C::SgprOrInline | C::SgprOrOff
                    ),
                };
                if !fits || !self.is_whole(o, span) {
                    return None;
                }
                // The codes of both are the numbers of the registers.
                span.base.code()
            }
            Operand::Inline(code)
                if matches!(o.class, C::Ssrc | C::Vsrc | C::SgprOrInline)
                    && matches!(code, 128..=208 | 240..=248)
                    && self.generation >= Generation::Gfx8 =>
            {
                u16::from(code)
            }
            _ => return None,
        };
        let place = self.main.span(bits_of(o.field));
        let value = match place.width {
            9 => code,
            // Eight bits of a vector source are a VGPR's number.
            8 if code < VGPR0
                && self.family.is_valu()
                && source_index(o.field).is_some()
                && !matches!(o.class, C::Ssrc | C::SgprOrInline) =>
            {
                return None;
            }
            _ => code & 0xff,
        };
        let value = value >> code_shift(o.field, self.generation);
        // These formats have at most eight bytes.
        (value >> place.width == 0 && place.width != 0).then(|| u64::from(value) << place.low)
    }

    /// Are they VGPRs or SGPRs of all processors, as many as the operand has, and aligned?
    fn is_whole(&self, o: &OperandDesc, span: RegSpan) -> bool {
        let want = match self.desc.family {
            Family::Global | Family::Mubuf | Family::Mtbuf => {
                width_of(self.inst, self.desc, o, self.processor, self.wave)
            }
            _ if o.class == OperandClass::LaneMask => Some(self.wave.mask_registers()),
            _ => Some(o.width),
        };
        let code = span.base.code();
        let end = code + u16::from(span.count);
        match span.base.is_vector() {
            _ if want != Some(span.count) => false,
            true => {
                let aligned = span.count > 1 && is_aligned(self.desc, self.processor);
                end <= VGPR0 + 256 && !(aligned && code % 2 != 0)
            }
            false => {
                let align = if span.count > 2 {
                    4
                } else {
                    u16::from(span.count)
                };
                end <= SGPRS_EVERYWHERE && code.is_multiple_of(align)
            }
        }
    }
}
