//! LDS: DS.
//!
//! An access outside the work-group's LDS is a fault; the hardware would drop it silently.

use super::atomics::{self, Float};
use super::{Cx, Done, Exec, LdsSums, Swizzles};
use crate::error::{Access, FaultKind, Space, Trap};
use crate::program::{Dst, Op, Src};
use crate::wave::{LANES, Lanes, M0, lanes_of};
use isa::{ModFlags, Opcode};

#[cold]
fn out_of_bounds(lds: &[u8], address: u32, size: u32, access: Access) -> Trap {
    FaultKind::OutOfBounds {
        space: Space::Lds,
        access,
        address: address.into(),
        size,
        hint: format!("the work-group has {} bytes", lds.len()),
    }
    .into()
}

/// The bytes of an access.
fn bytes(lds: &mut [u8], address: u32, size: u32, access: Access) -> Result<&mut [u8], Trap> {
    let start = address as usize;
    let end = start.saturating_add(size as usize);
    if end > lds.len() {
        return Err(out_of_bounds(lds, address, size, access));
    }
    Ok(&mut lds[start..end])
}

/// Reads 1, 2 or 4 bytes, zero-extended.
#[inline]
pub(super) fn read(lds: &mut [u8], address: u32, size: u32) -> Result<u32, Trap> {
    let start = address as usize;
    if let (4, Some(&[a, b, c, d])) = (size, lds.get(start..start.wrapping_add(4))) {
        return Ok(u32::from_le_bytes([a, b, c, d]));
    }
    let from = bytes(lds, address, size, Access::Read)?;
    let mut value = [0; 4];
    value[..from.len()].copy_from_slice(from);
    Ok(u32::from_le_bytes(value))
}

/// Writes the low 1, 2 or 4 bytes of a value.
#[inline]
pub(super) fn write(lds: &mut [u8], address: u32, size: u32, value: u32) -> Result<(), Trap> {
    let start = address as usize;
    if let (4, Some([a, b, c, d])) = (size, lds.get_mut(start..start.wrapping_add(4))) {
        [*a, *b, *c, *d] = value.to_le_bytes();
        return Ok(());
    }
    let to = bytes(lds, address, size, Access::Write)?;
    to.copy_from_slice(&value.to_le_bytes()[..size as usize]);
    Ok(())
}

/// Applies `f` to a dword; gives the value before.
pub(super) fn atomic32(
    lds: &mut [u8],
    address: u32,
    mut f: impl FnMut(u32) -> u32,
) -> Result<u32, Trap> {
    let place = bytes(lds, address, 4, Access::Atomic)?;
    let mut raw = [0; 4];
    raw.copy_from_slice(place);
    let old = u32::from_le_bytes(raw);
    place.copy_from_slice(&f(old).to_le_bytes());
    Ok(old)
}

/// Applies `f` to a qword; gives the value before.
pub(super) fn atomic64(
    lds: &mut [u8],
    address: u32,
    mut f: impl FnMut(u64) -> u64,
) -> Result<u64, Trap> {
    let place = bytes(lds, address, 8, Access::Atomic)?;
    let mut raw = [0; 8];
    raw.copy_from_slice(place);
    let old = u64::from_le_bytes(raw);
    place.copy_from_slice(&f(old).to_le_bytes());
    Ok(old)
}

/// A vector operand's register.
fn register(src: Src) -> usize {
    match src {
        Src::Vector(r) => r.into(),
        _ => 0,
    }
}

fn destination(op: &Op) -> Option<usize> {
    match op.dst {
        Dst::Vector(r) => Some(r.into()),
        _ => None,
    }
}

/// Byte addresses of the lanes, with the 16-bit offset.
pub(crate) fn addresses(cx: &Cx<'_>, op: &Op) -> Lanes {
    beyond(cx, op, op.mods.offset as u32)
}

