//! What a buffer must hold after a launch.

use std::fmt::{Display, LowerHex};

/// How far a floating-point result may be from the reference: within either bound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tolerance {
    /// As a fraction of the expected value.
    pub relative: f64,
    /// As a distance, for results that come from cancellation.
    pub absolute: f64,
}

impl Tolerance {
    /// The value itself. Zeros of either sign are the same, and so are all NaNs.
    pub const EXACT: Tolerance = Tolerance::relative(0.0);

    /// A fraction of the expected value.
    pub const fn relative(relative: f64) -> Tolerance {
        Tolerance {
            relative,
            absolute: 0.0,
        }
    }

    /// Either a fraction of the expected value or a distance.
    pub const fn either(relative: f64, absolute: f64) -> Tolerance {
        Tolerance { relative, absolute }
    }

    fn allows(self, expected: f64, actual: f64) -> bool {
        if expected.is_nan() || actual.is_nan() {
            return expected.is_nan() && actual.is_nan();
        }
        if expected.is_infinite() {
            return expected == actual;
        }
        (actual - expected).abs() <= f64::max(self.relative * expected.abs(), self.absolute)
    }
}

/// What a buffer must hold after a launch.
#[derive(Clone, PartialEq, Debug)]
pub enum Expectation {
    /// These bytes.
    Exact(Vec<u8>),
    /// These bytes, except for padding.
    Masked {
        /// The bytes.
        bytes: Vec<u8>,
        /// As many; a 1 bit where the bit of the result matters.
        mask: Vec<u8>,
    },
    /// These numbers, as consecutive little-endian f32.
    F32 {
        /// The reference's results.
        values: Vec<f32>,
        /// How far each may be off.
        tolerance: Tolerance,
    },
    /// These numbers, as consecutive little-endian f64.
    F64 {
        /// The reference's results.
        values: Vec<f64>,
        /// How far each may be off.
        tolerance: Tolerance,
    },
    /// Anything.
    Unspecified,
}

impl From<Vec<u8>> for Expectation {
    fn from(bytes: Vec<u8>) -> Expectation {
        Expectation::Exact(bytes)
    }
}

impl Expectation {
    /// Single-precision numbers within a tolerance.
    pub(crate) fn f32(values: Vec<f32>, tolerance: Tolerance) -> Expectation {
        Expectation::F32 { values, tolerance }
    }

    /// Double-precision numbers within a tolerance.
    pub(crate) fn f64(values: Vec<f64>, tolerance: Tolerance) -> Expectation {
        Expectation::F64 { values, tolerance }
    }

    /// Rows of bytes with padding after each that may hold anything.
    pub(crate) fn padded_rows<const N: usize>(rows: &[[u8; N]], padding: usize) -> Expectation {
        let row = |row: &[u8; N]| [row.as_slice(), &vec![0; padding]].concat();
        let bytes = rows.iter().flat_map(row).collect();
        let mask = rows.iter().flat_map(|_| row(&[0xff; N])).collect();
        Expectation::Masked { bytes, mask }
    }

    /// The size of the buffer in bytes, where the expectation says it.
    pub fn size(&self) -> Option<usize> {
        match self {
            Expectation::Exact(bytes) | Expectation::Masked { bytes, .. } => Some(bytes.len()),
            Expectation::F32 { values, .. } => Some(4 * values.len()),
            Expectation::F64 { values, .. } => Some(8 * values.len()),
            Expectation::Unspecified => None,
        }
    }

    /// Compares the buffer's contents after the launch.
    ///
    /// # Errors
    ///
    /// The place of the first difference, both values there, and the number of differences.
    pub fn check(&self, actual: &[u8]) -> Result<(), String> {
        if let Some(size) = self.size().filter(|&size| size != actual.len()) {
            return Err(format!("{} bytes, expected {size}", actual.len()));
        }
        match self {
            Expectation::Exact(bytes) => check_bytes(bytes, actual),
            Expectation::Masked { bytes, mask } => {
                let masked: Vec<u8> = actual.iter().zip(mask).map(|(a, m)| a & m).collect();
                check_bytes(bytes, &masked)
            }
            Expectation::F32 { values, tolerance } => {
                let actual = words(actual).map(f32::from_le_bytes);
                check_floats(values.iter().copied().zip(actual), *tolerance, f32::to_bits)
            }
            Expectation::F64 { values, tolerance } => {
                let actual = words(actual).map(f64::from_le_bytes);
                check_floats(values.iter().copied().zip(actual), *tolerance, f64::to_bits)
            }
            Expectation::Unspecified => Ok(()),
        }
    }
}

