//! Names: quoting, and the numbers of what has none.

use crate::entities::{Block, Value};
use crate::function::Function;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Appends text in quotes; what is not printable is escaped as `\xx`.
pub(super) fn write_quoted(out: &mut String, text: &[u8]) {
    out.push('"');
    write_escaped(out, text);
    out.push('"');
}

pub(super) fn write_escaped(out: &mut String, text: &[u8]) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for &b in text {
        if (0x20..0x7f).contains(&b) && b != b'"' && b != b'\\' {
            out.push(b as char);
        } else {
            out.push('\\');
            out.push(DIGITS[usize::from(b >> 4)] as char);
            out.push(DIGITS[usize::from(b & 15)] as char);
        }
    }
}

/// Can a name stand without quotes?
fn is_plain(name: &str) -> bool {
    let byte = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
    !name.is_empty() && name.bytes().all(byte) && !name.as_bytes()[0].is_ascii_digit()
}

/// Appends a name with its sigil.
pub(super) fn write_name(out: &mut String, sigil: char, name: &str) {
    out.push(sigil);
    write_bare_name(out, name);
}

/// Appends a name without a sigil, as it stands before a colon.
pub(super) fn write_bare_name(out: &mut String, name: &str) {
    if is_plain(name) {
        out.push_str(name);
    } else {
        write_quoted(out, name.as_bytes());
    }
}

/// How a value or block is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Label {
    /// By the name that the function keeps for it.
    #[default]
    Own,
    /// By a number.
    Number(u32),
    /// By a name that was made because its own is taken.
    Made(u32),
}

/// The names of the values and blocks of a function: unique, and with numbers in the order that the
/// language wants.
pub(super) struct LocalNames {
    values: SecondaryMap<Value, Label>,
    blocks: SecondaryMap<Block, Label>,
    made: Vec<String>,
}

/// What is needed while names are given.
struct Numbering<'f> {
    taken: FxHashSet<&'f str>,
    /// Last number tried for a name that is taken.
    last: FxHashMap<&'f str, u32>,
    made: Vec<String>,
    made_set: FxHashSet<String>,
    next: u32,
}

impl<'f> Numbering<'f> {
    fn label(&mut self, name: Option<&'f str>) -> Label {
        let Some(name) = name else {
            self.next += 1;
            return Label::Number(self.next - 1);
        };
        if !self.made_set.contains(name) && self.taken.insert(name) {
            return Label::Own;
        }
        let mut n = self.last.get(name).copied().unwrap_or(0);
        loop {
            n += 1;
            let made = format!("{name}.{n}");
            if !self.taken.contains(made.as_str()) && self.made_set.insert(made.clone()) {
                self.last.insert(name, n);
                self.made.push(made);
                return Label::Made(self.made.len() as u32 - 1);
            }
        }
    }
}

impl LocalNames {
    /// Names everything in a function.
    pub fn new(func: &Function) -> LocalNames {
        let mut numbering = Numbering {
            taken: FxHashSet::default(),
            last: FxHashMap::default(),
            made: Vec::new(),
            made_set: FxHashSet::default(),
            next: 0,
        };
        let mut values = SecondaryMap::new();
        let mut blocks = SecondaryMap::new();
        for (i, &block) in func.layout.iter().enumerate() {
            // The entry block's parameters are the function's, and stand before its label.
            if i > 0 {
                blocks[block] = numbering.label(func.block_name(block));
            }
            for &param in func.block_params(block) {
                values[param] = numbering.label(func.value_name(param));
            }
            if i == 0 {
                blocks[block] = numbering.label(func.block_name(block));
            }
            for &inst in &func.blocks[block].insts {
                if let Some(value) = func.result(inst) {
                    values[value] = numbering.label(func.value_name(value));
                }
            }
        }
        LocalNames {
            values,
            blocks,
            made: numbering.made,
        }
    }

    /// A text that begins with `prefix`, and with which no name begins.
    pub fn unused_prefix(&self, func: &Function, prefix: &str) -> String {
        let mut prefix = format!("{prefix}.");
        let blocks = func.layout.iter().filter_map(|&b| func.block_name(b));
        let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
        let params = func.layout.iter().flat_map(|&b| func.block_params(b));
        let values = insts
            .filter_map(|&inst| func.result(inst))
            .chain(params.copied())
            .filter_map(|v| func.value_name(v));
        let made = self.made.iter().map(String::as_str);
        let longest = blocks
            .chain(values)
            .chain(made)
            .filter_map(|name| name.strip_prefix(prefix.as_str()))
            .map(|rest| rest.bytes().take_while(|&b| b == b'.').count() + 1)
            .max();
        // One full stop more than any name has there.
        prefix.extend(std::iter::repeat_n('.', longest.unwrap_or(0)));
        prefix
    }

    /// Appends a value's name with its sigil.
    pub fn write_value(&self, out: &mut String, func: &Function, value: Value) {
        self.write(out, Some('%'), self.values[value], func.value_name(value));
    }

    /// Appends a block's name with its sigil.
    pub fn write_block(&self, out: &mut String, func: &Function, block: Block) {
        self.write(out, Some('%'), self.blocks[block], func.block_name(block));
    }

    /// Appends a block's name as it stands before a colon.
    pub fn write_label(&self, out: &mut String, func: &Function, block: Block) {
        self.write(out, None, self.blocks[block], func.block_name(block));
    }

    fn write(&self, out: &mut String, sigil: Option<char>, label: Label, own: Option<&str>) {
        let name = match label {
            Label::Number(n) => {
                out.extend(sigil);
                super::put!(out, "{n}");
                return;
            }
            Label::Own => own.unwrap_or("?"),
            Label::Made(i) => &self.made[i as usize],
        };
        match sigil {
            Some(sigil) => write_name(out, sigil, name),
            None => write_bare_name(out, name),
        }
    }
}
