//! Shapes of the matrix instructions: `v_mfma_*`, `v_smfmac_*`.
//!
//! Sources: CDNA1, CDNA2, CDNA3 and CDNA4 ISA manuals, chapter 7 "Matrix Arithmetic Instructions"
//! (shapes, types, blocks, cycles, places of the elements); AMD's matrix instruction calculator.
//! For gfx950's elements of 8 bits in eight registers, whose figures the CDNA4 manual's text does
//! not say: AMD's Composable Kernel (`test/mx_mfma_op`, which has measured them).

use crate::program::Op;
use crate::wave::LANES;
use isa::Opcode;

/// Format of A or B. C and D have 32 bits, or 64 if these have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Input {
    F32,
    /// Single precision of which 10 bits of fraction are used.
    Xf32,
    F16,
    Bf16,
    I8,
    F64,
    Fp8,
    Bf8,
    Fp6,
    Bf6,
    Fp4,
    /// CBSZ says the format of A, BLGP that of B.
    Chosen,
}

impl Input {
    /// Bits of an element.
    pub fn bits(self) -> usize {
        match self {
            Input::F64 => 64,
            Input::F32 | Input::Xf32 => 32,
            Input::F16 | Input::Bf16 => 16,
            Input::I8 | Input::Fp8 | Input::Bf8 | Input::Chosen => 8,
            Input::Fp6 | Input::Bf6 => 6,
            Input::Fp4 => 4,
        }
    }

    /// The format of a number in CBSZ or BLGP (CDNA4 manual, 7.1.5).
    fn chosen(number: u16) -> Option<Input> {
        Some(match number {
            0 => Input::Fp8,
            1 => Input::Bf8,
            2 => Input::Fp6,
            3 => Input::Bf6,
            4 => Input::Fp4,
            _ => return None,
        })
    }
}

/// Whether A is there as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Density {
    Dense,
    /// Two of four elements of a row; a register says which.
    Sparse,
}

/// Whose rules of denormals and overflow hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rules {
    /// CDNA1 and CDNA2 manuals, chapter 7.
    Cdna2,
    /// CDNA3 manual, 7.1.2 and 7.3; CDNA4 manual, 7.1.2 and 7.4.
    Cdna3,
}

/// Shape of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// Rows and columns of C.
    pub dim: usize,
    /// Columns of A.
    pub depth: usize,
    pub blocks: usize,
    pub a: Input,
    pub b: Input,
    pub density: Density,
    pub rules: Rules,
}

const fn old(dim: usize, depth: usize, blocks: usize, input: Input) -> Shape {
    Shape {
        rules: Rules::Cdna2,
        ..dense(dim, depth, blocks, input, input)
    }
}

const fn dense(dim: usize, depth: usize, blocks: usize, a: Input, b: Input) -> Shape {
    Shape {
        dim,
        depth,
        blocks,
        a,
        b,
        density: Density::Dense,
        rules: Rules::Cdna3,
    }
}

const fn sparse(dim: usize, depth: usize, a: Input, b: Input) -> Shape {
    Shape {
        density: Density::Sparse,
        ..dense(dim, depth, 1, a, b)
    }
}

/// The shape of a matrix instruction.
pub(super) fn shape_of(opcode: Opcode) -> Option<Shape> {
    old_shape(opcode)
        .or_else(|| dense_shape(opcode))
        .or_else(|| sparse_shape(opcode))
}

/// gfx908 and gfx90a (CDNA2 manual, section 12.11, "VOP3P-MAI").
fn old_shape(opcode: Opcode) -> Option<Shape> {
    use Input::*;
    use Opcode::*;
    Some(match opcode {
        VMfmaF3232x32x1f32 => old(32, 1, 2, F32),
        VMfmaF3216x16x1f32 => old(16, 1, 4, F32),
        VMfmaF324x4x1f32 => old(4, 1, 16, F32),
        VMfmaF3232x32x2f32 => old(32, 2, 1, F32),
        VMfmaF3216x16x4f32 => old(16, 4, 1, F32),
        VMfmaF3232x32x4f16 => old(32, 4, 2, F16),
        VMfmaF3216x16x4f16 => old(16, 4, 4, F16),
        VMfmaF324x4x4f16 => old(4, 4, 16, F16),
        VMfmaF3232x32x8f16 => old(32, 8, 1, F16),
        VMfmaF3216x16x16f16 => old(16, 16, 1, F16),
        VMfmaI3232x32x4i8 => old(32, 4, 2, I8),
        VMfmaI3216x16x4i8 => old(16, 4, 4, I8),
        VMfmaI324x4x4i8 => old(4, 4, 16, I8),
        VMfmaI3232x32x8i8 => old(32, 8, 1, I8),
        VMfmaI3216x16x16i8 => old(16, 16, 1, I8),
        VMfmaF3232x32x2bf16 => old(32, 2, 2, Bf16),
        VMfmaF3216x16x2bf16 => old(16, 2, 4, Bf16),
        VMfmaF324x4x2bf16 => old(4, 2, 16, Bf16),
        VMfmaF3232x32x4bf16 => old(32, 4, 1, Bf16),
        VMfmaF3216x16x8bf16 => old(16, 8, 1, Bf16),
        VMfmaF3232x32x4bf161k => old(32, 4, 2, Bf16),
        VMfmaF3216x16x4bf161k => old(16, 4, 4, Bf16),
        VMfmaF324x4x4bf161k => old(4, 4, 16, Bf16),
        VMfmaF3232x32x8bf161k => old(32, 8, 1, Bf16),
        VMfmaF3216x16x16bf161k => old(16, 16, 1, Bf16),
        VMfmaF6416x16x4f64 => old(16, 4, 1, F64),
        VMfmaF644x4x4f64 => old(4, 4, 4, F64),
        _ => return None,
    })
}

