//! The metadata note: what the compiler says about kernels and their arguments.
//!
//! Source: AMDGPUUsage, "Code Object V3 Metadata" to "Code Object V6 Metadata" (MessagePack).

use crate::error::LoadError;
use serde::Deserialize;

/// What an argument is, by the metadata's `.value_kind`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are those of the document's table")]
pub enum ValueKind {
    ByValue,
    GlobalBuffer,
    DynamicSharedPointer,
    Sampler,
    Image,
    Pipe,
    Queue,
    HiddenGlobalOffset(u8),
    HiddenNone,
    HiddenPrintfBuffer,
    HiddenHostcallBuffer,
    HiddenDefaultQueue,
    HiddenCompletionAction,
    HiddenMultigridSyncArg,
    HiddenBlockCount(u8),
    HiddenGroupSize(u8),
    HiddenRemainder(u8),
    HiddenGridDims,
    HiddenHeapV1,
    HiddenDynamicLdsSize,
    HiddenPrivateBase,
    HiddenSharedBase,
    HiddenQueuePtr,
}

/// Names of the value kinds; those with a dimension are followed by `_x`, `_y` or `_z`.
const VALUE_KINDS: [(&str, ValueKind); 29] = {
    use ValueKind::*;
    [
        ("by_value", ByValue),
        ("global_buffer", GlobalBuffer),
        ("dynamic_shared_pointer", DynamicSharedPointer),
        ("sampler", Sampler),
        ("image", Image),
        ("pipe", Pipe),
        ("queue", Queue),
        ("hidden_global_offset_x", HiddenGlobalOffset(0)),
        ("hidden_global_offset_y", HiddenGlobalOffset(1)),
        ("hidden_global_offset_z", HiddenGlobalOffset(2)),
        ("hidden_none", HiddenNone),
        ("hidden_printf_buffer", HiddenPrintfBuffer),
        ("hidden_hostcall_buffer", HiddenHostcallBuffer),
        ("hidden_default_queue", HiddenDefaultQueue),
        ("hidden_completion_action", HiddenCompletionAction),
        ("hidden_multigrid_sync_arg", HiddenMultigridSyncArg),
        ("hidden_block_count_x", HiddenBlockCount(0)),
        ("hidden_block_count_y", HiddenBlockCount(1)),
        ("hidden_block_count_z", HiddenBlockCount(2)),
        ("hidden_group_size_x", HiddenGroupSize(0)),
        ("hidden_group_size_y", HiddenGroupSize(1)),
        ("hidden_group_size_z", HiddenGroupSize(2)),
        ("hidden_remainder_x", HiddenRemainder(0)),
        ("hidden_remainder_y", HiddenRemainder(1)),
        ("hidden_remainder_z", HiddenRemainder(2)),
        ("hidden_grid_dims", HiddenGridDims),
        ("hidden_heap_v1", HiddenHeapV1),
        ("hidden_dynamic_lds_size", HiddenDynamicLdsSize),
        ("hidden_private_base", HiddenPrivateBase),
    ]
};

impl ValueKind {
    fn of(name: &str) -> Option<ValueKind> {
        match name {
            "hidden_shared_base" => Some(ValueKind::HiddenSharedBase),
            "hidden_queue_ptr" => Some(ValueKind::HiddenQueuePtr),
            _ => VALUE_KINDS
                .iter()
                .find(|(text, _)| *text == name)
                .map(|(_, kind)| *kind),
        }
    }

    /// Whether the caller of a kernel gives the argument (else the runtime does).
    pub const fn is_explicit(self) -> bool {
        use ValueKind::*;
        matches!(
            self,
            ByValue | GlobalBuffer | DynamicSharedPointer | Sampler | Image | Pipe | Queue
        )
    }
}

/// One argument of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgInfo {
    /// Name in the source, if the compiler kept it.
    pub name: Option<String>,
    /// Byte offset in the kernarg segment.
    pub offset: u64,
    /// Bytes.
    pub size: u64,
    /// What it is.
    pub kind: ValueKind,
}

/// How the arguments lie in the kernarg segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ArgLayout {
    /// As the metadata says.
    Described,
    /// One after the other, each aligned to its size.
    Packed,
    /// The same, and behind them the number of dimensions and the grid's offsets, for Mesa.
    Mesa,
    /// The same behind nine words: numbers of work-groups, of work-items, and of those of a group.
    Header,
}

