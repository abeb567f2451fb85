//! Modifiers after the operands: `offset:4`, `glc`, `op_sel:[1,0]`, `quad_perm:[0,1,2,3]`, …
//!
//! They are read first and applied to a form later, because it is the modifiers that tell which
//! form is meant. llvm-mc wants them in a fixed order, the one in which they are printed; only
//! cache bits may stand in any order among themselves. [`mod@super::modifier_order`] is that order.

use super::cursor::Cursor;
use super::modifier_order::rank;
use super::{AsmError, TokenKind, special};
use crate::dpp;
use crate::encode::{FLAGS, source_index};
use crate::image::DIMS;
use crate::{
    Family, Field, Form, Generation, InstDesc, InstFlags, ModFlags, Modifiers, Omod, Opcode,
    SdwaSel, SdwaUnused, True16, WaveSize,
};

/// A modifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Name {
    Flag(ModFlags),
    Offset,
    Offset0,
    Offset1,
    Clamp,
    Omod,
    OpSel,
    OpSelHi,
    NegLo,
    NegHi,
    /// `neg:[…]`, which takes the place of `blgp` for doubles.
    Neg,
    DstSel,
    DstUnused,
    Src0Sel,
    Src1Sel,
    DppCtrl,
    Dpp8,
    /// `fi`.
    FetchInactive,
    /// `dim`.
    Dim,
    /// `th`.
    TemporalHint,
    /// `scope`.
    Scope,
    /// `index_key`.
    IndexKey,
    /// `byte_sel`.
    ByteSel,
    /// `bitop3`.
    TruthTable,
    /// `wait_exp`, `wait_vdst`.
    Wait,
    RowMask,
    BankMask,
    BoundCtrl,
    Dmask,
    Format,
    Cbsz,
    Abid,
    Blgp,
}

/// A modifier with its value (1 for flags, 0 for flags with `no` before them) and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Given {
    pub(super) name: Name,
    pub(super) value: i64,
    pub(super) column: usize,
    /// As it was written.
    pub(super) text: &'static str,
}

impl Given {
    /// Whether it is one of the bits that choose a cache policy.
    pub(super) fn is_cache_bit(&self) -> bool {
        matches!(
            self.name,
            Name::Flag(ModFlags::GLC | ModFlags::SLC | ModFlags::SCC | ModFlags::DLC)
                | Name::TemporalHint
                | Name::Scope
        )
    }

    /// Whether the modifier is what an encoding error calls `name`.
    pub(super) fn is_called(&self, name: &str) -> bool {
        self.text == name
            || match self.name {
                Name::DppCtrl => name == "dpp_ctrl",
                Name::Omod => name == "omod",
                Name::Offset => name.starts_with("offset"),
                _ => name.split([',', ' ']).any(|part| part == self.text),
            }
    }
}

