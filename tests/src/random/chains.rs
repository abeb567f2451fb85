//! Long chains of operations on pairs of halves, floating point or integers, in one block: more
//! than what anything counts in a word of bits.

use super::{Gen, INPUT};
use ir::{Intrinsic, Type, Value};

/// Of a hundred programs with vectors, so many have one.
const SHARE: u32 = 15;

impl Gen<'_> {
    pub(super) fn perhaps_chains(&mut self) {
        if !self.config.vectors.is_on() {
            return;
        }
        self.apart(13, SHARE, |this| {
            let floats = this.config.floats.is_on() && this.rng.percent(65);
            let elem = if floats { Type::F16 } else { Type::I16 };
            let ty = this.b.ctx.types.vector(elem, 2);
            this.chain_of_pairs(ty, floats);
        });
    }

    fn chain_of_pairs(&mut self, ty: Type, floats: bool) {
        let mut known: Vec<Value> = (0..self.rng.between(2, 5))
            .map(|_| self.pair_of_input(ty, floats))
            .collect();
        let own = known.len();
        let steps = self.rng.between(33, 80);
        // A few values stay alive, or many.
        let window = self.rng.pick(&[1usize, 2, 3, 6, 40]);
        // Each half by itself, now and then, as programs without vectors have it.
        let apart = self.rng.pick(&[0, 0, 10, 100]);
        for _ in 0..steps {
            let recent = known.len().saturating_sub(window);
            let x = known[self.rng.between(recent, known.len() - 1)];
            let args = [x, self.chain_operand(&known), self.chain_operand(&known)];
            let next = match self.rng.percent(apart) {
                true => self.step_by_halves(ty, args, floats),
                false => self.chain_step(ty, args, floats),
            };
            known.push(next);
        }
        let last = known[known.len() - 1];
        let early = known[own + self.rng.below(steps)];
        for value in [last, early] {
            self.store_pair(ty, value, floats);
        }
    }

    fn chain_step(&mut self, ty: Type, args: [Value; 3], floats: bool) -> Value {
        match floats {
            true => self.step_of_halves(ty, args),
            false => self.step_of_shorts(ty, [args[0], args[1]]),
        }
    }

    /// The same step for the lower and the upper halves.
    fn step_by_halves(&mut self, ty: Type, args: [Value; 3], floats: bool) -> Value {
        let elem = self.b.ctx.types.scalar(ty);
        let choices = self.rng.clone();
        let halves = [0, 1].map(|lane| {
            *self.rng = choices.clone();
            let args = args.map(|arg| self.b.lane(arg, lane));
            self.chain_step(elem, args, floats)
        });
        self.b.build_vector(&halves)
    }

    /// A value of the chain, one with its halves exchanged or one of them twice, a constant.
    fn chain_operand(&mut self, known: &[Value]) -> Value {
        let x = self.rng.pick(known);
        let ty = self.b.ty(x);
        match self.rng.below(10) {
            0 => {
                let mask = self.rng.pick(&[[1, 0], [0, 0], [1, 1]]);
                let other = self.b.poison(ty);
                self.b.shuffle(x, other, &mask)
            }
            1 => {
                let elem = self.b.ctx.types.scalar(ty);
                let element = match self.b.ctx.types.int_bits(elem) {
                    Some(_) => self.constant(elem),
                    None => {
                        let number = self.rng.pick(&[0.0, 1.0, 0.5, -2.0, 0.1]);
                        self.b.fconst(elem, number)
                    }
                };
                self.b.build_vector(&[element, element])
            }
            _ => x,
        }
    }

    fn pair_of_input(&mut self, ty: Type, floats: bool) -> Value {
        let Some(input) = self.around.as_ref().map(|s| s.input) else {
            return self.variable(ty);
        };
        let word = self.variable(Type::I32);
        let mask = self.b.iconst(Type::I32, INPUT as i128 / 4 - 1);
        let index = self.b.and(word, mask);
        let at = self.b.gep(Type::I32, input, &[index]);
        let loaded = self.b.load(Type::I32, at, 4);
        if !floats {
            return self.b.bitcast(loaded, ty);
        }
        // Numbers below four: the chain makes large ones of them soon enough.
        let mask = self.b.iconst(Type::I32, i128::from(0xbfff_bfff_u32));
        let small = self.b.and(loaded, mask);
        self.b.bitcast(small, ty)
    }

    fn step_of_halves(&mut self, ty: Type, [x, y, z]: [Value; 3]) -> Value {
        match self.rng.below(9) {
            0 | 1 => self.b.fadd(x, y),
            2 => self.b.fsub(x, y),
            3 => self.b.fmul(x, y),
            4 | 5 => self.b.intrinsic(Intrinsic::Fma, ty, &[x, y, z]),
            6 => {
                let minus = self.b.fneg(y);
                self.b.fadd(x, minus)
            }
            _ => {
                // Back to where sums are no infinities. No operand is a zero.
                let [low, high] = [-4.5, 4.5].map(|n| self.b.fconst(ty, n));
                let most = self.b.intrinsic(Intrinsic::MinNum, ty, &[x, high]);
                self.b.intrinsic(Intrinsic::MaxNum, ty, &[most, low])
            }
        }
    }

    fn step_of_shorts(&mut self, ty: Type, [x, y]: [Value; 2]) -> Value {
        use Intrinsic as N;
        match self.rng.below(9) {
            0 | 1 => self.b.add(x, y),
            2 => self.b.sub(x, y),
            3 => self.b.mul(x, y),
            4 => self.b.xor(x, y),
            5 => {
                let id = self.rng.pick(&[N::SMin, N::SMax, N::UMin, N::UMax]);
                self.b.intrinsic(id, ty, &[x, y])
            }
            6 => {
                let id = self
                    .rng
                    .pick(&[N::SAddSat, N::UAddSat, N::SSubSat, N::USubSat]);
                self.b.intrinsic(id, ty, &[x, y])
            }
            _ => {
                let low = self.b.iconst(ty, 15);
                let by = self.b.and(y, low);
                match self.rng.below(3) {
                    0 => self.b.shl(x, by),
                    1 => self.b.lshr(x, by),
                    _ => self.b.ashr(x, by),
                }
            }
        }
    }

    fn store_pair(&mut self, ty: Type, value: Value, floats: bool) {
        let value = match floats {
            true => {
                let low = self.b.fconst(ty, -100.0);
                self.b.intrinsic(Intrinsic::MaxNum, ty, &[value, low])
            }
            false => value,
        };
        let word = self.b.bitcast(value, Type::I32);
        self.store_result(word);
    }
}
