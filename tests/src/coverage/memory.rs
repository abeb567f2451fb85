//! Loads, stores, atomic operations, fences, addresses: in each address space.

use super::program::Program;
use super::types::{Ty, first_class};
use super::{Cell, Goal};
use amdgpuc::ir::AtomicOp;

const PLAIN: &str = "Loads and stores in address spaces";
const KINDS: &str = "Kinds of loads and stores";
const ADDRESS: &str = "getelementptr";
const OPERATIONS: &str = "Atomic operations";
const ORDERINGS: &str = "Atomic operations by ordering and scope";
const FENCES: &str = "fence";

/// Address spaces with memory of which a program can have some.
const SPACES: [u32; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 9];

pub(super) fn cells(out: &mut Vec<Cell>) {
    plain(out);
    kinds(out);
    addresses(out);
    operations(out);
    orderings(out);
    fences(out);
}

/// Can the address spaces be run? Of the region's memory and of 32-bit constant addresses no buffer
/// of the host is a part.
fn goal(space: u32) -> Goal {
    match space {
        2 | 6 => Goal::Compiles,
        _ => Goal::Runs,
    }
}

/// An address in the space with room for 256 bytes, the lane's own.
pub(super) fn place(k: &mut Program, space: u32) -> String {
    match space {
        0 => {
            let p = k.result();
            k.set(&format!("addrspacecast ptr addrspace(1) {p} to ptr"))
        }
        2 | 6 => k.set(&format!("inttoptr i32 %bytes to ptr addrspace({space})")),
        3 => {
            k.before = "@lds = internal addrspace(3) global [64 x [256 x i8]] poison, align 16\n"
                .to_string();
            let p = k.set("getelementptr [256 x i8], ptr addrspace(3) @lds, i32 %id");
            // What is next to a narrow value is read with it.
            k.line(&format!(
                "store <4 x i32> zeroinitializer, ptr addrspace(3) {p}, align 16"
            ));
            p
        }
        4 => {
            let p = k.set("getelementptr i8, ptr addrspace(1) %ints, i64 %lane");
            k.set(&format!(
                "addrspacecast ptr addrspace(1) {p} to ptr addrspace(4)"
            ))
        }
        5 => k.set("alloca [256 x i8], align 16, addrspace(5)"),
        7 => {
            k.before = "declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1\
                (ptr addrspace(1), i16, i64, i32)\n"
                .to_string();
            let buffer = k.set(
                "call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, \
                 i16 0, i64 1000000, i32 159744)",
            );
            k.set(&format!(
                "getelementptr i8, ptr addrspace(7) {buffer}, i32 %bytes"
            ))
        }
        9 => {
            k.before = "declare ptr addrspace(9) @llvm.amdgcn.make.buffer.rsrc.p9.p1\
                (ptr addrspace(1), i16, i64, i32)\n"
                .to_string();
            k.set(
                "call ptr addrspace(9) @llvm.amdgcn.make.buffer.rsrc.p9.p1(ptr addrspace(1) %out, \
                 i16 256, i64 4096, i32 159744)",
            )
        }
        _ => k.result(),
    }
}

fn pointer(space: u32) -> Ty {
    Ty::Ptr(space)
}

fn plain(out: &mut Vec<Cell>) {
    for ty in first_class() {
        for space in SPACES {
            // Of those that are hardly used one type says enough.
            if matches!(space, 2 | 6 | 9) && ty != Ty::Int(32) {
                continue;
            }
            let program = Program::once(|k| {
                let p = place(k, space);
                if !matches!(space, 4 | 6) {
                    let a = k.load(&ty);
                    k.line(&format!("store {ty} {a}, {} {p}, align 16", pointer(space)));
                }
                if space == 4 && ty.int_bits().is_some_and(|bits| bits % 8 != 0) {
                    // Bits beyond the width in memory are not defined to be anything but zero.
                    return;
                }
                let r = k.set(&format!("load {ty}, {} {p}, align 16", pointer(space)));
                k.store(&ty, &r);
            });
            let cell = Cell::new(PLAIN, &ty, pointer(space), program);
            out.push(cell.with_goal(goal(space)));
        }
    }
}

/// Marks on a load and on a store.
const MARKS: [(&str, &str, &str); 9] = [
    ("align 1", "", "align 1"),
    ("align 2", "", "align 2"),
    ("align 4", "", "align 4"),
    ("align 8", "", "align 8"),
    ("align 128", "", "align 128"),
    ("volatile", "volatile", "align 4"),
    ("nontemporal", "", "align 4, !nontemporal !0"),
    (
        "volatile nontemporal",
        "volatile",
        "align 4, !nontemporal !0",
    ),
    ("last use", "", "align 4, !amdgpu.last.use !1"),
];

