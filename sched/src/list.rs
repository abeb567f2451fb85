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
use crate::bits::Bits;
use crate::depend::{Graph, NO_LOAD};
use crate::pressure::{Limits, Pressure};
use crate::region::Region;
use crate::room::{Room, Running};
use crate::spills::Spills;
use std::cmp::Reverse;

/// Candidates that are tried in a step.
const TRIES: usize = 8;

/// Cycles that a save counts for, and a reload twice ([`Spills`]). The registers around are all
/// taken, so that what comes back is waited for in most cases.
const SPILL: u64 = 100;

/// An order of a region's units.
#[derive(Clone, Debug)]
pub struct Order {
    /// Units, by their numbers in the source; `None` if they are in its order.
    units: Option<Vec<u32>>,
    /// Cycles until the last one's issue, waiting included.
    pub cycles: u64,
    /// Cycles of issue.
    pub issue: u64,
    before: Pressure,
    after: Pressure,
    limit: Limits,
    cycles_before: u64,
    /// Might a higher limit give another order?
    is_held_back: bool,
}

impl Order {
    /// Indices of the instructions in the block.
    pub fn insts<'a>(&'a self, region: &'a Region) -> impl Iterator<Item = usize> + 'a {
        let units = (0..region.units.len()).map(|at| {
            let unit = self.units.as_ref().map_or(at, |units| units[at] as usize);
            region.units[unit]
        });
        units.flat_map(|u| u.first..u.end)
    }

    /// The most registers at a time.
    pub fn after(&self) -> Pressure {
        self.after
    }

    /// The limit that it was found for.
    pub fn limit(&self) -> Limits {
        self.limit
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
            issue: self.issue,
        }
    }
}

/// A region, measured.
pub struct Measured {
    /// The most registers at a time in the source's order.
    most: Pressure,
    /// Cycles of the source's order.
    cycles: u64,
    /// Cycles of issue: no order takes less.
    issue: u64,
    /// What other orders are made of; none where the source's waits for nothing, of which nothing
    /// is asked.
    waiting: Option<Box<Waiting>>,
}

/// A region of which the source's order waits for something that another one might not wait for.
struct Waiting {
    graph: Graph,
    room: Room,
    /// The cycles of each unit and of what comes behind it, if only what waits for it does.
    tails: Vec<u64>,
    /// Units that lead to loads: the greatest remaining latency first, then the earliest load.
    loads: Vec<u32>,
    /// The place of each unit among them, or [`NO_LOAD`].
    rank: Vec<u32>,
}

impl Waiting {
    fn new(graph: Graph, room: Room, tails: Vec<u64>) -> Waiting {
        let units = 0..graph.len() as u32;
        let mut loads: Vec<u32> = units
            .filter(|&u| graph.facts[u as usize].load != NO_LOAD)
            .collect();
        loads.sort_unstable_by_key(|&u| {
            let facts = graph.facts[u as usize];
            (Reverse(facts.height), facts.load, u)
        });
        let mut rank = vec![NO_LOAD; graph.len()];
        for (&u, place) in loads.iter().zip(0..) {
            rank[u as usize] = place;
        }
        Waiting {
            graph,
            room,
            tails,
            loads,
            rank,
        }
    }
}

impl Measured {
    /// Of a region's dependences and registers.
    pub fn new(graph: Graph, room: Room) -> Measured {
        let cycles = Clock::run(&graph, 0..graph.len() as u32);
        let issue = graph.facts.iter().map(|f| u64::from(f.issue)).sum();
        let mut measured = Measured::without_latency(room.most(), issue);
        measured.cycles = cycles;
        if cycles > issue {
            let tails = tails(&graph);
            // No order takes less than the longest chain.
            if tails.iter().all(|&tail| tail < cycles) {
                measured.waiting = Some(Box::new(Waiting::new(graph, room, tails)));
            }
        }
        measured
    }

    /// Of a region in which nothing takes longer than its issue.
    pub fn without_latency(most: Pressure, issue: u64) -> Measured {
        Measured {
            most,
            cycles: issue,
            issue,
            waiting: None,
        }
    }

    /// The most registers at a time in the source's order.
    pub fn most(&self) -> Pressure {
        self.most
    }

