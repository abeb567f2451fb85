//! Where a group fits: searched in all units of a word at a time.

use crate::constraint::MAX_UNITS;
use crate::held::Held;
use crate::live::Range;
use crate::taken::WORD;
use smallvec::SmallVec;

/// Words of units.
pub const WORDS: usize = MAX_UNITS / WORD;

/// Most groups have no more slots.
const NARROW: usize = 4;

/// Is a unit in the set?
pub fn has(units: &[u64; WORDS], unit: usize) -> bool {
    units[unit / WORD] >> (unit % WORD) & 1 != 0
}

/// The units that are free for each slot of a group, as far as they were asked for.
pub struct Rooms<'t, F> {
    held: &'t Held,
    /// When each slot holds something.
    ranges: F,
    slots: usize,
    /// For the first slot, and mostly there is no other.
    free: [u64; WORDS],
    /// For each slot behind it, as soon as a word is known.
    behind: SmallVec<[[u64; WORDS]; NARROW - 1]>,
    /// Which words are known: a bit each.
    known: u32,
}

impl<'t, 'r, F: Fn(usize) -> &'r [Range]> Rooms<'t, F> {
    /// For so many slots that hold something in the ranges of their numbers.
    pub fn new(held: &'t Held, slots: usize, ranges: F) -> Rooms<'t, F> {
        Rooms {
            held,
            ranges,
            slots,
            free: [0; WORDS],
            behind: SmallVec::new(),
            known: 0,
        }
    }

    /// Finds out about a word.
    #[inline]
    fn know(&mut self, word: usize) {
        if self.known >> word & 1 == 0 {
            self.ask(word);
        }
    }

    fn ask(&mut self, word: usize) {
        self.known |= 1 << word;
        self.free[word] = self.free_for(0, word);
        for slot in 1..self.slots {
            let free = self.free_for(slot, word);
            if slot > self.behind.len() {
                self.behind.push([0; WORDS]);
            }
            self.behind[slot - 1][word] = free;
        }
    }

    /// The units of a word that are free for a slot.
    fn free_for(&self, slot: usize, word: usize) -> u64 {
        let ranges = (self.ranges)(slot).iter();
        !ranges.fold(0, |held, &r| held | self.held.over(word, r))
    }

    /// Are the units from `base` on free?
    pub fn fits(&mut self, base: usize) -> bool {
        self.know(base / WORD);
        self.know((base + self.slots - 1) / WORD);
        let mut behind = self.behind.iter().zip(base + 1..);
        has(&self.free, base) && behind.all(|(free, unit)| has(free, unit))
    }

    /// The first unit from which on the slots fit, of those at `residue` behind the multiples of
    /// `align`, a power of two, and below `end`.
    pub fn first(&mut self, align: usize, residue: usize, end: usize) -> Option<usize> {
        let aligned = multiples(align) << residue;
        // Units of a word from which on all slots are in it.
        let inside = below(WORD + 1 - self.slots);
        for word in 0..end.div_ceil(WORD) {
            self.know(word);
            let places = aligned & below(end - word * WORD);
            let behind = self.behind.iter().zip(1..);
            let first = places & inside & self.free[word];
            let found = behind.fold(first, |found, (free, k)| found & free[word] >> k);
            let found = match found {
                0 => self.across(word, places & !inside),
                found => found,
            };
            if found != 0 {
                return Some(word * WORD + found.trailing_zeros() as usize);
            }
        }
        None
    }

    /// Of places in a word those that fit, with slots in the next one.
    fn across(&mut self, word: usize, places: u64) -> u64 {
        if places == 0 {
            return 0;
        }
        self.know(word + 1);
        let behind = self.behind.iter().zip(1..);
        behind.fold(places & self.free[word], |found, (free, k)| {
            found & (free[word] >> k | free[word + 1] << (WORD - k))
        })
    }
}

/// The multiples of a power of two, as bits of a word.
fn multiples(align: usize) -> u64 {
    match align {
        1 => u64::MAX,
        _ if align < WORD => u64::MAX / ((1 << align) - 1),
        _ => 1,
    }
}

/// The lowest bits of a word.
fn below(count: usize) -> u64 {
    u64::MAX
        .checked_shr(WORD.saturating_sub(count) as u32)
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_place_is_the_one_that_a_search_finds() {
        let range = Range { start: 5, end: 9 };
        let ranges = [range];
        for step in 1..40usize {
            let mut held = Held::default();
            held.clear(20);
            held.note(range.start);
            held.finish();
            held.reset();
            // Long runs that are free at different places, one of them across words.
            let holds = |unit: usize| unit % 90 < 3 * step && unit * step % 7 != 3;
            for unit in (0..MAX_UNITS).filter(|&u| holds(u)) {
                held.insert(unit / WORD, range, 1 << (unit % WORD));
            }
            for width in [1, 2, 3, 4, 8, 16, 32] {
                for align in [1, 2, 4, 64] {
                    for residue in [0, align - 1] {
                        for end in [0, 1, 64, 65, 200, MAX_UNITS + 1 - width] {
                            let mut rooms = Rooms::new(&held, width, |_| &ranges[..]);
                            let mut places = (residue..end).step_by(align);
                            let free = |b: usize| (b..b + width).all(|u| !holds(u));
                            let wanted = places.find(|&b| b + width <= MAX_UNITS && free(b));
                            let end = end.min(MAX_UNITS + 1 - width);
                            let found = rooms.first(align, residue, end);
                            assert_eq!(found, wanted, "{step} {width} {align} {residue} {end}");
                            assert!(found.is_none_or(|b| rooms.fits(b)));
                        }
                    }
                }
            }
        }
    }
}
