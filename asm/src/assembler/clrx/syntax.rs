//! Where a line of CLRX's syntax differs from one of LLVM's.
//!
//! | CLRX | LLVM |
//! |---|---|
//! | `# comment` anywhere | `; comment` |
//! | `v_add_f32 v0, v1, v2 vop3` | `v_add_f32_e64 v0, v1, v2` |
//! | `… sdwa`, `… dpp` at the end | `v_…_sdwa`, `v_…_dpp` |
//! | `inst_offset:16` | `offset:16` |
//! | `dst_sel:b1`, `src0_sel:word1`, `dst_unused:pad` | `dst_sel:BYTE_1`, `src0_sel:WORD_1`, `dst_unused:UNUSED_PAD` |
//!
//! Everything else of an instruction is LLVM's; several statements on one line are not.

use super::super::Assembler;
use super::super::cursor::{Cursor, Result};
use isa::asm::{AsmError, TokenKind};
use isa::{Processor, Target};

/// Is the first statement of the text `.rocm`?
pub(in super::super) fn begins(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_start);
    let first = lines.find(|l| {
        !l.is_empty() && !l.starts_with(['#', ';']) && !l.starts_with("//") && !l.starts_with("/*")
    });
    first.is_some_and(|l| l.split(|c: char| c.is_whitespace() || c == '#').next() == Some(".rocm"))
}

/// The text with LLVM's sign for comments, every byte at its place.
pub(in super::super) fn comments(text: &str) -> String {
    #[derive(PartialEq)]
    enum In {
        Code,
        Text,
        Line,
        Block,
    }
    let mut out = Vec::with_capacity(text.len());
    let (mut state, mut before) = (In::Code, 0u8);
    for byte in text.bytes() {
        let mut written = byte;
        state = match (state, byte) {
            (In::Code, b'#') => {
                written = b';';
                In::Line
            }
            (In::Code, b'"') => In::Text,
            (In::Code, b'*') if before == b'/' => In::Block,
            (In::Code, b'/') if before == b'/' => In::Line,
            (In::Text, b'"') if before != b'\\' => In::Code,
            (In::Line, b'\n') => In::Code,
            (In::Block, b'/') if before == b'*' => In::Code,
            (same, _) => same,
        };
        before = byte;
        out.push(written);
    }
    // One ASCII character in place of another.
    String::from_utf8(out).unwrap_or_default()
}

/// The names of GPUs, and their processors.
const GPUS: [(&str, &str); 25] = [
    ("tahiti", "gfx600"),
    ("capeverde", "gfx601"),
    ("pitcairn", "gfx601"),
    ("oland", "gfx602"),
    ("hainan", "gfx602"),
    ("spectre", "gfx700"),
    ("spooky", "gfx700"),
    ("hawaii", "gfx701"),
    ("kalindi", "gfx703"),
    ("mullins", "gfx703"),
    ("bonaire", "gfx704"),
    ("carrizo", "gfx801"),
    ("tonga", "gfx802"),
    ("iceland", "gfx802"),
    ("fiji", "gfx803"),
    ("ellesmere", "gfx803"),
    ("baffin", "gfx803"),
    ("gfx804", "gfx803"),
    ("dummy", "gfx803"),
    ("stoney", "gfx810"),
    ("gfx900", "gfx900"),
    ("gfx901", "gfx900"),
    ("gfx902", "gfx902"),
    ("gfx904", "gfx904"),
    ("gfx906", "gfx906"),
];

/// `.gpu NAME`: it must be the one that is assembled for.
pub(super) fn gpu(target: &Target, mut cursor: Cursor<'_>) -> Result<()> {
    let column = cursor.peek().column;
    let written = cursor.name()?;
    cursor.end()?;
    let name = written.to_ascii_lowercase();
    let known = GPUS.iter().find(|(gpu, _)| *gpu == name).map(|(_, p)| *p);
    let processor = known
        .and_then(Processor::by_name)
        .or(Processor::by_name(&name));
    match processor {
        Some(processor) if processor == target.processor => Ok(()),
        Some(processor) => {
            let (is, own) = (processor.name, target.processor.name);
            let message = format!("{written} is {is}, what is assembled for is {own}");
            Err(AsmError::new(column, message))
        }
        None => Err(AsmError::new(column, format!("unknown GPU '{written}'"))),
    }
}

