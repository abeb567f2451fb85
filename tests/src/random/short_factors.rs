//! Products of factors of about 24 bits, for which there are faster multiplications: of values that
//! all lanes have and of each lane's own, as products of words and as those of 24 bits.

use super::Gen;
use ir::{Intrinsic, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 30;

impl Gen<'_> {
    pub(super) fn perhaps_short_factors(&mut self) {
        self.apart(39, SHARE, |this| {
            for _ in 0..this.rng.between(2, 10) {
                let product = this.short_product();
                this.store_result(product);
            }
        });
    }

    fn short_product(&mut self) -> Value {
        let (x, y) = (self.short_factor(), self.short_factor());
        let product = match self.rng.below(6) {
            0 | 1 => self.b.intrinsic(Intrinsic::MulU24, Type::I32, &[x, y]),
            2..=4 => self.b.intrinsic(Intrinsic::MulI24, Type::I32, &[x, y]),
            _ => self.b.mul(x, y),
        };
        match self.rng.percent(50) {
            true => {
                let more = self.index_word();
                self.b.add(product, more)
            }
            false => product,
        }
    }

    /// A word of which some 24 bits matter, or any.
    fn short_factor(&mut self) -> Value {
        let word = self.index_word();
        let bits = self.rng.pick(&[8, 16, 23, 24, 25, 25]);
        let shift = self.b.iconst(Type::I32, 32 - bits);
        match self.rng.below(5) {
            0 => word,
            1 => self.b.ashr(word, shift),
            2 => {
                let up = self.b.shl(word, shift);
                self.b.ashr(up, shift)
            }
            3 => self.b.lshr(word, shift),
            _ => {
                let mask = self.b.iconst(Type::I32, (1 << bits) - 1);
                self.b.and(word, mask)
            }
        }
    }
}
