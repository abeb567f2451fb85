//! Tokens of LLVM's assembly language, as its lexer cuts them for amdgcn.
//!
//! A [`Lexer`] is a position in a text: it is `Copy`, so a look-ahead is a copy that is thrown
//! away. Text is sliced, never copied. Each byte is looked at a bounded number of times, so lexing
//! is linear.
//!
//! Comments are `;` and `//` to the end of the line, `/* … */`, and lines that start with `#`.
//! Newlines end statements and are tokens of their own.

/// What a token is. Values of numbers are parsed by [`Token::integer`] and [`Token::float`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are the characters'")]
pub enum TokenKind {
    /// Letters, digits, `_`, `.`, `$`, `@`, `?`, not starting with a digit.
    Identifier,
    /// Decimal, `0x…`, `0b…`, octal `0…`, hexadecimal `…h`.
    Integer,
    /// Decimal with a point or an exponent, or hexadecimal with `p`.
    Float,
    /// With its quotes and escapes: [`unescape`].
    String,
    Plus,
    Minus,
    Tilde,
    Star,
    Slash,
    Percent,
    Amp,
    AmpAmp,
    Pipe,
    PipePipe,
    Caret,
    Exclaim,
    ExclaimEqual,
    Equal,
    EqualEqual,
    Less,
    LessEqual,
    LessLess,
    LessGreater,
    Greater,
    GreaterEqual,
    GreaterGreater,
    LeftParen,
    RightParen,
    LeftBracket,
    RightBracket,
    LeftBrace,
    RightBrace,
    Comma,
    Colon,
    Dollar,
    Hash,
    At,
    Backslash,
    /// A newline.
    EndOfStatement,
    /// The end of the text.
    End,
    /// Something that is no token; the text says where, [`Token::complaint`] what.
    Error,
}

/// A token and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// What it is.
    pub kind: TokenKind,
    /// Its text.
    pub text: &'a str,
    /// Byte offset of its first character in the lexer's text.
    pub column: usize,
}

impl<'a> Token<'a> {
    /// Value of an integer in 64 bits; `None` if it does not fit.
    pub fn integer(&self) -> Option<u64> {
        let digits = self.text.trim_end_matches(['u', 'U', 'l', 'L']);
        let lower = digits.as_bytes();
        let radix = |from: usize, radix: u32| {
            let part = digits.get(from..)?;
            u64::from_str_radix(part, radix).ok()
        };
        match lower {
            [b'0', b'x' | b'X', ..] => radix(2, 16),
            [b'0', b'b' | b'B', rest @ ..] if !matches!(lower.last(), Some(b'h' | b'H')) => {
                debug_assert!(!rest.is_empty());
                radix(2, 2)
            }
            [.., b'h' | b'H'] => u64::from_str_radix(&digits[..digits.len() - 1], 16).ok(),
            [b'0', _, ..] => radix(1, 8),
            _ => radix(0, 10),
        }
    }

    /// Value of a floating-point number, rounded to nearest; `None` if the text is malformed.
    pub fn float(&self) -> Option<f64> {
        use rustc_apfloat::{Float, Round, ieee::Double};
        if !self
            .text
            .ends_with(|c: char| c.is_ascii_hexdigit() || c == '.')
            || (!self.text.starts_with("0x") && self.text.ends_with(['e', 'E']))
        {
            return None;
        }
        let value = Double::from_str_r(self.text, Round::NearestTiesToEven).ok()?;
        Some(f64::from_bits(value.value.to_bits() as u64))
    }

