//! What is said about input that is wrong or not supported: one row each, the answers in the snapshots.

use amdgpuc_ir::{SourceFile, parse_module};
use std::fmt::Write;

/// The diagnostics for a text; the test fails if it is accepted.
fn complain(name: &str, text: &[u8]) -> String {
    let source = SourceFile {
        name: "bad.ll",
        text,
    };
    match parse_module(&source) {
        Ok(_) => panic!("{name}: accepted"),
        Err(errors) => {
            assert!(!errors.is_empty(), "{name}: no error is given");
            errors.iter().map(|e| e.render(&source)).collect()
        }
    }
}

/// Compares with the snapshot of a name, which does not repeat the table.
fn snapshot(name: &str, answers: &str) {
    insta::with_settings!({ omit_expression => true }, {
        insta::assert_snapshot!(name, answers);
    });
}

/// All answers to a table.
fn answers(rows: &[(&str, &str)]) -> String {
    let mut out = String::new();
    for (name, text) in rows {
        let _ = writeln!(out, "== {name}\n{}", complain(name, text.as_bytes()));
    }
    out
}

/// The same for bodies of `define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v)`.
fn body_answers(rows: &[(&str, &str)]) -> String {
    let mut out = String::new();
    for (name, body) in rows {
        let text = format!(
            "define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {{\n{body}\n}}\ndeclare i32 @g(i32, float)\n@var = addrspace(1) global i32 0\n"
        );
        let _ = writeln!(out, "== {name}\n{}", complain(name, text.as_bytes()));
    }
    out
}

#[test]
fn tokens() {
    snapshot(
        "tokens",
        &answers(&[
            (
                "words after a header",
                "target triple = \"amdgcn-amd-amdhsa\"\ndefi",
            ),
            ("metadata that ends too early", "!0 = !{!1, !{"),
            ("type that ends too early", "%t = type { i32, ["),
            ("bracket too many", "!0 = !{}}\n"),
            ("not a program", "hello world\n"),
            ("another file format", "\x7fELF\x02\x01\x01"),
            ("NUL byte", "define void @f() {\n\0\n}\n"),
            (
                "letter that is not ASCII",
                "define void @f\u{e9}() { ret void }\n",
            ),
            ("open string", "source_filename = \"abc\n"),
            (
                "open string in a body",
                "define void @f() {\n  %\"abc = add i32 1, 2\n  ret void\n}\n",
            ),
            ("open comment", "/* abc\n"),
            ("sigil alone", "@ = global i32 0\n"),
            ("name with a NUL", "@\"a\\00b\" = global i32 0\n"),
            ("name that is not UTF-8", "@\"a\\FFb\" = global i32 0\n"),
            ("hexadecimal without digits", "@x = global float 0x\n"),
            (
                "huge number of a local",
                "define void @f() {\n  %4294967296 = add i32 0, 0\n  ret void\n}\n",
            ),
            (
                "large number of a local",
                "define void @f() {\n  %4294967295 = add i32 0, 0\n  ret void\n}\n",
            ),
        ]),
    );
}

