//! Linked code objects, as the loader takes them: what `ld.lld -shared` makes of one object.
//!
//! Three or four segments on pages of their own: read-only data, code, what the loader relocates,
//! variables. Relative relocations are resolved here; addresses in data become
//! `R_AMDGPU_RELATIVE64`, since a definition of this module is never replaced by another's.

use super::image::{Image, Place, Section, Strings, align, encoder, symbol, symbol_table, write};
use super::parts::{Part, Parts, Relocation, SymbolDef, SymbolKind, elf_type};
use crate::error::ModuleError;
use crate::module::{Binding, ModuleInput, Visibility};
use codeobj::Reloc;
use object::elf;
use object::write::elf::{GnuHashTable, ProgramHeader, Rel, SectionHeader, Sym};
use std::borrow::Cow;

/// Size of a page.
const PAGE: u64 = 0x1000;

/// What a segment may be aligned to: a large page. Contents that ask for more are at such an
/// address within the file's own, wherever the file is loaded.
const MOST_ALIGN: u64 = 1 << 21;

/// Sections that are made here, beside those of the module.
const MORE_SECTIONS: usize = 10;

/// Segments that a file can have.
const MOST_SEGMENTS: usize = 9;

/// The alignment of a segment whose contents are so aligned.
fn segment_align(contents_align: u64) -> u64 {
    contents_align.clamp(PAGE, MOST_ALIGN)
}

/// Writes a linked code object.
pub(crate) fn linked(input: &ModuleInput) -> Result<Vec<u8>, ModuleError> {
    let mut parts = Parts::new(input)?;
    parts.place_common();
    parts.make_got();
    parts.bound_arrays();
    check_defined(&parts)?;
    let mut linker = Linker::new(parts);
    linker.lay_out();
    linker.relocate()?;
    Ok(write(linker.finish(), input))
}

fn check_defined(parts: &Parts) -> Result<(), ModuleError> {
    for (section, data) in parts.sections.iter().enumerate() {
        for r in &data.relocs {
            let symbol = &parts.symbols[r.symbol];
            if !symbol.is_defined() && symbol.binding != Binding::Weak {
                return Err(ModuleError::Undefined {
                    symbol: symbol.name.clone(),
                    user: user(parts, section, r.offset),
                });
            }
        }
    }
    Ok(())
}

/// The symbol that a place of a section belongs to.
fn user(parts: &Parts, section: usize, offset: u64) -> String {
    let inside = |s: &SymbolDef| s.value <= offset && offset < s.value + s.size.max(1);
    let mut symbols = parts.symbols.iter();
    let owner = symbols.find(|s| s.section == Some(section) && inside(s));
    owner.map_or(parts.sections[section].name.to_string(), |s| s.name.clone())
}

struct Linker {
    parts: Parts,
    /// Symbols of the dynamic symbol table, by bucket of the hash table.
    dynamic: Vec<usize>,
    buckets: u32,
    sections: Vec<Section>,
    segments: Vec<ProgramHeader>,
    /// End of what has its place, in the file and in memory.
    offset: u64,
    address: u64,
    /// Address of each of the module's sections.
    part_address: Vec<u64>,
    /// Their indices in the file.
    part_index: Vec<u32>,
    /// Indices in `sections` of tables whose contents come later.
    dynsym: usize,
    rela: Option<usize>,
    dynamic_section: usize,
}

impl Linker {
    fn new(parts: Parts) -> Linker {
        let exported = |i: &usize| {
            let symbol = &parts.symbols[*i];
            let defined = symbol.is_defined();
            let seen = symbol.binding != Binding::Local && symbol.visibility != Visibility::Hidden;
            defined && seen
        };
        let mut dynamic: Vec<usize> = (0..parts.symbols.len()).filter(exported).collect();
        let buckets = (dynamic.len() as u32 / 4).max(1);
        dynamic.sort_by_key(|&i| elf::gnu_hash(parts.symbols[i].name.as_bytes()) % buckets);
        let count = parts.sections.len();
        Linker {
            parts,
            dynamic,
            buckets,
            sections: Vec::with_capacity(count + MORE_SECTIONS),
            segments: Vec::with_capacity(MOST_SEGMENTS),
            offset: 0,
            address: 0,
            part_address: vec![0; count],
            part_index: vec![0; count],
            dynsym: 0,
            rela: None,
            dynamic_section: 0,
        }
    }

