//! Division of integers of 65 to 128 bits, by words of 64 bits and their reciprocals.

use crate::expand::bits::{self, OfZero};
use crate::expand::wide;
use crate::legal::emitter::Emitter;
use crate::legal::int::{Extend, Num};
use ir::{BinaryOp, CastOp, IntCC, Intrinsic, Type, Value};

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

/// Quotient and remainder of unsigned numbers.
///
/// Both ways divide by the 64 bits of the divisor from its highest set one on, `top`, which has a
/// reciprocal in one word: a divisor of one word is that, and the dividend is divided by it word by
/// word; one of two words gives a quotient of one word.
fn unsigned(e: &mut Emitter, a: Num, b: Num) -> (Num, Num) {
    match e.const_bits(b.high()) {
        Some(0) => {
            let divisor = normalised(e, b.lo, None);
            by_word(e, a, &divisor)
        }
        Some(_) => {
            let divisor = normalised(e, b.high(), Some(b.lo));
            by_two_words(e, a, b, &divisor)
        }
        None => by_any(e, a, b),
    }
}

/// By a divisor of which is not known how long it is.
fn by_any(e: &mut Emitter, a: Num, b: Num) -> (Num, Num) {
    let is_long = e.icmp_const(IntCC::Ne, b.high(), 0);
    let zero = e.i64(0);
    let top = e.select(is_long, b.high(), b.lo);
    let below = e.select(is_long, b.lo, zero);
    let divisor = normalised(e, top, Some(below));
    let (long, short, end) = (e.make_block(), e.make_block(), e.make_block());
    let [q_lo, q_hi, r_lo, r_hi] = [0; 4].map(|_| e.block_param(end, Type::I64));
    e.branch(is_long, long, short);
    for (block, is_long) in [(long, true), (short, false)] {
        e.start_block(block);
        let (q, r) = match is_long {
            true => by_two_words(e, a, b, &divisor),
            false => by_word(e, a, &divisor),
        };
        e.jump(end, &[q.lo, q.high(), r.lo, r.high()]);
    }
    e.start_block(end);
    (Num::wide(q_lo, q_hi), Num::wide(r_lo, r_hi))
}

/// A divisor shifted up until its highest bit is set.
struct Divisor {
    /// How far: below 64.
    shift: Value,
    /// 63 less that.
    back: Value,
    /// The 64 bits from the highest set one on.
    top: Value,
    /// floor((2^128 - 1) / top) - 2^64.
    reciprocal: Value,
}

/// The divisor with `top` as its highest word that is not zero, and a word below that. That of zero
/// is anything.
fn normalised(e: &mut Emitter, top: Value, below: Option<Value>) -> Divisor {
    let shift = bits::ctlz(e, top.into(), 64, OfZero::Poison).lo;
    let mask = e.i64(63);
    let back = e.xor(shift, mask);
    let mut high = e.shl(top, shift);
    if let Some(below) = below {
        let carried = shifted_out(e, below, back);
        high = e.or(high, carried);
    }
    let reciprocal = match e.const_bits(high) {
        Some(d @ 1..) => e.i64((u128::MAX / d) as u64),
        _ => reciprocal(e, high),
    };
    Divisor {
        shift,
        back,
        top: high,
        reciprocal,
    }
}

/// What a shift to the left by 63 less `back` moves out of a word.
fn shifted_out(e: &mut Emitter, word: Value, back: Value) -> Value {
    let half = e.lshr_const(word, 1);
    e.lshr(half, back)
}

/// By a divisor of one word: its multiple's three words, and two quotients of two words by one.
fn by_word(e: &mut Emitter, a: Num, d: &Divisor) -> (Num, Num) {
    let a2 = shifted_out(e, a.high(), d.back);
    let up = e.shl(a.high(), d.shift);
    let carried = shifted_out(e, a.lo, d.back);
    let a1 = e.or(up, carried);
    let a0 = e.shl(a.lo, d.shift);
    // The first one is below 2^shift, so below the divisor.
    let (q1, r) = two_by_one(e, a2, a1, d);
    let (q0, r) = two_by_one(e, r, a0, d);
    let r = e.lshr(r, d.shift);
    let zero = e.i64(0);
    (Num::wide(q0, q1), Num::wide(r, zero))
}

