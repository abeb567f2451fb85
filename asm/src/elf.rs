//! Relocatable ELF files, laid out as LLVM's assembler does.
//!
//! Section headers: the string table, then the sections in the order of their first use, each
//! followed by its relocations, then the symbol table. Contents in the file: the sections, the
//! symbol table, the relocations, the strings. One string table holds the names of symbols and
//! sections.
//!
//! Source: AMDGPUUsage, "ELF Code Object".

use crate::object::{Object, SHT_LLVM_ADDRSIG, Section};
use codeobj::{ContentPlace, ContentSymbol};
use object::elf;
use object::endian::Endianness;
use object::write::elf::{Encoder, FileHeader, FileHeaderLayout, Rel, SectionHeader, Sym};
use std::collections::BTreeMap;

/// `EI_OSABI` of code objects of ROCm's runtime.
const ELFOSABI_AMDGPU_HSA: elf::OsAbi = elf::OsAbi(64);

/// Section index of symbols in LDS (AMDGPUUsage, "Symbols").
const SHN_AMDGPU_LDS: elf::SymbolSection = elf::SymbolSection(0xff00);

fn encoder() -> Encoder<Endianness> {
    Encoder::new(Endianness::Little, true, elf::EM_AMDGPU)
}

/// Strings of a string table; a string that another one ends with lies inside it.
struct Strings {
    bytes: Vec<u8>,
    offsets: BTreeMap<String, u32>,
}

impl Strings {
    /// Longer strings come before those that they end with.
    fn new<'a>(names: impl Iterator<Item = &'a str>) -> Strings {
        let mut sorted: Vec<&str> = names.collect();
        sorted.sort_by(|a, b| b.bytes().rev().cmp(a.bytes().rev()));
        sorted.dedup();
        let mut strings = Strings {
            bytes: vec![0],
            offsets: BTreeMap::from([(String::new(), 0)]),
        };
        let mut last: (&str, u32) = ("", 0);
        for name in sorted.into_iter().filter(|n| !n.is_empty()) {
            let offset = if last.0.ends_with(name) {
                last.1 + (last.0.len() - name.len()) as u32
            } else {
                let offset = strings.bytes.len() as u32;
                strings.bytes.extend_from_slice(name.as_bytes());
                strings.bytes.push(0);
                last = (name, offset);
                offset
            };
            strings.offsets.insert(name.to_string(), offset);
        }
        strings
    }

    fn offset(&self, name: &str) -> u32 {
        self.offsets.get(name).copied().unwrap_or(0)
    }
}

/// A section header with its contents while the file is laid out.
struct Row {
    name: String,
    header: SectionHeader,
    data: Vec<u8>,
}

/// The bytes of an object.
pub(crate) fn write(object: &Object) -> Vec<u8> {
    let indices = section_indices(&object.sections);
    let symtab = 2 + object.sections.len() as u32 + relocated(&object.sections) as u32;
    let relocations = object.sections.iter().filter(|s| !s.relocs.is_empty());
    let relocation_names: Vec<String> = relocations.map(|s| format!(".rela{}", s.name)).collect();
    let names = object
        .sections
        .iter()
        .map(|s| s.name.as_str())
        .chain(object.symbols.iter().map(|s| s.name.as_str()))
        .chain(relocation_names.iter().map(String::as_str))
        .chain([".strtab", ".symtab"]);
    let strings = Strings::new(names);

    let mut rows = Vec::new();
    for section in &object.sections {
        rows.push(contents(section, symtab));
        if !section.relocs.is_empty() {
            rows.push(relocations_of(
                section,
                indices[rows.len() - count_rela(&rows) - 1],
                symtab,
            ));
        }
    }
    rows.push(symbols(object, &indices, &strings));
    let mut strtab = Row {
        name: ".strtab".to_string(),
        header: encoder().strtab_section_header(),
        data: strings.bytes.clone(),
    };
    let end = place(&mut rows, &mut strtab);
    rows.insert(0, strtab);
    finish(object, rows, &strings, end)
}

/// Number of relocation sections among the rows.
fn count_rela(rows: &[Row]) -> usize {
    let is_rela = |r: &&Row| r.header.sh_type == elf::SHT_RELA;
    rows.iter().filter(is_rela).count()
}

fn relocated(sections: &[Section]) -> usize {
    sections.iter().filter(|s| !s.relocs.is_empty()).count()
}

/// Header index of each section: after the null section and the strings, relocations in between.
fn section_indices(sections: &[Section]) -> Vec<u32> {
    let mut next = 2;
    let mut indices = Vec::with_capacity(sections.len());
    for section in sections {
        indices.push(next);
        next += 1 + u32::from(!section.relocs.is_empty());
    }
    indices
}

fn contents(section: &Section, symtab: u32) -> Row {
    let link = match section.kind {
        SHT_LLVM_ADDRSIG => symtab,
        _ => 0,
    };
    let header = SectionHeader {
        sh_type: elf::SectionType(section.kind),
        sh_flags: elf::SectionFlags(section.flags),
        sh_size: section.size(),
        sh_addralign: section.align,
        sh_entsize: section.entry_size,
        sh_link: link,
        ..SectionHeader::default()
    };
    Row {
        name: section.name.clone(),
        header,
        data: if section.is_nobits() {
            Vec::new()
        } else {
            section.data.clone()
        },
    }
}

