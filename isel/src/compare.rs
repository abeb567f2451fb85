//! Comparisons, selection, and logic on `i1`.
//!
//! A uniform `i1` in SGPRs is a word, 0 or 1; any other `i1` is a lane mask: a pair of SGPRs with a bit for each lane, defined for active lanes only.

use crate::control::{Test, scalar_compare};
use crate::ctx::{Comp, Comps, Ctx, Res};
use crate::operand::Src;
use ir::{BinaryOp, FloatCC, InstData, IntCC, Type, UnaryOp, Value};
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

    /// Integer comparison.
    pub fn icmp(&mut self, cc: IntCC, args: [Value; 2], result: Value) -> Res {
        if self.ty(args[0]) == Type::I1 {
            return self.compare_bools(cc, args, result);
        }
        let wide = self.env.layout().bits(self.ty(args[0])) > 32;
        let dst = self.dst(result);
        if self.bank(result) == Bank::Sgpr {
            let opcode = scalar_compare(cc, wide)
                .ok_or_else(|| self.unsupported("this uniform comparison"))?;
            let (a, b) = (self.comps(args[0]), self.comps(args[1]));
            self.salu(opcode, &[], &[&a, &b]);
            self.salu(
                Opcode::SCselectB32,
                &dst,
                &[&[Comp::Imm(1)], &[Comp::Imm(0)]],
            );
            return Ok(());
        }
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        // A constant goes first: only there can a literal stand.
        let (cc, a, b) = if is_constant(&b) && !is_constant(&a) {
            (cc.swapped(), b, a)
        } else {
            (cc, a, b)
        };
        self.vcmp(
            vector_compare(cc, wide),
            &dst,
            &[Src::new(&a), Src::new(&b)],
        );
        Ok(())
    }

    /// Comparison of `i1`s: signed ones have -1 for true, so that the order is reversed.
    fn compare_bools(&mut self, cc: IntCC, args: [Value; 2], result: Value) -> Res {
        use IntCC::*;
        let dst = self.dst(result);
        let scalar = self.bank(result) == Bank::Sgpr;
        let (a, b) = match scalar {
            true => (self.comps(args[0]), self.comps(args[1])),
            false => (self.mask_comps(args[0]), self.mask_comps(args[1])),
        };
        let [xor, xnor, andn2, orn2] = match scalar {
            true => [
                Opcode::SXorB32,
                Opcode::SXnorB32,
                Opcode::SAndn2B32,
                Opcode::SOrn2B32,
            ],
            false => [
                Opcode::SXorB64,
                Opcode::SXnorB64,
                Opcode::SAndn2B64,
                Opcode::SOrn2B64,
            ],
        };
        let (opcode, x, y) = match cc {
            Eq => (xnor, &a, &b),
            Ne => (xor, &a, &b),
            Ugt | Slt => (andn2, &a, &b),
            Ult | Sgt => (andn2, &b, &a),
            Uge | Sle => (orn2, &a, &b),
            Ule | Sge => (orn2, &b, &a),
        };
        if !scalar {
            self.salu(opcode, &dst, &[x, y]);
            return Ok(());
        }
        let wide = [self.vreg(Bank::Sgpr)];
        self.salu(opcode, &wide, &[x, y]);
        self.salu(
            Opcode::SAndB32,
            &dst,
            &[&[Comp::Reg(wide[0])], &[Comp::Imm(1)]],
        );
        Ok(())
    }

    /// Floating-point comparison.
    pub fn fcmp(&mut self, cc: FloatCC, args: [Value; 2], result: Value) -> Res {
        let dst = self.dst(result);
        if matches!(cc, FloatCC::False | FloatCC::True) {
            let source = if cc == FloatCC::True {
                ALL_LANES
            } else {
                NO_LANES
            };
            let to = self.mir.operand(&dst);
            self.push(Inst::new(Opcode::SMovB64, &[to, source]));
            return Ok(());
        }
        let bits = self.env.layout().bits(self.ty(args[0]));
        let (a, neg_a, abs_a) = self.float_source(args[0]);
        let (b, neg_b, abs_b) = self.float_source(args[1]);
        let a = Src {
            comps: &a,
            neg: neg_a,
            abs: abs_a,
        };
        let b = Src {
            comps: &b,
            neg: neg_b,
            abs: abs_b,
        };
        let (cc, a, b) = if is_constant(b.comps) {
            (swapped(cc), b, a)
        } else {
            (cc, a, b)
        };
        let opcode = float_compare(cc, bits).ok_or_else(|| self.unsupported("this comparison"))?;
        self.vcmp(opcode, &dst, &[a, b]);
        Ok(())
    }

    // ---- select -----------------------------------------------------------------------------------------------------

    /// `select`.
    pub fn select(&mut self, args: [Value; 3], result: Value) -> Res {
        if self.ty(result) == Type::I1 {
            return self.select_bool(args, result);
        }
        let dst = self.dst(result);
        if self.bank(result) == Bank::Sgpr {
            let (a, b) = (self.comps(args[1]), self.comps(args[2]));
            let (a, b) = (self.in_sgprs_or_constant(&a), self.in_sgprs_or_constant(&b));
            let (a, b) = if self.test(args[0])? == Test::Scc0 {
                (b, a)
            } else {
                (a, b)
            };
            match dst.len() {
                2 => self.salu(Opcode::SCselectB64, &dst, &[&a, &b]),
                _ => {
                    for i in 0..dst.len() {
                        self.salu(Opcode::SCselectB32, &dst[i..=i], &[&a[i..=i], &b[i..=i]]);
                    }
                }
            }
            return Ok(());
        }
        let (a, b) = (self.comps(args[1]), self.comps(args[2]));
        let (cond, a, b) = match self.negated(args[0]) {
            Some(inner) => (inner, b, a),
            None => (args[0], a, b),
        };
        let mask = self.mask_regs(cond);
        let mask: Comps = mask.into_iter().map(Comp::Reg).collect();
        for i in 0..dst.len() {
            if a[i] == b[i] {
                self.copy_comp(dst[i], a[i]);
            } else {
                self.valu(
                    Opcode::VCndmaskB32,
                    &[&dst[i..=i]],
                    &[&b[i..=i], &a[i..=i], &mask],
                );
            }
        }
        Ok(())
    }

    /// Wide constants that no instruction takes are put in registers before SCC is set.
    fn in_sgprs_or_constant(&mut self, comps: &[Comp]) -> Comps {
        comps
            .iter()
            .map(|&c| match c {
                Comp::Imm(_) if comps.len() == 1 => c,
                Comp::Undef => Comp::Imm(0),
                _ => Comp::Reg(self.in_sgpr(c)),
            })
            .collect()
    }

    /// `x` if the value is `x ^ true`.
    fn negated(&self, value: Value) -> Option<Value> {
        match self.only_def(value)?.1 {
            InstData::Binary {
                op: BinaryOp::Xor,
                args,
                ..
            } if self.int_const(args[1]) == Some(1) => Some(args[0]),
            _ => None,
        }
    }

    fn select_bool(&mut self, args: [Value; 3], result: Value) -> Res {
        let dst = self.dst(result);
        if self.bank(result) == Bank::Sgpr {
            let (a, b) = (self.comps(args[1]), self.comps(args[2]));
            let (a, b) = if self.test(args[0])? == Test::Scc0 {
                (b, a)
            } else {
                (a, b)
            };
            self.salu(Opcode::SCselectB32, &dst, &[&a, &b]);
            return Ok(());
        }
        let cond = self.mask_comps(args[0]);
        let (a, b) = (self.mask_comps(args[1]), self.mask_comps(args[2]));
        let (x, y) = (self.mir.mask(), self.mir.mask());
        self.salu(Opcode::SAndB64, &x, &[&cond, &a]);
        self.salu(Opcode::SAndn2B64, &y, &[&b, &cond]);
        self.salu(
            Opcode::SOrB64,
            &dst,
            &[&x.map(Comp::Reg), &y.map(Comp::Reg)],
        );
        Ok(())
    }

    // ---- logic ------------------------------------------------------------------------------------------------------

    /// `and`, `or`, `xor` of `i1`; other arithmetic on `i1` is modulo 2.
    pub fn logic(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> Res {
        let scalar = self.bank(result) == Bank::Sgpr;
        let (and, or, xor, andn2) = match scalar {
            true => (
                Opcode::SAndB32,
                Opcode::SOrB32,
                Opcode::SXorB32,
                Opcode::SAndn2B32,
            ),
            false => (
                Opcode::SAndB64,
                Opcode::SOrB64,
                Opcode::SXorB64,
                Opcode::SAndn2B64,
            ),
        };
        let dst = self.dst(result);
        let operand = |s: &mut Self, v| if scalar { s.comps(v) } else { s.mask_comps(v) };
        if op == BinaryOp::And && !scalar {
            if let Some(inner) = self.negated(args[1]) {
                let (a, b) = (self.mask_comps(args[0]), self.mask_comps(inner));
                self.salu(andn2, &dst, &[&a, &b]);
                return Ok(());
            }
        }
        let (a, b) = (operand(self, args[0]), operand(self, args[1]));
        let opcode = match op {
            BinaryOp::And | BinaryOp::Mul => and,
            BinaryOp::Or => or,
            BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub => xor,
            _ => return Err(self.unsupported("a shift or division of i1")),
        };
        self.salu(opcode, &dst, &[&a, &b]);
        Ok(())
    }

    /// `zext` and `sext` of an `i1` to 32 or 64 bits.
    pub fn extend_bool(&mut self, arg: Value, result: Value, signed: bool) -> Res {
        let dst = self.dst(result);
        let one = if signed { u32::MAX } else { 1 };
        if self.bank(result) == Bank::Sgpr {
            let fits = self.bank(arg) == Bank::Sgpr;
            debug_assert!(fits, "an SGPR value has SGPR operands");
            if !signed && self.def_is_compare(arg).is_none() {
                let comps = self.comps(arg);
                self.copy_comp(dst[0], comps[0]);
            } else {
                let (a, b) = match self.test(arg)? {
                    Test::Scc1 => (one, 0),
                    Test::Scc0 => (0, one),
                };
                self.salu(
                    Opcode::SCselectB32,
                    &dst[..1],
                    &[&[Comp::Imm(a)], &[Comp::Imm(b)]],
                );
            }
        } else {
            let mask = self.mask_regs(arg);
            let mask: Comps = mask.into_iter().map(Comp::Reg).collect();
            self.valu(
                Opcode::VCndmaskB32,
                &[&dst[..1]],
                &[&[Comp::Imm(0)], &[Comp::Imm(one)], &mask],
            );
        }
        if dst.len() == 2 {
            let high = if signed {
                Comp::Reg(dst[0])
            } else {
                Comp::Imm(0)
            };
            self.copy_comp(dst[1], high);
        }
        Ok(())
    }

    fn def_is_compare(&self, value: Value) -> Option<IntCC> {
        match self.def(value)?.1 {
            InstData::ICmp { cond, .. } => Some(*cond),
            _ => None,
        }
    }

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

fn is_constant(comps: &[Comp]) -> bool {
    comps.iter().all(|c| matches!(c, Comp::Imm(_)))
}

fn swapped(cc: FloatCC) -> FloatCC {
    use FloatCC::*;
    match cc {
        Ogt => Olt,
        Oge => Ole,
        Olt => Ogt,
        Ole => Oge,
        Ugt => Ult,
        Uge => Ule,
        Ult => Ugt,
        Ule => Uge,
        other => other,
    }
}

/// The vector comparison of a predicate.
pub fn vector_compare(cc: IntCC, wide: bool) -> Opcode {
    use IntCC::*;
    match (cc, wide) {
        (Eq, false) => Opcode::VCmpEqU32,
        (Ne, false) => Opcode::VCmpNeU32,
        (Ugt, false) => Opcode::VCmpGtU32,
        (Uge, false) => Opcode::VCmpGeU32,
        (Ult, false) => Opcode::VCmpLtU32,
        (Ule, false) => Opcode::VCmpLeU32,
        (Sgt, false) => Opcode::VCmpGtI32,
        (Sge, false) => Opcode::VCmpGeI32,
        (Slt, false) => Opcode::VCmpLtI32,
        (Sle, false) => Opcode::VCmpLeI32,
        (Eq, true) => Opcode::VCmpEqU64,
        (Ne, true) => Opcode::VCmpNeU64,
        (Ugt, true) => Opcode::VCmpGtU64,
        (Uge, true) => Opcode::VCmpGeU64,
        (Ult, true) => Opcode::VCmpLtU64,
        (Ule, true) => Opcode::VCmpLeU64,
        (Sgt, true) => Opcode::VCmpGtI64,
        (Sge, true) => Opcode::VCmpGeI64,
        (Slt, true) => Opcode::VCmpLtI64,
        (Sle, true) => Opcode::VCmpLeI64,
    }
}

/// The floating-point comparison of a predicate: "unordered or x" is "not the ordered opposite of x".
fn float_compare(cc: FloatCC, bits: u64) -> Option<Opcode> {
    use FloatCC::*;
    let column = match bits {
        16 => 0,
        32 => 1,
        64 => 2,
        _ => return None,
    };
    let row = match cc {
        Oeq => [Opcode::VCmpEqF16, Opcode::VCmpEqF32, Opcode::VCmpEqF64],
        Ogt => [Opcode::VCmpGtF16, Opcode::VCmpGtF32, Opcode::VCmpGtF64],
        Oge => [Opcode::VCmpGeF16, Opcode::VCmpGeF32, Opcode::VCmpGeF64],
        Olt => [Opcode::VCmpLtF16, Opcode::VCmpLtF32, Opcode::VCmpLtF64],
        Ole => [Opcode::VCmpLeF16, Opcode::VCmpLeF32, Opcode::VCmpLeF64],
        One => [Opcode::VCmpLgF16, Opcode::VCmpLgF32, Opcode::VCmpLgF64],
        Ord => [Opcode::VCmpOF16, Opcode::VCmpOF32, Opcode::VCmpOF64],
        Uno => [Opcode::VCmpUF16, Opcode::VCmpUF32, Opcode::VCmpUF64],
        Ueq => [Opcode::VCmpNlgF16, Opcode::VCmpNlgF32, Opcode::VCmpNlgF64],
        Ugt => [Opcode::VCmpNleF16, Opcode::VCmpNleF32, Opcode::VCmpNleF64],
        Uge => [Opcode::VCmpNltF16, Opcode::VCmpNltF32, Opcode::VCmpNltF64],
        Ult => [Opcode::VCmpNgeF16, Opcode::VCmpNgeF32, Opcode::VCmpNgeF64],
        Ule => [Opcode::VCmpNgtF16, Opcode::VCmpNgtF32, Opcode::VCmpNgtF64],
        Une => [Opcode::VCmpNeqF16, Opcode::VCmpNeqF32, Opcode::VCmpNeqF64],
        False | True => return None,
    };
    Some(row[column])
}
