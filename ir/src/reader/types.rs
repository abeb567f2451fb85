//! Types.
//!
//! Typed pointers, which LLVM wrote until version 16, are read as `ptr`. What they point to is
//! noted for attributes such as `byval` that relied on it. Since a type may contain pointers to
//! itself, pointers in the definition of a named type are recognised first, and what they point to
//! is skipped there.

use super::Reader;
use super::cursor::{Res, shown_text};
use super::lexer::{Tok, Token};
use crate::layout::round_up;
use crate::memory::AddrSpace;
use crate::printer::type_name;
use crate::types::{MAX_INT_BITS, Type, TypeData};
use cranelift_entity::EntityRef;

/// A named type.
#[derive(Clone, Copy, Debug)]
pub(super) enum NamedType {
    /// Its definition begins here.
    Unread(u32),
    /// It is being read: a use now means that it contains itself.
    Reading,
    /// `opaque`
    Opaque,
    /// Read.
    Known(Type),
}

/// What bounds the work on a type: later stages walk types recursively.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TypeShape {
    /// Bytes from one to the next in an array.
    size: u64,
    /// ABI alignment in bytes.
    align: u64,
    /// Levels of arrays and structures.
    depth: u32,
    /// Types met when walking it, an array's element once.
    parts: u64,
}

/// Largest type in bytes: the whole address space of a device, with room to compute in 64 bits.
const MAX_SIZE: u64 = 1 << 47;
/// Deepest nesting of a type through names.
const MAX_DEPTH: u32 = 200;
/// Most scalars, arrays and structures within a type, an array's element counted once.
const MAX_PARTS: u64 = 1 << 20;
/// Longest vector.
const MAX_VECTOR: u64 = 1 << 16;

/// The type of a word, if it is a common one; `ptr` is generic.
#[inline]
fn common_type(word: &[u8]) -> Option<Type> {
    Some(match word {
        b"ptr" => Type::ptr(AddrSpace::Generic),
        b"i32" => Type::I32,
        b"i64" => Type::I64,
        b"i16" => Type::I16,
        b"i8" => Type::I8,
        b"i1" => Type::I1,
        b"float" => Type::F32,
        b"void" => Type::VOID,
        b"half" => Type::F16,
        b"double" => Type::F64,
        _ => return None,
    })
}

impl<'s> Reader<'s> {
    /// Reads the named types, used or not.
    pub(super) fn read_named_types(&mut self) -> Res<()> {
        for name in std::mem::take(&mut self.type_order) {
            if let Some(&NamedType::Unread(start)) = self.named_types.get(&name) {
                self.read_definition(&name, start)?;
            }
        }
        Ok(())
    }

    /// Reads the definition of a named type, which begins at `start`.
    fn read_definition(&mut self, name: &[u8], start: u32) -> Res<NamedType> {
        self.set_named(name, NamedType::Reading);
        self.c.push_nesting("types are")?;
        self.defining += 1;
        let mark = self.c.mark();
        self.c.seek(start);
        let known = if self.c.accept_word(b"opaque") {
            NamedType::Opaque
        } else {
            NamedType::Known(self.parse_type()?)
        };
        self.c.reset(mark);
        self.c.pop_nesting();
        self.defining -= 1;
        self.set_named(name, known);
        Ok(known)
    }

    fn set_named(&mut self, name: &[u8], to: NamedType) {
        if let Some(entry) = self.named_types.get_mut(name) {
            *entry = to;
        }
    }

    /// The type of a name.
    fn named_type(&mut self, tok: Token) -> Res<Type> {
        let name = self.c.name(tok);
        let shown = || shown_text(&name);
        let Some(state) = self.meaning_of_type(&name)? else {
            return self
                .c
                .fail_at(tok, format!("use of undefined type named '{}'", shown()));
        };
        match state {
            NamedType::Known(ty) => Ok(ty),
            // As good as any: nothing but a pointer is made of it.
            NamedType::Opaque if self.at_pointer() => Ok(Type::I8),
            NamedType::Opaque => self
                .c
                .fail_at(tok, format!("opaque type '%{}' has no size", shown())),
            NamedType::Unread(_) | NamedType::Reading => self.c.fail_at(
                tok,
                format!("identified structure type '{}' is recursive", shown()),
            ),
        }
    }

