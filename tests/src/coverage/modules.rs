//! What stands beside the functions: linkage, visibility, kinds of variables and of symbols,
//! metadata, flags, and what of it is in the object.

use super::functions::names;
use super::program::Program;
use super::types::Ty;
use super::{Cell, Goal};

const SYMBOLS: &str = "Linkage, visibility and other properties of symbols";
const METADATA: &str = "Metadata";
const FLAGS: &str = "Module flags and named metadata";
const RELOCATIONS: &str = "Relocations and sections";

pub(super) fn cells(out: &mut Vec<Cell>) {
    symbols(out);
    for line in names("metadata") {
        let (kind, rest) = line.split_once(" | ").expect("a kind and its place");
        let (place, content) = rest.split_once(" | ").expect("a place and a content");
        let program = metadata(kind, place, content);
        out.push(Cell::new(METADATA, kind, place, program));
    }
    for line in names("module flags") {
        let (name, content) = line.split_once(" | ").expect("a name and its lines");
        let program = Program::once(|k| {
            k.after = content.replace("\\n", "\n") + "\n";
            let n = k.load(&Ty::Int(32));
            k.store(&Ty::Int(32), &n);
        });
        out.push(Cell::new(FLAGS, name, "", program));
    }
    for line in names("relocations") {
        let (name, content) = line.split_once(" | ").expect("a name and its lines");
        let (before, body) = content.split_once(" --- ").expect("lines before and in it");
        let program = Program::once(|k| {
            k.before = before.replace("\\n", "\n") + "\n";
            for line in body.split("\\n").filter(|l| !l.is_empty()) {
                k.line(line);
            }
        });
        out.push(Cell::new(RELOCATIONS, name, "", program).with_goal(Goal::Relocations));
    }
}

/// Words before `global`, `constant`, `alias` and in `define`, each with all of these.
fn symbols(out: &mut Vec<Cell>) {
    for word in names("symbol properties") {
        let declared = word == "extern_weak" || word.starts_with("external") || word == "dllimport";
        let variable = |kind: &str, space: u32| {
            let init = if declared { "" } else { " 7" };
            let init = if word == "common" { " 0" } else { init };
            format!("@v = {word} addrspace({space}) {kind} i32{init}, align 4\n")
        };
        let mut add = |column: &str, before: String, use_it: &str| {
            let program = Program::once(|k| {
                k.before.clone_from(&before);
                for line in use_it.lines() {
                    k.line(line);
                }
            });
            let cell = Cell::new(SYMBOLS, &word, column, program);
            out.push(cell.with_goal(Goal::Symbols));
        };
        let read = |space: u32| {
            format!(
                "%x = load volatile i32, ptr addrspace({space}) @v\nstore i32 %x, ptr addrspace(1) %out"
            )
        };
        add("variable", variable("global", 1), &read(1));
        add("constant", variable("constant", 4), &read(4));
        let local = format!(
            "@v = {word} addrspace(3) global i32 {}, align 4\n",
            if declared { "" } else { "poison" }
        );
        add("LDS variable", local, &read(3));
        let function = match declared {
            true => format!("declare {word} i32 @f(i32)\n"),
            false => format!("define {word} i32 @f(i32 %x) noinline {{\n  ret i32 %x\n}}\n"),
        };
        let call = "%x = call i32 @f(i32 %id)\nstore i32 %x, ptr addrspace(1) %out";
        add("function", function, call);
        let kernel = format!("define {word} amdgpu_kernel void @f(i32 %x) {{\n  ret void\n}}\n");
        add("kernel", kernel, "");
        let alias = format!(
            "@t = internal addrspace(1) global i32 7\n@v = {word} alias i32, ptr addrspace(1) @t\n"
        );
        add("alias", alias, &read(1));
        let ifunc = format!(
            "define internal ptr @r() {{\n  ret ptr null\n}}\n@v = {word} ifunc i32 (i32), ptr @r\n"
        );
        add("ifunc", ifunc, "%x = call i32 @v(i32 %id)");
    }
    for line in names("whole symbols") {
        let (name, before) = line.split_once(" | ").expect("a name and its lines");
        let program = Program::once(|k| {
            k.before = before.replace("\\n", "\n") + "\n";
            k.line("store i32 7, ptr addrspace(1) %out");
        });
        out.push(Cell::new(SYMBOLS, name, "", program).with_goal(Goal::Symbols));
    }
}

fn metadata(kind: &str, place: &str, content: &str) -> String {
    Program::once(|k| {
        let mark = |at: &str| match at == place {
            true => format!(", !{kind} !0"),
            false => String::new(),
        };
        let of_function = |at: &str| match at == place {
            true => format!(" !{kind} !0"),
            false => String::new(),
        };
        k.after = format!("!0 = {}\n", content.replace("\\n", "\n"));
        k.attributes = of_function("kernel");
        k.before = format!(
            "@g = addrspace(1) global i32 7, align 4{}\n\
             define internal i32 @f(i32 %x) noinline{} {{\n  ret i32 %x\n}}\n",
            mark("variable"),
            of_function("function"),
        );
        let n = k.load(&Ty::Int(32));
        let p = k.set("getelementptr i8, ptr addrspace(1) %float, i64 %lane");
        let x = k.set(&format!("load i32, ptr addrspace(1) {p}{}", mark("load")));
        k.store(&Ty::Int(32), &x);
        let q = k.set(&format!(
            "load ptr addrspace(1), ptr addrspace(1) {p}, align 8{}",
            mark("load of a pointer")
        ));
        k.store(&Ty::Ptr(1), &q);
        let r = k.set(&format!("call i32 @f(i32 {n}){}", mark("call")));
        k.store(&Ty::Int(32), &r);
        let f = k.set(&format!("load float, ptr addrspace(1) {p}"));
        let g = k.set(&format!("fdiv float {f}, 4.0{}", mark("fdiv")));
        k.store(&Ty::Float("float"), &g);
        let place = k.result();
        k.line(&format!(
            "store i32 1, ptr addrspace(1) {place}{}",
            mark("store")
        ));
        k.line(&format!(
            "store atomic i32 1, ptr addrspace(1) {place} syncscope(\"agent\") release, align 4{}",
            mark("atomic store")
        ));
        let old = k.set(&format!(
            "atomicrmw add ptr addrspace(1) {place}, i32 1 monotonic{}",
            mark("atomicrmw")
        ));
        k.store(&Ty::Int(32), &old);
        k.line(&format!("fence acq_rel{}", mark("fence")));
        let c = k.set("icmp sgt i32 %id, 5");
        let s = k.set(&format!("select i1 {c}, i32 1, i32 2{}", mark("select")));
        k.store(&Ty::Int(32), &s);
        let (a, b) = (k.name(), k.name());
        k.line(&format!("br label %{a}{}", mark("jump")));
        k.label(&a);
        let i = format!("%{}", k.name());
        let next = format!("%{}", k.name());
        k.line(&format!("{i} = phi i32 [ 0, %entry ], [ {next}, %{a} ]"));
        k.line(&format!("{next} = add i32 {i}, 1"));
        let more = k.set(&format!("icmp ult i32 {next}, 4"));
        k.line(&format!(
            "br i1 {more}, label %{a}, label %{b}{}",
            mark("branch")
        ));
        k.label(&b);
        k.store(&Ty::Int(32), &next);
    })
}
