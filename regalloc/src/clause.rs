//! Loads that follow one another directly and are issued again together after a page fault.
//!
//! Where a processor does that ([`isa::Machine::replays_clauses`]), a result in a register from
//! which a load of the same clause has its address would be in the way, and an instruction that
//! does nothing has to end the clause (`emit`'s hazards). So the addresses of a clause live until
//! its last result is written. It is no more than a wish: what comes between the loads later only
//! ends the clause.

use crate::constraint::tied;
use isa::{ClauseKind, InstFlags};
use mir::{Bank, Inst};

/// A clause, on the way from the end of a block to its start.
#[derive(Default)]
pub struct Clause {
    /// Its kind, and the place of its last load.
    open: Option<(ClauseKind, usize)>,
}

impl Clause {
    /// Comes to an instruction. Gives the place of the last load of its clause, if there are
    /// several and their results are in the bank.
    pub fn last(&mut self, insts: &[Inst], at: usize, bank: Bank) -> Option<usize> {
        let Some(kind) = kind_of(&insts[at], bank) else {
            self.open = None;
            return None;
        };
        let (_, last) = *match &mut self.open {
            Some(open) if open.0 == kind => open,
            other => other.insert((kind, at)),
        };
        let follows = || at > 0 && kind_of(&insts[at - 1], bank) == Some(kind);
        (last > at || follows()).then_some(last)
    }
}

/// The clause that a load can be in with an address in the bank of its results; none for results
/// that must have the registers of operands.
fn kind_of(inst: &Inst, bank: Bank) -> Option<ClauseKind> {
    let desc = inst.opcode()?.desc();
    let kind = desc.family.clause()?;
    let of_results = match kind {
        ClauseKind::Scalar => Bank::Sgpr,
        ClauseKind::Vector => Bank::Vgpr,
    };
    let loads = desc.flags.contains(InstFlags::LOADS)
        && !desc.flags.intersects(InstFlags::STORES | InstFlags::ATOMIC);
    (loads && bank == of_results && tied(inst).is_empty()).then_some(kind)
}
