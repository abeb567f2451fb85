//! Bit operations of any width: counting, reversing, funnel shifts.

use crate::expand::wide;
use crate::fold;
use crate::legal::emitter::Emitter;
use crate::legal::int::{Extend, Num, container};
use ir::{ArithFlags, BinaryOp, IntCC, Intrinsic, Type, Value};
use smallvec::SmallVec;

type Words = SmallVec<[Value; 4]>;

/// The 32-bit words of an integer, lowest first.
fn words(e: &mut Emitter, n: Num, bits: u32) -> Words {
    match container(bits) {
        32 => Words::from_slice(&[n.lo]),
        64 => Words::from_slice(&[e.lo(n.lo), e.hi(n.lo)]),
        _ => {
            let hi = n.high();
            Words::from_slice(&[e.lo(n.lo), e.hi(n.lo), e.lo(hi), e.hi(hi)])
        }
    }
}

/// The integer of words.
fn from_words(e: &mut Emitter, w: &[Value]) -> Num {
    match *w {
        [a] => a.into(),
        [a, b] => e.pack(a, b).into(),
        _ => Num::wide(e.pack(w[0], w[1]), e.pack(w[2], w[3])),
    }
}

/// A small number as an integer of `bits` bits.
fn widen(e: &mut Emitter, v: Value, bits: u32) -> Num {
    match container(bits) {
        1 => e.trunc(v, Type::I1).into(),
        32 => v.into(),
        64 => e.zext(v, Type::I64).into(),
        _ => {
            let zero = e.i64(0);
            Num::wide(e.zext(v, Type::I64), zero)
        }
    }
}

/// Number of bits that are set.
pub(crate) fn ctpop(e: &mut Emitter, n: Num, bits: u32) -> Num {
    if bits == 1 {
        return n;
    }
    let n = e.extend_low(n, bits, Extend::Zero);
    let mut sum = None;
    for w in words(e, n, bits) {
        let count = e.intr(Intrinsic::Ctpop, &[w], Type::I32);
        e.note_leading_zeros(count, 26);
        sum = Some(match sum {
            None => count,
            Some(s) => e.add(s, count),
        });
    }
    let sum = sum.unwrap_or(n.lo);
    e.note_leading_zeros(sum, 24);
    widen(e, sum, bits)
}

/// What a count of zeros gives for zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OfZero {
    /// The width.
    Width,
    /// Anything.
    Poison,
}

/// Number of leading zeros.
pub(crate) fn ctlz(e: &mut Emitter, n: Num, bits: u32, of_zero: OfZero) -> Num {
    if bits == 1 {
        return e.not(n.lo).into();
    }
    // Moved to the top of the container, which drops the garbage.
    let spare = container(bits) - bits;
    let amount = e.num_const(container(bits), u128::from(spare));
    let top = e.int_binary(
        BinaryOp::Shl,
        ArithFlags::empty(),
        container(bits),
        n,
        amount,
    );
    let w = words(e, top, bits);
    let count = first_bit(e, Intrinsic::FfbhU32, w.iter().rev(), bits, of_zero);
    widen(e, count, bits)
}

/// Number of trailing zeros.
pub(crate) fn cttz(e: &mut Emitter, n: Num, bits: u32, of_zero: OfZero) -> Num {
    if bits == 1 {
        return e.not(n.lo).into();
    }
    let mut w = words(e, n, bits);
    w.truncate(bits.div_ceil(32) as usize);
    if bits % 32 != 0 && of_zero == OfZero::Width {
        // A bit behind the end is found if there is none before it.
        let last = w.len() - 1;
        let guard = e.i32(1 << (bits % 32));
        w[last] = e.or(w[last], guard);
        let count = first_bit(e, Intrinsic::FfblB32, w.iter(), bits, OfZero::Poison);
        return widen(e, count, bits);
    }
    let count = first_bit(e, Intrinsic::FfblB32, w.iter(), bits, of_zero);
    widen(e, count, bits)
}

