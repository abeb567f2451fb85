//! Immediates with a syntax of their own: `hwreg(…)`, `sendmsg(…)`, wait counts, `gpr_idx(…)`,
//! `swizzle(…)`, interpolation attributes, export targets.
//!
//! Each reader gives the immediate's bits and stands behind the text afterwards. Names come from
//! the tables in `names.rs`, which the printer uses too.

use super::cursor::Cursor;
use super::operand::{Raw, Written};
use super::{AsmError, Token, TokenKind};
use crate::names::{self, Hwreg, Waitcnt};
use crate::{Generation, OperandClass};

/// Whether operands of the class are read by [`parse`].
pub(super) fn is_special(class: OperandClass) -> bool {
    use OperandClass as C;
    matches!(
        class,
        C::Hwreg
            | C::Sendmsg
            | C::Waitcnt
            | C::GprIdx
            | C::InterpParam
            | C::Attr
            | C::ExpTarget
            | C::Depctr
            | C::Version
            | C::DelayAlu
            | C::SendmsgRtn
    )
}

/// Reads an immediate of a class; attributes give two operands, the attribute and its channel.
pub(super) fn parse(
    cursor: &mut Cursor<'_>,
    class: OperandClass,
    out: &mut impl Extend<Raw>,
) -> Result<(), AsmError> {
    use OperandClass as C;
    let column = cursor.peek().column;
    let imm = match class {
        C::Hwreg => hwreg(cursor)?,
        C::Sendmsg => sendmsg(cursor)?,
        C::Waitcnt => waitcnt(cursor)?,
        C::GprIdx => gpr_idx(cursor)?,
        C::Depctr => super::rdna::depctr(cursor)?,
        C::Version => super::rdna::version(cursor)?,
        C::DelayAlu => super::rdna::delay(cursor)?,
        C::SendmsgRtn => sendmsg(cursor)? & 0xff,
        C::InterpParam => interp_param(cursor)?,
        C::ExpTarget => exp_target(cursor)?,
        _ => {
            let (attribute, channel) = attribute(cursor)?;
            out.extend([Raw::plain(Written::Imm(attribute), column)]);
            channel
        }
    };
    out.extend([Raw::plain(Written::Imm(imm), column)]);
    Ok(())
}

fn error<T>(column: usize, message: impl Into<String>) -> Result<T, AsmError> {
    Err(AsmError::new(column, message))
}

/// A number of 16 bits instead of the macro. `what` names what else could stand there.
fn plain_immediate(cursor: &mut Cursor<'_>, bits: u32, what: &str) -> Result<i32, AsmError> {
    let column = cursor.peek().column;
    let expr = cursor.expression()?;
    let Ok(value) = expr.absolute(cursor.symbols) else {
        return error(
            column,
            format!("expected a {what} or an absolute expression"),
        );
    };
    match value {
        0.. if value < 1 << bits => Ok(value as i32),
        _ => error(
            column,
            format!("invalid immediate: only {bits}-bit values are legal"),
        ),
    }
}

// ---------------------------------------------------------------------------------------------
// Hardware registers
// ---------------------------------------------------------------------------------------------

/// The parts of `hwreg(…)` with their columns.
struct HwregParts {
    id: (i64, usize),
    offset: (i64, usize),
    size: (i64, usize),
}

fn hwreg(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    let column = cursor.peek().column;
    let mut parts = HwregParts {
        id: (0, column),
        offset: (0, column),
        size: (32, column),
    };
    if cursor.skip_call("hwreg") {
        parts.id = hwreg_id(cursor)?;
        if cursor.skip(TokenKind::Comma) {
            parts.offset = cursor.absolute_at()?;
            cursor.expect(TokenKind::Comma, "expected a comma")?;
            parts.size = cursor.absolute_at()?;
        }
        cursor.expect(
            TokenKind::RightParen,
            "expected a comma or a closing parenthesis",
        )?;
    } else if cursor.skip(TokenKind::LeftBrace) {
        hwreg_fields(cursor, &mut parts)?;
    } else {
        return plain_immediate(cursor, 16, "hwreg macro, structured immediate");
    }
    if !(0..64).contains(&parts.id.0) {
        return error(
            parts.id.1,
            "invalid hardware register: only 6-bit values are legal",
        );
    }
    if !(0..32).contains(&parts.offset.0) {
        return error(
            parts.offset.1,
            "invalid bit offset: only 5-bit values are legal",
        );
    }
    if !(1..=32).contains(&parts.size.0) {
        let message = "invalid bitfield width: only values from 1 to 32 are legal";
        return error(parts.size.1, message);
    }
    let (id, offset, size) = (parts.id.0 as u8, parts.offset.0 as u8, parts.size.0 as u8);
    Ok(i32::from(Hwreg { id, offset, size }.encode()))
}

