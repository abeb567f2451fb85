//! Floating-point arithmetic on bit patterns.
//!
//! Every format's values are values of binary64, and binary64 has more than twice the precision of
//! the narrower formats plus two bits. So computing `+ - * / sqrt` in binary64 and rounding once
//! more gives the correctly rounded result (S. A. Figueroa, "When is double rounding innocuous?",
//! 1995), also for subnormal results. Fused multiply-add has no such theorem: it is native for
//! binary32 and binary64, and `rustc_apfloat`'s for the 16-bit formats. Exponentials, logarithms
//! and trigonometric functions are those of the host's library in binary64, rounded once: correctly
//! rounded in the narrower formats but for one case in some 10⁸, within an ulp or so in binary64;
//! who compares them allows a tolerance.
//!
//! NaN results are the positive quiet NaN with no other payload bit. The IR leaves sign and payload
//! open.

use super::int::Signedness;
use crate::inst::{BinaryOp, FloatCC};
use crate::types::FloatKind;
use rustc_apfloat::ieee::{BFloat, Double, Half};
use rustc_apfloat::{Float, FloatConvert, Round};

/// What happens to subnormal numbers ("denormal-fp-math" in the LLVM Language Reference).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denormal {
    /// `ieee`: they are kept.
    Keep,
    /// `preserve-sign`: they become a zero of their sign.
    SignedZero,
    /// `positive-zero`: they become +0.
    PositiveZero,
}

/// Treatment of subnormal operands and results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DenormalMode {
    /// Of operands.
    pub input: Denormal,
    /// Of results.
    pub output: Denormal,
}

impl DenormalMode {
    /// All are kept.
    pub const IEEE: DenormalMode = DenormalMode {
        input: Denormal::Keep,
        output: Denormal::Keep,
    };

    /// The value of a "denormal-fp-math" attribute: `output,input`, or one word for both. Unknown
    /// words and `dynamic` mean `ieee`, which is what amdgcn kernels start with.
    pub fn parse(text: &str) -> DenormalMode {
        let word = |w: &str| match w.trim() {
            "preserve-sign" => Denormal::SignedZero,
            "positive-zero" => Denormal::PositiveZero,
            _ => Denormal::Keep,
        };
        let (output, input) = text.split_once(',').unwrap_or((text, text));
        DenormalMode {
            input: word(input),
            output: word(output),
        }
    }
}

/// Everything but the sign.
pub fn magnitude(kind: FloatKind, bits: u64) -> u64 {
    bits & (kind.sign() - 1)
}

/// Not a number?
pub fn is_nan(kind: FloatKind, bits: u64) -> bool {
    magnitude(kind, bits) > kind.infinity()
}

/// Infinite?
pub fn is_infinite(kind: FloatKind, bits: u64) -> bool {
    magnitude(kind, bits) == kind.infinity()
}

/// Subnormal and not zero?
pub fn is_subnormal(kind: FloatKind, bits: u64) -> bool {
    let m = magnitude(kind, bits);
    m != 0 && m >> kind.mantissa_bits() == 0
}

/// The exponent field as it is stored.
pub fn biased_exponent(kind: FloatKind, bits: u64) -> i32 {
    (magnitude(kind, bits) >> kind.mantissa_bits()) as i32
}

/// The value, exactly.
pub fn to_f64(kind: FloatKind, bits: u64) -> f64 {
    match kind {
        FloatKind::Half => {
            let wide: Double = Half::from_bits(bits.into()).convert(&mut false).value;
            f64::from_bits(wide.to_bits() as u64)
        }
        FloatKind::BFloat => f64::from(f32::from_bits((bits as u32) << 16)),
        FloatKind::Float => f64::from(f32::from_bits(bits as u32)),
        FloatKind::Double => f64::from_bits(bits),
    }
}

/// Rounded to the format, ties to even.
pub fn from_f64(kind: FloatKind, value: f64) -> u64 {
    from_f64_rounding(kind, value, Round::NearestTiesToEven)
}

