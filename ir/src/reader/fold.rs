//! Folding of constant expressions into what [`ConstData`] can hold: a number, or an address plus
//! an offset, perhaps cast.
//!
//! Each function gives `None` for what cannot be held.

use super::vector_constants;
use crate::constant::{Const, ConstData};
use crate::inst::{BinaryOp, CastOp};
use crate::layout::DataLayout;
use crate::module::Context;
use crate::types::{Type, TypeData};

/// `op` applied to a constant.
pub(super) fn cast(ctx: &mut Context, op: CastOp, arg: Const, to: Type) -> Option<Const> {
    let data = ctx.consts.get(arg).clone();
    let from = data.ty();
    match data {
        ConstData::Poison(_) => return Some(ctx.consts.intern(ConstData::Poison(to))),
        ConstData::Undef(_) if !matches!(op, CastOp::ZExt | CastOp::SExt) => {
            return Some(ctx.consts.intern(ConstData::Undef(to)));
        }
        _ => {}
    }
    if op == CastOp::Bitcast {
        return bitcast(ctx, arg, from, to);
    }
    if is_wide(ctx, from) || is_wide(ctx, to) {
        return matches!(ctx.consts.get(arg), ConstData::Int(_, 0)).then(|| zero(ctx, to));
    }
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt => resize(ctx, op, arg, from, to),
        CastOp::PtrToInt => ptr_to_int(ctx, arg, from, to),
        CastOp::IntToPtr => int_to_ptr(ctx, arg, to),
        CastOp::AddrSpaceCast => keep(ctx, op, arg, to),
        _ => None,
    }
}

/// Is it an integer of more bits than the numbers here have, or a vector of such?
fn is_wide(ctx: &Context, ty: Type) -> bool {
    let bits = ctx.types.int_bits(ctx.types.scalar(ty));
    bits.is_some_and(|bits| bits > u128::BITS)
}

fn keep(ctx: &mut Context, op: CastOp, arg: Const, ty: Type) -> Option<Const> {
    let scalar = ctx.types.vector_parts(ty).is_none();
    scalar.then(|| ctx.consts.intern(ConstData::Cast { ty, op, arg }))
}

fn resize(ctx: &mut Context, op: CastOp, arg: Const, from: Type, to: Type) -> Option<Const> {
    match *ctx.consts.get(arg) {
        ConstData::Int(_, value) => {
            let value = match op {
                CastOp::SExt => sign_extend(value, ctx.types.int_bits(from)?) as u128,
                _ => value,
            };
            Some(ctx.int_const(to, value))
        }
        ConstData::Distance {
            to: end,
            from: start,
            ..
        } if op == CastOp::Trunc && to == Type::I32 => {
            let (ty, to, from) = (to, end, start);
            Some(ctx.consts.intern(ConstData::Distance { ty, to, from }))
        }
        ConstData::Cast { .. } | ConstData::Address { .. } => keep(ctx, op, arg, to),
        _ => None,
    }
}

fn bitcast(ctx: &mut Context, arg: Const, from: Type, to: Type) -> Option<Const> {
    if from == to {
        return Some(arg);
    }
    match *ctx.consts.get(arg) {
        ConstData::Zero(_) | ConstData::Int(_, 0) => Some(zero(ctx, to)),
        ConstData::Cast {
            op: CastOp::Bitcast,
            arg,
            ..
        } => cast(ctx, CastOp::Bitcast, arg, to),
        ConstData::Cast { .. } => keep(ctx, CastOp::Bitcast, arg, to),
        _ => {
            let mut bits = Vec::new();
            put_bits(ctx, arg, &mut bits)?;
            let size = DataLayout::new(&ctx.types).bits(to);
            (size == bits.len() as u64).then_some(())?;
            from_bits(ctx, to, &bits)
        }
    }
}

