//! Every kernel case on several host threads: results and counts as on one.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::emulate::run_case_with;
use amdgpuc_tests::kernels::{Case, OptLevel as Form, all_cases};
use emu::{CodeObject, Device};
use std::collections::BTreeMap;

/// Kernels whose waves look again and again whether others are done: how often is up to chance.
const WAITING: [&str; 1] = ["message_passing"];

/// Checks a case with a number of threads; gives its counts.
fn run(code: &[u8], case: &Case, threads: u32) -> Result<emu::Stats, String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let changed = |c: emu::LaunchConfig| c.with_threads(threads);
    let outcome = run_case_with(&mut device, module, case, changed).map_err(|e| e.to_string())?;
    case.check(&outcome.buffers)?;
    Ok(outcome.stats)
}

#[test]
fn kernels_on_four_threads() {
    let options = support::options("gfx906", Level::O2, OutputKind::Linked);
    let mut cases: BTreeMap<&str, Vec<Case>> = BTreeMap::new();
    for case in all_cases() {
        cases.entry(case.kernel).or_default().push(case);
    }
    let mut failures = Vec::new();
    for (kernel, cases) in &cases {
        let code = match support::compile(kernel, Form::O2, &options) {
            Ok(compiled) => compiled.bytes,
            Err(error) => {
                failures.push(error);
                continue;
            }
        };
        for case in cases {
            let one = run(&code, case, 1);
            let four = run(&code, case, 4);
            let same = match (&one, &four) {
                (Ok(one), Ok(four)) => one == four || WAITING.contains(kernel),
                _ => false,
            };
            if !same {
                failures.push(format!(
                    "{}: {one:?} with one thread, {four:?} with four",
                    case.name
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
