//! Each case: parameters, the computation of `%r`, and what is left of it.

use crate::{Pass, body_after, trimmed};
use amdgpuc_lower::opt::{dce, simplify};

const PASSES: [Pass; 2] = [simplify::run, dce::run];

/// What is left of a function that returns `%r` of type `ty`: instructions only, their results numbered from 1.
fn left(params: &str, ty: &str, body: &str) -> String {
    let text = format!("define {ty} @f({params}) {{\n{body}\nret {ty} %r\n}}\n");
    let mut text = body_after(&text, &PASSES);
    let defined = text.lines().filter_map(|l| l.split_once(" = "));
    let names: Vec<String> = defined.map(|(name, _)| name.to_string()).collect();
    // In two steps, because a number may be the name of another value.
    for (i, name) in names.iter().enumerate() {
        text = rename(&text, name, &format!("%#{}", i + 1));
    }
    text.replace("%#", "%")
}

/// Replaces a whole name.
fn rename(text: &str, from: &str, to: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let (before, after) = (&rest[..at], &rest[at + from.len()..]);
        let ends = !after.starts_with(|c: char| c.is_ascii_alphanumeric());
        out.push_str(before);
        out.push_str(if ends { to } else { from });
        rest = after;
    }
    out + rest
}

/// Checks rows of parameters, type, computation, expected rest.
fn check(rows: &[(&str, &str, &str, &str)]) {
    for (params, ty, body, expected) in rows {
        assert_eq!(left(params, ty, body), trimmed(expected), "\n{body}");
    }
}

#[test]
fn integers() {
    check(&[
        ("i32 %x", "i32", "%r = add i32 %x, 0", "ret i32 %x"),
        ("i32 %x", "i32", "%r = mul i32 7, 6", "ret i32 42"),
        (
            "i32 %x",
            "i32",
            "%a = add nuw i32 %x, 3\n%r = add nuw i32 %a, 4",
            "%1 = add nuw i32 %x, 7\nret i32 %1",
        ),
        // The sum of the constants overflows, so the flag goes.
        (
            "i8 %x",
            "i8",
            "%a = add nsw i8 %x, 100\n%r = add nsw i8 %a, 100",
            "%1 = add i8 %x, -56\nret i8 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%r = sub i32 %x, 5",
            "%1 = add i32 %x, -5\nret i32 %1",
        ),
        (
            "i32 %x, i32 %y",
            "i32",
            "%a = sub i32 0, %y\n%r = add i32 %x, %a",
            "%1 = sub i32 %x, %y\nret i32 %1",
        ),
        (
            "i32 %x, i32 %y",
            "i32",
            "%a = add i32 %x, %y\n%r = sub i32 %a, %x",
            "ret i32 %y",
        ),
        // The constant of an inner sum comes out.
        (
            "i32 %x, i32 %y",
            "i32",
            "%a = add i32 %x, 5\n%r = add i32 %a, %y",
            "%1 = add i32 %x, %y\n%2 = add i32 %1, 5\nret i32 %2",
        ),
        (
            "i32 %x",
            "i32",
            "%r = mul i32 %x, 8",
            "%1 = shl i32 %x, 3\nret i32 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%a = and i32 %x, 12\n%r = and i32 %a, 10",
            "%1 = and i32 %x, 8\nret i32 %1",
        ),
        (
            "i8 %b",
            "i32",
            "%a = zext i8 %b to i32\n%r = and i32 %a, 255",
            "%1 = zext i8 %b to i32\nret i32 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%a = or i32 %x, 240\n%r = and i32 %a, 15",
            "%1 = and i32 %x, 15\nret i32 %1",
        ),
        ("i32 %x", "i32", "%r = and i32 %x, undef", "ret i32 0"),
    ]);
}

