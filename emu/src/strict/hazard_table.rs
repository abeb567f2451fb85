//! Pairs of instructions that need wait states between them, as data.
//!
//! Written for the checker from the manuals alone; it shares nothing with the compiler's table.
//! Sources: "Vega" and "Vega 7nm" ISA manuals, section 4.5 "Manually Inserted Wait States (NOPs)",
//! table 8; the CDNA manuals' section of the same name has the same rows for gfx908 and gfx90a, and
//! more from CDNA3 on. For GFX6 and GFX7, whose manuals are not at hand, what LLVM's compiler keeps
//! to.
//!
//! Rows of the manual without a row here:
//! - "mixed use of VCC" by name and by SGPR number: the encodings of GFX9 have one number for VCC;
//! - RFE and TRAPSTS: trap handlers are not executed;
//! - CDNA3 and later: an SGPR as carry-in behind the vector instruction that writes it, which the
//!   manual lets follow at once; llc waits there as for a constant (LLVM, `hasVDecCoExecHazard`),
//!   so the row for constants is for both;
//! - exports, interpolation, LDS-direct, GDS: not executed in strict mode.

use isa::Generation;

/// The first instruction of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    /// A vector instruction writes the scalar register that the second one uses.
    ValuWritesScalar,
    /// A vector instruction writes VCC.
    ValuWritesVcc,
    /// A vector instruction writes EXEC.
    ValuWritesExec,
    /// A vector instruction writes the VGPR that the second one uses.
    ValuWritesVgpr,
    /// `s_setreg` of the hardware register that the second one uses.
    SetsHwreg,
    /// `s_setvskip`, or `s_setreg` of the bit MODE.vskip.
    SetsVskip,
    /// More than 64 bits of data are stored from the VGPR that the second one uses.
    StoresWide,
    /// A scalar instruction writes M0.
    SaluWritesM0,
    /// A scalar instruction writes the scalar register that the second one uses.
    SaluWritesScalar,
    /// `v_cmpx_*`.
    Cmpx,
    /// A transcendental instruction writes the VGPR.
    TransWritesVgpr,
    /// A vector instruction puts its result at another place of the VGPR: SDWA, `op_sel`.
    MovesPart,
}

/// The second instruction of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Second {
    /// Vector memory has the scalar register as resource, offset or base.
    VmemReadsScalar,
    /// `v_readlane_b32`, `v_writelane_b32` with the scalar register as lane select.
    SelectsLane,
    /// `v_div_fmas_*`.
    DivFmas,
    /// A DPP instruction reads the VGPR, or keeps it in lanes that get no result.
    DppReads,
    /// Any DPP instruction.
    Dpp,
    /// A vector instruction has VCCZ as a source.
    ReadsVccz,
    /// A vector instruction has EXECZ as a source.
    ReadsExecz,
    /// `s_getreg` of the hardware register.
    GetsHwreg,
    /// `s_setreg` of the hardware register.
    SetsHwreg,
    /// `s_getreg` of MODE.
    GetsMode,
    /// Any vector instruction.
    Vector,
    /// A vector instruction writes the VGPR.
    ValuWritesVgpr,
    /// `s_sendmsg` and its kin.
    Message,
    /// LDS instructions that address by the lane's number.
    AddTid,
    /// Vector memory instructions that move data to LDS or from there.
    LdsDma,
    /// `s_movrel*`.
    MoveRel,
    /// Scalar memory has the scalar register as base or offset.
    SmemReadsScalar,
    /// The same, through a buffer resource.
    SmemBufferReadsScalar,
    /// A vector instruction reads the scalar register.
    ValuReadsScalar,
    /// A vector instruction has EXEC as a source.
    ReadsExec,
    /// `v_readlane_b32`, `v_readfirstlane_b32`, `v_writelane_b32`.
    Lanes,
    /// The first two of them read the VGPR.
    LaneReads,
    /// A vector instruction reads the VGPR.
    ValuReads,
    /// One that is not transcendental does.
    NonTransReads,
    /// `v_permlane16_swap_b32`, `v_permlane32_swap_b32`.
    Permlane,
    /// They read the VGPR.
    PermlaneReads,
}

/// A row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rule {
    pub first: First,
    pub second: Second,
    /// Wait states that must lie between.
    pub wait_states: u8,
    /// Both in words.
    pub text: &'static str,
    /// Where it is written down.
    pub source: &'static str,
    /// The first and the last generation that has it.
    pub on: [Generation; 2],
}

impl Rule {
    /// Whether a generation has it.
    pub fn is_on(&self, generation: Generation) -> bool {
        let [first, last] = self.on;
        (first..=last).contains(&generation)
    }
}

const MANUAL: &str = "Vega 7nm ISA manual, 4.5";
/// What the manuals of GFX6 and GFX7 have, as far as compilers keep to it.
const HAZARD_RECOGNIZER: &str = "LLVM, GCNHazardRecognizer";

const fn row(first: First, second: Second, wait_states: u8, text: &'static str) -> Rule {
    Rule {
        first,
        second,
        wait_states,
        text,
        source: MANUAL,
        on: [Generation::Gfx6, Generation::Gfx12],
    }
}

/// A row that not all generations have.
const fn only(first: Generation, last: Generation, rule: Rule) -> Rule {
    let source = match first as u8 == Generation::Gfx6 as u8 {
        true => HAZARD_RECOGNIZER,
        false => rule.source,
    };
    Rule {
        on: [first, last],
        source,
        ..rule
    }
}