    /// Number of segments: headers, read-only, code, relocated, its dynamic section, its
    /// protection, stack, note, and variables if there are.
    fn segment_count(&self) -> u64 {
        let writable = u64::from(self.has_variables());
        8 + writable
    }

    fn has_variables(&self) -> bool {
        let parts = [Part::Data, Part::Bss].into_iter();
        let mut sections = parts.flat_map(|p| self.parts.of(p));
        sections.any(|s| self.parts.is_needed(s))
    }

    /// Appends a section at the next place of its alignment. There are about ten in a file: the
    /// code stands once and not in each of the places where it is called.
    #[inline(never)]
    fn section(
        &mut self,
        name: Cow<'static, str>,
        mut header: SectionHeader,
        data: Vec<u8>,
    ) -> usize {
        let to = header.sh_addralign.max(1);
        // Address and offset are equal within a page, and the alignment may be larger than a page.
        let moved = align(self.address, to) - self.address;
        self.address += moved;
        self.offset += moved;
        header.sh_offset = self.offset;
        if header.sh_flags.0 & elf::SHF_ALLOC.0 != 0 {
            header.sh_addr = self.address;
        }
        if header.sh_type != elf::SHT_NOBITS {
            header.sh_size = data.len() as u64;
            self.offset += header.sh_size;
        }
        self.address += header.sh_size;
        self.sections.push(Section { name, header, data });
        self.sections.len() - 1
    }

    /// The sections of a part.
    fn part(&mut self, part: Part) {
        for section in self.parts.of(part) {
            self.contents(section);
        }
    }

    /// A section of the module; nothing if it is not needed.
    fn contents(&mut self, section: usize) {
        if !self.parts.is_needed(section) {
            return;
        }
        let data = &self.parts.sections[section];
        let (sh_type, sh_flags) = data.part.header(&data.name);
        let header = SectionHeader {
            sh_type,
            sh_flags,
            sh_size: data.size,
            sh_addralign: data.align.max(4),
            ..SectionHeader::default()
        };
        let (name, bytes) = (data.name.clone(), data.bytes.clone());
        let index = self.section(name, header, bytes);
        self.part_address[section] = self.sections[index].header.sh_addr;
        self.part_index[section] = index as u32 + 1;
    }

    /// Begins a segment on a page of its own, at the same offset in the page as in the file. Gives
    /// the segment's alignment: address and offset leave the same remainder by it.
    fn page(&mut self, contents_align: u64) -> u64 {
        self.offset = align(self.offset, contents_align.clamp(1, MOST_ALIGN));
        self.address = align(self.address, PAGE.max(contents_align)) + self.offset % PAGE;
        segment_align(contents_align)
    }

    fn lay_out(&mut self) {
        let headers = encoder().file_header_size();
        let segments = self.segment_count() * encoder().program_header_size();
        let header = |p_type, p_flags, p_align| ProgramHeader {
            p_type,
            p_flags,
            p_align,
            p_offset: 0,
            p_vaddr: 0,
            p_paddr: 0,
            p_filesz: 0,
            p_memsz: 0,
        };
        let phdr = header(elf::PT_PHDR, elf::PF_R, 8);
        self.segments
            .push(at(phdr, headers, headers, segments, segments));
        self.offset = headers + segments;
        self.address = self.offset;
        self.read_only();
        let load = |flags, p_align| header(elf::PT_LOAD, flags, p_align);
        let end = self.offset;
        let p_align = segment_align(self.parts.align_of(Part::Rodata));
        self.segments
            .push(at(load(elf::PF_R, p_align), 0, 0, end, end));

        let p_align = self.page(self.parts.align_of(Part::Text).max(4));
        let (offset, address) = (self.offset, self.address);
        self.part(Part::Text);
        let size = self.offset - offset;
        let flags = elf::PF_R | elf::PF_X;
        self.segments
            .push(at(load(flags, p_align), offset, address, size, size));

        let p_align = self.page(self.parts.align_of(Part::RelRo).max(8));
        let (offset, address) = (self.offset, self.address);
        let (dynamic, relro) = self.relocated();
        let flags = elf::PF_R | elf::PF_W;
        let (size, memory) = (self.offset - offset, self.address - address);
        self.segments
            .push(at(load(flags, p_align), offset, address, size, memory));
        if self.has_variables() {
            self.variables(load(flags, PAGE));
        }
        let dynamic_header = header(elf::PT_DYNAMIC, flags, 8);
        let (o, a, s) = dynamic;
        self.segments.push(at(dynamic_header, o, a, s, s));
        let relro_header = header(elf::PT_GNU_RELRO, elf::PF_R, 1);
        self.segments
            .push(at(relro_header, offset, address, relro, memory));
        self.segments.push(header(elf::PT_GNU_STACK, flags, 0));
        let note = &self.sections[0].header;
        let (o, a, s) = (note.sh_offset, note.sh_addr, note.sh_size);
        self.segments
            .push(at(header(elf::PT_NOTE, elf::PF_R, 4), o, a, s, s));
    }

