//! Static single assignment on the wave graph.
//!
//! The wave graph has edges that the thread graph has not, so a value's definition may no longer
//! dominate its uses; and the variables of [`crate::exec`] have several definitions. Both kinds of
//! register get block parameters where their definitions meet:
//!
//! 1. `find`, `add_broken`: where registers are written and read, and which need it;
//! 2. `place`: for 64 registers at a time, the blocks at whose start they are live ([`live`]), and
//!    among these the iterated dominance frontiers of their definitions, where they get parameters
//!    ([`meet`]); masks that are [`saved`] once and read once need none;
//! 3. `rename`: down the dominator tree, uses and arguments are given the definition that reaches
//!    them;
//! 4. `simplify`: parameters that always are one and the same value go, and with them rejoin masks
//!    that are always zero;
//! 5. `finish`: undefined values and zeros where they are still needed.
//!
//! A path on which a value is undefined is one that no active lane took, so that any value will do
//! there. Linear in instructions, plus a 64th of the size of the live ranges of the registers
//! concerned, and the size of the dominance frontiers of their definitions.

mod finish;
mod live;
mod meet;
mod saved;
mod simplify;

use crate::exec::{Assignments, Initial, Variables};
use crate::graph::WaveGraph;
use crate::pending::{Place, Plan};
use cranelift_entity::SecondaryMap;
use graphs::live::ones;
use graphs::{Csr, filled};
use isa::MaskOp;
use live::{Live, WORD};
use meet::{Cell, Meeting};
use mir::{Bank, Block, Function, Inst, Mask, NO_LANES, Op, Operand, Pseudo, VReg, VRegKind};
use saved::Saved;
use smallvec::SmallVec;
use std::ops::{Range, RangeInclusive};

struct Repair<'a> {
    func: &'a mut Function,
    plan: &'a Plan,
    variables: &'a Variables,
    graph: WaveGraph,
    /// What a register holds at the function's start, for those that are renamed.
    initial: SecondaryMap<VReg, Option<Initial>>,
    /// What is assigned at each block's end.
    assigned: SecondaryMap<Block, Assignments>,
    /// Registers that are back at their initial values at each block's start, and live there.
    resets: SecondaryMap<Block, Vec<VReg>>,
    /// Parameters made for each block. Edges have arguments for all of them until
    /// [`Repair::finish`].
    params: SecondaryMap<Block, Vec<Param>>,
    /// Blocks whose instructions read or write a register that is renamed, or whose end assigns
    /// one.
    touched: SecondaryMap<Block, bool>,
    named: Named,
    /// Instructions that go, by block and index. They have no operands any more, and stay until
    /// all are known, so that places of others are what they were.
    gone: Vec<(Block, usize)>,
    /// The definitions that reach the place where `rename` is.
    current: Current,
    /// What a register is another name for.
    alias: SecondaryMap<VReg, Option<VReg>>,
    /// What got another name just now, and which.
    names: Vec<(VReg, VReg)>,
    /// Stands for zero.
    zero: Mask,
    /// Stands for any value.
    undefined: Mask,
    /// The registers of both.
    placeholders: RangeInclusive<VReg>,
}

/// A parameter that was made.
#[derive(Clone, Copy)]
struct Param {
    /// The register that it stands for.
    reg: VReg,
    /// The parameter.
    value: VReg,
}

/// Definitions that reach a place, with what they were further up in the dominator tree.
struct Current {
    value: SecondaryMap<VReg, Option<VReg>>,
    before: Vec<(VReg, Option<VReg>)>,
}

impl Current {
    fn set(&mut self, reg: VReg, value: VReg) {
        let old = self.value[reg].replace(value);
        self.before.push((reg, old));
    }

    /// Goes back to when `mark` definitions had been set.
    fn undo(&mut self, mark: usize) {
        for (reg, old) in self.before.drain(mark..).rev() {
            self.value[reg] = old;
        }
    }
}

/// Registers of a block that are read from other blocks for which room is made beforehand.
const PER_BLOCK: usize = 4;

/// Where registers are written, and read without being written before in the same block.
struct Sites {
    exposed: Vec<(VReg, Block)>,
    defined: Vec<(VReg, Block)>,
}

/// The instructions that name virtual registers: nobody else is looked at again. Most work on
/// VGPRs, which are physical.
#[derive(Default)]
struct Named {
    /// Their indices, one block's after the other's.
    insts: Vec<u32>,
    /// The places of each block's in `insts`.
    of: SecondaryMap<Block, (u32, u32)>,
}

