//! The directives of code object version 2.
//!
//! Source: AMDGPUUsage, "Code Object V2 Directives", "Code Object V2 Predefined Symbols".

use super::Assembler;
use super::cursor::{Cursor, Result};
use super::metadata::Document;
use codeobj::kernel_code::{Field, KernelCode, SYMBOL_TYPE};
use codeobj::note;
use isa::asm::{AsmError, Lexer, TokenKind};
use isa::{CodeObjectVersion, Generation};

/// The newest version of the code object that `.hsa_code_object_version` stands for.
const NEWEST_MAJOR: i64 = 2;

/// Symbols that count the registers of a kernel.
pub(super) const KERNEL_COUNTS: [&str; 2] = [".kernel.vgpr_count", ".kernel.sgpr_count"];

const END_CODE: &str = ".end_amd_kernel_code_t";

impl Assembler {
    /// Directives of this family.
    pub(super) fn hsa_directive(
        &mut self,
        name: &str,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        if name == ".hsa_code_object_version" {
            return Some(self.hsa_version(column, cursor));
        }
        let known = [
            ".hsa_code_object_isa",
            ".hsatext",
            ".amdgpu_hsa_kernel",
            ".amd_kernel_code_t",
            END_CODE,
            ".amd_amdgpu_isa",
            ".amd_amdgpu_hsa_metadata",
        ];
        if !known.contains(&name) {
            return None;
        }
        if self.version != CodeObjectVersion::V2.number() {
            let message = format!(
                "'{name}' belongs to code objects of version 2: .hsa_code_object_version 2,1 has to \
                 stand before it"
            );
            return Some(Err(AsmError::new(column, message)));
        }
        Some(match name {
            ".hsa_code_object_isa" => self.hsa_isa(column, cursor),
            ".hsatext" => cursor.end().map(|()| self.switch_to(".text")),
            ".amdgpu_hsa_kernel" => self.hsa_kernel(cursor),
            ".amd_kernel_code_t" => self.kernel_code_block(column, cursor),
            ".amd_amdgpu_isa" => self.isa_name(column, cursor),
            ".amd_amdgpu_hsa_metadata" => self.metadata_block(Document::Yaml, column, cursor),
            _ => Err(AsmError::new(
                column,
                format!("'{name}' without its beginning"),
            )),
        })
    }

    /// `.hsa_code_object_version MAJOR, MINOR`: the note, and the version of everything.
    fn hsa_version(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let at = cursor.peek().column;
        let major = self.count(&mut cursor)?;
        cursor.comma()?;
        let minor = self.count(&mut cursor)?;
        cursor.end()?;
        let (Ok(minor), true) = (u32::try_from(minor), major <= NEWEST_MAJOR as u64) else {
            let message = format!("version {major}.{minor} is none of 1 and 2");
            return Err(AsmError::new(at, message));
        };
        let version = CodeObjectVersion::V2;
        version
            .check(&self.target)
            .map_err(|e| AsmError::new(column, e.to_string()))?;
        self.version = version.number();
        let [a, b, c] = self.target.processor.isa_version();
        for (name, value) in [("major", a), ("minor", b), ("stepping", c)] {
            let name = format!(".option.machine_version_{name}");
            self.symbols.predefine_constant(&name, value.into());
        }
        self.reset_kernel_counts();
        self.note(&note::v2_version([major as u32, minor]), column)
    }

    fn reset_kernel_counts(&mut self) {
        for name in KERNEL_COUNTS {
            self.symbols.predefine(name, 0);
        }
    }

