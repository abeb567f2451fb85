//! The file `tests/coverage/reasons`: why something is not supported. A row: a pattern for names of
//! cells, in which `*` stands for any text, and the reason.

use super::{Cell, folder};

/// A row of the file.
#[derive(Clone, Debug)]
pub struct Reason {
    /// For which cells.
    pub pattern: String,
    /// Why.
    pub text: String,
}

/// Reads the file.
///
/// # Panics
/// If it is not there, or a row has no reason.
pub fn read() -> Vec<Reason> {
    let text = std::fs::read_to_string(folder().join("reasons")).expect("the file is there");
    let rows = text
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'));
    rows.map(|row| {
        let (pattern, reason) = row.split_once(" | ").expect("a pattern and a reason");
        Reason {
            pattern: pattern.trim().to_string(),
            text: reason.trim().to_string(),
        }
    })
    .collect()
}

/// Takes rows out of the file.
///
/// # Errors
/// That it cannot be written.
pub fn remove(patterns: &[String]) -> Result<(), String> {
    let path = folder().join("reasons");
    let error = |e: std::io::Error| format!("{}: {e}", path.display());
    let text = std::fs::read_to_string(&path).map_err(error)?;
    let stays = |line: &&str| {
        let row = line.split_once(" | ");
        row.is_none_or(|(pattern, _)| !patterns.iter().any(|p| p == pattern.trim()))
    };
    let text: String = text.split_inclusive('\n').filter(stays).collect();
    std::fs::write(&path, text).map_err(error)
}

/// The number of the first reason for a cell.
pub fn of(reasons: &[Reason], cell: &Cell) -> Option<usize> {
    let name = cell.name();
    reasons.iter().position(|r| matches(&r.pattern, &name))
}

/// Does the pattern stand for the name?
fn matches(pattern: &str, name: &str) -> bool {
    let mut parts = pattern.split('*');
    let first = parts.next().unwrap_or("");
    let Some(mut rest) = name.strip_prefix(first) else {
        return false;
    };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else {
        return rest.is_empty();
    };
    for part in middle {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn stars_stand_for_anything() {
        assert!(matches("a / * / c", "a / b / c"));
        assert!(matches("a*", "abc"));
        assert!(matches("*c", "abc"));
        assert!(!matches("a*b", "abc"));
        assert!(!matches("ab", "abc"));
        assert!(!matches("a*bc*bc", "abc"));
    }
}
