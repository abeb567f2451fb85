//! Constants.

use super::cursor::{Res, shown_text};
use super::fold::{self, GepError};
use super::index::Global;
use super::lexer::{Tok, Token};
use super::{ConstPlace, Reader, vector_constants};
use crate::constant::{Const, ConstData};
use crate::entities::GlobalRef;
use crate::inst::{BinaryOp, CastOp};
use crate::types::{Type, TypeData};

impl<'s> Reader<'s> {
    /// A type and a constant of it.
    pub(super) fn parse_typed_const(&mut self) -> Res<(Type, Const)> {
        let ty = self.parse_sized_type()?;
        Ok((ty, self.parse_const(ty)?))
    }

    /// A constant of a type.
    pub(super) fn parse_const(&mut self, ty: Type) -> Res<Const> {
        match self.c.tok.kind {
            Tok::Int | Tok::HexInt => self.parse_int_const(ty),
            Tok::Float | Tok::HexFloat | Tok::BitsFloat | Tok::HexNumber | Tok::SpecialFloat => {
                self.parse_float_const(ty)
            }
            Tok::Word => self.parse_word_const(ty),
            Tok::Global | Tok::QuotedGlobal | Tok::NumGlobal => self.parse_global_const(ty),
            Tok::CStr => self.parse_bytes_const(ty),
            Tok::LBracket | Tok::LBrace | Tok::Less => {
                self.c.push_nesting("constants are")?;
                let c = self.parse_aggregate_const(ty)?;
                self.c.pop_nesting();
                Ok(c)
            }
            _ => self.c.fail("expected value token"),
        }
    }

    fn parse_word_const(&mut self, ty: Type) -> Res<Const> {
        let tok = self.c.tok;
        let word = self.c.slice(tok);
        let data = match word {
            b"true" | b"false" => {
                if ty != Type::I1 {
                    let shown = self.type_name(ty);
                    return self.c.fail(format!(
                        "constant expression type mismatch: got type 'i1' but expected '{shown}'"
                    ));
                }
                ConstData::Int(ty, u128::from(word == b"true"))
            }
            b"null" if ty.is_ptr() => ConstData::Zero(ty),
            b"null" => return self.c.fail("null must be a pointer type"),
            b"undef" => ConstData::Undef(ty),
            b"poison" => ConstData::Poison(ty),
            b"zeroinitializer" => {
                self.c.bump();
                return Ok(fold::zero(&mut self.module.ctx, ty));
            }
            b"splat" => {
                self.c.push_nesting("constants are")?;
                let c = self.parse_splat(ty)?;
                self.c.pop_nesting();
                return Ok(c);
            }
            b"asm" => return self.c.fail("inline assembly is not supported"),
            _ => {
                self.c.push_nesting("constant expressions are")?;
                let (got, c) = self.parse_const_expr(tok)?;
                self.c.pop_nesting();
                if got != ty {
                    return self.type_mismatch(tok, got, ty);
                }
                return Ok(c);
            }
        };
        self.c.bump();
        Ok(self.module.ctx.consts.intern(data))
    }

    pub(super) fn type_mismatch<T>(&self, tok: Token, got: Type, expected: Type) -> Res<T> {
        let (got, expected) = (self.type_name(got), self.type_name(expected));
        self.c.fail_at(
            tok,
            format!(
                "constant expression type mismatch: got type '{got}' but expected '{expected}'"
            ),
        )
    }

    fn parse_splat(&mut self, ty: Type) -> Res<Const> {
        let tok = self.c.bump();
        let Some((elem, len)) = self.module.ctx.types.vector_parts(ty) else {
            return self.c.fail_at(tok, "splat must be of a vector type");
        };
        self.c
            .expect(Tok::LParen, "expected '(' after vector splat")?;
        let elem_tok = self.c.tok;
        let (got, c) = self.parse_typed_const()?;
        if got != elem {
            return self.type_mismatch(elem_tok, got, elem);
        }
        self.c
            .expect(Tok::RParen, "expected ')' at end of vector splat")?;
        Ok(self.module.ctx.aggregate_const(ty, vec![c; len as usize]))
    }

    /// The address of a global.
    fn parse_global_const(&mut self, ty: Type) -> Res<Const> {
        let tok = self.c.bump();
        let key = self.global_key(tok)?;
        let (base, offset) = match self.globals.get(&key) {
            Some(&Global::Inside(var, offset)) => (GlobalRef::Var(var), offset),
            _ => (self.global_ref(tok)?, 0),
        };
        let mut c = self.address_of(base, offset);
        if let Some(&Global::Cast(_, to)) = self.globals.get(&key) {
            c = fold::cast(&mut self.module.ctx, CastOp::AddrSpaceCast, c, to).unwrap_or(c);
        }
        let got = self.module.ctx.consts.ty(c);
        if got != ty {
            return self.wrong_type("@", tok, got, ty);
        }
        Ok(c)
    }

