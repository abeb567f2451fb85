//! Comparisons, selection, and logic on `i1`.
//!
//! A uniform `i1` in SGPRs is a word, 0 or 1; any other `i1` is a lane mask: a pair of SGPRs with a bit for each lane, defined for active lanes only.

use crate::ctx::{Comp, Comps, Ctx, Res};
use ir::{InstData, Type, UnaryOp, Value};
use isa::{Opcode, RegSpan};
use mir::{Bank, Inst, Operand, Pseudo, VReg};
use smallvec::{SmallVec, smallvec};

/// All lanes.
const ALL: [Comp; 2] = [Comp::Imm(u32::MAX); 2];
/// No lane.
const NONE: [Comp; 2] = [Comp::Imm(0); 2];

impl Ctx<'_> {
    // ---- the two forms of i1 ----------------------------------------------------------------------------------------

    /// An `i1` as a lane mask, constants as constants.
    pub fn mask_comps(&mut self, value: Value) -> Comps {
        if let Some(bit) = self.int_const(value) {
            return if bit & 1 == 1 {
                SmallVec::from_slice(&ALL)
            } else {
                SmallVec::from_slice(&NONE)
            };
        }
        if self.ir.value_const(value).is_some() {
            return smallvec![Comp::Undef; 2];
        }
        if self.bank(value) == Bank::Vgpr {
            return self.comps(value);
        }
        let mask = self.mir.mask();
        self.mask_from_bool(&mask, value);
        mask.iter().map(|&r| Comp::Reg(r)).collect()
    }

    /// An `i1` as a lane mask in registers.
    pub fn mask_regs(&mut self, value: Value) -> SmallVec<[VReg; 4]> {
        let comps = self.mask_comps(value);
        if let (Comp::Reg(lo), Comp::Reg(hi)) = (comps[0], comps[1]) {
            return SmallVec::from_slice(&[lo, hi]);
        }
        let mask = self.mir.mask();
        let dst = self.mir.operand(&mask);
        let source = if comps[0] == ALL[0] {
            ALL_LANES
        } else {
            NO_LANES
        };
        self.push(Inst::new(Opcode::SMovB64, &[dst, source]));
        SmallVec::from_slice(&mask)
    }

    /// All lanes or none, by a uniform word.
    fn mask_from_bool(&mut self, mask: &[VReg], value: Value) {
        let comps = self.comps(value);
        self.salu(Opcode::SCmpLgU32, &[], &[&comps, &[Comp::Imm(0)]]);
        self.salu(Opcode::SCselectB64, mask, &[&ALL, &NONE]);
    }

    // ---- comparisons ------------------------------------------------------------------------------------------------

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

    // ---- select -----------------------------------------------------------------------------------------------------

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

    // ---- copies and views -------------------------------------------------------------------------------------------

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

    /// A float operand without its outermost negation and absolute value: components, negated, absolute.
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

/// The inline constant -1 (manual, section 5.2): all lanes.
pub const ALL_LANES: Operand = Operand::Inline(193);
/// The inline constant 0: no lane.
pub const NO_LANES: Operand = Operand::Inline(128);
/// The mask of active lanes.
pub const EXEC: Operand = Operand::Phys(RegSpan::EXEC);
