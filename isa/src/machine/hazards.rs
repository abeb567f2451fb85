//! The hazards, row by row: what needs wait states behind what.
//!
//! Rows stand in groups; which groups a processor has is a fact of its generation
//! ([`super::Facts::hazards`]), those of matrix instructions count where these exist.
//!
//! Sources: manuals, section 4.5 "Manually Inserted Wait States (NOPs)", table "Required
//! Software-inserted Wait States", of "Vega", "Vega 7nm", CDNA 1 to 3; where they are silent or
//! older generations differ, what LLVM's hazard recogniser does.
//!
//! Rows of the manual that are not here: "mixed use of VCC" by name and by SGPR number (VCC has one
//! name in machine IR), `s_movfed` and the debugger's instructions (never selected).

use crate::MatrixUnit;
use MatrixUnit::{Core2, Core4, Core8, Core16, Double4, Double8, Single2, Single8, Single16};

/// What makes a hazard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Producer {
    /// A vector instruction writes SGPRs or VCC.
    ValuWritesScalar,
    /// A vector instruction writes VCC.
    ValuWritesVcc,
    /// A vector instruction writes EXEC.
    ValuWritesExec,
    /// A vector instruction writes VGPRs.
    ValuWritesVgpr,
    /// A vector instruction writes VGPRs at another place of the register than its result has
    /// (`op_sel`, SDWA).
    ValuMovesPart,
    /// An instruction of the transcendental unit writes VGPRs.
    TransWritesVgpr,
    /// A dot product writes VGPRs.
    DotWritesVgpr,
    /// A scalar instruction writes SGPRs.
    SaluWritesScalar,
    /// A scalar instruction writes M0.
    SaluWritesM0,
    /// `s_setreg`.
    SetReg,
    /// `s_setreg` of MODE.VSKIP.
    SetVskip,
    /// A memory instruction with more than 64 bits of data to write.
    WideStore,
    /// `v_cmpx` writes EXEC.
    CmpxWritesExec,
    /// A matrix instruction of a kind writes registers.
    MatrixWrites(MatrixUnit),
    /// A matrix instruction of a kind reads registers as C.
    MatrixReadsC(MatrixUnit),
    /// A vector instruction that is neither a matrix instruction nor a mover of AccVGPRs to them
    /// writes registers.
    OtherWritesVgpr,
    /// `v_accvgpr_write` writes AccVGPRs.
    WritesAcc,
    /// An instruction that moves AccVGPRs, or a matrix instruction on doubles, behind which the
    /// result of a vector instruction before it may not be there yet.
    MovesAcc,
    /// See [`Producer::MovesAcc`].
    DoubleMatrix,
}