    /// `'@x' defined with type 'A' but expected 'B'`.
    pub(super) fn wrong_type<T>(
        &self,
        sigil: &str,
        tok: Token,
        got: Type,
        expected: Type,
    ) -> Res<T> {
        let name = shown_text(&self.c.name(tok));
        let (got, expected) = (self.type_name(got), self.type_name(expected));
        self.c.fail_at(
            tok,
            format!("'{sigil}{name}' defined with type '{got}' but expected '{expected}'"),
        )
    }

    /// What a global name stands for, where only an address will do.
    pub(super) fn global_ref(&mut self, tok: Token) -> Res<GlobalRef> {
        let key = self.global_key(tok)?;
        let shown = || shown_text(&key);
        match self.globals.get(&key) {
            Some(Global::Ref(base) | Global::Cast(base, _)) => {
                self.mentioned.note(*base);
                Ok(*base)
            }
            Some(Global::Intrinsic(_) | Global::UnknownIntrinsic) => self.c.fail_at(
                tok,
                format!("cannot take the address of intrinsic '@{}'", shown()),
            ),
            Some(Global::Dropped | Global::Pending | Global::Inside(..)) => self
                .c
                .fail_at(tok, format!("use of '@{}' is not supported here", shown())),
            None => self
                .c
                .fail_at(tok, format!("use of undefined value '@{}'", shown())),
        }
    }

    /// The constant of a global's address, or of a place in it.
    pub(super) fn address_of(&mut self, base: GlobalRef, offset: i64) -> Const {
        let space = match base {
            GlobalRef::Var(var) => self.module.globals[var].space,
            GlobalRef::Func(_) => crate::memory::AddrSpace::Generic,
        };
        self.module.ctx.consts.intern(ConstData::Address {
            ty: Type::ptr(space),
            base,
            offset,
        })
    }

    /// `c"…"`
    fn parse_bytes_const(&mut self, ty: Type) -> Res<Const> {
        let tok = self.c.tok;
        let bytes = self.c.name(tok);
        let expected = match self.module.ctx.types.get(ty) {
            TypeData::Array {
                elem: Type::I8,
                len,
            } => *len == bytes.len() as u64,
            _ => false,
        };
        if !expected {
            let shown = self.type_name(ty);
            return self.c.fail(format!(
                "constant expression type mismatch: got type '[{} x i8]' but expected '{shown}'",
                bytes.len()
            ));
        }
        self.c.bump();
        let elems = bytes.iter().map(|&b| self.i8_const(b)).collect();
        Ok(self.module.ctx.aggregate_const(ty, elems))
    }

    fn i8_const(&mut self, byte: u8) -> Const {
        self.module.ctx.int_const(Type::I8, u128::from(byte))
    }

    /// `[…]`, `{…}`, `<…>`, `<{…}>`.
    fn parse_aggregate_const(&mut self, ty: Type) -> Res<Const> {
        let open = self.c.bump();
        let data = self.module.ctx.types.get(ty);
        let packed = open.kind == Tok::Less && self.c.tok.kind == Tok::LBrace;
        let (fits, close, kind) = match open.kind {
            Tok::LBracket => (
                matches!(data, TypeData::Array { .. }),
                Tok::RBracket,
                "array",
            ),
            Tok::LBrace => (
                matches!(data, TypeData::Struct { packed: false, .. }),
                Tok::RBrace,
                "struct",
            ),
            _ if packed => (
                matches!(data, TypeData::Struct { packed: true, .. }),
                Tok::RBrace,
                "struct",
            ),
            _ => (
                matches!(data, TypeData::Vector { .. }),
                Tok::Greater,
                "vector",
            ),
        };
        if !fits {
            let shown = self.type_name(ty);
            return self.c.fail_at(
                open,
                format!("{kind} constant does not have type '{shown}'"),
            );
        }
        if packed {
            self.c.bump();
        }
        let elems = self.parse_elements(ty, open, close, kind)?;
        self.c.expect(close, "expected end of constant")?;
        if packed {
            self.c
                .expect(Tok::Greater, "expected end of packed struct")?;
        }
        Ok(self.module.ctx.aggregate_const(ty, elems))
    }

