//! A list of numbers: adds to a range, tells the maximum of a range, each in logarithmic time.

/// What was taken out counts as this: less than anything.
const NOTHING: i32 = i32::MIN / 2;

/// The list.
#[derive(Clone, Debug)]
pub struct Tree {
    size: usize,
    /// Maximum of a node's numbers, what is to be added to all of them included.
    most: Vec<i32>,
    /// To be added to all numbers below.
    add: Vec<i32>,
}

impl Tree {
    /// Of these numbers.
    pub fn new(numbers: &[i32]) -> Tree {
        let size = numbers.len().next_power_of_two();
        let mut most = vec![NOTHING; 2 * size];
        most[size..size + numbers.len()].copy_from_slice(numbers);
        for i in (1..size).rev() {
            most[i] = most[2 * i].max(most[2 * i + 1]);
        }
        Tree {
            size,
            most,
            add: vec![0; 2 * size],
        }
    }

    /// Adds to the numbers from `from` up to `to` (exclusive).
    pub fn add(&mut self, from: usize, to: usize, by: i32) {
        if from < to && by != 0 {
            self.add_in(1, 0, self.size, (from, to), by);
        }
    }

    fn add_in(&mut self, node: usize, low: usize, high: usize, range: (usize, usize), by: i32) {
        if range.1 <= low || high <= range.0 {
            return;
        }
        if range.0 <= low && high <= range.1 {
            self.most[node] += by;
            self.add[node] += by;
            return;
        }
        let middle = (low + high) / 2;
        self.add_in(2 * node, low, middle, range, by);
        self.add_in(2 * node + 1, middle, high, range, by);
        self.most[node] = self.most[2 * node].max(self.most[2 * node + 1]) + self.add[node];
    }

    /// The greatest of the numbers before `to`.
    pub fn most_before(&self, to: usize) -> i32 {
        let (mut node, mut low, mut high, mut above) = (1, 0, self.size, 0);
        let mut most = NOTHING;
        while to > low {
            if to >= high {
                return most.max(self.most[node] + above);
            }
            above += self.add[node];
            let middle = (low + high) / 2;
            if to > middle {
                most = most.max(self.most[2 * node] + above);
                (node, low) = (2 * node + 1, middle);
            } else {
                (node, high) = (2 * node, middle);
            }
        }
        most
    }

    /// The number is not there any more.
    pub fn remove(&mut self, at: usize) {
        self.add(at, at + 1, NOTHING);
    }
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
        for size in [1, 2, 3, 7, 8, 33] {
            let mut list: Vec<i32> = (0..size).map(|_| next(50) as i32).collect();
            let mut tree = Tree::new(&list);
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
