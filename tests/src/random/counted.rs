//! Loops with products of their numbers, which are words or extended words that may wrap or surely
//! do not, in chains of additions, subtractions, shifts and more products.

use super::Gen;
use ir::{ArithFlags, CastOp, IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;
/// Most iterations.
const MOST_TURNS: usize = 6;

/// How the next number is made.
struct Step {
    by: Value,
    flags: ArithFlags,
}

impl Gen<'_> {
    pub(super) fn perhaps_counted_loops(&mut self) {
        self.apart(31, SHARE, |this| {
            for _ in 0..this.rng.between(1, 2) {
                this.loop_of_products();
            }
        });
    }

    /// A loop whose sum of products is stored. The lanes leave it together, or one by one.
    fn loop_of_products(&mut self) {
        let (first, step) = self.number();
        let turns = self.rng.between(1, MOST_TURNS) as i128;
        let turns = match self.rng.percent(50) {
            true => self.b.iconst(Type::I32, turns),
            false => {
                let word = self.index_word();
                let most = self.b.iconst(Type::I32, 3);
                self.b.and(word, most)
            }
        };
        let wide = self.rng.percent(60);
        let ty = if wide { Type::I64 } else { Type::I32 };
        let others: Vec<Value> = (0..3).map(|_| self.variable(ty)).collect();
        let [zero, none] = [ty, Type::I32].map(|ty| self.b.iconst(ty, 0));
        let body = self.b.create_block_with(&[Type::I32, Type::I32, ty]);
        let done = self.b.create_block_with(&[ty]);
        self.b.jump(body, &[first, none, zero]);
        self.b.switch_to(body);
        let [number, turn, sum] = self.b.params(body)[..] else {
            unreachable!("it was made with three");
        };
        let mut value = match wide {
            true => {
                let signed = step.flags.contains(ArithFlags::NSW) || self.rng.percent(40);
                let op = if signed { CastOp::SExt } else { CastOp::ZExt };
                self.b.cast(op, number, ty)
            }
            false => number,
        };
        let mut sum = sum;
        for _ in 0..self.rng.between(1, 4) {
            let other = others[self.rng.below(others.len())];
            value = match self.rng.below(10) {
                0..4 => self.b.mul(value, other),
                4..6 => self.b.add(other, value),
                6 => self.b.sub(value, other),
                7 => self.b.sub(other, value),
                8 => {
                    let bits = self.b.iconst(ty, self.rng.below(8) as i128);
                    self.b.shl(value, bits)
                }
                _ => {
                    sum = self.b.xor(sum, value);
                    self.b.mul(other, value)
                }
            };
        }
        let changed = self.b.xor(value, others[0]);
        let sum = self.b.add(sum, changed);
        let next = self.b.with_flags(step.flags).add(number, step.by);
        let one = self.b.iconst(Type::I32, 1);
        let turn = self.b.add(turn, one);
        let again = self.b.icmp(IntCC::Ult, turn, turns);
        self.b
            .branch(again, (body, &[next, turn, sum]), (done, &[sum]));
        self.b.switch_to(done);
        let result = self.b.params(done)[0];
        self.store_result(result);
    }

    /// The first number of a loop, and what is added: it may wrap, or it cannot.
    fn number(&mut self) -> (Value, Step) {
        let word = self.index_word();
        if self.rng.percent(50) {
            let most = self.b.iconst(Type::I32, 0xff);
            let by = self.rng.between(1, 100) as i128;
            let flags = self.rng.pick(&[
                ArithFlags::NSW,
                ArithFlags::NUW,
                ArithFlags::NSW | ArithFlags::NUW,
            ]);
            let first = self.b.and(word, most);
            let by = self.b.iconst(Type::I32, by);
            return (first, Step { by, flags });
        }
        let ends = [0, i128::from(i32::MAX) - 7, -9];
        let end = self.b.iconst(Type::I32, self.rng.pick(&ends));
        let first = match self.rng.percent(20) {
            true => word,
            false => self.b.or(word, end),
        };
        let by = match self.rng.percent(60) {
            true => self.b.iconst(Type::I32, self.rng.below(12) as i128 - 4),
            false => self.index_word(),
        };
        let flags = ArithFlags::empty();
        (first, Step { by, flags })
    }
}
