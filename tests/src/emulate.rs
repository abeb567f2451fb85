//! Runs test kernels on the emulator.

use crate::kernels::{Arg, Case};
use emu::{CodeObject, Device, KernelArg, LaunchConfig, Module, Stats};

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

/// More than any case needs of any compiler: what goes on longer does not end.
const INSTRUCTION_LIMIT: u64 = 20_000_000;

/// Runs a case on a loaded module.
///
/// # Errors
/// What stopped the execution, in words.
pub fn run_case_on(device: &mut Device, module: Module, case: &Case) -> Result<Outcome, String> {
    let mut buffers = Vec::new();
    for buffer in case.buffers() {
        let place = device.alloc_with(&buffer.init);
        buffers.push(place.ok_or_else(|| format!("{}: out of memory", case.name))?);
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
    let stats = device
        .launch(module, case.kernel, config, &args)
        .map_err(|e| format!("{}: {e}", case.name))?;
    let read = buffers
        .iter()
        .map(|&b| device.read_buffer(b).ok_or("a buffer is gone".to_string()))
        .collect::<Result<_, _>>()?;
    for buffer in buffers {
        device.free(buffer);
    }
    Ok(Outcome {
        buffers: read,
        stats,
    })
}
