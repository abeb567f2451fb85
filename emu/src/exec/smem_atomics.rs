//! Atomic operations of scalar memory.

use super::atomics::{dec32, dec64, inc32, inc64};
use super::smem::{Base, legal_address};
use super::{Cx, Done, Exec};
use crate::program::Op;
use isa::Opcode;

/// An atomic on a dword; `f` gets the value in memory and the data register.
fn rmw32(cx: &mut Cx<'_>, op: &Op, base: Base, f: impl Fn(u32, u32) -> u32) -> Done {
    let data = cx.w.scalars[usize::from(op.sdst)];
    apply32(cx, op, base, |m| f(m, data))
}

/// As [`rmw32`] on a qword and a register pair.
fn rmw64(cx: &mut Cx<'_>, op: &Op, base: Base, f: impl Fn(u64, u64) -> u64) -> Done {
    let data = cx.w.pair(op.sdst);
    apply64(cx, op, base, |m| f(m, data))
}

/// Compare and swap: the new value, then the one to compare with.
fn cas32(cx: &mut Cx<'_>, op: &Op, base: Base) -> Done {
    let data = cx.w.pair(op.sdst);
    let (new, cmp) = (data as u32, (data >> 32) as u32);
    apply32(cx, op, base, |m| if m == cmp { new } else { m })
}

/// As [`cas32`] on a qword.
fn cas64(cx: &mut Cx<'_>, op: &Op, base: Base) -> Done {
    let (new, cmp) = (cx.w.pair(op.sdst), cx.w.pair(op.sdst + 2));
    apply64(cx, op, base, |m| if m == cmp { new } else { m })
}

fn apply32(cx: &mut Cx<'_>, op: &Op, base: Base, f: impl Fn(u32) -> u32) -> Done {
    let (address, left) = legal_address(cx, op, base)?;
    let old = match left {
        0 => 0,
        _ => cx.mem.atomic32(address, &mut cx.w.hint, f)?,
    };
    if op.returns {
        cx.w.scalars[usize::from(op.sdst)] = old;
    }
    Ok(())
}

fn apply64(cx: &mut Cx<'_>, op: &Op, base: Base, f: impl Fn(u64) -> u64) -> Done {
    let (address, left) = legal_address(cx, op, base)?;
    let old = match left {
        0 => 0,
        _ => cx.mem.atomic64(address, &mut cx.w.hint, f)?,
    };
    if op.returns {
        cx.w.set_pair(op.sdst, old);
    }
    Ok(())
}

/// A row for each operation: its opcodes on an address and on a buffer, without and with a result,
/// and what it does.
macro_rules! atomics {
    ($opcode:ident: $($plain:ident $rtn:ident $buffer:ident $buffer_rtn:ident => $run:ident($($f:expr)?);)*) => {{
        let exec: Exec = match $opcode {
            $(
                Opcode::$plain | Opcode::$rtn => |cx, op| $run(cx, op, Base::Address $(, $f)?),
                Opcode::$buffer | Opcode::$buffer_rtn => |cx, op| $run(cx, op, Base::Buffer $(, $f)?),
            )*
            _ => return None,
        };
        Some(exec)
    }};
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    atomics! { opcode:
        SAtomicSwap SAtomicSwapRtn SBufferAtomicSwap SBufferAtomicSwapRtn => rmw32(|_, d| d);
        SAtomicAdd SAtomicAddRtn SBufferAtomicAdd SBufferAtomicAddRtn => rmw32(u32::wrapping_add);
        SAtomicSub SAtomicSubRtn SBufferAtomicSub SBufferAtomicSubRtn => rmw32(u32::wrapping_sub);
        SAtomicSmin SAtomicSminRtn SBufferAtomicSmin SBufferAtomicSminRtn => rmw32(|m, d| (m as i32).min(d as i32) as u32);
        SAtomicUmin SAtomicUminRtn SBufferAtomicUmin SBufferAtomicUminRtn => rmw32(u32::min);
        SAtomicSmax SAtomicSmaxRtn SBufferAtomicSmax SBufferAtomicSmaxRtn => rmw32(|m, d| (m as i32).max(d as i32) as u32);
        SAtomicUmax SAtomicUmaxRtn SBufferAtomicUmax SBufferAtomicUmaxRtn => rmw32(u32::max);
        SAtomicAnd SAtomicAndRtn SBufferAtomicAnd SBufferAtomicAndRtn => rmw32(|m, d| m & d);
        SAtomicOr SAtomicOrRtn SBufferAtomicOr SBufferAtomicOrRtn => rmw32(|m, d| m | d);
        SAtomicXor SAtomicXorRtn SBufferAtomicXor SBufferAtomicXorRtn => rmw32(|m, d| m ^ d);
        SAtomicInc SAtomicIncRtn SBufferAtomicInc SBufferAtomicIncRtn => rmw32(inc32);
        SAtomicDec SAtomicDecRtn SBufferAtomicDec SBufferAtomicDecRtn => rmw32(dec32);
        SAtomicCmpswap SAtomicCmpswapRtn SBufferAtomicCmpswap SBufferAtomicCmpswapRtn => cas32();
        SAtomicSwapX2 SAtomicSwapX2Rtn SBufferAtomicSwapX2 SBufferAtomicSwapX2Rtn => rmw64(|_, d| d);
        SAtomicAddX2 SAtomicAddX2Rtn SBufferAtomicAddX2 SBufferAtomicAddX2Rtn => rmw64(u64::wrapping_add);
        SAtomicSubX2 SAtomicSubX2Rtn SBufferAtomicSubX2 SBufferAtomicSubX2Rtn => rmw64(u64::wrapping_sub);
        SAtomicSminX2 SAtomicSminX2Rtn SBufferAtomicSminX2 SBufferAtomicSminX2Rtn => rmw64(|m, d| (m as i64).min(d as i64) as u64);
        SAtomicUminX2 SAtomicUminX2Rtn SBufferAtomicUminX2 SBufferAtomicUminX2Rtn => rmw64(u64::min);
        SAtomicSmaxX2 SAtomicSmaxX2Rtn SBufferAtomicSmaxX2 SBufferAtomicSmaxX2Rtn => rmw64(|m, d| (m as i64).max(d as i64) as u64);
        SAtomicUmaxX2 SAtomicUmaxX2Rtn SBufferAtomicUmaxX2 SBufferAtomicUmaxX2Rtn => rmw64(u64::max);
        SAtomicAndX2 SAtomicAndX2Rtn SBufferAtomicAndX2 SBufferAtomicAndX2Rtn => rmw64(|m, d| m & d);
        SAtomicOrX2 SAtomicOrX2Rtn SBufferAtomicOrX2 SBufferAtomicOrX2Rtn => rmw64(|m, d| m | d);
        SAtomicXorX2 SAtomicXorX2Rtn SBufferAtomicXorX2 SBufferAtomicXorX2Rtn => rmw64(|m, d| m ^ d);
        SAtomicIncX2 SAtomicIncX2Rtn SBufferAtomicIncX2 SBufferAtomicIncX2Rtn => rmw64(inc64);
        SAtomicDecX2 SAtomicDecX2Rtn SBufferAtomicDecX2 SBufferAtomicDecX2Rtn => rmw64(dec64);
        SAtomicCmpswapX2 SAtomicCmpswapX2Rtn SBufferAtomicCmpswapX2 SBufferAtomicCmpswapX2Rtn => cas64();
    }
}
