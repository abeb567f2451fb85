//! What a memory instruction or fence says of its access: the keys of the memory model's
//! code-sequence tables.

use crate::alias::AliasClass;
use bitflags::bitflags;

/// Ordering, weakest first (specification, "Memory Model").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum Ordering {
    /// Not atomic.
    #[default]
    NotAtomic,
    /// `unordered`
    Unordered,
    /// `monotonic`
    Monotonic,
    /// `acquire`
    Acquire,
    /// `release`
    Release,
    /// `acq_rel`
    AcqRel,
    /// `seq_cst`
    SeqCst,
}

/// Synchronisation scope, narrowest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum Scope {
    /// `singlethread`
    SingleThread,
    /// `wavefront`
    Wavefront,
    /// `workgroup`
    Workgroup,
    /// `agent`
    Agent,
    /// System.
    #[default]
    System,
}

bitflags! {
    /// Which kinds of memory an instruction touches or a fence orders.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Spaces: u8 {
        /// Global memory (constant memory is global memory).
        const GLOBAL = 1;
        /// LDS.
        const LOCAL = 2;
        /// Scratch.
        const PRIVATE = 4;
        /// GDS.
        const REGION = 8;
        /// What a flat access may touch.
        const FLAT = 1 | 2 | 4;
    }
}

bitflags! {
    /// Further properties of an access.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct MemFlags: u8 {
        /// Volatile.
        const VOLATILE = 1;
        /// Non-temporal.
        const NONTEMPORAL = 2;
        /// Nobody writes the location from the kernel's start on, not even after it has been
        /// released.
        const INVARIANT = 4;
        /// The synchronisation orders only [`MemInfo::spaces`] (`-one-as`).
        const ONE_AS = 8;
        /// The kernel writes nothing there; others may, once the kernel has released it.
        const UNWRITTEN = 16;
        /// On no way from the kernel's start to the load the kernel has written what it reads: it
        /// may pass writes that stand before it, but none that stand behind it.
        const NO_CLOBBER = 32;
        /// The address is no multiple of the access's size, as far as anybody knows.
        const UNDER_ALIGNED = 64;
    }
}

/// What the access does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AccessKind {
    /// Reads.
    Load,
    /// Writes.
    Store,
    /// Atomic read-modify-write whose old value is used.
    RmwReturn,
    /// Atomic read-modify-write whose old value is not used.
    RmwNoReturn,
    /// No access; only orders others.
    Fence,
}

/// A memory access, or a fence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemInfo {
    /// What it does.
    pub kind: AccessKind,
    /// Memory it may touch.
    pub spaces: Spaces,
    /// Ordering; of a compare-exchange the stronger of success and failure, merged.
    pub ordering: Ordering,
    /// Scope.
    pub scope: Scope,
    /// Flags.
    pub flags: MemFlags,
    /// What is known of it beside its address ([`crate::Function::alias`]).
    pub class: AliasClass,
}

impl MemInfo {
    /// An ordinary load.
    pub fn load(spaces: Spaces) -> MemInfo {
        MemInfo::plain(AccessKind::Load, spaces)
    }

    /// An ordinary store.
    pub fn store(spaces: Spaces) -> MemInfo {
        MemInfo::plain(AccessKind::Store, spaces)
    }

    fn plain(kind: AccessKind, spaces: Spaces) -> MemInfo {
        MemInfo {
            kind,
            spaces,
            ordering: Ordering::NotAtomic,
            scope: Scope::System,
            flags: MemFlags::empty(),
            class: AliasClass::ANY,
        }
    }
}
