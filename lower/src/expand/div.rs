//! Integer division by reciprocals in floating point.
//!
//! Write u = 2^-24 for the rounding unit of floats. `v_rcp_f32` is off by at most one ulp, so by
//! less than 2u relative; an addition, multiplication or conversion by at most u. No sequence
//! assumes more than that.
//!
//! **Small operands** (n ≤ 21 significant bits): q = trunc((a + 1/2) · rcp(b)). Operands, a + 1/2
//! and their conversions are exact. The computed quotient is off by less than 3.1u relative. The
//! exact (a + 1/2) / b lies between integers: at least 1/(2b) from each, which is 1/(2(a + 1/2)) of
//! itself, so 2^-22 = 4u for a + 1/2 ≤ 2^21. So the truncation is right.
//!
//! **24, 32 and 64 bits**: an estimate, and corrections; see [`div24`], [`div32`] and [`div64`].

use crate::legal::emitter::Emitter;
use crate::legal::int::{Extend, container};
use ir::{BinaryOp, CastOp, IntCC, Intrinsic, Type, Value};
use smallvec::SmallVec;

/// What is computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Want {
    Quotient,
    Remainder,
}

/// Division of integers of `bits` (at most 64) bits. The operands are extended to their container,
/// as the operation's signedness demands.
pub(crate) fn divide(e: &mut Emitter, op: BinaryOp, bits: u32, a: Value, b: Value) -> Value {
    let want = match op {
        BinaryOp::UDiv | BinaryOp::SDiv => Want::Quotient,
        _ => Want::Remainder,
    };
    let signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
    if let Some(v) = by_constant(e, op, a, b) {
        return v;
    }
    // Numbers that are surely not negative are divided unsigned, which is shorter.
    let signed = signed && !(e.known(a).is_non_negative() && e.known(b).is_non_negative());
    if container(bits) == 64 {
        return divide64(e, &[want], signed, a, b)[0];
    }
    if signed {
        signed32(e, want, a, b)
    } else {
        unsigned32(e, want, a, b)
    }
}

/// Division by a constant that is a power of two; others are left to the optimiser, which runs
/// before.
fn by_constant(e: &mut Emitter, op: BinaryOp, a: Value, b: Value) -> Option<Value> {
    let width = e.width(a);
    let c = e.const_bits(b)?;
    if let Some(x) = e.const_bits(a) {
        let r = crate::fold::binary_int(op, x, c, width)?;
        let ty = e.ty(a);
        return Some(e.int(ty, r));
    }
    if !c.is_power_of_two() {
        return None;
    }
    let n = c.trailing_zeros();
    match op {
        BinaryOp::UDiv => Some(e.lshr_const(a, n)),
        BinaryOp::URem => Some(e.and_const(a, c as u64 - 1)),
        // The most negative number is not a power of two among signed ones.
        _ if n == width - 1 => None,
        BinaryOp::SDiv | BinaryOp::SRem => {
            // A negative dividend is rounded towards zero by adding the divisor less one.
            let sign = e.ashr_const(a, width - 1);
            let bias = if n == 0 {
                return Some(match op {
                    BinaryOp::SDiv => a,
                    _ => {
                        let ty = e.ty(a);
                        e.int(ty, 0)
                    }
                });
            } else {
                e.lshr_const(sign, width - n)
            };
            let biased = e.add(a, bias);
            if op == BinaryOp::SDiv {
                return Some(e.ashr_const(biased, n));
            }
            let whole = e.and_const(biased, !(c as u64 - 1));
            Some(e.sub(a, whole))
        }
        _ => None,
    }
}

// 32 bits

fn unsigned32(e: &mut Emitter, want: Want, a: Value, b: Value) -> Value {
    if e.fits_unsigned(a, 21) && e.fits_unsigned(b, 21) {
        return small(e, want, CastOp::UiToFp, a, b);
    }
    if e.fits_unsigned(a, 24) && e.fits_unsigned(b, 24) {
        return div24(e, want, a, b);
    }
    div32(e, want, a, b)
}

fn signed32(e: &mut Emitter, want: Want, a: Value, b: Value) -> Value {
    if e.fits_signed(a, 22) && e.fits_signed(b, 22) {
        return small(e, want, CastOp::SiToFp, a, b);
    }
    // Magnitudes, divided unsigned; the quotient's sign is that of a ^ b, the remainder's that of
    // a.
    let (abs_a, sign_a) = magnitude(e, a);
    let (abs_b, sign_b) = magnitude(e, b);
    let r = unsigned32(e, want, abs_a, abs_b);
    let sign = match want {
        Want::Quotient => e.xor(sign_a, sign_b),
        Want::Remainder => sign_a,
    };
    let flipped = e.xor(r, sign);
    e.sub(flipped, sign)
}

