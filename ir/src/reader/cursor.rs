//! The current token, and what every part of the grammar does with it.

use super::lexer::{Lexer, Tok, Token, find};
use crate::diag::{Diagnostic, SourceLoc};
use std::borrow::Cow;

/// Result of reading something; the error is boxed because it is rare and large.
pub(super) type Res<T> = Result<T, Box<Diagnostic>>;

/// How deep types, constants and constant expressions may be nested in each other in the text.
/// Bounds the recursion of the reader, so that no input can overflow the stack.
const MAX_NESTING: u32 = 100;

/// A text with the token that is looked at.
#[derive(Debug)]
pub(super) struct Cursor<'s> {
    text: &'s [u8],
    lexer: Lexer<'s>,
    /// The token that is next.
    pub tok: Token,
    nesting: u32,
}

/// A place to come back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark<'s> {
    lexer: Lexer<'s>,
    tok: Token,
}

impl<'s> Cursor<'s> {
    pub fn new(text: &'s [u8]) -> Self {
        let mut lexer = Lexer::new(text);
        let tok = lexer.next_token();
        Cursor {
            text,
            lexer,
            tok,
            nesting: 0,
        }
    }

    /// Do the bytes stand anywhere in the text?
    pub fn mentions(&self, bytes: &[u8]) -> bool {
        self.text.windows(bytes.len().max(1)).any(|w| w == bytes)
    }

