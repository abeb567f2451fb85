//! `.amdhsa_kernel` blocks: the directives become a kernel descriptor at the end of the file, when
//! all symbols are known.

use super::cursor::{Cursor, Result};
use super::metadata::Document;
use super::source::Loc;
use super::symbols::{Def, Use};
use super::{Assembler, Bits, VERSIONS, Waiting};
use codeobj::descriptor::{ENTRY_OFFSET, Field, SIZE};
use codeobj::directive::{self, Directive, Meaning};
use codeobj::registers::{
    ACCUM_GRANULE, SGPR_ENCODING_GRANULE, Special, fixed_sgprs, granules, special_sgprs,
};
use isa::asm::expr::Binary;
use isa::asm::{AsmError, Expr, Lexer, Modifier, Place, TokenKind};
use isa::{CodeObjectVersion, Generation, GroupPlace, WaveSize};
use object::elf;

/// A directive of a block and its value.
#[derive(Clone, PartialEq, Debug)]
struct Setting {
    directive: &'static Directive,
    expr: Expr,
    /// Where the value stands.
    loc: Loc,
}

/// A block.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Kernel {
    settings: Vec<Setting>,
    /// Where its descriptor lies.
    place: Place,
    /// Its last line.
    end: Loc,
}

/// What is wrong with a descriptor, and where.
type Wrong = (Loc, String);

impl Assembler {
    /// Directives of this family.
    pub(super) fn kernel_directive(
        &mut self,
        name: &str,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        Some(match name {
            ".amdhsa_kernel" => self.kernel_block(column, cursor),
            ".amdgcn_target" => self.check_target(cursor),
            ".amdhsa_code_object_version" => self.object_version(cursor),
            ".amdgpu_metadata" => self.metadata_block(Document::MessagePack, column, cursor),
            ".amdgpu_lds" => self.lds(cursor),
            ".amdgpu_pal_metadata" | ".amd_amdgpu_pal_metadata" => {
                let message =
                    format!("'{name}' is for graphics drivers (amdpal), which are not supported");
                Err(AsmError::new(column, message))
            }
            _ => return self.hsa_directive(name, column, cursor),
        })
    }

    fn check_target(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let written = String::from_utf8_lossy(&cursor.string()?).into_owned();
        cursor.end()?;
        let version = CodeObjectVersion::from_number(self.version.into()).unwrap_or_default();
        let own = format!("amdgcn-amd-amdhsa--{}", self.target.target_id_of(version));
        if written == own {
            return Ok(());
        }
        let message = format!(
            ".amdgcn_target directive's target id {written} does not match the specified target id {own}"
        );
        Err(AsmError::new(column, message))
    }

    fn object_version(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let version = self.absolute(&mut cursor)?;
        cursor.end()?;
        if !VERSIONS.contains(&version) {
            let message = format!(
                "code object version {version} is not supported (3, 4, 5, 6 are, and 2 by \
                 .hsa_code_object_version)"
            );
            return Err(AsmError::new(column, message));
        }
        self.version = version as u8;
        let known = CodeObjectVersion::from_number(self.version.into()).unwrap_or_default();
        match known {
            // llvm-mc does not ask about the later ones.
            CodeObjectVersion::V3 => known
                .check(&self.target)
                .map_err(|e| AsmError::new(column, e.to_string())),
            _ => Ok(()),
        }
    }

    /// `.amdgpu_lds NAME, SIZE[, ALIGN]`: a variable in LDS that the linker places.
    fn lds(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let name = cursor.name()?;
        cursor.comma()?;
        let size = self.count(&mut cursor)?;
        let at = cursor.peek().column;
        let align = match cursor.take(TokenKind::Comma) {
            true => self.count(&mut cursor)?,
            false => 4,
        };
        cursor.end()?;
        if !align.is_power_of_two() || align > 1 << 31 {
            return Err(AsmError::new(at, "alignment must be a power of two"));
        }
        if size > self.target.processor.lds_bytes_per_group.into() {
            return Err(AsmError::new(column, "size is too large"));
        }
        let id = self.symbols.symbol(&name);
        if self.symbols.list[id].def != Def::None {
            return Err(AsmError::new(column, "invalid symbol redefinition"));
        }
        let symbol = &mut self.symbols.list[id];
        symbol.kind = elf::STT_OBJECT.0;
        symbol.binding.get_or_insert(elf::STB_GLOBAL.0);
        // It is in the symbol table if it is used.
        symbol.def = Def::Lds { size, align };
        Ok(())
    }

