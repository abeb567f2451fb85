//! Every kernel case through amdgpuc and the emulator: every processor, both forms of the IR, -O0
//! and -O2; against the host's references.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::isa;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{Case, OptLevel, cases_by_kernel};
use emu::{CodeObject, Device};

/// Runs all cases; gives what failed.
fn run_all(processor: &str, level: Level, form: OptLevel) {
    let kernels = cases_by_kernel();
    let options = support::options(processor, level, OutputKind::Linked);
    let mut failures = Vec::new();
    let mut count = 0;
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
            Err(error) => failures.push(format!("{kernel}: {error}")),
        }
    }
    println!(
        "{processor} {level:?} of {form:?}: {} of {count} cases passed",
        count.saturating_sub(failures.len())
    );
    assert!(
        failures.is_empty(),
        "{} of {count} cases on {processor}, {level:?} of {form:?}:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

macro_rules! all {
    ($($name:ident: $processor:literal, $level:ident, $form:ident;)*) => {
        const TESTED: &[&str] = &[$($processor),*];
        $(
            #[test]
            fn $name() {
                run_all($processor, Level::$level, OptLevel::$form);
            }
        )*
    };
}

all! {
    gfx906_o2_of_optimised: "gfx906", O2, O2;
    gfx906_o0_of_optimised: "gfx906", O0, O2;
    gfx906_o2_of_unoptimised: "gfx906", O2, O0;
    gfx906_o0_of_unoptimised: "gfx906", O0, O0;
    gfx900_o2_of_optimised: "gfx900", O2, O2;
    gfx900_o0_of_optimised: "gfx900", O0, O2;
    gfx900_o2_of_unoptimised: "gfx900", O2, O0;
    gfx900_o0_of_unoptimised: "gfx900", O0, O0;
    gfx902_o2_of_optimised: "gfx902", O2, O2;
    gfx902_o0_of_optimised: "gfx902", O0, O2;
    gfx902_o2_of_unoptimised: "gfx902", O2, O0;
    gfx902_o0_of_unoptimised: "gfx902", O0, O0;
    gfx908_o2_of_optimised: "gfx908", O2, O2;
    gfx908_o2_of_unoptimised: "gfx908", O2, O0;
    gfx908_o0_of_optimised: "gfx908", O0, O2;
    gfx908_o0_of_unoptimised: "gfx908", O0, O0;
    gfx90a_o2_of_optimised: "gfx90a", O2, O2;
    gfx90a_o2_of_unoptimised: "gfx90a", O2, O0;
    gfx90a_o0_of_optimised: "gfx90a", O0, O2;
    gfx90a_o0_of_unoptimised: "gfx90a", O0, O0;
    gfx904_o2_of_optimised: "gfx904", O2, O2;
    gfx904_o0_of_unoptimised: "gfx904", O0, O0;
    gfx909_o2_of_optimised: "gfx909", O2, O2;
    gfx909_o0_of_unoptimised: "gfx909", O0, O0;
    gfx90c_o2_of_optimised: "gfx90c", O2, O2;
    gfx90c_o0_of_unoptimised: "gfx90c", O0, O0;
}

#[test]
fn each_processor_that_is_compiled_for_is_here() {
    for processor in &isa::PROCESSORS {
        assert_eq!(
            TESTED.contains(&processor.name),
            processor.tasks().contains(isa::Tasks::COMPILE),
            "{}",
            processor.name
        );
    }
}