/// Modifiers with a number or a list after a colon.
const WITH_VALUE: [(&str, Name); 47] = [
    ("offset", Name::Offset),
    ("inst_offset", Name::Offset),
    ("offset0", Name::Offset0),
    ("offset1", Name::Offset1),
    ("mul", Name::Omod),
    ("div", Name::Omod),
    ("op_sel", Name::OpSel),
    ("op_sel_hi", Name::OpSelHi),
    ("neg_lo", Name::NegLo),
    ("neg_hi", Name::NegHi),
    ("neg", Name::Neg),
    ("dst_sel", Name::DstSel),
    ("dst_unused", Name::DstUnused),
    ("src0_sel", Name::Src0Sel),
    ("src1_sel", Name::Src1Sel),
    ("quad_perm", Name::DppCtrl),
    ("row_shl", Name::DppCtrl),
    ("row_shr", Name::DppCtrl),
    ("row_ror", Name::DppCtrl),
    ("wave_shl", Name::DppCtrl),
    ("wave_rol", Name::DppCtrl),
    ("wave_shr", Name::DppCtrl),
    ("wave_ror", Name::DppCtrl),
    ("row_bcast", Name::DppCtrl),
    ("row_newbcast", Name::DppCtrl),
    ("row_share", Name::DppCtrl),
    ("row_xmask", Name::DppCtrl),
    ("dpp8", Name::Dpp8),
    ("fi", Name::FetchInactive),
    ("dim", Name::Dim),
    ("th", Name::TemporalHint),
    ("scope", Name::Scope),
    ("index_key", Name::IndexKey),
    ("byte_sel", Name::ByteSel),
    ("bitop3", Name::TruthTable),
    ("wait_exp", Name::Wait),
    ("wait_vdst", Name::Wait),
    ("wait_va_vdst", Name::Wait),
    ("wait_vm_vsrc", Name::Flag(ModFlags::WAIT_VSRC)),
    ("row_mask", Name::RowMask),
    ("bank_mask", Name::BankMask),
    ("bound_ctrl", Name::BoundCtrl),
    ("dmask", Name::Dmask),
    ("format", Name::Format),
    ("cbsz", Name::Cbsz),
    ("abid", Name::Abid),
    ("blgp", Name::Blgp),
];

const SELECTS: [(&str, SdwaSel); 7] = [
    ("BYTE_0", SdwaSel::Byte0),
    ("BYTE_1", SdwaSel::Byte1),
    ("BYTE_2", SdwaSel::Byte2),
    ("BYTE_3", SdwaSel::Byte3),
    ("WORD_0", SdwaSel::Word0),
    ("WORD_1", SdwaSel::Word1),
    ("DWORD", SdwaSel::Dword),
];

const UNUSED: [(&str, SdwaUnused); 3] = [
    ("UNUSED_PAD", SdwaUnused::Pad),
    ("UNUSED_SEXT", SdwaUnused::Sext),
    ("UNUSED_PRESERVE", SdwaUnused::Preserve),
];

/// Cache bits of gfx940 and later, by their names there.
const GFX940_FLAGS: [(&str, ModFlags); 3] = [
    ("sc0", ModFlags::GLC),
    ("nt", ModFlags::SLC),
    ("sc1", ModFlags::SCC),
];

/// What modifiers are read for.
#[derive(Clone, Copy)]
pub(super) struct Context {
    pub(super) desc: &'static InstDesc,
    pub(super) family: Family,
    pub(super) generation: Generation,
    pub(super) true16: True16,
    pub(super) wave: WaveSize,
}

fn error<T>(column: usize, message: impl Into<String>) -> Result<T, AsmError> {
    Err(AsmError::new(column, message))
}

/// The flag of a name.
fn flag(name: &str, context: Context) -> Option<(Name, &'static str)> {
    // GFX12 has hints and scopes instead.
    let hints = context.generation >= Generation::Gfx12;
    if hints && matches!(name, "glc" | "slc" | "dlc" | "scc") {
        return None;
    }
    let renamed = context.generation == Generation::Gfx940 && context.family != Family::Smem;
    if renamed {
        if let Some((text, flag)) = GFX940_FLAGS.iter().find(|(text, _)| *text == name) {
            return Some((Name::Flag(*flag), text));
        }
    }
    if name == "clamp" {
        return Some((Name::Clamp, "clamp"));
    }
    if name == "scc" && context.generation != Generation::Gfx90a {
        return None;
    }
    let cache = ModFlags::GLC | ModFlags::SLC | ModFlags::SCC | ModFlags::DLC;
    let row = FLAGS
        .iter()
        .find(|(flag, _, text)| *text == name && !(renamed && cache.contains(*flag)));
    row.map(|(flag, _, text)| (Name::Flag(*flag), *text))
}