    /// The block whose directive was read.
    fn kernel_block(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let name = match cursor.peek().kind {
            TokenKind::Identifier | TokenKind::String => cursor.name(),
            _ => cursor.fail("expected symbol name"),
        };
        let name = name.and_then(|n| cursor.end().map(|()| n));
        let text = cursor.text();
        let mut settings = Vec::new();
        let mut at = cursor.skip_statement();
        loop {
            let first = Lexer::new(&text[at..]).next_token();
            let start = at + first.column;
            let mut line = Cursor::at(text, start + first.text.len());
            let word = first.text.to_ascii_lowercase();
            if first.kind == TokenKind::End {
                self.go_on(text.len());
                let message = "expected .amdhsa_ directive or .end_amdhsa_kernel";
                return Err(AsmError::new(column, message));
            }
            if word == ".end_amdhsa_kernel" {
                let next = line.skip_statement();
                self.go_on(next);
                if let Some(listing) = &mut self.listing {
                    listing.raw(&format!(
                        "\t{}\n",
                        text[column..start + word.len()].trim_end()
                    ));
                }
                return self.kernel(&name?, settings, start);
            }
            if first.kind != TokenKind::EndOfStatement {
                match self.setting(&word, start, &mut line, &settings) {
                    Ok(setting) => settings.push(setting),
                    Err(error) => self.error(error),
                }
                line = Cursor::at(text, start + first.text.len());
                at = line.skip_statement();
            } else {
                at = start + first.text.len();
            }
        }
    }

    /// One line of a block.
    fn setting(
        &mut self,
        word: &str,
        column: usize,
        line: &mut Cursor<'_>,
        before: &[Setting],
    ) -> Result<Setting> {
        let Some(name) = word.strip_prefix(".amdhsa_") else {
            let message = "expected .amdhsa_ directive or .end_amdhsa_kernel";
            return Err(AsmError::new(column, message));
        };
        if before.iter().any(|s| s.directive.name == name) {
            return Err(AsmError::new(
                column,
                ".amdhsa_ directives cannot be repeated",
            ));
        }
        let Some(directive) = directive::find(name) else {
            return Err(AsmError::new(column, "unknown .amdhsa_kernel directive"));
        };
        let at = line.peek().column;
        let expr = line.expr()?;
        line.end()?;
        let expr = self
            .symbols
            .freeze_for(expr, Use::Perhaps)
            .map_err(|m| AsmError::new(at, m))?;
        self.check_setting(directive, &expr, column, at)?;
        Ok(Setting {
            directive,
            expr,
            loc: self.at(at),
        })
    }

    /// What is wrong with a directive of a block, or with its value where it is known.
    fn check_setting(
        &self,
        directive: &Directive,
        expr: &Expr,
        column: usize,
        at: usize,
    ) -> Result<()> {
        let known = self.symbols.absolute(expr, None);
        if known.is_none() && directive.meaning.is_wanted_at_once() {
            return Err(AsmError::new(at, UNRESOLVED));
        }
        if !directive.on.has(&self.target) {
            return Err(AsmError::new(column, directive.on.complaint(&self.target)));
        }
        // What is not known yet is nothing, as in llvm-mc.
        let xnack = i64::from(self.target.xnack.may_be_on());
        if directive.meaning == Meaning::ReserveXnackMask && known.unwrap_or(0) != xnack {
            let message = ".amdhsa_reserve_xnack_mask does not match target id";
            return Err(AsmError::new(column, message));
        }
        Ok(())
    }

