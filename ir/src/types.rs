//! Types, interned: two equal types are one [`Type`].

use crate::memory::AddrSpace;
use cranelift_entity::{EntityRef, PrimaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// A type of a module. Scalars and pointers have fixed indices, the constants of this type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(u32);
entity_impl!(Type, "ty");

/// A floating-point format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// The upper half of a binary32.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
}

impl FloatKind {
    /// Width in bits.
    pub const fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
        }
    }

    /// Bits of the exponent.
    pub const fn exponent_bits(self) -> u32 {
        match self {
            FloatKind::Half => 5,
            FloatKind::BFloat | FloatKind::Float => 8,
            FloatKind::Double => 11,
        }
    }

    /// Bits of the mantissa that are stored.
    pub const fn mantissa_bits(self) -> u32 {
        self.bits() - 1 - self.exponent_bits()
    }

    /// The bit of the sign; alone it is minus zero.
    pub const fn sign(self) -> u64 {
        1 << (self.bits() - 1)
    }

    /// Bits of infinity: those of the exponent.
    pub const fn infinity(self) -> u64 {
        ((1 << self.exponent_bits()) - 1) << self.mantissa_bits()
    }

    /// Bits of the NaN that is quiet and has no payload.
    pub const fn quiet_nan(self) -> u64 {
        self.infinity() | 1 << (self.mantissa_bits() - 1)
    }

    /// Bits of the number 1.
    pub const fn one(self) -> u64 {
        ((1 << (self.exponent_bits() - 1)) - 1) << self.mantissa_bits()
    }
}

/// Widest integer. Those of more than 128 bits are gone when optimisation begins: `lower::wide`
/// makes structures of words of them.
pub const MAX_INT_BITS: u32 = 8192;

/// The structure of a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// No value.
    Void,
    /// A block's label; only in text.
    Label,
    /// Metadata as an argument of an intrinsic; only in text.
    Metadata,
    /// An integer of 1 to [`MAX_INT_BITS`] bits.
    Int(u16),
    /// A floating-point number.
    Float(FloatKind),
    /// An opaque pointer into an address space.
    Ptr(AddrSpace),
    /// A fixed vector of scalars.
    Vector {
        /// Scalar type of the elements.
        elem: Type,
        /// Number of elements, at least 1.
        len: u32,
    },
    /// An array.
    Array {
        /// Element type.
        elem: Type,
        /// Number of elements.
        len: u64,
    },
    /// A structure, named or literal (a name is only a way to write it).
    Struct {
        /// Field types.
        fields: Box<[Type]>,
        /// Without padding.
        packed: bool,
    },
    /// A function type; only of callees.
    Func {
        /// Type of the result, or void.
        ret: Type,
        /// Types of the parameters.
        params: Box<[Type]>,
        /// Has variable arguments.
        vararg: bool,
    },
}

const FIRST_PTR: u32 = 13;
const NUM_PTR: u32 = 10;

impl Type {
    /// `void`
    pub const VOID: Type = Type(0);
    /// `label`
    pub const LABEL: Type = Type(1);
    /// `metadata`
    pub const METADATA: Type = Type(2);
    /// `i1`
    pub const I1: Type = Type(3);
    /// `i8`
    pub const I8: Type = Type(4);
    /// `i16`
    pub const I16: Type = Type(5);
    /// `i32`
    pub const I32: Type = Type(6);
    /// `i64`
    pub const I64: Type = Type(7);
    /// `i128`
    pub const I128: Type = Type(8);
    /// `half`
    pub const F16: Type = Type(9);
    /// `bfloat`
    pub const BF16: Type = Type(10);
    /// `float`
    pub const F32: Type = Type(11);
    /// `double`
    pub const F64: Type = Type(12);

    /// The pointer type of an address space.
    pub const fn ptr(space: AddrSpace) -> Type {
        Type(FIRST_PTR + space as u32)
    }

    /// The address space, if this is a pointer (not a vector of pointers).
    #[inline]
    pub fn addr_space(self) -> Option<AddrSpace> {
        let i = self.0.wrapping_sub(FIRST_PTR);
        (i < NUM_PTR).then(|| AddrSpace::from_number(i)).flatten()
    }

