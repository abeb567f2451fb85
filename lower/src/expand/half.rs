//! Operations on halves where there is no arithmetic on them, and rounding the same operation on
//! floats would not do. (The others are rules of `isel`.)

use super::convert;
use crate::legal::emitter::Emitter;
use ir::{ArithFlags, CastOp, IntCC, Intrinsic, Type, Value};

/// `a * b + c`, rounded once, by way of doubles. There the sum is exact, or so far from the middle
/// between two halves that rounding it changes nothing: a product has 22 bits, and where a summand
/// is too small for the sum's 53 bits, the other one alone decides.
pub(crate) fn fma(e: &mut Emitter, flags: ArithFlags, sources: [Value; 3]) -> Value {
    let [a, b, c] = sources.map(|x| {
        let x = e.cast(CastOp::FpExt, x, Type::F32);
        e.cast(CastOp::FpExt, x, Type::F64)
    });
    let sum = e.fma(a, b, c);
    convert::f64_to_f16(e, flags, sum)
}

/// Is the half in one of the classes of a mask? A float of the same class is asked, which has the
/// exponent's bits as they are, but for that of infinities and NaNs.
pub(crate) fn class(e: &mut Emitter, x: Value, mask: Value) -> Value {
    /// Bits of a float's mantissa that a half does not have.
    const BELOW: u32 = 23 - 10;
    /// The exponent of infinities and NaNs: a half's in a float's place, and a float's.
    const LARGEST: u32 = 0x7c00 << BELOW;
    const SPECIAL: u32 = 0x7f80_0000;
    let bits = e.half_bits(x);
    let sign = e.and_const(bits, 0x8000);
    let sign = e.shl_const(sign, 16);
    let rest = e.and_const(bits, 0x7fff);
    let rest = e.shl_const(rest, BELOW);
    let largest = e.icmp_const(IntCC::Uge, rest, u64::from(LARGEST));
    let (special, zero) = (e.i32(SPECIAL), e.i32(0));
    let exponent = e.select(largest, special, zero);
    let rest = e.or(rest, exponent);
    let bits = e.or(rest, sign);
    let float = e.bitcast(bits, Type::F32);
    e.intr(Intrinsic::AmdClass, &[float, mask], Type::I1)
}
