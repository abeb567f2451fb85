//! Registers in every spelling: `v5`, `v[5]`, `v[1:4]`, `[v1,v2,v3,v4]`, `vcc`,
//! `[exec_lo,exec_hi]`.

use super::cursor::Cursor;
use super::{AsmError, Token, TokenKind};
use crate::{Reg, RegSpan};

/// Registers with names of their own, and how many of them the name means.
const SPECIAL: [(&str, Reg, u8); 36] = [
    ("exec", Reg::EXEC_LO, 2),
    ("exec_lo", Reg::EXEC_LO, 1),
    ("exec_hi", Reg::EXEC_HI, 1),
    ("vcc", Reg::VCC_LO, 2),
    ("vcc_lo", Reg::VCC_LO, 1),
    ("vcc_hi", Reg::VCC_HI, 1),
    ("m0", Reg::M0, 1),
    ("flat_scratch", Reg::FLAT_SCR_LO, 2),
    ("flat_scratch_lo", Reg::FLAT_SCR_LO, 1),
    ("flat_scratch_hi", Reg::FLAT_SCR_HI, 1),
    ("xnack_mask", Reg::XNACK_MASK_LO, 2),
    ("xnack_mask_lo", Reg::XNACK_MASK_LO, 1),
    ("xnack_mask_hi", Reg::XNACK_MASK_HI, 1),
    ("tba", Reg::TBA_LO, 2),
    ("tba_lo", Reg::TBA_LO, 1),
    ("tba_hi", Reg::TBA_HI, 1),
    ("tma", Reg::TMA_LO, 2),
    ("tma_lo", Reg::TMA_LO, 1),
    ("tma_hi", Reg::TMA_HI, 1),
    ("scc", Reg::SCC, 1),
    ("src_scc", Reg::SCC, 1),
    ("vccz", Reg::VCCZ, 1),
    ("src_vccz", Reg::VCCZ, 1),
    ("execz", Reg::EXECZ, 1),
    ("src_execz", Reg::EXECZ, 1),
    ("lds_direct", Reg::LDS_DIRECT, 1),
    ("src_lds_direct", Reg::LDS_DIRECT, 1),
    ("shared_base", Reg::SHARED_BASE, 1),
    ("src_shared_base", Reg::SHARED_BASE, 1),
    ("shared_limit", Reg::SHARED_LIMIT, 1),
    ("src_shared_limit", Reg::SHARED_LIMIT, 1),
    ("private_base", Reg::PRIVATE_BASE, 1),
    ("src_private_base", Reg::PRIVATE_BASE, 1),
    ("private_limit", Reg::PRIVATE_LIMIT, 1),
    ("src_private_limit", Reg::PRIVATE_LIMIT, 1),
    ("pops_exiting_wave_id", Reg::POPS_EXITING_WAVE_ID, 1),
];

/// The spelling with a prefix of the last of [`SPECIAL`].
const POPS: &str = "src_pops_exiting_wave_id";

/// Registers that no processor here has.
const ABSENT: [&str; 2] = ["src_flat_scratch_base_lo", "src_flat_scratch_base_hi"];

/// A file of numbered registers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum File {
    Vgpr,
    Sgpr,
    Agpr,
    Ttmp,
}

impl File {
    fn of(prefix: &str) -> Option<File> {
        match prefix {
            "v" => Some(File::Vgpr),
            "s" => Some(File::Sgpr),
            "a" => Some(File::Agpr),
            "ttmp" => Some(File::Ttmp),
            _ => None,
        }
    }

    /// One more than the greatest number that any processor has.
    fn count(self) -> i64 {
        match self {
            File::Vgpr | File::Agpr => 256,
            File::Sgpr => 106,
            File::Ttmp => 16,
        }
    }

    /// The number must be below [`File::count`].
    fn reg(self, number: u16) -> Reg {
        match self {
            File::Vgpr => Reg::vgpr(number),
            File::Sgpr => Reg::sgpr(number),
            File::Agpr => Reg::agpr(number),
            File::Ttmp => Reg::ttmp(number),
        }
    }

    /// Scalar tuples start at multiples of their size, but of four at most (manual, section
    /// 3.6.3).
    fn alignment(self, count: i64) -> i64 {
        match (self, count) {
            (File::Vgpr | File::Agpr, _) | (_, 1) => 1,
            (_, 2) => 2,
            _ => 4,
        }
    }

    fn has_size(self, count: i64) -> bool {
        matches!(count, 1..=12 | 16 | 32)
    }
}

/// A name that is a register by itself.
fn special(name: &str) -> Option<RegSpan> {
    let name = if name == POPS {
        "pops_exiting_wave_id"
    } else {
        name
    };
    let row = SPECIAL.iter().find(|(n, _, _)| *n == name);
    row.map(|(_, reg, count)| RegSpan::new(*reg, *count))
}

/// The prefix and the digits of `v5`.
fn numbered(name: &str) -> Option<(File, &str)> {
    let prefix = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let file = File::of(prefix)?;
    Some((file, &name[prefix.len()..]))
}

/// Whether a token is a register with its number, which is no name of a modifier.
pub(super) fn is_numbered(token: Token<'_>) -> bool {
    token.kind == TokenKind::Identifier
        && numbered(token.text).is_some_and(|(_, digits)| !digits.is_empty())
}

