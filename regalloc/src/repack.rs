//! Packing with second thoughts: where a group finds no place, those that hold the place where this
//! costs least go, and are placed again.
//!
//! It is slower than placing each group once, and is done only where that has failed though no
//! position needs more registers than there are: tuples of several widths leave gaps between them
//! that are too narrow. A group that went costs more the next time; where one goes again and again
//! there is no room for all, so that it comes to an end soon.

use crate::live::Range;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// So often may a group go: where all find places in the end, hardly any goes more often.
const MOST_GONE: u32 = 24;

/// What is fixed and does not go.
const FIXED: u32 = u32::MAX;

/// A group to place.
pub struct Piece<'r> {
    /// When each slot holds something.
    pub slots: Vec<&'r [Range]>,
    /// The first unit is `residue` modulo `align`.
    pub align: usize,
    /// See `align`.
    pub residue: usize,
    /// Where it is best.
    pub hints: Vec<usize>,
}

impl Piece<'_> {
    fn positions(&self) -> u64 {
        let ranges = self.slots.iter().flat_map(|s| s.iter());
        ranges.map(|r| u64::from(r.end - r.start)).sum()
    }
}

/// A range in which a unit holds something.
#[derive(Clone, Copy)]
struct Held {
    range: Range,
    /// Whose it is.
    piece: u32,
}

/// What units hold.
pub struct Repack<'r> {
    pieces: Vec<Piece<'r>>,
    /// By unit: what it holds when, in order.
    units: Vec<Vec<Held>>,
    base: Vec<Option<usize>>,
    /// How often each went.
    gone: Vec<u32>,
    /// What it costs if one goes: for how long it holds registers.
    weight: Vec<u64>,
    /// Who is in the way at the place at hand.
    in_the_way: Vec<u32>,
}

impl<'r> Repack<'r> {
    /// Nothing is placed yet of the pieces, which are in the order of their importance.
    pub fn new(pieces: Vec<Piece<'r>>, units: usize) -> Repack<'r> {
        Repack {
            units: vec![Vec::new(); units],
            base: vec![None; pieces.len()],
            gone: vec![0; pieces.len()],
            weight: pieces.iter().map(Piece::positions).collect(),
            in_the_way: Vec::new(),
            pieces,
        }
    }

    /// A unit holds something that does not go.
    pub fn fix(&mut self, unit: usize, range: Range) {
        let is_behind = |last: &Held| last.range.end <= range.start;
        let held = &mut self.units[unit];
        if held.last().is_none_or(is_behind) {
            // They mostly come in order.
            held.push(Held {
                range,
                piece: FIXED,
            });
        } else if self.held(unit, range).next().is_none() {
            self.hold(unit, range, FIXED);
        }
    }

    /// The first unit of each piece, if all find one, of which the pieces' last one is below
    /// `limit`.
    pub fn run(mut self, limit: usize) -> Option<Vec<usize>> {
        let mut queue: BinaryHeap<Reverse<u32>> =
            (0..self.pieces.len() as u32).map(Reverse).collect();
        while let Some(Reverse(piece)) = queue.pop() {
            let (base, in_the_way) = self.place(piece as usize, limit)?;
            for other in in_the_way {
                self.remove(other);
                if self.gone[other as usize] > MOST_GONE {
                    return None;
                }
                queue.push(Reverse(other));
            }
            self.insert(piece, base);
        }
        self.base.into_iter().collect()
    }

    /// Who holds a unit in a range.
    fn held(&self, unit: usize, range: Range) -> impl Iterator<Item = u32> + '_ {
        let held = &self.units[unit];
        let first = held.partition_point(|h| h.range.end <= range.start);
        let held = held[first..].iter();
        held.take_while(move |h| h.range.start < range.end)
            .map(|h| h.piece)
    }

    fn hold(&mut self, unit: usize, range: Range, piece: u32) {
        let held = &mut self.units[unit];
        let at = held.partition_point(|h| h.range.start < range.start);
        held.insert(at, Held { range, piece });
    }

    /// The best place for a piece, and who has to go for it.
    fn place(&mut self, piece: usize, limit: usize) -> Option<(usize, Vec<u32>)> {
        let own = &self.pieces[piece];
        let end = (limit + 1).saturating_sub(own.slots.len());
        let places = (own.residue..end).step_by(own.align);
        let hints = own.hints.iter().copied();
        let mut best: Option<(u64, usize)> = None;
        let (mut least, mut in_the_way) = (Vec::new(), std::mem::take(&mut self.in_the_way));
        for base in hints.chain(places) {
            let most = best.map_or(u64::MAX, |b| b.0);
            if let Some(cost) = self.cost(own, base, most, &mut in_the_way) {
                best = Some((cost, base));
                least.clone_from(&in_the_way);
                if cost == 0 {
                    break;
                }
            }
        }
        self.in_the_way = in_the_way;
        best.map(|(_, base)| (base, least))
    }

    /// What a place costs, if it is less than `most`, and who is there.
    fn cost(
        &self,
        piece: &Piece,
        base: usize,
        most: u64,
        in_the_way: &mut Vec<u32>,
    ) -> Option<u64> {
        in_the_way.clear();
        let mut cost = 0;
        for (unit, ranges) in (base..).zip(&piece.slots) {
            for &range in ranges.iter() {
                for other in self.held(unit, range) {
                    if other == FIXED {
                        return None;
                    }
                    if in_the_way.contains(&other) {
                        continue;
                    }
                    in_the_way.push(other);
                    let gone = u64::from(self.gone[other as usize]) + 1;
                    cost += self.weight[other as usize].saturating_mul(gone * gone);
                    if cost >= most {
                        return None;
                    }
                }
            }
        }
        (cost < most).then_some(cost)
    }

    fn insert(&mut self, piece: u32, base: usize) {
        self.base[piece as usize] = Some(base);
        for (unit, ranges) in (base..).zip(&self.pieces[piece as usize].slots) {
            for &range in ranges.iter() {
                let held = &mut self.units[unit];
                let at = held.partition_point(|h| h.range.start < range.start);
                held.insert(at, Held { range, piece });
            }
        }
    }

    fn remove(&mut self, piece: u32) {
        self.gone[piece as usize] += 1;
        let Some(base) = self.base[piece as usize].take() else {
            return;
        };
        for (unit, ranges) in (base..).zip(&self.pieces[piece as usize].slots) {
            for range in ranges.iter() {
                let held = &mut self.units[unit];
                let at = held.partition_point(|h| h.range.start < range.start);
                held.remove(at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALWAYS: [Range; 1] = [Range { start: 0, end: 10 }];

    fn piece(width: usize, hint: Option<usize>) -> Piece<'static> {
        Piece {
            slots: vec![&ALWAYS[..]; width],
            align: 1,
            residue: 0,
            hints: hint.into_iter().collect(),
        }
    }

    #[test]
    fn one_that_leaves_no_wide_gap_goes() {
        let repack = Repack::new(vec![piece(1, Some(1)), piece(3, None)], 4);
        assert_eq!(repack.run(4), Some(vec![3, 0]));
    }

    #[test]
    fn what_is_fixed_does_not_go() {
        let mut repack = Repack::new(vec![piece(3, None)], 4);
        repack.fix(1, ALWAYS[0]);
        assert_eq!(repack.run(4), None);
    }

    #[test]
    fn too_many_come_to_an_end() {
        let repack = Repack::new(vec![piece(2, None), piece(2, None), piece(1, None)], 8);
        assert_eq!(repack.run(4), None);
    }
}
