//! Comparisons with zero of what has just told SCC whether it is zero.
//!
//! `s_and_b32 s0, s1, s2` sets SCC to `s0 != 0` ([`InstFlags::SCC_NONZERO`]), so that `s_cmp_lg_u32
//! s0, 0` behind it says nothing new; `s_cmp_eq_u32 s0, 0` says the opposite, which its readers can
//! be told. If another instruction between the two writes SCC, the first one is moved behind it,
//! where nothing reads its result before, and nothing writes what it reads.
//!
//! Only instructions of the machine may stand between the two, none of which accesses scratch: what
//! stands for others later might write SCC. SCC does not live longer than a block. Linear: bounded
//! steps for each comparison.

use isa::{ImplicitRegs, InstFlags, Machine, Opcode, Reg, RegSpan};
use mir::{BlockData, Inst, Op, Operand, Pseudo, Spaces};

/// How far in front of a comparison its operand's instruction is looked for.
const NEAR: usize = 8;

/// What a comparison with zero asks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    IsZero,
    IsNotZero,
}

/// Takes comparisons away; gives their number.
pub(super) fn compare(block: &mut BlockData, machine: &Machine) -> u32 {
    let mut count = 0;
    let mut k = 1;
    while k < block.insts.len() {
        if take_away(block, k, machine) {
            count += 1;
        } else {
            k += 1;
        }
    }
    count
}

/// Takes away the instruction with an index if it is such a comparison.
fn take_away(block: &mut BlockData, k: usize, machine: &Machine) -> bool {
    let insts = &mut block.insts;
    let Some((span, asks)) = compared(&insts[k]) else {
        return false;
    };
    let Some(maker) = maker(insts, k, span, machine) else {
        return false;
    };
    if asks == Asks::IsZero && !readers(insts, k, machine).all(|i| can_be_told(&insts[i])) {
        return false;
    }
    if asks == Asks::IsZero {
        let told: Vec<usize> = readers(insts, k, machine).collect();
        told.into_iter().for_each(|i| tell_opposite(&mut insts[i]));
    }
    insts[maker..k].rotate_left(1);
    insts.remove(k);
    true
}

/// The registers that an instruction compares with zero.
fn compared(inst: &Inst) -> Option<(RegSpan, Asks)> {
    use Opcode::*;
    let (width, asks) = match inst.opcode()? {
        SCmpEqU32 | SCmpEqI32 => (1, Asks::IsZero),
        SCmpLgU32 | SCmpLgI32 => (1, Asks::IsNotZero),
        SCmpEqU64 => (2, Asks::IsZero),
        SCmpLgU64 => (2, Asks::IsNotZero),
        _ => return None,
    };
    match inst.operands[..] {
        [Operand::Phys(span), Operand::ZERO] | [Operand::ZERO, Operand::Phys(span)] => {
            (span.count == width).then_some((span, asks))
        }
        _ => None,
    }
}

/// The instruction that makes a value and tells SCC about it, if it stands or can be moved to right
/// before `k`.
fn maker(insts: &[Inst], k: usize, span: RegSpan, machine: &Machine) -> Option<usize> {
    let (mut reads, mut writes) = (Vec::new(), Vec::new());
    for at in (k.saturating_sub(NEAR)..k).rev() {
        let inst = &insts[at];
        let desc = inst.opcode()?.desc();
        let own = Registers::of(inst, machine);
        if own.writes.iter().any(|r| span.regs().any(|s| s == *r)) {
            let makes = desc.flags.contains(InstFlags::SCC_NONZERO)
                && inst.operands.first() == Some(&Operand::Phys(span));
            // What stands in between neither reads what it makes, SCC included, nor writes what it
            // reads or makes; if nothing writes SCC, it may stay where it is, and so it may move.
            let result = |r: &Reg| span.regs().any(|s| s == *r);
            let apart = !reads.iter().any(|r| result(r) || *r == Reg::SCC)
                && !writes.iter().any(|r| own.reads.contains(r) || result(r));
            return (makes && apart).then_some(at);
        }
        let stays =
            InstFlags::CALL | InstFlags::BRANCH | InstFlags::TERMINATOR | InstFlags::SIDE_EFFECTS;
        let scratch = |m: mir::MemInfo| m.spaces.intersects(Spaces::PRIVATE);
        if desc.flags.intersects(stays) || inst.mem.is_some_and(scratch) {
            return None;
        }
        reads.extend(own.reads);
        writes.extend(own.writes);
    }
    None
}

