//! Strict mode: for each kind of error a kernel that has it, and its near miss that has not.

#[path = "../common/mod.rs"]
mod common;
mod early;
mod later;
mod order;
mod undefined;
mod waits;

use common::{Kernel, assemble};
use emu::{
    CodeObject, Decides, Device, Fault, FaultKind, KernelArg, LaunchConfig, LaunchError, Mode,
    Races, Use, Violation,
};

/// A launch in strict mode: the input buffer has 256 dwords of ones, the output as many.
fn run_on(
    processor: &str,
    kernel: Kernel,
    config: LaunchConfig,
) -> Option<Result<(), LaunchError>> {
    let code = assemble(processor, &[kernel])?;
    let object = CodeObject::load(&code).expect("a code object of llvm-mc and lld");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits the device");
    let input = device.alloc_with(&[1; 1024]).expect("room");
    let output = device.alloc(1024).expect("room");
    let args: [KernelArg; 2] = [input.into(), output.into()];
    let config = config
        .with_mode(Mode::Strict)
        .with_instruction_limit(1_000_000);
    Some(device.launch(module, "k0", config, &args).map(|_| ()))
}

fn run(kernel: Kernel, config: LaunchConfig) -> Option<Result<(), LaunchError>> {
    run_on("gfx906", kernel, config)
}

fn one_wave() -> LaunchConfig {
    LaunchConfig::linear(64, 64)
}

/// Two waves in a work-group.
fn two_waves() -> LaunchConfig {
    LaunchConfig::linear(128, 128)
}

fn fault(result: Result<(), LaunchError>, what: &str) -> Fault {
    match result {
        Err(LaunchError::Fault(fault)) => *fault,
        other => panic!("{what}: a fault was expected, not {other:?}"),
    }
}

fn violation(result: Result<(), LaunchError>, what: &str) -> Violation {
    match fault(result, what).kind {
        FaultKind::Strict(violation) => violation,
        other => panic!("{what}: a violation was expected, not {other}"),
    }
}

/// Loads the input's address to s[2:3] and the output's to s[4:5]; v1 is four times the work-item.
const BEGIN: &str = "s_load_dwordx4 s[4:7], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\n\
                     s_waitcnt lgkmcnt(0)\ns_mov_b64 s[2:3], s[4:5]\ns_mov_b64 s[4:5], s[6:7]\n";

/// Text with the error, text without.
fn pair(bad: &str, good: &str, config: LaunchConfig, lds: u32, check: fn(&Violation) -> bool) {
    let kernel = |text: &str| Kernel::new(format!("{BEGIN}{text}")).with_lds(lds);
    if let Some(result) = run(kernel(bad), config) {
        let violation = violation(result, bad);
        assert!(check(&violation), "{bad}\n{violation}");
    }
    if let Some(result) = run(kernel(good), config) {
        assert_eq!(result, Ok(()), "{good}");
    }
}

fn wait(violation: &Violation) -> bool {
    matches!(violation, Violation::MissingWait { .. })
}

fn overwrites(violation: &Violation) -> bool {
    matches!(
        violation,
        Violation::MissingWait {
            usage: Use::Overwritten,
            ..
        }
    )
}

fn hazard(violation: &Violation) -> bool {
    matches!(violation, Violation::Hazard { .. })
}

fn race(violation: &Violation) -> bool {
    matches!(violation, Violation::Race { .. })
}

#[test]
fn a_report_names_place_and_producer() {
    let text = "global_load_dword v2, v1, s[2:3]\nv_add_u32 v3, v2, v2";
    let Some(result) = run(Kernel::new(format!("{BEGIN}{text}")), one_wave()) else {
        return;
    };
    let fault = fault(result, text);
    let said = fault.to_string();
    for part in [
        "v2 is read",
        "global_load_dword v2, v1, s[2:3]",
        "kernel 'k0'",
        "work-group (0, 0, 0)",
        "wave 0",
        "v_add_u32_e32 v3, v2, v2",
        "vmcnt",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    assert!(fault.code_address.is_some());
}

#[test]
fn plain_mode_reports_nothing() {
    let text = "global_load_dword v2, v1, s[2:3]\nv_add_u32 v3, v2, v2";
    let Some(code) = assemble("gfx906", &[Kernel::new(format!("{BEGIN}{text}"))]) else {
        return;
    };
    assert!(common::launch(&code, 0, one_wave(), &[0; 64], 64).is_ok());
}

#[test]
fn alignment() {
    let misaligned = |v: &Violation| matches!(v, Violation::Misaligned { .. });
    let of = |offset: u32| {
        let fill = "v_mov_b32 v2, 0\nv_mov_b32 v3, 0\nds_write_b64 v2, v[2:3]\n";
        format!("{fill}s_mov_b64 exec, 1\nds_add_u32 v2, v3 offset:{offset}")
    };
    pair(&of(2), &of(4), one_wave(), 8, misaligned);
    let of = |offset: u32| {
        format!("s_add_u32 s8, s2, {offset}\ns_mov_b32 s9, s3\ns_load_dword s10, s[8:9], 0x0")
    };
    pair(&of(2), &of(4), one_wave(), 0, misaligned);
}

#[test]
fn waits_tell_what_they_were_good_for() {
    let text =
        format!("{BEGIN}global_load_dword v2, v1, s[2:3]\ns_waitcnt vmcnt(0)\ns_waitcnt vmcnt(0)");
    let Some(code) = assemble("gfx906", &[Kernel::new(text)]) else {
        return;
    };
    let object = CodeObject::load(&code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let buffer = device.alloc(1024).expect("room");
    let args: [KernelArg; 2] = [buffer.into(), buffer.into()];
    let config = one_wave().with_mode(Mode::Strict);
    device.launch(module, "k0", config, &args).expect("it runs");
    let loads: Vec<[u64; 2]> = device.wait_uses().iter().map(|w| w.loads).collect();
    assert_eq!(loads, [[0, 1], [1, 0], [0, 0]]);
}
