//! Minimum and maximum, saturating and overflow-checking arithmetic, three-way comparison, of
//! integers of any width.

use crate::expand::wide;
use crate::fold;
use crate::legal::emitter::Emitter;
use crate::legal::int::{Extend, Num, container};
use ir::{ArithFlags, BinaryOp, IntCC, Intrinsic, Type, Value};

const NONE: ArithFlags = ArithFlags::empty();

/// Signedness of an operation.
fn extend_of(signed: bool) -> Extend {
    if signed { Extend::Sign } else { Extend::Zero }
}

/// `smin`, `smax`, `umin` or `umax`.
pub(crate) fn min_max(e: &mut Emitter, id: Intrinsic, a: Num, b: Num, bits: u32) -> Num {
    let (cond, how) = match id {
        Intrinsic::SMin => (IntCC::Slt, Extend::Sign),
        Intrinsic::SMax => (IntCC::Sgt, Extend::Sign),
        Intrinsic::UMin => (IntCC::Ult, Extend::Zero),
        _ => (IntCC::Ugt, Extend::Zero),
    };
    let a = e.extend_low(a, bits, how);
    let b = e.extend_low(b, bits, how);
    if container(bits) == 32 {
        return e.min_max(id, a.lo, b.lo).into();
    }
    let first = e.int_compare(cond, bits, a, b);
    e.select_num(first, a, b)
}

/// `scmp` or `ucmp`, as an integer of `result` bits.
pub(crate) fn three_way(
    e: &mut Emitter,
    how: Extend,
    a: Num,
    b: Num,
    bits: u32,
    result: u32,
) -> Num {
    let (less, greater) = match how {
        Extend::Sign => (IntCC::Slt, IntCC::Sgt),
        Extend::Zero => (IntCC::Ult, IntCC::Ugt),
    };
    let less = e.int_compare(less, bits, a, b);
    let greater = e.int_compare(greater, bits, a, b);
    let less = e.sext(less, Type::I32);
    let greater = e.zext(greater, Type::I32);
    let v = e.or(less, greater);
    e.extend(v.into(), 32, result.max(32), Extend::Sign)
}

/// Result and whether it overflowed.
pub(crate) fn overflow(
    e: &mut Emitter,
    op: BinaryOp,
    how: Extend,
    a: Num,
    b: Num,
    bits: u32,
) -> (Num, Value) {
    if bits == 1 {
        return overflow_bool(e, op, how, a.lo, b.lo);
    }
    let a = e.extend_low(a, bits, how);
    let b = e.extend_low(b, bits, how);
    let width = container(bits);
    let (r, lost) = match op {
        BinaryOp::Mul => multiply(e, how, a, b, bits),
        _ if bits < width => (e.int_binary(op, NONE, width, a, b), None),
        _ => {
            let (r, lost) = add_sub(e, op, how, a, b, bits);
            (r, Some(lost))
        }
    };
    if bits == width {
        let lost = lost.unwrap_or_else(|| e.bool(false));
        return (r, lost);
    }
    // The container's result is exact, unless it overflowed too: so it must be in the width's
    // range.
    let inside = e.extend_low(r, bits, how);
    let outside = e.int_compare(IntCC::Ne, width, inside, r);
    let lost = match lost {
        Some(lost) => e.or(lost, outside),
        None => outside,
    };
    (r, lost)
}

/// The numbers of an i1 are 0 and 1, or 0 and -1.
fn overflow_bool(e: &mut Emitter, op: BinaryOp, how: Extend, a: Value, b: Value) -> (Num, Value) {
    let both = e.and(a, b);
    let differ = e.xor(a, b);
    let na = e.not(a);
    match (op, how) {
        (BinaryOp::Add, _) => (differ.into(), both),
        // 0 - 1 is below 0; 0 - -1 is 1, above what a signed i1 holds.
        (BinaryOp::Sub, _) => (differ.into(), e.and(na, b)),
        // -1 · -1 is 1, out of range for signed numbers.
        (_, Extend::Sign) => (both.into(), both),
        (_, Extend::Zero) => (both.into(), e.bool(false)),
    }
}

