//! Integer arithmetic of any width from 1 to 128 bits, on zero-extended values.

use crate::inst::{ArithFlags, BinaryOp, IntCC};
use Signedness::{Signed, Unsigned};

/// How the highest bit of an integer counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signedness {
    /// As the sign.
    Signed,
    /// As a digit.
    Unsigned,
}

impl Signedness {
    /// Signed where something holds.
    pub const fn signed_if(holds: bool) -> Signedness {
        match holds {
            true => Signed,
            false => Unsigned,
        }
    }
}

/// All ones below `bits`.
pub fn mask(bits: u32) -> u128 {
    match bits {
        0 => 0,
        128.. => u128::MAX,
        _ => (1 << bits) - 1,
    }
}

/// The value read as a two's-complement number of `bits` bits.
pub fn signed(value: u128, bits: u32) -> i128 {
    let unused = 128 - bits;
    ((value << unused) as i128) >> unused
}

/// What an operation gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A value, cut to the width.
    Value(u128),
    /// Poison.
    Poison,
    /// Immediate undefined behaviour, which this names.
    Undefined(&'static str),
}

/// The exact result if it is representable, or the wrapped one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrapping {
    /// Cut to the width.
    pub value: u128,
    /// Did it not fit, read as unsigned numbers?
    pub unsigned_overflow: bool,
    /// Did it not fit, read as signed numbers?
    pub signed_overflow: bool,
}

/// `x + y`, `x - y` or `x * y` (others: `x`).
pub fn wrapping(op: BinaryOp, x: u128, y: u128, bits: u32) -> Wrapping {
    let (sx, sy) = (signed(x, bits), signed(y, bits));
    let (value, unsigned, signed_result) = match op {
        BinaryOp::Add => (x.wrapping_add(y), x.checked_add(y), sx.checked_add(sy)),
        BinaryOp::Sub => (x.wrapping_sub(y), x.checked_sub(y), sx.checked_sub(sy)),
        BinaryOp::Mul => (x.wrapping_mul(y), x.checked_mul(y), sx.checked_mul(sy)),
        _ => (x, Some(x), Some(sx)),
    };
    Wrapping {
        value: value & mask(bits),
        unsigned_overflow: unsigned.is_none_or(|v| v > mask(bits)),
        signed_overflow: signed_result.is_none_or(|v| signed(v as u128 & mask(bits), bits) != v),
    }
}

/// Any integer operation with the promises of its flags.
pub fn binary(op: BinaryOp, flags: ArithFlags, x: u128, y: u128, bits: u32) -> Outcome {
    use BinaryOp::*;
    let (sx, sy) = (signed(x, bits), signed(y, bits));
    let exact = flags.contains(ArithFlags::EXACT);
    let keep = |value: u128, broken: bool| {
        if broken {
            Outcome::Poison
        } else {
            Outcome::Value(value & mask(bits))
        }
    };
    match op {
        Add | Sub | Mul => {
            let w = wrapping(op, x, y, bits);
            let broken = (flags.contains(ArithFlags::NUW) && w.unsigned_overflow)
                || (flags.contains(ArithFlags::NSW) && w.signed_overflow);
            keep(w.value, broken)
        }
        UDiv | URem | SDiv | SRem if y == 0 => Outcome::Undefined("division by zero"),
        UDiv => keep(x / y, exact && !x.is_multiple_of(y)),
        URem => keep(x % y, false),
        SDiv | SRem if sy == -1 && sx == signed(1 << (bits - 1), bits) => {
            Outcome::Undefined("signed division overflows")
        }
        SDiv => keep((sx / sy) as u128, exact && sx % sy != 0),
        SRem => keep((sx % sy) as u128, false),
        Shl | LShr | AShr if y >= u128::from(bits) => Outcome::Poison,
        Shl => shl(flags, x, y as u32, bits),
        LShr => keep(x >> y, exact && x & mask(y as u32) != 0),
        AShr => keep((sx >> y) as u128, exact && x & mask(y as u32) != 0),
        And => keep(x & y, false),
        Or => keep(x | y, flags.contains(ArithFlags::DISJOINT) && x & y != 0),
        Xor => keep(x ^ y, false),
        FAdd | FSub | FMul | FDiv | FRem => Outcome::Poison,
    }
}

fn shl(flags: ArithFlags, x: u128, y: u32, bits: u32) -> Outcome {
    let value = (x << y) & mask(bits);
    let lost_unsigned = value >> y != x;
    let lost_signed = signed(value, bits) >> y != signed(x, bits);
    if (flags.contains(ArithFlags::NUW) && lost_unsigned)
        || (flags.contains(ArithFlags::NSW) && lost_signed)
    {
        Outcome::Poison
    } else {
        Outcome::Value(value)
    }
}

/// Does the predicate hold?
pub fn compare(cond: IntCC, x: u128, y: u128, bits: u32) -> bool {
    use IntCC::*;
    let (sx, sy) = (signed(x, bits), signed(y, bits));
    match cond {
        Eq => x == y,
        Ne => x != y,
        Ugt => x > y,
        Uge => x >= y,
        Ult => x < y,
        Ule => x <= y,
        Sgt => sx > sy,
        Sge => sx >= sy,
        Slt => sx < sy,
        Sle => sx <= sy,
    }
}

