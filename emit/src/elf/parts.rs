//! A module's contents by section, with symbols and relocations: what objects and linked files have
//! in common.

use super::image::Place;
use crate::config;
use crate::descriptor;
use crate::encode::relocation_type;
use crate::error::ModuleError;
use crate::kernel_code;
use crate::module::{
    AliasDef, Binding, DeclaredSymbol, FUNCTION_ALIGN, GlobalDef, GlobalKind, ModuleInput,
    Visibility,
};
use crate::notes;
use codeobj::Reloc;
use isa::{Form, KernelForm, Opcode};
use object::elf;
use std::borrow::Cow;
use std::collections::HashMap;

/// What a section's contents are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Code.
    Text,
    /// Kernel descriptors and constants.
    Rodata,
    /// Constants with addresses, written by the loader only.
    RelRo,
    /// Variables.
    Data,
    /// Variables that start as zero.
    Bss,
}

impl Part {
    const ALL: [Part; 5] = [Part::Text, Part::Rodata, Part::RelRo, Part::Data, Part::Bss];

    /// Name of the section of what the source puts into no other.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Part::Text => ".text",
            Part::Rodata => ".rodata",
            Part::RelRo => ".data.rel.ro",
            Part::Data => ".data",
            Part::Bss => ".bss",
        }
    }

    /// Type and flags of a section's header.
    pub(super) fn header(self, name: &str) -> (elf::SectionType, elf::SectionFlags) {
        let write = elf::SHF_ALLOC | elf::SHF_WRITE;
        match self {
            Part::Text => (elf::SHT_PROGBITS, elf::SHF_ALLOC | elf::SHF_EXECINSTR),
            Part::Rodata => (elf::SHT_PROGBITS, elf::SHF_ALLOC),
            Part::RelRo | Part::Data => match array_of(name) {
                Some(Array::Init) => (elf::SHT_INIT_ARRAY, write),
                Some(Array::Fini) => (elf::SHT_FINI_ARRAY, write),
                None => (elf::SHT_PROGBITS, write),
            },
            Part::Bss => (elf::SHT_NOBITS, write),
        }
    }
}

/// A list of functions that are called before or after all kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Array {
    /// `.init_array`, `.init_array.N`
    Init,
    /// `.fini_array`, `.fini_array.N`
    Fini,
}

/// The list that a section is a part of.
pub(crate) fn array_of(section: &str) -> Option<Array> {
    let is = |name: &str| {
        let rest = section.strip_prefix(name);
        rest.is_some_and(|r| r.is_empty() || r.starts_with('.'))
    };
    match section {
        _ if is(".init_array") => Some(Array::Init),
        _ if is(".fini_array") => Some(Array::Fini),
        _ => None,
    }
}

/// Place of a section's part in its list: those with a number first, in their order.
fn array_order(section: &str) -> u32 {
    let number = section.rsplit('.').next().and_then(|n| n.parse().ok());
    number.unwrap_or(u32::MAX)
}

/// A relocation.
#[derive(Clone, Debug)]
pub(super) struct Relocation {
    /// Offset in the section.
    pub offset: u64,
    /// Index in [`Parts::symbols`].
    pub symbol: usize,
    /// `R_AMDGPU_*`.
    pub kind: Reloc,
    pub addend: i64,
}

/// A section's contents.
#[derive(Clone, Debug)]
pub(super) struct PartData {
    pub name: Cow<'static, str>,
    pub part: Part,
    /// Empty for [`Part::Bss`].
    pub bytes: Vec<u8>,
    pub size: u64,
    pub align: u64,
    pub relocs: Vec<Relocation>,
}

/// What a symbol names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SymbolKind {
    Function,
    /// `amd_kernel_code_t` with the code behind it.
    KernelCode,
    Object,
    /// Defined elsewhere, or of a kind that nobody says.
    Unknown,
    /// A number, in no section.
    Absolute,
    /// A variable that linkers find a place for; the value is its alignment.
    Common,
    /// The start of a section.
    Section,
}

/// A symbol.
#[derive(Clone, Debug)]
pub(super) struct SymbolDef {
    pub name: String,
    /// Index of the section; `None`: defined elsewhere, or a number.
    pub section: Option<usize>,
    /// Offset in the section.
    pub value: u64,
    pub size: u64,
    pub kind: SymbolKind,
    pub binding: Binding,
    pub visibility: Visibility,
}

impl SymbolDef {
    /// Where it is, by the numbers of the sections in a file.
    pub(super) fn place(&self, numbers: &[u32]) -> Place {
        match self.section {
            Some(section) => Place::Section(numbers[section]),
            None if self.kind == SymbolKind::Absolute => Place::Absolute,
            None if self.kind == SymbolKind::Common => Place::Common,
            None => Place::Elsewhere,
        }
    }

