//! Conversions from and to wide integers.

use super::body::Body;
use super::ops::{self, Above, Num, count};
use super::shift;
use super::types::WIDEST;
use ir::builder::FunctionBuilder;
use ir::{AddrSpace, BinaryOp, CastOp, Diagnostic, FloatKind, IntCC, Intrinsic, Type, Value};

/// The result of a cast, of `to` bits if it is an integer, of type `ty` if not.
pub(super) fn cast(
    body: &mut Body<'_>,
    op: CastOp,
    arg: Value,
    to: u32,
    ty: Type,
) -> Result<Value, Diagnostic> {
    match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
            let above = if op == CastOp::SExt {
                Above::Signs
            } else {
                Above::Zeros
            };
            let words = body.words(arg, above);
            let n = count(to).max(words.len());
            let words = ops::extended(&mut body.b, words, n, above);
            Ok(body.value(&words, to))
        }
        CastOp::PtrToInt if is_buffer(body.b.ty(arg)) => {
            let words = buffer_words(body, arg);
            let words = ops::extended(&mut body.b, words, count(to), Above::Zeros);
            Ok(body.value(&words, to))
        }
        CastOp::IntToPtr if is_buffer(ty) => {
            let words = body.words(arg, Above::Zeros);
            let words = ops::extended(&mut body.b, words, BUFFER_WORDS, Above::Zeros);
            Ok(buffer_of_words(body, &words, ty))
        }
        CastOp::PtrToInt => {
            let bits = pointer_bits(body, body.b.ty(arg))?;
            let int = body.b.ctx.types.int(bits as u16);
            let number = body.b.cast(op, arg, int);
            let words = body.words(number, Above::Zeros);
            let words = ops::extended(&mut body.b, words, count(to), Above::Zeros);
            Ok(body.value(&words, to))
        }
        CastOp::IntToPtr => {
            let bits = pointer_bits(body, ty)?;
            let words = body.words(arg, Above::Zeros);
            let number = body.value(&words, bits);
            Ok(body.b.cast(op, number, ty))
        }
        // Of integers only that to the same type.
        CastOp::Bitcast if to > WIDEST && body.is_wide(arg) => Ok(body.operand(arg)),
        CastOp::Bitcast if to > WIDEST => {
            let words = to_words(body, arg, to);
            Ok(body.value(&words, to))
        }
        CastOp::Bitcast => {
            let (words, bits) = (body.words(arg, Above::Zeros), body.width(arg));
            Ok(of_words(body, &words, bits, ty))
        }
        CastOp::UiToFp => {
            let words = body.words(arg, Above::Zeros);
            Ok(to_float(&mut body.b, &words, ty))
        }
        CastOp::SiToFp => {
            let words = body.words(arg, Above::Signs);
            Ok(signed_to_float(&mut body.b, &words, ty))
        }
        CastOp::FpToUi | CastOp::FpToSi => {
            let words = from_float(&mut body.b, arg, count(to));
            Ok(body.value(&words, to))
        }
        _ => Err(body.unsupported("this cast")),
    }
}

/// Words of 64 bits that a pointer into a buffer takes; the last has 32 bits of it.
const BUFFER_WORDS: usize = 3;

fn is_buffer(ty: Type) -> bool {
    ty.addr_space() == Some(AddrSpace::BufferFat)
}

/// The number that a pointer into a buffer is, all of it: what lies in memory where it is stored,
/// which is the only form in which the resource's last bits can be had.
fn buffer_words(body: &mut Body<'_>, pointer: Value) -> Num {
    let ty = body.b.ty(pointer);
    let place = body.b.entry_alloca(ty);
    body.b.store(pointer, place, BUFFER_ALIGN);
    let mut words = Num::new();
    for (offset, word) in [(0, Type::I64), (8, Type::I64), (16, Type::I32)] {
        let at = body.b.gep_const(place, offset);
        words.push(body.b.load(word, at, 8));
    }
    words[2] = body.b.zext(words[2], Type::I64);
    words
}

