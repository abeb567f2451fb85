//! Vector instructions on floats: what a lane computes.
//!
//! Source: "Vega" 7nm ISA manual, 12.7 "VOP2", 12.8 "VOP1", 12.12 "VOP3A". Where the manual's text
//! contradicts itself or what the instruction is for, the place says what is taken.

use crate::float::*;
use crate::scaled;
use crate::valu::{Exactness, Lane, Out};
use isa::Generation;
use rustc_apfloat::Round;

/// Whether output multiplier and clamp apply to the result: not to a float's parts, and not to
/// choices of bits.
pub fn has_output(name: &str) -> bool {
    let untouched = ["v_cndmask_b32", "v_div_scale_f32", "v_div_scale_f64"];
    !untouched.contains(&name)
}

/// Accuracy that the manual states; everything else is exact.
pub fn exactness(name: &str) -> Exactness {
    match name {
        "v_exp_f32" | "v_log_f32" | "v_rcp_f32" | "v_rcp_iflag_f32" | "v_rsq_f32"
        | "v_sqrt_f32" | "v_sin_f32" | "v_cos_f32" | "v_exp_legacy_f32" | "v_log_legacy_f32"
        | "v_log_clamp_f32" | "v_rcp_clamp_f32" | "v_rcp_legacy_f32" | "v_rsq_clamp_f32"
        | "v_rsq_legacy_f32" => Exactness::Ulps(Fmt::S, 1.0),
        "v_exp_f16" | "v_log_f16" | "v_rcp_f16" | "v_rsq_f16" | "v_sqrt_f16" | "v_sin_f16"
        | "v_cos_f16" => Exactness::Ulps(Fmt::H, 0.51),
        "v_rcp_f64" | "v_rsq_f64" | "v_sqrt_f64" | "v_rcp_clamp_f64" | "v_rsq_clamp_f64" => {
            Exactness::Ulps(Fmt::D, (1u64 << 29) as f64)
        }
        _ => Exactness::Bits,
    }
}

/// Format in a mnemonic's end.
fn suffix(name: &str) -> Option<(&str, Fmt)> {
    let (stem, end) = name.rsplit_once('_')?;
    let f = match end {
        "f16" => Fmt::H,
        "f32" => Fmt::S,
        "f64" => Fmt::D,
        _ => return None,
    };
    Some((stem, f))
}

pub fn compute(lane: &Lane<'_>, s: &[u128]) -> Option<Out> {
    let s: Vec<u64> = s.iter().map(|&v| v as u64).collect();
    let found = conversions(lane, &s).or_else(|| scaled::compute(lane, &s));
    let found = found.or_else(|| {
        let (stem, f) = suffix(lane.name)?;
        match *s {
            [a] => one(lane, stem, f, a),
            [a, b] => two(lane, stem, f, a, b),
            [a, b, c] => three(lane, stem, f, a, b, c),
            _ => None,
        }
    });
    found.map(Out::from).or_else(|| div_scale(lane, &s))
}

/// The rounding of halves with FP16_OVFL.
fn half_result(lane: &Lane<'_>, f: Fmt, sources: &[u64], r: u64) -> u64 {
    let infinite = sources.iter().any(|&s| f.is_inf(s));
    if f == Fmt::H {
        lane.mode.half_overflow(r, infinite)
    } else {
        r
    }
}

/// `V_MIN_F32` and `V_MAX_F32`, cases in the manual's order.
pub fn min_max(lane: &Lane<'_>, f: Fmt, a: u64, b: u64, max: bool) -> u64 {
    let m = lane.choice_modes(f);
    let (a, b) = (m.input(f, a), m.input(f, b));
    let zeros = f.is_zero(a) && f.is_zero(b) && a != b;
    let r = if lane.mode.ieee() && f.is_snan(a) {
        f.quiet(a)
    } else if lane.mode.ieee() && f.is_snan(b) {
        f.quiet(b)
    } else if f.is_nan(a) {
        b
    } else if f.is_nan(b) {
        a
    } else if zeros {
        if f.is_negative(a) == max { b } else { a }
    } else if if max { less(f, b, a) } else { less(f, a, b) } {
        a
    } else {
        b
    };
    m.output(f, r)
}

