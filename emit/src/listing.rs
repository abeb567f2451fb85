//! A function's assembly text, in LLVM's syntax: labels and instructions.
//!
//! Control falls from block to block as in the bytes, and branches that are long in the bytes are
//! written out in full.

use crate::branches::{Exit, Laid};
use crate::encode::{Plan, machine_inst, relocation_type};
use crate::error::EmitError;
use codeobj::quoted;
use cranelift_entity::{EntityRef, SecondaryMap};
use isa::Machine;
use mir::{Block, Function, Inst, Operand, Reloc, SrcLoc};
use std::fmt::Write;

/// How the places of a source text are shown: `None` if one is not known.
pub type ShowPlace<'a> = &'a dyn Fn(SrcLoc) -> Option<String>;

/// Stands for a symbol in an instruction's text until its name is put there.
const PLACEHOLDER: u32 = 0x5a5a_c3c3;

/// Column of comments.
const COMMENT_COLUMN: usize = 40;

pub(crate) struct Listing<'a> {
    func: &'a Function,
    machine: &'a Machine,
    place: ShowPlace<'a>,
    text: String,
}

impl<'a> Listing<'a> {
    pub(crate) fn new(
        func: &'a Function,
        machine: &'a Machine,
        place: ShowPlace<'a>,
    ) -> Listing<'a> {
        Listing {
            func,
            machine,
            place,
            text: String::new(),
        }
    }

    pub(crate) fn text(mut self, blocks: &[Laid], plan: &Plan) -> Result<String, EmitError> {
        let mut has_label: SecondaryMap<Block, bool> = SecondaryMap::new();
        for exit in blocks.iter().flat_map(|b| &b.exits) {
            if let Exit::Branch(_, target) = exit {
                has_label[*target] = true;
            }
        }
        for (i, laid) in blocks.iter().enumerate() {
            self.head(laid.block, i == 0, has_label[laid.block]);
            for inst in &self.func.blocks[laid.block].insts[..laid.body] {
                self.inst(laid.block, inst)?;
            }
            self.exits(laid, plan)?;
        }
        Ok(self.text)
    }

    fn label(&self, block: Block) -> String {
        format!(".LBB{}_{}", self.func.id.as_u32(), block.index())
    }

    fn head(&mut self, block: Block, first: bool, has_label: bool) {
        let depth = self.func.blocks[block].loop_depth;
        let mut line = if has_label {
            format!("{}:", self.label(block))
        } else {
            format!("; %bb.{}:", block.index())
        };
        if depth > 0 {
            pad(&mut line);
            let _ = write!(line, "; Depth={depth}");
        }
        if has_label || !first || depth > 0 {
            self.text.push_str(&line);
            self.text.push('\n');
        }
    }

    fn inst(&mut self, block: Block, inst: &Inst) -> Result<(), EmitError> {
        let encodable = machine_inst(self.func, block, inst, PLACEHOLDER)?;
        let mut line = format!("\t{}", encodable.display(self.machine.target()));
        for operand in &inst.operands {
            if let Operand::Symbol {
                symbol,
                reloc,
                addend,
            } = *operand
            {
                let name = &self.func.symbols[symbol].name;
                let value = symbol_operand(name, reloc, addend);
                line = line.replacen(&format!("{PLACEHOLDER:#x}"), &value, 1);
            }
        }
        let reasons = inst.why.reasons().iter().map(|reason| {
            let place = (self.place)(reason.at).map(|p| format!(" ({p})"));
            format!("{}{}", reason.text, place.unwrap_or_default())
        });
        let reasons = reasons.collect::<Vec<_>>().join(", ");
        if !reasons.is_empty() {
            pad(&mut line);
            let _ = write!(line, "; {reasons}");
        }
        self.text.push_str(&line);
        self.text.push('\n');
        Ok(())
    }

    fn exits(&mut self, laid: &Laid, plan: &Plan) -> Result<(), EmitError> {
        for (i, &exit) in laid.exits.iter().enumerate() {
            match exit {
                Exit::Branch(opcode, target) if !plan.is_long(laid.block, i) => {
                    let label = self.label(target);
                    let _ = writeln!(self.text, "\t{} {label}", opcode.mnemonic());
                }
                _ => {
                    for inst in plan.exit(self.func, laid, i) {
                        self.inst(laid.block, &inst)?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Pads a line with blanks to the column of comments; a tab counts as eight.
fn pad(line: &mut String) {
    let width = line.len() + 7 * line.matches('\t').count();
    let blanks = COMMENT_COLUMN.saturating_sub(width).max(1);
    line.extend(std::iter::repeat_n(' ', blanks));
}

/// A symbol as an operand: `name@rel32@lo+4`.
fn symbol_operand(name: &str, reloc: Reloc, addend: i32) -> String {
    let part = relocation_type(reloc).modifier();
    let name = quoted(name);
    if addend == 0 {
        format!("{name}{part}")
    } else {
        format!("{name}{part}{addend:+}")
    }
}
