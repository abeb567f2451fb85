//! Diagnostics with a position in the source.

pub use report::Severity;
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
    /// Where, in words, once that is known (see [`located`]).
    pub place: Option<Box<Place>>,
}

/// A place in a file, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// File name as the user gave it.
    pub file: String,
    /// Line and column, both from 1; none if only the file is known.
    pub position: Option<(usize, usize)>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.position {
            Some((line, column)) => write!(f, "{}:{line}:{column}", self.file),
            None => f.write_str(&self.file),
        }
    }
}

/// `file:line:column: error: message` and the hints, without the source line; the place is there
/// after [`located`].
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "{}: {}", self.severity.word(), self.message)?;
        for hint in &self.hints {
            write!(f, "\n  hint: {hint}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostic {}

impl Diagnostic {
    /// An error.
    pub fn error(loc: SourceLoc, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            loc,
            message: message.into(),
            hints: Vec::new(),
            place: None,
        }
    }

    /// As [`Diagnostic::render`], of a module that was read from several files.
    pub fn render_in(&self, sources: &[SourceFile<'_>]) -> String {
        let (file, loc) = find(sources, self.loc);
        let mut local = self.clone();
        local.loc = loc;
        local.render(&file)
    }

    /// The same with a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Diagnostic {
        self.hints.push(hint.into());
        self
    }

    /// As text: `file:line:column: error: message`, the source line, a caret, the hints.
    pub fn render(&self, source: &SourceFile<'_>) -> String {
        let mut out = match self.loc.offset() {
            Some(offset) => {
                let known = self.place.as_ref().and_then(|place| place.position);
                let site = source.site(offset, known);
                site.render(self.severity, &self.message)
            }
            None => report::about(source.name, self.severity, &self.message),
        };
        for hint in &self.hints {
            out.push_str("  hint: ");
            out.push_str(hint);
            out.push('\n');
        }
        out
    }
}

/// The same messages with their places in words, as [`fmt::Display`] shows them. Each text is gone
/// through once, however many messages there are.
pub fn located(mut errors: Vec<Diagnostic>, sources: &[SourceFile<'_>]) -> Vec<Diagnostic> {
    let mut order: Vec<usize> = (0..errors.len()).collect();
    order.sort_by_key(|&i| errors[i].loc);
    let mut walk: Option<(&[u8], Walk)> = None;
    for i in order {
        let (file, loc) = find(sources, errors[i].loc);
        let position = loc.offset().map(|offset| {
            let same = walk.filter(|(text, _)| std::ptr::eq(*text, file.text));
            let walk = &mut walk.insert(same.unwrap_or((file.text, Walk::default()))).1;
            let position = walk.to(file.text, offset);
            (position.line, position.column)
        });
        errors[i].place = Some(Box::new(Place {
            file: file.name.to_string(),
            position,
        }));
    }
    errors
}

/// How far a text has been gone through for its lines.
#[derive(Clone, Copy, Default)]
struct Walk {
    /// The byte that it has come to.
    offset: usize,
    /// Ends of lines before it.
    ends: usize,
    /// The first byte of its line.
    line_start: usize,
}

impl Walk {
    /// Goes on to a byte, which is not before the last one, and says where it is.
    fn to(&mut self, text: &[u8], offset: usize) -> Position {
        let offset = offset.min(text.len());
        for end in memchr::memchr_iter(b'\n', &text[self.offset..offset]) {
            self.ends += 1;
            self.line_start = self.offset + end + 1;
        }
        self.offset = offset;
        Position {
            line: 1 + self.ends,
            column: offset - self.line_start + 1,
            line_start: self.line_start,
        }
    }
}

/// The file of a place, and the place in it. Places in several files are numbered as if the files
/// stood one after the other, with one byte between them (see [`first_offset`]).
fn find<'a>(sources: &[SourceFile<'a>], loc: SourceLoc) -> (SourceFile<'a>, SourceLoc) {
    const NOWHERE: SourceFile<'static> = SourceFile {
        name: "<unknown>",
        text: b"",
    };
    let first = sources.first().copied().unwrap_or(NOWHERE);
    let Some(offset) = loc.offset() else {
        return (first, loc);
    };
    let starts = (0..sources.len()).map(|i| first_offset(sources, i));
    match starts.zip(sources).rfind(|(start, _)| *start <= offset) {
        Some((start, file)) => (*file, SourceLoc::new(offset - start)),
        None => (first, loc),
    }
}