/// Absolute value, and the sign as 0 or -1.
fn magnitude(e: &mut Emitter, a: Value) -> (Value, Value) {
    let width = e.width(a);
    let known = e.known(a);
    let sign = e.ashr_const(a, width - 1);
    let sum = e.add(a, sign);
    let abs = e.xor(sum, sign);
    // |a| of a number with s sign bits is at most 2^(width - s).
    e.note_leading_zeros(abs, known.sign_bits() - 1);
    (abs, sign)
}

/// Operands of at most 21 bits (and a sign): no correction is needed, see the [module](self).
fn small(e: &mut Emitter, want: Want, convert: CastOp, a: Value, b: Value) -> Value {
    let fa = e.cast(convert, a, Type::F32);
    let fb = e.cast(convert, b, Type::F32);
    let half = match convert {
        CastOp::UiToFp => e.f32(0.5),
        _ => {
            let half = e.f32(0.5);
            e.intr(Intrinsic::CopySign, &[half, fa], Type::F32)
        }
    };
    let raised = e.fadd(fa, half);
    let reciprocal = e.unary(Intrinsic::Rcp, fb);
    let product = e.fmul(raised, reciprocal);
    let (op, mul) = match convert {
        CastOp::UiToFp => (CastOp::FpToUi, Intrinsic::MulU24),
        _ => (CastOp::FpToSi, Intrinsic::MulI24),
    };
    let q = e.cast(op, product, Type::I32);
    let dividend = e.known(a);
    match convert {
        CastOp::UiToFp => e.note_leading_zeros(q, dividend.leading_zeros()),
        // One bit more than the dividend: the most negative number by -1.
        _ => e.note_sign_bits(q, dividend.sign_bits() - 1),
    }
    finish_remainder(e, want, mul, a, b, q)
}

/// The quotient, or the dividend less quotient times divisor.
fn finish_remainder(
    e: &mut Emitter,
    want: Want,
    mul: Intrinsic,
    a: Value,
    b: Value,
    q: Value,
) -> Value {
    if want == Want::Quotient {
        return q;
    }
    let (ka, kb) = (e.known(a), e.known(b));
    let product = e.mul24(mul, q, b);
    let r = e.sub(a, product);
    if ka.is_non_negative() && kb.is_non_negative() {
        e.note_leading_zeros(r, ka.leading_zeros().max(kb.leading_zeros()));
    } else {
        e.note_sign_bits(r, ka.sign_bits().max(kb.sign_bits()));
    }
    r
}

/// Unsigned operands of at most 24 bits, exact as floats.
///
/// The reciprocal is refined once: with rcp = (1 + d) / b, |d| ≤ 2u, the residue fma(-b, rcp, 1) is
/// -d to rounding, and rcp + rcp · residue is off by d² and one rounding: below 1.01u relative; for
/// a power of two it is exact. So a · rcp is off by less than 2.02u · a/b < 2.02/b: exact for b of
/// 1 and 2, below 1 for others, and truncation gives the quotient or a neighbour. The remainder a -
/// q·b is then in [-b, 2b), and says which.
fn div24(e: &mut Emitter, want: Want, a: Value, b: Value) -> Value {
    let fa = e.cast(CastOp::UiToFp, a, Type::F32);
    let fb = e.cast(CastOp::UiToFp, b, Type::F32);
    let rough = e.unary(Intrinsic::Rcp, fb);
    let minus = e.fneg(fb);
    let one = e.f32(1.0);
    let residue = e.fma(minus, rough, one);
    let reciprocal = e.fma(residue, rough, rough);
    let product = e.fmul(fa, reciprocal);
    let q = e.cast(CastOp::FpToUi, product, Type::I32);
    e.note_leading_zeros(q, 7);
    let product = e.mul24(Intrinsic::MulU24, q, b);
    let r = e.sub(a, product);
    let zeros = match want {
        Want::Quotient => e.known(a).leading_zeros(),
        Want::Remainder => e.known(a).leading_zeros().max(e.known(b).leading_zeros()),
    };
    let result = match want {
        Want::Quotient => {
            let negative = e.icmp_const(IntCC::Slt, r, 0);
            let large = e.icmp(IntCC::Sge, r, b);
            let down = e.sext(negative, Type::I32);
            let up = e.zext(large, Type::I32);
            let q = e.add(q, down);
            e.add(q, up)
        }
        Want::Remainder => {
            // The one of r, r + b and r - b that is in [0, b): as unsigned numbers, the least.
            let plus = e.add(r, b);
            let less = e.sub(r, b);
            let least = e.min_max(Intrinsic::UMin, r, plus);
            e.min_max(Intrinsic::UMin, least, less)
        }
    };
    e.note_leading_zeros(result, zeros);
    result
}

