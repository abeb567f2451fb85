//! Loads in loops whose addresses are the same in all lanes and follow from the turn, beside stores
//! to other memory, or to the same: what scalar loads are for, and where they must not be.
//!
//! What all items of a group read and write, they write with the same numbers, between barriers
//! that all reach.

use super::{CELLS, Gen, INPUT};
use ir::{Block, IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;
/// Words of a group, and where they are behind the cells.
const WORDS: u64 = 16;
/// Bytes before the words of the first group.
const BEFORE: usize = 8 * CELLS + 8;
/// Words of the item's own that are written beside.
const OWN: u64 = 8;

/// Bytes of the cells, and of the words of all groups.
pub(super) fn bytes_of_cells(groups: u32) -> usize {
    BEFORE + 4 * WORDS as usize * groups as usize
}

/// Where a loop reads and writes.
#[derive(Clone, Copy)]
struct Places {
    input: Value,
    /// Words of the item's own.
    own: Value,
    /// Words of the group, if all its items are here.
    group: Option<Value>,
    /// A word that is the same in all lanes.
    number: Value,
}

impl Gen<'_> {
    pub(super) fn perhaps_loops_of_uniform_loads(&mut self) {
        self.apart(33, SHARE, |this| this.loops_of_uniform_loads());
    }

    fn loops_of_uniform_loads(&mut self) {
        let Some(s) = self.around.clone() else {
            return;
        };
        let Some((record, at)) = self.take_of_record(4 * OWN, 4) else {
            return;
        };
        let own = self.b.gep_const(record, at as i64);
        for k in 0..OWN {
            let (x, at) = (self.any(Type::I32), self.b.gep_const(own, 4 * k as i64));
            self.b.store(x, at, 4);
        }
        let group = (!self.ended && self.rng.percent(50)).then(|| {
            use ir::Intrinsic::WorkgroupIdX;
            let id = self.b.intrinsic(WorkgroupIdX, Type::I32, &[]);
            let words = self.b.iconst(Type::I32, WORDS.into());
            let first = self.b.mul(id, words);
            let all = self.b.gep_const(s.cells, BEFORE as i64);
            self.b.gep(Type::I32, all, &[first])
        });
        let places = Places {
            input: s.input,
            own,
            group,
            number: s.number,
        };
        let mut sum = self.variable(Type::I32);
        for _ in 0..self.rng.between(1, 2) {
            sum = self.loop_of_uniform_loads(places, sum);
        }
        self.store_result(sum);
    }

    /// The turns: the same number for all lanes, unless there are no barriers.
    fn turns_of_uniform_loads(&mut self, places: Places) -> Value {
        let word = match self.rng.below(3) {
            0 if places.group.is_none() => self.variable(Type::I32),
            1 => self.b.iconst(Type::I32, self.rng.below(5) as i128),
            _ => places.number,
        };
        let most = self.b.iconst(Type::I32, 5);
        let turns = self.b.urem(word, most);
        let one = self.b.iconst(Type::I32, 1);
        self.b.add(turns, one)
    }

    fn loop_of_uniform_loads(&mut self, places: Places, sum: Value) -> Value {
        let turns = self.turns_of_uniform_loads(places);
        let (body, done) = self.blocks_of_turns();
        let zero = self.b.iconst(Type::I32, 0);
        self.b.jump(body, &[zero, sum]);
        self.b.switch_to(body);
        let (turn, mut sum) = (self.b.params(body)[0], self.b.params(body)[1]);
        for _ in 0..self.rng.between(1, 3) {
            sum = self.with_uniform_load(places, turn, sum);
            if self.rng.percent(60) {
                self.store_beside(places, turn, sum);
            }
        }
        if self.rng.percent(35) {
            sum = self.inner_loads(places, turn, sum);
        }
        if let Some(group) = places.group {
            sum = self.change_group_words(group, places.number, turn, sum);
        }
        self.next_of_turns([body, done], turn, turns, sum)
    }

    fn blocks_of_turns(&mut self) -> (Block, Block) {
        let body = self.b.create_block_with(&[Type::I32, Type::I32]);
        (body, self.b.create_block_with(&[Type::I32]))
    }

    fn next_of_turns(
        &mut self,
        [body, done]: [Block; 2],
        turn: Value,
        turns: Value,
        sum: Value,
    ) -> Value {
        let one = self.b.iconst(Type::I32, 1);
        let next = self.b.add(turn, one);
        let again = self.b.icmp(IntCC::Ult, next, turns);
        self.b.branch(again, (body, &[next, sum]), (done, &[sum]));
        self.b.switch_to(done);
        self.b.params(done)[0]
    }

    /// A loop in a turn that only reads.
    fn inner_loads(&mut self, places: Places, outer: Value, sum: Value) -> Value {
        let three = self.b.iconst(Type::I32, 3);
        let (body, done) = self.blocks_of_turns();
        let zero = self.b.iconst(Type::I32, 0);
        self.b.jump(body, &[zero, sum]);
        self.b.switch_to(body);
        let (turn, mut sum) = (self.b.params(body)[0], self.b.params(body)[1]);
        let both = self.b.add(turn, outer);
        let at = self.rng.pick(&[turn, both, outer]);
        sum = self.with_uniform_load(places, at, sum);
        if self.rng.percent(40) {
            self.store_beside(places, turn, sum);
        }
        self.next_of_turns([body, done], turn, three, sum)
    }

    /// An index that follows from the turn.
    fn index_of_turn(&mut self, number: Value, turn: Value, most: u64) -> Value {
        let step = self.b.iconst(Type::I32, self.rng.below(9) as i128);
        let far = self.b.mul(turn, step);
        let index = match self.rng.percent(60) {
            true => self.b.add(far, number),
            false => far,
        };
        let mask = self.b.iconst(Type::I32, i128::from(most) - 1);
        self.b.and(index, mask)
    }

    fn with_uniform_load(&mut self, places: Places, turn: Value, sum: Value) -> Value {
        let from_group = places.group.filter(|_| self.rng.percent(50));
        let (base, most) = match from_group {
            Some(group) => (group, WORDS),
            None => (places.input, INPUT as u64 / 4),
        };
        let wide = self.rng.percent(25);
        let most = if wide { most / 2 } else { most };
        let index = self.index_of_turn(places.number, turn, most);
        let word = match wide {
            false => {
                let at = self.b.gep(Type::I32, base, &[index]);
                self.b.load(Type::I32, at, 4)
            }
            true => {
                let at = self.b.gep(Type::I64, base, &[index]);
                let both = self.b.load(Type::I64, at, 4);
                let half = self.b.iconst(Type::I64, 32);
                let high = self.b.lshr(both, half);
                let mixed = self.b.xor(both, high);
                self.b.trunc(mixed, Type::I32)
            }
        };
        let factor = self.b.iconst(Type::I32, 77);
        let product = self.b.mul(sum, factor);
        self.b.add(product, word)
    }

    /// A store to the item's own memory, which is read again perhaps.
    fn store_beside(&mut self, places: Places, turn: Value, sum: Value) {
        let index = self.index_of_turn(places.number, turn, OWN);
        let at = self.b.gep(Type::I32, places.own, &[index]);
        let x = match self.rng.percent(40) {
            true => {
                let before = self.b.load(Type::I32, at, 4);
                self.b.xor(before, sum)
            }
            false => sum,
        };
        self.b.store(x, at, 4);
    }

    /// All items write the same number to a word of the group.
    fn change_group_words(
        &mut self,
        group: Value,
        number: Value,
        turn: Value,
        sum: Value,
    ) -> Value {
        let from = self.index_of_turn(number, turn, WORDS);
        let at = self.b.gep(Type::I32, group, &[from]);
        let before = self.b.load(Type::I32, at, 4);
        let to = match self.rng.percent(40) {
            true => at,
            false => {
                let to = self.index_of_turn(number, turn, WORDS);
                self.b.gep(Type::I32, group, &[to])
            }
        };
        let factor = self
            .b
            .iconst(Type::I32, 2 * self.rng.below(100) as i128 + 3);
        let product = self.b.mul(before, factor);
        let after = self.b.add(product, turn);
        let after = self.b.xor(after, number);
        self.barrier();
        self.b.store(after, to, 4);
        self.barrier();
        self.b.add(sum, before)
    }
}
