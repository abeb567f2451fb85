//! A list of numbers: adds to a range, tells the maximum of a range, each in logarithmic time.
//!
//! The numbers are in groups, which are gone through number by number; above the groups stands a
//! tree. Most regions are one group or two.

/// What was taken out counts as this: less than anything.
const NOTHING: i32 = i32::MIN / 2;

/// Numbers of a group.
const GROUP: usize = 32;

/// The list.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Number of leaves of the tree: groups, rounded up.
    size: usize,
    /// The numbers, without what is to be added by the tree.
    list: Vec<i32>,
    nodes: Vec<Node>,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    /// Maximum of the numbers below, what is to be added to all of them included.
    most: i32,
    /// To be added to all numbers below.
    add: i32,
}

impl Tree {
    /// Of these numbers.
    pub fn new(numbers: Vec<i32>) -> Tree {
        let groups = numbers.len().div_ceil(GROUP);
        let size = groups.next_power_of_two();
        let nothing = Node {
            most: NOTHING,
            add: 0,
        };
        let mut nodes = vec![nothing; 2 * size];
        for (group, node) in numbers.chunks(GROUP).zip(&mut nodes[size..]) {
            node.most = most(group);
        }
        for i in (1..size).rev() {
            nodes[i].most = nodes[2 * i].most.max(nodes[2 * i + 1].most);
        }
        Tree {
            size,
            list: numbers,
            nodes,
        }
    }

    /// Adds to the numbers from `from` up to `to` (exclusive).
    pub fn add(&mut self, from: usize, to: usize, by: i32) {
        if from >= to || by == 0 {
            return;
        }
        let (first, last) = (from / GROUP, (to - 1) / GROUP);
        if first == last {
            self.add_in(first, from..to, by);
            return;
        }
        self.add_in(first, from..(first + 1) * GROUP, by);
        self.add_in(last, last * GROUP..to, by);
        self.add_groups(first + 1, last, by);
    }

    /// Adds to numbers of one group.
    fn add_in(&mut self, group: usize, range: std::ops::Range<usize>, by: i32) {
        self.list[range].iter_mut().for_each(|n| *n += by);
        self.renew(group);
    }

    /// The maxima of a group in which numbers have changed.
    fn renew(&mut self, group: usize) {
        let end = self.list.len().min((group + 1) * GROUP);
        let node = &mut self.nodes[self.size + group];
        node.most = most(&self.list[group * GROUP..end]) + node.add;
        self.update(self.size + group);
    }

    /// Adds to all numbers of the groups from `from` up to `to` (exclusive).
    fn add_groups(&mut self, from: usize, to: usize, by: i32) {
        if from >= to {
            return;
        }
        let (mut low, mut high) = (from + self.size, to + self.size);
        while low < high {
            if low % 2 == 1 {
                self.nodes[low].raise(by);
                low += 1;
            }
            if high % 2 == 1 {
                high -= 1;
                self.nodes[high].raise(by);
            }
            (low, high) = (low / 2, high / 2);
        }
        self.update(from + self.size);
        self.update(to - 1 + self.size);
    }

    /// The maxima above a node whose own has changed.
    fn update(&mut self, node: usize) {
        let mut above = node / 2;
        while above > 0 {
            let below = self.nodes[2 * above]
                .most
                .max(self.nodes[2 * above + 1].most);
            self.nodes[above].most = below + self.nodes[above].add;
            above /= 2;
        }
    }

    /// The greatest of the numbers before `to`.
    pub fn most_before(&self, to: usize) -> i32 {
        let group = to / GROUP;
        if group >= self.size {
            return self.nodes[1].most;
        }
        // From the top down to the group that the place is in.
        let (mut node, mut level, mut above, mut greatest) = (1, self.size, 0, NOTHING);
        while node < self.size {
            above += self.nodes[node].add;
            level /= 2;
            node *= 2;
            if group & level != 0 {
                greatest = greatest.max(self.nodes[node].most + above);
                node += 1;
            }
        }
        let start = group * GROUP;
        if start < to {
            let here = &self.list[start.min(self.list.len())..to.min(self.list.len())];
            greatest = greatest.max(most(here) + above + self.nodes[node].add);
        }
        greatest
    }

    /// The number is not there any more.
    pub fn remove(&mut self, at: usize) {
        let group = at / GROUP;
        let node = self.nodes[self.size + group];
        let number = &mut self.list[at];
        let is_greatest = *number >= node.most - node.add;
        *number += NOTHING;
        // The greatest number of the group is still there, if this was none of them.
        if is_greatest {
            self.renew(group);
        }
    }
}

impl Node {
    fn raise(&mut self, by: i32) {
        self.most += by;
        self.add += by;
    }
}

fn most(numbers: &[i32]) -> i32 {
    numbers.iter().copied().fold(NOTHING, i32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_agrees_with_a_list() {
        let mut seed = 1u64;
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        for size in [1, 2, 3, 7, 8, 31, 32, 33, 64, 100, 300] {
            let mut list: Vec<i32> = (0..size).map(|_| next(50) as i32).collect();
            let mut tree = Tree::new(list.clone());
            for _ in 0..200 {
                let (a, b) = (next(size + 1), next(size + 1));
                let (from, to) = (a.min(b), a.max(b));
                let by = next(9) as i32 - 4;
                tree.add(from, to, by);
                list[from..to].iter_mut().for_each(|n| *n += by);
                let end = next(size + 1);
                let most = list[..end].iter().copied().max();
                assert_eq!(most.unwrap_or(NOTHING), tree.most_before(end));
            }
        }
    }
}
