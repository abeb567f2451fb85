//! Constants, interned: two equal constants are one [`Const`].

use crate::entities::GlobalRef;
use crate::inst::CastOp;
use crate::types::Type;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// A constant of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Const(u32);
entity_impl!(Const, "c");

/// The structure of a constant. Constant expressions are folded by the reader as far as they can
/// be; what remains is an address of a global plus a byte offset, perhaps cast.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstData {
    /// Integer; bits above the type's width are zero.
    Int(Type, u128),
    /// Integer that is not below 2^128, of a type of more bits: words of 64 bits, the least
    /// significant first, as many as the type needs. Bits above the type's width are zero.
    Wide(Type, Box<[u64]>),
    /// Float, as its bit pattern.
    Float(Type, u64),
    /// `null` of a pointer type (the address-space's null value is not always the bit pattern 0:
    /// local and private use -1 as the null that `addrspacecast` produces, but `null` itself is
    /// written as 0), or `zeroinitializer` of an aggregate or vector.
    Zero(Type),
    /// `undef`
    Undef(Type),
    /// `poison`
    Poison(Type),
    /// Vector, array or structure.
    Aggregate(Type, Box<[Const]>),
    /// Address of a global plus an offset in bytes; the type is a pointer in the global's address
    /// space.
    Address {
        /// Pointer type.
        ty: Type,
        /// What it points to.
        base: GlobalRef,
        /// Bytes to add.
        offset: i64,
    },
    /// A cast of an address (`addrspacecast`, `ptrtoint`, `inttoptr`) that cannot be folded before
    /// linking.
    Cast {
        /// Type of the result.
        ty: Type,
        /// The cast.
        op: CastOp,
        /// The operand.
        arg: Const,
    },
    /// The difference of two addresses, `sub (ptrtoint to, ptrtoint from)`, or its low half; only
    /// in initial values of variables, for which linkers know it.
    Distance {
        /// Type of the result: `i64` or `i32`.
        ty: Type,
        /// An address of 64 bits.
        to: Const,
        /// Another one.
        from: Const,
    },
}

impl ConstData {
    /// The constant's type.
    pub fn ty(&self) -> Type {
        match self {
            ConstData::Int(ty, _)
            | ConstData::Wide(ty, _)
            | ConstData::Float(ty, _)
            | ConstData::Zero(ty)
            | ConstData::Undef(ty)
            | ConstData::Poison(ty)
            | ConstData::Aggregate(ty, _)
            | ConstData::Address { ty, .. }
            | ConstData::Cast { ty, .. }
            | ConstData::Distance { ty, .. } => *ty,
        }
    }
}

/// Integers from 0 to below this one, of the most frequent types, are small.
const SMALL: usize = 128;
/// Number of types whose small integers have places.
const SMALL_TYPES: usize = 2;

/// The place of a small integer in [`ConstTable::small`].
#[inline]
fn small_place(data: &ConstData) -> Option<usize> {
    let (row, bits) = match *data {
        ConstData::Int(Type::I32, bits) => (0, bits),
        ConstData::Int(Type::I64, bits) => (1, bits),
        _ => return None,
    };
    (bits < SMALL as u128).then(|| row * SMALL + bits as usize)
}

/// All constants of a module.
#[derive(Clone, Debug, Default)]
pub struct ConstTable {
    consts: PrimaryMap<Const, ConstData>,
    index: FxHashMap<ConstData, Const>,
    /// The constants of small integers, which are in the index as well: most that are asked for are
    /// among them. Empty before the first.
    small: Vec<PackedOption<Const>>,
}

impl ConstTable {
    /// The constant with this structure. Integers are masked to their type's width by the caller
    /// (see `Context::int_const`).
    #[inline]
    pub fn intern(&mut self, data: ConstData) -> Const {
        let Some(place) = small_place(&data) else {
            return self.intern_any(data);
        };
        if let Some(c) = self.small.get(place).and_then(|c| c.expand()) {
            return c;
        }
        let c = self.intern_any(data);
        self.small
            .resize(SMALL_TYPES * SMALL, PackedOption::default());
        self.small[place] = c.into();
        c
    }

    #[inline(never)]
    fn intern_any(&mut self, data: ConstData) -> Const {
        match self.index.entry(data) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(entry) => {
                let c = self.consts.push(entry.key().clone());
                *entry.insert(c)
            }
        }
    }

    /// Makes room for so many more constants.
    pub(crate) fn reserve(&mut self, consts: usize) {
        self.consts.reserve(consts);
        self.index.reserve(consts);
    }

    /// The structure of a constant.
    #[inline]
    pub fn get(&self, c: Const) -> &ConstData {
        &self.consts[c]
    }

    /// Type of a constant.
    #[inline]
    pub fn ty(&self, c: Const) -> Type {
        self.consts[c].ty()
    }

    /// Number of constants, for dense side tables.
    pub fn len(&self) -> usize {
        self.consts.len()
    }

    /// No constant yet?
    pub fn is_empty(&self) -> bool {
        self.consts.is_empty()
    }
}