    /// What is wrong with an [`TokenKind::Error`].
    pub fn complaint(&self) -> &'static str {
        match self.text.as_bytes() {
            [b'"', ..] => "unterminated string constant",
            [b'/', b'*', ..] => "unterminated comment",
            [b'0', b'x' | b'X', rest @ ..]
                if rest.iter().any(|b| matches!(b, b'.' | b'p' | b'P')) =>
            {
                "invalid hexadecimal floating-point constant"
            }
            [b'0', b'x' | b'X', ..] => "invalid hexadecimal number",
            [b'0', b'b' | b'B', ..] => "invalid binary number",
            [b'0', ..] => "invalid octal number",
            _ => "invalid character in input",
        }
    }

    /// Whether nothing of the statement is left.
    pub fn ends_statement(&self) -> bool {
        matches!(self.kind, TokenKind::EndOfStatement | TokenKind::End)
    }
}

/// Whether the lexer stands where a statement begins: there `#` starts a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Where {
    Start,
    Inside,
}

/// A position in a text.
#[derive(Clone, Copy, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    position: usize,
    place: Where,
}

impl<'a> Lexer<'a> {
    /// At the start of `text`.
    pub fn new(text: &'a str) -> Lexer<'a> {
        Lexer {
            text,
            position: 0,
            place: Where::Start,
        }
    }

    /// At a byte offset of `text` inside a statement. An offset inside a character or past the end
    /// is moved to the end.
    pub fn at(text: &'a str, position: usize) -> Lexer<'a> {
        let position = if text.is_char_boundary(position) {
            position
        } else {
            text.len()
        };
        Lexer {
            text,
            position,
            place: Where::Inside,
        }
    }

    /// The whole text.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Byte offset of what is read next, white space included.
    pub fn position(&self) -> usize {
        self.position
    }

    /// The next token, without moving.
    pub fn peek(&self) -> Token<'a> {
        let mut copy = *self;
        copy.next_token()
    }

    /// The next token.
    pub fn next_token(&mut self) -> Token<'a> {
        if let Some(bad) = self.skip_blanks() {
            return bad;
        }
        let start = self.position;
        let kind = self.token_at(start);
        self.place = match kind {
            TokenKind::EndOfStatement => Where::Start,
            _ => Where::Inside,
        };
        Token {
            kind,
            text: &self.text[start..self.position],
            column: start,
        }
    }

    fn byte(&self, position: usize) -> u8 {
        self.text.as_bytes().get(position).copied().unwrap_or(0)
    }

