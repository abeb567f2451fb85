//! Functions and blocks as text; block parameters become phis again.

use super::attributes::{call_conv_word, write_fn_attrs};
use super::names::{LocalNames, write_bare_name, write_name, write_quoted};
use super::{Printer, linkage_word, put, visibility_word};
use crate::entities::{Block, Inst, Value};
use crate::function::{Function, ValueDef};
use crate::inst::BlockCall;
use crate::module::Linkage;
use crate::types::Type;
use cranelift_entity::{EntityList, SecondaryMap};
use rustc_hash::FxHashMap;

/// Where an edge into a block comes from, as its phis name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// A block.
    Block(Block),
    /// A block that exists only in the text, because an edge beside this one carries other values:
    /// `EdgeBlock` of this number.
    Edge(usize),
}

/// A block that is put on an edge in the text.
#[derive(Clone, Copy, Debug)]
struct EdgeBlock {
    target: Block,
    args: EntityList<Value>,
}

/// Prints one function.
pub(super) struct FunctionPrinter<'p, 'm, 'f> {
    pub p: &'p mut Printer<'m>,
    pub f: &'f Function,
    names: LocalNames,
    incoming: SecondaryMap<Block, Vec<(Source, EntityList<Value>)>>,
    edge_blocks: Vec<EdgeBlock>,
    /// What the names of edge blocks begin with, and no other name does.
    edge_prefix: String,
    /// Edge blocks by terminator and number of the target in it.
    on_edge: FxHashMap<(Inst, usize), usize>,
}

impl<'p, 'm, 'f> FunctionPrinter<'p, 'm, 'f> {
    pub fn new(p: &'p mut Printer<'m>, f: &'f Function) -> Self {
        FunctionPrinter {
            p,
            f,
            names: LocalNames::new(f),
            incoming: SecondaryMap::new(),
            edge_blocks: Vec::new(),
            edge_prefix: String::new(),
            on_edge: FxHashMap::default(),
        }
    }

    pub fn print(&mut self) {
        self.head();
        if !self.f.is_defined() {
            self.p.out.push('\n');
            return;
        }
        self.p.out.push_str(" {\n");
        self.collect_edges();
        for i in 0..self.f.layout.len() {
            self.block(i);
        }
        for i in 0..self.edge_blocks.len() {
            self.edge_block(i);
        }
        self.p.out.push_str("}\n");
    }

    fn head(&mut self) {
        let f = self.f;
        let out = &mut self.p.out;
        if f.is_defined() {
            out.push_str("define ");
            out.push_str(linkage_word(f.linkage));
        } else {
            out.push_str("declare ");
            if f.linkage == Linkage::ExternWeak {
                out.push_str("extern_weak ");
            }
        }
        if f.linkage != Linkage::Internal {
            out.push_str(visibility_word(f.visibility));
        }
        out.push_str(call_conv_word(f.call_conv));
        let before = out.len();
        self.p.param_attrs(&f.ret_attrs);
        if self.p.out.len() > before {
            // Attributes come with a space before them; here it must stand after them.
            self.p.out.remove(before);
            self.p.out.push(' ');
        }
        self.p.ty(f.ret);
        self.p.out.push(' ');
        write_name(&mut self.p.out, '@', &f.name);
        self.params();
        self.attributes();
        if let Some(section) = &f.section {
            self.p.out.push_str(" section ");
            write_quoted(&mut self.p.out, section.as_bytes());
        }
        if f.align != 0 {
            put!(self.p.out, " align {}", f.align);
        }
        self.p.kernel_metadata(&f.kernel);
        if let Some([signature, hash]) = f.sanitize {
            put!(
                self.p.out,
                " !func_sanitize !{{i32 {signature}, i32 {hash}}}"
            );
        }
    }

    fn params(&mut self) {
        let f = self.f;
        let values = f.layout.first().map_or(&[][..], |&b| f.block_params(b));
        self.p.out.push('(');
        for (i, param) in f.params.iter().enumerate() {
            if i > 0 {
                self.p.out.push_str(", ");
            }
            self.p.ty(param.ty);
            self.p.param_attrs(&param.attrs);
            if let Some(&value) = values.get(i) {
                self.p.out.push(' ');
                self.local(value);
            }
        }
        if f.vararg {
            self.p
                .out
                .push_str(if f.params.is_empty() { "..." } else { ", ..." });
        }
        self.p.out.push(')');
    }

