//! "AMDHSA Memory Model Code Sequences GFX90A", row by row, for work-groups that are on one compute
//! unit.
//!
//! Source: AMDGPUUsage of LLVM 22, table of that name. It is that of GFX6 to GFX9 but for the
//! system scope, whose releases write back the second-level cache before they wait, and whose
//! acquires invalidate it. What the rows say of tgsplit mode, in which a work-group is split over
//! several compute units (`.amdhsa_tg_split`), is what they say of the agent scope; who carries the
//! table out asks for that row.

use super::table::*;

/// The table.
#[rustfmt::skip]
pub(super) const GFX90A: &[Row] = &[
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
    atomic([K::LOAD,  K::ACQUIRE,   K::AGENT,     K::GLOBAL],           NONE, GLC,     VM,   INV),
    atomic([K::LOAD,  K::ACQUIRE, K::SYSTEM,    K::GLOBAL],           NONE, GLC,     VM,   INV_ALL),
    atomic([K::LOAD,  K::ACQUIRE,   K::AGENT,     K::GENERIC],          NONE, GLC,     VM_LGKM, INV),
    atomic([K::LOAD,  K::ACQUIRE, K::SYSTEM,    K::GENERIC],          NONE, GLC,     VM_LGKM, INV_ALL),
    atomic([K::RMW,   K::ACQUIRE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::WORKGROUP, K::GLOBAL],           NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::WORKGROUP, LOCAL_GENERIC],       NONE, NO_BITS, LGKM, KEEP),
    atomic([K::RMW,   K::ACQUIRE,   K::AGENT,     K::GLOBAL],           NONE, NO_BITS, VM,   INV),
    atomic([K::RMW,   K::ACQUIRE, K::SYSTEM,    K::GLOBAL],           NONE, NO_BITS, VM,   INV_ALL),
    atomic([K::RMW,   K::ACQUIRE,   K::AGENT,     K::GENERIC],          NONE, NO_BITS, VM_LGKM, INV),
    atomic([K::RMW,   K::ACQUIRE, K::SYSTEM,    K::GENERIC],          NONE, NO_BITS, VM_LGKM, INV_ALL),
    atomic([K::FENCE, K::ACQUIRE,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQUIRE,   K::WORKGROUP, FENCED],              LGKM, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQUIRE,   K::AGENT,     FENCED],              VM_LGKM, NO_BITS, NONE, INV),
    atomic([K::FENCE, K::ACQUIRE, K::SYSTEM,    FENCED],              VM_LGKM, NO_BITS, NONE, INV_ALL),
    // Release Atomic
    atomic([K::STORE, K::RELEASE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::RELEASE,   K::WORKGROUP, GLOBAL_GENERIC],      VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::RELEASE,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, NONE, KEEP),
    atomic([K::STORE, K::RELEASE,   K::AGENT,     GLOBAL_GENERIC],      VM_LGKM_GENERIC, NO_BITS, NONE, KEEP),
    written_back(atomic([K::STORE, K::RELEASE, K::SYSTEM,    GLOBAL_GENERIC],      VM_LGKM_GENERIC, NO_BITS, NONE, KEEP)),
    atomic([K::RMW,   K::RELEASE,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::WORKGROUP, GLOBAL_GENERIC],      VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::RELEASE,   K::AGENT,     GLOBAL_GENERIC],      VM_LGKM, NO_BITS, NONE, KEEP),
    written_back(atomic([K::RMW,   K::RELEASE, K::SYSTEM,    GLOBAL_GENERIC],      VM_LGKM, NO_BITS, NONE, KEEP)),
    atomic([K::FENCE, K::RELEASE,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::RELEASE,   K::WORKGROUP, FENCED],              VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::RELEASE,   K::AGENT,     FENCED],              VM_LGKM, NO_BITS, NONE, KEEP),
    written_back(atomic([K::FENCE, K::RELEASE, K::SYSTEM,    FENCED],              VM_LGKM, NO_BITS, NONE, KEEP)),
    // Acquire-Release Atomic
    atomic([K::RMW,   K::ACQ_REL,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::GLOBAL],           VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::LOCAL],            VM_OTHERS, NO_BITS, LGKM, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::WORKGROUP, K::GENERIC],          VM_LGKM, NO_BITS, LGKM, KEEP),
    atomic([K::RMW,   K::ACQ_REL,   K::AGENT,     K::GLOBAL],           VM_LGKM, NO_BITS, VM, INV),
    written_back(atomic([K::RMW,   K::ACQ_REL, K::SYSTEM,    K::GLOBAL],           VM_LGKM, NO_BITS, VM, INV_ALL)),
    atomic([K::RMW,   K::ACQ_REL,   K::AGENT,     K::GENERIC],          VM_LGKM, NO_BITS, VM_LGKM, INV),
    written_back(atomic([K::RMW,   K::ACQ_REL, K::SYSTEM,    K::GENERIC],          VM_LGKM, NO_BITS, VM_LGKM, INV_ALL)),
    atomic([K::FENCE, K::ACQ_REL,   K::WAVE,      FENCED],              NONE, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQ_REL,   K::WORKGROUP, FENCED],              VM_LGKM, NO_BITS, NONE, KEEP),
    atomic([K::FENCE, K::ACQ_REL,   K::AGENT,     FENCED],              VM_LGKM, NO_BITS, NONE, INV),
    written_back(atomic([K::FENCE, K::ACQ_REL, K::SYSTEM,    FENCED],              VM_LGKM, NO_BITS, NONE, INV_ALL)),
    // Sequential Consistent Atomic: loads; the others are the same as acq_rel or release, all
    // instructions generated
    atomic([K::LOAD,  K::SEQ_CST,   K::WAVE,      GLOBAL_GENERIC.union(K::LOCAL)], NONE, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::GLOBAL],           LGKM_ALWAYS, NO_BITS, NONE, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::GENERIC],          LGKM_ALWAYS, NO_BITS, LGKM_ALWAYS, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::WORKGROUP, K::LOCAL],            NONE, NO_BITS, LGKM_ALWAYS, KEEP),
    atomic([K::LOAD,  K::SEQ_CST,   K::AGENT,     K::GLOBAL],           ALL_ALWAYS, GLC, VM, INV),
    atomic([K::LOAD,  K::SEQ_CST, K::SYSTEM,    K::GLOBAL],           ALL_ALWAYS, GLC, VM, INV_ALL),
    atomic([K::LOAD,  K::SEQ_CST,   K::AGENT,     K::GENERIC],          ALL_ALWAYS, GLC, ALL_ALWAYS, INV),
    atomic([K::LOAD,  K::SEQ_CST, K::SYSTEM,    K::GENERIC],          ALL_ALWAYS, GLC, ALL_ALWAYS, INV_ALL),
];
