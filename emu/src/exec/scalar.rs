//! Scalar instructions: SOP1, SOP2, SOPC, SOPK, as far as they only compute.

use super::{Cx, Done, Exec};
use crate::program::Op;
use crate::wave::{M0, SCALARS, no_such_register};
use isa::Opcode;
use std::cmp::Ordering;

/// One or two 32-bit sources; the function gives the result and SCC.
fn op32(cx: &mut Cx<'_>, op: &Op, f: impl Fn(u32, u32, bool) -> (u32, bool)) -> Done {
    let (a, b) = (cx.w.scalar(op.src[0]), cx.w.scalar(op.src[1]));
    let (result, scc) = f(a, b, cx.w.scc);
    cx.w.scalars[usize::from(op.sdst)] = result;
    cx.w.scc = scc;
    Ok(())
}

/// As [`op32`], the second source has 32 bits still.
fn op64(cx: &mut Cx<'_>, op: &Op, f: impl Fn(u64, u64, bool) -> (u64, bool)) -> Done {
    let (a, b) = (cx.scalar64(op.src[0]), cx.scalar64(op.src[1]));
    let (result, scc) = f(a, b, cx.w.scc);
    cx.w.set_pair(op.sdst, result);
    cx.w.scc = scc;
    Ok(())
}

/// 32-bit result, SCC says whether it is not zero.
macro_rules! nz32 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            op32(cx, op, |a, b, _| {
                let r: u32 = ($f)(a, b);
                (r, r != 0)
            })
        }
    };
}

/// 64-bit result, SCC says whether it is not zero.
macro_rules! nz64 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            op64(cx, op, |a, b, _| {
                let r: u64 = ($f)(a, b);
                (r, r != 0)
            })
        }
    };
}

/// 32-bit result, SCC by the function.
macro_rules! scc32 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| op32(cx, op, $f)
    };
}

/// 32-bit result, SCC stays.
macro_rules! keep32 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| op32(cx, op, |a, b, scc| (($f)(a, b), scc))
    };
}

/// 64-bit result, SCC stays.
macro_rules! keep64 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| op64(cx, op, |a, b, scc| (($f)(a, b), scc))
    };
}

/// 64-bit source, 32-bit result; SCC by the last argument.
macro_rules! from64 {
    ($f:expr, nz) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let result: u32 = ($f)(cx.scalar64(op.src[0]));
            cx.w.scalars[usize::from(op.sdst)] = result;
            cx.w.scc = result != 0;
            Ok(())
        }
    };
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            cx.w.scalars[usize::from(op.sdst)] = ($f)(cx.scalar64(op.src[0]));
            Ok(())
        }
    };
}

/// Comparison of 32-bit sources.
macro_rules! cmp {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            cx.w.scc = ($f)(cx.w.scalar(op.src[0]), cx.w.scalar(op.src[1]));
            Ok(())
        }
    };
}

/// Comparison of 64-bit sources.
macro_rules! cmp64 {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            cx.w.scc = ($f)(cx.scalar64(op.src[0]), cx.scalar64(op.src[1]));
            Ok(())
        }
    };
}

/// Comparison of the register that is also SOPK's destination with the immediate.
macro_rules! cmpk {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            cx.w.scc = ($f)(cx.w.scalars[usize::from(op.sdst)], op.imm as i16);
            Ok(())
        }
    };
}

/// EXEC becomes a function of the source and EXEC; the destination gets EXEC before or after.
macro_rules! exec_op {
    ($f:expr, $keeps:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            let (source, old) = (cx.scalar64(op.src[0]), cx.w.exec());
            let new: u64 = ($f)(source, old);
            let saved = match $keeps {
                Saves::Before => old,
                Saves::After => new,
            };
            cx.w.set_exec(new);
            cx.w.set_pair(op.sdst, saved);
            cx.w.scc = new != 0;
            Ok(())
        }
    };
}

/// What the destination of an instruction that changes EXEC gets.
enum Saves {
    Before,
    After,
}

fn add_signed(a: u32, b: u32) -> (u32, bool) {
    let (r, overflow) = (a as i32).overflowing_add(b as i32);
    (r as u32, overflow)
}

fn sub_signed(a: u32, b: u32) -> (u32, bool) {
    let (r, overflow) = (a as i32).overflowing_sub(b as i32);
    (r as u32, overflow)
}

