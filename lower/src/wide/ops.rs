//! Arithmetic on numbers of several words of 64 bits.
//!
//! A [`Num`] has all its words as i64; what is above its width in the last one is said by whoever
//! made it: zeros, copies of the sign, or anything.

use super::types::WIDEST;
use ir::builder::FunctionBuilder;
use ir::{BinaryOp, CastOp, IntCC, Intrinsic, Type, Value};

/// The words of a number, the least significant first.
pub(super) type Num = Vec<Value>;

/// What is above the width in the last word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Above {
    /// Zeros.
    Zeros,
    /// Copies of the sign.
    Signs,
}

impl Above {
    /// The shift that keeps it.
    pub fn shift_right(self) -> BinaryOp {
        match self {
            Above::Zeros => BinaryOp::LShr,
            Above::Signs => BinaryOp::AShr,
        }
    }
}

/// Number of words.
pub(super) fn count(bits: u32) -> usize {
    bits.div_ceil(64) as usize
}

/// The words of a value: a structure that stands for a wide integer, or an integer of at most
/// 128 bits.
pub(super) fn words(b: &mut FunctionBuilder<'_>, v: Value, above: Above) -> Num {
    let ty = b.ty(v);
    let extend = match above {
        Above::Zeros => CastOp::ZExt,
        Above::Signs => CastOp::SExt,
    };
    let parts: Vec<Value> = match b.ctx.types.int_bits(ty) {
        Some(65..) => {
            let v = resize(b, extend, v, Type::I128);
            let n = b.iconst(Type::I128, 64);
            let high = b.lshr(v, n);
            vec![b.trunc(v, Type::I64), b.trunc(high, Type::I64)]
        }
        Some(_) => vec![v],
        None => {
            let n = field_count(b, ty);
            (0..n).map(|i| b.extract_value(v, &[i])).collect()
        }
    };
    parts
        .into_iter()
        .map(|p| resize(b, extend, p, Type::I64))
        .collect()
}

fn field_count(b: &FunctionBuilder<'_>, ty: Type) -> u32 {
    match b.ctx.types.get(ty) {
        ir::TypeData::Struct { fields, .. } => fields.len() as u32,
        _ => 0,
    }
}

/// The value in another width.
fn resize(b: &mut FunctionBuilder<'_>, extend: CastOp, v: Value, to: Type) -> Value {
    let (from, bits) = (b.ctx.types.int_bits(b.ty(v)), b.ctx.types.int_bits(to));
    match from.cmp(&bits) {
        std::cmp::Ordering::Less => b.cast(extend, v, to),
        std::cmp::Ordering::Equal => v,
        std::cmp::Ordering::Greater => b.trunc(v, to),
    }
}

/// The number in `n` words.
pub(super) fn extended(b: &mut FunctionBuilder<'_>, mut a: Num, n: usize, above: Above) -> Num {
    let fill = match (above, a.last()) {
        (Above::Signs, Some(&top)) if a.len() < n => {
            let places = b.iconst(Type::I64, 63);
            b.ashr(top, places)
        }
        _ => b.iconst(Type::I64, 0),
    };
    a.resize(n, fill);
    a
}

/// A value of an integer type from its words, which may be more than it needs; for a wide type of
/// the structure that stands for it.
pub(super) fn value(b: &mut FunctionBuilder<'_>, a: &[Value], bits: u32, ty: Type) -> Value {
    if bits <= 64 {
        return resize(b, CastOp::ZExt, a[0], ty);
    }
    if bits <= WIDEST {
        let (lo, hi) = (b.zext(a[0], Type::I128), b.zext(a[1], Type::I128));
        let n = b.iconst(Type::I128, 64);
        let hi = b.shl(hi, n);
        let both = b.or(lo, hi);
        return resize(b, CastOp::ZExt, both, ty);
    }
    let mut all = b.poison(ty);
    for (i, &word) in a.iter().take(count(bits)).enumerate() {
        let field = b.ctx.types.element(ty, i as u64).unwrap_or(Type::I64);
        let word = resize(b, CastOp::ZExt, word, field);
        all = b.insert_value(all, word, &[i as u32]);
    }
    all
}

/// The number with what is above its width made zeros or signs again.
pub(super) fn trimmed(b: &mut FunctionBuilder<'_>, mut a: Num, bits: u32, above: Above) -> Num {
    let rest = bits % 64;
    if rest > 0 {
        let ty = b.ctx.types.int(rest as u16);
        let last = a.len() - 1;
        let cut = b.trunc(a[last], ty);
        a[last] = match above {
            Above::Zeros => b.zext(cut, Type::I64),
            Above::Signs => b.sext(cut, Type::I64),
        };
    }
    a
}

/// Sum, and the carry out of the last word.
pub(super) fn add(b: &mut FunctionBuilder<'_>, x: &[Value], y: &[Value]) -> (Num, Value) {
    let mut carry = b.bconst(false);
    let mut out = Num::new();
    for (i, (&x, &y)) in x.iter().zip(y).enumerate() {
        let sum = b.add(x, y);
        let mut over = b.icmp(IntCC::Ult, sum, x);
        let mut word = sum;
        if i > 0 {
            let one = b.zext(carry, Type::I64);
            word = b.add(sum, one);
            let again = b.icmp(IntCC::Ult, word, sum);
            over = b.or(over, again);
        }
        carry = over;
        out.push(word);
    }
    (out, carry)
}