    /// What a type name stands for, its definition read.
    fn meaning_of_type(&mut self, name: &[u8]) -> Res<Option<NamedType>> {
        Ok(match self.named_types.get(name) {
            Some(&NamedType::Unread(start)) => Some(self.read_definition(name, start)?),
            state => state.copied(),
        })
    }

    /// The type of a variable that another module has. It may be one that nothing is said of, as C
    /// has them (`extern struct s x;`): then the variable has no bytes that this module knows of.
    pub(super) fn parse_declared_type(&mut self) -> Res<Type> {
        let tok = self.c.tok;
        if matches!(tok.kind, Tok::Local | Tok::QuotedLocal | Tok::NumLocal) {
            let name = self.c.name(tok);
            if matches!(self.meaning_of_type(&name)?, Some(NamedType::Opaque)) {
                let mark = self.c.mark();
                self.c.bump();
                if !self.at_pointer() {
                    return Ok(self.module.ctx.types.array(Type::I8, 0));
                }
                self.c.reset(mark);
            }
        }
        self.parse_sized_type()
    }

    /// A type of values.
    pub(super) fn parse_type(&mut self) -> Res<Type> {
        let tok = self.c.tok;
        let ty = self.parse_any_type()?;
        self.require_value_type(tok, ty)?;
        Ok(ty)
    }

    fn require_value_type(&self, tok: Token, ty: Type) -> Res<()> {
        match self.module.ctx.types.get(ty) {
            TypeData::Void => self
                .c
                .fail_at(tok, "void type only allowed for function results"),
            TypeData::Func { .. } => self
                .c
                .fail_at(tok, "function type is not the type of a value"),
            _ => Ok(()),
        }
    }

    /// A type that a function can give back.
    pub(super) fn parse_result_type(&mut self) -> Res<Type> {
        let tok = self.c.tok;
        let ty = self.parse_any_type()?;
        match self.module.ctx.types.get(ty) {
            TypeData::Func { .. } | TypeData::Label | TypeData::Metadata => {
                self.c.fail_at(tok, "invalid function return type")
            }
            _ => Ok(ty),
        }
    }

    /// A type that memory can hold: not void, label, metadata or function.
    pub(super) fn parse_sized_type(&mut self) -> Res<Type> {
        let tok = self.c.tok;
        let ty = self.parse_any_type()?;
        if self.module.ctx.types.is_first_class(ty) {
            return Ok(ty);
        }
        self.require_value_type(tok, ty)?;
        self.c.fail_at(tok, "expected a type with a size")
    }

    /// Any type; a function type if a parameter list follows, a pointer if a star does.
    #[inline(always)]
    pub(super) fn parse_any_type(&mut self) -> Res<Type> {
        // Most are one word, or a pointer with its address space.
        if self.defining == 0
            && let Some(mut ty) = common_type(self.c.word())
        {
            let first = self.c.bump();
            if ty.is_ptr() && self.c.tok.kind == Tok::Word {
                ty = Type::ptr(self.parse_optional_addrspace()?);
            }
            return match self.c.tok.kind {
                Tok::Star | Tok::Word | Tok::LParen => self.parse_type_suffix(first, ty),
                _ => {
                    self.pointee = None;
                    Ok(ty)
                }
            };
        }
        self.parse_other_type()
    }

    #[inline(never)]
    fn parse_other_type(&mut self) -> Res<Type> {
        if self.defining > 0
            && let Some(pointer) = self.skip_pointer()?
        {
            return Ok(pointer);
        }
        let first = self.c.tok;
        let ty = self.parse_plain_type()?;
        self.parse_type_suffix(first, ty)
    }

    /// What may follow a type, which begins with a token, to make another one of it.
    #[inline(never)]
    fn parse_type_suffix(&mut self, first: Token, mut ty: Type) -> Res<Type> {
        let mut pointee = None;
        loop {
            if self.at_pointer() {
                self.check_pointee(first, ty, pointee.is_some())?;
                pointee = Some(ty);
                ty = self.parse_star()?;
            } else if self.c.tok.kind == Tok::LParen {
                ty = self.parse_function_type(ty)?;
                pointee = None;
            } else {
                self.pointee = pointee;
                return Ok(ty);
            }
        }
    }

    /// Does what follows make a pointer of a type: `*` or `addrspace(n)*`?
    fn at_pointer(&self) -> bool {
        self.c.tok.kind == Tok::Star || self.c.word() == b"addrspace"
    }