/// `(a << n) + b` and whether it does not fit.
/// The larger source; SCC says whether it is the first.
fn max(cx: &mut Cx<'_>, op: &Op, compare: impl Fn(u32, u32) -> Ordering) -> Done {
    let of_equal = cx.shared.scc_of_equal_max;
    op32(cx, op, |a, b, _| match compare(a, b) {
        Ordering::Greater => (a, true),
        Ordering::Equal => (a, of_equal),
        Ordering::Less => (b, false),
    })
}

fn shift_add(a: u32, b: u32, n: u32) -> (u32, bool) {
    let sum = (u64::from(a) << n) + u64::from(b);
    (sum as u32, sum >> 32 != 0)
}

/// Offset and width of the field in `s_bfe_*`'s second source.
fn field(b: u32, offset_bits: u32) -> (u32, u32) {
    (b & ((1 << offset_bits) - 1), b >> 16 & 0x7f)
}

fn bfe_u64(a: u64, b: u32, offset_bits: u32) -> u64 {
    let (offset, width) = field(b, offset_bits);
    let mask = if width >= 64 {
        u64::MAX
    } else {
        (1 << width) - 1
    };
    a >> offset & mask
}

fn bfe_i64(a: i64, b: u32, offset_bits: u32) -> i64 {
    let (offset, width) = field(b, offset_bits);
    match width {
        0 => 0,
        1..=63 => a >> offset << (64 - width) >> (64 - width),
        _ => a >> offset,
    }
}

/// Bit position, or -1 if there is none.
fn found(position: u32, bits: u32) -> u32 {
    if position == bits { u32::MAX } else { position }
}

fn sign_run(a: i64, bits: u32) -> u32 {
    let same = ((a ^ (a >> 63)) as u64).leading_zeros() - (64 - bits);
    found(same, bits)
}

/// Whole quad mode: groups of four bits become all ones if any is set.
fn whole_quads(a: u64) -> u64 {
    quads(a) * 0xf
}

/// Bit `4i` is set if any of the bits `4i..4i+3` is.
fn quads(a: u64) -> u64 {
    (a | a >> 1 | a >> 2 | a >> 3) & 0x1111_1111_1111_1111
}

/// Packs every fourth bit.
fn quad_mask(a: u64) -> u64 {
    let marks = quads(a);
    (0..16).fold(0, |mask, i| mask | (marks >> (4 * i) & 1) << i)
}

fn replicate(a: u32) -> u64 {
    (0..32).fold(0, |r, i| r | (u64::from(a >> i & 1) * 3) << (2 * i))
}

/// Register number plus M0, checked.
fn relative(cx: &Cx<'_>, code: u16, count: u32) -> Result<u16, crate::error::Trap> {
    let index = u32::from(code).wrapping_add(cx.w.scalars[M0]);
    let limit = u32::from(cx.shared.sgprs).min(SCALARS as u32);
    match index.checked_add(count) {
        Some(end) if end <= limit => Ok(index as u16),
        _ => Err(no_such_register(format!(
            "s{index} (by M0) is beyond the {limit} SGPRs that the kernel allocates"
        ))),
    }
}

fn move_relative_source(cx: &mut Cx<'_>, op: &Op, count: u32) -> Done {
    let crate::program::Src::Scalar(code) = op.src[0] else {
        return Ok(());
    };
    let from = usize::from(relative(cx, code, count)?);
    for i in 0..count as usize {
        cx.w.scalars[usize::from(op.sdst) + i] = cx.w.scalars[from + i];
    }
    Ok(())
}

fn move_relative_destination(cx: &mut Cx<'_>, op: &Op, count: u32) -> Done {
    let to = relative(cx, op.sdst, count)?;
    let value = cx.scalar64(op.src[0]);
    match count {
        1 => cx.w.scalars[usize::from(to)] = cx.w.scalar(op.src[0]),
        _ => cx.w.set_pair(to, value),
    }
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_arithmetic(opcode)
        .or_else(|| lookup_logic(opcode))
        .or_else(|| lookup_shifts(opcode))
        .or_else(|| lookup_bits(opcode))
        .or_else(|| lookup_moves(opcode))
        .or_else(|| lookup_exec(opcode))
        .or_else(|| lookup_compares(opcode))
}

