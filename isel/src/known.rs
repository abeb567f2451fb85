//! What is known of the bits of integers.

use crate::ctx::Ctx;
use ir::{BinaryOp, CastOp, InstData, Type, TypeData, Value};

/// Number of bits in a register.
const WORD: u32 = 32;

impl Ctx<'_> {
    /// An upper bound for the number of low bits of an `i32` that can be nonzero.
    pub fn known_bits(&self, value: Value) -> u32 {
        self.known_bits_within(value, KNOWN_BITS_DEPTH)
    }

    fn known_bits_within(&self, value: Value, depth: u32) -> u32 {
        if let Some(c) = self.int_const(value) {
            return u64::BITS - c.leading_zeros();
        }
        let Some((inst, data)) = self.def(value) else {
            return WORD;
        };
        if depth == 0 {
            return WORD;
        }
        if let Some(range) = self.ir.ranges.get(&inst) {
            if range.lo < range.hi {
                return (u128::BITS - (range.hi - 1).leading_zeros()).min(WORD);
            }
        }
        let bits = |s: &Self, v| s.known_bits_within(v, depth - 1);
        match data {
            InstData::Binary {
                op: BinaryOp::And,
                args,
                ..
            } => bits(self, args[0]).min(bits(self, args[1])),
            InstData::Binary {
                op: BinaryOp::Or | BinaryOp::Xor,
                args,
                ..
            } => bits(self, args[0]).max(bits(self, args[1])),
            InstData::Binary {
                op: BinaryOp::LShr,
                args,
                ..
            } => match self.int_const(args[1]) {
                Some(n) => bits(self, args[0]).saturating_sub(n as u32),
                None => bits(self, args[0]),
            },
            InstData::Binary {
                op: BinaryOp::Shl,
                args,
                ..
            } => match self.int_const(args[1]) {
                Some(n) if n < u64::from(WORD) => (bits(self, args[0]) + n as u32).min(WORD),
                _ => WORD,
            },
            InstData::Binary {
                op: BinaryOp::Add,
                args,
                ..
            } => (bits(self, args[0]).max(bits(self, args[1])) + 1).min(WORD),
            InstData::Cast {
                op: CastOp::ZExt,
                arg,
                ..
            } => match self.ty(*arg) {
                Type::I1 => 1,
                Type::I8 => 8,
                Type::I16 => 16,
                _ => WORD,
            },
            InstData::Select { args, .. } => bits(self, args[1]).max(bits(self, args[2])),
            InstData::Intrinsic { id, .. } => intrinsic_bits(*id),
            _ => WORD,
        }
    }

    /// A word of 64 bits that is known because the value is only a view of others (see
    /// [`Ctx::comps`]).
    pub fn known_word(&self, value: Value, index: usize) -> Option<u32> {
        self.known_word_within(value, index, KNOWN_BITS_DEPTH)
    }

    fn known_word_within(&self, value: Value, index: usize, depth: u32) -> Option<u32> {
        if let Some(c) = self.int_const(value) {
            return Some((c >> (WORD as usize * index)) as u32);
        }
        let depth = depth.checked_sub(1)?;
        match self.def(value)?.1 {
            InstData::Cast { op, arg, .. } if self.same_shape(*arg, value) => {
                let (from, to) = (self.ty(*arg), self.ty(value));
                let bits = |ty| self.env.layout().bits(ty);
                match op {
                    CastOp::ZExt if from == Type::I32 && index == 1 => Some(0),
                    CastOp::ZExt | CastOp::SExt | CastOp::Trunc => None,
                    _ if bits(from) == bits(to)
                        && !matches!(self.env.ctx.types.get(from), TypeData::Vector { .. }) =>
                    {
                        self.known_word_within(*arg, index, depth)
                    }
                    _ => None,
                }
            }
            InstData::Binary { op, args, .. } if self.ty(value) == Type::I64 => {
                self.known_word_of(*op, *args, value, index, depth)
            }
            _ => None,
        }
    }

    /// The same of what moves words or makes them zero.
    fn known_word_of(
        &self,
        op: BinaryOp,
        args: [Value; 2],
        value: Value,
        index: usize,
        depth: u32,
    ) -> Option<u32> {
        let c = self.int_const(args[1])?;
        if !self.same_shape(args[0], value) {
            return None;
        }
        let is_mask = [c as u32, (c >> WORD) as u32]
            .iter()
            .all(|&m| m == 0 || m == u32::MAX);
        match (op, c, index) {
            (BinaryOp::And, _, _) if is_mask => match (c >> (WORD as usize * index)) as u32 {
                0 => Some(0),
                _ => self.known_word_within(args[0], index, depth),
            },
            (BinaryOp::LShr, 32, 1) | (BinaryOp::Shl, 32, 0) => Some(0),
            (BinaryOp::LShr | BinaryOp::Shl, 32, _) => {
                self.known_word_within(args[0], 1 - index, depth)
            }
            _ => None,
        }
    }
}

/// Factors of so many bits are multiplied at full rate (manual, section 12.7, V_MUL_U32_U24).
pub const KNOWN_BITS_SMALL: u32 = 24;

/// How many instructions back [`Ctx::known_bits`] looks; a bound that keeps selection linear.
const KNOWN_BITS_DEPTH: u32 = 4;

/// Bits of results that intrinsics bound. A work-group has at most 1024 work-items (specification,
/// "Kernel Dispatch").
fn intrinsic_bits(id: ir::Intrinsic) -> u32 {
    use ir::Intrinsic::*;
    match id {
        WorkitemIdX | WorkitemIdY | WorkitemIdZ => 10,
        Ctpop => 6,
        MbcntLo | MbcntHi => 7,
        _ => WORD,
    }
}
