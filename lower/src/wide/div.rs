//! Division of wide integers: by a power of two a shift, by one word a division for each word, else
//! one bit of the quotient a step, in a loop.

use super::convert::leading_zeros;
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

/// Most words of a dividend that are divided by one word one after the other without a loop.
const MOST_WORDS: usize = 8;

/// Quotient and remainder.
fn unsigned(b: &mut FunctionBuilder<'_>, x: &[Value], y: &[Value]) -> (Num, Num) {
    let is_word = y.iter().skip(1).all(|&w| b.as_int_const(w) == Some(0));
    match is_word && x.len() <= MOST_WORDS {
        true => by_word(b, x, y[0]),
        false => by_bits(b, x, y),
    }
}

/// By one word: each word of the dividend behind what is left of those above.
fn by_word(b: &mut FunctionBuilder<'_>, x: &[Value], y: Value) -> (Num, Num) {
    let zero = b.iconst(Type::I64, 0);
    let (mut q, mut r) = (vec![zero; x.len()], vec![zero; x.len()]);
    let wide_y = b.zext(y, Type::I128);
    for (i, &word) in x.iter().enumerate().rev() {
        let both = ops::value(b, &[word, r[0]], 128, Type::I128);
        let quotient = b.binary(BinaryOp::UDiv, both, wide_y);
        q[i] = b.trunc(quotient, Type::I64);
        let product = b.mul(q[i], y);
        r[0] = b.sub(word, product);
    }
    (q, r)
}

/// One bit of the quotient a step: it has no more than the dividend is longer than the divisor, and
/// one. The divisor goes from below the dividend's highest bit down to its own place; where it goes
/// into what is left, that is a bit.
fn by_bits(b: &mut FunctionBuilder<'_>, x: &[Value], y: &[Value]) -> (Num, Num) {
    let n = x.len();
    let zero = b.iconst(Type::I64, 0);
    let one = b.iconst(Type::I64, 1);
    let (zeros_x, zeros_y) = (leading_zeros(b, x), leading_zeros(b, y));
    let longer = b.sub(zeros_y, zeros_x);
    let none = b.icmp(IntCC::Slt, longer, zero);
    let distance = b.select(none, zero, longer);
    let steps = b.add(distance, one);
    let mut start = vec![zero; n];
    start.extend(x);
    let mut body_args = start.clone();
    body_args.extend(shift::by(b, BinaryOp::Shl, y, distance));
    body_args.push(steps);
    let types = vec![Type::I64; 3 * n + 1];
    let body = b.create_block_with(&types);
    let end = b.create_block_with(&types[..2 * n]);
    b.branch(none, (end, &start), (body, &body_args));
    b.switch_to(body);
    let params = b.params(body).to_vec();
    let (q, r, d) = (&params[..n], &params[n..2 * n], &params[2 * n..3 * n]);
    let mut next = shift::by_constant(b, BinaryOp::Shl, q, 1);
    let (less, below) = ops::sub(b, r, d);
    let yes = b.bconst(true);
    let goes = b.xor(below, yes);
    let bit = b.zext(goes, Type::I64);
    next[0] = b.or(next[0], bit);
    next.extend(ops::select(b, goes, &less, r));
    let mut again = next.clone();
    again.extend(shift::by_constant(b, BinaryOp::LShr, d, 1));
    let count = b.sub(params[3 * n], one);
    again.push(count);
    let done = b.icmp(IntCC::Eq, count, zero);
    b.branch(done, (end, &next), (body, &again));
    b.switch_to(end);
    let params = b.params(end).to_vec();
    (params[..n].to_vec(), params[n..].to_vec())
}