#[test]
fn shifts() {
    check(&[
        (
            "i32 %x",
            "i32",
            "%a = shl i32 %x, 8\n%r = lshr i32 %a, 8",
            "%1 = and i32 %x, 16777215\nret i32 %1",
        ),
        // A sign extension in place stays.
        (
            "i32 %x",
            "i32",
            "%a = shl i32 %x, 8\n%r = ashr i32 %a, 8",
            "%1 = shl i32 %x, 8\n%2 = ashr i32 %1, 8\nret i32 %2",
        ),
        (
            "i32 %x",
            "i32",
            "%a = lshr i32 %x, 20\n%r = lshr i32 %a, 15",
            "ret i32 0",
        ),
        (
            "i32 %x",
            "i32",
            "%a = ashr i32 %x, 20\n%r = ashr i32 %a, 15",
            "%1 = ashr i32 %x, 31\nret i32 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%a = and i32 %x, 61440\n%r = lshr i32 %a, 12",
            "%1 = lshr i32 %x, 12\n%2 = and i32 %1, 15\nret i32 %2",
        ),
        (
            "i32 %x",
            "i32",
            "%a = lshr i32 %x, 1\n%r = ashr i32 %a, 2",
            "%1 = lshr i32 %x, 3\nret i32 %1",
        ),
    ]);
}

#[test]
fn division() {
    check(&[
        (
            "i32 %x",
            "i32",
            "%r = udiv i32 %x, 16",
            "%1 = lshr i32 %x, 4\nret i32 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%r = urem i32 %x, 16",
            "%1 = and i32 %x, 15\nret i32 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%r = sdiv exact i32 %x, 4",
            "%1 = ashr i32 %x, 2\nret i32 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%r = sdiv i32 %x, 4",
            "%1 = ashr i32 %x, 31\n%2 = lshr i32 %1, 30\n%3 = add i32 %x, %2\n%4 = ashr i32 %3, 2\nret i32 %4",
        ),
        (
            "i32 %x",
            "i32",
            "%r = udiv i32 %x, 5",
            "%1 = call i32 @llvm.amdgpuc.umulhi(i32 %x, i32 -858993459)\n%2 = lshr i32 %1, 2\nret i32 %2",
        ),
        // Not by a value that is not known.
        (
            "i32 %x, i32 %y",
            "i32",
            "%r = udiv i32 %x, %y",
            "%1 = udiv i32 %x, %y\nret i32 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%a = and i32 %x, 7\n%r = udiv i32 %a, 9",
            "ret i32 0",
        ),
    ]);
}

#[test]
fn comparisons_and_selects() {
    check(&[
        ("i32 %x", "i1", "%r = icmp ult i32 %x, 0", "ret i1 false"),
        (
            "i32 %x",
            "i1",
            "%r = icmp sge i32 %x, 8",
            "%1 = icmp sgt i32 %x, 7\nret i1 %1",
        ),
        (
            "i32 %x",
            "i1",
            "%a = add i32 %x, 3\n%r = icmp eq i32 %a, 10",
            "%1 = icmp eq i32 %x, 7\nret i1 %1",
        ),
        // Not so for an order: the sum may wrap.
        (
            "i32 %x",
            "i1",
            "%a = add i32 %x, 3\n%r = icmp ult i32 %a, 10",
            "%1 = add i32 %x, 3\n%2 = icmp ult i32 %1, 10\nret i1 %2",
        ),
        (
            "i1 %c",
            "i1",
            "%a = zext i1 %c to i32\n%r = icmp ne i32 %a, 0",
            "ret i1 %c",
        ),
        (
            "i8 %b",
            "i1",
            "%a = zext i8 %b to i32\n%r = icmp ult i32 %a, 300",
            "ret i1 true",
        ),
        (
            "i32 %x, i32 %y",
            "i32",
            "%c = icmp slt i32 %x, %y\n%r = select i1 %c, i32 %x, i32 %y",
            "%1 = call i32 @llvm.smin.i32(i32 %x, i32 %y)\nret i32 %1",
        ),
        (
            "i32 %x",
            "i32",
            "%c = icmp ugt i32 %x, 4\n%r = select i1 %c, i32 %x, i32 5",
            "%1 = call i32 @llvm.umax.i32(i32 %x, i32 5)\nret i32 %1",
        ),
        // 6 is no neighbour of 4.
        (
            "i32 %x",
            "i32",
            "%c = icmp ugt i32 %x, 4\n%r = select i1 %c, i32 %x, i32 6",
            "%1 = icmp ugt i32 %x, 4\n%2 = select i1 %1, i32 %x, i32 6\nret i32 %2",
        ),
        (
            "i32 %x",
            "i32",
            "%n = sub i32 0, %x\n%c = icmp slt i32 %x, 0\n%r = select i1 %c, i32 %n, i32 %x",
            "%1 = call i32 @llvm.abs.i32(i32 %x, i1 false)\nret i32 %1",
        ),
        (
            "i1 %c, i32 %x, i32 %y",
            "i32",
            "%n = xor i1 %c, true\n%r = select i1 %n, i32 %x, i32 %y",
            "%1 = select i1 %c, i32 %y, i32 %x\nret i32 %1",
        ),
        (
            "i1 %a, i1 %b",
            "i1",
            "%r = select i1 %a, i1 %b, i1 false",
            "%1 = and i1 %a, %b\nret i1 %1",
        ),
    ]);
}

