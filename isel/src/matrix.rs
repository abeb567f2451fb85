//! Matrix instructions.
//!
//! Where VGPRs and AccVGPRs are one file, all operands are VGPRs. Where they are two (gfx908), C
//! and D must be AccVGPRs (CDNA1 manual, section 12.11 "VOP3P-MAI"): C is moved there before the
//! instruction and D back after it. What need not move is found later (`keep-accumulators`).

use crate::ctx::{Comp, Ctx, Res};
use ir::intrinsic::{MatrixControl, MatrixShape};
use ir::{Intrinsic, Value};
use isa::{Opcode, Reg, RegSpan, ValueType, VgprFile};
use mir::{Inst, Operand, VReg};

/// What became of an instruction in gfx942, where types have a name of their own.
const fn later(opcode: Opcode) -> Option<Opcode> {
    use Opcode as O;
    Some(match opcode {
        O::VMfmaF3232x32x1f32 => O::VMfmaF3232x32x12bF32,
        O::VMfmaF3216x16x1f32 => O::VMfmaF3216x16x14bF32,
        O::VMfmaF324x4x1f32 => O::VMfmaF324x4x116bF32,
        O::VMfmaF3232x32x2f32 => O::VMfmaF3232x32x2F32,
        O::VMfmaF3216x16x4f32 => O::VMfmaF3216x16x4F32,
        O::VMfmaF3232x32x4f16 => O::VMfmaF3232x32x42bF16,
        O::VMfmaF3216x16x4f16 => O::VMfmaF3216x16x44bF16,
        O::VMfmaF324x4x4f16 => O::VMfmaF324x4x416bF16,
        O::VMfmaF3232x32x8f16 => O::VMfmaF3232x32x8F16,
        O::VMfmaF3216x16x16f16 => O::VMfmaF3216x16x16F16,
        O::VMfmaI3232x32x4i8 => O::VMfmaI3232x32x42bI8,
        O::VMfmaI3216x16x4i8 => O::VMfmaI3216x16x44bI8,
        O::VMfmaI324x4x4i8 => O::VMfmaI324x4x416bI8,
        O::VMfmaF3232x32x4bf161k => O::VMfmaF3232x32x42bBf16,
        O::VMfmaF3216x16x4bf161k => O::VMfmaF3216x16x44bBf16,
        O::VMfmaF324x4x4bf161k => O::VMfmaF324x4x416bBf16,
        O::VMfmaF3232x32x8bf161k => O::VMfmaF3232x32x8Bf16,
        O::VMfmaF3216x16x16bf161k => O::VMfmaF3216x16x16Bf16,
        O::VMfmaF6416x16x4f64 => O::VMfmaF6416x16x4F64,
        O::VMfmaF644x4x4f64 => O::VMfmaF644x4x44bF64,
        _ => return None,
    })
}

/// The instruction of an intrinsic.
const fn opcode(id: Intrinsic) -> Option<Opcode> {
    use Intrinsic as N;
    use Opcode as O;
    Some(match id {
        N::MfmaF3232x32x1f32 => O::VMfmaF3232x32x1f32,
        N::MfmaF3216x16x1f32 => O::VMfmaF3216x16x1f32,
        N::MfmaF324x4x1f32 => O::VMfmaF324x4x1f32,
        N::MfmaF3232x32x2f32 => O::VMfmaF3232x32x2f32,
        N::MfmaF3216x16x4f32 => O::VMfmaF3216x16x4f32,
        N::MfmaF3232x32x4f16 => O::VMfmaF3232x32x4f16,
        N::MfmaF3216x16x4f16 => O::VMfmaF3216x16x4f16,
        N::MfmaF324x4x4f16 => O::VMfmaF324x4x4f16,
        N::MfmaF3232x32x8f16 => O::VMfmaF3232x32x8f16,
        N::MfmaF3216x16x16f16 => O::VMfmaF3216x16x16f16,
        N::MfmaI3232x32x4i8 => O::VMfmaI3232x32x4i8,
        N::MfmaI3216x16x4i8 => O::VMfmaI3216x16x4i8,
        N::MfmaI324x4x4i8 => O::VMfmaI324x4x4i8,
        N::MfmaI3232x32x8i8 => O::VMfmaI3232x32x8i8,
        N::MfmaI3216x16x16i8 => O::VMfmaI3216x16x16i8,
        N::MfmaF3232x32x2bf16 => O::VMfmaF3232x32x2bf16,
        N::MfmaF3216x16x2bf16 => O::VMfmaF3216x16x2bf16,
        N::MfmaF324x4x2bf16 => O::VMfmaF324x4x2bf16,
        N::MfmaF3232x32x4bf16 => O::VMfmaF3232x32x4bf16,
        N::MfmaF3216x16x8bf16 => O::VMfmaF3216x16x8bf16,
        N::MfmaF3232x32x4bf161k => O::VMfmaF3232x32x4bf161k,
        N::MfmaF3216x16x4bf161k => O::VMfmaF3216x16x4bf161k,
        N::MfmaF324x4x4bf161k => O::VMfmaF324x4x4bf161k,
        N::MfmaF3232x32x8bf161k => O::VMfmaF3232x32x8bf161k,
        N::MfmaF3216x16x16bf161k => O::VMfmaF3216x16x16bf161k,
        N::MfmaF6416x16x4f64 => O::VMfmaF6416x16x4f64,
        N::MfmaF644x4x4f64 => O::VMfmaF644x4x4f64,
        _ => return None,
    })
}

