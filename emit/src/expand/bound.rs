//! M0 where LDS addresses are checked against it: all ones before each access, so that all are let
//! through.
//!
//! M0 has other uses (lanes and rows that an instruction selects, messages, addresses of loads to
//! LDS, what callees leave in it), so it is set where the function begins and again where something
//! else may stand in it. What reads M0 for another purpose stands directly behind what writes it
//! for that, in one unit of the scheduler, which no access of LDS is in the middle of: writing M0
//! before an access destroys nothing.
//!
//! A forward analysis of the wave graph, with one fact of each block; linear in the instructions,
//! times the depth of loops.
//!
//! Source: AMDGPUUsage, "M0" of "Kernel Prolog".

use isa::{Generation, ImplicitRegs, InstFlags, LdsBound, Machine, ModFlags, Opcode, Reg};
use mir::{Block, Function, Inst, Op, Operand, Spaces};
use std::collections::BTreeMap;

/// What stands in M0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum M0 {
    /// All ones.
    AllOnes,
    /// Perhaps something else.
    Unknown,
}

impl M0 {
    fn meet(self, other: M0) -> M0 {
        match self == other {
            true => self,
            false => M0::Unknown,
        }
    }
}

/// Puts all ones into M0 before accesses of LDS, where they want it. The prolog of a kernel has
/// done so already.
pub(super) fn set(func: &mut Function, machine: &Machine) {
    if machine.facts().lds_bound != LdsBound::M0 {
        return;
    }
    let column = machine.column();
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    if !insts.any(|i| is_checked(i, column)) {
        return;
    }
    if func.kernel.is_none() {
        let entry = func.entry();
        func.blocks[entry].insts.insert(0, all_ones());
    }
    let begin = at_starts(func, column);
    for block in func.layout.clone() {
        let mut state = begin.get(&block).copied().unwrap_or(M0::Unknown);
        let mut out = Vec::new();
        for inst in std::mem::take(&mut func.blocks[block].insts) {
            if is_checked(&inst, column) && state == M0::Unknown {
                let mut set = all_ones();
                set.loc = inst.loc;
                out.push(set);
                state = M0::AllOnes;
            }
            state = after(&inst, state);
            out.push(inst);
        }
        func.blocks[block].insts = out;
    }
}

fn all_ones() -> Inst {
    Inst::new(
        Opcode::SMovB32,
        &[Operand::phys(Reg::M0), Operand::MINUS_ONE],
    )
}

/// Is the address of an LDS access checked against M0? What reads M0 on machines that check nothing
/// has a meaning of its own for it.
fn is_checked(inst: &Inst, column: Generation) -> bool {
    let Op::Isa(opcode) = inst.op else {
        return false;
    };
    let desc = opcode.desc();
    let family = desc.family_on(column);
    if family == isa::Family::Flat {
        return inst.mem.is_none_or(|m| m.spaces.contains(Spaces::LOCAL));
    }
    let reads_here = desc.implicit_reads_on(column).contains(ImplicitRegs::M0);
    let reads_anywhere = desc.implicit_reads.contains(ImplicitRegs::M0);
    family == isa::Family::Ds && reads_here && !reads_anywhere && !inst.mods.has(ModFlags::GDS)
}

/// What stands in M0 behind an instruction.
fn after(inst: &Inst, before: M0) -> M0 {
    let named = |(i, operand): (usize, &Operand)| {
        let is_m0 = matches!(operand, Operand::Phys(span) if span.contains(Reg::M0));
        is_m0 && inst.access(i).0
    };
    let Op::Isa(opcode) = inst.op else {
        return match inst.operands.iter().enumerate().any(named) {
            true => M0::Unknown,
            false => before,
        };
    };
    let desc = opcode.desc();
    if opcode == Opcode::SMovB32 && inst.operands[..] == all_ones().operands[..] {
        return M0::AllOnes;
    }
    let unsaid = desc.implicit_writes.contains(ImplicitRegs::M0);
    let calls = desc.flags.contains(InstFlags::CALL);
    match unsaid || calls || inst.operands.iter().enumerate().any(named) {
        true => M0::Unknown,
        false => before,
    }
}

/// What stands in M0 where each block begins that can be reached. All ones until something else is
/// found; each block changes at most once, so this ends.
fn at_starts(func: &Function, column: Generation) -> BTreeMap<Block, M0> {
    let entry = match func.kernel {
        Some(_) => M0::Unknown,
        None => M0::AllOnes,
    };
    let mut begin = BTreeMap::from([(func.entry(), entry)]);
    let mut work = vec![func.entry()];
    while let Some(block) = work.pop() {
        let mut state = begin[&block];
        for inst in &func.blocks[block].insts {
            // It will be set there.
            if is_checked(inst, column) {
                state = M0::AllOnes;
            }
            state = after(inst, state);
        }
        for edge in func.current_succs(block) {
            let old = begin.get(&edge.block).copied();
            let new = old.map_or(state, |old| old.meet(state));
            if old != Some(new) {
                begin.insert(edge.block, new);
                work.push(edge.block);
            }
        }
    }
    begin
}
