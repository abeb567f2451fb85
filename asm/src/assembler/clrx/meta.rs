//! The metadata of a kernel: arguments and what the runtime is told beside the configuration.
//!
//! Sources: CLRX's documentation (the pseudo-operations), AMDGPUUsage, "Code Object V2 Metadata"
//! (the keys).

use super::super::Assembler;
use super::super::cursor::{Cursor, Result};
use super::{Clrx, Kernel, config};
use codeobj::kernel_code::{Field as F, KernelCode};
use codeobj::metadata::{Value, yaml};
use isa::asm::{AsmError, TokenKind};

/// What the metadata says of a kernel.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct KernelMeta {
    symbol: Option<String>,
    language: Option<(String, Option<[u32; 2]>)>,
    required: Option<[u32; 3]>,
    hint: Option<[u32; 3]>,
    fixed: Option<[u32; 3]>,
    vector_type: Option<String>,
    runtime_handle: Option<String>,
    args: Vec<Arg>,
    /// The numbers of [`PROPERTIES`] that are written.
    properties: [Option<u32>; PROPERTIES.len()],
}

/// An argument.
#[derive(Clone, PartialEq, Debug)]
struct Arg {
    name: String,
    type_name: String,
    size: u32,
    align: u32,
    kind: &'static str,
    value_type: &'static str,
    pointee_align: Option<u32>,
    space: Option<&'static str>,
    access: [Option<&'static str>; 2],
    flags: [bool; FLAGS.len()],
}

/// Keys of `CodeProps` with the pseudo-operations that set them, and the field that they are else.
const PROPERTIES: [(&str, &str, Option<F>); 10] = [
    (
        "KernargSegmentSize",
        ".md_kernarg_segment_size",
        Some(F::KernargSegmentBytes),
    ),
    (
        "GroupSegmentFixedSize",
        ".md_group_segment_fixed_size",
        Some(F::GroupSegmentBytes),
    ),
    (
        "PrivateSegmentFixedSize",
        ".md_private_segment_fixed_size",
        Some(F::PrivateSegmentBytes),
    ),
    ("KernargSegmentAlign", ".md_kernarg_segment_align", None),
    ("WavefrontSize", ".md_wavefront_size", None),
    ("NumSGPRs", ".md_sgprsnum", Some(F::WavefrontSgprs)),
    ("NumVGPRs", ".md_vgprsnum", Some(F::WorkitemVgprs)),
    ("MaxFlatWorkGroupSize", ".max_flat_work_group_size", None),
    ("NumSpilledSGPRs", ".spilledsgprs", None),
    ("NumSpilledVGPRs", ".spilledvgprs", None),
];

/// Other pseudo-operations.
const OTHERS: [&str; 9] = [
    ".arg",
    ".md_symname",
    ".md_language",
    ".cws",
    ".reqd_work_group_size",
    ".work_group_size_hint",
    ".fixed_work_group_size",
    ".vectypehint",
    ".runtime_handle",
];

const KINDS: [(&str, &str); 15] = [
    ("value", "ByValue"),
    ("globalbuf", "GlobalBuffer"),
    ("dynshptr", "DynamicSharedPointer"),
    ("sampler", "Sampler"),
    ("image", "Image"),
    ("pipe", "Pipe"),
    ("queue", "Queue"),
    ("gox", "HiddenGlobalOffsetX"),
    ("goy", "HiddenGlobalOffsetY"),
    ("goz", "HiddenGlobalOffsetZ"),
    ("none", "HiddenNone"),
    ("printfbuf", "HiddenPrintfBuffer"),
    ("defqueue", "HiddenDefaultQueue"),
    ("complact", "HiddenCompletionAction"),
    ("multigridsyncarg", "HiddenMultiGridSyncArg"),
];

const TYPES: [(&str, &str); 12] = [
    ("struct", "Struct"),
    ("i8", "I8"),
    ("u8", "U8"),
    ("i16", "I16"),
    ("u16", "U16"),
    ("f16", "F16"),
    ("i32", "I32"),
    ("u32", "U32"),
    ("f32", "F32"),
    ("i64", "I64"),
    ("u64", "U64"),
    ("f64", "F64"),
];

const SPACES: [(&str, &str); 6] = [
    ("private", "Private"),
    ("global", "Global"),
    ("constant", "Constant"),
    ("local", "Local"),
    ("generic", "Generic"),
    ("region", "Region"),
];

/// `default` says nothing.
const ACCESSES: [(&str, Option<&str>); 4] = [
    ("default", None),
    ("read_only", Some("ReadOnly")),
    ("write_only", Some("WriteOnly")),
    ("read_write", Some("ReadWrite")),
];

const FLAGS: [(&str, &str); 4] = [
    ("const", "IsConst"),
    ("restrict", "IsRestrict"),
    ("volatile", "IsVolatile"),
    ("pipe", "IsPipe"),
];

/// Is the directive one of a kernel's metadata?
pub(super) fn is_known(name: &str) -> bool {
    OTHERS.contains(&name) || PROPERTIES.iter().any(|(_, op, _)| *op == name)
}

fn small(a: &mut Assembler, cursor: &mut Cursor<'_>) -> Result<u32> {
    let column = cursor.peek().column;
    let value = u32::try_from(a.count(cursor)?);
    value.map_err(|_| AsmError::new(column, "value out of range"))
}

fn text(cursor: &mut Cursor<'_>) -> Result<String> {
    let column = cursor.peek().column;
    let text = String::from_utf8(cursor.string()?);
    text.map_err(|_| AsmError::new(column, "text must be UTF-8"))
}

/// One of the words of a table.
fn word<T: Copy>(cursor: &mut Cursor<'_>, table: &[(&str, T)], what: &str) -> Result<T> {
    let token = cursor.peek();
    let lower = token.text.to_ascii_lowercase();
    let found = table
        .iter()
        .find(|(name, _)| *name == lower)
        .map(|(_, v)| *v);
    match found {
        Some(found) => {
            cursor.next();
            Ok(found)
        }
        None => {
            let names: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
            let known = names.join(", ");
            cursor.fail(format!("'{}' is no {what} (known: {known})", token.text))
        }
    }
}

impl KernelMeta {
    /// A pseudo-operation; `None` for others.
    pub(super) fn directive(
        &mut self,
        a: &mut Assembler,
        name: &str,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        if let Some(i) = PROPERTIES.iter().position(|(_, op, _)| *op == name) {
            return Some(small(a, &mut cursor).and_then(|n| {
                self.properties[i] = Some(n);
                cursor.end()
            }));
        }
        let cursor = &mut cursor;
        let done = match name {
            ".arg" => argument(a, cursor).map(|arg| self.args.push(arg)),
            ".md_symname" => text(cursor).map(|t| self.symbol = Some(t)),
            ".vectypehint" => text(cursor).map(|t| self.vector_type = Some(t)),
            ".runtime_handle" => text(cursor).map(|t| self.runtime_handle = Some(t)),
            ".md_language" => language(a, cursor).map(|l| self.language = Some(l)),
            ".cws" | ".reqd_work_group_size" => sizes(a, cursor).map(|s| self.required = Some(s)),
            ".work_group_size_hint" => sizes(a, cursor).map(|s| self.hint = Some(s)),
            ".fixed_work_group_size" => sizes(a, cursor).map(|s| self.fixed = Some(s)),
            _ => return None,
        };
        Some(done.and_then(|()| cursor.end()))
    }
}

/// `SIZE[, SIZE[, SIZE]]`: what is not written is 1.
fn sizes(a: &mut Assembler, cursor: &mut Cursor<'_>) -> Result<[u32; 3]> {
    let mut sizes = [1; 3];
    for (i, size) in sizes.iter_mut().enumerate() {
        if i > 0 && !cursor.take(TokenKind::Comma) {
            break;
        }
        *size = small(a, cursor)?;
    }
    Ok(sizes)
}

/// `"NAME"[, MAJOR, MINOR]`.
fn language(a: &mut Assembler, cursor: &mut Cursor<'_>) -> Result<(String, Option<[u32; 2]>)> {
    let name = text(cursor)?;
    if !cursor.take(TokenKind::Comma) {
        return Ok((name, None));
    }
    let major = small(a, cursor)?;
    cursor.comma()?;
    Ok((name, Some([major, small(a, cursor)?])))
}

/// `[NAME], "TYPE", SIZE, [ALIGN], KIND, VALUETYPE[, POINTEEALIGN][, SPACE][, ACCESS …]`.
fn argument(a: &mut Assembler, cursor: &mut Cursor<'_>) -> Result<Arg> {
    let name = match cursor.peek().kind {
        TokenKind::Comma => String::new(),
        _ => cursor.name()?,
    };
    cursor.comma()?;
    let type_name = text(cursor)?;
    cursor.comma()?;
    let size = small(a, cursor)?;
    cursor.comma()?;
    let at = cursor.peek().column;
    let align = match cursor.peek().kind {
        TokenKind::Comma => size.max(1).next_power_of_two().min(16),
        _ => small(a, cursor)?,
    };
    if !align.is_power_of_two() {
        return Err(AsmError::new(at, "alignment must be a power of two"));
    }
    cursor.comma()?;
    let kind = word(cursor, &KINDS, "kind of argument")?;
    cursor.comma()?;
    let mut arg = Arg {
        name,
        type_name,
        size,
        align,
        kind,
        value_type: word(cursor, &TYPES, "type of value")?,
        pointee_align: None,
        space: None,
        access: [None; 2],
        flags: [false; FLAGS.len()],
    };
    if kind == "DynamicSharedPointer" && cursor.take(TokenKind::Comma) {
        arg.pointee_align = Some(small(a, cursor)?);
    }
    let pointer = matches!(kind, "DynamicSharedPointer" | "GlobalBuffer");
    if pointer && cursor.take(TokenKind::Comma) {
        arg.space = Some(word(cursor, &SPACES, "address space")?);
    }
    qualifiers(cursor, &mut arg)?;
    Ok(arg)
}

/// Accesses, each behind a comma, and flags.
fn qualifiers(cursor: &mut Cursor<'_>, arg: &mut Arg) -> Result<()> {
    let mut accesses = 0;
    while !cursor.ends() {
        cursor.take(TokenKind::Comma);
        let lower = cursor.peek().text.to_ascii_lowercase();
        if let Some(flag) = FLAGS.iter().position(|(name, _)| *name == lower) {
            cursor.next();
            arg.flags[flag] = true;
        } else if accesses < arg.access.len() {
            arg.access[accesses] = word(cursor, &ACCESSES, "access or flag")?;
            accesses += 1;
        } else {
            return cursor.fail("expected newline");
        }
    }
    Ok(())
}

type Entries = Vec<(&'static str, Value)>;

fn map(entries: Entries) -> Value {
    let entries = entries.into_iter();
    Value::Map(
        entries
            .map(|(key, value)| (Value::Str(key.into()), value))
            .collect(),
    )
}

impl Clrx {
    /// `.md_version MAJOR, MINOR`.
    pub(super) fn version(&mut self, a: &mut Assembler, mut cursor: Cursor<'_>) -> Result<()> {
        let major = small(a, &mut cursor)?;
        cursor.comma()?;
        let minor = small(a, &mut cursor)?;
        self.metadata_version = Some([major, minor]);
        cursor.end()
    }

    /// `.printf [ID][, SIZE…], "FORMAT"`.
    pub(super) fn printf(&mut self, a: &mut Assembler, mut cursor: Cursor<'_>) -> Result<()> {
        let id = match cursor.peek().kind {
            TokenKind::Comma | TokenKind::String => self.printf.len() as u32 + 1,
            _ => small(a, &mut cursor)?,
        };
        let mut sizes = Vec::new();
        while cursor.peek().kind != TokenKind::String {
            cursor.comma()?;
            if cursor.peek().kind != TokenKind::String {
                sizes.push(small(a, &mut cursor)?.to_string());
            }
        }
        let format = text(&mut cursor)?;
        let mut parts = vec![id.to_string(), sizes.len().to_string()];
        parts.extend(sizes);
        parts.push(format.replace(':', "\\72"));
        self.printf.push(parts.join(":"));
        cursor.end()
    }

    /// The document of the kernels that have a configuration.
    pub(super) fn metadata_document(&self, a: &Assembler) -> Result<String> {
        let version = self.metadata_version.unwrap_or([1, 0]);
        let mut entries: Entries = vec![("Version", Value::numbers(&version))];
        if !self.printf.is_empty() {
            let formats = self.printf.iter().map(|f| f.as_str().into());
            entries.push(("Printf", Value::Seq(formats.collect())));
        }
        let mut kernels = Vec::new();
        for kernel in &self.kernels {
            let Some(settings) = &kernel.settings else {
                continue;
            };
            let code = config::kernel_code(a, self, kernel, settings);
            // Its error has been reported.
            if let Ok(code) = code {
                kernels.push(document(kernel, &code));
            }
        }
        entries.push(("Kernels", Value::Seq(kernels)));
        Ok(yaml(&map(entries)))
    }
}

fn document(kernel: &Kernel, code: &KernelCode) -> Value {
    let meta = &kernel.meta;
    let symbol = meta.symbol.clone().unwrap_or(format!("{}@kd", kernel.name));
    let mut entries: Entries = vec![
        ("Name", kernel.name.as_str().into()),
        ("SymbolName", Value::Str(symbol.into())),
    ];
    if let Some((name, version)) = &meta.language {
        entries.push(("Language", name.as_str().into()));
        entries.extend(version.map(|v| ("LanguageVersion", Value::numbers(&v))));
    }
    let attributes = attributes(meta);
    if !attributes.is_empty() {
        entries.push(("Attrs", map(attributes)));
    }
    if !meta.args.is_empty() {
        entries.push((
            "Args",
            Value::Seq(meta.args.iter().map(argument_value).collect()),
        ));
    }
    entries.push(("CodeProps", properties(meta, code)));
    map(entries)
}

fn attributes(meta: &KernelMeta) -> Entries {
    let sizes = [
        ("ReqdWorkGroupSize", meta.required.or(meta.fixed)),
        ("WorkGroupSizeHint", meta.hint),
    ];
    let texts = [
        ("VecTypeHint", &meta.vector_type),
        ("RuntimeHandle", &meta.runtime_handle),
    ];
    let sizes = sizes.into_iter();
    let sizes = sizes.filter_map(|(key, size)| Some((key, Value::numbers(&size?))));
    let texts = texts.into_iter();
    let texts = texts.filter_map(|(key, text)| Some((key, text.as_deref()?.into())));
    sizes.chain(texts).collect()
}

fn argument_value(arg: &Arg) -> Value {
    let text = |key, text: &str| (!text.is_empty()).then(|| (key, Value::from(text)));
    let mut entries: Entries = Vec::new();
    entries.extend(text("Name", &arg.name));
    entries.extend(text("TypeName", &arg.type_name));
    entries.push(("Size", arg.size.into()));
    entries.push(("Align", arg.align.into()));
    entries.push(("ValueKind", arg.kind.into()));
    entries.push(("ValueType", arg.value_type.into()));
    entries.extend(arg.pointee_align.map(|n| ("PointeeAlign", n.into())));
    entries.extend(arg.space.map(|s| ("AddrSpaceQual", s.into())));
    let accesses = ["AccQual", "ActualAccQual"].into_iter().zip(arg.access);
    entries.extend(accesses.filter_map(|(key, access)| Some((key, access?.into()))));
    let flags = FLAGS.iter().zip(arg.flags).filter(|(_, set)| *set);
    entries.extend(flags.map(|((_, key), _)| (*key, true.into())));
    map(entries)
}

/// Most work-items of a work-group where nothing is said.
const MAX_WORKGROUP: u32 = 256;

fn properties(meta: &KernelMeta, code: &KernelCode) -> Value {
    let power = |field| 1u32.checked_shl(code.get(field) as u32).unwrap_or(1);
    let group = meta
        .required
        .or(meta.fixed)
        .map(|[x, y, z]| x.saturating_mul(y).saturating_mul(z));
    let mut entries: Entries = Vec::new();
    for ((key, _, field), written) in PROPERTIES.iter().zip(meta.properties) {
        let other = match (field, *key) {
            (Some(field), _) => code.get(*field) as u32,
            (None, "KernargSegmentAlign") => power(F::KernargAlignment),
            (None, "WavefrontSize") => power(F::WavefrontSize),
            (None, "MaxFlatWorkGroupSize") => group.unwrap_or(MAX_WORKGROUP),
            (None, _) => 0,
        };
        entries.push((key, written.unwrap_or(other).into()));
    }
    map(entries)
}