    /// Is it a pointer?
    #[inline]
    pub fn is_ptr(self) -> bool {
        self.addr_space().is_some()
    }
}

/// All types of a module.
#[derive(Clone, Debug)]
pub struct TypeTable {
    types: PrimaryMap<Type, TypeData>,
    /// The types that have no fixed index.
    index: FxHashMap<TypeData, Type>,
}

/// The index of a type that has a fixed one.
fn fixed(data: &TypeData) -> Option<Type> {
    Some(match *data {
        TypeData::Void => Type::VOID,
        TypeData::Label => Type::LABEL,
        TypeData::Metadata => Type::METADATA,
        TypeData::Int(bits) => fixed_int(bits)?,
        TypeData::Float(FloatKind::Half) => Type::F16,
        TypeData::Float(FloatKind::BFloat) => Type::BF16,
        TypeData::Float(FloatKind::Float) => Type::F32,
        TypeData::Float(FloatKind::Double) => Type::F64,
        TypeData::Ptr(space) => Type::ptr(space),
        _ => return None,
    })
}

fn fixed_int(bits: u16) -> Option<Type> {
    Some(match bits {
        1 => Type::I1,
        8 => Type::I8,
        16 => Type::I16,
        32 => Type::I32,
        64 => Type::I64,
        128 => Type::I128,
        _ => return None,
    })
}

impl Default for TypeTable {
    fn default() -> Self {
        let mut table = TypeTable {
            types: PrimaryMap::with_capacity(32),
            index: FxHashMap::default(),
        };
        let scalars = [
            TypeData::Void,
            TypeData::Label,
            TypeData::Metadata,
            TypeData::Int(1),
            TypeData::Int(8),
            TypeData::Int(16),
            TypeData::Int(32),
            TypeData::Int(64),
            TypeData::Int(128),
            TypeData::Float(FloatKind::Half),
            TypeData::Float(FloatKind::BFloat),
            TypeData::Float(FloatKind::Float),
            TypeData::Float(FloatKind::Double),
        ];
        let pointers = (0..NUM_PTR).map(|n| {
            let space = AddrSpace::from_number(n);
            TypeData::Ptr(space.expect("every number below NUM_PTR is an address space"))
        });
        for data in scalars.into_iter().chain(pointers) {
            let ty = fixed(&data);
            let next = table.types.push(data);
            debug_assert_eq!(ty, Some(next));
        }
        table
    }
}

