//! An order that is made from its end: before what is there already comes the unit that leaves the
//! fewest vector registers live in front of it, of those that nothing else has to stand behind.
//!
//! Where an order from the start begins many lives before one can end, one from the end knows who
//! ends them. Of units that are alike either the one is next whose result is read soonest, which
//! takes a tree of operations as a whole, or the one that is last in the source. `n log n`.

use crate::depend::Graph;
use crate::room::Room;
use crate::rows::Rows;
use mir::Bank;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Which of units comes next that leave as many registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// Whose result is read soonest.
    Reader,
    /// The last one of the source.
    Place,
}

/// A graph of which nothing is in order yet.
pub struct Upward<'a> {
    graph: &'a Graph,
    room: &'a Room,
    /// What each unit waits for.
    preds: Rows<u32>,
    /// Who reads each value.
    readers: Rows<u32>,
}

impl<'a> Upward<'a> {
    /// Of a graph and its registers in the source's order.
    pub fn new(graph: &'a Graph, room: &'a Room) -> Upward<'a> {
        let units = 0..graph.len() as u32;
        let edges = units.clone().flat_map(|from| {
            let edges = graph.succs.get(from).iter();
            edges.map(move |edge| (edge.to, from))
        });
        let reads = units.flat_map(|unit| room.values_read(unit).map(move |v| (v, unit)));
        Upward {
            graph,
            room,
            preds: Rows::new(graph.len(), 0, edges),
            readers: Rows::new(room.values(), 0, reads),
        }
    }

    /// The order.
    pub fn order(&self, tie: Tie) -> Vec<u32> {
        let mut picker = Picker::new(self, tie);
        let mut order = Vec::with_capacity(self.graph.len());
        while let Some(key) = picker.ready.pop_first() {
            let unit = key.2.0;
            picker.take(unit, order.len() as u32 + 1);
            order.push(unit);
        }
        order.reverse();
        order
    }
}

/// Registers more in front of a unit than behind it, when its result is read first, its number: the
/// least is next.
type Key = (i32, Reverse<u32>, Reverse<u32>);

struct Picker<'a> {
    all: &'a Upward<'a>,
    tie: Tie,
    /// Values that are read behind the place.
    is_live: Vec<bool>,
    /// Units behind which some that follow are not yet.
    waits: Vec<u32>,
    /// Registers that each unit adds in front of itself.
    balance: Vec<i32>,
    /// When the result of each unit was seen to be read, counted from the end.
    read: Vec<u32>,
    ready: BTreeSet<Key>,
}

impl<'a> Picker<'a> {
    fn new(all: &'a Upward<'a>, tie: Tie) -> Picker<'a> {
        let (graph, room) = (all.graph, all.room);
        let units = 0..graph.len() as u32;
        let vectors = |unit| {
            let values = room.values_read(unit);
            values.filter(|&v| room.bank(v) == Bank::Vgpr).count() as i32
        };
        let mut picker = Picker {
            all,
            tie,
            is_live: vec![false; room.values()],
            waits: units
                .clone()
                .map(|u| graph.succs.get(u).len() as u32)
                .collect(),
            balance: units.clone().map(vectors).collect(),
            read: vec![0; graph.len()],
            ready: BTreeSet::new(),
        };
        for value in room.numbers().filter(|&v| room.dying(v).is_none()) {
            picker.lives(value, 0);
        }
        for unit in units.filter(|&u| graph.succs.get(u).is_empty()) {
            picker.ready.insert(picker.key(unit));
        }
        picker
    }

    fn key(&self, unit: u32) -> Key {
        let at = unit as usize;
        let read = match self.tie {
            Tie::Reader => self.read[at],
            Tie::Place => 0,
        };
        (self.balance[at], Reverse(read), Reverse(unit))
    }

    /// A value is read at a place, and so live in front of it.
    fn lives(&mut self, value: u32, place: u32) {
        if std::mem::replace(&mut self.is_live[value as usize], true)
            || self.all.room.bank(value) != Bank::Vgpr
        {
            return;
        }
        let all = self.all;
        for &reader in all.readers.get(value) {
            let is_ready = self.ready.remove(&self.key(reader));
            self.balance[reader as usize] -= 1;
            if is_ready {
                self.ready.insert(self.key(reader));
            }
        }
        // It waits for a reader that is just taken, and is not ready.
        if let Some(maker) = all.room.maker(value) {
            self.balance[maker as usize] -= 1;
            self.read[maker as usize] = place;
        }
    }

    fn take(&mut self, unit: u32, place: u32) {
        let all = self.all;
        for value in all.room.values_read(unit) {
            self.lives(value, place);
        }
        for &pred in all.preds.get(unit) {
            self.waits[pred as usize] -= 1;
            if self.waits[pred as usize] == 0 {
                self.ready.insert(self.key(pred));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{random, region};

    #[test]
    fn what_is_read_comes_before_its_readers() {
        for seed in 0..200 {
            let units = random(seed, 80);
            let (graph, room) = region(&units);
            for tie in [Tie::Reader, Tie::Place] {
                let order = Upward::new(&graph, &room).order(tie);
                let mut place = vec![None; 80];
                for (at, &unit) in order.iter().enumerate() {
                    assert!(place[unit as usize].replace(at).is_none(), "seed {seed}");
                }
                for (unit, reads) in units.iter().enumerate() {
                    assert!(place[unit].is_some(), "seed {seed}");
                    assert!(reads.iter().all(|&r| place[r as usize] < place[unit]));
                }
            }
        }
    }

    #[test]
    fn a_tree_is_taken_as_a_whole() {
        // Eight values, four sums of two, two of these, one.
        let mut units = vec![vec![]; 8];
        units.extend((0..7).map(|i| vec![2 * i, 2 * i + 1]));
        let (graph, room) = region(&units);
        let order = Upward::new(&graph, &room).order(Tie::Reader);
        assert_eq!(room.most().vgprs, 8);
        assert_eq!(room.in_order(&order).most().vgprs, 4);
    }
}