/// What suffers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consumer {
    /// Vector memory reads the SGPR.
    VmemReadsScalar,
    /// `v_readlane` and `v_writelane` select the lane by the SGPR.
    LaneSelect,
    /// `v_div_fmas`.
    DivFmas,
    /// A DPP instruction reads the VGPR: as a source, or as the old value of its destination (the
    /// manual says "reads"; LLVM counts all operands, the tied old value among them).
    DppReads,
    /// Any DPP instruction.
    Dpp,
    /// A vector instruction has EXECZ or VCCZ as a source.
    ReadsZeroFlags,
    /// `s_getreg` of the same register.
    GetReg,
    /// `s_setreg` of the same register.
    SetReg,
    /// Any vector instruction.
    Vector,
    /// `s_sendmsg`, `s_ttracedata`, GDS.
    MessageOrGds,
    /// `s_movrel*`, `v_interp_*`, LDS-direct, loads to LDS.
    M0Users,
    /// Scalar memory reads the SGPR.
    SmemReads,
    /// A scalar load through a buffer resource reads the SGPR.
    SmemBufferReads,
    /// A vector instruction writes the VGPR.
    ValuWrites,
    /// A vector instruction reads the SGPR, or VCC unsaid.
    ValuReadsScalar,
    /// A vector instruction reads the VGPR.
    ValuReads,
    /// A vector instruction reads or overwrites the VGPR.
    ValuTouches,
    /// A vector instruction that is not transcendental reads the VGPR.
    NonTransReads,
    /// An instruction reads the VGPR, but for the same dot product that adds to it.
    ReadsBehindDot,
    /// An instruction writes the VGPR that is not the same dot product.
    WritesBehindDot,
    /// A vector instruction with EXEC as a source.
    ReadsExecValue,
    /// `v_readlane`, `v_readfirstlane`, `v_writelane`.
    Lanes,
    /// `v_readlane`, `v_readfirstlane` read the VGPR.
    LaneReads,
    /// `v_permlane16_swap`, `v_permlane32_swap`.
    RowsSwap,
    /// They read the VGPR.
    RowsSwapReads,
    /// `s_rfe`.
    Rfe,
    /// A matrix instruction reads the register as A or B.
    MatrixReadsAb,
    /// A matrix instruction reads the register.
    MatrixReads,
    /// A matrix instruction on up to 32 bits, that of the core unit not counted, reads as C what
    /// overlaps the registers without being the same.
    SingleReadsOtherC,
    /// One of the core unit does.
    CoreReadsOtherC,
    /// A matrix instruction reads exactly these registers as C.
    MatrixReadsSameC,
    /// One on doubles does.
    DoubleReadsOtherC,
    /// One on doubles reads exactly these registers as C.
    DoubleReadsSameC,
    /// Any matrix instruction, or `v_accvgpr_write`.
    MatrixOrWritesAcc,
    /// Any matrix instruction.
    Matrix,
    /// `v_accvgpr_write` reads the VGPR.
    ReadForAcc,
    /// `v_accvgpr_read` reads the AccVGPR.
    ReadsAcc,
    /// `v_accvgpr_write` overwrites the AccVGPR.
    OverwritesAcc,
    /// A matrix instruction reads the AccVGPR as C.
    MatrixReadsC,
    /// A vector instruction that is no matrix instruction reads or overwrites the register.
    OtherTouches,
    /// A vector instruction that is no matrix instruction overwrites the register.
    OtherOverwrites,
    /// A memory instruction reads the register.
    MemoryReads,
    /// A memory instruction overwrites the register.
    MemoryOverwrites,
    /// A memory instruction reads or overwrites the register.
    MemoryTouches,
    /// A memory instruction.
    Memory,
    /// `v_fma_f64`, `v_fmac_f64`.
    DoubleFma,
}

/// A row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hazard {
    /// What goes before.
    pub producer: Producer,
    /// What must not follow too soon.
    pub consumer: Consumer,
    /// Wait states that must lie between.
    pub wait_states: u8,
}

/// Rows that processors have together.
pub type Group = &'static [Hazard];

const fn row(producer: Producer, consumer: Consumer, wait_states: u8) -> Hazard {
    Hazard {
        producer,
        consumer,
        wait_states,
    }
}

use Consumer as C;
use Producer as P;

/// All of GFX6 to GFX9, in the order of the "Vega 7nm" manual's table.
#[rustfmt::skip]
pub(super) const COMMON: Group = &[
    row(P::SetReg, C::GetReg, 2),
    row(P::SetVskip, C::Vector, 2),
    row(P::ValuWritesVcc, C::ReadsZeroFlags, 5),
    row(P::ValuWritesExec, C::ReadsZeroFlags, 5),
    row(P::ValuWritesScalar, C::LaneSelect, 4),
    row(P::ValuWritesVcc, C::DivFmas, 4),
    row(P::ValuWritesScalar, C::VmemReadsScalar, 5),
    row(P::SaluWritesM0, C::MessageOrGds, 1),
];

/// GFX6.
#[rustfmt::skip]
pub(super) const SCALAR_LOADS: Group = &[
    // LLVM: GFX6's scalar memory does not see what vector instructions have just written, and loads
    // through a buffer resource not even what scalar instructions have.
    row(P::ValuWritesScalar, C::SmemReads, 4),
    row(P::SaluWritesScalar, C::SmemBufferReads, 4),
];

/// GFX6 and GFX7.
#[rustfmt::skip]
pub(super) const BEFORE_GFX8: Group = &[
    // LLVM: one wait state before GFX8.
    row(P::SetReg, C::SetReg, 1),
];

/// GFX7 to GFX90A: stores read their data after they are issued.
#[rustfmt::skip]
pub(super) const LATE_DATA: Group = &[
    // LLVM: GFX6 reads the data early enough.
    row(P::WideStore, C::ValuWrites, 1),
];

