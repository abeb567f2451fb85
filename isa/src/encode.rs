//! Instructions to bytes, by the rows and the formats.
//!
//! Everything that the hardware forbids is an [`EncodeError`]: a form that does not exist, a
//! register out of range or misaligned, a second scalar value of a vector instruction (constant
//! bus), a modifier that the format has no bits for.

use crate::format::{Bits, Format, FormatKind, Span, Words, format, kinds, vop3_base};
use crate::image::{address_count, separate_widths, tuple_width};
use crate::{
    Family, Feature, Field, Form, Forms, Generation, InputMods, Inst, InstDesc, InstFlags,
    ModFlags, Modifiers, Opcode, Operand, OperandClass, OperandDesc, Processor, Reg, RegSpan,
    Target, True16, WaveSize,
};
use std::fmt;

#[path = "encode_bus.rs"]
mod bus;
#[path = "encode_mods.rs"]
mod mods;
#[path = "encode_operand.rs"]
mod operand;
#[path = "encode_pair.rs"]
mod pair;
#[path = "encode_plain.rs"]
mod plain;
#[path = "encode_rules.rs"]
mod rules;

/// Why an instruction cannot be encoded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EncodeError {
    /// The instruction.
    pub opcode: Opcode,
    /// The operand concerned, if it is one.
    pub operand: Option<u8>,
    /// What is wrong.
    pub kind: EncodeErrorKind,
}

/// What is wrong with an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EncodeErrorKind {
    /// The processor does not have the instruction.
    NotOnProcessor(&'static str),
    /// The instruction does not have the form.
    NoSuchForm(Form),
    /// Too many or too few operands.
    OperandCount {
        /// Number of operands of the row.
        want: u8,
        /// Number of operands given.
        got: usize,
    },
    /// Something else must stand there.
    Class(OperandClass),
    /// Wrong number of registers.
    Width {
        /// Registers that the operand has.
        want: u8,
        /// Registers given.
        got: u8,
    },
    /// The tuple's first register must be a multiple.
    Alignment(u8),
    /// The processor does not have the register.
    NoSuchRegister(Reg),
    /// The form fixes the operand to VCC.
    MustBeVcc,
    /// The form takes a VGPR here.
    MustBeVgpr,
    /// The destination's and the accumulator's register file must be the same.
    MixedFiles,
    /// A wide matrix destination overlaps the accumulator without being the same.
    Overlap,
    /// There is no room for a literal.
    NoLiteral,
    /// Two different literals.
    TwoLiterals,
    /// More than one scalar value is read by a vector instruction.
    ConstantBus,
    /// Not the source code of an inline constant.
    NotInline(u8),
    /// Outside the field's range.
    Range {
        /// Lowest value.
        min: i64,
        /// Highest value.
        max: i64,
        /// Value given.
        got: i64,
    },
    /// A modifier that the instruction, its form, or the processor does not have.
    Modifier(&'static str),
    /// The instructions of a pair use registers that the hardware cannot read or write together;
    /// and the second's.
    Pair(&'static str, Field),
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.opcode.mnemonic())?;
        if let Some(operand) = self.operand {
            write!(f, ", operand {operand}")?;
        }
        f.write_str(": ")?;
        match &self.kind {
            EncodeErrorKind::NotOnProcessor(name) => write!(f, "not an instruction of {name}"),
            EncodeErrorKind::NoSuchForm(form) => write!(f, "has no form {form:?}"),
            EncodeErrorKind::OperandCount { want, got } => {
                write!(f, "has {want} operands, {got} are given")
            }
            EncodeErrorKind::Class(class) => write!(f, "must be {class:?}"),
            EncodeErrorKind::Width { want, got } => {
                write!(f, "is {want} registers wide, {got} are given")
            }
            EncodeErrorKind::Alignment(n) => write!(f, "must start at a multiple of {n}"),
            EncodeErrorKind::NoSuchRegister(reg) => write!(f, "the processor has no {reg}"),
            EncodeErrorKind::MustBeVcc => write!(f, "must be vcc in this form"),
            EncodeErrorKind::MustBeVgpr => write!(f, "must be a VGPR in this form"),
            EncodeErrorKind::MixedFiles => {
                write!(
                    f,
                    "destination and accumulator must be of one register file"
                )
            }
            EncodeErrorKind::Overlap => {
                write!(
                    f,
                    "destination and accumulator overlap without being the same"
                )
            }
            EncodeErrorKind::NoLiteral => write!(f, "no literal is possible here"),
            EncodeErrorKind::TwoLiterals => write!(f, "two different literals"),
            EncodeErrorKind::ConstantBus => write!(f, "reads more than one scalar value"),
            EncodeErrorKind::NotInline(code) => write!(f, "{code} is no inline constant"),
            EncodeErrorKind::Range { min, max, got } => {
                write!(f, "{got} is outside {min} to {max}")
            }
            EncodeErrorKind::Modifier(name) => write!(f, "modifier {name} is not possible here"),
            EncodeErrorKind::Pair(message, _) => f.write_str(message),
        }
    }
}

