//! Bytes to tokens, one at a time, without copying: a token is a kind and a range of the text.
//!
//! Complexity: one look at each byte, plus one at the byte after each token.

use memchr::arch::all::memchr::One;

/// The place of the first such byte, eight bytes at a time. The crate's own choice asks the
/// processor first what it can do, which in a virtual machine takes a hundredth of a small kernel's
/// compilation.
pub(super) fn find(byte: u8, text: &[u8]) -> Option<usize> {
    One::new(byte).find(text)
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Tok {
    #[default]
    Eof,
    /// Something that is no token; [`Lexer::complaint`] says why.
    Invalid,
    /// A keyword, type or operator name.
    Word,
    /// `name:`
    Label,
    /// `"name":`
    QuotedLabel,
    /// `12:`
    NumLabel,
    /// `%name`
    Local,
    /// `%"name"`
    QuotedLocal,
    /// `%12`
    NumLocal,
    /// `@name`
    Global,
    /// `@"name"`
    QuotedGlobal,
    /// `@12`
    NumGlobal,
    /// `$name`, `$"name"`
    Comdat,
    /// `"text"`
    Str,
    /// `c"text"`
    CStr,
    /// `!name`
    Meta,
    /// `!`
    Bang,
    /// `#12`
    Group,
    /// `#dbg_value` and the like
    Record,
    /// `12`, `-12`
    Int,
    /// `u0x1F`, `s0x1F`
    HexInt,
    /// `1.5e+3`
    Float,
    /// `0x…`, `0xH…`, `0xR…`, `0xK…`, `0xL…`, `0xM…`: bits, of a double if no letter says otherwise
    HexFloat,
    /// `f0x…`: bits of the type that it has (LLVM 23)
    BitsFloat,
    /// `0x1.8p-3`: a number (LLVM 23)
    HexNumber,
    /// `+inf`, `-qnan`, `+nan(0x1)`, `-snan(0x1)` (LLVM 23)
    SpecialFloat,
    Ellipsis,
    Equal,
    Comma,
    LParen,
    RParen,
    LBracket,
    RBracket,
    LBrace,
    RBrace,
    Less,
    Greater,
    Star,
    Bar,
    Colon,
}

/// A token: its kind and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Token {
    pub kind: Tok,
    pub start: u32,
    pub end: u32,
}

/// Byte classes.
const SPACE: u8 = 1;
const DIGIT: u8 = 2;
const HEX: u8 = 4;
/// May stand in a name, but not first (digits), or also first.
const NAME: u8 = 8;
const NAME_START: u8 = 16;
/// May begin, end or hide a brace.
const BRACE: u8 = 32;
/// May stand in a list of values that are numbers or have plain names.
const LIST: u8 = 64;

/// The classes of each byte. A `static`, not a constant: that would be copied where it is indexed.
static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        if b == b' ' || b == b'\t' || b == b'\n' || b == b'\r' {
            table[i] |= SPACE;
        }
        if b.is_ascii_digit() {
            table[i] |= DIGIT | NAME;
        }
        if b.is_ascii_hexdigit() {
            table[i] |= HEX;
        }
        if b.is_ascii_alphabetic() || b == b'-' || b == b'$' || b == b'.' || b == b'_' {
            table[i] |= NAME | NAME_START;
        }
        if matches!(b, b'{' | b'}' | b'"' | b';' | b'/') {
            table[i] |= BRACE;
        }
        if b.is_ascii_alphanumeric() || matches!(b, b'%' | b',' | b' ' | b'.' | b'_' | b'-') {
            table[i] |= LIST;
        }
        i += 1;
    }
    table
};

/// May the byte begin, end or hide a brace?
#[inline]
pub(super) fn matters_for_braces(byte: u8) -> bool {
    CLASS[byte as usize] & BRACE != 0
}

/// How many bytes of a token [`Lexer::next`] looks at.
const CHUNK: usize = 8;

