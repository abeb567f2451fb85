//! What regalloc2 sees of a function: the edges on which some place is read by one move and written
//! by another, and nothing else. Moves of other edges may be made in any order.
//!
//! Each edge is two blocks, one that leads to the other: its *source* writes the arguments that are
//! not in their parameters' places, its *target* has those parameters and reads them. In front of
//! all sources there is one block that goes to any of them. Each operand is fixed to the unit that
//! the plan gives the value, so that what is left to regalloc2 is how the values of one edge get
//! from where they are to where they have to be, all at once.
//!
//! What else crosses blocks is in one place all the time and needs nobody to carry it. That the
//! plan has no two values in one unit at once, and what a block finds where, is proved for the
//! result as a whole ([`crate::verify`]).
//!
//! # Parts
//! regalloc2 has three classes of 64 registers, which here are the parts of one file ([`PART`]). A
//! block parameter must be of the class of its arguments. Where an argument is in another part than
//! its parameter, an instruction of the source reads it and writes a copy of the parameter's class
//! ([`Kind::Parts`]). It is part of the edge's moves ([`super::moves`]). The copies are in stack
//! slots, which nobody sees but what makes the moves: if they might be in registers, regalloc2
//! would take a copy together with the parameter that it becomes, of which one place is taken as
//! long as the copy waits for its move, and split both where it likes.
//!
//! # What is not here
//! Units that hold other values are not marked as taken. Where moves go round in circles regalloc2
//! may take such a unit for the way; but only what gets to places of parameters that have to be
//! moved is taken from its moves ([`super::moves`]).
//!
//! There is no view ([`View::make`] gives `None`) of moves above three parts.
//!
//! # Cost
//! Of parameters that live in one range only, as all do here, regalloc2 0.15 compares each with all
//! before it (`ion/moves.rs`: the place in `blockparam_ins` is kept from range to range of a value,
//! not from value to value). So a view has no more than some [`MOST_PARAMS`] of them, and there are
//! as many views as it takes: linear.

use crate::constraint::{Units, add};
use crate::moves::Move;
use crate::rewrite::{EdgeGroups, Plan};
use crate::rooms::has;
use mir::{Block, Function};
use regalloc2::{
    Inst, InstRange, Operand, OperandConstraint, OperandKind, OperandPos, PReg, PRegSet, RegClass,
    VReg,
};

/// With so many parameters a view takes no further edge.
const MOST_PARAMS: usize = 128;
/// Registers of a class.
const PART: usize = 64;
/// The classes, as parts of a file. The last register of the class `Int` is regalloc2's "invalid",
/// so that class comes last.
const CLASSES: [RegClass; 3] = [RegClass::Float, RegClass::Vector, RegClass::Int];
/// Registers of all classes.
pub const UNITS: usize = PART * CLASSES.len() - 1;

fn class(unit: usize) -> RegClass {
    CLASSES[unit / PART]
}

/// regalloc2's name of a unit.
pub fn preg(unit: usize) -> PReg {
    PReg::new(unit % PART, class(unit))
}

/// The unit of a register of regalloc2.
pub fn unit_of(reg: PReg) -> usize {
    let part = CLASSES.iter().position(|&c| c == reg.class()).unwrap_or(0);
    reg.hw_enc() + PART * part
}

/// What an instruction of the view is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Writes the arguments.
    Write,
    /// Copies from part to part: each read operand is followed by the one that is written from it.
    Parts,
    /// Ends a source, or the block before all sources.
    Branch,
    /// Reads the parameters and ends a target.
    Read,
}

/// The instructions of an edge.
const KINDS: [Kind; 4] = [Kind::Write, Kind::Parts, Kind::Branch, Kind::Read];
/// How many of them are in the source.
const IN_SOURCE: usize = 3;

/// Lists one behind the other.
struct Lists<T> {
    items: Vec<T>,
    /// Where each list ends.
    ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Lists<T> {
        Lists {
            items: Vec::new(),
            ends: Vec::new(),
        }
    }
}

impl<T> Lists<T> {
    fn clear(&mut self) {
        self.items.clear();
        self.ends.clear();
    }