fn lookup_arithmetic(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SAddU32 => scc32!(|a, b, _| a.overflowing_add(b)),
        SSubU32 => scc32!(|a, b, _| a.overflowing_sub(b)),
        SAddI32 => scc32!(|a, b, _| add_signed(a, b)),
        SSubI32 => scc32!(|a, b, _| sub_signed(a, b)),
        SAddcU32 => scc32!(|a, b, c| {
            let sum = u64::from(a) + u64::from(b) + u64::from(c);
            (sum as u32, sum >> 32 != 0)
        }),
        SSubbU32 => scc32!(|a, b, c| {
            let difference = i64::from(a) - i64::from(b) - i64::from(c);
            (difference as u32, difference < 0)
        }),
        SMinI32 => scc32!(|a, b, _| ((a as i32).min(b as i32) as u32, (a as i32) < b as i32)),
        SMinU32 => scc32!(|a, b, _| (a.min(b), a < b)),
        SMaxI32 => |cx, op| max(cx, op, |a, b| (a as i32).cmp(&(b as i32))),
        SMaxU32 => |cx, op| max(cx, op, |a, b| a.cmp(&b)),
        SMulI32 => keep32!(|a: u32, b| a.wrapping_mul(b)),
        SMulHiU32 => keep32!(|a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32),
        SMulHiI32 => {
            keep32!(|a, b| ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32)
        }
        SAbsdiffI32 => nz32!(|a: u32, b| (a.wrapping_sub(b) as i32).wrapping_abs() as u32),
        SAbsI32 => nz32!(|a, _| (a as i32).wrapping_abs() as u32),
        SLshl1AddU32 => scc32!(|a, b, _| shift_add(a, b, 1)),
        SLshl2AddU32 => scc32!(|a, b, _| shift_add(a, b, 2)),
        SLshl3AddU32 => scc32!(|a, b, _| shift_add(a, b, 3)),
        SLshl4AddU32 => scc32!(|a, b, _| shift_add(a, b, 4)),
        SAddkI32 => |cx, op| {
            let old = cx.w.scalars[usize::from(op.sdst)];
            let (r, overflow) = add_signed(old, i32::from(op.imm as i16) as u32);
            cx.w.scalars[usize::from(op.sdst)] = r;
            cx.w.scc = overflow;
            Ok(())
        },
        SMulkI32 => |cx, op| {
            let old = cx.w.scalars[usize::from(op.sdst)];
            cx.w.scalars[usize::from(op.sdst)] = old.wrapping_mul(i32::from(op.imm as i16) as u32);
            Ok(())
        },
        _ => return None,
    };
    Some(exec)
}

fn lookup_logic(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SAndB32 => nz32!(|a, b| a & b),
        SAndB64 => nz64!(|a, b| a & b),
        SOrB32 => nz32!(|a, b| a | b),
        SOrB64 => nz64!(|a, b| a | b),
        SXorB32 => nz32!(|a, b| a ^ b),
        SXorB64 => nz64!(|a, b| a ^ b),
        SAndn2B32 => nz32!(|a, b: u32| a & !b),
        SAndn2B64 => nz64!(|a, b: u64| a & !b),
        SOrn2B32 => nz32!(|a, b: u32| a | !b),
        SOrn2B64 => nz64!(|a, b: u64| a | !b),
        SNandB32 => nz32!(|a: u32, b: u32| !(a & b)),
        SNandB64 => nz64!(|a: u64, b: u64| !(a & b)),
        SNorB32 => nz32!(|a: u32, b: u32| !(a | b)),
        SNorB64 => nz64!(|a: u64, b: u64| !(a | b)),
        SXnorB32 => nz32!(|a: u32, b: u32| !(a ^ b)),
        SXnorB64 => nz64!(|a: u64, b: u64| !(a ^ b)),
        SNotB32 => nz32!(|a: u32, _| !a),
        SNotB64 => nz64!(|a: u64, _| !a),
        SWqmB32 => nz32!(|a: u32, _| whole_quads(a.into()) as u32),
        SWqmB64 => nz64!(|a, _| whole_quads(a)),
        SQuadmaskB32 => nz32!(|a: u32, _| quad_mask(a.into()) as u32),
        SQuadmaskB64 => nz64!(|a, _| quad_mask(a)),
        _ => return None,
    };
    Some(exec)
}