/// What lies an offset beyond the lanes' addresses.
fn beyond(cx: &Cx<'_>, op: &Op, offset: u32) -> Lanes {
    let base = &cx.w.vgprs[register(op.addr)];
    match cx.shared.lds_sums {
        LdsSums::Wrap => base.map(|a| a.wrapping_add(offset)),
        // No LDS reaches that far.
        LdsSums::StayOutside => base.map(|a| a.saturating_add(offset)),
    }
}

/// Reads `dwords` consecutive dwords for each lane.
fn read_dwords(cx: &mut Cx<'_>, op: &Op, dwords: usize) -> Done {
    let address = addresses(cx, op);
    read_at(cx, op, &[(address, 0)], dwords)
}

/// Reads a dword for every lane, `byte` bytes behind its address. False if one lies outside: then
/// what has been read does not count, and who looks lane by lane finds which.
fn read_all(lds: &[u8], address: &Lanes, byte: u32, values: &mut Lanes) -> bool {
    for (value, address) in values.iter_mut().zip(address) {
        let at = address.wrapping_add(byte) as usize;
        match lds.get(at..).and_then(|rest| rest.first_chunk()) {
            Some(bytes) => *value = u32::from_le_bytes(*bytes),
            None => return false,
        }
    }
    true
}

/// Reads `dwords` dwords at each of several addresses into consecutive registers.
fn read_at(cx: &mut Cx<'_>, op: &Op, places: &[(Lanes, usize)], dwords: usize) -> Done {
    let Some(dst) = destination(op) else {
        return Ok(());
    };
    let exec = cx.w.exec();
    for (address, first) in places {
        for i in 0..dwords {
            let mut values = [0; LANES];
            if exec == u64::MAX && read_all(cx.lds, address, 4 * i as u32, &mut values) {
                cx.w.set_lanes(dst + first + i, &values, exec);
                continue;
            }
            for lane in lanes_of(exec) {
                values[lane] = read(cx.lds, address[lane].wrapping_add(4 * i as u32), 4)
                    .map_err(|t| t.at_lane(lane))?;
            }
            cx.w.set_lanes(dst + first + i, &values, exec);
        }
    }
    Ok(())
}

fn write_at(cx: &mut Cx<'_>, address: &Lanes, data: usize, dwords: usize) -> Done {
    for lane in lanes_of(cx.w.exec()) {
        for i in 0..dwords {
            let value = cx.w.vgprs[data + i][lane];
            write(cx.lds, address[lane].wrapping_add(4 * i as u32), 4, value)
                .map_err(|t| t.at_lane(lane))?;
        }
    }
    Ok(())
}

fn write_dwords(cx: &mut Cx<'_>, op: &Op, dwords: usize) -> Done {
    let address = addresses(cx, op);
    write_at(cx, &address, register(op.data), dwords)
}

/// The two addresses of `read2`, `write2` and their kin: offsets in units of `unit` bytes.
pub(crate) fn two_addresses(cx: &Cx<'_>, op: &Op, unit: u32) -> [Lanes; 2] {
    let [first, second] = [op.mods.offset as u32 & 0xff, op.mods.offset1.into()];
    [first, second].map(|offset| beyond(cx, op, offset * unit))
}

fn read2(cx: &mut Cx<'_>, op: &Op, dwords: usize, stride: u32) -> Done {
    let [first, second] = two_addresses(cx, op, 4 * dwords as u32 * stride);
    read_at(cx, op, &[(first, 0), (second, dwords)], dwords)
}

fn write2(cx: &mut Cx<'_>, op: &Op, dwords: usize, stride: u32) -> Done {
    let [first, second] = two_addresses(cx, op, 4 * dwords as u32 * stride);
    write_at(cx, &first, register(op.data), dwords)?;
    write_at(cx, &second, register(op.data1), dwords)
}