    /// `*` or `addrspace(n)*`
    fn parse_star(&mut self) -> Res<Type> {
        let space = self.parse_optional_addrspace()?;
        self.c.expect(Tok::Star, "expected '*' in address space")?;
        Ok(Type::ptr(space))
    }

    /// Fails if there are no pointers to a type; `made` if the type is itself a pointer that a star
    /// made.
    fn check_pointee(&self, tok: Token, ty: Type, made: bool) -> Res<()> {
        let message = match ty {
            Type::VOID => "pointers to void are invalid - use i8* instead",
            Type::LABEL => "basic block pointers are invalid",
            Type::METADATA => "pointers to metadata are invalid",
            _ if ty.is_ptr() && !made => "ptr* is invalid - use ptr instead",
            _ => return Ok(()),
        };
        self.c.fail_at(tok, message)
    }

    /// Takes a type that is a typed pointer without looking at what it points to; stays in place if
    /// it is none.
    fn skip_pointer(&mut self) -> Res<Option<Type>> {
        let mark = self.c.mark();
        let mut pointer = None;
        if self.skip_plain_type()? {
            loop {
                if self.at_pointer() {
                    // `ptr addrspace(1)` has no star.
                    let space = self.parse_optional_addrspace()?;
                    pointer = self.c.accept(Tok::Star).then(|| Type::ptr(space));
                    if pointer.is_none() {
                        break;
                    }
                } else if self.c.tok.kind == Tok::LParen {
                    self.c.skip_balanced()?;
                    pointer = None;
                } else {
                    break;
                }
            }
        }
        if pointer.is_none() {
            self.c.reset(mark);
        }
        Ok(pointer)
    }

    /// Skips a type up to what may make a pointer of it; false if none is next. Names must be those
    /// of types.
    fn skip_plain_type(&mut self) -> Res<bool> {
        let mut depth = 0u32;
        loop {
            let tok = self.c.tok;
            match tok.kind {
                Tok::LBracket | Tok::LBrace | Tok::Less | Tok::LParen => depth += 1,
                Tok::RBracket | Tok::RBrace | Tok::Greater | Tok::RParen if depth > 0 => depth -= 1,
                Tok::Local | Tok::QuotedLocal | Tok::NumLocal => {
                    if !self.named_types.contains_key(&self.c.name(tok)) {
                        return Ok(false);
                    }
                }
                Tok::Word | Tok::Str => {}
                Tok::Int | Tok::Comma | Tok::Star | Tok::Ellipsis if depth > 0 => {}
                _ => return Ok(false),
            }
            self.c.bump();
            if depth == 0 {
                return Ok(true);
            }
        }
    }

    fn parse_plain_type(&mut self) -> Res<Type> {
        let tok = self.c.tok;
        match tok.kind {
            Tok::Word => self.parse_word_type(tok),
            Tok::Local | Tok::QuotedLocal | Tok::NumLocal => {
                self.c.bump();
                self.named_type(tok)
            }
            Tok::LBracket => {
                self.c.push_nesting("types are")?;
                let ty = self.parse_array_type()?;
                self.c.pop_nesting();
                Ok(ty)
            }
            Tok::LBrace | Tok::Less => {
                self.c.push_nesting("types are")?;
                let ty = self.parse_braced_type()?;
                self.c.pop_nesting();
                Ok(ty)
            }
            _ => self.c.fail("expected type"),
        }
    }

    fn parse_word_type(&mut self, tok: Token) -> Res<Type> {
        let word = self.c.slice(tok);
        if let Some(ty) = common_type(word) {
            self.c.bump();
            return match ty.is_ptr() {
                true => Ok(Type::ptr(self.parse_optional_addrspace()?)),
                false => Ok(ty),
            };
        }
        let ty = match word {
            b"label" => Type::LABEL,
            b"metadata" => Type::METADATA,
            b"bfloat" => Type::BF16,
            [b'i', digits @ ..] if digits.first().is_some_and(u8::is_ascii_digit) => {
                self.int_type(tok, digits)?
            }
            b"fp128" | b"x86_fp80" | b"ppc_fp128" | b"x86_amx" | b"x86_mmx" | b"token"
            | b"target" => {
                let shown = shown_text(word);
                return self.c.fail(format!("type '{shown}' is not supported"));
            }
            _ => return self.c.fail("expected type"),
        };
        self.c.bump();
        Ok(ty)
    }

