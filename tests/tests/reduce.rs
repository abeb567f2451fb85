//! The command that makes failing programs smaller.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

const PROGRAM: &str = "\
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x) {
entry:
  %a = add i32 %x, 1
  %c = icmp eq i32 %a, 5
  br i1 %c, label %then, label %done

then:
  %b = mul i32 %a, 77
  store i32 %b, ptr addrspace(1) %p
  br label %done

done:
  ret void
}
";

fn reduce(args: &[&str]) -> (bool, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reduce"));
    let output = command.args(args).output().expect("the command starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (
        output.status.success(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn only_what_the_command_looks_for_is_left() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reduce.ll");
    std::fs::write(&file, PROGRAM).expect("the folder is there");
    let file = file.to_str().expect("a path that is text");
    let (ok, small, said) = reduce(&[file, "grep", "-q", "mul i32"]);
    assert!(ok, "{said}");
    assert!(small.contains("mul i32"), "{small}");
    assert!(
        small.lines().count() < PROGRAM.lines().count() - 3,
        "{small}"
    );
    assert!(!small.contains("store"), "{small}");
    for (args, says) in [
        (vec![file, "grep", "-q", "fdiv"], "does not succeed with"),
        (vec![file], "usage: "),
        (vec!["--frob", file, "true"], "unknown option '--frob'"),
        (vec!["none.ll", "true"], "none.ll: "),
        (vec![file, "./no-such-command"], "./no-such-command: "),
    ] {
        let (ok, _, said) = reduce(&args);
        assert!(!ok && said.contains(says), "{args:?}: {said}");
    }
}

const NUMBERED: &str = "\
define amdgpu_kernel void @k(ptr addrspace(1) %0, i32 %1) {
  %3 = add i32 %1, 1
  %4 = icmp eq i32 %3, 5
  br i1 %4, label %5, label %7

5:
  %6 = mul i32 %3, 77
  br label %7

7:
  %8 = phi i32 [ %6, %5 ], [ 0, %2 ]
  store i32 %8, ptr addrspace(1) %0
  ret void
}
";

#[test]
fn values_and_blocks_without_names_get_some() {
    let shows = |text: &str| {
        let source = ir::SourceFile {
            name: "reduce.ll",
            text: text.as_bytes(),
        };
        text.contains("mul i32") && ir::parse_module(&source).is_ok()
    };
    let small = amdgpuc_tests::reduce::reduce(NUMBERED, Duration::from_secs(60), shows);
    assert!(shows(&small), "{small}");
    assert!(!small.contains("icmp"), "{small}");
}
