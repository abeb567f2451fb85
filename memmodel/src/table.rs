//! The code sequences of the memory model, as a table.
//!
//! Source: specification, "Memory Model Code Sequences GFX6–GFX9". A row has the same columns as there: instruction, ordering, scope, address
//! space; then what comes before, the cache bits, what comes after.
//!
//! Waits are for operations that were issued before: `vmcnt(0)` for global memory, `lgkmcnt(0)` for LDS. In the document they are left out for address spaces
//! that a one-address-space scope does not order; that is applied to the row, not listed in it ([`Row::waits_for`]).

use bitflags::bitflags;
use mir::{AccessKind, MemFlags, MemInfo, Ordering, Scope, Spaces};

bitflags! {
    /// Counters to wait for until they are zero.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct Wait: u8 {
        /// `vmcnt(0)`
        const VM = 1;
        /// `lgkmcnt(0)`
        const LGKM = 2;
    }
}

bitflags! {
    /// Cache bits of the instruction.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct Bits: u8 {
        /// `glc=1`: misses the vector L1 cache.
        const GLC = 1;
        /// `slc=1`: streams through the L2 cache.
        const SLC = 2;
    }
}

/// Whether the vector L1 cache is invalidated after the instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invalidate {
    /// No.
    Keep,
    /// `buffer_wbinvl1_vol`, or `buffer_wbinvl1` on GFX6.
    L1,
}

/// The address-space column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// global
    Global,
    /// local
    Local,
    /// generic
    Generic,
    /// A fence: no address.
    None,
}

/// The instruction column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// load atomic
    Load,
    /// store atomic
    Store,
    /// atomicrmw
    Rmw,
    /// fence
    Fence,
}

/// A row.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Instruction.
    pub kind: Kind,
    /// Orderings.
    pub orderings: &'static [Ordering],
    /// Scopes.
    pub scopes: &'static [Scope],
    /// Address space.
    pub space: Space,
    /// Waits before.
    pub before: Wait,
    /// Cache bits.
    pub bits: Bits,
    /// Waits after.
    pub after: Wait,
    /// Invalidation after those.
    pub invalidate: Invalidate,
}

const NONE: Wait = Wait::empty();
const VM: Wait = Wait::VM;
const LGKM: Wait = Wait::LGKM;
const BOTH: Wait = Wait::all();
const PLAIN: Bits = Bits::empty();
const GLC: Bits = Bits::GLC;

/// singlethread, wavefront: one wave executes in order.
const WAVE: &[Scope] = &[Scope::SingleThread, Scope::Wavefront];
/// workgroup: all waves of a work-group are on one compute unit and share its L1 cache and LDS.
const GROUP: &[Scope] = &[Scope::Workgroup];
/// agent and system: other compute units, with other L1 caches.
const WIDE: &[Scope] = &[Scope::Agent, Scope::System];

const RELAXED: &[Ordering] = &[Ordering::Unordered, Ordering::Monotonic];
const ACQUIRE: &[Ordering] = &[Ordering::Acquire];
const RELEASE: &[Ordering] = &[Ordering::Release];
const ACQ_REL: &[Ordering] = &[Ordering::AcqRel, Ordering::SeqCst];
const SEQ_CST: &[Ordering] = &[Ordering::SeqCst];

macro_rules! rows {
    ($($kind:ident $orderings:ident $scopes:ident $space:ident : $before:ident, $bits:ident, $after:ident, $inv:ident;)*) => {
        &[$(Row {
            kind: Kind::$kind, orderings: $orderings, scopes: $scopes, space: Space::$space,
            before: $before, bits: $bits, after: $after, invalidate: Invalidate::$inv,
        }),*]
    };
}

