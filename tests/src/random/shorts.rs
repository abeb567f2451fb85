//! Chains of operations on vectors of short integers from memory: what packed arithmetic is for.

use super::{Gen, INPUT};
use ir::{BinaryOp, IntCC, Intrinsic, Type, Value};

/// Bits of an element.
const BITS: u32 = 16;

/// Operations of two operands that are defined for all.
const PLAIN: [BinaryOp; 3] = [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul];
const SHIFTS: [BinaryOp; 3] = [BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr];
const CHOICES: [Intrinsic; 8] = [
    Intrinsic::SMin,
    Intrinsic::SMax,
    Intrinsic::UMin,
    Intrinsic::UMax,
    Intrinsic::SAddSat,
    Intrinsic::UAddSat,
    Intrinsic::SSubSat,
    Intrinsic::USubSat,
];

impl Gen<'_> {
    /// Computes with vectors of short integers, and keeps the result, elements of it, or both as
    /// words.
    pub(super) fn shorts(&mut self) {
        let len = self.rng.pick(&[2u32, 2, 2, 3, 4, 5]);
        let ty = self.b.ctx.types.vector(Type::I16, len);
        let mut known: Vec<Value> = (0..2).filter_map(|_| self.shorts_from_input(ty)).collect();
        known.push(self.variable(ty));
        for _ in 0..self.rng.between(1, 6) {
            let next = self.short_step(ty, len, &known);
            known.push(next);
            if self.rng.percent(25) {
                self.short_element(next);
            }
        }
        let last = self.rng.pick(&known[known.len() - 2..]);
        self.keep(last, false);
        if len == 2 && self.rng.percent(60) {
            let word = self.b.bitcast(last, Type::I32);
            self.keep(word, false);
            self.store_result(word);
        }
    }

    /// An element, longer than it is in the vector.
    fn short_element(&mut self, vector: Value) {
        let element = self.element(vector);
        let longer = match self.rng.percent(50) {
            true => self.b.sext(element, Type::I32),
            false => self.b.zext(element, Type::I32),
        };
        self.keep(longer, false);
    }

    fn shorts_from_input(&mut self, ty: Type) -> Option<Value> {
        let input = self.around.as_ref()?.input;
        let from = self.rng.below(INPUT - 16) as i64;
        let from = self.b.gep_const(input, from & !3);
        let align = self.rng.pick(&[4, 4, 2]);
        Some(self.b.load(ty, from, align))
    }

    fn short_operand(&mut self, ty: Type, len: u32, known: &[Value]) -> Value {
        match self.rng.below(10) {
            0..6 => self.rng.pick(known),
            6 => {
                let one = self.any(Type::I16);
                self.b.build_vector(&vec![one; len as usize])
            }
            7 | 8 => self.constant(ty),
            _ => {
                let x = self.rng.pick(known);
                let mask: Vec<i32> = (0..len as i32).rev().collect();
                let other = self.b.poison(ty);
                self.b.shuffle(x, other, &mask)
            }
        }
    }

    fn short_step(&mut self, ty: Type, len: u32, known: &[Value]) -> Value {
        let [x, y] = [0; 2].map(|_| self.short_operand(ty, len, known));
        match self.rng.below(10) {
            0..3 => {
                let op = self.rng.pick(&PLAIN);
                self.b.binary(op, x, y)
            }
            3 | 4 => {
                let most = self.b.iconst(Type::I16, i128::from(BITS - 1));
                let most = self.b.build_vector(&vec![most; len as usize]);
                let amount = self.b.and(y, most);
                let op = self.rng.pick(&SHIFTS);
                self.b.binary(op, x, amount)
            }
            5 => {
                let cond = self.rng.pick(&[IntCC::Slt, IntCC::Ugt]);
                let less = self.b.icmp(cond, x, y);
                self.b.select(less, x, y)
            }
            _ => {
                let id = self.rng.pick(&CHOICES);
                self.b.intrinsic(id, ty, &[x, y])
            }
        }
    }
}
