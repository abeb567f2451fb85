//! What nobody needs: copies of a virtual register of the same bank, instructions whose results are not read, block
//! parameters that are not read.
//!
//! Linear: a work list over instructions, in which each is at most once for each of its results.

use crate::trace::Trace;
use cranelift_entity::{EntityRef, SecondaryMap};
use isa::{ImplicitRegs, InstFlags, RegKind};
use mir::{Bank, Block, Function, Inst, MemFlags, Op, Operand, Ordering, Pseudo, VReg, VRegKind};
use smallvec::SmallVec;

/// Cleans up for the allocation of a bank. Instructions whose results are all in the other bank stay.
pub fn run(func: &mut Function, bank: Bank, trace: &mut Trace) {
    propagate_copies(func, bank);
    remove_dead(func, bank, trace);
}

/// In single static assignment the source of a copy can stand for its result everywhere.
fn propagate_copies(func: &mut Function, bank: Bank) {
    let mut source: SecondaryMap<VReg, VReg> = SecondaryMap::with_default(VReg::new(0));
    let mut known: SecondaryMap<VReg, bool> = SecondaryMap::new();
    let mut any = false;
    for &block in &func.layout {
        for inst in &func.blocks[block].insts {
            let Some((dst, src)) = copy_of(func, inst, bank) else {
                continue;
            };
            for (&d, &s) in func.regs(dst).iter().zip(func.regs(src)) {
                source[d] = s;
                known[d] = true;
                any = true;
            }
        }
    }
    if !any {
        return;
    }
    let resolve = |mut reg: VReg| {
        while known[reg] {
            reg = source[reg];
        }
        reg
    };
    let renamed =
        |regs: &[VReg]| -> SmallVec<[VReg; 8]> { regs.iter().map(|&r| resolve(r)).collect() };
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        for inst in &mut insts {
            for k in 0..inst.operands.len() {
                let Operand::Regs(list) = inst.operands[k] else {
                    continue;
                };
                if inst.access(k).1 && func.regs(list).iter().any(|&r| known[r]) {
                    let regs = renamed(func.regs(list));
                    inst.operands[k] = func.operand(&regs);
                }
            }
        }
        func.blocks[block].insts = insts;
        let data = &mut func.blocks[block];
        for edge in data.succs.iter_mut().chain(&mut data.wave_succs) {
            edge.args.iter_mut().for_each(|a| *a = resolve(*a));
        }
    }
}

/// The lists of a copy between virtual registers of the bank. Lane masks are left alone where that would part the halves.
fn copy_of(func: &Function, inst: &Inst, bank: Bank) -> Option<(mir::RegList, mir::RegList)> {
    let (true, [Operand::Regs(dst), Operand::Regs(src)]) =
        (inst.is_pseudo(Pseudo::Copy), &inst.operands[..])
    else {
        return None;
    };
    let same = |&(&d, &s): &(&VReg, &VReg)| {
        let kind = func.vregs[d].kind;
        func.vregs[d].bank == bank
            && func.vregs[s].bank == bank
            && std::mem::discriminant(&kind) == std::mem::discriminant(&func.vregs[s].kind)
    };
    let pairs = func.regs(*dst).iter().zip(func.regs(*src));
    let whole = pairs.clone().filter(same).count() == dst.width();
    let masks = pairs.clone().all(|(&d, _)| match func.vregs[d].kind {
        VRegKind::Plain => true,
        _ => dst.width() == 2,
    });
    (whole && masks).then_some((*dst, *src))
}

/// Counts of reads, and what to look at again when one becomes zero.
struct Dead {
    uses: SecondaryMap<VReg, u32>,
    /// The instruction that writes a register: block and index plus one; 0 for a parameter.
    defs: SecondaryMap<VReg, (Option<Block>, u32)>,
    removed: SecondaryMap<Block, Vec<bool>>,
    preds: SecondaryMap<Block, SmallVec<[Block; 2]>>,
}

fn remove_dead(func: &mut Function, bank: Bank, trace: &mut Trace) {
    let mut dead = Dead {
        uses: SecondaryMap::new(),
        defs: SecondaryMap::new(),
        removed: SecondaryMap::new(),
        preds: SecondaryMap::new(),
    };
    dead.count(func);
    let mut work: Vec<VReg> = func
        .vregs
        .keys()
        .filter(|&r| dead.uses[r] == 0 && dead.defs[r].0.is_some())
        .collect();
    let mut any_inst = false;
    let mut any_param = false;
    let mut dropped: SecondaryMap<VReg, bool> = SecondaryMap::new();
    while let Some(reg) = work.pop() {
        let (Some(block), at) = dead.defs[reg] else {
            continue;
        };
        if at == 0 {
            if func.vregs[reg].bank == bank && !std::mem::replace(&mut dropped[reg], true) {
                any_param = true;
                drop_args(func, block, reg, &mut dead, &mut work);
            }
            continue;
        }
        let index = at as usize - 1;
        if dead.removed[block][index] || !dead.removable(func, bank, block, index) {
            continue;
        }
        dead.removed[block][index] = true;
        any_inst = true;
        let inst = &func.blocks[block].insts[index];
        func.for_each_use(inst, |r| dead.release(r, &mut work));
    }
    if any_param {
        remove_params(func, &dropped);
    }
    if any_inst {
        for &block in &func.layout {
            let removed = &dead.removed[block];
            trace.remove(block, removed);
            let mut index = 0;
            func.blocks[block].insts.retain(|_| {
                index += 1;
                !removed[index - 1]
            });
        }
    }
}

