//! Bits of an integer that are known to be zero or one. Each query looks a fixed number of
//! operations deep.

use crate::values::{const_int, mask};
use ir::{BinaryOp, CastOp, Context, Function, InstData, Intrinsic, Value};

/// Operations that a query looks through.
const DEPTH: u32 = 4;
/// Work-items of the largest work-group; identifiers are below.
const MAX_GROUP_SIZE: u128 = 1024;

/// Known bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// Bits that are zero.
    pub zeros: u128,
    /// Bits that are one.
    pub ones: u128,
    /// Width of the type.
    pub width: u32,
}

impl Known {
    fn nothing(width: u32) -> Known {
        Known {
            zeros: 0,
            ones: 0,
            width,
        }
    }

    fn constant(value: u128, width: u32) -> Known {
        Known {
            zeros: !value & mask(width),
            ones: value & mask(width),
            width,
        }
    }

    /// At most `max`.
    fn up_to(max: u128, width: u32) -> Known {
        let significant = 128 - max.leading_zeros();
        Known {
            zeros: mask(width) & !mask(significant),
            ones: 0,
            width,
        }
    }

    /// The value, if all bits are known.
    pub fn value(self) -> Option<u128> {
        (self.zeros | self.ones == mask(self.width)).then_some(self.ones)
    }

    /// Greatest value as an unsigned number.
    pub fn max(self) -> u128 {
        mask(self.width) & !self.zeros
    }

    /// Least value as an unsigned number.
    pub fn min(self) -> u128 {
        self.ones
    }

    /// Is the sign bit known to be zero?
    pub fn is_non_negative(self) -> bool {
        self.zeros >> (self.width - 1) & 1 == 1
    }

    /// Is it certainly not zero?
    pub fn is_non_zero(self) -> bool {
        self.ones != 0
    }

    fn leading_zeros(self) -> u32 {
        let significant = 128 - self.max().leading_zeros();
        self.width - significant
    }

    fn trailing_zeros(self) -> u32 {
        (!self.zeros).trailing_zeros().min(self.width)
    }

    fn low(count: u32, width: u32) -> Known {
        Known {
            zeros: mask(count.min(width)),
            ones: 0,
            width,
        }
    }
}

/// What is known of a scalar integer; `None` for other types.
pub fn known_bits(ctx: &Context, func: &Function, value: Value) -> Option<Known> {
    let width = ctx.types.int_bits(func.value_type(value))?;
    Some(query(ctx, func, value, width, DEPTH))
}

fn query(ctx: &Context, func: &Function, value: Value, width: u32, depth: u32) -> Known {
    if let Some(n) = const_int(ctx, func, value) {
        return Known::constant(n, width);
    }
    let Some(inst) = func.def_inst(value).filter(|_| depth > 0) else {
        return Known::nothing(width);
    };
    let known = match func.inst(inst) {
        InstData::Binary { op, args, .. } => binary(ctx, func, *op, *args, width, depth - 1),
        InstData::Cast { op, arg, .. } => cast(ctx, func, *op, *arg, width, depth - 1),
        InstData::Select { args, .. } => {
            let x = query(ctx, func, args[1], width, depth - 1);
            let y = query(ctx, func, args[2], width, depth - 1);
            Known {
                zeros: x.zeros & y.zeros,
                ones: x.ones & y.ones,
                width,
            }
        }
        InstData::Intrinsic { id, args, .. } => {
            intrinsic(ctx, func, *id, args.as_slice(&func.lists), width, depth - 1)
        }
        _ => Known::nothing(width),
    };
    match func.ranges.get(&inst) {
        Some(range) if range.lo < range.hi => {
            let limit = Known::up_to(range.hi - 1, width);
            Known {
                zeros: (known.zeros | limit.zeros) & !known.ones,
                ..known
            }
        }
        _ => known,
    }
}

fn binary(
    ctx: &Context,
    func: &Function,
    op: BinaryOp,
    args: [Value; 2],
    width: u32,
    depth: u32,
) -> Known {
    let [x, y] = args.map(|v| query(ctx, func, v, width, depth));
    let (zeros, ones) = match op {
        BinaryOp::And => (x.zeros | y.zeros, x.ones & y.ones),
        BinaryOp::Or => (x.zeros & y.zeros, x.ones | y.ones),
        BinaryOp::Xor => (
            x.zeros & y.zeros | x.ones & y.ones,
            x.zeros & y.ones | x.ones & y.zeros,
        ),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
            return match y.value() {
                Some(n) if n < u128::from(width) => shift(op, x, n as u32),
                // Whatever the amount is, a right shift leaves the leading zeros.
                _ if op == BinaryOp::LShr => Known::up_to(x.max(), width),
                _ => Known::nothing(width),
            };
        }
        BinaryOp::Add => {
            let carry = x.max().checked_add(y.max()).filter(|&m| m <= mask(width));
            let high = carry.map_or(Known::nothing(width), |m| Known::up_to(m, width));
            let low = Known::low(x.trailing_zeros().min(y.trailing_zeros()), width);
            (high.zeros | low.zeros, 0)
        }
        BinaryOp::Mul => {
            let product = x.max().checked_mul(y.max()).filter(|&m| m <= mask(width));
            let high = product.map_or(Known::nothing(width), |m| Known::up_to(m, width));
            let low = Known::low(x.trailing_zeros() + y.trailing_zeros(), width);
            (high.zeros | low.zeros, 0)
        }
        BinaryOp::UDiv => (Known::up_to(x.max() / y.min().max(1), width).zeros, 0),
        BinaryOp::URem => {
            let below = y.max().saturating_sub(1);
            (Known::up_to(below.min(x.max()), width).zeros, 0)
        }
        _ => (0, 0),
    };
    Known { zeros, ones, width }
}

