//! Sections: `.text`, `.section`, `.pushsection` and so on, and bytes that go into them.

use super::cursor::{Cursor, Result};
use super::{Assembler, MAX_SIZE};
use crate::object::Section;
use isa::asm::{AsmError, TokenKind};
use object::elf;

/// Letters of section flags (GNU as, ".section", ELF version).
const FLAGS: [(char, u64); 8] = [
    ('a', elf::SHF_ALLOC.0),
    ('e', elf::SHF_EXCLUDE.0),
    ('w', elf::SHF_WRITE.0),
    ('x', elf::SHF_EXECINSTR.0),
    ('M', elf::SHF_MERGE.0),
    ('S', elf::SHF_STRINGS.0),
    ('T', elf::SHF_TLS.0),
    ('R', elf::SHF_GNU_RETAIN.0),
];

const ALLOC: u64 = elf::SHF_ALLOC.0;
const WRITE: u64 = elf::SHF_WRITE.0;
const TLS: u64 = elf::SHF_TLS.0;
const EXEC: u64 = elf::SHF_EXECINSTR.0;
const MERGE: u64 = elf::SHF_MERGE.0;
const STRINGS: u64 = elf::SHF_STRINGS.0;

/// Types of sections by name.
const TYPES: [(&str, u32); 8] = [
    ("progbits", elf::SHT_PROGBITS.0),
    ("nobits", elf::SHT_NOBITS.0),
    ("note", elf::SHT_NOTE.0),
    ("init_array", elf::SHT_INIT_ARRAY.0),
    ("fini_array", elf::SHT_FINI_ARRAY.0),
    ("preinit_array", elf::SHT_PREINIT_ARRAY.0),
    ("unwind", 0x7000_0001),
    ("llvm_odrtab", 0x6fff_4c00),
];

/// The letters of flags.
pub(super) fn flag_letters(flags: u64) -> String {
    let set = FLAGS.iter().filter(|(_, bit)| flags & bit != 0);
    set.map(|(letter, _)| letter).collect()
}

