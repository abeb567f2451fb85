//! Instructions that move values about: vectors, aggregates, `select`, `phi`, `freeze`, calls,
//! control flow.

use super::program::Program;
use super::types::{AGGREGATES, Ty, WIDTHS, first_class};
use super::{Cell, Goal};

const MOVES: &str = "Values of every type";
const VECTORS: &str = "Vectors";
const AGGREGATE: &str = "Aggregates";
const FLOW: &str = "Control flow";

pub(super) fn cells(out: &mut Vec<Cell>) {
    for ty in first_class() {
        for (column, program) in moves(&ty) {
            out.push(Cell::new(MOVES, &ty, column, program));
        }
    }
    vectors(out);
    aggregates(out);
    flow(out);
    odd_types(out);
}

/// Whether the lane takes the second of two.
fn odd(k: &mut Program) -> String {
    let bit = match k.is_uniform() {
        true => {
            let n = k.load(&Ty::Int(32));
            k.set(&format!("and i32 {n}, 1"))
        }
        false => k.set("and i32 %id, 1"),
    };
    k.set(&format!("icmp ne i32 {bit}, 0"))
}

/// What can be done with any value.
fn moves(ty: &Ty) -> Vec<(&'static str, String)> {
    let helper = |text: &str| text.replace('T', &ty.to_string());
    vec![
        (
            "load, store",
            Program::both(|k| {
                let a = k.load(ty);
                k.store(ty, &a);
            }),
        ),
        (
            "select",
            Program::both(|k| {
                let (a, b, c) = (k.load(ty), k.load(ty), odd(k));
                let r = k.set(&format!("select i1 {c}, {ty} {a}, {ty} {b}"));
                k.store(ty, &r);
            }),
        ),
        (
            "phi",
            Program::both(|k| {
                let (a, c) = (k.load(ty), odd(k));
                let (arm, join, from) = (k.name(), k.name(), k.name());
                k.line(&format!("br label %{from}"));
                k.label(&from);
                k.line(&format!("br i1 {c}, label %{arm}, label %{join}"));
                k.label(&arm);
                let b = k.load(ty);
                k.line(&format!("br label %{join}"));
                k.label(&join);
                let r = k.set(&format!("phi {ty} [ {a}, %{from} ], [ {b}, %{arm} ]"));
                k.store(ty, &r);
            }),
        ),
        (
            "freeze",
            Program::both(|k| {
                let a = k.load(ty);
                let r = k.set(&format!("freeze {ty} {a}"));
                k.store(ty, &r);
            }),
        ),
        (
            "alloca",
            Program::both(|k| {
                let a = k.load(ty);
                let p = k.set(&format!("alloca {ty}, align 16, addrspace(5)"));
                k.line(&format!("store volatile {ty} {a}, ptr addrspace(5) {p}"));
                let r = k.set(&format!("load volatile {ty}, ptr addrspace(5) {p}"));
                k.store(ty, &r);
            }),
        ),
        (
            "call, ret",
            Program::both(|k| {
                k.before = helper(
                    "define internal T @callee(T %a, T %b, i1 %c) noinline {\n  \
                     %r = select i1 %c, T %a, T %b\n  ret T %r\n}\n",
                );
                let (a, b, c) = (k.load(ty), k.load(ty), odd(k));
                let r = k.set(&format!("call {ty} @callee({ty} {a}, {ty} {b}, i1 {c})"));
                k.store(ty, &r);
            }),
        ),
        (
            "constant",
            Program::both(|k| {
                let (zero, c) = (k.load(ty), odd(k));
                let r = k.set(&format!("select i1 {c}, {ty} {}, {ty} {zero}", literal(ty)));
                k.store(ty, &r);
            }),
        ),
        ("kernel argument", argument(ty)),
    ]
}

/// A constant of the type that is not zero, where that is easily written.
fn literal(ty: &Ty) -> String {
    match ty {
        Ty::Ptr(_) => "null".to_string(),
        Ty::Other(_) => "zeroinitializer".to_string(),
        Ty::Vector(_, e) if matches!(**e, Ty::Ptr(_)) => "zeroinitializer".to_string(),
        Ty::Int(bits) if *bits > 2 => format!("-{}", 1u128 << (bits - 1).min(126)),
        _ => ty.constant(1),
    }
}

