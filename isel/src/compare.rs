//! Comparisons, selection, and logic on `i1`.
//!
//! A uniform `i1` in SGPRs is a word, 0 or 1; any other `i1` is a lane mask: SGPRs with a bit for
//! each lane, defined for active lanes only.

use crate::ctx::{Comp, Comps, Ctx, Res};
use ir::{InstData, Type, UnaryOp, Value};
use isa::{MaskOp, Opcode};
use mir::{ALL_LANES, Bank, Inst, NO_LANES, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// A register of a mask of all lanes.
const ALL: Comp = Comp::Imm(u32::MAX);
/// A register of a mask of no lane.
const NONE: Comp = Comp::Imm(0);

impl Ctx<'_> {
    // ---- the two forms of i1 --------------------------------------------------------------------

    /// An `i1` as a lane mask, constants as constants.
    pub fn mask_comps(&mut self, value: Value) -> Comps {
        if let Some(bit) = self.int_const(value) {
            return self.constant_mask_comps(if bit & 1 == 1 { ALL } else { NONE });
        }
        if self.ir.value_const(value).is_some() {
            return self.constant_mask_comps(Comp::Undef);
        }
        if self.bank(value) == Bank::Vgpr {
            return self.comps(value);
        }
        let mask = self.new_mask();
        self.mask_from_bool(&mask, value);
        mask.iter().map(|&r| Comp::Reg(r)).collect()
    }

    /// A lane mask whose registers are all the same.
    pub fn constant_mask_comps(&self, comp: Comp) -> Comps {
        SmallVec::from_elem(comp, self.mir.wave.mask_registers().into())
    }

    /// The registers of a new lane mask.
    pub fn new_mask(&mut self) -> SmallVec<[VReg; 4]> {
        let mask = self.mir.mask();
        self.mir.mask_regs(mask).into()
    }

    /// An operation on lane masks.
    pub fn mask_op(&mut self, op: MaskOp, operands: &[Operand]) {
        let inst = self.mir.mask_inst(op, operands);
        self.push(inst);
    }

    /// An `i1` as a lane mask in registers.
    pub fn mask_regs(&mut self, value: Value) -> SmallVec<[VReg; 4]> {
        if self.bank(value) == Bank::Vgpr && self.is_used(value) {
            return self.regs_of(value);
        }
        let comps = self.mask_comps(value);
        let in_reg = |comp: &Comp| match *comp {
            Comp::Reg(reg) => Some(reg),
            _ => None,
        };
        if let Some(regs) = comps.iter().map(in_reg).collect() {
            return regs;
        }
        let mask = self.new_mask();
        let source = if comps[0] == ALL { ALL_LANES } else { NO_LANES };
        self.set_mask(&mask, source);
        mask
    }

    /// Copies a mask or a constant to a mask.
    fn set_mask(&mut self, mask: &[VReg], source: Operand) {
        let dst = self.mir.operand(mask);
        self.mask_op(MaskOp::Mov, &[dst, source]);
    }

    /// All lanes or none, by a uniform word.
    fn mask_from_bool(&mut self, mask: &[VReg], value: Value) {
        let comps = self.comps(value);
        self.salu(Opcode::SCmpLgU32, &[], &[&comps, &[Comp::Imm(0)]]);
        let (all, none) = (
            self.constant_mask_comps(ALL),
            self.constant_mask_comps(NONE),
        );
        self.mask_salu(MaskOp::Cselect, mask, &[&all, &none]);
    }

    /// An operation on lane masks whose sources are components.
    fn mask_salu(&mut self, op: MaskOp, dst: &[VReg], srcs: &[&[Comp]]) {
        self.salu(op.opcode(self.mir.wave), dst, srcs);
    }

    // ---- comparisons ----------------------------------------------------------------------------

    /// A uniform integer comparison as a word.
    pub fn uniform_comparison(&mut self, result: Value) -> Res {
        if !self.compare_in_scc(result) {
            return Err(self.unsupported("this uniform comparison"));
        }
        let dst = self.dst(result);
        let (one, zero) = ([Comp::Imm(1)], [Comp::Imm(0)]);
        self.salu(Opcode::SCselectB32, &dst, &[&one, &zero]);
        Ok(())
    }

    // ---- select ---------------------------------------------------------------------------------

    /// Wide constants that no instruction takes are put in registers before SCC is set.
    pub fn in_sgprs_or_constant(&mut self, comps: &[Comp]) -> Comps {
        comps
            .iter()
            .map(|&c| match c {
                Comp::Imm(_) if comps.len() == 1 => c,
                Comp::Undef => Comp::Imm(0),
                _ => Comp::Reg(self.in_sgpr(c)),
            })
            .collect()
    }

    // ---- copies and views -----------------------------------------------------------------------

    /// The result is another value in other registers.
    pub fn copy_value(&mut self, arg: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let comps = self.comps_in_bank(arg, self.bank(result));
        let comps: Comps = comps
            .into_iter()
            .map(|c| if c == Comp::Undef { Comp::Imm(0) } else { c })
            .collect();
        if self.ty(result) == Type::I1 && self.bank(result) == Bank::Vgpr {
            let mask = self.mask_regs(arg);
            let operands = [self.mir.operand(&dst), self.mir.operand(&mask)];
            self.push(Inst::pseudo(Pseudo::Copy, &operands));
            return Ok(());
        }
        self.copy_comps(&dst, &comps);
        Ok(())
    }

    /// A float operand without its outermost negation and absolute value: components, negated,
    /// absolute.
    pub fn float_source(&mut self, value: Value) -> (Comps, bool, bool) {
        let (mut value, mut neg, mut abs) = (value, false, false);
        while let Some((_, data)) = self.def(value) {
            match data {
                InstData::Unary {
                    op: UnaryOp::FNeg,
                    arg,
                    ..
                } => {
                    neg ^= !abs;
                    value = *arg;
                }
                InstData::Intrinsic {
                    id: ir::Intrinsic::FAbs,
                    args,
                    ..
                } => {
                    abs = true;
                    value = args.as_slice(&self.ir.lists)[0];
                }
                _ => break,
            }
        }
        (self.comps(value), neg, abs)
    }
}
