//! Places trees: the one function that turns what rules make into instructions.
//!
//! Sources come before the instruction that reads them, in the row's order, each in a new register; the root writes the registers
//! that are wanted. What a source may be (constant bus, literals, register files) is [`crate::operand`]'s matter.

use crate::ctx::{Comp, Comps, Ctx};
use crate::operand::Src;
use crate::tree::Tree;
use isa::{Family, InstDesc, Opcode, OperandClass};
use mir::{Bank, VReg};
use smallvec::SmallVec;

/// What stands as a source.
struct Source {
    comps: Comps,
    neg: bool,
    abs: bool,
}

impl Source {
    fn new(comps: Comps) -> Source {
        Source {
            comps,
            neg: false,
            abs: false,
        }
    }

    fn src(&self) -> Src<'_> {
        Src {
            comps: &self.comps,
            neg: self.neg,
            abs: self.abs,
        }
    }
}

impl Ctx<'_> {
    /// Computes a tree into registers.
    pub fn place(&mut self, tree: Tree, dst: &[VReg]) {
        match tree {
            Tree::Inst(index) => self.place_inst(index, dst),
            _ => {
                let source = self.place_source(tree);
                self.copy_comps(dst, &source.comps);
            }
        }
    }

    fn place_source(&mut self, tree: Tree) -> Source {
        match tree {
            Tree::Value(value) => Source::new(self.comps(value)),
            Tree::Imm(bits) => Source::new(SmallVec::from_slice(&[Comp::Imm(bits)])),
            Tree::Inst(index) => {
                let regs = self.result_of(self.trees.inst(index).opcode.desc());
                self.place_inst(index, &regs);
                Source::new(regs.into_iter().map(Comp::Reg).collect())
            }
        }
    }

    /// New registers for what an instruction computes.
    fn result_of(&mut self, desc: &InstDesc) -> SmallVec<[VReg; 4]> {
        let row = &desc.operands[0];
        match row.class {
            OperandClass::LaneMask => SmallVec::from_slice(&self.mir.mask()),
            OperandClass::Sgpr => self.vregs(Bank::Sgpr, usize::from(row.width)),
            _ => self.vregs(Bank::Vgpr, usize::from(row.width)),
        }
    }

    fn place_inst(&mut self, index: u32, dst: &[VReg]) {
        let inst = self.trees.inst(index);
        let (opcode, trees) = (inst.opcode, inst.sources.clone());
        let sources: SmallVec<[Source; 3]> = trees.iter().map(|&t| self.place_source(t)).collect();
        match opcode.desc().family {
            Family::Sop1 | Family::Sop2 | Family::Sopc | Family::Sopk => {
                let comps: SmallVec<[&[Comp]; 3]> = sources.iter().map(|s| &s.comps[..]).collect();
                self.salu(opcode, dst, &comps);
            }
            _ => {
                let srcs: SmallVec<[Src; 3]> = sources.iter().map(Source::src).collect();
                self.vector(opcode, dst, srcs);
            }
        }
    }

    /// A vector instruction; a carry that it writes besides its result is not wanted.
    fn vector(&mut self, opcode: Opcode, dst: &[VReg], mut srcs: SmallVec<[Src<'_>; 3]>) {
        let opcode = self.in_better_order(opcode, &mut srcs);
        match opcode.desc().defs().count() {
            2 => {
                let unused = self.mir.mask();
                self.valu_mods(opcode, &[dst, &unused], &srcs);
            }
            _ => self.valu_mods(opcode, &[dst], &srcs),
        }
    }

    /// Where the first source is a vector and the second is none, the reversed form has that one first, where the 32-bit
    /// encoding takes anything.
    fn in_better_order(&self, opcode: Opcode, srcs: &mut [Src]) -> Opcode {
        let desc = opcode.desc();
        let vector = |s: &Src| self.comp_bank(s.comps[0]) == Some(Bank::Vgpr);
        match (desc.reversed, &mut *srcs) {
            (Some(reversed), [a, b]) if desc.defs().count() == 1 && vector(a) && !vector(b) => {
                std::mem::swap(a, b);
                reversed
            }
            _ => opcode,
        }
    }
}
