//! Runs test kernels on the emulator.

use crate::kernels::{Arg, Case};
use emu::{CodeObject, Device, KernelArg, LaunchConfig, LaunchError, Mode, Module, Races, Stats};

/// What a launch left behind.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Contents of the case's buffers.
    pub buffers: Vec<Vec<u8>>,
    /// What was executed.
    pub stats: Stats,
}

/// Runs a case on a code object that has its kernel.
///
/// # Errors
/// What stopped the execution, in words.
pub fn run_case(code: &[u8], case: &Case) -> Result<Outcome, String> {
    let object = CodeObject::load(code).map_err(|e| format!("{}: {e}", case.name))?;
    let mut device = Device::new(object.target());
    let module = device
        .load(&object)
        .map_err(|e| format!("{}: {e}", case.name))?;
    run_case_on(&mut device, module, case)
}

/// The same in strict mode.
///
/// # Errors
/// What stopped the execution, in words.
pub fn run_strictly(code: &[u8], case: &Case) -> Result<Outcome, String> {
    run_strictly_with(code, case, Races::Report)
}

/// The same, with another treatment of data races.
///
/// # Errors
/// What stopped the execution, in words.
pub fn run_strictly_with(code: &[u8], case: &Case, races: Races) -> Result<Outcome, String> {
    let said = |e: &dyn std::fmt::Display| format!("{}: {e}", case.name);
    let object = CodeObject::load(code).map_err(|e| said(&e))?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| said(&e))?;
    let strict = |config: LaunchConfig| config.with_mode(Mode::Strict).with_races(races);
    run_case_with(&mut device, module, case, strict).map_err(|e| said(&e))
}

/// More than any case needs of any compiler: what goes on longer does not end.
const INSTRUCTION_LIMIT: u64 = 100_000_000;

/// Runs a case on a loaded module.
///
/// # Errors
/// What stopped the execution, in words.
pub fn run_case_on(device: &mut Device, module: Module, case: &Case) -> Result<Outcome, String> {
    run_case_with(device, module, case, |config| config).map_err(|e| format!("{}: {e}", case.name))
}

/// Runs a case on a loaded module with changes to how it is launched.
///
/// # Errors
/// What stopped the execution.
pub fn run_case_with(
    device: &mut Device,
    module: Module,
    case: &Case,
    change: impl Fn(LaunchConfig) -> LaunchConfig,
) -> Result<Outcome, LaunchError> {
    let mut buffers = Vec::new();
    for buffer in case.buffers() {
        let place = device.alloc_with(&buffer.init);
        let full = || LaunchError::Resources("out of memory".to_string());
        buffers.push(place.ok_or_else(full)?);
    }
    let addresses: Vec<u64> = buffers.iter().map(|b| b.address).collect();
    let segment = case.kernarg(&addresses, 0);
    let args: Vec<KernelArg> = case
        .args
        .iter()
        .zip(case.kernarg_layout())
        .map(|(arg, (offset, size))| match arg {
            Arg::Lds(size) => KernelArg::Local(*size),
            _ => KernelArg::Bytes(segment[offset..offset + size].to_vec()),
        })
        .collect();
    let config =
        LaunchConfig::new(case.grid, case.workgroup).with_instruction_limit(INSTRUCTION_LIMIT);
    let result = device.launch(module, case.kernel, change(config), &args);
    let read = buffers
        .iter()
        .map(|&b| device.read_buffer(b).unwrap_or_default())
        .collect();
    for buffer in buffers {
        device.free(buffer);
    }
    let stats = result?;
    Ok(Outcome {
        buffers: read,
        stats,
    })
}
