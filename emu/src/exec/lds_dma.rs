//! Data that moves between memory and LDS without VGPRs: `lds` of buffer, global and scratch loads,
//! and `buffer_store_lds_dword`.
//!
//! Source: "Vega" 7nm ISA manual, 8.1.9 "Memory Buffer Load to LDS", 9.1 (table 41, LDS and M0);
//! for the address of global and scratch loads CDNA3 manual, 10.3. Each lane has a dword of LDS, at
//! M0[15:0] + the instruction's offset + 4 × the lane's number; less than a dword is extended. Of
//! three or four dwords each lane has 16 bytes, and M0 counts to the end of gfx950's LDS (CDNA4
//! manual, 9.1.9 and 10.3).

use super::buffer::BufferPlaces;
use super::flat::{FlatPlaces, Places};
use super::{Cx, Done, Exec, ds, typed_buffer};
use crate::program::Op;
use crate::wave::{M0, lanes_of};
use isa::Opcode;

/// Dwords that a lane moves.
pub(crate) fn dwords(op: &Op) -> u32 {
    use Opcode::*;
    match op.opcode {
        BufferLoadDwordx3 | GlobalLoadLdsDwordx3 => 3,
        BufferLoadDwordx4 | GlobalLoadLdsDwordx4 => 4,
        _ => 1,
    }
}

/// Where a lane's data is in LDS.
pub(crate) fn lds_address(cx: &Cx<'_>, op: &Op, lane: usize) -> u32 {
    let base = cx.w.scalars[M0] & cx.shared.m0_of_lds;
    let stride = match dwords(op) {
        1 => 4,
        _ => 16,
    };
    base.wrapping_add(op.mods.offset as u32)
        .wrapping_add(stride * lane as u32)
}

fn put(cx: &mut Cx<'_>, op: &Op, lane: usize, i: u32, value: u32) -> Done {
    let address = lds_address(cx, op, lane).wrapping_add(4 * i);
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
        put(cx, op, lane, 0, value)?;
    }
    Ok(())
}

/// A load of several dwords.
fn load_wide(cx: &mut Cx<'_>, op: &Op, places: &impl Places) -> Done {
    for lane in lanes_of(cx.w.exec()) {
        for i in 0..dwords(op) {
            let value = cx.get(places, lane, 4 * i, 4)?;
            put(cx, op, lane, i, value)?;
        }
    }
    Ok(())
}

/// A global or scratch load of `size` bytes; `extend` makes a dword of them.
fn load_flat(cx: &mut Cx<'_>, op: &Op, size: u32, extend: fn(u32) -> u32) -> Done {
    let places = FlatPlaces::new(cx, op);
    for lane in lanes_of(cx.w.exec()) {
        let value = extend(cx.get(&places, lane, 0, size)?);
        put(cx, op, lane, 0, value)?;
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
        BufferLoadDwordx3 | BufferLoadDwordx4 => |cx, op| {
            let places = BufferPlaces::new(cx, op);
            load_wide(cx, op, &places)
        },
        GlobalLoadUbyte => return lookup_flat(GlobalLoadLdsUbyte),
        GlobalLoadSbyte => return lookup_flat(GlobalLoadLdsSbyte),
        GlobalLoadUshort => return lookup_flat(GlobalLoadLdsUshort),
        GlobalLoadSshort => return lookup_flat(GlobalLoadLdsSshort),
        GlobalLoadDword => return lookup_flat(GlobalLoadLdsDword),
        ScratchLoadUbyte => return lookup_flat(ScratchLoadLdsUbyte),
        ScratchLoadSbyte => return lookup_flat(ScratchLoadLdsSbyte),
        ScratchLoadUshort => return lookup_flat(ScratchLoadLdsUshort),
        ScratchLoadSshort => return lookup_flat(ScratchLoadLdsSshort),
        ScratchLoadDword => return lookup_flat(ScratchLoadLdsDword),
        _ => return None,
    };
    Some(exec)
}

/// Global and scratch loads that go to LDS by their name (gfx942 and later).
pub(super) fn lookup_flat(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        GlobalLoadLdsUbyte | ScratchLoadLdsUbyte => |cx, op| load_flat(cx, op, 1, |v| v),
        GlobalLoadLdsSbyte | ScratchLoadLdsSbyte => |cx, op| load_flat(cx, op, 1, signed8),
        GlobalLoadLdsUshort | ScratchLoadLdsUshort => |cx, op| load_flat(cx, op, 2, |v| v),
        GlobalLoadLdsSshort | ScratchLoadLdsSshort => |cx, op| load_flat(cx, op, 2, signed16),
        GlobalLoadLdsDword | ScratchLoadLdsDword => |cx, op| load_flat(cx, op, 4, |v| v),
        GlobalLoadLdsDwordx3 | GlobalLoadLdsDwordx4 => |cx, op| {
            let places = FlatPlaces::new(cx, op);
            load_wide(cx, op, &places)
        },
        _ => return None,
    };
    Some(exec)
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    (opcode == Opcode::BufferStoreLdsDword).then_some(store as Exec)
}
