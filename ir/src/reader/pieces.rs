//! The instructions and constants that intrinsics are expanded to ([`super::expanded`],
//! [`super::vectors`], [`super::vp`] and the others): each is added without a name before the one
//! that is read.

use super::body::Body;
use super::cursor::{Res, loc};
use super::lexer::Token;
use crate::constant::{Const, ConstData};
use crate::entities::Value;
use crate::inst::{ArithFlags, BinaryOp, CastOp, GepFlags, InstData, IntCC};
use crate::intrinsic::Intrinsic;
use crate::types::{Type, TypeData};

impl Body<'_, '_> {
    pub(super) fn wrong<T>(&self, tok: Token) -> Res<T> {
        self.r
            .c
            .fail_at(tok, "operands or result of the intrinsic have wrong types")
    }

    // Constants.

    /// An integer, or a vector with it in all places.
    pub(super) fn int(&mut self, ty: Type, value: u128) -> Value {
        let elem = self.r.module.ctx.types.scalar(ty);
        let c = self.r.module.ctx.int_const(elem, value);
        self.constant(ty, c)
    }

    /// An integer of `bits` ones, or a vector with it in all places.
    pub(super) fn all_ones(&mut self, ty: Type, bits: u32) -> Value {
        let elem = self.r.module.ctx.types.scalar(ty);
        let words = vec![u64::MAX; bits.div_ceil(64) as usize];
        let c = self.r.module.ctx.wide_const(elem, &words);
        self.constant(ty, c)
    }

    /// A float, or a vector with it in all places, by its bits.
    pub(super) fn float(&mut self, ty: Type, bits: u64) -> Value {
        let elem = self.r.module.ctx.types.scalar(ty);
        let c = self.r.module.ctx.float_const(elem, bits);
        self.constant(ty, c)
    }

    /// A constant of the type, or a vector with it in all places.
    fn constant(&mut self, ty: Type, c: Const) -> Value {
        let ctx = &mut self.r.module.ctx;
        let c = match ctx.types.vector_parts(ty) {
            Some((_, n)) => ctx.aggregate_const(ty, vec![c; n as usize]),
            None => c,
        };
        self.f.const_value(c, ty)
    }

    pub(super) fn poison(&mut self, ty: Type) -> Value {
        let poison = self.r.module.ctx.consts.intern(ConstData::Poison(ty));
        self.f.const_value(poison, ty)
    }

    pub(super) fn zero(&mut self, ty: Type) -> Value {
        let zero = self.r.module.ctx.consts.intern(ConstData::Zero(ty));
        self.f.const_value(zero, ty)
    }

    /// `<0, 1, 2, …>`
    pub(super) fn steps(&mut self, ty: Type, tok: Token) -> Res<Value> {
        let Some((elem, n)) = self.r.module.ctx.types.vector_parts(ty) else {
            return self.wrong(tok);
        };
        self.int_bits(elem, tok)?;
        let ctx = &mut self.r.module.ctx;
        let steps: Vec<Const> = (0..n).map(|i| ctx.int_const(elem, i.into())).collect();
        let c = ctx.aggregate_const(ty, steps);
        Ok(self.f.const_value(c, ty))
    }

    /// The number that a value is known to be.
    pub(super) fn int_of(&self, value: Value) -> Option<u128> {
        match self.r.module.ctx.consts.get(self.f.value_const(value)?) {
            ConstData::Int(_, n) => Some(*n),
            _ => None,
        }
    }

    // Types.

    /// Width of a type that must be an integer's.
    pub(super) fn int_bits(&self, ty: Type, tok: Token) -> Res<u32> {
        match self.r.module.ctx.types.int_bits(ty) {
            Some(bits) => Ok(bits),
            None => self.wrong(tok),
        }
    }

    /// Element type and length of an operand that must be a vector.
    pub(super) fn vector(&self, value: Value, tok: Token) -> Res<(Type, u32)> {
        let ty = self.f.value_type(value);
        match self.r.module.ctx.types.vector_parts(ty) {
            Some(parts) => Ok(parts),
            None => self.wrong(tok),
        }
    }

    /// Fails if one of the values has another type.
    pub(super) fn same_types(&self, values: &[Value], ty: Type, tok: Token) -> Res<()> {
        match values.iter().all(|&v| self.f.value_type(v) == ty) {
            true => Ok(()),
            false => self.wrong(tok),
        }
    }

    /// A type like this one with other elements: a vector of as many, or one.
    pub(super) fn like(&mut self, ty: Type, elem: Type) -> Type {
        let types = &mut self.r.module.ctx.types;
        match types.vector_parts(ty) {
            Some((_, n)) => types.vector(elem, n),
            None => elem,
        }
    }

    // Instructions.

    /// Adds an instruction without a name.
    pub(super) fn push(&mut self, data: InstData, ty: Type, tok: Token) -> Value {
        let inst = self.f.append_inst(self.block, data, ty, loc(tok));
        self.f.result(inst).expect("it has a result")
    }

    /// Adds an instruction without a result.
    pub(super) fn push_effect(&mut self, data: InstData, tok: Token) {
        self.f.append_inst(self.block, data, Type::VOID, loc(tok));
    }