/// Reads a modifier if one stands here that the instruction's family has.
pub(super) fn parse(
    cursor: &mut Cursor<'_>,
    context: Context,
    opcodes: &[Opcode],
) -> Result<Option<Given>, AsmError> {
    let token = cursor.peek();
    if token.kind != TokenKind::Identifier {
        return Ok(None);
    }
    if cursor.peek_second().kind == TokenKind::Colon {
        let row = WITH_VALUE.iter().find(|(text, _)| *text == token.text);
        let exists = |(text, name): &&(&str, Name)| {
            let short = context.family.is_flat_encoded() || *text != "inst_offset";
            let lacks = !short
                || *name == Name::DppCtrl && !dpp::has_name(text, context.generation)
                || !has_wait_name(text, context.generation);
            is_of_any(*name, context, opcodes) && !lacks
        };
        let Some((text, name)) = row.filter(exists) else {
            let flat = context.family == Family::Flat && token.text == "offset";
            return match flat {
                true => error(
                    token.column,
                    "flat offset modifier is not supported on this GPU",
                ),
                false => error(token.column, "not a valid operand"),
            };
        };
        cursor.next();
        cursor.next();
        let value = value(cursor, *name, text, context)?;
        return Ok(Some(Given {
            name: *name,
            value,
            column: token.column,
            text,
        }));
    }
    let given = |name, text, value| Given {
        name,
        value,
        column: token.column,
        text,
    };
    let name = token.text;
    let found = match (dpp::control_of_name(name), flag(name, context)) {
        (Some((text, control)), _) => Some(given(Name::DppCtrl, text, control)),
        (None, Some((name, text))) => Some(given(name, text, 1)),
        (None, None) => name
            .strip_prefix("no")
            .and_then(|rest| flag(rest, context))
            .map(|(name, text)| given(name, text, 0)),
    };
    let found = found.filter(|given| is_of_any(given.name, context, opcodes));
    match found {
        Some(_) => drop(cursor.next()),
        None if context.family == Family::Smem
            && flag(token.text, context).is_some_and(is_cache) =>
        {
            return error(token.column, "invalid cache policy for SMEM instruction");
        }
        None => {}
    }
    Ok(found)
}

/// Whether a flag is one of the bits that choose a cache policy.
fn is_cache((name, _): (Name, &str)) -> bool {
    matches!(
        name,
        Name::Flag(ModFlags::GLC | ModFlags::SLC | ModFlags::SCC | ModFlags::DLC)
    )
}

/// Whether some form of some opcode of the mnemonic has the modifier.
fn is_of_any(name: Name, context: Context, opcodes: &[Opcode]) -> bool {
    let forms = [
        Form::Native,
        Form::E64,
        Form::Sdwa,
        Form::Dpp,
        Form::Dpp8,
        Form::E64Dpp,
        Form::E64Dpp8,
    ];
    opcodes.iter().any(|opcode| {
        let desc = opcode.desc();
        let context = Context { desc, ..context };
        forms
            .into_iter()
            .any(|form| rank(name, form, context).is_some())
    })
}

