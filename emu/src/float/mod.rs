//! Floating-point arithmetic as the vector ALU does it.
//!
//! Every function works on bit patterns and takes the modes it depends on, so that the result is
//! the same on every host, NaNs included.
//!
//! NaN rules (manual, table 4 "IEEE"): an operation gives the first NaN among its sources, made
//! quiet; an invalid operation gives the default NaN. The manual shows the default NaN only for
//! transcendental and division instructions, as `0xffc00000`; the same is taken for all.

pub mod double;
pub mod half;
pub mod single;
pub mod small;
pub mod soft;
pub mod transcendental;

/// Rounding modes (manual, table 22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// To nearest, ties to even.
    Nearest,
    /// Towards plus infinity.
    Up,
    /// Towards minus infinity.
    Down,
    /// Towards zero.
    Zero,
}

impl Round {
    fn of(bits: u32) -> Round {
        match bits & 3 {
            0 => Round::Nearest,
            1 => Round::Up,
            2 => Round::Down,
            _ => Round::Zero,
        }
    }
}

/// What becomes of denormal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denormals {
    /// They stay what they are.
    Kept,
    /// They become zeros of their sign.
    Flushed,
}

impl Denormals {
    /// Kept where something holds.
    pub const fn kept_if(holds: bool) -> Denormals {
        match holds {
            true => Denormals::Kept,
            false => Denormals::Flushed,
        }
    }
}

/// What an instruction asks to be done with its result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OutputMods {
    /// The output modifier, a power of two.
    pub scale: Option<f32>,
    /// To between 0 and 1.
    pub clamp: bool,
}

impl OutputMods {
    /// Only the clamp bit.
    pub const fn clamped_if(clamp: bool) -> OutputMods {
        OutputMods { scale: None, clamp }
    }

    /// Is nothing asked for?
    pub fn is_none(self) -> bool {
        self.scale.is_none() && !self.clamp
    }
}

/// Rounding and denormals of one precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modes {
    /// Rounding.
    pub round: Round,
    /// Denormal inputs count as zeros of their sign.
    pub flush_in: Denormals,
    /// Denormal results become zeros of their sign.
    pub flush_out: Denormals,
}

impl Modes {
    fn of(round: u32, denorm: u32) -> Modes {
        Modes {
            round: Round::of(round),
            flush_in: Denormals::kept_if(denorm & 1 != 0),
            flush_out: Denormals::kept_if(denorm & 2 != 0),
        }
    }

    /// Nearest, denormals flushed: what some instructions do whatever the modes say.
    pub const FLUSH: Modes = Modes {
        round: Round::Nearest,
        flush_in: Denormals::Flushed,
        flush_out: Denormals::Flushed,
    };

    /// Nearest, denormals kept.
    pub const KEEP: Modes = Modes {
        round: Round::Nearest,
        flush_in: Denormals::Kept,
        flush_out: Denormals::Kept,
    };

    /// The same rounding, denormals flushed.
    pub const fn flushing(self) -> Modes {
        Modes {
            flush_in: Denormals::Flushed,
            flush_out: Denormals::Flushed,
            ..self
        }
    }
}

/// How generations differ in arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub enum Arithmetic {
    /// As GFX7, and with what were defects then (CLRX, "GCN ISA VOP1 instructions", GCN 1.0; LLVM,
    /// `hasFractBug`): `v_fract_*` may give 1, and `v_frexp_*` has an exponent of -1 and a NaN
    /// for infinities.
    Gfx6,
    /// Half precision is in conversions only, which round as single precision does and keep
    /// denormals (CLRX, `V_CVT_F16_F32`, `V_CVT_F32_F16`).
    Gfx7,
    /// Half precision has the modes of double precision. Minimum, maximum and the middle one of
    /// three keep denormals whatever MODE says, up to here (LLVM, `supportsMinMaxDenormModes`).
    Gfx8,
    /// As MODE says.
    FromGfx9,
}

/// Which results the instructions give that are specified to a bound: reciprocals, roots,
/// exponentials and logarithms of single precision (1 ULP), and reciprocals and roots of double
/// precision (2^29 ULP).
///
/// No emulator knows the bits of a device's results, and none of these is one's; but what is right
/// with all of them does not depend on them. Values that can be represented are exact with each, as
/// a reciprocal of a power of two is on devices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Approximations {
    /// As close as the format allows; 26 bits of double precision.
    #[default]
    Nearest,
    /// Nowhere above the value: the next number towards zero, within the bound.
    Below,
    /// Nowhere below it: the next number away from zero.
    Above,
    /// One or the other, as the operand's bits have it.
    Mixed,
}

/// The MODE register as far as arithmetic goes (manual, table 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Env {
    /// Single precision.
    pub single: Modes,
    /// Double precision.
    pub double: Modes,
    /// Half precision: the same bits as double.
    pub half: Modes,
    /// Minimum and maximum quieten signalling NaNs; output modifiers are off.
    pub ieee: bool,
    /// Clamping turns NaN into zero.
    pub dx10_clamp: bool,
    /// Results of half precision that overflow become the largest number.
    pub fp16_overflow: bool,
    /// What differs between generations.
    pub arithmetic: Arithmetic,
    /// Which results the transcendental instructions give.
    pub approximations: Approximations,
}

impl Env {
    /// Decodes MODE.
    pub fn of(mode: u32, arithmetic: Arithmetic, approximations: Approximations) -> Env {
        let double = Modes::of(mode >> 2, mode >> 6);
        let single = Modes::of(mode, mode >> 4);
        Env {
            single,
            double,
            half: match arithmetic {
                Arithmetic::Gfx8 | Arithmetic::FromGfx9 => double,
                Arithmetic::Gfx6 | Arithmetic::Gfx7 => Modes {
                    round: single.round,
                    ..Modes::KEEP
                },
            },
            arithmetic,
            approximations,
            ieee: mode >> 9 & 1 != 0,
            dx10_clamp: mode >> 8 & 1 != 0,
            fp16_overflow: mode >> 23 & 1 != 0,
        }
    }

    /// The modes of instructions that give one of their sources.
    #[inline(always)]
    pub fn of_choice(&self, modes: Modes) -> Modes {
        match self.arithmetic {
            Arithmetic::FromGfx9 => modes,
            _ => Modes {
                round: modes.round,
                ..Modes::KEEP
            },
        }
    }
}

/// Fused multiply-add in double precision, rounded to odd: `a * b` must be exact. Rounding the
/// result to a format of at most 51 bits of precision rounds the exact value correctly (Boldo and
/// Melquiond, "When double rounding is odd").
#[inline(always)]
pub(crate) fn add_to_odd(product: f64, addend: f64) -> f64 {
    let sum = product + addend;
    // Knuth's two-sum: `error` is exactly what the rounded sum lacks.
    let back = sum - product;
    let error = (product - (sum - back)) + (addend - back);
    let bits = sum.to_bits();
    // NaN and infinity make `error` NaN, which is not comparable: they stay.
    let away = (error > 0.0) == (sum > 0.0);
    let inexact = error.abs() > 0.0;
    let odd = match away {
        true => bits | 1,
        false => bits.wrapping_sub(1) | 1,
    };
    match inexact && bits & 1 == 0 {
        true => f64::from_bits(odd),
        false => sum,
    }
}
