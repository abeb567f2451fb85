//! The text of other versions of LLVM, and of frontends that write it by hand: each means the same as a text of today.

use amdgpuc_ir::{SourceFile, parse_module, print_module, verifier};

/// The module that a text means, as it is printed.
fn meaning(name: &str, text: &str) -> String {
    let source = SourceFile {
        name: "dialect.ll",
        text: text.as_bytes(),
    };
    let module = parse_module(&source).unwrap_or_else(|errors| {
        let shown: String = errors.iter().map(|e| e.render(&source)).collect();
        panic!("{name}:\n{shown}")
    });
    if let Err(errors) = verifier::verify_module(&module) {
        let shown: String = errors.iter().map(|e| e.render(&source)).collect();
        panic!("{name}: verifier:\n{shown}");
    }
    print_module(&module)
}

/// Each row: a name, the text of another dialect, and the same in that of LLVM 22.
fn same(rows: &[(&str, &str, &str)]) {
    for (name, other, today) in rows {
        assert_eq!(meaning(name, other), meaning(name, today), "{name}");
    }
}

#[test]
fn typed_pointers() {
    same(&[
        (
            "scalar",
            "define void @f(float addrspace(1)* %p, i8** %q) {\n  %x = load float, float addrspace(1)* %p, align 4\n  ret void\n}",
            "define void @f(ptr addrspace(1) %p, ptr %q) {\n  %x = load float, ptr addrspace(1) %p, align 4\n  ret void\n}",
        ),
        (
            "arrays, vectors and functions",
            "@t = constant [2 x void (i32, float*)*] zeroinitializer\ndeclare void @f([4 x i32] addrspace(3)*, <2 x i8*> %v, void ()* addrspace(1)*)",
            "@t = constant [2 x ptr] zeroinitializer\ndeclare void @f(ptr addrspace(3), <2 x ptr> %v, ptr addrspace(1))",
        ),
        (
            "lists",
            "%node = type { i32, %node*, %pair* }\n%pair = type { [2 x %node], <{ i8, %node }>*, %pair (%node*)* }\n@x = global %pair zeroinitializer",
            "%node = type { i32, ptr, ptr }\n%pair = type { [2 x %node], ptr, ptr }\n@x = global %pair zeroinitializer",
        ),
        (
            "structures that nobody knows",
            "%image = type opaque\n%holder = type { %image addrspace(4)*, %image* }\ndeclare void @f(%image addrspace(4)*, %holder*)",
            "%holder = type { ptr addrspace(4), ptr }\ndeclare void @f(ptr addrspace(4), ptr)",
        ),
        (
            "constants",
            "@s = constant [4 x i8] zeroinitializer\n@p = global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @s, i32 0, i32 2)\n@q = global i32* bitcast ([4 x i8]* @s to i32*)",
            "@s = constant [4 x i8] zeroinitializer\n@p = global ptr getelementptr inbounds ([4 x i8], ptr @s, i32 0, i32 2)\n@q = global ptr @s",
        ),
        (
            "calls",
            "declare i32 @g(i8*)\ndefine void @f(i32 (i8*)* %p, i8* %x) {\n  %a = call i32 @g(i8* %x)\n  %b = call i32 %p(i8* %x)\n  %c = call i32 (i8*) @g(i8* %x)\n  ret void\n}",
            "declare i32 @g(ptr)\ndefine void @f(ptr %p, ptr %x) {\n  %a = call i32 @g(ptr %x)\n  %b = call i32 %p(ptr %x)\n  %c = call i32 (ptr) @g(ptr %x)\n  ret void\n}",
        ),
        (
            "types of byval and sret",
            "%s = type { i32, i64 }\ndeclare void @f(%s* byval align 8, %s addrspace(5)* sret)",
            "%s = type { i32, i64 }\ndeclare void @f(ptr byval(%s) align 8, ptr addrspace(5) sret(%s))",
        ),
        (
            "atomics",
            "define void @f(i32 addrspace(1)* %p) {\n  %a = atomicrmw add i32 addrspace(1)* %p, i32 1 seq_cst\n  %b = cmpxchg i32 addrspace(1)* %p, i32 0, i32 1 acquire monotonic\n  ret void\n}",
            "define void @f(ptr addrspace(1) %p) {\n  %a = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst, align 4\n  %b = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 acquire monotonic, align 4\n  ret void\n}",
        ),
    ]);
}