#[test]
fn conversions() {
    check(&[
        (
            "i32 %x",
            "i32",
            "%a = trunc i32 %x to i8\n%r = zext i8 %a to i32",
            "%1 = and i32 %x, 255\nret i32 %1",
        ),
        (
            "i32 %x, i32 %y",
            "i32",
            "%a = zext i32 %x to i64\n%b = zext i32 %y to i64\n%s = add i64 %a, %b\n%r = trunc i64 %s to i32",
            "%1 = add i32 %x, %y\nret i32 %1",
        ),
        (
            "i16 %x",
            "i64",
            "%a = zext i16 %x to i32\n%r = sext i32 %a to i64",
            "%1 = zext i16 %x to i64\nret i64 %1",
        ),
        (
            "i32 %x",
            "i64",
            "%a = lshr i32 %x, 1\n%r = sext i32 %a to i64",
            "%1 = lshr i32 %x, 1\n%2 = zext nneg i32 %1 to i64\nret i64 %2",
        ),
        (
            "ptr addrspace(3) %p",
            "ptr addrspace(3)",
            "%g = addrspacecast ptr addrspace(3) %p to ptr\n%r = addrspacecast ptr %g to ptr addrspace(3)",
            "ret ptr addrspace(3) %p",
        ),
        // A generic pointer that passes through local memory's space may have become null.
        (
            "ptr %p",
            "ptr",
            "%l = addrspacecast ptr %p to ptr addrspace(3)\n%r = addrspacecast ptr addrspace(3) %l to ptr",
            "%1 = addrspacecast ptr %p to ptr addrspace(3)\n%2 = addrspacecast ptr addrspace(3) %1 to ptr\nret ptr %2",
        ),
    ]);
}

#[test]
fn floats() {
    check(&[
        (
            "float %x",
            "float",
            "%r = fadd float 1.5, 2.25",
            "ret float 0x400E000000000000",
        ),
        (
            "float %x",
            "float",
            "%r = fadd float %x, -0.0",
            "ret float %x",
        ),
        // Adding +0 makes -0 positive.
        (
            "float %x",
            "float",
            "%r = fadd float %x, 0.0",
            "%1 = fadd float %x, 0x0000000000000000\nret float %1",
        ),
        (
            "float %x",
            "float",
            "%r = fadd nsz float %x, 0.0",
            "ret float %x",
        ),
        (
            "float %x",
            "float",
            "%r = fdiv float %x, 4.0",
            "%1 = fmul float %x, 0x3FD0000000000000\nret float %1",
        ),
        (
            "float %x",
            "float",
            "%r = fdiv float %x, 3.0",
            "%1 = fdiv float %x, 0x4008000000000000\nret float %1",
        ),
        (
            "float %x, float %y",
            "float",
            "%n = fneg float %y\n%r = fadd float %x, %n",
            "%1 = fsub float %x, %y\nret float %1",
        ),
        (
            "float %x, float %y",
            "float",
            "%c = fcmp olt float %x, %y\n%r = select i1 %c, float %x, float %y",
            "%1 = fcmp olt float %x, %y\n%2 = select i1 %1, float %x, float %y\nret float %2",
        ),
        (
            "float %x, float %y",
            "float",
            "%c = fcmp nnan nsz olt float %x, %y\n%r = select nnan nsz i1 %c, float %x, float %y",
            "%1 = call nnan nsz float @llvm.minnum.f32(float %x, float %y)\nret float %1",
        ),
        (
            "float %x",
            "i1",
            "%r = fcmp une float %x, %x",
            "%1 = fcmp uno float %x, 0x0000000000000000\nret i1 %1",
        ),
    ]);
}

