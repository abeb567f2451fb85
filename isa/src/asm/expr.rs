//! Expressions: parsed to a tree, evaluated as LLVM's assembler does.
//!
//! Grammar and operators: operand syntax, "Expressions"; precedence is GNU's, which llvm-mc uses
//! for amdgcn (`|` binds tighter than `+`). Numbers have 64 bits and wrap around; comparisons
//! give -1 for true; `>>` is logical; shifts by 64 or more wrap in their low six bits, as on the
//! machines llvm-mc runs on. A division by zero has no value.
//!
//! Constants are folded while parsing, so a tree without symbols is a single [`Expr::Constant`].
//! The depth of a tree is bounded ([`MAX_DEPTH`]): neither parsing, evaluating nor dropping
//! one can exhaust the stack. All of it is linear in the length of the text.

use super::AsmError;
use super::eval::{apply, fold};
use super::lexer::{Lexer, Token, TokenKind};

/// Greatest depth of an expression tree.
pub const MAX_DEPTH: u16 = 200;

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Expr {
    /// A number.
    Constant(i64),
    /// A symbol, or a local label (`1f`, `2b`: a number and the direction).
    Symbol {
        /// Its name.
        name: Box<str>,
        /// What is wanted of it.
        modifier: Modifier,
    },
    /// The place of the statement, `.`.
    Here,
    /// One operand.
    Unary(Unary, Box<Expr>),
    /// Two operands.
    Binary(Binary, Box<(Expr, Expr)>),
    /// A function of the AMDGPU assembler.
    Call(Function, Vec<Expr>),
}

/// Prefix operators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    /// `-`
    Minus,
    /// `~`
    Not,
    /// `!`: 1 for zero, else 0.
    LogicalNot,
}

/// Infix operators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are the operations'")]
pub enum Binary {
    Add,
    Sub,
    Mul,
    /// Rounds to zero.
    Div,
    /// Has the dividend's sign.
    Rem,
    And,
    Or,
    Xor,
    /// `a ! b` is `a | ~b`.
    OrNot,
    Shl,
    /// Logical.
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    LogicalAnd,
    LogicalOr,
}

/// Functions that resource figures are computed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Function {
    /// The largest argument.
    Max,
    /// All arguments joined by "or".
    Or,
    /// `extrasgprs(vcc, flat_scratch, xnack)`: SGPRs beside the numbered ones.
    ExtraSgprs,
    /// `totalnumvgprs(agprs, vgprs)`.
    TotalNumVgprs,
    /// `alignto(value, alignment)`.
    AlignTo,
    /// `occupancy(most waves, granule, VGPRs in all, generation, waves so far, SGPRs, VGPRs)`.
    Occupancy,
}

const FUNCTIONS: [(&str, Function); 6] = [
    ("max", Function::Max),
    ("or", Function::Or),
    ("extrasgprs", Function::ExtraSgprs),
    ("totalnumvgprs", Function::TotalNumVgprs),
    ("alignto", Function::AlignTo),
    ("occupancy", Function::Occupancy),
];

impl Function {
    /// The function's name.
    pub fn name(self) -> &'static str {
        FUNCTIONS
            .iter()
            .find(|(_, f)| *f == self)
            .map_or("", |(name, _)| name)
    }

    fn arguments(self) -> Option<usize> {
        match self {
            Function::Max | Function::Or => None,
            Function::ExtraSgprs => Some(3),
            Function::TotalNumVgprs | Function::AlignTo => Some(2),
            Function::Occupancy => Some(7),
        }
    }
}

/// What stands after the `@` of a symbol: which relocation is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "the names are the spellings'")]
pub enum Modifier {
    #[default]
    None,
    GotPcRel,
    GotPcRel32Lo,
    GotPcRel32Hi,
    Rel32Lo,
    Rel32Hi,
    Rel64,
    Abs32Lo,
    Abs32Hi,
    Abs64,
}

const MODIFIERS: [(&str, Modifier); 9] = [
    ("gotpcrel", Modifier::GotPcRel),
    ("gotpcrel32@lo", Modifier::GotPcRel32Lo),
    ("gotpcrel32@hi", Modifier::GotPcRel32Hi),
    ("rel32@lo", Modifier::Rel32Lo),
    ("rel32@hi", Modifier::Rel32Hi),
    ("rel64", Modifier::Rel64),
    ("abs32@lo", Modifier::Abs32Lo),
    ("abs32@hi", Modifier::Abs32Hi),
    ("abs64", Modifier::Abs64),
];

impl Modifier {
    fn parse(text: &str) -> Option<Modifier> {
        let same = |name: &str| name.eq_ignore_ascii_case(text);
        MODIFIERS
            .iter()
            .find(|(name, _)| same(name))
            .map(|(_, modifier)| *modifier)
    }
}

// ---------------------------------------------------------------------------------------------
// Parsing
// ---------------------------------------------------------------------------------------------

