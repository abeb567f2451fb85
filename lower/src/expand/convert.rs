//! Conversions between floats and integers, and between float formats, where there is no
//! instruction.

use crate::fold;
use crate::legal::emitter::Emitter;
use crate::legal::int::{Extend, Num, container};
use ir::{ArithFlags, CastOp, FloatCC, FloatKind, IntCC, Intrinsic, Type, Value};

// bfloat

/// A bfloat's bits (with garbage above) as the float that it is: exact.
pub(crate) fn bf16_to_f32(e: &mut Emitter, v: Value) -> Value {
    let bits = e.shl_const(v, 16);
    e.bitcast(bits, Type::F32)
}

/// A float rounded to bfloat, to nearest even; the result's bits in an i32.
///
/// Adding 0x7fff plus the last bit that is kept carries into it exactly if the dropped half is
/// above one half, or is one half and the kept part odd. A NaN is made quiet instead, lest the
/// carry turn it into an infinity.
pub(crate) fn f32_to_bf16(e: &mut Emitter, v: Value) -> Value {
    let bits = e.bitcast(v, Type::I32);
    let up = e.lshr_const(bits, 16);
    let odd = e.and_const(up, 1);
    let sum = e.add(odd, bits);
    let rounded = e.add_const(sum, 0x7fff);
    let quiet_bit = e.i32(0x0040_0000);
    let quiet = e.or(bits, quiet_bit);
    let nan = e.fcmp(FloatCC::Uno, v, v);
    let bits = e.select(nan, quiet, rounded);
    e.lshr_const(bits, 16)
}

/// A double rounded to float "to odd": a result that is not exact gets an odd last bit, so that a
/// second rounding to fewer bits gives what rounding once would have given.
pub(crate) fn f64_to_f32_odd(e: &mut Emitter, v: Value) -> Value {
    let near = e.cast(CastOp::FpTrunc, v, Type::F32);
    let back = e.cast(CastOp::FpExt, near, Type::F64);
    let bits = e.bitcast(near, Type::I32);
    // The neighbour on the other side of the exact value: away from zero if that is larger than the
    // result.
    let (abs, abs_back) = (e.fabs(v), e.fabs(back));
    let larger = e.fcmp(FloatCC::Ogt, abs, abs_back);
    let (one, minus) = (e.i32(1), e.i32(u32::MAX));
    let step = e.select(larger, one, minus);
    let other = e.add(bits, step);
    let exact = e.fcmp(FloatCC::Ueq, v, back);
    let low = e.and_const(bits, 1);
    let odd = e.icmp_const(IntCC::Ne, low, 0);
    let keep = e.or(exact, odd);
    let bits = e.select(keep, bits, other);
    e.bitcast(bits, Type::F32)
}

// double to half

/// A double rounded to half. Rounded twice if approximate functions are allowed.
///
/// Otherwise first to 24 bits "to odd" (the bits below become one sticky bit at the end of those
/// kept), which the conversion to float then finds exact, and a half's 11 bits are few enough that
/// the second rounding is right. Numbers below a float's normal range are far below the smallest
/// half, and become zero either way.
pub(crate) fn f64_to_f16(e: &mut Emitter, flags: ArithFlags, v: Value) -> Value {
    /// Bits of a double's mantissa that a float does not have.
    const DROPPED: u32 = 52 - 23;
    if flags.contains(ArithFlags::AFN) {
        let x = e.cast(CastOp::FpTrunc, v, Type::F32);
        return e.cast(CastOp::FpTrunc, x, Type::F16);
    }
    let bits = e.bitcast(v, Type::I64);
    let (lo, hi) = (e.lo(bits), e.hi(bits));
    let kept = e.and_const(lo, u64::from(!((1u32 << DROPPED) - 1)));
    let dropped = e.and_const(lo, (1 << DROPPED) - 1);
    let inexact = e.icmp_const(IntCC::Ne, dropped, 0);
    let (sticky, zero) = (e.i32(1 << DROPPED), e.i32(0));
    let sticky = e.select(inexact, sticky, zero);
    let lo = e.or(kept, sticky);
    let bits = e.pack(lo, hi);
    let odd = e.bitcast(bits, Type::F64);
    let x = e.cast(CastOp::FpTrunc, odd, Type::F32);
    e.cast(CastOp::FpTrunc, x, Type::F16)
}

// Float to integer

