//! Control flow that has no instructions of its own here: `indirectbr`, `invoke`, `landingpad`,
//! `resume`.
//!
//! The address of a block is a number, the same wherever it is written and never zero; a program
//! can only compare it and branch to it, so an indirect branch is a switch over the numbers of its
//! destinations. Nothing unwinds on this machine: an `invoke` is a call and a branch of which the
//! other way is never taken, and what stands there is never executed.

use super::Reader;
use super::body::{Body, Parsed};
use super::cursor::Res;
use super::fold;
use super::lexer::{Tok, Token};
use crate::constant::{Const, ConstData};
use crate::inst::{ArithFlags, BlockCall, CastOp, InstData, SwitchCase, UnaryOp};
use crate::memory::AddrSpace;
use crate::types::Type;

impl Reader<'_> {
    /// `blockaddress(@function, %block)`
    pub(super) fn parse_block_address(&mut self, tok: Token) -> Res<(Type, Const)> {
        self.c.bump();
        self.c
            .expect(Tok::LParen, "expected '(' in block address expression")?;
        let (Tok::Global | Tok::QuotedGlobal | Tok::NumGlobal) = self.c.tok.kind else {
            return self
                .c
                .fail("expected function name in block address expression");
        };
        let function = self.c.bump();
        let function = self.symbol_name(function)?;
        self.c
            .expect(Tok::Comma, "expected comma in block address expression")?;
        let (Tok::Local | Tok::QuotedLocal | Tok::NumLocal) = self.c.tok.kind else {
            return self
                .c
                .fail("expected block name in block address expression");
        };
        let block = self.c.bump();
        let block = self.c.text_name(block)?;
        self.c
            .expect(Tok::RParen, "expected ')' in block address expression")?;
        let number = self.block_number(function, block);
        let int = self.module.ctx.int_const(Type::I64, number);
        let ty = Type::ptr(AddrSpace::Generic);
        match fold::cast(&mut self.module.ctx, CastOp::IntToPtr, int, ty) {
            Some(c) => Ok((ty, c)),
            None => self.c.fail_at(tok, "a block's address must be a pointer"),
        }
    }

    /// The number that stands for the address of a block.
    fn block_number(&mut self, function: String, block: String) -> u128 {
        let next = self.blocks.len() as u128 + 1;
        *self.blocks.entry((function, block)).or_insert(next)
    }
}

impl Body<'_, '_> {
    /// `indirectbr ptr %address, [ label %a, … ]`
    pub(super) fn parse_indirect_branch(&mut self) -> Res<(InstData, Type)> {
        let tok = self.r.c.bump();
        let (ty, address) = self.parse_typed_value()?;
        if !ty.is_ptr() {
            return self
                .r
                .c
                .fail_at(tok, "indirectbr address must have pointer type");
        }
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after indirectbr address")?;
        self.r
            .c
            .expect(Tok::LBracket, "expected '[' with indirectbr")?;
        let mut dests = Vec::new();
        while self.r.c.tok.kind != Tok::RBracket {
            if !dests.is_empty() {
                self.r.c.expect(Tok::Comma, "expected ',' between labels")?;
            }
            let (number, dest) = self.numbered_destination()?;
            // A label twice is two edges, of which phis tell; the second has a number of no block.
            let is_new = dests.iter().all(|c: &SwitchCase| c.value != number);
            let other = u128::from(u64::MAX - dests.len() as u64);
            let value = if is_new { number } else { other };
            dests.push(SwitchCase { value, dest });
        }
        self.r.c.bump();
        let Some(last) = dests.pop() else {
            // There is no address that it could branch to.
            return Ok((InstData::Unreachable, Type::VOID));
        };
        let data = InstData::Cast {
            op: CastOp::PtrToInt,
            flags: ArithFlags::empty(),
            arg: address,
        };
        let value = self.push(data, Type::I64, tok);
        let data = InstData::Switch {
            value,
            default: last.dest,
            cases: dests.into(),
        };
        Ok((data, Type::VOID))
    }

    /// A destination, and the number of its address.
    fn numbered_destination(&mut self) -> Res<(u128, BlockCall)> {
        self.r
            .c
            .expect_word(b"label", "expected 'label' before a basic block")?;
        let (Tok::Local | Tok::QuotedLocal | Tok::NumLocal) = self.r.c.tok.kind else {
            return self.r.c.fail("expected a basic block");
        };
        let tok = self.r.c.bump();
        let block = self.r.c.text_name(tok)?;
        // By the name in the text: where several files are linked, it may have another one.
        let function = self.r.symbol_name(self.name)?;
        let number = self.r.block_number(function, block);
        Ok((number, BlockCall::new(self.use_block(tok)?)))
    }

    /// `invoke … to label %a unwind label %b`, and its name before it.
    pub(super) fn read_invoke(&mut self, name: Option<Token>, opcode: Token) -> Res<bool> {
        self.r.c.bump();
        let parsed = self.parse_call_behind_keyword(ArithFlags::empty())?;
        self.r.c.expect_word(b"to", "expected 'to' in invoke")?;
        let normal = BlockCall::new(self.parse_label()?);
        self.r
            .c
            .expect_word(b"unwind", "expected 'unwind' in invoke")?;
        let unwind = BlockCall::new(self.parse_label()?);
        self.take_parsed(name, opcode, parsed)?;
        let yes = self.r.module.ctx.int_const(Type::I1, 1);
        let cond = self.f.const_value(yes, Type::I1);
        let dests = [normal, unwind];
        self.push_effect(InstData::Branch { cond, dests }, opcode);
        Ok(true)
    }

    /// `landingpad type [cleanup] [catch type value | filter type value]…`: a value of no meaning.
    pub(super) fn parse_landing_pad(&mut self) -> Res<Parsed> {
        self.r.c.bump();
        let ty = self.r.parse_sized_type()?;
        loop {
            match self.r.c.word() {
                b"cleanup" => {
                    self.r.c.bump();
                }
                b"catch" | b"filter" => {
                    self.r.c.bump();
                    self.r.parse_typed_const()?;
                }
                _ => break,
            }
        }
        let poison = self.r.module.ctx.consts.intern(ConstData::Poison(ty));
        let data = InstData::Unary {
            op: UnaryOp::Freeze,
            flags: ArithFlags::empty(),
            arg: self.f.const_value(poison, ty),
        };
        Ok(Parsed::Inst(data, ty))
    }

    /// `resume type value`: nobody gets there.
    pub(super) fn parse_resume(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        self.parse_typed_value()?;
        Ok((InstData::Unreachable, Type::VOID))
    }
}
