//! What is done at the end of the file: descriptors, fixups and relocations, symbol sizes, the
//! symbol table.

use super::data::{fits, uleb128};
use super::source::Loc;
use super::symbols::{Def, SymbolId, is_temporary};
use super::{Assembler, Bits, Waiting};
use crate::object::{Object, Relocation, SHT_LLVM_ADDRSIG, Section};
use ::object::elf;
use codeobj::Reloc;
use codeobj::{ContentPlace, ContentSymbol};
use isa::Bugs;
use isa::asm::expr::Binary;
use isa::asm::{Expr, Modifier, Place, Term, Value};

/// What a relocation refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Symbol(SymbolId),
    /// The start of a section.
    Section(u32),
}

/// A relocation before the symbol table is made.
struct Pending {
    section: u32,
    offset: u64,
    target: Target,
    kind: Reloc,
    addend: i64,
}

/// Whether the value is a distance from the bits themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Base {
    Absolute,
    Relative,
}

type Wrong = (Loc, String);

impl Assembler {
    /// The object.
    pub(super) fn finish(&mut self) -> Option<Object> {
        let flags = self.clrx_flags();
        self.finish_clrx();
        self.finish_kernels();
        self.finish_frames();
        self.finish_lines();
        let mut pending = Vec::new();
        for waiting in std::mem::take(&mut self.waiting) {
            match self.resolve(&waiting) {
                Ok(relocation) => pending.extend(relocation),
                Err((loc, message)) => self.error_at(loc, message),
            }
        }
        if self.errors > 0 {
            return None;
        }
        for p in &pending {
            if let Target::Symbol(id) = p.target {
                self.symbols.list[id].in_reloc = true;
            }
        }
        let used: Vec<u32> = pending
            .iter()
            .filter_map(|p| match p.target {
                Target::Section(section) => Some(section),
                Target::Symbol(_) => None,
            })
            .collect();
        let (symbols, index) = self.symbol_table(&used)?;
        for p in pending {
            let id = match p.target {
                Target::Symbol(id) => id,
                Target::Section(section) => self.section_symbols[section as usize],
            };
            self.sections[p.section as usize].relocs.push(Relocation {
                offset: p.offset,
                symbol: index[id],
                kind: p.kind,
                addend: p.addend,
            });
        }
        self.address_significance(&index);
        for section in &mut self.sections {
            section.relocs.sort_by_key(|r| r.offset);
        }
        Some(Object {
            sections: std::mem::take(&mut self.sections),
            symbols,
            flags: flags.unwrap_or(self.target.elf_flags(self.version)),
            // ELFABIVERSION_AMDGPU_HSA_V2 is 0, and so on.
            abi_version: self.version - 2,
        })
    }

    /// Fills in a value, or makes a relocation of it.
    fn resolve(&mut self, waiting: &Waiting) -> Result<Option<Pending>, Wrong> {
        let fail = |message: String| Err((waiting.loc, message));
        let Some(mut value) = self.symbols.evaluate(&waiting.expr, waiting.here) else {
            return fail("expected relocatable expression".to_string());
        };
        if let Some(number) = value.as_absolute() {
            let settled = match waiting.bits {
                Bits::Branch => self.settle_jump(waiting, number),
                _ => self.settle(waiting, number),
            };
            return settled.map(|()| None);
        }
        let mut base = match waiting.bits {
            Bits::Branch => Base::Relative,
            Bits::Literal if is_relative(&waiting.expr) => Base::Relative,
            Bits::Literal | Bits::Data(_) => Base::Absolute,
        };
        if let Some(sub) = value.sub.take() {
            let Some(place) = self.symbols.place(&sub) else {
                let name = term_name(&sub);
                return fail(format!(
                    "symbol '{name}' can not be undefined in a subtraction expression"
                ));
            };
            if place.section != waiting.section || base == Base::Relative {
                return fail("cannot represent a difference across sections".to_string());
            }
            base = Base::Relative;
            let distance = waiting.offset.wrapping_sub(place.offset);
            value.offset = value.offset.wrapping_add(distance as i64);
        }
        let Some(term) = value.add.clone() else {
            return fail("expected relocatable expression".to_string());
        };
        self.against(waiting, &term, &value, base)
    }