/// Rounded to the format in a given direction.
pub fn from_f64_rounding(kind: FloatKind, value: f64, round: Round) -> u64 {
    if value.is_nan() {
        return kind.quiet_nan();
    }
    let wide = Double::from_bits(value.to_bits().into());
    match kind {
        FloatKind::Half => {
            let narrow: Half = wide.convert_r(round, &mut false).value;
            narrow.to_bits() as u64
        }
        FloatKind::BFloat => {
            let narrow: BFloat = wide.convert_r(round, &mut false).value;
            narrow.to_bits() as u64
        }
        FloatKind::Float => {
            let narrow: rustc_apfloat::ieee::Single = wide.convert_r(round, &mut false).value;
            narrow.to_bits() as u64
        }
        FloatKind::Double => value.to_bits(),
    }
}

/// A format together with the treatment of its subnormal numbers.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The format.
    pub kind: FloatKind,
    /// Treatment of subnormal numbers.
    pub mode: DenormalMode,
}

impl Format {
    fn flush(self, bits: u64, rule: Denormal) -> u64 {
        match rule {
            Denormal::Keep => bits,
            _ if !is_subnormal(self.kind, bits) => bits,
            Denormal::SignedZero => bits & self.kind.sign(),
            Denormal::PositiveZero => 0,
        }
    }

    /// An operand's value, flushed as the mode says.
    pub fn input(self, bits: u64) -> f64 {
        to_f64(self.kind, self.flush(bits, self.mode.input))
    }

    /// A result: rounded once, then flushed as the mode says.
    pub fn output(self, value: f64) -> u64 {
        self.flush(from_f64(self.kind, value), self.mode.output)
    }

    /// `x op y`.
    pub fn binary(self, op: BinaryOp, x: u64, y: u64) -> u64 {
        let (x, y) = (self.input(x), self.input(y));
        self.output(match op {
            BinaryOp::FAdd => x + y,
            BinaryOp::FSub => x - y,
            BinaryOp::FMul => x * y,
            BinaryOp::FDiv => x / y,
            // The remainder of a truncated division is exact.
            BinaryOp::FRem => x % y,
            _ => f64::NAN,
        })
    }

    /// `x * y + z` rounded once.
    pub fn fma(self, x: u64, y: u64, z: u64) -> u64 {
        let [x, y, z] = [x, y, z].map(|v| self.flush(v, self.mode.input));
        if [x, y, z].iter().any(|&v| is_nan(self.kind, v)) {
            return self.kind.quiet_nan();
        }
        let bits = match self.kind {
            FloatKind::Half => fma_by_apfloat::<Half>(x, y, z),
            FloatKind::BFloat => fma_by_apfloat::<BFloat>(x, y, z),
            FloatKind::Float => {
                let [x, y, z] = [x, y, z].map(|v| f32::from_bits(v as u32));
                u64::from(x.mul_add(y, z).to_bits())
            }
            FloatKind::Double => {
                let [x, y, z] = [x, y, z].map(f64::from_bits);
                x.mul_add(y, z).to_bits()
            }
        };
        let bits = if is_nan(self.kind, bits) {
            self.kind.quiet_nan()
        } else {
            bits
        };
        self.flush(bits, self.mode.output)
    }

    /// `(x * y + z) * 2^n` rounded once, subnormal results included. The sum is computed in
    /// binary128, cut towards zero, with the last bit set if anything was lost ("rounding to odd"):
    /// a later rounding to half the precision or less cannot tell it from the exact sum.
    pub fn fma_scaled(self, x: u64, y: u64, z: u64, n: i32) -> u64 {
        use rustc_apfloat::ieee::Quad;
        let [x, y, z] = [x, y, z].map(|v| {
            let wide = Double::from_bits(self.input(v).to_bits().into());
            let quad: Quad = wide.convert(&mut false).value;
            quad
        });
        let sum = x.mul_add_r(y, z, Round::TowardZero);
        let lost = sum.status.contains(rustc_apfloat::Status::INEXACT);
        let odd = Quad::from_bits(sum.value.to_bits() | u128::from(lost));
        let scaled = odd.scalbn(n);
        let bits = match self.kind {
            FloatKind::Half => narrow::<Half>(scaled),
            FloatKind::BFloat => narrow::<BFloat>(scaled),
            FloatKind::Float => narrow::<rustc_apfloat::ieee::Single>(scaled),
            FloatKind::Double => narrow::<Double>(scaled),
        };
        let bits = if is_nan(self.kind, bits) {
            self.kind.quiet_nan()
        } else {
            bits
        };
        self.flush(bits, self.mode.output)
    }

