//! Inline assembly: constraints become registers, constants become text.
//!
//! Legal IR gives the text's number, the inputs as words, and how many words each output has; the
//! result is all outputs' words, one after the other.

use crate::ctx::{Comps, Ctx, Res};
use ir::{
    AsmImmediate, AsmOperand, AsmPlace, AsmRef, AsmWrite, ConstData, InlineAsm, Inst as IrInst,
    Type, Value,
};
use isa::{Opcode, Reg, RegKind, RegSpan, ValueType};
use mir::abi::standard;
use mir::asm::MAX_ASM_OUTPUTS;
use mir::{AsmOperands, AsmPart, AsmText, Bank, Inst, Operand, Pseudo, VReg};
use smallvec::SmallVec;
use std::collections::BTreeSet;

/// What stands in the text for an operand.
enum Shown {
    Output(usize),
    Tied(usize),
    Input(usize),
    Constant(Constant),
}

/// A constant in the text.
#[derive(Clone, Copy)]
enum Constant {
    Int(i64),
    /// A float's bits.
    Bits(u64),
}

impl Constant {
    /// `n` is the negative of it, `c` the number as it is.
    fn text(self, modifier: Option<char>) -> Option<String> {
        match (self, modifier) {
            (Constant::Int(n), None | Some('c')) => Some(n.to_string()),
            (Constant::Int(n), Some('n')) => Some(n.wrapping_neg().to_string()),
            (Constant::Bits(bits), None | Some('c')) => Some(format!("{bits:#x}")),
            _ => None,
        }
    }
}

/// Clobbers that clang adds to all inline assembly of x86, registers of which there are none here:
/// a frontend that compiles one source for host and device hands them over.
const OF_HOSTS: [&str; 3] = ["dirflag", "fpsr", "flags"];

/// Registers of the longest operand.
const LONGEST: u8 = 32;

/// Operands while they are collected.
#[derive(Default)]
struct Operands {
    regs: AsmOperands,
    shown: Vec<Shown>,
    /// Words of each output that is in virtual registers.
    outputs: Vec<SmallVec<[VReg; 4]>>,
    /// AccVGPRs that the program names, or that have been given to operands.
    taken: Vec<RegSpan>,
    /// Copies of inputs to registers that are named.
    before: Vec<Inst>,
    /// Copies of outputs from where they are.
    after: Vec<Inst>,
}

