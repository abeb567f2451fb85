//! One VGPR of a row by an index in an SGPR: `s_set_gpr_idx_on`, `v_mov_b32`, `s_set_gpr_idx_off`
//! (Vega ISA manual, section 6.6.1, "VGPR Indexing").
//!
//! The `v_mov_b32` has the whole row as its operand ([`Inst::is_indexed`]), so that waits and
//! hazards are those of all registers that it may name. Where one follows another with the same
//! index and direction, the mode stays on.

use super::Expander;
use crate::error::EmitError;
use isa::{GprIndexing, Opcode, RegSpan};
use mir::{Inst, Operand};

impl Expander<'_> {
    /// `p_index_read [dst, row, index]`
    pub(super) fn index_read(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let [dst, row, index] = [0, 1, 2].map(|i| self.phys(inst, i));
        let (dst, row, index) = (dst?, row?, index?);
        self.index_mode(inst, index, GprIndexing::SRC0);
        self.push_e32(
            inst,
            Opcode::VMovB32,
            &[Operand::Phys(dst), Operand::Phys(row)],
        );
        self.push(inst, Opcode::SSetGprIdxOff, &[]);
        Ok(())
    }

    /// `p_index_write [row, old row, index, src]`: old and new are the same registers.
    pub(super) fn index_write(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let (row, index) = (self.phys(inst, 0)?, self.phys(inst, 2)?);
        let src = inst.operands[3];
        self.index_mode(inst, index, GprIndexing::DST);
        self.push_e32(inst, Opcode::VMovB32, &[Operand::Phys(row), src]);
        self.push(inst, Opcode::SSetGprIdxOff, &[]);
        Ok(())
    }

    /// Begins to index.
    fn index_mode(&mut self, inst: &Inst, index: RegSpan, which: GprIndexing) {
        let on = [Operand::Phys(index), Operand::Imm(which.bits().into())];
        if self.is_on(&on) {
            self.out.pop();
            return;
        }
        self.push(inst, Opcode::SSetGprIdxOn, &on);
    }

    /// Has the instruction before this one just ended the same mode? Only moves of vector registers
    /// stand in between, which leave the index as it is.
    fn is_on(&self, wanted: &[Operand]) -> bool {
        let mut before = self.out.iter().rev();
        let ended = before.next().and_then(Inst::opcode) == Some(Opcode::SSetGprIdxOff);
        let begun = before.find(|i| !i.is_indexed());
        ended
            && begun.is_some_and(|i| {
                i.opcode() == Some(Opcode::SSetGprIdxOn) && i.operands[..] == *wanted
            })
    }
}
