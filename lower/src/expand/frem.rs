//! `frem`: the remainder of a division of floats, exact, with the dividend's sign (C's `fmod`).

use crate::expand::fdiv;
use crate::legal::emitter::Emitter;
use ir::{ArithFlags, CastOp, FloatCC, IntCC, Intrinsic, Type, Value};

/// `a - b · trunc(a / b)`
pub(crate) fn remainder(e: &mut Emitter, flags: ArithFlags, a: Value, b: Value) -> Value {
    if flags.contains(ArithFlags::AFN) {
        let q = fdiv::divide(e, flags, None, a, b);
        let q = e.unary(Intrinsic::FTrunc, q);
        let minus = e.fneg(q);
        return e.fma(minus, b, a);
    }
    if e.ty(a) == Type::F16 {
        // Exact as float, and so is the remainder, which has the divisor's precision at most.
        let fa = e.cast(CastOp::FpExt, a, Type::F32);
        let fb = e.cast(CastOp::FpExt, b, Type::F32);
        let r = exact(e, fa, fb);
        return e.cast(CastOp::FpTrunc, r, Type::F16);
    }
    exact(e, a, b)
}

/// Bits of the quotient that one step takes away.
///
/// A step finds q = rint(x · rcp(y)) for x < 2^STEP · y and takes x - q·y. The estimate x · rcp(y)
/// is off by a few rounding units of 2^STEP, so far below one half; |x - q·y| is below 0.6 y, and a
/// multiple of the last bit of y, so it is exact.
const fn step_bits(ty: Type) -> u32 {
    if matches!(ty, Type::F64) { 26 } else { 12 }
}

fn exact(e: &mut Emitter, a: Value, b: Value) -> Value {
    let ty = e.ty(a);
    let (abs_a, abs_b) = (e.fabs(a), e.fabs(b));
    let larger = e.fcmp(FloatCC::Ogt, abs_a, abs_b);
    let (long, short, end) = (e.make_block(), e.make_block(), e.make_block());
    let result = e.block_param(end, ty);
    e.branch(larger, long, short);

    e.start_block(short);
    let equal = e.fcmp(FloatCC::Oeq, abs_a, abs_b);
    let zero = zero_of(e, ty);
    let signed_zero = e.intr(Intrinsic::CopySign, &[zero, a], ty);
    let r = e.select(equal, signed_zero, a);
    e.jump(end, &[r]);

    e.start_block(long);
    let r = reduce(e, abs_a, abs_b);
    let r = e.intr(Intrinsic::CopySign, &[r, a], ty);
    e.jump(end, &[r]);

    e.start_block(end);
    // An infinite or NaN dividend, a zero or NaN divisor: NaN.
    let infinity = match ty {
        Type::F64 => e.f64(f64::INFINITY),
        _ => e.f32(f32::INFINITY),
    };
    let finite = e.fcmp(FloatCC::Olt, abs_a, infinity);
    let nonzero = e.fcmp(FloatCC::One, b, zero);
    let valid = e.and(finite, nonzero);
    let nan = match ty {
        Type::F64 => e.float_bits(ty, 0x7ff8_0000_0000_0000),
        _ => e.float_bits(ty, 0x7fc0_0000),
    };
    e.select(valid, result, nan)
}

fn zero_of(e: &mut Emitter, ty: Type) -> Value {
    e.float_bits(ty, 0)
}

/// The remainder of positive numbers, the dividend the larger one.
fn reduce(e: &mut Emitter, a: Value, b: Value) -> Value {
    let ty = e.ty(a);
    let bits = step_bits(ty);
    let exponent_a = e.intr(Intrinsic::FrexpExp, &[a], Type::I32);
    let exponent_b = e.intr(Intrinsic::FrexpExp, &[b], Type::I32);
    let one = e.i32(1);
    // The divisor in [1, 2), and its reciprocal.
    let mantissa = e.unary(Intrinsic::FrexpMant, b);
    let y = e.ldexp(mantissa, one);
    let minus = e.fneg(y);
    let r = e.unary(Intrinsic::Rcp, y);
    let inverse = fdiv::refine(e, minus, r);
    let inverse = match ty {
        Type::F64 => fdiv::refine(e, minus, inverse),
        _ => inverse,
    };
    // The dividend in [2^(bits-1), 2^bits), and the quotient's bits that are left.
    let mantissa = e.unary(Intrinsic::FrexpMant, a);
    let n = e.i32(bits);
    let x = e.ldexp(mantissa, n);
    let down = e.add_const(exponent_b, u64::from(u32::MAX));
    let left = e.sub(exponent_a, down);
    let left = e.add_const(left, u64::from(u32::MAX));

    let (head, body, last) = (e.make_block(), e.make_block(), e.make_block());
    let x_now = e.block_param(head, ty);
    let left_now = e.block_param(head, Type::I32);
    e.jump(head, &[x, left]);
    e.start_block(head);
    let more = e.icmp_const(IntCC::Sgt, left_now, u64::from(bits));
    e.branch(more, body, last);
    e.start_block(body);
    let next = step(e, x_now, y, minus, inverse);
    let next = e.ldexp(next, n);
    let left_next = e.add_const(left_now, u64::from((bits as i32).wrapping_neg() as u32));
    e.jump(head, &[next, left_next]);
    e.start_block(last);
    // The last step takes the bits that remain.
    let back = e.add_const(left_now, u64::from((1 - bits as i32) as u32));
    let x = e.ldexp(x_now, back);
    let r = step(e, x, y, minus, inverse);
    e.ldexp(r, down)
}

/// x reduced by the divisor, into [0, y).
fn step(e: &mut Emitter, x: Value, y: Value, minus: Value, inverse: Value) -> Value {
    let ty = e.ty(x);
    let q = e.fmul(x, inverse);
    let q = e.unary(Intrinsic::Rint, q);
    let r = e.fma(q, minus, x);
    let raised = e.fadd(r, y);
    let zero = zero_of(e, ty);
    let negative = e.fcmp(FloatCC::Olt, r, zero);
    e.select(negative, raised, r)
}
