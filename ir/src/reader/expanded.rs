//! Intrinsics that are a few instructions of the language or others of the target: what LLVM's own
//! expansion of them gives.

use super::body::{Body, Parsed};
use super::calls::{Args, CallHead};
use super::cursor::Res;
use super::lexer::Token;
use super::upgrade::{Upgrade, cast};
use crate::constant::{Const, ConstData};
use crate::entities::Value;
use crate::inst::{ArithFlags, BinaryOp, CastOp, InstData, IntCC};
use crate::intrinsic::Intrinsic;
use crate::types::{Type, TypeData};

/// Hardware registers as `s_getreg` names them: number, first bit, width less one ("Vega 7nm
/// Shader ISA", 5.6).
const MODE: u32 = 1;
const TRAPSTS: u32 = 3;

const fn field(register: u32, first: u32, width: u32) -> u32 {
    register | first << 6 | (width - 1) << 11
}

/// The bits of MODE that `llvm.get.fpmode` gives, of which it wants the rest to be zero.
const FP_MODE_BITS: u32 = 0x0087_f3ff;

/// What `llvm.get.rounding` gives for each value of the four bits of MODE, less 4 where it is above
/// 3 (AMDGPU usage guide, "Rounding Modes": 0 to 3 where both modes agree, else from 8 on).
const ROUNDINGS: u64 = 0x0c96_f385_eb24_da71;

