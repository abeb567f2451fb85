//! Half precision: computed in double precision, where sums and products of halves are exact, and
//! rounded once.

use super::soft::{self, DOUBLE, HALF, SINGLE};
use super::{Denormals, Env, Modes, OutputMods, Round, add_to_odd};

const SIGN: u32 = 0x8000;
const INF: u32 = 0x7c00;
const QUIET: u32 = 0x0200;
const LARGEST: u32 = 0x7bff;
/// The default NaN.
pub const NAN: u32 = 0xfe00;

#[inline(always)]
pub fn is_nan(a: u32) -> bool {
    a & !SIGN & 0xffff > INF
}

#[inline(always)]
fn is_signalling(a: u32) -> bool {
    is_nan(a) && a & QUIET == 0
}

#[inline(always)]
fn quiet(a: u32) -> u32 {
    a | QUIET
}

#[inline(always)]
pub fn flush(a: u32, denormals: Denormals) -> u32 {
    if denormals == Denormals::Flushed && a & INF == 0 {
        a & SIGN
    } else {
        a
    }
}

/// The value in double precision, exactly; NaNs keep neither sign nor payload.
#[inline(always)]
pub fn widen(a: u32) -> f64 {
    let magnitude = u64::from(a & 0x7fff);
    let sign = u64::from(a & SIGN) << 48;
    // Placed in double precision's fields and scaled by the difference of the biases; that makes
    // denormals right as well.
    const REBIAS: f64 = f64::from_bits((1023 + 1023 - 15) << 52);
    let bits = match a & INF {
        INF if magnitude > u64::from(INF) => return f64::NAN,
        INF => sign | 0x7ff0_0000_0000_0000,
        _ => sign | (f64::from_bits(magnitude << 42) * REBIAS).to_bits(),
    };
    f64::from_bits(bits)
}

/// Rounds to half precision; `r` is not a NaN.
#[inline(always)]
pub fn narrow(e: &Env, m: Modes, r: f64) -> u32 {
    let bits = soft::pack(soft::unpack(r.to_bits(), DOUBLE, Denormals::Kept), HALF, m) as u32;
    if e.fp16_overflow && bits & !SIGN == INF && r.is_finite() {
        return bits & SIGN | LARGEST;
    }
    bits
}

/// The result of an operation on `sources` that the host computed as `r`.
fn finish(e: &Env, m: Modes, r: f64, sources: &[u32]) -> u32 {
    if let Some(&nan) = sources.iter().find(|&&s| is_nan(s)) {
        return quiet(nan);
    }
    if r.is_nan() { NAN } else { narrow(e, m, r) }
}

/// A sum that is exactly zero takes its sign from the rounding mode.
fn zero_sign(m: Modes, r: f64, a: f64, b: f64) -> f64 {
    if r == 0.0 && m.round == Round::Down && a.is_sign_negative() != b.is_sign_negative() {
        -0.0
    } else {
        r
    }
}

pub fn add(e: &Env, a: u32, b: u32) -> u32 {
    let m = e.half;
    let (x, y) = (widen(flush(a, m.flush_in)), widen(flush(b, m.flush_in)));
    finish(e, m, zero_sign(m, x + y, x, y), &[a, b])
}

pub fn mul(e: &Env, a: u32, b: u32) -> u32 {
    let m = e.half;
    let (x, y) = (widen(flush(a, m.flush_in)), widen(flush(b, m.flush_in)));
    finish(e, m, x * y, &[a, b])
}

pub fn fma(e: &Env, a: u32, b: u32, c: u32) -> u32 {
    fma_modes(e, e.half, a, b, c)
}

fn fma_modes(e: &Env, m: Modes, a: u32, b: u32, c: u32) -> u32 {
    let [x, y, z] = [a, b, c].map(|v| widen(flush(v, m.flush_in)));
    let product = x * y;
    let sum = zero_sign(m, add_to_odd(product, z), product, z);
    finish(e, m, sum, &[a, b, c])
}

/// `v_mad_f16` and its kin: rounded after the product and after the sum, denormals flushed
/// (manual, `V_MAD_F16`).
pub fn mad(e: &Env, a: u32, b: u32, c: u32) -> u32 {
    let flushing = Env {
        half: e.half.flushing(),
        ..*e
    };
    if is_nan(a) || is_nan(b) {
        return quiet(if is_nan(a) { a } else { b });
    }
    add(&flushing, mul(&flushing, a, b), c)
}

#[inline(always)]
fn key(a: u32) -> i32 {
    let magnitude = (a & 0x7fff) as i32;
    if a & SIGN != 0 {
        -1 - magnitude
    } else {
        magnitude
    }
}

fn select(e: &Env, a: u32, b: u32, take_a: bool) -> u32 {
    if e.ieee && is_signalling(a) {
        quiet(a)
    } else if e.ieee && is_signalling(b) {
        quiet(b)
    } else if is_nan(a) {
        b
    } else if is_nan(b) || take_a {
        a
    } else {
        b
    }
}

pub fn min(e: &Env, a: u32, b: u32) -> u32 {
    let m = e.of_choice(e.half);
    let (a, b) = (flush(a, m.flush_in), flush(b, m.flush_in));
    flush(select(e, a, b, key(a) < key(b)), m.flush_out)
}

pub fn max(e: &Env, a: u32, b: u32) -> u32 {
    let m = e.of_choice(e.half);
    let (a, b) = (flush(a, m.flush_in), flush(b, m.flush_in));
    flush(select(e, a, b, key(a) > key(b)), m.flush_out)
}

