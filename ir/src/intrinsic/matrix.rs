//! Matrix instructions: `llvm.amdgcn.mfma.*` of gfx908 and gfx90a.
//!
//! `D = A × B + C` for one or several blocks of matrices that are spread over the lanes of a wave.
//! Operands: A, B, C, and the constants CBSZ, ABID and BLGP. Legal IR has the words of A, B and C
//! and one constant for all three ([`MatrixControl::bits`]).

use super::Intrinsic;

/// Format of the elements of A and B; C and D have 32 bits, or 64 if these have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatrixInput {
    /// `float`.
    F32,
    /// `half`.
    F16,
    /// `bfloat`, as `i16`.
    Bf16,
    /// Four in an `i32`.
    I8,
    /// `double`.
    F64,
}

impl MatrixInput {
    /// Bits of an element of A and B.
    pub const fn bits(self) -> u32 {
        match self {
            MatrixInput::I8 => 8,
            MatrixInput::F16 | MatrixInput::Bf16 => 16,
            MatrixInput::F32 => 32,
            MatrixInput::F64 => 64,
        }
    }

    /// Bits of an element of C and D.
    pub const fn result_bits(self) -> u32 {
        match self {
            MatrixInput::F64 => 64,
            _ => 32,
        }
    }
}

/// Shape of a matrix instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatrixShape {
    /// Rows and columns of C and D.
    pub dim: u32,
    /// Columns of A, rows of B.
    pub depth: u32,
    /// Independent products.
    pub blocks: u32,
    /// Format of A and B.
    pub input: MatrixInput,
    /// Elements of A, and of B, that a lane has.
    pub per_lane: u32,
}

/// The fields of a matrix instruction that are constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatrixControl {
    /// CBSZ: one block of A stands for 2^CBSZ.
    pub cbsz: u8,
    /// ABID: which one.
    pub abid: u8,
    /// BLGP: how the lanes of B are exchanged.
    pub blgp: u8,
}

impl MatrixControl {
    /// The fields of constants, if each fits its field.
    pub fn new(cbsz: u64, abid: u64, blgp: u64) -> Option<MatrixControl> {
        let fits = cbsz < 8 && abid < 16 && blgp < 8;
        fits.then_some(MatrixControl {
            cbsz: cbsz as u8,
            abid: abid as u8,
            blgp: blgp as u8,
        })
    }

    /// All three as legal IR has them.
    pub const fn bits(self) -> u32 {
        self.cbsz as u32 | (self.abid as u32) << 3 | (self.blgp as u32) << 7
    }

    /// The opposite of [`MatrixControl::bits`].
    pub const fn from_bits(bits: u32) -> MatrixControl {
        MatrixControl {
            cbsz: (bits & 7) as u8,
            abid: (bits >> 3 & 15) as u8,
            blgp: (bits >> 7 & 7) as u8,
        }
    }
}

impl Intrinsic {
    /// The shape, if it is a matrix instruction (CDNA1 manual, section 12.11 "VOP3P-MAI"; CDNA2
    /// manual, the same).
    pub const fn matrix(self) -> Option<MatrixShape> {
        use Intrinsic::*;
        use MatrixInput::*;
        let (dim, depth, blocks, input, per_lane) = match self {
            MfmaF3232x32x1f32 => (32, 1, 2, F32, 1),
            MfmaF3216x16x1f32 => (16, 1, 4, F32, 1),
            MfmaF324x4x1f32 => (4, 1, 16, F32, 1),
            MfmaF3232x32x2f32 => (32, 2, 1, F32, 1),
            MfmaF3216x16x4f32 => (16, 4, 1, F32, 1),
            MfmaF3232x32x4f16 => (32, 4, 2, F16, 4),
            MfmaF3216x16x4f16 => (16, 4, 4, F16, 4),
            MfmaF324x4x4f16 => (4, 4, 16, F16, 4),
            MfmaF3232x32x8f16 => (32, 8, 1, F16, 4),
            MfmaF3216x16x16f16 => (16, 16, 1, F16, 4),
            MfmaI3232x32x4i8 => (32, 4, 2, I8, 4),
            MfmaI3216x16x4i8 => (16, 4, 4, I8, 4),
            MfmaI324x4x4i8 => (4, 4, 16, I8, 4),
            MfmaI3232x32x8i8 => (32, 8, 1, I8, 4),
            MfmaI3216x16x16i8 => (16, 16, 1, I8, 4),
            MfmaF3232x32x2bf16 => (32, 2, 2, Bf16, 2),
            MfmaF3216x16x2bf16 => (16, 2, 4, Bf16, 2),
            MfmaF324x4x2bf16 => (4, 2, 16, Bf16, 2),
            MfmaF3232x32x4bf16 => (32, 4, 1, Bf16, 2),
            MfmaF3216x16x8bf16 => (16, 8, 1, Bf16, 2),
            MfmaF3232x32x4bf161k => (32, 4, 2, Bf16, 4),
            MfmaF3216x16x4bf161k => (16, 4, 4, Bf16, 4),
            MfmaF324x4x4bf161k => (4, 4, 16, Bf16, 4),
            MfmaF3232x32x8bf161k => (32, 8, 1, Bf16, 4),
            MfmaF3216x16x16bf161k => (16, 16, 1, Bf16, 4),
            MfmaF6416x16x4f64 => (16, 4, 1, F64, 1),
            MfmaF644x4x4f64 => (4, 4, 4, F64, 1),
            _ => return None,
        };
        Some(MatrixShape {
            dim,
            depth,
            blocks,
            input,
            per_lane,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsic::Pattern;
    use crate::types::Type;

    #[test]
    fn shapes_agree_with_names_and_signatures() {
        let mut count = 0;
        for id in Intrinsic::ALL.iter().copied() {
            let Some(shape) = id.matrix() else {
                let named = id.name().contains(".mfma.");
                assert!(!named || id.is_packed(), "{}", id.name());
                continue;
            };
            count += 1;
            let numbers = format!("{0}x{0}x{1}", shape.dim, shape.depth);
            assert!(id.name().contains(&format!(".{numbers}")), "{}", id.name());
            // Every element of A is in one lane.
            let a = shape.dim * shape.depth * shape.blocks;
            assert_eq!(a, 64 * shape.per_lane, "{}", id.name());
            let elements = shape.dim * shape.dim * shape.blocks / 64;
            let c = match id.signatures()[0].ret {
                Pattern::VectorOf(_, n) => n,
                _ => 1,
            };
            assert_eq!(c, elements, "{}", id.name());
            let bits = match id.signatures()[0].args[0] {
                Pattern::VectorOf(_, n) => 16 * n,
                Pattern::Is(Type::F64) => 64,
                _ => 32,
            };
            assert_eq!(bits, shape.per_lane * shape.input.bits(), "{}", id.name());
        }
        assert_eq!(count, 27);
    }

    #[test]
    fn fields_go_into_one_number_and_back() {
        let all = MatrixControl::new(5, 11, 6).expect("they fit");
        assert_eq!(MatrixControl::from_bits(all.bits()), all);
        assert_eq!(MatrixControl::new(8, 0, 0), None);
        assert_eq!(MatrixControl::new(0, 16, 0), None);
        assert_eq!(MatrixControl::new(0, 0, 8), None);
    }
}
