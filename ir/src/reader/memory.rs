//! Memory: allocation, loads and stores, atomics, addresses.

use super::body::Body;
use super::cursor::{Res, loc, shown_text};
use super::lexer::{Tok, Token};
use crate::alias::AliasTag;
use crate::constant::ConstData;
use crate::entities::Value;
use crate::inst::{ArithFlags, AtomicOp, CastOp, GepFlags, InstData};
use crate::layout::DataLayout;
use crate::memory::{AddrSpace, FenceSpaces, MemAccess, MemFlags, Ordering, SyncScope};
use crate::types::{Type, TypeData};
use smallvec::SmallVec;

/// Is an access atomic, as its keyword says?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Atomicity {
    Plain,
    Atomic,
}

impl<'r, 's> Body<'r, 's> {
    /// A stack object. Without an address space it is one whose address is generic, as a module
    /// without a data layout has it: then its address in the private space is converted.
    pub(super) fn parse_alloca(&mut self) -> Res<(InstData, Type)> {
        let opcode = self.r.c.bump();
        if matches!(self.r.c.word(), b"inalloca" | b"swifterror") {
            return self.r.c.fail("this kind of alloca is not supported");
        }
        let ty = self.r.parse_sized_type()?;
        let (mut count, mut align, mut space) = (None, None, None);
        while self.r.c.accept_operand_comma() {
            match self.r.c.word() {
                b"align" => align = Some(self.parse_align()?),
                b"addrspace" => space = Some(self.r.parse_optional_addrspace()?),
                _ if count.is_none() && align.is_none() => {
                    let tok = self.r.c.tok;
                    let (count_ty, value) = self.parse_typed_value()?;
                    if self.r.module.ctx.types.int_bits(count_ty).is_none() {
                        return self
                            .r
                            .c
                            .fail_at(tok, "element count must have integer type");
                    }
                    count = Some(value);
                }
                _ => return self.r.c.fail("expected metadata or 'align'"),
            }
        }
        let align_log2 = align.unwrap_or_else(|| self.abi_align(ty));
        let count = count.filter(|&v| !self.is_one(v));
        let data = InstData::Alloca {
            ty,
            count,
            align_log2,
        };
        let Some(space) = space else {
            let private = Type::ptr(AddrSpace::Private);
            let inst = self.f.append_inst(self.block, data, private, loc(opcode));
            let arg = self.f.result(inst).expect("an alloca has a result");
            let data = InstData::Cast {
                op: CastOp::AddrSpaceCast,
                flags: ArithFlags::empty(),
                arg,
            };
            return Ok((data, Type::ptr(AddrSpace::Generic)));
        };
        Ok((data, Type::ptr(space)))
    }

    fn is_one(&self, value: Value) -> bool {
        let c = self.f.value_const(value);
        c.is_some_and(|c| matches!(self.r.module.ctx.consts.get(c), ConstData::Int(_, 1)))
    }

    /// `align n`; gives the binary logarithm.
    fn parse_align(&mut self) -> Res<u8> {
        self.r.c.bump();
        Ok(self.r.parse_align_value()?.trailing_zeros() as u8)
    }

    fn abi_align(&self, ty: Type) -> u8 {
        let layout = DataLayout::new(&self.r.module.ctx.types);
        layout.align(ty).trailing_zeros() as u8
    }

    fn parse_atomicity(&mut self) -> (Atomicity, MemFlags) {
        let atomicity = if self.r.c.accept_word(b"atomic") {
            Atomicity::Atomic
        } else {
            Atomicity::Plain
        };
        (atomicity, self.parse_volatile())
    }

    fn parse_volatile(&mut self) -> MemFlags {
        if self.r.c.accept_word(b"volatile") {
            MemFlags::VOLATILE
        } else {
            MemFlags::empty()
        }
    }

