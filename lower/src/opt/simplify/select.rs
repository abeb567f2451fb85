//! Selects.

use super::casts::cast;
use super::{Rewrite, Simplifier, fold, plain};
use crate::values::const_int;
use ir::{
    ArithFlags, BinaryOp, CastOp, ConstData, Context, FloatCC, Function, InstData, IntCC,
    Intrinsic, Type, UnaryOp, Value,
};
use rustc_hash::FxHashMap;

/// By how much a word is shifted.
#[derive(Clone, Copy)]
enum Amount {
    Constant(u128),
    Value(Value),
}

/// Which bit of a word.
#[derive(Clone, Copy)]
enum Bit {
    At(u128),
    By(Value),
}

impl Simplifier<'_, '_> {
    pub(super) fn select(&mut self, flags: ArithFlags, args: [Value; 3]) -> Rewrite {
        let [c, x, y] = args;
        if x == y {
            return Rewrite::To(x);
        }
        if self.ty(c) != Type::I1 {
            return Rewrite::No;
        }
        if let Some(bit) = self.const_int(c) {
            return Rewrite::To(if bit == 1 { x } else { y });
        }
        if self.is_undef(c) {
            return Rewrite::To(y);
        }
        if self.is_undef(x) || self.is_undef(y) {
            let (undefined, other) = if self.is_undef(x) { (x, y) } else { (y, x) };
            return self.in_place_of(undefined, other);
        }
        let select = |c, x, y| {
            Rewrite::With(InstData::Select {
                flags,
                args: [c, x, y],
            })
        };
        if let Some((c, 1)) = self.as_binary_const(c, BinaryOp::Xor) {
            return select(c, y, x);
        }
        if self.ty(x) == Type::I1 {
            return self.select_bit(c, x, y);
        }
        // An arm that is a select by the same condition.
        let chosen = |s: &Self, v, arm: usize| match s.def(v) {
            Some(InstData::Select { args, .. }) if args[0] == c => Some(args[arm]),
            _ => None,
        };
        if let Some(a) = chosen(self, x, 1) {
            return select(c, a, y);
        }
        if let Some(b) = chosen(self, y, 2) {
            return select(c, x, b);
        }
        if let Some(extended) = self.select_extended(c, x, y) {
            return extended;
        }
        let same = self.select_shifted(c, x, y);
        if let Some(chosen) = same.or_else(|| self.select_operand(c, x, y)) {
            return chosen;
        }
        match self.def(c) {
            Some(&InstData::ICmp { cond, args, .. }) => match self.select_by_bit(c, x, y) {
                Some(masked) => masked,
                None => self.select_compared(cond, args, x, y),
            },
            Some(&InstData::FCmp {
                cond,
                args,
                flags: f,
                ..
            }) => {
                // What is not compared is not a number in the result; of its zeros it says nothing.
                let flags = flags | (f & ArithFlags::NNAN);
                self.select_float(cond, args, x, y, flags)
            }
            _ => Rewrite::No,
        }
    }

    /// What two extensions come from is chosen among, and extended once. The choice is often there
    /// already: values that wander from lane to lane are extended for the way.
    fn select_extended(&mut self, c: Value, x: Value, y: Value) -> Option<Rewrite> {
        let extension = |s: &Self, v| match s.def(v)? {
            &InstData::Cast { op, arg, .. } => {
                let extends = matches!(op, CastOp::ZExt | CastOp::SExt);
                extends.then_some((op, arg, s.ty(arg)))
            }
            _ => None,
        };
        let ((op, a, ty), (other, b, other_ty)) = (extension(self, x)?, extension(self, y)?);
        let width = self.width(a).filter(|&w| self.is_operand_width(w))?;
        let fits = op == other && ty == other_ty && width > 1;
        if !fits || !(self.one_use(x) || self.one_use(y)) {
            return None;
        }
        let flags = ArithFlags::empty();
        let args = [c, a, b];
        let chosen = self.emit(InstData::Select { flags, args }, ty);
        Some(cast(op, chosen))
    }

