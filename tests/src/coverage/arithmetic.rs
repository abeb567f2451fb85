//! Arithmetic and comparisons at all types. Operands are such that nothing is undefined.

use super::Cell;
use super::program::Program;
use super::types::{Ty, floats_and_vectors, ints_and_vectors, pointers};

const INTEGER: &str = "Integer arithmetic";
const FLAGS: &str = "Integer arithmetic with flags";
const FLOATING: &str = "Floating-point arithmetic";
const FAST: &str = "Fast-math flags";
const ICMP: &str = "icmp";
const FCMP: &str = "fcmp";

const INT_OPS: [&str; 13] = [
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
];

/// Operations with flags, and what the operands are made with, so that the flags hold.
const FLAGGED: [(&str, Operands); 20] = [
    ("add nuw", Operands::Small),
    ("add nsw", Operands::Small),
    ("add nuw nsw", Operands::Small),
    ("sub nuw", Operands::Ordered),
    ("sub nsw", Operands::Small),
    ("sub nuw nsw", Operands::Ordered),
    ("mul nuw", Operands::Small),
    ("mul nsw", Operands::Small),
    ("mul nuw nsw", Operands::Small),
    ("shl nuw", Operands::Small),
    ("shl nsw", Operands::Small),
    ("shl nuw nsw", Operands::Small),
    ("udiv exact", Operands::Multiple),
    ("sdiv exact", Operands::Multiple),
    ("lshr exact", Operands::Multiple),
    ("ashr exact", Operands::Multiple),
    ("or disjoint", Operands::Disjoint),
    ("icmp samesign ult", Operands::Small),
    ("icmp samesign sge", Operands::Small),
    ("icmp samesign ugt", Operands::Small),
];

/// Pairs of operands for which a flag holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operands {
    /// 0 to 15 and 0 to 3.
    Small,
    /// 16 to 31, and 0 to 3.
    Ordered,
    /// Multiples of 4, and 2 or, of a division, 4.
    Multiple,
    /// No bit in common.
    Disjoint,
}

const PREDICATES: [&str; 10] = [
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
];

const FLOAT_PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
    "une", "uno", "true",
];

pub(super) fn cells(out: &mut Vec<Cell>) {
    for ty in ints_and_vectors() {
        for op in INT_OPS {
            out.push(Cell::new(INTEGER, &ty, op, integer(op, &ty)));
        }
    }
    for ty in [
        Ty::Int(8),
        Ty::Int(16),
        Ty::Int(24),
        Ty::Int(32),
        Ty::Int(64),
        Ty::Int(128),
        Ty::Int(256),
        Ty::Int(16).vector(2),
        Ty::Int(32).vector(4),
    ] {
        for (op, operands) in FLAGGED {
            out.push(Cell::new(FLAGS, op, &ty, flagged(op, operands, &ty)));
        }
    }
    for ty in floats_and_vectors() {
        for op in ["fadd", "fsub", "fmul", "fdiv", "frem", "fneg"] {
            out.push(Cell::new(FLOATING, &ty, op, floating(op, &ty)));
        }
    }
    fast(out);
    comparisons(out);
}

/// Makes the second operand fit for the operation, and the first.
pub(super) fn tame(k: &mut Program, op: &str, ty: &Ty, a: String, b: String) -> (String, String) {
    let bits = ty.int_bits().unwrap_or(1);
    match op {
        "shl" | "lshr" | "ashr" => {
            // The largest power of two that is no wider, minus 1. One bit is shifted by none.
            let mask = match bits {
                1 => 0,
                _ => (1 << bits.ilog2()) - 1,
            };
            let amount = k.set(&format!("and {ty} {b}, {}", ty.constant(mask)));
            (a, amount)
        }
        "udiv" | "urem" => {
            let divisor = k.set(&format!("or {ty} {b}, {}", ty.constant(1)));
            (a, divisor)
        }
        "sdiv" | "srem" => {
            let divisor = k.set(&format!("or {ty} {b}, {}", ty.constant(1)));
            // Not the least number, whose quotient by -1 there is not.
            let least = k.set(&format!("icmp eq {ty} {divisor}, {}", minus_one(ty)));
            let condition = ty.with_scalar(Ty::Int(1));
            let dividend = k.set(&format!(
                "select {condition} {least}, {ty} {}, {ty} {a}",
                ty.constant(0)
            ));
            (dividend, divisor)
        }
        _ => (a, b),
    }
}