impl std::error::Error for EncodeError {}

pub(crate) use operand::{
    NO_SADDR, can_be_mask, can_be_null, has_separate_addresses, is_aligned, is_gws_value,
    is_scalar_trans, is_unnamed, lacks_literal, saddr_off, vcc_of, wants_null,
};
pub(crate) use rules::{
    ADDRESS_FIELDS, FLAGS, HALVES_BITS, RAY_BITS, SCALED_BITS, TRUTH_TABLE_BITS, allowed_flags,
    byte_field, can_clamp, has_cache_policy, has_fixed_halves, has_omod, has_swap_controls,
    index_keys, is_packed_sdwa, is_wide_to_lds, selectable, selects_bytes, selects_destination,
    selects_half, temporal_hints,
};

type Kind = EncodeErrorKind;

/// What opcode, form and target fix, whatever the operands and modifiers are.
#[derive(Clone, Copy)]
struct Head {
    opcode: Opcode,
    form: Form,
    family: Family,
    main: &'static Format,
    second: Option<&'static Format>,
    /// The format's fixed bits, and the opcode's number.
    words: Words,
    /// Where operands are put by [`Encoder::plain`].
    places: plain::Places,
    /// The number of operands, if nothing is to be asked where there are no modifiers and all
    /// operands are plain.
    simple: Option<u8>,
}

/// The state of one encoding.
struct Encoder<'a> {
    inst: &'a Inst,
    desc: &'static InstDesc,
    processor: &'static Processor,
    wave: WaveSize,
    true16: True16,
    generation: Generation,
    family: Family,
    main: &'static Format,
    second: Option<&'static Format>,
    words: Words,
    literal: Option<u32>,
    /// Of [`Head`]; none where data goes to LDS.
    places: &'a [plain::Place],
    /// The scalar registers read over the constant bus, so far.
    bus: [Option<RegSpan>; 2],
}

/// Appends the encoding to `out` and returns its size in bytes. Nothing is appended on an error.
pub fn encode(inst: &Inst, target: &Target, out: &mut Vec<u8>) -> Result<usize, EncodeError> {
    match Head::of(inst.opcode, inst.form, target) {
        Ok(head) => head.encode(inst, target, out),
        Err(kind) => Err(EncodeError {
            opcode: inst.opcode,
            operand: None,
            kind,
        }),
    }
}

/// Encodes one instruction after the other, as [`encode`] does. Programs repeat opcodes, so what an
/// opcode and a form fix is kept for the next one.
pub struct InstEncoder {
    target: Target,
    /// Those that are kept.
    heads: Vec<Head>,
    /// The number of the latest of each place, which is [`InstEncoder::place`].
    latest: [u8; Self::PLACES],
}

impl InstEncoder {
    /// More than a function has different ones, mostly.
    const PLACES: usize = 256;

    /// As many as are kept; all are forgotten when there are more.
    const HEADS: usize = u8::MAX as usize;

