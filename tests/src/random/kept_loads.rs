//! Loops behind barriers that load what is the same for the whole group, and is written later: in
//! the loop, behind it, or where a barrier follows.

use super::Gen;
use ir::{IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;

impl Gen<'_> {
    /// Only where all items of the group come, and before anything else writes the word.
    pub(super) fn perhaps_kept_loads(&mut self) {
        self.apart(73, SHARE, |this| {
            let Some((cell, number)) = this.around.as_ref().map(|s| (s.group_cell, s.number))
            else {
                return;
            };
            if this.rng.percent(70) {
                this.barrier();
            }
            let mut sum = number;
            for _ in 0..this.rng.between(1, 2) {
                sum = this.loop_of_loads(cell, sum);
            }
            this.store_result(sum);
        });
    }

    /// Adds up loads of a word, which is written in the loop or behind it, or is not.
    fn loop_of_loads(&mut self, cell: Value, number: Value) -> Value {
        let turns = self.rng.between(1, 3) as i128;
        let [zero, one, turns] = [0, 1, turns].map(|n| self.b.iconst(Type::I32, n));
        let body = self.b.create_block_with(&[Type::I32, Type::I32]);
        let done = self.b.create_block_with(&[Type::I32]);
        self.b.jump(body, &[zero, number]);
        self.b.switch_to(body);
        let [turn, sum] = self.b.params(body)[..] else {
            unreachable!("it was made with two");
        };
        let x = self.b.load(Type::I32, cell, 4);
        let odd = self.b.iconst(Type::I32, 0x9e37);
        let product = self.b.mul(sum, odd);
        let sum = self.b.add(product, x);
        match self.rng.below(4) {
            0 => self.write_cell(cell, sum),
            1 => self.barrier(),
            _ => {}
        }
        let turn = self.b.add(turn, one);
        let again = self.b.icmp(IntCC::Ult, turn, turns);
        self.b.branch(again, (body, &[turn, sum]), (done, &[sum]));
        self.b.switch_to(done);
        let sum = self.b.params(done)[0];
        if self.rng.percent(60) {
            self.write_cell(cell, sum);
        }
        sum
    }

    /// All items write the same number, between barriers.
    fn write_cell(&mut self, cell: Value, number: Value) {
        self.barrier();
        self.b.store(number, cell, 4);
        self.barrier();
    }
}
