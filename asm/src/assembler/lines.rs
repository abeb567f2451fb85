//! Line tables: `.file N`, `.loc` and `.loc_label`, and what is kept of them until the end of the
//! file, when [`line_program`](super::line_program) writes `.debug_line`.
//!
//! A `.loc` holds for what is assembled next: a row is made when the first instruction or datum
//! after it is appended ([`Assembler::mark_line`]), or when another `.loc` follows. Gaps and
//! alignment make none, and a `.loc` whose section is left before anything follows is lost, as it
//! is for LLVM.
//!
//! Source: DWARF 5, section 6.2; GNU as, ".loc" and ".file"; LLVM's assembler where it differs.

use super::Assembler;
use super::cursor::{Cursor, Result};
use super::source::Loc;
use super::symbols::SymbolId;
use isa::asm::{AsmError, Expr, TokenKind};
use std::collections::BTreeMap;

/// What a row says beside its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub file: u32,
    pub line: u32,
    /// Columns are kept in 16 bits, as LLVM does.
    pub column: u16,
    pub isa: u8,
    pub discriminator: u32,
    pub statement: Statement,
    pub marks: Marks,
}

/// Whether a place is one to stop at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Statement {
    Begins,
    Goes,
}

/// What holds of one row alone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Marks {
    pub basic_block: bool,
    pub prologue_end: bool,
    pub epilogue_begin: bool,
}

/// An entry of a section's rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    /// A row at an offset of the section.
    Row(Row, u64),
    /// The sequence ends at an offset; a symbol is where the next one begins in the table.
    Label(SymbolId, u64, Loc),
}

/// A source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SourceFile {
    pub name: String,
    /// From 1; 0 is the folder of the compilation.
    pub folder: usize,
    pub md5: Option<[u8; 16]>,
    pub source: Option<Vec<u8>>,
}

/// The first file of a compilation, number 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Root {
    pub folder: String,
    pub file: SourceFile,
}

/// All that a line table is made of.
pub(super) struct Lines {
    pub files: BTreeMap<u32, SourceFile>,
    pub folders: Vec<String>,
    pub root: Option<Root>,
    /// Rows of each section, in the order of their first row.
    pub sections: Vec<(u32, Vec<Entry>)>,
    /// Some files, and all files, have a checksum.
    any_md5: bool,
    pub all_md5: bool,
    /// A row is to be made.
    waits: bool,
    row: Row,
    /// Where the last `.file` with a number stands.
    last: Option<Loc>,
    warned: bool,
}

impl Default for Lines {
    fn default() -> Lines {
        Lines {
            files: BTreeMap::new(),
            folders: Vec::new(),
            root: None,
            sections: Vec::new(),
            any_md5: false,
            all_md5: true,
            waits: false,
            row: Row {
                file: 0,
                line: 0,
                column: 0,
                isa: 0,
                discriminator: 0,
                statement: Statement::Begins,
                marks: Marks::default(),
            },
            last: None,
            warned: false,
        }
    }
}

impl Lines {
    /// Whether there is a table.
    pub(super) fn is_used(&self) -> bool {
        self.root.is_some() || !self.files.is_empty()
    }

    /// Whether a file's text is in the table.
    pub(super) fn has_sources(&self) -> bool {
        let all = self.root.iter().map(|r| &r.file).chain(self.files.values());
        all.into_iter().any(|f| f.source.is_some())
    }

    /// The section is left.
    pub(super) fn forget(&mut self) {
        self.waits = false;
    }

    fn push(&mut self, section: u32, entry: Entry) {
        match self.sections.iter_mut().find(|(s, _)| *s == section) {
            Some((_, entries)) => entries.push(entry),
            None => self.sections.push((section, vec![entry])),
        }
    }

    fn track(&mut self, md5: bool) {
        self.any_md5 |= md5;
        self.all_md5 &= md5;
    }

    /// The first number that no file has, below one that has.
    fn gap(&self) -> Option<u32> {
        let mut wanted = 1..;
        self.files
            .keys()
            .find_map(|&n| wanted.next().filter(|&w| w != n))
    }

    /// Enters a file under a number.
    fn add(&mut self, number: u32, folder: String, mut file: SourceFile) -> Option<()> {
        let md5 = file.md5.is_some();
        let same = |root: &Root| root.file.name == file.name && root.file.md5 == file.md5;
        if self.root.as_ref().is_some_and(same) {
            // The first file under another number: LLVM gives it none.
            if self.files.is_empty() {
                self.track(md5);
            }
            return Some(());
        }
        if self.files.contains_key(&number) {
            return None;
        }
        self.track(md5);
        let own = self.root.as_ref().is_some_and(|r| r.folder == folder);
        let (folder, name) = match own || folder.is_empty() {
            true => split(&file.name),
            false => (folder.as_str(), file.name.as_str()),
        };
        let name = name.to_string();
        file.folder = match folder {
            "" => 0,
            folder => {
                let known = self.folders.iter().position(|f| f == folder);
                1 + known.unwrap_or_else(|| {
                    self.folders.push(folder.to_string());
                    self.folders.len() - 1
                })
            }
        };
        file.name = name;
        self.files.insert(number, file);
        Some(())
    }
}

