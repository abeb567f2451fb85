//! Static single assignment on the wave graph.
//!
//! The wave graph has edges that the thread graph has not, so a value's definition may no longer dominate its uses; and the variables of
//! [`crate::exec`] have several definitions. Both kinds of register get block parameters where their definitions meet:
//!
//! 1. `collect`: which registers need it, where they are written and read before being written;
//! 2. `live`: the blocks at whose start each is live; each of these with several predecessors gets a parameter;
//! 3. `rename`: in reverse post-order, uses are given the definition that reaches them;
//! 4. `simplify`: parameters that always are one and the same value go, and with them rejoin masks that are always zero;
//! 5. `finish`: arguments of edges, undefined values and zeros where they are still needed.
//!
//! A path on which a value is undefined is one that no active lane took, so that any value will do there.
//! Linear in instructions, plus the size of the live ranges of the registers concerned.

use crate::dominators::WaveGraph;
use crate::exec::{Initial, Variables};
use crate::pending::Plan;
use cranelift_entity::SecondaryMap;
use isa::{Opcode, RegSpan};
use mir::{Bank, Block, Function, Inst, Op, Operand, Pseudo, VReg, VRegKind};
use rustc_hash::FxHashMap;

struct Repair<'a> {
    func: &'a mut Function,
    plan: &'a Plan,
    variables: &'a Variables,
    graph: WaveGraph,
    /// What a register holds at the function's start, for those that are renamed.
    initial: SecondaryMap<VReg, Option<Initial>>,
    /// What is assigned at each block's end.
    assigned: SecondaryMap<Block, Vec<(VReg, VReg)>>,
    /// Registers live at each block's start.
    live_in: SecondaryMap<Block, Vec<VReg>>,
    /// Definitions at each block's end, of registers live there.
    outs: SecondaryMap<Block, FxHashMap<VReg, VReg>>,
    /// Parameters made: block, register it stands for, the parameter.
    params: Vec<(Block, VReg, VReg)>,
    /// What a register is another name for.
    alias: SecondaryMap<VReg, Option<VReg>>,
    /// Stands for zero, low and high half.
    zero: [VReg; 2],
    /// Stands for any value.
    undefined: [VReg; 2],
}

/// Brings a function with wave edges into static single assignment form.
pub fn repair(func: &mut Function, plan: &Plan, variables: &Variables) {
    let graph = WaveGraph::new(func);
    let zero = func.mask();
    let undefined = func.mask();
    let layout = std::mem::take(&mut func.layout);
    func.layout = layout
        .into_iter()
        .filter(|&b| graph.is_reachable(b))
        .collect();
    let mut repair = Repair {
        func,
        plan,
        variables,
        graph,
        initial: variables.initial.clone(),
        assigned: variables.assigned.clone(),
        live_in: SecondaryMap::new(),
        outs: SecondaryMap::new(),
        params: Vec::new(),
        alias: SecondaryMap::with_default(None),
        zero,
        undefined,
    };
    repair.add_broken();
    repair.liveness();
    repair.rename();
    repair.simplify();
    repair.finish();
}

