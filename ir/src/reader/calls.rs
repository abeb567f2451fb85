//! Calls of functions, of pointers and of intrinsics.

use super::asm_targets;
use super::attributes::ReadAttrs;
use super::body::{Body, Parsed};
use super::cursor::{Res, shown_text};
use super::index::Global;
use super::lexer::{Tok, Token};
use super::upgrade::{self, Upgrade, Words};
use crate::asm::{AsmRef, InlineAsm};
use crate::constant::ConstData;
use crate::entities::{FuncRef, GlobalRef, SigRef, Value};
use crate::function::{Param, ParamAttrs};
use crate::inst::{ArithFlags, CallConv, InstData};
use crate::intrinsic::Intrinsic;
use crate::memory::AddrSpace;
use crate::module::{CallSignature, FnAttrs, FnFlags};
use crate::types::{Type, TypeData};
use smallvec::SmallVec;
use std::borrow::Cow;

/// What is called.
#[derive(Clone, Copy)]
enum Callee {
    Function(FuncRef),
    Intrinsic(Intrinsic),
    /// A pointer; its value is read when the arguments are known to be values.
    Pointer(Value),
    /// An intrinsic that is another instruction here.
    Upgrade(Upgrade),
    /// A hint or token that is not kept.
    Dropped,
    /// Inline assembly.
    Asm(AsmRef),
}

/// What stands before the callee.
pub(super) struct CallHead {
    pub flags: ArithFlags,
    conv: CallConv,
    /// Address space of the callee.
    space: AddrSpace,
    pub ret: Type,
    /// The whole function type, where it is written.
    signature: Option<Type>,
    /// The result is a token.
    token: bool,
    ret_attrs: ReadAttrs,
}

/// The arguments of a call.
#[derive(Default)]
pub(super) struct Args<'s> {
    pub values: SmallVec<[Value; 8]>,
    pub types: SmallVec<[Type; 8]>,
    /// Attributes at the call.
    pub attrs: SmallVec<[ParamAttrs; 8]>,
    places: SmallVec<[Option<Token>; 8]>,
    /// `align` of the first two, in bytes.
    aligns: [u32; 2],
    /// Operands that are strings of metadata.
    pub metadata: SmallVec<[(Token, Cow<'s, [u8]>); 2]>,
}

impl Args<'_> {
    /// Appends an argument.
    pub fn push(&mut self, value: Value, ty: Type, attrs: ParamAttrs, place: Token) {
        self.values.push(value);
        self.types.push(ty);
        self.attrs.push(attrs);
        self.places.push(Some(place));
    }

    /// The alignments that the first two state, as powers of two.
    pub fn log2_aligns(&self) -> [u8; 2] {
        self.aligns.map(|align| align.max(1).trailing_zeros() as u8)
    }

    /// The alignment in bytes that the first or second one states, or 0.
    pub fn stated_align(&self, place: usize) -> u32 {
        self.aligns.get(place).copied().unwrap_or(0)
    }

    /// Keeps the first ones.
    pub fn truncate(&mut self, count: usize) {
        self.values.truncate(count);
        self.types.truncate(count);
        self.attrs.truncate(count);
        self.places.truncate(count);
    }
}

impl<'r, 's> Body<'r, 's> {
    pub(super) fn parse_call(&mut self) -> Res<Parsed> {
        let kind = match self.r.c.word() {
            b"musttail" => ArithFlags::MUST_TAIL,
            _ => ArithFlags::empty(),
        };
        if matches!(self.r.c.word(), b"musttail" | b"tail" | b"notail") {
            self.r.c.bump();
        }
        self.r.c.expect_word(
            b"call",
            "expected 'tail call', 'musttail call', or 'notail call'",
        )?;
        self.parse_call_behind_keyword(kind)
    }

    /// The same from the calling convention on; `kind` says whether it must be a tail call.
    pub(super) fn parse_call_behind_keyword(&mut self, kind: ArithFlags) -> Res<Parsed> {
        let head = self.parse_call_head()?;
        let callee_tok = self.r.c.tok;
        let callee = self.parse_callee(&head)?;
        if self.r.c.tok.kind != Tok::LParen {
            return self.r.c.fail("expected '(' in call");
        }
        if let Callee::Dropped = callee {
            self.r.c.skip_balanced()?;
            self.parse_call_suffix(callee)?;
            return Ok(if head.ret == Type::VOID && !head.token {
                Parsed::Nothing
            } else {
                Parsed::Token
            });
        }
        let mut args = Args::default();
        self.parse_args(callee, &mut args)?;
        let suffix = kind | self.parse_call_suffix(callee)?;
        self.notes.range = head.ret_attrs.range;
        self.check_written_signature(&head, callee_tok, &args)?;
        if let Some(fixed) = self.fixed_arguments(&head, callee) {
            self.pack_arguments(&mut args, fixed, callee_tok);
        }
        self.finish_call(&head, callee_tok, callee, &args, suffix)
    }

