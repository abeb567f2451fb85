//! Selects.

use super::{Rewrite, Simplifier, fold, plain};
use ir::{
    ArithFlags, BinaryOp, ConstData, FloatCC, InstData, IntCC, Intrinsic, Type, UnaryOp, Value,
};

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
        match self.def(c) {
            Some(&InstData::ICmp { cond, args, .. }) => self.select_compared(cond, args, x, y),
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
