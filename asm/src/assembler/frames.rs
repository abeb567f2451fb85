//! Unwinding: the `.cfi_…` directives, and what is kept of them until the end of the file, when
//! [`frame_tables`](super::frame_tables) writes `.eh_frame` and `.debug_frame`.
//!
//! Each rule has the place where it stands: it holds from there on, to the end of its frame.
//!
//! Source: DWARF 5, section 6.4; GNU as, "CFI directives"; AMDGPUUsage, "Call Frame Information".

use super::Assembler;
use super::cursor::{Cursor, Result};
use super::source::Loc;
use super::symbols::{Def, SymbolId};
use gimli::constants as dw;
use isa::asm::{AsmError, Place, TokenKind, parse_register};

/// What a rule says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Rule {
    /// The frame's address is a register and an offset,
    DefCfa(u32, i64),
    DefCfaRegister(u32),
    DefCfaOffset(i64),
    /// or so much more than before,
    AdjustCfaOffset(i64),
    /// or lies in an address space.
    DefAspaceCfa(u32, i64, u64),
    /// A register is saved so far from the frame's address,
    Offset(u32, i64),
    /// or from the register that the frame's address is relative to,
    RelOffset(u32, i64),
    /// or is that address.
    ValOffset(u32, i64),
    /// A register is saved in another.
    Register(u32, u32),
    Undefined(u32),
    SameValue(u32),
    Restore(u32),
    RememberState,
    RestoreState,
    WindowSave,
    /// Bytes as they are.
    Escape(Vec<u8>),
    /// A symbol for this place in the table.
    Label(SymbolId, Loc),
}

/// A symbol in a table, and how it is written there (`DW_EH_PE_*`).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Pointer {
    pub name: Box<str>,
    pub encoding: u8,
}

/// Whether a frame starts with the rules that hold for all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Initial {
    Usual,
    Simple,
}

/// Whether a frame is that of a signal's handler.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    Function,
    Signal,
}

/// A function's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    /// A hidden symbol for the start.
    pub symbol: SymbolId,
    pub begin: Place,
    /// Offset of the end.
    pub end: Option<u64>,
    /// The rules with the offsets where they stand.
    pub rules: Vec<(u64, Rule)>,
    pub personality: Option<Pointer>,
    pub data: Option<Pointer>,
    pub kind: Kind,
    pub initial: Initial,
    /// The register of the return address, if it was said.
    pub return_register: Option<u32>,
    /// Its first directive.
    pub loc: Loc,
}

/// All frames, and which tables they go to.
pub(super) struct Frames {
    pub list: Vec<Frame>,
    pub exceptions: bool,
    pub debug: bool,
}

impl Default for Frames {
    fn default() -> Frames {
        Frames {
            list: Vec::new(),
            exceptions: true,
            debug: false,
        }
    }
}

impl Assembler {
    /// Directives of this family.
    pub(super) fn frame_directive(
        &mut self,
        name: &str,
        column: usize,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        let name = name.strip_prefix(".cfi_")?;
        let result = match name {
            "sections" => self.frame_sections(&mut cursor),
            "startproc" => self.start_frame(&mut cursor, column),
            "endproc" => self.end_frame(column),
            "personality" | "lsda" => self.frame_pointer(name, &mut cursor, column),
            "signal_frame" => self.frame(column).map(|f| f.kind = Kind::Signal),
            "return_column" => self.frame_register(&mut cursor).and_then(|register| {
                self.frame(column)
                    .map(|f| f.return_register = Some(register))
            }),
            _ => match self.rule(name, &mut cursor)? {
                Ok(rule) => self.add_rule(rule, column),
                Err(error) => Err(error),
            },
        };
        Some(result.and_then(|()| cursor.end()))
    }