/// The smallest or largest of three; any NaN is the result, the first one, quiet.
pub fn ieee_choice(lane: &Lane<'_>, f: Fmt, v: [u64; 3], max: bool) -> u64 {
    match v.iter().find(|&&x| f.is_nan(x)) {
        Some(&nan) => f.quiet(nan),
        None => min_max(lane, f, min_max(lane, f, v[0], v[1], max), v[2], max),
    }
}

/// `V_MED3_F32`.
fn med3(lane: &Lane<'_>, f: Fmt, v: [u64; 3]) -> u64 {
    let [a, b, c] = v;
    let min = |x, y| min_max(lane, f, x, y, false);
    let max = |x, y| min_max(lane, f, x, y, true);
    if v.iter().any(|&x| f.is_nan(x)) {
        return min(min(a, b), c);
    }
    // "V_MAX3_F32(S0, S1, S2) == S0": zeros of both signs are equal.
    let m = lane.choice_modes(f);
    let inputs = v.map(|x| m.input(f, x));
    let is = |x: u64| !inputs.iter().any(|&y| less(f, m.input(f, x), y));
    if is(a) {
        max(b, c)
    } else if is(b) {
        max(a, c)
    } else {
        max(a, b)
    }
}

fn subtract(f: Fmt, m: Modes, a: u64, b: u64) -> u64 {
    // A NaN keeps its sign.
    let b = if f.is_nan(b) { b } else { b ^ f.sign() };
    add(f, m, a, b)
}

fn two(lane: &Lane<'_>, stem: &str, f: Fmt, a: u64, b: u64) -> Option<u64> {
    let m = lane.modes(f);
    let done = |r| half_result(lane, f, &[a, b], r);
    Some(match stem {
        "v_add" => done(add(f, m, a, b)),
        "v_sub" => done(subtract(f, m, a, b)),
        "v_subrev" => done(subtract(f, m, b, a)),
        "v_mul" => done(mul(f, m, a, b)),
        "v_mul_legacy" => mul_legacy(f, m, a, b),
        "v_min" => min_max(lane, f, a, b, false),
        "v_max" => min_max(lane, f, a, b, true),
        // The exponent is an integer: 0x7c00 is no infinity.
        "v_ldexp" if f == Fmt::H => {
            half_result(lane, f, &[a], ldexp(f, m, a, (b as u16 as i16).into()))
        }
        "v_ldexp" => ldexp(f, m, a, b as u32 as i32),
        "v_trig_preop" => trig_preop(a, b),
        // The second source is taken where the comparison does not hold, NaNs included.
        "v_min_legacy" => legacy(f, lane.choice_modes(f), a, b, |x, y| less(f, x, y)),
        "v_max_legacy" => legacy(f, lane.choice_modes(f), a, b, |x, y| {
            less(f, y, x) || equal(f, x, y)
        }),
        _ => return None,
    })
}

fn legacy(f: Fmt, m: Modes, a: u64, b: u64, takes_first: impl Fn(u64, u64) -> bool) -> u64 {
    let (x, y) = (m.input(f, a), m.input(f, b));
    m.output(f, if takes_first(x, y) { x } else { y })
}

/// `MUL_LIT` of the "Evergreen" ISA manual: the lowest number unless the third source is positive
/// and the second one above the lowest number.
fn mullit(f: Fmt, m: Modes, a: u64, b: u64, c: u64) -> u64 {
    let lowest = f.sign() | (f.inf() - 1);
    let dark = f.is_nan(c) || f.is_zero(c) || f.is_negative(c);
    let none = f.is_nan(b) || b == lowest || b == f.sign() | f.inf();
    match dark || none {
        true => lowest,
        false => mul_legacy(f, m, a, b),
    }
}