/// Exchanges data at two addresses.
fn exchange2(cx: &mut Cx<'_>, op: &Op, dwords: usize, stride: u32) -> Done {
    let addresses = two_addresses(cx, op, 4 * dwords as u32 * stride);
    let Some(dst) = destination(op) else {
        return Ok(());
    };
    let data = [register(op.data), register(op.data1)];
    for lane in lanes_of(cx.w.exec()) {
        let mut old = [0; 4];
        for (which, address) in addresses.iter().enumerate() {
            for i in 0..dwords {
                let new = cx.w.vgprs[data[which] + i][lane];
                let at = address[lane].wrapping_add(4 * i as u32);
                old[which * dwords + i] =
                    atomic32(cx.lds, at, |_| new).map_err(|t| t.at_lane(lane))?;
            }
        }
        for (i, value) in old[..2 * dwords].iter().enumerate() {
            cx.w.vgprs[dst + i][lane] = *value;
        }
    }
    Ok(())
}

/// Reads less than a dword; `put` combines the old register and the bytes read.
fn read_part(cx: &mut Cx<'_>, op: &Op, size: u32, put: fn(u32, u32) -> u32) -> Done {
    let address = addresses(cx, op);
    let Some(dst) = destination(op) else {
        return Ok(());
    };
    for lane in lanes_of(cx.w.exec()) {
        let value = read(cx.lds, address[lane], size).map_err(|t| t.at_lane(lane))?;
        let register = &mut cx.w.vgprs[dst][lane];
        *register = put(*register, value);
    }
    Ok(())
}

/// Writes less than a dword, from bit `shift` of the register on.
fn write_part(cx: &mut Cx<'_>, op: &Op, size: u32, shift: u32) -> Done {
    let address = addresses(cx, op);
    let data = register(op.data);
    for lane in lanes_of(cx.w.exec()) {
        let value = cx.w.vgprs[data][lane] >> shift;
        write(cx.lds, address[lane], size, value).map_err(|t| t.at_lane(lane))?;
    }
    Ok(())
}

/// Atomic on dwords; `f` gets the old value and the two data operands.
fn rmw32(cx: &mut Cx<'_>, op: &Op, f: impl Fn(u32, u32, u32) -> u32) -> Done {
    let address = addresses(cx, op);
    let (data, data1) = (register(op.data), register(op.data1));
    for lane in lanes_of(cx.w.exec()) {
        let (a, b) = (cx.w.vgprs[data][lane], cx.w.vgprs[data1][lane]);
        let old =
            atomic32(cx.lds, address[lane], |old| f(old, a, b)).map_err(|t| t.at_lane(lane))?;
        if let Some(dst) = destination(op) {
            cx.w.vgprs[dst][lane] = old;
        }
    }
    Ok(())
}

/// Atomic on qwords.
fn rmw64(cx: &mut Cx<'_>, op: &Op, f: impl Fn(u64, u64, u64) -> u64) -> Done {
    let address = addresses(cx, op);
    let (data, data1) = (register(op.data), register(op.data1));
    let pair = |v: &[Lanes], r: usize, lane: usize| {
        // Instructions without data have no second register either.
        let high = v.get(r + 1).map_or(0, |high| high[lane]);
        u64::from(v[r][lane]) | u64::from(high) << 32
    };
    for lane in lanes_of(cx.w.exec()) {
        let (a, b) = (
            pair(&cx.w.vgprs, data, lane),
            pair(&cx.w.vgprs, data1, lane),
        );
        let old =
            atomic64(cx.lds, address[lane], |old| f(old, a, b)).map_err(|t| t.at_lane(lane))?;
        if let Some(dst) = destination(op) {
            cx.w.vgprs[dst][lane] = old as u32;
            cx.w.vgprs[dst + 1][lane] = (old >> 32) as u32;
        }
    }
    Ok(())
}

/// Where a `*_src2_*` instruction finds its second operand (manual, 10.3.3 "SRC2 Ops").
pub(crate) fn src2_addresses(op: &Op, address: u32) -> (u32, u32) {
    let offset = op.mods.offset as u32;
    match offset >> 15 & 1 {
        0 => {
            let dwords = i32::from((offset << 1) as i16 >> 1);
            (address, address.wrapping_add_signed(dwords * 4))
        }
        _ => {
            let a = address & 0x1_ffff;
            (a, a.wrapping_add_signed((address as i32 >> 17) * 4))
        }
    }
}