/// How many bytes come before the first one from `from` on that is not of the class.
#[inline(always)]
fn class_len(bytes: &[u8; CHUNK], from: usize, class: u8) -> usize {
    let of_class = |&b: &u8| CLASS[b as usize] & class != 0;
    from + bytes[from..].iter().take_while(|b| of_class(b)).count()
}

/// The reading position in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'s> {
    text: &'s [u8],
    pos: u32,
    /// Why the last token was [`Tok::Invalid`].
    pub complaint: &'static str,
}

impl<'s> Lexer<'s> {
    pub fn new(text: &'s [u8]) -> Self {
        Lexer {
            text,
            pos: 0,
            complaint: "",
        }
    }

    /// The next token, as a value.
    pub fn next_token(&mut self) -> Token {
        let mut tok = Token::default();
        self.next(&mut tok);
        tok
    }

    /// Goes on reading at a byte offset.
    pub fn seek(&mut self, offset: u32) {
        self.pos = offset;
    }

    /// Does the name that has begun end with a colon? Those of blocks may begin with three dots.
    fn is_label(&self) -> bool {
        let name = |&&b: &&u8| CLASS[b as usize] & NAME != 0;
        let rest = &self.text[self.pos as usize..];
        rest.get(rest.iter().take_while(name).count()) == Some(&b':')
    }

    #[inline]
    fn byte(&self, at: u32) -> u8 {
        self.text.get(at as usize).copied().unwrap_or(0)
    }

    fn skip_class(&mut self, class: u8) {
        while let Some(bytes) = self.text[self.pos as usize..].first_chunk() {
            let len = class_len(bytes, 0, class);
            self.pos += len as u32;
            if len < CHUNK {
                return;
            }
        }
        while CLASS[self.byte(self.pos) as usize] & class != 0 {
            self.pos += 1;
        }
    }

    /// Goes on behind the next closing bracket, if nothing but a plain list is before it. Stays in
    /// place otherwise.
    pub fn seek_behind_list(&mut self) -> bool {
        let start = self.pos;
        self.skip_class(LIST);
        if self.byte(self.pos) == b']' {
            self.pos += 1;
            return true;
        }
        self.pos = start;
        false
    }

    /// Skips blanks and comments; false if a `/* … ` is not closed.
    fn skip_blank(&mut self) -> bool {
        loop {
            // Comments stand far to the right.
            while self.text[self.pos as usize..].starts_with(&[b' '; CHUNK]) {
                self.pos += CHUNK as u32;
            }
            self.skip_class(SPACE);
            match self.byte(self.pos) {
                b';' => self.skip_line(),
                b'/' if self.byte(self.pos + 1) == b'*' => {
                    let rest = &self.text[self.pos as usize + 2..];
                    match rest.windows(2).position(|w| w == b"*/") {
                        Some(n) => self.pos += n as u32 + 4,
                        None => return false,
                    }
                }
                _ => return true,
            }
        }
    }

    fn skip_line(&mut self) {
        let rest = &self.text[self.pos as usize..];
        self.pos += find(b'\n', rest).unwrap_or(rest.len()) as u32;
    }

    /// The first byte of the next token, 0 at the end.
    #[inline]
    pub fn peek_byte(&self) -> u8 {
        match self.byte(self.pos) {
            b' ' => match self.byte(self.pos + 1) {
                b' ' | b'\t' | b'\n' | b'\r' | b';' | b'/' => self.peek_far(),
                b => b,
            },
            b'\t' | b'\n' | b'\r' | b';' | b'/' => self.peek_far(),
            b => b,
        }
    }

    fn peek_far(&self) -> u8 {
        let mut ahead = *self;
        ahead.skip_blank();
        ahead.byte(ahead.pos)
    }

