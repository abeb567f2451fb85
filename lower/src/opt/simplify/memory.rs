//! Loads of memory whose contents are known: constant global variables, and the size of work-groups
//! in the dispatch packet of a kernel that has but one.

use super::{Rewrite, Simplifier, fold};
use crate::analysis::{Base, PointerInfo};
use crate::fold::Scalar;
use ir::{
    CastOp, Const, ConstData, Context, DataLayout, Inst, Intrinsic, MemAccess, Type, TypeData,
    Value,
};

impl Simplifier<'_, '_> {
    /// A load at a constant offset of a constant global is the constant that stands there.
    pub(super) fn load(&mut self, inst: Inst, ptr: Value, mem: MemAccess) -> Rewrite {
        if !mem.is_simple() {
            return Rewrite::No;
        }
        let info = PointerInfo::of(self.env.ctx, self.func, ptr);
        let Some(Ok(offset)) = info.offset.map(u64::try_from) else {
            return Rewrite::No;
        };
        let global = match info.base {
            Base::Global(global) => global,
            Base::Unknown(root) => return self.group_size(inst, root, offset),
            _ => return Rewrite::No,
        };
        let Some(contents) = self.env.constant_contents(global) else {
            return Rewrite::No;
        };
        let ty = self.func.result_type(inst);
        match read(self.env.ctx, contents, offset, ty) {
            Some(c) => Rewrite::To(self.const_value(c)),
            None => Rewrite::No,
        }
    }

    /// The size of work-groups in one dimension (`workgroup_size_x` to `workgroup_size_z` of the
    /// dispatch packet, HSA runtime specification 2.9.6), where the kernel says it. It is that of
    /// whole groups, also in a smaller one at the end of a grid.
    fn group_size(&mut self, inst: Inst, root: Value, offset: u64) -> Rewrite {
        const SIZES: [u64; 3] = [4, 6, 8];
        let size = self.func.kernel.reqd_work_group_size;
        let dimension = SIZES.iter().position(|&at| at == offset);
        let (Some(size), Some(dimension)) = (size, dimension) else {
            return Rewrite::No;
        };
        let ty = self.func.result_type(inst);
        let packet = self.as_intrinsic(root, Intrinsic::DispatchPtr).is_some();
        if !packet || ty != Type::I16 || !self.func.call_conv.is_kernel() {
            return Rewrite::No;
        }
        self.by_int(ty, u128::from(size[dimension]))
    }
}

/// What a load of type `ty` at byte `offset` of a constant gives, if it is one scalar of it, or one
/// member as it is.
fn read(ctx: &mut Context, whole: Const, offset: u64, ty: Type) -> Option<Const> {
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
    if !whole || at * 8 + want > have || want > 128 {
        return None;
    }
    let part = bits >> (at * 8) & crate::values::mask(want as u32);
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
