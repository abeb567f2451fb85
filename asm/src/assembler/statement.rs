//! One statement: a label, an assignment, a directive, a macro or an instruction.

use super::cursor::{Cursor, Result};
use super::data::NOP;
use super::hsa::KERNEL_COUNTS;
use super::symbols::{Constants, Def};
use super::{Assembler, Bits, Waiting, clrx};
use isa::asm::{AsmError, Expr, FixupKind, Lexer, Parsed, Token, TokenKind, parse_instruction};
use isa::{CodeObjectVersion, Operand, RegKind};

impl Assembler {
    /// Reads the statement at [`Assembler::statement`].
    pub(super) fn statement(&mut self, text: &str) {
        let start = self.statement.offset as usize;
        let token = Lexer::new(&text[start..]).next_token();
        let token = Token {
            column: token.column + start,
            ..token
        };
        let mut cursor = Cursor::at(text, token.column + token.text.len());
        if token.ends_statement() {
            self.go_on(cursor.position().max(start + 1).min(text.len()));
            if token.kind == TokenKind::End {
                self.go_on(text.len());
            }
            return;
        }
        if self.is_skipping() {
            if token.kind == TokenKind::Identifier {
                self.skipped(token, &mut cursor);
            }
            let next = cursor.skip_statement();
            self.go_on(next);
            return;
        }
        // What follows stands behind the statement unless it moves on itself (labels, macros,
        // blocks).
        let mut probe = cursor;
        let next = probe.skip_statement();
        self.go_on(next);
        if let Err(error) = self.begin(token, cursor) {
            self.error(error);
        }
    }

    /// The next statement starts at an offset of the current text.
    pub(super) fn go_on(&mut self, offset: usize) {
        if let Some(reading) = self.reading.last_mut() {
            reading.next = offset;
        }
    }

    fn begin(&mut self, token: Token<'_>, mut cursor: Cursor<'_>) -> Result<()> {
        let follows = cursor.peek().kind;
        match token.kind {
            TokenKind::Integer if follows == TokenKind::Colon => {
                let Some(number) = token.integer() else {
                    return Err(AsmError::new(
                        token.column,
                        "unexpected token at start of statement",
                    ));
                };
                cursor.next();
                let id = self.symbols.local_label(number);
                let here = self.here();
                self.symbols.define(id, Def::Label(here));
                self.go_on(cursor.position());
                Ok(())
            }
            TokenKind::Identifier | TokenKind::String if follows == TokenKind::Colon => {
                let name = Cursor::at(cursor.text(), token.column).name()?;
                cursor.next();
                self.go_on(cursor.position());
                self.label(&name, token.column)
            }
            TokenKind::Identifier | TokenKind::String if follows == TokenKind::Equal => {
                let name = Cursor::at(cursor.text(), token.column).name()?;
                cursor.next();
                self.assign(&name, token.column, cursor)
            }
            TokenKind::Identifier if self.macros.contains_key(token.text) => {
                self.expand(token.text, cursor)
            }
            TokenKind::Identifier if token.text.starts_with('.') => self.directive(token, cursor),
            TokenKind::Identifier => self.instruction(token.column, cursor),
            TokenKind::Error => Err(AsmError::new(token.column, token.complaint())),
            _ => Err(AsmError::new(
                token.column,
                "unexpected token at start of statement",
            )),
        }
    }

    fn label(&mut self, name: &str, column: usize) -> Result<()> {
        if name == "." {
            return Err(AsmError::new(
                column,
                "invalid use of pseudo-symbol '.' as a label",
            ));
        }
        let id = self.symbols.symbol(name);
        if self.symbols.list[id].def != Def::None {
            return Err(AsmError::new(
                column,
                format!("symbol '{name}' is already defined"),
            ));
        }
        let here = self.here();
        self.symbols.define(id, Def::Label(here));
        self.clrx_label(name, column)?;
        if let Some(listing) = &mut self.listing {
            listing.label(name);
        }
        Ok(())
    }

    fn instruction(&mut self, column: usize, cursor: Cursor<'_>) -> Result<()> {
        let here = self.here();
        let parsed = {
            let symbols = Constants {
                table: &self.symbols,
            };
            let text = &cursor.text()[column..];
            let rewritten = self.clrx.is_some().then(|| {
                let mut end = cursor;
                clrx::syntax::instruction(&text[..end.skip_statement() - column])
            });
            let text = rewritten.as_ref().map_or(text, |r| &r.text);
            parse_instruction(text, &self.target, &symbols).map_err(|mut e| {
                let own = rewritten
                    .as_ref()
                    .map_or(e.column, |r| r.original(e.column));
                e.column = own + column;
                e
            })?
        };
        self.count_registers(&parsed);
        self.clrx_registers(&parsed);
        if let Some(listing) = &mut self.listing {
            listing.instruction(&parsed);
        }
        self.mark_line();
        self.append(&parsed.bytes, column)?;
        for fixup in parsed.fixups {
            let bits = match fixup.kind {
                FixupKind::Literal => Bits::Literal,
                FixupKind::Branch => Bits::Branch,
            };
            let at = column + fixup.column;
            self.wait(
                fixup.expr,
                here.offset + u64::from(fixup.offset),
                bits,
                here.offset,
                at,
            )?;
            if self.padded.contains(&self.at(at)) {
                self.append(&NOP, column)?;
            }
        }
        Ok(())
    }

