//! EXEC around instructions that are executed for more lanes than are active.
//!
//! ```text
//!     mask = exec
//!     exec = all lanes, or the whole of each four that has an active one
//!     …
//!     exec = mask
//! ```
//!
//! A stretch of such instructions has this once; scalar instructions in it that have nothing to do
//! with EXEC do not end it. None of these three writes SCC but that for the fours; where SCC is
//! read later, it is kept in a register around it. `p_set_inactive` becomes a selection by the
//! saved mask. A stretch ends in its block, so that what is known of EXEC between blocks stays
//! true. Linear.

use isa::{Family, ImplicitRegs, InstFlags, MaskOp, Opcode, RegKind};
use mir::{ALL_LANES, Bank, Block, Function, Inst, Lanes, Op, Operand, Pseudo};

/// Looks at all blocks.
pub fn run(func: &mut Function) {
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let insts = &func.blocks[block].insts;
        if insts.iter().any(|i| i.lanes != Lanes::Active) {
            stretches(func, block);
        }
    }
}

/// What EXEC is for at a place of a block.
struct Stretch {
    lanes: Lanes,
    /// The lanes that the program has active, in stretches of others.
    saved: Option<Operand>,
    out: Vec<Inst>,
}

fn stretches(func: &mut Function, block: Block) {
    let insts = std::mem::take(&mut func.blocks[block].insts);
    let mut at = Stretch {
        lanes: Lanes::Active,
        saved: None,
        out: Vec::with_capacity(insts.len() + 4),
    };
    for (i, inst) in insts.iter().enumerate() {
        let heeds = heeds_exec(func, inst);
        if (heeds && inst.lanes != at.lanes) || inst.is_terminator() {
            at.end(func);
            if inst.lanes != Lanes::Active && heeds {
                at.begin(func, inst.lanes, &insts[i..]);
            }
        }
        let mut inst = inst.clone();
        if inst.is_pseudo(Pseudo::SetInactive) {
            inst = at.set_inactive(inst);
        }
        at.out.push(inst);
    }
    func.blocks[block].insts = at.out;
}

impl Stretch {
    fn begin(&mut self, func: &mut Function, lanes: Lanes, rest: &[Inst]) {
        let mask = func.mask();
        let (mask, exec) = (func.mask_operand(mask), func.exec());
        self.out.push(func.mask_inst(MaskOp::Mov, &[mask, exec]));
        match lanes {
            Lanes::Active => {}
            Lanes::All => self
                .out
                .push(func.mask_inst(MaskOp::Mov, &[exec, ALL_LANES])),
            Lanes::Quads => self.quads(func, rest),
        }
        self.lanes = lanes;
        self.saved = Some(mask);
    }

    /// `s_wqm` writes SCC.
    fn quads(&mut self, func: &mut Function, rest: &[Inst]) {
        let exec = func.exec();
        let wqm = func.mask_inst(MaskOp::Wqm, &[exec, exec]);
        if !scc_is_read(rest) {
            return self.out.push(wqm);
        }
        let keep = func.vreg(Bank::Sgpr);
        let keep = func.operand(&[keep]);
        let [zero, one] = [Operand::ZERO, Operand::number(1)];
        self.out
            .push(Inst::new(Opcode::SCselectB32, &[keep, one, zero]));
        self.out.push(wqm);
        self.out.push(Inst::new(Opcode::SCmpLgU32, &[keep, zero]));
    }

    fn end(&mut self, func: &Function) {
        if let Some(mask) = self.saved.take() {
            self.out
                .push(func.mask_inst(MaskOp::Mov, &[func.exec(), mask]));
        }
        self.lanes = Lanes::Active;
    }

    fn set_inactive(&self, inst: Inst) -> Inst {
        let [dst, inactive, active] = inst.operands[..] else {
            return inst;
        };
        let Some(mask) = self.saved else {
            return inst;
        };
        let mut select = Inst::new(Opcode::VCndmaskB32, &[dst, inactive, active, mask]);
        (select.lanes, select.loc) = (inst.lanes, inst.loc);
        select
    }
}

/// Does EXEC matter to the instruction?
fn heeds_exec(func: &Function, inst: &Inst) -> bool {
    if inst.operands.contains(&func.exec()) {
        return true;
    }
    match inst.op {
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            let scalar = desc.family.is_salu() || desc.family == Family::Smem;
            let insensitive = desc.flags.contains(InstFlags::EXEC_INSENSITIVE);
            let touched = desc.implicit_reads | desc.implicit_writes;
            touched.contains(ImplicitRegs::EXEC) || !scalar && !insensitive
        }
        Op::Pseudo(Pseudo::Copy) => !inst
            .operands
            .first()
            .is_some_and(|&dst| is_scalar(func, dst)),
        Op::Pseudo(p) => !matches!(p, Pseudo::Undef | Pseudo::Wait | Pseudo::SymbolAddr),
    }
}

fn is_scalar(func: &Function, operand: Operand) -> bool {
    match operand {
        Operand::Regs(list) => func.vregs[func.regs(list)[0]].bank == Bank::Sgpr,
        Operand::Phys(span) => !span.base.is_vector(),
        _ => false,
    }
}

/// Is SCC read by what follows in the block before it is written?
pub fn scc_is_read(rest: &[Inst]) -> bool {
    for inst in rest {
        let named = |o: &Operand| matches!(o, Operand::Phys(s) if s.base.kind() == RegKind::Scc);
        let (reads, writes) = match inst.op {
            Op::Isa(opcode) => {
                let desc = opcode.desc();
                let reads = desc.implicit_reads.contains(ImplicitRegs::SCC);
                let writes = desc.implicit_writes.contains(ImplicitRegs::SCC);
                (reads || inst.operands.iter().any(named), writes)
            }
            Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1) => (true, false),
            Op::Pseudo(p) => {
                let writers = [
                    Pseudo::MaskMerge,
                    Pseudo::SymbolAddr,
                    Pseudo::Call,
                    Pseudo::Asm,
                ];
                (false, writers.contains(&p))
            }
        };
        if reads || writes {
            return reads;
        }
    }
    false
}
