//! Assembly text to an object.
//!
//! Statements are read one after the other. Instructions have their final size when they are read,
//! and sizes of data and gaps must be known where they stand, so every label has its place at once;
//! only values wait for the end ([`finish`]): fixups, symbol sizes and kernel descriptors.
//! Everything is linear in the length of the text and what its macros expand to, which is bounded
//! ([`MAX_TEXT`]), as is the size of the output ([`MAX_SIZE`]).
//!
//! One file for each family of directives; a directive that is not known is an error.

mod clrx;
mod cond;
mod cursor;
mod data;
mod files;
mod finish;
mod frame_tables;
mod frames;
mod hsa;
mod kernel;
mod line_program;
mod lines;
mod macros;
mod metadata;
mod sections;
mod source;
mod statement;
mod symbols;
mod symdirs;

use crate::diag::{Diagnostic, Origin, Severity};
use crate::listing::Listing;
use crate::object::{Object, Section};
use crate::{Assembled, CurrentFolder, Dialect, Options, ReadFile};
use cond::Conditional;
pub(crate) use finish::is_relative;
use isa::Target;
use isa::asm::{AsmError, Expr, PREDEFINED, Place};
use macros::Macro;
use source::{Loc, Sources};
use std::collections::{BTreeSet, HashMap};
use symbols::Table;

/// Bytes that macros may expand to.
const MAX_TEXT: usize = 64 << 20;

/// Bytes of an object's sections.
const MAX_SIZE: u64 = 256 << 20;

/// Errors after which the rest is not looked at.
const MAX_ERRORS: usize = 1000;

/// Code object versions that `.amdhsa_code_object_version` can ask for.
const VERSIONS: std::ops::RangeInclusive<i64> = 3..=6;

/// What a fixup's bits are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bits {
    /// Data of so many bytes.
    Data(u8),
    /// The 32-bit literal of an instruction.
    Literal,
    /// The distance of a branch.
    Branch,
}

/// A value that waits for symbols.
#[derive(Clone, PartialEq, Debug)]
struct Waiting {
    section: u32,
    offset: u64,
    bits: Bits,
    expr: Expr,
    here: Option<Place>,
    loc: Loc,
}

/// A text that is being read.
struct Reading {
    buffer: u32,
    /// Offset of the next statement.
    next: usize,
    /// Conditionals that were open when it began.
    conditionals: usize,
}

/// The assembler.
struct Assembler {
    target: Target,
    version: u8,
    sources: Sources,
    reading: Vec<Reading>,
    /// Bytes of macro text so far.
    expanded: usize,
    sections: Vec<Section>,
    section_names: HashMap<String, usize>,
    /// Total size of the sections.
    total: u64,
    /// Section, and the one before it, for `.previous`; the stack is `.pushsection`'s.
    current: u32,
    previous: Option<u32>,
    stack: Vec<(u32, Option<u32>)>,
    /// Symbol of each section.
    section_symbols: Vec<usize>,
    symbols: Table,
    waiting: Vec<Waiting>,
    kernels: Vec<kernel::Kernel>,
    addrsig: Option<Vec<usize>>,
    macros: HashMap<String, Macro>,
    macro_count: u32,
    conditionals: Vec<Conditional>,
    /// Start of the statement that is being read.
    statement: Loc,
    diagnostics: Vec<Diagnostic>,
    errors: usize,
    lines: lines::Lines,
    frames: frames::Frames,
    listing: Option<Listing>,
    read: Option<ReadFile>,
    folder: Option<CurrentFolder>,
    /// The other dialect, if the text is of it.
    clrx: Option<Box<clrx::Clrx>>,
    /// Branches with `s_nop` behind them, which change the distance that gfx101x cannot take, and
    /// those that should have one: the file is read again then.
    padded: BTreeSet<Loc>,
    unpadded: BTreeSet<Loc>,
    done: bool,
}

/// Assembles a file.
pub(crate) fn assemble(source: &str, options: &Options) -> Assembled {
    let (object, listing, diagnostics) = run(source, options);
    Assembled {
        object: object.map(|o| crate::elf::write(&o)),
        listing,
        diagnostics,
    }
}

/// Assembles a text to the contents of an object.
pub(crate) fn assemble_contents(
    source: &str,
    options: &Options,
) -> Result<codeobj::Contents, Vec<Diagnostic>> {
    let (object, _, diagnostics) = run(source, options);
    object.map(Object::into_contents).ok_or(diagnostics)
}

/// Object, if there were no errors, listing, and what is to be said.
fn run(source: &str, options: &Options) -> (Option<Object>, Option<String>, Vec<Diagnostic>) {
    let other = match options.dialect {
        Dialect::Clrx => true,
        Dialect::Llvm => clrx::syntax::begins(source),
    };
    let rewritten = other.then(|| clrx::syntax::comments(source));
    let source = rewritten.as_deref().unwrap_or(source);
    let mut assembler = Assembler::new(source, options);
    assembler.run();
    let mut object = assembler.finish();
    // Each time at least one more branch is padded.
    while object.is_some() && !assembler.unpadded.is_empty() {
        let padded = &assembler.padded | &assembler.unpadded;
        assembler = Assembler::new(source, options);
        assembler.padded = padded;
        assembler.run();
        object = assembler.finish();
    }
    let mut diagnostics = assembler.diagnostics;
    // What the end found is shown where it belongs.
    diagnostics.sort_by_key(|d| d.expansions.last().unwrap_or(&d.place).line);
    let failed = assembler.errors > 0;
    let listing = assembler.listing.map(|l| l.text);
    (object.filter(|_| !failed), listing, diagnostics)
}

