//! Reading a linked code object: ELF header, segments, symbols, relocations, kernels.
//!
//! Source: AMDGPUUsage, "ELF Code Object". The reader trusts nothing: every offset and size of the
//! file is checked.

use crate::descriptor::{self, Descriptor};
use crate::error::LoadError;
use crate::memory::Protection;
use crate::metadata::{self, ArgInfo, KernelMeta};
use isa::{Processor, Setting, Target};
use object::LittleEndian as Le;
use object::elf;
use object::read::elf::{FileHeader, ProgramHeader, Rela, SectionHeader, Sym};

/// `EI_OSABI` of HSA code objects ("ELF Header").
const ELFOSABI_AMDGPU_HSA: u8 = 64;
/// Most bytes that the segments of a code object span.
const MAX_SPAN: u64 = 1 << 30;
/// Note type of the metadata ("Note Records").
const NT_AMDGPU_METADATA: u32 = 32;
/// `R_AMDGPU_*` ("Relocation Records").
mod reloc {
    pub const ABS32_LO: u32 = 1;
    pub const ABS32_HI: u32 = 2;
    pub const ABS64: u32 = 3;
    pub const REL32: u32 = 4;
    pub const REL64: u32 = 5;
    pub const ABS32: u32 = 6;
    pub const REL32_LO: u32 = 10;
    pub const REL32_HI: u32 = 11;
    pub const RELATIVE64: u32 = 13;
}

type Header = elf::FileHeader64<Le>;

/// A loadable segment.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    /// Address within the code object.
    pub address: u64,
    /// Bytes in memory; what the file does not give is zero.
    pub size: u64,
    pub bytes: Vec<u8>,
    pub executable: bool,
    pub protection: Protection,
}

/// What a relocation computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RelocKind {
    Abs32Lo,
    Abs32Hi,
    Abs64,
    Rel32,
    Rel64,
    Rel32Hi,
    Relative64,
}

/// A dynamic relocation.
#[derive(Clone, Debug)]
struct Relocation {
    offset: u64,
    kind: RelocKind,
    /// Address of the symbol within the code object.
    symbol: u64,
    addend: i64,
}

/// A symbol with a name and a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Its name.
    pub name: String,
    /// Address within the code object.
    pub address: u64,
    /// Bytes.
    pub size: u64,
}

/// A kernel of a code object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kernel {
    pub(crate) meta: KernelMeta,
    pub(crate) descriptor: Descriptor,
    /// Address of the descriptor within the code object.
    pub(crate) address: u64,
}

impl Kernel {
    /// Name, as it is launched.
    pub fn name(&self) -> &str {
        &self.meta.name
    }

    /// All arguments, hidden ones included, in the order of the kernarg segment.
    pub fn args(&self) -> &[ArgInfo] {
        &self.meta.args
    }

    /// The arguments a caller gives.
    pub fn explicit_args(&self) -> impl Iterator<Item = &ArgInfo> {
        self.meta.args.iter().filter(|a| a.kind.is_explicit())
    }

    /// Bytes of the kernarg segment.
    pub fn kernarg_size(&self) -> u64 {
        self.meta
            .kernarg_size
            .max(u64::from(self.descriptor.kernarg_size))
    }

    /// Bytes of LDS of a work-group, without what a launch adds.
    pub fn lds_size(&self) -> u32 {
        self.descriptor.lds_size
    }

    /// Bytes of private memory of a work-item.
    pub fn private_size(&self) -> u32 {
        self.descriptor.private_size
    }

    /// VGPRs that a lane has.
    pub fn vgprs(&self) -> u16 {
        self.descriptor.vgprs
    }

    /// SGPRs that a wave has.
    pub fn sgprs(&self) -> u16 {
        self.descriptor.sgprs
    }

    /// Most work-items in a work-group.
    pub fn max_workgroup_size(&self) -> u32 {
        self.meta.max_flat_workgroup_size
    }
}

/// A linked code object.
#[derive(Clone, Debug)]
pub struct CodeObject {
    target: Target,
    version: u8,
    pub(crate) segments: Vec<Segment>,
    relocations: Vec<Relocation>,
    symbols: Vec<Symbol>,
    kernels: Vec<Kernel>,
}

fn elf_error(error: object::Error) -> LoadError {
    LoadError::Elf(error.to_string())
}

impl CodeObject {
    /// Reads a linked code object (`ET_DYN`, code object version 3 to 6).
    pub fn load(bytes: &[u8]) -> Result<CodeObject, LoadError> {
        let header = Header::parse(bytes).map_err(elf_error)?;
        header.endian().map_err(elf_error)?;
        let version = check_header(header)?;
        let target = target(header.e_flags(Le).0, version)?;
        let segments = segments(header, bytes)?;
        let notes = metadata_note(header, bytes)?;
        let (symbols, relocations) = symbols_and_relocations(header, bytes)?;
        let mut object = CodeObject {
            target,
            version,
            segments,
            relocations,
            symbols,
            kernels: Vec::new(),
        };
        for meta in metadata::read(&notes)? {
            object.kernels.push(object.kernel(meta)?);
        }
        Ok(object)
    }