    /// Is it defined here?
    pub(super) fn is_defined(&self) -> bool {
        self.section.is_some() || matches!(self.kind, SymbolKind::Absolute | SymbolKind::Common)
    }
}

/// What a difference of two addresses is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Difference {
    /// A number, which has been written.
    Known,
    /// A distance from the place where it stands.
    FromPlace,
}

/// A module's contents.
pub(super) struct Parts {
    /// Those of [`Part::ALL`] first, then those that the source names.
    pub sections: Vec<PartData>,
    pub symbols: Vec<SymbolDef>,
    by_name: HashMap<String, usize>,
    /// The contents of the note section.
    pub note: Vec<u8>,
    /// The contents of the section with kernels' registers; empty where there is none.
    pub config: Vec<u8>,
}

impl PartData {
    fn new(part: Part, name: Cow<'static, str>) -> PartData {
        PartData {
            name,
            part,
            bytes: Vec::new(),
            size: 0,
            align: 1,
            relocs: Vec::new(),
        }
    }
}

/// Bytes of `amd_kernel_code_t` before a kernel's code.
const KERNEL_CODE: u64 = codeobj::kernel_code::SIZE as u64;

impl Parts {
    pub(super) fn new(input: &ModuleInput) -> Result<Parts, ModuleError> {
        let standard = Part::ALL.map(|part| PartData::new(part, part.name().into()));
        let mut parts = Parts {
            sections: standard.into(),
            symbols: Vec::new(),
            by_name: HashMap::new(),
            note: notes::notes(input)?,
            config: config::section(input)?,
        };
        let assembly = input.assembly.as_ref().map(|a| &a.contents);
        let places = assembly.map(|contents| parts.assembled(contents));
        let places = places.transpose()?;
        parts.functions(input)?;
        parts.kernels(input)?;
        for global in &input.globals {
            parts.global(global)?;
        }
        for alias in &input.aliases {
            parts.alias(alias)?;
        }
        if let (Some(contents), Some(places)) = (assembly, &places) {
            parts.assembled_relocations(contents, places);
        }
        parts.code_relocations(input);
        parts.data_relocations(input)?;
        parts.declare(&input.declared);
        Ok(parts)
    }

    /// Does the section stand in the file? There is always code; what has no bytes may still have
    /// symbols.
    pub(super) fn is_needed(&self, section: usize) -> bool {
        section == Part::Text as usize
            || self.sections[section].size != 0
            || self.symbols.iter().any(|s| s.section == Some(section))
    }

    /// The sections of one kind of contents, in the order in which they are laid out.
    pub(super) fn of(&self, part: Part) -> Vec<usize> {
        let all = 0..self.sections.len();
        let mut found: Vec<usize> = all.filter(|&i| self.sections[i].part == part).collect();
        found.sort_by_key(|&i| match array_of(&self.sections[i].name) {
            None => (0, 0),
            Some(array) => (1 + array as u32, array_order(&self.sections[i].name)),
        });
        found
    }

    /// The largest alignment among those.
    pub(super) fn align_of(&self, part: Part) -> u64 {
        let of_part = self.of(part).into_iter();
        of_part.map(|i| self.sections[i].align).max().unwrap_or(1)
    }

    /// The section for contents of a kind, by the name that the source gives.
    pub(super) fn section_for(&mut self, part: Part, name: Option<&str>) -> usize {
        let Some(name) = name else {
            return part as usize;
        };
        // What has a section of its own has its zeros in the file, as LLVM has it.
        let part = if part == Part::Bss { Part::Data } else { part };
        let part = if array_of(name).is_some() {
            Part::RelRo
        } else {
            part
        };
        let same = |s: &PartData| s.name == name && s.part == part;
        self.sections.iter().position(same).unwrap_or_else(|| {
            let data = PartData::new(part, name.to_string().into());
            self.sections.push(data);
            self.sections.len() - 1
        })
    }

    /// What is said of those undefined symbols that something asks for.
    fn declare(&mut self, declared: &[DeclaredSymbol]) {
        for said in declared {
            if let Some(&index) = self.by_name.get(&said.name)
                && !self.symbols[index].is_defined()
            {
                self.symbols[index].binding = said.binding;
                self.symbols[index].visibility = said.visibility;
            }
        }
    }

