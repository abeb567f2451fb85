//! NT_AMDGPU_METADATA: what the runtime is told of a module's kernels.
//!
//! Sources: specification, "Code Object V3 Metadata"; AMDGPUUsage of LLVM 22, "Code Object V4
//! Metadata", "Code Object V5 Metadata".

use crate::descriptor;
use crate::error::ModuleError;
use crate::module::{ArgDesc, KernelDesc, ModuleInput};
use crate::resources::Resources;
use codeobj::metadata::Value;
use isa::CodeObjectVersion;

/// The metadata of a module.
///
/// # Errors
///
/// If a kernel has no function.
pub fn metadata(input: &ModuleInput, version: CodeObjectVersion) -> Result<Value, ModuleError> {
    let kernels: Result<Vec<Value>, ModuleError> =
        input.kernels.iter().map(|k| kernel(k, input)).collect();
    let mut entries = vec![
        ("amdhsa.kernels", Value::Seq(kernels?)),
        (
            "amdhsa.version",
            Value::numbers(&version.metadata_version()),
        ),
    ];
    // "Code Object V4 Metadata": it came with this version.
    if version >= CodeObjectVersion::V4 {
        let target = format!("amdgcn-amd-amdhsa--{}", input.machine.target().target_id());
        entries.push(("amdhsa.target", Value::Str(target.into())));
    }
    if !input.printf.is_empty() {
        let formats = input.printf.iter().map(|f| f.as_str().into()).collect();
        entries.push(("amdhsa.printf", Value::Seq(formats)));
    }
    Ok(Value::map(entries))
}

fn kernel(kernel: &KernelDesc, input: &ModuleInput) -> Result<Value, ModuleError> {
    let used = input.resources(kernel)?;
    let machine = &input.machine;
    // Nearly in the order of the keys, in which a map has them.
    let mut entries: Vec<(&'static str, Value)> = Vec::with_capacity(KERNEL_ENTRIES);
    entries.extend(acc_vgpr_count(&used, machine));
    if !kernel.args.is_empty() {
        let args = kernel.args.iter().map(argument).collect();
        entries.push((".args", Value::Seq(args)));
    }
    entries.extend([
        (".group_segment_fixed_size", kernel.lds_size.into()),
        (".kernarg_segment_align", kernel.kernarg_align.max(4).into()),
        (".kernarg_segment_size", kernel.kernarg_size.into()),
    ]);
    source_entries(kernel, &mut entries);
    entries.extend([
        (
            ".max_flat_workgroup_size",
            kernel.max_flat_workgroup_size.into(),
        ),
        (".name", kernel.name.as_str().into()),
        (
            ".private_segment_fixed_size",
            descriptor::private_segment_size(&used).into(),
        ),
        (
            ".sgpr_count",
            u32::from(descriptor::sgpr_count(&used, machine)).into(),
        ),
        (".sgpr_spill_count", kernel.sgpr_spills.into()),
        (".symbol", Value::Str(format!("{}.kd", kernel.name).into())),
    ]);
    if input.platform.version() >= Some(CodeObjectVersion::V5) {
        if kernel.uniform_work_group_size {
            entries.push((".uniform_work_group_size", 1.into()));
        }
        entries.push((".uses_dynamic_stack", used.dynamic_stack.into()));
    }
    entries.extend([
        (
            ".vgpr_count",
            u32::from(descriptor::vgpr_count(&used, machine)).into(),
        ),
        (".vgpr_spill_count", kernel.vgpr_spills.into()),
        (".wavefront_size", machine.wave().lanes().into()),
    ]);
    Ok(Value::map(entries))
}

/// The entry for AccVGPRs, where the processor has them.
pub(crate) fn acc_vgpr_count(
    used: &Resources,
    machine: &isa::Machine,
) -> Option<(&'static str, Value)> {
    let has_some = machine.processor().has(isa::Feature::Mai);
    has_some.then(|| (".agpr_count", u32::from(used.agprs).into()))
}

/// What only the source tells.
fn source_entries(kernel: &KernelDesc, entries: &mut Vec<(&'static str, Value)>) {
    let sizes = [
        (".reqd_workgroup_size", kernel.reqd_workgroup_size),
        (".workgroup_size_hint", kernel.workgroup_size_hint),
    ];
    for (key, size) in sizes {
        entries.extend(size.map(|s| (key, Value::numbers(&s))));
    }
    let groups = [
        ".max_num_workgroups_x",
        ".max_num_workgroups_y",
        ".max_num_workgroups_z",
    ];
    for (key, most) in groups.into_iter().zip(kernel.max_groups) {
        entries.extend(most.map(|n| (key, n.into())));
    }
    let texts = [
        (".vec_type_hint", kernel.vec_type_hint.as_deref()),
        (".language", kernel.language.as_deref()),
        (".kind", kernel.kind),
        (
            ".device_enqueue_symbol",
            kernel.device_enqueue_symbol.as_deref(),
        ),
    ];
    for (key, text) in texts {
        entries.extend(text.map(|t| (key, t.into())));
    }
    let version = kernel.language_version;
    entries.extend(version.map(|v| (".language_version", Value::numbers(&v))));
}

/// A text that is part of this program.
fn fixed(text: &'static str) -> Value {
    Value::Str(text.into())
}

/// Entries of an argument for which room is made beforehand.
const ARGUMENT_ENTRIES: usize = 8;

/// The same of a kernel.
const KERNEL_ENTRIES: usize = 24;

fn argument(arg: &ArgDesc) -> Value {
    // In the order of the keys, in which a map has them.
    let mut entries: Vec<(&'static str, Value)> = Vec::with_capacity(ARGUMENT_ENTRIES);
    let texts = [
        (".access", arg.access),
        (".actual_access", arg.actual_access),
        (".address_space", arg.address_space),
    ];
    for (key, text) in texts {
        entries.extend(text.map(|text| (key, fixed(text))));
    }
    let flags = [
        (".is_const", arg.is_const),
        (".is_pipe", arg.is_pipe),
        (".is_restrict", arg.is_restrict),
        (".is_volatile", arg.is_volatile),
    ];
    for (key, _) in flags.into_iter().filter(|f| f.1) {
        entries.push((key, true.into()));
    }
    entries.extend(arg.name.as_deref().map(|name| (".name", name.into())));
    entries.push((".offset", arg.offset.into()));
    entries.extend(arg.pointee_align.map(|a| (".pointee_align", a.into())));
    entries.push((".size", arg.size.into()));
    entries.extend(arg.type_name.as_deref().map(|t| (".type_name", t.into())));
    entries.push((".value_kind", fixed(arg.value_kind)));
    Value::map(entries)
}
