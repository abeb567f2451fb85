//! Diagnostics with a position in the source.

use std::fmt;

/// A place in a source file: a byte offset, or nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceLoc(u32);

impl SourceLoc {
    /// No place known.
    pub const NONE: SourceLoc = SourceLoc(u32::MAX);

    /// The byte `offset` of the file.
    pub fn new(offset: usize) -> SourceLoc {
        SourceLoc(u32::try_from(offset).unwrap_or(u32::MAX))
    }

    /// The byte offset, if known.
    pub fn offset(self) -> Option<usize> {
        (self != SourceLoc::NONE).then_some(self.0 as usize)
    }
}

impl Default for SourceLoc {
    fn default() -> Self {
        SourceLoc::NONE
    }
}

impl fmt::Debug for SourceLoc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.offset() {
            Some(o) => write!(f, "@{o}"),
            None => f.write_str("@?"),
        }
    }
}

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// Nothing is produced.
    Error,
    /// Something is produced.
    Warning,
}

/// One message about the user's input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad.
    pub severity: Severity,
    /// Where.
    pub loc: SourceLoc,
    /// What is wrong, in one line, in lower case, without a full stop.
    pub message: String,
    /// What to do about it, or what was expected; each in one line.
    pub hints: Vec<String>,
}

impl Diagnostic {
    /// An error.
    pub fn error(loc: SourceLoc, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            loc,
            message: message.into(),
            hints: Vec::new(),
        }
    }

    /// The same with a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Diagnostic {
        self.hints.push(hint.into());
        self
    }

    /// As text: `file:line:column: error: message`, the source line, a caret, the hints.
    pub fn render(&self, source: &SourceFile<'_>) -> String {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let mut out = match self.loc.offset() {
            Some(offset) => {
                let pos = source.position(offset);
                let mut s = format!(
                    "{}:{}:{}: {severity}: {}\n",
                    source.name, pos.line, pos.column, self.message
                );
                s.push_str(&source.excerpt(&pos));
                s
            }
            None => format!("{}: {severity}: {}\n", source.name, self.message),
        };
        for hint in &self.hints {
            out.push_str("  hint: ");
            out.push_str(hint);
            out.push('\n');
        }
        out
    }
}

/// A source text with its name, for rendering positions.
#[derive(Clone, Copy, Debug)]
pub struct SourceFile<'a> {
    /// File name as the user gave it.
    pub name: &'a str,
    /// The whole text (may hold invalid UTF-8).
    pub text: &'a [u8],
}

/// Line and column of a place, both from 1; the column counts bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Line, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// Byte offset of the line's first byte.
    line_start: usize,
}

/// Longest part of a source line that is shown.
const EXCERPT_WIDTH: usize = 120;

impl SourceFile<'_> {
    /// Line and column of a byte offset.
    pub fn position(&self, offset: usize) -> Position {
        let offset = offset.min(self.text.len());
        let before = &self.text[..offset];
        let line = 1 + before.iter().filter(|&&b| b == b'\n').count();
        let line_start = before
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |i| i + 1);
        Position {
            line,
            column: offset - line_start + 1,
            line_start,
        }
    }

    /// The source line and a caret below the place; a long line is cut around the caret.
    fn excerpt(&self, pos: &Position) -> String {
        let rest = &self.text[pos.line_start..];
        let end = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        let line = &rest[..end];
        let caret = (pos.column - 1).min(line.len());
        let start = caret.saturating_sub(EXCERPT_WIDTH / 2);
        let stop = line.len().min(start + EXCERPT_WIDTH);
        let mut text = String::new();
        let mut pad = String::new();
        for (i, &b) in line[start..stop].iter().enumerate() {
            let shown = if b == b'\t' || (0x20..0x7f).contains(&b) {
                b as char
            } else {
                '?'
            };
            text.push(shown);
            if start + i < caret {
                pad.push(if b == b'\t' { '\t' } else { ' ' });
            }
        }
        format!("{text}\n{pad}^\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caret_stands_below_the_place() {
        let source = SourceFile {
            name: "a.ll",
            text: b"one\n\ttwo three\n",
        };
        let d = Diagnostic::error(SourceLoc::new(9), "unknown word").hint("try 'four'");
        assert_eq!(
            d.render(&source),
            "a.ll:2:6: error: unknown word\n\ttwo three\n\t    ^\n  hint: try 'four'\n"
        );
    }
}