    /// What it was compiled for.
    pub fn target(&self) -> Target {
        self.target
    }

    /// Code object version, 3 to 6.
    pub fn version(&self) -> u8 {
        self.version
    }

    /// Its kernels.
    pub fn kernels(&self) -> &[Kernel] {
        &self.kernels
    }

    /// The kernel of a name.
    pub fn kernel_by_name(&self, name: &str) -> Option<&Kernel> {
        self.kernels.iter().find(|k| k.meta.name == name)
    }

    /// Defined symbols: kernels' descriptors and code, global variables.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    fn kernel(&self, meta: KernelMeta) -> Result<Kernel, LoadError> {
        let wrong = |what: &str| LoadError::Descriptor {
            kernel: meta.name.clone(),
            what: what.to_string(),
        };
        let symbol = self
            .symbols
            .iter()
            .find(|s| s.name == meta.symbol)
            .ok_or_else(|| wrong("its symbol is not defined"))?;
        let bytes = self
            .bytes_at(symbol.address)
            .and_then(|bytes| bytes.first_chunk::<{ descriptor::SIZE }>())
            .ok_or_else(|| wrong("it does not lie in a segment"))?;
        let descriptor = Descriptor::read(bytes, self.target.processor.generation);
        if descriptor.wave32 || meta.wavefront_size != 64 {
            return Err(wrong("waves of 32 lanes do not exist on this processor"));
        }
        let address = symbol.address;
        Ok(Kernel {
            meta,
            descriptor,
            address,
        })
    }

    /// The file's bytes from an address of the code object on.
    fn bytes_at(&self, address: u64) -> Option<&[u8]> {
        self.segments.iter().find_map(|s| {
            let offset = address.checked_sub(s.address)?;
            s.bytes.get(usize::try_from(offset).ok()?..)
        })
    }

    /// Addresses that the segments span: from zero to this.
    pub(crate) fn span(&self) -> u64 {
        let ends = self.segments.iter().map(|s| s.address + s.size);
        ends.max().unwrap_or(0)
    }

    /// The words to write when the code object lies at `base`: address, size in bytes, value.
    pub(crate) fn relocated(&self, base: u64) -> impl Iterator<Item = (u64, usize, u64)> + '_ {
        self.relocations.iter().map(move |r| {
            let place = base.wrapping_add(r.offset);
            let value = base.wrapping_add(r.symbol).wrapping_add_signed(r.addend);
            match r.kind {
                RelocKind::Abs32Lo => (place, 4, value & 0xffff_ffff),
                RelocKind::Abs32Hi => (place, 4, value >> 32),
                RelocKind::Abs64 => (place, 8, value),
                RelocKind::Rel32 => (place, 4, value.wrapping_sub(place) & 0xffff_ffff),
                RelocKind::Rel64 => (place, 8, value.wrapping_sub(place)),
                RelocKind::Rel32Hi => (place, 4, value.wrapping_sub(place) >> 32),
                RelocKind::Relative64 => (place, 8, base.wrapping_add_signed(r.addend)),
            }
        })
    }
}

/// Checks what makes an ELF file a code object; gives the code object version.
fn check_header(header: &Header) -> Result<u8, LoadError> {
    let not = |what: &str| Err(LoadError::NotACodeObject(what.to_string()));
    if header.e_machine(Le) != elf::EM_AMDGPU {
        return not("the machine is not AMDGPU");
    }
    if header.e_ident().os_abi.0 != ELFOSABI_AMDGPU_HSA {
        return not("the OS ABI is not AMDGPU_HSA");
    }
    if header.e_type(Le) != elf::ET_DYN {
        return not("it is not linked (use ld.lld -shared)");
    }
    // "ELF Header": ELFABIVERSION_AMDGPU_HSA_V3 = 1 … V6 = 4.
    match header.e_ident().abi_version {
        abi @ 1..=4 => Ok(abi + 2),
        abi => Err(LoadError::UnsupportedVersion(abi)),
    }
}

/// The target of `e_flags` ("ELF Header Flags").
fn target(flags: u32, version: u8) -> Result<Target, LoadError> {
    let mach = flags & 0xff;
    let processor = Processor::by_elf_mach(mach).ok_or(LoadError::UnknownProcessor(mach))?;
    if !processor.generation.is_gfx9_like() || processor.generation == isa::Generation::Gfx940 {
        return Err(LoadError::UnsupportedProcessor(processor.name));
    }
    let mut target = Target::new(processor);
    let setting = |old: Setting, bits: u32| match (old, bits) {
        (Setting::Unsupported, _) => Setting::Unsupported,
        (_, 2) => Setting::Off,
        (_, 3) => Setting::On,
        _ => Setting::Any,
    };
    let (xnack, sramecc) = match version {
        3 => (2 + (flags >> 8 & 1), 2 + (flags >> 9 & 1)),
        _ => (flags >> 8 & 3, flags >> 10 & 3),
    };
    target.xnack = setting(target.xnack, xnack);
    target.sramecc = setting(target.sramecc, sramecc);
    Ok(target)
}

