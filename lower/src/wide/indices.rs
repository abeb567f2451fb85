//! Wide integers that say which: indices of `getelementptr` and of elements, numbers of variables.
//!
//! Each is cut to the width of an address or of an element's number before it is used (language
//! reference, "getelementptr": "sext or trunc to the index type"; an element's number, and a number
//! of variables, that has more bits is none that there is). So the lowest word is all of it.

use super::body::Body;
use super::ops::Above;
use ir::{Inst, InstData, Value};

impl Body<'_> {
    /// Replaces wide indices of an instruction by their lowest words.
    pub(super) fn narrow_indices(&mut self, inst: Inst) {
        let first = match self.b.func.inst(inst) {
            InstData::Alloca { .. } => 0,
            InstData::Gep { .. } | InstData::ExtractElement { .. } => 1,
            InstData::InsertElement { .. } => 2,
            _ => return,
        };
        let operands = self.b.func.operands(inst);
        for (i, &old) in operands.iter().enumerate().skip(first) {
            let new = match self.element_width(old) {
                0 if !self.is_wide(old) => continue,
                0 => self.words(old, Above::Zeros)[0],
                _ => self.lowest_words(old),
            };
            let mut k = 0;
            self.b.func.for_each_operand_mut(inst, |slot| {
                if k == i {
                    *slot = new;
                }
                k += 1;
            });
        }
    }

    fn lowest_words(&mut self, vector: Value) -> Value {
        let n = self.length(vector).unwrap_or(1);
        let words: Vec<Value> = (0..n)
            .map(|i| {
                let part = self.part(vector, i);
                self.words(part, Above::Zeros)[0]
            })
            .collect();
        self.b.build_vector(&words)
    }
}
