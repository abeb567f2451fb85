//! Constant expressions on vectors: elements taken out, put in and mixed, and arithmetic element by
//! element. clang at `-O0` writes them for what it cannot fold without a data layout, such as one
//! element of a vector that is read as a vector of other elements.
//!
//! Each function that folds gives `None` for what no constant can hold.

use super::Reader;
use super::cursor::Res;
use super::fold::{self, GepError};
use super::lexer::{Tok, Token};
use crate::constant::{Const, ConstData};
use crate::inst::BinaryOp;
use crate::module::Context;
use crate::types::Type;

/// An operand: its type, the constant and where it stands.
type Operand = (Type, Const, Token);

impl Reader<'_> {
    /// `extractelement (<n x T> v, iM i)`
    pub(super) fn parse_const_extract(&mut self, tok: Token) -> Res<(Type, Const)> {
        let [vector, index] = self.parse_const_operands()?;
        let Some((elem, _)) = self.module.ctx.types.vector_parts(vector.0) else {
            return self.wrong_operands(vector, "extractelement");
        };
        self.check_index(index, "extractelement")?;
        let held = extract(&mut self.module.ctx, vector.1, index.1);
        self.held(tok, elem, held)
    }

    /// `insertelement (<n x T> v, T x, iM i)`
    pub(super) fn parse_const_insert(&mut self, tok: Token) -> Res<(Type, Const)> {
        let [vector, new, index] = self.parse_const_operands()?;
        let parts = self.module.ctx.types.vector_parts(vector.0);
        if parts.is_none_or(|(elem, _)| elem != new.0) {
            return self.wrong_operands(vector, "insertelement");
        }
        self.check_index(index, "insertelement")?;
        let held = insert(&mut self.module.ctx, vector.1, new.1, index.1);
        self.held(tok, vector.0, held)
    }

    /// `shufflevector (<n x T> a, <n x T> b, <m x i32> mask)`
    pub(super) fn parse_const_shuffle(&mut self, tok: Token) -> Res<(Type, Const)> {
        let [a, b, mask] = self.parse_const_operands()?;
        let types = &mut self.module.ctx.types;
        let ty = match (types.vector_parts(a.0), types.vector_parts(mask.0)) {
            (Some((elem, _)), Some((Type::I32, count))) if a.0 == b.0 => types.vector(elem, count),
            _ => return self.wrong_operands(a, "shufflevector"),
        };
        let held = shuffle(&mut self.module.ctx, [a.1, b.1], mask.1, ty);
        self.held(tok, ty, held)
    }

    /// Operands in parentheses, behind the word that is next.
    fn parse_const_operands<const N: usize>(&mut self) -> Res<[Operand; N]> {
        let word = self.c.bump();
        self.c.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let mut operands = [(Type::VOID, Const::from_u32(0), word); N];
        for (i, operand) in operands.iter_mut().enumerate() {
            if i > 0 {
                self.c
                    .expect(Tok::Comma, "expected ',' between operands of constantexpr")?;
            }
            let tok = self.c.tok;
            let (ty, c) = self.parse_typed_const()?;
            *operand = (ty, c, tok);
        }
        self.c.expect(Tok::RParen, "expected ')' in constantexpr")?;
        Ok(operands)
    }

    fn check_index(&self, index: Operand, name: &str) -> Res<()> {
        match self.module.ctx.types.int_bits(index.0) {
            Some(_) => Ok(()),
            None => self.wrong_operands(index, name),
        }
    }

    fn wrong_operands<T>(&self, at: Operand, name: &str) -> Res<T> {
        self.c.fail_at(at.2, format!("invalid {name} operands"))
    }

    fn held(&self, tok: Token, ty: Type, held: Option<Const>) -> Res<(Type, Const)> {
        match held {
            Some(c) => Ok((ty, c)),
            None => self.unsupported_expr(tok),
        }
    }
}

/// The elements of a vector.
fn elements(ctx: &mut Context, vector: Const) -> Option<Vec<Const>> {
    let data = ctx.consts.get(vector).clone();
    let (elem, count) = ctx.types.vector_parts(data.ty())?;
    let all = match data {
        ConstData::Aggregate(_, elements) => return Some(elements.into_vec()),
        ConstData::Zero(_) => fold::zero(ctx, elem),
        ConstData::Undef(_) => ctx.consts.intern(ConstData::Undef(elem)),
        ConstData::Poison(_) => ctx.consts.intern(ConstData::Poison(elem)),
        _ => return None,
    };
    Some(vec![all; count as usize])
}

