//! What regalloc2 sees of a function: what it may have to move between blocks, and nothing else.
//!
//! That are the block parameters that have an argument in another place on some edge, and the
//! arguments of those on all edges. What else crosses blocks is in one place there, and parameters
//! whose arguments are in their places already are values that the body of their block writes.
//!
//! A block of the function is a block of the view with two instructions:
//!
//! * its *body* reads those values that the block reads before it writes them, and the block's own
//!   parameters, and writes those that it hands on: what is live out of it, and arguments of its
//!   edges;
//! * its *terminator* reads what the terminator reads of them.
//!
//! Each operand is fixed to the unit that the plan gives the value. The copies where the plan cuts
//! a life at an operand are not in the view: the registers that they make live at one instruction,
//! and between its blocks a value has one place. So a view has two instructions a block, and about
//! as many operands as there are such values that cross blocks. It is made from what liveness knows
//! ([`crate::live::Sets`]) without another look at the instructions.
//!
//! # Parts
//! regalloc2 has three classes of 64 registers, which here are the parts of one file ([`PART`]). A
//! block parameter must be of the class of its arguments. Where an edge goes from part to part
//! there is one more instruction, at the place where the edge's moves stand, that reads arguments
//! in their part and writes copies of them in the other: [`Kind::Parts`]. It is part of the edge's
//! moves ([`super::moves`]). The copies are in stack slots, which nobody sees but what makes the
//! moves: if they might be in registers, regalloc2 would take a copy together with the parameter
//! that it becomes, of which one place is taken as long as the copy waits for its move, and split
//! both where it likes.
//!
//! # Moves in one place of a block
//! regalloc2 puts the moves of an edge at the head of its target if no other edge goes there, and
//! else at the end of its source. It follows what places hold through a block, and leaves a move
//! out when it believes that a place has the value already: after moves at the head, moves at the
//! end. But what it believes of the head's is not so: the places through which moves go round in
//! circles are its own affair and are not written ([`super::moves`]), and the body writes units
//! with values that the view does not show. So an edge whose moves stand at a head gets a block for
//! them, [`Node::Head`], before that of its target: no block has moves at two places, and from
//! block to block regalloc2 believes nothing.
//!
//! # What is not here
//! Units that hold values which the view does not show are not marked as taken inside a body. That
//! is right because no value of the view is ever elsewhere than in the plan: each has an operand
//! that fixes it, all with the same unit, so it is one bundle with one possible register, and the
//! plan has no two values in one unit at once. Where moves go round in circles regalloc2 may take a
//! unit that holds such a value for the way; but only what gets to places of shown parameters is
//! taken from its moves ([`super::moves`]).
//!
//! There is no view ([`View::make`] gives `None`) of plans above three parts. Linear.

use crate::constraint::MAX_UNITS;
use crate::live::{Var, var_of};
use crate::rewrite::Plan;
use crate::sets::Sets;
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::filled;
use graphs::live::unite;
use mir::{Block, Edge, Function, VReg};
use regalloc2::{
    InstRange, Operand, OperandConstraint, OperandKind, OperandPos, PReg, PRegSet, RegClass,
};

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
    /// Copies from part to part: each read operand is followed by the one that is written from it.
    Parts,
    /// All of a block but its terminator.
    Body,
    /// A terminator with successors.
    Branch,
    /// A terminator without.
    Return,
}

/// A block of the view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// One of the function.
    Block(Block),
    /// The parameters of the block behind it, where the moves of its only edge stand.
    Head(Block),
    /// One on an edge from a block of several successors to one of several predecessors; the number
    /// is that of the successor.
    Edge(Block, usize),
}

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

    fn start(&self, list: usize) -> usize {
        match list {
            0 => 0,
            _ => self.ends[list - 1] as usize,
        }
    }

    fn get(&self, list: usize) -> &[T] {
        &self.items[self.start(list)..self.ends[list] as usize]
    }
}

/// The view, and what is needed to make it; kept from function to function.
#[derive(Default)]
pub struct View {
    /// The blocks.
    pub nodes: Vec<Node>,
    /// Operands by instruction.
    operands: Lists<Operand>,
    /// Kinds of instructions.
    kinds: Vec<Kind>,
    /// Instructions by block.
    insts: Lists<()>,
    succs: Lists<regalloc2::Block>,
    preds: Lists<regalloc2::Block>,
    params: Lists<regalloc2::VReg>,
    /// Arguments by edge, in the order of `succs`.
    args: Lists<regalloc2::VReg>,
    /// The value in the view of each variable.
    values: Vec<Option<regalloc2::VReg>>,
    /// Is a variable a parameter in the view?
    is_param: Vec<bool>,
    /// Is a variable in the view?
    shown: Vec<bool>,
    /// The last block at whose end a variable was found to be read.
    seen: Vec<u32>,
    count: usize,
}

