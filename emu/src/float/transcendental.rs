//! Transcendental instructions.
//!
//! The manual gives bounds, not bits. Here single- and half-precision results are computed in
//! double precision (with `libm`, so the same on every host) and rounded to nearest: the error is
//! below 0.5001 ULP, where the hardware's is up to 1 ULP (0.51 for half precision). Single
//! precision flushes denormals on both sides, as the manual says for these instructions; half
//! precision keeps to the mode.
//!
//! The double-precision reciprocal, reciprocal square root and square root are specified to
//! 2^29 ULP only. A result that is better than that would hide a missing Newton-Raphson step, so
//! it is rounded to 26 bits, which is within the bound.
//!
//! A result that is nearest hides a missing correction, too. So a launch may ask for others within
//! the bounds ([`Approximations`]): the neighbours of the value in single precision, which are less
//! than 1 ULP away from it, and numbers of 24 bits in double precision.

use super::single::{flush, quiet};
use super::{Approximations, Env, Modes, Round, double};
use crate::float::Denormals;

const SIGN: u32 = 0x8000_0000;
const INF: u32 = 0x7f80_0000;
const NAN: u32 = super::single::NAN;

/// Evaluates in double precision, denormals flushed before and after.
#[inline(always)]
fn flushed(which: Approximations, a: u32, g: impl Fn(f64) -> f64) -> u32 {
    let x = flush(a, Denormals::Flushed);
    if x & !SIGN > INF {
        return quiet(x);
    }
    let r = g(f64::from(f32::from_bits(x)));
    if r.is_nan() {
        NAN
    } else {
        flush(neighbour(which, x, r), Denormals::Flushed)
    }
}

/// Where an inexact result lies from its value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Below,
    Above,
}

/// On which side the result of an operand with these bits is to be; `None`: on the nearer one.
fn side(which: Approximations, operand: u64) -> Option<Side> {
    match which {
        Approximations::Nearest => None,
        Approximations::Below => Some(Side::Below),
        Approximations::Above => Some(Side::Above),
        // The product's upper bits depend on all bits of the operand.
        Approximations::Mixed => match operand.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 63 {
            0 => Some(Side::Below),
            _ => Some(Side::Above),
        },
    }
}

/// A value as a number of single precision next to it. Exact values, and those that are no normal
/// numbers, have no other.
#[inline(always)]
fn neighbour(which: Approximations, operand: u32, value: f64) -> u32 {
    let nearest = value as f32;
    let Some(side) = side(which, operand.into()) else {
        return nearest.to_bits();
    };
    let distance = f64::from(nearest).abs() - value.abs();
    let bits = nearest.to_bits();
    let other = match side {
        Side::Below if distance > 0.0 => bits - 1,
        Side::Above if distance < 0.0 => bits + 1,
        _ => bits,
    };
    match nearest.is_normal() && f32::from_bits(other).is_normal() {
        true => other,
        false => bits,
    }
}

/// `1 / x`.
#[inline(always)]
pub fn rcp(which: Approximations, a: u32) -> u32 {
    flushed(which, a, |x| 1.0 / x)
}

/// `1 / sqrt(x)`.
#[inline(always)]
pub fn rsq(which: Approximations, a: u32) -> u32 {
    flushed(which, a, rsq64)
}

/// `sqrt(x)`.
#[inline(always)]
pub fn sqrt(which: Approximations, a: u32) -> u32 {
    flushed(which, a, f64::sqrt)
}

/// `2^x`.
pub fn exp2(which: Approximations, a: u32) -> u32 {
    flushed(which, a, libm::exp2)
}

/// `log2(x)`.
pub fn log2(which: Approximations, a: u32) -> u32 {
    flushed(which, a, libm::log2)
}

/// `sin(2 pi x)`; denormals are kept if the mode keeps them.
pub fn sin(m: Modes, a: u32) -> u32 {
    kept(m, a, sin64)
}

/// `cos(2 pi x)`.
pub fn cos(m: Modes, a: u32) -> u32 {
    kept(m, a, cos64)
}

fn kept(m: Modes, a: u32, g: impl Fn(f64) -> f64) -> u32 {
    let x = flush(a, m.flush_in);
    if x & !SIGN > INF {
        return quiet(x);
    }
    let r = g(f64::from(f32::from_bits(x)));
    if r.is_nan() {
        NAN
    } else {
        flush((r as f32).to_bits(), m.flush_out)
    }
}

/// `1 / sqrt(x)` in double precision; of -0, minus infinity.
pub fn rsq64(x: f64) -> f64 {
    if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() }
}

/// Largest magnitude that the trigonometric instructions accept; outside, the result is that of
/// zero.
const TRIG_RANGE: f64 = 256.0;

/// `sin(2 pi x)` in double precision.
pub fn sin64(x: f64) -> f64 {
    if x.is_infinite() {
        return f64::NAN;
    }
    if x.abs() > TRIG_RANGE || x == 0.0 {
        return if x == 0.0 { x } else { 0.0 };
    }
    // The reduction is exact: quarter turns are powers of two.
    let turns = x - x.trunc();
    let quarters = (turns * 4.0).round();
    let rest = (turns - quarters / 4.0) * std::f64::consts::TAU;
    match (quarters as i32).rem_euclid(4) {
        0 => libm::sin(rest),
        1 => libm::cos(rest),
        2 => 0.0 - libm::sin(rest),
        _ => -libm::cos(rest),
    }
}

