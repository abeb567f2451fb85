//! NT_AMDGPU_METADATA: what the runtime is told of a module's kernels, as MessagePack, and as YAML in assembly text.
//!
//! Sources: specification, "Code Object V3 Metadata"; AMDGPUUsage of LLVM 22, "Code Object V4 Metadata", "Code Object V5 Metadata". The
//! order of the keys in a map is alphabetical, as LLVM writes them.

use crate::descriptor;
use crate::error::ModuleError;
use crate::module::{ArgDesc, KernelDesc, ModuleInput};
use isa::CodeObjectVersion;
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use std::fmt::Write;

/// A document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A map, in order.
    Map(Vec<(&'static str, Value)>),
    /// A sequence.
    Seq(Vec<Value>),
    /// Text.
    Str(String),
    /// A number.
    Uint(u64),
    /// A truth value.
    Bool(bool),
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Map(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (key, value) in entries {
                    map.serialize_entry(key, value)?;
                }
                map.end()
            }
            Value::Seq(items) => {
                let mut seq = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    seq.serialize_element(item)?;
                }
                seq.end()
            }
            Value::Str(text) => serializer.serialize_str(text),
            Value::Uint(n) => serializer.serialize_u64(*n),
            Value::Bool(b) => serializer.serialize_bool(*b),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Str(text.to_string())
    }
}

impl From<u32> for Value {
    fn from(n: u32) -> Value {
        Value::Uint(n.into())
    }
}

impl From<bool> for Value {
    fn from(b: bool) -> Value {
        Value::Bool(b)
    }
}

fn numbers(numbers: &[u32]) -> Value {
    Value::Seq(numbers.iter().map(|&n| n.into()).collect())
}

