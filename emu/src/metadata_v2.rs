//! The metadata of code object version 2: YAML instead of MessagePack, other names, no offsets.
//!
//! Source: AMDGPUUsage, "Code Object V2 Metadata".
//!
//! Only what this document has is read: aliases are refused (they let a small file stand for a
//! huge one), and nesting is limited.

use crate::error::LoadError;
use crate::metadata::{ArgInfo, ArgLayout, KernelMeta, value_kind};
use saphyr_parser::{Event, Parser};

/// Deepest nesting: the document needs five levels.
const MAX_DEPTH: usize = 32;
/// Most work-items of a work-group where the metadata does not say: what the hardware allows.
const DEFAULT_MAX_WORKGROUP: u32 = 1024;

/// A YAML value.
#[derive(Debug)]
enum Node {
    Scalar(String),
    Sequence(Vec<Node>),
    Mapping(Vec<(String, Node)>),
}

fn wrong(what: impl Into<String>) -> LoadError {
    LoadError::Metadata(what.into())
}

/// A collection that is being read.
enum Open {
    Sequence(Vec<Node>),
    /// The entries, and the key whose value comes next.
    Mapping(Vec<(String, Node)>, Option<String>),
}

impl Open {
    fn push(&mut self, node: Node) -> Result<(), LoadError> {
        match self {
            Open::Sequence(nodes) => nodes.push(node),
            Open::Mapping(entries, key) => match (key.take(), node) {
                (Some(name), value) => entries.push((name, value)),
                (None, Node::Scalar(name)) => *key = Some(name),
                (None, _) => return Err(wrong("a key is not a string")),
            },
        }
        Ok(())
    }

    fn close(self) -> Node {
        match self {
            Open::Sequence(nodes) => Node::Sequence(nodes),
            Open::Mapping(entries, _) => Node::Mapping(entries),
        }
    }
}

/// Reads the first document.
fn parse(text: &str) -> Result<Node, LoadError> {
    let mut open: Vec<Open> = Vec::new();
    for event in Parser::new_from_str(text) {
        let (event, _) = event.map_err(|e| wrong(e.to_string()))?;
        let done = match event {
            Event::Scalar(value, ..) => Node::Scalar(value.into_owned()),
            Event::SequenceStart(..) | Event::MappingStart(..) if open.len() == MAX_DEPTH => {
                return Err(wrong(format!("nested deeper than {MAX_DEPTH} levels")));
            }
            Event::SequenceStart(..) => {
                open.push(Open::Sequence(Vec::new()));
                continue;
            }
            Event::MappingStart(..) => {
                open.push(Open::Mapping(Vec::new(), None));
                continue;
            }
            Event::SequenceEnd | Event::MappingEnd => match open.pop() {
                Some(collection) => collection.close(),
                None => return Err(wrong("an end without a beginning")),
            },
            Event::Alias(_) => return Err(wrong("aliases are not supported")),
            _ => continue,
        };
        match open.last_mut() {
            Some(parent) => parent.push(done)?,
            None => return Ok(done),
        }
    }
    Err(wrong("the YAML document is empty"))
}

impl Node {
    fn get(&self, key: &str) -> Option<&Node> {
        match self {
            Node::Mapping(entries) => entries.iter().find(|(k, _)| k == key).map(|(_, v)| v),
            _ => None,
        }
    }

    fn text(&self, key: &str) -> Option<&str> {
        match self.get(key) {
            Some(Node::Scalar(text)) => Some(text),
            _ => None,
        }
    }

    /// A number; `None` if it is not there, an error if it is none.
    fn number(&self, key: &str) -> Result<Option<u64>, LoadError> {
        let Some(text) = self.text(key) else {
            return Ok(None);
        };
        let number = text.parse();
        number
            .map(Some)
            .map_err(|_| wrong(format!("{key}: '{text}' is no number")))
    }

