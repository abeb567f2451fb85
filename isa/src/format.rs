//! The encoding formats of `tables/formats.tbl`: where each field is.

use crate::{Family, Form, Generation, InstDesc, InstFlags, Opcode, Processor};

macro_rules! bits {
    ($($name:ident,)*) => {
        /// The fields of the formats.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum Bits { $($name,)* }

        impl Bits {
            /// How many there are; a set of them has a bit for each.
            pub(crate) const COUNT: usize = {
                let count = [$(Bits::$name),*].len();
                assert!(count <= u128::BITS as usize);
                count
            };
        }
    };
}

bits! {
    Op, Sdst, Ssrc0, Ssrc1, Simm16, Vdst, Src0, Src1, Src2, Sdata, Sbase, SmemImm, SmemOffset,
    SmemSoffsetEn, SmemSoffset, Vaddr, Vdata, Vdata1, Srsrc, Ssamp, Soffset, Saddr, Attr, AttrChan,
    ExpTarget, ExpEn, Exp0, Exp1, Exp2, Exp3, Clamp, Omod, Neg, Abs, OpSel, OpSelHi, OpSelHi2,
    NegLo, NegHi, Offset, Glc, Slc, Scc, Offen, Idxen, Addr64, Lds, Sve, Tfe, Gds, Unorm, Da,
    Lwe, R128, A16, D16, Dmask, Dfmt, Nfmt, Done, Vm, Compr, High, Segment, Acc, AccSrc, Cbsz,
    Abid, Blgp, DppCtrl, BoundCtrl, BankMask, RowMask, Neg0, Neg1, Abs0, Abs1, Sext0, Sext1, Sel0,
    Sel1, Scalar0, Scalar1, DstSel, DstUnused, SdstEn, OpHigh, Dlc, Dim, Nsa, Fi, Dpp8, RowEn,
    Th, Scope, UnifiedFormat, WaitExp, WaitVdst, WaitVsrc, VdstY, Src0Y, Src1Y, Vaddr1,
    Vaddr2, Vaddr3, Vaddr4, Scale0, Scale1, MaiPrefix,
}

/// The first sixteen bytes of an encoding.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) low: u64,
    pub(crate) high: u64,
}

impl Words {
    /// Sets the bits of `other` too.
    pub(crate) fn set(&mut self, other: Words) {
        self.low |= other.low;
        self.high |= other.high;
    }
}

/// A run of bits of the encoding, in its first two or its second two dwords; `width` 0 where the
/// format has no such field.
#[derive(Clone, Copy, Default)]
pub(crate) struct Span {
    pub(crate) low: u8,
    pub(crate) width: u8,
}

impl Span {
    /// The field's value in `word`.
    pub(crate) const fn get(self, words: Words) -> u32 {
        let word = if self.low < 64 { words.low } else { words.high };
        (word >> (self.low & 63) & ((1u64 << self.width) - 1)) as u32
    }

    /// The field's bits with `value` in them.
    pub(crate) const fn put(self, value: u32) -> Words {
        let bits = (value as u64 & ((1u64 << self.width) - 1)) << (self.low & 63);
        match self.low < 64 {
            true => Words { low: bits, high: 0 },
            false => Words { low: 0, high: bits },
        }
    }
}

/// Some fields of the formats.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fields(u128);

impl Fields {
    /// These fields.
    pub(crate) const fn of(all: &[Bits]) -> Fields {
        let mut set = 0;
        let mut i = 0;
        while i < all.len() {
            set |= 1 << all[i] as u32;
            i += 1;
        }
        Fields(set)
    }

    /// The fields of both.
    pub(crate) const fn with(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }

    /// Is a field of the others among them?
    pub(crate) const fn has_any(self, others: Fields) -> bool {
        self.0 & others.0 != 0
    }
}

/// One format of one or several generations.
pub(crate) struct Format {
    /// Size without a literal.
    pub(crate) bytes: u8,
    /// The fixed bits' value.
    pub(crate) value: u32,
    /// The fixed bits.
    pub(crate) mask: u32,
    /// The fields that it has.
    pub(crate) fields: Fields,
    spans: [Span; Bits::COUNT],
}

impl Format {
    const fn new(bytes: u8, mask: u32, value: u32, fields: &[(Bits, u8, u8)]) -> Format {
        let mut spans = [Span { low: 0, width: 0 }; Bits::COUNT];
        let mut present = Fields::of(&[]);
        let mut i = 0;
        while i < fields.len() {
            let (bits, low, width) = fields[i];
            present = present.with(Fields::of(&[bits]));
            spans[bits as usize] = Span { low, width };
            i += 1;
        }
        Format {
            bytes,
            value,
            mask,
            fields: present,
            spans,
        }
    }

    pub(crate) fn span(&self, bits: Bits) -> Span {
        self.spans[bits as usize]
    }

    pub(crate) fn has(&self, bits: Bits) -> bool {
        self.span(bits).width != 0
    }
}

include!(concat!(env!("OUT_DIR"), "/formats.rs"));

/// The format of a kind on a generation.
pub(crate) fn format(generation: Generation, kind: FormatKind) -> Option<&'static Format> {
    FORMATS.get(usize::from(
        FORMAT_INDEX[generation as usize][kind as usize],
    ))
}

