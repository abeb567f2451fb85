//! Floats of 8, 6 and 4 bits by the list of their values, and rounding to any list.
//!
//! Sources: CDNA3 ISA manual, table 30; CDNA4 ISA manual, table 30 and 7.3. NaN of a result,
//! infinities of formats without them and stochastic rounding: docs/emulator.md.

use crate::float::{Fmt, NEAREST, convert};
use isa::{Feature, Target};
use rustc_apfloat::ieee::{BFloat, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

/// A format by its numbers that are not negative, in ascending order: the code of each is its
/// place. What the codes behind them are depends on the format.
pub struct Tiny {
    values: Vec<f64>,
    pub bits: u32,
    pub fraction: u32,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Infinity and NaNs follow.
    Ieee,
    /// A NaN follows.
    Ocp,
    /// NaN is the negative zero.
    OneZero,
    /// Nothing but numbers.
    Numbers,
}

/// How to round.
#[derive(Clone, Copy, Debug)]
pub enum How {
    Nearest,
    /// With the top bits of a random number, so many.
    Random(u32, u32),
}

impl Tiny {
    /// The values: steps of the smallest one, which double after each binade but the first.
    fn new(exponent: u32, fraction: u32, smallest: f64, kind: Kind) -> Tiny {
        let codes = 1usize << (exponent + fraction);
        let binade = 1usize << fraction;
        let numbers = match kind {
            Kind::Ieee => codes - binade,
            Kind::Ocp => codes - 1,
            Kind::OneZero | Kind::Numbers => codes,
        };
        let (mut values, mut step) = (vec![0.0], smallest);
        while values.len() < numbers {
            let last = values.len() - 1;
            if last % binade == 0 && last > binade {
                step *= 2.0;
            }
            values.push(values[last] + step);
        }
        Tiny {
            values,
            bits: 1 + exponent + fraction,
            fraction,
            kind,
        }
    }

    /// A format by its name, on a processor with or without gfx950's formats.
    pub fn named(name: &str, ocp: bool) -> Option<Tiny> {
        let power = |n: i32| f64::powi(2.0, n);
        Some(match (name, ocp) {
            ("fp8", false) => Tiny::new(4, 3, power(-10), Kind::OneZero),
            ("bf8", false) => Tiny::new(5, 2, power(-17), Kind::OneZero),
            ("fp8", true) => Tiny::new(4, 3, power(-9), Kind::Ocp),
            ("bf8", true) => Tiny::new(5, 2, power(-16), Kind::Ieee),
            ("fp6", _) => Tiny::new(2, 3, 0.125, Kind::Numbers),
            ("bf6", _) => Tiny::new(3, 2, 0.0625, Kind::Numbers),
            ("fp4", _) => Tiny::new(2, 1, 0.5, Kind::Numbers),
            _ => return None,
        })
    }

    fn sign(&self) -> u64 {
        1 << (self.bits - 1)
    }

    /// The value of a code; NaN with the code's sign.
    pub fn value(&self, code: u64) -> f64 {
        let negative = code & self.sign() != 0;
        let place = (code & (self.sign() - 1)) as usize;
        let size = match self.kind {
            Kind::OneZero if negative && place == 0 => f64::NAN,
            Kind::Ieee if place == self.values.len() => f64::INFINITY,
            _ => self.values.get(place).copied().unwrap_or(f64::NAN),
        };
        if negative { -size } else { size }
    }

    fn nan(&self, sign: u64) -> u64 {
        match self.kind {
            // The first NaN that is quiet.
            Kind::Ieee => sign | (self.values.len() as u64 + 2),
            Kind::Ocp | Kind::Numbers => sign | (self.sign() - 1),
            Kind::OneZero => self.sign(),
        }
    }

    fn overflow(&self, sign: u64, saturate: bool) -> u64 {
        let count = self.values.len() as u64;
        match self.kind {
            _ if saturate => sign | (count - 1),
            Kind::Ieee => sign | count,
            _ => self.nan(sign),
        }
    }

    /// The code of a number.
    pub fn of(&self, x: f64, how: How, saturate: bool) -> u64 {
        let sign = if x.is_sign_negative() { self.sign() } else { 0 };
        if x.is_nan() {
            return self.nan(sign);
        }
        let size = x.abs();
        let last = self.values[self.values.len() - 1];
        // What would follow the last number.
        let beyond = last + (last - self.values[self.values.len() - 2]);
        let below = self.values.partition_point(|v| *v <= size) - 1;
        let (low, high) = (
            self.values[below],
            self.values.get(below + 1).copied().unwrap_or(beyond),
        );
        if size >= beyond {
            return self.overflow(sign, saturate);
        }
        let code = below as u64 + u64::from(rounds_up(size, low, high, below as u64, how));
        match code {
            0 if self.kind == Kind::OneZero => 0,
            _ if code == self.values.len() as u64 => self.overflow(sign, saturate),
            _ => sign | code,
        }
    }
}

/// Whether a number between two neighbours becomes the upper one; `code` is the lower one's.
fn rounds_up(size: f64, low: f64, high: f64, code: u64, how: How) -> bool {
    let part = (size - low) / (high - low);
    match how {
        How::Nearest => part > 0.5 || part == 0.5 && code % 2 == 1,
        How::Random(random, bits) => {
            let most = 1.0 - f64::from(random >> (32 - bits)) / f64::powi(2.0, bits as i32);
            part >= most
        }
    }
}

/// Bfloat16 of single precision.
pub fn bfloat(a: u64, round: Round) -> u64 {
    let mut lost = false;
    if Fmt::S.is_nan(a) {
        return (Fmt::S.quiet(a)) >> 16;
    }
    let r: BFloat = Single::from_bits(a.into())
        .convert_r(round, &mut lost)
        .value;
    r.to_bits() as u64
}

/// Bfloat16 or half precision of a finite number by a random number: the neighbour towards zero,
/// or the next one.
pub fn random_short(half: bool, x: f64, random: u32, bits: u32) -> u64 {
    // Exactly a single-precision number, unless it has been scaled out of its range.
    let (below, value): (u64, &dyn Fn(u64) -> f64) = match half {
        true => {
            let r = convert(Fmt::D, Fmt::H, x.abs().to_bits(), Round::TowardZero);
            (r, &|v| Fmt::H.value(v))
        }
        false => {
            let single = convert(Fmt::D, Fmt::S, x.abs().to_bits(), Round::TowardZero);
            (bfloat(single, Round::TowardZero), &|v| {
                Fmt::S.value(v << 16)
            })
        }
    };
    let infinity: u64 = if half { 0x7c00 } else { 0x7f80 };
    let low = value(below);
    let high = match below + 1 == infinity {
        true => low + (low - value(below - 1)),
        false => value(below + 1),
    };
    let sign = if x.is_sign_negative() { 0x8000 } else { 0 };
    let past = x.abs() >= high;
    let up = past || rounds_up(x.abs(), low, high, below, How::Random(random, bits));
    sign | (below + u64::from(up))
}

/// Whether a target has the formats of the Open Compute Project.
pub fn is_ocp(target: &Target) -> bool {
    target.processor.has(Feature::Gfx950)
}

/// A number of 16 or 32 bits as a double; NaN with its sign.
pub fn wide_value(kind: &str, code: u64) -> f64 {
    let (f, bits) = match kind {
        "f16" => (Fmt::H, code),
        "bf16" => (Fmt::S, code << 16),
        _ => (Fmt::S, code),
    };
    match f.is_nan(bits) {
        true if f.is_negative(bits) => -f64::NAN,
        true => f64::NAN,
        false => f.value(bits),
    }
}

/// A double as a number of 16 or 32 bits, to nearest; NaN is quiet without payload.
pub fn wide_of(kind: &str, x: f64) -> u64 {
    let f = if kind == "f16" { Fmt::H } else { Fmt::S };
    if x.is_nan() {
        let sign = if x.is_sign_negative() { f.sign() } else { 0 };
        let nan = sign | f.inf() | f.quiet_bit();
        return if kind == "bf16" { nan >> 16 } else { nan };
    }
    if kind == "bf16" {
        let mut lost = false;
        let wide = rustc_apfloat::ieee::Double::from_bits(x.to_bits().into());
        let r: BFloat = wide.convert_r(NEAREST, &mut lost).value;
        return r.to_bits() as u64;
    }
    convert(Fmt::D, f, x.to_bits(), NEAREST)
}
