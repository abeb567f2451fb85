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
fn intrinsics_that_are_instructions_today() {
    same(&[
        (
            "reductions before LLVM 12",
            "define float @f(<4 x float> %v, float %x) {\n  %r = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %x, <4 x float> %v)\n  ret float %r\n}",
            "define float @f(<4 x float> %v, float %x) {\n  %r = call float @llvm.vector.reduce.fadd.v4f32(float %x, <4 x float> %v)\n  ret float %r\n}",
        ),
        (
            "atomic operations before LLVM 19",
            "define void @f(float addrspace(3)* %p, float addrspace(1)* %q, i32 addrspace(1)* %r) {\n  %a = call float @llvm.amdgcn.ds.fadd.f32(float addrspace(3)* %p, float 1.0, i32 0, i32 0, i1 false)\n  %b = call float @llvm.amdgcn.global.atomic.fadd.f32.p1f32.f32(float addrspace(1)* %q, float 1.0)\n  %c = call i32 @llvm.amdgcn.atomic.inc.i32.p1i32(i32 addrspace(1)* %r, i32 7, i32 2, i32 0, i1 true)\n  ret void\n}",
            "define void @f(ptr addrspace(3) %p, ptr addrspace(1) %q, ptr addrspace(1) %r) {\n  %a = atomicrmw fadd ptr addrspace(3) %p, float 1.0 syncscope(\"agent\") seq_cst, align 4\n  %b = atomicrmw fadd ptr addrspace(1) %q, float 1.0 syncscope(\"agent\") seq_cst, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0\n  %c = atomicrmw volatile uinc_wrap ptr addrspace(1) %r, i32 7 syncscope(\"agent\") monotonic, align 4, !amdgpu.no.fine.grained.memory !0\n  ret void\n}\n!0 = !{}",
        ),
        (
            "halves as bits",
            "define i16 @f(float %x) {\n  %h = call i16 @llvm.convert.to.fp16.f32(float %x)\n  %y = call float @llvm.convert.from.fp16.f32(i16 %h)\n  ret i16 %h\n}",
            "define i16 @f(float %x) {\n  %1 = fptrunc float %x to half\n  %h = bitcast half %1 to i16\n  %2 = bitcast i16 %h to half\n  %y = fpext half %2 to float\n  ret i16 %h\n}",
        ),
        (
            "operands that came later",
            "define i32 @f(i32 %x, float %y) {\n  %a = call i32 @llvm.ctlz.i32(i32 %x)\n  %b = call float @llvm.amdgcn.ldexp.f32(float %y, i32 %x)\n  ret i32 %a\n}",
            "define i32 @f(i32 %x, float %y) {\n  %a = call i32 @llvm.ctlz.i32(i32 %x, i1 false)\n  %b = call float @llvm.ldexp.f32.i32(float %y, i32 %x)\n  ret i32 %a\n}",
        ),
        (
            "rearrangements of vectors",
            "define void @f(<4 x i32> %v, <4 x i32> %w, <2 x i32> %s) {\n  %a = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %v)\n  %b = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %v, <4 x i32> %w)\n  %c = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %v)\n  %d = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %w, i32 -1)\n  %e = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 2)\n  %g = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %s, i64 2)\n  ret void\n}",
            "define void @f(<4 x i32> %v, <4 x i32> %w, <2 x i32> %s) {\n  %a = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>\n  %b = shufflevector <4 x i32> %v, <4 x i32> %w, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>\n  %1 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 2>\n  %2 = insertvalue { <2 x i32>, <2 x i32> } poison, <2 x i32> %1, 0\n  %3 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 1, i32 3>\n  %c = insertvalue { <2 x i32>, <2 x i32> } %2, <2 x i32> %3, 1\n  %d = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 3, i32 4, i32 5, i32 6>\n  %e = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 2, i32 3>\n  %4 = shufflevector <2 x i32> %s, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>\n  %g = shufflevector <4 x i32> %v, <4 x i32> %4, <4 x i32> <i32 0, i32 1, i32 4, i32 5>\n  ret void\n}",
        ),
        (
            "constrained operations",
            "define i1 @f(float %x, float %y) strictfp {\n  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !\"round.tonearest\", metadata !\"fpexcept.strict\")\n  %b = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %a, metadata !\"fpexcept.ignore\")\n  %c = call float @llvm.experimental.constrained.sqrt.f32(float %y, metadata !\"round.dynamic\", metadata !\"fpexcept.maytrap\")\n  %d = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %y, metadata !\"olt\", metadata !\"fpexcept.strict\")\n  ret i1 %d\n}",
            "define i1 @f(float %x, float %y) strictfp {\n  %a = fadd float %x, %y\n  %b = fptosi float %a to i32\n  %c = call float @llvm.sqrt.f32(float %y)\n  %d = fcmp olt float %x, %y\n  ret i1 %d\n}",
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
