//! Directives about symbols: assignments, binding, visibility, type, size, common memory.

use super::Assembler;
use super::cursor::{Cursor, Result};
use super::symbols::{Constants, Def, SymbolId, is_temporary};
use isa::asm::{AsmError, Expr, TokenKind};
use object::elf;

/// Types of symbols by the names that directives use, and those of ELF.
const TYPES: [(&str, &str, u8); 6] = [
    ("function", "STT_FUNC", elf::STT_FUNC.0),
    ("object", "STT_OBJECT", elf::STT_OBJECT.0),
    ("tls_object", "STT_TLS", elf::STT_TLS.0),
    ("common", "STT_COMMON", elf::STT_COMMON.0),
    ("notype", "STT_NOTYPE", elf::STT_NOTYPE.0),
    (
        "gnu_indirect_function",
        "STT_GNU_IFUNC",
        elf::STT_GNU_IFUNC.0,
    ),
];

impl Assembler {
    /// Directives of this family.
    pub(super) fn symbol_directive(
        &mut self,
        name: &str,
        column: usize,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        Some(match name {
            ".set" | ".equ" | ".equiv" => self.set(name, cursor),
            ".globl" | ".global" => {
                self.each_symbol(cursor, |a, id, _| a.bind(id, elf::STB_GLOBAL.0))
            }
            ".weak" => self.each_symbol(cursor, |a, id, _| a.bind(id, elf::STB_WEAK.0)),
            ".local" => self.each_symbol(cursor, |a, id, _| a.bind(id, elf::STB_LOCAL.0)),
            ".hidden" => self.visibility(cursor, elf::STV_HIDDEN.0),
            ".protected" => self.visibility(cursor, elf::STV_PROTECTED.0),
            ".internal" => self.visibility(cursor, elf::STV_INTERNAL.0),
            ".type" => self.symbol_type(cursor),
            ".size" => self.size(cursor),
            ".comm" | ".common" | ".lcomm" => self.common(name, cursor),
            ".addrsig" => {
                self.addrsig.get_or_insert_default();
                cursor.end()
            }
            ".addrsig_sym" => {
                let id = cursor.name().map(|n| self.symbols.symbol(&n));
                id.map(|id| {
                    self.symbols.register(id);
                    self.addrsig.get_or_insert_default().push(id);
                })
            }
            ".no_dead_strip" | ".lto_discard" | ".cg_profile" | ".symver" | ".weakref" => {
                Err(AsmError::new(column, format!("'{name}' is not supported")))
            }
            _ => return None,
        })
    }

    fn each_symbol(
        &mut self,
        mut cursor: Cursor<'_>,
        act: impl Fn(&mut Assembler, SymbolId, usize) -> std::result::Result<(), String>,
    ) -> Result<()> {
        loop {
            let column = cursor.peek().column;
            let name = cursor.name()?;
            if is_temporary(&name) {
                return Err(AsmError::new(column, "non-local symbol required"));
            }
            let id = self.symbols.symbol(&name);
            self.symbols.register(id);
            act(self, id, column).map_err(|message| AsmError::new(column, message))?;
            if !cursor.take(TokenKind::Comma) {
                return cursor.end();
            }
        }
    }

    fn bind(&mut self, id: SymbolId, binding: u8) -> std::result::Result<(), String> {
        let symbol = &mut self.symbols.list[id];
        let local = elf::STB_LOCAL.0;
        match symbol.binding {
            // The stronger statement stays, as it does for LLVM.
            Some(old) if old != binding && (old == local || binding == local) => {
                Err(format!("{} changed binding", symbol.name))
            }
            Some(old) if old == elf::STB_WEAK.0 => Ok(()),
            _ => {
                symbol.binding = Some(binding);
                Ok(())
            }
        }
    }

    fn visibility(&mut self, cursor: Cursor<'_>, visibility: u8) -> Result<()> {
        self.each_symbol(cursor, |a, id, _| {
            a.symbols.list[id].visibility = visibility;
            Ok(())
        })
    }

    fn symbol_type(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        const EXPECTED: &str =
            "expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or \"<type>\"";
        let name = symbol_and_type(&mut cursor)?;
        cursor.take(TokenKind::Comma);
        let column = cursor.peek().column;
        let kind = match cursor.peek().kind {
            TokenKind::At | TokenKind::Percent | TokenKind::Hash => {
                cursor.next();
                cursor.name()?
            }
            TokenKind::Identifier | TokenKind::String => cursor.name()?,
            _ => return cursor.fail(EXPECTED),
        };
        let found = TYPES.iter().find(|(a, b, _)| *a == kind || *b == kind);
        let unique = kind == "gnu_unique_object";
        let Some((_, _, value)) = found.filter(|_| !unique) else {
            return Err(AsmError::new(column, "unsupported attribute"));
        };
        cursor.end()?;
        let id = self.symbols.symbol(&name);
        self.symbols.register(id);
        self.symbols.list[id].kind = *value;
        Ok(())
    }

    fn size(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        let name = cursor.name()?;
        cursor.comma()?;
        let column = cursor.peek().column;
        let expr = cursor.expr()?;
        cursor.end()?;
        let expr = self
            .symbols
            .freeze(expr)
            .map_err(|m| AsmError::new(column, m))?;
        let here = self.here();
        let id = self.symbols.symbol(&name);
        self.symbols.register(id);
        self.symbols.list[id].size = Some((expr, Some(here)));
        Ok(())
    }