/// Half of a VGPR, `v5.l` or `v5.h`: the register, and whether it is the high half.
pub(super) fn half(token: Token<'_>) -> Option<(RegSpan, bool)> {
    let (name, high) = match token.text.strip_suffix(".h") {
        Some(name) => (name, true),
        None => (token.text.strip_suffix(".l")?, false),
    };
    let number: u16 = name.strip_prefix('v')?.parse().ok()?;
    let exists = token.kind == TokenKind::Identifier && number < 256;
    exists.then(|| (RegSpan::new(Reg::vgpr(number), 1), high))
}

/// Whether a register begins at a token: then nothing else can stand there.
pub(super) fn begins(token: Token<'_>, next: Token<'_>) -> bool {
    match token.kind {
        TokenKind::LeftBracket => true,
        TokenKind::Identifier => match numbered(token.text) {
            Some((_, "")) => next.kind == TokenKind::LeftBracket,
            Some(_) => true,
            None => special(token.text).is_some() || ABSENT.contains(&token.text),
        },
        _ => false,
    }
}

/// Reads registers; [`begins`] must have said yes.
pub(super) fn parse(cursor: &mut Cursor<'_>) -> Result<RegSpan, AsmError> {
    let token = cursor.next();
    if token.kind == TokenKind::LeftBracket {
        return list(cursor, token);
    }
    match numbered(token.text) {
        Some((file, "")) => range(cursor, file, token),
        Some((file, digits)) => {
            let number = digits.parse().unwrap_or(i64::MAX);
            span(file, number, 1, token.column)
        }
        None if ABSENT.contains(&token.text) => {
            let message = format!("{} register not available on this GPU", token.text);
            Err(AsmError::new(token.column, message))
        }
        None => {
            special(token.text).ok_or_else(|| AsmError::new(token.column, "expected a register"))
        }
    }
}

/// `count` registers from a number; the file has them all.
fn span(file: File, first: i64, count: i64, column: usize) -> Result<RegSpan, AsmError> {
    if !file.has_size(count) {
        return Err(AsmError::new(
            column,
            "invalid or unsupported register size",
        ));
    }
    if first % file.alignment(count) != 0 {
        return Err(AsmError::new(column, "invalid register alignment"));
    }
    if !(0..file.count()).contains(&first) || first + count > file.count() {
        return Err(AsmError::new(column, "register index is out of range"));
    }
    Ok(RegSpan::new(file.reg(first as u16), count as u8))
}

/// `[5]` or `[1:4]` after the file's letter.
fn range(cursor: &mut Cursor<'_>, file: File, name: Token<'_>) -> Result<RegSpan, AsmError> {
    cursor.expect(TokenKind::LeftBracket, "expected a register index")?;
    let column = cursor.peek().column;
    let first = cursor.absolute()?;
    let mut last = first;
    if cursor.skip(TokenKind::Colon) {
        last = cursor.absolute()?;
    }
    cursor.expect(TokenKind::RightBracket, "expected a closing square bracket")?;
    let in_range = |n| (0..=i64::from(u32::MAX)).contains(&n);
    if !in_range(first) || !in_range(last) {
        return Err(AsmError::new(column, "invalid register index"));
    }
    if last < first {
        let message = "first register index should not exceed second index";
        return Err(AsmError::new(column, message));
    }
    span(file, first, last - first + 1, name.column)
}

/// `[v1,v2,v3]`: single registers, one after the other.
fn list(cursor: &mut Cursor<'_>, open: Token<'_>) -> Result<RegSpan, AsmError> {
    let first = single(cursor)?;
    let mut count = 1;
    while cursor.skip(TokenKind::Comma) {
        let column = cursor.peek().column;
        let reg = single(cursor)?;
        if reg.kind() != first.kind() {
            let message = "registers in a list must be of the same kind";
            return Err(AsmError::new(column, message));
        }
        if first.checked_next(count) != Some(reg) {
            let message = "registers in a list must have consecutive indices";
            return Err(AsmError::new(column, message));
        }
        count += 1;
    }
    cursor.expect(
        TokenKind::RightBracket,
        "expected a comma or a closing square bracket",
    )?;
    let file = match first.kind() {
        crate::RegKind::Vgpr => File::Vgpr,
        crate::RegKind::Sgpr => File::Sgpr,
        crate::RegKind::Agpr => File::Agpr,
        crate::RegKind::Ttmp => File::Ttmp,
        _ => return Ok(RegSpan::new(first, count as u8)),
    };
    span(
        file,
        i64::from(first.index()),
        i64::from(count),
        open.column,
    )
}

/// One register of a list. A pair such as `vcc` may stand alone in one.
fn single(cursor: &mut Cursor<'_>) -> Result<Reg, AsmError> {
    let (token, next) = (cursor.peek(), cursor.peek_second());
    if token.kind == TokenKind::LeftBracket || !begins(token, next) {
        return Err(AsmError::new(token.column, "expected a register"));
    }
    let span = parse(cursor)?;
    if span.count != 1 {
        return Err(AsmError::new(
            token.column,
            "expected a single 32-bit register",
        ));
    }
    Ok(span.base)
}