/// Appends the bits of a number, or of a vector of numbers, the least significant first. What is
/// not defined is zero.
fn put_bits(ctx: &Context, c: Const, bits: &mut Vec<bool>) -> Option<()> {
    let data = ctx.consts.get(c);
    let size = DataLayout::new(&ctx.types).bits(data.ty()) as usize;
    let words = match data {
        ConstData::Int(_, value) => vec![*value as u64, (*value >> 64) as u64],
        ConstData::Wide(_, words) => words.to_vec(),
        ConstData::Float(_, value) => vec![*value],
        ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_) => Vec::new(),
        ConstData::Aggregate(_, elements) => {
            return elements.iter().try_for_each(|&e| put_bits(ctx, e, bits));
        }
        ConstData::Address { .. } | ConstData::Cast { .. } | ConstData::Distance { .. } => {
            return None;
        }
    };
    let bit = |i: usize| words.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 != 0);
    bits.extend((0..size).map(bit));
    Some(())
}

/// The number, or the vector of numbers, of these bits.
fn from_bits(ctx: &mut Context, ty: Type, bits: &[bool]) -> Option<Const> {
    if let Some((elem, n)) = ctx.types.vector_parts(ty) {
        let parts = bits.chunks(bits.len() / n as usize);
        let elements: Option<Vec<Const>> = parts.map(|p| from_bits(ctx, elem, p)).collect();
        return elements.map(|e| ctx.aggregate_const(ty, e));
    }
    let word = |part: &[bool]| {
        let ones = part.iter().enumerate().filter(|(_, b)| **b);
        ones.fold(0u64, |sum, (i, _)| sum | 1 << i)
    };
    let words: Vec<u64> = bits.chunks(64).map(word).collect();
    if ctx.types.int_bits(ty).is_some() {
        return Some(ctx.wide_const(ty, &words));
    }
    ctx.types.float_kind(ty)?;
    Some(ctx.float_const(ty, *words.first()?))
}

/// The zero of a type, in the one form that is used for it.
pub(super) fn zero(ctx: &mut Context, ty: Type) -> Const {
    match ctx.types.get(ty) {
        TypeData::Int(_) => ctx.int_const(ty, 0),
        TypeData::Float(_) => ctx.float_const(ty, 0),
        _ => ctx.consts.intern(ConstData::Zero(ty)),
    }
}

fn ptr_to_int(ctx: &mut Context, arg: Const, from: Type, to: Type) -> Option<Const> {
    match *ctx.consts.get(arg) {
        ConstData::Zero(_) => Some(zero(ctx, to)),
        ConstData::Cast {
            op: CastOp::IntToPtr,
            arg: inner,
            ..
        } => {
            let width = pointer_bits(from)?;
            match *ctx.consts.get(inner) {
                ConstData::Int(_, value) => {
                    Some(ctx.int_const(to, value & (u128::MAX >> (128 - width))))
                }
                _ => keep(ctx, CastOp::PtrToInt, arg, to),
            }
        }
        _ => keep(ctx, CastOp::PtrToInt, arg, to),
    }
}

fn int_to_ptr(ctx: &mut Context, arg: Const, to: Type) -> Option<Const> {
    match *ctx.consts.get(arg) {
        ConstData::Int(_, 0) => Some(zero(ctx, to)),
        ConstData::Cast {
            ty,
            op: CastOp::PtrToInt,
            arg: inner,
        } if ctx.consts.ty(inner) == to && ctx.types.int_bits(ty) >= pointer_bits(to) => {
            Some(inner)
        }
        _ => keep(ctx, CastOp::IntToPtr, arg, to),
    }
}

fn pointer_bits(ty: Type) -> Option<u32> {
    ty.addr_space().map(|s| s.pointer_bits())
}

/// A value of `bits` bits as a signed number.
pub(super) fn sign_extend(value: u128, bits: u32) -> i128 {
    let shift = 128 - bits;
    ((value << shift) as i128) >> shift
}

