//! What is computed for all lanes of a wave, or for whole quads: scans and sums by DPP between
//! `set.inactive` and `strict.wwm`, where all lanes are active, in arms of branches that part the
//! lanes, and in turns of loops that some lanes leave sooner; behind blocks where the ways of waves
//! or lanes meet. And single lanes that are written, active or not, in the same places, or read in
//! one arm while they wait in the other.

use super::Gen;
use ir::{BinaryOp, IntCC, Intrinsic, Type, Value};

/// DPP controls: rows of 16 lanes shifted, rotated, mirrored, the last lane of a row to the next.
const CONTROLS: [i128; 12] = [
    0x111, 0x112, 0x114, 0x118, 0x101, 0x121, 0x128, 0x140, 0x141, 0x142, 0x143, 0x13c,
];
/// Those that stay within four lanes.
const QUAD_CONTROLS: [i128; 4] = [0xb1, 0x4e, 0x1b, 0x39];

/// Operations between lanes.
const OPERATIONS: [BinaryOp; 6] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Xor,
    BinaryOp::Or,
    BinaryOp::And,
    BinaryOp::Mul,
];

/// The same.
const EXTREMES: [Intrinsic; 4] = [
    Intrinsic::UMin,
    Intrinsic::UMax,
    Intrinsic::SMin,
    Intrinsic::SMax,
];

/// Turns of a loop at most.
const MAX_TURNS: i128 = 4;

