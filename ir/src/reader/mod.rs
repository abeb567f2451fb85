//! The reader of the LLVM assembly language: text to [`Module`].
//!
//! Stages: the text is indexed once (where does each top-level entity begin?), then target lines,
//! named types, the heads of global variables and functions, aliases, initial contents, metadata of
//! the module, and last the bodies are read. So every global name, type, attribute group and
//! metadata node can be used before its definition. Within a body, values may be used before their
//! definition too; phis become block parameters when the whole body is known.
//!
//! Whatever has no meaning here is skipped if leaving it out is allowed, and is an error if not.
//!
//! Complexity: linear in the length of the text.

mod aggregates;
mod alias;
mod asm_targets;
mod attributes;
mod body;
mod calls;
mod carryless;
mod constants;
mod cursor;
mod expanded;
mod expressions;
mod fold;
mod functions;
mod globals;
mod index;
mod instructions;
mod kills;
mod lexer;
mod link;
mod literals;
mod locals;
mod matrices;
mod memory;
mod metadata;
mod odd_flow;
mod phis;
mod pieces;
mod registers;
mod rounded;
mod structors;
mod target;
mod types;
mod upgrade;
mod variadic;
mod vector_constants;
mod vectors;
mod vp;
mod wanted;

use crate::diag::{Diagnostic, SourceFile, SourceLoc, first_offset};
use crate::module::{FnAttrs, Module, StructorKind};
use crate::types::Type;
use body::Scratch;
use cursor::{Cursor, Res};
use functions::PendingBody;
use index::{Global, Index};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::sync::Arc;
use types::{NamedType, TypeShape};
pub use wanted::Bodies;
use wanted::{Files, Mentioned};

/// More errors than this are not reported: what comes later is rarely a new mistake.
const MAX_ERRORS: usize = 20;

/// Reads a module.
///
/// # Errors
/// At least one diagnostic with a place in the source. At most one is given for each function, and
/// reading stops at the first outside of functions. The module that is returned is well typed, but
/// has not been verified: see the verifier for the other rules.
pub fn parse_module(source: &SourceFile<'_>) -> Result<Module, Vec<Diagnostic>> {
    parse_modules(
        std::slice::from_ref(source),
        WeakAliases::Resolved,
        Bodies::All,
    )
}

/// What the uses of a weak alias are of, which another object may define otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeakAliases {
    /// What it is a name of here: no other object comes.
    Resolved,
    /// The symbol: the alias has a stand-in ([`crate::Alias::stand_in`]).
    Symbols,
}

/// Where a constant stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ConstPlace {
    /// It is an operand: what it cannot hold is computed.
    Operand,
    /// It is a part of a variable's initial value, which linkers fill in.
    Initializer,
}