#[test]
fn denormals_are_folded_only_where_they_are_kept() {
    let body = "%r = fmul float 0x3810000000000000, 0.5\nret float %r";
    let kept = format!("define float @f() {{\n{body}\n}}\n");
    assert_eq!(body_after(&kept, &PASSES), "ret float 0x3800000000000000");
    let flushed = format!(
        "define float @f() #0 {{\n{body}\n}}\nattributes #0 = {{ \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\" }}\n"
    );
    assert!(body_after(&flushed, &PASSES).contains("fmul"));
}

#[test]
fn vectors_and_aggregates() {
    check(&[
        (
            "<4 x i32> %v, i32 %x",
            "i32",
            "%a = insertelement <4 x i32> %v, i32 %x, i32 2\n%r = extractelement <4 x i32> %a, i32 2",
            "ret i32 %x",
        ),
        (
            "<4 x i32> %v, i32 %x",
            "i32",
            "%a = insertelement <4 x i32> %v, i32 %x, i32 2\n%r = extractelement <4 x i32> %a, i32 1",
            "%1 = extractelement <4 x i32> %v, i32 1\nret i32 %1",
        ),
        // An unknown place may be any.
        (
            "<4 x i32> %v, i32 %x, i32 %i",
            "i32",
            "%a = insertelement <4 x i32> %v, i32 %x, i32 %i\n%r = extractelement <4 x i32> %a, i32 1",
            "%1 = insertelement <4 x i32> %v, i32 %x, i32 %i\n%2 = extractelement <4 x i32> %1, i32 1\nret i32 %2",
        ),
        (
            "<2 x i32> %v, <2 x i32> %w",
            "i32",
            "%s = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 3, i32 0>\n%r = extractelement <2 x i32> %s, i32 0",
            "%1 = extractelement <2 x i32> %w, i32 1\nret i32 %1",
        ),
        (
            "{ i32, i32 } %s, i32 %x",
            "i32",
            "%a = insertvalue { i32, i32 } %s, i32 %x, 0\n%r = extractvalue { i32, i32 } %a, 1",
            "%1 = extractvalue { i32, i32 } %s, 1\nret i32 %1",
        ),
    ]);
}