/// A register by its name or number.
fn hwreg_id(cursor: &mut Cursor<'_>) -> Result<(i64, usize), AsmError> {
    let token = cursor.peek();
    if token.kind != TokenKind::Identifier {
        return cursor.absolute_at();
    }
    if let Some(id) = Hwreg::id_of(token.text, cursor.target.processor) {
        cursor.next();
        return Ok((i64::from(id), token.column));
    }
    if names::HWREGS.iter().any(|(_, name, _)| *name == token.text) {
        let message = "invalid hardware register: not supported on this GPU";
        return error(token.column, message);
    }
    named_number(cursor, "expected a register name or an absolute expression")
}

/// A symbol with a known value, where a name was expected.
fn named_number(cursor: &mut Cursor<'_>, message: &str) -> Result<(i64, usize), AsmError> {
    let column = cursor.peek().column;
    let expr = cursor.expression()?;
    match expr.absolute(cursor.symbols) {
        Ok(value) => Ok((value, column)),
        Err(_) => error(column, message),
    }
}

/// `{id: 1, offset: 4, size: 8}`: any of them, in any order.
fn hwreg_fields(cursor: &mut Cursor<'_>, parts: &mut HwregParts) -> Result<(), AsmError> {
    let mut seen = [false; 3];
    loop {
        let name = cursor.expect(TokenKind::Identifier, "field name expected")?;
        let (index, place) = match name.text {
            "id" => (0, &mut parts.id),
            "offset" => (1, &mut parts.offset),
            "size" => (2, &mut parts.size),
            _ => return error(name.column, "unknown field"),
        };
        if std::mem::replace(&mut seen[index], true) {
            return error(name.column, "duplicate field");
        }
        cursor.expect(TokenKind::Colon, "colon expected")?;
        *place = cursor.absolute_at()?;
        if !cursor.skip(TokenKind::Comma) {
            break;
        }
    }
    cursor.expect(TokenKind::RightBrace, "comma or closing brace expected")?;
    Ok(())
}

// ---------------------------------------------------------------------------------------------
// Messages
// ---------------------------------------------------------------------------------------------

/// A part of `sendmsg(…)`: by name or by number.
#[derive(Clone, Copy)]
struct Part {
    value: i64,
    column: usize,
    named: bool,
}

fn sendmsg(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    if !cursor.skip_call("sendmsg") {
        return plain_immediate(cursor, 16, "sendmsg macro");
    }
    let generation = cursor.generation();
    let id = message_id(cursor, generation)?;
    let mut operation = None;
    let mut stream = None;
    if cursor.skip(TokenKind::Comma) {
        operation = Some(message_operation(cursor, id, generation)?);
        if cursor.skip(TokenKind::Comma) {
            stream = Some(cursor.absolute_at()?);
        }
    }
    cursor.expect(TokenKind::RightParen, "expected a closing parenthesis")?;
    check_message(id, operation, stream, generation)?;
    let op = operation.map_or(0, |part| part.value);
    let stream = stream.map_or(0, |(value, _)| value);
    Ok((id.value | op << 4 | stream << 8) as i32)
}

fn message_id(cursor: &mut Cursor<'_>, generation: Generation) -> Result<Part, AsmError> {
    let token = cursor.peek();
    if token.kind == TokenKind::Identifier {
        let rows = || {
            names::MESSAGES
                .iter()
                .filter(|(_, name, _)| *name == token.text)
        };
        if let Some((id, _, _)) = rows().find(|(_, _, gens)| gens.contains(generation)) {
            cursor.next();
            return Ok(Part {
                value: i64::from(*id),
                column: token.column,
                named: true,
            });
        }
        if rows().next().is_some() {
            return error(
                token.column,
                "specified message id is not supported on this GPU",
            );
        }
        let message = "expected a message name or an absolute expression";
        let (value, column) = named_number(cursor, message)?;
        return Ok(Part {
            value,
            column,
            named: false,
        });
    }
    let (value, column) = cursor.absolute_at()?;
    Ok(Part {
        value,
        column,
        named: false,
    })
}

