//! Vector comparisons: VOPC.
//!
//! The result is a bit for each lane, zero for inactive lanes; `v_cmpx_*` write EXEC as well.
//! `v_cmps_*` and `v_cmpsx_*` differ in which NaNs raise an exception, and none is enabled.

use super::operands::{Ty, mask_of};
use super::{Cx, Done, Exec};
use crate::float::{Env, double, half, single};
use crate::program::Op;
use crate::wave::LANES;
use isa::Opcode;

/// Writes the result of a comparison.
fn finish(cx: &mut Cx<'_>, op: &Op, bits: u64) -> Done {
    let bits = bits & cx.write_mask(op);
    cx.w.set_pair(op.sdst, bits);
    if op.writes_exec {
        cx.w.set_exec(bits);
    }
    Ok(())
}

/// Compares registers of 32 or 16 bits.
#[inline(always)]
fn compare(cx: &mut Cx<'_>, op: &Op, types: [Ty; 2], f: impl Fn(&Env, u32, u32) -> bool) -> Done {
    let env = cx.w.env;
    let flags = cx.lanes(op, types, |[a, b], _| {
        let mut flags = [0; LANES];
        for lane in 0..LANES {
            flags[lane] = u8::from(f(&env, a[lane], b[lane]));
        }
        flags
    });
    finish(cx, op, mask_of(&flags))
}

/// Compares register pairs.
#[inline(always)]
fn compare64(cx: &mut Cx<'_>, op: &Op, types: [Ty; 2], f: impl Fn(&Env, u64, u64) -> bool) -> Done {
    let env = cx.w.env;
    let [a, b] = cx.sources64(op, types);
    let bits = (0..LANES).fold(0, |bits, l| bits | u64::from(f(&env, a[l], b[l])) << l);
    finish(cx, op, bits)
}

/// Single precision.
macro_rules! f32c {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            compare(cx, op, [Ty::F32; 2], |e, a, b| {
                let value = |v| f32::from_bits(single::flush(v, e.single.flush_in));
                ($f)(value(a), value(b))
            })
        }
    };
}

/// Half precision.
macro_rules! f16c {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            compare(cx, op, [Ty::F16; 2], |e, a, b| {
                let value = |v: u32| half::widen(half::flush(v & 0xffff, e.half.flush_in));
                ($f)(value(a), value(b))
            })
        }
    };
}

/// Double precision.
macro_rules! f64c {
    ($f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            compare64(cx, op, [Ty::F64; 2], |e, a, b| {
                let value = |v| f64::from_bits(double::flush(v, e.double.flush_in));
                ($f)(value(a), value(b))
            })
        }
    };
}

/// Integers; `$ty` is the type of the compared numbers.
macro_rules! intc {
    ($source:expr, $ty:ty, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| compare(cx, op, [$source; 2], |_, a, b| ($f)(a as $ty, b as $ty))
    };
}

/// As `intc`, 64 bits.
macro_rules! longc {
    ($ty:ty, $f:expr) => {
        |cx: &mut Cx<'_>, op: &Op| {
            compare64(cx, op, [Ty::B64; 2], |_, a, b| ($f)(a as $ty, b as $ty))
        }
    };
}

/// Unequal and not unordered.
fn differs<T: PartialOrd>(a: T, b: T) -> bool {
    a.partial_cmp(&b).is_some_and(std::cmp::Ordering::is_ne)
}

/// Bits of a class test (manual, `V_CMP_CLASS_F32`), lowest first: signalling NaN, quiet NaN,
/// then from minus to plus: infinity, normal, denormal, zero, zero, denormal, normal, infinity.
fn class_bit(nan: bool, quiet: bool, negative: bool, category: std::num::FpCategory) -> u32 {
    use std::num::FpCategory::*;
    if nan {
        return if quiet { 1 } else { 0 };
    }
    let distance = match category {
        Infinite => 0,
        Normal => 1,
        Subnormal => 2,
        Zero | Nan => 3,
    };
    if negative { 2 + distance } else { 9 - distance }
}