/// What the metadata says about a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KernelMeta {
    pub name: String,
    pub symbol: String,
    pub args: Vec<ArgInfo>,
    pub layout: ArgLayout,
    pub kernarg_size: u64,
    /// Alignment of the kernarg segment in bytes.
    pub kernarg_align: u64,
    pub max_flat_workgroup_size: u32,
    pub required_workgroup: Option<[u32; 3]>,
    /// Grids must be whole work-groups.
    pub uniform: bool,
    pub wavefront_size: u32,
}

#[derive(Deserialize)]
struct RawModule {
    #[serde(rename = "amdhsa.kernels", default)]
    kernels: Vec<RawKernel>,
    #[serde(rename = "amdhsa.printf", default)]
    printf: Vec<String>,
}

#[derive(Deserialize)]
struct RawKernel {
    #[serde(rename = ".name")]
    name: String,
    #[serde(rename = ".symbol")]
    symbol: String,
    #[serde(rename = ".args", default)]
    args: Vec<RawArg>,
    #[serde(rename = ".kernarg_segment_size")]
    kernarg_size: u64,
    #[serde(rename = ".kernarg_segment_align", default)]
    kernarg_align: Option<u64>,
    #[serde(rename = ".uniform_work_group_size", default)]
    uniform: u32,
    #[serde(rename = ".max_flat_workgroup_size")]
    max_flat_workgroup_size: u32,
    #[serde(rename = ".reqd_workgroup_size", default)]
    required_workgroup: Option<[u32; 3]>,
    #[serde(rename = ".wavefront_size")]
    wavefront_size: u32,
}

#[derive(Deserialize)]
struct RawArg {
    #[serde(rename = ".name", default)]
    name: Option<String>,
    #[serde(rename = ".offset")]
    offset: u64,
    #[serde(rename = ".size")]
    size: u64,
    #[serde(rename = ".value_kind")]
    kind: String,
}

/// Reads the note's contents: the kernels, and the formats of `printf`.
pub(crate) fn read(bytes: &[u8]) -> Result<(Vec<KernelMeta>, Vec<String>), LoadError> {
    let module: RawModule =
        rmp_serde::from_slice(bytes).map_err(|e| LoadError::Metadata(e.to_string()))?;
    let kernels = module.kernels.into_iter().map(kernel);
    Ok((kernels.collect::<Result<_, _>>()?, module.printf))
}

fn kernel(raw: RawKernel) -> Result<KernelMeta, LoadError> {
    let mut args = Vec::with_capacity(raw.args.len());
    for arg in raw.args {
        let kind = value_kind(&raw.name, &arg.kind)?;
        args.push(ArgInfo {
            name: arg.name,
            offset: arg.offset,
            size: arg.size,
            kind,
        });
    }
    let meta = KernelMeta {
        name: raw.name,
        symbol: raw.symbol,
        args,
        layout: ArgLayout::Described,
        kernarg_size: raw.kernarg_size,
        kernarg_align: raw.kernarg_align.unwrap_or(1),
        max_flat_workgroup_size: raw.max_flat_workgroup_size,
        required_workgroup: raw.required_workgroup.filter(|size| *size != [0; 3]),
        uniform: raw.uniform != 0,
        wavefront_size: raw.wavefront_size,
    };
    meta.check()?;
    Ok(meta)
}

/// The value kind of a name.
pub(crate) fn value_kind(kernel: &str, name: &str) -> Result<ValueKind, LoadError> {
    ValueKind::of(name).ok_or_else(|| {
        LoadError::Metadata(format!("kernel '{kernel}': unknown value kind '{name}'"))
    })
}

impl KernelMeta {
    /// Whether the arguments lie in the kernarg segment.
    pub fn check(&self) -> Result<(), LoadError> {
        for arg in &self.args {
            let end = arg.offset.checked_add(arg.size);
            if end.is_none_or(|end| end > self.kernarg_size) {
                return Err(LoadError::Metadata(format!(
                    "kernel '{}': argument at {} of {} bytes does not lie in the kernarg segment \
                     of {} bytes",
                    self.name, arg.offset, arg.size, self.kernarg_size
                )));
            }
        }
        Ok(())
    }
}
