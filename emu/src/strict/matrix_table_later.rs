//! [`super::matrix_table`] for gfx942 and gfx950.
//!
//! Where the manuals' cells are cut or silent, and for one bug of the hardware that they do not
//! have, the figures are LLVM's; the row says so. What the CDNA3 manual wants between an
//! instruction of single precision and a narrower one whose SrcC overlaps its result, the CDNA4
//! manual and LLVM let follow at once: no row.

use super::matrix_table::{Core, First, LLVM, Rule, Second, When, all, rules};

const CDNA3: &str = "CDNA3 ISA manual, table 37";
const CDNA4: &str = "CDNA4 ISA manual, table 38";

/// The rows. Columns: [`super::matrix_table::Unit`].
#[rustfmt::skip]
pub(super) const RULES: &[Rule] = rules! {
    Gfx942 ValuWrites     MatrixReadsAb Always      all(2),                             CDNA3, "VALU writes a VGPR, then a matrix instruction reads it";
    Gfx942 ValuWrites     SingleReadsC  Always      all(2),                             CDNA3, "VALU writes a VGPR, then a matrix instruction reads it as SrcC";
    Gfx942 ValuWrites     CoreReadsC    Always      all(2),                             CDNA3, "VALU writes a VGPR, then a narrow matrix instruction reads it as SrcC";
    Gfx942 ValuWrites     DoubleReadsC  Always      all(2),                             CDNA3, "VALU writes a VGPR, then a matrix instruction on doubles reads it as SrcC";
    Gfx942 DotWrites      ValuReads     Always      all(3),                             CDNA3, "a dot product writes a VGPR, then VALU reads it (but not as what the same dot product adds to)";
    Gfx942 DotWrites      DotReadsC     OtherOpcode all(3),                             CDNA3, "a dot product writes a VGPR, then another kind of dot product adds to it";
    Gfx942 DotWrites      MemoryReads   Always      all(3),                             CDNA3, "a dot product writes a VGPR, then a memory instruction reads it";
    Gfx942 DotWrites      ValuWrites    OtherOpcode all(3),                             CDNA3, "a dot product writes a VGPR, then another instruction overwrites it";
    Gfx942 DotWrites      MemoryWrites  Always      all(3),                             CDNA3, "a dot product writes a VGPR, then a memory instruction overwrites it";
    Gfx942 MatrixWrites   CoreReadsC    Same        [2, 0, 0, 0, 0, 2, 0, 0, 0],        LLVM,  "a matrix instruction of two passes writes VGPRs, then a narrow one reads them as SrcC";
    Gfx942 MatrixWrites   SingleReadsC  Same        [2, 0, 0, 0, 0, 2, 0, 0, 0],        LLVM,  "a matrix instruction of two passes writes VGPRs, then one of single precision reads them as SrcC";
    Gfx942 MatrixWrites   DoubleReadsC  Same        [0, 0, 0, 4, 0, 0, 0, 0, 0],        CDNA3, "v_mfma_f64_4x4x4 writes VGPRs, then one on doubles reads them as SrcC";
    Gfx942 MatrixWrites   CoreReadsC    Overlapping [0, 0, 0, 0, 0, 3, 5, 9, 17],       CDNA3, "a matrix instruction writes VGPRs, then a narrow one's SrcC overlaps them";
    Gfx942 MatrixWrites   SingleReadsC  Overlapping [2, 8, 16, 4, 9, 3, 5, 9, 17],      CDNA3, "a matrix instruction writes VGPRs, then the SrcC of one of single precision overlaps them";
    Gfx942 MatrixWrites   DoubleReadsC  Overlapping [2, 8, 16, 4, 9, 3, 5, 9, 17],      CDNA3, "a matrix instruction writes VGPRs, then the SrcC of one on doubles overlaps them";
    Gfx942 MatrixWrites   MatrixReadsAb Always      [4, 10, 18, 6, 11, 5, 7, 11, 19],   CDNA3, "a matrix instruction writes a VGPR, then another one reads it as SrcA, SrcB or index";
    Gfx942 MatrixWrites   ValuReads     Always      [4, 10, 18, 6, 11, 5, 7, 11, 19],   CDNA3, "a matrix instruction writes a VGPR, then VALU reads it";
    Gfx942 MatrixWrites   DotReadsC     Always      [4, 10, 18, 6, 11, 5, 7, 11, 19],   CDNA3, "a matrix instruction writes a VGPR, then a dot product adds to it";
    Gfx942 MatrixWrites   MemoryReads   Always      [4, 10, 18, 9, 18, 5, 7, 11, 19],   CDNA3, "a matrix instruction writes a VGPR, then a memory instruction reads it";
    Gfx942 MatrixWrites   ValuWrites    Always      [4, 10, 18, 6, 11, 5, 7, 11, 19],   CDNA3, "a matrix instruction writes a VGPR, then VALU overwrites it";
    Gfx942 MatrixWrites   MemoryWrites  Always      [4, 10, 18, 6, 11, 5, 7, 11, 19],   LLVM,  "a matrix instruction writes a VGPR, then a memory instruction overwrites it";
    Gfx942 MatrixReadsC   ValuWrites    Always      [0, 0, 0, 0, 0, 1, 3, 7, 15],       CDNA3, "a narrow matrix instruction reads SrcC, then VALU overwrites it";
    Gfx942 MatrixReadsC   MemoryWrites  Always      [0, 0, 0, 0, 0, 1, 3, 7, 15],       LLVM,  "a narrow matrix instruction reads SrcC, then a memory instruction overwrites it";
    Gfx942 ValuWritesExec Matrix        Always      all(4),                             CDNA3, "VALU writes EXEC, then a matrix instruction";
    Gfx942 Double         DoubleFma     Always      all(2),                             LLVM,  "a matrix instruction on doubles, then v_fma_f64 or v_fmac_f64";

    Gfx950 ValuWrites     MatrixReadsAb Always      all(2),                             CDNA4, "VALU writes a VGPR, then a matrix instruction reads it";
    Gfx950 ValuWrites     SingleReadsC  Always      all(2),                             CDNA4, "VALU writes a VGPR, then a matrix instruction reads it as SrcC";
    Gfx950 ValuWrites     CoreReadsC    Always      all(2),                             CDNA4, "VALU writes a VGPR, then a narrow matrix instruction reads it as SrcC";
    Gfx950 ValuWrites     DoubleReadsC  Always      all(2),                             CDNA4, "VALU writes a VGPR, then a matrix instruction on doubles reads it as SrcC";
    Gfx950 DotWrites      ValuReads     Always      all(3),                             CDNA4, "a dot product writes a VGPR, then VALU reads it (but not as what the same dot product adds to)";
    Gfx950 DotWrites      DotReadsC     OtherOpcode all(3),                             CDNA4, "a dot product writes a VGPR, then another kind of dot product adds to it";
    Gfx950 DotWrites      MemoryReads   Always      all(3),                             CDNA4, "a dot product writes a VGPR, then a memory instruction reads it";
    Gfx950 DotWrites      ValuWrites    OtherOpcode all(3),                             CDNA4, "a dot product writes a VGPR, then another instruction overwrites it";
    Gfx950 DotWrites      MemoryWrites  Always      all(3),                             CDNA4, "a dot product writes a VGPR, then a memory instruction overwrites it";
    Gfx950 MatrixWrites   CoreReadsC    Same        [2, 0, 0, 0, 0, 2, 0, 0, 0],        CDNA4, "a matrix instruction of two passes writes VGPRs, then a narrow one reads them as SrcC";
    Gfx950 MatrixWrites   SingleReadsC  Same        [2, 0, 0, 0, 0, 2, 0, 0, 0],        CDNA4, "a matrix instruction of two passes writes VGPRs, then one of single precision reads them as SrcC";
    Gfx950 MatrixWrites   DoubleReadsC  Same        [0, 0, 0, 4, 0, 0, 0, 0, 0],        CDNA4, "v_mfma_f64_4x4x4 writes VGPRs, then one on doubles reads them as SrcC";
    Gfx950 MatrixWrites   CoreReadsC    Overlapping [0, 0, 0, 0, 0, 4, 6, 10, 18],      LLVM,  "a matrix instruction writes VGPRs, then a narrow one's SrcC overlaps them";
    Gfx950 MatrixWrites   SingleReadsC  Overlapping [2, 8, 16, 4, 17, 3, 6, 10, 18],    LLVM,  "a matrix instruction writes VGPRs, then the SrcC of one of single precision overlaps them";
    Gfx950 MatrixWrites   DoubleReadsC  Overlapping [2, 8, 16, 4, 17, 3, 6, 10, 18],    LLVM,  "a matrix instruction writes VGPRs, then the SrcC of one on doubles overlaps them";
    Gfx950 MatrixWrites   MatrixReadsAb Always      [4, 10, 18, 6, 19, 5, 8, 12, 20],   LLVM,  "a matrix instruction writes a VGPR, then another one reads it as SrcA, SrcB or index";
    Gfx950 MatrixWrites   ValuReads     Always      [4, 10, 18, 6, 19, 5, 8, 12, 20],   LLVM,  "a matrix instruction writes a VGPR, then VALU reads it";
    Gfx950 MatrixWrites   DotReadsC     Always      [4, 10, 18, 6, 19, 5, 8, 12, 20],   LLVM,  "a matrix instruction writes a VGPR, then a dot product adds to it";
    Gfx950 MatrixWrites   MemoryReads   Always      [4, 10, 18, 9, 18, 5, 8, 12, 20],   LLVM,  "a matrix instruction writes a VGPR, then a memory instruction reads it";
    Gfx950 MatrixWrites   ValuWrites    Always      [4, 10, 18, 6, 11, 5, 8, 12, 20],   LLVM,  "a matrix instruction writes a VGPR, then VALU overwrites it";
    Gfx950 MatrixWrites   MemoryWrites  Always      [4, 10, 18, 6, 11, 5, 8, 12, 20],   LLVM,  "a matrix instruction writes a VGPR, then a memory instruction overwrites it";
    Gfx950 MatrixReadsC   ValuWrites    Always      [0, 0, 0, 0, 0, 1, 3, 7, 15],       LLVM,  "a narrow matrix instruction reads SrcC, then VALU overwrites it";
    Gfx950 MatrixReadsC   MemoryWrites  Always      [0, 0, 0, 0, 0, 1, 3, 7, 15],       LLVM,  "a narrow matrix instruction reads SrcC, then a memory instruction overwrites it";
    Gfx950 ValuWritesExec Matrix        Always      all(4),                             CDNA4, "VALU writes EXEC, then a matrix instruction";
    Gfx950 Double         DoubleFma     Always      all(2),                             LLVM,  "a matrix instruction on doubles, then v_fma_f64 or v_fmac_f64";
};
