//! What `--show-encoding` prints: the statements, instructions with their bytes and fixups.

use crate::assembler::is_relative;
use codeobj::quoted;
use isa::Target;
use isa::asm::expr::{Binary, Unary};
use isa::asm::{Expr, FixupKind, Modifier, Parsed};
use std::fmt::Write;

/// Column of the encodings.
const COLUMN: usize = 40;

/// The text so far.
pub(crate) struct Listing {
    target: Target,
    pub text: String,
}

impl Listing {
    pub(crate) fn new(target: Target) -> Listing {
        Listing {
            target,
            text: String::new(),
        }
    }

    pub(crate) fn raw(&mut self, text: &str) {
        self.text.push_str(text);
    }

    pub(crate) fn label(&mut self, name: &str) {
        let _ = writeln!(self.text, "{}:", quoted(name));
    }

    pub(crate) fn directive(&mut self, name: &str, operands: &str) {
        let separator = if operands.is_empty() { "" } else { "\t" };
        let _ = writeln!(self.text, "\t{name}{separator}{operands}");
    }

    /// An instruction; bytes that wait for symbols are letters.
    pub(crate) fn instruction(&mut self, parsed: &Parsed) {
        let text = parsed.inst.display(&self.target).to_string();
        let text = self.with_symbols(text, parsed);
        let pad = COLUMN.saturating_sub(text.chars().count()).max(1);
        let mut bytes: Vec<String> = parsed.bytes.iter().map(|b| format!("0x{b:02x}")).collect();
        for (i, fixup) in parsed.fixups.iter().enumerate() {
            let letter = char::from(b'A' + i as u8);
            let count = if fixup.kind == FixupKind::Branch {
                2
            } else {
                4
            };
            let start = usize::from(fixup.offset);
            for byte in bytes.iter_mut().skip(start).take(count) {
                *byte = letter.to_string();
            }
        }
        let _ = writeln!(
            self.text,
            "\t{text}{:pad$}; encoding: [{}]",
            "",
            bytes.join(",")
        );
        for (i, fixup) in parsed.fixups.iter().enumerate() {
            let letter = char::from(b'A' + i as u8);
            let kind = match fixup.kind {
                FixupKind::Branch => "fixup_si_sopp_br",
                FixupKind::Literal if is_relative(&fixup.expr) => "FK_PCRel_4",
                FixupKind::Literal => "FK_Data_4",
            };
            let value = expression(&fixup.expr);
            let _ = writeln!(
                self.text,
                "{:COLUMN$};   fixup {letter} - offset: {}, value: {value}, kind: {kind}",
                "", fixup.offset
            );
        }
    }

    /// The operands that wait stand as they were written.
    fn with_symbols(&self, text: String, parsed: &Parsed) -> String {
        let mut text = text;
        for fixup in &parsed.fixups {
            let value = expression(&fixup.expr);
            let shown = match fixup.kind {
                // A branch's only operand.
                FixupKind::Branch => text
                    .rsplit_once(' ')
                    .map(|(before, _)| format!("{before} {value}")),
                FixupKind::Literal => ["lit(0x0)", "0x0"].iter().find_map(|zero| {
                    text.rsplit_once(zero)
                        .map(|(a, b)| format!("{a}{value}{b}"))
                }),
            };
            text = shown.unwrap_or(text);
        }
        text
    }
}

/// An expression as LLVM prints it.
fn expression(expr: &Expr) -> String {
    match expr {
        Expr::Constant(value) => value.to_string(),
        Expr::Symbol { name, modifier } => {
            format!("{}{}", quoted(name), modifier_text(*modifier))
        }
        Expr::Here => ".".to_string(),
        Expr::Unary(op, inner) => {
            let sign = match op {
                Unary::Minus => '-',
                Unary::Not => '~',
                Unary::LogicalNot => '!',
            };
            format!("{sign}{}", operand(inner))
        }
        Expr::Binary(op, pair) => {
            let (a, b) = (&pair.0, &pair.1);
            match (op, b) {
                (Binary::Add, Expr::Constant(n)) if *n < 0 => format!("{}{n}", operand(a)),
                _ => format!("{}{}{}", operand(a), symbol(*op), operand(b)),
            }
        }
        Expr::Call(function, arguments) => {
            let list: Vec<String> = arguments.iter().map(expression).collect();
            format!("{}({})", function.name(), list.join(", "))
        }
    }
}

fn operand(expr: &Expr) -> String {
    match expr {
        Expr::Binary(..) => format!("({})", expression(expr)),
        _ => expression(expr),
    }
}

fn symbol(op: Binary) -> &'static str {
    match op {
        Binary::Add => "+",
        Binary::Sub => "-",
        Binary::Mul => "*",
        Binary::Div => "/",
        Binary::Rem => "%",
        Binary::And => "&",
        Binary::Or => "|",
        Binary::Xor => "^",
        Binary::OrNot => "!",
        Binary::Shl => "<<",
        Binary::Shr => ">>",
        Binary::Eq => "==",
        Binary::Ne => "!=",
        Binary::Lt => "<",
        Binary::Le => "<=",
        Binary::Gt => ">",
        Binary::Ge => ">=",
        Binary::LogicalAnd => "&&",
        Binary::LogicalOr => "||",
    }
}

fn modifier_text(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::None => "",
        Modifier::GotPcRel => "@gotpcrel",
        Modifier::GotPcRel32Lo => "@gotpcrel32@lo",
        Modifier::GotPcRel32Hi => "@gotpcrel32@hi",
        Modifier::Rel32Lo => "@rel32@lo",
        Modifier::Rel32Hi => "@rel32@hi",
        Modifier::Rel64 => "@rel64",
        Modifier::Abs32Lo => "@abs32@lo",
        Modifier::Abs32Hi => "@abs32@hi",
        Modifier::Abs64 => "@abs64",
    }
}
