//! The reference interpreter against the kernels' host references.

use amdgpuc_tests::interpret::run_case;
use amdgpuc_tests::kernels::{OptLevel, all_cases, ir_path};
use ir::SourceFile;
use std::collections::BTreeMap;

fn read(kernel: &str, level: OptLevel) -> ir::Module {
    let path = ir_path(kernel, level);
    let text = std::fs::read(&path).expect("the kernel's IR is there");
    let name = path.display().to_string();
    let source = SourceFile {
        name: &name,
        text: &text,
    };
    let checked = ir::reader::parse_module(&source)
        .and_then(|module| ir::verifier::verify_module(&module).map(|()| module));
    checked.unwrap_or_else(|errors| {
        let all: String = errors.iter().map(|e| e.render(&source)).collect();
        panic!("{all}")
    })
}

/// Runs all cases of one level; each module is read once.
fn check(level: OptLevel) {
    let mut modules = BTreeMap::new();
    let mut failures = Vec::new();
    let cases = all_cases();
    for case in &cases {
        let module = modules
            .entry(case.kernel)
            .or_insert_with(|| read(case.kernel, level));
        let outcome = run_case(module, case).and_then(|o| case.check(&o.buffers));
        failures.extend(outcome.err());
    }
    assert!(!cases.is_empty());
    assert!(
        failures.is_empty(),
        "{} of {} cases fail at {level:?}:\n{}",
        failures.len(),
        cases.len(),
        failures.join("\n")
    );
}

#[test]
fn kernels_of_o2() {
    check(OptLevel::O2);
}

#[test]
fn kernels_of_o0() {
    check(OptLevel::O0);
}
