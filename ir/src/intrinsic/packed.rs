//! Intrinsics whose operands and result are words in legal IR, whatever their types are: the
//! matrix instructions and conversions that came with gfx942 and gfx950.
//!
//! The legal form has the words of each operand that is no constant, in their order; then one
//! constant with all constants ([`PackedFields`]); then zeros, so that it has one operand more than
//! the other form.

use super::Intrinsic;

/// The constants of such an intrinsic, each a byte of one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PackedFields {
    bits: u32,
    count: u32,
}

impl PackedFields {
    /// The same, and one more at the end.
    ///
    /// # Panics
    ///
    /// When there are four already, which no row of the table has.
    #[must_use]
    pub const fn and(self, field: u8) -> PackedFields {
        assert!(self.count < 4, "four constants");
        PackedFields {
            bits: self.bits | (field as u32) << (8 * self.count),
            count: self.count + 1,
        }
    }

    /// All, as legal IR has them.
    pub const fn bits(self) -> u32 {
        self.bits
    }

    /// The opposite of [`PackedFields::bits`].
    pub const fn from_bits(bits: u32) -> [u8; 4] {
        bits.to_le_bytes()
    }
}

impl Intrinsic {
    /// Whether legal IR has words for its operands and its result. They are one block of the table.
    pub const fn is_packed(self) -> bool {
        self as u32 >= Intrinsic::AshrPkI8I32 as u32
            && self as u32 <= Intrinsic::SmfmacI3232x32x64I8 as u32
    }

    /// How many operands of an intrinsic are no constants.
    pub fn variable_operands(self) -> usize {
        let args = self.signatures()[0].args.iter();
        args.filter(|a| !a.is_immediate()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_legal_form_has_one_operand_more() {
        let mut count = 0;
        for id in Intrinsic::ALL.iter().filter(|id| id.is_packed()) {
            let [source, legal] = id.signatures() else {
                panic!("{} has no two forms", id.name());
            };
            assert_eq!(source.args.len() + 1, legal.args.len(), "{}", id.name());
            let words = id.variable_operands();
            let constants = &legal.args[words..];
            assert!(constants.iter().all(|a| a.is_immediate()), "{}", id.name());
            assert!(source.args.len() - words <= 4, "{}", id.name());
            count += 1;
        }
        assert!(count > 100, "{count}");
    }

    #[test]
    fn fields_go_into_one_number_and_back() {
        let fields = PackedFields::default().and(3).and(255).and(0).and(7);
        assert_eq!(PackedFields::from_bits(fields.bits()), [3, 255, 0, 7]);
    }
}
