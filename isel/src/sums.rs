//! Constant summands, for the offsets of instructions that add in 32 bits as the program does.

use crate::ctx::Ctx;
use ir::Value;
use lower::analysis::split_sum;

/// Longest chain of additions of constants that is followed.
const MAX_CHAIN: usize = 8;

impl Ctx<'_> {
    /// A number of 32 bits without constant summands, and the largest part of their sum that fits.
    pub fn without_constants(&self, number: Value, fits: impl Fn(u32) -> bool) -> (Value, u32) {
        let (mut at, mut sum) = (number, 0u32);
        let mut best = (number, 0);
        for _ in 0..MAX_CHAIN {
            let Some((variable, c, _)) = split_sum(self.env.ctx, self.ir, at) else {
                break;
            };
            sum = sum.wrapping_add(c as u32);
            at = variable;
            if fits(sum) {
                best = (at, sum);
            }
        }
        best
    }
}
