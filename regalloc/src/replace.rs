//! Registers of single static assignment for which others stand.

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use mir::{Function, Inst, Operand, VReg};
use smallvec::SmallVec;

/// Registers that go, and those in their places.
pub(crate) struct Replaced {
    gone: EntitySet<VReg>,
    by: SecondaryMap<VReg, VReg>,
}

impl Replaced {
    /// None so far.
    pub fn new() -> Replaced {
        Replaced {
            gone: EntitySet::new(),
            by: SecondaryMap::with_default(VReg::new(0)),
        }
    }

    /// Puts a register, which stays, in the place of another one.
    pub fn replace(&mut self, old: VReg, new: VReg) {
        self.gone.insert(old);
        self.by[old] = new;
    }

    /// Does the register go?
    pub fn is_gone(&self, reg: VReg) -> bool {
        self.gone.contains(reg)
    }

    /// The register itself or the one in its place.
    fn resolve(&self, reg: VReg) -> VReg {
        match self.is_gone(reg) {
            true => self.by[reg],
            false => reg,
        }
    }

    /// Puts the new registers in the places of the old ones everywhere. Instructions go for which
    /// `goes` says so.
    pub fn rewrite(&self, func: &mut Function, goes: impl Fn(&Function, &Inst) -> bool) {
        if self.gone.is_empty() {
            return;
        }
        for i in 0..func.layout.len() {
            let block = func.layout[i];
            let mut insts = std::mem::take(&mut func.blocks[block].insts);
            insts.retain(|inst| !goes(func, inst));
            for operand in insts.iter_mut().flat_map(|inst| &mut inst.operands) {
                self.rename(func, operand);
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