#[test]
fn bitcode() {
    insta::assert_snapshot!(complain("bitcode", b"BC\xc0\xde\x35\x14"), @r"
    bad.ll:1:1: error: file is LLVM bitcode, not text
    BC??5?
    ^
      hint: convert it with 'llvm-dis'
    ");
}

#[test]
fn top_level() {
    snapshot(
        "top_level",
        &answers(&[
            ("unknown entity", "frobnicate @x\n"),
            ("number", "12\n"),
            ("module assembly", "module asm \".globl x\"\n"),
            (
                "triple of another machine",
                "target triple = \"x86_64-pc-linux-gnu\"\n",
            ),
            (
                "triple of another system",
                "target triple = \"amdgcn-amd-amdpal\"\n",
            ),
            (
                "layout of another machine",
                "target datalayout = \"e-m:e-p270:32:32-i64:64-n8:16:32:64-S128\"\n",
            ),
            (
                "layout with something new",
                "target datalayout = \"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-f32:64\"\n",
            ),
            ("unknown target property", "target cpu = \"gfx906\"\n"),
            (
                "two globals of one name",
                "@x = global i32 0\n@x = global i32 0\n",
            ),
            (
                "global and function of one name",
                "@x = global i32 0\ndeclare void @x()\n",
            ),
            (
                "two types of one name",
                "%t = type { i32 }\n%t = type { i64 }\n",
            ),
            (
                "two groups of one number",
                "attributes #0 = { nounwind }\nattributes #0 = { nounwind }\n",
            ),
            ("two nodes of one number", "!0 = !{}\n!0 = !{}\n"),
            (
                "unknown attribute in a group",
                "attributes #0 = { frobnicating }\n",
            ),
            (
                "unknown attribute of a function",
                "declare void @f() frobnicating\n",
            ),
            ("naked function", "define void @f() naked { ret void }\n"),
            ("neither global nor constant", "@x = variable i32 0\n"),
            (
                "global without contents",
                "@x = global i32\n@y = global i32 0\n",
            ),
            ("global of void", "@x = global void zeroinitializer\n"),
            ("thread-local global", "@x = thread_local global i32 0\n"),
            (
                "unknown property of a global",
                "@x = global i32 0, colour \"red\"\n",
            ),
            (
                "constructor",
                "@llvm.global_ctors = appending global [0 x ptr] zeroinitializer\n",
            ),
            (
                "appending linkage",
                "@x = appending global [0 x ptr] zeroinitializer\n",
            ),
            ("DLL import", "@x = dllimport global i32 0\n"),
            ("ifunc", "@x = ifunc void (), ptr @y\n"),
            ("alias of nothing", "@x = alias i32, ptr @y\n"),
            (
                "alias of itself",
                "@x = alias i32, ptr @y\n@y = alias i32, ptr @x\n",
            ),
            (
                "alias of a part",
                "@x = alias i32, ptr getelementptr (i8, ptr @y, i64 4)\n@y = global i64 0\n",
            ),
            ("something after a global", "@x = global i32 0 )\n"),
            ("trailing comma", "@x = global i32 0,\n"),
        ]),
    );
}

#[test]
fn functions() {
    snapshot(
        "functions",
        &answers(&[
            ("without a name", "define void () { ret void }\n"),
            ("without parameters", "define void @f { ret void }\n"),
            ("open parameters", "define void @f(i32 %x\n"),
            ("without a body", "define void @f()\n"),
            ("empty body", "define void @f() {}\n"),
            ("open body", "define void @f() {\n  ret void\n"),
            (
                "cut within a block",
                "define i32 @f() {\n  %x = add i32 1, 2\n",
            ),
            (
                "cut within an instruction",
                "define i32 @f() {\n  %x = add i32 1,",
            ),
            ("cut within a string", "define i32 @f() {\n  %\"x"),
            ("void parameter", "define void @f(void %x) { ret void }\n"),
            ("metadata parameter", "declare void @f(metadata)\n"),
            ("result of a function type", "declare void () @f()\n"),
            (
                "intrinsic with a body",
                "define float @llvm.sqrt.f32(float %x) { ret float %x }\n",
            ),
            ("weak declaration", "declare weak void @f()\n"),
            (
                "extern_weak definition",
                "define extern_weak void @f() { ret void }\n",
            ),
            (
                "calling convention of shaders",
                "define amdgpu_ps void @f() { ret void }\n",
            ),
            ("calling convention of Swift", "declare swiftcc void @f()\n"),
            ("calling convention by number", "declare cc 10 void @f()\n"),
            (
                "garbage collector",
                "declare void @f() gc \"shadow-stack\"\n",
            ),
            (
                "personality",
                "define void @f() personality ptr @g { ret void }\ndeclare void @g()\n",
            ),
            (
                "parameter in alloca memory",
                "declare void @f(ptr inalloca(i32))\n",
            ),
            (
                "alignment that is no power",
                "declare void @f(ptr align 3)\n",
            ),
            (
                "alignment too large",
                "declare void @f(ptr align 8589934592)\n",
            ),
            (
                "two parameters of one name",
                "define void @f(i32 %x, i32 %x) { ret void }\n",
            ),
            (
                "kernel with variable arguments",
                "define amdgpu_kernel void @f(...) { ret void }\n",
            ),
            (
                "work-group size of two",
                "define amdgpu_kernel void @f() !reqd_work_group_size !{i32 1, i32 2} { ret void }\n",
            ),
            (
                "metadata that is not there",
                "define void @f() !kernel_arg_type !7 { ret void }\n",
            ),
            (
                "error in each function",
                "define void @f() { ret i32 0 }\ndefine void @g() { ret i64 0 }\n",
            ),
        ]),
    );
}

#[test]
fn types() {
    snapshot(
        "types",
        &answers(&[
            ("unknown word", "@x = global int 0\n"),
            ("undefined type", "@x = global %t zeroinitializer\n"),
            (
                "opaque type by value",
                "%t = type opaque\n@x = global %t zeroinitializer\n",
            ),
            (
                "type within itself",
                "%t = type { i32, %u }\n%u = type [2 x %t]\n",
            ),
            ("pointer to void", "@x = global void* null\n"),
            ("pointer to a label", "@x = global label* null\n"),
            ("typed pointer to an opaque one", "@x = global ptr* null\n"),
            (
                "address space without a star",
                "@x = global i32 addrspace(1) null\n",
            ),
            (
                "typed pointer to no type",
                "%t = type { i32, %u* }\n@x = global %t zeroinitializer\n",
            ),
            (
                "byval of an opaque pointer",
                "declare void @f(ptr byval align 4)\n",
            ),
            ("wide integer", "@x = global i129 0\n"),
            ("very wide integer", "@x = global i99999999999999999999 0\n"),
            ("integer of no bits", "@x = global i0 0\n"),
            ("unsupported float", "@x = global fp128 zeroinitializer\n"),
            ("target type", "declare void @f(target(\"spirv.Image\"))\n"),
            ("scalable vector", "declare void @f(<vscale x 4 x i32>)\n"),
            ("vector of nothing", "declare void @f(<0 x i32>)\n"),
            ("vector of arrays", "declare void @f(<4 x [2 x i32]>)\n"),
            ("long vector", "declare void @f(<70000 x i32>)\n"),
            (
                "huge array",
                "@x = global [18446744073709551615 x i8] zeroinitializer\n",
            ),
            (
                "number of elements too large",
                "@x = global [18446744073709551616 x i8] zeroinitializer\n",
            ),
            (
                "array of functions",
                "@x = global [2 x void ()] zeroinitializer\n",
            ),
            (
                "structure with void",
                "@x = global { i32, void } zeroinitializer\n",
            ),
            ("address space", "declare void @f(ptr addrspace(10))\n"),
            (
                "address space by name",
                "declare void @f(ptr addrspace(\"Q\"))\n",
            ),
            ("open array", "@x = global [2 x i32 zeroinitializer\n"),
            ("open structure", "@x = global { i32 zeroinitializer\n"),
            (
                "open packed structure",
                "@x = global <{ i32 } zeroinitializer\n",
            ),
            ("type that is a keyword", "%t = struct { i32 }\n"),
        ]),
    );
}

#[test]
fn constants() {
    snapshot(
        "constants",
        &answers(&[
            ("no constant", "@x = global i32 ,\n"),
            ("too large", "@x = global i8 256\n"),
            ("too small", "@x = global i8 -129\n"),
            (
                "much too large",
                "@x = global i64 999999999999999999999999999999999999999999\n",
            ),
            ("integer for a float", "@x = global float 1\n"),
            ("float for an integer", "@x = global i32 1.0\n"),
            ("float that is too large", "@x = global float 1.0e39\n"),
            ("bits of another float", "@x = global double f0x3FB8AA3B\n"),
            (
                "bits of a double in a float",
                "@x = global float 0x3FB999999999999A\n",
            ),
            (
                "payload that is too large",
                "@x = global half +nan(0x200)\n",
            ),
            (
                "signaling NaN without a payload",
                "@x = global float -snan(0x0)\n",
            ),
            ("infinity without a sign", "@x = global float inf\n"),
            ("half that is too large", "@x = global half 1.0e10\n"),
            ("double that is too large", "@x = global double 1.0e999\n"),
            ("half for a float", "@x = global float 0xH3C00\n"),
            (
                "format of x86",
                "@x = global double 0xK4000C8F5C28F5C28F800\n",
            ),
            ("truth for an i32", "@x = global i32 true\n"),
            ("null integer", "@x = global i32 null\n"),
            ("undefined global", "@x = global ptr @y\n"),
            (
                "global in another address space",
                "@x = global ptr @y\n@y = addrspace(3) global i32 undef\n",
            ),
            (
                "address of an intrinsic",
                "@x = global ptr @llvm.trap\ndeclare void @llvm.trap()\n",
            ),
            ("bytes of another length", "@x = global [4 x i8] c\"abc\"\n"),
            ("bytes for words", "@x = global [3 x i16] c\"abc\"\n"),
            ("too few elements", "@x = global [3 x i8] [i8 1, i8 2]\n"),
            ("too many elements", "@x = global [1 x i8] [i8 1, i8 2]\n"),
            (
                "element of another type",
                "@x = global [2 x i8] [i8 1, i16 2]\n",
            ),
            (
                "field of another type",
                "@x = global { i8, i16 } { i8 1, i8 2 }\n",
            ),
            ("structure for an array", "@x = global [1 x i8] { i8 1 }\n"),
            ("splat of an array", "@x = global [2 x i8] splat (i8 1)\n"),
            (
                "splat of another type",
                "@x = global <2 x i8> splat (i16 1)\n",
            ),
            ("unknown expression", "@x = global i32 frob (i32 1)\n"),
            (
                "expression of another type",
                "@x = global i32 ptrtoint (ptr @x to i64)\n",
            ),
            (
                "expression that cannot be linked",
                "@x = global i64 xor (i64 ptrtoint (ptr @x to i64), i64 1)\n",
            ),
            ("block address", "@x = global ptr blockaddress(@f, %b)\n"),
            (
                "comparison of addresses",
                "@x = global i1 icmp eq (ptr @x, ptr null)\n",
            ),
            (
                "cast that is none",
                "@x = global i64 trunc (i32 1 to i64)\n",
            ),
            (
                "indices that do not fit",
                "@x = global ptr getelementptr ({ i32, i32 }, ptr @x, i64 0, i32 2)\n",
            ),
            (
                "index into a scalar",
                "@x = global ptr getelementptr (i32, ptr @x, i64 0, i32 2)\n",
            ),
            (
                "base that is no pointer",
                "@x = global ptr getelementptr (i32, i64 0, i64 0)\n",
            ),
            (
                "operands of two types",
                "@x = global i64 add (i64 1, i32 1)\n",
            ),
        ]),
    );
}

#[test]
fn values() {
    snapshot(
        "values",
        &body_answers(&[
            ("unknown opcode", "  %y = frobnicate i32 %a\n  ret void"),
            ("no opcode", "  %y = 12\n  ret void"),
            ("undefined value", "  %y = add i32 %z, 1\n  ret void"),
            ("undefined number", "  %y = add i32 %7, 1\n  ret void"),
            ("value of another type", "  %y = add i32 %b, 1\n  ret void"),
            (
                "later value of another type",
                "  br label %l\nm:\n  %y = add i32 %z, 1\n  ret void\nl:\n  %z = add i64 %b, 1\n  br label %m",
            ),
            (
                "name given twice",
                "  %y = add i32 %a, 1\n  %y = add i32 %a, 2\n  ret void",
            ),
            ("name of a parameter", "  %a = add i32 1, 1\n  ret void"),
            (
                "number given twice",
                "  %1 = add i32 %a, 1\n  %1 = add i32 %a, 2\n  ret void",
            ),
            (
                "label given twice",
                "  br label %l\nl:\n  br label %l\nl:\n  ret void",
            ),
            (
                "label of a lower number",
                "  br label %9\n9:\n  br label %7\n7:\n  ret void",
            ),
            ("undefined label", "  br label %l"),
            ("value as a label", "  br label %a"),
            ("label as a value", "l:\n  %y = add i32 %l, 1\n  ret void"),
            (
                "name for nothing",
                "  %y = store i32 0, ptr addrspace(1) %p\n  ret void",
            ),
            ("without '='", "  %y add i32 %a, 1\n  ret void"),
            ("result of another type", "  ret i32 0"),
            ("branch to the entry", "l:\n  br label %l"),
            (
                "range of a sum",
                "  %y = add i32 %a, 1, !range !{i32 0, i32 1}\n  ret void",
            ),
            (
                "range of another type",
                "  %y = load i32, ptr addrspace(1) %p, !range !{i64 0, i64 1}\n  ret void",
            ),
            (
                "range without an end",
                "  %y = load i32, ptr addrspace(1) %p, !range !{i32 0}\n  ret void",
            ),
            (
                "accuracy of an integer",
                "  %y = add i32 %a, 1, !fpmath !{float 2.5}\n  ret void",
            ),
            (
                "negative accuracy",
                "  %y = fadd float %x, 1.0, !fpmath !{float -2.5}\n  ret void",
            ),
            (
                "metadata without a kind",
                "  %y = add i32 %a, 1, !0\n  ret void",
            ),
            (
                "metadata that is not there",
                "  %y = add i32 %a, 1, !dbg !5\n  ret void",
            ),
            (
                "label after a block without an end",
                "  %y = add i32 %a, 1\nl:\n  ret void",
            ),
        ]),
    );
}

#[test]
fn operations() {
    snapshot(
        "operations",
        &body_answers(&[
            (
                "integer addition of floats",
                "  %y = add float %x, 1.0\n  ret void",
            ),
            (
                "float addition of integers",
                "  %y = fadd i32 %a, %a\n  ret void",
            ),
            (
                "flag that does not fit",
                "  %y = and nuw i32 %a, %a\n  ret void",
            ),
            ("negation of an integer", "  %y = fneg i32 %a\n  ret void"),
            (
                "comparison predicate",
                "  %y = icmp lt i32 %a, 1\n  ret void",
            ),
            (
                "comparison of floats as integers",
                "  %y = icmp eq float %x, 1.0\n  ret void",
            ),
            (
                "comparison of integers as floats",
                "  %y = fcmp oeq i32 %a, 1\n  ret void",
            ),
            (
                "cast to a wider type",
                "  %y = trunc i32 %a to i64\n  ret void",
            ),
            (
                "cast between sizes",
                "  %y = bitcast i32 %a to i64\n  ret void",
            ),
            (
                "cast within one address space",
                "  %y = addrspacecast ptr addrspace(1) %p to ptr addrspace(1)\n  ret void",
            ),
            (
                "cast between numbers of elements",
                "  %y = zext <4 x i32> %v to <2 x i64>\n  ret void",
            ),
            (
                "selection by an i32",
                "  %y = select i32 %a, i32 1, i32 2\n  ret void",
            ),
            (
                "selection of two types",
                "  %y = select i1 true, i32 1, i64 2\n  ret void",
            ),
            (
                "selection between lengths",
                "  %y = select <2 x i1> undef, <4 x i32> %v, <4 x i32> %v\n  ret void",
            ),
            (
                "branch on an i32",
                "  br i32 %a, label %1, label %1\n1:\n  ret void",
            ),
            (
                "switch on a float",
                "  switch float %x, label %1 []\n1:\n  ret void",
            ),
            (
                "case twice",
                "  switch i32 %a, label %1 [ i32 1, label %1\n i32 1, label %1 ]\n1:\n  ret void",
            ),
            (
                "case of another type",
                "  switch i32 %a, label %1 [ i64 1, label %1 ]\n1:\n  ret void",
            ),
            (
                "case that is no number",
                "  switch i32 %a, label %1 [ i32 undef, label %1 ]\n1:\n  ret void",
            ),
            (
                "element of a scalar",
                "  %y = extractelement i32 %a, i32 0\n  ret void",
            ),
            (
                "element of another type",
                "  %y = insertelement <4 x i32> %v, float %x, i32 0\n  ret void",
            ),
            (
                "mask of another type",
                "  %y = shufflevector <4 x i32> %v, <4 x i32> %v, <4 x i64> zeroinitializer\n  ret void",
            ),
            (
                "mask out of range",
                "  %y = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 0, i32 8>\n  ret void",
            ),
            (
                "field out of range",
                "  %y = extractvalue { i32 } undef, 1\n  ret void",
            ),
            (
                "field of a scalar",
                "  %y = extractvalue i32 %a, 0\n  ret void",
            ),
            ("no field", "  %y = extractvalue { i32 } undef\n  ret void"),
            (
                "field of another type",
                "  %y = insertvalue { i32 } undef, float %x, 0\n  ret void",
            ),
            (
                "exception handling",
                "  invoke void @g() to label %1 unwind label %1\n1:\n  ret void",
            ),
            (
                "variable arguments",
                "  %y = va_arg ptr %p, i32\n  ret void",
            ),
            (
                "indirect branch",
                "  indirectbr ptr %p, [label %1]\n1:\n  ret void",
            ),
        ]),
    );
}

#[test]
fn memory() {
    snapshot(
        "memory",
        &body_answers(&[
            (
                "load from an integer",
                "  %y = load i32, i64 %b\n  ret void",
            ),
            (
                "load of void",
                "  %y = load void, ptr addrspace(1) %p\n  ret void",
            ),
            (
                "load in the old form",
                "  %y = load ptr addrspace(1) %p\n  ret void",
            ),
            (
                "pointer of another address space",
                "  %y = load i32, ptr %p\n  ret void",
            ),
            (
                "alignment that is no power",
                "  %y = load i32, ptr addrspace(1) %p, align 3\n  ret void",
            ),
            (
                "alignment of zero",
                "  store i32 0, ptr addrspace(1) %p, align 0\n  ret void",
            ),
            (
                "atomic load that releases",
                "  %y = load atomic i32, ptr addrspace(1) %p release, align 4\n  ret void",
            ),
            (
                "atomic load without alignment",
                "  %y = load atomic i32, ptr addrspace(1) %p monotonic\n  ret void",
            ),
            (
                "atomic load without ordering",
                "  %y = load atomic i32, ptr addrspace(1) %p, align 4\n  ret void",
            ),
            (
                "atomic load of a vector",
                "  %y = load atomic <4 x i32>, ptr addrspace(1) %p monotonic, align 16\n  ret void",
            ),
            (
                "atomic load of an odd size",
                "  %y = load atomic i24, ptr addrspace(1) %p monotonic, align 4\n  ret void",
            ),
            (
                "atomic store that acquires",
                "  store atomic i32 0, ptr addrspace(1) %p acquire, align 4\n  ret void",
            ),
            (
                "unknown scope",
                "  fence syncscope(\"warp\") acquire\n  ret void",
            ),
            (
                "scope of a cluster",
                "  fence syncscope(\"cluster\") acquire\n  ret void",
            ),
            ("weak fence", "  fence monotonic\n  ret void"),
            (
                "unknown atomic operation",
                "  %y = atomicrmw mul ptr addrspace(1) %p, i32 1 monotonic\n  ret void",
            ),
            (
                "atomic operation not supported",
                "  %y = atomicrmw fmaximum ptr addrspace(1) %p, float 1.0 monotonic\n  ret void",
            ),
            (
                "atomic addition of floats",
                "  %y = atomicrmw add ptr addrspace(1) %p, float %x monotonic\n  ret void",
            ),
            (
                "atomic float addition of integers",
                "  %y = atomicrmw fadd ptr addrspace(1) %p, i32 1 monotonic\n  ret void",
            ),
            (
                "unordered read-modify-write",
                "  %y = atomicrmw add ptr addrspace(1) %p, i32 1 unordered\n  ret void",
            ),
            (
                "exchange of two types",
                "  %y = cmpxchg ptr addrspace(1) %p, i32 0, i64 1 monotonic monotonic\n  ret void",
            ),
            (
                "exchange whose failure releases",
                "  %y = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 acq_rel release\n  ret void",
            ),
            (
                "exchange of floats",
                "  %y = cmpxchg ptr addrspace(1) %p, float 0.0, float 1.0 monotonic monotonic\n  ret void",
            ),
            (
                "address from an integer",
                "  %y = getelementptr i32, i64 %b, i64 0\n  ret void",
            ),
            (
                "index that is a float",
                "  %y = getelementptr i32, ptr addrspace(1) %p, float %x\n  ret void",
            ),
            (
                "field by a variable",
                "  %y = getelementptr { i32 }, ptr addrspace(1) %p, i64 0, i32 %a\n  ret void",
            ),
            (
                "index into a scalar",
                "  %y = getelementptr i32, ptr addrspace(1) %p, i64 0, i64 0\n  ret void",
            ),
            (
                "floats allocated",
                "  %y = alloca i32, float 1.0\n  ret void",
            ),
        ]),
    );
}

#[test]
fn calls() {
    snapshot(
        "calls",
        &body_answers(&[
            ("undefined function", "  call void @h()\n  ret void"),
            ("variable", "  call void @var()\n  ret void"),
            ("too few arguments", "  %y = call i32 @g(i32 1)\n  ret void"),
            (
                "too many arguments",
                "  %y = call i32 @g(i32 1, float %x, i32 2)\n  ret void",
            ),
            (
                "argument of another type",
                "  %y = call i32 @g(i32 1, i32 2)\n  ret void",
            ),
            (
                "another result",
                "  call void @g(i32 1, float %x)\n  ret void",
            ),
            (
                "argument against the written type",
                "  %y = call i32 (i32, float) @g(i32 1, i32 2)\n  ret void",
            ),
            (
                "another convention",
                "  %y = call amdgpu_kernel i32 @g(i32 1, float %x)\n  ret void",
            ),
            (
                "unknown intrinsic",
                "  call void @llvm.frobnicate.i32(i32 1)\n  ret void",
            ),
            (
                "intrinsic that only begins like another",
                "  call void @llvm.amdgcn.s.barrier.signal(i32 1)\n  ret void",
            ),
            (
                "rounding mode that does not hold",
                "  %y = call float @llvm.experimental.constrained.fadd.f32(float %x, float 1.0, metadata !\"round.upward\", metadata !\"fpexcept.strict\")\n  ret void",
            ),
            (
                "constrained operation of another type",
                "  %y = call float @llvm.experimental.constrained.fadd.f32(float %x, i32 %a, metadata !\"round.dynamic\")\n  ret void",
            ),
            (
                "piece beyond a vector's end",
                "  %y = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 3)\n  ret void",
            ),
            (
                "atomic operation of the device on a number",
                "  %y = call float @llvm.amdgcn.ds.fadd.f32(i32 %a, float 1.0)\n  ret void",
            ),
            (
                "must be a tail call",
                "  musttail call void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v)\n  ret void",
            ),
            (
                "inline assembly",
                "  call void asm sideeffect \"s_nop 0\", \"\"()\n  ret void",
            ),
            (
                "operand bundle",
                "  %y = call i32 @g(i32 1, float %x) [ \"deopt\"(i32 1) ]\n  ret void",
            ),
            (
                "metadata argument",
                "  %y = call i32 @llvm.read_register.i32(metadata !{!\"x\"})\n  ret void",
            ),
            (
                "void argument",
                "  %y = call i32 @g(void, float %x)\n  ret void",
            ),
            ("token", "  %y = call token @g(i32 1, float %x)\n  ret void"),
            (
                "byval without a declaration",
                "  %f = inttoptr i64 %b to ptr\n  call void %f(ptr addrspace(5) byval(i32) null)\n  ret void",
            ),
            (
                "open arguments",
                "  %y = call i32 @g(i32 1, float %x\n  ret void",
            ),
        ]),
    );
}

#[test]
fn phis() {
    snapshot(
        "phis",
        &body_answers(&[
            (
                "in the entry block",
                "  %y = phi i32 [ 0, %l ]\n  br label %l\nl:\n  ret void",
            ),
            (
                "after another instruction",
                "  br label %l\nl:\n  %y = add i32 1, 1\n  %z = phi i32 [ 0, %0 ]\n  ret void",
            ),
            (
                "without a predecessor's value",
                "e:\n  br i1 true, label %l, label %m\nm:\n  br label %l\nl:\n  %y = phi i32 [ 0, %m ]\n  ret void",
            ),
            (
                "with a value of no predecessor",
                "e:\n  br label %l\nm:\n  ret void\nl:\n  %y = phi i32 [ 0, %e ], [ 1, %m ]\n  ret void",
            ),
            (
                "with two values for a predecessor",
                "e:\n  br i1 true, label %l, label %l\nl:\n  %y = phi i32 [ 0, %e ], [ 1, %e ]\n  ret void",
            ),
            (
                "with too few values for a predecessor",
                "e:\n  br i1 true, label %l, label %l\nl:\n  %y = phi i32 [ 0, %e ]\n  ret void",
            ),
            (
                "with a value of another type",
                "e:\n  br label %l\nl:\n  %y = phi i32 [ %b, %e ]\n  ret void",
            ),
            (
                "with an undefined block",
                "e:\n  br label %l\nl:\n  %y = phi i32 [ 0, %q ]\n  ret void",
            ),
            (
                "with an undefined value",
                "e:\n  br label %l\nl:\n  %y = phi i32 [ %q, %e ]\n  ret void",
            ),
            (
                "without brackets",
                "e:\n  br label %l\nl:\n  %y = phi i32 0, %e\n  ret void",
            ),
        ]),
    );
}

/// Inputs that would need much memory, stack or time if nothing bounded them.
#[test]
fn limits() {
    let deep = |open: &str, middle: &str, close: &str, n: usize| {
        format!("{}{middle}{}", open.repeat(n), close.repeat(n))
    };
    let n = 200_000;
    let chain: String = (0..n)
        .map(|i| format!("%t{i} = type {{ %t{} }}\n", i + 1))
        .collect();
    let doubling: String = (0..100)
        .map(|i| format!("%t{} = type {{ %t{i}, %t{i} }}\n", i + 1))
        .collect();
    let aliases: String = (0..1000)
        .map(|i| format!("@a{i} = alias i8, ptr @a{}\n", i + 1))
        .collect();
    let rows = [
        (
            "nested arrays",
            format!(
                "@x = global {} zeroinitializer\n",
                deep("[1 x ", "i8", "]", n)
            ),
        ),
        (
            "nested structures",
            format!("@x = global {} zeroinitializer\n", deep("{", "i8", "}", n)),
        ),
        (
            "nested packed structures",
            format!(
                "@x = global {} zeroinitializer\n",
                deep("<{", "i8", "}>", n)
            ),
        ),
        (
            "nested function types",
            format!("@x = alias {}, ptr @y\n", deep("void (", "i8", ")", n)),
        ),
        (
            "nested constants",
            format!("@x = global i8 {}\n", deep("[i8 ", "0", "]", n)),
        ),
        (
            "nested expressions",
            format!(
                "@x = global i64 {}\n",
                deep("add (i64 ", "0", ", i64 0)", n)
            ),
        ),
        (
            "nested splats",
            format!(
                "@x = global <1 x i8> {}\n",
                deep("splat (<1 x i8> ", "0", ")", n)
            ),
        ),
        (
            "open brackets",
            format!("declare void @f{}\n", "(".repeat(n)),
        ),
        (
            "open braces",
            format!("define void @f() {}\n", "{".repeat(n)),
        ),
        (
            "nested metadata",
            format!("define void @f() !x {}{{ ret void }}\n", "!{".repeat(n)),
        ),
        ("chain of named types", format!("{chain}%t{n} = type i8\n")),
        ("doubling types", format!("%t0 = type i8\n{doubling}")),
        (
            "doubling types of no size",
            format!("%t0 = type {{}}\n{doubling}"),
        ),
        (
            "chain of aliases",
            format!("{aliases}@a1000 = global i8 0\n"),
        ),
        ("digits", format!("@x = global i64 {}\n", "9".repeat(n))),
        (
            "long line",
            format!("@x = global i32 {}oops\n", " ".repeat(n)),
        ),
    ];
    let mut out = String::new();
    for (name, text) in &rows {
        let answer = complain(name, text.as_bytes());
        assert!(answer.len() < 1000, "{name}: a long answer");
        let _ = writeln!(out, "== {name}\n{answer}");
    }
    snapshot("limits", &out);
}

/// A million elements are many, but no mistake.
#[test]
fn large_tables_are_read() {
    let elements = vec!["i32 7"; 1_000_000].join(", ");
    let text = format!("@x = addrspace(4) constant [1000000 x i32] [{elements}, i32 8]\n");
    let source = SourceFile {
        name: "large.ll",
        text: text.as_bytes(),
    };
    assert!(parse_module(&source).is_err(), "one element too many");
    let text = format!("@x = addrspace(4) constant [1000000 x i32] [{elements}]\n");
    let source = SourceFile {
        name: "large.ll",
        text: text.as_bytes(),
    };
    assert!(parse_module(&source).is_ok());
}
