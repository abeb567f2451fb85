//! The intrinsics that access buffers, taken apart: `{raw|struct}[.ptr].{buffer|tbuffer|…}.…`
//! differ in how the place is given and in what is done there, and the rest of the compiler asks
//! for these two.
//!
//! Sources: AMDGPU usage guide, "LLVM IR Intrinsics" and "Buffer resources"; cache policy bits as
//! `IntrinsicsAMDGPU.td` of LLVM 22 lists them at these intrinsics.

use super::Intrinsic;
use crate::inst::AtomicOp;
use bitflags::bitflags;

/// What is done at a place of a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BufferOp {
    /// Load.
    Load,
    /// Atomic load.
    AtomicLoad,
    /// Load that converts from the resource's format.
    LoadFormat,
    /// Load that converts from a format of its own.
    LoadTyped,
    /// Store.
    Store,
    /// Store that converts to the resource's format.
    StoreFormat,
    /// Store that converts to a format of its own.
    StoreTyped,
    /// Load to LDS.
    LoadLds,
    /// Read-modify-write.
    Rmw(AtomicOp),
    /// Compare and exchange.
    CmpXchg,
}

/// How a place is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BufferIndex {
    /// By an offset.
    Raw,
    /// By the number of a record and an offset in it.
    Struct,
}

/// A buffer intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BufferAccess {
    /// What it does.
    pub op: BufferOp,
    /// How its place is given.
    pub index: BufferIndex,
}

bitflags! {
    /// The last operand of buffer intrinsics, and of `llvm.amdgpuc.buffer.address`.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct BufferBits: u32 {
        /// Globally coherent.
        const GLC = 1;
        /// System-level coherent.
        const SLC = 1 << 1;
        /// Device-level coherent: GFX10.
        const DLC = 1 << 2;
        /// The buffer is swizzled: an access must not be split or merged.
        const SWIZZLED = 1 << 3;
        /// Coherent in the system: GFX90A and later.
        const SCC = 1 << 4;
        /// There is an index. Only in legal IR.
        const INDEXED = 1 << 30;
        /// Volatile.
        const VOLATILE = 1 << 31;
    }
}

bitflags! {
    /// The last operand of `llvm.amdgpuc.buffer.load.format` and `….store.format`. The low seven
    /// bits are the format, data format lowest, of a typed access.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct BufferFormat: u32 {
        /// Data and number format.
        const FORMAT = 0x7f;
        /// The access has its own format.
        const TYPED = 1 << 8;
        /// Registers hold halves, two each.
        const HALVES = 1 << 9;
        /// Number of components minus one.
        const COMPONENTS = 3 << 10;
    }
}

impl BufferFormat {
    /// Lowest bit of [`BufferFormat::COMPONENTS`].
    pub const COMPONENTS_SHIFT: u32 = 10;
}

