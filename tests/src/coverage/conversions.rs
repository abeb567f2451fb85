//! Conversions between all types that each of them takes.

use super::Cell;
use super::program::Program;
use super::types::{FLOATS, SPACES, Ty, WIDTHS};

pub(super) fn cells(out: &mut Vec<Cell>) {
    integers(out);
    floats(out);
    between(out);
    pointers(out);
    bitcasts(out);
}

/// `op from to`, with the operands as they are.
fn convert(op: &str, from: &Ty, to: &Ty) -> String {
    Program::both(|k| {
        let a = k.load(from);
        let r = k.set(&format!("{op} {from} {a} to {to}"));
        k.store(to, &r);
    })
}

fn integers(out: &mut Vec<Cell>) {
    let some = [1, 7, 8, 16, 24, 32, 33, 64, 100, 128, 129, 256, 1024];
    for op in ["zext", "sext", "trunc"] {
        for from in WIDTHS {
            for to in some {
                let right = if op == "trunc" { to < from } else { to > from };
                if right {
                    let program = convert(op, &Ty::Int(from), &Ty::Int(to));
                    out.push(Cell::new(op, format!("i{from}"), format!("i{to}"), program));
                }
            }
        }
        for (n, narrow, wide) in [
            (2, 1, 32),
            (4, 8, 16),
            (3, 8, 32),
            (2, 16, 64),
            (4, 32, 64),
            (2, 64, 128),
            (8, 1, 8),
        ] {
            let (narrow, wide) = (Ty::Int(narrow).vector(n), Ty::Int(wide).vector(n));
            let (from, to) = match op {
                "trunc" => (wide, narrow),
                _ => (narrow, wide),
            };
            out.push(Cell::new(op, &from, &to, convert(op, &from, &to)));
        }
    }
    for op in ["zext nneg", "trunc nuw", "trunc nsw", "trunc nuw nsw"] {
        for (from, to) in [(8, 32), (16, 64), (32, 64), (32, 256)] {
            let (from, to) = match op.starts_with("trunc") {
                true => (Ty::Int(to), Ty::Int(from)),
                false => (Ty::Int(from), Ty::Int(to)),
            };
            let program = Program::both(|k| {
                let a = k.load(&from);
                let a = k.set(&format!("and {from} {a}, 127"));
                let r = k.set(&format!("{op} {from} {a} to {to}"));
                k.store(&to, &r);
            });
            out.push(Cell::new(
                "Conversions with flags",
                op,
                format!("{from} to {to}"),
                program,
            ));
        }
    }
}

fn floats(out: &mut Vec<Cell>) {
    let wider = |from: &str, to: &str| {
        let size = |name: &str| FLOATS.iter().position(|f| *f == name).map(|at| at.max(1));
        size(from) < size(to)
    };
    for n in [1, 2, 3, 4] {
        for from in FLOATS {
            for to in FLOATS {
                let op = match (wider(from, to), wider(to, from)) {
                    (true, _) => "fpext",
                    (_, true) => "fptrunc",
                    _ => continue,
                };
                let ty = |name| match n {
                    1 => Ty::Float(name),
                    _ => Ty::Float(name).vector(n),
                };
                let (from, to) = (ty(from), ty(to));
                out.push(Cell::new(op, &from, &to, convert(op, &from, &to)));
            }
        }
    }
}

/// Between integers and floating-point numbers.
fn between(out: &mut Vec<Cell>) {
    let forms = |n: u32, ty: Ty| if n == 1 { ty } else { ty.vector(n) };
    let widths = WIDTHS.map(|bits| (1, bits)).to_vec();
    let vectors = [(2, 16), (3, 8), (4, 32), (2, 64), (2, 128)];
    for (n, bits) in widths.into_iter().chain(vectors) {
        for name in FLOATS {
            let (int, float) = (forms(n, Ty::Int(bits)), forms(n, Ty::Float(name)));
            for op in ["fptoui", "fptosi"] {
                let program = truncated(op, &float, &int);
                out.push(Cell::new(op, &int, &float, program));
            }
            for op in ["uitofp", "sitofp"] {
                out.push(Cell::new(op, &int, &float, converted(op, &int, &float)));
            }
        }
    }
}