/// Where the VOP3 encoding puts the numbers of VOP1, VOP2 and VINTRP: manual, section 13.3 "VOP3a".
pub(crate) fn vop3_base(family: Family, generation: Generation) -> u16 {
    match family {
        Family::Vop1 if generation <= Generation::Gfx7 || generation >= Generation::Gfx10 => 0x180,
        Family::Vop1 => 0x140,
        Family::Vop2 => 0x100,
        Family::Vintrp if generation >= Generation::Gfx10 => 0x200,
        Family::Vintrp => 0x270,
        _ => 0,
    }
}

/// The formats that a form of an instruction is encoded in: the format of the first dword (or of
/// both), and the one of the second dword of SDWA and DPP.
pub(crate) fn kinds(
    desc: &InstDesc,
    family: Family,
    form: Form,
    generation: Generation,
) -> (FormatKind, Option<FormatKind>) {
    use FormatKind as K;
    let main = match (family, form) {
        (Family::Vop3, _) => vop3_kind(desc, family),
        (Family::Vop1 | Family::Vop2 | Family::Vopc | Family::Vintrp, form) if form.is_long() => {
            vop3_kind(desc, family)
        }
        (Family::Sop1, _) => K::Sop1,
        (Family::Sop2, _) => K::Sop2,
        (Family::Sopc, _) => K::Sopc,
        (Family::Sopk, _) => K::Sopk,
        (Family::Sopp, _) => K::Sopp,
        (Family::Smem, _) => K::Smem,
        (Family::Vop1, _) => K::Vop1,
        (Family::Vop2, _) => K::Vop2,
        (Family::Vopc, _) => K::Vopc,
        (Family::Vop3p, _) if crate::encode::is_scaled(desc) => K::Vop3px,
        (Family::Vop3p, _) if is_mai(desc) => K::Mai,
        (Family::Vop3p, _) => K::Vop3p,
        (Family::Vintrp, _) => K::Vintrp,
        (Family::Ds, _) => K::Ds,
        (Family::Flat | Family::Global | Family::Scratch, _) => K::Flat,
        (Family::Mubuf, _) => K::Mubuf,
        (Family::Mtbuf, _) => K::Mtbuf,
        (Family::Mimg, _) => image_kind(desc, generation),
        (Family::Exp, _) => K::Exp,
        (Family::Vinterp, _) => K::Vinterp,
        (Family::Ldsdir, _) => K::Ldsdir,
        (Family::Vopd, _) => K::Vopd,
    };
    let second = match form {
        Form::Sdwa if family == Family::Vopc => Some(K::Sdwab),
        Form::Sdwa => Some(K::Sdwa),
        Form::Dpp => Some(K::Dpp),
        Form::Dpp8 => Some(K::Dpp8),
        Form::E64Dpp => Some(K::E64dpp),
        Form::E64Dpp8 => Some(K::E64dpp8),
        _ => None,
    };
    (main, second)
}

/// GFX12 has formats of their own for what uses the sampling unit, with a sampler or without.
fn image_kind(desc: &InstDesc, generation: Generation) -> FormatKind {
    let has_sampler = desc.operands.iter().any(|o| o.field == crate::Field::Ssamp);
    match generation {
        Generation::Gfx12 if has_sampler || desc.opcode == Opcode::ImageMsaaLoad => {
            FormatKind::Vsample
        }
        Generation::Gfx12 => FormatKind::Vimage,
        _ => FormatKind::Mimg,
    }
}

/// Whether the instruction has the matrix units' variant of VOP3P.
pub(crate) fn is_mai(desc: &InstDesc) -> bool {
    desc.flags.contains(InstFlags::MFMA)
}

fn vop3_kind(desc: &InstDesc, family: Family) -> FormatKind {
    use crate::Field;
    if family == Family::Vopc {
        return FormatKind::Vop3c;
    }
    let has = |field| desc.operands.iter().any(|o| o.field == field);
    match (has(Field::Sdst), has(Field::Attr)) {
        (true, _) => FormatKind::Vop3b,
        (_, true) => FormatKind::Vop3i,
        _ => FormatKind::Vop3,
    }
}

/// Atomics with and without return of FLAT, MUBUF, MIMG and SMEM share a number; GLC tells them
/// apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Returns {
    No,
    Yes,
}

/// The row of an opcode number.
pub(crate) fn row(
    processor: &Processor,
    family: Family,
    number: u32,
    returns: Returns,
) -> Option<&'static InstDesc> {
    let table = OPCODES[processor.generation as usize][family as usize][returns as usize];
    let index = *table.get(number as usize)?;
    let desc = Opcode::row(usize::from(index))?;
    let requires = |desc: &InstDesc| desc.requires_on(processor.generation);
    if processor.features.contains(requires(desc)) {
        return Some(desc);
    }
    ALTERNATIVES
        .iter()
        .filter(|(first, _)| *first == index)
        .map(|(_, other)| Opcode::ALL[usize::from(*other)].desc())
        .find(|d| {
            d.opcodes[processor.generation as usize].is_some()
                && processor.features.contains(requires(d))
        })
}
