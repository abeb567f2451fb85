//! Conversions.

use crate::expand::convert;
use crate::legal::address::Null;
use crate::legal::function::{Legaliser, Res};
use crate::legal::int::{Extend, Num};
use crate::legal::shape::{self, Leaf};
use ir::{ArithFlags, CastOp, FloatKind, Inst, Type, Value};

impl Legaliser<'_> {
    /// Any conversion, of a scalar or of a vector element by element.
    pub(crate) fn cast(
        &mut self,
        inst: Inst,
        op: CastOp,
        flags: ArithFlags,
        arg: Value,
    ) -> Res<()> {
        let ty = self.src.result_type(inst);
        if op == CastOp::Bitcast {
            return self.bitcast(inst, arg, ty);
        }
        let to = self.leaf_of(ty)?;
        let from = self.leaf_of(self.ty(arg))?;
        if from.is_fat() || to.is_fat() {
            return self.fat_casts(inst, op, arg, from, to);
        }
        let null = Null::never_if(op == CastOp::AddrSpaceCast && self.is_nonnull(arg));
        self.map1(inst, arg, |l, from, n| {
            l.cast_leaf(op, flags, n, from, to, null)
        })
    }

    /// To or from pointers into buffers.
    fn fat_casts(&mut self, inst: Inst, op: CastOp, arg: Value, from: Leaf, to: Leaf) -> Res<()> {
        let parts = self.parts(arg)?;
        let mut out = crate::legal::function::Parts::new();
        for element in parts.chunks(from.parts()) {
            out.extend(self.fat_cast(op, element, from, to)?);
        }
        self.set(inst, &out);
        Ok(())
    }

    pub(crate) fn cast_leaf(
        &mut self,
        op: CastOp,
        flags: ArithFlags,
        n: Num,
        from: Leaf,
        to: Leaf,
        null: Null,
    ) -> Res<Num> {
        match (op, from, to) {
            (CastOp::Trunc, Leaf::Int(a), Leaf::Int(b)) => Ok(self.e.truncate(n, a, b)),
            (CastOp::ZExt, Leaf::Int(a), Leaf::Int(b)) => Ok(self.e.extend(n, a, b, Extend::Zero)),
            (CastOp::SExt, Leaf::Int(a), Leaf::Int(b)) => Ok(self.e.extend(n, a, b, Extend::Sign)),
            (CastOp::FpTrunc | CastOp::FpExt, Leaf::Float(a), Leaf::Float(b)) => {
                Ok(self.float_cast(flags, n.lo, a, b).into())
            }
            (CastOp::FpToUi, Leaf::Float(a), Leaf::Int(b)) => {
                let x = self.computable(Leaf::Float(a), n.lo);
                Ok(convert::float_to_int(&mut self.e, x, b, Extend::Zero))
            }
            (CastOp::FpToSi, Leaf::Float(a), Leaf::Int(b)) => {
                let x = self.computable(Leaf::Float(a), n.lo);
                Ok(convert::float_to_int(&mut self.e, x, b, Extend::Sign))
            }
            (CastOp::UiToFp, Leaf::Int(a), Leaf::Float(b)) => {
                Ok(convert::int_to_float(&mut self.e, n, a, b, Extend::Zero).into())
            }
            (CastOp::SiToFp, Leaf::Int(a), Leaf::Float(b)) => {
                Ok(convert::int_to_float(&mut self.e, n, a, b, Extend::Sign).into())
            }
            (CastOp::Bitcast, from, to) if from.bits() == to.bits() => {
                self.bitcast_leaf(n, from, to)
            }
            _ => self.pointer_cast(op, n, from, to, null),
        }
    }

    /// Between float formats.
    fn float_cast(&mut self, flags: ArithFlags, v: Value, from: FloatKind, to: FloatKind) -> Value {
        use FloatKind::{BFloat, Double, Float, Half};
        let e = &mut self.e;
        match (from, to) {
            _ if from == to => v,
            (BFloat, Float) => convert::bf16_to_f32(e, v),
            (BFloat, Double) => {
                let x = convert::bf16_to_f32(e, v);
                e.cast(CastOp::FpExt, x, Type::F64)
            }
            (BFloat, Half) => {
                let x = convert::bf16_to_f32(e, v);
                e.cast(CastOp::FpTrunc, x, Type::F16)
            }
            (Float, BFloat) => convert::f32_to_bf16(e, v),
            (Half, BFloat) => {
                let x = e.cast(CastOp::FpExt, v, Type::F32);
                convert::f32_to_bf16(e, x)
            }
            (Double, BFloat) => {
                let x = convert::f64_to_f32_odd(e, v);
                convert::f32_to_bf16(e, x)
            }
            // From half to double in two steps, which are exact.
            (Half, Double) => {
                let x = e.cast(CastOp::FpExt, v, Type::F32);
                e.cast(CastOp::FpExt, x, Type::F64)
            }
            (Double, Half) => convert::f64_to_f16(e, flags, v),
            (Half, Float) => e.cast(CastOp::FpExt, v, Type::F32),
            (Float, Double) => e.cast(CastOp::FpExt, v, Type::F64),
            (Float, Half) => e.cast(CastOp::FpTrunc, v, Type::F16),
            (Double, Float) => e.cast(CastOp::FpTrunc, v, Type::F32),
            (Half | BFloat | Float | Double, _) => v,
        }
    }

    /// `bitcast`: leaf by leaf where the elements have the same width, through words otherwise.
    fn bitcast(&mut self, inst: Inst, arg: Value, ty: Type) -> Res<()> {
        let parts = self.parts(arg)?;
        let from = self.leaf_of(self.ty(arg))?;
        let to = self.leaf_of(ty)?;
        if from.is_fat() || to.is_fat() {
            return self.fat_casts(inst, CastOp::Bitcast, arg, from, to);
        }
        let count = shape::num_parts(&self.shape_of(ty)?) / to.parts();
        let mut out = crate::legal::function::Parts::new();
        if from.bits() == to.bits() {
            for i in 0..count {
                let n = self.bitcast_leaf(Legaliser::num_at(&parts, from, i), from, to)?;
                n.append_to(&mut out);
            }
        } else {
            let mut bits = Vec::new();
            for i in 0..parts.len() / from.parts() {
                let n = Legaliser::num_at(&parts, from, i);
                bits.push(self.leaf_bits(n, from));
            }
            let words = self.e.join_bits(&bits, from.bits());
            for i in 0..count as u32 {
                let n = self.e.extract_bits(&words, i * to.bits(), to.bits());
                let n = self.leaf_from_bits(n, to)?;
                n.append_to(&mut out);
            }
        }
        self.set(inst, &out);
        Ok(())
    }
}
