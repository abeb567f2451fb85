//! Operations without an instruction, as sequences of legal ones.
//!
//! The sequences are written for hardware whose `rcp`, `rsq` and `sqrt` are off by up to one unit
//! in the last place: each file argues why its corrections are enough for that.

use crate::legal::emitter::Emitter;
use ir::{ArithFlags, BinaryOp, InstData, Value};

pub(crate) mod arith;
pub(crate) mod bits;
pub(crate) mod convert;
pub(crate) mod div;
pub(crate) mod fdiv;
pub(crate) mod fixed;
pub(crate) mod frem;
pub(crate) mod half;
pub(crate) mod longdiv;
pub(crate) mod math;
pub(crate) mod memcpy;
pub(crate) mod minmax;
pub(crate) mod round;
pub(crate) mod sqrt;
pub(crate) mod wide;

/// A binary operation on half, float or double. `ulp` is the error that `!fpmath` permits.
pub(crate) fn float_binary(
    e: &mut Emitter,
    op: BinaryOp,
    flags: ArithFlags,
    ulp: Option<f32>,
    a: Value,
    b: Value,
) -> Value {
    match op {
        BinaryOp::FDiv => fdiv::divide(e, flags, ulp, a, b),
        BinaryOp::FRem => frem::remainder(e, flags, a, b),
        _ => {
            let ty = e.ty(a);
            let data = InstData::Binary {
                op,
                flags,
                args: [a, b],
            };
            e.value(data, ty)
        }
    }
}