/// An operation between two places of LDS; the result goes to the first.
fn src2_32(cx: &mut Cx<'_>, op: &Op, f: impl Fn(u32, u32) -> u32) -> Done {
    for lane in lanes_of(cx.w.exec()) {
        let (a, b) = src2_addresses(op, cx.w.vgprs[register(op.addr)][lane]);
        let operand = read(cx.lds, b, 4).map_err(|t| t.at_lane(lane))?;
        atomic32(cx.lds, a, |old| f(old, operand)).map_err(|t| t.at_lane(lane))?;
    }
    Ok(())
}

/// As [`src2_32`], 64 bits.
fn src2_64(cx: &mut Cx<'_>, op: &Op, f: impl Fn(u64, u64) -> u64) -> Done {
    for lane in lanes_of(cx.w.exec()) {
        let (a, b) = src2_addresses(op, cx.w.vgprs[register(op.addr)][lane]);
        let operand = atomic64(cx.lds, b, |v| v).map_err(|t| t.at_lane(lane))?;
        atomic64(cx.lds, a, |old| f(old, operand)).map_err(|t| t.at_lane(lane))?;
    }
    Ok(())
}

/// `ds_append` and `ds_consume`: a counter at M0's base moves by the number of active lanes.
fn count(cx: &mut Cx<'_>, op: &Op, f: fn(u32, u32) -> u32) -> Done {
    let exec = cx.w.exec();
    // Of GDS, only what lies behind the base is here.
    let base = match op.mods.has(ModFlags::GDS) {
        true => 0,
        false => cx.w.scalars[M0] >> 16,
    };
    let address = base.wrapping_add(op.mods.offset as u32);
    let old = atomic32(cx.lds, address, |old| f(old, exec.count_ones()))?;
    if let Some(dst) = destination(op) {
        cx.w.set_lanes(dst, &[old; LANES], exec);
    }
    Ok(())
}

/// Addresses by the number of the lane: `ds_read_addtid_b32` and `ds_write_addtid_b32`.
pub(crate) fn by_lane(cx: &Cx<'_>, op: &Op) -> Lanes {
    let base = (cx.w.scalars[M0] & 0xffff).wrapping_add(op.mods.offset as u32);
    std::array::from_fn(|lane| base.wrapping_add(4 * lane as u32))
}

/// The lane whose data a lane gets under `ds_swizzle_b32` (manual, 12.13.1).
fn swizzled(swizzles: Swizzles, offset: u32, lane: usize) -> usize {
    let i = lane as u32;
    let all = swizzles == Swizzles::All;
    let j = match offset {
        0xe000.. if all => {
            let mask = offset & 31;
            (i & 31).reverse_bits() >> 27 >> mask.count_ones() | i & mask
        }
        0xc000.. if all => {
            let (amount, mask) = (offset >> 5 & 31, offset & 31);
            let rotated = match offset >> 10 & 1 {
                0 => i + amount,
                _ => i.wrapping_sub(amount),
            };
            (i & mask | rotated & !mask) & 31
        }
        0x8000.. => i & 28 | offset >> (2 * (i & 3)) & 3,
        _ => ((i & 31) & (offset & 31) | offset >> 5 & 31) ^ (offset >> 10 & 31),
    };
    (j | i & 32) as usize
}

/// Moves data between lanes: `from` gives the lane to read; inactive lanes give zero.
fn shuffle(cx: &mut Cx<'_>, op: &Op, data: usize, from: impl Fn(usize) -> usize) -> Done {
    let exec = cx.w.exec();
    let values = &cx.w.vgprs[data];
    let result = std::array::from_fn(|lane| {
        let source = from(lane);
        if exec >> source & 1 != 0 {
            values[source]
        } else {
            0
        }
    });
    if let Some(dst) = destination(op) {
        cx.w.set_lanes(dst, &result, exec);
    }
    Ok(())
}