    /// The end of a block: its symbol, room for the descriptor, the address of the code.
    fn kernel(&mut self, name: &str, settings: Vec<Setting>, column: usize) -> Result<()> {
        let mut required = vec![("next_free_vgpr", true), ("next_free_sgpr", true)];
        let unified = matches!(
            self.target.processor.generation,
            Generation::Gfx90a | Generation::Gfx940
        );
        required.push(("accum_offset", unified));
        for (directive, wanted) in required {
            if wanted && settings.iter().all(|s| s.directive.name != directive) {
                let message = format!(".amdhsa_{directive} directive is required");
                return Err(AsmError::new(column, message));
            }
        }
        let code = self.symbols.symbol(name);
        let kd_name = format!("{name}.kd");
        let kd = self.symbols.symbol(&kd_name);
        if self.symbols.list[kd].def != Def::None {
            return Err(AsmError::new(
                column,
                format!("symbol '{kd_name}' is already defined"),
            ));
        }
        let defined = self.symbols.list[code].def != Def::None;
        let source = &mut self.symbols.list[code];
        let (binding, visibility) = (source.binding, source.visibility);
        // The descriptor's relative address of the code must not be that of another definition.
        if source.visibility == elf::STV_DEFAULT.0 {
            source.visibility = elf::STV_PROTECTED.0;
        }
        let symbol = &mut self.symbols.list[kd];
        let unsaid = if defined {
            elf::STB_LOCAL
        } else {
            elf::STB_GLOBAL
        };
        symbol.binding = Some(binding.unwrap_or(unsaid.0));
        symbol.visibility = visibility;
        symbol.kind = elf::STT_OBJECT.0;
        symbol.size = Some((Expr::Constant(SIZE as i64), None));
        let place = self.here();
        self.symbols.define(kd, Def::Label(place));
        self.mark_line();
        self.append(&[0; SIZE], column)?;
        let sym = |name: &str| Expr::Symbol {
            name: name.into(),
            modifier: Modifier::None,
        };
        let entry = Expr::Binary(Binary::Sub, Box::new((sym(name), sym(&kd_name))));
        let mut settings = self.relocated(settings, place, column)?;
        let offset = place.offset + ENTRY_OFFSET as u64;
        self.wait(entry, offset, Bits::Data(8), place.offset, column)?;
        self.use_symbols(&mut settings, column)?;
        self.kernels.push(Kernel {
            settings,
            place,
            end: self.at(column),
        });
        Ok(())
    }

    /// Puts the symbols of values that are not known yet into the symbol table: in the order in
    /// which llvm-mc writes the descriptor's words, where the counts of registers come last.
    fn use_symbols(&mut self, settings: &mut [Setting], column: usize) -> Result<()> {
        let fixed = has_all_sgprs(self.target.processor.generation);
        let unused = |meaning: Meaning| fixed && meaning.counts_sgprs();
        let mut order: Vec<&mut Setting> = settings
            .iter_mut()
            .filter(|s| !unused(s.directive.meaning))
            .collect();
        order.sort_by_key(|s| place_in_descriptor(s.directive.meaning));
        for setting in order {
            let expr = std::mem::replace(&mut setting.expr, Expr::Here);
            let expr = self.symbols.freeze(expr);
            setting.expr = expr.map_err(|m| AsmError::new(column, m))?;
        }
        Ok(())
    }

    /// The settings without those of whole dwords that are not known yet: these wait for their
    /// symbols as data does, and get a relocation where nothing defines them.
    fn relocated(
        &mut self,
        mut settings: Vec<Setting>,
        place: Place,
        column: usize,
    ) -> Result<Vec<Setting>> {
        for field in [Field::GroupSegmentFixedSize, Field::PrivateSegmentFixedSize] {
            let own = |s: &Setting| s.directive.meaning == Meaning::Field(field);
            let Some(at) = settings.iter().position(own) else {
                continue;
            };
            if self.symbols.absolute(&settings[at].expr, None).is_some() {
                continue;
            }
            let Setting { expr, loc, .. } = settings.remove(at);
            let expr = self.symbols.freeze(expr);
            let expr = expr.map_err(|m| AsmError::new(column, m))?;
            self.waiting.push(Waiting {
                section: place.section,
                offset: place.offset + u64::from(field.bit() / 8),
                bits: Bits::Data(4),
                expr,
                here: Some(place),
                loc,
            });
        }
        Ok(settings)
    }

