//! Arrays in private memory, some larger than the registers of a work-item: filled, then read and
//! changed in loops at indices that are the same in all lanes, that are not, or both, and kept over
//! loops that do something else.

use super::Gen;
use ir::{Block, IntCC, Intrinsic, Type, Value};

/// Of a hundred programs with private memory, so many have one.
const SHARE: u32 = 20;
/// Elements: few enough for registers, about as many as half of them, more than there are.
const LENGTHS: [u64; 13] = [8, 16, 24, 28, 31, 32, 33, 48, 64, 120, 128, 140, 270];
/// Most turns of a loop.
const MOST_TURNS: i128 = 4;

/// Who has which index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Indices {
    /// All lanes the same one.
    Same,
    /// Each its own.
    Own,
    Both,
}

/// An array at hand.
#[derive(Clone, Copy)]
struct Array {
    base: Value,
    elem: Type,
    len: u64,
    indices: Indices,
    /// Words that are the same in all lanes, and that are not.
    same: Value,
    own: Value,
}

impl Gen<'_> {
    pub(super) fn perhaps_large_arrays(&mut self) {
        if !self.config.private_memory.is_on() {
            return;
        }
        self.apart(5, SHARE, |this| {
            for _ in 0..this.rng.between(1, 2) {
                this.large_array();
            }
        });
    }

    fn large_array(&mut self) {
        let Some((number, item)) = self.around.as_ref().map(|s| (s.number, s.local_id)) else {
            return;
        };
        let (len, elem) = (
            self.rng.pick(&LENGTHS),
            self.rng.weighted(&[
                (70, Type::I32),
                (10, Type::I64),
                (10, Type::I16),
                (10, Type::I8),
            ]),
        );
        let ty = self.b.ctx.types.array(elem, len);
        let base = self.b.entry_alloca(ty);
        let mixed = self.variable(Type::I32);
        let array = Array {
            base,
            elem,
            len,
            indices: self.rng.pick(&[Indices::Same, Indices::Own, Indices::Both]),
            same: number,
            own: self.b.add(item, mixed),
        };
        self.fill_large(array);
        let start = self.variable(Type::I32);
        let mut sum = start;
        for _ in 0..self.rng.between(1, 3) {
            sum = match self.rng.below(4) {
                0 => self.kept_over_a_loop(sum),
                1 => self.behind_a_branch(array, sum),
                _ => self.loop_over(array, sum),
            };
        }
        for _ in 0..self.rng.between(1, 3) {
            let index = self.large_index(array, number, sum);
            sum = self.read_large(array, index, sum);
        }
        self.store_result(sum);
    }

    /// First contents: by one loop, by a pattern, or one after the other.
    fn fill_large(&mut self, array: Array) {
        let (_, size) = self.size_and_align(array.elem);
        if self.rng.percent(30) {
            let byte = self.constant(Type::I8);
            let bytes = self.b.iconst(Type::I32, i128::from(array.len * size));
            let ordinary = self.b.bconst(false);
            let args = [array.base, byte, bytes, ordinary];
            self.b.intrinsic_void(Intrinsic::Memset, &args);
            return;
        }
        if self.rng.percent(50) && array.len <= 140 {
            let mut word = self.variable(Type::I32);
            let step = self.variable(Type::I32);
            for k in 0..array.len {
                let at = self.b.gep_const(array.base, (k * size) as i64);
                self.store_large(array, at, word);
                word = self.b.add(word, step);
            }
            return;
        }
        let len = self.b.iconst(Type::I32, array.len.into());
        let step = self.variable(Type::I32);
        let (body, done, turn) = self.enter_turns(&[]);
        let word = self.b.mul(turn, step);
        let at = self.b.gep(array.elem, array.base, &[turn]);
        self.store_large(array, at, word);
        self.next_turn(body, done, turn, len, &[]);
    }

    /// Begins a loop that passes words on: its body, what comes behind it, the number of the turn.
    fn enter_turns(&mut self, words: &[Value]) -> (Block, Block, Value) {
        let params = vec![Type::I32; 1 + words.len()];
        let body = self.b.create_block_with(&params);
        let done = self.b.create_block_with(&params[1..]);
        let mut start = vec![self.b.iconst(Type::I32, 0)];
        start.extend(words);
        self.b.jump(body, &start);
        self.b.switch_to(body);
        (body, done, self.b.params(body)[0])
    }

    fn next_turn(&mut self, body: Block, done: Block, turn: Value, turns: Value, words: &[Value]) {
        let one = self.b.iconst(Type::I32, 1);
        let next = self.b.add(turn, one);
        let again = self.b.icmp(IntCC::Ult, next, turns);
        let mut back = vec![next];
        back.extend(words);
        self.b.branch(again, (body, &back), (done, words));
        self.b.switch_to(done);
    }

    fn turns_of(&mut self, word: Value) -> Value {
        if self.rng.percent(30) {
            let turns = 1 + self.rng.below(MOST_TURNS as usize) as i128;
            return self.b.iconst(Type::I32, turns);
        }
        let most = self.b.iconst(Type::I32, MOST_TURNS);
        let turns = self.b.urem(word, most);
        let one = self.b.iconst(Type::I32, 1);
        self.b.add(turns, one)
    }

    /// Reads and changes elements in each turn.
    fn loop_over(&mut self, array: Array, sum: Value) -> Value {
        let word = match self.rng.percent(50) {
            true => array.same,
            false => self.variable(Type::I32),
        };
        let turns = self.turns_of(word);
        let (body, done, turn) = self.enter_turns(&[sum]);
        let mut sum = self.b.params(body)[1];
        for _ in 0..self.rng.between(1, 4) {
            let index = self.large_index(array, turn, sum);
            match self.rng.percent(50) {
                true => sum = self.read_large(array, index, sum),
                false => {
                    let at = self.b.gep(array.elem, array.base, &[index]);
                    self.store_large(array, at, sum);
                }
            }
        }
        self.next_turn(body, done, turn, turns, &[sum]);
        self.b.params(done)[0]
    }

    /// A loop without the array.
    fn kept_over_a_loop(&mut self, sum: Value) -> Value {
        let word = self.index_word();
        let turns = self.turns_of(word);
        let (body, done, turn) = self.enter_turns(&[sum]);
        let mut sum = self.b.params(body)[1];
        for _ in 0..self.rng.between(1, 4) {
            let other = self.load_input(Type::I32);
            let product = self.b.mul(sum, turn);
            sum = self.b.sub(other, product);
        }
        self.next_turn(body, done, turn, turns, &[sum]);
        self.b.params(done)[0]
    }

    /// A change of an element by some items.
    fn behind_a_branch(&mut self, array: Array, sum: Value) -> Value {
        let cond = self.branch_condition();
        let (then, join) = (
            self.b.create_block(),
            self.b.create_block_with(&[Type::I32]),
        );
        self.b.branch(cond, (then, &[]), (join, &[sum]));
        self.b.switch_to(then);
        let inner = self.pool.mark();
        let index = self.large_index(array, array.same, sum);
        let found = self.read_large(array, index, sum);
        let index = self.large_index(array, array.same, found);
        let at = self.b.gep(array.elem, array.base, &[index]);
        self.store_large(array, at, found);
        self.pool.reset(&inner);
        self.b.jump(join, &[found]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// An index in range: made of a word that is the same in all lanes, or of one that is not.
    fn large_index(&mut self, array: Array, turn: Value, sum: Value) -> Value {
        let last = array.len as usize;
        if self.rng.percent(15) {
            let k = self.rng.below(last);
            return self.b.iconst(Type::I32, k as i128);
        }
        let same = match array.indices {
            Indices::Same => true,
            Indices::Own => false,
            Indices::Both => self.rng.percent(50),
        };
        let mut word = if same { array.same } else { array.own };
        if self.rng.percent(70) {
            let step = self.b.iconst(Type::I32, 1 + self.rng.below(40) as i128);
            let by = match same || self.rng.percent(50) {
                true => turn,
                false => sum,
            };
            let moved = self.b.mul(by, step);
            word = self.b.add(word, moved);
        }
        if array.len.is_power_of_two() && self.rng.percent(70) {
            let mask = self.b.iconst(Type::I32, i128::from(array.len) - 1);
            return self.b.and(word, mask);
        }
        let len = self.b.iconst(Type::I32, array.len.into());
        self.b.urem(word, len)
    }

    fn read_large(&mut self, array: Array, index: Value, sum: Value) -> Value {
        let (_, align) = self.size_and_align(array.elem);
        let at = self.b.gep(array.elem, array.base, &[index]);
        let x = self.b.load(array.elem, at, align);
        let x = match self.bits_of(array.elem) {
            32 => x,
            64 => self.b.trunc(x, Type::I32),
            _ => self.b.sext(x, Type::I32),
        };
        let factor = self.b.iconst(Type::I32, 77);
        let product = self.b.mul(sum, factor);
        self.b.add(product, x)
    }

    fn store_large(&mut self, array: Array, at: Value, word: Value) {
        let (_, align) = self.size_and_align(array.elem);
        let x = match self.bits_of(array.elem) {
            32 => word,
            64 => self.b.sext(word, Type::I64),
            _ => self.b.trunc(word, array.elem),
        };
        self.b.store(x, at, align);
    }
}
