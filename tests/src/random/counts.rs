//! Counts of conditions, which are carries, and divisions by what may be the same in all lanes,
//! with arithmetic that goes on with the quotient.

use super::Gen;
use super::ints::CONDITIONS;
use ir::{BinaryOp, CastOp, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;

impl Gen<'_> {
    pub(super) fn perhaps_counts(&mut self) {
        self.apart(47, SHARE, |this| {
            for _ in 0..this.rng.between(1, 3) {
                let ty = match this.rng.percent(75) {
                    true => Type::I32,
                    false => Type::I64,
                };
                let count = this.count_of_conditions(ty);
                this.store_result(count);
            }
            if this.rng.percent(60) {
                let sum = this.sum_of_quotients();
                this.store_result(sum);
            }
        });
    }

    fn count_of_conditions(&mut self, ty: Type) -> Value {
        let mut count = match (ty, self.rng.percent(50)) {
            (Type::I32, true) => self.index_word(),
            _ => self.variable(ty),
        };
        for _ in 0..self.rng.between(1, 5) {
            let (x, y) = (self.index_word(), self.index_word());
            let condition = self.rng.pick(&CONDITIONS);
            let mut holds = self.b.icmp(condition, x, y);
            if self.rng.percent(15) {
                let yes = self.b.iconst(Type::I1, 1);
                holds = self.b.xor(holds, yes);
            }
            let extension = self.rng.pick(&[CastOp::ZExt, CastOp::SExt]);
            let one = self.b.cast(extension, holds, ty);
            count = match self.rng.below(20) {
                0..10 => self.b.add(count, one),
                10..17 => self.b.sub(count, one),
                17 => self.b.sub(one, count),
                18 => self.b.add(one, one),
                _ => {
                    self.store_result(one);
                    self.b.add(one, count)
                }
            };
        }
        count
    }

    /// Quotients and remainders of 32 bits, one of another.
    fn sum_of_quotients(&mut self) -> Value {
        let divisor = self.index_word();
        let mask = self
            .b
            .iconst(Type::I32, i128::from(i32::MAX) >> self.rng.below(24));
        let divisor = self.b.and(divisor, mask);
        let one = self.b.iconst(Type::I32, 1);
        let divisor = self.b.or(divisor, one);
        let mut value = self.index_word();
        for _ in 0..self.rng.between(1, 4) {
            let op = self.rng.pick(&[
                BinaryOp::UDiv,
                BinaryOp::URem,
                BinaryOp::SDiv,
                BinaryOp::SRem,
            ]);
            let quotient = self.b.binary(op, value, divisor);
            let other = self.index_word();
            value = match self.rng.percent(50) {
                true => self.b.add(quotient, other),
                false => self.b.mul(quotient, other),
            };
        }
        value
    }
}