/// `fptoui` or `fptosi` to an integer of `bits` bits. What is out of range is poison.
pub(crate) fn float_to_int(e: &mut Emitter, x: Value, bits: u32, how: Extend) -> Num {
    let x = match e.ty(x) {
        Type::F16 => e.cast(CastOp::FpExt, x, Type::F32),
        _ => x,
    };
    match container(bits) {
        1 | 32 => {
            let v = float_to_word(e, x, how);
            if bits == 1 {
                return e.trunc(v, Type::I1).into();
            }
            match how {
                Extend::Zero => e.note_leading_zeros(v, 32 - bits),
                Extend::Sign => e.note_sign_bits(v, 33 - bits),
            }
            v.into()
        }
        64 => float_to_i64(e, x, how).into(),
        _ => float_to_i128(e, x, how),
    }
}

/// The conversion instruction to i32.
fn float_to_word(e: &mut Emitter, x: Value, how: Extend) -> Value {
    let op = match how {
        Extend::Zero => CastOp::FpToUi,
        Extend::Sign => CastOp::FpToSi,
    };
    e.cast(op, x, Type::I32)
}

/// To i64: the integer part is split at 2^32, both parts are exact.
fn float_to_i64(e: &mut Emitter, x: Value, how: Extend) -> Value {
    let whole = e.unary(Intrinsic::FTrunc, x);
    if e.ty(x) == Type::F64 {
        // Rounded down, the upper part is the signed upper word, and the rest is not negative.
        let n = e.i32(-32i32 as u32);
        let scaled = e.ldexp(whole, n);
        let high = e.unary(Intrinsic::Floor, scaled);
        let minus = e.f64(-4_294_967_296.0);
        let low = e.fma(high, minus, whole);
        let lo = float_to_word(e, low, Extend::Zero);
        let hi = float_to_word(e, high, how);
        return e.pack(lo, hi);
    }
    // A float has too few bits for the rest of a rounded down negative number: so of the absolute
    // value.
    let magnitude = match how {
        Extend::Zero => whole,
        Extend::Sign => e.fabs(whole),
    };
    let small = e.f32(1.0 / 4_294_967_296.0);
    let scaled = e.fmul(magnitude, small);
    let high = e.unary(Intrinsic::Floor, scaled);
    let minus = e.f32(-4_294_967_296.0);
    let low = e.fma(high, minus, magnitude);
    let lo = float_to_word(e, low, Extend::Zero);
    let hi = float_to_word(e, high, Extend::Zero);
    match how {
        Extend::Zero => e.pack(lo, hi),
        Extend::Sign => {
            let bits = e.bitcast(whole, Type::I32);
            let sign = e.ashr_const(bits, 31);
            let (lo, hi) = (e.xor(lo, sign), e.xor(hi, sign));
            let flipped = e.pack(lo, hi);
            let sign = e.pack(sign, sign);
            e.sub(flipped, sign)
        }
    }
}

/// To 128 bits: the absolute value, split at 2^64.
fn float_to_i128(e: &mut Emitter, x: Value, how: Extend) -> Num {
    let x = match e.ty(x) {
        Type::F32 => e.cast(CastOp::FpExt, x, Type::F64),
        _ => x,
    };
    let whole = e.unary(Intrinsic::FTrunc, x);
    let magnitude = e.fabs(whole);
    let n = e.i32(-64i32 as u32);
    let scaled = e.ldexp(magnitude, n);
    let high = e.unary(Intrinsic::Floor, scaled);
    let minus = e.f64(-18_446_744_073_709_551_616.0);
    let low = e.fma(high, minus, magnitude);
    let lo = float_to_i64(e, low, Extend::Zero);
    let hi = float_to_i64(e, high, Extend::Zero);
    if how == Extend::Zero {
        return Num::wide(lo, hi);
    }
    let top = e.f64_hi(whole);
    let sign = e.ashr_const(top, 31);
    let sign = e.pack(sign, sign);
    let flipped = Num::wide(e.xor(lo, sign), e.xor(hi, sign));
    crate::expand::wide::sub(e, flipped, Num::wide(sign, sign))
}

// Integer to float