#[test]
fn addresses() {
    check(&[
        (
            "ptr addrspace(1) %p",
            "ptr addrspace(1)",
            "%a = getelementptr i32, ptr addrspace(1) %p, i64 3\n%r = getelementptr {i8, i32}, ptr addrspace(1) %a, i64 1, i32 1",
            "%1 = getelementptr i8, ptr addrspace(1) %p, i64 24\nret ptr addrspace(1) %1",
        ),
        // The constant comes out of the index.
        (
            "ptr addrspace(1) %p, i64 %i",
            "ptr addrspace(1)",
            "%a = add i64 %i, 4\n%r = getelementptr i32, ptr addrspace(1) %p, i64 %a",
            "%1 = getelementptr i32, ptr addrspace(1) %p, i64 %i\n%2 = getelementptr i8, ptr addrspace(1) %1, i64 16\nret ptr addrspace(1) %2",
        ),
        (
            "ptr addrspace(1) %p, i32 %i",
            "ptr addrspace(1)",
            "%a = add nsw i32 %i, 4\n%b = sext i32 %a to i64\n%r = getelementptr i32, ptr addrspace(1) %p, i64 %b",
            "%1 = sext i32 %i to i64\n%2 = getelementptr i32, ptr addrspace(1) %p, i64 %1\n%3 = getelementptr i8, ptr addrspace(1) %2, i64 16\nret ptr addrspace(1) %3",
        ),
        // A sum that may wrap before the extension stays.
        (
            "ptr addrspace(1) %p, i32 %i",
            "ptr addrspace(1)",
            "%a = add i32 %i, 4\n%b = sext i32 %a to i64\n%r = getelementptr i32, ptr addrspace(1) %p, i64 %b",
            "%1 = add i32 %i, 4\n%2 = sext i32 %1 to i64\n%3 = getelementptr i32, ptr addrspace(1) %p, i64 %2\nret ptr addrspace(1) %3",
        ),
        // So does a narrow index, which is extended by the address computation itself.
        (
            "ptr addrspace(1) %p, i32 %i",
            "ptr addrspace(1)",
            "%a = add i32 %i, 4\n%r = getelementptr i32, ptr addrspace(1) %p, i32 %a",
            "%1 = add i32 %i, 4\n%2 = getelementptr i32, ptr addrspace(1) %p, i32 %1\nret ptr addrspace(1) %2",
        ),
        (
            "ptr addrspace(3) %p, i32 %i",
            "ptr addrspace(3)",
            "%a = add i32 %i, 4\n%r = getelementptr i32, ptr addrspace(3) %p, i32 %a",
            "%1 = getelementptr i32, ptr addrspace(3) %p, i32 %i\n%2 = getelementptr i8, ptr addrspace(3) %1, i32 16\nret ptr addrspace(3) %2",
        ),
    ]);
}

#[test]
fn constant_memory() {
    let load = |linkage: &str, offset: u32, ty: &str| {
        body_after(
            &format!(
                "@t = {linkage} constant [3 x i16] [i16 1, i16 -2, i16 3]\n\
                 define {ty} @f() {{\n\
                 %p = getelementptr i8, ptr addrspace(4) @t, i64 {offset}\n\
                 %r = load {ty}, ptr addrspace(4) %p, align 1\n\
                 ret {ty} %r\n}}\n"
            ),
            &PASSES,
        )
    };
    assert_eq!(load("internal addrspace(4)", 2, "i16"), "ret i16 -2");
    assert_eq!(load("internal addrspace(4)", 3, "i8"), "ret i8 -1");
    // Two elements at once, past the end, and contents that someone else provides are loaded.
    for (linkage, offset, ty) in [
        ("internal addrspace(4)", 0, "i32"),
        ("internal addrspace(4)", 6, "i16"),
        ("weak addrspace(4)", 2, "i16"),
        ("addrspace(4) externally_initialized", 2, "i16"),
    ] {
        let text = load(linkage, offset, ty);
        assert!(text.contains("load"), "{linkage} {offset}: {text}");
    }
}

#[test]
fn group_sizes_make_identifiers_known() {
    let text = |size: &str| {
        format!(
            "define amdgpu_kernel void @k(ptr addrspace(1) %p) {size} {{\n\
             %y = call i32 @llvm.amdgcn.workitem.id.y()\n\
             store i32 %y, ptr addrspace(1) %p\n\
             ret void\n}}\n\
             declare i32 @llvm.amdgcn.workitem.id.y()\n\
             !0 = !{{i32 64, i32 1, i32 1}}\n"
        )
    };
    let known = body_after(&text("!reqd_work_group_size !0"), &PASSES);
    assert!(known.starts_with("store i32 0"), "{known}");
    assert!(body_after(&text(""), &PASSES).contains("workitem"));
}