/// The value after the colon.
fn value(
    cursor: &mut Cursor<'_>,
    name: Name,
    text: &str,
    context: Context,
) -> Result<i64, AsmError> {
    let column = cursor.peek().column;
    let ranged = |cursor: &mut Cursor<'_>, range: std::ops::RangeInclusive<i64>| {
        let value = cursor.absolute()?;
        match range.contains(&value) {
            true => Ok(value),
            false => error(column, format!("invalid {text} value")),
        }
    };
    match name {
        Name::Offset if context.desc.opcode == Opcode::DsSwizzleB32 => special::swizzle(cursor),
        Name::Offset => match cursor.absolute()? {
            value if i32::try_from(value).is_ok() => Ok(value),
            _ => error(column, "offset is out of range"),
        },
        Name::Offset0 | Name::Offset1 => ranged(cursor, 0..=255),
        Name::Omod => match (text, cursor.absolute()?) {
            (_, 1) => Ok(Omod::None as i64),
            ("mul", 2) => Ok(Omod::Mul2 as i64),
            ("mul", 4) => Ok(Omod::Mul4 as i64),
            ("div", 2) => Ok(Omod::Div2 as i64),
            _ => error(column, format!("invalid {text} value")),
        },
        Name::OpSel | Name::OpSelHi | Name::NegLo | Name::NegHi | Name::Neg => {
            bit_list(cursor, text)
        }
        Name::DstSel | Name::Src0Sel | Name::Src1Sel => {
            named(cursor, text, &SELECTS.map(|(name, sel)| (name, sel as i64)))
        }
        Name::DstUnused => named(
            cursor,
            text,
            &UNUSED.map(|(name, mode)| (name, mode as i64)),
        ),
        Name::DppCtrl => dpp_ctrl(cursor, text, context.generation),
        Name::RowMask | Name::BankMask | Name::Dmask => ranged(cursor, 0..=15),
        // In the assembler's old syntax, 0 said "bounds are controlled"; from GFX11 on it does not.
        Name::BoundCtrl => match ranged(cursor, 0..=1)? {
            0 if context.generation >= Generation::Gfx11 => Ok(0),
            _ => Ok(1),
        },
        Name::Cbsz | Name::Blgp => ranged(cursor, 0..=7),
        Name::Abid => ranged(cursor, 0..=15),
        Name::Format => super::format::format(cursor),
        Name::Dpp8 => dpp8(cursor),
        Name::FetchInactive => match cursor.absolute_at()? {
            (value @ 0..=1, _) => Ok(value),
            (_, column) => error(column, format!("invalid {text} value")),
        },
        Name::Dim => dim(cursor),
        Name::Wait => ranged(cursor, 0..=if text == "wait_exp" { 7 } else { 15 }),
        Name::Flag(ModFlags::WAIT_VSRC) => ranged(cursor, 0..=1),
        Name::TemporalHint => super::cache::hint(cursor),
        Name::Scope => super::cache::scope(cursor),
        Name::IndexKey => ranged_key(cursor),
        Name::ByteSel => ranged(cursor, 0..=3),
        // A plain number, which is cut to the field.
        Name::TruthTable => cursor.absolute(),
        Name::Flag(_) | Name::Clamp => error(column, "not a valid operand"),
    }
}

/// Which of the matrices' indices; how many there are depends on the instruction.
fn ranged_key(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    match cursor.absolute_at()? {
        (value @ 0..=3, _) => Ok(value),
        (_, column) => error(column, "out of range index_key"),
    }
}

/// `[1,0,1]`: one to four bits, the first in bit 0.
fn bit_list(cursor: &mut Cursor<'_>, text: &str) -> Result<i64, AsmError> {
    cursor.expect(TokenKind::LeftBracket, "expected a left square bracket")?;
    let mut bits = 0;
    for i in 0..4 {
        let (value, column) = cursor.absolute_at()?;
        if !matches!(value, 0 | 1) {
            return error(column, format!("invalid {text} value"));
        }
        bits |= value << i;
        if cursor.skip(TokenKind::RightBracket) {
            return Ok(bits);
        }
        if i == 3 {
            return error(cursor.peek().column, "expected a closing square bracket");
        }
        cursor.expect(TokenKind::Comma, "expected a comma")?;
    }
    Ok(bits)
}

/// `[7,6,5,4,3,2,1,0]`: three bits for each of eight lanes.
fn dpp8(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    cursor.expect(TokenKind::LeftBracket, "expected an opening square bracket")?;
    let mut bits = 0;
    for i in 0..8 {
        if i > 0 {
            cursor.expect(TokenKind::Comma, "expected a comma")?;
        }
        let (value, column) = cursor.absolute_at()?;
        if !(0..8).contains(&value) {
            return error(column, "expected a 3-bit value");
        }
        bits |= value << (3 * i);
    }
    cursor.expect(TokenKind::RightBracket, "expected a closing square bracket")?;
    Ok(bits)
}

