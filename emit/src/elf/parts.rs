//! A module's contents by section, with symbols and relocations: what objects and linked files have
//! in common.

use crate::descriptor;
use crate::encode::relocation_type;
use crate::error::ModuleError;
use crate::metadata;
use crate::module::{Binding, GlobalDef, GlobalKind, ModuleInput, Visibility};
use codeobj::Reloc;
use codeobj::metadata::message_pack;
use codeobj::note::note;
use isa::{Form, Opcode};
use std::collections::HashMap;

/// A section with contents of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
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
    pub(super) const ALL: [Part; 5] =
        [Part::Text, Part::Rodata, Part::RelRo, Part::Data, Part::Bss];

    /// The section's name.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Part::Text => ".text",
            Part::Rodata => ".rodata",
            Part::RelRo => ".data.rel.ro",
            Part::Data => ".data",
            Part::Bss => ".bss",
        }
    }
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
    Object,
    /// Defined elsewhere.
    Unknown,
}

/// A symbol.
#[derive(Clone, Debug)]
pub(super) struct SymbolDef {
    pub name: String,
    /// `None`: defined elsewhere.
    pub part: Option<Part>,
    /// Offset in the section.
    pub value: u64,
    pub size: u64,
    pub kind: SymbolKind,
    pub binding: Binding,
    pub visibility: Visibility,
}

/// A module's contents.
pub(super) struct Parts {
    parts: [PartData; 5],
    pub symbols: Vec<SymbolDef>,
    by_name: HashMap<String, usize>,
    /// The contents of the note section.
    pub note: Vec<u8>,
}

/// Alignment of kernels' code (specification, KERNEL_CODE_ENTRY_BYTE_OFFSET).
const KERNEL_ALIGN: u64 = 256;

/// Alignment of other functions' code.
const FUNCTION_ALIGN: u64 = 4;

impl Parts {
    pub(super) fn new(input: &ModuleInput) -> Result<Parts, ModuleError> {
        let empty = PartData {
            bytes: Vec::new(),
            size: 0,
            align: 1,
            relocs: Vec::new(),
        };
        let mut parts = Parts {
            parts: std::array::from_fn(|_| empty.clone()),
            symbols: Vec::new(),
            by_name: HashMap::new(),
            note: note(&message_pack(&metadata::metadata(input)?)),
        };
        parts.functions(input)?;
        parts.kernels(input)?;
        for global in &input.globals {
            parts.global(global)?;
        }
        parts.code_relocations(input);
        parts.data_relocations(input);
        Ok(parts)
    }

    pub(super) fn part(&self, part: Part) -> &PartData {
        &self.parts[part as usize]
    }

    pub(super) fn part_mut(&mut self, part: Part) -> &mut PartData {
        &mut self.parts[part as usize]
    }

    /// Begins something of an alignment at the end of a section; gives its offset.
    fn begin(&mut self, part: Part, align: u64, fill: &[u8]) -> u64 {
        let data = self.part_mut(part);
        data.align = data.align.max(align);
        data.size = data.size.next_multiple_of(align);
        if part != Part::Bss {
            while (data.bytes.len() as u64) < data.size {
                let missing = data.size as usize - data.bytes.len();
                let count = fill.len().min(missing);
                data.bytes.extend_from_slice(&fill[..count]);
            }
        }
        data.size
    }

    fn append(&mut self, part: Part, bytes: &[u8], size: u64) {
        let data = self.part_mut(part);
        data.size += size;
        if part != Part::Bss {
            data.bytes.extend_from_slice(bytes);
            data.bytes.resize(data.size as usize, 0);
        }
    }

    fn define(&mut self, symbol: SymbolDef) -> Result<(), ModuleError> {
        let name = symbol.name.clone();
        let index = self.symbols.len();
        if self.by_name.insert(name.clone(), index).is_some() {
            return Err(ModuleError::Duplicate(name));
        }
        self.symbols.push(symbol);
        Ok(())
    }