    /// Bytes that are filled in at the end.
    pub(super) fn wait(
        &mut self,
        expr: Expr,
        offset: u64,
        bits: Bits,
        here: u64,
        column: usize,
    ) -> Result<()> {
        let expr = self
            .symbols
            .freeze(expr)
            .map_err(|message| AsmError::new(column, message))?;
        let here = isa::asm::Place {
            section: self.current,
            offset: here,
        };
        self.waiting.push(Waiting {
            section: self.current,
            offset,
            bits,
            expr,
            here: Some(here),
            loc: self.at(column),
        });
        Ok(())
    }

    /// `.amdgcn.next_free_vgpr` and its sibling follow the registers that instructions name.
    fn count_registers(&mut self, parsed: &Parsed) {
        for operand in &parsed.inst.operands {
            let Operand::Reg(span) = operand else {
                continue;
            };
            let (name, which) = match span.base.kind() {
                RegKind::Vgpr => (".amdgcn.next_free_vgpr", 0),
                RegKind::Sgpr => (".amdgcn.next_free_sgpr", 1),
                _ => continue,
            };
            let end = i64::from(span.base.index()) + i64::from(span.count);
            self.raise(name, end);
            if self.version == CodeObjectVersion::V2.number() {
                self.raise(KERNEL_COUNTS[which], end);
            }
        }
    }

    /// A symbol that counts becomes a value that is larger than its own.
    fn raise(&mut self, name: &str, value: i64) {
        let id = self.symbols.symbol(name);
        if let Def::Variable(Expr::Constant(now), _) = self.symbols.list[id].def
            && value > now
        {
            self.symbols.predefine(name, value);
        }
    }

    fn directive(&mut self, token: Token<'_>, cursor: Cursor<'_>) -> Result<()> {
        let name = token.text.to_ascii_lowercase();
        let families = [
            Assembler::clrx_directive,
            Assembler::section_directive,
            Assembler::symbol_directive,
            Assembler::data_directive,
            Assembler::macro_directive,
            Assembler::file_directive,
            Assembler::line_directive,
            Assembler::frame_directive,
            Assembler::conditional_directive,
            Assembler::kernel_directive,
            Assembler::other_directive,
        ];
        for family in families {
            if let Some(result) = family(self, &name, token.column, cursor) {
                // Of a file its own statements are listed.
                if result.is_ok() && name != ".include" {
                    self.list_directive(&name, token.column, cursor);
                }
                return result;
            }
        }
        Err(AsmError::new(token.column, "unknown directive"))
    }

    /// Directives appear in the listing as they are written.
    fn list_directive(&mut self, name: &str, column: usize, mut cursor: Cursor<'_>) {
        if self.listing.is_none() || cond_or_macro(name) {
            return;
        }
        let rest = cursor.rest();
        let written = &cursor.text()[column..column + name.len()];
        let sections = [".rodata", ".bss", ".tdata", ".tbss"];
        if sections.contains(&name) {
            let section = &self.sections[self.current as usize];
            let flags = super::sections::flag_letters(section.flags);
            let kind = if section.is_nobits() {
                "nobits"
            } else {
                "progbits"
            };
            let text = format!("{name},\"{flags}\",@{kind}");
            if let Some(listing) = &mut self.listing {
                listing.directive(".section", &text);
            }
            return;
        }
        if let Some(listing) = &mut self.listing {
            listing.directive(written, rest);
        }
    }

    /// What belongs to no family.
    fn other_directive(
        &mut self,
        name: &str,
        column: usize,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        Some(match name {
            ".end" => {
                self.done = true;
                Ok(())
            }
            ".ident" => self.ident(cursor),
            ".print" => cursor.string().and_then(|_| cursor.end()),
            ".err" => Err(AsmError::new(column, ".err encountered")),
            ".error" | ".warning" => self.message(name, column, cursor),
            _ => return None,
        })
    }

    /// `.error` and `.warning` with an optional text.
    fn message(&mut self, name: &str, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let text = if cursor.ends() {
            format!("{name} directive invoked in source file")
        } else {
            String::from_utf8_lossy(&cursor.string()?).into_owned()
        };
        cursor.end()?;
        if name == ".error" {
            return Err(AsmError::new(column, text));
        }
        let loc = self.at(column);
        self.warn(loc, text);
        Ok(())
    }

    /// The text's comment section: strings, the first of which is empty.
    fn ident(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let text = cursor.string()?;
        cursor.end()?;
        let (current, previous) = (self.current, self.previous);
        self.switch_to(".comment");
        if self.here().offset == 0 {
            self.append(&[0], cursor.position())?;
        }
        self.append(&text, cursor.position())?;
        self.append(&[0], cursor.position())?;
        self.return_to(current, previous);
        Ok(())
    }
}

/// Directives that leave no trace of their own.
fn cond_or_macro(name: &str) -> bool {
    let starts = [
        ".if", ".else", ".endif", ".macro", ".endm", ".rep", ".irp", ".endr", ".purgem", ".exitm",
    ];
    starts.iter().any(|s| name.starts_with(s))
        || matches!(name, ".amdhsa_kernel" | ".amdgpu_metadata" | ".end")
}
