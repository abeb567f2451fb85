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

/// What a text is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The source file.
    Source,
    /// What a macro or a repetition expands to.
    Macro,
    /// A file of `.include`, by its name there.
    Included(String),
}

/// A place in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The text.
    pub origin: Origin,
    /// From 1.
    pub line: usize,
    /// In bytes, from 1.
    pub column: usize,
    /// The line itself.
    pub text: String,
}

impl Place {
    fn render(&self, file: &str, kind: &str, message: &str, out: &mut String) {
        let name = match &self.origin {
            Origin::Source => file,
            Origin::Macro => "<instantiation>",
            Origin::Included(name) => name,
        };
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
    /// The uses of macros and the inclusions that led to the place, innermost first.
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
        let mut inner = &self.place;
        for place in &self.expansions {
            let message = match inner.origin {
                Origin::Included(_) => "included from here",
                _ => "while in macro instantiation",
            };
            place.render(file, "note", message, &mut out);
            inner = place;
        }
        out
    }
}
