//! Intrinsics of wide integers.

use super::body::Body;
use super::convert::leading_zeros;
use super::ops::{self, Above, Num, count};
use super::{div, shift};
use ir::builder::FunctionBuilder;
use ir::{BinaryOp, Context, Diagnostic, Function, InstData, IntCC, Intrinsic, Type, Value};

/// The result of a call, of `to` bits if it is an integer, of type `ty` if not.
pub(super) fn call(
    body: &mut Body<'_>,
    id: Intrinsic,
    args: &[Value],
    to: u32,
    ty: Type,
) -> Result<Value, Diagnostic> {
    use Intrinsic as I;
    let bits = args.first().map_or(0, |&a| body.width(a));
    Ok(match id {
        I::SMax => choose(body, IntCC::Sgt, args),
        I::SMin => choose(body, IntCC::Slt, args),
        I::UMax => choose(body, IntCC::Ugt, args),
        I::UMin => choose(body, IntCC::Ult, args),
        I::Expect | I::ExpectWithProbability | I::ArithmeticFence => body.operand(args[0]),
        I::IsConstant => body.b.iconst(Type::I1, 0),
        I::SCmp => three_way(body, [IntCC::Sgt, IntCC::Slt], args, to),
        I::UCmp => three_way(body, [IntCC::Ugt, IntCC::Ult], args, to),
        I::Abs => absolute(body, args[0], bits),
        I::Ctpop | I::Ctlz | I::Cttz => counted(body, id, args[0], bits),
        I::Bswap | I::Bitreverse => reversed(body, id, args[0], bits),
        I::Fshl | I::Fshr => funnel(body, id, args, bits),
        I::SShlSat | I::UShlSat => saturating_shift(body, id, args, bits),
        _ => match Checked::of(body.b.ctx, body.b.func, id, args) {
            Some(how) => checked(body, &how, args, bits, ty),
            None => return Err(body.unsupported(&format!("'{}'", id.name()))),
        },
    })
}

/// A comparison of two numbers.
pub(super) fn compare(body: &mut Body<'_>, cond: IntCC, args: &[Value]) -> Value {
    let above = if cond.is_signed() {
        Above::Signs
    } else {
        Above::Zeros
    };
    let (x, y) = (body.words(args[0], above), body.words(args[1], above));
    ops::compare(&mut body.b, cond, &x, &y)
}

fn choose(body: &mut Body<'_>, cond: IntCC, args: &[Value]) -> Value {
    let cond = compare(body, cond, args);
    let (x, y) = (body.operand(args[0]), body.operand(args[1]));
    body.b.select(cond, x, y)
}

/// 1, 0 or -1.
fn three_way(body: &mut Body<'_>, conds: [IntCC; 2], args: &[Value], to: u32) -> Value {
    let [more, less] = conds.map(|cond| compare(body, cond, args));
    let b = &mut body.b;
    let (more, less) = (b.zext(more, Type::I64), b.zext(less, Type::I64));
    let sign = b.sub(more, less);
    let out = ops::extended(b, vec![sign], count(to).max(2), Above::Signs);
    body.value(&out, to)
}

fn absolute(body: &mut Body<'_>, arg: Value, bits: u32) -> Value {
    let x = body.words(arg, Above::Signs);
    let b = &mut body.b;
    let zero = b.iconst(Type::I64, 0);
    let negative = b.icmp(IntCC::Slt, x[x.len() - 1], zero);
    let opposite = ops::neg(b, &x);
    let out = ops::select(b, negative, &opposite, &x);
    body.value(&out, bits)
}

