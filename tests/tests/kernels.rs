//! Every kernel case through amdgpuc and the emulator: every processor, both forms of the IR, -O0
//! and -O2; against the host's references.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::isa::{Processor, Tasks};
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{Case, OptLevel, cases_by_kernel};
use emu::{CodeObject, Device};

/// Runs all cases; gives what failed.
fn run_all(processor: &str, level: Level, form: OptLevel) {
    let kernels = cases_by_kernel();
    let options = support::options(processor, level, OutputKind::Linked);
    let mut failures = Vec::new();
    let (mut count, mut refused) = (0, 0);
    for (kernel, cases) in &kernels {
        count += cases.len();
        let run = || -> Result<Vec<String>, String> {
            let code = support::compile(kernel, form, &options)?.bytes;
            let object = CodeObject::load(&code).map_err(|e| e.to_string())?;
            let mut device = Device::new(object.target());
            let module = device.load(&object).map_err(|e| e.to_string())?;
            let outcome = |case: &Case| {
                run_case_on(&mut device, module, case).and_then(|o| case.check(&o.buffers))
            };
            Ok(cases.iter().map(outcome).filter_map(Result::err).collect())
        };
        match run() {
            Ok(errors) => failures.extend(errors),
            Err(error) if support::can_have(processor, kernel) => {
                failures.push(format!("{kernel}: {error}"));
            }
            Err(error) => {
                let named = format!("'llvm.amdgcn.update.dpp', which {processor} does not have");
                assert!(error.contains(&named), "{error}");
                refused += cases.len();
            }
        }
    }
    println!(
        "{processor} {level:?} of {form:?}: {} of {count} cases passed, {refused} refused",
        count.saturating_sub(failures.len() + refused)
    );
    assert!(
        failures.is_empty(),
        "{} of {count} cases on {processor}, {level:?} of {form:?}:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// Processors.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// Each.
    All,
    /// Those that differ to the compiler.
    Different,
}

/// Runs all cases on processors that code is made for.
fn run_on(which: Which, level: Level, form: OptLevel) {
    let all: Vec<&Processor> = Processor::supporting(Tasks::COMPILE).collect();
    assert!(all.len() >= 8, "{all:?}");
    let same = |a: &Processor, b: &Processor| {
        a.generation == b.generation && a.features == b.features && a.bugs == b.bugs
    };
    let is_first = |i: usize| !all[..i].iter().any(|p| same(p, all[i]));
    std::thread::scope(|scope| {
        for (i, processor) in all.iter().enumerate() {
            if which == Which::All || is_first(i) {
                scope.spawn(move || run_all(processor.name, level, form));
            }
        }
    });
}

#[test]
fn o2_of_optimised() {
    run_on(Which::All, Level::O2, OptLevel::O2);
}

#[test]
fn o0_of_unoptimised() {
    run_on(Which::All, Level::O0, OptLevel::O0);
}

#[test]
fn o0_of_optimised() {
    run_on(Which::Different, Level::O0, OptLevel::O2);
}

#[test]
fn o2_of_unoptimised() {
    run_on(Which::Different, Level::O2, OptLevel::O0);
}