    fn parse_call_head(&mut self) -> Res<CallHead> {
        let flags = self.parse_flags(ArithFlags::FAST);
        let conv = self.r.parse_call_conv()?;
        let ret_attrs = self.r.parse_param_attrs()?;
        let space_tok = self.r.c.tok;
        let space = self.r.parse_optional_addrspace()?;
        // Clang keeps pointers to virtual functions in the address space of global variables; the
        // address is the same.
        if !matches!(
            space,
            AddrSpace::Generic | AddrSpace::Global | AddrSpace::Constant
        ) {
            return self
                .r
                .c
                .fail_at(space_tok, "functions cannot be in this address space");
        }
        let token = self.r.c.accept_word(b"token");
        let mut ret = Type::VOID;
        let mut signature = None;
        if !token {
            let tok = self.r.c.tok;
            ret = self.r.parse_any_type()?;
            if let TypeData::Func { ret: inner, .. } = self.r.module.ctx.types.get(ret) {
                signature = Some(ret);
                ret = *inner;
            }
            if matches!(ret, Type::LABEL | Type::METADATA) {
                return self.r.c.fail_at(tok, "invalid function return type");
            }
        }
        Ok(CallHead {
            flags,
            conv,
            space,
            ret,
            signature,
            token,
            ret_attrs,
        })
    }

    fn parse_callee(&mut self, head: &CallHead) -> Res<Callee> {
        let tok = self.r.c.tok;
        let callee = match tok.kind {
            Tok::Global | Tok::QuotedGlobal | Tok::NumGlobal => {
                self.r.c.bump();
                self.global_callee(tok)?
            }
            Tok::Word if self.r.c.word() == b"asm" => {
                self.r.c.bump();
                Callee::Asm(self.parse_asm()?)
            }
            _ => Callee::Pointer(self.parse_value(Type::ptr(head.space))?),
        };
        if head.token && !matches!(callee, Callee::Dropped) {
            return self.r.c.fail_at(tok, "type 'token' is not supported");
        }
        Ok(callee)
    }

    /// `asm [sideeffect] [alignstack] [inteldialect] [unwind] "text", "constraints"`, behind `asm`.
    fn parse_asm(&mut self) -> Res<AsmRef> {
        while self.r.c.tok.kind == Tok::Word {
            match self.r.c.word() {
                // All is kept where it is, and nothing of the stack depends on it.
                b"sideeffect" | b"alignstack" | b"unwind" => {}
                b"inteldialect" => return self.r.c.fail("'inteldialect' is not supported"),
                _ => return self.r.c.fail("expected string constant"),
            }
            self.r.c.bump();
        }
        let template = self.r.c.expect_string("expected string constant")?;
        self.r
            .c
            .expect(Tok::Comma, "expected ',' in inline assembly")?;
        let tok = self.r.c.tok;
        let mut constraints = self.r.c.expect_string("expected constraint string")?;
        let mut template = template;
        if self.notes.targets.is_some() {
            let (text, list, count) = match asm_targets::with_targets(&template, &constraints) {
                Ok(changed) => changed,
                Err(message) => return self.r.c.fail_at(tok, message),
            };
            (template, constraints) = (text, list);
            self.notes.targets = Some(count);
        }
        match InlineAsm::new(template, constraints) {
            Ok(asm) => match asm.pieces() {
                Ok(_) => Ok(self.r.module.ctx.asms.push(asm)),
                Err(message) => self.r.c.fail_at(tok, message),
            },
            Err(e) => {
                let message = format!("invalid constraint in inline assembly: {}", e.message);
                self.r.c.fail_at(tok, message)
            }
        }
    }

