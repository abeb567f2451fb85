//! Source codes of scalar registers, by generation.
//!
//! Sources: ISA manuals, section 5.2 "Scalar ALU Operands" (GFX6: 102 and 103 are SGPRs, 104 up
//! reserved; GFX7: FLAT_SCRATCH at 104; GFX8: FLAT_SCRATCH at 102, XNACK_MASK at 104; GFX9: no
//! TBA/TMA, TTMP from 108).

use crate::{GenMask, Generation, Reg, RegKind};

const fn mask(generations: &[Generation]) -> GenMask {
    let mut bits = 0;
    let mut i = 0;
    while i < generations.len() {
        bits |= generations[i].mask().0;
        i += 1;
    }
    GenMask(bits)
}

use Generation::{Gfx6, Gfx7, Gfx8, Gfx9, Gfx90a, Gfx940};

const ALL: GenMask = mask(&[Gfx6, Gfx7, Gfx8, Gfx9, Gfx90a, Gfx940]);
const OLD: GenMask = mask(&[Gfx6, Gfx7, Gfx8]);
const NEW: GenMask = mask(&[Gfx9, Gfx90a, Gfx940]);

/// The registers of a kind: source code of the first, how many, where.
const CODES: [(RegKind, u16, u16, GenMask); 20] = [
    (RegKind::Sgpr, 0, 104, mask(&[Gfx6, Gfx7])),
    (RegKind::Sgpr, 0, 102, mask(&[Gfx8, Gfx9, Gfx90a, Gfx940])),
    (RegKind::FlatScratch, 104, 2, mask(&[Gfx7])),
    (
        RegKind::FlatScratch,
        102,
        2,
        mask(&[Gfx8, Gfx9, Gfx90a, Gfx940]),
    ),
    (
        RegKind::XnackMask,
        104,
        2,
        mask(&[Gfx8, Gfx9, Gfx90a, Gfx940]),
    ),
    (RegKind::Vcc, 106, 2, ALL),
    (RegKind::Tba, 108, 2, OLD),
    (RegKind::Tma, 110, 2, OLD),
    (RegKind::Ttmp, 112, 12, OLD),
    (RegKind::Ttmp, 108, 16, NEW),
    (RegKind::M0, 124, 1, ALL),
    (RegKind::Exec, 126, 2, ALL),
    (RegKind::SharedBase, 235, 1, NEW),
    (RegKind::SharedLimit, 236, 1, NEW),
    (RegKind::PrivateBase, 237, 1, NEW),
    (RegKind::PrivateLimit, 238, 1, NEW),
    (RegKind::PopsExitingWaveId, 239, 1, NEW),
    (RegKind::Vccz, 251, 1, ALL),
    (RegKind::Execz, 252, 1, ALL),
    (RegKind::Scc, 253, 1, ALL),
];

/// SGPRs that all generations have; their numbers are their codes.
const SGPRS_EVERYWHERE: u16 = 102;

/// LDS_DIRECT's source code; gfx90a and later have none.
const LDS_DIRECT: u16 = 254;

/// A literal follows.
pub(crate) const LITERAL: u16 = 255;

/// Source code of VGPR 0 (and AccVGPR 0) in nine-bit fields.
pub(crate) const VGPR0: u16 = 256;

/// The source code of a register, if the generation has it. AccVGPRs have their VGPR's code.
pub(crate) fn code(reg: Reg, generation: Generation) -> Option<u16> {
    if reg.code() < SGPRS_EVERYWHERE {
        return Some(reg.code());
    }
    match reg.kind() {
        RegKind::Vgpr | RegKind::Agpr => Some(VGPR0 + reg.index()),
        RegKind::LdsDirect => (generation <= Gfx9).then_some(LDS_DIRECT),
        kind => CODES
            .iter()
            .find(|(k, _, count, gens)| {
                *k == kind && gens.contains(generation) && reg.index() < *count
            })
            .map(|(_, first, _, _)| first + reg.index()),
    }
}

/// The register of a source code below 256.
pub(crate) fn reg(code: u16, generation: Generation) -> Option<Reg> {
    if code < SGPRS_EVERYWHERE {
        return Some(Reg::sgpr(code));
    }
    if code == LDS_DIRECT {
        return (generation <= Gfx9).then_some(Reg::LDS_DIRECT);
    }
    let (kind, first, _, _) = CODES.iter().find(|(_, first, count, gens)| {
        gens.contains(generation) && code >= *first && code < first + count
    })?;
    Some(first_of(*kind)?.next(code - first))
}

fn first_of(kind: RegKind) -> Option<Reg> {
    Some(match kind {
        RegKind::Sgpr => Reg::sgpr(0),
        RegKind::Ttmp => Reg::ttmp(0),
        RegKind::Vcc => Reg::VCC_LO,
        RegKind::Exec => Reg::EXEC_LO,
        RegKind::M0 => Reg::M0,
        RegKind::FlatScratch => Reg::FLAT_SCR_LO,
        RegKind::XnackMask => Reg::XNACK_MASK_LO,
        RegKind::Tba => Reg::TBA_LO,
        RegKind::Tma => Reg::TMA_LO,
        RegKind::Scc => Reg::SCC,
        RegKind::Vccz => Reg::VCCZ,
        RegKind::Execz => Reg::EXECZ,
        RegKind::SharedBase => Reg::SHARED_BASE,
        RegKind::SharedLimit => Reg::SHARED_LIMIT,
        RegKind::PrivateBase => Reg::PRIVATE_BASE,
        RegKind::PrivateLimit => Reg::PRIVATE_LIMIT,
        RegKind::PopsExitingWaveId => Reg::POPS_EXITING_WAVE_ID,
        RegKind::Vgpr | RegKind::Agpr | RegKind::LdsDirect => return None,
    })
}

/// Whether registers of the kind are scalar data registers: they can be destinations and sources
/// that must be registers.
pub(crate) fn is_scalar_data(kind: RegKind) -> bool {
    matches!(
        kind,
        RegKind::Sgpr
            | RegKind::Ttmp
            | RegKind::Vcc
            | RegKind::Exec
            | RegKind::M0
            | RegKind::FlatScratch
            | RegKind::XnackMask
            | RegKind::Tba
            | RegKind::Tma
    )
}

/// Whether the kind is a single read-only value, whatever the operand's width.
pub(crate) fn is_single_source(kind: RegKind) -> bool {
    matches!(
        kind,
        RegKind::Scc
            | RegKind::Vccz
            | RegKind::Execz
            | RegKind::SharedBase
            | RegKind::SharedLimit
            | RegKind::PrivateBase
            | RegKind::PrivateLimit
            | RegKind::PopsExitingWaveId
    )
}
