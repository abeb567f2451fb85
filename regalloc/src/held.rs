//! What the units of a file hold when.
//!
//! The trees ([`Taken`]) do not stand over all positions of a function but over those alone where
//! some range starts, which are far fewer: of four positions of an instruction one at most starts
//! what it writes, and many instructions write nothing of the file.
//!
//! *Correctness.* Two ranges have a position in common iff the later one of their starts is in
//! both. So it is enough to know of each range which of the starts are in it. That holds for ranges
//! whose own start is one of these: all that are ever put in, and those that are looked for a place
//! for. Who asks about any other position ([`Held::exactly`]) gets the answer of trees over all of
//! them, which are made for the first one who does: hardly any function has a cycle of moves that
//! wants a register.

use crate::live::Range;
use crate::rooms::WORDS;
use crate::taken::Taken;
use std::cell::OnceCell;

/// The positions where ranges start.
#[derive(Default)]
struct Starts {
    /// By position: how many of them are before it. While they are noted: 1 behind each of them.
    before: Vec<u32>,
}

impl Starts {
    fn clear(&mut self, last: u32) {
        self.before.clear();
        self.before.resize(last as usize + 2, 0);
    }

    fn note(&mut self, position: u32) {
        self.before[position as usize + 1] = 1;
    }

    /// Counts what was noted; gives how many there are.
    fn count(&mut self) -> u32 {
        let mut sum = 0;
        for before in &mut self.before {
            sum += *before;
            *before = sum;
        }
        sum
    }

    /// The starts in a range, by their numbers.
    fn of(&self, range: Range) -> Range {
        Range {
            start: self.before[range.start as usize],
            end: self.before[range.end as usize],
        }
    }
}

/// Units of a word that hold something in a range.
#[derive(Clone, Copy)]
pub struct Entry {
    range: Range,
    word: usize,
    units: u64,
}

/// What all units hold.
#[derive(Default)]
pub struct Held {
    starts: Starts,
    /// How many starts there are.
    count: u32,
    /// By word, over the starts.
    taken: [Taken; WORDS],
    /// End of the last block.
    last: u32,
    /// All that was put in.
    entries: Vec<Entry>,
    /// By word, over all positions, if somebody has asked.
    exact: OnceCell<[Taken; WORDS]>,
}

impl Held {
    /// Forgets the starts of another function; `last` is where this one ends. Some ranges begin
    /// where it does.
    pub fn clear(&mut self, last: u32) {
        self.last = last;
        self.starts.clear(last);
        self.starts.note(0);
    }

    /// A range may start at a position.
    pub fn note(&mut self, position: u32) {
        self.starts.note(position);
    }

    /// All starts are noted.
    pub fn finish(&mut self) {
        self.count = self.starts.count();
    }

    /// How many starts there are.
    pub fn starts(&self) -> usize {
        self.count as usize
    }

    /// The number of a start.
    pub fn start(&self, position: u32) -> usize {
        self.starts.before[position as usize] as usize
    }

    /// The starts in a range, by their numbers.
    pub fn starts_in(&self, range: Range) -> Range {
        self.starts.of(range)
    }

    /// Nothing is held.
    pub fn reset(&mut self) {
        let count = self.count;
        self.taken.iter_mut().for_each(|t| t.reset(count));
        self.entries.clear();
        self.entries.reserve(count as usize);
        self.exact.take();
    }

    /// What was put in, for the same function's of another time: from then on only
    /// [`Held::exactly`] may be asked, or [`Held::reset`] come.
    pub fn swap_entries(&mut self, entries: &mut Vec<Entry>) {
        std::mem::swap(&mut self.entries, entries);
        self.exact.take();
    }

    /// Units of a word hold something in a range, which begins at a start.
    pub fn insert(&mut self, word: usize, range: Range, units: u64) {
        debug_assert!(
            self.exact.get().is_none(),
            "nobody asks before all is there"
        );
        self.taken[word].insert(self.starts.of(range), units);
        self.entries.push(Entry { range, word, units });
    }

    /// The units of a word that hold something in a range, which begins at a start.
    pub fn over(&self, word: usize, range: Range) -> u64 {
        self.taken[word].over(self.starts.of(range))
    }

    /// The units that hold something in any range.
    pub fn exactly(&self, range: Range) -> [u64; WORDS] {
        let taken = self.exact.get_or_init(|| {
            let mut taken: [Taken; WORDS] = Default::default();
            taken.iter_mut().for_each(|t| t.reset(self.last));
            for entry in &self.entries {
                taken[entry.word].insert(entry.range, entry.units);
            }
            taken
        });
        taken.each_ref().map(|t| t.over(range))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_meet_over_the_starts_where_they_do_over_all_positions() {
        let mut seed = 3u32;
        let mut next = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % below
        };
        for last in [4, 40, 700] {
            let mut held = Held::default();
            held.clear(last);
            let mut ranges = vec![Range {
                start: 0,
                end: last,
            }];
            for _ in 0..30 {
                let start = next(last);
                let end = start + 1 + next(last - start);
                ranges.push(Range { start, end });
                held.note(start);
            }
            held.finish();
            held.reset();
            let mut inside: Vec<Range> = Vec::new();
            for (k, &range) in ranges.iter().enumerate() {
                let meets = |r: &&Range| r.start < range.end && range.start < r.end;
                let wanted = inside.iter().filter(meets).count() > 0;
                assert_eq!(held.over(1, range) != 0, wanted, "{range:?} of {last}");
                assert_eq!(held.exactly(range)[1] != 0, wanted, "{range:?} of {last}");
                // Every third one, so that there is room between them; the first one has none.
                if k % 3 == 1 {
                    held.exact.take();
                    held.insert(1, range, 1 << 5);
                    inside.push(range);
                }
            }
        }
    }
}
