//! Saves what LLVM's convention preserves: in functions that have it, after all registers are
//! physical.
//!
//! What the function writes, with the functions that it calls, is known now ([`Clobbers`]). Of
//! that,
//!
//! * preserved VGPRs are stored to the frame at the function's start and loaded before each return,
//!   under the EXEC of the caller, which is also that of the returns: no other lane of them is
//!   written;
//! * VGPRs that are written whatever EXEC says (lanes of spilled SGPRs, here and in callees) hold
//!   values of the caller in lanes that are not active, so those lanes are saved of every one of
//!   them, and all lanes of a preserved one. Results are in VGPRs that are not preserved; their
//!   active lanes are left alone;
//! * preserved SGPRs go to the lanes of a VGPR that nothing else uses and no callee writes, which
//!   is then itself such a VGPR. Where the function has none to spare, a preserved one takes them
//!   to the frame at the start, in a slot beside that of its own value, and back before each
//!   return; between, it is the function's.
//!
//! EXEC is kept in a pair that is not preserved, in which no argument is, nor the return address;
//! SCC lives neither across the function's start nor at a return. The return address leaves a
//! preserved pair before that gets its old value back. Linear in the number of instructions.

use crate::Clobbers;
use isa::{Machine, MaskOp, Opcode, Reg, RegSpan, WaveSize};
use mir::abi::call::{RETURN_ADDRESS, STACK_POINTER};
use mir::abi::standard::{FIRST_VGPR, is_preserved};
use mir::{ALL_LANES, FuncId, Function, Inst, Operand, Pseudo, Slot, SlotData};

/// For EXEC: not preserved, and behind those that arguments can be in.
const PLACES: [Reg; 2] = [Reg::sgpr(40), Reg::sgpr(42)];

/// A VGPR and its place in the frame.
type Saved = (Reg, Slot);

/// What is saved where.
struct Plan {
    /// Active lanes.
    active: Vec<Saved>,
    /// Lanes that are not active.
    inactive: Vec<Saved>,
    /// All lanes.
    all: Vec<Saved>,
    /// Preserved SGPRs.
    sgprs: Vec<Reg>,
    /// The VGPR that they go to.
    lanes: Reg,
    /// Where that stands meanwhile, if the function itself uses it.
    lanes_slot: Option<Slot>,
    wave: WaveSize,
}

/// Makes a function of LLVM's convention keep it; others stay as they are. `callees` says what
/// calls write, and the function has `vgprs` VGPRs.
pub fn preserve(
    func: &mut Function,
    machine: &Machine,
    vgprs: u16,
    callees: &dyn Fn(FuncId) -> Clobbers,
) {
    if !func.preserves() {
        return;
    }
    let Some(plan) = Plan::new(func, machine, vgprs, callees) else {
        return;
    };
    let entry = func.entry();
    let insts = &mut func.blocks[entry].insts;
    let at = insts
        .iter()
        .take_while(|i| i.is_pseudo(Pseudo::Prolog))
        .count();
    insts.splice(at..at, plan.enter());
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let insts = &mut func.blocks[block].insts;
        let Some(last) = insts.pop_if(|i| i.is_pseudo(Pseudo::Return)) else {
            continue;
        };
        insts.extend(plan.leave(last));
    }
}

/// A word of the frame.
fn word(func: &mut Function) -> Slot {
    func.frame.slots.push(SlotData {
        size: 4,
        align: 4,
        offset: None,
    })
}

/// VGPRs that instructions name, as operands of any kind.
fn named(func: &Function) -> Vec<bool> {
    let mut named = vec![false; 256];
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        for operand in &inst.operands {
            if let Operand::Phys(span) = operand {
                let vgprs = span.regs().filter(|r| r.is_vgpr());
                vgprs.for_each(|r| named[usize::from(r.index())] = true);
            }
        }
    }
    named
}

impl Plan {
    fn new(
        func: &mut Function,
        machine: &Machine,
        limit: u16,
        callees: &dyn Fn(FuncId) -> Clobbers,
    ) -> Option<Plan> {
        let written = Clobbers::of(func, callees);
        let access = func.frame.access;
        let preserved = |r: Reg| is_preserved(r, access);
        let sgprs: Vec<Reg> = (0..machine.processor().sgprs_addressable)
            .map(Reg::sgpr)
            .filter(|&r| written.contains(r) && preserved(r) && r.index() >= 4)
            .filter(|&r| r != STACK_POINTER)
            .collect();
        let mut plan = Plan {
            active: Vec::new(),
            inactive: Vec::new(),
            all: Vec::new(),
            sgprs,
            lanes: Reg::vgpr(0),
            lanes_slot: None,
            wave: func.wave,
        };
        let mut vgprs: Vec<(Reg, bool)> = (0..256)
            .map(Reg::vgpr)
            .map(|r| (r, written.is_whole_wave(r)))
            .filter(|&(r, whole)| whole || written.contains(r) && preserved(r))
            .collect();
        if !plan.sgprs.is_empty() {
            let named = named(func);
            let free = |r: &Reg| !named[usize::from(r.index())] && !written.contains(*r);
            let most = machine.processor().vgprs_addressable.min(256).min(limit);
            let mut all = (0..most).map(Reg::vgpr);
            plan.lanes = all.find(free).unwrap_or_else(|| {
                plan.lanes_slot = Some(word(func));
                Reg::vgpr(FIRST_VGPR)
            });
            vgprs.retain(|&(r, _)| r != plan.lanes);
            vgprs.push((plan.lanes, true));
        }
        for (reg, whole) in vgprs {
            let slot = word(func);
            let list = match (whole, preserved(reg)) {
                (false, _) => &mut plan.active,
                (true, false) => &mut plan.inactive,
                (true, true) => &mut plan.all,
            };
            list.push((reg, slot));
        }
        let any = [&plan.active, &plan.inactive, &plan.all];
        if any.iter().all(|list| list.is_empty()) {
            return None;
        }
        func.frame.uses_scratch = true;
        Some(plan)
    }

