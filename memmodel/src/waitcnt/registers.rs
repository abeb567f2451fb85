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

    /// Calls `f` with the dense numbers of the registers, in order.
    #[inline]
    pub(super) fn for_each_code(&self, mut f: impl FnMut(usize)) {
        for (word, &bits) in self.0.iter().enumerate() {
            let mut rest = bits;
            while rest != 0 {
                f(64 * word + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
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
        let (code, count) = (usize::from(span.base.code()), usize::from(span.count));
        let (word, bit) = (code / 64, code % 64);
        match (1..=64 - bit).contains(&count) {
            true => self.0[word] >> bit & (u64::MAX >> (64 - count)) != 0,
            false => span.regs().any(|reg| self.contains(reg)),
        }
    }

    /// Have the sets a register in common?
    pub(super) fn intersects(&self, other: &Registers) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }
}
