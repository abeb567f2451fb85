//! The code object's metadata: YAML text to the MessagePack of the note.
//!
//! A scalar is a number or a truth value if it reads as one, else text, whatever its quotes; maps
//! are written with their keys in order. What the document must have is checked as far as the
//! loader depends on it: the version, and of each kernel its name, symbol, sizes and register
//! counts.
//!
//! Sources: AMDGPUUsage, "Code Object V3 Metadata" and later versions (keys, types, which are
//! required); the MessagePack specification
//! (https://github.com/msgpack/msgpack/blob/master/spec.md).

use codeobj::metadata::{Value, message_pack};
use saphyr_parser::{Event, Parser, ScalarStyle};

/// What is wrong with a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Error {
    /// Line in the document, from 0; `None` if the document as a whole is meant.
    pub line: Option<usize>,
    pub column: usize,
    pub message: String,
}

fn error(message: String) -> Error {
    Error {
        line: None,
        column: 0,
        message,
    }
}

/// Reads a document.
pub(crate) fn parse(text: &str) -> Result<Value, Error> {
    let mut reader = Reader {
        open: Vec::new(),
        root: None,
    };
    for event in Parser::new_from_str(text) {
        let (event, span) = event.map_err(|e| Error {
            line: Some(e.marker().line().saturating_sub(1)),
            column: e.marker().col() + 1,
            message: e.info().to_string(),
        })?;
        reader.event(event).map_err(|message| Error {
            line: Some(span.start.line().saturating_sub(1)),
            column: span.start.col() + 1,
            message,
        })?;
    }
    reader
        .root
        .ok_or_else(|| error("the document is empty".to_string()))
}

/// Nesting that a document may have; the metadata needs five levels.
const DEPTH: usize = 64;

/// A map or sequence that is being read; of a map also the key whose value comes next.
enum Open {
    Seq(Vec<Value>),
    Map(Vec<(Value, Value)>, Option<Value>),
}

struct Reader {
    open: Vec<Open>,
    root: Option<Value>,
}

impl Reader {
    fn event(&mut self, event: Event<'_>) -> Result<(), String> {
        match event {
            Event::Scalar(text, style, _, tag) => {
                if tag.is_some_and(|t| !t.is_yaml_core_schema()) {
                    return Err("tags are not supported in metadata".to_string());
                }
                self.value(scalar(&text, style))
            }
            Event::Alias(_) => Err("aliases are not supported in metadata".to_string()),
            Event::SequenceStart(..) => self.open(Open::Seq(Vec::new())),
            Event::MappingStart(..) => self.open(Open::Map(Vec::new(), None)),
            Event::SequenceEnd | Event::MappingEnd => match self.open.pop() {
                Some(Open::Seq(items)) => self.value(Value::Seq(items)),
                Some(Open::Map(entries, _)) => {
                    let map = sorted(entries)?;
                    self.value(map)
                }
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn open(&mut self, open: Open) -> Result<(), String> {
        if self.open.len() >= DEPTH {
            return Err("the document is nested too deeply".to_string());
        }
        self.open.push(open);
        Ok(())
    }

    fn value(&mut self, value: Value) -> Result<(), String> {
        match self.open.last_mut() {
            Some(Open::Seq(items)) => items.push(value),
            Some(Open::Map(_, key @ None)) => *key = Some(value),
            Some(Open::Map(entries, key)) => entries.extend(key.take().map(|k| (k, value))),
            None if self.root.is_some() => return Err("a second document".to_string()),
            None => self.root = Some(value),
        }
        Ok(())
    }
}

fn sorted(mut entries: Vec<(Value, Value)>) -> Result<Value, String> {
    let order = |a: &Value, b: &Value| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal);
    entries.sort_by(|a, b| order(&a.0, &b.0));
    if let Some(pair) = entries.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(format!("duplicated mapping key '{}'", shown(&pair[0].0)));
    }
    Ok(Value::Map(entries))
}

fn shown(value: &Value) -> String {
    match value {
        Value::Str(text) => text.to_string(),
        other => format!("{other:?}"),
    }
}

/// An integer as LLVM's YAML reader takes it: radix by prefix.
fn integer(text: &str) -> Option<u64> {
    let digits = |prefix: [&str; 2]| prefix.iter().find_map(|p| text.strip_prefix(p));
    let of = |digits: &str, radix| {
        let plain = digits.bytes().all(|b| b.is_ascii_alphanumeric());
        plain
            .then(|| u64::from_str_radix(digits, radix).ok())
            .flatten()
    };
    if let Some(hex) = digits(["0x", "0X"]) {
        return of(hex, 16);
    }
    if let Some(binary) = digits(["0b", "0B"]) {
        return of(binary, 2);
    }
    if let Some(octal) = text.strip_prefix("0o") {
        return of(octal, 8);
    }
    let octal = text.len() > 1 && text.starts_with('0');
    of(text, if octal { 8 } else { 10 })
}

fn scalar(text: &str, style: ScalarStyle) -> Value {
    // What stands in quotes is read the same way; the style makes no difference for block scalars
    // either.
    let _ = style;
    if let Some(n) = integer(text) {
        return Value::Uint(n);
    }
    if let Some(n) = text.strip_prefix('-').and_then(integer) {
        if n <= 1 << 63 {
            return Value::Int((n as i64).wrapping_neg());
        }
    }
    match text {
        "true" => return Value::Bool(true),
        "false" => return Value::Bool(false),
        _ => {}
    }
    let numeric = text.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c))
        && text.contains(|c: char| c.is_ascii_digit());
    match text.parse::<f64>() {
        Ok(x) if numeric => Value::Float(x),
        _ => text.into(),
    }
}