    fn int_type(&mut self, tok: Token, digits: &[u8]) -> Res<Type> {
        if !digits.iter().all(u8::is_ascii_digit) {
            return self.c.fail("expected type");
        }
        match super::cursor::parse_decimal(digits) {
            Some(0) => self
                .c
                .fail_at(tok, "bitwidth for integer type out of range"),
            Some(bits) if bits <= u64::from(MAX_INT_BITS) => {
                Ok(self.module.ctx.types.int(bits as u16))
            }
            _ => {
                let shown = shown_text(&digits[..digits.len().min(12)]);
                self.c.fail_at(
                    tok,
                    format!("integer type 'i{shown}' is wider than {MAX_INT_BITS} bits"),
                )
            }
        }
    }

    /// `addrspace(n)` if it is there; the generic space otherwise.
    pub(super) fn parse_optional_addrspace(&mut self) -> Res<AddrSpace> {
        // As it is mostly written.
        let word = b"addrspace";
        let space = self.c.accept_word_with_digit(word, AddrSpace::from_number);
        if let Some(space) = space {
            return Ok(space);
        }
        if !self.c.accept_word(b"addrspace") {
            return Ok(AddrSpace::Generic);
        }
        self.c
            .expect(Tok::LParen, "expected '(' in address space")?;
        let tok = self.c.tok;
        let space = if tok.kind == Tok::Str {
            self.c.bump();
            // Names that the data layout gives: alloca, globals and program.
            match &*self.c.name(tok) {
                b"A" => Some(AddrSpace::Private),
                b"G" => Some(AddrSpace::Global),
                b"P" => Some(AddrSpace::Generic),
                _ => None,
            }
        } else {
            AddrSpace::from_number(self.c.expect_u32("expected integer or string constant")?)
        };
        let Some(space) = space else {
            let shown = shown_text(self.c.slice(tok));
            return self
                .c
                .fail_at(tok, format!("address space {shown} does not exist"));
        };
        self.c
            .expect(Tok::RParen, "expected ')' in address space")?;
        Ok(space)
    }

    fn parse_array_type(&mut self) -> Res<Type> {
        self.c.bump();
        let tok = self.c.tok;
        let len = self.c.expect_u64("expected number in array type")?;
        self.c
            .expect_word(b"x", "expected 'x' after element count")?;
        let elem = self.parse_element_type("invalid array element type")?;
        self.c
            .expect(Tok::RBracket, "expected end of sequential type")?;
        let ty = self.module.ctx.types.array(elem, len);
        self.check_shape(ty, tok)?;
        Ok(ty)
    }

    fn parse_element_type(&mut self, message: &'static str) -> Res<Type> {
        let tok = self.c.tok;
        let ty = self.parse_any_type()?;
        if self.module.ctx.types.is_first_class(ty) {
            Ok(ty)
        } else {
            self.c.fail_at(tok, message)
        }
    }

    /// A structure, a packed structure or a vector.
    fn parse_braced_type(&mut self) -> Res<Type> {
        let open = self.c.bump();
        if open.kind == Tok::LBrace {
            return self.parse_struct_type(open, false);
        }
        if self.c.tok.kind == Tok::LBrace {
            self.c.bump();
            let ty = self.parse_struct_type(open, true)?;
            self.c
                .expect(Tok::Greater, "expected '>' at end of packed struct")?;
            return Ok(ty);
        }
        if self.c.word() == b"vscale" {
            return self.c.fail("scalable vectors are not supported");
        }
        self.parse_vector_type()
    }

    fn parse_vector_type(&mut self) -> Res<Type> {
        let tok = self.c.tok;
        let len = self.c.expect_u64("expected number in vector type")?;
        self.c
            .expect_word(b"x", "expected 'x' after element count")?;
        let elem_tok = self.c.tok;
        let elem = self.parse_element_type("invalid vector element type")?;
        if !matches!(
            self.module.ctx.types.get(elem),
            TypeData::Int(_) | TypeData::Float(_) | TypeData::Ptr(_)
        ) {
            return self.c.fail_at(elem_tok, "invalid vector element type");
        }
        self.c
            .expect(Tok::Greater, "expected end of sequential type")?;
        match len {
            0 => self.c.fail_at(tok, "zero element vector is illegal"),
            1..=MAX_VECTOR => {
                let ty = self.module.ctx.types.vector(elem, len as u32);
                self.check_shape(ty, tok)?;
                Ok(ty)
            }
            _ => self.c.fail_at(
                tok,
                format!("vector of more than {MAX_VECTOR} elements is not supported"),
            ),
        }
    }

