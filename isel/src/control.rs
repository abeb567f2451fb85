//! Terminators and the arguments of edges.

use crate::ctx::{Comp, Comps, Ctx, Res};
use crate::node::{Class, Node};
use ir::{BlockCall, Inst, InstData, Type, Value};
use isa::{MaskOp, Opcode};
use mir::{Bank, Edge, Inst as MInst, Pseudo};
use smallvec::SmallVec;

/// How a uniform condition is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Test {
    /// SCC has been set; branch if it is 1.
    Scc1,
    /// Branch if it is 0.
    Scc0,
}

impl Ctx<'_> {
    /// Selects a block's last instruction. Called first for each block, since blocks are filled
    /// from the end.
    pub fn terminator(&mut self, inst: Inst) -> Res {
        let ir = self.ir;
        for target in ir.targets(inst) {
            let edge = self.edge(&target);
            let block = self.mir_block(self.block);
            self.mir.blocks[block].succs.push(edge);
        }
        match ir.inst(inst) {
            InstData::Jump { .. } => self.push(MInst::pseudo(Pseudo::Jump, &[])),
            InstData::Branch { cond, .. } => self.branch(*cond)?,
            InstData::Ret { value } => self.ret(*value)?,
            InstData::Unreachable => self.push(MInst::pseudo(Pseudo::Unreachable, &[])),
            _ => return Err(self.unsupported("this terminator")),
        }
        Ok(())
    }

    /// An edge with its arguments in the register files of the target's parameters. What must be
    /// moved between the files is moved here, before the branch, where EXEC still holds all lanes
    /// of the block: this is what makes a uniform value that leaves a loop with a divergent exit
    /// right for each lane.
    fn edge(&mut self, target: &BlockCall) -> Edge {
        let ir = self.ir;
        let mut edge = Edge::to(self.mir_block(target.block));
        let args = target.args.as_slice(&ir.lists);
        for (&param, &arg) in ir.block_params(target.block).iter().zip(args) {
            let comps = self.comps_in_bank(arg, self.bank(param));
            let is_mask = self.ty(param) == Type::I1 && self.bank(param) == Bank::Vgpr;
            if is_mask && matches!(comps[..], [Comp::Imm(_), ..]) {
                edge.args.extend(self.mask_regs(arg));
                continue;
            }
            // `freeze` makes a value of what may be anything, the same for all who look; a register
            // that nobody has written is another one in each lane.
            let one_value = self.freezes && (self.is_uniform)(param);
            for comp in comps {
                let comp = match comp {
                    Comp::Undef if one_value => Comp::Imm(0),
                    comp => comp,
                };
                let reg = match self.bank(param) {
                    Bank::Vgpr if !is_mask => self.in_vgpr(comp),
                    _ => self.in_sgpr(comp),
                };
                edge.args.push(reg);
            }
            if is_mask {
                self.as_mask_args(&mut edge);
            }
        }
        edge
    }

    /// The last arguments are a lane mask, or undefined: that is made a mask.
    fn as_mask_args(&mut self, edge: &mut Edge) {
        let first = edge.args.len() - usize::from(self.mir.wave.mask_registers());
        let args = &mut edge.args[first..];
        if self.mir.as_mask(args).is_none() {
            let mask = self.new_mask();
            let operands = [self.mir.operand(&mask), self.mir.operand(args)];
            self.push(MInst::pseudo(Pseudo::Copy, &operands));
            args.copy_from_slice(&mask);
        }
    }

    /// Components of a value as its user in a given bank wants them: `i1` changes its form between
    /// the banks.
    pub fn comps_in_bank(&mut self, value: Value, bank: Bank) -> Comps {
        if self.ty(value) != Type::I1 {
            return self.comps(value);
        }
        match bank {
            Bank::Vgpr => self.mask_comps(value),
            Bank::Sgpr => self.comps(value),
        }
    }

    fn branch(&mut self, cond: Value) -> Res {
        if let Some(bit) = self.int_const(cond) {
            // Folded earlier as a rule; correct all the same.
            let bits = Comp::Imm(bit as u32 & 1);
            self.salu(Opcode::SCmpLgU32, &[], &[&[bits], &[Comp::Imm(0)]]);
            self.push(MInst::pseudo(Pseudo::BranchScc1, &[]));
            return Ok(());
        }
        if self.bank(cond) == Bank::Sgpr {
            let pseudo = match self.test(cond) {
                Test::Scc1 => Pseudo::BranchScc1,
                Test::Scc0 => Pseudo::BranchScc0,
            };
            self.push(MInst::pseudo(pseudo, &[]));
            return Ok(());
        }
        let uniform = (self.is_uniform)(cond);
        let mask = self.mask_regs(cond);
        if uniform {
            let clean = self.clean_mask(cond, &mask);
            let operand = self.mir.operand(&clean);
            self.push(MInst::pseudo(Pseudo::BranchAny, &[operand]));
        } else {
            let operand = self.mir.operand(&mask);
            self.push(MInst::pseudo(Pseudo::BranchLanes, &[operand]));
        }
        Ok(())
    }

    /// The mask with the bits of inactive lanes cleared. A comparison in this very block has
    /// cleared them already.
    fn clean_mask(&mut self, cond: Value, mask: &[mir::VReg]) -> SmallVec<[mir::VReg; 4]> {
        if let Some((inst, InstData::ICmp { .. } | InstData::FCmp { .. })) = self.def(cond) {
            if self.ir.blocks[self.block].insts.contains(&inst) {
                return SmallVec::from_slice(mask);
            }
        }
        let clean = self.new_mask();
        let operands = [
            self.mir.operand(&clean),
            self.mir.operand(mask),
            self.mir.exec(),
        ];
        self.mask_op(MaskOp::And, &operands);
        clean
    }

    /// Sets SCC from a uniform condition in SGPRs.
    pub fn test(&mut self, cond: Value) -> Test {
        if self.compare_in_scc(cond) {
            return Test::Scc1;
        }
        if let Some((
            _,
            InstData::Binary {
                op: ir::BinaryOp::Xor,
                args,
                ..
            },
        )) = self.only_def(cond)
        {
            if self.int_const(args[1]) == Some(1) {
                return match self.test(args[0]) {
                    Test::Scc1 => Test::Scc0,
                    Test::Scc0 => Test::Scc1,
                };
            }
        }
        let comps = self.comps(cond);
        self.salu(Opcode::SCmpLgU32, &[], &[&comps, &[Comp::Imm(0)]]);
        Test::Scc1
    }

    /// Sets SCC by a scalar comparison, if that is what the condition is and there is one for its
    /// operands.
    pub fn compare_in_scc(&mut self, cond: Value) -> bool {
        let Some((inst, InstData::ICmp { args, .. })) = self.def(cond) else {
            return false;
        };
        if args.iter().any(|&a| self.bank(a) != Bank::Sgpr) {
            return false;
        }
        let node = Node::of(self.env.layout(), self.ir, inst);
        let tree = self.by_rules(Class::Scc, &node);
        if let Some(tree) = tree {
            self.place(tree, &[]);
        }
        tree.is_some()
    }

    fn ret(&mut self, value: Option<Value>) -> Res {
        if self.mir.kernel.is_some() {
            self.push(MInst::pseudo(Pseudo::Endpgm, &[]));
            return Ok(());
        }
        self.return_values(value)
    }
}
