//! Constant folding of integer operations, on bits and a width.

use ir::{BinaryOp, IntCC};

/// The low `width` bits set.
pub(crate) const fn mask(width: u32) -> u128 {
    if width >= 128 {
        u128::MAX
    } else {
        (1 << width) - 1
    }
}

/// A number of `width` bits as signed.
pub(crate) const fn sign_extend(value: u128, width: u32) -> i128 {
    if width == 0 {
        return 0;
    }
    ((value << (128 - width)) as i128) >> (128 - width)
}

/// The result of an operation on integers of `width` bits; `None` if it is undefined, or not folded.
pub(crate) fn int_binary(op: BinaryOp, width: u32, a: u128, b: u128) -> Option<u128> {
    use BinaryOp::*;
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    let shift = b < u128::from(width);
    let r = match op {
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Mul => a.wrapping_mul(b),
        UDiv if b != 0 => a / b,
        URem if b != 0 => a % b,
        SDiv if b != 0 => sa.checked_div(sb)? as u128,
        SRem if b != 0 => sa.checked_rem(sb)? as u128,
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        Shl if shift => a << b,
        LShr if shift => a >> b,
        AShr if shift => (sa >> b) as u128,
        _ => return None,
    };
    Some(r & mask(width))
}

/// The result of comparing integers of `width` bits.
pub(crate) fn int_compare(cond: IntCC, width: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    match cond {
        IntCC::Eq => a == b,
        IntCC::Ne => a != b,
        IntCC::Ugt => a > b,
        IntCC::Uge => a >= b,
        IntCC::Ult => a < b,
        IntCC::Ule => a <= b,
        IntCC::Sgt => sa > sb,
        IntCC::Sge => sa >= sb,
        IntCC::Slt => sa < sb,
        IntCC::Sle => sa <= sb,
    }
}
