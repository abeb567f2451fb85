//! Floating-point operations.

use crate::harness::*;

const PERTURB: [Perturb; 3] = [Perturb::None, Perturb::Up, Perturb::Down];
const FLUSH: &str = "\"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\"";

fn binary(op: &str, ty: &str, attrs: &str, perturb: Perturb, records: &[Vec<u128>]) {
    Snippet {
        args: &[ty, ty],
        ret: ty,
        body: &format!("%r = {op} {ty} %a, %b"),
        attrs,
        perturb,
        ..Snippet::default()
    }
    .check(records);
}

#[test]
fn arithmetic() {
    for ty in ["half", "bfloat", "float", "double"] {
        for op in ["fadd", "fsub", "fmul"] {
            binary(op, ty, "", Perturb::None, &float_pairs(ty, 300));
        }
    }
}

#[test]
fn division_is_correctly_rounded() {
    for ty in ["bfloat", "float", "double"] {
        for perturb in PERTURB {
            binary("fdiv", ty, "", perturb, &division_pairs(ty, perturb));
        }
    }
    for perturb in PERTURB {
        // Whether the special cases look at operands before or after they are flushed is the
        // hardware's affair.
        let mut records = division_pairs("float", perturb);
        records.retain(|r| {
            r.iter()
                .all(|v| v & 0x7f80_0000 != 0 || v & 0x7fff_ffff == 0)
        });
        binary("fdiv", "float", FLUSH, perturb, &records);
    }
    // The reciprocal of a half is taken from the instruction: not perturbed.
    for perturb in PERTURB {
        binary("fdiv", "half", "", perturb, &float_pairs("half", 20000));
    }
    Snippet {
        args: &["half"],
        ret: "half",
        body: "%r = fdiv half 1.0, %a",
        ..Snippet::default()
    }
    .check(&all_16_bits());
}

/// Pairs of floats. Newton's iteration has one blind spot: for a divisor whose mantissa is all
/// ones, the reciprocal must be the larger neighbour, as the hardware's is, or it stays at the
/// smaller one for ever.
fn division_pairs(ty: &str, perturb: Perturb) -> Vec<Vec<u128>> {
    let mut records = float_pairs(ty, 3000);
    if perturb == Perturb::Down {
        let (_, mantissa) = layout(ty);
        let ones = (1u128 << mantissa) - 1;
        records.retain(|r| r[1] & ones != ones);
    }
    records
}

#[test]
fn less_exact_division_keeps_its_bound() {
    for attrs in ["", FLUSH] {
        for (numerator, ulp, allowed) in [
            ("%a", "2.5", 2),
            ("1.0", "1.0", 1),
            ("1.0", "2.5", 2),
            ("-1.0", "2.5", 2),
        ] {
            for perturb in PERTURB {
                Snippet {
                    args: &["float", "float"],
                    ret: "float",
                    body: &format!("%r = fdiv float {numerator}, %b, !fpmath !{{float {ulp}}}"),
                    attrs,
                    matching: Match::Ulps(allowed),
                    perturb,
                    ..Snippet::default()
                }
                .check(&moderate_pairs());
            }
        }
    }
}

/// Pairs whose quotient is a normal number: outside of them the inexact forms promise less.
fn moderate_pairs() -> Vec<Vec<u128>> {
    let mut rng = Rng(23);
    (0..4000)
        .map(|_| {
            [0; 2]
                .map(|_| {
                    let exponent = 127 - 30 + rng.next() % 60;
                    let mantissa = rng.next() & 0x7f_ffff;
                    let sign = rng.next() & 1;
                    u128::from(sign << 31 | exponent << 23 | mantissa)
                })
                .to_vec()
        })
        .collect()
}

#[test]
fn remainders() {
    for ty in ["half", "bfloat", "float", "double"] {
        for perturb in PERTURB {
            binary("frem", ty, "", perturb, &float_pairs(ty, 300));
        }
    }
}

