//! Division of integers of 65 to 128 bits: one quotient bit a step, in a loop.

use crate::legal::emitter::Emitter;
use crate::legal::int::{Extend, Num};
use ir::{BinaryOp, IntCC, Type, Value};

use crate::expand::wide;

/// Division of 128-bit integers, extended as the operation's signedness demands.
pub(crate) fn divide(e: &mut Emitter, op: BinaryOp, a: Num, b: Num) -> Num {
    let how = match op {
        BinaryOp::SDiv | BinaryOp::SRem => Extend::Sign,
        _ => Extend::Zero,
    };
    let (q, r) = divide_both(e, how, a, b);
    match op {
        BinaryOp::SDiv | BinaryOp::UDiv => q,
        _ => r,
    }
}

/// Quotient and remainder.
pub(crate) fn divide_both(e: &mut Emitter, how: Extend, a: Num, b: Num) -> (Num, Num) {
    if how == Extend::Zero {
        return unsigned(e, a, b);
    }
    let (abs_a, sign_a) = magnitude(e, a);
    let (abs_b, sign_b) = magnitude(e, b);
    let (q, r) = unsigned(e, abs_a, abs_b);
    let sign = e.xor(sign_a, sign_b);
    (apply_sign(e, q, sign), apply_sign(e, r, sign_a))
}

/// Absolute value, and the sign as an i64 of 0 or -1.
fn magnitude(e: &mut Emitter, a: Num) -> (Num, Value) {
    let sign = e.ashr_const(a.high(), 63);
    (apply_sign(e, a, sign), sign)
}

/// The number, or its negative where `sign` is -1.
fn apply_sign(e: &mut Emitter, a: Num, sign: Value) -> Num {
    let flipped = Num::wide(e.xor(a.lo, sign), e.xor(a.high(), sign));
    wide::sub(e, flipped, Num::wide(sign, sign))
}

/// Quotient and remainder. The loop keeps remainder:dividend as one string that is shifted left;
/// bits of the quotient come in at the dividend's low end. After 128 steps the dividend is gone and
/// the quotient complete.
fn unsigned(e: &mut Emitter, a: Num, b: Num) -> (Num, Num) {
    let entry_count = e.i32(128);
    let zero = e.i64(0);
    let (body, end) = (e.make_block(), e.make_block());
    e.jump(body, &[entry_count, a.lo, a.high(), zero, zero]);
    let count = e.block_param(body, Type::I32);
    let [q_lo, q_hi, r_lo, r_hi] = [0; 4].map(|_| e.block_param(body, Type::I64));
    e.start_block(body);
    let top = e.lshr_const(r_hi, 63);
    let (r, q) = shift_left_one(e, Num::wide(r_lo, r_hi), Num::wide(q_lo, q_hi));
    // The remainder may have grown to 129 bits: then the divisor surely goes in.
    let overflow = e.icmp_const(IntCC::Ne, top, 0);
    let fits = wide::compare(e, IntCC::Uge, r, b);
    let goes = e.or(overflow, fits);
    let less = wide::sub(e, r, b);
    let r = e.select_num(goes, less, r);
    let bit = e.zext(goes, Type::I64);
    let q = Num::wide(e.or(q.lo, bit), q.high());
    let next = e.add_const(count, u64::from(u32::MAX));
    let done = e.icmp_const(IntCC::Eq, next, 0);
    let back = e.make_block();
    e.branch(done, end, back);
    e.start_block(back);
    e.jump(body, &[next, q.lo, q.high(), r.lo, r.high()]);
    e.start_block(end);
    (q, r)
}

/// The 256-bit string `upper:lower` shifted left by one bit, the top bit lost.
fn shift_left_one(e: &mut Emitter, upper: Num, lower: Num) -> (Num, Num) {
    let words = [lower.lo, lower.high(), upper.lo, upper.high()];
    let mut out = [lower.lo; 4];
    for i in 0..4 {
        let mut v = e.shl_const(words[i], 1);
        if i > 0 {
            let carry = e.lshr_const(words[i - 1], 63);
            v = e.or(v, carry);
        }
        out[i] = v;
    }
    (Num::wide(out[2], out[3]), Num::wide(out[0], out[1]))
}
