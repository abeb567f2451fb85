//! What is known of the bits of integers.

use crate::ctx::Ctx;
use ir::{BinaryOp, InstData, Intrinsic, Value};
use lower::analysis::known_bits;

/// Number of bits in a register.
const WORD: u32 = 32;

/// Factors of so many bits are multiplied at full rate (manual, section 12.7, V_MUL_U32_U24).
pub const KNOWN_BITS_SMALL: u32 = 24;

impl Ctx<'_> {
    /// An upper bound for the number of low bits of an integer that can be nonzero.
    pub fn significant_bits(&self, value: Value) -> u32 {
        known_bits(self.env.ctx, self.ir, value).map_or(u32::MAX, |k| k.significant_bits())
    }

    /// Is a word the sign-extension of its low [`KNOWN_BITS_SMALL`] bits, as what defines it says?
    pub fn fits_signed_small(&self, value: Value) -> bool {
        let above = i64::from(WORD - KNOWN_BITS_SMALL);
        if self.significant_bits(value) < KNOWN_BITS_SMALL {
            return true;
        }
        if let Some(n) = self.signed_const(value) {
            return (n << (32 + above)) >> (32 + above) == n;
        }
        match self.def(value) {
            Some((
                _,
                InstData::Binary {
                    op: BinaryOp::AShr,
                    args,
                    ..
                },
            )) => self.signed_const(args[1]).is_some_and(|n| n >= above),
            Some((
                _,
                InstData::Intrinsic {
                    id: Intrinsic::SBfe,
                    args,
                    ..
                },
            )) => {
                let width = args.as_slice(&self.ir.lists).get(2);
                let width = width.and_then(|&width| self.signed_const(width));
                width.is_some_and(|n| (1..=i64::from(KNOWN_BITS_SMALL)).contains(&n))
            }
            _ => false,
        }
    }

    /// The greatest number that a word of 64 bits can be.
    pub fn greatest_word(&self, value: Value, index: usize) -> u32 {
        let known = known_bits(self.env.ctx, self.ir, value);
        let first = WORD * index as u32;
        known.map_or(u32::MAX, |known| !((known.zeros() >> first) as u32))
    }

    /// A word of 64 bits of which all bits are known.
    pub fn known_word(&self, value: Value, index: usize) -> Option<u32> {
        let known = known_bits(self.env.ctx, self.ir, value)?;
        let first = WORD * index as u32;
        let bits = |all: u128| (all >> first) as u32;
        (bits(known.zeros() | known.ones()) == u32::MAX).then(|| bits(known.ones()))
    }
}