impl TypeTable {
    /// The type with this structure.
    pub fn intern(&mut self, data: TypeData) -> Type {
        if let Some(ty) = fixed(&data) {
            return ty;
        }
        match self.index.entry(data) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(entry) => {
                let ty = self.types.push(entry.key().clone());
                *entry.insert(ty)
            }
        }
    }

    /// The integer type of `bits` bits (1 to [`MAX_INT_BITS`]).
    pub fn int(&mut self, bits: u16) -> Type {
        fixed_int(bits).unwrap_or_else(|| self.intern(TypeData::Int(bits)))
    }

    /// A vector type.
    pub fn vector(&mut self, elem: Type, len: u32) -> Type {
        self.intern(TypeData::Vector { elem, len })
    }

    /// An array type.
    pub fn array(&mut self, elem: Type, len: u64) -> Type {
        self.intern(TypeData::Array { elem, len })
    }

    /// A structure type, its fields at their natural alignment.
    pub fn structure(&mut self, fields: &[Type]) -> Type {
        self.intern(TypeData::Struct {
            fields: fields.into(),
            packed: false,
        })
    }

    /// A structure type without gaps between its fields.
    pub fn packed_structure(&mut self, fields: &[Type]) -> Type {
        self.intern(TypeData::Struct {
            fields: fields.into(),
            packed: true,
        })
    }

    /// The structure of a type.
    #[inline]
    pub fn get(&self, ty: Type) -> &TypeData {
        &self.types[ty]
    }

    /// Number of types, for dense side tables.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Never: the scalars are always there.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// Width of an integer type in bits, `None` for other types.
    #[inline]
    pub fn int_bits(&self, ty: Type) -> Option<u32> {
        match self.get(ty) {
            TypeData::Int(bits) => Some(u32::from(*bits)),
            _ => None,
        }
    }

    /// Format of a floating-point type.
    #[inline]
    pub fn float_kind(&self, ty: Type) -> Option<FloatKind> {
        match self.get(ty) {
            TypeData::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// Element type and length of a vector type.
    #[inline]
    pub fn vector_parts(&self, ty: Type) -> Option<(Type, u32)> {
        match self.get(ty) {
            TypeData::Vector { elem, len } => Some((*elem, *len)),
            _ => None,
        }
    }

    /// The element type of a vector, or the type itself.
    #[inline]
    pub fn scalar(&self, ty: Type) -> Type {
        self.vector_parts(ty).map_or(ty, |(elem, _)| elem)
    }

    /// Integer, or vector of integers.
    pub fn is_int_or_vector(&self, ty: Type) -> bool {
        self.int_bits(self.scalar(ty)).is_some()
    }

    /// Float, or vector of floats.
    pub fn is_float_or_vector(&self, ty: Type) -> bool {
        self.float_kind(self.scalar(ty)).is_some()
    }

    /// Pointer, or vector of pointers.
    pub fn is_ptr_or_vector(&self, ty: Type) -> bool {
        self.scalar(ty).is_ptr()
    }

    /// Can a value have this type and be stored: not void, label, metadata or function.
    #[inline]
    pub fn is_first_class(&self, ty: Type) -> bool {
        (Type::I1.0..FIRST_PTR + NUM_PTR).contains(&ty.0)
            || !matches!(
                self.get(ty),
                TypeData::Void | TypeData::Label | TypeData::Metadata | TypeData::Func { .. }
            )
    }

    /// Structure or array.
    pub fn is_aggregate(&self, ty: Type) -> bool {
        matches!(
            self.get(ty),
            TypeData::Struct { .. } | TypeData::Array { .. }
        )
    }

    /// Type of the field or element `index` of an aggregate or vector.
    pub fn element(&self, ty: Type, index: u64) -> Option<Type> {
        match self.get(ty) {
            TypeData::Struct { fields, .. } => fields.get(usize::try_from(index).ok()?).copied(),
            TypeData::Array { elem, len } => (index < *len).then_some(*elem),
            TypeData::Vector { elem, len } => (index < u64::from(*len)).then_some(*elem),
            _ => None,
        }
    }

    /// `i1`, or a vector of `i1` as long as `ty`: the result of comparing two `ty`.
    pub fn condition_of(&mut self, ty: Type) -> Type {
        match self.vector_parts(ty) {
            Some((_, len)) => self.vector(Type::I1, len),
            None => Type::I1,
        }
    }

    /// All types with their indices, in order of creation.
    pub fn iter(&self) -> impl Iterator<Item = (Type, &TypeData)> {
        self.types.iter()
    }

    /// Is `index` a type of this table?
    pub fn contains(&self, ty: Type) -> bool {
        ty.index() < self.types.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_indices_name_their_types() {
        let t = TypeTable::default();
        assert_eq!(t.get(Type::I128), &TypeData::Int(128));
        assert_eq!(t.get(Type::F64), &TypeData::Float(FloatKind::Double));
        assert_eq!(
            t.get(Type::ptr(AddrSpace::Local)),
            &TypeData::Ptr(AddrSpace::Local)
        );
        assert_eq!(
            Type::ptr(AddrSpace::Private).addr_space(),
            Some(AddrSpace::Private)
        );
        assert_eq!(Type::F64.addr_space(), None);
    }

    #[test]
    fn equal_types_are_one() {
        let mut t = TypeTable::default();
        assert_eq!(t.vector(Type::F32, 4), t.vector(Type::F32, 4));
        assert_ne!(t.packed_structure(&[Type::I8]), t.structure(&[Type::I8]));
        assert_eq!(t.int(32), Type::I32);
    }
}