/// DX9 rules: zero times anything is zero.
fn mul_legacy(f: Fmt, m: Modes, a: u64, b: u64) -> u64 {
    match f.is_zero(m.input(f, a)) || f.is_zero(m.input(f, b)) {
        true => 0,
        false => mul(f, m, a, b),
    }
}

fn three(lane: &Lane<'_>, stem: &str, f: Fmt, a: u64, b: u64, c: u64) -> Option<u64> {
    let m = lane.modes(f);
    let done = |r| half_result(lane, f, &[a, b, c], r);
    let minimum = |x, y| min_max(lane, f, x, y, false);
    let maximum = |x, y| min_max(lane, f, x, y, true);
    Some(match stem {
        "v_fma" | "v_fmac" | "v_fma_legacy" => done(fma(f, m, a, b, c)),
        // "Denormals are flushed": of sources, product and result.
        "v_mac" | "v_madmk" | "v_madak" | "v_mad" => mad_flushing(lane, f, a, b, c),
        "v_mad_legacy" if f == Fmt::H => mad_flushing(lane, f, a, b, c),
        "v_mullit" => mullit(f, m, a, b, c),
        "v_mad_legacy" | "v_mac_legacy" => {
            let m = m.flushing();
            add(f, m, mul_legacy(f, m, a, b), c)
        }
        "v_fmaak" | "v_fmamk" => fma(f, m, a, b, c),
        "v_minimum3" => ieee_choice(lane, f, [a, b, c], false),
        "v_maximum3" => ieee_choice(lane, f, [a, b, c], true),
        "v_min3" => minimum(minimum(a, b), c),
        "v_max3" => maximum(maximum(a, b), c),
        "v_med3" => med3(lane, f, [a, b, c]),
        "v_div_fixup" | "v_div_fixup_legacy" => div_fixup(lane, f, a, b, c),
        "v_div_fmas" => div_fmas(lane, f, a, b, c),
        "v_cubeid" | "v_cubesc" | "v_cubetc" | "v_cubema" => cube(lane, stem, f, [a, b, c])?,
        _ => return None,
    })
}

fn mad_flushing(lane: &Lane<'_>, f: Fmt, a: u64, b: u64, c: u64) -> u64 {
    let m = lane.modes(f).flushing();
    if f != Fmt::H {
        return mad(f, m, a, b, c);
    }
    if f.is_nan(a) || f.is_nan(b) {
        return mad(f, m, a, b, c);
    }
    let product = half_result(lane, f, &[a, b], mul(f, m, a, b));
    half_result(lane, f, &[product, c], add(f, m, product, c))
}

/// Face of the cube and the coordinates on it, as the manual's table of cases has them.
fn cube(lane: &Lane<'_>, stem: &str, f: Fmt, [x, y, z]: [u64; 3]) -> Option<u64> {
    let value = |v| f.value(v);
    let size = |v: u64| value(v).abs();
    let negative = |v: u64| value(v) < 0.0;
    let minus = |v: u64| v ^ f.sign();
    let along_z = size(z) >= size(x) && size(z) >= size(y);
    let along_y = !along_z && size(y) >= size(x);
    let choose = |c: bool, yes: u64, no: u64| if c { yes } else { no };
    let by_axis = |on_z: u64, on_y: u64, on_x: u64| match (along_z, along_y) {
        (true, _) => on_z,
        (_, true) => on_y,
        _ => on_x,
    };
    Some(match stem {
        "v_cubeid" => by_axis(
            choose(negative(z), f.of(5.0), f.of(4.0)),
            choose(negative(y), f.of(3.0), f.of(2.0)),
            choose(negative(x), f.of(1.0), f.of(0.0)),
        ),
        "v_cubesc" => by_axis(
            choose(negative(z), minus(x), x),
            x,
            choose(negative(x), z, minus(z)),
        ),
        "v_cubetc" => by_axis(minus(y), choose(negative(y), minus(z), z), minus(y)),
        _ => mul(f, lane.modes(f), by_axis(z, y, x), f.of(2.0)),
    })
}