fn class32(a: u32) -> u32 {
    let value = f32::from_bits(a);
    class_bit(
        single::is_nan(a),
        !single::is_signalling(a),
        a >> 31 != 0,
        value.classify(),
    )
}

fn class64(a: u64) -> u32 {
    let value = f64::from_bits(a);
    class_bit(
        double::is_nan(a),
        a >> 51 & 1 != 0,
        a >> 63 != 0,
        value.classify(),
    )
}

fn class16(a: u32) -> u32 {
    use std::num::FpCategory::*;
    let category = match (a >> 10 & 31, a & 0x3ff) {
        (31, 0) => Infinite,
        (31, _) => Nan,
        (0, 0) => Zero,
        (0, _) => Subnormal,
        _ => Normal,
    };
    class_bit(half::is_nan(a), a >> 9 & 1 != 0, a >> 15 & 1 != 0, category)
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    lookup_class(opcode)
        .or_else(|| lookup_single(opcode))
        .or_else(|| lookup_half(opcode))
        .or_else(|| lookup_double(opcode))
        .or_else(|| lookup_16(opcode))
        .or_else(|| lookup_32(opcode))
        .or_else(|| lookup_64(opcode))
}

fn lookup_class(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCmpClassF32 | VCmpxClassF32 => |cx, op| {
            compare(cx, op, [Ty::F32, Ty::B32], |_, a, mask| {
                mask >> class32(a) & 1 != 0
            })
        },
        VCmpClassF16 | VCmpxClassF16 => |cx, op| {
            compare(cx, op, [Ty::F16, Ty::B32], |_, a, mask| {
                mask >> class16(a & 0xffff) & 1 != 0
            })
        },
        VCmpClassF64 | VCmpxClassF64 => |cx, op| {
            compare64(cx, op, [Ty::F64, Ty::B32], |_, a, mask| {
                mask >> class64(a) & 1 != 0
            })
        },
        _ => return None,
    };
    Some(exec)
}

#[allow(
    clippy::neg_cmp_op_on_partial_ord,
    reason = "an unordered pair satisfies the negation"
)]
fn lookup_single(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCmpFF32 | VCmpxFF32 | VCmpsFF32 | VCmpsxFF32 => f32c!(|_: f32, _: f32| false),
        VCmpLtF32 | VCmpxLtF32 | VCmpsLtF32 | VCmpsxLtF32 => f32c!(|a: f32, b: f32| a < b),
        VCmpEqF32 | VCmpxEqF32 | VCmpsEqF32 | VCmpsxEqF32 => f32c!(|a: f32, b: f32| a == b),
        VCmpLeF32 | VCmpxLeF32 | VCmpsLeF32 | VCmpsxLeF32 => f32c!(|a: f32, b: f32| a <= b),
        VCmpGtF32 | VCmpxGtF32 | VCmpsGtF32 | VCmpsxGtF32 => f32c!(|a: f32, b: f32| a > b),
        VCmpLgF32 | VCmpxLgF32 | VCmpsLgF32 | VCmpsxLgF32 => f32c!(|a: f32, b: f32| differs(a, b)),
        VCmpGeF32 | VCmpxGeF32 | VCmpsGeF32 | VCmpsxGeF32 => f32c!(|a: f32, b: f32| a >= b),
        VCmpOF32 | VCmpxOF32 | VCmpsOF32 | VCmpsxOF32 => {
            f32c!(|a: f32, b: f32| !a.is_nan() && !b.is_nan())
        }
        VCmpUF32 | VCmpxUF32 | VCmpsUF32 | VCmpsxUF32 => {
            f32c!(|a: f32, b: f32| a.is_nan() || b.is_nan())
        }
        VCmpNgeF32 | VCmpxNgeF32 | VCmpsNgeF32 | VCmpsxNgeF32 => f32c!(|a: f32, b: f32| !(a >= b)),
        VCmpNlgF32 | VCmpxNlgF32 | VCmpsNlgF32 | VCmpsxNlgF32 => {
            f32c!(|a: f32, b: f32| !differs(a, b))
        }
        VCmpNgtF32 | VCmpxNgtF32 | VCmpsNgtF32 | VCmpsxNgtF32 => f32c!(|a: f32, b: f32| !(a > b)),
        VCmpNleF32 | VCmpxNleF32 | VCmpsNleF32 | VCmpsxNleF32 => f32c!(|a: f32, b: f32| !(a <= b)),
        VCmpNeqF32 | VCmpxNeqF32 | VCmpsNeqF32 | VCmpsxNeqF32 => f32c!(|a: f32, b: f32| a != b),
        VCmpNltF32 | VCmpxNltF32 | VCmpsNltF32 | VCmpsxNltF32 => f32c!(|a: f32, b: f32| !(a < b)),
        VCmpTruF32 | VCmpxTruF32 | VCmpsTruF32 | VCmpsxTruF32 => f32c!(|_: f32, _: f32| true),
        _ => return None,
    };
    Some(exec)
}

