//! Which units hold something when, 64 units at a time.
//!
//! A tree over positions ([`crate::held`] says which): a leaf is one, and a node above stands for
//! sixteen of the level below. Each has a word with a bit for each unit. A range is put into the
//! fewest nodes that make it up, fifteen a level and side at most, or a short one into its
//! positions; so it is asked for, and the answer is for all units at once: the first one that is
//! free is one instruction away.
//!
//! *Correctness.* Let `n` be one of the nodes that make up a range that was put in, and let the
//! range asked for have a position of it. If `n` is part of that range, one of the nodes that make
//! this up is `n` or above it, and has its bit in [`Level::some`]. If it is not, it has a position
//! that does not belong to the range beside one that does: the range's first or last position is
//! in `n`, which is a node above that position (or it) and has its bit in [`Level::all`].
//! Of a range that is asked for by its positions the latter holds for all `n` above these.

use crate::live::Range;

/// Units of a word.
pub const WORD: usize = u64::BITS as usize;

/// Nodes that one stands for on the level above, as a power of two.
const SHIFT: u32 = 4;

/// A range whose ends are in nodes so far apart has all of a node between them. Of a shorter one
/// the positions are gone through, whatever they make up.
const FAR: usize = 2;

/// With no more nodes than these a level is the last one: they are gone through one by one.
const TOP: usize = 64;

/// Neighbouring nodes of a level.
type Nodes = std::ops::Range<usize>;

/// The nodes of a level above the positions.
#[derive(Clone, Default, Debug)]
struct Level {
    /// Units that hold something at a position of the node.
    some: Vec<u64>,
    /// Of these, those that were put in with the whole node.
    all: Vec<u64>,
}

impl Level {
    /// The units of a set hold something everywhere in some nodes.
    fn put(&mut self, nodes: Nodes, units: u64) {
        put(&mut self.some[nodes.clone()], units);
        put(&mut self.all[nodes], units);
    }

    /// The units that hold something everywhere in the nodes above both ends of a range.
    fn around(&self, left: usize, right: usize) -> u64 {
        self.all[left] | self.all[right]
    }

    /// The units of a set hold something in the nodes above both ends of a range. Tells whether it
    /// was known.
    fn mark(&mut self, left: usize, right: usize, units: u64) -> bool {
        let known = self.some[left] & self.some[right] & units == units;
        self.some[left] |= units;
        self.some[right] |= units;
        known
    }
}

/// Adds units to each of some words.
fn put(words: &mut [u64], units: u64) {
    words.iter_mut().for_each(|w| *w |= units);
}

/// The units of some words.
fn any(words: &[u64]) -> u64 {
    words.iter().fold(0, |all, word| all | word)
}

/// What 64 units hold when.
#[derive(Clone, Default, Debug)]
pub struct Taken {
    /// Units that hold something, by position.
    at: Vec<u64>,
    /// The levels above.
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
        clear(&mut self.at, nodes);
        let mut count = 0;
        while nodes > TOP {
            nodes = nodes.div_ceil(1 << SHIFT);
            if count == self.levels.len() {
                self.levels.push(Level::default());
            }
            let level = &mut self.levels[count];
            clear(&mut level.some, nodes);
            clear(&mut level.all, nodes);
            count += 1;
        }
        self.levels.truncate(count);
    }

    /// The units of a set hold something in a range.
    pub fn insert(&mut self, range: Range, units: u64) {
        if !self.is_used {
            self.begin();
        }
        let (first, end) = (range.start as usize, range.end as usize);
        let (mut left, mut right) = (first >> SHIFT, (end - 1) >> SHIFT);
        if self.levels.is_empty() || right - left < FAR {
            put(&mut self.at[first..end], units);
            for level in &mut self.levels {
                // What a node has, those above it have.
                if level.mark(left, right, units) {
                    return;
                }
                (left, right) = (left >> SHIFT, right >> SHIFT);
            }
            return;
        }
        let (ends, mut inner) = parts(first, end);
        for nodes in ends {
            put(&mut self.at[nodes], units);
        }
        let Some((top, lower)) = self.levels.split_last_mut() else {
            return;
        };
        for level in lower {
            let known = level.mark(left, right, units);
            if inner.is_empty() && known {
                return;
            }
            (left, right) = (left >> SHIFT, right >> SHIFT);
            if !inner.is_empty() {
                let (ends, above) = parts(inner.start, inner.end);
                if above.is_empty() {
                    level.put(inner, units);
                } else {
                    for nodes in ends {
                        level.put(nodes, units);
                    }
                }
                inner = above;
            }
        }
        top.mark(left, right, units);
        top.put(inner, units);
    }

    /// The units that hold something at a position of the range.
    #[inline]
    pub fn over(&self, range: Range) -> u64 {
        if !self.is_used {
            return 0;
        }
        let (first, end) = (range.start as usize, range.end as usize);
        let (mut left, mut right) = (first >> SHIFT, (end - 1) >> SHIFT);
        if !self.levels.is_empty() && right - left >= FAR {
            let (ends, inner) = parts(first, end);
            let [a, b] = ends.map(|nodes| any(&self.at[nodes]));
            return a | b | self.over_nodes(left, right, inner);
        }
        let mut units = any(&self.at[first..end]);
        for level in &self.levels {
            units |= level.around(left, right);
            (left, right) = (left >> SHIFT, right >> SHIFT);
        }
        units
    }

    /// The same of nodes above the positions, with those above both ends of the range.
    fn over_nodes(&self, mut left: usize, mut right: usize, mut inner: Nodes) -> u64 {
        let mut units = 0;
        let Some((top, lower)) = self.levels.split_last() else {
            return 0;
        };
        for level in lower {
            units |= level.around(left, right);
            (left, right) = (left >> SHIFT, right >> SHIFT);
            if !inner.is_empty() {
                let (ends, above) = parts(inner.start, inner.end);
                if above.is_empty() {
                    units |= any(&level.some[inner]);
                } else {
                    let [a, b] = ends.map(|nodes| any(&level.some[nodes]));
                    units |= a | b;
                }
                inner = above;
            }
        }
        units | top.around(left, right) | any(&top.some[inner])
    }
}

/// Makes a list of so many empty sets.
fn clear(list: &mut Vec<u64>, len: usize) {
    list.clear();
    list.resize(len, 0);
}

/// The nodes of a range that nodes above do not stand for, at both ends of it, and the nodes above
/// that stand for the others; if there are none, the ends mean nothing, and none are none of any
/// level.
#[inline]
fn parts(first: usize, end: usize) -> ([Nodes; 2], Nodes) {
    let (up, down) = (first.div_ceil(1 << SHIFT), end >> SHIFT);
    let inner = if up < down { up..down } else { 0..0 };
    ([first..up << SHIFT, down << SHIFT..end], inner)
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
        for last in [1, 7, 8, 9, 64, 100, 513, 5000, 40_000] {
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
