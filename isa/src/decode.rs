//! Bytes to instructions: the inverse of [`crate::encode`].
//!
//! The first nine bits give the format, the format the place of the opcode number, the number the
//! row: three look-ups in tables made at build time, whatever the instruction. Every bit must be
//! accounted for by the row and the format; an encoding with a stray bit is an error, so that
//! encoding again gives the same bytes.

use crate::encode::{DPP, DPP8, RAY_BITS, SCALED_BITS, SDWA, has_names, saddr_off, width_of};
use crate::format::{
    Bits, DISPATCH, FORMAT_KINDS, Fields, Format, FormatKind, Returns, Span, Words, format, kinds,
    row,
};
use crate::{
    Family, Field, Form, Forms, Generation, Inst, InstDesc, InstFlags, Modifiers, OperandDesc,
    Processor, Target, True16, WaveSize,
};
use smallvec::SmallVec;
use std::fmt;

#[path = "decode_mods.rs"]
mod mods;
#[path = "decode_operand.rs"]
mod operand;

/// Why bytes are not an instruction of the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeError {
    /// There are fewer bytes than the encoding has.
    Truncated,
    /// No instruction has these opcode bits.
    UnknownOpcode(u32),
    /// The instruction lacks the form (SDWA, DPP).
    UnknownForm(u32),
    /// An operand that cannot stand there.
    BadOperand {
        /// Mnemonic.
        mnemonic: &'static str,
        /// Position among the operands.
        operand: u8,
    },
    /// Bits of a modifier or an unused field are not what the instruction demands.
    ReservedBits {
        /// Mnemonic.
        mnemonic: &'static str,
        /// The bits of the first two dwords.
        bits: u64,
    },
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::Truncated => f.write_str("instruction is cut off"),
            DecodeError::UnknownOpcode(word) => write!(f, "unknown opcode in {word:#010x}"),
            DecodeError::UnknownForm(word) => write!(f, "unknown SDWA or DPP form in {word:#010x}"),
            DecodeError::BadOperand { mnemonic, operand } => {
                write!(f, "{mnemonic}: operand {operand} is not possible")
            }
            DecodeError::ReservedBits { mnemonic, bits } => {
                write!(f, "{mnemonic}: bits {bits:#x} are wrong")
            }
        }
    }
}

impl std::error::Error for DecodeError {}

struct Decoder<'a> {
    bytes: &'a [u8],
    processor: &'static Processor,
    wave: WaveSize,
    true16: True16,
    generation: Generation,
    desc: &'static InstDesc,
    family: Family,
    form: Form,
    main: &'static Format,
    second: Option<&'static Format>,
    /// The fields of both formats.
    fields: Fields,
    words: Words,
    /// Bits accounted for.
    used: Words,
    /// Size so far.
    size: usize,
    mods: Modifiers,
}

/// Decodes the instruction at the start of `bytes`; gives it and its size.
pub fn decode(bytes: &[u8], target: &Target) -> Result<(Inst, usize), DecodeError> {
    let mut decoder = Decoder::new(bytes, target)?;
    decoder.modifiers()?;
    let mut inst = Inst {
        opcode: decoder.desc.opcode,
        form: decoder.form,
        operands: SmallVec::new(),
        mods: decoder.mods,
    };
    for (index, o) in decoder.desc.operands.iter().enumerate() {
        match decoder.operand(o, &inst) {
            Ok(operand) => inst.operands.push(operand),
            Err(Bad::Truncated) => return Err(DecodeError::Truncated),
            Err(Bad::Operand) => {
                return Err(DecodeError::BadOperand {
                    mnemonic: decoder.desc.mnemonic,
                    operand: index as u8,
                });
            }
        }
    }
    // Halves that the short forms have in the numbers of registers.
    inst.mods.op_sel = decoder.mods.op_sel;
    decoder.forget_halves_of_scalars(&mut inst);
    decoder.separate_addresses(&mut inst)?;
    let missing = decoder.implied_bits();
    let stray = decoder.words.low & !decoder.used.low | missing;
    let stray_high = decoder.words.high & !decoder.used.high;
    if stray | stray_high != 0 {
        return Err(DecodeError::ReservedBits {
            mnemonic: decoder.desc.mnemonic,
            bits: if stray != 0 { stray } else { stray_high },
        });
    }
    Ok((inst, decoder.size))
}

/// What can be wrong with an operand.
enum Bad {
    Truncated,
    Operand,
}

fn dword(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at + 4)?;
    Some(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}