    /// An encoder for a target.
    pub fn new(target: &Target) -> InstEncoder {
        InstEncoder {
            target: *target,
            heads: Vec::with_capacity(32),
            latest: [0; Self::PLACES],
        }
    }

    fn place(opcode: Opcode, form: Form) -> usize {
        (opcode as usize + 7 * form as usize) % Self::PLACES
    }

    /// What is kept, or found now.
    fn head(&mut self, opcode: Opcode, form: Form) -> Result<&Head, Kind> {
        let place = Self::place(opcode, form);
        let kept = self.heads.get(usize::from(self.latest[place]));
        if kept.is_none_or(|h| (h.opcode, h.form) != (opcode, form)) {
            let head = Head::of(opcode, form, &self.target)?;
            if self.heads.len() == Self::HEADS {
                self.heads.clear();
            }
            self.latest[place] = self.heads.len() as u8;
            self.heads.push(head);
        }
        Ok(&self.heads[usize::from(self.latest[place])])
    }

    /// Appends the encoding to `out` and returns its size in bytes. Nothing is appended on an
    /// error.
    pub fn encode(&mut self, inst: &Inst, out: &mut Vec<u8>) -> Result<usize, EncodeError> {
        let target = self.target;
        match self.head(inst.opcode, inst.form) {
            Ok(head) => head.encode(inst, &target, out),
            Err(kind) => Err(EncodeError {
                opcode: inst.opcode,
                operand: None,
                kind,
            }),
        }
    }

    /// The same of an instruction of which nothing is to be asked, without modifiers and with
    /// operands that are plain registers or constants: most of most programs. Nothing is appended
    /// where it is none, or is wrong; [`InstEncoder::encode`] does it then, or says what is wrong.
    #[inline]
    pub fn encode_simple(
        &mut self,
        (opcode, form): (Opcode, Form),
        mods: &Modifiers,
        operands: impl Iterator<Item = Option<Operand>>,
        out: &mut Vec<u8>,
    ) -> Option<usize> {
        if !mods.is_default() {
            return None;
        }
        let head = self.head(opcode, form).ok()?;
        let plain::Simple { word, literal } = head.simple(operands)?;
        let size = append(word, head.main.bytes, out);
        let Some(literal) = literal else {
            return Some(size);
        };
        out.extend_from_slice(&literal.to_le_bytes());
        Some(size + size_of::<u32>())
    }
}

impl Head {
    fn of(opcode: Opcode, form: Form, target: &Target) -> Result<Head, Kind> {
        let processor = target.processor;
        let desc = opcode.desc();
        let generation = processor.generation;
        let missing = || Kind::NotOnProcessor(processor.name);
        let number = desc.opcodes[generation as usize].ok_or_else(missing)?;
        if !processor.has(desc.requires_on(generation)) || !has_names(desc, target) {
            return Err(missing());
        }
        if !desc.forms_on(generation).contains(Forms::of(form)) {
            return Err(Kind::NoSuchForm(form));
        }
        let family = desc.family_on(generation);
        let (main, second) = kinds(desc, family, form, generation);
        let main = format(generation, main).ok_or_else(missing)?;
        let second = match second {
            Some(kind) => Some(format(generation, kind).ok_or_else(missing)?),
            None => None,
        };
        let number = match form {
            form if form.is_long() => number + vop3_base(family, generation),
            _ => number,
        };
        let mut words = Words {
            low: u64::from(main.value),
            high: 0,
        };
        let op = main.span(Bits::Op);
        words.set(op.put(u32::from(number)));
        words.set(main.span(Bits::OpHigh).put(u32::from(number) >> op.width));
        let mut head = Head {
            opcode,
            form,
            family,
            main,
            second,
            words,
            places: plain::Places::default(),
            simple: None,
        };
        head.places = plain::places(&head, desc, target);
        head.simple = plain::is_simple(&head, desc, target).then_some(desc.operands.len() as u8);
        Ok(head)
    }