    pub(super) fn intrinsic_data(
        &mut self,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> InstData {
        let args = self.f.list(args);
        InstData::Intrinsic { id, flags, args }
    }

    /// An intrinsic without flags.
    pub(super) fn intrinsic(
        &mut self,
        id: Intrinsic,
        args: &[Value],
        ty: Type,
        tok: Token,
    ) -> Value {
        let data = self.intrinsic_data(id, ArithFlags::empty(), args);
        self.push(data, ty, tok)
    }

    /// What gives a value that there is already.
    pub(super) fn same(&mut self, value: Value) -> InstData {
        self.intrinsic_data(Intrinsic::ArithmeticFence, ArithFlags::empty(), &[value])
    }

    pub(super) fn arith(&mut self, op: BinaryOp, a: Value, b: Value, tok: Token) -> Value {
        let ty = self.f.value_type(a);
        self.push(binary(op, a, b), ty, tok)
    }

    pub(super) fn convert(&mut self, op: CastOp, arg: Value, ty: Type, tok: Token) -> Value {
        self.push(cast(op, arg), ty, tok)
    }

    pub(super) fn compare(&mut self, cond: IntCC, a: Value, b: Value, tok: Token) -> Value {
        let ty = self.f.value_type(a);
        let ty = self.r.module.ctx.types.condition_of(ty);
        self.push(comparison(cond, a, b), ty, tok)
    }

    pub(super) fn choose(&mut self, cond: Value, a: Value, b: Value, tok: Token) -> Value {
        let ty = self.f.value_type(a);
        self.push(selection(cond, a, b), ty, tok)
    }

    pub(super) fn element(&mut self, v: Value, index: Value, tok: Token) -> Value {
        let elem = self.r.module.ctx.types.scalar(self.f.value_type(v));
        let args = [v, index];
        self.push(InstData::ExtractElement { args }, elem, tok)
    }

    /// The vector with another element in a place.
    pub(super) fn with_element(&mut self, v: Value, x: Value, index: Value, tok: Token) -> Value {
        let ty = self.f.value_type(v);
        let args = [v, x, index];
        self.push(InstData::InsertElement { args }, ty, tok)
    }

    /// The value itself, or a vector of one element that it is.
    pub(super) fn alone(&mut self, x: Value, tok: Token) -> Value {
        let elem = self.f.value_type(x);
        let ty = self.r.module.ctx.types.vector(elem, 1);
        let none = self.poison(ty);
        let first = self.int(Type::I32, 0);
        self.with_element(none, x, first, tok)
    }

    /// So many bytes behind an address; either may be a vector.
    pub(super) fn behind(&mut self, base: Value, bytes: Value) -> InstData {
        InstData::Gep {
            flags: GepFlags::empty(),
            source: Type::I8,
            args: self.f.list(&[base, bytes]),
        }
    }

    /// A vector with one value in all places.
    pub(super) fn splat(&mut self, x: Value, n: u32, tok: Token) -> Value {
        let elem = self.f.value_type(x);
        let ty = self.r.module.ctx.types.vector(elem, n);
        let poison = self.poison(ty);
        let zero = self.int(Type::I32, 0);
        let first = self.with_element(poison, x, zero, tok);
        self.shuffle([first, poison], vec![0; n as usize], elem, tok)
    }

    pub(super) fn with_poison(&mut self, v: Value) -> [Value; 2] {
        let ty = self.f.value_type(v);
        [v, self.poison(ty)]
    }

    pub(super) fn shuffle(
        &mut self,
        args: [Value; 2],
        mask: Vec<i32>,
        elem: Type,
        tok: Token,
    ) -> Value {
        let ty = self.r.module.ctx.types.vector(elem, mask.len() as u32);
        let mask = mask.into();
        self.push(InstData::ShuffleVector { args, mask }, ty, tok)
    }

    /// An integer in another width.
    pub(super) fn resized(&mut self, number: Value, to: Type, tok: Token) -> Res<InstData> {
        let from = self.f.value_type(number);
        let types = &self.r.module.ctx.types;
        let scalars = [from, to].map(|ty| types.scalar(ty));
        let (a, b) = (
            self.int_bits(scalars[0], tok)?,
            self.int_bits(scalars[1], tok)?,
        );
        Ok(match b.cmp(&a) {
            std::cmp::Ordering::Equal => self.same(number),
            std::cmp::Ordering::Less => cast(CastOp::Trunc, number),
            std::cmp::Ordering::Greater => cast(CastOp::ZExt, number),
        })
    }

    /// Fails if the result is no structure of two such values; else a structure of them.
    pub(super) fn pair(&mut self, parts: [Value; 2], ret: Type, tok: Token) -> Res<InstData> {
        let fields = parts.map(|v| self.f.value_type(v));
        let expected = TypeData::Struct {
            fields: fields.into(),
            packed: false,
        };
        if *self.r.module.ctx.types.get(ret) != expected {
            return self.wrong(tok);
        }
        let whole = self.poison(ret);
        let first = InstData::InsertValue {
            args: [whole, parts[0]],
            indices: [0].into(),
        };
        let whole = self.push(first, ret, tok);
        Ok(InstData::InsertValue {
            args: [whole, parts[1]],
            indices: [1].into(),
        })
    }
}

pub(super) fn binary(op: BinaryOp, a: Value, b: Value) -> InstData {
    InstData::Binary {
        op,
        flags: ArithFlags::empty(),
        args: [a, b],
    }
}

pub(super) fn cast(op: CastOp, arg: Value) -> InstData {
    InstData::Cast {
        op,
        flags: ArithFlags::empty(),
        arg,
    }
}

pub(super) fn comparison(cond: IntCC, a: Value, b: Value) -> InstData {
    InstData::ICmp {
        cond,
        flags: ArithFlags::empty(),
        args: [a, b],
    }
}

pub(super) fn selection(cond: Value, a: Value, b: Value) -> InstData {
    InstData::Select {
        flags: ArithFlags::empty(),
        args: [cond, a, b],
    }
}
