//! Sums with a constant.

use super::known_bits;
use crate::values::{const_int, const_sint};
use ir::{ArithFlags, BinaryOp, Context, Function, InstData, Value};

/// Splits a sum with a constant, and gives its flags. A disjunction without common bits is a sum
/// that does not wrap.
pub fn split_sum(
    ctx: &Context,
    func: &Function,
    value: Value,
) -> Option<(Value, i128, ArithFlags)> {
    let &InstData::Binary {
        op,
        flags,
        args: [x, y],
    } = func.inst(func.def_inst(value)?)
    else {
        return None;
    };
    let c = const_sint(ctx, func, y)?;
    match op {
        BinaryOp::Add => Some((x, c, flags)),
        // Less a constant does not wrap as an unsigned number where the sum with its negative does.
        BinaryOp::Sub => Some((x, -c, flags & ArithFlags::NSW)),
        BinaryOp::Or => {
            let bits = const_int(ctx, func, y)?;
            let disjoint = flags.contains(ArithFlags::DISJOINT)
                || known_bits(ctx, func, x).is_some_and(|k| k.zeros() & bits == bits);
            // Without a carry the sum has the sign of one operand, so it does not overflow either
            // way.
            let both = ArithFlags::NUW | ArithFlags::NSW;
            disjoint.then_some((x, c, both))
        }
        _ => None,
    }
}
