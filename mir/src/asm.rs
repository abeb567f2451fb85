//! Inline assembly in machine IR: [`Pseudo::Asm`] and its text.
//!
//! The operands of the instruction are four numbers, then registers: the outputs, the inputs that
//! share a register with an output (in the outputs' order), the other inputs. Registers that the
//! text writes besides are outputs too. The numbers are: which text of the function, how many
//! outputs, a bit for each output that shares its register with an input, and a bit for each that
//! may be written before the inputs are read.

use crate::inst::{Inst, Op, Operand, Pseudo};
use cranelift_entity::entity_impl;
use smallvec::SmallVec;
use std::fmt::Write as _;
use std::ops::Range;

/// A text of inline assembly of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AsmId(u32);
entity_impl!(AsmId, "asm");

/// Numbers before the registers.
const HEADER: usize = 4;

/// Most outputs of one piece: they have bits in a number.
pub const MAX_ASM_OUTPUTS: usize = 30;

/// A part of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmPart {
    /// As it is.
    Text(String),
    /// The registers of an operand, by its position in [`Inst::operands`].
    Operand(usize),
    /// A number that no other place of the program has.
    Unique,
}

/// The text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AsmText {
    /// One after the other.
    pub parts: Vec<AsmPart>,
}

/// Registers of a piece of inline assembly.
#[derive(Clone, Default, Debug)]
pub struct AsmOperands {
    /// Written.
    pub outputs: SmallVec<[Operand; 4]>,
    /// For each output: the input that shares its register.
    pub tied: SmallVec<[Option<Operand>; 4]>,
    /// For each output: may it be written before the inputs are read?
    pub early: SmallVec<[bool; 4]>,
    /// The other inputs.
    pub inputs: SmallVec<[Operand; 4]>,
}

impl AsmOperands {
    /// Position of an output in [`Inst::operands`].
    pub fn output_position(&self, output: usize) -> usize {
        HEADER + output
    }

    /// Position of the input that shares the register of an output.
    pub fn tied_position(&self, output: usize) -> usize {
        HEADER + self.outputs.len() + self.tied[..output].iter().flatten().count()
    }

    /// Position of another input.
    pub fn input_position(&self, input: usize) -> usize {
        HEADER + self.outputs.len() + self.tied.iter().flatten().count() + input
    }

    /// The instruction.
    pub fn inst(&self, text: AsmId) -> Inst {
        debug_assert!(self.outputs.len() <= MAX_ASM_OUTPUTS);
        let bits = |flags: &mut dyn Iterator<Item = bool>| {
            let set = flags.enumerate().filter(|f| f.1);
            Operand::Imm(set.fold(0, |mask, (i, _)| mask | 1 << i))
        };
        let mut operands = vec![
            Operand::Imm(text.as_u32() as i32),
            Operand::Imm(self.outputs.len() as i32),
            bits(&mut self.tied.iter().map(Option::is_some)),
            bits(&mut self.early.iter().copied()),
        ];
        operands.extend(&self.outputs);
        operands.extend(self.tied.iter().flatten());
        operands.extend(&self.inputs);
        Inst::pseudo(Pseudo::Asm, &operands)
    }
}

/// A number of the header, 0 if it is none.
fn number(inst: &Inst, index: usize) -> u32 {
    match inst.operands.get(index) {
        Some(Operand::Imm(n)) => *n as u32,
        _ => 0,
    }
}

impl Inst {
    /// The text of inline assembly, if it is some.
    pub fn asm(&self) -> Option<AsmId> {
        (self.op == Op::Pseudo(Pseudo::Asm)).then(|| AsmId::from_u32(number(self, 0)))
    }

    /// Positions of the outputs of inline assembly.
    pub(crate) fn asm_outputs(&self) -> Range<usize> {
        HEADER..HEADER + number(self, 1) as usize
    }

    /// Pairs of positions that must be the same registers: output, input.
    pub(crate) fn asm_tied(&self) -> SmallVec<[(usize, usize); 1]> {
        let (outputs, mask) = (self.asm_outputs(), number(self, 2));
        let end = outputs.end;
        let tied = outputs.filter(|&i| mask >> (i - HEADER) & 1 != 0);
        tied.enumerate().map(|(k, i)| (i, end + k)).collect()
    }