/// The manual's list of cases. "Underflow" is zero, or the smallest denormal where the rounding
/// mode leads away from zero. The case `exponent(S1) == 255` cannot be reached after those before
/// it; what it calls overflow is what a NaN quotient of ordinary operands stands for.
fn div_fixup(lane: &Lane<'_>, f: Fmt, q: u64, d: u64, n: u64) -> u64 {
    let m = lane.modes(f);
    let (d, n) = (m.input(f, d), m.input(f, n));
    let negative = f.is_negative(d) != f.is_negative(n);
    let sign = if negative { f.sign() } else { 0 };
    let limit = match f {
        Fmt::S => -150,
        Fmt::D => -1075,
        Fmt::H => i32::MIN,
    };
    if f.is_nan(n) {
        f.quiet(n)
    } else if f.is_nan(d) {
        f.quiet(d)
    } else if f.is_zero(d) && f.is_zero(n) || f.is_inf(d) && f.is_inf(n) {
        f.default_nan()
    } else if f.is_zero(d) || f.is_inf(n) {
        sign | f.inf()
    } else if f.is_inf(d) || f.is_zero(n) {
        sign
    } else if f.exponent(n) - f.exponent(d) < limit {
        let away = match m.round {
            Round::TowardPositive => !negative,
            Round::TowardNegative => negative,
            _ => false,
        };
        sign | u64::from(away)
    } else if f.is_nan(q) && f != Fmt::H {
        sign | f.inf()
    } else {
        sign | f.magnitude(q)
    }
}

/// Fused, and scaled back where VCC says so. The manual's factor, 2^32 or 2^64, undoes nothing that
/// `V_DIV_SCALE_*` does (2^±64, 2^±128); taken is that scale, down for small and up for large
/// quotients, as the RDNA manuals state it.
fn div_fmas(lane: &Lane<'_>, f: Fmt, a: u64, b: u64, c: u64) -> u64 {
    let m = lane.modes(f);
    let m = Modes { keep_in: true, ..m };
    if !lane.bit {
        return fma(f, m, a, b, c);
    }
    let (bias, amount) = match f {
        Fmt::S => (127, 64),
        _ => (1023, 128),
    };
    let scale = if f.exponent(c) > bias {
        amount
    } else {
        -amount
    };
    scaled_fma(f, m, [a, b, c], scale)
}

/// `(a * b + c) * 2^n`, rounded once: in a wider format where that is exact, and by scaling the
/// operands where it is not.
fn scaled_fma(f: Fmt, m: Modes, v: [u64; 3], n: i32) -> u64 {
    if let Some(&nan) = v.iter().find(|&&x| f.is_nan(x)) {
        return f.quiet(nan);
    }
    use rustc_apfloat::Float;
    use rustc_apfloat::FloatConvert;
    use rustc_apfloat::ieee::{Double, Quad, Single};
    // A product of two doubles has 106 bits and the sum's exact value may need more than the 113
    // of a quad: the sum is rounded to odd there, which a later rounding does not notice.
    let mut lost = false;
    let wide = v.map(|x| match f {
        Fmt::S => FloatConvert::<Quad>::convert(Single::from_bits(x.into()), &mut lost).value,
        _ => FloatConvert::<Quad>::convert(Double::from_bits(x.into()), &mut lost).value,
    });
    let down = wide[0].mul_add_r(wide[1], wide[2], Round::TowardZero);
    let nearest = wide[0].mul_add_r(wide[1], wide[2], m.round).value;
    let exact = down.status.is_empty();
    let bits = down.value.to_bits();
    let sum = match exact {
        true => nearest,
        false => Quad::from_bits(bits | 1),
    };
    if sum.is_nan() {
        return f.default_nan();
    }
    let scaled = sum.scalbn(n);
    let r = match f {
        Fmt::S => FloatConvert::<Single>::convert_r(scaled, m.round, &mut lost)
            .value
            .to_bits() as u64,
        _ => FloatConvert::<Double>::convert_r(scaled, m.round, &mut lost)
            .value
            .to_bits() as u64,
    };
    m.output(f, r)
}

