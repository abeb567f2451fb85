//! Operations with flags that promise something: no wrap, nothing lost, no bit in common, no
//! negative number. Each promise holds by what its operands are made of, so that nothing here is
//! poison, and a pass that makes more of a promise than there is gives another result.

use super::Gen;
use super::ints::CONDITIONS;
use ir::{ArithFlags, BinaryOp, CastOp, IntCC, Intrinsic, Type, Value};

impl Gen<'_> {
    fn small(&mut self, ty: Type, n: u32) -> Value {
        self.b.iconst(ty, n.into())
    }

    /// One of the flags, or all.
    fn some_of(&mut self, flags: &[ArithFlags]) -> ArithFlags {
        match self.rng.percent(40) {
            true => flags
                .iter()
                .fold(ArithFlags::empty(), |all, &flag| all | flag),
            false => self.rng.pick(flags),
        }
    }

    /// A number below 2^(width - n).
    fn without_top(&mut self, ty: Type, n: u32) -> Value {
        let (x, bits) = (self.variable(ty), self.bits_of(ty));
        if bits <= 64 && self.rng.percent(50) {
            let below = self.b.iconst(ty, (1_i128 << (bits - n)) - 1);
            return self.b.and(x, below);
        }
        let n = self.small(ty, n);
        self.b.lshr(x, n)
    }

    /// A number between -2^(width - 1 - n) and 2^(width - 1 - n) - 1.
    fn near_zero(&mut self, ty: Type, n: u32) -> Value {
        let (x, n) = (self.variable(ty), self.small(ty, n));
        self.b.ashr(x, n)
    }

    fn flagged(&mut self, flags: ArithFlags, op: BinaryOp, x: Value, y: Value) -> Value {
        self.b.with_flags(flags).binary(op, x, y)
    }

    /// One of two values by a condition, in one way if it is taken for a constant and in another if
    /// it is none: whichever answer a compiler gives, the value is the same.
    fn chosen_whether_constant_or_not(&mut self, c: Value, x: Value, y: Value) -> Value {
        let ty = self.b.ty(x);
        let known = self.b.intrinsic(Intrinsic::IsConstant, Type::I1, &[c]);
        let [constant, other] = [(); 2].map(|()| self.b.create_block());
        let join = self.b.create_block_with(&[ty]);
        self.b.branch(known, (constant, &[]), (other, &[]));
        self.b.switch_to(constant);
        let yes = self.b.select(c, x, y);
        self.b.jump(join, &[yes]);
        self.b.switch_to(other);
        let one = self.b.bconst(true);
        let not = self.b.binary(BinaryOp::Xor, c, one);
        let no = self.b.select(not, y, x);
        self.b.jump(join, &[no]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// A new integer of at least 7 bits that promises were made for.
    pub(super) fn promised_int(&mut self, ty: Type) -> Value {
        match self.rng.below(9) {
            0 => self.promised_sum(ty),
            1 => self.promised_product(ty),
            2 => self.promised_shift(ty),
            3 => self.exact_shift(ty),
            4 if self.config.int_division.is_on() => self.exact_quotient(ty),
            5 => self.disjoint(ty),
            6 => self.promised_resize(ty),
            7 => self.promised_call(ty),
            _ => {
                let c = self.promised_condition(ty);
                let (x, y) = (self.any(ty), self.any(ty));
                self.chosen_whether_constant_or_not(c, x, y)
            }
        }
    }

    fn promised_sum(&mut self, ty: Type) -> Value {
        const NUW: ArithFlags = ArithFlags::NUW;
        const NSW: ArithFlags = ArithFlags::NSW;
        match self.rng.below(5) {
            0 => {
                let (x, y) = (self.without_top(ty, 2), self.without_top(ty, 2));
                let flags = self.some_of(&[NUW, NSW]);
                self.flagged(flags, BinaryOp::Add, x, y)
            }
            // As unsigned numbers it has the sign's bit.
            1 => {
                let (x, y) = (self.without_top(ty, 1), self.without_top(ty, 1));
                self.flagged(NUW, BinaryOp::Add, x, y)
            }
            2 => {
                let (x, y) = (self.near_zero(ty, 1), self.near_zero(ty, 1));
                let op = self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
                self.flagged(NSW, op, x, y)
            }
            3 => {
                let (x, y) = (self.without_top(ty, 1), self.without_top(ty, 1));
                self.flagged(NSW, BinaryOp::Sub, x, y)
            }
            _ => {
                let (x, y) = (self.variable(ty), self.any(ty));
                let more = self.b.or(x, y);
                self.flagged(NUW, BinaryOp::Sub, more, y)
            }
        }
    }

    fn promised_product(&mut self, ty: Type) -> Value {
        let half = self.bits_of(ty).div_ceil(2);
        if self.rng.percent(50) {
            let (x, y) = (self.near_zero(ty, half), self.near_zero(ty, half));
            return self.flagged(ArithFlags::NSW, BinaryOp::Mul, x, y);
        }
        let (x, y) = (self.without_top(ty, half), self.without_top(ty, half + 1));
        let flags = self.some_of(&[ArithFlags::NUW, ArithFlags::NSW]);
        self.flagged(flags, BinaryOp::Mul, x, y)
    }

    /// An amount that leaves some bits.
    fn few(&mut self, ty: Type) -> u32 {
        let bits = self.bits_of(ty);
        self.rng.between(1, bits as usize - 2) as u32
    }

    fn promised_shift(&mut self, ty: Type) -> Value {
        let n = self.few(ty);
        let (x, flags) = match self.rng.below(3) {
            0 => (self.without_top(ty, n), ArithFlags::NUW),
            1 => (self.near_zero(ty, n), ArithFlags::NSW),
            _ => {
                let x = self.without_top(ty, n + 1);
                (x, self.some_of(&[ArithFlags::NUW, ArithFlags::NSW]))
            }
        };
        let n = self.small(ty, n);
        self.flagged(flags, BinaryOp::Shl, x, n)
    }

    /// Bits go down that were put up.
    fn exact_shift(&mut self, ty: Type) -> Value {
        let up = self.few(ty);
        let down = self.rng.between(1, up as usize) as u32;
        let (x, up, down) = (self.variable(ty), self.small(ty, up), self.small(ty, down));
        let high = self.b.shl(x, up);
        let op = self.rng.pick(&[BinaryOp::LShr, BinaryOp::AShr]);
        self.flagged(ArithFlags::EXACT, op, high, down)
    }

    /// A multiple by what it is a multiple of.
    fn exact_quotient(&mut self, ty: Type) -> Value {
        let by = self.rng.pick(&[2, 3, 5, 6, 7, 8, 12, 16, 24]);
        if self.rng.percent(50) {
            let x = self.without_top(ty, 5);
            let by = self.small(ty, by);
            let x = self.b.mul(x, by);
            return self.flagged(ArithFlags::EXACT, BinaryOp::UDiv, x, by);
        }
        let by = match self.rng.percent(50) {
            true => i128::from(by),
            false => -i128::from(by),
        };
        let (x, by) = (self.near_zero(ty, 5), self.b.iconst(ty, by));
        let x = self.b.mul(x, by);
        self.flagged(ArithFlags::EXACT, BinaryOp::SDiv, x, by)
    }

    fn disjoint(&mut self, ty: Type) -> Value {
        let n = self.few(ty);
        let bits = self.bits_of(ty);
        let low = self.without_top(ty, bits - n);
        let (x, n) = (self.variable(ty), self.small(ty, n));
        let high = self.b.shl(x, n);
        let (x, y) = match self.rng.percent(50) {
            true => (low, high),
            false => (high, low),
        };
        self.flagged(ArithFlags::DISJOINT, BinaryOp::Or, x, y)
    }

    /// From a narrower type with `nneg`, from a wider one with nothing above.
    fn promised_resize(&mut self, ty: Type) -> Value {
        let (from, bits) = (self.int_type(), self.bits_of(ty));
        let wider = self.bits_of(from);
        if wider < bits {
            let x = self.without_top(from, 1);
            return self
                .b
                .with_flags(ArithFlags::NNEG)
                .cast(CastOp::ZExt, x, ty);
        }
        if wider == bits {
            return self.promised_sum(ty);
        }
        let above = wider - bits;
        let (x, flags) = match self.rng.below(3) {
            0 => (self.without_top(from, above), ArithFlags::NUW),
            1 => (self.near_zero(from, above), ArithFlags::NSW),
            _ => {
                let x = self.without_top(from, above + 1);
                (x, self.some_of(&[ArithFlags::NUW, ArithFlags::NSW]))
            }
        };
        self.b.with_flags(flags).cast(CastOp::Trunc, x, ty)
    }

    /// Calls whose flag says that what would be poison does not occur; comparisons into another
    /// width.
    fn promised_call(&mut self, ty: Type) -> Value {
        use Intrinsic as N;
        let never = self.b.bconst(true);
        match self.rng.below(4) {
            0 => {
                let (x, one) = (self.variable(ty), self.small(ty, 1));
                let some = self.b.or(x, one);
                let id = self.rng.pick(&[N::Ctlz, N::Cttz]);
                self.b.intrinsic(id, ty, &[some, never])
            }
            1 => {
                let x = self.near_zero(ty, 1);
                self.b.intrinsic(N::Abs, ty, &[x, never])
            }
            _ => {
                let of = self.int_type();
                let (x, y) = (self.variable(of), self.any(of));
                let id = self.rng.pick(&[N::SCmp, N::UCmp]);
                self.b.intrinsic(id, ty, &[x, y])
            }
        }
    }

    /// A comparison of two numbers of one sign.
    fn promised_condition(&mut self, ty: Type) -> Value {
        let (mut x, mut y) = (self.without_top(ty, 1), self.without_top(ty, 1));
        if self.rng.percent(50) {
            let n = self.bits_of(ty) - 1;
            let (one, n) = (self.small(ty, 1), self.small(ty, n));
            let sign = self.b.shl(one, n);
            (x, y) = (self.b.or(x, sign), self.b.or(y, sign));
        }
        let cond: IntCC = self.rng.pick(&CONDITIONS);
        self.b.with_flags(ArithFlags::SAMESIGN).icmp(cond, x, y)
    }
}
