//! Chains of operations on floats that lie side by side in registers, as complex numbers and rows
//! of matrices do: each pair by itself, exchanged, or one float of it twice, with signs; each float
//! in any order, and sums that are carried through a loop.

use super::{Gen, INPUT};
use ir::{IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;
/// Turns of a loop at most.
const MAX_TURNS: i128 = 4;

/// Two floats.
type Pair = [Value; 2];

impl Gen<'_> {
    pub(super) fn perhaps_pairs(&mut self) {
        if !self.config.floats.is_on() {
            return;
        }
        self.apart(7, SHARE, |this| {
            for _ in 0..this.rng.between(1, 2) {
                match this.rng.percent(40) {
                    true => this.sums_of_pairs(),
                    false => this.pairs(),
                }
            }
        });
    }

    fn pairs(&mut self) {
        let Some(mut known) = self.first_pairs() else {
            return;
        };
        self.pair_steps(&mut known);
        self.store_pairs(&known);
    }

    /// Pairs from memory, and perhaps one of values.
    fn first_pairs(&mut self) -> Option<Vec<Pair>> {
        let mut known = Vec::new();
        for _ in 0..self.rng.between(1, 3) {
            self.load_pairs(0, &mut known)?;
        }
        if self.rng.percent(40) {
            known.push([0; 2].map(|_| self.variable(Type::F32)));
        }
        Some(known)
    }

    /// Loads two to four floats behind a distance; pairs of them are known then.
    fn load_pairs(&mut self, distance: i64, known: &mut Vec<Pair>) -> Option<()> {
        let input = self.around.as_ref()?.input;
        let len = self.rng.pick(&[2u32, 2, 3, 4, 4]);
        let ty = self.b.ctx.types.vector(Type::F32, len);
        let from = self.rng.below(INPUT - 64) as i64 + distance;
        let from = self.b.gep_const(input, from & !3);
        let loaded = self.b.load(ty, from, 4);
        // They may be NaN, which is nothing that is stored.
        let floats: Vec<Value> = (0..len).map(|i| self.b.extractelement(loaded, i)).collect();
        let start = usize::from(self.rng.percent(15));
        known.extend(floats[start..].chunks_exact(2).map(|p| [p[0], p[1]]));
        if known.is_empty() {
            known.push([floats[0], floats[1]]);
        }
        Some(())
    }

    fn pair_steps(&mut self, known: &mut Vec<Pair>) {
        for _ in 0..self.rng.between(2, 8) {
            let next = self.pair_step(known);
            known.push(next);
        }
    }

    /// An operation on both floats of pairs.
    fn pair_step(&mut self, known: &[Pair]) -> Pair {
        let op = self.rng.below(5);
        let operands = [0; 3].map(|_| self.pair_operand(known));
        let exchanged = self.rng.percent(25);
        let mut lanes = [0, 1];
        if self.rng.percent(30) {
            lanes.reverse();
        }
        let mut results: [Option<Value>; 2] = [None; 2];
        for lane in lanes {
            let mut args = operands.map(|pair| pair[lane]);
            if exchanged && lane == 1 {
                args.swap(0, 1);
            }
            // Now and then the second float needs the first one.
            if let Some(first) = results.iter().flatten().next()
                && self.rng.percent(10)
            {
                args[2] = *first;
            }
            for arg in &mut args {
                if self.rng.percent(12) {
                    *arg = self.b.fneg(*arg);
                }
            }
            // And the same is not done to both.
            let op = match self.rng.percent(5) {
                true => self.rng.below(5),
                false => op,
            };
            let result = self.float_step(op, args);
            if self.rng.percent(10) {
                self.store_number(result);
            }
            results[lane] = Some(result);
        }
        results.map(|r| r.expect("both were made"))
    }

    /// A pair, exchanged perhaps; one float twice; or others.
    fn pair_operand(&mut self, known: &[Pair]) -> Pair {
        let pair @ [low, high] = self.rng.pick(known);
        match self.rng.below(12) {
            0..6 => pair,
            6 => [high, low],
            7 => [low, low],
            8 => [high, high],
            9 => [low, self.rng.pick(known)[1]],
            10 => {
                let float = self.any(Type::F32);
                [float, float]
            }
            _ => {
                let c = self.rng.pick(&[0.0, 1.0, -2.0, 0.5, 0.707]);
                [self.b.fconst(Type::F32, c); 2]
            }
        }
    }

    /// Sums of products, one for each float of two pairs, in a loop.
    fn sums_of_pairs(&mut self) {
        let Some(rows) = self.first_pairs() else {
            return;
        };
        let turns = self.rng.below(MAX_TURNS as usize) as i128 + 1;
        let turns = self.b.iconst(Type::I32, turns);
        let zero = self.b.iconst(Type::I32, 0);
        let count = 2 * self.rng.between(1, 3);
        let first: Vec<Value> = (0..count)
            .map(|_| match self.rng.percent(50) {
                true => self.b.fconst(Type::F32, 0.0),
                false => self.variable(Type::F32),
            })
            .collect();
        let mut types = vec![Type::I32];
        types.extend(vec![Type::F32; count]);
        let body = self.b.create_block_with(&types);
        let done = self.b.create_block_with(&types[1..]);
        let mut args = vec![zero];
        args.extend(&first);
        self.b.jump(body, &args);
        self.b.switch_to(body);
        let params = self.b.params(body).to_vec();
        let inner = self.pool.mark();
        let mut known = rows.clone();
        if self.load_pairs(16, &mut known).is_none() {
            return;
        }
        let mut sums: Vec<Pair> = params[1..].chunks_exact(2).map(|p| [p[0], p[1]]).collect();
        for sum in &mut sums {
            let (x, y) = (self.pair_operand(&known), self.pair_operand(&known));
            let lanes = [0, 1].map(|i| [x[i], y[i], sum[i]]);
            *sum = lanes.map(|args| self.float_step(3, args));
            if self.rng.percent(30) {
                known.push(*sum);
            }
        }
        self.pool.reset(&inner);
        let one = self.b.iconst(Type::I32, 1);
        let next = self.b.add(params[0], one);
        let again = self.b.icmp(IntCC::Ult, next, turns);
        let mut sums: Vec<Value> = sums.into_iter().flatten().collect();
        if self.rng.percent(15) {
            sums.swap(0, 1);
        }
        let mut args = vec![next];
        args.extend(&sums);
        self.b.branch(again, (body, &args), (done, &sums));
        self.b.switch_to(done);
        let results = self.b.params(done).to_vec();
        let known: Vec<Pair> = results.chunks_exact(2).map(|p| [p[0], p[1]]).collect();
        self.store_pairs(&known);
    }

    /// Stores the last pairs, each as one vector or float by float.
    fn store_pairs(&mut self, known: &[Pair]) {
        for pair in known.iter().rev().take(3) {
            match self.rng.percent(60) {
                true => {
                    let numbers = pair.map(|float| self.without_nan(float));
                    let vector = self.b.build_vector(&numbers);
                    self.store_result(vector);
                }
                false => pair.iter().for_each(|&float| self.store_number(float)),
            }
        }
    }

    fn store_number(&mut self, float: Value) {
        let number = self.without_nan(float);
        self.store_result(number);
    }
}
