//! Half precision in software: IEEE 754 binary16 as its bits.

/// The value of a half, exactly.
pub(super) fn to_f64(bits: u16) -> f64 {
    let sign = if bits >> 15 == 0 { 1.0 } else { -1.0 };
    let exponent = i32::from(bits >> 10 & 31);
    let fraction = f64::from(bits & 1023);
    sign * match exponent {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1024.0 + fraction) * 2f64.powi(exponent - 25),
    }
}

/// The nearest half, ties to even.
///
/// Multiplying by a power of two is exact, and so is rounding to an integer below 2^53: the only
/// rounding is the one to the half's last place.
pub(super) fn from_f64(value: f64) -> u16 {
    let sign = u16::from(value.is_sign_negative()) << 15;
    let magnitude = value.abs();
    if magnitude.is_nan() {
        return sign | 0x7e00;
    }
    if magnitude < 2f64.powi(-14) {
        // Denormal, or rounded up to the smallest normal number, whose bits follow on.
        return sign | (magnitude * 2f64.powi(24)).round_ties_even() as u16;
    }
    if magnitude >= 65520.0 {
        return sign | 0x7c00;
    }
    let exponent = (magnitude.to_bits() >> 52) as i32 - 1023;
    let significand = (magnitude * 2f64.powi(10 - exponent)).round_ties_even() as i32;
    // A significand of 2048 carries into the exponent by itself.
    sign | (((exponent + 14) << 10) + significand) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_comes_back() {
        for bits in 0..=u16::MAX {
            let value = to_f64(bits);
            if value.is_nan() {
                assert!(to_f64(from_f64(value)).is_nan());
            } else {
                assert_eq!(from_f64(value), bits, "{value}");
            }
        }
    }

    #[test]
    fn rounds_to_nearest_even() {
        for (value, bits) in [
            (1.0 + 1.0 / 2048.0, 0x3c00),
            (1.0 + 3.0 / 2048.0, 0x3c02),
            (1.0 + 1.0 / 2048.0 + 1e-9, 0x3c01),
            (65519.9, 0x7bff),
            (65520.0, 0x7c00),
            (2f64.powi(-25), 0),
            (2f64.powi(-25) * 1.001, 1),
            (-2.0, 0xc000),
            (0.1, 0x2e66),
        ] {
            assert_eq!(from_f64(value), bits, "{value}");
        }
    }
}
