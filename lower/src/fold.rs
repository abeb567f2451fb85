//! Arithmetic on constants: what an operation gives, on bit patterns. Exactly what the IR defines;
//! floats by `rustc_apfloat`.
//!
//! The one place for it in this crate: simplification, legalisation and expansions fold with it.
//! The interpreter (`ir::interp`) has its own, as the judge of all.

pub use crate::values::{mask, sign_extend};
use ir::{BinaryOp, CastOp, FloatCC, FloatKind, IntCC};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;

/// An integer operation on `width` bits (1 to 128). `None` for division by zero, signed overflow of
/// a division, and operations on floats. A shift amount is taken modulo the width, as the hardware
/// takes it (the IR leaves it open).
pub fn binary_int(op: BinaryOp, x: u128, y: u128, width: u32) -> Option<u128> {
    use BinaryOp::*;
    let (sx, sy) = (sign_extend(x, width), sign_extend(y, width));
    let amount = (y % u128::from(width)) as u32;
    let overflows = sx == sign_extend(1 << (width - 1), width) && sy == -1;
    let value = match op {
        Add => x.wrapping_add(y),
        Sub => x.wrapping_sub(y),
        Mul => x.wrapping_mul(y),
        UDiv => x.checked_div(y)?,
        URem => x.checked_rem(y)?,
        SDiv if overflows => return None,
        SDiv => sx.checked_div(sy)? as u128,
        SRem if overflows => 0,
        SRem => sx.checked_rem(sy)? as u128,
        Shl => x << amount,
        LShr => x >> amount,
        AShr => (sx >> amount) as u128,
        And => x & y,
        Or => x | y,
        Xor => x ^ y,
        FAdd | FSub | FMul | FDiv | FRem => return None,
    };
    Some(value & mask(width))
}

/// Compares integers of `width` bits.
pub fn compare_ints(cond: IntCC, x: u128, y: u128, width: u32) -> bool {
    let (sx, sy) = (sign_extend(x, width), sign_extend(y, width));
    match cond {
        IntCC::Eq => x == y,
        IntCC::Ne => x != y,
        IntCC::Ugt => x > y,
        IntCC::Uge => x >= y,
        IntCC::Ult => x < y,
        IntCC::Ule => x <= y,
        IntCC::Sgt => sx > sy,
        IntCC::Sge => sx >= sy,
        IntCC::Slt => sx < sy,
        IntCC::Sle => sx <= sy,
    }
}

/// Calls a generic function for a float format.
macro_rules! by_kind {
    ($kind:expr, $f:ident ( $($arg:expr),* )) => {
        match $kind {
            FloatKind::Half => $f::<Half>($($arg),*),
            FloatKind::BFloat => $f::<BFloat>($($arg),*),
            FloatKind::Float => $f::<Single>($($arg),*),
            FloatKind::Double => $f::<Double>($($arg),*),
        }
    };
}

fn bits<F: Float>(value: F) -> u64 {
    value.to_bits() as u64
}

fn number<F: Float>(bits: u64) -> F {
    F::from_bits(u128::from(bits))
}

/// A float operation, rounded to nearest even.
pub fn binary_float(kind: FloatKind, op: BinaryOp, x: u64, y: u64) -> Option<u64> {
    fn go<F: Float>(op: BinaryOp, x: u64, y: u64) -> Option<u64> {
        let (x, y) = (number::<F>(x), number::<F>(y));
        Some(bits(match op {
            BinaryOp::FAdd => (x + y).value,
            BinaryOp::FSub => (x - y).value,
            BinaryOp::FMul => (x * y).value,
            BinaryOp::FDiv => (x / y).value,
            BinaryOp::FRem => x.c_fmod(y).value,
            _ => return None,
        }))
    }
    by_kind!(kind, go(op, x, y))
}

/// `x * y + z`, rounded once.
pub fn fma(kind: FloatKind, x: u64, y: u64, z: u64) -> u64 {
    fn go<F: Float>(x: u64, y: u64, z: u64) -> u64 {
        bits(number::<F>(x).mul_add(number(y), number(z)).value)
    }
    by_kind!(kind, go(x, y, z))
}

/// Rounds to an integer.
pub fn round(kind: FloatKind, x: u64, how: Round) -> u64 {
    fn go<F: Float>(x: u64, how: Round) -> u64 {
        let x = number::<F>(x);
        bits(x.round_to_integral(how).value)
    }
    by_kind!(kind, go(x, how))
}

