//! Vectors.

use super::Gen;
use ir::{CastOp, IntCC, Intrinsic, Type, Value};

impl Gen<'_> {
    /// A new vector.
    pub(super) fn new_vector(&mut self, ty: Type) -> Value {
        let Some((elem, len)) = self.b.ctx.types.vector_parts(ty) else {
            return self.any(ty);
        };
        match self.rng.below(10) {
            0..3 => self.vector_binary(ty),
            3 | 4 => {
                let elements: Vec<Value> = (0..len).map(|_| self.any(elem)).collect();
                self.b.build_vector(&elements)
            }
            5 => {
                let (x, y) = (self.variable(ty), self.any(ty));
                let mask: Vec<i32> = (0..len)
                    .map(|_| self.rng.below(2 * len as usize) as i32)
                    .collect();
                self.b.shuffle(x, y, &mask)
            }
            6 => {
                let (v, x) = (self.variable(ty), self.any(elem));
                let index = self.vector_index(len);
                self.b.insert_element(v, x, index)
            }
            7 => self.vector_select(ty, elem),
            8 => self.vector_cast(ty, elem, len),
            _ => self.load_from_memory(ty),
        }
    }

    fn vector_binary(&mut self, ty: Type) -> Value {
        let (x, y) = (self.variable(ty), self.any(ty));
        if self.b.ctx.types.is_float_or_vector(ty) {
            return match self.rng.below(3) {
                0 => self.b.fadd(x, y),
                1 => self.b.fsub(x, y),
                _ => self.b.fmul(x, y),
            };
        }
        match self.rng.below(6) {
            0 => self.b.add(x, y),
            1 => self.b.sub(x, y),
            2 => self.b.mul(x, y),
            3 => self.b.and(x, y),
            4 => self.b.or(x, y),
            _ => self.b.xor(x, y),
        }
    }

    /// An index in range, constant or not.
    fn vector_index(&mut self, len: u32) -> Value {
        if self.rng.percent(60) {
            let n = self.rng.below(len as usize);
            return self.b.iconst(Type::I32, n as i128);
        }
        // Of a type that may be too narrow to name all elements, or wider than any address.
        let bits = match self.rng.percent(30) {
            true => self.rng.pick(&[1, 2, 3, 8, 16, 64, 128]),
            false => 32,
        };
        let named = len.min(1 << u32::from(bits).min(8));
        let x = self.index_word();
        let modulus = self.b.iconst(Type::I32, named.into());
        let index = self.b.urem(x, modulus);
        let ty = self.b.ctx.types.int(bits);
        match bits {
            32 => index,
            33.. => self.b.zext(index, ty),
            _ => self.b.trunc(index, ty),
        }
    }

    /// Comparing gives a vector of conditions.
    fn vector_select(&mut self, ty: Type, elem: Type) -> Value {
        let (x, y) = (self.variable(ty), self.any(ty));
        if self.b.ctx.types.int_bits(elem).is_none() || self.rng.percent(30) {
            let c = self.any(Type::I1);
            return self.b.select(c, x, y);
        }
        let cond = self.rng.pick(&[IntCC::Eq, IntCC::Slt, IntCC::Ugt]);
        let c = self.b.icmp(cond, x, y);
        let z = self.any(ty);
        self.b.select(c, x, z)
    }

    /// From elements of another width.
    fn vector_cast(&mut self, ty: Type, elem: Type, len: u32) -> Value {
        let Some(bits) = self.b.ctx.types.int_bits(elem) else {
            return self.vector_binary(ty);
        };
        let (op, other) = match bits {
            256 => (CastOp::SExt, Type::I64),
            64 => (CastOp::SExt, Type::I32),
            32 if self.rng.percent(50) => (CastOp::ZExt, Type::I16),
            32 => (CastOp::Trunc, Type::I64),
            _ => (CastOp::Trunc, Type::I32),
        };
        let from = self.b.ctx.types.vector(other, len);
        let x = self.variable(from);
        self.b.cast(op, x, ty)
    }

    /// An element of a vector, or all elements combined.
    pub(super) fn element(&mut self, vector: Value) -> Value {
        use Intrinsic as N;
        let len = self.b.ctx.types.vector_parts(self.b.ty(vector));
        if let Some((elem, _)) = len
            && self.b.ctx.types.int_bits(elem).is_some()
            && self.rng.percent(20)
        {
            let id = self.rng.pick(&[
                N::ReduceAdd,
                N::ReduceMul,
                N::ReduceXor,
                N::ReduceSMax,
                N::ReduceUMin,
            ]);
            return self.b.intrinsic(id, elem, &[vector]);
        }
        let index = self.vector_index(len.map_or(1, |p| p.1));
        self.b.extract_element(vector, index)
    }
}
