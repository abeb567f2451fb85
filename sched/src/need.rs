//! An order that needs few registers: depth first, the operand with the greater need first (Sethi
//! and Ullman, "The Generation of Optimal Code for Arithmetic Expressions", 1970).
//!
//! What a unit reads is put right before it; what only has to come before it, before that. Linear,
//! but for sorting what a unit reads.

use crate::depend::{Graph, Kind};
use crate::rows::Rows;

/// What units wait for.
struct Sources {
    /// Units whose results each reads, the greater need first.
    values: Rows<u32>,
    /// Units that must come before each.
    others: Rows<u32>,
}

/// In which order the units come for which no other one waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roots {
    /// In the source's.
    InOrder,
    /// The least need first.
    LeastFirst,
}

/// The orders of a graph by need.
pub struct ByNeed<'a> {
    graph: &'a Graph,
    sources: Sources,
    /// The registers that each unit and what leads to it need.
    need: Vec<u32>,
}

impl ByNeed<'_> {
    /// Of a graph in the source's order.
    pub fn new(graph: &Graph) -> ByNeed<'_> {
        let mut sources = Sources {
            values: sources(graph, Kind::Value),
            others: sources(graph, Kind::Order),
        };
        let need = sources.sort(graph);
        ByNeed {
            graph,
            sources,
            need,
        }
    }

    /// An order.
    pub fn order(&self, roots: Roots) -> Vec<u32> {
        let n = self.graph.len();
        let mut order = Vec::with_capacity(n);
        let mut seen = vec![false; n];
        let mut stack = Vec::new();
        let last = (0..n as u32).filter(|&u| self.graph.succs.get(u).is_empty());
        let mut last: Vec<u32> = last.collect();
        if roots == Roots::LeastFirst {
            last.sort_by_key(|&u| self.need[u as usize]);
        }
        for root in last {
            seen[root as usize] = true;
            stack.push((root, 0));
            self.sources.visit(&mut stack, &mut seen, &mut order);
        }
        order
    }
}

/// The units that each waits for because of edges of a kind.
fn sources(graph: &Graph, kind: Kind) -> Rows<u32> {
    let n = graph.len();
    let edges = (0..n as u32).flat_map(|from| {
        let edges = graph.succs.get(from).iter();
        let edges = edges.filter(move |edge| edge.kind == kind);
        edges.map(move |edge| (edge.to, from))
    });
    Rows::new(n, 0, edges)
}

impl Sources {
    /// The greater need first. Gives the need of each unit.
    fn sort(&mut self, graph: &Graph) -> Vec<u32> {
        let mut need = vec![0u32; graph.len()];
        for u in 0..need.len() {
            let values = self.values.get_mut(u as u32);
            values.sort_by_key(|&v| (std::cmp::Reverse(need[v as usize]), v));
            let needs = values.iter().zip(0..);
            let needs = needs.map(|(&v, held)| need[v as usize] + held);
            need[u] = needs.max().unwrap_or(0).max(graph.makes[u]);
        }
        need
    }

    /// What the last of a stack of units waits for, and then itself. Without recursion: chains are
    /// long.
    fn visit(&self, stack: &mut Vec<(u32, usize)>, seen: &mut [bool], order: &mut Vec<u32>) {
        while let Some((unit, next)) = stack.last_mut() {
            let (values, others) = (self.values.get(*unit), self.others.get(*unit));
            let source = match values.get(*next) {
                Some(value) => Some(value),
                None => others.get(*next - values.len()),
            };
            match source {
                Some(&source) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[source as usize], true) {
                        stack.push((source, 0));
                    }
                }
                None => {
                    order.push(*unit);
                    stack.pop();
                }
            }
        }
    }
}