fn message_operation(
    cursor: &mut Cursor<'_>,
    id: Part,
    generation: Generation,
) -> Result<Part, AsmError> {
    let token = cursor.peek();
    if token.kind != TokenKind::Identifier {
        let (value, column) = cursor.absolute_at()?;
        return Ok(Part {
            value,
            column,
            named: false,
        });
    }
    let system = id.value == i64::from(names::MSG_SYSMSG);
    let value = match system {
        true => {
            let row = names::SYSTEM_OPERATIONS
                .iter()
                .find(|(_, name)| *name == token.text);
            if row.is_some_and(|(op, _)| names::system_operation(*op, generation).is_none()) {
                let message = "specified operation id is not supported on this GPU";
                return error(token.column, message);
            }
            row.map(|(op, _)| i64::from(*op))
        }
        false => {
            let index = names::GS_OPERATIONS
                .iter()
                .position(|name| *name == token.text);
            index.map(|index| index as i64)
        }
    };
    match value {
        Some(value) => {
            cursor.next();
            Ok(Part {
                value,
                column: token.column,
                named: true,
            })
        }
        None => {
            let message = "expected an operation name or an absolute expression";
            let (value, column) = named_number(cursor, message)?;
            Ok(Part {
                value,
                column,
                named: false,
            })
        }
    }
}

/// Names are checked against each other; numbers only against their fields, so that any bits can
/// be written.
fn check_message(
    id: Part,
    operation: Option<Part>,
    stream: Option<(i64, usize)>,
    generation: Generation,
) -> Result<(), AsmError> {
    let is = |message: u16| id.value == i64::from(message);
    let old = generation < Generation::Gfx11;
    let (geometry, system) = (
        old && (is(names::MSG_GS) || is(names::MSG_GS_DONE)),
        old && is(names::MSG_SYSMSG),
    );
    let ids = if generation >= Generation::Gfx11 {
        256
    } else {
        16
    };
    if !(0..ids).contains(&id.value) {
        return error(id.column, "invalid message id");
    }
    let Some(op) = operation else {
        return match id.named && (geometry || system) {
            true => error(id.column, "missing message operation"),
            false => Ok(()),
        };
    };
    if id.named {
        let valid = match op.value {
            _ if !geometry && !system => {
                return error(op.column, "message does not support operations");
            }
            value if system => {
                let known = |op: u16| names::system_operation(op, generation).is_some();
                u16::try_from(value).is_ok_and(known)
            }
            0 => is(names::MSG_GS_DONE),
            value => (1..4).contains(&value),
        };
        if !valid {
            return error(op.column, "invalid operation id");
        }
    } else if !(0..8).contains(&op.value) {
        return error(op.column, "invalid operation id");
    }
    if let Some((value, column)) = stream {
        let streams = geometry && op.value != 0;
        if id.named && !streams {
            return error(column, "message operation does not support streams");
        }
        if !(0..4).contains(&value) {
            return error(column, "invalid message stream id");
        }
    }
    Ok(())
}

// ---------------------------------------------------------------------------------------------
// Wait counts
// ---------------------------------------------------------------------------------------------

/// Either a number or counters, `vmcnt(0) & expcnt(1) lgkmcnt(2)`; those not named do not wait.
fn waitcnt(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    let counted = cursor.peek().kind == TokenKind::Identifier
        && cursor.peek_second().kind == TokenKind::LeftParen;
    if !counted {
        // The low half of any number, as in llvm-mc.
        return Ok((cursor.absolute()? & 0xffff) as i32);
    }
    let limits = Waitcnt::limits(cursor.generation());
    let mut counts = limits;
    while !cursor.peek().ends_statement() {
        let name = cursor.expect(TokenKind::Identifier, "expected a counter name")?;
        one_count(cursor, name, limits, &mut counts)?;
        if cursor.skip(TokenKind::Amp) || cursor.skip(TokenKind::Comma) {
            if cursor.peek().kind != TokenKind::Identifier {
                return error(cursor.peek().column, "expected a counter name");
            }
        }
    }
    Ok(i32::from(counts.encode(cursor.generation())))
}

