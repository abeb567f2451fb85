//! The kernarg segment: explicit arguments at their ABI alignment in order, then the implicit
//! arguments at the next multiple of 8 (AMDGPU usage guide, "Kernel Argument Segment", "Code Object
//! V4/V5 Metadata").

use crate::abi::KernelInfo;
use crate::abi::aperture;
use crate::target::{Apertures, HiddenArgs, LowerTarget};
use ir::function::{Indirect, ParamFlags};
use ir::layout::round_up;
use ir::texts::Texts;
use ir::{AddrSpace, DataLayout, Diagnostic, Function, Intrinsic, Module, Param, Type};

/// Kind of an explicit argument, as the metadata names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// The value itself.
    ByValue,
    /// Address of a buffer.
    GlobalBuffer,
    /// Size in bytes of memory in LDS that the dispatch allocates; the kernel gets its address.
    DynamicSharedPointer,
    /// An OpenCL sampler.
    Sampler,
    /// An OpenCL image.
    Image,
    /// An OpenCL pipe.
    Pipe,
    /// An OpenCL queue.
    Queue,
}

impl ValueKind {
    /// Text of `.value_kind`.
    pub fn name(self) -> &'static str {
        match self {
            ValueKind::ByValue => "by_value",
            ValueKind::GlobalBuffer => "global_buffer",
            ValueKind::DynamicSharedPointer => "dynamic_shared_pointer",
            ValueKind::Sampler => "sampler",
            ValueKind::Image => "image",
            ValueKind::Pipe => "pipe",
            ValueKind::Queue => "queue",
        }
    }
}

/// Access to what an argument points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Only read.
    ReadOnly,
    /// Only written.
    WriteOnly,
    /// Both.
    ReadWrite,
}

impl Access {
    /// Text of `.access` and `.actual_access`.
    pub fn name(self) -> &'static str {
        match self {
            Access::ReadOnly => "read_only",
            Access::WriteOnly => "write_only",
            Access::ReadWrite => "read_write",
        }
    }

    fn parse(text: &str) -> Option<Access> {
        [Access::ReadOnly, Access::WriteOnly, Access::ReadWrite]
            .into_iter()
            .find(|a| a.name() == text)
    }
}

/// An explicit kernel argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KernelArg {
    /// `.name`, if known.
    pub name: Option<String>,
    /// `.type_name`, if known.
    pub type_name: Option<String>,
    /// `.offset` in bytes.
    pub offset: u64,
    /// `.size` in bytes.
    pub size: u64,
    /// Alignment in bytes, by which the offset was found.
    pub align: u64,
    /// `.value_kind`
    pub kind: ValueKind,
    /// `.pointee_align`, of pointers to LDS.
    pub pointee_align: Option<u64>,
    /// `.address_space`, of pointers.
    pub address_space: Option<&'static str>,
    /// `.access`
    pub access: Option<Access>,
    /// `.actual_access`
    pub actual_access: Option<Access>,
    /// `.is_const`
    pub is_const: bool,
    /// `.is_restrict`
    pub is_restrict: bool,
    /// `.is_volatile`
    pub is_volatile: bool,
    /// `.is_pipe`
    pub is_pipe: bool,
}

/// An implicit kernel argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HiddenArg {
    /// `.value_kind`
    pub kind: &'static str,
    /// `.offset` in bytes.
    pub offset: u64,
    /// `.size` in bytes.
    pub size: u64,
}

/// Type and alignment of an argument in the kernarg segment.
fn memory_type(module: &Module, p: &Param) -> (Type, u64) {
    let layout = DataLayout::new(&module.ctx.types);
    match p.attrs.indirect {
        Some(Indirect::ByRef(ty)) if p.attrs.align != 0 => (ty, u64::from(p.attrs.align)),
        Some(Indirect::ByRef(ty)) => (ty, layout.align(ty)),
        _ => (p.ty, layout.align(p.ty)),
    }
}

/// The explicit arguments, the first of which begins at `start`, the bytes that they take, and the
/// largest alignment. They are aligned among themselves, wherever the first one is.
pub(crate) fn explicit_args(
    module: &Module,
    func: &Function,
    start: u64,
) -> Result<(Vec<KernelArg>, u64, u64), Diagnostic> {
    let layout = DataLayout::new(&module.ctx.types);
    let mut args = Vec::with_capacity(func.params.len());
    let (mut end, mut max_align) = (0u64, 1u64);
    let explicit = func.params.iter().take_while(|p| !is_hidden(p));
    for (i, p) in explicit.enumerate() {
        if matches!(p.attrs.indirect, Some(Indirect::ByVal(_))) {
            return Err(Diagnostic::error(
                func.loc,
                "a 'byval' parameter of a kernel is not supported",
            )
            .hint("use 'byref'"));
        }
        let (ty, align) = memory_type(module, p);
        let from_first = round_up(end, align);
        let size = layout.alloc_size(ty);
        end = from_first.saturating_add(size);
        let offset = start + from_first;
        max_align = max_align.max(align);
        args.push(describe(
            func,
            i,
            p,
            ty,
            Span {
                offset,
                size,
                align,
            },
        ));
    }
    if end > MAX_EXPLICIT_BYTES {
        return Err(Diagnostic::error(
            func.loc,
            format!("kernel arguments take {end} bytes, more than {MAX_EXPLICIT_BYTES}"),
        )
        .hint("pass a pointer to the data"));
    }
    Ok((args, end, max_align))
}