    /// After the opening brace, to after the closing one.
    fn parse_struct_type(&mut self, open: Token, packed: bool) -> Res<Type> {
        let mut fields: smallvec::SmallVec<[Type; 8]> = smallvec::SmallVec::new();
        if !self.c.accept(Tok::RBrace) {
            loop {
                fields.push(self.parse_element_type("invalid element type for struct")?);
                if !self.c.accept(Tok::Comma) {
                    break;
                }
            }
            self.c
                .expect(Tok::RBrace, "expected '}' at end of struct")?;
        }
        let types = &mut self.module.ctx.types;
        let ty = match packed {
            true => types.packed_structure(&fields),
            false => types.structure(&fields),
        };
        self.check_shape(ty, open)?;
        Ok(ty)
    }

    /// The parameter list of a function type whose result is read.
    fn parse_function_type(&mut self, ret: Type) -> Res<Type> {
        self.c.push_nesting("types are")?;
        let open = self.c.bump();
        if matches!(
            self.module.ctx.types.get(ret),
            TypeData::Func { .. } | TypeData::Label | TypeData::Metadata
        ) {
            return self.c.fail_at(open, "invalid function return type");
        }
        let mut params = Vec::new();
        let mut vararg = false;
        while self.c.tok.kind != Tok::RParen {
            if self.c.accept(Tok::Ellipsis) {
                vararg = true;
                break;
            }
            let tok = self.c.tok;
            let ty = self.parse_type()?;
            if ty == Type::LABEL {
                return self.c.fail_at(tok, "invalid type for function argument");
            }
            params.push(ty);
            if !self.c.accept(Tok::Comma) {
                break;
            }
        }
        self.c
            .expect(Tok::RParen, "expected ')' at end of argument list")?;
        self.c.pop_nesting();
        Ok(self.module.ctx.types.intern(TypeData::Func {
            ret,
            params: params.into(),
            vararg,
        }))
    }

    /// Bounds size, depth and number of parts of a new type.
    fn check_shape(&mut self, ty: Type, tok: Token) -> Res<()> {
        let index = ty.index();
        if self.shapes.get(index).is_some_and(|s| s.parts != 0) {
            return Ok(());
        }
        let shape = self.compute_shape(ty);
        if shape.size > MAX_SIZE {
            return self.c.fail_at(tok, "type is too large");
        }
        if shape.depth > MAX_DEPTH {
            return self.c.fail_at(tok, "types are nested too deeply");
        }
        if shape.parts > MAX_PARTS {
            return self.c.fail_at(tok, "type has too many parts");
        }
        if self.shapes.len() <= index {
            self.shapes.resize(index + 1, TypeShape::default());
        }
        self.shapes[index] = shape;
        Ok(())
    }

    /// The shape of a type whose parts have theirs.
    fn compute_shape(&self, ty: Type) -> TypeShape {
        match self.module.ctx.types.get(ty) {
            TypeData::Array { elem, len } => {
                let e = self.shape(*elem);
                TypeShape {
                    size: e.size.saturating_mul(*len),
                    depth: e.depth + 1,
                    parts: e.parts + 1,
                    ..e
                }
            }
            TypeData::Struct { fields, packed } => {
                let mut s = TypeShape {
                    align: 1,
                    parts: 1,
                    ..TypeShape::default()
                };
                for &field in fields {
                    let f = self.shape(field);
                    let align = if *packed { 1 } else { f.align };
                    s.align = s.align.max(align);
                    s.size = round_up(s.size, align).saturating_add(f.size);
                    s.depth = s.depth.max(f.depth);
                    s.parts = s.parts.saturating_add(f.parts);
                }
                s.size = round_up(s.size, s.align);
                s.depth += 1;
                s
            }
            _ => {
                let layout = crate::DataLayout::new(&self.module.ctx.types);
                TypeShape {
                    size: layout.alloc_size(ty),
                    align: layout.align(ty),
                    depth: 0,
                    parts: 1,
                }
            }
        }
    }

    fn shape(&self, ty: Type) -> TypeShape {
        match self.shapes.get(ty.index()) {
            Some(s) if s.parts != 0 => *s,
            _ => self.compute_shape(ty),
        }
    }

    /// A type as text.
    pub(super) fn type_name(&self, ty: Type) -> String {
        type_name(&self.module.ctx.types, ty)
    }
}
