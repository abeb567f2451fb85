//! A linked code object, read: its target, segments, symbols, and kernels.
//!
//! Source: AMDGPUUsage, "ELF Code Object", versions 2 to 6. `elf` reads the file, `target` its
//! processor, `metadata` and `metadata_v2` what the compiler says about kernels, `descriptor` how
//! their waves start.

use crate::descriptor::{self, Descriptor};
use crate::elf::{self, Header, Notes, Relocation, Segment, Symbol, Symbols};
use crate::error::LoadError;
use crate::lines::Lines;
use crate::metadata::{self, ArgInfo, KernelMeta};
use crate::metadata_v2;
use crate::relocatable::{self, Placed};
use crate::system::{self, System};
use crate::target::{self, CodeTarget};
use isa::{Processor, Target};
use object::LittleEndian as Le;
use object::read::elf::FileHeader;

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
    pub(crate) code_target: CodeTarget,
    system: System,
    /// Where words of the scratch resource go: address within the code object, and which word.
    pub(crate) scratch_words: Vec<(u64, u8)>,
    pub(crate) segments: Vec<Segment>,
    relocations: Vec<Relocation>,
    symbols: Symbols,
    kernels: Vec<Kernel>,
    /// Formats of `printf`, as the metadata has them.
    pub(crate) printf: Vec<String>,
    pub(crate) lines: Lines,
}

impl CodeObject {
    /// Reads a linked code object (`ET_DYN`, code object version 2 to 6), or an object for
    /// `amdpal`, `mesa3d` or no system, linked or not.
    ///
    /// # Errors
    /// Whatever of the file is malformed, or not for a processor that can be emulated.
    pub fn load(bytes: &[u8]) -> Result<CodeObject, LoadError> {
        CodeObject::load_for(bytes, &[])
    }

    /// The same for processors that are not in the table: `more` has their rows, which go before
    /// those of the table (version 3 and later; version 2 names processors in its own way).
    ///
    /// # Errors
    /// As of [`CodeObject::load`].
    pub fn load_for(bytes: &[u8], more: &[&'static Processor]) -> Result<CodeObject, LoadError> {
        let header = Header::parse(bytes).map_err(elf::error)?;
        header.endian().map_err(elf::error)?;
        let system = elf::check_header(header)?;
        let System::Hsa(version) = system else {
            // Their flags are those of version 3.
            let code_target = target::from_flags(header.e_flags(Le).0, 3, more)?;
            return CodeObject::of_other(system, code_target, header, bytes);
        };
        let notes = Notes::read(header, bytes)?;
        let flags = header.e_flags(Le).0;
        let code_target = match version {
            2 => target::from_v2(flags, notes.v2_isa.as_ref())?,
            _ => target::from_flags(flags, version, more)?,
        };
        let segments = elf::segments(header, bytes)?;
        let (symbols, relocations) = elf::symbols_and_relocations(header, bytes)?;
        let mut object = CodeObject {
            code_target,
            system,
            scratch_words: Vec::new(),
            segments,
            relocations,
            symbols,
            printf: Vec::new(),
            kernels: Vec::new(),
            lines: Lines::read(header, bytes),
        };
        let missing = || LoadError::Metadata("there is no metadata note".to_string());
        let (mut kernels, mut formats) = (Vec::new(), Vec::new());
        if version == 2 {
            (kernels, formats) = metadata_v2::read(notes.v2_metadata.ok_or_else(missing)?)?;
        } else if notes.metadata.is_empty() {
            return Err(missing());
        }
        for note in notes.metadata {
            let (more, printed) = metadata::read(note)?;
            kernels.extend(more);
            formats.extend(printed);
        }
        object.printf = formats;
        for meta in kernels {
            object.kernels.push(object.kernel(meta)?);
        }
        Ok(object)
    }

    /// Reads a code object of another system, linked or not.
    fn of_other(
        system: System,
        code_target: CodeTarget,
        header: &Header,
        bytes: &[u8],
    ) -> Result<CodeObject, LoadError> {
        let notes = Notes::read(header, bytes)?;
        let placed = match header.e_type(Le) {
            object::elf::ET_REL => relocatable::place(header, bytes)?,
            _ => {
                let (symbols, relocations) = elf::symbols_and_relocations(header, bytes)?;
                Placed {
                    segments: elf::segments(header, bytes)?,
                    symbols,
                    relocations,
                    ..Placed::default()
                }
            }
        };
        let mut object = CodeObject {
            code_target,
            system,
            scratch_words: placed.scratch_words,
            segments: placed.segments,
            relocations: placed.relocations,
            symbols: placed.symbols,
            printf: Vec::new(),
            kernels: Vec::new(),
            lines: Lines::read(header, bytes),
        };
        let (starts, generation) = (&placed.starts, object.target().processor.generation);
        let found = match system {
            System::Pal => system::pal_kernels(header, bytes, starts, &notes, generation)?,
            System::Bare => system::bare_kernels(header, bytes, starts, generation)?,
            System::Mesa3d | System::Hsa(_) => {
                let at = |address| object.bytes_at(address).map(<[u8]>::to_vec);
                system::mesa_kernels(header, bytes, starts, at, generation)?
            }
        };
        let kernels = found.into_iter().map(|(meta, descriptor, address)| Kernel {
            meta,
            descriptor,
            address,
        });
        object.kernels = kernels.collect();
        Ok(object)
    }

    /// What it was compiled for; of a generic processor, the first processor that executes it.
    pub fn target(&self) -> Target {
        self.code_target.target
    }

    /// The target ID of what it was compiled for: `gfx906:xnack-`, `gfx9-generic`.
    pub fn target_id(&self) -> String {
        self.code_target.id()
    }

    /// Code object version, 2 to 6; 0 of code objects that are not for amdhsa.
    pub fn version(&self) -> u8 {
        match self.system {
            System::Hsa(version) => version,
            _ => 0,
        }
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
        &self.symbols.all
    }

    /// The symbol of a name.
    pub fn symbol_by_name(&self, name: &str) -> Option<&Symbol> {
        self.symbols.find(name)
    }

    fn kernel(&self, mut meta: KernelMeta) -> Result<Kernel, LoadError> {
        let wrong = |what: &str| LoadError::Descriptor {
            kernel: meta.name.clone(),
            what: what.to_string(),
        };
        let symbol = self
            .symbols
            .find(&meta.symbol)
            .ok_or_else(|| wrong("its symbol is not defined"))?;
        let address = symbol.address;
        let bytes = self
            .bytes_at(address)
            .ok_or_else(|| wrong("it does not lie in a segment"))?;
        let outside = || wrong("it does not lie in a segment");
        let generation = self.target().processor.generation;
        let descriptor = match self.version() {
            2 => {
                let raw = bytes.first_chunk().ok_or_else(outside)?;
                let (descriptor, align) = Descriptor::read_kernel_code(raw, generation);
                meta.kernarg_align = meta.kernarg_align.max(align);
                descriptor
            }
            _ => {
                let raw = bytes.first_chunk::<{ descriptor::SIZE }>();
                Descriptor::read(raw.ok_or_else(outside)?, generation)
            }
        };
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
        self.relocations.iter().map(move |r| r.at(base))
    }
}