    /// Note, symbols, hash tables, relocations for the loader, constants.
    fn read_only(&mut self) {
        let note = SectionHeader {
            sh_type: elf::SHT_NOTE,
            sh_flags: elf::SHF_ALLOC,
            sh_addralign: 4,
            ..SectionHeader::default()
        };
        let data = std::mem::take(&mut self.parts.note);
        self.section(".note".into(), note, data);
        let count = self.dynamic.len() as u32;
        // Indices of sections: note 1, dynsym 2, then the hash tables, then the strings.
        let (dynsym, dynstr) = (2, 5);
        let data = vec![0; (count as usize + 1) * 24];
        let header = encoder().dynsym_section_header(dynstr, 1);
        self.dynsym = self.section(".dynsym".into(), header, data);
        let hash = |i: u32| {
            let symbol = self.dynamic[i as usize];
            elf::gnu_hash(self.parts.symbols[symbol].name.as_bytes())
        };
        let table = GnuHashTable {
            bucket_count: self.buckets,
            bloom_count: 1,
            bloom_shift: 26,
            symbol_base: 1,
            symbol_count: count,
        };
        let mut data = Vec::new();
        encoder().gnu_hash_table(&mut data, &table, hash);
        let header = encoder().gnu_hash_section_header(dynsym);
        self.section(".gnu.hash".into(), header, data);
        let names = |i: u32| {
            let symbol = self.dynamic[i.checked_sub(1)? as usize];
            Some(elf::hash(self.parts.symbols[symbol].name.as_bytes()))
        };
        let mut data = Vec::new();
        encoder().hash_table(&mut data, count + 1, count + 1, names);
        let header = encoder().hash_section_header(dynsym);
        self.section(".hash".into(), header, data);
        let mut strings = Strings::new();
        for &symbol in &self.dynamic {
            strings.add(&self.parts.symbols[symbol].name);
        }
        let header = encoder().dynstr_section_header();
        self.section(".dynstr".into(), header, strings.bytes);
        let relative = self.relative_count();
        if relative > 0 {
            let mut header = encoder().relocation_section_header(true);
            header.sh_flags = elf::SHF_ALLOC;
            header.sh_link = dynsym;
            let data = vec![0; relative * encoder().rel_size(true) as usize];
            self.rela = Some(self.section(".rela.dyn".into(), header, data));
        }
        self.part(Part::Rodata);
    }

    /// Relocations that the loader carries out.
    fn relative(&self) -> impl Iterator<Item = (usize, &Relocation)> {
        let known = |r: &&Relocation| self.parts.symbols[r.symbol].section.is_some();
        let all = self.parts.sections.iter().enumerate();
        let all = all.flat_map(|(section, data)| data.relocs.iter().map(move |r| (section, r)));
        all.filter(move |(_, r)| r.kind == Reloc::Abs64 && known(r))
    }

    fn relative_count(&self) -> usize {
        self.relative().count()
    }

