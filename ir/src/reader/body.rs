//! Bodies: blocks and the frame of an instruction, `%name = … , !metadata`.

use super::Reader;
use super::cursor::{Res, loc};
use super::functions::PendingBody;
use super::kills::Kill;
use super::lexer::{Tok, Token};
use super::locals::Locals;
use super::metadata::{InstMeta, TypedRange};
use super::phis::Phi;
use crate::entities::{Block, Inst, Value};
use crate::function::Function;
use crate::inst::InstData;
use crate::types::Type;
use cranelift_entity::EntitySet;

/// What is kept from body to body only for its memory.
#[derive(Debug, Default)]
pub(super) struct Scratch<'s> {
    locals: Locals<'s>,
    phis: Vec<Phi>,
}

/// A body while it is read.
pub(super) struct Body<'r, 's> {
    pub r: &'r mut Reader<'s>,
    pub f: Function,
    /// The block that is being read.
    pub block: Block,
    pub locals: Locals<'s>,
    /// Blocks whose beginning has been read.
    pub defined: EntitySet<Block>,
    /// The phis in order; their operands are read at the end.
    pub phis: Vec<Phi>,
    /// What a call says of itself beside its instruction.
    pub notes: CallNotes,
    /// Calls that stop lanes, in order.
    pub kills: Vec<Kill>,
    /// The address of the variable arguments, in a function that has some.
    pub varargs: Option<Value>,
    /// The function's name in the text.
    pub name: Token,
}

/// See [`Body::notes`].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CallNotes {
    /// `range(…)` of the result.
    pub range: Option<TypedRange>,
    /// Alignments of destination and source of a memory intrinsic, as binary logarithms.
    pub mem_aligns: Option<[u8; 2]>,
    /// How many blocks inline assembly may branch to, if it is in a `callbr`.
    pub targets: Option<usize>,
}

/// What an instruction in the text becomes.
pub(super) enum Parsed {
    /// An instruction with the type of its result.
    Inst(InstData, Type),
    /// Nothing; it had no result.
    Nothing,
    /// Nothing; its result has a name that only dropped instructions use.
    Token,
}

/// About the length of an instruction's line: what frontends print has somewhat longer ones.
const BYTES_PER_INST: usize = 32;

impl<'s> Reader<'s> {
    /// Reads a body into its function.
    pub(super) fn read_body(&mut self, pending: &PendingBody) -> Res<()> {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.locals.clear();
        scratch.phis.clear();
        let insts = pending.place.len() / BYTES_PER_INST;
        scratch.locals.reserve(insts);
        self.c.seek(pending.place.start);
        // Calls of itself need the head, but nobody asks for its metadata.
        let head = &mut self.module.functions[pending.func];
        let kernel = std::mem::take(&mut head.kernel);
        let mut f = head.clone();
        f.kernel = kernel;
        f.reserve(insts);
        let entry = f.append_block();
        let mut body = Body {
            r: self,
            f,
            block: entry,
            locals: scratch.locals,
            defined: EntitySet::new(),
            phis: scratch.phis,
            notes: CallNotes::default(),
            kills: Vec::new(),
            varargs: None,
            name: pending.name,
        };
        let result = body.read(pending);
        let Body {
            f, locals, phis, ..
        } = body;
        self.scratch = Scratch { locals, phis };
        result?;
        self.module.functions[pending.func] = f;
        Ok(())
    }
}

impl<'r, 's> Body<'r, 's> {
    fn read(&mut self, pending: &PendingBody) -> Res<()> {
        for (i, &name) in pending.params.iter().enumerate() {
            let ty = self.f.params[i].ty;
            let value = self.f.append_block_param(self.block, ty);
            self.define_value(name, value, "argument")?;
        }
        // What stands for variable arguments has no name, and no number either.
        if let Some(list) = self.f.params.get(pending.params.len()) {
            let ty = list.ty;
            self.varargs = Some(self.f.append_block_param(self.block, ty));
        }
        self.r.c.bump();
        if self.r.c.tok.kind == Tok::RBrace {
            return self
                .r
                .c
                .fail("function body requires at least one basic block");
        }
        let entry = self.block;
        self.read_block(Some(entry))?;
        while !self.at_end()? {
            self.read_block(None)?;
        }
        self.resolve_phis()?;
        self.resolve_locals()?;
        self.check_entry()?;
        self.split_at_kills();
        Ok(())
    }