    /// `.hsa_code_object_isa [MAJOR, MINOR, STEPPING, "VENDOR", "ARCHITECTURE"]`.
    fn hsa_isa(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let own = self.target.v2_isa();
        let own = own.map_err(|e| AsmError::new(column, e.to_string()))?;
        if cursor.ends() {
            return self.note(&note::v2_isa(own, note::V2_NAMES), column);
        }
        let mut isa = [0u32; 3];
        let at = cursor.peek().column;
        for number in &mut isa {
            let value = self.count(&mut cursor)?;
            cursor.comma()?;
            let fits = u32::try_from(value);
            *number = fits.map_err(|_| AsmError::new(at, "value out of range"))?;
        }
        if isa != own {
            let text = |isa: [u32; 3]| isa.map(|n| n.to_string()).join(".");
            let message = format!(
                "the processor {} is not the one that is assembled for, {}",
                text(isa),
                text(own)
            );
            return Err(AsmError::new(at, message));
        }
        let mut names = [String::new(), String::new()];
        for (i, name) in names.iter_mut().enumerate() {
            if i > 0 {
                cursor.comma()?;
            }
            let at = cursor.peek().column;
            *name = String::from_utf8_lossy(&cursor.string()?).into_owned();
            if *name != note::V2_NAMES[i] {
                let message = format!("expected \"{}\"", note::V2_NAMES[i]);
                return Err(AsmError::new(at, message));
            }
        }
        cursor.end()?;
        self.note(&note::v2_isa(isa, note::V2_NAMES), column)
    }

    /// `.amd_amdgpu_isa "TRIPLE--TARGET"`: the note with the processor's name.
    fn isa_name(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let at = cursor.peek().column;
        let written = String::from_utf8_lossy(&cursor.string()?).into_owned();
        cursor.end()?;
        let own = format!("amdgcn-amd-amdhsa--{}", self.target.old_target_id());
        if written != own {
            let message =
                format!("target id must match the specified target id: expected \"{own}\"");
            return Err(AsmError::new(at, message));
        }
        self.note(&note::v2_isa_name(&own), column)
    }

    /// `.amdgpu_hsa_kernel NAME`: the symbol is that of a kernel.
    fn hsa_kernel(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let name = cursor.name()?;
        cursor.end()?;
        let id = self.symbols.symbol(&name);
        self.symbols.list[id].kind = SYMBOL_TYPE;
        self.reset_kernel_counts();
        Ok(())
    }

    /// The block whose directive was read: 256 bytes where it stands.
    fn kernel_code_block(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        cursor.end()?;
        let text = cursor.text();
        let mut at = cursor.skip_statement();
        let isa = self.target.processor.isa_version();
        let mut code = KernelCode::new(&self.target, isa);
        loop {
            let first = Lexer::new(&text[at..]).next_token();
            let start = at + first.column;
            let mut line = Cursor::at(text, start + first.text.len());
            match first.kind {
                TokenKind::End => {
                    self.go_on(text.len());
                    let message = format!("expected amd_kernel_code_t key or {END_CODE}");
                    return Err(AsmError::new(column, message));
                }
                TokenKind::EndOfStatement => {
                    at = start + first.text.len();
                    continue;
                }
                _ if first.text == END_CODE => {
                    let next = line.skip_statement();
                    self.go_on(next);
                    if let Some(listing) = &mut self.listing {
                        let body = text[column..start + END_CODE.len()].trim_end();
                        listing.raw(&format!("\t{body}\n"));
                    }
                    self.mark_line();
                    return self.append(code.bytes(), column);
                }
                _ => {}
            }
            if let Err(error) = self.key_value(first.text, start, line, &mut code) {
                self.error(error);
            }
            at = line.skip_statement();
        }
    }

    /// One line of a block.
    fn key_value(
        &mut self,
        key: &str,
        column: usize,
        mut line: Cursor<'_>,
        code: &mut KernelCode,
    ) -> Result<()> {
        let Some(field) = Field::find(key) else {
            let message = format!("unexpected amd_kernel_code_t field name {key}");
            return Err(AsmError::new(column, message));
        };
        line.expect(TokenKind::Equal, "expected '='")?;
        let at = line.peek().column;
        let value = self.absolute(&mut line)?;
        line.end()?;
        if !field.holds(value) {
            let message = format!("{value} does not fit in {} bits", field.width());
            return Err(AsmError::new(at, message));
        }
        let older = self.target.processor.generation < Generation::Gfx10;
        if field.is_of_gfx10() && older && value != 0 {
            let message = format!("{}={value} is only allowed on GFX10+", field.name());
            return Err(AsmError::new(column, message));
        }
        code.set(field, value);
        Ok(())
    }
}
