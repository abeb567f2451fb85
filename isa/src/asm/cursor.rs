//! Reading tokens with the symbols at hand.

use super::{AsmError, Expr, Lexer, NoValue, Symbols, Token, TokenKind, expr};
use crate::{Generation, Target};

/// A lexer, and what the meaning of its tokens depends on.
pub(super) struct Cursor<'a> {
    lexer: Lexer<'a>,
    pub(super) symbols: &'a dyn Symbols,
    pub(super) target: &'a Target,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str, target: &'a Target, symbols: &'a dyn Symbols) -> Cursor<'a> {
        Cursor {
            lexer: Lexer::new(text),
            symbols,
            target,
        }
    }

    pub(super) fn generation(&self) -> Generation {
        self.target.processor.generation
    }

    pub(super) fn peek(&self) -> Token<'a> {
        self.lexer.peek()
    }

    /// The token after the next.
    pub(super) fn peek_second(&self) -> Token<'a> {
        let mut copy = self.lexer;
        copy.next_token();
        copy.next_token()
    }

    pub(super) fn next(&mut self) -> Token<'a> {
        self.lexer.next_token()
    }

    /// A copy of the lexer, for looking ahead.
    pub(super) fn lexer_copy(&self) -> Lexer<'a> {
        self.lexer
    }

    /// Whether the next token is of a kind; moves past it if so.
    pub(super) fn skip(&mut self, kind: TokenKind) -> bool {
        let mut copy = self.lexer;
        let found = copy.next_token().kind == kind;
        if found {
            self.lexer = copy;
        }
        found
    }

    /// Whether a name and an opening parenthesis come next; moves past both if so.
    pub(super) fn skip_call(&mut self, name: &str) -> bool {
        let mut copy = self.lexer;
        let token = copy.next_token();
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
