//! An order that needs few registers: depth first, the operand with the greater need first (Sethi
//! and Ullman, "The Generation of Optimal Code for Arithmetic Expressions", 1970).
//!
//! What a unit reads is put right before it; what only has to come before it, before that. Linear,
//! but for sorting what a unit reads.

use crate::depend::{Graph, Kind};

/// What a unit waits for.
#[derive(Clone, Default)]
struct Sources {
    /// Units whose results it reads.
    values: Vec<u32>,
    /// Units that must come before it.
    others: Vec<u32>,
}

/// The order, for a graph in the source's order.
pub fn order(graph: &Graph) -> Vec<u32> {
    let n = graph.preds.len();
    let mut sources = vec![Sources::default(); n];
    for (from, edges) in graph.succs.iter().enumerate() {
        for edge in edges {
            let to = &mut sources[edge.to as usize];
            match edge.kind {
                Kind::Value => to.values.push(from as u32),
                Kind::Order => to.others.push(from as u32),
            }
        }
    }
    sort(graph, &mut sources);
    let mut order = Vec::with_capacity(n);
    let mut seen = vec![false; n];
    let roots = (0..n as u32).filter(|&u| graph.succs[u as usize].is_empty());
    for root in roots {
        visit(root, &sources, &mut seen, &mut order);
    }
    order
}

/// The greater need first.
fn sort(graph: &Graph, sources: &mut [Sources]) {
    let mut need = vec![0u32; sources.len()];
    for u in 0..sources.len() {
        let mut values = std::mem::take(&mut sources[u].values);
        values.sort_by_key(|&v| (std::cmp::Reverse(need[v as usize]), v));
        let needs = values.iter().enumerate();
        let needs = needs.map(|(held, &v)| need[v as usize] + held as u32);
        need[u] = needs.max().unwrap_or(0).max(graph.makes[u]);
        sources[u].values = values;
    }
}

/// A unit behind what it waits for. Without recursion: chains are long.
fn visit(root: u32, sources: &[Sources], seen: &mut [bool], order: &mut Vec<u32>) {
    let mut stack = vec![(root, 0)];
    seen[root as usize] = true;
    while let Some((unit, next)) = stack.last_mut() {
        let from = &sources[*unit as usize];
        let all = from.values.iter().chain(&from.others);
        match all.clone().nth(*next) {
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