    /// Reads the next token. The tokens that most of a text consists of are recognised here in
    /// eight bytes, with no more registers in use than are free; the rest are behind tail calls.
    pub fn next(&mut self, tok: &mut Token) {
        let pos = self.pos as usize;
        let Some(near) = self.text.get(pos..pos + 3 + CHUNK) else {
            return self.next_of_any_kind(tok);
        };
        // Between most tokens is one blank or none, between instructions the line's end and two.
        let blanks = match near[0] {
            b' ' => 1,
            b'\n' if near[1..3] == *b"  " => 3,
            b'\n' => 1,
            _ => 0,
        };
        let start = pos + blanks;
        let Some(bytes) = near[blanks..].first_chunk() else {
            return self.next_of_any_kind(tok);
        };
        let (kind, len) = match bytes[0] {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => match class_len(bytes, 1, NAME) {
                // A number as `u0x1F` may be.
                _ if bytes[1] == b'0' => return self.next_of_any_kind(tok),
                CHUNK => return self.long_word(tok, start),
                len if matches!(bytes[len], b':' | b'"') => return self.next_of_any_kind(tok),
                len => (Tok::Word, len),
            },
            b'"' => return self.text_token(tok, start),
            b'%' => match class_len(bytes, 1, DIGIT) {
                1 | CHUNK => return self.sigil_token(tok, start),
                len => (Tok::NumLocal, len),
            },
            b'@' => return self.sigil_token(tok, start),
            b'0'..=b'9' => match class_len(bytes, 1, DIGIT) {
                CHUNK => return self.next_of_any_kind(tok),
                len if matches!(bytes[len], b'.' | b':' | b'x') => {
                    return self.next_of_any_kind(tok);
                }
                len => (Tok::Int, len),
            },
            b'!' if matches!(bytes[1], b'0'..=b'9' | b'{' | b'"') => (Tok::Bang, 1),
            b'!' => match class_len(bytes, 1, NAME) {
                1 | CHUNK => return self.next_of_any_kind(tok),
                len if bytes[len] == b'\\' => return self.next_of_any_kind(tok),
                len => (Tok::Meta, len),
            },
            b',' => (Tok::Comma, 1),
            b'=' => (Tok::Equal, 1),
            b'(' => (Tok::LParen, 1),
            b')' => (Tok::RParen, 1),
            b'[' => (Tok::LBracket, 1),
            b']' => (Tok::RBracket, 1),
            b'{' => (Tok::LBrace, 1),
            b'}' => (Tok::RBrace, 1),
            b'<' => (Tok::Less, 1),
            b'>' => (Tok::Greater, 1),
            b'*' => (Tok::Star, 1),
            _ => return self.next_of_any_kind(tok),
        };
        self.pos = (start + len) as u32;
        *tok = self.token(kind, start);
    }

    /// What begins with `%` or `@`.
    #[inline(never)]
    fn sigil_token(&mut self, tok: &mut Token, start: usize) {
        self.pos = start as u32 + 1;
        let kind = match self.text[start] {
            b'%' => self.sigil(Tok::Local, Tok::QuotedLocal, Tok::NumLocal),
            _ => self.sigil(Tok::Global, Tok::QuotedGlobal, Tok::NumGlobal),
        };
        *tok = self.token(kind, start);
    }

    /// `"text"` or `"name":`
    #[inline(never)]
    fn text_token(&mut self, tok: &mut Token, start: usize) {
        self.pos = start as u32 + 1;
        let kind = self.string();
        *tok = self.token(kind, start);
    }

    /// A word or label of many bytes.
    #[inline(never)]
    fn long_word(&mut self, tok: &mut Token, start: usize) {
        self.pos = (start + CHUNK) as u32;
        let kind = self.word_end();
        *tok = self.token(kind, start);
    }

    /// Reads the next token, whatever it is.
    #[inline(never)]
    fn next_of_any_kind(&mut self, tok: &mut Token) {
        *tok = self.any_token();
    }

    fn any_token(&mut self) -> Token {
        if !self.skip_blank() {
            let start = self.pos as usize;
            self.pos = self.text.len() as u32;
            self.complaint = "comment is not closed";
            return self.token(Tok::Invalid, start);
        }
        let start = self.pos as usize;
        let Some(&first) = self.text.get(start) else {
            return self.token(Tok::Eof, start);
        };
        self.pos += 1;
        let kind = self.kind_of(first);
        self.token(kind, start)
    }