/// Addition or subtraction of full containers.
fn add_sub(e: &mut Emitter, op: BinaryOp, how: Extend, a: Num, b: Num, bits: u32) -> (Num, Value) {
    let r = e.int_binary(op, NONE, bits, a, b);
    let lost = match (op, how) {
        (BinaryOp::Add, Extend::Zero) => e.int_compare(IntCC::Ult, bits, r, a),
        (_, Extend::Zero) => e.int_compare(IntCC::Ult, bits, a, b),
        (_, Extend::Sign) => {
            // The top words alone: the result's sign differs from those of both summands, or the
            // operands' signs differ and the result's is not the minuend's.
            let (ta, tb, tr) = (top(e, a, bits), top(e, b, bits), top(e, r, bits));
            let x = e.xor(ta, tr);
            let y = match op {
                BinaryOp::Add => e.xor(tb, tr),
                _ => e.xor(ta, tb),
            };
            let both = e.and(x, y);
            e.icmp_const(IntCC::Slt, both, 0)
        }
    };
    (r, lost)
}

/// The word with the sign.
fn top(e: &mut Emitter, n: Num, bits: u32) -> Value {
    match container(bits) {
        32 => n.lo,
        64 => e.hi(n.lo),
        _ => e.hi(n.high()),
    }
}

/// Product in the container, and whether it overflowed it, if it can.
fn multiply(e: &mut Emitter, how: Extend, a: Num, b: Num, bits: u32) -> (Num, Option<Value>) {
    let width = container(bits);
    if 2 * bits <= width {
        return (e.int_binary(BinaryOp::Mul, NONE, width, a, b), None);
    }
    let signed = how == Extend::Sign;
    match width {
        32 => {
            let lo = e.mul(a.lo, b.lo);
            if !signed {
                let hi = e.umulhi(a.lo, b.lo);
                return (lo.into(), Some(e.icmp_const(IntCC::Ne, hi, 0)));
            }
            let hi = e.intr(Intrinsic::SMulHi, &[a.lo, b.lo], Type::I32);
            let sign = e.ashr_const(lo, 31);
            (lo.into(), Some(e.icmp(IntCC::Ne, hi, sign)))
        }
        64 => {
            let full = wide::mul_full(e, a.lo, b.lo);
            if !signed {
                return (
                    full.lo.into(),
                    Some(e.icmp_const(IntCC::Ne, full.high(), 0)),
                );
            }
            // The upper half of the signed product is the unsigned one less b where a is negative,
            // less a where b is.
            let sa = e.ashr_const(a.lo, 63);
            let sb = e.ashr_const(b.lo, 63);
            let x = e.and(sa, b.lo);
            let y = e.and(sb, a.lo);
            let hi = e.sub(full.high(), x);
            let hi = e.sub(hi, y);
            let sign = e.ashr_const(full.lo, 63);
            (full.lo.into(), Some(e.icmp(IntCC::Ne, hi, sign)))
        }
        _ => {
            let (r, lost) = if signed {
                multiply_signed_128(e, a, b)
            } else {
                multiply_unsigned_128(e, a, b)
            };
            (r, Some(lost))
        }
    }
}

/// a·b overflows if both have an upper half, or a cross product has one, or the sum of the parts
/// carries out.
fn multiply_unsigned_128(e: &mut Emitter, a: Num, b: Num) -> (Num, Value) {
    let zero = e.i64(0);
    let (ah, bh) = (a.high(), b.high());
    let a_wide = e.icmp(IntCC::Ne, ah, zero);
    let b_wide = e.icmp(IntCC::Ne, bh, zero);
    let mut lost = e.and(a_wide, b_wide);
    let low = wide::mul_full(e, a.lo, b.lo);
    let mut high = low.high();
    for (x, y) in [(ah, b.lo), (a.lo, bh)] {
        let cross = wide::mul_full(e, x, y);
        let over = e.icmp(IntCC::Ne, cross.high(), zero);
        let sum = e.add(high, cross.lo);
        let carry = e.icmp(IntCC::Ult, sum, high);
        lost = e.or(lost, over);
        lost = e.or(lost, carry);
        high = sum;
    }
    (Num::wide(low.lo, high), lost)
}

