//! Inline assembly: its text, with the registers that its operands got, becomes instructions, so
//! that waits, hazards, branches and register counts treat it as what the compiler made.
//!
//! A label inside begins a block, a branch to one ends a block; the rest of the block that the text
//! stands in becomes the last of these blocks.

use super::Expander;
use crate::error::{EmitError, EmitErrorKind};
use isa::asm::{AsmError, Expr, FixupKind, NoSymbols, Parsed, TokenKind, lexer::Lexer};
use isa::{InstFlags, Opcode, Reg, RegSpan};
use mir::abi::call as convention;
use mir::{AsmPart, Block, BlockData, Edge, Inst, Operand, Pseudo};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Labels of one piece of text, with their blocks, by name. Those that are numbers may be defined
/// several times: which of its definitions it is, from 1; 0 for others.
type Labels<'t> = BTreeMap<(&'t str, u32), Label>;

/// Is it a label that may be defined several times?
fn is_number(name: &str) -> bool {
    name.bytes().all(|c| c.is_ascii_digit())
}

/// The definition that comes next of a label that is a number.
fn next_definition(name: &str, labels: &Labels<'_>) -> u32 {
    let all = labels.range((name, 0)..=(name, u32::MAX));
    1 + all.filter(|(_, label)| label.defined).count() as u32
}

/// What a branch names: `2b` is the last definition of the label 2 in front of it, `2f` the next
/// one.
fn mentioned<'t>(name: &'t str, labels: &Labels<'_>) -> (&'t str, u32) {
    let number = name
        .strip_suffix(['b', 'f'])
        .filter(|n| !n.is_empty() && is_number(n));
    match number {
        Some(number) if name.ends_with('f') => (number, next_definition(number, labels)),
        Some(number) => (number, next_definition(number, labels) - 1),
        None => (name, 0),
    }
}

/// A label.
struct Label {
    block: Block,
    /// Has it come in the text?
    defined: bool,
    /// Line and column of its first mention, from 0.
    place: (usize, usize),
}