/// Folder and name of a path.
fn split(path: &str) -> (&str, &str) {
    let Some(at) = path.rfind('/') else {
        return ("", path);
    };
    let folder = path[..at].trim_end_matches('/');
    match (folder, &path[at + 1..]) {
        ("", "") => ("", "/"),
        ("", name) => ("/", name),
        (folder, "") => (folder, "."),
        (folder, name) => (folder, name),
    }
}

impl Assembler {
    /// Directives of this family.
    pub(super) fn line_directive(
        &mut self,
        name: &str,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        Some(match name {
            ".file" => self.file(column, cursor),
            ".loc" => self.line_and_column(cursor),
            ".loc_label" => self.line_label(cursor),
            // It says nothing that anything reads.
            ".line" => optional_number(cursor),
            _ => return None,
        })
    }

    /// What is appended next belongs to the last `.loc`.
    pub(super) fn mark_line(&mut self) {
        if !std::mem::replace(&mut self.lines.waits, false) {
            return;
        }
        let here = self.here();
        let row = self.lines.row;
        self.lines.push(here.section, Entry::Row(row, here.offset));
    }

    /// `.file "NAME"`, which is left out, or `.file N ["FOLDER"] "NAME" [md5 N] [source "TEXT"]`.
    fn file(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let number = match cursor.peek().kind {
            TokenKind::Integer => Some(file_number(&mut cursor)?),
            _ => None,
        };
        let mut name = text(&mut cursor)?;
        let mut folder = String::new();
        if cursor.peek().kind == TokenKind::String {
            if number.is_none() {
                return cursor.fail("explicit path specified, but no file number");
            }
            folder = std::mem::replace(&mut name, text(&mut cursor)?);
        }
        let mut file = SourceFile {
            name,
            folder: 0,
            md5: None,
            source: None,
        };
        while !cursor.ends() {
            file_property(&mut cursor, number, &mut file)?;
        }
        let Some(number) = number else {
            return Ok(());
        };
        if file.name.is_empty() {
            (file.name, folder) = ("<stdin>".to_string(), String::new());
        }
        self.enter_file(number, folder, file, column)
    }

    fn enter_file(
        &mut self,
        number: u32,
        folder: String,
        file: SourceFile,
        column: usize,
    ) -> Result<()> {
        let loc = self.at(column);
        self.lines.last = Some(loc);
        if number == 0 {
            self.lines.track(file.md5.is_some());
            self.lines.root = Some(Root { folder, file });
        } else if self.lines.add(number, folder, file).is_none() {
            return Err(AsmError::new(column, "file number already allocated"));
        }
        let mixed = self.lines.any_md5 != self.lines.all_md5 && !self.lines.files.is_empty();
        if mixed && !std::mem::replace(&mut self.lines.warned, true) {
            self.warn(loc, "inconsistent use of MD5 checksums");
        }
        Ok(())
    }

    /// `.loc FILE [LINE [COLUMN]] [PROPERTY …]`.
    fn line_and_column(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let file = plain_number(&mut cursor)?.ok_or_else(|| {
            let message = "expected integer";
            AsmError::new(column, message)
        })?;
        let known = match file {
            0 => self.lines.root.is_some(),
            n => u32::try_from(n).is_ok_and(|n| self.lines.files.contains_key(&n)),
        };
        if !known {
            let message = match file {
                0 => "file number less than one in '.loc' directive",
                _ => "unassigned file number in '.loc' directive",
            };
            return Err(AsmError::new(column, message));
        }
        let line = plain_number(&mut cursor)?.unwrap_or(0);
        let place = plain_number(&mut cursor)?.unwrap_or(0);
        let mut row = Row {
            file: file as u32,
            line: line as u32,
            column: place as u16,
            isa: 0,
            discriminator: 0,
            statement: self.lines.row.statement,
            marks: Marks::default(),
        };
        while !cursor.ends() {
            self.property(&mut cursor, &mut row)?;
        }
        // Of two in a row the first has its row, too.
        self.mark_line();
        self.lines.row = row;
        self.lines.waits = true;
        Ok(())
    }

    fn property(&mut self, cursor: &mut Cursor<'_>, row: &mut Row) -> Result<()> {
        let token = cursor.peek();
        if token.kind != TokenKind::Identifier {
            return cursor.fail("unexpected token in '.loc' directive");
        }
        cursor.next();
        match token.text {
            "basic_block" => row.marks.basic_block = true,
            "prologue_end" => row.marks.prologue_end = true,
            "epilogue_begin" => row.marks.epilogue_begin = true,
            "is_stmt" => row.statement = statement(cursor)?,
            "isa" => row.isa = instruction_set(cursor)?,
            "discriminator" => row.discriminator = self.absolute(cursor)? as u32,
            _ => {
                let message = "unknown sub-directive in '.loc' directive";
                return Err(AsmError::new(token.column, message));
            }
        }
        Ok(())
    }

