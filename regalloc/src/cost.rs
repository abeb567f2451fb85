//! What ways of giving registers cost: instructions, each by how often its loops run it. Linear.

use crate::group::Copy;
use crate::rewrite::Plan;
use crate::spill::LOOP_WEIGHT;
use cranelift_entity::EntitySet;
use mir::{Block, Function, Inst, Op, Pseudo, VReg};

/// What an access to memory costs beside a move from register to register, and what it costs that a
/// move waits for one.
const MEMORY: f32 = 8.0;

/// What spills to memory.
const MEMORY_ACCESSES: [Pseudo; 4] = [
    Pseudo::SpillVgpr,
    Pseudo::ReloadVgpr,
    Pseudo::SpillSgpr,
    Pseudo::ReloadSgpr,
];

/// A function.
pub fn of(func: &Function) -> f32 {
    let of_block = |&block| {
        let insts = &func.blocks[block].insts;
        let is_access = |i: &&Inst| MEMORY_ACCESSES.iter().any(|&p| i.is_pseudo(p));
        let memory = insts.iter().filter(is_access).count() as f32;
        weight(func, block) * (insts.len() as f32 + memory * (MEMORY - 1.0))
    };
    func.layout.iter().map(of_block).sum()
}

/// Copies.
pub fn of_copies(func: &Function, copies: &[Copy]) -> f32 {
    copies.iter().map(|c| weight(func, c.block)).sum()
}

/// Moves of arguments to the places of their parameters. One of what the block has only just asked
/// memory for waits for it.
pub fn of_edges(func: &Function, plan: &Plan) -> f32 {
    let of_block = |&block: &Block| {
        let edges = func.current_succs(block);
        if edges.iter().all(|e| e.args.is_empty()) {
            return 0.0;
        }
        let late = loaded(func, block);
        let of_move = |arg| match late.contains(arg) {
            true => MEMORY,
            false => 1.0,
        };
        let moved = edges.iter().flat_map(|edge| plan.moved_args(func, edge));
        weight(func, block) * moved.map(of_move).sum::<f32>()
    };
    func.layout.iter().map(of_block).sum()
}

/// What a block loads.
fn loaded(func: &Function, block: Block) -> EntitySet<VReg> {
    let mut loaded = EntitySet::new();
    for inst in &func.blocks[block].insts {
        if let Op::Isa(op) = inst.op
            && !op.desc().counters.is_empty()
        {
            func.for_each_def(inst, |reg| {
                loaded.insert(reg);
            });
        }
    }
    loaded
}

/// How often a block is taken to be executed.
pub fn weight(func: &Function, block: Block) -> f32 {
    LOOP_WEIGHT.powi(func.blocks[block].loop_depth.min(8).into())
}