    fn token(&self, kind: Tok, start: usize) -> Token {
        Token {
            kind,
            start: start as u32,
            end: self.pos,
        }
    }

    fn invalid(&mut self, why: &'static str) -> Tok {
        self.complaint = why;
        Tok::Invalid
    }

    fn kind_of(&mut self, first: u8) -> Tok {
        match first {
            b'%' => self.sigil(Tok::Local, Tok::QuotedLocal, Tok::NumLocal),
            b'@' => self.sigil(Tok::Global, Tok::QuotedGlobal, Tok::NumGlobal),
            b',' => Tok::Comma,
            b'=' => Tok::Equal,
            b'(' => Tok::LParen,
            b')' => Tok::RParen,
            b'[' => Tok::LBracket,
            b']' => Tok::RBracket,
            b'{' => Tok::LBrace,
            b'}' => Tok::RBrace,
            b'<' => Tok::Less,
            b'>' => Tok::Greater,
            b'*' => Tok::Star,
            b'|' => Tok::Bar,
            b':' => Tok::Colon,
            b'"' => self.string(),
            b'!' => self.bang(),
            b'#' => self.hash(),
            b'0'..=b'9' => self.number(first),
            b'-' | b'+' if CLASS[self.byte(self.pos) as usize] & DIGIT != 0 => self.number(first),
            b'-' | b'+' if self.special_float() => Tok::SpecialFloat,
            b'$' => self.dollar(),
            b'.' if self.text[self.pos as usize..].starts_with(b"..") && !self.is_label() => {
                self.pos += 2;
                Tok::Ellipsis
            }
            _ if CLASS[first as usize] & NAME_START != 0 => self.word(first),
            0 => self.invalid("NUL byte in the text"),
            0x80.. => self.invalid("byte that is not ASCII outside of a string or comment"),
            _ => self.invalid("unexpected character"),
        }
    }

    /// After `%` or `@`.
    fn sigil(&mut self, plain: Tok, quoted: Tok, number: Tok) -> Tok {
        let b = self.byte(self.pos);
        if CLASS[b as usize] & NAME_START != 0 {
            self.skip_class(NAME);
            plain
        } else if CLASS[b as usize] & DIGIT != 0 {
            self.skip_class(DIGIT);
            number
        } else if b == b'"' {
            self.pos += 1;
            if self.quoted() {
                quoted
            } else {
                self.invalid("string is not closed")
            }
        } else {
            self.invalid("expected a name or a number after the sigil")
        }
    }

    /// To the end of a quoted text whose first quote is consumed.
    fn quoted(&mut self) -> bool {
        let rest = &self.text[self.pos as usize..];
        match find(b'"', rest) {
            Some(n) => {
                self.pos += n as u32 + 1;
                true
            }
            None => {
                self.pos = self.text.len() as u32;
                false
            }
        }
    }

    fn string(&mut self) -> Tok {
        if !self.quoted() {
            return self.invalid("string is not closed");
        }
        if self.byte(self.pos) == b':' {
            self.pos += 1;
            return Tok::QuotedLabel;
        }
        Tok::Str
    }

    fn bang(&mut self) -> Tok {
        let b = self.byte(self.pos);
        if CLASS[b as usize] & NAME_START == 0 && b != b'\\' {
            return Tok::Bang;
        }
        while CLASS[self.byte(self.pos) as usize] & NAME != 0 || self.byte(self.pos) == b'\\' {
            self.pos += 1;
        }
        Tok::Meta
    }

    fn hash(&mut self) -> Tok {
        let b = self.byte(self.pos);
        if CLASS[b as usize] & DIGIT != 0 {
            self.skip_class(DIGIT);
            Tok::Group
        } else if CLASS[b as usize] & NAME_START != 0 {
            self.skip_class(NAME);
            Tok::Record
        } else {
            self.invalid("unexpected character")
        }
    }

