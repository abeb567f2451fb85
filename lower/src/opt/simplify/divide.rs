//! Division by constants: shifts for powers of two, else multiplication by a scaled reciprocal.
//!
//! Let `d > 0` be the divisor, `p` an exponent, `m = floor(2^p / d) + 1` and `e = m*d - 2^p`, so `0
//! < e <= d`. For `0 <= x <= max`, `x*m / 2^p = x/d + x*e / (d * 2^p)`; the error is less than
//! `1/d` if `max * e < 2^p`, and then both have the same integral part. For negative `x` the sum is
//! below `x/d` by less than `1/d`, so its floor plus one is the quotient rounded towards zero. (T.
//! Granlund, P. Montgomery, "Division by Invariant Integers using Multiplication", 1994.)

use super::casts::cast;
use super::{Rewrite, Simplifier, binary, plain};
use crate::known::Known;
use crate::values::{mask, sign_extend};
use ir::{ArithFlags, BinaryOp, CastOp, Intrinsic, Type, Value};

/// A scaled reciprocal: multiply, then shift right by `exponent`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reciprocal {
    multiplier: u128,
    exponent: u32,
}

/// The reciprocal with the least exponent from `width` on whose multiplier is below `2^width`,
/// right for operands up to `max`.
fn reciprocal(d: u128, max: u128, width: u32) -> Option<Reciprocal> {
    for exponent in width..2 * width {
        let power = 1u128.checked_shl(exponent)?;
        let multiplier = power / d + 1;
        if multiplier > mask(width) {
            return None;
        }
        let error = multiplier * d - power;
        if max.checked_mul(error)? < power {
            return Some(Reciprocal {
                multiplier,
                exponent,
            });
        }
    }
    None
}

