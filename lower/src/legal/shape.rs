//! How a value of any type is split: into *leaves* (the scalars of its vectors, arrays and
//! structures), and each leaf into one or two *parts*, the legal values that carry it.
//!
//! | leaf | parts |
//! |---|---|
//! | i1 | i1 |
//! | i2 to i32 | i32, the bits above the width are garbage |
//! | i33 to i64 | i64, the bits above the width are garbage |
//! | i65 to i128 | i64 (low), i64 (high, with garbage above the width) |
//! | half, float, double, pointers of at most 64 bits | themselves |
//! | buffer resource: `ptr addrspace(8)` | i64 (words 0 and 1), i64 (words 2 and 3) |
//! | pointer into a buffer: `ptr addrspace(7)` | the resource's two i64, i32 (the offset) |
//! | bfloat | i32, its 16 bits, garbage above |

use ir::{AddrSpace, DataLayout, FloatKind, Type, TypeData, TypeTable};
use smallvec::SmallVec;

/// Most parts that one value may have; wider values are reported as unsupported.
pub(crate) const MAX_PARTS: u64 = 4096;

/// A scalar type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leaf {
    /// Integer of a width in bits.
    Int(u32),
    /// Floating-point number.
    Float(FloatKind),
    /// Pointer.
    Ptr(AddrSpace),
}

impl Leaf {
    /// The leaf that a scalar type is.
    pub fn of(types: &TypeTable, ty: Type) -> Option<Leaf> {
        Some(match types.get(ty) {
            TypeData::Int(bits) => Leaf::Int(u32::from(*bits)),
            TypeData::Float(kind) => Leaf::Float(*kind),
            TypeData::Ptr(space) => Leaf::Ptr(*space),
            _ => return None,
        })
    }

    /// Number of parts.
    pub fn parts(self) -> usize {
        match self {
            Leaf::Int(bits) if bits > 64 => 2,
            Leaf::Ptr(AddrSpace::BufferResource) => 2,
            Leaf::Ptr(AddrSpace::BufferFat) => 3,
            _ => 1,
        }
    }

    /// Is it a pointer into a buffer, which is no number?
    pub fn is_fat(self) -> bool {
        self == Leaf::Ptr(AddrSpace::BufferFat)
    }

    /// Types of its parts.
    pub fn part_types(self) -> impl Iterator<Item = Type> {
        let first =
            std::iter::repeat_n(self.part_type(), self.parts() - usize::from(self.is_fat()));
        first.chain(self.is_fat().then_some(Type::I32))
    }

    /// Type of its parts, but for the offset of a pointer into a buffer.
    pub fn part_type(self) -> Type {
        match self {
            Leaf::Int(1) => Type::I1,
            Leaf::Int(2..=32) | Leaf::Float(FloatKind::BFloat) => Type::I32,
            Leaf::Int(_) => Type::I64,
            Leaf::Float(FloatKind::Half) => Type::F16,
            Leaf::Float(FloatKind::Float) => Type::F32,
            Leaf::Float(FloatKind::Double) => Type::F64,
            Leaf::Ptr(AddrSpace::BufferResource | AddrSpace::BufferFat) => Type::I64,
            Leaf::Ptr(space) => Type::ptr(space),
        }
    }

    /// Width in memory, in bits.
    pub fn bits(self) -> u32 {
        match self {
            Leaf::Int(bits) => bits,
            Leaf::Float(kind) => kind.bits(),
            Leaf::Ptr(space) => space.pointer_bits(),
        }
    }
}

/// A scalar or vector in a type, where it lies in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unit {
    /// The scalar, or a vector's element.
    pub leaf: Leaf,
    /// 1, or a vector's length.
    pub count: u32,
    /// Offset in bytes from the start of the whole.
    pub offset: u64,
    /// Is it a vector (of any length, 1 as well)?
    pub is_vector: bool,
}

impl Unit {
    /// Width in memory, in bits.
    pub fn bits(&self) -> u64 {
        u64::from(self.leaf.bits()) * u64::from(self.count)
    }

    /// Number of parts.
    pub fn parts(&self) -> usize {
        self.leaf.parts() * self.count as usize
    }
}

/// The scalars and vectors that a type consists of, in order.
pub(crate) type Shape = SmallVec<[Unit; 2]>;

/// Why a type has no shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShapeError {
    /// More parts than [`MAX_PARTS`].
    TooLarge,
    /// A type without values, or a pointer into an unsupported address space.
    Unsupported,
}

