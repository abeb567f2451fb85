//! Promotion of private memory.

use crate::{Pass, body_after, trimmed};
use amdgpuc_lower::opt::{dce, simplify, sroa};

const PASSES: [Pass; 3] = [sroa::run, simplify::run, dce::run];

fn left(params: &str, ty: &str, body: &str) -> String {
    let text = format!(
        "define {ty} @f({params}) {{\n{body}\n}}\n\
         declare i32 @g(ptr addrspace(5))\n\
         declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)\n\
         declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5), ptr addrspace(1), i64, i1)\n\
         declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)\n\
         declare void @llvm.lifetime.start.p5(ptr addrspace(5))\n"
    );
    body_after(&text, &PASSES)
}

#[track_caller]
fn check(params: &str, ty: &str, body: &str, expected: &str) {
    assert_eq!(left(params, ty, body), trimmed(expected), "\n{body}");
}

#[test]
fn a_variable_becomes_values_with_phis_where_needed() {
    check(
        "i1 %c, i32 %x",
        "i32",
        "%s = alloca i32, addrspace(5)
         call void @llvm.lifetime.start.p5(ptr addrspace(5) %s)
         store i32 1, ptr addrspace(5) %s
         br i1 %c, label %a, label %j
         a: store i32 %x, ptr addrspace(5) %s
         br label %j
         j: %r = load i32, ptr addrspace(5) %s
         ret i32 %r",
        "br i1 %c, label %a, label %j
         a:
         br label %j
         j:
         %1 = phi i32 [ 1, %0 ], [ %x, %a ]
         ret i32 %1",
    );
}

#[test]
fn a_dead_variable_needs_no_phi() {
    check(
        "i1 %c, i32 %x",
        "i32",
        "%s = alloca i32, addrspace(5)
         store i32 1, ptr addrspace(5) %s
         br i1 %c, label %a, label %j
         a: store i32 %x, ptr addrspace(5) %s
         br label %j
         j: store i32 7, ptr addrspace(5) %s
         %r = load i32, ptr addrspace(5) %s
         ret i32 %r",
        "br i1 %c, label %a, label %j
         a:
         br label %j
         j:
         ret i32 7",
    );
}

#[test]
fn through_a_generic_pointer_and_as_another_type() {
    check(
        "float %x",
        "i32",
        "%s = alloca float, addrspace(5)
         %g = addrspacecast ptr addrspace(5) %s to ptr
         store float %x, ptr %g
         %r = load i32, ptr addrspace(5) %s
         ret i32 %r",
        "%1 = bitcast float %x to i32
         ret i32 %1",
    );
}

#[test]
fn fields_are_split_and_copied() {
    check(
        "i32 %x, i16 %y",
        "i32",
        "%s = alloca {i32, i16}, addrspace(5)
         %t = alloca {i32, i16}, addrspace(5)
         store i32 %x, ptr addrspace(5) %s
         %f = getelementptr i8, ptr addrspace(5) %s, i32 4
         store i16 %y, ptr addrspace(5) %f
         call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) %t, ptr addrspace(5) %s, i64 8, i1 false)
         %r = load i32, ptr addrspace(5) %t
         ret i32 %r",
        "ret i32 %x",
    );
}

#[test]
fn a_copy_from_elsewhere_becomes_loads() {
    let text = left(
        "ptr addrspace(1) %p",
        "i64",
        "%s = alloca [2 x i64], addrspace(5)
         call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) %s, ptr addrspace(1) align 4 %p, i64 16, i1 false)
         %f = getelementptr i64, ptr addrspace(5) %s, i32 1
         %r = load i64, ptr addrspace(5) %f
         ret i64 %r",
    );
    assert_eq!(
        text,
        trimmed(
            "%1 = getelementptr i8, ptr addrspace(1) %p, i64 8
             %2 = load i64, ptr addrspace(1) %1, align 4
             ret i64 %2"
        )
    );
}