/// Bound on the explicit arguments, far above what a dispatch can carry; keeps tables that are
/// indexed by offset small.
const MAX_EXPLICIT_BYTES: u64 = 1 << 16;

/// Where an argument lies in the kernarg segment, in bytes.
#[derive(Clone, Copy)]
struct Span {
    offset: u64,
    size: u64,
    align: u64,
}

/// What the metadata says of an argument.
fn describe(func: &Function, index: usize, p: &Param, ty: Type, span: Span) -> KernelArg {
    let meta = &func.kernel;
    let text = |list: &Texts| {
        let text = list.get(index).filter(|s| !s.is_empty());
        text.map(str::to_owned)
    };
    let name = text(&meta.arg_name).or_else(|| {
        let entry = *func.layout.first()?;
        let v = *func.block_params(entry).get(index)?;
        func.value_name(v).map(str::to_owned)
    });
    let qualifiers = meta.arg_type_qual.get(index).unwrap_or("");
    let has = |word: &str| qualifiers.split_whitespace().any(|w| w == word);
    let base = meta.arg_base_type.get(index).unwrap_or("");
    let kind = value_kind(ty, qualifiers, base);
    let space = ty.addr_space();
    let describes_space = matches!(
        kind,
        ValueKind::GlobalBuffer | ValueKind::DynamicSharedPointer
    );
    let noalias_pointer = space.is_some() && p.attrs.flags.contains(ParamFlags::NOALIAS);
    let actual_access = if !noalias_pointer {
        None
    } else if p.attrs.flags.contains(ParamFlags::READONLY) {
        Some(Access::ReadOnly)
    } else if p.attrs.flags.contains(ParamFlags::WRITEONLY) {
        Some(Access::WriteOnly)
    } else {
        None
    };
    KernelArg {
        name,
        type_name: text(&meta.arg_type),
        offset: span.offset,
        size: span.size,
        align: span.align,
        kind,
        pointee_align: (space == Some(AddrSpace::Local)).then(|| u64::from(p.attrs.align.max(1))),
        address_space: space.filter(|_| describes_space).and_then(space_name),
        access: meta.arg_access_qual.get(index).and_then(Access::parse),
        actual_access,
        is_const: has("const"),
        is_restrict: has("restrict"),
        is_volatile: has("volatile"),
        is_pipe: has("pipe"),
    }
}

fn value_kind(ty: Type, qualifiers: &str, base: &str) -> ValueKind {
    if qualifiers.contains("pipe") {
        return ValueKind::Pipe;
    }
    match base {
        "sampler_t" => ValueKind::Sampler,
        "queue_t" => ValueKind::Queue,
        _ if base.starts_with("image") && base.ends_with("_t") => ValueKind::Image,
        _ => match ty.addr_space() {
            Some(AddrSpace::Local) => ValueKind::DynamicSharedPointer,
            Some(_) => ValueKind::GlobalBuffer,
            None => ValueKind::ByValue,
        },
    }
}

/// Buffer resources and pointers into buffers have no name there.
fn space_name(space: AddrSpace) -> Option<&'static str> {
    Some(match space {
        AddrSpace::Generic => "generic",
        AddrSpace::Global => "global",
        AddrSpace::Region => "region",
        AddrSpace::Local => "local",
        AddrSpace::Constant | AddrSpace::Constant32 => "constant",
        AddrSpace::Private => "private",
        AddrSpace::BufferFat | AddrSpace::BufferResource | AddrSpace::BufferStrided => return None,
    })
}

/// Alignment of the implicit arguments, by their layout.
const fn implicit_align(layout: HiddenArgs) -> u64 {
    match layout {
        HiddenArgs::Words | HiddenArgs::Area => 8,
        HiddenArgs::Unsaid(_) => 4,
    }
}

/// Is the parameter one of the implicit arguments?
fn is_hidden(p: &Param) -> bool {
    p.attrs.flags.contains(ParamFlags::HIDDEN)
}