/// GFX8 to GFX9.
#[rustfmt::skip]
pub(super) const FROM_GFX8: Group = &[
    row(P::SetReg, C::SetReg, 2),
    row(P::ValuWritesVgpr, C::DppReads, 2),
    row(P::ValuWritesExec, C::Dpp, 5),
    row(P::SetReg, C::Rfe, 1),
];

/// GFX9.
#[rustfmt::skip]
pub(super) const FROM_GFX9: Group = &[
    row(P::SaluWritesM0, C::M0Users, 1),
];

/// GFX90A and GFX940.
#[rustfmt::skip]
pub(super) const DOT: Group = &[
    // CDNA 2 manual, table 26; LLVM has them for CDNA 3 too.
    row(P::DotWritesVgpr, C::ReadsBehindDot, 3),
    row(P::DotWritesVgpr, C::WritesBehindDot, 3),
];

/// GFX940.
#[rustfmt::skip]
pub(super) const GFX940: Group = &[
    // CDNA 3 manual: two if it is a vector instruction that writes.
    row(P::WideStore, C::ValuWrites, 2),
    // CDNA 3 manual, the rows that the others do not have. "As constant", it says of the first;
    // LLVM's `hasVDecCoExecHazard` counts carries and VCC unsaid among them.
    row(P::ValuWritesScalar, C::ValuReadsScalar, 2),
    row(P::CmpxWritesExec, C::ReadsExecValue, 2),
    // The manual: two; LLVM: four, of any vector instruction that writes EXEC.
    row(P::ValuWritesExec, C::Lanes, 4),
    row(P::ValuWritesVgpr, C::LaneReads, 1),
    // LLVM: overwriting counts, too.
    row(P::ValuMovesPart, C::ValuTouches, 1),
    row(P::TransWritesVgpr, C::NonTransReads, 1),
    // CDNA 4 manual: instructions of gfx950.
    row(P::CmpxWritesExec, C::RowsSwap, 4),
    row(P::ValuWritesVgpr, C::RowsSwapReads, 2),
];

/// Matrix instructions of gfx908.
#[rustfmt::skip]
pub(super) const MATRIX_CDNA1: Group = &[
    // CDNA 1 manual, table 29 "VOP3P-MAI Opcodes Required NOPs".
    row(P::OtherWritesVgpr, C::MatrixReadsAb, 2),
    row(P::OtherWritesVgpr, C::ReadForAcc, 2),
    row(P::MatrixWrites(Single2), C::SingleReadsOtherC, 2),
    row(P::MatrixWrites(Single8), C::SingleReadsOtherC, 2),
    row(P::MatrixWrites(Single16), C::SingleReadsOtherC, 2),
    row(P::MatrixWrites(Single2), C::MatrixReadsAb, 4),
    row(P::MatrixWrites(Single8), C::MatrixReadsAb, 4),
    row(P::MatrixWrites(Single16), C::MatrixReadsAb, 4),
    row(P::MatrixWrites(Single2), C::ReadsAcc, 4),
    row(P::MatrixWrites(Single8), C::ReadsAcc, 10),
    row(P::MatrixWrites(Single16), C::ReadsAcc, 18),
    row(P::MatrixWrites(Single2), C::OverwritesAcc, 1),
    row(P::MatrixWrites(Single8), C::OverwritesAcc, 7),
    row(P::MatrixWrites(Single16), C::OverwritesAcc, 15),
    row(P::MatrixReadsC(Single8), C::OverwritesAcc, 5),
    row(P::MatrixReadsC(Single16), C::OverwritesAcc, 13),
    row(P::WritesAcc, C::MatrixReadsC, 1),
    row(P::WritesAcc, C::MatrixReadsAb, 3),
    row(P::WritesAcc, C::ReadsAcc, 3),
    row(P::ValuWritesExec, C::MatrixOrWritesAcc, 4),
    // LLVM: a bug of the hardware. What v_accvgpr_read writes, and what any vector instruction
    // before one of the movers writes; which of them is not looked at.
    row(P::MovesAcc, C::Memory, 2),
];

