//! Global variables and aliases.

use super::cursor::{Res, loc};
use super::index::Global;
use super::lexer::{Tok, Token};
use super::link::Placed;
use super::link::Says;
use super::{Reader, WeakAliases};
use crate::constant::{Const, ConstData};
use crate::diag::SourceLoc;
use crate::entities::{GlobalRef, GlobalVar};
use crate::inst::CastOp;
use crate::memory::AddrSpace;
use crate::module::{Alias, GlobalData, Linkage, StructorKind};
use crate::types::Type;

/// A variable whose contents are still to be read.
pub(super) struct PendingVariable {
    var: GlobalVar,
    ty: Type,
    /// First token after the type.
    place: u32,
    contents: Contents,
}

/// What is done with what a variable contains.
#[derive(Clone, Copy, PartialEq)]
enum Contents {
    None,
    Skipped,
    /// Those of the same variable in another file stay, and its alignment, if that is larger.
    Joined,
    Kept,
}

/// Lists that LLVM keeps in global variables, and that oblige to nothing in a code object: nothing
/// is dropped from it because no one refers to it, and annotations are for other tools.
const DROPPED_LISTS: &[&[u8]] = &[
    b"llvm.used",
    b"llvm.compiler.used",
    b"llvm.global.annotations",
];

/// Longest chain of aliases, each standing before the one that it names.
const MAX_ALIAS_ROUNDS: u32 = 50;

impl<'s> Reader<'s> {
    /// Reads all variables up to their types.
    pub(super) fn read_variable_heads(&mut self) -> Res<Vec<PendingVariable>> {
        let mut pending = Vec::new();
        for (name, start) in std::mem::take(&mut self.index.variables) {
            self.c.seek(start);
            if let Some(variable) = self.read_variable_head(name)? {
                pending.push(variable);
            }
        }
        Ok(pending)
    }

    fn read_variable_head(&mut self, name: Token) -> Res<Option<PendingVariable>> {
        let key = self.global_key(name)?;
        if DROPPED_LISTS.contains(&&*key) {
            self.globals.insert(key, Global::Dropped);
            return Ok(None);
        }
        let kind = match &*key {
            b"llvm.global_ctors" => Some(StructorKind::Constructor),
            b"llvm.global_dtors" => Some(StructorKind::Destructor),
            _ => None,
        };
        if let Some(kind) = kind {
            self.globals.insert(key, Global::Dropped);
            self.structors.push((kind, self.c.tok.start));
            return Ok(None);
        }
        let linkage = self.parse_linkage()?;
        let visibility = self.parse_visibility()?;
        if self.c.word() == b"thread_local" {
            return self.c.fail("thread-local variables are not supported");
        }
        let unnamed_addr =
            self.c.accept_word(b"unnamed_addr") || self.c.accept_word(b"local_unnamed_addr");
        let space = self.parse_optional_addrspace()?;
        let externally_initialized = self.c.accept_word(b"externally_initialized");
        let is_constant = match self.c.word() {
            b"global" => false,
            b"constant" => true,
            _ => return self.c.fail("expected 'global' or 'constant'"),
        };
        if is_constant && linkage == Some(Linkage::Common) {
            let message = "'common' global may not be marked constant!";
            return self.c.fail(message);
        }
        self.c.bump();
        // Only these two linkages, written out, make it a declaration.
        let declared = matches!(linkage, Some(Linkage::External | Linkage::ExternWeak));
        let ty = match declared {
            true => self.parse_declared_type()?,
            false => self.parse_sized_type()?,
        };
        // What it is said to contain is another module's to define.
        let copied = linkage == Some(Linkage::AvailableExternally);
        let data = GlobalData {
            name: self.symbol_name(name)?,
            ty,
            space,
            init: None,
            align: 0,
            is_constant,
            externally_initialized,
            unnamed_addr,
            linkage: linkage.filter(|_| !copied).unwrap_or_default(),
            visibility,
            section: None,
            absolute: None,
            loc: loc(name),
        };
        let place = self.c.tok.start;
        let says = Says::definition_if(!declared && !copied);
        let contents = match (declared, copied) {
            (true, _) => Contents::None,
            (_, true) => Contents::Skipped,
            _ => Contents::Kept,
        };
        let (var, contents) = match self.place_variable(name, data, says)? {
            Placed::Here(var) => (var, Some(contents)),
            Placed::Joined(var) => (var, Some(Contents::Joined)),
            Placed::Elsewhere(var) => (var, None),
        };
        self.globals.insert(key, Global::Ref(GlobalRef::Var(var)));
        Ok(contents.map(|contents| PendingVariable {
            var,
            ty,
            place,
            contents,
        }))
    }

