//! Changing the edges of the graph: splitting, merging, redirecting.

use crate::analysis::Cfg;
use cranelift_entity::EntitySet;
use ir::{Block, BlockCall, Function, Inst, InstData, SourceLoc, Type, Value};
use smallvec::SmallVec;

/// Puts an empty block on target number `index` of a terminator; the arguments move into it.
/// Returns the block, which is not in the layout yet.
pub fn split_edge(func: &mut Function, terminator: Inst, index: usize) -> Block {
    let middle = func.make_block();
    let mut moved = None;
    let mut i = 0;
    func.for_each_target_mut(terminator, |dest, _| {
        if i == index {
            moved = Some(std::mem::replace(dest, BlockCall::new(middle)));
        }
        i += 1;
    });
    if let Some(dest) = moved {
        let loc = func.inst_loc(terminator);
        func.append_inst(middle, InstData::Jump { dest }, Type::VOID, loc);
    }
    middle
}

/// Makes a block that takes over all edges from `preds` to `target` and then jumps to `target`. It
/// has the same parameters, so that it merges what the edges bring. Returns the block, which is not
/// in the layout yet.
pub fn merge_edges(func: &mut Function, target: Block, preds: &[Block]) -> Block {
    let merged = func.make_block();
    let types: SmallVec<[Type; 8]> = func
        .block_params(target)
        .iter()
        .map(|&p| func.value_type(p))
        .collect();
    let args: SmallVec<[Value; 8]> = types
        .iter()
        .map(|&ty| func.append_block_param(merged, ty))
        .collect();
    let mut loc = SourceLoc::NONE;
    for &p in preds {
        let Some(t) = func.terminator(p) else {
            continue;
        };
        loc = func.inst_loc(t);
        func.for_each_target_mut(t, |dest, _| {
            if dest.block == target {
                dest.block = merged;
            }
        });
    }
    let dest = func.block_call(target, &args);
    func.append_inst(merged, InstData::Jump { dest }, Type::VOID, loc);
    merged
}

/// Appends an argument to all edges from the terminator to `target`.
pub fn append_argument(func: &mut Function, terminator: Inst, target: Block, value: Value) {
    func.for_each_target_mut(terminator, |dest, lists| {
        if dest.block == target {
            dest.args.push(value, lists);
        }
    });
}

/// Replaces the terminator of a block.
pub fn replace_terminator(func: &mut Function, block: Block, data: InstData) {
    let old = func.blocks[block].insts.pop();
    let loc = old.map_or(SourceLoc::NONE, |i| func.inst_loc(i));
    func.append_inst(block, data, Type::VOID, loc);
}

/// Sets the arguments of target number `index` of a terminator.
pub fn set_arguments(func: &mut Function, terminator: Inst, index: usize, args: &[Value]) {
    let new = func.list(args);
    let mut i = 0;
    func.for_each_target_mut(terminator, |dest, lists| {
        if i == index {
            dest.args.clear(lists);
            dest.args = new;
        }
        i += 1;
    });
}

/// Takes the block parameters for which `is_dead` is true, and their arguments. Nothing may use
/// them any more. Linear.
pub fn remove_block_params(
    func: &mut Function,
    cfg: &Cfg,
    is_dead: impl Fn(Block, Value) -> bool,
) -> bool {
    let mut shrinking = EntitySet::<Block>::with_capacity(func.blocks.len());
    for &b in cfg.rpo() {
        if func.block_params(b).iter().any(|&p| is_dead(b, p)) {
            shrinking.insert(b);
        }
    }
    if shrinking.is_empty() {
        return false;
    }
    let keep = |func: &Function, b: Block| -> SmallVec<[bool; 8]> {
        let params = func.block_params(b).iter();
        params.map(|&p| !is_dead(b, p)).collect()
    };
    for &b in cfg.rpo() {
        let Some(t) = func.terminator(b) else {
            continue;
        };
        for (k, target) in func.targets(t).iter().enumerate() {
            if !shrinking.contains(target.block) {
                continue;
            }
            let args = target.args.as_slice(&func.lists).iter();
            let kept: SmallVec<[Value; 8]> = args
                .zip(keep(func, target.block))
                .filter(|(_, keep)| *keep)
                .map(|(&v, _)| v)
                .collect();
            set_arguments(func, t, k, &kept);
        }
    }
    for b in shrinking.iter() {
        let kept = keep(func, b);
        func.retain_block_params(b, |i| kept[i]);
    }
    true
}

/// What a block passes for a parameter of another one, by the parameter's number.
pub(super) fn argument(func: &Function, from: Block, to: Block, index: usize) -> Option<Value> {
    let mut argument = None;
    func.for_each_target(func.terminator(from)?, |dest| {
        if dest.block == to {
            argument = dest.args.as_slice(&func.lists).get(index).copied();
        }
    });
    argument
}

/// A new parameter of a block, with what each of the blocks before it passes.
pub(super) fn add_param(func: &mut Function, to: Block, passed: [(Block, Value); 2]) -> Value {
    let param = func.append_block_param(to, func.value_type(passed[0].1));
    for (from, arg) in passed {
        pass_more(func, from, to, arg);
    }
    param
}

/// Lets a block pass one value more to another one.
pub(super) fn pass_more(func: &mut Function, from: Block, to: Block, arg: Value) {
    if let Some(end) = func.terminator(from) {
        func.for_each_target_mut(end, |dest, lists| {
            if dest.block == to {
                dest.args.push(arg, lists);
            }
        });
    }
}
