//! Sums of products of the bytes of words, as convolutions and products of matrices of bytes have
//! them, some of which dot products compute; and products of 64 bits of which bits are known.

use super::Gen;
use ir::{BinaryOp, CastOp, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;

/// How a byte is made a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extension {
    Sign,
    Zero,
}

impl Gen<'_> {
    pub(super) fn perhaps_sums_of_bytes(&mut self) {
        self.apart(41, SHARE, |this| {
            for _ in 0..this.rng.between(1, 3) {
                let sum = this.sum_of_bytes();
                this.store_result(sum);
            }
            if this.rng.percent(50) {
                let product = this.product_of_known_bits();
                this.store_result(product);
            }
        });
    }

    /// Most places of two words or of a word and constants, in any order, with other terms between.
    fn sum_of_bytes(&mut self) -> Value {
        let extension = match self.rng.percent(50) {
            true => Extension::Sign,
            false => Extension::Zero,
        };
        let word = self.variable(Type::I32);
        let other = self.rng.percent(60).then(|| self.variable(Type::I32));
        let mut sum = match self.rng.percent(50) {
            true => self.variable(Type::I32),
            false => self.b.iconst(Type::I32, 128),
        };
        let first = self.rng.below(4);
        for n in 0..self.rng.between(2, 6) {
            let place = ((first + n) % 4) as u32;
            let product = self.product_of_bytes(word, other, place, extension);
            sum = match self.rng.percent(90) {
                true => self.b.add(sum, product),
                false => self.b.xor(sum, product),
            };
            if self.rng.percent(15) {
                let more = self.variable(Type::I32);
                sum = self.b.add(more, sum);
            }
        }
        sum
    }

    fn product_of_bytes(
        &mut self,
        word: Value,
        other: Option<Value>,
        place: u32,
        extension: Extension,
    ) -> Value {
        let byte = self.byte_of(word, place, extension);
        let factor = match other {
            // Now and then of another place or with another sign: no part of a dot product.
            Some(other) => {
                let place = match self.rng.percent(90) {
                    true => place,
                    false => (place + 1) % 4,
                };
                let extension = match self.rng.percent(95) {
                    true => extension,
                    false => Extension::Zero,
                };
                self.byte_of(other, place, extension)
            }
            None => {
                let limits = [0, 1, 3, 127, 128, 255, 256, -1, -128, -129];
                let weight = self.rng.pick(&limits);
                self.b.iconst(Type::I32, weight)
            }
        };
        let product = self.b.binary(BinaryOp::Mul, byte, factor);
        if self.rng.percent(5) {
            // Somebody else wants it, too.
            self.store_result(product);
        }
        product
    }

    fn byte_of(&mut self, word: Value, place: u32, extension: Extension) -> Value {
        let mut amount = |n: u32| self.b.iconst(Type::I32, i128::from(n));
        let (down, up, last) = (amount(8 * place), amount(24 - 8 * place), amount(24));
        let low = self.b.binary(BinaryOp::LShr, word, down);
        if self.rng.percent(30) {
            let byte = self.b.trunc(low, Type::I8);
            let op = match extension {
                Extension::Sign => CastOp::SExt,
                Extension::Zero => CastOp::ZExt,
            };
            return self.b.cast(op, byte, Type::I32);
        }
        match extension {
            Extension::Sign => {
                let high = self.b.shl(word, up);
                self.b.binary(BinaryOp::AShr, high, last)
            }
            Extension::Zero => {
                let mask = self.b.iconst(Type::I32, 255);
                self.b.and(low, mask)
            }
        }
    }

    /// A product of 64 bits by a constant, of whose other factor some bits are known.
    fn product_of_known_bits(&mut self) -> Value {
        let x = self.variable(Type::I64);
        let masks = [
            0x001f_0000_0000_ffff,
            0x001f_0000_ff00_00ff,
            0x100f_00f0_0f00_f00f,
            0x10c3_0c30_c30c_30c3,
            0x0000_00ff_ffff_ffff,
            -1,
        ];
        let mask = self.rng.pick(&masks);
        let mask = self.b.iconst(Type::I64, mask);
        let known = self.b.and(x, mask);
        let factors = [
            3,
            5,
            17,
            257,
            65537,
            10,
            0x00ff_ffff,
            0x0100_0001,
            0xffff_ffff,
        ];
        let factor = self.rng.pick(&factors);
        let factor = self.b.iconst(Type::I64, factor);
        self.b.binary(BinaryOp::Mul, known, factor)
    }
}
