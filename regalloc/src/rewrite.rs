//! Carries the plan out: operands become physical, copies and block parameters become moves.
//!
//! Moves of an edge stand at the end of its source if that has one successor, before the
//! terminator, which then names no register of the bank; else at the start of the target, which
//! then has one predecessor. A VGPR move runs under the EXEC of where it stands: on the thread
//! graph exactly the lanes that take the edge.

use crate::cleanup;
use crate::constraint::File;
use crate::group::{Copy, Groups, When};
use crate::live::{AFTER, Live, Range, STEP};
use crate::moves::{self, Means, Move, NoMeans};
use crate::place::Placement;
use crate::trace::{ADDED, Trace};
use crate::{AllocError, AllocResult, whole};
use isa::{Reg, RegSpan};
use mir::{Bank, Block, Edge, Function, Inst, Lanes, Op, Operand, Pseudo, VReg};
use std::iter::Peekable;

/// What a rewrite needs to know.
pub struct Plan<'a> {
    /// The register file.
    pub file: &'a File<'a>,
    /// Positions.
    pub live: &'a Live,
    /// Groups and copies.
    pub groups: &'a Groups,
    /// Units.
    pub placement: &'a Placement,
}

/// Moves along an edge: all of a group at once, group after group.
#[derive(Clone, Debug)]
pub struct Group {
    /// The instruction before which they stand, before the copies there.
    pub inst: usize,
    /// The moves.
    pub moves: Vec<Move>,
}

/// Groups by block of the layout, each put where the moves of its edge stand.
pub struct EdgeGroups<'a> {
    func: &'a Function,
    /// Where each block is in the layout.
    index: Vec<usize>,
    by_block: Vec<Vec<Group>>,
}

impl EdgeGroups<'_> {
    /// None yet.
    pub fn new(func: &Function) -> EdgeGroups<'_> {
        let mut index = vec![0; func.blocks.len()];
        for (i, &block) in func.layout.iter().enumerate() {
            index[block.as_u32() as usize] = i;
        }
        EdgeGroups {
            func,
            index,
            by_block: vec![Vec::new(); func.layout.len()],
        }
    }

    /// Adds the moves of the edge with a number of a block.
    pub fn add(&mut self, block: Block, k: usize, moves: Vec<Move>) {
        if moves.is_empty() {
            return;
        }
        let edges = self.func.current_succs(block);
        let (at, inst) = match edges.len() {
            1 => (block, self.func.blocks[block].insts.len() - 1),
            _ => (edges[k].block, 0),
        };
        let groups = &mut self.by_block[self.index[at.as_u32() as usize]];
        let group = Group { inst, moves };
        // A block may have no instruction but the one that ends it.
        match edges.len() {
            1 => groups.push(group),
            _ => groups.insert(0, group),
        }
    }

    /// All that were added, those at a block's head first.
    pub fn finish(self) -> Vec<Vec<Group>> {
        self.by_block
    }
}

/// Rewrites a function; `groups` has for each block of the layout its moves, in order.
pub fn run(
    func: &mut Function,
    plan: &Plan,
    groups: &[Vec<Group>],
    trace: &mut Trace,
    result: &mut AllocResult,
) -> Result<(), AllocError> {
    result.regs_used = plan.placement.used;
    let mut copies = &plan.groups.copies[..];
    for (i, own_groups) in groups.iter().enumerate() {
        let block = func.layout[i];
        let own = copies.iter().take_while(|c| c.block == block).count();
        let (here, rest) = copies.split_at(own);
        copies = rest;
        let old = std::mem::take(&mut func.blocks[block].insts);
        let (old, moves) = in_place(func, plan, block, old);
        if moves == Moves::None && here.is_empty() && own_groups.is_empty() {
            func.blocks[block].insts = old;
            continue;
        }
        let mut writer = Writer {
            func,
            plan,
            block,
            insts: Vec::new(),
            origins: Vec::new(),
            moves: Vec::new(),
            scc: match plan.file.bank {
                Bank::Sgpr => cleanup::scc_reads(&old),
                Bank::Vgpr => Vec::new(),
            },
            result,
        };
        writer.block(old, here, own_groups).map_err(|NoMeans| {
            AllocError::Wrong(format!(
                "{block}: no register and no SCC to break a cycle of moves"
            ))
        })?;
        let (insts, origins) = (writer.insts, writer.origins);
        func.blocks[block].insts = insts;
        trace.rewrite(block, &origins);
    }
    remove_params(func, plan.file);
    Ok(())
}

