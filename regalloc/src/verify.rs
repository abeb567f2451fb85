//! Proof that an allocated function computes what it computed before.
//!
//! # What is proved
//! The function before allocation has *variables*: its virtual registers of the bank, and the
//! bank's physical registers, which it may name as well. The function after it has *locations*:
//! physical registers, frame slots, lanes of VGPRs that hold spilled SGPRs. For each point the
//! proof knows for each location a set of variables whose values it is sure to hold:
//!
//! * lattice: for each location sets of variables ordered by inclusion, "not reached yet" above
//!   all; joins intersect;
//! * an instruction that was there before: each location that it reads must hold the variable that
//!   it read before; then the variables that it writes are held by the locations that it writes,
//!   and by no other, and those hold nothing else;
//! * a copy or block parameter of the old function gives the variable a further name: where the
//!   source is, there is the result too;
//! * an added move, swap, spill, reload, lane access: the set goes where the value goes; an added
//!   constant: the location holds all variables that are that constant;
//! * a call: what it writes holds nothing any more.
//!
//! Besides: tuples are consecutive (they are one operand) and aligned, old and new values of tied
//! operands are in one place, early results share nothing with sources, registers are within the
//! budget, instructions that vanished had no effect, and the graph is the same. Undefined values
//! are anywhere.
//!
//! The proof is along the graph that the bank is allocated on. It shares no code with the
//! allocator; it is told only which new instruction is which old one. Variables that are one and
//! the same constant are one variable, as each of them can be made anew from what holds another.
//!
//! Complexity: each instruction costs what its operands hold, times a logarithm; each edge the
//! number of locations, for each round of the data flow.

mod added;
mod facts;
mod state;

use crate::Clobbers;
use crate::trace::{ADDED, Trace};
use facts::{Facts, Known, constant, implicit, plain};
use isa::{Family, ImplicitRegs, InstFlags, Machine, Opcode, Reg, RegKind, RegSpan};
use mir::{Bank, Block, Edge, FuncId, Function, Inst, Op, Operand, Pseudo, VReg};
use state::{Loc, State, Var};
use std::collections::{BTreeMap, BTreeSet};

/// What the proof is about.
pub(crate) struct Case<'a> {
    /// The function as it was.
    pub before: &'a Function,
    /// The allocated function.
    pub after: &'a Function,
    /// The bank.
    pub bank: Bank,
    /// Which instruction is which.
    pub trace: &'a Trace,
    /// Processor.
    pub machine: &'a Machine,
    /// Registers that may be used.
    pub limit: u16,
    /// What calls write.
    pub clobbers: &'a dyn Fn(FuncId) -> Clobbers,
}

/// Proves a case; the error says where and why not.
pub(crate) fn run(case: &Case) -> Result<(), String> {
    case.same_graph()?;
    let facts = case.facts();
    let mut entry: Vec<Option<State>> = vec![None; case.before.blocks.len()];
    // Blocks whose entry has changed, by their places in the layout: what comes first in it is
    // looked at first, so that most blocks are looked at when all that leads to them is known.
    let mut place = vec![0; case.before.blocks.len()];
    for (i, &block) in case.before.layout.iter().enumerate() {
        place[index(block)] = i;
    }
    let mut work = BTreeSet::from([place[index(case.before.entry())]]);
    entry[index(case.before.entry())] = Some(case.initial());
    while let Some(first) = work.pop_first() {
        let block = case.before.layout[first];
        let Some(state) = &entry[index(block)] else {
            continue;
        };
        // Errors are only reported for the fixpoint.
        let mut state = state.clone();
        let _ = case.block(&facts, block, &mut state);
        for edge in case.before.current_succs(block) {
            let mut along = state.clone();
            case.edge(&facts, edge, &mut along);
            let there = &mut entry[index(edge.block)];
            let changed = match there {
                None => {
                    *there = Some(along);
                    true
                }
                Some(known) => known.meet(&along),
            };
            if changed {
                work.insert(place[index(edge.block)]);
            }
        }
    }
    for &block in &case.before.layout {
        if let Some(state) = &entry[index(block)] {
            case.block(&facts, block, &mut state.clone())
                .map_err(|message| format!("{block}: {message}"))?;
        }
    }
    Ok(())
}

fn index(block: Block) -> usize {
    block.as_u32() as usize
}

/// Is an operand of more than one register a row, of which the machine's instructions name one?
fn is_row(inst: &Inst) -> bool {
    inst.is_pseudo(Pseudo::IndexRead) || inst.is_pseudo(Pseudo::IndexWrite)
}

