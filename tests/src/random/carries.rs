//! Numbers of several words that are added, or of which one is taken from another, word by word:
//! the carry of each is what comparisons say.

use super::Gen;
use ir::{BinaryOp, CastOp, IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 30;

/// Between the words of a chain comes a block of its own this often, of a hundred.
const APART: u32 = 15;

impl Gen<'_> {
    pub(super) fn perhaps_carries(&mut self) {
        self.apart(51, SHARE, |this| {
            for _ in 0..this.rng.between(1, 3) {
                this.carries();
            }
        });
    }

    fn carries(&mut self) {
        let ty = self.rng.pick(&[Type::I32, Type::I64, Type::I64]);
        let op = self.rng.pick(&[BinaryOp::Add, BinaryOp::Sub]);
        let mut carry = None;
        let mut all = self.variable(ty);
        for _ in 0..self.rng.between(1, 5) {
            if self.rng.percent(APART) {
                let next = self.b.create_block();
                self.b.jump(next, &[]);
                self.b.switch_to(next);
            }
            let [x, y] = [(), ()].map(|()| self.word_of(ty));
            let (sum, out) = self.summed(op, [x, y], carry);
            carry = Some(out);
            let mixed = self.b.xor(all, sum);
            let three = self.b.iconst(ty, 3);
            all = self.b.mul(mixed, three);
        }
        if let Some(carry) = carry {
            let bit = self.b.zext(carry, ty);
            all = self.b.add(all, bit);
        }
        let word = match ty {
            Type::I64 => self.b.trunc(all, Type::I32),
            _ => all,
        };
        self.store_result(word);
    }

    /// A variable, or a number at the end of what there is.
    fn word_of(&mut self, ty: Type) -> Value {
        match self.rng.below(8) {
            0 => self.b.iconst(ty, -1),
            1 => self.b.iconst(ty, 1),
            2 => {
                let [x, y] = [(), ()].map(|()| self.variable(Type::I32));
                match ty {
                    Type::I64 => {
                        let extend = self.rng.pick(&[CastOp::ZExt, CastOp::SExt]);
                        let [x, y] = [x, y].map(|v| self.b.cast(extend, v, Type::I64));
                        self.b.mul(x, y)
                    }
                    _ => self.b.xor(x, y),
                }
            }
            _ => self.variable(ty),
        }
    }

    /// The sum or difference with a carry, and the carry of that.
    fn summed(&mut self, op: BinaryOp, [x, y]: [Value; 2], carry: Option<Value>) -> (Value, Value) {
        let (sum, out) = self.of_two(op, [x, y]);
        let Some(carry) = carry else {
            return (sum, out);
        };
        let bit = self.b.zext(carry, self.b.ty(sum));
        let args = match op {
            BinaryOp::Add if self.rng.percent(30) => [bit, sum],
            _ => [sum, bit],
        };
        let (sum, more) = self.of_two(op, args);
        let out = match self.rng.below(6) {
            0 => self.b.xor(out, more),
            1 => self.b.or(more, out),
            _ => self.b.or(out, more),
        };
        (sum, out)
    }

    /// A sum or difference, and whether it is out of range, asked in one of the ways in which
    /// people do.
    fn of_two(&mut self, op: BinaryOp, [x, y]: [Value; 2]) -> (Value, Value) {
        if op == BinaryOp::Sub && self.rng.percent(30) {
            let out = self.b.icmp(IntCC::Ult, x, y);
            return (self.b.sub(x, y), out);
        }
        let sum = match op {
            BinaryOp::Add => self.b.add(x, y),
            _ => self.b.sub(x, y),
        };
        let out = match (op, self.rng.below(4)) {
            (BinaryOp::Add, 0) => self.b.icmp(IntCC::Ult, sum, y),
            (BinaryOp::Add, 1) => self.b.icmp(IntCC::Ugt, x, sum),
            (BinaryOp::Add, _) => self.b.icmp(IntCC::Ult, sum, x),
            (_, 0) => self.b.icmp(IntCC::Ugt, sum, x),
            (_, 1) => self.b.icmp(IntCC::Ugt, y, x),
            _ => self.b.icmp(IntCC::Ult, x, y),
        };
        (sum, out)
    }
}