/// Distance of the first set bit in a string of words. The instructions give -1 for a word without
/// one, which as an unsigned number loses against every other candidate, and stays -1 under
/// saturating addition.
fn first_bit<'w>(
    e: &mut Emitter,
    id: Intrinsic,
    words: impl DoubleEndedIterator<Item = &'w Value>,
    bits: u32,
    of_zero: OfZero,
) -> Value {
    let mut found: Option<Value> = None;
    for &w in words.rev() {
        let here = match e.const_bits(w) {
            Some(0) => e.i32(u32::MAX),
            Some(c) => e.i32(match id {
                Intrinsic::FfbhU32 => (c as u32).leading_zeros(),
                _ => (c as u32).trailing_zeros(),
            }),
            None => e.intr(id, &[w], Type::I32),
        };
        found = Some(match found {
            None => here,
            Some(behind) => {
                let word = e.i32(32);
                let behind = e.intr(Intrinsic::UAddSat, &[behind, word], Type::I32);
                e.min_max(Intrinsic::UMin, here, behind)
            }
        });
    }
    let mut v = found.expect("an integer has a word");
    if of_zero == OfZero::Width {
        let limit = e.i32(bits);
        v = e.min_max(Intrinsic::UMin, v, limit);
    }
    e.note_leading_zeros(v, 24);
    v
}

/// Number of leading zeros of a 128-bit integer, as an i32; 128 for zero.
pub(crate) fn count_leading_zeros_128(e: &mut Emitter, n: Num) -> Value {
    let w = words(e, n, 128);
    first_bit(e, Intrinsic::FfbhU32, w.iter().rev(), 128, OfZero::Width)
}

/// Bits in reverse order.
pub(crate) fn bitreverse(e: &mut Emitter, n: Num, bits: u32) -> Num {
    if bits == 1 {
        return n;
    }
    let reversed: Words = words(e, n, bits)
        .iter()
        .rev()
        .map(|&w| e.intr(Intrinsic::Bitreverse, &[w], Type::I32))
        .collect();
    let whole = from_words(e, &reversed);
    shift_down(e, whole, bits)
}

/// Bytes in reverse order.
pub(crate) fn bswap(e: &mut Emitter, n: Num, bits: u32) -> Num {
    let reversed: Words = words(e, n, bits)
        .iter()
        .rev()
        .map(|&w| e.intr(Intrinsic::Bswap, &[w], Type::I32))
        .collect();
    let whole = from_words(e, &reversed);
    shift_down(e, whole, bits)
}

/// What was reversed in its container, moved down to where it belongs.
fn shift_down(e: &mut Emitter, n: Num, bits: u32) -> Num {
    let width = container(bits);
    let amount = e.num_const(width, u128::from(width - bits));
    e.int_binary(BinaryOp::LShr, ArithFlags::empty(), width, n, amount)
}

/// Direction of a funnel shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Funnel {
    /// `fshl`
    Left,
    /// `fshr`
    Right,
}

/// `fshl` or `fshr`: `a:b` shifted by an amount modulo the width; the upper or the lower half of
/// it.
pub(crate) fn funnel(
    e: &mut Emitter,
    direction: Funnel,
    a: Num,
    b: Num,
    amount: Num,
    bits: u32,
) -> Num {
    if bits == 1 {
        // Modulo 1 every amount is 0.
        return if direction == Funnel::Left { a } else { b };
    }
    if let Some(c) = constant_amount(e, amount, bits) {
        return funnel_constant(e, direction, a, b, c, bits);
    }
    if bits == 32 {
        return funnel_word(e, direction, a.lo, b.lo, amount.lo).into();
    }
    funnel_general(e, direction, a, b, amount, bits)
}

fn constant_amount(e: &Emitter, amount: Num, bits: u32) -> Option<u32> {
    let lo = e.const_bits(amount.lo)?;
    let hi = match amount.hi {
        Some(hi) => e.const_bits(hi)?,
        None => 0,
    };
    Some((((hi << 64 | lo) & fold::mask(bits)) % u128::from(bits)) as u32)
}

fn funnel_constant(
    e: &mut Emitter,
    direction: Funnel,
    a: Num,
    b: Num,
    amount: u32,
    bits: u32,
) -> Num {
    if amount == 0 {
        return if direction == Funnel::Left { a } else { b };
    }
    let right = match direction {
        Funnel::Left => bits - amount,
        Funnel::Right => amount,
    };
    if bits == 32 {
        return align_words(e, a.lo, b.lo, right).into();
    }
    if bits % 32 == 0 && bits != 96 {
        // Each word of the result is two neighbouring words of a:b, aligned.
        let mut w = words(e, b, bits);
        w.extend(words(e, a, bits));
        let n = (bits / 32) as usize;
        let skip = (right / 32) as usize;
        let out: Words = (0..n)
            .map(|i| align_words(e, w[(i + skip + 1).min(2 * n - 1)], w[i + skip], right % 32))
            .collect();
        return from_words(e, &out);
    }
    let width = container(bits);
    let up = e.num_const(width, u128::from(bits - right));
    let down = e.num_const(width, u128::from(right));
    let none = ArithFlags::empty();
    let high = e.int_binary(BinaryOp::Shl, none, width, a, up);
    let b = e.extend_low(b, bits, Extend::Zero);
    let low = e.int_binary(BinaryOp::LShr, none, width, b, down);
    e.int_binary(BinaryOp::Or, none, width, high, low)
}

