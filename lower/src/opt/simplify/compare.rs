//! Comparisons.

use super::{Rewrite, Simplifier, fold, plain};
use crate::values::{mask, sign_extend};
use ir::{ArithFlags, BinaryOp, CastOp, FloatCC, InstData, IntCC, Type, Value};

/// The predicate that holds exactly when this does not.
pub fn inverse(cond: FloatCC) -> FloatCC {
    use FloatCC::*;
    match cond {
        False => True,
        True => False,
        Oeq => Une,
        Une => Oeq,
        Ogt => Ule,
        Ule => Ogt,
        Oge => Ult,
        Ult => Oge,
        Olt => Uge,
        Uge => Olt,
        Ole => Ugt,
        Ugt => Ole,
        One => Ueq,
        Ueq => One,
        Ord => Uno,
        Uno => Ord,
    }
}

/// The predicate for swapped operands.
pub fn swapped(cond: FloatCC) -> FloatCC {
    use FloatCC::*;
    match cond {
        Ogt => Olt,
        Olt => Ogt,
        Oge => Ole,
        Ole => Oge,
        Ugt => Ult,
        Ult => Ugt,
        Uge => Ule,
        Ule => Uge,
        same => same,
    }
}

fn unsigned(cond: IntCC) -> IntCC {
    match cond {
        IntCC::Sgt => IntCC::Ugt,
        IntCC::Sge => IntCC::Uge,
        IntCC::Slt => IntCC::Ult,
        IntCC::Sle => IntCC::Ule,
        other => other,
    }
}

fn icmp(cond: IntCC, x: Value, y: Value) -> Rewrite {
    Rewrite::With(InstData::ICmp {
        cond,
        flags: ArithFlags::empty(),
        args: [x, y],
    })
}

fn is_equality(cond: IntCC) -> bool {
    matches!(cond, IntCC::Eq | IntCC::Ne)
}

impl Simplifier<'_, '_> {
    pub(super) fn icmp(&mut self, cond: IntCC, args: [Value; 2]) -> Rewrite {
        let [x, y] = args;
        let Some(width) = self.width(x) else {
            return self.compare_pointers(cond, x, y);
        };
        // An undefined operand is chosen equal to the other one.
        if x == y || self.is_undef(x) || self.is_undef(y) {
            return self.bool(fold::compare_ints(cond, 0, 0, width));
        }
        match (self.const_int(x), self.const_int(y)) {
            (Some(a), Some(b)) => return self.bool(fold::compare_ints(cond, a, b, width)),
            (Some(_), None) => return icmp(cond.swapped(), y, x),
            _ => {}
        }
        if let Some(decided) = self.decide(cond, x, y) {
            return self.bool(decided);
        }
        if cond.is_signed() && self.is_non_negative(x) && self.is_non_negative(y) {
            return icmp(unsigned(cond), x, y);
        }
        let rewritten = match self.const_int(y) {
            Some(n) => self.compare_constant(cond, x, n, width),
            None => self.compare_values(cond, x, y),
        };
        match rewritten {
            Rewrite::No if width == 1 => self.compare_bits(cond, x, y),
            Rewrite::No if width == 64 && self.is_legal() => self.compare_low_words(cond, x, y),
            other => other,
        }
    }

    /// Two words are compared by one instruction in a VGPR that is four times as slow; and the
    /// upper ones need not be made if they are zero in both.
    fn compare_low_words(&mut self, cond: IntCC, x: Value, y: Value) -> Rewrite {
        let is_low = |v: Value| {
            let known = self.known(v);
            known.is_some_and(|k| k.max() <= u128::from(u32::MAX))
        };
        if cond.is_signed() || !is_low(x) || !is_low(y) {
            return Rewrite::No;
        }
        let [x, y] = [x, y].map(|arg| {
            let flags = ArithFlags::empty();
            let op = CastOp::Trunc;
            self.emit(InstData::Cast { op, flags, arg }, Type::I32)
        });
        icmp(cond, x, y)
    }

    /// Comparisons that known bits decide.
    fn decide(&self, cond: IntCC, x: Value, y: Value) -> Option<bool> {
        if cond.is_signed() {
            return None;
        }
        let a = self.known(x)?;
        // They differ where single bits do.
        if a.zeros() | a.ones() == 0 && is_equality(cond) {
            return None;
        }
        let b = self.known(y)?;
        let differ = a.ones() & b.zeros() != 0 || a.zeros() & b.ones() != 0;
        match cond {
            IntCC::Eq if differ => Some(false),
            IntCC::Ne if differ => Some(true),
            IntCC::Ult if a.max() < b.min() => Some(true),
            IntCC::Ult if a.min() >= b.max() => Some(false),
            IntCC::Ule if a.max() <= b.min() => Some(true),
            IntCC::Ule if a.min() > b.max() => Some(false),
            IntCC::Ugt if a.min() > b.max() => Some(true),
            IntCC::Ugt if a.max() <= b.min() => Some(false),
            IntCC::Uge if a.min() >= b.max() => Some(true),
            IntCC::Uge if a.max() < b.min() => Some(false),
            _ => None,
        }
    }