fn swizzle(cx: &mut Cx<'_>, op: &Op) -> Done {
    let offset = op.mods.offset as u32 & 0xffff;
    // The source is in the address field.
    let data = register(if op.addr == Src::None {
        op.data
    } else {
        op.addr
    });
    let swizzles = cx.shared.swizzles;
    shuffle(cx, op, data, |lane| swizzled(swizzles, offset, lane))
}

fn bpermute(cx: &mut Cx<'_>, op: &Op) -> Done {
    let address = addresses(cx, op);
    shuffle(cx, op, register(op.data), |lane| {
        (address[lane] / 4 % 64) as usize
    })
}

fn permute(cx: &mut Cx<'_>, op: &Op) -> Done {
    let address = addresses(cx, op);
    let exec = cx.w.exec();
    let data = cx.w.vgprs[register(op.data)];
    let mut result = [0; LANES];
    for lane in lanes_of(exec) {
        result[(address[lane] / 4 % 64) as usize] = data[lane];
    }
    if let Some(dst) = destination(op) {
        cx.w.set_lanes(dst, &result, exec);
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_moves(opcode)
        .or_else(|| lookup_parts(opcode))
        .or_else(|| lookup_32(opcode))
        .or_else(|| lookup_64(opcode))
        .or_else(|| lookup_src2(opcode))
}

fn lookup_moves(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        DsNop => |_, _| Ok(()),
        DsReadB32 => |cx, op| read_dwords(cx, op, 1),
        DsReadB64 => |cx, op| read_dwords(cx, op, 2),
        DsReadB96 => |cx, op| read_dwords(cx, op, 3),
        DsReadB128 => |cx, op| read_dwords(cx, op, 4),
        DsRead2B32 => |cx, op| read2(cx, op, 1, 1),
        DsRead2st64B32 => |cx, op| read2(cx, op, 1, 64),
        DsRead2B64 => |cx, op| read2(cx, op, 2, 1),
        DsRead2st64B64 => |cx, op| read2(cx, op, 2, 64),
        DsWriteB32 => |cx, op| write_dwords(cx, op, 1),
        DsWriteB64 => |cx, op| write_dwords(cx, op, 2),
        DsWriteB96 => |cx, op| write_dwords(cx, op, 3),
        DsWriteB128 => |cx, op| write_dwords(cx, op, 4),
        DsWrite2B32 => |cx, op| write2(cx, op, 1, 1),
        DsWrite2st64B32 => |cx, op| write2(cx, op, 1, 64),
        DsWrite2B64 => |cx, op| write2(cx, op, 2, 1),
        DsWrite2st64B64 => |cx, op| write2(cx, op, 2, 64),
        DsWrxchg2RtnB32 => |cx, op| exchange2(cx, op, 1, 1),
        DsWrxchg2st64RtnB32 => |cx, op| exchange2(cx, op, 1, 64),
        DsWrxchg2RtnB64 => |cx, op| exchange2(cx, op, 2, 1),
        DsWrxchg2st64RtnB64 => |cx, op| exchange2(cx, op, 2, 64),
        DsReadAddtidB32 => |cx, op| {
            let address = by_lane(cx, op);
            read_at(cx, op, &[(address, 0)], 1)
        },
        DsWriteAddtidB32 => |cx, op| {
            let address = by_lane(cx, op);
            write_at(cx, &address, register(op.data), 1)
        },
        DsSwizzleB32 => swizzle,
        DsPermuteB32 => permute,
        DsBpermuteB32 => bpermute,
        DsAppend => |cx, op| count(cx, op, u32::wrapping_add),
        DsConsume => |cx, op| count(cx, op, u32::wrapping_sub),
        _ => return None,
    };
    Some(exec)
}

fn low(old: u32, new: u32) -> u32 {
    old & 0xffff_0000 | new & 0xffff
}

fn high(old: u32, new: u32) -> u32 {
    old & 0xffff | new << 16
}

fn sign8(v: u32) -> u32 {
    i32::from(v as i8) as u32
}

