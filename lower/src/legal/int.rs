//! Integers of any width on legal integers: promotion of narrow ones, pairs of i64 for wide ones.
//!
//! Bits above an integer's width are garbage (see [`crate::legal::shape`]); operations whose result
//! depends on them first extend their operands, which costs nothing where [`crate::known::Known`]
//! says that they are extended already.

use crate::expand;
use crate::fold;
use crate::legal::emitter::Emitter;
use crate::legal::function::Parts;
use ir::{ArithFlags, BinaryOp, IntCC, Type, Value};

/// A scalar: one legal value, or the two i64 of an integer above 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Num {
    /// The value, or its low 64 bits.
    pub lo: Value,
    /// Its high 64 bits.
    pub hi: Option<Value>,
}

impl From<Value> for Num {
    fn from(lo: Value) -> Num {
        Num { lo, hi: None }
    }
}

impl Num {
    /// A pair of i64.
    pub fn wide(lo: Value, hi: Value) -> Num {
        Num { lo, hi: Some(hi) }
    }

    /// Puts its values behind others.
    #[inline]
    pub fn append_to(self, parts: &mut Parts) {
        parts.push(self.lo);
        if let Some(hi) = self.hi {
            parts.push(hi);
        }
    }

    /// The high part of an integer above 64 bits.
    pub fn high(self) -> Value {
        self.hi.unwrap_or(self.lo)
    }
}

/// How an integer is made wider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extend {
    /// With zeros.
    Zero,
    /// With copies of the sign.
    Sign,
}

/// Width of the part or parts that hold an integer: 1, 32, 64 or 128.
pub(crate) const fn container(bits: u32) -> u32 {
    match bits {
        0 | 1 => 1,
        2..=32 => 32,
        33..=64 => 64,
        _ => 128,
    }
}