    /// Defines the bounds of the lists of functions to be called, where they are asked for.
    pub(super) fn bound_arrays(&mut self) {
        let arrays = [
            (Array::Init, "__init_array_start", "__init_array_end"),
            (Array::Fini, "__fini_array_start", "__fini_array_end"),
        ];
        let parts = self.of(Part::RelRo);
        for (array, start, end) in arrays {
            let of_array = |&&i: &&usize| array_of(&self.sections[i].name) == Some(array);
            let first = parts.iter().find(of_array).copied();
            let last = parts.iter().rfind(of_array).copied();
            let (first, last) = (first.unwrap_or(0), last.unwrap_or(0));
            let size = match last {
                0 => 0,
                last => self.sections[last].size,
            };
            for (name, section, value) in [(start, first, 0), (end, last, size)] {
                if let Some(&index) = self.by_name.get(name) {
                    let symbol = &mut self.symbols[index];
                    symbol.section = symbol.section.or(Some(section));
                    symbol.value = value;
                    symbol.visibility = Visibility::Hidden;
                }
            }
        }
    }

    /// Begins something of an alignment at the end of a section; gives its offset.
    pub(super) fn begin(&mut self, section: usize, align: u64, fill: &[u8]) -> u64 {
        let data = &mut self.sections[section];
        data.align = data.align.max(align);
        data.size = data.size.next_multiple_of(align);
        if data.part != Part::Bss {
            while (data.bytes.len() as u64) < data.size {
                let missing = data.size as usize - data.bytes.len();
                let count = fill.len().min(missing);
                data.bytes.extend_from_slice(&fill[..count]);
            }
        }
        data.size
    }

    pub(super) fn append(&mut self, section: usize, bytes: &[u8], size: u64) {
        let data = &mut self.sections[section];
        data.size += size;
        if data.part != Part::Bss {
            data.bytes.extend_from_slice(bytes);
            data.bytes.resize(data.size as usize, 0);
        }
    }

    pub(super) fn define(&mut self, symbol: SymbolDef) -> Result<(), ModuleError> {
        let name = symbol.name.clone();
        let index = self.symbols.len();
        if self.by_name.insert(name.clone(), index).is_some() {
            return Err(ModuleError::Duplicate(name));
        }
        self.symbols.push(symbol);
        Ok(())
    }

    /// The symbol of a name; one that is defined elsewhere if there is no other.
    pub(super) fn symbol(&mut self, name: &str) -> usize {
        if let Some(&index) = self.by_name.get(name) {
            return index;
        }
        let index = self.symbols.len();
        self.by_name.insert(name.to_string(), index);
        self.symbols.push(SymbolDef {
            name: name.to_string(),
            section: None,
            value: 0,
            size: 0,
            kind: SymbolKind::Unknown,
            binding: Binding::Global,
            visibility: Visibility::Default,
        });
        index
    }

    fn functions(&mut self, input: &ModuleInput) -> Result<(), ModuleError> {
        let mut nop = Vec::new();
        let inst = isa::Inst::new(Opcode::SNop, Form::Native, &[isa::Operand::Imm(0)]);
        // That every processor has it is checked by the tables' tests.
        isa::encode(&inst, input.machine.target(), &mut nop).unwrap_or_default();
        for function in &input.functions {
            let kernel = input.kernels.iter().find(|k| k.name == function.code.name);
            let align = input.alignment(function);
            let section = self.section_for(Part::Text, function.section.as_deref());
            self.begin(section, align, &nop);
            for word in &function.words_before {
                self.append(section, &word.to_le_bytes(), 4);
            }
            let value = self.begin(section, FUNCTION_ALIGN, &nop);
            let mut kind = SymbolKind::Function;
            let mut size = function.code.code.len() as u64;
            if let Some(kernel) = kernel
                && input.kernel_form() == KernelForm::Code
            {
                let head = kernel_code::kernel_code(kernel, input)?;
                self.append(section, head.bytes(), KERNEL_CODE);
                kind = SymbolKind::KernelCode;
                size += KERNEL_CODE;
            }
            self.append(
                section,
                &function.code.code,
                function.code.code.len() as u64,
            );
            self.define(SymbolDef {
                name: function.code.name.clone(),
                section: Some(section),
                value,
                size,
                kind,
                binding: function.binding,
                visibility: function.visibility,
            })?;
        }
        Ok(())
    }