fn lookup_shifts(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SLshlB32 => nz32!(|a: u32, b| a << (b & 31)),
        SLshlB64 => nz64!(|a: u64, b| a << (b & 63)),
        SLshrB32 => nz32!(|a: u32, b| a >> (b & 31)),
        SLshrB64 => nz64!(|a: u64, b| a >> (b & 63)),
        SAshrI32 => nz32!(|a, b| (a as i32 >> (b & 31)) as u32),
        SAshrI64 => nz64!(|a, b| (a as i64 >> (b & 63)) as u64),
        SBfmB32 => keep32!(|a, b| ((1u32 << (a & 31)) - 1) << (b & 31)),
        SBfmB64 => keep64!(|a, b| ((1u64 << (a & 63)) - 1) << (b & 63)),
        SBfeU32 => nz32!(|a: u32, b| bfe_u64(a.into(), b, 5) as u32),
        SBfeI32 => nz32!(|a, b| bfe_i64(i64::from(a as i32), b, 5) as u32),
        SBfeU64 => nz64!(|a, b| bfe_u64(a, b as u32, 6)),
        SBfeI64 => nz64!(|a, b| bfe_i64(a as i64, b as u32, 6) as u64),
        SPackLlB32B16 => keep32!(|a, b| a & 0xffff | b << 16),
        SPackLhB32B16 => keep32!(|a, b| a & 0xffff | b & 0xffff_0000),
        SPackHhB32B16 => keep32!(|a, b| a >> 16 | b & 0xffff_0000),
        _ => return None,
    };
    Some(exec)
}

fn lookup_bits(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SBrevB32 => keep32!(|a: u32, _| a.reverse_bits()),
        SBrevB64 => keep64!(|a: u64, _| a.reverse_bits()),
        SBcnt0I32B32 => nz32!(|a: u32, _| a.count_zeros()),
        SBcnt1I32B32 => nz32!(|a: u32, _| a.count_ones()),
        SBcnt0I32B64 => from64!(u64::count_zeros, nz),
        SBcnt1I32B64 => from64!(u64::count_ones, nz),
        SFf0I32B32 => keep32!(|a: u32, _| found(a.trailing_ones(), 32)),
        SFf1I32B32 => keep32!(|a: u32, _| found(a.trailing_zeros(), 32)),
        SFf0I32B64 => from64!(|a: u64| found(a.trailing_ones(), 64)),
        SFf1I32B64 => from64!(|a: u64| found(a.trailing_zeros(), 64)),
        SFlbitI32B32 => keep32!(|a: u32, _| found(a.leading_zeros(), 32)),
        SFlbitI32B64 => from64!(|a: u64| found(a.leading_zeros(), 64)),
        SFlbitI32 => keep32!(|a, _| sign_run(i64::from(a as i32), 32)),
        SFlbitI32I64 => from64!(|a: u64| sign_run(a as i64, 64)),
        SSextI32I8 => keep32!(|a, _| i32::from(a as i8) as u32),
        SSextI32I16 => keep32!(|a, _| i32::from(a as i16) as u32),
        SBitset0B32 => |cx, op| {
            let bit = 1 << (cx.w.scalar(op.src[0]) & 31);
            cx.w.scalars[usize::from(op.sdst)] &= !bit;
            Ok(())
        },
        SBitset1B32 => |cx, op| {
            let bit = 1 << (cx.w.scalar(op.src[0]) & 31);
            cx.w.scalars[usize::from(op.sdst)] |= bit;
            Ok(())
        },
        SBitset0B64 => |cx, op| {
            let bit = 1u64 << (cx.w.scalar(op.src[0]) & 63);
            cx.w.set_pair(op.sdst, cx.w.pair(op.sdst) & !bit);
            Ok(())
        },
        SBitset1B64 => |cx, op| {
            let bit = 1u64 << (cx.w.scalar(op.src[0]) & 63);
            cx.w.set_pair(op.sdst, cx.w.pair(op.sdst) | bit);
            Ok(())
        },
        SBitreplicateB64B32 => |cx, op| {
            let value = replicate(cx.w.scalar(op.src[0]));
            cx.w.set_pair(op.sdst, value);
            Ok(())
        },
        _ => return None,
    };
    Some(exec)
}

fn lookup_moves(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SMovB32 => keep32!(|a, _| a),
        SMovB64 => keep64!(|a, _| a),
        SMovkI32 => |cx, op| {
            cx.w.scalars[usize::from(op.sdst)] = i32::from(op.imm as i16) as u32;
            Ok(())
        },
        SCmovkI32 => |cx, op| {
            if cx.w.scc {
                cx.w.scalars[usize::from(op.sdst)] = i32::from(op.imm as i16) as u32;
            }
            Ok(())
        },
        SCmovB32 => |cx, op| {
            if cx.w.scc {
                cx.w.scalars[usize::from(op.sdst)] = cx.w.scalar(op.src[0]);
            }
            Ok(())
        },
        SCmovB64 => |cx, op| {
            if cx.w.scc {
                let value = cx.scalar64(op.src[0]);
                cx.w.set_pair(op.sdst, value);
            }
            Ok(())
        },
        SCselectB32 => scc32!(|a, b, scc| (if scc { a } else { b }, scc)),
        SCselectB64 => |cx, op| op64(cx, op, |a, b, scc| (if scc { a } else { b }, scc)),
        SMovrelsB32 => |cx, op| move_relative_source(cx, op, 1),
        SMovrelsB64 => |cx, op| move_relative_source(cx, op, 2),
        SMovreldB32 => |cx, op| move_relative_destination(cx, op, 1),
        SMovreldB64 => |cx, op| move_relative_destination(cx, op, 2),
        _ => return None,
    };
    Some(exec)
}

