//! Integer operations of all widths.

use crate::harness::*;

const WIDTHS: [u32; 12] = [1, 3, 8, 13, 16, 24, 32, 33, 48, 64, 100, 128];

fn binary(op: &str, bits: u32, records: &[Vec<u128>]) {
    let ty = format!("i{bits}");
    Snippet {
        args: &[&ty, &ty],
        ret: &ty,
        body: &format!("%r = {op} {ty} %a, %b"),
        ..Snippet::default()
    }
    .check(records);
}

#[test]
fn arithmetic_of_all_widths() {
    for bits in WIDTHS {
        let records = int_pairs(bits, 200);
        for op in ["add", "sub", "mul", "and", "or", "xor"] {
            binary(op, bits, &records);
        }
    }
}

/// Pairs whose second is a valid shift amount.
fn shift_pairs(bits: u32) -> Vec<Vec<u128>> {
    let amounts: Vec<u128> = (0..u128::from(bits)).collect();
    let mut rng = Rng(3);
    let values: Vec<u128> = (0..8)
        .map(|_| rng.of_any_size(bits))
        .chain([mask(u128::MAX, bits), 1 << (bits - 1)])
        .collect();
    pairs(&values, &amounts, 0, || [0, 0])
}

#[test]
fn shifts_of_all_widths() {
    for bits in WIDTHS {
        let records = shift_pairs(bits);
        for op in ["shl", "lshr", "ashr"] {
            binary(op, bits, &records);
        }
    }
}

#[test]
fn saturating_shifts_of_all_widths() {
    for bits in WIDTHS {
        let records = shift_pairs(bits);
        for op in ["sshl", "ushl"] {
            let ty = format!("i{bits}");
            Snippet {
                args: &[&ty, &ty],
                ret: &ty,
                body: &format!("%r = call {ty} @llvm.{op}.sat.{ty}({ty} %a, {ty} %b)"),
                ..Snippet::default()
            }
            .check(&records);
        }
    }
}

fn fixed_point(op: &str, bits: u32, scale: u32, records: &[Vec<u128>]) {
    let ty = format!("i{bits}");
    Snippet {
        args: &[&ty, &ty],
        ret: &ty,
        body: &format!("%r = call {ty} @llvm.{op}.{ty}({ty} %a, {ty} %b, i32 {scale})"),
        ..Snippet::default()
    }
    .check(records);
}

#[test]
fn fixed_point_products_saturate() {
    for bits in [3, 8, 16, 31, 32, 33, 64] {
        let records = int_pairs(bits, 200);
        for scale in [0, 1, bits / 2, bits - 1] {
            for op in ["smul.fix.sat", "umul.fix.sat"] {
                fixed_point(op, bits, scale, &records);
            }
        }
    }
    for op in ["smul.fix.sat", "umul.fix.sat"] {
        fixed_point(op, 128, 0, &int_pairs(128, 200));
    }
}

#[test]
fn fixed_point_quotients_are_rounded_down() {
    for bits in [8, 16, 24, 32] {
        let records = without_zero_divisors(int_pairs(bits, 300), bits, false);
        for scale in [0, 1, bits / 2, bits - 1] {
            for op in ["sdiv.fix.sat", "udiv.fix.sat"] {
                if bits + scale < 64 {
                    fixed_point(op, bits, scale, &records);
                }
            }
        }
    }
}

fn without_zero_divisors(mut records: Vec<Vec<u128>>, bits: u32, signed: bool) -> Vec<Vec<u128>> {
    let least = 1u128 << (bits - 1);
    records.retain(|r| r[1] != 0 && !(signed && r[0] == least && r[1] == mask(u128::MAX, bits)));
    records
}

#[test]
fn division_of_all_widths_under_any_reciprocal() {
    for bits in [8, 16, 21, 22, 23, 24, 25, 32, 48, 64] {
        for op in ["udiv", "urem", "sdiv", "srem"] {
            let signed = op.starts_with('s');
            let records = if bits == 8 {
                all_byte_pairs()
            } else {
                int_pairs(bits, 3000)
            };
            let records = without_zero_divisors(records, bits, signed);
            for perturb in [Perturb::None, Perturb::Up, Perturb::Down] {
                let ty = format!("i{bits}");
                Snippet {
                    args: &[&ty, &ty],
                    ret: &ty,
                    body: &format!("%r = {op} {ty} %a, %b"),
                    perturb,
                    ..Snippet::default()
                }
                .check(&records);
            }
        }
    }
}