    fn items(&self, key: &str) -> &[Node] {
        match self.get(key) {
            Some(Node::Sequence(nodes)) => nodes,
            _ => &[],
        }
    }
}

/// What the metadata says about kernels; where it is silent, `amd_kernel_code_t` decides. And the
/// formats of `printf`.
pub(crate) fn read(note: &[u8]) -> Result<(Vec<KernelMeta>, Vec<String>), LoadError> {
    let text = std::str::from_utf8(note).map_err(|e| wrong(e.to_string()))?;
    let document = parse(text.trim_end_matches('\0'))?;
    let kernels = document.items("Kernels").iter().map(kernel);
    let formats = document.items("Printf").iter().map(|format| match format {
        Node::Scalar(text) => Ok(text.clone()),
        _ => Err(wrong("Printf is no list of texts")),
    });
    Ok((
        kernels.collect::<Result<_, _>>()?,
        formats.collect::<Result<_, _>>()?,
    ))
}

fn kernel(node: &Node) -> Result<KernelMeta, LoadError> {
    let name = node
        .text("Name")
        .ok_or_else(|| wrong("a kernel without Name"))?;
    // `k@kd` is the descriptor of k; the symbol of `amd_kernel_code_t` is k itself.
    let symbol = node.text("SymbolName").unwrap_or(name);
    let mut args = Vec::new();
    let mut end = 0u64;
    for arg in node.items("Args") {
        let info = argument(name, arg, end)?;
        end = info.offset.saturating_add(info.size);
        args.push(info);
    }
    let empty = Node::Mapping(Vec::new());
    let props = node.get("CodeProps").unwrap_or(&empty);
    let small = |key: &str, default: u32| -> Result<u32, LoadError> {
        let value = props.number(key)?.unwrap_or(default.into());
        u32::try_from(value).map_err(|_| wrong(format!("{key}: {value} is too large")))
    };
    let meta = KernelMeta {
        name: name.to_string(),
        symbol: symbol.strip_suffix("@kd").unwrap_or(symbol).to_string(),
        args,
        layout: ArgLayout::Described,
        kernarg_size: props.number("KernargSegmentSize")?.unwrap_or(end).max(end),
        kernarg_align: props.number("KernargSegmentAlign")?.unwrap_or(1),
        max_flat_workgroup_size: small("MaxFlatWorkGroupSize", DEFAULT_MAX_WORKGROUP)?,
        required_workgroup: required_workgroup(node)?,
        uniform: false,
        wavefront_size: small("WavefrontSize", 64)?,
    };
    meta.check()?;
    Ok(meta)
}

/// An argument, which lies at the first suitable place from `end` on.
fn argument(kernel: &str, node: &Node, end: u64) -> Result<ArgInfo, LoadError> {
    let need = |key: &str| -> Result<u64, LoadError> {
        let value = node.number(key)?;
        value.ok_or_else(|| wrong(format!("kernel '{kernel}': an argument without {key}")))
    };
    let (size, align) = (need("Size")?, need("Align")?);
    if !align.is_power_of_two() {
        return Err(wrong(format!(
            "kernel '{kernel}': an argument aligned to {align} bytes"
        )));
    }
    let kind = node.text("ValueKind").unwrap_or("");
    let offset = end.checked_next_multiple_of(align);
    Ok(ArgInfo {
        name: node.text("Name").map(str::to_string),
        offset: offset.ok_or_else(|| wrong(format!("kernel '{kernel}': arguments too large")))?,
        size,
        kind: value_kind(kernel, &snake_case(kind))?,
    })
}

