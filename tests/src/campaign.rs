//! What long runs over many seeds share: their settings, what panics said, and the list of
//! failures.

use std::any::Any;
use std::io::Write;
use std::path::Path;

/// The number in an environment variable, or the default.
///
/// # Panics
///
/// If it is no number.
pub fn number(variable: &str, default: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{variable}={text} is no number")),
        Err(_) => default,
    }
}

/// What a panic said.
pub fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    format!(
        "panic: {}",
        text.or(panic.downcast_ref::<&str>().copied())
            .unwrap_or("without words")
    )
}

/// Adds a line to a file. That it cannot is told on standard error: the failure itself matters
/// more.
pub fn append(path: &Path, line: &str) {
    let file = std::fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(path);
    if let Err(e) = file.and_then(|mut f| f.write_all(line.as_bytes())) {
        eprintln!("{}: {e}", path.display());
    }
}
