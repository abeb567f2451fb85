//! Buffers that move data between memory and LDS without VGPRs: `lds` of MUBUF loads, and
//! `buffer_store_lds_dword`.
//!
//! Source: "Vega" 7nm ISA manual, 8.1.9 "Memory Buffer Load to LDS". Each lane has a dword of LDS,
//! at M0[15:0] + the instruction's offset + 4 × the lane's number; less than a dword is extended.

use super::buffer::BufferPlaces;
use super::{Cx, Done, Exec, ds, typed_buffer};
use crate::program::Op;
use crate::wave::{M0, lanes_of};
use isa::Opcode;

fn lds_address(cx: &Cx<'_>, op: &Op, lane: usize) -> u32 {
    let base = cx.w.scalars[M0] & 0xffff;
    base.wrapping_add(op.mods.offset as u32)
        .wrapping_add(4 * lane as u32)
}

fn load(cx: &mut Cx<'_>, op: &Op) -> Done {
    let places = BufferPlaces::new(cx, op);
    for lane in lanes_of(cx.w.exec()) {
        let value = match op.opcode {
            Opcode::BufferLoadUbyte => cx.get(&places, lane, 0, 1)?,
            Opcode::BufferLoadSbyte => i32::from(cx.get(&places, lane, 0, 1)? as i8) as u32,
            Opcode::BufferLoadUshort => cx.get(&places, lane, 0, 2)?,
            Opcode::BufferLoadSshort => i32::from(cx.get(&places, lane, 0, 2)? as i16) as u32,
            Opcode::BufferLoadFormatX => typed_buffer::load_value(cx, op, &places, lane)?,
            _ => cx.get(&places, lane, 0, 4)?,
        };
        let address = lds_address(cx, op, lane);
        ds::write(cx.lds, address, 4, value).map_err(|t| t.at_lane(lane))?;
    }
    Ok(())
}

fn store(cx: &mut Cx<'_>, op: &Op) -> Done {
    let places = BufferPlaces::new(cx, op);
    for lane in lanes_of(cx.w.exec()) {
        let address = lds_address(cx, op, lane);
        let value = ds::read(cx.lds, address, 4).map_err(|t| t.at_lane(lane))?;
        cx.put(&places, lane, 0, 4, value)?;
    }
    Ok(())
}

/// The function for a load with the `lds` modifier.
pub(crate) fn lookup_load(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    matches!(
        opcode,
        BufferLoadUbyte
            | BufferLoadSbyte
            | BufferLoadUshort
            | BufferLoadSshort
            | BufferLoadDword
            | BufferLoadFormatX
    )
    .then_some(load as Exec)
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    (opcode == Opcode::BufferStoreLdsDword).then_some(store as Exec)
}
