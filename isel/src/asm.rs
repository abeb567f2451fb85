//! Inline assembly: constraints become registers, constants become text.
//!
//! Legal IR gives the text's number, the inputs as words, and how many words each output has; the
//! result is all outputs' words, one after the other.

use crate::ctx::{Comps, Ctx, Res};
use ir::{
    AsmImmediate, AsmOperand, AsmPlace, AsmRef, AsmWrite, ConstData, InlineAsm, Inst as IrInst,
    Type, Value,
};
use isa::{Opcode, Reg, RegSpan, ValueType};
use mir::asm::MAX_ASM_OUTPUTS;
use mir::{AsmOperands, AsmPart, AsmText, Bank, Inst, Operand, Pseudo, VReg};
use smallvec::SmallVec;

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

/// Operands while they are collected.
#[derive(Default)]
struct Operands {
    regs: AsmOperands,
    shown: Vec<Shown>,
    /// Words of each output that is in virtual registers.
    outputs: Vec<SmallVec<[VReg; 4]>>,
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
        let mut all = Operands::default();
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
        for name in &asm.clobbers {
            self.asm_clobber(name, &mut all)?;
        }
        if all.regs.outputs.len() > MAX_ASM_OUTPUTS {
            return Err(self.unsupported("inline assembly that writes so many registers"));
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
            AsmPlace::Named(name) => {
                let span = self.named_register(name, width)?;
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
            _ => Err(self.unsupported("an AccVGPR as operand of inline assembly")),
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
            AsmPlace::Named(name) => {
                let comps = self.comps(value);
                let span = self.named_register(name, comps.len())?;
                let regs = match span.base.is_vector() {
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

    fn asm_clobber(&mut self, name: &str, all: &mut Operands) -> Res {
        if name == "scc" {
            return Ok(());
        }
        let span = register(name)
            .ok_or_else(|| self.unsupported(format!("the clobber '{name}' of inline assembly")))?;
        all.regs.outputs.push(Operand::Phys(span));
        all.regs.tied.push(None);
        all.regs.early.push(true);
        Ok(())
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
                let from = self.mir.operand(&[from]);
                Inst::pseudo(Pseudo::Copy, &[Operand::phys(to), from])
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
    let count = last.checked_sub(first)? + 1;
    let (base, limit) = match file {
        "v" => (Reg::vgpr(first), 256),
        "s" if first < 106 => (Reg::sgpr(first), 106),
        _ => return None,
    };
    (last < limit && count <= 32).then(|| RegSpan::new(base, count as u8))
}