    fn compare_constant(&mut self, cond: IntCC, x: Value, n: u128, width: u32) -> Rewrite {
        if let Some(strict) = self.make_strict(cond, x, n, width) {
            return strict;
        }
        if let Some(done) = self.compare_extended(cond, x, n, width) {
            return done;
        }
        if is_equality(cond) {
            return self.equal_constant(cond, x, n, width);
        }
        Rewrite::No
    }

    /// Comparisons with the ends of the range, and `<=` as `<`.
    fn make_strict(&mut self, cond: IntCC, x: Value, n: u128, width: u32) -> Option<Rewrite> {
        let ty = self.ty(x);
        let (all, top) = (mask(width), 1u128 << (width - 1));
        let least_signed = top;
        let most_signed = top - 1;
        let (always, never) = (Some(true), Some(false));
        let decided = match cond {
            IntCC::Ult if n == 0 => never,
            IntCC::Uge if n == 0 => always,
            IntCC::Ugt if n == all => never,
            IntCC::Ule if n == all => always,
            IntCC::Slt if n == least_signed => never,
            IntCC::Sge if n == least_signed => always,
            IntCC::Sgt if n == most_signed => never,
            IntCC::Sle if n == most_signed => always,
            _ => None,
        };
        if let Some(value) = decided {
            return Some(self.bool(value));
        }
        let (cond, n) = match cond {
            IntCC::Uge => (IntCC::Ugt, n - 1),
            IntCC::Ule => (IntCC::Ult, n + 1),
            IntCC::Sge => (IntCC::Sgt, n.wrapping_sub(1) & all),
            IntCC::Sle => (IntCC::Slt, n.wrapping_add(1) & all),
            IntCC::Ult if n == 1 => (IntCC::Eq, 0),
            IntCC::Ugt if n == 0 => (IntCC::Ne, 0),
            _ => return None,
        };
        let n = self.int(ty, n);
        Some(icmp(cond, x, n))
    }

    /// Comparisons of an extended value with a constant are done before the extension.
    fn compare_extended(&mut self, cond: IntCC, x: Value, n: u128, width: u32) -> Option<Rewrite> {
        if let Some(a) = self.as_cast(x, CastOp::ZExt) {
            let from = self.width(a)?;
            if n <= mask(from) && self.is_operand_width(from) {
                let ty = self.ty(a);
                let n = self.int(ty, n);
                return Some(icmp(unsigned(cond), a, n));
            }
        }
        if let Some(a) = self.as_cast(x, CastOp::SExt) {
            let from = self.width(a)?;
            let signed = sign_extend(n, width);
            let fits = sign_extend(n & mask(from), from) == signed;
            if fits && self.is_operand_width(from) && (cond.is_signed() || is_equality(cond)) {
                let ty = self.ty(a);
                let n = self.int(ty, n & mask(from));
                return Some(icmp(cond, a, n));
            }
            if is_equality(cond) && !fits {
                return Some(self.bool(cond == IntCC::Ne));
            }
        }
        None
    }