    fn encode(
        &self,
        inst: &Inst,
        target: &Target,
        out: &mut Vec<u8>,
    ) -> Result<usize, EncodeError> {
        let error = |kind| EncodeError {
            opcode: inst.opcode,
            operand: None,
            kind,
        };
        let mut encoder = Encoder::new(inst, target, self).map_err(error)?;
        let operands = encoder.desc.operands.iter().zip(&inst.operands);
        for (index, (desc, operand)) in operands.enumerate() {
            if let Err(kind) = encoder.operand(index, desc, *operand) {
                return Err(EncodeError {
                    opcode: inst.opcode,
                    operand: Some(index as u8),
                    kind,
                });
            }
        }
        encoder.check_addresses().map_err(error)?;
        encoder.check_overlap().map_err(error)?;
        encoder.check_pair().map_err(error)?;
        encoder.implicit_bus_reads().map_err(error)?;
        encoder.modifiers().map_err(error)?;
        Ok(encoder.finish(out))
    }
}

impl<'a> Encoder<'a> {
    fn new(inst: &'a Inst, target: &Target, head: &'a Head) -> Result<Encoder<'a>, Kind> {
        let desc = inst.opcode.desc();
        if inst.operands.len() != desc.operands.len() && !has_separate_addresses(inst, desc) {
            let want = desc.operands.len() as u8;
            return Err(Kind::OperandCount {
                want,
                got: inst.operands.len(),
            });
        }
        let mut words = head.words;
        let second_dword = match inst.form {
            Form::Sdwa => Some(SDWA),
            Form::Dpp | Form::E64Dpp => Some(DPP),
            Form::Dpp8 | Form::E64Dpp8 => Some(DPP8 + u16::from(inst.mods.dpp.fetch_inactive)),
            _ => None,
        };
        if let Some(code) = second_dword {
            words.set(head.main.span(Bits::Src0).put(u32::from(code)));
        }
        Ok(Encoder {
            inst,
            desc,
            processor: target.processor,
            wave: target.wave,
            true16: target.true16,
            generation: target.processor.generation,
            family: head.family,
            main: head.main,
            second: head.second,
            words,
            literal: None,
            places: match inst.mods.has(ModFlags::LDS) {
                true => &[],
                false => &head.places,
            },
            bus: [None; 2],
        })
    }

    /// The field's place: in the second dword's format if that has it, else in the first's.
    fn span(&self, bits: Bits) -> Span {
        match self.second {
            Some(second) if second.has(bits) => second.span(bits),
            _ => self.main.span(bits),
        }
    }

    /// Puts an unsigned value into a field; the value must fit.
    fn put(&mut self, bits: Bits, value: u32) -> Result<(), Kind> {
        let span = self.span(bits);
        if span.width < 32 && value >> span.width != 0 {
            let max = (1i64 << span.width) - 1;
            return Err(Kind::Range {
                min: 0,
                max,
                got: i64::from(value),
            });
        }
        self.words.set(span.put(value));
        Ok(())
    }

    /// Puts a value between `min` and `max` into a field, in two's complement.
    fn put_ranged(&mut self, bits: Bits, value: i64, min: i64, max: i64) -> Result<(), Kind> {
        if value < min || value > max {
            return Err(Kind::Range {
                min,
                max,
                got: value,
            });
        }
        self.words.set(self.span(bits).put(value as u32));
        Ok(())
    }

    fn finish(&self, out: &mut Vec<u8>) -> usize {
        let start = out.len();
        let bytes = self.second.map_or(self.main.bytes, |second| second.bytes);
        let Words { low, high } = self.words;
        append(low, bytes, out);
        let bytes = usize::from(bytes);
        if bytes > 8 {
            out.extend_from_slice(&high.to_le_bytes()[..bytes - 8]);
        }
        if self.inst.operands.len() > self.desc.operands.len() && self.main.has(Bits::Nsa) {
            self.separate_addresses(out);
        }
        if let Some(literal) = self.literal {
            out.extend_from_slice(&literal.to_le_bytes());
        }
        out.len() - start
    }
}