    /// The symbol of a name; one that is defined elsewhere if there is no other.
    fn symbol(&mut self, name: &str) -> usize {
        if let Some(&index) = self.by_name.get(name) {
            return index;
        }
        let index = self.symbols.len();
        self.by_name.insert(name.to_string(), index);
        self.symbols.push(SymbolDef {
            name: name.to_string(),
            part: None,
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
            let is_kernel = input.kernels.iter().any(|k| k.name == function.code.name);
            let align = if is_kernel {
                KERNEL_ALIGN
            } else {
                FUNCTION_ALIGN
            };
            let value = self.begin(Part::Text, align, &nop);
            let size = function.code.code.len() as u64;
            self.append(Part::Text, &function.code.code, size);
            self.define(SymbolDef {
                name: function.code.name.clone(),
                part: Some(Part::Text),
                value,
                size,
                kind: SymbolKind::Function,
                binding: function.binding,
                visibility: function.visibility,
            })?;
        }
        Ok(())
    }

    fn kernels(&mut self, input: &ModuleInput) -> Result<(), ModuleError> {
        for kernel in &input.kernels {
            let function = input.function(kernel)?;
            let bytes = descriptor::descriptor(kernel, input)?;
            let value = self.begin(Part::Rodata, codeobj::descriptor::ALIGN, &[0]);
            self.append(Part::Rodata, &bytes, codeobj::descriptor::SIZE as u64);
            let entry = codeobj::descriptor::ENTRY_OFFSET as u64;
            let symbol = self.symbol(&kernel.name);
            // The distance is from the descriptor's start: the addend makes up for the place.
            self.part_mut(Part::Rodata).relocs.push(Relocation {
                offset: value + entry,
                symbol,
                kind: Reloc::Rel64,
                addend: entry as i64,
            });
            self.define(SymbolDef {
                name: format!("{}.kd", kernel.name),
                part: Some(Part::Rodata),
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
        let part = part_of(global);
        let value = self.begin(part, global.align, &[0]);
        self.append(part, &global.bytes, global.size);
        self.define(SymbolDef {
            name: global.name.clone(),
            part: Some(part),
            value,
            size: global.size,
            kind: SymbolKind::Object,
            binding: global.binding,
            visibility: global.visibility,
        })
    }

    fn code_relocations(&mut self, input: &ModuleInput) {
        for function in &input.functions {
            let base = self.symbols[self.by_name[&function.code.name]].value;
            for r in &function.code.relocs {
                let relocation = Relocation {
                    offset: base + u64::from(r.offset),
                    symbol: self.symbol(&r.symbol),
                    kind: relocation_type(r.kind),
                    addend: r.addend.into(),
                };
                self.part_mut(Part::Text).relocs.push(relocation);
            }
        }
    }

    fn data_relocations(&mut self, input: &ModuleInput) {
        for global in &input.globals {
            let base = self.symbols[self.by_name[&global.name]].value;
            for r in &global.relocs {
                let relocation = Relocation {
                    offset: base + r.offset,
                    symbol: self.symbol(&r.symbol),
                    kind: r.kind,
                    addend: r.addend,
                };
                self.part_mut(part_of(global)).relocs.push(relocation);
            }
        }
    }

    /// Gives each symbol that is found through the global offset table an entry among the constants
    /// with addresses; the uses become relative to it.
    pub(super) fn make_got(&mut self) {
        let mut entries: HashMap<usize, usize> = HashMap::new();
        for index in 0..self.part(Part::Text).relocs.len() {
            let relocation = self.part(Part::Text).relocs[index].clone();
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
            let place = &mut self.part_mut(Part::Text).relocs[index];
            place.kind = kind;
            place.symbol = entry;
        }
    }

    fn got_entry(&mut self, symbol: usize) -> usize {
        let offset = self.begin(Part::RelRo, 8, &[0]);
        self.append(Part::RelRo, &[0; 8], 8);
        self.part_mut(Part::RelRo).relocs.push(Relocation {
            offset,
            symbol,
            kind: Reloc::Abs64,
            addend: 0,
        });
        self.symbols.push(SymbolDef {
            name: String::new(),
            part: Some(Part::RelRo),
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
pub(super) fn part_of(global: &GlobalDef) -> Part {
    match global.kind {
        GlobalKind::Constant if global.relocs.is_empty() => Part::Rodata,
        GlobalKind::Constant => Part::RelRo,
        GlobalKind::Variable
            if global.bytes.iter().all(|&b| b == 0) && global.relocs.is_empty() =>
        {
            Part::Bss
        }
        GlobalKind::Variable => Part::Data,
    }
}

/// A symbol's type in symbol tables.
pub(super) fn elf_type(kind: SymbolKind) -> object::elf::SymbolType {
    match kind {
        SymbolKind::Function => object::elf::STT_FUNC,
        SymbolKind::Object => object::elf::STT_OBJECT,
        SymbolKind::Unknown => object::elf::STT_NOTYPE,
    }
}
