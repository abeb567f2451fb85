//! One return block a function. Linear.

use crate::opt::edges::replace_terminator;
use ir::{Block, Function, InstData, SourceLoc, Type};

/// Makes all returns jump to one block, which returns its parameter.
pub fn run(func: &mut Function) -> bool {
    let returns: Vec<Block> = func
        .layout
        .iter()
        .copied()
        .filter(|&b| is_return(func, b))
        .collect();
    if returns.len() < 2 {
        return false;
    }
    let last = func.append_block();
    let value = (func.ret != Type::VOID).then(|| func.append_block_param(last, func.ret));
    func.append_inst(last, InstData::Ret { value }, Type::VOID, SourceLoc::NONE);
    for b in returns {
        let old = func.terminator(b).map(|t| func.inst(t).clone());
        let args = match old {
            Some(InstData::Ret { value: Some(v) }) => func.list(&[v]),
            _ => func.list(&[]),
        };
        let dest = ir::BlockCall { block: last, args };
        replace_terminator(func, b, InstData::Jump { dest });
    }
    true
}

/// Does the block return?
pub fn is_return(func: &Function, block: Block) -> bool {
    let last = func.terminator(block);
    last.is_some_and(|t| matches!(func.inst(t), InstData::Ret { .. }))
}
