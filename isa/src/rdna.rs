//! Names of immediates that came with GFX10: formats of typed buffers in one number, the fields of
//! `s_waitcnt_depctr`.
//!
//! Sources: RDNA manuals, "Buffer Image Format"; LLVM's `SIDefines.h` and `AMDGPUAsmUtils.cpp`.

use crate::{Feature, Generation, Processor};
use std::fmt;

/// Formats of GFX10 by their numbers.
#[rustfmt::skip]
pub(crate) const FORMATS_10: [&str; 78] = [
    "INVALID", "8_UNORM", "8_SNORM", "8_USCALED", "8_SSCALED", "8_UINT", "8_SINT", "16_UNORM",
    "16_SNORM", "16_USCALED", "16_SSCALED", "16_UINT", "16_SINT", "16_FLOAT", "8_8_UNORM",
    "8_8_SNORM", "8_8_USCALED", "8_8_SSCALED", "8_8_UINT", "8_8_SINT", "32_UINT", "32_SINT",
    "32_FLOAT", "16_16_UNORM", "16_16_SNORM", "16_16_USCALED", "16_16_SSCALED", "16_16_UINT",
    "16_16_SINT", "16_16_FLOAT", "10_11_11_UNORM", "10_11_11_SNORM", "10_11_11_USCALED",
    "10_11_11_SSCALED", "10_11_11_UINT", "10_11_11_SINT", "10_11_11_FLOAT", "11_11_10_UNORM",
    "11_11_10_SNORM", "11_11_10_USCALED", "11_11_10_SSCALED", "11_11_10_UINT", "11_11_10_SINT",
    "11_11_10_FLOAT", "10_10_10_2_UNORM", "10_10_10_2_SNORM", "10_10_10_2_USCALED",
    "10_10_10_2_SSCALED", "10_10_10_2_UINT", "10_10_10_2_SINT", "2_10_10_10_UNORM",
    "2_10_10_10_SNORM", "2_10_10_10_USCALED", "2_10_10_10_SSCALED", "2_10_10_10_UINT",
    "2_10_10_10_SINT", "8_8_8_8_UNORM", "8_8_8_8_SNORM", "8_8_8_8_USCALED", "8_8_8_8_SSCALED",
    "8_8_8_8_UINT", "8_8_8_8_SINT", "32_32_UINT", "32_32_SINT", "32_32_FLOAT",
    "16_16_16_16_UNORM", "16_16_16_16_SNORM", "16_16_16_16_USCALED", "16_16_16_16_SSCALED",
    "16_16_16_16_UINT", "16_16_16_16_SINT", "16_16_16_16_FLOAT", "32_32_32_UINT", "32_32_32_SINT",
    "32_32_32_FLOAT", "32_32_32_32_UINT", "32_32_32_32_SINT", "32_32_32_32_FLOAT",
];

/// Formats of GFX11 and GFX12.
#[rustfmt::skip]
pub(crate) const FORMATS_11: [&str; 64] = [
    "INVALID", "8_UNORM", "8_SNORM", "8_USCALED", "8_SSCALED", "8_UINT", "8_SINT", "16_UNORM",
    "16_SNORM", "16_USCALED", "16_SSCALED", "16_UINT", "16_SINT", "16_FLOAT", "8_8_UNORM",
    "8_8_SNORM", "8_8_USCALED", "8_8_SSCALED", "8_8_UINT", "8_8_SINT", "32_UINT", "32_SINT",
    "32_FLOAT", "16_16_UNORM", "16_16_SNORM", "16_16_USCALED", "16_16_SSCALED", "16_16_UINT",
    "16_16_SINT", "16_16_FLOAT", "10_11_11_FLOAT", "11_11_10_FLOAT", "10_10_10_2_UNORM",
    "10_10_10_2_SNORM", "10_10_10_2_UINT", "10_10_10_2_SINT", "2_10_10_10_UNORM",
    "2_10_10_10_SNORM", "2_10_10_10_USCALED", "2_10_10_10_SSCALED", "2_10_10_10_UINT",
    "2_10_10_10_SINT", "8_8_8_8_UNORM", "8_8_8_8_SNORM", "8_8_8_8_USCALED", "8_8_8_8_SSCALED",
    "8_8_8_8_UINT", "8_8_8_8_SINT", "32_32_UINT", "32_32_SINT", "32_32_FLOAT",
    "16_16_16_16_UNORM", "16_16_16_16_SNORM", "16_16_16_16_USCALED", "16_16_16_16_SSCALED",
    "16_16_16_16_UINT", "16_16_16_16_SINT", "16_16_16_16_FLOAT", "32_32_32_UINT", "32_32_32_SINT",
    "32_32_32_FLOAT", "32_32_32_32_UINT", "32_32_32_32_SINT", "32_32_32_32_FLOAT",
];

/// The formats of a generation from GFX10 on.
pub(crate) fn formats(generation: Generation) -> &'static [&'static str] {
    match generation {
        Generation::Gfx10 => &FORMATS_10,
        _ => &FORMATS_11,
    }
}

/// The format that is not printed: 8_UNORM.
pub(crate) const DEFAULT_FORMAT: u8 = 1;

/// Text as ` format:[BUF_FMT_32_FLOAT]`.
pub(crate) fn write_format(
    f: &mut fmt::Formatter<'_>,
    format: u8,
    generation: Generation,
) -> fmt::Result {
    match formats(generation).get(usize::from(format)) {
        _ if format == DEFAULT_FORMAT => Ok(()),
        Some(name) => write!(f, " format:[BUF_FMT_{name}]"),
        None => write!(f, " format:{format}"),
    }
}