/// By a divisor of two words (Warren, Hacker's Delight, section 9-5, "Unsigned doubleword division
/// from long division"): the dividend's half, which is below 2^127, divided by the divisor's upper
/// bits gives a quotient that is too large by at most one when the shifts are undone; so one less
/// is right or too small by one.
fn by_two_words(e: &mut Emitter, a: Num, b: Num, d: &Divisor) -> (Num, Num) {
    let hi = e.lshr_const(a.high(), 1);
    let carried = e.shl_const(a.high(), 63);
    let low = e.lshr_const(a.lo, 1);
    let lo = e.or(low, carried);
    let (q, _) = two_by_one(e, hi, lo, d);
    let q = e.lshr(q, d.back);
    let some = e.icmp_const(IntCC::Ne, q, 0);
    let some = e.zext(some, Type::I64);
    let q = e.sub(q, some);
    let product = wide::mul_full(e, q, b.lo);
    let upper = e.mul(q, b.high());
    let upper = e.add(product.high(), upper);
    let r = wide::sub(e, a, Num::wide(product.lo, upper));
    let low = wide::compare(e, IntCC::Uge, r, b);
    let less = wide::sub(e, r, b);
    let r = e.select_num(low, less, r);
    let up = e.zext(low, Type::I64);
    let q = e.add(q, up);
    let zero = e.i64(0);
    (Num::wide(q, zero), r)
}

/// Quotient and remainder of `hi:lo` by the divisor's upper bits, where `hi` is below these
/// (Möller and Granlund, "Improved division by invariant integers", algorithm 4: the candidate is
/// right, too small by one or, rarely, too large by one).
fn two_by_one(e: &mut Emitter, hi: Value, lo: Value, d: &Divisor) -> (Value, Value) {
    let product = wide::mul_full(e, hi, d.reciprocal);
    let estimate = wide::add(e, product, Num::wide(lo, hi));
    let q = estimate.high();
    let multiple = e.mul(q, d.top);
    let rest = e.sub(lo, multiple);
    // The candidate is one more, unless what is left then shows a borrow.
    let less = e.sub(rest, d.top);
    let fits = e.icmp(IntCC::Ule, less, estimate.lo);
    let r = e.select(fits, less, rest);
    let up = e.zext(fits, Type::I64);
    let q = e.add(q, up);
    let still = e.icmp(IntCC::Uge, r, d.top);
    let less = e.sub(r, d.top);
    let r = e.select(still, less, r);
    let up = e.zext(still, Type::I64);
    (e.add(q, up), r)
}

/// floor((2^128 - 1) / d) - 2^64, for d ≥ 2^63.
///
/// With u = 2^-24 and D = d/2^32, the first estimate r = floor(2^63 (1 - 5u) · rcp(float(⌊D⌋))) is
/// 2^63/D · (1 - ε0) with 0.99u < ε0 < 9.1u: conversion, reciprocal, scaling and the fraction of D
/// are off by u, 2u, u and u/128.
///
/// t = 2^63 - 1 - floor(d·r / 2^32) is above 2^63 ε0 - 1 and below 2^63 ε0 < 2^43. The second
/// estimate x = 2^32 r + floor(r · floor(t/2^11) / 2^20) is 2^127/d · (1 - ε1), where 0 < ε1 <
/// 2^-52 + ε0² + 2^-63 < 2^-41.5.
///
/// d·x = 2^127 (1 - ε1), so f = floor((2^127 - 1 - d·x) / 2^56), below 2^30, is 2^71 ε1 less at
/// most 1 and a little. V = 2x + floor(floor(x/2^32) · f / 2^38) is 2^128/d less at most: 2^-6 for
/// what f lacks, 2^-8 for x's lower word, 2^-18 for ε1², and 1 for the floor. So V or V + 1 is the
/// integer part of 2^128/d. It is V + 1, less 2^64, that is wanted, if (V + 1) · d is below 2^128;
/// that is not so for d = 2^63, too, where 2^128/d would be one too much.
fn reciprocal(e: &mut Emitter, d: Value) -> Value {
    let first = first_reciprocal(e, d);
    let second = second_reciprocal(e, d, first);
    let product = wide::mul_full(e, d, second);
    let (upper, lower) = (e.lo(product.high()), e.hi(product.lo));
    let upper = e.shl_const(upper, 8);
    let lower = e.lshr_const(lower, 24);
    let product = e.or(upper, lower);
    let missing = {
        let all = e.i32(u32::MAX);
        e.xor(product, all)
    };
    let second_hi = e.hi(second);
    let more = e.umulhi(second_hi, missing);
    let more = e.lshr_const(more, 6);
    let more = e.zext(more, Type::I64);
    let twice = e.shl_const(second, 1);
    let estimate = e.add(twice, more);
    // (V + 1) · d, of which V is 2^64 and the estimate.
    let zero = e.i64(0);
    let product = wide::mul_full(e, estimate, d);
    let product = wide::add(e, product, Num::wide(d, zero));
    let upper = e.add(product.high(), d);
    let fits = e.icmp(IntCC::Uge, upper, d);
    let up = e.zext(fits, Type::I64);
    e.add(estimate, up)
}

