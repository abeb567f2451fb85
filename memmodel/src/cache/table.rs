//! "AMDHSA Memory Model Code Sequences GFX6-GFX9", row by row.
//!
//! Source: specification, table of that name, and its later edition in AMDGPUUsage of LLVM 22 where
//! they differ: volatile accesses are followed by `s_waitcnt vmcnt(0)`, so that they are not
//! reordered. Rows stand in the document's order, under its headings. Rows that say "same as"
//! another are left to [`find`], which looks the other one up. The test `document` reads the
//! document's tables and holds them against these, row by row.
//!
//! In one thing all tables here ask for more than the document. Its releases at work-group scope
//! wait for no vector memory where a work-group is on one compute unit: the waves share the vector
//! L1, which keeps their operations in order. That is enough for the work-group itself, but
//! happens-before is transitive: a wave stores `x` and releases to another one of its work-group,
//! by a barrier or a flag, and that one releases to another compute unit. The second release waits
//! for the second wave's own operations, for vmcnt counts no other, and there may be none, while
//! `x` is still on its way to the second-level cache. So the first release waits for `x` here. LLVM
//! had the document's rows for GFX10 to GFX12, too, and gave them up after programs had failed on
//! hardware (llvm-project#160501, #161638: "breaks transitivity"); for GFX6 to GFX9 it keeps them,
//! and nothing says that the hardware is different in that. The litmus programs `Handed-…` and
//! `ISA2` need it. A release that orders local memory alone waits for no vector memory here either.

use bitflags::bitflags;
use isa::{CachePolicy, GroupPlace, Machine};
use mir::{AccessKind, MemFlags, MemInfo, Ordering, Scope, Spaces};

bitflags! {
    /// Columns "LLVM Instr", "LLVM Memory Ordering", "LLVM Memory Sync Scope" and "AMDGPU Address
    /// Space" of the document.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Keys: u32 {
        /// `load`, `load atomic`
        const LOAD = 1 << 0;
        /// `store`, `store atomic`
        const STORE = 1 << 1;
        /// `atomicrmw`, and `cmpxchg`
        const RMW = 1 << 2;
        /// `fence`
        const FENCE = 1 << 3;

        /// no ordering
        const NONE = 1 << 4;
        /// `monotonic`
        const MONOTONIC = 1 << 5;
        /// `acquire`
        const ACQUIRE = 1 << 6;
        /// `release`
        const RELEASE = 1 << 7;
        /// `acq_rel`
        const ACQ_REL = 1 << 8;
        /// `seq_cst`
        const SEQ_CST = 1 << 9;

        /// `singlethread`
        const SINGLETHREAD = 1 << 10;
        /// `wavefront`
        const WAVEFRONT = 1 << 11;
        /// `workgroup`
        const WORKGROUP = 1 << 12;
        /// `agent`
        const AGENT = 1 << 13;
        /// `system`
        const SYSTEM = 1 << 14;

        /// global, constant
        const GLOBAL = 1 << 15;
        /// local
        const LOCAL = 1 << 16;
        /// private
        const PRIVATE = 1 << 17;
        /// generic
        const GENERIC = 1 << 18;

        /// `!volatile & !nontemporal`
        const PLAIN = 1 << 19;
        /// `!volatile & nontemporal`
        const NONTEMPORAL = 1 << 20;
        /// `volatile`
        const VOLATILE = 1 << 21;

        /// Any instruction.
        const INSTRS = Self::LOAD.bits() | Self::STORE.bits() | Self::RMW.bits() | Self::FENCE.bits();
        /// Any ordering.
        const ORDERINGS = Self::NONE.bits() | Self::MONOTONIC.bits() | Self::ACQUIRE.bits()
            | Self::RELEASE.bits() | Self::ACQ_REL.bits() | Self::SEQ_CST.bits();
        /// - singlethread - wavefront
        const WAVE = Self::SINGLETHREAD.bits() | Self::WAVEFRONT.bits();
        /// - agent - system
        const DEVICE = Self::AGENT.bits() | Self::SYSTEM.bits();
        /// Any scope.
        const ANY_SCOPE = Self::WAVE.bits() | Self::WORKGROUP.bits() | Self::DEVICE.bits();
        /// Any address space.
        const ANY_SPACE = Self::GLOBAL.bits() | Self::LOCAL.bits() | Self::PRIVATE.bits() | Self::GENERIC.bits();
        /// Whatever the flags.
        const ANY_FLAGS = Self::PLAIN.bits() | Self::NONTEMPORAL.bits() | Self::VOLATILE.bits();
    }
}