    fn global_callee(&mut self, tok: Token) -> Res<Callee> {
        let key = self.r.global_key(tok)?;
        let global = self.r.globals.get(&key).copied();
        let shown = || shown_text(&key);
        if key.starts_with(b"llvm.") {
            if key.starts_with(b"llvm.experimental.convergence.") {
                return Ok(Callee::Dropped);
            }
            let known = match global {
                Some(Global::Intrinsic(id)) => Some(id),
                // Intrinsics need no declaration since LLVM 20.
                None => std::str::from_utf8(&key).ok().and_then(Intrinsic::lookup),
                _ => None,
            };
            return match known {
                Some(id) if is_dropped(id) => Ok(Callee::Dropped),
                Some(id) => {
                    if global.is_none() {
                        self.r.globals.insert(key.clone(), Global::Intrinsic(id));
                    }
                    Ok(Callee::Intrinsic(id))
                }
                None => {
                    let other = std::str::from_utf8(&key).ok().and_then(upgrade::lookup);
                    if let Some(upgrade) = other {
                        return Ok(Callee::Upgrade(upgrade));
                    }
                    let message = format!("intrinsic '@{}' is not supported", shown());
                    let name = std::str::from_utf8(&key).unwrap_or_default();
                    match crate::intrinsic::reason(name) {
                        Some(why) => self.r.c.fail_with_hint(tok, message, why),
                        None => self.r.c.fail_at(tok, message),
                    }
                }
            };
        }
        match self.r.global_ref(tok)? {
            GlobalRef::Func(func) => Ok(Callee::Function(func)),
            GlobalRef::Var(_) => self
                .r
                .c
                .fail_at(tok, format!("'@{}' is not a function", shown())),
        }
    }

    fn parse_args(&mut self, callee: Callee, args: &mut Args<'s>) -> Res<()> {
        self.r.c.bump();
        while self.r.c.tok.kind != Tok::RParen {
            let tok = self.r.c.tok;
            if self.r.c.word() == b"metadata" {
                let words = match callee {
                    Callee::Upgrade(upgrade) => upgrade.words(),
                    _ => None,
                };
                match words {
                    Some(words) => args.metadata.push(self.parse_metadata_words(words)?),
                    None => return self.r.c.fail("metadata arguments are not supported"),
                }
                if !self.r.c.accept(Tok::Comma) {
                    break;
                }
                continue;
            }
            if tok.kind == Tok::Ellipsis {
                return self.r.c.fail("expected type");
            }
            let ty = self.r.parse_sized_type()?;
            let attrs = self.r.parse_arg_attrs()?;
            if let Some(align) = args.aligns.get_mut(args.values.len()) {
                *align = attrs.align;
            }
            let value = self.parse_value(ty)?;
            args.push(value, ty, attrs, tok);
            if !self.r.c.accept(Tok::Comma) {
                break;
            }
        }
        self.r
            .c
            .expect(Tok::RParen, "expected ')' at end of argument list")?;
        Ok(())
    }

    /// `metadata !"text"`, or `metadata !0` for a node with one text.
    fn parse_metadata_words(&mut self, words: Words) -> Res<(Token, Cow<'s, [u8]>)> {
        self.r.c.bump();
        if words == Words::Node {
            let tok = self.r.c.tok;
            let node = self.r.parse_node_place()?;
            let texts = self.r.text_node(node)?;
            let mut texts = texts.iter();
            return match (texts.next(), texts.next()) {
                (Some(text), None) => Ok((tok, Cow::Owned(text.as_bytes().to_vec()))),
                _ => self.r.c.fail_at(tok, "expected a node of one string"),
            };
        }
        self.r.c.expect(Tok::Bang, "expected metadata string")?;
        let tok = self.r.c.expect(Tok::Str, "expected metadata string")?;
        Ok((tok, self.r.c.name(tok)))
    }

    /// Attributes and operand bundles after the arguments; gives the flags that they set.
    fn parse_call_suffix(&mut self, callee: Callee) -> Res<ArithFlags> {
        let mut attrs = FnAttrs::default();
        loop {
            match self.r.c.tok.kind {
                Tok::Group => {
                    let tok = self.r.c.bump();
                    let number = self.r.c.number_of(tok)?;
                    if let Some(group) = self.r.groups.get(&number) {
                        attrs.flags |= group.flags;
                    }
                }
                Tok::Word | Tok::Str => {
                    if !self.r.parse_fn_attr(&mut attrs)? {
                        break;
                    }
                }
                _ => break,
            }
        }
        if self.r.c.tok.kind == Tok::LBracket {
            self.skip_bundles(callee)?;
        }
        Ok(if attrs.flags.contains(FnFlags::CONVERGENT) {
            ArithFlags::CONVERGENT
        } else {
            ArithFlags::empty()
        })
    }

