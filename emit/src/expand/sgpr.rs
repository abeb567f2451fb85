//! Spilled SGPRs in scratch memory, each in the memory of one lane.
//!
//! EXEC is that lane alone for the moment. A VGPR is on the way: either one that the function uses
//! for nothing else, which is written by `v_writelane_b32`, so that callers know of it as of one
//! that is written whatever EXEC says; or one that is in use, whose value in that lane waits in a
//! slot. The register allocator chose it, and argues why this is right at any place (`regalloc`,
//! `spill/memory.rs`). Neither SCC nor VCC is written, but for offsets beyond the reach of an
//! instruction, where SCC is kept.

use super::{Expander, Place};
use crate::error::{EmitError, EmitErrorKind};
use isa::{MaskOp, Opcode};
use mir::{AccessKind, Inst, Operand};

/// What the operands from the VGPR on say.
#[derive(Clone, Copy)]
struct Way {
    /// The VGPR on the way.
    vgpr: Operand,
    /// Holds EXEC meanwhile.
    exec: Operand,
    /// The lane, as a constant.
    lane: Operand,
    /// The SGPR's place in the frame.
    home: Place,
    /// The place of the VGPR's own value.
    keep: Option<Place>,
}

impl Expander<'_> {
    pub(super) fn spill_sgpr(&mut self, inst: &Inst, rest: &[Inst]) -> Result<(), EmitError> {
        let (way, src) = (self.way(inst, 0)?, inst.operands[2]);
        if way.keep.is_none() {
            let operands = [way.vgpr, src, way.lane, way.vgpr];
            self.push(inst, Opcode::VWritelaneB32, &operands);
        }
        self.enter(inst, way, rest)?;
        if way.keep.is_some() {
            self.push_e32(inst, Opcode::VMovB32, &[way.vgpr, src]);
        }
        self.vgpr_access(inst, AccessKind::Store, way.vgpr, way.home, rest)?;
        self.leave(inst, way, rest)
    }

    pub(super) fn reload_sgpr(&mut self, inst: &Inst, rest: &[Inst]) -> Result<(), EmitError> {
        let (way, dst) = (self.way(inst, 1)?, inst.operands[0]);
        self.enter(inst, way, rest)?;
        self.vgpr_access(inst, AccessKind::Load, way.vgpr, way.home, rest)?;
        self.push(inst, Opcode::VReadlaneB32, &[dst, way.vgpr, way.lane]);
        self.leave(inst, way, rest)
    }

    /// The operands; `first` is the VGPR's.
    fn way(&self, inst: &Inst, first: usize) -> Result<Way, EmitError> {
        let keep = match inst.operands.get(5) {
            Some(Operand::Slot { .. }) => Some(self.slot(inst, 5)?),
            _ => None,
        };
        let lanes = self.input.machine.wave().lanes() as i32;
        let lane = inst.operands.get(4).copied();
        let Some(Operand::Imm(lane)) = lane.filter(|l| l.is_immediate_below(lanes)) else {
            let text = self.func.display_inst(inst).to_string();
            return Err(self.error(inst, EmitErrorKind::Operand(text)));
        };
        Ok(Way {
            vgpr: inst.operands[first],
            exec: inst.operands[first + 1],
            lane: Operand::number(lane as u8),
            home: self.slot(inst, 3)?,
            keep,
        })
    }

    /// EXEC becomes the lane alone; the VGPR is free there.
    fn enter(&mut self, inst: &Inst, way: Way, rest: &[Inst]) -> Result<(), EmitError> {
        let exec = self.func.exec();
        self.push_mask(inst, MaskOp::Mov, &[way.exec, exec]);
        let one = Operand::number(1);
        self.push_mask(inst, MaskOp::Bfm, &[exec, one, way.lane]);
        match way.keep {
            Some(keep) => self.vgpr_access(inst, AccessKind::Store, way.vgpr, keep, rest),
            None => Ok(()),
        }
    }

    /// All is as before.
    fn leave(&mut self, inst: &Inst, way: Way, rest: &[Inst]) -> Result<(), EmitError> {
        if let Some(keep) = way.keep {
            self.vgpr_access(inst, AccessKind::Load, way.vgpr, keep, rest)?;
        }
        self.push_mask(inst, MaskOp::Mov, &[self.func.exec(), way.exec]);
        Ok(())
    }
}