/// A kernel with an argument of the type, behind the buffers: the launch passes zeros.
fn argument(ty: &Ty) -> String {
    let text = Program::once(|k| {
        k.store(ty, "%argument");
    });
    text.replace("%double)", &format!("%double, {ty} %argument)"))
}

fn vectors(out: &mut Vec<Cell>) {
    let elements = [
        "i1", "i7", "i8", "i16", "i24", "i32", "i64", "i128", "f16", "bf16", "f32", "f64", "ptr1",
        "ptr3",
    ];
    for name in elements {
        let element = Ty::parse(name).expect("a type");
        for n in [1, 2, 3, 4, 5, 8, 16, 32] {
            let bits = element.int_bits().unwrap_or(64);
            if bits * n > 1024 {
                continue;
            }
            let ty = element.clone().vector(n);
            for (column, program) in vector_operations(&ty, n) {
                out.push(Cell::new(VECTORS, &ty, column, program));
            }
        }
    }
}

fn vector_operations(ty: &Ty, n: u32) -> Vec<(&'static str, String)> {
    let element = ty.scalar();
    let index = |k: &mut Program| {
        let at = k.load(&Ty::Int(32));
        let at = k.set(&format!("and i32 {at}, 31"));
        // Within the vector.
        k.set(&format!("urem i32 {at}, {n}"))
    };
    vec![
        (
            "extractelement",
            Program::both(|k| {
                let v = k.load(ty);
                let r = k.set(&format!("extractelement {ty} {v}, i32 {}", n - 1));
                k.store(element, &r);
            }),
        ),
        (
            "extractelement at a variable",
            Program::both(|k| {
                let v = k.load(ty);
                let at = index(k);
                let r = k.set(&format!("extractelement {ty} {v}, i32 {at}"));
                k.store(element, &r);
            }),
        ),
        (
            "insertelement",
            Program::both(|k| {
                let (v, e) = (k.load(ty), k.load(element));
                let r = k.set(&format!(
                    "insertelement {ty} {v}, {element} {e}, i64 {}",
                    n / 2
                ));
                k.store(ty, &r);
            }),
        ),
        (
            "insertelement at a variable",
            Program::both(|k| {
                let (v, e) = (k.load(ty), k.load(element));
                let at = index(k);
                let r = k.set(&format!("insertelement {ty} {v}, {element} {e}, i32 {at}"));
                k.store(ty, &r);
            }),
        ),
        (
            "shufflevector",
            Program::both(|k| {
                let (a, b) = (k.load(ty), k.load(ty));
                let mask: Vec<String> = (0..n)
                    .map(|i| format!("i32 {}", (i * 3 + 1) % (2 * n)))
                    .collect();
                let r = k.set(&format!(
                    "shufflevector {ty} {a}, {ty} {b}, <{n} x i32> <{}>",
                    mask.join(", ")
                ));
                k.store(ty, &r);
            }),
        ),
        (
            "shufflevector to another length",
            Program::both(|k| {
                let a = k.load(ty);
                let wide = element.clone().vector(n + 1);
                let mask: Vec<String> = (0..=n)
                    .map(|i| format!("i32 {}", (n - 1) - i.min(n - 1)))
                    .collect();
                let r = k.set(&format!(
                    "shufflevector {ty} {a}, {ty} poison, <{} x i32> <{}>",
                    n + 1,
                    mask.join(", ")
                ));
                k.store(&wide, &r);
            }),
        ),
        (
            "select by a vector",
            Program::both(|k| {
                let conditions = Ty::Int(1).vector(n);
                let (a, b, c) = (k.load(ty), k.load(ty), k.load(&conditions));
                let r = k.set(&format!("select {conditions} {c}, {ty} {a}, {ty} {b}"));
                k.store(ty, &r);
            }),
        ),
    ]
}

/// Paths into the aggregates, with the type there.
const PATHS: [(&str, &str, &str); 8] = [
    ("{ i32, i64 }", "1", "i64"),
    ("{ i8, <{ i16, i32 }> }", "1, 1", "i32"),
    ("<{ i8, i64 }>", "1", "i64"),
    ("{ float, i8 }", "1", "i8"),
    ("{ half, <2 x i16>, ptr addrspace(3) }", "1", "v2i16"),
    ("[3 x i32]", "2", "i32"),
    ("[2 x { i16, double }]", "1, 1", "f64"),
    ("[2 x [2 x i8]]", "0, 1", "i8"),
];

