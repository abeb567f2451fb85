//! What may be poison, frozen: a sum that may wrap though it promises not to, a count of no bits, a
//! number that is out of range, elements that nobody set. Frozen it is one number, which nobody
//! knows; so it is only asked what is true of every number, in ways that show if it is another one
//! at each use, or if what was promised of it before is still believed.

use super::Gen;
use ir::{ArithFlags, BinaryOp, CastOp, IntCC, Intrinsic, Type, Value};

impl Gen<'_> {
    /// A new integer that does not depend on which number a frozen one is.
    pub(super) fn frozen_int(&mut self, ty: Type) -> Value {
        let from = self.int_type();
        let poison = self.perhaps_poison(from);
        let frozen = self.b.freeze(poison);
        match self.rng.below(5) {
            0 => {
                let true_of_all = self.in_parts(frozen);
                self.b.sext(true_of_all, ty)
            }
            1 => {
                let true_of_all = self.bounded(frozen);
                self.b.zext(true_of_all, ty)
            }
            2 => {
                let true_of_all = self.narrowed(frozen);
                let (x, y) = (self.any(ty), self.any(ty));
                self.b.select(true_of_all, x, y)
            }
            3 => {
                let true_of_all = self.multiplied(frozen);
                self.b.sext(true_of_all, ty)
            }
            _ => {
                let true_of_all = self.decided_twice(frozen);
                self.b.zext(true_of_all, ty)
            }
        }
    }

    fn perhaps_poison(&mut self, ty: Type) -> Value {
        use Intrinsic as N;
        let (x, y) = (self.variable(ty), self.any(ty));
        let never = self.b.bconst(true);
        let flags = self.rng.pick(&[
            ArithFlags::NSW,
            ArithFlags::NUW,
            ArithFlags::NSW.union(ArithFlags::NUW),
        ]);
        match self.rng.below(10) {
            0 | 1 => self.b.with_flags(flags).add(x, y),
            2 => self.b.with_flags(flags).sub(x, y),
            3 => self.b.with_flags(flags).mul(x, y),
            4 => {
                let op = self
                    .rng
                    .pick(&[BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr]);
                self.b.binary(op, x, y)
            }
            5 => {
                let id = self.rng.pick(&[N::Ctlz, N::Cttz]);
                self.b.intrinsic(id, ty, &[x, never])
            }
            6 => {
                let c = self.variable(Type::I1);
                let nothing = match self.rng.percent(50) {
                    true => self.b.undef(ty),
                    false => self.b.poison(ty),
                };
                self.b.select(c, nothing, x)
            }
            7 if self.config.floats.is_on() && self.bits_of(ty) <= 64 => {
                let float = self.float_type();
                let x = self.variable(float);
                let op = self.rng.pick(&[CastOp::FpToSi, CastOp::FpToUi]);
                self.b.cast(op, x, ty)
            }
            8 if self.bits_of(ty) == 64 => {
                let half = self.variable(Type::I32);
                let pair = self.b.ctx.types.vector(Type::I32, 2);
                let nothing = self.b.undef(pair);
                let at = self.b.iconst(Type::I32, self.rng.below(2) as i128);
                let half_set = self.b.insert_element(nothing, half, at);
                self.b.bitcast(half_set, ty)
            }
            _ => {
                let one = self.b.iconst(ty, 1);
                let exact = self.b.with_flags(ArithFlags::EXACT).lshr(x, one);
                self.b.with_flags(flags).add(exact, y)
            }
        }
    }

    /// The lower bits and the upper ones are all of it.
    fn in_parts(&mut self, f: Value) -> Value {
        let ty = self.b.ty(f);
        let n = self.rng.below(self.bits_of(ty).min(100) as usize);
        let mask = (1_i128 << n) - 1;
        let [low, high] = [mask, !mask].map(|m| self.b.iconst(ty, m));
        let (low, high) = (self.b.and(f, low), self.b.and(f, high));
        let all = self.b.or(low, high);
        self.b.icmp(IntCC::Eq, all, f)
    }

    /// Cut to a bound it is below the bound.
    fn bounded(&mut self, f: Value) -> Value {
        let ty = self.b.ty(f);
        let bound = self.b.iconst(ty, 1 + self.rng.below(60) as i128);
        let zero = self.b.iconst(ty, 0);
        let below = self.b.icmp(IntCC::Ult, f, bound);
        let cut = self.b.select(below, f, zero);
        let bits = self.bits_of(ty);
        // The interpreter itself computes with 128 bits.
        if (121..=128).contains(&bits) {
            return self.b.icmp(IntCC::Ult, cut, bound);
        }
        let wide = self.b.ctx.types.int(bits as u16 + 8);
        let sign = self.rng.pick(&[CastOp::SExt, CastOp::ZExt]);
        let (cut, bound) = (self.b.cast(sign, cut, wide), self.b.cast(sign, bound, wide));
        self.b.icmp(IntCC::Ult, cut, bound)
    }

    /// Its lower bits with their sign, made in two ways.
    fn narrowed(&mut self, f: Value) -> Value {
        let (ty, bits) = (self.b.ty(f), self.bits_of(self.b.ty(f)));
        let kept = 1 + self.rng.below(bits as usize - 1) as u32;
        let narrow = self.b.ctx.types.int(kept as u16);
        let cut = self.b.trunc(f, narrow);
        let one = self.b.sext(cut, ty);
        let n = self.b.iconst(ty, (bits - kept).into());
        let up = self.b.shl(f, n);
        let other = self.b.ashr(up, n);
        self.b.icmp(IntCC::Eq, one, other)
    }

    /// Three of it, added and multiplied.
    fn multiplied(&mut self, f: Value) -> Value {
        let three = self.b.iconst(self.b.ty(f), 3);
        let one = self.b.mul(f, three);
        let two = self.b.add(f, f);
        let other = self.b.add(two, f);
        self.b.icmp(IntCC::Eq, one, other)
    }

    /// It is below a number or not.
    fn decided_twice(&mut self, f: Value) -> Value {
        let y = self.any(self.b.ty(f));
        let below = self.b.icmp(IntCC::Slt, f, y);
        let not_below = self.b.icmp(IntCC::Sge, f, y);
        let [below, not_below] = [below, not_below].map(|c| self.b.zext(c, Type::I32));
        let sum = self.b.add(below, not_below);
        let one = self.b.iconst(Type::I32, 1);
        self.b.icmp(IntCC::Eq, sum, one)
    }
}
