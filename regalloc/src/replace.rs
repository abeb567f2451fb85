//! Registers of single static assignment for which others stand.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use mir::{Block, Function, Inst, Operand, VReg};
use smallvec::SmallVec;

/// Registers that go, and those in their places.
pub(crate) struct Replaced {
    by: SecondaryMap<VReg, PackedOption<VReg>>,
}

impl Replaced {
    /// None so far.
    pub fn new() -> Replaced {
        Replaced {
            by: SecondaryMap::new(),
        }
    }

    /// Puts a register, which stays, in the place of another one.
    pub fn replace(&mut self, old: VReg, new: VReg) {
        self.by[old] = new.into();
    }

    /// Does the register go?
    pub fn is_gone(&self, reg: VReg) -> bool {
        self.by[reg].is_some()
    }

    /// The register itself or the one in its place.
    fn resolve(&self, reg: VReg) -> VReg {
        self.by[reg].expand().unwrap_or(reg)
    }

    /// Removes the instructions that make registers that go: `made` says what one makes. All of
    /// them are in some blocks.
    pub fn remove_makers(
        &self,
        func: &mut Function,
        blocks: &[Block],
        made: impl Fn(&Function, &Inst) -> Option<VReg>,
    ) {
        if self.by.is_empty() {
            return;
        }
        for &block in blocks {
            let mut insts = std::mem::take(&mut func.blocks[block].insts);
            insts.retain(|inst| made(func, inst).is_none_or(|reg| !self.is_gone(reg)));
            func.blocks[block].insts = insts;
        }
    }

    /// Puts the new registers in the places of the old ones everywhere.
    pub fn rewrite(&self, func: &mut Function) {
        if self.by.is_empty() {
            return;
        }
        for i in 0..func.layout.len() {
            let block = func.layout[i];
            let mut insts = std::mem::take(&mut func.blocks[block].insts);
            for inst in &mut insts {
                for operand in &mut inst.operands {
                    self.rename(func, operand);
                }
            }
            func.blocks[block].insts = insts;
            let data = &mut func.blocks[block];
            for edge in data.succs.iter_mut().chain(&mut data.wave_succs) {
                edge.args.iter_mut().for_each(|a| *a = self.resolve(*a));
            }
        }
    }

    fn rename(&self, func: &mut Function, operand: &mut Operand) {
        let Operand::Regs(list) = *operand else {
            return;
        };
        let regs = func.regs(list);
        if regs.iter().any(|&r| self.is_gone(r)) {
            let new: SmallVec<[VReg; 4]> = regs.iter().map(|&r| self.resolve(r)).collect();
            *operand = func.operand(&new);
        }
    }
}