fn lookup_parts(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        DsReadU8 => |cx, op| read_part(cx, op, 1, |_, v| v),
        DsReadI8 => |cx, op| read_part(cx, op, 1, |_, v| sign8(v)),
        DsReadU16 => |cx, op| read_part(cx, op, 2, |_, v| v),
        DsReadI16 => |cx, op| read_part(cx, op, 2, |_, v| i32::from(v as i16) as u32),
        DsReadU8D16 => |cx, op| read_part(cx, op, 1, low),
        DsReadU8D16Hi => |cx, op| read_part(cx, op, 1, high),
        DsReadI8D16 => |cx, op| read_part(cx, op, 1, |old, v| low(old, sign8(v))),
        DsReadI8D16Hi => |cx, op| read_part(cx, op, 1, |old, v| high(old, sign8(v))),
        DsReadU16D16 => |cx, op| read_part(cx, op, 2, low),
        DsReadU16D16Hi => |cx, op| read_part(cx, op, 2, high),
        DsWriteB8 => |cx, op| write_part(cx, op, 1, 0),
        DsWriteB16 => |cx, op| write_part(cx, op, 2, 0),
        DsWriteB8D16Hi => |cx, op| write_part(cx, op, 1, 16),
        DsWriteB16D16Hi => |cx, op| write_part(cx, op, 2, 16),
        _ => return None,
    };
    Some(exec)
}

fn lookup_32(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        DsAddU32 | DsAddRtnU32 => |cx, op| rmw32(cx, op, |m, d, _| m.wrapping_add(d)),
        DsSubU32 | DsSubRtnU32 => |cx, op| rmw32(cx, op, |m, d, _| m.wrapping_sub(d)),
        DsRsubU32 | DsRsubRtnU32 => |cx, op| rmw32(cx, op, |m, d, _| d.wrapping_sub(m)),
        DsIncU32 | DsIncRtnU32 => |cx, op| rmw32(cx, op, |m, d, _| atomics::inc32(m, d)),
        DsDecU32 | DsDecRtnU32 => |cx, op| rmw32(cx, op, |m, d, _| atomics::dec32(m, d)),
        DsMinI32 | DsMinRtnI32 => |cx, op| rmw32(cx, op, |m, d, _| (m as i32).min(d as i32) as u32),
        DsMaxI32 | DsMaxRtnI32 => |cx, op| rmw32(cx, op, |m, d, _| (m as i32).max(d as i32) as u32),
        DsMinU32 | DsMinRtnU32 => |cx, op| rmw32(cx, op, |m, d, _| m.min(d)),
        DsMaxU32 | DsMaxRtnU32 => |cx, op| rmw32(cx, op, |m, d, _| m.max(d)),
        DsAndB32 | DsAndRtnB32 => |cx, op| rmw32(cx, op, |m, d, _| m & d),
        DsOrB32 | DsOrRtnB32 => |cx, op| rmw32(cx, op, |m, d, _| m | d),
        DsXorB32 | DsXorRtnB32 => |cx, op| rmw32(cx, op, |m, d, _| m ^ d),
        DsMskorB32 | DsMskorRtnB32 => |cx, op| rmw32(cx, op, |m, d, e| m & !d | e),
        DsWrxchgRtnB32 => |cx, op| rmw32(cx, op, |_, d, _| d),
        DsCmpstB32 | DsCmpstRtnB32 => {
            |cx, op| rmw32(cx, op, |m, cmp, new| if m == cmp { new } else { m })
        }
        DsCmpstF32 | DsCmpstRtnF32 => |cx, op| {
            let modes = cx.w.env.single;
            rmw32(cx, op, |m, cmp, new| Float::cmpst32(modes, m, cmp, new))
        },
        DsMinF32 | DsMinRtnF32 => |cx, op| {
            let modes = cx.w.env.single;
            rmw32(cx, op, |m, d, _| Float::min32(modes, m, d))
        },
        DsMaxF32 | DsMaxRtnF32 => |cx, op| {
            let modes = cx.w.env.single;
            rmw32(cx, op, |m, d, _| Float::max32(modes, m, d))
        },
        DsAddF32 | DsAddRtnF32 => |cx, op| {
            let modes = cx.w.env.single;
            rmw32(cx, op, |m, d, _| Float::add32(modes, m, d))
        },
        DsPkAddF16 | DsPkAddRtnF16 => |cx, op| {
            let modes = cx.w.env.half;
            rmw32(cx, op, |m, d, _| Float::pk_add_f16(modes, m, d))
        },
        DsPkAddBf16 | DsPkAddRtnBf16 => |cx, op| {
            let modes = cx.w.env.half;
            rmw32(cx, op, |m, d, _| Float::pk_add_bf16(modes, m, d))
        },
        DsWrapRtnB32 => |cx, op| {
            rmw32(
                cx,
                op,
                |m, d, e| if m >= d { m - d } else { m.wrapping_add(e) },
            )
        },
        _ => return None,
    };
    Some(exec)
}