    /// Fills in all descriptors.
    pub(super) fn finish_kernels(&mut self) {
        for kernel in std::mem::take(&mut self.kernels) {
            match Block::new(self, &kernel).and_then(|block| block.descriptor()) {
                Ok(bytes) => {
                    let at = kernel.place.offset as usize;
                    let data = &mut self.sections[kernel.place.section as usize].data;
                    // In a section without contents there was an error already.
                    if let Some(place) = data.get_mut(at..at + SIZE) {
                        place.iter_mut().zip(bytes).for_each(|(a, b)| *a |= b);
                    }
                }
                Err((loc, message)) => self.error_at(loc, message),
            }
        }
    }
}

/// The word of the descriptor that a value is in, and its rank among the values of the word.
fn place_in_descriptor(meaning: Meaning) -> (u16, u8) {
    let word = |field: Field| field.bit() / 32;
    let vgprs = word(Field::GranulatedWorkitemVgprCount);
    match meaning {
        Meaning::Field(field) | Meaning::UserSgprs(field, _) => (word(field), 0),
        Meaning::InstPrefSize => (word(Field::InstPrefSizeGfx11), 0),
        Meaning::PreloadLength => (word(Field::KernargPreloadLength), 0),
        Meaning::UserSgprCount => (word(Field::UserSgprCount), 1),
        Meaning::AccumOffset => (word(Field::AccumOffset), 1),
        Meaning::NextFreeVgpr => (vgprs, 1),
        Meaning::NextFreeSgpr => (vgprs, 2),
        Meaning::ReserveVcc => (vgprs, 3),
        Meaning::ReserveFlatScratch => (vgprs, 4),
        Meaning::ReserveXnackMask => (vgprs, 5),
    }
}

/// Whether every wave has all SGPRs, so that how many are wanted need not be known.
fn has_all_sgprs(generation: Generation) -> bool {
    generation >= Generation::Gfx10
}

/// A block whose values are known.
struct Block<'a> {
    assembler: &'a Assembler,
    end: Loc,
    values: Vec<(&'static Directive, u64, Loc)>,
}

/// User SGPRs that hardware fills in at most (AMDGPUUsage, "Initial Kernel Execution State").
const MAX_USER_SGPRS: u64 = 16;

const OUT_OF_RANGE: &str = "value out of range";
const UNRESOLVED: &str = "directive should have resolvable expression";