#[test]
fn intrinsics_by_other_names() {
    same(&[
        (
            "mangled with typed pointers",
            "declare void @llvm.memcpy.p1i8.p5i8.i64(i8 addrspace(1)*, i8 addrspace(5)*, i64, i1)\ndefine void @f(i8 addrspace(1)* %p, i8 addrspace(5)* %q) {\n  call void @llvm.memcpy.p1i8.p5i8.i64(i8 addrspace(1)* %p, i8 addrspace(5)* %q, i64 4, i1 false)\n  ret void\n}",
            "define void @f(ptr addrspace(1) %p, ptr addrspace(5) %q) {\n  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) %p, ptr addrspace(5) %q, i64 4, i1 false)\n  ret void\n}",
        ),
        (
            "with the types' own names",
            "define half @f(half %x) {\n  %y = call half @llvm.exp2.half(half %x)\n  %z = call half @llvm.sqrt(half %y)\n  ret half %z\n}",
            "define half @f(half %x) {\n  %y = call half @llvm.exp2.f16(half %x)\n  %z = call half @llvm.sqrt.f16(half %y)\n  ret half %z\n}",
        ),
    ]);
}

#[test]
fn literals() {
    same(&[
        (
            "floats of LLVM 23",
            "@a = global [4 x float] [float f0x3FB8AA3B, float +inf, float -qnan, float 3.140000e+00]\n@b = global half f0x3C00\n@c = global bfloat -inf\n@d = global double 0x1.8p-3",
            "@a = global [4 x float] [float 0x3FF7154760000000, float 0x7FF0000000000000, float 0xFFF8000000000000, float 0x40091EB860000000]\n@b = global half 0xH3C00\n@c = global bfloat 0xRFF80\n@d = global double 1.875000e-01",
        ),
        (
            "splat",
            "define <2 x float> @f() {\n  ret <2 x float> splat (float f0x40000000)\n}",
            "define <2 x float> @f() {\n  ret <2 x float> <float 2.0, float 2.0>\n}",
        ),
    ]);
}

#[test]
fn attributes() {
    same(&[(
        "modes of subnormal numbers",
        "define void @f() denormal_fpenv(dynamic, float: ieee|preservesign) {\n  ret void\n}\ndefine void @g() #0 {\n  ret void\n}\nattributes #0 = { denormal_fpenv(float: positivezero) nounwind }",
        "define void @f() \"denormal-fp-math\"=\"dynamic,dynamic\" \"denormal-fp-math-f32\"=\"ieee,preserve-sign\" {\n  ret void\n}\ndefine void @g() #0 {\n  ret void\n}\nattributes #0 = { nounwind \"denormal-fp-math\"=\"ieee,ieee\" \"denormal-fp-math-f32\"=\"positive-zero,positive-zero\" }",
    )]);
}

#[test]
fn allocas_without_an_address_space_have_generic_addresses() {
    same(&[(
        "alloca",
        "define void @f() {\n  %p = alloca [4 x i32]\n  store i32 1, i32* %p\n  ret void\n}",
        "define void @f() {\n  %1 = alloca [4 x i32], align 4, addrspace(5)\n  %p = addrspacecast ptr addrspace(5) %1 to ptr\n  store i32 1, ptr %p, align 4\n  ret void\n}",
    )]);
}

#[test]
fn targets() {
    for (triple, admitted, refused) in [
        ("amdgpu9.06-amd-amdhsa", "gfx906", "gfx90a"),
        ("amdgpu9-amd-amdhsa-unknown", "gfx90a", "gfx1030"),
    ] {
        let source = SourceFile {
            name: "target.ll",
            text: &format!("target triple = \"{triple}\"\n").into_bytes(),
        };
        let module = parse_module(&source).expect("the triple is read");
        assert!(module.triple_processor().admits(admitted), "{triple}");
        assert!(!module.triple_processor().admits(refused), "{triple}");
        assert_eq!(amdgpuc_ir::triple_of(source.text).as_deref(), Some(triple));
    }
    for text in [
        "target triple = \"amdgcn--\"",
        "target triple = \"amdgcn-amd-amdhsa-unknown\"",
        "target triple = \"\"",
        "target datalayout = \"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p10:32:32-p11:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9\"",
    ] {
        meaning(text, text);
    }
}
