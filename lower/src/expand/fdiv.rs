//! Division of floats.
//!
//! The correctly rounded sequences scale the operands (`div.scale`) so that neither the reciprocal
//! nor the residues leave the normal range, refine the reciprocal and the quotient by fused
//! residues, undo the scaling while rounding (`div.fmas`), and put in the special cases
//! (`div.fixup`): manual, chapter 12, V_DIV_SCALE, V_DIV_FMAS, V_DIV_FIXUP. The residues may be
//! subnormal: where the function flushes subnormal floats, the mantissas are divided, and the
//! exponents put in afterwards.
//!
//! They are the machine's sequences, and llc's. Of one kind of doubles the result is not the
//! nearest number: where the significand of the divisor is all ones, the reciprocal is half a unit
//! and very little above a power of two, is taken to be the power, and so is the quotient that is
//! as near to one: `2.0 / 0x1.fffffffffffffp0` is 1 and not the next number above it, wrong by
//! 0.5 + 2^-54 units. The second residue of single precision rights that there.

use super::round;
use crate::legal::emitter::{Denormals, Emitter};
use crate::target::{DivScaleCondition, HalfArithmetic};
use ir::{ArithFlags, CastOp, FloatCC, IntCC, Intrinsic, Type, Value};

/// `a / b`; `ulp` is the error that `!fpmath` permits.
pub(crate) fn divide(
    e: &mut Emitter,
    flags: ArithFlags,
    ulp: Option<f32>,
    a: Value,
    b: Value,
) -> Value {
    match e.ty(a) {
        Type::F16 => divide_f16(e, flags, a, b),
        Type::F64 => divide_f64(e, flags, a, b),
        _ => divide_f32(e, flags, ulp, a, b),
    }
}

/// 1.0 or -1.0: the sign of the reciprocal that the division is.
pub(crate) fn unit_numerator(e: &Emitter, a: Value) -> Option<Sign> {
    let (one, minus) = match e.ty(a) {
        Type::F16 => (0x3c00, 0xbc00),
        Type::F32 => (0x3f80_0000, 0xbf80_0000),
        _ => (0x3ff0_0000_0000_0000, 0xbff0_0000_0000_0000),
    };
    match e.const_bits(a)? {
        bits if bits == one => Some(Sign::Plus),
        bits if bits == minus => Some(Sign::Minus),
        _ => None,
    }
}

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    Plus,
    Minus,
}

/// A value, or its negation.
pub(crate) fn with_sign(e: &mut Emitter, sign: Sign, v: Value) -> Value {
    match sign {
        Sign::Plus => v,
        Sign::Minus => e.fneg(v),
    }
}

// half

/// Through float: a · rcp(b), corrected by one residue, is off by little more than a float's ulp;
/// the second residue says which side of the quotient it lies on, and one bit of that size keeps a
/// quotient near a half's rounding boundary on the right side of it.
fn divide_f16(e: &mut Emitter, flags: ArithFlags, a: Value, b: Value) -> Value {
    if flags.contains(ArithFlags::AFN) {
        let r = e.unary(Intrinsic::Rcp, b);
        return match unit_numerator(e, a) {
            Some(sign) => with_sign(e, sign, r),
            None => e.fmul(a, r),
        };
    }
    if let Some(sign) = unit_numerator(e, a) {
        // v_rcp_f16 is correct to 0.51 ulp, which llc takes as correctly rounded.
        let r = e.unary(Intrinsic::Rcp, b);
        return with_sign(e, sign, r);
    }
    let fa = e.cast(CastOp::FpExt, a, Type::F32);
    let fb = e.cast(CastOp::FpExt, b, Type::F32);
    let minus = e.fneg(fb);
    let r = e.unary(Intrinsic::Rcp, fb);
    let q = e.fmul(fa, r);
    let residue = e.fma(minus, q, fa);
    let q = e.fma(residue, r, q);
    let residue = e.fma(minus, q, fa);
    let nudge = e.fmul(residue, r);
    let bits = e.bitcast(nudge, Type::I32);
    let power = e.and_const(bits, 0xff80_0000);
    let nudge = e.bitcast(power, Type::F32);
    let q = e.fadd(nudge, q);
    if e.target.halves == HalfArithmetic::AsFloats {
        let q = e.intr(Intrinsic::DivFixup, &[q, fb, fa], Type::F32);
        return e.cast(CastOp::FpTrunc, q, Type::F16);
    }
    let q = e.cast(CastOp::FpTrunc, q, Type::F16);
    e.intr(Intrinsic::DivFixup, &[q, b, a], Type::F16)
}

