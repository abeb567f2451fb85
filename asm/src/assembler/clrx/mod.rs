//! The ROCm dialect of CLRX: kernels with configurations in place of LLVM's directives, in the same
//! code objects of version 2.
//!
//! Source: CLRX's documentation, "CLRadeonExtender Assembler ROCm handling". A text is of this
//! dialect if its first statement is `.rocm`, or if the options say so. Statements, data and macros
//! are LLVM's where both have them; [`syntax`] says what differs in a line. What is not known is an
//! error with its place.

mod config;
mod meta;
mod ops;
pub(super) mod syntax;

use super::Assembler;
use super::cursor::{Cursor, Result};
use super::source::Loc;
use super::symbols::Def;
use codeobj::kernel_code::SYMBOL_TYPE;
use codeobj::note;
use config::Setting;
use isa::CodeObjectVersion;
use isa::asm::{AsmError, Expr, Parsed, TokenKind};
use isa::{Operand, RegKind};
use meta::KernelMeta;
use object::elf;

/// Bytes of the control directives of a kernel.
const CONTROL_SIZE: usize = 128;

/// What a kernel's symbol names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Kind {
    /// `amd_kernel_code_t` with the code behind it.
    #[default]
    Kernel,
    /// A function (`.fkernel`).
    Function,
}

/// A kernel.
#[derive(Clone, Debug)]
struct Kernel {
    name: String,
    loc: Loc,
    kind: Kind,
    /// What its configurations say; none without `.config`.
    settings: Option<Vec<Setting>>,
    control: Vec<u8>,
    meta: KernelMeta,
    /// First VGPR and SGPR that its code does not name.
    registers: [u16; 2],
}

/// What statements belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Inside {
    /// A section of the object.
    #[default]
    Section,
    /// A kernel, outside of its configuration.
    Kernel(usize),
    /// Its configuration.
    Config(usize),
    /// Its control directives.
    Control(usize),
    /// The text of the metadata.
    Metadata,
}

/// The state of the dialect.
#[derive(Clone, Debug, Default)]
pub(super) struct Clrx {
    kernels: Vec<Kernel>,
    inside: Inside,
    /// The kernel whose label was read last.
    label: Option<usize>,
    /// Kernels that code between `.kcode` and `.kcodeend` belongs to.
    codes: Vec<Vec<usize>>,
    /// `.arch_minor`, `.arch_stepping`.
    arch: [Option<(u32, Loc)>; 2],
    flags: Option<u32>,
    newer: bool,
    metadata: Vec<u8>,
    metadata_version: Option<[u32; 2]>,
    printf: Vec<String>,
    /// Where `.rocm` stands.
    start: usize,
}

impl Assembler {
    /// Begins the dialect: `.rocm`.
    fn rocm(&mut self, column: usize, cursor: Cursor<'_>) -> Result<()> {
        cursor.end()?;
        let version = CodeObjectVersion::V2;
        let known = version.check(&self.target);
        known.map_err(|e| AsmError::new(column, e.to_string()))?;
        self.version = version.number();
        if self.clrx.is_none() {
            self.clrx = Some(Box::new(Clrx {
                start: column,
                ..Clrx::default()
            }));
        }
        Ok(())
    }

    /// Directives of this dialect.
    pub(super) fn clrx_directive(
        &mut self,
        name: &str,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        if name == ".rocm" {
            return Some(self.rocm(column, cursor));
        }
        let mut clrx = self.clrx.take()?;
        let done = clrx.directive(self, name, column, cursor);
        self.clrx = Some(clrx);
        done
    }