fn counted(body: &mut Body<'_>, id: Intrinsic, arg: Value, bits: u32) -> Value {
    let x = body.words(arg, Above::Zeros);
    let b = &mut body.b;
    let zero = b.iconst(Type::I64, 0);
    let number = match id {
        Intrinsic::Ctpop => {
            let ones = x.iter().map(|&w| ops::unary(b, id, w)).collect::<Num>();
            let rest = ones[1..].iter();
            rest.fold(ones[0], |sum, &n| b.add(sum, n))
        }
        Intrinsic::Ctlz => {
            let all = leading_zeros(b, &x);
            let above = b.iconst(Type::I64, i128::from(x.len() as u32 * 64 - bits));
            b.sub(all, above)
        }
        _ => {
            let mut all = b.iconst(Type::I64, i128::from(bits));
            for (i, &word) in x.iter().enumerate().rev() {
                let here = ops::unary(b, id, word);
                let below = b.iconst(Type::I64, i as i128 * 64);
                let here = b.add(here, below);
                let any = b.icmp(IntCC::Ne, word, zero);
                all = b.select(any, here, all);
            }
            all
        }
    };
    let mut out = vec![zero; x.len()];
    out[0] = number;
    body.value(&out, bits)
}

/// Words in the other order, each reversed; what was above the width is then below it.
fn reversed(body: &mut Body<'_>, id: Intrinsic, arg: Value, bits: u32) -> Value {
    let x = body.words(arg, Above::Zeros);
    let b = &mut body.b;
    let turned: Num = x.iter().rev().map(|&w| ops::unary(b, id, w)).collect();
    let below = x.len() as u32 * 64 - bits;
    let out = shift::by_constant(b, BinaryOp::LShr, &turned, below);
    body.value(&out, bits)
}

/// `fshl`: the upper half of both numbers shifted left; `fshr`: the lower half of both shifted
/// right. The other number comes in by a shift of one and one of the rest, so that no amount
/// reaches the width.
fn funnel(body: &mut Body<'_>, id: Intrinsic, args: &[Value], bits: u32) -> Value {
    let [x, y, amount] = [0, 1, 2].map(|i| body.words(args[i], Above::Zeros));
    let b = &mut body.b;
    let mut width = vec![b.iconst(Type::I64, 0); x.len()];
    width[0] = b.iconst(Type::I64, i128::from(bits));
    let amount = div::divide(b, BinaryOp::URem, &amount, &width)[0];
    let most = b.iconst(Type::I64, i128::from(bits - 1));
    let rest = b.sub(most, amount);
    let (main, other, to, back) = match id {
        Intrinsic::Fshl => (x, y, BinaryOp::Shl, BinaryOp::LShr),
        _ => (y, x, BinaryOp::LShr, BinaryOp::Shl),
    };
    let main = shift::by(b, to, &main, amount);
    let other = shift::by_constant(b, back, &other, 1);
    let other = shift::by(b, back, &other, rest);
    let out = ops::bitwise(b, BinaryOp::Or, &main, &other);
    body.value(&out, bits)
}

/// An operation whose result may not fit.
struct Checked {
    op: BinaryOp,
    above: Above,
    excess: Excess,
    /// Bits behind the point.
    scale: u32,
}

/// What happens to a result that does not fit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Excess {
    /// A bit says so.
    Said,
    /// The nearest number takes its place.
    Saturates,
    /// Its upper bits are lost.
    Cut,
}