/// The operand to scale, and whether the quotient must be scaled back. Where both reciprocal and
/// quotient are denormal the manual scales the denominator up, which would overflow; taken is
/// down, as the next case of the list does. A quotient below the denormals counts as denormal for
/// doubles.
fn div_scale(lane: &Lane<'_>, s: &[u64]) -> Option<Out> {
    let (f, amount, far, tiny) = match lane.name {
        "v_div_scale_f32" => (Fmt::S, 64, 96, 23),
        "v_div_scale_f64" => (Fmt::D, 128, 768, 53),
        _ => return None,
    };
    let m = lane.modes(f);
    let [s0, d, n] = [s[0], s[1], s[2]].map(|v| m.input(f, v));
    let by = |amount: i32| {
        ldexp(
            f,
            Modes {
                keep_in: true,
                keep_out: true,
                ..m
            },
            s0,
            amount,
        )
    };
    let out = |value: u64, bit: bool| {
        Some(Out {
            value: value.into(),
            bit,
        })
    };
    // Both quotients as doubles: for single precision they are exact enough to tell denormals.
    let (dv, nv) = (f.value(d), f.value(n));
    let denormal = |q: f64| match f {
        Fmt::S => q != 0.0 && q.abs() < f64::from(f32::MIN_POSITIVE),
        _ => q.is_subnormal(),
    };
    let small = |q: f64| denormal(q) || f == Fmt::D && q == 0.0;
    if f.is_zero(d) || f.is_zero(n) {
        out(f.default_nan(), false)
    } else if f.exponent(n) - f.exponent(d) >= far {
        out(if s0 == d { by(amount) } else { s0 }, true)
    } else if f.is_denormal(d) {
        out(by(amount), false)
    } else if denormal(1.0 / dv) && small(nv / dv) {
        out(if s0 == d { by(-amount) } else { s0 }, true)
    } else if denormal(1.0 / dv) {
        out(by(-amount), false)
    } else if small(nv / dv) {
        out(if s0 == n { by(amount) } else { s0 }, true)
    } else if f.exponent(n) <= tiny {
        out(by(amount), false)
    } else {
        out(s0, false)
    }
}

/// 1216 bits of 2/pi after the binary point, computed: 2/pi = 2 / (16 atan(1/5) - 4 atan(1/239))
/// in integers of 40 words of 32 bits.
fn two_over_pi() -> &'static [u32; 38] {
    static BITS: std::sync::OnceLock<[u32; 38]> = std::sync::OnceLock::new();
    BITS.get_or_init(crate::bignum::two_over_pi)
}

/// `V_TRIG_PREOP_F64`; the table of the hardware has 1201 bits.
fn trig_preop(a: u64, segment: u64) -> u64 {
    let exponent = Fmt::D.exponent(a);
    let mut shift = (segment & 31) as i32 * 53 + (exponent - 1077).max(0);
    let bit = |i: usize| match i {
        0..=1200 => u64::from(two_over_pi()[i / 32] >> (31 - i % 32) & 1),
        _ => 0,
    };
    let first = shift as usize;
    let bits = (0..53).fold(0u64, |v, i| v << 1 | bit(first + i));
    shift = -53 - shift + if exponent >= 1968 { 128 } else { 0 };
    let whole = from_int(Fmt::D, NEAREST, bits.into());
    let towards_zero = Modes {
        round: Round::TowardZero,
        ..Modes::KEEP
    };
    ldexp(Fmt::D, towards_zero, whole, shift)
}