/// Is it a NaN?
pub fn is_nan(kind: FloatKind, x: u64) -> bool {
    fn go<F: Float>(x: u64) -> bool {
        number::<F>(x).is_nan()
    }
    by_kind!(kind, go(x))
}

/// Is it a subnormal number?
pub fn is_denormal(kind: FloatKind, x: u64) -> bool {
    fn go<F: Float>(x: u64) -> bool {
        number::<F>(x).is_denormal()
    }
    by_kind!(kind, go(x))
}

/// The order of two floats; `None` if one is a NaN.
pub fn order(kind: FloatKind, x: u64, y: u64) -> Option<Ordering> {
    fn go<F: Float>(x: u64, y: u64) -> Option<Ordering> {
        number::<F>(x).partial_cmp(&number(y))
    }
    by_kind!(kind, go(x, y))
}

/// Compares floats.
pub fn compare_floats(kind: FloatKind, cond: FloatCC, x: u64, y: u64) -> bool {
    holds(cond, order(kind, x, y))
}

/// Does the predicate hold for operands in this order?
pub fn holds(cond: FloatCC, order: Option<Ordering>) -> bool {
    use FloatCC::*;
    let Some(order) = order else {
        return matches!(cond, Ueq | Ugt | Uge | Ult | Ule | Une | Uno | True);
    };
    match cond {
        False | Uno => false,
        True | Ord => true,
        Oeq | Ueq => order.is_eq(),
        Ogt | Ugt => order.is_gt(),
        Oge | Uge => order.is_ge(),
        Olt | Ult => order.is_lt(),
        Ole | Ule => order.is_le(),
        One | Une => order.is_ne(),
    }
}

/// A type as far as conversions of scalars must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// An integer of so many bits.
    Int(u32),
    /// A float.
    Float(FloatKind),
}

/// A conversion. `None` where the result is undefined (a float out of the integer's range), or for
/// pointers.
pub fn cast(op: CastOp, x: u128, from: Scalar, to: Scalar) -> Option<u128> {
    use CastOp::*;
    Some(match (op, from, to) {
        (Trunc, Scalar::Int(_), Scalar::Int(w)) => x & mask(w),
        (ZExt, Scalar::Int(_), Scalar::Int(_)) => x,
        (SExt, Scalar::Int(v), Scalar::Int(w)) => sign_extend(x, v) as u128 & mask(w),
        (FpTrunc | FpExt, Scalar::Float(a), Scalar::Float(b)) => {
            u128::from(convert(a, b, x as u64))
        }
        (FpToUi, Scalar::Float(k), Scalar::Int(w)) => to_int(k, x as u64, w, false)?,
        (FpToSi, Scalar::Float(k), Scalar::Int(w)) => to_int(k, x as u64, w, true)?,
        (UiToFp, Scalar::Int(_), Scalar::Float(k)) => u128::from(from_unsigned(k, x)),
        (SiToFp, Scalar::Int(w), Scalar::Float(k)) => u128::from(from_signed(k, sign_extend(x, w))),
        (Bitcast, _, _) => x,
        _ => return None,
    })
}

fn convert(from: FloatKind, to: FloatKind, x: u64) -> u64 {
    fn go<F>(to: FloatKind, x: u64) -> u64
    where
        F: Float
            + FloatConvert<Half>
            + FloatConvert<BFloat>
            + FloatConvert<Single>
            + FloatConvert<Double>,
    {
        let x = number::<F>(x);
        let lost = &mut false;
        match to {
            FloatKind::Half => bits(FloatConvert::<Half>::convert(x, lost).value),
            FloatKind::BFloat => bits(FloatConvert::<BFloat>::convert(x, lost).value),
            FloatKind::Float => bits(FloatConvert::<Single>::convert(x, lost).value),
            FloatKind::Double => bits(FloatConvert::<Double>::convert(x, lost).value),
        }
    }
    by_kind!(from, go(to, x))
}

fn to_int(kind: FloatKind, x: u64, width: u32, signed: bool) -> Option<u128> {
    fn go<F: Float>(x: u64, width: u32, signed: bool) -> Option<u128> {
        use rustc_apfloat::Status;
        let x = number::<F>(x);
        let width = width as usize;
        let (value, status) = if signed {
            let r = x.to_i128(width);
            (r.value as u128, r.status)
        } else {
            let r = x.to_u128(width);
            (r.value, r.status)
        };
        (!status.contains(Status::INVALID_OP)).then_some(value & mask(width as u32))
    }
    by_kind!(kind, go(x, width, signed))
}

