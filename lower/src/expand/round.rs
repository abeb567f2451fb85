//! Parts of doubles where there are no instructions for them, or faulty ones (GFX6).
//!
//! Sources: "Southern Islands" ISA manual, which has no `V_TRUNC_F64` and its kin; LLVM,
//! `hasFractBug`, for what `v_frexp_*` gives for infinities and NaNs.

use crate::legal::emitter::Emitter;
use crate::target::DoubleParts;
use ir::{FloatCC, IntCC, Intrinsic, Type, Value};

/// Bits of a double's fraction.
const FRACTION: u32 = 52;
/// What is added to a double's exponent.
const BIAS: u32 = 1023;

/// A function of one double that has no instruction; `None` if it has.
pub(crate) fn unary(e: &mut Emitter, id: Intrinsic, x: Value) -> Option<Value> {
    if e.target.doubles == DoubleParts::Instructions {
        return None;
    }
    let wide = e.ty(x) == Type::F64;
    match id {
        Intrinsic::FTrunc if wide => Some(truncated(e, x)),
        Intrinsic::Floor if wide => Some(stepped(e, x, FloatCC::Olt, -1.0)),
        Intrinsic::Ceil if wide => Some(stepped(e, x, FloatCC::Ogt, 1.0)),
        Intrinsic::Rint if wide => Some(nearest(e, x)),
        Intrinsic::FrexpMant => {
            let ty = e.ty(x);
            let mantissa = e.intr(id, &[x], ty);
            let finite = is_finite(e, x);
            Some(e.select(finite, mantissa, x))
        }
        _ => None,
    }
}

/// The exponent of a float or double as `frexp` has it: zero for infinities and NaNs.
pub(crate) fn exponent(e: &mut Emitter, x: Value) -> Value {
    let exponent = e.intr(Intrinsic::FrexpExp, &[x], Type::I32);
    if e.target.doubles == DoubleParts::Instructions {
        return exponent;
    }
    let finite = is_finite(e, x);
    let zero = e.i32(0);
    e.select(finite, exponent, zero)
}

fn is_finite(e: &mut Emitter, x: Value) -> Value {
    let abs = e.fabs(x);
    let ty = e.ty(x);
    let infinity = match ty {
        Type::F64 => 0x7ff0_0000_0000_0000,
        Type::F16 => 0x7c00,
        _ => 0x7f80_0000,
    };
    let infinity = e.float_bits(ty, infinity);
    e.fcmp(FloatCC::Olt, abs, infinity)
}

/// Towards zero: the bits of the fraction that stand behind the binary point are cleared.
fn truncated(e: &mut Emitter, x: Value) -> Value {
    let bits = e.bitcast(x, Type::I64);
    let high = e.hi(bits);
    let exponent = e.lshr_const(high, 20);
    let exponent = e.and_const(exponent, 0x7ff);
    let exponent = e.add_const(exponent, u64::from(BIAS.wrapping_neg()));
    // Below one, the amount of the shift does not matter, which must not be too large.
    let amount = e.and_const(exponent, 63);
    let amount = e.zext(amount, Type::I64);
    let fraction = e.i64((1 << FRACTION) - 1);
    let behind = e.lshr(fraction, amount);
    let kept = e.complement(behind);
    let whole = e.and(bits, kept);
    let sign = e.and_const(high, 0x8000_0000);
    let zero = e.i32(0);
    let zero = e.pack(zero, sign);
    let small = e.icmp_const(IntCC::Slt, exponent, 0);
    let large = e.icmp_const(IntCC::Sgt, exponent, u64::from(FRACTION - 1));
    let r = e.select(small, zero, whole);
    let r = e.select(large, bits, r);
    e.bitcast(r, Type::F64)
}

/// Truncated, and a step further where that is not the number, on one side of zero.
fn stepped(e: &mut Emitter, x: Value, side: FloatCC, step: f64) -> Value {
    let whole = truncated(e, x);
    let (zero, step) = (e.f64(0.0), e.f64(step));
    let there = e.fcmp(side, x, zero);
    let differs = e.fcmp(FloatCC::One, x, whole);
    let further = e.fadd(whole, step);
    let goes = e.and(there, differs);
    e.select(goes, further, whole)
}

/// To nearest even: added to the least number without a fraction, the fraction is rounded away.
fn nearest(e: &mut Emitter, x: Value) -> Value {
    const NO_FRACTION: f64 = (1u64 << FRACTION) as f64;
    let large = e.f64(NO_FRACTION);
    let signed = e.intr(Intrinsic::CopySign, &[large, x], Type::F64);
    let sum = e.fadd(x, signed);
    let r = e.fsub(sum, signed);
    // The sign of a zero.
    let r = e.intr(Intrinsic::CopySign, &[r, x], Type::F64);
    let abs = e.fabs(x);
    let small = e.fcmp(FloatCC::Olt, abs, large);
    e.select(small, r, x)
}
