//! Wait states around matrix instructions and AccVGPRs, as data.
//!
//! Sources: CDNA1 ISA manual, table 29, and CDNA2 ISA manual, table 26, both "VOP3P-MAI Opcodes
//! Required NOPs"; CDNA3 ISA manual, table 37, and CDNA4 ISA manual, table 38, "VOP3P-Matrix
//! Opcodes Required NOPs". Where a table's cells are cut or silent, and for three bugs of the
//! hardware that the manuals do not have, the figures are those of LLVM's `GCNHazardRecognizer`
//! (`checkMAIHazards908`, `checkMAIHazards90A`, `checkMAILdStHazards`, `checkMAIVALUHazards`); the
//! row says so.
//!
//! The manuals let a matrix instruction take its SrcC from exactly the registers that the one
//! before writes only if both have the same number of passes. LLVM does not look at the passes; no
//! row does here.

/// Which processor's rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Core {
    Gfx908,
    Gfx90a,
    Gfx942,
    Gfx950,
}

/// Kinds of matrix instructions by the passes that they take: the columns of [`Rule::wait_states`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    /// Up to 32 bits, 4×4: 2 passes. From gfx942 on these are of single precision alone ("SGEMM").
    Single2,
    /// 16×16: 8 passes.
    Single8,
    /// 32×32: 16 passes.
    Single16,
    /// Doubles, 4×4: 4 passes.
    Double4,
    /// Doubles, 16×16: 8 passes, on gfx950 16.
    Double8,
    /// gfx942 and later: what is narrower ("XDL"), 2 passes.
    Core2,
    /// 4 passes.
    Core4,
    /// 8 passes.
    Core8,
    /// 16 passes.
    Core16,
}

/// Number of [`Unit`]s.
const UNITS: usize = 9;

/// The first instruction of a pair, and what it does to the register that the second one uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    /// A matrix instruction writes it.
    MatrixWrites,
    /// A matrix instruction reads it as SrcC.
    MatrixReadsC,
    /// `v_accvgpr_write_b32` writes it (gfx90a: an ordinary vector instruction).
    AccWrites,
    /// `v_accvgpr_read_b32` writes it.
    AccReadWrites,
    /// Any other vector instruction but a dot product writes it. On gfx908 `v_accvgpr_read_b32` is
    /// one of them.
    ValuWrites,
    /// As `ValuWrites`, and an instruction that moves AccVGPRs follows.
    ValuWritesThenAcc,
    /// As `ValuWrites`, and a matrix instruction on doubles follows.
    ValuWritesThenDouble,
    /// A dot product writes it.
    DotWrites,
    /// A vector instruction writes EXEC.
    ValuWritesExec,
    /// A matrix instruction on doubles.
    Double,
}

/// What the second instruction of a pair does with a register, or is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Second {
    /// A matrix instruction reads it as SrcA or SrcB.
    MatrixReadsAb,
    /// A matrix instruction on up to 32 bits, from gfx942 on of single precision, reads it as SrcC.
    SingleReadsC,
    /// One that is narrower does, on gfx942 and later.
    CoreReadsC,
    /// One on doubles does.
    DoubleReadsC,
    /// `v_accvgpr_read_b32` of gfx908 reads it.
    AccReads,
    /// `v_accvgpr_write_b32` of gfx908 writes it.
    AccWrites,
    /// `v_accvgpr_write_b32` of gfx908 reads it.
    AccWriteReads,
    /// Another vector instruction reads it.
    ValuReads,
    /// A dot product reads it as what it adds to.
    DotReadsC,
    /// A vector instruction writes it.
    ValuWrites,
    /// Memory or LDS instructions read it.
    MemoryReads,
    /// They write it.
    MemoryWrites,
    /// Any matrix instruction.
    Matrix,
    /// `v_accvgpr_write_b32` of gfx908.
    AccWrite,
    /// `v_fma_f64`, `v_fmac_f64`.
    DoubleFma,
}

/// When a row applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    Always,
    /// Both operands are exactly the same registers.
    Same,
    /// The operands overlap without being the same.
    Overlapping,
    /// The instructions are different ones.
    OtherOpcode,
}

/// A row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rule {
    pub core: Core,
    pub first: First,
    pub second: Second,
    pub when: When,
    /// Wait states that must lie between, by the first instruction's [`Unit`]; the same in all
    /// columns if that is no matrix instruction.
    pub wait_states: [u8; UNITS],
    /// Both instructions in words.
    pub text: &'static str,
    /// Where it is written down.
    pub source: &'static str,
}