    /// A function of one operand, computed in binary64 and rounded once.
    pub fn unary(self, x: u64, f: impl Fn(f64) -> f64) -> u64 {
        self.output(f(self.input(x)))
    }

    /// The operand itself, NaN made quiet and subnormal numbers flushed as the mode says.
    pub fn canonicalize(self, x: u64) -> u64 {
        self.unary(x, |v| v)
    }

    /// The smaller (`sign` −1) or larger (`sign` 1) operand; a NaN operand is ignored, −0 is less
    /// than +0.
    pub fn min_max_num(self, which: Extreme, x: u64, y: u64) -> u64 {
        let picked = match (is_nan(self.kind, x), is_nan(self.kind, y)) {
            (true, true) => self.kind.quiet_nan(),
            (true, false) => y,
            (false, true) => x,
            (false, false) => self.pick(which, x, y),
        };
        self.canonicalize(picked)
    }

    /// The same, but NaN if an operand is NaN.
    pub fn min_max_nan(self, which: Extreme, x: u64, y: u64) -> u64 {
        if is_nan(self.kind, x) || is_nan(self.kind, y) {
            return self.kind.quiet_nan();
        }
        self.canonicalize(self.pick(which, x, y))
    }

    fn pick(self, which: Extreme, x: u64, y: u64) -> u64 {
        let x_less = order_key(self.kind, x) < order_key(self.kind, y);
        if x_less == (which == Extreme::Min) {
            x
        } else {
            y
        }
    }

    /// Does the predicate hold?
    pub fn compare(self, cond: FloatCC, x: u64, y: u64) -> bool {
        use FloatCC::*;
        let (x, y) = (self.input(x), self.input(y));
        let unordered = x.is_nan() || y.is_nan();
        match cond {
            False => false,
            Oeq => x == y,
            Ogt => x > y,
            Oge => x >= y,
            Olt => x < y,
            Ole => x <= y,
            One => !unordered && x != y,
            Ord => !unordered,
            Ueq => unordered || x == y,
            Ugt => unordered || x > y,
            Uge => unordered || x >= y,
            Ult => unordered || x < y,
            Ule => unordered || x <= y,
            Une => unordered || x != y,
            Uno => unordered,
            True => true,
        }
    }

    /// `x * 2^n`, rounded once. Scaling in steps of at most 2^±1000 is exact but for the last,
    /// which rounds in binary64 only where `x` is binary64.
    pub fn ldexp(self, x: u64, n: i32) -> u64 {
        let value = self.input(x);
        if value == 0.0 || !value.is_finite() {
            return self.output(value);
        }
        let (mantissa, exponent) = frexp(value);
        // |mantissa| is in [0.5, 1): far from the format's range all is zero or infinity.
        let n = (i64::from(exponent) + i64::from(n)).clamp(-5000, 5000) as i32;
        self.output(scale(mantissa, n))
    }
}

/// Which of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extreme {
    /// The smaller.
    Min,
    /// The larger.
    Max,
}

/// An integer that is ordered as the numbers are, −0 before +0.
fn order_key(kind: FloatKind, bits: u64) -> i128 {
    let m = i128::from(magnitude(kind, bits));
    if bits & kind.sign() != 0 { -1 - m } else { m }
}

fn narrow<F: Float>(x: rustc_apfloat::ieee::Quad) -> u64
where
    rustc_apfloat::ieee::Quad: FloatConvert<F>,
{
    FloatConvert::<F>::convert(x, &mut false).value.to_bits() as u64
}

fn fma_by_apfloat<F: Float>(x: u64, y: u64, z: u64) -> u64 {
    let [x, y, z] = [x, y, z].map(|v| F::from_bits(v.into()));
    x.mul_add(y, z).value.to_bits() as u64
}

