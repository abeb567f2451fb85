//! Linking while reading: a file is read into a module that holds what other files define.
//!
//! A symbol that is visible outside of its file has one entity in the module, whichever file it
//! came from: the first file that names it makes the entity, a definition takes the place of a
//! declaration or of a weak definition in it. So nothing that refers to it has to change. Symbols
//! that are not visible stay apart: they get a new name where theirs is taken.

use super::Reader;
use super::cursor::Res;
use super::lexer::Token;
use crate::diag::{Diagnostic, SourceLoc};
use crate::entities::{FuncRef, GlobalRef, GlobalVar};
use crate::function::Function;
use crate::module::{AsmText, GlobalData, Linkage, Module};
use crate::target::Triple;
use rustc_hash::{FxHashMap, FxHashSet};

/// Symbols of the files read before, and what this file adds.
#[derive(Default)]
pub(super) struct Linked {
    symbols: FxHashMap<String, GlobalRef>,
    aliases: FxHashMap<String, GlobalRef>,
    /// Aliases of places in variables.
    inside: FxHashSet<String>,
    added: Vec<GlobalRef>,
}

/// What is done with a head that was read.
pub(super) enum Placed<T> {
    /// It has this entity; contents follow.
    Here(T),
    /// Another file's definition stays.
    Elsewhere(T),
}

impl Linked {
    /// The symbols of a module.
    pub fn new(module: &Module) -> Linked {
        let functions = module.functions.iter();
        let functions = functions.map(|(f, data)| (data.name.clone(), GlobalRef::Func(f)));
        let variables = module.globals.iter();
        let variables = variables.map(|(v, data)| (data.name.clone(), GlobalRef::Var(v)));
        let aliases = module.aliases.iter();
        Linked {
            symbols: functions.chain(variables).collect(),
            aliases: aliases
                .clone()
                .map(|alias| (alias.name.clone(), alias.stand_in.unwrap_or(alias.base)))
                .collect(),
            inside: aliases
                .filter(|alias| alias.offset != 0)
                .map(|alias| alias.name.clone())
                .collect(),
            added: Vec::new(),
        }
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
        let taken = |n: &str| self.symbols.contains_key(n) || self.aliases.contains_key(n);
        (1..)
            .map(|i| format!("{name}.{i}"))
            .find(|n| !taken(n) && !is_used(n))
            .unwrap_or_else(|| name.to_string())
    }
}

/// Has the symbol contents in its file, and how firm are they?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    Declared,
    ForInlining,
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
        (Linkage::Weak | Linkage::Odr | Linkage::ExternWeak, _) => Strength::Weak,
        (Linkage::External | Linkage::Internal, _) => Strength::Strong,
    }
}

impl Reader<'_> {
    /// The visible symbol of this name of a file before. One that is not visible gives way.
    fn linked_symbol(&mut self, name: &str) -> Option<GlobalRef> {
        if let Some(&base) = self.linked.aliases.get(name) {
            return Some(base);
        }
        let found = *self.linked.symbols.get(name)?;
        let (linkage, place) = match found {
            GlobalRef::Func(f) => {
                let data = &mut self.module.functions[f];
                (data.linkage, &mut data.name)
            }
            GlobalRef::Var(v) => {
                let data = &mut self.module.globals[v];
                (data.linkage, &mut data.name)
            }
        };
        if linkage != Linkage::Internal {
            return Some(found);
        }
        let other = self
            .linked
            .free_name(name, |n| self.c.mentions(n.as_bytes()));
        place.clone_from(&other);
        self.linked.symbols.remove(name);
        self.linked.symbols.insert(other, found);
        None
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
        if func.linkage == Linkage::Internal {
            func.name = self.own_name(func.name);
        } else if let Some(found) = self.linked_symbol(&func.name) {
            let GlobalRef::Func(f) = found else {
                let message = format!("'@{}' is a variable in another file", func.name);
                return self.c.fail_at(tok, message);
            };
            let old = &self.module.functions[f];
            if old.ret != func.ret
                || !old
                    .params
                    .iter()
                    .map(|p| p.ty)
                    .eq(func.params.iter().map(|p| p.ty))
            {
                let message = format!("'@{}' has another type in another file", func.name);
                return self.c.fail_at(tok, message);
            }
            let [old, new] = [
                strength(old.linkage, Says::definition_if(old.is_defined())),
                strength(func.linkage, says),
            ];
            if old == Strength::Strong && new == Strength::Strong {
                return self.twice(tok, &func.name);
            }
            if new <= old {
                return Ok(Placed::Elsewhere(f));
            }
            self.module.functions[f] = func;
            self.linked.added.push(GlobalRef::Func(f));
            return Ok(Placed::Here(f));
        }
        let f = self.module.functions.push(func);
        self.linked.added.push(GlobalRef::Func(f));
        Ok(Placed::Here(f))
    }

    /// Puts the head of a variable into the module.
    pub(super) fn place_variable(
        &mut self,
        tok: Token,
        mut data: GlobalData,
        says: Says,
    ) -> Res<Placed<GlobalVar>> {
        if data.linkage == Linkage::Internal {
            data.name = self.own_name(data.name);
        } else if self.linked.inside.contains(&data.name) {
            let message = format!("'@{}' is an alias of a place in another file", data.name);
            return self.c.fail_at(tok, message);
        } else if let Some(found) = self.linked_symbol(&data.name) {
            let GlobalRef::Var(v) = found else {
                let message = format!("'@{}' is a function in another file", data.name);
                return self.c.fail_at(tok, message);
            };
            let old = &self.module.globals[v];
            if old.space != data.space {
                let message = format!("'@{}' has another address space in another file", data.name);
                return self.c.fail_at(tok, message);
            }
            let [old, new] = [
                strength(old.linkage, Says::definition_if(old.init.is_some())),
                strength(data.linkage, says),
            ];
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

    /// Refuses an alias of a name that a file before has.
    pub(super) fn check_alias(&mut self, tok: Token, name: &str) -> Res<()> {
        if self.linked_symbol(name).is_none() {
            return Ok(());
        }
        let message = format!("an alias '@{name}' that another file names is not supported");
        self.c.fail_at(tok, message)
    }

    /// The name of a symbol that is not visible: its own, if no other file has it.
    fn own_name(&self, name: String) -> String {
        let taken =
            self.linked.symbols.contains_key(&name) || self.linked.aliases.contains_key(&name);
        match taken {
            true => self
                .linked
                .free_name(&name, |n| self.c.mentions(n.as_bytes())),
            false => name,
        }
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
