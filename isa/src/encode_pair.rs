//! What the halves of a pair (VOPD) must not do to each other.
//!
//! VGPRs are in four banks by the low bits of their numbers; each bank can be read once for the
//! first sources, once for the second sources, and the third ones come from even and odd registers
//! (RDNA 3 manual, "Dual Issue VALU").

use super::{Encoder, Kind};
use crate::format::Bits;
use crate::{Family, Field, Generation, Opcode, Role};

/// The halves' sources: first, second, third; `None` where a half has no VGPR there.
type Sources = [Option<u16>; 3];

impl Encoder<'_> {
    pub(super) fn check_pair(&mut self) -> Result<(), Kind> {
        if self.family != Family::Vopd {
            return Ok(());
        }
        let destination = |field| self.vgpr(field).unwrap_or(0);
        let (x, y) = (destination(Field::Vdst), destination(Field::VdstY));
        if x % 2 == y % 2 {
            return Err(Kind::Pair(
                "one dst register must be even and the other odd",
                Field::VdstY,
            ));
        }
        let (first, second) = (
            self.sources([Field::Src0, Field::Src1, Field::Vdst]),
            self.sources([Field::Src0Y, Field::Src1Y, Field::VdstY]),
        );
        let messages = [
            ("src0 operands must use different VGPR banks", Field::Src0Y),
            ("src1 operands must use different VGPR banks", Field::Src1Y),
            ("src2 operands must use different VGPR banks", Field::VdstY),
        ];
        // GFX12 moves any two registers.
        let moves = self.desc.opcode == Opcode::VDualMovB32MovB32;
        let free = moves && self.generation >= Generation::Gfx12;
        for (index, banks) in [4, 4, 2].into_iter().enumerate().skip(usize::from(free)) {
            if let (Some(a), Some(b)) = (first[index], second[index]) {
                if a % banks == b % banks {
                    let (message, field) = messages[index];
                    return Err(Kind::Pair(message, field));
                }
            }
        }
        // The lowest bit is the opposite of the first destination's.
        let span = self.span(Bits::VdstY);
        self.words.set(span.put(u32::from(y) >> 1));
        Ok(())
    }

    fn vgpr(&self, field: Field) -> Option<u16> {
        let mut pairs = self.desc.operands.iter().zip(&self.inst.operands);
        let (_, operand) = pairs.find(|(o, _)| o.field == field)?;
        let span = operand.reg()?;
        span.base.is_vgpr().then_some(span.base.index())
    }

    /// A destination that is accumulated into is the third source; so is what follows a literal.
    fn sources(&self, [src0, src1, dst]: [Field; 3]) -> Sources {
        let operands = self.desc.operands;
        let position = |field| operands.iter().position(|o| o.field == field);
        let last = position(src1);
        let multiplied = last.is_some_and(|i| operands[i - 1].field == Field::Literal);
        let accumulates = position(dst).is_some_and(|i| operands[i].role == Role::DefUse);
        let (second, third) = match (multiplied, accumulates) {
            (true, _) => (None, self.vgpr(src1)),
            (_, true) => (self.vgpr(src1), self.vgpr(dst)),
            _ => (self.vgpr(src1), None),
        };
        [self.vgpr(src0), second, third]
    }
}