/// Matrix instructions of gfx90a.
#[rustfmt::skip]
pub(super) const MATRIX_CDNA2: Group = &[
    // CDNA 2 manual, table 26 "VOP3P-MAI Opcodes Required NOPs"; for memory, whose cells are cut,
    // LLVM.
    row(P::OtherWritesVgpr, C::MatrixReads, 2),
    row(P::ValuWritesExec, C::Matrix, 4),
    row(P::MatrixWrites(Single2), C::SingleReadsOtherC, 2),
    row(P::MatrixWrites(Single8), C::SingleReadsOtherC, 8),
    row(P::MatrixWrites(Single16), C::SingleReadsOtherC, 16),
    row(P::MatrixWrites(Single2), C::DoubleReadsOtherC, 3),
    row(P::MatrixWrites(Single8), C::DoubleReadsOtherC, 9),
    row(P::MatrixWrites(Single16), C::DoubleReadsOtherC, 17),
    row(P::MatrixWrites(Double4), C::DoubleReadsOtherC, 4),
    row(P::MatrixWrites(Double8), C::DoubleReadsOtherC, 9),
    row(P::MatrixWrites(Double4), C::DoubleReadsSameC, 4),
    row(P::MatrixWrites(Single2), C::MatrixReadsAb, 5),
    row(P::MatrixWrites(Single8), C::MatrixReadsAb, 11),
    row(P::MatrixWrites(Single16), C::MatrixReadsAb, 19),
    row(P::MatrixWrites(Double4), C::MatrixReadsAb, 6),
    row(P::MatrixWrites(Double8), C::MatrixReadsAb, 11),
    row(P::MatrixWrites(Single2), C::OtherTouches, 5),
    row(P::MatrixWrites(Single8), C::OtherTouches, 11),
    row(P::MatrixWrites(Single16), C::OtherTouches, 19),
    row(P::MatrixWrites(Double4), C::OtherTouches, 6),
    row(P::MatrixWrites(Double8), C::OtherTouches, 11),
    row(P::MatrixWrites(Single2), C::MemoryReads, 5),
    row(P::MatrixWrites(Single8), C::MemoryReads, 11),
    row(P::MatrixWrites(Single16), C::MemoryReads, 19),
    row(P::MatrixWrites(Double4), C::MemoryReads, 9),
    row(P::MatrixWrites(Double8), C::MemoryReads, 18),
    row(P::MatrixWrites(Single2), C::MemoryOverwrites, 5),
    row(P::MatrixWrites(Single8), C::MemoryOverwrites, 11),
    row(P::MatrixWrites(Single16), C::MemoryOverwrites, 19),
    row(P::MatrixWrites(Double4), C::MemoryOverwrites, 6),
    row(P::MatrixWrites(Double8), C::MemoryOverwrites, 11),
    row(P::MatrixReadsC(Single2), C::OtherOverwrites, 1),
    row(P::MatrixReadsC(Single8), C::OtherOverwrites, 7),
    row(P::MatrixReadsC(Single16), C::OtherOverwrites, 15),
    row(P::MatrixReadsC(Single2), C::MemoryOverwrites, 1),
    row(P::MatrixReadsC(Single8), C::MemoryOverwrites, 7),
    row(P::MatrixReadsC(Single16), C::MemoryOverwrites, 15),
    // LLVM: bugs of the hardware. As on gfx908, with matrix instructions on doubles between.
    row(P::DoubleMatrix, C::DoubleFma, 2),
    row(P::DoubleMatrix, C::Memory, 2),
];

