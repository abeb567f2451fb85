//! Runs test kernels on the reference interpreter.

use crate::kernels::{Arg, Case};
use ir::Module;
use ir::interp::{ArgValue, Interp, LaunchConfig, Memory, Stats};

/// What a launch left behind.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Contents of the case's buffers.
    pub buffers: Vec<Vec<u8>>,
    /// Steps and work-items.
    pub stats: Stats,
}

/// Runs a case on a module that has its kernel.
///
/// # Errors
/// What stopped the execution, in words.
pub fn run_case(module: &Module, case: &Case) -> Result<Outcome, String> {
    let kernel = module
        .function_by_name(case.kernel)
        .ok_or_else(|| format!("no kernel '{}'", case.kernel))?;
    let mut memory = Memory::new();
    let addresses: Vec<u64> = case.buffers().map(|b| memory.alloc(&b.init)).collect();
    let segment = case.kernarg(&addresses, 0);
    let args: Vec<ArgValue> = case
        .args
        .iter()
        .zip(case.kernarg_layout())
        .map(|(arg, (offset, size))| match arg {
            Arg::Lds(size) => ArgValue::Local { size: *size },
            _ => ArgValue::Bytes(segment[offset..offset + size].to_vec()),
        })
        .collect();
    let config = LaunchConfig {
        grid: case.grid,
        workgroup: case.workgroup,
        ..LaunchConfig::linear(1, 1)
    };
    let stats = Interp::new(module)
        .launch(kernel, &config, &args, &mut memory)
        .map_err(|error| format!("{}: {error}", case.name))?;
    let mut buffers = Vec::new();
    for (buffer, &address) in case.buffers().zip(&addresses) {
        let bytes = memory
            .read(address, buffer.init.len())
            .map_err(|fault| fault.message)?;
        buffers.push(bytes.to_vec());
    }
    Ok(Outcome { buffers, stats })
}
