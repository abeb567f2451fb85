//! The plan carried out by regalloc2.
//!
//! The function is shown to regalloc2 with the operands of one bank only, each with the plan's
//! register as a fixed constraint. It has three classes of 64 registers, which here are the parts
//! of one file ([`PART`]): an argument in one part for a parameter in another is copied in the view
//! first. Physical registers that the function names are values too: one for each write. Edges
//! between a block of several successors and one of several predecessors get a block of their own.
//! The result is a list of moves; operands are where the plan has them.
//!
//! It is not used ([`carry_out`] gives `None`) for plans above three parts, for physical registers
//! that are live across blocks and written more than once, when no register is left for cycles of
//! moves, and when regalloc2 wants a stack slot or a move on an edge that has no place.

use crate::constraint::{Access, MAX_UNITS, Place};
use crate::group::When;
use crate::moves::Move;
use crate::rewrite::{Group, Plan, Slot};
use crate::{AllocError, AllocOptions, Check};
use cranelift_entity::EntityRef;
use mir::{Bank, Block, Edge, Function, VReg};
use regalloc2::checker::Checker;
use regalloc2::{
    Algorithm, Allocation, Edit, InstPosition, InstRange, MachineEnv, OperandConstraint,
    OperandKind, OperandPos, PReg, PRegSet, RegClass, RegallocOptions,
};

/// Registers of a class.
const PART: usize = 64;
/// The classes, as parts of a file. The last register of the class `Int` is regalloc2's "invalid",
/// so that class comes last.
const CLASSES: [RegClass; 3] = [RegClass::Float, RegClass::Vector, RegClass::Int];
/// Registers of all classes.
const UNITS: usize = PART * CLASSES.len() - 1;

fn class(unit: usize) -> RegClass {
    CLASSES[unit / PART]
}

fn preg(unit: usize) -> PReg {
    PReg::new(unit % PART, class(unit))
}

fn unit_of(allocation: Allocation) -> Option<usize> {
    let reg = allocation.as_reg()?;
    let part = CLASSES.iter().position(|&c| c == reg.class())?;
    Some(reg.hw_enc() + PART * part)
}

/// What regalloc2 made of a plan.
pub struct Carried {
    /// Moves by block of the layout.
    pub groups: Vec<Vec<Group>>,
    /// A unit that nothing uses, for cycles of moves.
    pub spare: Option<usize>,
}

/// A value of the view in its unit.
type Placed = (regalloc2::VReg, usize);

/// Carries the plan out; `None` if regalloc2 is of no use for it.
pub fn carry_out(
    func: &Function,
    plan: &Plan,
    opts: &AllocOptions,
) -> Result<Option<Carried>, AllocError> {
    let highest = func.vregs.keys().filter(|&r| is_placed(func, plan, r));
    if highest.map(|r| plan.unit(r)).max() >= Some(UNITS) {
        return Ok(None);
    }
    let Some(view) = View::new(func, plan) else {
        return Ok(None);
    };
    // Values may be elsewhere than in the plan, so its holes are of no use for temporaries.
    let spare = usize::from(plan.placement.used)..usize::from(plan.file.limit);
    let spare = match plan.file.bank {
        Bank::Vgpr => None,
        Bank::Sgpr => spare.into_iter().find(|&u| plan.file.may_use(u)),
    };
    if plan.file.bank == Bank::Sgpr && spare.is_none() {
        return Ok(None);
    }
    let env = environment(plan, spare);
    let options = RegallocOptions {
        verbose_log: false,
        validate_ssa: false,
        algorithm: Algorithm::Ion,
    };
    let Ok(output) = regalloc2::run(&view, &env, &options) else {
        return Ok(None);
    };
    if opts.check == Check::On {
        let mut checker = Checker::new(&view, &env);
        checker.prepare(&output);
        checker
            .run()
            .map_err(|e| AllocError::Wrong(format!("regalloc2: {e:?}")))?;
    }
    Ok(view
        .groups(plan, func.layout.len(), &output)
        .map(|groups| Carried { groups, spare }))
}

/// Has the register a unit?
fn is_placed(func: &Function, plan: &Plan, reg: VReg) -> bool {
    plan.file.owns(func, reg) && !plan.live.of(reg).is_empty()
}