/// `HiddenGlobalOffsetX` as later versions spell it: `hidden_global_offset_x`.
fn snake_case(name: &str) -> String {
    // One word in later versions.
    if name == "HiddenMultiGridSyncArg" {
        return "hidden_multigrid_sync_arg".to_string();
    }
    let mut out = String::with_capacity(name.len() + 4);
    for (i, c) in name.chars().enumerate() {
        if c.is_ascii_uppercase() && i != 0 {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

fn required_workgroup(node: &Node) -> Result<Option<[u32; 3]>, LoadError> {
    let Some(attrs) = node.get("Attrs") else {
        return Ok(None);
    };
    let items = attrs.items("ReqdWorkGroupSize");
    let mut size = [0; 3];
    for (slot, item) in size.iter_mut().zip(items) {
        let Node::Scalar(text) = item else {
            return Err(wrong("ReqdWorkGroupSize is no list of numbers"));
        };
        *slot = text
            .parse()
            .map_err(|_| wrong(format!("ReqdWorkGroupSize: '{text}' is no number")))?;
    }
    Ok((size != [0; 3]).then_some(size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::ValueKind;

    #[test]
    fn arguments_lie_one_after_the_other() {
        let text = b"---\nVersion: [ 1, 0 ]\nPrintf:\n  - '1:1:4:%d'\nKernels:\n  - Name: k\n    SymbolName: 'k@kd'\n    \
            Attrs:\n      ReqdWorkGroupSize: [ 64, 1, 1 ]\n    Args:\n      \
            - { Size: 4, Align: 4, ValueKind: ByValue, ValueType: I32, Name: n }\n      \
            - Size: 8\n        Align: 8\n        ValueKind: GlobalBuffer\n      \
            - Size: 8\n        Align: 8\n        ValueKind: HiddenGlobalOffsetX\n      \
            - Size: 8\n        Align: 8\n        ValueKind: HiddenMultiGridSyncArg\n    \
            CodeProps:\n      KernargSegmentSize: 32\n      KernargSegmentAlign: 8\n      \
            WavefrontSize: 64\n      MaxFlatWorkGroupSize: 256\n...\n\0";
        let (kernels, formats) = read(text).expect("a document");
        assert_eq!(formats, ["1:1:4:%d"]);
        let k = &kernels[0];
        assert_eq!((k.name.as_str(), k.symbol.as_str()), ("k", "k"));
        assert_eq!(k.required_workgroup, Some([64, 1, 1]));
        assert_eq!(k.max_flat_workgroup_size, 256);
        let places: Vec<_> = k.args.iter().map(|a| (a.offset, a.size, a.kind)).collect();
        let expected = [
            (0, 4, ValueKind::ByValue),
            (8, 8, ValueKind::GlobalBuffer),
            (16, 8, ValueKind::HiddenGlobalOffset(0)),
            (24, 8, ValueKind::HiddenMultigridSyncArg),
        ];
        assert_eq!(places, expected);
        assert_eq!(k.args[0].name.as_deref(), Some("n"));
    }

    #[test]
    fn what_is_malformed_is_an_error() {
        for (text, message) in [
            ("", "the YAML document is empty"),
            ("a: &x [1]\nb: *x", "aliases are not supported"),
            ("Kernels:\n  - Args: []", "a kernel without Name"),
            (
                "Kernels:\n  - Name: k\n    Args:\n      - Align: 4",
                "kernel 'k': an argument without Size",
            ),
            (
                "Kernels:\n  - Name: k\n    Args:\n      - {Size: x, Align: 4}",
                "Size: 'x' is no number",
            ),
            (
                "Kernels:\n  - Name: k\n    Args:\n      - {Size: 4, Align: 3}",
                "kernel 'k': an argument aligned to 3 bytes",
            ),
            (
                "Kernels:\n  - Name: k\n    Args:\n      - {Size: 4, Align: 4, ValueKind: Odd}",
                "kernel 'k': unknown value kind 'odd'",
            ),
        ] {
            let error = read(text.as_bytes()).expect_err(text);
            assert_eq!(
                error.to_string(),
                format!("code object metadata: {message}")
            );
        }
        let deep = "[".repeat(100_000);
        assert!(read(deep.as_bytes()).is_err());
    }
}