/// Reads an expression; the lexer stands behind it afterwards.
///
/// # Errors
/// With the column of the token where no expression can go on.
pub fn parse(lexer: &mut Lexer<'_>) -> Result<Expr, AsmError> {
    Parser { lexer }.binary(0, 0).map(|(expr, _)| expr)
}

/// Reads an expression without infix operators, but for those in parentheses.
///
/// # Errors
/// As [`parse`].
pub fn parse_primary(lexer: &mut Lexer<'_>) -> Result<Expr, AsmError> {
    Parser { lexer }.primary(0).map(|(expr, _)| expr)
}

/// An expression and its depth.
type Sized = (Expr, u16);

struct Parser<'l, 'a> {
    lexer: &'l mut Lexer<'a>,
}

/// Operator and precedence of a token, 0 where it is none.
fn operator(kind: TokenKind) -> Option<(Binary, u8)> {
    use TokenKind as T;
    Some(match kind {
        T::PipePipe => (Binary::LogicalOr, 1),
        T::AmpAmp => (Binary::LogicalAnd, 2),
        T::EqualEqual => (Binary::Eq, 3),
        T::ExclaimEqual | T::LessGreater => (Binary::Ne, 3),
        T::Less => (Binary::Lt, 3),
        T::LessEqual => (Binary::Le, 3),
        T::Greater => (Binary::Gt, 3),
        T::GreaterEqual => (Binary::Ge, 3),
        T::Plus => (Binary::Add, 4),
        T::Minus => (Binary::Sub, 4),
        T::Pipe => (Binary::Or, 5),
        T::Exclaim => (Binary::OrNot, 5),
        T::Caret => (Binary::Xor, 5),
        T::Amp => (Binary::And, 5),
        T::Star => (Binary::Mul, 6),
        T::Slash => (Binary::Div, 6),
        T::Percent => (Binary::Rem, 6),
        T::LessLess => (Binary::Shl, 6),
        T::GreaterGreater => (Binary::Shr, 6),
        _ => return None,
    })
}

