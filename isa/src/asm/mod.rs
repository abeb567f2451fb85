//! The assembler of one instruction: text in LLVM's syntax to [`Inst`] and bytes.
//!
//! [`parse_instruction`] reads one statement. What it needs of the rest of a file it asks
//! [`Symbols`]; what it cannot know yet it returns as [`Fixup`]s. Files (directives, sections,
//! symbols, objects) are another crate's concern, built on [`lexer`], [`expr`] and this.

mod cache;
mod convert;
mod cursor;
pub mod eval;
pub mod expr;
mod format;
pub mod lexer;
mod matching;
mod modifier_order;
mod modifiers;
mod operand;
mod rdna;
mod registers;
mod special;
mod statement;

use crate::{Inst, RegSpan, Target};
use smallvec::SmallVec;
use std::fmt;

pub(crate) use convert::constant_type;
pub use eval::{Definition, NoSymbols, NoValue, PREDEFINED, Place, Symbols, Term, Value};
pub use expr::{Expr, Modifier};
pub use lexer::{Lexer, Token, TokenKind};

/// Why a text is not an instruction of the target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmError {
    /// Byte offset in the text that was given.
    pub column: usize,
    /// What is wrong; starts with a lower-case letter, no full stop.
    pub message: String,
    /// More to know, each a line (which processors have the instruction, …).
    pub notes: Vec<String>,
}

impl AsmError {
    /// An error without notes.
    pub fn new(column: usize, message: impl Into<String>) -> AsmError {
        AsmError {
            column,
            message: message.into(),
            notes: Vec::new(),
        }
    }
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.column + 1, self.message)
    }
}

impl std::error::Error for AsmError {}

/// Which bits of an instruction wait for a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixupKind {
    /// The 32-bit literal (`Operand::Literal(0)` until then). Values of -2^31 to 2^32-1 fit.
    Literal,
    /// The low 16 bits of the first dword: the signed distance in dwords from the end of the
    /// instruction to the value, which is a label.
    Branch,
}

/// An operand whose value is not known yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Fixup {
    /// Which bits.
    pub kind: FixupKind,
    /// Position in [`Inst::operands`].
    pub operand: u8,
    /// Byte offset of the bits in the instruction: 0 for branches, 4 or 8 for literals.
    pub offset: u8,
    /// Byte offset in the text, for messages.
    pub column: usize,
    /// What its value is; [`Expr::evaluate`] gives it once the symbols are known.
    pub expr: Expr,
}

/// An instruction that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Parsed {
    /// The instruction; it encodes ([`crate::encode`]).
    pub inst: Inst,
    /// Its encoding, with zeros where fixups are, and with ones in the unused upper half of a
    /// negative 16-bit literal.
    pub bytes: SmallVec<[u8; 16]>,
    /// What waits for symbols; empty for almost all.
    pub fixups: SmallVec<[Fixup; 1]>,
}

/// Reads a register at the start of `text`, if there is one; gives the bytes of its name, too.
pub fn parse_register(text: &str, target: &Target) -> Option<(RegSpan, usize)> {
    let symbols = NoSymbols(target.processor.generation);
    let mut cursor = cursor::Cursor::new(text, target, &symbols);
    if !registers::begins(cursor.peek(), cursor.peek_second()) {
        return None;
    }
    let span = registers::parse(&mut cursor).ok()?;
    Some((span, cursor.lexer_copy().position()))
}

/// Reads one instruction from the start of `text` to the end of its first statement (a newline or
/// the end of the text; comments are skipped).
///
/// Mnemonics are case-insensitive, everything else is not, as in llvm-mc.
///
/// # Errors
/// [`AsmError`] with the column of what is wrong. Nothing panics, whatever the text is.
pub fn parse_instruction(
    text: &str,
    target: &Target,
    symbols: &dyn Symbols,
) -> Result<Parsed, AsmError> {
    let mut cursor = cursor::Cursor::new(text, target, symbols);
    let statement = statement::Statement::parse(&mut cursor)?;
    matching::instruction(&statement, target)
}
