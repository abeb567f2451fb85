//! The same bits as another type, and pieces of integers: the code that stands for loads and stores
//! of promoted memory.

use crate::values::{int, mask};
use ir::{
    ArithFlags, BinaryOp, CastOp, Context, DataLayout, Function, Inst, InstData, SourceLoc, Type,
    Value,
};

/// Widest range, in bytes, that is promoted to one integer although it is accessed in parts.
pub const MAX_MIXED: u64 = 16;

/// Appends instructions to a list.
pub struct Emitter<'a> {
    /// Types and constants.
    pub ctx: &'a mut Context,
    /// The function.
    pub func: &'a mut Function,
    /// Where instructions go.
    pub out: &'a mut Vec<Inst>,
    /// Their place in the source.
    pub loc: SourceLoc,
}

impl Emitter<'_> {
    /// Appends an instruction. Without a result there would be nothing to return: `ty` is not void.
    pub fn push(&mut self, data: InstData, ty: Type) -> Value {
        let inst = self.func.make_inst(data, ty, self.loc);
        self.out.push(inst);
        self.func
            .result(inst)
            .expect("an instruction with a type has a result")
    }

    fn cast(&mut self, op: CastOp, arg: Value, ty: Type) -> Value {
        let flags = ArithFlags::empty();
        self.push(InstData::Cast { op, flags, arg }, ty)
    }

    fn binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        let ty = self.func.value_type(x);
        let flags = ArithFlags::empty();
        let args = [x, y];
        self.push(InstData::Binary { op, flags, args }, ty)
    }

    fn bits(&self, ty: Type) -> u64 {
        DataLayout::new(&self.ctx.types).bits(ty)
    }

    /// The same bits as another type with as many ([`is_coercible`] both, or equal).
    pub fn coerce(&mut self, value: Value, to: Type) -> Value {
        let from = self.func.value_type(value);
        if from == to {
            return value;
        }
        let vectors = self.ctx.types.vector_parts(from).is_some()
            && self.ctx.types.vector_parts(to).is_some();
        if vectors && !self.ctx.types.is_ptr_or_vector(from) && !self.ctx.types.is_ptr_or_vector(to)
        {
            return self.cast(CastOp::Bitcast, value, to);
        }
        let number = self.bits_of(value);
        self.int_to(number, to)
    }

    /// The bits as an integer as wide.
    pub fn bits_of(&mut self, value: Value) -> Value {
        let from = self.func.value_type(value);
        let ty = self.ctx.types.int(self.bits(from) as u16);
        match from {
            _ if from == ty => value,
            _ if from.is_ptr() => self.cast(CastOp::PtrToInt, value, ty),
            _ => self.cast(CastOp::Bitcast, value, ty),
        }
    }

    fn int_to(&mut self, value: Value, to: Type) -> Value {
        match to {
            _ if self.func.value_type(value) == to => value,
            _ if to.is_ptr() => self.cast(CastOp::IntToPtr, value, to),
            _ => self.cast(CastOp::Bitcast, value, to),
        }
    }

    /// Takes a value of type `ty` out of a wider integer, from byte `offset` on.
    pub fn extract(&mut self, whole: Value, offset: u64, ty: Type) -> Value {
        let whole_ty = self.func.value_type(whole);
        let shifted = if offset == 0 {
            whole
        } else {
            let amount = int(self.ctx, self.func, whole_ty, u128::from(offset * 8));
            self.binary(BinaryOp::LShr, whole, amount)
        };
        let part = self.ctx.types.int(self.bits(ty) as u16);
        let number = if part == whole_ty {
            shifted
        } else {
            self.cast(CastOp::Trunc, shifted, part)
        };
        self.int_to(number, ty)
    }

    /// Puts a value into a wider integer, at byte `offset`. A value whose width is no multiple of 8
    /// is zero-extended.
    pub fn insert(&mut self, whole: Value, offset: u64, value: Value) -> Value {
        let number = self.bits_of(value);
        let width = self.bits(self.func.value_type(number)).next_multiple_of(8);
        let whole_ty = self.func.value_type(whole);
        let total = self.bits(whole_ty);
        let mut wide = number;
        if self.func.value_type(number) != whole_ty {
            wide = self.cast(CastOp::ZExt, number, whole_ty);
        }
        if width == total {
            return wide;
        }
        let shift = offset * 8;
        if shift != 0 {
            let amount = int(self.ctx, self.func, whole_ty, u128::from(shift));
            wide = self.binary(BinaryOp::Shl, wide, amount);
        }
        let hole = !(mask(width as u32) << shift) & mask(total as u32);
        let hole = int(self.ctx, self.func, whole_ty, hole);
        let rest = self.binary(BinaryOp::And, whole, hole);
        self.binary(BinaryOp::Or, rest, wide)
    }
}

/// Can the bits of this type be seen as an integer and back?
pub fn is_coercible(ctx: &Context, ty: Type) -> bool {
    let bits = DataLayout::new(&ctx.types).bits(ty);
    let scalar = ctx.types.scalar(ty);
    let is_vector = scalar != ty;
    (1..=128).contains(&bits)
        && ctx.types.is_first_class(ty)
        && !(is_vector && scalar.is_ptr())
        && (!is_vector || bits.is_multiple_of(8))
}