/// A dimension by its name, with or without what all names begin with, or by its number.
fn dim(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    let token = cursor.next();
    let number = token.kind == TokenKind::Integer;
    // `1D` and `2D_ARRAY` are read as a number and a name that touch.
    let mut name = token.text.to_string();
    let rest = cursor.peek();
    if number && rest.kind == TokenKind::Identifier && rest.column == token.column + name.len() {
        name.push_str(rest.text);
        cursor.next();
    }
    let name = name.strip_prefix("SQ_RSRC_IMG_").unwrap_or(&name);
    let found = DIMS.iter().position(|dim| dim.name == name);
    match found {
        Some(index) => Ok(index as i64),
        None => error(token.column, "invalid dim value"),
    }
}

/// A name of a table, or its number.
fn named(cursor: &mut Cursor<'_>, text: &str, table: &[(&str, i64)]) -> Result<i64, AsmError> {
    let token = cursor.peek();
    if let Some((_, value)) = table.iter().find(|(name, _)| *name == token.text) {
        cursor.next();
        return Ok(*value);
    }
    if token.kind == TokenKind::Integer {
        let (value, column) = cursor.absolute_at()?;
        if (0..table.len() as i64).contains(&value) {
            return Ok(value);
        }
        return error(column, format!("invalid {text} value"));
    }
    error(token.column, format!("invalid {text} value"))
}

fn dpp_ctrl(cursor: &mut Cursor<'_>, text: &str, generation: Generation) -> Result<i64, AsmError> {
    if text == "quad_perm" {
        cursor.expect(TokenKind::LeftBracket, "expected an opening square bracket")?;
        let mut bits = 0;
        for i in 0..4 {
            if i > 0 {
                cursor.expect(TokenKind::Comma, "expected a comma")?;
            }
            let (value, column) = cursor.absolute_at()?;
            if !(0..4).contains(&value) {
                return error(column, "expected a 2-bit value");
            }
            bits |= value << (2 * i);
        }
        cursor.expect(TokenKind::RightBracket, "expected a closing square bracket")?;
        return Ok(bits);
    }
    let (value, column) = cursor.absolute_at()?;
    match dpp::control(text, value, generation) {
        Some(control) => Ok(control),
        None => error(column, format!("invalid {text} value")),
    }
}

/// GFX12 has another name for what LDSDIR waits for.
fn has_wait_name(text: &str, generation: Generation) -> bool {
    match text {
        "wait_vdst" => generation < Generation::Gfx12,
        "wait_va_vdst" => generation >= Generation::Gfx12,
        _ => true,
    }
}

/// Sets the modifiers of a form.
///
/// # Errors
/// At the first modifier that the form does not have, or that is out of order.
pub(super) fn apply(
    given: &[Given],
    form: Form,
    context: Context,
    mods: &mut Modifiers,
) -> Result<(), AsmError> {
    let mut last: Option<(u8, Name)> = None;
    for modifier in given {
        let Some(position) = rank(modifier.name, form, context) else {
            let without_result = context.desc.flags.contains(InstFlags::ATOMIC)
                && modifier.name == Name::Flag(ModFlags::GLC);
            let message = match without_result {
                true => format!("instruction must not use {}", modifier.text),
                false => format!(
                    "invalid operand for instruction: it has no {}",
                    modifier.text
                ),
            };
            return error(modifier.column, message);
        };
        if let Some((before, name)) = last {
            let cache = |name| {
                matches!(
                    name,
                    Name::Flag(ModFlags::GLC | ModFlags::SLC | ModFlags::SCC | ModFlags::DLC)
                        | Name::TemporalHint
                        | Name::Scope
                )
            };
            let together = before == position && cache(name) && cache(modifier.name);
            if name == modifier.name {
                return error(
                    modifier.column,
                    format!("duplicate {} modifier", modifier.text),
                );
            }
            if position <= before && !together {
                let message = format!(
                    "invalid operand for instruction: {} must stand further to the left",
                    modifier.text
                );
                return error(modifier.column, message);
            }
        }
        last = Some((position, modifier.name));
        set(modifier, context, mods);
    }
    Ok(())
}

