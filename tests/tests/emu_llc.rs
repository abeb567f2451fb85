//! Every kernel case through llc and the emulator: the processors of GFX9, two levels of llc,
//! both forms of the IR.
//!
//! What llc makes is right, so a difference is an error of the emulator.

use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{OptLevel, cases_by_kernel};
use amdgpuc_tests::llc;
use emu::{CodeObject, Device};

/// Runs all cases; gives what failed.
fn run_all(processor: &str, level: &str, form: OptLevel) {
    let kernels = cases_by_kernel();
    let mut failures = Vec::new();
    let mut count = 0;
    for cases in kernels.values() {
        let Some(code) = llc::code_object_at(&cases[0].ir_path(form), processor, level)
            .expect("llc compiles the kernel")
            .done()
        else {
            return;
        };
        let object = CodeObject::load(&code).expect("a code object of llc");
        let mut device = Device::new(object.target());
        let module = device.load(&object).expect("it fits the device");
        for case in cases {
            count += 1;
            let outcome = run_case_on(&mut device, module, case);
            if let Err(error) = outcome.and_then(|o| case.check(&o.buffers)) {
                failures.push(error);
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {count} cases on {processor} with llc {level}, {form:?}:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

macro_rules! all {
    ($($name:ident: $processor:literal, $level:literal, $form:ident;)*) => {
        $(
            #[test]
            fn $name() {
                run_all($processor, $level, OptLevel::$form);
            }
        )*
    };
}

all! {
    gfx900_o2: "gfx900", "-O2", O2;
    gfx902_o2: "gfx902", "-O2", O2;
    gfx906_o2: "gfx906", "-O2", O2;
    gfx900_o0: "gfx900", "-O0", O2;
    gfx902_o0: "gfx902", "-O0", O2;
    gfx906_o0: "gfx906", "-O0", O2;
    gfx908_o2: "gfx908", "-O2", O2;
    gfx906_o2_of_unoptimised: "gfx906", "-O2", O0;
    gfx906_o0_of_unoptimised: "gfx906", "-O0", O0;
}
