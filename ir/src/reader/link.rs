//! Linking while reading: a file is read into a module that holds what other files define.
//!
//! A symbol that is visible outside of its file has one entity in the module, whichever file it
//! came from: the first file that names it makes the entity, a definition takes the place of a
//! declaration or of a weak definition in it. So nothing that refers to it has to change. Symbols
//! that are not visible stay apart: they get a new name where theirs is taken.

use super::Reader;
use super::cursor::Res;
use super::lexer::Token;
use crate::constant::ConstData;
use crate::diag::{Diagnostic, SourceLoc};
use crate::entities::{FuncRef, GlobalRef, GlobalVar};
use crate::function::{Function, Param};
use crate::inst::InstData;
use crate::module::{AsmText, CallSignature, GlobalData, Linkage, Module};
use crate::target::Triple;
use rustc_hash::FxHashMap;

/// Symbols of the files read before, and what this file adds.
#[derive(Default)]
pub(super) struct Linked {
    symbols: FxHashMap<String, GlobalRef>,
    /// Aliases that other files see.
    aliases: FxHashMap<String, SeenAlias>,
    /// Names of aliases that other files do not see, with their numbers in the module.
    own_aliases: FxHashMap<String, usize>,
    added: Vec<GlobalRef>,
}

/// An alias of a file before.
#[derive(Clone, Copy)]
struct SeenAlias {
    /// What a file means that declares its name.
    meaning: GlobalRef,
    linkage: Linkage,
    place: AliasPlace,
}

/// What an alias is another name of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AliasPlace {
    Start,
    Inside,
}

/// What is done with a head that was read.
pub(super) enum Placed<T> {
    /// It has this entity; contents follow.
    Here(T),
    /// Another file's definition stays.
    Elsewhere(T),
    /// It is one with another file's, which has the larger size; its alignment follows.
    Joined(T),
}

impl Linked {
    /// The symbols of a module.
    pub fn new(module: &Module) -> Linked {
        let functions = module.functions.iter();
        let functions = functions.map(|(f, data)| (data.name.clone(), GlobalRef::Func(f)));
        let variables = module.globals.iter();
        let variables = variables.map(|(v, data)| (data.name.clone(), GlobalRef::Var(v)));
        let mut linked = Linked {
            symbols: functions.chain(variables).collect(),
            ..Linked::default()
        };
        for (number, alias) in module.aliases.iter().enumerate() {
            let name = alias.name.clone();
            if alias.linkage == Linkage::Internal {
                linked.own_aliases.insert(name, number);
                continue;
            }
            let seen = SeenAlias {
                meaning: alias.stand_in.unwrap_or(alias.base),
                linkage: alias.linkage,
                place: match alias.offset {
                    0 => AliasPlace::Start,
                    _ => AliasPlace::Inside,
                },
            };
            linked.aliases.insert(name, seen);
        }
        linked
    }

    /// Numbers the places of what this file added behind those of the files before.
    pub fn shift(&self, module: &mut Module, start: usize) {
        if start == 0 {
            return;
        }
        for &added in &self.added {
            match added {
                GlobalRef::Func(f) => module.functions[f].shift_locs(start),
                GlobalRef::Var(v) => {
                    module.globals[v].loc = module.globals[v].loc.shifted(start);
                }
            }
        }
    }

    /// A name that no symbol of the files before has, and that this file does not use.
    fn free_name(&self, name: &str, is_used: impl Fn(&str) -> bool) -> String {
        (1..)
            .map(|i| format!("{name}.{i}"))
            .find(|n| !self.is_taken(n) && !is_used(n))
            .unwrap_or_else(|| name.to_string())
    }

    fn is_taken(&self, name: &str) -> bool {
        self.symbols.contains_key(name)
            || self.aliases.contains_key(name)
            || self.own_aliases.contains_key(name)
    }
}

/// Has the symbol contents in its file, and how firm are they?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    Declared,
    ForInlining,
    Common,
    Weak,
    Strong,
}

/// What a file says of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Says {
    /// What it is.
    Definition,
    /// That it is somewhere.
    Declaration,
}

impl Says {
    /// A definition where something holds.
    pub(super) fn definition_if(holds: bool) -> Says {
        match holds {
            true => Says::Definition,
            false => Says::Declaration,
        }
    }
}

