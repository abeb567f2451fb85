//! Atomic operations of scalar memory.

use super::atomics::{dec32, dec64, inc32, inc64};
use super::smem::{Base, address};
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
    let (address, left) = address(cx, op, base);
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
    let (address, left) = address(cx, op, base);
    let old = match left {
        0 => 0,
        _ => cx.mem.atomic64(address, &mut cx.w.hint, f)?,
    };
    if op.returns {
        cx.w.set_pair(op.sdst, old);
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_32(opcode).or_else(|| lookup_64(opcode))
}

fn lookup_32(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SAtomicSwap | SAtomicSwapRtn => |cx, op| rmw32(cx, op, Base::Address, |_, d| d),
        SBufferAtomicSwap | SBufferAtomicSwapRtn => |cx, op| rmw32(cx, op, Base::Buffer, |_, d| d),
        SAtomicAdd | SAtomicAddRtn => |cx, op| rmw32(cx, op, Base::Address, u32::wrapping_add),
        SBufferAtomicAdd | SBufferAtomicAddRtn => {
            |cx, op| rmw32(cx, op, Base::Buffer, u32::wrapping_add)
        }
        SAtomicSub | SAtomicSubRtn => |cx, op| rmw32(cx, op, Base::Address, u32::wrapping_sub),
        SBufferAtomicSub | SBufferAtomicSubRtn => {
            |cx, op| rmw32(cx, op, Base::Buffer, u32::wrapping_sub)
        }
        SAtomicSmin | SAtomicSminRtn => |cx, op| {
            rmw32(cx, op, Base::Address, |m, d| {
                (m as i32).min(d as i32) as u32
            })
        },
        SBufferAtomicSmin | SBufferAtomicSminRtn => {
            |cx, op| rmw32(cx, op, Base::Buffer, |m, d| (m as i32).min(d as i32) as u32)
        }
        SAtomicUmin | SAtomicUminRtn => |cx, op| rmw32(cx, op, Base::Address, |m, d| m.min(d)),
        SBufferAtomicUmin | SBufferAtomicUminRtn => {
            |cx, op| rmw32(cx, op, Base::Buffer, |m, d| m.min(d))
        }
        SAtomicSmax | SAtomicSmaxRtn => |cx, op| {
            rmw32(cx, op, Base::Address, |m, d| {
                (m as i32).max(d as i32) as u32
            })
        },
        SBufferAtomicSmax | SBufferAtomicSmaxRtn => {
            |cx, op| rmw32(cx, op, Base::Buffer, |m, d| (m as i32).max(d as i32) as u32)
        }
        SAtomicUmax | SAtomicUmaxRtn => |cx, op| rmw32(cx, op, Base::Address, |m, d| m.max(d)),
        SBufferAtomicUmax | SBufferAtomicUmaxRtn => {
            |cx, op| rmw32(cx, op, Base::Buffer, |m, d| m.max(d))
        }
        SAtomicAnd | SAtomicAndRtn => |cx, op| rmw32(cx, op, Base::Address, |m, d| m & d),
        SBufferAtomicAnd | SBufferAtomicAndRtn => {
            |cx, op| rmw32(cx, op, Base::Buffer, |m, d| m & d)
        }
        SAtomicOr | SAtomicOrRtn => |cx, op| rmw32(cx, op, Base::Address, |m, d| m | d),
        SBufferAtomicOr | SBufferAtomicOrRtn => |cx, op| rmw32(cx, op, Base::Buffer, |m, d| m | d),
        SAtomicXor | SAtomicXorRtn => |cx, op| rmw32(cx, op, Base::Address, |m, d| m ^ d),
        SBufferAtomicXor | SBufferAtomicXorRtn => {
            |cx, op| rmw32(cx, op, Base::Buffer, |m, d| m ^ d)
        }
        SAtomicInc | SAtomicIncRtn => |cx, op| rmw32(cx, op, Base::Address, inc32),
        SBufferAtomicInc | SBufferAtomicIncRtn => |cx, op| rmw32(cx, op, Base::Buffer, inc32),
        SAtomicDec | SAtomicDecRtn => |cx, op| rmw32(cx, op, Base::Address, dec32),
        SBufferAtomicDec | SBufferAtomicDecRtn => |cx, op| rmw32(cx, op, Base::Buffer, dec32),
        SAtomicCmpswap | SAtomicCmpswapRtn => |cx, op| cas32(cx, op, Base::Address),
        SBufferAtomicCmpswap | SBufferAtomicCmpswapRtn => |cx, op| cas32(cx, op, Base::Buffer),
        _ => return None,
    };
    Some(exec)
}