/// gfx942 and gfx950 (CDNA3 and CDNA4 manuals, table 28).
fn dense_shape(opcode: Opcode) -> Option<Shape> {
    use Input::*;
    use Opcode::*;
    Some(match opcode {
        VMfmaF3216x16x32Bf16 => dense(16, 32, 1, Bf16, Bf16),
        VMfmaI3216x16x64I8 => dense(16, 64, 1, I8, I8),
        VMfmaF3232x32x16Bf16 => dense(32, 16, 1, Bf16, Bf16),
        VMfmaI3232x32x32I8 => dense(32, 32, 1, I8, I8),
        VMfmaF3216x16x8Xf32 => dense(16, 8, 1, Xf32, Xf32),
        VMfmaF3232x32x4Xf32 => dense(32, 4, 1, Xf32, Xf32),
        VMfmaF3232x32x12bF32 => dense(32, 1, 2, F32, F32),
        VMfmaF3216x16x14bF32 => dense(16, 1, 4, F32, F32),
        VMfmaF324x4x116bF32 => dense(4, 1, 16, F32, F32),
        VMfmaF3232x32x2F32 => dense(32, 2, 1, F32, F32),
        VMfmaF3216x16x4F32 => dense(16, 4, 1, F32, F32),
        VMfmaF3232x32x42bF16 => dense(32, 4, 2, F16, F16),
        VMfmaF3216x16x44bF16 => dense(16, 4, 4, F16, F16),
        VMfmaF324x4x416bF16 => dense(4, 4, 16, F16, F16),
        VMfmaF3232x32x8F16 => dense(32, 8, 1, F16, F16),
        VMfmaF3216x16x16F16 => dense(16, 16, 1, F16, F16),
        VMfmaI3232x32x42bI8 => dense(32, 4, 2, I8, I8),
        VMfmaI3216x16x44bI8 => dense(16, 4, 4, I8, I8),
        VMfmaI324x4x416bI8 => dense(4, 4, 16, I8, I8),
        VMfmaF3216x16x32F16 => dense(16, 32, 1, F16, F16),
        VMfmaF3232x32x16F16 => dense(32, 16, 1, F16, F16),
        VMfmaI3232x32x16I8 => dense(32, 16, 1, I8, I8),
        VMfmaI3216x16x32I8 => dense(16, 32, 1, I8, I8),
        VMfmaF3232x32x42bBf16 => dense(32, 4, 2, Bf16, Bf16),
        VMfmaF3216x16x44bBf16 => dense(16, 4, 4, Bf16, Bf16),
        VMfmaF324x4x416bBf16 => dense(4, 4, 16, Bf16, Bf16),
        VMfmaF3232x32x8Bf16 => dense(32, 8, 1, Bf16, Bf16),
        VMfmaF3216x16x16Bf16 => dense(16, 16, 1, Bf16, Bf16),
        VMfmaF6416x16x4F64 => dense(16, 4, 1, F64, F64),
        VMfmaF644x4x44bF64 => dense(4, 4, 4, F64, F64),
        VMfmaF3216x16x32Bf8Bf8 => dense(16, 32, 1, Bf8, Bf8),
        VMfmaF3216x16x32Bf8Fp8 => dense(16, 32, 1, Bf8, Fp8),
        VMfmaF3216x16x32Fp8Bf8 => dense(16, 32, 1, Fp8, Bf8),
        VMfmaF3216x16x32Fp8Fp8 => dense(16, 32, 1, Fp8, Fp8),
        VMfmaF3232x32x16Bf8Bf8 => dense(32, 16, 1, Bf8, Bf8),
        VMfmaF3232x32x16Bf8Fp8 => dense(32, 16, 1, Bf8, Fp8),
        VMfmaF3232x32x16Fp8Bf8 => dense(32, 16, 1, Fp8, Bf8),
        VMfmaF3232x32x16Fp8Fp8 => dense(32, 16, 1, Fp8, Fp8),
        VMfmaF3216x16x128F8f6f4 | VMfmaScaleF3216x16x128F8f6f4 => dense(16, 128, 1, Chosen, Chosen),
        VMfmaF3232x32x64F8f6f4 | VMfmaScaleF3232x32x64F8f6f4 => dense(32, 64, 1, Chosen, Chosen),
        _ => return None,
    })
}

