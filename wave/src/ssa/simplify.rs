//! Parameters with one value, and instructions on constant masks, go.
//!
//! What a register is another name for decides about those that read it, and about nothing else: so
//! a parameter or an instruction is looked at once, and again when one of the registers that it
//! reads became another name. Linear in these.

use super::Repair;
use cranelift_entity::SecondaryMap;
use graphs::filled;
use isa::MaskOp;
use mir::{Block, Inst, Mask, Op, Operand, Pseudo, VReg};
use smallvec::SmallVec;
use std::collections::VecDeque;

/// What may go: a parameter of a block, or an instruction, by its index.
#[derive(Clone, Copy)]
enum Item {
    Param(Block, usize),
    Inst(Block, usize),
}

/// The end of a list of readers.
const END: u32 = u32::MAX;

/// Items that are to be looked at.
#[derive(Default)]
struct Work {
    items: Vec<Item>,
    queue: VecDeque<u32>,
    is_queued: Vec<bool>,
    /// Readers of registers, as lists: item, next.
    readers: Vec<(u32, u32)>,
    /// First and last reader of each register.
    lists: SecondaryMap<VReg, Option<(u32, u32)>>,
}

impl Work {
    fn add(&mut self, item: Item) -> u32 {
        let number = self.items.len() as u32;
        self.items.push(item);
        self.queue.push_back(number);
        self.is_queued.push(true);
        number
    }

    fn add_reader(&mut self, reg: VReg, item: u32) {
        let new = self.readers.len() as u32;
        self.readers.push((item, END));
        self.append(reg, (new, new));
    }

    fn append(&mut self, reg: VReg, (first, last): (u32, u32)) {
        let list = &mut self.lists[reg];
        *list = match *list {
            None => Some((first, last)),
            Some((start, end)) => {
                self.readers[end as usize].1 = first;
                Some((start, last))
            }
        };
    }

    /// A register became another name: its readers are looked at again, and are the other one's
    /// from now on.
    fn renamed(&mut self, from: VReg, to: VReg) {
        let Some((first, last)) = self.lists[from].take() else {
            return;
        };
        let mut at = first;
        while at != END {
            let (item, next) = self.readers[at as usize];
            if !std::mem::replace(&mut self.is_queued[item as usize], true) {
                self.queue.push_back(item);
            }
            at = next;
        }
        self.append(to, (first, last));
    }
}

impl Repair<'_> {
    /// Takes out parameters with one value, and instructions on constant masks, until nothing
    /// changes.
    pub(super) fn simplify(&mut self) {
        let mut work = self.items();
        while let Some(number) = work.queue.pop_front() {
            work.is_queued[number as usize] = false;
            let goes = match work.items[number as usize] {
                Item::Param(block, i) => {
                    let param = self.params[block][i].value;
                    let value = self.single_value(block, i);
                    value.inspect(|&value| self.name(param, value)).is_some()
                }
                Item::Inst(block, i) => {
                    let mut insts = std::mem::take(&mut self.func.blocks[block].insts);
                    let goes = self.simplify_inst(&insts[i]);
                    if goes {
                        insts[i].operands.clear();
                        self.gone.push((block, i));
                    }
                    self.func.blocks[block].insts = insts;
                    goes
                }
            };
            if goes {
                // It is not looked at again.
                work.is_queued[number as usize] = true;
            }
            for (from, to) in self.names.drain(..) {
                work.renamed(from, to);
            }
        }
    }

    /// All that may go, with what it reads.
    fn items(&self) -> Work {
        let mut work = Work {
            lists: filled(self.func.vregs.len(), None),
            ..Work::default()
        };
        for &block in self.graph.order() {
            for i in 0..self.params[block].len() {
                let item = work.add(Item::Param(block, i));
                for &pred in self.graph.preds(block) {
                    let edges = self.func.blocks[pred].wave_succs.iter();
                    for edge in edges.filter(|e| e.block == block) {
                        work.add_reader(edge.args[i], item);
                    }
                }
            }
        }
        let or = Op::Isa(MaskOp::Or.opcode(self.func.wave));
        for &block in &self.func.layout {
            let insts = &self.func.blocks[block].insts;
            for &index in &self.named.insts[self.named.places(block)] {
                let i = index as usize;
                let inst = &insts[i];
                if inst.is_pseudo(Pseudo::MaskMerge) || inst.op == or {
                    let item = work.add(Item::Inst(block, i));
                    self.func.for_each_use(inst, |r| work.add_reader(r, item));
                }
            }
        }
        work
    }

    /// Removes the instructions that go.
    pub(super) fn remove_gone(&mut self) {
        let mut gone = std::mem::take(&mut self.gone);
        gone.sort_unstable();
        for own in gone.chunk_by(|a, b| a.0 == b.0) {
            let mut rest = own.iter().map(|g| g.1).peekable();
            let mut index = 0..;
            let insts = &mut self.func.blocks[own[0].0].insts;
            insts.retain(|_| {
                let at = index.next();
                rest.next_if(|&i| Some(i) == at).is_none()
            });
        }
    }

    /// A register is another name for a value.
    fn name(&mut self, reg: VReg, value: VReg) {
        self.alias[reg] = Some(value);
        self.names.push((reg, value));
    }

    /// The one value of a parameter on all edges, itself not counted.
    fn single_value(&mut self, block: Block, i: usize) -> Option<VReg> {
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

    /// Makes the result of an instruction another name for an operand. Returns whether the
    /// instruction is now superfluous.
    fn simplify_inst(&mut self, inst: &Inst) -> bool {
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
    fn is_mask(&mut self, operand: Operand, mask: Mask) -> bool {
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
    fn rename_to(&mut self, inst: &Inst, index: usize) -> bool {
        let Operand::Regs(_) = inst.operands[index] else {
            return false;
        };
        let from: SmallVec<[VReg; 2]> = self.func.operand_regs(inst.operands[0]).into();
        let to: SmallVec<[VReg; 2]> = self.func.operand_regs(inst.operands[index]).into();
        if from.len() != to.len() {
            return false;
        }
        for (f, t) in from.into_iter().zip(to) {
            let target = self.resolve(t);
            if target == f {
                return false;
            }
            self.name(f, target);
        }
        true
    }
}