/// Appends the first words of an instruction that has so many bytes; gives how many that are.
#[inline]
fn append(low: u64, bytes: u8, out: &mut Vec<u8>) -> usize {
    match bytes {
        4 => {
            out.extend_from_slice(&(low as u32).to_le_bytes());
            4
        }
        _ => {
            out.extend_from_slice(&low.to_le_bytes());
            8
        }
    }
}

/// Whether the assembler's names for 16-bit operands include those of the instruction, and the wave
/// size is one that it runs in: pairs are of waves with 32 lanes.
pub(crate) fn has_names(desc: &InstDesc, target: &Target) -> bool {
    let halves = !desc.flags.contains(InstFlags::TRUE16_ONLY) || target.true16 == True16::Real;
    halves && (desc.family != Family::Vopd || target.wave == WaveSize::W32)
}

/// Whether the operand is half of a VGPR with a name of its own, chosen by `op_sel`.
pub(crate) fn is_named_half(o: &OperandDesc, generation: Generation, true16: True16) -> bool {
    generation >= Generation::Gfx11 && true16 == True16::Real && o.mods.contains(InputMods::TRUE16)
}

/// The bit of `op_sel` that chooses the half of an operand.
pub(crate) fn half_bit(o: &OperandDesc) -> u8 {
    1 << source_index(o.field).unwrap_or(3)
}

/// Whether the form has seven bits for the VGPR of a 16-bit operand and one for its half.
pub(crate) fn has_short_halves(form: Form, o: &OperandDesc, generation: Generation) -> bool {
    generation >= Generation::Gfx11
        && o.mods.contains(InputMods::TRUE16)
        && matches!(form, Form::E32 | Form::Dpp | Form::Dpp8)
}

/// Value of `src0` that says "an SDWA dword follows" (manual, section 13.3, "VOP1").
pub(crate) const SDWA: u16 = 0xf9;
/// Value of `src0` that says "a DPP dword follows".
pub(crate) const DPP: u16 = 0xfa;
/// Value of `src0` that says "eight lane selectors follow"; one more fetches from inactive lanes.
pub(crate) const DPP8: u16 = 0xe9;

/// The field of an operand.
pub(crate) fn bits_of(field: Field) -> Bits {
    match field {
        Field::Sdst => Bits::Sdst,
        Field::Ssrc0 => Bits::Ssrc0,
        Field::Ssrc1 => Bits::Ssrc1,
        Field::Simm16 | Field::Literal => Bits::Simm16,
        Field::Vdst => Bits::Vdst,
        Field::Src0 => Bits::Src0,
        Field::Src1 => Bits::Src1,
        Field::Src2 => Bits::Src2,
        Field::Sbase => Bits::Sbase,
        Field::Sdata => Bits::Sdata,
        Field::SmemOffset => Bits::SmemOffset,
        Field::Vaddr => Bits::Vaddr,
        Field::Vdata => Bits::Vdata,
        Field::Vdata1 => Bits::Vdata1,
        Field::Srsrc => Bits::Srsrc,
        Field::Ssamp => Bits::Ssamp,
        Field::Soffset => Bits::Soffset,
        Field::Saddr => Bits::Saddr,
        Field::Attr => Bits::Attr,
        Field::AttrChan => Bits::AttrChan,
        Field::ExpTarget => Bits::ExpTarget,
        Field::Exp0 => Bits::Exp0,
        Field::Exp1 => Bits::Exp1,
        Field::Exp2 => Bits::Exp2,
        Field::Exp3 => Bits::Exp3,
        Field::VdstY => Bits::VdstY,
        Field::Src0Y => Bits::Src0Y,
        Field::Src1Y => Bits::Src1Y,
        Field::Scale0 => Bits::Scale0,
        Field::Scale1 => Bits::Scale1,
    }
}

/// Number of low bits of a register's code that a field leaves out: bases of SMEM are pairs,
/// resources and samplers are quads (manual, sections 7.1, 8.1.2 and 8.2.1).
pub(crate) fn code_shift(field: Field, generation: Generation) -> u8 {
    match field {
        Field::Sbase => 1,
        // GFX12 has room for whole numbers.
        Field::Srsrc | Field::Ssamp if generation >= Generation::Gfx12 => 0,
        Field::Srsrc | Field::Ssamp => 2,
        _ => 0,
    }
}

