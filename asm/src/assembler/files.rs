//! `.include` and `.incbin`: other files, which the caller reads.
//!
//! Source: GNU as, "Include" and "Incbin"; LLVM's assembler where the two differ.

use super::Assembler;
use super::cursor::{Cursor, Result};
use crate::diag::Origin;
use isa::asm::AsmError;

impl Assembler {
    /// Directives of this family.
    pub(super) fn file_directive(
        &mut self,
        name: &str,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        Some(match name {
            ".include" => self.include(column, cursor),
            ".incbin" => self.include_bytes(column, cursor),
            _ => return None,
        })
    }

    /// A file's text in place of the statement.
    fn include(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let at = cursor.peek().column;
        let name = file_name(&mut cursor)?;
        cursor.end()?;
        let bytes = self.contents(&name, "include", at)?;
        let Ok(text) = String::from_utf8(bytes) else {
            return Err(AsmError::new(at, format!("'{name}' is not UTF-8 text")));
        };
        self.read_in_place(&text, Origin::Included(name), column)
    }

    /// A file's bytes as data: all, or so many after so many that are left out.
    fn include_bytes(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let at = cursor.peek().column;
        let name = file_name(&mut cursor)?;
        let skip = self.limit(&mut cursor, "skip")?;
        let count = self.limit(&mut cursor, "count")?;
        cursor.end()?;
        let bytes = self.contents(&name, "incbin", at)?;
        let rest = bytes.get(skip.unwrap_or(0)..).unwrap_or(&[]);
        let length = count.map_or(rest.len(), |count| count.min(rest.len()));
        self.mark_line();
        self.append(&rest[..length], column)
    }

    /// An optional number after a comma.
    fn limit(&mut self, cursor: &mut Cursor<'_>, what: &str) -> Result<Option<usize>> {
        if cursor.ends() {
            return Ok(None);
        }
        cursor.comma()?;
        let column = cursor.peek().column;
        let expr = cursor.expr()?;
        let value = self.symbols.absolute(&expr, None);
        match value.map(usize::try_from) {
            Some(Ok(value)) => Ok(Some(value)),
            Some(Err(_)) => Err(AsmError::new(column, format!("{what} is negative"))),
            None => Err(AsmError::new(column, "expected absolute expression")),
        }
    }

    fn contents(&self, name: &str, kind: &str, column: usize) -> Result<Vec<u8>> {
        let found = self.read.and_then(|read| read(name));
        found.ok_or_else(|| AsmError::new(column, format!("could not find {kind} file '{name}'")))
    }
}

fn file_name(cursor: &mut Cursor<'_>) -> Result<String> {
    let column = cursor.peek().column;
    let name = cursor.string()?;
    String::from_utf8(name).map_err(|_| AsmError::new(column, "a file's name is not UTF-8 text"))
}
