//! Moves on one edge of a divergent branch stand before the branch.
//!
//! ```text
//! x = c ? *p : 0
//! ```
//!
//! A block that has nothing but the constants that block parameters get on that edge would be
//! visited by the wave with a mask of its own, and would wait for the load, which writes the same
//! register for other lanes. `wave` puts such moves before the branch where the lanes on the other
//! edge need nothing that is in their registers by then; here, before there are registers, they are
//! put there so that the allocator sees to that. The registers live a little longer.

use cranelift_entity::SecondaryMap;
use isa::Opcode;
use mir::{Bank, Block, Function, Inst, Lanes, Op, Operand, Pseudo, VReg, VRegKind};

/// With more moves than this the block is not worth their registers.
const MOST_MOVES: usize = 4;

/// Moves what can be moved.
pub fn moves_before_branches(func: &mut Function) {
    let mut preds: SecondaryMap<Block, u32> = SecondaryMap::with_default(0);
    for &block in &func.layout {
        let edges = func.blocks[block].succs.iter();
        edges.for_each(|e| preds[e.block] += 1);
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let branch = func.terminator(block);
        if !branch.is_some_and(|b| b.is_pseudo(Pseudo::BranchLanes)) {
            continue;
        }
        let edges = func.blocks[block].succs.iter().map(|e| e.block);
        let target = edges
            .filter(|&to| preds[to] == 1 && has_moves_only(func, to))
            .find(|&to| is_one_of_two_arms(func, block, to));
        if let Some(target) = target {
            hoist(func, block, target);
        }
    }
}

/// Do both ways of a branch meet right behind the blocks that they lead to, and does the other one
/// make what it brings where this one brings the moves' results? Where there is more on the other
/// way (a loop that begins with constants of its own, say), or where it brings what it has already,
/// whose register the result may then be, `wave` knows better.
fn is_one_of_two_arms(func: &Function, branch: Block, target: Block) -> bool {
    let edges = func.blocks[branch].succs.iter();
    let mut others = edges.map(|e| e.block).filter(|&to| to != target);
    let (Some(other), None) = (others.next(), others.next()) else {
        return false;
    };
    let ([this], [that]) = (
        &func.blocks[target].succs[..],
        &func.blocks[other].succs[..],
    ) else {
        return false;
    };
    let makes = |block: Block, reg: VReg| {
        let mut found = false;
        for inst in &func.blocks[block].insts {
            func.for_each_def(inst, |r| found |= r == reg);
        }
        found
    };
    let mut arguments = this.args.iter().zip(&that.args);
    this.block == that.block && arguments.all(|(&a, &b)| !makes(target, a) || makes(other, b))
}

/// Has a block nothing but moves?
fn has_moves_only(func: &Function, target: Block) -> bool {
    let data = &func.blocks[target];
    let Some((last, moves)) = data.insts.split_last() else {
        return false;
    };
    data.params.is_empty()
        && (1..=MOST_MOVES).contains(&moves.len())
        && last.is_pseudo(Pseudo::Jump)
        && moves.iter().all(|inst| is_move(func, inst))
}

/// Puts a constant or a scalar register's value into a vector register.
fn is_move(func: &Function, inst: &Inst) -> bool {
    let bank = |operand: Operand| match func.operand_regs(operand) {
        &[reg] if func.vregs[reg].kind == VRegKind::Plain => Some(func.vregs[reg].bank),
        _ => None,
    };
    let &[dst, src] = &inst.operands[..] else {
        return false;
    };
    let source = match inst.op {
        Op::Isa(Opcode::VMovB32) => matches!(src, Operand::Inline(_) | Operand::Literal(_)),
        Op::Pseudo(Pseudo::Copy) => bank(src) == Some(Bank::Sgpr),
        _ => false,
    };
    source && inst.lanes == Lanes::Active && bank(dst) == Some(Bank::Vgpr)
}

fn hoist(func: &mut Function, branch: Block, target: Block) {
    let insts = &mut func.blocks[target].insts;
    let moves: Vec<Inst> = insts.drain(..insts.len() - 1).collect();
    let insts = &mut func.blocks[branch].insts;
    let end = insts.len() - 1;
    insts.splice(end..end, moves);
}
