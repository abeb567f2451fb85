//! `bfs_step`, `linked_list`.

use super::Case;
use super::args::Arg;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = vec![
        linked_list(1, 64, 64),
        linked_list(100, 128, 64),
        linked_list(70, 70, 50),
    ];
    for step in 0..4 {
        cases.push(bfs_step(200, step, 256, 64));
    }
    cases.push(bfs_step(90, 1, 90, 48));
    cases
}

/// A random graph in compressed rows: vertex v's neighbours are
/// `neighbour[row[v]..row[v + 1]]`.
struct Graph {
    row: Vec<u32>,
    neighbour: Vec<u32>,
}

impl Graph {
    fn random(vertices: usize) -> Graph {
        let mut rng = Rng::new(801);
        let (mut row, mut neighbour) = (vec![0], Vec::new());
        for _ in 0..vertices {
            let degree = rng.range(0, 5) as usize;
            neighbour.extend(rng.vec(degree, |rng| rng.range(0, vertices as i64) as u32));
            row.push(neighbour.len() as u32);
        }
        Graph { row, neighbour }
    }

    fn neighbours(&self, vertex: usize) -> &[u32] {
        &self.neighbour[self.row[vertex] as usize..self.row[vertex + 1] as usize]
    }

    /// The distance of every vertex from vertex 0 where it is at most `deepest`, otherwise -1.
    fn levels(&self, deepest: i32) -> Vec<i32> {
        let mut levels = vec![-1; self.row.len() - 1];
        let mut queue = std::collections::VecDeque::from([0]);
        levels[0] = 0;
        while let Some(v) = queue.pop_front() {
            for &w in self.neighbours(v) {
                let w = w as usize;
                if levels[w] < 0 && levels[v] < deepest {
                    levels[w] = levels[v] + 1;
                    queue.push_back(w);
                }
            }
        }
        levels
    }
}

fn bfs_step(vertices: usize, step: i32, grid: u32, group: u32) -> Case {
    let graph = Graph::random(vertices);
    let (before, after) = (graph.levels(step), graph.levels(step + 1));
    let reached = after.iter().filter(|&&level| level == step + 1).count() as u32;
    let args = vec![
        Arg::input(bytes(&graph.row)),
        Arg::input(bytes(&graph.neighbour)),
        Arg::updated(bytes(&before), bytes(&after)),
        Arg::updated(bytes(&[1000u32]), bytes(&[1000 + reached])),
        Arg::I32(step),
        Arg::U32(vertices as u32),
    ];
    Case::linear(
        "bfs_step",
        format_args!("{vertices}/{step}"),
        grid,
        group,
        args,
    )
}

/// Lists in a block of 16-byte nodes: offset of the next node, value, padding. Offset 0 ends a
/// list, and so the first node's place stays free.
fn block(lists: &[Vec<usize>], values: &[i32]) -> Vec<u8> {
    let mut next = vec![0u64; values.len()];
    for list in lists {
        for pair in list.windows(2) {
            next[pair[0]] = 16 * pair[1] as u64;
        }
    }
    let node =
        |(next, value): (&u64, &i32)| [next.to_le_bytes(), u64::from(*value as u32).to_le_bytes()];
    next.iter().zip(values).flat_map(node).flatten().collect()
}

fn linked_list(count: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(802);
    let nodes = 6 * count + 8;
    let values = rng.vec(nodes, |rng| rng.range(-1000, 1000) as i32);
    // Deal shuffled nodes to the lists, about six to each; some lists stay empty.
    let mut order: Vec<usize> = (1..nodes).collect();
    for k in (1..order.len()).rev() {
        order.swap(k, rng.range(0, k as i64 + 1) as usize);
    }
    let mut lists = vec![Vec::new(); count];
    for &node in &order {
        lists[rng.range(0, count as i64) as usize].push(node);
    }
    let reversed: Vec<Vec<usize>> = lists
        .iter()
        .map(|list| list.iter().rev().copied().collect())
        .collect();
    let heads = |lists: &[Vec<usize>]| -> Vec<u64> {
        lists
            .iter()
            .map(|list| list.first().map_or(0, |&node| 16 * node as u64))
            .collect()
    };
    let weighted = |list: &Vec<usize>| -> i64 {
        (1..)
            .zip(list)
            .map(|(position, &node)| position * i64::from(values[node]))
            .sum()
    };
    let sums: Vec<i64> = lists.iter().map(weighted).collect();
    let args = vec![
        Arg::updated(block(&lists, &values), block(&reversed, &values)),
        Arg::updated(bytes(&heads(&lists)), bytes(&heads(&reversed))),
        Arg::output(bytes(&sums)),
        Arg::U32(count as u32),
    ];
    Case::linear("linked_list", count, grid, group, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_of_a_known_graph() {
        // 0 → 1, 2; 1 → 3; 2 → 3; 3 → 0; 4 → 0
        let graph = Graph {
            row: vec![0, 2, 3, 4, 5, 6],
            neighbour: vec![1, 2, 3, 3, 0, 0],
        };
        assert_eq!(graph.levels(10), [0, 1, 1, 2, -1]);
        assert_eq!(graph.levels(1), [0, 1, 1, -1, -1]);
    }

    #[test]
    fn the_search_reaches_something_in_each_step() {
        let graph = Graph::random(200);
        for step in 0..4 {
            assert!(graph.levels(4).contains(&(step + 1)), "step {step}");
        }
    }
}
