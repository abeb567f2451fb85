//! What stands in constant variables.

use crate::fold::{self, Scalar};
use crate::values;
use ir::{CastOp, Const, ConstData, Context, DataLayout, GlobalData, Linkage, Type, TypeData};

/// The contents of a variable that nobody writes and no other file replaces, but by the same
/// (LLVM's `hasDefinitiveInitializer`).
pub fn of(ctx: &Context, global: &GlobalData) -> Option<Const> {
    let fixed = (global.is_constant || global.space.is_constant())
        && !global.externally_initialized
        && !matches!(
            global.linkage,
            Linkage::Weak | Linkage::Common | Linkage::ExternWeak
        );
    let contents = global.init.filter(|_| fixed)?;
    // An undefined initial value says that someone else gives it one.
    let data = ctx.consts.get(contents);
    (!matches!(data, ConstData::Undef(_) | ConstData::Poison(_))).then_some(contents)
}

/// Most bytes of a value that is put together from several members.
const MOST_BYTES: u64 = 16;

/// Most bytes of an aggregate that is put together from its members.
const MOST_OF_AGGREGATE: u64 = 64;

/// What a load of type `ty` at byte `offset` of a constant gives: a member, a part of a scalar, a
/// short scalar or vector that lies over several of them, or a short aggregate whose members are
/// such.
pub fn read(ctx: &mut Context, whole: Const, offset: u64, ty: Type) -> Option<Const> {
    if let Some(found) = read_member(ctx, whole, offset, ty) {
        return Some(found);
    }
    if let Some(members) = members(ctx, ty) {
        let members = members.into_iter().map(|(at, ty)| {
            let place = offset.checked_add(at)?;
            read(ctx, whole, place, ty)
        });
        let members = members.collect::<Option<Vec<Const>>>()?;
        return Some(ctx.aggregate_const(ty, members));
    }
    let layout = DataLayout::new(&ctx.types);
    let bits = layout.bits(ty);
    // What has no width is no scalar.
    if bits == 0 || bits > 8 * MOST_BYTES || !bits.is_multiple_of(8) {
        return None;
    }
    if let TypeData::Vector { elem, len } = *ctx.types.get(ty) {
        let stride = layout.bits(elem);
        if !stride.is_multiple_of(8) {
            return None;
        }
        let elements = (0..u64::from(len)).map(|i| read(ctx, whole, offset + i * stride / 8, elem));
        let elements = elements.collect::<Option<Vec<Const>>>()?;
        return Some(ctx.aggregate_const(ty, elements));
    }
    let mut value = 0;
    for i in 0..bits / 8 {
        let byte = read_member(ctx, whole, offset + i, Type::I8)?;
        // An undefined byte may be any.
        if let ConstData::Int(_, bits) = *ctx.consts.get(byte) {
            value |= bits << (8 * i);
        }
    }
    scalar_const(ctx, ty, value)
}

/// The offsets and types of the members of a short structure or array.
fn members(ctx: &Context, ty: Type) -> Option<Vec<(u64, Type)>> {
    let layout = DataLayout::new(&ctx.types);
    let members = match ctx.types.get(ty) {
        _ if layout.alloc_size(ty) > MOST_OF_AGGREGATE => return None,
        TypeData::Struct { fields, .. } => {
            let offset = |i: usize| layout.element_offset(ty, i as u64);
            (0..).zip(fields).map(|(i, &t)| (offset(i), t)).collect()
        }
        &TypeData::Array { elem, len } if len <= MOST_OF_AGGREGATE => {
            let stride = layout.alloc_size(elem);
            (0..len).map(|i| (i * stride, elem)).collect()
        }
        _ => return None,
    };
    Some(members)
}

/// What a load gives, if it is one scalar of a constant, or one member as it is.
fn read_member(ctx: &mut Context, whole: Const, offset: u64, ty: Type) -> Option<Const> {
    let (mut c, mut at) = (whole, offset);
    loop {
        if at == 0 && ctx.consts.ty(c) == ty {
            return Some(c);
        }
        let layout = DataLayout::new(&ctx.types);
        let whole_ty = ctx.consts.ty(c);
        if at.saturating_add(layout.store_size(ty)) > layout.alloc_size(whole_ty) {
            return None;
        }
        match ctx.consts.get(c) {
            ConstData::Aggregate(_, members) => {
                let (index, start) = member_at(ctx, whole_ty, at)?;
                c = *members.get(index)?;
                at -= start;
            }
            ConstData::Zero(_) => return scalar_const(ctx, ty, 0),
            ConstData::Undef(_) | ConstData::Poison(_) => {
                return Some(ctx.consts.intern(ConstData::Undef(ty)));
            }
            &ConstData::Int(from, bits) => return reinterpret(ctx, from, bits, at, ty),
            &ConstData::Float(from, bits) => {
                return reinterpret(ctx, from, u128::from(bits), at, ty);
            }
            _ => return None,
        }
    }
}

/// The member of a type that a byte is in, and where that begins.
fn member_at(ctx: &Context, ty: Type, at: u64) -> Option<(usize, u64)> {
    let layout = DataLayout::new(&ctx.types);
    let uniform = |stride: u64| {
        let index = at.checked_div(stride)?;
        Some((usize::try_from(index).ok()?, index * stride))
    };
    match ctx.types.get(ty) {
        TypeData::Array { elem, .. } => uniform(layout.alloc_size(*elem)),
        TypeData::Vector { elem, .. } if layout.bits(*elem).is_multiple_of(8) => {
            uniform(layout.bits(*elem) / 8)
        }
        TypeData::Struct { fields, .. } => {
            let starts = (0..fields.len()).map(|i| (i, layout.element_offset(ty, i as u64)));
            starts.take_while(|&(_, start)| start <= at).last()
        }
        _ => None,
    }
}

/// Part of a scalar's bits as another scalar type.
fn reinterpret(ctx: &mut Context, from: Type, bits: u128, at: u64, ty: Type) -> Option<Const> {
    let layout = DataLayout::new(&ctx.types);
    let (have, want) = (layout.bits(from), layout.bits(ty));
    let whole = have.is_multiple_of(8) && want.is_multiple_of(8);
    // An aggregate has no width here.
    if !whole || want == 0 || at * 8 + want > have || want > 128 {
        return None;
    }
    let part = bits >> (at * 8) & values::mask(want as u32);
    scalar_const(ctx, ty, part)
}

/// A scalar constant of a type from its bits.
fn scalar_const(ctx: &mut Context, ty: Type, bits: u128) -> Option<Const> {
    match ctx.types.get(ty) {
        TypeData::Int(width) => {
            let width = Scalar::Int(u32::from(*width));
            let value = fold::cast(CastOp::Trunc, bits, Scalar::Int(128), width)?;
            Some(ctx.int_const(ty, value))
        }
        TypeData::Float(_) => Some(ctx.float_const(ty, bits as u64)),
        _ if bits == 0 => Some(ctx.consts.intern(ConstData::Zero(ty))),
        _ => None,
    }
}
