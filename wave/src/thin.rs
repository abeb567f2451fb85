//! Takes out blocks that only jump on: edge blocks where register allocation put nothing.
//!
//! A block goes if it has one predecessor, no parameters and nothing but a jump, unless the predecessor would then have two edges
//! to the same target. Linear.

use cranelift_entity::SecondaryMap;
use mir::{Block, Function, Pseudo};

/// Removes empty forwarding blocks.
pub fn run(func: &mut Function) {
    let mut preds: SecondaryMap<Block, u32> = SecondaryMap::with_default(0);
    for &block in &func.layout {
        for edge in &func.blocks[block].succs {
            preds[edge.block] += 1;
        }
    }
    let mut gone: SecondaryMap<Block, bool> = SecondaryMap::with_default(false);
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        for k in 0..func.blocks[block].succs.len() {
            let via = func.blocks[block].succs[k].block;
            if preds[via] != 1 || via == func.entry() || !only_jumps(func, via) {
                continue;
            }
            let target = func.blocks[via].succs[0].clone();
            let parallel = func.blocks[block]
                .succs
                .iter()
                .any(|e| e.block == target.block);
            if parallel || target.block == via {
                continue;
            }
            func.blocks[block].succs[k] = target;
            gone[via] = true;
        }
    }
    func.layout.retain(|&b| !gone[b]);
}

fn only_jumps(func: &Function, block: Block) -> bool {
    let data = &func.blocks[block];
    data.params.is_empty() && data.insts.len() == 1 && data.insts[0].is_pseudo(Pseudo::Jump)
}
