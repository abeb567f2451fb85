//! Scalar memory: SMEM.

use super::{Cx, Done, Exec};
use crate::error::{FaultKind, Trap};
use crate::program::{Op, Src};
use isa::{ModFlags, Opcode};

/// Bytes to which addresses are rounded down (manual, 12.6 "SMEM").
pub(crate) const ALIGNMENT: u64 = 4;

/// Where the base of an address comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Base {
    /// A pair of registers.
    Address,
    /// A buffer resource.
    Buffer,
    /// A pair of registers; an offset in a register counts in 64 bytes.
    Scratch,
}

/// What is added to the base.
fn offset(cx: &Cx<'_>, op: &Op, base: Base) -> u64 {
    let register_unit = if base == Base::Scratch { 64 } else { 1 };
    let offset = match op.soffset {
        Src::Const(value) => value,
        Src::None => 0,
        src => u64::from(cx.w.scalar(src)) * register_unit,
    };
    match op.mods.flags.contains(ModFlags::SOFFSET) {
        true => offset.wrapping_add_signed(op.mods.offset.into()),
        false => offset,
    }
}

/// As [`address`], of an instruction that is executed: "It is illegal and undefined if the
/// inst_offset is negative and the resulting (inst_offset + (M0 or SGPR[offset])) is negative"
/// (manual, 7.2.1). Beside a buffer, that is outside of it.
pub(super) fn legal_address(cx: &Cx<'_>, op: &Op, base: Base) -> Result<(u64, u64), Trap> {
    match offset(cx, op, base) as i64 {
        negative @ ..0 if base != Base::Buffer => {
            let what = format!("the offset {negative} from an address (manual, 7.2.1)");
            Err(FaultKind::IllegalInstruction(what).into())
        }
        _ => Ok(address(cx, op, base)),
    }
}

/// Address of the first dword, and bytes from there to the end of the buffer.
pub(crate) fn address(cx: &Cx<'_>, op: &Op, base: Base) -> (u64, u64) {
    let offset = offset(cx, op, base);
    let pair = cx.scalar64(op.base);
    if base != Base::Buffer {
        return (pair.wrapping_add(offset) & !(ALIGNMENT - 1), u64::MAX);
    }
    // Manual, 7.2.1 "Reads/Writes/Atomics using Buffer Constant".
    let Src::Scalar(code) = op.base else {
        return (0, 0);
    };
    let stride = pair >> 48 & 0x3fff;
    let records = u64::from(cx.w.scalars[usize::from(code) + 2]);
    let size = if stride == 0 {
        records
    } else {
        records * stride
    };
    let address = (pair & 0xffff_ffff_ffff).wrapping_add(offset);
    (address & !(ALIGNMENT - 1), size.saturating_sub(offset))
}

fn load(cx: &mut Cx<'_>, op: &Op, base: Base, dwords: u64) -> Done {
    let (address, left) = legal_address(cx, op, base)?;
    for i in 0..dwords {
        let value = match 4 * i < left {
            true => cx
                .mem
                .load(address.wrapping_add(4 * i), 4, &mut cx.w.hint)?,
            false => 0,
        };
        cx.w.scalars[usize::from(op.sdst) + i as usize] = value;
    }
    Ok(())
}

fn store(cx: &mut Cx<'_>, op: &Op, base: Base, dwords: u64) -> Done {
    let (address, left) = legal_address(cx, op, base)?;
    for i in (0..dwords).take_while(|i| 4 * i < left) {
        let value = cx.w.scalars[usize::from(op.sdst) + i as usize];
        cx.mem
            .store(address.wrapping_add(4 * i), 4, value, &mut cx.w.hint)?;
    }
    Ok(())
}

/// Instructions stand for time: four cycles each.
fn time(cx: &mut Cx<'_>, op: &Op, divisor: u64) -> Result<(), Trap> {
    let now = cx.executed * 4 / divisor;
    cx.w.set_pair(op.sdst, now);
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Base::{Address, Buffer, Scratch};
    use Opcode::*;
    let exec: Exec = match opcode {
        SLoadDword => |cx, op| load(cx, op, Address, 1),
        SLoadDwordx2 => |cx, op| load(cx, op, Address, 2),
        SLoadDwordx4 => |cx, op| load(cx, op, Address, 4),
        SLoadDwordx8 => |cx, op| load(cx, op, Address, 8),
        SLoadDwordx16 => |cx, op| load(cx, op, Address, 16),
        SScratchLoadDword => |cx, op| load(cx, op, Scratch, 1),
        SScratchLoadDwordx2 => |cx, op| load(cx, op, Scratch, 2),
        SScratchLoadDwordx4 => |cx, op| load(cx, op, Scratch, 4),
        SBufferLoadDword => |cx, op| load(cx, op, Buffer, 1),
        SBufferLoadDwordx2 => |cx, op| load(cx, op, Buffer, 2),
        SBufferLoadDwordx4 => |cx, op| load(cx, op, Buffer, 4),
        SBufferLoadDwordx8 => |cx, op| load(cx, op, Buffer, 8),
        SBufferLoadDwordx16 => |cx, op| load(cx, op, Buffer, 16),
        SStoreDword => |cx, op| store(cx, op, Address, 1),
        SStoreDwordx2 => |cx, op| store(cx, op, Address, 2),
        SStoreDwordx4 => |cx, op| store(cx, op, Address, 4),
        SScratchStoreDword => |cx, op| store(cx, op, Scratch, 1),
        SScratchStoreDwordx2 => |cx, op| store(cx, op, Scratch, 2),
        SScratchStoreDwordx4 => |cx, op| store(cx, op, Scratch, 4),
        SBufferStoreDword => |cx, op| store(cx, op, Buffer, 1),
        SBufferStoreDwordx2 => |cx, op| store(cx, op, Buffer, 2),
        SBufferStoreDwordx4 => |cx, op| store(cx, op, Buffer, 4),
        // Memory is always coherent in this mode.
        SDcacheInv | SDcacheWb | SDcacheInvVol | SDcacheWbVol | SAtcProbe | SAtcProbeBuffer
        | SDcacheDiscard | SDcacheDiscardX2 => |_, _| Ok(()),
        SMemtime => |cx, op| time(cx, op, 1),
        SMemrealtime => |cx, op| time(cx, op, 16),
        _ => return None,
    };
    Some(exec)
}
