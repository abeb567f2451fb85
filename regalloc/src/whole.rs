//! Values that count in lanes which the program has not active.
//!
//! What is executed for more lanes than are active ([`mir::Lanes`]) writes those lanes of its
//! registers too. Other values are in VGPRs of lanes that wait elsewhere, which liveness on the
//! thread graph does not see. So such *whole* values have VGPRs that never hold any other kind:
//!
//! * a whole value is one that such an instruction writes, or reads but as what the active lanes of
//!   a `p_set_inactive` get; `isel` has seen to it that what writes a value that is read so is
//!   executed for as many lanes. So is a block's parameter that is an argument of a whole one, but
//!   where lanes of different ways meet ([`crate::partial::joins`]): its arguments are those of the
//!   active lanes;
//! * no group ([`crate::group`]) has values of both kinds: between them stand copies, under the
//!   lanes of what is written;
//! * no group has a value in a block that the wave may come to while lanes wait with another one
//!   ([`crate::waits`]);
//! * the wave is in one block at a time, so whole values that live in one block share registers as
//!   their ranges allow; one that lives across blocks, or comes or goes by an edge, shares with
//!   nothing, since the wave may come through any block meanwhile;
//! * what an edge brings from a whole value to another one is copied for the active lanes in front
//!   of a branch, not behind it: lanes that wait there find the register written again
//!   ([`part_at_branches`]);
//! * where they are spilled, that is done for as many lanes as the instruction that writes the
//!   value is executed for, and they are brought back for all; their homes hold nothing else
//!   ([`crate::spill`]);
//! * moves to such registers are executed for all lanes, wherever they stand.
//!
//! `v_writelane_b32` writes a lane whether it is active or not. Its results have registers that
//! hold nothing else in the whole function ([`Inactive::Alone`]), which costs no instruction; where
//! registers do not suffice, or the lane may wait elsewhere with a value that is joined with the
//! result ([`crate::partial::writes_lanes_elsewhere`]), they are whole values too
//! ([`Inactive::Whole`]): then they share registers with their like, and are spilled. So are then
//! the parameters that they reach, as far as lanes of different ways do not meet.
//!
//! Linear, but for the blocks where lanes meet.

use crate::constraint::{self, File};
use crate::partial;
use crate::spill::succs_mut;
use crate::trace::{ADDED, Trace};
use cranelift_entity::SecondaryMap;
use graphs::filled;
use mir::{Bank, Block, Function, Inst, Lanes, Operand, Pseudo, VReg};

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
    let mut lanes: SecondaryMap<VReg, bool> = filled(func.vregs.len(), false);
    for inst in insts.filter(|i| constraint::ignores_exec(i)) {
        func.for_each_def(inst, |r| lanes[r] |= file.owns(func, r));
    }
    spread(func, file.bank, &mut lanes, |param, arg| (arg, param));
    for (reg, is) in lanes.iter().filter(|(_, is)| **is) {
        whole[reg] = *is;
    }
    whole
}

/// Parameters become whole by an edge's pair of parameter and argument, whichever `from` says is
/// the one that makes the other so; not where lanes of different ways meet.
fn spread(
    func: &Function,
    bank: Bank,
    whole: &mut SecondaryMap<VReg, bool>,
    from: impl Fn(VReg, VReg) -> (VReg, VReg),
) {
    // Nothing becomes whole by itself.
    if !whole.values().any(|&is| is) {
        return;
    }
    let mut steps: Vec<(VReg, VReg)> = Vec::new();
    let mut place: SecondaryMap<VReg, Option<Block>> = filled(func.vregs.len(), None);
    for &block in &func.layout {
        for &param in &func.blocks[block].params {
            place[param] = Some(block);
        }
        for edge in func.current_succs(block) {
            let params = &func.blocks[edge.block].params;
            let pairs = params.iter().zip(&edge.args);
            steps.extend(pairs.map(|(&param, &arg)| from(param, arg)));
        }
    }
    steps.retain(|(_, to)| func.vregs[*to].bank == bank && place[*to].is_some());
    if !steps.iter().any(|&(from, to)| whole[from] && !whole[to]) {
        return;
    }
    let joins = partial::joins(func);
    loop {
        let before = steps.len();
        steps.retain(|&(from, to)| {
            let stays = !whole[from];
            let is_join = place[to].is_some_and(|b| joins[b]);
            whole[to] |= whole[from] && !is_join;
            stays
        });
        if steps.len() == before {
            return;
        }
    }
}

/// Where a whole value is the argument of a parameter that is none, and its block has several
/// successors, the argument becomes a copy for the active lanes, in front of the branch. Behind it
/// the value may have been written again before the lanes come there that left first.
pub fn part_at_branches(func: &mut Function, file: &File, trace: &mut Trace) {
    if file.bank == Bank::Sgpr || !file.may_have_whole_values() {
        return;
    }
    let mut all = file.clone();
    all.inactive = Inactive::Whole;
    let whole = whole_values_of(func, &all);
    if whole.values().all(|is| !is) {
        return;
    }
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        if func.current_succs(block).len() < 2 {
            continue;
        }
        let mut copies = Vec::new();
        for e in 0..func.current_succs(block).len() {
            let edge = func.current_succs(block)[e].clone();
            let params = func.blocks[edge.block].params.clone();
            for (k, (&param, &arg)) in params.iter().zip(&edge.args).enumerate() {
                if whole[arg] && !whole[param] {
                    let copy = func.vreg(Bank::Vgpr);
                    let operands = [func.operand(&[copy]), func.operand(&[arg])];
                    copies.push(Inst::pseudo(Pseudo::Copy, &operands));
                    succs_mut(func, block)[e].args[k] = copy;
                }
            }
        }
        if copies.is_empty() {
            continue;
        }
        let insts = &mut func.blocks[block].insts;
        let end = insts.len() - 1;
        let mut origins: Vec<u32> = (0..insts.len() as u32).collect();
        origins.splice(end..end, copies.iter().map(|_| ADDED));
        insts.splice(end..end, copies);
        trace.rewrite(block, &origins);
    }
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
    spread(func, bank, &mut whole, |param, arg| (param, arg));
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
