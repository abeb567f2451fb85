//! Values: lists of scalars. A vector, array or structure is the list of its scalar members in
//! order.

use super::error::{Fault, FaultKind};
use crate::layout::DataLayout;
use crate::memory::AddrSpace;
use crate::types::{FloatKind, Type, TypeData, TypeTable};
use cranelift_entity::EntityRef;
use std::rc::Rc;

/// One scalar: a bit pattern, or poison. Undefined values are taken for poison, which is allowed to
/// be worse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Slot {
    /// The bits, zero above the type's width. Any if poison.
    pub bits: u128,
    /// Poison?
    pub poison: bool,
}

impl Slot {
    /// Poison.
    pub const POISON: Slot = Slot {
        bits: 0,
        poison: true,
    };

    /// A value.
    pub fn of(bits: u128) -> Slot {
        Slot {
            bits,
            poison: false,
        }
    }
}

/// A scalar type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// Integer of so many bits.
    Int(u32),
    /// Float.
    Float(FloatKind),
    /// Pointer.
    Ptr(AddrSpace),
}

impl Scalar {
    /// Width.
    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) => bits,
            Scalar::Float(kind) => kind.bits(),
            // The upper word of a pointer into a buffer is left out.
            Scalar::Ptr(space) => space.pointer_bits().min(u128::BITS),
        }
    }
}

/// A scalar member of a type, and where it is in memory.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// Its type.
    pub scalar: Scalar,
    /// Offset from the object's first byte, in bits.
    pub bit_offset: u64,
    /// Width in memory in bits: whole bytes but for elements of vectors.
    pub memory_bits: u32,
    /// A store clears so many bytes first: those of a vector of parts of bytes, at its first
    /// element.
    pub clear_bytes: u32,
}

/// More scalars in one value than this are not supported.
const MAX_LEAVES: usize = 1 << 16;
/// Deeper nesting of aggregates than this is not supported.
const MAX_DEPTH: u32 = 64;

/// The scalar members of the types that values have, computed once each.
#[derive(Debug, Default)]
pub struct Leaves {
    by_type: Vec<Option<Rc<[Leaf]>>>,
}

impl Leaves {
    /// The scalar members of a first-class type.
    pub fn of(&mut self, types: &TypeTable, ty: Type) -> Result<Rc<[Leaf]>, Fault> {
        if self.by_type.len() <= ty.index() {
            self.by_type.resize(types.len(), None);
        }
        if let Some(leaves) = &self.by_type[ty.index()] {
            return Ok(leaves.clone());
        }
        let mut list = Vec::new();
        collect(types, ty, 0, MAX_DEPTH, &mut list)?;
        let leaves: Rc<[Leaf]> = list.into();
        self.by_type[ty.index()] = Some(leaves.clone());
        Ok(leaves)
    }
}

/// The scalar that a type is, if it is one.
pub fn scalar_of(types: &TypeTable, ty: Type) -> Option<Scalar> {
    match types.get(ty) {
        // Wider ones are not numbers here: `lower::wide` makes structures of them.
        TypeData::Int(bits) if *bits <= 128 => Some(Scalar::Int(u32::from(*bits))),
        TypeData::Float(kind) => Some(Scalar::Float(*kind)),
        TypeData::Ptr(AddrSpace::BufferStrided) => None,
        TypeData::Ptr(space) => Some(Scalar::Ptr(*space)),
        _ => None,
    }
}

fn collect(
    types: &TypeTable,
    ty: Type,
    bit_offset: u64,
    depth: u32,
    out: &mut Vec<Leaf>,
) -> Result<(), Fault> {
    let unsupported = |what: &str| Err(Fault::new(FaultKind::Unsupported, what));
    if depth == 0 {
        return unsupported("deeply nested types");
    }
    let layout = DataLayout::new(types);
    if let Some(scalar) = scalar_of(types, ty) {
        out.push(Leaf {
            scalar,
            bit_offset,
            memory_bits: (layout.store_size(ty) * 8) as u32,
            clear_bytes: 0,
        });
        return Ok(());
    }
    let count = match types.get(ty) {
        TypeData::Vector { len, .. } => u64::from(*len),
        TypeData::Array { len, .. } => *len,
        TypeData::Struct { fields, .. } => fields.len() as u64,
        _ => return unsupported("values of this type"),
    };
    if let TypeData::Vector { elem, .. } = types.get(ty) {
        return collect_vector(types, ty, *elem, bit_offset, out);
    }
    for i in 0..count {
        if out.len() >= MAX_LEAVES {
            return unsupported("values with so many members");
        }
        let member = types.element(ty, i).unwrap_or(Type::VOID);
        let offset = bit_offset + 8 * layout.element_offset(ty, i);
        collect(types, member, offset, depth - 1, out)?;
    }
    Ok(())
}

/// Elements of a vector stand next to each other without padding.
fn collect_vector(
    types: &TypeTable,
    ty: Type,
    elem: Type,
    bit_offset: u64,
    out: &mut Vec<Leaf>,
) -> Result<(), Fault> {
    let layout = DataLayout::new(types);
    let (Some((_, len)), Some(scalar)) = (types.vector_parts(ty), scalar_of(types, elem)) else {
        return Err(Fault::new(
            FaultKind::Unsupported,
            "vectors of this element type",
        ));
    };
    let bits = scalar.bits();
    for i in 0..len {
        let packed = !bits.is_multiple_of(8);
        out.push(Leaf {
            scalar,
            bit_offset: bit_offset + u64::from(i) * u64::from(bits),
            memory_bits: bits,
            clear_bytes: if packed && i == 0 {
                layout.store_size(ty) as u32
            } else {
                0
            },
        });
    }
    Ok(())
}
