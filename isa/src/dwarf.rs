//! Numbers of registers in DWARF.
//!
//! Source: AMDGPUUsage, "AMDGPU DWARF Register Mapping".

use crate::{RegKind, RegSpan, WaveSize};

/// A range of numbers: registers of a kind, so many from the first, by the wave's size where that
/// matters.
struct Range {
    kind: RegKind,
    first: u16,
    count: u16,
    wave: Option<WaveSize>,
    number: u16,
}

const fn range(
    kind: RegKind,
    (first, count): (u16, u16),
    wave: Option<WaveSize>,
    number: u16,
) -> Range {
    Range {
        kind,
        first,
        count,
        wave,
        number,
    }
}

const W32: Option<WaveSize> = Some(WaveSize::W32);
const W64: Option<WaveSize> = Some(WaveSize::W64);

/// The document's table; masks are one register of the wave's width.
const RANGES: [Range; 10] = [
    range(RegKind::Exec, (0, 1), W32, 1),
    range(RegKind::Exec, (0, 1), W64, 17),
    range(RegKind::Sgpr, (0, 64), None, 32),
    range(RegKind::Vcc, (0, 1), W32, 512),
    range(RegKind::Vcc, (0, 1), W64, 768),
    range(RegKind::Sgpr, (64, 42), None, 1088),
    range(RegKind::Vgpr, (0, 256), W32, 1536),
    range(RegKind::Agpr, (0, 256), W32, 2048),
    range(RegKind::Vgpr, (0, 256), W64, 2560),
    range(RegKind::Agpr, (0, 256), W64, 3072),
];

impl RegSpan {
    /// The number of a single register, or of a mask of the wave's width.
    pub fn dwarf_number(self, wave: WaveSize) -> Option<u16> {
        let (kind, index) = (self.base.kind(), self.base.index());
        let width = match (kind, wave) {
            (RegKind::Exec | RegKind::Vcc, WaveSize::W64) => 2,
            _ => 1,
        };
        let found = RANGES.iter().find(|r| {
            r.kind == kind
                && (r.first..r.first + r.count).contains(&index)
                && r.wave.is_none_or(|w| w == wave)
        });
        let range = found.filter(|_| self.count == width)?;
        Some(range.number + index - range.first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reg;

    #[test]
    fn numbers_are_those_of_the_document() {
        let of = |reg: Reg, wave| RegSpan::one(reg).dwarf_number(wave);
        assert_eq!(of(Reg::sgpr(63), WaveSize::W64), Some(95));
        assert_eq!(of(Reg::sgpr(64), WaveSize::W32), Some(1088));
        assert_eq!(of(Reg::vgpr(255), WaveSize::W32), Some(1791));
        assert_eq!(of(Reg::vgpr(0), WaveSize::W64), Some(2560));
        assert_eq!(of(Reg::agpr(3), WaveSize::W64), Some(3075));
        assert_eq!(of(Reg::EXEC_LO, WaveSize::W32), Some(1));
        assert_eq!(of(Reg::EXEC_LO, WaveSize::W64), None);
        assert_eq!(RegSpan::EXEC.dwarf_number(WaveSize::W64), Some(17));
        assert_eq!(of(Reg::M0, WaveSize::W64), None);
    }
}