fn segments(header: &Header, bytes: &[u8]) -> Result<Vec<Segment>, LoadError> {
    let mut segments = Vec::new();
    for program in header.program_headers(Le, bytes).map_err(elf_error)? {
        if program.p_type(Le) != elf::PT_LOAD || program.p_memsz(Le) == 0 {
            continue;
        }
        let data = program
            .data(Le, bytes)
            .map_err(|()| LoadError::Segments("a segment lies outside the file".to_string()))?;
        let (address, size) = (program.p_vaddr(Le), program.p_memsz(Le));
        let fits = address.checked_add(size).is_some_and(|end| end <= MAX_SPAN);
        if !fits || data.len() as u64 > size {
            return Err(LoadError::Segments(format!(
                "a segment of {size} bytes at {address:#x} is too large"
            )));
        }
        segments.push(Segment {
            address,
            size,
            bytes: data.to_vec(),
            executable: program.p_flags(Le).0 & elf::PF_X.0 != 0,
            protection: match program.p_flags(Le).0 & elf::PF_W.0 {
                0 => Protection::Read,
                _ => Protection::ReadWrite,
            },
        });
    }
    Ok(segments)
}

/// Contents of the metadata note, from the program headers.
fn metadata_note(header: &Header, bytes: &[u8]) -> Result<Vec<u8>, LoadError> {
    for program in header.program_headers(Le, bytes).map_err(elf_error)? {
        let Some(mut notes) = program.notes(Le, bytes).map_err(elf_error)? else {
            continue;
        };
        while let Some(note) = notes.next().map_err(elf_error)? {
            if note.name() == b"AMDGPU" && note.n_type(Le).0 == NT_AMDGPU_METADATA {
                return Ok(note.desc().to_vec());
            }
        }
    }
    Err(LoadError::Metadata("there is no metadata note".to_string()))
}

type SymbolsAndRelocations = (Vec<Symbol>, Vec<Relocation>);

fn symbols_and_relocations(
    header: &Header,
    bytes: &[u8],
) -> Result<SymbolsAndRelocations, LoadError> {
    let sections = header.sections(Le, bytes).map_err(elf_error)?;
    let dynamic = sections
        .symbols(Le, bytes, elf::SHT_DYNSYM)
        .map_err(elf_error)?;
    let all = sections
        .symbols(Le, bytes, elf::SHT_SYMTAB)
        .map_err(elf_error)?;
    let mut symbols: Vec<Symbol> = Vec::new();
    for table in [&dynamic, &all] {
        for symbol in table.iter() {
            let named = matches!(symbol.st_type(), elf::STT_OBJECT | elf::STT_FUNC)
                || symbol.st_type() == elf::STT_NOTYPE;
            if symbol.is_undefined(Le) || !named {
                continue;
            }
            let name = table.symbol_name(Le, symbol).map_err(elf_error)?;
            let name = String::from_utf8_lossy(name).into_owned();
            if name.is_empty() || symbols.iter().any(|s| s.name == name) {
                continue;
            }
            symbols.push(Symbol {
                name,
                address: symbol.st_value(Le),
                size: symbol.st_size(Le),
            });
        }
    }
    let mut relocations = Vec::new();
    for section in sections.iter() {
        let loaded = section.sh_flags(Le).0 & elf::SHF_ALLOC.0 != 0;
        let Some((rela, _)) = section.rela(Le, bytes).map_err(elf_error)? else {
            continue;
        };
        if !loaded {
            continue;
        }
        for entry in rela {
            relocations.push(relocation(entry, &dynamic)?);
        }
    }
    Ok((symbols, relocations))
}

fn relocation(
    entry: &elf::Rela64<Le>,
    dynamic: &object::read::elf::SymbolTable<'_, Header>,
) -> Result<Relocation, LoadError> {
    let offset = entry.r_offset(Le);
    let wrong = |what: String| LoadError::Relocation { offset, what };
    let kind = match entry.r_type(Le, false).0 {
        reloc::ABS32_LO | reloc::ABS32 => RelocKind::Abs32Lo,
        reloc::ABS32_HI => RelocKind::Abs32Hi,
        reloc::ABS64 => RelocKind::Abs64,
        reloc::REL32 | reloc::REL32_LO => RelocKind::Rel32,
        reloc::REL64 => RelocKind::Rel64,
        reloc::REL32_HI => RelocKind::Rel32Hi,
        reloc::RELATIVE64 => RelocKind::Relative64,
        other => return Err(wrong(format!("unknown type {other}"))),
    };
    let symbol = match entry.r_sym(Le, false) {
        0 => 0,
        index => {
            let symbol = dynamic
                .symbol(object::SymbolIndex(index as usize))
                .map_err(|e| wrong(e.to_string()))?;
            if symbol.is_undefined(Le) {
                let name = dynamic.symbol_name(Le, symbol).unwrap_or(b"?");
                let name = String::from_utf8_lossy(name);
                return Err(wrong(format!("undefined symbol '{name}'")));
            }
            symbol.st_value(Le)
        }
    };
    Ok(Relocation {
        offset,
        kind,
        symbol,
        addend: entry.r_addend(Le),
    })
}