    /// The same two words shifted as one, by one number or the other: the number is chosen, as it
    /// is for many words by one condition where bytes are moved along.
    fn select_shifted(&mut self, c: Value, x: Value, y: Value) -> Option<Rewrite> {
        if self.ty(x) != Type::I32 || !self.one_use(x) || !self.one_use(y) {
            return None;
        }
        let (words, by) = self.as_shifted_right(x)?;
        let (others, by_other) = self.as_shifted_right(y)?;
        if words != others {
            return None;
        }
        let [m, n] = [by, by_other].map(|by| match by {
            Amount::Constant(n) => self.int(Type::I32, n),
            Amount::Value(n) => n,
        });
        let flags = ArithFlags::empty();
        let args = [c, m, n];
        let amount = self.emit(InstData::Select { flags, args }, Type::I32);
        let [high, low] = words;
        let data = self.intrinsic_data(Intrinsic::Fshr, &[high, low, amount]);
        Some(Rewrite::With(data))
    }

    /// The same operation of integers with one operand that is the same: the other one is chosen.
    fn select_operand(&mut self, c: Value, x: Value, y: Value) -> Option<Rewrite> {
        if !self.one_use(x) || !self.one_use(y) {
            return None;
        }
        let (&InstData::Binary { op, flags, args }, other) = (self.def(x)?, self.def(y)?) else {
            return None;
        };
        let &InstData::Binary {
            op: other_op,
            flags: other_flags,
            args: others,
        } = other
        else {
            return None;
        };
        if other_op != op || op.is_float() {
            return None;
        }
        let ([a, b], [m, n]) = (args, others);
        let (same, differ) = match () {
            () if a == m => ([Some(a), None], [b, n]),
            () if b == n => ([None, Some(b)], [a, m]),
            () if a == n && op.is_commutative() => ([Some(a), None], [b, m]),
            () if b == m && op.is_commutative() => ([None, Some(b)], [a, n]),
            () => return None,
        };
        // By constants these are short.
        let is_long = op == BinaryOp::Mul || op.can_trap();
        if is_long && differ.iter().any(|&v| self.is_const(v)) {
            return None;
        }
        let ty = self.ty(differ[0]);
        let chosen = InstData::Select {
            flags: ArithFlags::empty(),
            args: [c, differ[0], differ[1]],
        };
        let chosen = self.emit(chosen, ty);
        Some(Rewrite::With(InstData::Binary {
            op,
            flags: flags & other_flags,
            args: same.map(|v| v.unwrap_or(chosen)),
        }))
    }

    /// Two words of which one is left that are shifted right as one, by less than a word.
    fn as_shifted_right(&self, value: Value) -> Option<([Value; 2], Amount)> {
        if let Some(&[high, low, amount]) = self.as_intrinsic(value, Intrinsic::Fshl) {
            let by = self.const_int(amount)? % u128::from(u32::BITS);
            // By none it is the upper word, to which the lower one would have to be shifted.
            let right = u128::from(u32::BITS) - by;
            return (by > 0).then_some(([high, low], Amount::Constant(right)));
        }
        let &[high, low, amount] = self.as_intrinsic(value, Intrinsic::Fshr)? else {
            return None;
        };
        Some(([high, low], Amount::Value(amount)))
    }

    /// The other arm where one is undefined. That may be any value, but it is not poison, which the
    /// other one may be.
    fn in_place_of(&mut self, undefined: Value, other: Value) -> Rewrite {
        let is_poison = |c| matches!(self.env.ctx.consts.get(c), ConstData::Poison(_));
        let poison = self.func.value_const(undefined).is_some_and(is_poison);
        let is_frozen = |data: &InstData| {
            matches!(
                data,
                InstData::Unary {
                    op: UnaryOp::Freeze,
                    ..
                }
            )
        };
        if poison
            || self.func.value_const(other).is_some()
            || self.def(other).is_some_and(is_frozen)
        {
            return Rewrite::To(other);
        }
        Rewrite::With(InstData::Unary {
            op: UnaryOp::Freeze,
            flags: ArithFlags::empty(),
            arg: other,
        })
    }

