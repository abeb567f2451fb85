//! Control that never returns (`never_returns/kernels.ll`): traps, endless loops, `unreachable`,
//! calls that do not come back, at any place. The wave gets there only with a lane that goes there:
//! otherwise every item has its result, and where one does, the launch ends as it must.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::llc;
use emu::{CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError};
use std::path::{Path, PathBuf};

const ITEMS: u32 = 128;
/// More than any of the kernels executes that ends.
const LIMIT: u64 = 100_000;

/// How a launch ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// All items have written ten times their number.
    Done,
    /// By `llvm.trap`.
    Trap,
    /// Not at all.
    Never,
}

/// Kernel, its argument, and what happens.
const LAUNCHES: &[(&str, u32, End)] = &[
    ("trap_last", 128, End::Done),
    ("trap_last", 127, End::Trap),
    ("trap_last", 0, End::Trap),
    ("noreturn_call", 128, End::Done),
    ("noreturn_call", 100, End::Trap),
    ("trap_in_loop", 128, End::Done),
    ("trap_in_loop", 127, End::Trap),
    ("endless_loop", 128, End::Done),
    ("endless_loop", 64, End::Never),
    ("empty_endless_loop", 128, End::Done),
    ("empty_endless_loop", 127, End::Never),
    ("two_checks", 128, End::Done),
    ("two_checks", 127, End::Never),
    ("trap_in_callee", 128, End::Done),
    ("trap_in_callee", 5, End::Trap),
    ("unreachable_default_in_callee", 0, End::Done),
    ("barrier_by_switch", 0, End::Done),
    ("all_kinds_in_callee", 128, End::Done),
    ("endless_loop_with_a_trap", 128, End::Done),
    ("endless_loop_with_a_trap", 127, End::Trap),
    ("endless_loop_in_an_arm", 128, End::Done),
    ("endless_loop_in_an_arm", 126, End::Never),
    ("busy_dead_end", 128, End::Done),
    ("uniform_trap_in_an_arm", 37, End::Done),
    ("uniform_trap_in_an_arm", 36, End::Trap),
    ("no_return_at_all", 128, End::Trap),
    ("no_return_at_all", 0, End::Never),
    ("calls_in_a_dead_end", 128, End::Done),
    ("calls_in_a_dead_end", 127, End::Trap),
    ("trap_in_loop_of_callee", 128, End::Done),
    ("trap_in_loop_of_callee", 126, End::Trap),
    ("end_of_program", 128, End::Done),
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/never_returns/kernels.ll")
}

fn compile(processor: &str, level: Level) -> Vec<u8> {
    let text = std::fs::read(source()).expect("the kernels' text");
    let source = SourceFile {
        name: "kernels.ll",
        text: &text,
    };
    let mut options = support::options(processor, level, OutputKind::Linked);
    options.verify = amdgpuc::Verify::EachPass;
    let compiled = amdgpuc::compile(&source, &options);
    compiled
        .unwrap_or_else(|errors| panic!("{}", errors[0].render(&source)))
        .bytes
}

/// Launches a kernel; how it ended, or what is wrong.
fn launch(code: &[u8], kernel: &str, n: u32) -> Result<(End, Vec<u32>), String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let out = device
        .alloc_with(&[0xff; 4 * ITEMS as usize])
        .ok_or("no memory")?;
    let config = LaunchConfig::linear(ITEMS, 64).with_instruction_limit(LIMIT);
    let end = match device.launch(module, kernel, config, &[out.into(), KernelArg::U32(n)]) {
        Ok(_) => End::Done,
        Err(LaunchError::Fault(fault)) => match fault.kind {
            FaultKind::Trap(2) => End::Trap,
            FaultKind::InstructionLimit(_) => End::Never,
            _ => return Err(fault.to_string()),
        },
        Err(error) => return Err(error.to_string()),
    };
    let bytes = device.read_buffer(out).unwrap_or_default();
    let words = bytes.chunks_exact(4);
    let words = words.map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]]));
    Ok((end, words.collect()))
}

/// What is wrong with a launch.
fn wrong(code: &[u8], kernel: &str, n: u32, wanted: End) -> Option<String> {
    let fault = match launch(code, kernel, n) {
        Err(error) => error,
        Ok((end, _)) if end != wanted => format!("{end:?} in place of {wanted:?}"),
        Ok((End::Done, words)) => {
            let (i, word) = (0..).zip(words).find(|&(i, word)| word != 10 * i)?;
            format!("item {i} has {word}")
        }
        Ok(_) => return None,
    };
    Some(format!("{kernel} with {n}: {fault}"))
}

fn check(code: &[u8]) -> Vec<String> {
    let launches = LAUNCHES.iter();
    launches
        .filter_map(|&(kernel, n, wanted)| wrong(code, kernel, n, wanted))
        .collect()
}

#[test]
fn dead_ends_are_entered_with_lanes_only() {
    let mut failures = Vec::new();
    for processor in [
        "gfx600", "gfx701", "gfx803", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942",
    ] {
        for level in [Level::O0, Level::O2] {
            let found = check(&compile(processor, level));
            failures.extend(found.iter().map(|f| format!("{processor}, {level:?}: {f}")));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The list of launches says what the code of another compiler does.
#[test]
fn llc_agrees() {
    for level in ["-O0", "-O2"] {
        let Some(code) = llc::code_object_at(&source(), "gfx906", level)
            .expect("llc takes the kernels")
            .done()
        else {
            return;
        };
        let failures = check(&code);
        assert!(failures.is_empty(), "{level}: {}", failures.join("\n"));
    }
}