/// Matrix instructions of gfx942.
#[rustfmt::skip]
pub(super) const MATRIX_CDNA3: Group = &[
    // CDNA 3 manual, table 37 "VOP3P-Matrix Opcodes Required NOPs". Memory that overwrites results
    // and what an instruction has as C: LLVM.
    row(P::OtherWritesVgpr, C::MatrixReads, 2),
    row(P::ValuWritesExec, C::Matrix, 4),
    row(P::MatrixWrites(Core2), C::MatrixReadsSameC, 2),
    row(P::MatrixWrites(Single2), C::MatrixReadsSameC, 2),
    row(P::MatrixWrites(Core2), C::CoreReadsOtherC, 3),
    row(P::MatrixWrites(Core4), C::CoreReadsOtherC, 5),
    row(P::MatrixWrites(Core8), C::CoreReadsOtherC, 9),
    row(P::MatrixWrites(Core16), C::CoreReadsOtherC, 17),
    row(P::MatrixWrites(Core4), C::SingleReadsOtherC, 5),
    row(P::MatrixWrites(Core8), C::SingleReadsOtherC, 9),
    row(P::MatrixWrites(Core16), C::SingleReadsOtherC, 17),
    row(P::MatrixWrites(Core4), C::DoubleReadsOtherC, 5),
    row(P::MatrixWrites(Core8), C::DoubleReadsOtherC, 9),
    row(P::MatrixWrites(Core16), C::DoubleReadsOtherC, 17),
    row(P::MatrixWrites(Core2), C::MatrixReadsAb, 5),
    row(P::MatrixWrites(Core4), C::MatrixReadsAb, 7),
    row(P::MatrixWrites(Core8), C::MatrixReadsAb, 11),
    row(P::MatrixWrites(Core16), C::MatrixReadsAb, 19),
    row(P::MatrixWrites(Core2), C::OtherTouches, 5),
    row(P::MatrixWrites(Core4), C::OtherTouches, 7),
    row(P::MatrixWrites(Core8), C::OtherTouches, 11),
    row(P::MatrixWrites(Core16), C::OtherTouches, 19),
    row(P::MatrixWrites(Core2), C::MemoryTouches, 5),
    row(P::MatrixWrites(Core4), C::MemoryTouches, 7),
    row(P::MatrixWrites(Core8), C::MemoryTouches, 11),
    row(P::MatrixWrites(Core16), C::MemoryTouches, 19),
    row(P::MatrixWrites(Double8), C::SingleReadsOtherC, 9),
    row(P::MatrixWrites(Double8), C::DoubleReadsOtherC, 9),
    row(P::MatrixWrites(Double8), C::MatrixReadsAb, 11),
    row(P::MatrixWrites(Double8), C::OtherTouches, 11),
    row(P::MatrixWrites(Double8), C::MemoryReads, 18),
    row(P::MatrixWrites(Double8), C::MemoryOverwrites, 11),
];

/// Matrix instructions of gfx950.
#[rustfmt::skip]
pub(super) const MATRIX_CDNA4: Group = &[
    // CDNA 4 manual, table 38; what its cells leave out, LLVM: one more than on gfx942 but behind
    // two passes.
    row(P::OtherWritesVgpr, C::MatrixReads, 2),
    row(P::ValuWritesExec, C::Matrix, 4),
    row(P::MatrixWrites(Core2), C::MatrixReadsSameC, 2),
    row(P::MatrixWrites(Single2), C::MatrixReadsSameC, 2),
    row(P::MatrixWrites(Core2), C::CoreReadsOtherC, 4),
    row(P::MatrixWrites(Core4), C::CoreReadsOtherC, 6),
    row(P::MatrixWrites(Core8), C::CoreReadsOtherC, 10),
    row(P::MatrixWrites(Core16), C::CoreReadsOtherC, 18),
    row(P::MatrixWrites(Core4), C::SingleReadsOtherC, 6),
    row(P::MatrixWrites(Core8), C::SingleReadsOtherC, 10),
    row(P::MatrixWrites(Core16), C::SingleReadsOtherC, 18),
    row(P::MatrixWrites(Core4), C::DoubleReadsOtherC, 6),
    row(P::MatrixWrites(Core8), C::DoubleReadsOtherC, 10),
    row(P::MatrixWrites(Core16), C::DoubleReadsOtherC, 18),
    row(P::MatrixWrites(Core2), C::MatrixReadsAb, 5),
    row(P::MatrixWrites(Core4), C::MatrixReadsAb, 8),
    row(P::MatrixWrites(Core8), C::MatrixReadsAb, 12),
    row(P::MatrixWrites(Core16), C::MatrixReadsAb, 20),
    row(P::MatrixWrites(Core2), C::OtherTouches, 5),
    row(P::MatrixWrites(Core4), C::OtherTouches, 8),
    row(P::MatrixWrites(Core8), C::OtherTouches, 12),
    row(P::MatrixWrites(Core16), C::OtherTouches, 20),
    row(P::MatrixWrites(Core2), C::MemoryTouches, 5),
    row(P::MatrixWrites(Core4), C::MemoryTouches, 8),
    row(P::MatrixWrites(Core8), C::MemoryTouches, 12),
    row(P::MatrixWrites(Core16), C::MemoryTouches, 20),
    row(P::MatrixWrites(Double8), C::SingleReadsOtherC, 17),
    row(P::MatrixWrites(Double8), C::DoubleReadsOtherC, 17),
    row(P::MatrixWrites(Double8), C::MatrixReadsAb, 19),
    row(P::MatrixWrites(Double8), C::OtherTouches, 19),
    row(P::MatrixWrites(Double8), C::MemoryReads, 18),
    row(P::MatrixWrites(Double8), C::MemoryOverwrites, 11),
];