    /// `.set NAME, VALUE`.
    fn set(&mut self, directive: &str, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let name = cursor.name()?;
        cursor.comma()?;
        let known = self
            .symbols
            .find(&name)
            .map(|id| &self.symbols.list[id].def);
        if directive == ".equiv" && known.is_some_and(|d| *d != Def::None) {
            return Err(AsmError::new(column, format!("redefinition of '{name}'")));
        }
        self.assign(&name, column, cursor)?;
        if let Some(id) = self.symbols.find(&name) {
            self.symbols.list[id].fixed |= directive == ".equiv";
        }
        Ok(())
    }

    /// The value of an assignment.
    pub(super) fn assign(
        &mut self,
        name: &str,
        column: usize,
        mut cursor: Cursor<'_>,
    ) -> Result<()> {
        let at = cursor.peek().column;
        if cursor.ends() {
            return cursor.fail("missing expression");
        }
        let expr = cursor.expr()?;
        cursor.end()?;
        if name == "." {
            return self.origin(expr, 0, column);
        }
        let here = self.here();
        let id = self.symbols.symbol(name);
        self.symbols.register(id);
        let expr = self
            .symbols
            .freeze(expr)
            .map_err(|m| AsmError::new(at, m))?;
        let constants = Constants {
            table: &self.symbols,
        };
        let expr = expr.absolute(&constants).map_or(expr, Expr::Constant);
        match &self.symbols.list[id].def {
            _ if self.symbols.list[id].fixed => {
                return Err(AsmError::new(at, format!("redefinition of '{name}'")));
            }
            Def::None | Def::Variable(Expr::Constant(_), _) => {}
            Def::Variable(..) => {
                let message = format!("invalid reassignment of non-absolute variable '{name}'");
                return Err(AsmError::new(at, message));
            }
            _ => return Err(AsmError::new(at, format!("redefinition of '{name}'"))),
        }
        self.symbols.define(id, Def::Variable(expr, Some(here)));
        Ok(())
    }

    /// `.comm NAME, SIZE[, ALIGN]`; local ones lie in `.bss`. For amdgcn the alignment is a power
    /// of two's exponent.
    fn common(&mut self, directive: &str, mut cursor: Cursor<'_>) -> Result<()> {
        let column = cursor.peek().column;
        let name = cursor.name()?;
        cursor.comma()?;
        let size = self.count(&mut cursor)?;
        let align = self.common_align(directive, &mut cursor)?;
        cursor.end()?;
        let id = self.symbols.symbol(&name);
        if self.symbols.list[id].def != Def::None {
            return Err(AsmError::new(
                column,
                format!("symbol '{name}' is already defined"),
            ));
        }
        let symbol = &mut self.symbols.list[id];
        symbol.kind = elf::STT_OBJECT.0;
        let is_local = directive == ".lcomm" || symbol.binding == Some(elf::STB_LOCAL.0);
        if !is_local {
            symbol.binding.get_or_insert(elf::STB_GLOBAL.0);
            self.symbols.define(id, Def::Common { size, align });
            return Ok(());
        }
        symbol.binding = Some(elf::STB_LOCAL.0);
        symbol.size = Some((Expr::Constant(size as i64), None));
        let (current, previous) = (self.current, self.previous);
        self.switch_to(".bss");
        let result = self
            .align_to(align, &[0], column)
            .map(|()| self.here())
            .and_then(|here| self.append_fill(size, 0, column).map(|()| here));
        self.return_to(current, previous);
        self.symbols.define(id, Def::Label(result?));
        Ok(())
    }

    fn common_align(&mut self, directive: &str, cursor: &mut Cursor<'_>) -> Result<u64> {
        if !cursor.take(TokenKind::Comma) {
            return Ok(1);
        }
        let column = cursor.peek().column;
        let log = self.count(cursor)?;
        if directive == ".lcomm" {
            return Err(AsmError::new(
                column,
                "alignment not supported on this target",
            ));
        }
        match u32::try_from(log).ok().filter(|&log| log < 32) {
            Some(log) => Ok(1 << log),
            None => Err(AsmError::new(column, "alignment is too large")),
        }
    }

    /// A number that is known and not negative.
    pub(super) fn count(&mut self, cursor: &mut Cursor<'_>) -> Result<u64> {
        let column = cursor.peek().column;
        let value = self.absolute(cursor)?;
        u64::try_from(value).map_err(|_| AsmError::new(column, "the value must not be negative"))
    }

    /// A number that is known.
    pub(super) fn absolute(&mut self, cursor: &mut Cursor<'_>) -> Result<i64> {
        let column = cursor.peek().column;
        let expr = cursor.expr()?;
        let here = self.here();
        let value = self.symbols.absolute(&expr, Some(here));
        value.ok_or_else(|| AsmError::new(column, "expected absolute expression"))
    }
}

/// The symbol of `.type`. The lexer takes `name@function` for one identifier only without a comma,
/// so nothing is cut here.
fn symbol_and_type(cursor: &mut Cursor<'_>) -> Result<String> {
    cursor.name()
}
