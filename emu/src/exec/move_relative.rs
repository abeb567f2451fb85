//! VGPRs whose numbers count from M0: `v_movrels_b32`, `v_movreld_b32`, `v_movrelsd_b32`.
//!
//! Source: GCN3 ISA manual, 6.6.1 "Relative addressing" and the instructions' rows (chapter 12).
//! M0 is an unsigned number; beyond the wave's registers a source is VGPR 0 and a result is dropped
//! (3.6.1 "Out-of-range behavior").

use super::operands::{Out, Ty};
use super::{Cx, Done, Exec};
use crate::program::{Dst, Op, Src};
use crate::wave::M0;
use isa::Opcode;

/// Which registers are relative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moves {
    Source,
    Destination,
    Both,
}

impl Moves {
    /// What an instruction moves; `None` if it is none of these.
    pub fn of(opcode: Opcode) -> Option<Moves> {
        match opcode {
            Opcode::VMovrelsB32 => Some(Moves::Source),
            Opcode::VMovreldB32 => Some(Moves::Destination),
            Opcode::VMovrelsdB32 => Some(Moves::Both),
            _ => None,
        }
    }

    /// Whether its source is relative.
    pub fn source(self) -> bool {
        self != Moves::Destination
    }

    /// Whether its destination is.
    pub fn destination(self) -> bool {
        self != Moves::Source
    }
}

/// The register that far from another one, if the wave has it.
pub(crate) fn moved(register: u16, m0: u32, registers: u16) -> Option<u16> {
    let number = u16::try_from(m0).ok()?.checked_add(register)?;
    (number < registers).then_some(number)
}

fn run(cx: &mut Cx<'_>, op: &Op) -> Done {
    let Some(moves) = Moves::of(op.opcode) else {
        return Ok(());
    };
    let (m0, registers) = (cx.w.scalars[M0], cx.shared.vgprs);
    let mut op = op.clone();
    if let (Src::Vector(r), true) = (op.src[0], moves.source()) {
        op.src[0] = Src::Vector(moved(r, m0, registers).unwrap_or(0));
    }
    if let (Dst::Vector(r), true) = (op.dst, moves.destination()) {
        op.dst = moved(r, m0, registers).map_or(Dst::None, Dst::Vector);
    }
    cx.map(&op, Ty::B32, Out::B32, |_, [a]: [u32; 1]| a)
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    Moves::of(opcode).map(|_| run as Exec)
}