fn one_count(
    cursor: &mut Cursor<'_>,
    name: Token<'_>,
    limits: Waitcnt,
    counts: &mut Waitcnt,
) -> Result<(), AsmError> {
    let (base, saturates) = match name.text.strip_suffix("_sat") {
        Some(base) => (base, true),
        None => (name.text, false),
    };
    let (place, limit) = match base {
        "vmcnt" => (&mut counts.vm, limits.vm),
        "expcnt" => (&mut counts.exp, limits.exp),
        "lgkmcnt" => (&mut counts.lgkm, limits.lgkm),
        _ => return error(name.column, format!("invalid counter name {}", name.text)),
    };
    cursor.expect(TokenKind::LeftParen, "expected a left parenthesis")?;
    let (value, column) = cursor.absolute_at()?;
    *place = match u8::try_from(value) {
        Ok(value) if value <= limit => value,
        _ if saturates => limit,
        _ => return error(column, format!("too large value for {}", name.text)),
    };
    cursor.expect(TokenKind::RightParen, "expected a closing parenthesis")?;
    Ok(())
}

// ---------------------------------------------------------------------------------------------
// VGPR indexing and lane swizzles
// ---------------------------------------------------------------------------------------------

fn gpr_idx(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    if !cursor.skip_call("gpr_idx") {
        return plain_immediate(cursor, 4, "gpr_idx macro");
    }
    let mut bits = 0;
    if cursor.skip(TokenKind::RightParen) {
        return Ok(bits);
    }
    loop {
        let token = cursor.next();
        let mode = names::GPR_IDX_MODES
            .iter()
            .position(|name| *name == token.text);
        let Some(mode) = mode else {
            let message = match bits {
                0 => "expected a VGPR index mode or a closing parenthesis",
                _ => "expected a VGPR index mode",
            };
            return error(token.column, message);
        };
        if bits >> mode & 1 != 0 {
            return error(token.column, "duplicate VGPR index mode");
        }
        bits |= 1 << mode;
        if cursor.skip(TokenKind::RightParen) {
            return Ok(bits);
        }
        cursor.expect(
            TokenKind::Comma,
            "expected a comma or a closing parenthesis",
        )?;
    }
}

/// The offset of `ds_swizzle_b32` after `offset:`; a number or `swizzle(…)` (manual, section
/// 12.13, `DS_SWIZZLE_B32`).
pub(super) fn swizzle(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    if !cursor.skip_call("swizzle") {
        let (value, column) = cursor.absolute_at()?;
        return match value {
            0..=0xffff => Ok(value),
            _ => error(column, "expected a 16-bit offset"),
        };
    }
    let mode = cursor.next();
    let from_9 = cursor.generation() >= Generation::Gfx9;
    let bits = match mode.text {
        "QUAD_PERM" => {
            let mut bits = 0x8000;
            for i in 0..4 {
                bits |= part(cursor, 0..4, "expected a 2-bit lane id")? << (2 * i);
            }
            bits
        }
        "BITMASK_PERM" => bit_mask(cursor)?,
        "BROADCAST" => {
            let group = power_of_two(cursor, 2..33)?;
            let lane = part(
                cursor,
                0..group,
                "lane id must be in the interval [0,group size - 1]",
            )?;
            (0x20 - group) | lane << 5
        }
        "SWAP" => 0x1f | power_of_two(cursor, 1..17)? << 10,
        "REVERSE" => 0x1f | (power_of_two(cursor, 2..33)? - 1) << 10,
        "FFT" | "ROTATE" if !from_9 => {
            let message = format!("{} mode swizzle not supported on this GPU", mode.text);
            return error(mode.column, message);
        }
        "FFT" => 0xe000 | part(cursor, 0..32, "FFT swizzle must be in the interval [0,31]")?,
        "ROTATE" => {
            let direction = part(cursor, 0..2, "direction must be 0 (left) or 1 (right)")?;
            let lanes = part(
                cursor,
                0..32,
                "number of threads to rotate must be in the interval [0,31]",
            )?;
            0xc000 | direction << 10 | lanes << 5
        }
        _ => return error(mode.column, "expected a swizzle mode"),
    };
    cursor.expect(TokenKind::RightParen, "expected a closing parentheses")?;
    Ok(bits)
}

