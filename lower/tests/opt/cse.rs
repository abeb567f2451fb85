//! Common subexpressions and loads whose value is known.

use crate::{Pass, body_after, trimmed};
use amdgpuc_lower::opt::{cse, dce};

const PASSES: [Pass; 2] = [cse::run, dce::run];

fn left(params: &str, body: &str) -> String {
    let text = format!(
        "define i32 @f({params}) {{\n{body}\n}}\n\
         declare i32 @llvm.amdgcn.readfirstlane(i32)\n"
    );
    body_after(&text, &PASSES)
}

#[track_caller]
fn check(params: &str, body: &str, expected: &str) {
    assert_eq!(left(params, body), trimmed(expected), "\n{body}");
}

#[test]
fn equal_operations_are_one_with_the_flags_of_both() {
    check(
        "i32 %x, i32 %y",
        "%a = add nsw i32 %x, %y
         %b = add i32 %y, %x
         %r = mul i32 %a, %b
         ret i32 %r",
        "%a = add i32 %x, %y
         %r = mul i32 %a, %a
         ret i32 %r",
    );
}

#[test]
fn a_comparison_equals_its_mirror_image() {
    check(
        "i32 %x, i32 %y",
        "%a = icmp slt i32 %x, %y
         %b = icmp sgt i32 %y, %x
         %c = icmp slt i32 %y, %x
         %d = and i1 %a, %b
         %e = xor i1 %d, %c
         %r = zext i1 %e to i32
         ret i32 %r",
        "%a = icmp slt i32 %x, %y
         %c = icmp slt i32 %y, %x
         %d = and i1 %a, %a
         %e = xor i1 %d, %c
         %r = zext i1 %e to i32
         ret i32 %r",
    );
}

#[test]
fn only_what_dominates_is_taken() {
    // The arms do not dominate the join.
    let text = left(
        "i1 %c, i32 %x, ptr addrspace(1) %p",
        "br i1 %c, label %a, label %b
         a: %m = mul i32 %x, %x
         store i32 %m, ptr addrspace(1) %p
         br label %j
         b: br label %j
         j: %r = mul i32 %x, %x
         ret i32 %r",
    );
    assert_eq!(text.matches("mul").count(), 2, "{text}");
}

#[test]
fn lanes_differ_from_block_to_block() {
    let text = left(
        "i1 %c, i32 %x, ptr addrspace(1) %p",
        "%a = call i32 @llvm.amdgcn.readfirstlane(i32 %x)
         %b = call i32 @llvm.amdgcn.readfirstlane(i32 %x)
         %s = add i32 %a, %b
         store i32 %s, ptr addrspace(1) %p
         br i1 %c, label %t, label %j
         t: %d = call i32 @llvm.amdgcn.readfirstlane(i32 %x)
         store i32 %d, ptr addrspace(1) %p
         br label %j
         j: ret i32 0",
    );
    assert_eq!(text.matches("call").count(), 2, "{text}");
}

#[test]
fn branches_tell_their_conditions() {
    check(
        "i32 %x",
        "%c = icmp eq i32 %x, 5
         br i1 %c, label %yes, label %no
         yes: %y = zext i1 %c to i32
         %s = add i32 %x, %y
         ret i32 %s
         no: %n = zext i1 %c to i32
         %d = add i32 %x, %n
         ret i32 %d",
        "%c = icmp eq i32 %x, 5
         br i1 %c, label %yes, label %no
         yes:
         %y = zext i1 true to i32
         %s = add i32 5, %y
         ret i32 %s
         no:
         %n = zext i1 false to i32
         %d = add i32 %x, %n
         ret i32 %d",
    );
}

#[test]
fn stored_and_loaded_values_are_at_hand() {
    check(
        "ptr addrspace(1) %p, i32 %x",
        "store i32 %x, ptr addrspace(1) %p
         %a = load i32, ptr addrspace(1) %p
         ret i32 %a",
        "store i32 %x, ptr addrspace(1) %p, align 4
         ret i32 %x",
    );
    // In the next block too, if there is one way to it.
    check(
        "ptr addrspace(1) %p, i1 %c",
        "%a = load i32, ptr addrspace(1) %p
         br i1 %c, label %t, label %e
         t: %b = load i32, ptr addrspace(1) %p
         %s = add i32 %a, %b
         ret i32 %s
         e: ret i32 %a",
        "%a = load i32, ptr addrspace(1) %p, align 4
         br i1 %c, label %t, label %e
         t:
         %s = add i32 %a, %a
         ret i32 %s
         e:
         ret i32 %a",
    );
}

#[test]
fn what_may_have_changed_is_loaded_again() {
    for between in [
        "store i32 7, ptr addrspace(1) %q",
        "fence syncscope(\"workgroup\") acquire",
        "%u = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic",
        "store i8 7, ptr addrspace(1) %inside",
    ] {
        let text = left(
            "ptr addrspace(1) %p, ptr addrspace(1) %q",
            &format!(
                "%inside = getelementptr i8, ptr addrspace(1) %p, i64 3
                 %a = load i32, ptr addrspace(1) %p
                 {between}
                 %b = load i32, ptr addrspace(1) %p
                 %s = sub i32 %a, %b
                 ret i32 %s"
            ),
        );
        assert_eq!(text.matches("load").count(), 2, "{between}\n{text}");
    }
    // These do not touch it: other memory, the bytes behind, a different object.
    for between in [
        "store i32 7, ptr addrspace(3) %l",
        "store i32 7, ptr addrspace(1) %behind",
        "store i32 7, ptr addrspace(1) %other",
    ] {
        let text = left(
            "ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(1) noalias %other",
            &format!(
                "%behind = getelementptr i8, ptr addrspace(1) %p, i64 4
                 %a = load i32, ptr addrspace(1) %p
                 {between}
                 %b = load i32, ptr addrspace(1) %p
                 %s = sub i32 %a, %b
                 ret i32 %s"
            ),
        );
        assert_eq!(text.matches("load").count(), 1, "{between}\n{text}");
    }
}
