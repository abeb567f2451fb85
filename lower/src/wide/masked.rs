//! Masked memory operations on vectors of wide integers: the same on vectors of their words, each
//! word with its element's bit. Elements must be whole words; then those that are on lie one behind
//! the other as their words do.

use super::body::Body;
use super::ops::{Num, count};
use crate::legal::intrinsic::argument_alignments;
use ir::{Diagnostic, Inst, InstData, Intrinsic, Type, Value};

/// Bytes of a word.
const WORD: u64 = 8;

/// Is it a masked memory operation?
fn is_masked(id: Intrinsic) -> bool {
    use Intrinsic as I;
    stores(id) || matches!(id, I::MaskedLoad | I::MaskedGather | I::ExpandLoad)
}

fn stores(id: Intrinsic) -> bool {
    use Intrinsic as I;
    matches!(id, I::MaskedStore | I::MaskedScatter | I::CompressStore)
}

/// Has each element a pointer of its own?
fn has_pointers(id: Intrinsic) -> bool {
    matches!(id, Intrinsic::MaskedGather | Intrinsic::MaskedScatter)
}

impl Body<'_> {
    /// Replaces a masked operation on wide integers. False if it is no such instruction.
    pub(super) fn masked_inst(&mut self, inst: Inst, data: &InstData) -> Result<bool, Diagnostic> {
        let InstData::Intrinsic { id, .. } = *data else {
            return Ok(false);
        };
        if !is_masked(id) {
            return Ok(false);
        }
        let mut args = self.b.func.operands(inst).into_iter();
        let value = match self.b.func.result(inst) {
            Some(result) => result,
            None => args.next().unwrap_or_else(|| self.b.bconst(false)),
        };
        let width = self.element_width(value);
        if width == 0 {
            return Ok(false);
        }
        if !width.is_multiple_of(64) {
            return Err(self.unsupported(&format!("'{}'", id.name())));
        }
        let rest: Vec<Value> = args.collect();
        let words = count(width) as u32;
        let Some((pointer, mask, other)) = self.masked_operands(inst, id, &rest, words) else {
            return Err(self.unsupported(&format!("'{}'", id.name())));
        };
        let mut args = pointer;
        args.push(mask);
        if stores(id) {
            let all = self.all_words(value);
            args.insert(0, self.b.build_vector(&all));
            self.b.intrinsic_void(id, &args);
            return Ok(true);
        }
        if let Some(other) = other {
            let all = self.all_words(other);
            args.push(self.b.build_vector(&all));
        }
        let n = self.length(value).unwrap_or(1);
        let ty = self.b.ctx.types.vector(Type::I64, n * words);
        let loaded = self.b.intrinsic(id, ty, &args);
        let all: Num = (0..n * words).map(|i| self.b.lane(loaded, i)).collect();
        let parts: Num = (0..n)
            .map(|i| self.cut_out(&all, i * width, width))
            .collect();
        let new = self.whole(&parts, value);
        self.set(inst, new);
        Ok(true)
    }

    /// Pointer and alignment, mask, and what is in place of elements that are off, for words.
    fn masked_operands(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        args: &[Value],
        words: u32,
    ) -> Option<(Vec<Value>, Value, Option<Value>)> {
        let (&pointer, mut rest) = args.split_first()?;
        let stated = argument_alignments(self.b.func, inst);
        let mut align = 1 << if stores(id) { stated.1 } else { stated.0 };
        let first = *rest.first()?;
        if let Some(bytes) = self.b.as_int_const(first)
            && self.b.ty(first) == Type::I32
        {
            align = (bytes as u64).max(1);
            rest = &rest[1..];
        }
        let mut pointers = vec![match has_pointers(id) {
            true => self.word_pointers(pointer, words)?,
            false => pointer,
        }];
        if !matches!(id, Intrinsic::ExpandLoad | Intrinsic::CompressStore) {
            let align = if has_pointers(id) {
                align.min(WORD)
            } else {
                align
            };
            pointers.push(self.b.iconst(Type::I32, align.into()));
        }
        let (&mask, rest) = rest.split_first()?;
        let n = self.length(mask)?;
        let mut bits = Vec::new();
        for i in 0..n {
            let bit = self.b.lane(mask, i);
            bits.extend(std::iter::repeat_n(bit, words as usize));
        }
        Some((pointers, self.b.build_vector(&bits), rest.first().copied()))
    }

    /// Pointers to the words of what pointers point to.
    fn word_pointers(&mut self, pointers: Value, words: u32) -> Option<Value> {
        let mut all = Vec::new();
        for i in 0..self.length(pointers)? {
            let first = self.b.lane(pointers, i);
            for k in 0..u64::from(words) {
                all.push(self.b.gep_const(first, (WORD * k) as i64));
            }
        }
        Some(self.b.build_vector(&all))
    }
}