impl<'a> Block<'a> {
    fn new(assembler: &'a Assembler, kernel: &Kernel) -> std::result::Result<Block<'a>, Wrong> {
        let fixed = has_all_sgprs(assembler.target.processor.generation);
        let mut values = Vec::with_capacity(kernel.settings.len());
        for s in &kernel.settings {
            match assembler.symbols.absolute(&s.expr, Some(kernel.place)) {
                Some(value) => match u64::try_from(value) {
                    Ok(value) => values.push((s.directive, value, s.loc)),
                    Err(_) => return Err((s.loc, OUT_OF_RANGE.to_string())),
                },
                None if fixed && s.directive.meaning.counts_sgprs() => {}
                None => return Err((s.loc, UNRESOLVED.to_string())),
            }
        }
        Ok(Block {
            assembler,
            end: kernel.end,
            values,
        })
    }

    /// The value of a directive and its place; the default's place is the end of the block.
    fn get(&self, meaning: Meaning) -> (u64, Loc) {
        let found = self.values.iter().find(|(d, ..)| d.meaning == meaning);
        if let Some((_, value, loc)) = found {
            return (*value, *loc);
        }
        let row = directive::DIRECTIVES.iter().find(|d| d.meaning == meaning);
        let default = match meaning {
            Meaning::ReserveXnackMask => self.assembler.target.xnack.may_be_on().into(),
            Meaning::Field(Field::EnableWavefrontSize32) => {
                (self.assembler.target.wave == WaveSize::W32).into()
            }
            Meaning::Field(Field::TgSplit) => {
                (self.assembler.target.group == GroupPlace::Split).into()
            }
            Meaning::Field(Field::WorkgroupProcessorMode)
                if self.assembler.target.group == GroupPlace::OneUnit =>
            {
                0
            }
            _ => row.map_or(0, |d| d.default),
        };
        (default, self.end)
    }

    fn flag(&self, meaning: Meaning) -> std::result::Result<bool, Wrong> {
        match self.get(meaning) {
            (0, _) => Ok(false),
            (1, _) => Ok(true),
            (_, loc) => Err((loc, OUT_OF_RANGE.to_string())),
        }
    }

    fn put(
        &self,
        bytes: &mut [u8; SIZE],
        field: Field,
        value: u64,
        loc: Loc,
    ) -> std::result::Result<(), Wrong> {
        let generation = self.assembler.target.processor.generation;
        if !field.is_on(generation) {
            return Ok(());
        }
        if !field.holds(value) {
            return Err((loc, OUT_OF_RANGE.to_string()));
        }
        field.put(bytes, value);
        Ok(())
    }

    fn descriptor(&self) -> std::result::Result<[u8; SIZE], Wrong> {
        let mut bytes = [0; SIZE];
        let mut implied = 0;
        for directive in directive::DIRECTIVES
            .iter()
            .filter(|d| d.on.has(&self.assembler.target))
        {
            let (value, loc) = self.get(directive.meaning);
            match directive.meaning {
                Meaning::Field(field) => self.put(&mut bytes, field, value, loc)?,
                Meaning::UserSgprs(field, sgprs) => {
                    self.put(&mut bytes, field, value, loc)?;
                    implied += value * u64::from(sgprs);
                }
                Meaning::InstPrefSize => {
                    let of_target = match self.assembler.target.processor.generation {
                        Generation::Gfx11 => Field::InstPrefSizeGfx11,
                        _ => Field::InstPrefSizeGfx12,
                    };
                    self.put(&mut bytes, of_target, value, loc)?;
                }
                Meaning::PreloadLength => {
                    self.preload(value, loc)?;
                    self.put(&mut bytes, Field::KernargPreloadLength, value, loc)?;
                    implied += value;
                }
                _ => {}
            }
        }
        self.user_sgprs(&mut bytes, implied)?;
        self.registers(&mut bytes)?;
        Ok(bytes)
    }

    /// Arguments that are loaded before the kernel starts: into user SGPRs, from its arguments.
    fn preload(&self, dwords: u64, loc: Loc) -> std::result::Result<(), Wrong> {
        if dwords > MAX_USER_SGPRS {
            return Err((loc, OUT_OF_RANGE.to_string()));
        }
        let (offset, _) = self.get(Meaning::Field(Field::KernargPreloadOffset));
        let (size, _) = self.get(Meaning::Field(Field::KernargSize));
        if dwords != 0 && size != 0 && (dwords + offset) * 4 > size {
            let message = "Kernarg preload length + offset is larger than the kernarg segment size";
            return Err((loc, message.to_string()));
        }
        Ok(())
    }

    /// COMPUTE_PGM_RSRC2.USER_SGPR: as written, else what the enabled ones need.
    fn user_sgprs(&self, bytes: &mut [u8; SIZE], implied: u64) -> std::result::Result<(), Wrong> {
        let written = self
            .values
            .iter()
            .find(|(d, ..)| d.meaning == Meaning::UserSgprCount);
        let (count, loc) = match written {
            Some((_, count, loc)) if *count < implied => {
                let message = "amdgpu_user_sgpr_count smaller than implied by enabled user SGPRs";
                return Err((*loc, message.to_string()));
            }
            Some((_, count, loc)) => (*count, *loc),
            None => (implied, self.end),
        };
        self.put(bytes, Field::UserSgprCount, count, loc)
            .map_err(|(loc, _)| (loc, "too many user SGPRs enabled".to_string()))
    }

    /// The counts of registers, in granules.
    fn registers(&self, bytes: &mut [u8; SIZE]) -> std::result::Result<(), Wrong> {
        let target = &self.assembler.target;
        let (vgprs, at) = self.get(Meaning::NextFreeVgpr);
        let wave = match self.flag(Meaning::Field(Field::EnableWavefrontSize32))? {
            true => WaveSize::W32,
            false => WaveSize::W64,
        };
        let file = target.processor.vgpr_file(wave);
        let blocks = granules(vgprs, file.encoding_granule);
        self.put(bytes, Field::GranulatedWorkitemVgprCount, blocks, at)?;
        self.shared_vgprs(wave, blocks)?;
        let (sgprs, loc) = self.sgprs()?;
        self.put(
            bytes,
            Field::GranulatedWavefrontSgprCount,
            granules(sgprs, SGPR_ENCODING_GRANULE),
            loc,
        )?;
        if !matches!(
            target.processor.generation,
            Generation::Gfx90a | Generation::Gfx940
        ) {
            return Ok(());
        }
        let (accum, loc) = self.get(Meaning::AccumOffset);
        if !(4..=256).contains(&accum) || accum % 4 != 0 {
            let message = "accum_offset should be in range [4..256] in increments of 4";
            return Err((loc, message.to_string()));
        }
        if accum > vgprs.max(1).next_multiple_of(4) {
            return Err((
                loc,
                "accum_offset exceeds total VGPR allocation".to_string(),
            ));
        }
        self.put(
            bytes,
            Field::AccumOffset,
            granules(accum, ACCUM_GRANULE),
            loc,
        )
    }

    /// VGPRs of both halves of a wave: there are halves with 64 lanes only.
    fn shared_vgprs(&self, wave: WaveSize, blocks: u64) -> std::result::Result<(), Wrong> {
        let (shared, loc) = self.get(Meaning::Field(Field::SharedVgprCount));
        let written = |name| self.values.iter().any(|(d, ..)| d.name == name);
        let message = match wave {
            // What the size is by default does not count.
            WaveSize::W32 if shared != 0 && written("wavefront_size32") => {
                "shared_vgpr_count directive not valid on wavefront size 32"
            }
            _ if shared * 2 + blocks > 63 => {
                "shared_vgpr_count*2 + compute_pgm_rsrc1.GRANULATED_WORKITEM_VGPR_COUNT cannot \
                 exceed 63"
            }
            _ => return Ok(()),
        };
        match written("shared_vgpr_count") {
            true => Err((loc, message.to_string())),
            false => Ok(()),
        }
    }

    /// SGPRs with those for VCC and its kin. Every wave has all from GFX10 on, and says none.
    fn sgprs(&self) -> std::result::Result<(u64, Loc), Wrong> {
        let target = &self.assembler.target;
        let (numbered, loc) = self.get(Meaning::NextFreeSgpr);
        let used = Special {
            vcc: self.flag(Meaning::ReserveVcc)?,
            flat_scratch: self.flag(Meaning::ReserveFlatScratch)?,
            xnack: self.flag(Meaning::ReserveXnackMask)?,
        };
        if has_all_sgprs(target.processor.generation) {
            return Ok((0, loc));
        }
        let extra = u64::from(special_sgprs(used, target));
        let limit = u64::from(target.processor.sgprs_addressable);
        let fixed = fixed_sgprs(target).map(u64::from);
        // Up to GFX7 the extra ones are among those that can be named.
        let counted = match fixed.is_some() || target.processor.generation <= Generation::Gfx7 {
            true => numbered.saturating_add(extra),
            false => numbered,
        };
        if counted > limit {
            return Err((loc, OUT_OF_RANGE.to_string()));
        }
        Ok((fixed.unwrap_or(numbered + extra), loc))
    }
}