fn unary(name: &str, ty: &str, attrs: &str, matching: Match, perturb: Perturb) {
    let records = match ty {
        "half" | "bfloat" => all_16_bits(),
        _ => float_singles(ty, 3000),
    };
    let suffix = match ty {
        "half" => "f16",
        "bfloat" => "bf16",
        "float" => "f32",
        _ => "f64",
    };
    Snippet {
        args: &[ty],
        ret: ty,
        body: &format!("%r = call {ty} @llvm.{name}.{suffix}({ty} %a)"),
        attrs,
        matching,
        perturb,
        ..Snippet::default()
    }
    .check(&records);
}

#[test]
fn roots_are_correctly_rounded() {
    for perturb in PERTURB {
        unary("sqrt", "float", "", Match::Exact, perturb);
        unary("sqrt", "double", "", Match::Exact, perturb);
        unary("sqrt", "bfloat", "", Match::Exact, perturb);
    }
    unary("sqrt", "half", "", Match::Exact, Perturb::None);
    unary("sqrt", "float", FLUSH, Match::Exact, Perturb::None);
}

#[test]
fn rounding_to_integers() {
    for ty in ["half", "bfloat", "float", "double"] {
        for name in [
            "floor",
            "ceil",
            "trunc",
            "rint",
            "nearbyint",
            "roundeven",
            "round",
            "fabs",
            "canonicalize",
        ] {
            unary(name, ty, "", Match::Exact, Perturb::None);
        }
    }
}

#[test]
fn elementary_functions() {
    for attrs in ["", FLUSH] {
        for name in ["exp", "exp2", "exp10", "log", "log2", "log10"] {
            unary(name, "float", attrs, Match::Ulps(3), Perturb::None);
        }
    }
    for name in ["exp", "exp2", "exp10", "log2"] {
        unary(name, "half", "", Match::Ulps(2), Perturb::None);
    }
}

#[test]
fn minimum_and_maximum() {
    for ty in ["half", "bfloat", "float", "double"] {
        let suffix = match ty {
            "half" => "f16",
            "bfloat" => "bf16",
            "float" => "f32",
            _ => "f64",
        };
        for name in [
            "minimum",
            "maximum",
            "minimumnum",
            "maximumnum",
            "copysign",
            "minnum",
            "maxnum",
        ] {
            // What minnum makes of a signalling NaN, and of zeros of both signs, is left open.
            let mut records = float_pairs(ty, 300);
            if name.ends_with("nnum") || name.ends_with("xnum") {
                records.retain(|r| r.iter().all(|&v| !is_signalling(ty, v)) && !both_zero(ty, r));
            }
            Snippet {
                args: &[ty, ty],
                ret: ty,
                body: &format!("%r = call {ty} @llvm.{name}.{suffix}({ty} %a, {ty} %b)"),
                ..Snippet::default()
            }
            .check(&records);
        }
    }
}

fn layout(ty: &str) -> (u32, u32) {
    match ty {
        "half" => (16, 10),
        "bfloat" => (16, 7),
        "float" => (32, 23),
        _ => (64, 52),
    }
}

fn is_signalling(ty: &str, v: u128) -> bool {
    let (bits, mantissa) = layout(ty);
    let magnitude = v & ((1 << (bits - 1)) - 1);
    let infinity = ((1u128 << (bits - 1 - mantissa)) - 1) << mantissa;
    magnitude > infinity && magnitude >> (mantissa - 1) & 1 == 0
}

fn both_zero(ty: &str, r: &[u128]) -> bool {
    let (bits, _) = layout(ty);
    r.iter().all(|v| v & ((1 << (bits - 1)) - 1) == 0)
}

#[test]
fn comparisons() {
    for ty in ["half", "bfloat", "float", "double"] {
        for cond in [
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
            "ule", "une", "uno", "true",
        ] {
            Snippet {
                args: &[ty, ty],
                ret: "i1",
                body: &format!("%r = fcmp {cond} {ty} %a, %b"),
                ..Snippet::default()
            }
            .check(&float_pairs(ty, 100));
        }
    }
}