fn strength(linkage: Linkage, says: Says) -> Strength {
    match (linkage, says) {
        (_, Says::Declaration) => Strength::Declared,
        (Linkage::AvailableExternally, _) => Strength::ForInlining,
        // Of one that is common and one that is weak LLVM takes the weak one.
        (Linkage::Common, _) => Strength::Common,
        (Linkage::Weak | Linkage::Odr | Linkage::ExternWeak, _) => Strength::Weak,
        (Linkage::External | Linkage::Internal, _) => Strength::Strong,
    }
}

impl Reader<'_> {
    /// The visible symbol of this name of a file before. One that is not visible gives way.
    fn linked_symbol(&mut self, name: &str) -> Option<GlobalRef> {
        if let Some(number) = self.linked.own_aliases.remove(name) {
            let other = self.other_name(name);
            self.module.aliases[number].name.clone_from(&other);
            self.linked.own_aliases.insert(other, number);
            return None;
        }
        let found = *self.linked.symbols.get(name)?;
        let linkage = match found {
            GlobalRef::Func(f) => self.module.functions[f].linkage,
            GlobalRef::Var(v) => self.module.globals[v].linkage,
        };
        if linkage != Linkage::Internal {
            return Some(found);
        }
        let other = self.other_name(name);
        let place = match found {
            GlobalRef::Func(f) => &mut self.module.functions[f].name,
            GlobalRef::Var(v) => &mut self.module.globals[v].name,
        };
        place.clone_from(&other);
        self.linked.symbols.remove(name);
        self.linked.symbols.insert(other, found);
        None
    }

    /// What a file means by a symbol that is an alias in a file before; `None` if there is none.
    fn linked_alias(&self, tok: Token, name: &str, says: Strength) -> Res<Option<GlobalRef>> {
        let Some(alias) = self.linked.aliases.get(name) else {
            return Ok(None);
        };
        let old = strength(alias.linkage, Says::Definition);
        if says == Strength::Strong {
            return match old {
                Strength::Strong => self.twice(tok, name),
                _ => {
                    let message = format!(
                        "a definition of '@{name}', a weak alias in another file, is not supported"
                    );
                    self.c.fail_at(tok, message)
                }
            };
        }
        if alias.place == AliasPlace::Inside {
            let message = format!("'@{name}' is an alias of a place in another file");
            return self.c.fail_at(tok, message);
        }
        Ok(Some(alias.meaning))
    }

    fn twice<T>(&self, tok: Token, name: &str) -> Res<T> {
        self.c
            .fail_at(tok, format!("'@{name}' is defined in another file too"))
    }

    /// Puts the head of a function into the module.
    pub(super) fn place_function(
        &mut self,
        tok: Token,
        mut func: Function,
        says: Says,
    ) -> Res<Placed<FuncRef>> {
        let new = strength(func.linkage, says);
        if func.linkage == Linkage::Internal {
            func.name = self.own_name(func.name);
        } else if let Some(meaning) = self.linked_alias(tok, &func.name, new)? {
            let f = self.same_function(tok, &func, meaning)?;
            return Ok(Placed::Elsewhere(f));
        } else if let Some(found) = self.linked_symbol(&func.name) {
            let f = self.same_function(tok, &func, found)?;
            let old = &self.module.functions[f];
            let old = strength(old.linkage, Says::definition_if(old.is_defined()));
            if old == Strength::Strong && new == Strength::Strong {
                return self.twice(tok, &func.name);
            }
            if new <= old {
                return Ok(Placed::Elsewhere(f));
            }
            // Their variable arguments were left as they are, since nobody defined it there.
            if self.module.functions[f].vararg != func.vararg {
                let message = format!("'@{}' has another type in another file", func.name);
                return self.c.fail_at(tok, message);
            }
            let old = std::mem::replace(&mut self.module.functions[f], func);
            if !have_one_type(&old, &self.module.functions[f]) {
                self.keep_calls(f, &old);
            }
            self.linked.added.push(GlobalRef::Func(f));
            return Ok(Placed::Here(f));
        }
        let f = self.module.functions.push(func);
        self.linked.added.push(GlobalRef::Func(f));
        Ok(Placed::Here(f))
    }

    /// The function of a file before that a head is of.
    fn same_function(&self, tok: Token, func: &Function, found: GlobalRef) -> Res<FuncRef> {
        match found {
            GlobalRef::Func(f) => Ok(f),
            _ => {
                let message = format!("'@{}' is a variable in another file", func.name);
                self.c.fail_at(tok, message)
            }
        }
    }

    /// Calls in files before of a function that has got another type, as C without prototypes may
    /// have it: they pass and take what they did, so that they become calls through its address,
    /// with a signature of their own. (Calls in files to come are read as such.)
    fn keep_calls(&mut self, f: FuncRef, old: &Function) {
        let params = old.params.iter().map(|p| Param {
            ty: p.ty,
            attrs: p.attrs.passing(),
        });
        let sig = self.module.ctx.signature(CallSignature {
            ret: old.ret,
            ret_attrs: old.ret_attrs.passing(),
            params: params.collect(),
        });
        let address = self.address_of(GlobalRef::Func(f), 0);
        let ty = self.module.ctx.consts.ty(address);
        for body in self.module.functions.values_mut() {
            let insts = body.layout.iter().flat_map(|&b| &body.blocks[b].insts);
            let calls = insts
                .copied()
                .filter(|&i| matches!(body.inst(i), InstData::Call { callee, .. } if *callee == f));
            for call in calls.collect::<Vec<_>>() {
                let pointer = body.const_value(address, ty);
                let InstData::Call { flags, args, .. } = *body.inst(call) else {
                    continue;
                };
                let mut values = vec![pointer];
                values.extend(args.as_slice(&body.lists));
                let args = body.list(&values);
                *body.inst_mut(call) = InstData::CallIndirect { sig, flags, args };
            }
        }
    }

    /// The variable of a file before that a head is of; its address space must be the same.
    fn same_variable(&self, tok: Token, data: &GlobalData, found: GlobalRef) -> Res<GlobalVar> {
        let GlobalRef::Var(v) = found else {
            let message = format!("'@{}' is a function in another file", data.name);
            return self.c.fail_at(tok, message);
        };
        if self.module.globals[v].space != data.space {
            let message = format!("'@{}' has another address space in another file", data.name);
            return self.c.fail_at(tok, message);
        }
        Ok(v)
    }

    /// Of two variables that are common the larger one stays.
    fn join_common(&mut self, v: GlobalVar, data: &GlobalData) {
        let layout = crate::DataLayout::new(&self.module.ctx.types);
        let old = self.module.globals[v].ty;
        if layout.alloc_size(data.ty) > layout.alloc_size(old) {
            self.module.globals[v].ty = data.ty;
            let zero = self.module.ctx.consts.intern(ConstData::Zero(data.ty));
            self.module.globals[v].init = Some(zero);
        }
    }

    /// Puts the head of a variable into the module.
    pub(super) fn place_variable(
        &mut self,
        tok: Token,
        mut data: GlobalData,
        says: Says,
    ) -> Res<Placed<GlobalVar>> {
        let new = strength(data.linkage, says);
        if data.linkage == Linkage::Internal {
            data.name = self.own_name(data.name);
        } else if let Some(meaning) = self.linked_alias(tok, &data.name, new)? {
            let v = self.same_variable(tok, &data, meaning)?;
            return Ok(Placed::Elsewhere(v));
        } else if let Some(found) = self.linked_symbol(&data.name) {
            let v = self.same_variable(tok, &data, found)?;
            let old = &self.module.globals[v];
            if [old.linkage, data.linkage] == [Linkage::Common; 2] {
                self.join_common(v, &data);
                return Ok(Placed::Joined(v));
            }
            let old = strength(old.linkage, Says::definition_if(old.init.is_some()));
            if old == Strength::Strong && new == Strength::Strong {
                return self.twice(tok, &data.name);
            }
            if new <= old {
                return Ok(Placed::Elsewhere(v));
            }
            self.module.globals[v] = data;
            self.linked.added.push(GlobalRef::Var(v));
            return Ok(Placed::Here(v));
        }
        let v = self.module.globals.push(data);
        self.linked.added.push(GlobalRef::Var(v));
        Ok(Placed::Here(v))
    }

    /// The symbol of an alias: its own name, if no file before has it.
    pub(super) fn alias_symbol(
        &mut self,
        tok: Token,
        name: String,
        linkage: Linkage,
    ) -> Res<String> {
        if linkage == Linkage::Internal {
            return Ok(self.own_name(name));
        }
        if self.linked.aliases.contains_key(&name) || self.linked_symbol(&name).is_some() {
            let message = format!("an alias '@{name}' that another file names is not supported");
            return self.c.fail_at(tok, message);
        }
        Ok(name)
    }

    /// The name of a symbol that is not visible: its own, if no other file has it.
    fn own_name(&self, name: String) -> String {
        match self.linked.is_taken(&name) {
            true => self.other_name(&name),
            false => name,
        }
    }

    /// A name for a symbol that is not visible, in place of one that is taken.
    fn other_name(&self, name: &str) -> String {
        self.linked
            .free_name(name, |n| self.c.mentions(n.as_bytes()))
    }
}