fn lookup_exec(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SAndSaveexecB64 => exec_op!(|s, e| s & e, Saves::Before),
        SOrSaveexecB64 => exec_op!(|s, e| s | e, Saves::Before),
        SXorSaveexecB64 => exec_op!(|s, e| s ^ e, Saves::Before),
        SAndn2SaveexecB64 => exec_op!(|s, e: u64| s & !e, Saves::Before),
        SOrn2SaveexecB64 => exec_op!(|s, e: u64| s | !e, Saves::Before),
        SNandSaveexecB64 => exec_op!(|s: u64, e: u64| !(s & e), Saves::Before),
        SNorSaveexecB64 => exec_op!(|s: u64, e: u64| !(s | e), Saves::Before),
        SXnorSaveexecB64 => exec_op!(|s: u64, e: u64| !(s ^ e), Saves::Before),
        SAndn1SaveexecB64 => exec_op!(|s: u64, e| !s & e, Saves::Before),
        SOrn1SaveexecB64 => exec_op!(|s: u64, e| !s | e, Saves::Before),
        SAndn1WrexecB64 => exec_op!(|s: u64, e| !s & e, Saves::After),
        SAndn2WrexecB64 => exec_op!(|s, e: u64| s & !e, Saves::After),
        _ => return None,
    };
    Some(exec)
}

fn lookup_compares(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SCmpEqI32 | SCmpEqU32 => cmp!(|a, b| a == b),
        SCmpLgI32 | SCmpLgU32 => cmp!(|a, b| a != b),
        SCmpGtI32 => cmp!(|a, b| a as i32 > b as i32),
        SCmpGeI32 => cmp!(|a, b| a as i32 >= b as i32),
        SCmpLtI32 => cmp!(|a, b| (a as i32) < b as i32),
        SCmpLeI32 => cmp!(|a, b| a as i32 <= b as i32),
        SCmpGtU32 => cmp!(|a, b| a > b),
        SCmpGeU32 => cmp!(|a, b| a >= b),
        SCmpLtU32 => cmp!(|a, b| a < b),
        SCmpLeU32 => cmp!(|a, b| a <= b),
        SBitcmp0B32 => cmp!(|a: u32, b| a >> (b & 31) & 1 == 0),
        SBitcmp1B32 => cmp!(|a: u32, b| a >> (b & 31) & 1 == 1),
        SBitcmp0B64 => cmp64!(|a: u64, b| a >> (b & 63) & 1 == 0),
        SBitcmp1B64 => cmp64!(|a: u64, b| a >> (b & 63) & 1 == 1),
        SCmpEqU64 => cmp64!(|a, b| a == b),
        SCmpLgU64 => cmp64!(|a, b| a != b),
        SCmpkEqI32 => cmpk!(|a, k: i16| a as i32 == i32::from(k)),
        SCmpkLgI32 => cmpk!(|a, k: i16| a as i32 != i32::from(k)),
        SCmpkGtI32 => cmpk!(|a, k: i16| a as i32 > i32::from(k)),
        SCmpkGeI32 => cmpk!(|a, k: i16| a as i32 >= i32::from(k)),
        SCmpkLtI32 => cmpk!(|a, k: i16| (a as i32) < i32::from(k)),
        SCmpkLeI32 => cmpk!(|a, k: i16| a as i32 <= i32::from(k)),
        SCmpkEqU32 => cmpk!(|a, k: i16| a == u32::from(k as u16)),
        SCmpkLgU32 => cmpk!(|a, k: i16| a != u32::from(k as u16)),
        SCmpkGtU32 => cmpk!(|a, k: i16| a > u32::from(k as u16)),
        SCmpkGeU32 => cmpk!(|a, k: i16| a >= u32::from(k as u16)),
        SCmpkLtU32 => cmpk!(|a, k: i16| a < u32::from(k as u16)),
        SCmpkLeU32 => cmpk!(|a, k: i16| a <= u32::from(k as u16)),
        _ => return None,
    };
    Some(exec)
}
