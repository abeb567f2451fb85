//! Numbers: integers, and floats in decimal and in hexadecimal.

use super::Reader;
use super::cursor::Res;
use super::lexer::{Tok, Token};
use crate::constant::{Const, ConstData};
use crate::types::{FloatKind, Type};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

/// A number with its sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Literal {
    negative: bool,
    magnitude: u128,
}

impl Literal {
    /// Two's complement in `bits` bits, if the number fits as a signed or as an unsigned one.
    fn fit(self, bits: u32) -> Option<u128> {
        let limit = if self.negative {
            1u128 << (bits - 1)
        } else if bits == 128 {
            u128::MAX
        } else {
            (1u128 << bits) - 1
        };
        if self.magnitude > limit {
            return None;
        }
        Some(if self.negative {
            self.magnitude.wrapping_neg()
        } else {
            self.magnitude
        })
    }
}

/// The number that an integer token writes, if it has at most 128 bits.
fn literal(text: &[u8]) -> Option<Literal> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    // In 64 bits, as long as nothing can overflow.
    let (short, long) = digits.split_at(digits.len().min(19));
    let short = short.iter().fold(0, |n, &b| n * 10 + u64::from(b - b'0'));
    let mut magnitude = u128::from(short);
    for &b in long {
        magnitude = magnitude
            .checked_mul(10)?
            .checked_add(u128::from(b - b'0'))?;
    }
    Some(Literal {
        negative,
        magnitude,
    })
}

/// The number below 2^32 that an integer token writes without a sign in few decimal digits.
fn short_literal(text: &[u8]) -> Option<u32> {
    let digit = |b: u8| b.is_ascii_digit().then(|| u32::from(b - b'0'));
    match *text {
        [a] => digit(a),
        [a, b] => Some(digit(a)? * 10 + digit(b)?),
        [a, b, c] => Some(digit(a)? * 100 + digit(b)? * 10 + digit(c)?),
        _ => None,
    }
}

/// `u0x…`: unsigned. `s0x…`: the highest bit that is set is the sign.
fn hex_literal(text: &[u8]) -> Option<Literal> {
    let digits = std::str::from_utf8(&text[3..]).ok()?;
    let magnitude = u128::from_str_radix(digits, 16).ok()?;
    let negative = text[0] == b's' && magnitude != 0;
    let magnitude = if negative {
        let active = 128 - magnitude.leading_zeros();
        magnitude.wrapping_neg() & (u128::MAX >> (128 - active))
    } else {
        magnitude
    };
    Some(Literal {
        negative,
        magnitude,
    })
}

/// The words, least significant first, of an integer token for a type of more than 128 bits, if it
/// fits there as a signed or as an unsigned number.
fn wide_literal(text: &[u8], is_hex: bool, bits: u32) -> Option<Vec<u64>> {
    let count = bits.div_ceil(64) as usize;
    let (sign, digits, radix) = match text {
        [kind, _, _, digits @ ..] if is_hex => (*kind, digits, 16),
        [b'-', digits @ ..] => (b'-', digits, 10),
        _ => (b'+', text, 10),
    };
    let mut words = vec![0u64; count];
    for &digit in digits {
        let mut carry = u128::from((digit as char).to_digit(radix)?);
        for word in &mut words {
            let sum = u128::from(*word) * u128::from(radix) + carry;
            *word = sum as u64;
            carry = sum >> 64;
        }
        if carry != 0 {
            return None;
        }
    }
    let active = active_bits(&words);
    let lowest = || words.iter().map(|w| w.count_ones()).sum::<u32>() == 1;
    match sign {
        b'-' if active == bits && !lowest() => return None,
        b'-' => negate(&mut words),
        // The highest bit that is set is the sign.
        b's' if active > 0 => {
            for bit in active..count as u32 * 64 {
                words[bit as usize / 64] |= 1 << (bit % 64);
            }
        }
        _ => {}
    }
    (active <= bits).then_some(words)
}

/// Bits up to the highest that is set.
fn active_bits(words: &[u64]) -> u32 {
    let top = words.iter().rposition(|&w| w != 0);
    top.map_or(0, |i| (i as u32 + 1) * 64 - words[i].leading_zeros())
}

fn negate(words: &mut [u64]) {
    let mut carry = true;
    for word in words {
        (*word, carry) = (!*word).overflowing_add(u64::from(carry));
    }
}