#[test]
fn hard_quotients() {
    // Dividends next to multiples of the divisor, where an estimate that is off shows.
    for bits in [21, 24, 32, 64] {
        let mut rng = Rng(11);
        let mut records = Vec::new();
        for _ in 0..4000 {
            let b = rng.of_any_size(bits).max(1);
            let q = rng.of_any_size(bits);
            let a = mask(b.wrapping_mul(q), bits);
            let a = mask(
                a.wrapping_add(u128::from(rng.next() % 3)).wrapping_sub(1),
                bits,
            );
            records.push(vec![a, b]);
            let top = mask(u128::MAX, bits);
            records.push(vec![top - u128::from(rng.next() % 4), b]);
        }
        for op in ["udiv", "urem"] {
            for perturb in [Perturb::None, Perturb::Up, Perturb::Down] {
                let ty = format!("i{bits}");
                Snippet {
                    args: &[&ty, &ty],
                    ret: &ty,
                    body: &format!("%r = {op} {ty} %a, %b"),
                    perturb,
                    ..Snippet::default()
                }
                .check(&records);
            }
        }
    }
}

#[test]
fn long_division() {
    for bits in [65, 100, 128] {
        for op in ["udiv", "urem", "sdiv", "srem"] {
            let records = without_zero_divisors(int_pairs(bits, 50), bits, op.starts_with('s'));
            let records: Vec<_> = records.into_iter().step_by(5).collect();
            binary(op, bits, &records);
        }
    }
}

#[test]
fn division_by_constants() {
    for bits in [8, 32, 64] {
        let ty = format!("i{bits}");
        for op in ["udiv", "urem", "sdiv", "srem"] {
            for c in ["1", "2", "16", "64", "7", "-1", "-8"] {
                let mut records = int_singles(bits, 200);
                if c == "-1" {
                    records.retain(|r| r[0] != 1 << (bits - 1));
                }
                Snippet {
                    args: &[&ty],
                    ret: &ty,
                    body: &format!("%r = {op} {ty} %a, {c}"),
                    ..Snippet::default()
                }
                .check(&records);
            }
        }
    }
}

#[test]
fn comparisons_of_all_widths() {
    for bits in WIDTHS {
        let ty = format!("i{bits}");
        let records = int_pairs(bits, 100);
        for cond in [
            "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
        ] {
            Snippet {
                args: &[&ty, &ty],
                ret: "i1",
                body: &format!("%r = icmp {cond} {ty} %a, %b"),
                ..Snippet::default()
            }
            .check(&records);
        }
    }
}

#[test]
fn conversions_between_widths() {
    for from in WIDTHS {
        for to in WIDTHS {
            let (a, b) = (format!("i{from}"), format!("i{to}"));
            let records = int_singles(from, 20);
            let ops: &[&str] = match from.cmp(&to) {
                std::cmp::Ordering::Less => &["zext", "sext"],
                std::cmp::Ordering::Greater => &["trunc"],
                std::cmp::Ordering::Equal => continue,
            };
            for op in ops {
                // Arithmetic before it puts garbage above the width.
                Snippet {
                    args: &[&a],
                    ret: &b,
                    body: &format!("%s = add {a} %a, %a\n%r = {op} {a} %s to {b}"),
                    ..Snippet::default()
                }
                .check(&records);
            }
        }
    }
}

fn unary_intrinsic(name: &str, bits: u32, extra_arg: &str) {
    let ty = format!("i{bits}");
    let records = if bits == 8 {
        (0..256).map(|v| vec![v]).collect()
    } else if bits == 16 {
        all_16_bits()
    } else {
        int_singles(bits, 200)
    };
    Snippet {
        args: &[&ty],
        ret: &ty,
        body: &format!("%s = add {ty} %a, 0\n%r = call {ty} @llvm.{name}.{ty}({ty} %s{extra_arg})"),
        ..Snippet::default()
    }
    .check(&records);
}

#[test]
fn bit_counts_of_all_widths() {
    for bits in WIDTHS.into_iter().chain([96, 31, 63]) {
        unary_intrinsic("ctpop", bits, "");
        for name in ["ctlz", "cttz"] {
            unary_intrinsic(name, bits, ", i1 false");
            unary_intrinsic(name, bits, ", i1 true");
        }
        unary_intrinsic("bitreverse", bits, "");
        unary_intrinsic("abs", bits, ", i1 false");
    }
    for bits in [16, 32, 48, 64, 96, 128] {
        unary_intrinsic("bswap", bits, "");
    }
}

