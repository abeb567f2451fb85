//! Which instruction of the function as it was each instruction of the result is. Only kept for the
//! proof.

use crate::Check;
use cranelift_entity::SecondaryMap;
use mir::{Block, Function};

/// Origin of an instruction that was added.
pub const ADDED: u32 = u32::MAX;

/// For each block, the index that each instruction had before allocation, or [`ADDED`].
#[derive(Clone, Debug, Default)]
pub struct Trace {
    origins: Option<SecondaryMap<Block, Vec<u32>>>,
}

impl Trace {
    /// The identity, or nothing if it is not wanted.
    pub fn new(func: &Function, check: Check) -> Trace {
        if check == Check::Off {
            return Trace::default();
        }
        let mut origins: SecondaryMap<Block, Vec<u32>> = SecondaryMap::new();
        for &block in &func.layout {
            origins[block] = (0..func.blocks[block].insts.len() as u32).collect();
        }
        Trace {
            origins: Some(origins),
        }
    }

    /// Instructions of a block were removed: those whose flag is set.
    pub fn remove(&mut self, block: Block, removed: &[bool]) {
        if let Some(origins) = &mut self.origins {
            let mut flags = removed.iter();
            origins[block].retain(|_| !flags.next().unwrap_or(&false));
        }
    }

    /// A block was rewritten: each instruction now is the one that had the index given, or is new
    /// ([`ADDED`]).
    pub fn rewrite(&mut self, block: Block, from: &[u32]) {
        if let Some(origins) = &mut self.origins {
            let old = std::mem::take(&mut origins[block]);
            origins[block] = from
                .iter()
                .map(|&i| old.get(i as usize).copied().unwrap_or(ADDED))
                .collect();
        }
    }

    /// The origins of a block's instructions; empty if not kept.
    pub fn of(&self, block: Block) -> &[u32] {
        self.origins.as_ref().map_or(&[], |o| &o[block])
    }
}
