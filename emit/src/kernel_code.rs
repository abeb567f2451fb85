//! `amd_kernel_code_t` of a kernel.
//!
//! Source: AMDGPUUsage, ".amd_kernel_code_t", "compute_pgm_rsrc1", "compute_pgm_rsrc2"; what is in
//! its fields is what is in a kernel descriptor's, whose registers have the same places.

use crate::descriptor;
use crate::error::ModuleError;
use crate::module::{KernelDesc, ModuleInput};
use codeobj::kernel_code::{Field, KernelCode};

/// Where `compute_pgm_rsrc1`, `compute_pgm_rsrc2` and the code properties are in descriptor and
/// structure alike.
const SHARED: std::ops::Range<usize> = 48..58;

/// Scratch is swizzled in elements of 4 bytes (`AMD_ELEMENT_4_BYTES`).
const ELEMENT_4_BYTES: i64 = 1;

/// Least alignment of the kernel arguments that the runtime keeps, as a power of two.
const KERNARG_ALIGN: u32 = 4;

/// The structure of a kernel.
///
/// # Errors
///
/// As [`descriptor::descriptor`].
pub fn kernel_code(kernel: &KernelDesc, input: &ModuleInput) -> Result<KernelCode, ModuleError> {
    let descriptor = descriptor::descriptor(kernel, input)?;
    let (used, machine) = (input.resources(kernel)?, &input.machine);
    let target = machine.target();
    let mut code = KernelCode::new(target, target.processor.isa_version());
    code.bytes_mut()[SHARED].copy_from_slice(&descriptor[SHARED]);
    let align = kernel.kernarg_align.max(1).ilog2().max(KERNARG_ALIGN);
    let fields = [
        (Field::PrivateElementSize, ELEMENT_4_BYTES),
        (Field::IsPtr64, 1),
        (Field::IsDynamicCallstack, used.dynamic_stack.into()),
        (Field::IsXnackEnabled, target.xnack.may_be_on().into()),
        (
            Field::PrivateSegmentBytes,
            descriptor::private_segment_size(&used).into(),
        ),
        (Field::GroupSegmentBytes, kernel.lds_size.into()),
        (Field::KernargSegmentBytes, kernel.kernarg_size.into()),
        (
            Field::WavefrontSgprs,
            descriptor::sgpr_count(&used, machine).into(),
        ),
        (
            Field::WorkitemVgprs,
            descriptor::vgpr_count(&used, machine).into(),
        ),
        (Field::KernargAlignment, align.into()),
    ];
    for (field, value) in fields {
        code.set(field, value);
    }
    Ok(code)
}