/// The moves of edges as the plan has them.
pub fn edge_moves(func: &Function, plan: &Plan) -> Vec<Vec<Group>> {
    let mut groups = EdgeGroups::new(func);
    for &block in &func.layout {
        for (k, edge) in func.current_succs(block).iter().enumerate() {
            groups.add(block, k, plan.edge(func, edge));
        }
    }
    groups.finish()
}

/// Are there means for all moves of a block's instructions and of the copies before and behind
/// them? Cycles of SGPRs where SCC is read later want a register that is free. Where moves of edges
/// stand SCC is read by nobody: before a jump, or at the start of a block.
///
/// # Errors
/// The position where there are none: a placement is wanted that leaves some.
pub fn check_means(func: &mut Function, plan: &Plan) -> Result<(), u32> {
    if plan.file.bank == Bank::Vgpr {
        return Ok(());
    }
    let mut moves = Vec::new();
    for own in plan.groups.copies.chunk_by(|a, b| a.place() == b.place()) {
        let Copy {
            block, inst, when, ..
        } = own[0];
        if own.len() > 1 {
            moves.extend(own.iter().map(|c| plan.copy_move(c)));
            plan.check(
                func,
                block,
                &mut moves,
                Spot::of(plan, block, inst as usize, when),
            )?;
        }
    }
    for k in 0..func.layout.len() {
        let block = func.layout[k];
        for i in 0..func.blocks[block].insts.len() {
            let inst = &func.blocks[block].insts[i];
            if inst.is_pseudo(Pseudo::Copy) && plan.is_move(func, inst) {
                let inst = inst.clone();
                plan.moves_of(func, &inst, &mut moves);
                plan.check(func, block, &mut moves, Spot::at(plan, block, i))?;
            }
        }
    }
    Ok(())
}

/// Where moves stand.
struct Spot {
    /// A register that is free here may be used.
    range: Range,
    /// The instruction behind them.
    next: usize,
}

impl Spot {
    /// Before or behind an instruction.
    fn of(plan: &Plan, block: Block, i: usize, when: When) -> Spot {
        let base = plan.live.inst(block, i);
        let (start, end, next) = match when {
            // Before the first instruction also the block's head is meant.
            When::Before if i == 0 => (base - STEP, base + STEP, i),
            When::Before => (base, base + STEP, i),
            When::After => (base + AFTER, base + STEP + 1, i + 1),
        };
        Spot {
            range: Range { start, end },
            next,
        }
    }

    /// In place of an instruction.
    fn at(plan: &Plan, block: Block, i: usize) -> Spot {
        let start = plan.live.inst(block, i);
        let end = start + STEP;
        Spot {
            range: Range { start, end },
            next: i,
        }
    }
}

