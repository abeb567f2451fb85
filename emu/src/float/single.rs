//! Single precision.

use super::soft::{self, SINGLE};
use super::{Arithmetic, Denormals, Env, Modes, OutputMods, Round, add_to_odd};

const SIGN: u32 = 0x8000_0000;
const INF: u32 = 0x7f80_0000;
const QUIET: u32 = 0x0040_0000;
/// The default NaN.
pub const NAN: u32 = 0xffc0_0000;

#[inline(always)]
pub fn is_nan(a: u32) -> bool {
    a & !SIGN > INF
}

#[inline(always)]
pub fn is_signalling(a: u32) -> bool {
    is_nan(a) && a & QUIET == 0
}

#[inline(always)]
pub fn quiet(a: u32) -> u32 {
    a | QUIET
}

/// A denormal, or the zero of its sign.
#[inline(always)]
pub fn flush(a: u32, denormals: Denormals) -> u32 {
    let keep = match denormals {
        Denormals::Flushed => SIGN,
        Denormals::Kept => u32::MAX,
    };
    if a & INF == 0 { a & keep } else { a }
}

/// Replaces a NaN the host computed by the one the hardware gives.
#[inline(always)]
fn fix(r: u32, a: u32, b: u32) -> u32 {
    if !is_nan(r) {
        r
    } else if is_nan(a) {
        quiet(a)
    } else if is_nan(b) {
        quiet(b)
    } else {
        NAN
    }
}

#[inline(always)]
fn fix3(r: u32, a: u32, b: u32, c: u32) -> u32 {
    if !is_nan(r) {
        r
    } else if is_nan(a) || is_nan(b) {
        fix(r, a, b)
    } else if is_nan(c) {
        quiet(c)
    } else {
        NAN
    }
}

#[inline(always)]
fn f(a: u32) -> f32 {
    f32::from_bits(a)
}

#[inline(always)]
pub fn add(m: Modes, a: u32, b: u32) -> u32 {
    if m.round != Round::Nearest {
        return soft::add_bits(a.into(), b.into(), SINGLE, m) as u32;
    }
    let (x, y) = (flush(a, m.flush_in), flush(b, m.flush_in));
    let r = (f(x) + f(y)).to_bits();
    fix(flush(r, m.flush_out), a, b)
}

#[inline(always)]
pub fn mul(m: Modes, a: u32, b: u32) -> u32 {
    if m.round != Round::Nearest {
        return soft::mul_bits(a.into(), b.into(), SINGLE, m) as u32;
    }
    let (x, y) = (flush(a, m.flush_in), flush(b, m.flush_in));
    let r = (f(x) * f(y)).to_bits();
    fix(flush(r, m.flush_out), a, b)
}

/// Zero times anything is zero (DX9 rules), of positive sign.
#[inline(always)]
pub fn mul_legacy(m: Modes, a: u32, b: u32) -> u32 {
    let (x, y) = (flush(a, m.flush_in), flush(b, m.flush_in));
    if x & !SIGN == 0 || y & !SIGN == 0 {
        0
    } else {
        mul(m, a, b)
    }
}

/// Rounded once. The product of two single-precision numbers is exact in double precision.
#[inline(always)]
pub fn fma(m: Modes, a: u32, b: u32, c: u32) -> u32 {
    if m.round != Round::Nearest {
        return soft::fma_bits(a.into(), b.into(), c.into(), 0, SINGLE, m) as u32;
    }
    let [x, y, z] = [a, b, c].map(|v| f64::from(f(flush(v, m.flush_in))));
    let r = (add_to_odd(x * y, z) as f32).to_bits();
    fix3(flush(r, m.flush_out), a, b, c)
}

/// [`fma`] to nearest for numbers where double precision's own rounding does not matter: `None` if
/// it might, which is when the double-precision sum lies half-way between two single-precision
/// numbers, or is denormal, or not a number.
#[inline(always)]
pub fn fma_fast(m: Modes, a: u32, b: u32, c: u32) -> (u32, bool) {
    /// Bits of a double-precision fraction below those of single precision.
    const BELOW: u64 = (1 << 29) - 1;
    const HALF_WAY: u64 = 1 << 28;
    const SMALLEST_NORMAL: u32 = 1 << 23;
    let [x, y, z] = [a, b, c].map(|v| f64::from(f(flush(v, m.flush_in))));
    let sum = x * y + z;
    let r = (sum as f32).to_bits();
    // What lies below the smallest normal number may be rounded to it.
    let doubtful = (sum.to_bits() & BELOW == HALF_WAY)
        | (r & INF == INF)
        | ((r & !SIGN <= SMALLEST_NORMAL) & (sum != 0.0));
    (r, doubtful)
}

