//! Values that are loaded behind conditions, one after the other, and all kept over a loop, in
//! which some are loaded anew by some items: masked loads into registers that are live around them.

use super::Gen;
use ir::{IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;
/// Most turns of the loop.
const MOST_TURNS: i128 = 4;

impl Gen<'_> {
    pub(super) fn perhaps_gathered(&mut self) {
        self.apart(27, SHARE, |this| this.gathered());
    }

    fn gathered(&mut self) {
        let mut values: Vec<Value> = Vec::new();
        for _ in 0..self.rng.between(3, 14) {
            let ty = self.gathered_type();
            let like = values.iter().rev().find(|&&v| self.b.ty(v) == ty).copied();
            let value = self.masked_load(ty, like);
            values.push(value);
        }
        let sum = self.variable(Type::I32);
        let (sum, values) = self.loop_around(sum, values);
        let sum = self.sum_of_gathered(sum, &values);
        self.store_result(sum);
    }

    fn gathered_type(&mut self) -> Type {
        let quad = self.b.ctx.types.vector(Type::I32, 4);
        let wide = if self.config.vectors.is_on() {
            quad
        } else {
            Type::I64
        };
        self.rng
            .weighted(&[(70, Type::I32), (15, Type::I64), (10, wide), (5, Type::I16)])
    }

    /// A value that some items load: the others have an earlier one, a constant, or any.
    fn masked_load(&mut self, ty: Type, earlier: Option<Value>) -> Value {
        let otherwise = match (self.rng.below(4), earlier) {
            (0 | 1, Some(earlier)) => earlier,
            (2, _) => self.b.zero(ty),
            _ => self.variable(ty),
        };
        let cond = self.branch_condition();
        let (then, join) = (self.b.create_block(), self.b.create_block_with(&[ty]));
        self.b.branch(cond, (then, &[]), (join, &[otherwise]));
        self.b.switch_to(then);
        let inner = self.pool.mark();
        let loaded = match self.rng.percent(20) {
            true => self.masked_load(ty, Some(otherwise)),
            false => self.load_input(ty),
        };
        self.pool.reset(&inner);
        self.b.jump(join, &[loaded]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// A loop over which all are kept, or passed on.
    fn loop_around(&mut self, sum: Value, values: Vec<Value>) -> (Value, Vec<Value>) {
        let carried: Vec<usize> = (0..values.len()).filter(|_| self.rng.percent(40)).collect();
        let mut types = vec![Type::I32, Type::I32];
        types.extend(carried.iter().map(|&k| self.b.ty(values[k])));
        let word = self.index_word();
        let most = self.b.iconst(Type::I32, MOST_TURNS - 1);
        let turns = self.b.and(word, most);
        let [zero, one] = [0, 1].map(|n| self.b.iconst(Type::I32, n));
        let body = self.b.create_block_with(&types);
        let done = self.b.create_block_with(&types[1..]);
        let mut start = vec![zero, sum];
        start.extend(carried.iter().map(|&k| values[k]));
        self.b.jump(body, &start);
        self.b.switch_to(body);
        let params = self.b.params(body).to_vec();
        let mut inside = values.clone();
        carried
            .iter()
            .zip(&params[2..])
            .for_each(|(&k, &param)| inside[k] = param);
        let mut sum = self.b.add(params[1], params[0]);
        for &k in &carried {
            if self.rng.percent(60) {
                let ty = self.b.ty(inside[k]);
                inside[k] = self.masked_load(ty, Some(inside[k]));
            }
        }
        for _ in 0..self.rng.between(1, 3) {
            let value = self.rng.pick(&inside);
            sum = self.sum_of_gathered(sum, &[value]);
        }
        let next = self.b.add(params[0], one);
        let again = self.b.icmp(IntCC::Ult, next, turns);
        let mut out = vec![sum];
        out.extend(carried.iter().map(|&k| inside[k]));
        let mut back = vec![next];
        back.extend(&out);
        self.b.branch(again, (body, &back), (done, &out));
        self.b.switch_to(done);
        let params = self.b.params(done).to_vec();
        let mut values = values;
        carried
            .iter()
            .zip(&params[1..])
            .for_each(|(&k, &param)| values[k] = param);
        (params[0], values)
    }

    fn sum_of_gathered(&mut self, sum: Value, values: &[Value]) -> Value {
        let mut sum = sum;
        for &value in values {
            let ty = self.b.ty(value);
            let word = match self.b.ctx.types.vector_parts(ty) {
                Some((_, len)) => {
                    let lane = self.rng.below(len as usize) as u32;
                    self.b.lane(value, lane)
                }
                None if ty == Type::I64 => {
                    let half = self.b.iconst(ty, 32 * self.rng.below(2) as i128);
                    let part = self.b.lshr(value, half);
                    self.b.trunc(part, Type::I32)
                }
                None if ty == Type::I16 => self.b.sext(value, Type::I32),
                None => value,
            };
            let factor = self.b.iconst(Type::I32, 77);
            let product = self.b.mul(sum, factor);
            sum = self.b.add(product, word);
        }
        sum
    }
}
