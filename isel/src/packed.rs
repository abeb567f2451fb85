//! Intrinsics whose operands are words ([`Intrinsic::is_packed`]): a row for each says which
//! instruction it is and where its constants go.
//!
//! Sources: CDNA3 and CDNA4 manuals, sections 7.2 "Sparse matrices", 12.11 "VOP3P-MAI", 12.12
//! "VOP3A"; the operands of the intrinsics are LLVM's (`IntrinsicsAMDGPU.td`). Which bits of OP_SEL
//! choose bytes is LLVM's too (`AMDGPUDAGToDAGISel`, the patterns of these conversions).

use crate::ctx::{Comp, Comps, Ctx, Res};
use ir::intrinsic::PackedFields;
use ir::{Intrinsic, Value};
use isa::{Bugs, Form, ModFlags, Modifiers, Opcode, SdwaSel};
use mir::{Inst, Operand};
use smallvec::SmallVec;

/// Where an instruction has its constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fields {
    /// It has none.
    Nothing,
    /// CLAMP.
    Clamp,
    /// OP_SEL: the source's byte.
    FromByte,
    /// OP_SEL: the source's half.
    FromWord,
    /// OP_SEL: the destination's byte.
    ToByte,
    /// OP_SEL: the destination's half.
    ToWord,
    /// OP_SEL: the source's byte, then the destination's half.
    ByteToWord,
    /// SDWA: the source's byte.
    SdwaByte,
    /// SDWA: the source's half.
    SdwaWord,
    /// The table of results.
    Table,
    /// CBSZ, ABID, BLGP.
    Matrix,
    /// CBSZ, ABID of a sparse matrix's indices.
    Sparse,
    /// CBSZ and BLGP, which are formats, then which byte of each scale.
    Scaled,
    /// Lanes that are not active, rows that are not there.
    Swap,
}

impl Fields {
    /// The largest value of each.
    const fn limits(self) -> [u8; 4] {
        match self {
            Fields::Nothing => [0; 4],
            Fields::Clamp | Fields::FromWord | Fields::ToWord | Fields::SdwaWord => [1, 0, 0, 0],
            Fields::FromByte | Fields::ToByte | Fields::SdwaByte => [3, 0, 0, 0],
            Fields::ByteToWord => [3, 1, 0, 0],
            Fields::Table => [255, 0, 0, 0],
            Fields::Matrix => [7, 15, 7, 0],
            Fields::Sparse => [7, 15, 0, 0],
            Fields::Scaled => [4, 4, 3, 3],
            Fields::Swap => [1, 1, 0, 0],
        }
    }

    /// Writes them to an instruction.
    fn set(self, fields: [u8; 4], inst: &mut Inst) {
        let [a, b, c, d] = fields;
        let mods: &mut Modifiers = &mut inst.mods;
        match self {
            Fields::Nothing => {}
            Fields::Clamp if a != 0 => mods.flags |= ModFlags::CLAMP,
            Fields::Clamp => {}
            Fields::FromByte | Fields::FromWord => mods.op_sel = a,
            Fields::ToByte => mods.op_sel = a << 2,
            Fields::ToWord => mods.op_sel = a << 3,
            Fields::ByteToWord => mods.op_sel = a | b << 3,
            Fields::SdwaByte | Fields::SdwaWord => {
                if let Some(part) = sdwa(self, a) {
                    mods.sdwa.src0_sel = part;
                    inst.form = Form::Sdwa;
                }
            }
            Fields::Table => mods.bitop3 = a,
            Fields::Matrix => mods.matrix = matrix(a, b, c),
            Fields::Sparse => mods.matrix = matrix(a, b, 0),
            Fields::Scaled => {
                mods.matrix = matrix(a, 0, b);
                mods.op_sel = c & 1 | (d & 1) << 1;
                mods.op_sel_hi = c >> 1 | d >> 1 << 1;
            }
            Fields::Swap => {
                mods.dpp.fetch_inactive = a != 0;
                mods.dpp.bound_ctrl = b != 0;
                if a | b != 0 {
                    inst.form = Form::E64;
                }
            }
        }
    }
}