/// Bits of the number nearest to the one that a text writes, in decimal or hexadecimal; ties to
/// even. LLVM prints the shortest decimal that reads back, from version 23 on in the precision of
/// its type; before, only exact ones were allowed, so there is nothing that the versions could mean
/// differently. Nothing if the number is too large.
fn nearest(text: &str, kind: FloatKind) -> Option<u64> {
    fn bits<F: Float>(text: &str) -> Option<u64> {
        let number = F::from_str_r(text, Round::NearestTiesToEven).ok()?.value;
        number.is_finite().then(|| number.to_bits() as u64)
    }
    let decimal = !text.contains(['x', 'X']);
    match kind {
        FloatKind::Double if decimal => text
            .parse()
            .ok()
            .filter(|v: &f64| v.is_finite())
            .map(f64::to_bits),
        FloatKind::Float if decimal => text
            .parse()
            .ok()
            .filter(|v: &f32| v.is_finite())
            .map(|v| u64::from(v.to_bits())),
        FloatKind::Double => bits::<Double>(text),
        FloatKind::Float => bits::<Single>(text),
        FloatKind::Half => bits::<Half>(text),
        FloatKind::BFloat => bits::<BFloat>(text),
    }
}

/// Bits of `+inf`, `-qnan`, `+nan(0x1)` or `-snan(0x1)`. A payload does not include the quiet bit;
/// of a signaling NaN it is not 0.
fn special(text: &[u8], kind: FloatKind) -> Option<u64> {
    let quiet = 1u64 << (kind.mantissa_bits() - 1);
    let payload = |digits: &[u8]| {
        let digits = std::str::from_utf8(digits.strip_suffix(b")")?).ok()?;
        let payload = u64::from_str_radix(digits, 16).ok()?;
        (payload < quiet).then_some(payload)
    };
    let mantissa = match &text[1..] {
        b"inf" => 0,
        b"qnan" => quiet,
        [b'n', b'a', b'n', b'(', b'0', b'x', digits @ ..] => quiet | payload(digits)?,
        [b's', b'n', b'a', b'n', b'(', b'0', b'x', digits @ ..] => {
            payload(digits).filter(|&p| p != 0)?
        }
        _ => return None,
    };
    let sign = if text[0] == b'-' { kind.sign() } else { 0 };
    Some(sign | kind.infinity() | mantissa)
}

/// Bits of the value of a double in another format, if it is exactly representable there. The
/// payload of a NaN is cut at its low end, where it must be 0.
fn narrow(double: u64, kind: FloatKind) -> Option<u64> {
    let value = f64::from_bits(double);
    if kind == FloatKind::Double {
        return Some(double);
    }
    if value.is_nan() {
        let mantissa = double & ((1 << 52) - 1);
        let shift = 52 - kind.mantissa_bits();
        let exact = mantissa.trailing_zeros() >= shift;
        let sign = if value.is_sign_negative() {
            kind.sign()
        } else {
            0
        };
        return exact.then_some(sign | kind.infinity() | (mantissa >> shift));
    }
    match kind {
        FloatKind::Half => {
            let mut loses = false;
            let half: Half = Double::from_bits(u128::from(double))
                .convert(&mut loses)
                .value;
            (!loses).then(|| half.to_bits() as u64)
        }
        _ => {
            let single = value as f32;
            let bits = single.to_bits();
            let exact = f64::from(single) == value;
            match kind {
                FloatKind::BFloat => (exact && bits & 0xffff == 0).then_some(u64::from(bits >> 16)),
                _ => exact.then_some(u64::from(bits)),
            }
        }
    }
}

impl<'s> Reader<'s> {
    /// The value of an integer token in the bits of an integer type; of a wide one the lowest 128
    /// bits.
    pub(super) fn parse_int_bits(&mut self, ty: Type) -> Res<u128> {
        let c = self.parse_int_const(ty)?;
        let words = self.module.ctx.words_of(c).unwrap_or_default();
        let word = |i: usize| u128::from(words.get(i).copied().unwrap_or(0));
        Ok(word(0) | word(1) << 64)
    }

