//! An ELF file as sections and segments with their places, and its bytes.

use crate::module::{Binding, ModuleInput, Visibility};
use object::elf;
use object::endian::LittleEndian;
use object::write::elf::{
    Encoder, FileHeader, FileHeaderLayout, ProgramHeader, SectionHeader, Sym,
};
use std::borrow::Cow;

/// Encodes the structures of 64-bit little-endian ELF files for AMDGPU.
pub(super) fn encoder() -> Encoder<LittleEndian> {
    Encoder::new(LittleEndian, true, elf::EM_AMDGPU)
}

/// A section.
pub(super) struct Section {
    pub name: Cow<'static, str>,
    /// Everything but the name; offset and size are those of the file.
    pub header: SectionHeader,
    /// The contents; empty for sections without any in the file.
    pub data: Vec<u8>,
}

/// A whole file.
pub(super) struct Image {
    pub kind: elf::FileType,
    pub segments: Vec<ProgramHeader>,
    /// Without the null section; those with data in the order of their offsets.
    pub sections: Vec<Section>,
}

/// Adds strings to a string table; equal strings once.
#[derive(Default)]
pub(super) struct Strings {
    pub bytes: Vec<u8>,
}

impl Strings {
    pub(super) fn new() -> Strings {
        Strings { bytes: vec![0] }
    }

    /// The offset of a new string.
    pub(super) fn add(&mut self, text: &str) -> u32 {
        let offset = self.bytes.len() as u32;
        self.bytes.extend_from_slice(text.as_bytes());
        self.bytes.push(0);
        offset
    }
}

/// Rounds up to a power of two.
pub(super) fn align(value: u64, to: u64) -> u64 {
    value.next_multiple_of(to.max(1))
}

/// Where a symbol is.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// In the section of that index.
    Section(u32),
    /// It is a number.
    Absolute,
    /// Where a linker puts it.
    Common,
    /// In another object.
    Elsewhere,
}

/// A symbol with its place; the name is filled in by who makes the table.
pub(super) fn symbol(
    name: u32,
    section: Place,
    value: u64,
    size: u64,
    kind: elf::SymbolType,
    binding: Binding,
    visibility: Visibility,
) -> Sym {
    let bind = match binding {
        Binding::Local => elf::STB_LOCAL,
        Binding::Global => elf::STB_GLOBAL,
        Binding::Weak => elf::STB_WEAK,
    };
    let visibility = match visibility {
        Visibility::Default => elf::STV_DEFAULT,
        Visibility::Hidden => elf::STV_HIDDEN,
        Visibility::Protected => elf::STV_PROTECTED,
    };
    let (section, st_shndx) = match section {
        Place::Section(index) => (Some(index), elf::SHN_UNDEF),
        Place::Absolute => (None, elf::SHN_ABS),
        Place::Common => (None, elf::SHN_COMMON),
        Place::Elsewhere => (None, elf::SHN_UNDEF),
    };
    Sym {
        section,
        st_name: name,
        st_info: elf::SymbolInfo::new(bind, kind),
        st_other: elf::SymbolOther::default().with_visibility(visibility),
        st_shndx,
        st_value: value,
        st_size: size,
    }
}

/// A symbol table's bytes, the null symbol first.
pub(super) fn symbol_table(symbols: &[Sym]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity((symbols.len() + 1) * 24);
    encoder().null_symbol(&mut bytes);
    for symbol in symbols {
        encoder().symbol(&mut bytes, symbol);
    }
    bytes
}

/// Appends a section for section names, and writes the file. Sections without data keep their
/// place.
pub(super) fn write(mut image: Image, input: &ModuleInput) -> Vec<u8> {
    let mut names = Strings::new();
    let mut offset = image.sections.iter().fold(0, |end, s| {
        end.max(s.header.sh_offset + s.data.len() as u64)
    });
    for section in &mut image.sections {
        section.header.sh_name = names.add(&section.name);
    }
    let mut header = encoder().strtab_section_header();
    header.sh_name = names.add(".shstrtab");
    header.sh_offset = offset;
    header.sh_size = names.bytes.len() as u64;
    offset += header.sh_size;
    image.sections.push(Section {
        name: ".shstrtab".into(),
        header,
        data: names.bytes,
    });
    let layout = FileHeaderLayout {
        e_phoff: if image.segments.is_empty() {
            0
        } else {
            encoder().file_header_size()
        },
        segment_num: image.segments.len() as u32,
        e_shoff: align(offset, 8),
        section_num: image.sections.len() as u32 + 1,
        shstrtab_index: image.sections.len() as u32,
    };
    bytes(&image, &layout, input)
}

fn bytes(image: &Image, layout: &FileHeaderLayout, input: &ModuleInput) -> Vec<u8> {
    let mut out = Vec::with_capacity(layout.e_shoff as usize + 64 * (image.sections.len() + 1));
    let header = FileHeader {
        os_abi: elf::OsAbi(input.platform.os_abi()),
        abi_version: input.platform.abi_version(),
        e_type: image.kind,
        e_machine: elf::EM_AMDGPU,
        e_entry: 0,
        e_flags: elf::FileFlags(input.platform.elf_flags(input.machine.target())),
    };
    // Writing headers fails only for numbers that do not fit in 32-bit files.
    let _ = encoder().file_header(&mut out, &header, layout);
    for segment in &image.segments {
        encoder().program_header(&mut out, segment);
    }
    for section in &image.sections {
        if !section.data.is_empty() {
            out.resize(section.header.sh_offset as usize, 0);
            out.extend_from_slice(&section.data);
        }
    }
    out.resize(layout.e_shoff as usize, 0);
    encoder().null_section_header(&mut out, layout);
    for section in &image.sections {
        encoder().section_header(&mut out, &section.header);
    }
    out
}
