//! Floats of 16, 8, 6 and 4 bits: to single precision, and from wider numbers by rounding to
//! nearest or by stochastic rounding.
//!
//! Sources: CDNA3 ISA manual, 7.2 "BF8 and FP8 Formats and Conversions" (gfx942: biases of 8 and
//! 16, one NaN in the place of minus zero, no infinity); CDNA4 ISA manual, 7.3 "BF8 / FP8 and
//! Smaller Formats and Conversions" (gfx950: the formats of the Open Compute Project). What the
//! manuals leave open (the NaN of a result, infinities of formats without) is as AMD's HIP computes
//! it on the host (`amd_hip_ocp_host.hpp`).

/// What the codes of a format's largest exponent, and of minus zero, are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Special {
    /// Infinities and NaNs as in IEEE 754.
    Ieee,
    /// One NaN of each sign: all other bits ones. No infinity.
    AllOnes,
    /// One NaN, which is minus zero's code. No infinity.
    MinusZero,
    /// Numbers only.
    Nothing,
}

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Small {
    exponent: u32,
    fraction: u32,
    bias: i32,
    special: Special,
}

const fn small(exponent: u32, fraction: u32, bias: i32, special: Special) -> Small {
    Small {
        exponent,
        fraction,
        bias,
        special,
    }
}

/// How a number becomes one of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// To nearest, ties to even.
    Nearest,
    /// The top `bits` bits of `random` are added below the lowest bit of the result; what is then
    /// below that bit is cut off.
    Stochastic {
        /// The random number.
        random: u32,
        /// How many of its bits count: those of the source's fraction that the result has not.
        bits: u32,
    },
}

/// What becomes of numbers beyond a format's range, and of infinities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overflow {
    /// Infinity, NaN in formats without; the largest number in formats of numbers only.
    Special,
    /// The largest number.
    Saturates,
}

impl Overflow {
    /// MODE's `FP16_OVFL`.
    pub const fn saturates_if(fp16_overflow: bool) -> Overflow {
        match fp16_overflow {
            true => Overflow::Saturates,
            false => Overflow::Special,
        }
    }
}

/// The formats of 8 bits that a processor has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bytes {
    /// gfx942.
    OneZero,
    /// gfx950: Open Compute Project.
    Ocp,
}

impl Bytes {
    /// E4M3.
    pub const fn fp8(self) -> Small {
        match self {
            Bytes::OneZero => small(4, 3, 8, Special::MinusZero),
            Bytes::Ocp => small(4, 3, 7, Special::AllOnes),
        }
    }

    /// E5M2.
    pub const fn bf8(self) -> Small {
        match self {
            Bytes::OneZero => small(5, 2, 16, Special::MinusZero),
            Bytes::Ocp => small(5, 2, 15, Special::Ieee),
        }
    }
}

/// E2M3.
pub const FP6: Small = small(2, 3, 1, Special::Nothing);
/// E3M2.
pub const BF6: Small = small(3, 2, 3, Special::Nothing);
/// E2M1.
pub const FP4: Small = small(2, 1, 1, Special::Nothing);
/// E8M7.
pub const BF16: Small = small(8, 7, 127, Special::Ieee);
/// E5M10.
pub const HALF: Small = small(5, 10, 15, Special::Ieee);
/// E8M23.
pub const SINGLE: Small = small(8, 23, 127, Special::Ieee);