/// Through magnitudes: the product's must be at most 2^127 - 1, or 2^127 for a negative result.
fn multiply_signed_128(e: &mut Emitter, a: Num, b: Num) -> (Num, Value) {
    let abs_a = crate::expand::bits::abs(e, a, 128);
    let abs_b = crate::expand::bits::abs(e, b, 128);
    let (product, lost) = multiply_unsigned_128(e, abs_a, abs_b);
    let signs = e.xor(a.high(), b.high());
    let sign = e.ashr_const(signs, 63);
    let flipped = Num::wide(e.xor(product.lo, sign), e.xor(product.high(), sign));
    let r = wide::sub(e, flipped, Num::wide(sign, sign));
    // Unsigned: the limit is 2^127 - 1 + (1 if negative), so product + sign (0 or -1) must stay
    // below 2^127.
    let lowered = wide::add(e, product, Num::wide(sign, sign));
    let too_large = e.icmp_const(IntCC::Slt, lowered.high(), 0);
    // A product of zero with a "negative" sign is not too large, but lowering it wraps around.
    let any = e.or(product.lo, product.high());
    let nonzero = e.icmp_const(IntCC::Ne, any, 0);
    let too_large = e.and(too_large, nonzero);
    (r, e.or(lost, too_large))
}

/// `sadd.sat`, `uadd.sat`, `ssub.sat` or `usub.sat`.
pub(crate) fn saturate(e: &mut Emitter, id: Intrinsic, a: Num, b: Num, bits: u32) -> Num {
    let (op, signed) = match id {
        Intrinsic::SAddSat => (BinaryOp::Add, true),
        Intrinsic::UAddSat => (BinaryOp::Add, false),
        Intrinsic::SSubSat => (BinaryOp::Sub, true),
        _ => (BinaryOp::Sub, false),
    };
    let how = extend_of(signed);
    if bits == 32 {
        return e.intr(id, &[a.lo, b.lo], Type::I32).into();
    }
    if container(bits) == 32 {
        return saturate_narrow(e, id, op, how, a, b, bits);
    }
    let (r, lost) = overflow(e, op, how, a, b, bits);
    let bound = match (signed, op) {
        (false, BinaryOp::Add) => e.num_const(bits, fold::mask(bits)),
        (false, _) => e.num_const(bits, 0),
        // Out of range upwards if the first operand is not negative, else downwards.
        (true, _) => {
            let sign = e.extend_low(a, bits, Extend::Sign);
            let zero = e.num_const(bits, 0);
            let negative = e.int_compare(IntCC::Slt, bits, sign, zero);
            let least = e.num_const(bits, 1 << (bits - 1));
            let most = e.num_const(bits, fold::mask(bits) >> 1);
            e.select_num(negative, least, most)
        }
    };
    e.select_num(lost, bound, r)
}

/// Below 32 bits the exact result fits a word, and is clamped.
fn saturate_narrow(
    e: &mut Emitter,
    id: Intrinsic,
    op: BinaryOp,
    how: Extend,
    a: Num,
    b: Num,
    bits: u32,
) -> Num {
    let a = e.extend_low(a, bits, how).lo;
    let b = e.extend_low(b, bits, how).lo;
    if id == Intrinsic::USubSat {
        let larger = e.min_max(Intrinsic::UMax, a, b);
        return e.sub(larger, b).into();
    }
    let r = e.binary(op, NONE, a, b);
    if how == Extend::Zero {
        let most = e.i32(fold::mask(bits) as u32);
        return e.min_max(Intrinsic::UMin, r, most).into();
    }
    let least = e.i32(u32::MAX << (bits - 1));
    let most = e.i32((fold::mask(bits) >> 1) as u32);
    let r = e.min_max(Intrinsic::SMax, r, least);
    let r = e.min_max(Intrinsic::SMin, r, most);
    e.note_sign_bits(r, 33 - bits);
    r.into()
}