    /// At the closing brace? Directives about the order of uses before it are skipped.
    fn at_end(&mut self) -> Res<bool> {
        while matches!(self.r.c.word(), b"uselistorder" | b"uselistorder_bb") {
            while self.r.c.tok.kind != Tok::LBrace {
                if matches!(self.r.c.tok.kind, Tok::Eof | Tok::Invalid | Tok::RBrace) {
                    return self.r.c.fail("expected '{' here");
                }
                self.r.c.bump();
            }
            self.r.c.skip_balanced()?;
        }
        Ok(self.r.c.tok.kind == Tok::RBrace)
    }

    fn read_block(&mut self, made: Option<Block>) -> Res<()> {
        let label = match self.r.c.tok.kind {
            Tok::Label | Tok::QuotedLabel | Tok::NumLabel => Some(self.r.c.bump()),
            _ => None,
        };
        self.block = self.define_block(label, made)?;
        if made.is_none() {
            self.f.layout.push(self.block);
        }
        loop {
            while self.r.c.tok.kind == Tok::Record {
                self.r.c.bump();
                if self.r.c.tok.kind != Tok::LParen {
                    return self.r.c.fail("expected '(' here");
                }
                self.r.c.skip_balanced()?;
            }
            if self.read_instruction()? {
                return Ok(());
            }
        }
    }

    /// Reads one instruction; true if it ends the block.
    fn read_instruction(&mut self) -> Res<bool> {
        let name = match self.r.c.tok.kind {
            Tok::Local | Tok::QuotedLocal | Tok::NumLocal => {
                let name = self.r.c.bump();
                self.r
                    .c
                    .expect(Tok::Equal, "expected '=' after instruction name")?;
                Some(name)
            }
            Tok::Eof => {
                return self
                    .r
                    .c
                    .fail("found end of file when expecting more instructions");
            }
            _ => None,
        };
        let opcode = self.r.c.tok;
        if opcode.kind != Tok::Word {
            return self.no_opcode(opcode);
        }
        if self.r.c.slice(opcode) == b"phi" {
            self.read_phi(name)?;
            return Ok(false);
        }
        self.notes = CallNotes::default();
        if self.r.c.slice(opcode) == b"invoke" {
            return self.read_invoke(name, opcode);
        }
        if self.r.c.slice(opcode) == b"callbr" {
            return self.read_callbr(name, opcode);
        }
        let parsed = self.parse_operation(opcode)?;
        self.take_parsed(name, opcode, parsed)
    }

    /// Reads the metadata of an instruction, and adds it; true if it ends the block.
    pub(super) fn take_parsed(
        &mut self,
        name: Option<Token>,
        opcode: Token,
        parsed: Parsed,
    ) -> Res<bool> {
        let meta = match self.r.c.tok.kind {
            Tok::Comma => self.r.parse_inst_metadata()?,
            _ => InstMeta::default(),
        };
        match parsed {
            Parsed::Inst(data, ty) => self.add_instruction(name, opcode, data, ty, meta),
            Parsed::Token => {
                self.define_dropped(name)?;
                Ok(false)
            }
            Parsed::Nothing => match name {
                Some(name) => self.void_with_name(name),
                None => Ok(false),
            },
        }
    }

    fn no_opcode<T>(&self, tok: Token) -> Res<T> {
        match tok.kind {
            Tok::Label | Tok::QuotedLabel | Tok::NumLabel | Tok::RBrace => self.r.c.fail_with_hint(
                tok,
                "expected instruction opcode",
                "the block before has no terminator: end it with 'br', 'switch', 'ret' or 'unreachable'",
            ),
            _ => self.r.c.fail("expected instruction opcode"),
        }
    }

    fn void_with_name<T>(&self, name: Token) -> Res<T> {
        self.r
            .c
            .fail_at(name, "instructions returning void cannot have a name")
    }

