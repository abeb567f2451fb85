//! Control flow.
//!
//! A nested region begins in a new block and ends by jumping to the join that follows it, with
//! arguments for the join's parameters. While the region is made, its join is a [`Target`]:
//! anything inside, at any depth, may leave for it. So forward edges go from everywhere to every
//! enclosing join, loop exit and loop latch, which makes every reducible shape possible.

use super::Gen;
use ir::{Block, IntCC, Type, Value};

/// An enclosing place that control may leave for.
#[derive(Clone, Debug)]
pub(super) struct Target {
    block: Block,
    params: Vec<Type>,
    /// Parameters that are words of others, nearly wherever control comes from.
    words: Vec<Word>,
}

/// A parameter that is a word of another one.
#[derive(Clone, Copy, Debug)]
struct Word {
    param: usize,
    of: usize,
    /// The first bit.
    from: u64,
}

/// Values that pass through a join at most.
const MAX_PARAMS: usize = 4;
/// Rounds of a loop at most.
const MAX_ROUNDS: i128 = 5;

impl Target {
    pub fn block(&self) -> Block {
        self.block
    }
}

impl Gen<'_> {
    /// Types of a join's parameters: often conditions and words.
    pub(super) fn join_types(&mut self) -> Vec<Type> {
        let count = self.rng.between(0, MAX_PARAMS);
        (0..count)
            .map(|_| match self.rng.below(4) {
                0 => Type::I1,
                1 => Type::I32,
                _ => self.any_type(),
            })
            .collect()
    }

    /// A block with parameters, as a target.
    pub(super) fn new_target(&mut self, mut params: Vec<Type>) -> Target {
        let words = self.words_of(&mut params);
        let block = self.b.create_block_with(&params);
        Target {
            block,
            params,
            words,
        }
    }

    /// Another target for the same arguments.
    fn twin(&mut self, of: &Target) -> Target {
        let block = self.b.create_block_with(&of.params);
        Target {
            block,
            ..of.clone()
        }
    }

    /// A target for all arguments of another one but the first.
    fn behind_first(&mut self, of: &Target) -> Target {
        let params = of.params[1..].to_vec();
        let block = self.b.create_block_with(&params);
        let words = of.words.iter().map(|w| Word {
            param: w.param - 1,
            of: w.of - 1,
            ..*w
        });
        Target {
            block,
            params,
            words: words.collect(),
        }
    }

    /// Adds the words of a wide parameter, if there is one, as what exchanges them between lanes
    /// leaves them behind.
    fn words_of(&mut self, params: &mut Vec<Type>) -> Vec<Word> {
        let is_wide = |ty: &Type| matches!(*ty, Type::I64 | Type::F64);
        let wide = params.iter().position(is_wide);
        let Some(of) = wide.filter(|_| self.rng.percent(40)) else {
            return Vec::new();
        };
        let mut words = Vec::new();
        for from in [0, 32] {
            if self.rng.percent(70) {
                let param = params.len();
                params.push(Type::I32);
                words.push(Word { param, of, from });
            }
        }
        words
    }

    /// Arguments for a target from what is available here.
    pub(super) fn args_for(&mut self, target: &Target) -> Vec<Value> {
        let words = target.words.clone();
        let count = target.params.len() - words.len();
        let own = &target.params[..count];
        let mut args: Vec<Value> = own.iter().map(|&ty| self.variable(ty)).collect();
        self.append_words(&words, &mut args);
        args
    }

    fn append_words(&mut self, words: &[Word], args: &mut Vec<Value>) {
        for word in words {
            debug_assert_eq!(word.param, args.len());
            let mut bits = args[word.of];
            if self.b.ty(bits) == Type::F64 {
                // The sign of a NaN is anybody's.
                args[word.of] = self.without_nan(bits);
                bits = self.b.bitcast(args[word.of], Type::I64);
            }
            // Now and then it is the other word.
            let from = match self.rng.percent(8) {
                true => 32 - word.from,
                false => word.from,
            };
            if from > 0 {
                let from = self.b.iconst(Type::I64, from.into());
                bits = self.b.lshr(bits, from);
            }
            args.push(self.b.trunc(bits, Type::I32));
        }
    }

    pub(super) fn jump_to(&mut self, target: &Target) {
        let args = self.args_for(target);
        self.b.jump(target.block, &args);
    }

    /// Goes on in a target's block, where its parameters are available.
    pub(super) fn continue_at(&mut self, target: &Target) {
        self.b.switch_to(target.block);
        for value in self.b.params(target.block) {
            self.keep(value, false);
        }
    }

    /// Some statements of a nested region, which ends here.
    pub(super) fn region(&mut self, depth: usize) {
        for _ in 0..self.rng.between(1, 5) {
            if self.budget == 0 {
                break;
            }
            self.statement(depth + 1);
        }
    }

    /// A region in a block of its own that ends in a target.
    fn arm(&mut self, block: Block, target: &Target, depth: usize) {
        let mark = self.pool.mark();
        self.b.switch_to(block);
        self.region(depth);
        self.jump_to(target);
        self.pool.reset(&mark);
    }

    /// `if (c) { … }`
    pub(super) fn branch_around(&mut self, depth: usize) {
        let cond = self.branch_condition();
        let types = self.join_types();
        let join = self.new_target(types);
        let then = self.b.create_block();
        let args = self.args_for(&join);
        let (taken, other) = ((then, &[][..]), (join.block, &args[..]));
        if self.rng.percent(50) {
            self.b.branch(cond, taken, other);
        } else {
            self.b.branch(cond, other, taken);
        }
        self.targets.push(join.clone());
        self.arm(then, &join, depth);
        self.targets.pop();
        self.continue_at(&join);
    }

    /// `if (c) { … } else { … }`
    pub(super) fn branch_both(&mut self, depth: usize) {
        let cond = self.branch_condition();
        let types = self.join_types();
        let join = self.new_target(types);
        let (then, otherwise) = (self.b.create_block(), self.b.create_block());
        self.b.branch(cond, (then, &[]), (otherwise, &[]));
        self.targets.push(join.clone());
        self.arm(then, &join, depth);
        self.arm(otherwise, &join, depth);
        self.targets.pop();
        self.continue_at(&join);
    }

    /// `if (a && b || c …) { … } else { … }`: each condition decides at once, or leaves it to the
    /// next.
    pub(super) fn condition_chain(&mut self, depth: usize) {
        let (yes_types, no_types) = (self.join_types(), self.join_types());
        let (yes, no) = (self.new_target(yes_types), self.new_target(no_types));
        let join_types = self.join_types();
        let join = self.new_target(join_types);
        let before = self.pool.mark();
        for left in (0..self.rng.between(2, 4)).rev() {
            let cond = self.branch_condition();
            let hit = if self.rng.percent(50) { &yes } else { &no };
            let hit_args = self.args_for(hit);
            if left == 0 {
                // The last condition decides both ways.
                let (yes_args, no_args) = (self.args_for(&yes), self.args_for(&no));
                self.b
                    .branch(cond, (yes.block, &yes_args), (no.block, &no_args));
            } else {
                let next = self.b.create_block();
                self.b.branch(cond, (hit.block, &hit_args), (next, &[]));
                self.b.switch_to(next);
                self.new_value();
            }
        }
        self.pool.reset(&before);
        self.targets.push(join.clone());
        for side in [&yes, &no] {
            let mark = self.pool.mark();
            self.continue_at(side);
            self.region(depth);
            self.jump_to(&join);
            self.pool.reset(&mark);
        }
        self.targets.pop();
        self.continue_at(&join);
    }

    /// A switch; some cases share a block, some run on into the next.
    pub(super) fn switch(&mut self, depth: usize) {
        let ty = self.rng.pick(&[Type::I32, Type::I32, Type::I8, Type::I64]);
        let x = self.variable(ty);
        let mask = self.b.iconst(ty, 7);
        let x = self.b.and(x, mask);
        let types = self.join_types();
        let join = self.new_target(types);
        let count = self.rng.between(1, 4);
        let arms: Vec<Target> = (0..count)
            .map(|_| {
                let types = self.join_types();
                self.new_target(types)
            })
            .collect();
        let default_args = self.args_for(&join);
        // Several edges to one block carry the same arguments, as phis demand.
        let arm_args: Vec<Vec<Value>> = arms.iter().map(|arm| self.args_for(arm)).collect();
        let mut cases: Vec<(u128, Block, &[Value])> = Vec::new();
        for value in 0..8u128 {
            // Each block has a case: one without predecessors could have no phis.
            let own = (value as usize) < arms.len();
            if own || self.rng.percent(60) {
                let n = if own {
                    value as usize
                } else {
                    self.rng.below(arms.len())
                };
                cases.push((value, arms[n].block, &arm_args[n]));
            }
        }
        self.b.switch(x, (join.block, &default_args), &cases);
        self.targets.push(join.clone());
        for (i, arm) in arms.iter().enumerate() {
            let mark = self.pool.mark();
            self.continue_at(arm);
            self.region(depth);
            match arms.get(i + 1) {
                Some(next) if self.rng.percent(40) => self.jump_to(next),
                _ => self.jump_to(&join),
            }
            self.pool.reset(&mark);
        }
        self.targets.pop();
        self.continue_at(&join);
    }

    /// The number of rounds: a constant, the same in all lanes, or not.
    fn rounds(&mut self) -> Value {
        if self.rng.percent(25) {
            let n = 1 + self.rng.below(MAX_ROUNDS as usize) as i128;
            return self.b.iconst(Type::I32, n);
        }
        let x = self.variable(Type::I32);
        let limit = self.b.iconst(Type::I32, MAX_ROUNDS);
        let n = self.b.urem(x, limit);
        let one = self.b.iconst(Type::I32, 1);
        self.b.add(n, one)
    }

    /// Goes on in the head of a loop that counts from zero; gives the head's parameters, of which
    /// the first is the number.
    fn enter_loop(&mut self, head: &Target, zero: Value) -> Vec<Value> {
        let mut start = self.args_for(head);
        start[0] = zero;
        self.b.jump(head.block, &start);
        self.b.switch_to(head.block);
        let params = self.b.params(head.block);
        params.iter().for_each(|&p| {
            self.keep(p, false);
        });
        params.to_vec()
    }

    /// A loop that counts its rounds. The body may leave for the latch (`continue`), the exit
    /// (`break`) and whatever is around. The condition is checked at the head, at the latch, or at
    /// both.
    pub(super) fn counted_loop(&mut self, depth: usize) {
        let rounds = self.rounds();
        let mut carried = vec![Type::I32];
        carried.extend(self.join_types());
        let exit_types = self.join_types();
        let exit = self.new_target(exit_types);
        let head = self.new_target(carried);
        let latch = self.twin(&head);
        let zero = self.b.iconst(Type::I32, 0);
        let one = self.b.iconst(Type::I32, 1);
        let last = self.b.sub(rounds, one);
        let counter = self.enter_loop(&head, zero)[0];
        for _ in 0..self.rng.below(3) {
            self.new_value();
        }
        // What is available in the head is so after the loop as well: it dominates all exits.
        let in_head = self.pool.mark();
        if self.rng.percent(50) {
            let body = self.b.create_block();
            let more = self.b.icmp(IntCC::Ult, counter, rounds);
            let args = self.args_for(&exit);
            self.b.branch(more, (body, &[]), (exit.block, &args));
            self.b.switch_to(body);
        }
        // The counter reaches the latch unchanged by every way: it is not in the list of what
        // `leave` may choose.
        self.targets.push(exit.clone());
        let early = self.behind_first(&latch);
        self.targets.push(early.clone());
        self.region(depth);
        self.targets.pop();
        self.jump_to(&early);
        self.pool.reset(&in_head);

        // The place for `continue` adds the counter.
        self.b.switch_to(early.block);
        let mut args = vec![counter];
        args.extend(self.b.params(early.block));
        self.b.jump(latch.block, &args);
        self.continue_at(&latch);
        let params = self.b.params(latch.block);
        let next = self.b.add(params[0], one);
        // The number of this round or of the next one is looked at.
        let more = match self.rng.below(3) {
            0 => self.b.icmp(IntCC::Ne, params[0], last),
            1 => self.b.icmp(IntCC::Ne, next, rounds),
            _ => self.b.icmp(IntCC::Ult, next, rounds),
        };
        let mut back = vec![next];
        back.extend(&params[1..]);
        let out = self.args_for(&exit);
        self.b.branch(more, (head.block, &back), (exit.block, &out));
        self.targets.pop();
        self.pool.reset(&in_head);
        self.continue_at(&exit);
    }

    /// A loop that counts at its head and has no latch of its own: it goes back by the exit of a
    /// loop inside.
    pub(super) fn back_by_exit(&mut self, depth: usize) {
        let (rounds, inner_rounds) = (self.rounds(), self.rounds());
        let mut carried = vec![Type::I32];
        if self.rng.percent(50) {
            carried.extend(self.join_types());
        }
        let exit_types = self.join_types();
        let exit = self.new_target(exit_types);
        let head = self.new_target(carried);
        let inner = self.twin(&head);
        let (zero, one) = (self.b.iconst(Type::I32, 0), self.b.iconst(Type::I32, 1));
        let counter = self.enter_loop(&head, zero)[0];
        let next = self.b.add(counter, one);
        for _ in 0..self.rng.below(2) {
            self.new_value();
        }
        let in_head = self.pool.mark();
        let more = self.b.icmp(IntCC::Ult, counter, rounds);
        let before = self.b.create_block();
        let out = self.args_for(&exit);
        self.b.branch(more, (before, &[]), (exit.block, &out));
        self.b.switch_to(before);
        let params = self.enter_loop(&inner, zero);
        let body = self.b.create_block();
        let more = self.b.icmp(IntCC::Ult, params[0], inner_rounds);
        let mut back = self.args_for(&head);
        back[0] = next;
        self.b.branch(more, (body, &[]), (head.block, &back));
        self.b.switch_to(body);
        self.targets.push(exit.clone());
        self.region(depth);
        self.targets.pop();
        let mut again = self.args_for(&inner);
        again[0] = self.b.add(params[0], one);
        self.b.jump(inner.block, &again);
        self.pool.reset(&in_head);
        self.continue_at(&exit);
    }

    /// Leaves for an enclosing target, perhaps over several levels, if a condition holds.
    pub(super) fn leave(&mut self) {
        let n = self.rng.below(self.targets.len());
        let target = self.targets[n].clone();
        let cond = self.branch_condition();
        let next = self.b.create_block();
        let args = self.args_for(&target);
        self.b.branch(cond, (target.block, &args), (next, &[]));
        self.b.switch_to(next);
    }

    /// Ends the work-item early, if a condition holds.
    pub(super) fn end_early(&mut self) {
        let cond = self.branch_condition();
        let (end, next) = (self.b.create_block(), self.b.create_block());
        self.b.branch(cond, (end, &[]), (next, &[]));
        self.b.switch_to(end);
        self.store_results(3);
        self.store_end();
        self.b.ret_void();
        self.ended = true;
        self.b.switch_to(next);
    }

    /// A ring of blocks that is entered at any of them, as a switch into an unrolled loop enters
    /// it: most go on to the next one, some skip a few, or go back to one before them. All count,
    /// and who goes back looks at the count.
    pub(super) fn several_entries(&mut self, depth: usize) {
        let rounds = self.rounds();
        // The count, and two words that may begin as one value.
        let mut carried = vec![Type::I32; 3];
        carried.extend(self.join_types());
        let side = self.new_target(carried);
        let count = self.rng.between(2, 5);
        let mut sides = vec![side.clone()];
        sides.extend((1..count).map(|_| self.twin(&side)));
        let exit_types = self.join_types();
        let exit = self.new_target(exit_types);
        let conds: Vec<Value> = (0..count).map(|_| self.branch_condition()).collect();
        let zero = self.b.iconst(Type::I32, 0);
        // Some enter with the same values as others.
        let mut all = self.args_for(&sides[0]);
        if self.rng.percent(40) {
            all[2] = all[1];
        }
        let starts: Vec<Vec<Value>> = (sides.iter())
            .map(|side| {
                let mut args = match self.rng.percent(60) {
                    true => all.clone(),
                    false => self.args_for(side),
                };
                args[0] = zero;
                args
            })
            .collect();
        for i in 0..count - 1 {
            let next = self.b.create_block();
            self.b
                .branch(conds[i], (sides[i].block, &starts[i]), (next, &[]));
            self.b.switch_to(next);
        }
        // One of them is entered in two ways.
        let twice = self.rng.below(count);
        let mut others = self.args_for(&sides[twice]);
        others[0] = zero;
        let last = (sides[count - 1].block, &starts[count - 1][..]);
        self.b
            .branch(conds[count - 1], (sides[twice].block, &others), last);
        self.targets.push(exit.clone());
        for i in 0..count {
            let mark = self.pool.mark();
            self.continue_at(&sides[i]);
            let counter = self.b.params(sides[i].block)[0];
            self.region(depth);
            let one = self.b.iconst(Type::I32, 1);
            let next = self.b.add(counter, one);
            let more = self.b.icmp(IntCC::Ult, next, rounds);
            let [first, second] = match i + 1 < count {
                true => [i + 1, self.rng.between(i + 1, count - 1)],
                false => [0, 0],
            };
            let mut over = self.args_for(&sides[first]);
            over[0] = next;
            let mut other = self.args_for(&sides[second]);
            other[0] = next;
            let out = self.args_for(&exit);
            match self.rng.below(10) {
                0..5 if i + 1 < count => self.b.jump(sides[first].block, &over),
                5 | 6 if i + 1 < count => {
                    let to = (sides[first].block, &over[..]);
                    self.b.branch(more, to, (sides[second].block, &other));
                }
                7 if i + 1 < count => {
                    let back = self.rng.below(i + 1);
                    let mut again = self.args_for(&sides[back]);
                    again[0] = next;
                    let to = (sides[back].block, &again[..]);
                    self.b.branch(more, to, (sides[first].block, &over));
                }
                _ => {
                    let to = (sides[first].block, &over[..]);
                    self.b.branch(more, to, (exit.block, &out));
                }
            }
            self.pool.reset(&mark);
        }
        self.targets.pop();
        self.continue_at(&exit);
    }
}