impl<'a> Parser<'_, 'a> {
    fn error<T>(token: Token<'a>, message: &str) -> Result<T, AsmError> {
        Err(AsmError::new(token.column, message))
    }

    fn deeper(&self, depth: u16) -> Result<u16, AsmError> {
        if depth >= MAX_DEPTH {
            return Self::error(self.lexer.peek(), "expression is nested too deeply");
        }
        Ok(depth + 1)
    }

    /// Operators of at least `least`; `nesting` counts the callers.
    fn binary(&mut self, least: u8, nesting: u16) -> Result<Sized, AsmError> {
        let nesting = self.deeper(nesting)?;
        let (mut left, mut depth) = self.primary(nesting)?;
        while let Some((op, precedence)) = operator(self.lexer.peek().kind) {
            if precedence < least.max(1) {
                break;
            }
            self.lexer.next_token();
            let (right, other) = self.binary(precedence + 1, nesting)?;
            (left, depth) = match (&left, &right) {
                (Expr::Constant(a), Expr::Constant(b)) => match fold(op, *a, *b) {
                    Some(value) => (Expr::Constant(value), 0),
                    None => (Expr::Binary(op, Box::new((left, right))), 1),
                },
                _ => {
                    let depth = self.deeper(depth.max(other))?;
                    (Expr::Binary(op, Box::new((left, right))), depth)
                }
            };
        }
        Ok((left, depth))
    }

    fn primary(&mut self, nesting: u16) -> Result<Sized, AsmError> {
        let nesting = self.deeper(nesting)?;
        let token = self.lexer.next_token();
        match token.kind {
            TokenKind::Integer => self.integer(token),
            TokenKind::Float => match token.float() {
                Some(value) => Ok((Expr::Constant(value.to_bits() as i64), 0)),
                None => Self::error(token, "invalid floating point literal"),
            },
            TokenKind::Identifier => self.identifier(token, nesting),
            TokenKind::String => self.quoted(token),
            TokenKind::LeftParen => self.enclosed(TokenKind::RightParen, "expected ')'", nesting),
            TokenKind::LeftBracket => {
                self.enclosed(TokenKind::RightBracket, "expected ']'", nesting)
            }
            TokenKind::Minus => self.unary(Unary::Minus, nesting),
            TokenKind::Tilde => self.unary(Unary::Not, nesting),
            TokenKind::Exclaim => self.unary(Unary::LogicalNot, nesting),
            TokenKind::Plus => self.primary(nesting),
            TokenKind::Error => Self::error(token, token.complaint()),
            _ => Self::error(token, "unknown token in expression"),
        }
    }

    fn enclosed(&mut self, end: TokenKind, message: &str, nesting: u16) -> Result<Sized, AsmError> {
        let inner = self.binary(0, nesting)?;
        let close = self.lexer.next_token();
        if close.kind == end {
            Ok(inner)
        } else {
            Self::error(close, message)
        }
    }

    fn unary(&mut self, op: Unary, nesting: u16) -> Result<Sized, AsmError> {
        match self.primary(nesting)? {
            (Expr::Constant(value), _) => Ok((Expr::Constant(apply(op, value)), 0)),
            (inner, depth) => Ok((Expr::Unary(op, Box::new(inner)), self.deeper(depth)?)),
        }
    }

    /// A number, or a local label: a number with `b` or `f` right after it.
    fn integer(&mut self, token: Token<'a>) -> Result<Sized, AsmError> {
        let next = self.lexer.peek();
        let adjacent = next.column == token.column + token.text.len();
        let label = next.kind == TokenKind::Identifier && matches!(next.text, "b" | "f");
        if adjacent && label {
            self.lexer.next_token();
            let name = format!("{}{}", token.text, next.text).into();
            return Ok((
                Expr::Symbol {
                    name,
                    modifier: Modifier::None,
                },
                0,
            ));
        }
        match token.integer() {
            Some(value) => Ok((Expr::Constant(value as i64), 0)),
            None => Self::error(token, "literal value out of range for directive"),
        }
    }

    /// A symbol whose name is a string, `"a b"@rel32@lo`.
    fn quoted(&mut self, token: Token<'a>) -> Result<Sized, AsmError> {
        let bytes = super::lexer::unescape(token.text);
        let bytes = bytes.map_err(|message| AsmError::new(token.column, message))?;
        let Ok(name) = String::from_utf8(bytes) else {
            return Self::error(token, "a symbol's name must be UTF-8");
        };
        let mut modifier = Modifier::None;
        if self.lexer.peek().kind == TokenKind::At {
            self.lexer.next_token();
            let variant = self.lexer.next_token();
            modifier = match Modifier::parse(variant.text) {
                Some(modifier) => modifier,
                None => {
                    let message = format!("invalid variant '{}'", variant.text);
                    return Err(AsmError::new(variant.column, message));
                }
            };
        }
        let name = name.into();
        Ok((Expr::Symbol { name, modifier }, 0))
    }

    fn identifier(&mut self, token: Token<'a>, nesting: u16) -> Result<Sized, AsmError> {
        if token.text == "." {
            return Ok((Expr::Here, 0));
        }
        if self.lexer.peek().kind == TokenKind::LeftParen {
            if let Some((_, function)) = FUNCTIONS.iter().find(|(name, _)| *name == token.text) {
                return self.call(*function, nesting);
            }
        }
        let (name, modifier) = match token.text.split_once('@') {
            None => (token.text, Modifier::None),
            Some((name, variant)) => match Modifier::parse(variant) {
                Some(modifier) => (name, modifier),
                None => {
                    let column = token.column + name.len() + 1;
                    return Err(AsmError::new(
                        column,
                        format!("invalid variant '{variant}'"),
                    ));
                }
            },
        };
        Ok((
            Expr::Symbol {
                name: name.into(),
                modifier,
            },
            0,
        ))
    }

    fn call(&mut self, function: Function, nesting: u16) -> Result<Sized, AsmError> {
        let name = function.name();
        self.lexer.next_token();
        let first = self.lexer.peek();
        if first.kind == TokenKind::RightParen {
            return Self::error(first, &format!("empty {name} expression"));
        }
        let mut arguments = Vec::new();
        let mut depth = 0;
        loop {
            let (argument, other) = self.binary(0, nesting)?;
            depth = depth.max(other);
            arguments.push(argument);
            let token = self.lexer.next_token();
            match token.kind {
                TokenKind::Comma if self.lexer.peek().kind != TokenKind::RightParen => {}
                TokenKind::Comma => {
                    let message = format!("mismatch of commas in {name} expression");
                    return Self::error(self.lexer.peek(), &message);
                }
                TokenKind::RightParen => break,
                _ => {
                    return Self::error(token, &format!("unexpected token in {name} expression"));
                }
            }
        }
        if function.arguments().is_some_and(|n| n != arguments.len()) {
            let wanted = function.arguments().unwrap_or(0);
            let message = format!(
                "{name} takes {wanted} arguments, {} are given",
                arguments.len()
            );
            return Self::error(first, &message);
        }
        Ok((Expr::Call(function, arguments), self.deeper(depth)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_have_columns() {
        let error = |text: &str| parse(&mut Lexer::new(text)).expect_err(text);
        assert_eq!(error("1+").column, 2);
        assert_eq!(error("(1").message, "expected ')'");
        assert_eq!(error("a@foo").message, "invalid variant 'foo'");
        assert_eq!(error("max()").message, "empty max expression");
        assert!(error(&"(".repeat(100_000)).message.contains("nested"));
        assert!(error(&"x+".repeat(100_000)).message.contains("nested"));
    }
}
