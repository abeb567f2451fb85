use super::*;
use crate::intrinsic::Intrinsic;

fn words(id: Intrinsic, args: &[u32]) -> u32 {
    value(|b| {
        let args: Vec<Value> = args
            .iter()
            .map(|&a| b.iconst(Type::I32, a.into()))
            .collect();
        b.intrinsic(id, Type::I32, &args)
    }) as u32
}

#[test]
fn integer_operations_of_the_machine() {
    use Intrinsic as N;
    assert_eq!(words(N::UBfe, &[0xabcd_1234, 8, 8]), 0x12);
    assert_eq!(words(N::SBfe, &[0x0000_8000, 8, 8]), 0xffff_ff80);
    assert_eq!(words(N::UBfe, &[0xabcd_1234, 40, 8]), 0x12);
    assert_eq!(words(N::UBfe, &[0xabcd_1234, 0, 32]), 0);
    assert_eq!(
        words(N::Perm, &[0x0706_0504, 0x8302_0100, 0x0c_09_04_00]),
        0x00ff_0400
    );
    assert_eq!(
        words(N::Perm, &[0x0706_0504, 0x8302_0100, 0x0d_08_07_03]),
        0xff00_0783
    );
    assert_eq!(
        words(N::AlignByte, &[0x4433_2211, 0xddcc_bbaa, 1]),
        0x11dd_ccbb
    );
    assert_eq!(
        words(N::SadU8, &[0x01ff_0010, 0x0200_0001, 5]),
        5 + 1 + 255 + 15
    );
    assert_eq!(words(N::MsadU8, &[0x01ff_0010, 0x0200_0001, 5]), 5 + 1 + 15);
    assert_eq!(words(N::Lerp, &[0x0000_0003, 0x0000_0004, 1]), 4);
    assert_eq!(words(N::Lerp, &[0xff00_0003, 0xff00_0004, 0]), 0xff00_0003);
    assert_eq!(words(N::MulU24, &[0xff00_0003, 0x0100_0005]), 15);
    assert_eq!(words(N::MulI24, &[0x00ff_ffff, 5]), 0xffff_fffb);
    assert_eq!(words(N::MulHiU24, &[0x00ff_ffff, 0x00ff_ffff]), 0xffff);
    assert_eq!(words(N::UMulHi, &[0xffff_ffff, 0xffff_ffff]), 0xffff_fffe);
    assert_eq!(words(N::SMulHi, &[0xffff_ffff, 0xffff_ffff]), 0);
    assert_eq!(words(N::FfbhU32, &[0x1000_00ff]), 3);
    assert_eq!(words(N::FfbhU32, &[0]), 0xffff_ffff);
    assert_eq!(words(N::FfbhI32, &[0x8000_0000]), 1);
    assert_eq!(words(N::FfbhI32, &[0xffff_ffff]), 0xffff_ffff);
    assert_eq!(words(N::FfblB32, &[8]), 3);
    let lowest = |bits: u64| {
        value(|b| {
            let x = b.iconst(Type::I64, bits.into());
            b.intrinsic(N::FfblB64, Type::I32, &[x])
        }) as u32
    };
    assert_eq!([8, 1 << 40, 0].map(lowest), [3, 40, u32::MAX]);
}

#[test]
fn dot_products() {
    let dot = |id, a: u32, b_: u32, c: u32, clamp: bool| {
        value(|b| {
            let args = [a, b_, c].map(|v| b.iconst(Type::I32, v.into()));
            let clamp = b.bconst(clamp);
            b.intrinsic(id, Type::I32, &[args[0], args[1], args[2], clamp])
        }) as u32
    };
    use Intrinsic as N;
    assert_eq!(dot(N::UDot4, 0x0102_0304, 0x0101_0101, 5, false), 15);
    assert_eq!(
        dot(N::SDot4, 0xff00_0000, 0x0200_0000, 0, false),
        0xffff_fffe
    );
    assert_eq!(dot(N::SDot8, 0xf000_0001, 0x2000_0003, 0, false), 1);
    assert_eq!(dot(N::UDot8, 0xf000_0001, 0x2000_0003, 0, false), 33);
    assert_eq!(dot(N::UDot4, 0xff, 0xff, 0xffff_ffff, true), 0xffff_ffff);
    let half = value(|b| {
        let parts = [1.5, 2.0].map(|x| b.fconst(Type::F16, x));
        let v = b.build_vector(&parts);
        let (c, clamp) = (b.fconst(Type::F32, 0.25), b.bconst(false));
        b.intrinsic(N::FDot2, Type::F32, &[v, v, c, clamp])
    });
    assert_eq!(half as u32, 6.5f32.to_bits());
}

fn float(id: Intrinsic, args: &[f32]) -> f32 {
    f32::from_bits(value(|b| {
        let args: Vec<Value> = args
            .iter()
            .map(|&x| b.fconst_bits(Type::F32, x.to_bits().into()))
            .collect();
        b.intrinsic(id, Type::F32, &args)
    }) as u32)
}