/// `v_mad_f32` and its kin: product and sum are rounded one after the other, and denormals are
/// flushed whatever the mode (manual, 12.12).
#[inline(always)]
pub fn mad(m: Modes, a: u32, b: u32, c: u32) -> u32 {
    let m = m.flushing();
    let product = mul(m, a, b);
    fix3(add(m, product, c), a, b, c)
}

#[inline(always)]
pub fn mad_legacy(m: Modes, a: u32, b: u32, c: u32) -> u32 {
    let m = m.flushing();
    add(m, mul_legacy(m, a, b), c)
}

/// Integer order of non-NaN floats: -0 below +0.
#[inline(always)]
pub fn key(a: u32) -> i32 {
    let a = a as i32;
    a ^ ((a >> 31) & 0x7fff_ffff)
}

/// The cases of minimum and maximum with NaNs (manual, `V_MIN_F32`).
#[inline(always)]
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

#[inline(always)]
pub fn min(e: &Env, a: u32, b: u32) -> u32 {
    let m = e.of_choice(e.single);
    let (a, b) = (flush(a, m.flush_in), flush(b, m.flush_in));
    flush(select(e, a, b, key(a) < key(b)), m.flush_out)
}

#[inline(always)]
pub fn max(e: &Env, a: u32, b: u32) -> u32 {
    let m = e.of_choice(e.single);
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

/// The middle one of three; with a NaN, the minimum (manual, `V_MED3_F32`).
pub fn med3(e: &Env, a: u32, b: u32, c: u32) -> u32 {
    if is_nan(a) || is_nan(b) || is_nan(c) {
        return min(e, min(e, a, b), c);
    }
    let m = e.of_choice(e.single);
    let [a, b, c] = [a, b, c].map(|v| flush(v, m.flush_in));
    // Compared as numbers, so that a zero is taken for the largest whatever its sign.
    let largest = f(a).max(f(b)).max(f(c));
    let middle = if largest == f(a) {
        max(e, b, c)
    } else if largest == f(b) {
        max(e, a, c)
    } else {
        max(e, a, b)
    };
    flush(middle, m.flush_out)
}

/// What a rounding-to-integer instruction does around `g`: denormals and NaNs.
#[inline(always)]
pub fn integral(m: Modes, a: u32, g: impl Fn(f32) -> f32) -> u32 {
    let x = flush(a, m.flush_in);
    if is_nan(x) {
        quiet(x)
    } else {
        g(f(x)).to_bits()
    }
}

/// `x - floor(x)`, below 1.
pub fn fract(e: &Env, a: u32) -> u32 {
    let m = e.single;
    /// The largest number below one.
    const BELOW_ONE: u32 = 0x3f7f_ffff;
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

#[inline(always)]
pub fn ldexp(m: Modes, a: u32, scale: i32) -> u32 {
    soft::ldexp_bits(a.into(), scale, SINGLE, m) as u32
}

/// Exponent of a value as `frexp` has it; 0 for zeros, infinities and NaNs.
pub fn frexp_exp(e: &Env, a: u32) -> i32 {
    match flush(a, e.single.flush_in) & !SIGN {
        INF.. if e.arithmetic == Arithmetic::Gfx6 => -1,
        0 | INF.. => 0,
        x if x < 0x0080_0000 => -117 - (x.leading_zeros() as i32),
        x => (x >> 23) as i32 - 126,
    }
}

/// Significand of a value as `frexp` has it, in ±[0.5, 1).
pub fn frexp_mant(e: &Env, a: u32) -> u32 {
    let x = flush(a, e.single.flush_in);
    match x & !SIGN {
        INF if e.arithmetic == Arithmetic::Gfx6 => NAN,
        0 | INF => x,
        v if v > INF => quiet(x),
        v if v < 0x0080_0000 => {
            let fraction = v << (v.leading_zeros() - 8) & 0x007f_ffff;
            x & SIGN | 0x3f00_0000 | fraction
        }
        v => x & SIGN | 0x3f00_0000 | v & 0x007f_ffff,
    }
}

/// Output modifier and clamp of a result.
pub fn output(e: &Env, r: u32, mods: OutputMods) -> u32 {
    let mut r = r;
    // Output modifiers do not work with output denormals or in IEEE mode (manual, 6.2.2).
    if let (Some(scale), Denormals::Flushed, false) = (mods.scale, e.single.flush_out, e.ieee) {
        if !is_nan(r) {
            r = flush((f(r) * scale).to_bits(), Denormals::Flushed);
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
        x if x > 1.0 => 0x3f80_0000,
        x if x > 0.0 => r,
        _ => 0,
    }
}

/// `v_div_fixup_f32` (manual, 12.12): the quotient, or what IEEE 754 says for special operands.
///
/// Of ordinary operands the refinement of a quotient that overflows gives NaN (infinity minus
/// infinity); the manual's "overflow" case must stand for that, so such a NaN becomes infinity.
pub fn div_fixup(m: Modes, quotient: u32, denominator: u32, numerator: u32) -> u32 {
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
    } else if (na >> 23) as i32 - ((da >> 23) as i32) < -150 {
        sign | underflow(m.round, sign != 0)
    } else if is_nan(quotient) {
        sign | INF
    } else {
        sign | quotient & !SIGN
    }
}

/// A result too small for the format.
fn underflow(round: Round, negative: bool) -> u32 {
    match round {
        Round::Up => u32::from(!negative),
        Round::Down => u32::from(negative),
        Round::Nearest | Round::Zero => 0,
    }
}

/// `v_div_scale_f32`: the scaled operand, and whether `v_div_fmas_f32` has to scale back.
///
/// The conditions are the manual's. Where both `1 / denominator` and the quotient are denormal,
/// the manual scales the denominator up, which overflows; the sequence only works when it is
/// scaled down, which is what this does.
pub fn div_scale(m: Modes, s0: u32, denominator: u32, numerator: u32) -> (u32, bool) {
    let keep = Modes {
        flush_in: Denormals::Kept,
        flush_out: Denormals::Kept,
        ..m
    };
    let [s0, d, n] = [s0, denominator, numerator].map(|v| flush(v, m.flush_in));
    let exponent = |v: u32| (v >> 23 & 0xff) as i32;
    let denormal = |v: f64| v != 0.0 && v.abs() < f64::from(f32::MIN_POSITIVE);
    let is_denormal = |v: u32| v & INF == 0 && v & !SIGN != 0;
    let (nf, df) = (f64::from(f(n)), f64::from(f(d)));
    let scaled = |by: i32| ldexp(keep, s0, by);
    if n & !SIGN == 0 || d & !SIGN == 0 {
        (NAN, false)
    } else if exponent(n) - exponent(d) >= 96 {
        (if s0 == d { scaled(64) } else { s0 }, true)
    } else if is_denormal(d) {
        (scaled(64), false)
    } else if denormal(1.0 / df) && denormal(nf / df) {
        (if s0 == d { scaled(-64) } else { s0 }, true)
    } else if denormal(1.0 / df) {
        (scaled(-64), false)
    } else if denormal(nf / df) {
        (if s0 == n { scaled(64) } else { s0 }, true)
    } else if exponent(n) <= 23 {
        (scaled(64), false)
    } else {
        (s0, false)
    }
}

/// `v_div_fmas_f32`: a fused multiply-add, scaled back by 2^±64 where `v_div_scale_f32` scaled.
///
/// The manual says 2^32, which fits neither `v_div_scale_f32` nor the quotient. The direction
/// follows from the size of the quotient, as AMD's RDNA manuals have it.
pub fn div_fmas(m: Modes, a: u32, b: u32, c: u32, scaled: bool) -> u32 {
    let m = Modes {
        flush_in: Denormals::Kept,
        ..m
    };
    if !scaled {
        return fma(m, a, b, c);
    }
    let scale = if (c >> 23 & 0xff) > 127 { 64 } else { -64 };
    soft::fma_bits(a.into(), b.into(), c.into(), scale, SINGLE, m) as u32
}

/// To a signed integer, towards zero, saturating; NaN gives 0.
#[inline(always)]
pub fn to_i32(a: u32) -> u32 {
    f(a) as i32 as u32
}

/// To an unsigned integer, towards zero, saturating; NaN gives 0.
#[inline(always)]
pub fn to_u32(a: u32) -> u32 {
    f(a) as u32
}

#[inline(always)]
pub fn from_i32(m: Modes, a: u32) -> u32 {
    match m.round {
        Round::Nearest => (a as i32 as f32).to_bits(),
        _ => soft::from_int((a as i32) < 0, (a as i32).unsigned_abs().into(), SINGLE, m) as u32,
    }
}

#[inline(always)]
pub fn from_u32(m: Modes, a: u32) -> u32 {
    match m.round {
        Round::Nearest => (a as f32).to_bits(),
        _ => soft::from_int(false, a.into(), SINGLE, m) as u32,
    }
}
