//! Reductions over the active lanes: a loop over the lanes of the mask, in their order, on values
//! that are the same for all lanes.

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::{Extend, Num};
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
    /// `llvm.amdgcn.wave.reduce.*(value, strategy)`. Differences begin with zero. The strategy is
    /// about speed only.
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
        match self.e.target.abilities.lanes > u32::BITS {
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
        let mask = self.active_mask();
        let mask_type = self.wave_mask_type();
        let first = self.of_words(words, |l, w| {
            l.e.intr(Intrinsic::ReadFirstLane, &[w], Type::I32)
        });
        let start = match neutral(op, ty) {
            Some(bits) => self.words_of_bits(bits, words.len()),
            // These of a value twice are those of it once.
            None => first,
        };
        let kept = match keep {
            Keep::Total => 0,
            Keep::EachBefore => words.len(),
        };
        let (body, end) = (self.e.make_block(), self.e.make_block());
        let left = self.e.block_param(body, mask_type);
        let mut params = |n: usize| -> Vec<Value> {
            let params = 0..n;
            params
                .map(|_| self.e.block_param(body, Type::I32))
                .collect()
        };
        let (total, before) = (params(words.len()), params(kept));
        let mut into = vec![mask];
        into.extend(&start);
        into.extend(words.iter().take(kept));
        self.e.jump(body, &into);
        self.e.start_block(body);
        let lane = self.lowest_lane(left);
        let next = self.of_words(words, |l, w| {
            l.e.intr(Intrinsic::ReadActiveLane, &[w, lane], Type::I32)
        });
        let sums = Sums {
            total: self.combined(op, ty, &total, &next)?,
            before: (total.iter().zip(&before))
                .map(|(&sum, &old)| {
                    self.e
                        .intr(Intrinsic::WriteLane, &[sum, lane, old], Type::I32)
                })
                .collect(),
        };
        let left = self.without_lowest(left, lane);
        let mut back = vec![left];
        back.extend(&sums.total);
        back.extend(&sums.before);
        let zero = self.e.int(mask_type, 0);
        let done = self.e.icmp(IntCC::Eq, left, zero);
        let again = self.e.make_block();
        self.e.branch(done, end, again);
        self.e.start_block(again);
        self.e.jump(body, &back);
        self.e.start_block(end);
        Ok(sums)
    }

    /// Number of the lowest lane of a mask that has one.
    pub(crate) fn lowest_lane(&mut self, mask: Value) -> Value {
        let id = match self.e.target.abilities.lanes <= u32::BITS {
            true => Intrinsic::FfblB32,
            false => Intrinsic::FfblB64,
        };
        self.e.intr(id, &[mask], Type::I32)
    }

    /// The words of a number.
    pub(crate) fn words_of_bits(&mut self, bits: u64, count: usize) -> Vec<Value> {
        let words = (0..count).map(|i| (bits >> (32 * i)) as u32);
        words.map(|w| self.e.i32(w)).collect()
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

    /// A mask without its lowest lane, which has this number.
    pub(crate) fn without_lowest(&mut self, mask: Value, lane: Value) -> Value {
        let lanes = self.e.target.abilities.lanes;
        let flags = ir::ArithFlags::empty();
        let lane = self.e.extend(lane.into(), u32::BITS, lanes, Extend::Zero);
        let [one, ones] = [1, u128::MAX].map(|n| self.e.num_const(lanes, n));
        let bit = self.e.int_binary(BinaryOp::Shl, flags, lanes, one, lane);
        let others = self.e.int_binary(BinaryOp::Xor, flags, lanes, bit, ones);
        let mask = mask.into();
        let rest = self.e.int_binary(BinaryOp::And, flags, lanes, mask, others);
        rest.lo
    }
}

/// The bits of the value that changes nothing, or with which differences begin; `None` where a
/// value combined with itself is that value.
pub(crate) fn neutral(op: AtomicOp, ty: Type) -> Option<u64> {
    match (op, ty) {
        (AtomicOp::Add | AtomicOp::Sub | AtomicOp::Xor | AtomicOp::FSub, _) => Some(0),
        // -0.0
        (AtomicOp::FAdd, Type::F64) => Some(1 << 63),
        (AtomicOp::FAdd, Type::F32) => Some(1 << 31),
        (AtomicOp::FAdd, _) => Some(1 << 15),
        _ => None,
    }
}
