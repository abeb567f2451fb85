//! Which variables have a place in the frame, and which take room behind it while the function
//! runs.

use crate::values::const_int;
use cranelift_entity::EntitySet;
use ir::{Block, Context, DataLayout, Function, Inst, InstData};

/// Does the function take room on the stack while it runs? Linear in its size; an alloca outside of
/// the entry block costs a walk over the graph.
pub fn is_dynamic(func: &Function) -> bool {
    has_alloca(func, |block, inst| {
        !(has_constant_size(func, inst) && runs_once(func, block))
    })
}

/// Has the function variables that take room each time that a copy of its body runs in a loop?
pub fn grows_inlined(func: &Function) -> bool {
    has_alloca(func, |block, inst| !is_static(func, block, inst))
}

/// Is a variable a part of the frame wherever its function is copied to?
pub fn is_static(func: &Function, block: Block, inst: Inst) -> bool {
    block == func.entry() && has_constant_size(func, inst)
}

/// Is there a variable of which something holds?
fn has_alloca(func: &Function, holds: impl Fn(Block, Inst) -> bool) -> bool {
    func.layout.iter().any(|&block| {
        let mut insts = func.blocks[block].insts.iter();
        insts.any(|&inst| matches!(func.inst(inst), InstData::Alloca { .. }) && holds(block, inst))
    })
}

/// The bytes of a variable, if they are known.
pub fn bytes(ctx: &Context, func: &Function, alloca: Inst) -> Option<u64> {
    let InstData::Alloca { ty, count, .. } = *func.inst(alloca) else {
        return None;
    };
    let count = match count {
        None => 1,
        Some(count) => u64::try_from(const_int(ctx, func, count)?).ok()?,
    };
    count.checked_mul(DataLayout::new(&ctx.types).alloc_size(ty))
}

fn has_constant_size(func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Alloca { count, .. } => count.is_none_or(|v| func.value_const(v).is_some()),
        _ => true,
    }
}

/// Does control come to a block at most once in a call?
pub fn runs_once(func: &Function, block: Block) -> bool {
    if block == func.entry() {
        return true;
    }
    let mut seen = EntitySet::new();
    let mut work: Vec<Block> = func.successors(block).to_vec();
    while let Some(next) = work.pop() {
        if next == block {
            return false;
        }
        if seen.insert(next) {
            work.extend(func.successors(next));
        }
    }
    true
}
