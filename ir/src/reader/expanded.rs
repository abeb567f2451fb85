//! Intrinsics that are a few instructions of the language or others of the target: what LLVM's own
//! expansion of them gives.

use super::body::{Body, Parsed};
use super::calls::{Args, CallHead};
use super::cursor::Res;
use super::lexer::Token;
use super::pieces::{binary, cast, selection};
use super::upgrade::Upgrade;
use crate::entities::Value;
use crate::inst::{ArithFlags, BinaryOp, CastOp, InstData, IntCC};
use crate::intrinsic::Intrinsic;
use crate::memory::MemAccess;
use crate::types::Type;

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
                self.same(yes)
            }
            (Upgrade::Number(n), _) => {
                self.int_bits(head.ret, tok)?;
                let number = self.int(head.ret, n.into());
                self.same(number)
            }
            (Upgrade::SinCos, &[x]) => self.sine_and_cosine(x, head, tok)?,
            (Upgrade::LoadRelative, &[base, offset]) => {
                self.relative_pointer(base, offset, head, tok)?
            }
            (Upgrade::CarrylessProduct, &[x, y]) => self.carryless_product([x, y], head, tok)?,
            (Upgrade::Round, &[x]) => self.rounded(x, head, tok, args)?,
            (Upgrade::ReadRegister, []) => self.named_register(None, head, tok, args)?,
            (Upgrade::WriteRegister, &[new]) => self.named_register(Some(new), head, tok, args)?,
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
                let low = self.convert(CastOp::ZExt, mode, Type::I64, tok);
                let high = self.convert(CastOp::ZExt, traps, Type::I64, tok);
                let places = self.int(Type::I64, 32);
                let high = self.arith(BinaryOp::Shl, high, places, tok);
                binary(BinaryOp::Or, low, high)
            }
            (Upgrade::SetFpEnv, &[env]) if self.f.value_type(env) == Type::I64 => {
                let places = self.int(Type::I64, 32);
                let high = self.arith(BinaryOp::LShr, env, places, tok);
                let mode = self.convert(CastOp::Trunc, env, Type::I32, tok);
                let traps = self.convert(CastOp::Trunc, high, Type::I32, tok);
                let first = self.set_register(field(MODE, 0, 23), mode);
                self.push_effect(first, tok);
                self.set_register(field(TRAPSTS, 0, 5), traps)
            }
            (Upgrade::NoAddress, &[_]) if head.ret.is_ptr() => {
                let null = self.zero(head.ret);
                self.same(null)
            }
            (_, values) => self.vector_expansion(upgrade, head, tok, values)?,
        };
        Ok(Parsed::Inst(data, head.ret))
    }

    fn sine_and_cosine(&mut self, x: Value, head: &CallHead, tok: Token) -> Res<InstData> {
        let ty = self.f.value_type(x);
        if !self.r.module.ctx.types.is_float_or_vector(ty) {
            return self.wrong(tok);
        }
        let parts = [Intrinsic::Sin, Intrinsic::Cos].map(|id| {
            let data = self.intrinsic_data(id, head.flags, &[x]);
            self.push(data, ty, tok)
        });
        self.pair(parts, head.ret, tok)
    }

    /// An address and the signed number of bytes that is found behind it.
    fn relative_pointer(
        &mut self,
        base: Value,
        offset: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        self.same_types(&[base], head.ret, tok)?;
        if !head.ret.is_ptr() {
            return self.wrong(tok);
        }
        self.int_bits(self.f.value_type(offset), tok)?;
        let place = self.behind(base, offset);
        let ptr = self.push(place, head.ret, tok);
        let mem = MemAccess {
            align_log2: 2,
            ..MemAccess::default()
        };
        let bytes = self.push(InstData::Load { ptr, mem }, Type::I32, tok);
        Ok(self.behind(base, bytes))
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
        let address = self.arith(BinaryOp::Shl, lane, two, tok);
        let word = match ty {
            Type::I32 => x,
            _ => self.convert(to_word, x, Type::I32, tok),
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
        let place = self.arith(BinaryOp::Shl, mode, two, tok);
        let place = self.convert(CastOp::ZExt, place, Type::I64, tok);
        let table = self.int(Type::I64, ROUNDINGS.into());
        let found = self.arith(BinaryOp::LShr, table, place, tok);
        let found = self.convert(CastOp::Trunc, found, Type::I32, tok);
        let mask = self.int(Type::I32, 15);
        let found = self.arith(BinaryOp::And, found, mask, tok);
        let four = self.int(Type::I32, 4);
        let other = self.arith(BinaryOp::Add, found, four, tok);
        let agree = self.compare(IntCC::Ult, found, four, tok);
        selection(agree, found, other)
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
