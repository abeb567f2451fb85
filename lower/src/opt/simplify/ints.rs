//! Integer arithmetic, logic, shifts; `freeze`.

use super::casts::cast;
use super::{Rewrite, Simplifier, binary, fold, plain};
use crate::values::{mask, sign_extend};
use ir::{ArithFlags, BinaryOp, CastOp, InstData, Type, UnaryOp, Value};

impl Simplifier<'_, '_> {
    pub(super) fn unary(&mut self, op: UnaryOp, arg: Value) -> Rewrite {
        match op {
            UnaryOp::FNeg => self.fneg(arg),
            UnaryOp::Freeze => self.freeze(arg),
        }
    }

    /// A frozen constant is itself; a frozen undefined scalar is zero.
    fn freeze(&mut self, arg: Value) -> Rewrite {
        let ty = self.ty(arg);
        if self.is_undef(arg) && self.env.ctx.types.int_bits(ty).is_some() {
            return self.by_int(ty, 0);
        }
        let scalar = self.const_int(arg).is_some() || self.const_float(arg).is_some();
        let frozen = matches!(
            self.def(arg),
            Some(InstData::Unary {
                op: UnaryOp::Freeze,
                ..
            })
        );
        match scalar || frozen {
            true => Rewrite::To(arg),
            false => self.freeze_below_cast(arg),
        }
    }

    /// What a cast is made of is frozen in place of its result, of which more is known then. Flags
    /// go, by which a result may not be one though what is cast is.
    fn freeze_below_cast(&mut self, arg: Value) -> Rewrite {
        use CastOp::{SExt, SiToFp, Trunc, UiToFp, ZExt};
        let Some(&InstData::Cast { op, arg: inner, .. }) = self.def(arg) else {
            return Rewrite::No;
        };
        let is_number = self.width(inner).is_some();
        let keeps = matches!(op, ZExt | SExt | Trunc | SiToFp | UiToFp);
        if self.is_legal() || !is_number || !keeps || !self.one_use(arg) {
            return Rewrite::No;
        }
        let (flags, ty) = (ArithFlags::empty(), self.ty(inner));
        let freeze = InstData::Unary {
            op: UnaryOp::Freeze,
            flags,
            arg: inner,
        };
        let arg = self.emit(freeze, ty);
        Rewrite::With(InstData::Cast { op, flags, arg })
    }

    pub(super) fn binary_int(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        args: [Value; 2],
    ) -> Rewrite {
        let [x, y] = args;
        let Some(width) = self.width(x) else {
            return Rewrite::No;
        };
        let ty = self.ty(x);
        // As most are.
        if !self.is_const(x) && !self.is_const(y) {
            return self.without_constants(op, flags, [x, y], width);
        }
        // And of the others most are this.
        if let (false, Some(n)) = (self.is_const(x), self.const_int(y)) {
            return self.with_right_constant(op, flags, [x, y], n, width);
        }
        if let (Some(a), Some(b)) = (self.const_int(x), self.const_int(y)) {
            return match fold::binary_int(op, a, b, width) {
                Some(n) => self.by_int(ty, n),
                None => Rewrite::No,
            };
        }
        if op.is_commutative() && self.is_const(x) && !self.is_const(y) {
            return Rewrite::With(binary(op, flags, y, x));
        }
        if self.is_undef(x) || self.is_undef(y) {
            return self.with_undef(op, x);
        }
        match self.const_int(y) {
            Some(n) => self.with_right_constant(op, flags, [x, y], n, width),
            None => self.without_constants(op, flags, [x, y], width),
        }
    }

    /// The right operand is the constant `n`.
    fn with_right_constant(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        [x, y]: [Value; 2],
        n: u128,
        width: u32,
    ) -> Rewrite {
        let by_constant = match as_logic(op, width) {
            None => self.with_constant(op, flags, x, n, width),
            Some(_) => Rewrite::No,
        };
        match by_constant {
            Rewrite::No => self.without_constants(op, flags, [x, y], width),
            done => done,
        }
    }