fn aggregates(out: &mut Vec<Cell>) {
    for (aggregate, path, element) in PATHS {
        let element = Ty::parse(element).expect("a type");
        let ty = Ty::Other(aggregate);
        let extract = Program::both(|k| {
            let a = k.load(&ty);
            let r = k.set(&format!("extractvalue {ty} {a}, {path}"));
            k.store(&element, &r);
        });
        out.push(Cell::new(AGGREGATE, &ty, "extractvalue", extract));
        let insert = Program::both(|k| {
            let (a, e) = (k.load(&ty), k.load(&element));
            let r = k.set(&format!("insertvalue {ty} {a}, {element} {e}, {path}"));
            k.store(&ty, &r);
        });
        out.push(Cell::new(AGGREGATE, &ty, "insertvalue", insert));
        let gep = Program::both(|k| {
            let (a, path) = (k.load(&ty), path.split(", "));
            let p = k.set(&format!("alloca {ty}, align 16, addrspace(5)"));
            k.line(&format!("store {ty} {a}, ptr addrspace(5) {p}"));
            let path: Vec<String> = path.map(|i| format!("i32 {i}")).collect();
            let place = k.set(&format!(
                "getelementptr inbounds {ty}, ptr addrspace(5) {p}, i32 0, {}",
                path.join(", ")
            ));
            // Of a condition only the lowest bit is stored.
            let r = k.set(&format!(
                "load {element}, ptr addrspace(5) {place}, align 1"
            ));
            k.store(&element, &r);
        });
        out.push(Cell::new(AGGREGATE, &ty, "getelementptr", gep));
    }
    debug_assert_eq!(PATHS.len(), AGGREGATES.len());
}

fn flow(out: &mut Vec<Cell>) {
    for bits in WIDTHS {
        let ty = Ty::Int(bits);
        out.push(Cell::new(FLOW, "switch", &ty, switch(&ty)));
    }
    for (row, text) in FLOWS {
        let (before, body) = text.split_once("---\n").expect("two parts");
        let program = Program::once(|k| {
            k.before = before.to_string();
            let place = k.result();
            let low = k.load(&Ty::Int(32));
            let body = body.replace("$place", &place).replace("$n", &low);
            for line in body.lines() {
                match line.ends_with(':') {
                    true => k.label(&line[..line.len() - 1]),
                    false => k.line(line),
                }
            }
        });
        out.push(Cell::new(FLOW, row, "", program));
    }
}

fn switch(ty: &Ty) -> String {
    Program::both(|k| {
        let a = k.load(ty);
        let names: Vec<String> = (0..4).map(|_| k.name()).collect();
        let [one, other, join, from] = names.as_slice() else {
            unreachable!("four names")
        };
        k.line(&format!("br label %{from}"));
        k.label(from);
        let cases = match ty {
            Ty::Int(1) => format!("{ty} true, label %{one}"),
            Ty::Int(2 | 3) => format!("{ty} 1, label %{one} {ty} -1, label %{other}"),
            _ => format!("{ty} 3, label %{one} {ty} 5, label %{other} {ty} -1, label %{other}"),
        };
        k.line(&format!("switch {ty} {a}, label %{join} [ {cases} ]"));
        k.label(one);
        k.line(&format!("br label %{join}"));
        if *ty != Ty::Int(1) {
            k.label(other);
            k.line(&format!("br label %{join}"));
        }
        k.label(join);
        let last = match ty {
            Ty::Int(1) => String::new(),
            _ => format!(", [ 13, %{other} ]"),
        };
        let r = k.set(&format!("phi i32 [ 11, %{from} ], [ 12, %{one} ]{last}"));
        k.store(&Ty::Int(32), &r);
    })
}