    /// The descriptors of kernels that have one.
    fn kernels(&mut self, input: &ModuleInput) -> Result<(), ModuleError> {
        if input.kernel_form() != KernelForm::Descriptor {
            return Ok(());
        }
        for kernel in &input.kernels {
            let function = input.function(kernel)?;
            let bytes = descriptor::descriptor(kernel, input)?;
            let section = Part::Rodata as usize;
            let value = self.begin(section, codeobj::descriptor::ALIGN, &[0]);
            self.append(section, &bytes, codeobj::descriptor::SIZE as u64);
            let entry = codeobj::descriptor::ENTRY_OFFSET as u64;
            let symbol = self.symbol(&kernel.name);
            // The distance is from the descriptor's start: the addend makes up for the place.
            self.sections[section].relocs.push(Relocation {
                offset: value + entry,
                symbol,
                kind: Reloc::Rel64,
                addend: entry as i64,
            });
            self.define(SymbolDef {
                name: format!("{}.kd", kernel.name),
                section: Some(section),
                value,
                size: codeobj::descriptor::SIZE as u64,
                kind: SymbolKind::Object,
                binding: function.binding,
                visibility: function.visibility,
            })?;
        }
        Ok(())
    }

    fn global(&mut self, global: &GlobalDef) -> Result<(), ModuleError> {
        if !global.align.is_power_of_two() {
            return Err(ModuleError::Alignment(global.name.clone()));
        }
        if global.kind == GlobalKind::Common {
            return self.define(SymbolDef {
                name: global.name.clone(),
                section: None,
                value: global.align,
                size: global.size,
                kind: SymbolKind::Common,
                binding: global.binding,
                visibility: global.visibility,
            });
        }
        let section = self.section_for(part_of(global), global.section.as_deref());
        let value = self.begin(section, global.align, &[0]);
        self.append(section, &global.bytes, global.size);
        self.define(SymbolDef {
            name: global.name.clone(),
            section: Some(section),
            value,
            size: global.size,
            kind: SymbolKind::Object,
            binding: global.binding,
            visibility: global.visibility,
        })
    }

    /// Finds places for the variables that are common.
    pub(super) fn place_common(&mut self) {
        let section = Part::Bss as usize;
        for index in 0..self.symbols.len() {
            if self.symbols[index].kind == SymbolKind::Common {
                let SymbolDef { value, size, .. } = self.symbols[index];
                let start = self.begin(section, value, &[0]);
                self.append(section, &[], size);
                let symbol = &mut self.symbols[index];
                symbol.section = Some(section);
                symbol.value = start;
                symbol.kind = SymbolKind::Object;
            }
        }
    }

    fn alias(&mut self, alias: &AliasDef) -> Result<(), ModuleError> {
        // Another name of what is not in the object is none.
        let Some(&index) = self.by_name.get(&alias.target) else {
            return Ok(());
        };
        let target = self.symbols[index].clone();
        self.define(SymbolDef {
            name: alias.name.clone(),
            value: target.value + alias.offset,
            binding: alias.binding,
            visibility: alias.visibility,
            ..target
        })
    }

    fn code_relocations(&mut self, input: &ModuleInput) {
        for function in &input.functions {
            let symbol = &self.symbols[self.by_name[&function.code.name]];
            let (start, section) = (symbol.value, symbol.section.unwrap_or(Part::Text as usize));
            let base = match symbol.kind {
                SymbolKind::KernelCode => start + KERNEL_CODE,
                _ => start,
            };
            for r in &function.code.relocs {
                let relocation = Relocation {
                    offset: base + u64::from(r.offset),
                    symbol: self.symbol(&r.symbol),
                    kind: relocation_type(r.kind),
                    addend: r.addend.into(),
                };
                self.sections[section].relocs.push(relocation);
            }
        }
    }

    fn data_relocations(&mut self, input: &ModuleInput) -> Result<(), ModuleError> {
        for global in &input.globals {
            let symbol = &self.symbols[self.by_name[&global.name]];
            let (base, section) = (symbol.value, symbol.section.unwrap_or(Part::Data as usize));
            for r in &global.relocs {
                let mut relocation = Relocation {
                    offset: base + r.offset,
                    symbol: self.symbol(&r.symbol),
                    kind: r.kind,
                    addend: r.addend,
                };
                if let Some(from) = &r.from {
                    let from = self.symbol(from);
                    let apart = self.difference(section, &mut relocation, from, &global.name);
                    if apart? == Difference::Known {
                        continue;
                    }
                }
                self.sections[section].relocs.push(relocation);
            }
        }
        Ok(())
    }