impl Assembler {
    fn new(source: &str, options: &Options) -> Assembler {
        let generation = options.target.processor.generation;
        let mut sources = Sources::default();
        let buffer = sources.add(source, Origin::Source, None);
        let mut assembler = Assembler {
            target: options.target,
            version: 6,
            sources,
            reading: vec![Reading {
                buffer,
                next: 0,
                conditionals: 0,
            }],
            expanded: 0,
            sections: Vec::new(),
            section_names: HashMap::new(),
            total: 0,
            current: 0,
            previous: None,
            stack: Vec::new(),
            section_symbols: Vec::new(),
            symbols: Table::new(generation),
            waiting: Vec::new(),
            kernels: Vec::new(),
            addrsig: None,
            macros: HashMap::new(),
            macro_count: 0,
            conditionals: Vec::new(),
            statement: Loc { buffer, offset: 0 },
            diagnostics: Vec::new(),
            errors: 0,
            lines: lines::Lines::default(),
            frames: frames::Frames::default(),
            listing: options.listing.then(|| Listing::new(options.target)),
            read: options.read,
            folder: options.folder,
            clrx: None,
            padded: BTreeSet::new(),
            unpadded: BTreeSet::new(),
            done: false,
        };
        assembler.predefine();
        assembler
    }

    /// The text section and the symbols that say what is assembled for.
    fn predefine(&mut self) {
        self.switch_to(".text");
        self.sections[0].align = 4;
        let name = self.target.processor.name;
        let digits: Vec<i64> = name
            .chars()
            .filter_map(|c| c.to_digit(16))
            .map(i64::from)
            .collect();
        // `gfx906` is 9.0.6, `gfx90a` is 9.0.10.
        let [stepping, minor] =
            [1, 2].map(|n| digits.iter().rev().nth(n - 1).copied().unwrap_or(0));
        let major = i64::from(self.generation_number());
        let constants = [
            (".amdgcn.gfx_generation_number", major),
            (".amdgcn.gfx_generation_minor", minor),
            (".amdgcn.gfx_generation_stepping", stepping),
        ];
        let versions = PREDEFINED
            .iter()
            .map(|(name, value)| (*name, i64::from(*value)));
        for (name, value) in constants.into_iter().chain(versions) {
            self.symbols.predefine_constant(name, value);
        }
        for name in [".amdgcn.next_free_vgpr", ".amdgcn.next_free_sgpr"] {
            self.symbols.predefine(name, 0);
        }
    }

    fn generation_number(&self) -> u8 {
        use isa::Generation as G;
        match self.target.processor.generation {
            G::Gfx6 => 6,
            G::Gfx7 => 7,
            G::Gfx8 => 8,
            G::Gfx9 | G::Gfx90a | G::Gfx940 => 9,
            G::Gfx10 => 10,
            G::Gfx11 => 11,
            G::Gfx12 => 12,
        }
    }

    /// Reads all statements.
    fn run(&mut self) {
        while !self.done && self.errors < MAX_ERRORS {
            let Some(reading) = self.reading.last() else {
                break;
            };
            let text = self.sources.text(reading.buffer);
            if reading.next >= text.len() {
                self.end_of_text();
                continue;
            }
            self.statement = Loc {
                buffer: reading.buffer,
                offset: reading.next as u32,
            };
            self.statement(&text);
        }
        if let Some(open) = self.conditionals.last() {
            let loc = open.loc;
            self.error_at(loc, "unmatched .ifs or .elses");
        }
    }

    fn end_of_text(&mut self) {
        if let Some(done) = self.reading.pop() {
            if !self.reading.is_empty() {
                self.conditionals.truncate(done.conditionals);
            }
        }
    }

    /// The byte of the current text at an offset.
    fn at(&self, offset: usize) -> Loc {
        Loc {
            buffer: self.statement.buffer,
            offset: offset as u32,
        }
    }

    fn error_at(&mut self, loc: Loc, message: impl Into<String>) {
        self.report(Severity::Error, loc, message.into(), Vec::new());
    }

    /// Reports an error whose column is an offset in the current text.
    fn error(&mut self, error: AsmError) {
        let loc = self.at(error.column);
        self.report(Severity::Error, loc, error.message, error.notes);
    }

    fn warn(&mut self, loc: Loc, message: impl Into<String>) {
        self.report(Severity::Warning, loc, message.into(), Vec::new());
    }

    fn report(&mut self, severity: Severity, loc: Loc, message: String, notes: Vec<String>) {
        self.errors += usize::from(severity == Severity::Error);
        let mut expansions = self.sources.expansions(loc);
        // Of a long way the ends are of interest.
        if expansions.len() > 6 {
            expansions.drain(3..expansions.len() - 3);
        }
        self.diagnostics.push(Diagnostic {
            severity,
            place: self.sources.place(loc),
            message,
            notes,
            expansions,
        });
    }

    /// Where the next byte goes.
    fn here(&self) -> Place {
        Place {
            section: self.current,
            offset: self.sections[self.current as usize].size(),
        }
    }
}