/// The only edge into a block: where it comes from and its number there; `None` if there are more.
type OnlyEdge = Option<(Block, usize)>;

/// Makes a view.
struct Builder<'a> {
    func: &'a Function,
    plan: &'a Plan<'a>,
    sets: &'a Sets,
    view: &'a mut View,
    /// Number of edges into a block from where control gets.
    preds: SecondaryMap<Block, u32>,
    only: SecondaryMap<Block, OnlyEdge>,
    /// Blocks that control gets to.
    reached: SecondaryMap<Block, bool>,
    /// Where edges to a block go in the view.
    index: SecondaryMap<Block, u32>,
    /// Blocks with a head.
    headed: SecondaryMap<Block, bool>,
    /// Values that are live out of the block at hand.
    live_out: Vec<(u32, u64)>,
    /// Number of the block at hand, from 1 on.
    stamp: u32,
    /// Values that the body at hand writes.
    written: Vec<Var>,
    /// Operands of the terminator.
    last: Vec<Var>,
}

impl View {
    /// Looks at a function; `None` if regalloc2 cannot be shown it.
    pub fn make(&mut self, func: &Function, plan: &Plan) -> Option<()> {
        self.clear(func);
        let blocks = func.blocks.len();
        let mut builder = Builder {
            func,
            plan,
            sets: &plan.live.sets,
            view: self,
            preds: filled(blocks, 0),
            only: filled(blocks, OnlyEdge::default()),
            reached: filled(blocks, false),
            index: filled(blocks, 0),
            headed: filled(blocks, false),
            live_out: Vec::new(),
            stamp: 0,
            written: Vec::new(),
            last: Vec::new(),
        };
        builder.reach();
        if builder.preds[func.entry()] != 0 {
            return None;
        }
        builder.show();
        builder.arrange();
        for i in 0..builder.view.nodes.len() {
            match builder.view.nodes[i] {
                Node::Block(block) => builder.block(block, i)?,
                Node::Head(block) => builder.head(block, i)?,
                Node::Edge(block, k) => builder.edge_block(block, k),
            }
        }
        builder.predecessors();
        (self.count <= regalloc2::VReg::MAX).then_some(())
    }

    fn clear(&mut self, func: &Function) {
        self.nodes.clear();
        self.operands.clear();
        self.kinds.clear();
        self.insts.clear();
        self.succs.clear();
        self.preds.clear();
        self.params.clear();
        self.args.clear();
        self.values.clear();
        let vars = MAX_UNITS + func.vregs.len();
        self.values.resize(vars, None);
        self.seen.clear();
        self.seen.resize(vars, 0);
        self.shown.clear();
        self.shown.resize(vars, false);
        self.is_param.clear();
        self.is_param.resize(vars, false);
        self.count = 0;
    }

    /// Does regalloc2 see a block's parameter?
    pub fn shows(&self, param: VReg) -> bool {
        self.is_param[var_of(param)]
    }

    /// What an instruction is.
    pub fn kind(&self, inst: regalloc2::Inst) -> Kind {
        self.kinds[inst.index()]
    }

    /// The instructions of a block, by its index.
    pub fn insts(&self, node: usize) -> std::ops::Range<usize> {
        self.insts.start(node)..self.insts.ends[node] as usize
    }

    /// The block at whose end the moves of a head can stand as well: no other edge leaves it.
    pub fn source(&self, head: usize) -> Option<Block> {
        let from = self.preds.get(head).first()?.index();
        match self.nodes[from] {
            Node::Block(block) if self.succs.get(from).len() == 1 => Some(block),
            _ => None,
        }
    }

    fn fresh(&mut self, class: RegClass) -> regalloc2::VReg {
        self.count += 1;
        regalloc2::VReg::new(self.count - 1, class)
    }

    fn end_inst(&mut self, kind: Kind) {
        self.operands.end();
        self.kinds.push(kind);
    }

    fn end_block(&mut self) {
        self.insts.ends.push(self.kinds.len() as u32);
        self.params.end();
        self.succs.end();
    }
}

fn operand(value: regalloc2::VReg, place: OperandConstraint, kind: OperandKind) -> Operand {
    let position = match kind {
        OperandKind::Use => OperandPos::Early,
        OperandKind::Def => OperandPos::Late,
    };
    Operand::new(value, place, kind, position)
}