/// Unsigned operands of 32 bits.
///
/// R0 = floor(2^32 (1 - 5u) · rcp(float(b))) is at most 2^32/b (errors of u, 2u and u above do not
/// make up for 5u), and at least 2^32/b · (1 - 9.1u) - 1. With β = b/2^32 and ε the relative error
/// of R, the step R += floor(R · (2^32 - bR) / 2^32) gives (1 - ε)(1 + ε) = 1 - ε², less a fraction
/// below 1, and never exceeds 2^32/b. From ε0 ≤ 9.1u + β, the error of R1 is ε0²/β + 1 ≤ 83u²/β +
/// 18.2u + β + 1 < 1.002 + β. The quotient floor(a · R1 / 2^32) is low by less than that times
/// a/2^32, plus one for the floor: for β ≤ 1/3 by less than 2.34, so by at most 2; for larger β the
/// quotient itself is at most 2. Two corrections are enough.
fn div32(e: &mut Emitter, want: Want, a: Value, b: Value) -> Value {
    /// 2^32 (1 - 5 · 2^-24).
    const SCALE: f32 = f32::from_bits(0x4f7f_fffb);
    let fb = e.cast(CastOp::UiToFp, b, Type::F32);
    let reciprocal = e.unary(Intrinsic::Rcp, fb);
    let scale = e.f32(SCALE);
    let scaled = e.fmul(reciprocal, scale);
    let r0 = e.cast(CastOp::FpToUi, scaled, Type::I32);
    let minus = e.neg(b);
    let residue = e.mul(minus, r0);
    let step = e.umulhi(r0, residue);
    let r1 = e.add(r0, step);
    let q = e.umulhi(a, r1);
    let product = e.mul(q, b);
    let r = e.sub(a, product);
    match want {
        Want::Quotient => {
            let low = e.icmp(IntCC::Uge, r, b);
            let less = e.sub(r, b);
            let r = e.min_max(Intrinsic::UMin, r, less);
            let still = e.icmp(IntCC::Uge, r, b);
            let up = e.zext(low, Type::I32);
            let q = e.add(q, up);
            let up = e.zext(still, Type::I32);
            e.add(q, up)
        }
        Want::Remainder => {
            // r - b wraps around to a large number where r < b.
            let less = e.sub(r, b);
            let r = e.min_max(Intrinsic::UMin, r, less);
            let less = e.sub(r, b);
            e.min_max(Intrinsic::UMin, r, less)
        }
    }
}

// 64 bits

/// Quotient and remainder of one division of 33 to 64 bits, which share nearly everything. The
/// operands are extended as in [`divide`].
pub(crate) fn divide_both(e: &mut Emitter, how: Extend, a: Value, b: Value) -> (Value, Value) {
    let signed =
        how == Extend::Sign && !(e.known(a).is_non_negative() && e.known(b).is_non_negative());
    let constant = e.const_bits(b).is_some_and(u128::is_power_of_two);
    if constant {
        let (div, rem) = match how {
            Extend::Sign => (BinaryOp::SDiv, BinaryOp::SRem),
            Extend::Zero => (BinaryOp::UDiv, BinaryOp::URem),
        };
        return (divide(e, div, 64, a, b), divide(e, rem, 64, a, b));
    }
    match divide64(e, &[Want::Quotient, Want::Remainder], signed, a, b)[..] {
        [q, r] => (q, r),
        _ => unreachable!("one result for each thing wanted"),
    }
}

/// What is wanted of a division, one result for each.
type Results = SmallVec<[Value; 2]>;

fn divide64(e: &mut Emitter, wants: &[Want], signed: bool, a: Value, b: Value) -> Results {
    if !signed {
        return unsigned64(e, wants, a, b);
    }
    // Both in 31 bits and a sign: even the most negative number by -1 fits in 32.
    if e.fits_signed(a, 31) && e.fits_signed(b, 32) {
        let (lo_a, lo_b) = (e.lo(a), e.lo(b));
        return wants
            .iter()
            .map(|&want| {
                let r = signed32(e, want, lo_a, lo_b);
                e.sext(r, Type::I64)
            })
            .collect();
    }
    let (abs_a, sign_a) = magnitude(e, a);
    let (abs_b, sign_b) = magnitude(e, b);
    let mut results = unsigned64(e, wants, abs_a, abs_b);
    for (r, want) in results.iter_mut().zip(wants) {
        let sign = match want {
            Want::Quotient => e.xor(sign_a, sign_b),
            Want::Remainder => sign_a,
        };
        let flipped = e.xor(*r, sign);
        *r = e.sub(flipped, sign);
    }
    results
}

