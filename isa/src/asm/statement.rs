//! One statement: mnemonic, operands, modifiers, as written.

use super::cursor::Cursor;
use super::modifiers::{self, Context, Given};
use super::operand::{self, Raw, Written};
use super::{AsmError, TokenKind, format, registers, special};
use crate::{Family, Field, Form, Generation, InstDesc, Opcode, PROCESSORS, Processor, Target};
use smallvec::SmallVec;

/// A statement whose mnemonic exists on the processor.
pub(super) struct Statement {
    /// Column of the mnemonic.
    pub(super) column: usize,
    /// Opcodes of the mnemonic that the processor has.
    pub(super) opcodes: SmallVec<[Opcode; 4]>,
    /// The form that the mnemonic's suffix asks for.
    pub(super) form: Option<Form>,
    pub(super) operands: SmallVec<[Raw; 6]>,
    pub(super) modifiers: SmallVec<[Given; 6]>,
    /// Format of a typed buffer written between the operands.
    pub(super) format: Option<u8>,
    /// Numbers of operands and modifiers before the last comma.
    last_comma: (usize, usize),
}

const SUFFIXES: [(&str, Form); 5] = [
    ("_e64_dpp", Form::E64Dpp),
    ("_e32", Form::E32),
    ("_e64", Form::E64),
    ("_sdwa", Form::Sdwa),
    ("_dpp", Form::Dpp),
];

impl Statement {
    /// Reads to the end of the statement.
    pub(super) fn parse(cursor: &mut Cursor<'_>) -> Result<Statement, AsmError> {
        let token = cursor.next();
        if token.kind != TokenKind::Identifier {
            return Err(AsmError::new(token.column, "expected a mnemonic"));
        }
        let mut buffer = [0; 64];
        let mnemonic = lower_case(token.text, &mut buffer);
        let (base, form) = split_suffix(mnemonic);
        let pair = second_of_pair(base, cursor).map(|second| format!("{base}::{second}"));
        let base = pair.as_deref().unwrap_or(base);
        let opcodes = opcodes(base, cursor.target);
        let Some(first) = opcodes.first() else {
            return Err(unknown(mnemonic, base, token.column, cursor.target));
        };
        let desc = first.desc();
        let generation = cursor.generation();
        let form = form_of(desc, base, form, generation, token.column)?;
        let context = Context {
            desc,
            family: desc.family_on(generation),
            generation,
            true16: cursor.target.true16,
            wave: cursor.target.wave,
        };
        let mut statement = Statement {
            column: token.column,
            opcodes,
            form,
            operands: SmallVec::new(),
            modifiers: SmallVec::new(),
            format: None,
            last_comma: (0, 0),
        };
        while !cursor.peek().ends_statement() {
            if pair.is_some() && cursor.peek().kind == TokenKind::Colon {
                statement.second(cursor, context)?;
                continue;
            }
            statement.item(cursor, context)?;
            if cursor.skip(TokenKind::Comma) {
                statement.last_comma = (statement.operands.len(), statement.modifiers.len());
            }
        }
        Ok(statement)
    }

    /// Reads an operand or a modifier.
    fn item(&mut self, cursor: &mut Cursor<'_>, context: Context) -> Result<(), AsmError> {
        let index = self.operands.len();
        if context.family == Family::Mtbuf && index == 3 && self.format.is_none() {
            self.format = format::split_format(cursor)?;
            if self.format.is_some() {
                return Ok(());
            }
        }
        let class = context.desc.operands.get(index).map(|o| o.class);
        if let Some(class) = class.filter(|class| special::is_special(*class)) {
            return special::parse(cursor, class, &mut self.operands);
        }
        let image = context.family == Family::Mimg && context.generation >= Generation::Gfx10;
        if image && cursor.peek().kind == TokenKind::LeftBracket && self.modifiers.is_empty() {
            self.operands.push(operand::parse_list(cursor)?);
            return Ok(());
        }
        let register = registers::is_numbered(cursor.peek()) && self.modifiers.is_empty()
            || context.family == Family::Vopd;
        let register = register && !self.is_address_modifier(cursor, context);
        if register || self.wants_offset(cursor, context) {
            self.operands.push(operand::parse(cursor)?);
            return Ok(());
        }
        if let Some(given) = modifiers::parse(cursor, context, &self.opcodes)? {
            self.check_cache_bits(&given)?;
            self.modifiers.push(given);
            return Ok(());
        }
        let raw = operand::parse(cursor)?;
        if !self.modifiers.is_empty() {
            return Err(AsmError::new(raw.column, super::convert::INVALID));
        }
        self.operands.push(raw);
        Ok(())
    }
}

impl Statement {
    /// Reads `::` and the mnemonic of a pair's second half, which follow after the first's
    /// operands.
    fn second(&mut self, cursor: &mut Cursor<'_>, context: Context) -> Result<(), AsmError> {
        let column = cursor.next().column;
        cursor.expect(TokenKind::Colon, "expected '::'")?;
        cursor.expect(TokenKind::Identifier, "expected a mnemonic")?;
        let operands = context.desc.operands.iter();
        let first = operands.take_while(|o| o.field != Field::VdstY).count();
        match self.operands.len() == first {
            true => Ok(()),
            false => Err(AsmError::new(column, "invalid operand for instruction")),
        }
    }

    /// Whether the `a16` that comes next says what an image's address is like instead of being an
    /// AccVGPR.
    fn is_address_modifier(&self, cursor: &Cursor<'_>, context: Context) -> bool {
        let complete = self.operands.len() >= context.desc.operands.len();
        let image = context.family == Family::Mimg && cursor.peek().text == "a16";
        image && (complete || context.generation >= Generation::Gfx10)
    }

