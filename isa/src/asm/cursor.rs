//! Reading tokens with the symbols at hand.

use super::{AsmError, Expr, Lexer, NoValue, Symbols, Token, TokenKind, expr};
use crate::{Generation, Target};
use std::cell::Cell;

/// A lexer, and what the meaning of its tokens depends on.
pub(super) struct Cursor<'a> {
    lexer: Lexer<'a>,
    /// The token last looked at, where it was asked for, and the lexer behind it: most tokens are
    /// looked at several times.
    seen: Cell<Option<(usize, Token<'a>, Lexer<'a>)>>,
    pub(super) symbols: &'a dyn Symbols,
    pub(super) target: &'a Target,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str, target: &'a Target, symbols: &'a dyn Symbols) -> Cursor<'a> {
        Cursor {
            lexer: Lexer::new(text),
            seen: Cell::new(None),
            symbols,
            target,
        }
    }

    pub(super) fn generation(&self) -> Generation {
        self.target.processor.generation
    }

    /// The next token and the lexer behind it.
    fn ahead(&self) -> (Token<'a>, Lexer<'a>) {
        match self.seen.get() {
            Some((position, token, behind)) if position == self.lexer.position() => (token, behind),
            _ => {
                let mut behind = self.lexer;
                let token = behind.next_token();
                self.seen.set(Some((self.lexer.position(), token, behind)));
                (token, behind)
            }
        }
    }

    pub(super) fn peek(&self) -> Token<'a> {
        self.ahead().0
    }

    /// The token after the next.
    pub(super) fn peek_second(&self) -> Token<'a> {
        self.ahead().1.next_token()
    }

    pub(super) fn next(&mut self) -> Token<'a> {
        let (token, behind) = self.ahead();
        self.lexer = behind;
        token
    }

    /// A copy of the lexer, for looking ahead.
    pub(super) fn lexer_copy(&self) -> Lexer<'a> {
        self.lexer
    }

    /// Whether the next token is of a kind; moves past it if so.
    pub(super) fn skip(&mut self, kind: TokenKind) -> bool {
        let (token, behind) = self.ahead();
        let found = token.kind == kind;
        if found {
            self.lexer = behind;
        }
        found
    }

    /// Whether a name and an opening parenthesis come next; moves past both if so.
    pub(super) fn skip_call(&mut self, name: &str) -> bool {
        let (token, mut copy) = self.ahead();
        let found = token.kind == TokenKind::Identifier
            && token.text == name
            && copy.next_token().kind == TokenKind::LeftParen;
        if found {
            self.lexer = copy;
        }
        found
    }

    pub(super) fn expect(&mut self, kind: TokenKind, message: &str) -> Result<Token<'a>, AsmError> {
        let token = self.peek();
        if token.kind != kind {
            return Err(AsmError::new(token.column, message));
        }
        Ok(self.next())
    }

    /// An expression.
    pub(super) fn expression(&mut self) -> Result<Expr, AsmError> {
        expr::parse(&mut self.lexer)
    }

    /// An expression without infix operators outside parentheses.
    pub(super) fn primary(&mut self) -> Result<Expr, AsmError> {
        expr::parse_primary(&mut self.lexer)
    }

    /// An expression whose value is known and a number.
    pub(super) fn absolute(&mut self) -> Result<i64, AsmError> {
        let column = self.peek().column;
        let expr = self.expression()?;
        self.value(&expr, column)
    }

    /// As [`Cursor::absolute`], with the column where it starts.
    pub(super) fn absolute_at(&mut self) -> Result<(i64, usize), AsmError> {
        let column = self.peek().column;
        Ok((self.absolute()?, column))
    }

    /// The number that an expression is.
    pub(super) fn value(&self, expr: &Expr, column: usize) -> Result<i64, AsmError> {
        expr.absolute(self.symbols).map_err(|error| {
            let message = match error {
                NoValue::Symbolic => "expected absolute expression",
                NoValue::Division => "division by zero",
            };
            AsmError::new(column, message)
        })
    }
}
