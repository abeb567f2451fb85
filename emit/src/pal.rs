//! The metadata of code objects for `amdpal`.
//!
//! Source: AMDGPUUsage, "AMDPAL", "Code Object Metadata"; llc-22 for what it fills in.

use crate::config;
use crate::descriptor;
use crate::error::ModuleError;
use crate::metadata::acc_vgpr_count;
use crate::module::{KernelDesc, ModuleInput};
use codeobj::metadata::Value;

/// `amdpal.version`: what the document describes.
const VERSION: [u32; 2] = [2, 6];

/// Offsets of `COMPUTE_PGM_RSRC1` and `COMPUTE_PGM_RSRC2`, in dwords.
const RSRC1: u32 = 0x2e12;
const RSRC2: u32 = 0x2e13;

/// The name by which a driver finds the start of a compute stage.
const ENTRY_POINT: &str = "_amdgpu_cs_main";

/// Alignment of the scratch memory of a lane.
const SCRATCH_ALIGN: u32 = 16;

/// The metadata of a module: a pipeline for each kernel.
pub(crate) fn metadata(input: &ModuleInput) -> Result<Value, ModuleError> {
    let pipelines: Result<Vec<Value>, ModuleError> =
        input.kernels.iter().map(|k| pipeline(k, input)).collect();
    Ok(Value::map(vec![
        ("amdpal.version", Value::numbers(&VERSION)),
        ("amdpal.pipelines", Value::Seq(pipelines?)),
    ]))
}

fn pipeline(kernel: &KernelDesc, input: &ModuleInput) -> Result<Value, ModuleError> {
    let (used, machine) = (input.resources(kernel)?, &input.machine);
    let scratch = descriptor::private_segment_size(&used);
    let mut stage = vec![
        (".entry_point", ENTRY_POINT.into()),
        (".entry_point_symbol", kernel.name.as_str().into()),
        (
            ".scratch_memory_size",
            scratch.next_multiple_of(SCRATCH_ALIGN).into(),
        ),
        (
            ".sgpr_count",
            u32::from(descriptor::sgpr_count(&used, machine)).into(),
        ),
        (
            ".vgpr_count",
            u32::from(descriptor::vgpr_count(&used, machine)).into(),
        ),
    ];
    // Where one file has all VGPRs, the driver knows from it where AccVGPRs begin.
    stage.extend(acc_vgpr_count(&used, machine));
    if kernel.lds_size > 0 {
        stage.push((".lds_size", kernel.lds_size.into()));
    }
    let [rsrc1, rsrc2] = config::registers(kernel, input)?;
    let registers = [(RSRC1, rsrc1), (RSRC2, rsrc2)];
    let registers = registers.map(|(register, value)| (register.into(), value.into()));
    Ok(Value::map(vec![
        (
            ".hardware_stages",
            Value::map(vec![(".cs", Value::map(stage))]),
        ),
        (".internal_pipeline_hash", Value::numbers(&[0, 0])),
        (".registers", Value::Map(registers.into())),
        (".type", "Cs".into()),
    ]))
}