impl Repair<'_> {
    /// Registers whose definition does not dominate a use.
    fn add_broken(&mut self) {
        let mut def_block: SecondaryMap<VReg, Option<Block>> = SecondaryMap::with_default(None);
        for &block in &self.func.layout {
            for inst in &self.func.blocks[block].insts {
                self.func.for_each_def(inst, |r| def_block[r] = Some(block));
            }
        }
        let mut broken = Vec::new();
        for &block in &self.func.layout {
            let mut check = |r: VReg| {
                let scalar = self.func.vregs[r].bank == Bank::Sgpr && self.initial[r].is_none();
                if scalar
                    && def_block[r].is_some_and(|d| d != block && !self.graph.dominates(d, block))
                {
                    broken.push(r);
                }
            };
            for inst in &self.func.blocks[block].insts {
                self.func.for_each_use(inst, &mut check);
            }
            self.assigned[block]
                .iter()
                .for_each(|&(_, value)| check(value));
        }
        for reg in broken {
            self.initial[reg] = Some(Initial::Undefined);
            // Both halves of a mask are renamed together.
            if let VRegKind::MaskLo(other) | VRegKind::MaskHi(other) = self.func.vregs[reg].kind {
                self.initial[other] = Some(Initial::Undefined);
            }
        }
    }

    /// Finds where the registers are live (the halves of a mask together, being operands of the same instructions), going backwards from uses that no definition in the same block comes before.
    fn liveness(&mut self) {
        let mut exposed: Vec<(VReg, Block)> = Vec::new();
        let mut defined: SecondaryMap<VReg, u32> = SecondaryMap::with_default(u32::MAX);
        let mut def_blocks: FxHashMap<(VReg, Block), ()> = FxHashMap::default();
        for (stamp, &block) in self.func.layout.iter().enumerate() {
            let stamp = stamp as u32;
            for inst in &self.func.blocks[block].insts {
                self.func.for_each_use(inst, |r| {
                    if self.initial[r].is_some() && defined[r] != stamp {
                        exposed.push((r, block));
                    }
                });
                self.func.for_each_def(inst, |r| {
                    if self.initial[r].is_some() && defined[r] != stamp {
                        defined[r] = stamp;
                        def_blocks.insert((r, block), ());
                    }
                });
            }
            for &(_, value) in &self.assigned[block] {
                if self.initial[value].is_some() && defined[value] != stamp {
                    exposed.push((value, block));
                }
            }
            for &(variable, _) in &self.assigned[block] {
                def_blocks.insert((variable, block), ());
            }
        }
        exposed.sort_unstable();
        exposed.dedup();
        let mut live: FxHashMap<(VReg, Block), ()> = exposed.iter().map(|&k| (k, ())).collect();
        let mut work = exposed;
        while let Some((reg, block)) = work.pop() {
            self.live_in[block].push(reg);
            if self.variables.is_reset(self.plan, reg, block) {
                continue;
            }
            for &pred in &self.graph.preds[block] {
                if !def_blocks.contains_key(&(reg, pred)) && live.insert((reg, pred), ()).is_none()
                {
                    work.push((reg, pred));
                }
            }
        }
        for &block in &self.func.layout {
            self.live_in[block].sort_unstable();
        }
    }

    fn initial_value(&self, reg: VReg) -> VReg {
        let high = usize::from(matches!(self.func.vregs[reg].kind, VRegKind::MaskHi(_)));
        match self.initial[reg] {
            Some(Initial::Zero) => self.zero[high],
            _ => self.undefined[high],
        }
    }

    fn rename(&mut self) {
        let order = self.graph.order.clone();
        for &block in &order {
            let mut current: FxHashMap<VReg, VReg> = FxHashMap::default();
            self.enter(block, &mut current);
            let insts = std::mem::take(&mut self.func.blocks[block].insts);
            let insts = insts
                .into_iter()
                .filter_map(|inst| self.rename_inst(inst, &mut current))
                .collect();
            self.func.blocks[block].insts = insts;
            let get = |v: VReg| {
                if self.initial[v].is_some() {
                    self.value_of(v, &current)
                } else {
                    v
                }
            };
            let assigned: Vec<_> = self.assigned[block]
                .iter()
                .map(|&(p, v)| (p, get(v)))
                .collect();
            current.extend(assigned);
            self.outs[block] = current;
        }
    }

    /// The definitions that reach a block's start.
    fn enter(&mut self, block: Block, current: &mut FxHashMap<VReg, VReg>) {
        let live = std::mem::take(&mut self.live_in[block]);
        let preds = &self.graph.preds[block];
        let single = if preds.len() == 1 {
            Some(preds[0])
        } else {
            None
        };
        let is_entry = preds.is_empty();
        for &reg in &live {
            let value = match single {
                _ if self.variables.is_reset(self.plan, reg, block) => self.initial_value(reg),
                Some(pred) => self.outs[pred]
                    .get(&reg)
                    .copied()
                    .unwrap_or_else(|| self.initial_value(reg)),
                None if is_entry => self.initial_value(reg),
                None => {
                    let param = self.clone_reg(reg, current);
                    self.params.push((block, reg, param));
                    param
                }
            };
            current.insert(reg, value);
        }
        self.live_in[block] = live;
    }

    /// A new register like `reg`. The high half of a mask is made with the low one.
    fn clone_reg(&mut self, reg: VReg, current: &FxHashMap<VReg, VReg>) -> VReg {
        match self.func.vregs[reg].kind {
            VRegKind::Plain => self.func.vreg(Bank::Sgpr),
            VRegKind::MaskLo(_) => self.func.mask()[0],
            VRegKind::MaskHi(low) => match current.get(&low).map(|l| self.func.vregs[*l].kind) {
                Some(VRegKind::MaskLo(high)) => high,
                _ => self.func.mask()[1],
            },
        }
    }

    /// Renames an instruction's registers; `None` if it was only an assignment.
    fn rename_inst(&mut self, mut inst: Inst, current: &mut FxHashMap<VReg, VReg>) -> Option<Inst> {
        if let Some(values) = self.assignment(&inst, current) {
            current.extend(values);
            return None;
        }
        if self.is_entry_copy(&inst) {
            let to = self.func.operand_regs(inst.operands[0]).to_vec();
            let from = self.func.operand_regs(inst.operands[1]).to_vec();
            for (t, f) in to.into_iter().zip(from) {
                self.alias[t] = Some(self.value_of(f, current));
            }
            return None;
        }
        for i in 0..inst.operands.len() {
            if inst.access(i).1 {
                inst.operands[i] = self.rename_use(inst.operands[i], current);
            }
        }
        for i in 0..inst.operands.len() {
            if inst.access(i).0 {
                inst.operands[i] = self.rename_def(inst.operands[i], current);
            }
        }
        Some(inst)
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
    fn assignment(
        &self,
        inst: &Inst,
        current: &FxHashMap<VReg, VReg>,
    ) -> Option<Vec<(VReg, VReg)>> {
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
                let get = |v: VReg| {
                    if self.initial[v].is_some() {
                        self.value_of(v, current)
                    } else {
                        v
                    }
                };
                (scalar && targets.len() == values.len()).then(|| {
                    targets
                        .iter()
                        .copied()
                        .zip(values.iter().map(|&v| get(v)))
                        .collect()
                })
            }
            (Op::Isa(Opcode::SMovB64), Some(Operand::Inline(code))) if *code == ZERO_CODE => {
                Some(targets.iter().copied().zip(self.zero).collect())
            }
            _ => None,
        }
    }

    /// Is the register one of [`Variables`], or renamed like one?
    fn is_variable(&self, reg: VReg) -> bool {
        self.initial[reg].is_some()
    }

    fn value_of(&self, reg: VReg, current: &FxHashMap<VReg, VReg>) -> VReg {
        current
            .get(&reg)
            .copied()
            .unwrap_or_else(|| self.initial_value(reg))
    }

    fn rename_use(&mut self, operand: Operand, current: &FxHashMap<VReg, VReg>) -> Operand {
        let regs = self.func.operand_regs(operand);
        if !regs.iter().any(|&r| self.initial[r].is_some()) {
            return operand;
        }
        let new: Vec<VReg> = regs
            .iter()
            .map(|&r| {
                if self.initial[r].is_some() {
                    self.value_of(r, current)
                } else {
                    r
                }
            })
            .collect();
        self.func.operand(&new)
    }

    fn rename_def(&mut self, operand: Operand, current: &mut FxHashMap<VReg, VReg>) -> Operand {
        let regs = self.func.operand_regs(operand).to_vec();
        if !regs.iter().any(|&r| self.initial[r].is_some()) {
            return operand;
        }
        let mut new = Vec::with_capacity(regs.len());
        for reg in regs {
            let fresh = match self.initial[reg] {
                Some(_) => {
                    let fresh = self.clone_reg(reg, current);
                    current.insert(reg, fresh);
                    fresh
                }
                None => reg,
            };
            new.push(fresh);
        }
        self.func.operand(&new)
    }

    // ---- simplification ---------------------------------------------------------------------------------------------

    fn resolve(&self, mut reg: VReg) -> VReg {
        while let Some(next) = self.alias[reg] {
            reg = next;
        }
        reg
    }

    /// Takes out parameters with one value, and instructions on constant masks, until nothing changes.
    fn simplify(&mut self) {
        loop {
            let params = self.simplify_params();
            let insts = self.simplify_insts();
            if !params && !insts {
                return;
            }
        }
    }

    fn argument(&self, pred: Block, reg: VReg) -> VReg {
        self.resolve(
            self.outs[pred]
                .get(&reg)
                .copied()
                .unwrap_or_else(|| self.initial_value(reg)),
        )
    }

    fn simplify_params(&mut self) -> bool {
        let mut any = false;
        loop {
            let mut changed = false;
            let mut kept = Vec::with_capacity(self.params.len());
            for (block, reg, param) in std::mem::take(&mut self.params) {
                match self.single_value(block, reg, param) {
                    Some(value) => {
                        self.alias[param] = Some(value);
                        changed = true;
                    }
                    None => kept.push((block, reg, param)),
                }
            }
            self.params = kept;
            if !changed {
                return any;
            }
            any = true;
        }
    }

    /// The one value of a parameter on all edges, itself not counted.
    fn single_value(&self, block: Block, reg: VReg, param: VReg) -> Option<VReg> {
        let mut value = None;
        for &pred in &self.graph.preds[block] {
            let arg = self.argument(pred, reg);
            if arg == param || value == Some(arg) {
                continue;
            }
            if value.is_some() {
                return None;
            }
            value = Some(arg);
        }
        value
    }

    fn simplify_insts(&mut self) -> bool {
        let mut changed = false;
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            let mut insts = std::mem::take(&mut self.func.blocks[block].insts);
            insts.retain(|inst| {
                let keep = !self.simplify_inst(inst);
                changed |= !keep;
                keep
            });
            self.func.blocks[block].insts = insts;
        }
        changed
    }

    /// Makes the result of an instruction another name for an operand. Returns whether the instruction is now superfluous.
    fn simplify_inst(&mut self, inst: &Inst) -> bool {
        let is = |s: &Self, operand: Operand, what: [VReg; 2]| {
            let regs = s.func.operand_regs(operand);
            regs.len() == 2 && regs.iter().zip(what).all(|(&r, w)| s.resolve(r) == w)
        };
        match inst.op {
            Op::Isa(Opcode::SOrB64) if inst.operands[0] == Operand::Phys(RegSpan::EXEC) => {
                is(self, inst.operands[2], self.zero) || is(self, inst.operands[2], self.undefined)
            }
            Op::Isa(Opcode::SOrB64) if is(self, inst.operands[1], self.zero) => {
                self.rename_to(inst, 2)
            }
            Op::Pseudo(Pseudo::MaskMerge) if is(self, inst.operands[1], self.undefined) => {
                self.rename_to(inst, 2)
            }
            _ => false,
        }
    }

    /// The result is another name for operand `index`, if that is virtual registers.
    fn rename_to(&mut self, inst: &Inst, index: usize) -> bool {
        let Operand::Regs(_) = inst.operands[index] else {
            return false;
        };
        let from = self.func.operand_regs(inst.operands[0]).to_vec();
        let to = self.func.operand_regs(inst.operands[index]).to_vec();
        if from.len() != to.len() {
            return false;
        }
        for (f, t) in from.into_iter().zip(to) {
            let target = self.resolve(t);
            if target == f {
                return false;
            }
            self.alias[f] = Some(target);
        }
        true
    }

    // ---- the end ----------------------------------------------------------------------------------------------------

    fn finish(&mut self) {
        self.apply_aliases();
        self.define_placeholders();
        let params = std::mem::take(&mut self.params);
        for &(block, _, param) in &params {
            self.func.blocks[block].params.push(param);
        }
        for &(block, reg, _) in &params {
            for k in 0..self.graph.preds[block].len() {
                let pred = self.graph.preds[block][k];
                let arg = self.argument(pred, reg);
                let edges = &mut self.func.blocks[pred].wave_succs;
                if let Some(edge) = edges.iter_mut().find(|e| e.block == block) {
                    edge.args.push(arg);
                }
            }
        }
        self.define_arguments();
        self.split_critical_edges();
    }

    fn apply_aliases(&mut self) {
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            let mut insts = std::mem::take(&mut self.func.blocks[block].insts);
            for inst in &mut insts {
                for i in 0..inst.operands.len() {
                    let regs = self.func.operand_regs(inst.operands[i]);
                    if regs.iter().any(|&r| self.alias[r].is_some()) {
                        let new: Vec<VReg> = regs.iter().map(|&r| self.resolve(r)).collect();
                        inst.operands[i] = self.func.operand(&new);
                    }
                }
            }
            self.func.blocks[block].insts = insts;
        }
    }

    fn placeholder(&self, reg: VReg) -> bool {
        self.zero.contains(&reg) || self.undefined.contains(&reg)
    }

    /// Instructions that still read zero or an undefined value get it from an instruction before them.
    fn define_placeholders(&mut self) {
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            let insts = std::mem::take(&mut self.func.blocks[block].insts);
            let mut out = Vec::with_capacity(insts.len());
            for mut inst in insts {
                if let Some(copy) = self.first_parked(&inst) {
                    inst = copy;
                }
                for i in 0..inst.operands.len() {
                    let regs = self.func.operand_regs(inst.operands[i]).to_vec();
                    if regs.iter().any(|&r| self.placeholder(r)) {
                        let new: Vec<VReg> =
                            regs.iter().map(|&r| self.define(r, &mut out)).collect();
                        inst.operands[i] = self.func.operand(&new);
                    }
                }
                out.push(inst);
            }
            self.func.blocks[block].insts = out;
        }
    }

    /// `s_or_b64 mask, 0, exec`, the first lanes parked somewhere being all active ones, is a move.
    fn first_parked(&self, inst: &Inst) -> Option<Inst> {
        let exec = Operand::Phys(RegSpan::EXEC);
        let zero = |o: Operand| {
            self.func
                .operand_regs(o)
                .iter()
                .any(|&r| self.zero.contains(&r))
        };
        let is_or = inst.op == Op::Isa(Opcode::SOrB64);
        (is_or && zero(inst.operands[1]) && inst.operands[2] == exec)
            .then(|| Inst::new(Opcode::SMovB64, &[inst.operands[0], exec]))
    }

    /// A register with the placeholder's value; others as they are.
    fn define(&mut self, reg: VReg, out: &mut Vec<Inst>) -> VReg {
        if !self.placeholder(reg) {
            return reg;
        }
        let fresh = self.func.vreg(Bank::Sgpr);
        let operand = self.func.operand(&[fresh]);
        out.push(match self.zero.contains(&reg) {
            true => Inst::new(Opcode::SMovB32, &[operand, Operand::Inline(ZERO_CODE)]),
            false => Inst::pseudo(Pseudo::Undef, &[operand]),
        });
        fresh
    }

    /// Arguments that are zero or undefined are made at the end of the block that the edge leaves.
    fn define_arguments(&mut self) {
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            let mut edges = std::mem::take(&mut self.func.blocks[block].wave_succs);
            let mut made = Vec::new();
            for edge in &mut edges {
                self.define_edge(edge, &mut made);
            }
            let data = &mut self.func.blocks[block];
            data.wave_succs = edges;
            let end = data.insts.len() - 1;
            data.insts.splice(end..end, made);
        }
    }

    /// A zero mask is made by one instruction for both halves.
    fn define_edge(&mut self, edge: &mut mir::Edge, made: &mut Vec<Inst>) {
        let mut i = 0;
        while i < edge.args.len() {
            if edge.args[i..].len() >= 2
                && edge.args[i] == self.zero[0]
                && edge.args[i + 1] == self.zero[1]
            {
                let mask = self.func.mask();
                let operand = self.func.operand(&mask);
                made.push(Inst::new(
                    Opcode::SMovB64,
                    &[operand, Operand::Inline(ZERO_CODE)],
                ));
                edge.args[i] = mask[0];
                edge.args[i + 1] = mask[1];
                i += 2;
            } else {
                edge.args[i] = self.define(edge.args[i], made);
                i += 1;
            }
        }
    }

    /// An edge with arguments from a block with several successors to one with several predecessors gets a block of its own, before its
    /// target in the layout.
    fn split_critical_edges(&mut self) {
        let mut before: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        let mut behind: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        let mut place: SecondaryMap<Block, usize> = SecondaryMap::with_default(0);
        for (i, &block) in self.func.layout.iter().enumerate() {
            place[block] = i;
        }
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            for k in 0..self.func.blocks[block].wave_succs.len() {
                let edge = self.func.blocks[block].wave_succs[k].clone();
                let critical = self.func.blocks[block].wave_succs.len() > 1
                    && self.graph.preds[edge.block].len() > 1
                    && !edge.args.is_empty();
                if critical {
                    let target = edge.block;
                    let loop_depth = self.func.blocks[target]
                        .loop_depth
                        .min(self.func.blocks[block].loop_depth);
                    let mut data = mir::BlockData {
                        loop_depth,
                        ..mir::BlockData::default()
                    };
                    data.insts.push(Inst::pseudo(Pseudo::Jump, &[]));
                    data.wave_succs.push(edge);
                    let middle = self.func.blocks.push(data);
                    self.func.blocks[block].wave_succs[k] = mir::Edge::to(middle);
                    match place[target] <= index {
                        true => behind[block].push(middle),
                        false => before[target].push(middle),
                    }
                }
            }
        }
        self.insert_blocks(&before, &behind);
    }

    /// Puts the new blocks into the layout: before their target, or behind the latch for back edges, so that loops stay contiguous.
    fn insert_blocks(
        &mut self,
        before: &SecondaryMap<Block, Vec<Block>>,
        behind: &SecondaryMap<Block, Vec<Block>>,
    ) {
        let mut layout = Vec::with_capacity(self.func.layout.len());
        for &block in &self.func.layout {
            layout.extend_from_slice(&before[block]);
            layout.push(block);
            layout.extend_from_slice(&behind[block]);
        }
        self.func.layout = layout;
    }
}

/// Source code of the inline constant 0 (manual, section 5.2).
const ZERO_CODE: u8 = 128;
