//! Errors and warnings with their place in the source.

pub use report::Severity;
use std::fmt::Write;

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
    fn render(&self, file: &str, severity: Severity, message: &str) -> String {
        let name = match &self.origin {
            Origin::Source => file,
            Origin::Macro => "<instantiation>",
            Origin::Included(name) => name,
        };
        let site = report::Site {
            file: name,
            line: self.line,
            column: self.column,
            text: self.text.as_bytes(),
        };
        site.render(severity, message)
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
        let mut out = self.place.render(file, self.severity, &self.message);
        for note in &self.notes {
            let _ = writeln!(out, "note: {note}");
        }
        let mut inner = &self.place;
        for place in &self.expansions {
            let message = match inner.origin {
                Origin::Included(_) => "included from here",
                _ => "while in macro instantiation",
            };
            out += &place.render(file, Severity::Note, message);
            inner = place;
        }
        out
    }
}