impl Plan<'_> {
    /// Is there a way to do the moves? Takes them.
    fn check(
        &self,
        func: &Function,
        block: Block,
        moves: &mut Vec<Move>,
        spot: Spot,
    ) -> Result<(), u32> {
        let means = Means {
            machine: self.file.machine,
            temp: &|moves| self.temp(moves, spot.range),
            scc_is_free: false,
        };
        let scc = || cleanup::scc_read_from(&func.blocks[block].insts, spot.next);
        let possible = moves::is_possible(moves, &means) || !scc();
        moves.clear();
        match possible {
            true => Ok(()),
            false => Err(spot.range.start),
        }
    }

    /// A register that is free in a range and in none of the moves.
    fn temp(&self, moves: &[Move], range: Range) -> Option<Reg> {
        let busy = |reg: Reg| {
            moves
                .iter()
                .any(|m| m.dst == reg || m.src == Operand::phys(reg))
        };
        let free = self.placement.free_units(self.file, range);
        free.map(|u| self.file.reg(u)).find(|&r| !busy(r))
    }

    fn copy_move(&self, copy: &Copy) -> Move {
        Move::reg(self.reg(copy.dst), self.reg(copy.src))
    }

    /// The unit of a virtual register.
    pub fn unit(&self, reg: VReg) -> usize {
        self.placement.unit(self.groups, reg)
    }

    fn reg(&self, reg: VReg) -> Reg {
        self.file.reg(self.unit(reg))
    }

    /// Makes an operand physical, if it is registers of the bank.
    fn place(&self, func: &Function, operand: &mut Operand) {
        let Operand::Regs(list) = *operand else {
            return;
        };
        let regs = func.regs(list);
        if self.file.owns(func, regs[0]) {
            *operand = Operand::Phys(RegSpan::new(self.reg(regs[0]), regs.len() as u8));
        }
    }

    /// The moves of a copy.
    fn moves_of(&self, func: &mut Function, inst: &Inst, moves: &mut Vec<Move>) {
        let width = match inst.operands[0] {
            Operand::Regs(list) => list.width(),
            Operand::Phys(span) => usize::from(span.count),
            _ => 0,
        };
        for k in 0..width {
            let dst = match inst.operands[0] {
                Operand::Regs(list) => self.reg(func.regs(list)[k]),
                Operand::Phys(span) => span.base.next(k as u16),
                _ => continue,
            };
            let src = match inst.operands[1] {
                Operand::Phys(span) => Operand::phys(span.base.next(k as u16)),
                Operand::Regs(list) => {
                    let reg = func.regs(list)[k];
                    match self.file.owns(func, reg) {
                        true => Operand::phys(self.reg(reg)),
                        false => func.operand(&[reg]),
                    }
                }
                constant if width == 2 => moves::halves(constant)[k],
                constant => constant,
            };
            moves.push(Move { dst, src });
        }
    }

    /// Does the instruction become moves, or nothing? Its operands need not be consecutive.
    fn is_move(&self, func: &Function, inst: &Inst) -> bool {
        let of_bank = || match inst.operands[0] {
            Operand::Regs(list) => self.file.owns(func, func.regs(list)[0]),
            Operand::Phys(span) => span.base.is_vector() == (self.file.bank == Bank::Vgpr),
            _ => false,
        };
        matches!(inst.op, Op::Pseudo(Pseudo::Copy | Pseudo::Undef)) && of_bank()
    }

    /// The places of an edge's parameters that are elsewhere than their arguments, with the places
    /// of those.
    pub fn moved(&self, func: &Function, edge: &Edge) -> impl Iterator<Item = (usize, usize)> {
        let params = func.blocks[edge.block].params.iter().zip(&edge.args);
        let own = params.filter(|(param, _)| self.file.owns(func, **param));
        own.map(|(&param, &arg)| (self.unit(param), self.unit(arg)))
            .filter(|(to, from)| to != from)
    }

    /// The arguments of an edge that are elsewhere than their parameters.
    pub fn moved_args(&self, func: &Function, edge: &Edge) -> impl Iterator<Item = VReg> {
        let params = func.blocks[edge.block].params.iter().zip(&edge.args);
        let own = params.filter(|(param, _)| self.file.owns(func, **param));
        own.filter(|&(&param, &arg)| self.unit(param) != self.unit(arg))
            .map(|(_, &arg)| arg)
    }

    /// The moves along an edge.
    fn edge(&self, func: &Function, edge: &Edge) -> Vec<Move> {
        self.moved(func, edge)
            .map(|(to, from)| Move::reg(self.file.reg(to), self.file.reg(from)))
            .collect()
    }
}

/// Does a block have instructions that become moves, or nothing?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moves {
    None,
    Some,
}

/// Makes the operands of a block's instructions physical, but for those that become moves.
fn in_place(
    func: &Function,
    plan: &Plan,
    block: Block,
    mut insts: Vec<Inst>,
) -> (Vec<Inst>, Moves) {
    let mut moves = Moves::None;
    let operands = plan.live.operands.of_insts(block, insts.len());
    for (inst, operands) in insts.iter_mut().zip(operands) {
        if plan.is_move(func, inst) {
            moves = Moves::Some;
            continue;
        }
        // Most of the other bank's instructions have none of this one.
        if operands.is_empty() {
            continue;
        }
        for operand in &mut inst.operands {
            plan.place(func, operand);
        }
    }
    (insts, moves)
}

struct Writer<'a, 'p> {
    func: &'a mut Function,
    plan: &'a Plan<'p>,
    block: Block,
    insts: Vec<Inst>,
    origins: Vec<u32>,
    moves: Vec<Move>,
    /// [`cleanup::scc_reads`] of the block as it was; nothing for vectors, whose moves leave SCC
    /// alone.
    scc: Vec<bool>,
    result: &'a mut AllocResult,
}

