//! "AMDHSA Memory Model Code Sequences GFX942", row by row, and of tgsplit mode, in which the waves
//! of a work-group may be on several compute units, the rows that differ.
//!
//! Source: AMDGPUUsage of LLVM 22, table of that name; it is that of gfx950, too. An access says by
//! SC0 and SC1 for which scope it is to be coherent, and so do write-backs and invalidations.
//!
//! The document gives SC0 to read-modify-write operations that release at work-group scope or
//! beyond, and SC1 to those of the agent; but SC0 of such an operation asks for the old value, as
//! it says elsewhere, and the same operations without a release have SC1 at system scope only. So
//! have all of them here, as llc makes them.

use super::table::*;

const SC0: CacheBits = CacheBits::GLC;
const SC1: CacheBits = CacheBits::SCC;
const SC0_SC1: CacheBits = SC0.union(SC1);
const NT: CacheBits = CacheBits::SLC;

const INV_GROUP: Invalidate = Invalidate::ForGroup;
const INV_AGENT: Invalidate = Invalidate::ForAgent;
const INV_SYSTEM: Invalidate = Invalidate::ForSystem;

const fn for_agent(row: Row) -> Row {
    Row {
        writeback: Writeback::ForAgent,
        ..row
    }
}

const fn for_system(row: Row) -> Row {
    Row {
        writeback: Writeback::ForSystem,
        ..row
    }
}