// float

fn divide_f32(e: &mut Emitter, flags: ArithFlags, ulp: Option<f32>, a: Value, b: Value) -> Value {
    let ulp = ulp.unwrap_or(0.0);
    let sign = unit_numerator(e, a);
    if flags.contains(ArithFlags::AFN) {
        let r = e.unary(Intrinsic::Rcp, b);
        return match sign {
            Some(sign) => with_sign(e, sign, r),
            None => e.fmul(a, r),
        };
    }
    let flush = e.mode.f32_denormals == Denormals::Flush;
    match sign {
        Some(sign) if ulp >= 1.0 => {
            let r = if flush {
                e.unary(Intrinsic::Rcp, b)
            } else {
                scaled_reciprocal(e, b)
            };
            return with_sign(e, sign, r);
        }
        _ if ulp >= 2.5 && flush => return divide_large(e, a, b),
        _ if ulp >= 2.5 => return divide_by_mantissas(e, a, b),
        // Off by the reciprocal's ulp and the product's half.
        _ if ulp >= 1.5 && flags.contains(ArithFlags::ARCP) && flush => {
            let r = e.unary(Intrinsic::Rcp, b);
            return e.fmul(a, r);
        }
        _ => {}
    }
    correctly_rounded_f32(e, a, b)
}

/// 1 / b within one ulp, subnormals kept: the mantissa's reciprocal, scaled.
fn scaled_reciprocal(e: &mut Emitter, b: Value) -> Value {
    let mantissa = e.unary(Intrinsic::FrexpMant, b);
    let r = e.unary(Intrinsic::Rcp, mantissa);
    let exponent = round::exponent(e, b);
    let back = e.neg(exponent);
    e.ldexp(r, back)
}

/// a / b within 2.5 ulp, subnormals kept.
fn divide_by_mantissas(e: &mut Emitter, a: Value, b: Value) -> Value {
    let mantissa_b = e.unary(Intrinsic::FrexpMant, b);
    let r = e.unary(Intrinsic::Rcp, mantissa_b);
    let exponent_b = round::exponent(e, b);
    let exponent_a = round::exponent(e, a);
    let mantissa_a = e.unary(Intrinsic::FrexpMant, a);
    let q = e.fmul(mantissa_a, r);
    let exponent = e.sub(exponent_a, exponent_b);
    e.ldexp(q, exponent)
}

/// a / b within 2.5 ulp, subnormals flushed: a divisor above 2^96 is scaled lest its reciprocal be
/// flushed.
fn divide_large(e: &mut Emitter, a: Value, b: Value) -> Value {
    /// 2^96 and 2^-32.
    const LARGE: f32 = f32::from_bits(0x6f80_0000);
    const SCALE: f32 = f32::from_bits(0x2f80_0000);
    let abs = e.fabs(b);
    let large = e.f32(LARGE);
    let is_large = e.fcmp(FloatCC::Ogt, abs, large);
    let (scale, one) = (e.f32(SCALE), e.f32(1.0));
    let scale = e.select(is_large, scale, one);
    let b = e.fmul(b, scale);
    let r = e.unary(Intrinsic::Rcp, b);
    let q = e.fmul(a, r);
    e.fmul(scale, q)
}

fn correctly_rounded_f32(e: &mut Emitter, a: Value, b: Value) -> Value {
    if e.mode.f32_denormals.flushes_outputs() {
        return correctly_rounded_mantissas(e, a, b);
    }
    let (divisor, _) = div_scale(e, a, b, Scaled::Divisor);
    let (dividend, flag) = div_scale(e, a, b, Scaled::Dividend);
    let (residue, r, q) = refined_quotient(e, dividend, divisor);
    let q = e.intr(Intrinsic::DivFmas, &[residue, r, q, flag], Type::F32);
    e.intr(Intrinsic::DivFixup, &[q, b, a], Type::F32)
}