    /// A value that is a symbol plus a number.
    fn against(
        &mut self,
        waiting: &Waiting,
        term: &Term,
        value: &Value,
        base: Base,
    ) -> Result<Option<Pending>, Wrong> {
        let place = self.symbols.place(term);
        let id = match term {
            Term::Symbol(name) => Some(self.symbols.symbol(name)),
            Term::Place(_) => None,
        };
        if let Some(place) = place {
            let own = place.section == waiting.section && base == Base::Relative;
            if own && value.modifier == Modifier::None && id.is_none_or(|id| self.is_local(id)) {
                let target = (place.offset as i64).wrapping_add(value.offset);
                return self
                    .settle(waiting, target.wrapping_sub(waiting.offset as i64))
                    .map(|()| None);
            }
        }
        self.check_target_of_relocation(waiting, id, place)?;
        let Some(kind) = relocation_kind(waiting.bits, value.modifier, base) else {
            let message = "a symbol's address does not fit here: there is no such relocation";
            return Err((waiting.loc, message.to_string()));
        };
        let (target, extra) = match (place, id) {
            (Some(place), id) if id.is_none_or(|id| self.by_section(id, place, value)) => {
                (Target::Section(place.section), place.offset as i64)
            }
            (_, Some(id)) => (Target::Symbol(id), 0),
            (None, None) => {
                return Err((waiting.loc, "expected relocatable expression".to_string()));
            }
            (Some(place), None) => (Target::Section(place.section), place.offset as i64),
        };
        if waiting.bits == Bits::Branch {
            // What llvm-mc leaves in the code; the linker writes over it.
            self.write(waiting, 0xffff, 2);
        }
        Ok(Some(Pending {
            section: waiting.section,
            offset: waiting.offset,
            target,
            kind,
            addend: value.offset.wrapping_add(extra),
        }))
    }

    /// Temporary names must be defined, branches must not leave the file by accident.
    fn check_target_of_relocation(
        &self,
        waiting: &Waiting,
        id: Option<SymbolId>,
        place: Option<Place>,
    ) -> Result<(), Wrong> {
        let (Some(id), None) = (id, place) else {
            return Ok(());
        };
        let symbol = &self.symbols.list[id];
        let undefined = symbol.def == Def::None;
        let name = shown(&symbol.name);
        if undefined && waiting.bits == Bits::Branch {
            return Err((waiting.loc, format!("undefined label '{name}'")));
        }
        if undefined && is_temporary(&symbol.name) {
            return Err((
                waiting.loc,
                format!("assembler local symbol '{name}' not defined"),
            ));
        }
        if matches!(symbol.def, Def::Variable(..)) {
            return Err((waiting.loc, format!("the value of '{name}' is not known")));
        }
        Ok(())
    }

    fn is_local(&self, id: SymbolId) -> bool {
        let symbol = &self.symbols.list[id];
        symbol.binding.is_none_or(|b| b == elf::STB_LOCAL.0) && symbol.kind != elf::STT_GNU_IFUNC.0
    }

    /// Whether a relocation names the section instead of the symbol: parts of mergeable sections
    /// are named themselves.
    fn by_section(&self, id: SymbolId, place: Place, value: &Value) -> bool {
        let flags = self.sections[place.section as usize].flags;
        let merged = flags & elf::SHF_MERGE.0 != 0 && value.offset != 0;
        self.is_local(id) && !merged
    }

    /// A branch that names a number, not a place: it is the operand itself, in dwords, as it would
    /// be if it had been defined before.
    fn settle_jump(&mut self, waiting: &Waiting, number: i64) -> Result<(), Wrong> {
        if !(-0x8000..=0xffff).contains(&number) {
            let message = "expected a 16-bit signed jump offset".to_string();
            return Err((waiting.loc, message));
        }
        self.write(waiting, number & 0xffff, 2);
        Ok(())
    }

    /// A number, of a branch the distance in bytes, into its bits.
    fn settle(&mut self, waiting: &Waiting, value: i64) -> Result<(), Wrong> {
        match waiting.bits {
            Bits::Data(width) => {
                if !fits(value, width) {
                    return Err((
                        waiting.loc,
                        format!("value evaluated as {value} is out of range"),
                    ));
                }
                self.write(waiting, value, width);
            }
            Bits::Literal => {
                if !fits(value, 4) {
                    return Err((
                        waiting.loc,
                        format!("literal {value} does not fit in 32 bits"),
                    ));
                }
                self.write(waiting, value, 4);
            }
            Bits::Branch => {
                // From the end of the instruction, in dwords (ISA manuals, section 12.5, S_BRANCH).
                let distance = value.wrapping_sub(4);
                if distance % 4 != 0 {
                    return Err((
                        waiting.loc,
                        "branch target is not a multiple of 4 bytes away".to_string(),
                    ));
                }
                let dwords = distance / 4;
                if i16::try_from(dwords).is_err() {
                    return Err((waiting.loc, "branch size exceeds simm16".to_string()));
                }
                self.write(waiting, dwords & 0xffff, 2);
                self.check_distance(waiting, dwords);
            }
        }
        Ok(())
    }