/// Number of registers of an operand; `None` where several are possible.
///
/// Deviations from the row: an address VGPR beside an SGPR base is a 32-bit offset (manual,
/// section 9.3); buffers need as many address VGPRs as OFFEN, IDXEN and ADDR64 say (section
/// 8.1.3); TFE adds a dword; image data follows DMASK (section 8.2.1).
pub(crate) fn width_of(
    inst: &Inst,
    desc: &InstDesc,
    o: &OperandDesc,
    processor: &Processor,
    wave: WaveSize,
) -> Option<u8> {
    if o.class == OperandClass::LaneMask {
        return Some(wave.mask_registers());
    }
    let by_address = matches!(
        desc.family,
        Family::Global | Family::Mubuf | Family::Mtbuf | Family::Mimg
    );
    if !by_address && !desc.flags.intersects(InstFlags::WMMA | InstFlags::MFMA) {
        return Some(o.width);
    }
    let mods = &inst.mods;
    let tfe = u8::from(mods.has(ModFlags::TFE));
    if desc.flags.contains(InstFlags::WMMA) && wave == WaveSize::W64 {
        return Some(wide_wave_width(desc, o, processor.generation));
    }
    if desc.flags.contains(InstFlags::MFMA) && is_f8f6f4(desc) {
        return Some(f8f6f4_width(o, mods));
    }
    match (desc.family, o.field) {
        (Family::Global, Field::Vdst) if is_transposed(desc) && wave == WaveSize::W64 => {
            Some(o.width / 2)
        }
        (Family::Global, Field::Vaddr) => {
            let saddr = desc.operands.iter().position(|o| o.field == Field::Saddr);
            let based = saddr.is_some_and(|i| matches!(inst.operands[i], Operand::Reg(_)));
            Some(if based { 1 } else { 2 })
        }
        (Family::Mubuf | Family::Mtbuf, Field::Vaddr) => {
            let flag = |f| u8::from(mods.has(f));
            Some(flag(ModFlags::OFFEN) + flag(ModFlags::IDXEN) + 2 * flag(ModFlags::ADDR64))
        }
        (Family::Mubuf | Family::Mtbuf, Field::Vdata) => Some(o.width + tfe),
        (Family::Mimg, Field::Vaddr) if processor.generation < Generation::Gfx10 => None,
        // GFX12 has no tuples of coordinates.
        (Family::Mimg, Field::Vaddr) if processor.generation >= Generation::Gfx12 => {
            separate_widths(desc, mods, processor.generation)
                .first()
                .copied()
        }
        (Family::Mimg, Field::Vaddr) => match has_separate_addresses(inst, desc) {
            true => None,
            false => Some(tuple_width(address_count(desc, mods)))
                .filter(|width| *width <= tuple_width(desc.addresses)),
        },
        (Family::Mimg, Field::Vdata) if o.width > 0 => Some(o.width),
        (Family::Mimg, Field::Vdata) => image_data_width(mods, desc, processor),
        _ => Some(o.width),
    }
}

/// Whether the sizes of a matrix instruction's elements are said by its modifiers.
pub(crate) fn is_f8f6f4(desc: &InstDesc) -> bool {
    let plain = matches!(
        desc.opcode,
        Opcode::VMfmaF3216x16x128F8f6f4 | Opcode::VMfmaF3232x32x64F8f6f4
    );
    plain || is_scaled(desc)
}

/// Whether the instruction has scales for its matrices, in eight bytes before its own.
pub(crate) fn is_scaled(desc: &InstDesc) -> bool {
    desc.operands.iter().any(|o| o.field == Field::Scale0)
}

