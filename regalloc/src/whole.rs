//! Values that count in lanes which the program has not active.
//!
//! What is executed for more lanes than are active ([`mir::Lanes`]) writes those lanes of its
//! registers too. Other values are in VGPRs of lanes that wait elsewhere, which liveness on the
//! thread graph does not see. So such *whole* values have VGPRs that never hold any other kind:
//!
//! * a whole value is one that such an instruction writes, or reads but as what the active lanes of
//!   a `p_set_inactive` get; `isel` has seen to it that what writes a value that is read so is
//!   executed for as many lanes;
//! * no group ([`crate::group`]) has values of both kinds: between them stand copies, under the
//!   lanes of what is written;
//! * the wave is in one block at a time, so whole values that live in one block share registers as
//!   their ranges allow; one that lives across blocks shares with nothing, since the wave may come
//!   through any block meanwhile;
//! * where they are spilled, that is done for as many lanes as the instruction that writes the
//!   value is executed for, and they are brought back for all; their homes hold nothing else
//!   ([`crate::spill`]);
//! * moves to such registers are executed for all lanes, wherever they stand.
//!
//! `v_writelane_b32` writes a lane whether it is active or not. Its results have registers that
//! hold nothing else in the whole function ([`Inactive::Alone`]), which costs no instruction; where
//! registers do not suffice, or the lane may wait elsewhere with a value that is joined with the
//! result ([`crate::partial::writes_lanes_elsewhere`]), they are whole values too
//! ([`Inactive::Whole`]): then they share registers with their like, and are spilled.
//!
//! Linear.

use crate::constraint::{self, File};
use cranelift_entity::SecondaryMap;
use mir::{Bank, Function, Inst, Lanes, Operand, Pseudo, VReg};

/// Operand of a `p_set_inactive` that is read for the active lanes only.
const ACTIVE: usize = 2;

/// What becomes of results that are written in a lane whatever EXEC says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Inactive {
    /// They have registers that hold nothing else in the whole function.
    #[default]
    Alone,
    /// They are whole values.
    Whole,
}

/// The whole values of a file.
pub fn whole_values_of(func: &Function, file: &File) -> SecondaryMap<VReg, bool> {
    let mut whole = whole_values(func, file.bank);
    if file.bank == Bank::Sgpr || file.inactive == Inactive::Alone {
        return whole;
    }
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    for inst in insts.filter(|i| constraint::ignores_exec(i)) {
        func.for_each_def(inst, |r| whole[r] |= file.owns(func, r));
    }
    whole
}

/// The whole values of a function that are executed for more lanes.
pub fn whole_values(func: &Function, bank: Bank) -> SecondaryMap<VReg, bool> {
    let mut whole = SecondaryMap::new();
    if bank == Bank::Sgpr {
        return whole;
    }
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    for inst in insts.filter(|i| i.lanes != Lanes::Active) {
        for (k, &operand) in inst.operands.iter().enumerate() {
            if k == ACTIVE && inst.is_pseudo(Pseudo::SetInactive) {
                continue;
            }
            let own = func.operand_regs(operand).iter();
            own.filter(|&&r| func.vregs[r].bank == bank)
                .for_each(|&r| whole[r] = true);
        }
    }
    whole
}

/// Does the instruction write a VGPR that a predicate holds for?
pub fn writes(inst: &Inst, mut is: impl FnMut(isa::Reg) -> bool) -> bool {
    inst.operands.iter().enumerate().any(|(k, operand)| {
        matches!(operand, Operand::Phys(span)
            if inst.access(k).0 && span.base.is_vgpr() && span.regs().any(&mut is))
    })
}

/// The VGPRs of an allocated function that are written for more lanes than are active are written
/// in no other way, but one lane by instructions that do not ask EXEC.
///
/// # Errors
/// The first instruction that does.
pub fn check(func: &Function) -> Result<(), String> {
    let mut whole = [false; 256];
    let insts = || func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    for inst in insts().filter(|i| i.lanes != Lanes::Active) {
        writes(inst, |r| {
            whole[usize::from(r.index())] = true;
            false
        });
    }
    let mixed = |inst: &&Inst| {
        inst.lanes == Lanes::Active
            && !constraint::ignores_exec(inst)
            && writes(inst, |r| whole[usize::from(r.index())])
    };
    match insts().find(mixed) {
        Some(inst) => Err(format!(
            "a register of all lanes is written for some: '{}'",
            func.display_inst(inst)
        )),
        None => Ok(()),
    }
}
