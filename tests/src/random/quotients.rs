//! Divisions of numbers of 64 bits that have 32 or fewer, extended with their signs, among them the
//! least number by -1, and casts that are frozen.

use super::Gen;
use ir::{BinaryOp, CastOp, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;

impl Gen<'_> {
    pub(super) fn perhaps_quotients(&mut self) {
        self.apart(67, SHARE, |this| {
            for _ in 0..this.rng.between(1, 3) {
                let quotient = this.quotient_of_extended();
                this.store_result(quotient);
            }
        });
    }

    fn quotient_of_extended(&mut self) -> Value {
        let number = self.extended();
        let other = self.extended();
        let divisor = self.perhaps_minus_one(other);
        let op = self.rng.pick(&[BinaryOp::SDiv, BinaryOp::SRem]);
        let quotient = self.b.binary(op, number, divisor);
        if self.rng.percent(70) {
            return quotient;
        }
        let rest = self.b.binary(BinaryOp::SRem, number, divisor);
        self.b.xor(quotient, rest)
    }

    /// A number with its sign, more often than others near the least of 32 bits; perhaps frozen.
    fn extended(&mut self) -> Value {
        let mut word = self.index_word();
        match self.rng.below(6) {
            0 => word = self.b.trunc(word, Type::I16),
            1 | 2 => {
                // The sign and no more, or near it.
                let kept = i128::from(i32::MIN) | self.rng.below(4) as i128;
                let kept = self.b.iconst(Type::I32, kept);
                word = self.b.and(word, kept);
            }
            3 => {
                let one = self.b.iconst(Type::I32, 1);
                word = self.b.lshr(word, one);
            }
            _ => {}
        }
        let wide = self.b.cast(CastOp::SExt, word, Type::I64);
        match self.rng.percent(30) {
            true => self.b.freeze(wide),
            false => wide,
        }
    }

    /// A divisor that is -1 where a number is even, and never zero.
    fn perhaps_minus_one(&mut self, number: Value) -> Value {
        let [zero, one, all] = [0, 1, -1].map(|n| self.b.iconst(Type::I64, n));
        let divisor = match self.rng.percent(50) {
            true => {
                let bit = self.b.and(number, one);
                let is_odd = self.b.icmp(ir::IntCC::Ne, bit, zero);
                self.b.select(is_odd, number, all)
            }
            false => number,
        };
        let is_zero = self.b.icmp(ir::IntCC::Eq, divisor, zero);
        self.b.select(is_zero, one, divisor)
    }
}