/// A `getelementptr` of constants of which some are vectors of `lanes` elements: one of each
/// element.
pub(super) fn gep(
    ctx: &mut Context,
    source: Type,
    base: Const,
    indices: &[Const],
    lanes: u32,
) -> Result<Const, GepError> {
    let mut operands = Vec::new();
    for &operand in std::iter::once(&base).chain(indices) {
        let is_vector = ctx.types.vector_parts(ctx.consts.ty(operand)).is_some();
        operands.push(match is_vector {
            true => elements(ctx, operand).ok_or(GepError::Unsupported)?,
            false => vec![operand; lanes as usize],
        });
    }
    let mut places = Vec::new();
    for lane in 0..lanes as usize {
        let of_lane: Vec<Const> = operands.iter().map(|o| o[lane]).collect();
        places.push(fold::gep(ctx, source, of_lane[0], &of_lane[1..])?);
    }
    let pointer = ctx.types.scalar(ctx.consts.ty(base));
    let ty = ctx.types.vector(pointer, lanes);
    Ok(ctx.aggregate_const(ty, places))
}

/// An index as a number; `None` for one that is not known.
fn number(ctx: &Context, index: Const) -> Option<usize> {
    match *ctx.consts.get(index) {
        ConstData::Int(_, n) => Some(usize::try_from(n).unwrap_or(usize::MAX)),
        ConstData::Zero(_) => Some(0),
        _ => None,
    }
}

/// `extractelement`; beyond the end there is poison.
pub(super) fn extract(ctx: &mut Context, vector: Const, index: Const) -> Option<Const> {
    let (elem, _) = ctx.types.vector_parts(ctx.consts.ty(vector))?;
    let at = number(ctx, index)?;
    match elements(ctx, vector)?.get(at) {
        Some(&element) => Some(element),
        None => Some(ctx.consts.intern(ConstData::Poison(elem))),
    }
}

/// `insertelement`; beyond the end all becomes poison.
pub(super) fn insert(ctx: &mut Context, vector: Const, new: Const, index: Const) -> Option<Const> {
    let ty = ctx.consts.ty(vector);
    let at = number(ctx, index)?;
    let mut all = elements(ctx, vector)?;
    match all.get_mut(at) {
        Some(place) => {
            *place = new;
            Some(ctx.aggregate_const(ty, all))
        }
        None => Some(ctx.consts.intern(ConstData::Poison(ty))),
    }
}

/// `shufflevector` of two vectors of one type; `ty` is the result's.
pub(super) fn shuffle(
    ctx: &mut Context,
    vectors: [Const; 2],
    mask: Const,
    ty: Type,
) -> Option<Const> {
    let (elem, _) = ctx.types.vector_parts(ty)?;
    let mut all = elements(ctx, vectors[0])?;
    all.extend(elements(ctx, vectors[1])?);
    let poison = ctx.consts.intern(ConstData::Poison(elem));
    let undefined = |d: &ConstData| matches!(d, ConstData::Poison(_) | ConstData::Undef(_));
    let mut out = Vec::new();
    for index in elements(ctx, mask)? {
        out.push(match undefined(ctx.consts.get(index)) {
            true => poison,
            false => *all.get(number(ctx, index)?)?,
        });
    }
    Some(ctx.aggregate_const(ty, out))
}

/// `op` on vectors of one type.
pub(super) fn binary(ctx: &mut Context, op: BinaryOp, a: Const, b: Const) -> Option<Const> {
    let ty = ctx.consts.ty(a);
    let (a, b) = (elements(ctx, a)?, elements(ctx, b)?);
    let pairs = a.into_iter().zip(b);
    let all: Option<Vec<Const>> = pairs.map(|(a, b)| fold::binary(ctx, op, a, b)).collect();
    Some(ctx.aggregate_const(ty, all?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(ctx: &mut Context, ty: Type, values: &[u128]) -> Const {
        let all = values
            .iter()
            .map(|&v| ctx.int_const(Type::I32, v))
            .collect();
        ctx.aggregate_const(ty, all)
    }

    #[test]
    fn elements_are_taken_out_put_in_and_mixed() {
        let mut ctx = Context::default();
        let pair = ctx.types.vector(Type::I32, 2);
        let a = numbers(&mut ctx, pair, &[10, 11]);
        let b = numbers(&mut ctx, pair, &[12, 13]);
        let index = |ctx: &mut Context, n| ctx.int_const(Type::I32, n);
        let (one, seven) = (index(&mut ctx, 1), index(&mut ctx, 7));
        let eleven = ctx.int_const(Type::I32, 11);
        assert_eq!(extract(&mut ctx, a, one), Some(eleven));
        let beyond = extract(&mut ctx, a, seven).map(|c| ctx.consts.get(c).clone());
        assert_eq!(beyond, Some(ConstData::Poison(Type::I32)));
        let expected = numbers(&mut ctx, pair, &[10, 7]);
        assert_eq!(insert(&mut ctx, a, seven, one), Some(expected));
        let mask = numbers(&mut ctx, pair, &[3, 0]);
        let expected = numbers(&mut ctx, pair, &[13, 10]);
        assert_eq!(shuffle(&mut ctx, [a, b], mask, pair), Some(expected));
        let expected = numbers(&mut ctx, pair, &[6, 6]);
        assert_eq!(binary(&mut ctx, BinaryOp::Xor, a, b), Some(expected));
    }
}
