//! Loops over the input, as sparse matrices and checksums go over lists: what a turn loads says
//! what it loads then. The last turn loads the first or the last bytes of the input, beside which
//! is nobody's memory.

use super::{Gen, INPUT};
use ir::{IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;
/// Turns of a loop at most.
const MAX_TURNS: i128 = 6;

/// How the address of an element follows from the turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Address {
    /// From the number of the turn.
    Number,
    /// From a distance that grows with each turn.
    Distance,
    /// It is a pointer that moves.
    Pointer,
}

/// A list while its loop is made.
struct List {
    address: Address,
    elem: Type,
    size: i128,
    /// Bytes from an element to the next one.
    step: i128,
    /// Distance of the first element, a word.
    start: Value,
    turns: Value,
}

impl Gen<'_> {
    pub(super) fn perhaps_lists(&mut self) {
        self.apart(29, SHARE, |this| {
            for _ in 0..this.rng.between(1, 3) {
                match this.rng.percent(15) {
                    true => this.chain(),
                    false => this.list(),
                }
            }
        });
    }

    fn list(&mut self) {
        let Some(around) = &self.around else {
            return;
        };
        let (input, item) = (around.input, around.local_id);
        let list = self.new_list(item);
        let zero = self.b.iconst(Type::I32, 0);
        let wide = self.b.zext(list.start, Type::I64);
        let moving = match list.address {
            Address::Number => zero,
            Address::Distance => list.start,
            Address::Pointer => self.b.gep_bytes(input, wide),
        };
        let mut sum = self.variable(Type::I32);
        let ty = self.b.ty(moving);
        let body = self.b.create_block_with(&[Type::I32, ty, Type::I32]);
        let done = self.b.create_block_with(&[Type::I32]);
        self.b.jump(body, &[zero, moving, sum]);
        self.b.switch_to(body);
        let params = self.b.params(body);
        let (number, moving) = (params[0], params[1]);
        sum = params[2];
        let inner = self.pool.mark();
        let word = self.list_element(&list, input, number, moving);
        sum = self.with_element(sum, word, done);
        if self.rng.percent(12) {
            let more = self.guarded_element(number, list.turns, input);
            sum = self.b.add(sum, more);
        }
        self.pool.reset(&inner);
        let one = self.b.iconst(Type::I32, 1);
        let next = self.b.add(number, one);
        let mut turns = list.turns;
        if self.rng.percent(12) {
            // It ends here, though the end of the loop would go on.
            let on = self.b.create_block();
            let last = self.b.icmp(IntCC::Eq, next, turns);
            self.b.branch(last, (done, &[sum]), (on, &[]));
            self.b.switch_to(on);
            let two = self.b.iconst(Type::I32, 2);
            turns = self.b.add(turns, two);
        }
        let moved = match list.address {
            Address::Number => next,
            Address::Distance => {
                let step = self.b.iconst(Type::I32, list.step);
                self.b.add(moving, step)
            }
            Address::Pointer => self.b.gep_const(moving, list.step as i64),
        };
        let cond = self.rng.pick(&[IntCC::Ne, IntCC::Ult, IntCC::Slt]);
        match self.rng.percent(50) {
            true => {
                let more = self.b.icmp(cond, next, turns);
                let back = [next, moved, sum];
                self.b.branch(more, (body, &back), (done, &[sum]));
            }
            false => {
                let end = self.b.icmp(IntCC::Eq, next, turns);
                let back = [next, moved, sum];
                self.b.branch(end, (done, &[sum]), (body, &back));
            }
        }
        self.b.switch_to(done);
        let sum = self.b.params(done)[0];
        self.store_result(sum);
    }

    fn new_list(&mut self, item: Value) -> List {
        let size: i128 = self.rng.pick(&[4, 4, 4, 8, 16, 1, 2]);
        let elem = match size {
            1 => Type::I8,
            2 => Type::I16,
            4 => Type::I32,
            8 => Type::I64,
            _ if self.config.vectors.is_on() => self.b.ctx.types.vector(Type::I32, 4),
            _ => Type::I128,
        };
        let turns = self.list_turns();
        let stride = size * self.rng.pick(&[1, 1, 2, 3, 16]);
        // A place of the item's own, for some of them none at all beside the first.
        let own = match self.rng.percent(60) {
            true => {
                let mask = self.b.iconst(Type::I32, self.rng.pick(&[1, 3, 15]));
                let own = self.b.and(item, mask);
                let bytes = self.b.iconst(Type::I32, size);
                self.b.mul(own, bytes)
            }
            false => self.b.iconst(Type::I32, 0),
        };
        let one = self.b.iconst(Type::I32, 1);
        let bytes = self.b.iconst(Type::I32, stride);
        let last = self.b.sub(turns, one);
        let length = self.b.mul(last, bytes);
        let length = self.b.add(length, own);
        let (step, start) = match self.rng.percent(35) {
            true => (-stride, length),
            false => {
                let end = self.b.iconst(Type::I32, INPUT as i128 - size);
                (stride, self.b.sub(end, length))
            }
        };
        let all = [Address::Number, Address::Distance, Address::Pointer];
        List {
            address: self.rng.pick(&all),
            elem,
            size,
            step,
            start,
            turns,
        }
    }

    /// One or more, for all items or each of them.
    fn list_turns(&mut self) -> Value {
        if self.rng.percent(30) {
            let turns = 1 + self.rng.below(MAX_TURNS as usize) as i128;
            return self.b.iconst(Type::I32, turns);
        }
        let number = self.around.as_ref().map(|a| a.number);
        let word = match number.filter(|_| self.rng.percent(50)) {
            Some(number) => number,
            None => self.variable(Type::I32),
        };
        let most = self.b.iconst(Type::I32, MAX_TURNS);
        let turns = self.b.urem(word, most);
        let one = self.b.iconst(Type::I32, 1);
        self.b.add(turns, one)
    }

    /// What is in the list at this turn, as a word.
    fn list_element(&mut self, list: &List, input: Value, number: Value, moving: Value) -> Value {
        let at = match list.address {
            Address::Pointer => moving,
            Address::Number | Address::Distance => {
                let distance = match list.address {
                    Address::Number => {
                        let step = self.b.iconst(Type::I32, list.step);
                        let far = self.b.mul(number, step);
                        self.b.add(list.start, far)
                    }
                    _ => moving,
                };
                let distance = self.b.zext(distance, Type::I64);
                self.b.gep_bytes(input, distance)
            }
        };
        let align = self.rng.pick(&[1, list.size as u64]);
        let align = if self.config.unaligned.is_on() {
            align
        } else {
            list.size as u64
        };
        let value = self.b.load(list.elem, at, align);
        match list.size {
            1 | 2 => self.b.zext(value, Type::I32),
            4 => value,
            16 if list.elem != Type::I128 => {
                let k = self.b.iconst(Type::I32, self.rng.pick(&[0, 3]));
                self.b.extract_element(value, k)
            }
            _ => self.b.trunc(value, Type::I32),
        }
    }

    /// The sum with an element of the list, and with what it leads to; some leave the loop there.
    fn with_element(&mut self, sum: Value, word: Value, done: ir::Block) -> Value {
        let mut sum = self.b.xor(sum, word);
        if self.rng.percent(15) {
            self.store_result(sum);
        }
        if self.config.atomics.is_on() && self.rng.percent(10) {
            self.fence();
        }
        for _ in 0..self.rng.between(0, 2) {
            let found = match self.rng.percent(25) {
                true => {
                    // For some items only.
                    let (then, join) = (
                        self.b.create_block(),
                        self.b.create_block_with(&[Type::I32]),
                    );
                    let zero = self.b.iconst(Type::I32, 0);
                    let cond = self.b.icmp(IntCC::Sgt, word, zero);
                    self.b.branch(cond, (then, &[]), (join, &[word]));
                    self.b.switch_to(then);
                    let found = self.input_word(sum);
                    self.b.jump(join, &[found]);
                    self.b.switch_to(join);
                    self.b.params(join)[0]
                }
                false => self.input_word(sum),
            };
            let factor = self.b.iconst(Type::I32, 77);
            let product = self.b.mul(sum, factor);
            sum = self.b.add(product, found);
        }
        if self.rng.percent(12) {
            let next = self.b.create_block();
            let limit = self.b.iconst(Type::I32, -0x6000_0000);
            let leave = self.b.icmp(IntCC::Slt, sum, limit);
            self.b.branch(leave, (done, &[sum]), (next, &[]));
            self.b.switch_to(next);
        }
        sum
    }

    /// A word that is loaded in all turns but the last one, where there is none.
    fn guarded_element(&mut self, number: Value, turns: Value, input: Value) -> Value {
        let join = self.b.create_block_with(&[Type::I32]);
        let then = self.b.create_block();
        let one = self.b.iconst(Type::I32, 1);
        let limit = self.b.sub(turns, one);
        let exists = self.b.icmp(IntCC::Slt, number, limit);
        self.b.branch(exists, (then, &[]), (join, &[turns]));
        self.b.switch_to(then);
        let words = self.b.iconst(Type::I32, INPUT as i128 / 4);
        let first = self.b.sub(words, limit);
        let index = self.b.add(first, number);
        let at = self.b.gep(Type::I32, input, &[index]);
        let word = self.b.load(Type::I32, at, 4);
        self.b.jump(join, &[word]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// Words of the item's own, each made of the one before, which a turn of a loop has stored.
    fn chain(&mut self) {
        const AREA: u64 = 4 * (MAX_TURNS as u64 + 1);
        let Some((record, at)) = self.take_of_record(AREA, 4) else {
            return;
        };
        let area = self.b.gep_const(record, at as i64);
        let first = self.variable(Type::I32);
        self.b.store(first, area, 4);
        let turns = self.list_turns();
        let zero = self.b.iconst(Type::I32, 0);
        let body = self.b.create_block_with(&[Type::I32]);
        let done = self.b.create_block();
        self.b.jump(body, &[zero]);
        self.b.switch_to(body);
        let number = self.b.params(body)[0];
        let here = self.b.gep(Type::I32, area, &[number]);
        let word = self.b.load(Type::I32, here, 4);
        let found = self.input_word(word);
        let word = self.b.add(word, found);
        let one = self.b.iconst(Type::I32, 1);
        let next = self.b.add(number, one);
        let there = self.b.gep(Type::I32, area, &[next]);
        self.b.store(word, there, 4);
        let more = self.b.icmp(IntCC::Ult, next, turns);
        self.b.branch(more, (body, &[next]), (done, &[]));
        self.b.switch_to(done);
    }

    /// The word of the input that another one says.
    fn input_word(&mut self, index: Value) -> Value {
        let Some(input) = self.around.as_ref().map(|a| a.input) else {
            return index;
        };
        let mask = self.b.iconst(Type::I32, INPUT as i128 / 4 - 1);
        let index = self.b.and(index, mask);
        let at = self.b.gep(Type::I32, input, &[index]);
        self.b.load(Type::I32, at, 4)
    }
}