fn minus_one(ty: &Ty) -> String {
    let one = if ty.int_bits() == Some(1) {
        "true"
    } else {
        "-1"
    };
    match ty {
        Ty::Vector(..) => format!("splat ({} {one})", ty.scalar()),
        _ => one.to_string(),
    }
}

fn integer(op: &str, ty: &Ty) -> String {
    Program::both(|k| {
        let (a, b) = (k.load(ty), k.load(ty));
        let (a, b) = tame(k, op, ty, a, b);
        let r = k.set(&format!("{op} {ty} {a}, {b}"));
        k.store(ty, &r);
    })
}

fn flagged(op: &str, operands: Operands, ty: &Ty) -> String {
    let divides = op.contains("div");
    Program::both(|k| {
        let (a, b) = (k.load(ty), k.load(ty));
        let mut apply =
            |op: &str, x: &str, n: u32| k.set(&format!("{op} {ty} {x}, {}", ty.constant(n)));
        let a = apply("and", &a, 15);
        let (a, b) = match operands {
            Operands::Small => (a, apply("and", &b, 3)),
            Operands::Ordered => (apply("or", &a, 16), apply("and", &b, 3)),
            Operands::Multiple => {
                let zero = apply("and", &b, 0);
                let a = apply("shl", &a, 2);
                (a, apply("or", &zero, if divides { 4 } else { 2 }))
            }
            Operands::Disjoint => (a, apply("and", &b, 64)),
        };
        let r = k.set(&format!("{op} {ty} {a}, {b}"));
        let result = match op.starts_with("icmp") {
            true => ty.with_scalar(Ty::Int(1)),
            false => ty.clone(),
        };
        k.store(&result, &r);
    })
}

fn floating(op: &str, ty: &Ty) -> String {
    Program::both(|k| {
        let a = k.load(ty);
        let r = match op {
            "fneg" => k.set(&format!("{op} {ty} {a}")),
            _ => {
                let b = k.load(ty);
                k.set(&format!("{op} {ty} {a}, {b}"))
            }
        };
        k.store(ty, &r);
    })
}

/// Flags allow other results, so that operands and operations are such that there are none.
fn fast(out: &mut Vec<Cell>) {
    let flags = [
        "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast",
    ];
    let floats = ["half", "bfloat", "float", "double"].map(Ty::Float);
    for flag in flags {
        for ty in &floats {
            let program = Program::both(|k| {
                let (a, b) = (k.load(ty), k.load(ty));
                let sum = k.set(&format!("fadd {flag} {ty} {a}, {b}"));
                let half = k.set(&format!("fmul {flag} {ty} {sum}, 0.5"));
                let negative = k.set(&format!("fneg {flag} {ty} {half}"));
                let less = k.set(&format!("fcmp {flag} olt {ty} {negative}, {b}"));
                let r = k.set(&format!("select {flag} i1 {less}, {ty} {half}, {ty} {a}"));
                k.store(ty, &r);
            });
            out.push(Cell::new(FAST, flag, ty, program));
        }
    }
}

fn comparisons(out: &mut Vec<Cell>) {
    let ordered = ints_and_vectors().into_iter().chain(pointers());
    for ty in ordered {
        for predicate in PREDICATES {
            let program = compare(&format!("icmp {predicate}"), &ty);
            out.push(Cell::new(ICMP, &ty, predicate, program));
        }
    }
    for ty in floats_and_vectors() {
        for predicate in FLOAT_PREDICATES {
            let program = compare(&format!("fcmp {predicate}"), &ty);
            out.push(Cell::new(FCMP, &ty, predicate, program));
        }
    }
}

/// Compares two operands, and one with itself and with zero.
fn compare(op: &str, ty: &Ty) -> String {
    let condition = ty.with_scalar(Ty::Int(1));
    Program::both(|k| {
        let (a, b) = (k.load(ty), k.load(ty));
        let zero = match ty {
            Ty::Vector(..) => "zeroinitializer".to_string(),
            _ => ty.constant(0),
        };
        for (x, y) in [(&a, &b), (&a, &a), (&b, &zero)] {
            let r = k.set(&format!("{op} {ty} {x}, {y}"));
            k.store(&condition, &r);
        }
    })
}