impl Body<'_, '_> {
    /// The last of the instructions that the call is; the others are pushed before.
    pub(super) fn expanded(
        &mut self,
        upgrade: Upgrade,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<Parsed> {
        let values: Vec<Value> = args.values.to_vec();
        let data = match (upgrade, values.as_slice()) {
            (Upgrade::SpaceCast, &[pointer]) => {
                let from = self.f.value_type(pointer);
                self.r
                    .check_cast(tok, CastOp::AddrSpaceCast, from, head.ret)?;
                cast(CastOp::AddrSpaceCast, pointer)
            }
            (Upgrade::True, _) if head.ret == Type::I1 => {
                let yes = self.int(Type::I1, 1);
                self.intrinsic_data(Intrinsic::ArithmeticFence, ArithFlags::empty(), &[yes])
            }
            (Upgrade::Step, []) => {
                let steps = self.steps(head.ret, tok)?;
                self.intrinsic_data(Intrinsic::ArithmeticFence, ArithFlags::empty(), &[steps])
            }
            (Upgrade::SinCos, &[x]) => self.sine_and_cosine(x, head, tok)?,
            (Upgrade::LaneMask, &[base, end]) => self.lane_mask(base, end, head, tok)?,
            (Upgrade::PartialSum, &[start, v]) => self.partial_sum(start, v, head, tok)?,
            (Upgrade::Shuffle, &[x, lane]) => self.lane_shuffle(x, lane, head, tok)?,
            (Upgrade::Rounding, []) if head.ret == Type::I32 => self.rounding(tok),
            (Upgrade::FpMode, []) if head.ret == Type::I32 => {
                let mode = self.get_register(field(MODE, 0, 24), tok);
                let mask = self.int(Type::I32, FP_MODE_BITS.into());
                binary(BinaryOp::And, mode, mask)
            }
            (Upgrade::FpEnv, []) if head.ret == Type::I64 => {
                let mode = self.get_register(field(MODE, 0, 23), tok);
                let traps = self.get_register(field(TRAPSTS, 0, 5), tok);
                let low = self.push(cast(CastOp::ZExt, mode), Type::I64, tok);
                let high = self.push(cast(CastOp::ZExt, traps), Type::I64, tok);
                let places = self.int(Type::I64, 32);
                let high = self.push(binary(BinaryOp::Shl, high, places), Type::I64, tok);
                binary(BinaryOp::Or, low, high)
            }
            (Upgrade::SetFpEnv, &[env]) if self.f.value_type(env) == Type::I64 => {
                let places = self.int(Type::I64, 32);
                let high = self.push(binary(BinaryOp::LShr, env, places), Type::I64, tok);
                let mode = self.push(cast(CastOp::Trunc, env), Type::I32, tok);
                let traps = self.push(cast(CastOp::Trunc, high), Type::I32, tok);
                let first = self.set_register(field(MODE, 0, 23), mode);
                self.push_effect(first, tok);
                self.set_register(field(TRAPSTS, 0, 5), traps)
            }
            (Upgrade::NoAddress, &[_]) if head.ret.is_ptr() => {
                let null = self.r.module.ctx.consts.intern(ConstData::Zero(head.ret));
                let null = self.f.const_value(null, head.ret);
                self.intrinsic_data(Intrinsic::ArithmeticFence, ArithFlags::empty(), &[null])
            }
            (Upgrade::TrailingElements, &[v, poison]) => {
                self.trailing_elements(v, poison, head, tok)?
            }
            _ => return self.wrong(tok),
        };
        Ok(Parsed::Inst(data, head.ret))
    }

    fn int(&mut self, ty: Type, value: u128) -> Value {
        let c = self.r.module.ctx.int_const(ty, value);
        self.f.const_value(c, ty)
    }

    /// `<0, 1, 2, …>`
    pub(super) fn steps(&mut self, ty: Type, tok: Token) -> Res<Value> {
        let Some((elem, n)) = self.r.module.ctx.types.vector_parts(ty) else {
            return self.wrong(tok);
        };
        if self.r.module.ctx.types.int_bits(elem).is_none() {
            return self.wrong(tok);
        }
        let ctx = &mut self.r.module.ctx;
        let steps: Vec<Const> = (0..n).map(|i| ctx.int_const(elem, i.into())).collect();
        let c = ctx.aggregate_const(ty, steps);
        Ok(self.f.const_value(c, ty))
    }

    /// A vector with one number in all places.
    pub(super) fn splat(&mut self, x: Value, n: u32, tok: Token) -> Value {
        let elem = self.f.value_type(x);
        let ty = self.r.module.ctx.types.vector(elem, n);
        let poison = self.r.module.ctx.consts.intern(ConstData::Poison(ty));
        let poison = self.f.const_value(poison, ty);
        let zero = self.int(Type::I32, 0);
        let args = [poison, x, zero];
        let first = self.push(InstData::InsertElement { args }, ty, tok);
        self.shuffle([first, poison], vec![0; n as usize], elem, tok)
    }

    fn sine_and_cosine(&mut self, x: Value, head: &CallHead, tok: Token) -> Res<InstData> {
        let ty = self.f.value_type(x);
        let expected = TypeData::Struct {
            fields: [ty, ty].into(),
            packed: false,
        };
        let types = &self.r.module.ctx.types;
        if *types.get(head.ret) != expected || !types.is_float_or_vector(ty) {
            return self.wrong(tok);
        }
        let [sine, cosine] = [Intrinsic::Sin, Intrinsic::Cos].map(|id| {
            let data = self.intrinsic_data(id, head.flags, &[x]);
            self.push(data, ty, tok)
        });
        let poison = self.r.module.ctx.consts.intern(ConstData::Poison(head.ret));
        let whole = self.f.const_value(poison, head.ret);
        let first = InstData::InsertValue {
            args: [whole, sine],
            indices: [0].into(),
        };
        let whole = self.push(first, head.ret, tok);
        Ok(InstData::InsertValue {
            args: [whole, cosine],
            indices: [1].into(),
        })
    }

    /// Is `base + i` below `end`, without wrapping around?
    fn lane_mask(&mut self, base: Value, end: Value, head: &CallHead, tok: Token) -> Res<InstData> {
        let elem = self.f.value_type(base);
        let types = &mut self.r.module.ctx.types;
        let n = match types.vector_parts(head.ret) {
            Some((Type::I1, n)) if types.int_bits(elem).is_some() => n,
            _ => return self.wrong(tok),
        };
        if self.f.value_type(end) != elem {
            return self.wrong(tok);
        }
        let ty = types.vector(elem, n);
        let steps = self.steps(ty, tok)?;
        let (base, end) = (self.splat(base, n, tok), self.splat(end, n, tok));
        let sum = self.intrinsic_data(Intrinsic::UAddSat, ArithFlags::empty(), &[base, steps]);
        let place = self.push(sum, ty, tok);
        Ok(InstData::ICmp {
            cond: IntCC::Ult,
            flags: ArithFlags::empty(),
            args: [place, end],
        })
    }

    /// The vector's parts, of as many elements as the start has, added to it.
    fn partial_sum(
        &mut self,
        start: Value,
        v: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (elem, all) = self.vector(v, tok)?;
        let (same, n) = self.vector(start, tok)?;
        let whole = elem == same && all % n == 0 && self.f.value_type(start) == head.ret;
        if !whole || self.r.module.ctx.types.int_bits(elem).is_none() {
            return self.wrong(tok);
        }
        let mut sum = start;
        for k in (0..all).step_by(n as usize) {
            let pair = self.with_poison(v);
            let part = self.shuffle(pair, (k as i32..(k + n) as i32).collect(), elem, tok);
            let data = binary(BinaryOp::Add, sum, part);
            if k + n == all {
                return Ok(data);
            }
            sum = self.push(data, head.ret, tok);
        }
        self.wrong(tok)
    }

    /// How many elements of a vector are zero before the first that is not: trailing zeros of the
    /// number that has a bit for each.
    fn trailing_elements(
        &mut self,
        v: Value,
        poison: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (elem, n) = self.vector(v, tok)?;
        let types = &mut self.r.module.ctx.types;
        let places = (
            types.int_bits(head.ret),
            types.int_bits(elem),
            u16::try_from(n),
        );
        let (Some(result), Some(_), Ok(width)) = places else {
            return self.wrong(tok);
        };
        let (mask, number) = (types.vector(Type::I1, n), types.int(width));
        let ones = match elem {
            Type::I1 => v,
            _ => {
                let ty = self.f.value_type(v);
                let zero = self.r.module.ctx.consts.intern(ConstData::Zero(ty));
                let compare = InstData::ICmp {
                    cond: IntCC::Ne,
                    flags: ArithFlags::empty(),
                    args: [v, self.f.const_value(zero, ty)],
                };
                self.push(compare, mask, tok)
            }
        };
        let bits = self.push(cast(CastOp::Bitcast, ones), number, tok);
        let args = [bits, poison];
        let count = self.intrinsic_data(Intrinsic::Cttz, ArithFlags::empty(), &args);
        Ok(match result.cmp(&n) {
            std::cmp::Ordering::Equal => count,
            std::cmp::Ordering::Less => {
                let count = self.push(count, number, tok);
                cast(CastOp::Trunc, count)
            }
            std::cmp::Ordering::Greater => {
                let count = self.push(count, number, tok);
                cast(CastOp::ZExt, count)
            }
        })
    }

    /// The value of another lane: a word, of any type.
    fn lane_shuffle(
        &mut self,
        x: Value,
        lane: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let ty = self.f.value_type(x);
        let bits = crate::DataLayout::new(&self.r.module.ctx.types).bits(ty);
        let plain = self.r.module.ctx.types.is_int_or_vector(ty)
            || self.r.module.ctx.types.is_float_or_vector(ty)
            || ty.is_ptr();
        if head.ret != ty || bits != 32 || !plain || self.f.value_type(lane) != Type::I32 {
            return self.wrong(tok);
        }
        let (to_word, from_word) = match ty.is_ptr() {
            true => (CastOp::PtrToInt, CastOp::IntToPtr),
            false => (CastOp::Bitcast, CastOp::Bitcast),
        };
        let two = self.int(Type::I32, 2);
        let address = self.push(binary(BinaryOp::Shl, lane, two), Type::I32, tok);
        let word = match ty {
            Type::I32 => x,
            _ => self.push(cast(to_word, x), Type::I32, tok),
        };
        let flags = ArithFlags::empty();
        let data = self.intrinsic_data(Intrinsic::DsBpermute, flags, &[address, word]);
        if ty == Type::I32 {
            return Ok(data);
        }
        let moved = self.push(data, Type::I32, tok);
        Ok(cast(from_word, moved))
    }

    /// A table of numbers of four bits.
    fn rounding(&mut self, tok: Token) -> InstData {
        let mode = self.get_register(field(MODE, 0, 4), tok);
        let two = self.int(Type::I32, 2);
        let place = self.push(binary(BinaryOp::Shl, mode, two), Type::I32, tok);
        let place = self.push(cast(CastOp::ZExt, place), Type::I64, tok);
        let table = self.int(Type::I64, ROUNDINGS.into());
        let found = self.push(binary(BinaryOp::LShr, table, place), Type::I64, tok);
        let found = self.push(cast(CastOp::Trunc, found), Type::I32, tok);
        let mask = self.int(Type::I32, 15);
        let found = self.push(binary(BinaryOp::And, found, mask), Type::I32, tok);
        let four = self.int(Type::I32, 4);
        let other = self.push(binary(BinaryOp::Add, found, four), Type::I32, tok);
        let compare = InstData::ICmp {
            cond: IntCC::Ult,
            flags: ArithFlags::empty(),
            args: [found, four],
        };
        let agree = self.push(compare, Type::I1, tok);
        InstData::Select {
            flags: ArithFlags::empty(),
            args: [agree, found, other],
        }
    }

    fn get_register(&mut self, field: u32, tok: Token) -> Value {
        let field = self.int(Type::I32, field.into());
        let data = self.intrinsic_data(Intrinsic::SGetReg, ArithFlags::empty(), &[field]);
        self.push(data, Type::I32, tok)
    }

    fn set_register(&mut self, field: u32, value: Value) -> InstData {
        let field = self.int(Type::I32, field.into());
        self.intrinsic_data(Intrinsic::SSetReg, ArithFlags::empty(), &[field, value])
    }
}

fn binary(op: BinaryOp, a: Value, b: Value) -> InstData {
    InstData::Binary {
        op,
        flags: ArithFlags::empty(),
        args: [a, b],
    }
}
