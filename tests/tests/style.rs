//! Comments wrap where code does. rustfmt keeps code to 100 columns and leaves comments alone.

use std::path::{Path, PathBuf};

/// Columns that a line may have, as `rustfmt.toml` says for code.
const WIDTH: usize = 100;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            let hidden = path
                .file_name()
                .is_some_and(|n| n.as_encoded_bytes()[0] == b'.');
            if !hidden && !path.ends_with("target") {
                sources(&path, found);
            }
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// Is the line a comment that is too long? Rows of tables and links cannot be wrapped.
fn is_too_long(line: &str) -> bool {
    let Some(comment) = line.trim_start().strip_prefix("//") else {
        return false;
    };
    let comment = comment.trim_start_matches(['/', '!']).trim_start();
    line.chars().count() > WIDTH && !comment.starts_with('|') && !comment.contains("://")
}

#[test]
fn comments_wrap_at_100_columns() {
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(".."),
        &mut files,
    );
    assert!(files.len() > 200, "only {} files", files.len());
    let mut long = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).expect("a source file");
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| is_too_long(line));
        long.extend(lines.map(|(n, line)| format!("{}:{}: {line}", file.display(), n + 1)));
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn what_is_too_long_is_told_from_what_cannot_be_wrapped() {
    let words = "word ".repeat(20);
    assert!(is_too_long(&format!("    /// {words}")));
    assert!(!is_too_long(&format!("    //! | {words} |")));
    assert!(!is_too_long(&format!("    let a = \"{words}\";")));
    assert!(!is_too_long(&format!("// {}", "é".repeat(97))));
}
