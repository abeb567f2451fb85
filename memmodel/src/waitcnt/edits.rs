//! Changes of a block's instructions, which are carried out when all are known.

use super::is_wait;
use isa::Machine;
use mir::Inst;

/// A change of a block's instructions.
#[derive(Clone)]
pub(super) enum Edit {
    /// Insert before the instruction at the index.
    Insert(usize, Inst),
    /// Remove the instruction at the index.
    Remove(usize),
}

impl Edit {
    fn index(&self) -> usize {
        match self {
            Edit::Insert(index, _) | Edit::Remove(index) => *index,
        }
    }
}

/// So many edits of a block are carried out one by one; of more, all instructions are put into
/// another list.
const FEW_EDITS: usize = 4;

/// Carries edits out; gives the number of waits.
pub(super) fn apply(edits: &mut Vec<Edit>, machine: &Machine, insts: &mut Vec<Inst>) -> usize {
    let mut waits = 0;
    if edits.len() <= FEW_EDITS {
        // From the last to the first, so that no index changes. No edit comes behind the one that
        // removes an instruction at the same index.
        for edit in edits.drain(..).rev() {
            match edit {
                Edit::Insert(index, new) => {
                    waits += usize::from(is_wait_inst(machine, &new));
                    insts.insert(index, new);
                }
                Edit::Remove(index) => {
                    insts.remove(index);
                }
            }
        }
        return waits;
    }
    let new = Vec::with_capacity(insts.len() + edits.len());
    let mut rest = std::mem::replace(insts, new).into_iter();
    // The place in the old list.
    let mut at = 0;
    for edit in edits.drain(..) {
        insts.extend(rest.by_ref().take(edit.index().saturating_sub(at)));
        at = at.max(edit.index());
        match edit {
            Edit::Insert(_, new) => {
                waits += usize::from(is_wait_inst(machine, &new));
                insts.push(new);
            }
            Edit::Remove(_) => {
                rest.next();
                at += 1;
            }
        }
    }
    insts.extend(rest);
    waits
}

/// Is it an instruction that waits for counters?
fn is_wait_inst(machine: &Machine, inst: &Inst) -> bool {
    inst.opcode().is_some_and(|o| is_wait(machine, o))
}
