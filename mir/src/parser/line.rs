//! A line of the text: words, numbers, and errors with their column.

use super::{MAX_ENTITY, ParseError, Result};

/// A line being read.
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    pub(super) pos: usize,
    pub(super) number: usize,
}

impl<'a> Line<'a> {
    pub(super) fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(ParseError {
            line: self.number,
            column: self.pos + 1,
            message: message.into(),
        })
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.pos..]
    }

    pub(super) fn space(&mut self) {
        self.pos += self.rest().len() - self.rest().trim_start().len();
    }

    pub(super) fn at_end(&self) -> bool {
        self.pos == self.text.len()
    }

    pub(super) fn end(&self) -> Result<()> {
        if self.at_end() {
            return Ok(());
        }
        self.error("nothing more expected on this line")
    }

    /// Takes a text, then blanks.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.pos += text.len();
            self.space();
        }
        found
    }

    pub(super) fn expect(&mut self, text: &str) -> Result<()> {
        if self.eat(text) {
            return Ok(());
        }
        self.error(format!("'{text}' expected"))
    }

    /// Takes the longest run of characters that `accept` likes, without blanks after it.
    pub(super) fn take(&mut self, accept: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !accept(c)).unwrap_or(rest.len());
        self.pos += end;
        &rest[..end]
    }

    /// A name: letters, digits, `_`, `.`, `$`.
    pub(super) fn word(&mut self) -> &'a str {
        let word = self.take(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '$'));
        self.space();
        word
    }

    /// A decimal number with an optional sign.
    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Result<T> {
        let start = self.pos;
        let text = self.take(|c| c.is_ascii_digit() || matches!(c, '-' | '+'));
        match text.parse() {
            Ok(value) => {
                self.space();
                Ok(value)
            }
            Err(_) => {
                self.pos = start;
                self.error("a number in range expected")
            }
        }
    }

    /// The number of an entity.
    pub(super) fn entity(&mut self) -> Result<u32> {
        let n: u32 = self.number()?;
        if n > MAX_ENTITY {
            return self.error(format!(
                "entity numbers above {MAX_ENTITY} are not supported"
            ));
        }
        Ok(n)
    }

    /// A value of one of the printer's tables of names.
    pub(super) fn named<T: Copy>(&mut self, table: &[(T, &str)], what: &str) -> Result<T> {
        let start = self.pos;
        let word = self.word();
        match table.iter().find(|(_, name)| *name == word) {
            Some((value, _)) => Ok(*value),
            None => {
                self.pos = start;
                self.error(format!("{what} expected, not '{word}'"))
            }
        }
    }
}
