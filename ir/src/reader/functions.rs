//! Heads of functions: everything before the body.

use super::Reader;
use super::attributes::sort_strings;
use super::cursor::{Res, loc, shown_text};
use super::index::{FunctionPlace, Global};
use super::lexer::{Tok, Token};
use super::link::Placed;
use super::link::Says;
use crate::entities::{FuncRef, GlobalRef};
use crate::function::{Function, Param};
use crate::intrinsic::Intrinsic;
use crate::memory::AddrSpace;
use crate::module::{KernelMetadata, Linkage};
use std::ops::Range;

/// Most bytes that a function may be aligned to: what stands in front is filled.
const MAX_FUNCTION_ALIGN: u64 = 1 << 24;

/// Parameters for which room is made.
const USUAL_PARAMS: usize = 8;

/// A body that is still to be read.
#[derive(Clone, Debug)]
pub(super) struct PendingBody {
    pub func: FuncRef,
    /// From its opening brace on.
    pub place: Range<u32>,
    /// Names of the parameters.
    pub params: Vec<Option<Token>>,
    /// The function's name in the text.
    pub name: Token,
}

impl<'s> Reader<'s> {
    /// Reads the heads of all functions; gives those with bodies.
    pub(super) fn read_function_heads(&mut self) -> Res<Vec<PendingBody>> {
        let mut bodies = Vec::new();
        for place in std::mem::take(&mut self.index.functions) {
            bodies.extend(self.read_function_head(place)?);
        }
        Ok(bodies)
    }

    fn read_function_head(&mut self, place: FunctionPlace) -> Res<Option<PendingBody>> {
        let key = self.global_key(place.name)?;
        if key.starts_with(b"llvm.") {
            if place.body.is_some() {
                return self
                    .c
                    .fail_at(place.name, "llvm intrinsics cannot be defined!");
            }
            let found = std::str::from_utf8(&key).ok().and_then(Intrinsic::lookup);
            let global = found.map_or(Global::UnknownIntrinsic, Global::Intrinsic);
            self.globals.insert(key, global);
            return Ok(None);
        }
        self.c.seek(place.start);
        self.c.bump();
        let mut kernel = KernelMetadata::default();
        let mut sanitize = None;
        while self.c.tok.kind == Tok::Meta {
            self.parse_function_metadata(&mut kernel, &mut sanitize)?;
        }
        let linkage_tok = self.c.tok;
        let linkage = self.parse_linkage()?.unwrap_or_default();
        let says = Says::definition_if(place.body.is_some());
        self.check_linkage(linkage_tok, linkage, says)?;
        let visibility = self.parse_visibility()?;
        let call_conv = self.parse_call_conv()?;
        let ret_attrs = self.parse_param_attrs()?.attrs;
        let ret = self.parse_result_type()?;
        let name = self.symbol_name(place.name)?;
        if self.c.tok != place.name {
            return self.c.fail("expected function name");
        }
        self.c.bump();
        let (params, names, vararg) = self.parse_params()?;
        let mut func = Function::new(name, ret, params);
        func.vararg = vararg;
        func.ret_attrs = ret_attrs;
        func.call_conv = call_conv;
        func.linkage = linkage;
        func.visibility = visibility;
        func.kernel = kernel;
        func.sanitize = sanitize;
        func.loc = loc(place.name);
        super::variadic::declare(&mut func, place.body.is_some());
        self.parse_function_suffix(&mut func)?;
        match &place.body {
            Some(body) if self.c.tok.start != body.start => {
                return self.c.fail("expected '{' in function body");
            }
            None => self.expect_entity()?,
            _ => {}
        }
        if func.call_conv.is_kernel() && place.body.is_some() && vararg {
            return self
                .c
                .fail_at(place.name, "a kernel cannot have variable arguments");
        }
        let func = match self.place_function(place.name, func, says)? {
            Placed::Here(func) => func,
            Placed::Elsewhere(func) | Placed::Joined(func) => {
                self.globals.insert(key, Global::Ref(GlobalRef::Func(func)));
                return Ok(None);
            }
        };
        self.globals.insert(key, Global::Ref(GlobalRef::Func(func)));
        let name = place.name;
        Ok(place.body.map(|place| PendingBody {
            name,
            func,
            place,
            params: names,
        }))
    }