bitflags! {
    /// Cache bits of the access.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct CacheBits: u8 {
        /// `glc=1`, or `sc0=1`
        const GLC = 1;
        /// `slc=1`, or `nt=1`
        const SLC = 2;
        /// `sc1=1`
        const SCC = 4;
    }
}

/// A wait in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wait {
    /// None.
    No,
    /// Always.
    Yes,
    /// "If OpenCL, omit": only if the synchronisation orders several address spaces.
    CrossSpace,
    /// "If OpenCL and address space is not generic, omit", of an access: also if it is generic.
    CrossSpaceOrGeneric,
}

/// The waits of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    /// `s_waitcnt vmcnt(0)`
    pub vm: Wait,
    /// `s_waitcnt lgkmcnt(0)`
    pub lgkm: Wait,
}

/// Scalar loads of memory that others may write, before an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScalarLoads {
    /// May be outstanding.
    Outstanding,
    /// Must be complete.
    Complete,
}

/// A cache invalidation after the access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invalidate {
    /// None.
    No,
    /// `buffer_wbinvl1_vol`
    VectorL1,
    /// `buffer_invl2`, which is in no table: a step less than the next.
    L2,
    /// `buffer_invl2; buffer_wbinvl1_vol`
    L2AndVectorL1,
    /// `buffer_inv sc0=1`
    ForGroup,
    /// `buffer_inv sc1=1`
    ForAgent,
    /// `buffer_inv sc0=1 sc1=1`
    ForSystem,
}

/// A cache write-back before everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writeback {
    /// None.
    No,
    /// `buffer_wbl2`
    L2,
    /// `buffer_wbl2 sc1=1`
    ForAgent,
    /// `buffer_wbl2 sc0=1 sc1=1`
    ForSystem,
}

/// A row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its keys: a set for each column.
    pub keys: Keys,
    /// What is written back before that.
    pub writeback: Writeback,
    /// What goes before.
    pub before: Waits,
    /// Bits of the access.
    pub bits: CacheBits,
    /// What goes after.
    pub after: Waits,
    /// What is invalidated after that.
    pub invalidate: Invalidate,
}

pub(super) use Invalidate::{L2AndVectorL1 as INV_ALL, No as KEEP, VectorL1 as INV};
pub(super) use Keys as K;

pub(super) const NONE: Waits = waits(Wait::No, Wait::No);
pub(super) const VM: Waits = waits(Wait::Yes, Wait::No);
pub(super) const LGKM: Waits = waits(Wait::No, Wait::CrossSpace);
/// Of releases by accesses of local memory: for the sake of other memory.
pub(super) const VM_OTHERS: Waits = waits(Wait::CrossSpace, Wait::No);
pub(super) const VM_LGKM: Waits = waits(Wait::Yes, Wait::CrossSpace);
/// Of stores that release; read-modify-write operations that do have [`VM_LGKM`].
pub(super) const VM_LGKM_GENERIC: Waits = waits(Wait::Yes, Wait::CrossSpaceOrGeneric);
/// "Must generate all instructions even for OpenCL."
pub(super) const LGKM_ALWAYS: Waits = waits(Wait::No, Wait::Yes);
pub(super) const ALL_ALWAYS: Waits = waits(Wait::Yes, Wait::Yes);

const fn waits(vm: Wait, lgkm: Wait) -> Waits {
    Waits { vm, lgkm }
}

pub(super) const fn row_of(
    keys: [Keys; 4],
    flags: Keys,
    before: Waits,
    bits: CacheBits,
    after: Waits,
    invalidate: Invalidate,
) -> Row {
    let [instr, ordering, scope, space] = keys;
    let keys = instr.union(ordering).union(scope).union(space).union(flags);
    Row {
        keys,
        writeback: Writeback::No,
        before,
        bits,
        after,
        invalidate,
    }
}

/// A row that begins with a write-back.
pub(super) const fn written_back(row: Row) -> Row {
    Row {
        writeback: Writeback::L2,
        ..row
    }
}

/// A row of accesses without flags' influence.
pub(super) const fn atomic(
    keys: [Keys; 4],
    before: Waits,
    bits: CacheBits,
    after: Waits,
    inv: Invalidate,
) -> Row {
    row_of(keys, K::ANY_FLAGS, before, bits, after, inv)
}

