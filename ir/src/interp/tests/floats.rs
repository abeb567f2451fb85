use super::*;
use crate::inst::{ArithFlags, BinaryOp, FloatCC};
use crate::interp::float::{self, Denormal, DenormalMode, Extreme, Format};
use crate::interp::int::Signedness::{Signed, Unsigned};
use crate::intrinsic::Intrinsic;
use crate::types::FloatKind;

fn ieee(kind: FloatKind) -> Format {
    Format {
        kind,
        mode: DenormalMode::IEEE,
    }
}

const F16: FloatKind = FloatKind::Half;
const F32: FloatKind = FloatKind::Float;
const F64: FloatKind = FloatKind::Double;

fn bits32(x: f32) -> u64 {
    x.to_bits().into()
}

/// A list of numbers that hurt: zeros, subnormal, extreme, infinite, NaN, and some in between.
fn awkward() -> Vec<f32> {
    let mut list = vec![
        0.0,
        f32::from_bits(1),
        f32::from_bits(0x007f_ffff),
        f32::MIN_POSITIVE,
        1.0,
        1.0 + f32::EPSILON,
        1.0 / 3.0,
        2.5,
        16_777_217.0,
        3.0e38,
        f32::MAX,
        f32::INFINITY,
        f32::NAN,
    ];
    list.extend(list.clone().iter().map(|v| -v));
    list
}

/// The operators on binary32 are computed in binary64 and rounded: against the host's binary32.
#[test]
fn single_precision_is_that_of_the_host() {
    let same = |got: u64, host: f32| {
        let got = f32::from_bits(got as u32);
        got.to_bits() == host.to_bits() || (got.is_nan() && host.is_nan())
    };
    for x in awkward() {
        for y in awkward() {
            let op = |op| ieee(F32).binary(op, bits32(x), bits32(y));
            assert!(same(op(BinaryOp::FAdd), x + y), "{x} + {y}");
            assert!(same(op(BinaryOp::FSub), x - y), "{x} - {y}");
            assert!(same(op(BinaryOp::FMul), x * y), "{x} * {y}");
            assert!(same(op(BinaryOp::FDiv), x / y), "{x} / {y}");
            assert!(same(op(BinaryOp::FRem), x % y), "{x} % {y}");
            for z in awkward() {
                let fma = ieee(F32).fma(bits32(x), bits32(y), bits32(z));
                assert!(same(fma, x.mul_add(y, z)), "{x} * {y} + {z}");
            }
            let cmp = |cond| ieee(F32).compare(cond, bits32(x), bits32(y));
            assert_eq!(cmp(FloatCC::Olt), x < y);
            assert_eq!(cmp(FloatCC::Ugt), x > y || x.is_nan() || y.is_nan());
            assert_eq!(cmp(FloatCC::Une), x != y);
            assert_eq!(cmp(FloatCC::Ord), !x.is_nan() && !y.is_nan());
            assert_eq!(cmp(FloatCC::Ueq), x == y || x.is_nan() || y.is_nan());
        }
        assert!(same(ieee(F32).unary(bits32(x), f64::sqrt), x.sqrt()));
    }
}

#[test]
fn half_precision_rounds_once() {
    let h = |v: f64| float::from_f64(F16, v);
    // 1 + 2^-11 is halfway and goes to the even neighbour, a bit more goes up.
    assert_eq!(h(1.0 + 2f64.powi(-11)), 0x3c00);
    assert_eq!(h(1.0 + 2f64.powi(-11) + 2f64.powi(-40)), 0x3c01);
    assert_eq!(h(65519.9), 0x7bff);
    assert_eq!(h(65520.0), 0x7c00);
    assert_eq!(h(2f64.powi(-24)), 1);
    assert_eq!(h(2f64.powi(-25)), 0);
    assert_eq!(float::to_f64(F16, 0x3555), 0.333251953125);
    // (1 + 2^-10)(1 - 2^-10) - 1 needs the exact product.
    let fused = ieee(F16).fma(0x3c01, 0x3bfe, h(-1.0));
    assert_eq!(float::to_f64(F16, fused), -2f64.powi(-20));
    let up = ieee(F16).fma(h(1025.0), h(1.0), h(0.5));
    assert_eq!(float::to_f64(F16, up), 1026.0);
    let above = ieee(F16).fma(h(1024.0), h(1.0), h(0.50048828125));
    assert_eq!(float::to_f64(F16, above), 1025.0);
}