fn relocations_of(section: &Section, index: u32, symtab: u32) -> Row {
    let mut data = Vec::new();
    for r in &section.relocs {
        let rel = Rel {
            r_offset: r.offset,
            r_sym: r.symbol,
            r_type: elf::RelocationType(r.kind.number()),
            r_addend: r.addend,
        };
        encoder().relocation(&mut data, true, &rel);
    }
    let mut header = encoder().relocation_section_header(true);
    header.sh_flags = elf::SHF_INFO_LINK;
    header.sh_link = symtab;
    header.sh_info = index;
    header.sh_size = data.len() as u64;
    Row {
        name: format!(".rela{}", section.name),
        header,
        data,
    }
}

fn symbols(object: &Object, indices: &[u32], strings: &Strings) -> Row {
    let mut data = Vec::new();
    encoder().null_symbol(&mut data);
    let mut locals = 1;
    for symbol in &object.symbols {
        encoder().symbol(&mut data, &sym(symbol, indices, strings));
        locals += u32::from(symbol.binding == elf::STB_LOCAL.0);
    }
    // The string table is the first section.
    let mut header = encoder().symtab_section_header(1, locals);
    header.sh_size = data.len() as u64;
    Row {
        name: ".symtab".to_string(),
        header,
        data,
    }
}

fn sym(symbol: &ContentSymbol, indices: &[u32], strings: &Strings) -> Sym {
    let (section, st_shndx) = match symbol.place {
        ContentPlace::Undefined => (None, elf::SHN_UNDEF),
        ContentPlace::Absolute => (None, elf::SHN_ABS),
        ContentPlace::Common => (None, elf::SHN_COMMON),
        ContentPlace::Lds => (None, SHN_AMDGPU_LDS),
        ContentPlace::Section(index) => (indices.get(index).copied(), elf::SHN_UNDEF),
    };
    Sym {
        section,
        st_name: strings.offset(&symbol.name),
        st_info: elf::SymbolInfo::new(
            elf::SymbolBind(symbol.binding),
            elf::SymbolType(symbol.kind),
        ),
        st_other: elf::SymbolOther(symbol.visibility),
        st_shndx,
        st_value: symbol.value,
        st_size: symbol.size,
    }
}

/// Gives everything its place in the file; the end of it all.
fn place(rows: &mut [Row], strtab: &mut Row) -> u64 {
    let mut offset = encoder().file_header_size();
    let mut put = |row: &mut Row| {
        offset = offset.next_multiple_of(row.header.sh_addralign.max(1));
        row.header.sh_offset = offset;
        offset += row.data.len() as u64;
    };
    // Relocations and symbol indices are known last.
    let order = |row: &Row| match row.header.sh_type {
        elf::SHT_RELA => 1,
        t if t.0 == SHT_LLVM_ADDRSIG => 2,
        _ => 0,
    };
    for part in 0..3 {
        rows.iter_mut()
            .filter(|r| order(r) == part)
            .for_each(&mut put);
    }
    strtab.header.sh_size = strtab.data.len() as u64;
    put(strtab);
    offset
}

fn finish(object: &Object, mut rows: Vec<Row>, strings: &Strings, end: u64) -> Vec<u8> {
    let layout = FileHeaderLayout {
        e_phoff: 0,
        segment_num: 0,
        e_shoff: end.next_multiple_of(8),
        section_num: rows.len() as u32 + 1,
        shstrtab_index: 1,
    };
    let header = FileHeader {
        os_abi: ELFOSABI_AMDGPU_HSA,
        abi_version: object.abi_version,
        e_type: elf::ET_REL,
        e_machine: elf::EM_AMDGPU,
        e_entry: 0,
        e_flags: elf::FileFlags(object.flags),
    };
    let mut out = Vec::new();
    // Writing headers fails only for numbers that do not fit in 32-bit files.
    let _ = encoder().file_header(&mut out, &header, &layout);
    out.resize(layout.e_shoff as usize, 0);
    for row in &mut rows {
        let start = row.header.sh_offset as usize;
        out[start..start + row.data.len()].copy_from_slice(&row.data);
        row.header.sh_name = strings.offset(&row.name);
    }
    encoder().null_section_header(&mut out, &layout);
    for row in &rows {
        encoder().section_header(&mut out, &row.header);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_share_their_tails() {
        let strings = Strings::new(["foo.kd", ".text", ".rela.text", "foo", "kd"].into_iter());
        let at = |name: &str| {
            let start = strings.offset(name) as usize;
            let end = start + name.len();
            assert_eq!(strings.bytes[end], 0, "{name}");
            String::from_utf8_lossy(&strings.bytes[start..end]).into_owned()
        };
        for name in ["foo.kd", ".text", ".rela.text", "foo", "kd"] {
            assert_eq!(at(name), name);
        }
        assert_eq!(strings.bytes.len(), 1 + 7 + 11 + 4);
    }
}
