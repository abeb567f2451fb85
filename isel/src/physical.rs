//! Registers that are no values: which instructions wrote what another one reads, as far as a block
//! goes.

use isa::{ImplicitRegs, Machine, Reg, RegKind};
use mir::{Block, Function, Inst, Operand, Pseudo};
use smallvec::SmallVec;

type Regs = SmallVec<[Reg; 4]>;

/// What an instruction does with a register.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Write,
}

/// The instructions of a block that wrote what an instruction reads in registers that are no
/// values, the last before it of each register, and none if that is a call: SCC, VCC, M0, AccVGPRs
/// and SGPRs that inline assembly names. They are in use within a block only. VGPRs are left out.
/// Linear in the instructions before it, as far as the first that matters.
pub fn writers(func: &Function, machine: &Machine, block: Block, index: usize) -> Vec<usize> {
    let insts = &func.blocks[block].insts;
    let mut open = registers(&insts[index], machine, Access::Read);
    let mut writers = Vec::new();
    for at in (0..index).rev() {
        if open.is_empty() {
            break;
        }
        let written = registers(&insts[at], machine, Access::Write);
        let left = open.len();
        open.retain(|r| !written.contains(r));
        if open.len() < left && !insts[at].is_pseudo(Pseudo::Call) {
            writers.push(at);
        }
    }
    writers
}

/// The registers that an instruction reads or writes, by operands and besides.
fn registers(inst: &Inst, machine: &Machine, access: Access) -> Regs {
    let operands = inst.operands.iter().enumerate();
    let named = operands.filter_map(|(k, operand)| match operand {
        Operand::Phys(span) => ((access == Access::Write) == inst.access(k).0).then_some(*span),
        _ => None,
    });
    let named = named.flat_map(|span| span.regs());
    let mut regs: Regs = named.filter(|r| r.kind() != RegKind::Vgpr).collect();
    regs.retain(|r| !matches!(*r, Reg::EXEC_LO | Reg::EXEC_HI));
    let besides = match access {
        Access::Read => inst.implicit_reads(machine.column()),
        Access::Write => inst.implicit_writes(),
    };
    for (which, reg) in [
        (ImplicitRegs::SCC, Reg::SCC),
        (ImplicitRegs::M0, Reg::M0),
        (ImplicitRegs::VCC, Reg::VCC_LO),
        (ImplicitRegs::VCC, Reg::VCC_HI),
    ] {
        if besides.contains(which) {
            regs.push(reg);
        }
    }
    regs
}
