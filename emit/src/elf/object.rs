//! Relocatable objects, for `ld.lld`.

use super::image::{Image, Section, Strings, align, encoder, symbol, symbol_table, write};
use super::parts::{Part, PartData, Parts, elf_type};
use crate::error::ModuleError;
use crate::module::{Binding, ModuleInput, Visibility};
use codeobj::Reloc;
use isa::Platform;
use object::elf;
use object::write::elf::{Rel, SectionHeader, Sym};

/// Whether an object can be made of the module, where text is made instead.
pub(crate) fn check(input: &ModuleInput) -> Result<(), ModuleError> {
    Parts::new(input).map(|_| ())
}

/// Writes a relocatable object.
pub(crate) fn object(input: &ModuleInput) -> Result<Vec<u8>, ModuleError> {
    let mut parts = Parts::new(input)?;
    protect_relative_targets(&mut parts);
    let records = match input.platform {
        Platform::Hsa(_) => Records::Rela,
        _ => {
            parts.addends_in_fields();
            Records::Rel
        }
    };
    let mut sections = Vec::new();
    let mut part_index = vec![0u32; parts.sections.len()];
    for (i, data) in parts.sections.iter().enumerate() {
        if !parts.is_needed(i) {
            continue;
        }
        sections.push(contents(data));
        part_index[i] = sections.len() as u32;
    }
    if !parts.config.is_empty() {
        sections.push(Section {
            name: crate::config::SECTION.into(),
            header: SectionHeader {
                sh_type: elf::SHT_PROGBITS,
                sh_size: parts.config.len() as u64,
                sh_addralign: 1,
                ..SectionHeader::default()
            },
            data: std::mem::take(&mut parts.config),
        });
    }
    let note = SectionHeader {
        sh_type: elf::SHT_NOTE,
        sh_flags: match input.platform {
            Platform::Hsa(_) => elf::SHF_ALLOC,
            _ => elf::SectionFlags(0),
        },
        sh_size: parts.note.len() as u64,
        sh_addralign: 4,
        ..SectionHeader::default()
    };
    sections.push(Section {
        name: ".note".into(),
        header: note,
        data: std::mem::take(&mut parts.note),
    });
    tables(&parts, &part_index, records, &mut sections);
    place(&mut sections);
    let image = Image {
        kind: elf::ET_REL,
        segments: Vec::new(),
        sections,
    };
    Ok(write(image, input))
}

/// Code finds symbols of this module at a fixed distance, so that no other definition may take
/// their place; the linker wants to be told.
fn protect_relative_targets(parts: &mut Parts) {
    let code = parts.of(Part::Text).into_iter();
    let targets: Vec<usize> = code
        .flat_map(|s| &parts.sections[s].relocs)
        .filter(|r| matches!(r.kind, Reloc::Rel32Lo | Reloc::Rel32Hi))
        .map(|r| r.symbol)
        .collect();
    for target in targets {
        let symbol = &mut parts.symbols[target];
        if symbol.section.is_some() && symbol.visibility == Visibility::Default {
            symbol.visibility = Visibility::Protected;
        }
    }
}

fn contents(data: &PartData) -> Section {
    let (sh_type, sh_flags) = data.part.header(&data.name);
    Section {
        name: data.name.clone(),
        header: SectionHeader {
            sh_type,
            sh_flags,
            sh_size: data.size,
            sh_addralign: data.align.max(4),
            ..SectionHeader::default()
        },
        data: data.bytes.clone(),
    }
}

/// Where the addends of relocations are (AMDGPUUsage, "Relocation Records").
#[derive(Clone, Copy, PartialEq, Eq)]
enum Records {
    /// In the records: amdhsa.
    Rela,
    /// In the fields.
    Rel,
}

/// Symbols, strings and relocations.
fn tables(parts: &Parts, part_index: &[u32], records: Records, sections: &mut Vec<Section>) {
    let mut strings = Strings::new();
    let mut symbols: Vec<Sym> = Vec::new();
    let mut index = vec![0u32; parts.symbols.len()];
    let is_local = |i: &usize| parts.symbols[*i].binding == Binding::Local;
    let all = 0..parts.symbols.len();
    let order = all
        .clone()
        .filter(is_local)
        .chain(all.clone().filter(|i| !is_local(i)));
    for i in order {
        let def = &parts.symbols[i];
        symbols.push(symbol(
            strings.add(&def.name),
            def.place(part_index),
            def.value,
            def.size,
            elf_type(def.kind),
            def.binding,
            def.visibility,
        ));
        index[i] = symbols.len() as u32;
    }
    let locals = all.filter(is_local).count() as u32 + 1;
    let relocated = (0..parts.sections.len()).filter(|&s| !parts.sections[s].relocs.is_empty());
    let relocated: Vec<usize> = relocated.collect();
    let symtab = (sections.len() + relocated.len()) as u32 + 1;
    for section in relocated {
        let mut data = Vec::new();
        for r in &parts.sections[section].relocs {
            let rel = Rel {
                r_offset: r.offset,
                r_sym: index[r.symbol],
                r_type: elf::RelocationType(r.kind.number()),
                r_addend: r.addend,
            };
            encoder().relocation(&mut data, records == Records::Rela, &rel);
        }
        let mut header = encoder().relocation_section_header(records == Records::Rela);
        header.sh_link = symtab;
        header.sh_info = part_index[section];
        header.sh_size = data.len() as u64;
        let kind = match records {
            Records::Rela => ".rela",
            Records::Rel => ".rel",
        };
        let name = format!("{kind}{}", parts.sections[section].name).into();
        sections.push(Section { name, header, data });
    }
    let data = symbol_table(&symbols);
    let mut header = encoder().symtab_section_header(symtab + 1, locals);
    header.sh_size = data.len() as u64;
    sections.push(Section {
        name: ".symtab".into(),
        header,
        data,
    });
    let mut header = encoder().strtab_section_header();
    header.sh_size = strings.bytes.len() as u64;
    sections.push(Section {
        name: ".strtab".into(),
        header,
        data: strings.bytes,
    });
}

/// Gives the sections their places, one after the other.
fn place(sections: &mut [Section]) {
    let mut offset = encoder().file_header_size();
    for section in sections {
        offset = align(offset, section.header.sh_addralign);
        section.header.sh_offset = offset;
        offset += section.data.len() as u64;
    }
}
