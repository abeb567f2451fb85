//! VCCZ, which up to GFX9 is not computed from VCC when it is read, but when VCC is written as a
//! whole (LLVM, `partialVCCWritesUpdateVCCZ`: from GFX10 on by halves, too).

use super::footprint::Footprint;
use crate::wave::VCC;
use isa::{Opcode, Operand, Reg};

/// A wave's VCCZ.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Vccz {
    /// The instruction that has written a half since it was right.
    stale: Option<u64>,
}

fn reads(print: &Footprint) -> bool {
    let source = |o: &Operand| o.reg().is_some_and(|span| span.base == Reg::VCCZ);
    match print.inst.opcode {
        Opcode::SCbranchVccz | Opcode::SCbranchVccnz => true,
        _ => print.inst.operands.iter().any(source),
    }
}

impl Vccz {
    /// An instruction is executed; who wrote the half of VCC that it does not see.
    pub fn executed(&mut self, print: &Footprint, pc: u64) -> Option<u64> {
        if reads(print) && self.stale.is_some() {
            return self.stale;
        }
        for regs in &print.writes {
            match (regs.has_scalar(VCC), regs.has_scalar(VCC + 1)) {
                (true, true) => self.stale = None,
                (false, false) => {}
                _ => self.stale = Some(pc),
            }
        }
        None
    }
}
