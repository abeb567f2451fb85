//! What is assumed of memory systems, by generation.
//!
//! A row cites what says so; what no document says is called an assumption, and
//! `docs/memory-model.md` has the reason.

use super::access::Kind;
use crate::error::LaunchError;
use isa::{Generation, ModFlags, Processor};
use std::fmt;

/// Of what a wave that waits for a vector memory operation knows the completion besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completion {
    /// Its own operations complete in order (AMDGPUUsage, "Memory Model GFX6-GFX9": "completion is
    /// reported to a wavefront in execution order").
    OfWave,
    /// Those of its compute unit do: an operation is not reported before all that entered the
    /// compute unit's vector L1 earlier are complete, whichever wave they are of. No document says
    /// so; AMDGPUUsage's rows for the work-group scope, which wait for no vector memory, are not
    /// transitive without it.
    OfComputeUnit,
}

/// The second-level caches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SecondLevel {
    /// As good as not there: one for each agent, coherent with those of others or bypassed by what
    /// agents share ("Memory Model GFX6-GFX9": "can be kept coherent with other agents on some
    /// targets, or ranges of virtual addresses can be set up to bypass it").
    Coherent,
    /// One for each agent, which keeps coarse-grained memory: dirty until it is written back, and
    /// of memory that is not local to it stale until it is invalidated ("Memory Model GFX90A":
    /// MTYPE RW and NC). Fine-grained memory (CC, UC) is not kept.
    OnePerAgent,
    /// The same, but an agent may have several ("Memory Model GFX942": "as fewer (possibly one)
    /// larger agents with groups of CUs on each agent each sharing separate L2 caches"). The waves
    /// of a work-group have one: what its rows do for the work-group scope concerns first-level
    /// caches only.
    AnyPerAgent,
}

/// What the cache bits of instructions say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CacheBits {
    /// GLC of a load: it is not served by the vector L1 ("Vega" 7nm manual, GLC: "reads always miss
    /// the L1"; the rows of "Memory Model Code Sequences GFX6-GFX9" have it for all of them).
    /// Nothing is said to the second-level cache ("Memory Model GFX90A" has no such bit).
    Glc,
    /// SC1 and SC0 name the scope up to which an access is coherent, a write-back is to be seen, or
    /// an invalidation sees ("Memory Model GFX942", its rows of monotonic accesses). The vector L1
    /// does not serve a load that is to be coherent further than the waves that share it. Of
    /// read-modify-writes, which bypass it, SC1 says "system or agent scope coherence", and SC0
    /// something else.
    Scopes,
}

/// Up to where an access is coherent, or what a cache instruction is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Reach {
    /// The wave; or nothing is said of it.
    Wave,
    /// The work-group.
    Group,
    /// The agent.
    Agent,
    /// All agents.
    System,
}

/// Whether a work-group's waves share a compute unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Split {
    /// They do.
    No,
    /// They may be on different ones: "tgsplit execution mode".
    Yes,
}

/// Where `s_waitcnt` has its counts: lowest bit and number of bits, low part first.
pub(super) struct WaitFields {
    pub vm: &'static [(u32, u32)],
    pub lgkm: (u32, u32),
}

/// A count that allows everything.
pub(super) const NO_WAIT: u8 = u8::MAX;

/// A memory system.
pub(super) struct MemorySystem {
    pub completion: Completion,
    pub second_level: SecondLevel,
    pub bits: CacheBits,
    pub waits: WaitFields,
}

/// LLVM's "waitcnt" operand of gfx7 and gfx8: vmcnt in bits 3:0, lgkmcnt in bits 11:8. (That of
/// gfx6 is not described; llvm-mc encodes the same.)
const GFX6_WAITS: WaitFields = WaitFields {
    vm: &[(0, 4)],
    lgkm: (8, 4),
};

/// "Vega" 7nm ISA manual, `S_WAITCNT`: vmcnt in bits 3:0 and 15:14, lgkmcnt in bits 11:8.
const GFX9_WAITS: WaitFields = WaitFields {
    vm: &[(0, 4), (14, 2)],
    lgkm: (8, 4),
};

/// "Memory Model GFX6-GFX9" is one text for all of them. What differs is in the instructions: GFX6
/// has no FLAT ones, so that all vector memory operations are of one counter, in order; GFX7 and
/// GFX8 access global memory by them, counted twice.
const GFX6: MemorySystem = MemorySystem {
    completion: Completion::OfWave,
    second_level: SecondLevel::Coherent,
    bits: CacheBits::Glc,
    waits: GFX6_WAITS,
};

const GFX9: MemorySystem = MemorySystem {
    completion: Completion::OfWave,
    second_level: SecondLevel::Coherent,
    bits: CacheBits::Glc,
    waits: GFX9_WAITS,
};

/// LLVM's "waitcnt" operand of gfx90a: as before.
const GFX90A: MemorySystem = MemorySystem {
    completion: Completion::OfWave,
    second_level: SecondLevel::OnePerAgent,
    bits: CacheBits::Glc,
    waits: GFX9_WAITS,
};

/// LLVM's "waitcnt" operand of gfx940: as before.
const GFX940: MemorySystem = MemorySystem {
    completion: Completion::OfWave,
    second_level: SecondLevel::AnyPerAgent,
    bits: CacheBits::Scopes,
    waits: GFX9_WAITS,
};

