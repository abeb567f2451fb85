//! What must come before what.
//!
//! An edge for each value that one unit makes and another reads, and for each pair of accesses that
//! must keep their order ([`crate::memory`]). Writes to one kind of memory keep their order among
//! each other; so a load is compared with the last [`WINDOW`] writes, and simply follows the ones
//! before; and a write with the loads since the one before it and the [`WINDOW`] last others.
//! Linear.

use crate::memory::Access;
use crate::model::Model;
use crate::numbers::Numbers;
use crate::region::{Region, Unit, is_load};
use mir::{Function, Inst, Spaces};

/// Accesses that a new one is compared with.
const WINDOW: usize = 32;

/// Why a unit comes before another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The later one reads what it makes.
    Value,
    /// They access memory.
    Order,
}

/// An edge: the unit that comes later, and the cycles from the earlier one's issue to its.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The later unit.
    pub to: u32,
    /// Why.
    pub kind: Kind,
    /// Latency.
    pub latency: u32,
}

/// The graph of a region.
#[derive(Debug)]
pub struct Graph {
    /// Edges by unit.
    pub succs: Vec<Vec<Edge>>,
    /// Number of edges that lead to each unit.
    pub preds: Vec<u32>,
    /// Cycles of issue.
    pub issue: Vec<u32>,
    /// Registers that each unit makes.
    pub makes: Vec<u32>,
    /// Greatest sum of load latencies on a way from each unit to the end, its own included.
    pub height: Vec<u32>,
    /// The first load that each unit leads to, itself included.
    pub load: Vec<u32>,
}

/// No load.
pub const NO_LOAD: u32 = u32::MAX;

impl Graph {
    /// Of a region.
    pub fn new(func: &Function, region: &Region, model: &Model, numbers: &mut Numbers) -> Graph {
        let n = region.units.len();
        let mut graph = Graph {
            succs: vec![Vec::new(); n],
            preds: vec![0; n],
            issue: vec![0; n],
            makes: vec![0; n],
            height: vec![0; n],
            load: vec![NO_LOAD; n],
        };
        let insts = &func.blocks[region.block].insts;
        // Who makes which register, and after how many cycles.
        numbers.clear();
        let mut made: Vec<(u32, u32)> = Vec::new();
        let mut chains = [Chain::default(), Chain::default(), Chain::default()];
        let mut own = vec![0; n];
        for (u, unit) in region.units.iter().enumerate() {
            for inst in of(insts, unit) {
                func.for_each_use(inst, |r| {
                    if let Some(number) = numbers.get(r) {
                        let (from, latency) = made[number as usize];
                        graph.edge(from, u as u32, Kind::Value, latency);
                    }
                });
            }
            for inst in of(insts, unit) {
                let timing = model.timing(inst);
                graph.issue[u] += timing.issue;
                own[u] = own[u].max(timing.latency);
                if is_load(inst) {
                    graph.load[u] = u as u32;
                }
                let latency = timing.issue + timing.latency;
                func.for_each_def(inst, |r| {
                    graph.makes[u] += 1;
                    numbers.set(r, made.len() as u32);
                    made.push((u as u32, latency));
                });
                if let Some(access) = Access::of(func, inst) {
                    graph.memory(&mut chains, u as u32, &access);
                }
            }
        }
        graph.measure(&own);
        graph
    }

    /// The same with the units in another order: `order` has their numbers.
    pub fn in_order(&self, order: &[u32]) -> Graph {
        let mut place = vec![0; order.len()];
        for (at, &unit) in order.iter().enumerate() {
            place[unit as usize] = at as u32;
        }
        let moved = |edge: &Edge| Edge {
            to: place[edge.to as usize],
            ..*edge
        };
        let pick = |list: &[u32]| order.iter().map(|&u| list[u as usize]).collect();
        let succs = order.iter().map(|&u| self.succs[u as usize].iter());
        let load = |u: u32| place.get(u as usize).copied().unwrap_or(NO_LOAD);
        Graph {
            succs: succs.map(|edges| edges.map(moved).collect()).collect(),
            preds: pick(&self.preds),
            issue: pick(&self.issue),
            makes: pick(&self.makes),
            height: pick(&self.height),
            load: order.iter().map(|&u| load(self.load[u as usize])).collect(),
        }
    }

    fn edge(&mut self, from: u32, to: u32, kind: Kind, latency: u32) {
        if from == to {
            return;
        }
        if let Some(known) = self.succs[from as usize].last_mut()
            && (known.to, known.kind) == (to, kind)
        {
            known.latency = known.latency.max(latency);
            return;
        }
        self.succs[from as usize].push(Edge { to, kind, latency });
        self.preds[to as usize] += 1;
    }

    fn memory(&mut self, chains: &mut [Chain; 3], unit: u32, access: &Access) {
        let spaces = [Spaces::GLOBAL, Spaces::LOCAL, Spaces::PRIVATE];
        for (chain, space) in chains.iter_mut().zip(spaces) {
            if access.spaces.intersects(space) {
                chain.add(self, unit, access);
            }
        }
    }

    /// Heights, and the loads that units lead to, from the end.
    fn measure(&mut self, own: &[u32]) {
        for u in (0..own.len()).rev() {
            let (mut height, mut load) = (0, self.load[u]);
            for edge in &self.succs[u] {
                height = height.max(self.height[edge.to as usize]);
                load = load.min(self.load[edge.to as usize]);
            }
            self.height[u] = height + own[u];
            self.load[u] = load;
        }
    }
}

/// The instructions of a unit.
pub fn of<'a>(insts: &'a [Inst], unit: &Unit) -> &'a [Inst] {
    &insts[unit.first..unit.end]
}

/// Accesses of one kind of memory so far.
#[derive(Default)]
struct Chain {
    writes: Vec<(u32, Access)>,
    reads: Vec<(u32, Access)>,
}

impl Chain {
    fn add(&mut self, graph: &mut Graph, unit: u32, access: &Access) {
        let start = self.writes.len().saturating_sub(WINDOW);
        if let Some((before, _)) = start.checked_sub(1).map(|i| &self.writes[i]) {
            graph.edge(*before, unit, Kind::Order, 0);
        }
        if access.writes {
            if let Some((last, _)) = self.writes.last() {
                graph.edge(*last, unit, Kind::Order, 0);
            }
            let old = self.reads.len().saturating_sub(WINDOW);
            // Those that are too far back to be remembered come before this write, and so before
            // all later ones.
            for (i, (reader, read)) in self.reads.iter().enumerate() {
                if i < old || read.conflicts(access) {
                    graph.edge(*reader, unit, Kind::Order, 0);
                }
            }
            self.reads.drain(..old);
            self.writes.push((unit, access.clone()));
        } else {
            for (writer, write) in &self.writes[start..] {
                if write.conflicts(access) {
                    graph.edge(*writer, unit, Kind::Order, 0);
                }
            }
            self.reads.push((unit, access.clone()));
        }
    }
}
