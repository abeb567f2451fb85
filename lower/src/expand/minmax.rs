//! Minimum and maximum of floats, and rounding to the nearest integer away from zero.
//!
//! The hardware's minimum and maximum return the other operand for a quiet NaN, but quieten and
//! return a signalling one (the compute modes run with IEEE on): operands that may be signalling
//! are made quiet first. They order -0 before +0.

use crate::legal::emitter::Emitter;
use ir::{ArithFlags, BinaryOp, CastOp, FloatCC, InstData, Intrinsic, Type, UnaryOp, Value};

/// `minnum`, `maxnum`, `minimumnum` or `maximumnum`, by the id of the first two.
pub(crate) fn num(e: &mut Emitter, id: Intrinsic, flags: ArithFlags, a: Value, b: Value) -> Value {
    let (a, b) = if flags.contains(ArithFlags::NNAN) {
        (a, b)
    } else {
        (quiet(e, a), quiet(e, b))
    };
    let ty = e.ty(a);
    e.intr_flags(id, flags, &[a, b], ty)
}

/// `minimum` or `maximum`, by the id of `minnum` or `maxnum`: NaN if an operand is.
pub(crate) fn propagating(
    e: &mut Emitter,
    id: Intrinsic,
    flags: ArithFlags,
    a: Value,
    b: Value,
) -> Value {
    let ty = e.ty(a);
    let r = e.intr_flags(id, flags, &[a, b], ty);
    if flags.contains(ArithFlags::NNAN) {
        return r;
    }
    let nan = e.fcmp(FloatCC::Uno, a, b);
    let bits = match ty {
        Type::F16 => 0x7e00,
        Type::F64 => 0x7ff8_0000_0000_0000,
        _ => 0x7fc0_0000,
    };
    let value = e.float_bits(ty, bits);
    e.select(nan, value, r)
}

/// The value with a signalling NaN made quiet.
pub(crate) fn quiet(e: &mut Emitter, v: Value) -> Value {
    if is_quiet(e, v) {
        return v;
    }
    e.unary(Intrinsic::Canonicalize, v)
}

/// Is the value surely not a signalling NaN: a constant that is none, or the result of an operation
/// that computes?
fn is_quiet(e: &Emitter, v: Value) -> bool {
    if let Some(bits) = e.const_bits(v) {
        return match e.ty(v) {
            Type::F16 => bits & 0x7fff <= 0x7c00 || bits & 0x0200 != 0,
            Type::F64 => {
                bits & 0x7fff_ffff_ffff_ffff <= 0x7ff0_0000_0000_0000 || bits >> 51 & 1 != 0
            }
            _ => bits & 0x7fff_ffff <= 0x7f80_0000 || bits >> 22 & 1 != 0,
        };
    }
    let Some(inst) = e.out.def_inst(v) else {
        return false;
    };
    match e.out.inst(inst) {
        // What later passes may take for the operand itself is as quiet as that is.
        InstData::Binary { op, args, .. } => {
            matches!(op, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul)
                && args.iter().all(|&v| e.const_bits(v).is_none())
        }
        InstData::Cast { op, arg, .. } => match op {
            CastOp::FpTrunc => !matches!(
                e.out.def_inst(*arg).map(|i| e.out.inst(i)),
                Some(InstData::Cast {
                    op: CastOp::FpExt,
                    ..
                })
            ),
            _ => matches!(op, CastOp::FpExt | CastOp::SiToFp | CastOp::UiToFp),
        },
        // Only the sign changes.
        InstData::Unary {
            op: UnaryOp::FNeg,
            arg,
            ..
        } => matches!(e.out.def_inst(*arg).map(|i| e.out.inst(i)), Some(d) if computes(d)),
        data => computes(data),
    }
}

/// Is it an intrinsic whose result is never a signalling NaN?
fn computes(data: &InstData) -> bool {
    use Intrinsic::*;
    matches!(
        data,
        InstData::Intrinsic {
            id: Fma
                | Canonicalize
                | MinNum
                | MaxNum
                | Floor
                | Ceil
                | FTrunc
                | Rint
                | LdExp
                | Rcp
                | Rsq
                | AmdSqrt
                | AmdLog
                | AmdExp2
                | AmdSin
                | AmdCos
                | Fract
                | DivFixup
                | DivFmas,
            ..
        }
    )
}

/// `llvm.round`: half away from zero. The difference to the truncated number is exact.
pub(crate) fn round(e: &mut Emitter, x: Value) -> Value {
    let ty = e.ty(x);
    let whole = e.unary(Intrinsic::FTrunc, x);
    let rest = e.fsub(x, whole);
    let rest = e.fabs(rest);
    let (half, one) = match ty {
        Type::F16 => (e.f16_bits(0x3800), e.f16_bits(0x3c00)),
        Type::F64 => (e.f64(0.5), e.f64(1.0)),
        _ => (e.f32(0.5), e.f32(1.0)),
    };
    let zero = e.float_bits(ty, 0);
    let up = e.fcmp(FloatCC::Oge, rest, half);
    let step = e.select(up, one, zero);
    let step = e.intr(Intrinsic::CopySign, &[step, x], ty);
    e.fadd(whole, step)
}
