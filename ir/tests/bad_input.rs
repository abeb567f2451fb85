//! What is said about input that is binary or too large; other wrong input is in
//! `tests/filetests/read`.

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

#[test]
fn binary_files() {
    let mut out = String::new();
    for (name, text) in [
        ("another file format", "\x7fELF\x02\x01\x01"),
        ("NUL byte", "define void @f() {\n\0\n}\n"),
    ] {
        let _ = writeln!(out, "== {name}\n{}", complain(name, text.as_bytes()));
    }
    snapshot("binary", &out);
}

#[test]
fn bitcode() {
    insta::assert_snapshot!(complain("bitcode", b"BC\xc0\xde\x35\x14"), @r"
    bad.ll:1:1: error: file is LLVM bitcode, not text
    BC��5?
    ^
      hint: convert it with 'llvm-dis'
    ");
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