/// A pointer constant plus bytes.
pub(super) fn add_offset(ctx: &mut Context, base: Const, offset: i64) -> Option<Const> {
    if offset == 0 {
        return Some(base);
    }
    match ctx.consts.get(base).clone() {
        ConstData::Address {
            ty,
            base,
            offset: first,
        } => {
            let offset = first.checked_add(offset)?;
            // Sums of addresses of 32 bits are modulo 2^32.
            let offset = match pointer_bits(ty) {
                Some(32) => i64::from(offset as i32),
                _ => offset,
            };
            Some(ctx.consts.intern(ConstData::Address { ty, base, offset }))
        }
        ConstData::Zero(ty) => {
            let int = ctx.types.int(pointer_bits(ty)? as u16);
            let arg = ctx.int_const(int, offset as i128 as u128);
            keep(ctx, CastOp::IntToPtr, arg, ty)
        }
        ConstData::Cast {
            ty,
            op: op @ CastOp::AddrSpaceCast,
            arg,
        } if matches!(ctx.consts.get(arg), ConstData::Address { .. }) => {
            // Of null, which may be another address there, it would be another one.
            let arg = add_offset(ctx, arg, offset)?;
            keep(ctx, op, arg, ty)
        }
        ConstData::Cast {
            ty,
            op: CastOp::IntToPtr,
            arg,
        } => {
            let arg = add_to_int(ctx, arg, offset as i128 as u128)?;
            int_to_ptr(ctx, arg, ty)
        }
        ConstData::Undef(ty) | ConstData::Poison(ty) => {
            Some(ctx.consts.intern(ConstData::Poison(ty)))
        }
        _ => None,
    }
}

/// An integer constant plus a number.
fn add_to_int(ctx: &mut Context, base: Const, addend: u128) -> Option<Const> {
    match *ctx.consts.get(base) {
        ConstData::Int(ty, value) => Some(ctx.int_const(ty, value.wrapping_add(addend))),
        ConstData::Cast {
            ty,
            op: CastOp::PtrToInt,
            arg,
        } => {
            // Only where the integer has the pointer's width do both wrap at the same place.
            let width = pointer_bits(ctx.consts.ty(arg))?;
            if ctx.types.int_bits(ty)? != width {
                return None;
            }
            let offset = i64::try_from(sign_extend(addend, width)).ok()?;
            let arg = add_offset(ctx, arg, offset)?;
            ptr_to_int(ctx, arg, ctx.consts.ty(arg), ty)
        }
        _ => None,
    }
}

/// `op` applied to two constants of one integer type.
pub(super) fn binary(ctx: &mut Context, op: BinaryOp, a: Const, b: Const) -> Option<Const> {
    let ty = ctx.consts.ty(a);
    if is_wide(ctx, ty) {
        return None;
    }
    if ctx.types.vector_parts(ty).is_some() {
        return vector_constants::binary(ctx, op, a, b);
    }
    match (ctx.consts.get(a).clone(), ctx.consts.get(b).clone()) {
        (ConstData::Poison(_), _) | (_, ConstData::Poison(_)) => {
            Some(ctx.consts.intern(ConstData::Poison(ty)))
        }
        (ConstData::Int(_, x), ConstData::Int(_, y)) => int_binary(ctx, op, ty, x, y),
        (_, ConstData::Int(_, y)) if op == BinaryOp::Add => add_to_int(ctx, a, y),
        (_, ConstData::Int(_, y)) if op == BinaryOp::Sub => add_to_int(ctx, a, y.wrapping_neg()),
        (ConstData::Int(_, x), _) if op == BinaryOp::Add => add_to_int(ctx, b, x),
        (ConstData::Cast { arg: p, op: cp, .. }, ConstData::Cast { arg: q, op: cq, .. })
            if op == BinaryOp::Sub && cp == CastOp::PtrToInt && cq == CastOp::PtrToInt =>
        {
            distance(ctx, ty, p, q)
        }
        _ => None,
    }
}

fn int_binary(ctx: &mut Context, op: BinaryOp, ty: Type, x: u128, y: u128) -> Option<Const> {
    let bits = ctx.types.int_bits(ty)?;
    let value = match op {
        BinaryOp::Add => x.wrapping_add(y),
        BinaryOp::Sub => x.wrapping_sub(y),
        BinaryOp::Mul => x.wrapping_mul(y),
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        BinaryOp::Shl if y < u128::from(bits) => x << y,
        BinaryOp::LShr if y < u128::from(bits) => x >> y,
        BinaryOp::AShr if y < u128::from(bits) => (sign_extend(x, bits) >> y) as u128,
        _ => return None,
    };
    Some(ctx.int_const(ty, value))
}