impl Named {
    /// The places of a block's.
    fn places(&self, block: Block) -> Range<usize> {
        let (first, end) = self.of[block];
        first as usize..end as usize
    }
}

/// What one walk over the function finds.
struct Found {
    /// Sites of all registers, but of definitions only those of variables.
    sites: Sites,
    /// Where other registers are written.
    home: SecondaryMap<VReg, Option<Block>>,
}

/// The blocks, by their places in the layout, that a register was read and written in last.
#[derive(Clone, Copy)]
struct Latest {
    read: u32,
    written: u32,
}

/// Sites by register: the blocks where each is written, or read without being written before.
struct Blocks {
    exposed: Csr<VReg, Block>,
    defined: Csr<VReg, Block>,
}

/// A register that is renamed.
struct Leader {
    reg: VReg,
    /// Later ones of the same mask for which all is the same.
    alike: SmallVec<[VReg; 1]>,
    /// The place that it belongs to.
    home: Option<Place>,
}

impl Leader {
    fn regs(&self) -> impl Iterator<Item = VReg> + '_ {
        std::iter::once(self.reg).chain(self.alike.iter().copied())
    }
}

/// What becomes of an instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Renamed {
    /// It was only an assignment.
    Goes,
    Stays,
}

/// Brings a function with wave edges into static single assignment form.
pub fn repair(func: &mut Function, plan: &Plan, mut variables: Variables) {
    let graph = WaveGraph::new(func);
    let zero = func.mask();
    let undefined = func.mask();
    let [first, .., last] = [zero, undefined].map(|m| func.mask_regs(m));
    let placeholders = first[0]..=last[last.len() - 1];
    let layout = std::mem::take(&mut func.layout);
    func.layout = layout
        .into_iter()
        .filter(|&b| graph.is_reachable(b))
        .collect();
    let (blocks, vregs) = (func.blocks.len(), func.vregs.len());
    let mut repair = Repair {
        func,
        plan,
        graph,
        initial: std::mem::take(&mut variables.initial),
        assigned: std::mem::take(&mut variables.assigned),
        variables: &variables,
        resets: filled(blocks, Vec::new()),
        params: filled(blocks, Vec::new()),
        touched: filled(blocks, false),
        named: Named {
            insts: Vec::new(),
            of: filled(blocks, (0, 0)),
        },
        gone: Vec::new(),
        current: Current {
            value: filled(vregs, None),
            before: Vec::new(),
        },
        alias: filled(vregs, None),
        names: Vec::new(),
        zero,
        undefined,
        placeholders,
    };
    let found = repair.find();
    repair.add_broken(&found);
    if repair.initial.values().all(Option::is_none) {
        return;
    }
    repair.place(found);
    repair.rename();
    repair.simplify();
    repair.finish();
}

