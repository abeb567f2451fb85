//! Strict mode on every kernel case.
//!
//! What llc makes is right, so whatever strict mode says of it is an error of strict mode. What it
//! says of amdgpuc's code is an error of amdgpuc, strict mode having proved itself on llc's.
//!
//! A sample every day, everything with `AMDGPUC_FULL=1`.

#[path = "support/compile.rs"]
mod support;

#[path = "support/strict.rs"]
mod strict;

use amdgpuc::OptLevel as Level;
use amdgpuc_tests::kernels::{Case, OptLevel, cases_by_kernel};
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
    let failures = support::for_each(&jobs, |cases| run_kernel(way, cases));
    println!(
        "{way:?}: {} of {} kernels clean",
        jobs.len() - failures.len(),
        jobs.len()
    );
    assert!(failures.is_empty(), "{way:?}:\n{}", failures.join("\n"));
}

macro_rules! all {
    ($($name:ident: $compiler:expr, $processor:literal, $form:ident, $when:ident;)*) => {
        $(
            #[test]
            fn $name() {
                if When::$when == When::Daily || support::full() {
                    run_all($compiler, $processor, OptLevel::$form);
                }
            }
        )*
    };
}

/// How often a way is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Daily,
    Full,
}

use Compiler::{Amdgpuc, Llc};

all! {
    llc_gfx906_o2: Llc("-O2"), "gfx906", O2, Daily;
    llc_gfx906_o0: Llc("-O0"), "gfx906", O2, Full;
    llc_gfx906_o2_of_unoptimised: Llc("-O2"), "gfx906", O0, Full;
    llc_gfx906_o0_of_unoptimised: Llc("-O0"), "gfx906", O0, Full;
    llc_gfx900_o2: Llc("-O2"), "gfx900", O2, Full;
    llc_gfx900_o0: Llc("-O0"), "gfx900", O2, Full;
    llc_gfx900_o2_of_unoptimised: Llc("-O2"), "gfx900", O0, Full;
    llc_gfx900_o0_of_unoptimised: Llc("-O0"), "gfx900", O0, Full;
    llc_gfx908_o2: Llc("-O2"), "gfx908", O2, Full;
    llc_gfx90a_o2: Llc("-O2"), "gfx90a", O2, Full;
    llc_gfx90a_o0: Llc("-O0"), "gfx90a", O2, Full;
    llc_gfx803_o2: Llc("-O2"), "gfx803", O2, Full;
    llc_gfx701_o2: Llc("-O2"), "gfx701", O2, Full;
    llc_gfx701_o0: Llc("-O0"), "gfx701", O2, Full;
    llc_gfx600_o2: Llc("-O2"), "gfx600", O2, Full;
    llc_gfx942_o2: Llc("-O2"), "gfx942", O2, Full;
    llc_gfx942_o0: Llc("-O0"), "gfx942", O2, Full;
    llc_gfx950_o2: Llc("-O2"), "gfx950", O2, Full;
    gfx906_o2: Amdgpuc(Level::O2), "gfx906", O2, Daily;
    gfx906_o0: Amdgpuc(Level::O0), "gfx906", O2, Full;
    gfx906_o2_of_unoptimised: Amdgpuc(Level::O2), "gfx906", O0, Full;
    gfx906_o0_of_unoptimised: Amdgpuc(Level::O0), "gfx906", O0, Full;
    gfx900_o2: Amdgpuc(Level::O2), "gfx900", O2, Full;
    gfx900_o0: Amdgpuc(Level::O0), "gfx900", O2, Full;
    gfx900_o2_of_unoptimised: Amdgpuc(Level::O2), "gfx900", O0, Full;
    gfx900_o0_of_unoptimised: Amdgpuc(Level::O0), "gfx900", O0, Full;
    gfx908_o2: Amdgpuc(Level::O2), "gfx908", O2, Full;
    gfx908_o0: Amdgpuc(Level::O0), "gfx908", O2, Full;
    gfx90a_o2: Amdgpuc(Level::O2), "gfx90a", O2, Full;
    gfx90a_o0: Amdgpuc(Level::O0), "gfx90a", O2, Full;
    gfx701_o2: Amdgpuc(Level::O2), "gfx701", O2, Daily;
    gfx701_o0_of_unoptimised: Amdgpuc(Level::O0), "gfx701", O0, Full;
    gfx600_o2: Amdgpuc(Level::O2), "gfx600", O2, Daily;
    gfx600_o0_of_unoptimised: Amdgpuc(Level::O0), "gfx600", O0, Full;
    gfx942_o2: Amdgpuc(Level::O2), "gfx942", O2, Full;
    gfx942_o0: Amdgpuc(Level::O0), "gfx942", O2, Full;
    gfx950_o2: Amdgpuc(Level::O2), "gfx950", O2, Full;
}