/// What a required key holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Str,
    Int,
}

/// Keys of a kernel that the loader needs (AMDGPUUsage, "Code Object V3 Kernel Metadata Map").
const KERNEL: [(&str, Kind); 10] = [
    (".name", Kind::Str),
    (".symbol", Kind::Str),
    (".kernarg_segment_size", Kind::Int),
    (".group_segment_fixed_size", Kind::Int),
    (".private_segment_fixed_size", Kind::Int),
    (".kernarg_segment_align", Kind::Int),
    (".wavefront_size", Kind::Int),
    (".sgpr_count", Kind::Int),
    (".vgpr_count", Kind::Int),
    (".max_flat_workgroup_size", Kind::Int),
];

/// Keys of a kernel argument (AMDGPUUsage, "Code Object V3 Kernel Argument Metadata Map").
const ARGUMENT: [(&str, Kind); 3] = [
    (".size", Kind::Int),
    (".offset", Kind::Int),
    (".value_kind", Kind::Str),
];

/// Keys of a kernel in code object version 2 that must be there (AMDGPUUsage, "Code Object V2
/// Metadata").
const KERNEL_V2: [(&str, Kind); 2] = [("Name", Kind::Str), ("SymbolName", Kind::Str)];

/// The same of an argument.
const ARGUMENT_V2: [(&str, Kind); 3] = [
    ("Size", Kind::Int),
    ("Align", Kind::Int),
    ("ValueKind", Kind::Str),
];

/// Checks a document of code object version 2, as far as the loader depends on it.
pub(crate) fn check_v2(document: &Value) -> Result<(), Error> {
    let keys = Keys {
        version: "Version",
        kernels: "Kernels",
        kernel: &KERNEL_V2,
        args: "Args",
        argument: &ARGUMENT_V2,
    };
    check_keys(document, &keys)
}

/// What the keys of a document are called.
struct Keys {
    version: &'static str,
    kernels: &'static str,
    kernel: &'static [(&'static str, Kind)],
    args: &'static str,
    argument: &'static [(&'static str, Kind)],
}

/// Checks a document, as far as the loader depends on it.
pub(crate) fn check(document: &Value) -> Result<(), Error> {
    let keys = Keys {
        version: "amdhsa.version",
        kernels: "amdhsa.kernels",
        kernel: &KERNEL,
        args: ".args",
        argument: &ARGUMENT,
    };
    check_keys(document, &keys)
}

