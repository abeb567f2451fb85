//! Writes the EXEC masks, the wave edges and the parameters' values as assignments to variables.
//!
//! Variables are virtual registers with several definitions; [`crate::ssa`] makes them single
//! again. They are the SGPR parameters of blocks and the rejoin masks. `p_copy param, var` at a
//! block's start and a copy of no lanes to a rejoin mask are only notation ("the variable is zero
//! from here on"), and what parameters get is noted in a table: none is an instruction in the end.

use crate::pending::{Leave, Place, Plan, Way};
use crate::region::Regions;
use crate::skip::Stretches;
use cranelift_entity::SecondaryMap;
use graphs::{Csr, filled, widen};
use isa::{ImplicitRegs, Machine, MaskOp};
use mir::{
    Bank, Block, BlockData, Edge, Function, Inst, Mask, NO_LANES, Op, Operand, Pseudo, VReg,
    VRegKind,
};
use smallvec::SmallVec;

/// Variables and the values that they get.
pub type Assignments = SmallVec<[(VReg, VReg); 2]>;

/// The variables of a function.
#[derive(Default)]
pub struct Variables {
    /// What each variable holds at the function's start; `None` for registers that are no
    /// variables.
    pub initial: SecondaryMap<VReg, Option<Initial>>,
    /// What is assigned at each block's end, all at once: variable, value.
    pub assigned: SecondaryMap<Block, Assignments>,
    /// The place that each variable belongs to: the block whose parameter or rejoin mask it is.
    pub home: SecondaryMap<VReg, Option<Place>>,
    /// Place of each block of the thread graph.
    pub place: SecondaryMap<Block, Option<Place>>,
    /// Where masks are saved.
    regions: Option<Regions>,
}

impl Variables {
    /// None yet.
    fn new(func: &Function) -> Variables {
        let (blocks, vregs) = (func.blocks.len(), func.vregs.len());
        Variables {
            initial: filled(vregs, None),
            assigned: filled(blocks, Assignments::new()),
            home: filled(vregs, None),
            place: filled(blocks, None),
            ..Variables::default()
        }
    }

    /// A register is a variable.
    fn set(&mut self, reg: VReg, initial: Initial, home: Place) {
        widen(&mut self.initial, reg);
        widen(&mut self.home, reg);
        self.initial[reg] = Some(initial);
        self.home[reg] = Some(home);
    }

    /// The place that saves the mask of the lanes that arrive at a home, if one does.
    pub fn saver(&self, home: Place) -> Option<Place> {
        self.regions.as_ref()?.saver(home)
    }

    /// Where lanes may be on their way to each of some homes. Elsewhere its variables are back at
    /// what they were initially: a rejoin mask is zero, and a parameter has no value that matters.
    pub fn waiting<'a>(
        &'a self,
        plan: &'a Plan,
        homes: impl Iterator<Item = Place>,
    ) -> Waiting<'a> {
        let mut is_home = vec![false; plan.order.len()];
        homes.for_each(|home| is_home[home] = true);
        let mut parked = Csr::default();
        if let Some(&filler) = plan.order.first() {
            let blocks = plan.order.iter().zip(&plan.pending);
            let of = |home: &Place| is_home[*home].then_some(plan.order[*home]);
            let pairs = blocks.flat_map(|(&block, homes)| {
                let homes = homes.iter().filter_map(of);
                homes.map(move |home| (home, block))
            });
            parked.fill_from(self.place.keys().len(), filler, pairs);
        }
        Waiting {
            plan,
            parked,
            regions: self.regions.as_ref(),
        }
    }
}

/// Where lanes are on their way to a place: see [`Variables::waiting`].
pub struct Waiting<'a> {
    plan: &'a Plan,
    /// For the block of each home, where lanes may be parked at it.
    parked: Csr<Block, Block>,
    regions: Option<&'a Regions>,
}

impl Waiting<'_> {
    /// The blocks at whose start the variables of a home may be other than initially; some perhaps
    /// more than once.
    pub fn blocks(&self, home: Place) -> impl Iterator<Item = Block> + '_ {
        let held = self
            .regions
            .and_then(|r| r.held(home))
            .unwrap_or(home..home);
        let here = self.plan.order[home];
        let parked = self.parked.get(here).iter().copied();
        let held = self.plan.order[held].iter().copied();
        std::iter::once(here).chain(parked).chain(held)
    }
}

/// What a variable holds before its first assignment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Initial {
    /// Any value.
    Undefined,
    /// Zero.
    Zero,
}

/// Who goes, by the edge: those with the bit set or not.
const SELECT: [MaskOp; 2] = [MaskOp::And, MaskOp::Andn2];
/// As [`SELECT`] on EXEC, with the old EXEC as the result. Not all processors have the second.
const SAVE: [MaskOp; 2] = [MaskOp::AndSaveexec, MaskOp::Andn1Saveexec];