    fn check_linkage(&self, tok: Token, linkage: Linkage, says: Says) -> Res<()> {
        match (linkage, says) {
            (Linkage::External, _) | (Linkage::ExternWeak, Says::Declaration) => Ok(()),
            (Linkage::ExternWeak | Linkage::Common, Says::Definition) => self
                .c
                .fail_at(tok, "invalid linkage for function definition"),
            (_, Says::Declaration) => self
                .c
                .fail_at(tok, "invalid linkage for function declaration"),
            _ => Ok(()),
        }
    }

    /// `(T attr… %name, …)`
    #[allow(clippy::type_complexity)]
    fn parse_params(&mut self) -> Res<(Vec<Param>, Vec<Option<Token>>, bool)> {
        self.c.bump();
        let room = match self.c.tok.kind {
            Tok::RParen => 0,
            _ => USUAL_PARAMS,
        };
        let (mut params, mut names) = (Vec::with_capacity(room), Vec::with_capacity(room));
        let mut vararg = false;
        while self.c.tok.kind != Tok::RParen {
            if self.c.accept(Tok::Ellipsis) {
                vararg = true;
                break;
            }
            let tok = self.c.tok;
            let ty = self.parse_type()?;
            if !self.module.ctx.types.is_first_class(ty) {
                return self.c.fail_at(tok, "invalid type for function argument");
            }
            let attrs = self.parse_param_attrs()?.attrs;
            params.push(Param { ty, attrs });
            names.push(match self.c.tok.kind {
                Tok::Local | Tok::QuotedLocal | Tok::NumLocal => Some(self.c.bump()),
                _ => None,
            });
            if !self.c.accept(Tok::Comma) {
                break;
            }
        }
        self.c
            .expect(Tok::RParen, "expected ')' at end of argument list")?;
        Ok((params, names, vararg))
    }

    /// What may stand between the parameters and the body.
    fn parse_function_suffix(&mut self, func: &mut Function) -> Res<()> {
        loop {
            match self.c.word() {
                b"unnamed_addr" | b"local_unnamed_addr" => {
                    self.c.bump();
                }
                b"addrspace" => {
                    let tok = self.c.tok;
                    if self.parse_optional_addrspace()? != AddrSpace::Generic {
                        return self.c.fail_at(tok, "functions must be in address space 0");
                    }
                }
                b"section" => {
                    self.c.bump();
                    func.section = Some(self.c.expect_string("expected section name")?);
                }
                b"partition" => {
                    self.c.bump();
                    self.c.expect_string("expected partition name")?;
                }
                b"comdat" => self.skip_comdat()?,
                b"align" => {
                    let tok = self.c.bump();
                    func.align = self.parse_align_value()?;
                    if func.align > MAX_FUNCTION_ALIGN {
                        let message = "functions aligned to so many bytes are not supported";
                        return self.c.fail_at(tok, message);
                    }
                }
                b"personality" => {
                    // Nothing unwinds, so that nobody asks it. It may be declared later.
                    self.c.bump();
                    self.skip_personality()?;
                }
                b"gc" | b"prefix" | b"prologue" => {
                    let shown = shown_text(self.c.word());
                    return self
                        .c
                        .fail(format!("'{shown}' of functions is not supported"));
                }
                _ if self.c.tok.kind == Tok::Meta => {
                    if self.c.second_byte() == b'=' {
                        break;
                    }
                    self.parse_function_metadata(&mut func.kernel, &mut func.sanitize)?;
                }
                _ => {
                    let at_word = self.c.tok.kind == Tok::Word;
                    if !self.parse_fn_attr(&mut func.attrs)? {
                        if at_word && !self.at_entity() {
                            let shown = shown_text(self.c.word());
                            return self.c.fail(format!("unknown attribute '{shown}'"));
                        }
                        break;
                    }
                }
            }
        }
        sort_strings(&mut func.attrs);
        Ok(())
    }

    /// A type and a name, null or an expression of a name.
    fn skip_personality(&mut self) -> Res<()> {
        self.parse_type()?;
        let name = matches!(
            self.c.tok.kind,
            Tok::Global | Tok::QuotedGlobal | Tok::NumGlobal
        );
        if !name && self.c.tok.kind != Tok::Word {
            return self.c.fail("expected a function's name");
        }
        self.c.bump();
        if !name && self.c.tok.kind == Tok::LParen {
            self.c.skip_balanced()?;
        }
        Ok(())
    }
}