/// `uitofp` or `sitofp` of an integer of `bits` bits.
pub(crate) fn int_to_float(
    e: &mut Emitter,
    n: Num,
    bits: u32,
    to: FloatKind,
    how: Extend,
) -> Value {
    if bits == 1 {
        return bool_to_float(e, n.lo, to, how);
    }
    let n = e.extend_low(n, bits, how);
    if to == FloatKind::Double {
        return match container(bits) {
            32 => word_to(e, n.lo, Type::F64, how),
            64 => i64_to_f64(e, n.lo, how),
            _ => i128_to_f64(e, n, how),
        };
    }
    match to {
        FloatKind::Float => int_to_f32(e, n, bits, how),
        // A float is exact for 24 bits, and what has more is beyond all halves, rounded or not.
        FloatKind::Half => {
            let x = int_to_f32(e, n, bits, how);
            e.cast(CastOp::FpTrunc, x, Type::F16)
        }
        _ => {
            let x = narrow_source(e, n, bits, how);
            f32_to_bf16(e, x)
        }
    }
}

/// An integer as a float whose rounding does not disturb a second one to bfloat: exact up to 24
/// bits; wider ones go through double (exact up to 53 bits; above, its rounding is far below what
/// is kept, and a sticky bit stands for the rest), rounded to odd.
fn narrow_source(e: &mut Emitter, n: Num, bits: u32, how: Extend) -> Value {
    let fits = match how {
        Extend::Zero => n.hi.is_none() && e.fits_unsigned(n.lo, 24),
        Extend::Sign => n.hi.is_none() && e.fits_signed(n.lo, 25),
    };
    if fits {
        return int_to_f32(e, n, bits, how);
    }
    let double = match container(bits) {
        32 => word_to(e, n.lo, Type::F64, how),
        64 => {
            let sticky = squash(e, n.lo);
            i64_to_f64(e, sticky, how)
        }
        _ => {
            // The upper 64 bits with a sticky bit for the lower ones: as a bfloat a number of that
            // size has its last bit far above.
            let (abs, negative) = magnitude(e, n, how);
            let x = u128_to_f64(e, abs, Sticky::Odd);
            return finish_sign_f32(e, x, negative);
        }
    };
    f64_to_f32_odd(e, double)
}

/// An i64 with its lowest 11 bits gathered into one sticky bit, which leaves 53 significant ones;
/// numbers that are already that small are kept.
fn squash(e: &mut Emitter, v: Value) -> Value {
    const GATHERED: u64 = (1 << 11) - 1;
    let low = e.and_const(v, GATHERED);
    let any = e.icmp_const(IntCC::Ne, low, 0);
    let kept = e.and_const(v, !GATHERED);
    let (one, zero) = (e.i64(1 << 11), e.i64(0));
    let sticky = e.select(any, one, zero);
    let squashed = e.or(kept, sticky);
    // |v| < 2^53 is exact as it is.
    let offset = e.add_const(v, 1 << 52);
    let small = e.icmp_const(IntCC::Ult, offset, 1 << 53);
    e.select(small, v, squashed)
}

fn finish_sign_f32(e: &mut Emitter, x: Value, negative: Option<Value>) -> Value {
    let x = f64_to_f32_odd(e, x);
    match negative {
        None => x,
        Some(negative) => {
            let minus = e.fneg(x);
            e.select(negative, minus, x)
        }
    }
}

fn bool_to_float(e: &mut Emitter, cond: Value, to: FloatKind, how: Extend) -> Value {
    let negative = how == Extend::Sign;
    let (one, zero) = match to {
        FloatKind::Half => (
            e.f16_bits(if negative { 0xbc00 } else { 0x3c00 }),
            e.f16_bits(0),
        ),
        FloatKind::BFloat => (e.i32(if negative { 0xbf80 } else { 0x3f80 }), e.i32(0)),
        FloatKind::Float => (e.f32(if negative { -1.0 } else { 1.0 }), e.f32(0.0)),
        FloatKind::Double => (e.f64(if negative { -1.0 } else { 1.0 }), e.f64(0.0)),
    };
    e.select(cond, one, zero)
}

/// The conversion instruction from i32.
fn word_to(e: &mut Emitter, v: Value, ty: Type, how: Extend) -> Value {
    let op = match how {
        Extend::Zero => CastOp::UiToFp,
        Extend::Sign => CastOp::SiToFp,
    };
    e.cast(op, v, ty)
}

