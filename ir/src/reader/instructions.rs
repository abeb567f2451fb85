//! Operations on numbers, and terminators.

use super::body::{Body, Parsed};
use super::cursor::{Res, shown_text};
use super::lexer::{Tok, Token};
use crate::constant::ConstData;
use crate::entities::Value;
use crate::inst::{
    ArithFlags, BinaryOp, BlockCall, CastOp, FloatCC, InstData, IntCC, SwitchCase, UnaryOp,
};
use crate::types::Type;
use rustc_hash::FxHashSet;

/// Instructions of LLVM that have no counterpart here.
const UNSUPPORTED: &[&[u8]] = &[
    b"va_arg",
    b"cleanupret",
    b"catchret",
    b"catchswitch",
    b"catchpad",
    b"cleanuppad",
];

impl<'r, 's> Body<'r, 's> {
    /// Reads an instruction from its opcode to before its metadata.
    pub(super) fn parse_operation(&mut self, opcode: Token) -> Res<Parsed> {
        let word = self.r.c.slice(opcode);
        let (data, ty) = match word {
            b"load" => self.parse_load()?,
            b"store" => self.parse_store()?,
            b"getelementptr" => self.parse_gep()?,
            b"call" | b"tail" | b"musttail" | b"notail" => return self.parse_call(),
            b"br" => self.parse_br()?,
            b"icmp" => self.parse_icmp()?,
            b"fcmp" => self.parse_fcmp()?,
            b"select" => self.parse_select()?,
            b"ret" => self.parse_ret()?,
            b"alloca" => self.parse_alloca()?,
            b"switch" => self.parse_switch()?,
            b"indirectbr" => self.parse_indirect_branch()?,
            b"landingpad" => return self.parse_landing_pad(),
            b"resume" => self.parse_resume()?,
            b"extractelement" => self.parse_extract_element()?,
            b"insertelement" => self.parse_insert_element()?,
            b"shufflevector" => self.parse_shuffle()?,
            b"extractvalue" => self.parse_extract_value()?,
            b"insertvalue" => self.parse_insert_value()?,
            b"fneg" | b"freeze" => self.parse_unary(word == b"fneg")?,
            b"atomicrmw" => self.parse_atomic_rmw()?,
            b"cmpxchg" => self.parse_cmpxchg()?,
            b"fence" => self.parse_fence()?,
            b"unreachable" => {
                self.r.c.bump();
                (InstData::Unreachable, Type::VOID)
            }
            _ => self.parse_by_table(word)?,
        };
        Ok(Parsed::Inst(data, ty))
    }

    /// Binary operators and casts.
    fn parse_by_table(&mut self, word: &[u8]) -> Res<(InstData, Type)> {
        if let Some(op) = BinaryOp::from_keyword(word) {
            return self.parse_binary(op);
        }
        if let Some(op) = CastOp::from_keyword(word) {
            return self.parse_cast(op);
        }
        if word == b"ptrtoaddr" {
            return self.parse_cast(CastOp::PtrToInt);
        }
        if UNSUPPORTED.contains(&word) {
            let shown = shown_text(word);
            return self
                .r
                .c
                .fail(format!("instruction '{shown}' is not supported"));
        }
        self.r.c.fail("expected instruction opcode")
    }

    /// The flags among `allowed` that are next.
    pub(super) fn parse_flags(&mut self, allowed: ArithFlags) -> ArithFlags {
        let mut flags = ArithFlags::empty();
        loop {
            let flag = match self.r.c.word() {
                b"nuw" => ArithFlags::NUW,
                b"nsw" => ArithFlags::NSW,
                b"exact" => ArithFlags::EXACT,
                b"disjoint" => ArithFlags::DISJOINT,
                b"nneg" => ArithFlags::NNEG,
                b"samesign" => ArithFlags::SAMESIGN,
                b"nnan" => ArithFlags::NNAN,
                b"ninf" => ArithFlags::NINF,
                b"nsz" => ArithFlags::NSZ,
                b"arcp" => ArithFlags::ARCP,
                b"contract" => ArithFlags::CONTRACT,
                b"afn" => ArithFlags::AFN,
                b"reassoc" => ArithFlags::REASSOC,
                b"fast" => ArithFlags::FAST,
                _ => return flags,
            };
            if !allowed.contains(flag) {
                return flags;
            }
            flags |= flag;
            self.r.c.bump();
        }
    }

    /// A type and two values of it.
    fn parse_pair(&mut self, message: &'static str) -> Res<(Type, [crate::Value; 2])> {
        let (ty, a) = self.parse_typed_value()?;
        self.r.c.expect(Tok::Comma, message)?;
        Ok((ty, [a, self.parse_value(ty)?]))
    }