#[test]
fn parts_of_an_integer_are_shifted_and_masked() {
    check(
        "i32 %x, i8 %y",
        "i32",
        "%s = alloca i32, addrspace(5)
         store i32 %x, ptr addrspace(5) %s
         %b = getelementptr i8, ptr addrspace(5) %s, i32 1
         store i8 %y, ptr addrspace(5) %b
         %r = load i32, ptr addrspace(5) %s
         ret i32 %r",
        "%1 = zext i8 %y to i32
         %2 = shl i32 %1, 8
         %3 = and i32 %x, -65281
         %4 = or i32 %3, %2
         ret i32 %4",
    );
}

#[test]
fn elements_of_a_vector() {
    check(
        "<4 x float> %v, float %x",
        "float",
        "%s = alloca <4 x float>, addrspace(5)
         store <4 x float> %v, ptr addrspace(5) %s
         %e = getelementptr float, ptr addrspace(5) %s, i32 2
         store float %x, ptr addrspace(5) %e
         %w = load <4 x float>, ptr addrspace(5) %s
         %a = extractelement <4 x float> %w, i32 1
         %b = extractelement <4 x float> %w, i32 2
         %r = fadd float %a, %b
         ret float %r",
        "%1 = extractelement <4 x float> %v, i32 1
         %r = fadd float %1, %x
         ret float %r",
    );
}

#[test]
fn a_memset_gives_each_part_its_bytes() {
    check(
        "",
        "i32",
        "%s = alloca [4 x i16], addrspace(5)
         call void @llvm.memset.p5.i64(ptr addrspace(5) %s, i8 1, i64 8, i1 false)
         %e = getelementptr i16, ptr addrspace(5) %s, i32 3
         %h = load i16, ptr addrspace(5) %e
         %r = zext i16 %h to i32
         ret i32 %r",
        "ret i32 257",
    );
}

#[test]
fn what_escapes_stays_in_memory() {
    // Passed on, stored, indexed by a variable, volatile, past the end.
    for use_it in [
        "%u = call i32 @g(ptr addrspace(5) %s)",
        "store ptr addrspace(5) %s, ptr addrspace(1) %p",
        "%q = getelementptr i32, ptr addrspace(5) %s, i32 %i
         store i32 5, ptr addrspace(5) %q",
        "store volatile i32 5, ptr addrspace(5) %s",
        "%q = getelementptr i32, ptr addrspace(5) %s, i32 100
         store i32 5, ptr addrspace(5) %q",
    ] {
        let text = left(
            "ptr addrspace(1) %p, i32 %i",
            "i32",
            &format!(
                "%s = alloca [64 x i32], addrspace(5)
                 store i32 1, ptr addrspace(5) %s
                 {use_it}
                 %r = load i32, ptr addrspace(5) %s
                 ret i32 %r"
            ),
        );
        assert!(
            text.contains("alloca") && text.contains("= load"),
            "{use_it}\n{text}"
        );
    }
}

/// A table of `n` words that is filled from memory and read at a variable place.
fn table(n: u32, index: &str) -> String {
    let text = format!(
        "define i32 @f(ptr addrspace(1) %p, i32 %i) {{
         %s = alloca [{n} x i32], addrspace(5)
         store i32 10, ptr addrspace(5) %s
         %one = getelementptr i32, ptr addrspace(5) %s, i32 1
         store i32 11, ptr addrspace(5) %one
         %q = getelementptr i32, ptr addrspace(5) %s, {index}
         %x = load i32, ptr addrspace(1) %p
         store i32 %x, ptr addrspace(5) %q
         %r = load i32, ptr addrspace(5) %one
         ret i32 %r
         }}"
    );
    let passes: [Pass; 4] = [
        amdgpuc_lower::opt::arrays::run,
        sroa::run,
        simplify::run,
        dce::run,
    ];
    body_after(&text, &passes)
}

#[test]
fn a_small_array_with_a_variable_index_is_a_choice() {
    assert_eq!(
        table(3, "i32 %i"),
        trimmed(
            "%x = load i32, ptr addrspace(1) %p, align 4
             %1 = icmp eq i32 %i, 1
             %2 = select i1 %1, i32 %x, i32 11
             ret i32 %2"
        )
    );
}

#[test]
fn a_large_array_stays_in_memory() {
    assert!(table(33, "i32 %i").contains("alloca"));
    assert!(!table(32, "i32 %i").contains("alloca"));
}