/// `cos(2 pi x)` in double precision.
pub fn cos64(x: f64) -> f64 {
    if x.is_infinite() {
        return f64::NAN;
    }
    if x.abs() > TRIG_RANGE {
        return 1.0;
    }
    let turns = x - x.trunc();
    let quarters = (turns * 4.0).round();
    let rest = (turns - quarters / 4.0) * std::f64::consts::TAU;
    match (quarters as i32).rem_euclid(4) {
        0 => libm::cos(rest),
        // Subtracting gives a zero its positive sign.
        1 => 0.0 - libm::sin(rest),
        2 => -libm::cos(rest),
        _ => 0.0 + libm::sin(rest),
    }
}

/// Bits of precision of the double-precision approximations.
const APPROXIMATE_BITS: u32 = 26;

/// Bits that are cut off where a result is to be on one side of its value: just below the bound.
const BOUND_BITS: u32 = 29;

/// A value as a number of few bits on one side of it.
fn on_side(side: Side, r: f64) -> u64 {
    let bits = r.to_bits();
    let low = (1 << BOUND_BITS) - 1;
    if !r.is_normal() || bits & low == 0 {
        return bits;
    }
    let below = bits & !low;
    match side {
        Side::Below => below,
        Side::Above if f64::from_bits(below + low + 1).is_finite() => below + low + 1,
        Side::Above => bits,
    }
}

/// Rounds to [`APPROXIMATE_BITS`] bits.
fn approximate(r: f64) -> u64 {
    let bits = r.to_bits();
    if r.is_nan() {
        return double::NAN;
    }
    if !r.is_normal() {
        return bits;
    }
    let drop = 53 - APPROXIMATE_BITS;
    let rounded = (bits + (1 << (drop - 1))) & !((1 << drop) - 1);
    // The largest numbers must not become infinite.
    if f64::from_bits(rounded).is_finite() {
        rounded
    } else {
        bits & !((1 << drop) - 1)
    }
}

fn approximated(env: &Env, a: u64, g: impl Fn(f64) -> f64) -> u64 {
    let m = env.double;
    let x = double::flush(a, m.flush_in);
    if double::is_nan(x) {
        return x | 1 << 51;
    }
    let value = g(f64::from_bits(x));
    let result = match side(env.approximations, x) {
        Some(side) if !value.is_nan() => on_side(side, value),
        _ => approximate(value),
    };
    double::flush(result, m.flush_out)
}

/// `v_rcp_f64`.
pub fn rcp_f64(env: &Env, a: u64) -> u64 {
    approximated(env, a, |x| 1.0 / x)
}

/// `v_rsq_f64`.
pub fn rsq_f64(env: &Env, a: u64) -> u64 {
    approximated(env, a, rsq64)
}

/// `v_sqrt_f64`.
pub fn sqrt_f64(env: &Env, a: u64) -> u64 {
    approximated(env, a, f64::sqrt)
}

/// Bits of 2/pi after the binary point, most significant first, for `v_trig_preop_f64`.
const TWO_OVER_PI: [u32; 38] = [
    0xa2f9_836e,
    0x4e44_1529,
    0xfc27_57d1,
    0xf534_ddc0,
    0xdb62_9599,
    0x3c43_9041,
    0xfe51_63ab,
    0xdebb_c561,
    0xb724_6e3a,
    0x424d_d2e0,
    0x0649_2eea,
    0x09d1_921c,
    0xfe1d_eb1c,
    0xb129_a73e,
    0xe882_35f5,
    0x2ebb_4484,
    0xe99c_7026,
    0xb45f_7e41,
    0x3991_d639,
    0x8353_39f4,
    0x9c84_5f8b,
    0xbdf9_283b,
    0x1ff8_97ff,
    0xde05_980f,
    0xef2f_118b,
    0x5a0a_6d1f,
    0x6d36_7ecf,
    0x27cb_09b7,
    0x4f46_3f66,
    0x9e5f_ea2d,
    0x7527_bac7,
    0xebe5_f17b,
    0x3d07_39f7,
    0x8a52_92ea,
    0x6bfb_5fb1,
    0x1f8d_5d08,
    0x5603_3046,
    0xfc7b_6bab,
];

/// `v_trig_preop_f64` (manual, 12.12): 53 bits of 2/pi, chosen by a segment number and the
/// exponent of the angle.
pub fn trig_preop_f64(a: u64, segment: u32) -> u64 {
    let exponent = (a >> 52 & 0x7ff) as i32;
    let mut shift = (segment & 31) as i32 * 53;
    if exponent > 1077 {
        shift += exponent - 1077;
    }
    let mut bits = 0u64;
    for i in 0..53 {
        let at = (shift + i) as usize;
        // The table of the hardware has 1201 bits.
        let bit = match TWO_OVER_PI.get(at / 32) {
            Some(word) if at < 1201 => word >> (31 - at % 32) & 1,
            _ => 0,
        };
        bits = bits << 1 | u64::from(bit);
    }
    let mut scale = -53 - shift;
    if exponent >= 1968 {
        scale += 128;
    }
    let modes = Modes {
        round: Round::Zero,
        flush_in: Denormals::Kept,
        flush_out: Denormals::Kept,
    };
    double::ldexp(modes, (bits as f64).to_bits(), scale)
}