/// Registers of the plan are preferred, so that no others are used without need.
fn environment(plan: &Plan, spare: Option<usize>) -> MachineEnv {
    let mut sets = [[PRegSet::empty(); 3]; 2];
    let last = plan.file.units().min(UNITS);
    for unit in (0..last).filter(|&u| Some(u) != spare && plan.file.may_use(u)) {
        let planned = unit < usize::from(plan.placement.used);
        sets[usize::from(!planned)][class(unit) as usize].add(preg(unit));
    }
    let [preferred_regs_by_class, non_preferred_regs_by_class] = sets;
    MachineEnv {
        preferred_regs_by_class,
        non_preferred_regs_by_class,
        scratch_by_class: [None; 3],
        fixed_stack_slots: Vec::new(),
    }
}

/// What an instruction of the view is.
#[derive(Clone, Debug)]
enum What {
    /// It stands between two places at an instruction of a block of the layout.
    At(usize, usize, Slot, Slot),
    /// Copies from part to part, made in the view: moves at that place.
    Parts(usize, usize, Slot, Vec<Move>),
    /// The jump of an edge's own block.
    Edge,
}

/// How an instruction ends a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    No,
    Branch,
    Return,
}

/// The function as regalloc2 sees it.
#[derive(Default)]
struct View {
    operands: Vec<regalloc2::Operand>,
    /// Index of the first operand after each instruction's.
    ends: Vec<u32>,
    clobbers: Vec<PRegSet>,
    whats: Vec<What>,
    kinds: Vec<End>,
    blocks: Vec<InstRange>,
    succs: Vec<Vec<regalloc2::Block>>,
    preds: Vec<Vec<regalloc2::Block>>,
    params: Vec<Vec<regalloc2::VReg>>,
    /// Arguments by block and successor.
    args: Vec<Vec<Vec<regalloc2::VReg>>>,
    vregs: usize,
}

/// A block of the view.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Node {
    /// One of the function.
    Block(Block),
    /// One on the edge of that number of a block.
    Edge(Block, usize),
}

/// Makes a view.
struct Builder<'a> {
    func: &'a Function,
    plan: &'a Plan<'a>,
    view: View,
    /// Layout index by block.
    place: Vec<usize>,
    /// The view's blocks: reverse post-order, as regalloc2 wants it.
    order: Vec<Node>,
    /// Index in `order` by block.
    index: Vec<usize>,
    preds: Vec<usize>,
    /// The value that a unit has at the function's start.
    inputs: Vec<Option<regalloc2::VReg>>,
    /// How often a unit is written.
    writes: Vec<u32>,
    /// The value of each unit at this point of a block.
    current: Vec<Option<regalloc2::VReg>>,
}

impl View {
    fn new(func: &Function, plan: &Plan) -> Option<View> {
        let mut builder = Builder {
            func,
            plan,
            view: View {
                vregs: func.vregs.len(),
                ..View::default()
            },
            place: vec![0; func.blocks.len()],
            order: Vec::new(),
            index: vec![usize::MAX; func.blocks.len()],
            preds: vec![0; func.blocks.len()],
            inputs: vec![None; MAX_UNITS],
            writes: vec![0; MAX_UNITS],
            current: Vec::new(),
        };
        builder.survey();
        builder.arrange();
        for i in 0..builder.order.len() {
            match builder.order[i] {
                Node::Block(block) => builder.block(builder.place[block.index()])?,
                Node::Edge(..) => builder.edge_block(),
            }
        }
        builder.edges();
        Some(builder.view)
    }

    fn push(&mut self, operands: &[regalloc2::Operand], clobbers: PRegSet, what: What, kind: End) {
        self.operands.extend_from_slice(operands);
        self.ends.push(self.operands.len() as u32);
        self.clobbers.push(clobbers);
        self.whats.push(what);
        self.kinds.push(kind);
    }

