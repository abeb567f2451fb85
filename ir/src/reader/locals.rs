//! Names of values and blocks within a body, used before or after their definition.

use super::body::Body;
use super::cursor::{Res, shown_text};
use super::lexer::{Tok, Token};
use crate::constant::ConstData;
use crate::entities::{Block, Value};
use crate::types::Type;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// What a local name stands for.
#[derive(Clone, Copy, Debug, Default)]
enum Local {
    #[default]
    Unknown,
    /// A value that is defined.
    Value(Value),
    /// A value that is used, but not yet defined: a stand-in.
    Forward(Value),
    /// A block, defined or not.
    Block(Block),
    /// The result of an instruction that is not kept.
    Dropped,
}

/// The names of a body. Cleared, not freed, between bodies.
#[derive(Debug, Default)]
pub(super) struct Locals<'s> {
    named: FxHashMap<Cow<'s, [u8]>, Local>,
    numbered: Vec<Local>,
    /// The number of the next unnamed value or block.
    next: u32,
    /// Stand-ins and where they were first used.
    forwards: Vec<(Value, Token)>,
    /// Defined values by their stand-ins.
    pub resolved: FxHashMap<Value, Value>,
    /// Blocks that were used first, and where.
    used_blocks: Vec<(Block, Token)>,
}

/// Room for so many instructions is made in a block at once.
const INSTS_IN_BLOCK: usize = 12;

impl Locals<'_> {
    /// Makes room for the results of so many instructions, if they have no names.
    pub fn reserve(&mut self, insts: usize) {
        self.numbered.reserve(insts);
    }

    pub fn clear(&mut self) {
        self.named.clear();
        self.numbered.clear();
        self.next = 0;
        self.forwards.clear();
        self.resolved.clear();
        self.used_blocks.clear();
    }
}

impl<'r, 's> Body<'r, 's> {
    /// The place in the tables of a name that is used or defined.
    fn slot(&mut self, tok: Token) -> Res<&mut Local> {
        match tok.kind {
            Tok::NumLocal | Tok::NumLabel => {
                let number = self.local_number(tok)?;
                Ok(self.numbered_slot(number))
            }
            _ => {
                let name = self.r.c.name(tok);
                Ok(self.locals.named.entry(name).or_default())
            }
        }
    }

    fn local_number(&self, tok: Token) -> Res<u32> {
        let number = self.r.c.number_of(tok)?;
        // Every number takes bytes of text to define: a number beyond that is never defined, and
        // gets no table.
        if number as usize > self.r.c.text_len() {
            return self.r.c.fail_at(tok, "number of local value is too large");
        }
        Ok(number)
    }

    fn numbered_slot(&mut self, number: u32) -> &mut Local {
        let index = number as usize;
        if self.locals.numbered.len() <= index {
            self.locals.numbered.resize(index + 1, Local::Unknown);
        }
        &mut self.locals.numbered[index]
    }

    /// Shown in messages: `%name`.
    fn shown(&self, tok: Token) -> String {
        format!("%{}", shown_text(&self.r.c.name(tok)))
    }

    /// The value of a name that is used with a type.
    #[inline]
    pub(super) fn use_local(&mut self, tok: Token, ty: Type) -> Res<Value> {
        // Most are defined, without a name, and of the type.
        if tok.kind == Tok::NumLocal {
            let number = self.r.c.number_of(tok)? as usize;
            if let Some(&Local::Value(value)) = self.locals.numbered.get(number)
                && self.f.value_type(value) == ty
            {
                return Ok(value);
            }
        }
        self.use_any_local(tok, ty)
    }

    #[inline(never)]
    fn use_any_local(&mut self, tok: Token, ty: Type) -> Res<Value> {
        match *self.slot(tok)? {
            Local::Value(value) | Local::Forward(value) => {
                let got = self.f.value_type(value);
                if got == ty {
                    Ok(value)
                } else {
                    self.r.wrong_type("%", tok, got, ty)
                }
            }
            Local::Unknown => self.use_forward(tok, ty),
            Local::Block(_) => {
                let shown = self.shown(tok);
                self.r
                    .c
                    .fail_at(tok, format!("'{shown}' is a basic block, not a value"))
            }
            Local::Dropped => {
                let shown = self.shown(tok);
                self.r
                    .c
                    .fail_at(tok, format!("'{shown}' is a token, not a value"))
            }
        }
    }

    fn use_forward(&mut self, tok: Token, ty: Type) -> Res<Value> {
        let poison = self.r.module.ctx.consts.intern(ConstData::Poison(ty));
        let value = self.f.make_unlisted_const(poison, ty);
        *self.slot(tok)? = Local::Forward(value);
        self.locals.forwards.push((value, tok));
        Ok(value)
    }

    /// The block of a name that is used.
    pub(super) fn use_block(&mut self, tok: Token) -> Res<Block> {
        match *self.slot(tok)? {
            Local::Block(block) => Ok(block),
            Local::Unknown => {
                let block = self.f.make_block();
                *self.slot(tok)? = Local::Block(block);
                self.locals.used_blocks.push((block, tok));
                Ok(block)
            }
            _ => {
                let shown = self.shown(tok);
                self.r
                    .c
                    .fail_at(tok, format!("'{shown}' is not a basic block"))
            }
        }
    }

    /// Takes the next number for something unnamed; `tok` writes the number out, if there is one.
    #[inline]
    fn take_number(&mut self, tok: Option<Token>, what: &str) -> Res<u32> {
        let mut number = self.locals.next;
        if let Some(tok) = tok {
            let written = self.local_number(tok)?;
            if written < number {
                let sigil = if what == "label" { "" } else { "%" };
                return self.r.c.fail_at(
                    tok,
                    format!("{what} expected to be numbered '{sigil}{number}' or greater"),
                );
            }
            number = written;
        }
        self.locals.next = number + 1;
        Ok(number)
    }