#[test]
fn binary_intrinsics_of_all_widths() {
    for bits in WIDTHS {
        let ty = format!("i{bits}");
        let records = if bits == 8 {
            all_byte_pairs()
        } else {
            int_pairs(bits, 300)
        };
        for name in [
            "smin", "smax", "umin", "umax", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat",
        ] {
            Snippet {
                args: &[&ty, &ty],
                ret: &ty,
                body: &format!("%r = call {ty} @llvm.{name}.{ty}({ty} %a, {ty} %b)"),
                ..Snippet::default()
            }
            .check(&records);
        }
        for name in ["scmp", "ucmp"] {
            Snippet {
                args: &[&ty, &ty],
                ret: "i8",
                body: &format!("%r = call i8 @llvm.{name}.i8.{ty}({ty} %a, {ty} %b)"),
                ..Snippet::default()
            }
            .check(&records);
        }
    }
}

#[test]
fn overflow_checks_of_all_widths() {
    for bits in WIDTHS.into_iter().chain([2, 31, 63, 127]) {
        let ty = format!("i{bits}");
        let records = if bits == 8 {
            all_byte_pairs()
        } else {
            int_pairs(bits, 300)
        };
        for name in ["sadd", "uadd", "ssub", "usub", "smul", "umul"] {
            Snippet {
                args: &[&ty, &ty],
                ret: "{ i1, i128 }",
                body: &format!(
                    "%s = call {{ {ty}, i1 }} @llvm.{name}.with.overflow.{ty}({ty} %a, {ty} %b)\n\
                     %v = extractvalue {{ {ty}, i1 }} %s, 0\n\
                     %o = extractvalue {{ {ty}, i1 }} %s, 1\n\
                     {}\n\
                     %t = insertvalue {{ i1, i128 }} zeroinitializer, i1 %o, 0\n\
                     %r = insertvalue {{ i1, i128 }} %t, i128 %w, 1",
                    if bits == 128 {
                        "%w = add i128 %v, 0".to_owned()
                    } else {
                        format!("%w = zext {ty} %v to i128")
                    }
                ),
                ..Snippet::default()
            }
            .check(&records);
        }
    }
}

#[test]
fn funnel_shifts_of_all_widths() {
    for bits in WIDTHS {
        let ty = format!("i{bits}");
        let mut rng = Rng(5);
        let mut records = Vec::new();
        for i in 0..300u128 {
            records.push(vec![
                rng.of_any_size(bits),
                rng.of_any_size(bits),
                mask(i, bits),
            ]);
        }
        for name in ["fshl", "fshr"] {
            for (a, b) in [("%a", "%b"), ("%a", "%a")] {
                Snippet {
                    args: &[&ty, &ty, &ty],
                    ret: &ty,
                    body: &format!("%r = call {ty} @llvm.{name}.{ty}({ty} {a}, {ty} {b}, {ty} %c)"),
                    ..Snippet::default()
                }
                .check(&records);
                for c in [0u128, 1, 5, 31, 32, 33, 70].map(|c| mask(c, bits)) {
                    let c = if bits == 1 {
                        (c != 0).to_string()
                    } else {
                        c.to_string()
                    };
                    Snippet {
                        args: &[&ty, &ty, &ty],
                        ret: &ty,
                        body: &format!(
                            "%r = call {ty} @llvm.{name}.{ty}({ty} {a}, {ty} {b}, {ty} {c})"
                        ),
                        ..Snippet::default()
                    }
                    .check(&records[..20]);
                }
            }
        }
    }
}

#[test]
fn quotient_and_remainder_together() {
    for bits in [8, 24, 32, 40, 64, 100] {
        for (div, rem) in [
            ("udiv", "urem"),
            ("sdiv", "srem"),
            ("urem", "udiv"),
            ("srem", "sdiv"),
        ] {
            let ty = format!("i{bits}");
            let signed = div.starts_with('s');
            let records = without_zero_divisors(int_pairs(bits, 100), bits, signed);
            let records: Vec<_> = records
                .into_iter()
                .step_by(if bits == 100 { 40 } else { 1 })
                .collect();
            Snippet {
                args: &[&ty, &ty],
                ret: &format!("[3 x {ty}]"),
                body: &format!(
                    "%x = {div} {ty} %a, %b\n%y = {rem} {ty} %a, %b\n%z = {div} {ty} %a, %b\n\
                     %s = insertvalue [3 x {ty}] poison, {ty} %x, 0\n\
                     %t = insertvalue [3 x {ty}] %s, {ty} %y, 1\n%r = insertvalue [3 x {ty}] %t, {ty} %z, 2"
                ),
                ..Snippet::default()
            }
            .check(&records);
        }
    }
}