impl Emitter<'_> {
    /// An integer constant of `bits` bits.
    pub fn num_const(&mut self, bits: u32, value: u128) -> Num {
        match container(bits) {
            1 => self.bool(value & 1 != 0).into(),
            32 => self.i32((value & fold::mask(bits)) as u32).into(),
            64 => self.i64((value & fold::mask(bits)) as u64).into(),
            _ => {
                let v = value & fold::mask(bits);
                let (lo, hi) = (self.i64(v as u64), self.i64((v >> 64) as u64));
                Num::wide(lo, hi)
            }
        }
    }

    /// Makes the garbage above an integer's width zeros or copies of its sign.
    pub fn extend_low(&mut self, n: Num, bits: u32, how: Extend) -> Num {
        if bits == container(bits) {
            return n;
        }
        match (n.hi, how) {
            (None, Extend::Zero) => self.zero_extend_low(n.lo, bits).into(),
            (None, Extend::Sign) => self.sign_extend_low(n.lo, bits).into(),
            (Some(hi), Extend::Zero) => Num::wide(n.lo, self.zero_extend_low(hi, bits - 64)),
            (Some(hi), Extend::Sign) => Num::wide(n.lo, self.sign_extend_low(hi, bits - 64)),
        }
    }

    /// `zext` or `sext` from `from` to `to` bits.
    pub fn extend(&mut self, n: Num, from: u32, to: u32, how: Extend) -> Num {
        let n = self.extend_low(n, from, how);
        let (cf, ct) = (container(from), container(to));
        if cf == ct {
            return n;
        }
        let ty = if ct == 32 { Type::I32 } else { Type::I64 };
        let lo = match how {
            Extend::Zero => self.zext(n.lo, ty),
            Extend::Sign => self.sext(n.lo, ty),
        };
        if ct != 128 {
            return lo.into();
        }
        let hi = match how {
            Extend::Zero => self.i64(0),
            Extend::Sign => self.ashr_const(lo, 63),
        };
        Num::wide(lo, hi)
    }

    /// `trunc` from `from` to `to` bits.
    pub fn truncate(&mut self, n: Num, from: u32, to: u32) -> Num {
        let (cf, ct) = (container(from), container(to));
        if cf == ct {
            return n;
        }
        let ty = match ct {
            1 => Type::I1,
            32 => Type::I32,
            _ => Type::I64,
        };
        self.trunc(n.lo, ty).into()
    }

    /// Any integer operation.
    pub fn int_binary(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        bits: u32,
        a: Num,
        b: Num,
    ) -> Num {
        use BinaryOp::*;
        if bits == 1 {
            return self.bool_binary(op, a.lo, b.lo).into();
        }
        let (a, b) = match op {
            UDiv | URem => (
                self.extend_low(a, bits, Extend::Zero),
                self.extend_low(b, bits, Extend::Zero),
            ),
            SDiv | SRem => (
                self.extend_low(a, bits, Extend::Sign),
                self.extend_low(b, bits, Extend::Sign),
            ),
            // The amount is below the width, or the result is poison.
            Shl => (a, self.extend_low(b, bits, Extend::Zero)),
            LShr => (
                self.extend_low(a, bits, Extend::Zero),
                self.extend_low(b, bits, Extend::Zero),
            ),
            AShr => (
                self.extend_low(a, bits, Extend::Sign),
                self.extend_low(b, bits, Extend::Zero),
            ),
            _ => (a, b),
        };
        // What is promised of `bits` bits does not hold of the garbage above them.
        let flags = if bits == container(bits) {
            flags
        } else {
            flags & ArithFlags::EXACT
        };
        if container(bits) == 128 {
            return expand::wide::binary(self, op, a, b);
        }
        match op {
            UDiv | SDiv | URem | SRem => expand::div::divide(self, op, bits, a.lo, b.lo).into(),
            Mul if bits <= 32 => self.mul32(flags, a.lo, b.lo).into(),
            _ => self.binary(op, flags, a.lo, b.lo).into(),
        }
    }

    /// A product of i32; with the full-rate 24-bit multiplier if the operands surely fit.
    fn mul32(&mut self, flags: ArithFlags, a: Value, b: Value) -> Value {
        let foldable = self.const_bits(a).is_some() && self.const_bits(b).is_some();
        let shift = [a, b].iter().any(|&v| {
            self.const_bits(v)
                .is_some_and(|c| c == 0 || c.is_power_of_two())
        });
        if !foldable && !shift {
            if self.fits_unsigned(a, 24) && self.fits_unsigned(b, 24) {
                return self.mul24(ir::Intrinsic::MulU24, a, b);
            }
            if self.fits_signed(a, 24) && self.fits_signed(b, 24) {
                return self.mul24(ir::Intrinsic::MulI24, a, b);
            }
        }
        self.binary(BinaryOp::Mul, flags, a, b)
    }

    /// The low 32 bits of a product of 24-bit numbers.
    pub fn mul24(&mut self, id: ir::Intrinsic, a: Value, b: Value) -> Value {
        let known = crate::known::Known::binary(BinaryOp::Mul, self.known(a), self.known(b));
        let v = self.intr(id, &[a, b], Type::I32);
        self.note(v, known);
        v
    }

    /// Operations on i1, modulo 2. The only defined divisor is 1; the only defined shift amount 0.
    fn bool_binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        use BinaryOp::*;
        match op {
            Add | Sub | Xor => self.xor(a, b),
            Mul | And => self.and(a, b),
            Or => self.or(a, b),
            URem | SRem => self.bool(false),
            _ => a,
        }
    }

    /// Any integer comparison.
    pub fn int_compare(&mut self, cond: IntCC, bits: u32, a: Num, b: Num) -> Value {
        if bits == 1 {
            return self.bool_compare(cond, a.lo, b.lo);
        }
        let how = self.comparison_extension(cond, bits, a, b);
        let a = self.extend_low(a, bits, how);
        let b = self.extend_low(b, bits, how);
        match (a.hi, b.hi) {
            (Some(_), Some(_)) => expand::wide::compare(self, cond, a, b),
            _ => self.icmp(cond, a.lo, b.lo),
        }
    }

    /// The extension that a comparison needs; equality is satisfied with either, and takes the one
    /// that is there.
    fn comparison_extension(&self, cond: IntCC, bits: u32, a: Num, b: Num) -> Extend {
        let above = bits - if bits > 64 { 64 } else { 0 };
        let signed = |n: Num| self.fits_signed(n.high(), above);
        match cond {
            IntCC::Eq | IntCC::Ne if signed(a) && signed(b) => Extend::Sign,
            _ if cond.is_signed() => Extend::Sign,
            _ => Extend::Zero,
        }
    }

    /// Compares i1; as signed numbers these are 0 and -1.
    fn bool_compare(&mut self, cond: IntCC, a: Value, b: Value) -> Value {
        use IntCC::*;
        match cond {
            Ne => self.xor(a, b),
            Eq => {
                let x = self.xor(a, b);
                self.not(x)
            }
            Ugt | Slt => {
                let nb = self.not(b);
                self.and(a, nb)
            }
            Ult | Sgt => {
                let na = self.not(a);
                self.and(na, b)
            }
            Uge | Sle => {
                let nb = self.not(b);
                self.or(a, nb)
            }
            Ule | Sge => {
                let na = self.not(a);
                self.or(na, b)
            }
        }
    }

    /// A choice between two scalars.
    pub fn select_num(&mut self, cond: Value, a: Num, b: Num) -> Num {
        let lo = self.select(cond, a.lo, b.lo);
        let hi = match (a.hi, b.hi) {
            (Some(x), Some(y)) => Some(self.select(cond, x, y)),
            _ => None,
        };
        Num { lo, hi }
    }
}
