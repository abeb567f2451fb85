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

    /// The order by a base, which has all units, and the most registers at a time; none as soon as
    /// there are so many that they are of no use.
    pub fn order(
        &self,
        base: impl Iterator<Item = u32>,
        is_of_use: impl Fn(Pressure) -> bool,
    ) -> Option<(Vec<u32>, Pressure)> {
        let mut picker = self.0.clone();
        picker.order.reserve(picker.is_taken.len());
        for unit in base {
            while let Some(first) = picker.ends.ready.pop() {
                if picker.take(first) && !is_of_use(picker.lives.most) {
                    return None;
                }
            }
            if picker.take(unit) && !is_of_use(picker.lives.most) {
                return None;
            }
        }
        Some((picker.order, picker.lives.most))
    }

    /// A base itself, and the most registers at a time, in the same way.
    pub fn base(
        &self,
        base: impl Iterator<Item = u32>,
        is_of_use: impl Fn(Pressure) -> bool,
    ) -> Option<(Vec<u32>, Pressure)> {
        let mut lives = self.0.lives.clone();
        let mut order = Vec::with_capacity(self.0.is_taken.len());
        for unit in base {
            order.push(unit);
            if lives.take(unit, |_, _| {}) && !is_of_use(lives.most) {
                return None;
            }
        }
        Some((order, lives.most))
    }
}

/// The readers of a value that are not taken.
#[derive(Clone, Copy, Default)]
struct Readers {
    count: u32,
    /// All of their numbers, by exclusive or: with one left, its number.
    mixed: u32,
}

/// The registers that are live while units are taken.
#[derive(Clone)]
struct Lives<'a> {
    room: &'a Room,
    readers: Vec<Readers>,
    /// Registers that are live now.
    live: Pressure,
    /// The most so far.
    most: Pressure,
}

impl<'a> Lives<'a> {
    fn new(room: &'a Room, units: u32) -> Lives<'a> {
        let mut readers = vec![Readers::default(); room.values()];
        for unit in 0..units {
            for value in room.values_read(unit) {
                let readers = &mut readers[value as usize];
                readers.count += 1;
                readers.mixed ^= unit;
            }
        }
        Lives {
            room,
            readers,
            live: room.before(),
            most: room.before(),
        }
    }

    /// Takes a unit. Tells whether the most registers at a time are more now. Calls `one_left` with
    /// each value that has one reader left, and with that.
    #[inline]
    fn take(&mut self, unit: u32, mut one_left: impl FnMut(u32, u32)) -> bool {
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
                1 => one_left(value, readers.mixed),
                _ => {}
            }
        }
        self.live = self.live.plus(self.room.made(unit));
        self.most.rises(self.live.plus(self.room.passing(unit)))
    }
}

/// Which units end lives.
#[derive(Clone)]
struct Ends {
    /// Units that each one still waits for.
    preds: Vec<u32>,
    /// VGPRs more than before, if each is taken now.
    balance: Vec<i32>,
    /// Ready units that leave no more registers than they find. Some may be taken already.
    ready: Vec<u32>,
}

impl Ends {
    /// Counts a value for its last reader, which is the only one left.
    #[inline]
    fn when_one_reads(&mut self, room: &Room, value: u32, last: u32) {
        if room.dying(value) == Some(Bank::Vgpr) {
            self.balance[last as usize] -= 1;
            self.look(last);
        }
    }

    fn look(&mut self, unit: u32) {
        if self.preds[unit as usize] == 0 && self.balance[unit as usize] <= 0 {
            self.ready.push(unit);
        }
    }
}

#[derive(Clone)]
struct Picker<'a> {
    graph: &'a Graph,
    lives: Lives<'a>,
    ends: Ends,
    is_taken: Vec<bool>,
    order: Vec<u32>,
}

impl<'a> Picker<'a> {
    fn new(graph: &'a Graph, room: &'a Room) -> Picker<'a> {
        let units = graph.len() as u32;
        let lives = Lives::new(room, units);
        let mut ends = Ends {
            preds: graph.preds.clone(),
            balance: (0..units).map(|u| room.made(u).vgprs).collect(),
            ready: Vec::new(),
        };
        for (readers, value) in lives.readers.iter().zip(0..) {
            if readers.count == 1 {
                ends.when_one_reads(room, value, readers.mixed);
            }
        }
        Picker {
            graph,
            lives,
            ends,
            is_taken: vec![false; graph.len()],
            order: Vec::new(),
        }
    }

    /// Takes a unit, if it is not taken. Tells whether the most registers at a time are more now.
    fn take(&mut self, unit: u32) -> bool {
        if std::mem::replace(&mut self.is_taken[unit as usize], true) {
            return false;
        }
        self.order.push(unit);
        let (room, ends) = (self.lives.room, &mut self.ends);
        let one_left = |value, last| ends.when_one_reads(room, value, last);
        let rises = self.lives.take(unit, one_left);
        for edge in self.graph.succs.get(unit) {
            self.ends.preds[edge.to as usize] -= 1;
            self.ends.look(edge.to);
        }
        rises
    }
}
