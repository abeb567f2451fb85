//! Vector instructions that move data between lanes or between scalar and vector registers.
//!
//! Source: "Vega" 7nm ISA manual, `V_READFIRSTLANE_B32`, `V_READLANE_B32`, `V_WRITELANE_B32`,
//! `V_SWAP_B32`; CDNA4 ISA manual, `V_PERMLANE16_SWAP_B32`, `V_PERMLANE32_SWAP_B32`.

use crate::machine::{LANES, State};
use crate::valu::{Exactness, scalar, source};
use isa::{Inst, Operand, RegKind, ValueType};

fn register(operand: Operand) -> usize {
    operand.reg().expect("a register").base.index().into()
}

/// Sets a scalar register.
pub fn set_scalar(st: &mut State, operand: Operand, value: u32) {
    let span = operand.reg().expect("a register");
    let half = |old: u64| match span.base.index() {
        0 => old & !0xffff_ffff | u64::from(value),
        _ => old & 0xffff_ffff | u64::from(value) << 32,
    };
    match span.base.kind() {
        RegKind::Sgpr => st.sgprs[usize::from(span.base.index())] = value,
        RegKind::Vcc => st.vcc = half(st.vcc),
        RegKind::Exec => st.exec = half(st.exec),
        RegKind::M0 => st.m0 = value,
        other => panic!("destination {other:?}"),
    }
}

/// Rows of 16 lanes of the first register change places with rows of the second (CDNA4 manual,
/// 12.8). Inactive lanes are not written; what they give is theirs with `fi`, zero with
/// `bound_ctrl`, and else nothing.
fn swap_rows(inst: &Inst, st: &mut State, rows: &[(usize, usize)]) {
    let before = st.clone();
    let (a, b) = (register(inst.operands[0]), register(inst.operands[1]));
    let (fi, zero) = (inst.mods.dpp.fetch_inactive, inst.mods.dpp.bound_ctrl);
    let mut give = |to: usize, to_lane: usize, from: usize, from_lane: usize| {
        if !before.active(to_lane) {
            return;
        }
        let there = fi || before.active(from_lane);
        if there || zero {
            let value = before.vgprs[from][from_lane];
            st.vgprs[to][to_lane] = if there { value } else { 0 };
        }
    };
    for &(first, second) in rows {
        for i in 0..16 {
            give(a, 16 * first + i, b, 16 * second + i);
            give(b, 16 * second + i, a, 16 * first + i);
        }
    }
}

pub fn execute(inst: &Inst, st: &mut State) -> Option<Exactness> {
    let o = &inst.operands;
    let operands = inst.opcode.desc().operands;
    let select = |st: &State, i: usize| scalar(st, o[i], ValueType::U32, false) as usize % LANES;
    match inst.opcode.mnemonic() {
        "v_nop" | "v_clrexcp" => {}
        "v_readfirstlane_b32" => {
            // The first active lane, lane 0 if there is none.
            let lane = (0..LANES).find(|&l| st.active(l)).unwrap_or(0);
            let value = source(st, o[1], &operands[1], lane) as u32;
            set_scalar(st, o[0], value);
        }
        "v_readlane_b32" => {
            let lane = select(st, 2);
            let value = source(st, o[1], &operands[1], lane) as u32;
            set_scalar(st, o[0], value);
        }
        "v_writelane_b32" => {
            let lane = select(st, 2);
            let value = scalar(st, o[1], ValueType::B32, false) as u32;
            st.vgprs[register(o[0])][lane] = value;
        }
        "v_swap_b32" => {
            let (a, b) = (register(o[0]), register(o[1]));
            for lane in (0..LANES).filter(|&l| st.active(l)).collect::<Vec<_>>() {
                let old = st.vgprs[a][lane];
                st.vgprs[a][lane] = st.vgprs[b][lane];
                st.vgprs[b][lane] = old;
            }
        }
        "v_permlane16_swap_b32" => swap_rows(inst, st, &[(1, 0), (3, 2)]),
        "v_permlane32_swap_b32" => swap_rows(inst, st, &[(2, 0), (3, 1)]),
        name @ ("v_movrels_b32" | "v_movreld_b32" | "v_movrelsd_b32") => {
            let by = |moves: bool| if moves { st.m0 as usize } else { 0 };
            let to = register(o[0]) + by(name != "v_movrels_b32");
            let from_by = by(name != "v_movreld_b32");
            for lane in (0..LANES).filter(|&l| st.active(l)).collect::<Vec<_>>() {
                let value = match o[1].reg().filter(|r| r.base.kind() == RegKind::Vgpr) {
                    Some(span) => st.vgprs[usize::from(span.base.index()) + from_by][lane],
                    None => source(st, o[1], &operands[1], lane) as u32,
                };
                st.vgprs[to][lane] = value;
            }
        }
        "v_accvgpr_write_b32" | "v_accvgpr_mov_b32" => {
            for lane in (0..LANES).filter(|&l| st.active(l)).collect::<Vec<_>>() {
                let value = source(st, o[1], &operands[1], lane) as u32;
                st.agprs[register(o[0])][lane] = value;
            }
        }
        _ => return None,
    }
    Some(Exactness::Bits)
}