use Generation::{Gfx6 as G6, Gfx7 as G7, Gfx8 as G8, Gfx9 as G9, Gfx12 as G12, Gfx940 as G940};

use First as F;
use Second as S;

/// All rows, in the order of the manual's table.
#[rustfmt::skip]
pub(super) const RULES: &[Rule] = &[
    row(F::SetsHwreg,        S::GetsHwreg,       2, "s_setreg, then s_getreg of the same register"),
    only(G8, G12, row(F::SetsHwreg, S::SetsHwreg, 2, "s_setreg, then s_setreg of the same register")),
    row(F::SetsVskip,        S::GetsMode,        2, "VSKIP is set, then s_getreg of MODE"),
    row(F::SetsVskip,        S::Vector,          2, "VSKIP is set, then a vector instruction"),
    row(F::ValuWritesVcc,    S::ReadsVccz,       5, "VALU writes VCC, then VALU reads VCCZ"),
    row(F::ValuWritesExec,   S::ReadsExecz,      5, "VALU writes EXEC, then VALU reads EXECZ"),
    row(F::ValuWritesScalar, S::SelectsLane,     4, "VALU writes an SGPR, then it selects the lane of v_readlane or v_writelane"),
    row(F::ValuWritesVcc,    S::DivFmas,         4, "VALU writes VCC, then v_div_fmas"),
    only(G7, G12, row(F::StoresWide, S::ValuWritesVgpr, 1, "VMEM stores more than 64 bits, then VALU overwrites the data")),
    only(G8, G12, row(F::ValuWritesScalar, S::VmemReadsScalar, 5, "VALU writes an SGPR, then VMEM reads it")),
    only(G8, G12, row(F::SaluWritesM0, S::Message, 1, "SALU writes M0, then s_sendmsg or s_ttracedata")),
    row(F::ValuWritesVgpr,   S::DppReads,        2, "VALU writes a VGPR, then DPP reads it"),
    row(F::ValuWritesExec,   S::Dpp,             5, "VALU writes EXEC, then a DPP instruction"),
    row(F::SaluWritesM0,     S::AddTid,          1, "SALU writes M0, then an LDS instruction with the lane's number"),
    only(G9, G940, row(F::SaluWritesM0, S::LdsDma, 1, "SALU writes M0, then data goes between memory and LDS")),
    only(G8, G12, row(F::SaluWritesM0, S::MoveRel, 1, "SALU writes M0, then s_movrel")),
    only(G6, G7, row(F::SetsHwreg, S::SetsHwreg, 1, "s_setreg, then s_setreg of the same register")),
    only(G6, G6, row(F::ValuWritesScalar, S::SmemReadsScalar, 4, "VALU writes an SGPR, then SMEM reads it")),
    only(G6, G6, row(F::SaluWritesScalar, S::SmemBufferReadsScalar, 4, "SALU writes an SGPR of a buffer resource, then SMEM reads it")),
];

const CDNA3: &str = "CDNA3 ISA manual, 4.5";
const CDNA4: &str = "CDNA4 ISA manual, 4.5";
const LLVM: &str = "LLVM, GCNHazardRecognizer";

const fn row_of(
    source: &'static str,
    (first, second): (First, Second),
    wait_states: u8,
    text: &'static str,
) -> Rule {
    Rule {
        first,
        second,
        wait_states,
        text,
        source,
        on: [Generation::Gfx940, Generation::Gfx940],
    }
}

/// Rows that gfx942 and gfx950 have besides.
#[rustfmt::skip]
pub(super) const LATER_RULES: &[Rule] = &[
    row_of(CDNA3, (F::StoresWide,       S::ValuWritesVgpr),  2, "VMEM stores more than 64 bits, then VALU overwrites the data"),
    row_of(CDNA3, (F::ValuWritesScalar, S::ValuReadsScalar), 2, "VALU writes an SGPR, then VALU reads it"),
    row_of(CDNA3, (F::Cmpx,             S::ReadsExec),       2, "v_cmpx, then VALU reads EXEC"),
    row_of(LLVM,  (F::ValuWritesExec,   S::Lanes),           4, "VALU writes EXEC, then v_readlane, v_readfirstlane or v_writelane"),
    row_of(CDNA3, (F::ValuWritesVgpr,   S::LaneReads),       1, "VALU writes a VGPR, then v_readlane or v_readfirstlane reads it"),
    row_of(CDNA3, (F::MovesPart,        S::ValuReads),       1, "SDWA or op_sel moves a result within its VGPR, then VALU reads it"),
    row_of(CDNA3, (F::TransWritesVgpr,  S::NonTransReads),   1, "a transcendental instruction writes a VGPR, then another VALU instruction reads it"),
    row_of(CDNA4, (F::Cmpx,             S::Permlane),        4, "v_cmpx, then v_permlane16_swap or v_permlane32_swap"),
    row_of(CDNA4, (F::ValuWritesVgpr,   S::PermlaneReads),   2, "VALU writes a VGPR, then v_permlane16_swap or v_permlane32_swap reads it"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_pair_stands_twice() {
        for rules in [RULES, LATER_RULES] {
            for (i, a) in rules.iter().enumerate() {
                assert!(a.wait_states > 0, "{a:?}");
                let twice = rules[i + 1..].iter().any(|b| {
                    (a.first, a.second) == (b.first, b.second)
                        && a.on[1] >= b.on[0]
                        && b.on[1] >= a.on[0]
                });
                assert!(!twice, "{a:?}");
            }
        }
    }
}