/// Type and flags of a section that says nothing about itself, by its name.
fn defaults(name: &str) -> (u32, u64) {
    let is = |prefix: &str| {
        name.strip_prefix(prefix)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let kind = if name.starts_with(".note") {
        elf::SHT_NOTE
    } else if is(".init_array") {
        elf::SHT_INIT_ARRAY
    } else if is(".fini_array") {
        elf::SHT_FINI_ARRAY
    } else if is(".preinit_array") {
        elf::SHT_PREINIT_ARRAY
    } else if is(".bss") || is(".tbss") {
        elf::SHT_NOBITS
    } else {
        elf::SHT_PROGBITS
    };
    let flags = if is(".rodata") || name == ".rodata1" {
        ALLOC
    } else if is(".text") || name == ".init" || name == ".fini" {
        ALLOC | EXEC
    } else if is(".data")
        || name == ".data1"
        || is(".bss")
        || name.ends_with("_array")
        || is(".init_array")
    {
        ALLOC | WRITE
    } else if is(".tdata") || is(".tbss") {
        ALLOC | WRITE | TLS
    } else if name == ".comment" {
        MERGE | STRINGS
    } else {
        0
    };
    (kind.0, flags)
}

impl Assembler {
    /// Makes a section of the usual kind current; makes it if need be.
    pub(super) fn switch_to(&mut self, name: &str) {
        let (kind, flags) = defaults(name);
        let entry = u64::from(flags & MERGE != 0);
        self.enter(Section::new(name, kind, flags, entry));
    }

    /// Makes a section current. One of the same name stays as it is.
    pub(super) fn enter(&mut self, section: Section) {
        let same = self.section_names.get(&section.name).copied();
        let index = same.unwrap_or_else(|| {
            let index = self.sections.len();
            let symbol = self.symbols.section_symbol(index as u32, &section.name);
            self.section_symbols.push(symbol);
            self.section_names.insert(section.name.clone(), index);
            self.sections.push(section);
            index
        });
        let previous = Some(self.current).filter(|_| self.sections.len() > 1);
        self.return_to(index as u32, previous);
    }

    /// Makes a section current that is there already.
    pub(super) fn return_to(&mut self, section: u32, previous: Option<u32>) {
        if self.current != section {
            self.lines.forget();
        }
        (self.current, self.previous) = (section, previous);
    }

    /// Appends bytes to the current section.
    pub(super) fn append(&mut self, bytes: &[u8], column: usize) -> Result<()> {
        self.grow(bytes.len() as u64, column)?;
        let section = &mut self.sections[self.current as usize];
        if !section.is_nobits() {
            section.data.extend_from_slice(bytes);
            return Ok(());
        }
        if bytes.iter().any(|&b| b != 0) {
            let message = format!(
                "section '{}' cannot have non-zero initializers",
                section.name
            );
            return Err(AsmError::new(column, message));
        }
        section.zeros += bytes.len() as u64;
        Ok(())
    }

    /// Appends a byte many times.
    pub(super) fn append_fill(&mut self, count: u64, byte: u8, column: usize) -> Result<()> {
        let section = &self.sections[self.current as usize];
        if !section.is_nobits() {
            self.grow(count, column)?;
            let data = &mut self.sections[self.current as usize].data;
            data.resize(data.len() + count as usize, byte);
            return Ok(());
        }
        if byte != 0 {
            return self.append(&[byte], column);
        }
        self.grow(count, column)?;
        self.sections[self.current as usize].zeros += count;
        Ok(())
    }

    fn grow(&mut self, bytes: u64, column: usize) -> Result<()> {
        self.total = self.total.saturating_add(bytes);
        if self.total > MAX_SIZE {
            self.done = true;
            let message = format!("the sections are larger than {MAX_SIZE} bytes");
            return Err(AsmError::new(column, message));
        }
        Ok(())
    }

    /// Moves the current section to a multiple of a power of two.
    pub(super) fn align_to(&mut self, align: u64, fill: &[u8], column: usize) -> Result<()> {
        let here = self.here().offset;
        let section = &mut self.sections[self.current as usize];
        section.align = section.align.max(align);
        let count = here.next_multiple_of(align) - here;
        if let [byte] = fill {
            return self.append_fill(count, *byte, column);
        }
        self.append_fill(count % fill.len() as u64, 0, column)?;
        for _ in 0..count / fill.len() as u64 {
            self.append(fill, column)?;
        }
        Ok(())
    }

    /// Directives of this family.
    pub(super) fn section_directive(
        &mut self,
        name: &str,
        _column: usize,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        Some(match name {
            ".text" | ".data" | ".rodata" | ".bss" | ".tdata" | ".tbss" => {
                self.plain_section(name, cursor)
            }
            ".section" => self.section(&mut cursor),
            ".pushsection" => {
                self.stack.push((self.current, self.previous));
                let result = self.section(&mut cursor);
                if result.is_err() {
                    self.stack.pop();
                }
                result
            }
            ".popsection" => match self.stack.pop() {
                Some((current, previous)) => {
                    self.return_to(current, previous);
                    cursor.end()
                }
                None => cursor.fail(".popsection without corresponding .pushsection"),
            },
            ".previous" => match self.previous {
                Some(previous) => {
                    self.return_to(previous, Some(self.current));
                    cursor.end()
                }
                None => cursor.fail(".previous without corresponding .section"),
            },
            _ => return None,
        })
    }

    /// `.text` and its like, with an optional subsection 0.
    fn plain_section(&mut self, name: &str, mut cursor: Cursor<'_>) -> Result<()> {
        if !cursor.ends() {
            subsection(&mut cursor)?;
        }
        cursor.end()?;
        self.switch_to(name);
        Ok(())
    }

    /// The operands of `.section`.
    fn section(&mut self, cursor: &mut Cursor<'_>) -> Result<()> {
        let name = section_name(cursor)?;
        let (mut kind, mut flags) = defaults(&name);
        let mut entry = u64::from(flags & MERGE != 0);
        let column = cursor.peek().column;
        let mut given = false;
        if cursor.take(TokenKind::Comma) {
            if cursor.peek().kind == TokenKind::String {
                flags = parse_flags(cursor)?;
                given = true;
                entry = 0;
                if cursor.take(TokenKind::Comma) {
                    kind = section_type(cursor)?;
                }
                if flags & MERGE != 0 {
                    cursor.expect(TokenKind::Comma, "expected the entry size")?;
                    entry = self.entry_size(cursor)?;
                }
            } else {
                subsection(cursor)?;
            }
        }
        cursor.end()?;
        let old = self.section_names.get(&name).map(|&i| &self.sections[i]);
        if let Some(old) = old.filter(|_| given) {
            let what = if old.flags != flags {
                Some(("flags", format!("{:#x}", old.flags)))
            } else if old.kind != kind {
                Some(("type", format!("{:#x}", old.kind)))
            } else if old.entry_size != entry {
                Some(("entsize", old.entry_size.to_string()))
            } else {
                None
            };
            if let Some((what, old)) = what {
                let message = format!("changed section {what} for {name}, expected: {old}");
                return Err(AsmError::new(column, message));
            }
        }
        self.enter(Section::new(&name, kind, flags, entry));
        Ok(())
    }

    fn entry_size(&mut self, cursor: &mut Cursor<'_>) -> Result<u64> {
        let column = cursor.peek().column;
        let size = cursor.expr()?;
        match self.symbols.absolute(&size, None) {
            Some(size) if size > 0 => Ok(size as u64),
            _ => Err(AsmError::new(column, "entry size must be positive")),
        }
    }
}

/// Only subsection 0 is there.
fn subsection(cursor: &mut Cursor<'_>) -> Result<()> {
    let column = cursor.peek().column;
    match cursor.expr()? {
        isa::asm::Expr::Constant(0) => Ok(()),
        _ => Err(AsmError::new(column, "subsections are not supported")),
    }
}

/// A section's name: a string, or anything up to a comma or blank.
fn section_name(cursor: &mut Cursor<'_>) -> Result<String> {
    if cursor.peek().kind == TokenKind::String {
        return cursor.name();
    }
    let first = cursor.peek();
    let mut end = first.column;
    loop {
        let token = cursor.peek();
        let stops = token.ends_statement() || token.kind == TokenKind::Comma;
        if stops || token.column != end {
            break;
        }
        cursor.next();
        end = token.column + token.text.len();
    }
    if end == first.column {
        return cursor.fail("expected identifier");
    }
    Ok(cursor.text()[first.column..end].to_string())
}

fn parse_flags(cursor: &mut Cursor<'_>) -> Result<u64> {
    let column = cursor.peek().column;
    let text = String::from_utf8_lossy(&cursor.string()?).into_owned();
    let mut flags = 0;
    for letter in text.chars() {
        match FLAGS.iter().find(|(l, _)| *l == letter) {
            Some((_, bit)) => flags |= bit,
            None if matches!(letter, 'G' | 'o' | '?') => {
                let message =
                    format!("section flag '{letter}' (groups, link order) is not supported");
                return Err(AsmError::new(column, message));
            }
            None => return Err(AsmError::new(column, "unknown flag")),
        }
    }
    Ok(flags)
}

/// `@progbits`, `%progbits`, `"progbits"` or `@7`.
fn section_type(cursor: &mut Cursor<'_>) -> Result<u32> {
    const EXPECTED: &str = "expected '@<type>', '%<type>' or \"<type>\"";
    let column = cursor.peek().column;
    let text = match cursor.peek().kind {
        TokenKind::String => cursor.name()?,
        TokenKind::At | TokenKind::Percent => {
            cursor.next();
            let token = cursor.peek();
            if !matches!(token.kind, TokenKind::Identifier | TokenKind::Integer) {
                return cursor.fail("expected identifier");
            }
            cursor.next();
            token.text.to_string()
        }
        _ => return cursor.fail(EXPECTED),
    };
    if let Some((_, kind)) = TYPES.iter().find(|(name, _)| *name == text) {
        return Ok(*kind);
    }
    let number = match text.strip_prefix("0x") {
        Some(hex) => u32::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    };
    number.ok_or_else(|| AsmError::new(column, "unknown section type"))
}