    /// Skips white space and comments; gives the token of an endless comment.
    fn skip_blanks(&mut self) -> Option<Token<'a>> {
        loop {
            let start = self.position;
            match (self.byte(start), self.byte(start + 1)) {
                (b' ' | b'\t' | b'\r', _) => self.position += 1,
                (0, _) if start < self.text.len() => self.position += 1,
                (b';', _) | (b'/', b'/') => self.skip_line(),
                (b'#', _) if self.place == Where::Start => self.skip_line(),
                (b'/', b'*') => match self.text[start + 2..].find("*/") {
                    Some(length) => self.position = start + 2 + length + 2,
                    None => {
                        self.position = self.text.len();
                        let text = &self.text[start..];
                        return Some(Token {
                            kind: TokenKind::Error,
                            text,
                            column: start,
                        });
                    }
                },
                _ => return None,
            }
        }
    }

    fn skip_line(&mut self) {
        let rest = &self.text[self.position..];
        self.position += rest.find('\n').unwrap_or(rest.len());
    }

    fn token_at(&mut self, start: usize) -> TokenKind {
        if start >= self.text.len() {
            return TokenKind::End;
        }
        let first = self.byte(start);
        match first {
            b'.' if self.byte(start + 1).is_ascii_digit() && !self.is_dotted_name() => {
                self.number()
            }
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' => self.identifier(),
            b'0'..=b'9' => self.number(),
            b'"' => self.string(),
            _ => self.punctuation(first),
        }
    }

    /// `.2byte` is a name, `.5`, `.5e1` are numbers.
    fn is_dotted_name(&self) -> bool {
        let rest = self.text[self.position + 1..].trim_start_matches(|c: char| c.is_ascii_digit());
        let next = rest.as_bytes().first().copied().unwrap_or(0);
        let name = next.is_ascii_alphanumeric() || matches!(next, b'_' | b'.' | b'$' | b'@' | b'?');
        name && !matches!(next, b'e' | b'E')
    }

    fn identifier(&mut self) -> TokenKind {
        self.take(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'@' | b'?'));
        TokenKind::Identifier
    }

    /// Moves past all bytes that `accept` takes.
    fn take(&mut self, accept: impl Fn(u8) -> bool) {
        while self.position < self.text.len() && accept(self.byte(self.position)) {
            self.position += 1;
        }
    }

    fn punctuation(&mut self, first: u8) -> TokenKind {
        use TokenKind::*;
        let (kind, length) = match (first, self.byte(self.position + 1)) {
            (b'\n', _) => (EndOfStatement, 1),
            (b'&', b'&') => (AmpAmp, 2),
            (b'|', b'|') => (PipePipe, 2),
            (b'!', b'=') => (ExclaimEqual, 2),
            (b'=', b'=') => (EqualEqual, 2),
            (b'<', b'=') => (LessEqual, 2),
            (b'<', b'<') => (LessLess, 2),
            (b'<', b'>') => (LessGreater, 2),
            (b'>', b'=') => (GreaterEqual, 2),
            (b'>', b'>') => (GreaterGreater, 2),
            _ => match SINGLE.iter().find(|(byte, _)| *byte == first) {
                Some((_, kind)) => (*kind, 1),
                None => {
                    let rest = &self.text[self.position..];
                    (Error, rest.chars().next().map_or(1, char::len_utf8))
                }
            },
        };
        self.position += length;
        kind
    }

    fn string(&mut self) -> TokenKind {
        self.position += 1;
        while self.position < self.text.len() {
            match self.byte(self.position) {
                b'\\' => self.position += 2,
                b'"' => {
                    self.position += 1;
                    return TokenKind::String;
                }
                _ => self.position += 1,
            }
        }
        self.position = self.text.len();
        TokenKind::Error
    }

    fn number(&mut self) -> TokenKind {
        let start = self.position;
        if self.byte(start) == b'0' && matches!(self.byte(start + 1), b'x' | b'X') {
            return self.hexadecimal();
        }
        if let Some(kind) = self.binary() {
            return kind;
        }
        if let Some(kind) = self.hexadecimal_with_h() {
            return kind;
        }
        self.take(|b| b.is_ascii_digit());
        if matches!(self.byte(self.position), b'.' | b'e' | b'E') {
            return self.fraction();
        }
        let digits = &self.text.as_bytes()[start..self.position];
        let octal = digits.len() > 1 && digits[0] == b'0';
        if octal && digits.iter().any(|d| *d > b'7') {
            return TokenKind::Error;
        }
        self.suffix();
        TokenKind::Integer
    }

    /// `0b101`; a `0b` without a digit is the integer 0 before a local label's `b`.
    fn binary(&mut self) -> Option<TokenKind> {
        let start = self.position;
        let prefix = self.byte(start) == b'0' && matches!(self.byte(start + 1), b'b' | b'B');
        if !prefix || !self.byte(start + 2).is_ascii_digit() {
            return None;
        }
        let mut probe = *self;
        if probe.hexadecimal_with_h().is_some() {
            return None;
        }
        self.position += 2;
        self.take(|b| matches!(b, b'0' | b'1'));
        if self.position == start + 2 {
            return Some(TokenKind::Error);
        }
        self.suffix();
        Some(TokenKind::Integer)
    }

    /// `0ffh`: digits that an `h` ends.
    fn hexadecimal_with_h(&mut self) -> Option<TokenKind> {
        let rest = &self.text.as_bytes()[self.position..];
        let length = rest.iter().take_while(|b| b.is_ascii_hexdigit()).count();
        if length == 0 || !matches!(rest.get(length), Some(b'h' | b'H')) {
            return None;
        }
        self.position += length + 1;
        Some(TokenKind::Integer)
    }

    fn hexadecimal(&mut self) -> TokenKind {
        let start = self.position;
        self.position += 2;
        self.take(|b| b.is_ascii_hexdigit());
        if matches!(self.byte(self.position), b'.' | b'p' | b'P') {
            if self.byte(self.position) == b'.' {
                self.position += 1;
                self.take(|b| b.is_ascii_hexdigit());
            }
            let digits = self.text[start + 2..self.position]
                .bytes()
                .any(|b| b != b'.');
            if !matches!(self.byte(self.position), b'p' | b'P') || !digits {
                return TokenKind::Error;
            }
            return self.exponent();
        }
        if self.position == start + 2 {
            return TokenKind::Error;
        }
        if matches!(self.byte(self.position), b'h' | b'H') {
            self.position += 1;
        }
        self.suffix();
        TokenKind::Integer
    }

    fn fraction(&mut self) -> TokenKind {
        if self.byte(self.position) == b'.' {
            self.position += 1;
            self.take(|b| b.is_ascii_digit());
        }
        match self.byte(self.position) {
            b'e' | b'E' => self.exponent(),
            _ => TokenKind::Float,
        }
    }

    /// The exponent's letter, sign and digits.
    fn exponent(&mut self) -> TokenKind {
        self.position += 1;
        if matches!(self.byte(self.position), b'+' | b'-') {
            self.position += 1;
        }
        self.take(|b| b.is_ascii_digit());
        TokenKind::Float
    }

    /// C's suffixes mean nothing.
    fn suffix(&mut self) {
        if matches!(self.byte(self.position), b'u' | b'U') {
            self.position += 1;
        }
        for _ in 0..2 {
            if matches!(self.byte(self.position), b'l' | b'L') {
                self.position += 1;
            }
        }
    }
}