/// What matrix instructions of gfx942 and gfx950 have in common: see the two above.
#[rustfmt::skip]
pub(super) const MATRIX_CDNA3_AND_4: Group = &[
    // "S/DGEMM read VGPR as Source C": three behind two passes in both manuals.
    row(P::MatrixWrites(Core2), C::SingleReadsOtherC, 3),
    row(P::MatrixWrites(Core2), C::DoubleReadsOtherC, 3),
    // CDNA 3 manual; LLVM: none; CDNA 4 manual: none, because "XDL 2x opcodes read SRCC Faster",
    // which may be about some of them only.
    row(P::MatrixWrites(Single2), C::CoreReadsOtherC, 2),
    row(P::MatrixWrites(Single8), C::CoreReadsOtherC, 8),
    row(P::MatrixWrites(Single16), C::CoreReadsOtherC, 16),
    row(P::MatrixWrites(Single2), C::SingleReadsOtherC, 2),
    row(P::MatrixWrites(Single8), C::SingleReadsOtherC, 8),
    row(P::MatrixWrites(Single16), C::SingleReadsOtherC, 16),
    row(P::MatrixWrites(Single2), C::DoubleReadsOtherC, 2),
    row(P::MatrixWrites(Single8), C::DoubleReadsOtherC, 8),
    row(P::MatrixWrites(Single16), C::DoubleReadsOtherC, 16),
    row(P::MatrixWrites(Single2), C::MatrixReadsAb, 4),
    row(P::MatrixWrites(Single8), C::MatrixReadsAb, 10),
    row(P::MatrixWrites(Single16), C::MatrixReadsAb, 18),
    row(P::MatrixWrites(Single2), C::OtherTouches, 4),
    row(P::MatrixWrites(Single8), C::OtherTouches, 10),
    row(P::MatrixWrites(Single16), C::OtherTouches, 18),
    row(P::MatrixWrites(Single2), C::MemoryTouches, 4),
    row(P::MatrixWrites(Single8), C::MemoryTouches, 10),
    row(P::MatrixWrites(Single16), C::MemoryTouches, 18),
    row(P::MatrixWrites(Double4), C::SingleReadsOtherC, 4),
    row(P::MatrixWrites(Double4), C::DoubleReadsOtherC, 4),
    row(P::MatrixWrites(Double4), C::DoubleReadsSameC, 4),
    row(P::MatrixWrites(Double4), C::MatrixReadsAb, 6),
    row(P::MatrixWrites(Double4), C::OtherTouches, 6),
    row(P::MatrixWrites(Double4), C::MemoryReads, 9),
    row(P::MatrixWrites(Double4), C::MemoryOverwrites, 6),
    row(P::MatrixReadsC(Core2), C::OtherOverwrites, 1),
    row(P::MatrixReadsC(Core4), C::OtherOverwrites, 3),
    row(P::MatrixReadsC(Core8), C::OtherOverwrites, 7),
    row(P::MatrixReadsC(Core16), C::OtherOverwrites, 15),
    row(P::MatrixReadsC(Core2), C::MemoryOverwrites, 1),
    row(P::MatrixReadsC(Core4), C::MemoryOverwrites, 3),
    row(P::MatrixReadsC(Core8), C::MemoryOverwrites, 7),
    row(P::MatrixReadsC(Core16), C::MemoryOverwrites, 15),
    row(P::DoubleMatrix, C::DoubleFma, 2),
];
