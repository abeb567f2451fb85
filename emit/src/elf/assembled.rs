//! What the module's own assembly text defines, put into the module's contents: its sections come
//! first in those of their names, its symbols are the module's. A symbol that it only uses is one
//! of the functions and variables, or of another object.
//!
//! Linear in the size of what was assembled.

use super::parts::{Part, Parts, Relocation, SymbolDef, SymbolKind};
use crate::error::ModuleError;
use crate::module::{Binding, Visibility};
use codeobj::{ContentPlace, ContentSection, ContentSymbol, Contents};
use object::elf;

/// Where the assembled sections stand: section of the module and offset in it.
pub(super) struct Places(Vec<Option<(usize, u64)>>);

impl Parts {
    /// Puts in sections and what is defined in them; nothing else may be there yet.
    pub(super) fn assembled(&mut self, contents: &Contents) -> Result<Places, ModuleError> {
        let mut places = Vec::new();
        for section in &contents.sections {
            places.push(self.assembled_section(section)?);
        }
        let places = Places(places);
        for symbol in &contents.symbols {
            self.assembled_symbol(symbol, &places)?;
        }
        Ok(places)
    }

    fn assembled_section(
        &mut self,
        section: &ContentSection,
    ) -> Result<Option<(usize, u64)>, ModuleError> {
        if section.size == 0 && section.relocs.is_empty() && !is_loaded(section) {
            // As `.note.GNU-stack`, which only says something by its name.
            return Ok(None);
        }
        let known = matches!(
            elf::SectionType(section.kind),
            elf::SHT_PROGBITS | elf::SHT_NOBITS | elf::SHT_INIT_ARRAY | elf::SHT_FINI_ARRAY
        );
        if !known || !is_loaded(section) {
            return Err(ModuleError::AssemblySection(section.name.clone()));
        }
        let part = part_of(section);
        let name = (section.name != part.name()).then_some(section.name.as_str());
        let own = self.section_for(part, name);
        let offset = self.begin(own, section.align.max(1), &[0]);
        self.append(own, &section.data, section.size);
        Ok(Some((own, offset)))
    }

    fn assembled_symbol(
        &mut self,
        symbol: &ContentSymbol,
        places: &Places,
    ) -> Result<(), ModuleError> {
        let (section, value, kind) = match symbol.place {
            ContentPlace::Undefined => return Ok(()),
            ContentPlace::Section(_) if elf::SymbolType(symbol.kind) == elf::STT_SECTION => {
                return Ok(());
            }
            ContentPlace::Section(index) => match places.0[index] {
                Some((section, start)) => (Some(section), start + symbol.value, kind_of(symbol)),
                None => return Ok(()),
            },
            ContentPlace::Absolute => (None, symbol.value, SymbolKind::Absolute),
            ContentPlace::Common => {
                let own = Part::Bss as usize;
                let start = self.begin(own, symbol.value.max(1), &[0]);
                self.append(own, &[], symbol.size);
                (Some(own), start, SymbolKind::Object)
            }
            ContentPlace::Lds => return Err(ModuleError::AssemblyLds(symbol.name.clone())),
        };
        self.define(SymbolDef {
            name: symbol.name.clone(),
            section,
            value,
            size: symbol.size,
            kind,
            binding: binding_of(symbol),
            visibility: visibility_of(symbol),
        })
    }

    /// Puts in the relocations; everything is defined.
    pub(super) fn assembled_relocations(&mut self, contents: &Contents, places: &Places) {
        for (section, place) in contents.sections.iter().zip(&places.0) {
            let Some((own, start)) = *place else { continue };
            for r in &section.relocs {
                let Some(target) = contents.symbols.get(r.symbol) else {
                    continue;
                };
                let (symbol, addend) = self.relocated(target, places);
                self.sections[own].relocs.push(Relocation {
                    offset: start + r.offset,
                    symbol,
                    kind: r.kind,
                    addend: r.addend + addend,
                });
            }
        }
    }

    /// The symbol that an assembled one is, and what is to be added to it.
    fn relocated(&mut self, target: &ContentSymbol, places: &Places) -> (usize, i64) {
        if let ContentPlace::Section(index) = target.place
            && elf::SymbolType(target.kind) == elf::STT_SECTION
            && let Some((own, start)) = places.0[index]
        {
            return (self.section_symbol(own), start as i64);
        }
        let index = self.symbol(&target.name);
        let binding = binding_of(target);
        let symbol = &mut self.symbols[index];
        if binding == Binding::Weak && symbol.section.is_none() {
            symbol.binding = binding;
        }
        (index, 0)
    }
}

fn is_loaded(section: &ContentSection) -> bool {
    section.flags & elf::SHF_ALLOC.0 != 0
}

/// The kind of contents that a section has, by its name and flags.
fn part_of(section: &ContentSection) -> Part {
    let has = |flag: elf::SectionFlags| section.flags & flag.0 != 0;
    match section.name.as_str() {
        name if name == Part::RelRo.name() => Part::RelRo,
        _ if has(elf::SHF_EXECINSTR) => Part::Text,
        _ if !has(elf::SHF_WRITE) => Part::Rodata,
        name if name == Part::Bss.name() => Part::Bss,
        _ => Part::Data,
    }
}

fn kind_of(symbol: &ContentSymbol) -> SymbolKind {
    match elf::SymbolType(symbol.kind) {
        elf::STT_FUNC => SymbolKind::Function,
        elf::STT_OBJECT => SymbolKind::Object,
        _ => SymbolKind::Unknown,
    }
}

fn binding_of(symbol: &ContentSymbol) -> Binding {
    match elf::SymbolBind(symbol.binding) {
        elf::STB_LOCAL => Binding::Local,
        elf::STB_WEAK => Binding::Weak,
        _ => Binding::Global,
    }
}

fn visibility_of(symbol: &ContentSymbol) -> Visibility {
    match elf::SymbolVisibility(symbol.visibility) {
        elf::STV_HIDDEN | elf::STV_INTERNAL => Visibility::Hidden,
        elf::STV_PROTECTED => Visibility::Protected,
        _ => Visibility::Default,
    }
}