impl Writer<'_, '_> {
    fn block(&mut self, old: Vec<Inst>, copies: &[Copy], groups: &[Group]) -> Result<(), NoMeans> {
        let expected = old.len() + copies.len() + 2 * groups.len();
        self.insts.reserve(expected);
        self.origins.reserve(expected);
        let mut copies = copies.iter().peekable();
        let mut groups = groups.iter().peekable();
        for (i, inst) in old.into_iter().enumerate() {
            let is_here = copies.peek().is_some_and(|c| c.inst as usize == i)
                || groups.peek().is_some_and(|g| g.inst == i);
            // Nothing is moved at most instructions.
            if !is_here {
                self.inst(inst, i)?;
                continue;
            }
            while let Some(group) = groups.next_if(|g| g.inst == i) {
                self.moves.extend_from_slice(&group.moves);
                self.at(i, When::Before)?;
            }
            self.copies(&mut copies, i, When::Before)?;
            self.inst(inst, i)?;
            self.copies(&mut copies, i, When::After)?;
        }
        debug_assert!(groups.peek().is_none(), "groups stand in order");
        Ok(())
    }

    /// Emits the copies at an instruction, which come next.
    fn copies<'c>(
        &mut self,
        copies: &mut Peekable<impl Iterator<Item = &'c Copy>>,
        i: usize,
        when: When,
    ) -> Result<(), NoMeans> {
        while let Some(copy) = copies.next_if(|c| (c.inst as usize, c.when) == (i, when)) {
            self.moves.push(self.plan.copy_move(copy));
        }
        self.at(i, when)
    }

    /// Emits `self.moves` at an instruction.
    fn at(&mut self, i: usize, when: When) -> Result<(), NoMeans> {
        if self.moves.is_empty() {
            return Ok(());
        }
        let spot = Spot::of(self.plan, self.block, i, when);
        let scc = self.is_scc_free(spot.next);
        self.sequence(spot.range, scc, ADDED)
    }

    /// Is the SCC that is there before an instruction read by nobody?
    fn is_scc_free(&self, next: usize) -> bool {
        self.scc.get(next).is_some_and(|is_read| !is_read)
    }

    /// Emits `self.moves`; a register that is free in a range may be used.
    fn sequence(&mut self, range: Range, scc: bool, origin: u32) -> Result<(), NoMeans> {
        if self.moves.is_empty() {
            return Ok(());
        }
        let plan = self.plan;
        let temp = |moves: &[Move]| plan.temp(moves, range);
        let means = Means {
            machine: plan.file.machine,
            temp: &temp,
            scc_is_free: scc,
        };
        let before = self.insts.len();
        let insts = &mut self.insts;
        moves::sequence(&mut self.moves, &means, |inst| insts.push(inst))?;
        self.origins.resize(self.insts.len(), origin);
        self.result.moves += (self.insts.len() - before) as u32;
        for inst in &mut self.insts[before..] {
            let whole = |r: Reg| plan.placement.is_whole(usize::from(r.index()));
            if plan.file.bank == Bank::Vgpr && whole::writes(inst, whole) {
                inst.lanes = Lanes::All;
            }
            // A register that only breaks cycles counts as used.
            if let Operand::Phys(span) = inst.operands[0]
                && let Some(unit) = plan
                    .file
                    .unit(span.base)
                    .filter(|&u| u < usize::from(plan.file.limit))
            {
                self.result.regs_used = self
                    .result
                    .regs_used
                    .max(unit as u16 + u16::from(span.count));
            }
        }
        Ok(())
    }

    fn inst(&mut self, inst: Inst, index: usize) -> Result<(), NoMeans> {
        if !self.plan.is_move(self.func, &inst) {
            self.insts.push(inst);
            self.origins.push(index as u32);
            return Ok(());
        }
        if inst.is_pseudo(Pseudo::Copy) {
            self.plan.moves_of(self.func, &inst, &mut self.moves);
            let first = self.insts.len();
            let spot = Spot::at(self.plan, self.block, index);
            let scc = self.is_scc_free(spot.next);
            self.sequence(spot.range, scc, index as u32)?;
            self.insts[first..]
                .iter_mut()
                .for_each(|i| i.loc = inst.loc);
        }
        Ok(())
    }
}

/// Parameters and arguments of the bank are moves now.
fn remove_params(func: &mut Function, file: &File) {
    let vregs = &func.vregs;
    let keep = |r: &mut VReg| vregs[*r].bank != file.bank;
    for &block in &func.layout {
        let data = &mut func.blocks[block];
        data.params.retain(|r| vregs[*r].bank != file.bank);
        for edge in data.succs.iter_mut().chain(&mut data.wave_succs) {
            edge.args.retain(keep);
        }
    }
}
