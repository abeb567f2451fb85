//! Attributes of functions, parameters, results and calls; calling conventions.

use super::program::Program;
use super::types::Ty;
use super::{Cell, folder};
use std::collections::HashSet;

const KERNEL: &str = "Function attributes";
const VALUES: &str = "Parameter and return attributes";
const CONVENTIONS: &str = "Calling conventions";

/// The lines of a part of the file `names`, which has them under a line with its title in brackets.
pub(super) fn names(part: &str) -> Vec<String> {
    let text = std::fs::read_to_string(folder().join("names")).expect("the file is there");
    let title = format!("[{part}]");
    let lines = text.lines().skip_while(|l| *l != title).skip(1);
    let lines = lines.take_while(|l| !l.starts_with('['));
    lines
        .filter(|l| !l.is_empty())
        .map(str::to_string)
        .collect()
}

pub(super) fn cells(out: &mut Vec<Cell>) {
    for attribute in names("function attributes") {
        for (column, program) in function_attribute(&attribute) {
            out.push(Cell::new(KERNEL, &attribute, column, program));
        }
    }
    let mut seen = HashSet::new();
    for line in names("value attributes") {
        let (attribute, ty) = line.split_once(" | ").expect("an attribute and a type");
        let row = match seen.insert(attribute.to_string()) {
            true => attribute.to_string(),
            false => format!("{attribute} {}", Ty::parse(ty).expect("a type")),
        };
        for (column, program) in value_attribute(attribute, ty) {
            out.push(Cell::new(VALUES, &row, column, program));
        }
    }
    for convention in names("calling conventions") {
        for (column, program) in convention_programs(&convention) {
            out.push(Cell::new(CONVENTIONS, &convention, column, program));
        }
    }
}

/// A callee of which `$a` stands behind the parameters, called with `$c` behind the operands.
const CALLEE: &str = "define internal i32 @f(i32 %x, ptr addrspace(1) %p) $a {\n  \
    %y = mul i32 %x, 7\n  ret i32 %y\n}\n";

fn caller(k: &mut Program, convention: &str, at_call: &str) {
    let n = k.load(&Ty::Int(32));
    let r = k.set(&format!(
        "call {convention} i32 @f(i32 {n}, ptr addrspace(1) %ints){at_call}"
    ));
    k.store(&Ty::Int(32), &r);
}

fn function_attribute(attribute: &str) -> Vec<(&'static str, String)> {
    let alone = matches!(attribute, "alwaysinline" | "optnone");
    let beside = match attribute {
        "optnone" => "optnone noinline",
        "naked" => "naked noinline",
        other => other,
    };
    vec![
        (
            "of a kernel",
            Program::once(|k| {
                k.attributes = format!(" {beside}");
                let n = k.load(&Ty::Int(32));
                let r = k.set(&format!("add i32 {n}, 5"));
                k.store(&Ty::Int(32), &r);
            }),
        ),
        (
            "of a function",
            Program::once(|k| {
                let keep = if alone || beside != attribute {
                    ""
                } else {
                    " noinline"
                };
                k.before = CALLEE.replace("$a", &format!("{beside}{keep}"));
                caller(k, "", "");
            }),
        ),
        (
            "of a call",
            Program::once(|k| {
                k.before = CALLEE.replace("$a", "noinline");
                caller(k, "", &format!(" {beside}"));
            }),
        ),
    ]
}

/// An attribute of a value of a type, as parameter, as result, and at a call.
fn value_attribute(attribute: &str, ty: &str) -> Vec<(&'static str, String)> {
    let ty = Ty::parse(ty).expect("a type");
    let operand = |k: &mut Program| match ty {
        Ty::Ptr(5) => {
            let n = k.load(&Ty::Int(64));
            let p = k.set("alloca [4 x i64], align 16, addrspace(5)");
            k.line(&format!("store i64 {n}, ptr addrspace(5) {p}, align 16"));
            p
        }
        Ty::Ptr(1) => k.result(),
        _ => k.load(&ty),
    };
    let make = |of_parameter: &str, of_result: &str, at_call: [&str; 2], returns: bool| {
        Program::once(|k| {
            let result = if returns {
                ty.to_string()
            } else {
                "void".into()
            };
            let end = if returns {
                format!("ret {ty} %x")
            } else {
                "ret void".into()
            };
            k.before = format!(
                "define internal {of_result} {result} @f({ty} {of_parameter} %x) noinline {{\n  \
                 {end}\n}}\n"
            );
            let a = operand(k);
            let text = format!("call {} {result} @f({ty} {} {a})", at_call[0], at_call[1]);
            match (returns, &ty) {
                (true, Ty::Ptr(5)) => {
                    let p = k.set(&text);
                    let r = k.set(&format!("load i64, ptr addrspace(5) {p}"));
                    k.store(&Ty::Int(64), &r);
                }
                (true, Ty::Ptr(1)) => {
                    let p = k.set(&text);
                    k.line(&format!("store i64 9, ptr addrspace(1) {p}"));
                }
                (true, _) => {
                    let r = k.set(&text);
                    k.store(&ty, &r);
                }
                (false, _) => k.line(&text),
            }
        })
    };
    let returns = !attribute.starts_with("sret");
    let mut programs = vec![
        ("parameter", make(attribute, "", ["", attribute], returns)),
        ("result", make("", attribute, [attribute, ""], true)),
    ];
    // What says how a value is passed must be said on both sides.
    let of_both = [
        "byval",
        "byref",
        "sret",
        "inalloca",
        "preallocated",
        "inreg",
    ];
    if !of_both.iter().any(|a| attribute.starts_with(a)) {
        programs.push(("only at a call", make("", "", ["", attribute], returns)));
    }
    programs
}

fn convention_programs(convention: &str) -> Vec<(&'static str, String)> {
    vec![
        (
            "of a function that is called",
            Program::once(|k| {
                let text = CALLEE.replace("internal i32", &format!("internal {convention} i32"));
                k.before = text.replace("$a", "noinline");
                caller(k, convention, "");
            }),
        ),
        (
            "of an entry",
            Program::once(|k| {
                k.before = format!(
                    "define {convention} void @entry(ptr addrspace(1) inreg %p) {{\n  \
                     store i32 1, ptr addrspace(1) %p\n  ret void\n}}\n"
                );
                let n = k.load(&Ty::Int(32));
                k.store(&Ty::Int(32), &n);
            }),
        ),
    ]
}
