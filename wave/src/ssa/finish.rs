//! The end: names are resolved, undefined values and zeros made where they are still needed,
//! critical edges with arguments split.

use super::Repair;
use cranelift_entity::SecondaryMap;
use graphs::filled;
use isa::{MaskOp, Opcode};
use mir::{Bank, Block, Inst, NO_LANES, Operand, Pseudo, VReg};
use smallvec::SmallVec;

impl Repair<'_> {
    pub(super) fn finish(&mut self) {
        let read = self.apply_aliases();
        self.remove_gone();
        self.define_placeholders(&read);
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            self.finish_edges(block);
            let made = &self.params[block];
            let kept = made.iter().filter(|p| self.alias[p.value].is_none());
            self.func.blocks[block].params.extend(kept.map(|p| p.value));
        }
        self.define_arguments();
        self.split_critical_edges();
    }

    /// Edges keep the arguments of parameters that are still there.
    pub(super) fn finish_edges(&mut self, block: Block) {
        let mut edges = std::mem::take(&mut self.func.blocks[block].wave_succs);
        for edge in &mut edges {
            let args = std::mem::take(&mut edge.args);
            for (i, arg) in args.into_iter().enumerate() {
                let param = self.params[edge.block][i].value;
                if self.alias[param].is_none() {
                    edge.args.push(self.resolve(arg));
                }
            }
        }
        self.func.blocks[block].wave_succs = edges;
    }

    /// Gives operands the names that they have in the end. Returns the blocks that read a
    /// placeholder then.
    fn apply_aliases(&mut self) -> Vec<Block> {
        let mut read = Vec::new();
        let named = std::mem::take(&mut self.named);
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            let mut reads = false;
            let mut insts = std::mem::take(&mut self.func.blocks[block].insts);
            for &index in &named.insts[named.places(block)] {
                for operand in &mut insts[index as usize].operands {
                    reads |= self.apply_alias(operand);
                }
            }
            self.func.blocks[block].insts = insts;
            if reads {
                read.push(block);
            }
        }
        read
    }

    /// Gives an operand the names that it has in the end; tells whether it is a placeholder then.
    fn apply_alias(&mut self, operand: &mut Operand) -> bool {
        let Operand::Regs(list) = *operand else {
            return false;
        };
        // One look is enough at most operands.
        let concerns = |&r: &VReg| self.alias[r].is_some() || self.placeholder(r);
        let regs = self.func.regs(list);
        if !regs.iter().any(concerns) {
            return false;
        }
        if regs.iter().any(|&r| self.alias[r].is_some()) {
            let mut new: SmallVec<[VReg; 8]> = regs.into();
            new.iter_mut().for_each(|r| *r = self.resolve(*r));
            *operand = self.func.operand(&new);
        }
        self.names_placeholder(*operand)
    }

    pub(super) fn is_zero(&self, reg: VReg) -> bool {
        self.func.mask_regs(self.zero).contains(&reg)
    }

    /// Does the register stand for zero or for any value? Those that do were made one after the
    /// other.
    pub(super) fn placeholder(&self, reg: VReg) -> bool {
        self.placeholders.contains(&reg)
    }

    fn names_placeholder(&self, operand: Operand) -> bool {
        let regs = self.func.operand_regs(operand);
        regs.iter().any(|&r| self.placeholder(r))
    }

    /// Instructions that still read zero or an undefined value get it from an instruction before
    /// them.
    pub(super) fn define_placeholders(&mut self, blocks: &[Block]) {
        for &block in blocks {
            let insts = std::mem::take(&mut self.func.blocks[block].insts);
            let mut out = Vec::with_capacity(insts.len() + 4);
            for mut inst in insts {
                if let Some(copy) = self.first_parked(&inst) {
                    inst = copy;
                }
                for i in 0..inst.operands.len() {
                    if self.names_placeholder(inst.operands[i]) {
                        let regs: SmallVec<[VReg; 8]> =
                            self.func.operand_regs(inst.operands[i]).into();
                        let new: SmallVec<[VReg; 8]> =
                            regs.iter().map(|&r| self.define(r, &mut out)).collect();
                        inst.operands[i] = self.func.operand(&new);
                    }
                }
                out.push(inst);
            }
            self.func.blocks[block].insts = out;
        }
    }

    /// `mask = 0 | exec`, the first lanes parked somewhere being all active ones, is a move.
    pub(super) fn first_parked(&self, inst: &Inst) -> Option<Inst> {
        let exec = self.func.exec();
        let zero = |o: Operand| self.func.operand_regs(o).iter().any(|&r| self.is_zero(r));
        let is_or = self.func.mask_op(inst) == Some(MaskOp::Or);
        (is_or && zero(inst.operands[1]) && inst.operands[2] == exec)
            .then(|| self.func.mask_inst(MaskOp::Mov, &[inst.operands[0], exec]))
    }

    /// A register with the placeholder's value; others as they are.
    pub(super) fn define(&mut self, reg: VReg, out: &mut Vec<Inst>) -> VReg {
        if !self.placeholder(reg) {
            return reg;
        }
        let fresh = self.func.vreg(Bank::Sgpr);
        let operand = self.func.operand(&[fresh]);
        out.push(match self.is_zero(reg) {
            true => Inst::new(Opcode::SMovB32, &[operand, NO_LANES]),
            false => Inst::pseudo(Pseudo::Undef, &[operand]),
        });
        fresh
    }

    /// Arguments that are zero or undefined are made at the end of the block that the edge leaves.
    pub(super) fn define_arguments(&mut self) {
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            let edges = &self.func.blocks[block].wave_succs;
            let mut args = edges.iter().flat_map(|e| &e.args);
            if !args.any(|&a| self.placeholder(a)) {
                continue;
            }
            let mut edges = std::mem::take(&mut self.func.blocks[block].wave_succs);
            let mut made = Vec::new();
            for edge in &mut edges {
                self.define_edge(edge, &mut made);
            }
            let data = &mut self.func.blocks[block];
            data.wave_succs = edges;
            let end = data.insts.len() - 1;
            data.insts.splice(end..end, made);
        }
    }

    /// A zero mask is made by one instruction for all its registers.
    pub(super) fn define_edge(&mut self, edge: &mut mir::Edge, made: &mut Vec<Inst>) {
        let zero: SmallVec<[VReg; 2]> = self.func.mask_regs(self.zero).into();
        let mut i = 0;
        while i < edge.args.len() {
            if edge.args[i..].starts_with(&zero) {
                let mask = self.func.mask();
                let operand = self.func.mask_operand(mask);
                made.push(self.func.mask_inst(MaskOp::Mov, &[operand, NO_LANES]));
                edge.args[i..i + zero.len()].copy_from_slice(self.func.mask_regs(mask));
                i += zero.len();
            } else {
                edge.args[i] = self.define(edge.args[i], made);
                i += 1;
            }
        }
    }

    /// An edge with arguments from a block with several successors to one with several predecessors
    /// gets a block of its own, before its target in the layout.
    pub(super) fn split_critical_edges(&mut self) {
        let blocks = self.func.blocks.len();
        let mut before: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        let mut behind: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        let mut place: SecondaryMap<Block, usize> = filled(blocks, 0);
        for (i, &block) in self.func.layout.iter().enumerate() {
            place[block] = i;
        }
        for index in 0..self.func.layout.len() {
            let block = self.func.layout[index];
            for k in 0..self.func.blocks[block].wave_succs.len() {
                let edge = &self.func.blocks[block].wave_succs[k];
                let critical = self.func.blocks[block].wave_succs.len() > 1
                    && self.graph.preds(edge.block).len() > 1
                    && !edge.args.is_empty();
                if critical {
                    let edge = edge.clone();
                    let target = edge.block;
                    let loop_depth = self.func.blocks[target]
                        .loop_depth
                        .min(self.func.blocks[block].loop_depth);
                    let mut data = mir::BlockData {
                        loop_depth,
                        ..mir::BlockData::default()
                    };
                    data.insts.push(Inst::pseudo(Pseudo::Jump, &[]));
                    data.wave_succs.push(edge);
                    let middle = self.func.blocks.push(data);
                    self.func.blocks[block].wave_succs[k] = mir::Edge::to(middle);
                    match place[target] <= index {
                        true => behind[block].push(middle),
                        false => before[target].push(middle),
                    }
                }
            }
        }
        if self.func.blocks.len() > blocks {
            self.insert_blocks(&before, &behind);
        }
    }

    /// Puts the new blocks into the layout: before their target, or behind the latch for back
    /// edges, so that loops stay contiguous.
    pub(super) fn insert_blocks(
        &mut self,
        before: &SecondaryMap<Block, Vec<Block>>,
        behind: &SecondaryMap<Block, Vec<Block>>,
    ) {
        let mut layout = Vec::with_capacity(self.func.layout.len());
        for &block in &self.func.layout {
            layout.extend_from_slice(&before[block]);
            layout.push(block);
            layout.extend_from_slice(&behind[block]);
        }
        self.func.layout = layout;
    }
}