    fn parse_binary(&mut self, op: BinaryOp) -> Res<(InstData, Type)> {
        use BinaryOp::*;
        self.r.c.bump();
        let allowed = match op {
            Add | Sub | Mul | Shl => ArithFlags::NUW | ArithFlags::NSW,
            UDiv | SDiv | LShr | AShr => ArithFlags::EXACT,
            Or => ArithFlags::DISJOINT,
            FAdd | FSub | FMul | FDiv | FRem => ArithFlags::FAST,
            _ => ArithFlags::empty(),
        };
        let flags = self.parse_flags(allowed);
        let tok = self.r.c.tok;
        let (ty, args) = self.parse_pair("expected ',' in arithmetic operation")?;
        let types = &self.r.module.ctx.types;
        let valid = if op.is_float() {
            types.is_float_or_vector(ty)
        } else {
            types.is_int_or_vector(ty)
        };
        if !valid {
            return self
                .r
                .c
                .fail_at(tok, "invalid operand type for instruction");
        }
        Ok((InstData::Binary { op, flags, args }, ty))
    }

    fn parse_unary(&mut self, negate: bool) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let (op, flags) = if negate {
            (UnaryOp::FNeg, self.parse_flags(ArithFlags::FAST))
        } else {
            (UnaryOp::Freeze, ArithFlags::empty())
        };
        let tok = self.r.c.tok;
        let (ty, arg) = self.parse_typed_value()?;
        if negate && !self.r.module.ctx.types.is_float_or_vector(ty) {
            return self
                .r
                .c
                .fail_at(tok, "invalid operand type for instruction");
        }
        Ok((InstData::Unary { op, flags, arg }, ty))
    }

    fn parse_cast(&mut self, op: CastOp) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let allowed = match op {
            CastOp::Trunc => ArithFlags::NUW | ArithFlags::NSW,
            CastOp::ZExt => ArithFlags::NNEG,
            CastOp::UiToFp => ArithFlags::NNEG | ArithFlags::FAST,
            CastOp::FpTrunc | CastOp::FpExt | CastOp::SiToFp => ArithFlags::FAST,
            _ => ArithFlags::empty(),
        };
        let flags = self.parse_flags(allowed);
        let tok = self.r.c.tok;
        let (from, arg) = self.parse_typed_value()?;
        self.r
            .c
            .expect_word(b"to", "expected 'to' after cast value")?;
        let to = self.r.parse_sized_type()?;
        self.r.check_cast(tok, op, from, to)?;
        Ok((InstData::Cast { op, flags, arg }, to))
    }

    fn parse_icmp(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let flags = self.parse_flags(ArithFlags::SAMESIGN);
        let Some(cond) = IntCC::from_keyword(self.r.c.word()) else {
            return self.r.c.fail("expected icmp predicate (e.g. 'eq')");
        };
        self.r.c.bump();
        let tok = self.r.c.tok;
        let (ty, args) = self.parse_pair("expected ',' after compare value")?;
        let types = &mut self.r.module.ctx.types;
        if !types.is_int_or_vector(ty) && !types.is_ptr_or_vector(ty) {
            return self.r.c.fail_at(tok, "icmp requires integer operands");
        }
        let result = types.condition_of(ty);
        Ok((InstData::ICmp { cond, flags, args }, result))
    }

    fn parse_fcmp(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let flags = self.parse_flags(ArithFlags::FAST);
        let Some(cond) = FloatCC::from_keyword(self.r.c.word()) else {
            return self.r.c.fail("expected fcmp predicate (e.g. 'oeq')");
        };
        self.r.c.bump();
        let tok = self.r.c.tok;
        let (ty, args) = self.parse_pair("expected ',' after compare value")?;
        let types = &mut self.r.module.ctx.types;
        if !types.is_float_or_vector(ty) {
            return self
                .r
                .c
                .fail_at(tok, "fcmp requires floating point operands");
        }
        let result = types.condition_of(ty);
        Ok((InstData::FCmp { cond, flags, args }, result))
    }

    fn parse_select(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let flags = self.parse_flags(ArithFlags::FAST);
        let tok = self.r.c.tok;
        let (cond_ty, cond) = self.parse_typed_value()?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after select condition")?;
        let (ty, a) = self.parse_typed_value()?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after select value")?;
        let other_tok = self.r.c.tok;
        let (other, b) = self.parse_typed_value()?;
        if ty != other {
            return self
                .r
                .c
                .fail_at(other_tok, "both values to select must have same type");
        }
        let types = &self.r.module.ctx.types;
        if types.scalar(cond_ty) != Type::I1 {
            return self
                .r
                .c
                .fail_at(tok, "select condition must be i1 or <n x i1>");
        }
        let lanes = types.vector_parts(cond_ty).map(|(_, n)| n);
        if lanes.is_some() && lanes != types.vector_parts(ty).map(|(_, n)| n) {
            return self.r.c.fail_at(
                tok,
                "vector select requires selected vectors to have the same vector length as select condition",
            );
        }
        let args = [cond, a, b];
        Ok((InstData::Select { flags, args }, ty))
    }

    fn parse_br(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        if self.r.c.word() == b"label" {
            let dest = BlockCall::new(self.parse_label()?);
            return Ok((InstData::Jump { dest }, Type::VOID));
        }
        let tok = self.r.c.tok;
        let (ty, cond) = self.parse_typed_value()?;
        if ty != Type::I1 {
            return self
                .r
                .c
                .fail_at(tok, "branch condition must have 'i1' type");
        }
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after branch condition")?;
        let then = self.parse_label()?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after true destination")?;
        let other = self.parse_label()?;
        let dests = [BlockCall::new(then), BlockCall::new(other)];
        Ok((InstData::Branch { cond, dests }, Type::VOID))
    }

    fn parse_ret(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let tok = self.r.c.tok;
        let ret = self.f.ret;
        let ty = self.r.parse_result_type()?;
        if ty != ret {
            let shown = self.r.type_name(ret);
            return self.r.c.fail_at(
                tok,
                format!("value doesn't match function result type '{shown}'"),
            );
        }
        let value = if ty == Type::VOID {
            None
        } else {
            Some(self.parse_value(ty)?)
        };
        Ok((InstData::Ret { value }, Type::VOID))
    }

    fn parse_switch(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let tok = self.r.c.tok;
        let (ty, value) = self.parse_typed_value()?;
        if self.r.module.ctx.types.int_bits(ty).is_none() {
            return self
                .r
                .c
                .fail_at(tok, "switch condition must have integer type");
        }
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after switch condition")?;
        let default = BlockCall::new(self.parse_label()?);
        self.r
            .c
            .expect(Tok::LBracket, "expected '[' with switch table")?;
        if self.r.module.ctx.types.int_bits(ty) > Some(128) {
            return self.parse_wide_switch(ty, value, default);
        }
        let mut cases = Vec::new();
        let mut seen = FxHashSet::default();
        while !self.r.c.accept(Tok::RBracket) {
            let tok = self.r.c.tok;
            let (case_ty, c) = self.r.parse_typed_const()?;
            if case_ty != ty {
                return self
                    .r
                    .c
                    .fail_at(tok, "case value must have the type of the switch condition");
            }
            let ConstData::Int(_, value) = *self.r.module.ctx.consts.get(c) else {
                return self
                    .r
                    .c
                    .fail_at(tok, "case value is not a constant integer");
            };
            if !seen.insert(value) {
                return self.r.c.fail_at(tok, "duplicate case value in switch");
            }
            self.r
                .c
                .expect(Tok::Comma, "expected ',' after case value")?;
            let dest = BlockCall::new(self.parse_label()?);
            cases.push(SwitchCase { value, dest });
        }
        let cases = cases.into();
        Ok((
            InstData::Switch {
                value,
                default,
                cases,
            },
            Type::VOID,
        ))
    }

    /// The cases of a switch over an integer that cases cannot hold: comparisons make the number of
    /// the case that it is.
    fn parse_wide_switch(
        &mut self,
        ty: Type,
        value: Value,
        default: BlockCall,
    ) -> Res<(InstData, Type)> {
        let mut cases = Vec::new();
        let mut number = self.number(Type::I32, 0);
        while !self.r.c.accept(Tok::RBracket) {
            let tok = self.r.c.tok;
            let (case_ty, c) = self.r.parse_typed_const()?;
            if case_ty != ty || self.r.module.ctx.words_of(c).is_none() {
                return self
                    .r
                    .c
                    .fail_at(tok, "case value is not a constant integer of the type");
            }
            self.r
                .c
                .expect(Tok::Comma, "expected ',' after case value")?;
            let dest = BlockCall::new(self.parse_label()?);
            let value = [value, self.f.const_value(c, ty)];
            let is_it = InstData::ICmp {
                cond: IntCC::Eq,
                flags: ArithFlags::empty(),
                args: value,
            };
            let is_it = self.push(is_it, Type::I1, tok);
            let own = self.number(Type::I32, cases.len() as u64 + 1);
            let choice = InstData::Select {
                flags: ArithFlags::empty(),
                args: [is_it, own, number],
            };
            number = self.push(choice, Type::I32, tok);
            cases.push(SwitchCase {
                value: cases.len() as u128 + 1,
                dest,
            });
        }
        let data = InstData::Switch {
            value: number,
            default,
            cases: cases.into(),
        };
        Ok((data, Type::VOID))
    }
}