#[test]
fn float_operations_of_the_machine() {
    use Intrinsic as N;
    assert_eq!(float(N::Rcp, &[-2.0]), -0.5);
    assert_eq!(float(N::Rcp, &[f32::from_bits(1)]), f32::INFINITY);
    assert_eq!(float(N::Rcp, &[3e38]).to_bits(), 0);
    assert_eq!(float(N::Rsq, &[4.0]), 0.5);
    assert_eq!(float(N::RsqClamp, &[0.0]), f32::MAX);
    assert_eq!(float(N::AmdSin, &[0.25]), 1.0);
    assert_eq!(float(N::AmdCos, &[-f32::MAX]), 1.0);
    assert!(float(N::AmdSin, &[f32::INFINITY]).is_nan());
    assert_eq!(float(N::AmdLog, &[8.0]), 3.0);
    assert_eq!(float(N::AmdExp2, &[-1.0]), 0.5);
    assert_eq!(float(N::Fract, &[-0.25]), 0.75);
    assert_eq!(float(N::Fract, &[-1e-30]), f32::from_bits(0x3f7f_ffff));
    assert_eq!(float(N::FrexpMant, &[12.0]), 0.75);
    assert_eq!(float(N::FMed3, &[3.0, 1.0, 2.0]), 2.0);
    assert_eq!(float(N::FMed3, &[f32::NAN, 1.0, 2.0]), 1.0);
    assert_eq!(float(N::FMulLegacy, &[0.0, f32::INFINITY]), 0.0);
    assert_eq!(float(N::DivFixup, &[1.0, 0.0, -1.0]), f32::NEG_INFINITY);
    assert!(float(N::DivFixup, &[1.0, 0.0, 0.0]).is_nan());
    assert_eq!(float(N::DivFixup, &[-9.0, 2.0, 4.0]), 9.0);
    let packed = value(|b| {
        let ty = b.ctx.types.vector(Type::F16, 2);
        let args = [1.0009, -65536.0].map(|x| b.fconst(Type::F32, x));
        b.intrinsic(N::CvtPkRtz, ty, &args)
    });
    assert_eq!(packed, 0xfbff_3c00);
}

/// Division with Newton's method, as a compiler expands it, is correctly rounded: the scaling keeps
/// subnormal numbers out.
#[test]
fn division_can_be_built_from_its_steps() {
    let divide = |n: f32, d: f32| {
        f32::from_bits(value(|b| {
            let [n, d] = [n, d].map(|x| b.fconst_bits(Type::F32, x.to_bits().into()));
            let pair = b.ctx.types.structure(&[Type::F32, Type::I1]);
            let (yes, no) = (b.bconst(true), b.bconst(false));
            let ds = b.intrinsic(Intrinsic::DivScale, pair, &[n, d, no]);
            let ns = b.intrinsic(Intrinsic::DivScale, pair, &[n, d, yes]);
            let scaled_back = b.extract_value(ns, &[1]);
            let (ds, ns) = (b.extract_value(ds, &[0]), b.extract_value(ns, &[0]));
            let one = b.fconst(Type::F32, 1.0);
            let fma = |b: &mut FunctionBuilder, args: [Value; 3]| {
                b.intrinsic(Intrinsic::Fma, Type::F32, &args)
            };
            let r = b.intrinsic(Intrinsic::Rcp, Type::F32, &[ds]);
            let minus = b.fneg(ds);
            let e = fma(b, [minus, r, one]);
            let r = fma(b, [e, r, r]);
            let q = b.fmul(ns, r);
            let e = fma(b, [minus, q, ns]);
            let q = fma(b, [e, r, q]);
            let e = fma(b, [minus, q, ns]);
            let q = b.intrinsic(Intrinsic::DivFmas, Type::F32, &[e, r, q, scaled_back]);
            b.intrinsic(Intrinsic::DivFixup, Type::F32, &[q, d, n])
        }) as u32)
    };
    let numbers = [
        1.0,
        3.0,
        -7.5,
        1e-38,
        1e38,
        f32::MAX,
        f32::MIN_POSITIVE,
        f32::from_bits(1),
        f32::from_bits(0x0040_0001),
        0.0,
        f32::INFINITY,
        f32::NAN,
        1.000_000_1,
        16_777_215.0,
        2e-20,
    ];
    for n in numbers {
        for d in numbers {
            let (got, expected) = (divide(n, d), n / d);
            assert!(
                got.to_bits() == expected.to_bits() || (got.is_nan() && expected.is_nan()),
                "{n:e} / {d:e} = {expected:e}, not {got:e}"
            );
        }
    }
}

#[test]
fn what_is_not_modelled_says_so() {
    let error = fails(FaultKind::Unsupported, |b| {
        b.intrinsic(Intrinsic::SGetPc, Type::I64, &[])
    });
    assert!(error.message.contains("llvm.amdgcn.s.getpc"), "{error}");
}