pub(super) const GLC: CacheBits = CacheBits::GLC;
pub(super) const GLC_SLC: CacheBits = CacheBits::GLC.union(CacheBits::SLC);
pub(super) const NO_BITS: CacheBits = CacheBits::empty();

/// - global - generic
pub(super) const GLOBAL_GENERIC: Keys = K::GLOBAL.union(K::GENERIC);
/// - local - generic
pub(super) const LOCAL_GENERIC: Keys = K::LOCAL.union(K::GENERIC);
/// - global - generic - private (- constant)
pub(super) const MEMORY: Keys = GLOBAL_GENERIC.union(K::PRIVATE);
/// - singlethread - wavefront - workgroup
pub(super) const GROUP: Keys = K::WAVE.union(K::WORKGROUP);
/// An ordering column of fences: their address space column says *none*, they are looked up with
/// all.
pub(super) const FENCED: Keys = K::ANY_SPACE;

#[rustfmt::skip]
const GFX6_GFX9: &[Row] = &[
    // Non-Atomic
    row_of([K::LOAD,  K::NONE, K::ANY_SCOPE, MEMORY],   K::PLAIN,       NONE, NO_BITS, NONE, KEEP),
    row_of([K::LOAD,  K::NONE, K::ANY_SCOPE, MEMORY],   K::NONTEMPORAL, NONE, GLC_SLC, NONE, KEEP),
    row_of([K::LOAD,  K::NONE, K::ANY_SCOPE, MEMORY],   K::VOLATILE,    NONE, GLC,     VM,   KEEP),
    atomic([K::LOAD,  K::NONE, K::ANY_SCOPE, K::LOCAL],                 NONE, NO_BITS, NONE, KEEP),
    row_of([K::STORE, K::NONE, K::ANY_SCOPE, MEMORY],   K::PLAIN,       NONE, NO_BITS, NONE, KEEP),
    row_of([K::STORE, K::NONE, K::ANY_SCOPE, MEMORY],   K::NONTEMPORAL, NONE, GLC_SLC, NONE, KEEP),
    row_of([K::STORE, K::NONE, K::ANY_SCOPE, MEMORY],   K::VOLATILE,    NONE, NO_BITS, VM,   KEEP),
    atomic([K::STORE, K::NONE, K::ANY_SCOPE, K::LOCAL],                 NONE, NO_BITS, NONE, KEEP),
    // Monotonic Atomic
    atomic([K::LOAD,  K::MONOTONIC, GROUP,        GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::MONOTONIC, K::DEVICE,    GLOBAL_GENERIC],      NONE, GLC,     NONE, KEEP),
    atomic([K::STORE, K::MONOTONIC, K::ANY_SCOPE, GLOBAL_GENERIC],      NONE, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::MONOTONIC, GROUP,        K::LOCAL],            NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::MONOTONIC, K::ANY_SCOPE, GLOBAL_GENERIC],      NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::MONOTONIC, GROUP,        K::LOCAL],            NONE, NO_BITS, NONE, KEEP),
    // (not in the document: of a single lane's memory, as good as not atomic)
    atomic([K::RMW,   K::MONOTONIC, K::ANY_SCOPE, K::PRIVATE],          NONE, NO_BITS, NONE, KEEP),
    // Acquire Atomic
    atomic([K::LOAD,  K::ACQUIRE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::ACQUIRE,   K::WORKGROUP, K::GLOBAL],           NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::ACQUIRE,   K::WORKGROUP, LOCAL_GENERIC],       NONE, NO_BITS, LGKM, KEEP),
    atomic([K::LOAD,  K::ACQUIRE,   K::DEVICE,    K::GLOBAL],           NONE, GLC,     VM,   INV),
    atomic([K::LOAD,  K::ACQUIRE,   K::DEVICE,    K::GENERIC],          NONE, GLC,     VM_LGKM, INV),
    atomic([K::RMW,   K::ACQUIRE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::WORKGROUP, K::GLOBAL],           NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::WORKGROUP, LOCAL_GENERIC],       NONE, NO_BITS, LGKM, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::DEVICE,    K::GLOBAL],           NONE, NO_BITS, VM,   INV),
    atomic([K::RMW,   K::ACQUIRE,   K::DEVICE,    K::GENERIC],          NONE, NO_BITS, VM_LGKM, INV),
    atomic([K::FENCE, K::ACQUIRE,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQUIRE,   K::WORKGROUP, FENCED],              LGKM, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQUIRE,   K::DEVICE,    FENCED],              VM_LGKM, NO_BITS, NONE, INV),
    // Release Atomic
    atomic([K::STORE, K::RELEASE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::RELEASE,   K::WORKGROUP, GLOBAL_GENERIC],      VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::RELEASE,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::RELEASE,   K::DEVICE,    GLOBAL_GENERIC],      VM_LGKM_GENERIC, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::WORKGROUP, GLOBAL_GENERIC],      VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::DEVICE,    GLOBAL_GENERIC],      VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::RELEASE,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::RELEASE,   K::WORKGROUP, FENCED],              VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::RELEASE,   K::DEVICE,    FENCED],              VM_LGKM, NO_BITS, NONE, KEEP),
    // Acquire-Release Atomic
    atomic([K::RMW,   K::ACQ_REL,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::GLOBAL],           VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, LGKM, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::GENERIC],          VM_LGKM, NO_BITS, LGKM, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::DEVICE,    K::GLOBAL],           VM_LGKM, NO_BITS, VM, INV),
    atomic([K::RMW,   K::ACQ_REL,   K::DEVICE,    K::GENERIC],          VM_LGKM, NO_BITS, VM_LGKM, INV),
    atomic([K::FENCE, K::ACQ_REL,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQ_REL,   K::WORKGROUP, FENCED],              VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQ_REL,   K::DEVICE,    FENCED],              VM_LGKM, NO_BITS, NONE, INV),
    // Sequential Consistent Atomic: loads; the others are the same as acq_rel or release, all
    // instructions generated
    atomic([K::LOAD,  K::SEQ_CST,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::GLOBAL],           LGKM_ALWAYS, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::GENERIC],          LGKM_ALWAYS, NO_BITS, LGKM_ALWAYS, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::LOCAL],            NONE, NO_BITS, LGKM_ALWAYS, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::DEVICE,    K::GLOBAL],           ALL_ALWAYS, GLC, VM, INV),
    atomic([K::LOAD,  K::SEQ_CST,   K::DEVICE,    K::GENERIC],          ALL_ALWAYS, GLC, ALL_ALWAYS, INV),
];

