//! Arithmetic with any rounding mode, on integers: slow, exact, and the same on every host.
//!
//! Used for rounding modes other than to-nearest, and for what the host has no instruction for.
//! A finite value is `sig * 2^exp`; bit 0 of `sig` may be *sticky*, standing for a non-zero
//! remainder below it. That is sound as long as `sig` has at least two bits more than the format
//! has precision, or is exact; [`add`] keeps 125 bits.

use super::{Modes, Round};
use crate::float::Denormals;

/// A binary interchange format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// Bits of the fraction field.
    pub fraction: u32,
    /// Bits of the exponent field.
    pub exponent: u32,
}

/// Half precision.
pub const HALF: Format = Format {
    fraction: 10,
    exponent: 5,
};
/// Single precision.
pub const SINGLE: Format = Format {
    fraction: 23,
    exponent: 8,
};
/// Double precision.
pub const DOUBLE: Format = Format {
    fraction: 52,
    exponent: 11,
};

impl Format {
    const fn max_exponent(self) -> u64 {
        (1 << self.exponent) - 1
    }
    const fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }
    /// Exponent of the lowest bit of denormals.
    const fn lowest(self) -> i32 {
        1 - self.bias() - self.fraction as i32
    }
    const fn infinity(self) -> u64 {
        self.max_exponent() << self.fraction
    }
    const fn sign_bit(self) -> u64 {
        1 << (self.fraction + self.exponent)
    }
    /// The default NaN (see the module's header).
    pub const fn default_nan(self) -> u64 {
        self.sign_bit() | self.infinity() | 1 << (self.fraction - 1)
    }
    /// Whether `bits` is a NaN.
    pub const fn is_nan(self, bits: u64) -> bool {
        bits & (self.sign_bit() - 1) > self.infinity()
    }
    const fn quiet(self, bits: u64) -> u64 {
        bits | 1 << (self.fraction - 1)
    }
}

/// A number that is not a NaN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// `(-1)^negative * sig * 2^exp`; zero has `sig == 0`.
    Finite {
        /// Sign.
        negative: bool,
        /// Exponent of bit 0 of `sig`.
        exp: i32,
        /// Significand.
        sig: u128,
    },
    /// Infinity.
    Infinite {
        /// Sign.
        negative: bool,
    },
}

use Value::{Finite, Infinite};

/// Takes a number apart; the caller has dealt with NaNs.
pub fn unpack(bits: u64, format: Format, denormals: Denormals) -> Value {
    let negative = bits & format.sign_bit() != 0;
    let exponent = bits >> format.fraction & format.max_exponent();
    let fraction = bits & ((1 << format.fraction) - 1);
    match exponent {
        0 => Finite {
            negative,
            exp: format.lowest(),
            sig: match denormals {
                Denormals::Flushed => 0,
                Denormals::Kept => u128::from(fraction),
            },
        },
        e if e == format.max_exponent() => Infinite { negative },
        e => Finite {
            negative,
            exp: format.lowest() + e as i32 - 1,
            sig: u128::from(fraction | 1 << format.fraction),
        },
    }
}

/// Shifts right; what falls off makes bit 0 sticky.
fn shift_right_sticky(sig: u128, by: u32) -> u128 {
    match by {
        0 => sig,
        1..=127 => sig >> by | u128::from(sig & ((1 << by) - 1) != 0),
        _ => u128::from(sig != 0),
    }
}

/// Whether the magnitude is to be rounded up, given the bits below the result's lowest.
fn rounds_up(round: Round, negative: bool, odd: bool, half: std::cmp::Ordering, any: bool) -> bool {
    match round {
        Round::Nearest => half.is_gt() || half.is_eq() && odd,
        Round::Up => any && !negative,
        Round::Down => any && negative,
        Round::Zero => false,
    }
}

