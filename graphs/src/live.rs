//! Which values are live into which nodes, the sum of the lives in nodes by 64 and not nodes ×
//! values.
//!
//! Values are numbered, and taken 64 at a time, a word. Each word's bits go backwards from the
//! nodes that read them to those that write them, and only the nodes that they come through are
//! looked at; a node's rows have the words that are not zero there.

use cranelift_entity::EntityRef;

/// Some of the values: the words that are not zero, in order, with their numbers.
pub type Set = [(u32, u64)];

/// The data flow: `live_in = reads ∪ (⋃ live_in of successors − writes)`, to the least fixpoint; or
/// the same seen from the other side, `live_out = reads at the end ∪ ⋃ (reads of successors ∪
/// (live_out of successors − writes of successors))`.
#[derive(Clone, Default, Debug)]
pub struct LiveSets {
    /// What is live at one side of each node.
    live: Rows,
    flow: Flow,
}

/// Words of a node for which room is made beforehand.
const PER_NODE: usize = 8;

/// A set for each node.
#[derive(Clone, Default, Debug)]
struct Rows {
    /// Where each node's words begin, and one more.
    starts: Vec<u32>,
    words: Vec<(u32, u64)>,
    /// Words as they are found, with their nodes: by word.
    found: Vec<(u32, (u32, u64))>,
}

impl Rows {
    /// Begins with no words.
    fn clear(&mut self, nodes: usize) {
        self.found.clear();
        self.starts.clear();
        self.starts.resize(nodes + 2, 0);
    }

    /// Adds a word of a node.
    #[inline]
    fn add(&mut self, node: u32, word: (u32, u64)) {
        self.found.push((node, word));
        self.starts[node as usize + 2] += 1;
    }

    /// Puts what was found in order.
    fn fill(&mut self, nodes: usize) {
        // `starts[n + 2]` is the number of words of `n`. While filling, `starts[n + 1]` is the next
        // free place of `n`; afterwards it is the start of `n + 1`.
        let Rows {
            starts,
            words,
            found,
        } = self;
        (2..nodes + 2).for_each(|i| starts[i] += starts[i - 1]);
        words.clear();
        words.resize(found.len(), (0, 0));
        for &(node, word) in &*found {
            let place = &mut starts[node as usize + 1];
            words[*place as usize] = word;
            *place += 1;
        }
    }

    fn get(&self, node: usize) -> &Set {
        match self.starts.get(node..node + 2) {
            Some(ends) => &self.words[ends[0] as usize..ends[1] as usize],
            None => &[],
        }
    }
}

/// What is known of a node while a word is looked at.
#[derive(Clone, Copy, Default, Debug)]
struct Cell {
    writes: u64,
    live: u64,
    /// Bits of `live` that its predecessors have not been told of.
    new: u64,
}

/// Buffers of the data flow.
#[derive(Clone, Default, Debug)]
struct Flow {
    cells: Vec<Cell>,
    /// Nodes whose cell is not empty.
    touched: Vec<u32>,
    work: Vec<u32>,
    /// Sources of the edges to each node.
    preds: Vec<u32>,
    starts: Vec<u32>,
    /// Sites of each kind: number, node.
    sites: [Vec<(u32, u32)>; KINDS],
    /// The same by word.
    sorted: [Vec<(u32, u32)>; KINDS],
    ends: Vec<u32>,
}

/// Numbers of the bits of a word.
pub fn ones(word: u32, mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (bits != 0).then(|| word as usize * 64 + bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        next
    })
}

/// Numbers of the values of a set.
pub fn numbers(set: &Set) -> impl Iterator<Item = usize> {
    set.iter().flat_map(|&(word, bits)| ones(word, bits))
}

/// Is a value in a set?
pub fn contains(set: &Set, number: usize) -> bool {
    let word = set.binary_search_by_key(&((number / 64) as u32), |w| w.0);
    word.is_ok_and(|at| set[at].1 >> (number % 64) & 1 != 0)
}

/// Adds a set to another one.
pub fn unite(set: &mut Vec<(u32, u64)>, other: &Set) {
    if set.is_empty() {
        set.extend_from_slice(other);
        return;
    }
    let old = set.len();
    let mut at = 0;
    for &(word, bits) in other {
        while at < old && set[at].0 < word {
            at += 1;
        }
        match set[..old].get_mut(at).filter(|w| w.0 == word) {
            Some(own) => own.1 |= bits,
            None => set.push((word, bits)),
        }
    }
    // Both parts are in order.
    if set.len() > old {
        set.sort_by_key(|w| w.0);
    }
}