/// A conversion to a floating-point number. Beyond the format's largest one the result is infinite;
/// llc's code for integers of more than 128 bits makes any number of such, so that those are small.
fn converted(op: &str, int: &Ty, float: &Ty) -> String {
    let bits = int.int_bits().unwrap_or(1);
    let kept = match float.scalar() {
        Ty::Float("half") => 14,
        Ty::Float("double") => bits,
        _ => 100,
    };
    let shift = if op == "uitofp" { "lshr" } else { "ashr" };
    Program::both(|k| {
        let mut a = k.load(int);
        if bits > 128 && kept < bits {
            a = k.set(&format!("{shift} {int} {a}, {}", bits - kept));
        }
        let r = k.set(&format!("{op} {int} {a} to {float}"));
        k.store(float, &r);
    })
}

/// A number that the integer has: 0 or 1 times a fraction if it is short.
fn truncated(op: &str, float: &Ty, int: &Ty) -> String {
    let bits = int.int_bits().unwrap_or(1);
    let largest = match (bits, op) {
        (1, "fptosi") => 0,
        (1, _) => 1,
        (2..=5, "fptosi") => 1,
        (2..=5, _) => 3,
        _ => 16,
    };
    Program::both(|k| {
        let a = k.load(float);
        let low = if op == "fptosi" && largest > 3 {
            -16
        } else {
            0
        };
        let condition = float.with_scalar(Ty::Int(1));
        let constant = |n: i32| float.constant(n.unsigned_abs());
        let (high, zero) = (constant(largest), constant(0));
        let above = k.set(&format!("fcmp ogt {float} {a}, {high}"));
        let b = k.set(&format!(
            "select {condition} {above}, {float} {high}, {float} {a}"
        ));
        let b = match low {
            0 => {
                let below = k.set(&format!("fcmp olt {float} {b}, {zero}"));
                k.set(&format!(
                    "select {condition} {below}, {float} {zero}, {float} {b}"
                ))
            }
            _ => b,
        };
        let r = k.set(&format!("{op} {float} {b} to {int}"));
        k.store(int, &r);
    })
}

fn pointers(out: &mut Vec<Cell>) {
    let widths = [1, 8, 16, 32, 33, 64, 128, 160, 256];
    for space in SPACES {
        for bits in widths {
            let (pointer, int) = (Ty::Ptr(space), Ty::Int(bits));
            for (op, from, to) in [
                ("ptrtoint", &pointer, &int),
                ("ptrtoaddr", &pointer, &int),
                ("inttoptr", &int, &pointer),
            ] {
                let address = [(32, [2, 3, 5, 6].as_slice()), (64, &[0, 1, 4]), (48, &[8])];
                let is_address = |&(b, s): &(u32, &[u32])| b == bits && s.contains(&space);
                if op == "ptrtoaddr" && !address.iter().any(is_address) {
                    continue;
                }
                out.push(Cell::new(op, &pointer, &int, convert(op, from, to)));
            }
        }
        for to in SPACES.into_iter().filter(|to| *to != space) {
            let (from, to) = (Ty::Ptr(space), Ty::Ptr(to));
            let program = convert("addrspacecast", &from, &to);
            out.push(Cell::new("addrspacecast", &from, &to, program));
        }
    }
}

/// Between all types of a size.
fn bitcasts(out: &mut Vec<Cell>) {
    let groups: [&[&str]; 7] = [
        &["i8", "v8i1", "v2i4", "v1i8"],
        &["i16", "f16", "bf16", "v2i8", "v16i1", "v1f16"],
        &[
            "i32", "f32", "v2i16", "v2f16", "v2bf16", "v4i8", "v1i32", "v32i1", "v8i4",
        ],
        &[
            "i64", "f64", "v2i32", "v2f32", "v4i16", "v4f16", "v4bf16", "v8i8", "v64i1",
        ],
        &["i96", "v3i32", "v3f32", "v6i16", "v6f16", "v12i8"],
        &[
            "i128", "v2i64", "v2f64", "v4i32", "v4f32", "v8i16", "v8f16", "v16i8",
        ],
        &[
            "i256", "v4i64", "v4f64", "v8i32", "v8f32", "v16i16", "v32i8", "v2i128",
        ],
    ];
    for group in groups {
        let types: Vec<Ty> = group.iter().filter_map(|t| Ty::parse(t)).collect();
        for from in &types {
            for to in types.iter().filter(|to| *to != from) {
                let program = convert("bitcast", from, to);
                out.push(Cell::new("bitcast", from, to, program));
            }
        }
    }
}