fn int_to_f32(e: &mut Emitter, n: Num, bits: u32, how: Extend) -> Value {
    match container(bits) {
        32 => word_to(e, n.lo, Type::F32, how),
        64 if how == Extend::Zero && e.fits_unsigned(n.lo, 32) => {
            let lo = e.lo(n.lo);
            word_to(e, lo, Type::F32, how)
        }
        64 if how == Extend::Sign && e.fits_signed(n.lo, 32) => {
            let lo = e.lo(n.lo);
            word_to(e, lo, Type::F32, how)
        }
        64 => i64_to_f32(e, n.lo, how),
        _ => {
            let (abs, negative) = magnitude(e, n, how);
            let x = u128_to_f64(e, abs, Sticky::Odd);
            // The double is rounded to odd, so this rounding is the only one.
            let x = e.cast(CastOp::FpTrunc, x, Type::F32);
            signed(e, x, negative)
        }
    }
}

/// From i64: shifted until the top bit is significant, the lower word gathered into a sticky bit,
/// the upper word converted (with 32 bits, 8 more than a float keeps, the sticky bit is below the
/// rounding position), scaled back.
fn i64_to_f32(e: &mut Emitter, v: Value, how: Extend) -> Value {
    let (lo, hi) = (e.lo(v), e.hi(v));
    let shift = match how {
        Extend::Zero => {
            let n = e.intr(Intrinsic::FfbhU32, &[hi], Type::I32);
            let most = e.i32(32);
            e.min_max(Intrinsic::UMin, n, most)
        }
        Extend::Sign => {
            // ffbh of the sign gives -1 for 0 and -1; then the lower word's top bit may be the sign
            // bit, or not: 32 if it equals the sign, else 31.
            let n = e.intr(Intrinsic::FfbhI32, &[hi], Type::I32);
            let n = e.add_const(n, u64::from(u32::MAX));
            let x = e.xor(lo, hi);
            let differs = e.ashr_const(x, 31);
            let most = e.add_const(differs, 32);
            e.min_max(Intrinsic::UMin, n, most)
        }
    };
    let wide = e.zext(shift, Type::I64);
    let shifted = e.shl(v, wide);
    let (lo, hi) = (e.lo(shifted), e.hi(shifted));
    let one = e.i32(1);
    let sticky = e.min_max(Intrinsic::UMin, lo, one);
    let word = e.or(hi, sticky);
    let x = word_to(e, word, Type::F32, how);
    let most = e.i32(32);
    let exponent = e.sub(most, shift);
    e.ldexp(x, exponent)
}

/// From i64: both words are exact as doubles, and their sum is rounded once.
fn i64_to_f64(e: &mut Emitter, v: Value, how: Extend) -> Value {
    if how == Extend::Zero && e.fits_unsigned(v, 32) || how == Extend::Sign && e.fits_signed(v, 32)
    {
        let lo = e.lo(v);
        return word_to(e, lo, Type::F64, how);
    }
    let (lo, hi) = (e.lo(v), e.hi(v));
    let high = word_to(e, hi, Type::F64, how);
    let low = word_to(e, lo, Type::F64, Extend::Zero);
    let n = e.i32(32);
    let high = e.ldexp(high, n);
    e.fadd(high, low)
}

/// Absolute value of an i128, and whether it was negative.
fn magnitude(e: &mut Emitter, n: Num, how: Extend) -> (Num, Option<Value>) {
    if how == Extend::Zero {
        return (n, None);
    }
    let sign = e.ashr_const(n.high(), 63);
    let flipped = Num::wide(e.xor(n.lo, sign), e.xor(n.high(), sign));
    let abs = crate::expand::wide::sub(e, flipped, Num::wide(sign, sign));
    let negative = e.icmp_const(IntCC::Slt, n.high(), 0);
    (abs, Some(negative))
}

/// How an unsigned i128 becomes a double.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sticky {
    /// To nearest.
    Nearest,
    /// To odd: 53 bits, of which the last is sticky.
    Odd,
}