/// Those whose A is sparse (CDNA3 manual, table 32; CDNA4 manual, table 33).
fn sparse_shape(opcode: Opcode) -> Option<Shape> {
    use Input::*;
    use Opcode::*;
    Some(match opcode {
        VSmfmacF3216x16x64Bf16 => sparse(16, 64, Bf16, Bf16),
        VSmfmacI3216x16x128I8 => sparse(16, 128, I8, I8),
        VSmfmacF3216x16x128Bf8Bf8 => sparse(16, 128, Bf8, Bf8),
        VSmfmacF3216x16x128Bf8Fp8 => sparse(16, 128, Bf8, Fp8),
        VSmfmacF3216x16x128Fp8Bf8 => sparse(16, 128, Fp8, Bf8),
        VSmfmacF3216x16x128Fp8Fp8 => sparse(16, 128, Fp8, Fp8),
        VSmfmacF3232x32x32Bf16 => sparse(32, 32, Bf16, Bf16),
        VSmfmacI3232x32x64I8 => sparse(32, 64, I8, I8),
        VSmfmacF3232x32x64Bf8Bf8 => sparse(32, 64, Bf8, Bf8),
        VSmfmacF3232x32x64Bf8Fp8 => sparse(32, 64, Bf8, Fp8),
        VSmfmacF3232x32x64Fp8Bf8 => sparse(32, 64, Fp8, Bf8),
        VSmfmacF3232x32x64Fp8Fp8 => sparse(32, 64, Fp8, Fp8),
        VSmfmacF3216x16x64F16 => sparse(16, 64, F16, F16),
        VSmfmacF3232x32x32F16 => sparse(32, 32, F16, F16),
        VSmfmacF3216x16x32F16 => sparse(16, 32, F16, F16),
        VSmfmacF3232x32x16F16 => sparse(32, 16, F16, F16),
        VSmfmacF3216x16x32Bf16 => sparse(16, 32, Bf16, Bf16),
        VSmfmacF3232x32x16Bf16 => sparse(32, 16, Bf16, Bf16),
        VSmfmacI3216x16x64I8 => sparse(16, 64, I8, I8),
        VSmfmacI3232x32x32I8 => sparse(32, 32, I8, I8),
        VSmfmacF3216x16x64Bf8Bf8 => sparse(16, 64, Bf8, Bf8),
        VSmfmacF3216x16x64Bf8Fp8 => sparse(16, 64, Bf8, Fp8),
        VSmfmacF3216x16x64Fp8Bf8 => sparse(16, 64, Fp8, Bf8),
        VSmfmacF3216x16x64Fp8Fp8 => sparse(16, 64, Fp8, Fp8),
        VSmfmacF3232x32x32Bf8Bf8 => sparse(32, 32, Bf8, Bf8),
        VSmfmacF3232x32x32Bf8Fp8 => sparse(32, 32, Bf8, Fp8),
        VSmfmacF3232x32x32Fp8Bf8 => sparse(32, 32, Fp8, Bf8),
        VSmfmacF3232x32x32Fp8Fp8 => sparse(32, 32, Fp8, Fp8),
        _ => return None,
    })
}

impl Shape {
    /// With the formats that an instruction chooses; `None` if they do not exist.
    pub fn with_formats(self, op: &Op) -> Option<Shape> {
        if self.a != Input::Chosen {
            return Some(self);
        }
        Some(Shape {
            a: Input::chosen(op.mods.matrix & 7)?,
            b: Input::chosen(op.mods.matrix >> 7 & 7)?,
            ..self
        })
    }

    /// Groups of lanes that have different k.
    fn groups(self) -> usize {
        LANES / (self.dim * self.blocks)
    }

