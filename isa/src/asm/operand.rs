//! Operands as they are written: registers, numbers, expressions, with input modifiers.
//!
//! What an operand means depends on the instruction and its form; that is decided in
//! [`super::convert`]. Grammar: operand syntax, "Operands"; modifiers `abs(…)`, `|…|`, `neg(…)`,
//! `-…`, `sext(…)`, `lit(…)`.

use super::cursor::Cursor;
use super::{AsmError, Expr, TokenKind, registers};
use crate::{Generation, Reg, RegSpan};
use bitflags::bitflags;

/// What was written.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Written {
    /// Registers.
    Reg(RegSpan),
    /// Several registers in brackets that need not be consecutive (addresses of images).
    List(Box<[RegSpan]>),
    /// A number: an integer or an expression with a known value.
    Int(i64),
    /// A floating-point number.
    Float(f64),
    /// An expression whose value is not known yet.
    Expr(Expr),
    /// A name alone that is no register and has no value yet; [`Written::Expr`] for most operands.
    Name(Box<str>),
    /// An immediate with a syntax of its own, `hwreg(…)`, `attr1`, …
    Imm(i32),
}

bitflags! {
    /// Modifiers around an operand.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) struct Around: u8 {
        const NEG = 1;
        const ABS = 2;
        const SEXT = 4;
        /// Must be encoded as a literal.
        const LIT = 8;
    }
}

/// Which half of a register is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NamedHalf {
    /// None: the whole register.
    Whole,
    /// `v0.l`.
    Low,
    /// `v0.h`.
    High,
}

/// An operand and its place.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Raw {
    pub(super) written: Written,
    pub(super) around: Around,
    pub(super) half: NamedHalf,
    pub(super) column: usize,
}

impl Raw {
    pub(super) fn plain(written: Written, column: usize) -> Raw {
        Raw {
            written,
            around: Around::empty(),
            half: NamedHalf::Whole,
            column,
        }
    }
}

/// Whether modifiers of an expression stand inside bars, where operators would be ambiguous.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bars {
    Inside,
    Outside,
}

/// Reads one operand.
pub(super) fn parse(cursor: &mut Cursor<'_>) -> Result<Raw, AsmError> {
    let column = cursor.peek().column;
    if cursor.skip_call("sext") {
        let mut raw = value(cursor, Bars::Outside)?;
        cursor.expect(TokenKind::RightParen, "expected closing parentheses")?;
        raw.around |= Around::SEXT;
        return finish(raw, column);
    }
    let (token, second) = (cursor.peek(), cursor.peek_second());
    let mut around = Around::empty();
    let mut parentheses = 0;
    if token.kind == TokenKind::Minus {
        if second.kind == TokenKind::Minus {
            return Err(AsmError::new(
                column,
                "invalid syntax, expected 'neg' modifier",
            ));
        }
        if negates_operand(cursor) {
            cursor.next();
            around |= Around::NEG;
        }
    }
    if !around.contains(Around::NEG) && cursor.skip_call("neg") {
        around |= Around::NEG;
        parentheses += 1;
    }
    if cursor.skip_call("abs") {
        around |= Around::ABS;
        parentheses += 1;
    }
    if cursor.skip_call("lit") {
        around |= Around::LIT;
        parentheses += 1;
    }
    let bars = if !around.contains(Around::ABS) && cursor.skip(TokenKind::Pipe) {
        around |= Around::ABS;
        Bars::Inside
    } else {
        Bars::Outside
    };
    let mut raw = value(cursor, bars)?;
    if bars == Bars::Inside {
        cursor.expect(TokenKind::Pipe, "expected vertical bar")?;
    }
    for _ in 0..parentheses {
        cursor.expect(TokenKind::RightParen, "expected closing parentheses")?;
    }
    raw.around = around;
    finish(raw, column)
}

