//! Elements of vectors and aggregates.

use super::body::Body;
use super::cursor::Res;
use super::lexer::{Tok, Token};
use crate::constant::{Const, ConstData};
use crate::inst::InstData;
use crate::types::Type;

impl<'r, 's> Body<'r, 's> {
    /// Element type of a vector, or failure.
    fn vector_element(&self, tok: Token, ty: Type, message: &'static str) -> Res<Type> {
        match self.r.module.ctx.types.vector_parts(ty) {
            Some((elem, _)) => Ok(elem),
            None => self.r.c.fail_at(tok, message),
        }
    }

    fn parse_index(&mut self, message: &'static str) -> Res<crate::Value> {
        let tok = self.r.c.tok;
        let (ty, value) = self.parse_typed_value()?;
        if self.r.module.ctx.types.int_bits(ty).is_none() {
            return self.r.c.fail_at(tok, message);
        }
        Ok(value)
    }

    pub(super) fn parse_extract_element(&mut self) -> Res<(InstData, Type)> {
        const INVALID: &str = "invalid extractelement operands";
        self.r.c.bump();
        let tok = self.r.c.tok;
        let (ty, vector) = self.parse_typed_value()?;
        let elem = self.vector_element(tok, ty, INVALID)?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after extract value")?;
        let index = self.parse_index(INVALID)?;
        let args = [vector, index];
        Ok((InstData::ExtractElement { args }, elem))
    }

    pub(super) fn parse_insert_element(&mut self) -> Res<(InstData, Type)> {
        const INVALID: &str = "invalid insertelement operands";
        self.r.c.bump();
        let tok = self.r.c.tok;
        let (ty, vector) = self.parse_typed_value()?;
        let elem = self.vector_element(tok, ty, INVALID)?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after insertelement value")?;
        let elem_tok = self.r.c.tok;
        let (got, element) = self.parse_typed_value()?;
        if got != elem {
            return self.r.c.fail_at(elem_tok, INVALID);
        }
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after insertelement value")?;
        let index = self.parse_index(INVALID)?;
        let args = [vector, element, index];
        Ok((InstData::InsertElement { args }, ty))
    }

    pub(super) fn parse_shuffle(&mut self) -> Res<(InstData, Type)> {
        const INVALID: &str = "invalid shufflevector operands";
        self.r.c.bump();
        let tok = self.r.c.tok;
        let (ty, a) = self.parse_typed_value()?;
        let elem = self.vector_element(tok, ty, INVALID)?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after shuffle mask")?;
        let other_tok = self.r.c.tok;
        let (other, b) = self.parse_typed_value()?;
        if other != ty {
            return self.r.c.fail_at(other_tok, INVALID);
        }
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after shuffle value")?;
        let mask_tok = self.r.c.tok;
        let (mask_ty, mask) = self.r.parse_typed_const()?;
        let lanes = self
            .r
            .module
            .ctx
            .types
            .vector_parts(ty)
            .map_or(0, |(_, n)| n);
        let Some(mask) = self.shuffle_mask(mask_ty, mask, lanes) else {
            return self.r.c.fail_at(mask_tok, INVALID);
        };
        let result = self.r.module.ctx.types.vector(elem, mask.len() as u32);
        let args = [a, b];
        Ok((InstData::ShuffleVector { args, mask }, result))
    }

    /// The numbers of a shuffle mask over two vectors of `lanes` elements.
    fn shuffle_mask(&self, ty: Type, mask: Const, lanes: u32) -> Option<Box<[i32]>> {
        let ctx = &self.r.module.ctx;
        let (Type::I32, len) = ctx.types.vector_parts(ty)? else {
            return None;
        };
        let number = |c: &Const| match *ctx.consts.get(*c) {
            ConstData::Int(_, n) if n < u128::from(2 * lanes) => Some(n as i32),
            ConstData::Undef(_) | ConstData::Poison(_) => Some(-1),
            _ => None,
        };
        match ctx.consts.get(mask) {
            ConstData::Zero(_) => Some(vec![0; len as usize].into()),
            ConstData::Undef(_) | ConstData::Poison(_) => Some(vec![-1; len as usize].into()),
            ConstData::Aggregate(_, elems) => elems.iter().map(number).collect(),
            _ => None,
        }
    }

    /// `, 1, 2`: the path to an element of an aggregate, and its type.
    fn parse_indices(
        &mut self,
        tok: Token,
        ty: Type,
        message: &'static str,
    ) -> Res<(Box<[u32]>, Type)> {
        let mut indices = Vec::new();
        let mut walked = ty;
        while self.r.c.accept_operand_comma() {
            let index = self.r.c.expect_u32("expected index")?;
            let types = &self.r.module.ctx.types;
            let inner = types
                .is_aggregate(walked)
                .then(|| types.element(walked, u64::from(index)))
                .flatten();
            match inner {
                Some(inner) => walked = inner,
                None => return self.r.c.fail_at(tok, message),
            }
            indices.push(index);
        }
        if indices.is_empty() {
            return self.r.c.fail("expected ',' as start of index list");
        }
        Ok((indices.into(), walked))
    }

    pub(super) fn parse_extract_value(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let tok = self.r.c.tok;
        let (ty, arg) = self.parse_typed_value()?;
        if !self.r.module.ctx.types.is_aggregate(ty) {
            return self
                .r
                .c
                .fail_at(tok, "extractvalue operand must be aggregate type");
        }
        let (indices, elem) = self.parse_indices(tok, ty, "invalid indices for extractvalue")?;
        Ok((InstData::ExtractValue { arg, indices }, elem))
    }

    pub(super) fn parse_insert_value(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let tok = self.r.c.tok;
        let (ty, aggregate) = self.parse_typed_value()?;
        if !self.r.module.ctx.types.is_aggregate(ty) {
            return self
                .r
                .c
                .fail_at(tok, "insertvalue operand must be aggregate type");
        }
        self.r
            .c
            .expect(Tok::Comma, "expected comma after insertvalue operand")?;
        let elem_tok = self.r.c.tok;
        let (got, element) = self.parse_typed_value()?;
        let (indices, elem) = self.parse_indices(tok, ty, "invalid indices for insertvalue")?;
        if got != elem {
            let (got, elem) = (self.r.type_name(got), self.r.type_name(elem));
            return self.r.c.fail_at(
                elem_tok,
                format!(
                    "insertvalue operand and field disagree in type: '{got}' instead of '{elem}'"
                ),
            );
        }
        let args = [aggregate, element];
        Ok((InstData::InsertValue { args, indices }, ty))
    }
}