/// Numbers of the values of a set that another one has not.
pub fn missing<'a>(set: &'a Set, other: &'a Set) -> impl Iterator<Item = usize> + 'a {
    beside(set, other).flat_map(|(word, bits, others)| ones(word, bits & !others))
}

/// The words of a set that another one has too, with the bits of both.
pub fn beside<'a>(set: &'a Set, other: &'a Set) -> impl Iterator<Item = (u32, u64, u64)> + 'a {
    let mut rest = other.iter().peekable();
    set.iter().map(move |&(word, bits)| {
        while rest.next_if(|w| w.0 < word).is_some() {}
        let others = rest.next_if(|w| w.0 == word).map_or(0, |w| w.1);
        (word, bits, others)
    })
}

impl LiveSets {
    /// Forgets all reads and writes.
    pub fn clear(&mut self) {
        self.flow.sites.iter_mut().for_each(Vec::clear);
    }

    /// Makes room for so many reads and as many writes.
    pub fn reserve(&mut self, sites: usize) {
        self.flow.sites.iter_mut().for_each(|s| s.reserve(sites));
    }

    /// A node reads a value before it writes it.
    #[inline]
    pub fn read(&mut self, number: u32, node: impl EntityRef) {
        self.flow.sites[READ].push((number, node.index() as u32));
    }

    /// A node writes a value.
    #[inline]
    pub fn write(&mut self, number: u32, node: impl EntityRef) {
        self.flow.sites[WRITE].push((number, node.index() as u32));
    }

    /// A node reads a value at its end, whoever writes it. For [`LiveSets::solve_ends`] only.
    #[inline]
    pub fn read_at_end(&mut self, number: u32, node: impl EntityRef) {
        self.flow.sites[END].push((number, node.index() as u32));
    }

    /// Finds what is live into nodes. Values have numbers below `values`, nodes below `nodes`;
    /// edges are pairs of their source and their target.
    pub fn solve<N: EntityRef>(
        &mut self,
        values: usize,
        nodes: usize,
        edges: impl Iterator<Item = (N, N)> + Clone,
    ) {
        self.solve_by(&mut Flow::word_at_starts, values, nodes, edges);
    }

    /// The same for the ends of nodes.
    pub fn solve_ends<N: EntityRef>(
        &mut self,
        values: usize,
        nodes: usize,
        edges: impl Iterator<Item = (N, N)> + Clone,
    ) {
        self.solve_by(&mut Flow::word_at_ends, values, nodes, edges);
    }

    /// The same as [`LiveSets::solve`] where values may begin at starts of nodes, too: `passes` is
    /// given the number of a word, a node, and bits of values that are live into it, and leaves
    /// those that come from the nodes before. It is asked once of each value and node, words in
    /// ascending order.
    pub fn solve_within<N: EntityRef>(
        &mut self,
        values: usize,
        nodes: usize,
        edges: impl Iterator<Item = (N, N)> + Clone,
        mut passes: impl FnMut(usize, N, u64) -> u64,
    ) {
        let mut passes = |word, node, bits| passes(word, N::new(node as usize), bits);
        let mut find = |flow: &mut Flow, word| flow.word_within(word, &mut passes);
        self.solve_by(&mut find, values, nodes, edges);
    }

    /// What all have in common; `find` finds where the values of a word are live.
    fn solve_by<N: EntityRef>(
        &mut self,
        find: &mut dyn FnMut(&mut Flow, usize),
        values: usize,
        nodes: usize,
        edges: impl Iterator<Item = (N, N)> + Clone,
    ) {
        if values > 0 {
            self.flow.predecessors(nodes, edges);
        }
        self.solve_numbered(values, nodes, find);
    }

    /// The same with the edges at hand: one piece of code for all kinds of nodes. `find` finds
    /// where the values of a word are live.
    fn solve_numbered(
        &mut self,
        values: usize,
        nodes: usize,
        find: &mut dyn FnMut(&mut Flow, usize),
    ) {
        let words = values.div_ceil(64);
        let flow = &mut self.flow;
        self.live.clear(nodes);
        if words > 0 {
            self.live.found.reserve(PER_NODE * nodes);
            flow.touched.reserve(nodes);
            flow.work.reserve(nodes);
            flow.cells.clear();
            flow.cells.resize(nodes, Cell::default());
            flow.sort(words);
            for word in 0..words {
                find(flow, word);
                for &node in &flow.touched {
                    let cell = std::mem::take(&mut flow.cells[node as usize]);
                    if cell.live != 0 {
                        self.live.add(node, (word as u32, cell.live));
                    }
                }
            }
        }
        self.live.fill(nodes);
    }