// Each has one.
const _: () = {
    let mut i = 0;
    while i < Intrinsic::ALL.len() {
        let id = Intrinsic::ALL[i];
        assert!(id.matrix().is_some() == opcode(id).is_some());
        i += 1;
    }
};

impl Ctx<'_> {
    /// Selects `llvm.amdgcn.mfma.*(a, b, c, control)`.
    pub fn matrix(
        &mut self,
        id: Intrinsic,
        shape: MatrixShape,
        args: &[Value],
        result: Value,
    ) -> Res {
        let names = opcode(id).into_iter().flat_map(|o| [Some(o), later(o)]);
        let opcode = names.flatten().find(|&o| self.env.machine.has(o));
        let Some(opcode) = opcode else {
            return Err(self.unsupported(format_args!(
                "intrinsic '{}' on {}",
                id.name(),
                self.env.machine.processor().name
            )));
        };
        let control = self.int_const(args[3]).unwrap_or(0) as u32;
        let dst = self.dst(result);
        let [a, b] = [args[0], args[1]].map(|v| {
            let comps = self.comps(v);
            let regs = self.in_vgprs(&comps);
            self.regs(&regs)
        });
        let c = self.comps(args[2]);
        let control = MatrixControl::from_bits(control).bits() as u16;
        match self.env.machine.facts().vgpr_file {
            VgprFile::Unified => {
                let (d, c) = (self.regs(&dst), self.accumulator(&c, shape));
                self.push_matrix(opcode, [d, a, b, c], control);
            }
            VgprFile::Separate => {
                let span = RegSpan::new(Reg::agpr(0), dst.len() as u8);
                self.fill_agprs(&c, span);
                let d = Operand::Phys(span);
                self.push_matrix(opcode, [d, a, b, d], control);
                self.read_agprs(span, &dst);
            }
        }
        Ok(())
    }

    fn push_matrix(&mut self, opcode: Opcode, operands: [Operand; 4], control: u16) {
        let mut inst = Inst::new(opcode, &operands);
        inst.mods.matrix = control;
        self.push(inst);
    }

    /// C as an operand of an instruction that takes VGPRs and inline constants.
    fn accumulator(&mut self, c: &[Comp], shape: MatrixShape) -> Operand {
        match self.same_constant(c, shape) {
            Some(code) => Operand::Inline(code),
            None => {
                let regs = self.in_vgprs(c);
                self.regs(&regs)
            }
        }
    }

    /// Moves C to AccVGPRs. gfx908 cannot add to constants: they are moved too.
    fn fill_agprs(&mut self, c: &[Comp], span: RegSpan) {
        for (to, &from) in span.regs().zip(c) {
            let constant = match from {
                Comp::Imm(bits) => Some(self.imm32(bits)),
                _ => None,
            };
            let from = match constant {
                Some(inline @ Operand::Inline(_)) => inline,
                _ => {
                    let reg = self.in_vgpr(from);
                    self.regs(&[reg])
                }
            };
            self.push(Inst::new(
                Opcode::VAccvgprWriteB32,
                &[Operand::phys(to), from],
            ));
        }
    }

    fn read_agprs(&mut self, span: RegSpan, dst: &[VReg]) {
        for (from, &to) in span.regs().zip(dst) {
            let operands = [self.regs(&[to]), Operand::phys(from)];
            self.push(Inst::new(Opcode::VAccvgprReadB32, &operands));
        }
    }

    /// The inline constant that all elements of C are.
    fn same_constant(&self, c: &[Comp], shape: MatrixShape) -> Option<u8> {
        let words = shape.input.result_bits() as usize / 32;
        let (first, ty) = match (words, c) {
            (1, [Comp::Imm(low), ..]) => (u64::from(*low), ValueType::B32),
            (_, [Comp::Imm(low), Comp::Imm(high), ..]) => {
                (u64::from(*low) | u64::from(*high) << 32, ValueType::F64)
            }
            _ => return None,
        };
        let same = c.chunks(words).all(|element| element == &c[..words]);
        let code = self.env.machine.inline_constant(first, ty)?;
        // An integer has 32 bits, whatever the elements have.
        let fits = words == 1 || first == 0 || isa::is_float_constant(code);
        (same && fits).then_some(code)
    }
}
