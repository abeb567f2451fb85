//! The printer of the LLVM assembly language.
//!
//! What it prints is read back to an equal module, and is accepted by LLVM's own tools. Block
//! parameters are printed as phis. Metadata is written where it is used, so that a function can be
//! printed alone; but for types and scopes of accesses, which are nodes behind the functions.
//!
//! Complexity: linear in the length of the text.

mod alias;
mod attributes;
mod constants;
mod functions;
mod instructions;
mod intrinsics;
mod names;
mod types;

use crate::entities::GlobalRef;
use crate::function::Function;
use crate::module::{
    Alias, FnAttrs, GlobalData, Linkage, Module, Structor, StructorKind, Visibility,
};
use crate::types::{Type, TypeData};
use functions::FunctionPrinter;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

pub use types::type_name;

/// A module as LLVM assembly language.
pub fn print_module(module: &Module) -> String {
    let mut printer = Printer::new(module);
    printer.header();
    printer.globals();
    for (f, func) in module.functions.iter() {
        if !printer.is_alias(GlobalRef::Func(f)) {
            printer.function(func);
        }
    }
    printer.declare_intrinsics();
    printer.attribute_groups();
    printer.module_metadata();
    printer.out
}

/// One function as LLVM assembly language, as [`print_module`] prints it but with its attributes
/// written out. `module` is that which the function belongs to; the function itself may be a newer
/// version than the one in the module.
pub fn print_function(module: &Module, func: &Function) -> String {
    let mut printer = Printer::new(module);
    printer.inline_attributes = true;
    printer.function(func);
    printer.out
}

/// The text so far and what the rest of it needs.
struct Printer<'m> {
    module: &'m Module,
    out: String,
    /// Write the attributes of functions out instead of numbering groups.
    inline_attributes: bool,
    /// The attribute groups as text, with their numbers.
    groups: FxHashMap<String, usize>,
    group_texts: Vec<String>,
    /// Declarations of the intrinsics that are called, by name.
    intrinsics: BTreeMap<String, String>,
    /// What accesses say of the memory that they touch.
    alias: alias::AliasNodes,
}

/// Appends formatted text to a string, which cannot fail.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => {{
        use std::fmt::Write;
        let _ = write!($out, $($arg)*);
    }};
}
use put;

impl<'m> Printer<'m> {
    fn new(module: &'m Module) -> Self {
        Printer {
            module,
            out: String::new(),
            inline_attributes: false,
            groups: FxHashMap::default(),
            group_texts: Vec::new(),
            intrinsics: BTreeMap::new(),
            alias: alias::AliasNodes::default(),
        }
    }

    fn header(&mut self) {
        let m = self.module;
        if !m.source_name.is_empty() {
            put!(self.out, "source_filename = ");
            names::write_quoted(&mut self.out, m.source_name.as_bytes());
            self.out.push('\n');
        }
        for (what, text) in [("datalayout", &m.data_layout), ("triple", &m.triple)] {
            if let Some(text) = text {
                put!(self.out, "target {what} = ");
                names::write_quoted(&mut self.out, text.as_bytes());
                self.out.push('\n');
            }
        }
        if !m.assembly.is_empty() {
            self.out.push('\n');
        }
        for line in &m.assembly {
            self.out.push_str("module asm ");
            names::write_quoted(&mut self.out, line.text.as_bytes());
            self.out.push('\n');
        }
    }

    fn globals(&mut self) {
        let m = self.module;
        if !m.globals.is_empty() || !m.aliases.is_empty() || !m.structors.is_empty() {
            self.out.push('\n');
        }
        for (var, global) in m.globals.iter() {
            if !self.is_alias(GlobalRef::Var(var)) {
                self.global(global);
            }
        }
        for alias in &m.aliases {
            names::write_name(&mut self.out, '@', &alias.name);
            let visibility = match alias.linkage {
                Linkage::Internal => "",
                _ => visibility_word(alias.visibility),
            };
            put!(
                self.out,
                " = {}{visibility}alias ",
                linkage_word(alias.linkage)
            );
            self.alias_target(alias);
        }
        self.structors(StructorKind::Constructor, "llvm.global_ctors");
        self.structors(StructorKind::Destructor, "llvm.global_dtors");
    }

    /// Is it the declaration that stands for an alias, which is printed as such?
    fn is_alias(&self, global: GlobalRef) -> bool {
        let mut aliases = self.module.aliases.iter();
        aliases.any(|alias| alias.stand_in == Some(global))
    }

    fn alias_target(&mut self, alias: &Alias) {
        let m = self.module;
        let (ty, space) = match alias.base {
            GlobalRef::Var(var) => (m.globals[var].ty, m.globals[var].space),
            GlobalRef::Func(_) => (Type::I8, crate::AddrSpace::Generic),
        };
        if alias.offset == 0 {
            self.ty(ty);
            self.out.push_str(", ");
            self.ty(Type::ptr(space));
            self.out.push(' ');
            self.symbol(alias.base);
        } else {
            self.out.push_str("i8, getelementptr (i8, ");
            self.ty(Type::ptr(space));
            self.out.push(' ');
            self.symbol(alias.base);
            put!(self.out, ", i64 {})", alias.offset);
        }
        self.out.push('\n');
    }