impl Repair<'_> {
    /// Finds out where registers are written and read.
    fn find(&mut self) -> Found {
        let mut named = std::mem::take(&mut self.named);
        let (vregs, never) = (self.func.vregs.len(), u32::MAX);
        let expected = PER_BLOCK * self.func.layout.len();
        let mut sites = Sites {
            exposed: Vec::with_capacity(expected),
            defined: Vec::with_capacity(expected),
        };
        let mut home: SecondaryMap<VReg, Option<Block>> = filled(vregs, None);
        let mut latest = filled(
            vregs,
            Latest {
                read: never,
                written: never,
            },
        );
        for (&block, stamp) in self.func.layout.iter().zip(0..) {
            let mut read = |latest: &mut SecondaryMap<VReg, Latest>, r: VReg| {
                let latest = &mut latest[r];
                if latest.written != stamp && latest.read != stamp {
                    latest.read = stamp;
                    sites.exposed.push((r, block));
                }
            };
            let first = named.insts.len() as u32;
            for (inst, index) in self.func.blocks[block].insts.iter().zip(0..) {
                let is_named = |o: &Operand| matches!(o, Operand::Regs(_));
                if !inst.operands.iter().any(is_named) {
                    continue;
                }
                named.insts.push(index);
                self.func.for_each_use(inst, |r| read(&mut latest, r));
                self.func.for_each_def(inst, |r| {
                    let is_new = std::mem::replace(&mut latest[r].written, stamp) != stamp;
                    match self.is_variable(r) {
                        true if is_new => sites.defined.push((r, block)),
                        true => {}
                        false => home[r] = Some(block),
                    }
                });
            }
            named.of[block] = (first, named.insts.len() as u32);
            for &(variable, value) in &self.assigned[block] {
                read(&mut latest, value);
                sites.defined.push((variable, block));
            }
        }
        self.named = named;
        Found { sites, home }
    }

    /// Registers whose definition does not dominate a use. A use behind the definition in the same
    /// block is dominated by it.
    fn add_broken(&mut self, found: &Found) {
        let is_broken = |&&(r, block): &&(VReg, Block)| {
            let scalar = self.func.vregs[r].bank == Bank::Sgpr && !self.is_variable(r);
            let home = found.home[r].filter(|&d| scalar && d != block);
            home.is_some_and(|d| !self.graph.dominates(d, block))
        };
        let broken: Vec<VReg> = found
            .sites
            .exposed
            .iter()
            .filter(is_broken)
            .map(|s| s.0)
            .collect();
        for reg in broken {
            self.initial[reg] = Some(Initial::Undefined);
            // The registers of a mask are renamed together.
            if let VRegKind::Mask { mask, .. } = self.func.vregs[reg].kind {
                for &other in self.func.mask_regs(mask) {
                    self.initial[other] = Some(Initial::Undefined);
                }
            }
        }
    }

    /// The sites of the registers that are renamed.
    fn sites(&mut self, found: Found) -> Blocks {
        let Found { mut sites, home } = found;
        sites.exposed.retain(|s| self.is_variable(s.0));
        let broken = home.iter().filter(|&(r, _)| self.is_variable(r));
        let broken = broken.filter_map(|(r, block)| Some((r, (*block)?)));
        sites.defined.extend(broken);
        for &(_, block) in sites.exposed.iter().chain(&sites.defined) {
            self.touched[block] = true;
        }
        let [exposed, defined] = [&sites.exposed, &sites.defined].map(|list| {
            let mut by_register = Csr::default();
            let (vregs, filler) = (self.func.vregs.len(), self.func.entry());
            by_register.fill_from(vregs, filler, list.iter().copied());
            by_register
        });
        Blocks { exposed, defined }
    }

    /// Decides where the registers get parameters: among the blocks where each is live, in the
    /// iterated frontier of its definitions. The registers of a mask get them at the same places,
    /// being operands of the same instructions.
    fn place(&mut self, found: Found) {
        let sites = self.sites(found);
        let leaders = self.leaders(&sites);
        let live = Live::find(self, &leaders, &sites);
        let mut meeting = Meeting {
            frontiers: self.graph.frontiers(),
            cells: filled(self.func.blocks.len(), Cell::default()),
            work: Vec::new(),
            met: Vec::new(),
        };
        let mut joins: Vec<(Block, VReg)> = Vec::new();
        for (word, leaders) in leaders.chunks(WORD).enumerate() {
            let regs = |bits| ones(0, bits).flat_map(|bit| leaders[bit].regs());
            for arrival in live.word(word) {
                self.resets[arrival.block].extend(regs(arrival.reset));
                meeting.arrive(word, arrival);
            }
            for (bit, leader) in leaders.iter().enumerate() {
                meeting.define(word, bit, sites.defined.get(leader.reg));
            }
            meeting.spread(word);
            for (block, bits) in meeting.met.drain(..) {
                joins.extend(regs(bits).map(|reg| (block, reg)));
            }
        }
        self.make_params(joins);
    }

    /// The registers to be renamed, by home.
    fn leaders(&self, sites: &Blocks) -> Vec<Leader> {
        let mut leaders: Vec<Leader> = Vec::new();
        let saved = Saved::find(self, sites);
        for reg in self.func.vregs.keys() {
            if sites.exposed.get(reg).is_empty() || saved.is_constant(reg) {
                continue;
            }
            if let Some(last) = leaders.last_mut()
                && self.is_alike(sites, last.reg, reg)
            {
                last.alike.push(reg);
                continue;
            }
            let home = self.variables.home[reg];
            leaders.push(Leader {
                reg,
                alike: SmallVec::new(),
                home,
            });
        }
        leaders.sort_by_key(|l| l.home);
        leaders
    }

    /// Is `other` a later register of the mask that `reg` is the first one of, with the same sites?
    /// All that decides about parameters is the same then.
    fn is_alike(&self, sites: &Blocks, reg: VReg, other: VReg) -> bool {
        self.first_of(other) == Some(reg)
            && sites.exposed.get(other) == sites.exposed.get(reg)
            && sites.defined.get(other) == sites.defined.get(reg)
            && self.variables.home[other] == self.variables.home[reg]
    }

    /// Makes the parameters, blocks in reverse post-order.
    fn make_params(&mut self, mut joins: Vec<(Block, VReg)>) {
        joins.sort_unstable_by_key(|&(block, reg)| (self.graph.number(block), reg));
        for (block, reg) in joins {
            let first = self.first_of(reg).and_then(|first| {
                let made = self.params[block].iter().find(|p| p.reg == first);
                made.map(|p| p.value)
            });
            let value = self.clone_reg(reg, first);
            self.params[block].push(Param { reg, value });
        }
    }

    fn initial_value(&self, reg: VReg) -> VReg {
        let part = match self.func.vregs[reg].kind {
            VRegKind::Plain => 0,
            VRegKind::Mask { part, .. } => usize::from(part),
        };
        match self.initial[reg] {
            Some(Initial::Zero) => self.func.mask_regs(self.zero)[part],
            _ => self.func.mask_regs(self.undefined)[part],
        }
    }

    /// The first register of the mask that this one is a later one of.
    fn first_of(&self, reg: VReg) -> Option<VReg> {
        match self.func.vregs[reg].kind {
            VRegKind::Plain | VRegKind::Mask { part: 0, .. } => None,
            VRegKind::Mask { mask, .. } => Some(self.func.mask_regs(mask)[0]),
        }
    }

    fn rename(&mut self) {
        let order = self.graph.preorder().to_vec();
        // The blocks from the entry down to where we are, with the number of definitions before
        // each.
        let mut path: Vec<(Block, usize)> = Vec::new();
        for block in order {
            while let Some(&(above, mark)) = path.last() {
                if self.graph.dominates(above, block) {
                    break;
                }
                self.current.undo(mark);
                path.pop();
            }
            path.push((block, self.current.before.len()));
            self.rename_block(block);
        }
    }

    fn rename_block(&mut self, block: Block) {
        for reg in std::mem::take(&mut self.resets[block]) {
            self.current.set(reg, self.initial_value(reg));
        }
        for param in &self.params[block] {
            self.current.set(param.reg, param.value);
        }
        if self.touched[block] {
            let mut insts = std::mem::take(&mut self.func.blocks[block].insts);
            for place in self.named.places(block) {
                let index = self.named.insts[place] as usize;
                if self.rename_inst(&mut insts[index]) == Renamed::Goes {
                    insts[index].operands.clear();
                    self.gone.push((block, index));
                }
            }
            self.func.blocks[block].insts = insts;
        }
        // All at once: parameters may be arguments of one another.
        let assigned = std::mem::take(&mut self.assigned[block]);
        let values: Vec<VReg> = assigned.iter().map(|&(_, v)| self.renamed(v)).collect();
        for ((variable, _), value) in assigned.into_iter().zip(values) {
            self.current.set(variable, value);
        }
        for k in 0..self.func.blocks[block].wave_succs.len() {
            let params = &self.params[self.func.blocks[block].wave_succs[k].block];
            let args = params.iter().map(|p| self.value_of(p.reg)).collect();
            self.func.blocks[block].wave_succs[k].args = args;
        }
    }

    /// A new register like `reg`. Those of a mask are all made with the first, of which `first` is
    /// the new one.
    fn clone_reg(&mut self, reg: VReg, first: Option<VReg>) -> VReg {
        let VRegKind::Mask { part, .. } = self.func.vregs[reg].kind else {
            return self.func.vreg(Bank::Sgpr);
        };
        let mask = match first.map(|first| self.func.vregs[first].kind) {
            Some(VRegKind::Mask { mask, .. }) => mask,
            _ => self.func.mask(),
        };
        self.func.mask_regs(mask)[usize::from(part)]
    }

    /// Renames an instruction's registers.
    fn rename_inst(&mut self, inst: &mut Inst) -> Renamed {
        let is_variable = |&r: &VReg| self.is_variable(r);
        let regs = |&o: &Operand| self.func.operand_regs(o).iter().any(is_variable);
        if !inst.operands.iter().any(regs) {
            return Renamed::Stays;
        }
        if let Some(values) = self.assignment(inst) {
            for (variable, value) in values {
                self.current.set(variable, value);
            }
            return Renamed::Goes;
        }
        if self.is_entry_copy(inst) {
            let to = self.func.operand_regs(inst.operands[0]).to_vec();
            let from = self.func.operand_regs(inst.operands[1]).to_vec();
            for (t, f) in to.into_iter().zip(from) {
                self.alias[t] = Some(self.value_of(f));
            }
            return Renamed::Goes;
        }
        let written = inst.written();
        for i in (0..inst.operands.len()).filter(|&i| !written.contains(i)) {
            inst.operands[i] = self.rename_use(inst.operands[i]);
        }
        for i in (0..inst.operands.len()).filter(|&i| written.contains(i)) {
            inst.operands[i] = self.rename_def(inst.operands[i]);
        }
        Renamed::Stays
    }

    /// Gives a parameter the value of its variable?
    fn is_entry_copy(&self, inst: &Inst) -> bool {
        let of = |i: usize| {
            inst.operands
                .get(i)
                .map_or(&[][..], |&o| self.func.operand_regs(o))
        };
        let from = of(1);
        inst.is_pseudo(Pseudo::Copy)
            && !from.is_empty()
            && from.iter().all(|&r| self.variables.home[r].is_some())
    }

    /// What the variables of an assignment are from now on.
    fn assignment(&self, inst: &Inst) -> Option<Vec<(VReg, VReg)>> {
        let targets = self.func.operand_regs(*inst.operands.first()?);
        let variables = !targets.is_empty() && targets.iter().all(|&t| self.is_variable(t));
        if !variables {
            return None;
        }
        match (inst.op, inst.operands.get(1)) {
            (Op::Pseudo(Pseudo::Copy), Some(&source @ Operand::Regs(_))) => {
                let values = self.func.operand_regs(source);
                let scalar = values
                    .iter()
                    .all(|&v| self.func.vregs[v].bank == Bank::Sgpr);
                (scalar && targets.len() == values.len()).then(|| {
                    targets
                        .iter()
                        .copied()
                        .zip(values.iter().map(|&v| self.renamed(v)))
                        .collect()
                })
            }
            (Op::Isa(_), Some(&NO_LANES)) if self.func.mask_op(inst) == Some(MaskOp::Mov) => {
                let zero = self.func.mask_regs(self.zero);
                Some(targets.iter().copied().zip(zero.iter().copied()).collect())
            }
            _ => None,
        }
    }

    /// Is the register one of [`Variables`], or renamed like one?
    fn is_variable(&self, reg: VReg) -> bool {
        self.initial[reg].is_some()
    }

    /// The definition of a variable that reaches this place.
    fn value_of(&self, reg: VReg) -> VReg {
        self.current.value[reg].unwrap_or_else(|| self.initial_value(reg))
    }

    /// The register that stands for this one here.
    fn renamed(&self, reg: VReg) -> VReg {
        match self.is_variable(reg) {
            true => self.value_of(reg),
            false => reg,
        }
    }

    fn rename_use(&mut self, operand: Operand) -> Operand {
        let regs = self.func.operand_regs(operand);
        if !regs.iter().any(|&r| self.is_variable(r)) {
            return operand;
        }
        let new: SmallVec<[VReg; 8]> = regs.iter().map(|&r| self.renamed(r)).collect();
        self.func.operand(&new)
    }

    fn rename_def(&mut self, operand: Operand) -> Operand {
        let regs = self.func.operand_regs(operand);
        if !regs.iter().any(|&r| self.is_variable(r)) {
            return operand;
        }
        let regs: SmallVec<[VReg; 8]> = regs.into();
        let mut new: SmallVec<[VReg; 8]> = SmallVec::new();
        for reg in regs {
            if !self.is_variable(reg) {
                new.push(reg);
                continue;
            }
            let first = self.first_of(reg).and_then(|f| self.current.value[f]);
            let fresh = self.clone_reg(reg, first);
            self.current.set(reg, fresh);
            new.push(fresh);
        }
        self.func.operand(&new)
    }

    // ---- simplification -------------------------------------------------------------------------

    /// What a register is another name for in the end. What is gone through on the way is
    /// shortened.
    fn resolve(&mut self, mut reg: VReg) -> VReg {
        while let Some(next) = self.alias[reg] {
            let Some(after) = self.alias[next] else {
                return next;
            };
            self.alias[reg] = Some(after);
            reg = after;
        }
        reg
    }
}