impl<'a> Decoder<'a> {
    fn new(bytes: &'a [u8], target: &Target) -> Result<Decoder<'a>, DecodeError> {
        let processor = target.processor;
        let generation = processor.generation;
        let first = dword(bytes, 0).ok_or(DecodeError::Truncated)?;
        let unknown = DecodeError::UnknownOpcode(first);
        let kind = DISPATCH[generation as usize][(first >> 23) as usize];
        let kind = *FORMAT_KINDS.get(usize::from(kind)).ok_or(unknown)?;
        let kind = match has_scales(bytes, processor) {
            true => FormatKind::Vop3px,
            false => kind,
        };
        let outline = format(generation, kind).ok_or(unknown)?;
        let words = words(bytes, outline.bytes).ok_or(DecodeError::Truncated)?;
        let (family, returns) = family_of(kind, outline, words).ok_or(unknown)?;
        let op = outline.span(Bits::Op);
        let number = op.get(words) | outline.span(Bits::OpHigh).get(words) << op.width;
        let desc = find(processor, family, number, returns).ok_or(unknown)?;
        if !has_names(desc, target) {
            return Err(unknown);
        }
        let family = desc.family_on(generation);
        let forms = desc.forms_on(generation);
        let form = form_of(forms, kind, family, outline, words, generation);
        if !forms.contains(Forms::of(form)) {
            return Err(DecodeError::UnknownForm(first));
        }
        let (main, second) = match form {
            // The usual one: nothing of the row can make it another.
            Form::E32 if family != Family::Vintrp => (kind, None),
            _ => kinds(desc, family, form, generation),
        };
        // GFX12's images: the number is one of the other format's.
        if family == Family::Mimg && main != kind {
            return Err(unknown);
        }
        let main = format(generation, main).ok_or(unknown)?;
        let second = match second {
            Some(kind) => Some(format(generation, kind).ok_or(DecodeError::UnknownForm(first))?),
            None => None,
        };
        let bytes_needed = second.map_or(main.bytes, |second| second.bytes);
        let words = match bytes_needed == outline.bytes {
            true => words,
            false => self::words(bytes, bytes_needed).ok_or(DecodeError::Truncated)?,
        };
        let mut used = Words {
            low: u64::from(main.mask),
            high: 0,
        };
        used.set(main.span(Bits::Op).put(u32::MAX));
        used.set(main.span(Bits::OpHigh).put(u32::MAX));
        let mut mods = Modifiers::default();
        if second.is_some() {
            let src0 = main.span(Bits::Src0);
            used.set(src0.put(u32::MAX));
            let dpp8 = matches!(form, Form::Dpp8 | Form::E64Dpp8);
            mods.dpp.fetch_inactive = dpp8 && src0.get(words) & 0xff == u32::from(DPP8) + 1;
        }
        let size = usize::from(bytes_needed);
        Ok(Decoder {
            bytes,
            processor,
            wave: target.wave,
            true16: target.true16,
            generation,
            desc,
            family,
            form,
            main,
            second,
            fields: second.map_or(main.fields, |second| main.fields.with(second.fields)),
            words,
            used,
            size,
            mods,
        })
    }

    fn span(&self, bits: Bits) -> Span {
        match self.second {
            Some(second) if second.has(bits) => second.span(bits),
            _ => self.main.span(bits),
        }
    }

    /// The value of a field, whose bits are accounted for by this.
    fn take(&mut self, bits: Bits) -> u32 {
        self.take_some(bits, u32::MAX)
    }

    /// The bits of a field that `allowed` has; only these are accounted for.
    fn take_some(&mut self, bits: Bits, allowed: u32) -> u32 {
        let span = self.span(bits);
        let (word, used) = match span.low < 64 {
            true => (self.words.low, &mut self.used.low),
            false => (self.words.high, &mut self.used.high),
        };
        let mask = ((1u64 << span.width) - 1) & u64::from(allowed);
        let shift = span.low & 63;
        *used |= mask << shift;
        (word >> shift & mask) as u32
    }

    /// The value of a field in two's complement.
    fn take_signed(&mut self, bits: Bits) -> i32 {
        let width = self.span(bits).width;
        let value = self.take(bits);
        if width == 0 {
            0
        } else {
            (value << (32 - width)) as i32 >> (32 - width)
        }
    }

    /// Bits that follow from the row. Gives those that should be set and are not.
    fn implied_bits(&mut self) -> u64 {
        let mut missing = self.implied_by_matrix();
        let flags = self.desc.flags;
        if flags.contains(InstFlags::RAY) {
            for (bits, value) in RAY_BITS {
                let span = self.span(bits);
                self.used.set(span.put(u32::MAX));
                missing |= span.put(value).low & !self.words.low;
            }
        }
        // Where other comparisons have their destination stands EXEC.
        if flags.contains(InstFlags::WRITES_EXEC_ONLY) && self.form.is_long() {
            missing |= self.demand(Bits::Sdst, u32::from(EXEC));
        }
        if self.fields.has_any(MEMORY) {
            missing |= self.implied_by_memory();
        }
        missing
    }

    /// The whole field must have the value. Gives the bits that are wrong.
    fn demand(&mut self, bits: Bits, value: u32) -> u64 {
        let span = self.span(bits);
        self.used.set(span.put(u32::MAX));
        let wrong = span.put(span.get(self.words) ^ value);
        wrong.low | wrong.high
    }

    fn implied_by_matrix(&mut self) -> u64 {
        let mut missing = 0;
        if crate::encode::has_fixed_halves(self.desc, self.family, self.generation) {
            for (bits, value) in crate::encode::HALVES_BITS {
                let span = self.span(bits);
                missing |= span.put(value).low & !self.words.low;
            }
        }
        if self.main.has(Bits::Scale0) {
            for (bits, value) in SCALED_BITS {
                missing |= self.demand(bits, value);
            }
        }
        missing
    }

    fn implied_by_memory(&mut self) -> u64 {
        let flags = self.desc.flags;
        if self.family.is_flat_encoded() {
            self.take(Bits::Segment);
        }
        let mut missing = 0;
        // The FLAT segment has no base, and says so; nor has what is done to a cache.
        let nothing = self.family == Family::Global && self.desc.operands.is_empty();
        if (self.family == Family::Flat || nothing) && self.generation >= Generation::Gfx10 {
            missing |= self.demand(Bits::Saddr, saddr_off(self.generation));
        }
        let gds = flags.contains(InstFlags::GDS_ONLY);
        let lds = flags.contains(InstFlags::LDS_DMA) && self.family == Family::Mubuf;
        let untyped = self.family == Family::Mubuf && self.main.has(Bits::UnifiedFormat);
        if untyped {
            missing |= self.demand(Bits::UnifiedFormat, 1);
        }
        for (bits, needed) in [(Bits::Gds, gds), (Bits::Lds, lds)] {
            if needed && self.take(bits) == 0 {
                missing |= self.span(bits).put(1).low;
            }
        }
        missing
    }

    /// What has halves in the names of registers alone has none of scalars and constants.
    fn forget_halves_of_scalars(&self, inst: &mut Inst) {
        if self.desc.opcode != crate::Opcode::VCndmaskB16 {
            return;
        }
        for (o, operand) in self.desc.operands.iter().zip(&inst.operands) {
            if !operand.reg().is_some_and(|span| span.base.is_vgpr()) {
                inst.mods.op_sel &= !crate::encode::half_bit(o);
            }
        }
    }

    /// The further registers of an image's address, a byte each.
    fn separate_addresses(&mut self, inst: &mut Inst) -> Result<(), DecodeError> {
        if self.generation >= Generation::Gfx12 && self.family == Family::Mimg {
            let fields = crate::encode::ADDRESS_FIELDS.map(|bits| self.take(bits) as u8);
            return self.split_address(inst, &fields);
        }
        if self.span(Bits::Nsa).width == 0 {
            return Ok(());
        }
        let dwords = self.take(Bits::Nsa) as usize;
        let further = self.bytes.get(self.size..self.size + 4 * dwords);
        let further = further.ok_or(DecodeError::Truncated)?;
        self.size += 4 * dwords;
        self.split_address(inst, further)
    }

    fn is_field_present(&self, field: Field) -> bool {
        self.span(crate::encode::bits_of(field)).width != 0
    }
}

/// Fields that some memory instructions demand a value of.
const MEMORY: Fields = Fields::of(&[
    Bits::Segment,
    Bits::Saddr,
    Bits::Gds,
    Bits::Lds,
    Bits::UnifiedFormat,
]);

/// EXEC's code.
const EXEC: u16 = 126;

/// [`DPP8`] that fetches from inactive lanes.
const DPP8_FI: u16 = DPP8 + 1;

/// The first dwords of an encoding of so many bytes.
fn words(bytes: &[u8], size: u8) -> Option<Words> {
    let mut words = Words {
        low: u64::from(dword(bytes, 0)?),
        high: 0,
    };
    if size > 4 {
        words.low |= u64::from(dword(bytes, 4)?) << 32;
    }
    if size > 8 {
        words.high = u64::from(dword(bytes, 8)?);
    }
    if size > 12 {
        words.high |= u64::from(dword(bytes, 12)?) << 32;
    }
    Some(words)
}

/// Whether the matrix instruction after `v_mfma_ld_scale_b32` says that it has scales: then both
/// are one instruction (CDNA 4 manual, "VOP3PX").
fn has_scales(bytes: &[u8], processor: &Processor) -> bool {
    if processor.generation != Generation::Gfx940 {
        return false;
    }
    let half = |at| dword(bytes, at).map_or(0, |word| word >> 16);
    half(0) == 0xd3ac
        && matches!(half(8), 0xd3ad | 0xd3ae)
        && dword(bytes, 8).unwrap_or(0) >> 11 & 0xf == 1
        && processor.has(crate::Feature::Gfx950)
}

/// The family of a format, and whether its GLC bit asks for an atomic's old value.
fn family_of(kind: FormatKind, outline: &Format, words: Words) -> Option<(Family, Returns)> {
    let glc = match outline.span(Bits::Glc).get(words) | outline.span(Bits::Th).get(words) & 1 {
        0 => Returns::No,
        _ => Returns::Yes,
    };
    let family = match kind {
        FormatKind::Sop1 => Family::Sop1,
        FormatKind::Sop2 => Family::Sop2,
        FormatKind::Sopc => Family::Sopc,
        FormatKind::Sopk => Family::Sopk,
        FormatKind::Sopp => Family::Sopp,
        FormatKind::Smem => Family::Smem,
        FormatKind::Vop1 => Family::Vop1,
        FormatKind::Vop2 => Family::Vop2,
        FormatKind::Vopc => Family::Vopc,
        FormatKind::Vop3 | FormatKind::Vop3b | FormatKind::Vop3c | FormatKind::Vop3i => {
            Family::Vop3
        }
        FormatKind::Vop3p | FormatKind::Mai | FormatKind::Vop3px => Family::Vop3p,
        FormatKind::Vintrp => Family::Vintrp,
        FormatKind::Ds => Family::Ds,
        FormatKind::Flat => match outline.span(Bits::Segment).get(words) {
            0 => Family::Flat,
            1 => Family::Scratch,
            2 => Family::Global,
            _ => return None,
        },
        // GFX12's typed and untyped buffers differ in the number's highest bit.
        FormatKind::Mubuf if outline.has(Bits::UnifiedFormat) => {
            match outline.span(Bits::Op).get(words) >> 7 {
                0 => Family::Mubuf,
                _ => Family::Mtbuf,
            }
        }
        FormatKind::Mubuf => Family::Mubuf,
        FormatKind::Mtbuf => Family::Mtbuf,
        FormatKind::Mimg | FormatKind::Vimage | FormatKind::Vsample => Family::Mimg,
        FormatKind::Exp => Family::Exp,
        FormatKind::Sdwa
        | FormatKind::Sdwab
        | FormatKind::Dpp
        | FormatKind::Dpp8
        | FormatKind::E64dpp
        | FormatKind::E64dpp8 => return None,
        FormatKind::Vinterp => Family::Vinterp,
        FormatKind::Ldsdir => Family::Ldsdir,
        FormatKind::Vopd => Family::Vopd,
    };
    Some((family, glc))
}

/// The row of a number. With GLC an atomic that returns is meant where there is one; loads and
/// stores have one row for both.
fn find(
    processor: &Processor,
    family: Family,
    number: u32,
    returns: Returns,
) -> Option<&'static InstDesc> {
    let without = || row(processor, family, number, Returns::No);
    match returns {
        Returns::Yes => row(processor, family, number, Returns::Yes).or_else(without),
        Returns::No => without(),
    }
}

