//! Merged lane masks that are constant are operands of the merge (`s_or_b64 m, m, exec` in place of
//! three instructions and a register). What only wrote the constant goes with the clean-up before
//! SGPRs are allocated.

use cranelift_entity::SecondaryMap;
use isa::MaskOp;
use mir::{ALL_LANES, Block, Function, NO_LANES, Operand, Pseudo, VReg};

/// Puts constants in merges. The function's registers are in static single assignment.
pub fn run(func: &mut Function) {
    let merges = merges(func);
    if merges.is_empty() {
        return;
    }
    let constants = constants(func);
    for (block, i) in merges {
        for k in [1, 2] {
            let operand = func.blocks[block].insts[i].operands[k];
            if let Some(constant) = constant_of(func, &constants, operand) {
                func.blocks[block].insts[i].operands[k] = constant;
            }
        }
    }
}

/// The places of all merges.
fn merges(func: &Function) -> Vec<(Block, usize)> {
    let mut merges = Vec::new();
    for (block, data) in func.blocks.iter() {
        for (i, inst) in data.insts.iter().enumerate() {
            if inst.is_pseudo(Pseudo::MaskMerge) {
                merges.push((block, i));
            }
        }
    }
    merges
}

/// The constant that each register of a mask is part of.
fn constants(func: &Function) -> SecondaryMap<VReg, Option<Operand>> {
    let mut constants = SecondaryMap::new();
    for block in func.blocks.values() {
        for inst in &block.insts {
            if func.mask_op(inst) != Some(MaskOp::Mov) {
                continue;
            }
            let source = inst.operands[1];
            if source == NO_LANES || source == ALL_LANES {
                for &reg in func.operand_regs(inst.operands[0]) {
                    constants[reg] = Some(source);
                }
            }
        }
    }
    constants
}

fn constant_of(
    func: &Function,
    constants: &SecondaryMap<VReg, Option<Operand>>,
    operand: Operand,
) -> Option<Operand> {
    let regs = func.operand_regs(operand);
    let constant = constants[*regs.first()?]?;
    let same = |&reg: &VReg| constants[reg] == Some(constant);
    regs.iter().all(same).then_some(constant)
}