    /// A rule by the name of its directive.
    fn rule(&mut self, name: &str, cursor: &mut Cursor<'_>) -> Option<Result<Rule>> {
        Some(match name {
            "def_cfa" => self.register_and_number(cursor, Rule::DefCfa),
            "offset" => self.register_and_number(cursor, Rule::Offset),
            "rel_offset" => self.register_and_number(cursor, Rule::RelOffset),
            "val_offset" => self.register_and_number(cursor, Rule::ValOffset),
            "def_cfa_register" => self.frame_register(cursor).map(Rule::DefCfaRegister),
            "undefined" => self.frame_register(cursor).map(Rule::Undefined),
            "same_value" => self.frame_register(cursor).map(Rule::SameValue),
            "restore" => self.frame_register(cursor).map(Rule::Restore),
            "def_cfa_offset" => self.absolute(cursor).map(Rule::DefCfaOffset),
            "adjust_cfa_offset" => self.absolute(cursor).map(Rule::AdjustCfaOffset),
            "register" => self.two_registers(cursor),
            "llvm_def_aspace_cfa" => self.address_space(cursor),
            "remember_state" => Ok(Rule::RememberState),
            "restore_state" => Ok(Rule::RestoreState),
            "window_save" => Ok(Rule::WindowSave),
            "escape" => self.escape(cursor),
            "label" => {
                let loc = self.at(cursor.peek().column);
                let name = cursor.name();
                name.map(|name| Rule::Label(self.symbols.symbol(&name), loc))
            }
            _ => return None,
        })
    }

    fn register_and_number(
        &mut self,
        cursor: &mut Cursor<'_>,
        rule: fn(u32, i64) -> Rule,
    ) -> Result<Rule> {
        let register = self.frame_register(cursor)?;
        cursor.comma()?;
        Ok(rule(register, self.absolute(cursor)?))
    }

    fn two_registers(&mut self, cursor: &mut Cursor<'_>) -> Result<Rule> {
        let register = self.frame_register(cursor)?;
        cursor.comma()?;
        Ok(Rule::Register(register, self.frame_register(cursor)?))
    }

    fn address_space(&mut self, cursor: &mut Cursor<'_>) -> Result<Rule> {
        let register = self.frame_register(cursor)?;
        cursor.comma()?;
        let offset = self.absolute(cursor)?;
        cursor.comma()?;
        Ok(Rule::DefAspaceCfa(register, offset, self.count(cursor)?))
    }

    /// Bytes, of each of which the low eight bits count.
    fn escape(&mut self, cursor: &mut Cursor<'_>) -> Result<Rule> {
        let mut bytes = vec![self.absolute(cursor)? as u8];
        while cursor.take(TokenKind::Comma) {
            bytes.push(self.absolute(cursor)? as u8);
        }
        Ok(Rule::Escape(bytes))
    }

    /// A register by its name or its number.
    fn frame_register(&mut self, cursor: &mut Cursor<'_>) -> Result<u32> {
        let column = cursor.peek().column;
        let rest = &cursor.text()[column..];
        let Some((register, length)) = parse_register(rest, &self.target) else {
            let value = self.absolute(cursor)?;
            return u32::try_from(value)
                .map_err(|_| AsmError::new(column, "invalid register number"));
        };
        *cursor = Cursor::at(cursor.text(), column + length);
        let number = register.dwarf_number(self.target.wave);
        number
            .map(u32::from)
            .ok_or_else(|| AsmError::new(column, "the register has no number in DWARF"))
    }

    /// `.cfi_sections NAME, …`.
    fn frame_sections(&mut self, cursor: &mut Cursor<'_>) -> Result<()> {
        let (mut exceptions, mut debug) = (false, false);
        loop {
            match cursor.name()?.as_str() {
                ".eh_frame" => exceptions = true,
                ".debug_frame" => debug = true,
                // Others are of other targets.
                _ => {}
            }
            if !cursor.take(TokenKind::Comma) {
                break;
            }
        }
        (self.frames.exceptions, self.frames.debug) = (exceptions, debug);
        Ok(())
    }

