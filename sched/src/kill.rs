//! An order in which what ends as many lives of vector registers as it begins, or more, comes as
//! soon as it can, and all else in the order of a base.
//!
//! What neither adds nor takes comes early too: what reads its result often takes.
//!
//! A unit's balance changes only when what it reads has no other reader left, and then for the last
//! one: so each unit is looked at once when it is ready and once for each value that it is the last
//! to read. Linear.

use crate::depend::Graph;
use crate::pressure::Pressure;
use crate::room::Room;
use mir::Bank;

/// A graph of which nothing is in order yet.
pub struct Killing<'a>(Picker<'a>);

impl<'a> Killing<'a> {
    /// Of a graph and its registers in the source's order.
    pub fn new(graph: &'a Graph, room: &'a Room) -> Killing<'a> {
        Killing(Picker::new(graph, room))
    }

    /// With nothing in order, but room for all.
    fn picker(&self) -> Picker<'a> {
        let mut picker = self.0.clone();
        picker.order.reserve(picker.is_taken.len());
        picker
    }

    /// The order by a base, which has all units, and the most registers at a time; none as soon as
    /// there are so many that they are of no use.
    pub fn order(
        &self,
        base: impl Iterator<Item = u32>,
        is_of_use: impl Fn(Pressure) -> bool,
    ) -> Option<(Vec<u32>, Pressure)> {
        let mut picker = self.picker();
        for unit in base {
            while let Some(first) = picker.ending.pop() {
                if picker.take(first) && !is_of_use(picker.most) {
                    return None;
                }
            }
            if picker.take(unit) && !is_of_use(picker.most) {
                return None;
            }
        }
        Some((picker.order, picker.most))
    }

    /// A base itself, and the most registers at a time, in the same way.
    pub fn base(
        &self,
        mut base: impl Iterator<Item = u32>,
        is_of_use: impl Fn(Pressure) -> bool,
    ) -> Option<(Vec<u32>, Pressure)> {
        let mut picker = self.picker();
        let is_too_much = base.any(|unit| picker.take(unit) && !is_of_use(picker.most));
        (!is_too_much).then_some((picker.order, picker.most))
    }
}

/// The readers of a value that are not taken.
#[derive(Clone, Copy, Default)]
struct Readers {
    count: u32,
    /// All of their numbers, by exclusive or: with one left, its number.
    mixed: u32,
}

#[derive(Clone)]
struct Picker<'a> {
    graph: &'a Graph,
    room: &'a Room,
    readers: Vec<Readers>,
    /// Units that each one still waits for.
    preds: Vec<u32>,
    /// VGPRs more than before, if each is taken now.
    balance: Vec<i32>,
    is_taken: Vec<bool>,
    /// Ready units that leave no more registers than they find. Some may be taken already.
    ending: Vec<u32>,
    order: Vec<u32>,
    /// Registers that are live now.
    live: Pressure,
    /// The most so far.
    most: Pressure,
}

impl<'a> Picker<'a> {
    fn new(graph: &'a Graph, room: &'a Room) -> Picker<'a> {
        let units = 0..graph.len() as u32;
        let mut picker = Picker {
            graph,
            room,
            readers: vec![Readers::default(); room.values()],
            preds: graph.preds.clone(),
            balance: units.clone().map(|u| room.made(u).vgprs).collect(),
            is_taken: vec![false; graph.len()],
            ending: Vec::new(),
            order: Vec::new(),
            live: room.before(),
            most: room.before(),
        };
        for unit in units.clone() {
            for value in room.values_read(unit) {
                let readers = &mut picker.readers[value as usize];
                readers.count += 1;
                readers.mixed ^= unit;
            }
        }
        for value in 0..room.values() as u32 {
            if picker.readers[value as usize].count == 1 {
                picker.when_one_reads(value);
            }
        }
        picker
    }

    /// Counts a value for its last reader, which is the only one left.
    fn when_one_reads(&mut self, value: u32) {
        if self.room.dying(value) == Some(Bank::Vgpr) {
            let last = self.readers[value as usize].mixed;
            self.balance[last as usize] -= 1;
            self.look(last);
        }
    }

    fn look(&mut self, unit: u32) {
        if self.preds[unit as usize] == 0 && self.balance[unit as usize] <= 0 {
            self.ending.push(unit);
        }
    }

    /// Takes a unit, if it is not taken. Tells whether the most registers at a time are more now.
    fn take(&mut self, unit: u32) -> bool {
        if std::mem::replace(&mut self.is_taken[unit as usize], true) {
            return false;
        }
        self.order.push(unit);
        for value in self.room.values_read(unit) {
            let readers = &mut self.readers[value as usize];
            readers.count -= 1;
            readers.mixed ^= unit;
            match readers.count {
                0 => {
                    if let Some(bank) = self.room.dying(value) {
                        self.live.add(bank, -1);
                    }
                }
                1 => self.when_one_reads(value),
                _ => {}
            }
        }
        for edge in self.graph.succs.get(unit) {
            self.preds[edge.to as usize] -= 1;
            self.look(edge.to);
        }
        self.live = self.live.plus(self.room.made(unit));
        self.most.rises(self.live.plus(self.room.passing(unit)))
    }
}
