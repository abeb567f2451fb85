//! Square roots.
//!
//! float: `v_sqrt_f32` is off by one ulp at most. A number below 2^-96 is scaled by 2^32 first, so
//! that the residues below stay normal. With s the estimate and s-, s+ its neighbours, the residue
//! x - s-·s ≤ 0 says that s is too large (the root lies below the middle between s- and s), x -
//! s+·s > 0 that it is too small: fused, both are exact in sign. Where subnormal floats are flushed
//! the residue cannot be trusted, and two coupled Newton steps from `v_rsq_f32` are taken.
//!
//! double: scaled by 2^256 if below 2^-767, coupled Newton steps from `v_rsq_f64` (Goldschmidt's
//! iteration), the last two on the fused residue x - g·g.
//!
//! The reciprocal of a root: `v_rsq`, in single precision of a number that is scaled by 2^24 if it
//! is subnormal, in double precision with one step of third order, r + r·e·(1/2 + 3/8·e) for the
//! error e = 1 - x·r·r, which is below 2^-20: what is left is below the rounding. For zeros and
//! infinity, where x·r would be no number, r takes the place of x: then the step gives r again.

use super::fdiv::{Sign, with_sign};
use crate::legal::emitter::{Denormals, Emitter};
use ir::{ArithFlags, FloatCC, Intrinsic, Type, Value};

/// Classes of numbers whose root is the number itself: zeros and positive infinity.
const OWN_ROOT: u32 = 0x260;

/// The square root; `ulp` is the error that `!fpmath` permits.
pub(crate) fn sqrt(e: &mut Emitter, flags: ArithFlags, ulp: Option<f32>, x: Value) -> Value {
    match e.ty(x) {
        Type::F16 => e.unary(Intrinsic::AmdSqrt, x),
        Type::F64 => sqrt_f64(e, x),
        _ => sqrt_f32(e, flags, ulp, x),
    }
}

/// `1 / sqrt(x)`, or `-1 / sqrt(x)`, within one unit in the last place.
pub(crate) fn reciprocal(e: &mut Emitter, flags: ArithFlags, sign: Sign, x: Value) -> Value {
    let r = match e.ty(x) {
        Type::F64 => reciprocal_f64(e, x),
        Type::F32 => reciprocal_f32(e, flags, x),
        _ => e.unary(Intrinsic::Rsq, x),
    };
    with_sign(e, sign, r)
}

fn reciprocal_f32(e: &mut Emitter, flags: ArithFlags, x: Value) -> Value {
    if flags.contains(ArithFlags::AFN) || e.mode.f32_denormals.flushes_inputs() {
        return e.unary(Intrinsic::Rsq, x);
    }
    scaled_estimate(e, Intrinsic::Rsq, x, [24, 12])
}

fn reciprocal_f64(e: &mut Emitter, x: Value) -> Value {
    let r = e.unary(Intrinsic::Rsq, x);
    let own = e.class(x, OWN_ROOT);
    let x = e.select(own, r, x);
    let minus = e.fneg(r);
    let product = e.fmul(x, minus);
    let one = e.f64(1.0);
    let error = e.fma(product, r, one);
    let first = e.fmul(error, r);
    let (half, three_eighths) = (e.f64(0.5), e.f64(0.375));
    let factor = e.fma(error, three_eighths, half);
    e.fma(first, factor, r)
}

