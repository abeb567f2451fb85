//! Every kernel case through amdgpuc and the emulator: three processors, both forms of the IR, -O0 and -O2; against the host's references.

use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{OptLevel as Level, Options};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{Case, OptLevel, all_cases};
use emu::{CodeObject, Device};
use std::collections::BTreeMap;

/// Compiles the file of a kernel.
fn compile(case: &Case, form: OptLevel, processor: &str, level: Level) -> Result<Vec<u8>, String> {
    let path = case.ir_path(form);
    let text = std::fs::read(&path).map_err(|e| e.to_string())?;
    let name = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let source = SourceFile {
        name: &name,
        text: &text,
    };
    let mut options = Options::new(Target::parse(processor).map_err(|e| e.to_string())?);
    options.opt = level;
    let compiled = amdgpuc::compile(&source, &options);
    compiled
        .map(|c| c.bytes)
        .map_err(|errors| errors.iter().map(|e| e.render(&source)).collect())
}

/// Runs all cases; gives what failed.
fn run_all(processor: &str, level: Level, form: OptLevel) {
    let mut kernels: BTreeMap<&str, Vec<Case>> = BTreeMap::new();
    let only = std::env::var("AMDGPUC_KERNEL").ok();
    for case in all_cases()
        .into_iter()
        .filter(|c| only.as_deref().is_none_or(|o| o == c.kernel))
    {
        kernels.entry(case.kernel).or_default().push(case);
    }
    let mut failures = Vec::new();
    let mut count = 0;
    for (kernel, cases) in &kernels {
        count += cases.len();
        let run = || -> Result<Vec<String>, String> {
            let code = compile(&cases[0], form, processor, level)?;
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
}