fn kinds(out: &mut Vec<Cell>) {
    let types = ["i8", "i16", "i32", "i64", "i96", "v4i32", "v4i8", "f64"];
    for (name, before, behind) in MARKS {
        for space in [0, 1, 3, 4, 5, 7] {
            for ty in types.iter().filter_map(|t| Ty::parse(t)) {
                if name == "align 128" && space != 1 {
                    continue;
                }
                let program = Program::once(|k| {
                    k.after = "!0 = !{i32 1}\n!1 = !{}\n".to_string();
                    let p = place(k, space);
                    let ptr = pointer(space);
                    if space != 4 && name != "align 128" {
                        let a = k.load(&ty);
                        // That it is the last use is said of loads only.
                        let behind = behind.replace(", !amdgpu.last.use !1", "");
                        k.line(&format!("store {before} {ty} {a}, {ptr} {p}, {behind}"));
                    }
                    let from = match name {
                        "align 128" => "%ints".to_string(),
                        _ => p,
                    };
                    let r = k.set(&format!("load {before} {ty}, {ptr} {from}, {behind}"));
                    k.store(&ty, &r);
                });
                let row = format!("{name}, {}", pointer(space));
                out.push(Cell::new(KINDS, row, &ty, program));
            }
        }
    }
    for (name, mark) in [
        ("invariant.load", "!invariant.load !1"),
        ("invariant.group", "!invariant.group !1"),
        ("noundef", "!noundef !1"),
        ("range", "!range !2"),
    ] {
        let program = Program::both(|k| {
            k.after = "!1 = !{}\n!2 = !{i32 0, i32 2147483647}\n".to_string();
            let index = if k.is_uniform() { "12" } else { "%lane" };
            let p = k.set(&format!(
                "getelementptr i8, ptr addrspace(1) %float, i64 {index}"
            ));
            let r = k.set(&format!("load i32, ptr addrspace(1) {p}, align 4, {mark}"));
            let r = k.set(&format!("and i32 {r}, 255"));
            k.store(&Ty::Int(32), &r);
        });
        out.push(Cell::new(KINDS, name, "i32", program));
    }
}

fn addresses(out: &mut Vec<Cell>) {
    for space in SPACES {
        for bits in [1, 8, 16, 32, 33, 64, 128] {
            for flags in ["", "inbounds ", "nusw nuw "] {
                let (ptr, index) = (pointer(space), Ty::Int(bits));
                let program = Program::both(|k| {
                    let base = place(k, space);
                    let n = k.load(&index);
                    // The index is signed.
                    let n = match bits {
                        1 => k.set(&format!("and i1 {n}, false")),
                        _ => k.set(&format!("and {index} {n}, 7")),
                    };
                    let p = k.set(&format!(
                        "getelementptr {flags}[4 x i16], {ptr} {base}, {index} {n}, {index} {}",
                        if bits == 1 { "false" } else { "2" }
                    ));
                    if !matches!(space, 4 | 6) {
                        k.line(&format!("store i16 77, {ptr} {p}, align 2"));
                    }
                    let r = k.set(&format!("load i16, {ptr} {p}, align 2"));
                    k.store(&Ty::Int(16), &r);
                });
                let column = format!("{flags}{index}");
                out.push(Cell::new(ADDRESS, &ptr, column, program).with_goal(goal(space)));
            }
        }
    }
    let program = Program::once(|k| {
        let ptrs = Ty::Ptr(1).vector(2);
        let n = k.load(&Ty::Int(32).vector(2));
        let n = k.set(&format!("and <2 x i32> {n}, splat (i32 63)"));
        let p = k.set(&format!(
            "getelementptr i32, ptr addrspace(1) %ints, <2 x i32> {n}"
        ));
        let one = k.set(&format!("extractelement {ptrs} {p}, i32 1"));
        let r = k.set(&format!("load i32, ptr addrspace(1) {one}"));
        k.store(&Ty::Int(32), &r);
    });
    out.push(Cell::new(
        ADDRESS,
        "<2 x ptr addrspace(1)>",
        "<2 x i32>",
        program,
    ));
}

/// What metadata says of the memory, of which native instructions for floating-point numbers
/// depend.
const NATIVE: &str = ", !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0";

