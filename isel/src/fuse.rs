//! Patterns of several 32-bit operations that one vector instruction computes.
//!
//! The inner operation must have no other use, so that nothing is computed twice.

use crate::ctx::{Comp, Ctx, Res};
use crate::int::low_mask;
use ir::{BinaryOp, InstData, Value};
use isa::{Generation, Opcode};
use mir::Bank;

impl Ctx<'_> {
    /// Selects a pattern with `op` outside. Returns whether there was one.
    pub fn fuse32(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> Res<bool> {
        let found = match op {
            BinaryOp::And => self.fuse_and(args, result) || self.fuse_bfe(args, result),
            BinaryOp::AShr => self.fuse_sext(args, result),
            BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor => {
                self.fuse_bfi(op, args, result)
                    || self.fuse_rotate(op, args, result)
                    || self.fuse_outer(op, args, result)
            }
            BinaryOp::Shl => self.fuse_add_shl(args, result),
            _ => false,
        };
        Ok(found)
    }

    fn inner(&self, value: Value) -> Option<(BinaryOp, [Value; 2])> {
        if self.bank(value) != Bank::Vgpr {
            return None;
        }
        match self.only_def(value)?.1 {
            InstData::Binary { op, args, .. } => Some((*op, *args)),
            _ => None,
        }
    }

    /// `(a op b) op2 c` with a three-operand instruction of GFX9.
    fn fuse_outer(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> bool {
        if self.env.generation() < Generation::Gfx9 {
            return self.fuse_mad24(op, args, result);
        }
        for (x, c) in [(args[0], args[1]), (args[1], args[0])] {
            let Some((inner, [a, b])) = self.inner(x) else {
                continue;
            };
            let opcode = match (op, inner) {
                (BinaryOp::Add, BinaryOp::Add) => Opcode::VAdd3U32,
                (BinaryOp::Add, BinaryOp::Shl) => Opcode::VLshlAddU32,
                (BinaryOp::Or, BinaryOp::Shl) => Opcode::VLshlOrB32,
                (BinaryOp::Or, BinaryOp::And) => Opcode::VAndOrB32,
                (BinaryOp::Or, BinaryOp::Or) => Opcode::VOr3B32,
                (BinaryOp::Add, BinaryOp::Xor) => Opcode::VXadU32,
                _ => continue,
            };
            if self.literals(&[a, b, c]) > 0 {
                continue;
            }
            self.three(opcode, [a, b, c], result);
            return true;
        }
        self.fuse_mad24(op, args, result)
    }

    /// `a * b + c` with small factors.
    fn fuse_mad24(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> bool {
        if op != BinaryOp::Add {
            return false;
        }
        for (x, c) in [(args[0], args[1]), (args[1], args[0])] {
            if let Some((BinaryOp::Mul, [a, b])) = self.inner(x) {
                if self.known_bits(a) <= 24
                    && self.known_bits(b) <= 24
                    && self.literals(&[a, b, c]) <= 1
                {
                    self.three(Opcode::VMadU32U24, [a, b, c], result);
                    return true;
                }
            }
        }
        false
    }

    /// `(a + b) << c`.
    fn fuse_add_shl(&mut self, args: [Value; 2], result: Value) -> bool {
        if self.env.generation() < Generation::Gfx9 {
            return false;
        }
        match self.inner(args[0]) {
            Some((BinaryOp::Add, [a, b])) if self.literals(&[a, b, args[1]]) == 0 => {
                self.three(Opcode::VAddLshlU32, [a, b, args[1]], result);
                true
            }
            _ => false,
        }
    }

    /// `x & ~y` has no vector instruction of its own, but `bfi(y, 0, x)` is it.
    fn fuse_and(&mut self, args: [Value; 2], result: Value) -> bool {
        for (x, y) in [(args[0], args[1]), (args[1], args[0])] {
            if let Some(inner) = self.complement_of(y) {
                let dst = self.dst(result);
                let (mask, value) = (self.comps(inner), self.comps(x));
                self.valu(Opcode::VBfiB32, &[&dst], &[&mask, &[Comp::Imm(0)], &value]);
                return true;
            }
        }
        false
    }

    /// `(x >> n) & mask` with a mask of low ones.
    fn fuse_bfe(&mut self, args: [Value; 2], result: Value) -> bool {
        let Some(mask) = self.int_const(args[1]).map(|m| m as u32) else {
            return false;
        };
        if mask == 0 || !mask.wrapping_add(1).is_power_of_two() {
            return false;
        }
        let Some((BinaryOp::LShr, [x, n])) = self.inner(args[0]) else {
            return false;
        };
        let Some(shift) = self.int_const(n) else {
            return false;
        };
        let width = mask.trailing_ones();
        if shift >= 32 || shift as u32 + width >= 32 {
            return false;
        }
        let dst = self.dst(result);
        let value = self.comps(x);
        self.valu(
            Opcode::VBfeU32,
            &[&dst],
            &[&value, &[Comp::Imm(shift as u32)], &[Comp::Imm(width)]],
        );
        true
    }

    /// `(x << n) >> m`, arithmetic, `n <= m`: a signed bit field.
    fn fuse_sext(&mut self, args: [Value; 2], result: Value) -> bool {
        let Some((BinaryOp::Shl, [x, n])) = self.inner(args[0]) else {
            return false;
        };
        let (Some(n), Some(m)) = (self.int_const(n), self.int_const(args[1])) else {
            return false;
        };
        if n > m || m >= 32 || n == 0 {
            return false;
        }
        let (offset, width) = (m as u32 - n as u32, 32 - m as u32);
        let dst = self.dst(result);
        let value = self.comps(x);
        self.valu(
            Opcode::VBfeI32,
            &[&dst],
            &[&value, &[Comp::Imm(offset)], &[Comp::Imm(width)]],
        );
        true
    }

    /// `(m & a) | (~m & b)`, also with `^` or `+` outside: the two sides have no bit in common. And `((a ^ b) & m) ^ b`.
    fn fuse_bfi(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> bool {
        if op == BinaryOp::Xor && self.fuse_bfi_xor(args, result) {
            return true;
        }
        let (Some((BinaryOp::And, l)), Some((BinaryOp::And, r))) =
            (self.inner(args[0]), self.inner(args[1]))
        else {
            return false;
        };
        for (x, y) in [(l, r), (r, l)] {
            for (m, a) in [(x[0], x[1]), (x[1], x[0])] {
                for (n, b) in [(y[0], y[1]), (y[1], y[0])] {
                    if self.are_complements(m, n) {
                        self.bfi(m, a, b, result);
                        return true;
                    }
                }
            }
        }
        false
    }

    fn are_complements(&self, m: Value, n: Value) -> bool {
        match (self.int_const(m), self.int_const(n)) {
            (Some(a), Some(b)) => a as u32 == !(b as u32),
            _ => self.complement_of(n) == Some(m),
        }
    }

    fn fuse_bfi_xor(&mut self, args: [Value; 2], result: Value) -> bool {
        for (x, b) in [(args[0], args[1]), (args[1], args[0])] {
            let Some((BinaryOp::And, and)) = self.inner(x) else {
                continue;
            };
            for (y, m) in [(and[0], and[1]), (and[1], and[0])] {
                let Some((BinaryOp::Xor, [p, q])) = self.inner(y) else {
                    continue;
                };
                let a = if p == b {
                    q
                } else if q == b {
                    p
                } else {
                    continue;
                };
                self.bfi(m, a, b, result);
                return true;
            }
        }
        false
    }

    fn bfi(&mut self, mask: Value, a: Value, b: Value, result: Value) {
        self.three(Opcode::VBfiB32, [mask, a, b], result);
    }

    /// `(x << n) | (y >> (32 - n))` by constants.
    fn fuse_rotate(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> bool {
        if op == BinaryOp::Add {
            return false;
        }
        for (l, r) in [(args[0], args[1]), (args[1], args[0])] {
            let (Some((BinaryOp::Shl, [hi, n])), Some((BinaryOp::LShr, [lo, m]))) =
                (self.inner(l), self.inner(r))
            else {
                continue;
            };
            let (Some(n), Some(m)) = (self.int_const(n), self.int_const(m)) else {
                continue;
            };
            if n + m != 32 || n == 0 || m == 0 {
                continue;
            }
            let dst = self.dst(result);
            let (hi, lo) = (self.comps(hi), self.comps(lo));
            self.valu(
                Opcode::VAlignbitB32,
                &[&dst],
                &[&hi, &lo, &[Comp::Imm(m as u32)]],
            );
            return true;
        }
        false
    }

    fn three(&mut self, opcode: Opcode, args: [Value; 3], result: Value) {
        let dst = self.dst(result);
        let (a, b, c) = (
            self.comps(args[0]),
            self.comps(args[1]),
            self.comps(args[2]),
        );
        self.valu(opcode, &[&dst], &[&a, &b, &c]);
    }

    /// Number of operands that need a literal: three-operand forms have none, so it costs a move.
    fn literals(&self, args: &[Value]) -> usize {
        let needs = |&&v: &&Value| match self.int_const(v) {
            Some(bits) => matches!(
                self.imm32(bits as u32 & low_mask(32)),
                mir::Operand::Literal(_)
            ),
            None => false,
        };
        args.iter().filter(needs).count()
    }
}
