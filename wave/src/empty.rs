//! Joins where the wave always arrives with EXEC = 0: there the parked lanes become EXEC, instead
//! of being added to it.
//!
//! `exec |= mask` becomes `exec = mask`, and where a block sets EXEC to zero only to go to such a
//! join, it need not. Linear.

use cranelift_entity::SecondaryMap;
use graphs::filled;
use isa::{ImplicitRegs, MaskOp};
use mir::{Block, Function, Inst, NO_LANES, Op, Pseudo};

/// What is known of the edges to a block.
#[derive(Clone, Copy, Default)]
struct Arrival {
    /// Edges on which EXEC is zero.
    empty: u32,
    /// Edges that were looked at.
    seen: u32,
    /// All edges.
    edges: u32,
}

impl Arrival {
    fn is_empty(self) -> bool {
        self.edges > 0 && self.empty == self.edges
    }
}

/// Looks at all joins.
pub fn run(func: &mut Function) {
    let arrivals = arrivals(func);
    let mut sets_exec: SecondaryMap<Block, bool> = filled(func.blocks.len(), false);
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        if arrivals[block].is_empty() && rejoins(func, block) {
            let mask = func.blocks[block].insts[0].operands[2];
            func.blocks[block].insts[0] = func.mask_inst(MaskOp::Mov, &[func.exec(), mask]);
            sets_exec[block] = true;
        }
    }
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let data = &func.blocks[block];
        let needless = match (&data.wave_succs[..], &data.insts[..]) {
            ([edge], [.., zero, _]) => sets_exec[edge.block] && is_zeroing(func, zero),
            _ => false,
        };
        if needless {
            let data = &mut func.blocks[block];
            data.insts.remove(data.insts.len() - 2);
        }
    }
}

/// Blocks in layout order: what is known of a block's start holds for its end if nothing between
/// writes EXEC. Where an edge comes from a later block (a loop), nothing is known in time, which is
/// safe.
fn arrivals(func: &Function) -> SecondaryMap<Block, Arrival> {
    let mut arrivals: SecondaryMap<Block, Arrival> = filled(func.blocks.len(), Arrival::default());
    for &block in &func.layout {
        for edge in &func.blocks[block].wave_succs {
            arrivals[edge.block].edges += 1;
        }
    }
    for &block in &func.layout {
        let at_start = arrivals[block].seen == arrivals[block].edges && arrivals[block].is_empty();
        for (k, edge) in func.blocks[block].wave_succs.iter().enumerate() {
            arrivals[edge.block].seen += 1;
            arrivals[edge.block].empty += u32::from(leaves_empty(func, block, k, at_start));
        }
    }
    arrivals
}

fn is_zeroing(func: &Function, inst: &Inst) -> bool {
    func.mask_op(inst) == Some(MaskOp::Mov) && inst.operands[..] == [func.exec(), NO_LANES]
}

/// Is EXEC zero on the edge?
fn leaves_empty(func: &Function, block: Block, edge: usize, at_start: bool) -> bool {
    let insts = &func.blocks[block].insts;
    let zeroed = insts.iter().rev().nth(1);
    let zeroed = zeroed.is_some_and(|i| is_zeroing(func, i));
    match insts.last().map(|i| i.op) {
        Some(Op::Pseudo(Pseudo::BranchExecz)) if edge == 0 => true,
        Some(Op::Pseudo(Pseudo::BranchExecnz)) if edge == 1 => true,
        Some(Op::Pseudo(Pseudo::Jump)) if zeroed => true,
        _ => at_start && !insts.iter().any(|i| writes_exec(func, i)),
    }
}

/// Does an instruction write EXEC, or may it?
pub fn writes_exec(func: &Function, inst: &Inst) -> bool {
    let implicit = match inst.op {
        Op::Isa(opcode) => opcode.desc().implicit_writes.contains(ImplicitRegs::EXEC),
        Op::Pseudo(p) => matches!(p, Pseudo::Call | Pseudo::Asm),
    };
    let exec = func.exec();
    implicit || (0..inst.operands.len()).any(|k| inst.access(k).0 && inst.operands[k] == exec)
}

fn rejoins(func: &Function, block: Block) -> bool {
    let exec = func.exec();
    func.blocks[block].insts.first().is_some_and(|i| {
        func.mask_op(i) == Some(MaskOp::Or) && i.operands[0] == exec && i.operands[1] == exec
    })
}
