//! Every kernel case with few registers through amdgpuc and the emulator: spills to scratch and to
//! lanes compute the same.
//!
//! Arguments of calls have their registers whatever the limit is: no kernel is refused.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::options::Method;
use amdgpuc::{OptLevel as Level, OutputKind, Verify};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{OptLevel, cases_by_kernel};
use emu::{CodeObject, Device};

fn compile(kernel: &str, vgprs: u16, sgprs: u16, method: Method) -> Result<Vec<u8>, String> {
    let mut options = support::options("gfx906", Level::O2, OutputKind::Linked);
    options.verify = Verify::EachPass;
    (options.max_vgprs, options.max_sgprs) = (Some(vgprs), Some(sgprs));
    options.regalloc = method;
    Ok(support::compile(kernel, OptLevel::O2, &options)?.bytes)
}

/// Runs all cases with so many registers.
fn run_all(vgprs: u16, sgprs: u16, method: Method) {
    let kernels = cases_by_kernel();
    let mut failures = Vec::new();
    for (kernel, cases) in &kernels {
        let run = || -> Result<(), String> {
            let code = compile(kernel, vgprs, sgprs, method)?;
            let object = CodeObject::load(&code).map_err(|e| e.to_string())?;
            let mut device = Device::new(object.target());
            let module = device.load(&object).map_err(|e| e.to_string())?;
            cases.iter().try_for_each(|case| {
                run_case_on(&mut device, module, case).and_then(|o| case.check(&o.buffers))
            })
        };
        if let Err(error) = run() {
            failures.push(format!("{kernel}: {error}"));
        }
    }
    let name = format!("{vgprs} VGPRs, {sgprs} SGPRs");
    assert!(failures.is_empty(), "{name}:\n{}", failures.join("\n"));
}

#[test]
fn with_32_vgprs_and_40_sgprs() {
    run_all(32, 40, Method::Planner);
}

#[test]
fn with_16_vgprs_and_32_sgprs() {
    run_all(16, 32, Method::Planner);
}

#[test]
fn with_10_vgprs_and_24_sgprs() {
    run_all(10, 24, Method::Planner);
}

#[test]
fn with_all_registers_by_regalloc2() {
    run_all(256, 102, Method::Regalloc2);
}

#[test]
fn with_few_registers_by_regalloc2() {
    run_all(24, 48, Method::Regalloc2);
}
