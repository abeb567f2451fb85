//! Casts that are more than another view of the same bits.

use crate::ctx::{Comp, Ctx, Res};
use crate::operand::Src;
use ir::{CastOp, InstData, Type, Value};
use isa::Opcode;
use mir::Bank;

impl Ctx<'_> {
    /// Selects a cast.
    pub fn cast(&mut self, inst: ir::Inst, op: CastOp, arg: Value, result: Value) -> Res {
        match (op, self.env.layout().bits(self.ty(arg))) {
            (CastOp::Trunc, _) if self.ty(result) == Type::I1 => self.trunc_bool(arg, result),
            (CastOp::ZExt | CastOp::SExt, bits @ (8 | 16)) => {
                self.extend_narrow(arg, result, bits as u32, op == CastOp::SExt)
            }
            (CastOp::ZExt, 32) => self.zero_extend(arg, result),
            (
                CastOp::ZExt
                | CastOp::SExt
                | CastOp::FpTrunc
                | CastOp::FpExt
                | CastOp::FpToUi
                | CastOp::FpToSi
                | CastOp::UiToFp
                | CastOp::SiToFp,
                _,
            ) => self.rule(inst, result),
            _ => self.view_cast(arg, result),
        }
    }

    /// A word with zero on top of it, in other registers than the word's own.
    fn zero_extend(&mut self, arg: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let comps = self.comps(arg);
        self.copy_comp(dst[0], comps[0]);
        self.zero_high(&dst)
    }

    /// A cast that changes no bits, between register files, or whose operand has another width of pointer.
    fn view_cast(&mut self, arg: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let mut comps = self.comps(arg);
        if comps.len() < dst.len() {
            return Err(self.unsupported("this cast between pointer widths"));
        }
        comps.truncate(dst.len());
        self.copy_comps(&dst, &comps);
        Ok(())
    }

    fn trunc_bool(&mut self, arg: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let comps = self.comps(arg);
        let one = [Comp::Imm(1)];
        if self.bank(result) == Bank::Sgpr {
            self.salu(Opcode::SAndB32, &dst, &[&comps[..1], &one]);
            return Ok(());
        }
        let bit = [self.vreg(Bank::Vgpr)];
        self.valu(Opcode::VAndB32, &[&bit], &[&one, &comps[..1]]);
        self.vcmp(
            Opcode::VCmpEqU32,
            &dst,
            &[Src::new(&one), Src::new(&[Comp::Reg(bit[0])])],
        );
        Ok(())
    }

    /// Extension of an `i8` or `i16`: nothing to do for what was loaded zero-extended, or loads sign-extended itself.
    fn extend_narrow(&mut self, arg: Value, result: Value, bits: u32, signed: bool) -> Res {
        let dst = self.dst(result);
        if let Some((inst, InstData::Load { ptr, mem })) = self.def(arg) {
            if !signed {
                let comps = self.comps(arg);
                self.copy_comp(dst[0], comps[0]);
                return self.zero_high(&dst);
            }
            if self.only_def(arg).is_some()
                && self.ir.blocks[self.block].insts.contains(&inst)
                && self.nothing_between(inst)
            {
                let (ptr, mem) = (*ptr, *mem);
                self.load_signed(inst, ptr, mem, bits, dst[0])?;
                return self.sign_high(&dst);
            }
        }
        let comps = self.comps(arg);
        self.extend_in_reg(&dst[..1], &comps[..1], bits, signed);
        if signed {
            self.sign_high(&dst)
        } else {
            self.zero_high(&dst)
        }
    }

    /// A load may be selected at its only user if no instruction that writes memory stands between.
    fn nothing_between(&self, load: ir::Inst) -> bool {
        let ir = self.ir;
        let insts = &ir.blocks[self.block].insts;
        let Some(start) = insts.iter().position(|&i| i == load) else {
            return false;
        };
        let simple = matches!(ir.inst(load), InstData::Load { mem, .. } if mem.is_simple());
        let pure = |&&i: &&ir::Inst| {
            matches!(
                ir.inst(i),
                InstData::Cast { .. }
                    | InstData::Binary { .. }
                    | InstData::Gep { .. }
                    | InstData::Load { .. }
                    | InstData::ICmp { .. }
                    | InstData::Unary { .. }
                    | InstData::Select { .. }
                    | InstData::FCmp { .. }
            )
        };
        let until = insts[start..].iter().skip(1).take(NEAR);
        let user = insts[start..]
            .iter()
            .skip(1)
            .position(|&i| ir.result(i).is_some_and(|r| self.uses_directly(r, load)));
        simple && user.is_some_and(|n| n < NEAR && until.take(n).all(|i| pure(&i)))
    }

    fn uses_directly(&self, value: Value, load: ir::Inst) -> bool {
        let wanted = self.ir.result(load);
        match self.def(value) {
            Some((_, InstData::Cast { arg, .. })) => Some(*arg) == wanted,
            _ => false,
        }
    }

    fn zero_high(&mut self, dst: &[mir::VReg]) -> Res {
        if dst.len() == 2 {
            self.copy_comp(dst[1], Comp::Imm(0));
        }
        Ok(())
    }

    fn sign_high(&mut self, dst: &[mir::VReg]) -> Res {
        if dst.len() == 2 {
            let sign = [Comp::Imm(31)];
            match self.mir.vregs[dst[1]].bank {
                Bank::Sgpr => {
                    self.salu(Opcode::SAshrI32, &dst[1..], &[&[Comp::Reg(dst[0])], &sign])
                }
                Bank::Vgpr => self.valu(
                    Opcode::VAshrrevI32,
                    &[&dst[1..]],
                    &[&sign, &[Comp::Reg(dst[0])]],
                ),
            }
        }
        Ok(())
    }
}

/// How far behind a load its extension may stand to be selected with it.
const NEAR: usize = 8;
