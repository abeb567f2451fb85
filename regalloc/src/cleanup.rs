//! What nobody needs: copies of a virtual register of its own bank, instructions whose results are
//! not read, block parameters that are not read.
//!
//! Linear: a work list in which each register is at most once.

use crate::trace::Trace;
use crate::whole::whole_values;
use cranelift_entity::{EntityRef, SecondaryMap};
use isa::{ImplicitRegs, InstFlags, RegKind};
use mir::{Bank, Block, Function, Inst, MemFlags, Op, Operand, Ordering, Pseudo, VReg, VRegKind};
use smallvec::SmallVec;

/// Cleans up what is in some of the banks. Instructions whose results are all in another one stay.
pub fn run(func: &mut Function, banks: &[Bank], trace: &mut Trace) {
    propagate_copies(func, banks);
    remove_dead(func, banks, trace);
}

/// In single static assignment the source of a copy can stand for its result everywhere.
fn propagate_copies(func: &mut Function, banks: &[Bank]) {
    let mut copies = Vec::new();
    for &block in &func.layout {
        let insts = func.blocks[block].insts.iter();
        let own = insts.filter(|inst| inst.is_pseudo(Pseudo::Copy));
        copies.extend(own.filter_map(|inst| copy_of(func, inst, banks)));
    }
    if copies.is_empty() {
        return;
    }
    let whole = match banks.contains(&Bank::Vgpr) {
        true => whole_values(func, Bank::Vgpr),
        false => SecondaryMap::new(),
    };
    let mut source: SecondaryMap<VReg, VReg> = SecondaryMap::with_default(VReg::new(0));
    let mut known: SecondaryMap<VReg, bool> = SecondaryMap::new();
    source.resize(func.vregs.len());
    known.resize(func.vregs.len());
    let mut any = false;
    for (dst, src) in copies {
        // What the active lanes had at the copy is not what the source has in them later.
        let kind = |list| func.regs(list).iter().map(|&r| whole[r]);
        if !kind(dst).eq(kind(src)) {
            continue;
        }
        for (&d, &s) in func.regs(dst).iter().zip(func.regs(src)) {
            source[d] = s;
            known[d] = true;
            any = true;
        }
    }
    if !any {
        return;
    }
    shorten_chains(&mut source, &known);
    let resolve = |reg: VReg| match known[reg] {
        true => source[reg],
        false => reg,
    };
    let renamed =
        |regs: &[VReg]| -> SmallVec<[VReg; 8]> { regs.iter().map(|&r| resolve(r)).collect() };
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        for inst in &mut insts {
            let written = inst.written();
            for (k, operand) in inst.operands.iter_mut().enumerate() {
                let Operand::Regs(list) = *operand else {
                    continue;
                };
                if !written.contains(k) && func.regs(list).iter().any(|&r| known[r]) {
                    let regs = renamed(func.regs(list));
                    *operand = func.operand(&regs);
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

/// Makes the source of each copy one that is no copy.
fn shorten_chains(source: &mut SecondaryMap<VReg, VReg>, known: &SecondaryMap<VReg, bool>) {
    let mut chain = Vec::new();
    for reg in known.keys().filter(|&r| known[r]) {
        let mut end = reg;
        while known[end] {
            chain.push(end);
            end = source[end];
        }
        chain.drain(..).for_each(|r| source[r] = end);
    }
}

/// The lists of a copy, if it is between virtual registers of one of the banks. Lane masks are left
/// alone where that would part the halves.
fn copy_of(func: &Function, inst: &Inst, banks: &[Bank]) -> Option<(mir::RegList, mir::RegList)> {
    let [Operand::Regs(dst), Operand::Regs(src)] = &inst.operands[..] else {
        return None;
    };
    let same = |&(&d, &s): &(&VReg, &VReg)| {
        let kind = func.vregs[d].kind;
        banks.contains(&func.vregs[d].bank)
            && func.vregs[d].bank == func.vregs[s].bank
            && kind.part() == func.vregs[s].kind.part()
    };
    let pairs = func.regs(*dst).iter().zip(func.regs(*src));
    let whole = pairs.clone().filter(same).count() == dst.width();
    let masks = pairs.clone().all(|(&d, _)| match func.vregs[d].kind {
        VRegKind::Plain => true,
        VRegKind::Mask { .. } => dst.width() == usize::from(func.wave.mask_registers()),
    });
    (whole && masks).then_some((*dst, *src))
}

/// What is needed, found from what has an effect: also values that only go round in loops are not.
/// It is the least that there is, in whatever order it is found.
struct Needed {
    regs: SecondaryMap<VReg, bool>,
    /// By instruction, in the order of the layout.
    insts: Vec<bool>,
    /// Number of each block's first instruction.
    first: SecondaryMap<Block, u32>,
    /// What writes a register, if that was passed over.
    passed: SecondaryMap<VReg, Def>,
    /// Sources of the edges to blocks with parameters.
    preds: SecondaryMap<Block, SmallVec<[Block; 2]>>,
    work: Vec<VReg>,
}

/// What writes a register.
#[derive(Clone, Copy, Default)]
enum Def {
    /// Nothing that was passed over.
    #[default]
    Unknown,
    /// It is a block's parameter.
    Param(Block),
    /// The instruction of a block with an index.
    Inst(Block, u32),
}

fn remove_dead(func: &mut Function, banks: &[Bank], trace: &mut Trace) {
    let insts = func.layout.iter().map(|&b| func.blocks[b].insts.len());
    let mut needed = Needed {
        regs: SecondaryMap::new(),
        insts: vec![false; insts.sum()],
        first: SecondaryMap::new(),
        passed: SecondaryMap::new(),
        preds: SecondaryMap::new(),
        work: Vec::new(),
    };
    needed.regs.resize(func.vregs.len());
    needed.passed.resize(func.vregs.len());
    needed.first.resize(func.blocks.len());
    needed.walk(func, banks);
    while let Some(reg) = needed.work.pop() {
        needed.follow(func, reg);
    }
    remove_params(func, banks, &needed.regs);
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let insts = &mut func.blocks[block].insts;
        let keep = &needed.insts[needed.first[block] as usize..][..insts.len()];
        if keep.iter().all(|&k| k) {
            continue;
        }
        let removed: Vec<bool> = keep.iter().map(|&k| !k).collect();
        trace.remove(block, &removed);
        let mut flags = keep.iter();
        insts.retain(|_| *flags.next().unwrap_or(&true));
    }
}

impl Needed {
    /// Goes from the end of the layout to its start. Needed are instructions with effects, all that
    /// other banks have, and what was found to be needed behind it; what is passed over meanwhile
    /// is looked at again when something in front of it turns out to need it.
    fn walk(&mut self, func: &Function, banks: &[Bank]) {
        let mut first = self.insts.len();
        for &block in func.layout.iter().rev() {
            let data = &func.blocks[block];
            first -= data.insts.len();
            self.first[block] = first as u32;
            for edge in func
                .current_succs(block)
                .iter()
                .filter(|e| !e.args.is_empty())
            {
                self.preds[edge.block].push(block);
                let params = func.blocks[edge.block].params.iter();
                for (&param, &arg) in params.zip(&edge.args) {
                    if self.regs[param] {
                        self.need(arg);
                    }
                }
            }
            for (i, inst) in data.insts.iter().enumerate().rev() {
                let mut wanted = false;
                func.for_each_def(inst, |r| wanted |= self.regs[r]);
                if wanted || !removable(func, banks, &data.insts, i) {
                    self.insts[first + i] = true;
                    func.for_each_use(inst, |r| self.need(r));
                } else {
                    func.for_each_def(inst, |r| self.passed[r] = Def::Inst(block, i as u32));
                }
            }
            for &param in &data.params {
                self.regs[param] |= !banks.contains(&func.vregs[param].bank);
                self.passed[param] = Def::Param(block);
                // Edges that lead back here have been passed.
                if self.regs[param] && !self.preds[block].is_empty() {
                    self.work.push(param);
                }
            }
        }
    }

    fn need(&mut self, reg: VReg) {
        let is_new = !std::mem::replace(&mut self.regs[reg], true);
        if is_new && !matches!(self.passed[reg], Def::Unknown) {
            self.work.push(reg);
        }
    }

    fn keep(&mut self, func: &Function, block: Block, index: usize) {
        let number = self.first[block] as usize + index;
        if !std::mem::replace(&mut self.insts[number], true) {
            let inst = &func.blocks[block].insts[index];
            func.for_each_use(inst, |r| self.need(r));
        }
    }

    /// What a needed register needs.
    fn follow(&mut self, func: &Function, reg: VReg) {
        match self.passed[reg] {
            Def::Param(block) => {
                let params = &func.blocks[block].params;
                let Some(place) = params.iter().position(|&p| p == reg) else {
                    return;
                };
                for k in 0..self.preds[block].len() {
                    let pred = self.preds[block][k];
                    for edge in func.current_succs(pred).iter().filter(|e| e.block == block) {
                        self.need(edge.args[place]);
                    }
                }
            }
            Def::Inst(block, at) => self.keep(func, block, at as usize),
            Def::Unknown => {}
        }
    }
}

/// Is the instruction of no use if nobody reads its results, which are of the banks?
fn removable(func: &Function, banks: &[Bank], insts: &[Inst], index: usize) -> bool {
    let inst = &insts[index];
    let mut own = false;
    for i in inst.written().indices() {
        match inst.operands.get(i) {
            Some(&Operand::Regs(list)) => {
                own |= banks.contains(&func.vregs[func.regs(list)[0]].bank);
            }
            Some(_) => return false,
            None => {}
        }
    }
    own && is_pure(inst) && (!writes_scc(inst) || !scc_read_from(insts, index + 1))
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
                    | Pseudo::SetInactive
                    | Pseudo::SymbolAddr
                    | Pseudo::IndexRead
                    | Pseudo::IndexWrite
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

/// Does the instruction leave something of its own in SCC?
pub fn writes_scc(inst: &Inst) -> bool {
    match inst.op {
        Op::Isa(o) => o.desc().implicit_writes.contains(ImplicitRegs::SCC),
        Op::Pseudo(p) => matches!(
            p,
            Pseudo::MaskMerge | Pseudo::SymbolAddr | Pseudo::Call | Pseudo::Prolog | Pseudo::Asm
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

/// For each place between the instructions of a block, from the start on: is the SCC that is there
/// read later? No value of SCC lives across blocks.
pub fn scc_reads(insts: &[Inst]) -> Vec<bool> {
    let mut reads = vec![false; insts.len() + 1];
    for (i, inst) in insts.iter().enumerate().rev() {
        reads[i] = reads_scc(inst) || (reads[i + 1] && !writes_scc(inst));
    }
    reads
}

/// The same for the place before instruction `index` alone. It looks as far as the next instruction
/// that reads or writes SCC: who asks for instructions that write it has looked at each instruction
/// once in the end.
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

/// Parameters of the banks that nobody needs go, with their arguments.
fn remove_params(func: &mut Function, banks: &[Bank], needed: &SecondaryMap<VReg, bool>) {
    let vregs = &func.vregs;
    let is_needed = |p: VReg| !banks.contains(&vregs[p].bank) || needed[p];
    let params = func.layout.iter().flat_map(|&b| &func.blocks[b].params);
    if params.copied().all(is_needed) {
        return;
    }
    let mut keep: SecondaryMap<Block, SmallVec<[bool; 8]>> = SecondaryMap::new();
    for &block in &func.layout {
        let params = func.blocks[block].params.iter();
        keep[block] = params.map(|&p| is_needed(p)).collect();
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let data = &mut func.blocks[block];
        let mut flags = keep[block].iter();
        data.params.retain(|_| *flags.next().unwrap_or(&true));
        for edge in data.succs.iter_mut().chain(&mut data.wave_succs) {
            let mut flags = keep[edge.block].iter();
            edge.args.retain(|_| *flags.next().unwrap_or(&true));
        }
    }
}