/// Has a kernel implicit arguments among its parameters?
pub(crate) fn has_hidden_params(func: &Function) -> bool {
    func.call_conv.is_kernel() && func.params.iter().any(is_hidden)
}

/// The first implicit arguments, which LLVM makes parameters of a kernel to have them in registers:
/// all up to the last that the kernel reads (AMDGPUUsage, "Preloaded Kernel Arguments"; LLVM,
/// `AMDGPUPreloadKernelArgs`). Numbers of work-groups, sizes of them, and remainders.
const AS_PARAMETERS: [Type; 9] = [
    Type::I32,
    Type::I32,
    Type::I32,
    Type::I16,
    Type::I16,
    Type::I16,
    Type::I16,
    Type::I16,
    Type::I16,
];

/// Offsets of the parameters behind the explicit ones. They have no names but their places: what is
/// not the beginning of the list of implicit arguments is refused.
fn hidden_params(
    module: &Module,
    func: &Function,
    target: &LowerTarget,
    kernel: &KernelInfo,
) -> Result<Vec<u64>, Diagnostic> {
    let wrong = |message: &str| Err(Diagnostic::error(func.loc, message));
    let params = &func.params[kernel.args.len()..];
    if params.is_empty() {
        return Ok(Vec::new());
    }
    if target.hidden_args != HiddenArgs::Area {
        return wrong("'amdgpu-hidden-argument' needs amdhsa and version 5 of the code object");
    }
    if params.len() > AS_PARAMETERS.len() {
        return wrong("there are no more than nine parameters with 'amdgpu-hidden-argument'");
    }
    let layout = DataLayout::new(&module.ctx.types);
    let mut end = kernel.implicit_offset;
    let mut offsets = Vec::with_capacity(params.len());
    for (p, ty) in params.iter().zip(AS_PARAMETERS) {
        if !is_hidden(p) || p.ty != ty || p.attrs.indirect.is_some() {
            return wrong(
                "parameters with 'amdgpu-hidden-argument' are three of 32 bits, then six of 16, \
                 behind all others",
            );
        }
        offsets.push(end);
        end += layout.alloc_size(ty);
    }
    if end > kernel.segment_size {
        return wrong("a kernel with 'amdgpu-hidden-argument' that has no implicit arguments");
    }
    Ok(offsets)
}

/// Places the implicit arguments behind the explicit ones.
pub(crate) fn finish_layout(
    module: &Module,
    func: &Function,
    target: &LowerTarget,
    explicit_size: u64,
    align: u64,
    kernel: &mut KernelInfo,
) -> Result<(), Diagnostic> {
    let implicit_align = implicit_align(target.hidden_args);
    kernel.implicit_offset = target.explicit_offset + round_up(explicit_size, implicit_align);
    let bytes = implicit_bytes(func, target, kernel);
    let (size, align) = if bytes == 0 {
        (target.explicit_offset + explicit_size, align)
    } else {
        (kernel.implicit_offset + bytes, align.max(implicit_align))
    };
    kernel.segment_size = round_up(size, 4);
    kernel.segment_align = align.max(4);
    kernel.hidden = match target.hidden_args {
        HiddenArgs::Words => hidden_words(module, func, kernel.implicit_offset, bytes),
        HiddenArgs::Area if bytes > 0 => hidden_area(module, func, target, kernel),
        HiddenArgs::Area | HiddenArgs::Unsaid(_) => Vec::new(),
    };
    kernel.hidden_params = hidden_params(module, func, target, kernel)?;
    Ok(())
}

/// Bytes of implicit arguments: none if nothing asks for their address.
fn implicit_bytes(func: &Function, target: &LowerTarget, kernel: &KernelInfo) -> u64 {
    if let HiddenArgs::Unsaid(bytes) = target.hidden_args {
        // They are there in any case.
        return bytes;
    }
    if !kernel.inputs.contains(Intrinsic::ImplicitArgPtr) {
        return 0;
    }
    let default = match target.hidden_args {
        HiddenArgs::Words => 56,
        HiddenArgs::Area => 256,
        HiddenArgs::Unsaid(bytes) => bytes,
    };
    let asked = func.attrs.string("amdgpu-implicitarg-num-bytes");
    let asked = asked.and_then(|s| s.parse().ok()).unwrap_or(default);
    match target.apertures {
        Apertures::Registers => asked,
        // Who asked may not have thought of the apertures, which stand near the end.
        Apertures::Memory => asked.max(default),
    }
}

/// When an implicit argument is there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    /// Unless the function has this attribute, or does not read it.
    Unless(&'static str),
    Printf,
    DynamicLds,
    Apertures,
    Queue,
}

