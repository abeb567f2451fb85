//! An order that needs few registers: depth first, the operand with the greater need first (Sethi
//! and Ullman, "The Generation of Optimal Code for Arithmetic Expressions", 1970).
//!
//! What a unit reads is put right before it; what only has to come before it, before that. Linear,
//! but for sorting what a unit reads.

use crate::depend::{Edge, Graph, Kind};
use crate::rows::Rows;

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
            stack: Vec::new(),
        };
        let mut roots = last.into_iter();
        std::iter::from_fn(move || visit.next().or_else(|| visit.begin(roots.next()?)))
    }
}

/// What units wait for: two lists for each unit.
struct Sources(Rows<u32>);

impl Sources {
    fn new(graph: &Graph) -> Sources {
        let n = graph.len();
        let list = |edge: &Edge| match edge.kind {
            Kind::Value => 2 * edge.to,
            Kind::Order => 2 * edge.to + 1,
        };
        let edges = (0..n as u32).flat_map(|from| {
            let edges = graph.succs.get(from).iter();
            edges.map(move |edge| (list(edge), from))
        });
        Sources(Rows::new(2 * n, 0, edges))
    }

    /// Units whose results a unit reads, the greater need first.
    fn values(&self, unit: u32) -> &[u32] {
        self.0.get(2 * unit)
    }

    /// Units that only must come before a unit.
    fn others(&self, unit: u32) -> &[u32] {
        self.0.get(2 * unit + 1)
    }

    /// The greater need first. Gives the need of each unit.
    fn sort(&mut self, graph: &Graph) -> Vec<u32> {
        let mut need = vec![0u32; graph.len()];
        for u in 0..need.len() {
            let values = self.0.get_mut(2 * u as u32);
            values.sort_by_key(|&v| (std::cmp::Reverse(need[v as usize]), v));
            let needs = values.iter().zip(0..);
            let needs = needs.map(|(&v, held)| need[v as usize] + held);
            need[u] = needs.max().unwrap_or(0).max(graph.facts[u].makes);
        }
        need
    }
}

/// A walk from units to what they wait for. Without recursion: chains are long.
struct Visit<'a> {
    sources: &'a Sources,
    seen: Vec<bool>,
    /// Units that wait for the one above, and how many of those that each waits for were visited.
    stack: Vec<(u32, usize)>,
}

impl Visit<'_> {
    /// Begins with a unit for which no other one waits. Gives the first one of those that lead to
    /// it.
    fn begin(&mut self, root: u32) -> Option<u32> {
        self.seen[root as usize] = true;
        self.stack.push((root, 0));
        self.next()
    }

    /// The next unit: all that it waits for have been there.
    fn next(&mut self) -> Option<u32> {
        while let Some((unit, next)) = self.stack.last_mut() {
            let (values, others) = (self.sources.values(*unit), self.sources.others(*unit));
            let source = match values.get(*next) {
                Some(value) => Some(value),
                None => others.get(*next - values.len()),
            };
            match source {
                Some(&source) => {
                    *next += 1;
                    if !std::mem::replace(&mut self.seen[source as usize], true) {
                        self.stack.push((source, 0));
                    }
                }
                None => return self.stack.pop().map(|(unit, _)| unit),
            }
        }
        None
    }
}
