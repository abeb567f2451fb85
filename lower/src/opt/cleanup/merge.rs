//! Appends a block to its only predecessor, if that jumps to it. Linear.

use crate::analysis::Cfg;
use crate::opt::replace::Replacements;
use cranelift_entity::EntitySet;
use ir::{Block, Function, InstData};

/// Merges all such blocks.
pub fn run(func: &mut Function, cfg: &Cfg) -> bool {
    let mut merged = EntitySet::<Block>::with_capacity(func.blocks.len());
    let mut replaced = Replacements::default();
    for &b in cfg.rpo() {
        if merged.contains(b) {
            continue;
        }
        while let Some(next) = only_successor(func, cfg, b) {
            let Some(jump) = func.blocks[b].insts.pop() else {
                break;
            };
            let target = func.targets(jump)[0];
            for (i, &arg) in target.args.as_slice(&func.lists).iter().enumerate() {
                replaced.set(func.block_params(next)[i], arg);
            }
            let insts = std::mem::take(&mut func.blocks[next].insts);
            func.blocks[b].insts.extend(insts);
            merged.insert(next);
        }
    }
    if merged.is_empty() {
        return false;
    }
    func.layout.retain(|&b| !merged.contains(b));
    replaced.apply(func);
    true
}

/// The block that `block` jumps to, if no other edge leads there.
fn only_successor(func: &Function, cfg: &Cfg, block: Block) -> Option<Block> {
    let t = func.terminator(block)?;
    let &InstData::Jump { dest } = func.inst(t) else {
        return None;
    };
    let alone = cfg.preds(dest.block).len() == 1 && dest.block != block;
    (alone && dest.block != func.entry()).then_some(dest.block)
}