/// GFX6 to GFX9 (gfx90a and gfx940 have tables of their own in the document).
///
/// Columns: instruction, orderings, scopes, address space: waits before, cache bits, waits after, L1 cache.
pub const GFX6_GFX9: &[Row] = rows! {
    // Monotonic.
    Load  RELAXED WAVE  Global : NONE, PLAIN, NONE, Keep;
    Load  RELAXED WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Load  RELAXED WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Load  RELAXED GROUP Global : NONE, PLAIN, NONE, Keep;
    Load  RELAXED GROUP Local  : NONE, PLAIN, NONE, Keep;
    Load  RELAXED GROUP Generic: NONE, PLAIN, NONE, Keep;
    Load  RELAXED WIDE  Global : NONE, GLC,   NONE, Keep;
    Load  RELAXED WIDE  Local  : NONE, PLAIN, NONE, Keep;
    Load  RELAXED WIDE  Generic: NONE, GLC,   NONE, Keep;
    Store RELAXED WAVE  Global : NONE, PLAIN, NONE, Keep;
    Store RELAXED WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Store RELAXED WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Store RELAXED GROUP Global : NONE, PLAIN, NONE, Keep;
    Store RELAXED GROUP Local  : NONE, PLAIN, NONE, Keep;
    Store RELAXED GROUP Generic: NONE, PLAIN, NONE, Keep;
    Store RELAXED WIDE  Global : NONE, PLAIN, NONE, Keep;
    Store RELAXED WIDE  Local  : NONE, PLAIN, NONE, Keep;
    Store RELAXED WIDE  Generic: NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED WAVE  Global : NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED GROUP Global : NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED GROUP Local  : NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED GROUP Generic: NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED WIDE  Global : NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED WIDE  Local  : NONE, PLAIN, NONE, Keep;
    Rmw   RELAXED WIDE  Generic: NONE, PLAIN, NONE, Keep;
    // Acquire.
    Load  ACQUIRE WAVE  Global : NONE, PLAIN, NONE, Keep;
    Load  ACQUIRE WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Load  ACQUIRE WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Load  ACQUIRE GROUP Global : NONE, PLAIN, NONE, Keep;
    Load  ACQUIRE GROUP Local  : NONE, PLAIN, LGKM, Keep;
    Load  ACQUIRE GROUP Generic: NONE, PLAIN, LGKM, Keep;
    Load  ACQUIRE WIDE  Global : NONE, GLC,   VM,   L1;
    Load  ACQUIRE WIDE  Local  : NONE, PLAIN, LGKM, Keep;
    Load  ACQUIRE WIDE  Generic: NONE, GLC,   BOTH, L1;
    Rmw   ACQUIRE WAVE  Global : NONE, PLAIN, NONE, Keep;
    Rmw   ACQUIRE WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Rmw   ACQUIRE WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Rmw   ACQUIRE GROUP Global : NONE, PLAIN, NONE, Keep;
    Rmw   ACQUIRE GROUP Local  : NONE, PLAIN, LGKM, Keep;
    Rmw   ACQUIRE GROUP Generic: NONE, PLAIN, LGKM, Keep;
    Rmw   ACQUIRE WIDE  Global : NONE, PLAIN, VM,   L1;
    Rmw   ACQUIRE WIDE  Local  : NONE, PLAIN, LGKM, Keep;
    Rmw   ACQUIRE WIDE  Generic: NONE, PLAIN, BOTH, L1;
    Fence ACQUIRE WAVE  None   : NONE, PLAIN, NONE, Keep;
    Fence ACQUIRE GROUP None   : LGKM, PLAIN, NONE, Keep;
    Fence ACQUIRE WIDE  None   : BOTH, PLAIN, NONE, L1;
    // Release.
    Store RELEASE WAVE  Global : NONE, PLAIN, NONE, Keep;
    Store RELEASE WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Store RELEASE WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Store RELEASE GROUP Global : LGKM, PLAIN, NONE, Keep;
    Store RELEASE GROUP Local  : NONE, PLAIN, NONE, Keep;
    Store RELEASE GROUP Generic: LGKM, PLAIN, NONE, Keep;
    Store RELEASE WIDE  Global : BOTH, PLAIN, NONE, Keep;
    Store RELEASE WIDE  Local  : BOTH, PLAIN, NONE, Keep;
    Store RELEASE WIDE  Generic: BOTH, PLAIN, NONE, Keep;
    Rmw   RELEASE WAVE  Global : NONE, PLAIN, NONE, Keep;
    Rmw   RELEASE WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Rmw   RELEASE WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Rmw   RELEASE GROUP Global : LGKM, PLAIN, NONE, Keep;
    Rmw   RELEASE GROUP Local  : NONE, PLAIN, NONE, Keep;
    Rmw   RELEASE GROUP Generic: LGKM, PLAIN, NONE, Keep;
    Rmw   RELEASE WIDE  Global : BOTH, PLAIN, NONE, Keep;
    Rmw   RELEASE WIDE  Local  : BOTH, PLAIN, NONE, Keep;
    Rmw   RELEASE WIDE  Generic: BOTH, PLAIN, NONE, Keep;
    Fence RELEASE WAVE  None   : NONE, PLAIN, NONE, Keep;
    Fence RELEASE GROUP None   : LGKM, PLAIN, NONE, Keep;
    Fence RELEASE WIDE  None   : BOTH, PLAIN, NONE, Keep;
    // Acquire and release; atomicrmw and fence are the same when sequentially consistent.
    Rmw   ACQ_REL WAVE  Global : NONE, PLAIN, NONE, Keep;
    Rmw   ACQ_REL WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Rmw   ACQ_REL WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Rmw   ACQ_REL GROUP Global : LGKM, PLAIN, NONE, Keep;
    Rmw   ACQ_REL GROUP Local  : NONE, PLAIN, LGKM, Keep;
    Rmw   ACQ_REL GROUP Generic: LGKM, PLAIN, LGKM, Keep;
    Rmw   ACQ_REL WIDE  Global : BOTH, PLAIN, VM,   L1;
    Rmw   ACQ_REL WIDE  Local  : BOTH, PLAIN, LGKM, Keep;
    Rmw   ACQ_REL WIDE  Generic: BOTH, PLAIN, BOTH, L1;
    Fence ACQ_REL WAVE  None   : NONE, PLAIN, NONE, Keep;
    Fence ACQ_REL GROUP None   : LGKM, PLAIN, NONE, Keep;
    Fence ACQ_REL WIDE  None   : BOTH, PLAIN, NONE, L1;
    // Sequentially consistent: a load waits for what came before; a store is as release.
    Load  SEQ_CST WAVE  Global : NONE, PLAIN, NONE, Keep;
    Load  SEQ_CST WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Load  SEQ_CST WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Load  SEQ_CST GROUP Global : LGKM, PLAIN, NONE, Keep;
    Load  SEQ_CST GROUP Local  : NONE, PLAIN, LGKM, Keep;
    Load  SEQ_CST GROUP Generic: LGKM, PLAIN, LGKM, Keep;
    Load  SEQ_CST WIDE  Global : BOTH, GLC,   VM,   L1;
    Load  SEQ_CST WIDE  Local  : BOTH, PLAIN, LGKM, Keep;
    Load  SEQ_CST WIDE  Generic: BOTH, GLC,   BOTH, L1;
    Store SEQ_CST WAVE  Global : NONE, PLAIN, NONE, Keep;
    Store SEQ_CST WAVE  Local  : NONE, PLAIN, NONE, Keep;
    Store SEQ_CST WAVE  Generic: NONE, PLAIN, NONE, Keep;
    Store SEQ_CST GROUP Global : LGKM, PLAIN, NONE, Keep;
    Store SEQ_CST GROUP Local  : NONE, PLAIN, NONE, Keep;
    Store SEQ_CST GROUP Generic: LGKM, PLAIN, NONE, Keep;
    Store SEQ_CST WIDE  Global : BOTH, PLAIN, NONE, Keep;
    Store SEQ_CST WIDE  Local  : BOTH, PLAIN, NONE, Keep;
    Store SEQ_CST WIDE  Generic: BOTH, PLAIN, NONE, Keep;
};