/// The part of a source, if it is not the one that is read without SDWA.
fn sdwa(fields: Fields, part: u8) -> Option<SdwaSel> {
    Some(match (fields, part) {
        (_, 0) => return None,
        (Fields::SdwaWord, _) => SdwaSel::Word1,
        (_, 1) => SdwaSel::Byte1,
        (_, 2) => SdwaSel::Byte2,
        _ => SdwaSel::Byte3,
    })
}

fn matrix(cbsz: u8, abid: u8, blgp: u8) -> u16 {
    u16::from(cbsz) | u16::from(abid) << 3 | u16::from(blgp) << 7
}

/// The instruction of an intrinsic, which operand is the destination's old value, and where the
/// constants go.
const fn row(id: Intrinsic) -> Option<(Opcode, Option<usize>, Fields)> {
    use Fields::*;
    use Intrinsic as N;
    use Opcode as O;
    Some(match id {
        N::AshrPkI8I32 => (O::VAshrPkI8I32, None, Nothing),
        N::AshrPkU8I32 => (O::VAshrPkU8I32, None, Nothing),
        N::Bitop3 => (O::VBitop3B32, None, Table),
        N::CvtF32Bf8 => (O::VCvtF32Bf8, None, SdwaByte),
        N::CvtF32Fp8 => (O::VCvtF32Fp8, None, SdwaByte),
        N::CvtPkBf8F32 => (O::VCvtPkBf8F32, Some(2), ToWord),
        N::CvtPkF32Bf8 => (O::VCvtPkF32Bf8, None, SdwaWord),
        N::CvtPkF32Fp8 => (O::VCvtPkF32Fp8, None, SdwaWord),
        N::CvtPkFp8F32 => (O::VCvtPkFp8F32, Some(2), ToWord),
        N::CvtScalef32F16Bf8 => (O::VCvtScalef32F16Bf8, Some(0), ByteToWord),
        N::CvtScalef32F16Fp8 => (O::VCvtScalef32F16Fp8, Some(0), ByteToWord),
        N::CvtScalef32F32Bf8 => (O::VCvtScalef32F32Bf8, None, FromByte),
        N::CvtScalef32F32Fp8 => (O::VCvtScalef32F32Fp8, None, FromByte),
        N::CvtScalef322xpk16Bf6F32 => (O::VCvtScalef322xpk16Bf6F32, None, Nothing),
        N::CvtScalef322xpk16Fp6F32 => (O::VCvtScalef322xpk16Fp6F32, None, Nothing),
        N::CvtScalef32PkBf16Bf8 => (O::VCvtScalef32PkBf16Bf8, None, FromWord),
        N::CvtScalef32PkBf16Fp4 => (O::VCvtScalef32PkBf16Fp4, None, FromByte),
        N::CvtScalef32PkBf16Fp8 => (O::VCvtScalef32PkBf16Fp8, None, FromWord),
        N::CvtScalef32PkBf8Bf16 => (O::VCvtScalef32PkBf8Bf16, Some(0), ToWord),
        N::CvtScalef32PkBf8F16 => (O::VCvtScalef32PkBf8F16, Some(0), ToWord),
        N::CvtScalef32PkBf8F32 => (O::VCvtScalef32PkBf8F32, Some(0), ToWord),
        N::CvtScalef32PkF16Bf8 => (O::VCvtScalef32PkF16Bf8, None, FromWord),
        N::CvtScalef32PkF16Fp4 => (O::VCvtScalef32PkF16Fp4, None, FromByte),
        N::CvtScalef32PkF16Fp8 => (O::VCvtScalef32PkF16Fp8, None, FromWord),
        N::CvtScalef32PkF32Bf8 => (O::VCvtScalef32PkF32Bf8, None, FromWord),
        N::CvtScalef32PkF32Fp4 => (O::VCvtScalef32PkF32Fp4, None, FromByte),
        N::CvtScalef32PkF32Fp8 => (O::VCvtScalef32PkF32Fp8, None, FromWord),
        N::CvtScalef32PkFp4Bf16 => (O::VCvtScalef32PkFp4Bf16, Some(0), ToByte),
        N::CvtScalef32PkFp4F16 => (O::VCvtScalef32PkFp4F16, Some(0), ToByte),
        N::CvtScalef32PkFp4F32 => (O::VCvtScalef32PkFp4F32, Some(0), ToByte),
        N::CvtScalef32PkFp8Bf16 => (O::VCvtScalef32PkFp8Bf16, Some(0), ToWord),
        N::CvtScalef32PkFp8F16 => (O::VCvtScalef32PkFp8F16, Some(0), ToWord),
        N::CvtScalef32PkFp8F32 => (O::VCvtScalef32PkFp8F32, Some(0), ToWord),
        N::CvtScalef32Pk32Bf16Bf6 => (O::VCvtScalef32Pk32Bf16Bf6, None, Nothing),
        N::CvtScalef32Pk32Bf16Fp6 => (O::VCvtScalef32Pk32Bf16Fp6, None, Nothing),
        N::CvtScalef32Pk32Bf6Bf16 => (O::VCvtScalef32Pk32Bf6Bf16, None, Nothing),
        N::CvtScalef32Pk32Bf6F16 => (O::VCvtScalef32Pk32Bf6F16, None, Nothing),
        N::CvtScalef32Pk32F16Bf6 => (O::VCvtScalef32Pk32F16Bf6, None, Nothing),
        N::CvtScalef32Pk32F16Fp6 => (O::VCvtScalef32Pk32F16Fp6, None, Nothing),
        N::CvtScalef32Pk32F32Bf6 => (O::VCvtScalef32Pk32F32Bf6, None, Nothing),
        N::CvtScalef32Pk32F32Fp6 => (O::VCvtScalef32Pk32F32Fp6, None, Nothing),
        N::CvtScalef32Pk32Fp6Bf16 => (O::VCvtScalef32Pk32Fp6Bf16, None, Nothing),
        N::CvtScalef32Pk32Fp6F16 => (O::VCvtScalef32Pk32Fp6F16, None, Nothing),
        N::CvtScalef32SrBf8Bf16 => (O::VCvtScalef32SrBf8Bf16, Some(0), ToByte),
        N::CvtScalef32SrBf8F16 => (O::VCvtScalef32SrBf8F16, Some(0), ToByte),
        N::CvtScalef32SrBf8F32 => (O::VCvtScalef32SrBf8F32, Some(0), ToByte),
        N::CvtScalef32SrFp8Bf16 => (O::VCvtScalef32SrFp8Bf16, Some(0), ToByte),
        N::CvtScalef32SrFp8F16 => (O::VCvtScalef32SrFp8F16, Some(0), ToByte),
        N::CvtScalef32SrFp8F32 => (O::VCvtScalef32SrFp8F32, Some(0), ToByte),
        N::CvtScalef32SrPkFp4Bf16 => (O::VCvtScalef32SrPkFp4Bf16, Some(0), ToByte),
        N::CvtScalef32SrPkFp4F16 => (O::VCvtScalef32SrPkFp4F16, Some(0), ToByte),
        N::CvtScalef32SrPkFp4F32 => (O::VCvtScalef32SrPkFp4F32, Some(0), ToByte),
        N::CvtScalef32SrPk32Bf6Bf16 => (O::VCvtScalef32SrPk32Bf6Bf16, None, Nothing),
        N::CvtScalef32SrPk32Bf6F16 => (O::VCvtScalef32SrPk32Bf6F16, None, Nothing),
        N::CvtScalef32SrPk32Bf6F32 => (O::VCvtScalef32SrPk32Bf6F32, None, Nothing),
        N::CvtScalef32SrPk32Fp6Bf16 => (O::VCvtScalef32SrPk32Fp6Bf16, None, Nothing),
        N::CvtScalef32SrPk32Fp6F16 => (O::VCvtScalef32SrPk32Fp6F16, None, Nothing),
        N::CvtScalef32SrPk32Fp6F32 => (O::VCvtScalef32SrPk32Fp6F32, None, Nothing),
        N::CvtSrBf16F32 => (O::VCvtSrBf16F32, Some(0), ToWord),
        N::CvtSrBf8F32 => (O::VCvtSrBf8F32, Some(2), ToByte),
        N::CvtSrF16F32 => (O::VCvtSrF16F32, Some(0), ToWord),
        N::CvtSrFp8F32 => (O::VCvtSrFp8F32, Some(2), ToByte),
        N::Fdot2F32Bf16 => (O::VDot2F32Bf16, None, Clamp),
        N::MfmaF3216x16x32Bf16 => (O::VMfmaF3216x16x32Bf16, None, Matrix),
        N::MfmaF3216x16x32Bf8Bf8 => (O::VMfmaF3216x16x32Bf8Bf8, None, Matrix),
        N::MfmaF3216x16x32Bf8Fp8 => (O::VMfmaF3216x16x32Bf8Fp8, None, Matrix),
        N::MfmaF3216x16x32F16 => (O::VMfmaF3216x16x32F16, None, Matrix),
        N::MfmaF3216x16x32Fp8Bf8 => (O::VMfmaF3216x16x32Fp8Bf8, None, Matrix),
        N::MfmaF3216x16x32Fp8Fp8 => (O::VMfmaF3216x16x32Fp8Fp8, None, Matrix),
        N::MfmaF3216x16x8Xf32 => (O::VMfmaF3216x16x8Xf32, None, Matrix),
        N::MfmaF3232x32x16Bf16 => (O::VMfmaF3232x32x16Bf16, None, Matrix),
        N::MfmaF3232x32x16Bf8Bf8 => (O::VMfmaF3232x32x16Bf8Bf8, None, Matrix),
        N::MfmaF3232x32x16Bf8Fp8 => (O::VMfmaF3232x32x16Bf8Fp8, None, Matrix),
        N::MfmaF3232x32x16F16 => (O::VMfmaF3232x32x16F16, None, Matrix),
        N::MfmaF3232x32x16Fp8Bf8 => (O::VMfmaF3232x32x16Fp8Bf8, None, Matrix),
        N::MfmaF3232x32x16Fp8Fp8 => (O::VMfmaF3232x32x16Fp8Fp8, None, Matrix),
        N::MfmaF3232x32x4Xf32 => (O::VMfmaF3232x32x4Xf32, None, Matrix),
        N::MfmaI3216x16x32I8 => (O::VMfmaI3216x16x32I8, None, Matrix),
        N::MfmaI3216x16x64I8 => (O::VMfmaI3216x16x64I8, None, Matrix),
        N::MfmaI3232x32x16I8 => (O::VMfmaI3232x32x16I8, None, Matrix),
        N::MfmaI3232x32x32I8 => (O::VMfmaI3232x32x32I8, None, Matrix),
        N::MfmaScaleF3216x16x128F8f6f4 => (O::VMfmaScaleF3216x16x128F8f6f4, None, Scaled),
        N::MfmaScaleF3232x32x64F8f6f4 => (O::VMfmaScaleF3232x32x64F8f6f4, None, Scaled),
        N::Permlane16Swap => (O::VPermlane16SwapB32, None, Swap),
        N::Permlane32Swap => (O::VPermlane32SwapB32, None, Swap),
        N::PrngB32 => (O::VPrngB32, None, Nothing),
        N::SmfmacF3216x16x128Bf8Bf8 => (O::VSmfmacF3216x16x128Bf8Bf8, Some(2), Sparse),
        N::SmfmacF3216x16x128Bf8Fp8 => (O::VSmfmacF3216x16x128Bf8Fp8, Some(2), Sparse),
        N::SmfmacF3216x16x128Fp8Bf8 => (O::VSmfmacF3216x16x128Fp8Bf8, Some(2), Sparse),
        N::SmfmacF3216x16x128Fp8Fp8 => (O::VSmfmacF3216x16x128Fp8Fp8, Some(2), Sparse),
        N::SmfmacF3216x16x32Bf16 => (O::VSmfmacF3216x16x32Bf16, Some(2), Sparse),
        N::SmfmacF3216x16x32F16 => (O::VSmfmacF3216x16x32F16, Some(2), Sparse),
        N::SmfmacF3216x16x64Bf16 => (O::VSmfmacF3216x16x64Bf16, Some(2), Sparse),
        N::SmfmacF3216x16x64Bf8Bf8 => (O::VSmfmacF3216x16x64Bf8Bf8, Some(2), Sparse),
        N::SmfmacF3216x16x64Bf8Fp8 => (O::VSmfmacF3216x16x64Bf8Fp8, Some(2), Sparse),
        N::SmfmacF3216x16x64F16 => (O::VSmfmacF3216x16x64F16, Some(2), Sparse),
        N::SmfmacF3216x16x64Fp8Bf8 => (O::VSmfmacF3216x16x64Fp8Bf8, Some(2), Sparse),
        N::SmfmacF3216x16x64Fp8Fp8 => (O::VSmfmacF3216x16x64Fp8Fp8, Some(2), Sparse),
        N::SmfmacF3232x32x16Bf16 => (O::VSmfmacF3232x32x16Bf16, Some(2), Sparse),
        N::SmfmacF3232x32x16F16 => (O::VSmfmacF3232x32x16F16, Some(2), Sparse),
        N::SmfmacF3232x32x32Bf16 => (O::VSmfmacF3232x32x32Bf16, Some(2), Sparse),
        N::SmfmacF3232x32x32Bf8Bf8 => (O::VSmfmacF3232x32x32Bf8Bf8, Some(2), Sparse),
        N::SmfmacF3232x32x32Bf8Fp8 => (O::VSmfmacF3232x32x32Bf8Fp8, Some(2), Sparse),
        N::SmfmacF3232x32x32F16 => (O::VSmfmacF3232x32x32F16, Some(2), Sparse),
        N::SmfmacF3232x32x32Fp8Bf8 => (O::VSmfmacF3232x32x32Fp8Bf8, Some(2), Sparse),
        N::SmfmacF3232x32x32Fp8Fp8 => (O::VSmfmacF3232x32x32Fp8Fp8, Some(2), Sparse),
        N::SmfmacF3232x32x64Bf8Bf8 => (O::VSmfmacF3232x32x64Bf8Bf8, Some(2), Sparse),
        N::SmfmacF3232x32x64Bf8Fp8 => (O::VSmfmacF3232x32x64Bf8Fp8, Some(2), Sparse),
        N::SmfmacF3232x32x64Fp8Bf8 => (O::VSmfmacF3232x32x64Fp8Bf8, Some(2), Sparse),
        N::SmfmacF3232x32x64Fp8Fp8 => (O::VSmfmacF3232x32x64Fp8Fp8, Some(2), Sparse),
        N::SmfmacI3216x16x128I8 => (O::VSmfmacI3216x16x128I8, Some(2), Sparse),
        N::SmfmacI3216x16x64I8 => (O::VSmfmacI3216x16x64I8, Some(2), Sparse),
        N::SmfmacI3232x32x32I8 => (O::VSmfmacI3232x32x32I8, Some(2), Sparse),
        N::SmfmacI3232x32x64I8 => (O::VSmfmacI3232x32x64I8, Some(2), Sparse),
        _ => return None,
    })
}