    fn add_instruction(
        &mut self,
        name: Option<Token>,
        opcode: Token,
        mut data: InstData,
        ty: Type,
        meta: InstMeta,
    ) -> Res<bool> {
        if let InstData::Load { mem, .. }
        | InstData::Store { mem, .. }
        | InstData::AtomicRmw { mem, .. }
        | InstData::CmpXchg { mem, .. } = &mut data
        {
            mem.flags |= meta.flags;
            mem.alias = self.r.alias_tag(meta.alias)?;
        }
        if let InstData::Fence { spaces, .. } = &mut data {
            *spaces = meta.fence;
        }
        let terminator = data.is_terminator();
        let inst = self.f.append_inst(self.block, data, ty, loc(opcode));
        self.note_promises(inst, opcode, meta)?;
        if let Some(asked) = meta.unrolling {
            self.f.unrolling.insert(inst, asked);
        }
        if let Some(aligns) = self.notes.mem_aligns {
            self.f.mem_aligns.insert(inst, aligns);
        }
        match (self.f.result(inst), name) {
            (Some(value), name) => self.define_value(name, value, "instruction")?,
            (None, Some(name)) => return self.void_with_name(name),
            (None, None) => {}
        }
        Ok(terminator)
    }

    /// Notes the range and the accuracy of a result.
    fn note_promises(&mut self, inst: Inst, opcode: Token, meta: InstMeta) -> Res<()> {
        if meta.range.is_none() && self.notes.range.is_none() && meta.accuracy.is_none() {
            return Ok(());
        }
        let types = &self.r.module.ctx.types;
        let result = types.scalar(self.f.result_type(inst));
        if let Some(TypedRange { ty, range }) = meta.range.or(self.notes.range) {
            let from_outside = matches!(
                self.f.inst(inst),
                InstData::Load { .. }
                    | InstData::Call { .. }
                    | InstData::CallIndirect { .. }
                    | InstData::Intrinsic { .. }
            );
            let word = self.r.c.slice(opcode);
            if matches!(word, b"call" | b"tail" | b"musttail" | b"notail") && !from_outside {
                // The call has become other instructions.
                return Ok(());
            }
            if !from_outside {
                return self
                    .r
                    .c
                    .fail_at(opcode, "ranges are only for loads and calls");
            }
            if ty != result {
                return self
                    .r
                    .c
                    .fail_at(opcode, "range types must match instruction type");
            }
            self.f.ranges.insert(inst, range);
        }
        if let Some(ulp) = meta.accuracy {
            if types.float_kind(result).is_none() {
                return self
                    .r
                    .c
                    .fail_at(opcode, "fpmath requires a floating point result");
            }
            self.f.accuracy.insert(inst, ulp);
        }
        Ok(())
    }

    /// A value of a type.
    #[inline]
    pub(super) fn parse_value(&mut self, ty: Type) -> Res<Value> {
        match self.r.c.tok.kind {
            Tok::Local | Tok::QuotedLocal | Tok::NumLocal => {
                let tok = self.r.c.bump();
                self.use_local(tok, ty)
            }
            Tok::Int => match self.r.short_int_const(ty) {
                Some(c) => Ok(self.f.const_value(c, ty)),
                None => self.parse_const_value(ty),
            },
            _ => self.parse_const_value(ty),
        }
    }

    /// A type and a value of it.
    #[inline]
    pub(super) fn parse_typed_value(&mut self) -> Res<(Type, Value)> {
        let ty = self.r.parse_sized_type()?;
        Ok((ty, self.parse_value(ty)?))
    }

    /// `label %name`
    pub(super) fn parse_label(&mut self) -> Res<Block> {
        self.r
            .c
            .expect_word(b"label", "expected 'label' before a basic block")?;
        match self.r.c.tok.kind {
            Tok::Local | Tok::QuotedLocal | Tok::NumLocal => {
                let tok = self.r.c.bump();
                self.use_block(tok)
            }
            _ => self.r.c.fail("expected a basic block"),
        }
    }

    /// Fails if a branch goes to the entry block: it has the function's parameters.
    fn check_entry(&self) -> Res<()> {
        let entry = self.f.entry();
        for &block in &self.f.layout {
            let Some(inst) = self.f.terminator(block) else {
                continue;
            };
            let mut to_entry = false;
            self.f
                .for_each_target(inst, |dest| to_entry |= dest.block == entry);
            if to_entry {
                let error = crate::Diagnostic::error(
                    self.f.inst_loc(inst),
                    "entry block to function must not have predecessors!",
                );
                return Err(Box::new(error));
            }
        }
        Ok(())
    }
}