    /// gfx101x jumps to the wrong place over this distance (LLVM, `FeatureOffset3fBug`); what calls
    /// with a distance is of another format, and right.
    fn check_distance(&mut self, waiting: &Waiting, dwords: i64) {
        const WRONG: i64 = 0x3f;
        let bug = self.target.processor.bugs.contains(Bugs::OFFSET_3F);
        let section = &self.sections[waiting.section as usize];
        // The high byte of the first dword of SOPP (RDNA manual, "Microcode Formats").
        let is_branch = section.data.get(waiting.offset as usize + 3) == Some(&0xbf);
        if bug && dwords == WRONG && is_branch && !self.padded.contains(&waiting.loc) {
            self.unpadded.insert(waiting.loc);
        }
    }

    fn write(&mut self, waiting: &Waiting, value: i64, width: u8) {
        let section = &mut self.sections[waiting.section as usize];
        let at = waiting.offset as usize;
        if let Some(place) = section.data.get_mut(at..at + usize::from(width)) {
            place.copy_from_slice(&value.to_le_bytes()[..usize::from(width)]);
        }
    }

    /// The rows of the symbol table, and the index of each symbol.
    fn symbol_table(&mut self, sections: &[u32]) -> Option<(Vec<ContentSymbol>, Vec<u32>)> {
        let mut rows: Vec<(SymbolId, ContentSymbol)> = Vec::new();
        for &id in &self.symbols.order.clone() {
            match self.row(id, sections) {
                Ok(row) => rows.extend(row.map(|row| (id, row))),
                Err(message) => {
                    let loc = self.statement;
                    self.error_at(loc, message);
                    return None;
                }
            }
        }
        // Stable: local symbols first, each part in the order of first use.
        rows.sort_by_key(|(_, row)| row.binding != elf::STB_LOCAL.0);
        let mut index = vec![0; self.symbols.list.len()];
        for (i, (id, _)) in rows.iter().enumerate() {
            index[*id] = i as u32 + 1;
        }
        Some((rows.into_iter().map(|(_, row)| row).collect(), index))
    }

    /// A symbol's row, if it has one.
    fn row(&self, id: SymbolId, sections: &[u32]) -> Result<Option<ContentSymbol>, String> {
        let symbol = &self.symbols.list[id];
        if is_temporary(&symbol.name) && !symbol.in_reloc {
            return Ok(None);
        }
        let (place, value, mut size) = match &symbol.def {
            Def::Section(section) if !sections.contains(section) => return Ok(None),
            Def::Section(section) => (ContentPlace::Section(*section as usize), 0, 0),
            Def::Label(place) => (
                ContentPlace::Section(place.section as usize),
                place.offset,
                0,
            ),
            Def::Common { size, align } => (ContentPlace::Common, *align, *size),
            Def::Lds { size, align } => (ContentPlace::Lds, *align, *size),
            Def::None => (ContentPlace::Undefined, 0, 0),
            Def::Variable(..) => {
                let value = self.symbols.variable(id);
                match (
                    value.as_ref().and_then(Value::as_absolute),
                    self.symbols.place_of_symbol(id),
                ) {
                    (Some(number), _) => (ContentPlace::Absolute, number as u64, 0),
                    (_, Some(place)) => (
                        ContentPlace::Section(place.section as usize),
                        place.offset,
                        0,
                    ),
                    // Another name for an external symbol.
                    _ => return Ok(None),
                }
            }
        };
        // Another name has the size and the type of what it names, unless it has its own.
        let base = self.symbols.base(id).map(|base| &self.symbols.list[base]);
        let own = symbol.size.as_ref();
        if let Some((expr, here)) = own.or(base.and_then(|b| b.size.as_ref())) {
            let bytes = self.symbols.absolute(expr, *here);
            size = bytes
                .ok_or_else(|| format!("size expression of '{}' must be absolute", symbol.name))?
                as u64;
        }
        let kind = base.map_or(symbol.kind, |b| merged_kind(symbol.kind, b.kind));
        Ok(Some(ContentSymbol {
            kind,
            ..self.finished(id, place, value, size)
        }))
    }

