//! Spill code.
//!
//! A spilled value is saved right after its write and brought back right before each read, into a
//! register of its own. Within a block it stays for the next read if that is allowed and no
//! position in between has more registers in use than wanted. Linear in the number of instructions,
//! but for walking those gaps.

use super::code::Code;
use super::scratch::use_scratch;
use super::{Attempt, Home, Reuse, Spills, edges, home};
use crate::constraint::File;
use crate::live::{Live, STEP, WRITE};
use crate::trace::Trace;
use crate::whole::whole_values_of;
use cranelift_entity::SecondaryMap;
use isa::{Opcode, RegKind};
use mir::{Bank, Block, Function, Inst, Lanes, Operand, Pseudo, VReg};

/// Lives of temporaries may reach over at most that many instructions.
const MAX_GAP: u32 = 64;

/// Rewrites the function so that the chosen values live in their homes.
pub fn insert(
    func: &mut Function,
    file: &File,
    live: &Live,
    trace: &mut Trace,
    spills: &mut Spills,
    attempt: Attempt,
    (chosen, mut pressure): (Vec<VReg>, Vec<u32>),
) {
    let mut whole = whole_values_of(func, file);
    let homes = home::assign(func, file, live, spills, &chosen, &whole);
    let edges = edges::take(func, &homes, file, |_| true);
    let mut here = SecondaryMap::new();
    here.resize(func.vregs.len());
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        if !is_touched(func, &homes, &edges, block) {
            continue;
        }
        let mut writer = Writer {
            code: Code::new(func, spills, &homes, &mut whole, block),
            here: &mut here,
            pressure: &mut pressure,
            live,
            attempt,
        };
        writer.block(&edges);
        writer.code.finish(trace);
    }
    if file.bank == Bank::Vgpr && spills.stored > 0 {
        use_scratch(func);
    }
}

/// Has a block anything to do with values that have homes?
fn is_touched(
    func: &Function,
    homes: &SecondaryMap<VReg, Option<Home>>,
    edges: &edges::Edges,
    block: Block,
) -> bool {
    let has_home = |reg: &VReg| homes[*reg].is_some();
    let args = || func.current_succs(block).iter().flat_map(|e| &e.args);
    let operands = || func.blocks[block].insts.iter().flat_map(|i| &i.operands);
    !edges.start[block].is_empty()
        || !edges.end[block].is_empty()
        || args().any(has_home)
        || operands().any(|&o| func.operand_regs(o).iter().any(has_home))
}

/// Removes the instructions that save a value which nothing brings back: all its reads are near its
/// write.
pub fn remove_dead_stores(func: &mut Function, trace: &mut Trace, spills: &mut Spills) -> bool {
    let before = spills.stores;
    if before == 0 {
        return false;
    }
    let mut loaded: std::collections::BTreeSet<PlaceOf> = Default::default();
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        if let Some((home, HomeAccess::Load)) = home_access(inst) {
            loaded.insert(home);
        }
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let added = |home: PlaceOf| match home {
            PlaceOf::Slot(slot, _) => slot >= spills.first_slot,
            PlaceOf::Acc(acc) => spills.homes_in_accumulators.contains(&acc),
            PlaceOf::Lane(vgpr, _) => {
                let first = spills.lane_vgprs.homes.first();
                first.is_some_and(|&f| vgpr >= f.into())
            }
        };
        let insts = &func.blocks[block].insts;
        let dead = |inst: &Inst| match home_access(inst) {
            Some((home, HomeAccess::Store)) => added(home) && !loaded.contains(&home),
            _ => false,
        };
        if insts.iter().any(dead) {
            let removed: Vec<bool> = insts.iter().map(dead).collect();
            trace.remove(block, &removed);
            func.blocks[block].insts.retain(|inst| !dead(inst));
            spills.stores -= removed.iter().filter(|&&r| r).count() as u32;
        }
    }
    spills.stores != before
}

/// What an instruction does with a home.
enum HomeAccess {
    Load,
    Store,
}

/// A home, as instructions name it: with the lane, as its operand says it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum PlaceOf {
    Slot(u32, i32),
    Lane(u32, u8),
    Acc(u16),
}

