//! Wrong statements: our messages and columns (golden), and that llvm-mc refuses each of them too.
//!
//! `wrong.txt` has a processor and a statement on each line. `INSTA_UPDATE=always` blesses.

mod oracle;

use isa::asm::{AsmError, NoSymbols, parse_instruction};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Processor and statement of each line.
fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    let text = include_str!("wrong.txt");
    text.lines()
        .map(|line| line.split_once(": ").expect("a processor and a statement"))
}

fn error(cpu: &str, statement: &str) -> AsmError {
    let target = oracle::target(cpu);
    let symbols = NoSymbols(target.processor.generation);
    match parse_instruction(statement, &target, &symbols) {
        Err(error) => error,
        Ok(parsed) => panic!("{cpu}: {statement} is {:02x?}", &parsed.bytes[..]),
    }
}

#[test]
fn messages() {
    let mut out = String::new();
    let (mut count, mut new) = (0, 0);
    for (cpu, statement) in lines() {
        let error = error(cpu, statement);
        assert!(error.column <= statement.len(), "{statement}");
        let _ = writeln!(out, "{cpu}: {statement}");
        let _ = writeln!(
            out,
            "{}^ {}",
            " ".repeat(cpu.len() + 2 + error.column),
            error.message
        );
        for note in &error.notes {
            let _ = writeln!(out, "note: {note}");
        }
        count += 1;
        new += usize::from(cpu.starts_with("gfx1"));
    }
    println!("wrong: {count} statements, {new} of GFX10 to GFX12");
    assert!(
        count - new >= 80,
        "at least eighty wrong statements of GFX6 to GFX9"
    );
    assert!(
        new >= 120,
        "at least 120 wrong statements of GFX10 to GFX12"
    );
    insta::assert_snapshot!(out);
}

#[test]
fn llvm_mc_refuses_them_too() {
    if !oracle::is_present() {
        return;
    }
    let mut by_processor: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (cpu, statement) in lines() {
        by_processor
            .entry(cpu)
            .or_default()
            .push(statement.to_string());
    }
    let (mut same, mut count) = (0, 0);
    for (cpu, statements) in by_processor {
        for (statement, theirs) in statements.iter().zip(oracle::diagnose(cpu, &statements)) {
            let Some(theirs) = theirs else {
                panic!("{cpu}: llvm-mc takes {statement}");
            };
            count += 1;
            let ours = error(cpu, statement).message;
            same += usize::from(ours.starts_with(theirs.trim_end_matches('.')));
        }
    }
    println!("wrong: of {count} messages {same} begin with llvm-mc's words");
    assert!(
        4 * same >= 3 * count,
        "{same} of {count} messages are llvm-mc's"
    );
}