    /// The elements of an aggregate, as many as its type has.
    fn parse_elements(
        &mut self,
        ty: Type,
        open: Token,
        close: Tok,
        kind: &'static str,
    ) -> Res<Vec<Const>> {
        let mut elems = Vec::new();
        while self.c.tok.kind != close {
            let tok = self.c.tok;
            let (got, c) = self.parse_typed_const()?;
            match self.module.ctx.types.element(ty, elems.len() as u64) {
                Some(expected) if expected == got => elems.push(c),
                Some(expected) => {
                    let shown = self.type_name(expected);
                    return self.c.fail_at(
                        tok,
                        format!("{kind} element #{} is not of type '{shown}'", elems.len()),
                    );
                }
                None => {
                    let shown = self.type_name(ty);
                    return self
                        .c
                        .fail_at(tok, format!("too many elements for type '{shown}'"));
                }
            }
            if !self.c.accept(Tok::Comma) {
                break;
            }
        }
        if self
            .module
            .ctx
            .types
            .element(ty, elems.len() as u64)
            .is_some()
        {
            let shown = self.type_name(ty);
            return self
                .c
                .fail_at(open, format!("too few elements for type '{shown}'"));
        }
        Ok(elems)
    }

    /// A constant expression; its first word is next.
    pub(super) fn parse_const_expr(&mut self, tok: Token) -> Res<(Type, Const)> {
        let word = self.c.slice(tok);
        if word == b"getelementptr" {
            return self.parse_const_gep(tok);
        }
        if let Some(op) = CastOp::from_keyword(word) {
            return self.parse_const_cast(tok, op);
        }
        if word == b"ptrtoaddr" {
            return self.parse_const_cast(tok, CastOp::PtrToInt);
        }
        if let Some(op) = BinaryOp::from_keyword(word).filter(|op| !op.is_float()) {
            return self.parse_const_binary(tok, op);
        }
        match word {
            b"blockaddress" => self.parse_block_address(tok),
            b"extractelement" => self.parse_const_extract(tok),
            b"insertelement" => self.parse_const_insert(tok),
            b"shufflevector" => self.parse_const_shuffle(tok),
            b"dso_local_equivalent"
            | b"no_cfi"
            | b"ptrauth"
            | b"icmp"
            | b"fcmp"
            | b"select"
            | b"extractvalue"
            | b"insertvalue"
            | b"fneg" => self.unsupported_expr(tok),
            _ => self.c.fail("expected value token"),
        }
    }

    pub(super) fn unsupported_expr<T>(&self, tok: Token) -> Res<T> {
        let shown = shown_text(self.c.slice(tok));
        self.c.fail_with_hint(
            tok,
            format!("this constant expression '{shown}' is not supported"),
            "write it as instructions",
        )
    }

    fn parse_const_cast(&mut self, tok: Token, op: CastOp) -> Res<(Type, Const)> {
        self.c.bump();
        while matches!(self.c.word(), b"nuw" | b"nsw" | b"nneg") {
            self.c.bump();
        }
        self.c
            .expect(Tok::LParen, "expected '(' after constantexpr cast")?;
        let (from, arg) = self.parse_typed_const()?;
        self.c
            .expect_word(b"to", "expected 'to' in constantexpr cast")?;
        let to = self.parse_sized_type()?;
        self.c
            .expect(Tok::RParen, "expected ')' at end of constantexpr cast")?;
        self.check_cast(tok, op, from, to)?;
        match fold::cast(&mut self.module.ctx, op, arg, to) {
            Some(c) => Ok((to, c)),
            None => self.unsupported_expr(tok),
        }
    }

    fn parse_const_binary(&mut self, tok: Token, op: BinaryOp) -> Res<(Type, Const)> {
        self.c.bump();
        while matches!(self.c.word(), b"nuw" | b"nsw" | b"exact" | b"disjoint") {
            self.c.bump();
        }
        self.c
            .expect(Tok::LParen, "expected '(' in binary constantexpr")?;
        let (ty, a) = self.parse_typed_const()?;
        self.c
            .expect(Tok::Comma, "expected comma in binary constantexpr")?;
        let second = self.c.tok;
        let (other, b) = self.parse_typed_const()?;
        self.c
            .expect(Tok::RParen, "expected ')' in binary constantexpr")?;
        if ty != other {
            return self
                .c
                .fail_at(second, "operands of constexpr must have same type");
        }
        let held = fold::binary(&mut self.module.ctx, op, a, b);
        let held = match (held, self.place) {
            (None, ConstPlace::Initializer) => {
                fold::linked_distance(&mut self.module.ctx, op, a, b)
            }
            (held, _) => held,
        };
        match held {
            Some(c) => Ok((ty, c)),
            None => self.unsupported_expr(tok),
        }
    }

