//! Exponential, logarithmic and trigonometric functions of halves and floats, `ldexp`, integer
//! powers.
//!
//! The hardware has 2^x, log2 x, and sine and cosine of full turns (manual, chapter 12: V_EXP_F32,
//! V_LOG_F32, V_SIN_F32), each within one ulp or the absolute error stated there; 2^x and log2 x
//! take and return no subnormal floats. Where these are kept, arguments are moved into the normal
//! range and results back.

use crate::legal::emitter::Emitter;
use crate::legal::int::{Num, container};
use crate::target::{Angles, HalfArithmetic};
use ir::{ArithFlags, CastOp, FloatCC, IntCC, Intrinsic, Type, Value};

/// One of the functions named in the [module](self).
pub(crate) fn unary(e: &mut Emitter, id: Intrinsic, flags: ArithFlags, x: Value) -> Value {
    let half = e.ty(x) == Type::F16;
    if half && e.target.halves == HalfArithmetic::AsFloats {
        return half_by_float(e, id, flags, x);
    }
    match id {
        Intrinsic::Sin => turn(e, Intrinsic::AmdSin, x),
        Intrinsic::Cos => turn(e, Intrinsic::AmdCos, x),
        Intrinsic::Exp2 if half => e.unary(Intrinsic::AmdExp2, x),
        Intrinsic::Exp2 => exp2(e, x),
        Intrinsic::Exp if half => exp_half(e, &EXP, x),
        Intrinsic::Exp10 if half => exp_half(e, &EXP10, x),
        Intrinsic::Exp => exp(e, flags, &EXP, x),
        Intrinsic::Exp10 => exp(e, flags, &EXP10, x),
        Intrinsic::Log2 if half => e.unary(Intrinsic::AmdLog, x),
        Intrinsic::Log2 => {
            let (log, shift) = log2(e, x);
            finish_log2(e, log, shift)
        }
        Intrinsic::Log if half => log_half(e, &LN, x),
        Intrinsic::Log10 if half => log_half(e, &LOG10, x),
        Intrinsic::Log => log(e, flags, &LN, x),
        _ => log(e, flags, &LOG10, x),
    }
}

/// A function of a half as that of a float: near enough, however approximate that is.
fn half_by_float(e: &mut Emitter, id: Intrinsic, flags: ArithFlags, x: Value) -> Value {
    let x = e.cast(CastOp::FpExt, x, Type::F32);
    let r = match id {
        Intrinsic::Exp2 => e.unary(Intrinsic::AmdExp2, x),
        Intrinsic::Log2 => e.unary(Intrinsic::AmdLog, x),
        _ => unary(e, id, flags | ArithFlags::AFN, x),
    };
    e.cast(CastOp::FpTrunc, r, Type::F16)
}

/// The bits of a float rounded to half, to nearest even, for constants.
fn half_constant(e: &mut Emitter, bits: u16) -> Value {
    e.f16_bits(bits)
}

/// Sine or cosine: the instruction takes full turns.
fn turn(e: &mut Emitter, id: Intrinsic, x: Value) -> Value {
    let inverse = match e.ty(x) {
        // 1 / 2π as a half.
        Type::F16 => half_constant(e, 0x3118),
        _ => e.f32(std::f32::consts::FRAC_1_PI / 2.0),
    };
    let turns = e.fmul(x, inverse);
    let turns = match e.target.angles {
        Angles::UpTo256Turns => e.unary(Intrinsic::Fract, turns),
        Angles::All => turns,
    };
    e.unary(id, turns)
}

// Exponentials

/// b^x = 2^(x · log2 b)
struct Exponential {
    /// log2 b, its leading 24 bits and the rest.
    scale: [f32; 2],
    /// Below this argument the result is zero.
    lowest: f32,
    /// Above this argument the result is infinite.
    highest: f32,
    /// Arguments below `shift_limit` are raised by `shift` in the approximate form, and the result
    /// multiplied by b^-shift.
    shift_limit: f32,
    shift: f32,
    back: f32,
}

const EXP: Exponential = Exponential {
    scale: [f32::from_bits(0x3fb8_aa3b), f32::from_bits(0x32a5_705f)],
    lowest: f32::from_bits(0xc2ce_8ed0),
    highest: f32::from_bits(0x42b1_7218),
    shift_limit: f32::from_bits(0xc2ae_ac50),
    shift: 64.0,
    back: f32::from_bits(0x114b_4ea4),
};

const EXP10: Exponential = Exponential {
    scale: [f32::from_bits(0x4054_9a78), f32::from_bits(0x3397_9a37)],
    lowest: f32::from_bits(0xc233_69f4),
    highest: f32::from_bits(0x421a_209b),
    shift_limit: f32::from_bits(0xc217_b818),
    shift: 32.0,
    back: f32::from_bits(0x0a4f_b11f),
};

