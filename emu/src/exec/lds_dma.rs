//! Data that moves between memory and LDS without VGPRs: `lds` of buffer, global and scratch loads,
//! and `buffer_store_lds_dword`.
//!
//! Source: "Vega" 7nm ISA manual, 8.1.9 "Memory Buffer Load to LDS", 9.1 (table 41, LDS and M0);
//! for the address of global and scratch loads CDNA3 manual, 10.3. Each lane has a dword of LDS, at
//! M0[15:0] + the instruction's offset + 4 × the lane's number; less than a dword is extended.

use super::buffer::BufferPlaces;
use super::flat::FlatPlaces;
use super::{Cx, Done, Exec, ds, typed_buffer};
use crate::program::Op;
use crate::wave::{M0, lanes_of};
use isa::Opcode;

/// Where a lane's dword is in LDS.
pub(crate) fn lds_address(cx: &Cx<'_>, op: &Op, lane: usize) -> u32 {
    let base = cx.w.scalars[M0] & 0xffff;
    base.wrapping_add(op.mods.offset as u32)
        .wrapping_add(4 * lane as u32)
}

fn put(cx: &mut Cx<'_>, op: &Op, lane: usize, value: u32) -> Done {
    let address = lds_address(cx, op, lane);
    ds::write(cx.lds, address, 4, value).map_err(|t| t.at_lane(lane))
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
        put(cx, op, lane, value)?;
    }
    Ok(())
}

/// A global or scratch load of `size` bytes; `extend` makes a dword of them.
fn load_flat(cx: &mut Cx<'_>, op: &Op, size: u32, extend: fn(u32) -> u32) -> Done {
    let places = FlatPlaces::new(cx, op);
    for lane in lanes_of(cx.w.exec()) {
        let value = extend(cx.get(&places, lane, 0, size)?);
        put(cx, op, lane, value)?;
    }
    Ok(())
}

fn signed8(v: u32) -> u32 {
    i32::from(v as i8) as u32
}

fn signed16(v: u32) -> u32 {
    i32::from(v as i16) as u32
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
    let exec: Exec = match opcode {
        BufferLoadUbyte | BufferLoadSbyte | BufferLoadUshort | BufferLoadSshort
        | BufferLoadDword | BufferLoadFormatX => load,
        GlobalLoadUbyte | ScratchLoadUbyte => |cx, op| load_flat(cx, op, 1, |v| v),
        GlobalLoadSbyte | ScratchLoadSbyte => |cx, op| load_flat(cx, op, 1, signed8),
        GlobalLoadUshort | ScratchLoadUshort => |cx, op| load_flat(cx, op, 2, |v| v),
        GlobalLoadSshort | ScratchLoadSshort => |cx, op| load_flat(cx, op, 2, signed16),
        GlobalLoadDword | ScratchLoadDword => |cx, op| load_flat(cx, op, 4, |v| v),
        _ => return None,
    };
    Some(exec)
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    (opcode == Opcode::BufferStoreLdsDword).then_some(store as Exec)
}