fn sqrt_f32(e: &mut Emitter, flags: ArithFlags, ulp: Option<f32>, x: Value) -> Value {
    if flags.contains(ArithFlags::AFN) {
        return e.unary(Intrinsic::AmdSqrt, x);
    }
    if ulp.is_some_and(|u| u >= 1.0) {
        return match e.mode.f32_denormals.flushes_inputs() {
            true => e.unary(Intrinsic::AmdSqrt, x),
            false => scaled_estimate(e, Intrinsic::AmdSqrt, x, [32, -16]),
        };
    }
    let limit = e.f32(2f32.powi(-96));
    let small = e.fcmp(FloatCC::Olt, x, limit);
    let up = e.f32(2f32.powi(32));
    let raised = e.fmul(x, up);
    let x = e.select(small, raised, x);
    let root = match e.mode.f32_denormals {
        Denormals::Preserve => by_neighbours(e, x),
        _ => coupled_f32(e, x),
    };
    let down = e.f32(2f32.powi(-16));
    let lowered = e.fmul(root, down);
    let root = e.select(small, lowered, root);
    let own = e.class(x, OWN_ROOT);
    e.select(own, x, root)
}

/// The hardware's estimate, which takes no subnormal operand and is off by one ulp at most: such an
/// operand is scaled by a power of two, the result by another one.
fn scaled_estimate(e: &mut Emitter, id: Intrinsic, x: Value, powers: [i32; 2]) -> Value {
    let limit = e.f32(f32::MIN_POSITIVE);
    let small = e.fcmp(FloatCC::Olt, x, limit);
    let zero = e.i32(0);
    let [up, down] = powers.map(|power| e.i32(power as u32));
    let up = e.select(small, up, zero);
    let x = e.ldexp(x, up);
    let estimate = e.unary(id, x);
    let down = e.select(small, down, zero);
    e.ldexp(estimate, down)
}

fn by_neighbours(e: &mut Emitter, x: Value) -> Value {
    let root = e.unary(Intrinsic::AmdSqrt, x);
    let bits = e.bitcast(root, Type::I32);
    let below = e.add_const(bits, u64::from(u32::MAX));
    let below = e.bitcast(below, Type::F32);
    let above = e.add_const(bits, 1);
    let above = e.bitcast(above, Type::F32);
    let zero = e.f32(0.0);
    let minus = e.fneg(below);
    let residue = e.fma(minus, root, x);
    let too_large = e.fcmp(FloatCC::Ole, residue, zero);
    let r = e.select(too_large, below, root);
    let minus = e.fneg(above);
    let residue = e.fma(minus, root, x);
    let too_small = e.fcmp(FloatCC::Ogt, residue, zero);
    e.select(too_small, above, r)
}

fn coupled_f32(e: &mut Emitter, x: Value) -> Value {
    let r = e.unary(Intrinsic::Rsq, x);
    let half = e.f32(0.5);
    let root = e.fmul(x, r);
    let inverse = e.fmul(r, half);
    let minus = e.fneg(inverse);
    let error = e.fma(minus, root, half);
    let root = e.fma(root, error, root);
    let minus = e.fneg(root);
    let residue = e.fma(minus, root, x);
    let inverse = e.fma(inverse, error, inverse);
    e.fma(residue, inverse, root)
}

fn sqrt_f64(e: &mut Emitter, x: Value) -> Value {
    /// 2^-767
    const LIMIT: f64 = f64::from_bits(0x1000_0000_0000_0000);
    let limit = e.f64(LIMIT);
    let small = e.fcmp(FloatCC::Olt, x, limit);
    let (zero, up, down) = (e.i32(0), e.i32(256), e.i32(-128i32 as u32));
    let up = e.select(small, up, zero);
    let x = e.ldexp(x, up);
    let r = e.unary(Intrinsic::Rsq, x);
    let half = e.f64(0.5);
    let root = e.fmul(x, r);
    let inverse = e.fmul(r, half);
    let minus = e.fneg(inverse);
    let error = e.fma(minus, root, half);
    let mut root = e.fma(root, error, root);
    let inverse = e.fma(inverse, error, inverse);
    for _ in 0..2 {
        let minus = e.fneg(root);
        let residue = e.fma(minus, root, x);
        root = e.fma(residue, inverse, root);
    }
    let down = e.select(small, down, zero);
    let root = e.ldexp(root, down);
    let own = e.class(x, OWN_ROOT);
    e.select(own, x, root)
}
