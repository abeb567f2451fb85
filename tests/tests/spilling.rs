//! Every kernel case with few registers through amdgpuc and the emulator: spills to scratch and to lanes compute the same.
//!
//! A kernel may need more registers at once than it is given, which must be said as an error; but most must work.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::options::Method;
use amdgpuc::{OptLevel as Level, Options, Verify};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{Case, OptLevel, all_cases};
use emu::{CodeObject, Device};
use std::collections::BTreeMap;

/// Compiles the file of a kernel; `None` if the registers do not suffice.
fn compile(case: &Case, vgprs: u16, sgprs: u16, method: Method) -> Result<Option<Vec<u8>>, String> {
    let path = case.ir_path(OptLevel::O2);
    let text = std::fs::read(&path).map_err(|e| e.to_string())?;
    let source = SourceFile {
        name: case.kernel,
        text: &text,
    };
    let mut options = Options::new(Target::parse("gfx906").map_err(|e| e.to_string())?);
    options.opt = Level::O2;
    options.verify = Verify::EachPass;
    (options.max_vgprs, options.max_sgprs) = (Some(vgprs), Some(sgprs));
    options.regalloc = method;
    match amdgpuc::compile(&source, &options) {
        Ok(compiled) => Ok(Some(compiled.bytes)),
        Err(errors) => {
            let text: String = errors.iter().map(|e| e.render(&source)).collect();
            match text.contains("that it may use") {
                true => Ok(None),
                false => Err(text),
            }
        }
    }
}

/// Runs all cases with so many registers; at most `too_few` kernels may not fit.
fn run_all(vgprs: u16, sgprs: u16, method: Method, too_few: usize) {
    let mut kernels: BTreeMap<&str, Vec<Case>> = BTreeMap::new();
    for case in all_cases() {
        kernels.entry(case.kernel).or_default().push(case);
    }
    let mut failures = Vec::new();
    let mut unfit = Vec::new();
    for (kernel, cases) in &kernels {
        let mut run = || -> Result<(), String> {
            let Some(code) = compile(&cases[0], vgprs, sgprs, method)? else {
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