    /// The best order that is found, with no more registers than a limit says, or than the source
    /// has if these are more. `tighter` is what was found for a limit that is not higher.
    pub fn order(&self, limit: Limits, tighter: Option<&Order>) -> Order {
        if let Some(known) = tighter.filter(|order| !order.is_held_back) {
            return Order {
                limit,
                ..known.clone()
            };
        }
        let Some(waiting) = &self.waiting else {
            return self.of_source(limit);
        };
        if self.most.vgprs > limit.vgprs {
            return self.order_with_spills(waiting, limit);
        }
        self.order_before(limit, self.cycles)
            .unwrap_or_else(|| Order {
                is_held_back: true,
                ..self.of_source(limit)
            })
    }

    /// The best order where there are fewer VGPRs than the source's order needs, what is spilled
    /// counted: of the source's, one that keeps within the limit wherever it leaves that, and one
    /// that has as many registers everywhere as the source has somewhere.
    fn order_with_spills(&self, waiting: &Waiting, limit: Limits) -> Order {
        let units = waiting.graph.len();
        let spills = Spills::new(&waiting.room, units, limit.vgprs.max(0) as usize);
        let source: Vec<u32> = (0..units as u32).collect();
        let cost = |order: &Order| {
            let units = order.units.as_ref().unwrap_or(&source);
            order.cycles + SPILL * spills.cost(units)
        };
        let vgprs = [limit.vgprs, self.most.vgprs];
        let found = vgprs.into_iter().filter_map(|vgprs| {
            let order = self.order_before(Limits { vgprs, ..limit }, self.cycles)?;
            Some(Order { limit, ..order })
        });
        let orders = std::iter::once(self.of_source(limit)).chain(found);
        let best = orders.min_by_key(cost);
        best.expect("the source has an order")
    }

    /// The same, if it takes no more than so many cycles.
    pub fn order_within(&self, limit: Limits, most: u64) -> Option<Order> {
        let before = most.saturating_add(1).min(self.cycles);
        let order = self.order_before(limit, before);
        order.or_else(|| (self.cycles <= most).then(|| self.of_source(limit)))
    }

    /// The order that is found for a limit, if it takes fewer cycles than that. Whatever comes
    /// later, the cycles waited and all of issue are part of it: who has waited too long stops, and
    /// so does who comes too late to what has a long chain behind it.
    fn order_before(&self, limit: Limits, cycles: u64) -> Option<Order> {
        let waits = cycles.checked_sub(self.issue).filter(|&waits| waits > 0)?;
        let waiting = self.waiting.as_ref()?;
        if waiting.tails.iter().any(|&tail| tail >= cycles) {
            return None;
        }
        let most = Limits {
            vgprs: limit.vgprs,
            sgprs: limit.sgprs.max(self.most.sgprs),
        };
        let mut scheduler = Scheduler::new(waiting, most);
        let units = scheduler.run(waits, cycles)?;
        Some(Order {
            units: Some(units),
            cycles: scheduler.clock.now,
            after: scheduler.room.reached(),
            is_held_back: scheduler.is_held_back,
            ..self.of_source(limit)
        })
    }

    /// The source's order, which is the best one where it waits for nothing.
    fn of_source(&self, limit: Limits) -> Order {
        Order {
            units: None,
            cycles: self.cycles,
            issue: self.issue,
            before: self.most,
            after: self.most,
            limit,
            cycles_before: self.cycles,
            is_held_back: false,
        }
    }
}

/// The cycles from the issue of each unit to the end, of which no order has fewer: its own and
/// those of the longest chain of units that wait for one another.
fn tails(graph: &Graph) -> Vec<u64> {
    let mut tails = vec![0; graph.len()];
    for unit in (0..graph.len()).rev() {
        let issue = u64::from(graph.facts[unit].issue);
        let edges = graph.succs.get(unit as u32).iter();
        let chains = edges.map(|e| issue.max(e.latency.into()) + tails[e.to as usize]);
        tails[unit] = chains.fold(issue, u64::max);
    }
    tails
}

/// The time of a wave that is alone.
struct Clock {
    now: u64,
    /// Cycles without an issue so far.
    waited: u64,
    /// When the sources of each unit are there.
    ready: Vec<u64>,
}

impl Clock {
    fn new(graph: &Graph) -> Clock {
        Clock {
            now: 0,
            waited: 0,
            ready: vec![0; graph.len()],
        }
    }

