//! The metadata document: what the runtime is told of a module's kernels, as MessagePack in a note,
//! and as YAML in assembly text.
//!
//! Sources: specification, "Code Object V3 Metadata"; AMDGPUUsage of LLVM 22, "Code Object V4
//! Metadata", "Code Object V5 Metadata". The order of the keys in a map is alphabetical, as LLVM
//! writes them.

use rmp::encode::{self, ByteBuf, ValueWriteError};
use std::borrow::Cow;
use std::convert::Infallible;
use std::fmt::Write;

/// A value of the document. The order of the variants is that of keys in a map.
#[derive(Clone, PartialEq, PartialOrd, Debug)]
pub enum Value {
    /// A negative number.
    Int(i64),
    /// A number.
    Uint(u64),
    /// A truth value.
    Bool(bool),
    /// A number with a fraction.
    Float(f64),
    /// Text.
    Str(Cow<'static, str>),
    /// A sequence.
    Seq(Vec<Value>),
    /// A map, in order.
    Map(Vec<(Value, Value)>),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Str(text.to_string().into())
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

impl Value {
    /// A map whose keys stand in alphabetical order.
    pub fn map(mut entries: Vec<(&'static str, Value)>) -> Value {
        entries.sort_by_key(|(key, _)| *key);
        let entries = entries.into_iter();
        Value::Map(entries.map(|(k, v)| (Value::Str(k.into()), v)).collect())
    }

    /// A sequence of numbers.
    pub fn numbers(numbers: &[u32]) -> Value {
        Value::Seq(numbers.iter().map(|&n| n.into()).collect())
    }
}

/// The document as MessagePack: each value in the shortest form that there is of it.
pub fn message_pack(value: &Value) -> Vec<u8> {
    let mut bytes = ByteBuf::with_capacity(MESSAGE_ROOM);
    // Writing to memory fails for no value that there is.
    let written = pack(value, &mut bytes);
    debug_assert!(written.is_ok());
    bytes.into_vec()
}

/// Bytes that are enough for most documents.
const MESSAGE_ROOM: usize = 2048;

fn pack(value: &Value, out: &mut ByteBuf) -> Result<(), ValueWriteError<Infallible>> {
    match value {
        Value::Map(entries) => {
            encode::write_map_len(out, entries.len() as u32)?;
            for (key, value) in entries {
                pack(key, out)?;
                pack(value, out)?;
            }
        }
        Value::Seq(items) => {
            encode::write_array_len(out, items.len() as u32)?;
            for item in items {
                pack(item, out)?;
            }
        }
        Value::Str(text) => encode::write_str(out, text)?,
        Value::Uint(n) => drop(encode::write_uint(out, *n)?),
        Value::Int(n) => drop(encode::write_sint(out, *n)?),
        Value::Bool(b) => {
            encode::write_bool(out, *b).map_err(ValueWriteError::InvalidMarkerWrite)?
        }
        Value::Float(x) => match *x as f32 {
            single if f64::from(single) == *x => encode::write_f32(out, single)?,
            _ => encode::write_f64(out, *x)?,
        },
    }
    Ok(())
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

fn yaml_entry(key: &Value, value: &Value, indent: usize, text: &mut String) {
    let key = match key {
        Value::Str(text) => text.as_ref(),
        other => &yaml_scalar(other),
    };
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
        Value::Int(n) => n.to_string(),
        Value::Uint(n) => n.to_string(),
        Value::Float(x) => x.to_string(),
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