    /// What is live into a node, found by [`LiveSets::solve`].
    pub fn live_in(&self, node: impl EntityRef) -> &Set {
        self.live.get(node.index())
    }

    /// What is live at the end of a node, found by [`LiveSets::solve_ends`].
    pub fn live_out(&self, node: impl EntityRef) -> &Set {
        self.live.get(node.index())
    }
}

/// Kinds of sites.
const READ: usize = 0;
const WRITE: usize = 1;
const END: usize = 2;
const KINDS: usize = 3;

impl Flow {
    fn predecessors<N: EntityRef>(
        &mut self,
        nodes: usize,
        edges: impl Iterator<Item = (N, N)> + Clone,
    ) {
        self.starts.clear();
        self.starts.resize(nodes + 2, 0);
        for (_, to) in edges.clone() {
            self.starts[to.index() + 2] += 1;
        }
        (2..self.starts.len()).for_each(|i| self.starts[i] += self.starts[i - 1]);
        self.preds.clear();
        self.preds.resize(self.starts[nodes + 1] as usize, 0);
        for (from, to) in edges {
            let place = &mut self.starts[to.index() + 1];
            self.preds[*place as usize] = from.index() as u32;
            *place += 1;
        }
    }

    /// Sites by word: afterwards those of kind `k` and word `w` are those of `sorted[k]` up to
    /// `ends[KINDS * w + k]`.
    fn sort(&mut self, words: usize) {
        self.ends.clear();
        self.ends.resize(KINDS * words, 0);
        for (k, list) in self.sites.iter().enumerate() {
            if list.is_empty() {
                continue;
            }
            let ends = &mut self.ends;
            let place = |number: u32| KINDS * (number as usize / 64) + k;
            list.iter().for_each(|&(n, _)| ends[place(n)] += 1);
            for word in 1..words {
                ends[KINDS * word + k] += ends[KINDS * (word - 1) + k];
            }
            let sorted = &mut self.sorted[k];
            sorted.clear();
            sorted.resize(list.len(), (0, 0));
            // From behind, so that each end becomes a start.
            for &site in list.iter().rev() {
                let end = &mut ends[place(site.0)];
                *end -= 1;
                sorted[*end as usize] = site;
            }
            for word in 1..words {
                ends[KINDS * (word - 1) + k] = ends[KINDS * word + k];
            }
            ends[KINDS * (words - 1) + k] = list.len() as u32;
        }
    }

    /// The sites of a word.
    fn sites_of(&self, word: usize, kind: usize) -> std::ops::Range<usize> {
        let start = match word {
            0 => 0,
            _ => self.ends[KINDS * (word - 1) + kind],
        };
        start as usize..self.ends[KINDS * word + kind] as usize
    }

    /// Calls `f` with the nodes that have sites of a kind in a word, and with the values. The sites
    /// of a node mostly stand together, as they were added, and are taken at once.
    fn for_each_node(&mut self, word: usize, kind: usize, f: impl Fn(&mut Flow, u32, u64)) {
        let range = self.sites_of(word, kind);
        let sorted = std::mem::take(&mut self.sorted[kind]);
        let mut sites = sorted[range].iter().peekable();
        while let Some(&(number, node)) = sites.next() {
            let mut bits = 1 << (number % 64);
            while let Some(&(number, _)) = sites.next_if(|site| site.1 == node) {
                bits |= 1 << (number % 64);
            }
            f(self, node, bits);
        }
        self.sorted[kind] = sorted;
    }

    /// Begins with a word: notes who writes its values.
    fn begin(&mut self, word: usize) {
        self.touched.clear();
        self.for_each_node(word, WRITE, |flow, node, bits| {
            flow.cell(node).writes |= bits;
        });
    }

    /// Finds into which nodes the values of a word are live.
    fn word_at_starts(&mut self, word: usize) {
        self.begin(word);
        self.for_each_node(word, READ, Flow::arrive_waiting);
        while let Some(node) = self.work.pop() {
            self.go_back(node);
        }
    }