/// Unsigned operands of 64 bits: many that are written so fit in 32 when the program runs.
fn unsigned64(e: &mut Emitter, wants: &[Want], a: Value, b: Value) -> Results {
    let words = |e: &mut Emitter| -> Results {
        let (lo_a, lo_b) = (e.lo(a), e.lo(b));
        wants
            .iter()
            .map(|&want| {
                let r = unsigned32(e, want, lo_a, lo_b);
                e.zext(r, Type::I64)
            })
            .collect()
    };
    if e.fits_unsigned(a, 32) && e.fits_unsigned(b, 32) {
        return words(e);
    }
    let (hi_a, hi_b) = (e.hi(a), e.hi(b));
    let high = e.or(hi_a, hi_b);
    let wide = e.icmp_const(IntCC::Ne, high, 0);
    let (long, short, end) = (e.make_block(), e.make_block(), e.make_block());
    let results: Results = wants
        .iter()
        .map(|_| e.block_param(end, Type::I64))
        .collect();
    e.branch(wide, long, short);
    e.start_block(long);
    let r = div64(e, wants, a, b);
    e.jump(end, &r);
    e.start_block(short);
    let r = words(e);
    e.jump(end, &r);
    e.start_block(end);
    results
}

/// Unsigned operands of 64 bits.
///
/// As [`div32`] with 2^64: R0 ≤ 2^64/b, since converting b is off by at most 2u (its words are
/// converted apart), `rcp` by 2u, the scaling by u, less than the 7u taken off; R0 ≥ 2^64/b · (1 -
/// 12.1u) - 1. With β = b/2^64: ε0 ≤ 12.1u + β, ε1 ≤ ε0² + β, and the error of R2 is ε1²/β + 1. For
/// β ≤ 1/3 the terms without u give at most 16/27 + 1, those with u less than 2^-18 (β ≥ 2^-64 and
/// u⁴/β ≤ 2^-32 included), so the quotient is low by less than 1.6 + 1; for larger β the quotient
/// itself is at most 2. Two corrections are enough.
fn div64(e: &mut Emitter, wants: &[Want], a: Value, b: Value) -> Results {
    let r0 = reciprocal64(e, b);
    let minus = e.neg(b);
    let r1 = refine64(e, r0, minus);
    let r2 = refine64(e, r1, minus);
    let q = crate::expand::wide::mul_full(e, a, r2).high();
    let product = e.mul(q, b);
    let r = e.sub(a, product);
    let less = e.sub(r, b);
    let low = e.icmp(IntCC::Uge, r, b);
    let r = e.select(low, less, r);
    let less = e.sub(r, b);
    let still = e.icmp(IntCC::Uge, r, b);
    wants
        .iter()
        .map(|want| match want {
            Want::Quotient => {
                let up = e.zext(low, Type::I64);
                let q = e.add(q, up);
                let up = e.zext(still, Type::I64);
                e.add(q, up)
            }
            Want::Remainder => e.select(still, less, r),
        })
        .collect()
}

/// `R + floor(R · (2^64 - bR) / 2^64)`
fn refine64(e: &mut Emitter, r: Value, minus_b: Value) -> Value {
    let residue = e.mul(minus_b, r);
    let step = crate::expand::wide::mul_full(e, r, residue).high();
    e.add(r, step)
}

/// R0 of [`div64`].
fn reciprocal64(e: &mut Emitter, b: Value) -> Value {
    const TWO_32: f32 = 4_294_967_296.0;
    /// 2^64 (1 - 7 · 2^-24).
    const SCALE: f32 = f32::from_bits(0x5f7f_fff9);
    let (lo, hi) = (e.lo(b), e.hi(b));
    let flo = e.cast(CastOp::UiToFp, lo, Type::F32);
    let fhi = e.cast(CastOp::UiToFp, hi, Type::F32);
    let two_32 = e.f32(TWO_32);
    let fb = e.fma(fhi, two_32, flo);
    let reciprocal = e.unary(Intrinsic::Rcp, fb);
    let scale = e.f32(SCALE);
    let scaled = e.fmul(reciprocal, scale);
    // Split at 2^32, exactly.
    let small = e.f32(1.0 / TWO_32);
    let upper = e.fmul(scaled, small);
    let upper = e.unary(Intrinsic::FTrunc, upper);
    let minus = e.f32(-TWO_32);
    let lower = e.fma(upper, minus, scaled);
    let lo = e.cast(CastOp::FpToUi, lower, Type::I32);
    let hi = e.cast(CastOp::FpToUi, upper, Type::I32);
    e.pack(lo, hi)
}
