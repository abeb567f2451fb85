//! What is assumed of memory systems, by generation.
//!
//! A row cites what says so; what no document says is called an assumption, and
//! `docs/memory-model.md` has the reason.

use crate::error::LaunchError;
use isa::{Generation, Processor};
use std::fmt;

/// Of what a wave that waits for a vector memory operation knows the completion besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completion {
    /// Its own operations complete in order (AMDGPUUsage, "Memory Model GFX6-GFX9": "completion is
    /// reported to a wavefront in execution order").
    OfWave,
    /// Those of its compute unit do: an operation is not reported before all that entered the
    /// compute unit's vector L1 earlier are complete, whichever wave they are of. An assumption:
    /// the rows for the work-group scope, which wait for no vector memory, are not transitive
    /// without it.
    OfComputeUnit,
}

/// The second-level caches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SecondLevel {
    /// As good as not there: one for each agent, coherent with those of others or bypassed by what
    /// agents share ("Memory Model GFX6-GFX9", last item).
    Coherent,
    /// Coarse-grained memory is cached by each agent: dirty until it is written back, and of other
    /// agents' memory stale until it is invalidated ("Memory Model GFX90A": MTYPE RW and NC).
    /// Fine-grained memory (CC, UC) is not.
    ByType,
}

/// Where `s_waitcnt` has its counts: lowest bit and number of bits, low part first.
pub(super) struct WaitFields {
    pub vm: &'static [(u32, u32)],
    pub lgkm: (u32, u32),
}

/// A memory system.
pub(super) struct MemorySystem {
    pub completion: Completion,
    pub second_level: SecondLevel,
    pub waits: WaitFields,
}

/// "Vega" 7nm ISA manual, `S_WAITCNT`: vmcnt in bits 3:0 and 15:14, lgkmcnt in bits 11:8.
const GFX9_WAITS: WaitFields = WaitFields {
    vm: &[(0, 4), (14, 2)],
    lgkm: (8, 4),
};

const GFX9: MemorySystem = MemorySystem {
    completion: Completion::OfComputeUnit,
    second_level: SecondLevel::Coherent,
    waits: GFX9_WAITS,
};

/// CDNA2 ISA manual, `S_WAITCNT`: as before.
const GFX90A: MemorySystem = MemorySystem {
    completion: Completion::OfComputeUnit,
    second_level: SecondLevel::ByType,
    waits: GFX9_WAITS,
};

impl MemorySystem {
    /// That of a processor.
    pub fn of(processor: &Processor) -> Result<&'static MemorySystem, ModelError> {
        match processor.generation {
            Generation::Gfx9 => Ok(&GFX9),
            Generation::Gfx90a => Ok(&GFX90A),
            _ => Err(ModelError(format!(
                "there is no model of the memory of {}",
                processor.name
            ))),
        }
    }

    /// The counts of `s_waitcnt`: vmcnt, lgkmcnt.
    pub fn counts(&self, imm: u32) -> (u8, u8) {
        let field = |(low, bits): (u32, u32)| imm >> low & ((1 << bits) - 1);
        let (mut vm, mut shift) = (0, 0);
        for &part in self.waits.vm {
            vm |= field(part) << shift;
            shift += part.1;
        }
        (vm as u8, field(self.waits.lgkm) as u8)
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
    fn counts_of_gfx9_are_in_three_fields() {
        // vmcnt(62) expcnt(7) lgkmcnt(3), as llvm-mc encodes it.
        assert_eq!(GFX9.counts(0xc37e), (62, 3));
        assert_eq!(GFX9.counts(0x0f70), (0, 15));
        assert_eq!(GFX9.counts(0xc07f), (63, 0));
    }
}
