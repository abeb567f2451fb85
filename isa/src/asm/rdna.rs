//! Immediates that came with GFX10: the fields of `s_waitcnt_depctr`, names of versions.

use super::cursor::Cursor;
use super::{AsmError, TokenKind};
use crate::rdna;

/// Either a number or fields, `depctr_va_vdst(0) & depctr_sa_sdst(0)`; those not named do not wait.
pub(super) fn depctr(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    let (token, second) = (cursor.peek(), cursor.peek_second());
    if token.kind != TokenKind::Identifier || second.kind != TokenKind::LeftParen {
        let (value, column) = cursor.absolute_at()?;
        return match value {
            -0x8000..=0xffff => Ok((value & 0xffff) as i32),
            _ => Err(AsmError::new(column, "invalid operand for instruction")),
        };
    }
    let fields = rdna::depctr(cursor.target.processor);
    let mut imm = fields
        .iter()
        .fold(0, |bits, field| bits | field.put(field.most()));
    let mut seen = Vec::new();
    while !cursor.peek().ends_statement() {
        let name = cursor.expect(TokenKind::Identifier, "expected a counter name")?;
        let Some(field) = fields.iter().find(|field| field.name == name.text) else {
            let message = match rdna::is_depctr(name.text) {
                true => format!("{} is not supported on this GPU", name.text),
                false => format!("invalid counter name {}", name.text),
            };
            return Err(AsmError::new(name.column, message));
        };
        if seen.contains(&field.name) {
            let message = format!("duplicate counter name {}", name.text);
            return Err(AsmError::new(name.column, message));
        }
        seen.push(field.name);
        cursor.expect(TokenKind::LeftParen, "expected a left parenthesis")?;
        let (value, _) = cursor.absolute_at()?;
        let value = u16::try_from(value)
            .ok()
            .filter(|value| *value <= field.most());
        let Some(value) = value else {
            let message = format!("invalid value for {}", name.text);
            return Err(AsmError::new(name.column, message));
        };
        imm = imm & !field.put(field.most()) | field.put(value);
        cursor.expect(TokenKind::RightParen, "expected a closing parenthesis")?;
        if cursor.skip(TokenKind::Amp) || cursor.skip(TokenKind::Comma) {
            if cursor.peek().kind != TokenKind::Identifier {
                let message = "expected a counter name";
                return Err(AsmError::new(cursor.peek().column, message));
            }
        }
    }
    Ok(i32::from(imm))
}

/// Either a number or parts, `instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)`.
pub(super) fn delay(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    let (token, second) = (cursor.peek(), cursor.peek_second());
    if token.kind != TokenKind::Identifier || second.kind != TokenKind::LeftParen {
        let (value, _) = cursor.absolute_at()?;
        return Ok((value & 0xffff) as i32);
    }
    let mut imm = 0;
    loop {
        imm |= delay_part(cursor)?;
        if !cursor.skip(TokenKind::Pipe) {
            return Ok(imm);
        }
    }
}

fn delay_part(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    let field = cursor.expect(TokenKind::Identifier, "expected a field name")?;
    let (low, names) = match field.text {
        "instid0" => (0, &rdna::DELAYS[..]),
        "instskip" => (4, &rdna::SKIPS[..]),
        "instid1" => (7, &rdna::DELAYS[..]),
        other => {
            let message = format!("invalid field name {other}");
            return Err(AsmError::new(field.column, message));
        }
    };
    cursor.expect(TokenKind::LeftParen, "expected left parenthesis")?;
    let value = cursor.expect(TokenKind::Identifier, "expected a value name")?;
    let Some(index) = names.iter().position(|name| *name == value.text) else {
        let message = format!("invalid value name {}", value.text);
        return Err(AsmError::new(value.column, message));
    };
    cursor.expect(TokenKind::RightParen, "expected right parenthesis")?;
    Ok((index as i32) << low)
}

/// A version and its flags, names and numbers joined by `|`.
pub(super) fn version(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    let column = cursor.peek().column;
    let value = alternatives(cursor, 0)?;
    match value {
        -0x8000..=0xffff => Ok((value & 0xffff) as i32),
        _ => Err(AsmError::new(column, "invalid operand for instruction")),
    }
}

/// As deep as parentheses may stand in each other.
const DEPTH: u32 = 32;

fn alternatives(cursor: &mut Cursor<'_>, depth: u32) -> Result<i64, AsmError> {
    let mut value = 0;
    loop {
        let token = cursor.peek();
        let named = rdna::VERSIONS.iter().find(|(name, _)| *name == token.text);
        value |= match named {
            Some((_, bits)) => {
                cursor.next();
                i64::from(*bits)
            }
            None if token.kind == TokenKind::LeftParen && depth < DEPTH => {
                cursor.next();
                let inner = alternatives(cursor, depth + 1)?;
                cursor.expect(
                    TokenKind::RightParen,
                    "expected ')' in parentheses expression",
                )?;
                inner
            }
            None => {
                let primary = cursor.primary()?;
                let known = primary.absolute(cursor.symbols);
                known.map_err(|_| AsmError::new(token.column, "expected absolute expression"))?
            }
        };
        if !cursor.skip(TokenKind::Pipe) {
            return Ok(value);
        }
    }
}