fn one(lane: &Lane<'_>, stem: &str, f: Fmt, a: u64) -> Option<u64> {
    let m = lane.modes(f);
    let x = m.input(f, a);
    let rounded = |round| {
        let r = if f.is_nan(x) {
            f.quiet(x)
        } else {
            integral(f, x, round)
        };
        Some(r)
    };
    match stem {
        "v_trunc" => rounded(Round::TowardZero),
        "v_ceil" => rounded(Round::TowardPositive),
        "v_floor" => rounded(Round::TowardNegative),
        "v_rndne" => rounded(NEAREST),
        "v_fract" => Some(fract(lane, f, x)),
        // A defect of GFX6 (CLRX, GCN 1.0).
        "v_frexp_mant" if f.is_inf(x) && lane.generation == Generation::Gfx6 => {
            Some(f.default_nan())
        }
        "v_frexp_mant" => Some(frexp(f, x).0),
        _ => transcendental(lane, stem, f, a),
    }
}

/// `S0 + -floor(S0)`, which is below one but on GFX6.
fn fract(lane: &Lane<'_>, f: Fmt, x: u64) -> u64 {
    let m = lane.modes(f);
    if f.is_nan(x) {
        return f.quiet(x);
    }
    if f.is_inf(x) {
        return f.default_nan();
    }
    let r = add(f, m, x, integral(f, x, Round::TowardNegative) ^ f.sign());
    let one = f.of(1.0);
    match f.value(r) >= 1.0 && lane.generation != Generation::Gfx6 {
        true => one - 1,
        false => r,
    }
}

/// Significand in ±[0.5, 1) and exponent.
fn frexp(f: Fmt, x: u64) -> (u64, i32) {
    if f.is_nan(x) {
        return (f.quiet(x), 0);
    }
    if f.is_inf(x) || f.is_zero(x) {
        return (x, 0);
    }
    // The exponent by counting, so that denormals need no case of their own.
    let mut significand = f.magnitude(x) & ((1 << f.fraction()) - 1);
    let mut exponent = f.exponent(x);
    let top = 1 << f.fraction();
    if exponent != 0 {
        significand |= top;
    } else {
        exponent = 1;
        while significand & top == 0 {
            significand <<= 1;
            exponent -= 1;
        }
    }
    let half = f.of(0.5) & f.inf();
    let mantissa = x & f.sign() | half | significand & (top - 1);
    let bias = (1 << (f.bits() - f.fraction() - 2)) - 1;
    (mantissa, exponent - bias + 1)
}

/// Sine and cosine of whole turns, the argument reduced exactly.
fn turns(x: f64, cosine: bool) -> f64 {
    if x.is_infinite() {
        return f64::NAN;
    }
    if x.abs() > 256.0 {
        return if cosine { 1.0 } else { 0.0 };
    }
    let eighths = (x * 8.0).floor();
    let rest = (x - eighths / 8.0) * std::f64::consts::TAU;
    let phase = eighths.rem_euclid(8.0) as u32 + if cosine { 2 } else { 0 };
    // sin(phase * 45° + rest), rest in [0°, 45°).
    let (s, c) = (rest.sin(), rest.cos());
    let h = std::f64::consts::FRAC_1_SQRT_2;
    match phase % 8 {
        0 => s,
        1 => h * (c + s),
        2 => c,
        3 => h * (c - s),
        4 => -s,
        5 => -h * (c + s),
        6 => -c,
        _ => -h * (c - s),
    }
}