/// A power of two, in the range of double precision's normal numbers.
fn power(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

impl Small {
    /// Bits of a number.
    pub const fn bits(self) -> u32 {
        1 + self.exponent + self.fraction
    }

    /// Bits of the fraction.
    pub const fn fraction(self) -> u32 {
        self.fraction
    }

    const fn sign(self, negative: bool) -> u32 {
        (negative as u32) << (self.bits() - 1)
    }

    /// All bits but the sign.
    const fn ones(self) -> u32 {
        (1 << (self.bits() - 1)) - 1
    }

    const fn infinity(self) -> u32 {
        self.ones() >> self.fraction << self.fraction
    }

    const fn largest(self) -> u32 {
        match self.special {
            Special::Ieee => self.infinity() - 1,
            Special::AllOnes => self.ones() - 1,
            Special::MinusZero | Special::Nothing => self.ones(),
        }
    }

    /// What NaN becomes. Formats of numbers only have their largest one for it.
    const fn nan(self, negative: bool) -> u32 {
        let sign = self.sign(negative);
        match self.special {
            Special::Ieee => sign | self.infinity() | 1 << (self.fraction - 1),
            Special::AllOnes | Special::Nothing => sign | self.ones(),
            Special::MinusZero => self.sign(true),
        }
    }

    fn beyond(self, negative: bool, overflow: Overflow) -> u32 {
        let sign = self.sign(negative);
        match (overflow, self.special) {
            (Overflow::Saturates, _) | (_, Special::Nothing) => sign | self.largest(),
            (_, Special::Ieee) => sign | self.infinity(),
            (_, Special::AllOnes | Special::MinusZero) => self.nan(negative),
        }
    }

    fn zero(self, negative: bool) -> u32 {
        self.sign(negative && self.special != Special::MinusZero)
    }

    fn is_nan(self, code: u32) -> bool {
        let magnitude = code & self.ones();
        match self.special {
            Special::Ieee => magnitude > self.infinity(),
            Special::AllOnes => magnitude == self.ones(),
            Special::MinusZero => code == self.sign(true),
            Special::Nothing => false,
        }
    }

    /// The value, exactly; a NaN has the sign of its code.
    pub fn value(self, code: u32) -> f64 {
        let code = code & (self.ones() << 1 | 1);
        let magnitude = code & self.ones();
        let (exponent, fraction) = (
            (magnitude >> self.fraction) as i32,
            magnitude & ((1 << self.fraction) - 1),
        );
        let lowest = exponent.max(1) - self.bias - self.fraction as i32;
        let top = if exponent == 0 { 0 } else { 1 << self.fraction };
        let size = match self.special {
            _ if self.is_nan(code) => f64::NAN,
            Special::Ieee if magnitude == self.infinity() => f64::INFINITY,
            _ => f64::from(top | fraction) * power(lowest),
        };
        let negative = code & self.sign(true) != 0;
        size.copysign(if negative { -1.0 } else { 1.0 })
    }

    /// The value in single precision, exactly. NaN is the quiet one without a payload.
    pub fn single(self, code: u32) -> u32 {
        SINGLE.of(self.value(code), Rounding::Nearest, Overflow::Special)
    }

    /// A number, of at most 24 significant bits if rounding is stochastic, as one of this format.
    /// Denormal results are kept.
    pub fn of(self, x: f64, rounding: Rounding, overflow: Overflow) -> u32 {
        let negative = x.is_sign_negative();
        if x.is_nan() {
            return self.nan(negative);
        }
        if x.is_infinite() {
            return self.beyond(negative, overflow);
        }
        let exponent = (x.to_bits() >> 52 & 0x7ff) as i32 - 1023;
        // Of the result's lowest bit.
        let lowest = exponent.max(1 - self.bias) - self.fraction as i32;
        let scaled = x.abs() * power(-lowest);
        let whole = match rounding {
            Rounding::Nearest => scaled.round_ties_even(),
            Rounding::Stochastic { random, bits } => {
                // Exact, or less than one in all.
                let part = f64::from(random >> (32 - bits)) * power(-(bits as i32));
                (scaled + part).floor()
            }
        };
        let field = i64::from(lowest) + self.fraction as i64 + i64::from(self.bias);
        // A carry out of the fraction goes to the exponent.
        let code = (field << self.fraction) + whole as i64 - (1 << self.fraction);
        match code {
            0 => self.zero(negative),
            _ if code > i64::from(self.largest()) => self.beyond(negative, overflow),
            _ => self.sign(negative) | code as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_comes_back_from_its_value() {
        let formats = [
            Bytes::OneZero.fp8(),
            Bytes::OneZero.bf8(),
            Bytes::Ocp.fp8(),
            Bytes::Ocp.bf8(),
            FP6,
            BF6,
            FP4,
            BF16,
            HALF,
        ];
        for format in formats {
            for code in 0..1 << format.bits() {
                if format.is_nan(code) {
                    continue;
                }
                let x = format.value(code);
                let nothing = Rounding::Stochastic {
                    random: 0,
                    bits: 13,
                };
                for rounding in [Rounding::Nearest, nothing] {
                    assert_eq!(
                        format.of(x, rounding, Overflow::Special),
                        code,
                        "{format:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn largest_numbers_are_the_manuals() {
        let largest = |f: Small| f.value(f.largest());
        assert_eq!(largest(Bytes::OneZero.fp8()), 240.0);
        assert_eq!(largest(Bytes::OneZero.bf8()), 57344.0);
        assert_eq!(largest(Bytes::Ocp.fp8()), 448.0);
        assert_eq!(largest(Bytes::Ocp.bf8()), 57344.0);
        assert_eq!(largest(FP6), 7.5);
        assert_eq!(largest(BF6), 28.0);
        assert_eq!(largest(FP4), 6.0);
        let of = |x| Bytes::Ocp.fp8().of(x, Rounding::Nearest, Overflow::Special);
        assert_eq!([of(464.0), of(465.0)], [0x7e, 0x7f]);
    }

    #[test]
    fn random_bits_decide_between_the_neighbours() {
        let format = Bytes::Ocp.fp8();
        let of = |x, random| {
            let rounding = Rounding::Stochastic { random, bits: 20 };
            format.of(x, rounding, Overflow::Special)
        };
        // A quarter of the way from 1 to its successor.
        let x = 1.0 + 1.0 / 32.0;
        assert_eq!([of(x, 0xbfff_ffff), of(x, 0xc000_0000)], [0x38, 0x39]);
        // Far below the smallest number.
        assert_eq!(of(1e-30, u32::MAX), 0);
        assert_eq!(of(-1e-30, u32::MAX), 0x80);
    }
}