/// What a module says as a whole: every file says it anew.
#[derive(Default)]
pub(super) struct Flags {
    code_object_version: Option<u32>,
    flags_loc: SourceLoc,
    opencl_version: Option<[u32; 2]>,
    printf_formats: Vec<String>,
    assembly: Vec<AsmText>,
    triple: Option<String>,
    triple_loc: SourceLoc,
}

impl Flags {
    /// Takes what the files before say.
    pub fn take(module: &mut Module) -> Flags {
        Flags {
            code_object_version: module.code_object_version.take(),
            flags_loc: module.flags_loc,
            opencl_version: module.opencl_version.take(),
            printf_formats: std::mem::take(&mut module.printf_formats),
            assembly: std::mem::take(&mut module.assembly),
            triple: module.triple.take(),
            triple_loc: module.triple_loc,
        }
    }

    /// Puts it together with what the file says that was read last.
    pub fn merge(self, module: &mut Module, start: usize) -> Result<(), Diagnostic> {
        merge_triples((self.triple, self.triple_loc), module, start)?;
        let mut assembly = self.assembly;
        assembly.extend(module.assembly.drain(..).map(|line| AsmText {
            loc: line.loc.shifted(start),
            ..line
        }));
        module.assembly = assembly;
        let here = module.flags_loc.shifted(start);
        match (self.code_object_version, module.code_object_version) {
            (Some(a), Some(b)) if a != b => {
                let message = format!("code object version {b}, but {a} in another file");
                return Err(Diagnostic::error(here, message));
            }
            (Some(a), _) => {
                module.code_object_version = Some(a);
                module.flags_loc = self.flags_loc;
            }
            (None, _) => module.flags_loc = here,
        }
        module.opencl_version = self.opencl_version.max(module.opencl_version);
        if !self.printf_formats.is_empty() && !module.printf_formats.is_empty() {
            // Their numbers are in the code.
            let message = "formats of printf in several files are not supported";
            return Err(Diagnostic::error(here, message));
        }
        if !self.printf_formats.is_empty() {
            module.printf_formats = self.printf_formats;
        }
        Ok(())
    }
}