    /// The moves that regalloc2 made and those between parts, by block of the layout.
    fn groups(
        &self,
        plan: &Plan,
        blocks: usize,
        output: &regalloc2::Output,
    ) -> Option<Vec<Vec<Group>>> {
        let mut groups: Vec<Vec<Group>> = vec![Vec::new(); blocks];
        let mut edits = output.edits.iter().peekable();
        for (i, what) in self.whats.iter().enumerate() {
            for position in [InstPosition::Before, InstPosition::After] {
                let here = |p: &regalloc2::ProgPoint| p.inst().index() == i && p.pos() == position;
                while let Some((_, edit)) = edits.next_if(|(p, _)| here(p)) {
                    let Edit::Move { from, to } = edit;
                    if from == to {
                        continue;
                    }
                    let (from, to) = (unit_of(*from)?, unit_of(*to)?);
                    let m = Move::reg(plan.file.reg(to), plan.file.reg(from));
                    let (block, inst, slot) = match (what, position) {
                        (What::At(b, k, before, _), InstPosition::Before) => (*b, *k, *before),
                        (What::At(b, k, _, after), InstPosition::After) => (*b, *k, *after),
                        (What::Parts(b, k, slot, _), _) => (*b, *k, *slot),
                        (What::Edge, _) => return None,
                    };
                    groups[block].push(Group {
                        inst,
                        slot,
                        moves: vec![m],
                    });
                }
                if let (What::Parts(block, inst, slot, moves), InstPosition::Before) =
                    (what, position)
                {
                    groups[*block].push(Group {
                        inst: *inst,
                        slot: *slot,
                        moves: moves.clone(),
                    });
                }
            }
        }
        Some(groups)
    }
}