    /// An integer constant; the token is next.
    pub(super) fn parse_int_const(&mut self, ty: Type) -> Res<Const> {
        let tok = self.c.tok;
        if !matches!(tok.kind, Tok::Int | Tok::HexInt) {
            return self.c.fail("expected integer");
        }
        let Some(bits) = self.module.ctx.types.int_bits(ty) else {
            return self.c.fail("integer constant must have integer type");
        };
        if let Some(short) = self.short_int_const(ty) {
            return Ok(short);
        }
        let text = self.c.slice(tok);
        let is_hex = tok.kind == Tok::HexInt;
        if bits > 128 {
            let Some(words) = wide_literal(text, is_hex, bits) else {
                return self.too_large(tok, ty);
            };
            self.c.bump();
            return Ok(self.module.ctx.wide_const(ty, &words));
        }
        let number = if is_hex {
            hex_literal(text)
        } else {
            literal(text)
        };
        let Some(value) = number.and_then(|n| n.fit(bits)) else {
            return self.too_large(tok, ty);
        };
        self.c.bump();
        Ok(self.module.ctx.int_const(ty, value))
    }

    /// The constant of an integer token with few digits, as most are, if the type is a common one.
    #[inline]
    pub(super) fn short_int_const(&mut self, ty: Type) -> Option<Const> {
        if !matches!(ty, Type::I32 | Type::I64) {
            return None;
        }
        let value = short_literal(self.c.slice(self.c.tok))?;
        self.c.bump();
        let data = ConstData::Int(ty, u128::from(value));
        Some(self.module.ctx.consts.intern(data))
    }

    fn too_large<T>(&self, tok: Token, ty: Type) -> Res<T> {
        let shown = self.type_name(ty);
        self.c.fail_at(
            tok,
            format!("integer constant does not fit in type '{shown}'"),
        )
    }

    /// A float constant; the token is next.
    pub(super) fn parse_float_const(&mut self, ty: Type) -> Res<Const> {
        let tok = self.c.tok;
        let Some(kind) = self.module.ctx.types.float_kind(ty) else {
            return self.c.fail("floating point constant invalid for type");
        };
        let text = self.c.slice(tok);
        let bits = match tok.kind {
            Tok::Float | Tok::HexNumber => nearest(std::str::from_utf8(text).unwrap_or(""), kind),
            Tok::BitsFloat => self.bits_float(tok, &text[3..], kind, ty)?,
            Tok::SpecialFloat => special(text, kind),
            _ => self.hex_float(tok, text, kind, ty)?,
        };
        let Some(bits) = bits else {
            return self.c.fail_with_hint(
                tok,
                "floating point constant invalid for type",
                "a number must not be too large for its type, and the bits of a double must be exactly representable in it",
            );
        };
        self.c.bump();
        Ok(self.module.ctx.float_const(ty, bits))
    }

    fn hex_float(&self, tok: Token, text: &[u8], kind: FloatKind, ty: Type) -> Res<Option<u64>> {
        let parse = |digits: &[u8]| {
            let digits = std::str::from_utf8(digits).ok()?;
            u64::from_str_radix(digits, 16).ok()
        };
        let own = match text[2] {
            b'H' => FloatKind::Half,
            b'R' => FloatKind::BFloat,
            b'K' | b'L' | b'M' => return self.wrong_float(tok, ty),
            _ => return Ok(parse(&text[2..]).and_then(|bits| narrow(bits, kind))),
        };
        if own != kind {
            return self.wrong_float(tok, ty);
        }
        Ok(parse(&text[3..]).filter(|&bits| bits <= 0xffff))
    }

    /// `f0x…`: as many digits as the type has bits for.
    fn bits_float(&self, tok: Token, digits: &[u8], kind: FloatKind, ty: Type) -> Res<Option<u64>> {
        if digits.len() as u32 * 4 != kind.bits() {
            return self.wrong_float(tok, ty);
        }
        let digits = std::str::from_utf8(digits).unwrap_or("");
        Ok(u64::from_str_radix(digits, 16).ok())
    }

