//! `amdgpuc disasm`: code objects, or bytes written as text, to assembly text.

use crate::cli::{Bytes, Disassemble};
use asm::Severity;

/// The outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// The instructions.
    pub text: String,
    /// Errors and warnings, for standard error.
    pub messages: String,
    /// There were errors.
    pub failed: bool,
}

/// Disassembles a file's contents.
///
/// # Errors
///
/// A message for the user, if there is nothing to print.
pub fn run(job: &Disassemble, contents: &[u8]) -> Result<Done, String> {
    let error = |why: String| format!("amdgpuc: error: {}: {why}\n", job.file);
    let (Bytes::Hex, Some(target)) = (job.bytes, &job.target) else {
        let text = asm::disassemble(contents, &job.file, job.target);
        return Ok(Done {
            text: text.map_err(|e| error(e.to_string()))?,
            messages: String::new(),
            failed: false,
        });
    };
    let text = std::str::from_utf8(contents).map_err(|_| error("not UTF-8 text".to_string()))?;
    let done = asm::disassemble_hex(text, target);
    let name = match job.file.as_str() {
        "-" => "<stdin>",
        file => file,
    };
    Ok(Done {
        text: done.text,
        messages: done.diagnostics.iter().map(|d| d.render(name)).collect(),
        failed: done
            .diagnostics
            .iter()
            .any(|d| d.severity == Severity::Error),
    })
}
