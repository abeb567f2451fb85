use super::*;
use crate::inst::{ArithFlags, BinaryOp, CastOp, IntCC};
use crate::interp::int::Signedness::{Signed, Unsigned};
use crate::interp::int::{self, Outcome};
use crate::intrinsic::Intrinsic;

fn plain(op: BinaryOp, x: u128, y: u128, bits: u32) -> Outcome {
    int::binary(op, ArithFlags::empty(), x, y, bits)
}

/// All pairs of i8, against Rust's operators.
#[test]
fn eight_bit_arithmetic_is_that_of_rust() {
    let undefined = |o| matches!(o, Outcome::Undefined(_));
    for x in 0..=u8::MAX {
        for y in 0..=u8::MAX {
            let (sx, sy) = (x as i8, y as i8);
            let get = |op| plain(op, x.into(), y.into(), 8);
            let val = |v: u8| Outcome::Value(v.into());
            assert_eq!(get(BinaryOp::Add), val(x.wrapping_add(y)));
            assert_eq!(get(BinaryOp::Sub), val(x.wrapping_sub(y)));
            assert_eq!(get(BinaryOp::Mul), val(x.wrapping_mul(y)));
            assert_eq!(get(BinaryOp::Xor), val(x ^ y));
            match (x.checked_div(y), x.checked_rem(y)) {
                (Some(q), Some(r)) => {
                    assert_eq!(get(BinaryOp::UDiv), val(q));
                    assert_eq!(get(BinaryOp::URem), val(r));
                }
                _ => assert!(undefined(get(BinaryOp::UDiv)) && undefined(get(BinaryOp::URem))),
            }
            match (sx.checked_div(sy), sx.checked_rem(sy)) {
                (Some(q), Some(r)) => {
                    assert_eq!(get(BinaryOp::SDiv), val(q as u8));
                    assert_eq!(get(BinaryOp::SRem), val(r as u8));
                }
                _ => assert!(undefined(get(BinaryOp::SDiv)) && undefined(get(BinaryOp::SRem))),
            }
            let shift = u32::from(y);
            let shifted = |v: Option<u8>| v.map_or(Outcome::Poison, val);
            assert_eq!(get(BinaryOp::Shl), shifted(x.checked_shl(shift)));
            assert_eq!(get(BinaryOp::LShr), shifted(x.checked_shr(shift)));
            assert_eq!(
                get(BinaryOp::AShr),
                shifted(sx.checked_shr(shift).map(|v| v as u8))
            );
            let cmp = |cond| int::compare(cond, x.into(), y.into(), 8);
            assert_eq!(cmp(IntCC::Ult), x < y);
            assert_eq!(cmp(IntCC::Sle), sx <= sy);
            assert_eq!(cmp(IntCC::Sgt), sx > sy);
        }
    }
}

/// Overflow, saturation, absolute difference of 8 bits: against Rust.
#[test]
fn overflow_is_that_of_rust() {
    for x in 0..=u8::MAX {
        for y in 0..=u8::MAX {
            let (sx, sy) = (x as i8, y as i8);
            let w = |op| int::wrapping(op, x.into(), y.into(), 8);
            let sat = |op, sign| int::saturating(op, x.into(), y.into(), 8, sign);
            let (add, sub, mul) = (w(BinaryOp::Add), w(BinaryOp::Sub), w(BinaryOp::Mul));
            assert_eq!(add.unsigned_overflow, x.checked_add(y).is_none());
            assert_eq!(add.signed_overflow, sx.checked_add(sy).is_none());
            assert_eq!(sub.unsigned_overflow, x.checked_sub(y).is_none());
            assert_eq!(sub.signed_overflow, sx.checked_sub(sy).is_none());
            assert_eq!(mul.unsigned_overflow, x.checked_mul(y).is_none());
            assert_eq!(mul.signed_overflow, sx.checked_mul(sy).is_none());
            assert_eq!(
                sat(BinaryOp::Add, Unsigned),
                u128::from(x.saturating_add(y))
            );
            assert_eq!(
                sat(BinaryOp::Sub, Unsigned),
                u128::from(x.saturating_sub(y))
            );
            assert_eq!(
                sat(BinaryOp::Add, Signed),
                u128::from(sx.saturating_add(sy) as u8)
            );
            assert_eq!(
                sat(BinaryOp::Sub, Signed),
                u128::from(sx.saturating_sub(sy) as u8)
            );
        }
    }
}