    /// The dynamic section, constants with addresses, and padding so that the pages hold nothing
    /// else. Gives place and size of the dynamic section, and the size in the file.
    fn relocated(&mut self) -> ((u64, u64, u64), u64) {
        let start = self.offset;
        let entries = if self.rela.is_some() { 11 } else { 7 };
        let header = encoder().dynamic_section_header(5);
        let data = vec![0; entries * encoder().dyn_size() as usize];
        self.dynamic_section = self.section(".dynamic".into(), header, data);
        let header = &self.sections[self.dynamic_section].header;
        let place = (header.sh_offset, header.sh_addr, header.sh_size);
        self.part(Part::RelRo);
        let size = self.offset - start;
        let padding = SectionHeader {
            sh_type: elf::SHT_NOBITS,
            sh_flags: elf::SHF_ALLOC | elf::SHF_WRITE,
            sh_size: align(self.address, PAGE) - self.address,
            sh_addralign: 1,
            ..SectionHeader::default()
        };
        self.section(".relro_padding".into(), padding, Vec::new());
        (place, size)
    }

    fn variables(&mut self, mut header: ProgramHeader) {
        let first = self.parts.align_of(Part::Data);
        let first = first.max(self.parts.align_of(Part::Bss));
        header.p_align = self.page(first.max(4));
        let (offset, address) = (self.offset, self.address);
        self.part(Part::Data);
        self.part(Part::Bss);
        let (size, memory) = (self.offset - offset, self.address - address);
        self.segments
            .push(at(header, offset, address, size, memory));
    }

    fn symbol_address(&self, symbol: usize) -> u64 {
        let def = &self.parts.symbols[symbol];
        let base = def.section.map_or(0, |s| self.part_address[s]);
        base + def.value
    }

    /// Fills in what is known, and the loader's relocations.
    fn relocate(&mut self) -> Result<(), ModuleError> {
        let mut data = Vec::new();
        for (section, r) in self.relative() {
            let rel = Rel {
                r_offset: self.part_address[section] + r.offset,
                r_sym: 0,
                r_type: elf::RelocationType(Reloc::Relative64.number()),
                r_addend: self.symbol_address(r.symbol) as i64 + r.addend,
            };
            encoder().relocation(&mut data, true, &rel);
        }
        if let Some(index) = self.rela {
            self.sections[index].data = data;
        }
        for section in 0..self.parts.sections.len() {
            for index in 0..self.parts.sections[section].relocs.len() {
                let r = self.parts.sections[section].relocs[index].clone();
                self.resolve(section, &r)?;
            }
        }
        Ok(())
    }

    fn resolve(&mut self, own: usize, r: &Relocation) -> Result<(), ModuleError> {
        let place = self.part_address[own] + r.offset;
        let target = self.symbol_address(r.symbol) as i64 + r.addend;
        let distance = target - place as i64;
        let name = || self.parts.symbols[r.symbol].name.clone();
        let relative = !matches!(r.kind, Reloc::Abs64);
        if relative && self.parts.symbols[r.symbol].kind == SymbolKind::Absolute {
            return Err(ModuleError::Relocation {
                symbol: name(),
                message: "the distance to a number is not known before loading",
            });
        }
        let bytes = match r.kind {
            Reloc::Rel32Lo => (distance as u32).to_le_bytes().to_vec(),
            Reloc::Rel32Hi => ((distance >> 32) as u32).to_le_bytes().to_vec(),
            Reloc::Rel64 => distance.to_le_bytes().to_vec(),
            Reloc::Rel32 => match i32::try_from(distance) {
                Ok(distance) => distance.to_le_bytes().to_vec(),
                Err(_) => {
                    return Err(ModuleError::RelocationRange {
                        symbol: name(),
                        user: user(&self.parts, own, r.offset),
                    });
                }
            },
            // What nobody defines is null, and a number what it is, wherever the object is loaded.
            Reloc::Abs64 if self.parts.symbols[r.symbol].section.is_none() => {
                target.to_le_bytes().to_vec()
            }
            // The loader's; what stands there is of no importance.
            Reloc::Abs64 => return Ok(()),
            _ => {
                return Err(ModuleError::Relocation {
                    symbol: name(),
                    message: "32 bits of an address are not known before loading",
                });
            }
        };
        let section = self.part_index[own] as usize - 1;
        let start = r.offset as usize;
        self.sections[section].data[start..start + bytes.len()].copy_from_slice(&bytes);
        Ok(())
    }

