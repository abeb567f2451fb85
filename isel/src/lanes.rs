//! Values of other lanes: read, written, permuted, and masks of lanes.

use crate::ctx::{Comp, Ctx, Res};
use ir::{Intrinsic, Value};
use isa::{MaskOp, Opcode, Reg};
use mir::{Bank, Inst, Operand};

impl Ctx<'_> {
    /// Selects an intrinsic of [`crate::intrinsic::Part::Lanes`].
    pub fn of_lanes(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        use Intrinsic::*;
        match id {
            ReadFirstLane => self.read_first_lane(args[0], result),
            ReadLane | ReadActiveLane => self.read_lane(args, result),
            WriteLane => self.write_lane(args, result),
            Ballot => self.ballot(args[0], result),
            InverseBallot => self.inverse_ballot(args[0], result),
            DsPermute => self.permute(Opcode::DsPermuteB32, args, result),
            DsBpermute => self.permute(Opcode::DsBpermuteB32, args, result),
            DsSwizzle => self.swizzle(args, result),
            MqsadU32U8 => self.quad_sums(args, result),
            MovDpp | UpdateDpp => self.dpp(id, args, result),
            _ => Err(self.unknown(id)),
        }
    }

    /// Four sums of differences: the operands in VGPRs, two, one and four of them.
    fn quad_sums(&mut self, args: &[Value], result: Value) -> Res {
        let dst = self.dst(result);
        let mut operands = vec![self.regs(&dst)];
        for &arg in args {
            let comps = self.comps(arg);
            let regs = self.in_vgprs(&comps);
            operands.push(self.regs(&regs));
        }
        self.push(Inst::new(Opcode::VMqsadU32U8, &operands));
        Ok(())
    }

    fn read_first_lane(&mut self, arg: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let comps = self.comps(arg);
        for (&d, &c) in dst.iter().zip(&comps) {
            match self.comp_bank(c) {
                Some(Bank::Vgpr) => {
                    let operands = [self.regs(&[d]), self.operand_of(c)];
                    self.push(Inst::new(Opcode::VReadfirstlaneB32, &operands));
                }
                _ => self.copy_comp(d, c),
            }
        }
        Ok(())
    }

    fn operand_of(&mut self, comp: Comp) -> Operand {
        let reg = self.in_vgpr(comp);
        self.regs(&[reg])
    }

    fn read_lane(&mut self, args: &[Value], result: Value) -> Res {
        let dst = self.dst(result);
        let (value, lane) = (self.comps(args[0]), self.comps(args[1]));
        let lane = self.lane_select(&lane);
        for (&d, &c) in dst.iter().zip(&value) {
            // What is the same in all lanes would be moved to a VGPR for the active ones alone.
            if self.comp_bank(c) != Some(Bank::Vgpr) {
                self.copy_comp(d, c);
                continue;
            }
            let operands = [self.regs(&[d]), self.operand_of(c), lane];
            // A lane that waits elsewhere had the same value, and may have another one there now.
            self.push(match (self.is_uniform)(args[0]) {
                true => Inst::new(Opcode::VReadfirstlaneB32, &operands[..2]),
                false => Inst::new(Opcode::VReadlaneB32, &operands),
            });
        }
        Ok(())
    }

    /// Operands: value, lane, old vector.
    fn write_lane(&mut self, args: &[Value], result: Value) -> Res {
        let dst = self.dst(result);
        let (value, lane, old) = (
            self.comps(args[0]),
            self.comps(args[1]),
            self.comps(args[2]),
        );
        let lane = self.lane_select(&lane);
        for i in 0..dst.len() {
            let value = self.lane_select(&value[i..=i]);
            let lane = self.beside(value, lane);
            let operands = [self.regs(&dst[i..=i]), value, lane, self.operand_of(old[i])];
            self.push(Inst::new(Opcode::VWritelaneB32, &operands));
        }
        Ok(())
    }

    /// A lane's number beside a value that is written there: a vector instruction reads one SGPR,
    /// but may have the number in M0 as well (llc does the same).
    fn beside(&mut self, value: Operand, lane: Operand) -> Operand {
        let (Operand::Regs(a), Operand::Regs(b)) = (value, lane) else {
            return lane;
        };
        if self.mir.regs(a) == self.mir.regs(b) {
            return lane;
        }
        let m0 = Operand::phys(Reg::M0);
        self.push(Inst::new(Opcode::SMovB32, &[m0, lane]));
        m0
    }

    /// The active lanes for which a condition holds.
    fn ballot(&mut self, condition: Value, result: Value) -> Res {
        let dst = self.dst(result);
        if self.int_const(condition) == Some(1) {
            let operands = [self.regs(&dst), self.mir.exec()];
            self.mask_op(MaskOp::Mov, &operands);
            return Ok(());
        }
        let mask = self.mask_regs(condition);
        let operands = [self.regs(&dst), self.regs(&mask), self.mir.exec()];
        self.mask_op(MaskOp::And, &operands);
        Ok(())
    }

    fn inverse_ballot(&mut self, bits: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let comps = self.comps(bits);
        let regs = self.in_sgprs(&comps);
        let operands = [self.regs(&dst), self.regs(&regs)];
        self.push(Inst::pseudo(mir::Pseudo::Copy, &operands));
        Ok(())
    }

    /// The lane is a sum, too: of the index and the offset, of which the hardware takes bits 2 to 7
    /// (manual of GCN3, section 12.13, DS_PERMUTE_B32).
    fn permute(&mut self, opcode: Opcode, args: &[Value], result: Value) -> Res {
        let dst = self.dst(result);
        let range = self.offsets().lds;
        let fits = |sum: u32| range.contains(i64::from(sum));
        let (index, offset) = self.without_constants(args[0], fits);
        let (index, value) = (self.comps(index), self.comps(args[1]));
        let operands = [
            self.regs(&dst),
            self.operand_of(index[0]),
            self.operand_of(value[0]),
        ];
        self.push(Inst::new(opcode, &operands));
        self.last().mods.offset = offset as i32;
        Ok(())
    }

    fn swizzle(&mut self, args: &[Value], result: Value) -> Res {
        let Some(pattern) = self.int_const(args[1]) else {
            return Err(self.unsupported("a variable swizzle"));
        };
        let dst = self.dst(result);
        let value = self.comps(args[0]);
        let operands = [self.regs(&dst), self.operand_of(value[0])];
        self.push(Inst::new(Opcode::DsSwizzleB32, &operands));
        self.last().mods.offset = pattern as u16 as i32;
        Ok(())
    }

    /// `mov.dpp(src, ctrl, row_mask, bank_mask, bound_ctrl)`; `update.dpp` has the old value first.
    fn dpp(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        let machine = self.env.machine;
        if !machine.forms(Opcode::VMovB32).contains(isa::Forms::DPP) {
            let (name, processor) = (id.name(), machine.processor().name);
            return Err(
                self.unsupported(format_args!("'{name}', which {processor} does not have,"))
            );
        }
        let skip = usize::from(id == Intrinsic::UpdateDpp);
        let old = if skip == 1 {
            self.comps(args[0])
        } else {
            [Comp::Undef; 2].into_iter().collect()
        };
        let value = self.comps(args[skip]);
        let dst = self.dst(result);
        let control: Vec<u64> = args[skip + 1..]
            .iter()
            .filter_map(|&a| self.int_const(a))
            .collect();
        let &[ctrl, row_mask, bank_mask, bound_ctrl] = &control[..] else {
            return Err(self.unsupported("variable DPP controls"));
        };
        if !machine.has_dpp(ctrl, row_mask, bank_mask) {
            let (name, processor) = (id.name(), machine.processor().name);
            let numbers =
                format_args!("{ctrl}, {row_mask}, {bank_mask} of '{name}' on {processor}");
            return Err(self.unsupported(numbers));
        }
        for i in 0..dst.len() {
            let old = match old[i] {
                Comp::Undef => {
                    let reg = self.vreg(Bank::Vgpr);
                    self.copy_comp(reg, Comp::Undef);
                    self.regs(&[reg])
                }
                comp => self.operand_of(comp),
            };
            let operands = [self.regs(&dst[i..=i]), self.operand_of(value[i]), old];
            let mut inst = Inst::new(Opcode::VMovB32, &operands);
            inst.form = isa::Form::Dpp;
            inst.mods.dpp = isa::Dpp {
                ctrl: ctrl as u16,
                row_mask: row_mask as u8,
                bank_mask: bank_mask as u8,
                bound_ctrl: bound_ctrl & 1 == 1,
                fetch_inactive: false,
            };
            self.push(inst);
        }
        Ok(())
    }
}