/// Tokens of one character.
const SINGLE: [(u8, TokenKind); 26] = [
    (b'+', TokenKind::Plus),
    (b'-', TokenKind::Minus),
    (b'~', TokenKind::Tilde),
    (b'*', TokenKind::Star),
    (b'/', TokenKind::Slash),
    (b'%', TokenKind::Percent),
    (b'&', TokenKind::Amp),
    (b'|', TokenKind::Pipe),
    (b'^', TokenKind::Caret),
    (b'!', TokenKind::Exclaim),
    (b'=', TokenKind::Equal),
    (b'<', TokenKind::Less),
    (b'>', TokenKind::Greater),
    (b'(', TokenKind::LeftParen),
    (b')', TokenKind::RightParen),
    (b'[', TokenKind::LeftBracket),
    (b']', TokenKind::RightBracket),
    (b'{', TokenKind::LeftBrace),
    (b'}', TokenKind::RightBrace),
    (b',', TokenKind::Comma),
    (b':', TokenKind::Colon),
    (b'$', TokenKind::Dollar),
    (b'#', TokenKind::Hash),
    (b'@', TokenKind::At),
    (b'\\', TokenKind::Backslash),
    (b'\n', TokenKind::EndOfStatement),
];

/// The bytes of a string token: quotes taken off, `\n`, `\t`, `\r`, `\b`, `\f`, `\\`, `\"`, octal
/// `\123` and hexadecimal `\x1f` replaced.
///
/// # Errors
/// A message, when an escape is none of these.
pub fn unescape(text: &str) -> Result<Vec<u8>, &'static str> {
    let inner = text
        .strip_prefix('"')
        .and_then(|t| t.strip_suffix('"'))
        .unwrap_or(text);
    let mut bytes = inner.bytes().peekable();
    let mut out = Vec::with_capacity(inner.len());
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        match bytes.next() {
            None => return Err("unexpected backslash at end of string"),
            Some(b'x' | b'X') => {
                let digit = |b: Option<&u8>| b.and_then(|b| (*b as char).to_digit(16));
                let mut value = digit(bytes.peek()).ok_or("invalid hexadecimal escape sequence")?;
                bytes.next();
                while let Some(next) = digit(bytes.peek()) {
                    value = value << 4 & 0xff | next;
                    bytes.next();
                }
                out.push(value as u8);
            }
            Some(first @ b'0'..=b'7') => {
                let mut value = u32::from(first - b'0');
                for _ in 0..2 {
                    if let Some(next @ b'0'..=b'7') = bytes.peek().copied() {
                        value = value * 8 + u32::from(next - b'0');
                        bytes.next();
                    }
                }
                out.push(
                    u8::try_from(value)
                        .map_err(|_| "invalid octal escape sequence (out of range)")?,
                );
            }
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(b'r') => out.push(b'\r'),
            Some(b'b') => out.push(8),
            Some(b'f') => out.push(12),
            Some(other @ (b'\\' | b'"')) => out.push(other),
            Some(_) => return Err("invalid escape sequence (unrecognized character)"),
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(TokenKind, &str)> {
        let mut lexer = Lexer::new(text);
        let mut list = Vec::new();
        loop {
            let token = lexer.next_token();
            if token.kind == TokenKind::End {
                return list;
            }
            list.push((token.kind, token.text));
        }
    }

    #[test]
    fn numbers_of_all_radixes() {
        let values = [
            ("10", 10),
            ("0x1F", 31),
            ("0b101", 5),
            ("017", 15),
            ("0ffh", 255),
            ("0", 0),
            ("0xffffffffffffffff", u64::MAX),
            ("12ull", 12),
            ("1h", 1),
            ("0b1h", 0xb1),
        ];
        for (text, value) in values {
            let token = Lexer::new(text).next_token();
            assert_eq!((token.kind, token.text), (TokenKind::Integer, text));
            assert_eq!(token.integer(), Some(value), "{text}");
        }
        assert_eq!(
            Lexer::new("0x10000000000000000").next_token().integer(),
            None
        );
        for text in ["089", "0x", "0b2", "0x1.8"] {
            assert_eq!(
                Lexer::new(text).next_token().kind,
                TokenKind::Error,
                "{text}"
            );
        }
    }

    #[test]
    fn floats() {
        let values = [
            ("1.5", 1.5),
            ("1e3", 1000.0),
            (".5", 0.5),
            ("2.", 2.0),
            ("0x1p4", 16.0),
            ("0x1.8p0", 1.5),
        ];
        for (text, value) in values {
            let token = Lexer::new(text).next_token();
            assert_eq!(
                (token.kind, token.float()),
                (TokenKind::Float, Some(value)),
                "{text}"
            );
        }
        assert_eq!(Lexer::new("1e").next_token().float(), None);
    }

    #[test]
    fn comments_and_columns() {
        use TokenKind::*;
        let text = "# all of it\n v_nop // x\ns_nop /* a */ 1;b\n";
        let found = kinds(text);
        assert_eq!(
            found,
            [
                (EndOfStatement, "\n"),
                (Identifier, "v_nop"),
                (EndOfStatement, "\n"),
                (Identifier, "s_nop"),
                (Integer, "1"),
                (EndOfStatement, "\n"),
            ]
        );
        let mut lexer = Lexer::new("a  + b@rel32@lo");
        assert_eq!(lexer.next_token().column, 0);
        assert_eq!(lexer.next_token().column, 3);
        assert_eq!(lexer.next_token().text, "b@rel32@lo");
    }

    #[test]
    fn strings() {
        assert_eq!(unescape(r#""a\n\101\x42\"""#), Ok(b"a\nAB\"".to_vec()));
        assert!(unescape(r#""\q""#).is_err());
        assert_eq!(Lexer::new("\"abc").next_token().kind, TokenKind::Error);
    }
}