fn check_keys(document: &Value, keys: &Keys) -> Result<(), Error> {
    let Value::Map(entries) = document else {
        return Err(error("the metadata is not a map".to_string()));
    };
    let version = get(entries, keys.version);
    let is_version = |v: &&Value| match v {
        Value::Seq(items) => {
            items.len() == 2
                && items
                    .iter()
                    .all(|i| matches!(i, Value::Uint(_) | Value::Int(_)))
        }
        _ => false,
    };
    if version.filter(is_version).is_none() {
        return Err(error(format!("'{}' must be two numbers", keys.version)));
    }
    let Some(Value::Seq(kernels)) = get(entries, keys.kernels) else {
        return Err(error(format!("'{}' must be a sequence", keys.kernels)));
    };
    for (index, kernel) in kernels.iter().enumerate() {
        let what = format!("kernel {index}");
        required(kernel, keys.kernel, &what)?;
        let Value::Map(entries) = kernel else {
            continue;
        };
        match get(entries, keys.args) {
            None => {}
            Some(Value::Seq(args)) => {
                for (number, arg) in args.iter().enumerate() {
                    required(arg, keys.argument, &format!("argument {number} of {what}"))?;
                }
            }
            Some(_) => {
                return Err(error(format!(
                    "'{}' of {what} must be a sequence",
                    keys.args
                )));
            }
        }
    }
    Ok(())
}

fn get<'a>(entries: &'a [(Value, Value)], key: &str) -> Option<&'a Value> {
    let is_key = |k: &Value| matches!(k, Value::Str(text) if text == key);
    entries.iter().find(|(k, _)| is_key(k)).map(|(_, v)| v)
}

fn required(map: &Value, keys: &[(&str, Kind)], what: &str) -> Result<(), Error> {
    let Value::Map(entries) = map else {
        return Err(error(format!("{what} is not a map")));
    };
    for (key, kind) in keys {
        let wanted = match kind {
            Kind::Str => "text",
            Kind::Int => "a number",
        };
        match (get(entries, key), kind) {
            (Some(Value::Str(_)), Kind::Str) => {}
            (Some(Value::Uint(_) | Value::Int(_)), Kind::Int) => {}
            (Some(_), _) => return Err(error(format!("'{key}' of {what} must be {wanted}"))),
            (None, _) => return Err(error(format!("'{key}' of {what} is missing"))),
        }
    }
    Ok(())
}

/// The note with a document.
pub(crate) fn note(document: &Value) -> Vec<u8> {
    codeobj::note::note(&message_pack(document))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_have_the_type_they_read_as() {
        let of = |text: &str| scalar(text, ScalarStyle::Plain);
        assert_eq!(of("12"), Value::Uint(12));
        assert_eq!(of("010"), Value::Uint(8));
        assert_eq!(of("0x1f"), Value::Uint(31));
        assert_eq!(of("-1"), Value::Int(-1));
        assert_eq!(of("true"), Value::Bool(true));
        assert_eq!(of("yes"), Value::from("yes"));
        assert_eq!(of("1.5"), Value::Float(1.5));
        assert_eq!(of("inf"), Value::from("inf"));
        assert_eq!(of("OpenCL C"), Value::from("OpenCL C"));
        assert_eq!(of(""), Value::from(""));
    }

    #[test]
    fn maps_are_sorted_and_have_no_key_twice() {
        let map = parse("b: 1\na: [x, 2]\n").unwrap();
        let key = |k: &str| Value::from(k);
        let seq = Value::Seq(vec![key("x"), Value::Uint(2)]);
        assert_eq!(
            map,
            Value::Map(vec![(key("a"), seq), (key("b"), Value::Uint(1))])
        );
        assert!(parse("a: 1\na: 2\n").is_err());
        assert!(parse("a: [").is_err());
    }

    #[test]
    fn missing_and_wrong_entries_are_named() {
        let message = |text: &str| check(&parse(text).unwrap()).unwrap_err().message;
        assert_eq!(message("a: 1"), "'amdhsa.version' must be two numbers");
        let kernel = "amdhsa.version: [1, 2]\namdhsa.kernels:\n  - .name: 1\n";
        assert_eq!(message(kernel), "'.name' of kernel 0 must be text");
        let kernel = "amdhsa.version: [1, 2]\namdhsa.kernels:\n  - .name: a\n";
        assert_eq!(message(kernel), "'.symbol' of kernel 0 is missing");
    }
}
