//! Loads that follow one another directly and are issued again together after a page fault.
//!
//! Where a processor does that ([`isa::Machine::replays_clauses`]), a result in a register from
//! which a load of the same clause has its address would be in the way, and an instruction that
//! does nothing has to end the clause (`emit`'s hazards). So the addresses of a clause live until
//! its last result is written. It is no more than a wish: what comes between the loads later only
//! ends the clause.

use crate::constraint::tied;
use isa::{ClauseKind, InstFlags};
use mir::{Bank, Inst, Op};

/// A clause, on the way from the end of a block to its start.
#[derive(Default)]
pub struct Clause {
    /// Its kind, and the place of its last load.
    open: Option<(ClauseKind, usize)>,
}

impl Clause {
    /// Comes to an instruction. Gives the place of the last load of its clause, if there are
    /// several and their results are in the bank.
    #[inline]
    pub fn last(&mut self, insts: &[Inst], at: usize, bank: Bank) -> Option<usize> {
        // Most instructions are no loads.
        let kind = match loads(&insts[at]) {
            true => kind_of(&insts[at], bank),
            false => None,
        };
        match kind {
            Some(kind) => self.of_load(insts, at, bank, kind),
            None => {
                self.open = None;
                None
            }
        }
    }

    fn of_load(
        &mut self,
        insts: &[Inst],
        at: usize,
        bank: Bank,
        kind: ClauseKind,
    ) -> Option<usize> {
        let (_, last) = *match &mut self.open {
            Some(open) if open.0 == kind => open,
            other => other.insert((kind, at)),
        };
        let follows = || at > 0 && kind_of(&insts[at - 1], bank) == Some(kind);
        (last > at || follows()).then_some(last)
    }
}

/// Does the instruction load something?
#[inline]
fn loads(inst: &Inst) -> bool {
    match inst.op {
        Op::Isa(opcode) => opcode.desc().flags.contains(InstFlags::LOADS),
        Op::Pseudo(_) => false,
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
    let only_loads = loads(inst) && !desc.flags.intersects(InstFlags::STORES | InstFlags::ATOMIC);
    (only_loads && bank == of_results && tied(inst).is_empty()).then_some(kind)
}