/// 2^x of a float.
fn exp2(e: &mut Emitter, x: Value) -> Value {
    if e.mode.f32_denormals.flushes_outputs() {
        return e.unary(Intrinsic::AmdExp2, x);
    }
    // Results below 2^-126 are computed 2^64 times as large.
    let limit = e.f32(-126.0);
    let small = e.fcmp(FloatCC::Olt, x, limit);
    let (shift, zero) = (e.f32(64.0), e.f32(0.0));
    let shift = e.select(small, shift, zero);
    let x = e.fadd(x, shift);
    let r = e.unary(Intrinsic::AmdExp2, x);
    let (back, none) = (e.i32(-64i32 as u32), e.i32(0));
    let back = e.select(small, back, none);
    e.ldexp(r, back)
}

/// In float, whose error a half does not see.
fn exp_half(e: &mut Emitter, f: &Exponential, x: Value) -> Value {
    let x = e.cast(CastOp::FpExt, x, Type::F32);
    let scale = e.f32(f.scale[0]);
    let x = e.fmul(x, scale);
    let r = e.unary(Intrinsic::AmdExp2, x);
    e.cast(CastOp::FpTrunc, r, Type::F16)
}

/// With p = x · log2 b as a rounded product and the rest that rounding lost: 2^(p - rint p + rest)
/// · 2^(rint p).
fn exp(e: &mut Emitter, flags: ArithFlags, f: &Exponential, x: Value) -> Value {
    if flags.contains(ArithFlags::AFN) {
        return exp_approximate(e, f, x);
    }
    let scale = e.f32(f.scale[0]);
    let product = e.fmul(x, scale);
    let minus = e.fneg(product);
    let rest = e.fma(x, scale, minus);
    let tail = e.f32(f.scale[1]);
    let rest = e.fma(x, tail, rest);
    let whole = e.unary(Intrinsic::Rint, product);
    let fraction = e.fsub(product, whole);
    let fraction = e.fadd(fraction, rest);
    let r = e.unary(Intrinsic::AmdExp2, fraction);
    // Arguments so large that this conversion is out of range are replaced below.
    let exponent = e.intr(Intrinsic::FpToSiSat, &[whole], Type::I32);
    let r = e.ldexp(r, exponent);
    let (lowest, zero) = (e.f32(f.lowest), e.f32(0.0));
    let under = e.fcmp(FloatCC::Olt, x, lowest);
    let r = e.select(under, zero, r);
    if flags.contains(ArithFlags::NINF) {
        return r;
    }
    let (highest, infinity) = (e.f32(f.highest), e.f32(f32::INFINITY));
    let over = e.fcmp(FloatCC::Ogt, x, highest);
    e.select(over, infinity, r)
}

fn exp_approximate(e: &mut Emitter, f: &Exponential, x: Value) -> Value {
    let scale = e.f32(f.scale[0]);
    if e.mode.f32_denormals.flushes_outputs() {
        let x = e.fmul(x, scale);
        return e.unary(Intrinsic::AmdExp2, x);
    }
    let limit = e.f32(f.shift_limit);
    let small = e.fcmp(FloatCC::Olt, x, limit);
    let shift = e.f32(f.shift);
    let raised = e.fadd(x, shift);
    let x = e.select(small, raised, x);
    let x = e.fmul(x, scale);
    let r = e.unary(Intrinsic::AmdExp2, x);
    let back = e.f32(f.back);
    let lowered = e.fmul(r, back);
    e.select(small, lowered, r)
}

// Logarithms

/// log_b x = log2 x · log_b 2
struct Logarithm {
    /// log_b 2, its leading 24 bits and the rest.
    scale: [f32; 2],
    /// log_b 2 to nearest.
    nearest: f32,
    half_scale: u16,
    /// log_b 2^32
    shift: f32,
}

const LN: Logarithm = Logarithm {
    scale: [f32::from_bits(0x3f31_7217), f32::from_bits(0x3377_d1cf)],
    nearest: f32::from_bits(0x3f31_7218),
    half_scale: 0x398c,
    shift: f32::from_bits(0x41b1_7218),
};

const LOG10: Logarithm = Logarithm {
    scale: [f32::from_bits(0x3e9a_209a), f32::from_bits(0x3284_fbcf)],
    nearest: f32::from_bits(0x3e9a_209b),
    half_scale: 0x34d1,
    shift: f32::from_bits(0x411a_209b),
};

/// log2 of a float, perhaps of the float times 2^32: then the condition says when.
fn log2(e: &mut Emitter, x: Value) -> (Value, Option<Value>) {
    if e.mode.f32_denormals.flushes_inputs() {
        return (e.unary(Intrinsic::AmdLog, x), None);
    }
    let limit = e.f32(f32::MIN_POSITIVE);
    let small = e.fcmp(FloatCC::Olt, x, limit);
    let (up, zero) = (e.i32(32), e.i32(0));
    let up = e.select(small, up, zero);
    let x = e.ldexp(x, up);
    (e.unary(Intrinsic::AmdLog, x), Some(small))
}

/// Takes back the scaling by 2^32.
fn lower(e: &mut Emitter, log: Value, shift: Option<Value>, by: f32) -> Value {
    let Some(small) = shift else {
        return log;
    };
    let (by, zero) = (e.f32(by), e.f32(0.0));
    let by = e.select(small, by, zero);
    e.fsub(log, by)
}