fn fail<T>(message: impl Into<String>) -> Result<T, String> {
    Err(message.into())
}

impl Case<'_> {
    /// Each physical register holds itself, but for a kernel's inputs that are elsewhere now.
    fn initial(&self) -> State {
        let mut state = State::initial(
            self.bank,
            self.before.frame.slots.len() as u32,
            self.before.wave,
        );
        if self.bank == Bank::Vgpr {
            return state;
        }
        let all = State::regs(Bank::Sgpr);
        let moved = all.iter().flat_map(|&was| {
            let to = all.iter().filter(move |&&is| is != was);
            let same = to.filter(move |&&is| self.same_input(RegSpan::one(was), RegSpan::one(is)));
            same.map(move |&is| (was, is))
        });
        let moved: Vec<(Reg, Reg)> = match self.inputs_moved() {
            true => moved.collect(),
            false => Vec::new(),
        };
        for (was, _) in &moved {
            state.kill(Var::Phys(*was));
        }
        for (was, is) in moved {
            state.set(Loc::Reg(is), vec![Var::Phys(was)]);
        }
        state
    }

    /// Has the kernel other inputs than before?
    fn inputs_moved(&self) -> bool {
        self.before.kernel != self.after.kernel
    }

    fn same_graph(&self) -> Result<(), String> {
        if self.before.layout != self.after.layout {
            return fail("the layout is another");
        }
        for &block in &self.before.layout {
            let (old, new) = (&self.before.blocks[block], &self.after.blocks[block]);
            for (old, new) in [(&old.succs, &new.succs), (&old.wave_succs, &new.wave_succs)] {
                let same = old.iter().map(|e| e.block).eq(new.iter().map(|e| e.block));
                if !same {
                    return fail(format!("{block}: other edges"));
                }
            }
            let other = |f: &Function, regs: &[VReg]| -> Vec<VReg> {
                let of_bank = |r: &&VReg| f.vregs[**r].bank != self.bank;
                regs.iter().filter(of_bank).copied().collect()
            };
            if other(self.before, &old.params) != new.params[..] {
                return fail(format!("{block}: other parameters"));
            }
        }
        Ok(())
    }

    /// Constants, addresses and undefined values, through copies.
    fn facts(&self) -> Facts {
        let mut facts = Facts::new();
        let func = self.before;
        // A copy's source is written in a block that dominates it, so it may come later in the
        // layout only if unreachable; two rounds are enough for what comes earlier, and missing
        // facts only make the proof fail.
        for _ in 0..2 {
            for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
                self.fact(&mut facts, inst);
            }
            self.params(&mut facts);
        }
        facts.number();
        for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
            for operand in &inst.operands {
                if let Operand::Phys(span) = operand {
                    span.regs()
                        .for_each(|r| facts.named[usize::from(r.code())] = true);
                }
            }
            if inst.is_pseudo(Pseudo::Call) {
                let unknown = Clobbers::standard(func.frame.access);
                let set = inst.callee.map_or(unknown, self.clobbers);
                facts.called.union(&set);
            }
        }
        facts
    }

    /// A parameter to which all edges bring one constant is that constant: it may be made anew
    /// where an edge ends, when its argument is in no place any more.
    fn params(&self, facts: &mut Facts) {
        let func = self.before;
        let mut brought: BTreeMap<VReg, Option<Known>> = BTreeMap::new();
        for edge in func.layout.iter().flat_map(|&b| func.current_succs(b)) {
            for (&param, arg) in func.blocks[edge.block].params.iter().zip(&edge.args) {
                let known = facts.known.get(arg).copied();
                let all = brought.entry(param).or_insert(known);
                if *all != known {
                    *all = None;
                }
            }
        }
        let known = brought.into_iter().filter_map(|(p, k)| Some((p, k?)));
        facts.known.extend(known);
    }

    fn fact(&self, facts: &mut Facts, inst: &Inst) {
        let func = self.before;
        let Some(Operand::Regs(dst)) = inst.operands.first() else {
            return;
        };
        let dst = func.regs(*dst);
        match inst.op {
            Op::Pseudo(Pseudo::Undef) => {
                facts.undef.extend(dst.iter().map(|&r| (r, true)));
            }
            Op::Pseudo(Pseudo::FrameAddr) => {
                facts.known.insert(dst[0], Known::Address(inst.operands[1]));
            }
            Op::Pseudo(Pseudo::Copy)
            // welded: moves of any registers, not of masks.
            | Op::Isa(Opcode::SMovB32 | Opcode::VMovB32 | Opcode::SMovB64) => {
                let src = inst.operands[1];
                for (k, &reg) in dst.iter().enumerate() {
                    if let Operand::Regs(list) = src {
                        let from = func.regs(list)[k];
                        if let Some(known) = facts.known.get(&from).copied() {
                            facts.known.insert(reg, known);
                        }
                        if facts.undef.contains_key(&from) {
                            facts.undef.insert(reg, true);
                        }
                    } else if let (Some(known), true) = (constant(src, k, dst.len()), plain(inst)) {
                        facts.known.insert(reg, known);
                    }
                }
            }
            _ => {}
        }
    }

    /// One block: the new instructions, with the old ones at their places.
    fn block(&self, facts: &Facts, block: Block, state: &mut State) -> Result<(), String> {
        let old = &self.before.blocks[block].insts;
        let new = &self.after.blocks[block].insts;
        let origins = self.trace.of(block);
        if origins.len() != new.len() {
            return fail("the trace does not fit");
        }
        state.known.clear();
        let mut kept: Vec<u32> = origins.iter().copied().filter(|&o| o != ADDED).collect();
        kept.sort_unstable();
        let mut next = 0;
        let mut i = 0;
        while i < new.len() {
            let origin = origins[i];
            if origin == ADDED {
                next = self.vanished(facts, old, &kept, next, state)?;
                i += self.added(facts, &new[i..], state)?;
                continue;
            }
            let origin = origin as usize;
            while next < origin {
                self.gone(facts, &old[next], state)?;
                next += 1;
            }
            let is_copy = |inst: &Inst| inst.is_pseudo(Pseudo::Copy);
            if is_copy(&old[origin]) && !is_copy(&new[i]) {
                if next == origin {
                    self.rename(facts, &old[origin], state);
                    next += 1;
                }
                i += self.copy_move(facts, &old[origin], &new[i..], state)?;
            } else {
                self.kept(facts, &old[origin], &new[i], state)
                    .map_err(|m| format!("{m} in '{}'", self.after.display_inst(&new[i])))?;
                next = origin + 1;
                i += 1;
            }
        }
        if next != old.len() {
            return fail("instructions at the end are gone");
        }
        Ok(())
    }

    /// Old instructions from `next` on that have no counterpart: up to the first one of `kept`,
    /// which are the numbers of those that have one, in order.
    fn vanished(
        &self,
        facts: &Facts,
        old: &[Inst],
        kept: &[u32],
        mut next: usize,
        state: &mut State,
    ) -> Result<usize, String> {
        let first = kept.partition_point(|&o| (o as usize) < next);
        let end = kept.get(first).map_or(next, |&o| o as usize);
        while next < end {
            self.gone(facts, &old[next], state)?;
            next += 1;
        }
        Ok(next)
    }

    /// An old instruction that has no counterpart.
    fn gone(&self, facts: &Facts, inst: &Inst, state: &mut State) -> Result<(), String> {
        match inst.op {
            Op::Pseudo(Pseudo::Copy) => {
                self.rename(facts, inst, state);
                return Ok(());
            }
            Op::Pseudo(Pseudo::Undef) => return Ok(()),
            _ => {}
        }
        let effects = InstFlags::STORES
            | InstFlags::ATOMIC
            | InstFlags::SIDE_EFFECTS
            | InstFlags::BARRIER
            | InstFlags::TERMINATOR
            | InstFlags::CACHE_CONTROL;
        let has_effect = match inst.op {
            Op::Isa(opcode) => opcode.desc().flags.intersects(effects),
            Op::Pseudo(p) => !matches!(
                p,
                Pseudo::FrameAddr
                    | Pseudo::MaskMerge
                    | Pseudo::SetInactive
                    | Pseudo::SymbolAddr
                    | Pseudo::ReloadVgpr
                    | Pseudo::IndexRead
                    | Pseudo::IndexWrite
            ),
        };
        if has_effect {
            return fail(format!("gone: '{}'", self.before.display_inst(inst)));
        }
        for var in self.written_vars(facts, inst) {
            state.kill(var);
        }
        // What reads SCC now reads what was there before, which is not the same value.
        if let Op::Isa(opcode) = inst.op
            && opcode.desc().implicit_writes.contains(ImplicitRegs::SCC)
        {
            state.kill(Var::Phys(Reg::SCC));
        }
        Ok(())
    }

    /// A copy gives names: where a source is there is the result too.
    ///
    /// The source may be a constant that is in no location yet, because it is computed again right
    /// where it is copied to a physical register: then that register is sure to be asked for this
    /// constant until it is written again.
    fn rename(&self, facts: &Facts, inst: &Inst, state: &mut State) {
        let dst = self.vars(facts, inst.operands[0]);
        let src = self.vars(facts, inst.operands[1]);
        let pairs: Vec<(Var, Option<Var>)> = dst
            .iter()
            .enumerate()
            .map(|(k, &d)| (d, src.get(k).copied()))
            .collect();
        state.rename(&pairs);
        for pair in pairs {
            if let (Var::Phys(reg), Some(Var::Known(number))) = pair {
                state.known.push((reg, number));
            }
        }
    }

    /// A machine instruction that carries out (part of) an old copy.
    fn copy_move(
        &self,
        facts: &Facts,
        old: &Inst,
        new: &[Inst],
        state: &mut State,
    ) -> Result<usize, String> {
        let [Operand::Phys(dst), src] = new[0].operands[..] else {
            return self.added(facts, new, state);
        };
        let from_other_bank = match src {
            Operand::Regs(_) => true,
            Operand::Phys(span) => span.base.is_vector() != (self.bank == Bank::Vgpr),
            _ => return self.constant_move(facts, old, &new[0], state),
        };
        if !from_other_bank {
            return self.added(facts, new, state);
        }
        let source = |k: usize| match old.operands[1] {
            Operand::Regs(list) => vec![self.before.regs(list)[k]],
            _ => Vec::new(),
        };
        let dsts = self.vars(facts, old.operands[0]);
        let same = |k: &usize| match src {
            Operand::Regs(list) => self.after.regs(list) == &source(*k)[..],
            _ => matches!((src, old.operands[1]), (Operand::Phys(a), Operand::Phys(b))
                if b.base.checked_next(*k as u16) == Some(a.base)),
        };
        let vars: Vec<Var> = (0..dsts.len()).filter(same).map(|k| dsts[k]).collect();
        state.set(Loc::Reg(dst.base), vars);
        Ok(1)
    }

    /// A constant move of an old copy: also to a physical register, which has no facts.
    fn constant_move(
        &self,
        facts: &Facts,
        old: &Inst,
        new: &Inst,
        state: &mut State,
    ) -> Result<usize, String> {
        self.added(facts, std::slice::from_ref(new), state)?;
        let dsts = self.vars(facts, old.operands[0]);
        let Operand::Phys(span) = new.operands[0] else {
            return Ok(1);
        };
        for (k, reg) in span.regs().enumerate() {
            let value = constant(new.operands[1], k, usize::from(span.count));
            for (j, &var) in dsts.iter().enumerate() {
                if value.is_some() && constant(old.operands[1], j, dsts.len()) == value {
                    state.add(Loc::Reg(reg), var);
                }
            }
        }
        Ok(1)
    }

    /// An instruction that was there before.
    fn kept(&self, facts: &Facts, old: &Inst, new: &Inst, state: &mut State) -> Result<(), String> {
        if old.op != new.op || old.form != new.form || old.mods != new.mods {
            return fail("another instruction");
        }
        if old.operands.len() != new.operands.len() {
            return fail("another number of operands");
        }
        let mut reads: Vec<RegSpan> = Vec::new();
        let mut writes: Vec<(RegSpan, Vec<Var>)> = Vec::new();
        for (k, (&was, &is)) in old.operands.iter().zip(&new.operands).enumerate() {
            let Some(span) = self.operand(facts, was, is)? else {
                continue;
            };
            if matches!(was, Operand::Regs(_)) && !is_row(old) {
                self.aligned(span)?;
            }
            let vars = self.vars(facts, was);
            if old.access(k).0 {
                writes.push((span, vars));
                continue;
            }
            reads.push(span);
            for (reg, var) in span.regs().zip(vars) {
                self.holds(facts, state, reg, var)?;
            }
        }
        for (span, access) in implicit(new, self.bank, self.before) {
            let vars: Vec<Var> = span.regs().map(Var::Phys).collect();
            match access {
                true => writes.push((span, vars)),
                false => {
                    for (reg, var) in span.regs().zip(vars) {
                        self.holds(facts, state, reg, var)?;
                    }
                }
            }
        }
        for (a, b) in new.tied() {
            let own = !self.vars(facts, old.operands[a]).is_empty();
            if own && new.operands[a] != new.operands[b] {
                return fail("the old and the new value are in different places");
            }
        }
        self.separate(new, &reads, &writes)?;
        if new.is_pseudo(Pseudo::Call) {
            self.call(new, state);
        }
        for (_, vars) in &writes {
            vars.iter().for_each(|&v| state.kill(v));
        }
        for (span, vars) in writes {
            for (reg, var) in span.regs().zip(vars) {
                state.set(Loc::Reg(reg), vec![var]);
            }
        }
        Ok(())
    }

    fn holds(&self, facts: &Facts, state: &State, reg: Reg, var: Var) -> Result<(), String> {
        let undefined = matches!(var, Var::Virtual(r) if facts.undef.contains_key(&r));
        if undefined || state.contains(Loc::Reg(reg), var) {
            return Ok(());
        }
        let set = state.get(Loc::Reg(reg));
        fail(format!("{reg} should hold {var:?}, but holds {set:?}"))
    }

    /// Results overlap neither one another nor, if early, what is read.
    fn separate(
        &self,
        inst: &Inst,
        reads: &[RegSpan],
        writes: &[(RegSpan, Vec<Var>)],
    ) -> Result<(), String> {
        for (i, (a, _)) in writes.iter().enumerate() {
            if writes[..i].iter().any(|(b, _)| a.overlaps(*b)) {
                return fail("two results in one register");
            }
            let exact = |b: &RegSpan| is_accumulator(inst, *b) && b == a;
            if self.is_early(inst) && reads.iter().any(|b| a.overlaps(*b) && !exact(b)) {
                return fail("an early result shares a register with a source");
            }
        }
        Ok(())
    }

    /// Multi-pass instructions, and scalar loads of several dwords that may be replayed.
    fn is_early(&self, inst: &Inst) -> bool {
        let Op::Isa(opcode) = inst.op else {
            return false;
        };
        let desc = opcode.desc();
        let name = desc.mnemonic;
        let sad = name.starts_with("v_qsad_") || name.starts_with("v_mqsad_");
        let wide_load =
            desc.family == Family::Smem && name.contains("_load_dwordx") && self.machine.replays();
        sad || wide_load || name.starts_with("v_mfma")
    }

    fn call(&self, inst: &Inst, state: &mut State) {
        let unknown = Clobbers::standard(self.before.frame.access);
        let set = inst.callee.map_or(unknown, self.clobbers);
        let resource = self.before.frame.resource();
        for reg in State::regs(self.bank) {
            let kept = self.before.has_stack_pointer();
            let convention = resource.is_some_and(|r| r.contains(reg)) || reg == Reg::sgpr(32);
            if set.contains(reg) && !(kept && convention) {
                state.kill(Var::Phys(reg));
                state.set(Loc::Reg(reg), vec![Var::Phys(reg)]);
            }
        }
    }

    /// The registers of the bank that an operand names now, if it did before.
    fn operand(&self, facts: &Facts, was: Operand, is: Operand) -> Result<Option<RegSpan>, String> {
        match (was, is) {
            (Operand::Regs(list), Operand::Phys(span)) => {
                let regs = self.before.regs(list);
                let bank = self.before.vregs[regs[0]].bank;
                if bank != self.bank || usize::from(span.count) != regs.len() {
                    return fail("another operand");
                }
                self.allowed(facts, span)?;
                Ok(Some(span))
            }
            (Operand::Regs(a), Operand::Regs(b)) => {
                let (a, b) = (self.before.regs(a), self.after.regs(b));
                if a != b || self.before.vregs[a[0]].bank == self.bank {
                    return fail("another virtual operand");
                }
                Ok(None)
            }
            (Operand::Phys(a), Operand::Phys(b)) if a == b => {
                Ok((a.base.is_vector() == (self.bank == Bank::Vgpr)).then_some(a))
            }
            (a, b) if a == b => Ok(None),
            (Operand::Phys(a), Operand::Phys(b)) if self.same_input(a, b) => {
                Ok((self.bank == Bank::Sgpr).then_some(b))
            }
            _ => fail("another operand"),
        }
    }

    /// Spills to memory make a kernel ask for the scratch resource, which moves its other inputs:
    /// is it the same input?
    fn same_input(&self, was: RegSpan, is: RegSpan) -> bool {
        let (Some(before), Some(after)) = (&self.before.kernel, &self.after.kernel) else {
            return false;
        };
        let distance = |from: Option<RegSpan>, span: RegSpan| {
            let from = from.filter(|f| span.regs().all(|r| f.contains(r)))?;
            Some(span.base.code() - from.base.code())
        };
        let users = [
            mir::UserSgpr::DispatchPtr,
            mir::UserSgpr::QueuePtr,
            mir::UserSgpr::KernargSegmentPtr,
            mir::UserSgpr::DispatchId,
            mir::UserSgpr::FlatScratchInit,
            mir::UserSgpr::PrivateSegmentSize,
        ];
        let same = |a: Option<RegSpan>, b: Option<RegSpan>| {
            let place = distance(a, was);
            place.is_some() && place == distance(b, is)
        };
        let group = |abi: &mir::KernelAbi, d| abi.workgroup_id_reg(d).map(RegSpan::one);
        users
            .iter()
            .any(|&u| same(before.user_sgpr(u), after.user_sgpr(u)))
            || same(before.preloaded_sgprs(), after.preloaded_sgprs())
            || (0..3).any(|d| same(group(before, d), group(after, d)))
    }

    /// Is it a register that may be given out? Fixed registers above the budget are the old
    /// function's wish.
    fn allowed(&self, facts: &Facts, span: RegSpan) -> Result<(), String> {
        let end = span.base.index() + u16::from(span.count);
        let ok = match span.base.kind() {
            RegKind::Sgpr => self.bank == Bank::Sgpr && end <= self.limit,
            RegKind::Vgpr => self.bank == Bank::Vgpr && end <= self.limit,
            // Copies may name any special register; a value of its own lives in VCC at most.
            _ => self.bank == Bank::Sgpr,
        };
        if ok || span.regs().all(|r| facts.named[usize::from(r.code())]) {
            return Ok(());
        }
        fail(format!("{span} may not be used"))
    }

    fn aligned(&self, span: RegSpan) -> Result<(), String> {
        let multiple = match (span.base.kind(), span.count) {
            (_, 1) => 1,
            (RegKind::Sgpr, 2) => 2,
            (RegKind::Sgpr, _) => 4,
            (RegKind::Vcc, 2) => 2,
            (RegKind::Vgpr, _) if self.machine.processor().has(isa::Feature::AlignedVgprs) => 2,
            (RegKind::Vgpr, _) => 1,
            _ => return fail(format!("{span} for a virtual register")),
        };
        if !span.base.index().is_multiple_of(multiple) {
            return fail(format!("{span} is not aligned"));
        }
        Ok(())
    }

    /// The variables that an operand named before.
    fn vars(&self, facts: &Facts, operand: Operand) -> Vec<Var> {
        let of_bank = |vector: bool| vector == (self.bank == Bank::Vgpr);
        match operand {
            Operand::Regs(list) => {
                let regs = self.before.regs(list);
                let own = regs
                    .iter()
                    .filter(|&&r| self.before.vregs[r].bank == self.bank);
                own.map(|&r| facts.var(r)).collect()
            }
            Operand::Phys(span) if of_bank(span.base.is_vector()) => {
                span.regs().map(Var::Phys).collect()
            }
            _ => Vec::new(),
        }
    }

    fn written_vars(&self, facts: &Facts, inst: &Inst) -> Vec<Var> {
        let operands = inst.operands.iter().enumerate();
        let written = operands.filter(|(k, _)| inst.access(*k).0);
        written.flat_map(|(_, &o)| self.vars(facts, o)).collect()
    }

    /// Along an edge each parameter gets the value of its argument, all at once.
    fn edge(&self, facts: &Facts, edge: &Edge, state: &mut State) {
        let params = &self.before.blocks[edge.block].params;
        let mut pairs = Vec::new();
        let mut anywhere = Vec::new();
        for (&param, &arg) in params.iter().zip(&edge.args) {
            if self.before.vregs[param].bank == self.bank {
                pairs.push((facts.var(param), Some(facts.var(arg))));
                if facts.undef.contains_key(&arg) {
                    anywhere.push(facts.var(param));
                }
            }
        }
        state.rename(&pairs);
        for var in anywhere {
            state.add_everywhere(var);
        }
    }
}

/// Is it C of a matrix instruction, and no other operand of it? D may be in the same registers.
fn is_accumulator(inst: &Inst, span: RegSpan) -> bool {
    let Op::Isa(opcode) = inst.op else {
        return false;
    };
    let here = |operand: &Operand| *operand == Operand::Phys(span);
    opcode.desc().mnemonic.starts_with("v_mfma")
        && inst.operands.get(3).is_some_and(here)
        && !inst.operands[1..3].iter().any(here)
}

#[cfg(test)]
mod tests;