/// Reads several files as one module: what one declares and another one defines is linked, symbols
/// that are not visible outside of their file stay apart. Places are numbered as
/// [`crate::diag::first_offset`] says.
///
/// # Errors
/// As [`parse_module`]; and symbols that are defined twice.
pub fn parse_modules(
    sources: &[SourceFile<'_>],
    weak_aliases: WeakAliases,
    bodies: Bodies,
) -> Result<Module, Vec<Diagnostic>> {
    let files = match sources {
        [_] => Files::One,
        _ => Files::Several,
    };
    let mut module = Module::new();
    for (i, source) in sources.iter().enumerate() {
        let start = first_offset(sources, i);
        let too_large = || Diagnostic::error(SourceLoc::NONE, "files are larger than 4 GiB");
        if start + source.text.len() >= u32::MAX as usize {
            return Err(vec![too_large()]);
        }
        let flags = link::Flags::take(&mut module);
        let read = read_into(module, source, weak_aliases, bodies, files);
        let read = read.map_err(|errors| shift_all(errors, start))?;
        module = read.0;
        read.1.shift(&mut module, start);
        flags.merge(&mut module, start).map_err(|d| vec![d])?;
    }
    Ok(module)
}

fn shift_all(mut errors: Vec<Diagnostic>, start: usize) -> Vec<Diagnostic> {
    for error in &mut errors {
        error.loc = error.loc.shifted(start);
    }
    errors
}

/// Reads a file's text into a module.
fn read_into(
    module: Module,
    source: &SourceFile<'_>,
    weak_aliases: WeakAliases,
    bodies: Bodies,
    files: Files,
) -> Result<(Module, link::Linked), Vec<Diagnostic>> {
    if source.text.len() >= u32::MAX as usize {
        return Err(vec![Diagnostic::error(
            SourceLoc::NONE,
            "file is larger than 4 GiB",
        )]);
    }
    if source.text.starts_with(b"BC\xc0\xde") {
        return Err(vec![
            Diagnostic::error(SourceLoc::new(0), "file is LLVM bitcode, not text")
                .hint("convert it with 'llvm-dis'"),
        ]);
    }
    let mut reader = Reader::new(source.text, module, weak_aliases);
    if let Err(error) = reader.read_heads() {
        return Err(vec![*error]);
    }
    let errors = reader.read_bodies(bodies, files);
    if errors.is_empty() {
        Ok((reader.module, reader.linked))
    } else {
        Err(errors)
    }
}

/// The triple of a module, without reading more of it than the places of its parts; `None` if there
/// is none that can be found.
pub fn triple_of(text: &[u8]) -> Option<String> {
    let mut reader = Reader::new(text, Module::new(), WeakAliases::Resolved);
    reader.index().ok()?;
    for start in std::mem::take(&mut reader.index.headers) {
        reader.c.seek(start);
        if reader.c.accept_word(b"target") && reader.c.accept_word(b"triple") {
            reader.c.expect(lexer::Tok::Equal, "").ok()?;
            return reader.c.expect_string("").ok();
        }
    }
    None
}

/// Everything that is known while a module is read.
struct Reader<'s> {
    text: &'s [u8],
    c: Cursor<'s>,
    module: Module,
    index: Index,
    globals: FxHashMap<Cow<'s, [u8]>, Global>,
    /// What uses of weak aliases are of.
    weak_aliases: WeakAliases,
    /// Where constants are read.
    place: ConstPlace,
    named_types: FxHashMap<Cow<'s, [u8]>, NamedType>,
    type_order: Vec<Cow<'s, [u8]>>,
    shapes: Vec<TypeShape>,
    /// Definitions of named types that are being read, one within the other.
    defining: u32,
    /// What the type that was read last points to, if it was a typed pointer.
    pointee: Option<Type>,
    groups: FxHashMap<u32, FnAttrs>,
    /// The number of the group that was read last.
    last_group: u32,
    /// The value of attributes that have none.
    nothing: Arc<str>,
    /// Numbered metadata nodes, where their contents begin.
    metadata: FxHashMap<u32, u32>,
    /// What accesses say of memory, as far as it was read.
    alias: alias::AliasNodes,
    /// `!name = !{…}`, where their contents begin.
    named_metadata: Vec<(Cow<'s, [u8]>, u32)>,
    /// Lists of functions that are called at other times, where their contents begin.
    structors: Vec<(StructorKind, u32)>,
    /// Bodies that are still to be read.
    bodies: Vec<PendingBody>,
    /// Functions that were referred to.
    mentioned: Mentioned,
    scratch: Scratch<'s>,
    /// Symbols of files read before.
    linked: link::Linked,
    /// Numbers of the blocks whose addresses are taken, by the names of function and block.
    blocks: FxHashMap<(String, String), u128>,
}

impl<'s> Reader<'s> {
    fn new(text: &'s [u8], module: Module, weak_aliases: WeakAliases) -> Self {
        Reader {
            text,
            c: Cursor::new(text),
            linked: link::Linked::new(&module),
            blocks: FxHashMap::default(),
            module,
            index: Index::default(),
            globals: FxHashMap::default(),
            weak_aliases,
            place: ConstPlace::Operand,
            named_types: FxHashMap::default(),
            type_order: Vec::new(),
            shapes: Vec::new(),
            defining: 0,
            pointee: None,
            groups: FxHashMap::default(),
            last_group: 0,
            nothing: "".into(),
            metadata: FxHashMap::default(),
            alias: alias::AliasNodes::default(),
            named_metadata: Vec::new(),
            structors: Vec::new(),
            bodies: Vec::new(),
            mentioned: Mentioned::default(),
            scratch: Scratch::default(),
        }
    }

    /// All but the bodies of functions.
    fn read_heads(&mut self) -> Res<()> {
        // As many as small modules have.
        self.globals.reserve(14);
        self.metadata.reserve(28);
        self.module.ctx.consts.reserve(14);
        self.index()?;
        self.read_target()?;
        self.read_named_types()?;
        let variables = self.read_variable_heads()?;
        let bodies = self.read_function_heads()?;
        self.read_aliases()?;
        self.place = ConstPlace::Initializer;
        self.read_initializers(&variables)?;
        self.place = ConstPlace::Operand;
        self.read_structors()?;
        self.read_module_metadata()?;
        self.bodies = bodies;
        Ok(())
    }
}