    /// The name of a symbol in the object file.
    pub(super) fn symbol_name(&self, tok: Token) -> Res<String> {
        if tok.kind == Tok::NumGlobal {
            let key = self.global_key(tok)?;
            return Ok(String::from_utf8_lossy(&key).into_owned());
        }
        let name = self.c.text_name(tok)?;
        // What comes behind this character is the symbol as it is to be (LangRef, "Identifiers").
        Ok(match name.strip_prefix('\u{1}') {
            Some(rest) => rest.to_string(),
            None => name,
        })
    }

    /// Reads what follows the types of the variables.
    pub(super) fn read_initializers(&mut self, pending: &[PendingVariable]) -> Res<()> {
        for variable in pending {
            self.c.seek(variable.place);
            let (ty, contents) = (variable.ty, variable.contents);
            if contents != Contents::None {
                let init = self.parse_contents(variable)?;
                if contents != Contents::Joined {
                    let kept = contents == Contents::Kept;
                    self.module.globals[variable.var].init = kept.then_some(init);
                }
            }
            let align = self.parse_variable_suffix(variable.var)?;
            let layout = crate::DataLayout::new(&self.module.ctx.types);
            let data = &mut self.module.globals[variable.var];
            // Another object may define it, and need not prefer anything.
            let is_ours = contents == Contents::Kept
                && matches!(data.linkage, Linkage::Internal | Linkage::External);
            let align = align.unwrap_or_else(|| match is_ours {
                true => preferred_align(&layout, ty),
                false => layout.align(ty),
            });
            data.align = match contents {
                Contents::Joined => data.align.max(align),
                _ => align,
            };
            self.expect_entity()?;
        }
        Ok(())
    }

    /// What a variable is said to contain; one that is common must be zero.
    fn parse_contents(&mut self, variable: &PendingVariable) -> Res<Const> {
        let tok = self.c.tok;
        let init = self.parse_const(variable.ty)?;
        let is_common = self.module.globals[variable.var].linkage == Linkage::Common;
        let is_zero = matches!(
            self.module.ctx.consts.get(init),
            ConstData::Zero(_) | ConstData::Int(_, 0) | ConstData::Float(_, 0)
        );
        if is_common && !is_zero {
            let message = "'common' global must have a zero initializer!";
            return self.c.fail_at(tok, message);
        }
        Ok(init)
    }

    /// Fails unless an entity of the module begins here.
    pub(super) fn expect_entity(&self) -> Res<()> {
        match self.c.tok.kind {
            Tok::Eof
            | Tok::Word
            | Tok::Global
            | Tok::QuotedGlobal
            | Tok::NumGlobal
            | Tok::Local
            | Tok::QuotedLocal
            | Tok::NumLocal
            | Tok::Meta
            | Tok::Bang
            | Tok::Comdat => Ok(()),
            _ => self.c.fail("expected top-level entity"),
        }
    }

    /// `, section "…"`, `, align n` and so on; gives the alignment.
    fn parse_variable_suffix(&mut self, var: GlobalVar) -> Res<Option<u64>> {
        let mut align = None;
        while self.c.accept(Tok::Comma) {
            match self.c.word() {
                b"section" => {
                    self.c.bump();
                    let section = self.c.expect_string("expected global section string")?;
                    self.module.globals[var].section = Some(section);
                }
                b"partition" | b"code_model" => {
                    self.c.bump();
                    self.c.expect_string("expected string")?;
                }
                b"comdat" => self.skip_comdat()?,
                b"align" => {
                    self.c.bump();
                    align = Some(self.parse_align_value()?);
                }
                b"no_sanitize_address"
                | b"no_sanitize_hwaddress"
                | b"sanitize_memtag"
                | b"sanitize_address_dyninit" => {
                    self.c.bump();
                }
                _ if self.c.tok.kind == Tok::Meta => {
                    let kind = self.c.bump();
                    let node = self.parse_node_place()?;
                    if self.c.slice(kind) == b"!absolute_symbol" {
                        self.module.globals[var].absolute = self.absolute_address(var, node)?;
                    }
                }
                _ => return self.c.fail("unknown global variable property!"),
            }
        }
        let mut ignored = crate::module::FnAttrs::default();
        while matches!(self.c.tok.kind, Tok::Group | Tok::Str) {
            self.parse_fn_attr(&mut ignored)?;
        }
        Ok(align)
    }

