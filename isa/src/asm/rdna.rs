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

/// A version and its flags: an expression of names that are always defined
/// ([`super::PREDEFINED`]).
pub(super) fn version(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    match cursor.absolute_at()? {
        (value @ -0x8000..=0xffff, _) => Ok((value & 0xffff) as i32),
        (_, column) => Err(AsmError::new(column, "invalid operand for instruction")),
    }
}
