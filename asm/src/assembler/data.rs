//! Data: numbers, strings, gaps and alignment.

use super::cursor::{Cursor, Result};
use super::{Assembler, Bits};
use isa::asm::{AsmError, Expr, Lexer, TokenKind};

/// `s_nop 0`, the same on all generations up to GFX10: what code is filled with.
pub(super) const NOP: [u8; 4] = 0xbf80_0000u32.to_le_bytes();

/// The largest alignment is 2 to the power of this.
const MAX_ALIGN_LOG2: u64 = 31;

/// Bytes of the numbers of a directive.
fn width(name: &str) -> Option<u8> {
    Some(match name {
        ".byte" | ".1byte" | ".dc.b" => 1,
        ".short" | ".2byte" | ".value" | ".dc" | ".dc.w" => 2,
        ".long" | ".int" | ".4byte" | ".dc.l" => 4,
        ".quad" | ".8byte" | ".dc.a" => 8,
        _ => return None,
    })
}

impl Assembler {
    /// Directives of this family.
    pub(super) fn data_directive(
        &mut self,
        name: &str,
        column: usize,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        if let Some(width) = width(name) {
            return Some(self.numbers(width, cursor));
        }
        Some(match name {
            // Other targets disagree on its size; LLVM has neither for amdgcn.
            ".word" | ".hword" => {
                let message = format!("unknown directive '{name}': use .2byte or .4byte");
                Err(AsmError::new(column, message))
            }
            ".octa" => self.octa(cursor),
            ".float" | ".single" | ".dc.s" => self.floats(4, cursor),
            ".double" | ".dc.d" => self.floats(8, cursor),
            ".uleb128" => self.leb128(Sign::Unsigned, cursor),
            ".sleb128" => self.leb128(Sign::Signed, cursor),
            ".ascii" => self.strings(&[], cursor),
            ".asciz" | ".string" => self.strings(&[0], cursor),
            ".zero" => self.zero(cursor),
            ".skip" | ".space" => self.space(cursor),
            ".fill" => self.fill(column, cursor),
            ".org" => {
                let at = cursor.peek().column;
                self.org(&mut cursor, at)
            }
            ".align" | ".p2align" | ".p2alignw" | ".p2alignl" | ".balign" | ".balignw"
            | ".balignl" => self.align(name, cursor),
            _ => return None,
        })
    }

    fn numbers(&mut self, width: u8, mut cursor: Cursor<'_>) -> Result<()> {
        if cursor.ends() {
            return Ok(());
        }
        loop {
            let column = cursor.peek().column;
            let expr = cursor.expr()?;
            self.number(expr, width, column)?;
            if !cursor.take(TokenKind::Comma) {
                return cursor.end();
            }
        }
    }

    fn number(&mut self, expr: Expr, width: u8, column: usize) -> Result<()> {
        let here = self.here();
        self.mark_line();
        let value = match expr {
            Expr::Constant(value) if !fits(value, width) => {
                return Err(AsmError::new(column, "out of range literal value"));
            }
            Expr::Constant(value) => value,
            expr => {
                self.wait(expr, here.offset, Bits::Data(width), here.offset, column)?;
                0
            }
        };
        self.append(&value.to_le_bytes()[..usize::from(width)], column)
    }

