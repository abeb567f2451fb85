//! The registers of kernels' starts in a section or note of the file, outside of amdhsa.
//!
//! Sources: what llc-22 writes for `amdgcn--` and `amdgcn-mesa-mesa3d`; "compute_pgm_rsrc1" and
//! "compute_pgm_rsrc2" of AMDGPUUsage for the bits, the register's addresses from the drivers that
//! write them (`R_00B848_COMPUTE_PGM_RSRC1` and its neighbours).

use crate::descriptor;
use crate::error::ModuleError;
use crate::module::{KernelDesc, ModuleInput};
use isa::{Platform, VgprFile};

/// Name of the section.
pub const SECTION: &str = ".AMDGPU.config";

/// `COMPUTE_PGM_RSRC1`, `COMPUTE_PGM_RSRC2`, `COMPUTE_TMPRING_SIZE`: byte addresses of registers.
const RSRC1: u32 = 0xb848;
const RSRC2: u32 = 0xb84c;
const TMPRING_SIZE: u32 = 0xb860;

/// Numbers of spilled registers, which are no registers themselves.
const SPILLED_SGPRS: u32 = 4;
const SPILLED_VGPRS: u32 = 8;

/// First bit of `COMPUTE_TMPRING_SIZE.WAVESIZE`, and bytes of its units.
const WAVESIZE: u32 = 12;
const WAVESIZE_UNIT: u32 = 1024;

/// First bit of `compute_pgm_rsrc2.GRANULATED_LDS_SIZE`.
const LDS_SIZE: u32 = 15;

/// Where the registers are in a descriptor.
const WORDS: [usize; 2] = [48, 52];

/// `COMPUTE_PGM_RSRC1` and `COMPUTE_PGM_RSRC2` of a kernel, LDS included: no packet processor adds
/// it.
///
/// # Errors
///
/// As [`descriptor::descriptor`].
pub fn registers(kernel: &KernelDesc, input: &ModuleInput) -> Result<[u32; 2], ModuleError> {
    let bytes = descriptor::descriptor(kernel, input)?;
    let word = |at: usize| {
        let word = bytes[at..at + 4].iter().rev();
        word.fold(0u32, |n, &b| n << 8 | u32::from(b))
    };
    let [rsrc1, rsrc2] = WORDS.map(word);
    let lds = kernel.lds_size.div_ceil(input.machine.facts().lds_unit);
    Ok([rsrc1, rsrc2 | lds << LDS_SIZE])
}

/// The words of a function in the section: pairs of register and value, which are zero of what is
/// no kernel. None where the platform has no such section.
///
/// # Errors
///
/// As [`registers`]; [`ModuleError::AccVgprs`].
pub fn words(kernel: Option<&KernelDesc>, input: &ModuleInput) -> Result<Vec<u32>, ModuleError> {
    if !matches!(input.platform, Platform::Mesa3d | Platform::Bare) {
        return Ok(Vec::new());
    }
    let keys = [RSRC1, RSRC2, TMPRING_SIZE, SPILLED_SGPRS, SPILLED_VGPRS];
    let mut values = [0; 5];
    if let Some(kernel) = kernel {
        let used = input.resources(kernel)?;
        // Where they begin is in `COMPUTE_PGM_RSRC3`, which the section does not have.
        if used.agprs > 0 && input.machine.facts().vgpr_file == VgprFile::Unified {
            return Err(ModuleError::AccVgprs(kernel.name.clone()));
        }
        let [rsrc1, rsrc2] = registers(kernel, input)?;
        let lanes = input.machine.wave().lanes();
        let scratch = descriptor::private_segment_size(&used);
        let wave = (scratch * lanes).div_ceil(WAVESIZE_UNIT) << WAVESIZE;
        values = [rsrc1, rsrc2, wave, kernel.sgpr_spills, kernel.vgpr_spills];
    }
    let pairs = keys.into_iter().zip(values);
    Ok(pairs.flat_map(|(key, value)| [key, value]).collect())
}

/// The section's bytes: of all functions, in the order of their code.
pub(crate) fn section(input: &ModuleInput) -> Result<Vec<u8>, ModuleError> {
    let mut bytes = Vec::new();
    for function in &input.functions {
        let mut kernels = input.kernels.iter();
        let kernel = kernels.find(|k| k.name == function.code.name);
        let words = words(kernel, input)?.into_iter();
        bytes.extend(words.flat_map(u32::to_le_bytes));
    }
    Ok(bytes)
}