const CDNA1: &str = "CDNA1 ISA manual, table 29";
const CDNA2: &str = "CDNA2 ISA manual, table 26";
pub(super) const LLVM: &str = "LLVM, GCNHazardRecognizer";

/// For first instructions that are no matrix instructions.
pub(super) const fn all(wait_states: u8) -> [u8; UNITS] {
    [wait_states; UNITS]
}

/// Of a core that has only the first columns.
const fn first([a, b, c, d, e]: [u8; 5]) -> [u8; UNITS] {
    [a, b, c, d, e, 0, 0, 0, 0]
}

/// Rows from lines of text.
macro_rules! rules {
    ($($core:ident $first:ident $second:ident $when:ident $waits:expr, $source:ident, $text:literal;)*) => {
        &[$(Rule {
            core: Core::$core,
            first: First::$first,
            second: Second::$second,
            when: When::$when,
            wait_states: $waits,
            text: $text,
            source: $source,
        }),*]
    };
}

pub(super) use rules;

/// All rows of the first two, those of a core in the order of the manual's table. Columns:
/// [`Unit`].
#[rustfmt::skip]
pub(super) const RULES: &[Rule] = rules! {
    Gfx908 ValuWrites           MatrixReadsAb Always      all(2),             CDNA1, "VALU writes a VGPR, then a matrix instruction reads it";
    Gfx908 ValuWrites           AccWriteReads Always      all(2),             CDNA1, "VALU writes a VGPR, then v_accvgpr_write reads it";
    Gfx908 MatrixWrites         SingleReadsC  Overlapping first([2, 2, 2, 0, 0]),    CDNA1, "a matrix instruction writes AccVGPRs, then another one's SrcC overlaps them";
    Gfx908 MatrixWrites         MatrixReadsAb Always      first([4, 4, 4, 0, 0]),    CDNA1, "a matrix instruction writes an AccVGPR, then another one reads it as SrcA or SrcB";
    Gfx908 MatrixWrites         AccReads      Always      first([4, 10, 18, 0, 0]),  CDNA1, "a matrix instruction writes an AccVGPR, then v_accvgpr_read reads it";
    Gfx908 MatrixWrites         AccWrites     Always      first([1, 7, 15, 0, 0]),   CDNA1, "a matrix instruction writes an AccVGPR, then v_accvgpr_write overwrites it";
    Gfx908 MatrixReadsC         AccWrites     Always      first([0, 5, 13, 0, 0]),   CDNA1, "a matrix instruction reads SrcC, then v_accvgpr_write overwrites it";
    Gfx908 AccWrites            SingleReadsC  Always      all(1),             CDNA1, "v_accvgpr_write, then a matrix instruction reads the AccVGPR as SrcC";
    Gfx908 AccWrites            MatrixReadsAb Always      all(3),             CDNA1, "v_accvgpr_write, then a matrix instruction reads the AccVGPR as SrcA or SrcB";
    Gfx908 AccWrites            AccReads      Always      all(3),             CDNA1, "v_accvgpr_write, then v_accvgpr_read reads the AccVGPR";
    Gfx908 ValuWritesExec       Matrix        Always      all(4),             CDNA1, "VALU writes EXEC, then a matrix instruction";
    Gfx908 ValuWritesExec       AccWrite      Always      all(4),             CDNA1, "VALU writes EXEC, then v_accvgpr_write";
    Gfx908 AccReadWrites        MemoryReads   Always      all(2),             LLVM,  "v_accvgpr_read writes a VGPR, then a memory instruction reads it";
    Gfx908 ValuWritesThenAcc    MemoryReads   Always      all(2),             LLVM,  "VALU writes a VGPR, v_accvgpr_read or _write follows, then a memory instruction reads the VGPR";

    Gfx90a ValuWrites           MatrixReadsAb Always      all(2),             CDNA2, "VALU writes a VGPR, then a matrix instruction reads it";
    Gfx90a ValuWrites           SingleReadsC  Always      all(2),             CDNA2, "VALU writes a VGPR, then a matrix instruction reads it as SrcC";
    Gfx90a ValuWrites           DoubleReadsC  Always      all(2),             CDNA2, "VALU writes a VGPR, then a matrix instruction on doubles reads it as SrcC";
    Gfx90a DotWrites            ValuReads     Always      all(3),             CDNA2, "a dot product writes a VGPR, then VALU reads it (but not as what the same dot product adds to)";
    Gfx90a DotWrites            DotReadsC     OtherOpcode all(3),             CDNA2, "a dot product writes a VGPR, then another kind of dot product adds to it";
    Gfx90a DotWrites            MemoryReads   Always      all(3),             CDNA2, "a dot product writes a VGPR, then a memory instruction reads it";
    Gfx90a DotWrites            ValuWrites    OtherOpcode all(3),             CDNA2, "a dot product writes a VGPR, then another instruction overwrites it";
    Gfx90a DotWrites            MemoryWrites  Always      all(3),             CDNA2, "a dot product writes a VGPR, then a memory instruction overwrites it";
    Gfx90a MatrixWrites         SingleReadsC  Overlapping first([2, 8, 16, 0, 0]),   CDNA2, "a matrix instruction writes VGPRs, then another one's SrcC overlaps them";
    Gfx90a MatrixWrites         DoubleReadsC  Overlapping first([3, 9, 17, 4, 9]),   CDNA2, "a matrix instruction writes VGPRs, then the SrcC of one on doubles overlaps them";
    Gfx90a MatrixWrites         DoubleReadsC  Same        first([0, 0, 0, 4, 0]),    CDNA2, "v_mfma_f64_4x4x4f64 writes VGPRs, then one on doubles reads them as SrcC";
    Gfx90a MatrixWrites         MatrixReadsAb Always      first([5, 11, 19, 6, 11]), CDNA2, "a matrix instruction writes a VGPR, then another one reads it as SrcA or SrcB";
    Gfx90a MatrixWrites         ValuReads     Always      first([5, 11, 19, 6, 11]), CDNA2, "a matrix instruction writes a VGPR, then VALU reads it";
    Gfx90a MatrixWrites         DotReadsC     Always      first([5, 11, 19, 6, 11]), CDNA2, "a matrix instruction writes a VGPR, then a dot product adds to it";
    Gfx90a MatrixWrites         MemoryReads   Always      first([5, 11, 19, 9, 18]), LLVM,  "a matrix instruction writes a VGPR, then a memory instruction reads it";
    Gfx90a MatrixWrites         ValuWrites    Always      first([5, 11, 19, 6, 11]), CDNA2, "a matrix instruction writes a VGPR, then VALU overwrites it";
    Gfx90a MatrixWrites         MemoryWrites  Always      first([5, 11, 19, 6, 11]), LLVM,  "a matrix instruction writes a VGPR, then a memory instruction overwrites it";
    Gfx90a MatrixReadsC         ValuWrites    Always      first([1, 7, 15, 0, 0]),   CDNA2, "a matrix instruction reads SrcC, then VALU overwrites it";
    Gfx90a MatrixReadsC         MemoryWrites  Always      first([1, 7, 15, 0, 0]),   LLVM,  "a matrix instruction reads SrcC, then a memory instruction overwrites it";
    Gfx90a ValuWritesExec       Matrix        Always      all(4),             CDNA2, "VALU writes EXEC, then a matrix instruction";
    Gfx90a Double               DoubleFma     Always      all(2),             LLVM,  "a matrix instruction on doubles, then v_fma_f64 or v_fmac_f64";
    Gfx90a ValuWritesThenDouble MemoryReads   Always      all(2),             LLVM,  "VALU writes a VGPR, a matrix instruction on doubles follows, then a memory instruction reads the VGPR";
};

/// The rows of a core.
pub(super) fn rules_of(core: Core) -> impl Iterator<Item = &'static Rule> {
    let all = RULES.iter().chain(super::matrix_table_later::RULES);
    all.filter(move |rule| rule.core == core)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strict::matrix_table_later::RULES as LATER;

    #[test]
    fn no_pair_stands_twice_and_every_row_says_something() {
        for rules in [RULES, LATER] {
            for (i, a) in rules.iter().enumerate() {
                assert!(a.wait_states.iter().any(|w| *w > 0), "{a:?}");
                let twice = rules[i + 1..].iter().any(|b| {
                    (a.core, a.first, a.second, a.when) == (b.core, b.first, b.second, b.when)
                });
                assert!(!twice, "{a:?}");
            }
        }
    }
}