#[test]
fn widest_integers_do_not_overflow_the_host() {
    let min = 1u128 << 127;
    let val = Outcome::Value;
    assert_eq!(plain(BinaryOp::Add, u128::MAX, 1, 128), val(0));
    assert_eq!(plain(BinaryOp::SDiv, min, 2, 128), val(0b11 << 126));
    assert!(matches!(
        plain(BinaryOp::SDiv, min, u128::MAX, 128),
        Outcome::Undefined(_)
    ));
    assert_eq!(plain(BinaryOp::Shl, 1, 127, 128), val(min));
    assert_eq!(plain(BinaryOp::AShr, min, 127, 128), val(u128::MAX));
    assert!(int::wrapping(BinaryOp::Mul, min, 2, 128).signed_overflow);
    assert_eq!(int::signed(1, 1), -1);
    assert_eq!(int::funnel_left(1, min, 1, 128), 3);
    assert_eq!(int::reverse_bits(1, 128), min);
}

#[test]
fn promises_that_are_broken_give_poison() {
    let with = |op, flags, x, y| int::binary(op, flags, x, y, 8);
    let table = [
        (BinaryOp::Add, ArithFlags::NUW, 255, 1, true),
        (BinaryOp::Add, ArithFlags::NUW, 127, 1, false),
        (BinaryOp::Add, ArithFlags::NSW, 127, 1, true),
        (BinaryOp::Sub, ArithFlags::NSW, 0x80, 1, true),
        (BinaryOp::Mul, ArithFlags::NUW, 16, 16, true),
        (BinaryOp::Shl, ArithFlags::NUW, 0x80, 1, true),
        (BinaryOp::Shl, ArithFlags::NSW, 0x40, 1, true),
        (BinaryOp::Shl, ArithFlags::NSW, 0xff, 1, false),
        (BinaryOp::LShr, ArithFlags::EXACT, 3, 1, true),
        (BinaryOp::LShr, ArithFlags::EXACT, 2, 1, false),
        (BinaryOp::UDiv, ArithFlags::EXACT, 7, 2, true),
        (BinaryOp::Or, ArithFlags::DISJOINT, 3, 1, true),
        (BinaryOp::Or, ArithFlags::DISJOINT, 2, 1, false),
    ];
    for (op, flags, x, y, poison) in table {
        assert_eq!(
            with(op, flags, x, y) == Outcome::Poison,
            poison,
            "{op:?} {flags:?} {x} {y}"
        );
    }
}

#[test]
fn bits_are_counted_in_odd_widths() {
    assert_eq!(int::leading_zeros(1, 33), 32);
    assert_eq!(int::trailing_zeros(0, 33), 33);
    assert_eq!(int::reverse_bits(0b001, 3), 0b100);
    assert_eq!(int::swap_bytes(0x0001_0203, 48), 0x0302_0100_0000);
    assert_eq!(int::funnel_right(0xab, 0xcd, 12, 8), 0xbc);
}