fn transcendental(lane: &Lane<'_>, stem: &str, f: Fmt, a: u64) -> Option<u64> {
    let (stem, special) = match stem.rsplit_once('_') {
        Some((first, kind @ ("legacy" | "clamp"))) => (first, kind),
        _ => (stem, ""),
    };
    let trigonometric = matches!(stem, "v_sin" | "v_cos");
    // "Denormals are flushed" in single precision, but for sine and cosine.
    let m = match f {
        Fmt::S if !trigonometric => Modes::FLUSH,
        _ => lane.modes(f).nearest(),
    };
    let input = m.input(f, a);
    let x = f.value(input);
    let r = match stem {
        "v_exp" => x.exp2(),
        "v_log" => x.log2(),
        "v_rcp" | "v_rcp_iflag" => 1.0 / x,
        "v_rsq" if x == 0.0 => 1.0 / x,
        "v_rsq" => 1.0 / x.sqrt(),
        "v_sqrt" => x.sqrt(),
        "v_sin" if x == 0.0 => x,
        // Odd, so that small arguments of both signs keep their digits.
        "v_sin" => turns(x.abs(), false) * x.signum(),
        "v_cos" => turns(x, true),
        _ => return None,
    };
    let r = if f.is_nan(input) {
        f.quiet(input)
    } else if r.is_nan() {
        f.default_nan()
    } else {
        convert(Fmt::D, f, r.to_bits(), NEAREST)
    };
    let r = match (m.output(f, r), special, stem) {
        // Those that are never infinite.
        (r, "clamp", "v_log") if f.is_inf(r) && f.is_negative(r) => r - 1,
        (r, "clamp", "v_rcp" | "v_rsq") if f.is_inf(r) => r - 1,
        (r, "legacy", "v_rcp" | "v_rsq") if f.is_inf(r) => r & f.sign(),
        (r, ..) => r,
    };
    // Infinite results of finite sources, poles excepted.
    Some(match f {
        Fmt::H => lane
            .mode
            .half_overflow(r, f.is_inf(input) || f.is_zero(input)),
        _ => r,
    })
}

/// snorm and unorm: [-1, 1] or [0, 1] to 16 bits; NaN is zero.
fn normalised(f: Fmt, a: u64, low: f64, most: f64) -> u64 {
    if f.is_nan(a) {
        return 0;
    }
    let x = f.value(a).clamp(low, 1.0) * most;
    let whole = integral(Fmt::D, x.to_bits(), NEAREST);
    to_int(Fmt::D, whole, -0x8000, 0xffff) as u64 & 0xffff
}

fn to_half(lane: &Lane<'_>, a: u64, round: Round) -> u64 {
    let x = lane.modes(Fmt::S).input(Fmt::S, a);
    let r = lane
        .modes(Fmt::H)
        .output(Fmt::H, convert(Fmt::S, Fmt::H, x, round));
    lane.mode.half_overflow(r, Fmt::S.is_inf(x))
}

fn int_to_half(lane: &Lane<'_>, i: i128) -> u64 {
    let r = from_int(Fmt::H, lane.modes(Fmt::H).round, i);
    lane.mode.half_overflow(r, false)
}

const I32: (i128, i128) = (i32::MIN as i128, i32::MAX as i128);
const U32: (i128, i128) = (0, u32::MAX as i128);

fn word(f: Fmt, a: u64, (low, high): (i128, i128)) -> u64 {
    u64::from(to_int(f, a, low, high) as u32)
}

