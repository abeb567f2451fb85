//! Parameters with one value, and instructions on constant masks, go.

use super::Repair;
use isa::MaskOp;
use mir::{Block, Inst, Mask, Op, Operand, Pseudo, VReg};

impl Repair<'_> {
    /// Takes out parameters with one value, and instructions on constant masks, until nothing
    /// changes.
    pub(super) fn simplify(&mut self) {
        let mut left: Vec<(Block, usize)> = Vec::new();
        for &block in self.graph.order() {
            left.extend((0..self.params[block].len()).map(|i| (block, i)));
        }
        let foldable =
            |i: &Inst| i.is_pseudo(Pseudo::MaskMerge) || self.func.mask_op(i) == Some(MaskOp::Or);
        let mut blocks = self.func.layout.clone();
        blocks.retain(|&b| self.func.blocks[b].insts.iter().any(foldable));
        loop {
            let params = self.simplify_params(&mut left);
            let insts = self.simplify_insts(&blocks);
            if !params && !insts {
                return;
            }
        }
    }

    pub(super) fn simplify_params(&mut self, left: &mut Vec<(Block, usize)>) -> bool {
        let mut any = false;
        loop {
            let before = left.len();
            left.retain(|&(block, i)| match self.single_value(block, i) {
                Some(value) => {
                    let param = self.params[block][i].value;
                    self.alias[param] = Some(value);
                    false
                }
                None => true,
            });
            if left.len() == before {
                return any;
            }
            any = true;
        }
    }

    /// The one value of a parameter on all edges, itself not counted.
    pub(super) fn single_value(&mut self, block: Block, i: usize) -> Option<VReg> {
        let param = self.params[block][i].value;
        let mut value = None;
        for k in 0..self.graph.preds(block).len() {
            let pred = self.graph.preds(block)[k];
            for e in 0..self.func.blocks[pred].wave_succs.len() {
                let edge = &self.func.blocks[pred].wave_succs[e];
                if edge.block != block {
                    continue;
                }
                let arg = edge.args[i];
                let arg = self.resolve(arg);
                if arg == param || value == Some(arg) {
                    continue;
                }
                if value.is_some() {
                    return None;
                }
                value = Some(arg);
            }
        }
        value
    }

    pub(super) fn simplify_insts(&mut self, blocks: &[Block]) -> bool {
        let mut changed = false;
        for &block in blocks {
            let mut insts = std::mem::take(&mut self.func.blocks[block].insts);
            insts.retain(|inst| {
                let keep = !self.simplify_inst(inst);
                changed |= !keep;
                keep
            });
            self.func.blocks[block].insts = insts;
        }
        changed
    }

    /// Makes the result of an instruction another name for an operand. Returns whether the
    /// instruction is now superfluous.
    pub(super) fn simplify_inst(&mut self, inst: &Inst) -> bool {
        let (zero, undefined) = (self.zero, self.undefined);
        match (inst.op, self.func.mask_op(inst)) {
            (_, Some(MaskOp::Or)) if inst.operands[0] == self.func.exec() => {
                self.is_mask(inst.operands[2], zero) || self.is_mask(inst.operands[2], undefined)
            }
            (_, Some(MaskOp::Or)) if self.is_mask(inst.operands[1], zero) => {
                self.rename_to(inst, 2)
            }
            (Op::Pseudo(Pseudo::MaskMerge), _) if self.is_mask(inst.operands[1], undefined) => {
                self.rename_to(inst, 2)
            }
            _ => false,
        }
    }

    /// Is an operand a mask, perhaps under other names?
    pub(super) fn is_mask(&mut self, operand: Operand, mask: Mask) -> bool {
        let Operand::Regs(list) = operand else {
            return false;
        };
        let same = |this: &mut Self, k: usize| {
            let reg = this.func.regs(list)[k];
            this.resolve(reg) == this.func.mask_regs(mask)[k]
        };
        list.width() == self.func.mask_regs(mask).len() && (0..list.width()).all(|k| same(self, k))
    }

    /// The result is another name for operand `index`, if that is virtual registers.
    pub(super) fn rename_to(&mut self, inst: &Inst, index: usize) -> bool {
        let Operand::Regs(_) = inst.operands[index] else {
            return false;
        };
        let from = self.func.operand_regs(inst.operands[0]).to_vec();
        let to = self.func.operand_regs(inst.operands[index]).to_vec();
        if from.len() != to.len() {
            return false;
        }
        for (f, t) in from.into_iter().zip(to) {
            let target = self.resolve(t);
            if target == f {
                return false;
            }
            self.alias[f] = Some(target);
        }
        true
    }
}
