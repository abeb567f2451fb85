//! A module as assembly text, in LLVM's syntax: `llvm-mc -filetype=obj` makes the same code,
//! descriptors, data and metadata of it as [`crate::module()`] writes.

use crate::config;
use crate::descriptor;
use crate::elf::{Array, Part, array_of, part_of};
use crate::error::ModuleError;
use crate::kernel_code::kernel_code;
use crate::module::{
    AliasDef, Binding, DataReloc, DeclaredSymbol, FunctionDef, GlobalDef, GlobalKind, KernelDesc,
    ModuleInput, Visibility,
};
use crate::notes;
use crate::resources::Resources;
use codeobj::{Reloc, directive, quoted};
use isa::KernelForm;
use mir::{PrivateSegment, UserSgpr};
use std::collections::HashSet;
use std::fmt::Write;

/// A module as assembly text. Functions must have been encoded with [`crate::ListingMode::On`].
///
/// # Errors
///
/// As [`crate::module()`].
pub fn assembly(input: &ModuleInput) -> Result<String, ModuleError> {
    let is_difference = |r: &DataReloc| r.from.is_some();
    let mut relocs = input.globals.iter().flat_map(|g| &g.relocs);
    if input.assembly.is_some() || relocs.any(is_difference) {
        // What no assembler could make an object of.
        crate::elf::check(input)?;
    }
    let mut asm = Assembly {
        input,
        text: String::new(),
        own_sections: Vec::new(),
        relative: relative_targets(input),
        named: named(input),
    };
    asm.text.push_str(&notes::head(input)?);
    asm.line("\t.text");
    if let Some(assembly) = &input.assembly {
        asm.text.push_str(&assembly.text);
        asm.line("\t.text");
    }
    for function in &input.functions {
        asm.function(function)?;
    }
    if input.kernel_form() == KernelForm::Descriptor {
        asm.kernels()?;
    }
    for global in &input.globals {
        asm.global(global);
    }
    for alias in &input.aliases {
        asm.alias(alias);
    }
    for declared in &input.declared {
        asm.declared(declared);
    }
    asm.line("\t.section\t\".note.GNU-stack\",\"\",@progbits");
    asm.text.push_str(&notes::tail(input)?);
    Ok(asm.text)
}

struct Assembly<'a> {
    input: &'a ModuleInput,
    text: String,
    /// Sections that the source names, with their flags.
    own_sections: Vec<(String, &'static str)>,
    /// Symbols that code finds at a fixed distance.
    relative: HashSet<&'a str>,
    /// Symbols that code or data ask for.
    named: HashSet<&'a str>,
}

/// The symbols that code finds at a fixed distance: as in an object (`elf::object`), no other
/// definition may take the place of one that is here.
fn relative_targets(input: &ModuleInput) -> HashSet<&str> {
    let relocs = input.functions.iter().flat_map(|f| &f.code.relocs);
    relocs
        .filter(|r| matches!(r.kind, mir::Reloc::Rel32Lo | mir::Reloc::Rel32Hi))
        .map(|r| r.symbol.as_str())
        .collect()
}

/// The symbols that code or data ask for.
fn named(input: &ModuleInput) -> HashSet<&str> {
    let code = input.functions.iter().flat_map(|f| &f.code.relocs);
    let code = code.map(|r| r.symbol.as_str());
    let data = input.globals.iter().flat_map(|g| &g.relocs);
    code.chain(data.map(|r| r.symbol.as_str())).collect()
}