    /// Selects of single bits are logic. A poison arm is no matter: as bits, `false and x` is
    /// false.
    fn select_bit(&mut self, c: Value, x: Value, y: Value) -> Rewrite {
        let one = self.int(Type::I1, 1);
        match (self.const_int(x), self.const_int(y)) {
            (Some(1), Some(0)) => Rewrite::To(c),
            (Some(0), Some(1)) => plain(BinaryOp::Xor, c, one),
            (Some(1), _) => plain(BinaryOp::Or, c, y),
            (_, Some(0)) => plain(BinaryOp::And, c, x),
            (Some(0), _) => {
                let not = self.bin(BinaryOp::Xor, c, one);
                plain(BinaryOp::And, not, y)
            }
            (_, Some(1)) => {
                let not = self.bin(BinaryOp::Xor, c, one);
                plain(BinaryOp::Or, not, x)
            }
            _ if x == c => plain(BinaryOp::Or, c, y),
            _ if y == c => plain(BinaryOp::And, c, x),
            _ => Rewrite::No,
        }
    }

    /// A word or zero, by a bit of another word: the bit in all places is a mask of the word. A
    /// comparison is an instruction more, and takes words of vector registers only. It has to go:
    /// all that it decides are such choices.
    fn select_by_bit(&mut self, c: Value, x: Value, y: Value) -> Option<Rewrite> {
        let &InstData::ICmp { cond, args, .. } = self.def(c)? else {
            return None;
        };
        let (word, place) = self.as_bit(args[0])?;
        let kept = match (cond, self.const_int(x), self.const_int(y)) {
            (IntCC::Eq, Some(0), _) => y,
            (IntCC::Ne, _, Some(0)) => x,
            _ => return None,
        };
        let is_word = |s: &Self, v| s.ty(v) == Type::I32;
        let choices = self.masking.get(&c).copied().unwrap_or(0);
        let only = self.counts.get(c) <= choices && self.counts.get(args[0]) == 1;
        let is_zero = self.const_int(args[1]) == Some(0);
        if !self.is_legal() || !is_zero || !only || !is_word(self, word) || !is_word(self, kept) {
            return None;
        }
        let mask = match place {
            Bit::At(31) => self.bin_const(BinaryOp::AShr, word, 31),
            Bit::At(n) => {
                let first = self.bin_const(BinaryOp::Shl, word, 31 - n);
                self.bin_const(BinaryOp::AShr, first, 31)
            }
            Bit::By(n) => {
                let one = self.int(Type::I32, 1);
                self.call(Intrinsic::SBfe, &[word, n, one], Type::I32)
            }
        };
        Some(plain(BinaryOp::And, mask, kept))
    }

    /// A word of which one bit is left: the word, and which bit.
    fn as_bit(&self, value: Value) -> Option<(Value, Bit)> {
        let [x, y] = self.as_binary(value, BinaryOp::And)?;
        if let Some(n) = self.const_int(y) {
            let place = u128::from(n.trailing_zeros());
            return n.is_power_of_two().then_some((x, Bit::At(place)));
        }
        let place = |v| {
            let [one, n] = self.as_binary(v, BinaryOp::Shl)?;
            (self.const_int(one) == Some(1)).then_some(Bit::By(n))
        };
        place(y)
            .map(|bit| (x, bit))
            .or_else(|| place(x).map(|bit| (y, bit)))
    }

    /// Minimum, maximum, magnitude; and arms that the comparison makes equal.
    fn select_compared(&mut self, cond: IntCC, [a, b]: [Value; 2], x: Value, y: Value) -> Rewrite {
        // a == b ? a : y is b or y, which both are y if y is b.
        // Pointers that are equal may be of different objects (LLVM, `canReplacePointersIfEqual`).
        let Some(width) = self.width(x) else {
            return Rewrite::No;
        };
        match cond {
            IntCC::Eq if (x, y) == (a, b) || (x, y) == (b, a) => return Rewrite::To(y),
            IntCC::Ne if (x, y) == (a, b) || (x, y) == (b, a) => return Rewrite::To(x),
            _ => {}
        }
        if self.width(a) != Some(width) || (self.is_legal() && width != 32) {
            return Rewrite::No;
        }
        let cond = match (x, y) {
            _ if (x, y) == (a, b) => cond,
            _ if (x, y) == (b, a) => cond.swapped(),
            _ => return self.select_near(cond, [a, b], x, y),
        };
        let Some(id) = min_max(cond) else {
            return Rewrite::No;
        };
        let data = self.intrinsic_data(id, &[a, b]);
        Rewrite::With(data)
    }

