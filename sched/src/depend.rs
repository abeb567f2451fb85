//! What must come before what.
//!
//! An edge for each value that one unit makes and another reads, for what units do with one
//! AccVGPR, and for each pair of accesses that must keep their order ([`crate::memory`]). Writes to
//! one kind of memory keep their order among each other; so a load is compared with the last
//! [`WINDOW`] writes, and simply follows the ones before; one that may pass writes follows none;
//! and a write is compared with the loads since the one before it and the [`WINDOW`] last others.
//! Linear.

use crate::accumulators::Accumulators;
use crate::memory::Access;
use crate::model::Model;
use crate::region::{Region, Unit, is_load};
use crate::room::Room;
use crate::rows::Rows;
use mir::{AliasClasses, Function, Inst, Spaces};

/// Accesses that a new one is compared with.
const WINDOW: usize = 32;

/// Why a unit comes before another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// The later one reads what it makes.
    #[default]
    Value,
    /// They access memory or an AccVGPR.
    Order,
}

/// An edge: the unit that comes later, and the cycles from the earlier one's issue to its.
#[derive(Clone, Copy, Debug, Default)]
pub struct Edge {
    /// The later unit.
    pub to: u32,
    /// Why.
    pub kind: Kind,
    /// Latency.
    pub latency: u32,
}

/// What is known of a unit.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Cycles of issue.
    pub issue: u32,
    /// Registers that it makes.
    pub makes: u32,
    /// Greatest sum of load latencies on a way from it to the end, its own included.
    pub height: u32,
    /// The first load that it leads to, itself included; or [`NO_LOAD`].
    pub load: u32,
}

impl Facts {
    const NONE: Facts = Facts {
        issue: 0,
        makes: 0,
        height: 0,
        load: NO_LOAD,
    };
}

/// The graph of a region.
#[derive(Debug)]
pub struct Graph {
    /// Edges by unit.
    pub succs: Rows<Edge>,
    /// Number of edges that lead to each unit.
    pub preds: Vec<u32>,
    /// What is known of each unit.
    pub facts: Vec<Facts>,
}

/// No load.
pub const NO_LOAD: u32 = u32::MAX;

/// No edge.
const NO_EDGE: u32 = u32::MAX;

impl Graph {
    /// Of a region and its registers, in the source's order.
    pub fn new(func: &Function, region: &Region, model: &Model, room: &Room) -> Graph {
        let n = region.units.len();
        let mut edges = Edges::new(n);
        let mut facts = vec![Facts::NONE; n];
        let insts = &func.blocks[region.block].insts;
        // After how many cycles each value is there.
        let mut latencies = vec![0; room.values()];
        let mut made = room.made_values();
        let mut memory = Memory::new(&func.alias);
        let mut accumulators = Accumulators::default();
        for (u, unit) in region.units.iter().enumerate() {
            for value in room.values_read(u as u32) {
                if let Some(from) = room.maker(value) {
                    edges.add(from, u as u32, Kind::Value, latencies[value as usize]);
                }
            }
            let facts = &mut facts[u];
            for inst in of(insts, unit) {
                let timing = model.timing(inst);
                facts.issue += timing.issue;
                facts.height = timing.latency.max(facts.height);
                if is_load(inst) {
                    facts.load = u as u32;
                }
                let latency = timing.issue + timing.latency;
                func.for_each_def(inst, |_| {
                    facts.makes += 1;
                    if let Some(value) = made.next() {
                        latencies[value as usize] = latency;
                    }
                });
                if let Some(access) = Access::of(func, inst) {
                    memory.add(&mut edges, u as u32, access);
                }
                accumulators.add(&mut edges, u as u32, inst, latency);
            }
        }
        let mut graph = Graph {
            succs: Rows::new(n, Edge::default(), edges.list.iter().copied()),
            preds: edges.preds,
            facts,
        };
        graph.measure();
        graph
    }

    /// Number of units.
    pub fn len(&self) -> usize {
        self.preds.len()
    }

    /// The same with the units in another order: `order` has their numbers.
    pub fn in_order(&self, order: &[u32]) -> Graph {
        let mut place = vec![0; order.len()];
        for (at, &unit) in order.iter().enumerate() {
            place[unit as usize] = at as u32;
        }
        let edges = order.iter().zip(0..).flat_map(|(&unit, at)| {
            let moved = |edge: &Edge| Edge {
                to: place[edge.to as usize],
                ..*edge
            };
            let edges = self.succs.get(unit).iter();
            edges.map(move |edge| (at, moved(edge)))
        });
        let facts = order.iter().map(|&u| {
            let facts = self.facts[u as usize];
            let load = place.get(facts.load as usize);
            Facts {
                load: load.copied().unwrap_or(NO_LOAD),
                ..facts
            }
        });
        Graph {
            succs: Rows::new(order.len(), Edge::default(), edges),
            preds: order.iter().map(|&u| self.preds[u as usize]).collect(),
            facts: facts.collect(),
        }
    }

