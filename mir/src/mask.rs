//! Lane masks: one entity, whatever the wave size.
//!
//! A mask is as many SGPRs as the wave size asks for ([`isa::WaveSize::mask_registers`]). What is
//! done with masks is a [`MaskOp`], which the wave size makes an instruction: nobody else need know
//! how wide masks are. EXEC and VCC are as wide as masks.

use crate::function::{Bank, Function, Mask, VReg, VRegData, VRegKind};
use crate::inst::{Inst, Op, Operand};
use isa::MaskOp;
use smallvec::SmallVec;

/// All lanes, whatever the width.
pub const ALL_LANES: Operand = Operand::MINUS_ONE;
/// No lane.
pub const NO_LANES: Operand = Operand::ZERO;

impl Function {
    /// A new lane mask.
    pub fn mask(&mut self) -> Mask {
        let mask = self.masks.next_key();
        let mut regs: SmallVec<[VReg; 2]> = SmallVec::new();
        for part in 0..self.wave.mask_registers() {
            let kind = VRegKind::Mask { mask, part };
            let bank = Bank::Sgpr;
            regs.push(self.vregs.push(VRegData { bank, kind }));
        }
        let list = self.list(&regs);
        self.masks.push(list)
    }

    /// The registers of each lane mask.
    pub fn masks(&self) -> impl Iterator<Item = &[VReg]> {
        self.masks.values().map(|&list| self.regs(list))
    }

    /// The registers of a lane mask, the lowest lanes' first.
    pub fn mask_regs(&self, mask: Mask) -> &[VReg] {
        self.regs(self.masks[mask])
    }

    /// A lane mask as an operand.
    pub fn mask_operand(&mut self, mask: Mask) -> Operand {
        let regs: SmallVec<[VReg; 2]> = self.mask_regs(mask).into();
        self.operand(&regs)
    }

    /// The lane mask that a list of registers is, if it is one.
    pub fn as_mask(&self, regs: &[VReg]) -> Option<Mask> {
        let VRegKind::Mask { mask, part: 0 } = self.vregs[*regs.first()?].kind else {
            return None;
        };
        (self.mask_regs(mask) == regs).then_some(mask)
    }

    /// EXEC.
    pub fn exec(&self) -> Operand {
        Operand::Phys(self.wave.exec())
    }

    /// VCC.
    pub fn vcc(&self) -> Operand {
        Operand::Phys(self.wave.vcc())
    }

    /// The instruction for an operation on lane masks.
    pub fn mask_inst(&self, op: MaskOp, operands: &[Operand]) -> Inst {
        Inst::new(op.opcode(self.wave), operands)
    }

    /// What an instruction does to lane masks, if it is one that works on registers as wide.
    pub fn mask_op(&self, inst: &Inst) -> Option<MaskOp> {
        match inst.op {
            Op::Isa(opcode) => MaskOp::of(opcode, self.wave),
            Op::Pseudo(_) => None,
        }
    }
}