/// `.target "TRIPLE-PROCESSOR"` and `.tripple "TRIPLE"`: for amdhsa, and the processor.
pub(super) fn target(target: &Target, name: &str, mut cursor: Cursor<'_>) -> Result<()> {
    let column = cursor.peek().column;
    let text = String::from_utf8_lossy(&cursor.string()?).into_owned();
    cursor.end()?;
    if !text.starts_with("amdgcn-") || !text.contains("amdhsa") {
        return Err(AsmError::new(column, format!("'{text}' is not for amdhsa")));
    }
    let own = target.processor.name;
    if name == ".target" && !text.split(['-', '+']).any(|part| part == own) {
        let message = format!("'{text}' does not name {own}, which is assembled for");
        return Err(AsmError::new(column, message));
    }
    Ok(())
}

/// Numbers of a directive.
fn width(name: &str) -> Option<usize> {
    Some(match name {
        ".byte" => 1,
        ".short" | ".hword" | ".2byte" => 2,
        ".int" | ".long" | ".4byte" => 4,
        ".quad" | ".8byte" => 8,
        _ => return None,
    })
}

/// The bytes of a directive with data that is known; `None` for other directives.
pub(super) fn data(
    a: &mut Assembler,
    name: &str,
    cursor: &mut Cursor<'_>,
) -> Option<Result<Vec<u8>>> {
    if let Some(width) = width(name) {
        return Some(numbers(a, width, cursor));
    }
    Some(match name {
        ".ascii" => cursor.string(),
        ".asciz" | ".string" => cursor.string().map(|mut bytes| {
            bytes.push(0);
            bytes
        }),
        ".skip" | ".space" | ".zero" => a.count(cursor).and_then(|n| filled(cursor, n, 1, 0)),
        ".fill" => fill(a, cursor),
        _ => return None,
    })
}

fn numbers(a: &mut Assembler, width: usize, cursor: &mut Cursor<'_>) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    loop {
        let value = a.absolute(cursor)?;
        bytes.extend(&value.to_le_bytes()[..width]);
        if !cursor.take(TokenKind::Comma) {
            return Ok(bytes);
        }
    }
}

/// `.fill COUNT[, SIZE[, VALUE]]`.
fn fill(a: &mut Assembler, cursor: &mut Cursor<'_>) -> Result<Vec<u8>> {
    let count = a.count(cursor)?;
    let (mut size, mut value) = (1, 0);
    if cursor.take(TokenKind::Comma) {
        size = a.count(cursor)?.min(8);
    }
    if cursor.take(TokenKind::Comma) {
        value = a.absolute(cursor)?;
    }
    filled(cursor, count, size as usize, value)
}

/// No data of these has more.
const MOST: u64 = 1 << 16;

fn filled(cursor: &Cursor<'_>, count: u64, size: usize, value: i64) -> Result<Vec<u8>> {
    if count > MOST {
        return cursor.fail("too many bytes");
    }
    Ok(value.to_le_bytes()[..size].repeat(count as usize))
}

/// Names of parts of registers.
const PARTS: [(&str, &str); 14] = [
    ("b0", "BYTE_0"),
    ("b1", "BYTE_1"),
    ("b2", "BYTE_2"),
    ("b3", "BYTE_3"),
    ("byte0", "BYTE_0"),
    ("byte1", "BYTE_1"),
    ("byte2", "BYTE_2"),
    ("byte3", "BYTE_3"),
    ("w0", "WORD_0"),
    ("w1", "WORD_1"),
    ("word0", "WORD_0"),
    ("word1", "WORD_1"),
    ("dword", "DWORD"),
    ("d", "DWORD"),
];

/// What becomes of the rest of a register.
const UNUSED: [(&str, &str); 3] = [
    ("pad", "UNUSED_PAD"),
    ("sext", "UNUSED_SEXT"),
    ("preserve", "UNUSED_PRESERVE"),
];

/// Words at the end of an instruction that say its encoding.
const ENCODINGS: [(&str, &str); 3] = [("vop3", "_e64"), ("sdwa", "_sdwa"), ("dpp", "_dpp")];