    /// A label: that of a kernel begins its code.
    pub(super) fn clrx_label(&mut self, name: &str, column: usize) -> Result<()> {
        let here = self.here();
        let Some(clrx) = &mut self.clrx else {
            return Ok(());
        };
        let Some(index) = clrx.kernels.iter().position(|k| k.name == name) else {
            return Ok(());
        };
        clrx.label = Some(index);
        let kind = clrx.kernels[index].kind;
        let aligned = here.offset.is_multiple_of(codeobj::kernel_code::ALIGN);
        if kind == Kind::Kernel && !aligned {
            let message = format!("kernel '{name}' is not aligned to 256 bytes");
            return Err(AsmError::new(column, message));
        }
        let section = &mut self.sections[here.section as usize];
        section.align = section.align.max(codeobj::kernel_code::ALIGN);
        let id = self.symbols.symbol(name);
        let symbol = &mut self.symbols.list[id];
        symbol.kind = match kind {
            Kind::Kernel => SYMBOL_TYPE,
            Kind::Function => elf::STT_FUNC.0,
        };
        symbol.binding = Some(elf::STB_GLOBAL.0);
        Ok(())
    }

    /// Counts the registers of an instruction for the kernels that it belongs to.
    pub(super) fn clrx_registers(&mut self, parsed: &Parsed) {
        let Some(clrx) = &mut self.clrx else { return };
        let kernels = match clrx.codes.last() {
            Some(codes) => codes.clone(),
            None => clrx.label.into_iter().collect(),
        };
        for operand in &parsed.inst.operands {
            let Operand::Reg(span) = operand else {
                continue;
            };
            let file = match span.base.kind() {
                RegKind::Vgpr => 0,
                RegKind::Sgpr => 1,
                _ => continue,
            };
            let end = span.base.index() + u16::from(span.count);
            for &kernel in &kernels {
                let count = &mut clrx.kernels[kernel].registers[file];
                *count = (*count).max(end);
            }
        }
    }

    /// Flags of the header, where the text says them.
    pub(super) fn clrx_flags(&self) -> Option<u32> {
        self.clrx.as_ref().and_then(|clrx| clrx.flags)
    }

    /// Fills in the configurations and makes the notes.
    pub(super) fn finish_clrx(&mut self) {
        let Some(clrx) = self.clrx.take() else { return };
        if !clrx.codes.is_empty() {
            let loc = self.statement;
            self.error_at(loc, "'.kcode' without '.kcodeend'");
        }
        let isa = clrx.isa(self);
        let mut places = Vec::new();
        for kernel in &clrx.kernels {
            let id = self.symbols.symbol(&kernel.name);
            match self.symbols.list[id].def {
                Def::Label(place) => places.push(place),
                _ => {
                    let message = format!("kernel '{}' has no label", kernel.name);
                    self.error_at(kernel.loc, message);
                }
            }
        }
        if places.len() != clrx.kernels.len() {
            return;
        }
        for (kernel, &place) in clrx.kernels.iter().zip(&places) {
            let ends = places.iter().filter(|p| p.section == place.section);
            let end = ends.map(|p| p.offset).filter(|&o| o > place.offset).min();
            let section = &mut self.sections[place.section as usize];
            let size = end.unwrap_or(section.size()) - place.offset;
            let id = self.symbols.symbol(&kernel.name);
            self.symbols.list[id].size = Some((Expr::Constant(size as i64), None));
            let Some(settings) = &kernel.settings else {
                continue;
            };
            match config::kernel_code(self, &clrx, kernel, settings) {
                Ok(code) => self.write_config(kernel, place, code.bytes()),
                Err((loc, message)) => self.error_at(loc, message),
            }
        }
        if let Err(error) = isa.and_then(|isa| clrx.notes(self, isa)) {
            self.error(error);
        }
    }

    /// Writes a configuration where the text has left room for it.
    fn write_config(&mut self, kernel: &Kernel, place: isa::asm::Place, code: &[u8]) {
        let at = place.offset as usize;
        let data = &mut self.sections[place.section as usize].data;
        match data.get_mut(at..at + code.len()) {
            Some(room) if room.iter().all(|&b| b == 0) => room.copy_from_slice(code),
            _ => {
                let message = format!(
                    "there is no room for the configuration of kernel '{}': .skip 256 has to stand \
                     behind its label",
                    kernel.name
                );
                self.error_at(kernel.loc, message);
            }
        }
    }
}