/// The opposite of [`buffer_words`]. What is above the pointer's bits is lost.
fn buffer_of_words(body: &mut Body<'_>, words: &[Value], ty: Type) -> Value {
    let place = body.b.entry_alloca(ty);
    for (k, &word) in words.iter().take(BUFFER_WORDS).enumerate() {
        let at = body.b.gep_const(place, 8 * k as i64);
        let word = match k {
            2 => body.b.trunc(word, Type::I32),
            _ => word,
        };
        body.b.store(word, at, 8);
    }
    body.b.load(ty, place, BUFFER_ALIGN)
}

/// Alignment of a pointer into a buffer in memory ("Data Layout": `p7:160:256:256:32`).
const BUFFER_ALIGN: u64 = 32;

fn pointer_bits(body: &Body<'_>, ty: Type) -> Result<u32, Diagnostic> {
    let bits = ty.addr_space().map(|s| s.pointer_bits());
    bits.filter(|&bits| bits <= WIDEST)
        .ok_or_else(|| body.unsupported("a pointer in place"))
}

// Vectors of the same width: through pieces that words and elements consist of.

/// Bits of a piece: the most that divide both a word and the whole.
fn piece_bits(bits: u32) -> u32 {
    64.min(1 << bits.trailing_zeros().min(6))
}

/// The bits of a vector of narrow elements.
pub(super) fn to_words(body: &mut Body<'_>, vector: Value, bits: u32) -> Num {
    let size = piece_bits(bits);
    let piece = body.b.ctx.types.int(size as u16);
    let pieces = body.b.ctx.types.vector(piece, bits / size);
    let b = &mut body.b;
    let vector = if b.ty(vector) == pieces {
        vector
    } else {
        b.bitcast(vector, pieces)
    };
    let mut words: Num = vec![b.iconst(Type::I64, 0); count(bits)];
    for i in 0..bits / size {
        let mut part = b.lane(vector, i);
        if size < 64 {
            part = b.zext(part, Type::I64);
        }
        let (word, place) = ((i * size / 64) as usize, i * size % 64);
        if place > 0 {
            let n = b.iconst(Type::I64, i128::from(place));
            part = b.shl(part, n);
            part = b.or(words[word], part);
        }
        words[word] = part;
    }
    words
}

/// A vector of narrow elements from its bits.
pub(super) fn of_words(body: &mut Body<'_>, words: &[Value], bits: u32, ty: Type) -> Value {
    let size = piece_bits(bits);
    let piece = body.b.ctx.types.int(size as u16);
    let pieces = body.b.ctx.types.vector(piece, bits / size);
    let b = &mut body.b;
    let mut vector = b.poison(pieces);
    for i in 0..bits / size {
        let (word, place) = ((i * size / 64) as usize, i * size % 64);
        let mut part = words[word];
        if place > 0 {
            let n = b.iconst(Type::I64, i128::from(place));
            part = b.lshr(part, n);
        }
        if size < 64 {
            part = b.trunc(part, piece);
        }
        vector = b.with_lane(vector, part, i);
    }
    if ty == pieces {
        vector
    } else {
        b.bitcast(vector, ty)
    }
}

// Floats.

/// Leading zeros of the whole, as an i64.
pub(super) fn leading_zeros(b: &mut FunctionBuilder<'_>, a: &[Value]) -> Value {
    let mut all = b.iconst(Type::I64, a.len() as i128 * 64);
    let zero = b.iconst(Type::I64, 0);
    for (i, &word) in a.iter().enumerate() {
        let here = ops::unary(b, Intrinsic::Ctlz, word);
        let above = b.iconst(Type::I64, (a.len() - 1 - i) as i128 * 64);
        let here = b.add(here, above);
        let any = b.icmp(IntCC::Ne, word, zero);
        all = b.select(any, here, all);
    }
    all
}

