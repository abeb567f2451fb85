//! Reductions over the active lanes: a loop over the lanes of the mask, in their order, on values
//! that are the same for all lanes.

use crate::expand::bits::{OfZero, cttz};
use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::Num;
use crate::legal::shape::Leaf;
use ir::{AtomicOp, BinaryOp, Inst, IntCC, Intrinsic, Type, Value};

/// What a loop over the lanes is to find out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// All lanes together.
    Total,
    /// Also, for each lane, those below it together.
    EachBefore,
}

/// What it found out, as words.
pub(crate) struct Sums {
    /// All lanes together.
    pub total: Vec<Value>,
    /// Those below each lane together, if they were to be kept; in the first lane anything.
    pub before: Vec<Value>,
}

impl Legaliser<'_> {
    /// `llvm.amdgcn.wave.reduce.*(value, strategy)`. The first lane's value is the start, but of
    /// differences: these begin with zero. The strategy is about speed only.
    pub(crate) fn wave_reduce(&mut self, inst: Inst, op: AtomicOp, args: &[Value]) -> Res<()> {
        let ty = self.ty(args[0]);
        let leaf = self.leaf_of(ty)?;
        if leaf.bits() == 1 || leaf.bits() > 64 || matches!(leaf, Leaf::Ptr(_)) {
            let name = ir::printer::type_name(&self.e.ctx.types, ty);
            return Err(self.unsupported(&format!("a reduction of values of type '{name}'")));
        }
        let words = self.value_words(args[0])?;
        let words = self.reduced(op, ty, &words, Keep::Total)?.total;
        let parts = self.parts_of_words(ty, &words)?;
        self.set(inst, &parts);
        Ok(())
    }

    /// The type of a mask of lanes.
    pub(crate) fn wave_mask_type(&self) -> Type {
        match self.e.target.wavefront_size > u32::BITS {
            true => Type::I64,
            false => Type::I32,
        }
    }

    /// The active lanes.
    pub(crate) fn active_mask(&mut self) -> Value {
        let (all, ty) = (self.e.bool(true), self.wave_mask_type());
        self.e.intr(Intrinsic::Ballot, &[all], ty)
    }

    /// The words of a value of a type, of all active lanes together.
    pub(crate) fn reduced(
        &mut self,
        op: AtomicOp,
        ty: Type,
        words: &[Value],
        keep: Keep,
    ) -> Res<Sums> {
        let lanes = self.e.target.wavefront_size;
        let mask = self.active_mask();
        let mask_type = self.wave_mask_type();
        let first = self.of_words(words, |l, w| {
            l.e.intr(Intrinsic::ReadFirstLane, &[w], Type::I32)
        });
        let start = match op {
            AtomicOp::Sub | AtomicOp::FSub => {
                let zero = vec![self.e.i32(0); words.len()];
                self.combined(op, ty, &zero, &first)?
            }
            _ => first,
        };
        let kept = match keep {
            Keep::Total => 0,
            Keep::EachBefore => words.len(),
        };
        let (head, body, end) = (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        );
        let rest = self.without_lowest(mask, lanes);
        let left = self.e.block_param(head, mask_type);
        let mut params = |n: usize| -> Vec<Value> {
            let params = 0..n;
            params
                .map(|_| self.e.block_param(head, Type::I32))
                .collect()
        };
        let (total, before) = (params(words.len()), params(kept));
        let mut into = vec![rest];
        into.extend(&start);
        into.extend(words.iter().take(kept));
        self.e.jump(head, &into);
        self.e.start_block(head);
        let zero = self.e.int(mask_type, 0);
        let done = self.e.icmp(IntCC::Eq, left, zero);
        self.e.branch(done, end, body);
        self.e.start_block(body);
        let lane = cttz(&mut self.e, left.into(), lanes, OfZero::Poison);
        let lane = match lanes > u32::BITS {
            true => self.e.lo(lane.lo),
            false => lane.lo,
        };
        let next = self.of_words(words, |l, w| {
            l.e.intr(Intrinsic::ReadLane, &[w, lane], Type::I32)
        });
        let mut back = vec![self.without_lowest(left, lanes)];
        back.extend(self.combined(op, ty, &total, &next)?);
        for (&sum, &old) in total.iter().zip(&before) {
            back.push(
                self.e
                    .intr(Intrinsic::WriteLane, &[sum, lane, old], Type::I32),
            );
        }
        self.e.jump(head, &back);
        self.e.start_block(end);
        Ok(Sums { total, before })
    }

    /// The words of a value of one part.
    pub(crate) fn words_of(&mut self, ty: Type, value: Value) -> Res<Vec<Value>> {
        let leaf = self.leaf_of(ty)?;
        let bits = self.leaf_bits(value.into(), leaf);
        let whole = leaf.bits().div_ceil(32) * 32;
        Ok(self.e.join_bits(&[bits], whole).to_vec())
    }

    fn of_words(
        &mut self,
        words: &[Value],
        mut f: impl FnMut(&mut Self, Value) -> Value,
    ) -> Vec<Value> {
        words.iter().map(|&w| f(self, w)).collect()
    }

    /// Two values of a type combined, as words.
    pub(crate) fn combined(
        &mut self,
        op: AtomicOp,
        ty: Type,
        a: &[Value],
        b: &[Value],
    ) -> Res<Vec<Value>> {
        let leaf = self.leaf_of(ty)?;
        let (a, b) = (self.parts_of_words(ty, a)?, self.parts_of_words(ty, b)?);
        let parts: Parts = self.combine(op, ty, &a, &b)?;
        let n: Num = Legaliser::num_at(&parts, leaf, 0);
        let bits = self.leaf_bits(n, leaf);
        let whole = leaf.bits().div_ceil(32) * 32;
        Ok(self.e.join_bits(&[bits], whole).to_vec())
    }

    /// A mask without its lowest lane.
    fn without_lowest(&mut self, mask: Value, lanes: u32) -> Value {
        let flags = ir::ArithFlags::empty();
        let one = self.e.num_const(lanes, 1);
        let less = self
            .e
            .int_binary(BinaryOp::Sub, flags, lanes, mask.into(), one);
        let rest = self
            .e
            .int_binary(BinaryOp::And, flags, lanes, mask.into(), less);
        rest.lo
    }
}
