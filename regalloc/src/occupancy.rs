//! What a unit holds when, with a summary that answers most questions at once.
//!
//! A function's positions fall into at most 128 buckets. A unit knows in which buckets it holds
//! something, and which ones are full; only where that does not decide its sorted ranges are
//! searched.

use crate::live::{Range, Ranges};
use crate::ranges::{insert, overlap};

/// A set of buckets.
pub type Mask = u128;

/// The size of buckets.
#[derive(Clone, Copy, Default, Debug)]
pub struct Grain {
    shift: u32,
}

impl Grain {
    /// For positions below `last`.
    pub fn new(last: u32) -> Grain {
        let bits = u32::BITS - last.leading_zeros();
        Grain {
            shift: bits.saturating_sub(Mask::BITS.trailing_zeros()),
        }
    }

    /// Buckets with a position of the ranges.
    pub fn mask(self, ranges: &[Range]) -> Mask {
        ranges.iter().fold(0, |mask, &r| mask | self.touched(r))
    }

    fn touched(self, range: Range) -> Mask {
        span(
            range.start >> self.shift,
            ((range.end - 1) >> self.shift) + 1,
        )
    }

    /// Buckets all of whose positions are in the range.
    fn filled(self, range: Range) -> Mask {
        let first = (range.start + (1 << self.shift) - 1) >> self.shift;
        span(first, range.end >> self.shift)
    }
}

/// Bits from `first` up to `end` (exclusive).
fn span(first: u32, end: u32) -> Mask {
    if first >= end {
        return 0;
    }
    let ones = Mask::MAX >> (Mask::BITS - (end - first));
    ones << first
}

/// A unit.
#[derive(Clone, Default, Debug)]
pub struct Unit {
    ranges: Ranges,
    some: Mask,
    full: Mask,
}

impl Unit {
    /// It holds something in a range in which it held nothing.
    pub fn insert(&mut self, grain: Grain, range: Range) {
        self.some |= grain.touched(range);
        self.full |= grain.filled(range);
        insert(&mut self.ranges, range);
    }

    /// Does it hold nothing in these ranges, which touch the buckets of `mask`?
    pub fn has_room(&self, mask: Mask, ranges: &[Range]) -> bool {
        self.some & mask == 0 || (self.full & mask == 0 && !overlap(&self.ranges, ranges))
    }

    /// The buckets in which it holds something at each position.
    pub fn full(&self) -> Mask {
        self.full
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ranges::hits;

    #[test]
    fn the_summary_agrees_with_the_ranges() {
        for last in [1, 100, 127, 128, 129, 1000, 70_000] {
            let grain = Grain::new(last);
            let mut unit = Unit::default();
            for start in (0..last).step_by(last as usize / 5 + 1) {
                let end = (start + last / 9 + 1).min(last);
                unit.insert(grain, Range { start, end });
            }
            for start in (0..last).step_by(last as usize / 40 + 1) {
                for length in [1, 3, last / 20 + 1, last / 2] {
                    let end = (start + length.max(1)).min(last);
                    let range = [Range { start, end }];
                    let room = unit.has_room(grain.mask(&range), &range);
                    assert_eq!(room, !hits(&unit.ranges, range[0]), "{last} {range:?}");
                }
            }
        }
    }
}