fn fixed(value: regalloc2::VReg, unit: usize, kind: OperandKind) -> Operand {
    operand(value, OperandConstraint::FixedReg(preg(unit)), kind)
}

/// A copy of a value on its way from part to part.
fn in_slot(value: regalloc2::VReg, kind: OperandKind) -> Operand {
    operand(value, OperandConstraint::Stack, kind)
}

impl Builder<'_> {
    /// Finds the blocks that control gets to, and counts edges.
    fn reach(&mut self) {
        let mut work = vec![self.func.entry()];
        self.reached[self.func.entry()] = true;
        while let Some(block) = work.pop() {
            for (k, edge) in self.func.current_succs(block).iter().enumerate() {
                let preds = &mut self.preds[edge.block];
                *preds += 1;
                self.only[edge.block] = (*preds == 1).then_some((block, k));
                if !std::mem::replace(&mut self.reached[edge.block], true) {
                    work.push(edge.block);
                }
            }
        }
    }

    /// Chooses what is in the view.
    fn show(&mut self) {
        for moved in [true, false] {
            for &block in &self.func.layout {
                for edge in self.func.current_succs(block) {
                    let params = self.func.blocks[edge.block].params.iter();
                    for (&param, &arg) in params.zip(&edge.args) {
                        match moved {
                            true => self.note_move(param, arg),
                            false => self.note_argument(param, arg),
                        }
                    }
                }
            }
        }
    }

    /// A parameter is in the view if one of its arguments is elsewhere.
    fn note_move(&mut self, param: VReg, arg: VReg) {
        if self.plan.file.owns(self.func, param) && self.plan.unit(param) != self.plan.unit(arg) {
            self.view.is_param[var_of(param)] = true;
            self.view.shown[var_of(param)] = true;
        }
    }

    /// So are all arguments of such a parameter.
    fn note_argument(&mut self, param: VReg, arg: VReg) {
        self.view.shown[var_of(arg)] |= self.view.shows(param);
    }

    /// Blocks in the order of the layout, heads before theirs, and those of critical edges behind
    /// their sources.
    fn arrange(&mut self) {
        for &block in self.func.layout.iter().filter(|&&b| self.reached[b]) {
            self.index[block] = self.view.nodes.len() as u32;
            if self.has_head(block) {
                self.headed[block] = true;
                self.view.nodes.push(Node::Head(block));
            }
            self.view.nodes.push(Node::Block(block));
            for (k, edge) in self.func.current_succs(block).iter().enumerate() {
                if self.is_critical(block, edge) {
                    self.view.nodes.push(Node::Edge(block, k));
                }
            }
        }
    }

    /// Does regalloc2 put moves at the head of a block?
    fn has_head(&self, block: Block) -> bool {
        self.only[block].is_some_and(|(from, k)| {
            let pairs = self.pairs(&self.func.current_succs(from)[k]);
            let mut units = pairs
                .iter()
                .map(|&(p, a)| [p, a].map(|v| self.plan.unit(v)));
            units.any(|[to, from]| to != from)
        })
    }

    fn is_critical(&self, block: Block, edge: &Edge) -> bool {
        self.func.current_succs(block).len() > 1 && self.preds[edge.block] > 1
    }

    fn unit(&self, var: Var) -> usize {
        match var.checked_sub(MAX_UNITS) {
            Some(reg) => self.plan.unit(VReg::new(reg)),
            None => var,
        }
    }

    /// The value of a variable, and its unit.
    fn value(&mut self, var: Var) -> Option<(regalloc2::VReg, usize)> {
        let unit = self.unit(var);
        if unit >= UNITS {
            return None;
        }
        let value = match self.view.values[var] {
            Some(value) => value,
            None => self.view.fresh(class(unit)),
        };
        self.view.values[var] = Some(value);
        Some((value, unit))
    }

    fn owned_params(&self, block: Block) -> impl Iterator<Item = VReg> + use<'_> {
        let params = self.func.blocks[block].params.iter();
        params.copied().filter(|&p| self.view.shows(p))
    }

    /// Parameters in the view and their arguments along an edge.
    fn pairs(&self, edge: &Edge) -> Vec<(VReg, VReg)> {
        let params = self.func.blocks[edge.block].params.iter();
        let pairs = params.copied().zip(edge.args.iter().copied());
        pairs.filter(|(p, _)| self.view.shows(*p)).collect()
    }

    fn block(&mut self, block: Block, at: usize) -> Option<()> {
        self.stamp += 1;
        self.live_out.clear();
        let edges = self.func.current_succs(block);
        for edge in edges {
            unite(&mut self.live_out, self.sets.live_in(edge.block));
        }
        if !self.headed[block] {
            self.params(block)?;
        }
        self.reads(block)?;
        self.writes(block)?;
        self.view.end_inst(Kind::Body);
        self.tail(block)?;
        for k in 0..self.last.len() {
            let (value, unit) = self.value(self.last[k])?;
            self.view
                .operands
                .items
                .push(fixed(value, unit, OperandKind::Use));
        }
        self.view.end_inst(if edges.is_empty() {
            Kind::Return
        } else {
            Kind::Branch
        });
        for (k, edge) in edges.iter().enumerate() {
            let own = at as u32 + 1;
            let earlier = edges[..k]
                .iter()
                .filter(|e| self.is_critical(block, e))
                .count() as u32;
            let to = if self.is_critical(block, edge) {
                own + earlier
            } else {
                self.index[edge.block]
            };
            self.jump(to as usize);
        }
        self.view.end_block();
        Some(())
    }

    /// Parameters that come by moves at the ends of other blocks, or without.
    fn params(&mut self, block: Block) -> Option<()> {
        let params: Vec<VReg> = self.owned_params(block).collect();
        for param in params {
            let (own, _) = self.value(var_of(param))?;
            self.view.params.items.push(own);
        }
        Some(())
    }

    /// The block of the moves that bring parameters by a block's only edge, those from part to part
    /// among them.
    fn head(&mut self, block: Block, at: usize) -> Option<()> {
        let (from, k) = self.only[block]?;
        let mut parts = false;
        for (param, arg) in self.pairs(&self.func.current_succs(from)[k]) {
            let (own, unit) = self.value(var_of(param))?;
            let from = self.plan.unit(arg);
            if from >= UNITS {
                return None;
            }
            if from / PART == unit / PART {
                self.view.params.items.push(own);
                continue;
            }
            let copy = self.view.fresh(class(from));
            self.view.params.items.push(copy);
            let operands = [
                in_slot(copy, OperandKind::Use),
                fixed(own, unit, OperandKind::Def),
            ];
            self.view.operands.items.extend(operands);
            parts = true;
        }
        if parts {
            self.view.end_inst(Kind::Parts);
        }
        self.jump(at + 1);
        self.view.args.end();
        self.view.end_inst(Kind::Branch);
        self.view.end_block();
        Some(())
    }

    /// An edge to a block of the view.
    fn jump(&mut self, node: usize) {
        self.view.succs.items.push(regalloc2::Block::new(node));
    }

    /// What the body reads.
    fn reads(&mut self, block: Block) -> Option<()> {
        let params: Vec<VReg> = self.owned_params(block).collect();
        let sets = self.sets;
        let read = sets.read_first(block).map(|n| sets.vars()[n]);
        for var in read.chain(params.iter().map(|&p| var_of(p))) {
            if self.view.shown[var] {
                let (value, unit) = self.value(var)?;
                self.view
                    .operands
                    .items
                    .push(fixed(value, unit, OperandKind::Use));
            }
        }
        Some(())
    }

    /// What the body writes: values that are live out, and local ones that the block's end reads.
    fn writes(&mut self, block: Block) -> Option<()> {
        let sets = self.sets;
        self.written.clear();
        let crossing = sets.written(block, &self.live_out).map(|n| sets.vars()[n]);
        for var in crossing {
            if !self.view.is_param[var] && self.view.shown[var] {
                self.written.push(var);
            }
        }
        self.end_reads(block);
        for k in 0..self.written.len() {
            let (value, unit) = self.value(self.written[k])?;
            self.view
                .operands
                .items
                .push(fixed(value, unit, OperandKind::Def));
        }
        Some(())
    }

    /// What the block's terminator and edges read; what of it is local becomes something that the
    /// body writes.
    fn end_reads(&mut self, block: Block) {
        self.last.clear();
        let edges = self.func.current_succs(block);
        if edges.len() != 1 {
            let last = self.func.blocks[block].insts.len() - 1;
            let operands = self.plan.live.operands.of(block, last);
            for entry in operands.iter().filter(|e| e.is_use()) {
                let var = entry.var();
                if self.view.shown[var] && !self.last.contains(&var) {
                    self.last.push(var);
                }
            }
        }
        for k in 0..self.last.len() {
            self.end_read(self.last[k]);
        }
        for &arg in edges.iter().flat_map(|e| &e.args) {
            if self.view.shown[var_of(arg)] {
                self.end_read(var_of(arg));
            }
        }
    }

    /// What is read at the end of the block at hand and lives nowhere else the body writes.
    fn end_read(&mut self, var: Var) {
        let is_local = self.sets.number(var).is_none() && !self.view.is_param[var];
        let is_new = std::mem::replace(&mut self.view.seen[var], self.stamp) != self.stamp;
        if is_local && is_new {
            self.written.push(var);
        }
    }

    /// Arguments; the moves of an edge that is not its target's only one stand here, those from
    /// part to part among them.
    fn tail(&mut self, block: Block) -> Option<()> {
        let edges = self.func.current_succs(block);
        let mut parts = false;
        for edge in edges {
            if self.is_critical(block, edge) {
                // Such edges have no arguments of the bank: there is no place for their moves.
                if !self.pairs(edge).is_empty() {
                    return None;
                }
                self.view.args.end();
                continue;
            }
            for (param, arg) in self.pairs(edge) {
                let (own, from) = self.value(var_of(arg))?;
                let to = self.plan.unit(param);
                if to >= UNITS {
                    return None;
                }
                if from / PART == to / PART || self.only[edge.block].is_some() {
                    self.view.args.items.push(own);
                    continue;
                }
                let copy = self.view.fresh(class(to));
                self.view.args.items.push(copy);
                let operands = [
                    fixed(own, from, OperandKind::Use),
                    in_slot(copy, OperandKind::Def),
                ];
                self.view.operands.items.extend(operands);
                parts = true;
            }
            self.view.args.end();
        }
        if parts {
            self.view.end_inst(Kind::Parts);
        }
        Some(())
    }

    /// A block on a critical edge.
    fn edge_block(&mut self, block: Block, k: usize) {
        let to = self.func.current_succs(block)[k].block;
        self.jump(self.index[to] as usize);
        self.view.args.end();
        self.view.end_inst(Kind::Branch);
        self.view.end_block();
    }

    /// Predecessors from successors.
    fn predecessors(&mut self) {
        let view = &mut *self.view;
        let mut counts = vec![0u32; view.nodes.len()];
        view.succs.items.iter().for_each(|b| counts[b.index()] += 1);
        let mut sum = 0;
        for count in &mut counts {
            let start = sum;
            sum += *count;
            *count = start;
            view.preds.ends.push(sum);
        }
        view.preds
            .items
            .resize(sum as usize, regalloc2::Block::new(0));
        for from in 0..view.nodes.len() {
            for to in view.succs.start(from)..view.succs.ends[from] as usize {
                let place = &mut counts[view.succs.items[to].index()];
                view.preds.items[*place as usize] = regalloc2::Block::new(from);
                *place += 1;
            }
        }
    }
}

