//! Spill code.
//!
//! A spilled value is saved right after its write and brought back right before each read, into a
//! register of its own. Within a block it stays for the next read if that is allowed and no
//! position in between has more registers in use than wanted. Linear in the number of instructions,
//! but for walking those gaps.

use super::{Attempt, Home, Reuse, Spills, edges, home};
use crate::constraint::File;
use crate::live::{Live, STEP, WRITE};
use crate::trace::{ADDED, Trace};
use crate::whole::whole_values_of;
use cranelift_entity::SecondaryMap;
use isa::{Opcode, Reg, RegKind};
use mir::{Bank, Block, Function, Inst, Lanes, Operand, Pseudo, VReg};

/// Lives of temporaries may reach over at most that many instructions.
const MAX_GAP: u32 = 64;

/// Added instructions for which a block has room beforehand.
const ROOM: usize = 8;

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
    let edges = edges::take(func, &homes, file);
    let mut here = SecondaryMap::new();
    here.resize(func.vregs.len());
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let room = func.blocks[block].insts.len() + ROOM;
        let mut writer = Writer {
            func,
            spills,
            homes: &homes,
            whole: &mut whole,
            block,
            insts: Vec::with_capacity(room),
            origins: Vec::with_capacity(room),
            here: &mut here,
            pressure: &mut pressure,
            live,
            attempt,
        };
        writer.block(&edges);
        let (insts, origins) = (writer.insts, writer.origins);
        func.blocks[block].insts = insts;
        trace.rewrite(block, &origins);
    }
    if file.bank == Bank::Vgpr && spills.stored > 0 {
        use_scratch(func);
    }
}

