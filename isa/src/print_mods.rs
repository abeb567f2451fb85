//! Modifiers as text, in the disassembler's order.

use super::*;
use crate::dpp;

impl Display<'_> {
    pub(super) fn modifiers(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.family {
            Family::Vop1
            | Family::Vop2
            | Family::Vopc
            | Family::Vop3
            | Family::Vop3p
            | Family::Vintrp => self.vector(f),
            Family::Smem => self.smem(f),
            Family::Ds => self.ds(f),
            Family::Flat | Family::Global | Family::Scratch => {
                self.offset(f)?;
                self.cache_policy(f)?;
                self.flags(f, &[ModFlags::LDS, ModFlags::TFE])
            }
            Family::Mubuf | Family::Mtbuf => self.buffer(f),
            Family::Mimg => self.image(f),
            Family::Exp => self.flags(
                f,
                &[
                    ModFlags::DONE,
                    ModFlags::COMPR,
                    ModFlags::VM,
                    ModFlags::ROW_EN,
                ],
            ),
            Family::Vinterp => self.interpolation(f),
            Family::Ldsdir if self.generation >= Generation::Gfx12 => {
                let wait = u8::from(self.inst.mods.has(ModFlags::WAIT_VSRC));
                write!(
                    f,
                    " wait_va_vdst:{} wait_vm_vsrc:{wait}",
                    self.inst.mods.wait
                )
            }
            Family::Ldsdir => write!(f, " wait_vdst:{}", self.inst.mods.wait),
            _ => Ok(()),
        }
    }

    fn vector(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = &self.inst.mods;
        if mods.has(ModFlags::HIGH) {
            f.write_str(" high")?;
        }
        let clamp = if mods.has(ModFlags::CLAMP) {
            " clamp"
        } else {
            ""
        };
        // Interpolations have it first.
        if self.desc.operands.iter().any(|o| o.field == Field::Attr) {
            f.write_str(clamp)?;
            self.selects(f)?;
        } else {
            self.truth_table(f)?;
            self.selects(f)?;
            f.write_str(clamp)?;
        }
        f.write_str(match mods.omod {
            Omod::None => "",
            Omod::Mul2 => " mul:2",
            Omod::Mul4 => " mul:4",
            Omod::Div2 => " div:2",
        })?;
        match self.inst.form {
            Form::Sdwa => self.sdwa(f),
            Form::Dpp | Form::E64Dpp => self.dpp(f),
            Form::Dpp8 | Form::E64Dpp8 => self.dpp8(f),
            Form::E64 => self.dpp_controls(f),
            _ => self.matrix(f),
        }
    }

    fn truth_table(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.inst.mods.bitop3 {
            0 => Ok(()),
            table @ 1..=10 => write!(f, " bitop3:{table}"),
            table => write!(f, " bitop3:{table:#x}"),
        }
    }

    fn interpolation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = &self.inst.mods;
        self.flags(f, &[ModFlags::CLAMP])?;
        if mods.op_sel != 0 {
            Self::list(f, "op_sel", (0..4).map(|i| mods.op_sel >> i & 1))?;
        }
        write!(f, " wait_exp:{}", mods.wait)
    }

    /// Number of sources.
    fn sources(&self) -> u8 {
        self.desc
            .operands
            .iter()
            .filter(|o| source_index(o.field).is_some())
            .count() as u8
    }

    fn list(f: &mut fmt::Formatter<'_>, name: &str, bits: impl Iterator<Item = u8>) -> fmt::Result {
        write!(f, " {name}:[")?;
        for (i, bit) in bits.enumerate() {
            write!(f, "{}{bit}", if i == 0 { "" } else { "," })?;
        }
        f.write_str("]")
    }

    fn selects(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = &self.inst.mods;
        let count = self.sources();
        let bits = |set: u8| (0..count).map(move |i| set >> i & 1);
        let all = (1u8 << count) - 1;
        let named = self.desc.operands.iter().any(|o| self.is_half(o));
        let short = matches!(self.inst.form, Form::E32 | Form::Dpp | Form::Dpp8);
        if short || self.hides_selects() {
        } else if mods.op_sel != 0 && self.family == Family::Vop3p {
            Self::list(f, "op_sel", bits(mods.op_sel))?;
        } else if mods.op_sel != 0 && self.has_four_selects() {
            let set = mods.op_sel;
            Self::list(f, "op_sel", (0..4).map(|i| set >> i & 1))?;
        } else if mods.op_sel != 0 && named && self.accumulates() {
            // The destination is a source too, whose own bit is not used.
            let last = [0, mods.op_sel >> 3 & 1];
            Self::list(f, "op_sel", bits(mods.op_sel).chain(last))?;
        } else if mods.op_sel != 0 && self.selects_sources_only() && !named {
            let bits = crate::encode::selectable(self.desc, self.generation, self.true16);
            let count = bits.count_ones() as u8;
            let set = mods.op_sel;
            Self::list(f, "op_sel", (0..count).map(|i| set >> i & 1))?;
        } else if mods.op_sel != 0 && named && self.hides_destination() {
            Self::list(f, "op_sel", bits(mods.op_sel))?;
        } else if mods.op_sel != 0 {
            Self::list(f, "op_sel", bits(mods.op_sel).chain([mods.op_sel >> 3 & 1]))?;
        }
        if mods.byte_sel != 0 {
            write!(f, " byte_sel:{}", mods.byte_sel)?;
        }
        if mods.index_key != 0 {
            write!(f, " index_key:{}", mods.index_key)?;
        }
        let default = self.inst.opcode.default_mods().op_sel_hi;
        // Which bytes of the scales are used is always said.
        let scaled = crate::encode::is_scaled(self.desc);
        if (mods.op_sel_hi ^ default) & all != 0 || scaled {
            Self::list(f, "op_sel_hi", bits(mods.op_sel_hi))?;
        }
        if mods.neg_lo != 0 {
            Self::list(f, "neg_lo", bits(mods.neg_lo))?;
        }
        if mods.neg_hi != 0 {
            Self::list(f, "neg_hi", bits(mods.neg_hi))?;
        }
        Ok(())
    }

    /// Lane permutations have bits for two of their sources and none for the destination.
    fn selects_sources_only(&self) -> bool {
        let half = crate::encode::selects_half(self.desc, self.generation, self.true16);
        self.family == Family::Vop3 && !half
    }

    /// Comparisons show a bit for their destination, which has none, in some forms only.
    fn hides_destination(&self) -> bool {
        let exec = self.desc.flags.contains(InstFlags::WRITES_EXEC_ONLY);
        self.family == Family::Vopc && (self.inst.form.is_dpp() || exec)
    }

    /// Is the result added to a half register, not put into a part of it?
    fn accumulates(&self) -> bool {
        let first = self.desc.operands.first();
        let part = self.desc.flags.contains(InstFlags::DST_OP_SEL);
        !part && first.is_some_and(|o| o.role == crate::Role::DefUse && self.is_half(o))
    }

    /// The halves of this one are in the registers' names alone.
    fn hides_selects(&self) -> bool {
        self.inst.opcode == crate::Opcode::VCndmaskB16
    }

    /// An interpolation's attribute stands where source 0 would; some select bytes.
    fn has_four_selects(&self) -> bool {
        crate::encode::selects_bytes(self.desc, self.generation)
            || self.desc.operands.iter().any(|o| o.field == Field::Attr)
    }

    fn sdwa(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sdwa = &self.inst.mods.sdwa;
        let sources = self.sources() - u8::from(self.has_lane_mask_source());
        let vopc = self.family == Family::Vopc;
        let shows_destination = !vopc && crate::encode::selects_destination(self.desc);
        if shows_destination {
            write!(f, " dst_sel:{}", select(sdwa.dst_sel))?;
            f.write_str(match sdwa.dst_unused {
                SdwaUnused::Pad => " dst_unused:UNUSED_PAD",
                SdwaUnused::Sext => " dst_unused:UNUSED_SEXT",
                SdwaUnused::Preserve => " dst_unused:UNUSED_PRESERVE",
            })?;
        }
        if sources >= 1 {
            write!(f, " src0_sel:{}", select(sdwa.src0_sel))?;
        }
        if sources >= 2 {
            write!(f, " src1_sel:{}", select(sdwa.src1_sel))?;
        }
        Ok(())
    }

    fn has_lane_mask_source(&self) -> bool {
        self.desc.operands.iter().any(|o| o.field == Field::Src2)
    }

    fn dpp(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dpp = &self.inst.mods.dpp;
        dpp::write(f, dpp.ctrl, self.generation)?;
        write!(
            f,
            " row_mask:{:#x} bank_mask:{:#x}",
            dpp.row_mask, dpp.bank_mask
        )?;
        self.dpp_controls(f)
    }

    fn dpp_controls(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dpp = &self.inst.mods.dpp;
        if dpp.bound_ctrl {
            f.write_str(" bound_ctrl:1")?;
        }
        if dpp.fetch_inactive {
            f.write_str(" fi:1")?;
        }
        Ok(())
    }

    fn dpp8(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lanes = self.inst.mods.dpp8;
        Self::list(f, "dpp8", (0..8).map(|i| (lanes >> (3 * i) & 7) as u8))?;
        if self.inst.mods.dpp.fetch_inactive {
            f.write_str(" fi:1")?;
        }
        Ok(())
    }

    fn matrix(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let matrix = self.inst.mods.matrix;
        let parts = [
            ("cbsz", matrix & 7),
            ("abid", matrix >> 3 & 0xf),
            ("blgp", matrix >> 7),
        ];
        let negates = self.desc.mnemonic.contains("f64") && self.generation == Generation::Gfx940;
        for (name, value) in parts {
            if name == "blgp" && negates && value != 0 {
                Self::list(f, "neg", (0..3).map(|i| (value >> i & 1) as u8))?;
            } else if value != 0 {
                write!(f, " {name}:{value}")?;
            }
        }
        Ok(())
    }

    fn smem(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = &self.inst.mods;
        let shown = mods.offset != 0 || self.generation < Generation::Gfx10;
        if self.generation >= Generation::Gfx12 {
            self.sum(f)?;
        } else if mods.has(ModFlags::SOFFSET) && mods.offset < 0 {
            write!(f, " offset:-{:#x}", mods.offset.unsigned_abs())?;
        } else if mods.has(ModFlags::SOFFSET) && shown {
            write!(f, " offset:{:#x}", mods.offset)?;
        }
        self.cache_policy(f)
    }

    /// GFX12's text has the immediate beside every SGPR.
    fn sum(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pairs = self.desc.operands.iter().zip(&self.inst.operands);
        let has_register = pairs
            .any(|(o, operand)| o.class == OperandClass::SmemOffset && operand.reg().is_some());
        let offset = self.inst.mods.offset;
        match has_register {
            false => Ok(()),
            true if offset < 0 => write!(f, " offset:-{:#x}", offset.unsigned_abs()),
            true => write!(f, " offset:{offset:#x}"),
        }
    }

    fn ds(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = &self.inst.mods;
        if self.desc.flags.contains(InstFlags::TWO_OFFSETS) {
            if mods.offset != 0 {
                write!(f, " offset0:{}", mods.offset)?;
            }
            if mods.offset1 != 0 {
                write!(f, " offset1:{}", mods.offset1)?;
            }
        } else if self.inst.opcode == crate::Opcode::DsSwizzleB32 {
            names::write_swizzle(f, mods.offset as u16, self.generation)?;
        } else {
            self.offset(f)?;
        }
        if self.desc.flags.contains(InstFlags::GDS_ONLY) || mods.has(ModFlags::GDS) {
            f.write_str(" gds")?;
        }
        Ok(())
    }

    fn buffer(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.family == Family::Mtbuf {
            names::write_format(f, self.inst.mods.format, self.generation)?;
        }
        self.flags(f, &[ModFlags::IDXEN, ModFlags::OFFEN, ModFlags::ADDR64])?;
        self.offset(f)?;
        if self.desc.flags.contains(InstFlags::LDS_DMA) && self.family == Family::Mubuf {
            f.write_str(" lds")?;
        }
        self.cache_policy(f)?;
        self.flags(f, &[ModFlags::TFE, ModFlags::LDS])
    }

    fn image(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.inst.mods.dmask != 0 {
            write!(f, " dmask:{:#x}", self.inst.mods.dmask)?;
        }
        if self.generation >= Generation::Gfx10 && !self.desc.flags.contains(InstFlags::RAY) {
            let dim = &crate::image::DIMS[usize::from(self.inst.mods.dim & 7)];
            write!(f, " dim:SQ_RSRC_IMG_{}", dim.name)?;
        }
        self.flags(f, &[ModFlags::UNORM])?;
        self.cache_policy(f)?;
        self.flags(
            f,
            &[ModFlags::R128, ModFlags::A16, ModFlags::TFE, ModFlags::LWE],
        )?;
        self.flags(f, &[ModFlags::DA, ModFlags::D16])
    }

    /// The bits that choose a cache policy.
    fn cache_policy(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.generation >= Generation::Gfx12 {
            return self.hint_and_scope(f);
        }
        self.flags(
            f,
            &[ModFlags::GLC, ModFlags::SLC, ModFlags::DLC, ModFlags::SCC],
        )
    }

    /// Neither is printed where it is zero.
    fn hint_and_scope(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = &self.inst.mods;
        let has = crate::encode::has_cache_policy(self.desc, self.family, self.generation);
        if has && crate::cache::hint(self.desc, mods) != 0 {
            if let Some((kind, name)) = crate::cache::name(self.desc, mods) {
                write!(f, " th:{kind}{name}")?;
            }
        }
        match mods.scope {
            0 => Ok(()),
            scope => write!(f, " scope:{}", crate::cache::SCOPES[usize::from(scope & 3)]),
        }
    }

    fn offset(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.inst.mods.offset {
            0 => Ok(()),
            offset => write!(f, " offset:{offset}"),
        }
    }

    /// The flags that are set, in the given order. An atomic that returns has GLC by its row.
    fn flags(&self, f: &mut fmt::Formatter<'_>, flags: &[ModFlags]) -> fmt::Result {
        let returns = self.desc.flags.contains(InstFlags::RETURNS) && self.family != Family::Ds;
        for &flag in flags {
            if self.inst.mods.has(flag) || (returns && flag == ModFlags::GLC) {
                write!(f, " {}", self.flag_name(flag))?;
            }
        }
        Ok(())
    }

    /// GFX940 renamed the cache bits.
    fn flag_name(&self, flag: ModFlags) -> &'static str {
        let renamed = self.generation == Generation::Gfx940 && self.family != Family::Smem;
        match flag {
            ModFlags::GLC if renamed => return "sc0",
            ModFlags::SLC if renamed => return "nt",
            ModFlags::SCC if renamed => return "sc1",
            _ => {}
        }
        if flag == ModFlags::CLAMP {
            return "clamp";
        }
        let row = crate::encode::FLAGS.iter().find(|(f, _, _)| *f == flag);
        row.map_or("", |(_, _, name)| name)
    }
}

fn select(sel: SdwaSel) -> &'static str {
    match sel {
        SdwaSel::Byte0 => "BYTE_0",
        SdwaSel::Byte1 => "BYTE_1",
        SdwaSel::Byte2 => "BYTE_2",
        SdwaSel::Byte3 => "BYTE_3",
        SdwaSel::Word0 => "WORD_0",
        SdwaSel::Word1 => "WORD_1",
        SdwaSel::Dword => "DWORD",
    }
}
