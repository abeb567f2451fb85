//! Errors and warnings with their place in the source.

use std::fmt::Write;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// There is no output.
    Error,
    /// There is.
    Warning,
}

/// A place in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// `None` for the source file; else what the text is, as `<instantiation>`.
    pub buffer: Option<&'static str>,
    /// From 1.
    pub line: usize,
    /// In bytes, from 1.
    pub column: usize,
    /// The line itself.
    pub text: String,
}

impl Place {
    fn render(&self, file: &str, kind: &str, message: &str, out: &mut String) {
        let name = self.buffer.unwrap_or(file);
        let _ = writeln!(
            out,
            "{name}:{}:{}: {kind}: {message}",
            self.line, self.column
        );
        let _ = writeln!(out, "{}", self.text);
        // A tab stays a tab, so that the caret stands under its character.
        let before = self.text.get(..self.column - 1).unwrap_or(&self.text);
        out.extend(before.chars().map(|c| if c == '\t' { '\t' } else { ' ' }));
        out.push_str("^\n");
    }
}

/// An error or a warning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Where.
    pub place: Place,
    /// What; starts with a lower-case letter, no full stop.
    pub message: String,
    /// More to know.
    pub notes: Vec<String>,
    /// The macro invocations that led to the place, innermost first.
    pub expansions: Vec<Place>,
}

impl Diagnostic {
    /// The diagnostic as text: `FILE:LINE:COLUMN: error: …`, the line and a caret.
    pub fn render(&self, file: &str) -> String {
        let mut out = String::new();
        let kind = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        self.place.render(file, kind, &self.message, &mut out);
        for note in &self.notes {
            let _ = writeln!(out, "note: {note}");
        }
        for place in &self.expansions {
            place.render(file, "note", "while in macro instantiation", &mut out);
        }
        out
    }
}
