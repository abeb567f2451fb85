//! Division of wide integers: one bit of the quotient a step, in a loop. By a power of two it is a
//! shift.

use super::ops::{self, Num};
use super::shift;
use ir::builder::FunctionBuilder;
use ir::{BinaryOp, IntCC, Type, Value};

/// Quotient or remainder. The operands are extended to whole words as the operation's signedness
/// demands. Goes on in another block.
pub(super) fn divide(b: &mut FunctionBuilder<'_>, op: BinaryOp, x: &[Value], y: &[Value]) -> Num {
    if let Some(result) = by_power_of_two(b, op, x, y) {
        return result;
    }
    let is_signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
    let is_quotient = matches!(op, BinaryOp::SDiv | BinaryOp::UDiv);
    if !is_signed {
        let (q, r) = unsigned(b, x, y);
        return if is_quotient { q } else { r };
    }
    let (sign_x, sign_y) = (sign(b, x), sign(b, y));
    let abs_x = with_sign(b, x, sign_x);
    let abs_y = with_sign(b, y, sign_y);
    let (q, r) = unsigned(b, &abs_x, &abs_y);
    match is_quotient {
        true => {
            let sign = b.xor(sign_x, sign_y);
            with_sign(b, &q, sign)
        }
        false => with_sign(b, &r, sign_x),
    }
}

/// Unsigned division by a constant power of two.
fn by_power_of_two(
    b: &mut FunctionBuilder<'_>,
    op: BinaryOp,
    x: &[Value],
    y: &[Value],
) -> Option<Num> {
    let words: Option<Vec<u64>> = y.iter().map(|&w| Some(b.as_int_const(w)? as u64)).collect();
    let words = words?;
    if words.iter().map(|w| w.count_ones()).sum::<u32>() != 1 {
        return None;
    }
    let word = words.iter().position(|&w| w != 0)?;
    match op {
        BinaryOp::UDiv => {
            let n = word as u32 * 64 + words[word].trailing_zeros();
            Some(shift::by_constant(b, BinaryOp::LShr, x, n))
        }
        BinaryOp::URem => {
            let zero = b.iconst(Type::I64, 0);
            let mut out = x.to_vec();
            let mask = b.iconst(Type::I64, i128::from(words[word] - 1));
            out[word] = b.and(x[word], mask);
            out[word + 1..].fill(zero);
            Some(out)
        }
        _ => None,
    }
}

/// 0, or all ones for a negative number.
fn sign(b: &mut FunctionBuilder<'_>, x: &[Value]) -> Value {
    let n = b.iconst(Type::I64, 63);
    b.ashr(x[x.len() - 1], n)
}

/// The number, or its negative where `sign` is all ones.
fn with_sign(b: &mut FunctionBuilder<'_>, x: &[Value], sign: Value) -> Num {
    let flipped: Num = x.iter().map(|&w| b.xor(w, sign)).collect();
    let signs = vec![sign; x.len()];
    ops::sub(b, &flipped, &signs).0
}

/// Quotient and remainder. The loop keeps remainder:dividend as one string that is shifted left;
/// bits of the quotient come in at the dividend's low end.
fn unsigned(b: &mut FunctionBuilder<'_>, x: &[Value], y: &[Value]) -> (Num, Num) {
    let n = x.len();
    let mut types = vec![Type::I64; 2 * n];
    types.push(Type::I32);
    let body = b.create_block_with(&types);
    let end = b.create_block_with(&types[..2 * n]);
    let zero = b.iconst(Type::I64, 0);
    let mut start = x.to_vec();
    start.resize(2 * n, zero);
    start.push(b.iconst(Type::I32, n as i128 * 64));
    b.jump(body, &start);
    b.switch_to(body);
    let params = b.params(body);
    let places = b.iconst(Type::I64, 63);
    let top = b.lshr(params[2 * n - 1], places);
    let moved = shift::by_constant(b, BinaryOp::Shl, &params[..2 * n], 1);
    let (mut q, r) = (moved[..n].to_vec(), &moved[n..]);
    // The remainder may have grown by a bit: then the divisor surely goes in.
    let (less, below) = ops::sub(b, r, y);
    let grown = b.icmp(IntCC::Ne, top, zero);
    let yes = b.bconst(true);
    let fits = b.xor(below, yes);
    let goes = b.or(grown, fits);
    let mut next = ops::select(b, goes, &less, r);
    let bit = b.zext(goes, Type::I64);
    q[0] = b.or(q[0], bit);
    q.append(&mut next);
    let minus = b.iconst(Type::I32, -1);
    let count = b.add(params[2 * n], minus);
    let none = b.iconst(Type::I32, 0);
    let done = b.icmp(IntCC::Eq, count, none);
    let mut again = q.clone();
    again.push(count);
    b.branch(done, (end, &q), (body, &again));
    b.switch_to(end);
    let params = b.params(end).to_vec();
    (params[..n].to_vec(), params[n..].to_vec())
}