    /// Remembers this place.
    pub fn mark(&self) -> Mark<'s> {
        Mark {
            lexer: self.lexer,
            tok: self.tok,
        }
    }

    /// Goes back to a remembered place.
    pub fn reset(&mut self, mark: Mark<'s>) {
        self.lexer = mark.lexer;
        self.tok = mark.tok;
    }

    /// Forgets how deep the text was nested, after an error.
    pub fn restart(&mut self) {
        self.nesting = 0;
    }

    /// Goes on at the token that begins at a byte offset.
    pub fn seek(&mut self, offset: u32) {
        self.lexer.seek(offset);
        self.lexer.next(&mut self.tok);
    }

    /// Takes the token.
    #[inline]
    pub fn bump(&mut self) -> Token {
        let tok = self.tok;
        self.lexer.next(&mut self.tok);
        tok
    }

    /// The first byte of the token after this one.
    pub fn second_byte(&self) -> u8 {
        self.lexer.peek_byte()
    }

    /// The bytes of a token.
    #[inline]
    pub fn slice(&self, tok: Token) -> &'s [u8] {
        &self.text[tok.start as usize..tok.end as usize]
    }

    /// The bytes of the token that is next, if it is a word; empty otherwise.
    #[inline]
    pub fn word(&self) -> &'s [u8] {
        if self.tok.kind == Tok::Word {
            self.slice(self.tok)
        } else {
            b""
        }
    }

    /// Number of bytes of the whole text.
    pub fn text_len(&self) -> usize {
        self.text.len()
    }

    /// Takes the token if it is of this kind.
    #[inline]
    pub fn accept(&mut self, kind: Tok) -> bool {
        let is = self.tok.kind == kind;
        if is {
            self.bump();
        }
        is
    }

    /// Takes the token if it is this word.
    #[inline]
    pub fn accept_word(&mut self, word: &[u8]) -> bool {
        let is = self.tok.kind == Tok::Word && self.slice(self.tok) == word;
        if is {
            self.bump();
        }
        is
    }

    /// Takes a comma, unless metadata follows it.
    pub fn accept_operand_comma(&mut self) -> bool {
        if self.tok.kind == Tok::Comma && self.second_byte() != b'!' {
            self.bump();
            return true;
        }
        false
    }

    /// Takes a token of this kind, or fails with a message.
    #[inline]
    pub fn expect(&mut self, kind: Tok, message: &'static str) -> Res<Token> {
        if self.tok.kind == kind {
            return Ok(self.bump());
        }
        self.fail(message)
    }

    /// Takes this word, or fails with a message.
    #[inline]
    pub fn expect_word<const N: usize>(
        &mut self,
        word: &[u8; N],
        message: &'static str,
    ) -> Res<()> {
        if self.accept_word(word) {
            return Ok(());
        }
        self.fail(message)
    }

    /// Fails at the token that is next; where that is no token at all, says so instead.
    pub fn fail<T>(&self, message: impl Into<String>) -> Res<T> {
        if self.tok.kind == Tok::Invalid {
            return self.fail_at(self.tok, self.lexer.complaint);
        }
        self.fail_at(self.tok, message)
    }

    /// Fails at a token.
    pub fn fail_at<T>(&self, tok: Token, message: impl Into<String>) -> Res<T> {
        Err(Box::new(Diagnostic::error(loc(tok), message)))
    }

    /// Fails at a token, with advice.
    pub fn fail_with_hint<T>(
        &self,
        tok: Token,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) -> Res<T> {
        Err(Box::new(Diagnostic::error(loc(tok), message).hint(hint)))
    }

    /// One level deeper; fails if that is too deep.
    pub fn push_nesting(&mut self, what: &'static str) -> Res<()> {
        if self.nesting >= MAX_NESTING {
            return self.fail(format!("{what} nested too deeply"));
        }
        self.nesting += 1;
        Ok(())
    }

    /// How deep the cursor is, for [`Cursor::set_nesting`].
    pub fn nesting(&self) -> u32 {
        self.nesting
    }

    /// Goes back to a depth, where the text is read a second time.
    pub fn set_nesting(&mut self, depth: u32) {
        self.nesting = depth;
    }

    /// One level back.
    pub fn pop_nesting(&mut self) {
        self.nesting -= 1;
    }

    /// Skips from an opening bracket to after the one that closes it. Linear, without recursion.
    pub fn skip_balanced(&mut self) -> Res<()> {
        let open = self.tok;
        let mut depth = 0u32;
        loop {
            match self.tok.kind {
                Tok::LParen | Tok::LBracket | Tok::LBrace => depth += 1,
                Tok::RParen | Tok::RBracket | Tok::RBrace => depth -= 1,
                Tok::Invalid => return self.fail(""),
                Tok::Eof => return self.fail_at(open, "bracket is not closed"),
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// The same from a square bracket: what stands between two of them in a phi mostly consists of
    /// short tokens that hide nothing, which need not be told apart.
    pub fn skip_brackets(&mut self) -> Res<()> {
        match self.lexer.seek_behind_list() {
            true => {
                self.lexer.next(&mut self.tok);
                Ok(())
            }
            false => self.skip_balanced(),
        }
    }

    /// The name that a token with a sigil, a label or a string spells, without sigil, quotes, colon
    /// and escapes.
    pub fn name(&self, tok: Token) -> Cow<'s, [u8]> {
        let s = self.slice(tok);
        let inner = match tok.kind {
            Tok::Local | Tok::Global | Tok::NumLocal | Tok::NumGlobal | Tok::Group => &s[1..],
            Tok::QuotedLocal | Tok::QuotedGlobal | Tok::CStr => &s[2..s.len() - 1],
            Tok::Label | Tok::NumLabel => &s[..s.len() - 1],
            Tok::QuotedLabel => &s[1..s.len() - 2],
            Tok::Str => &s[1..s.len() - 1],
            Tok::Meta => &s[1..],
            _ => s,
        };
        match tok.kind {
            Tok::QuotedLocal
            | Tok::QuotedGlobal
            | Tok::CStr
            | Tok::QuotedLabel
            | Tok::Str
            | Tok::Meta => unescape(inner),
            _ => Cow::Borrowed(inner),
        }
    }

    /// The same as text, which it must be.
    pub fn text_name(&self, tok: Token) -> Res<String> {
        match String::from_utf8(self.name(tok).into_owned()) {
            Ok(name) if name.contains('\0') => {
                self.fail_at(tok, "NUL character is not allowed in names")
            }
            Ok(name) => Ok(name),
            Err(_) => self.fail_at(tok, "name is not valid UTF-8"),
        }
    }

    /// The decimal number of a token such as `%12`, `#3`, `7:` or `12`.
    #[inline(always)]
    pub fn number_of(&self, tok: Token) -> Res<u32> {
        let digit = |b: u8| u32::from(b.wrapping_sub(b'0'));
        // Most are short.
        match *self.slice(tok) {
            [b'%', a] => Ok(digit(a)),
            [b'%', a, b] => Ok(digit(a) * 10 + digit(b)),
            [b'%', a, b, c] => Ok(digit(a) * 100 + digit(b) * 10 + digit(c)),
            [b'%', a, b, c, d] => Ok(digit(a) * 1000 + digit(b) * 100 + digit(c) * 10 + digit(d)),
            _ => self.any_number_of(tok),
        }
    }

    #[inline(never)]
    fn any_number_of(&self, tok: Token) -> Res<u32> {
        let digits = self.slice(tok).iter().filter(|b| b.is_ascii_digit());
        let number = digits.fold(0, |n, digit| {
            (n * 10 + u64::from(digit - b'0')).min(1 << 32)
        });
        match u32::try_from(number) {
            Ok(n) => Ok(n),
            Err(_) => self.fail_at(tok, "number too large"),
        }
    }

    /// Takes `word(n)`, written with one digit and without blanks, if the number means something.
    pub fn accept_word_with_digit<T>(
        &mut self,
        word: &[u8],
        meaning: impl FnOnce(u32) -> Option<T>,
    ) -> Option<T> {
        if self.tok.kind != Tok::Word || self.slice(self.tok) != word {
            return None;
        }
        let &[b'(', digit @ b'0'..=b'9', b')', ..] = &self.text[self.tok.end as usize..] else {
            return None;
        };
        let meant = meaning(u32::from(digit - b'0'))?;
        self.seek(self.tok.end + 3);
        Some(meant)
    }

    /// Takes an unsigned decimal number.
    pub fn expect_u64(&mut self, message: &'static str) -> Res<u64> {
        let tok = self.tok;
        if tok.kind != Tok::Int || self.slice(tok)[0] == b'-' {
            return self.fail(message);
        }
        let Some(n) = parse_decimal(self.slice(tok)) else {
            return self.fail("number too large");
        };
        self.bump();
        Ok(n)
    }

    /// Takes an unsigned decimal number below 2^32.
    pub fn expect_u32(&mut self, message: &'static str) -> Res<u32> {
        let tok = self.tok;
        let n = self.expect_u64(message)?;
        match u32::try_from(n) {
            Ok(n) => Ok(n),
            Err(_) => self.fail_at(tok, "number too large"),
        }
    }

    /// Takes a string.
    pub fn expect_string(&mut self, message: &'static str) -> Res<String> {
        Ok(self.expect_text(message)?.into_owned())
    }

    /// Takes a string, without a copy if nothing in it is escaped.
    pub fn expect_text(&mut self, message: &'static str) -> Res<Cow<'s, str>> {
        let tok = self.expect(Tok::Str, message)?;
        self.text_of(tok)
    }

    /// What a string spells.
    pub fn text_of(&self, tok: Token) -> Res<Cow<'s, str>> {
        self.text_from(tok, self.name(tok))
    }

    /// The same, of a string whose name is at hand.
    pub fn text_from(&self, tok: Token, name: Cow<'s, [u8]>) -> Res<Cow<'s, str>> {
        let text = match name {
            Cow::Borrowed(bytes) => std::str::from_utf8(bytes).ok().map(Cow::Borrowed),
            Cow::Owned(bytes) => String::from_utf8(bytes).ok().map(Cow::Owned),
        };
        match text {
            Some(text) => Ok(text),
            None => self.fail_at(tok, "string is not valid UTF-8"),
        }
    }
}

/// The place of a token.
pub(super) fn loc(tok: Token) -> SourceLoc {
    SourceLoc::new(tok.start as usize)
}

/// Decimal digits, if the number fits 64 bits.
pub(super) fn parse_decimal(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0u64, |n, &b| {
        if !b.is_ascii_digit() {
            return None;
        }
        n.checked_mul(10)?.checked_add(u64::from(b - b'0'))
    })
}

/// A piece of the source as a message shows it: in one line and not long.
pub(super) fn shown_text(text: &[u8]) -> String {
    const SHOWN: usize = 80;
    let mut out = String::new();
    for c in String::from_utf8_lossy(text).chars() {
        if out.len() >= SHOWN {
            out.push_str("...");
            break;
        }
        out.push(if c.is_control() { '?' } else { c });
    }
    out
}

/// Replaces `\\` and `\xx` with two hexadecimal digits; other backslashes stay.
fn unescape(raw: &[u8]) -> Cow<'_, [u8]> {
    if find(b'\\', raw).is_none() {
        return Cow::Borrowed(raw);
    }
    let hex = |b: Option<&u8>| b.and_then(|b| (*b as char).to_digit(16));
    let mut out = Vec::with_capacity(raw.len());
    let mut i = 0;
    while i < raw.len() {
        if raw[i] == b'\\' {
            if raw.get(i + 1) == Some(&b'\\') {
                out.push(b'\\');
                i += 2;
                continue;
            }
            if let (Some(hi), Some(lo)) = (hex(raw.get(i + 1)), hex(raw.get(i + 2))) {
                out.push((hi * 16 + lo) as u8);
                i += 3;
                continue;
            }
        }
        out.push(raw[i]);
        i += 1;
    }
    Cow::Owned(out)
}
