//! Instructions as assembler text, the same text as LLVM's disassembler prints.
//!
//! The text names everything that the encoding holds, so that assembling it gives the same bytes.

use crate::encode::source_index;
use crate::names;
use crate::{
    Family, Field, Form, Forms, Generation, Inst, InstDesc, InstFlags, ModFlags, Omod, Operand,
    OperandClass, OperandDesc, Processor, SdwaSel, SdwaUnused, Target, True16, ValueType,
    inline_constant,
};
use std::fmt;

#[path = "print_mods.rs"]
mod mods;

/// What [`Inst::display`] gives.
pub struct Display<'a> {
    inst: &'a Inst,
    desc: &'static InstDesc,
    processor: &'static Processor,
    true16: True16,
    generation: Generation,
    family: Family,
}

impl Inst {
    /// The instruction as text: mnemonic with the suffix of its form, operands, modifiers.
    pub fn display(&self, target: &Target) -> Display<'_> {
        let desc = self.opcode.desc();
        let generation = target.processor.generation;
        Display {
            inst: self,
            desc,
            processor: target.processor,
            true16: target.true16,
            generation,
            family: desc.family_on(generation),
        }
    }
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mnemonic = self.desc.mnemonic_on(self.generation);
        let (mnemonic, second) = match self.family {
            Family::Vopd => mnemonic.split_once("::").unwrap_or((mnemonic, "")),
            _ => (mnemonic, ""),
        };
        f.write_str(mnemonic)?;
        f.write_str(self.suffix())?;
        // LLVM's disassembler writes two spaces where addresses are separate.
        let samples = self.desc.operands.iter().any(|o| o.field == Field::Ssamp);
        let old = self.generation < Generation::Gfx12;
        let mut separator = match self.has_separate_addresses() && samples && old {
            true => "  ",
            false => " ",
        };
        for (o, operand) in self.desc.operands.iter().zip(&self.inst.operands) {
            if self.is_hidden(o, *operand) {
                continue;
            }
            // The second half of a pair.
            if o.field == Field::VdstY {
                write!(f, " :: {second}")?;
                separator = " ";
            }
            // An interpolation channel belongs to the attribute before it.
            if o.class != OperandClass::AttrChan {
                f.write_str(separator)?;
            }
            match o.field {
                Field::Vaddr if self.has_separate_addresses() => self.addresses(f, *operand)?,
                _ => self.operand(f, o, *operand)?,
            }
            separator = if o.class == OperandClass::ExpTarget {
                " "
            } else {
                ", "
            };
        }
        self.modifiers(f)
    }
}