fn shift(op: BinaryOp, x: Known, amount: u32) -> Known {
    let width = x.width;
    let all = mask(width);
    let vacated = all & !(all >> amount);
    let (zeros, ones) = match op {
        BinaryOp::Shl => (x.zeros << amount | mask(amount), x.ones << amount),
        BinaryOp::LShr => (x.zeros >> amount | vacated, x.ones >> amount),
        _ if x.is_non_negative() => (x.zeros >> amount | vacated, x.ones >> amount),
        _ if x.ones >> (width - 1) & 1 == 1 => (x.zeros >> amount, x.ones >> amount | vacated),
        _ => (x.zeros >> amount & !vacated, x.ones >> amount & !vacated),
    };
    Known {
        zeros: zeros & all,
        ones: ones & all,
        width,
    }
}

fn cast(ctx: &Context, func: &Function, op: CastOp, arg: Value, width: u32, depth: u32) -> Known {
    let Some(from) = ctx.types.int_bits(func.value_type(arg)) else {
        return Known::nothing(width);
    };
    let x = query(ctx, func, arg, from, depth);
    let above = mask(width) & !mask(from);
    match op {
        CastOp::Trunc => Known {
            zeros: x.zeros & mask(width),
            ones: x.ones & mask(width),
            width,
        },
        CastOp::ZExt => Known {
            zeros: x.zeros | above,
            ones: x.ones,
            width,
        },
        CastOp::SExt => {
            let sign = 1 << (from - 1);
            Known {
                zeros: x.zeros | if x.zeros & sign != 0 { above } else { 0 },
                ones: x.ones | if x.ones & sign != 0 { above } else { 0 },
                width,
            }
        }
        _ => Known::nothing(width),
    }
}

fn intrinsic(
    ctx: &Context,
    func: &Function,
    id: Intrinsic,
    args: &[Value],
    width: u32,
    depth: u32,
) -> Known {
    use Intrinsic::*;
    let item = |dimension: usize| {
        let size = func.kernel.reqd_work_group_size.map(|s| s[dimension]);
        let size = size.map_or(MAX_GROUP_SIZE, u128::from);
        Known::up_to(size.saturating_sub(1), width)
    };
    match id {
        WorkitemIdX => item(0),
        WorkitemIdY => item(1),
        WorkitemIdZ => item(2),
        Ctpop | Ctlz | Cttz => Known::up_to(u128::from(width), width),
        UMin => {
            let [x, y] = [args[0], args[1]].map(|v| query(ctx, func, v, width, depth));
            Known::up_to(x.max().min(y.max()), width)
        }
        UMax => {
            let [x, y] = [args[0], args[1]].map(|v| query(ctx, func, v, width, depth));
            Known::up_to(x.max().max(y.max()), width)
        }
        SMin | SMax => {
            let [x, y] = [args[0], args[1]].map(|v| query(ctx, func, v, width, depth));
            Known {
                zeros: x.zeros & y.zeros,
                ones: x.ones & y.ones,
                width,
            }
        }
        // The operand may be any lane's value of the same expression.
        ReadFirstLane => query(ctx, func, args[0], width, depth),
        UBfe => match const_int(ctx, func, args[2]) {
            Some(n) if n & 31 != 0 => Known::up_to(mask((n & 31) as u32), width),
            _ => Known::nothing(width),
        },
        _ => Known::nothing(width),
    }
}

/// Number of leading bits that are known to be zero.
pub fn leading_zeros(ctx: &Context, func: &Function, value: Value) -> u32 {
    known_bits(ctx, func, value).map_or(0, Known::leading_zeros)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::{Module, Type};

    #[test]
    fn bits_follow_the_operations() {
        let mut m = Module::new();
        let k = m.add_kernel("k", &[Type::I32]);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let x = b.params(entry)[0];
        let [c3, c8, c255] = [3, 8, 255].map(|n| b.iconst(Type::I32, n));
        let byte = b.and(x, c255);
        let shifted = b.shl(byte, c3);
        let sum = b.add(shifted, byte);
        let id = b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
        let wide = b.sext(id, Type::I64);
        let high = b.lshr(byte, c8);
        b.ret_void();
        let known = |v| known_bits(&m.ctx, &m.functions[k], v).unwrap();
        assert_eq!(known(byte).max(), 255);
        assert_eq!(known(shifted).zeros, 0xffff_f807);
        assert_eq!(known(sum).max(), 0xfff);
        assert_eq!(known(wide).max(), 1023);
        assert!(known(wide).is_non_negative());
        assert_eq!(known(high).value(), Some(0));
        assert_eq!(known(x), Known::nothing(32));
    }
}
