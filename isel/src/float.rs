//! Floating-point arithmetic.

use crate::ctx::{Comp, Comps, Ctx, Res};
use crate::operand::Src;
use ir::Value;
use isa::Opcode;

/// Sign bit of a register that holds the high word of a float.
const SIGN32: u32 = 0x8000_0000;
/// Sign bit of a half.
const SIGN16: u32 = 0x8000;

impl Ctx<'_> {
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
