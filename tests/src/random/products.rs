//! Products of one factor and of sums that differ by a constant, as indices of neighbouring rows
//! are: some in one block, some behind conditions.

use super::Gen;
use ir::{Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;

impl Gen<'_> {
    pub(super) fn perhaps_products(&mut self) {
        self.apart(29, SHARE, |this| {
            let ty = match this.rng.percent(60) {
                true => Type::I32,
                false => Type::I64,
            };
            this.products(ty);
        });
    }

    fn products(&mut self, ty: Type) {
        let base = self.variable(ty);
        let factor = match self.rng.percent(75) {
            true => self.variable(ty),
            false => {
                let c = self.addend();
                self.b.iconst(ty, c)
            }
        };
        let mut sum = base;
        for _ in 0..self.rng.between(2, 6) {
            let product = match self.rng.percent(25) {
                true => self.product_behind_condition(ty, factor, base, sum),
                false => self.product(ty, factor, base),
            };
            sum = match self.rng.percent(50) {
                true => self.b.add(sum, product),
                false => self.b.xor(sum, product),
            };
        }
        self.store_result(sum);
    }

    /// `factor * (base + c)`, in one of the forms that sums have.
    fn product(&mut self, ty: Type, factor: Value, base: Value) -> Value {
        let c = self.addend();
        let addend = self.b.iconst(ty, c);
        let sum = match self.rng.below(6) {
            0 => base,
            1 => self.b.sub(base, addend),
            2 => {
                // The lowest bits of a shifted number are free.
                let four = self.b.iconst(ty, 4);
                let shifted = self.b.shl(base, four);
                let low = self.b.iconst(ty, c & 15);
                self.b.or(shifted, low)
            }
            _ => self.b.add(base, addend),
        };
        match self.rng.percent(50) {
            true => self.b.mul(factor, sum),
            false => self.b.mul(sum, factor),
        }
    }

    fn product_behind_condition(
        &mut self,
        ty: Type,
        factor: Value,
        base: Value,
        otherwise: Value,
    ) -> Value {
        let cond = self.branch_condition();
        let join = self.b.create_block_with(&[ty]);
        let then = self.b.create_block();
        self.b.branch(cond, (then, &[]), (join, &[otherwise]));
        self.b.switch_to(then);
        let product = self.product(ty, factor, base);
        self.b.jump(join, &[product]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// Mostly small numbers and powers of two, of both signs.
    fn addend(&mut self) -> i128 {
        let magnitude = match self.rng.below(4) {
            0 => 1 << self.rng.below(31),
            1 => self.rng.below(1 << 16) as i128,
            _ => self.rng.below(5) as i128,
        };
        match self.rng.percent(30) {
            true => -magnitude,
            false => magnitude,
        }
    }
}
