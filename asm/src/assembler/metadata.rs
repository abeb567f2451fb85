//! Blocks of metadata: YAML up to a directive that ends them.

use super::Assembler;
use super::cursor::{Cursor, Result};
use crate::metadata;
use codeobj::note;
use isa::asm::AsmError;

/// What a block is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Document {
    /// Code object version 3 and later: `.amdgpu_metadata`.
    MessagePack,
    /// Code object version 2: `.amd_amdgpu_hsa_metadata`.
    Yaml,
}

impl Document {
    const fn directive(self) -> &'static str {
        match self {
            Document::MessagePack => ".amdgpu_metadata",
            Document::Yaml => ".amd_amdgpu_hsa_metadata",
        }
    }

    /// The directive that ends the block.
    const fn end(self) -> &'static str {
        match self {
            Document::MessagePack => ".end_amdgpu_metadata",
            Document::Yaml => ".end_amd_amdgpu_hsa_metadata",
        }
    }

    /// The note of a text.
    fn note(self, text: &str) -> std::result::Result<Vec<u8>, metadata::Error> {
        let document = metadata::parse(text)?;
        match self {
            Document::MessagePack => {
                metadata::check(&document)?;
                Ok(metadata::note(&document))
            }
            Document::Yaml => {
                metadata::check_v2(&document)?;
                // What stands before the directive that ends the block is none of it.
                Ok(note::v2_metadata(text.trim_end_matches([' ', '\t'])))
            }
        }
    }
}

impl Assembler {
    /// The block whose directive was read.
    pub(super) fn metadata_block(
        &mut self,
        kind: Document,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Result<()> {
        let (block, start) = self.lines_until(kind.end(), column, cursor)?;
        if let Some(listing) = &mut self.listing {
            let (first, last) = (kind.directive(), kind.end());
            listing.raw(&format!("\t{first}\n{block}\t{last}\n"));
        }
        match kind.note(block) {
            Ok(note) => self.note(&note, column),
            Err(error) => {
                // The line of the document, or the block as a whole.
                let line = error.line.map(|line| {
                    let lines = block.split_inclusive('\n').take(line);
                    start + lines.map(str::len).sum::<usize>()
                });
                let end = start + block.len();
                let at = line.map_or(column, |line| (line + error.column - 1).min(end));
                let message = format!("invalid HSA metadata: {}", error.message);
                Err(AsmError::new(at, message))
            }
        }
    }

    /// The text up to the line of a directive, and where it begins; reading goes on behind it.
    fn lines_until<'a>(
        &mut self,
        last: &str,
        column: usize,
        mut cursor: Cursor<'a>,
    ) -> Result<(&'a str, usize)> {
        cursor.end()?;
        let text = cursor.text();
        let start = cursor.skip_statement();
        let Some(end) = end_of_block(&text[start..], last) else {
            self.go_on(text.len());
            let message = format!("expected directive {last} not found");
            return Err(AsmError::new(column, message));
        };
        let end = start + end;
        let mut after = Cursor::at(text, end);
        after.next();
        let next = after.skip_statement();
        self.go_on(next);
        Ok((&text[start..end], start))
    }

    /// Appends a note to the section of notes.
    pub(super) fn note(&mut self, note: &[u8], column: usize) -> Result<()> {
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
fn end_of_block(text: &str, last: &str) -> Option<usize> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let body = line.trim_start();
        let rest = body.strip_prefix(last);
        if rest.is_some_and(|r| !r.starts_with(|c: char| c.is_alphanumeric() || "_.$".contains(c)))
        {
            return Some(at + line.len() - body.len());
        }
        at += line.len();
    }
    None
}