/// The number of the first byte of a file, where several are read as one module.
pub fn first_offset(sources: &[SourceFile<'_>], file: usize) -> usize {
    sources[..file].iter().map(|s| s.text.len() + 1).sum()
}

impl SourceLoc {
    /// The same place in a file whose first byte has the number `start`.
    #[must_use]
    pub fn shifted(self, start: usize) -> SourceLoc {
        self.offset()
            .map_or(self, |offset| SourceLoc::new(offset + start))
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

impl SourceFile<'_> {
    /// Line and column of a byte offset.
    pub fn position(&self, offset: usize) -> Position {
        Walk::default().to(self.text, offset)
    }

    /// A byte offset as it is shown; `known` is its line and column, if somebody has looked.
    fn site(&self, offset: usize, known: Option<(usize, usize)>) -> report::Site<'_> {
        let offset = offset.min(self.text.len());
        let position = match known {
            Some((line, column)) => Position {
                line,
                column,
                line_start: (offset + 1).saturating_sub(column.max(1)),
            },
            None => self.position(offset),
        };
        let rest = &self.text[position.line_start..];
        let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        report::Site {
            file: self.name,
            line: position.line,
            column: position.column,
            text: &rest[..end],
        }
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

    #[test]
    fn a_diagnostic_is_an_error_that_shows_its_place() {
        let sources =
            [("a.ll", "one\n"), ("b.ll", "two\nthree\n")].map(|(name, text)| SourceFile {
                name,
                text: text.as_bytes(),
            });
        // Byte 4 of the second file, which begins one byte behind the end of the first.
        let d = Diagnostic::error(SourceLoc::new(4).shifted(5), "unknown word").hint("try 'four'");
        assert_eq!(
            d.render_in(&sources),
            "b.ll:2:1: error: unknown word\nthree\n^\n  hint: try 'four'\n"
        );
        let error: Box<dyn std::error::Error> = Box::new(located(vec![d], &sources).remove(0));
        assert_eq!(
            error.to_string(),
            "b.ll:2:1: error: unknown word\n  hint: try 'four'"
        );
    }

    #[test]
    fn many_diagnostics_of_several_files_are_located_as_each_by_itself() {
        let sources = [("a.ll", "one\n\nx"), ("b.ll", "two\n three\n")].map(|(name, text)| {
            let text = text.as_bytes();
            SourceFile { name, text }
        });
        let places = [15, 3, 0, 9, 6, 12, 3, 4, 14, 40].map(SourceLoc::new);
        let errors = places.iter().chain(&[SourceLoc::NONE]);
        let errors: Vec<Diagnostic> = errors.map(|&loc| Diagnostic::error(loc, "no")).collect();
        let alone: Vec<String> = errors.iter().map(|e| e.render_in(&sources)).collect();
        let together = located(errors.clone(), &sources);
        let shown: Vec<String> = together.iter().map(|e| e.render_in(&sources)).collect();
        assert_eq!(shown, alone);
        let lines = alone.iter().map(|e| e.lines().next().unwrap_or_default());
        let lines: Vec<String> = lines.map(str::to_string).collect();
        let written: Vec<String> = together.iter().map(ToString::to_string).collect();
        assert_eq!(written, lines);
        assert!(lines[3].starts_with("b.ll:1:3: "), "{}", lines[3]);
    }
}