impl Builder<'_> {
    /// Numbers blocks, counts edges and writes of units, finds inputs.
    fn survey(&mut self) {
        let func = self.func;
        for (i, &block) in func.layout.iter().enumerate() {
            self.place[block.index()] = i;
        }
        for &block in &func.layout {
            for edge in func.current_succs(block) {
                self.preds[edge.block.index()] += 1;
            }
            let mut written = vec![false; MAX_UNITS];
            for inst in &func.blocks[block].insts {
                let file = self.plan.file;
                file.visit(func, inst, |place, access| {
                    if let (Place::Unit(unit), Access::Use) = (place, access)
                        && !file.reserved[unit]
                        && !written[unit]
                        && self.inputs[unit].is_none()
                    {
                        self.inputs[unit] =
                            Some(regalloc2::VReg::new(self.view.vregs, class(unit)));
                        self.view.vregs += 1;
                    }
                });
                file.visit(func, inst, |place, access| {
                    if let (Place::Unit(unit), Access::Def | Access::EarlyDef) = (place, access) {
                        written[unit] = true;
                        self.writes[unit] += 1;
                    }
                });
            }
        }
    }

    fn fresh(&mut self, unit: usize) -> regalloc2::VReg {
        self.view.vregs += 1;
        regalloc2::VReg::new(self.view.vregs - 1, class(unit))
    }

    fn vreg(&self, reg: VReg) -> (regalloc2::VReg, usize) {
        let unit = self.plan.unit(reg);
        (regalloc2::VReg::new(reg.index(), class(unit)), unit)
    }

    fn block(&mut self, index: usize) -> Option<()> {
        let first = self.view.whats.len();
        let block = self.func.layout[index];
        self.current = vec![None; MAX_UNITS];
        if index == 0 {
            self.entry();
        }
        let data = &self.func.blocks[block];
        let params = data
            .params
            .iter()
            .filter(|&&p| self.plan.file.owns(self.func, p));
        let params: Vec<VReg> = params.copied().collect();
        self.head(index, block, &params);
        let needed = self.needed(block);
        let mut copies = Vec::new();
        for (i, needed) in needed.iter().enumerate() {
            self.copies(index, i, When::Before, &mut copies);
            let is_last = i + 1 == data.insts.len();
            let args = match is_last {
                true => self.arguments(index, i, block),
                false => Vec::new(),
            };
            self.inst(index, i, needed)?;
            if is_last {
                self.view.args.push(args);
            }
            self.copies(index, i, When::After, &mut copies);
        }
        let end = self.view.whats.len();
        self.view.blocks.push(InstRange::new(
            regalloc2::Inst::new(first),
            regalloc2::Inst::new(end),
        ));
        Some(())
    }

    /// The values that physical registers have at the start.
    fn entry(&mut self) {
        let inputs = self.inputs.iter().enumerate();
        let operands: Vec<_> = inputs
            .filter_map(|(unit, v)| v.map(|v| regalloc2::Operand::reg_fixed_def(v, preg(unit))))
            .collect();
        self.current = self.inputs.clone();
        let what = What::At(0, 0, Slot::First, Slot::First);
        self.view.push(&operands, PRegSet::empty(), what, End::No);
    }

    /// Parameters; those that a branch passes from another part are copied here.
    fn head(&mut self, index: usize, block: Block, params: &[VReg]) {
        let func = self.func;
        let source = func.layout.iter().find_map(|&b| {
            let edges = func.current_succs(b);
            let edge = edges.iter().find(|e| e.block == block)?;
            (edges.len() > 1).then_some(edge)
        });
        let mut list = Vec::new();
        let mut pairs = Vec::new();
        for &param in params {
            let (own, unit) = self.vreg(param);
            let from = source.and_then(|e| self.argument(block, e, param));
            match from.map(|arg| self.plan.unit(arg)) {
                Some(from) if from / PART != unit / PART => {
                    let copy = self.fresh(from);
                    list.push(copy);
                    pairs.push(((copy, from), (own, unit)));
                }
                _ => list.push(own),
            }
        }
        self.view.params.push(list);
        self.parts(index, 0, Slot::First, &pairs);
    }

    fn argument(&self, block: Block, edge: &Edge, param: VReg) -> Option<VReg> {
        let params = &self.func.blocks[block].params;
        let place = params.iter().position(|&p| p == param)?;
        edge.args.get(place).copied()
    }

    /// Copies in the view from part to part, at instruction `i`.
    fn parts(&mut self, index: usize, i: usize, slot: Slot, pairs: &[(Placed, Placed)]) {
        if pairs.is_empty() {
            return;
        }
        let mut operands = Vec::new();
        let mut moves = Vec::new();
        for &((src, from), (dst, to)) in pairs {
            operands.push(regalloc2::Operand::reg_fixed_use(src, preg(from)));
            operands.push(regalloc2::Operand::reg_fixed_def(dst, preg(to)));
            let file = self.plan.file;
            moves.push(Move::reg(file.reg(to), file.reg(from)));
        }
        let what = What::Parts(index, i, slot, moves);
        self.view.push(&operands, PRegSet::empty(), what, End::No);
    }

    /// The arguments of a block's edges, in the parts of the parameters.
    fn arguments(&mut self, index: usize, i: usize, block: Block) -> Vec<Vec<regalloc2::VReg>> {
        let func = self.func;
        let edges = func.current_succs(block);
        let mut lists = Vec::new();
        let mut pairs = Vec::new();
        for edge in edges {
            let params = func.blocks[edge.block].params.iter().zip(&edge.args);
            let mut list = Vec::new();
            for (&param, &arg) in params.filter(|(p, _)| self.plan.file.owns(func, **p)) {
                let (own, from) = self.vreg(arg);
                let to = self.plan.unit(param);
                if from / PART == to / PART || edges.len() > 1 {
                    list.push(own);
                } else {
                    let copy = self.fresh(to);
                    list.push(copy);
                    pairs.push(((own, from), (copy, to)));
                }
            }
            lists.push(list);
        }
        self.parts(index, i, Slot::Before, &pairs);
        lists
    }

    /// For each instruction the units that it writes and that are read later in the block.
    fn needed(&self, block: Block) -> Vec<Vec<usize>> {
        let insts = &self.func.blocks[block].insts;
        let mut needed = vec![Vec::new(); insts.len()];
        let mut live = vec![false; MAX_UNITS];
        for (i, inst) in insts.iter().enumerate().rev() {
            let file = self.plan.file;
            file.visit(self.func, inst, |place, access| {
                if let (Place::Unit(unit), Access::Def | Access::EarlyDef) = (place, access)
                    && std::mem::replace(&mut live[unit], false)
                {
                    needed[i].push(unit);
                }
            });
            file.visit(self.func, inst, |place, access| {
                if let (Place::Unit(unit), Access::Use) = (place, access) {
                    live[unit] = true;
                }
            });
        }
        needed
    }

    fn copies(
        &mut self,
        index: usize,
        i: usize,
        when: When,
        operands: &mut Vec<regalloc2::Operand>,
    ) {
        let block = self.func.layout[index];
        let all = &self.plan.groups.copies;
        let key = |c: &crate::group::Copy| (self.place[c.block.index()], c.inst as usize, c.when);
        let start = all.partition_point(|c| key(c) < (index, i, when));
        operands.clear();
        for copy in all[start..]
            .iter()
            .take_while(|c| (c.block, c.inst as usize, c.when) == (block, i, when))
        {
            let (src, from) = self.vreg(copy.src);
            let (dst, to) = self.vreg(copy.dst);
            operands.push(regalloc2::Operand::reg_fixed_use(src, preg(from)));
            operands.push(regalloc2::Operand::reg_fixed_def(dst, preg(to)));
        }
        if !operands.is_empty() {
            let slots = match when {
                When::Before => (Slot::First, Slot::Before),
                When::After => (Slot::After, Slot::Last),
            };
            let what = What::At(index, i, slots.0, slots.1);
            self.view.push(operands, PRegSet::empty(), what, End::No);
        }
    }

    /// An instruction; `None` if it reads a physical register whose value is not known.
    fn inst(&mut self, index: usize, i: usize, needed: &[usize]) -> Option<()> {
        let block = self.func.layout[index];
        let inst = &self.func.blocks[block].insts[i];
        let mut operands: Vec<regalloc2::Operand> = Vec::new();
        let mut clobbers = PRegSet::empty();
        let mut places = Vec::new();
        let file = self.plan.file;
        file.visit(self.func, inst, |place, access| {
            places.push((place, access))
        });
        places.sort_by_key(|(_, access)| *access != Access::Use);
        for (place, access) in places {
            let (vreg, unit) = match place {
                Place::Virtual(reg) => self.vreg(reg),
                Place::Unit(unit) if file.reserved[unit] => continue,
                Place::Unit(unit) if unit >= UNITS => continue,
                Place::Unit(unit) if access == Access::Use => {
                    let input = self.inputs[unit].filter(|_| self.writes[unit] == 0);
                    (self.current[unit].or(input)?, unit)
                }
                Place::Unit(unit) if !needed.contains(&unit) => {
                    self.current[unit] = None;
                    clobbers.add(preg(unit));
                    continue;
                }
                Place::Unit(unit) => {
                    let vreg = self.fresh(unit);
                    self.current[unit] = Some(vreg);
                    (vreg, unit)
                }
            };
            let (kind, position) = match access {
                Access::Use => (OperandKind::Use, OperandPos::Early),
                Access::Def => (OperandKind::Def, OperandPos::Late),
                Access::EarlyDef => (OperandKind::Def, OperandPos::Early),
            };
            let fixed = OperandConstraint::FixedReg(preg(unit));
            let operand = regalloc2::Operand::new(vreg, fixed, kind, position);
            if !operands.contains(&operand) {
                operands.push(operand);
            }
        }
        // A register that is a result and clobbered by the same call is a result.
        for operand in &operands {
            if let (OperandKind::Def, OperandConstraint::FixedReg(reg)) =
                (operand.kind(), operand.constraint())
            {
                clobbers.remove(reg);
            }
        }
        let is_last = i + 1 == self.func.blocks[block].insts.len();
        let kind = match (is_last, self.func.current_succs(block).is_empty()) {
            (false, _) => End::No,
            (true, true) => End::Return,
            (true, false) => End::Branch,
        };
        let what = What::At(index, i, Slot::Before, Slot::After);
        self.view.push(&operands, clobbers, what, kind);
        Some(())
    }

    /// Reverse post-order, with a block on each critical edge right before its target, or behind
    /// its source if the edge goes back.
    fn arrange(&mut self) {
        let func = self.func;
        let mut seen = vec![false; func.blocks.len()];
        let mut post = Vec::new();
        let mut stack = vec![(func.entry(), 0)];
        seen[func.entry().index()] = true;
        while let Some((block, next)) = stack.last_mut() {
            match func.current_succs(*block).get(*next) {
                Some(edge) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[edge.block.index()], true) {
                        stack.push((edge.block, 0));
                    }
                }
                None => {
                    post.push(*block);
                    stack.pop();
                }
            }
        }
        let mut waiting: Vec<(Block, Node)> = Vec::new();
        for &block in post.iter().rev() {
            waiting.retain(|&(to, node)| {
                if to == block {
                    self.order.push(node);
                }
                to != block
            });
            self.index[block.index()] = self.order.len();
            self.order.push(Node::Block(block));
            for (k, edge) in func.current_succs(block).iter().enumerate() {
                if !self.is_critical(block, edge) {
                    continue;
                }
                match self.index[edge.block.index()] {
                    usize::MAX => waiting.push((edge.block, Node::Edge(block, k))),
                    _ => self.order.push(Node::Edge(block, k)),
                }
            }
        }
    }

    fn is_critical(&self, block: Block, edge: &Edge) -> bool {
        self.func.current_succs(block).len() > 1 && self.preds[edge.block.index()] > 1
    }

    /// Successors and predecessors.
    fn edges(&mut self) {
        self.view.succs = vec![Vec::new(); self.order.len()];
        self.view.preds = vec![Vec::new(); self.order.len()];
        for i in 0..self.order.len() {
            match self.order[i] {
                Node::Edge(block, k) => {
                    let to = self.func.current_succs(block)[k].block;
                    self.edge(i, self.index[to.index()]);
                }
                Node::Block(block) => {
                    for (k, edge) in self.func.current_succs(block).iter().enumerate() {
                        let own = Node::Edge(block, k);
                        let to = match self.is_critical(block, edge) {
                            true => self.order.iter().position(|&n| n == own),
                            false => None,
                        };
                        self.edge(i, to.unwrap_or(self.index[edge.block.index()]));
                    }
                }
            }
        }
    }

    fn edge(&mut self, from: usize, to: usize) {
        self.view.succs[from].push(regalloc2::Block::new(to));
        self.view.preds[to].push(regalloc2::Block::new(from));
    }

    /// A block on a critical edge, which has no arguments.
    fn edge_block(&mut self) {
        let first = self.view.whats.len();
        self.view
            .push(&[], PRegSet::empty(), What::Edge, End::Branch);
        self.view.blocks.push(InstRange::new(
            regalloc2::Inst::new(first),
            regalloc2::Inst::new(first + 1),
        ));
        self.view.params.push(Vec::new());
        self.view.args.push(vec![Vec::new()]);
    }
}

