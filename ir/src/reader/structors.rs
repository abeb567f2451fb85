//! `@llvm.global_ctors` and `@llvm.global_dtors`: functions that are called before and after all
//! kernels.

use super::Reader;
use super::cursor::Res;
use super::lexer::Token;
use crate::constant::{Const, ConstData};
use crate::entities::GlobalRef;
use crate::module::{Structor, StructorKind};

impl Reader<'_> {
    /// Reads the lists that the variables' heads were read without.
    pub(super) fn read_structors(&mut self) -> Res<()> {
        for (kind, start) in std::mem::take(&mut self.structors) {
            self.c.seek(start);
            self.read_structor_list(kind)?;
            self.expect_entity()?;
        }
        Ok(())
    }

    /// `appending global [n x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr
    /// null }, …]`; what stands third is only for linkers that drop variables.
    fn read_structor_list(&mut self, kind: StructorKind) -> Res<()> {
        self.c
            .expect_word(b"appending", "expected 'appending' linkage")?;
        self.parse_optional_addrspace()?;
        if !self.c.accept_word(b"constant") {
            self.c
                .expect_word(b"global", "expected 'global' or 'constant'")?;
        }
        let tok = self.c.tok;
        let (_, list) = self.parse_typed_const()?;
        for entry in self.elements(list) {
            // A null ends the list.
            match self.structor(kind, entry, tok)? {
                Some(structor) => self.module.structors.push(structor),
                None => break,
            }
        }
        Ok(())
    }

    fn elements(&self, c: Const) -> Vec<Const> {
        match self.module.ctx.consts.get(c) {
            ConstData::Aggregate(_, elements) => elements.to_vec(),
            _ => Vec::new(),
        }
    }

    fn structor(&self, kind: StructorKind, entry: Const, tok: Token) -> Res<Option<Structor>> {
        let consts = &self.module.ctx.consts;
        let fields = self.elements(entry);
        let (Some(&priority), Some(&function)) = (fields.first(), fields.get(1)) else {
            return Ok(None);
        };
        let priority = match *consts.get(priority) {
            ConstData::Int(_, n) => u32::try_from(n).ok(),
            _ => None,
        };
        match (priority, consts.get(function)) {
            (_, ConstData::Zero(_)) => Ok(None),
            (
                Some(priority),
                &ConstData::Address {
                    base: GlobalRef::Func(function),
                    offset: 0,
                    ..
                },
            ) => Ok(Some(Structor {
                kind,
                priority,
                function,
            })),
            _ => self
                .c
                .fail_at(tok, "expected priorities and functions in this list"),
        }
    }
}