/// Other instructions of control flow: what stands before the kernel, and its lines; `$place` is
/// where a result goes, `$n` a number.
const FLOWS: [(&str, &str); 27] = [
    (
        "br",
        "---\nbr label %next\nnext:\nstore i32 7, ptr addrspace(1) $place\n",
    ),
    (
        "br on a condition",
        "---\n%c = icmp slt i32 $n, 0\nbr i1 %c, label %a, label %b\na:\n\
         store i32 1, ptr addrspace(1) $place\nbr label %b\nb:\n",
    ),
    (
        "br on undef and poison, not taken",
        "---\nbr i1 false, label %a, label %b\na:\nbr i1 poison, label %b, label %a\nb:\n\
         store i32 1, ptr addrspace(1) $place\n",
    ),
    (
        "a loop with a divergent end",
        "---\nbr label %a\na:\n%i = phi i32 [ 0, %entry ], [ %j, %a ]\n%j = add i32 %i, 1\n\
         %m = and i32 $n, 15\n%c = icmp ult i32 %i, %m\nbr i1 %c, label %a, label %b\nb:\n\
         store i32 %i, ptr addrspace(1) $place\n",
    ),
    (
        "an irreducible loop",
        "---\n%o = trunc i32 $n to i1\nbr i1 %o, label %a, label %b\na:\n\
         %x = phi i32 [ 0, %entry ], [ %z, %b ]\n%y = add i32 %x, 1\nbr label %b\nb:\n\
         %w = phi i32 [ 5, %entry ], [ %y, %a ]\n%z = add i32 %w, 2\n%c = icmp ult i32 %z, 20\n\
         br i1 %c, label %a, label %e\ne:\nstore i32 %z, ptr addrspace(1) $place\n",
    ),
    (
        "indirectbr",
        "---\n%o = trunc i32 $n to i1\n\
         %t = select i1 %o, ptr blockaddress(@k, %a), ptr blockaddress(@k, %b)\n\
         indirectbr ptr %t, [ label %a, label %b ]\na:\nstore i32 1, ptr addrspace(1) $place\n\
         br label %e\nb:\nstore i32 2, ptr addrspace(1) $place\nbr label %e\ne:\n",
    ),
    (
        "indirectbr, the same in all lanes",
        "---\n%u = load i32, ptr addrspace(1) %ints\n%o = trunc i32 %u to i1\n\
         %t = select i1 %o, ptr blockaddress(@k, %a), ptr blockaddress(@k, %b)\n\
         indirectbr ptr %t, [ label %a, label %b ]\na:\nstore i32 1, ptr addrspace(1) $place\n\
         br label %e\nb:\nstore i32 2, ptr addrspace(1) $place\nbr label %e\ne:\n",
    ),
    (
        "blockaddress as a number",
        "---\n%t = icmp eq ptr blockaddress(@k, %a), null\nbr label %a\na:\n\
         %r = zext i1 %t to i32\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "invoke",
        "define internal i32 @__gxx_personality_v0() {\n  ret i32 0\n}\n\
         define internal i32 @f(i32 %x) noinline {\n  %r = add i32 %x, 3\n  ret i32 %r\n}\n\
         define internal i32 @g(i32 %x) noinline personality ptr @__gxx_personality_v0 {\n  \
         %r = invoke i32 @f(i32 %x) to label %a unwind label %b\na:\n  ret i32 %r\nb:\n  \
         %l = landingpad { ptr, i32 } cleanup\n  ret i32 7\n}\n\
         ---\n%r = call i32 @g(i32 $n)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "resume",
        "define internal i32 @f(i32 %x) noinline {\n  %r = add i32 %x, 3\n  ret i32 %r\n}\n\
         define internal i32 @__gxx_personality_v0() {\n  ret i32 0\n}\n\
         define internal i32 @g(i32 %x) noinline personality ptr @__gxx_personality_v0 {\n  \
         %r = invoke i32 @f(i32 %x) to label %a unwind label %b\na:\n  ret i32 %r\nb:\n  \
         %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\n\
         ---\n%r = call i32 @g(i32 $n)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "catchswitch, catchpad, catchret",
        "declare i32 @__CxxFrameHandler3(...)\ndeclare void @h()\n\
         define internal void @g() personality ptr @__CxxFrameHandler3 {\n  \
         invoke void @h() to label %a unwind label %b\na:\n  ret void\nb:\n  \
         %s = catchswitch within none [label %c] unwind to caller\nc:\n  \
         %p = catchpad within %s [ptr null, i32 64, ptr null]\n  catchret from %p to label %a\n}\n\
         ---\ncall void @g()\n",
    ),
    (
        "cleanuppad, cleanupret",
        "declare i32 @__CxxFrameHandler3(...)\ndeclare void @h()\n\
         define internal void @g() personality ptr @__CxxFrameHandler3 {\n  \
         invoke void @h() to label %a unwind label %b\na:\n  ret void\nb:\n  \
         %p = cleanuppad within none []\n  cleanupret from %p unwind to caller\n}\n\
         ---\ncall void @g()\n",
    ),
    (
        "callbr",
        "---\ncallbr void asm sideeffect \"\", \"!i\"() to label %a [ label %b ]\na:\n\
         store i32 1, ptr addrspace(1) $place\nbr label %e\nb:\n\
         store i32 2, ptr addrspace(1) $place\nbr label %e\ne:\n",
    ),
    (
        "callbr to llvm.amdgcn.kill",
        "declare void @llvm.amdgcn.kill(i1)\n\
         ---\n%o = trunc i32 $n to i1\ncallbr void @llvm.amdgcn.kill(i1 %o) to label %a [ label %b ]\na:\n\
         store i32 1, ptr addrspace(1) $place\nbr label %e\nb:\nunreachable\ne:\n",
    ),
    (
        "unreachable",
        "---\n%c = icmp eq i32 %id, 99\nbr i1 %c, label %a, label %b\na:\nunreachable\nb:\n\
         store i32 1, ptr addrspace(1) $place\n",
    ),
    (
        "a call that does not return",
        "declare void @llvm.trap()\n\
         define internal void @f() noinline noreturn {\n  call void @llvm.trap()\n  unreachable\n}\n\
         ---\n%c = icmp eq i32 %id, 99\nbr i1 %c, label %a, label %b\na:\ncall void @f()\n\
         unreachable\nb:\nstore i32 1, ptr addrspace(1) $place\n",
    ),
    (
        "a recursive call",
        "define internal i32 @f(i32 %x) noinline {\n  %c = icmp eq i32 %x, 0\n  \
         br i1 %c, label %z, label %s\nz:\n  ret i32 5\ns:\n  %y = sub i32 %x, 1\n  \
         %r = call i32 @f(i32 %y)\n  %t = add i32 %r, %x\n  ret i32 %t\n}\n\
         ---\n%m = and i32 $n, 7\n%r = call i32 @f(i32 %m)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "an indirect call",
        "define internal i32 @f(i32 %x) noinline {\n  %r = add i32 %x, 3\n  ret i32 %r\n}\n\
         define internal i32 @g(i32 %x) noinline {\n  %r = mul i32 %x, 5\n  ret i32 %r\n}\n\
         ---\n%o = trunc i32 $n to i1\n%t = select i1 %o, ptr @f, ptr @g\n\
         %r = call i32 %t(i32 $n)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "tail call",
        "define internal i32 @g(i32 %x) noinline {\n  %r = mul i32 %x, 5\n  ret i32 %r\n}\n\
         define internal i32 @f(i32 %x) noinline {\n  %y = add i32 %x, 3\n  \
         %r = tail call i32 @g(i32 %y)\n  ret i32 %r\n}\n\
         ---\n%r = call i32 @f(i32 $n)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "musttail call",
        "define internal i32 @g(i32 %x) noinline {\n  %r = mul i32 %x, 5\n  ret i32 %r\n}\n\
         define internal i32 @f(i32 %x) noinline {\n  %y = add i32 %x, 3\n  \
         %r = musttail call i32 @g(i32 %y)\n  ret i32 %r\n}\n\
         ---\n%r = call i32 @f(i32 $n)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "notail call",
        "define internal i32 @g(i32 %x) noinline {\n  %r = mul i32 %x, 5\n  ret i32 %r\n}\n\
         ---\n%r = notail call i32 @g(i32 $n)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "call with operand bundles",
        "define internal i32 @g(i32 %x) noinline {\n  %r = mul i32 %x, 5\n  ret i32 %r\n}\n\
         ---\n%r = call i32 @g(i32 $n) [ \"deopt\"(i32 1) ]\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "call of a variadic function, va_arg",
        "declare void @llvm.va_start(ptr addrspace(5))\ndeclare void @llvm.va_end(ptr addrspace(5))\n\
         define internal i32 @g(i32 %x, ...) noinline {\n  %l = alloca ptr, addrspace(5)\n  \
         call void @llvm.va_start(ptr addrspace(5) %l)\n  %a = va_arg ptr addrspace(5) %l, i32\n  \
         call void @llvm.va_end(ptr addrspace(5) %l)\n  %r = add i32 %x, %a\n  ret i32 %r\n}\n\
         ---\n%r = call i32 (i32, ...) @g(i32 $n, i32 7)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "call of a variadic function, va_start",
        "declare void @llvm.va_start(ptr addrspace(5))\ndeclare void @llvm.va_end(ptr addrspace(5))\n\
         define internal i32 @g(i32 %x, ...) noinline {\n  %l = alloca ptr, addrspace(5)\n  \
         call void @llvm.va_start(ptr addrspace(5) %l)\n  %p = load ptr, ptr addrspace(5) %l\n  \
         %a = load i32, ptr %p\n  \
         call void @llvm.va_end(ptr addrspace(5) %l)\n  %r = add i32 %x, %a\n  ret i32 %r\n}\n\
         ---\n%r = call i32 (i32, ...) @g(i32 $n, i32 7)\nstore i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "dynamic alloca",
        "---\n%m = and i32 $n, 7\n%s = add i32 %m, 1\n%a = alloca i32, i32 %s, addrspace(5)\n\
         %p = getelementptr i32, ptr addrspace(5) %a, i32 %m\n\
         store volatile i32 $n, ptr addrspace(5) %p\n%r = load volatile i32, ptr addrspace(5) %p\n\
         store i32 %r, ptr addrspace(1) $place\n",
    ),
    (
        "alloca with an alignment above 16",
        "---\n%a = alloca i32, align 128, addrspace(5)\n\
         store volatile i32 $n, ptr addrspace(5) %a\n%r = load volatile i32, ptr addrspace(5) %a\n\
         %b = ptrtoint ptr addrspace(5) %a to i32\n%c = and i32 %b, 127\n%d = add i32 %r, %c\n\
         store i32 %d, ptr addrspace(1) $place\n",
    ),
    (
        "alloca outside the entry block",
        "---\nbr label %n\nn:\n%a = alloca i32, addrspace(5)\n\
         store volatile i32 $n, ptr addrspace(5) %a\n%r = load volatile i32, ptr addrspace(5) %a\n\
         store i32 %r, ptr addrspace(1) $place\n",
    ),
];