impl Expander<'_> {
    /// Expands inline assembly.
    pub(super) fn asm(&mut self, inst: &Inst) -> Result<(), EmitError> {
        self.check_reserved(inst)?;
        let operands = inst.operands.iter().enumerate();
        let written = operands.filter_map(|(i, operand)| match operand {
            Operand::Phys(span) if inst.access(i).0 => Some(*span),
            _ => None,
        });
        self.func.unsaid.written.extend(written);
        let text = self.asm_text(inst);
        let mut labels = Labels::default();
        for (number, line) in text.lines().enumerate() {
            let result = self.asm_line(inst, line, number, &mut labels);
            result.map_err(|e| self.asm_error(inst, &text, (number, e.column), &e.message))?;
        }
        let undefined = labels.iter().filter(|(_, label)| !label.defined);
        match undefined.min_by_key(|(_, label)| label.place) {
            None => Ok(()),
            Some(((name, _), label)) => {
                let message = format!("the label '{name}' is not defined in this text");
                Err(self.asm_error(inst, &text, label.place, &message))
            }
        }
    }

    /// The convention's registers keep their values: whoever writes them breaks later accesses of
    /// scratch, and calls.
    fn check_reserved(&self, inst: &Inst) -> Result<(), EmitError> {
        let scratch = self.func.has_stack_pointer() || self.func.frame.uses_scratch;
        // One of callers is put back by who preserves it.
        let preserved = self.func.preserves() && !self.func.has_frame_pointer();
        let mut frame: SmallVec<[Reg; 2]> = self.func.frame_registers().collect();
        frame.retain(|r| !preserved || *r != convention::FRAME_POINTER);
        let reserved = |span: RegSpan| {
            let resource = self.func.frame.resource();
            scratch && resource.is_some_and(|r| span.overlaps(r))
                || frame.iter().any(|&r| span.overlaps(RegSpan::one(r)))
        };
        for (i, operand) in inst.operands.iter().enumerate() {
            match operand {
                Operand::Phys(span) if inst.access(i).0 && reserved(*span) => {
                    let message = format!("inline assembly writes {span}, which is reserved here");
                    return Err(self.error(inst, EmitErrorKind::InlineAsm(message)));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn asm_error(
        &self,
        inst: &Inst,
        text: &str,
        (line, column): (usize, usize),
        message: &str,
    ) -> EmitError {
        let shown = text.lines().nth(line).unwrap_or("");
        let message = format!(
            "<inline asm>:{}:{}: {message}: '{}'",
            line + 1,
            column + 1,
            shown.trim()
        );
        self.error(inst, EmitErrorKind::InlineAsm(message))
    }

    /// The text with registers for operands.
    fn asm_text(&mut self, inst: &Inst) -> String {
        self.asm_count += 1;
        let Some(id) = inst.asm() else {
            return String::new();
        };
        let parts = self.func.asms[id].parts.iter();
        parts
            .map(|part| match part {
                AsmPart::Text(text) => text.clone(),
                AsmPart::Unique => self.asm_count.to_string(),
                AsmPart::Operand(position) => match inst.operands.get(*position) {
                    Some(Operand::Phys(span)) => span.to_string(),
                    _ => String::new(),
                },
            })
            .collect()
    }

    fn asm_line<'t>(
        &mut self,
        from: &Inst,
        line: &'t str,
        number: usize,
        labels: &mut Labels<'t>,
    ) -> Result<(), AsmError> {
        let mut rest = line;
        loop {
            let column = line.len() - rest.len();
            let mut lexer = Lexer::new(rest);
            let first = lexer.next_token();
            if first.ends_statement() {
                return Ok(());
            }
            if lexer.peek().kind != TokenKind::Colon {
                return self.asm_statement(from, line, column, number, labels);
            }
            lexer.next_token();
            let name = first.text;
            let which = match is_number(name) {
                true => next_definition(name, labels),
                false => 0,
            };
            let label = self.asm_label((name, which), (number, column), labels);
            if std::mem::replace(&mut label.defined, true) {
                let message = format!("the label '{name}' is already defined");
                return Err(AsmError::new(column, message));
            }
            let block = label.block;
            self.continue_in(block, Inst::pseudo(Pseudo::Jump, &[]), &[block]);
            rest = &rest[lexer.position()..];
        }
    }

    fn asm_label<'t, 'l>(
        &mut self,
        name: (&'t str, u32),
        place: (usize, usize),
        labels: &'l mut Labels<'t>,
    ) -> &'l mut Label {
        labels.entry(name).or_insert_with(|| Label {
            block: self.func.blocks.push(BlockData::default()),
            defined: false,
            place,
        })
    }

    fn asm_statement<'t>(
        &mut self,
        from: &Inst,
        line: &'t str,
        column: usize,
        number: usize,
        labels: &mut Labels<'t>,
    ) -> Result<(), AsmError> {
        let text = &line[column..];
        let target = self.input.machine.target();
        let symbols = NoSymbols(self.generation());
        let parsed = isa::asm::parse_instruction(text, target, &symbols).map_err(|mut e| {
            e.column += column;
            e
        })?;
        let name = branch_target(&parsed).map_err(|mut e| {
            e.column += column;
            e
        })?;
        let Some((name, at)) = name else {
            let mut inst = machine_inst(&parsed.inst);
            inst.loc = from.loc;
            self.out.push(inst);
            return Ok(());
        };
        // The name as it stands in the text, which lives as long as the labels do.
        let Some(start) = text.find(&*name) else {
            return Err(AsmError::new(column, "a label is wanted"));
        };
        let name = &text[start..start + name.len()];
        let name = mentioned(name, labels);
        let taken = self.asm_label(name, (number, column + at), labels).block;
        let next = self.func.blocks.push(BlockData::default());
        let pseudo = condition(parsed.inst.opcode)
            .ok_or_else(|| AsmError::new(column, "this branch is not supported here"))?;
        let mut branch = Inst::pseudo(pseudo, &[]);
        branch.loc = from.loc;
        let targets = [taken, next];
        let targets = match pseudo {
            Pseudo::Jump => &targets[..1],
            _ => &targets[..],
        };
        self.continue_in(next, branch, targets);
        Ok(())
    }

    /// Ends the current block; what comes now goes to another one, behind it in the layout. The
    /// edges of the whole are the last one's.
    fn continue_in(&mut self, next: Block, terminator: Inst, targets: &[Block]) {
        let mut insts = std::mem::take(&mut self.out);
        insts.push(terminator);
        let current = self.block;
        let data = &mut self.func.blocks[current];
        let depth = data.loop_depth;
        data.insts = insts;
        let edges = || targets.iter().map(|&t| Edge::to(t)).collect();
        let succs = std::mem::replace(&mut data.succs, edges());
        let wave_succs = std::mem::replace(&mut data.wave_succs, edges());
        let data = &mut self.func.blocks[next];
        (data.succs, data.wave_succs, data.loop_depth) = (succs, wave_succs, depth);
        let place = self.func.layout.iter().position(|&b| b == current);
        let place = place.map_or(self.func.layout.len(), |p| p + 1);
        self.func.layout.insert(place, next);
        self.block = next;
    }
}

/// The label that a branch goes to and its column; `None` if it is no branch. Other operands that
/// wait for a symbol, and what leaves the program, are refused; its end is the wave's business.
fn branch_target(parsed: &Parsed) -> Result<Option<(Box<str>, usize)>, AsmError> {
    let desc = parsed.inst.opcode.desc();
    match &parsed.fixups[..] {
        [] => {
            let leaves = InstFlags::TERMINATOR | InstFlags::BRANCH | InstFlags::CALL;
            let stays = parsed.inst.opcode == Opcode::SEndpgm;
            match desc.flags.intersects(leaves) && !stays {
                true => Err(AsmError::new(0, "this is not supported in inline assembly")),
                false => Ok(None),
            }
        }
        [fixup] => match (&fixup.kind, &fixup.expr) {
            (FixupKind::Branch, Expr::Symbol { name, .. }) => {
                Ok(Some((name.clone(), fixup.column)))
            }
            _ => Err(AsmError::new(
                fixup.column,
                "symbols are not supported here",
            )),
        },
        [first, ..] => Err(AsmError::new(
            first.column,
            "symbols are not supported here",
        )),
    }
}

fn condition(opcode: Opcode) -> Option<Pseudo> {
    Some(match opcode {
        Opcode::SBranch => Pseudo::Jump,
        Opcode::SCbranchScc0 => Pseudo::BranchScc0,
        Opcode::SCbranchScc1 => Pseudo::BranchScc1,
        Opcode::SCbranchExecz => Pseudo::BranchExecz,
        Opcode::SCbranchExecnz => Pseudo::BranchExecnz,
        Opcode::SCbranchVccz => Pseudo::BranchVccz,
        Opcode::SCbranchVccnz => Pseudo::BranchVccnz,
        _ => return None,
    })
}

/// As machine IR has it: old values stand behind the operands.
fn machine_inst(inst: &isa::Inst) -> Inst {
    let mut out = Inst::new(inst.opcode, &[]);
    out.form = inst.form;
    out.mods = inst.mods;
    out.operands = inst
        .operands
        .iter()
        .map(|operand| match *operand {
            isa::Operand::Reg(span) => Operand::Phys(span),
            isa::Operand::Inline(code) => Operand::Inline(code),
            isa::Operand::Literal(bits) => Operand::Literal(bits),
            isa::Operand::Imm(value) => Operand::Imm(value),
            isa::Operand::Off => Operand::Off,
        })
        .collect();
    for (written, old) in out.tied() {
        if old == out.operands.len() {
            let same = out.operands[written];
            out.operands.push(same);
        }
    }
    out
}
