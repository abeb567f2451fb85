//! Loops whose numbers are the same in all lanes until an iteration ends, which adds what the lanes
//! have each for itself: one number gets that of the next in line, so that the last becomes
//! divergent first, and the uses of the first stand before any of it.

use super::Gen;
use super::ints::CONDITIONS;
use ir::{Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 30;
/// Most numbers that hand on what they are.
const MOST_NUMBERS: usize = 3;

impl Gen<'_> {
    pub(super) fn perhaps_late_loops(&mut self) {
        self.apart(43, SHARE, |this| {
            for _ in 0..this.rng.between(1, 2) {
                this.late_loop();
            }
        });
    }

    /// A loop whose sum of what its numbers made is stored; the lanes leave it together or not.
    fn late_loop(&mut self) {
        let numbers = self.rng.between(1, MOST_NUMBERS);
        let turns = self.rng.between(2, 5) as i128;
        let turns = self.b.iconst(Type::I32, turns);
        let word = self.divergent_word();
        let [zero, one] = [0, 1].map(|n| self.b.iconst(Type::I32, n));
        let params = vec![Type::I32; 2 + numbers];
        let body = self.b.create_block_with(&params);
        let done = self.b.create_block_with(&[Type::I32]);
        let mut first = vec![zero, zero];
        first.extend((0..numbers).map(|_| self.same_in_all_lanes()));
        self.b.jump(body, &first);
        self.b.switch_to(body);
        let params = self.b.params(body).to_vec();
        let (turn, mut sum) = (params[0], params[1]);
        for &number in &params[2..] {
            sum = self.use_of(number, sum);
        }
        let mut next = params[2..].to_vec();
        next.rotate_left(1);
        let last = next[numbers - 1];
        next[numbers - 1] = match self.rng.percent(50) {
            true => word,
            false => self.b.add(last, word),
        };
        for number in &mut next {
            if self.rng.percent(40) {
                let by = self.same_in_all_lanes();
                *number = self.b.add(*number, by);
            }
        }
        let turn = self.b.add(turn, one);
        let mut again = self.b.icmp(ir::IntCC::Ult, turn, turns);
        if self.rng.percent(30) {
            let goes_on = self.condition_on(params[2]);
            again = self.b.and(again, goes_on);
        }
        let mut args = vec![turn, sum];
        args.extend(next);
        self.b.branch(again, (body, &args), (done, &[sum]));
        self.b.switch_to(done);
        let result = self.b.params(done)[0];
        self.store_result(result);
    }

    /// A constant, or a word that all lanes have alike.
    fn same_in_all_lanes(&mut self) -> Value {
        let word = self.index_word();
        match self.is_uniform(word) {
            true => word,
            false => self.constant(Type::I32),
        }
    }

    /// A word that the lanes have each for itself, if one is found.
    fn divergent_word(&mut self) -> Value {
        let words = (0..6).map(|_| self.index_word()).collect::<Vec<_>>();
        let own = words.iter().find(|&&word| !self.is_uniform(word));
        *own.unwrap_or(&words[0])
    }

    fn condition_on(&mut self, number: Value) -> Value {
        let few = self.b.iconst(Type::I32, 7);
        let number = self.b.and(number, few);
        let limit = self.b.iconst(Type::I32, self.rng.between(1, 6) as i128);
        let condition = self.rng.pick(&CONDITIONS);
        self.b.icmp(condition, number, limit)
    }

    /// Adds to a sum what a number makes, in arithmetic or in an arm.
    fn use_of(&mut self, number: Value, sum: Value) -> Value {
        let other = self.index_word();
        let value = match self.rng.below(4) {
            0 => self.b.mul(number, other),
            1 => self.b.sub(other, number),
            2 => {
                let bits = self.b.iconst(Type::I32, self.rng.below(31) as i128);
                let high = self.b.lshr(number, bits);
                self.b.xor(high, other)
            }
            _ => self.b.or(number, other),
        };
        if self.rng.percent(40) {
            let condition = self.condition_on(number);
            let chosen = self.b.select(condition, value, other);
            return self.b.add(sum, chosen);
        }
        let added = self.b.add(sum, value);
        if self.rng.percent(40) {
            return added;
        }
        let condition = self.condition_on(number);
        let arm = self.b.create_block_with(&[]);
        let join = self.b.create_block_with(&[Type::I32]);
        self.b.branch(condition, (arm, &[]), (join, &[added]));
        self.b.switch_to(arm);
        let turned = self.b.xor(added, number);
        self.b.jump(join, &[turned]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }
}