    /// The difference between a symbol and another one, at a place: a number where both stand in
    /// one section, a distance from the place where the other one stands in the place's section.
    fn difference(
        &mut self,
        section: usize,
        relocation: &mut Relocation,
        from: usize,
        user: &str,
    ) -> Result<Difference, ModuleError> {
        let (to, from) = (&self.symbols[relocation.symbol], &self.symbols[from]);
        let both = to.section.is_some() && to.section == from.section;
        if both {
            let apart = (to.value as i64 - from.value as i64).wrapping_add(relocation.addend);
            let count = usize::from(relocation.kind.bytes());
            let start = relocation.offset as usize;
            let bytes = &apart.to_le_bytes()[..count];
            self.sections[section].bytes[start..start + count].copy_from_slice(bytes);
            return Ok(Difference::Known);
        }
        if from.section != Some(section) {
            return Err(ModuleError::Difference {
                symbol: to.name.clone(),
                from: from.name.clone(),
                user: user.to_string(),
            });
        }
        let back = relocation.offset as i64 - from.value as i64;
        relocation.addend = relocation.addend.wrapping_add(back);
        Ok(Difference::FromPlace)
    }

    /// Puts the addends of relocations into the fields that they fill in.
    pub(super) fn addends_in_fields(&mut self) {
        for section in &mut self.sections {
            for r in &mut section.relocs {
                let (at, width) = (r.offset as usize, usize::from(r.kind.bytes()));
                if let Some(field) = section.bytes.get_mut(at..at + width) {
                    field.copy_from_slice(&r.addend.to_le_bytes()[..width]);
                    r.addend = 0;
                }
            }
        }
    }

    /// A symbol for the start of a section.
    pub(super) fn section_symbol(&mut self, section: usize) -> usize {
        let same = |s: &SymbolDef| s.kind == SymbolKind::Section && s.section == Some(section);
        if let Some(index) = self.symbols.iter().position(same) {
            return index;
        }
        self.symbols.push(SymbolDef {
            name: String::new(),
            section: Some(section),
            value: 0,
            size: 0,
            kind: SymbolKind::Section,
            binding: Binding::Local,
            visibility: Visibility::Default,
        });
        self.symbols.len() - 1
    }

    /// Gives each symbol that is found through the global offset table an entry among the constants
    /// with addresses; the uses become relative to it.
    pub(super) fn make_got(&mut self) {
        let mut entries: HashMap<usize, usize> = HashMap::new();
        let code = self.of(Part::Text).into_iter();
        let places = code.flat_map(|s| (0..self.sections[s].relocs.len()).map(move |r| (s, r)));
        for (section, index) in places.collect::<Vec<_>>() {
            let relocation = self.sections[section].relocs[index].clone();
            let kind = match relocation.kind {
                Reloc::GotPcRel32Lo => Reloc::Rel32Lo,
                Reloc::GotPcRel32Hi => Reloc::Rel32Hi,
                _ => continue,
            };
            let entry = match entries.get(&relocation.symbol) {
                Some(&entry) => entry,
                None => {
                    let entry = self.got_entry(relocation.symbol);
                    entries.insert(relocation.symbol, entry);
                    entry
                }
            };
            let place = &mut self.sections[section].relocs[index];
            place.kind = kind;
            place.symbol = entry;
        }
    }

    fn got_entry(&mut self, symbol: usize) -> usize {
        let section = Part::RelRo as usize;
        let offset = self.begin(section, 8, &[0]);
        self.append(section, &[0; 8], 8);
        self.sections[section].relocs.push(Relocation {
            offset,
            symbol,
            kind: Reloc::Abs64,
            addend: 0,
        });
        self.symbols.push(SymbolDef {
            name: String::new(),
            section: Some(section),
            value: offset,
            size: 8,
            kind: SymbolKind::Object,
            binding: Binding::Local,
            visibility: Visibility::Hidden,
        });
        self.symbols.len() - 1
    }
}

/// The section that a global variable belongs to.
pub(crate) fn part_of(global: &GlobalDef) -> Part {
    match global.kind {
        GlobalKind::Constant if global.relocs.is_empty() => Part::Rodata,
        GlobalKind::Constant => Part::RelRo,
        GlobalKind::Variable
            if global.bytes.iter().all(|&b| b == 0) && global.relocs.is_empty() =>
        {
            Part::Bss
        }
        GlobalKind::Common => Part::Bss,
        GlobalKind::Variable => Part::Data,
    }
}

/// A symbol's type in symbol tables.
pub(super) fn elf_type(kind: SymbolKind) -> object::elf::SymbolType {
    match kind {
        SymbolKind::Function => object::elf::STT_FUNC,
        SymbolKind::KernelCode => object::elf::SymbolType(codeobj::kernel_code::SYMBOL_TYPE),
        SymbolKind::Object | SymbolKind::Common => object::elf::STT_OBJECT,
        SymbolKind::Unknown | SymbolKind::Absolute => object::elf::STT_NOTYPE,
        SymbolKind::Section => object::elf::STT_SECTION,
    }
}