/// Reads `[v1, v5, v7]`: registers that need not be consecutive. One alone is that register.
pub(super) fn parse_list(cursor: &mut Cursor<'_>) -> Result<Raw, AsmError> {
    let column = cursor.next().column;
    let mut list = Vec::new();
    loop {
        let (token, next) = (cursor.peek(), cursor.peek_second());
        if !registers::begins(token, next) {
            return Err(AsmError::new(token.column, "expected a register"));
        }
        list.push(registers::parse(cursor)?);
        if !cursor.skip(TokenKind::Comma) {
            break;
        }
    }
    cursor.expect(
        TokenKind::RightBracket,
        "expected a comma or a closing square bracket",
    )?;
    let written = match list[..] {
        [one] => Written::Reg(one),
        _ => Written::List(list.into_boxed_slice()),
    };
    Ok(Raw::plain(written, column))
}

/// Whether a minus belongs to a register, `abs(…)` or `|…|` instead of a number.
fn negates_operand(cursor: &Cursor<'_>) -> bool {
    let mut copy = cursor.lexer_copy();
    copy.next_token();
    let token = copy.next_token();
    let next = copy.next_token();
    let abs = token.kind == TokenKind::Identifier && token.text == "abs";
    let half = registers::half(token).is_some();
    let null = cursor.generation() >= Generation::Gfx10 && token.text == "null";
    half || null || registers::begins(token, next) || token.kind == TokenKind::Pipe || abs
}

fn finish(mut raw: Raw, column: usize) -> Result<Raw, AsmError> {
    if !raw.around.is_empty() {
        let unknown = matches!(raw.written, Written::Expr(_) | Written::Name(_));
        if unknown {
            return Err(AsmError::new(raw.column, "expected an absolute expression"));
        }
        if raw.around.contains(Around::LIT) && matches!(raw.written, Written::Reg(_)) {
            return Err(AsmError::new(
                raw.column,
                "expected immediate with lit modifier",
            ));
        }
    }
    raw.column = column;
    Ok(raw)
}

/// A register, a floating-point number with a sign perhaps, or an expression.
fn value(cursor: &mut Cursor<'_>, bars: Bars) -> Result<Raw, AsmError> {
    let (token, second) = (cursor.peek(), cursor.peek_second());
    let column = token.column;
    if let Some((span, high)) = registers::half(token) {
        cursor.next();
        let half = if high {
            NamedHalf::High
        } else {
            NamedHalf::Low
        };
        return Ok(Raw {
            half,
            ..Raw::plain(Written::Reg(span), column)
        });
    }
    if registers::begins(token, second) {
        return Ok(Raw::plain(Written::Reg(registers::parse(cursor)?), column));
    }
    if token.kind == TokenKind::Identifier && token.text == "null" {
        if cursor.generation() >= Generation::Gfx10 {
            cursor.next();
            return Ok(Raw::plain(Written::Reg(Reg::NULL.into()), column));
        }
        return Err(AsmError::new(
            column,
            "'null' operand is not supported on this GPU",
        ));
    }
    let negative = token.kind == TokenKind::Minus && second.kind == TokenKind::Float;
    if token.kind == TokenKind::Float || negative {
        if negative {
            cursor.next();
        }
        let number = cursor.next().float();
        let number =
            number.ok_or_else(|| AsmError::new(column, "invalid floating point literal"))?;
        let number = if negative { -number } else { number };
        return Ok(Raw::plain(Written::Float(number), column));
    }
    let expr = match bars {
        Bars::Inside => cursor.primary()?,
        Bars::Outside => cursor.expression()?,
    };
    let written = match (expr.absolute(cursor.symbols), expr) {
        (Ok(value), _) => Written::Int(value),
        (
            Err(_),
            Expr::Symbol {
                name,
                modifier: super::Modifier::None,
            },
        ) => Written::Name(name),
        (Err(_), expr) => Written::Expr(expr),
    };
    Ok(Raw::plain(written, column))
}
