//! The optimisation passes on the test kernels: after the passes the kernels still compute what their host references say.
//!
//! `AMDGPUC_EACH_PASS=1` runs the cases after each pass, to see which one breaks a kernel.

use amdgpuc_tests::interpret::run_case;
use amdgpuc_tests::kernels::{self, Case, all_cases, ir_path};
use ir::{Module, SourceFile};
use lower::opt::normalise::check::check as check_normal;
use lower::opt::{OptLevel, Stage, pipeline, run_pass};
use std::collections::BTreeMap;

fn read(kernel: &str, level: kernels::OptLevel) -> Module {
    let path = ir_path(kernel, level);
    let text = std::fs::read(&path).expect("the kernel's IR is there");
    let name = path.display().to_string();
    let source = SourceFile {
        name: &name,
        text: &text,
    };
    ir::reader::parse_module(&source).unwrap_or_else(|errors| {
        let all: String = errors.iter().map(|e| e.render(&source)).collect();
        panic!("{all}")
    })
}

fn verify(module: &Module, after: &str) {
    if let Err(errors) = ir::verifier::verify_module(module) {
        let text = ir::printer::print_module(module);
        panic!("after {after}: {errors:#?}\n{text}");
    }
}

fn run_cases(module: &Module, cases: &[Case]) -> (Vec<String>, u64) {
    let mut failures = Vec::new();
    let mut steps = 0;
    for case in cases {
        match run_case(module, case) {
            Ok(outcome) => {
                steps += outcome.stats.steps;
                failures.extend(case.check(&outcome.buffers).err());
            }
            Err(error) => failures.push(error),
        }
    }
    (failures, steps)
}

fn optimise(module: &mut Module, cases: &[Case], kernel: &str) -> Vec<String> {
    let each = std::env::var_os("AMDGPUC_EACH_PASS").is_some();
    for stage in [Stage::Source, Stage::Legal] {
        for pass in pipeline(stage, OptLevel::O2) {
            // Source IR is not legalised here, so that the later passes must do with it.
            run_pass(pass, Stage::Source, module);
            verify(module, &format!("{} of {kernel}", pass.name));
            if each {
                let (failures, _) = run_cases(module, cases);
                if !failures.is_empty() {
                    let text = ir::printer::print_module(module);
                    panic!("{} breaks it:\n{}\n{text}", pass.name, failures.join("\n"));
                }
            }
        }
    }
    for func in module.functions.values().filter(|f| f.is_defined()) {
        check_normal(func).unwrap_or_else(|e| panic!("{kernel}: {e:?}"));
    }
    run_cases(module, cases).0
}

fn check(level: kernels::OptLevel) {
    let mut by_kernel: BTreeMap<&str, Vec<Case>> = BTreeMap::new();
    for case in all_cases() {
        by_kernel.entry(case.kernel).or_default().push(case);
    }
    let mut failures = Vec::new();
    for (kernel, cases) in &by_kernel {
        let mut module = read(kernel, level);
        failures.extend(optimise(&mut module, cases, kernel));
    }
    assert!(!by_kernel.is_empty());
    assert!(failures.is_empty(), "{level:?}:\n{}", failures.join("\n"));
}

#[test]
fn optimised_kernels_of_o2_compute_the_same() {
    check(kernels::OptLevel::O2);
}

#[test]
fn optimised_kernels_of_o0_compute_the_same() {
    check(kernels::OptLevel::O0);
}