    fn equal_constant(&mut self, cond: IntCC, x: Value, n: u128, width: u32) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        if let Some((a, c)) = self.as_binary_const(x, Add) {
            let rest = self.int(ty, n.wrapping_sub(c) & mask(width));
            return icmp(cond, a, rest);
        }
        if let Some((a, c)) = self.as_binary_const(x, Xor) {
            let rest = self.int(ty, n ^ c);
            return icmp(cond, a, rest);
        }
        if let Some([c, a]) = self.as_binary(x, Sub)
            && let Some(c) = self.const_int(c)
        {
            let rest = self.int(ty, c.wrapping_sub(n) & mask(width));
            return icmp(cond, a, rest);
        }
        if n == 0
            && let Some([a, b]) = self.as_binary(x, Sub).or_else(|| self.as_binary(x, Xor))
            && self.one_use(x)
        {
            return icmp(cond, a, b);
        }
        // One bit is set or not: compare with zero, which is a test of the scalar condition too.
        if n.is_power_of_two()
            && let Some((_, c)) = self.as_binary_const(x, And)
            && c == n
        {
            let zero = self.int(ty, 0);
            return icmp(cond.inverse(), x, zero);
        }
        self.equal_select(cond, x, n)
    }

    /// `select(c, a, b) == n` for constants is `c`, or not.
    fn equal_select(&mut self, cond: IntCC, x: Value, n: u128) -> Rewrite {
        let Some(&InstData::Select {
            args: [c, a, b], ..
        }) = self.def(x)
        else {
            return Rewrite::No;
        };
        if self.ty(c) != Type::I1 {
            return Rewrite::No;
        }
        let (Some(a), Some(b)) = (self.const_int(a), self.const_int(b)) else {
            return Rewrite::No;
        };
        match (
            (a == n) == (cond == IntCC::Eq),
            (b == n) == (cond == IntCC::Eq),
        ) {
            (true, false) => Rewrite::To(c),
            (false, true) => {
                let one = self.int(Type::I1, 1);
                plain(BinaryOp::Xor, c, one)
            }
            (same, _) => self.bool(same),
        }
    }

    fn compare_values(&mut self, cond: IntCC, x: Value, y: Value) -> Rewrite {
        for op in [CastOp::ZExt, CastOp::SExt] {
            if let (Some(a), Some(b)) = (self.as_cast(x, op), self.as_cast(y, op))
                && self.ty(a) == self.ty(b)
                && self.width(a).is_some_and(|w| self.is_operand_width(w))
            {
                let cond = match op {
                    CastOp::ZExt => unsigned(cond),
                    _ => cond,
                };
                return icmp(cond, a, b);
            }
        }
        if is_equality(cond) {
            for op in [BinaryOp::Add, BinaryOp::Xor] {
                if let (Some([a, b]), Some([c, d])) = (self.as_binary(x, op), self.as_binary(y, op))
                {
                    if b == d {
                        return icmp(cond, a, c);
                    }
                    if a == c {
                        return icmp(cond, b, d);
                    }
                }
            }
        }
        Rewrite::No
    }

    /// Comparisons of single bits are logic.
    fn compare_bits(&mut self, cond: IntCC, x: Value, y: Value) -> Rewrite {
        let one = self.int(Type::I1, 1);
        match cond {
            IntCC::Ne => plain(BinaryOp::Xor, x, y),
            IntCC::Eq => {
                let differ = self.bin(BinaryOp::Xor, x, y);
                plain(BinaryOp::Xor, differ, one)
            }
            // As unsigned numbers, 1 is greater than 0; as signed ones, -1 is less.
            IntCC::Ugt | IntCC::Slt => {
                let not = self.bin(BinaryOp::Xor, y, one);
                plain(BinaryOp::And, x, not)
            }
            IntCC::Ult | IntCC::Sgt => {
                let not = self.bin(BinaryOp::Xor, x, one);
                plain(BinaryOp::And, y, not)
            }
            IntCC::Uge | IntCC::Sle => {
                let not = self.bin(BinaryOp::Xor, y, one);
                plain(BinaryOp::Or, x, not)
            }
            IntCC::Ule | IntCC::Sge => {
                let not = self.bin(BinaryOp::Xor, x, one);
                plain(BinaryOp::Or, y, not)
            }
        }
    }

    fn compare_pointers(&mut self, cond: IntCC, x: Value, y: Value) -> Rewrite {
        match x == y && self.ty(x).is_ptr() {
            true => self.bool(fold::compare_ints(cond, 0, 0, 1)),
            false => Rewrite::No,
        }
    }

    pub(super) fn fcmp(&mut self, cond: FloatCC, flags: ArithFlags, args: [Value; 2]) -> Rewrite {
        let [x, y] = args;
        let Some(kind) = self.float_kind(x) else {
            return Rewrite::No;
        };
        match cond {
            FloatCC::False => return self.bool(false),
            FloatCC::True => return self.bool(true),
            FloatCC::Ord if flags.contains(ArithFlags::NNAN) => return self.bool(true),
            FloatCC::Uno if flags.contains(ArithFlags::NNAN) => return self.bool(false),
            _ => {}
        }
        let fcmp = |cond, x, y| {
            Rewrite::With(InstData::FCmp {
                cond,
                flags,
                args: [x, y],
            })
        };
        match (self.const_float(x), self.const_float(y)) {
            (Some(a), Some(b)) if self.keeps_denormals(kind, &[a, b]) => {
                return self.bool(fold::compare_floats(kind, cond, a, b));
            }
            (Some(_), None) => return fcmp(swapped(cond), y, x),
            // No ordered comparison holds with a NaN.
            (None, Some(b)) if fold::is_nan(kind, b) => {
                return self.bool(fold::holds(cond, None));
            }
            // Ordered against a number: only the other operand matters.
            (None, Some(b)) if matches!(cond, FloatCC::Ord | FloatCC::Uno) && b != 0 => {
                let ty = self.ty(x);
                let zero = self.float(ty, 0);
                return fcmp(cond, x, zero);
            }
            _ => {}
        }
        if x == y {
            let equal = fold::holds(cond, Some(std::cmp::Ordering::Equal));
            return match (equal, fold::holds(cond, None)) {
                (true, true) => self.bool(true),
                (false, false) => self.bool(false),
                _ => {
                    let ty = self.ty(x);
                    let zero = self.float(ty, 0);
                    fcmp(if equal { FloatCC::Ord } else { FloatCC::Uno }, x, zero)
                }
            };
        }
        // -x < c is x > -c.
        if let (Some(a), Some(b)) = (self.as_fneg(x), self.const_float(y)) {
            let ty = self.ty(x);
            let flipped = self.float(ty, b ^ fold::sign_bit(kind));
            return fcmp(swapped(cond), a, flipped);
        }
        Rewrite::No
    }
}