#[test]
fn scaled_fma_rounds_once() {
    let f = |x: f32, y: f32, z: f32, n| {
        f32::from_bits(ieee(F32).fma_scaled(bits32(x), bits32(y), bits32(z), n) as u32)
    };
    assert_eq!(f(3.0, 5.0, 1.0, 4), 256.0);
    // 1.5 units of the smallest number and a bit: rounded to 24 bits first, it would tie and go to
    // 2 anyway; 2.5 and a bit tells.
    let bit = 2f32.powi(-30);
    assert_eq!(f(1.0, bit, 2.5, -149).to_bits(), 3);
    assert_eq!(f(1.0, 0.0, 2.5, -149).to_bits(), 2);
    assert_eq!(f(1.0, -bit, 2.5, -149).to_bits(), 2);
    assert_eq!(f(1.0, -bit, 3.5, -149).to_bits(), 3);
}

#[test]
fn all_halves_survive_the_way_to_f64() {
    for bits in 0..=0xffff_u64 {
        let back = float::from_f64(F16, float::to_f64(F16, bits));
        let expected = if float::is_nan(F16, bits) {
            F16.quiet_nan()
        } else {
            bits
        };
        assert_eq!(back, expected);
    }
}

#[test]
fn bfloat_rounds_once() {
    let kind = FloatKind::BFloat;
    assert_eq!(float::from_f64(kind, 1.0 + 2f64.powi(-8)), 0x3f80);
    assert_eq!(float::from_f64(kind, 1.0 + 3.0 * 2f64.powi(-8)), 0x3f82);
    assert_eq!(float::to_f64(kind, 0x4049), 3.140625);
}

#[test]
fn subnormal_numbers_are_flushed_where_the_function_says() {
    assert_eq!(
        DenormalMode::parse("preserve-sign,ieee"),
        DenormalMode {
            output: Denormal::SignedZero,
            input: Denormal::Keep
        }
    );
    assert_eq!(DenormalMode::parse("ieee"), DenormalMode::IEEE);
    let flush = Format {
        kind: F32,
        mode: DenormalMode::parse("preserve-sign"),
    };
    let tiny = u64::from((-f32::from_bits(1)).to_bits());
    assert_eq!(
        flush.binary(BinaryOp::FMul, tiny, bits32(1e30)),
        bits32(-0.0)
    );
    let small = bits32(f32::MIN_POSITIVE);
    assert_eq!(flush.binary(BinaryOp::FMul, small, bits32(0.5)), 0);
    assert!(flush.compare(FloatCC::Oeq, tiny, 0));
    assert_eq!(
        ieee(F32).binary(BinaryOp::FMul, small, bits32(0.5)),
        0x0040_0000
    );
    let positive = Format {
        kind: F32,
        mode: DenormalMode::parse("positive-zero"),
    };
    assert_eq!(positive.canonicalize(tiny), 0);
}

#[test]
fn attributes_choose_the_mode() {
    let run = |key: &str| {
        let mut m = Module::new();
        let kernel = m.add_kernel("k", &[GLOBAL]);
        m.functions[kernel]
            .attrs
            .strings
            .push((key.into(), "preserve-sign,preserve-sign".into()));
        let mut b = m.build(kernel);
        let entry = b.create_entry();
        let out = b.params(entry)[0];
        let x = b.fconst_bits(Type::F32, 1);
        let one = b.fconst(Type::F32, 1.0);
        let y = b.fmul(x, one);
        b.store(y, out, 4);
        b.ret_void();
        run_module(&m, kernel, &LaunchConfig::linear(1, 1), 1).unwrap()[0]
    };
    assert_eq!(run("denormal-fp-math-f32"), 0);
    assert_eq!(run("denormal-fp-math"), 0);
    assert_eq!(run("no-nans-fp-math"), 1);
}