/// Types that are refused, by us and by llc, or that have no code.
const ODD_TYPES: [(&str, &str); 15] = [
    ("fp128", "%r = fadd fp128 0xL0, 0xL0"),
    ("x86_fp80", "%r = fadd x86_fp80 0xK0, 0xK0"),
    ("ppc_fp128", "%r = fadd ppc_fp128 0xM0, 0xM0"),
    ("x86_amx", "%r = freeze x86_amx poison"),
    (
        "<vscale x 4 x i32>",
        "%r = freeze <vscale x 4 x i32> zeroinitializer",
    ),
    ("i8388608", "%r = freeze i8388608 1"),
    ("i8193", "%r = freeze i8193 1"),
    (
        "target(\"amdgcn.named.barrier\", 0)",
        "%r = alloca target(\"amdgcn.named.barrier\", 0), addrspace(5)",
    ),
    (
        "target(\"spirv.Image\")",
        "%r = alloca target(\"spirv.Image\"), addrspace(5)",
    ),
    (
        "token",
        "%r = call token @llvm.call.preallocated.setup(i32 0)",
    ),
    (
        "metadata",
        "call void @llvm.donothing() [ \"x\"(metadata !0) ]",
    ),
    ("label", "br label %next\nnext:"),
    (
        "opaque structure behind a pointer",
        "%r = getelementptr i8, ptr addrspace(1) %out, i64 4",
    ),
    ("[0 x i32]", "%r = freeze [0 x i32] zeroinitializer"),
    ("{}", "%r = freeze {} zeroinitializer"),
];

fn odd_types(out: &mut Vec<Cell>) {
    for (name, line) in ODD_TYPES {
        let program = Program::once(|k| {
            match name {
                "token" => k.before = "declare token @llvm.call.preallocated.setup(i32)\n".into(),
                "metadata" => {
                    k.before = "declare void @llvm.donothing()\n".into();
                    k.after = "!0 = !{}\n".into();
                }
                _ => {}
            }
            line.lines().for_each(|l| k.line(l));
        });
        let cell = Cell::new("Types without values that can be stored", name, "", program);
        out.push(cell.with_goal(Goal::Compiles));
    }
}