impl regalloc2::Function for View {
    fn num_insts(&self) -> usize {
        self.kinds.len()
    }

    fn num_blocks(&self) -> usize {
        self.nodes.len()
    }

    fn entry_block(&self) -> regalloc2::Block {
        regalloc2::Block::new(0)
    }

    fn block_insns(&self, block: regalloc2::Block) -> InstRange {
        let insts = self.insts(block.index());
        InstRange::new(
            regalloc2::Inst::new(insts.start),
            regalloc2::Inst::new(insts.end),
        )
    }

    fn block_succs(&self, block: regalloc2::Block) -> &[regalloc2::Block] {
        self.succs.get(block.index())
    }

    fn block_preds(&self, block: regalloc2::Block) -> &[regalloc2::Block] {
        self.preds.get(block.index())
    }

    fn block_params(&self, block: regalloc2::Block) -> &[regalloc2::VReg] {
        self.params.get(block.index())
    }

    fn is_ret(&self, inst: regalloc2::Inst) -> bool {
        self.kind(inst) == Kind::Return
    }

    fn is_branch(&self, inst: regalloc2::Inst) -> bool {
        self.kind(inst) == Kind::Branch
    }

    fn branch_blockparams(
        &self,
        block: regalloc2::Block,
        _: regalloc2::Inst,
        successor: usize,
    ) -> &[regalloc2::VReg] {
        self.args.get(self.succs.start(block.index()) + successor)
    }

    fn inst_operands(&self, inst: regalloc2::Inst) -> &[Operand] {
        self.operands.get(inst.index())
    }

    fn inst_clobbers(&self, _: regalloc2::Inst) -> PRegSet {
        PRegSet::empty()
    }

    fn num_vregs(&self) -> usize {
        self.count
    }

    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}