impl Gen<'_> {
    /// One or several scans.
    pub(super) fn whole_wave_op(&mut self) {
        match self.rng.below(8) {
            0 => self.scan_in_arms(),
            1 => self.scan_in_turns(),
            2 => self.scan_behind_arms(),
            3 => self.lanes_written_in_arms(),
            4 => self.lanes_written_in_turns(),
            6 => self.scan_begun_before_arms(),
            5 => {
                let x = self.variable(Type::I32);
                let r = self.lane_written(x, None);
                self.keep(r, false);
            }
            _ => {
                let x = self.scanned();
                let r = self.scan(x);
                self.keep(r, false);
            }
        }
    }

    fn scanned(&mut self) -> Value {
        let ty = self.rng.pick(&[Type::I32, Type::I32, Type::I64]);
        self.variable(ty)
    }

    /// A value made of those of other lanes.
    fn scan(&mut self, x: Value) -> Value {
        let ty = self.b.ty(x);
        let quads = self.rng.percent(25);
        let other = self.rng.pick(&[0, 1, -1, 77, 1 << 20]);
        let other = self.b.iconst(ty, other);
        let mut value = self.b.intrinsic(Intrinsic::SetInactive, ty, &[x, other]);
        for _ in 0..self.rng.between(1, 6) {
            value = self.scan_step(value, other, quads);
        }
        let id = match quads {
            true => Intrinsic::StrictWqm,
            false => self
                .rng
                .pick(&[Intrinsic::StrictWwm, Intrinsic::StrictWwm, Intrinsic::Wwm]),
        };
        if !quads && ty == Type::I32 && self.rng.percent(40) {
            let lane = self.rng.below(64) as i128;
            let lane = self.b.iconst(Type::I32, lane);
            value = self.b.intrinsic(Intrinsic::ReadLane, ty, &[value, lane]);
            if self.rng.percent(75) {
                value = self.of_one_lane(value);
            }
        } else if !quads && self.rng.percent(30) {
            value = self.lanes_in_order(value, other);
        }
        self.b.intrinsic(id, ty, &[value])
    }

    /// What is computed of one lane's value, which is the same in all of them: scalar conditions,
    /// and what they choose between.
    fn of_one_lane(&mut self, value: Value) -> Value {
        let limit = match self.rng.percent(50) {
            true => self.rng.below(1 << 10) as i128,
            false => 0,
        };
        let limit = self.b.iconst(Type::I32, limit);
        let cc = self
            .rng
            .pick(&[IntCC::Eq, IntCC::Slt, IntCC::Slt, IntCC::Ugt]);
        let holds = self.b.icmp(cc, value, limit);
        // Nothing else may come in here: it would be computed for all lanes as well. Numbers alone
        // leave the condition as the only way from the scan to the result.
        let (one, other) = match self.rng.below(4) {
            0 => (value, limit),
            1 => (value, self.b.binary(BinaryOp::Mul, value, limit)),
            _ => {
                let other = self.b.iconst(Type::I32, -77);
                (limit, other)
            }
        };
        self.b.select(holds, one, other)
    }

    /// In which lanes a value is below another one, as a number.
    fn lanes_in_order(&mut self, value: Value, other: Value) -> Value {
        let less = self.b.icmp(IntCC::Ult, value, other);
        let lanes = self.b.intrinsic(Intrinsic::Ballot, Type::I64, &[less]);
        match self.b.ty(value) {
            Type::I64 => lanes,
            ty => self.b.trunc(lanes, ty),
        }
    }

    fn scan_step(&mut self, value: Value, old: Value, quads: bool) -> Value {
        let ty = self.b.ty(value);
        let control = match quads {
            true => self.rng.pick(&QUAD_CONTROLS),
            false => self.rng.pick(&CONTROLS),
        };
        let rows = self.rng.pick(&[15, 15, 10, 12]);
        let [control, rows, banks] = [control, rows, 15].map(|n| self.b.iconst(Type::I32, n));
        let bound = self.b.iconst(Type::I1, i128::from(self.rng.percent(30)));
        let args = [old, value, control, rows, banks, bound];
        if !quads && self.rng.percent(20) {
            return self.step_from_nowhere(value);
        }
        let moved = self.b.intrinsic(Intrinsic::UpdateDpp, ty, &args);
        if self.rng.percent(20) {
            let less = self.b.icmp(IntCC::Slt, value, moved);
            return self.b.select(less, value, moved);
        }
        if self.rng.percent(20) {
            let id = self.rng.pick(&EXTREMES);
            return self.b.intrinsic(id, ty, &[value, moved]);
        }
        let op = self.rng.pick(&OPERATIONS);
        match self.rng.percent(30) {
            true => self.b.binary(op, moved, value),
            false => self.b.binary(op, value, moved),
        }
    }

    /// The first lanes of a row get nothing that is defined, and do without it.
    fn step_from_nowhere(&mut self, value: Value) -> Value {
        let ty = self.b.ty(value);
        let by = self.rng.pick(&[1, 2, 4, 8]);
        let control = self.b.iconst(Type::I32, 0x110 + by);
        let [ones, none, all, last] = [-1, 0, 15, 15].map(|n| self.b.iconst(Type::I32, n));
        let low = self
            .b
            .intrinsic(Intrinsic::MbcntLo, Type::I32, &[ones, none]);
        let lane = self
            .b
            .intrinsic(Intrinsic::MbcntHi, Type::I32, &[ones, low]);
        let place = self.b.and(lane, last);
        let place = self
            .b
            .intrinsic(Intrinsic::SetInactive, Type::I32, &[place, none]);
        let limit = self.b.iconst(Type::I32, by);
        let (old, bound) = (self.b.undef(ty), self.b.iconst(Type::I1, 0));
        let args = [old, value, control, all, all, bound];
        let moved = self.b.intrinsic(Intrinsic::UpdateDpp, ty, &args);
        let chosen = match self.rng.below(3) {
            // All lanes that get something, those with a bit, or that bit as a mask.
            0 => {
                let has = self.b.icmp(IntCC::Uge, place, limit);
                self.b.select(has, moved, value)
            }
            1 => {
                let bit = self.b.and(place, limit);
                let has = self.b.icmp(IntCC::Ne, bit, none);
                let nothing = self.b.iconst(ty, 0);
                self.b.select(has, moved, nothing)
            }
            _ => {
                let up = self
                    .b
                    .iconst(Type::I32, i128::from(31 - by.trailing_zeros()));
                let down = self.b.iconst(Type::I32, 31);
                let mask = self.b.binary(BinaryOp::Shl, place, up);
                let mask = self.b.binary(BinaryOp::AShr, mask, down);
                let mask = match ty {
                    Type::I64 => self.b.sext(mask, ty),
                    _ => mask,
                };
                // Of poison a part is poison, too, of any number it is not.
                let moved = self.b.freeze(moved);
                self.b.and(moved, mask)
            }
        };
        let op = self.rng.pick(&OPERATIONS);
        self.b.binary(op, value, chosen)
    }

    /// Lanes part, and one arm or both have scans.
    fn scan_in_arms(&mut self) {
        let cond = self.variable(Type::I1);
        let x = self.scanned();
        let ty = self.b.ty(x);
        let (then, otherwise) = (self.b.create_block(), self.b.create_block());
        let join = self.b.create_block_with(&[ty]);
        self.b.branch(cond, (then, &[]), (otherwise, &[]));
        self.b.switch_to(then);
        let first = self.scan(x);
        let first = match self.rng.percent(50) {
            true => self.scan(first),
            false => first,
        };
        self.b.jump(join, &[first]);
        self.b.switch_to(otherwise);
        let other = match self.rng.percent(50) {
            true => self.scan(x),
            false => x,
        };
        self.b.jump(join, &[other]);
        self.b.switch_to(join);
        for value in self.b.params(join) {
            self.keep(value, false);
        }
    }

    /// Lanes part with what is for all of them, and each arm goes on with it: the wave writes the
    /// one arm's for the lanes, too, that wait in front of the other one.
    fn scan_begun_before_arms(&mut self) {
        let cond = self.variable(Type::I1);
        let x = self.scanned();
        let ty = self.b.ty(x);
        let other = self.rng.pick(&[0, 1, -1, 77]);
        let other = self.b.iconst(ty, other);
        let begun = self.b.intrinsic(Intrinsic::SetInactive, ty, &[x, other]);
        let arms = [self.b.create_block(), self.b.create_block()];
        let join = self.b.create_block_with(&[ty]);
        self.b.branch(cond, (arms[0], &[]), (arms[1], &[]));
        for arm in arms {
            self.b.switch_to(arm);
            let old = match self.rng.percent(70) {
                true => begun,
                false => other,
            };
            let value = self.scan_step(begun, old, false);
            let value = self.b.intrinsic(Intrinsic::StrictWwm, ty, &[value]);
            self.b.jump(join, &[value]);
        }
        self.b.switch_to(join);
        for value in self.b.params(join) {
            self.keep(value, false);
        }
    }

    /// A scan in each turn of a loop, which lanes leave after different numbers of turns.
    fn scan_in_turns(&mut self) {
        let x = self.scanned();
        let ty = self.b.ty(x);
        let turns = self.variable(Type::I32);
        let most = self.b.iconst(Type::I32, MAX_TURNS - 1);
        let turns = self.b.and(turns, most);
        let zero = self.b.iconst(Type::I32, 0);
        let body = self.b.create_block_with(&[Type::I32, ty]);
        let done = self.b.create_block_with(&[ty]);
        self.b.jump(body, &[zero, x]);
        self.b.switch_to(body);
        let params = self.b.params(body);
        let next = self.scan(params[1]);
        let one = self.b.iconst(Type::I32, 1);
        let turn = self.b.add(params[0], one);
        let more = self.b.icmp(IntCC::Ule, turn, turns);
        self.b.branch(more, (body, &[turn, next]), (done, &[next]));
        self.b.switch_to(done);
        for value in self.b.params(done) {
            self.keep(value, false);
        }
    }

    /// What is for all lanes comes from the arms of a branch that the wave takes as one, or that
    /// parts the lanes; in the arms and behind them no lane asks another one.
    fn scan_behind_arms(&mut self) {
        let x = self.scanned();
        let ty = self.b.ty(x);
        let other = self.b.iconst(ty, 9);
        let cond = self.variable(Type::I1);
        let cond = match self.rng.percent(70) {
            true => {
                let votes = self.b.intrinsic(Intrinsic::Ballot, Type::I64, &[cond]);
                let none = self.b.iconst(Type::I64, 0);
                self.b.icmp(IntCC::Ne, votes, none)
            }
            false => cond,
        };
        let arms = [self.b.create_block(), self.b.create_block()];
        let join = self.b.create_block_with(&[ty]);
        let last = self.b.create_block_with(&[ty]);
        self.b.branch(cond, (arms[0], &[]), (arms[1], &[]));
        for arm in arms {
            self.b.switch_to(arm);
            let begun = self.b.intrinsic(Intrinsic::SetInactive, ty, &[x, other]);
            // What lanes give one another here depends on how far back it is for all lanes.
            let value = match self.rng.percent(60) {
                true => {
                    let op = self.rng.pick(&OPERATIONS);
                    self.b.binary(op, begun, other)
                }
                false => begun,
            };
            self.b.jump(join, &[value]);
        }
        self.b.switch_to(join);
        let value = self.b.params(join)[0];
        self.b.jump(last, &[value]);
        self.b.switch_to(last);
        let value = self.b.params(last)[0];
        let op = self.rng.pick(&OPERATIONS);
        let value = self.b.binary(op, value, other);
        let value = self.b.intrinsic(Intrinsic::StrictWwm, ty, &[value]);
        self.keep(value, false);
    }

    /// A value with that of one lane replaced by a number, or by the turn of a loop.
    fn lane_written(&mut self, x: Value, turn: Option<Value>) -> Value {
        let number = self.rng.below(64) as i128;
        let number = self.b.iconst(Type::I32, number);
        let (lane, new) = match turn {
            Some(turn) if self.rng.percent(50) => {
                let lane = self.b.add(turn, number);
                let last = self.b.iconst(Type::I32, 63);
                (self.b.and(lane, last), turn)
            }
            Some(turn) => (number, turn),
            None => (number, self.b.iconst(Type::I32, 1234)),
        };
        self.b
            .intrinsic(Intrinsic::WriteLane, Type::I32, &[new, lane, x])
    }

    fn lanes_written_in_arms(&mut self) {
        let cond = self.variable(Type::I1);
        let x = self.variable(Type::I32);
        // What was written before the lanes parted, both arms write again.
        let x = match self.rng.percent(50) {
            true => self.lane_written(x, None),
            false => x,
        };
        let y = self.variable(Type::I32);
        let arms = [self.b.create_block(), self.b.create_block()];
        let join = self.b.create_block_with(&[Type::I32, Type::I32]);
        self.b.branch(cond, (arms[0], &[]), (arms[1], &[]));
        for arm in arms {
            self.b.switch_to(arm);
            let first = match self.rng.percent(70) {
                true => self.lane_written(x, None),
                false => x,
            };
            let second = match self.rng.percent(40) {
                true => self.lane_written(first, None),
                false => y,
            };
            self.b.jump(join, &[first, second]);
        }
        self.b.switch_to(join);
        for value in self.b.params(join) {
            self.keep(value, false);
        }
    }

    /// A lane is asked for what it had in front of a branch, from the arm that it did not take or
    /// from its own; the arms have values of their own meanwhile.
    pub(super) fn lane_read_in_arms(&mut self) {
        let cond = self.variable(Type::I1);
        let [x, y, z] = [0; 3].map(|_| self.variable(Type::I32));
        let op = self.rng.pick(&OPERATIONS);
        let asked = self.b.binary(op, x, y);
        let ty = self.rng.pick(&[
            Type::I32,
            Type::I32,
            Type::I16,
            Type::I64,
            Type::I64,
            Type::I128,
        ]);
        let asked = match ty {
            Type::I32 => asked,
            Type::I16 => self.b.trunc(asked, Type::I16),
            _ => self.long_of_few_bits(asked, ty),
        };
        let lane = self.an_active_lane();
        let arms = [self.b.create_block(), self.b.create_block()];
        let others = self.rng.between(2, 6);
        let types: Vec<Type> = std::iter::once(ty)
            .chain(std::iter::repeat_n(Type::I32, others))
            .collect();
        let join = self.b.create_block_with(&types);
        self.b.branch(cond, (arms[0], &[]), (arms[1], &[]));
        for arm in arms {
            self.b.switch_to(arm);
            // Registers for what this arm makes, before it asks.
            let mut values = vec![self.b.mul(y, z)];
            while values.len() < others {
                let op = self.rng.pick(&OPERATIONS);
                let last = values[values.len() - 1];
                values.push(self.b.binary(op, last, x));
            }
            let read = match self.rng.percent(60) {
                true => self.b.intrinsic(Intrinsic::ReadLane, ty, &[asked, lane]),
                false => self.b.iconst(ty, 5),
            };
            values.insert(0, read);
            self.b.jump(join, &values);
        }
        self.b.switch_to(join);
        // Here lanes wait for the others: one that went on would be asked for what it has then.
        // Whoever uses what was read uses a vote, so that no pass drops them before it; of one bit,
        // so that few bits stay few.
        let all = self.b.iconst(Type::I1, 1);
        let votes = self.b.intrinsic(Intrinsic::Ballot, Type::I64, &[all]);
        let lowest = self.b.iconst(Type::I64, 1);
        let votes = self.b.binary(BinaryOp::And, votes, lowest);
        let votes = match ty {
            Type::I64 => votes,
            Type::I128 => self.b.zext(votes, ty),
            _ => self.b.trunc(votes, ty),
        };
        let mut values = self.b.params(join);
        values[0] = self.b.binary(BinaryOp::Xor, values[0], votes);
        for value in values {
            self.keep(value, false);
        }
    }

    /// A long integer of whose bits few may be other than zero, so that it could be computed in
    /// shorter ones.
    fn long_of_few_bits(&mut self, word: Value, ty: Type) -> Value {
        let mask = self.rng.pick(&[0xff, 0x3ff, 0xffff, 0xff_ffff, -1]);
        let mask = self.b.iconst(Type::I32, mask);
        let word = self.b.binary(BinaryOp::And, word, mask);
        let long = self.b.zext(word, ty);
        let op = self
            .rng
            .pick(&[BinaryOp::Mul, BinaryOp::Mul, BinaryOp::Add, BinaryOp::Shl]);
        let by = match op {
            BinaryOp::Shl => {
                let by = self.rng.below(20) as i128;
                self.b.iconst(ty, by)
            }
            _ => long,
        };
        self.b.binary(op, long, by)
    }

    /// A lane is asked, behind a cycle that lanes leave in different turns, for what it had in its
    /// own last one: each turn has a value that all lanes in it have alike. The cycle is a loop, or
    /// has two entries, so that no loop tells where it ends.
    pub(super) fn lane_read_behind_a_cycle(&mut self) {
        let lane = self.an_active_lane();
        let bits = self.variable(Type::I32);
        let few = self.b.iconst(Type::I32, 7);
        let turns = self.b.and(bits, few);
        let bits = self.variable(Type::I32);
        let bits = self
            .b
            .intrinsic(Intrinsic::ReadFirstLane, Type::I32, &[bits]);
        let one = self.b.iconst(Type::I32, 1);
        let bits = self.b.and(bits, one);
        let zero = self.b.iconst(Type::I32, 0);
        let first = self.b.icmp(IntCC::Ne, bits, zero);
        let [side, head] = [(); 2].map(|()| self.b.create_block_with(&[Type::I32]));
        let out = self.b.create_block();
        match self.rng.percent(70) {
            true => self.b.branch(first, (side, &[zero]), (head, &[one])),
            false => self.b.jump(head, &[one]),
        }

        self.b.switch_to(side);
        let turn = self.b.params(side)[0];
        let next = self.b.add(turn, one);
        self.b.jump(head, &[next]);

        self.b.switch_to(head);
        let turn = self.b.params(head)[0];
        let alike = self
            .b
            .intrinsic(Intrinsic::ReadFirstLane, Type::I32, &[turn]);
        let asked = match self.rng.percent(50) {
            true => self.b.mul(alike, bits),
            false => alike,
        };
        let more = self.b.icmp(IntCC::Ult, turn, turns);
        self.b.branch(more, (side, &[turn]), (out, &[]));

        self.b.switch_to(out);
        let read = self
            .b
            .intrinsic(Intrinsic::ReadLane, Type::I32, &[asked, lane]);
        self.keep(read, false);
    }

    /// The first or the last of the active lanes.
    fn an_active_lane(&mut self) -> Value {
        let all = self.b.iconst(Type::I1, 1);
        let votes = self.b.intrinsic(Intrinsic::Ballot, Type::I64, &[all]);
        let some = self.b.iconst(Type::I1, 1);
        let lane = match self.rng.percent(50) {
            true => self.b.intrinsic(Intrinsic::Cttz, Type::I64, &[votes, some]),
            false => {
                let above = self.b.intrinsic(Intrinsic::Ctlz, Type::I64, &[votes, some]);
                let last = self.b.iconst(Type::I64, 63);
                self.b.sub(last, above)
            }
        };
        self.b.trunc(lane, Type::I32)
    }

    /// Lanes written in each turn of a loop, which lanes leave after different numbers of turns, or
    /// all after the same.
    fn lanes_written_in_turns(&mut self) {
        let x = self.variable(Type::I32);
        let most = self.b.iconst(Type::I32, MAX_TURNS - 1);
        let turns = match self.rng.percent(70) {
            true => {
                let turns = self.variable(Type::I32);
                self.b.and(turns, most)
            }
            false => most,
        };
        let zero = self.b.iconst(Type::I32, 0);
        let types = [Type::I32, Type::I32];
        let body = self.b.create_block_with(&types);
        let done = self.b.create_block_with(&types);
        self.b.jump(body, &[zero, x]);
        self.b.switch_to(body);
        let params = self.b.params(body);
        let from = match self.rng.percent(60) {
            true => params[1],
            false => self.b.add(x, params[0]),
        };
        let next = self.lane_written(from, Some(params[0]));
        // Something else in registers meanwhile.
        let three = self.b.iconst(Type::I32, 3);
        let beside = self.b.mul(next, three);
        let one = self.b.iconst(Type::I32, 1);
        let turn = self.b.add(params[0], one);
        let more = self.b.icmp(IntCC::Ule, turn, turns);
        self.b
            .branch(more, (body, &[turn, next]), (done, &[next, beside]));
        self.b.switch_to(done);
        for value in self.b.params(done) {
            self.keep(value, false);
        }
    }
}