#[test]
fn integer_intrinsics() {
    let call = |id, x: i128, y: i128| {
        value(|b| {
            let args = [b.iconst(Type::I16, x), b.iconst(Type::I16, y)];
            b.intrinsic(id, Type::I16, &args)
        })
    };
    assert_eq!(call(Intrinsic::SMax, -1, 1), 1);
    assert_eq!(call(Intrinsic::UMax, -1, 1), 0xffff);
    assert_eq!(call(Intrinsic::SMin, -32768, 0), 0x8000);
    assert_eq!(call(Intrinsic::SAddSat, 32767, 1), 32767);
    assert_eq!(call(Intrinsic::USubSat, 1, 2), 0);
    let unary = |id, x: i128, flag: bool| {
        eval(|b| {
            let args = [b.iconst(Type::I16, x), b.bconst(flag)];
            b.intrinsic(id, Type::I16, &args)
        })
        .unwrap()
    };
    assert_eq!(unary(Intrinsic::Abs, -5, false), Some(5));
    assert_eq!(unary(Intrinsic::Abs, -32768, false), Some(0x8000));
    assert_eq!(unary(Intrinsic::Abs, -32768, true), None);
    assert_eq!(unary(Intrinsic::Ctlz, 0, false), Some(16));
    assert_eq!(unary(Intrinsic::Cttz, 0, true), None);
    let three_way = |id| {
        value(|b| {
            let args = [b.iconst(Type::I16, -1), b.iconst(Type::I16, 1)];
            b.intrinsic(id, Type::I8, &args)
        })
    };
    assert_eq!(three_way(Intrinsic::SCmp), 0xff);
    assert_eq!(three_way(Intrinsic::UCmp), 1);
}

#[test]
fn overflow_intrinsics_give_a_pair() {
    let overflow = |id, x, y| {
        value(|b| {
            let ty = b.ctx.types.structure(&[Type::I32, Type::I1]);
            let args = [b.iconst(Type::I32, x), b.iconst(Type::I32, y)];
            b.intrinsic(id, ty, &args)
        })
    };
    assert_eq!(
        overflow(Intrinsic::UAddOverflow, 0xffff_ffff, 2),
        (1 << 32) | 1
    );
    assert_eq!(
        overflow(Intrinsic::SMulOverflow, 0x10000, 0x8000),
        (1 << 32) | 0x8000_0000
    );
    assert_eq!(overflow(Intrinsic::SSubOverflow, 3, 5), 0xffff_fffe);
}

#[test]
fn casts_of_integers() {
    let cast = |op, from, x: i128, to, flags| {
        eval(move |b| {
            let x = b.iconst(from, x);
            b.with_flags(flags).cast(op, x, to)
        })
        .unwrap()
    };
    let none = ArithFlags::empty();
    assert_eq!(cast(CastOp::SExt, Type::I1, 1, Type::I8, none), Some(0xff));
    assert_eq!(cast(CastOp::ZExt, Type::I1, 1, Type::I64, none), Some(1));
    assert_eq!(
        cast(CastOp::SExt, Type::I64, -2, Type::I128, none),
        Some(u128::MAX - 1)
    );
    assert_eq!(
        cast(CastOp::Trunc, Type::I32, 0x1_80, Type::I8, none),
        Some(0x80)
    );
    assert_eq!(
        cast(CastOp::Trunc, Type::I32, 0x80, Type::I8, ArithFlags::NSW),
        None
    );
    assert_eq!(
        cast(CastOp::Trunc, Type::I32, 0x180, Type::I8, ArithFlags::NUW),
        None
    );
    assert_eq!(
        cast(CastOp::ZExt, Type::I8, -1, Type::I32, ArithFlags::NNEG),
        None
    );
}

#[test]
fn bitcasts_regroup_bits() {
    let word = value(|b| {
        let ty = b.ctx.types.vector(Type::I16, 2);
        let parts = [b.iconst(Type::I16, 0x1111), b.iconst(Type::I16, 0x2222)];
        let v = b.build_vector(&parts);
        assert_eq!(b.ty(v), ty);
        b.bitcast(v, Type::I32)
    });
    assert_eq!(word, 0x2222_1111);
    let third = value(|b| {
        let wide = b.ctx.types.vector(Type::I32, 3);
        let narrow = b.ctx.types.vector(Type::I16, 6);
        let parts = [1, 0x0003_0002, 4].map(|i| b.iconst(Type::I32, i));
        let v = b.build_vector(&parts);
        assert_eq!(b.ty(v), wide);
        let v = b.bitcast(v, narrow);
        b.lane(v, 3)
    });
    assert_eq!(third, 3);
    let bits = value(|b| {
        let ty = b.ctx.types.vector(Type::I1, 8);
        let byte = b.iconst(Type::I8, 0b0100_0000);
        let v = b.bitcast(byte, ty);
        b.lane(v, 6)
    });
    assert_eq!(bits, 1);
}