/// Significand in [0.5, 1) with the sign, and exponent: `x = m * 2^e`. Zero, infinity and NaN are
/// their own significand.
pub fn frexp(x: f64) -> (f64, i32) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0);
    }
    if is_subnormal(FloatKind::Double, x.to_bits()) {
        let (m, e) = frexp(x * 2f64.powi(64));
        return (m, e - 64);
    }
    let biased = biased_exponent(FloatKind::Double, x.to_bits());
    let mantissa = (x.to_bits() & !FloatKind::Double.infinity()) | (1022 << 52);
    (f64::from_bits(mantissa), biased - 1022)
}

/// `m * 2^n` with one rounding, for `m` in ±[0.5, 1).
fn scale(m: f64, n: i32) -> f64 {
    if n > 1024 {
        return m * f64::INFINITY;
    }
    if n >= -1020 {
        // In two steps, since 2^1024 is not a number. Both are exact, the first gives no subnormal
        // number.
        return m * 2f64.powi(n - 1) * 2.0;
    }
    // The first step is exact, the second rounds a subnormal result.
    let rest = (n + 1021).max(-200);
    m * 2f64.powi(-1021) * 2f64.powi(rest)
}

/// Towards zero as an integer of `bits` bits, `None` if that does not fit. The result is masked to
/// the width.
pub fn to_int(value: f64, bits: u32, sign: Signedness) -> Option<u128> {
    let v = value.trunc();
    let (low, limit) = match sign {
        Signedness::Signed => (-(2f64.powi(bits as i32 - 1)), 2f64.powi(bits as i32 - 1)),
        Signedness::Unsigned => (0.0, 2f64.powi(bits as i32)),
    };
    // NaN fails both comparisons.
    if !(v >= low && v < limit) {
        return None;
    }
    let wide = match sign {
        Signedness::Signed => v as i128 as u128,
        Signedness::Unsigned => v as u128,
    };
    Some(wide & super::int::mask(bits))
}

/// The same, but the nearest integer if it does not fit, and 0 for NaN.
pub fn to_int_saturating(value: f64, bits: u32, sign: Signedness) -> u128 {
    if value.is_nan() {
        return 0;
    }
    let (low, high) = match sign {
        Signedness::Signed => (1 << (bits - 1), super::int::mask(bits - 1)),
        Signedness::Unsigned => (0, super::int::mask(bits)),
    };
    let outside = if value < 0.0 { low } else { high };
    to_int(value, bits, sign).unwrap_or(outside)
}

/// An unsigned integer, rounded once.
pub fn from_unsigned(kind: FloatKind, value: u128) -> u64 {
    match kind {
        FloatKind::Half => Half::from_u128(value).value.to_bits() as u64,
        FloatKind::BFloat => BFloat::from_u128(value).value.to_bits() as u64,
        FloatKind::Float => u64::from((value as f32).to_bits()),
        FloatKind::Double => (value as f64).to_bits(),
    }
}

/// A signed integer, rounded once.
pub fn from_signed(kind: FloatKind, value: i128) -> u64 {
    // Rounding to nearest is symmetric.
    let magnitude = from_unsigned(kind, value.unsigned_abs());
    if value < 0 {
        magnitude | kind.sign()
    } else {
        magnitude
    }
}

/// The class bits that `llvm.is.fpclass` and `v_cmp_class` use; exactly one is set.
pub fn class(kind: FloatKind, bits: u64) -> u32 {
    let negative = bits & kind.sign() != 0;
    let m = magnitude(kind, bits);
    let (neg, pos) = if is_nan(kind, bits) {
        let quiet = bits & (1 << (kind.mantissa_bits() - 1)) != 0;
        return if quiet { 1 << 1 } else { 1 };
    } else if m == kind.infinity() {
        (2, 9)
    } else if m == 0 {
        (5, 6)
    } else if is_subnormal(kind, bits) {
        (4, 7)
    } else {
        (3, 8)
    };
    1 << if negative { neg } else { pos }
}