    /// `a > 4 ? a : 5` is the maximum of `a` and 5; `a < 0 ? -a : a` is the magnitude.
    fn select_near(&mut self, cond: IntCC, [a, b]: [Value; 2], x: Value, y: Value) -> Rewrite {
        let Some(n) = self.const_int(b) else {
            return Rewrite::No;
        };
        let width = self.width(a).unwrap_or(1);
        let all = crate::values::mask(width);
        // After canonicalisation comparisons with constants are strict: a > n is a >= n + 1.
        let other = if x == a { y } else { x };
        if (x == a) != (y == a)
            && let Some(m) = self.const_int(other)
        {
            let above = n.wrapping_add(1) & all;
            let below = n.wrapping_sub(1) & all;
            let matches = match cond {
                IntCC::Ugt => m == above && n != all,
                IntCC::Sgt => m == above && n != all >> 1,
                IntCC::Ult => m == below && n != 0,
                IntCC::Slt => m == below && n != (all >> 1) + 1,
                _ => false,
            };
            let cond = if x == a { cond } else { cond.inverse() };
            if matches && let Some(id) = min_max(cond) {
                let data = self.intrinsic_data(id, &[a, other]);
                return Rewrite::With(data);
            }
        }
        let is_sign = match cond {
            IntCC::Slt => n == 0 || n == 1,
            IntCC::Sgt => n == 0 || n == all,
            _ => false,
        };
        let negative_first = cond == IntCC::Slt;
        let (when_negative, when_positive) = if negative_first { (x, y) } else { (y, x) };
        if is_sign
            && !self.is_legal()
            && when_positive == a
            && self.as_negation(when_negative) == Some(a)
        {
            let zero = self.int(Type::I1, 0);
            let data = self.intrinsic_data(Intrinsic::Abs, &[a, zero]);
            return Rewrite::With(data);
        }
        Rewrite::No
    }

    /// Minimum and maximum of floats, where neither NaN nor the sign of zero matters.
    fn select_float(
        &mut self,
        cond: FloatCC,
        [a, b]: [Value; 2],
        x: Value,
        y: Value,
        flags: ArithFlags,
    ) -> Rewrite {
        if !flags.contains(ArithFlags::NNAN | ArithFlags::NSZ) || self.float_kind(x).is_none() {
            return Rewrite::No;
        }
        let cond = match (x, y) {
            _ if (x, y) == (a, b) => cond,
            _ if (x, y) == (b, a) => super::compare::swapped(cond),
            _ => return Rewrite::No,
        };
        use FloatCC::*;
        let id = match cond {
            Ogt | Oge | Ugt | Uge => Intrinsic::MaxNum,
            Olt | Ole | Ult | Ule => Intrinsic::MinNum,
            _ => return Rewrite::No,
        };
        let args = self.func.list(&[a, b]);
        Rewrite::With(InstData::Intrinsic { id, flags, args })
    }

    /// May constants be folded as if subnormal numbers were kept: are they, or are there none?
    pub(super) fn keeps_denormals(&self, kind: ir::FloatKind, values: &[u64]) -> bool {
        let none = || values.iter().all(|&v| !fold::is_denormal(kind, v));
        none() || !super::floats::flushes_denormals(self.func, kind)
    }
}

/// How many choices between a word and zero each condition decides.
pub(super) fn masking(ctx: &Context, func: &Function) -> FxHashMap<Value, u32> {
    let mut counts = FxHashMap::default();
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    for &inst in insts {
        let InstData::Select { args, .. } = func.inst(inst) else {
            continue;
        };
        let is_zero = |v| func.value_const(v).is_some() && const_int(ctx, func, v) == Some(0);
        if func.result_type(inst) == Type::I32 && (is_zero(args[1]) || is_zero(args[2])) {
            *counts.entry(args[0]).or_default() += 1;
        }
    }
    counts
}

/// The function that `cond(a, b) ? a : b` is.
fn min_max(cond: IntCC) -> Option<Intrinsic> {
    Some(match cond {
        IntCC::Sgt | IntCC::Sge => Intrinsic::SMax,
        IntCC::Slt | IntCC::Sle => Intrinsic::SMin,
        IntCC::Ugt | IntCC::Uge => Intrinsic::UMax,
        IntCC::Ult | IntCC::Ule => Intrinsic::UMin,
        IntCC::Eq | IntCC::Ne => return None,
    })
}