/// Rounds a value to a format. Whether a result is denormal is decided after rounding.
pub fn pack(value: Value, format: Format, modes: Modes) -> u64 {
    let (negative, exp, sig) = match value {
        Infinite { negative } => return signed(negative, format) | format.infinity(),
        Finite { negative, exp, sig } => (negative, exp, sig),
    };
    let sign = signed(negative, format);
    if sig == 0 {
        return sign;
    }
    let top = exp + 127 - sig.leading_zeros() as i32;
    let lowest = (top - format.fraction as i32).max(format.lowest());
    let mut rounded = match u32::try_from(lowest - exp) {
        Err(_) => sig << (exp - lowest) as u32,
        Ok(0) => sig,
        Ok(drop) => {
            let kept = if drop < 128 { sig >> drop } else { 0 };
            let (half, any) = remainder(sig, drop);
            kept + u128::from(rounds_up(modes.round, negative, kept & 1 != 0, half, any))
        }
    };
    let mut lowest = lowest;
    if rounded >> (format.fraction + 1) != 0 {
        rounded >>= 1;
        lowest += 1;
    }
    let normal = rounded >> format.fraction != 0;
    if !normal {
        return if modes.flush_out == Denormals::Flushed {
            sign
        } else {
            sign | rounded as u64
        };
    }
    let exponent = i64::from(lowest) - i64::from(format.lowest()) + 1;
    if exponent >= format.max_exponent() as i64 {
        return sign | overflow(format, modes.round, negative);
    }
    let fraction = rounded as u64 & ((1 << format.fraction) - 1);
    sign | (exponent as u64) << format.fraction | fraction
}

/// Compares the `drop` low bits of `sig` with half of the bit above them, and says whether any is
/// set.
fn remainder(sig: u128, drop: u32) -> (std::cmp::Ordering, bool) {
    if drop > 128 {
        return (std::cmp::Ordering::Less, sig != 0);
    }
    let low = match drop {
        128 => sig,
        _ => sig & ((1 << drop) - 1),
    };
    (low.cmp(&(1 << (drop - 1))), low != 0)
}

fn overflow(format: Format, round: Round, negative: bool) -> u64 {
    let finite = match round {
        Round::Nearest => false,
        Round::Up => negative,
        Round::Down => !negative,
        Round::Zero => true,
    };
    format.infinity() - u64::from(finite)
}

const fn signed(negative: bool, format: Format) -> u64 {
    if negative { format.sign_bit() } else { 0 }
}

/// Exact sum, bit 0 sticky; `None` for infinity minus infinity.
pub fn add(a: Value, b: Value, round: Round) -> Option<Value> {
    let (a, b) = match (a, b) {
        (Infinite { negative: x }, Infinite { negative: y }) => return (x == y).then_some(a),
        (Infinite { .. }, _) => return Some(a),
        (_, Infinite { .. }) => return Some(b),
        (
            Finite { negative, exp, sig },
            Finite {
                negative: n2,
                exp: e2,
                sig: s2,
            },
        ) => ((negative, exp, sig), (n2, e2, s2)),
    };
    if a.2 == 0 && b.2 == 0 {
        let negative = match a.0 == b.0 {
            true => a.0,
            false => round == Round::Down,
        };
        return Some(Finite {
            negative,
            exp: 0,
            sig: 0,
        });
    }
    Some(match (a.2, b.2) {
        (0, _) => finite(b),
        (_, 0) => finite(a),
        _ if a.1 >= b.1 => add_ordered(a, b, round),
        _ => add_ordered(b, a, round),
    })
}

fn finite((negative, exp, sig): (bool, i32, u128)) -> Value {
    Finite { negative, exp, sig }
}

/// Sum of non-zero numbers, the exponent of the first not below that of the second.
fn add_ordered(high: (bool, i32, u128), low: (bool, i32, u128), round: Round) -> Value {
    let room = high.2.leading_zeros().saturating_sub(2);
    let distance = (high.1 - low.1) as u32;
    let left = distance.min(room);
    let exp = high.1 - left as i32;
    let x = high.2 << left;
    let y = shift_right_sticky(low.2, distance - left);
    let (negative, sig) = match (high.0 == low.0, x >= y) {
        (true, _) => (high.0, x + y),
        (false, true) => (high.0, x - y),
        (false, false) => (low.0, y - x),
    };
    match sig {
        0 => Finite {
            negative: round == Round::Down,
            exp: 0,
            sig: 0,
        },
        _ => Finite { negative, exp, sig },
    }
}

