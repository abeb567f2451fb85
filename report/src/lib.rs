//! How messages about a source text are shown, whether it is IR or assembly: in the form of LLVM's
//! tools and clang, which editors and build tools take apart,
//!
//! ```text
//! a.ll:2:6: error: unknown word
//!     two three
//!         ^
//! ```
//!
//! The crates that print source with carets have other forms: annotate-snippets and
//! codespan-reporting put the place on a line of its own, behind an arrow, and show
//! `file:line:column: error:` only in their short styles, which leave the source line out; ariadne
//! draws a frame. So this is ours.

use std::fmt::Write;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// Nothing is produced.
    Error,
    /// Something is produced.
    Warning,
    /// Belongs to a message before it.
    Note,
}

impl Severity {
    /// The word in front of a message.
    pub const fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

/// A place in a source text.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// Name of the file.
    pub file: &'a str,
    /// Line, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// The line itself, without its end.
    pub text: &'a [u8],
}

/// Longest part of a source line that is shown, in bytes.
const EXCERPT_WIDTH: usize = 120;

impl Site<'_> {
    /// The message, the source line, and a caret below the place.
    pub fn render(&self, severity: Severity, message: &str) -> String {
        let mut out = String::new();
        let (file, line, column) = (self.file, self.line, self.column);
        let _ = writeln!(
            out,
            "{file}:{line}:{column}: {}: {message}",
            severity.word()
        );
        self.excerpt(&mut out);
        out
    }

    /// A long line is cut around the caret. A tab stays a tab, in the line of the caret too, so
    /// that this stands under its character.
    fn excerpt(&self, out: &mut String) {
        let caret = (self.column - 1).min(self.text.len());
        let start = character(self.text, caret.saturating_sub(EXCERPT_WIDTH / 2));
        let stop = character(self.text, self.text.len().min(start + EXCERPT_WIDTH));
        let shown = |bytes: &[u8]| -> String {
            let text = String::from_utf8_lossy(bytes);
            let plain = |c: char| if c.is_control() && c != '\t' { '?' } else { c };
            text.chars().map(plain).collect()
        };
        let before = shown(&self.text[start..caret]);
        let pad = before.chars().map(|c| if c == '\t' { '\t' } else { ' ' });
        let _ = writeln!(out, "{before}{}", shown(&self.text[caret..stop.max(caret)]));
        out.extend(pad);
        out.push_str("^\n");
    }
}

/// The start of the character in which a byte is.
fn character(text: &[u8], mut at: usize) -> usize {
    while at > 0 && at < text.len() && text[at] & 0xc0 == 0x80 {
        at -= 1;
    }
    at
}

/// A message about a file as a whole.
pub fn about(file: &str, severity: Severity, message: &str) -> String {
    format!("{file}: {}: {message}\n", severity.word())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &[u8], column: usize) -> String {
        let site = Site {
            file: "a",
            line: 1,
            column,
            text,
        };
        site.render(Severity::Error, "no")
    }

    #[test]
    fn a_caret_stands_below_its_character() {
        assert_eq!(
            shown(b"\tone two", 6),
            "a:1:6: error: no\n\tone two\n\t    ^\n"
        );
        assert_eq!(shown("é x".as_bytes(), 4), "a:1:4: error: no\né x\n  ^\n");
        assert_eq!(shown(b"", 1), "a:1:1: error: no\n\n^\n");
    }

    #[test]
    fn what_is_no_text_is_shown_without_harm() {
        assert_eq!(
            shown(b"a\x1b\xffb", 4),
            "a:1:4: error: no\na?\u{fffd}b\n   ^\n"
        );
        assert_eq!(shown(b"ab", 9), "a:1:9: error: no\nab\n  ^\n");
    }

    #[test]
    fn a_long_line_is_cut_around_the_caret() {
        let line = "é".repeat(300);
        for column in [1, 2, 300, 301, 599, 601] {
            let text = shown(line.as_bytes(), column);
            assert!(text.chars().count() < 280, "{text}");
            assert!(text.ends_with("^\n"), "{text}");
        }
    }
}