    /// `!absolute_symbol !{i32 8, i32 9}` says where a variable of local memory is; of others, and
    /// in wider ranges, it obliges to nothing.
    fn absolute_address(&mut self, var: GlobalVar, node: Option<u32>) -> Res<Option<u32>> {
        let operands = self.node_operands(node)?;
        let bounds = match operands.as_slice() {
            [lo, hi] => self.const_int(lo).zip(self.const_int(hi)),
            _ => None,
        };
        let is_local = self.module.globals[var].space == AddrSpace::Local;
        let address = bounds.filter(|(lo, hi)| is_local && lo.checked_add(1) == Some(*hi));
        Ok(address.and_then(|(lo, _)| u32::try_from(lo).ok()))
    }

    /// `comdat` or `comdat($name)`: only for linkers that see several definitions.
    pub(super) fn skip_comdat(&mut self) -> Res<()> {
        self.c.bump();
        if self.c.tok.kind == Tok::LParen {
            self.c.skip_balanced()?;
        }
        Ok(())
    }

    /// Reads the aliases. One may name another that stands after it: rounds are made until all are
    /// known.
    pub(super) fn read_aliases(&mut self) -> Res<()> {
        let mut waiting = std::mem::take(&mut self.index.aliases);
        let mut rounds = 0;
        while !waiting.is_empty() {
            let before = waiting.len();
            let mut later = Vec::new();
            for &(name, start) in &waiting {
                self.c.seek(start);
                if !self.read_alias(name)? {
                    later.push((name, start));
                }
            }
            rounds += 1;
            if later.len() == before || rounds > MAX_ALIAS_ROUNDS {
                return self.c.fail_at(
                    later[0].0,
                    "alias of an alias that is part of a cycle, or too long a chain",
                );
            }
            waiting = later;
        }
        Ok(())
    }

    /// Reads an alias; false if it names one that is not yet known.
    fn read_alias(&mut self, name: Token) -> Res<bool> {
        if matches!(self.c.word(), b"common" | b"extern_weak" | b"appending") {
            return self.c.fail("invalid linkage type for alias");
        }
        let linkage = self.parse_linkage()?.unwrap_or_default();
        let visibility = self.parse_visibility()?;
        if self.c.word() == b"thread_local" {
            return self.c.fail("thread-local variables are not supported");
        }
        if !self.c.accept_word(b"unnamed_addr") {
            self.c.accept_word(b"local_unnamed_addr");
        }
        self.c.expect_word(b"alias", "expected 'alias'")?;
        self.parse_any_type()?;
        self.c
            .expect(Tok::Comma, "expected comma after alias or ifunc's type")?;
        let aliasee = self.c.tok;
        let Some((ty, c)) = self.parse_aliasee()? else {
            return Ok(false);
        };
        if !ty.is_ptr() {
            return self.c.fail_at(aliasee, "an alias must have pointer type");
        }
        let place = match *self.module.ctx.consts.get(c) {
            ConstData::Cast {
                op: CastOp::AddrSpaceCast,
                arg,
                ..
            } => arg,
            _ => c,
        };
        let (base, offset) = match *self.module.ctx.consts.get(place) {
            ConstData::Address { base, offset, .. } => (base, offset),
            _ => {
                return self.c.fail_at(
                    aliasee,
                    "only aliases of variables, places in them and functions are supported",
                );
            }
        };
        let inside = match (base, offset) {
            (_, 0) if place != c => Global::Cast(base, ty),
            (_, 0) => Global::Ref(base),
            (GlobalRef::Var(var), 1..) if place == c => Global::Inside(var, offset),
            _ => {
                let message = "an alias of a place outside of what it names is not supported";
                return self.c.fail_at(aliasee, message);
            }
        };
        let symbol = self.symbol_name(name)?;
        let symbol = self.alias_symbol(name, symbol, linkage)?;
        let key = self.global_key(name)?;
        let (base, offset) = self.beyond_stand_ins(base, offset);
        let stand_in = match (linkage, self.weak_aliases) {
            (Linkage::Weak, WeakAliases::Symbols) => {
                self.stand_in(base, &symbol, ty.addr_space(), loc(name))
            }
            _ => None,
        };
        self.module.ctx.stand_ins.extend(stand_in);
        let meaning = match (stand_in, inside) {
            (Some(own), Global::Cast(_, ty)) => Global::Cast(own, ty),
            (Some(own), _) => Global::Ref(own),
            (None, inside) => inside,
        };
        self.module.aliases.push(Alias {
            name: symbol,
            base,
            offset,
            linkage,
            visibility,
            stand_in,
            loc: loc(name),
        });
        self.globals.insert(key, meaning);
        if self.c.accept(Tok::Comma) {
            self.c
                .expect_word(b"partition", "unknown alias property!")?;
            self.c.expect_string("expected partition string")?;
        }
        Ok(true)
    }
}

