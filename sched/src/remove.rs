//! Instructions that go.

use cranelift_entity::SecondaryMap;
use mir::{Block, Function};

/// Removes the instructions at some places of blocks, in any order.
pub(crate) fn remove(func: &mut Function, mut gone: SecondaryMap<Block, Vec<usize>>) {
    for (block, gone) in gone.iter_mut().filter(|(_, gone)| !gone.is_empty()) {
        gone.sort_unstable();
        let mut at = 0..;
        let insts = &mut func.blocks[block].insts;
        insts.retain(|_| at.next().is_none_or(|i| gone.binary_search(&i).is_err()));
    }
}