/// The triple of several files: libraries are often for no system, and serve each.
fn merge_triples(
    (before, before_loc): (Option<String>, SourceLoc),
    module: &mut Module,
    start: usize,
) -> Result<(), Diagnostic> {
    let here = module.triple_loc.shifted(start);
    let (Some(before), now) = (before, module.triple.as_deref()) else {
        module.triple_loc = here;
        return Ok(());
    };
    let named = |text: &str| Triple::parse(text).is_some_and(|t| t.has_system());
    let system = |text: &str| Triple::parse(text).map(|t| t.system.to_string());
    match now {
        Some(now) if named(now) && named(&before) && system(now) != system(&before) => {
            let message = format!("target triple '{now}', but '{before}' in another file");
            Err(Diagnostic::error(here, message))
        }
        // The newest of those that name a system.
        Some(now) if named(now) || !named(&before) => {
            module.triple_loc = here;
            Ok(())
        }
        _ => {
            (module.triple, module.triple_loc) = (Some(before), before_loc);
            Ok(())
        }
    }
}

/// Do two heads of a function pass and take the same?
fn have_one_type(one: &Function, other: &Function) -> bool {
    let types = |f: &Function| f.params.iter().map(|p| p.ty).collect::<Vec<_>>();
    one.ret == other.ret && types(one) == types(other)
}
