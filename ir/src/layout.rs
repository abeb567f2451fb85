//! Sizes, alignments and offsets of types: the AMDGPU data layout.
//!
//! The numbers are those of the data layout string that LLVM's AMDGPU target prints for
//! `amdgcn-amd-amdhsa`.

use crate::types::{Type, TypeData, TypeTable};

/// The data layout string of `amdgcn-amd-amdhsa`. Modules may leave it out; one that differs in
/// what matters is an error.
pub const DATA_LAYOUT_PREFIX: &str =
    "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32";

/// The whole string as LLVM prints it now.
pub(crate) const DATA_LAYOUT: &str = concat!(
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32",
    "-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256",
    "-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
);

/// Sizes and alignments, in bytes.
#[derive(Clone, Copy, Debug)]
pub struct DataLayout<'a> {
    types: &'a TypeTable,
}

impl<'a> DataLayout<'a> {
    /// The layout of the types of a table.
    pub fn new(types: &'a TypeTable) -> Self {
        DataLayout { types }
    }

    /// Width in bits of a first-class scalar or vector; 0 for aggregates.
    #[inline]
    pub fn bits(&self, ty: Type) -> u64 {
        match self.types.get(ty) {
            TypeData::Int(bits) => u64::from(*bits),
            TypeData::Float(kind) => u64::from(kind.bits()),
            TypeData::Ptr(space) => u64::from(space.pointer_bits()),
            TypeData::Vector { elem, len } => self.vector_bits(*elem, *len),
            _ => 0,
        }
    }

    fn vector_bits(&self, elem: Type, len: u32) -> u64 {
        self.bits(elem).saturating_mul(u64::from(len))
    }

    /// Bytes that a store writes.
    pub fn store_size(&self, ty: Type) -> u64 {
        match self.types.get(ty) {
            TypeData::Array { elem, len } => self.alloc_size(*elem).saturating_mul(*len),
            TypeData::Struct { fields, packed } => self.struct_size(fields, *packed),
            _ => self.bits(ty).div_ceil(8),
        }
    }

    /// Bytes from one element of an array to the next.
    pub fn alloc_size(&self, ty: Type) -> u64 {
        // Most types are these, and as large as they are aligned.
        match self.types.get(ty) {
            TypeData::Int(8 | 16 | 32 | 64) | TypeData::Float(_) => self.bits(ty) / 8,
            _ => round_up(self.store_size(ty), self.align(ty)),
        }
    }

    /// ABI alignment in bytes.
    pub fn align(&self, ty: Type) -> u64 {
        match self.types.get(ty) {
            TypeData::Int(bits) => int_align((*bits).into()),
            TypeData::Float(kind) => u64::from(kind.bits() / 8),
            // A 160-bit or 192-bit pointer is aligned to 256 bits.
            TypeData::Ptr(space) => u64::from(space.pointer_bits() / 8).next_power_of_two(),
            TypeData::Vector { .. } => vector_align(self.bits(ty)),
            TypeData::Array { elem, .. } => self.align(*elem),
            TypeData::Struct { packed: true, .. } => 1,
            TypeData::Struct {
                fields,
                packed: false,
            } => fields.iter().map(|&f| self.align(f)).max().unwrap_or(1),
            _ => 1,
        }
    }

    /// Byte offset of field `index` of a structure, or of an array's or vector's element.
    pub fn element_offset(&self, ty: Type, index: u64) -> u64 {
        match self.types.get(ty) {
            TypeData::Struct { fields, packed } => {
                self.field_offset(fields, *packed, index as usize)
            }
            TypeData::Array { elem, .. } => self.alloc_size(*elem).saturating_mul(index),
            TypeData::Vector { elem, .. } => (self.bits(*elem) / 8).saturating_mul(index),
            _ => 0,
        }
    }

    fn field_offset(&self, fields: &[Type], packed: bool, index: usize) -> u64 {
        let mut offset = 0u64;
        for (i, &field) in fields.iter().enumerate() {
            if !packed {
                offset = round_up(offset, self.align(field));
            }
            if i == index {
                return offset;
            }
            offset = offset.saturating_add(self.alloc_size(field));
        }
        offset
    }

    fn struct_size(&self, fields: &[Type], packed: bool) -> u64 {
        let end = self.field_offset(fields, packed, fields.len());
        if packed {
            end
        } else {
            round_up(
                end,
                fields.iter().map(|&f| self.align(f)).max().unwrap_or(1),
            )
        }
    }
}

/// The layout string lists no integer wider than 64 bits; wider ones are aligned as the widest that
/// it lists.
pub(crate) fn int_align(bits: u64) -> u64 {
    bits.div_ceil(8).next_power_of_two().min(8)
}

/// Vectors are aligned to their size rounded up to a power of two, as the data layout string lists
/// them: `v24:32`, `v48:64`, `v96:128`, `v192:256` and so on.
pub(crate) fn vector_align(bits: u64) -> u64 {
    bits.div_ceil(8).next_power_of_two().max(1)
}

/// `value` rounded up to a multiple of `align`.
pub fn round_up(value: u64, align: u64) -> u64 {
    value.div_ceil(align.max(1)).saturating_mul(align.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_integers_are_aligned_as_64_bits() {
        let mut t = TypeTable::default();
        let (i48, i65) = (t.int(48), t.int(65));
        let l = DataLayout::new(&t);
        assert_eq!((l.align(i48), l.alloc_size(i48)), (8, 8));
        assert_eq!((l.align(i65), l.alloc_size(i65)), (8, 16));
        assert_eq!((l.align(Type::I128), l.alloc_size(Type::I128)), (8, 16));
    }

    #[test]
    fn vectors_of_three_are_padded() {
        let mut t = TypeTable::default();
        let v3 = t.vector(Type::F32, 3);
        let s = t.structure(&[Type::I8, v3, Type::I16]);
        let l = DataLayout::new(&t);
        assert_eq!(
            (l.store_size(v3), l.alloc_size(v3), l.align(v3)),
            (12, 16, 16)
        );
        assert_eq!(l.element_offset(s, 1), 16);
        assert_eq!(l.element_offset(s, 2), 32);
        assert_eq!(l.alloc_size(s), 48);
    }
}
