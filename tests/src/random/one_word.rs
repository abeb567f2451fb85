//! 64-bit values of which one word is wanted, or some bits of one: shifted down and truncated or
//! masked, moved up by a word or more, the upper word of a product, remainders of constants; and
//! products of 64 bits with something added.

use super::Gen;
use ir::{Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 30;

impl Gen<'_> {
    pub(super) fn perhaps_one_word(&mut self) {
        self.apart(55, SHARE, |this| {
            for _ in 0..this.rng.between(2, 10) {
                let value = match this.rng.below(5) {
                    0 | 1 => this.moved_down(),
                    2 => this.moved_up(),
                    3 => this.upper_of_product(),
                    _ => this.product_and_more(),
                };
                this.store_result(value);
            }
        });
    }

    /// A word of bits that come from both words, or from one; a few of them, or moved up again.
    fn moved_down(&mut self) -> Value {
        let from = self.two_words();
        let n = self.rng.between(1, 33);
        let amount = self.constant64(n as i128);
        let shifted = match self.rng.percent(80) {
            true => self.b.lshr(from, amount),
            false => self.b.ashr(from, amount),
        };
        let word = self.b.trunc(shifted, Type::I32);
        // As many as come from the lower word, and one more or less.
        let near = (31 + self.rng.below(3)).saturating_sub(n).clamp(1, 31) as i128;
        match self.rng.below(5) {
            0 => word,
            1 => {
                let mask = self.b.iconst(Type::I32, (1 << near) - 1);
                self.b.and(word, mask)
            }
            2 => {
                let up = self.b.iconst(Type::I32, 32 - near);
                self.b.shl(word, up)
            }
            3 => {
                let mask = self.constant64((1 << near) - 1);
                self.b.and(shifted, mask)
            }
            _ => {
                let low = self.constant64(0xffff_ffff);
                self.b.and(shifted, low)
            }
        }
    }

    /// A sum, a product or a remainder of which only the lower word stays.
    fn moved_up(&mut self) -> Value {
        let (x, y) = (self.two_words(), self.two_words());
        let value = match self.rng.below(5) {
            0 => self.b.add(x, y),
            1 => self.b.sub(x, y),
            2 => self.b.mul(x, y),
            3 => {
                let d = self.large_divisor();
                self.b.urem(x, d)
            }
            _ => {
                let n = self.rng.between(1, 31);
                let amount = self.constant64(n as i128);
                self.b.lshr(x, amount)
            }
        };
        let n = self.rng.pick(&[31, 32, 32, 33, 40, 63]);
        let amount = self.constant64(n);
        let up = self.b.shl(value, amount);
        match self.rng.percent(50) {
            true => self.b.or(up, y),
            false => up,
        }
    }

    /// The upper word of a product of words, or what is above some bit of it.
    fn upper_of_product(&mut self) -> Value {
        let [x, y] = [(); 2].map(|()| {
            let v = self.two_words();
            let [low, word, less] = [0xffff_ffff, 32, 31].map(|n| self.constant64(n));
            match self.rng.below(5) {
                0 | 1 => self.b.and(v, low),
                2 => self.b.lshr(v, word),
                // A bit more than a word.
                3 => self.b.lshr(v, less),
                _ => v,
            }
        });
        let product = self.b.mul(x, y);
        let n = self.rng.pick(&[31, 32, 32, 33, 37, 45, 63]);
        let amount = self.constant64(n);
        let upper = self.b.lshr(product, amount);
        match self.rng.percent(50) {
            true => self.b.trunc(upper, Type::I32),
            false => upper,
        }
    }

    fn product_and_more(&mut self) -> Value {
        let x = self.two_words();
        let y = match self.rng.below(3) {
            0 => self.large_divisor(),
            _ => self.two_words(),
        };
        let product = match self.rng.percent(70) {
            true => self.b.mul(x, y),
            false => {
                let d = self.large_divisor();
                let quotient = self.b.udiv(x, d);
                self.b.mul(quotient, y)
            }
        };
        let more = self.two_words();
        match self.rng.percent(80) {
            true => self.b.add(product, more),
            false => self.b.sub(more, product),
        }
    }

    /// A 64-bit value, or one of which fewer bits are not zero.
    fn two_words(&mut self) -> Value {
        let value = self.variable(Type::I64);
        if self.rng.percent(60) {
            return value;
        }
        let n = self.rng.pick(&[1, 8, 14, 27, 31, 32, 33, 40]);
        let amount = self.constant64(n);
        self.b.lshr(value, amount)
    }

    fn large_divisor(&mut self) -> Value {
        let d = self.rng.pick(&[
            3,
            7,
            10,
            58,
            100,
            641,
            12_345,
            1_000_003,
            0x7fff_ffff,
            0x1_0000_0001,
            0xffff_ffff_ffff,
        ]);
        self.constant64(d)
    }

    fn constant64(&mut self, n: i128) -> Value {
        self.b.iconst(Type::I64, n)
    }
}