impl MemorySystem {
    /// That of a processor.
    pub fn of(processor: &Processor) -> Result<&'static MemorySystem, ModelError> {
        match processor.generation {
            Generation::Gfx6 | Generation::Gfx7 | Generation::Gfx8 => Ok(&GFX6),
            Generation::Gfx9 => Ok(&GFX9),
            Generation::Gfx90a => Ok(&GFX90A),
            Generation::Gfx940 => Ok(&GFX940),
            _ => Err(ModelError(format!(
                "there is no model of the memory of {}",
                processor.name
            ))),
        }
    }

    /// What a load is, by its bits.
    pub fn load(&self, flags: ModFlags, split: Split) -> (Kind, Reach) {
        let reach = self.reach(flags);
        let missing = match (self.bits, split) {
            (CacheBits::Glc, _) => flags.contains(ModFlags::GLC),
            (CacheBits::Scopes, Split::No) => reach > Reach::Group,
            (CacheBits::Scopes, Split::Yes) => reach > Reach::Wave,
        };
        match missing {
            true => (Kind::LoadMissing, reach),
            false => (Kind::Load, reach),
        }
    }

    /// Up to where a load, a store or a cache instruction reaches, by its bits.
    pub fn reach(&self, flags: ModFlags) -> Reach {
        let bits = (flags.contains(ModFlags::SCC), flags.contains(ModFlags::GLC));
        match (self.bits, bits) {
            (CacheBits::Glc, _) | (_, (false, false)) => Reach::Wave,
            (_, (false, true)) => Reach::Group,
            (_, (true, false)) => Reach::Agent,
            (_, (true, true)) => Reach::System,
        }
    }

    /// Up to where an atomic operation reaches, by its bits.
    pub fn atomic_reach(&self, flags: ModFlags) -> Reach {
        match (self.bits, flags.contains(ModFlags::SCC)) {
            (CacheBits::Glc, _) => Reach::Wave,
            (CacheBits::Scopes, false) => Reach::Agent,
            (CacheBits::Scopes, true) => Reach::System,
        }
    }

    /// The counts of `s_waitcnt`: vmcnt, lgkmcnt. One of all ones is no wait, however many
    /// operations there are.
    pub fn counts(&self, imm: u32) -> (u8, u8) {
        let count = |parts: &[(u32, u32)]| {
            let (mut count, mut shift) = (0, 0);
            for (low, bits) in parts {
                count |= (imm >> low & ((1 << bits) - 1)) << shift;
                shift += bits;
            }
            match count == (1 << shift) - 1 {
                true => NO_WAIT,
                false => count as u8,
            }
        };
        (count(self.waits.vm), count(&[self.waits.lgkm]))
    }
}

/// Why a program cannot be explored.
#[derive(Clone, PartialEq, Debug)]
pub struct ModelError(pub String);

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ModelError {}

impl From<LaunchError> for ModelError {
    fn from(error: LaunchError) -> ModelError {
        ModelError(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_named_by_two_bits() {
        let (sc0, sc1) = (ModFlags::GLC, ModFlags::SCC);
        let of = |flags| GFX940.reach(flags);
        assert_eq!(of(ModFlags::empty()), Reach::Wave);
        assert_eq!(of(sc0), Reach::Group);
        assert_eq!(of(sc1), Reach::Agent);
        assert_eq!(of(sc0 | sc1), Reach::System);
        assert_eq!(GFX940.atomic_reach(sc0), Reach::Agent);
        assert_eq!(GFX940.atomic_reach(sc1), Reach::System);
        assert_eq!(GFX90A.reach(sc0), Reach::Wave);
    }

    #[test]
    fn loads_of_a_work_group_miss_where_it_is_split() {
        let kind = |flags, split| GFX940.load(flags, split).0;
        assert_eq!(kind(ModFlags::GLC, Split::No), Kind::Load);
        assert_eq!(kind(ModFlags::GLC, Split::Yes), Kind::LoadMissing);
        assert_eq!(kind(ModFlags::SCC, Split::No), Kind::LoadMissing);
        assert_eq!(kind(ModFlags::empty(), Split::Yes), Kind::Load);
        assert_eq!(GFX9.load(ModFlags::GLC, Split::No).0, Kind::LoadMissing);
    }

    #[test]
    fn counts_of_gfx6_have_four_bits() {
        // vmcnt(14) expcnt(7) lgkmcnt(3), as llvm-mc encodes it for gfx600.
        assert_eq!(GFX6.counts(0x037e), (14, 3));
        assert_eq!(GFX6.counts(0x0f70), (0, NO_WAIT));
        assert_eq!(GFX6.counts(0xcf7f), (NO_WAIT, NO_WAIT));
    }

    #[test]
    fn counts_of_gfx9_are_in_three_fields() {
        // vmcnt(62) expcnt(7) lgkmcnt(3), as llvm-mc encodes it.
        assert_eq!(GFX9.counts(0xc37e), (62, 3));
        assert_eq!(GFX9.counts(0x0f70), (0, NO_WAIT));
        assert_eq!(GFX9.counts(0xc07f), (NO_WAIT, 0));
    }
}