    /// Ends the list at hand.
    fn end(&mut self) {
        self.ends.push(self.items.len() as u32);
    }

    fn get(&self, list: usize) -> &[T] {
        let start = match list {
            0 => 0,
            _ => self.ends[list - 1],
        };
        &self.items[start as usize..self.ends[list] as usize]
    }
}

/// The view, kept from function to function.
#[derive(Default)]
pub struct View {
    /// The edges: which block each leaves, and its number there.
    pub edges: Vec<(Block, usize)>,
    /// Operands by instruction.
    operands: Lists<Operand>,
    /// Parameters and arguments by edge.
    params: Lists<VReg>,
    args: Lists<VReg>,
    /// All blocks, so that one of them is a slice.
    blocks: Vec<regalloc2::Block>,
    /// The sources.
    sources: Vec<regalloc2::Block>,
    count: usize,
    /// What is moved on the edge at hand: units of parameters and of their arguments.
    pairs: Vec<(usize, usize)>,
    /// The argument in each unit, if it is one of the edge of that number, counted from 1.
    written: Vec<(u32, VReg)>,
}

impl View {
    /// Looks at the next edges of a function, each the one with a number of a block; none are left
    /// if the view has none. `None` if regalloc2 cannot be shown their moves. Where any order of
    /// the moves is right, they are added to the groups.
    pub fn make(
        &mut self,
        func: &Function,
        plan: &Plan,
        edges: &mut impl Iterator<Item = (Block, usize)>,
        groups: &mut EdgeGroups,
    ) -> Option<()> {
        self.clear();
        for (block, k) in edges {
            self.pairs.clear();
            let edge = &func.current_succs(block)[k];
            self.pairs.extend(plan.moved(func, edge));
            if self.pairs.iter().any(|&(to, from)| to.max(from) >= UNITS) {
                return None;
            }
            if self.is_plain() {
                groups.add(block, k, self.moves(plan));
            } else {
                self.edges.push((block, k));
                self.edge();
            }
            if self.params.items.len() >= MOST_PARAMS {
                break;
            }
        }
        let sources = (0..self.edges.len()).map(|e| regalloc2::Block::new(1 + 2 * e));
        self.sources.extend(sources);
        let blocks = (0..1 + 2 * self.edges.len()).map(regalloc2::Block::new);
        self.blocks.extend(blocks);
        (self.count <= VReg::MAX).then_some(())
    }

    fn clear(&mut self) {
        self.edges.clear();
        self.operands.clear();
        // The instruction before all sources.
        self.operands.end();
        self.params.clear();
        self.args.clear();
        self.blocks.clear();
        self.sources.clear();
        self.written.clear();
        self.written.resize(UNITS, (0, VReg::invalid()));
        self.count = 0;
    }

    /// Does no move at hand read what another one writes?
    fn is_plain(&self) -> bool {
        let mut read = Units::default();
        for &(_, from) in &self.pairs {
            add(&mut read, from);
        }
        self.pairs.iter().all(|&(to, _)| !has(&read, to))
    }

    /// The moves at hand, in the order of what they write.
    fn moves(&mut self, plan: &Plan) -> Vec<Move> {
        self.pairs.sort_unstable();
        let of_pair = |&(to, from): &(usize, usize)| {
            let (to, from) = (plan.file.reg(to), plan.file.reg(from));
            Move::reg(to, from)
        };
        self.pairs.iter().map(of_pair).collect()
    }

    /// The two blocks of an edge with the moves at hand.
    fn edge(&mut self) {
        let pairs = std::mem::take(&mut self.pairs);
        pairs.iter().for_each(|&(_, from)| self.write(from));
        self.operands.end();
        pairs.iter().for_each(|&(to, from)| self.pass(to, from));
        self.operands.end();
        self.operands.end();
        pairs.iter().for_each(|&(to, _)| self.read(to));
        self.operands.end();
        self.params.end();
        self.args.end();
        self.pairs = pairs;
    }

    fn fresh(&mut self, unit: usize) -> VReg {
        self.count += 1;
        VReg::new(self.count - 1, class(unit))
    }