impl regalloc2::Function for View {
    fn num_insts(&self) -> usize {
        self.whats.len()
    }

    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry_block(&self) -> regalloc2::Block {
        regalloc2::Block::new(0)
    }

    fn block_insns(&self, block: regalloc2::Block) -> InstRange {
        self.blocks[block.index()]
    }

    fn block_succs(&self, block: regalloc2::Block) -> &[regalloc2::Block] {
        &self.succs[block.index()]
    }

    fn block_preds(&self, block: regalloc2::Block) -> &[regalloc2::Block] {
        &self.preds[block.index()]
    }

    fn block_params(&self, block: regalloc2::Block) -> &[regalloc2::VReg] {
        &self.params[block.index()]
    }

    fn is_ret(&self, inst: regalloc2::Inst) -> bool {
        self.kinds[inst.index()] == End::Return
    }

    fn is_branch(&self, inst: regalloc2::Inst) -> bool {
        self.kinds[inst.index()] == End::Branch
    }

    fn branch_blockparams(
        &self,
        block: regalloc2::Block,
        _: regalloc2::Inst,
        successor: usize,
    ) -> &[regalloc2::VReg] {
        &self.args[block.index()][successor]
    }

    fn inst_operands(&self, inst: regalloc2::Inst) -> &[regalloc2::Operand] {
        let i = inst.index();
        let start = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        &self.operands[start..self.ends[i] as usize]
    }

    fn inst_clobbers(&self, inst: regalloc2::Inst) -> PRegSet {
        self.clobbers[inst.index()]
    }

    fn num_vregs(&self) -> usize {
        self.vregs
    }

    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}
