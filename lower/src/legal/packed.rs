//! Intrinsics whose operands become words (an i32, or a vector of them), and their constants one;
//! the result's elements are put together from words.

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::shape::Leaf;
use ir::intrinsic::PackedFields;
use ir::{Inst, Intrinsic, Type, Value};

impl Legaliser<'_> {
    /// An intrinsic of [`Intrinsic::is_packed`].
    pub(crate) fn packed(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let mut operands = Parts::new();
        let mut fields = PackedFields::default();
        for (&arg, pattern) in args.iter().zip(id.signatures()[0].args) {
            if pattern.is_immediate() {
                fields = fields.and(self.packed_field(id, arg)?);
            } else {
                let words = self.packed_words(arg)?;
                operands.push(self.words_value(&words));
            }
        }
        operands.push(self.e.i32(fields.bits()));
        while operands.len() <= args.len() {
            operands.push(self.e.i32(0));
        }
        let result = self.src.result_type(inst);
        let (leaf, count) = match id {
            // welded: two words, whatever the wave size.
            Intrinsic::Permlane16Swap | Intrinsic::Permlane32Swap => (Leaf::Int(32), 2),
            _ => {
                let count = self.e.ctx.types.vector_parts(result).map_or(1, |p| p.1);
                (self.leaf_of(result)?, count)
            }
        };
        self.set_from_words(inst, id, &operands, (leaf, count))
    }

    /// A constant operand, which has at most eight bits.
    fn packed_field(&self, id: Intrinsic, arg: Value) -> Res<u8> {
        let value = self.int_const_of(arg);
        let value = match self.ty(arg) {
            Type::I1 => value.map(|v| v & 1),
            _ => value,
        };
        value.and_then(|v| u8::try_from(v).ok()).ok_or_else(|| {
            self.unsupported(&format!("this constant of intrinsic '{}'", id.name()))
                .hint("no constant of this intrinsic has more than eight bits")
        })
    }
}
