//! Registers: one 32-bit register ([`Reg`]) and a run of consecutive ones ([`RegSpan`]).

use smallvec::SmallVec;
use std::fmt;

/// One 32-bit register. Registers that the hardware knows only as a 64-bit pair (VCC, EXEC, …)
/// are named by their halves.
///
/// The number inside is dense enough to index arrays of [`Reg::COUNT`] elements; where GFX9 has a
/// source code below 256 for the register (manual, table "SGPR and special operand codes",
/// section 5.2) the number is that code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg(u16);

/// The files and groups of special registers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RegKind {
    /// Scalar general-purpose registers, `s0`…`s105`.
    Sgpr,
    /// Trap-handler temporaries, `ttmp0`…`ttmp15`.
    Ttmp,
    /// Vector registers, `v0`…`v255`.
    Vgpr,
    /// Accumulation vector registers of the matrix units, `a0`…`a255`.
    Agpr,
    /// `vcc_lo`, `vcc_hi`.
    Vcc,
    /// `exec_lo`, `exec_hi`.
    Exec,
    /// `m0`.
    M0,
    /// `null`: reads as zero, takes what is written (GFX10 and later).
    Null,
    /// `flat_scratch_lo`, `flat_scratch_hi`.
    FlatScratch,
    /// `xnack_mask_lo`, `xnack_mask_hi`.
    XnackMask,
    /// Trap base address, `tba_lo`, `tba_hi` (GFX6–GFX8).
    Tba,
    /// Trap memory address, `tma_lo`, `tma_hi` (GFX6–GFX8).
    Tma,
    /// The scalar condition code.
    Scc,
    /// "VCC is zero".
    Vccz,
    /// "EXEC is zero".
    Execz,
    /// A dword read from LDS at the address in M0.
    LdsDirect,
    /// High half of the shared aperture's base.
    SharedBase,
    /// Last address of the shared aperture.
    SharedLimit,
    /// High half of the private aperture's base.
    PrivateBase,
    /// Last address of the private aperture.
    PrivateLimit,
    /// Identity of the exiting wave of primitive-ordered pixel shading.
    PopsExitingWaveId,
}

impl RegKind {
    /// Number of kinds.
    const COUNT: usize = RegKind::PopsExitingWaveId as usize + 1;
}

impl Reg {
    /// Number of different values of [`Reg::code`] plus one: the length of a dense array.
    pub const COUNT: usize = 768;

    /// Low half of the vector condition code.
    pub const VCC_LO: Reg = Reg(106);
    /// High half of the vector condition code.
    pub const VCC_HI: Reg = Reg(107);
    /// Memory register: LDS clamp, indexing, message arguments.
    pub const M0: Reg = Reg(124);
    /// Zero when read, nothing when written (GFX10 and later).
    pub const NULL: Reg = Reg(125);
    /// Low half of the mask of active lanes.
    pub const EXEC_LO: Reg = Reg(126);
    /// High half of the mask of active lanes.
    pub const EXEC_HI: Reg = Reg(127);
    /// Low half of the flat-scratch base (GFX7–GFX9).
    pub const FLAT_SCR_LO: Reg = Reg(128);
    /// High half of the flat-scratch base.
    pub const FLAT_SCR_HI: Reg = Reg(129);
    /// Low half of the XNACK replay mask.
    pub const XNACK_MASK_LO: Reg = Reg(130);
    /// High half of the XNACK replay mask.
    pub const XNACK_MASK_HI: Reg = Reg(131);
    /// Low half of the trap base address (GFX6–GFX8).
    pub const TBA_LO: Reg = Reg(132);
    /// High half of the trap base address.
    pub const TBA_HI: Reg = Reg(133);
    /// Low half of the trap memory address (GFX6–GFX8).
    pub const TMA_LO: Reg = Reg(134);
    /// High half of the trap memory address.
    pub const TMA_HI: Reg = Reg(135);
    /// Base of the shared aperture.
    pub const SHARED_BASE: Reg = Reg(235);
    /// Limit of the shared aperture.
    pub const SHARED_LIMIT: Reg = Reg(236);
    /// Base of the private aperture.
    pub const PRIVATE_BASE: Reg = Reg(237);
    /// Limit of the private aperture.
    pub const PRIVATE_LIMIT: Reg = Reg(238);
    /// Identity of the exiting wave of primitive-ordered pixel shading.
    pub const POPS_EXITING_WAVE_ID: Reg = Reg(239);
    /// One if VCC is zero.
    pub const VCCZ: Reg = Reg(251);
    /// One if EXEC is zero.
    pub const EXECZ: Reg = Reg(252);
    /// Scalar condition code.
    pub const SCC: Reg = Reg(253);
    /// A dword read from LDS at the address in M0.
    pub const LDS_DIRECT: Reg = Reg(254);

    const TTMP0: u16 = 108;
    const VGPR0: u16 = 256;
    const AGPR0: u16 = 512;