/// The home that an instruction accesses: a slot, perhaps of one lane, or a VGPR's lane.
fn home_access(inst: &Inst) -> Option<(PlaceOf, HomeAccess)> {
    let slot = |o: &Operand, lane: i32| match o {
        Operand::Slot { slot, .. } => Some(PlaceOf::Slot(slot.as_u32(), lane)),
        _ => None,
    };
    let slot_of_lane = |o: &Operand, l: &Operand| match l {
        Operand::Imm(lane) => slot(o, *lane),
        _ => None,
    };
    let lane = |v: &Operand, l: &Operand| match (v, l) {
        (Operand::Phys(span), Operand::Inline(lane)) => {
            Some(PlaceOf::Lane(u32::from(span.base.index()), *lane))
        }
        _ => None,
    };
    let acc = |o: &Operand| match o {
        Operand::Phys(span) => Some(PlaceOf::Acc(span.base.index())),
        _ => None,
    };
    let ops = &inst.operands;
    match inst.op {
        mir::Op::Pseudo(Pseudo::ReloadVgpr) => Some((slot(&ops[1], 0)?, HomeAccess::Load)),
        mir::Op::Pseudo(Pseudo::SpillVgpr) => Some((slot(&ops[1], 0)?, HomeAccess::Store)),
        mir::Op::Pseudo(Pseudo::ReloadSgpr) => {
            Some((slot_of_lane(&ops[3], &ops[4])?, HomeAccess::Load))
        }
        mir::Op::Pseudo(Pseudo::SpillSgpr) => {
            Some((slot_of_lane(&ops[3], &ops[4])?, HomeAccess::Store))
        }
        mir::Op::Isa(Opcode::VAccvgprReadB32) => Some((acc(&ops[1])?, HomeAccess::Load)),
        mir::Op::Isa(Opcode::VAccvgprWriteB32) => Some((acc(&ops[0])?, HomeAccess::Store)),
        mir::Op::Isa(Opcode::VReadlaneB32) => Some((lane(&ops[1], &ops[2])?, HomeAccess::Load)),
        mir::Op::Isa(Opcode::VWritelaneB32) => Some((lane(&ops[0], &ops[2])?, HomeAccess::Store)),
        _ => None,
    }
}

/// A register that holds a spilled value at this point of a block.
#[derive(Clone, Copy, Default)]
struct Here {
    /// The register, and the block.
    reg: Option<(VReg, Block)>,
    /// Position after the last touch.
    until: u32,
}

/// Rewrites one block.
struct Writer<'a> {
    code: Code<'a>,
    here: &'a mut SecondaryMap<VReg, Here>,
    pressure: &'a mut [u32],
    live: &'a Live,
    attempt: Attempt,
}

