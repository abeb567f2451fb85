//! Address spaces, orderings, synchronisation scopes and the properties of one memory access.

use crate::alias::AliasTag;
use bitflags::bitflags;

/// An address space (AMDGPU usage guide, "Address Spaces").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum AddrSpace {
    /// 0, 64 bits: flat; global, local or private through the apertures.
    Generic = 0,
    /// 1, 64 bits.
    Global = 1,
    /// 2, 32 bits: global data share.
    Region = 2,
    /// 3, 32 bits: local data share.
    Local = 3,
    /// 4, 64 bits: global memory that no one writes while the kernel runs.
    Constant = 4,
    /// 5, 32 bits: scratch.
    Private = 5,
    /// 6, 32 bits: constant memory in the first 4 GiB.
    Constant32 = 6,
    /// 7, 160 bits: a buffer resource, and a 32-bit offset from its base.
    BufferFat = 7,
    /// 8, 128 bits: a buffer resource.
    BufferResource = 8,
    /// 9, 192 bits; read, but not supported.
    BufferStrided = 9,
}

impl AddrSpace {
    /// The address space of a number in `addrspace(n)`.
    pub const fn from_number(n: u32) -> Option<AddrSpace> {
        Some(match n {
            0 => AddrSpace::Generic,
            1 => AddrSpace::Global,
            2 => AddrSpace::Region,
            3 => AddrSpace::Local,
            4 => AddrSpace::Constant,
            5 => AddrSpace::Private,
            6 => AddrSpace::Constant32,
            7 => AddrSpace::BufferFat,
            8 => AddrSpace::BufferResource,
            9 => AddrSpace::BufferStrided,
            _ => return None,
        })
    }

    /// The number in `addrspace(n)`.
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// Width of a pointer in bits.
    pub const fn pointer_bits(self) -> u32 {
        match self {
            AddrSpace::Generic | AddrSpace::Global | AddrSpace::Constant => 64,
            AddrSpace::Region | AddrSpace::Local | AddrSpace::Private | AddrSpace::Constant32 => 32,
            AddrSpace::BufferFat => 160,
            AddrSpace::BufferResource => 128,
            AddrSpace::BufferStrided => 192,
        }
    }

    /// Width in bits of what `getelementptr` adds ("Address Spaces": the data layout's last
    /// number).
    pub const fn index_bits(self) -> u32 {
        match self {
            AddrSpace::BufferFat | AddrSpace::BufferStrided => 32,
            AddrSpace::BufferResource => 48,
            _ => self.pointer_bits(),
        }
    }

    /// Is memory of this space never written while a kernel runs?
    pub const fn is_constant(self) -> bool {
        matches!(self, AddrSpace::Constant | AddrSpace::Constant32)
    }
}

/// Memory ordering constraint, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum Ordering {
    /// An ordinary access.
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

impl Ordering {
    /// Does it order later accesses after itself?
    pub fn acquires(self) -> bool {
        matches!(
            self,
            Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst
        )
    }

    /// Does it order itself after earlier accesses?
    pub fn releases(self) -> bool {
        matches!(
            self,
            Ordering::Release | Ordering::AcqRel | Ordering::SeqCst
        )
    }
}

/// Which other work-items an atomic access or fence synchronises with ("Memory Scopes").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum ScopeLevel {
    /// `singlethread`
    SingleThread,
    /// `wavefront`
    Wavefront,
    /// `workgroup`
    Workgroup,
    /// `agent`
    Agent,
    /// No `syncscope`: everything, the host included.
    #[default]
    System,
}

/// Which address spaces a synchronisation orders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum ScopeSpaces {
    /// All.
    #[default]
    All,
    /// Only the one accessed (`…-one-as`).
    One,
}

/// The memory whose accesses a fence orders (`!mmra` with the tag `amdgpu-synchronize-as`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum FenceSpaces {
    /// All.
    #[default]
    All,
    /// Global memory.
    Global,
    /// LDS.
    Local,
}

/// A synchronisation scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct SyncScope {
    /// Who takes part.
    pub level: ScopeLevel,
    /// In which address spaces.
    pub spaces: ScopeSpaces,
}

bitflags! {
    /// Properties of a memory access that the reader takes from keywords and metadata.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct MemFlags: u16 {
        /// `volatile`
        const VOLATILE = 1;
        /// `!invariant.load`
        const INVARIANT = 2;
        /// `!nontemporal`
        const NONTEMPORAL = 4;
        /// `!noalias` names a scope that no store of the function is in, or the pointer is a
        /// `noalias readonly` argument.
        const NOALIAS = 8;
        /// `!amdgpu.no.fine.grained.memory`
        const NO_FINE_GRAINED = 16;
        /// `!amdgpu.no.remote.memory`
        const NO_REMOTE = 32;
        /// `!amdgpu.ignore.denormal.mode`
        const IGNORE_DENORMAL = 64;
        /// `!noundef` on a load.
        const NOUNDEF = 128;
        /// `!amdgpu.noclobber` on a load: on no path from the kernel's entry to it the kernel may
        /// have written the memory. The load may use the scalar cache, but must be complete before
        /// a later store that may write there.
        const NO_CLOBBER = 256;
        /// `!amdgpuc.unwritten` on a load: nothing that the kernel does changes what it reads, at
        /// whatever place of the kernel it stands: the kernel neither writes the memory nor asks to
        /// see what others have written. Others may write it once the kernel has released it, so a
        /// release waits for the load; what nobody ever writes is [`MemFlags::INVARIANT`].
        const UNWRITTEN = 512;
        /// `!amdgpuc.readable` on a load: the memory may be read anywhere in the function, whether
        /// the program comes to the load or not.
        const READABLE = 1024;
    }
}

/// What a load, store or atomic instruction says of its access beside address and value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MemAccess {
    /// Binary logarithm of the alignment in bytes (always explicit, the reader fills in the ABI's).
    pub align_log2: u8,
    /// Ordering; [`Ordering::NotAtomic`] for ordinary accesses.
    pub ordering: Ordering,
    /// Scope of an atomic access.
    pub scope: SyncScope,
    /// Flags.
    pub flags: MemFlags,
    /// What the source says of the memory that it touches, if it touches no more than there.
    pub alias: AliasTag,
}

impl MemFlags {
    /// Does a load with these flags give the same value wherever in the kernel it stands?
    pub fn is_fixed(self) -> bool {
        self.intersects(MemFlags::INVARIANT | MemFlags::UNWRITTEN)
    }

    /// May a load with these flags use a cache that does not see what the kernel writes?
    pub fn precedes_writes(self) -> bool {
        self.is_fixed() || self.contains(MemFlags::NO_CLOBBER)
    }
}

impl MemAccess {
    /// An ordinary access with an alignment in bytes (a power of two).
    pub fn aligned(bytes: u64) -> MemAccess {
        MemAccess {
            align_log2: bytes.trailing_zeros() as u8,
            ..MemAccess::default()
        }
    }

    /// Alignment in bytes.
    pub fn align(self) -> u64 {
        1 << self.align_log2
    }

    /// Atomic?
    pub fn is_atomic(self) -> bool {
        self.ordering != Ordering::NotAtomic
    }

    /// Neither atomic nor volatile: may be merged, split, moved or dropped.
    pub fn is_simple(self) -> bool {
        !self.is_atomic() && !self.flags.contains(MemFlags::VOLATILE)
    }
}