    /// `s<n>`; n ≤ 105 (how many exist depends on the processor).
    #[inline]
    #[track_caller]
    pub const fn sgpr(n: u16) -> Reg {
        assert!(n <= 105, "SGPR number above 105");
        Reg(n)
    }

    /// `v<n>`; n ≤ 255.
    #[inline]
    #[track_caller]
    pub const fn vgpr(n: u16) -> Reg {
        assert!(n <= 255, "VGPR number above 255");
        Reg(Reg::VGPR0 + n)
    }

    /// `a<n>`; n ≤ 255.
    #[track_caller]
    pub const fn agpr(n: u16) -> Reg {
        assert!(n <= 255, "AccVGPR number above 255");
        Reg(Reg::AGPR0 + n)
    }

    /// `ttmp<n>`; n ≤ 15.
    #[track_caller]
    pub const fn ttmp(n: u16) -> Reg {
        assert!(n <= 15, "TTMP number above 15");
        Reg(Reg::TTMP0 + n)
    }

    /// Dense number of the register, below [`Reg::COUNT`].
    pub const fn code(self) -> u16 {
        self.0
    }

    /// The register of a dense number, if that number names one.
    pub const fn from_code(code: u16) -> Option<Reg> {
        match code {
            0..=135 | 235..=239 | 251..=254 | 256..=767 => Some(Reg(code)),
            _ => None,
        }
    }

    /// The file or group the register belongs to.
    #[inline]
    pub const fn kind(self) -> RegKind {
        KINDS[self.0 as usize]
    }

    /// As [`Reg::kind`], found by the number.
    const fn find_kind(self) -> RegKind {
        match self.0 {
            0..=105 => RegKind::Sgpr,
            106 | 107 => RegKind::Vcc,
            108..=123 => RegKind::Ttmp,
            124 => RegKind::M0,
            125 => RegKind::Null,
            126 | 127 => RegKind::Exec,
            128 | 129 => RegKind::FlatScratch,
            130 | 131 => RegKind::XnackMask,
            132 | 133 => RegKind::Tba,
            134 | 135 => RegKind::Tma,
            235 => RegKind::SharedBase,
            236 => RegKind::SharedLimit,
            237 => RegKind::PrivateBase,
            238 => RegKind::PrivateLimit,
            239 => RegKind::PopsExitingWaveId,
            251 => RegKind::Vccz,
            252 => RegKind::Execz,
            253 => RegKind::Scc,
            254 => RegKind::LdsDirect,
            256..=511 => RegKind::Vgpr,
            _ => RegKind::Agpr,
        }
    }

    /// Number of the register within its kind (`v7` → 7, `vcc_hi` → 1).
    #[inline]
    pub const fn index(self) -> u16 {
        self.0 - CODES[self.kind() as usize].0
    }

    /// The register `k` places after this one in the same kind.
    ///
    /// # Panics
    /// If there is none: callers hold spans that were checked.
    #[track_caller]
    pub const fn next(self, k: u16) -> Reg {
        match self.checked_next(k) {
            Some(reg) => reg,
            None => panic!("register number past the end of its kind"),
        }
    }

    /// As [`Reg::next`], `None` past the end of the kind.
    #[inline]
    pub const fn checked_next(self, k: u16) -> Option<Reg> {
        let left = CODES[self.kind() as usize].1 - self.0;
        match k < left {
            true => Some(Reg(self.0 + k)),
            false => None,
        }
    }

    /// Whether the register is a VGPR or AccVGPR: has one value per lane.
    pub const fn is_vector(self) -> bool {
        self.0 >= Reg::VGPR0
    }

    /// Whether the register is `s<n>`.
    pub const fn is_sgpr(self) -> bool {
        self.0 <= 105
    }

    /// Whether the register is `v<n>`.
    pub const fn is_vgpr(self) -> bool {
        self.0 >= Reg::VGPR0 && self.0 < Reg::AGPR0
    }
}

/// The kind of each code.
static KINDS: [RegKind; Reg::COUNT] = {
    let mut kinds = [RegKind::Agpr; Reg::COUNT];
    let mut code = 0;
    while code < Reg::COUNT {
        kinds[code] = Reg(code as u16).find_kind();
        code += 1;
    }
    kinds
};

/// Of each kind the code of its first register and that behind its last: the codes of a kind are
/// without gaps.
static CODES: [(u16, u16); RegKind::COUNT] = {
    let mut codes = [(0, 0); RegKind::COUNT];
    let mut code = Reg::COUNT as u16;
    while code > 0 {
        code -= 1;
        if Reg::from_code(code).is_some() {
            let (first, end) = &mut codes[Reg(code).find_kind() as usize];
            *first = code;
            if *end == 0 {
                *end = code + 1;
            }
        }
    }
    codes
};

impl fmt::Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        RegSpan::one(*self).fmt(f)
    }
}