fn from_unsigned(kind: FloatKind, x: u128) -> u64 {
    fn go<F: Float>(x: u128) -> u64 {
        bits(F::from_u128(x).value)
    }
    by_kind!(kind, go(x))
}

fn from_signed(kind: FloatKind, x: i128) -> u64 {
    fn go<F: Float>(x: i128) -> u64 {
        bits(F::from_i128(x).value)
    }
    by_kind!(kind, go(x))
}

/// The sign bit of a format.
pub fn sign_bit(kind: FloatKind) -> u64 {
    1 << (kind.bits() - 1)
}

/// The bits of a small integer as a float.
pub fn small(kind: FloatKind, x: i32) -> u64 {
    from_signed(kind, i128::from(x))
}

/// Is it a number other than zero, neither subnormal nor infinite?
fn is_normal(kind: FloatKind, x: u64) -> bool {
    let exponent = x & kind.infinity();
    exponent != 0 && exponent != kind.infinity()
}

/// `1 / x`, rounded to nearest even, if it and `x` are normal numbers.
pub fn reciprocal(kind: FloatKind, x: u64) -> Option<u64> {
    let inverse = binary_float(kind, BinaryOp::FDiv, small(kind, 1), x)?;
    (is_normal(kind, x) && is_normal(kind, inverse)).then_some(inverse)
}

/// `1 / x`, if that is exact: `x` is a power of two, and it and the reciprocal are normal numbers.
pub fn exact_reciprocal(kind: FloatKind, x: u64) -> Option<u64> {
    let is_power = x & mask(kind.mantissa_bits()) as u64 == 0;
    reciprocal(kind, x).filter(|_| is_power)
}

/// The significand of a normal number, from a half to below one, with its sign, and the exponent
/// with which it is the number.
pub fn significand_and_exponent(kind: FloatKind, x: u64) -> Option<(u64, i32)> {
    if !is_normal(kind, x) {
        return None;
    }
    // That of a half.
    let half = (1 << (kind.exponent_bits() - 1)) - 2;
    let exponent = (x & kind.infinity()) >> kind.mantissa_bits();
    let significand = x & !kind.infinity() | half << kind.mantissa_bits();
    Some((significand, exponent as i32 - half as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        use BinaryOp::*;
        assert_eq!(binary_int(Add, 0xff, 1, 8), Some(0));
        assert_eq!(binary_int(SDiv, 0xf9, 2, 8), Some(0xfd));
        assert_eq!(binary_int(SRem, 0xf9, 2, 8), Some(0xff));
        assert_eq!(binary_int(SDiv, 0x80, 0xff, 8), None);
        assert_eq!(binary_int(UDiv, 1, 0, 8), None);
        assert_eq!(binary_int(AShr, 0x80, 3, 8), Some(0xf0));
        assert_eq!(binary_int(Mul, u128::MAX, u128::MAX, 128), Some(1));
        assert!(compare_ints(IntCC::Slt, 0x80, 0, 8) && compare_ints(IntCC::Ugt, 0x80, 0, 8));
    }

    #[test]
    fn floats() {
        let f = |x: f32| u64::from(x.to_bits());
        let k = FloatKind::Float;
        assert_eq!(
            binary_float(k, BinaryOp::FDiv, f(1.0), f(3.0)),
            Some(f(1.0 / 3.0))
        );
        assert_eq!(exact_reciprocal(k, f(8.0)), Some(f(0.125)));
        assert_eq!(exact_reciprocal(k, f(3.0)), None);
        assert_eq!(exact_reciprocal(k, f(0.0)), None);
        assert!(!compare_floats(k, FloatCC::Oeq, f(f32::NAN), f(0.0)));
        assert!(compare_floats(k, FloatCC::Une, f(f32::NAN), f(0.0)));
        assert!(compare_floats(k, FloatCC::Oeq, f(-0.0), f(0.0)));
        let to = Scalar::Int(8);
        let from = Scalar::Float(k);
        let int = |x: f32, op| cast(op, u128::from(x.to_bits()), from, to);
        assert_eq!(int(-1.5, CastOp::FpToSi), Some(0xff));
        assert_eq!(int(-0.5, CastOp::FpToUi), Some(0));
        assert_eq!(int(300.0, CastOp::FpToUi), None);
        assert_eq!(
            cast(
                CastOp::FpTrunc,
                u128::from(0x3ff8_0000_0000_0000u64),
                Scalar::Float(FloatKind::Double),
                from
            ),
            Some(u128::from(f(1.5)))
        );
    }
}