/// A comma and a number of a range.
fn part(
    cursor: &mut Cursor<'_>,
    range: std::ops::Range<i64>,
    message: &str,
) -> Result<i64, AsmError> {
    cursor.expect(TokenKind::Comma, "expected a comma")?;
    let (value, column) = cursor.absolute_at()?;
    if range.contains(&value) {
        Ok(value)
    } else {
        error(column, message)
    }
}

fn power_of_two(cursor: &mut Cursor<'_>, range: std::ops::Range<i64>) -> Result<i64, AsmError> {
    let message = format!(
        "group size must be in the interval [{},{}]",
        range.start,
        range.end - 1
    );
    let column = cursor.peek_second().column;
    let value = part(cursor, range, &message)?;
    match value.count_ones() {
        1 => Ok(value),
        _ => error(column, "group size must be a power of two"),
    }
}

/// Five characters, highest bit first: `0`, `1`, `p` (kept), `i` (inverted).
fn bit_mask(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    cursor.expect(TokenKind::Comma, "expected a comma")?;
    let token = cursor.expect(TokenKind::String, "expected a string")?;
    let mask = token.text.trim_matches('"');
    if mask.len() != 5 {
        return error(token.column, "expected a 5-character mask");
    }
    let (mut and, mut or, mut xor) = (0, 0, 0);
    for (i, character) in mask.bytes().enumerate() {
        let bit = 1 << (4 - i);
        match character {
            b'0' => {}
            b'1' => or |= bit,
            b'p' => and |= bit,
            b'i' => (and, xor) = (and | bit, xor | bit),
            _ => return error(token.column, "invalid mask"),
        }
    }
    Ok(and | or << 5 | xor << 10)
}

// ---------------------------------------------------------------------------------------------
// Interpolation and exports
// ---------------------------------------------------------------------------------------------

fn interp_param(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    let token = cursor.peek();
    let slot = match token.text {
        "p10" => 0,
        "p20" => 1,
        "p0" => 2,
        _ if token.kind != TokenKind::Identifier => {
            return error(token.column, "invalid operand for instruction");
        }
        _ => return error(token.column, "invalid interpolation slot"),
    };
    cursor.next();
    Ok(slot)
}

/// `attr12.x`, which is one token.
fn attribute(cursor: &mut Cursor<'_>) -> Result<(i32, i32), AsmError> {
    let token = cursor.peek();
    let Some(rest) = token.text.strip_prefix("attr") else {
        return error(token.column, "invalid interpolation attribute");
    };
    let (number, channel) = rest.split_once('.').unwrap_or((rest, ""));
    let channel = match channel {
        "x" => 0,
        "y" => 1,
        "z" => 2,
        "w" => 3,
        _ => {
            let message = "invalid or missing interpolation attribute channel";
            return error(token.column, message);
        }
    };
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    match number.parse::<i32>() {
        Ok(number @ 0..=32) if digits => {
            cursor.next();
            Ok((number, channel))
        }
        Ok(_) if digits => error(token.column, "out of bounds interpolation attribute number"),
        _ => error(
            token.column,
            "invalid or missing interpolation attribute number",
        ),
    }
}

fn exp_target(cursor: &mut Cursor<'_>) -> Result<i32, AsmError> {
    let token = cursor.peek();
    if token.kind != TokenKind::Identifier {
        return error(token.column, "invalid operand for instruction");
    }
    let generation = cursor.generation();
    let mut known = false;
    for (name, first, count, generations) in &names::EXPORT_TARGETS {
        let (first, count) = (i32::from(*first), i32::from(*count));
        let Some(rest) = token.text.strip_prefix(name) else {
            continue;
        };
        let number = match rest {
            "" if count == 0 => Some(0),
            _ if rest.starts_with('0') && rest.len() > 1 => None,
            _ if rest.bytes().all(|b| b.is_ascii_digit()) => {
                rest.parse::<i32>().ok().filter(|n| *n < count)
            }
            _ => None,
        };
        match number {
            Some(number) if generations.contains(generation) => {
                cursor.next();
                return Ok(first + number);
            }
            number => known |= number.is_some(),
        }
    }
    let message = match known {
        true => "exp target is not supported on this GPU",
        false => "invalid exp target",
    };
    error(token.column, message)
}