impl Row {
    /// The row of an atomic access or fence.
    pub fn find(info: &MemInfo) -> Option<&'static Row> {
        let kind = match info.kind {
            AccessKind::Load => Kind::Load,
            AccessKind::Store => Kind::Store,
            AccessKind::RmwReturn | AccessKind::RmwNoReturn => Kind::Rmw,
            AccessKind::Fence => Kind::Fence,
        };
        let space = match kind {
            Kind::Fence => Space::None,
            _ if info.spaces == Spaces::LOCAL => Space::Local,
            _ if info.spaces.contains(Spaces::GLOBAL | Spaces::LOCAL) => Space::Generic,
            _ => Space::Global,
        };
        GFX6_GFX9.iter().find(|r| {
            r.kind == kind
                && r.space == space
                && r.orderings.contains(&info.ordering)
                && r.scopes.contains(&info.scope)
        })
    }

    /// The part of the row's waits that a scope of one address space asks for. LDS operations of all waves are carried out in one order that all
    /// see, so within LDS alone nothing has to be waited for.
    pub fn waits_for(wait: Wait, info: &MemInfo) -> Wait {
        if info.flags.contains(MemFlags::ONE_AS) {
            wait & Wait::VM
        } else {
            wait
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_combination_has_one_row() {
        let orderings = [
            Ordering::Monotonic,
            Ordering::Acquire,
            Ordering::Release,
            Ordering::AcqRel,
            Ordering::SeqCst,
        ];
        let scopes = [
            Scope::SingleThread,
            Scope::Wavefront,
            Scope::Workgroup,
            Scope::Agent,
            Scope::System,
        ];
        let kinds = [Kind::Load, Kind::Store, Kind::Rmw, Kind::Fence];
        for kind in kinds {
            for ordering in orderings {
                for scope in scopes {
                    for space in [Space::Global, Space::Local, Space::Generic, Space::None] {
                        let n = GFX6_GFX9
                            .iter()
                            .filter(|r| {
                                r.kind == kind
                                    && r.space == space
                                    && r.orderings.contains(&ordering)
                                    && r.scopes.contains(&scope)
                            })
                            .count();
                        let exists = match kind {
                            Kind::Load => !matches!(ordering, Ordering::Release | Ordering::AcqRel),
                            Kind::Store => {
                                !matches!(ordering, Ordering::Acquire | Ordering::AcqRel)
                            }
                            Kind::Rmw => true,
                            Kind::Fence => ordering != Ordering::Monotonic,
                        };
                        let expected = usize::from(
                            exists && ((kind == Kind::Fence) == (space == Space::None)),
                        );
                        assert_eq!(n, expected, "{kind:?} {ordering:?} {scope:?} {space:?}");
                    }
                }
            }
        }
    }
}