/// r of [`reciprocal`].
fn first_reciprocal(e: &mut Emitter, d: Value) -> Value {
    /// 2^63 (1 - 5 · 2^-24).
    const SCALE: f32 = f32::from_bits(0x5eff_fffb);
    let top = e.hi(d);
    let float = e.cast(CastOp::UiToFp, top, Type::F32);
    let reciprocal = e.unary(Intrinsic::Rcp, float);
    let scale = e.f32(SCALE);
    let scaled = e.fmul(reciprocal, scale);
    e.cast(CastOp::FpToUi, scaled, Type::I32)
}

/// x of [`reciprocal`].
fn second_reciprocal(e: &mut Emitter, d: Value, first: Value) -> Value {
    let (lo, hi) = (e.lo(d), e.hi(d));
    let lower = e.umulhi(lo, first);
    let lower = e.zext(lower, Type::I64);
    let upper = wide::wide_product(e, hi, first);
    let product = e.add(upper, lower);
    let missing = {
        let most = e.i64(u64::MAX >> 1);
        e.xor(product, most)
    };
    let missing = e.lshr_const(missing, 11);
    let missing = e.lo(missing);
    let more = wide::wide_product(e, first, missing);
    let more = e.lshr_const(more, 20);
    let zero = e.i32(0);
    let first = e.pack(zero, first);
    e.add(more, first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Rng;
    use ir::builder::FunctionBuilder;
    use ir::interp::{ArgValue, Interp, LaunchConfig, Memory};
    use ir::{AddrSpace, Module};

    const GROUP: u32 = 64;

    /// A kernel that replaces each number of its buffer by its [`reciprocal`].
    fn kernel() -> Module {
        let mut m = Module::new();
        let k = m.add_kernel("k", &[Type::ptr(AddrSpace::Global)]);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let buffer = b.params(entry)[0];
        let group = b.intrinsic(Intrinsic::WorkgroupIdX, Type::I32, &[]);
        let size = b.iconst(Type::I32, i128::from(GROUP));
        let before = b.mul(group, size);
        let item = b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
        let id = b.add(before, item);
        let place = b.gep(Type::I64, buffer, &[id]);
        let d = b.load(Type::I64, place, 8);
        let target = crate::LowerTarget::GFX906;
        let mut e = Emitter::new(&mut m.ctx, &target, m.functions[k].clone());
        let body = e.block;
        let r = reciprocal(&mut e, d);
        m.functions[k] = e.finish();
        let mut b = FunctionBuilder::new(&mut m.ctx, &mut m.functions[k]);
        b.switch_to(entry);
        b.jump(body, &[]);
        b.switch_to(body);
        b.store(r, place, 8);
        b.ret_void();
        ir::verifier::verify_module(&m).expect("well-formed");
        m
    }

    /// Divisors from 2^63 on: both ends, those beside powers of two, and random ones.
    fn divisors() -> Vec<u64> {
        let top = 1 << 63;
        let powers = (0..63).flat_map(|i| [top | 1 << i, top + (1 << i) - 1, u64::MAX - (1 << i)]);
        let mut rng = Rng::new(1);
        let random = (0..3907).map(|_| top | rng.next());
        powers.chain(random).collect()
    }

    #[test]
    fn reciprocals_are_exact() {
        let (m, divisors) = (kernel(), divisors());
        let input: Vec<u8> = divisors.iter().flat_map(|d| d.to_le_bytes()).collect();
        let mut memory = Memory::new();
        let buffer = memory.alloc(&input);
        let config = LaunchConfig::linear(divisors.len() as u32, GROUP);
        let k = m.function_by_name("k").expect("the kernel");
        let args = [ArgValue::ptr(buffer)];
        let run = Interp::new(&m).launch(k, &config, &args, &mut memory);
        run.expect("no fault");
        let output = memory.read(buffer, input.len()).expect("the buffer");
        for (d, r) in divisors.iter().zip(output.chunks(8)) {
            let want = (u128::MAX / u128::from(*d)) as u64;
            assert_eq!(r, want.to_le_bytes(), "of {d:#x}");
        }
    }
}