fn operations(out: &mut Vec<Cell>) {
    for space in [0, 1, 2, 3, 5, 7] {
        for bits in [1, 8, 16, 24, 32, 64, 128] {
            if matches!(bits, 1 | 24 | 128) && space != 1 {
                continue;
            }
            for op in AtomicOp::ALL.iter().filter(|op| !op.is_float()) {
                modify(out, op.keyword(), &Ty::Int(bits), space, "");
            }
            exchange(out, &Ty::Int(bits), space);
        }
        for name in ["half", "bfloat", "float", "double"] {
            let float = AtomicOp::ALL.iter().filter(|op| op.is_float());
            for op in [AtomicOp::Xchg].iter().chain(float) {
                for mark in ["", NATIVE] {
                    modify(out, op.keyword(), &Ty::Float(name), space, mark);
                }
            }
        }
        for ty in [Ty::Float("half").vector(2), Ty::Float("bfloat").vector(2)] {
            for op in [
                AtomicOp::FAdd,
                AtomicOp::FSub,
                AtomicOp::FMax,
                AtomicOp::FMin,
            ] {
                for mark in ["", NATIVE] {
                    modify(out, op.keyword(), &ty, space, mark);
                }
            }
        }
        for ty in [Ty::Ptr(0), Ty::Ptr(1), Ty::Ptr(3)] {
            modify(out, "xchg", &ty, space, "");
            exchange(out, &ty, space);
        }
        for ty in [
            "i8", "i16", "i32", "i64", "i128", "f16", "bf16", "f32", "f64", "ptr0", "ptr3",
            "v2i16", "v2f32",
        ] {
            let ty = Ty::parse(ty).expect("a type");
            loaded(out, &ty, space);
        }
    }
}

fn with_marks(k: &mut Program) {
    k.after = "!0 = !{}\n".to_string();
}

fn size(ty: &Ty) -> u32 {
    let of = |ty: &Ty| match ty {
        Ty::Int(bits) => bits.div_ceil(8).next_power_of_two(),
        Ty::Float("double") => 8,
        Ty::Float("float") => 4,
        Ty::Float(_) => 2,
        Ty::Ptr(2 | 3 | 5 | 6) => 4,
        _ => 8,
    };
    of(ty.scalar()) * ty.len()
}

fn modify(out: &mut Vec<Cell>, op: &str, ty: &Ty, space: u32, mark: &str) {
    for used in [true, false] {
        // What depends on the use of the result, and on metadata, is in these spaces.
        let further = !used || !mark.is_empty();
        if further && !matches!(space, 1 | 3) || space == 3 && !mark.is_empty() {
            continue;
        }
        let program = Program::once(|k| {
            with_marks(k);
            let ptr = pointer(space);
            let p = place(k, space);
            let (old, a) = (k.load(ty), k.load(ty));
            k.line(&format!("store {ty} {old}, {ptr} {p}, align 16"));
            let align = size(ty);
            let text = format!(
                "atomicrmw {op} {ptr} {p}, {ty} {a} syncscope(\"workgroup\") monotonic, align {align}{mark}"
            );
            match used {
                true => {
                    let r = k.set(&text);
                    k.store(ty, &r);
                }
                false => k.line(&text),
            }
            let after = k.set(&format!("load {ty}, {ptr} {p}, align 16"));
            k.store(ty, &after);
        });
        let native = if mark.is_empty() {
            ""
        } else {
            ", coarse memory"
        };
        let result = if used { "" } else { ", result not used" };
        let column = format!("{ty}, {}{native}{result}", pointer(space));
        let cell = Cell::new(OPERATIONS, op, column, program);
        out.push(cell.with_goal(goal(space)));
    }
}

fn exchange(out: &mut Vec<Cell>, ty: &Ty, space: u32) {
    for kind in ["cmpxchg", "cmpxchg weak", "cmpxchg volatile"] {
        let program = Program::once(|k| {
            let ptr = pointer(space);
            let p = place(k, space);
            let (a, b, old) = (k.load(ty), k.load(ty), k.load(ty));
            let even = k.set("and i32 %id, 1");
            let even = k.set(&format!("icmp eq i32 {even}, 0"));
            let old = k.set(&format!("select i1 {even}, {ty} {a}, {ty} {old}"));
            k.line(&format!("store {ty} {old}, {ptr} {p}, align 16"));
            let align = size(ty);
            let pair = k.set(&format!(
                "{kind} {ptr} {p}, {ty} {a}, {ty} {b} syncscope(\"workgroup\") acq_rel monotonic, align {align}"
            ));
            let both = format!("{{ {ty}, i1 }}");
            let value = k.set(&format!("extractvalue {both} {pair}, 0"));
            k.store(ty, &value);
            let done = k.set(&format!("extractvalue {both} {pair}, 1"));
            k.store(&Ty::Int(1), &done);
            let after = k.set(&format!("load {ty}, {ptr} {p}, align 16"));
            k.store(ty, &after);
        });
        let column = format!("{ty}, {}", pointer(space));
        let cell = Cell::new(OPERATIONS, kind, column, program);
        out.push(cell.with_goal(goal(space)));
    }
}