/// Exact product; `None` for zero times infinity. Significands must have at most 64 bits.
pub fn mul(a: Value, b: Value) -> Option<Value> {
    let is_zero = |v: Value| matches!(v, Finite { sig: 0, .. });
    match (a, b) {
        (
            Finite { negative, exp, sig },
            Finite {
                negative: n2,
                exp: e2,
                sig: s2,
            },
        ) => Some(Finite {
            negative: negative != n2,
            exp: exp + e2,
            sig: sig * s2,
        }),
        (Infinite { negative }, other) | (other, Infinite { negative }) => {
            let n2 = match other {
                Finite { negative, .. } | Infinite { negative } => negative,
            };
            (!is_zero(other)).then_some(Infinite {
                negative: negative != n2,
            })
        }
    }
}

/// The NaN that an operation on these sources gives, if one of them is NaN.
pub fn nan_of(sources: &[u64], format: Format) -> Option<u64> {
    let nan = sources.iter().find(|&&s| format.is_nan(s))?;
    Some(format.quiet(*nan))
}

/// `a + b`.
pub fn add_bits(a: u64, b: u64, format: Format, modes: Modes) -> u64 {
    if let Some(nan) = nan_of(&[a, b], format) {
        return nan;
    }
    let x = unpack(a, format, modes.flush_in);
    let y = unpack(b, format, modes.flush_in);
    match add(x, y, modes.round) {
        Some(sum) => pack(sum, format, modes),
        None => format.default_nan(),
    }
}

/// `a * b`.
pub fn mul_bits(a: u64, b: u64, format: Format, modes: Modes) -> u64 {
    if let Some(nan) = nan_of(&[a, b], format) {
        return nan;
    }
    let x = unpack(a, format, modes.flush_in);
    let y = unpack(b, format, modes.flush_in);
    match mul(x, y) {
        Some(product) => pack(product, format, modes),
        None => format.default_nan(),
    }
}

/// `(a * b + c) * 2^scale`, rounded once.
pub fn fma_bits(a: u64, b: u64, c: u64, scale: i32, format: Format, modes: Modes) -> u64 {
    if let Some(nan) = nan_of(&[a, b, c], format) {
        return nan;
    }
    let [x, y, z] = [a, b, c].map(|v| unpack(v, format, modes.flush_in));
    let sum = mul(x, y).and_then(|product| add(product, z, modes.round));
    match sum {
        Some(Finite { negative, exp, sig }) => pack(
            Finite {
                negative,
                exp: exp + scale,
                sig,
            },
            format,
            modes,
        ),
        Some(infinite) => pack(infinite, format, modes),
        None => format.default_nan(),
    }
}

/// `a * 2^scale`.
pub fn ldexp_bits(a: u64, scale: i32, format: Format, modes: Modes) -> u64 {
    if let Some(nan) = nan_of(&[a], format) {
        return nan;
    }
    match unpack(a, format, modes.flush_in) {
        Finite { negative, exp, sig } => {
            // Beyond this every number overflows or becomes zero anyway.
            let exp = exp.saturating_add(scale.clamp(-100_000, 100_000));
            pack(Finite { negative, exp, sig }, format, modes)
        }
        infinite => pack(infinite, format, modes),
    }
}

/// From one format to another; `to` decides about denormal results, `flush_in` about sources.
pub fn convert(a: u64, from: Format, to: Format, flush_in: Denormals, modes: Modes) -> u64 {
    if from.is_nan(a) {
        let sign = signed(a & from.sign_bit() != 0, to);
        let payload = a & ((1 << from.fraction) - 1);
        let payload = match from.fraction > to.fraction {
            true => payload >> (from.fraction - to.fraction),
            false => payload << (to.fraction - from.fraction),
        };
        return sign | to.quiet(to.infinity() | payload);
    }
    pack(unpack(a, from, flush_in), to, modes)
}

/// An integer of the given sign and magnitude in a format.
pub fn from_int(negative: bool, magnitude: u64, format: Format, modes: Modes) -> u64 {
    let value = Finite {
        negative,
        exp: 0,
        sig: u128::from(magnitude),
    };
    pack(value, format, modes)
}
