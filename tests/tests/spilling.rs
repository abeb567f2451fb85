//! Every kernel case with few registers through amdgpuc and the emulator: spills to scratch and to
//! lanes compute the same.
//!
//! A kernel may need more registers at once than it is given, which must be said as an error; but
//! most must work.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::options::Method;
use amdgpuc::{OptLevel as Level, OutputKind, Verify};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{OptLevel, cases_by_kernel};
use emu::{CodeObject, Device};

/// Compiles a kernel; `None` if the registers do not suffice.
fn compile(
    kernel: &str,
    vgprs: u16,
    sgprs: u16,
    method: Method,
) -> Result<Option<Vec<u8>>, String> {
    let mut options = support::options("gfx906", Level::O2, OutputKind::Linked);
    options.verify = Verify::EachPass;
    (options.max_vgprs, options.max_sgprs) = (Some(vgprs), Some(sgprs));
    options.regalloc = method;
    match support::compile(kernel, OptLevel::O2, &options) {
        Ok(compiled) => Ok(Some(compiled.bytes)),
        Err(text) if text.contains("that it may use") => Ok(None),
        Err(text) => Err(text),
    }
}

/// Runs all cases with so many registers; at most `too_few` kernels may not fit.
fn run_all(vgprs: u16, sgprs: u16, method: Method, too_few: usize) {
    let kernels = cases_by_kernel();
    let mut failures = Vec::new();
    let mut unfit = Vec::new();
    for (kernel, cases) in &kernels {
        let mut run = || -> Result<(), String> {
            let Some(code) = compile(kernel, vgprs, sgprs, method)? else {
                unfit.push(*kernel);
                return Ok(());
            };
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
    assert!(
        unfit.len() <= too_few,
        "{name} do not suffice for {unfit:?}"
    );
}

#[test]
fn with_32_vgprs_and_40_sgprs() {
    run_all(32, 40, Method::Planner, 0);
}

#[test]
fn with_16_vgprs_and_32_sgprs() {
    // One kernel has a call with 17 arguments.
    run_all(16, 32, Method::Planner, 1);
}

#[test]
fn with_10_vgprs_and_24_sgprs() {
    run_all(10, 24, Method::Planner, 1);
}

#[test]
fn with_all_registers_by_regalloc2() {
    run_all(256, 102, Method::Regalloc2, 0);
}

#[test]
fn with_few_registers_by_regalloc2() {
    run_all(24, 48, Method::Regalloc2, 0);
}
