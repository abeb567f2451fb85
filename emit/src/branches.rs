//! Which blocks are emitted, in which order, and the branches between them. Linear.
//!
//! The order is the function's layout. Blocks that only jump are left out: edges to them lead on to
//! where they jump. Blocks that no edge enters are left out too. A block falls through to the next
//! where it can.

use crate::error::{EmitError, EmitErrorKind};
use cranelift_entity::SecondaryMap;
use isa::Opcode;
use mir::{Block, Function, Op, Pseudo};
use smallvec::{SmallVec, smallvec};

/// How a block ends, after its body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// A branch instruction.
    Branch(Opcode, Block),
    /// `s_endpgm`.
    End,
    /// `s_setpc_b64` with the return's operand.
    Return,
}

/// A block with its exits. No exit: it falls through, or its body ends the function.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    pub block: Block,
    /// Number of instructions that are its body: all, or all but the terminator.
    pub body: usize,
    pub exits: SmallVec<[Exit; 2]>,
}

/// Condition codes and their opposites.
const CONDITIONS: [(Pseudo, Opcode, Opcode); 6] = [
    (
        Pseudo::BranchScc1,
        Opcode::SCbranchScc1,
        Opcode::SCbranchScc0,
    ),
    (
        Pseudo::BranchScc0,
        Opcode::SCbranchScc0,
        Opcode::SCbranchScc1,
    ),
    (
        Pseudo::BranchExecz,
        Opcode::SCbranchExecz,
        Opcode::SCbranchExecnz,
    ),
    (
        Pseudo::BranchExecnz,
        Opcode::SCbranchExecnz,
        Opcode::SCbranchExecz,
    ),
    (
        Pseudo::BranchVccz,
        Opcode::SCbranchVccz,
        Opcode::SCbranchVccnz,
    ),
    (
        Pseudo::BranchVccnz,
        Opcode::SCbranchVccnz,
        Opcode::SCbranchVccz,
    ),
];

/// The branch with the opposite condition; `None` for an unconditional one.
pub(crate) fn inverse(opcode: Opcode) -> Option<Opcode> {
    CONDITIONS
        .iter()
        .find(|(_, taken, _)| *taken == opcode)
        .map(|(_, _, other)| *other)
}

/// Lays a function out.
pub(crate) fn lay_out(func: &Function) -> Result<Vec<Laid>, EmitError> {
    let order = emitted(func);
    let mut laid = Vec::with_capacity(order.len());
    for (i, &block) in order.iter().enumerate() {
        let next = order.get(i + 1).copied();
        laid.push(lay_block(func, block, next)?);
    }
    Ok(laid)
}

/// Where an edge to a block leads: past blocks that only jump.
pub(crate) fn resolve(func: &Function, mut block: Block) -> Block {
    // A ring of blocks that only jump has no end: it stays a loop of one of them.
    for _ in 0..func.layout.len() {
        match (
            &func.blocks[block].insts[..],
            &func.blocks[block].wave_succs[..],
        ) {
            ([only], [edge]) if only.is_pseudo(Pseudo::Jump) && edge.block != block => {
                block = edge.block;
            }
            _ => break,
        }
    }
    block
}

/// The entry and the blocks that control can reach by resolved edges, in layout order.
fn emitted(func: &Function) -> Vec<Block> {
    let mut reached: SecondaryMap<Block, bool> = SecondaryMap::new();
    let entry = func.entry();
    reached[entry] = true;
    let mut stack = vec![entry];
    while let Some(block) = stack.pop() {
        for edge in &func.blocks[block].wave_succs {
            let target = resolve(func, edge.block);
            if !std::mem::replace(&mut reached[target], true) {
                stack.push(target);
            }
        }
    }
    let blocks = func.layout.iter().copied();
    blocks.filter(|&b| reached[b]).collect()
}

fn lay_block(func: &Function, block: Block, next: Option<Block>) -> Result<Laid, EmitError> {
    let data = &func.blocks[block];
    let (last, loc) = match data.insts.last() {
        Some(inst) => (inst.op, inst.loc),
        None => return Err(EmitError::new(func, EmitErrorKind::NotAllocated)),
    };
    let Op::Pseudo(pseudo) = last else {
        // A terminator of the machine (s_endpgm) is part of the body.
        return Ok(Laid {
            block,
            body: data.insts.len(),
            exits: SmallVec::new(),
        });
    };
    let target = |i: usize| {
        let edge = data.wave_succs.get(i);
        edge.map(|e| resolve(func, e.block))
            .ok_or_else(|| EmitError::at(func, block, loc, EmitErrorKind::NotAllocated))
    };
    let exits = match pseudo {
        Pseudo::Jump => jump(target(0)?, next),
        Pseudo::Return => smallvec![Exit::Return],
        // Control does not get to the end of an unreachable block, but the instruction fetch does:
        // there must be something.
        Pseudo::Endpgm | Pseudo::Unreachable => smallvec![Exit::End],
        _ => match CONDITIONS.iter().find(|(p, _, _)| *p == pseudo) {
            Some(&(_, taken, other)) => branch(taken, other, target(0)?, target(1)?, next),
            None => {
                let kind = EmitErrorKind::Leftover(pseudo.name());
                return Err(EmitError::at(func, block, loc, kind));
            }
        },
    };
    Ok(Laid {
        block,
        body: data.insts.len() - 1,
        exits,
    })
}

fn jump(target: Block, next: Option<Block>) -> SmallVec<[Exit; 2]> {
    if next == Some(target) {
        SmallVec::new()
    } else {
        smallvec![Exit::Branch(Opcode::SBranch, target)]
    }
}

fn branch(
    taken: Opcode,
    other: Opcode,
    yes: Block,
    no: Block,
    next: Option<Block>,
) -> SmallVec<[Exit; 2]> {
    if yes == no {
        return jump(yes, next);
    }
    if next == Some(yes) {
        return smallvec![Exit::Branch(other, no)];
    }
    let mut exits = smallvec![Exit::Branch(taken, yes)];
    exits.extend(jump(no, next));
    exits
}