impl Dead {
    fn count(&mut self, func: &Function) {
        for &block in &func.layout {
            let data = &func.blocks[block];
            self.removed[block] = vec![false; data.insts.len()];
            for &param in &data.params {
                self.defs[param] = (Some(block), 0);
            }
            for (i, inst) in data.insts.iter().enumerate() {
                func.for_each_use(inst, |r| self.uses[r] += 1);
                func.for_each_def(inst, |r| self.defs[r] = (Some(block), i as u32 + 1));
            }
            for edge in func.current_succs(block) {
                self.preds[edge.block].push(block);
                edge.args.iter().for_each(|&r| self.uses[r] += 1);
            }
        }
    }

    fn release(&mut self, reg: VReg, work: &mut Vec<VReg>) {
        self.uses[reg] -= 1;
        if self.uses[reg] == 0 {
            work.push(reg);
        }
    }

    /// No result is read and nothing else happens.
    fn removable(&self, func: &Function, bank: Bank, block: Block, index: usize) -> bool {
        let insts = &func.blocks[block].insts;
        let inst = &insts[index];
        let mut own = false;
        for (i, &operand) in inst.operands.iter().enumerate() {
            if !inst.access(i).0 {
                continue;
            }
            let Operand::Regs(list) = operand else {
                return false;
            };
            let regs = func.regs(list);
            if regs.iter().any(|&r| self.uses[r] != 0) {
                return false;
            }
            own |= func.vregs[regs[0]].bank == bank;
        }
        own && is_pure(inst) && (!writes_scc(inst) || !scc_read_from(insts, index + 1))
    }
}

/// Does the instruction do nothing but write its operands and SCC?
fn is_pure(inst: &Inst) -> bool {
    let opcode = match inst.op {
        Op::Pseudo(p) => {
            return matches!(
                p,
                Pseudo::Copy
                    | Pseudo::Undef
                    | Pseudo::FrameAddr
                    | Pseudo::ReloadVgpr
                    | Pseudo::MaskMerge
                    | Pseudo::SymbolAddr
            );
        }
        Op::Isa(opcode) => opcode,
    };
    let desc = opcode.desc();
    let effects = InstFlags::STORES
        | InstFlags::ATOMIC
        | InstFlags::SIDE_EFFECTS
        | InstFlags::BARRIER
        | InstFlags::TERMINATOR
        | InstFlags::BRANCH
        | InstFlags::CALL
        | InstFlags::CACHE_CONTROL;
    let plain_access = inst
        .mem
        .is_none_or(|m| m.ordering == Ordering::NotAtomic && !m.flags.contains(MemFlags::VOLATILE));
    !desc.flags.intersects(effects)
        && (desc.implicit_writes - ImplicitRegs::SCC).is_empty()
        && !desc.operands.is_empty()
        && plain_access
        && !(desc.flags.contains(InstFlags::LOADS) && inst.mem.is_none())
}

fn writes_scc(inst: &Inst) -> bool {
    match inst.op {
        Op::Isa(o) => o.desc().implicit_writes.contains(ImplicitRegs::SCC),
        Op::Pseudo(p) => matches!(
            p,
            Pseudo::MaskMerge | Pseudo::SymbolAddr | Pseudo::Call | Pseudo::Prolog
        ),
    }
}

fn reads_scc(inst: &Inst) -> bool {
    let implicit = match inst.op {
        Op::Isa(o) => o.desc().implicit_reads.contains(ImplicitRegs::SCC),
        Op::Pseudo(p) => matches!(p, Pseudo::BranchScc0 | Pseudo::BranchScc1),
    };
    let named = |o: &Operand| matches!(o, Operand::Phys(s) if s.base.kind() == RegKind::Scc);
    implicit || inst.operands.iter().any(named)
}

/// Is the SCC of before instruction `index` read there or later in the block? No value of SCC lives across blocks.
pub fn scc_read_from(insts: &[Inst], index: usize) -> bool {
    for inst in &insts[index..] {
        if reads_scc(inst) {
            return true;
        }
        if writes_scc(inst) {
            return false;
        }
    }
    false
}

/// A parameter goes: its arguments are read once less.
fn drop_args(func: &Function, block: Block, param: VReg, dead: &mut Dead, work: &mut Vec<VReg>) {
    let Some(place) = func.blocks[block].params.iter().position(|&p| p == param) else {
        return;
    };
    let mut preds = dead.preds[block].clone();
    preds.dedup();
    for pred in preds {
        for edge in func.current_succs(pred) {
            if edge.block == block {
                dead.release(edge.args[place], work);
            }
        }
    }
}

fn remove_params(func: &mut Function, dropped: &SecondaryMap<VReg, bool>) {
    let mut keep: SecondaryMap<Block, SmallVec<[bool; 8]>> = SecondaryMap::new();
    for &block in &func.layout {
        keep[block] = func.blocks[block]
            .params
            .iter()
            .map(|&p| !dropped[p])
            .collect();
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let data = &mut func.blocks[block];
        data.params.retain(|p| !dropped[*p]);
        for edge in data.succs.iter_mut().chain(&mut data.wave_succs) {
            let mut flags = keep[edge.block].iter();
            edge.args.retain(|_| *flags.next().unwrap_or(&true));
        }
    }
}