#[test]
fn minimum_and_maximum() {
    let nan = F32.quiet_nan();
    let (p, n) = (bits32(0.0), bits32(-0.0));
    let one = bits32(1.0);
    assert_eq!(ieee(F32).min_max_num(Extreme::Min, p, n), n);
    assert_eq!(ieee(F32).min_max_num(Extreme::Max, n, p), p);
    assert_eq!(ieee(F32).min_max_num(Extreme::Min, nan, one), one);
    assert_eq!(ieee(F32).min_max_num(Extreme::Max, one, nan), one);
    assert_eq!(ieee(F32).min_max_nan(Extreme::Max, one, nan), nan);
    assert_eq!(ieee(F32).min_max_num(Extreme::Min, nan, nan), nan);
    assert_eq!(
        ieee(F32).min_max_num(Extreme::Max, bits32(-2.0), bits32(-3.0)),
        bits32(-2.0)
    );
}

#[test]
fn conversions_to_integers() {
    assert_eq!(float::to_int(-0.9, 8, Unsigned), Some(0));
    assert_eq!(float::to_int(-1.0, 8, Unsigned), None);
    assert_eq!(float::to_int(255.9, 8, Unsigned), Some(255));
    assert_eq!(float::to_int(256.0, 8, Unsigned), None);
    assert_eq!(float::to_int(-128.9, 8, Signed), Some(0x80));
    assert_eq!(float::to_int(-129.0, 8, Signed), None);
    assert_eq!(float::to_int(f64::NAN, 32, Signed), None);
    assert_eq!(float::to_int(2f64.powi(127), 128, Unsigned), Some(1 << 127));
    assert_eq!(float::to_int(2f64.powi(127), 128, Signed), None);
    assert_eq!(
        float::to_int_saturating(f64::NEG_INFINITY, 16, Signed),
        0x8000
    );
    assert_eq!(float::to_int_saturating(1e9, 16, Signed), 0x7fff);
    assert_eq!(float::to_int_saturating(-1.0, 16, Unsigned), 0);
    assert_eq!(float::to_int_saturating(f64::NAN, 16, Unsigned), 0);
    assert_eq!(float::to_int_saturating(-5.0, 1, Signed), 1);
    is_poison(|b| {
        let x = b.fconst(Type::F32, 1e10);
        b.fptosi(x, Type::I32)
    });
}

#[test]
fn conversions_from_integers_round_once() {
    // Above 2^24 by half a unit and a bit: through binary64 it would tie.
    let x = (1u128 << 64) + (1 << 40) + 1;
    assert_eq!(
        float::from_unsigned(F32, x),
        bits32(18_446_746_272_732_807_168.0)
    );
    assert_eq!(float::from_unsigned(F32, u128::MAX), bits32(f32::INFINITY));
    assert_eq!(float::from_unsigned(F16, 65520), 0x7c00);
    assert_eq!(float::from_signed(F16, -2049), 0xe800);
    assert_eq!(float::from_signed(F64, -1), (-1f64).to_bits());
}