    /// `syncscope("…")`, if it is there.
    fn parse_scope(&mut self) -> Res<SyncScope> {
        if !self.r.c.accept_word(b"syncscope") {
            return Ok(SyncScope::default());
        }
        self.r.c.expect(Tok::LParen, "expected '(' in syncscope")?;
        let tok = self.r.c.tok;
        let name = self
            .r
            .c
            .expect_string("expected synchronization scope name")?;
        self.r.c.expect(Tok::RParen, "expected ')' in syncscope")?;
        match SyncScope::from_name(&name) {
            Some(scope) => Ok(scope),
            None => self.r.c.fail_with_hint(
                tok,
                format!(
                    "synchronization scope '{}' is not supported",
                    shown_text(name.as_bytes())
                ),
                "the scopes are agent, workgroup, wavefront, singlethread, each with or without -one-as; none means the whole system",
            ),
        }
    }

    fn parse_ordering(&mut self) -> Res<Ordering> {
        match Ordering::from_keyword(self.r.c.word()) {
            Some(ordering) if ordering != Ordering::NotAtomic => {
                self.r.c.bump();
                Ok(ordering)
            }
            _ => self.r.c.fail("expected ordering on atomic instruction"),
        }
    }

    /// Scope and ordering of an atomic access, then the alignment of any.
    fn parse_access(&mut self, atomicity: Atomicity, ty: Type, flags: MemFlags) -> Res<MemAccess> {
        let (mut scope, mut ordering) = (SyncScope::default(), Ordering::NotAtomic);
        if atomicity == Atomicity::Atomic {
            scope = self.parse_scope()?;
            ordering = self.parse_ordering()?;
        }
        let mut align = None;
        while self.r.c.accept_operand_comma() {
            if self.r.c.word() != b"align" {
                return self.r.c.fail("expected metadata or 'align'");
            }
            align = Some(self.parse_align()?);
        }
        Ok(MemAccess {
            align_log2: match align {
                Some(align) => align,
                None if atomicity == Atomicity::Atomic => {
                    return self
                        .r
                        .c
                        .fail("atomic load or store must have explicit non-zero alignment");
                }
                None => self.abi_align(ty),
            },
            ordering,
            scope,
            flags,
            alias: AliasTag::NONE,
        })
    }

    /// A pointer with its type.
    fn parse_pointer(&mut self, message: &'static str) -> Res<Value> {
        let tok = self.r.c.tok;
        let (ty, value) = self.parse_typed_value()?;
        if ty.is_ptr() {
            return Ok(value);
        }
        self.r.c.fail_at(tok, message)
    }

    pub(super) fn parse_load(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let (atomicity, flags) = self.parse_atomicity();
        let ty_tok = self.r.c.tok;
        let ty = self.r.parse_sized_type()?;
        self.r
            .c
            .expect(Tok::Comma, "expected comma after load's type")?;
        let ptr = self.parse_pointer("load operand must be a pointer")?;
        let end = self.r.c.tok;
        let mem = self.parse_access(atomicity, ty, flags)?;
        if matches!(mem.ordering, Ordering::Release | Ordering::AcqRel) {
            return self
                .r
                .c
                .fail_at(end, "atomic load cannot use Release ordering");
        }
        if mem.is_atomic() {
            self.check_atomic_type(ty_tok, ty, "load")?;
        }
        Ok((InstData::Load { ptr, mem }, ty))
    }

    pub(super) fn parse_store(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let (atomicity, flags) = self.parse_atomicity();
        let ty_tok = self.r.c.tok;
        let (ty, value) = self.parse_typed_value()?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after store operand")?;
        let ptr = self.parse_pointer("store operand must be a pointer")?;
        let end = self.r.c.tok;
        let mem = self.parse_access(atomicity, ty, flags)?;
        if matches!(mem.ordering, Ordering::Acquire | Ordering::AcqRel) {
            return self
                .r
                .c
                .fail_at(end, "atomic store cannot use Acquire ordering");
        }
        if mem.is_atomic() {
            self.check_atomic_type(ty_tok, ty, "store")?;
        }
        let args = [value, ptr];
        Ok((InstData::Store { args, mem }, Type::VOID))
    }

    /// Atomic accesses are of scalars whose size is a power of two bytes.
    fn check_atomic_type(&self, tok: Token, ty: Type, what: &str) -> Res<()> {
        let types = &self.r.module.ctx.types;
        let bits = DataLayout::new(types).bits(ty);
        let scalar = matches!(
            types.get(ty),
            TypeData::Int(_) | TypeData::Float(_) | TypeData::Ptr(_)
        );
        if !scalar {
            return self.r.c.fail_at(
                tok,
                format!(
                    "atomic {what} operand must have integer, pointer, or floating point type!"
                ),
            );
        }
        if bits < 8 || !bits.is_power_of_two() {
            return self.r.c.fail_at(
                tok,
                format!("atomic {what} operand must be power-of-two byte-sized"),
            );
        }
        Ok(())
    }

