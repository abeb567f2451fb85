//! Every test kernel is read, printed, and read back to the same text; and LLVM accepts what is
//! printed.

use amdgpuc_ir::{self as ir, SourceFile, parse_module, print_module, verifier};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A file with every intrinsic of LLVM that is known.
const INTRINSICS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/text/intrinsics.ll");

/// A file with every construct of the text form.
const EVERYTHING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/text/everything.ll");

/// The IR files of the test kernels in order, and the two above.
fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/kernels");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the test kernels are in the repository")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ll"))
        .collect();
    files.sort();
    assert!(files.len() > 50, "{} files", files.len());
    files.extend([EVERYTHING.into(), INTRINSICS.into()]);
    files
}

fn parse(name: &str, text: &[u8]) -> ir::Module {
    let source = SourceFile { name, text };
    match parse_module(&source) {
        Ok(module) => module,
        Err(errors) => {
            let shown: Vec<String> = errors.iter().map(|e| e.render(&source)).collect();
            panic!("{}", shown.join("\n"));
        }
    }
}

/// Reads, prints, reads and prints; gives the text.
fn round_trip(name: &str, text: &[u8]) -> String {
    let module = parse(name, text);
    let first = print_module(&module);
    let second = print_module(&parse(name, first.as_bytes()));
    assert!(
        first == second,
        "{name}: the text changes when it is read back"
    );
    first
}

/// Runs `opt-22 -passes=verify` on a text; `None` where the tool is missing.
fn llvm_verify(text: &str) -> Option<Result<(), String>> {
    let child = Command::new("opt-22")
        .args(["-passes=verify", "-disable-output", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else {
        assert!(
            std::env::var_os("CI").is_none(),
            "opt-22 is needed where CI is set"
        );
        return None;
    };
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(text.as_bytes()).expect("opt-22 reads");
    drop(stdin);
    let output = child.wait_with_output().expect("opt-22 ends");
    Some(if output.status.success() {
        Ok(())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    })
}

#[test]
fn files_are_read_back_as_printed() {
    for path in files() {
        let text = std::fs::read(&path).expect("a readable file");
        round_trip(&path.display().to_string(), &text);
    }
}

#[test]
fn kernels_verify() {
    for path in files() {
        let text = std::fs::read(&path).expect("a readable file");
        let name = path.display().to_string();
        if name != EVERYTHING {
            let errors = verifier::verify_module(&parse(&name, &text));
            assert!(errors.is_ok(), "{name}: {errors:?}");
        }
    }
}

#[test]
fn llvm_accepts_what_is_printed() {
    for path in files() {
        let text = std::fs::read(&path).expect("a readable file");
        let printed = round_trip(&path.display().to_string(), &text);
        if !accepted(&printed, &path.display().to_string()) {
            return;
        }
    }
}

/// Fails if LLVM does not accept a text; false where LLVM is missing.
fn accepted(text: &str, name: &str) -> bool {
    let Some(result) = llvm_verify(text) else {
        eprintln!("not run: opt-22 is missing");
        return false;
    };
    assert_eq!(result, Ok(()), "{name}");
    true
}

/// Otherwise the files would prove nothing about what LLVM writes.
#[test]
fn llvm_accepts_the_files_with_everything() {
    for path in [EVERYTHING, INTRINSICS] {
        let text = std::fs::read_to_string(path).expect("a readable file");
        accepted(&text, path);
    }
}

/// Constructs whose form is not kept: what is printed for them.
#[test]
fn what_is_folded_and_dropped() {
    let text = std::fs::read(EVERYTHING).expect("a readable file");
    insta::assert_snapshot!(print_module(&parse("everything.ll", &text)));
}
