//! Code objects of versions 2 and 3: which LLVM no longer writes, so that the tables of AMDGPUUsage
//! and the emulator's reading of them are the judges.

#[path = "../support/compile.rs"]
mod support;

mod bytes;
mod round_trip;

use amdgpuc::{CodeObjectVersion, OptLevel as Level, Options, OutputKind};
use amdgpuc_tests::emulate::run_case_on;
use amdgpuc_tests::kernels::{Case, OptLevel as Form, cases_by_kernel};
use emu::{CodeObject, Device};
use support::{for_each, full, options};

/// What is written: a processor with a version.
const WAYS: [(&str, CodeObjectVersion); 6] = [
    ("gfx803", CodeObjectVersion::V2),
    ("gfx900", CodeObjectVersion::V2),
    ("gfx906", CodeObjectVersion::V3),
    ("gfx810", CodeObjectVersion::V2),
    ("gfx906:sramecc-:xnack-", CodeObjectVersion::V2),
    ("gfx803", CodeObjectVersion::V3),
];

/// Those of the everyday run.
const USUAL: usize = 3;

fn ways() -> &'static [(&'static str, CodeObjectVersion)] {
    match full() {
        true => &WAYS,
        false => &WAYS[..USUAL],
    }
}

/// Options for a way.
fn options_for(processor: &str, version: CodeObjectVersion, output: OutputKind) -> Options {
    Options {
        code_object: Some(version),
        ..options(processor, Level::O2, output)
    }
}

/// Does the file read implicit arguments? Their places are those of one version, clang's choice.
fn has_implicit_arguments(kernel: &str, form: Form) -> bool {
    let path = amdgpuc_tests::kernels::ir_path(kernel, form);
    let text = std::fs::read_to_string(path).expect("the file is there");
    text.contains("call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr")
}

/// Runs all cases of a kernel.
fn run(kernel: &str, cases: &[Case], form: Form, options: &Options) -> Result<(), String> {
    let code = support::compile(kernel, form, options)?.bytes;
    let object = CodeObject::load(&code).map_err(|e| e.to_string())?;
    let version = options.code_object.map(CodeObjectVersion::number);
    assert_eq!(Some(object.version()), version);
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    cases.iter().try_for_each(|case| {
        let outcome = run_case_on(&mut device, module, case)?;
        case.check(&outcome.buffers)
    })
}

#[test]
fn every_kernel_runs() {
    for &(processor, version) in ways() {
        let mut work = Vec::new();
        for (name, cases) in cases_by_kernel() {
            for (form, level) in [(Form::O2, Level::O2), (Form::O0, Level::O0)] {
                if !has_implicit_arguments(name, form) {
                    work.push((name, cases.clone(), form, level));
                }
            }
        }
        let failures = for_each(&work, |(name, cases, form, level)| {
            let options = Options {
                opt: *level,
                ..options_for(processor, version, OutputKind::Linked)
            };
            run(name, cases, *form, &options).map_err(|e| format!("{name} {level:?}: {e}"))
        });
        println!(
            "{processor}, version {}: {} kernels, {} failures",
            version.number(),
            work.len(),
            failures.len()
        );
        assert!(failures.is_empty(), "{processor}:\n{}", failures.join("\n"));
    }
}
