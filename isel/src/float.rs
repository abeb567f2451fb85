//! Floating-point arithmetic.

use crate::ctx::{Comp, Comps, Ctx, Res};
use crate::operand::Src;
use ir::{ArithFlags, BinaryOp, InstData, Value};
use isa::Opcode;
use mir::Bank;

/// Sign bit of a register that holds the high word of a float.
const SIGN32: u32 = 0x8000_0000;
/// Sign bit of a half.
const SIGN16: u32 = 0x8000;

impl Ctx<'_> {
    /// `fadd`, `fsub`, `fmul`; division is expanded before.
    pub fn float_binary(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        args: [Value; 2],
        result: Value,
    ) -> Res {
        if self.fuse_fma(op, flags, args, result) {
            return Ok(());
        }
        let bits = self.env.layout().bits(self.ty(result));
        let dst = self.dst(result);
        let (a, neg_a, abs_a) = self.float_source(args[0]);
        let (b, neg_b, abs_b) = self.float_source(args[1]);
        let a = Src {
            comps: &a,
            neg: neg_a,
            abs: abs_a,
        };
        let mut b = Src {
            comps: &b,
            neg: neg_b,
            abs: abs_b,
        };
        let opcode = match (op, bits) {
            (BinaryOp::FAdd, 16) => Opcode::VAddF16,
            (BinaryOp::FAdd, 32) => Opcode::VAddF32,
            (BinaryOp::FAdd, 64) => Opcode::VAddF64,
            (BinaryOp::FSub, 16) => Opcode::VSubF16,
            (BinaryOp::FSub, 32) => Opcode::VSubF32,
            (BinaryOp::FSub, 64) => {
                b.neg = !b.neg;
                Opcode::VAddF64
            }
            (BinaryOp::FMul, 16) => Opcode::VMulF16,
            (BinaryOp::FMul, 32) => Opcode::VMulF32,
            (BinaryOp::FMul, 64) => Opcode::VMulF64,
            _ => return Err(self.unsupported("this floating-point operation")),
        };
        let (opcode, a, b) = reversed_subtraction(self, opcode, a, b);
        self.valu_mods(opcode, &[&dst], &[a, b]);
        Ok(())
    }

    /// `a * b + c` where the program permits the product to stay unrounded.
    fn fuse_fma(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        args: [Value; 2],
        result: Value,
    ) -> bool {
        if !matches!(op, BinaryOp::FAdd | BinaryOp::FSub) || !flags.contains(ArithFlags::CONTRACT) {
            return false;
        }
        for (i, j) in [(0, 1), (1, 0)] {
            let Some((
                _,
                InstData::Binary {
                    op: BinaryOp::FMul,
                    flags: inner,
                    args: factors,
                },
            )) = self.only_def(args[i])
            else {
                continue;
            };
            if !inner.contains(ArithFlags::CONTRACT) {
                continue;
            }
            let subtract = op == BinaryOp::FSub;
            self.fma(
                [factors[0], factors[1], args[j]],
                [subtract && i == 1, subtract && i == 0],
                result,
            );
            return true;
        }
        false
    }

    /// Fused multiply-add, with the product or the addend negated.
    fn fma(&mut self, args: [Value; 3], [neg_product, neg_addend]: [bool; 2], result: Value) {
        let opcode = self.fma_opcode(result);
        let dst = self.dst(result);
        let sources: [(Comps, bool, bool); 3] = args.map(|v| self.float_source(v));
        let flips = [neg_product, false, neg_addend];
        let srcs: Vec<Src> = sources
            .iter()
            .zip(flips)
            .map(|((c, neg, abs), flip)| Src {
                comps: c,
                neg: neg ^ flip,
                abs: *abs,
            })
            .collect();
        self.valu_mods(opcode, &[&dst], &srcs);
    }

    fn fma_opcode(&self, result: Value) -> Opcode {
        match self.env.layout().bits(self.ty(result)) {
            16 => Opcode::VFmaF16,
            32 => Opcode::VFmaF32,
            _ => Opcode::VFmaF64,
        }
    }

    /// `llvm.fma` and `llvm.fmuladd`.
    pub fn fma_intrinsic(&mut self, args: &[Value], result: Value) -> Res {
        self.fma([args[0], args[1], args[2]], [false, false], result);
        Ok(())
    }

    /// `fneg` that no user took as a modifier.
    pub fn fneg(&mut self, arg: Value, result: Value) -> Res {
        self.sign_op(Opcode::VXorB32, false, arg, result)
    }

    /// `fabs` that no user took as a modifier.
    pub fn fabs(&mut self, arg: Value, result: Value) -> Res {
        self.sign_op(Opcode::VAndB32, true, arg, result)
    }

    /// Changes the sign bit in the highest word; the other words stay.
    fn sign_op(&mut self, opcode: Opcode, keep: bool, arg: Value, result: Value) -> Res {
        let half = self.env.layout().bits(self.ty(result)) == 16;
        let sign = if half { SIGN16 } else { SIGN32 };
        let bits = [Comp::Imm(if keep {
            !sign & if half { 0xffff } else { u32::MAX }
        } else {
            sign
        })];
        let dst = self.dst(result);
        let comps = self.comps(arg);
        let last = dst.len() - 1;
        if last == 1 {
            self.copy_comp(dst[0], comps[0]);
        }
        self.valu(opcode, &[&dst[last..]], &[&bits, &comps[last..]]);
        Ok(())
    }

    /// `copysign(magnitude, sign)` of equal types: the magnitude's bits but the sign's sign bit.
    pub fn copysign(&mut self, args: &[Value], result: Value) -> Res {
        let half = self.env.layout().bits(self.ty(result)) == 16;
        let dst = self.dst(result);
        let (magnitude, sign) = (self.comps(args[0]), self.comps(args[1]));
        let last = dst.len() - 1;
        if last == 1 {
            self.copy_comp(dst[0], magnitude[0]);
        }
        let mask = [Comp::Imm(if half { SIGN16 - 1 } else { SIGN32 - 1 })];
        let (sign_last, magnitude_last) = (sign.len() - 1, magnitude.len() - 1);
        self.valu(
            Opcode::VBfiB32,
            &[&dst[last..]],
            &[&mask, &magnitude[magnitude_last..], &sign[sign_last..]],
        );
        Ok(())
    }

    /// An instruction whose sources are floats, with modifiers folded in.
    pub fn float_op(&mut self, opcode: Opcode, args: &[Value], result: Value) -> Res {
        let dst = self.dst(result);
        let sources: Vec<(Comps, bool, bool)> =
            args.iter().map(|&v| self.float_source(v)).collect();
        let srcs: Vec<Src> = sources
            .iter()
            .map(|(c, neg, abs)| Src {
                comps: c,
                neg: *neg,
                abs: *abs,
            })
            .collect();
        self.valu_mods(opcode, &[&dst], &srcs);
        Ok(())
    }
}

/// A subtraction from a vector of something scalar is written the other way round: then the scalar stands first, as the short form wants.
fn reversed_subtraction<'s>(
    ctx: &Ctx,
    opcode: Opcode,
    a: Src<'s>,
    b: Src<'s>,
) -> (Opcode, Src<'s>, Src<'s>) {
    let vector = |s: &Src| ctx.comp_bank(s.comps[0]) == Some(Bank::Vgpr);
    let reversed = match opcode {
        Opcode::VSubF32 => Opcode::VSubrevF32,
        Opcode::VSubF16 => Opcode::VSubrevF16,
        _ => return (opcode, a, b),
    };
    if vector(&a) && !vector(&b) {
        (reversed, b, a)
    } else {
        (opcode, a, b)
    }
}