/// Number of zeros before the highest one, `bits` if there is none.
pub fn leading_zeros(x: u128, bits: u32) -> u32 {
    x.leading_zeros() - (128 - bits)
}

/// Number of zeros after the lowest one, `bits` if there is none.
pub fn trailing_zeros(x: u128, bits: u32) -> u32 {
    x.trailing_zeros().min(bits)
}

/// The bits in reverse order.
pub fn reverse_bits(x: u128, bits: u32) -> u128 {
    x.reverse_bits() >> (128 - bits)
}

/// The bytes in reverse order; `bits` is a multiple of 16.
pub fn swap_bytes(x: u128, bits: u32) -> u128 {
    x.swap_bytes() >> (128 - bits)
}

/// The high half of `x:y` shifted left by `n` modulo the width.
pub fn funnel_left(x: u128, y: u128, n: u128, bits: u32) -> u128 {
    match (n % u128::from(bits)) as u32 {
        0 => x,
        n => ((x << n) | (y >> (bits - n))) & mask(bits),
    }
}

/// The low half of `x:y` shifted right by `n` modulo the width.
pub fn funnel_right(x: u128, y: u128, n: u128, bits: u32) -> u128 {
    match (n % u128::from(bits)) as u32 {
        0 => y,
        n => ((x << (bits - n)) | (y >> n)) & mask(bits),
    }
}

/// `x` shifted left, or the bound on its side if bits are lost; nothing if the amount is too large.
pub fn shift_saturating(x: u128, y: u128, bits: u32, sign: Signedness) -> Option<u128> {
    if y >= u128::from(bits) {
        return None;
    }
    let (y, value) = (y as u32, (x << y) & mask(bits));
    Some(match sign {
        Signed if signed(value, bits) >> y == signed(x, bits) => value,
        Signed if signed(x, bits) < 0 => 1 << (bits - 1),
        Signed => mask(bits - 1),
        Unsigned if value >> y == x => value,
        Unsigned => mask(bits),
    })
}

/// An exact fixed-point result, rounded down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fixed {
    /// Cut to the width.
    Fits(u128),
    /// Above or below what the width holds.
    TooLarge,
}

impl Fixed {
    fn of(value: i128, bits: u32, sign: Signedness) -> Fixed {
        let cut = value as u128 & mask(bits);
        let back = match sign {
            Signed => signed(cut, bits),
            Unsigned => cut as i128,
        };
        match back == value {
            true => Fixed::Fits(cut),
            false => Fixed::TooLarge,
        }
    }
}

/// `x·y` of numbers with `scale` bits after the point; nothing where that is wider than this can
/// compute.
pub fn fixed_product(x: u128, y: u128, scale: u32, bits: u32, sign: Signedness) -> Option<Fixed> {
    if scale == 0 {
        let w = wrapping(BinaryOp::Mul, x, y, bits);
        let lost = match sign {
            Signed => w.signed_overflow,
            Unsigned => w.unsigned_overflow,
        };
        return Some(if lost {
            Fixed::TooLarge
        } else {
            Fixed::Fits(w.value)
        });
    }
    match sign {
        Signed => {
            let product = signed(x, bits).checked_mul(signed(y, bits))?;
            Some(Fixed::of(product >> scale.min(127), bits, Signed))
        }
        Unsigned => {
            let product = x.checked_mul(y)?.checked_shr(scale).unwrap_or(0);
            Some(match product <= mask(bits) {
                true => Fixed::Fits(product),
                false => Fixed::TooLarge,
            })
        }
    }
}

/// `x / y` of the same; nothing also for a divisor of zero.
pub fn fixed_quotient(x: u128, y: u128, scale: u32, bits: u32, sign: Signedness) -> Option<Fixed> {
    if y == 0 || scale >= 128 || bits + scale > 127 {
        return None;
    }
    if sign == Unsigned {
        let quotient = (x << scale) / y;
        return Some(Fixed::of(quotient as i128, bits, Unsigned));
    }
    let (a, b) = (signed(x, bits) << scale, signed(y, bits));
    let (quotient, rest) = (a / b, a % b);
    let below = rest != 0 && (rest < 0) != (b < 0);
    Some(Fixed::of(quotient - i128::from(below), bits, Signed))
}

/// The nearest representable result.
pub fn saturating(op: BinaryOp, x: u128, y: u128, bits: u32, sign: Signedness) -> u128 {
    let w = wrapping(op, x, y, bits);
    match sign {
        Signed if w.signed_overflow => {
            // Adding overflows away from zero in the direction of either operand, subtracting in
            // that of `x`.
            if signed(x, bits) < 0 {
                1 << (bits - 1)
            } else {
                mask(bits - 1)
            }
        }
        Unsigned if w.unsigned_overflow => match op {
            BinaryOp::Sub => 0,
            _ => mask(bits),
        },
        _ => w.value,
    }
}