    /// Tells the predecessors of a node what is new in it, and those of the last one at once.
    fn go_back(&mut self, mut node: u32) {
        loop {
            let new = std::mem::take(&mut self.cells[node as usize].new);
            let ends = &self.starts[node as usize..node as usize + 2];
            let (first, end) = (ends[0] as usize, ends[1] as usize);
            if first == end {
                return;
            }
            for i in first..end - 1 {
                let pred = self.preds[i];
                if self.pass(pred, new) {
                    self.work.push(pred);
                }
            }
            node = self.preds[end - 1];
            if !self.pass(node, new) {
                return;
            }
        }
    }

    /// Finds into which nodes the values of a word are live that may begin at starts of nodes.
    fn word_within(&mut self, word: usize, passes: &mut dyn FnMut(usize, u32, u64) -> u64) {
        self.begin(word);
        self.for_each_node(word, READ, Flow::arrive_waiting);
        while let Some(node) = self.work.pop() {
            let new = std::mem::take(&mut self.cells[node as usize].new);
            let passing = passes(word, node, new);
            let ends = &self.starts[node as usize..node as usize + 2];
            for i in ends[0] as usize..ends[1] as usize {
                let pred = self.preds[i];
                if self.pass(pred, passing) {
                    self.work.push(pred);
                }
            }
        }
    }

    /// Finds at the ends of which nodes the values of a word are live.
    fn word_at_ends(&mut self, word: usize) {
        self.begin(word);
        self.for_each_node(word, END, Flow::arrive_waiting);
        self.for_each_node(word, READ, Flow::arrive_before);
        while let Some(node) = self.work.pop() {
            let cell = &mut self.cells[node as usize];
            let passing = std::mem::take(&mut cell.new) & !cell.writes;
            if passing != 0 {
                self.arrive_before(node, passing);
            }
        }
    }

    /// Values are live at the ends of all nodes before one.
    fn arrive_before(&mut self, node: u32, bits: u64) {
        let node = node as usize;
        for i in self.starts[node] as usize..self.starts[node + 1] as usize {
            self.arrive_waiting(self.preds[i], bits);
        }
    }

    /// The same as [`Flow::arrive`], and the node waits for its turn.
    #[inline]
    fn arrive_waiting(&mut self, node: u32, bits: u64) {
        if self.arrive(node, bits) {
            self.work.push(node);
        }
    }

    /// The cell of a node, which is not empty from now on.
    fn cell(&mut self, node: u32) -> &mut Cell {
        let cell = &mut self.cells[node as usize];
        if cell.writes | cell.live == 0 {
            self.touched.push(node);
        }
        cell
    }

    /// Values are live at the end of a node. Tells the same as [`Flow::arrive`].
    #[inline]
    fn pass(&mut self, node: u32, bits: u64) -> bool {
        let bits = bits & !self.cells[node as usize].writes;
        bits != 0 && self.arrive(node, bits)
    }

