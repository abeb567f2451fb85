//! Every kernel case on several host threads: right results, and the counts of one.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::emulate::run_case_with;
use amdgpuc_tests::kernels::{Case, OptLevel as Form, cases_by_kernel};
use emu::{CodeObject, Device};

/// Kernels whose number of instructions depends on the order of their atomics, whatever executes
/// them: loops around a compare-and-exchange, waiting for others, work for whoever comes first or
/// last. Their results are checked like all others.
const ORDER_DEPENDENT: [&str; 5] = [
    "atomic64",
    "bfs_step",
    "float_atomics",
    "last_group",
    "message_passing",
];

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
    let cases = cases_by_kernel();
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
                (Ok(one), Ok(four)) => one == four || ORDER_DEPENDENT.contains(kernel),
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