    fn wrong_float<T>(&self, tok: Token, ty: Type) -> Res<T> {
        let shown = self.type_name(ty);
        self.c.fail_at(
            tok,
            format!("floating point constant does not have type '{shown}'"),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_fit_signed_or_unsigned() {
        let fit = |text: &str, bits| literal(text.as_bytes()).and_then(|l| l.fit(bits));
        assert_eq!(fit("255", 8), Some(255));
        assert_eq!(fit("256", 8), None);
        assert_eq!(fit("-128", 8).map(|v| v as u8), Some(128));
        assert_eq!(fit("-129", 8), None);
        assert_eq!(fit("-1", 1).map(|v| v & 1), Some(1));
        assert_eq!(
            fit("340282366920938463463374607431768211455", 128),
            Some(u128::MAX)
        );
        assert_eq!(fit("340282366920938463463374607431768211456", 128), None);
    }

    #[test]
    fn wide_integers_fit_signed_or_unsigned() {
        let fit = |text: &str, bits| wide_literal(text.as_bytes(), text.contains('x'), bits);
        let two_128 = "340282366920938463463374607431768211456";
        assert_eq!(fit(two_128, 129), Some(vec![0, 0, 1]));
        assert_eq!(fit(&format!("-{two_128}"), 129), Some(vec![0, 0, u64::MAX]));
        assert_eq!(fit("-340282366920938463463374607431768211457", 129), None);
        assert_eq!(fit("680564733841876926926749214863536422912", 129), None);
        assert_eq!(fit("-1", 192), Some(vec![u64::MAX; 3]));
        assert_eq!(fit("u0x1", 130), Some(vec![1, 0, 0]));
        assert_eq!(
            fit("s0x8", 130),
            Some(vec![u64::MAX - 7, u64::MAX, u64::MAX])
        );
        assert_eq!(fit("u0x4000000000000000000000000000000000", 130), None);
    }

    #[test]
    fn doubles_narrow_only_exactly() {
        let bits = |v: f64| v.to_bits();
        assert_eq!(narrow(bits(1.5), FloatKind::Float), Some(0x3fc0_0000));
        assert_eq!(narrow(bits(0.1), FloatKind::Float), None);
        assert_eq!(narrow(bits(1.0), FloatKind::Half), Some(0x3c00));
        assert_eq!(narrow(bits(65536.0), FloatKind::Half), None);
        assert_eq!(narrow(bits(-2.0), FloatKind::BFloat), Some(0xc000));
        assert_eq!(
            narrow(0x7ff8_0000_0000_0000, FloatKind::Float),
            Some(0x7fc0_0000)
        );
        assert_eq!(narrow(0x7ff4_0000_0000_0000, FloatKind::Half), Some(0x7d00));
        assert_eq!(narrow(0x7ff0_0000_0000_0001, FloatKind::Float), None);
    }

    #[test]
    fn numbers_round_to_the_nearest_of_their_type() {
        use FloatKind::{BFloat, Double, Float, Half};
        assert_eq!(nearest("3.140000e+00", Float), Some(0x4048_f5c3));
        assert_eq!(nearest("3.140000e+00", Half), Some(0x4248));
        assert_eq!(nearest("3.140000e+00", BFloat), Some(0x4049));
        assert_eq!(nearest("-0x1.8p-3", Float), Some(0xbe40_0000));
        assert_eq!(nearest("+0x10.fdep5", Double), Some(0x4080_fde0_0000_0000));
        assert_eq!(nearest("65504.0", Half), Some(0x7bff));
        assert_eq!(nearest("65520.0", Half), None);
        assert_eq!(nearest("1.0e39", Float), None);
        // Twice rounded, over the double between, it would be the other neighbour.
        assert_eq!(nearest("1.00000005960464477540", Float), Some(0x3f80_0001));
    }

    #[test]
    fn special_values_by_name() {
        use FloatKind::{BFloat, Double, Float, Half};
        assert_eq!(special(b"+inf", Double), Some(0x7ff0_0000_0000_0000));
        assert_eq!(special(b"-qnan", Half), Some(0xfe00));
        assert_eq!(special(b"+qnan", BFloat), Some(0x7fc0));
        assert_eq!(special(b"+nan(0x200)", Float), Some(0x7fc0_0200));
        assert_eq!(special(b"-snan(0x200000)", Float), Some(0xffa0_0000));
        assert_eq!(special(b"+snan(0x0)", Float), None);
        assert_eq!(special(b"+nan(0x400000)", Float), None);
    }

    #[test]
    fn signed_hexadecimal_takes_its_highest_bit_as_sign() {
        assert_eq!(
            hex_literal(b"s0xFF"),
            Some(Literal {
                negative: true,
                magnitude: 1
            })
        );
        assert_eq!(
            hex_literal(b"u0xFF"),
            Some(Literal {
                negative: false,
                magnitude: 255
            })
        );
    }
}