struct Builder<'a> {
    func: &'a mut Function,
    plan: &'a Plan,
    machine: &'a Machine,
    regions: Regions,
    stretches: Stretches,
    variables: Variables,
    rejoin: Vec<Option<Mask>>,
    layout: Vec<Block>,
}

/// Writes the wave graph.
pub fn run(func: &mut Function, plan: &Plan, machine: &Machine) -> Variables {
    let stretches = Stretches::new(func, plan);
    let variables = Variables::new(func);
    let mut builder = Builder {
        func,
        plan,
        machine,
        regions: Regions::new(plan),
        stretches,
        variables,
        rejoin: vec![None; plan.order.len()],
        layout: Vec::with_capacity(2 * plan.order.len()),
    };
    builder.make_variables();
    for here in 0..plan.order.len() {
        let assigned = builder.assign_arguments(here);
        builder.block(here, assigned);
    }
    let layout = std::mem::take(&mut builder.layout);
    let mut variables = std::mem::take(&mut builder.variables);
    variables.regions = Some(builder.regions);
    func.layout = layout;
    for block in func.blocks.keys() {
        func.blocks[block].params.clear();
    }
    variables
}

impl Builder<'_> {
    fn make_variables(&mut self) {
        for here in 0..self.plan.order.len() {
            if self.plan.is_parked_at[here] && !self.only_ends(here) {
                let mask = self.func.mask();
                self.rejoin[here] = Some(mask);
                for &reg in self.func.mask_regs(mask) {
                    self.variables.set(reg, Initial::Zero, here);
                }
            }
            self.make_entry(here);
        }
    }

    /// Has the block nothing but the kernel's end? Its lanes need not take part again for that.
    fn only_ends(&self, here: Place) -> bool {
        let insts = &self.func.blocks[self.plan.order[here]].insts;
        matches!(&insts[..], [end] if end.is_pseudo(Pseudo::Endpgm))
    }

    /// Each parameter gets a variable, which the edges assign; at the block's start the parameter,
    /// of static single assignment, is what the variable is then.
    fn make_entry(&mut self, here: Place) {
        let block = self.plan.order[here];
        let params = std::mem::take(&mut self.func.blocks[block].params);
        if params.is_empty() {
            return;
        }
        let mut variables = Vec::with_capacity(params.len());
        let mut copies = Vec::new();
        for &param in &params {
            let (to, fresh) = match self.func.vregs[param].kind {
                VRegKind::Plain => (vec![param], vec![self.func.vreg(Bank::Sgpr)]),
                VRegKind::Mask { mask, part: 0 } => {
                    let fresh = self.func.mask();
                    let regs = |mask| self.func.mask_regs(mask).to_vec();
                    (regs(mask), regs(fresh))
                }
                // Made with the first register.
                VRegKind::Mask { .. } => continue,
            };
            for &variable in &fresh {
                self.variables.set(variable, Initial::Undefined, here);
            }
            let operands = [self.func.operand(&to), self.func.operand(&fresh)];
            copies.push(Inst::pseudo(Pseudo::Copy, &operands));
            variables.extend(fresh);
        }
        let data = &mut self.func.blocks[block];
        data.params = variables;
        data.insts.splice(0..0, copies);
    }

    /// Before the end of the block: its targets' parameters get their values. A lane mask gets bits
    /// for the lanes that are active here and keeps those that others set. The assignments are made
    /// at once: parameters may be arguments of one another.
    fn assign_arguments(&mut self, here: Place) -> Assignments {
        let block = self.plan.order[here];
        let mut edges = std::mem::take(&mut self.func.blocks[block].succs);
        let mut merges = Vec::new();
        let mut assigns = Assignments::new();
        for edge in edges.iter_mut().filter(|e| !e.args.is_empty()) {
            let params = std::mem::take(&mut self.func.blocks[edge.block].params);
            let mut at = 0;
            while let Some(&param) = params.get(at) {
                let VRegKind::Mask { mask, .. } = self.func.vregs[param].kind else {
                    assigns.push((param, edge.args[at]));
                    at += 1;
                    continue;
                };
                let merged = self.func.mask();
                let old: SmallVec<[VReg; 2]> = self.func.mask_regs(mask).into();
                let end = at + old.len();
                merges.push(self.merge(merged, &old, &edge.args[at..end]));
                assigns.extend(
                    old.into_iter()
                        .zip(self.func.mask_regs(merged).iter().copied()),
                );
                at = end;
            }
            self.func.blocks[edge.block].params = params;
            edge.args.clear();
        }
        self.func.blocks[block].succs = edges;
        if merges.is_empty() {
            return assigns;
        }
        let data = &mut self.func.blocks[block];
        let end = data.insts.len() - 1;
        let at = match data.insts.last().map(|i| i.op) {
            Some(Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1)) => {
                before_scc(&data.insts[..end])
            }
            _ => end,
        };
        data.insts.splice(at..at, merges);
        assigns
    }

    fn merge(&mut self, merged: Mask, old: &[VReg], new: &[VReg]) -> Inst {
        let operands = [
            self.func.mask_operand(merged),
            self.func.operand(old),
            self.func.operand(new),
        ];
        Inst::pseudo(Pseudo::MaskMerge, &operands)
    }

    fn block(&mut self, here: Place, assigned: Assignments) {
        let block = self.plan.order[here];
        self.layout.push(block);
        self.variables.place[block] = Some(here);
        let current = self.arrive(here, block);
        self.variables.assigned[current] = assigned;
        match self.plan.leave[here].clone() {
            Leave::All { way, next } => self.leave_all(here, current, way, next),
            Leave::Uniform { ways, next } => self.leave_uniform(here, current, ways, next),
            Leave::Lanes { ways, next } => self.leave_lanes(here, current, ways, next),
            Leave::End { next } => self.leave_end(current, next),
        }
    }

    /// The lanes parked at a block take part again. Returns the block that has the instructions
    /// after that.
    fn arrive(&mut self, here: Place, block: Block) -> Block {
        let Some(mask) = self.rejoin[here] else {
            return block;
        };
        let (mask, exec) = (self.func.mask_operand(mask), self.func.exec());
        let rejoin = vec![
            self.func.mask_inst(MaskOp::Or, &[exec, exec, mask]),
            self.func.mask_inst(MaskOp::Mov, &[mask, NO_LANES]),
        ];
        let guard = match self.plan.guarded[here] {
            true => self.plan.pending[here].first(),
            false => None,
        };
        let guard = guard.filter(|&&next| self.stretches.must_guard(here, next));
        let Some(&next) = guard else {
            self.func.blocks[block].insts.splice(0..0, rejoin);
            return block;
        };
        let insts = std::mem::replace(&mut self.func.blocks[block].insts, rejoin);
        let succs = std::mem::take(&mut self.func.blocks[block].succs);
        let loop_depth = self.func.blocks[block].loop_depth;
        let body = self.func.blocks.push(BlockData {
            insts,
            succs,
            loop_depth,
            ..BlockData::default()
        });
        self.layout.push(body);
        self.func.blocks[block]
            .insts
            .push(Inst::pseudo(Pseudo::BranchExecz, &[]));
        let target = self.plan.order[next];
        self.func.blocks[block]
            .wave_succs
            .extend([Edge::to(target), Edge::to(body)]);
        body
    }

    fn push(&mut self, block: Block, inst: Inst) {
        self.func.blocks[block].insts.push(inst);
    }

    fn push_mask(&mut self, block: Block, op: MaskOp, operands: &[Operand]) {
        let inst = self.func.mask_inst(op, operands);
        self.push(block, inst);
    }

    /// A new lane mask as an operand.
    fn new_mask(&mut self) -> Operand {
        let mask = self.func.mask();
        self.func.mask_operand(mask)
    }

    fn go(&mut self, block: Block, pseudo: Pseudo, places: &[Place]) {
        self.push(block, Inst::pseudo(pseudo, &[]));
        let edges = places.iter().map(|&p| Edge::to(self.plan.order[p]));
        self.func.blocks[block].wave_succs.extend(edges);
    }

    /// Adds lanes that leave `here` to the rejoin mask of a place, if they are not in it.
    fn park_from(&mut self, here: Place, block: Block, place: Place, lanes: Operand) {
        if !self.regions.covers(here, place) {
            self.park(block, place, lanes);
        }
    }

    /// Adds lanes to the rejoin mask of a place.
    fn park(&mut self, block: Block, place: Place, lanes: Operand) {
        let Some(mask) = self.rejoin[place] else {
            return;
        };
        let mask = self.func.mask_operand(mask);
        self.push_mask(block, MaskOp::Or, &[mask, mask, lanes]);
    }

    fn no_lanes(&mut self, block: Block) {
        self.push_mask(block, MaskOp::Mov, &[self.func.exec(), NO_LANES]);
    }

    fn leave_all(&mut self, here: Place, block: Block, way: Way, next: Option<Place>) {
        self.func.blocks[block].insts.pop();
        if let Some(join) = self.regions.saved_at(here) {
            self.park(block, join, self.func.exec());
        }
        self.take(here, block, way, next);
    }

    /// Ends a block: all its lanes go one way.
    fn take(&mut self, here: Place, block: Block, way: Way, next: Option<Place>) {
        match (way, next) {
            (Way::Park(place), Some(next)) => {
                self.park_from(here, block, place, self.func.exec());
                self.no_lanes(block);
                self.go(block, Pseudo::Jump, &[next]);
            }
            (Way::Go(place) | Way::Park(place), _) => self.go(block, Pseudo::Jump, &[place]),
        }
    }

    fn leave_uniform(&mut self, here: Place, block: Block, ways: [Way; 2], next: Option<Place>) {
        let loop_depth = self.func.blocks[block].loop_depth;
        for way in ways {
            let target = match way {
                Way::Go(place) => self.plan.order[place],
                Way::Park(_) => {
                    let parking = self.func.blocks.push(BlockData {
                        loop_depth,
                        ..BlockData::default()
                    });
                    self.layout.push(parking);
                    self.take(here, parking, way, next);
                    parking
                }
            };
            self.func.blocks[block].wave_succs.push(Edge::to(target));
        }
    }

    fn leave_lanes(&mut self, here: Place, block: Block, ways: [Way; 2], next: Option<Place>) {
        let Some(inst) = self.func.blocks[block].insts.pop() else {
            return;
        };
        let cond = inst.operands[0];
        let going = ways.iter().enumerate().find_map(|(k, way)| match way {
            Way::Go(place) => Some((k, *place)),
            Way::Park(_) => None,
        });
        let saved = self.save(here, block, going.map(|(k, _)| k), cond);
        for (k, way) in ways.into_iter().enumerate() {
            if let Way::Park(place) = way {
                if !self.regions.covers(here, place) {
                    let lanes = self.parked_lanes(block, SELECT[k], cond, saved);
                    self.park(block, place, lanes);
                }
            }
        }
        let Some((k, place)) = going else {
            self.no_lanes(block);
            let next = next.expect("lanes are parked here, so some place is pending");
            self.go(block, Pseudo::Jump, &[next]);
            return;
        };
        if saved.is_none() {
            let exec = self.func.exec();
            self.push_mask(block, SELECT[k], &[exec, exec, cond]);
        }
        if let Some(join) = self.regions.saved_behind(here) {
            self.park(block, join, self.func.exec());
        }
        self.go_with_lanes(here, block, place, next, ways);
    }

    /// Where a closed region begins with a branch, the active lanes are saved for its join. If
    /// lanes go on, EXEC has just those afterwards, and the result is what it was.
    fn save(
        &mut self,
        here: Place,
        block: Block,
        going: Option<usize>,
        cond: Operand,
    ) -> Option<Operand> {
        let join = self.regions.saved_at(here)?;
        let op = going.map(|k| SAVE[k]);
        let Some(op) = op.filter(|&op| self.machine.has_mask_op(op)) else {
            self.park(block, join, self.func.exec());
            return None;
        };
        self.rejoin[join]?;
        let old = self.new_mask();
        self.push_mask(block, op, &[old, cond]);
        self.park(block, join, old);
        Some(old)
    }

    /// The lanes that do not go on: found from the condition, or from what EXEC was before.
    fn parked_lanes(
        &mut self,
        block: Block,
        select: MaskOp,
        cond: Operand,
        saved: Option<Operand>,
    ) -> Operand {
        let (lanes, exec) = (self.new_mask(), self.func.exec());
        match saved {
            Some(old) => self.push_mask(block, MaskOp::Xor, &[lanes, exec, old]),
            None => self.push_mask(block, select, &[lanes, exec, cond]),
        }
        lanes
    }

    /// Goes to `place` with the active lanes; perhaps there are none.
    fn go_with_lanes(
        &mut self,
        here: Place,
        block: Block,
        place: Place,
        next: Option<Place>,
        ways: [Way; 2],
    ) {
        match next {
            Some(next) if place <= here => self.go(block, Pseudo::BranchExecnz, &[place, next]),
            Some(next) if next != place => {
                let leaves_loop = ways
                    .iter()
                    .any(|w| matches!(w, Way::Park(p) if self.plan.leaves_loop(here, *p)));
                if leaves_loop || self.stretches.worth_skipping(place, next) {
                    self.go(block, Pseudo::BranchExecz, &[next, place]);
                } else {
                    self.go(block, Pseudo::Jump, &[place]);
                }
            }
            _ => self.go(block, Pseudo::Jump, &[place]),
        }
    }

    fn leave_end(&mut self, block: Block, next: Option<Place>) {
        if let Some(next) = next {
            self.func.blocks[block].insts.pop();
            self.no_lanes(block);
            self.go(block, Pseudo::Jump, &[next]);
        }
    }
}

/// Where an instruction that clobbers SCC can stand at the end of a block: before the instruction
/// that sets SCC for the terminator, if one does. What sets SCC for a terminator is made after the
/// edges' arguments, so those are defined there.
fn before_scc(insts: &[Inst]) -> usize {
    let sets_scc =
        |i: &Inst| i.implicit_writes().contains(ImplicitRegs::SCC) || i.is_pseudo(Pseudo::Asm);
    insts.iter().rposition(sets_scc).unwrap_or(insts.len())
}
