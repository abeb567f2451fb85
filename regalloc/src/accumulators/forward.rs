//! Parameters that are another name of one value.
//!
//! A block that one edge leads to may have parameters all the same: what leaves a loop has them.
//! Those for what matrix instructions give, or what becomes C, go, so that a value is read where it
//! is wanted and not where it leaves.

use super::rewrite::take_parameters_out;
use crate::replace::Replaced;
use cranelift_entity::SecondaryMap;
use isa::Opcode;
use mir::{Block, Function, Op, VReg};
use rustc_hash::{FxHashMap, FxHashSet};

/// Replaces such parameters by what the edge brings. Linear.
pub fn forward(func: &mut Function) {
    let mut values = moved(func);
    let mut edges: SecondaryMap<Block, usize> = SecondaryMap::new();
    for &block in &func.layout {
        let succs = func.current_succs(block).iter();
        succs.for_each(|e| edges[e.block] += 1);
    }
    let mut names: FxHashMap<VReg, VReg> = FxHashMap::default();
    let mut gone: FxHashMap<Block, FxHashSet<usize>> = FxHashMap::default();
    // A block comes before those that only it leads to.
    for &block in &func.layout {
        let succs = func.current_succs(block);
        for edge in succs.iter().filter(|e| edges[e.block] == 1) {
            let params = &func.blocks[edge.block].params;
            for (place, (&param, arg)) in params.iter().zip(&edge.args).enumerate() {
                if values.contains(arg) {
                    names.insert(param, names.get(arg).copied().unwrap_or(*arg));
                    values.insert(param);
                    gone.entry(edge.block).or_default().insert(place);
                }
            }
        }
    }
    let mut replaced = Replaced::new();
    for (&old, &new) in &names {
        replaced.replace(old, new);
    }
    take_parameters_out(func, &gone);
    replaced.rewrite(func);
}

/// What is moved to and from AccVGPRs.
fn moved(func: &Function) -> FxHashSet<VReg> {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let is_move =
        |op: Op| op == Op::Isa(Opcode::VAccvgprReadB32) || op == Op::Isa(Opcode::VAccvgprWriteB32);
    let operands = insts.filter(|i| is_move(i.op)).flat_map(|i| &i.operands);
    let regs = operands.flat_map(|o| func.operand_regs(*o));
    regs.copied().collect()
}
