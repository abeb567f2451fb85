//! Reads the operands of a statement.

use isa::asm::lexer::unescape;
use isa::asm::{AsmError, Expr, Lexer, Token, TokenKind, expr};

/// A position in a statement; offsets are those of the whole text.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    lexer: Lexer<'a>,
}

pub(super) type Result<T> = std::result::Result<T, AsmError>;

impl<'a> Cursor<'a> {
    /// Inside a statement.
    pub(super) fn at(text: &'a str, offset: usize) -> Cursor<'a> {
        Cursor {
            lexer: Lexer::at(text, offset),
        }
    }

    pub(super) fn peek(&self) -> Token<'a> {
        self.lexer.peek()
    }

    pub(super) fn next(&mut self) -> Token<'a> {
        self.lexer.next_token()
    }

    /// Offset of what is read next, white space included.
    pub(super) fn position(&self) -> usize {
        self.lexer.position()
    }

    pub(super) fn text(&self) -> &'a str {
        self.lexer.text()
    }

    /// An error at the next token.
    pub(super) fn fail<T>(&self, message: impl Into<String>) -> Result<T> {
        let token = self.peek();
        let message = match token.kind {
            TokenKind::Error => token.complaint().to_string(),
            _ => message.into(),
        };
        Err(AsmError::new(token.column, message))
    }

    /// Takes a token of a kind if it is next.
    pub(super) fn take(&mut self, kind: TokenKind) -> bool {
        let found = self.peek().kind == kind;
        if found {
            self.next();
        }
        found
    }

    pub(super) fn expect(&mut self, kind: TokenKind, message: &str) -> Result<Token<'a>> {
        if self.peek().kind == kind {
            return Ok(self.next());
        }
        self.fail(message)
    }

    pub(super) fn comma(&mut self) -> Result<()> {
        self.expect(TokenKind::Comma, "expected comma").map(|_| ())
    }

    pub(super) fn ends(&self) -> bool {
        self.peek().ends_statement()
    }

    /// Nothing more may follow.
    pub(super) fn end(&self) -> Result<()> {
        if self.ends() {
            return Ok(());
        }
        self.fail("expected newline")
    }

    pub(super) fn expr(&mut self) -> Result<Expr> {
        // Errors of the lexer are clearer than those of the grammar.
        if self.peek().kind == TokenKind::Error {
            return self.fail("");
        }
        expr::parse(&mut self.lexer)
    }

    /// A name: an identifier or a string.
    pub(super) fn name(&mut self) -> Result<String> {
        let token = self.peek();
        match token.kind {
            TokenKind::Identifier => {
                self.next();
                Ok(token.text.to_string())
            }
            TokenKind::String => {
                let bytes = self.string()?;
                match String::from_utf8(bytes) {
                    Ok(name) => Ok(name),
                    Err(_) => Err(AsmError::new(token.column, "a name must be UTF-8")),
                }
            }
            _ => self.fail("expected identifier"),
        }
    }

    /// The bytes of a string.
    pub(super) fn string(&mut self) -> Result<Vec<u8>> {
        let token = self.expect(TokenKind::String, "expected string")?;
        unescape(token.text).map_err(|message| AsmError::new(token.column, message))
    }

    /// The rest of the statement as it is written, comments taken off.
    pub(super) fn rest(&mut self) -> &'a str {
        let start = self.peek().column;
        let mut end = start;
        while !self.ends() {
            let token = self.next();
            end = token.column + token.text.len();
        }
        &self.text()[start..end]
    }

    /// Moves behind the end of the statement; gives the offset.
    pub(super) fn skip_statement(&mut self) -> usize {
        loop {
            match self.next().kind {
                TokenKind::EndOfStatement | TokenKind::End => return self.position(),
                _ => {}
            }
        }
    }
}
