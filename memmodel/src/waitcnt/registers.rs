//! Sets of registers.

use isa::{Reg, RegSpan};

/// A set of registers.
#[derive(Clone)]
pub(super) struct Registers([u64; Reg::COUNT.div_ceil(64)]);

impl Default for Registers {
    fn default() -> Registers {
        Registers([0; Reg::COUNT.div_ceil(64)])
    }
}

impl Registers {
    /// Nothing is in it any more.
    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Adds a register.
    pub(super) fn insert(&mut self, reg: Reg) {
        self.insert_code(usize::from(reg.code()));
    }

    /// Adds the register of a dense number ([`Reg::code`]).
    pub(super) fn insert_code(&mut self, code: usize) {
        self.0[code / 64] |= 1 << (code % 64);
    }

    /// Is the register in it?
    #[inline]
    pub(super) fn contains(&self, reg: Reg) -> bool {
        let code = usize::from(reg.code());
        self.0[code / 64] >> (code % 64) & 1 != 0
    }

    /// Is one of the registers in it?
    #[inline]
    pub(super) fn contains_any(&self, span: RegSpan) -> bool {
        match span.count {
            1 => self.contains(span.base),
            _ => span.regs().any(|reg| self.contains(reg)),
        }
    }

    /// Have the sets a register in common?
    pub(super) fn intersects(&self, other: &Registers) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }
}
