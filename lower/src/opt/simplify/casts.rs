//! Conversions.

use super::{Rewrite, Simplifier, fold, plain};
use crate::fold::Scalar;
use crate::values::mask;
use ir::module::FnFlags;
use ir::{
    AddrSpace, ArithFlags, BinaryOp, CastOp, ConstData, Inst, InstData, Type, TypeData, Value,
};

pub(super) fn cast(op: CastOp, arg: Value) -> Rewrite {
    let flags = ArithFlags::empty();
    Rewrite::With(InstData::Cast { op, flags, arg })
}

impl Simplifier<'_, '_> {
    fn scalar(&self, ty: Type) -> Option<Scalar> {
        match self.env.ctx.types.get(ty) {
            TypeData::Int(bits) => Some(Scalar::Int(u32::from(*bits))),
            TypeData::Float(kind) => Some(Scalar::Float(*kind)),
            _ => None,
        }
    }

    pub(super) fn cast(
        &mut self,
        inst: Inst,
        op: CastOp,
        flags: ArithFlags,
        arg: Value,
    ) -> Rewrite {
        let to = self.func.result_type(inst);
        let from = self.ty(arg);
        if from == to {
            return Rewrite::To(arg);
        }
        if self.is_undef(arg) {
            return self.cast_undef(op, to);
        }
        if let Some(value) = self.cast_constant(op, arg, from, to) {
            return Rewrite::To(value);
        }
        match op {
            CastOp::Trunc => self.trunc(arg, to),
            CastOp::ZExt => self.zext(arg, to, flags),
            CastOp::SExt => self.sext(arg, to),
            CastOp::Bitcast | CastOp::FpExt => self.chain(op, arg, to),
            CastOp::IntToPtr | CastOp::PtrToInt => self.pointer_cast(op, arg, to),
            CastOp::AddrSpaceCast => self.space_cast(arg, to),
            CastOp::FpTrunc => match self.as_cast(arg, CastOp::FpExt) {
                Some(inner) if self.ty(inner) == to => Rewrite::To(inner),
                _ => Rewrite::No,
            },
            CastOp::SiToFp if self.is_non_negative(arg) => cast(CastOp::UiToFp, arg),
            _ => Rewrite::No,
        }
    }

    /// Two conversions of a kind are one. Legal IR has only single steps, so there only a way back
    /// is taken.
    fn chain(&mut self, op: CastOp, arg: Value, to: Type) -> Rewrite {
        match self.as_cast(arg, op) {
            Some(inner) if self.ty(inner) == to => Rewrite::To(inner),
            Some(inner) if !self.is_legal() => cast(op, inner),
            _ => Rewrite::No,
        }
    }

    /// An extension has known bits even of an undefined value.
    fn cast_undef(&mut self, op: CastOp, to: Type) -> Rewrite {
        match op {
            CastOp::ZExt | CastOp::SExt if self.scalar(to).is_some() => self.by_int(to, 0),
            CastOp::Trunc | CastOp::Bitcast => {
                Rewrite::To(crate::values::undef(self.env.ctx, self.func, to))
            }
            _ => Rewrite::No,
        }
    }

    fn cast_constant(&mut self, op: CastOp, arg: Value, from: Type, to: Type) -> Option<Value> {
        let (from, scalar) = (self.scalar(from)?, self.scalar(to)?);
        let bits = self
            .const_int(arg)
            .or_else(|| self.const_float(arg).map(u128::from))?;
        for (kind, value) in [(from, Some(bits)), (scalar, None)] {
            if let (Scalar::Float(k), Some(v)) = (kind, value)
                && op != CastOp::Bitcast
                && !self.keeps_denormals(k, &[v as u64])
            {
                return None;
            }
        }
        let rounds = matches!(op, CastOp::FpTrunc | CastOp::SiToFp | CastOp::UiToFp);
        if rounds && self.func.attrs.flags.contains(FnFlags::STRICT_FP) {
            return None;
        }
        let value = fold::cast(op, bits, from, scalar)?;
        Some(match scalar {
            Scalar::Int(_) => self.int(to, value),
            Scalar::Float(k) => {
                if op != CastOp::Bitcast && !self.keeps_denormals(k, &[value as u64]) {
                    return None;
                }
                self.float(to, value as u64)
            }
        })
    }