    pub(super) fn parse_atomic_rmw(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let flags = self.parse_volatile();
        let op_tok = self.r.c.tok;
        let word = self.r.c.word();
        let Some(op) = AtomicOp::from_keyword(word) else {
            if matches!(word, b"fmaximum" | b"fminimum") {
                let shown = shown_text(word);
                return self
                    .r
                    .c
                    .fail(format!("atomicrmw operation '{shown}' is not supported"));
            }
            return self.r.c.fail("expected binary operation in atomicrmw");
        };
        self.r.c.bump();
        let ptr = self.parse_pointer("atomicrmw operand must be a pointer")?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after atomicrmw address")?;
        let tok = self.r.c.tok;
        let (ty, value) = self.parse_typed_value()?;
        let order_tok = self.r.c.tok;
        let scope = self.parse_scope()?;
        let ordering = self.parse_ordering()?;
        if ordering == Ordering::Unordered {
            return self.r.c.fail_at(order_tok, "atomicrmw cannot be unordered");
        }
        self.check_rmw_type(tok, self.r.c.slice(op_tok), op, ty)?;
        let align_log2 = self.parse_atomic_align(ty)?;
        let mem = MemAccess {
            align_log2,
            ordering,
            scope,
            flags,
            alias: AliasTag::NONE,
        };
        let args = [ptr, value];
        Ok((InstData::AtomicRmw { op, args, mem }, ty))
    }

    /// `, align n`; the size of the value if it is not written.
    fn parse_atomic_align(&mut self, ty: Type) -> Res<u8> {
        if self.r.c.accept_operand_comma() {
            if self.r.c.word() != b"align" {
                return self.r.c.fail("expected metadata or 'align'");
            }
            return self.parse_align();
        }
        let layout = DataLayout::new(&self.r.module.ctx.types);
        let size = layout.store_size(ty).max(1).next_power_of_two();
        Ok(size.trailing_zeros() as u8)
    }

    fn check_rmw_type(&self, tok: Token, word: &[u8], op: AtomicOp, ty: Type) -> Res<()> {
        let types = &self.r.module.ctx.types;
        let shown = shown_text(word);
        match op {
            AtomicOp::Xchg => self.check_atomic_type(tok, ty, "xchg"),
            _ if op.is_float() => {
                if types.is_float_or_vector(ty) {
                    return Ok(());
                }
                self.r.c.fail_at(
                    tok,
                    format!("atomicrmw {shown} operand must be a floating point type"),
                )
            }
            _ if types.int_bits(ty).is_none() => self
                .r
                .c
                .fail_at(tok, format!("atomicrmw {shown} operand must be an integer")),
            _ => self.check_atomic_type(tok, ty, &shown),
        }
    }

    pub(super) fn parse_cmpxchg(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let weak = self.r.c.accept_word(b"weak");
        let flags = self.parse_volatile();
        let ptr = self.parse_pointer("cmpxchg operand must be a pointer")?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after cmpxchg address")?;
        let tok = self.r.c.tok;
        let (ty, expected) = self.parse_typed_value()?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' after cmpxchg cmp operand")?;
        let new_tok = self.r.c.tok;
        let (new_ty, new) = self.parse_typed_value()?;
        if new_ty != ty {
            return self
                .r
                .c
                .fail_at(new_tok, "compare value and new value type do not match");
        }
        let types = &self.r.module.ctx.types;
        if types.int_bits(ty).is_none() && !ty.is_ptr() {
            return self
                .r
                .c
                .fail_at(tok, "cmpxchg operand must be an integer or a pointer");
        }
        self.check_atomic_type(tok, ty, "cmpxchg")?;
        let order_tok = self.r.c.tok;
        let scope = self.parse_scope()?;
        let ordering = self.parse_ordering()?;
        let failure = self.parse_ordering()?;
        if ordering == Ordering::Unordered {
            return self
                .r
                .c
                .fail_at(order_tok, "invalid cmpxchg success ordering");
        }
        if matches!(
            failure,
            Ordering::Unordered | Ordering::Release | Ordering::AcqRel
        ) {
            return self
                .r
                .c
                .fail_at(order_tok, "invalid cmpxchg failure ordering");
        }
        let align_log2 = self.parse_atomic_align(ty)?;
        let mem = MemAccess {
            align_log2,
            ordering,
            scope,
            flags,
            alias: AliasTag::NONE,
        };
        let result = self.r.module.ctx.types.structure(&[ty, Type::I1]);
        let args = [ptr, expected, new];
        Ok((
            InstData::CmpXchg {
                args,
                mem,
                failure,
                weak,
            },
            result,
        ))
    }