/// An instruction in LLVM's syntax, with where its parts come from.
pub(in super::super) struct Rewritten {
    /// The text.
    pub text: String,
    /// Offsets in the new text from which on the old one's are this much larger.
    shifts: Vec<(usize, isize)>,
}

impl Rewritten {
    /// The place in the old text.
    pub fn original(&self, column: usize) -> usize {
        let shift = self.shifts.iter().rev().find(|(from, _)| *from <= column);
        column.saturating_add_signed(shift.map_or(0, |s| s.1))
    }
}

/// An instruction's statement in LLVM's syntax.
pub(in super::super) fn instruction(statement: &str) -> Rewritten {
    let words: Vec<(usize, &str)> = words(statement);
    let encoding = |word: &str| ENCODINGS.iter().find(|(w, _)| *w == word).map(|(_, s)| *s);
    let suffix = words.iter().skip(1).find_map(|(_, w)| encoding(w));
    let mut out = Rewritten {
        text: String::with_capacity(statement.len() + 8),
        shifts: Vec::new(),
    };
    let mut at = 0;
    for (i, &(start, word)) in words.iter().enumerate() {
        out.text.push_str(&statement[at..start]);
        at = start + word.len();
        match i {
            0 => {
                out.text.push_str(word);
                out.text.push_str(suffix.unwrap_or(""));
            }
            _ if encoding(word).is_some() => {}
            _ => out.text.push_str(&modifier(word)),
        }
        let shift = at as isize - out.text.len() as isize;
        out.shifts.push((out.text.len(), shift));
    }
    out.text.push_str(&statement[at..]);
    out
}

/// Words with their places; a word is what blanks, commas and brackets leave together.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut start = None;
    for (i, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let inside = c.is_ascii_alphanumeric() || matches!(c, '_' | ':' | '.');
        match (inside, start) {
            (true, None) => start = Some(i),
            (false, Some(from)) => {
                found.push((from, &text[from..i]));
                start = None;
            }
            _ => {}
        }
    }
    found
}

fn modifier(word: &str) -> String {
    let Some((key, value)) = word.split_once(':') else {
        return word.to_string();
    };
    let of = |table: &[(&str, &str)]| {
        let lower = value.to_ascii_lowercase();
        let row = table.iter().find(|(name, _)| *name == lower);
        row.map_or(value.to_string(), |(_, name)| name.to_string())
    };
    match key {
        "inst_offset" => format!("offset:{value}"),
        "dst_sel" | "src0_sel" | "src1_sel" => format!("{key}:{}", of(&PARTS)),
        "dst_unused" => format!("{key}:{}", of(&UNUSED)),
        _ => word.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_become_llvms() {
        let text = ".rocm # a \"b\n.ascii \"#\\\"#\" # c\n/* # */ s_nop 0 // #\n";
        let expected = ".rocm ; a \"b\n.ascii \"#\\\"#\" ; c\n/* # */ s_nop 0 // #\n";
        assert_eq!(comments(text), expected);
        assert!(begins("# x\n\n  .rocm # y\n") && !begins(".text\n.rocm\n") && !begins(".rocmx\n"));
    }

    #[test]
    fn modifiers_are_renamed() {
        let of = |text: &str| instruction(text).text;
        assert_eq!(of("v_add_f32 v0, v1, v2 vop3"), "v_add_f32_e64 v0, v1, v2 ");
        assert_eq!(
            of("global_load_dword v1, v[2:3], off inst_offset:16 glc"),
            "global_load_dword v1, v[2:3], off offset:16 glc"
        );
        assert_eq!(
            of("v_mov_b32 v1, v2 dst_sel:b1 dst_unused:pad src0_sel:word1"),
            "v_mov_b32 v1, v2 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_1"
        );
        assert_eq!(
            of("s_waitcnt vmcnt(0) & lgkmcnt(0)"),
            "s_waitcnt vmcnt(0) & lgkmcnt(0)"
        );
    }

    #[test]
    fn places_are_those_of_the_source() {
        let line = "v_add_f32 v0, v1, x vop3";
        let rewritten = instruction(line);
        let at = rewritten.text.find('x').expect("it is there");
        assert_eq!(rewritten.original(at), line.find('x').expect("it is there"));
    }
}
