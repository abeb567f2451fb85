//! Scalar loads, releases and writes (`memory_order/kernels.ll`): which loads are scalar, what
//! waits for them, and that results are llc's, without an error in strict mode.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::llc;
use emu::{CodeObject, Device, LaunchConfig, Mode, Races};
use std::path::{Path, PathBuf};

/// How the load of the data is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Load {
    /// By a scalar load, which is complete before the first vector store or atomic.
    ScalarThenWait,
    /// By a vector load: something before it may have changed what the scalar cache holds.
    Vector,
    /// There is none, or it does not matter.
    Any,
}

/// Kernels, each named after what it showed.
const KERNELS: &[(&str, Load)] = &[
    ("release_store", Load::ScalarThenWait),
    ("release_rmw", Load::ScalarThenWait),
    ("release_fence", Load::ScalarThenWait),
    ("release_in_another_block", Load::ScalarThenWait),
    ("overwritten", Load::ScalarThenWait),
    ("after_acquire", Load::Vector),
    ("after_acquire_in_callee", Load::Vector),
    ("after_store", Load::Vector),
    ("local_fence", Load::Any),
    ("dpp_old", Load::Any),
];

const PROCESSORS: [&str; 5] = ["gfx900", "gfx906", "gfx908", "gfx90a", "gfx942"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/memory_order/kernels.ll")
}

fn compile(processor: &str, level: Level, output: OutputKind) -> Vec<u8> {
    let text = std::fs::read(source()).expect("the kernels' text");
    let source = SourceFile {
        name: "kernels.ll",
        text: &text,
    };
    let mut options = support::options(processor, level, output);
    options.verify = amdgpuc::Verify::EachPass;
    let compiled = amdgpuc::compile(&source, &options);
    compiled
        .unwrap_or_else(|errors| panic!("{}", errors[0].render(&source)))
        .bytes
}

/// Instructions of a kernel in assembly.
fn instructions<'a>(text: &'a str, kernel: &str) -> Vec<&'a str> {
    let label = format!("{kernel}:");
    let lines = text.lines().skip_while(|l| !l.starts_with(&label)).skip(1);
    let body = lines.take_while(|l| !l.contains("s_endpgm"));
    body.map(str::trim)
        .filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()))
        .collect()
}

/// What is wrong with a kernel's load of the data.
fn wrong_load(insts: &[&str], load: Load) -> Option<&'static str> {
    let vector = insts
        .iter()
        .any(|i| i.starts_with("global_load_dword") && !i.contains("glc"));
    let scalar = insts.iter().rposition(|i| i.starts_with("s_load_dword "));
    let writes = |i: &&str| i.starts_with("global_store") || i.starts_with("global_atomic");
    match (load, scalar) {
        (Load::Any, _) => None,
        (Load::Vector, _) => (!vector).then_some("the load is not a vector load"),
        (Load::ScalarThenWait, Some(at)) if !vector => {
            let between = insts[at..].iter().take_while(|i| !writes(i));
            let mut waits = between.filter(|i| i.starts_with("s_waitcnt"));
            let done = waits.any(|i| i.contains("lgkmcnt(0)"));
            (!done).then_some("a write does not wait for the scalar load")
        }
        (Load::ScalarThenWait, _) => Some("the load is not a scalar load"),
    }
}

#[test]
fn writes_wait_for_scalar_loads_and_what_may_have_changed_is_loaded_by_vectors() {
    for processor in PROCESSORS {
        let text = compile(processor, Level::O2, OutputKind::Assembly);
        let text = String::from_utf8(text).expect("text");
        for (kernel, load) in KERNELS {
            let insts = instructions(&text, kernel);
            let wrong = wrong_load(&insts, *load);
            assert_eq!(wrong, None, "{processor}, {kernel}:\n{}", insts.join("\n"));
        }
    }
}

#[test]
fn a_fence_of_local_memory_does_not_wait_for_stores_to_global_memory() {
    for processor in PROCESSORS {
        let text = compile(processor, Level::O2, OutputKind::Assembly);
        let text = String::from_utf8(text).expect("text");
        let insts = instructions(&text, "local_fence");
        let waits = insts.iter().any(|i| i.contains("vmcnt"));
        let invalidates = insts.iter().any(|i| i.starts_with("buffer_"));
        assert!(!waits && !invalidates, "{processor}:\n{}", insts.join("\n"));
    }
}

/// Runs all kernels in strict mode; what the buffers hold afterwards.
fn run(code: &[u8]) -> Vec<Vec<u8>> {
    let object = CodeObject::load(code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("room");
    let mut results = Vec::new();
    for (kernel, _) in KERNELS {
        let numbers: Vec<u8> = (0..=255).collect();
        let buffers = [0; 3].map(|_| device.alloc_with(&numbers).expect("room"));
        // Lanes of a wave write the same place on purpose.
        let config = LaunchConfig::linear(64, 64)
            .with_mode(Mode::Strict)
            .with_races(Races::Ignore);
        let done = device.launch(module, kernel, config, &buffers.map(Into::into));
        done.unwrap_or_else(|e| panic!("{kernel}: {e}"));
        results.extend(buffers.map(|b| device.read_buffer(b).unwrap_or_default()));
    }
    results
}

#[test]
fn results_are_llcs_and_strict_mode_has_nothing_to_say() {
    for processor in PROCESSORS {
        let theirs =
            llc::code_object_at(&source(), processor, "-O2").expect("llc takes the kernels");
        let Some(theirs) = theirs.done() else {
            return;
        };
        let theirs = run(&theirs);
        for level in [Level::O0, Level::O2] {
            let ours = run(&compile(processor, level, OutputKind::Linked));
            assert_eq!(ours, theirs, "{processor}, {level:?}");
        }
    }
}
