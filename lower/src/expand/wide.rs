//! Integers of 65 to 128 bits as pairs of i64. Division is in [`crate::expand::longdiv`].

use crate::known::Known;
use crate::legal::emitter::Emitter;
use crate::legal::int::Num;
use ir::{BinaryOp, IntCC, Type, Value};

/// Any operation. The operands are already extended to 128 bits where that matters.
pub(crate) fn binary(e: &mut Emitter, op: BinaryOp, a: Num, b: Num) -> Num {
    let (ah, bh) = (a.high(), b.high());
    match op {
        BinaryOp::Add => add(e, a, b),
        BinaryOp::Sub => sub(e, a, b),
        BinaryOp::Mul => mul(e, a, b),
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
            let flags = ir::ArithFlags::empty();
            let lo = e.binary(op, flags, a.lo, b.lo);
            let hi = e.binary(op, flags, ah, bh);
            Num::wide(lo, hi)
        }
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => shift(e, op, a, b.lo),
        _ => crate::expand::longdiv::divide(e, op, a, b),
    }
}

/// Sum.
pub(crate) fn add(e: &mut Emitter, a: Num, b: Num) -> Num {
    let lo = e.add(a.lo, b.lo);
    let carry = e.icmp(IntCC::Ult, lo, a.lo);
    let carry = e.zext(carry, Type::I64);
    let hi = e.add(a.high(), b.high());
    let hi = e.add(hi, carry);
    Num::wide(lo, hi)
}

/// Difference.
pub(crate) fn sub(e: &mut Emitter, a: Num, b: Num) -> Num {
    let lo = e.sub(a.lo, b.lo);
    let borrow = e.icmp(IntCC::Ult, a.lo, b.lo);
    let borrow = e.zext(borrow, Type::I64);
    let hi = e.sub(a.high(), b.high());
    let hi = e.sub(hi, borrow);
    Num::wide(lo, hi)
}

/// Negative.
pub(crate) fn neg(e: &mut Emitter, a: Num) -> Num {
    let zero = e.i64(0);
    sub(e, Num::wide(zero, zero), a)
}

/// The 128-bit product of two unsigned i64: four products of words, added up from the lowest word.
pub(crate) fn mul_full(e: &mut Emitter, a: Value, b: Value) -> Num {
    // One order of the operands, so that all products of the same two are the same.
    let (a, b) = (a.min(b), a.max(b));
    let (al, ah) = (e.lo(a), e.hi(a));
    let (bl, bh) = (e.lo(b), e.hi(b));
    let ll = wide_product(e, al, bl);
    let lh = wide_product(e, al, bh);
    let hl = wide_product(e, ah, bl);
    let hh = wide_product(e, ah, bh);
    // lh + (ll >> 32) cannot overflow: (2^32-1)^2 + 2^32-1 < 2^64; the same with its low word for
    // hl.
    let carried = upper(e, ll);
    let middle = e.add(lh, carried);
    let [a, b] = [[al, ah], [bl, bh]].map(|words| words.map(|v| e.known(v).max()));
    let (second, carried) = if Known::cross_products_fit(a, b) {
        let second = e.add(hl, middle);
        (second, upper(e, second))
    } else {
        let middle_lo = e.lo(middle);
        let middle_lo = e.zext(middle_lo, Type::I64);
        let second = e.add(hl, middle_lo);
        let (first, other) = (upper(e, middle), upper(e, second));
        (second, e.add(first, other))
    };
    let hi = e.add(hh, carried);
    let (w0, w1) = (e.lo(ll), e.lo(second));
    let lo = e.pack(w0, w1);
    Num::wide(lo, hi)
}

/// The upper word as an i64.
fn upper(e: &mut Emitter, v: Value) -> Value {
    let hi = e.hi(v);
    e.zext(hi, Type::I64)
}

/// The 64-bit product of two unsigned i32, in the form that multiply-add instructions are found by.
pub(crate) fn wide_product(e: &mut Emitter, a: Value, b: Value) -> Value {
    let a = e.zext(a, Type::I64);
    let b = e.zext(b, Type::I64);
    e.mul(a, b)
}

/// Product, cut to 128 bits.
pub(crate) fn mul(e: &mut Emitter, a: Num, b: Num) -> Num {
    let full = mul_full(e, a.lo, b.lo);
    let x = e.mul(a.lo, b.high());
    let y = e.mul(a.high(), b.lo);
    let hi = e.add(full.high(), x);
    let hi = e.add(hi, y);
    Num::wide(full.lo, hi)
}

/// A shift by an amount below 128.
fn shift(e: &mut Emitter, op: BinaryOp, a: Num, amount: Value) -> Num {
    if e.const_bits(amount) == Some(0) {
        return a;
    }
    let large = e.icmp_const(IntCC::Uge, amount, 64);
    // Inside of a half the amount is taken modulo 64; the other half's bits come in by 64 minus it,
    // which is in range unless the amount is 0 modulo 64: then the shift in two steps, by 63 - n
    // and 1, brings in zeros.
    let n = e.and_const(amount, 63);
    let back = {
        let c = e.i64(63);
        e.xor(n, c)
    };
    let (lo, hi) = (a.lo, a.high());
    let flags = ir::ArithFlags::empty();
    if op == BinaryOp::Shl {
        let moved = e.lshr_const(lo, 1);
        let carried = e.lshr(moved, back);
        let up = e.shl(hi, n);
        let small_hi = e.or(up, carried);
        let small_lo = e.shl(lo, n);
        let zero = e.i64(0);
        let new_hi = e.select(large, small_lo, small_hi);
        let new_lo = e.select(large, zero, small_lo);
        return Num::wide(new_lo, new_hi);
    }
    let moved = e.shl_const(hi, 1);
    let carried = e.shl(moved, back);
    let down = e.lshr(lo, n);
    let small_lo = e.or(down, carried);
    let small_hi = e.binary(op, flags, hi, n);
    let fill = match op {
        BinaryOp::AShr => e.ashr_const(hi, 63),
        _ => e.i64(0),
    };
    let new_lo = e.select(large, small_hi, small_lo);
    let new_hi = e.select(large, fill, small_hi);
    Num::wide(new_lo, new_hi)
}

/// Comparison.
pub(crate) fn compare(e: &mut Emitter, cond: IntCC, a: Num, b: Num) -> Value {
    let (ah, bh) = (a.high(), b.high());
    match cond {
        IntCC::Eq | IntCC::Ne => {
            let x = e.xor(a.lo, b.lo);
            let y = e.xor(ah, bh);
            let any = e.or(x, y);
            e.icmp_const(cond, any, 0)
        }
        _ => {
            let unsigned = match cond {
                IntCC::Sgt => IntCC::Ugt,
                IntCC::Sge => IntCC::Uge,
                IntCC::Slt => IntCC::Ult,
                IntCC::Sle => IntCC::Ule,
                other => other,
            };
            let low = e.icmp(unsigned, a.lo, b.lo);
            let high = e.icmp(cond, ah, bh);
            let same = e.icmp(IntCC::Eq, ah, bh);
            e.select(same, low, high)
        }
    }
}