impl Intrinsic {
    /// The access that a buffer intrinsic of the program makes.
    pub fn buffer_access(self) -> Option<BufferAccess> {
        use AtomicOp as A;
        use Intrinsic as I;
        let both = |op, raw: [Intrinsic; 2], records: [Intrinsic; 2]| {
            let index = match () {
                () if raw.contains(&self) => BufferIndex::Raw,
                () if records.contains(&self) => BufferIndex::Struct,
                () => return None,
            };
            Some(BufferAccess { op, index })
        };
        macro_rules! rows {
            ($($op:expr => $raw:ident $raw_ptr:ident $record:ident $record_ptr:ident)*) => {
                None$(.or_else(|| both($op, [I::$raw, I::$raw_ptr], [I::$record, I::$record_ptr])))*
            };
        }
        rows! {
            BufferOp::Load => RawBufferLoad RawPtrBufferLoad StructBufferLoad StructPtrBufferLoad
            BufferOp::LoadFormat => RawBufferLoadFormat RawPtrBufferLoadFormat StructBufferLoadFormat StructPtrBufferLoadFormat
            BufferOp::LoadTyped => RawTbufferLoad RawPtrTbufferLoad StructTbufferLoad StructPtrTbufferLoad
            BufferOp::AtomicLoad => RawAtomicBufferLoad RawPtrAtomicBufferLoad StructAtomicBufferLoad StructPtrAtomicBufferLoad
            BufferOp::Store => RawBufferStore RawPtrBufferStore StructBufferStore StructPtrBufferStore
            BufferOp::StoreFormat => RawBufferStoreFormat RawPtrBufferStoreFormat StructBufferStoreFormat StructPtrBufferStoreFormat
            BufferOp::StoreTyped => RawTbufferStore RawPtrTbufferStore StructTbufferStore StructPtrTbufferStore
            BufferOp::LoadLds => RawBufferLoadLds RawPtrBufferLoadLds StructBufferLoadLds StructPtrBufferLoadLds
            BufferOp::Rmw(A::Xchg) => RawBufferAtomicSwap RawPtrBufferAtomicSwap StructBufferAtomicSwap StructPtrBufferAtomicSwap
            BufferOp::Rmw(A::Add) => RawBufferAtomicAdd RawPtrBufferAtomicAdd StructBufferAtomicAdd StructPtrBufferAtomicAdd
            BufferOp::Rmw(A::Sub) => RawBufferAtomicSub RawPtrBufferAtomicSub StructBufferAtomicSub StructPtrBufferAtomicSub
            BufferOp::Rmw(A::Min) => RawBufferAtomicSmin RawPtrBufferAtomicSmin StructBufferAtomicSmin StructPtrBufferAtomicSmin
            BufferOp::Rmw(A::UMin) => RawBufferAtomicUmin RawPtrBufferAtomicUmin StructBufferAtomicUmin StructPtrBufferAtomicUmin
            BufferOp::Rmw(A::FMin) => RawBufferAtomicFmin RawPtrBufferAtomicFmin StructBufferAtomicFmin StructPtrBufferAtomicFmin
            BufferOp::Rmw(A::Max) => RawBufferAtomicSmax RawPtrBufferAtomicSmax StructBufferAtomicSmax StructPtrBufferAtomicSmax
            BufferOp::Rmw(A::UMax) => RawBufferAtomicUmax RawPtrBufferAtomicUmax StructBufferAtomicUmax StructPtrBufferAtomicUmax
            BufferOp::Rmw(A::FMax) => RawBufferAtomicFmax RawPtrBufferAtomicFmax StructBufferAtomicFmax StructPtrBufferAtomicFmax
            BufferOp::Rmw(A::And) => RawBufferAtomicAnd RawPtrBufferAtomicAnd StructBufferAtomicAnd StructPtrBufferAtomicAnd
            BufferOp::Rmw(A::Or) => RawBufferAtomicOr RawPtrBufferAtomicOr StructBufferAtomicOr StructPtrBufferAtomicOr
            BufferOp::Rmw(A::Xor) => RawBufferAtomicXor RawPtrBufferAtomicXor StructBufferAtomicXor StructPtrBufferAtomicXor
            BufferOp::Rmw(A::UIncWrap) => RawBufferAtomicInc RawPtrBufferAtomicInc StructBufferAtomicInc StructPtrBufferAtomicInc
            BufferOp::Rmw(A::UDecWrap) => RawBufferAtomicDec RawPtrBufferAtomicDec StructBufferAtomicDec StructPtrBufferAtomicDec
            BufferOp::Rmw(A::FAdd) => RawBufferAtomicFadd RawPtrBufferAtomicFadd StructBufferAtomicFadd StructPtrBufferAtomicFadd
            BufferOp::CmpXchg => RawBufferAtomicCmpswap RawPtrBufferAtomicCmpswap StructBufferAtomicCmpswap StructPtrBufferAtomicCmpswap
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_says_what_its_access_is() {
        for &id in Intrinsic::ALL {
            let name = id.name();
            let named =
                name.starts_with("llvm.amdgcn.raw.") || name.starts_with("llvm.amdgcn.struct.");
            let access = id.buffer_access();
            assert_eq!(named, access.is_some(), "{name}");
            let Some(access) = access else { continue };
            let records = name.starts_with("llvm.amdgcn.struct.");
            assert_eq!(records, access.index == BufferIndex::Struct, "{name}");
            assert_eq!(
                name.contains("tbuffer"),
                matches!(access.op, BufferOp::LoadTyped | BufferOp::StoreTyped),
                "{name}"
            );
            assert_eq!(
                name.contains(".store"),
                matches!(
                    access.op,
                    BufferOp::Store | BufferOp::StoreFormat | BufferOp::StoreTyped
                ),
                "{name}"
            );
        }
    }
}