#[test]
fn conversions_between_formats() {
    for (op, from, to) in [
        ("fptrunc", "double", "float"),
        ("fptrunc", "double", "half"),
        ("fptrunc", "double", "bfloat"),
        ("fptrunc", "float", "half"),
        ("fptrunc", "float", "bfloat"),
        ("fpext", "half", "float"),
        ("fpext", "half", "double"),
        ("fpext", "bfloat", "float"),
        ("fpext", "bfloat", "double"),
        ("fpext", "float", "double"),
    ] {
        let mut records = match from {
            "half" | "bfloat" => all_16_bits(),
            _ => float_singles(from, 3000),
        };
        if from == "double" {
            records.extend(doubles_near_ties());
        }
        Snippet {
            args: &[from],
            ret: to,
            body: &format!("%r = {op} {from} %a to {to}"),
            ..Snippet::default()
        }
        .check(&records);
    }
}

/// Doubles in the range of halves and bfloats, next to the middle between two of them.
fn doubles_near_ties() -> Vec<Vec<u128>> {
    let mut rng = Rng(31);
    let mut out = Vec::new();
    for _ in 0..4000 {
        let exponent = 1023 - 30 + rng.next() % 50;
        let kept = rng.next() & 0xfff;
        let tie = kept << 40;
        let nudge =
            [0, 1, u64::MAX, 1 << 20, (1u64 << 20).wrapping_neg()][(rng.next() % 5) as usize];
        let bits = (exponent << 52 | tie & ((1 << 52) - 1)).wrapping_add(nudge);
        out.push(vec![bits.into()]);
    }
    out
}

#[test]
fn integers_to_floats() {
    for bits in [1, 8, 13, 16, 24, 32, 48, 64, 100, 128] {
        for to in ["half", "bfloat", "float", "double"] {
            for op in ["uitofp", "sitofp"] {
                let ty = format!("i{bits}");
                let mut records = int_singles(bits, 500);
                records.extend(near_ties(bits));
                Snippet {
                    args: &[&ty],
                    ret: to,
                    body: &format!("%s = add {ty} %a, 0\n%r = {op} {ty} %s to {to}"),
                    ..Snippet::default()
                }
                .check(&records);
            }
        }
    }
}

/// Integers with few leading bits, a tie, and a bit far below it.
fn near_ties(bits: u32) -> Vec<Vec<u128>> {
    let mut rng = Rng(37);
    let mut out = Vec::new();
    for _ in 0..500 {
        for kept in [9u32, 12, 25, 54] {
            if bits > kept + 1 {
                let top = u128::from(rng.next()) & ((1 << kept) - 1) | 1;
                let up = rng.next() as u32 % (bits - kept);
                let low = u128::from(rng.next() % 3);
                out.push(vec![mask(
                    (top << up).wrapping_add(low).wrapping_sub(1),
                    bits,
                )]);
            }
        }
    }
    out
}

#[test]
fn floats_to_integers() {
    for from in ["half", "bfloat", "float", "double"] {
        for bits in [1, 8, 13, 16, 31, 32, 48, 64, 100, 128] {
            let ty = format!("i{bits}");
            let mut records = float_singles(from, 2000);
            records.extend(in_range(from, bits));
            for op in ["fptoui", "fptosi"] {
                Snippet {
                    args: &[from],
                    ret: &ty,
                    body: &format!("%r = {op} {from} %a to {ty}"),
                    ..Snippet::default()
                }
                .check(&records);
                let suffix = match from {
                    "half" => "f16",
                    "bfloat" => "bf16",
                    "float" => "f32",
                    _ => "f64",
                };
                Snippet {
                    args: &[from],
                    ret: &ty,
                    body: &format!("%r = call {ty} @llvm.{op}.sat.{ty}.{suffix}({from} %a)"),
                    ..Snippet::default()
                }
                .check(&records);
            }
        }
    }
}