/// The difference of two addresses that only a linker knows: of pointers that fill 64 bits.
pub(super) fn linked_distance(
    ctx: &mut Context,
    op: BinaryOp,
    a: Const,
    b: Const,
) -> Option<Const> {
    let ty = ctx.consts.ty(a);
    let address = |c: Const| match *ctx.consts.get(c) {
        ConstData::Cast {
            op: CastOp::PtrToInt,
            arg,
            ..
        } => {
            let wide = pointer_bits(ctx.consts.ty(arg)) == Some(64);
            let known = matches!(
                ctx.consts.get(arg),
                ConstData::Address { .. }
                    | ConstData::Cast {
                        op: CastOp::AddrSpaceCast,
                        ..
                    }
            );
            (wide && known).then_some(arg)
        }
        _ => None,
    };
    if op == BinaryOp::Sub && matches!(ty, Type::I32 | Type::I64) {
        let (to, from) = (address(a)?, address(b)?);
        return Some(ctx.consts.intern(ConstData::Distance { ty, to, from }));
    }
    // A number more or less is one at the address.
    let (&ConstData::Distance { to, from, .. }, &ConstData::Int(_, by)) =
        (ctx.consts.get(a), ctx.consts.get(b))
    else {
        return None;
    };
    let by = sign_extend(by, ctx.types.int_bits(ty)?);
    let by = match op {
        BinaryOp::Add => by,
        BinaryOp::Sub => by.checked_neg()?,
        _ => return None,
    };
    let to = add_offset(ctx, to, i64::try_from(by).ok()?)?;
    Some(ctx.consts.intern(ConstData::Distance { ty, to, from }))
}

/// Difference of two addresses within one global.
fn distance(ctx: &mut Context, ty: Type, p: Const, q: Const) -> Option<Const> {
    let (p, q) = (ctx.consts.get(p).clone(), ctx.consts.get(q).clone());
    match (p, q) {
        (
            ConstData::Address {
                base: a, offset: x, ..
            },
            ConstData::Address {
                base: b, offset: y, ..
            },
        ) if a == b => Some(ctx.int_const(ty, i128::from(x.checked_sub(y)?) as u128)),
        _ => None,
    }
}

/// What went wrong in walking the indices of a `getelementptr`.
pub(super) enum GepError {
    /// The indices do not fit the type.
    Indices,
    /// The result cannot be held as a constant.
    Unsupported,
}

/// A `getelementptr` of constants.
pub(super) fn gep(
    ctx: &mut Context,
    source: Type,
    base: Const,
    indices: &[Const],
) -> Result<Const, GepError> {
    let mut offset = 0i128;
    let mut ty = source;
    for (i, &index) in indices.iter().enumerate() {
        let ConstData::Int(int, value) = *ctx.consts.get(index) else {
            return Err(GepError::Unsupported);
        };
        let bits = ctx.types.int_bits(int).ok_or(GepError::Indices)?;
        let n = sign_extend(value, bits);
        let layout = DataLayout::new(&ctx.types);
        let step = match ctx.types.get(ty) {
            _ if i == 0 => n.checked_mul(i128::from(layout.alloc_size(ty))),
            TypeData::Struct { .. } => {
                let field = u64::try_from(n).map_err(|_| GepError::Indices)?;
                let elem = ctx.types.element(ty, field).ok_or(GepError::Indices)?;
                let at = layout.element_offset(ty, field);
                ty = elem;
                Some(i128::from(at))
            }
            TypeData::Array { elem, .. } => {
                ty = *elem;
                n.checked_mul(i128::from(layout.alloc_size(ty)))
            }
            TypeData::Vector { elem, .. } => {
                ty = *elem;
                n.checked_mul(i128::from(layout.bits(ty).div_ceil(8)))
            }
            _ => return Err(GepError::Indices),
        };
        offset = step
            .and_then(|s| offset.checked_add(s))
            .ok_or(GepError::Unsupported)?;
    }
    let offset = i64::try_from(offset).map_err(|_| GepError::Unsupported)?;
    add_offset(ctx, base, offset).ok_or(GepError::Unsupported)
}