impl Ctx<'_> {
    /// Selects a piece of inline assembly.
    pub fn inline_asm(&mut self, inst: IrInst, args: &[Value]) -> Res {
        let number = self.int_const(args[0]).unwrap_or(0) as u32;
        let env = self.env;
        let asm = &env.ctx.asms[AsmRef::from_u32(number)];
        let (inputs, widths) = args[1..].split_at(asm.inputs.len());
        let result = self.ir.result(inst).filter(|&r| self.is_used(r));
        let words = result.map(|r| self.dst(r));
        let mut all = Operands {
            taken: named_agprs(asm),
            ..Operands::default()
        };
        let mut at = 0;
        for (output, &width) in asm.outputs.iter().zip(widths) {
            let width = self.int_const(width).unwrap_or(1) as usize;
            let dst = words.as_ref().map(|w| &w[at..at + width]);
            self.asm_output(output, width, dst, &mut all)?;
            at += width;
        }
        for (input, &value) in asm.inputs.iter().zip(inputs) {
            self.asm_input(asm, input, value, &mut all)?;
        }
        self.part_early_outputs(asm, &mut all);
        self.asm_clobbers(&asm.clobbers, &mut all)?;
        if all.regs.outputs.len() > MAX_ASM_OUTPUTS {
            return Err(self.unsupported("inline assembly that writes so many registers"));
        }
        if env.machine.has(Opcode::VAccvgprWriteB32) {
            let acc_vgprs = named_agprs(asm);
            self.mir.unsaid.written.extend(acc_vgprs);
        }
        let text = self.asm_text(asm, &all)?;
        let id = self.mir.asms.push(text);
        for copy in all.before {
            self.push(copy);
        }
        self.push(all.regs.inst(id));
        for copy in all.after {
            self.push(copy);
        }
        Ok(())
    }

    fn asm_output(
        &mut self,
        output: &AsmOperand,
        width: usize,
        dst: Option<&[VReg]>,
        all: &mut Operands,
    ) -> Res {
        let (operand, regs) = match &output.place {
            place @ (AsmPlace::Named(_) | AsmPlace::AccVgpr) => {
                let span = self.physical(place, width, all)?;
                if let Some(dst) = dst {
                    all.after.extend(self.copies_from(dst, span));
                }
                (Operand::Phys(span), SmallVec::new())
            }
            place => {
                let bank = self.asm_bank(place)?;
                let same = dst.filter(|d| self.mir.vregs[d[0]].bank == bank);
                let regs: SmallVec<[VReg; 4]> = match same {
                    Some(dst) => SmallVec::from_slice(dst),
                    None => self.vregs(bank, width),
                };
                if let (Some(dst), None) = (dst, same) {
                    for (&to, &from) in dst.iter().zip(&regs) {
                        let operands = [self.mir.operand(&[to]), self.mir.operand(&[from])];
                        all.after.push(match bank {
                            Bank::Sgpr => Inst::pseudo(Pseudo::Copy, &operands),
                            Bank::Vgpr => Inst::new(Opcode::VReadfirstlaneB32, &operands),
                        });
                    }
                }
                (self.mir.operand(&regs), regs)
            }
        };
        all.shown.push(Shown::Output(all.regs.outputs.len()));
        all.regs.outputs.push(operand);
        all.regs.tied.push(None);
        all.regs.early.push(output.writes == AsmWrite::Early);
        all.outputs.push(regs);
        Ok(())
    }

    fn asm_bank(&self, place: &AsmPlace) -> Res<Bank> {
        match place {
            AsmPlace::Vgpr => Ok(Bank::Vgpr),
            AsmPlace::Sgpr => Ok(Bank::Sgpr),
            _ => Err(self.unsupported("this operand of inline assembly")),
        }
    }

    /// The registers of an operand that is not the allocator's: the program names them, or they are
    /// AccVGPRs, in which nothing is but for the moment that somebody needs them; the first that
    /// are free in this piece.
    fn physical(&mut self, place: &AsmPlace, width: usize, all: &mut Operands) -> Res<RegSpan> {
        let span = match place {
            AsmPlace::Named(name) => self.named_register(name, width)?,
            _ => {
                let aligned = (0..256 - width as u16).step_by(2);
                let mut spans = aligned.map(|n| RegSpan::new(Reg::agpr(n), width as u8));
                let free = spans.find(|s| !all.taken.iter().any(|t| t.overlaps(*s)));
                free.ok_or_else(|| self.unsupported("so many AccVGPRs in inline assembly"))?
            }
        };
        if is_acc(span) {
            self.check_agprs(span)?;
            all.taken.push(span);
        }
        Ok(span)
    }

    /// Fails if the processor has no AccVGPRs, or if a caller may have something in these.
    fn check_agprs(&self, span: RegSpan) -> Res {
        if !self.env.machine.has(Opcode::VAccvgprWriteB32) {
            return Err(self.unsupported("an AccVGPR of inline assembly on this processor"));
        }
        let end = span.base.index() + u16::from(span.count);
        match self.mir.kernel.is_none() && end > standard::FIRST_AGPR {
            true => Err(self
                .unsupported("an AccVGPR of the caller in inline assembly")
                .hint("functions may change a0 to a31")),
            false => Ok(()),
        }
    }

    fn asm_input(
        &mut self,
        asm: &InlineAsm,
        input: &AsmOperand,
        value: Value,
        all: &mut Operands,
    ) -> Res {
        let tied = match &input.place {
            AsmPlace::Tied(output) => Some(*output),
            _ => None,
        };
        let place = tied.map_or(&input.place, |t| &asm.outputs[t].place);
        match place {
            AsmPlace::Immediate(kind) => {
                let constant = self.asm_constant(*kind, value)?;
                all.shown.push(Shown::Constant(constant));
            }
            AsmPlace::Named(_) | AsmPlace::AccVgpr => {
                let comps = self.comps(value);
                let span = match tied.map(|output| all.regs.outputs[output]) {
                    Some(Operand::Phys(span)) if usize::from(span.count) == comps.len() => span,
                    Some(_) => {
                        return Err(self.unsupported("an input that does not fit its output"));
                    }
                    None => self.physical(place, comps.len(), all)?,
                };
                let regs = match span.base.is_vector() || is_acc(span) {
                    true => self.in_vgprs(&comps),
                    false => self.in_sgprs(&comps),
                };
                all.before.extend(self.copies_to(span, &regs));
                all.shown.push(Shown::Input(all.regs.inputs.len()));
                all.regs.inputs.push(Operand::Phys(span));
            }
            place => {
                let bank = self.asm_bank(place)?;
                let comps = self.comps(value);
                let regs = self.asm_registers(bank, &comps);
                let operand = self.mir.operand(&regs);
                let Some(output) = tied else {
                    all.shown.push(Shown::Input(all.regs.inputs.len()));
                    all.regs.inputs.push(operand);
                    return Ok(());
                };
                let fits = all.outputs[output].len() == regs.len();
                if !fits || all.regs.tied[output].is_some() {
                    return Err(self.unsupported("an input that does not fit its output"));
                }
                all.shown.push(Shown::Tied(output));
                all.regs.tied[output] = Some(operand);
            }
        }
        Ok(())
    }

    fn asm_registers(&mut self, bank: Bank, comps: &Comps) -> SmallVec<[VReg; 4]> {
        match bank {
            Bank::Vgpr => self.in_vgprs(comps),
            Bank::Sgpr => self.in_sgprs(comps),
        }
    }

    /// An output that is written early and shares its register with an input: another input that
    /// is the same value gets a register of its own, by an instruction that no copy propagation
    /// takes away.
    fn part_early_outputs(&mut self, asm: &InlineAsm, all: &mut Operands) {
        let early = asm.outputs.iter().zip(&all.regs.tied);
        let early = early.filter(|(output, _)| output.writes == AsmWrite::Early);
        let tied: Vec<VReg> = early
            .filter_map(|(_, tied)| *tied)
            .flat_map(|t| self.mir.operand_regs(t).to_vec())
            .collect();
        for i in 0..all.regs.inputs.len() {
            let regs = self.mir.operand_regs(all.regs.inputs[i]).to_vec();
            if !regs.iter().any(|r| tied.contains(r)) {
                continue;
            }
            let bank = self.mir.vregs[regs[0]].bank;
            let own = self.vregs(bank, regs.len());
            for (&to, &from) in own.iter().zip(&regs) {
                let opcode = match bank {
                    Bank::Vgpr => Opcode::VMovB32,
                    Bank::Sgpr => Opcode::SMovB32,
                };
                let operands = [self.mir.operand(&[to]), self.mir.operand(&[from])];
                all.before.push(Inst::new(opcode, &operands));
            }
            all.regs.inputs[i] = self.mir.operand(&own);
        }
    }

    /// Neighbours are one output: lists of what a text writes name register by register.
    fn asm_clobbers(&mut self, names: &[String], all: &mut Operands) -> Res {
        let mut regs = BTreeSet::new();
        for name in names {
            regs.extend(self.asm_clobber(name)?.iter().flat_map(|span| span.regs()));
        }
        // One that is the place of a result, too, is named by that, which is then written early.
        for (output, early) in all.regs.outputs.iter().zip(&mut all.regs.early) {
            if let Operand::Phys(span) = output {
                *early |= span.regs().any(|reg| regs.contains(&reg));
                span.regs().for_each(|reg| _ = regs.remove(&reg));
            }
        }
        let mut spans: Vec<RegSpan> = Vec::new();
        for reg in regs {
            match spans.last_mut() {
                Some(last)
                    if last.count < LONGEST
                        && last.base.checked_next(last.count.into()) == Some(reg) =>
                {
                    last.count += 1;
                }
                _ => spans.push(RegSpan::one(reg)),
            }
        }
        for span in spans {
            all.regs.outputs.push(Operand::Phys(span));
            all.regs.tied.push(None);
            all.regs.early.push(true);
        }
        Ok(())
    }

    /// The registers of a clobber that the allocator has to know of.
    fn asm_clobber(&self, name: &str) -> Res<Option<RegSpan>> {
        if name == "scc" || OF_HOSTS.contains(&name) {
            return Ok(None);
        }
        let span = register(name)
            .ok_or_else(|| self.unsupported(format!("the clobber '{name}' of inline assembly")))?;
        if is_acc(span) {
            // Where there are none, nothing can be in them.
            if self.env.machine.has(Opcode::VAccvgprWriteB32) {
                self.check_agprs(span)?;
            }
            return Ok(None);
        }
        Ok(Some(span))
    }

    fn named_register(&self, name: &str, width: usize) -> Res<RegSpan> {
        let span = register(name).filter(|s| usize::from(s.count) == width);
        span.ok_or_else(|| {
            let bits = 32 * width;
            self.unsupported(format!(
                "'{{{name}}}' as register of {bits} bits in inline assembly"
            ))
        })
    }

    fn copies_to(&mut self, span: RegSpan, regs: &[VReg]) -> Vec<Inst> {
        let pairs = span.regs().zip(regs);
        pairs
            .map(|(to, &from)| {
                let operands = [Operand::phys(to), self.mir.operand(&[from])];
                match to.kind() {
                    RegKind::Agpr => Inst::new(Opcode::VAccvgprWriteB32, &operands),
                    _ => Inst::pseudo(Pseudo::Copy, &operands),
                }
            })
            .collect()
    }

    /// A register of the other file cannot be copied from: results in named VGPRs are in VGPRs.
    fn copies_from(&mut self, regs: &[VReg], span: RegSpan) -> Vec<Inst> {
        let pairs = regs.iter().zip(span.regs());
        pairs
            .map(|(&to, from)| {
                let scalar = self.mir.vregs[to].bank == Bank::Sgpr;
                let operands = [self.mir.operand(&[to]), Operand::phys(from)];
                if from.kind() == RegKind::Agpr {
                    return Inst::new(Opcode::VAccvgprReadB32, &operands);
                }
                match scalar && from.is_vector() {
                    true => Inst::new(Opcode::VReadfirstlaneB32, &operands),
                    false => Inst::pseudo(Pseudo::Copy, &operands),
                }
            })
            .collect()
    }

    fn asm_constant(&self, kind: AsmImmediate, value: Value) -> Res<Constant> {
        let machine = self.env.machine;
        let inline = |bits: u64, ty| machine.inline_constant(bits, ty).is_some();
        let data = self.ir.value_const(value);
        let data = data.map(|c| self.env.ctx.consts.get(c));
        let (constant, ok) = match data {
            Some(ConstData::Int(..) | ConstData::Zero(_)) => {
                let n = self.signed_const(value).unwrap_or(0);
                let small = (-16..=64).contains(&n);
                let wide = self.ty(value) == Type::I64;
                let (halves, word) = ([n as u32, (n >> 32) as u32], n as u32);
                let ok = match kind {
                    AsmImmediate::Any | AsmImmediate::Halves => true,
                    AsmImmediate::InlineInt => small,
                    AsmImmediate::Signed16 => i16::try_from(n).is_ok(),
                    AsmImmediate::Inline if wide => inline(n as u64, ValueType::B64),
                    AsmImmediate::Inline => inline(word.into(), ValueType::B32),
                    AsmImmediate::Signed32 => i32::try_from(n).is_ok(),
                    AsmImmediate::Unsigned32 => !wide || small || u32::try_from(n).is_ok(),
                    AsmImmediate::InlineHalves => {
                        halves.iter().all(|&h| inline(h.into(), ValueType::B32))
                    }
                };
                (Constant::Int(n), ok)
            }
            Some(&ConstData::Float(ty, bits)) => {
                let wanted = match ty {
                    Type::F64 => ValueType::F64,
                    Type::F16 => ValueType::F16,
                    _ => ValueType::F32,
                };
                let ok = match kind {
                    AsmImmediate::Inline => inline(bits, wanted),
                    AsmImmediate::Halves => true,
                    _ => false,
                };
                (Constant::Bits(bits), ok)
            }
            _ => (Constant::Int(0), false),
        };
        match ok {
            true => Ok(constant),
            false => Err(ir::Diagnostic::error(
                self.loc,
                "invalid operand for inline asm constraint: the constant does not fit",
            )),
        }
    }

    fn asm_text(&self, asm: &InlineAsm, all: &Operands) -> Res<AsmText> {
        let pieces = asm
            .pieces()
            .map_err(|message| ir::Diagnostic::error(self.loc, message))?;
        let mut text = AsmText::default();
        for piece in pieces {
            let part = match piece {
                ir::asm::AsmPiece::Text("") => continue,
                ir::asm::AsmPiece::Text(text) => AsmPart::Text(text.to_owned()),
                ir::asm::AsmPiece::Unique => AsmPart::Unique,
                ir::asm::AsmPiece::Operand { number, modifier } => {
                    let part = shown(&all.shown[number], modifier, &all.regs);
                    part.ok_or_else(|| {
                        self.unsupported("a modifier of this operand of inline assembly")
                    })?
                }
            };
            text.parts.push(part);
        }
        Ok(text)
    }
}