    /// Values are live at the side of a node that is asked for. Tells whether its predecessors have
    /// to be told, and nobody has seen to that yet.
    #[inline]
    fn arrive(&mut self, node: u32, bits: u64) -> bool {
        let cell = &mut self.cells[node as usize];
        let new = bits & !cell.live;
        if new == 0 {
            return false;
        }
        if cell.writes | cell.live == 0 {
            self.touched.push(node);
        }
        cell.live |= new;
        let waits = cell.new != 0;
        cell.new |= new;
        !waits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Node;
    use std::collections::BTreeSet;

    /// No test has more.
    const VALUES: usize = 256;

    /// What is live, node by node, found by going from each read to the writes, or to where a value
    /// begins.
    fn plain(
        reads: &[(u32, u32)],
        writes: &[(u32, u32)],
        begins: &[(u32, u32)],
        edges: &[(u32, u32)],
        nodes: u32,
    ) -> Vec<Vec<usize>> {
        let mut live = vec![BTreeSet::new(); nodes as usize];
        let mut work: Vec<(u32, u32)> = reads.to_vec();
        while let Some((number, node)) = work.pop() {
            if live[node as usize].insert(number as usize) && !begins.contains(&(number, node)) {
                let preds = edges.iter().filter(|e| e.1 == node);
                let through = preds.filter(|e| !writes.contains(&(number, e.0)));
                work.extend(through.map(|e| (number, e.0)));
            }
        }
        live.into_iter().map(|s| s.into_iter().collect()).collect()
    }

    /// What is live at the end of a node is what it reads there and what is live into those behind
    /// it.
    fn check_ends(
        sets: &mut LiveSets,
        at_ends: &[(u32, u32)],
        live_in: &[Vec<usize>],
        edges: &[(u32, u32)],
    ) {
        let nodes = live_in.len();
        at_ends
            .iter()
            .for_each(|&(n, at)| sets.read_at_end(n, Node::from_u32(at)));
        let all = edges
            .iter()
            .map(|e| (Node::from_u32(e.0), Node::from_u32(e.1)));
        sets.solve_ends(VALUES, nodes, all);
        for node in 0..nodes {
            let own = at_ends.iter().filter(|r| r.1 as usize == node);
            let mut wanted: BTreeSet<usize> = own.map(|r| r.0 as usize).collect();
            let behind = edges.iter().filter(|e| e.0 as usize == node);
            wanted.extend(behind.flat_map(|e| &live_in[e.1 as usize]));
            let found = numbers(sets.live_out(Node::from_u32(node as u32)));
            assert!(found.eq(wanted), "{node}");
        }
    }

    fn check(sets: &LiveSets, wanted: &[Vec<usize>], round: u32) {
        for (node, wanted) in (0..).zip(wanted) {
            let found: Vec<usize> = numbers(sets.live_in(Node::from_u32(node))).collect();
            assert_eq!(&found, wanted, "{node} in round {round}");
        }
    }

    /// Values that begin at starts of nodes; each is told once of each node.
    fn check_within(
        sets: &mut LiveSets,
        [reads, writes, begins]: [&[(u32, u32)]; 3],
        edges: &[(u32, u32)],
        nodes: u32,
    ) {
        let all = edges
            .iter()
            .map(|e| (Node::from_u32(e.0), Node::from_u32(e.1)));
        let mut told = BTreeSet::new();
        sets.solve_within(VALUES, nodes as usize, all, |word, node: Node, bits| {
            let begun = |n: &usize| begins.contains(&(*n as u32, node.as_u32()));
            ones(word as u32, bits).for_each(|n| assert!(told.insert((n, node.as_u32()))));
            let ends = ones(word as u32, bits).filter(begun);
            ends.fold(bits, |bits, n| bits & !(1 << (n % 64)))
        });
        let wanted = plain(reads, writes, begins, edges, nodes);
        check(sets, &wanted, nodes);
        assert_eq!(told.len(), wanted.iter().map(Vec::len).sum::<usize>());
    }

    #[test]
    fn values_are_live_from_their_writes_to_their_reads() {
        let mut seed = 7u32;
        let mut next = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % below
        };
        let mut sets = LiveSets::default();
        for round in 0..60 {
            let (nodes, values) = (1 + next(12), 1 + next(if round % 2 == 0 { 9 } else { 200 }));
            let mut pairs = |count: u32, first: u32| -> Vec<(u32, u32)> {
                (0..count).map(|_| (next(first), next(nodes))).collect()
            };
            let (mut reads, writes) = (pairs(2 * values, values), pairs(values, values));
            let (at_ends, begins) = (pairs(values / 2, values), pairs(values, values));
            reads.extend(at_ends.iter().filter(|r| !writes.contains(r)));
            let edges = pairs(2 * nodes, nodes);
            sets.clear();
            reads
                .iter()
                .for_each(|&(n, at)| sets.read(n, Node::from_u32(at)));
            writes
                .iter()
                .for_each(|&(n, at)| sets.write(n, Node::from_u32(at)));
            let all = edges
                .iter()
                .map(|e| (Node::from_u32(e.0), Node::from_u32(e.1)));
            sets.solve(values as usize, nodes as usize, all);
            let wanted = plain(&reads, &writes, &[], &edges, nodes);
            check(&sets, &wanted, round);
            check_within(&mut sets, [&reads, &writes, &begins], &edges, nodes);
            check_ends(&mut sets, &at_ends, &wanted, &edges);
        }
    }

    #[test]
    fn sets_are_united_in_order() {
        let mut set = vec![(1, 1), (5, 2)];
        unite(&mut set, &[(0, 8), (5, 1), (7, 4)]);
        assert_eq!(set, [(0, 8), (1, 1), (5, 3), (7, 4)]);
        unite(&mut set, &[]);
        assert_eq!(set.len(), 4);
        let mut empty = Vec::new();
        unite(&mut empty, &set);
        assert_eq!(empty, set);
    }

    #[test]
    fn words_stand_beside_those_of_the_other_set() {
        let both: Vec<_> = beside(&[(1, 3), (4, 1)], &[(0, 1), (1, 2), (3, 1)]).collect();
        assert_eq!(both, [(1, 3, 2), (4, 1, 0)]);
    }
}