    /// Elements of a row of A that are there.
    pub fn stored(self) -> usize {
        match self.density {
            Density::Dense => self.depth,
            Density::Sparse => self.depth / 2,
        }
    }

    /// Registers of a lane for elements of `depth` values of k.
    pub fn registers(self, input: Input, depth: usize) -> usize {
        (depth / self.groups() * input.bits()).div_ceil(32)
    }

    /// Lane and position within the lane's data of element `k` of row `i` of a block of A, or of
    /// column `i` of B.
    ///
    /// A lane has consecutive values of k. Beyond four registers of 8 or 16 bits, the registers
    /// from the fifth on belong to the second half of all k (CDNA4 manual, 7.5.1.3).
    pub fn input_place(
        self,
        input: Input,
        depth: usize,
        (block, i): (usize, usize),
        k: usize,
    ) -> (usize, usize) {
        let per_lane = depth / self.groups();
        let chunk = match input.bits() {
            bits @ (8 | 16) => per_lane.min(128 / bits),
            _ => per_lane,
        };
        let period = chunk * self.groups();
        let group = k % period / chunk;
        let lane = i + self.dim * (block + self.blocks * group);
        (lane, k / period * chunk + k % chunk)
    }

    /// Lane and register (pair, for doubles) of element (i, j) of a block of C and D.
    pub fn output_place(self, block: usize, i: usize, j: usize) -> (usize, usize) {
        match (self.dim, self.a) {
            (16, Input::F64) => (j + 16 * (i % 4), i / 4),
            (_, Input::F64) => (j + 4 * block + 16 * i, 0),
            (32, _) => (j + 32 * (i / 4 % 2), 16 * block + 4 * (i / 8) + i % 4),
            (16, _) => (j + 16 * (i / 4), 4 * block + i % 4),
            _ => (j + 4 * block, i),
        }
    }

    /// Registers of C and D.
    pub fn output_registers(self) -> usize {
        let wide = if self.a == Input::F64 { 2 } else { 1 };
        self.dim * self.dim * self.blocks / LANES * wide
    }

    /// The set of indices in the register of a sparse A that an instruction uses: its first bit.
    /// Each element that a lane has is two bits (CDNA3 manual, 7.4; CDNA4 manual, 7.5).
    pub fn index_shift(self, op: &Op) -> usize {
        let bits = 2 * self.stored() / self.groups();
        let (cbsz, abid) = (op.mods.matrix & 3, usize::from(op.mods.matrix >> 3 & 15));
        match cbsz {
            0 => abid % (32 / bits) * bits,
            _ => 0,
        }
    }
}

/// Passes that a matrix instruction of gfx908 or gfx90a takes, and whether its elements are doubles
/// (CDNA1 manual, 12.11; CDNA2 manual, 12.11: "16 pass", "8 pass", "4 pass", "2 pass"); `None` for
/// other instructions.
pub(crate) fn passes(opcode: Opcode) -> Option<(u8, Precision)> {
    let shape = old_shape(opcode)?;
    Some(match (shape.a, shape.dim) {
        (Input::F64, 16) => (8, Precision::Double),
        (Input::F64, _) => (4, Precision::Double),
        (_, 32) => (16, Precision::Single),
        (_, 16) => (8, Precision::Single),
        _ => (2, Precision::Single),
    })
}

/// Which of the two kinds a matrix instruction is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Precision {
    /// Up to 32 bits.
    Single,
    /// `v_mfma_f64_*`.
    Double,
}

/// What the cycles of a matrix instruction depend on besides its rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MatrixWork {
    /// One block.
    Tile,
    /// One block, at half the rate: single precision, elements of 8 bits among those of 4 and 6.
    Slow,
    Blocks,
    Double,
}

/// What a matrix instruction of gfx942 or gfx950 does, and its rows (CDNA3 manual, tables 28 and
/// 32; CDNA4 manual, tables 28 and 33); `None` for other instructions. `matrix` has CBSZ and BLGP.
pub(crate) fn matrix_work(opcode: Opcode, matrix: u16) -> Option<(MatrixWork, usize)> {
    let shape = dense_shape(opcode).or_else(|| sparse_shape(opcode))?;
    let eight_bits = [matrix & 7, matrix >> 7 & 7].iter().any(|&f| f < 2);
    let work = match (shape.blocks, shape.a) {
        (_, Input::F64) => MatrixWork::Double,
        (1, Input::F32) => MatrixWork::Slow,
        (1, Input::Chosen) if eight_bits => MatrixWork::Slow,
        (1, _) => MatrixWork::Tile,
        _ => MatrixWork::Blocks,
    };
    Some((work, shape.dim))
}