    /// Issues a unit, waiting if need be. Gives the cycle in which it does.
    fn issue(&mut self, graph: &Graph, unit: u32) -> u64 {
        let start = self.now.max(self.ready[unit as usize]);
        self.waited += start - self.now;
        for edge in graph.succs.get(unit) {
            let ready = &mut self.ready[edge.to as usize];
            *ready = (*ready).max(start + u64::from(edge.latency));
        }
        self.now = start + u64::from(graph.facts[unit as usize].issue);
        start
    }

    /// The time of an order.
    fn run(graph: &Graph, units: impl Iterator<Item = u32>) -> u64 {
        let mut clock = Clock::new(graph);
        units.for_each(|u| _ = clock.issue(graph, u));
        clock.now
    }
}

struct Scheduler<'a> {
    region: &'a Waiting,
    clock: Clock,
    /// Units that each one still waits for.
    preds: Vec<u32>,
    /// Units that wait for none.
    ready: Bits,
    /// Those that lead to loads, by their ranks.
    loads: Bits,
    done: Vec<bool>,
    /// The first in the source that is not done.
    next: u32,
    room: Running<'a>,
    /// Was there a unit for which there was no room?
    is_held_back: bool,
}

impl<'a> Scheduler<'a> {
    fn new(region: &'a Waiting, most: Limits) -> Scheduler<'a> {
        let graph = &region.graph;
        Scheduler {
            region,
            clock: Clock::new(graph),
            preds: graph.preds.clone(),
            ready: Bits::new(graph.len()),
            loads: Bits::new(region.loads.len()),
            done: vec![false; graph.len()],
            next: 0,
            room: region.room.running(most),
            is_held_back: false,
        }
    }

    /// The order; none as soon as it has waited for so many cycles or more, or is seen to take as
    /// many as `cycles`.
    fn run(&mut self, waits: u64, cycles: u64) -> Option<Vec<u32>> {
        let n = self.preds.len() as u32;
        (0..n).for_each(|u| self.when_ready(u));
        let mut order = Vec::with_capacity(n as usize);
        while self.next < n {
            let unit = self.choose();
            let end = self.take(unit) + self.region.tails[unit as usize];
            if self.clock.waited >= waits || end >= cycles {
                return None;
            }
            order.push(unit);
        }
        Some(order)
    }

    fn when_ready(&mut self, unit: u32) {
        if self.preds[unit as usize] == 0 {
            self.ready.insert(unit);
            let rank = self.region.rank[unit as usize];
            if rank != NO_LOAD {
                self.loads.insert(rank);
            }
        }
    }

    fn choose(&mut self) -> u32 {
        self.load().unwrap_or_else(|| {
            if !self.waits(self.next) {
                return self.next;
            }
            self.other().unwrap_or(self.next)
        })
    }

    /// The best of what leads to a load.
    fn load(&mut self) -> Option<u32> {
        let mut from = 0;
        for _ in 0..TRIES {
            let rank = self.loads.next(from)?;
            let unit = self.region.loads[rank as usize];
            if self.fits(unit) {
                return Some(unit);
            }
            from = rank + 1;
        }
        None
    }

    /// The first one that need not wait.
    fn other(&mut self) -> Option<u32> {
        let mut from = self.next;
        for _ in 0..4 * TRIES {
            let unit = self.ready.next(from)?;
            if self.fits(unit) {
                return Some(unit);
            }
            from = unit + 1;
        }
        None
    }

    fn waits(&self, unit: u32) -> bool {
        self.clock.ready[unit as usize] > self.clock.now
    }

    fn fits(&mut self, unit: u32) -> bool {
        if self.waits(unit) {
            return false;
        }
        let fits = unit == self.next || self.room.has_room(unit, self.next);
        self.is_held_back |= !fits;
        fits
    }

    /// Takes a unit. Gives the cycle in which it is issued.
    fn take(&mut self, unit: u32) -> u64 {
        self.ready.remove(unit);
        let rank = self.region.rank[unit as usize];
        if rank != NO_LOAD {
            self.loads.remove(rank);
        }
        let graph = &self.region.graph;
        let start = self.clock.issue(graph, unit);
        self.room.take(unit, self.next);
        self.done[unit as usize] = true;
        while self.done.get(self.next as usize) == Some(&true) {
            self.next += 1;
        }
        for edge in graph.succs.get(unit) {
            self.preds[edge.to as usize] -= 1;
            self.when_ready(edge.to);
        }
        start
    }
}