/// Low word of `hi:lo` shifted right by a constant below 32.
fn align_words(e: &mut Emitter, hi: Value, lo: Value, amount: u32) -> Value {
    if amount == 0 {
        return lo;
    }
    if e.const_bits(hi) == Some(0) {
        return e.lshr_const(lo, amount);
    }
    let n = e.i32(amount);
    e.intr(Intrinsic::Fshr, &[hi, lo, n], Type::I32)
}

/// Funnel shift of words by a variable amount. `fshr` is an instruction; `fshl` by s is `fshr` by
/// 32 - s unless s is 0: for a rotation that makes no difference, otherwise all is shifted by one
/// first and then by 31 - s.
fn funnel_word(e: &mut Emitter, direction: Funnel, a: Value, b: Value, amount: Value) -> Value {
    if direction == Funnel::Right {
        return e.intr(Intrinsic::Fshr, &[a, b, amount], Type::I32);
    }
    if a == b {
        let back = e.neg(amount);
        return e.intr(Intrinsic::Fshr, &[a, b, back], Type::I32);
    }
    let one = e.i32(1);
    let upper = e.lshr_const(a, 1);
    let lower = e.intr(Intrinsic::Fshr, &[a, b, one], Type::I32);
    let back = e.complement(amount);
    e.intr(Intrinsic::Fshr, &[upper, lower, back], Type::I32)
}

fn funnel_general(
    e: &mut Emitter,
    direction: Funnel,
    a: Num,
    b: Num,
    amount: Num,
    bits: u32,
) -> Num {
    let width = container(bits);
    let none = ArithFlags::empty();
    let s = if bits.is_power_of_two() {
        let mask = e.num_const(width, u128::from(bits - 1));
        e.int_binary(BinaryOp::And, none, width, amount, mask)
    } else {
        let modulus = e.num_const(bits, u128::from(bits));
        e.int_binary(BinaryOp::URem, none, bits, amount, modulus)
    };
    let last = e.num_const(width, u128::from(bits - 1));
    let rest = e.int_binary(BinaryOp::Sub, none, width, last, s);
    let one = e.num_const(width, 1);
    let b = e.extend_low(b, bits, Extend::Zero);
    let (high, low) = match direction {
        Funnel::Left => {
            let high = e.int_binary(BinaryOp::Shl, none, width, a, s);
            let half = e.int_binary(BinaryOp::LShr, none, width, b, one);
            (high, e.int_binary(BinaryOp::LShr, none, width, half, rest))
        }
        Funnel::Right => {
            let double = e.int_binary(BinaryOp::Shl, none, width, a, one);
            let high = e.int_binary(BinaryOp::Shl, none, width, double, rest);
            (high, e.int_binary(BinaryOp::LShr, none, width, b, s))
        }
    };
    e.int_binary(BinaryOp::Or, none, width, high, low)
}

/// Absolute value; the most negative number is its own.
pub(crate) fn abs(e: &mut Emitter, n: Num, bits: u32) -> Num {
    let n = e.extend_low(n, bits, Extend::Sign);
    match container(bits) {
        1 => n,
        32 => {
            let minus = e.neg(n.lo);
            let v = e.min_max(Intrinsic::SMax, n.lo, minus);
            if bits < 32 {
                e.note_leading_zeros(v, 32 - bits);
            }
            v.into()
        }
        64 => {
            let sign = e.ashr_const(n.lo, 63);
            let sum = e.add(n.lo, sign);
            e.xor(sum, sign).into()
        }
        _ => {
            let minus = wide::neg(e, n);
            let negative = e.icmp_const(IntCC::Slt, n.high(), 0);
            e.select_num(negative, minus, n)
        }
    }
}
