//! Sums of what is loaded on some ways only, as filters load neighbours that are inside an image:
//! one load after the other behind a condition, each joined with what there is otherwise, and
//! nobody wants the sum before the end.

use super::Gen;
use ir::{Intrinsic, Type, Value};

/// Of a hundred programs, so many have one.
const SHARE: u32 = 20;

impl Gen<'_> {
    pub(super) fn perhaps_taps(&mut self) {
        self.apart(17, SHARE, |this| {
            for _ in 0..this.rng.between(1, 2) {
                this.taps();
            }
        });
    }

    fn taps(&mut self) {
        let center = self.load_input(Type::I32);
        let float = self.config.floats.is_on() && self.rng.percent(50);
        let mut sum = match float {
            true => self.number_of(center),
            false => center,
        };
        for _ in 0..self.rng.between(2, 6) {
            let word = self.tap(center);
            if self.rng.percent(10) {
                self.keep(word, false);
            }
            sum = match float {
                true => self.with_number(sum, word),
                false => self.with_word(sum, word),
            };
            if self.rng.percent(10) {
                self.store_result(sum);
            }
        }
        self.store_result(sum);
    }

    /// A word that is loaded if a condition holds, and is something else if not.
    fn tap(&mut self, otherwise: Value) -> Value {
        let cond = self.branch_condition();
        let join = self.b.create_block_with(&[Type::I32]);
        let then = self.b.create_block();
        let otherwise = match self.rng.below(10) {
            0 | 1 => self.variable(Type::I32),
            2..=4 => {
                let c = self.rng.pick(&[0, 1, -1, 1_234_567]);
                self.b.iconst(Type::I32, c)
            }
            _ => otherwise,
        };
        self.b.branch(cond, (then, &[]), (join, &[otherwise]));
        self.b.switch_to(then);
        let inner = self.pool.mark();
        let word = match self.rng.percent(15) {
            true => self.tap(otherwise),
            false => self.load_input(Type::I32),
        };
        self.pool.reset(&inner);
        self.b.jump(join, &[word]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    fn with_word(&mut self, sum: Value, word: Value) -> Value {
        match self.rng.below(6) {
            0 => self.b.xor(sum, word),
            1 => self.b.sub(word, sum),
            2 => {
                let product = self.b.mul(word, word);
                self.b.add(sum, product)
            }
            3 => self.b.intrinsic(Intrinsic::UMax, Type::I32, &[sum, word]),
            _ => self.b.add(sum, word),
        }
    }

    fn with_number(&mut self, sum: Value, word: Value) -> Value {
        let number = self.number_of(word);
        match self.rng.below(5) {
            0 => self.b.fsub(number, sum),
            1 => {
                let half = self.b.fconst(Type::F32, 0.5);
                let args = [number, half, sum];
                self.b.intrinsic(Intrinsic::Fma, Type::F32, &args)
            }
            2 => self.b.fmul(sum, number),
            _ => self.b.fadd(sum, number),
        }
    }

    /// A number from one to two, of the bits of a word.
    fn number_of(&mut self, word: Value) -> Value {
        let fraction = self.b.iconst(Type::I32, 0x7f_ffff);
        let one = self.b.iconst(Type::I32, 0x3f80_0000);
        let bits = self.b.and(word, fraction);
        let bits = self.b.or(bits, one);
        self.b.bitcast(bits, Type::F32)
    }
}
