//! Chains of operations on halves that lie side by side in words: what packed arithmetic is for.

use super::{Gen, INPUT};
use ir::{Intrinsic, Type, Value};

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
