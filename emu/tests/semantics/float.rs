//! Floats for the reference: every operation by `rustc_apfloat`, on bit patterns, with the modes
//! around it as chapter 6.4 "Denormalized and Rounding Modes" of the manuals says.

use rustc_apfloat::ieee::{Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fmt {
    H,
    S,
    D,
}

/// Calls code with `$T` as the type of a format.
macro_rules! with {
    ($fmt:expr, $T:ident, $e:expr) => {
        match $fmt {
            Fmt::H => {
                type $T = Half;
                $e
            }
            Fmt::S => {
                type $T = Single;
                $e
            }
            Fmt::D => {
                type $T = Double;
                $e
            }
        }
    };
}

impl Fmt {
    pub fn bits(self) -> u32 {
        match self {
            Fmt::H => 16,
            Fmt::S => 32,
            Fmt::D => 64,
        }
    }
    pub fn fraction(self) -> u32 {
        match self {
            Fmt::H => 10,
            Fmt::S => 23,
            Fmt::D => 52,
        }
    }
    pub fn sign(self) -> u64 {
        1 << (self.bits() - 1)
    }
    /// Bits of infinity, the mask of the exponent.
    pub fn inf(self) -> u64 {
        (self.sign() - 1) & !((1 << self.fraction()) - 1)
    }
    pub fn quiet_bit(self) -> u64 {
        1 << (self.fraction() - 1)
    }
    /// What an invalid operation gives, as the manuals' examples have it: 0xffc00000 and its kin.
    pub fn default_nan(self) -> u64 {
        self.sign() | self.inf() | self.quiet_bit()
    }
    pub fn magnitude(self, a: u64) -> u64 {
        a & (self.sign() - 1)
    }
    pub fn is_nan(self, a: u64) -> bool {
        self.magnitude(a) > self.inf()
    }
    pub fn is_snan(self, a: u64) -> bool {
        self.is_nan(a) && a & self.quiet_bit() == 0
    }
    pub fn is_inf(self, a: u64) -> bool {
        self.magnitude(a) == self.inf()
    }
    pub fn is_zero(self, a: u64) -> bool {
        self.magnitude(a) == 0
    }
    pub fn is_denormal(self, a: u64) -> bool {
        a & self.inf() == 0 && !self.is_zero(a)
    }
    pub fn is_negative(self, a: u64) -> bool {
        a & self.sign() != 0
    }
    pub fn quiet(self, a: u64) -> u64 {
        a | self.quiet_bit()
    }
    /// The biased exponent.
    pub fn exponent(self, a: u64) -> i32 {
        ((a & self.inf()) >> self.fraction()) as i32
    }
    /// A denormal as zero of its sign.
    pub fn flush(self, a: u64) -> u64 {
        if self.is_denormal(a) {
            a & self.sign()
        } else {
            a
        }
    }
    /// The bits of a small number.
    pub fn of(self, x: f64) -> u64 {
        convert(Fmt::D, self, x.to_bits(), Round::NearestTiesToEven)
    }
    /// The value, exactly.
    pub fn value(self, a: u64) -> f64 {
        f64::from_bits(convert(self, Fmt::D, a, Round::NearestTiesToEven))
    }
}

/// Rounding and denormals of one format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modes {
    pub round: Round,
    pub keep_in: bool,
    pub keep_out: bool,
}

pub const NEAREST: Round = Round::NearestTiesToEven;

impl Modes {
    /// From the fields of MODE: 0 nearest, 1 plus infinity, 2 minus infinity, 3 zero; denormals
    /// bit 0 allows on input, bit 1 on output.
    pub fn of(round: u32, denorm: u32) -> Modes {
        Modes {
            round: match round & 3 {
                0 => NEAREST,
                1 => Round::TowardPositive,
                2 => Round::TowardNegative,
                _ => Round::TowardZero,
            },
            keep_in: denorm & 1 != 0,
            keep_out: denorm & 2 != 0,
        }
    }
    pub fn flushing(self) -> Modes {
        Modes {
            keep_in: false,
            keep_out: false,
            ..self
        }
    }
    pub fn nearest(self) -> Modes {
        Modes {
            round: NEAREST,
            ..self
        }
    }
    pub const FLUSH: Modes = Modes {
        round: NEAREST,
        keep_in: false,
        keep_out: false,
    };
    pub const KEEP: Modes = Modes {
        round: NEAREST,
        keep_in: true,
        keep_out: true,
    };
    pub fn input(self, f: Fmt, a: u64) -> u64 {
        if self.keep_in { a } else { f.flush(a) }
    }
    pub fn output(self, f: Fmt, a: u64) -> u64 {
        if self.keep_out { a } else { f.flush(a) }
    }
}

/// The MODE register's fields (manuals, table "Mode Register Fields").
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    pub bits: u32,
}

impl Mode {
    pub fn modes(self, f: Fmt) -> Modes {
        match f {
            Fmt::S => Modes::of(self.bits, self.bits >> 4),
            _ => Modes::of(self.bits >> 2, self.bits >> 6),
        }
    }
    pub fn dx10_clamp(self) -> bool {
        self.bits >> 8 & 1 != 0
    }
    pub fn ieee(self) -> bool {
        self.bits >> 9 & 1 != 0
    }
    pub fn fp16_overflow(self) -> bool {
        self.bits >> 23 & 1 != 0
    }
    /// FP16_OVFL: an infinity that a half-precision operation on finite numbers makes becomes the
    /// largest number.
    pub fn half_overflow(self, r: u64, exact_infinity: bool) -> u64 {
        match self.fp16_overflow() && Fmt::H.is_inf(r) && !exact_infinity {
            true => r - 1,
            false => r,
        }
    }
}

