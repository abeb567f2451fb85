//! Double precision.

use super::soft::{self, DOUBLE, SINGLE};
use super::{Arithmetic, Denormals, Env, Modes, OutputMods, Round};

const SIGN: u64 = 1 << 63;
const INF: u64 = 0x7ff0_0000_0000_0000;
const QUIET: u64 = 1 << 51;
/// The default NaN.
pub const NAN: u64 = 0xfff8_0000_0000_0000;

#[inline(always)]
pub fn is_nan(a: u64) -> bool {
    a & !SIGN > INF
}

#[inline(always)]
pub fn is_signalling(a: u64) -> bool {
    is_nan(a) && a & QUIET == 0
}

#[inline(always)]
pub fn quiet(a: u64) -> u64 {
    a | QUIET
}

#[inline(always)]
pub fn flush(a: u64, denormals: Denormals) -> u64 {
    if denormals == Denormals::Flushed && a & INF == 0 {
        a & SIGN
    } else {
        a
    }
}

#[inline(always)]
fn f(a: u64) -> f64 {
    f64::from_bits(a)
}

#[inline(always)]
fn fix(r: u64, sources: &[u64]) -> u64 {
    if !is_nan(r) {
        return r;
    }
    match sources.iter().find(|&&s| is_nan(s)) {
        Some(&nan) => quiet(nan),
        None => NAN,
    }
}

#[inline(always)]
pub fn add(m: Modes, a: u64, b: u64) -> u64 {
    if m.round != Round::Nearest {
        return soft::add_bits(a, b, DOUBLE, m);
    }
    let (x, y) = (flush(a, m.flush_in), flush(b, m.flush_in));
    fix(flush((f(x) + f(y)).to_bits(), m.flush_out), &[a, b])
}

#[inline(always)]
pub fn mul(m: Modes, a: u64, b: u64) -> u64 {
    if m.round != Round::Nearest {
        return soft::mul_bits(a, b, DOUBLE, m);
    }
    let (x, y) = (flush(a, m.flush_in), flush(b, m.flush_in));
    fix(flush((f(x) * f(y)).to_bits(), m.flush_out), &[a, b])
}

#[inline(always)]
pub fn fma(m: Modes, a: u64, b: u64, c: u64) -> u64 {
    if m.round != Round::Nearest {
        return soft::fma_bits(a, b, c, 0, DOUBLE, m);
    }
    let [x, y, z] = [a, b, c].map(|v| f(flush(v, m.flush_in)));
    fix(flush(x.mul_add(y, z).to_bits(), m.flush_out), &[a, b, c])
}

#[inline(always)]
pub fn key(a: u64) -> i64 {
    let a = a as i64;
    a ^ ((a >> 63) & i64::MAX)
}