impl Clrx {
    /// A directive of the dialect; `None` for one that is LLVM's.
    fn directive(
        &mut self,
        a: &mut Assembler,
        name: &str,
        column: usize,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        match self.inside {
            Inside::Control(index) => {
                if let Some(done) = self.control(a, index, name, cursor) {
                    return Some(done);
                }
            }
            Inside::Metadata => {
                if let Some(done) = self.metadata_text(a, name, cursor) {
                    return Some(done);
                }
            }
            Inside::Config(index) => {
                if let Some(done) = self.config(a, index, name, column, cursor) {
                    return Some(done);
                }
            }
            Inside::Section | Inside::Kernel(_) => {}
        }
        Some(match name {
            ".gpu" => syntax::gpu(&a.target, cursor),
            ".arch_minor" => self.arch(a, 0, cursor),
            ".arch_stepping" => self.arch(a, 1, cursor),
            ".kernel" => self.kernel(a, column, cursor),
            ".config" => self.enter(column, name, cursor, Inside::Config),
            ".control_directive" => self.enter(column, name, cursor, Inside::Control),
            ".fkernel" => self.function(column, cursor),
            ".kcode" => self.code(cursor),
            ".kcodeend" => match self.codes.pop() {
                Some(_) => cursor.end(),
                None => Err(AsmError::new(column, "'.kcodeend' without '.kcode'")),
            },
            ".globaldata" => cursor.end().map(|()| {
                self.inside = Inside::Section;
                a.switch_to(".rodata");
            }),
            ".metadata" => cursor.end().map(|()| self.inside = Inside::Metadata),
            ".newbinfmt" => cursor.end().map(|()| self.newer = true),
            ".eflags" => a.count(&mut cursor).and_then(|n| {
                cursor.end()?;
                let flags = u32::try_from(n);
                self.flags = Some(flags.map_err(|_| AsmError::new(column, "value out of range"))?);
                Ok(())
            }),
            ".md_version" => self.version(a, cursor),
            ".printf" => self.printf(a, cursor),
            ".target" | ".tripple" => syntax::target(&a.target, name, cursor),
            _ if ops::is_config(name) => {
                let message = format!("'{name}' belongs into the configuration of a kernel");
                Err(AsmError::new(column, message))
            }
            _ => {
                // What begins a section leaves the kernel.
                if matches!(name, ".text" | ".data" | ".rodata" | ".section" | ".bss") {
                    self.inside = Inside::Section;
                }
                return None;
            }
        })
    }

    fn arch(&mut self, a: &mut Assembler, which: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let number = a.count(&mut cursor)?;
        cursor.end()?;
        let number = u32::try_from(number);
        let number = number.map_err(|_| AsmError::new(column, "value out of range"))?;
        self.arch[which] = Some((number, a.at(column)));
        Ok(())
    }

    /// The numbers of the processor, as the note has them.
    fn isa(&self, a: &mut Assembler) -> Result<[u32; 3]> {
        let own = a.target.v2_isa();
        let own = own.map_err(|e| AsmError::new(self.start, e.to_string()))?;
        let mut isa = own;
        for (number, said) in isa[1..].iter_mut().zip(self.arch) {
            *number = said.map_or(*number, |(n, _)| n);
        }
        if !a.target.has_v2_isa(isa) {
            let loc = self
                .arch
                .iter()
                .flatten()
                .next()
                .map_or(a.statement, |s| s.1);
            let text = isa.map(|n| n.to_string()).join(".");
            let message = format!("{text} is not {}", a.target.processor.name);
            a.error_at(loc, message);
            return Ok(own);
        }
        Ok(isa)
    }

    fn kernel(&mut self, a: &mut Assembler, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let at = cursor.peek().column;
        let name = cursor.name()?;
        cursor.end()?;
        self.inside = match self.kernels.iter().position(|k| k.name == name) {
            Some(_) => {
                return Err(AsmError::new(
                    at,
                    format!("kernel '{name}' is already defined"),
                ));
            }
            None => Inside::Kernel(self.kernels.len()),
        };
        self.kernels.push(Kernel {
            name,
            loc: a.at(column),
            kind: Kind::default(),
            settings: None,
            control: Vec::new(),
            meta: KernelMeta::default(),
            registers: [0; 2],
        });
        Ok(())
    }