    /// `[ "tag"(…), … ]`: what an assumption says, tokens of convergence, and what does nothing but
    /// name a variable that the kernel uses (`amdgpu-lower-module-lds`) may be left out.
    fn skip_bundles(&mut self, callee: Callee) -> Res<()> {
        self.r.c.bump();
        while !self.r.c.accept(Tok::RBracket) {
            let tok = self.r.c.tok;
            let tag = self
                .r
                .c
                .expect_string("expected string or ']' in operand bundle")?;
            let of = |id| matches!(callee, Callee::Intrinsic(own) if own == id);
            let named = tag == "ExplicitUse" && of(Intrinsic::DoNothing);
            if tag != "convergencectrl" && !of(Intrinsic::Assume) && !named {
                return self.r.c.fail_at(
                    tok,
                    format!(
                        "operand bundle '{}' is not supported",
                        shown_text(tag.as_bytes())
                    ),
                );
            }
            if self.r.c.tok.kind != Tok::LParen {
                return self.r.c.fail("expected '(' in operand bundle");
            }
            self.r.c.skip_balanced()?;
            self.r.c.accept(Tok::Comma);
        }
        Ok(())
    }

    /// Where the function type is written, the arguments must be as it says.
    fn check_written_signature(&self, head: &CallHead, tok: Token, args: &Args<'s>) -> Res<()> {
        let Some(signature) = head.signature else {
            return Ok(());
        };
        match self.r.module.ctx.types.get(signature) {
            TypeData::Func { params, vararg, .. } => self.check_args(tok, args, params, *vararg),
            _ => Ok(()),
        }
    }

    fn check_args(&self, tok: Token, args: &Args<'s>, params: &[Type], vararg: bool) -> Res<()> {
        for (i, &param) in params.iter().enumerate() {
            match args.types.get(i) {
                Some(&ty) if ty == param => {}
                Some(_) => {
                    let shown = self.r.type_name(param);
                    let place = args.places[i].unwrap_or(tok);
                    return self
                        .r
                        .c
                        .fail_at(place, format!("argument is not of expected type '{shown}'"));
                }
                None => {
                    return self
                        .r
                        .c
                        .fail_at(tok, "not enough parameters specified for call");
                }
            }
        }
        if args.types.len() > params.len() && !vararg {
            return self.r.c.fail_at(tok, "too many arguments specified");
        }
        Ok(())
    }

    fn finish_call(
        &mut self,
        head: &CallHead,
        tok: Token,
        callee: Callee,
        args: &Args<'s>,
        suffix: ArithFlags,
    ) -> Res<Parsed> {
        let flags = head.flags | suffix;
        let data = match callee {
            Callee::Intrinsic(id) => return self.finish_intrinsic(id, head, args),
            Callee::Asm(asm) => {
                return Ok(Parsed::Inst(self.asm_call(asm, &args.values), head.ret));
            }
            Callee::Upgrade(upgrade) => return self.finish_upgrade(upgrade, head, tok, args),
            Callee::Function(func) if self.is_as_declared(func, head, args) => {
                self.check_callee(func, head, tok)?;
                let args = self.f.list(&args.values);
                InstData::Call {
                    callee: func,
                    flags,
                    args,
                }
            }
            Callee::Function(_) | Callee::Pointer(_) => {
                let pointer = self.called_address(callee, head, tok)?;
                let sig = self.call_signature(head, args);
                let mut values = args.values.clone();
                values.insert(0, pointer);
                let args = self.f.list(&values);
                InstData::CallIndirect { sig, flags, args }
            }
            Callee::Dropped => return Ok(Parsed::Nothing),
        };
        Ok(Parsed::Inst(data, head.ret))
    }

    /// Number of arguments that are not variable, of a call that may have variable ones which are
    /// to be packed.
    fn fixed_arguments(&self, head: &CallHead, callee: Callee) -> Option<usize> {
        let callee = match callee {
            Callee::Function(func) => Some(GlobalRef::Func(func)),
            Callee::Pointer(_) => None,
            Callee::Intrinsic(_) | Callee::Upgrade(_) | Callee::Asm(_) | Callee::Dropped => {
                return None;
            }
        };
        match self.r.module.ctx.types.get(head.signature?) {
            TypeData::Func { params, vararg, .. } if *vararg && !self.keeps_variadic(callee) => {
                Some(params.len())
            }
            _ => None,
        }
    }

    /// How an indirect call passes its arguments.
    fn call_signature(&mut self, head: &CallHead, args: &Args) -> SigRef {
        let params = args.types.iter().zip(&args.attrs);
        let params = params.map(|(&ty, &attrs)| Param {
            ty,
            attrs: attrs.passing(),
        });
        let signature = CallSignature {
            ret: head.ret,
            ret_attrs: head.ret_attrs.attrs.passing(),
            params: params.collect(),
        };
        self.r.module.ctx.signature(signature)
    }