impl fmt::Debug for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `count` consecutive registers of one kind, starting at `base`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegSpan {
    /// First register.
    pub base: Reg,
    /// Number of registers, at least one.
    pub count: u8,
}

impl RegSpan {
    /// The pair VCC.
    pub const VCC: RegSpan = RegSpan {
        base: Reg::VCC_LO,
        count: 2,
    };
    /// VCC in wave32.
    pub const VCC_LO: RegSpan = RegSpan::one(Reg::VCC_LO);
    /// EXEC in wave32.
    pub const EXEC_LO: RegSpan = RegSpan::one(Reg::EXEC_LO);
    /// The pair EXEC.
    pub const EXEC: RegSpan = RegSpan {
        base: Reg::EXEC_LO,
        count: 2,
    };
    /// The pair FLAT_SCRATCH.
    pub const FLAT_SCR: RegSpan = RegSpan {
        base: Reg::FLAT_SCR_LO,
        count: 2,
    };

    /// The span of `count` registers from `base`.
    pub const fn new(base: Reg, count: u8) -> RegSpan {
        RegSpan { base, count }
    }

    /// The span of one register.
    pub const fn one(base: Reg) -> RegSpan {
        RegSpan { base, count: 1 }
    }

    /// The registers of the span, lowest first. The apertures' 64-bit form is a single register
    /// of the hardware, so their spans yield the base once.
    #[inline]
    pub fn regs(self) -> impl Iterator<Item = Reg> + Clone {
        let end = CODES[self.base.kind() as usize].1;
        let wanted = self.base.0 + u16::from(self.count);
        (self.base.0..wanted.min(end)).map(Reg)
    }

    /// Whether `reg` is one of the span's registers.
    pub fn contains(self, reg: Reg) -> bool {
        reg.code() >= self.base.code() && reg.code() < self.base.code() + u16::from(self.count)
    }

    /// Whether the two spans have a register in common.
    pub fn overlaps(self, other: RegSpan) -> bool {
        self.base.code() < other.base.code() + u16::from(other.count)
            && other.base.code() < self.base.code() + u16::from(self.count)
    }
}

impl From<Reg> for RegSpan {
    fn from(reg: Reg) -> RegSpan {
        RegSpan::one(reg)
    }
}

impl fmt::Display for RegSpan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let index = self.base.index();
        let half = |f: &mut fmt::Formatter<'_>, name: &str| match (self.count, index) {
            (1, 0) => write!(f, "{name}_lo"),
            (1, _) => write!(f, "{name}_hi"),
            _ => f.write_str(name),
        };
        match self.base.kind() {
            RegKind::Sgpr => numbered(f, "s", index, self.count),
            RegKind::Ttmp => numbered(f, "ttmp", index, self.count),
            RegKind::Vgpr => numbered(f, "v", index, self.count),
            RegKind::Agpr => numbered(f, "a", index, self.count),
            RegKind::Vcc => half(f, "vcc"),
            RegKind::Exec => half(f, "exec"),
            RegKind::FlatScratch => half(f, "flat_scratch"),
            RegKind::XnackMask => half(f, "xnack_mask"),
            RegKind::Tba => half(f, "tba"),
            RegKind::Tma => half(f, "tma"),
            RegKind::M0 => f.write_str("m0"),
            RegKind::Null => f.write_str("null"),
            RegKind::Scc => f.write_str("src_scc"),
            RegKind::Vccz => f.write_str("src_vccz"),
            RegKind::Execz => f.write_str("src_execz"),
            RegKind::LdsDirect => f.write_str("src_lds_direct"),
            RegKind::SharedBase => f.write_str("src_shared_base"),
            RegKind::SharedLimit => f.write_str("src_shared_limit"),
            RegKind::PrivateBase => f.write_str("src_private_base"),
            RegKind::PrivateLimit => f.write_str("src_private_limit"),
            RegKind::PopsExitingWaveId => f.write_str("src_pops_exiting_wave_id"),
        }
    }
}

fn numbered(f: &mut fmt::Formatter<'_>, file: &str, index: u16, count: u8) -> fmt::Result {
    // Instructions are printed by the million: one text in place of several through the formatter.
    let mut text: SmallVec<[u8; 24]> = SmallVec::from_slice(file.as_bytes());
    if count <= 1 {
        push_decimal(&mut text, index);
    } else {
        text.push(b'[');
        push_decimal(&mut text, index);
        text.push(b':');
        push_decimal(&mut text, index + u16::from(count) - 1);
        text.push(b']');
    }
    f.write_str(std::str::from_utf8(&text).unwrap_or_default())
}

fn push_decimal(text: &mut SmallVec<[u8; 24]>, number: u16) {
    for unit in [10_000, 1000, 100, 10, 1] {
        if number >= unit || unit == 1 {
            text.push(b'0' + (number / unit % 10) as u8);
        }
    }
}

impl fmt::Debug for RegSpan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