    /// Gives a value a number, if that is the next one and nobody has used it yet, as of most.
    #[inline]
    fn define_next(&mut self, number: u32, value: Value) -> bool {
        let (index, numbered) = (number as usize, &mut self.locals.numbered);
        if number != self.locals.next || index > self.r.c.text_len() {
            return false;
        }
        if index == numbered.len() {
            numbered.push(Local::Value(value));
        } else if let Some(slot @ Local::Unknown) = numbered.get_mut(index) {
            *slot = Local::Value(value);
        } else {
            return false;
        }
        self.locals.next = number + 1;
        true
    }

    /// Gives a value its name, or the next number.
    pub(super) fn define_value(
        &mut self,
        name: Option<Token>,
        value: Value,
        what: &str,
    ) -> Res<()> {
        if let Some(tok) = name
            && tok.kind == Tok::NumLocal
            && self.define_next(self.r.c.number_of(tok)?, value)
        {
            return Ok(());
        }
        let numbered = name.is_none_or(|tok| tok.kind == Tok::NumLocal);
        let slot = if numbered {
            let number = self.take_number(name, what)?;
            self.numbered_slot(number)
        } else {
            let tok = name.expect("a value without a name is numbered");
            let name = self.r.c.name(tok);
            self.f
                .set_value_name(value, &String::from_utf8_lossy(&name));
            self.slot(tok)?
        };
        match *slot {
            Local::Unknown => *slot = Local::Value(value),
            Local::Forward(stand_in) => {
                *slot = Local::Value(value);
                return self.resolve_forward(name, stand_in, value);
            }
            _ => return self.redefined(name),
        }
        Ok(())
    }

    /// Fails because a name, written or numbered, is defined again.
    fn redefined<T>(&self, name: Option<Token>) -> Res<T> {
        let tok = name.unwrap_or(self.r.c.tok);
        let shown = shown_text(&self.r.c.name(tok));
        self.r.c.fail_at(
            tok,
            format!("multiple definition of local value named '{shown}'"),
        )
    }

    fn resolve_forward(&mut self, name: Option<Token>, stand_in: Value, value: Value) -> Res<()> {
        let (expected, got) = (self.f.value_type(stand_in), self.f.value_type(value));
        if expected != got {
            let used = self.locals.forwards.iter().find(|(v, _)| *v == stand_in);
            let tok = name.or(used.map(|u| u.1)).unwrap_or(self.r.c.tok);
            let shown = self.r.type_name(expected);
            return self.r.c.fail_at(
                tok,
                format!("instruction forward referenced with type '{shown}'"),
            );
        }
        self.locals.resolved.insert(stand_in, value);
        Ok(())
    }

    /// Notes that a name is that of an instruction that is not kept.
    pub(super) fn define_dropped(&mut self, name: Option<Token>) -> Res<()> {
        let numbered = name.is_none_or(|tok| tok.kind == Tok::NumLocal);
        let slot = if numbered {
            let number = self.take_number(name, "instruction")?;
            self.numbered_slot(number)
        } else {
            self.slot(name.expect("a value without a name is numbered"))?
        };
        match *slot {
            Local::Unknown => *slot = Local::Dropped,
            _ => return self.redefined(name),
        }
        Ok(())
    }

    /// The block that begins at a label, or without one; `made` is a block that exists already.
    pub(super) fn define_block(&mut self, label: Option<Token>, made: Option<Block>) -> Res<Block> {
        let numbered = label.is_none_or(|tok| tok.kind == Tok::NumLabel);
        let known = if numbered {
            let number = self.take_number(label, "label")?;
            *self.numbered_slot(number)
        } else {
            *self.slot(label.expect("a block without a name is numbered"))?
        };
        let block = match (known, made) {
            (Local::Unknown, Some(block)) => block,
            (Local::Unknown, None) => self.f.make_block(),
            (Local::Block(block), None) if !self.defined.contains(block) => block,
            _ => return self.redefined(label),
        };
        if numbered {
            let number = self.locals.next - 1;
            *self.numbered_slot(number) = Local::Block(block);
        } else if let Some(tok) = label {
            let name = self.r.c.name(tok);
            self.f
                .set_block_name(block, &String::from_utf8_lossy(&name));
            *self.slot(tok)? = Local::Block(block);
        }
        self.defined.insert(block);
        self.f.blocks[block].insts.reserve(INSTS_IN_BLOCK);
        Ok(block)
    }

    /// Puts values in the places of their stand-ins; fails if a name was used and never defined.
    pub(super) fn resolve_locals(&mut self) -> Res<()> {
        for &(value, tok) in &self.locals.forwards {
            if !self.locals.resolved.contains_key(&value) {
                return self.undefined(tok);
            }
        }
        for &(block, tok) in &self.locals.used_blocks {
            if !self.defined.contains(block) {
                return self.undefined(tok);
            }
        }
        if self.locals.resolved.is_empty() {
            return Ok(());
        }
        for i in 0..self.f.layout.len() {
            let block = self.f.layout[i];
            for j in 0..self.f.blocks[block].insts.len() {
                let inst = self.f.blocks[block].insts[j];
                let resolved = &self.locals.resolved;
                self.f.for_each_operand_mut(inst, |v| {
                    if let Some(&value) = resolved.get(v) {
                        *v = value;
                    }
                });
            }
        }
        Ok(())
    }

    fn undefined<T>(&self, tok: Token) -> Res<T> {
        let shown = self.shown(tok);
        self.r
            .c
            .fail_at(tok, format!("use of undefined value '{shown}'"))
    }
}