impl Display<'_> {
    /// Only forms that need telling apart have a suffix.
    fn suffix(&self) -> &'static str {
        let forms = self.desc.forms_on(self.generation);
        match self.inst.form {
            _ if self.desc.operands.is_empty() => "",
            // Where GFX10 has no long form there is no suffix for the short one.
            Form::E32 if self.generation >= Generation::Gfx10 && !forms.contains(Forms::E64) => "",
            Form::E32 if forms != Forms::E32 => "_e32",
            Form::E64 => "_e64",
            Form::Sdwa if self.family == Family::Vopc && self.generation == Generation::Gfx8 => "",
            Form::Sdwa => "_sdwa",
            Form::Dpp | Form::Dpp8
                if self.family == Family::Vopc && self.generation >= Generation::Gfx11 =>
            {
                ""
            }
            Form::Dpp | Form::Dpp8 => "_dpp",
            Form::E64Dpp | Form::E64Dpp8 => "_e64_dpp",
            _ => "",
        }
    }

    fn has_separate_addresses(&self) -> bool {
        crate::encode::has_separate_addresses(self.inst, self.desc)
    }

    /// Address registers that are not one tuple.
    fn addresses(&self, f: &mut fmt::Formatter<'_>, first: Operand) -> fmt::Result {
        let further = &self.inst.operands[self.desc.operands.len()..];
        let mut separator = "[";
        for operand in std::iter::once(&first).chain(further) {
            f.write_str(separator)?;
            match operand {
                Operand::Reg(span) => write!(f, "{span}")?,
                _ => f.write_str("off")?,
            }
            separator = ", ";
        }
        f.write_str("]")
    }

    /// `s_endpgm 0` is `s_endpgm`; data that goes to LDS has no operand.
    fn is_hidden(&self, o: &OperandDesc, operand: Operand) -> bool {
        let to_lds = self.inst.mods.has(ModFlags::LDS)
            && matches!(o.field, Field::Vdata | Field::Vdst)
            && operand == Operand::Off;
        let end = self.desc.flags.contains(InstFlags::END) && operand == Operand::Imm(0);
        to_lds || end
    }

    fn operand(
        &self,
        f: &mut fmt::Formatter<'_>,
        o: &OperandDesc,
        operand: Operand,
    ) -> fmt::Result {
        let Some(source) = source_index(o.field) else {
            return self.plain(f, o, operand);
        };
        let bit = |set: u8| set >> source & 1 != 0;
        let mods = &self.inst.mods;
        let (neg, abs) = (bit(mods.neg), bit(mods.abs));
        let sext = self.inst.form == Form::Sdwa && bit(mods.sdwa.sext);
        let constant = !matches!(operand, Operand::Reg(_));
        let (open, close) = match (neg, abs, sext) {
            (_, _, true) => ("sext(", ")"),
            (true, true, _) => ("-|", "|"),
            (true, false, _) if constant => ("neg(", ")"),
            (true, false, _) => ("-", ""),
            (false, true, _) => ("|", "|"),
            _ => ("", ""),
        };
        f.write_str(open)?;
        self.plain(f, o, operand)?;
        f.write_str(close)
    }

    fn plain(&self, f: &mut fmt::Formatter<'_>, o: &OperandDesc, operand: Operand) -> fmt::Result {
        match operand {
            Operand::Reg(span) if span.base.is_vgpr() && self.is_half(o) => {
                let high = self.inst.mods.op_sel & crate::encode::half_bit(o) != 0;
                write!(f, "{span}.{}", if high { 'h' } else { 'l' })
            }
            Operand::Reg(span) => fmt::Display::fmt(&span, f),
            Operand::Inline(code) => write_inline(f, code, o.ty),
            Operand::Literal(value) => self.literal(f, o, value),
            Operand::Off => f.write_str("off"),
            Operand::Imm(value) => self.immediate(f, o, value),
        }
    }

    fn is_half(&self, o: &OperandDesc) -> bool {
        crate::encode::is_named_half(o, self.generation, self.true16)
    }

    /// A literal that could be an inline constant is written so that it stays a literal.
    fn literal(&self, f: &mut fmt::Formatter<'_>, o: &OperandDesc, value: u32) -> fmt::Result {
        let ty = crate::asm::constant_type(self.inst.opcode, self.generation, o);
        // A literal with a field of its own is written whole, used or not.
        let half = crate::encode::is_half_on(self.inst.opcode, o, self.generation);
        let shown = if half && o.field != Field::Literal {
            value & 0xffff
        } else {
            value
        };
        // Assemblers take a small number for a constant even where the hardware knows none.
        let generation = self.generation.max(Generation::Gfx8);
        let inline = |bits| inline_constant(bits, ty, generation);
        let code = match ty {
            // The low half of a negative number is none for integers of 16 bits.
            _ if ty.is_half() && !ty.is_float() && shown >= 0xfff0 => None,
            // The literal is the high half; assemblers take small numbers for integers as well.
            ValueType::F64 => inline(u64::from(value) << 32).or(inline(u64::from(value))),
            _ => inline(u64::from(shown)),
        };
        match code {
            Some(code) if self.family == Family::Sopk => write_inline(f, code, o.ty),
            Some(_) if o.field != Field::Literal && o.class != OperandClass::SmemOffset => {
                write!(f, "lit({shown:#x})")
            }
            _ => write!(f, "{shown:#x}"),
        }
    }

    fn immediate(&self, f: &mut fmt::Formatter<'_>, o: &OperandDesc, value: i32) -> fmt::Result {
        let half = value as u16;
        match o.class {
            OperandClass::SmemImm if value < 0 => write!(f, "-{:#x}", value.unsigned_abs()),
            OperandClass::SmemImm => write!(f, "{value:#x}"),
            OperandClass::SmemOffset
                if value == 0
                    && matches!(self.generation, Generation::Gfx10 | Generation::Gfx11) =>
            {
                f.write_str("null")
            }
            OperandClass::SmemOffset if value < 0 => write!(f, "-{:#x}", value.unsigned_abs()),
            OperandClass::SmemOffset if self.generation <= Generation::Gfx7 => {
                write!(f, "{:#x}", value / 4)
            }
            OperandClass::SmemOffset => write!(f, "{value:#x}"),
            OperandClass::Branch => write!(f, "{half}"),
            OperandClass::Waitcnt => names::write_waitcnt(f, half, self.generation),
            OperandClass::Hwreg => names::write_hwreg(f, half, self.processor),
            OperandClass::Sendmsg => names::write_sendmsg(f, half, self.generation),
            OperandClass::GprIdx => names::write_gpr_idx(f, half),
            OperandClass::ExpTarget => names::write_export_target(f, value as u8, self.generation),
            OperandClass::Version => crate::rdna::write_version(f, half),
            OperandClass::Depctr => crate::rdna::write_depctr(f, half, self.processor),
            OperandClass::DelayAlu => crate::rdna::write_delay(f, half),
            OperandClass::SendmsgRtn => names::write_sendmsg(f, half, self.generation),
            OperandClass::Attr => write!(f, "attr{value}"),
            OperandClass::AttrChan => f.write_str([".x", ".y", ".z", ".w"][(value & 3) as usize]),
            OperandClass::InterpParam => match value {
                0 => f.write_str("p10"),
                1 => f.write_str("p20"),
                2 => f.write_str("p0"),
                _ => write!(f, "invalid_param_{value}"),
            },
            _ if self.family == Family::Sopk || o.class == OperandClass::HexImm16 => {
                write!(f, "{half:#x}")
            }
            _ if self.desc.flags.contains(InstFlags::END) || (0..=64).contains(&value) => {
                write!(f, "{half}")
            }
            _ => write!(f, "{half:#x}"),
        }
    }
}

/// An inline constant; 1/(2π) in as many digits as the operand has.
fn write_inline(f: &mut fmt::Formatter<'_>, code: u8, ty: ValueType) -> fmt::Result {
    match code {
        128..=192 => write!(f, "{}", code - 128),
        193..=208 => write!(f, "-{}", code - 192),
        248 if ty.inline_bits() == 64 => f.write_str("0.15915494309189532"),
        240..=248 => {
            let texts = [
                "0.5",
                "-0.5",
                "1.0",
                "-1.0",
                "2.0",
                "-2.0",
                "4.0",
                "-4.0",
                "0.15915494",
            ];
            f.write_str(texts[usize::from(code - 240)])
        }
        _ => write!(f, "/* {code} is no inline constant */"),
    }
}