    /// `.cfi_startproc [simple]`.
    fn start_frame(&mut self, cursor: &mut Cursor<'_>, column: usize) -> Result<()> {
        let initial = match cursor.peek() {
            token if token.ends_statement() => Initial::Usual,
            token if token.text == "simple" => {
                cursor.next();
                Initial::Simple
            }
            _ => return cursor.fail("unexpected token"),
        };
        if self.frames.list.last().is_some_and(|f| f.end.is_none()) {
            let message = "starting new .cfi frame before finishing the previous one";
            return Err(AsmError::new(column, message));
        }
        let begin = self.here();
        let symbol = self
            .symbols
            .symbol(&format!(".Lframe\u{2}{}", self.frames.list.len()));
        self.symbols.define(symbol, Def::Label(begin));
        self.frames.list.push(Frame {
            symbol,
            begin,
            end: None,
            rules: Vec::new(),
            personality: None,
            data: None,
            kind: Kind::Function,
            initial,
            return_register: None,
            loc: self.at(column),
        });
        Ok(())
    }

    fn end_frame(&mut self, column: usize) -> Result<()> {
        let here = self.here();
        let frame = self.frame(column)?;
        frame.end = Some(here.offset);
        Ok(())
    }

    /// The frame that is open here.
    fn frame(&mut self, column: usize) -> Result<&mut Frame> {
        let section = self.current;
        let open = self.frames.list.last_mut().filter(|f| f.end.is_none());
        let Some(frame) = open else {
            let message = "this directive must appear between .cfi_startproc and .cfi_endproc \
                           directives";
            return Err(AsmError::new(column, message));
        };
        if frame.begin.section != section {
            let message = "the frame began in another section";
            return Err(AsmError::new(column, message));
        }
        Ok(frame)
    }

    fn add_rule(&mut self, rule: Rule, column: usize) -> Result<()> {
        let here = self.here();
        self.frame(column)?.rules.push((here.offset, rule));
        Ok(())
    }

    /// `.cfi_personality ENCODING, SYMBOL` and `.cfi_lsda ENCODING, SYMBOL`.
    fn frame_pointer(&mut self, name: &str, cursor: &mut Cursor<'_>, column: usize) -> Result<()> {
        let at = cursor.peek().column;
        let encoding = self.absolute(cursor)?;
        if encoding == i64::from(dw::DW_EH_PE_omit.0) {
            return Ok(());
        }
        let valid = u8::try_from(encoding).ok().filter(|&e| is_encoding(e));
        let encoding = valid.ok_or_else(|| AsmError::new(at, "unsupported encoding."))?;
        cursor.comma()?;
        let pointer = Some(Pointer {
            name: cursor.name()?.into(),
            encoding,
        });
        let frame = self.frame(column)?;
        match name {
            "personality" => frame.personality = pointer,
            _ => frame.data = pointer,
        }
        Ok(())
    }

    /// Frames must be closed.
    pub(super) fn check_frames(&mut self) {
        let open = self.frames.list.last().filter(|f| f.end.is_none());
        if let Some(loc) = open.map(|f| f.loc) {
            self.error_at(loc, "unfinished frame");
        }
    }
}

/// Whether an encoding of pointers is one that can be written.
fn is_encoding(encoding: u8) -> bool {
    let formats = [
        dw::DW_EH_PE_absptr,
        dw::DW_EH_PE_udata2,
        dw::DW_EH_PE_udata4,
        dw::DW_EH_PE_udata8,
        dw::DW_EH_PE_sdata2,
        dw::DW_EH_PE_sdata4,
        dw::DW_EH_PE_sdata8,
    ];
    let applications = [dw::DW_EH_PE_absptr, dw::DW_EH_PE_pcrel];
    // The eighth value of the low bits is a pointer with a sign.
    let signed = encoding & 0xf == 8;
    (signed || formats.iter().any(|f| f.0 == encoding & 0xf))
        && applications.iter().any(|a| a.0 == encoding & 0x70)
}