    fn trunc(&mut self, arg: Value, to: Type) -> Rewrite {
        let (Some(from), Some(width)) = (self.width(arg), self.env.ctx.types.int_bits(to)) else {
            return Rewrite::No;
        };
        for op in [CastOp::ZExt, CastOp::SExt, CastOp::Trunc] {
            let Some(inner) = self.as_cast(arg, op) else {
                continue;
            };
            let Some(first) = self.width(inner) else {
                continue;
            };
            return match first.cmp(&width) {
                std::cmp::Ordering::Equal => Rewrite::To(inner),
                std::cmp::Ordering::Less if self.is_legal() && width != 32 => Rewrite::No,
                std::cmp::Ordering::Less => cast(op, inner),
                // Legal IR truncates to narrow types from 32 bits only.
                _ if self.is_legal() && first != 32 && width != 32 => Rewrite::No,
                _ => cast(CastOp::Trunc, inner),
            };
        }
        // The mask keeps all that is left.
        if let Some((a, n)) = self.as_binary_const(arg, BinaryOp::And)
            && n & mask(width) == mask(width)
        {
            return cast(CastOp::Trunc, a);
        }
        // What was put on top of the lower bits is not looked at.
        if let Some([a, b]) = self.as_binary(arg, BinaryOp::Or) {
            let is_above = |v| {
                let known = self.known(v);
                known.is_some_and(|k| k.zeros() & mask(width) == mask(width))
            };
            for (low, above) in [(a, b), (b, a)] {
                if is_above(above) {
                    return cast(CastOp::Trunc, low);
                }
            }
        }
        if from == 64 && width == 32 {
            return self.trunc_half(arg, to);
        }
        Rewrite::No
    }

    fn zext(&mut self, arg: Value, to: Type, flags: ArithFlags) -> Rewrite {
        if self.as_cast(arg, CastOp::ZExt).is_some() {
            return self.chain(CastOp::ZExt, arg, to);
        }
        // Back to where it was truncated from: only a mask.
        if let Some(inner) = self.as_cast(arg, CastOp::Trunc)
            && self.ty(inner) == to
            && let Some(width) = self.width(arg)
        {
            let low = self.int(to, mask(width));
            return plain(BinaryOp::And, inner, low);
        }
        if let Some(inner) = self.as_cast(arg, CastOp::SExt)
            && flags.contains(ArithFlags::NNEG)
            && !self.is_legal()
        {
            return cast(CastOp::ZExt, inner);
        }
        Rewrite::No
    }

    fn sext(&mut self, arg: Value, to: Type) -> Rewrite {
        if self.as_cast(arg, CastOp::SExt).is_some() {
            return self.chain(CastOp::SExt, arg, to);
        }
        if self.is_non_negative(arg) {
            return Rewrite::With(InstData::Cast {
                op: CastOp::ZExt,
                flags: ArithFlags::NNEG,
                arg,
            });
        }
        if let Some(inner) = self.as_cast(arg, CastOp::ZExt).filter(|_| !self.is_legal()) {
            return cast(CastOp::ZExt, inner);
        }
        // Nothing was lost by truncating: the value had enough copies of its sign.
        if let Some(inner) = self.as_cast(arg, CastOp::Trunc)
            && self.ty(inner) == to
            && let (Some(wide), Some(narrow)) = (self.width(inner), self.width(arg))
            && self
                .known(inner)
                .is_some_and(|k| k.sign_bits() > wide - narrow)
            && (self.one_use(arg) || self.is_extension(inner, wide - narrow))
        {
            return Rewrite::To(inner);
        }
        Rewrite::No
    }

    /// Is the value itself an extension by so many bits? What merely computes with extensions, and
    /// has a truncation with other users too, is better left to these: comparisons and choices
    /// between them are of one width then.
    fn is_extension(&self, value: Value, by: u32) -> bool {
        let shift = self.as_binary_const(value, BinaryOp::AShr);
        self.as_cast(value, CastOp::SExt).is_some()
            || shift.is_some_and(|(_, n)| n >= u128::from(by))
            || self.is_non_negative(value)
    }

    fn pointer_cast(&mut self, op: CastOp, arg: Value, to: Type) -> Rewrite {
        let back = match op {
            CastOp::IntToPtr => CastOp::PtrToInt,
            _ => CastOp::IntToPtr,
        };
        let bits = |s: &Self, ty: Type| ir::DataLayout::new(&s.env.ctx.types).bits(ty);
        let Some(inner) = self.as_cast(arg, back) else {
            return Rewrite::No;
        };
        // Through an integer as wide as the pointer.
        let same = bits(self, self.ty(inner)) == bits(self, self.ty(arg))
            && bits(self, self.ty(arg)) == bits(self, to);
        match same && self.ty(inner) == to {
            true => Rewrite::To(inner),
            false => Rewrite::No,
        }
    }

    fn space_cast(&mut self, arg: Value, to: Type) -> Rewrite {
        let Some(inner) = self.as_cast(arg, CastOp::AddrSpaceCast) else {
            return self.space_cast_constant(arg, to);
        };
        // Into the generic space and back is the identity; the other way round is not, for pointers
        // to other memory.
        let through = self.ty(arg).addr_space();
        match self.ty(inner) == to && through == Some(AddrSpace::Generic) {
            true => Rewrite::To(inner),
            false => Rewrite::No,
        }
    }

    /// Undo the cast of a constant address.
    fn space_cast_constant(&mut self, arg: Value, to: Type) -> Rewrite {
        let Some(c) = self.func.value_const(arg) else {
            return Rewrite::No;
        };
        match self.env.ctx.consts.get(c) {
            ConstData::Cast {
                op: CastOp::AddrSpaceCast,
                arg: inner,
                ..
            } if self.env.ctx.consts.ty(*inner) == to => {
                let inner = *inner;
                Rewrite::To(self.const_value(inner))
            }
            _ => Rewrite::No,
        }
    }
}
