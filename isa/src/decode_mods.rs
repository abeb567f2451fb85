//! Modifiers out of their fields.

use super::{DecodeError, Decoder};
use crate::encode::{
    FLAGS, TRUTH_TABLE_BITS, allowed_flags, byte_field, can_clamp, has_cache_policy, has_omod,
    has_swap_controls, index_keys, is_f8f6f4, is_packed_sdwa, is_wide_to_lds, selectable,
    selects_bytes, selects_destination, selects_half, source_index, temporal_hints,
};
use crate::format::{Bits, Fields};
use crate::special;
use crate::{
    Dpp, Family, Feature, Form, Generation, InputMods, InstDesc, InstFlags, ModFlags, Omod,
    OperandClass, Reg, Sdwa, SdwaSel, SdwaUnused,
};

/// The fields of [`FLAGS`].
const FLAG_FIELDS: Fields = {
    let mut fields = Fields::of(&[]);
    let mut i = 0;
    while i < FLAGS.len() {
        fields = fields.with(Fields::of(&[FLAGS[i].1]));
        i += 1;
    }
    fields
};

/// The field of the flag that is bit i.
const FLAG_BITS: [Bits; 32] = {
    let mut all = [Bits::Op; 32];
    let mut i = 0;
    while i < FLAGS.len() {
        all[FLAGS[i].0.bits().trailing_zeros() as usize] = FLAGS[i].1;
        i += 1;
    }
    all
};

/// The fields of modifiers that few formats have.
const REST: Fields = Fields::of(&[
    Bits::Dmask,
    Bits::Dfmt,
    Bits::Nfmt,
    Bits::UnifiedFormat,
    Bits::Dim,
    Bits::WaitExp,
    Bits::WaitVdst,
    Bits::Abid,
    Bits::Cbsz,
    Bits::Blgp,
]);

/// The fields of signs and choices for both halves.
const HALVES: Fields = Fields::of(&[Bits::NegLo, Bits::NegHi, Bits::OpSelHi]);

/// The sources, as bits, that allow each modifier of the inputs.
#[derive(Default)]
struct Sources {
    neg: u32,
    abs: u32,
    neg_lo_hi: u32,
    neg_lo: u32,
    op_sel_hi: u32,
    sext: u32,
}

impl Sources {
    fn of(desc: &InstDesc) -> Sources {
        let mut sources = Sources::default();
        for o in desc.operands {
            let Some(index) = source_index(o.field) else {
                continue;
            };
            let bit = |wanted| u32::from(o.mods.contains(wanted)) << index;
            sources.neg |= bit(InputMods::NEG);
            sources.abs |= bit(InputMods::ABS);
            sources.neg_lo_hi |= bit(InputMods::NEG_LO_HI);
            sources.neg_lo |= bit(InputMods::NEG_LO);
            sources.op_sel_hi |= bit(InputMods::OP_SEL_HI);
            sources.sext |= bit(InputMods::SEXT);
        }
        sources
    }
}

