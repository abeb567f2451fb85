//! Elements at sums of two indices and a constant, whose parts are added in several orders, as
//! stencils have them: addresses that are a constant apart, some of which are never accessed
//! because their sums wrap.

use super::{Gen, INPUT};
use ir::{ArithFlags, Type, Value};

/// Of a hundred programs, so many have them.
const SHARE: u32 = 25;

/// Most of each of the two indices, and of the constant.
const MOST: i128 = 7;

impl Gen<'_> {
    pub(super) fn perhaps_strides(&mut self) {
        self.apart(37, SHARE, |this| {
            if let Some(input) = this.around.as_ref().map(|s| s.input) {
                match this.rng.percent(70) {
                    true => this.strides(input),
                    false => this.far_apart(input),
                }
            }
        });
    }

    /// Loads of neighbours, whose sums do not wrap.
    fn strides(&mut self, input: Value) {
        const { assert!(4 * (4 * MOST as usize + 1) < INPUT) }
        let (a, b) = (self.small_index(), self.small_index());
        let (x, y) = match self.rng.percent(50) {
            true => (a, self.moved(b, MOST)),
            false => (self.moved(a, MOST), b),
        };
        let mut sum = self.b.iconst(Type::I32, 0);
        for _ in 0..self.rng.between(2, 5) {
            let (first, by) = (self.rng.percent(50), self.rng.below(8) as i128 - 4);
            let index = match first {
                true => (self.moved(x, by), y),
                false => (x, self.moved(y, by)),
            };
            let index = self.sum_of(index.0, index.1);
            let word = self.word_at(input, index);
            sum = self.b.add(sum, word);
            if self.rng.percent(30) {
                self.store_result(sum);
            }
        }
        self.store_result(sum);
    }

    /// Two addresses, of which each lane accesses one: the sum of the other wraps.
    fn far_apart(&mut self, input: Value) {
        let word = self.load_input(Type::I32);
        let bit = self.b.iconst(Type::I32, 8);
        let bits = self.b.and(word, bit);
        let zero = self.b.iconst(Type::I32, 0);
        let near = self.b.icmp(ir::IntCC::Eq, bits, zero);
        let (small, other) = (self.small_index(), self.small_index());
        let largest = self.b.iconst(Type::I32, i32::MAX.into());
        let large = self.b.sub(largest, small);
        let a = self.b.select(near, small, large);
        let c = self.moved(other, MOST + 1);
        // From `large` by so much it is at most a few elements to the input's start.
        let back = self.b.iconst(Type::I32, i128::from(i32::MIN) + 1 + MOST);
        let close = self.sum_of(a, c);
        let far = self.sum_of(c, back);
        let far = self.sum_of(a, far);
        let size = self.b.iconst(Type::I64, 4);
        let [close, far] = [close, far].map(|index| {
            let index = self.b.sext(index, Type::I64);
            let bytes = self.b.mul(index, size);
            self.b.gep_bytes(input, bytes)
        });
        let (then, otherwise) = (self.b.create_block(), self.b.create_block());
        let join = self.b.create_block_with(&[Type::I32]);
        self.b.branch(near, (then, &[]), (otherwise, &[]));
        for (block, address) in [(then, close), (otherwise, far)] {
            self.b.switch_to(block);
            let loaded = self.b.load(Type::I32, address, 4);
            self.b.jump(join, &[loaded]);
        }
        self.b.switch_to(join);
        let loaded = self.b.params(join)[0];
        self.store_result(loaded);
    }

    fn small_index(&mut self) -> Value {
        let word = self.variable(Type::I32);
        let most = self.b.iconst(Type::I32, MOST);
        self.b.and(word, most)
    }

    fn moved(&mut self, index: Value, by: i128) -> Value {
        let by = self.b.iconst(Type::I32, by);
        self.sum_of(index, by)
    }

    fn sum_of(&mut self, x: Value, y: Value) -> Value {
        self.b.with_flags(ArithFlags::NSW).add(x, y)
    }

    fn word_at(&mut self, input: Value, index: Value) -> Value {
        let index = self.b.sext(index, Type::I64);
        let size = self.b.iconst(Type::I64, 4);
        let bytes = self.b.mul(index, size);
        let place = self.b.gep_bytes(input, bytes);
        self.b.load(Type::I32, place, 4)
    }
}