/// A map whose keys stand in alphabetical order.
fn map(mut entries: Vec<(&'static str, Value)>) -> Value {
    entries.sort_by_key(|(key, _)| *key);
    Value::Map(entries)
}

/// The metadata of a module.
///
/// # Errors
///
/// If a kernel has no function.
pub fn metadata(input: &ModuleInput) -> Result<Value, ModuleError> {
    let kernels: Result<Vec<Value>, ModuleError> =
        input.kernels.iter().map(|k| kernel(k, input)).collect();
    let minor = match input.version {
        CodeObjectVersion::V4 => 1,
        CodeObjectVersion::V5 | CodeObjectVersion::V6 => 2,
    };
    let target = format!("amdgcn-amd-amdhsa--{}", input.machine.target().target_id());
    let mut entries = vec![
        ("amdhsa.kernels", Value::Seq(kernels?)),
        ("amdhsa.target", Value::Str(target)),
        ("amdhsa.version", numbers(&[1, minor])),
    ];
    if !input.printf.is_empty() {
        let formats = input.printf.iter().map(|f| f.as_str().into()).collect();
        entries.push(("amdhsa.printf", Value::Seq(formats)));
    }
    Ok(map(entries))
}

fn kernel(kernel: &KernelDesc, input: &ModuleInput) -> Result<Value, ModuleError> {
    let used = input.resources(kernel)?;
    let machine = &input.machine;
    let mut entries: Vec<(&'static str, Value)> = vec![
        (".name", kernel.name.as_str().into()),
        (".symbol", Value::Str(format!("{}.kd", kernel.name))),
        (".kernarg_segment_size", kernel.kernarg_size.into()),
        (".kernarg_segment_align", kernel.kernarg_align.max(4).into()),
        (".group_segment_fixed_size", kernel.lds_size.into()),
        (
            ".private_segment_fixed_size",
            descriptor::private_segment_size(&used).into(),
        ),
        (".wavefront_size", machine.wave().lanes().into()),
        (
            ".sgpr_count",
            u32::from(descriptor::sgpr_count(&used, machine)).into(),
        ),
        (
            ".vgpr_count",
            u32::from(descriptor::vgpr_count(&used, machine)).into(),
        ),
        (
            ".max_flat_workgroup_size",
            kernel.max_flat_workgroup_size.into(),
        ),
        (".sgpr_spill_count", kernel.sgpr_spills.into()),
        (".vgpr_spill_count", kernel.vgpr_spills.into()),
    ];
    if !kernel.args.is_empty() {
        let args = kernel.args.iter().map(argument).collect();
        entries.push((".args", Value::Seq(args)));
    }
    if input.version >= CodeObjectVersion::V5 {
        entries.push((".uses_dynamic_stack", used.dynamic_stack.into()));
        if kernel.uniform_work_group_size {
            entries.push((".uniform_work_group_size", 1.into()));
        }
    }
    if has_agprs(machine) {
        entries.push((".agpr_count", u32::from(used.agprs).into()));
    }
    source_entries(kernel, &mut entries);
    Ok(map(entries))
}

/// Does the processor have AccVGPRs?
fn has_agprs(machine: &isa::Machine) -> bool {
    machine.processor().has(isa::Feature::Mai)
}

/// What only the source tells.
fn source_entries(kernel: &KernelDesc, entries: &mut Vec<(&'static str, Value)>) {
    let sizes = [
        (".reqd_workgroup_size", kernel.reqd_workgroup_size),
        (".workgroup_size_hint", kernel.workgroup_size_hint),
    ];
    for (key, size) in sizes {
        entries.extend(size.map(|s| (key, numbers(&s))));
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
    entries.extend(version.map(|v| (".language_version", numbers(&v))));
}

fn argument(arg: &ArgDesc) -> Value {
    let mut entries: Vec<(&'static str, Value)> = vec![
        (".size", arg.size.into()),
        (".offset", arg.offset.into()),
        (".value_kind", arg.value_kind.into()),
    ];
    let texts = [
        (".name", arg.name.as_deref()),
        (".type_name", arg.type_name.as_deref()),
        (".address_space", arg.address_space),
        (".access", arg.access),
        (".actual_access", arg.actual_access),
    ];
    for (key, text) in texts {
        entries.extend(text.map(|t| (key, t.into())));
    }
    entries.extend(arg.pointee_align.map(|a| (".pointee_align", a.into())));
    let flags = [
        (".is_const", arg.is_const),
        (".is_restrict", arg.is_restrict),
        (".is_volatile", arg.is_volatile),
        (".is_pipe", arg.is_pipe),
    ];
    entries.extend(
        flags
            .iter()
            .filter(|f| f.1)
            .map(|&(key, _)| (key, true.into())),
    );
    map(entries)
}

/// The document as MessagePack.
pub fn message_pack(value: &Value) -> Vec<u8> {
    // Writing to memory fails for no value that there is.
    rmp_serde::to_vec(value).unwrap_or_default()
}

/// Column of the values in a map of the YAML text, from the key's start: as LLVM writes them.
const VALUE_COLUMN: usize = 17;

/// The document as YAML, between `---` and `...`.
pub fn yaml(value: &Value) -> String {
    let mut text = String::from("---\n");
    yaml_value(value, 0, &mut text);
    text.push_str("...\n");
    text
}

fn yaml_value(value: &Value, indent: usize, text: &mut String) {
    match value {
        Value::Map(entries) => {
            for (i, (key, value)) in entries.iter().enumerate() {
                if i > 0 {
                    text.extend(std::iter::repeat_n(' ', indent));
                }
                yaml_entry(key, value, indent, text);
            }
        }
        Value::Seq(items) => {
            for item in items {
                text.extend(std::iter::repeat_n(' ', indent));
                text.push_str("- ");
                yaml_value(item, indent + 2, text);
            }
        }
        scalar => {
            let _ = writeln!(text, "{}", yaml_scalar(scalar));
        }
    }
}

fn yaml_entry(key: &str, value: &Value, indent: usize, text: &mut String) {
    match value {
        Value::Seq(items) if items.is_empty() => {
            let _ = writeln!(text, "{:width$}[]", format!("{key}:"), width = VALUE_COLUMN);
        }
        Value::Seq(_) => {
            let _ = writeln!(text, "{key}:");
            yaml_value(value, indent + 2, text);
        }
        Value::Map(_) => {
            let _ = writeln!(text, "{key}:");
            text.extend(std::iter::repeat_n(' ', indent + 2));
            yaml_value(value, indent + 2, text);
        }
        scalar => {
            let mut key = format!("{key}:");
            let pad = VALUE_COLUMN.saturating_sub(key.len()).max(1);
            key.extend(std::iter::repeat_n(' ', pad));
            let _ = writeln!(text, "{key}{}", yaml_scalar(scalar));
        }
    }
}

fn yaml_scalar(value: &Value) -> String {
    match value {
        Value::Uint(n) => n.to_string(),
        Value::Bool(b) => b.to_string(),
        Value::Str(text) => yaml_str(text),
        Value::Map(_) | Value::Seq(_) => String::new(),
    }
}

/// Text as a YAML scalar: plain where nothing in it has a meaning in YAML, else in quotes.
fn yaml_str(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-/.+ ".contains(c);
    let first = text.chars().next();
    let starts = first.is_some_and(|c| c.is_ascii_alphabetic() || c == '_' || c == '.');
    let word = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"];
    let is_word = word.iter().any(|w| w.eq_ignore_ascii_case(text));
    if starts && !is_word && !text.ends_with(' ') && text.chars().all(plain) {
        return text.to_string();
    }
    if text.chars().all(|c| !c.is_control()) {
        return format!("'{}'", text.replace('\'', "''"));
    }
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(c);
            }
            c if c.is_control() => {
                let _ = write!(quoted, "\\x{:02X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_are_quoted_where_yaml_would_read_something_else() {
        assert_eq!(yaml_str("OpenCL C"), "OpenCL C");
        assert_eq!(yaml_str("uint*"), "'uint*'");
        assert_eq!(yaml_str("true"), "'true'");
        assert_eq!(yaml_str("1"), "'1'");
        assert_eq!(yaml_str("it's"), "'it''s'");
        assert_eq!(yaml_str("a\nb"), "\"a\\x0Ab\"");
    }

    #[test]
    fn numbers_are_as_short_as_can_be() {
        let bytes = message_pack(&Value::Seq(vec![1.into(), 200.into(), 70000.into()]));
        assert_eq!(bytes, [0x93, 1, 0xcc, 200, 0xce, 0, 1, 0x11, 0x70]);
    }
}