fn select(e: &Env, a: u64, b: u64, take_a: bool) -> u64 {
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

pub fn min(e: &Env, a: u64, b: u64) -> u64 {
    let m = e.of_choice(e.double);
    let (a, b) = (flush(a, m.flush_in), flush(b, m.flush_in));
    flush(select(e, a, b, key(a) < key(b)), m.flush_out)
}

pub fn max(e: &Env, a: u64, b: u64) -> u64 {
    let m = e.of_choice(e.double);
    let (a, b) = (flush(a, m.flush_in), flush(b, m.flush_in));
    flush(select(e, a, b, key(a) > key(b)), m.flush_out)
}

#[inline(always)]
pub fn integral(m: Modes, a: u64, g: impl Fn(f64) -> f64) -> u64 {
    let x = flush(a, m.flush_in);
    if is_nan(x) {
        quiet(x)
    } else {
        g(f(x)).to_bits()
    }
}

pub fn fract(e: &Env, a: u64) -> u64 {
    let m = e.double;
    const BELOW_ONE: u64 = 0x3fef_ffff_ffff_ffff;
    let x = flush(a, m.flush_in);
    if is_nan(x) {
        return quiet(x);
    }
    if x & !SIGN == INF {
        return NAN;
    }
    let floor = f(x).floor().to_bits();
    let r = add(m, x, floor ^ SIGN);
    if f(r) >= 1.0 && e.arithmetic != Arithmetic::Gfx6 {
        BELOW_ONE
    } else {
        r
    }
}

pub fn ldexp(m: Modes, a: u64, scale: i32) -> u64 {
    soft::ldexp_bits(a, scale, DOUBLE, m)
}

pub fn frexp_exp(e: &Env, a: u64) -> i32 {
    match flush(a, e.double.flush_in) & !SIGN {
        INF.. if e.arithmetic == Arithmetic::Gfx6 => -1,
        0 | INF.. => 0,
        x if x < 1 << 52 => 64 - x.leading_zeros() as i32 - 1074,
        x => (x >> 52) as i32 - 1022,
    }
}

pub fn frexp_mant(e: &Env, a: u64) -> u64 {
    const HALF: u64 = 0x3fe0_0000_0000_0000;
    const FRACTION: u64 = (1 << 52) - 1;
    let x = flush(a, e.double.flush_in);
    match x & !SIGN {
        INF if e.arithmetic == Arithmetic::Gfx6 => NAN,
        0 | INF => x,
        v if v > INF => quiet(x),
        v if v < 1 << 52 => x & SIGN | HALF | v << (v.leading_zeros() - 11) & FRACTION,
        v => x & SIGN | HALF | v & FRACTION,
    }
}

pub fn output(e: &Env, r: u64, mods: OutputMods) -> u64 {
    let mut r = r;
    if let (Some(scale), Denormals::Flushed, false) = (mods.scale, e.double.flush_out, e.ieee) {
        if !is_nan(r) {
            r = flush((f(r) * f64::from(scale)).to_bits(), Denormals::Flushed);
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
    match f(r) {
        x if x > 1.0 => 1.0f64.to_bits(),
        x if x > 0.0 => r,
        _ => 0,
    }
}

/// `v_div_fixup_f64`.
pub fn div_fixup(m: Modes, quotient: u64, denominator: u64, numerator: u64) -> u64 {
    let [n, d] = [numerator, denominator].map(|v| flush(v, m.flush_in));
    let sign = (n ^ d) & SIGN;
    let [na, da] = [n & !SIGN, d & !SIGN];
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
    } else if (na >> 52) as i32 - ((da >> 52) as i32) < -1075 {
        sign | underflow(m.round, sign != 0)
    } else if is_nan(quotient) {
        sign | INF
    } else {
        sign | quotient & !SIGN
    }
}

fn underflow(round: Round, negative: bool) -> u64 {
    match round {
        Round::Up => u64::from(!negative),
        Round::Down => u64::from(negative),
        Round::Nearest | Round::Zero => 0,
    }
}

/// `v_div_scale_f64`; see [`super::single::div_scale`] for where this leaves the manual's text.
pub fn div_scale(m: Modes, s0: u64, denominator: u64, numerator: u64) -> (u64, bool) {
    let keep = Modes {
        flush_in: Denormals::Kept,
        flush_out: Denormals::Kept,
        ..m
    };
    let [s0, d, n] = [s0, denominator, numerator].map(|v| flush(v, m.flush_in));
    let exponent = |v: u64| (v >> 52 & 0x7ff) as i32;
    let is_denormal = |v: f64| v.is_subnormal();
    let inverse = 1.0 / f(d);
    let quotient = f(n) / f(d);
    // A quotient too small even for a denormal counts as one: it has to be scaled the same way.
    let tiny = is_denormal(quotient) || quotient == 0.0;
    let scaled = |by: i32| ldexp(keep, s0, by);
    if n & !SIGN == 0 || d & !SIGN == 0 {
        (NAN, false)
    } else if exponent(n) - exponent(d) >= 768 {
        (if s0 == d { scaled(128) } else { s0 }, true)
    } else if is_denormal(f(d)) {
        (scaled(128), false)
    } else if is_denormal(inverse) && tiny {
        (if s0 == d { scaled(-128) } else { s0 }, true)
    } else if is_denormal(inverse) {
        (scaled(-128), false)
    } else if tiny {
        (if s0 == n { scaled(128) } else { s0 }, true)
    } else if exponent(n) <= 53 {
        (scaled(128), false)
    } else {
        (s0, false)
    }
}

/// `v_div_fmas_f64`: scales back by 2^±128.
pub fn div_fmas(m: Modes, a: u64, b: u64, c: u64, scaled: bool) -> u64 {
    let m = Modes {
        flush_in: Denormals::Kept,
        ..m
    };
    if !scaled {
        return fma(m, a, b, c);
    }
    let scale = if (c >> 52 & 0x7ff) > 1023 { 128 } else { -128 };
    soft::fma_bits(a, b, c, scale, DOUBLE, m)
}

/// To single precision: double precision's rounding, single precision's denormals.
pub fn to_f32(e: &Env, a: u64) -> u32 {
    let modes = Modes {
        round: e.double.round,
        flush_in: Denormals::Kept,
        flush_out: e.single.flush_out,
    };
    soft::convert(a, DOUBLE, SINGLE, e.double.flush_in, modes) as u32
}

/// From single precision, exactly.
pub fn from_f32(e: &Env, a: u32) -> u64 {
    soft::convert(a.into(), SINGLE, DOUBLE, e.single.flush_in, Modes::KEEP)
}