    /// Whether the `scc` that comes next is a buffer's offset, a register, instead of a cache bit.
    fn wants_offset(&self, cursor: &Cursor<'_>, context: Context) -> bool {
        let buffer = matches!(context.family, Family::Mubuf | Family::Mtbuf);
        let resource = |raw: &Raw| match raw.written {
            Written::Reg(span) => !span.base.is_vector() && span.count == 4,
            _ => false,
        };
        buffer && cursor.peek().text == "scc" && self.operands.last().is_some_and(resource)
    }

    /// Cache bits stand together, without commas, each once.
    fn check_cache_bits(&self, given: &Given) -> Result<(), AsmError> {
        let Some(before) = self.modifiers.last().filter(|m| m.is_cache_bit()) else {
            return Ok(());
        };
        if given.is_cache_bit() {
            if self.modifiers.iter().any(|m| m.name == given.name) {
                let message = "duplicate cache policy modifier";
                return Err(AsmError::new(given.column, message));
            }
            if self.last_comma == (self.operands.len(), self.modifiers.len()) {
                return Err(AsmError::new(before.column, super::convert::INVALID));
            }
        }
        Ok(())
    }
}

/// The mnemonic behind `::`, if the first is one of a pair's.
fn second_of_pair(base: &str, cursor: &Cursor<'_>) -> Option<String> {
    if !base.starts_with("v_dual_") {
        return None;
    }
    let mut ahead = cursor.lexer_copy();
    let mut before = TokenKind::End;
    loop {
        let token = ahead.next_token();
        if token.ends_statement() {
            return None;
        }
        if token.kind == TokenKind::Colon && before == TokenKind::Colon {
            let mnemonic = ahead.next_token();
            return Some(mnemonic.text.to_ascii_lowercase());
        }
        before = token.kind;
    }
}

/// The form that is asked for. A second name of a VOP2 instruction is that of its 64-bit form, the
/// one that llvm-mc has under it (GFX6 and GFX7, `v_add_co_u32` for `v_add_i32`).
fn form_of(
    desc: &InstDesc,
    base: &str,
    suffix: Option<Form>,
    generation: Generation,
    column: usize,
) -> Result<Option<Form>, AsmError> {
    let early = generation <= Generation::Gfx7;
    let second = early && desc.mnemonic_on(generation) != base && desc.family == Family::Vop2;
    match suffix {
        Some(Form::E32) if second => {
            let message = "operands are not valid for this GPU or mode";
            Err(AsmError::new(column, message))
        }
        None if second => Ok(Some(Form::E64)),
        suffix => Ok(suffix),
    }
}

/// The mnemonic in small letters; longer ones than any that exists are left as they are.
fn lower_case<'a>(text: &'a str, buffer: &'a mut [u8; 64]) -> &'a str {
    if !text.bytes().any(|b| b.is_ascii_uppercase()) || text.len() > buffer.len() {
        return text;
    }
    let part = &mut buffer[..text.len()];
    part.copy_from_slice(text.as_bytes());
    part.make_ascii_lowercase();
    std::str::from_utf8(part).unwrap_or(text)
}

fn split_suffix(mnemonic: &str) -> (&str, Option<Form>) {
    for (suffix, form) in SUFFIXES {
        if let Some(base) = mnemonic.strip_suffix(suffix) {
            return (base, Some(form));
        }
    }
    (mnemonic, None)
}

/// The opcodes that have the mnemonic on the processor.
fn opcodes(mnemonic: &str, target: &Target) -> SmallVec<[Opcode; 4]> {
    let all = Opcode::by_mnemonic(mnemonic).iter().copied();
    all.filter(|opcode| has_name(opcode.desc(), mnemonic, target.processor))
        .filter(|opcode| crate::encode::has_names(opcode.desc(), target))
        .collect()
}

fn has_name(desc: &InstDesc, mnemonic: &str, processor: &Processor) -> bool {
    let generation = processor.generation;
    let is_alias = || {
        let mut aliases = desc.others.aliases.iter();
        aliases.any(|(gens, name)| gens.contains(generation) && *name == mnemonic)
    };
    desc.opcode.exists_on(processor) && (desc.mnemonic_on(generation) == mnemonic || is_alias())
}

/// Says which processors have the instruction, if any does.
fn unknown(mnemonic: &str, base: &str, column: usize, target: &Target) -> AsmError {
    let (named, processor) = (Opcode::by_mnemonic(base), target.processor);
    let mut rows = named.iter().map(|opcode| opcode.desc());
    if let Some(desc) = rows.find(|desc| has_name(desc, base, processor)) {
        let message = match desc.family {
            Family::Vopd => "instruction requires wavesize=32",
            _ => "instruction requires names of halves (real-true16)",
        };
        return AsmError::new(column, message);
    }
    let has = |p: &&Processor| named.iter().any(|opcode| has_name(opcode.desc(), base, p));
    let names: Vec<&str> = PROCESSORS.iter().filter(has).map(|p| p.name).collect();
    if names.is_empty() {
        return AsmError::new(column, "invalid instruction");
    }
    let message = format!(
        "instruction not supported on this GPU ({}): {mnemonic}",
        processor.name
    );
    let mut error = AsmError::new(column, message);
    error
        .notes
        .push(format!("{base} exists on {}", names.join(", ")));
    error
}