fn finish_log2(e: &mut Emitter, log: Value, shift: Option<Value>) -> Value {
    lower(e, log, shift, 32.0)
}

fn log_half(e: &mut Emitter, f: &Logarithm, x: Value) -> Value {
    let log = e.unary(Intrinsic::AmdLog, x);
    let scale = half_constant(e, f.half_scale);
    e.fmul(log, scale)
}

fn log(e: &mut Emitter, flags: ArithFlags, f: &Logarithm, x: Value) -> Value {
    let (log, shift) = log2(e, x);
    if flags.contains(ArithFlags::AFN) {
        let scale = e.f32(f.nearest);
        let r = e.fmul(log, scale);
        return lower(e, r, shift, f.shift);
    }
    // The product and what its rounding lost, with the scale in two pieces.
    let scale = e.f32(f.scale[0]);
    let product = e.fmul(log, scale);
    let minus = e.fneg(product);
    let rest = e.fma(log, scale, minus);
    let tail = e.f32(f.scale[1]);
    let rest = e.fma(log, tail, rest);
    let r = e.fadd(product, rest);
    // Infinities and NaNs pass through.
    let abs = e.fabs(log);
    let infinity = e.f32(f32::INFINITY);
    let finite = e.fcmp(FloatCC::Olt, abs, infinity);
    let r = e.select(finite, r, log);
    lower(e, r, shift, f.shift)
}

// ldexp and powers

/// An exponent of any integer type as an i32 that scales alike.
pub(crate) fn exponent_word(e: &mut Emitter, n: Num, bits: u32) -> Value {
    use crate::legal::int::Extend;
    let n = e.extend_low(n, bits, Extend::Sign);
    match container(bits) {
        1 => e.sext(n.lo, Type::I32),
        32 => n.lo,
        width => {
            // No exponent beyond these makes a difference.
            let (low, high) = (
                e.num_const(width, i128::from(i32::MIN) as u128),
                e.num_const(width, i32::MAX as u128),
            );
            let under = e.int_compare(IntCC::Slt, width, n, low);
            let n = e.select_num(under, low, n);
            let over = e.int_compare(IntCC::Sgt, width, n, high);
            let n = e.select_num(over, high, n);
            e.lo(n.lo)
        }
    }
}

/// `x · 2^n`. The instruction for halves reads 16 bits of the exponent.
pub(crate) fn ldexp(e: &mut Emitter, x: Value, n: Value) -> Value {
    if e.ty(x) != Type::F16 || e.fits_signed(n, 16) {
        return e.ldexp(x, n);
    }
    // From the least subnormal half to overflow it is 2^40, and as much down.
    let (low, high) = (e.i32(-64i32 as u32), e.i32(64));
    let n = e.min_max(Intrinsic::SMax, n, low);
    let n = e.min_max(Intrinsic::SMin, n, high);
    e.ldexp(x, n)
}

/// `x^n` for a constant n, by squaring.
pub(crate) fn power(e: &mut Emitter, flags: ArithFlags, x: Value, n: i64) -> Value {
    let ty = e.ty(x);
    let one = match ty {
        Type::F16 => e.f16_bits(0x3c00),
        Type::F64 => e.f64(1.0),
        _ => e.f32(1.0),
    };
    let mut result = None;
    let mut square = x;
    let mut left = n.unsigned_abs();
    while left > 0 {
        if left & 1 != 0 {
            result = Some(match result {
                None => square,
                Some(r) => e.fmul(r, square),
            });
        }
        left >>= 1;
        if left > 0 {
            square = e.fmul(square, square);
        }
    }
    let r = result.unwrap_or(one);
    if n < 0 {
        return crate::expand::fdiv::divide(e, flags, None, one, r);
    }
    r
}

/// `x^y` as 2^(y · log2 x), with the accuracy of that: what llc makes of `llvm.pow`. The
/// multiplication is the one that knows 0 · x to be 0, infinity and NaN included. There is none of
/// doubles.
pub(crate) fn pow(e: &mut Emitter, x: Value, y: Value) -> Option<Value> {
    let y = match e.ty(y) {
        Type::F16 => e.cast(CastOp::FpExt, y, Type::F32),
        Type::F32 => y,
        _ => return None,
    };
    pow_mixed(e, x, y)
}

/// [`pow`] with an exponent that is a float already.
pub(crate) fn pow_mixed(e: &mut Emitter, x: Value, y: Value) -> Option<Value> {
    let half = e.ty(x) == Type::F16;
    let x = match e.ty(x) {
        Type::F16 => e.cast(CastOp::FpExt, x, Type::F32),
        Type::F32 => x,
        _ => return None,
    };
    let log = e.unary(Intrinsic::AmdLog, x);
    let product = e.intr(Intrinsic::FMulLegacy, &[y, log], Type::F32);
    let r = e.unary(Intrinsic::AmdExp2, product);
    Some(if half {
        e.cast(CastOp::FpTrunc, r, Type::F16)
    } else {
        r
    })
}