impl Reader<'_> {
    /// What a place in a declaration that stands for an alias is of.
    fn beyond_stand_ins(&self, base: GlobalRef, offset: i64) -> (GlobalRef, i64) {
        let mut aliases = self.module.aliases.iter();
        match aliases.find(|alias| alias.stand_in == Some(base)) {
            Some(alias) => (alias.base, alias.offset.wrapping_add(offset)),
            None => (base, offset),
        }
    }

    /// A declaration that stands for an alias; none for what is no symbol of an object.
    fn stand_in(
        &mut self,
        base: GlobalRef,
        name: &str,
        space: Option<AddrSpace>,
        loc: SourceLoc,
    ) -> Option<GlobalRef> {
        match base {
            GlobalRef::Func(f) => {
                let mut own = self.module.functions[f].clone();
                own.name = name.to_string();
                own.linkage = Linkage::External;
                own.section = None;
                own.layout.clear();
                own.loc = loc;
                Some(GlobalRef::Func(self.module.functions.push(own)))
            }
            GlobalRef::Var(v) => {
                let own = GlobalData {
                    name: name.to_string(),
                    init: None,
                    // What takes its place is not known.
                    align: 1,
                    is_constant: false,
                    linkage: Linkage::External,
                    section: None,
                    loc,
                    ..self.module.globals[v].clone()
                };
                let is_symbol = own.space.pointer_bits() == 64 && space == Some(own.space);
                is_symbol.then(|| GlobalRef::Var(self.module.globals.push(own)))
            }
        }
    }

    /// What an alias is of: a typed constant, or an expression, which has no type before it.
    /// `None` if it names an alias that is not yet known.
    fn parse_aliasee(&mut self) -> Res<Option<(Type, Const)>> {
        let tok = self.c.tok;
        if matches!(
            self.c.word(),
            b"getelementptr" | b"bitcast" | b"addrspacecast" | b"inttoptr"
        ) {
            return self.parse_const_expr(tok).map(Some);
        }
        let ty = self.parse_type()?;
        if matches!(
            self.c.tok.kind,
            Tok::Global | Tok::QuotedGlobal | Tok::NumGlobal
        ) {
            let key = self.global_key(self.c.tok)?;
            if let Some(Global::Pending) = self.globals.get(&key) {
                return Ok(None);
            }
        }
        Ok(Some((ty, self.parse_const(ty)?)))
    }
}

/// Alignment of a variable that does not say its own, in bytes: large ones are aligned to 16, as
/// LLVM prefers (`DataLayout::getPreferredAlign`).
fn preferred_align(layout: &crate::DataLayout<'_>, ty: Type) -> u64 {
    let abi = layout.align(ty);
    if abi < 16 && layout.alloc_size(ty) > 16 {
        16
    } else {
        abi
    }
}