/// Where subnormals are flushed, scaled operands do not do: their residues may be subnormal, and
/// what is left of them is nothing. The mantissas are near one, and so no residue of them is below
/// 2^-50; the rest is exponents. A quotient that is subnormal is flushed in the end.
fn correctly_rounded_mantissas(e: &mut Emitter, a: Value, b: Value) -> Value {
    let dividend = e.unary(Intrinsic::FrexpMant, a);
    let divisor = e.unary(Intrinsic::FrexpMant, b);
    let exponent_a = round::exponent(e, a);
    let exponent_b = round::exponent(e, b);
    let (residue, r, q) = refined_quotient(e, dividend, divisor);
    let q = e.fma(residue, r, q);
    let exponent = e.sub(exponent_a, exponent_b);
    let q = e.ldexp(q, exponent);
    e.intr(Intrinsic::DivFixup, &[q, b, a], Type::F32)
}

/// The last residue of a quotient, the divisor's reciprocal, and the quotient, which `residue * r`
/// more rounds correctly.
fn refined_quotient(e: &mut Emitter, dividend: Value, divisor: Value) -> (Value, Value, Value) {
    let minus = e.fneg(divisor);
    let one = e.f32(1.0);
    let r = e.unary(Intrinsic::Rcp, divisor);
    let residue = e.fma(minus, r, one);
    let r = e.fma(residue, r, r);
    let q = e.fmul(dividend, r);
    let residue = e.fma(minus, q, dividend);
    let q = e.fma(residue, r, q);
    (e.fma(minus, q, dividend), r, q)
}

/// Which operand is scaled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scaled {
    Dividend,
    Divisor,
}

/// The scaled operand, and whether the quotient must be scaled back.
fn div_scale(e: &mut Emitter, a: Value, b: Value, which: Scaled) -> (Value, Value) {
    let ty = e.ty(a);
    let pair = e.ctx.types.structure(&[ty, Type::I1]);
    let numerator = e.bool(which == Scaled::Dividend);
    let both = e.intr(Intrinsic::DivScale, &[a, b, numerator], pair);
    let value = e.field(both, 0, ty);
    let flag = e.field(both, 1, Type::I1);
    (value, flag)
}

// double

fn divide_f64(e: &mut Emitter, flags: ArithFlags, a: Value, b: Value) -> Value {
    if flags.contains(ArithFlags::AFN) {
        return approximate_f64(e, a, b);
    }
    let (divisor, _) = div_scale(e, a, b, Scaled::Divisor);
    let minus = e.fneg(divisor);
    let r = e.unary(Intrinsic::Rcp, divisor);
    let r = refine(e, minus, r);
    let r = refine(e, minus, r);
    let (dividend, flag) = div_scale(e, a, b, Scaled::Dividend);
    let flag = match e.target.div_scale {
        DivScaleCondition::Usable => flag,
        DivScaleCondition::Compared => {
            let same = [(a, dividend), (b, divisor)].map(|(x, scaled)| {
                let [x, scaled] = [x, scaled].map(|v| {
                    let bits = e.bitcast(v, Type::I64);
                    e.hi(bits)
                });
                e.icmp(IntCC::Eq, x, scaled)
            });
            e.xor(same[0], same[1])
        }
    };
    let q = e.fmul(dividend, r);
    let residue = e.fma(minus, q, dividend);
    let q = e.intr(Intrinsic::DivFmas, &[residue, r, q, flag], Type::F64);
    e.intr(Intrinsic::DivFixup, &[q, b, a], Type::F64)
}

/// One Newton step for the reciprocal of `-minus`.
pub(crate) fn refine(e: &mut Emitter, minus: Value, r: Value) -> Value {
    let one = match e.ty(r) {
        Type::F64 => e.f64(1.0),
        _ => e.f32(1.0),
    };
    let residue = e.fma(minus, r, one);
    e.fma(residue, r, r)
}

fn approximate_f64(e: &mut Emitter, a: Value, b: Value) -> Value {
    let minus = e.fneg(b);
    let r = e.unary(Intrinsic::Rcp, b);
    let r = refine(e, minus, r);
    let r = refine(e, minus, r);
    let q = e.fmul(a, r);
    let residue = e.fma(minus, q, a);
    e.fma(residue, r, q)
}