fn form_of(
    forms: Forms,
    kind: FormatKind,
    family: Family,
    outline: &Format,
    words: Words,
    generation: Generation,
) -> Form {
    let src0 = || outline.span(Bits::Src0).get(words) as u16;
    match kind {
        FormatKind::Vintrp => Form::E32,
        FormatKind::Vop1 | FormatKind::Vop2 | FormatKind::Vopc => {
            let has_source = forms.intersects(Forms::SDWA | Forms::DPP);
            let new = generation >= Generation::Gfx10;
            match src0() {
                SDWA if has_source => Form::Sdwa,
                DPP if has_source => Form::Dpp,
                code if has_source && new && matches!(code & 0x1ff, DPP8 | DPP8_FI) => Form::Dpp8,
                _ => Form::E32,
            }
        }
        FormatKind::Vop3 | FormatKind::Vop3p if generation >= Generation::Gfx11 => {
            let plain = match family {
                Family::Vop3 | Family::Vop3p => Form::Native,
                _ => Form::E64,
            };
            match src0() {
                DPP if forms.contains(Forms::E64DPP) => Form::E64Dpp,
                DPP8 | DPP8_FI if forms.contains(Forms::E64DPP8) => Form::E64Dpp8,
                _ => plain,
            }
        }
        FormatKind::Vop3 if family != Family::Vop3 => Form::E64,
        _ => Form::Native,
    }
}

/// Number of registers of an operand while decoding; where several are possible, the fewest.
fn decoded_width(
    inst: &Inst,
    desc: &InstDesc,
    o: &OperandDesc,
    processor: &Processor,
    wave: WaveSize,
) -> u8 {
    match width_of(inst, desc, o, processor, wave) {
        Some(width) => width,
        None if o.field == Field::Vdata => inst.mods.dmask.count_ones().max(1) as u8,
        None => o.width.max(1),
    }
}