fn lookup_64(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        DsAddU64 | DsAddRtnU64 => |cx, op| rmw64(cx, op, |m, d, _| m.wrapping_add(d)),
        DsSubU64 | DsSubRtnU64 => |cx, op| rmw64(cx, op, |m, d, _| m.wrapping_sub(d)),
        DsRsubU64 | DsRsubRtnU64 => |cx, op| rmw64(cx, op, |m, d, _| d.wrapping_sub(m)),
        DsIncU64 | DsIncRtnU64 => |cx, op| rmw64(cx, op, |m, d, _| atomics::inc64(m, d)),
        DsDecU64 | DsDecRtnU64 => |cx, op| rmw64(cx, op, |m, d, _| atomics::dec64(m, d)),
        DsMinI64 | DsMinRtnI64 => |cx, op| rmw64(cx, op, |m, d, _| (m as i64).min(d as i64) as u64),
        DsMaxI64 | DsMaxRtnI64 => |cx, op| rmw64(cx, op, |m, d, _| (m as i64).max(d as i64) as u64),
        DsMinU64 | DsMinRtnU64 => |cx, op| rmw64(cx, op, |m, d, _| m.min(d)),
        DsMaxU64 | DsMaxRtnU64 => |cx, op| rmw64(cx, op, |m, d, _| m.max(d)),
        DsAndB64 | DsAndRtnB64 => |cx, op| rmw64(cx, op, |m, d, _| m & d),
        DsOrB64 | DsOrRtnB64 => |cx, op| rmw64(cx, op, |m, d, _| m | d),
        DsXorB64 | DsXorRtnB64 => |cx, op| rmw64(cx, op, |m, d, _| m ^ d),
        DsMskorB64 | DsMskorRtnB64 => |cx, op| rmw64(cx, op, |m, d, e| m & !d | e),
        DsWrxchgRtnB64 => |cx, op| rmw64(cx, op, |_, d, _| d),
        DsCmpstB64 | DsCmpstRtnB64 => {
            |cx, op| rmw64(cx, op, |m, cmp, new| if m == cmp { new } else { m })
        }
        DsCmpstF64 | DsCmpstRtnF64 => |cx, op| {
            let modes = cx.w.env.double;
            rmw64(cx, op, |m, cmp, new| Float::cmpst64(modes, m, cmp, new))
        },
        DsMinF64 | DsMinRtnF64 => |cx, op| {
            let modes = cx.w.env.double;
            rmw64(cx, op, |m, d, _| Float::min64(modes, m, d))
        },
        DsMaxF64 | DsMaxRtnF64 => |cx, op| {
            let modes = cx.w.env.double;
            rmw64(cx, op, |m, d, _| Float::max64(modes, m, d))
        },
        DsCondxchg32RtnB64 => |cx, op| rmw64(cx, op, |m, d, _| conditional_exchange(m, d)),
        DsAddF64 | DsAddRtnF64 => |cx, op| rmw64(cx, op, |m, d, _| Float::add64(m, d)),
        _ => return None,
    };
    Some(exec)
}