/// An unsigned number, rounded to nearest, ties to even: its highest 64 bits are converted, the
/// lowest of them standing for all below it, and scaled. 64 bits are enough to round to 53.
fn to_float(b: &mut FunctionBuilder<'_>, a: &[Value], ty: Type) -> Value {
    let kind = b.ctx.types.float_kind(ty);
    if kind == Some(FloatKind::Half) {
        return to_half(b, a);
    }
    let zeros = leading_zeros(b, a);
    let moved = shift::by(b, BinaryOp::Shl, a, zeros);
    let top = moved[a.len() - 1];
    let rest = ops::any_bit(b, &moved[..a.len() - 1]);
    let zero = b.iconst(Type::I64, 0);
    let inexact = b.icmp(IntCC::Ne, rest, zero);
    let sticky = b.zext(inexact, Type::I64);
    let top = b.or(top, sticky);
    let all = b.iconst(Type::I64, (a.len() - 1) as i128 * 64);
    let exponent = b.sub(all, zeros);
    let exponent = b.trunc(exponent, Type::I32);
    let rounded = b.cast(CastOp::UiToFp, top, ty);
    if kind == Some(FloatKind::BFloat) {
        // Exact, or infinite.
        let single = b.cast(CastOp::FpExt, rounded, Type::F32);
        let scaled = b.intrinsic(Intrinsic::LdExp, Type::F32, &[single, exponent]);
        return b.cast(CastOp::FpTrunc, scaled, ty);
    }
    b.intrinsic(Intrinsic::LdExp, ty, &[rounded, exponent])
}

/// Everything from 2^32 on is infinite, as 2^32 - 1 is.
fn to_half(b: &mut FunctionBuilder<'_>, a: &[Value]) -> Value {
    let places = b.iconst(Type::I64, 32);
    let high = b.lshr(a[0], places);
    let upper = ops::any_bit(b, &a[1..]);
    let upper = b.or(high, upper);
    let zero = b.iconst(Type::I64, 0);
    let large = b.icmp(IntCC::Ne, upper, zero);
    let low = b.trunc(a[0], Type::I32);
    let most = b.iconst(Type::I32, -1);
    let low = b.select(large, most, low);
    b.cast(CastOp::UiToFp, low, Type::F16)
}

fn signed_to_float(b: &mut FunctionBuilder<'_>, a: &[Value], ty: Type) -> Value {
    let zero = b.iconst(Type::I64, 0);
    let negative = b.icmp(IntCC::Slt, a[a.len() - 1], zero);
    let opposite = ops::neg(b, a);
    let magnitude = ops::select(b, negative, &opposite, a);
    let float = to_float(b, &magnitude, ty);
    let minus = b.fneg(float);
    b.select(negative, minus, float)
}

/// The number, rounded towards zero, in `n` words; what does not fit is poison in the program. The
/// mantissa of a double is moved to its place.
fn from_float(b: &mut FunctionBuilder<'_>, arg: Value, n: usize) -> Num {
    let double = match b.ty(arg) {
        Type::F64 => arg,
        _ => b.cast(CastOp::FpExt, arg, Type::F64),
    };
    let bits = b.bitcast(double, Type::I64);
    let int = |b: &mut FunctionBuilder<'_>, v: i128| b.iconst(Type::I64, v);
    let (c52, c63) = (int(b, 52), int(b, 63));
    let field = b.lshr(bits, c52);
    let mask = int(b, 0x7ff);
    let field = b.and(field, mask);
    let mask = int(b, (1 << 52) - 1);
    let fraction = b.and(bits, mask);
    let one = int(b, 1 << 52);
    let mantissa = b.or(fraction, one);
    let bias = int(b, 1075);
    let left = b.sub(field, bias);
    let right = b.sub(bias, field);
    let right = b.intrinsic(Intrinsic::UMin, Type::I64, &[right, c63]);
    let small = b.lshr(mantissa, right);
    let zero = int(b, 0);
    let mut whole = vec![zero; n];
    whole[0] = mantissa;
    let large = shift::by(b, BinaryOp::Shl, &whole, left);
    whole[0] = small;
    let is_large = b.icmp(IntCC::Sge, left, zero);
    let magnitude = ops::select(b, is_large, &large, &whole);
    let sign = b.ashr(bits, c63);
    let flipped: Num = magnitude.iter().map(|&w| b.xor(w, sign)).collect();
    ops::sub(b, &flipped, &vec![sign; n]).0
}