    /// Does a direct call pass and take what the function is declared with?
    fn is_as_declared(&self, func: FuncRef, head: &CallHead, args: &Args<'s>) -> bool {
        let f = &self.r.module.functions[func];
        let params = f.params.iter().map(|p| p.ty);
        let same = match f.vararg {
            true => args.types.len() >= f.params.len(),
            false => args.types.len() == f.params.len(),
        };
        f.ret == head.ret && same && params.zip(&args.types).all(|(p, &a)| p == a)
    }

    /// What a call through an address calls. A function that is called with other arguments than it
    /// has, as C without prototypes may do, is one: then its arguments are where this call's own
    /// signature puts them, as for LLVM.
    fn called_address(&mut self, callee: Callee, head: &CallHead, tok: Token) -> Res<Value> {
        match callee {
            Callee::Pointer(pointer) => Ok(pointer),
            Callee::Function(func) => {
                self.check_callee(func, head, tok)?;
                let address = self.r.address_of(GlobalRef::Func(func), 0);
                let ty = self.r.module.ctx.consts.ty(address);
                Ok(self.f.const_value(address, ty))
            }
            _ => self.r.c.fail_at(tok, "expected a function to call"),
        }
    }

    /// A kernel is called as one, and nothing else is.
    fn check_callee(&self, func: FuncRef, head: &CallHead, tok: Token) -> Res<()> {
        let f = &self.r.module.functions[func];
        if f.call_conv.is_kernel() != head.conv.is_kernel() {
            return self.r.c.fail_at(
                tok,
                format!(
                    "calling convention of the call differs from that of '@{}'",
                    shown_text(f.name.as_bytes())
                ),
            );
        }
        Ok(())
    }

    fn finish_intrinsic(&mut self, id: Intrinsic, head: &CallHead, args: &Args<'s>) -> Res<Parsed> {
        if id == Intrinsic::Assume && self.is_true(args.values.first()) {
            return Ok(Parsed::Nothing);
        }
        if id == Intrinsic::ReturnAddress && !self.f.attrs.flags.contains(FnFlags::ALWAYS_INLINE) {
            // Inlined it would be another function's.
            self.f.attrs.flags |= FnFlags::NO_INLINE;
        }
        if states_alignment(id) {
            self.notes.mem_aligns = Some(args.log2_aligns());
        }
        let mut values = args.values.clone();
        // Sizes, which LLVM 22 has done away with.
        if matches!(id, Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd) && values.len() == 2 {
            values.remove(0);
        }
        // Operands that came later, with what they were before.
        let all = match id {
            Intrinsic::Ctlz | Intrinsic::Cttz => 2,
            Intrinsic::ObjectSize => 4,
            _ => 0,
        };
        while values.len() < all {
            let no = self.r.module.ctx.int_const(Type::I1, 0);
            values.push(self.f.const_value(no, Type::I1));
        }
        let args = self.f.list(&values);
        let data = InstData::Intrinsic {
            id,
            flags: head.flags,
            args,
        };
        Ok(Parsed::Inst(data, head.ret))
    }

    fn is_true(&self, value: Option<&Value>) -> bool {
        let c = value.and_then(|&v| self.f.value_const(v));
        c.is_some_and(|c| matches!(self.r.module.ctx.consts.get(c), ConstData::Int(Type::I1, 1)))
    }
}

/// Hints about debugging and aliasing that are dropped when they are read.
fn is_dropped(id: Intrinsic) -> bool {
    matches!(
        id,
        Intrinsic::DbgDeclare
            | Intrinsic::DbgValue
            | Intrinsic::DbgLabel
            | Intrinsic::DbgAssign
            | Intrinsic::NoAliasScopeDecl
    )
}

/// Intrinsics whose first operands are addresses of memory to be written and read.
fn states_alignment(id: Intrinsic) -> bool {
    matches!(
        id,
        Intrinsic::Memcpy
            | Intrinsic::MemcpyInline
            | Intrinsic::Memmove
            | Intrinsic::Memset
            | Intrinsic::MemsetInline
            | Intrinsic::MemsetPattern
            | Intrinsic::MaskedLoad
            | Intrinsic::MaskedStore
            | Intrinsic::MaskedGather
            | Intrinsic::MaskedScatter
            | Intrinsic::ExpandLoad
            | Intrinsic::CompressStore
    )
}