impl Decoder<'_> {
    pub(super) fn modifiers(&mut self) -> Result<(), DecodeError> {
        self.flags();
        self.cache_policy()?;
        self.offset();
        if !(self.family.is_valu() || self.family == Family::Vintrp) {
            self.rest();
            return Ok(());
        }
        self.output();
        match self.form {
            Form::Sdwa => self.sdwa()?,
            Form::Dpp => self.dpp(),
            Form::Dpp8 => self.mods.dpp8 = self.take(Bits::Dpp8),
            Form::E64Dpp => {
                self.inputs();
                self.dpp_dword();
            }
            Form::E64Dpp8 => {
                self.inputs();
                self.mods.dpp8 = self.take(Bits::Dpp8);
            }
            _ => self.inputs(),
        }
        self.rest();
        Ok(())
    }

    fn flags(&mut self) {
        if !self.fields.has_any(FLAG_FIELDS) {
            return;
        }
        let allowed = allowed_flags(self.desc, self.family, self.generation);
        if allowed.is_empty() {
            return;
        }
        let mut left = allowed.bits();
        while left != 0 {
            let place = left.trailing_zeros();
            left &= left - 1;
            let flag = ModFlags::from_bits_retain(1 << place);
            let bits = FLAG_BITS[place as usize];
            if is_wide_to_lds(self.desc, flag) && !self.processor.has(Feature::Gfx950) {
                continue;
            }
            if self.take(bits) != 0 {
                self.mods.flags |= flag;
            }
        }
    }

    /// Temporal hint and scope. What has no name is reserved.
    fn cache_policy(&mut self) -> Result<(), DecodeError> {
        if !has_cache_policy(self.desc, self.family, self.generation) {
            return Ok(());
        }
        self.mods.th = self.take(Bits::Th) as u8;
        self.mods.scope = self.take(Bits::Scope) as u8;
        if self.desc.flags.contains(InstFlags::RETURNS) {
            self.mods.flags |= ModFlags::GLC;
            self.mods.th &= !1;
        }
        let allowed = temporal_hints(self.desc, self.family);
        match self.mods.th & !allowed == 0 && crate::cache::name(self.desc, &self.mods).is_some() {
            true => Ok(()),
            false => Err(DecodeError::ReservedBits {
                mnemonic: self.desc.mnemonic,
                bits: self.span(Bits::Th).put(u32::MAX).low,
            }),
        }
    }

    fn offset(&mut self) {
        if self.family == Family::Smem && self.generation >= Generation::Gfx10 {
            let mut operands = self.desc.operands.iter();
            if operands.any(|o| o.class == OperandClass::SmemOffset) {
                self.new_smem_offset_mods();
            }
        }
        if self.span(Bits::SmemSoffsetEn).get(self.words) != 0 {
            self.mods.flags |= ModFlags::SOFFSET;
            self.mods.offset = self.take_signed(Bits::SmemOffset);
        }
        if self.span(Bits::Offset).width == 0 {
            return;
        }
        if self.desc.operands.is_empty() && !self.desc.flags.contains(InstFlags::GDS_ONLY) {
            return;
        }
        match self.family {
            _ if self.desc.flags.contains(InstFlags::TWO_OFFSETS) => {
                let both = self.take(Bits::Offset);
                self.mods.offset = (both & 0xff) as i32;
                self.mods.offset1 = (both >> 8) as u8;
            }
            Family::Global | Family::Scratch => self.mods.offset = self.take_signed(Bits::Offset),
            // The sign bit of a FLAT-segment offset must be zero.
            Family::Flat if self.generation == Generation::Gfx12 => {
                self.mods.offset = self.take_signed(Bits::Offset);
            }
            Family::Flat => {
                let mask = match self.generation {
                    Generation::Gfx10 => 0x7ff,
                    _ => 0xfff,
                };
                self.mods.offset = self.take_some(Bits::Offset, mask) as i32;
            }
            Family::Mubuf | Family::Mtbuf if self.generation == Generation::Gfx12 => {
                self.mods.offset = self.take_some(Bits::Offset, 0x7f_ffff) as i32;
            }
            _ => self.mods.offset = self.take(Bits::Offset) as i32,
        }
    }

    /// An immediate beside an SGPR.
    fn new_smem_offset_mods(&mut self) {
        let code = self.span(Bits::SmemSoffset).get(self.words) as u16;
        let offset = self.take_signed(Bits::SmemOffset);
        if special::reg(code, self.generation) != Some(Reg::NULL) && offset != 0 {
            self.mods.flags |= ModFlags::SOFFSET;
            self.mods.offset = offset;
        }
    }

    fn output(&mut self) {
        if !self.fields.has_any(Fields::of(&[Bits::Clamp, Bits::Omod])) {
            return;
        }
        if can_clamp(self.desc, self.form, self.generation) && self.take(Bits::Clamp) != 0 {
            self.mods.flags |= ModFlags::CLAMP;
        }
        if has_omod(self.desc, self.form, self.generation) {
            self.mods.omod = match self.take(Bits::Omod) {
                0 => Omod::None,
                1 => Omod::Mul2,
                2 => Omod::Mul4,
                _ => Omod::Div2,
            };
        }
    }

    fn inputs(&mut self) {
        // The 32-bit encodings have no input modifiers.
        if self.form == Form::E32 {
            return;
        }
        let sources = Sources::of(self.desc);
        let mut sel = u32::from(selectable(self.desc, self.generation, self.true16));
        if selects_half(self.desc, self.generation, self.true16) {
            sel |= 0b1000;
        }
        if selects_bytes(self.desc, self.generation) {
            sel |= 0b0100;
        }
        self.mods.neg = self.take_some(Bits::Neg, sources.neg) as u8;
        self.mods.abs = self.take_some(Bits::Abs, sources.abs) as u8;
        if self.fields.has_any(HALVES) {
            self.signs_of_halves(&sources);
        }
        self.mods.op_sel = self.take_some(Bits::OpSel, sel) as u8;
        if let Some(field) = byte_field(self.desc, self.form, self.generation) {
            let bits = self.take_some(Bits::OpSel, field.bits(3));
            self.mods.byte_sel = field.byte(bits);
        }
        if self.desc.flags.contains(InstFlags::TRUTH_TABLE) {
            for (bits, shift) in TRUTH_TABLE_BITS {
                self.mods.bitop3 |= (self.take(bits) << shift) as u8;
            }
        }
        if has_swap_controls(self.desc, self.form) {
            let controls = self.take_some(Bits::OpSel, 0b11);
            self.mods.dpp.fetch_inactive = controls & 1 != 0;
            self.mods.dpp.bound_ctrl = controls & 2 != 0;
        }
        let keys = index_keys(self.desc, self.wave);
        if keys > 1 {
            self.mods.index_key = self.take_some(Bits::OpSel, u32::from(keys) - 1) as u8;
        }
    }

    /// The packed format has two sets of signs; what is not packed has its own in these.
    fn signs_of_halves(&mut self, sources: &Sources) {
        self.mods.neg |= self.take_some(Bits::NegLo, sources.neg) as u8;
        self.mods.abs |= self.take_some(Bits::NegHi, sources.abs) as u8;
        let low = sources.neg_lo_hi | sources.neg_lo;
        self.mods.neg_lo = self.take_some(Bits::NegLo, low) as u8;
        self.mods.neg_hi = self.take_some(Bits::NegHi, sources.neg_lo_hi) as u8;
        self.op_sel_hi(sources.op_sel_hi as u8);
    }

    /// Sources without the modifier keep the opcode's default, and any bit of theirs is accepted:
    /// encoders differ here.
    fn op_sel_hi(&mut self, sources: u8) {
        if self.span(Bits::OpSelHi).width == 0 {
            return;
        }
        let field = self.take(Bits::OpSelHi) | self.take(Bits::OpSelHi2) << 2;
        let default = self.desc.opcode.default_mods().op_sel_hi;
        self.mods.op_sel_hi = (field as u8 & sources) | (default & !sources);
    }

    fn second_inputs(&mut self, sources: &Sources) {
        let (mut neg, mut abs) = (sources.neg, sources.abs);
        // Packed halves have no signs here; the bits do nothing.
        if is_packed_sdwa(self.desc, self.form) {
            (neg, abs) = (0, 0);
        }
        let both = |low: u32, high: u32| (low | high << 1) as u8;
        self.mods.neg = both(
            self.take_some(Bits::Neg0, neg & 1),
            self.take_some(Bits::Neg1, neg >> 1 & 1),
        );
        self.mods.abs = both(
            self.take_some(Bits::Abs0, abs & 1),
            self.take_some(Bits::Abs1, abs >> 1 & 1),
        );
    }

    fn sdwa(&mut self) -> Result<(), DecodeError> {
        let allowed = Sources::of(self.desc);
        self.second_inputs(&allowed);
        let sext = allowed.sext;
        let signs = (
            self.take_some(Bits::Sext0, sext & 1),
            self.take_some(Bits::Sext1, sext >> 1 & 1),
        );
        let bad = DecodeError::UnknownForm(self.words.low as u32);
        let mut sdwa = Sdwa {
            sext: (signs.0 | signs.1 << 1) as u8,
            ..Sdwa::default()
        };
        let sources = self
            .desc
            .operands
            .iter()
            .filter(|o| source_index(o.field).is_some())
            .count();
        if sources >= 1 {
            sdwa.src0_sel = select(self.take(Bits::Sel0)).ok_or(bad)?;
        }
        if sources >= 2 {
            sdwa.src1_sel = select(self.take(Bits::Sel1)).ok_or(bad)?;
        }
        let has_destination = self.desc.operands.iter().any(|o| o.role.writes());
        if self.span(Bits::DstSel).width != 0 && has_destination {
            sdwa.dst_sel = select(self.take(Bits::DstSel)).ok_or(bad)?;
            sdwa.dst_unused = match self.take(Bits::DstUnused) {
                0 => SdwaUnused::Pad,
                1 => SdwaUnused::Sext,
                2 => SdwaUnused::Preserve,
                _ => return Err(bad),
            };
            let default = (sdwa.dst_sel, sdwa.dst_unused) == (SdwaSel::Dword, SdwaUnused::Pad);
            if !selects_destination(self.desc) && !default {
                return Err(bad);
            }
        }
        self.mods.sdwa = sdwa;
        Ok(())
    }

    fn dpp(&mut self) {
        self.second_inputs(&Sources::of(self.desc));
        self.dpp_dword();
    }

    fn dpp_dword(&mut self) {
        self.mods.dpp = Dpp {
            ctrl: self.take(Bits::DppCtrl) as u16,
            row_mask: self.take(Bits::RowMask) as u8,
            bank_mask: self.take(Bits::BankMask) as u8,
            bound_ctrl: self.take(Bits::BoundCtrl) != 0,
            fetch_inactive: self.take(Bits::Fi) != 0,
        };
    }

    fn rest(&mut self) {
        if !self.fields.has_any(REST) {
            return;
        }
        if !self.desc.flags.contains(InstFlags::RAY) {
            self.mods.dmask = self.take(Bits::Dmask) as u8;
        }
        self.mods.format = (self.take(Bits::Dfmt) | self.take(Bits::Nfmt) << 4) as u8;
        if self.family != Family::Mubuf {
            self.mods.format |= self.take(Bits::UnifiedFormat) as u8;
        }
        self.mods.dim = self.take(Bits::Dim) as u8;
        self.mods.wait = (self.take(Bits::WaitExp) | self.take(Bits::WaitVdst)) as u8;
        if self.desc.flags.contains(InstFlags::MFMA) {
            let abid = match is_f8f6f4(self.desc) {
                true => 0,
                false => self.take(Bits::Abid),
            };
            let cbsz = self.take(Bits::Cbsz);
            self.mods.matrix = (cbsz | abid << 3 | self.take(Bits::Blgp) << 7) as u16;
        }
    }
}

fn select(code: u32) -> Option<SdwaSel> {
    Some(match code {
        0 => SdwaSel::Byte0,
        1 => SdwaSel::Byte1,
        2 => SdwaSel::Byte2,
        3 => SdwaSel::Byte3,
        4 => SdwaSel::Word0,
        5 => SdwaSel::Word1,
        6 => SdwaSel::Dword,
        _ => return None,
    })
}
