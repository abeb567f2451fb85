//! Chains of operations on halves that lie side by side in words: what packed arithmetic is for.

use super::{Gen, INPUT};
use ir::{AtomicOp, Intrinsic, ScopeLevel, Type, Value};

/// An operand of an operation on both elements of a vector.
#[derive(Clone, Copy)]
enum LaneArg {
    /// A vector.
    Word(Value),
    /// The result of an earlier operation.
    Step(usize),
}

/// An operation on both elements of a vector.
struct LaneStep {
    op: usize,
    args: [LaneArg; 3],
}

impl Gen<'_> {
    /// Computes with vectors of halves from memory, and keeps the result, or elements of it.
    pub(super) fn halves(&mut self) {
        let len = self.rng.pick(&[2u32, 2, 3, 4]);
        let ty = self.b.ctx.types.vector(Type::F16, len);
        let mut known = vec![self.variable(ty)];
        known.extend((0..2).filter_map(|_| self.halves_from_input(ty)));
        for _ in 0..self.rng.between(2, 8) {
            let next = self.packed_step(ty, len, &known);
            known.push(next);
            if self.rng.percent(15) {
                let alone = self.element(next);
                self.keep_number(alone);
            }
        }
        let last = self.rng.pick(&known[known.len() - 2..]);
        self.keep_number(last);
        if self.rng.percent(75) {
            let ty = self.b.ctx.types.vector(Type::F16, 2);
            let first = self.halves_from_input(ty);
            let mut words = vec![
                first.unwrap_or_else(|| self.variable(ty)),
                self.variable(ty),
            ];
            words.extend(known.into_iter().filter(|&v| self.b.ty(v) == ty));
            self.lane_by_lane(&words);
        }
        self.sums_of_own_halves();
    }

    /// Sums of halves in private memory by atomic operations, in which nobody else takes part: the
    /// compiler knows of some words what was stored there, but not before it has taken the
    /// operation apart.
    fn sums_of_own_halves(&mut self) {
        if !self.config.atomics.is_on() {
            return;
        }
        self.apart(15, 25, |this| {
            let ty = this.b.ctx.types.vector(Type::F16, 2);
            let place = this.b.entry_alloca(ty);
            let word = match this.rng.percent(70) {
                true => {
                    let numbers = [0.158, 3.0, -1.5, 1.0, -100.0, 0.5, 0.0, 2047.0];
                    let pair = [0; 2].map(|_| this.rng.pick(&numbers));
                    let pair = pair.map(|n| this.b.fconst(Type::F16, n));
                    this.b.build_vector(&pair)
                }
                false => {
                    let word = this.variable(ty);
                    this.without_nan(word)
                }
            };
            this.b.store(word, place, 4);
            for _ in 0..this.rng.between(1, 2) {
                let operand = this.variable(ty);
                let operand = this.without_nan(operand);
                let op = this.rng.pick(&[AtomicOp::FAdd, AtomicOp::FSub]);
                let mem = this.atomic(ty, ScopeLevel::Workgroup);
                let old = this.b.atomic_rmw(op, place, operand, mem);
                this.keep_number(old);
            }
            let sum = this.b.load(ty, place, 4);
            this.keep_number(sum);
        });
    }

    /// Computes the elements of a few vectors each by itself, in any order that gives all operands,
    /// where now and then one needs a finished element of any of the vectors: pairs whose places
    /// overlap, and pairs of which each waits for the other.
    fn lane_by_lane(&mut self, words: &[Value]) {
        let steps: Vec<LaneStep> = (0..self.rng.between(2, 6))
            .map(|k| self.lane_step(k, words))
            .collect();
        let mut elements: Vec<[Option<Value>; 2]> = vec![[None; 2]; steps.len()];
        let mut left: Vec<(usize, usize)> =
            (0..steps.len()).flat_map(|k| [(k, 0), (k, 1)]).collect();
        while !left.is_empty() {
            let at = self.rng.below(left.len());
            let (k, lane) = left[at];
            let args = steps[k].args.map(|arg| match arg {
                LaneArg::Word(word) => Some(self.b.extractelement(word, lane as u32)),
                LaneArg::Step(other) => elements[other][lane],
            });
            let [Some(x), Some(y), Some(z)] = args else {
                continue;
            };
            left.swap_remove(at);
            let done: Vec<Value> = elements.iter().flatten().flatten().copied().collect();
            let other = self.rng.percent(20) && !done.is_empty();
            let z = if other { self.rng.pick(&done) } else { z };
            elements[k][lane] = Some(self.float_step(steps[k].op, [x, y, z]));
        }
        for pair in elements {
            self.keep_word(&pair.map(|v| v.expect("all are computed")));
        }
    }

    fn lane_step(&mut self, before: usize, words: &[Value]) -> LaneStep {
        let args = [0; 3].map(|_| match before > 0 && self.rng.percent(40) {
            true => LaneArg::Step(self.rng.below(before)),
            false => LaneArg::Word(self.rng.pick(words)),
        });
        LaneStep {
            op: self.rng.below(6),
            args,
        }
    }

    /// Keeps two halves, and stores them as one word.
    fn keep_word(&mut self, pair: &[Value; 2]) {
        let both = self.b.build_vector(pair);
        let least = self.b.fconst(Type::F16, -100.0);
        let least = self.b.build_vector(&[least, least]);
        let ty = self.b.ty(both);
        // It is no NaN, and both elements go into one word at once.
        let number = self.b.intrinsic(Intrinsic::MaxNum, ty, &[both, least]);
        self.keep(number, false);
        if self.rng.percent(75) {
            let word = self.b.bitcast(number, Type::I32);
            self.store_result(word);
        }
    }

    /// Keeps a value that may be NaN.
    fn keep_number(&mut self, value: Value) {
        let number = self.without_nan(value);
        self.keep(number, false);
    }

    fn halves_from_input(&mut self, ty: Type) -> Option<Value> {
        let input = self.around.as_ref()?.input;
        let from = self.rng.below(INPUT - 8) as i64;
        let from = self.b.gep_const(input, from & !3);
        let loaded = self.b.load(ty, from, 4);
        Some(self.without_nan(loaded))
    }

    fn packed_operand(&mut self, ty: Type, len: u32, known: &[Value]) -> Value {
        match self.rng.below(10) {
            0..7 => self.rng.pick(known),
            7 => {
                let half = self.any(Type::F16);
                self.b.build_vector(&vec![half; len as usize])
            }
            8 => {
                let elements: Vec<Value> = (0..len).map(|_| self.any(Type::F16)).collect();
                self.b.build_vector(&elements)
            }
            _ => {
                let (x, lane) = (self.rng.pick(known), self.rng.below(len as usize) as i32);
                let mask: Vec<i32> = match self.rng.percent(50) {
                    true => vec![lane; len as usize],
                    false => (0..len as i32).rev().collect(),
                };
                let other = self.b.poison(ty);
                self.b.shuffle(x, other, &mask)
            }
        }
    }

    fn packed_step(&mut self, ty: Type, len: u32, known: &[Value]) -> Value {
        let [x, y, z] = [0; 3].map(|_| self.packed_operand(ty, len, known));
        match self.rng.below(8) {
            0 => self.b.fadd(x, y),
            1 => self.b.fsub(x, y),
            2 => self.b.fmul(x, y),
            3 | 4 => self.b.intrinsic(Intrinsic::Fma, ty, &[x, y, z]),
            5 => {
                let id = self.rng.pick(&[Intrinsic::MinNum, Intrinsic::MaxNum]);
                let chosen = self.b.intrinsic(id, ty, &[x, y]);
                // Which of two zeros it is, is left open.
                let zero = self.b.fconst(Type::F16, 0.0);
                let zeros = self.b.build_vector(&vec![zero; len as usize]);
                self.b.fadd(chosen, zeros)
            }
            6 => self.b.fneg(x),
            _ => {
                let minus = self.b.fneg(y);
                self.b.intrinsic(Intrinsic::Fma, ty, &[x, minus, z])
            }
        }
    }
}
