//! A list of numbers: adds to a range, tells the maximum of a range, each in logarithmic time.
//!
//! The numbers are in groups, which are gone through number by number; above the groups stands a
//! tree. Most regions are one group or two.

use std::ops::Range;

/// What was taken out counts as this: less than anything.
const NOTHING: i32 = i32::MIN / 2;

/// Numbers of a group.
const GROUP: usize = 16;

/// Numbers that are next to each other.
type Group = [i32; GROUP];

/// The list.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Number of leaves of the tree: groups, rounded up.
    size: usize,
    /// The numbers, without what is to be added by the tree.
    groups: Vec<Group>,
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
    pub fn new(numbers: &[i32]) -> Tree {
        let groups = numbers.chunks(GROUP).map(|chunk| {
            let mut group = [NOTHING; GROUP];
            group[..chunk.len()].copy_from_slice(chunk);
            group
        });
        let groups: Vec<Group> = groups.collect();
        let size = groups.len().next_power_of_two();
        let nothing = Node {
            most: NOTHING,
            add: 0,
        };
        let mut nodes = vec![nothing; 2 * size];
        for (group, node) in groups.iter().zip(&mut nodes[size..]) {
            node.most = most(group);
        }
        for i in (1..size).rev() {
            nodes[i].most = nodes[2 * i].most.max(nodes[2 * i + 1].most);
        }
        Tree {
            size,
            groups,
            nodes,
        }
    }

    /// Adds to the numbers of a range.
    pub fn add(&mut self, range: Range<usize>, by: i32) {
        if range.is_empty() || by == 0 {
            return;
        }
        let (first, last) = ends(&range);
        let (mut low, mut high) = (first.group + self.size, last.group + self.size);
        if low == high {
            self.add_in(first.group, first.place..last.place + 1, by);
            self.update(low);
            return;
        }
        self.add_in(first.group, first.place..GROUP, by);
        self.add_in(last.group, 0..last.place + 1, by);
        // Upwards on both sides, over what is between them.
        while low ^ high != 1 {
            if low % 2 == 0 {
                self.nodes[low + 1].raise(by);
            }
            if high % 2 == 1 {
                self.nodes[high - 1].raise(by);
            }
            (low, high) = (low / 2, high / 2);
            self.renew(low);
            self.renew(high);
        }
        self.update(low);
    }

    /// Adds to numbers of one group.
    fn add_in(&mut self, group: usize, range: Range<usize>, by: i32) {
        let numbers = &mut self.groups[group];
        numbers[range].iter_mut().for_each(|n| *n += by);
        self.renew_group(group);
    }

    /// The maximum of a group in which numbers have changed.
    fn renew_group(&mut self, group: usize) {
        let node = &mut self.nodes[self.size + group];
        node.most = most(&self.groups[group]) + node.add;
    }

    /// The maximum of a node from those below.
    fn renew(&mut self, node: usize) {
        let below = self.nodes[2 * node].most.max(self.nodes[2 * node + 1].most);
        self.nodes[node].most = below + self.nodes[node].add;
    }

    /// The maxima above a node whose own has changed.
    fn update(&mut self, node: usize) {
        let mut above = node / 2;
        while above > 0 {
            self.renew(above);
            above /= 2;
        }
    }

    /// The greatest of the numbers of a range.
    pub fn most_in(&self, range: Range<usize>) -> i32 {
        if range.is_empty() {
            return NOTHING;
        }
        let (first, last) = ends(&range);
        let (mut low, mut high) = (first.group + self.size, last.group + self.size);
        let mut greatest = if low == high {
            most(&self.groups[first.group][first.place..=last.place])
        } else {
            // On both sides, with what is to be added up to where they are.
            let mut left = most(&self.groups[first.group][first.place..]);
            let mut right = most(&self.groups[last.group][..=last.place]);
            left += self.nodes[low].add;
            right += self.nodes[high].add;
            while low ^ high != 1 {
                if low % 2 == 0 {
                    left = left.max(self.nodes[low + 1].most);
                }
                if high % 2 == 1 {
                    right = right.max(self.nodes[high - 1].most);
                }
                (low, high) = (low / 2, high / 2);
                left += self.nodes[low].add;
                right += self.nodes[high].add;
            }
            low /= 2;
            left.max(right)
        };
        while low > 0 {
            greatest += self.nodes[low].add;
            low /= 2;
        }
        greatest
    }

    /// The number is not there any more.
    pub fn remove(&mut self, at: usize) {
        let group = at / GROUP;
        let node = self.nodes[self.size + group];
        let number = &mut self.groups[group][at % GROUP];
        let is_greatest = *number >= node.most - node.add;
        *number += NOTHING;
        // The greatest number of the group is still there, if this was none of them.
        if is_greatest {
            self.renew_group(group);
            self.update(self.size + group);
        }
    }
}

/// Where a number is.
struct Place {
    group: usize,
    /// In the group.
    place: usize,
}

/// The first and the last one of a range that is not empty.
fn ends(range: &Range<usize>) -> (Place, Place) {
    let place = |at: usize| Place {
        group: at / GROUP,
        place: at % GROUP,
    };
    (place(range.start), place(range.end - 1))
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
            let mut tree = Tree::new(&list);
            for _ in 0..200 {
                let (a, b) = (next(size + 1), next(size + 1));
                let (from, to) = (a.min(b), a.max(b));
                let by = next(9) as i32 - 4;
                tree.add(from..to, by);
                list[from..to].iter_mut().for_each(|n| *n += by);
                let (a, b) = (next(size + 1), next(size + 1));
                let (from, to) = (a.min(b), a.max(b));
                let most = list[from..to].iter().copied().max();
                assert_eq!(most.unwrap_or(NOTHING), tree.most_in(from..to));
            }
        }
    }
}