/// Is it an access that no row has anything for?
pub fn is_plain(mem: &MemInfo) -> bool {
    matches!(mem.kind, AccessKind::Load | AccessKind::Store)
        && mem.ordering <= Ordering::Unordered
        && !mem
            .flags
            .intersects(MemFlags::VOLATILE | MemFlags::NONTEMPORAL)
}

/// Does the access or fence order global memory? A fence orders the spaces that it names; an access
/// all of them, or with `-one-as` its own.
pub fn orders_global(mem: &MemInfo) -> bool {
    let all = mem.kind != AccessKind::Fence && !mem.flags.contains(MemFlags::ONE_AS);
    all || mem.spaces.contains(Spaces::GLOBAL)
}

/// What must become of scalar loads before an access.
///
/// The document takes scalar loads to be of memory that never changes, and its cells leave them
/// out. Those of memory that only this kernel does not write (LLVM: `!amdgpu.noclobber`) must not
/// be overtaken by the writes of those who see a release. The vector caches' order within a compute
/// unit does not hold for them, so this is from work-group scope on; the wave's own stores wait by
/// themselves.
pub fn scalar_loads(mem: &MemInfo) -> ScalarLoads {
    let releases = matches!(
        (mem.ordering, mem.kind),
        (Ordering::Release | Ordering::AcqRel, _)
            | (Ordering::SeqCst, AccessKind::Store | AccessKind::RmwReturn)
            | (
                Ordering::SeqCst,
                AccessKind::RmwNoReturn | AccessKind::Fence
            )
    );
    let seen = mem.scope >= Scope::Workgroup && !matches!(space(mem), K::PRIVATE);
    match releases && seen && orders_global(mem) {
        true => ScalarLoads::Complete,
        false => ScalarLoads::Outstanding,
    }
}