#[allow(
    clippy::neg_cmp_op_on_partial_ord,
    reason = "an unordered pair satisfies the negation"
)]
fn lookup_half(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCmpFF16 | VCmpxFF16 => f16c!(|_: f64, _: f64| false),
        VCmpLtF16 | VCmpxLtF16 => f16c!(|a: f64, b: f64| a < b),
        VCmpEqF16 | VCmpxEqF16 => f16c!(|a: f64, b: f64| a == b),
        VCmpLeF16 | VCmpxLeF16 => f16c!(|a: f64, b: f64| a <= b),
        VCmpGtF16 | VCmpxGtF16 => f16c!(|a: f64, b: f64| a > b),
        VCmpLgF16 | VCmpxLgF16 => f16c!(|a: f64, b: f64| differs(a, b)),
        VCmpGeF16 | VCmpxGeF16 => f16c!(|a: f64, b: f64| a >= b),
        VCmpOF16 | VCmpxOF16 => f16c!(|a: f64, b: f64| !a.is_nan() && !b.is_nan()),
        VCmpUF16 | VCmpxUF16 => f16c!(|a: f64, b: f64| a.is_nan() || b.is_nan()),
        VCmpNgeF16 | VCmpxNgeF16 => f16c!(|a: f64, b: f64| !(a >= b)),
        VCmpNlgF16 | VCmpxNlgF16 => f16c!(|a: f64, b: f64| !differs(a, b)),
        VCmpNgtF16 | VCmpxNgtF16 => f16c!(|a: f64, b: f64| !(a > b)),
        VCmpNleF16 | VCmpxNleF16 => f16c!(|a: f64, b: f64| !(a <= b)),
        VCmpNeqF16 | VCmpxNeqF16 => f16c!(|a: f64, b: f64| a != b),
        VCmpNltF16 | VCmpxNltF16 => f16c!(|a: f64, b: f64| !(a < b)),
        VCmpTruF16 | VCmpxTruF16 => f16c!(|_: f64, _: f64| true),
        _ => return None,
    };
    Some(exec)
}