    /// Numbers of 128 bits, written as such.
    fn octa(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        if cursor.ends() {
            return Ok(());
        }
        loop {
            let token = cursor.expect(TokenKind::Integer, "unknown token in expression")?;
            let text = token.text;
            let value = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
                Some(hex) => u128::from_str_radix(hex, 16).ok(),
                None if text.len() > 1 && text.starts_with('0') => token.integer().map(u128::from),
                None => text.parse().ok(),
            };
            let message = "out of range literal value";
            let value = value.ok_or_else(|| AsmError::new(token.column, message))?;
            self.mark_line();
            self.append(&value.to_le_bytes(), token.column)?;
            if !cursor.take(TokenKind::Comma) {
                return cursor.end();
            }
        }
    }

    /// Numbers with a sign, `inf` and `nan` among them.
    fn floats(&mut self, width: u8, mut cursor: Cursor<'_>) -> Result<()> {
        if cursor.ends() {
            return Ok(());
        }
        loop {
            let negative = match cursor.peek().kind {
                TokenKind::Minus => {
                    cursor.next();
                    true
                }
                TokenKind::Plus => {
                    cursor.next();
                    false
                }
                _ => false,
            };
            let token = cursor.peek();
            let bytes = float_bytes(token, width, negative);
            let Some(bytes) = bytes else {
                return cursor.fail("invalid floating point literal");
            };
            cursor.next();
            self.mark_line();
            self.append(&bytes, token.column)?;
            if !cursor.take(TokenKind::Comma) {
                return cursor.end();
            }
        }
    }

    fn leb128(&mut self, sign: Sign, mut cursor: Cursor<'_>) -> Result<()> {
        loop {
            let column = cursor.peek().column;
            let value = self.absolute(&mut cursor)?;
            let bytes = match sign {
                Sign::Unsigned => uleb128(value as u64),
                Sign::Signed => sleb128(value),
            };
            self.mark_line();
            self.append(&bytes, column)?;
            if !cursor.take(TokenKind::Comma) {
                return cursor.end();
            }
        }
    }

    /// Strings; those next to one another without a comma are one.
    fn strings(&mut self, end: &[u8], mut cursor: Cursor<'_>) -> Result<()> {
        if cursor.ends() {
            return Ok(());
        }
        loop {
            let column = cursor.peek().column;
            loop {
                let text = cursor.string()?;
                self.mark_line();
                self.append(&text, column)?;
                if cursor.peek().kind != TokenKind::String {
                    break;
                }
            }
            self.append(end, column)?;
            if !cursor.take(TokenKind::Comma) {
                return cursor.end();
            }
        }
    }

    /// `.zero COUNT[, BYTE]`.
    fn zero(&mut self, cursor: Cursor<'_>) -> Result<()> {
        self.space(cursor)
    }

    /// `.space COUNT[, BYTE]`.
    fn space(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let count = self.absolute(&mut cursor)?;
        let byte = if cursor.take(TokenKind::Comma) {
            self.absolute(&mut cursor)?
        } else {
            0
        };
        cursor.end()?;
        match u64::try_from(count) {
            Ok(count) => self.append_fill(count, byte as u8, column),
            Err(_) => Err(AsmError::new(column, "invalid number of bytes")),
        }
    }

    /// `.fill COUNT[, SIZE[, VALUE]]`: of the value no more than four bytes are taken, where the
    /// size is more than four.
    fn fill(&mut self, _column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let count = self.absolute(&mut cursor)?;
        let (mut size, mut value) = (1, 0);
        if cursor.take(TokenKind::Comma) {
            let at = cursor.peek().column;
            size = self.absolute(&mut cursor)?;
            if cursor.take(TokenKind::Comma) {
                value = self.absolute(&mut cursor)?;
            }
            if !(0..=8).contains(&size) {
                return Err(AsmError::new(
                    at,
                    "'.fill' directive with a size that is not 0 to 8",
                ));
            }
        }
        cursor.end()?;
        if count < 0 {
            let loc = self.at(column);
            self.warn(
                loc,
                "'.fill' directive with negative repeat count has no effect",
            );
            return Ok(());
        }
        if count > 0 {
            self.mark_line();
        }
        let mut bytes = [0; 8];
        bytes[..4].copy_from_slice(&(value as u32).to_le_bytes());
        let bytes = &bytes[..size as usize];
        if bytes.iter().all(|&b| b == 0) {
            return self.append_fill((count as u64).saturating_mul(size as u64), 0, column);
        }
        for _ in 0..count {
            self.append(bytes, column)?;
        }
        Ok(())
    }

    /// `.org OFFSET[, BYTE]`.
    fn org(&mut self, cursor: &mut Cursor<'_>, column: usize) -> Result<()> {
        let expr = cursor.expr()?;
        let byte = if cursor.take(TokenKind::Comma) {
            self.absolute(cursor)? as u8
        } else {
            0
        };
        cursor.end()?;
        self.origin(expr, byte, column)
    }

    /// Moves forward to an offset in the section.
    pub(super) fn origin(&mut self, expr: Expr, byte: u8, column: usize) -> Result<()> {
        let here = self.here();
        let value = self.symbols.evaluate(&expr, Some(here));
        let offset = value.and_then(|value| match (&value.add, &value.sub) {
            (None, None) => Some(value.offset),
            (Some(term), None) => {
                let place = self.symbols.place(term)?;
                let own = place.section == here.section;
                own.then(|| (place.offset as i64).wrapping_add(value.offset))
            }
            _ => None,
        });
        let Some(offset) = offset else {
            return Err(AsmError::new(
                column,
                "expected an offset in this section that is known here",
            ));
        };
        match u64::try_from(offset) {
            Ok(offset) if offset >= here.offset => {
                self.append_fill(offset - here.offset, byte, column)
            }
            _ => {
                let message = format!(
                    "invalid .org offset '{offset}' (at offset '{}')",
                    here.offset
                );
                Err(AsmError::new(column, message))
            }
        }
    }

    /// `.p2align N[, FILL[, MOST]]`, `.balign N[, FILL[, MOST]]`; `w` and `l` have two and four
    /// bytes of filling.
    fn align(&mut self, name: &str, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let value = self.absolute(&mut cursor)?;
        let align = if name.starts_with(".p2align") {
            match u64::try_from(value) {
                Ok(log) if log <= MAX_ALIGN_LOG2 => 1 << log,
                _ => return Err(AsmError::new(column, "invalid alignment value")),
            }
        } else {
            match u64::try_from(value) {
                Ok(0) => 1,
                Ok(n) if !n.is_power_of_two() => {
                    return Err(AsmError::new(column, "alignment must be a power of 2"));
                }
                Ok(n) if n <= 1 << MAX_ALIGN_LOG2 => n,
                _ => {
                    return Err(AsmError::new(
                        column,
                        "alignment must be smaller than 2**32",
                    ));
                }
            }
        };
        let mut fill = None;
        let mut most = None;
        if cursor.take(TokenKind::Comma) {
            if cursor.peek().kind != TokenKind::Comma {
                fill = Some(self.absolute(&mut cursor)?);
            }
            if cursor.take(TokenKind::Comma) {
                most = Some(self.absolute(&mut cursor)?);
            }
        }
        cursor.end()?;
        let width = match name.as_bytes().last() {
            Some(b'w') => 2,
            Some(b'l') => 4,
            _ => 1,
        };
        self.pad(align, fill, most, width, column)
    }

    fn pad(
        &mut self,
        align: u64,
        fill: Option<i64>,
        most: Option<i64>,
        width: usize,
        column: usize,
    ) -> Result<()> {
        let here = self.here().offset;
        let section = &mut self.sections[self.current as usize];
        section.align = section.align.max(align);
        let count = here.next_multiple_of(align) - here;
        // Nothing is done where more than so many bytes were needed.
        if most.is_some_and(|most| most > 0 && count > most as u64) {
            return Ok(());
        }
        let code = section.is_code();
        match fill {
            None if code => self.align_to(align, &NOP, column),
            None => self.align_to(align, &[0], column),
            Some(value) => {
                let bytes = value.to_le_bytes();
                if count % width as u64 != 0 {
                    let message = format!("cannot fill {count} bytes with values of {width} bytes");
                    return Err(AsmError::new(column, message));
                }
                self.align_to(align, &bytes[..width], column)
            }
        }
    }
}