    fn finished(&self, id: SymbolId, place: ContentPlace, value: u64, size: u64) -> ContentSymbol {
        let symbol = &self.symbols.list[id];
        let unsaid = match place {
            ContentPlace::Undefined => elf::STB_GLOBAL,
            _ => elf::STB_LOCAL,
        };
        ContentSymbol {
            name: symbol.name.clone(),
            place,
            value,
            size,
            kind: symbol.kind,
            binding: symbol.binding.unwrap_or(unsaid.0),
            visibility: symbol.visibility,
        }
    }

    /// The section of symbols whose addresses matter, if it was asked for.
    fn address_significance(&mut self, index: &[u32]) {
        let Some(symbols) = &self.addrsig else {
            return;
        };
        let mut section = Section::new(".llvm_addrsig", SHT_LLVM_ADDRSIG, elf::SHF_EXCLUDE.0, 0);
        for &id in symbols {
            section.data.extend(uleb128(index[id].into()));
        }
        self.sections.push(section);
    }
}

/// The type of a name for something that has a type: the first in this order.
fn merged_kind(own: u8, base: u8) -> u8 {
    let order = [
        elf::STT_GNU_IFUNC.0,
        elf::STT_FUNC.0,
        elf::STT_OBJECT.0,
        elf::STT_NOTYPE.0,
        elf::STT_TLS.0,
    ];
    let found = order.into_iter().find(|k| *k == own || *k == base);
    found.unwrap_or(base)
}

/// A literal that names a symbol is a distance from itself, unless it is a difference or an
/// absolute address was asked for.
pub(crate) fn is_relative(expr: &Expr) -> bool {
    match expr {
        Expr::Symbol { modifier, .. } => !matches!(
            modifier,
            Modifier::Abs32Lo | Modifier::Abs32Hi | Modifier::Abs64
        ),
        Expr::Here => true,
        Expr::Binary(Binary::Sub, _) | Expr::Constant(_) => false,
        Expr::Binary(_, pair) => is_relative(&pair.0) || is_relative(&pair.1),
        Expr::Unary(_, inner) => is_relative(inner),
        Expr::Call(..) => false,
    }
}

/// The type of a relocation (AMDGPUUsage, "Relocation Records").
fn relocation_kind(bits: Bits, modifier: Modifier, base: Base) -> Option<Reloc> {
    Some(match (modifier, bits, base) {
        (_, Bits::Data(1 | 2), _) => return None,
        (Modifier::GotPcRel, ..) => Reloc::GotPcRel,
        (Modifier::GotPcRel32Lo, ..) => Reloc::GotPcRel32Lo,
        (Modifier::GotPcRel32Hi, ..) => Reloc::GotPcRel32Hi,
        (Modifier::Rel32Lo, ..) => Reloc::Rel32Lo,
        (Modifier::Rel32Hi, ..) => Reloc::Rel32Hi,
        (Modifier::Rel64, ..) => Reloc::Rel64,
        (Modifier::Abs32Lo, ..) => Reloc::Abs32Lo,
        (Modifier::Abs32Hi, ..) => Reloc::Abs32Hi,
        (Modifier::Abs64, ..) => Reloc::Abs64,
        (Modifier::None, Bits::Branch, _) => Reloc::Rel16,
        (Modifier::None, Bits::Data(8), Base::Absolute) => Reloc::Abs64,
        (Modifier::None, Bits::Data(8), Base::Relative) => Reloc::Rel64,
        (Modifier::None, _, Base::Absolute) => Reloc::Abs32,
        (Modifier::None, _, Base::Relative) => Reloc::Rel32,
    })
}

fn term_name(term: &Term) -> String {
    match term {
        Term::Symbol(name) => shown(name),
        Term::Place(_) => ".".to_string(),
    }
}

/// A name for people: local labels have hidden names.
fn shown(name: &str) -> String {
    match name.split_once('\u{2}') {
        Some((label, _)) => format!("{}f", label.trim_start_matches(".L")),
        None => name.to_string(),
    }
}