    pub(super) fn parse_fence(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let tok = self.r.c.tok;
        let scope = self.parse_scope()?;
        let ordering = self.parse_ordering()?;
        match ordering {
            Ordering::Unordered => self.r.c.fail_at(tok, "fence cannot be unordered"),
            Ordering::Monotonic => self.r.c.fail_at(tok, "fence cannot be monotonic"),
            _ => {
                let spaces = FenceSpaces::All;
                let fence = InstData::Fence {
                    ordering,
                    scope,
                    spaces,
                };
                Ok((fence, Type::VOID))
            }
        }
    }

    pub(super) fn parse_gep(&mut self) -> Res<(InstData, Type)> {
        self.r.c.bump();
        let mut flags = GepFlags::empty();
        loop {
            flags |= match self.r.c.word() {
                b"inbounds" => GepFlags::INBOUNDS,
                b"nusw" => GepFlags::NUSW,
                b"nuw" => GepFlags::NUW,
                _ => break,
            };
            self.r.c.bump();
        }
        let source_tok = self.r.c.tok;
        let source = self.r.parse_sized_type()?;
        self.r
            .c
            .expect(Tok::Comma, "expected comma after getelementptr's type")?;
        let base_tok = self.r.c.tok;
        let (base_ty, base) = self.parse_typed_value()?;
        if !self.r.module.ctx.types.is_ptr_or_vector(base_ty) {
            return self
                .r
                .c
                .fail_at(base_tok, "base of getelementptr must be a pointer");
        }
        let mut args: SmallVec<[Value; 6]> = SmallVec::new();
        args.push(base);
        let mut lanes = self.r.module.ctx.types.vector_parts(base_ty).map(|p| p.1);
        let mut walked = Some(source);
        while self.r.c.accept_operand_comma() {
            let tok = self.r.c.tok;
            let (ty, index) = self.parse_typed_value()?;
            if !self.r.module.ctx.types.is_int_or_vector(ty) {
                return self
                    .r
                    .c
                    .fail_at(tok, "getelementptr index must be an integer");
            }
            if let Some((_, n)) = self.r.module.ctx.types.vector_parts(ty) {
                if lanes.is_some_and(|l| l != n) {
                    return self.r.c.fail_at(
                        tok,
                        "getelementptr vector index has a wrong number of elements",
                    );
                }
                lanes = Some(n);
            }
            if args.len() > 1 {
                walked = walked.and_then(|w| self.step_into(w, index));
            }
            args.push(index);
        }
        if walked.is_none() {
            return self
                .r
                .c
                .fail_at(source_tok, "invalid getelementptr indices");
        }
        let pointer = self.r.module.ctx.types.scalar(base_ty);
        let result = match lanes {
            Some(n) => self.r.module.ctx.types.vector(pointer, n),
            None => pointer,
        };
        let args = self.f.list(&args);
        Ok((
            InstData::Gep {
                flags,
                source,
                args,
            },
            result,
        ))
    }

    /// The type that an index of `getelementptr` leads to.
    fn step_into(&self, ty: Type, index: Value) -> Option<Type> {
        let types = &self.r.module.ctx.types;
        match types.get(ty) {
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => Some(*elem),
            TypeData::Struct { .. } => {
                let c = self.f.value_const(index)?;
                match *self.r.module.ctx.consts.get(c) {
                    ConstData::Int(Type::I32, n) => types.element(ty, u64::try_from(n).ok()?),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