fn shown(operand: &Shown, modifier: Option<char>, regs: &AsmOperands) -> Option<AsmPart> {
    let position = match *operand {
        Shown::Constant(constant) => return constant.text(modifier).map(AsmPart::Text),
        Shown::Output(n) => regs.output_position(n),
        Shown::Tied(n) => regs.tied_position(n),
        Shown::Input(n) => regs.input_position(n),
    };
    modifier.is_none().then_some(AsmPart::Operand(position))
}

fn is_acc(span: RegSpan) -> bool {
    span.base.kind() == RegKind::Agpr
}

/// AccVGPRs that operands and clobbers name.
fn named_agprs(asm: &InlineAsm) -> Vec<RegSpan> {
    let operands = asm.outputs.iter().chain(&asm.inputs);
    let named = operands.filter_map(|o| match &o.place {
        AsmPlace::Named(name) => Some(name.as_str()),
        _ => None,
    });
    let clobbers = asm.clobbers.iter().map(String::as_str);
    let spans = named.chain(clobbers).filter_map(register);
    spans.filter(|span| is_acc(*span)).collect()
}

/// The registers of a name as constraints write it: `v5`, `s[4:7]`, `vcc`, `m0`.
fn register(name: &str) -> Option<RegSpan> {
    match name {
        // welded: the program says which register it means.
        "vcc" => return Some(RegSpan::VCC),
        "vcc_lo" => return Some(RegSpan::one(Reg::VCC_LO)),
        "vcc_hi" => return Some(RegSpan::one(Reg::VCC_LO.next(1))),
        "m0" => return Some(RegSpan::one(Reg::M0)),
        _ => {}
    }
    let (file, rest) = name.split_at_checked(1)?;
    let (first, last): (u16, u16) = match rest.strip_prefix('[') {
        None => {
            let n = rest.parse().ok()?;
            (n, n)
        }
        Some(range) => {
            let (first, last) = range.strip_suffix(']')?.split_once(':')?;
            (first.parse().ok()?, last.parse().ok()?)
        }
    };
    let count = last.checked_sub(first)?.checked_add(1)?;
    let (register, limit): (fn(u16) -> Reg, u16) = match file {
        "v" => (Reg::vgpr, 256),
        "a" => (Reg::agpr, 256),
        "s" => (Reg::sgpr, 106),
        _ => return None,
    };
    (last < limit && count <= u16::from(LONGEST))
        .then(|| RegSpan::new(register(first), count as u8))
}
