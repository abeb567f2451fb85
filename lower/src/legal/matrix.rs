//! Matrix instructions: A, B and C become words (an i32, or a vector of them), the three constants
//! one, and the result's elements are put together from words.

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::shape::Leaf;
use ir::intrinsic::MatrixControl;
use ir::{Inst, Intrinsic, Type, Value};
use smallvec::SmallVec;

impl Legaliser<'_> {
    /// `llvm.amdgcn.mfma.*(a, b, c, cbsz, abid, blgp)`
    pub(crate) fn matrix(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let control = self.matrix_control(args)?;
        let mut operands = Parts::new();
        for &arg in &args[..3] {
            let words = self.packed_words(arg)?;
            operands.push(self.words_value(&words));
        }
        operands.push(self.e.i32(control.bits()));
        let result = self.src.result_type(inst);
        let leaf = self.leaf_of(result)?;
        let count = self.e.ctx.types.vector_parts(result).map_or(1, |p| p.1);
        self.set_from_words(inst, id, &operands, (leaf, count))
    }

    /// The result of an intrinsic that gives words (an i32, or a vector of them): so many elements,
    /// one behind the other.
    pub(crate) fn set_from_words(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        operands: &[Value],
        (leaf, count): (Leaf, u32),
    ) -> Res<()> {
        let all = (leaf.bits() * count).div_ceil(32);
        let ty = match all {
            1 => Type::I32,
            _ => self.e.ctx.types.vector(Type::I32, all),
        };
        let value = self.e.intr(id, operands, ty);
        let words: SmallVec<[Value; 32]> = match all {
            1 => SmallVec::from_slice(&[value]),
            _ => (0..all).map(|i| self.e.word(value, i)).collect(),
        };
        let mut parts = Parts::new();
        for i in 0..count {
            let bits = self.e.extract_bits(&words, i * leaf.bits(), leaf.bits());
            let value = self.leaf_from_bits(bits, leaf)?;
            value.append_to(&mut parts);
        }
        self.set(inst, &parts);
        Ok(())
    }

    /// CBSZ, ABID and BLGP.
    fn matrix_control(&self, args: &[Value]) -> Res<MatrixControl> {
        let field = |i: usize| {
            let value = args.get(i).and_then(|&v| self.int_const_of(v));
            value.and_then(|v| u64::try_from(v).ok())
        };
        let fields = field(3).zip(field(4)).zip(field(5));
        fields
            .and_then(|((cbsz, abid), blgp)| MatrixControl::new(cbsz, abid, blgp))
            .ok_or_else(|| {
                self.unsupported("this control of a matrix instruction")
                    .hint("cbsz and blgp are 0 to 7, abid is 0 to 15")
            })
    }

    /// The elements of a value one behind the other.
    pub(crate) fn packed_words(&mut self, arg: Value) -> Res<SmallVec<[Value; 8]>> {
        let ty = self.ty(arg);
        let leaf = self.leaf_of(ty)?;
        let count = self.e.ctx.types.vector_parts(ty).map_or(1, |p| p.1);
        let parts = self.parts(arg)?;
        let mut elements = Vec::new();
        for i in 0..count as usize {
            let n = Legaliser::num_at(&parts, leaf, i);
            elements.push(self.leaf_bits(n, leaf));
        }
        Ok(self.e.join_bits(&elements, leaf.bits()))
    }
}