    /// `.loc_label NAME`: a new sequence begins, and a symbol is where it is in the table.
    fn line_label(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let loc = self.at(cursor.peek().column);
        let name = cursor.name()?;
        cursor.end()?;
        let here = self.here();
        let id = self.symbols.symbol(&name);
        self.lines
            .push(here.section, Entry::Label(id, here.offset, loc));
        Ok(())
    }

    /// Numbers without a file below one with a file are an error.
    pub(super) fn check_files(&mut self) {
        if let (Some(gap), Some(loc)) = (self.lines.gap(), self.lines.last) {
            self.error_at(
                loc,
                format!("unassigned file number: {gap} for .file directives"),
            );
        }
    }
}

fn optional_number(mut cursor: Cursor<'_>) -> Result<()> {
    plain_number(&mut cursor)?;
    cursor.end()
}

/// A number that stands there as such.
fn plain_number(cursor: &mut Cursor<'_>) -> Result<Option<u64>> {
    let token = cursor.peek();
    if token.kind != TokenKind::Integer {
        return Ok(None);
    }
    cursor.next();
    let message = "out of range literal value";
    let value = token
        .integer()
        .ok_or_else(|| AsmError::new(token.column, message))?;
    Ok(Some(value))
}

fn file_number(cursor: &mut Cursor<'_>) -> Result<u32> {
    let column = cursor.peek().column;
    let number = plain_number(cursor)?.unwrap_or(0);
    u32::try_from(number).map_err(|_| AsmError::new(column, "the file number is too large"))
}

fn text(cursor: &mut Cursor<'_>) -> Result<String> {
    let column = cursor.peek().column;
    let bytes = cursor.string()?;
    String::from_utf8(bytes).map_err(|_| AsmError::new(column, "a file's name is not UTF-8 text"))
}

/// `md5 N` or `source "TEXT"`.
fn file_property(
    cursor: &mut Cursor<'_>,
    number: Option<u32>,
    file: &mut SourceFile,
) -> Result<()> {
    const UNEXPECTED: &str = "unexpected token in '.file' directive";
    let token = cursor.peek();
    if token.kind != TokenKind::Identifier || !matches!(token.text, "md5" | "source") {
        return cursor.fail(UNEXPECTED);
    }
    cursor.next();
    let what = match token.text {
        "md5" => "MD5 checksum",
        _ => "source",
    };
    if number.is_none() {
        return cursor.fail(format!("{what} specified, but no file number"));
    }
    if token.text == "md5" {
        file.md5 = Some(checksum(cursor)?);
        return Ok(());
    }
    if cursor.peek().kind != TokenKind::String {
        return cursor.fail(UNEXPECTED);
    }
    file.source = Some(cursor.string()?);
    Ok(())
}

/// 128 bits in hexadecimal, the first byte first.
fn checksum(cursor: &mut Cursor<'_>) -> Result<[u8; 16]> {
    let token = cursor.expect(TokenKind::Integer, "unknown token in expression")?;
    let text = token.text;
    let value = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        Some(hex) => u128::from_str_radix(hex, 16).ok(),
        None => token.integer().map(u128::from),
    };
    let value = value.ok_or_else(|| AsmError::new(token.column, "out of range literal value"))?;
    Ok(value.to_be_bytes())
}

/// The number after `is_stmt`.
fn statement(cursor: &mut Cursor<'_>) -> Result<Statement> {
    let column = cursor.peek().column;
    match cursor.expr()? {
        Expr::Constant(0) => Ok(Statement::Goes),
        Expr::Constant(1) => Ok(Statement::Begins),
        Expr::Constant(_) => Err(AsmError::new(column, "is_stmt value not 0 or 1")),
        _ => {
            let message = "is_stmt value not the constant value of 0 or 1";
            Err(AsmError::new(column, message))
        }
    }
}

/// The number after `isa`.
fn instruction_set(cursor: &mut Cursor<'_>) -> Result<u8> {
    let column = cursor.peek().column;
    match cursor.expr()? {
        Expr::Constant(value) if value < 0 => {
            Err(AsmError::new(column, "isa number less than zero"))
        }
        Expr::Constant(value) => Ok(value as u8),
        _ => Err(AsmError::new(column, "isa number not a constant value")),
    }
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn paths_are_cut_at_the_last_slash() {
        assert_eq!(split("a.c"), ("", "a.c"));
        assert_eq!(split("d/e/a.c"), ("d/e", "a.c"));
        assert_eq!(split("d//a.c"), ("d", "a.c"));
        assert_eq!(split("/a.c"), ("/", "a.c"));
        assert_eq!(split("d/"), ("d", "."));
    }
}
