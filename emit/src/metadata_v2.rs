//! The metadata of code object version 2: YAML, with names of its own, and sizes and alignments in
//! place of offsets.
//!
//! Source: AMDGPUUsage, "Code Object V2 Metadata".

use crate::descriptor;
use crate::error::ModuleError;
use crate::module::{ArgDesc, KernelDesc, ModuleInput};
use codeobj::metadata::Value;
use isa::CodeObjectVersion;

/// A map whose keys stand in the order of the document's tables.
fn map(entries: Vec<(&'static str, Value)>) -> Value {
    let entries = entries.into_iter();
    Value::Map(
        entries
            .map(|(key, value)| (Value::Str(key.into()), value))
            .collect(),
    )
}

/// The metadata of a module.
///
/// # Errors
///
/// If a kernel has no function.
pub fn metadata(input: &ModuleInput) -> Result<Value, ModuleError> {
    let version = CodeObjectVersion::V2.metadata_version();
    let mut entries = vec![("Version", Value::numbers(&version))];
    if !input.printf.is_empty() {
        let formats = input.printf.iter().map(|f| f.as_str().into()).collect();
        entries.push(("Printf", Value::Seq(formats)));
    }
    let kernels: Result<Vec<Value>, ModuleError> =
        input.kernels.iter().map(|k| kernel(k, input)).collect();
    entries.push(("Kernels", Value::Seq(kernels?)));
    Ok(map(entries))
}

fn kernel(kernel: &KernelDesc, input: &ModuleInput) -> Result<Value, ModuleError> {
    let mut entries = vec![
        ("Name", kernel.name.as_str().into()),
        // What LLVM calls the descriptor; the symbol has the kernel's own name.
        (
            "SymbolName",
            Value::Str(format!("{}@kd", kernel.name).into()),
        ),
    ];
    if let Some(language) = &kernel.language {
        entries.push(("Language", language.as_str().into()));
    }
    if let Some(version) = kernel.language_version {
        entries.push(("LanguageVersion", Value::numbers(&version)));
    }
    let attributes = attributes(kernel);
    if !attributes.is_empty() {
        entries.push(("Attrs", map(attributes)));
    }
    if !kernel.args.is_empty() {
        let args = kernel.args.iter().map(argument).collect();
        entries.push(("Args", Value::Seq(args)));
    }
    entries.push(("CodeProps", properties(kernel, input)?));
    Ok(map(entries))
}

fn attributes(kernel: &KernelDesc) -> Vec<(&'static str, Value)> {
    let sizes = [
        ("ReqdWorkGroupSize", kernel.reqd_workgroup_size),
        ("WorkGroupSizeHint", kernel.workgroup_size_hint),
    ];
    let texts = [
        ("VecTypeHint", &kernel.vec_type_hint),
        ("RuntimeHandle", &kernel.device_enqueue_symbol),
    ];
    let sizes = sizes.into_iter();
    let sizes = sizes.filter_map(|(key, size)| Some((key, Value::numbers(&size?))));
    let texts = texts.into_iter();
    let texts = texts.filter_map(|(key, text)| Some((key, text.as_deref()?.into())));
    sizes.chain(texts).collect()
}

fn argument(arg: &ArgDesc) -> Value {
    let text = |key, text: Option<&str>| text.map(|t| (key, Value::from(t)));
    let name = |key, name: Option<&str>| name.map(|n| (key, Value::Str(camel_case(n).into())));
    let mut entries: Vec<(&'static str, Value)> = Vec::new();
    entries.extend(text("Name", arg.name.as_deref()));
    entries.extend(text("TypeName", arg.type_name.as_deref()));
    entries.push(("Size", arg.size.into()));
    entries.push(("Align", arg.align.into()));
    entries.extend(name("ValueKind", Some(arg.value_kind)));
    entries.extend(arg.pointee_align.map(|a| ("PointeeAlign", a.into())));
    entries.extend(name("AddrSpaceQual", arg.address_space));
    entries.extend(name("AccQual", arg.access));
    entries.extend(name("ActualAccQual", arg.actual_access));
    let flags = [
        ("IsConst", arg.is_const),
        ("IsRestrict", arg.is_restrict),
        ("IsVolatile", arg.is_volatile),
        ("IsPipe", arg.is_pipe),
    ];
    let set = flags.into_iter().filter(|(_, set)| *set);
    entries.extend(set.map(|(key, _)| (key, true.into())));
    map(entries)
}

fn properties(kernel: &KernelDesc, input: &ModuleInput) -> Result<Value, ModuleError> {
    let (used, machine) = (input.resources(kernel)?, &input.machine);
    let numbers = [
        ("KernargSegmentSize", kernel.kernarg_size),
        ("GroupSegmentFixedSize", kernel.lds_size),
        (
            "PrivateSegmentFixedSize",
            descriptor::private_segment_size(&used),
        ),
        ("KernargSegmentAlign", kernel.kernarg_align.max(4)),
        ("WavefrontSize", machine.wave().lanes()),
        ("NumSGPRs", descriptor::sgpr_count(&used, machine).into()),
        ("NumVGPRs", descriptor::vgpr_count(&used, machine).into()),
        ("MaxFlatWorkGroupSize", kernel.max_flat_workgroup_size),
        ("NumSpilledSGPRs", kernel.sgpr_spills),
        ("NumSpilledVGPRs", kernel.vgpr_spills),
    ];
    let entries = numbers.into_iter().map(|(key, n)| (key, Value::from(n)));
    Ok(map(entries.collect()))
}

/// A name of later versions as this one spells it: `hidden_global_offset_x` is
/// `HiddenGlobalOffsetX`.
fn camel_case(name: &str) -> String {
    // One word in later versions, two in this one.
    if name == "hidden_multigrid_sync_arg" {
        return "HiddenMultiGridSyncArg".to_string();
    }
    let word = |word: &str| {
        let mut chars = word.chars();
        let first = chars.next().map(|c| c.to_ascii_uppercase());
        first.into_iter().chain(chars).collect::<String>()
    };
    name.split('_').map(word).collect()
}