/// The table, for work-groups on one compute unit.
#[rustfmt::skip]
pub(super) const GFX942: &[Row] = &[
    // Non-Atomic
    row_of([K::LOAD,  K::NONE, K::ANY_SCOPE, MEMORY],   K::PLAIN,       NONE, NO_BITS, NONE, KEEP),
    row_of([K::LOAD,  K::NONE, K::ANY_SCOPE, MEMORY],   K::NONTEMPORAL, NONE, NT,      NONE, KEEP),
    row_of([K::LOAD,  K::NONE, K::ANY_SCOPE, MEMORY],   K::VOLATILE,    NONE, SC0_SC1, VM,   KEEP),
    atomic([K::LOAD,  K::NONE, K::ANY_SCOPE, K::LOCAL],                 NONE, NO_BITS, NONE, KEEP),
    row_of([K::STORE, K::NONE, K::ANY_SCOPE, MEMORY],   K::PLAIN,       NONE, NO_BITS, NONE, KEEP),
    row_of([K::STORE, K::NONE, K::ANY_SCOPE, MEMORY],   K::NONTEMPORAL, NONE, NT,      NONE, KEEP),
    row_of([K::STORE, K::NONE, K::ANY_SCOPE, MEMORY],   K::VOLATILE,    NONE, SC0_SC1, VM,   KEEP),
    atomic([K::STORE, K::NONE, K::ANY_SCOPE, K::LOCAL],                 NONE, NO_BITS, NONE, KEEP),
    // Monotonic Atomic
    atomic([K::LOAD,  K::MONOTONIC, K::WAVE,      GLOBAL_GENERIC],      NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::MONOTONIC, K::WORKGROUP, GLOBAL_GENERIC],      NONE, SC0,     NONE, KEEP),
    atomic([K::LOAD,  K::MONOTONIC, GROUP,        K::LOCAL],            NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::MONOTONIC, K::AGENT,     GLOBAL_GENERIC],      NONE, SC1,     NONE, KEEP),
    atomic([K::LOAD,  K::MONOTONIC, K::SYSTEM,    GLOBAL_GENERIC],      NONE, SC0_SC1, NONE, KEEP),
    atomic([K::STORE, K::MONOTONIC, K::WAVE,      GLOBAL_GENERIC],      NONE, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::MONOTONIC, K::WORKGROUP, GLOBAL_GENERIC],      NONE, SC0,     NONE, KEEP),
    atomic([K::STORE, K::MONOTONIC, K::AGENT,     GLOBAL_GENERIC],      NONE, SC1,     NONE, KEEP),
    atomic([K::STORE, K::MONOTONIC, K::SYSTEM,    GLOBAL_GENERIC],      NONE, SC0_SC1, NONE, KEEP),
    atomic([K::STORE, K::MONOTONIC, GROUP,        K::LOCAL],            NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::MONOTONIC, GROUP.union(K::AGENT), GLOBAL_GENERIC], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::MONOTONIC, K::SYSTEM,    GLOBAL_GENERIC],      NONE, SC1,     NONE, KEEP),
    atomic([K::RMW,   K::MONOTONIC, GROUP,        K::LOCAL],            NONE, NO_BITS, NONE, KEEP),
    // (not in the document: of a single lane's memory, as good as not atomic)
    atomic([K::RMW,   K::MONOTONIC, K::ANY_SCOPE, K::PRIVATE],          NONE, NO_BITS, NONE, KEEP),
    // Acquire Atomic
    atomic([K::LOAD,  K::ACQUIRE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::ACQUIRE,   K::WORKGROUP, K::GLOBAL],           NONE, SC0,     NONE, KEEP),
    atomic([K::LOAD,  K::ACQUIRE,   K::WORKGROUP, K::LOCAL],            NONE, NO_BITS, LGKM, KEEP),
    atomic([K::LOAD,  K::ACQUIRE,   K::WORKGROUP, K::GENERIC],          NONE, SC0,     LGKM, KEEP),
    atomic([K::LOAD,  K::ACQUIRE,   K::AGENT,     K::GLOBAL],           NONE, SC1,     VM,   INV_AGENT),
    atomic([K::LOAD,  K::ACQUIRE,   K::SYSTEM,    K::GLOBAL],           NONE, SC0_SC1, VM,   INV_SYSTEM),
    atomic([K::LOAD,  K::ACQUIRE,   K::AGENT,     K::GENERIC],          NONE, SC1,     VM_LGKM, INV_AGENT),
    atomic([K::LOAD,  K::ACQUIRE,   K::SYSTEM,    K::GENERIC],          NONE, SC0_SC1, VM_LGKM, INV_SYSTEM),
    atomic([K::RMW,   K::ACQUIRE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::WORKGROUP, K::GLOBAL],           NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::WORKGROUP, LOCAL_GENERIC],       NONE, NO_BITS, LGKM, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::AGENT,     K::GLOBAL],           NONE, NO_BITS, VM,   INV_AGENT),
    atomic([K::RMW,   K::ACQUIRE,   K::SYSTEM,    K::GLOBAL],           NONE, SC1,     VM,   INV_SYSTEM),
    atomic([K::RMW,   K::ACQUIRE,   K::AGENT,     K::GENERIC],          NONE, NO_BITS, VM_LGKM, INV_AGENT),
    atomic([K::RMW,   K::ACQUIRE,   K::SYSTEM,    K::GENERIC],          NONE, SC1,     VM_LGKM, INV_SYSTEM),
    atomic([K::FENCE, K::ACQUIRE,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQUIRE,   K::WORKGROUP, FENCED],              LGKM, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQUIRE,   K::AGENT,     FENCED],              VM_LGKM, NO_BITS, NONE, INV_AGENT),
    atomic([K::FENCE, K::ACQUIRE,   K::SYSTEM,    FENCED],              VM_LGKM, NO_BITS, NONE, INV_SYSTEM),
    // Release Atomic
    atomic([K::STORE, K::RELEASE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::RELEASE,   K::WORKGROUP, GLOBAL_GENERIC],      VM_LGKM, SC0,     NONE, KEEP),
    atomic([K::STORE, K::RELEASE,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, NONE, KEEP),
    for_agent(atomic([K::STORE, K::RELEASE, K::AGENT, GLOBAL_GENERIC],  VM_LGKM_GENERIC, SC1, NONE, KEEP)),
    for_system(atomic([K::STORE, K::RELEASE, K::SYSTEM, GLOBAL_GENERIC], VM_LGKM_GENERIC, SC0_SC1, NONE, KEEP)),
    atomic([K::RMW,   K::RELEASE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::WORKGROUP, GLOBAL_GENERIC],      VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, NONE, KEEP),
    for_agent(atomic([K::RMW, K::RELEASE, K::AGENT, GLOBAL_GENERIC],    VM_LGKM, NO_BITS, NONE, KEEP)),
    for_system(atomic([K::RMW, K::RELEASE, K::SYSTEM, GLOBAL_GENERIC],  VM_LGKM, SC1, NONE, KEEP)),
    atomic([K::FENCE, K::RELEASE,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::RELEASE,   K::WORKGROUP, FENCED],              VM_LGKM, NO_BITS, NONE, KEEP),
    for_agent(atomic([K::FENCE, K::RELEASE, K::AGENT, FENCED],          VM_LGKM, NO_BITS, NONE, KEEP)),
    for_system(atomic([K::FENCE, K::RELEASE, K::SYSTEM, FENCED],        VM_LGKM, NO_BITS, NONE, KEEP)),
    // Acquire-Release Atomic
    atomic([K::RMW,   K::ACQ_REL,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::GLOBAL],           VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, LGKM, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::GENERIC],          VM_LGKM, NO_BITS, LGKM, KEEP),
    for_agent(atomic([K::RMW, K::ACQ_REL, K::AGENT, K::GLOBAL],         VM_LGKM, NO_BITS, VM, INV_AGENT)),
    for_system(atomic([K::RMW, K::ACQ_REL, K::SYSTEM, K::GLOBAL],       VM_LGKM, SC1, VM, INV_SYSTEM)),
    for_agent(atomic([K::RMW, K::ACQ_REL, K::AGENT, K::GENERIC],        VM_LGKM, NO_BITS, VM_LGKM, INV_AGENT)),
    for_system(atomic([K::RMW, K::ACQ_REL, K::SYSTEM, K::GENERIC],      VM_LGKM, SC1, VM_LGKM, INV_SYSTEM)),
    atomic([K::FENCE, K::ACQ_REL,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQ_REL,   K::WORKGROUP, FENCED],              VM_LGKM, NO_BITS, NONE, KEEP),
    for_agent(atomic([K::FENCE, K::ACQ_REL, K::AGENT, FENCED],          VM_LGKM, NO_BITS, NONE, INV_AGENT)),
    for_system(atomic([K::FENCE, K::ACQ_REL, K::SYSTEM, FENCED],        VM_LGKM, NO_BITS, NONE, INV_SYSTEM)),
    // Sequential Consistent Atomic: loads; the others are the same as acq_rel or release, all
    // instructions generated
    atomic([K::LOAD,  K::SEQ_CST,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::GLOBAL],           LGKM_ALWAYS, SC0, NONE, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::GENERIC],          LGKM_ALWAYS, SC0, LGKM_ALWAYS, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::LOCAL],            NONE, NO_BITS, LGKM_ALWAYS, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::AGENT,     K::GLOBAL],           ALL_ALWAYS, SC1, VM, INV_AGENT),
    atomic([K::LOAD,  K::SEQ_CST,   K::SYSTEM,    K::GLOBAL],           ALL_ALWAYS, SC0_SC1, VM, INV_SYSTEM),
    atomic([K::LOAD,  K::SEQ_CST,   K::AGENT,     K::GENERIC],          ALL_ALWAYS, SC1, ALL_ALWAYS, INV_AGENT),
    atomic([K::LOAD,  K::SEQ_CST,   K::SYSTEM,    K::GENERIC],          ALL_ALWAYS, SC0_SC1, ALL_ALWAYS, INV_SYSTEM),
];