    /// The kernel that the statement is inside of.
    fn current(&self, column: usize, name: &str) -> Result<usize> {
        match self.inside {
            Inside::Kernel(k) | Inside::Config(k) | Inside::Control(k) => Ok(k),
            Inside::Section | Inside::Metadata => {
                let message = format!("'{name}' belongs inside of a kernel (.kernel NAME)");
                Err(AsmError::new(column, message))
            }
        }
    }

    fn enter(
        &mut self,
        column: usize,
        name: &str,
        cursor: Cursor<'_>,
        inside: fn(usize) -> Inside,
    ) -> Result<()> {
        let kernel = self.current(column, name)?;
        cursor.end()?;
        self.inside = inside(kernel);
        if let Inside::Config(_) = self.inside {
            self.kernels[kernel].settings.get_or_insert_default();
        }
        Ok(())
    }

    fn function(&mut self, column: usize, cursor: Cursor<'_>) -> Result<()> {
        let kernel = self.current(column, ".fkernel")?;
        cursor.end()?;
        self.kernels[kernel].kind = Kind::Function;
        Ok(())
    }

    /// `.kcode +`, or kernels that are added, or taken away with `-`.
    fn code(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let mut kernels = self.codes.last().cloned().unwrap_or_default();
        if cursor.take(TokenKind::Plus) {
            cursor.end()?;
            self.codes.push((0..self.kernels.len()).collect());
            return Ok(());
        }
        loop {
            let away = cursor.take(TokenKind::Minus);
            if !away {
                cursor.take(TokenKind::Plus);
            }
            let column = cursor.peek().column;
            let name = cursor.name()?;
            let Some(kernel) = self.kernels.iter().position(|k| k.name == name) else {
                return Err(AsmError::new(column, format!("no kernel '{name}' so far")));
            };
            kernels.retain(|&k| k != kernel);
            if !away {
                kernels.push(kernel);
            }
            if !cursor.take(TokenKind::Comma) {
                cursor.end()?;
                self.codes.push(kernels);
                return Ok(());
            }
        }
    }

    /// Data of the control directives.
    fn control(
        &mut self,
        a: &mut Assembler,
        index: usize,
        name: &str,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        let column = cursor.peek().column;
        let bytes = syntax::data(a, name, &mut cursor)?;
        Some(bytes.and_then(|bytes| {
            cursor.end()?;
            let control = &mut self.kernels[index].control;
            control.extend(bytes);
            match control.len() <= CONTROL_SIZE {
                true => Ok(()),
                false => Err(AsmError::new(
                    column,
                    "more than 128 bytes of control directives",
                )),
            }
        }))
    }

    /// Data of the metadata's text.
    fn metadata_text(
        &mut self,
        a: &mut Assembler,
        name: &str,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        let bytes = syntax::data(a, name, &mut cursor)?;
        Some(bytes.and_then(|bytes| {
            self.metadata.extend(bytes);
            cursor.end()
        }))
    }

    /// The notes: version, processor, metadata.
    fn notes(&self, a: &mut Assembler, isa: [u32; 3]) -> Result<()> {
        let at = self.start;
        a.note(&note::v2_version(note::V2_VERSION), at)?;
        a.note(&note::v2_isa(isa, note::V2_NAMES), at)?;
        let text = match self.metadata.is_empty() {
            true => self.metadata_document(a)?,
            false => {
                let text = String::from_utf8(self.metadata.clone());
                let text = text.map_err(|_| AsmError::new(at, "the metadata is not UTF-8"))?;
                text.trim_end_matches('\0').to_string()
            }
        };
        let document = crate::metadata::parse(&text);
        let checked = document.and_then(|d| crate::metadata::check_v2(&d));
        checked.map_err(|e| AsmError::new(at, format!("invalid metadata: {}", e.message)))?;
        a.note(&note::v2_metadata(&text), at)
    }
}