impl Checked {
    fn of(ctx: &Context, func: &Function, id: Intrinsic, args: &[Value]) -> Option<Checked> {
        use BinaryOp::{Add, Mul, SDiv, Sub, UDiv};
        use Excess::{Cut, Said, Saturates};
        use Intrinsic as I;
        let (op, above, excess) = match id {
            I::SAddOverflow => (Add, Above::Signs, Said),
            I::UAddOverflow => (Add, Above::Zeros, Said),
            I::SSubOverflow => (Sub, Above::Signs, Said),
            I::USubOverflow => (Sub, Above::Zeros, Said),
            I::SMulOverflow => (Mul, Above::Signs, Said),
            I::UMulOverflow => (Mul, Above::Zeros, Said),
            I::SAddSat => (Add, Above::Signs, Saturates),
            I::UAddSat => (Add, Above::Zeros, Saturates),
            I::SSubSat => (Sub, Above::Signs, Saturates),
            I::USubSat => (Sub, Above::Zeros, Saturates),
            I::SMulFix => (Mul, Above::Signs, Cut),
            I::UMulFix => (Mul, Above::Zeros, Cut),
            I::SMulFixSat => (Mul, Above::Signs, Saturates),
            I::UMulFixSat => (Mul, Above::Zeros, Saturates),
            I::SDivFix => (SDiv, Above::Signs, Cut),
            I::UDivFix => (UDiv, Above::Zeros, Cut),
            I::SDivFixSat => (SDiv, Above::Signs, Saturates),
            I::UDivFixSat => (UDiv, Above::Zeros, Saturates),
            _ => return None,
        };
        let scale = args
            .get(2)
            .and_then(|&v| crate::values::const_int(ctx, func, v));
        Some(Checked {
            op,
            above,
            excess,
            scale: scale.unwrap_or(0) as u32,
        })
    }

    /// Words of the exact result. That of a division has one bit more, as the quotient of the least
    /// number and -1 has.
    fn words(&self, bits: u32) -> usize {
        match self.op {
            BinaryOp::Mul => count(2 * bits),
            BinaryOp::Add | BinaryOp::Sub => count(bits + 1),
            _ => count(bits + self.scale + 1),
        }
    }
}

/// Is it a product or a quotient of fixed point that is computed in more bits than legalisation
/// does (`expand::fixed`), of integers of any width?
pub(super) fn is_wide_inside(
    ctx: &Context,
    func: &Function,
    id: Intrinsic,
    args: &[Value],
) -> bool {
    use Intrinsic as I;
    let divides = match id {
        I::SMulFix | I::UMulFix | I::SMulFixSat | I::UMulFixSat => false,
        I::SDivFix | I::UDivFix | I::SDivFixSat | I::UDivFixSat => true,
        _ => return false,
    };
    let Some(how) = Checked::of(ctx, func, id, args) else {
        return false;
    };
    let ty = ctx.types.scalar(func.value_type(args[0]));
    // What has become a structure is found by that.
    let bits = ctx.types.int_bits(ty).unwrap_or(0);
    // A scale beyond the width is refused there.
    let limit = bits - u32::from(bits > 0 && how.above == Above::Signs);
    how.scale <= limit
        && match divides {
            true => bits + how.scale + 1 > 64,
            false => how.scale > 0 && 2 * bits > 128,
        }
}

/// Is it such an operation on the elements of vectors?
pub(super) fn is_wide_for_elements(body: &Body<'_>, data: &InstData) -> bool {
    let InstData::Intrinsic { id, args, .. } = data else {
        return false;
    };
    let args = args.as_slice(&body.b.func.lists);
    let types = &body.b.ctx.types;
    let vector = |v: Value| types.vector_parts(body.b.ty(v)).is_some();
    args.first().is_some_and(|&v| vector(v)) && is_wide_inside(body.b.ctx, body.b.func, *id, args)
}

/// The exact result in more bits, and what is left of it in the width: they differ on overflow.
fn checked(body: &mut Body<'_>, how: &Checked, args: &[Value], bits: u32, ty: Type) -> Value {
    let more = how.words(bits);
    let [x, y] = [0, 1].map(|i| {
        let words = body.words(args[i], how.above);
        ops::extended(&mut body.b, words, more, how.above)
    });
    let b = &mut body.b;
    let exact = match how.op {
        BinaryOp::Add => ops::add(b, &x, &y).0,
        BinaryOp::Sub => ops::sub(b, &x, &y).0,
        BinaryOp::Mul => {
            let product = ops::mul(b, &x, &y, more);
            shift::by_constant(b, how.above.shift_right(), &product, how.scale)
        }
        _ => quotient(b, how, &x, &y),
    };
    let cut = ops::trimmed(b, exact[..count(bits)].to_vec(), bits, how.above);
    if how.excess == Excess::Cut {
        return body.value(&cut, bits);
    }
    let again = ops::extended(b, cut.clone(), more, how.above);
    let overflow = ops::compare(b, IntCC::Ne, &again, &exact);
    if how.excess == Excess::Saturates {
        let top = exact[exact.len() - 1];
        let limit = limit(body, how, top, bits);
        let out = ops::select(&mut body.b, overflow, &limit, &cut);
        return body.value(&out, bits);
    }
    let cut = body.value(&cut, bits);
    let pair = body.b.poison(ty);
    let pair = body.b.insert_value(pair, cut, &[0]);
    body.b.insert_value(pair, overflow, &[1])
}

