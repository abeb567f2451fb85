//! Shifts of numbers of several words.
//!
//! By a number that is not known: first by whole words, one step for each bit of their count, then
//! inside of the words with a funnel shift, whose amount counts modulo 64.

use super::ops::Num;
use ir::builder::FunctionBuilder;
use ir::{BinaryOp, IntCC, Intrinsic, Type, Value};

/// By a constant number of bits below the number's.
pub(super) fn by_constant(
    b: &mut FunctionBuilder<'_>,
    op: BinaryOp,
    a: &[Value],
    amount: u32,
) -> Num {
    let fill = fill(b, op, a);
    let moved = by_words(op, a, (amount / 64) as usize, fill);
    if amount % 64 == 0 {
        return moved;
    }
    let n = b.iconst(Type::I64, i128::from(amount % 64));
    inside(b, op, &moved, n, fill)
}

/// By a number of bits, the amount's first word. What comes of more bits than the number has is of
/// no interest.
pub(super) fn by(b: &mut FunctionBuilder<'_>, op: BinaryOp, a: &[Value], amount: Value) -> Num {
    if let Some(n) = b.as_int_const(amount) {
        let bits = a.len() as u32 * 64;
        return by_constant(b, op, a, (n % u128::from(bits)) as u32);
    }
    let fill = fill(b, op, a);
    let zero = b.iconst(Type::I64, 0);
    let mut now = a.to_vec();
    let mut words = 1;
    while words < a.len() {
        let bit = b.iconst(Type::I64, words as i128 * 64);
        let here = b.and(amount, bit);
        let here = b.icmp(IntCC::Ne, here, zero);
        let moved = by_words(op, &now, words, fill);
        now = super::ops::select(b, here, &moved, &now);
        words *= 2;
    }
    inside(b, op, &now, amount, fill)
}

/// What comes in.
fn fill(b: &mut FunctionBuilder<'_>, op: BinaryOp, a: &[Value]) -> Value {
    match (op, a.last()) {
        (BinaryOp::AShr, Some(&top)) => {
            let n = b.iconst(Type::I64, 63);
            b.ashr(top, n)
        }
        _ => b.iconst(Type::I64, 0),
    }
}

fn by_words(op: BinaryOp, a: &[Value], words: usize, fill: Value) -> Num {
    let at = |i: usize| match op {
        BinaryOp::Shl => i.checked_sub(words).map(|k| a[k]),
        _ => a.get(i + words).copied(),
    };
    (0..a.len()).map(|i| at(i).unwrap_or(fill)).collect()
}

/// By the amount modulo 64.
fn inside(
    b: &mut FunctionBuilder<'_>,
    op: BinaryOp,
    a: &[Value],
    amount: Value,
    fill: Value,
) -> Num {
    let mut word = |i: usize| match op {
        BinaryOp::Shl => {
            let lower = i.checked_sub(1).map_or(fill, |k| a[k]);
            b.intrinsic(Intrinsic::Fshl, Type::I64, &[a[i], lower, amount])
        }
        _ => {
            let upper = a.get(i + 1).copied().unwrap_or(fill);
            b.intrinsic(Intrinsic::Fshr, Type::I64, &[upper, a[i], amount])
        }
    };
    (0..a.len()).map(&mut word).collect()
}