/// The shape of a type. Linear in the number of its scalars and vectors.
pub(crate) fn shape(types: &TypeTable, ty: Type) -> Result<Shape, ShapeError> {
    let mut out = Shape::new();
    if ty == Type::VOID {
        return Ok(out);
    }
    let mut parts = 0;
    walk(types, ty, 0, &mut out, &mut parts)?;
    Ok(out)
}

fn walk(
    types: &TypeTable,
    ty: Type,
    offset: u64,
    out: &mut Shape,
    parts: &mut u64,
) -> Result<(), ShapeError> {
    match types.get(ty) {
        TypeData::Array { elem, len } => {
            let stride = DataLayout::new(types).alloc_size(*elem);
            for i in 0..*len {
                let before = *parts;
                walk(types, *elem, offset + i * stride, out, parts)?;
                if *parts == before {
                    break; // elements without contents, however many
                }
            }
            Ok(())
        }
        TypeData::Struct { fields, .. } => {
            let layout = DataLayout::new(types);
            for (i, &field) in fields.iter().enumerate() {
                let at = offset + layout.element_offset(ty, i as u64);
                walk(types, field, at, out, parts)?;
            }
            Ok(())
        }
        TypeData::Vector { elem, len } => {
            let leaf = Leaf::of(types, *elem).ok_or(ShapeError::Unsupported)?;
            push_unit(leaf, *len, true, offset, out, parts)
        }
        _ => {
            let leaf = Leaf::of(types, ty).ok_or(ShapeError::Unsupported)?;
            push_unit(leaf, 1, false, offset, out, parts)
        }
    }
}

fn push_unit(
    leaf: Leaf,
    count: u32,
    is_vector: bool,
    offset: u64,
    out: &mut Shape,
    parts: &mut u64,
) -> Result<(), ShapeError> {
    if let Leaf::Ptr(space) = leaf {
        if space == AddrSpace::BufferStrided {
            return Err(ShapeError::Unsupported);
        }
    }
    *parts += leaf.parts() as u64 * u64::from(count);
    if *parts > MAX_PARTS {
        return Err(ShapeError::TooLarge);
    }
    out.push(Unit {
        leaf,
        count,
        offset,
        is_vector,
    });
    Ok(())
}

/// The leaves of a shape, one after the other.
pub(crate) fn leaves(shape: &[Unit]) -> impl Iterator<Item = Leaf> + '_ {
    shape
        .iter()
        .flat_map(|u| std::iter::repeat_n(u.leaf, u.count as usize))
}

/// Number of parts of a shape.
pub(crate) fn num_parts(shape: &[Unit]) -> usize {
    shape.iter().map(Unit::parts).sum()
}

/// Range of parts of the element at a path of indices, and the type found there.
pub(crate) fn element_parts(
    types: &TypeTable,
    ty: Type,
    path: &[u32],
) -> Result<(usize, Type), ShapeError> {
    let mut start = 0;
    let mut ty = ty;
    for &index in path {
        match types.get(ty) {
            TypeData::Struct { fields, .. } => {
                for &f in &fields[..index as usize] {
                    start += num_parts(&shape(types, f)?);
                }
                ty = fields[index as usize];
            }
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => {
                start += num_parts(&shape(types, *elem)?) * index as usize;
                ty = *elem;
            }
            _ => return Err(ShapeError::Unsupported),
        }
    }
    Ok((start, ty))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_are_flattened_with_their_offsets() {
        let mut t = TypeTable::default();
        let v3 = t.vector(Type::F32, 3);
        let inner = t.structure(&[Type::I8, Type::I128]);
        let a = t.array(inner, 2);
        let s = t.structure(&[v3, a]);
        let shape = shape(&t, s).unwrap();
        assert_eq!(shape.len(), 5);
        assert_eq!((shape[0].count, shape[0].offset), (3, 0));
        assert_eq!(shape[1].leaf, Leaf::Int(8));
        assert_eq!(num_parts(&shape), 3 + 3 + 3);
        let (start, ty) = element_parts(&t, s, &[1, 1, 1]).unwrap();
        assert_eq!((start, ty), (3 + 3 + 1, Type::I128));
    }

    #[test]
    fn huge_arrays_are_refused_quickly() {
        let mut t = TypeTable::default();
        let big = t.array(Type::I8, u64::MAX);
        assert_eq!(shape(&t, big), Err(ShapeError::TooLarge));
        let empty = t.structure(&[]);
        let many = t.array(empty, u64::MAX);
        assert_eq!(shape(&t, many).unwrap().len(), 0);
    }
}
