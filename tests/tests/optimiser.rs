//! The optimisation passes: kernels and random programs still compute the same after each stage,
//! the verifier accepts what each pass leaves, and legal IR stays legal.
//!
//! `AMDGPUC_EACH_PASS=1` runs the programs after each pass, to see which one breaks them.
//! `AMDGPUC_SEEDS=first..last` runs other random programs.

use amdgpuc_tests::interpret::run_case;
use amdgpuc_tests::kernels::{self, Case, cases_by_kernel, ir_path};
use amdgpuc_tests::random::{Choice, Config, Program, generate};
use ir::interp::{ArgValue, Interp, LaunchConfig, Memory};
use ir::{Module, SourceFile};
use lower::LowerTarget;
use lower::analysis::WaveShape;
use lower::opt::normalise::check::check as check_normal;
use lower::opt::{OptLevel, Stage, pipeline, run_pass, waiting};

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

/// What is wrong with a module.
fn verify(module: &Module, what: &str) -> Result<(), String> {
    ir::verifier::verify_module(module).map_err(|errors| {
        let text = ir::printer::print_module(module);
        let errors: Vec<_> = errors.iter().map(|e| e.message.as_str()).collect();
        format!("{what}: {}\n{text}", errors.join("\n"))
    })
}

/// Runs a case on IR before legalisation.
fn run_source(module: &Module, case: &Case) -> Result<(), String> {
    case.check(&run_case(module, case)?.buffers)
}

/// Runs a case on legal IR: the arguments are one block of memory.
fn run_legal(module: &Module, case: &Case, static_lds: u32) -> Result<(), String> {
    let kernel = module
        .function_by_name(case.kernel)
        .ok_or_else(|| format!("no kernel '{}'", case.kernel))?;
    let mut memory = Memory::new();
    let addresses: Vec<u64> = case.buffers().map(|b| memory.alloc(&b.init)).collect();
    let config = LaunchConfig {
        grid: case.grid,
        workgroup: case.workgroup,
        dynamic_lds: case.dynamic_lds(),
        ..LaunchConfig::linear(1, 1)
    };
    let segment = ArgValue::Bytes(case.kernarg(&addresses, static_lds));
    Interp::new(module)
        .launch(kernel, &config, &[segment], &mut memory)
        .map_err(|e| format!("{}: {e}", case.name))?;
    let mut buffers = Vec::new();
    for (buffer, &address) in case.buffers().zip(&addresses) {
        let bytes = memory.read(address, buffer.init.len());
        buffers.push(bytes.map_err(|fault| fault.message)?.to_vec());
    }
    case.check(&buffers)
}

/// Runs a pipeline, the verifier after each pass, and with `AMDGPUC_EACH_PASS` also the cases.
fn run_pipeline(
    module: &mut Module,
    stage: Stage,
    level: OptLevel,
    cases: &mut dyn FnMut(&Module) -> Result<(), String>,
) -> Result<(), String> {
    let each = std::env::var_os("AMDGPUC_EACH_PASS").is_some();
    for pass in pipeline(stage, level) {
        let before = each.then(|| ir::printer::print_module(module));
        run_pass(pass, stage, LowerTarget::GFX906.abilities, module);
        verify(module, pass.name)?;
        if let Some(before) = before {
            cases(module).map_err(|e| {
                let after = ir::printer::print_module(module);
                format!("after {}: {e}\n{before}\n=> \n{after}", pass.name)
            })?;
        }
    }
    cases(module)
}

/// What has to come first: values that are read where their lanes wait are computed where they
/// were.
fn keep_waiting_lanes(module: &mut Module) -> Result<(), String> {
    for func in module.functions.values_mut().filter(|f| f.is_defined()) {
        waiting::run(&mut module.ctx, func, WaveShape { lanes: 64 });
    }
    verify(module, "waiting lanes")
}

/// Optimises, legalises, optimises; runs the cases after each of these.
fn check_module(module: &mut Module, cases: &[Case], level: OptLevel) -> Result<(), String> {
    keep_waiting_lanes(module)?;
    run_pipeline(module, Stage::Source, level, &mut |m| {
        cases.iter().try_for_each(|c| run_source(m, c))
    })?;
    let describe = |errors: Vec<ir::Diagnostic>| {
        let all: Vec<_> = errors.into_iter().map(|e| e.message).collect();
        all.join("\n")
    };
    let info = lower::legalise(module, &LowerTarget::GFX906).map_err(describe)?;
    verify(module, "legalisation")?;
    run_pipeline(module, Stage::Legal, level, &mut |m| {
        cases.iter().try_for_each(|c| {
            let kernel = m.function_by_name(c.kernel).ok_or("no kernel")?;
            run_legal(m, c, info.lds.static_size(kernel))
        })
    })?;
    lower::legal::check::check_module(module, lower::LowerTarget::GFX906.abilities.scratch)
        .map_err(describe)?;
    for func in module.functions.values().filter(|f| f.is_defined()) {
        check_normal(func).map_err(describe)?;
    }
    Ok(())
}

fn check_kernels(clang: kernels::OptLevel, level: OptLevel) {
    let by_kernel = cases_by_kernel();
    let mut failures = Vec::new();
    for (kernel, cases) in &by_kernel {
        let mut module = read(kernel, clang);
        if let Err(e) = check_module(&mut module, cases, level) {
            failures.push(format!("{kernel}: {e}"));
        }
    }
    assert!(!by_kernel.is_empty());
    assert!(failures.is_empty(), "{clang:?}:\n{}", failures.join("\n"));
}

#[test]
fn optimised_kernels_of_o2_compute_the_same() {
    check_kernels(kernels::OptLevel::O2, OptLevel::O2);
}

#[test]
fn optimised_kernels_of_o0_compute_the_same() {
    check_kernels(kernels::OptLevel::O0, OptLevel::O2);
}

#[test]
fn kernels_compute_the_same_without_optimisation() {
    check_kernels(kernels::OptLevel::O0, OptLevel::O0);
}

fn check_random(config: impl Fn(u64) -> Config, default: std::ops::Range<u64>) {
    let seeds = match std::env::var("AMDGPUC_SEEDS") {
        Ok(range) => {
            let (first, last) = range.split_once("..").expect("first..last");
            first.parse().expect("a number")..last.parse().expect("a number")
        }
        Err(_) => default,
    };
    let mut failures = Vec::new();
    for seed in seeds {
        let Program {
            mut module, case, ..
        } = generate(seed, &config(seed))
            .expect()
            .expect("the generator makes defined programs");
        if let Err(e) = check_module(&mut module, &[case], OptLevel::O2) {
            failures.push(format!("seed {seed}: {e}"));
        }
    }
    assert!(
        failures.is_empty(),
        "{} fail\n{}",
        failures.len(),
        failures.join("\n")
    );
}

#[test]
fn random_programs_compute_the_same() {
    check_random(Config::of_seed, 0..40);
}

#[test]
fn random_irreducible_programs_compute_the_same() {
    let config = |_| Config {
        irreducible: Choice::On,
        ..Config::control_flow()
    };
    check_random(config, 1000..1020);
}