fn lookup_64(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SAtomicSwapX2 | SAtomicSwapX2Rtn => |cx, op| rmw64(cx, op, Base::Address, |_, d| d),
        SBufferAtomicSwapX2 | SBufferAtomicSwapX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, |_, d| d)
        }
        SAtomicAddX2 | SAtomicAddX2Rtn => |cx, op| rmw64(cx, op, Base::Address, u64::wrapping_add),
        SBufferAtomicAddX2 | SBufferAtomicAddX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, u64::wrapping_add)
        }
        SAtomicSubX2 | SAtomicSubX2Rtn => |cx, op| rmw64(cx, op, Base::Address, u64::wrapping_sub),
        SBufferAtomicSubX2 | SBufferAtomicSubX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, u64::wrapping_sub)
        }
        SAtomicSminX2 | SAtomicSminX2Rtn => |cx, op| {
            rmw64(cx, op, Base::Address, |m, d| {
                (m as i64).min(d as i64) as u64
            })
        },
        SBufferAtomicSminX2 | SBufferAtomicSminX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, |m, d| (m as i64).min(d as i64) as u64)
        }
        SAtomicUminX2 | SAtomicUminX2Rtn => |cx, op| rmw64(cx, op, Base::Address, |m, d| m.min(d)),
        SBufferAtomicUminX2 | SBufferAtomicUminX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, |m, d| m.min(d))
        }
        SAtomicSmaxX2 | SAtomicSmaxX2Rtn => |cx, op| {
            rmw64(cx, op, Base::Address, |m, d| {
                (m as i64).max(d as i64) as u64
            })
        },
        SBufferAtomicSmaxX2 | SBufferAtomicSmaxX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, |m, d| (m as i64).max(d as i64) as u64)
        }
        SAtomicUmaxX2 | SAtomicUmaxX2Rtn => |cx, op| rmw64(cx, op, Base::Address, |m, d| m.max(d)),
        SBufferAtomicUmaxX2 | SBufferAtomicUmaxX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, |m, d| m.max(d))
        }
        SAtomicAndX2 | SAtomicAndX2Rtn => |cx, op| rmw64(cx, op, Base::Address, |m, d| m & d),
        SBufferAtomicAndX2 | SBufferAtomicAndX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, |m, d| m & d)
        }
        SAtomicOrX2 | SAtomicOrX2Rtn => |cx, op| rmw64(cx, op, Base::Address, |m, d| m | d),
        SBufferAtomicOrX2 | SBufferAtomicOrX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, |m, d| m | d)
        }
        SAtomicXorX2 | SAtomicXorX2Rtn => |cx, op| rmw64(cx, op, Base::Address, |m, d| m ^ d),
        SBufferAtomicXorX2 | SBufferAtomicXorX2Rtn => {
            |cx, op| rmw64(cx, op, Base::Buffer, |m, d| m ^ d)
        }
        SAtomicIncX2 | SAtomicIncX2Rtn => |cx, op| rmw64(cx, op, Base::Address, inc64),
        SBufferAtomicIncX2 | SBufferAtomicIncX2Rtn => |cx, op| rmw64(cx, op, Base::Buffer, inc64),
        SAtomicDecX2 | SAtomicDecX2Rtn => |cx, op| rmw64(cx, op, Base::Address, dec64),
        SBufferAtomicDecX2 | SBufferAtomicDecX2Rtn => |cx, op| rmw64(cx, op, Base::Buffer, dec64),
        SAtomicCmpswapX2 | SAtomicCmpswapX2Rtn => |cx, op| cas64(cx, op, Base::Address),
        SBufferAtomicCmpswapX2 | SBufferAtomicCmpswapX2Rtn => |cx, op| cas64(cx, op, Base::Buffer),
        _ => return None,
    };
    Some(exec)
}