    /// The list of functions that are called at a time.
    fn structors(&mut self, kind: StructorKind, name: &str) {
        let m = self.module;
        let list: Vec<&Structor> = m.structors.iter().filter(|s| s.kind == kind).collect();
        if list.is_empty() {
            return;
        }
        let n = list.len();
        put!(
            self.out,
            "@{name} = appending addrspace(1) global [{n} x {{ i32, ptr, ptr }}] ["
        );
        for (i, structor) in list.into_iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            put!(
                self.out,
                "{comma}{{ i32, ptr, ptr }} {{ i32 {}, ptr ",
                structor.priority
            );
            self.symbol(GlobalRef::Func(structor.function));
            self.out.push_str(", ptr null }");
        }
        self.out.push_str("]\n");
    }

    fn global(&mut self, g: &GlobalData) {
        names::write_name(&mut self.out, '@', &g.name);
        self.out.push_str(" = ");
        match (&g.init, g.linkage) {
            (None, Linkage::ExternWeak) => self.out.push_str("extern_weak "),
            (None, _) => self.out.push_str("external "),
            (Some(_), linkage) => self.out.push_str(linkage_word(linkage)),
        }
        if g.linkage != Linkage::Internal {
            self.out.push_str(visibility_word(g.visibility));
        }
        if g.unnamed_addr {
            self.out.push_str("unnamed_addr ");
        }
        if g.space.number() != 0 {
            put!(self.out, "addrspace({}) ", g.space.number());
        }
        if g.externally_initialized {
            self.out.push_str("externally_initialized ");
        }
        self.out.push_str(if g.is_constant {
            "constant "
        } else {
            "global "
        });
        self.ty(g.ty);
        if let Some(init) = g.init {
            self.out.push(' ');
            self.constant(init);
        }
        if let Some(section) = &g.section {
            self.out.push_str(", section ");
            names::write_quoted(&mut self.out, section.as_bytes());
        }
        if g.align.is_power_of_two() {
            put!(self.out, ", align {}", g.align);
        }
        if let Some(at) = g.absolute {
            let end = u64::from(at) + 1;
            put!(self.out, ", !absolute_symbol !{{i64 {at}, i64 {end}}}");
        }
        self.out.push('\n');
    }

    fn function(&mut self, func: &Function) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        FunctionPrinter::new(self, func).print();
    }

    /// Name of a variable or function with its sigil.
    fn symbol(&mut self, base: GlobalRef) {
        let name = match base {
            GlobalRef::Var(var) => &self.module.globals[var].name,
            GlobalRef::Func(func) => &self.module.functions[func].name,
        };
        names::write_name(&mut self.out, '@', name);
    }

    fn ty(&mut self, ty: Type) {
        types::write_type(&mut self.out, &self.module.ctx.types, ty);
    }

    fn declare_intrinsics(&mut self) {
        for declaration in std::mem::take(&mut self.intrinsics).values() {
            self.out.push('\n');
            self.out.push_str(declaration);
        }
    }

    /// Number of the group of these attributes.
    fn group_of(&mut self, attrs: &FnAttrs) -> usize {
        let mut text = String::new();
        attributes::write_fn_attrs(&mut text, attrs);
        if let Some(&number) = self.groups.get(&text) {
            return number;
        }
        let number = self.group_texts.len();
        self.group_texts.push(text.clone());
        self.groups.insert(text, number);
        number
    }

    fn attribute_groups(&mut self) {
        if !self.group_texts.is_empty() {
            self.out.push('\n');
        }
        for (i, text) in self.group_texts.iter().enumerate() {
            put!(self.out, "attributes #{i} = {{{text} }}\n");
        }
    }

    fn module_metadata(&mut self) {
        let m = self.module;
        // Those of accesses have their numbers already.
        let texts = std::mem::take(&mut self.alias.texts);
        let mut nodes: Vec<String> = Vec::new();
        let mut lists: Vec<(&str, usize, usize)> = Vec::new();
        let mut list = |nodes: &mut Vec<String>, name, new: Vec<String>| {
            if !new.is_empty() {
                lists.push((name, texts.len() + nodes.len(), new.len()));
                nodes.extend(new);
            }
        };
        let version = m
            .code_object_version
            .map(|v| format!("i32 1, !\"amdhsa_code_object_version\", i32 {v}"));
        list(
            &mut nodes,
            "llvm.module.flags",
            version.into_iter().collect(),
        );
        let opencl = m.opencl_version.map(|[a, b]| format!("i32 {a}, i32 {b}"));
        list(
            &mut nodes,
            "opencl.ocl.version",
            opencl.into_iter().collect(),
        );
        let formats = m.printf_formats.iter().map(|f| {
            let mut node = String::from("!");
            names::write_quoted(&mut node, f.as_bytes());
            node
        });
        list(&mut nodes, "llvm.printf.fmts", formats.collect());
        if !lists.is_empty() || !texts.is_empty() {
            self.out.push('\n');
        }
        for (name, first, count) in lists {
            put!(self.out, "!{name} = !{{");
            for i in first..first + count {
                put!(self.out, "{}!{i}", if i > first { ", " } else { "" });
            }
            self.out.push_str("}\n");
        }
        let nodes = nodes.iter().map(|node| format!("!{{{node}}}"));
        for (i, node) in texts.into_iter().chain(nodes).enumerate() {
            put!(self.out, "!{i} = {node}\n");
        }
    }

    fn type_data(&self, ty: Type) -> &'m TypeData {
        self.module.ctx.types.get(ty)
    }
}

/// A linkage before a definition, with a space after it.
fn linkage_word(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::External => "",
        Linkage::Internal => "internal ",
        Linkage::Weak => "weak ",
        Linkage::Common => "common ",
        Linkage::Odr => "weak_odr ",
        Linkage::AvailableExternally => "available_externally ",
        Linkage::ExternWeak => "extern_weak ",
    }
}

/// A visibility, with a space after it.
fn visibility_word(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Default => "",
        Visibility::Hidden => "hidden ",
        Visibility::Protected => "protected ",
    }
}
