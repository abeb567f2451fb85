//! What is said of wrong files (`tests/filetests/asm/errors`, each line or block of which is an
//! error by itself), beside what llvm-mc refuses.

mod support;

use amdgpuc_asm as asm;
use std::collections::BTreeSet;
use support::MC;

/// Lines of messages: `file:12:3: error: …`.
fn lines_with_errors(text: &str) -> BTreeSet<usize> {
    let places = text.lines().filter(|l| l.contains(": error: "));
    places
        .filter_map(|l| l.split(':').nth(1)?.parse().ok())
        .collect()
}

fn messages(cpu: &str, source: &str) -> String {
    let target = isa::Target::parse(cpu).expect("a known processor");
    let assembled = asm::assemble_file(source, &asm::Options::new(target));
    assert!(assembled.object.is_none());
    assembled
        .diagnostics
        .iter()
        .map(|d| d.render("x.s"))
        .collect()
}

/// What llvm-mc refuses in these files is refused here, on the same line.
#[test]
fn llvm_mc_refuses_no_line_that_is_taken_here() {
    if !support::present(&[MC]) {
        return;
    }
    let mut wrong = String::new();
    for file in support::files(&support::repository("tests/filetests/asm/errors"), ".s") {
        let (targets, source) = support::file_test(&file);
        let cpu = targets[0].as_str();
        let theirs = support::llvm_mc(cpu, &source).expect_err("the file is wrong");
        let ours = lines_with_errors(&messages(cpu, &source));
        let lines: Vec<&str> = source.lines().collect();
        // After an error in a block llvm-mc reads the rest of it as statements; some errors it
        // places on the next line.
        let follows = |line: &usize| {
            let text = line.checked_sub(1).and_then(|i| lines.get(i));
            let text = text.copied().unwrap_or("");
            *line == 0
                || text.starts_with(".amdhsa_")
                || text.starts_with(".end")
                || ours.contains(&line.saturating_sub(1))
        };
        let theirs_lines = lines_with_errors(&theirs);
        let missing: Vec<_> = theirs_lines
            .difference(&ours)
            .filter(|l| !follows(l))
            .collect();
        // What is not closed is reported at its start here, at the end of the file there.
        let name = file.file_name().expect("a name").to_string_lossy();
        let elsewhere = name.starts_with("unclosed") || name.starts_with("metadata");
        if ours.is_empty() || (!missing.is_empty() && !elsewhere) {
            wrong += &format!("{}: lines {missing:?}\n{theirs}", file.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
