//! Intrinsics of wide integers.

use super::body::Body;
use super::convert::leading_zeros;
use super::ops::{self, Above, Num, count};
use super::{div, shift};
use ir::{BinaryOp, Diagnostic, IntCC, Intrinsic, Type, Value};

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
        I::SCmp => three_way(body, [IntCC::Sgt, IntCC::Slt], args, to),
        I::UCmp => three_way(body, [IntCC::Ugt, IntCC::Ult], args, to),
        I::Abs => absolute(body, args[0], bits),
        I::Ctpop | I::Ctlz | I::Cttz => counted(body, id, args[0], bits),
        I::Bswap | I::Bitreverse => reversed(body, id, args[0], bits),
        I::Fshl | I::Fshr => funnel(body, id, args, bits),
        I::SShlSat | I::UShlSat => saturating_shift(body, id, args, bits),
        _ => match Checked::of(id) {
            Some(how) => checked(body, &how, args, bits, ty),
            None => return Err(body.unsupported(&format!("'{}'", id.name()))),
        },
    })
}

fn compare(body: &mut Body<'_>, cond: IntCC, args: &[Value]) -> Value {
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
    saturates: bool,
}

impl Checked {
    fn of(id: Intrinsic) -> Option<Checked> {
        use BinaryOp::{Add, Mul, Sub};
        use Intrinsic as I;
        let (op, above, saturates) = match id {
            I::SAddOverflow => (Add, Above::Signs, false),
            I::UAddOverflow => (Add, Above::Zeros, false),
            I::SSubOverflow => (Sub, Above::Signs, false),
            I::USubOverflow => (Sub, Above::Zeros, false),
            I::SMulOverflow => (Mul, Above::Signs, false),
            I::UMulOverflow => (Mul, Above::Zeros, false),
            I::SAddSat => (Add, Above::Signs, true),
            I::UAddSat => (Add, Above::Zeros, true),
            I::SSubSat => (Sub, Above::Signs, true),
            I::USubSat => (Sub, Above::Zeros, true),
            _ => return None,
        };
        Some(Checked {
            op,
            above,
            saturates,
        })
    }
}

/// The exact result in more bits, and what is left of it in the width: they differ on overflow.
fn checked(body: &mut Body<'_>, how: &Checked, args: &[Value], bits: u32, ty: Type) -> Value {
    let more = match how.op {
        BinaryOp::Mul => count(2 * bits),
        _ => count(bits + 1),
    };
    let [x, y] = [0, 1].map(|i| {
        let words = body.words(args[i], how.above);
        ops::extended(&mut body.b, words, more, how.above)
    });
    let b = &mut body.b;
    let exact = match how.op {
        BinaryOp::Add => ops::add(b, &x, &y).0,
        BinaryOp::Sub => ops::sub(b, &x, &y).0,
        _ => ops::mul(b, &x, &y, more),
    };
    let cut = ops::trimmed(b, exact[..count(bits)].to_vec(), bits, how.above);
    let again = ops::extended(b, cut.clone(), more, how.above);
    let overflow = ops::compare(b, IntCC::Ne, &again, &exact);
    if how.saturates {
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
    let (above, back) = match id {
        Intrinsic::SShlSat => (Above::Signs, BinaryOp::AShr),
        _ => (Above::Zeros, BinaryOp::LShr),
    };
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