/// Removes the instructions that save a value which nothing brings back: all its reads are near its
/// write.
pub fn remove_dead_stores(func: &mut Function, trace: &mut Trace, spills: &mut Spills) -> bool {
    let before = spills.stores;
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
        let removed: Vec<bool> = insts.iter().map(dead).collect();
        if removed.contains(&true) {
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
pub(super) struct Writer<'a> {
    pub(super) func: &'a mut Function,
    pub(super) spills: &'a mut Spills,
    homes: &'a SecondaryMap<VReg, Option<Home>>,
    /// Values that count in all lanes.
    whole: &'a mut SecondaryMap<VReg, bool>,
    pub(super) block: Block,
    insts: Vec<Inst>,
    origins: Vec<u32>,
    here: &'a mut SecondaryMap<VReg, Here>,
    pressure: &'a mut [u32],
    live: &'a Live,
    attempt: Attempt,
}

impl Writer<'_> {
    fn block(&mut self, edges: &edges::Edges) {
        let old = std::mem::take(&mut self.func.blocks[self.block].insts);
        self.run(&edges.start[self.block]);
        let last = old.len().saturating_sub(1);
        for (i, inst) in old.into_iter().enumerate() {
            let base = self.live.inst(self.block, i);
            if i == last {
                self.args(base);
                self.run(&edges.end[self.block]);
            }
            if let Some(reg) = home::gives_constant(self.func, &inst)
                && matches!(self.homes[reg], Some(Home::Again(_)))
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
            let regs = self.func.regs(list);
            if inst.access(k).0 || !regs.iter().any(|&r| self.homes[r].is_some()) {
                continue;
            }
            let mut regs: smallvec::SmallVec<[VReg; 8]> = regs.into();
            for reg in &mut regs {
                if self.homes[*reg].is_none() {
                    continue;
                }
                // The same value twice in one instruction is brought back once.
                let known = reloaded.iter().find(|(r, _)| r == reg).map(|(_, t)| *t);
                let temp = known.unwrap_or_else(|| self.bring_back(*reg, base));
                reloaded.push((*reg, temp));
                *reg = temp;
            }
            inst.operands[k] = self.func.operand(&regs);
        }
        let mut written: smallvec::SmallVec<[VReg; 4]> = Default::default();
        self.func.for_each_def(&inst, |r| written.push(r));
        let lanes = inst.lanes;
        self.insts.push(inst);
        self.origins.push(index as u32);
        for reg in written {
            if let Some(home) = self.homes[reg].clone().filter(Home::is_stored) {
                self.spills.fixed[reg] = true;
                let lanes = match lanes {
                    Lanes::Quads => lanes,
                    Lanes::Active | Lanes::All => self.lanes_of(reg),
                };
                self.save(reg, &home, lanes);
                self.here[reg] = Here {
                    reg: Some((reg, self.block)),
                    until: base + WRITE + 2,
                };
            }
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
        let regs: smallvec::SmallVec<[VReg; 8]> = self.func.regs(list).into();
        let has_home = |r: &VReg| match &self.homes[*r] {
            Some(Home::Again(_)) => from_home,
            home => home.is_some(),
        };
        // Lane accesses take no special register.
        let general = matches!(span.base.kind(), RegKind::Sgpr | RegKind::Vgpr);
        if !inst.is_pseudo(Pseudo::Copy) || !general || !regs.iter().all(has_home) {
            return false;
        }
        let first = self.insts.len();
        for (&reg, phys) in regs.iter().zip(span.regs()) {
            let (home, phys) = (self.homes[reg].clone(), Operand::phys(phys));
            match home {
                Some(home) if from_home => self.load_into(phys, &home, Lanes::Active),
                Some(home) => self.save_from(phys, &home, self.lanes_of(reg)),
                None => {}
            }
        }
        self.insts[first..]
            .iter_mut()
            .for_each(|i| i.loc = inst.loc);
        self.origins[first..].fill(index as u32);
        true
    }

    /// Arguments of edges are read before the terminator.
    fn args(&mut self, base: u32) {
        for e in 0..self.func.current_succs(self.block).len() {
            for a in 0..self.func.current_succs(self.block)[e].args.len() {
                let arg = self.func.current_succs(self.block)[e].args[a];
                if self.homes[arg].is_some() {
                    let temp = self.bring_back(arg, base);
                    edges::succs_mut(self.func, self.block)[e].args[a] = temp;
                }
            }
        }
    }

    fn run(&mut self, steps: &[edges::Step]) {
        let mut held = Vec::new();
        for step in steps {
            step.emit(self, &mut held);
        }
    }

    /// A register that holds the value at the instruction at `base`.
    fn bring_back(&mut self, reg: VReg, base: u32) -> VReg {
        if let Some(temp) = self.still_here(reg, base) {
            return temp;
        }
        let Some(home) = self.homes[reg].clone() else {
            return reg;
        };
        let temp = self.load(reg, &home);
        self.here[reg] = Here {
            reg: Some((temp, self.block)),
            until: base + STEP,
        };
        temp
    }

    /// The register that got the value earlier in the block, if it may stay until now.
    fn still_here(&mut self, reg: VReg, base: u32) -> Option<VReg> {
        let Here { reg: temp, until } = self.here[reg];
        let (temp, _) = temp.filter(|t| t.1 == self.block)?;
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

    pub(super) fn add(&mut self, inst: Inst) {
        self.insts.push(inst);
        self.origins.push(ADDED);
    }

    /// A new register that cannot be spilled.
    fn temp(&mut self, like: VReg) -> VReg {
        let temp = self.func.vreg(self.func.vregs[like].bank);
        self.spills.fixed[temp] = true;
        self.whole[temp] = self.whole[like];
        temp
    }

    /// The lanes that a value counts in.
    pub(super) fn lanes_of(&self, reg: VReg) -> Lanes {
        match self.whole[reg] {
            true => Lanes::All,
            false => Lanes::Active,
        }
    }

    /// Brings a value back from its home into a new register.
    pub(super) fn load(&mut self, like: VReg, home: &Home) -> VReg {
        let temp = self.temp(like);
        let dst = self.func.operand(&[temp]);
        self.load_into(dst, home, self.lanes_of(like));
        temp
    }

    /// Brings a value back from its home into a register, for some lanes.
    fn load_into(&mut self, dst: Operand, home: &Home, lanes: Lanes) {
        let mut inst = match home {
            Home::Slot(slot) => Inst::pseudo(
                Pseudo::ReloadVgpr,
                &[
                    dst,
                    Operand::Slot {
                        slot: *slot,
                        offset: 0,
                    },
                ],
            ),
            Home::Acc(acc) => {
                let acc = Operand::phys(Reg::agpr(*acc));
                Inst::new(Opcode::VAccvgprReadB32, &[dst, acc])
            }
            Home::Lane(vgpr, lane) => {
                let vgpr = Operand::phys(Reg::vgpr(*vgpr));
                Inst::new(Opcode::VReadlaneB32, &[dst, vgpr, Operand::number(*lane)])
            }
            Home::Memory(slot, lane) => {
                let (registers, place) = self.memory(*slot, *lane);
                let operands: smallvec::SmallVec<[Operand; 6]> =
                    [dst].into_iter().chain(registers).chain(place).collect();
                Inst::pseudo(Pseudo::ReloadSgpr, &operands)
            }
            Home::Again(inst) => {
                let mut inst = (**inst).clone();
                inst.operands[0] = dst;
                inst
            }
        };
        inst.lanes = lanes;
        self.add(inst);
        self.spills.reloads += 1;
    }

    /// The operands of an access of an SGPR's home in memory: those before the slot, but for the
    /// SGPR, and from it on.
    fn memory(&self, slot: mir::Slot, lane: u8) -> (Vec<Operand>, Vec<Operand>) {
        let access = self.spills.access.as_ref();
        let registers = access.map_or(Vec::new(), |a| a.registers().to_vec());
        let keep = access.map_or(Operand::Off, |a| a.keep());
        let place = Operand::Slot { slot, offset: 0 };
        (registers, vec![place, Operand::Imm(lane.into()), keep])
    }

    /// Saves a register in a home, for some lanes.
    pub(super) fn save(&mut self, reg: VReg, home: &Home, lanes: Lanes) {
        let src = self.func.operand(&[reg]);
        self.save_from(src, home, lanes);
    }

    fn save_from(&mut self, src: Operand, home: &Home, lanes: Lanes) {
        let mut inst = match home {
            Home::Slot(slot) => Inst::pseudo(
                Pseudo::SpillVgpr,
                &[
                    src,
                    Operand::Slot {
                        slot: *slot,
                        offset: 0,
                    },
                ],
            ),
            Home::Acc(acc) => {
                let acc = Operand::phys(Reg::agpr(*acc));
                Inst::new(Opcode::VAccvgprWriteB32, &[acc, src])
            }
            Home::Lane(vgpr, lane) => {
                let vgpr = Operand::phys(Reg::vgpr(*vgpr));
                let operands = [vgpr, src, Operand::number(*lane), vgpr];
                Inst::new(Opcode::VWritelaneB32, &operands)
            }
            Home::Memory(slot, lane) => {
                let (registers, place) = self.memory(*slot, *lane);
                let operands: smallvec::SmallVec<[Operand; 6]> =
                    registers.into_iter().chain([src]).chain(place).collect();
                Inst::pseudo(Pseudo::SpillSgpr, &operands)
            }
            Home::Again(_) => return,
        };
        inst.lanes = lanes;
        self.add(inst);
        self.spills.stores += 1;
    }
}

/// The function now has memory of its own: a kernel may need the scratch resource in its first
/// registers, which moves its other inputs. They are still named by the copies at its start only.
pub(super) fn use_scratch(func: &mut Function) {
    func.frame.uses_scratch = true;
    let Some(abi) = &mut func.kernel else {
        return;
    };
    let old = inputs(abi);
    abi.request_scratch(func.frame.access);
    let new = inputs(abi);
    if old.iter().all(|input| new.contains(input)) {
        return;
    }
    let renamed = |reg: Reg| {
        let (input, span) = old.iter().find(|(_, span)| span.contains(reg))?;
        let (_, to) = new.iter().find(|(n, _)| n == input)?;
        to.base.checked_next(reg.code() - span.base.code())
    };
    let mut written = [false; Reg::COUNT];
    let calls = func.has_calls();
    let blocks = if calls { 1 } else { func.layout.len() };
    for &block in &func.layout[..blocks] {
        for inst in &mut func.blocks[block].insts {
            for k in 0..inst.operands.len() {
                let (writes, _) = inst.access(k);
                let Operand::Phys(span) = &mut inst.operands[k] else {
                    continue;
                };
                if writes {
                    span.regs()
                        .for_each(|r| written[usize::from(r.code())] = true);
                } else if !written[usize::from(span.base.code())] {
                    span.base = renamed(span.base).unwrap_or(span.base);
                }
            }
        }
    }
}

/// An input of a kernel.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Input {
    User(mir::UserSgpr),
    Preloaded,
    Group(usize),
}

fn inputs(abi: &mir::KernelAbi) -> Vec<(Input, isa::RegSpan)> {
    use mir::UserSgpr::*;
    let users = [
        PrivateSegmentBuffer,
        DispatchPtr,
        QueuePtr,
        KernargSegmentPtr,
        DispatchId,
        FlatScratchInit,
        PrivateSegmentSize,
    ];
    let user = users
        .into_iter()
        .filter_map(|u| abi.user_sgpr(u).map(|span| (Input::User(u), span)));
    let groups =
        (0..3).filter_map(|d| abi.workgroup_id_reg(d).map(|r| (Input::Group(d), r.into())));
    let preloaded = abi.preloaded_sgprs().map(|s| (Input::Preloaded, s));
    user.chain(preloaded).chain(groups).collect()
}