impl Writer<'_> {
    fn block(&mut self, edges: &edges::Edges) {
        let old = std::mem::take(&mut self.code.func.blocks[self.code.block].insts);
        edges::run(&edges.start[self.code.block], &mut self.code);
        let last = old.len().saturating_sub(1);
        for (i, inst) in old.into_iter().enumerate() {
            let base = self.live.inst(self.code.block, i);
            if i == last {
                self.args(base);
                edges::run(&edges.end[self.code.block], &mut self.code);
            }
            if let Some(reg) = home::gives_constant(self.code.func, &inst)
                && matches!(self.code.homes[reg], Some(Home::Again(_)))
            {
                continue;
            }
            self.inst(inst, i, base);
        }
    }

    fn inst(&mut self, mut inst: Inst, index: usize, base: u32) {
        if self.attempt.reuse == Reuse::Never && self.fixed_copy(&inst, index) {
            return;
        }
        let mut reloaded: smallvec::SmallVec<[(VReg, VReg); 4]> = Default::default();
        for k in 0..inst.operands.len() {
            let Operand::Regs(list) = inst.operands[k] else {
                continue;
            };
            let regs = self.code.func.regs(list);
            if inst.access(k).0 || !regs.iter().any(|&r| self.code.homes[r].is_some()) {
                continue;
            }
            let mut regs: smallvec::SmallVec<[VReg; 8]> = regs.into();
            for reg in &mut regs {
                if self.code.homes[*reg].is_none() {
                    continue;
                }
                // The same value twice in one instruction is brought back once.
                let known = reloaded.iter().find(|(r, _)| r == reg).map(|(_, t)| *t);
                let temp = known.unwrap_or_else(|| self.bring_back(*reg, base));
                reloaded.push((*reg, temp));
                *reg = temp;
            }
            inst.operands[k] = self.code.func.operand(&regs);
        }
        for reg in self.code.copy(inst, index) {
            self.code.spills.fixed[reg] = true;
            self.here[reg] = Here {
                reg: Some((reg, self.code.block)),
                until: base + WRITE + 2,
            };
        }
    }

    /// A copy between spilled values and physical registers goes between these and the homes, so
    /// that it needs no register: as many may be fixed around it as there are. Tells whether it is
    /// one.
    fn fixed_copy(&mut self, inst: &Inst, index: usize) -> bool {
        let (list, span, from_home) = match inst.operands[..] {
            [Operand::Phys(span), Operand::Regs(list)] => (list, span, true),
            [Operand::Regs(list), Operand::Phys(span)] => (list, span, false),
            _ => return false,
        };
        let regs: smallvec::SmallVec<[VReg; 8]> = self.code.func.regs(list).into();
        let has_home = |r: &VReg| match &self.code.homes[*r] {
            Some(Home::Again(_)) => from_home,
            home => home.is_some(),
        };
        // Lane accesses take no special register.
        let general = matches!(span.base.kind(), RegKind::Sgpr | RegKind::Vgpr);
        if !inst.is_pseudo(Pseudo::Copy) || !general || !regs.iter().all(has_home) {
            return false;
        }
        let first = self.code.insts.len();
        for (&reg, phys) in regs.iter().zip(span.regs()) {
            let (home, phys) = (self.code.homes[reg].clone(), Operand::phys(phys));
            match home {
                Some(home) if from_home => self.code.load_into(phys, &home, Lanes::Active),
                Some(home) => self.code.save_from(phys, &home, self.code.lanes_of(reg)),
                None => {}
            }
        }
        self.code.insts[first..]
            .iter_mut()
            .for_each(|i| i.loc = inst.loc);
        self.code.origins[first..].fill(index as u32);
        true
    }

    /// Arguments of edges are read before the terminator.
    fn args(&mut self, base: u32) {
        for e in 0..self.code.func.current_succs(self.code.block).len() {
            for a in 0..self.code.func.current_succs(self.code.block)[e].args.len() {
                let arg = self.code.func.current_succs(self.code.block)[e].args[a];
                if self.code.homes[arg].is_some() {
                    let temp = self.bring_back(arg, base);
                    edges::succs_mut(self.code.func, self.code.block)[e].args[a] = temp;
                }
            }
        }
    }

    /// A register that holds the value at the instruction at `base`.
    fn bring_back(&mut self, reg: VReg, base: u32) -> VReg {
        if let Some(temp) = self.still_here(reg, base) {
            return temp;
        }
        let Some(home) = self.code.homes[reg].clone() else {
            return reg;
        };
        let temp = self.code.load(reg, &home);
        self.here[reg] = Here {
            reg: Some((temp, self.code.block)),
            until: base + STEP,
        };
        temp
    }

    /// The register that got the value earlier in the block, if it may stay until now.
    fn still_here(&mut self, reg: VReg, base: u32) -> Option<VReg> {
        let Here { reg: temp, until } = self.here[reg];
        let (temp, _) = temp.filter(|t| t.1 == self.code.block)?;
        if self.attempt.reuse == Reuse::Never || base > until + MAX_GAP * STEP {
            return None;
        }
        let gap = until.min(base) as usize..base as usize;
        if self.pressure[gap.clone()]
            .iter()
            .any(|&p| p >= self.attempt.wanted)
        {
            return None;
        }
        self.pressure[gap].iter_mut().for_each(|p| *p += 1);
        self.here[reg].until = base + STEP;
        Some(temp)
    }
}
