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

use Generation::{Gfx6, Gfx7, Gfx8, Gfx9, Gfx10, Gfx11, Gfx12, Gfx90a, Gfx940};

const ALL: GenMask = mask(&[Gfx6, Gfx7, Gfx8, Gfx9, Gfx90a, Gfx940, Gfx10, Gfx11, Gfx12]);
const OLD: GenMask = mask(&[Gfx6, Gfx7, Gfx8]);
const FROM_8_TO_9: GenMask = mask(&[Gfx8, Gfx9, Gfx90a, Gfx940]);
const TO_10: GenMask = mask(&[Gfx6, Gfx7, Gfx8, Gfx9, Gfx90a, Gfx940, Gfx10]);
const FROM_9: GenMask = mask(&[Gfx9, Gfx90a, Gfx940, Gfx10, Gfx11, Gfx12]);
const FROM_10: GenMask = mask(&[Gfx10, Gfx11, Gfx12]);
const FROM_11: GenMask = mask(&[Gfx11, Gfx12]);

/// The registers of a kind: source code of the first, how many, where. GFX10 made SGPRs of
/// FLAT_SCRATCH and XNACK_MASK; GFX11 exchanged M0 and null (RDNA manuals, section "Scalar ALU
/// Operands").
const CODES: [(RegKind, u16, u16, GenMask); 24] = [
    (RegKind::Sgpr, 0, 104, mask(&[Gfx6, Gfx7])),
    (RegKind::Sgpr, 0, 102, FROM_8_TO_9),
    (RegKind::Sgpr, 0, 106, FROM_10),
    (RegKind::FlatScratch, 104, 2, mask(&[Gfx7])),
    (RegKind::FlatScratch, 102, 2, FROM_8_TO_9),
    (RegKind::XnackMask, 104, 2, FROM_8_TO_9),
    (RegKind::Vcc, 106, 2, ALL),
    (RegKind::Tba, 108, 2, OLD),
    (RegKind::Tma, 110, 2, OLD),
    (RegKind::Ttmp, 112, 12, OLD),
    (RegKind::Ttmp, 108, 16, FROM_9),
    (RegKind::M0, 124, 1, TO_10),
    (RegKind::M0, 125, 1, FROM_11),
    (RegKind::Null, 125, 1, mask(&[Gfx10])),
    (RegKind::Null, 124, 1, FROM_11),
    (RegKind::Exec, 126, 2, ALL),
    (RegKind::SharedBase, 235, 1, FROM_9),
    (RegKind::SharedLimit, 236, 1, FROM_9),
    (RegKind::PrivateBase, 237, 1, FROM_9),
    (RegKind::PrivateLimit, 238, 1, FROM_9),
    (RegKind::PopsExitingWaveId, 239, 1, POPS),
    (RegKind::Vccz, 251, 1, TO_10),
    (RegKind::Execz, 252, 1, TO_10),
    (RegKind::Scc, 253, 1, ALL),
];

/// Generations with POPS_EXITING_WAVE_ID.
const POPS: GenMask = mask(&[Gfx9, Gfx90a, Gfx940, Gfx10]);

/// SGPRs that all generations have; their numbers are their codes.
pub(crate) const SGPRS_EVERYWHERE: u16 = 102;

/// LDS_DIRECT's source code; gfx90a and GFX11 have none.
const LDS_DIRECT: u16 = 254;

fn has_lds_direct(generation: Generation) -> bool {
    generation <= Gfx9 || generation == Gfx10
}

/// A literal follows.
pub(crate) const LITERAL: u16 = 255;

/// Source code of VGPR 0 (and AccVGPR 0) in nine-bit fields.
pub(crate) const VGPR0: u16 = 256;

/// The source code of a register, if the generation has it. AccVGPRs have their VGPR's code.
pub(crate) fn code(reg: Reg, generation: Generation) -> Option<u16> {
    if reg.code() < SGPRS_EVERYWHERE {
        return Some(reg.code());
    }
    if reg.is_vector() {
        return Some(VGPR0 + reg.index());
    }
    match reg.kind() {
        RegKind::LdsDirect => has_lds_direct(generation).then_some(LDS_DIRECT),
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
        return has_lds_direct(generation).then_some(Reg::LDS_DIRECT);
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
        RegKind::Null => Reg::NULL,
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
            | RegKind::Null
            | RegKind::FlatScratch
            | RegKind::XnackMask
            | RegKind::Tba
            | RegKind::Tma
    )
}

/// Whether the kind is a single value, whatever the operand's width: null and what can only be
/// read.
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
            | RegKind::Null
    )
}