/// A field of `s_waitcnt_depctr`: name, lowest bit, width; all ones wait for nothing.
pub(crate) struct DepctrField {
    pub(crate) name: &'static str,
    low: u8,
    width: u8,
}

impl DepctrField {
    /// The field's greatest value, which waits for nothing.
    pub(crate) fn most(&self) -> u16 {
        (1 << self.width) - 1
    }

    /// The field's bits with a value in them.
    pub(crate) fn put(&self, value: u16) -> u16 {
        value << self.low
    }

    fn get(&self, imm: u16) -> u16 {
        imm >> self.low & self.most()
    }
}

const fn field(name: &'static str, low: u8, width: u8) -> DepctrField {
    DepctrField { name, low, width }
}

/// In the order in which they are printed; gfx101x has no hold count.
static DEPCTR: [DepctrField; 7] = [
    field("depctr_hold_cnt", 7, 1),
    field("depctr_sa_sdst", 0, 1),
    field("depctr_va_vdst", 12, 4),
    field("depctr_va_sdst", 9, 3),
    field("depctr_va_ssrc", 8, 1),
    field("depctr_va_vcc", 1, 1),
    field("depctr_vm_vsrc", 2, 3),
];

/// The fields of a processor.
pub(crate) fn depctr(processor: &Processor) -> &'static [DepctrField] {
    let hold = !processor.has(Feature::Gfx101x);
    if hold { &DEPCTR } else { &DEPCTR[1..] }
}

/// Whether some processor has a field of that name.
pub(crate) fn is_depctr(name: &str) -> bool {
    DEPCTR.iter().any(|field| field.name == name)
}

/// Text as `depctr_va_vdst(0) depctr_sa_sdst(0)`: fields that wait for nothing are left out, unless
/// all do.
pub(crate) fn write_depctr(
    f: &mut fmt::Formatter<'_>,
    imm: u16,
    processor: &Processor,
) -> fmt::Result {
    let fields = depctr(processor);
    let used = fields
        .iter()
        .fold(0, |bits, field| bits | field.put(field.most()));
    if imm & !used != 0 {
        return write!(f, "{imm:#x}");
    }
    let all = fields.iter().all(|field| field.get(imm) == field.most());
    let mut separator = "";
    for field in fields {
        if all || field.get(imm) != field.most() {
            write!(f, "{separator}{}({})", field.name, field.get(imm))?;
            separator = " ";
        }
    }
    Ok(())
}

/// Versions of the instruction set that `s_version` can name, and its flags.
pub(crate) const VERSIONS: [(&str, u16); 7] = [
    ("UC_VERSION_GFX7", 0),
    ("UC_VERSION_GFX10", 4),
    ("UC_VERSION_GFX11", 6),
    ("UC_VERSION_GFX12", 9),
    ("UC_VERSION_W64_BIT", 0x2000),
    ("UC_VERSION_W32_BIT", 0x4000),
    ("UC_VERSION_MDP_BIT", 0x8000),
];

/// Text as `(UC_VERSION_GFX10|UC_VERSION_W64_BIT)|UC_VERSION_W32_BIT`.
pub(crate) fn write_version(f: &mut fmt::Formatter<'_>, imm: u16) -> fmt::Result {
    let (versions, flags) = VERSIONS.split_at(4);
    let flags: Vec<&str> = flags
        .iter()
        .filter(|(_, bit)| imm & bit != 0)
        .map(|(name, _)| *name)
        .collect();
    if imm & 0x1f00 != 0 {
        return write!(f, "{imm:#x}");
    }
    for _ in 1..flags.len() {
        f.write_str("(")?;
    }
    match versions.iter().find(|(_, version)| *version == imm & 0xff) {
        Some((name, _)) => f.write_str(name)?,
        None => write!(f, "{}", imm & 0xff)?,
    }
    for (index, flag) in flags.iter().enumerate() {
        let close = if index > 0 { ")" } else { "" };
        write!(f, "{close}|{flag}")?;
    }
    Ok(())
}

/// What `s_delay_alu` waits for, by number.
pub(crate) const DELAYS: [&str; 12] = [
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
];

/// How many instructions lie between the first and the second instruction that waits.
pub(crate) const SKIPS: [&str; 6] = ["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];

/// Text as `instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)`: instid0 in bits 3:0,
/// instskip in 6:4, instid1 in 10:7.
pub(crate) fn write_delay(f: &mut fmt::Formatter<'_>, imm: u16) -> fmt::Result {
    let parts = [
        ("instid0", imm & 0xf, &DELAYS[..]),
        ("instskip", imm >> 4 & 7, &SKIPS[..]),
        ("instid1", imm >> 7 & 0xf, &DELAYS[..]),
    ];
    let mut separator = "";
    for (name, value, names) in parts {
        if value != 0 {
            match names.get(usize::from(value)) {
                Some(text) => write!(f, "{separator}{name}({text})")?,
                None => {
                    let kind = name.trim_end_matches(|c: char| c.is_ascii_digit());
                    write!(f, "{separator}{name}(/* invalid {kind} value */)")?;
                }
            }
            separator = " | ";
        }
    }
    match separator {
        "" => f.write_str("0"),
        _ => Ok(()),
    }
}