    /// May this output of inline assembly be written before the inputs are read? One that shares
    /// its register with an input is none of these: whoever makes the instruction sees to it that
    /// no other input is in that register.
    pub fn is_early_output(&self, index: usize) -> bool {
        self.op == Op::Pseudo(Pseudo::Asm)
            && self.asm_outputs().contains(&index)
            && (number(self, 3) & !number(self, 2)) >> (index - HEADER) & 1 != 0
    }

    /// Is the header of inline assembly right?
    pub(crate) fn check_asm(&self, texts: usize) -> Result<(), String> {
        let header = self.operands.iter().take(HEADER);
        let numbers = header.filter(|o| matches!(o, Operand::Imm(_))).count();
        let outputs = number(self, 1) as usize;
        if numbers != HEADER || outputs > MAX_ASM_OUTPUTS {
            return Err("four numbers wanted".to_string());
        }
        if number(self, 0) as usize >= texts {
            return Err("no such text".to_string());
        }
        if number(self, 2) >> outputs != 0 || number(self, 3) >> outputs != 0 {
            return Err("more bits than outputs".to_string());
        }
        let tied = number(self, 2).count_ones() as usize;
        if self.operands.len() < HEADER + outputs + tied {
            return Err("operands are missing".to_string());
        }
        let regs = |o: &Operand| matches!(o, Operand::Regs(_) | Operand::Phys(_));
        match self.operands[HEADER..].iter().all(regs) {
            true => Ok(()),
            false => Err("registers wanted".to_string()),
        }
    }
}

impl AsmText {
    /// The text in quotes: `$N` is an operand, `$u` a unique number, and what is no letter, digit
    /// or usual sign is `\` and two hexadecimal digits.
    pub(crate) fn quoted(&self) -> String {
        let mut out = String::from("\"");
        for part in &self.parts {
            match part {
                AsmPart::Text(text) => text.bytes().for_each(|b| push_byte(&mut out, b)),
                AsmPart::Operand(n) => push(&mut out, format_args!("${n}.")),
                AsmPart::Unique => out.push_str("$u"),
            }
        }
        out.push('"');
        out
    }

    /// The opposite of [`AsmText::quoted`], without the quotes; `None` if it is not that.
    pub(crate) fn unquoted(text: &str) -> Option<AsmText> {
        let mut parts = Vec::new();
        let mut bytes = Vec::new();
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            rest = &rest[c.len_utf8()..];
            match c {
                '\\' => {
                    bytes.push(u8::from_str_radix(rest.get(..2)?, 16).ok()?);
                    rest = &rest[2..];
                }
                '$' => {
                    parts.push(AsmPart::Text(String::from_utf8(bytes).ok()?));
                    bytes = Vec::new();
                    if let Some(behind) = rest.strip_prefix('u') {
                        parts.push(AsmPart::Unique);
                        rest = behind;
                    } else {
                        let (number, behind) = rest.split_once('.')?;
                        parts.push(AsmPart::Operand(number.parse().ok()?));
                        rest = behind;
                    }
                }
                c => bytes.extend(c.encode_utf8(&mut [0; 4]).bytes()),
            }
        }
        parts.push(AsmPart::Text(String::from_utf8(bytes).ok()?));
        parts.retain(|p| *p != AsmPart::Text(String::new()));
        Some(AsmText { parts })
    }
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a String takes all");
}

fn push_byte(out: &mut String, byte: u8) {
    match byte {
        b' '..=b'~' if !matches!(byte, b'"' | b'\\' | b';' | b'$') => out.push(byte.into()),
        _ => push(out, format_args!("\\{byte:02X}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_printed_and_read() {
        let text = AsmText {
            parts: vec![
                AsmPart::Text("v_add_u32 ".into()),
                AsmPart::Operand(4),
                AsmPart::Text(", 1 ; \"ä\" $ 2\n".into()),
                AsmPart::Unique,
            ],
        };
        let quoted = text.quoted();
        assert!(quoted.is_ascii() && !quoted.contains(';'), "{quoted}");
        let inner = quoted.trim_matches('"');
        assert_eq!(AsmText::unquoted(inner), Some(text));
        assert_eq!(AsmText::unquoted("$x"), None);
        assert_eq!(AsmText::unquoted("\\4"), None);
    }
}