/// The NaN that an operation on these sources gives: the first one, quiet.
fn nan_of(f: Fmt, sources: &[u64]) -> Option<u64> {
    let nan = sources.iter().find(|&&s| f.is_nan(s))?;
    Some(f.quiet(*nan))
}

/// What the host library calls NaN is the default NaN.
fn or_default(f: Fmt, r: u64) -> u64 {
    if f.is_nan(r) { f.default_nan() } else { r }
}

pub fn add(f: Fmt, m: Modes, a: u64, b: u64) -> u64 {
    if let Some(nan) = nan_of(f, &[a, b]) {
        return nan;
    }
    let (x, y) = (m.input(f, a), m.input(f, b));
    let r = with!(f, T, {
        let sum = T::from_bits(x.into()).add_r(T::from_bits(y.into()), m.round);
        sum.value.to_bits() as u64
    });
    m.output(f, or_default(f, r))
}

pub fn mul(f: Fmt, m: Modes, a: u64, b: u64) -> u64 {
    if let Some(nan) = nan_of(f, &[a, b]) {
        return nan;
    }
    let (x, y) = (m.input(f, a), m.input(f, b));
    let r = with!(f, T, {
        let product = T::from_bits(x.into()).mul_r(T::from_bits(y.into()), m.round);
        product.value.to_bits() as u64
    });
    m.output(f, or_default(f, r))
}

pub fn fma(f: Fmt, m: Modes, a: u64, b: u64, c: u64) -> u64 {
    if let Some(nan) = nan_of(f, &[a, b, c]) {
        return nan;
    }
    let [x, y, z] = [a, b, c].map(|v| m.input(f, v));
    let r = with!(f, T, {
        let [x, y, z] = [x, y, z].map(|v| T::from_bits(v.into()));
        x.mul_add_r(y, z, m.round).value.to_bits() as u64
    });
    m.output(f, or_default(f, r))
}

/// Product and sum, rounded one after the other.
pub fn mad(f: Fmt, m: Modes, a: u64, b: u64, c: u64) -> u64 {
    if let Some(nan) = nan_of(f, &[a, b, c]) {
        return nan;
    }
    add(f, m, mul(f, m, a, b), c)
}

/// `a * 2^n`.
pub fn ldexp(f: Fmt, m: Modes, a: u64, n: i32) -> u64 {
    if let Some(nan) = nan_of(f, &[a]) {
        return nan;
    }
    let x = m.input(f, a);
    let n = n.clamp(-10_000, 10_000);
    let r = with!(f, T, {
        T::from_bits(x.into()).scalbn_r(n, m.round).to_bits() as u64
    });
    m.output(f, r)
}

/// To a whole number.
pub fn integral(f: Fmt, a: u64, round: Round) -> u64 {
    with!(f, T, {
        T::from_bits(a.into())
            .round_to_integral(round)
            .value
            .to_bits() as u64
    })
}

/// From format to format; NaNs keep the top of their payload.
pub fn convert(from: Fmt, to: Fmt, a: u64, round: Round) -> u64 {
    if from.is_nan(a) {
        let sign = if from.is_negative(a) { to.sign() } else { 0 };
        let payload = a & ((1 << from.fraction()) - 1);
        let payload = match from.fraction() > to.fraction() {
            true => payload >> (from.fraction() - to.fraction()),
            false => payload << (to.fraction() - from.fraction()),
        };
        return to.quiet(sign | to.inf() | payload);
    }
    let mut lost = false;
    with!(from, F, {
        with!(to, T, {
            let value = F::from_bits(a.into());
            let r: T = convert_value(value, round, &mut lost);
            r.to_bits() as u64
        })
    })
}

fn convert_value<F: Float + FloatConvert<T>, T: Float>(v: F, round: Round, lost: &mut bool) -> T {
    v.convert_r(round, lost).value
}

/// From an integer.
pub fn from_int(f: Fmt, round: Round, i: i128) -> u64 {
    with!(f, T, T::from_i128_r(i, round).value.to_bits() as u64)
}

/// To an integer towards zero, saturating at the ends of a range; NaN gives zero.
pub fn to_int(f: Fmt, a: u64, low: i128, high: i128) -> i128 {
    if f.is_nan(a) {
        return 0;
    }
    if f.is_inf(a) {
        return if f.is_negative(a) { low } else { high };
    }
    // Doubles reach 2^1024, the range of what is wanted ends at 2^32.
    let x = f.value(integral(f, a, Round::TowardZero));
    if x <= low as f64 {
        low
    } else if x >= high as f64 {
        high
    } else {
        x as i128
    }
}

/// Orders numbers that are not NaN, zeros of both signs equal.
pub fn less(f: Fmt, a: u64, b: u64) -> bool {
    f.value(a) < f.value(b)
}

pub fn equal(f: Fmt, a: u64, b: u64) -> bool {
    f.value(a) == f.value(b)
}
