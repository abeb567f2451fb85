//! Switches whose ways are short and meet at once: words that are moved along by so many bytes as
//! some bits of a number say, one operation by one number or the other, or just another value. Some
//! switches have a case for each number that there may be, and go anywhere otherwise.

use super::Gen;
use ir::{BinaryOp, Block, Intrinsic, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;
/// Most bits of the number that switches go by.
const MOST_BITS: usize = 3;

/// What the arms of a switch make of two words.
#[derive(Clone, Copy)]
enum Arms {
    /// One of two that are shifted as one.
    Shifted(Intrinsic),
    /// An operation of the first one and a constant, or the second one.
    Operation(BinaryOp),
    /// Any of them.
    Values,
}

/// Where a switch goes otherwise, that has a case for each number.
#[derive(Clone, Copy)]
enum Otherwise {
    Nowhere,
    Join,
    Arm,
}

impl Gen<'_> {
    pub(super) fn perhaps_small_arms(&mut self) {
        self.apart(21, SHARE, |this| {
            for _ in 0..this.rng.between(1, 3) {
                this.switches_by_one_number();
            }
        });
    }

    fn switches_by_one_number(&mut self) {
        let ty = self
            .rng
            .pick(&[Type::I32, Type::I32, Type::I32, Type::I64, Type::I8]);
        let bits = self.rng.between(1, MOST_BITS);
        let number = self.variable(ty);
        let mask = self.b.iconst(ty, (1 << bits) - 1);
        let number = self.b.and(number, mask);
        let word = self.rng.pick(&[Type::I32, Type::I32, Type::I32, Type::I64]);
        let mut words: Vec<Value> = (0..self.rng.between(2, 6))
            .map(|_| self.variable(word))
            .collect();
        let arms = self.kind_of_arms();
        for i in 1..words.len() {
            let way = if self.rng.percent(80) {
                arms
            } else {
                self.kind_of_arms()
            };
            words[i - 1] = self.small_arms(number, bits, [words[i], words[i - 1]], way);
        }
        for value in words {
            self.store_result(value);
        }
    }

    fn kind_of_arms(&mut self) -> Arms {
        use BinaryOp::*;
        let op = self
            .rng
            .pick(&[Shl, LShr, AShr, Add, Sub, Xor, And, Or, Mul]);
        let shifted = self.rng.pick(&[Intrinsic::Fshl, Intrinsic::Fshr]);
        self.rng.weighted(&[
            (50, Arms::Shifted(shifted)),
            (35, Arms::Operation(op)),
            (15, Arms::Values),
        ])
    }

    /// One switch: what its arms give.
    fn small_arms(&mut self, number: Value, bits: usize, words: [Value; 2], arms: Arms) -> Value {
        let ty = self.b.ty(words[0]);
        let all = 1 << bits;
        let count = if self.rng.percent(70) {
            all
        } else {
            self.rng.between(1, all)
        };
        let join = self.b.create_block_with(&[ty]);
        // Where each case goes: straight to the join with the second word, or to an arm.
        let targets: Vec<Block> = (0..count)
            .map(|_| match self.rng.percent(20) {
                true => join,
                false => self.b.create_block(),
            })
            .collect();
        let otherwise = match (count == all, self.rng.below(3)) {
            (true, 0) => Otherwise::Nowhere,
            (_, 1) => Otherwise::Arm,
            _ => Otherwise::Join,
        };
        let default = match otherwise {
            Otherwise::Join => join,
            Otherwise::Nowhere | Otherwise::Arm => self.b.create_block(),
        };
        let direct = [words[1]];
        let args = |block: Block| -> &[Value] { if block == join { &direct } else { &[] } };
        let cases: Vec<(u128, Block, &[Value])> =
            (0..).zip(&targets).map(|(n, &b)| (n, b, args(b))).collect();
        self.b.switch(number, (default, args(default)), &cases);
        for (n, &arm) in targets.iter().enumerate().filter(|t| *t.1 != join) {
            self.b.switch_to(arm);
            let value = self.small_arm(arms, words, n);
            self.b.jump(join, &[value]);
        }
        if default != join {
            self.b.switch_to(default);
            match otherwise {
                Otherwise::Arm => {
                    let value = self.small_arm(arms, words, count);
                    self.b.jump(join, &[value]);
                }
                Otherwise::Nowhere | Otherwise::Join => self.b.unreachable(),
            }
        }
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// What the arm of a number gives.
    fn small_arm(&mut self, arms: Arms, words: [Value; 2], number: usize) -> Value {
        let ty = self.b.ty(words[0]);
        let amount = if self.rng.percent(85) {
            8 * (number % 4) as i128
        } else {
            self.rng.below(32) as i128
        };
        let amount = self.b.iconst(ty, amount);
        match arms {
            Arms::Shifted(id) => self.b.intrinsic(id, ty, &[words[0], words[1], amount]),
            Arms::Operation(op) => {
                let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
                let other = match is_shift || self.rng.percent(70) {
                    true => amount,
                    false => words[1],
                };
                self.b.binary(op, words[0], other)
            }
            Arms::Values => match self.rng.percent(50) {
                true => amount,
                false => self.rng.pick(&words),
            },
        }
    }
}