fn loaded(out: &mut Vec<Cell>, ty: &Ty, space: u32) {
    let program = Program::once(|k| {
        let ptr = pointer(space);
        let (p, a) = (place(k, space), k.load(ty));
        let align = size(ty);
        k.line(&format!(
            "store atomic {ty} {a}, {ptr} {p} syncscope(\"agent\") release, align {align}"
        ));
        let r = k.set(&format!(
            "load atomic {ty}, {ptr} {p} syncscope(\"agent\") acquire, align {align}"
        ));
        k.store(ty, &r);
    });
    let column = format!("{ty}, {}", pointer(space));
    let cell = Cell::new(OPERATIONS, "load atomic, store atomic", column, program);
    out.push(cell.with_goal(goal(space)));
}

/// Scopes, with what stands between operands and ordering.
const SCOPES: [&str; 11] = [
    "",
    "agent",
    "workgroup",
    "wavefront",
    "singlethread",
    "one-as",
    "agent-one-as",
    "workgroup-one-as",
    "wavefront-one-as",
    "singlethread-one-as",
    "cluster",
];

fn scope(name: &str) -> String {
    match name {
        "" => String::new(),
        name => format!("syncscope(\"{name}\") "),
    }
}

fn orderings(out: &mut Vec<Cell>) {
    for space in [0, 1, 3, 5, 7] {
        for name in SCOPES {
            if matches!(space, 5 | 7) && !matches!(name, "" | "agent" | "workgroup-one-as") {
                continue;
            }
            let scope = scope(name);
            let ptr = pointer(space);
            let said = if name.is_empty() { "system" } else { name };
            let row = format!("{said}, {ptr}");
            let mut add = |column: String, write: &dyn Fn(&mut Program, &str) -> String| {
                let program = Program::once(|k| {
                    let p = place(k, space);
                    k.line(&format!("store i32 5, {ptr} {p}, align 4"));
                    let r = write(k, &p);
                    k.store(&Ty::Int(32), &r);
                });
                out.push(Cell::new(ORDERINGS, &row, column, program));
            };
            for ordering in ["unordered", "monotonic", "acquire", "seq_cst"] {
                add(format!("load {ordering}"), &|k, p| {
                    k.set(&format!(
                        "load atomic i32, {ptr} {p} {scope}{ordering}, align 4"
                    ))
                });
            }
            for ordering in ["unordered", "monotonic", "release", "seq_cst"] {
                add(format!("store {ordering}"), &|k, p| {
                    k.line(&format!(
                        "store atomic i32 9, {ptr} {p} {scope}{ordering}, align 4"
                    ));
                    k.set(&format!("load volatile i32, {ptr} {p}"))
                });
            }
            let all = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];
            for ordering in all {
                add(format!("atomicrmw {ordering}"), &|k, p| {
                    k.set(&format!("atomicrmw add {ptr} {p}, i32 3 {scope}{ordering}"))
                });
                let failures: &[&str] = match ordering {
                    "seq_cst" => &["monotonic", "seq_cst"],
                    "acq_rel" => &["monotonic", "acquire"],
                    _ => &["monotonic"],
                };
                for failure in failures {
                    add(format!("cmpxchg {ordering} {failure}"), &|k, p| {
                        let pair = k.set(&format!(
                            "cmpxchg {ptr} {p}, i32 5, i32 6 {scope}{ordering} {failure}"
                        ));
                        k.set(&format!("extractvalue {{ i32, i1 }} {pair}, 0"))
                    });
                }
            }
        }
    }
}

fn fences(out: &mut Vec<Cell>) {
    for name in SCOPES {
        for ordering in ["acquire", "release", "acq_rel", "seq_cst"] {
            for mmra in ["", "local", "global", "private"] {
                let program = Program::once(|k| {
                    let mark = match mmra {
                        "" => String::new(),
                        space => {
                            k.after =
                                format!("!0 = !{{!\"amdgpu-synchronize-as\", !\"{space}\"}}\n");
                            ", !mmra !0".to_string()
                        }
                    };
                    let p = place(k, 1);
                    k.line(&format!("store i32 5, ptr addrspace(1) {p}"));
                    k.line(&format!("fence {}{ordering}{mark}", scope(name)));
                    let r = k.set(&format!("load i32, ptr addrspace(1) {p}"));
                    k.store(&Ty::Int(32), &r);
                });
                let said = if name.is_empty() { "system" } else { name };
                let column = match mmra {
                    "" => ordering.to_string(),
                    space => format!("{ordering}, only {space}"),
                };
                out.push(Cell::new(FENCES, said, column, program));
            }
        }
    }
}