/// What the table says of tgsplit mode at work-group scope: there is no LDS, and the vector caches
/// of the compute units must be told.
#[rustfmt::skip]
pub(super) const SPLIT: &[Row] = &[
    atomic([K::LOAD,  K::ACQUIRE, K::WORKGROUP, GLOBAL_GENERIC], NONE, SC0,     VM,   INV_GROUP),
    atomic([K::RMW,   K::ACQUIRE, K::WORKGROUP, GLOBAL_GENERIC], NONE, NO_BITS, VM,   INV_GROUP),
    atomic([K::FENCE, K::ACQUIRE, K::WORKGROUP, FENCED],         VM,   NO_BITS, NONE, INV_GROUP),
    atomic([K::STORE, K::RELEASE, K::WORKGROUP, GLOBAL_GENERIC], VM,   SC0,     NONE, KEEP),
    atomic([K::RMW,   K::RELEASE, K::WORKGROUP, GLOBAL_GENERIC], VM,   NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::RELEASE, K::WORKGROUP, FENCED],         VM,   NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQ_REL, K::WORKGROUP, GLOBAL_GENERIC], VM,   NO_BITS, VM,   INV_GROUP),
    atomic([K::FENCE, K::ACQ_REL, K::WORKGROUP, FENCED],         VM,   NO_BITS, NONE, INV_GROUP),
    atomic([K::LOAD,  K::SEQ_CST, K::WORKGROUP, GLOBAL_GENERIC], VM,   SC0,     VM,   INV_GROUP),
];
