//! Reading and making constants of a function.

use ir::{Const, ConstData, Context, Function, Type, Value};

/// The integer that a value is, zero-extended, if it is a constant scalar integer.
#[inline]
pub fn const_int(ctx: &Context, func: &Function, value: Value) -> Option<u128> {
    // Most values are none.
    int_of(ctx, func.value_const(value)?)
}

/// The integer that a constant is.
fn int_of(ctx: &Context, constant: Const) -> Option<u128> {
    match ctx.consts.get(constant) {
        ConstData::Int(_, bits) => Some(*bits),
        ConstData::Zero(ty) if ctx.types.int_bits(*ty).is_some() => Some(0),
        _ => None,
    }
}

/// The integer that a value is, sign-extended.
pub fn const_sint(ctx: &Context, func: &Function, value: Value) -> Option<i128> {
    let bits = const_int(ctx, func, value)?;
    let width = ctx.types.int_bits(func.value_type(value))?;
    Some(sign_extend(bits, width))
}

/// The low `width` bits (0 to 128) as a signed number.
pub const fn sign_extend(bits: u128, width: u32) -> i128 {
    match width {
        0 => 0,
        // Nearly always: shifts of 128 bits are long.
        1..=64 => (((bits as u64) << (64 - width)) as i64 >> (64 - width)) as i128,
        _ => ((bits << (128 - width)) as i128) >> (128 - width),
    }
}

/// All ones in the low `width` bits (0 to 128).
pub const fn mask(width: u32) -> u128 {
    match width {
        0 => 0,
        // Nearly always: shifts of 128 bits are long.
        1..=64 => (u64::MAX >> (64 - width)) as u128,
        128.. => u128::MAX,
        w => u128::MAX >> (128 - w),
    }
}

/// The value of an integer constant; `bits` is cut to the type's width.
pub fn int(ctx: &mut Context, func: &mut Function, ty: Type, bits: u128) -> Value {
    let c = ctx.int_const(ty, bits);
    func.const_value(c, ty)
}

/// The value of a constant.
pub fn constant(ctx: &mut Context, func: &mut Function, data: ConstData) -> Value {
    let ty = data.ty();
    let c = ctx.consts.intern(data);
    func.const_value(c, ty)
}

/// Undefined, of a type.
pub fn undef(ctx: &mut Context, func: &mut Function, ty: Type) -> Value {
    constant(ctx, func, ConstData::Undef(ty))
}

/// Poison, of a type.
pub fn poison(ctx: &mut Context, func: &mut Function, ty: Type) -> Value {
    constant(ctx, func, ConstData::Poison(ty))
}

/// Is the value `undef` or `poison`?
#[inline]
pub fn is_undef(ctx: &Context, func: &Function, value: Value) -> bool {
    func.value_const(value).is_some_and(|c| {
        matches!(
            ctx.consts.get(c),
            ConstData::Undef(_) | ConstData::Poison(_)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs() {
        assert_eq!(sign_extend(0x80, 8), -128);
        assert_eq!(sign_extend(0x7f, 8), 127);
        assert_eq!(sign_extend(u128::MAX, 128), -1);
        assert_eq!((mask(0), mask(1), mask(128)), (0, 1, u128::MAX));
    }
}