#[derive(Clone, Copy)]
enum Sign {
    Unsigned,
    Signed,
}

/// Whether a number is one of `width` bytes, with or without a sign.
pub(super) fn fits(value: i64, width: u8) -> bool {
    let bits = u32::from(width) * 8;
    bits >= 64 || (-(1i64 << (bits - 1))..1i64 << bits).contains(&value)
}

fn float_bytes(token: isa::asm::Token<'_>, width: u8, negative: bool) -> Option<Vec<u8>> {
    let value = match token.kind {
        TokenKind::Float => return float_text(token.text, width, negative),
        TokenKind::Integer => return float_text(&token.integer()?.to_string(), width, negative),
        TokenKind::Identifier => match token.text.to_ascii_lowercase().as_str() {
            "inf" | "infinity" => f64::INFINITY,
            "nan" => f64::from_bits(0x7fff_ffff_ffff_ffff),
            _ => return None,
        },
        _ => return None,
    };
    let sign = u32::from(negative) << 31;
    Some(match (width, value.is_nan()) {
        (4, true) => (0x7fff_ffff | sign).to_le_bytes().to_vec(),
        (4, false) => ((value as f32).to_bits() | sign).to_le_bytes().to_vec(),
        _ => (value.to_bits() | u64::from(sign) << 32)
            .to_le_bytes()
            .to_vec(),
    })
}

/// A number rounded once, from its text.
fn float_text(text: &str, width: u8, negative: bool) -> Option<Vec<u8>> {
    let sign = u32::from(negative) << 31;
    let hex = text.starts_with("0x") || text.starts_with("0X");
    if width == 4 && !hex {
        let value: f32 = text.parse().ok()?;
        return Some((value.to_bits() | sign).to_le_bytes().to_vec());
    }
    let value = match hex {
        true => Lexer::new(text).next_token().float()?,
        false => text.parse().ok()?,
    };
    // Hexadecimal numbers with more than 53 bits could be rounded twice; they are refused.
    let single = value as f32;
    if width == 4 {
        let exact = f64::from(single) == value;
        return exact.then(|| (single.to_bits() | sign).to_le_bytes().to_vec());
    }
    Some(
        (value.to_bits() | u64::from(sign) << 32)
            .to_le_bytes()
            .to_vec(),
    )
}

/// The bytes of a number without sign.
pub(super) fn uleb128(mut value: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let byte = (value & 0x7f) as u8;
        value >>= 7;
        if value == 0 {
            bytes.push(byte);
            return bytes;
        }
        bytes.push(byte | 0x80);
    }
}

pub(super) fn sleb128(mut value: i64) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let byte = (value & 0x7f) as u8;
        value >>= 7;
        let done = (value == 0 && byte & 0x40 == 0) || (value == -1 && byte & 0x40 != 0);
        if done {
            bytes.push(byte);
            return bytes;
        }
        bytes.push(byte | 0x80);
    }
}