/// Is a wait of a cell needed for this access?
pub fn applies(wait: Wait, mem: &MemInfo) -> bool {
    let one_space = mem.flags.contains(MemFlags::ONE_AS) && mem.ordering != Ordering::SeqCst;
    let fence = mem.kind == AccessKind::Fence;
    match wait {
        Wait::No => false,
        // "If OpenCL and address space is local, omit vmcnt(0)." The same for a fence that `!mmra`
        // narrows.
        Wait::Yes => !fence || mem.spaces.contains(Spaces::GLOBAL),
        // "If OpenCL and address space is not generic, omit."
        Wait::CrossSpace if fence => {
            let ordered = match one_space {
                true => Spaces::GLOBAL | Spaces::LOCAL,
                false => Spaces::LOCAL,
            };
            mem.spaces.contains(ordered)
        }
        Wait::CrossSpace => !one_space,
        Wait::CrossSpaceOrGeneric => !one_space || space(mem) == K::GENERIC,
    }
}

/// The table of a policy, if there is one.
pub fn rows(policy: CachePolicy) -> Option<&'static [Row]> {
    match policy {
        CachePolicy::Gfx6ToGfx9 => Some(GFX6_GFX9),
        CachePolicy::Gfx90a => Some(super::gfx90a::GFX90A),
        CachePolicy::Gfx942 => Some(super::gfx942::GFX942),
        CachePolicy::Gfx10ToGfx11 => None,
    }
}

/// What stands before the table where a work-group's waves are on several compute units.
pub fn rows_of_split(policy: CachePolicy, group: GroupPlace) -> &'static [Row] {
    match (policy, group) {
        (CachePolicy::Gfx942, GroupPlace::Split) => super::gfx942::SPLIT,
        _ => &[],
    }
}

/// The rows of a policy where a work-group's waves are placed so, in the order in which they are
/// looked at, without those that others stand before.
pub fn rows_in_order(policy: CachePolicy, group: GroupPlace) -> Option<Vec<Row>> {
    let mut all = rows_of_split(policy, group).to_vec();
    let first = all.clone();
    let seen = |row: &&Row| !first.iter().any(|f| f.keys.contains(row.keys));
    all.extend(rows(policy)?.iter().filter(seen));
    Some(all)
}

/// The place of the row for an access in a table.
pub fn find(rows: &[Row], mem: &MemInfo) -> Option<usize> {
    let keys = keys(mem);
    rows.iter().position(|row| row.keys.contains(keys))
}

impl Row {
    /// The row's keys in words, as the document has them.
    pub fn name(&self) -> String {
        let names = |of: Keys| {
            let names = (self.keys & of).iter_names();
            let names: Vec<String> = names.map(|(n, _)| n.to_lowercase()).collect();
            names.join("/")
        };
        let columns = [K::INSTRS, K::ORDERINGS, K::ANY_SCOPE, K::ANY_SPACE];
        let columns: Vec<String> = columns.into_iter().map(names).collect();
        let mut name = columns.join(" ");
        if !self.keys.contains(K::ANY_FLAGS) {
            name = format!("{name} {}", names(K::ANY_FLAGS));
        }
        name
    }
}

/// The rows of GFX90A "in tgsplit execution mode" are those of the agent: work-groups whose waves
/// are on several compute units share neither LDS nor the first-level cache, so that what orders
/// for the work-group is what orders for the agent. (LDS itself has no agent; nothing is there
/// then.) GFX942 has rows of its own ([`rows_of_split`]).
pub(super) fn for_groups(mem: MemInfo, machine: &Machine) -> MemInfo {
    let policy = machine.facts().cache_policy;
    match (policy, machine.group(), mem.scope) {
        (CachePolicy::Gfx942, ..) => mem,
        (_, GroupPlace::Split, Scope::Workgroup) => MemInfo {
            scope: Scope::Agent,
            ..mem
        },
        _ => mem,
    }
}

/// The keys of an access, "same as" rows resolved.
fn keys(mem: &MemInfo) -> Keys {
    let instr = match mem.kind {
        AccessKind::Load => K::LOAD,
        AccessKind::Store => K::STORE,
        AccessKind::RmwReturn | AccessKind::RmwNoReturn => K::RMW,
        AccessKind::Fence => K::FENCE,
    };
    let space = space(mem);
    let scope = match (mem.scope, space) {
        // "A memory synchronization scope wider than work-group is not meaningful for the group
        // (LDS) address space and is treated as work-group."
        (Scope::Agent | Scope::System, K::LOCAL) => K::WORKGROUP,
        (Scope::SingleThread, _) => K::SINGLETHREAD,
        (Scope::Wavefront, _) => K::WAVEFRONT,
        (Scope::Workgroup, _) => K::WORKGROUP,
        (Scope::Agent, _) => K::AGENT,
        (Scope::System, _) => K::SYSTEM,
    };
    let flags = if mem.flags.contains(MemFlags::VOLATILE) {
        K::VOLATILE
    } else if mem.flags.contains(MemFlags::NONTEMPORAL) {
        K::NONTEMPORAL
    } else {
        K::PLAIN
    };
    instr | ordering(mem, space) | scope | space | flags
}