    fn dollar(&mut self) -> Tok {
        if self.byte(self.pos) == b'"' {
            self.pos += 1;
            return if self.quoted() {
                Tok::Comdat
            } else {
                self.invalid("string is not closed")
            };
        }
        self.skip_class(NAME);
        if self.byte(self.pos) == b':' {
            self.pos += 1;
            return Tok::Label;
        }
        Tok::Comdat
    }

    fn word(&mut self, first: u8) -> Tok {
        if first == b'c' && self.byte(self.pos) == b'"' {
            self.pos += 1;
            return if self.quoted() {
                Tok::CStr
            } else {
                self.invalid("string is not closed")
            };
        }
        if matches!(first, b'u' | b's' | b'f') && self.text[self.pos as usize..].starts_with(b"0x")
        {
            let save = self.pos;
            self.pos += 2;
            self.skip_class(HEX);
            if self.pos > save + 2 && self.at_boundary() {
                return if first == b'f' {
                    Tok::BitsFloat
                } else {
                    Tok::HexInt
                };
            }
            self.pos = save;
        }
        self.word_end()
    }

    /// What has begun as a word to its end.
    fn word_end(&mut self) -> Tok {
        self.skip_class(NAME);
        if self.byte(self.pos) == b':' {
            self.pos += 1;
            return Tok::Label;
        }
        Tok::Word
    }

    /// Is what follows no part of a name or label that has begun?
    fn at_boundary(&self) -> bool {
        let b = self.byte(self.pos);
        CLASS[b as usize] & NAME == 0 && b != b':'
    }

    /// After a sign: takes `inf`, `qnan`, `nan(0x1)` or `snan(0x1)` if one of them is next.
    fn special_float(&mut self) -> bool {
        let save = self.pos;
        let rest = &self.text[save as usize..];
        if rest.starts_with(b"inf") || rest.starts_with(b"qnan") {
            self.pos += if rest[0] == b'i' { 3 } else { 4 };
            if self.at_boundary() {
                return true;
            }
        } else if rest.starts_with(b"nan(0x") || rest.starts_with(b"snan(0x") {
            self.pos += if rest[0] == b'n' { 6 } else { 7 };
            let digits = self.pos;
            self.skip_class(HEX);
            if self.pos > digits && self.byte(self.pos) == b')' {
                self.pos += 1;
                return true;
            }
        }
        self.pos = save;
        false
    }

    /// `.8p-3` after the digits of `0x1`; false if no exponent follows.
    fn hex_number_tail(&mut self) -> bool {
        if self.byte(self.pos) == b'.' {
            self.pos += 1;
            self.skip_class(HEX);
        }
        if !matches!(self.byte(self.pos), b'p' | b'P') {
            return false;
        }
        self.pos += 1;
        if matches!(self.byte(self.pos), b'+' | b'-') {
            self.pos += 1;
        }
        let digits = self.pos;
        self.skip_class(DIGIT);
        self.pos > digits
    }

    fn number(&mut self, first: u8) -> Tok {
        let signed = !first.is_ascii_digit();
        if signed && self.text[self.pos as usize..].starts_with(b"0x") {
            self.pos += 2;
            self.skip_class(HEX);
            return if self.hex_number_tail() {
                Tok::HexNumber
            } else {
                self.invalid("expected a hexadecimal number with an exponent")
            };
        }
        if first == b'0' && self.byte(self.pos) == b'x' {
            self.pos += 1;
            if matches!(self.byte(self.pos), b'K' | b'L' | b'M' | b'H' | b'R') {
                self.pos += 1;
            }
            let digits = self.pos;
            self.skip_class(HEX);
            if matches!(self.byte(self.pos), b'.' | b'p' | b'P') {
                return if self.hex_number_tail() {
                    Tok::HexNumber
                } else {
                    self.invalid("expected a hexadecimal number with an exponent")
                };
            }
            return if self.pos > digits {
                Tok::HexFloat
            } else {
                self.invalid("expected hexadecimal digits")
            };
        }
        self.skip_class(DIGIT);
        match self.byte(self.pos) {
            b'.' => self.fraction(),
            b':' if first.is_ascii_digit() => {
                self.pos += 1;
                Tok::NumLabel
            }
            _ if first == b'+' => self.invalid("unexpected character"),
            _ => Tok::Int,
        }
    }