#[test]
fn vectors_and_poison() {
    let v4 = |b: &mut FunctionBuilder| {
        let parts = [10, 11, 12, 13].map(|i| b.iconst(Type::I32, i));
        b.build_vector(&parts)
    };
    assert_eq!(
        value(|b| {
            let v = v4(b);
            let s = b.shuffle(v, v, &[7, 0]);
            b.lane(s, 0)
        }),
        13
    );
    is_poison(|b| {
        let v = v4(b);
        let s = b.shuffle(v, v, &[-1, 0]);
        b.lane(s, 0)
    });
    is_poison(|b| {
        let v = v4(b);
        b.lane(v, 4)
    });
    // Poison in one element does not touch the others.
    assert_eq!(
        value(|b| {
            let ty = b.ctx.types.vector(Type::I32, 2);
            let (p, one) = (b.poison(ty), b.iconst(Type::I32, 1));
            let v = b.with_lane(p, one, 0);
            let sum = b.add(v, v);
            b.lane(sum, 0)
        }),
        2
    );
    assert_eq!(
        value(|b| {
            let p = b.poison(Type::I32);
            b.freeze(p)
        }),
        0
    );
    is_poison(|b| {
        let (p, one) = (b.undef(Type::I32), b.iconst(Type::I32, 1));
        b.and(p, one)
    });
    is_poison(|b| {
        let (p, one) = (b.poison(Type::I1), b.iconst(Type::I32, 1));
        b.select(p, one, one)
    });
    assert_eq!(
        value(|b| {
            let (t, one, p) = (b.bconst(true), b.iconst(Type::I32, 1), b.poison(Type::I32));
            b.select(t, one, p)
        }),
        1
    );
}

#[test]
fn aggregates() {
    let member = value(|b| {
        let inner = b.ctx.types.structure(&[Type::I8, Type::I32]);
        let outer = b.ctx.types.array(inner, 3);
        let (start, x) = (b.zero(outer), b.iconst(Type::I32, 77));
        let a = b.insert_value(start, x, &[2, 1]);
        b.extract_value(a, &[2, 1])
    });
    assert_eq!(member, 77);
}

#[test]
fn reductions() {
    let reduce = |id| {
        value(|b| {
            let parts = [3, -1, 7, 2].map(|i| b.iconst(Type::I8, i));
            let v = b.build_vector(&parts);
            b.intrinsic(id, Type::I8, &[v])
        })
    };
    assert_eq!(reduce(Intrinsic::ReduceAdd), 11);
    assert_eq!(reduce(Intrinsic::ReduceMul), (-42i8) as u8 as u128);
    assert_eq!(reduce(Intrinsic::ReduceSMin), 0xff);
    assert_eq!(reduce(Intrinsic::ReduceUMin), 2);
    assert_eq!(reduce(Intrinsic::ReduceXor), 3 ^ 0xff ^ 7 ^ 2);
}

#[test]
fn undefined_behaviour_is_an_error() {
    let error = fails(FaultKind::UndefinedBehaviour, |b| {
        let (x, zero) = (b.iconst(Type::I32, 1), b.iconst(Type::I32, 0));
        let q = b.udiv(x, zero);
        b.named(q, "quotient")
    });
    assert_eq!(
        error.to_string(),
        "UndefinedBehaviour: division by zero at 'udiv' that defines '%quotient' in '@k' for work-item (0, 0, 0)"
    );
}