/// Each half is replaced if its top data bit is set; that bit is not stored.
fn conditional_exchange(memory: u64, data: u64) -> u64 {
    let half = |m: u32, d: u32| if d >> 31 != 0 { d & 0x7fff_ffff } else { m };
    let low = half(memory as u32, data as u32);
    let high = half((memory >> 32) as u32, (data >> 32) as u32);
    u64::from(low) | u64::from(high) << 32
}

fn lookup_src2(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        DsAddSrc2U32 => |cx, op| src2_32(cx, op, u32::wrapping_add),
        DsSubSrc2U32 => |cx, op| src2_32(cx, op, u32::wrapping_sub),
        DsRsubSrc2U32 => |cx, op| src2_32(cx, op, |m, d| d.wrapping_sub(m)),
        DsIncSrc2U32 => |cx, op| src2_32(cx, op, atomics::inc32),
        DsDecSrc2U32 => |cx, op| src2_32(cx, op, atomics::dec32),
        DsMinSrc2I32 => |cx, op| src2_32(cx, op, |m, d| (m as i32).min(d as i32) as u32),
        DsMaxSrc2I32 => |cx, op| src2_32(cx, op, |m, d| (m as i32).max(d as i32) as u32),
        DsMinSrc2U32 => |cx, op| src2_32(cx, op, |m, d| m.min(d)),
        DsMaxSrc2U32 => |cx, op| src2_32(cx, op, |m, d| m.max(d)),
        DsAndSrc2B32 => |cx, op| src2_32(cx, op, |m, d| m & d),
        DsOrSrc2B32 => |cx, op| src2_32(cx, op, |m, d| m | d),
        DsXorSrc2B32 => |cx, op| src2_32(cx, op, |m, d| m ^ d),
        DsWriteSrc2B32 => |cx, op| src2_32(cx, op, |_, d| d),
        DsMinSrc2F32 => |cx, op| {
            let modes = cx.w.env.single;
            src2_32(cx, op, |m, d| Float::min32(modes, m, d))
        },
        DsMaxSrc2F32 => |cx, op| {
            let modes = cx.w.env.single;
            src2_32(cx, op, |m, d| Float::max32(modes, m, d))
        },
        DsAddSrc2F32 => |cx, op| {
            let modes = cx.w.env.single;
            src2_32(cx, op, |m, d| Float::add32(modes, m, d))
        },
        DsAddSrc2U64 => |cx, op| src2_64(cx, op, u64::wrapping_add),
        DsSubSrc2U64 => |cx, op| src2_64(cx, op, u64::wrapping_sub),
        DsRsubSrc2U64 => |cx, op| src2_64(cx, op, |m, d| d.wrapping_sub(m)),
        DsIncSrc2U64 => |cx, op| src2_64(cx, op, atomics::inc64),
        DsDecSrc2U64 => |cx, op| src2_64(cx, op, atomics::dec64),
        DsMinSrc2I64 => |cx, op| src2_64(cx, op, |m, d| (m as i64).min(d as i64) as u64),
        DsMaxSrc2I64 => |cx, op| src2_64(cx, op, |m, d| (m as i64).max(d as i64) as u64),
        DsMinSrc2U64 => |cx, op| src2_64(cx, op, |m, d| m.min(d)),
        DsMaxSrc2U64 => |cx, op| src2_64(cx, op, |m, d| m.max(d)),
        DsAndSrc2B64 => |cx, op| src2_64(cx, op, |m, d| m & d),
        DsOrSrc2B64 => |cx, op| src2_64(cx, op, |m, d| m | d),
        DsXorSrc2B64 => |cx, op| src2_64(cx, op, |m, d| m ^ d),
        DsWriteSrc2B64 => |cx, op| src2_64(cx, op, |_, d| d),
        DsMinSrc2F64 => |cx, op| {
            let modes = cx.w.env.double;
            src2_64(cx, op, |m, d| Float::min64(modes, m, d))
        },
        DsMaxSrc2F64 => |cx, op| {
            let modes = cx.w.env.double;
            src2_64(cx, op, |m, d| Float::max64(modes, m, d))
        },
        _ => return None,
    };
    Some(exec)
}
