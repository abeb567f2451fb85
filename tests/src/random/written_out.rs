//! Loops that count by constants, most of them through small private arrays: up, down and by
//! shifts, nested, left early by some items, with arms and switches, and with values that are used
//! behind them.

use super::Gen;
use ir::{IntCC, Type, Unrolling, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 30;
/// Most words of an array.
const MOST_WORDS: usize = 9;

/// How a number counts: from, by what, and as long as what holds.
#[derive(Clone, Copy)]
struct Count {
    first: i128,
    step: Step,
    holds: IntCC,
    limit: i128,
}

#[derive(Clone, Copy)]
enum Step {
    Add(i128),
    Shift,
}

/// What a loop counts through: an array of so many words, or none.
#[derive(Clone, Copy)]
struct Through {
    array: Option<Value>,
    words: usize,
}

/// An array, and the numbers of the loops around.
#[derive(Clone, Copy)]
struct Inside {
    array: Option<Value>,
    words: usize,
    number: Value,
    outer: Option<Value>,
}

impl Gen<'_> {
    pub(super) fn perhaps_written_out(&mut self) {
        self.apart(75, SHARE, |this| {
            let words = this.rng.between(2, MOST_WORDS);
            let has_array = this.config.private_memory.is_on() && this.rng.percent(65);
            let array = has_array.then(|| {
                let ty = this.b.ctx.types.array(Type::I32, words as u64);
                this.b.entry_alloca(ty)
            });
            let places = |array: Value| (0..words).map(move |k| (array, 4 * k as i64));
            for (array, at) in array.into_iter().flat_map(places) {
                let (x, place) = (this.any(Type::I32), this.b.gep_const(array, at));
                this.b.store(x, place, 4);
            }
            let sum = this.variable(Type::I32);
            let depth = this.rng.between(1, 2);
            let sum = this.count_through(Through { array, words }, sum, None, depth);
            this.store_result(sum);
            for (array, at) in array.into_iter().flat_map(places) {
                let place = this.b.gep_const(array, at);
                let x = this.b.load(Type::I32, place, 4);
                this.store_result(x);
            }
        });
    }

    /// A way to count that comes to an end, with all numbers from 0 to less than `words`.
    fn count(&mut self, words: usize) -> Count {
        let last = words as i128 - 1;
        let by = self.rng.between(1, 3) as i128;
        match self.rng.below(5) {
            0 => Count {
                first: last,
                step: Step::Add(-by),
                holds: IntCC::Sge,
                limit: self.rng.below(words) as i128,
            },
            1 if words > 4 => Count {
                first: 1,
                step: Step::Shift,
                holds: IntCC::Ule,
                limit: last,
            },
            // Sometimes not once.
            2 => Count {
                first: self.rng.below(words) as i128,
                step: Step::Add(by),
                holds: IntCC::Slt,
                limit: self.rng.below(words + 1) as i128,
            },
            _ => Count {
                first: 0,
                step: Step::Add(by),
                holds: self.rng.pick(&[IntCC::Slt, IntCC::Ult]),
                limit: words as i128,
            },
        }
    }

    /// A loop with the test at its head; gives what comes out of it.
    fn count_through(
        &mut self,
        through: Through,
        sum: Value,
        outer: Option<Value>,
        depth: usize,
    ) -> Value {
        let Through { array, words } = through;
        let count = self.count(words);
        let first = self.b.iconst(Type::I32, count.first);
        let head = self.b.create_block_with(&[Type::I32, Type::I32]);
        let body = self.b.create_block();
        let done = self.b.create_block_with(&[Type::I32]);
        self.b.jump(head, &[first, sum]);
        self.b.switch_to(head);
        let (number, sum) = (self.b.params(head)[0], self.b.params(head)[1]);
        let limit = self.b.iconst(Type::I32, count.limit);
        let goes_on = self.b.icmp(count.holds, number, limit);
        self.b.branch(goes_on, (body, &[]), (done, &[sum]));
        self.b.switch_to(body);
        let mut sum = sum;
        if depth > 1 {
            sum = self.count_through(through, sum, Some(number), depth - 1);
        }
        let inside = Inside {
            array,
            words,
            number,
            outer,
        };
        for _ in 0..self.rng.between(1, 3) {
            sum = self.counted_element(inside, sum);
        }
        if self.rng.percent(35) {
            sum = self.counted_element_in_arm(inside, sum);
        }
        if self.rng.percent(25) {
            sum = self.switch_on_number(inside, sum);
        }
        if self.rng.percent(30) {
            let next = self.b.create_block();
            let bound = self.b.iconst(Type::I32, self.rng.below(400) as i128 - 200);
            let leaves = self.b.icmp(IntCC::Sgt, sum, bound);
            self.b.branch(leaves, (done, &[number]), (next, &[]));
            self.b.switch_to(next);
        }
        let next = match count.step {
            Step::Add(by) => {
                let by = self.b.iconst(Type::I32, by);
                self.b.add(number, by)
            }
            Step::Shift => {
                let one = self.b.iconst(Type::I32, 1);
                self.b.shl(number, one)
            }
        };
        self.b.jump(head, &[next, sum]);
        if let Some(asked) = self
            .rng
            .pick(&[None, None, None, None, Some(Unrolling::Fully)])
        {
            let latch = self.b.block();
            let back = self.b.func.terminator(latch);
            self.b.func.unrolling.extend(back.map(|back| (back, asked)));
        }
        self.b.switch_to(done);
        let out = self.b.params(done)[0];
        // The loop's own numbers are used behind it, too, where nothing else leads there.
        match self.rng.percent(50) {
            true => {
                let own = self.b.params(head)[0];
                self.b.xor(out, own)
            }
            false => out,
        }
    }

    /// Reads or changes an element, at the loop's number or one made of it.
    fn counted_element(&mut self, inside: Inside, sum: Value) -> Value {
        let Inside {
            array,
            words,
            number,
            outer,
        } = inside;
        let index = match (outer, self.rng.below(4)) {
            (Some(outer), 0) => outer,
            (Some(outer), 1) => {
                let both = self.b.add(outer, number);
                let most = self.b.iconst(Type::I32, words as i128);
                self.b.urem(both, most)
            }
            (None, 0) => {
                let last = self.b.iconst(Type::I32, words as i128 - 1);
                self.b.sub(last, number)
            }
            _ => number,
        };
        let Some(array) = array else {
            return self.counted_sum(index, sum);
        };
        let place = self.b.gep(Type::I32, array, &[index]);
        match self.rng.below(3) {
            0 => {
                self.b.store(sum, place, 4);
                sum
            }
            1 => {
                let x = self.b.load(Type::I32, place, 4);
                self.b.add(sum, x)
            }
            _ => {
                let x = self.b.load(Type::I32, place, 4);
                let x = self.b.xor(x, sum);
                self.b.store(x, place, 4);
                self.b.sub(x, number)
            }
        }
    }

    /// Makes something of a number below 32 and the sum so far.
    fn counted_sum(&mut self, number: Value, sum: Value) -> Value {
        let x = self.any(Type::I32);
        match self.rng.below(4) {
            0 => {
                let low = self.b.iconst(Type::I32, 31);
                let by = self.b.and(number, low);
                let x = self.b.lshr(x, by);
                self.b.xor(x, sum)
            }
            1 => {
                let x = self.b.mul(x, number);
                self.b.add(x, sum)
            }
            2 => {
                let half = self.b.iconst(Type::I32, self.rng.below(9) as i128);
                let is_late = self.b.icmp(IntCC::Sgt, number, half);
                let y = self.b.sub(sum, number);
                self.b.select(is_late, x, y)
            }
            _ => self.b.sub(sum, number),
        }
    }

    /// A switch on the number, or on some of its bits, with arms that some numbers share.
    fn switch_on_number(&mut self, inside: Inside, sum: Value) -> Value {
        let join = self.b.create_block_with(&[Type::I32]);
        let arms: Vec<_> = (0..self.rng.between(1, 3))
            .map(|_| self.b.create_block())
            .collect();
        let most = self.rng.pick(&[1, 3, 15]);
        let mask = self.b.iconst(Type::I32, most);
        let of = match self.rng.percent(85) {
            true => inside.number,
            false => sum,
        };
        let value = self.b.and(of, mask);
        let mut cases: Vec<(u128, _, &[Value])> = Vec::new();
        for number in 0..=(most as u128).min(5) {
            if self.rng.percent(60) {
                cases.push((number, self.rng.pick(&arms), &[]));
            }
        }
        let straight = [sum];
        self.b.switch(value, (join, &straight), &cases);
        for (i, &arm) in arms.iter().enumerate() {
            self.b.switch_to(arm);
            let changed = self.counted_element(inside, sum);
            match arms.get(i + 1) {
                Some(&next) if self.rng.percent(30) => self.b.jump(next, &[]),
                _ => self.b.jump(join, &[changed]),
            }
        }
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// The same where some items go, or all in some iterations.
    fn counted_element_in_arm(&mut self, inside: Inside, sum: Value) -> Value {
        let (arm, join) = (
            self.b.create_block(),
            self.b.create_block_with(&[Type::I32]),
        );
        let one = self.b.iconst(Type::I32, 1);
        let of = self.rng.pick(&[inside.number, sum]);
        let low = self.b.and(of, one);
        let goes = self.b.icmp(IntCC::Eq, low, one);
        self.b.branch(goes, (arm, &[]), (join, &[sum]));
        self.b.switch_to(arm);
        let changed = self.counted_element(inside, sum);
        self.b.jump(join, &[changed]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }
}