/// A quotient of fixed point, rounded down as legalisation does: one less than the one rounded
/// towards zero if there is a rest whose sign is not the divisor's.
fn quotient(b: &mut FunctionBuilder<'_>, how: &Checked, x: &[Value], y: &[Value]) -> Num {
    let x = shift::by_constant(b, BinaryOp::Shl, x, how.scale);
    let quotient = div::divide(b, how.op, &x, y);
    if how.above == Above::Zeros {
        return quotient;
    }
    let product = ops::mul(b, &quotient, y, x.len());
    let (rest, _) = ops::sub(b, &x, &product);
    let zero = b.iconst(Type::I64, 0);
    let any = ops::any_bit(b, &rest);
    let inexact = b.icmp(IntCC::Ne, any, zero);
    let top = x.len() - 1;
    let signs = b.xor(rest[top], y[top]);
    let apart = b.icmp(IntCC::Slt, signs, zero);
    let too_many = b.and(inexact, apart);
    let minus = b.sext(too_many, Type::I64);
    ops::add(b, &quotient, &vec![minus; x.len()]).0
}

/// What an operation saturates to; `top` is the highest word of the exact result.
fn limit(body: &mut Body<'_>, how: &Checked, top: Value, bits: u32) -> Num {
    let b = &mut body.b;
    match (how.above, how.op) {
        (Above::Zeros, BinaryOp::Sub) => vec![b.iconst(Type::I64, 0); count(bits)],
        (Above::Zeros, _) => vec![b.iconst(Type::I64, -1); count(bits)],
        (Above::Signs, _) => signed_limit(body, top, bits),
    }
}

/// The least number if `top` is negative, else the greatest.
fn signed_limit(body: &mut Body<'_>, top: Value, bits: u32) -> Num {
    let b = &mut body.b;
    let zero = b.iconst(Type::I64, 0);
    let negative = b.icmp(IntCC::Slt, top, zero);
    let minus = b.sext(negative, Type::I64);
    let ones = b.iconst(Type::I64, -1);
    let low = b.xor(minus, ones);
    let sign = b.iconst(Type::I64, 1 << ((bits - 1) % 64));
    let mut out = vec![low; count(bits)];
    let last = out.len() - 1;
    out[last] = b.xor(low, sign);
    out
}

/// A shift that loses bits gives the limit.
fn saturating_shift(body: &mut Body<'_>, id: Intrinsic, args: &[Value], bits: u32) -> Value {
    let above = match id {
        Intrinsic::SShlSat => Above::Signs,
        _ => Above::Zeros,
    };
    let back = above.shift_right();
    let x = body.words(args[0], above);
    let amount = body.words(args[1], Above::Zeros)[0];
    let b = &mut body.b;
    let moved = shift::by(b, BinaryOp::Shl, &x, amount);
    let moved = ops::trimmed(b, moved, bits, above);
    let again = shift::by(b, back, &moved, amount);
    let lost = ops::compare(b, IntCC::Ne, &again, &x);
    let limit = match above {
        Above::Zeros => vec![b.iconst(Type::I64, -1); x.len()],
        Above::Signs => signed_limit(body, x[x.len() - 1], bits),
    };
    let out = ops::select(&mut body.b, lost, &limit, &moved);
    body.value(&out, bits)
}