fn words<const N: usize>(bytes: &[u8]) -> impl ExactSizeIterator<Item = [u8; N]> {
    bytes
        .chunks_exact(N)
        .map(|chunk| chunk.try_into().expect("a chunk has the size asked for"))
}

fn check_bytes(expected: &[u8], actual: &[u8]) -> Result<(), String> {
    let differs = |i: &usize| expected[*i] != actual[*i];
    let Some(first) = (0..expected.len()).find(differs) else {
        return Ok(());
    };
    // Most results are 32-bit words: show the one around the difference.
    let word = first & !3..expected.len().min((first & !3) + 4);
    Err(format!(
        "byte {first} (word {}): {:02x?}, expected {:02x?}; {} of {} bytes differ",
        first / 4,
        &actual[word.clone()],
        &expected[word],
        (0..expected.len()).filter(differs).count(),
        expected.len()
    ))
}

fn check_floats<F, B>(
    pairs: impl ExactSizeIterator<Item = (F, F)>,
    tolerance: Tolerance,
    bits: fn(F) -> B,
) -> Result<(), String>
where
    F: Copy + Display + Into<f64>,
    B: LowerHex,
{
    let total = pairs.len();
    let mut first = None;
    let mut count = 0;
    for (index, (expected, actual)) in pairs.enumerate() {
        if !tolerance.allows(expected.into(), actual.into()) {
            count += 1;
            first.get_or_insert((index, expected, actual));
        }
    }
    let Some((index, expected, actual)) = first else {
        return Ok(());
    };
    Err(format!(
        "element {index}: {actual} ({:#x}), expected {expected} ({:#x}) within {} or {} times that; \
         {count} of {total} elements differ",
        bits(actual),
        bits(expected),
        tolerance.absolute,
        tolerance.relative
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_names_the_first_difference() {
        let expectation = Expectation::Exact(vec![1, 2, 3, 4, 5, 6]);
        assert_eq!(expectation.check(&[1, 2, 3, 4, 5, 6]), Ok(()));
        let error = expectation.check(&[1, 2, 3, 4, 7, 8]).unwrap_err();
        assert!(
            error.contains("byte 4 (word 1)") && error.contains("2 of 6"),
            "{error}"
        );
        assert!(
            expectation
                .check(&[1, 2])
                .unwrap_err()
                .contains("2 bytes, expected 6")
        );
    }

    #[test]
    fn floats_are_compared_within_the_tolerance() {
        let bytes = |v: &[f32]| v.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
        let values = vec![1.0, f32::NAN, f32::INFINITY, 0.0];
        let close = Expectation::f32(values.clone(), Tolerance::relative(1e-3));
        assert_eq!(
            close.check(&bytes(&[1.0005, f32::NAN, f32::INFINITY, -0.0])),
            Ok(())
        );
        for wrong in [
            [1.002, f32::NAN, f32::INFINITY, 0.0],
            [1.0, 0.0, f32::INFINITY, 0.0],
            [1.0, f32::NAN, f32::NEG_INFINITY, 0.0],
            [1.0, f32::NAN, f32::MAX, 0.0],
            [1.0, f32::NAN, f32::INFINITY, 1e-30],
            [f32::NAN, f32::NAN, f32::INFINITY, 0.0],
        ] {
            assert!(close.check(&bytes(&wrong)).is_err(), "{wrong:?}");
        }
        let near = Expectation::f32(values, Tolerance::either(0.0, 1e-3));
        assert_eq!(
            near.check(&bytes(&[1.0, f32::NAN, f32::INFINITY, 1e-4])),
            Ok(())
        );
    }
}