    fn parse_const_gep(&mut self, tok: Token) -> Res<(Type, Const)> {
        self.c.bump();
        loop {
            match self.c.word() {
                b"inbounds" | b"nusw" | b"nuw" => {
                    self.c.bump();
                }
                b"inrange" => {
                    self.c.bump();
                    if self.c.tok.kind == Tok::LParen {
                        self.c.skip_balanced()?;
                    }
                }
                _ => break,
            }
        }
        self.c.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let source = self.parse_sized_type()?;
        self.c
            .expect(Tok::Comma, "expected comma after getelementptr's type")?;
        let base_tok = self.c.tok;
        let (ty, base) = self.parse_typed_const()?;
        if !self.module.ctx.types.is_ptr_or_vector(ty) {
            return self
                .c
                .fail_at(base_tok, "base of getelementptr must be a pointer");
        }
        let lanes_of = |r: &Reader<'_>, ty| r.module.ctx.types.vector_parts(ty).map(|p| p.1);
        let mut lanes = lanes_of(self, ty);
        let mut indices = Vec::new();
        while self.c.accept(Tok::Comma) {
            self.c.accept_word(b"inrange");
            let index_tok = self.c.tok;
            let (index_ty, index) = self.parse_typed_const()?;
            let of_index = lanes_of(self, index_ty);
            if lanes.is_some() && of_index.is_some() && lanes != of_index {
                let message = "getelementptr vector index has a wrong number of elements";
                return self.c.fail_at(index_tok, message);
            }
            lanes = lanes.or(of_index);
            indices.push(index);
        }
        self.c.expect(Tok::RParen, "expected ')' in constantexpr")?;
        let ctx = &mut self.module.ctx;
        let result = match lanes {
            None => fold::gep(ctx, source, base, &indices),
            Some(lanes) => vector_constants::gep(ctx, source, base, &indices, lanes),
        };
        match result {
            Ok(c) => Ok((self.module.ctx.consts.ty(c), c)),
            Err(GepError::Indices) => self.c.fail_at(tok, "invalid getelementptr indices"),
            Err(GepError::Unsupported) => self.unsupported_expr(tok),
        }
    }

    /// Fails if `op` cannot make a `to` of a `from`.
    pub(super) fn check_cast(&self, tok: Token, op: CastOp, from: Type, to: Type) -> Res<()> {
        if self.cast_is_valid(op, from, to) {
            return Ok(());
        }
        let (from, to) = (self.type_name(from), self.type_name(to));
        self.c.fail_at(
            tok,
            format!("invalid cast opcode for cast from '{from}' to '{to}'"),
        )
    }

    /// "LLVM Language Reference", conversion operations.
    fn cast_is_valid(&self, op: CastOp, from: Type, to: Type) -> bool {
        let types = &self.module.ctx.types;
        let layout = crate::DataLayout::new(types);
        let count = |ty| types.vector_parts(ty).map(|(_, n)| n);
        let (f, t) = (types.scalar(from), types.scalar(to));
        let (fi, ti) = (types.int_bits(f), types.int_bits(t));
        let float = |ty| types.float_kind(ty).map(|k| k.bits());
        let (ff, tf) = (float(f), float(t));
        let lanes = count(from) == count(to);
        match op {
            CastOp::Trunc => lanes && fi.zip(ti).is_some_and(|(a, b)| a > b),
            CastOp::ZExt | CastOp::SExt => lanes && fi.zip(ti).is_some_and(|(a, b)| a < b),
            CastOp::FpTrunc => lanes && ff.zip(tf).is_some_and(|(a, b)| a > b),
            CastOp::FpExt => lanes && ff.zip(tf).is_some_and(|(a, b)| a < b),
            CastOp::FpToUi | CastOp::FpToSi => lanes && ff.is_some() && ti.is_some(),
            CastOp::UiToFp | CastOp::SiToFp => lanes && fi.is_some() && tf.is_some(),
            CastOp::PtrToInt => lanes && f.is_ptr() && ti.is_some(),
            CastOp::IntToPtr => lanes && fi.is_some() && t.is_ptr(),
            CastOp::AddrSpaceCast => lanes && f.is_ptr() && t.is_ptr() && f != t,
            CastOp::Bitcast => {
                let plain = |ty| !types.is_aggregate(ty) && types.is_first_class(ty);
                if f.is_ptr() || t.is_ptr() {
                    lanes && f == t
                } else {
                    plain(from) && plain(to) && layout.bits(from) == layout.bits(to)
                }
            }
        }
    }
}
