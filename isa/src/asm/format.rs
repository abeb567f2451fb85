//! Formats of typed buffers: `format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]`, `format:116`,
//! `dfmt:4, nfmt:7`.

use super::cursor::Cursor;
use super::{AsmError, TokenKind};
use crate::Generation;
use crate::names::{DATA_FORMATS, DEFAULT_DATA_FORMAT, NUMBER_FORMATS};

/// The format where none is written: data 8, number UNORM.
pub(super) const DEFAULT: u8 = DEFAULT_DATA_FORMAT;

fn error<T>(column: usize, message: impl Into<String>) -> Result<T, AsmError> {
    Err(AsmError::new(column, message))
}

/// Reads what stands after `format:`: data format in bits 3:0, number format in bits 6:4.
pub(super) fn format(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    if !cursor.skip(TokenKind::LeftBracket) {
        let (value, column) = cursor.absolute_at()?;
        return match value {
            0..=127 => Ok(value),
            _ => error(column, "out of range format"),
        };
    }
    let (mut data, mut number) = (None, None);
    loop {
        let token = cursor.expect(TokenKind::Identifier, "expected a format string")?;
        let place = if token.text.starts_with("BUF_DATA_FORMAT_") {
            &mut data
        } else {
            &mut number
        };
        let Some(value) = by_name(token.text, cursor.generation()) else {
            return error(token.column, "unsupported format");
        };
        if place.replace(value).is_some() {
            let which = if token.text.starts_with("BUF_DATA") {
                "data"
            } else {
                "numeric"
            };
            return error(token.column, format!("duplicate {which} format"));
        }
        if !cursor.skip(TokenKind::Comma) {
            break;
        }
    }
    cursor.expect(TokenKind::RightBracket, "expected a closing square bracket")?;
    Ok(data.unwrap_or(i64::from(DEFAULT)) | number.unwrap_or(0) << 4)
}

/// A data or number format by its name.
fn by_name(name: &str, generation: Generation) -> Option<i64> {
    let position = |table: &[&str], name: &str| table.iter().position(|n| *n == name);
    let found = if let Some(data) = name.strip_prefix("BUF_DATA_FORMAT_") {
        position(&DATA_FORMATS, data)
    } else {
        let old = generation <= Generation::Gfx7;
        match name.strip_prefix("BUF_NUM_FORMAT_")? {
            "SNORM_OGL" if old => Some(6),
            "RESERVED_6" if old => None,
            number => position(&NUMBER_FORMATS, number),
        }
    };
    found.map(|index| index as i64)
}

/// Reads `dfmt:4, nfmt:7` in either order, each at most once, commas where one likes; `None` where
/// neither stands.
pub(super) fn split_format(cursor: &mut Cursor<'_>) -> Result<Option<u8>, AsmError> {
    let (mut data, mut number) = (None, None);
    loop {
        let token = cursor.peek();
        let (place, limit) = match token.text {
            "dfmt" => (&mut data, 15),
            "nfmt" => (&mut number, 7),
            _ => break,
        };
        if cursor.peek_second().kind != TokenKind::Colon || place.is_some() {
            break;
        }
        cursor.next();
        cursor.next();
        let (value, column) = cursor.absolute_at()?;
        if !(0..=limit).contains(&value) {
            return error(column, format!("out of range {}", token.text));
        }
        *place = Some(value as u8);
        cursor.skip(TokenKind::Comma);
    }
    match (data, number) {
        (None, None) => Ok(None),
        (data, number) => Ok(Some(data.unwrap_or(DEFAULT) | number.unwrap_or(0) << 4)),
    }
}