/// Floats in the range of an integer type.
fn in_range(ty: &str, bits: u32) -> Vec<Vec<u128>> {
    let (width, mantissa) = layout(ty);
    let bias = (1u128 << (width - 2 - mantissa)) - 1;
    let mut rng = Rng(41);
    (0..1500)
        .map(|_| {
            let exponent = bias + u128::from(rng.next()) % u128::from(bits + 1).min(bias);
            let m = u128::from(rng.next()) & ((1 << mantissa) - 1);
            let sign = u128::from(rng.next() & 1) << (width - 1);
            vec![sign | exponent << mantissa | m]
        })
        .collect()
}

#[test]
fn fused_multiply_add_scaling_and_classes() {
    for (ty, suffix) in [("half", "f16"), ("float", "f32"), ("double", "f64")] {
        let mut rng = Rng(43);
        let records: Vec<Vec<u128>> = (0..3000)
            .map(|_| (0..3).map(|_| random_float(&mut rng, ty)).collect())
            .collect();
        Snippet {
            args: &[ty, ty, ty],
            ret: ty,
            body: &format!("%r = call {ty} @llvm.fma.{suffix}({ty} %a, {ty} %b, {ty} %c)"),
            ..Snippet::default()
        }
        .check(&records);
        let scaled: Vec<Vec<u128>> = float_pairs(ty, 0)
            .into_iter()
            .zip((0..).map(|i: u128| [0, 1, 5, 60, 200, 2000, 70000][(i % 7) as usize]))
            .flat_map(|(r, n)| [vec![r[0], n], vec![r[0], mask(n.wrapping_neg(), 32)]])
            .collect();
        for exponent in ["i32", "i64"] {
            let ret =
                format!("%r = call {ty} @llvm.ldexp.{suffix}.{exponent}({ty} %a, {exponent} %n)");
            let widen = if exponent == "i64" {
                "%n = sext i32 %b to i64"
            } else {
                "%n = add i32 %b, 0"
            };
            Snippet {
                args: &[ty, "i32"],
                ret: ty,
                body: &format!("{widen}\n{ret}"),
                ..Snippet::default()
            }
            .check(&scaled);
        }
        for class in [3, 0x204, 0x90, 0x1f8, 0x3ff] {
            Snippet {
                args: &[ty],
                ret: "i1",
                body: &format!("%r = call i1 @llvm.is.fpclass.{suffix}({ty} %a, i32 {class})"),
                ..Snippet::default()
            }
            .check(&float_singles(ty, 200));
        }
    }
}

#[test]
fn parts_of_floats() {
    for (ty, suffix) in [("half", "f16"), ("float", "f32"), ("double", "f64")] {
        Snippet {
            args: &[ty],
            ret: "i32",
            body: &format!(
                "%s = call {{ {ty}, i32 }} @llvm.frexp.{suffix}.i32({ty} %a)\n\
                 %r = extractvalue {{ {ty}, i32 }} %s, 1"
            ),
            ..Snippet::default()
        }
        .check(&float_singles(ty, 500));
        Snippet {
            args: &[ty],
            ret: ty,
            body: &format!(
                "%s = call {{ {ty}, i32 }} @llvm.frexp.{suffix}.i32({ty} %a)\n\
                 %r = extractvalue {{ {ty}, i32 }} %s, 0"
            ),
            ..Snippet::default()
        }
        .check(&float_singles(ty, 500));
    }
    for n in ["0", "1", "7", "-3"] {
        Snippet {
            args: &["float"],
            ret: "float",
            body: &format!("%r = call float @llvm.powi.f32.i32(float %a, i32 {n})"),
            matching: Match::Ulps(8),
            ..Snippet::default()
        }
        .check(
            &moderate_pairs()
                .into_iter()
                .map(|r| vec![r[0]])
                .collect::<Vec<_>>(),
        );
    }
}
