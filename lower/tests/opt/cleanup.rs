//! The graph clean-up.

use crate::{Pass, body_after, trimmed};
use amdgpuc_lower::opt::{cleanup, dce};

const PASSES: [Pass; 2] = [cleanup::run, dce::run];

fn left(params: &str, body: &str) -> String {
    let text = format!(
        "define i32 @f({params}) {{\n{body}\n}}\n\
         declare i32 @g(i32)\n\
         declare i32 @llvm.amdgcn.readfirstlane(i32)\n"
    );
    body_after(&text, &PASSES)
}

#[track_caller]
fn check(params: &str, body: &str, expected: &str) {
    assert_eq!(left(params, body), trimmed(expected), "\n{body}");
}

#[test]
fn known_branches_and_straight_lines() {
    check(
        "i32 %x",
        "br i1 true, label %a, label %b
         a: br label %c
         b: br label %c
         c: %r = phi i32 [ 1, %a ], [ %x, %b ]
         ret i32 %r",
        "ret i32 1",
    );
}

#[test]
fn switches_with_one_case_left() {
    check(
        "i32 %x",
        "switch i32 %x, label %d [ i32 1, label %d
           i32 2, label %e ]
         d: %y = call i32 @g(i32 1)
         ret i32 %y
         e: %z = call i32 @g(i32 2)
         ret i32 %z",
        "%1 = icmp eq i32 %x, 2
         br i1 %1, label %e, label %d
         d:
         %y = call i32 @g(i32 1)
         ret i32 %y
         e:
         %z = call i32 @g(i32 2)
         ret i32 %z",
    );
}

#[test]
fn what_is_undefined_is_not_reached() {
    check(
        "i1 %c, i32 %x",
        "br i1 %c, label %a, label %b
         a: unreachable
         b: ret i32 %x",
        "ret i32 %x",
    );
}

#[test]
fn a_diamond_becomes_a_select() {
    check(
        "i1 %c, i32 %x, i32 %y",
        "br i1 %c, label %a, label %b
         a: %s = add i32 %x, %y
         br label %j
         b: %d = sub i32 %x, %y
         br label %j
         j: %r = phi i32 [ %s, %a ], [ %d, %b ]
         ret i32 %r",
        "%s = add i32 %x, %y
         %d = sub i32 %x, %y
         %1 = select i1 %c, i32 %s, i32 %d
         ret i32 %1",
    );
}

#[test]
fn arms_that_must_not_be_executed_stay() {
    // Division by zero, a call, lanes, a load, much work.
    let much = "%e1 = fdiv float %f, 3.0
                %e2 = fptosi float %e1 to i32";
    for arm in [
        "%e2 = udiv i32 %x, %y",
        "%e2 = call i32 @g(i32 %x)",
        "%e2 = call i32 @llvm.amdgcn.readfirstlane(i32 %x)",
        "%e2 = load i32, ptr addrspace(1) %p",
        much,
    ] {
        let text = left(
            "i1 %c, i32 %x, i32 %y, ptr addrspace(1) %p, float %f",
            &format!(
                "br i1 %c, label %a, label %j
                 a: {arm}
                 br label %j
                 j: %r = phi i32 [ %e2, %a ], [ 0, %0 ]
                 ret i32 %r"
            ),
        );
        assert!(text.contains("br i1"), "{arm}\n{text}");
    }
}

#[test]
fn edges_with_known_conditions_go_on() {
    // x && y, as clang writes it: the edge from the first test to the join knows the result.
    check(
        "i1 %a, i1 %b",
        "%u = call i32 @g(i32 0)
         br i1 %a, label %second, label %join
         second: %v = call i32 @g(i32 1)
         br label %join
         join: %both = phi i1 [ false, %0 ], [ %b, %second ]
         br i1 %both, label %yes, label %no
         yes: %r = call i32 @g(i32 2)
         ret i32 %r
         no: ret i32 0",
        "%u = call i32 @g(i32 0)
         br i1 %a, label %second, label %no
         second:
         %v = call i32 @g(i32 1)
         br i1 %b, label %yes, label %no
         yes:
         %r = call i32 @g(i32 2)
         ret i32 %r
         no:
         ret i32 0",
    );
}

#[test]
fn a_value_used_elsewhere_keeps_its_block() {
    let text = left(
        "i1 %a, i1 %b",
        "br i1 %a, label %second, label %join
         second: %v = call i32 @g(i32 1)
         br label %join
         join: %both = phi i1 [ false, %0 ], [ %b, %second ]
         br i1 %both, label %yes, label %no
         yes: %r = call i32 @g(i32 2)
         ret i32 %r
         no: %z = zext i1 %both to i32
         %s = call i32 @g(i32 %z)
         ret i32 %s",
    );
    assert!(text.contains("phi i1"), "{text}");
}

#[test]
fn loops_keep_their_headers() {
    // The first iteration's test is known, but the loop is not taken apart.
    let text = left(
        "i32 %n",
        "br label %head
         head: %more = phi i1 [ true, %0 ], [ %again, %body ]
         br i1 %more, label %body, label %exit
         body: %x = call i32 @g(i32 %n)
         %again = icmp ne i32 %x, 0
         br label %head
         exit: ret i32 0",
    );
    assert!(text.contains("phi i1"), "{text}");
}