    /// `.digits` and an exponent.
    fn fraction(&mut self) -> Tok {
        self.pos += 1;
        self.skip_class(DIGIT);
        if matches!(self.byte(self.pos), b'e' | b'E') {
            let sign = matches!(self.byte(self.pos + 1), b'+' | b'-');
            let digits = self.pos + 1 + u32::from(sign);
            if CLASS[self.byte(digits) as usize] & DIGIT != 0 {
                self.pos = digits;
                self.skip_class(DIGIT);
            }
        }
        Tok::Float
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn kinds(text: &str) -> Vec<Tok> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut out = Vec::new();
        loop {
            match lexer.next_token().kind {
                Tok::Eof => return out,
                kind => out.push(kind),
            }
        }
    }

    #[test]
    fn every_kind_of_token() {
        use Tok::*;
        assert_eq!(
            kinds("define @f @\"a b\" @3 %x %\"q\" %7 ; comment\n a: \"b\": 4: $c #2 #dbg_value"),
            [
                Word,
                Global,
                QuotedGlobal,
                NumGlobal,
                Local,
                QuotedLocal,
                NumLocal,
                Label,
                QuotedLabel,
                NumLabel,
                Comdat,
                Group,
                Record
            ]
        );
        assert_eq!(
            kinds("1 -1 1.0 -1.5e+3 0x3F 0xH3C00 u0xFF c\"x\" \"y\" !dbg !{} ... *|"),
            [
                Int, Int, Float, Float, HexFloat, HexFloat, HexInt, CStr, Str, Meta, Bang, LBrace,
                RBrace, Ellipsis, Star, Bar
            ]
        );
    }

    #[test]
    fn a_label_may_begin_with_dots() {
        use Tok::*;
        assert_eq!(
            kinds("...a.b:\n(...) ..c:"),
            [Label, LParen, Ellipsis, RParen, Label]
        );
    }

    #[test]
    fn floats_of_llvm_23() {
        use Tok::*;
        assert_eq!(
            kinds("f0x3FB8AA3B +inf -qnan +nan(0x1F) -snan(0x1) 0x1.8p-3 -0xfff.fffp5 +0x1p3"),
            [
                BitsFloat,
                SpecialFloat,
                SpecialFloat,
                SpecialFloat,
                SpecialFloat,
                HexNumber,
                HexNumber,
                HexNumber
            ]
        );
        // Names that begin like them.
        assert_eq!(
            kinds("-inf: f0x1: f0xyz f0x1.a"),
            [Label, Label, Word, Word]
        );
        for text in ["+nan(0x)", "+infinity", "0x1.8", "-0x12", "0x1p"] {
            assert_eq!(kinds(text)[0], Tok::Invalid, "{text:?}");
        }
    }

    proptest! {
        /// What is recognised at once is what the general way makes of it.
        #[test]
        fn common_tokens_are_read_as_any(
            text in "([ \n]{0,3}[%@!\"a-dusfx]?[a-z0-9_.x]{0,9}[:,=(){}<>*;/\\\\$\\-\"]?){0,8} {0,12}",
        ) {
            let mut common = Lexer::new(text.as_bytes());
            for start in 0..=text.len() as u32 {
                common.seek(start);
                let mut any = common;
                prop_assert_eq!(common.next_token(), any.any_token(), "from {}", start);
                prop_assert_eq!((common.pos, common.complaint), (any.pos, any.complaint));
            }
        }
    }

    #[test]
    fn bad_bytes_are_invalid_tokens() {
        for text in ["\"abc", "%", "@\"x", "0x", "\0", "\u{e9}", "/* x", "^", "#"] {
            assert_eq!(kinds(text)[0], Tok::Invalid, "{text:?}");
        }
    }
}