fn space(mem: &MemInfo) -> Keys {
    if mem.kind == AccessKind::Fence {
        return K::GENERIC;
    }
    match mem.spaces {
        Spaces::GLOBAL => K::GLOBAL,
        Spaces::LOCAL => K::LOCAL,
        // "The memory model does not support the region address space which is treated as
        // non-atomic": as private memory, whose accesses only their lane sees.
        Spaces::PRIVATE | Spaces::REGION => K::PRIVATE,
        _ => K::GENERIC,
    }
}

fn ordering(mem: &MemInfo, space: Keys) -> Keys {
    let rmw = matches!(mem.kind, AccessKind::RmwReturn | AccessKind::RmwNoReturn);
    // "Since only a single thread is accessing the memory, atomic memory orderings are not
    // meaningful."
    let ordering = match space {
        K::PRIVATE => Ordering::NotAtomic,
        _ => mem.ordering,
    };
    match (ordering, mem.kind) {
        // Unordered: "same as non-atomic"; atomicrmw "same as monotonic atomic".
        (Ordering::NotAtomic | Ordering::Unordered, _) if rmw => K::MONOTONIC,
        (Ordering::NotAtomic | Ordering::Unordered, _) => K::NONE,
        (Ordering::Monotonic, _) => K::MONOTONIC,
        // Acquire-release is acquire on loads and release on stores.
        (Ordering::Acquire | Ordering::AcqRel, AccessKind::Load) => K::ACQUIRE,
        (Ordering::Release, AccessKind::Load) => K::MONOTONIC,
        (Ordering::Release | Ordering::AcqRel | Ordering::SeqCst, AccessKind::Store) => K::RELEASE,
        (Ordering::Acquire, AccessKind::Store) => K::MONOTONIC,
        (Ordering::SeqCst, AccessKind::Load) => K::SEQ_CST,
        (Ordering::Acquire, _) => K::ACQUIRE,
        (Ordering::Release, _) => K::RELEASE,
        (Ordering::AcqRel | Ordering::SeqCst, _) => K::ACQ_REL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: [&[Row]; 3] = [
        GFX6_GFX9,
        super::super::gfx90a::GFX90A,
        super::super::gfx942::GFX942,
    ];
    const KINDS: [AccessKind; 4] = [
        AccessKind::Load,
        AccessKind::Store,
        AccessKind::RmwReturn,
        AccessKind::Fence,
    ];
    const ORDERINGS: [Ordering; 7] = [
        Ordering::NotAtomic,
        Ordering::Unordered,
        Ordering::Monotonic,
        Ordering::Acquire,
        Ordering::Release,
        Ordering::AcqRel,
        Ordering::SeqCst,
    ];
    const SCOPES: [Scope; 5] = [
        Scope::SingleThread,
        Scope::Wavefront,
        Scope::Workgroup,
        Scope::Agent,
        Scope::System,
    ];

    #[test]
    fn each_access_has_exactly_one_row() {
        let spaces = [Spaces::GLOBAL, Spaces::LOCAL, Spaces::PRIVATE, Spaces::FLAT];
        let flags = [MemFlags::empty(), MemFlags::NONTEMPORAL, MemFlags::VOLATILE];
        for kind in KINDS {
            for ordering in ORDERINGS {
                for scope in SCOPES {
                    for spaces in spaces {
                        for flags in flags {
                            let mem = MemInfo {
                                kind,
                                spaces,
                                ordering,
                                scope,
                                flags,
                                class: mir::AliasClass::ANY,
                            };
                            let is_fence = kind == AccessKind::Fence;
                            if is_fence && ordering < Ordering::Acquire {
                                continue;
                            }
                            let keys = keys(&mem);
                            for table in TABLES {
                                let rows = table.iter().filter(|r| r.keys.contains(keys));
                                assert_eq!(rows.count(), 1, "{mem:?}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn no_row_is_unreachable() {
        for table in TABLES {
            for (i, row) in table.iter().enumerate() {
                let mut earlier = table[..i].iter();
                assert!(!earlier.any(|e| e.keys.contains(row.keys)), "{row:?}");
            }
        }
    }
}