#[allow(
    clippy::neg_cmp_op_on_partial_ord,
    reason = "an unordered pair satisfies the negation"
)]
fn lookup_double(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCmpFF64 | VCmpxFF64 | VCmpsFF64 | VCmpsxFF64 => f64c!(|_: f64, _: f64| false),
        VCmpLtF64 | VCmpxLtF64 | VCmpsLtF64 | VCmpsxLtF64 => f64c!(|a: f64, b: f64| a < b),
        VCmpEqF64 | VCmpxEqF64 | VCmpsEqF64 | VCmpsxEqF64 => f64c!(|a: f64, b: f64| a == b),
        VCmpLeF64 | VCmpxLeF64 | VCmpsLeF64 | VCmpsxLeF64 => f64c!(|a: f64, b: f64| a <= b),
        VCmpGtF64 | VCmpxGtF64 | VCmpsGtF64 | VCmpsxGtF64 => f64c!(|a: f64, b: f64| a > b),
        VCmpLgF64 | VCmpxLgF64 | VCmpsLgF64 | VCmpsxLgF64 => f64c!(|a: f64, b: f64| differs(a, b)),
        VCmpGeF64 | VCmpxGeF64 | VCmpsGeF64 | VCmpsxGeF64 => f64c!(|a: f64, b: f64| a >= b),
        VCmpOF64 | VCmpxOF64 | VCmpsOF64 | VCmpsxOF64 => {
            f64c!(|a: f64, b: f64| !a.is_nan() && !b.is_nan())
        }
        VCmpUF64 | VCmpxUF64 | VCmpsUF64 | VCmpsxUF64 => {
            f64c!(|a: f64, b: f64| a.is_nan() || b.is_nan())
        }
        VCmpNgeF64 | VCmpxNgeF64 | VCmpsNgeF64 | VCmpsxNgeF64 => f64c!(|a: f64, b: f64| !(a >= b)),
        VCmpNlgF64 | VCmpxNlgF64 | VCmpsNlgF64 | VCmpsxNlgF64 => {
            f64c!(|a: f64, b: f64| !differs(a, b))
        }
        VCmpNgtF64 | VCmpxNgtF64 | VCmpsNgtF64 | VCmpsxNgtF64 => f64c!(|a: f64, b: f64| !(a > b)),
        VCmpNleF64 | VCmpxNleF64 | VCmpsNleF64 | VCmpsxNleF64 => f64c!(|a: f64, b: f64| !(a <= b)),
        VCmpNeqF64 | VCmpxNeqF64 | VCmpsNeqF64 | VCmpsxNeqF64 => f64c!(|a: f64, b: f64| a != b),
        VCmpNltF64 | VCmpxNltF64 | VCmpsNltF64 | VCmpsxNltF64 => f64c!(|a: f64, b: f64| !(a < b)),
        VCmpTruF64 | VCmpxTruF64 | VCmpsTruF64 | VCmpsxTruF64 => f64c!(|_: f64, _: f64| true),
        _ => return None,
    };
    Some(exec)
}

fn lookup_16(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCmpFI16 | VCmpxFI16 => intc!(Ty::B16, i16, |_: i16, _: i16| false),
        VCmpLtI16 | VCmpxLtI16 => intc!(Ty::B16, i16, |a: i16, b: i16| a < b),
        VCmpEqI16 | VCmpxEqI16 => intc!(Ty::B16, i16, |a: i16, b: i16| a == b),
        VCmpLeI16 | VCmpxLeI16 => intc!(Ty::B16, i16, |a: i16, b: i16| a <= b),
        VCmpGtI16 | VCmpxGtI16 => intc!(Ty::B16, i16, |a: i16, b: i16| a > b),
        VCmpNeI16 | VCmpxNeI16 => intc!(Ty::B16, i16, |a: i16, b: i16| a != b),
        VCmpGeI16 | VCmpxGeI16 => intc!(Ty::B16, i16, |a: i16, b: i16| a >= b),
        VCmpTI16 | VCmpxTI16 => intc!(Ty::B16, i16, |_: i16, _: i16| true),
        VCmpFU16 | VCmpxFU16 => intc!(Ty::B16, u16, |_: u16, _: u16| false),
        VCmpLtU16 | VCmpxLtU16 => intc!(Ty::B16, u16, |a: u16, b: u16| a < b),
        VCmpEqU16 | VCmpxEqU16 => intc!(Ty::B16, u16, |a: u16, b: u16| a == b),
        VCmpLeU16 | VCmpxLeU16 => intc!(Ty::B16, u16, |a: u16, b: u16| a <= b),
        VCmpGtU16 | VCmpxGtU16 => intc!(Ty::B16, u16, |a: u16, b: u16| a > b),
        VCmpNeU16 | VCmpxNeU16 => intc!(Ty::B16, u16, |a: u16, b: u16| a != b),
        VCmpGeU16 | VCmpxGeU16 => intc!(Ty::B16, u16, |a: u16, b: u16| a >= b),
        VCmpTU16 | VCmpxTU16 => intc!(Ty::B16, u16, |_: u16, _: u16| true),
        _ => return None,
    };
    Some(exec)
}