fn conversions(lane: &Lane<'_>, s: &[u64]) -> Option<u64> {
    let a = *s.first()?;
    let nearest_single = lane.modes(Fmt::S).round;
    let byte = |n: u64| Some(from_int(Fmt::S, NEAREST, (a >> (8 * n) & 0xff).into()));
    Some(match lane.name {
        "v_cvt_i32_f64" => word(Fmt::D, a, I32),
        "v_cvt_u32_f64" => word(Fmt::D, a, U32),
        "v_cvt_i32_f32" => word(Fmt::S, a, I32),
        "v_cvt_u32_f32" => word(Fmt::S, a, U32),
        "v_cvt_f64_i32" => from_int(Fmt::D, NEAREST, (a as u32 as i32).into()),
        "v_cvt_f64_u32" => from_int(Fmt::D, NEAREST, (a as u32).into()),
        "v_cvt_f32_i32" => from_int(Fmt::S, nearest_single, (a as u32 as i32).into()),
        "v_cvt_f32_u32" => from_int(Fmt::S, nearest_single, (a as u32).into()),
        "v_cvt_f16_f32" => to_half(lane, a, lane.modes(Fmt::H).round),
        "v_cvt_f32_f16" => convert(Fmt::H, Fmt::S, lane.modes(Fmt::H).input(Fmt::H, a), NEAREST),
        "v_cvt_rpi_i32_f32" => floor_plus(a, 0.5),
        "v_cvt_flr_i32_f32" => floor_plus(a, 0.0),
        "v_cvt_off_f32_i4" => {
            let i = (a as i32) << 28 >> 28;
            Fmt::S.of(f64::from(i) * 0.0625)
        }
        "v_cvt_f32_f64" => {
            let x = lane.modes(Fmt::D).input(Fmt::D, a);
            let r = convert(Fmt::D, Fmt::S, x, lane.modes(Fmt::D).round);
            lane.modes(Fmt::S).output(Fmt::S, r)
        }
        "v_cvt_f64_f32" => convert(Fmt::S, Fmt::D, lane.modes(Fmt::S).input(Fmt::S, a), NEAREST),
        "v_cvt_f32_ubyte0" => return byte(0),
        "v_cvt_f32_ubyte1" => return byte(1),
        "v_cvt_f32_ubyte2" => return byte(2),
        "v_cvt_f32_ubyte3" => return byte(3),
        "v_cvt_f16_u16" => int_to_half(lane, (a as u16).into()),
        "v_cvt_f16_i16" => int_to_half(lane, (a as u16 as i16).into()),
        "v_cvt_u16_f16" => to_int(Fmt::H, a, 0, 0xffff) as u64 & 0xffff,
        "v_cvt_i16_f16" => to_int(Fmt::H, a, -0x8000, 0x7fff) as u64 & 0xffff,
        "v_cvt_norm_i16_f16" => normalised(Fmt::H, a, -1.0, 32767.0),
        "v_cvt_norm_u16_f16" => normalised(Fmt::H, a, 0.0, 65535.0),
        "v_frexp_exp_i32_f64" => exponent(lane, Fmt::D, a) & 0xffff_ffff,
        "v_frexp_exp_i32_f32" => exponent(lane, Fmt::S, a) & 0xffff_ffff,
        "v_frexp_exp_i16_f16" => exponent(lane, Fmt::H, a) & 0xffff,
        _ => return packing(lane, s),
    })
}

fn exponent(lane: &Lane<'_>, f: Fmt, a: u64) -> u64 {
    // A defect of GFX6 (CLRX, GCN 1.0).
    if lane.generation == Generation::Gfx6 && (f.is_inf(a) || f.is_nan(a)) {
        return -1i64 as u64;
    }
    frexp(f, lane.modes(f).input(f, a)).1 as u64
}

fn floor_plus(a: u64, offset: f64) -> u64 {
    if Fmt::S.is_nan(a) {
        return 0;
    }
    // Exact in double precision but for sums of numbers below 2^-29, whose floor is that of the
    // larger one all the same.
    let x = Fmt::S.value(a);
    let sum = (x + offset).floor();
    to_int(Fmt::D, sum.to_bits(), I32.0, I32.1) as u32 as u64
}

fn packing(lane: &Lane<'_>, s: &[u64]) -> Option<u64> {
    let (a, b) = (*s.first()?, *s.get(1)?);
    let pack = |f: &dyn Fn(u64) -> u64| f(a) | f(b) << 16;
    Some(match lane.name {
        "v_cvt_pkrtz_f16_f32" => pack(&|x| to_half(lane, x, Round::TowardZero)),
        "v_cvt_pknorm_i16_f32" => pack(&|x| normalised(Fmt::S, x, -1.0, 32767.0)),
        "v_cvt_pknorm_u16_f32" => pack(&|x| normalised(Fmt::S, x, 0.0, 65535.0)),
        "v_cvt_pknorm_i16_f16" => pack(&|x| normalised(Fmt::H, x, -1.0, 32767.0)),
        "v_cvt_pknorm_u16_f16" => pack(&|x| normalised(Fmt::H, x, 0.0, 65535.0)),
        "v_cvt_pk_u8_f32" | "v_cvt_pkaccum_u8_f32" => {
            let old = *s.get(2)?;
            let shift = 8 * (b & 3);
            old & !(0xff << shift) & 0xffff_ffff | (to_int(Fmt::S, a, 0, 255) as u64) << shift
        }
        _ => return None,
    })
}
