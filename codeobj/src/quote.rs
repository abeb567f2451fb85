//! Symbols' names in assembly text.

/// A symbol's name as assemblers read it: in quotes unless it is made of letters, digits, `_`, `.`
/// and `$`, as LLVM prints it. LLVM also leaves a name bare that begins with a digit, which no
/// assembler reads; that is in quotes here.
pub fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    let starts = !name.starts_with(|c: char| c.is_ascii_digit());
    if !name.is_empty() && starts && name.chars().all(plain) {
        return name.to_string();
    }
    let mut text = String::from("\"");
    for c in name.chars() {
        match c {
            '\n' => text.push_str("\\n"),
            '"' | '\\' => text.extend(['\\', c]),
            c => text.push(c),
        }
    }
    text.push('"');
    text
}

#[cfg(test)]
mod tests {
    use super::quoted;

    /// What `llc` and `llvm-mc` print, but for the digit.
    #[test]
    fn names_are_quoted_as_llvm_quotes_them() {
        let names = [
            ("a$b", "a$b"),
            ("$b", "$b"),
            ("a.b_1", "a.b_1"),
            ("a@b", "\"a@b\""),
            ("a?b", "\"a?b\""),
            ("a-b", "\"a-b\""),
            ("a\"b", "\"a\\\"b\""),
            ("a\\b", "\"a\\\\b\""),
            ("a\nb", "\"a\\nb\""),
            ("é", "\"é\""),
            ("1ab", "\"1ab\""),
            ("", "\"\""),
        ];
        for (name, text) in names {
            assert_eq!(quoted(name), text);
        }
    }
}