/// Registers of such an operand: 32 elements of a lane, each of 8, 6 or 4 bits (CDNA 4 manual,
/// "Matrix Arithmetic"). Numbers that no format has are taken for the first by assemblers.
fn f8f6f4_width(o: &OperandDesc, mods: &crate::Modifiers) -> u8 {
    let format = match o.field {
        Field::Src0 => mods.matrix & 7,
        Field::Src1 => mods.matrix >> 7 & 7,
        _ => return o.width,
    };
    f8f6f4_registers(format as u8)
}

/// Registers of a lane's 32 elements of a format, as CBSZ and BLGP number them.
pub fn f8f6f4_registers(format: u8) -> u8 {
    match format {
        2 | 3 => 6,
        4 => 4,
        _ => 8,
    }
}

impl InstDesc {
    /// Registers of an operand whose elements' size the modifiers say, or those of the row.
    pub fn matrix_registers(&self, o: &OperandDesc, mods: &crate::Modifiers) -> u8 {
        match self.flags.contains(InstFlags::MFMA) && is_f8f6f4(self) {
            true => f8f6f4_width(o, mods),
            false => o.width,
        }
    }
}

/// Whether a matrix is loaded, in the other order of rows and columns.
fn is_transposed(desc: &InstDesc) -> bool {
    matches!(
        desc.opcode,
        Opcode::GlobalLoadTrB128 | Opcode::GlobalLoadTrB64
    )
}

/// Matrices are spread over twice as many lanes: GFX11's sources are there twice instead.
fn wide_wave_width(desc: &InstDesc, o: &OperandDesc, generation: Generation) -> u8 {
    let source = matches!(o.field, Field::Src0 | Field::Src1);
    let index = o.field == Field::Src2 && desc.operands[0].role == crate::Role::DefUse;
    match (source && generation == Generation::Gfx11) || index {
        true => o.width,
        false => (o.width / 2).max(1),
    }
}

fn image_data_width(mods: &crate::Modifiers, desc: &InstDesc, processor: &Processor) -> Option<u8> {
    let channels = match is_gather(desc, processor.generation) {
        true => 4,
        false => mods.dmask.count_ones().max(1) as u8,
    };
    let packed = mods.has(ModFlags::D16) && processor.has(Feature::PackedD16);
    let words = if packed {
        channels.div_ceil(2)
    } else {
        channels
    };
    Some(words + u8::from(mods.has(ModFlags::TFE)))
}

/// Whether the instruction gathers one channel of four texels, or of four samples of a texel from
/// GFX11 on.
pub(crate) fn is_gather(desc: &InstDesc, generation: Generation) -> bool {
    let samples = desc.opcode == Opcode::ImageMsaaLoad && generation >= Generation::Gfx11;
    samples || desc.mnemonic.starts_with("image_gather4")
}

/// The operand's type on a generation: the shift of two registers as one is half a register from
/// GFX11 on.
pub(crate) fn is_half_on(opcode: Opcode, o: &OperandDesc, generation: Generation) -> bool {
    let pair = matches!(opcode, Opcode::VCvtPkF32Fp8 | Opcode::VCvtPkF32Bf8)
        && generation >= Generation::Gfx12;
    let shift = matches!(opcode, Opcode::VAlignbitB32 | Opcode::VAlignbyteB32)
        && o.field == Field::Src2
        && generation >= Generation::Gfx11;
    // Where it is single or half precision by op_sel_hi, assemblers have half precision.
    let mixed = o.ty == crate::ValueType::F32
        && o.mods.contains(InputMods::OP_SEL_HI | InputMods::NEG)
        && generation >= Generation::Gfx10;
    mixed || shift || pair && o.role == crate::Role::Use || o.ty.is_half()
}

/// Position of a source for the bits of `neg`, `abs`, `op_sel`, …
pub(crate) fn source_index(field: Field) -> Option<u8> {
    match field {
        Field::Src0 => Some(0),
        Field::Src1 => Some(1),
        Field::Src2 => Some(2),
        _ => None,
    }
}

impl Forms {
    /// The set of one form.
    pub const fn of(form: Form) -> Forms {
        Forms::from_bits_retain(1 << form as u8)
    }
}

const _: () = assert!(FormatKind::Sop1 as u8 == 0, "255 marks a missing format");
