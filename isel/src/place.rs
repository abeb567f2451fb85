//! Places trees: the one function that turns what rules make into instructions.
//!
//! Sources come before the instruction that reads them, in the row's order, each in a new register;
//! the root writes the registers that are wanted. What a source may be (constant bus, literals,
//! register files) is [`crate::operand`]'s matter.

use crate::control::Test;
use crate::ctx::{Comp, Comps, Ctx};
use crate::operand::Src;
use crate::tree::{Order, Sign, Tree};
use ir::Value;
use isa::{Family, ImplicitRegs, InstDesc, ModFlags, Opcode, OperandClass};
use mir::{Bank, Inst, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// The sources of an instruction.
type Srcs = SmallVec<[Src; 3]>;

impl Ctx<'_> {
    /// Computes a tree into registers.
    pub fn place(&mut self, tree: Tree, dst: &[VReg]) {
        match tree {
            Tree::Inst(index) => self.place_inst(index, dst),
            Tree::Pair(index) => self.place_pair(index, dst),
            _ => {
                let source = self.place_source(tree);
                self.copy_comps(dst, &source.comps);
            }
        }
    }

    fn place_source(&mut self, tree: Tree) -> Src {
        match tree {
            Tree::Value(value) => Src::new(self.comps(value)),
            Tree::Float(value, sign) => {
                let (comps, neg, abs) = self.float_source(value);
                let neg = neg ^ (sign == Sign::Changed);
                Src {
                    neg,
                    abs,
                    ..Src::new(comps)
                }
            }
            Tree::Shorts(value) => {
                let (comps, halves) = self.shorts_source(value);
                Src {
                    halves,
                    ..Src::new(comps)
                }
            }
            Tree::Halves(value) => {
                let (comps, neg, halves) = self.halves_source(value);
                Src {
                    neg,
                    halves,
                    ..Src::new(comps)
                }
            }
            Tree::Mask(value) => Src::new(self.mask_comps(value)),
            Tree::Test(value) => Src::new(self.comps(value)),
            Tree::Lo(value) => Src::new(self.word(value, 0)),
            Tree::Hi(value) => Src::new(self.word(value, 1)),
            Tree::Pair(index) if self.trees.words(index).0 == Order::Raised => {
                let regs = self.vregs(Bank::Vgpr, 2);
                self.place_pair(index, &regs);
                Src::new(regs.into_iter().map(Comp::Reg).collect())
            }
            Tree::Pair(index) => {
                let (_, words) = self.trees.words(index);
                let [low, high] = words.map(|word| self.place_source(word).comps);
                Src::new(low.into_iter().chain(high).collect())
            }
            Tree::LowWord(index) => {
                let regs = self.result_of(self.trees.inst(index).opcode.desc());
                self.place_inst(index, &regs);
                Src::new(SmallVec::from_slice(&[Comp::Reg(regs[0])]))
            }
            Tree::Upper => {
                let upper = self.raised.expect("stands beside the instruction");
                Src::new(SmallVec::from_slice(&[Comp::Reg(upper)]))
            }
            Tree::Imm(bits) => Src::new(SmallVec::from_slice(&[Comp::Imm(bits)])),
            Tree::Inst(index) => {
                let regs = self.result_of(self.trees.inst(index).opcode.desc());
                self.place_inst(index, &regs);
                Src::new(regs.into_iter().map(Comp::Reg).collect())
            }
        }
    }

    /// A lane mask in registers; one that has to be made is made once for an operation.
    fn mask_source(&mut self, value: Value) -> Src {
        let regs = match &self.made_mask {
            Some((made, regs)) if *made == value => regs.clone(),
            _ => {
                let regs = self.mask_regs(value);
                self.made_mask = Some((value, regs.clone()));
                regs
            }
        };
        Src::new(regs.into_iter().map(Comp::Reg).collect())
    }

    /// One of two sources by a condition in SCC, which is set when they are in place; or the first
    /// with the condition added to it or taken from it.
    fn place_selection(
        &mut self,
        opcode: Opcode,
        condition: Value,
        trees: [Tree; 2],
        dst: &[VReg],
    ) {
        let [a, b] = trees.map(|tree| {
            let src = self.place_source(tree);
            self.in_sgprs_or_constant(&src.comps)
        });
        // 1 less the bit in SCC, where that says the opposite.
        let all = [Comp::Imm(u32::MAX)];
        match (self.test(condition), opcode) {
            (Test::Scc1, _) => self.salu(opcode, dst, &[&a, &b]),
            (Test::Scc0, Opcode::SAddcU32) => self.salu(Opcode::SSubbU32, dst, &[&a, &all]),
            (Test::Scc0, Opcode::SSubbU32) => self.salu(Opcode::SAddcU32, dst, &[&a, &all]),
            (Test::Scc0, _) => self.salu(opcode, dst, &[&b, &a]),
        }
    }

    /// One word of a value. The components are found once for an operation: those of an address are
    /// computed.
    fn word(&mut self, value: Value, index: usize) -> Comps {
        let known = self.made_comps.iter().position(|(v, _)| *v == value);
        let place = known.unwrap_or_else(|| {
            let comps = self.comps(value);
            self.made_comps.push((value, comps));
            self.made_comps.len() - 1
        });
        let comps = &self.made_comps[place].1;
        SmallVec::from_slice(&comps[index..=index])
    }

    /// Two words into two registers.
    fn place_pair(&mut self, index: u32, dst: &[VReg]) {
        let (order, [low, high]) = self.trees.words(index);
        match order {
            Order::LowFirst => {
                self.place(low, &dst[..1]);
                self.place(high, &dst[1..]);
            }
            Order::HighFirst => {
                self.place(high, &dst[1..]);
                self.place(low, &dst[..1]);
            }
            Order::Carry => self.place_carry([low, high], dst),
            Order::Same => {
                self.place(low, &dst[..1]);
                self.copy_comps(&dst[1..], &[Comp::Reg(dst[0])]);
            }
            Order::Raised => {
                let upper = self.vregs(Bank::Vgpr, 1)[0];
                self.place(low, &[dst[0], upper]);
                let around = self.raised.replace(upper);
                self.place(high, &dst[1..]);
                self.raised = around;
            }
        }
    }

    /// Two instructions, the second of which takes the carry of the first. All scalar sources are
    /// in place before, so that nothing comes between that changes SCC.
    fn place_carry(&mut self, words: [Tree; 2], dst: &[VReg]) {
        let insts = self.carrying(words);
        if insts[0].0.desc().family.is_valu() {
            let [carry, unused] = [self.new_mask(), self.new_mask()];
            self.vector_carry(insts, dst, [&carry, &unused]);
            return;
        }
        for (i, (opcode, srcs)) in insts.iter().enumerate() {
            self.scalar(*opcode, &dst[i..=i], srcs);
        }
    }

    /// Two instructions with their sources in place.
    fn carrying(&mut self, words: [Tree; 2]) -> [(Opcode, Srcs); 2] {
        let [Tree::Inst(low), Tree::Inst(high)] = words else {
            unreachable!("the build script takes a carry between instructions only");
        };
        [low, high].map(|index| {
            let inst = self.trees.inst(index);
            let (opcode, trees) = (inst.opcode, inst.sources.clone());
            let srcs: Srcs = trees.iter().map(|&t| self.place_source(t)).collect();
            (opcode, srcs)
        })
    }

    /// The carries of both words go to `carry` and `out`.
    fn vector_carry(&mut self, insts: [(Opcode, Srcs); 2], dst: &[VReg], masks: [&[VReg]; 2]) {
        let [carry, out] = masks;
        let [(low, low_srcs), (high, mut high_srcs)] = insts;
        self.valu_mods(low, &[&dst[..1], carry], &low_srcs);
        high_srcs.push(Src::new(carry.iter().copied().map(Comp::Reg).collect()));
        self.valu_mods(high, &[&dst[1..], out], &high_srcs);
    }

    /// Computes a sum or difference and its carry: the tree is one vector instruction that writes
    /// both, or two of which the upper one does.
    pub fn place_sum(&mut self, tree: Tree, dst: &[VReg], carry: &[VReg]) {
        match tree {
            Tree::Pair(index) => {
                let (_, words) = self.trees.words(index);
                let insts = self.carrying(words);
                let between = self.new_mask();
                self.vector_carry(insts, dst, [&between, carry]);
            }
            Tree::Inst(index) => {
                let mut srcs = Srcs::new();
                self.sources_of(index, &mut srcs);
                let opcode = self.trees.inst(index).opcode;
                self.valu_mods(opcode, &[dst, carry], &srcs);
            }
            _ => unreachable!("sums and differences are instructions"),
        }
    }

    fn scalar(&mut self, opcode: Opcode, dst: &[VReg], srcs: &[Src]) {
        let comps: SmallVec<[&[Comp]; 3]> = srcs.iter().map(|s| &s.comps[..]).collect();
        self.salu(opcode, dst, &comps);
    }

    /// Adds the sources of an instruction of a tree. A vector one reads lane masks from registers.
    fn sources_of(&mut self, index: u32, srcs: &mut Srcs) {
        let inst = self.trees.inst(index);
        let (count, vector) = (inst.sources.len(), inst.opcode.desc().family.is_valu());
        for i in 0..count {
            srcs.push(match self.trees.inst(index).sources[i] {
                Tree::Mask(value) if vector => self.mask_source(value),
                tree => self.place_source(tree),
            });
        }
    }

    /// New registers for what an instruction computes.
    fn result_of(&mut self, desc: &InstDesc) -> SmallVec<[VReg; 4]> {
        let row = &desc.operands[0];
        match row.class {
            OperandClass::LaneMask => self.new_mask(),
            OperandClass::Sgpr => self.vregs(Bank::Sgpr, usize::from(row.width)),
            _ => self.vregs(Bank::Vgpr, usize::from(row.width)),
        }
    }

    fn place_inst(&mut self, index: u32, dst: &[VReg]) {
        let inst = self.trees.inst(index);
        let (opcode, flags) = (inst.opcode, inst.flags);
        if let [Tree::Test(condition), a, b] = inst.sources[..] {
            return self.place_selection(opcode, condition, [a, b], dst);
        }
        if let (true, [trees @ .., Tree::Mask(mask)]) = (reads_vcc(opcode), &inst.sources[..]) {
            let trees: SmallVec<[Tree; 4]> = SmallVec::from_slice(trees);
            return self.place_with_vcc(opcode, &trees, *mask, dst);
        }
        let mut srcs = Srcs::new();
        self.sources_of(index, &mut srcs);
        match opcode.desc().family {
            Family::Sop1 | Family::Sop2 | Family::Sopc | Family::Sopk => {
                self.scalar(opcode, dst, &srcs)
            }
            _ if !flags.is_empty() => self.modified(opcode, flags, dst, &mut srcs),
            _ => self.vector(opcode, dst, &mut srcs),
        }
    }

    /// A vector instruction with modifiers of its result: these are in the 64-bit form only, which
    /// has no literal.
    fn modified(&mut self, opcode: Opcode, flags: ModFlags, dst: &[VReg], srcs: &mut [Src]) {
        for src in &mut *srcs {
            src.comps = self.without_literals(&src.comps);
        }
        self.valu_mods(opcode, &[dst], srcs);
        self.last().mods.flags |= flags;
    }

    fn without_literals(&mut self, comps: &[Comp]) -> Comps {
        let fix = |c: &Comp| match *c {
            Comp::Imm(bits) if matches!(self.imm32(bits), Operand::Literal(_)) => {
                Comp::Reg(self.in_vgpr(*c))
            }
            other => other,
        };
        comps.iter().map(fix).collect()
    }

    /// An instruction that reads a lane mask in VCC. The other sources are in VGPRs before VCC is
    /// written, so that nothing that is made for them comes between.
    fn place_with_vcc(&mut self, opcode: Opcode, trees: &[Tree], mask: Value, dst: &[VReg]) {
        let mask = self.mask_regs(mask);
        let from = self.regs(&mask);
        let mut srcs: Srcs = trees.iter().map(|&t| self.place_source(t)).collect();
        for src in &mut srcs {
            let regs = self.in_vgprs(&src.comps);
            src.comps = regs.into_iter().map(Comp::Reg).collect();
        }
        let vcc = self.mir.vcc();
        self.push(Inst::pseudo(Pseudo::Copy, &[vcc, from]));
        self.valu_mods(opcode, &[dst], &srcs);
    }

    /// A vector instruction; a carry that it writes besides its result is not wanted.
    fn vector(&mut self, opcode: Opcode, dst: &[VReg], srcs: &mut [Src]) {
        let results = opcode.desc().written.count_ones();
        let opcode = self.in_better_order(opcode, results, srcs);
        if let (Opcode::VCndmaskB32, [a, b, _]) = (opcode, &*srcs)
            && a.comps == b.comps
        {
            return self.copy_comps(dst, &a.comps);
        }
        match results {
            _ if opcode.desc().family == Family::Vopc => self.vcmp(opcode, dst, srcs),
            2 => {
                let unused = self.new_mask();
                self.valu_mods(opcode, &[dst, &unused], srcs);
            }
            _ => self.valu_mods(opcode, &[dst], srcs),
        }
    }

    /// Where the first source is a vector and the second is none, the reversed form has that one
    /// first, where the 32-bit encoding takes anything. Of comparisons only constants go first:
    /// their masks are copied from VCC elsewhere.
    fn in_better_order(&self, opcode: Opcode, results: u32, srcs: &mut [Src]) -> Opcode {
        let desc = opcode.desc();
        let vector = |s: &Src| self.comp_bank(s.comps[0]) == Some(Bank::Vgpr);
        let (reversed, [a, b]) = (
            match desc.family {
                Family::Vopc => desc.reverse(),
                _ => desc.reversed,
            },
            &mut *srcs,
        ) else {
            return opcode;
        };
        let better = match desc.family {
            Family::Vopc => is_constant(&b.comps) && !is_constant(&a.comps),
            _ => results == 1 && vector(a) && !vector(b),
        };
        match reversed {
            Some(reversed) if better => {
                std::mem::swap(a, b);
                reversed
            }
            _ => opcode,
        }
    }
}

fn reads_vcc(opcode: Opcode) -> bool {
    opcode.desc().implicit_reads.contains(ImplicitRegs::VCC)
}

fn is_constant(comps: &[Comp]) -> bool {
    comps.iter().all(|c| matches!(c, Comp::Imm(_)))
}
