//! Inline assembly: each constraint with each type of operand.

use super::functions::names;
use super::program::Program;
use super::types::Ty;
use super::{Cell, Goal};

const REGISTERS: &str = "Inline assembly: registers";
const CONSTANTS: &str = "Inline assembly: constants";
const OTHERS: &str = "Inline assembly: everything else";

pub(super) fn cells(out: &mut Vec<Cell>) {
    let types = [
        "i1", "i8", "i16", "i32", "i64", "i96", "i128", "i256", "i512", "i1024", "f16", "bf16",
        "f32", "f64", "v2i16", "v2f16", "v4i16", "v2i32", "v3i32", "v4i32", "v5i32", "v6i32",
        "v8i32", "v16i32", "v2f32", "v4f32", "v2i64", "ptr0", "ptr1", "ptr3", "ptr5",
    ];
    for constraint in names("register constraints") {
        for ty in types.iter().filter_map(|t| Ty::parse(t)) {
            let program = registers(&constraint, &ty);
            out.push(Cell::new(REGISTERS, &constraint, &ty, program));
        }
    }
    for line in names("constant constraints") {
        let (constraint, values) = line.split_once(" | ").expect("a constraint and values");
        for value in values.split(", ") {
            let program = Program::once(|k| {
                let r = k.set(&format!(
                    "call i32 asm \"v_mov_b32 $0, $1\", \"=v,{constraint}\"({value})"
                ));
                k.store(&Ty::Int(32), &r);
            });
            out.push(Cell::new(CONSTANTS, constraint, value, program));
        }
    }
    for line in names("assembly") {
        let (name, body) = line.split_once(" | ").expect("a name and lines");
        let program = Program::once(|k| {
            let n = k.load(&Ty::Int(32));
            let u = k.set("load i32, ptr addrspace(1) %ints");
            for line in body.split("\\n") {
                k.line(&line.replace("@n", &n).replace("@u", &u));
            }
            if body.contains("%r =") {
                k.store(&Ty::Int(32), "%r");
            }
        });
        let goal = if body.contains("%r =") {
            Goal::Runs
        } else {
            Goal::Compiles
        };
        out.push(Cell::new(OTHERS, name, "", program).with_goal(goal));
    }
}

/// A value that goes through a register: as result and as operand that is tied to it.
fn registers(constraint: &str, ty: &Ty) -> String {
    Program::both(|k| {
        let a = k.load(ty);
        let r = k.set(&format!(
            "call {ty} asm sideeffect \"; $0\", \"={constraint},0\"({ty} {a})"
        ));
        k.store(ty, &r);
    })
}
