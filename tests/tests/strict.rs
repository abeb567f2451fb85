//! Strict mode on every kernel case.
//!
//! What llc makes is right, but for [`MISSES`], so whatever strict mode says of it is an error of
//! strict mode. What it says of amdgpuc's code is an error of amdgpuc, strict mode having proved
//! itself on llc's.
//!
//! A sample every day, everything with `AMDGPUC_FULL=1`, of which `AMDGPUC_PROCESSOR=gfx600,gfx942`
//! takes those processors.

#[path = "support/compile.rs"]
mod support;

#[path = "support/strict.rs"]
mod strict;

use amdgpuc::OptLevel as Level;
use amdgpuc_tests::kernels::{Case, OptLevel, cases_by_kernel};
use amdgpuc_tests::processors::taken;
use emu::{CodeObject, Device};
use strict::{Compiler, Way, code, run};

/// Runs the cases of one kernel; gives what was reported.
fn run_kernel(way: Way, cases: &[Case]) -> Result<(), String> {
    let Some(code) = code(way, &cases[0]).map_err(|e| format!("{}: {e}", cases[0].kernel))? else {
        return Ok(());
    };
    let object = CodeObject::load(&code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    for case in cases {
        let outcome = run(&mut device, module, case);
        let outcome = outcome.map_err(|e| format!("{}: {e}", case.name))?;
        case.check(&outcome.buffers)?;
    }
    Ok(())
}

/// Where llc's code is wrong and strict mode must say so: the way, the kernel, and what is said.
///
/// `uniform_branch`: a block ends with `s_cbranch_scc1` and `s_branch`; llc takes both for wait
/// states on the way to the first one's target, on which only the first is executed
/// (`GCNHazardRecognizer` walks back from the end of the preceding block).
const MISSES: [(Way, &str, &str); 1] = [(
    Way {
        compiler: Compiler::Llc("-O0"),
        processor: "gfx908",
        form: OptLevel::O2,
    },
    "uniform_branch",
    "2 wait states after 'v_accvgpr_write_b32 a16, v0'",
)];

/// The outcome beside what is expected of a kernel.
fn expected(way: Way, kernel: &str, outcome: Result<(), String>) -> Result<(), String> {
    let miss = MISSES.iter().find(|m| (m.0, m.1) == (way, kernel));
    match (miss, outcome) {
        (Some((_, _, words)), Err(said)) if said.contains(words) => Ok(()),
        (Some(_), Ok(())) => Err(format!("{kernel}: nothing is said of llc's error")),
        (_, outcome) => outcome,
    }
}

fn run_all(compiler: Compiler, processor: &'static str, form: OptLevel) {
    let way = Way {
        compiler,
        processor,
        form,
    };
    let mut jobs: Vec<Vec<Case>> = cases_by_kernel().into_values().collect();
    jobs.retain(|cases| match compiler {
        Compiler::Amdgpuc(_) => support::can_have(processor, cases[0].kernel),
        Compiler::Llc(_) => support::llc_has_code(processor, cases[0].kernel, form),
    });
    let failures = support::for_each(&jobs, |cases| {
        expected(way, cases[0].kernel, run_kernel(way, cases))
    });
    println!(
        "{way:?}: {} of {} kernels clean",
        jobs.len() - failures.len(),
        jobs.len()
    );
    assert!(failures.is_empty(), "{way:?}:\n{}", failures.join("\n"));
}

/// IR files, and the level at which each is compiled: those of every day, then the others.
const WAYS: [(OptLevel, Level); 4] = [
    (OptLevel::O2, Level::O2),
    (OptLevel::O0, Level::O0),
    (OptLevel::O2, Level::O0),
    (OptLevel::O0, Level::O2),
];

/// How many of them are tried.
fn ways(daily: usize) -> &'static [(OptLevel, Level)] {
    let count = if support::full() { WAYS.len() } else { daily };
    &WAYS[..count]
}

#[test]
fn nothing_is_said_of_llcs_code() {
    for processor in taken(&["gfx906"]) {
        for &(form, level) in ways(1) {
            let level = match level {
                Level::O0 => "-O0",
                _ => "-O2",
            };
            run_all(Compiler::Llc(level), processor, form);
        }
    }
}

#[test]
fn nothing_is_said_of_our_code() {
    for processor in taken(&["gfx906", "gfx701", "gfx600", "gfx942"]) {
        for &(form, level) in ways(1) {
            run_all(Compiler::Amdgpuc(level), processor, form);
        }
    }
}