/// Implicit arguments of code object versions 5 and 6: kind, offset from their start, size, and
/// when they are there (AMDGPU usage guide, "Code Object V5 Implicit Kernel Arguments").
const HIDDEN_V5: &[(&str, u64, u64, When)] = &[
    ("hidden_block_count_x", 0, 4, When::Always),
    ("hidden_block_count_y", 4, 4, When::Always),
    ("hidden_block_count_z", 8, 4, When::Always),
    ("hidden_group_size_x", 12, 2, When::Always),
    ("hidden_group_size_y", 14, 2, When::Always),
    ("hidden_group_size_z", 16, 2, When::Always),
    ("hidden_remainder_x", 18, 2, When::Always),
    ("hidden_remainder_y", 20, 2, When::Always),
    ("hidden_remainder_z", 22, 2, When::Always),
    ("hidden_global_offset_x", 40, 8, When::Always),
    ("hidden_global_offset_y", 48, 8, When::Always),
    ("hidden_global_offset_z", 56, 8, When::Always),
    ("hidden_grid_dims", 64, 2, When::Always),
    ("hidden_printf_buffer", 72, 8, When::Printf),
    (
        "hidden_hostcall_buffer",
        80,
        8,
        When::Unless("amdgpu-no-hostcall-ptr"),
    ),
    (
        "hidden_multigrid_sync_arg",
        88,
        8,
        When::Unless("amdgpu-no-multigrid-sync-arg"),
    ),
    ("hidden_heap_v1", 96, 8, When::Unless("amdgpu-no-heap-ptr")),
    (
        "hidden_default_queue",
        104,
        8,
        When::Unless("amdgpu-no-default-queue"),
    ),
    (
        "hidden_completion_action",
        112,
        8,
        When::Unless("amdgpu-no-completion-action"),
    ),
    ("hidden_dynamic_lds_size", 120, 4, When::DynamicLds),
    (
        "hidden_private_base",
        aperture::OF_AREA[1],
        4,
        When::Apertures,
    ),
    (
        "hidden_shared_base",
        aperture::OF_AREA[0],
        4,
        When::Apertures,
    ),
    ("hidden_queue_ptr", 200, 8, When::Queue),
];

/// Where the address of the buffer of `printf` stands in the implicit arguments, in bytes.
pub(crate) fn printf_buffer_offset(layout: HiddenArgs) -> u64 {
    const NAME: &str = "hidden_printf_buffer";
    match layout {
        // The fourth of the words: see [`hidden_words`].
        HiddenArgs::Words | HiddenArgs::Unsaid(_) => 24,
        HiddenArgs::Area => HIDDEN_V5
            .iter()
            .find(|(name, ..)| *name == NAME)
            .map_or(0, |(_, offset, ..)| *offset),
    }
}

fn hidden_area(
    module: &Module,
    func: &Function,
    target: &LowerTarget,
    kernel: &KernelInfo,
) -> Vec<HiddenArg> {
    let present = |when: When, offset: u64| match when {
        When::Always => true,
        When::Unless(attr) => func.attrs.string(attr).is_none() && kernel.implicit.contains(offset),
        When::Printf => !module.printf_formats.is_empty(),
        When::DynamicLds => kernel.uses_dynamic_lds,
        When::Apertures => target.apertures == Apertures::Memory,
        When::Queue => kernel.inputs.contains(Intrinsic::QueuePtr),
    };
    HIDDEN_V5
        .iter()
        .filter(|row| present(row.3, row.1))
        .map(|&(kind, offset, size, _)| HiddenArg {
            kind,
            offset: kernel.implicit_offset + offset,
            size,
        })
        .collect()
}

/// Implicit arguments of code object version 4, each of 8 bytes; those that are not wanted are
/// called `hidden_none`.
fn hidden_words(module: &Module, func: &Function, start: u64, bytes: u64) -> Vec<HiddenArg> {
    let unless = |attr: &str, kind: &'static str| {
        if func.attrs.string(attr).is_some() {
            "hidden_none"
        } else {
            kind
        }
    };
    let buffer = if module.printf_formats.is_empty() {
        unless("amdgpu-no-hostcall-ptr", "hidden_hostcall_buffer")
    } else {
        "hidden_printf_buffer"
    };
    let kinds = [
        "hidden_global_offset_x",
        "hidden_global_offset_y",
        "hidden_global_offset_z",
        buffer,
        unless("amdgpu-no-default-queue", "hidden_default_queue"),
        unless("amdgpu-no-completion-action", "hidden_completion_action"),
        unless("amdgpu-no-multigrid-sync-arg", "hidden_multigrid_sync_arg"),
    ];
    kinds
        .into_iter()
        .take((bytes / 8) as usize)
        .enumerate()
        .map(|(i, kind)| HiddenArg {
            kind,
            offset: start + 8 * i as u64,
            size: 8,
        })
        .collect()
}
