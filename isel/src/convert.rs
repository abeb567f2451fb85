//! Casts: views of the same bits, and those that loads do themselves. The rules select the others.

use crate::ctx::{Comp, Ctx, Res};
use ir::{CastOp, InstData, Value};

impl Ctx<'_> {
    /// Selects a cast.
    pub fn cast(&mut self, inst: ir::Inst, op: CastOp, arg: Value, result: Value) -> Res {
        if is_view(op, self.env.layout().bits(self.ty(arg))) {
            return self.view_cast(op, arg, result);
        }
        if op == CastOp::SExt && self.extends_load(arg, result)? {
            return Ok(());
        }
        self.rule(inst, result)
    }

    /// A view from another register file, or whose operand has another width of pointer.
    fn view_cast(&mut self, op: CastOp, arg: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let mut comps = self.comps(arg);
        if op == CastOp::ZExt {
            comps.push(Comp::Imm(0));
        }
        if comps.len() < dst.len() {
            return Err(self.unsupported("this cast between pointer widths"));
        }
        comps.truncate(dst.len());
        self.copy_comps(&dst, &comps);
        Ok(())
    }

    /// A load of a byte or half that only this cast uses extends the sign itself.
    fn extends_load(&mut self, arg: Value, result: Value) -> Res<bool> {
        let bits = self.env.layout().bits(self.ty(arg)) as u32;
        let Some((load, InstData::Load { ptr, mem })) = self.only_def(arg) else {
            return Ok(false);
        };
        let here = self.ir.blocks[self.block].insts.contains(&load);
        if !matches!(bits, 8 | 16) || !here || !self.nothing_between(load) {
            return Ok(false);
        }
        let (ptr, mem) = (*ptr, *mem);
        let dst = self.dst(result);
        self.load_signed(ptr, mem, bits, dst[0])?;
        Ok(true)
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
}

/// How far behind a load its extension may stand to be selected with it.
const NEAR: usize = 8;

/// Casts of a value of so many bits that change none, drop the upper ones, or put a word of zeros
/// above them.
pub fn is_view(op: CastOp, from: u64) -> bool {
    match op {
        CastOp::Trunc
        | CastOp::PtrToInt
        | CastOp::IntToPtr
        | CastOp::Bitcast
        | CastOp::AddrSpaceCast => true,
        CastOp::ZExt => from == 32,
        _ => false,
    }
}