// Each has one.
const _: () = {
    let mut i = 0;
    while i < Intrinsic::ALL.len() {
        let id = Intrinsic::ALL[i];
        assert!(id.is_packed() == row(id).is_some());
        i += 1;
    }
};

/// The same instruction without scales.
fn without_scales(opcode: Opcode) -> Option<Opcode> {
    Some(match opcode {
        Opcode::VMfmaScaleF3216x16x128F8f6f4 => Opcode::VMfmaF3216x16x128F8f6f4,
        Opcode::VMfmaScaleF3232x32x64F8f6f4 => Opcode::VMfmaF3232x32x64F8f6f4,
        _ => return None,
    })
}

impl Ctx<'_> {
    /// Selects an intrinsic of [`Intrinsic::is_packed`].
    pub fn packed(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        let Some((opcode, old, place)) = row(id) else {
            return Err(self.unknown(id));
        };
        let machine = self.env.machine;
        if !machine.has(opcode) {
            let name = machine.processor().name;
            return Err(self.unsupported(format_args!("intrinsic '{}' on {name}", id.name())));
        }
        let count = id.variable_operands();
        let fields = self.int_const(args[count]).unwrap_or(0) as u32;
        let mut fields = PackedFields::from_bits(fields);
        if (0..4).any(|i| fields[i] > place.limits()[i]) {
            return Err(self.unsupported(format_args!("this constant of '{}'", id.name())));
        }
        let mut sources: SmallVec<[Comps; 6]> =
            args[..count].iter().map(|&v| self.comps(v)).collect();
        let opcode = match place {
            Fields::Scaled => {
                self.check_lengths(id, &sources, fields)?;
                scale(opcode, &mut sources, &mut fields)
            }
            _ => opcode,
        };
        let dst = self.dst(result);
        let mut operands: SmallVec<[Operand; 8]> = match place {
            Fields::Swap => dst.iter().map(|&d| self.regs(&[d])).collect(),
            _ => SmallVec::from_slice(&[self.regs(&dst)]),
        };
        let last = old.map(|i| sources.remove(i));
        for comps in sources.into_iter().chain(last) {
            let regs = self.in_vgprs(&comps);
            operands.push(self.regs(&regs));
        }
        let mut inst = Inst::new(opcode, &operands);
        place.set(fields, &mut inst);
        if place == Fields::SdwaByte && machine.has_bug(Bugs::CVT_FP8_VOP1) && fields[0] == 0 {
            inst.mods.sdwa.src0_sel = SdwaSel::Byte0;
            inst.form = Form::Sdwa;
        }
        self.push(inst);
        Ok(())
    }

    /// Fails if A or B of a matrix instruction has fewer words than its format has.
    fn check_lengths(&self, id: Intrinsic, sources: &[Comps], fields: [u8; 4]) -> Res {
        let is_short = |i: usize| sources[i].len() < format_registers(fields[i]);
        if !(0..2).any(is_short) {
            return Ok(());
        }
        let name = id.name();
        Err(self.unsupported(format_args!("so short a vector in this format in '{name}'")))
    }
}

/// Registers of A and B in a format.
fn format_registers(format: u8) -> usize {
    isa::f8f6f4_registers(format).into()
}

/// Leaves of A and B the words that their format has, and no scales where both are zero: that is
/// what the instruction without them takes for one (LLVM, `SIISelLowering`).
fn scale(opcode: Opcode, sources: &mut SmallVec<[Comps; 6]>, fields: &mut [u8; 4]) -> Opcode {
    for i in 0..2 {
        sources[i].truncate(format_registers(fields[i]));
    }
    let plain = sources[3..].iter().all(|s| s[..] == [Comp::Imm(0)]);
    match without_scales(opcode) {
        Some(opcode) if plain => {
            sources.truncate(3);
            // The last two say which bytes of the scales are meant.
            fields[2..].fill(0);
            opcode
        }
        _ => opcode,
    }
}