#[test]
fn scaling_by_powers_of_two() {
    let ld = |x: f32, n| f32::from_bits(ieee(F32).ldexp(bits32(x), n) as u32);
    assert_eq!(ld(1.5, 3), 12.0);
    assert_eq!(ld(1.0, -149).to_bits(), 1);
    // Half of the smallest number goes to even, three quarters up.
    assert_eq!(ld(1.0, -150).to_bits(), 0);
    assert_eq!(ld(1.5, -150).to_bits(), 1);
    assert_eq!(ld(1.0, 128), f32::INFINITY);
    assert_eq!(ld(f32::from_bits(1), 149), 1.0);
    assert_eq!(ld(-0.0, i32::MAX).to_bits(), (-0f32).to_bits());
    let ld = |x: f64, n| f64::from_bits(ieee(F64).ldexp(x.to_bits(), n));
    assert_eq!(ld(1.0, 1023), 2f64.powi(1023));
    assert_eq!(ld(1.0, -1074).to_bits(), 1);
    assert_eq!(ld(1.5, -1074).to_bits(), 2);
    assert_eq!(ld(1.5, -1075).to_bits(), 1);
    assert_eq!(ld(1.0, -1022), f64::MIN_POSITIVE);
    assert_eq!(ld(f64::from_bits(3), 1074), 3.0);
    assert_eq!(ld(1.0, i32::MIN), 0.0);
    assert_eq!(float::frexp(f64::from_bits(1)), (0.5, -1073));
    assert_eq!(float::frexp(-12.0), (-0.75, 4));
}

#[test]
fn classes() {
    let table = [
        (0x7f80_0001, 0),
        (0x7fc0_0000, 1),
        (0xff80_0000, 2),
        (0xbf80_0000, 3),
        (0x8000_0001, 4),
        (0x8000_0000, 5),
        (0x0000_0000, 6),
        (0x0000_0001, 7),
        (0x3f80_0000, 8),
        (0x7f80_0000, 9),
    ];
    for (bits, class) in table {
        assert_eq!(float::class(F32, bits), 1 << class, "{bits:#x}");
    }
}

#[test]
fn fast_math_promises() {
    let nan_plus_one = |flags| {
        eval(move |b| {
            let x = b.fconst_bits(Type::F32, 0x7fc0_0000);
            let y = b.fconst(Type::F32, 1.0);
            b.with_flags(flags).fadd(x, y)
        })
        .unwrap()
    };
    assert_eq!(nan_plus_one(ArithFlags::empty()), Some(0x7fc0_0000));
    assert_eq!(nan_plus_one(ArithFlags::NINF), Some(0x7fc0_0000));
    assert_eq!(nan_plus_one(ArithFlags::NNAN), None);
}

#[test]
fn float_intrinsics() {
    let unary = |id, x: f64| {
        f32::from_bits(value(|b| {
            let x = b.fconst(Type::F32, x);
            b.intrinsic(id, Type::F32, &[x])
        }) as u32)
    };
    assert_eq!(unary(Intrinsic::Rint, 2.5), 2.0);
    assert_eq!(unary(Intrinsic::Round, 2.5), 3.0);
    assert_eq!(unary(Intrinsic::Round, -2.5), -3.0);
    assert_eq!(unary(Intrinsic::Floor, -0.5), -1.0);
    assert_eq!(unary(Intrinsic::Ceil, -0.5).to_bits(), (-0f32).to_bits());
    assert_eq!(unary(Intrinsic::FTrunc, -1.7), -1.0);
    assert_eq!(unary(Intrinsic::Exp2, -150.0), 0.0);
    assert_eq!(unary(Intrinsic::Log2, 8.0), 3.0);
    assert!(unary(Intrinsic::Log, -1.0).is_nan());
    let frexp = value(|b| {
        let ty = b.ctx.types.structure(&[Type::F32, Type::I32]);
        let x = b.fconst(Type::F32, -12.0);
        b.intrinsic(Intrinsic::FrExp, ty, &[x])
    });
    assert_eq!(frexp, (4 << 32) | u128::from((-0.75f32).to_bits()));
    let sum = value(|b| {
        let parts = [1.0, 2.0, 3.0].map(|x| b.fconst(Type::F64, x));
        let v = b.build_vector(&parts);
        let start = b.fconst(Type::F64, 0.5);
        b.intrinsic(Intrinsic::ReduceFAdd, Type::F64, &[start, v])
    });
    assert_eq!(f64::from_bits(sum as u64), 6.5);
}
