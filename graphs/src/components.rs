//! Strongly connected components, for what is off the hot path: call graphs, cycles that are
//! entered in odd places.

use petgraph::algo::kosaraju_scc;
use petgraph::graphmap::{DiGraphMap, NodeTrait};

/// The components of the graph of some nodes and edges, each behind those that it leads to. Linear,
/// but for the hash table, and without recursion.
pub fn components<N: NodeTrait>(
    nodes: impl IntoIterator<Item = N>,
    edges: impl IntoIterator<Item = (N, N)>,
) -> Vec<Vec<N>> {
    let mut graph: DiGraphMap<N, ()> = DiGraphMap::new();
    for node in nodes {
        graph.add_node(node);
    }
    for (from, to) in edges {
        graph.add_edge(from, to, ());
    }
    kosaraju_scc(&graph)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_led_to_comes_first() {
        let mut found = components(0..5, [(0, 1), (1, 2), (2, 1), (2, 3)]);
        found.iter_mut().for_each(|c| c.sort_unstable());
        let place = |n| found.iter().position(|c| c.contains(&n));
        assert_eq!(found.len(), 4);
        assert_eq!(place(1), place(2));
        assert!(place(3) < place(1) && place(1) < place(0));
    }

    #[test]
    fn long_chains_do_not_recurse() {
        let n = 200_000;
        let found = components(0..n, (1..n).map(|i| (i - 1, i)));
        assert_eq!(found.len(), n as usize);
        assert_eq!(found[0], [n - 1]);
    }
}