    /// At the function's start.
    fn enter(&self) -> Vec<Inst> {
        let mut out = Vec::new();
        self.whole_wave(Pseudo::SpillVgpr, self.place(PLACES[0]), &mut out);
        for (lane, &sgpr) in self.sgprs.iter().enumerate() {
            let operands = [
                Operand::phys(self.lanes),
                Operand::phys(sgpr),
                Operand::number(lane as u8),
                Operand::phys(self.lanes),
            ];
            out.push(Inst::new(Opcode::VWritelaneB32, &operands));
        }
        self.move_lanes(Pseudo::SpillVgpr, self.place(PLACES[0]), &mut out);
        access(&self.active, Pseudo::SpillVgpr, &mut out);
        out
    }

    /// Before a return, and the return.
    fn leave(&self, mut last: Inst) -> Vec<Inst> {
        let mut out = Vec::new();
        let link = Operand::Phys(RETURN_ADDRESS);
        let address = last.return_address();
        if let Some(address) = address.filter(|&a| self.restores(a)) {
            // welded: an address, not a mask.
            out.push(Inst::new(Opcode::SMovB64, &[link, address]));
            last.operands[0] = link;
        }
        let place = self.place_beside(&last);
        self.move_lanes(Pseudo::ReloadVgpr, place, &mut out);
        for (lane, &sgpr) in self.sgprs.iter().enumerate() {
            let operands = [
                Operand::phys(sgpr),
                Operand::phys(self.lanes),
                Operand::number(lane as u8),
            ];
            out.push(Inst::new(Opcode::VReadlaneB32, &operands));
        }
        access(&self.active, Pseudo::ReloadVgpr, &mut out);
        self.whole_wave(Pseudo::ReloadVgpr, place, &mut out);
        out.push(last);
        out
    }

    /// A place for EXEC in which the address of a return is not.
    fn place_beside(&self, last: &Inst) -> RegSpan {
        let used = |pair: &RegSpan| match last.return_address() {
            Some(Operand::Phys(span)) => span.overlaps(*pair),
            _ => false,
        };
        let mut places = PLACES.into_iter().map(|reg| self.place(reg));
        let place = places.find(|p| !used(p));
        place.unwrap_or_else(|| self.place(PLACES[0]))
    }

    /// Takes the lanes of preserved SGPRs to the frame or back, if that is where they stand.
    fn move_lanes(&self, access_by: Pseudo, pair: RegSpan, out: &mut Vec<Inst>) {
        let Some(slot) = self.lanes_slot else {
            return;
        };
        let keep = Operand::Phys(pair);
        let enter = MaskOp::OrSaveexec.opcode(self.wave);
        out.push(Inst::new(enter, &[keep, ALL_LANES]));
        access(&[(self.lanes, slot)], access_by, out);
        let exec = Operand::Phys(self.wave.exec());
        out.push(Inst::new(MaskOp::Mov.opcode(self.wave), &[exec, keep]));
    }

    /// A place for EXEC.
    fn place(&self, reg: Reg) -> RegSpan {
        RegSpan::new(reg, self.wave.mask_registers())
    }

    fn restores(&self, address: Operand) -> bool {
        match address {
            Operand::Phys(span) => span.regs().any(|r| self.sgprs.contains(&r)),
            _ => false,
        }
    }

    /// Stores or loads the VGPRs whose lanes that are not active count, and goes back to EXEC, kept
    /// in `pair`.
    fn whole_wave(&self, access_by: Pseudo, pair: RegSpan, out: &mut Vec<Inst>) {
        if self.inactive.is_empty() && self.all.is_empty() {
            return;
        }
        let keep = Operand::Phys(pair);
        let enter = match self.inactive.is_empty() {
            true => MaskOp::OrSaveexec,
            false => MaskOp::XorSaveexec,
        };
        let (exec, mov) = (Operand::Phys(self.wave.exec()), MaskOp::Mov);
        let inst = |op: MaskOp, to, from| Inst::new(op.opcode(self.wave), &[to, from]);
        out.push(inst(enter, keep, ALL_LANES));
        access(&self.inactive, access_by, out);
        if !self.inactive.is_empty() && !self.all.is_empty() {
            out.push(inst(mov, exec, ALL_LANES));
        }
        access(&self.all, access_by, out);
        out.push(inst(mov, exec, keep));
    }
}

fn access(list: &[Saved], by: Pseudo, out: &mut Vec<Inst>) {
    for &(reg, slot) in list {
        let place = Operand::Slot { slot, offset: 0 };
        out.push(Inst::pseudo(by, &[Operand::phys(reg), place]));
    }
}
