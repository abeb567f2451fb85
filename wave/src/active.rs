//! Masks that have no lanes but the active ones need no conjunction with EXEC.
//!
//! A ballot is `mask & exec`, since masks are defined for active lanes only. A comparison writes
//! zero for the others (manual, "VOPC"), so where it stands in the same block and EXEC is not
//! written between, the conjunction is a copy. Linear.

use crate::empty::writes_exec;
use crate::whole::scc_is_read;
use isa::{Family, MaskOp};
use mir::{Function, Inst, Op, Operand, Pseudo, VReg};
use std::collections::BTreeSet;

/// Replaces conjunctions.
pub fn run(func: &mut Function) {
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        for k in needless(func, &func.blocks[block].insts) {
            let insts = &mut func.blocks[block].insts;
            let operands = [insts[k].operands[0], insts[k].operands[1]];
            let loc = insts[k].loc;
            insts[k] = Inst::pseudo(Pseudo::Copy, &operands);
            insts[k].loc = loc;
        }
    }
}

/// The conjunctions of a block that are copies.
fn needless(func: &Function, insts: &[Inst]) -> Vec<usize> {
    let mut found = Vec::new();
    let exec = func.exec();
    let is_conjunction =
        |inst: &Inst| func.mask_op(inst) == Some(MaskOp::And) && inst.operands[2] == exec;
    // Most blocks have none.
    if !insts.iter().any(is_conjunction) {
        return found;
    }
    // The masks that comparisons under the EXEC of here have written.
    let mut masks: BTreeSet<VReg> = BTreeSet::new();
    for (k, inst) in insts.iter().enumerate() {
        let is_active = |o: Operand| first(func, o).is_some_and(|reg| masks.contains(&reg));
        if is_conjunction(inst) && is_active(inst.operands[1]) && !scc_is_read(&insts[k + 1..]) {
            found.push(k);
        }
        if writes_exec(func, inst) {
            masks.clear();
        }
        let written = (0..inst.operands.len()).filter(|&i| inst.access(i).0);
        for reg in written.flat_map(|i| func.operand_regs(inst.operands[i])) {
            masks.remove(reg);
        }
        if is_comparison(inst) {
            masks.extend(first(func, inst.operands[0]));
        }
    }
    found
}

/// Does it write a lane mask, and zero for lanes that are not active?
fn is_comparison(inst: &Inst) -> bool {
    matches!(inst.op, Op::Isa(opcode) if opcode.desc().family == Family::Vopc)
}

/// The register that stands for those of a mask.
fn first(func: &Function, operand: Operand) -> Option<VReg> {
    func.operand_regs(operand).first().copied()
}