/// The first NaN, quiet; otherwise the smaller number, -0 below +0 (IEEE 754, `minimum`).
pub fn minimum(e: &Env, a: u32, b: u32) -> u32 {
    match [a, b].into_iter().find(|&v| is_nan(v)) {
        Some(nan) => quiet(nan),
        None => min(e, a, b),
    }
}

/// As [`minimum`], the larger one.
pub fn maximum(e: &Env, a: u32, b: u32) -> u32 {
    match [a, b].into_iter().find(|&v| is_nan(v)) {
        Some(nan) => quiet(nan),
        None => max(e, a, b),
    }
}

pub fn med3(e: &Env, a: u32, b: u32, c: u32) -> u32 {
    if is_nan(a) || is_nan(b) || is_nan(c) {
        return min(e, min(e, a, b), c);
    }
    let m = e.of_choice(e.half);
    let [a, b, c] = [a, b, c].map(|v| flush(v, m.flush_in));
    // As `single::med3`.
    let largest = widen(a).max(widen(b)).max(widen(c));
    let middle = if largest == widen(a) {
        max(e, b, c)
    } else if largest == widen(b) {
        max(e, a, c)
    } else {
        max(e, a, b)
    };
    flush(middle, m.flush_out)
}

/// A function of one source, computed in double precision and rounded to half.
pub fn unary(e: &Env, a: u32, g: impl Fn(f64) -> f64) -> u32 {
    let m = e.half;
    let x = widen(flush(a, m.flush_in));
    finish(e, m, g(x), &[a])
}

/// As [`unary`] for functions that round to nearest whatever the mode.
pub fn unary_nearest(e: &Env, a: u32, g: impl Fn(f64) -> f64) -> u32 {
    let m = Modes {
        round: Round::Nearest,
        ..e.half
    };
    let x = widen(flush(a, m.flush_in));
    finish(e, m, g(x), &[a])
}

pub fn fract(e: &Env, a: u32) -> u32 {
    const BELOW_ONE: u32 = 0x3bff;
    const ONE: u32 = 0x3c00;
    let m = e.half;
    let r = unary(e, a, |x| {
        let floor = x.floor();
        zero_sign(m, x - floor, x, -floor)
    });
    if r == ONE { BELOW_ONE } else { r }
}

pub fn ldexp(e: &Env, a: u32, scale: i32) -> u32 {
    let r = soft::ldexp_bits(a.into(), scale, HALF, e.half) as u32;
    if e.fp16_overflow && r & !SIGN == INF && a & INF != INF {
        return r & SIGN | LARGEST;
    }
    r
}

pub fn frexp_exp(e: &Env, a: u32) -> i32 {
    match flush(a, e.half.flush_in) & 0x7fff {
        0 | INF.. => 0,
        x if x < 0x0400 => 32 - x.leading_zeros() as i32 - 24,
        x => (x >> 10) as i32 - 14,
    }
}

pub fn frexp_mant(e: &Env, a: u32) -> u32 {
    let x = flush(a, e.half.flush_in);
    match x & 0x7fff {
        0 | INF => x,
        v if v > INF => quiet(x),
        v if v < 0x0400 => {
            let fraction = v << (v.leading_zeros() - 21) & 0x03ff;
            x & SIGN | 0x3800 | fraction
        }
        v => x & SIGN | 0x3800 | v & 0x03ff,
    }
}

/// Output modifier and clamp.
pub fn output(e: &Env, r: u32, mods: OutputMods) -> u32 {
    let mut r = r;
    if let (Some(scale), Denormals::Flushed, false) = (mods.scale, e.half.flush_out, e.ieee) {
        if !is_nan(r) {
            r = narrow(e, Modes::FLUSH, widen(r) * f64::from(scale));
        }
        if r == SIGN {
            r = 0;
        }
    }
    if !mods.clamp {
        return r;
    }
    if is_nan(r) {
        return if e.dx10_clamp { 0 } else { r };
    }
    match key(r) {
        k if k > 0x3c00 => 0x3c00,
        k if k > 0 => r,
        _ => 0,
    }
}

pub fn div_fixup(e: &Env, quotient: u32, denominator: u32, numerator: u32) -> u32 {
    let m = e.half;
    let [n, d] = [numerator, denominator].map(|v| flush(v, m.flush_in));
    let sign = (n ^ d) & SIGN;
    let [na, da] = [n & 0x7fff, d & 0x7fff];
    if na > INF {
        quiet(n)
    } else if da > INF {
        quiet(d)
    } else if na == 0 && da == 0 || na == INF && da == INF {
        NAN
    } else if da == 0 || na == INF {
        sign | INF
    } else if da == INF || na == 0 {
        sign
    } else {
        sign | quotient & 0x7fff
    }
}

/// From single precision, in half precision's modes.
pub fn from_f32(e: &Env, a: u32) -> u32 {
    let m = e.half;
    let r = soft::convert(a.into(), SINGLE, HALF, e.single.flush_in, m) as u32;
    let finite = a & 0x7f80_0000 != 0x7f80_0000;
    if e.fp16_overflow && r & !SIGN == INF && finite {
        return r & SIGN | LARGEST;
    }
    r
}

/// To single precision, exactly.
pub fn to_f32(e: &Env, a: u32) -> u32 {
    soft::convert(a.into(), HALF, SINGLE, e.half.flush_in, Modes::KEEP) as u32
}

/// To an integer of 16 bits, towards zero, saturating; NaN gives 0.
pub fn to_i16(a: u32) -> u32 {
    u32::from(widen(a) as i16 as u16)
}

/// As [`to_i16`], unsigned.
pub fn to_u16(a: u32) -> u32 {
    u32::from(widen(a) as u16)
}

/// From an integer of 16 bits.
pub fn from_int(e: &Env, a: i32) -> u32 {
    narrow(e, e.half, f64::from(a))
}