/// Physical registers that an instruction reads and writes.
struct Registers {
    reads: Vec<Reg>,
    writes: Vec<Reg>,
}

impl Registers {
    fn of(inst: &Inst, machine: &Machine) -> Registers {
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for (i, operand) in inst.operands.iter().enumerate() {
            let Operand::Phys(span) = operand else {
                continue;
            };
            let (write, read) = inst.access(i);
            reads.extend(span.regs().filter(|_| read));
            writes.extend(span.regs().filter(|_| write));
        }
        if let Some(desc) = inst.opcode().map(Opcode::desc) {
            reads.extend(implicit(inst.implicit_reads(machine.column())));
            writes.extend(implicit(desc.implicit_writes));
            // The lanes that a vector instruction is for.
            if !desc.flags.contains(InstFlags::EXEC_INSENSITIVE) {
                reads.extend(implicit(ImplicitRegs::EXEC));
            }
        }
        Registers { reads, writes }
    }
}

fn implicit(regs: ImplicitRegs) -> impl Iterator<Item = Reg> {
    let all = [
        (ImplicitRegs::VCC, Reg::VCC_LO),
        (ImplicitRegs::VCC, Reg::VCC_HI),
        (ImplicitRegs::EXEC, Reg::EXEC_LO),
        (ImplicitRegs::EXEC, Reg::EXEC_HI),
        (ImplicitRegs::SCC, Reg::SCC),
        (ImplicitRegs::M0, Reg::M0),
        (ImplicitRegs::FLAT_SCR, Reg::FLAT_SCR_LO),
        (ImplicitRegs::FLAT_SCR, Reg::FLAT_SCR_HI),
    ];
    all.into_iter()
        .filter(move |(set, _)| regs.contains(*set))
        .map(|(_, reg)| reg)
}

/// The instructions that read what the one with an index leaves in SCC.
fn readers<'a>(
    insts: &'a [Inst],
    k: usize,
    machine: &'a Machine,
) -> impl Iterator<Item = usize> + 'a {
    let mut over = false;
    let behind = (k + 1..insts.len()).take_while(move |&i| {
        let before = over;
        over |= scc(&insts[i], machine).1;
        !before
    });
    behind.filter(move |&i| scc(&insts[i], machine).0)
}

/// Does an instruction read SCC, does it write it?
fn scc(inst: &Inst, machine: &Machine) -> (bool, bool) {
    match inst.op {
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            let reads = desc.implicit_reads_on(machine.column());
            (
                reads.contains(ImplicitRegs::SCC),
                desc.implicit_writes.contains(ImplicitRegs::SCC),
            )
        }
        Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1) => (true, false),
        Op::Pseudo(Pseudo::SymbolAddr | Pseudo::MaskMerge) => (false, true),
        Op::Pseudo(_) => (false, false),
    }
}

fn can_be_told(inst: &Inst) -> bool {
    matches!(
        inst.op,
        // welded: selections of words and of pairs, whatever the wave's size.
        Op::Isa(Opcode::SCselectB32 | Opcode::SCselectB64)
            | Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1)
    )
}

fn tell_opposite(inst: &mut Inst) {
    match inst.op {
        Op::Pseudo(Pseudo::BranchScc0) => inst.op = Op::Pseudo(Pseudo::BranchScc1),
        Op::Pseudo(Pseudo::BranchScc1) => inst.op = Op::Pseudo(Pseudo::BranchScc0),
        _ => inst.operands.swap(1, 2),
    }
}
