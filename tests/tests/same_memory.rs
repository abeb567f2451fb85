//! Every kernel case by both compilers: what ours leaves in memory is what the code of `llc -O2`
//! leaves there.
//!
//! Byte by byte, but where the host's reference allows a difference too: floating-point results
//! that need not be exact, padding, and what is unspecified. There both must be within what is
//! allowed; the number of such buffers is printed.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{Case, Expectation, OptLevel as Form, cases_by_kernel};
use amdgpuc_tests::llc;
use amdgpuc_tests::processors::taken;
use emu::{CodeObject, Device};
use std::sync::atomic::{AtomicUsize, Ordering};
use support::{compile, for_each, options};

/// What was compared.
#[derive(Default)]
struct Count {
    cases: AtomicUsize,
    identical: AtomicUsize,
    within_bounds: AtomicUsize,
}

fn run(code: &[u8], case: &Case) -> Result<Vec<Vec<u8>>, String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let buffers = run_case_on(&mut device, module, case)?.buffers;
    case.check(&buffers)?;
    Ok(buffers)
}

/// Compares the memory after a case by two code objects, each of which is as the reference says.
fn compare(case: &Case, ours: &[u8], theirs: &[u8], count: &Count) -> Result<(), String> {
    let (a, b) = (run(ours, case)?, run(theirs, case)?);
    count.cases.fetch_add(1, Ordering::Relaxed);
    for (index, ((a, b), buffer)) in a.iter().zip(&b).zip(case.buffers()).enumerate() {
        let counter = match (a == b, &buffer.expect) {
            (true, _) => &count.identical,
            (false, Expectation::Exact(_)) => {
                return Err(format!("{}: buffer {index} differs from llc's", case.name));
            }
            (false, _) => &count.within_bounds,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

fn kernel(
    (name, cases): (&str, &[Case]),
    processor: &str,
    form: Form,
    count: &Count,
) -> Result<(), String> {
    let llc::Ran::Done(theirs) = llc::code_object(&cases[0].ir_path(form), processor)? else {
        return Ok(());
    };
    for level in [Level::O0, Level::O2] {
        let options = options(processor, level, OutputKind::Linked);
        let ours = compile(name, form, &options)?.bytes;
        for case in cases {
            compare(case, &ours, &theirs, count)
                .map_err(|e| format!("{processor} {level:?} of {form:?}: {e}"))?;
        }
    }
    Ok(())
}

#[test]
fn our_code_leaves_the_memory_that_llcs_code_leaves() {
    let kernels = cases_by_kernel();
    let daily = [
        "gfx906",
        "gfx900",
        "gfx9-generic",
        "gfx803",
        "gfx701",
        "gfx600",
        "gfx942",
    ];
    for processor in taken(&daily) {
        let mut work = Vec::new();
        for (name, cases) in &kernels {
            work.extend([(*name, cases, Form::O2), (*name, cases, Form::O0)]);
        }
        work.retain(|&(name, _, form)| support::llc_has_code(processor, name, form));
        let count = Count::default();
        let failures = for_each(&work, |&(name, cases, form)| {
            kernel((name, cases), processor, form, &count)
        });
        println!(
            "{processor}: {} kernels from 2 files at 2 levels: {} runs of cases beside llc's, {} buffers identical, {} within the bounds of both, {} failures",
            kernels.len(),
            count.cases.into_inner(),
            count.identical.into_inner(),
            count.within_bounds.into_inner(),
            failures.len()
        );
        assert!(failures.is_empty(), "{}", failures.join("\n"));
    }
}
