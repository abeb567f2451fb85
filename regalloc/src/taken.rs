//! Which units hold something when, 64 units at a time.
//!
//! A tree over positions ([`crate::held`] says which): a leaf is one, and a node above stands for
//! sixteen of the level below. Each has a word with a bit for each unit. A range is put into the
//! fewest nodes that make it up, fifteen a level and side at most; so it is asked for, and the
//! answer is for all units at once: the first one that is free is one instruction away.
//!
//! *Correctness.* Let `n` be one of the nodes that make up a range that was put in, and let the
//! range asked for have a position of it. If `n` is part of that range, one of the nodes that make
//! this up is `n` or above it, and has its bit in [`Level::some`]. If it is not, it has a position
//! that does not belong to the range beside one that does: the range's first or last position is
//! in `n`, which is a node above that position (or it) and has its bit in [`Level::all`].

use crate::live::Range;

/// Units of a word.
pub const WORD: usize = u64::BITS as usize;

/// Nodes that one stands for on the level above, as a power of two.
const SHIFT: u32 = 4;

/// With no more nodes than these a level is the last one: they are gone through one by one.
const TOP: usize = 64;

/// Neighbouring nodes of a level.
type Nodes = std::ops::Range<usize>;

/// The nodes of a level.
#[derive(Clone, Default, Debug)]
struct Level {
    /// Units that hold something at a position of the node.
    some: Vec<u64>,
    /// Of these, those that were put in with the whole node; none on the level of positions, where
    /// both are the same.
    all: Vec<u64>,
}

impl Level {
    /// The units of a set hold something everywhere in some nodes.
    fn put(&mut self, nodes: Nodes, units: u64) {
        self.some[nodes.clone()]
            .iter_mut()
            .for_each(|w| *w |= units);
        if !self.all.is_empty() {
            self.all[nodes].iter_mut().for_each(|w| *w |= units);
        }
    }

    /// The units that hold something in one of the nodes.
    fn get(&self, nodes: Nodes) -> u64 {
        self.some[nodes].iter().fold(0, |all, word| all | word)
    }

    /// The units that hold something everywhere in the nodes above both ends of a range.
    fn around(&self, left: usize, right: usize) -> u64 {
        match self.all.is_empty() {
            true => 0,
            false => self.all[left] | self.all[right],
        }
    }
}

/// What 64 units hold when.
#[derive(Clone, Default, Debug)]
pub struct Taken {
    levels: Vec<Level>,
    /// Positions are below.
    last: u32,
    /// Is something held? If not, the nodes are those of another function or order.
    is_used: bool,
}

impl Taken {
    /// Nothing is held at any position below `last`.
    pub fn reset(&mut self, last: u32) {
        self.last = last;
        self.is_used = false;
    }

    /// Makes empty nodes.
    fn begin(&mut self) {
        self.is_used = true;
        let mut nodes = self.last as usize + 1;
        let mut count = 0;
        loop {
            if count == self.levels.len() {
                self.levels.push(Level::default());
            }
            let level = &mut self.levels[count];
            let above = if count == 0 { 0 } else { nodes };
            for (list, nodes) in [(&mut level.some, nodes), (&mut level.all, above)] {
                list.clear();
                list.resize(nodes, 0);
            }
            count += 1;
            if nodes <= TOP {
                break;
            }
            nodes = nodes.div_ceil(1 << SHIFT);
        }
        self.levels.truncate(count);
    }

    /// The units of a set hold something in a range.
    pub fn insert(&mut self, range: Range, units: u64) {
        if !self.is_used {
            self.begin();
        }
        let (mut first, mut end) = (range.start as usize, range.end as usize);
        let (mut left, mut right) = (first, end - 1);
        let Some((top, lower)) = self.levels.split_last_mut() else {
            return;
        };
        for level in lower {
            let ends = level.some[left] & level.some[right];
            // What a node has, those above it have.
            if first == end && ends & units == units {
                return;
            }
            level.some[left] |= units;
            level.some[right] |= units;
            (left, right) = (left >> SHIFT, right >> SHIFT);
            if first < end {
                for nodes in parts(&mut first, &mut end) {
                    level.put(nodes, units);
                }
            }
        }
        top.some[left] |= units;
        top.some[right] |= units;
        top.put(first..end, units);
    }

    /// The units that hold something at a position of the range.
    pub fn over(&self, range: Range) -> u64 {
        if !self.is_used {
            return 0;
        }
        let (mut first, mut end) = (range.start as usize, range.end as usize);
        let (mut left, mut right) = (first, end - 1);
        let mut units = 0;
        let Some((top, lower)) = self.levels.split_last() else {
            return 0;
        };
        for level in lower {
            units |= level.around(left, right);
            (left, right) = (left >> SHIFT, right >> SHIFT);
            if first < end {
                let found = parts(&mut first, &mut end).map(|nodes| level.get(nodes));
                units |= found[0] | found[1];
            }
        }
        units | top.around(left, right) | top.get(first..end)
    }
}

/// The nodes of a level that nodes above do not stand for, at both ends of what is left of a range,
/// of which the nodes above are left then.
fn parts(first: &mut usize, end: &mut usize) -> [Nodes; 2] {
    let (a, b) = (*first, *end);
    let (up, down) = (a.div_ceil(1 << SHIFT), b >> SHIFT);
    if up >= down {
        (*first, *end) = (0, 0);
        return [a..b, b..b];
    }
    (*first, *end) = (up, down);
    [a..up << SHIFT, down << SHIFT..b]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The units of each position, one by one.
    struct Plain(Vec<u64>);

    impl Plain {
        fn of(&mut self, range: Range) -> &mut [u64] {
            &mut self.0[range.start as usize..range.end as usize]
        }
    }

    #[test]
    fn a_range_has_what_its_positions_have() {
        for last in [1, 7, 8, 9, 64, 100, 513, 5000] {
            let (mut tree, mut plain) = (Taken::default(), Plain(vec![0; last as usize + 1]));
            tree.reset(last);
            let mut seed = 1u32;
            let mut next = |below: u32| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 8) % below
            };
            for step in 0..200u32 {
                let start = next(last);
                let most = if step % 3 == 0 {
                    last - start
                } else {
                    9.min(last - start)
                };
                let end = start + 1 + next(most);
                let range = Range { start, end };
                let found = tree.over(range);
                assert_eq!(
                    found,
                    plain.of(range).iter().fold(0, |all, w| all | w),
                    "{range:?}"
                );
                let units = 1 << next(64);
                tree.insert(range, units);
                plain.of(range).iter_mut().for_each(|w| *w |= units);
            }
        }
    }

    #[test]
    fn nothing_is_left_of_another_function() {
        let mut tree = Taken::default();
        tree.reset(600);
        tree.insert(Range { start: 3, end: 599 }, 5);
        for last in [600, 20, 4000] {
            tree.reset(last);
            assert_eq!(
                tree.over(Range {
                    start: 0,
                    end: last
                }),
                0
            );
        }
    }
}