    /// Whatever the operands are, or because of what defines them.
    fn without_constants(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        [x, y]: [Value; 2],
        width: u32,
    ) -> Rewrite {
        match as_logic(op, width) {
            Some(logic) => plain(logic, x, y),
            None => self.by_op(op, flags, x, y),
        }
    }

    /// An operand is undefined: it is chosen such that the result is simple.
    fn with_undef(&mut self, op: BinaryOp, x: Value) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        match op {
            Add | Sub | Xor => self.undef_like(x),
            And | Mul => self.by_int(ty, 0),
            Or => self.by_int(ty, u128::MAX),
            Shl | LShr | AShr if self.is_undef(x) => self.by_int(ty, 0),
            Shl | LShr | AShr => Rewrite::To(x),
            UDiv | SDiv | URem | SRem if self.is_undef(x) => self.by_int(ty, 0),
            // Division by an undefined value is undefined behaviour.
            _ => self.undef_like(x),
        }
    }

    fn by_op(&mut self, op: BinaryOp, flags: ArithFlags, x: Value, y: Value) -> Rewrite {
        use BinaryOp::*;
        match op {
            Add => self.add(x, y),
            Sub => self.sub(x, y),
            Mul => self.mul(x, y),
            And | Or => self.and_or(op, x, y),
            Xor if x == y => {
                let ty = self.ty(x);
                self.by_int(ty, 0)
            }
            Xor => self.cancel(Xor, x, y),
            UDiv | SDiv | URem | SRem => self.divide(op, flags, x, y),
            // By a constant it would be nothing, as has been asked.
            LShr if self.const_int(y).is_some() => Rewrite::No,
            LShr | Shl if self.known(x).is_some_and(|k| k.value() == Some(0)) => Rewrite::To(x),
            _ => Rewrite::No,
        }
    }

    /// Is one of them the result of one of these operations? Rules that look for operations have
    /// nothing to do with most operands.
    fn any_is(&self, values: [Value; 2], ops: &[BinaryOp]) -> bool {
        values.iter().any(|&v| match self.def(v) {
            Some(InstData::Binary { op, .. }) => ops.contains(op),
            _ => false,
        })
    }

    fn add(&mut self, x: Value, y: Value) -> Rewrite {
        if !self.any_is([x, y], &[BinaryOp::Add, BinaryOp::Sub]) {
            return Rewrite::No;
        }
        if let Some(b) = self.as_negation(y) {
            return plain(BinaryOp::Sub, x, b);
        }
        if let Some(a) = self.as_negation(x) {
            return plain(BinaryOp::Sub, y, a);
        }
        for (s, other) in [(x, y), (y, x)] {
            if let Some([a, b]) = self.as_binary(s, BinaryOp::Sub)
                && b == other
            {
                return Rewrite::To(a);
            }
        }
        self.hoist_constant(x, y)
    }

    /// `(a + c) + b` is `(a + b) + c`, so that constants meet and end up in the offsets of
    /// addresses.
    fn hoist_constant(&mut self, x: Value, y: Value) -> Rewrite {
        for (s, other) in [(x, y), (y, x)] {
            if let Some((a, c)) = self.as_binary_const(s, BinaryOp::Add)
                && self.one_use(s)
                && !self.is_const(other)
            {
                let ty = self.ty(x);
                let sum = self.bin(BinaryOp::Add, a, other);
                let c = self.int(ty, c);
                return plain(BinaryOp::Add, sum, c);
            }
        }
        Rewrite::No
    }

    fn sub(&mut self, x: Value, y: Value) -> Rewrite {
        let ty = self.ty(x);
        if x == y {
            return self.by_int(ty, 0);
        }
        if !self.any_is([x, y], &[BinaryOp::Add, BinaryOp::Sub]) {
            return Rewrite::No;
        }
        if let Some(b) = self.as_negation(y) {
            return plain(BinaryOp::Add, x, b);
        }
        if let Some([a, b]) = self.as_binary(x, BinaryOp::Add) {
            if b == y {
                return Rewrite::To(a);
            }
            if a == y {
                return Rewrite::To(b);
            }
        }
        if let Some([a, b]) = self.as_binary(y, BinaryOp::Add) {
            if a == x {
                let zero = self.int(ty, 0);
                return plain(BinaryOp::Sub, zero, b);
            }
            if b == x {
                let zero = self.int(ty, 0);
                return plain(BinaryOp::Sub, zero, a);
            }
        }
        // -(a - b) is b - a.
        if self.const_int(x) == Some(0)
            && let Some([a, b]) = self.as_binary(y, BinaryOp::Sub)
            && self.one_use(y)
        {
            return plain(BinaryOp::Sub, b, a);
        }
        // (a + c) - b is (a - b) + c.
        if let Some((a, c)) = self.as_binary_const(x, BinaryOp::Add)
            && self.one_use(x)
        {
            let difference = self.bin(BinaryOp::Sub, a, y);
            let c = self.int(ty, c);
            return plain(BinaryOp::Add, difference, c);
        }
        Rewrite::No
    }

    /// The product with a sign that fills a number, 0 or -1, where products are several
    /// instructions. The halves above in signed products of twice the width are such.
    fn mul(&mut self, x: Value, y: Value) -> Rewrite {
        let ty = self.ty(x);
        if self.width(x).is_none_or(|width| width <= 32) {
            return Rewrite::No;
        }
        for (sign, other) in [(x, y), (y, x)] {
            if let Some((a, c)) = self.as_binary_const(sign, BinaryOp::AShr)
                && self.width(a).is_some_and(|w| c == u128::from(w) - 1)
            {
                let zero = self.int(ty, 0);
                let other = self.bin(BinaryOp::And, sign, other);
                return plain(BinaryOp::Sub, zero, other);
            }
        }
        Rewrite::No
    }

    fn and_or(&mut self, op: BinaryOp, x: Value, y: Value) -> Rewrite {
        if x == y {
            return Rewrite::To(x);
        }
        if !self.any_is([x, y], &[BinaryOp::And, BinaryOp::Or, BinaryOp::Xor]) {
            return Rewrite::No;
        }
        let dual = match op {
            BinaryOp::And => BinaryOp::Or,
            _ => BinaryOp::And,
        };
        for (s, other) in [(x, y), (y, x)] {
            // x & (x | b) is x; x & (x & b) is x & b.
            if let Some(args) = self.as_binary(s, dual)
                && args.contains(&other)
            {
                return Rewrite::To(other);
            }
            if let Some(args) = self.as_binary(s, op)
                && args.contains(&other)
            {
                return Rewrite::To(s);
            }
            // x & !x, x | !x
            if let Some((a, c)) = self.as_binary_const(s, BinaryOp::Xor)
                && a == other
                && self.width(a).is_some_and(|w| c == mask(w))
            {
                let ty = self.ty(x);
                return self.by_int(ty, if op == BinaryOp::And { 0 } else { u128::MAX });
            }
        }
        // Some bits of a value beside others of them.
        if op == BinaryOp::Or
            && let Some((a, c)) = self.as_binary_const(x, BinaryOp::And)
            && let Some((b, d)) = self.as_binary_const(y, BinaryOp::And)
            && a == b
        {
            let ty = self.ty(x);
            let both = self.int(ty, c | d);
            return plain(BinaryOp::And, a, both);
        }
        Rewrite::No
    }

    /// `(a ^ b) ^ b` is `a`.
    fn cancel(&mut self, op: BinaryOp, x: Value, y: Value) -> Rewrite {
        for (s, other) in [(x, y), (y, x)] {
            if let Some([a, b]) = self.as_binary(s, op) {
                if a == other {
                    return Rewrite::To(b);
                }
                if b == other {
                    return Rewrite::To(a);
                }
            }
        }
        Rewrite::No
    }

    /// The right operand is a constant.
    fn with_constant(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        x: Value,
        n: u128,
        width: u32,
    ) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        let all = mask(width);
        match op {
            Add | Sub | Or | Xor | Shl | LShr | AShr if n == 0 => Rewrite::To(x),
            And | Mul if n == 0 => self.by_int(ty, 0),
            Mul if n == 1 => Rewrite::To(x),
            And if n == all => Rewrite::To(x),
            Or if n == all => self.by_int(ty, all),
            Mul if n == all => {
                let zero = self.int(ty, 0);
                plain(Sub, zero, x)
            }
            Mul if n.is_power_of_two() => {
                let amount = self.int(ty, u128::from(n.trailing_zeros()));
                let keep = flags & ArithFlags::NUW;
                Rewrite::With(binary(Shl, keep, x, amount))
            }
            Sub => self.sub_constant(flags, x, n, width),
            Shl | LShr | AShr if n >= u128::from(width) => {
                let amount = self.int(ty, n % u128::from(width));
                plain(op, x, amount)
            }
            Shl | LShr | AShr => self.shift(op, flags, x, n as u32, width),
            And => self.and_constant(x, n, width),
            Or if self.known(x).is_some_and(|k| k.ones() & n == n) => Rewrite::To(x),
            Xor if n == all => self.not(x),
            Add | Mul | Or | Xor => self.reassociate(op, flags, x, n, width),
            _ => Rewrite::No,
        }
    }

    /// `x - n` is `x + -n`.
    fn sub_constant(&mut self, flags: ArithFlags, x: Value, n: u128, width: u32) -> Rewrite {
        let ty = self.ty(x);
        let is_least = n == 1 << (width - 1);
        let keep = match is_least {
            true => ArithFlags::empty(),
            false => flags & ArithFlags::NSW,
        };
        let n = self.int(ty, n.wrapping_neg() & mask(width));
        Rewrite::With(binary(BinaryOp::Add, keep, x, n))
    }

    /// `(a op c) op n` is `a op (c op n)`.
    fn reassociate(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        x: Value,
        n: u128,
        width: u32,
    ) -> Rewrite {
        let Some((a, c)) = self.as_binary_const(x, op) else {
            return self.reassociate_sub(op, x, n, width);
        };
        let Some(both) = fold::binary_int(op, c, n, width) else {
            return Rewrite::No;
        };
        let inner = match self.def(x) {
            Some(InstData::Binary { flags, .. }) => *flags,
            _ => ArithFlags::empty(),
        };
        let keep = match op {
            BinaryOp::Add => flags & inner & sum_flags(c, n, both, width),
            _ => ArithFlags::empty(),
        };
        let ty = self.ty(x);
        let both = self.int(ty, both);
        Rewrite::With(binary(op, keep, a, both))
    }

    /// `(c - a) + n` is `(c + n) - a`.
    fn reassociate_sub(&mut self, op: BinaryOp, x: Value, n: u128, width: u32) -> Rewrite {
        if op == BinaryOp::Add
            && let Some([c, a]) = self.as_binary(x, BinaryOp::Sub)
            && let Some(c) = self.const_int(c)
        {
            let ty = self.ty(x);
            let sum = self.int(ty, c.wrapping_add(n) & mask(width));
            return plain(BinaryOp::Sub, sum, a);
        }
        Rewrite::No
    }

    /// Two shifts the same way are one.
    fn shift_again(&mut self, op: BinaryOp, x: Value, n: u32, width: u32) -> Option<Rewrite> {
        let (a, c) = self.as_binary_const(x, op)?;
        if c >= u128::from(width) {
            return None;
        }
        let ty = self.ty(x);
        let total = c as u32 + n;
        let amount = match op {
            BinaryOp::AShr => total.min(width - 1),
            _ if total >= width => return Some(self.by_int(ty, 0)),
            _ => total,
        };
        let amount = self.int(ty, u128::from(amount));
        Some(plain(op, a, amount))
    }

    fn shift(&mut self, op: BinaryOp, flags: ArithFlags, x: Value, n: u32, width: u32) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        let all = mask(width);
        if let Some(done) = self.shift_again(op, x, n, width) {
            return done;
        }
        let opposite = match op {
            Shl => LShr,
            _ => Shl,
        };
        // There and back: the bits that fall out are masked.
        if matches!(op, Shl | LShr)
            && let Some((a, c)) = self.as_binary_const(x, opposite)
            && c == u128::from(n)
        {
            let kept = match op {
                Shl => all & !mask(n),
                _ => all >> n,
            };
            let kept = self.int(ty, kept);
            return plain(And, a, kept);
        }
        // Bits that fall out need not be masked.
        if op == Shl
            && let Some((a, c)) = self.as_binary_const(x, And)
            && !c & all >> n == 0
        {
            let amount = self.int(ty, u128::from(n));
            return plain(Shl, a, amount);
        }
        // Bits that are moved down and up again stay: ((a >> n) & c) << n is a & (c << n).
        if op == Shl
            && let Some((field, c)) = self.as_binary_const(x, And)
            && let Some((a, down)) = self.as_binary_const(field, LShr)
            && down == u128::from(n)
        {
            let kept = self.int(ty, c << n & all);
            return plain(And, a, kept);
        }
        // (a + c) << n is (a << n) + (c << n): the constant goes to the offset of an address.
        if op == Shl
            && let Some((a, c)) = self.as_binary_const(x, Add)
            && self.one_use(x)
        {
            let shifted = self.bin_const(Shl, a, u128::from(n));
            let c = self.int(ty, c << n & all);
            return plain(Add, shifted, c);
        }
        // (a & c) >> n is (a >> n) & (c >> n).
        if op == LShr
            && let Some((a, c)) = self.as_binary_const(x, And)
            && self.one_use(x)
        {
            let shifted = self.bin_const(LShr, a, u128::from(n));
            let kept = self.int(ty, c >> n);
            return plain(And, shifted, kept);
        }
        // The lower word with its sign: what makes it is then wanted in 32 bits only.
        if op == AShr
            && (width, n) == (64, 32)
            && let Some((a, 32)) = self.as_binary_const(x, Shl)
        {
            let low = self.conv(CastOp::Trunc, a, Type::I32);
            return cast(CastOp::SExt, low);
        }
        // (a & c) >> n is a >> n, if the mask keeps all that is left.
        if op != Shl
            && let Some((a, c)) = self.as_binary_const(x, And)
            && c >> n == all >> n
        {
            let amount = self.int(ty, u128::from(n));
            return plain(op, a, amount);
        }
        // ((a >> c) << n) >> n, which extends the sign of a field, is (a << (n - c)) >> n.
        if op == AShr
            && let Some((inner, again)) = self.as_binary_const(x, Shl)
            && again == u128::from(n)
            && let Some((a, c)) = self.as_binary_const(inner, LShr)
            && (1..=u128::from(n)).contains(&c)
        {
            let shifted = self.bin_const(Shl, a, u128::from(n) - c);
            let amount = self.int(ty, u128::from(n));
            return plain(AShr, shifted, amount);
        }
        // (a | b) >> n is a >> n, if b falls out.
        if op == LShr
            && let Some([a, b]) = self.as_binary(x, Or)
        {
            for (kept, out) in [(a, b), (b, a)] {
                if self.known(out).is_some_and(|k| k.max() >> n == 0) {
                    let amount = self.int(ty, u128::from(n));
                    return plain(LShr, kept, amount);
                }
            }
        }
        if op == AShr && self.is_non_negative(x) {
            let amount = self.int(ty, u128::from(n));
            return Rewrite::With(binary(LShr, flags, x, amount));
        }
        if op == LShr && self.known(x).is_some_and(|k| k.max() >> n == 0) {
            return self.by_int(ty, 0);
        }
        if width == 64 && self.is_legal() && n >= 32 {
            return match op {
                Shl => self.low_word_moved_up(x, n),
                LShr => self.high_word_of_product(x, n),
                _ => Rewrite::No,
            };
        }
        if op == Shl
            && let Some(low) = self.as_funnel_of_low_bits(x, mask(width) >> n)
        {
            let amount = self.int(ty, u128::from(n));
            return plain(Shl, low, amount);
        }
        Rewrite::No
    }

    fn and_constant(&mut self, x: Value, n: u128, width: u32) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        if let Some((a, c)) = self.as_binary_const(x, And) {
            let both = self.int(ty, c & n);
            return plain(And, a, both);
        }
        if let Some(known) = self.known(x) {
            if (known.zeros() | n) & mask(width) == mask(width) {
                return Rewrite::To(x);
            }
            if known.max() & n == 0 {
                return self.by_int(ty, 0);
            }
        }
        // (a | c) & n, (a ^ c) & n, where c has no bit of n.
        for op in [Or, Xor] {
            if let Some((a, c)) = self.as_binary_const(x, op)
                && c & n == 0
            {
                let kept = self.int(ty, n);
                return plain(And, a, kept);
            }
        }
        // The extension's bits are masked off.
        if let Some(a) = self.as_cast(x, CastOp::SExt)
            && let Some(from) = self.width(a)
            && n & !mask(from) == 0
            && self.one_use(x)
        {
            let wide = self.conv(CastOp::ZExt, a, ty);
            let kept = self.int(ty, n);
            return plain(And, wide, kept);
        }
        if width == 64 && self.is_legal() && n <= mask(32) && self.one_use(x) {
            return self.low_word_and(x, n);
        }
        if let Some(low) = self.as_funnel_of_low_bits(x, n) {
            let kept = self.int(ty, n);
            return plain(And, low, kept);
        }
        Rewrite::No
    }

    /// `!x`
    fn not(&mut self, x: Value) -> Rewrite {
        if let Some((a, c)) = self.as_binary_const(x, BinaryOp::Xor) {
            let ty = self.ty(x);
            let width = self.width(x).unwrap_or(1);
            let flipped = self.int(ty, c ^ mask(width));
            return plain(BinaryOp::Xor, a, flipped);
        }
        if !self.one_use(x) {
            return Rewrite::No;
        }
        match self.def(x) {
            Some(&InstData::ICmp { cond, flags, args }) => Rewrite::With(InstData::ICmp {
                cond: cond.inverse(),
                flags,
                args,
            }),
            Some(&InstData::FCmp { cond, flags, args }) => Rewrite::With(InstData::FCmp {
                cond: super::compare::inverse(cond),
                flags,
                args,
            }),
            _ => Rewrite::No,
        }
    }
}

/// On one bit, arithmetic is logic.
fn as_logic(op: BinaryOp, width: u32) -> Option<BinaryOp> {
    match op {
        _ if width != 1 => None,
        BinaryOp::Add | BinaryOp::Sub => Some(BinaryOp::Xor),
        BinaryOp::Mul => Some(BinaryOp::And),
        _ => None,
    }
}

/// The flags that hold for `a + (c + n)` if they hold for both additions of `(a + c) + n`.
fn sum_flags(c: u128, n: u128, sum: u128, width: u32) -> ArithFlags {
    let mut flags = ArithFlags::empty();
    if sum >= c {
        flags |= ArithFlags::NUW;
    }
    let [c, n, sum] = [c, n, sum].map(|v| sign_extend(v, width) < 0);
    if c == n && n == sum {
        flags |= ArithFlags::NSW;
    }
    flags
}