    /// Heights, from each unit's own latency, and the loads that units lead to, from the end.
    fn measure(&mut self) {
        for u in (0..self.len()).rev() {
            let (mut height, mut load) = (0, self.facts[u].load);
            for edge in self.succs.get(u as u32) {
                let next = self.facts[edge.to as usize];
                height = height.max(next.height);
                load = load.min(next.load);
            }
            let facts = &mut self.facts[u];
            facts.height += height;
            facts.load = load;
        }
    }
}

#[cfg(test)]
impl Graph {
    /// Of units that each read what the units make that they name.
    pub fn of_units(units: &crate::testing::Units) -> Graph {
        let n = units.len();
        let mut edges = Edges::new(n);
        for (to, reads) in (0..).zip(units) {
            reads
                .iter()
                .for_each(|&from| edges.add(from, to, Kind::Value, 0));
        }
        Graph {
            succs: Rows::new(n, Edge::default(), edges.list.iter().copied()),
            preds: edges.preds,
            facts: vec![
                Facts {
                    makes: 1,
                    ..Facts::NONE
                };
                n
            ],
        }
    }
}

/// Edges while they are found.
pub struct Edges {
    /// From which unit, and the edge.
    list: Vec<(u32, Edge)>,
    /// The last one from each unit.
    last: Vec<u32>,
    preds: Vec<u32>,
}

impl Edges {
    fn new(units: usize) -> Edges {
        Edges {
            list: Vec::with_capacity(2 * units),
            last: vec![NO_EDGE; units],
            preds: vec![0; units],
        }
    }

    /// Adds one; those that lead to one unit come one after the other.
    pub fn add(&mut self, from: u32, to: u32, kind: Kind, latency: u32) {
        if from == to {
            return;
        }
        let last = &mut self.last[from as usize];
        if let Some((_, known)) = self.list.get_mut(*last as usize)
            && (known.to, known.kind) == (to, kind)
        {
            known.latency = known.latency.max(latency);
            return;
        }
        *last = self.list.len() as u32;
        self.list.push((from, Edge { to, kind, latency }));
        self.preds[to as usize] += 1;
    }
}

/// The instructions of a unit.
pub fn of<'a>(insts: &'a [Inst], unit: &Unit) -> &'a [Inst] {
    &insts[unit.first..unit.end]
}

/// Accesses so far, by kind of memory.
struct Memory<'a> {
    /// Which classes of them are apart.
    classes: &'a AliasClasses,
    /// Units and what they access.
    accesses: Vec<(u32, Access)>,
    chains: [Chain; SPACES.len()],
}

const SPACES: [Spaces; 3] = [Spaces::GLOBAL, Spaces::LOCAL, Spaces::PRIVATE];

impl<'a> Memory<'a> {
    fn new(classes: &'a AliasClasses) -> Memory<'a> {
        Memory {
            classes,
            accesses: Vec::new(),
            chains: Default::default(),
        }
    }

    fn add(&mut self, edges: &mut Edges, unit: u32, access: Access) {
        let spaces = access.spaces;
        let new = self.accesses.len();
        self.accesses.push((unit, access));
        for (chain, space) in self.chains.iter_mut().zip(SPACES) {
            if spaces.intersects(space) {
                chain.add(&self.accesses, self.classes, edges, new);
            }
        }
    }
}

/// Accesses of one kind of memory so far, by their numbers.
#[derive(Default)]
struct Chain {
    writes: Vec<usize>,
    reads: Vec<usize>,
}

impl Chain {
    fn add(
        &mut self,
        accesses: &[(u32, Access)],
        classes: &AliasClasses,
        edges: &mut Edges,
        new: usize,
    ) {
        let (unit, access) = &accesses[new];
        let mut order = |before: usize| edges.add(accesses[before].0, *unit, Kind::Order, 0);
        if access.passes_writes() {
            self.reads.push(new);
            return;
        }
        let start = self.writes.len().saturating_sub(WINDOW);
        if let Some(before) = start.checked_sub(1) {
            order(self.writes[before]);
        }
        if access.writes || access.coherent {
            if let Some(&last) = self.writes.last() {
                order(last);
            }
            let old = self.reads.len().saturating_sub(WINDOW);
            // Those that are too far back to be remembered come before this write, and so before
            // all later ones.
            for (i, &read) in self.reads.iter().enumerate() {
                if i < old || accesses[read].1.conflicts(access, classes) {
                    order(read);
                }
            }
            self.reads.drain(..old);
            self.writes.push(new);
        } else {
            for &write in &self.writes[start..] {
                if accesses[write].1.conflicts(access, classes) {
                    order(write);
                }
            }
            self.reads.push(new);
        }
    }
}