/// From an unsigned i128: shifted until the top bit is set, lower bits gathered into a sticky bit,
/// scaled back.
fn u128_to_f64(e: &mut Emitter, n: Num, rounding: Sticky) -> Value {
    let zeros = crate::expand::bits::count_leading_zeros_128(e, n);
    let wide = e.zext(zeros, Type::I64);
    let zero = e.i64(0);
    let shifted = crate::expand::wide::binary(e, ir::BinaryOp::Shl, n, Num::wide(wide, zero));
    let any = e.icmp_const(IntCC::Ne, shifted.lo, 0);
    let any = e.zext(any, Type::I64);
    let mut top = e.or(shifted.high(), any);
    if rounding == Sticky::Odd {
        // 53 bits are left: the conversion is exact.
        let low = e.and_const(top, (1 << 11) - 1);
        let more = e.icmp_const(IntCC::Ne, low, 0);
        let (one, none) = (e.i64(1 << 11), e.i64(0));
        let sticky = e.select(more, one, none);
        let kept = e.and_const(top, !((1 << 11) - 1));
        top = e.or(kept, sticky);
    }
    let x = i64_to_f64(e, top, Extend::Zero);
    let most = e.i32(64);
    let exponent = e.sub(most, zeros);
    e.ldexp(x, exponent)
}

fn i128_to_f64(e: &mut Emitter, n: Num, how: Extend) -> Value {
    let (abs, negative) = magnitude(e, n, how);
    let x = u128_to_f64(e, abs, Sticky::Nearest);
    signed(e, x, negative)
}

fn signed(e: &mut Emitter, x: Value, negative: Option<Value>) -> Value {
    match negative {
        None => x,
        Some(negative) => {
            let minus = e.fneg(x);
            e.select(negative, minus, x)
        }
    }
}

// Saturating conversions

/// `fptoui.sat` or `fptosi.sat`: NaN becomes 0, what is out of range the nearest integer of the
/// type.
///
/// The conversion instructions to i32 do just that (manual, chapter 12: V_CVT_I32_F32 and its kin),
/// so the saturating intrinsics are legal for i32; narrower integers are clamped after it.
pub(crate) fn float_to_int_sat(e: &mut Emitter, x: Value, bits: u32, how: Extend) -> Num {
    let x = match e.ty(x) {
        Type::F16 => e.cast(CastOp::FpExt, x, Type::F32),
        _ => x,
    };
    if container(bits) <= 32 {
        return float_to_word_sat(e, x, bits, how);
    }
    let (min, max) = match how {
        Extend::Zero => (0, fold::mask(bits)),
        Extend::Sign => (1u128 << (bits - 1), fold::mask(bits) >> 1),
    };
    let converted = float_to_int(e, x, bits, how);
    let low = e.num_const(bits, min);
    let high = e.num_const(bits, max);
    let zero = e.num_const(bits, 0);
    // x < min or x >= max + 1 is out of range; both bounds are powers of two, so exact. What lies
    // between -1 and 0 is converted to 0 whether it is called out of range or not.
    let (below, above) = match how {
        Extend::Zero => (0.0, 2f64.powi(bits as i32)),
        Extend::Sign => (-(2f64.powi(bits as i32 - 1)), 2f64.powi(bits as i32 - 1)),
    };
    let (below, above) = match e.ty(x) {
        // 2^128 is not a float: nothing finite reaches it, and infinity stands in for it.
        Type::F32 => (e.f32(below as f32), e.f32(above as f32)),
        _ => (e.f64(below), e.f64(above)),
    };
    let under = e.fcmp(FloatCC::Olt, x, below);
    let over = e.fcmp(FloatCC::Oge, x, above);
    let nan = e.fcmp(FloatCC::Uno, x, x);
    let r = e.select_num(under, low, converted);
    let r = e.select_num(over, high, r);
    e.select_num(nan, zero, r)
}

fn float_to_word_sat(e: &mut Emitter, x: Value, bits: u32, how: Extend) -> Num {
    let id = match how {
        Extend::Zero => Intrinsic::FpToUiSat,
        Extend::Sign => Intrinsic::FpToSiSat,
    };
    let v = e.intr(id, &[x], Type::I32);
    let v = match how {
        Extend::Zero if bits < 32 => {
            let max = e.i32(fold::mask(bits) as u32);
            e.min_max(Intrinsic::UMin, v, max)
        }
        Extend::Sign if bits < 32 => {
            let max = e.i32((fold::mask(bits) >> 1) as u32);
            let min = e.i32(u32::MAX << (bits - 1));
            let v = e.min_max(Intrinsic::SMin, v, max);
            let v = e.min_max(Intrinsic::SMax, v, min);
            e.note_sign_bits(v, 33 - bits);
            v
        }
        _ => v,
    };
    match bits {
        // As an i1, 1 and -1 are both true.
        1 => e.icmp_const(IntCC::Ne, v, 0).into(),
        _ => v.into(),
    }
}