    /// The source writes an argument, once.
    fn write(&mut self, unit: usize) {
        let edge = self.edges.len() as u32;
        if self.written[unit].0 != edge {
            let value = self.fresh(unit);
            self.written[unit] = (edge, value);
            self.add(value, fixed(unit), OperandKind::Def);
        }
    }

    /// Passes an argument on, or its copy in another part.
    fn pass(&mut self, to: usize, from: usize) {
        let (_, mut value) = self.written[from];
        if to / PART != from / PART {
            self.add(value, fixed(from), OperandKind::Use);
            value = self.fresh(to);
            self.add(value, OperandConstraint::Stack, OperandKind::Def);
        }
        self.args.items.push(value);
    }

    /// The target has a parameter.
    fn read(&mut self, unit: usize) {
        let value = self.fresh(unit);
        self.params.items.push(value);
        self.add(value, fixed(unit), OperandKind::Use);
    }

    fn add(&mut self, value: VReg, place: OperandConstraint, kind: OperandKind) {
        let position = match kind {
            OperandKind::Use => OperandPos::Early,
            OperandKind::Def => OperandPos::Late,
        };
        let operand = Operand::new(value, place, kind, position);
        self.operands.items.push(operand);
    }

    /// The instructions of an edge, in order.
    pub fn insts(edge: usize) -> impl Iterator<Item = (Inst, Kind)> {
        let first = 1 + KINDS.len() * edge;
        (first..).map(Inst::new).zip(KINDS)
    }

    /// What an instruction is.
    fn kind(&self, inst: Inst) -> Kind {
        match inst.index() {
            0 => Kind::Branch,
            i => KINDS[(i - 1) % KINDS.len()],
        }
    }
}

fn fixed(unit: usize) -> OperandConstraint {
    OperandConstraint::FixedReg(preg(unit))
}

/// The edge of a source or of a target.
fn edge_of(block: regalloc2::Block) -> usize {
    (block.index() - 1) / 2
}

fn is_source(block: regalloc2::Block) -> bool {
    block.index() % 2 == 1
}

impl regalloc2::Function for View {
    fn num_insts(&self) -> usize {
        1 + KINDS.len() * self.edges.len()
    }

    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry_block(&self) -> regalloc2::Block {
        regalloc2::Block::new(0)
    }

    fn block_insns(&self, block: regalloc2::Block) -> InstRange {
        let (start, count) = match block.index() {
            0 => (0, 1),
            _ => match (1 + KINDS.len() * edge_of(block), is_source(block)) {
                (first, true) => (first, IN_SOURCE),
                (first, false) => (first + IN_SOURCE, KINDS.len() - IN_SOURCE),
            },
        };
        InstRange::new(Inst::new(start), Inst::new(start + count))
    }

    fn block_succs(&self, block: regalloc2::Block) -> &[regalloc2::Block] {
        match block.index() {
            0 => &self.sources,
            i if is_source(block) => &self.blocks[i + 1..i + 2],
            _ => &[],
        }
    }

    fn block_preds(&self, block: regalloc2::Block) -> &[regalloc2::Block] {
        match block.index() {
            0 => &[],
            _ if is_source(block) => &self.blocks[..1],
            i => &self.blocks[i - 1..i],
        }
    }

    fn block_params(&self, block: regalloc2::Block) -> &[VReg] {
        match block.index() {
            0 => &[],
            _ if is_source(block) => &[],
            _ => self.params.get(edge_of(block)),
        }
    }

    fn is_ret(&self, inst: Inst) -> bool {
        self.kind(inst) == Kind::Read
    }

    fn is_branch(&self, inst: Inst) -> bool {
        self.kind(inst) == Kind::Branch
    }

    fn branch_blockparams(&self, block: regalloc2::Block, _: Inst, _: usize) -> &[VReg] {
        match block.index() {
            0 => &[],
            _ => self.args.get(edge_of(block)),
        }
    }

    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        self.operands.get(inst.index())
    }

    fn inst_clobbers(&self, _: Inst) -> PRegSet {
        PRegSet::empty()
    }

    fn num_vregs(&self) -> usize {
        self.count
    }

    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}