fn lookup_32(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCmpFI32 | VCmpxFI32 => intc!(Ty::B32, i32, |_: i32, _: i32| false),
        VCmpLtI32 | VCmpxLtI32 => intc!(Ty::B32, i32, |a: i32, b: i32| a < b),
        VCmpEqI32 | VCmpxEqI32 => intc!(Ty::B32, i32, |a: i32, b: i32| a == b),
        VCmpLeI32 | VCmpxLeI32 => intc!(Ty::B32, i32, |a: i32, b: i32| a <= b),
        VCmpGtI32 | VCmpxGtI32 => intc!(Ty::B32, i32, |a: i32, b: i32| a > b),
        VCmpNeI32 | VCmpxNeI32 => intc!(Ty::B32, i32, |a: i32, b: i32| a != b),
        VCmpGeI32 | VCmpxGeI32 => intc!(Ty::B32, i32, |a: i32, b: i32| a >= b),
        VCmpTI32 | VCmpxTI32 => intc!(Ty::B32, i32, |_: i32, _: i32| true),
        VCmpFU32 | VCmpxFU32 => intc!(Ty::B32, u32, |_: u32, _: u32| false),
        VCmpLtU32 | VCmpxLtU32 => intc!(Ty::B32, u32, |a: u32, b: u32| a < b),
        VCmpEqU32 | VCmpxEqU32 => intc!(Ty::B32, u32, |a: u32, b: u32| a == b),
        VCmpLeU32 | VCmpxLeU32 => intc!(Ty::B32, u32, |a: u32, b: u32| a <= b),
        VCmpGtU32 | VCmpxGtU32 => intc!(Ty::B32, u32, |a: u32, b: u32| a > b),
        VCmpNeU32 | VCmpxNeU32 => intc!(Ty::B32, u32, |a: u32, b: u32| a != b),
        VCmpGeU32 | VCmpxGeU32 => intc!(Ty::B32, u32, |a: u32, b: u32| a >= b),
        VCmpTU32 | VCmpxTU32 => intc!(Ty::B32, u32, |_: u32, _: u32| true),
        _ => return None,
    };
    Some(exec)
}

fn lookup_64(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        VCmpFI64 | VCmpxFI64 => longc!(i64, |_: i64, _: i64| false),
        VCmpLtI64 | VCmpxLtI64 => longc!(i64, |a: i64, b: i64| a < b),
        VCmpEqI64 | VCmpxEqI64 => longc!(i64, |a: i64, b: i64| a == b),
        VCmpLeI64 | VCmpxLeI64 => longc!(i64, |a: i64, b: i64| a <= b),
        VCmpGtI64 | VCmpxGtI64 => longc!(i64, |a: i64, b: i64| a > b),
        VCmpNeI64 | VCmpxNeI64 => longc!(i64, |a: i64, b: i64| a != b),
        VCmpGeI64 | VCmpxGeI64 => longc!(i64, |a: i64, b: i64| a >= b),
        VCmpTI64 | VCmpxTI64 => longc!(i64, |_: i64, _: i64| true),
        VCmpFU64 | VCmpxFU64 => longc!(u64, |_: u64, _: u64| false),
        VCmpLtU64 | VCmpxLtU64 => longc!(u64, |a: u64, b: u64| a < b),
        VCmpEqU64 | VCmpxEqU64 => longc!(u64, |a: u64, b: u64| a == b),
        VCmpLeU64 | VCmpxLeU64 => longc!(u64, |a: u64, b: u64| a <= b),
        VCmpGtU64 | VCmpxGtU64 => longc!(u64, |a: u64, b: u64| a > b),
        VCmpNeU64 | VCmpxNeU64 => longc!(u64, |a: u64, b: u64| a != b),
        VCmpGeU64 | VCmpxGeU64 => longc!(u64, |a: u64, b: u64| a >= b),
        VCmpTU64 | VCmpxTU64 => longc!(u64, |_: u64, _: u64| true),
        _ => return None,
    };
    Some(exec)
}