/// Difference, and whether it is below zero as one of unsigned numbers.
pub(super) fn sub(b: &mut FunctionBuilder<'_>, x: &[Value], y: &[Value]) -> (Num, Value) {
    let mut borrow = b.bconst(false);
    let mut out = Num::new();
    for (i, (&x, &y)) in x.iter().zip(y).enumerate() {
        let diff = b.sub(x, y);
        let mut under = b.icmp(IntCC::Ult, x, y);
        let mut word = diff;
        if i > 0 {
            let one = b.zext(borrow, Type::I64);
            word = b.sub(diff, one);
            let again = b.icmp(IntCC::Ult, diff, one);
            under = b.or(under, again);
        }
        borrow = under;
        out.push(word);
    }
    (out, borrow)
}

/// Zero less the number.
pub(super) fn neg(b: &mut FunctionBuilder<'_>, x: &[Value]) -> Num {
    let zero = vec![b.iconst(Type::I64, 0); x.len()];
    sub(b, &zero, x).0
}

/// The lowest `n` words of the product: each word of one with each of the other, as 128 bits, row
/// by row. A row's carry fits in a word: (2^64-1)^2 + 2 (2^64-1) < 2^128.
pub(super) fn mul(b: &mut FunctionBuilder<'_>, x: &[Value], y: &[Value], n: usize) -> Num {
    let mut out: Num = vec![b.iconst(Type::I64, 0); n];
    let places = b.iconst(Type::I128, 64);
    for (i, &u) in x.iter().enumerate().take(n) {
        let mut carry = None;
        for (j, &v) in y.iter().enumerate().take(n - i) {
            let k = i + j;
            if k + 1 == n {
                let product = b.mul(u, v);
                let mut sum = b.add(out[k], product);
                if let Some(carry) = carry {
                    sum = b.add(sum, carry);
                }
                out[k] = sum;
                continue;
            }
            let (wide_u, wide_v) = (b.zext(u, Type::I128), b.zext(v, Type::I128));
            let mut sum = b.mul(wide_u, wide_v);
            for addend in [Some(out[k]).filter(|_| i > 0), carry]
                .into_iter()
                .flatten()
            {
                let addend = b.zext(addend, Type::I128);
                sum = b.add(sum, addend);
            }
            out[k] = b.trunc(sum, Type::I64);
            let high = b.lshr(sum, places);
            carry = Some(b.trunc(high, Type::I64));
        }
        // Nothing has been added there yet.
        if let (Some(carry), true) = (carry, i + y.len() < n) {
            out[i + y.len()] = carry;
        }
    }
    out
}

/// Word by word.
pub(super) fn bitwise(b: &mut FunctionBuilder<'_>, op: BinaryOp, x: &[Value], y: &[Value]) -> Num {
    x.iter().zip(y).map(|(&x, &y)| b.binary(op, x, y)).collect()
}

/// Comparison; what is above the width is as the predicate wants it.
pub(super) fn compare(b: &mut FunctionBuilder<'_>, cond: IntCC, x: &[Value], y: &[Value]) -> Value {
    if matches!(cond, IntCC::Eq | IntCC::Ne) {
        let different = bitwise(b, BinaryOp::Xor, x, y);
        let any = any_bit(b, &different);
        let zero = b.iconst(Type::I64, 0);
        return b.icmp(cond, any, zero);
    }
    let unsigned = match cond {
        IntCC::Sgt => IntCC::Ugt,
        IntCC::Sge => IntCC::Uge,
        IntCC::Slt => IntCC::Ult,
        IntCC::Sle => IntCC::Ule,
        other => other,
    };
    // The sign is in the highest word, which may be the only one.
    let of_word = |i: usize| if i + 1 == x.len() { cond } else { unsigned };
    let mut result = b.icmp(of_word(0), x[0], y[0]);
    for i in 1..x.len() {
        let here = b.icmp(of_word(i), x[i], y[i]);
        let same = b.icmp(IntCC::Eq, x[i], y[i]);
        result = b.select(same, result, here);
    }
    result
}

/// All words in one, by `or`.
pub(super) fn any_bit(b: &mut FunctionBuilder<'_>, a: &[Value]) -> Value {
    let rest = a[1..].iter();
    rest.fold(a[0], |all, &word| b.or(all, word))
}

/// A choice between two numbers.
pub(super) fn select(b: &mut FunctionBuilder<'_>, cond: Value, x: &[Value], y: &[Value]) -> Num {
    x.iter()
        .zip(y)
        .map(|(&x, &y)| b.select(cond, x, y))
        .collect()
}

/// An intrinsic with one i64.
pub(super) fn unary(b: &mut FunctionBuilder<'_>, id: Intrinsic, a: Value) -> Value {
    match id {
        Intrinsic::Ctlz | Intrinsic::Cttz => {
            let no = b.bconst(false);
            b.intrinsic(id, Type::I64, &[a, no])
        }
        _ => b.intrinsic(id, Type::I64, &[a]),
    }
}