impl Simplifier<'_, '_> {
    pub(super) fn divide(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        x: Value,
        y: Value,
    ) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        let Some(width) = self.width(x) else {
            return Rewrite::No;
        };
        if self.const_int(x) == Some(0) {
            return Rewrite::To(x);
        }
        if matches!(op, SDiv | SRem) && self.is_non_negative(x) && self.is_non_negative(y) {
            let unsigned = if op == SDiv { UDiv } else { URem };
            return Rewrite::With(binary(unsigned, flags, x, y));
        }
        if matches!(op, UDiv | URem)
            && let (Some(a), Some(b)) = (self.known(x), self.known(y))
            && a.max() < b.min()
        {
            return match op {
                UDiv => self.by_int(ty, 0),
                _ => Rewrite::To(x),
            };
        }
        if (33..=64).contains(&width)
            && matches!(op, UDiv | URem)
            && self.fits(x, 32)
            && self.fits(y, 32)
        {
            return self.narrow(op, x, y);
        }
        if (33..=64).contains(&width)
            && matches!(op, SDiv | SRem)
            && self.const_int(y) != Some(mask(width))
            && self.fits_signed(x, width)
            && self.fits_signed(y, width)
        {
            return self.narrow_signed(op, x, y);
        }
        let Some(d) = self.const_int(y).filter(|&d| d != 0) else {
            return Rewrite::No;
        };
        match op {
            UDiv => self.udiv(flags, x, d, width),
            URem if d.is_power_of_two() => {
                let low = self.int(ty, d - 1);
                plain(And, x, low)
            }
            SDiv => self.sdiv(flags, x, sign_extend(d, width), width),
            URem | SRem => self.remainder(op, x, y, sign_extend(d, width), width),
            _ => Rewrite::No,
        }
    }

    fn fits(&self, x: Value, bits: u32) -> bool {
        self.known(x).is_some_and(|k| k.max() <= mask(bits))
    }

    /// Is a number of more than 32 bits one of 32 bits with its sign repeated?
    fn fits_signed(&self, x: Value, width: u32) -> bool {
        self.known(x).is_some_and(|k| k.sign_bits() > width - 32)
    }

    /// A signed division on 32 bits, for operands that fit. One quotient does not, that of the
    /// least number and -1: where it may come, magnitudes are divided, and the sign is given to
    /// the wide quotient.
    fn narrow_signed(&mut self, op: BinaryOp, x: Value, y: Value) -> Rewrite {
        use BinaryOp::{SDiv, UDiv, URem};
        let wide = self.ty(x);
        let is_least = |k: Known| {
            let is_negative = k.sign_bits() == k.width() - 31 && !k.is_non_negative();
            is_negative && k.min() & mask(31) == 0
        };
        let is_minus_one = |k: Known| k.max() == mask(k.width());
        let may_be = |v, is: fn(Known) -> bool| self.known(v).is_none_or(is);
        let fits = !may_be(x, is_least) || !may_be(y, is_minus_one);
        let [x, y] = [x, y].map(|v| self.conv(CastOp::Trunc, v, Type::I32));
        if fits {
            let small = self.bin(op, x, y);
            return cast(CastOp::SExt, small);
        }
        let [sx, sy] = [x, y].map(|v| self.bin_const(BinaryOp::AShr, v, 31));
        let a = self.with_sign_of(x, sx);
        let b = self.with_sign_of(y, sy);
        if op == SDiv {
            let quotient = self.bin(UDiv, a, b);
            let sign = self.bin(BinaryOp::Xor, sx, sy);
            let [quotient, sign] = [(CastOp::ZExt, quotient), (CastOp::SExt, sign)]
                .map(|(op, v)| self.conv(op, v, wide));
            return Rewrite::To(self.with_sign_of(quotient, sign));
        }
        let rest = self.bin(URem, a, b);
        let rest = self.with_sign_of(rest, sx);
        cast(CastOp::SExt, rest)
    }

    /// A number, or its negation if a sign is not zero but all ones.
    fn with_sign_of(&mut self, x: Value, sign: Value) -> Value {
        let flipped = self.bin(BinaryOp::Xor, x, sign);
        self.bin(BinaryOp::Sub, flipped, sign)
    }

    /// The same on 32 bits, for operands that fit.
    fn narrow(&mut self, op: BinaryOp, x: Value, y: Value) -> Rewrite {
        let [x, y] = [x, y].map(|v| self.conv(CastOp::Trunc, v, Type::I32));
        let small = self.bin(op, x, y);
        cast(CastOp::ZExt, small)
    }

    fn udiv(&mut self, flags: ArithFlags, x: Value, d: u128, width: u32) -> Rewrite {
        let ty = self.ty(x);
        if d == 1 {
            return Rewrite::To(x);
        }
        if d.is_power_of_two() {
            let amount = self.int(ty, u128::from(d.trailing_zeros()));
            let keep = flags & ArithFlags::EXACT;
            return Rewrite::With(binary(BinaryOp::LShr, keep, x, amount));
        }
        match width {
            0..32 => {
                let wide = self.conv(CastOp::ZExt, x, Type::I32);
                let q = self.unsigned_quotient(wide, d, 32);
                Rewrite::To(self.conv(CastOp::Trunc, q, ty))
            }
            32 | 64 => Rewrite::To(self.unsigned_quotient(x, d, width)),
            _ => Rewrite::No,
        }
    }

    /// `x / d` for `d` that is no power of two, on 32 or 64 bits.
    fn unsigned_quotient(&mut self, x: Value, d: u128, width: u32) -> Value {
        use BinaryOp::*;
        let max = self.known(x).map_or(mask(width), |k| k.max());
        if let Some(r) = reciprocal(d, max, width) {
            let high = self.umulhi(x, r.multiplier, width);
            return self.bin_const(LShr, high, u128::from(r.exponent - width));
        }
        let twos = d.trailing_zeros();
        if let Some(r) = reciprocal(d >> twos, max >> twos, width)
            && twos > 0
        {
            let x = self.bin_const(LShr, x, u128::from(twos));
            let high = self.umulhi(x, r.multiplier, width);
            return self.bin_const(LShr, high, u128::from(r.exponent - width));
        }
        // The multiplier has one bit more than there is room for: m = 2^width + m'. With h =
        // floor(x*m' / 2^width), the quotient is (x + h) >> s, computed without overflow as (((x -
        // h) >> 1) + h) >> (s - 1).
        let log = 128 - (d - 1).leading_zeros();
        let low_part = ((1u128 << log) - d) << (width - 1);
        let multiplier = ((low_part / d) << 1) + (low_part % d * 2 / d) + 1;
        let high = self.umulhi(x, multiplier, width);
        let rest = self.bin(Sub, x, high);
        let half = self.bin_const(LShr, rest, 1);
        let sum = self.bin(Add, half, high);
        self.bin_const(LShr, sum, u128::from(log - 1))
    }

    /// High half of the product with a constant.
    fn umulhi(&mut self, x: Value, m: u128, width: u32) -> Value {
        use BinaryOp::*;
        let ty = self.ty(x);
        if width == 32 {
            let m = self.int(ty, m);
            return self.call(Intrinsic::UMulHi, &[x, m], ty);
        }
        // Schoolbook multiplication of 32-bit halves. Neither sum overflows: (2^32-1)^2 +
        // 2*(2^32-1) = 2^64-1.
        let low = mask(32);
        let (m0, m1) = (m & low, m >> 32);
        let max = self.known(x).map_or(mask(width), |k| k.max());
        let x0 = self.bin_const(And, x, low);
        let x1 = self.bin_const(LShr, x, 32);
        let p00 = self.bin_const(Mul, x0, m0);
        let p10 = self.bin_const(Mul, x1, m0);
        let p01 = self.bin_const(Mul, x0, m1);
        let p11 = self.bin_const(Mul, x1, m1);
        let carry = self.bin_const(LShr, p00, 32);
        let t = self.bin(Add, p10, carry);
        // Nor does the sum of both cross products, if they are so small.
        if Known::cross_products_fit([max.min(low), max >> 32], [m0, m1]) {
            let u = self.bin(Add, p01, t);
            let u_high = self.bin_const(LShr, u, 32);
            return self.bin(Add, p11, u_high);
        }
        let t_low = self.bin_const(And, t, low);
        let u = self.bin(Add, p01, t_low);
        let t_high = self.bin_const(LShr, t, 32);
        let u_high = self.bin_const(LShr, u, 32);
        let carries = self.bin(Add, t_high, u_high);
        self.bin(Add, p11, carries)
    }

    fn sdiv(&mut self, flags: ArithFlags, x: Value, d: i128, width: u32) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        let size = d.unsigned_abs();
        if d == 1 {
            return Rewrite::To(x);
        }
        if size.is_power_of_two() {
            let k = size.trailing_zeros();
            let quotient = if flags.contains(ArithFlags::EXACT) || k == 0 {
                self.bin_const(AShr, x, u128::from(k))
            } else {
                let rounded = self.round_towards_zero(x, k, width);
                self.bin_const(AShr, rounded, u128::from(k))
            };
            return self.with_sign(quotient, d);
        }
        match width {
            0..32 => {
                let wide = self.conv(CastOp::SExt, x, Type::I32);
                let quotient = self.signed_quotient(wide, size);
                let quotient = self.conv(CastOp::Trunc, quotient, ty);
                self.with_sign(quotient, d)
            }
            32 => {
                let quotient = self.signed_quotient(x, size);
                self.with_sign(quotient, d)
            }
            64 => {
                // By magnitude: (|x| / d) with the sign of x.
                let sign = self.bin_const(AShr, x, 63);
                let flipped = self.bin(Xor, x, sign);
                let magnitude = self.bin(Sub, flipped, sign);
                let quotient = self.unsigned_quotient(magnitude, size, 64);
                let flipped = self.bin(Xor, quotient, sign);
                let quotient = self.bin(Sub, flipped, sign);
                self.with_sign(quotient, d)
            }
            _ => Rewrite::No,
        }
    }

    fn with_sign(&mut self, quotient: Value, d: i128) -> Rewrite {
        if d > 0 {
            return Rewrite::To(quotient);
        }
        let ty = self.ty(quotient);
        let zero = self.int(ty, 0);
        plain(BinaryOp::Sub, zero, quotient)
    }

    /// Adds `2^k - 1` to a negative number, so that dropping its low `k` bits rounds towards zero.
    fn round_towards_zero(&mut self, x: Value, k: u32, width: u32) -> Value {
        use BinaryOp::*;
        let sign = self.bin_const(AShr, x, u128::from(width - 1));
        let bias = self.bin_const(LShr, sign, u128::from(width - k));
        self.bin(Add, x, bias)
    }

    /// `x / d` for `d > 2` that is no power of two, on 32 bits.
    fn signed_quotient(&mut self, x: Value, d: u128) -> Value {
        use BinaryOp::*;
        let ty = self.ty(x);
        if self.is_non_negative(x) {
            return self.unsigned_quotient(x, d, 32);
        }
        // There is always one: 2^31 * e < 2^p for p = 31 + log2(d) rounded up, and then m <= 2^32.
        let Some(r) = reciprocal(d, 1 << 31, 32) else {
            let d = self.int(ty, d);
            return self.emit(binary(SDiv, ArithFlags::empty(), x, d), ty);
        };
        let m = self.int(ty, r.multiplier);
        let mut high = self.call(Intrinsic::SMulHi, &[x, m], ty);
        if r.multiplier >= 1 << 31 {
            // The multiplication took m for m - 2^32.
            high = self.bin(Add, high, x);
        }
        let quotient = self.bin_const(AShr, high, u128::from(r.exponent - 32));
        let negative = self.bin_const(LShr, x, 31);
        self.bin(Add, quotient, negative)
    }

    /// `x - (x / d) * d`
    fn remainder(&mut self, op: BinaryOp, x: Value, y: Value, d: i128, width: u32) -> Rewrite {
        use BinaryOp::*;
        let ty = self.ty(x);
        let size = d.unsigned_abs();
        if op == SRem && size.is_power_of_two() {
            if size == 1 {
                return self.by_int(ty, 0);
            }
            let rounded = self.round_towards_zero(x, size.trailing_zeros(), width);
            let multiple = self.bin_const(And, rounded, !(size - 1));
            return plain(Sub, x, multiple);
        }
        if !matches!(width, 1..=32 | 64) {
            return Rewrite::No;
        }
        let division = if op == SRem { SDiv } else { UDiv };
        let quotient = self.emit(binary(division, ArithFlags::empty(), x, y), ty);
        let multiple = self.bin(Mul, quotient, y);
        plain(Sub, x, multiple)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reciprocals_divide_exactly() {
        for d in [
            3u128,
            5,
            6,
            7,
            10,
            11,
            100,
            641,
            1000,
            65535,
            0x7fff_ffff,
            0xffff_fffe,
        ] {
            let max = mask(32);
            let Some(r) = reciprocal(d, max, 32) else {
                continue;
            };
            let near = (0..40).flat_map(|k| {
                let multiple = max / d / 39 * k * d;
                [multiple, multiple + 1, multiple + d - 1]
            });
            for x in near.chain([0, 1, max, max - 1]).filter(|&x| x <= max) {
                assert_eq!((x * r.multiplier) >> r.exponent, x / d, "{x} / {d}");
            }
        }
        assert!(reciprocal(7, mask(32), 32).is_none(), "needs 33 bits");
        assert!(reciprocal(7, mask(31), 32).is_some());
    }
}