    fn attributes(&mut self) {
        let attrs = &self.f.attrs;
        if attrs.flags.is_empty() && attrs.strings.is_empty() {
            return;
        }
        if self.p.inline_attributes {
            write_fn_attrs(&mut self.p.out, attrs);
            return;
        }
        let number = self.p.group_of(attrs);
        put!(self.p.out, " #{number}");
    }

    /// Finds what the phis of each block say; puts blocks on edges that need their own.
    fn collect_edges(&mut self) {
        for &pred in &self.f.layout {
            let Some(inst) = self.f.terminator(pred) else {
                continue;
            };
            let targets = self.f.targets(inst);
            if let [dest] = *targets {
                self.incoming[dest.block].push((Source::Block(pred), dest.args));
                continue;
            }
            // The first edge to each target, and whether others have the same arguments.
            let mut first: FxHashMap<Block, BlockCall> = FxHashMap::default();
            for (i, dest) in targets.iter().enumerate() {
                let seen = *first.entry(dest.block).or_insert(*dest);
                let lists = &self.f.lists;
                let same = seen.args.as_slice(lists) == dest.args.as_slice(lists);
                if same {
                    self.incoming[dest.block].push((Source::Block(pred), dest.args));
                } else {
                    self.on_edge.insert((inst, i), self.edge_blocks.len());
                    let (target, args) = (dest.block, dest.args);
                    self.edge_blocks.push(EdgeBlock { target, args });
                }
            }
        }
        // The edge blocks stand after all others, and so do the values that come from them.
        for (i, edge) in self.edge_blocks.iter().enumerate() {
            self.incoming[edge.target].push((Source::Edge(i), edge.args));
        }
        if !self.edge_blocks.is_empty() {
            self.edge_prefix = self.names.unused_prefix(self.f, "edge");
        }
    }

    fn block(&mut self, index: usize) {
        let f = self.f;
        let block = f.layout[index];
        if index > 0 {
            self.p.out.push('\n');
        }
        if index > 0 || f.block_name(block).is_some() {
            self.names.write_label(&mut self.p.out, f, block);
            self.p.out.push_str(":\n");
        }
        if index > 0 {
            self.phis(block);
        }
        for &inst in &f.blocks[block].insts {
            self.instruction(inst);
        }
    }

    fn phis(&mut self, block: Block) {
        let f = self.f;
        for (i, &param) in f.block_params(block).iter().enumerate() {
            self.p.out.push_str("  ");
            self.local(param);
            self.p.out.push_str(" = phi ");
            self.p.ty(f.value_type(param));
            for n in 0..self.incoming[block].len() {
                let (source, args) = self.incoming[block][n];
                self.p.out.push_str(if n > 0 { ", [ " } else { " [ " });
                match args.get(i, &f.lists) {
                    Some(value) => self.value(value),
                    None => self.p.out.push_str("poison"),
                }
                self.p.out.push_str(", %");
                self.source(source);
                self.p.out.push_str(" ]");
            }
            self.p.out.push('\n');
        }
    }

    /// Appends the name of a block or edge block, without sigil.
    fn source(&mut self, source: Source) {
        match source {
            Source::Block(block) => self.names.write_label(&mut self.p.out, self.f, block),
            Source::Edge(i) => {
                let name = format!("{}{i}", self.edge_prefix);
                write_bare_name(&mut self.p.out, &name);
            }
        }
    }

    fn edge_block(&mut self, index: usize) {
        self.p.out.push('\n');
        self.source(Source::Edge(index));
        self.p.out.push_str(":\n  br label ");
        let target = self.edge_blocks[index].target;
        self.names.write_block(&mut self.p.out, self.f, target);
        self.p.out.push('\n');
    }

    /// Appends `label %target` for target `index` of a terminator.
    pub(super) fn target(&mut self, inst: Inst, index: usize, dest: Block) {
        self.p.out.push_str("label ");
        match self.on_edge.get(&(inst, index)) {
            Some(&edge) => {
                self.p.out.push('%');
                self.source(Source::Edge(edge));
            }
            None => self.names.write_block(&mut self.p.out, self.f, dest),
        }
    }

    /// Appends the name of a value that is no constant.
    pub(super) fn local(&mut self, value: Value) {
        self.names.write_value(&mut self.p.out, self.f, value);
    }

    /// Appends a value.
    pub(super) fn value(&mut self, value: Value) {
        match self.f.value_def(value) {
            ValueDef::Const(c) => self.p.constant(c),
            _ => self.local(value),
        }
    }

    /// Appends a type and a value of it.
    pub(super) fn typed(&mut self, value: Value) {
        let ty: Type = self.f.value_type(value);
        self.p.ty(ty);
        self.p.out.push(' ');
        self.value(value);
    }
}
