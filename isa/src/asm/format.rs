//! Formats of typed buffers: `format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]`, `format:116`,
//! `dfmt:4, nfmt:7`.

use super::cursor::Cursor;
use super::{AsmError, TokenKind};
use crate::Generation;
use crate::names::{DATA_FORMATS, DEFAULT_DATA_FORMAT, NUMBER_FORMATS};
use crate::rdna;

/// The format where none is written: data 8, number UNORM.
pub(super) const DEFAULT: u8 = DEFAULT_DATA_FORMAT;

fn error<T>(column: usize, message: impl Into<String>) -> Result<T, AsmError> {
    Err(AsmError::new(column, message))
}

/// Reads what stands after `format:`: data format in bits 3:0, number format in bits 6:4.
pub(super) fn format(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    if cursor.generation() >= Generation::Gfx10 {
        return unified(cursor);
    }
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

/// A format of GFX10 and later by its name or its number; data and number formats are put together
/// where there is a format for them.
fn unified(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
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
        if let Some(name) = token.text.strip_prefix("BUF_FMT_") {
            let known = rdna::formats(cursor.generation());
            let found = known.iter().position(|known| *known == name);
            let Some(found) = found.filter(|_| data.is_none() && number.is_none()) else {
                return error(token.column, "unsupported format");
            };
            cursor.expect(TokenKind::RightBracket, "expected a closing square bracket")?;
            return Ok(found as i64);
        }
        let parts = [
            ("BUF_DATA_FORMAT_", &mut data),
            ("BUF_NUM_FORMAT_", &mut number),
        ];
        let mut parts = parts.into_iter();
        let part = parts.find_map(|(prefix, place)| {
            let name = token.text.strip_prefix(prefix)?;
            by_name(token.text, Generation::Gfx9)?;
            Some((name, place))
        });
        let Some((name, place)) = part else {
            return error(token.column, "unsupported format");
        };
        if place.replace((name, token.column)).is_some() {
            let data = token.text.starts_with("BUF_DATA");
            let which = if data { "data" } else { "numeric" };
            return error(token.column, format!("duplicate {which} format"));
        }
        if !cursor.skip(TokenKind::Comma) {
            break;
        }
    }
    cursor.expect(TokenKind::RightBracket, "expected a closing square bracket")?;
    let column = data.or(number).map_or(0, |(_, column)| column);
    let data = data.map_or("8", |(name, _)| name);
    let number = number.map_or("UNORM", |(name, _)| name);
    together(data, number, cursor.generation())
        .ok_or_else(|| AsmError::new(column, "unsupported format"))
}

/// The one number of a data and a number format.
fn together(data: &str, number: &str, generation: Generation) -> Option<i64> {
    let name = match data {
        "INVALID" => "INVALID".to_string(),
        _ => format!("{data}_{number}"),
    };
    let found = rdna::formats(generation).iter().position(|n| *n == name);
    found.map(|index| index as i64)
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
    let new = cursor.generation() >= Generation::Gfx10;
    let colon = cursor.peek_second().kind == TokenKind::Colon;
    if new && colon && cursor.peek().text == "format" {
        cursor.next();
        cursor.next();
        let column = cursor.peek().column;
        return match cursor.peek().kind {
            TokenKind::LeftBracket => error(column, "expected absolute expression"),
            _ => unified(cursor).map(|format| Some(format as u8)),
        };
    }
    loop {
        let token = cursor.peek();
        let (place, limit) = match token.text {
            "dfmt" if !new => (&mut data, 15),
            "nfmt" if !new => (&mut number, 7),
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