    fn sym(&self, name: u32, index: usize) -> Sym {
        let def = &self.parts.symbols[index];
        // Symbols that are not seen outside are local in a linked file.
        let binding = match (def.binding, def.visibility) {
            (_, Visibility::Hidden) => Binding::Local,
            (binding, _) => binding,
        };
        let section = def.place(&self.part_index);
        let address = self.symbol_address(index);
        let kind = elf_type(def.kind);
        symbol(
            name,
            section,
            address,
            def.size,
            kind,
            binding,
            def.visibility,
        )
    }

    fn finish(mut self) -> Image {
        self.fill_dynsym();
        self.fill_dynamic();
        self.symbol_table();
        Image {
            kind: elf::ET_DYN,
            segments: self.segments,
            sections: self.sections,
        }
    }

    fn fill_dynsym(&mut self) {
        let mut name = 1;
        let mut symbols = Vec::with_capacity(self.dynamic.len());
        for &index in &self.dynamic {
            symbols.push(self.sym(name, index));
            name += self.parts.symbols[index].name.len() as u32 + 1;
        }
        self.sections[self.dynsym].data = symbol_table(&symbols);
    }

    fn fill_dynamic(&mut self) {
        let address = |name: &str| {
            let section = self.sections.iter().find(|s| s.name == name);
            section.map_or((0, 0), |s| (s.header.sh_addr, s.header.sh_size))
        };
        let mut entries = Vec::new();
        if self.rela.is_some() {
            let (at, size) = address(".rela.dyn");
            let one = encoder().rel_size(true);
            entries.extend([
                (elf::DT_RELA, at),
                (elf::DT_RELASZ, size),
                (elf::DT_RELAENT, one),
                (elf::DT_RELACOUNT, size / one),
            ]);
        }
        let strings = address(".dynstr");
        entries.extend([
            (elf::DT_SYMTAB, address(".dynsym").0),
            (elf::DT_SYMENT, encoder().sym_size()),
            (elf::DT_STRTAB, strings.0),
            (elf::DT_STRSZ, strings.1),
            (elf::DT_GNU_HASH, address(".gnu.hash").0),
            (elf::DT_HASH, address(".hash").0),
            (elf::DT_NULL, 0),
        ]);
        let mut data = Vec::new();
        for (tag, value) in entries {
            // Fails only for numbers that do not fit in 32-bit files.
            let _ = encoder().dynamic(&mut data, tag, value);
        }
        self.sections[self.dynamic_section].data = data;
    }

    /// The symbols for tools, after all that is loaded.
    fn symbol_table(&mut self) {
        let mut strings = Strings::new();
        let mut symbols = Vec::new();
        let named = |i: &usize| {
            let def = &self.parts.symbols[*i];
            def.section.is_some() && !def.name.is_empty()
        };
        let all: Vec<usize> = (0..self.parts.symbols.len()).filter(named).collect();
        let dynamic = &self.sections[self.dynamic_section].header;
        symbols.push(symbol(
            strings.add("_DYNAMIC"),
            Place::Section(self.dynamic_section as u32 + 1),
            dynamic.sh_addr,
            0,
            elf::STT_NOTYPE,
            Binding::Local,
            Visibility::Hidden,
        ));
        let is_local = |s: &Sym| s.st_info.st_bind() == elf::STB_LOCAL;
        let mut globals = Vec::new();
        for index in all {
            let sym = self.sym(strings.add(&self.parts.symbols[index].name), index);
            if is_local(&sym) {
                symbols.push(sym);
            } else {
                globals.push(sym);
            }
        }
        let locals = symbols.len() as u32 + 1;
        symbols.extend(globals);
        let strtab = self.sections.len() as u32 + 2;
        let header = encoder().symtab_section_header(strtab, locals);
        self.address = self.offset;
        self.section(".symtab".into(), header, symbol_table(&symbols));
        let header = encoder().strtab_section_header();
        self.section(".strtab".into(), header, strings.bytes);
    }
}

/// A segment with its place.
fn at(
    header: ProgramHeader,
    offset: u64,
    address: u64,
    file_size: u64,
    memory_size: u64,
) -> ProgramHeader {
    ProgramHeader {
        p_offset: offset,
        p_vaddr: address,
        p_paddr: address,
        p_filesz: file_size,
        p_memsz: memory_size,
        ..header
    }
}
