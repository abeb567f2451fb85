//! Saturating shifts and fixed-point arithmetic.
//!
//! Results that are not representable are rounded down, as LLVM's expansions do; the language
//! leaves it open.

use crate::expand::arith;
use crate::fold;
use crate::legal::emitter::Emitter;
use crate::legal::int::{Extend, Num};
use ir::{ArithFlags, BinaryOp, IntCC, Intrinsic, Value};

const NONE: ArithFlags = ArithFlags::empty();

/// What happens to a result that does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Excess {
    /// Bits above the width are lost.
    Cut,
    /// The nearest bound takes its place.
    Clamp,
}

/// A fixed-point operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fixed {
    /// Signedness of operands and result.
    pub how: Extend,
    /// What happens to a result that does not fit.
    pub excess: Excess,
    /// Bits after the point.
    pub scale: u32,
    /// Bits of operands and result.
    pub bits: u32,
}

/// The least or the most number of a width; `low` says where the least is meant.
fn bound(e: &mut Emitter, how: Extend, low: Value, bits: u32) -> Num {
    match how {
        Extend::Zero => e.num_const(bits, fold::mask(bits)),
        Extend::Sign => {
            let least = e.num_const(bits, 1 << (bits - 1));
            let most = e.num_const(bits, fold::mask(bits) >> 1);
            e.select_num(low, least, most)
        }
    }
}

fn is_negative(e: &mut Emitter, n: Num, bits: u32) -> Value {
    let zero = e.num_const(bits, 0);
    e.int_compare(IntCC::Slt, bits, n, zero)
}

/// `sshl.sat` or `ushl.sat`: what does not come back when it is shifted back is too large.
pub(crate) fn shift(e: &mut Emitter, how: Extend, a: Num, b: Num, bits: u32) -> Num {
    let back = match how {
        Extend::Sign => BinaryOp::AShr,
        Extend::Zero => BinaryOp::LShr,
    };
    let shifted = e.int_binary(BinaryOp::Shl, NONE, bits, a, b);
    let restored = e.int_binary(back, NONE, bits, shifted, b);
    let lost = e.int_compare(IntCC::Ne, bits, restored, a);
    let low = is_negative(e, a, bits);
    let bound = bound(e, how, low, bits);
    e.select_num(lost, bound, shifted)
}

/// A product; nothing if it is wider than 128 bits before it is shifted.
pub(crate) fn multiply(e: &mut Emitter, f: Fixed, a: Num, b: Num) -> Option<Num> {
    let bits = f.bits;
    if f.scale == 0 {
        if f.excess == Excess::Cut {
            return Some(e.int_binary(BinaryOp::Mul, NONE, bits, a, b));
        }
        let (r, lost) = arith::overflow(e, BinaryOp::Mul, f.how, a, b, bits);
        let (x, y) = (is_negative(e, a, bits), is_negative(e, b, bits));
        let low = e.xor(x, y);
        let bound = bound(e, f.how, low, bits);
        return Some(e.select_num(lost, bound, r));
    }
    let wide = 2 * bits;
    if wide > 128 {
        return None;
    }
    let (x, y) = (
        e.extend(a, bits, wide, f.how),
        e.extend(b, bits, wide, f.how),
    );
    let product = e.int_binary(BinaryOp::Mul, NONE, wide, x, y);
    let amount = e.num_const(wide, f.scale.into());
    let back = match f.how {
        Extend::Sign => BinaryOp::AShr,
        Extend::Zero => BinaryOp::LShr,
    };
    let shifted = e.int_binary(back, NONE, wide, product, amount);
    Some(narrow(e, f, shifted, wide))
}

/// A quotient, of operands of at most 63 bits with the scale; nothing if they are wider.
pub(crate) fn divide(e: &mut Emitter, f: Fixed, a: Num, b: Num) -> Option<Num> {
    // One more, so that the quotient of the least number and -1 fits.
    let wide = match f.bits + f.scale + 1 {
        ..=32 => 32,
        33..=64 => 64,
        _ => return None,
    };
    let (x, y) = (
        e.extend(a, f.bits, wide, f.how),
        e.extend(b, f.bits, wide, f.how),
    );
    let amount = e.num_const(wide, f.scale.into());
    let x = e.int_binary(BinaryOp::Shl, NONE, wide, x, amount);
    if f.how == Extend::Zero {
        let quotient = e.int_binary(BinaryOp::UDiv, NONE, wide, x, y);
        return Some(narrow(e, f, quotient, wide));
    }
    let quotient = e.int_binary(BinaryOp::SDiv, NONE, wide, x, y);
    let product = e.int_binary(BinaryOp::Mul, NONE, wide, quotient, y);
    let rest = e.int_binary(BinaryOp::Sub, NONE, wide, x, product);
    // Rounded towards zero: one too many if there is a rest whose sign is not the divisor's.
    let zero = e.num_const(wide, 0);
    let inexact = e.int_compare(IntCC::Ne, wide, rest, zero);
    let signs = e.int_binary(BinaryOp::Xor, NONE, wide, rest, y);
    let apart = is_negative(e, signs, wide);
    let too_many = e.and(inexact, apart);
    let one = e.num_const(wide, 1);
    let less = e.int_binary(BinaryOp::Sub, NONE, wide, quotient, one);
    let floor = e.select_num(too_many, less, quotient);
    Some(narrow(e, f, floor, wide))
}

/// A result of `wide` bits in the width.
fn narrow(e: &mut Emitter, f: Fixed, n: Num, wide: u32) -> Num {
    let bits = f.bits;
    if f.excess == Excess::Cut {
        return e.truncate(n, wide, bits);
    }
    let n = match f.how {
        Extend::Zero => {
            let most = e.num_const(wide, fold::mask(bits));
            arith::min_max(e, Intrinsic::UMin, n, most, wide)
        }
        Extend::Sign => {
            let most = e.num_const(wide, fold::mask(bits) >> 1);
            let least = e.num_const(wide, !(fold::mask(bits) >> 1));
            let n = arith::min_max(e, Intrinsic::SMin, n, most, wide);
            arith::min_max(e, Intrinsic::SMax, n, least, wide)
        }
    };
    e.truncate(n, wide, bits)
}
