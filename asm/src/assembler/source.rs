//! The texts that are assembled: the file, what macros expand to, and files that are included.

use crate::diag::{Origin, Place};
use std::rc::Rc;

/// A byte of a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Loc {
    pub buffer: u32,
    pub offset: u32,
}

/// A text.
struct Buffer {
    text: Rc<str>,
    /// Offsets at which lines start.
    lines: Vec<u32>,
    origin: Origin,
    /// Where the macro was used, or the file included.
    parent: Option<Loc>,
}

/// All texts so far. Texts that are done stay, for the messages of what is checked at the end.
#[derive(Default)]
pub(super) struct Sources {
    buffers: Vec<Buffer>,
}

impl Sources {
    /// Adds a text; gives its number.
    pub(super) fn add(&mut self, text: &str, origin: Origin, parent: Option<Loc>) -> u32 {
        let newlines = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        let lines = std::iter::once(0).chain(newlines.map(|(i, _)| i as u32 + 1));
        self.buffers.push(Buffer {
            text: Rc::from(text),
            lines: lines.collect(),
            origin,
            parent,
        });
        self.buffers.len() as u32 - 1
    }

    /// A text.
    pub(super) fn text(&self, buffer: u32) -> Rc<str> {
        Rc::clone(&self.buffers[buffer as usize].text)
    }

    /// The line of an offset, from 0, and the offset where it starts.
    fn line(&self, loc: Loc) -> (usize, usize) {
        let lines = &self.buffers[loc.buffer as usize].lines;
        let line = lines.partition_point(|&start| start <= loc.offset) - 1;
        (line, lines[line] as usize)
    }

    /// A place for people.
    pub(super) fn place(&self, loc: Loc) -> Place {
        let buffer = &self.buffers[loc.buffer as usize];
        let (line, start) = self.line(loc);
        let rest = &buffer.text[start..];
        let text = rest[..rest.find('\n').unwrap_or(rest.len())].trim_end_matches('\r');
        Place {
            origin: buffer.origin.clone(),
            line: line + 1,
            column: loc.offset as usize - start + 1,
            text: text.to_string(),
        }
    }

    /// Where the texts around a place were used, from the inside out.
    pub(super) fn expansions(&self, loc: Loc) -> Vec<Place> {
        let mut places = Vec::new();
        let mut parent = self.buffers[loc.buffer as usize].parent;
        while let Some(loc) = parent {
            places.push(self.place(loc));
            parent = self.buffers[loc.buffer as usize].parent;
        }
        places
    }
}
