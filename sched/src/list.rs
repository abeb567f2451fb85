//! List scheduling of a region.
//!
//! What is left, in the order of the source, is always a valid rest: its pressure is known exactly
//! ([`Room`]) and never above the larger of limit and source. Each step takes, in this order:
//!
//! 1. what leads to a load, is not waited for and leaves the rest within the limit: the greatest
//!    remaining latency first, then the earliest load;
//! 2. the next unit of the source, if it need not wait;
//! 3. the first of the source's order that need not wait and leaves the rest within the limit;
//! 4. the next unit of the source.

use crate::Report;
use crate::depend::{Graph, NO_LOAD};
use crate::pressure::{Limits, Pressure};
use crate::region::Region;
use crate::room::Room;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Candidates that are tried in a step.
const TRIES: usize = 8;

/// An order of a region's units.
#[derive(Clone, Debug)]
pub struct Order {
    /// Units, by their numbers in the source.
    units: Vec<u32>,
    /// Cycles until the last one's issue, waiting included.
    pub cycles: u64,
    /// Cycles of issue.
    pub issue: u64,
    before: Pressure,
    after: Pressure,
    limit: Limits,
    cycles_before: u64,
}

impl Order {
    /// Indices of the instructions in the block.
    pub fn insts<'a>(&'a self, region: &'a Region) -> impl Iterator<Item = usize> + 'a {
        let units = self.units.iter().map(|&u| region.units[u as usize]);
        units.flat_map(|u| u.first..u.end)
    }

    /// What it is like.
    pub fn report(&self, region: &Region) -> Report {
        Report {
            block: region.block,
            first: region.first,
            len: region.len(),
            before: self.before,
            after: self.after,
            limit: self.limit,
            cycles_before: self.cycles_before,
            cycles_after: self.cycles,
        }
    }
}

/// A region, measured.
pub struct Measured {
    graph: Graph,
    room: Room,
    /// Cycles of the source's order.
    cycles: u64,
}

impl Measured {
    /// Of a region's dependences and registers.
    pub fn new(graph: Graph, room: Room) -> Measured {
        let cycles = Clock::run(&graph, 0..graph.preds.len() as u32);
        Measured {
            graph,
            room,
            cycles,
        }
    }

    /// The most registers at a time in the source's order.
    pub fn most(&self) -> Pressure {
        self.room.most()
    }

    /// The best order that is found, with no more registers than a limit says, or than the source
    /// has if these are more.
    pub fn order(&self, limit: Limits) -> Order {
        let graph = &self.graph;
        let before = self.room.most();
        let mut scheduler = Scheduler {
            clock: Clock::new(graph),
            preds: graph.preds.clone(),
            ready: BTreeSet::new(),
            loads: BTreeSet::new(),
            done: vec![false; graph.preds.len()],
            next: 0,
            graph,
            room: self.room.clone(),
            limit: Limits {
                vgprs: limit.vgprs.max(before.vgprs),
                sgprs: limit.sgprs.max(before.sgprs),
            },
        };
        let units = scheduler.run();
        let cycles = scheduler.clock.now;
        let mut order = Order {
            units,
            cycles,
            issue: graph.issue.iter().map(|&i| u64::from(i)).sum(),
            before,
            after: scheduler.room.reached(),
            limit,
            cycles_before: self.cycles,
        };
        if cycles >= self.cycles {
            order.units = (0..graph.preds.len() as u32).collect();
            order.cycles = self.cycles;
            order.after = before;
        }
        order
    }
}

/// The time of a wave that is alone.
struct Clock {
    now: u64,
    /// When the sources of each unit are there.
    ready: Vec<u64>,
}

impl Clock {
    fn new(graph: &Graph) -> Clock {
        Clock {
            now: 0,
            ready: vec![0; graph.preds.len()],
        }
    }

    /// Issues a unit, waiting if need be.
    fn issue(&mut self, graph: &Graph, unit: u32) {
        let start = self.now.max(self.ready[unit as usize]);
        for edge in &graph.succs[unit as usize] {
            let ready = &mut self.ready[edge.to as usize];
            *ready = (*ready).max(start + u64::from(edge.latency));
        }
        self.now = start + u64::from(graph.issue[unit as usize]);
    }

    /// The time of an order.
    fn run(graph: &Graph, units: impl Iterator<Item = u32>) -> u64 {
        let mut clock = Clock::new(graph);
        units.for_each(|u| clock.issue(graph, u));
        clock.now
    }
}

struct Scheduler<'a> {
    graph: &'a Graph,
    clock: Clock,
    /// Units that each one still waits for.
    preds: Vec<u32>,
    /// Units that wait for none.
    ready: BTreeSet<u32>,
    /// Those that lead to loads.
    loads: BTreeSet<(Reverse<u32>, u32, u32)>,
    done: Vec<bool>,
    /// The first in the source that is not done.
    next: u32,
    room: Room,
    limit: Limits,
}

impl Scheduler<'_> {
    fn run(&mut self) -> Vec<u32> {
        let n = self.preds.len() as u32;
        (0..n).for_each(|u| self.when_ready(u));
        let mut order = Vec::with_capacity(n as usize);
        while self.next < n {
            let unit = self.choose();
            self.take(unit);
            order.push(unit);
        }
        order
    }

    fn when_ready(&mut self, unit: u32) {
        if self.preds[unit as usize] == 0 {
            self.ready.insert(unit);
            self.loads.extend(self.key(unit));
        }
    }

    fn key(&self, unit: u32) -> Option<(Reverse<u32>, u32, u32)> {
        let load = self.graph.load[unit as usize];
        (load != NO_LOAD).then(|| (Reverse(self.graph.height[unit as usize]), load, unit))
    }

    fn choose(&mut self) -> u32 {
        let next = self.next;
        let candidates: Vec<u32> = self.loads.iter().take(TRIES).map(|&(.., u)| u).collect();
        let load = candidates.into_iter().find(|&u| self.fits(u));
        if let Some(load) = load {
            return load;
        }
        if !self.waits(next) {
            return next;
        }
        let candidates: Vec<u32> = self.ready.iter().copied().take(4 * TRIES).collect();
        let other = candidates.into_iter().find(|&u| self.fits(u));
        other.unwrap_or(next)
    }

    fn waits(&self, unit: u32) -> bool {
        self.clock.ready[unit as usize] > self.clock.now
    }

    fn fits(&mut self, unit: u32) -> bool {
        !self.waits(unit) && (unit == self.next || self.room.has_room(unit, self.limit))
    }

    fn take(&mut self, unit: u32) {
        self.ready.remove(&unit);
        if let Some(key) = self.key(unit) {
            self.loads.remove(&key);
        }
        self.clock.issue(self.graph, unit);
        self.room.take(unit, self.next);
        self.done[unit as usize] = true;
        while self.done.get(self.next as usize) == Some(&true) {
            self.next += 1;
        }
        let graph = self.graph;
        for edge in &graph.succs[unit as usize] {
            self.preds[edge.to as usize] -= 1;
            self.when_ready(edge.to);
        }
    }
}
