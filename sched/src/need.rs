//! An order that needs few registers: depth first, the operand with the greater need first (Sethi
//! and Ullman, "The Generation of Optimal Code for Arithmetic Expressions", 1970).
//!
//! What a unit reads is put right before it; what only has to come before it, before that. Linear,
//! but for sorting what a unit reads.

use crate::depend::{Graph, Kind};
use std::ops::Range;

/// In which order the units come for which no other one waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roots {
    /// In the source's.
    InOrder,
    /// The least need first.
    LeastFirst,
}

/// The orders of a graph by need.
pub struct ByNeed {
    sources: Sources,
    /// The registers that each unit and what leads to it need.
    need: Vec<u32>,
    /// Units for which no other one waits, in the source's order.
    last: Vec<u32>,
}

impl ByNeed {
    /// Of a graph in the source's order.
    pub fn new(graph: &Graph) -> ByNeed {
        let mut sources = Sources::new(graph);
        let need = sources.sort(graph);
        let last = (0..graph.len() as u32).filter(|&u| graph.succs.get(u).is_empty());
        ByNeed {
            sources,
            need,
            last: last.collect(),
        }
    }

    /// An order, unit by unit.
    pub fn order(&self, roots: Roots) -> impl Iterator<Item = u32> + '_ {
        let mut last = self.last.clone();
        if roots == Roots::LeastFirst {
            last.sort_by_key(|&u| self.need[u as usize]);
        }
        let mut visit = Visit {
            sources: &self.sources,
            seen: vec![false; self.need.len()],
            stack: Vec::with_capacity(DEPTH),
        };
        let mut roots = last.into_iter();
        std::iter::from_fn(move || visit.next().or_else(|| visit.begin(roots.next()?)))
    }
}

/// What units wait for: for each unit those whose results it reads, and then those that only must
/// come before it.
struct Sources {
    units: Vec<u32>,
    /// Where each unit's begin in `units`, and one more.
    starts: Vec<u32>,
    /// Where those whose results are read end.
    values_end: Vec<u32>,
}

impl Sources {
    fn new(graph: &Graph) -> Sources {
        let mut starts = Vec::with_capacity(graph.len() + 1);
        let mut end = 0;
        for &preds in &graph.preds {
            starts.push(end);
            end += preds;
        }
        let mut values_end = starts.clone();
        starts.push(end);
        let mut units = vec![0; end as usize];
        let from_values = fill(graph, Kind::Value, &mut units, &mut values_end);
        if from_values < units.len() {
            fill(graph, Kind::Order, &mut units, &mut values_end.clone());
        }
        Sources {
            units,
            starts,
            values_end,
        }
    }

    /// Where the units for which a unit waits are among all.
    fn range(&self, unit: u32) -> Range<usize> {
        let unit = unit as usize;
        self.starts[unit] as usize..self.starts[unit + 1] as usize
    }

    /// Units whose results a unit reads.
    fn values_mut(&mut self, unit: usize) -> &mut [u32] {
        &mut self.units[self.starts[unit] as usize..self.values_end[unit] as usize]
    }

    /// Units whose results are read with the greater need first. Gives the need of each unit.
    fn sort(&mut self, graph: &Graph) -> Vec<u32> {
        let mut need = vec![0u32; graph.len()];
        for u in 0..need.len() {
            let values = self.values_mut(u);
            values.sort_by_key(|&v| (std::cmp::Reverse(need[v as usize]), v));
            let needs = values.iter().zip(0..);
            let needs = needs.map(|(&v, held)| need[v as usize] + held);
            need[u] = needs.max().unwrap_or(0).max(graph.facts[u].makes);
        }
        need
    }
}

/// Puts where edges of a kind come from to the places of the units to which they lead; `next` has
/// the next place of each unit. Gives their number.
fn fill(graph: &Graph, kind: Kind, units: &mut [u32], next: &mut [u32]) -> usize {
    let mut count = 0;
    for from in 0..graph.len() as u32 {
        for edge in graph.succs.get(from).iter().filter(|e| e.kind == kind) {
            let place = &mut next[edge.to as usize];
            units[*place as usize] = from;
            *place += 1;
            count += 1;
        }
    }
    count
}

/// Units of a chain for which room is made beforehand.
const DEPTH: usize = 16;

/// A walk from units to what they wait for. Without recursion: chains are long.
struct Visit<'a> {
    sources: &'a Sources,
    seen: Vec<bool>,
    /// Units that wait for the one above, and those that each waits for and that were not visited.
    stack: Vec<(u32, Range<usize>)>,
}

impl Visit<'_> {
    /// Begins with a unit for which no other one waits. Gives the first one of those that lead to
    /// it.
    fn begin(&mut self, root: u32) -> Option<u32> {
        self.seen[root as usize] = true;
        self.stack.push((root, self.sources.range(root)));
        self.next()
    }

    /// The next unit: all that it waits for have been there.
    fn next(&mut self) -> Option<u32> {
        while let Some((unit, left)) = self.stack.last_mut() {
            let Some(at) = left.next() else {
                let unit = *unit;
                self.stack.pop();
                return Some(unit);
            };
            let source = self.sources.units[at];
            if !std::mem::replace(&mut self.seen[source as usize], true) {
                self.stack.push((source, self.sources.range(source)));
            }
        }
        None
    }
}