impl Assembly<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn symbol(&mut self, name: &str, binding: Binding, visibility: Visibility) {
        let is_target = binding != Binding::Local && self.relative.contains(name);
        let visibility = match visibility {
            Visibility::Default if is_target => Visibility::Protected,
            other => other,
        };
        let name = quoted(name);
        self.visibility(&name, visibility);
        match binding {
            Binding::Local => {}
            Binding::Global => self.line(&format!("\t.globl\t{name}")),
            Binding::Weak => self.line(&format!("\t.weak\t{name}")),
        }
    }

    fn visibility(&mut self, name: &str, visibility: Visibility) {
        match visibility {
            Visibility::Default => {}
            Visibility::Hidden => self.line(&format!("\t.hidden\t{name}")),
            Visibility::Protected => self.line(&format!("\t.protected\t{name}")),
        }
    }

    /// What another object defines. A symbol that nothing asks for is not made by naming it.
    fn declared(&mut self, declared: &DeclaredSymbol) {
        let name = quoted(&declared.name);
        if self.named.contains(declared.name.as_str()) {
            self.visibility(&name, declared.visibility);
        }
        if declared.binding == Binding::Weak {
            self.line(&format!("\t.weak\t{name}"));
        }
    }

    fn function(&mut self, function: &FunctionDef) -> Result<(), ModuleError> {
        let code = &function.code;
        let kernel = self.input.kernels.iter().find(|k| k.name == code.name);
        let name = quoted(&code.name);
        self.config(kernel)?;
        if let Some(section) = &function.section {
            self.own_section(section, Part::Text);
        }
        self.symbol(&code.name, function.binding, function.visibility);
        let align = self.input.alignment(function).trailing_zeros();
        self.line(&format!("\t.p2align\t{align}"));
        let head = match kernel {
            Some(kernel) if self.input.kernel_form() == KernelForm::Code => {
                self.line(&format!("\t.amdgpu_hsa_kernel {name}"));
                Some(kernel_code(kernel, self.input)?)
            }
            _ => {
                self.line(&format!("\t.type\t{name},@function"));
                None
            }
        };
        for word in &function.words_before {
            self.line(&format!("\t.long\t{word}"));
        }
        self.line(&format!("{name}:"));
        if let Some(head) = head {
            self.text.push_str(&head.text());
        }
        self.text.push_str(&code.listing);
        let end = format!(".Lfunc_end{}", code.id.as_u32());
        self.line(&format!("{end}:"));
        self.line(&format!("\t.size\t{name}, {end}-{name}"));
        if function.section.is_some() {
            self.line("\t.text");
        }
        let title = match kernel {
            Some(_) => "; Kernel info:",
            None => "; Function info:",
        };
        self.line(title);
        self.line(&format!("; codeLenInByte = {}", code.code.len()));
        self.counts(&code.total);
        if let Some(kernel) = kernel {
            self.kernel_info(kernel, &code.total);
        }
        Ok(())
    }

    /// The registers of a function's start, where a section has them.
    fn config(&mut self, kernel: Option<&KernelDesc>) -> Result<(), ModuleError> {
        let words = config::words(kernel, self.input)?;
        if !words.is_empty() {
            self.line(&format!("\t.section\t{},\"\",@progbits", config::SECTION));
            for word in words {
                self.line(&format!("\t.long\t{word}"));
            }
            self.line("\t.text");
        }
        Ok(())
    }

    fn counts(&mut self, used: &Resources) {
        let machine = &self.input.machine;
        let sgprs = descriptor::sgpr_count(used, machine);
        let vgprs = descriptor::vgpr_count(used, machine);
        let _ = writeln!(self.text, "; TotalNumSgprs: {sgprs}");
        let _ = writeln!(self.text, "; NumVgprs: {vgprs}");
        let _ = writeln!(self.text, "; ScratchSize: {}", used.scratch);
    }

    fn kernel_info(&mut self, kernel: &KernelDesc, used: &Resources) {
        let (machine, abi) = (&self.input.machine, &kernel.abi);
        let sgpr_blocks = descriptor::sgpr_blocks(used, machine);
        let vgpr_blocks = descriptor::vgpr_blocks(used, machine);
        let occupancy = descriptor::occupancy(kernel, used, machine);
        let mode = &kernel.float_mode;
        let float_mode = u32::from(mode.round_32)
            | u32::from(mode.round_16_64) << 2
            | u32::from(mode.denorm_32) << 4
            | u32::from(mode.denorm_16_64) << 6;
        let lds = kernel.lds_size;
        let lines = [
            format!("; FloatMode: {float_mode}"),
            format!("; IeeeMode: {}", u8::from(mode.ieee)),
            format!("; LDSByteSize: {lds} bytes/workgroup (compile time only)"),
            format!("; SGPRBlocks: {sgpr_blocks}"),
            format!("; VGPRBlocks: {vgpr_blocks}"),
            format!("; Occupancy: {occupancy}"),
            format!("; COMPUTE_PGM_RSRC2:USER_SGPR: {}", abi.user_sgpr_count()),
            format!("; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: {}", abi.workitem_id),
            format!("; SGPRSpills: {}", kernel.sgpr_spills),
            format!("; VGPRSpills: {}", kernel.vgpr_spills),
        ];
        for line in lines {
            self.line(&line);
        }
    }

    /// The descriptors.
    fn kernels(&mut self) -> Result<(), ModuleError> {
        if !self.input.kernels.is_empty() {
            self.line("\t.section\t.rodata,\"a\",@progbits");
        }
        let kernels = self.input.kernels.iter();
        kernels
            .into_iter()
            .try_for_each(|kernel| self.kernel(kernel))
    }

    fn kernel(&mut self, kernel: &KernelDesc) -> Result<(), ModuleError> {
        let used = self.input.resources(kernel)?;
        // The text must not say what the descriptor could not hold.
        descriptor::descriptor(kernel, self.input)?;
        let generation = self.input.machine.column();
        self.line("\t.p2align\t6, 0x0");
        self.line(&format!("\t.amdhsa_kernel {}", quoted(&kernel.name)));
        let directives = self.directives(kernel, &used);
        for (name, value) in directives {
            if directive::find(name).is_some_and(|d| d.on.generations().contains(generation)) {
                let _ = writeln!(self.text, "\t\t.amdhsa_{name} {value}");
            }
        }
        self.line("\t.end_amdhsa_kernel");
        Ok(())
    }

    #[rustfmt::skip]
    fn directives(&self, kernel: &KernelDesc, used: &Resources) -> [(&'static str, u64); 35] {
        let (abi, mode) = (&kernel.abi, &kernel.float_mode);
        let machine = &self.input.machine;
        let user = |what| u64::from(abi.has(what));
        let scratch = u64::from(abi.private_segment != PrivateSegment::None);
        let group = |dim: usize| u64::from(abi.workgroup_id[dim]);
        let vgprs = u64::from(descriptor::vgpr_count(used, machine));
        let accum = u64::from(used.vgprs.max(1).next_multiple_of(4));
        [
            ("group_segment_fixed_size", kernel.lds_size.into()),
            ("private_segment_fixed_size", descriptor::private_segment_size(used).into()),
            ("kernarg_size", kernel.kernarg_size.into()),
            ("user_sgpr_count", abi.user_sgpr_count().into()),
            ("user_sgpr_private_segment_buffer", user(UserSgpr::PrivateSegmentBuffer)),
            ("user_sgpr_dispatch_ptr", user(UserSgpr::DispatchPtr)),
            ("user_sgpr_queue_ptr", user(UserSgpr::QueuePtr)),
            ("user_sgpr_kernarg_segment_ptr", user(UserSgpr::KernargSegmentPtr)),
            ("user_sgpr_dispatch_id", user(UserSgpr::DispatchId)),
            ("user_sgpr_flat_scratch_init", user(UserSgpr::FlatScratchInit)),
            ("user_sgpr_private_segment_size", user(UserSgpr::PrivateSegmentSize)),
            ("user_sgpr_kernarg_preload_length", abi.preloaded.into()),
            ("user_sgpr_kernarg_preload_offset", 0),
            ("uses_dynamic_stack", u64::from(used.dynamic_stack)),
            ("system_sgpr_private_segment_wavefront_offset", scratch),
            ("enable_private_segment", scratch),
            ("system_sgpr_workgroup_id_x", group(0)),
            ("system_sgpr_workgroup_id_y", group(1)),
            ("system_sgpr_workgroup_id_z", group(2)),
            ("system_sgpr_workgroup_info", 0),
            ("system_vgpr_workitem_id", abi.workitem_id.into()),
            ("next_free_vgpr", vgprs),
            ("next_free_sgpr", used.sgprs.into()),
            ("accum_offset", accum),
            ("reserve_vcc", used.vcc.into()),
            ("reserve_flat_scratch", used.flat_scratch.into()),
            ("reserve_xnack_mask", machine.replays().into()),
            ("float_round_mode_32", mode.round_32.into()),
            ("float_round_mode_16_64", mode.round_16_64.into()),
            ("float_denorm_mode_32", mode.denorm_32.into()),
            ("float_denorm_mode_16_64", mode.denorm_16_64.into()),
            ("dx10_clamp", mode.dx10_clamp.into()),
            ("ieee_mode", mode.ieee.into()),
            ("fp16_overflow", 0),
            ("tg_split", (machine.group() == isa::GroupPlace::Split).into()),
        ]
    }

    fn global(&mut self, global: &GlobalDef) {
        let part = part_of(global);
        let section = match part {
            Part::Rodata => "\t.section\t.rodata,\"a\",@progbits",
            Part::RelRo => "\t.section\t.data.rel.ro,\"aw\",@progbits",
            Part::Bss => "\t.bss",
            Part::Text | Part::Data => "\t.data",
        };
        debug_assert!(global.kind == GlobalKind::Variable || !section.ends_with("data"));
        let name = quoted(&global.name);
        self.line(&format!("\t.type\t{name},@object"));
        if global.kind == GlobalKind::Common {
            // The directive makes it global, too.
            self.symbol(&global.name, Binding::Local, global.visibility);
            let align = global.align.trailing_zeros();
            self.line(&format!("\t.comm\t{name},{},{align}", global.size));
            return;
        }
        match &global.section {
            Some(name) => self.own_section(name, part),
            None => self.line(section),
        }
        self.symbol(&global.name, global.binding, global.visibility);
        self.line(&format!(
            "\t.p2align\t{}, 0x0",
            global.align.trailing_zeros()
        ));
        self.line(&format!("{name}:"));
        self.contents(global);
        self.line(&format!("\t.size\t{name}, {}", global.size));
    }

    /// A section that the source names. Where contents of another kind have the same name, the
    /// assembler must be told that it is another section.
    fn own_section(&mut self, name: &str, part: Part) {
        let flags = match part {
            Part::Text => "ax",
            Part::Rodata => "a",
            Part::RelRo | Part::Data | Part::Bss => "aw",
        };
        let kind = match array_of(name) {
            Some(Array::Init) => "init_array",
            Some(Array::Fini) => "fini_array",
            None => "progbits",
        };
        let known = self.own_sections.iter().find(|(n, _)| n == name);
        let unique = match known {
            Some((_, first)) if *first != flags => format!(",unique,{}", flags.len()),
            Some(_) => String::new(),
            None => {
                self.own_sections.push((name.to_string(), flags));
                String::new()
            }
        };
        let name = quoted(name);
        self.line(&format!("\t.section\t{name},\"{flags}\",@{kind}{unique}"));
    }

    fn alias(&mut self, alias: &AliasDef) {
        let defined = self
            .input
            .functions
            .iter()
            .any(|f| f.code.name == alias.target)
            || self.input.globals.iter().any(|g| g.name == alias.target);
        if !defined {
            return;
        }
        self.symbol(&alias.name, alias.binding, alias.visibility);
        let (name, target) = (quoted(&alias.name), quoted(&alias.target));
        match alias.offset {
            0 => self.line(&format!("\t.set\t{name}, {target}")),
            offset => self.line(&format!("\t.set\t{name}, {target}+{offset}")),
        }
    }

    fn contents(&mut self, global: &GlobalDef) {
        let mut relocs: Vec<&DataReloc> = global.relocs.iter().collect();
        relocs.sort_by_key(|r| r.offset);
        let mut at = 0usize;
        for r in relocs {
            self.data(global, at, r.offset as usize);
            let symbol = quoted(&r.symbol);
            let addend = match r.addend {
                0 => String::new(),
                a => format!("{a:+}"),
            };
            let size = r.kind.bytes();
            let directive = if size == 8 { ".quad" } else { ".long" };
            let line = match r.kind {
                _ if r.from.is_some() => {
                    let from = r.from.as_deref().map(quoted).unwrap_or_default();
                    format!("\t{directive}\t{symbol}{addend}-{from}")
                }
                Reloc::Abs64 => format!("\t{directive}\t{symbol}{addend}"),
                Reloc::Rel32 | Reloc::Rel64 => format!("\t{directive}\t{symbol}{addend}-."),
                kind => format!("\t{directive}\t{symbol}{}{addend}", kind.modifier()),
            };
            self.line(&line);
            at = r.offset as usize + usize::from(size);
        }
        self.data(global, at, global.size as usize);
    }

    /// The bytes of a range without addresses; what is not given is zero.
    fn data(&mut self, global: &GlobalDef, start: usize, end: usize) {
        let given = global.bytes.len().clamp(start, end.max(start));
        let bytes = global.bytes.get(start..given).unwrap_or(&[]);
        for line in bytes.chunks(16) {
            let numbers: Vec<String> = line.iter().map(|b| b.to_string()).collect();
            self.line(&format!("\t.byte\t{}", numbers.join(",")));
        }
        if end > given {
            self.line(&format!("\t.zero\t{}", end - given));
        }
    }
}