fn source_count(desc: &InstDesc) -> usize {
    desc.operands
        .iter()
        .filter(|o| source_index(o.field).is_some())
        .count()
}

/// `op_sel` of VOP3 has a bit for each source and one for the destination, which is bit 3. An
/// attribute takes the place of source 0; bytes are selected by all four bits.
fn op_sel(bits: u8, context: Context) -> u8 {
    let desc = context.desc;
    let sources = source_count(desc);
    let four = crate::encode::selects_bytes(desc, context.generation)
        || desc.operands.iter().any(|o| o.field == Field::Attr);
    if context.family == Family::Vop3p || four || sources >= 3 {
        return bits;
    }
    let destination = bits >> sources & 1;
    bits & !(1 << sources) | destination << 3
}

/// Values were checked when they were read.
fn set(modifier: &Given, context: Context, mods: &mut Modifiers) {
    let value = modifier.value;
    let byte = value as u8;
    // Bits of sources that packed instructions do not have mean nothing, as in llvm-mc.
    let sources = match context.family {
        Family::Vop3p => (1 << source_count(context.desc)) - 1,
        _ => 0b1111,
    };
    match modifier.name {
        Name::Flag(flag) => mods.flags.set(flag, value != 0),
        Name::Offset | Name::Offset0 => mods.offset = value as i32,
        Name::Offset1 => mods.offset1 = byte,
        Name::Clamp => mods.flags.set(ModFlags::CLAMP, value != 0),
        Name::Omod => {
            mods.omod = match value {
                1 => Omod::Mul2,
                2 => Omod::Mul4,
                3 => Omod::Div2,
                _ => Omod::None,
            }
        }
        Name::OpSel => mods.op_sel = op_sel(byte & sources, context),
        Name::OpSelHi => {
            mods.op_sel_hi = byte & sources | mods.op_sel_hi & !sources;
        }
        Name::NegLo => mods.neg_lo = byte & sources,
        Name::NegHi => mods.neg_hi = byte & sources,
        Name::DstSel => mods.sdwa.dst_sel = SELECTS[value as usize % 7].1,
        Name::Src0Sel => mods.sdwa.src0_sel = SELECTS[value as usize % 7].1,
        Name::Src1Sel => mods.sdwa.src1_sel = SELECTS[value as usize % 7].1,
        Name::DstUnused => mods.sdwa.dst_unused = UNUSED[value as usize % 3].1,
        Name::DppCtrl => mods.dpp.ctrl = value as u16,
        Name::Dpp8 => mods.dpp8 = value as u32,
        Name::FetchInactive => mods.dpp.fetch_inactive = value != 0,
        Name::Dim => mods.dim = byte,
        Name::TemporalHint => mods.th = super::cache::Hint::from_value(value).number(),
        Name::IndexKey => mods.index_key = byte,
        Name::ByteSel => mods.byte_sel = byte,
        Name::TruthTable => mods.bitop3 = byte,
        Name::Scope => mods.scope = byte,
        Name::Wait => mods.wait = byte,
        Name::RowMask => mods.dpp.row_mask = byte,
        Name::BankMask => mods.dpp.bank_mask = byte,
        Name::BoundCtrl => mods.dpp.bound_ctrl = value != 0,
        Name::Dmask => mods.dmask = byte,
        Name::Format => mods.format = byte,
        Name::Cbsz => mods.matrix |= value as u16,
        Name::Abid => mods.matrix |= (value as u16) << 3,
        Name::Blgp | Name::Neg => mods.matrix |= (value as u16 & 7) << 7,
    }
}
