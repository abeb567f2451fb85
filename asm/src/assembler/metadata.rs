//! `.amdgpu_metadata` blocks: YAML up to `.end_amdgpu_metadata`.

use super::Assembler;
use super::cursor::{Cursor, Result};
use crate::metadata;
use isa::asm::AsmError;

const END: &str = ".end_amdgpu_metadata";

impl Assembler {
    /// The block whose directive was read.
    pub(super) fn metadata_block(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        cursor.end()?;
        let text = cursor.text();
        let start = cursor.skip_statement();
        let Some(end) = end_of_block(&text[start..]) else {
            self.go_on(text.len());
            return Err(AsmError::new(
                column,
                format!("expected directive {END} not found"),
            ));
        };
        let end = start + end;
        let mut after = Cursor::at(text, end);
        after.next();
        let next = after.skip_statement();
        self.go_on(next);
        let block = &text[start..end];
        if let Some(listing) = &mut self.listing {
            listing.raw(&format!("\t.amdgpu_metadata\n{block}\t{END}\n"));
        }
        let document = metadata::parse(block).and_then(|d| metadata::check(&d).map(|()| d));
        match document {
            Ok(document) => self.note(&metadata::note(&document), column),
            Err(error) => {
                // The line of the document, or the block as a whole.
                let line = error.line.map(|line| {
                    let lines = block.split_inclusive('\n').take(line);
                    start + lines.map(str::len).sum::<usize>()
                });
                let at = line.map_or(column, |line| (line + error.column - 1).min(end));
                let message = format!("invalid HSA metadata: {}", error.message);
                Err(AsmError::new(at, message))
            }
        }
    }

    fn note(&mut self, note: &[u8], column: usize) -> Result<()> {
        let (current, previous) = (self.current, self.previous);
        self.switch_to(".note");
        let section = &mut self.sections[self.current as usize];
        section.flags = object::elf::SHF_ALLOC.0;
        let result = self
            .align_to(4, &[0], column)
            .and_then(|()| self.append(note, column));
        self.return_to(current, previous);
        result
    }
}

/// Offset of the line that ends a block.
fn end_of_block(text: &str) -> Option<usize> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let body = line.trim_start();
        let rest = body.strip_prefix(END);
        if rest.is_some_and(|r| !r.starts_with(|c: char| c.is_alphanumeric() || "_.$".contains(c)))
        {
            return Some(at + line.len() - body.len());
        }
        at += line.len();
    }
    None
}
