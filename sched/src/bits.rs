//! A set of numbers below a bound, gone through from the least one on.

/// The set.
#[derive(Clone, Debug)]
pub struct Bits {
    words: Vec<u64>,
    /// Which words are not zero.
    summary: Vec<u64>,
}

impl Bits {
    /// The empty set of numbers below `bound`.
    pub fn new(bound: usize) -> Bits {
        let words = bound.div_ceil(64);
        Bits {
            words: vec![0; words],
            summary: vec![0; words.div_ceil(64)],
        }
    }

    /// Puts a number in.
    pub fn insert(&mut self, number: u32) {
        let word = number as usize / 64;
        self.words[word] |= 1 << (number % 64);
        self.summary[word / 64] |= 1 << (word % 64);
    }

    /// Takes a number out.
    pub fn remove(&mut self, number: u32) {
        let word = number as usize / 64;
        self.words[word] &= !(1 << (number % 64));
        if self.words[word] == 0 {
            self.summary[word / 64] &= !(1 << (word % 64));
        }
    }

    /// The least number that is not below `from`.
    pub fn next(&self, from: u32) -> Option<u32> {
        let word = from as usize / 64;
        let rest = self.words.get(word)? & !0 << (from % 64);
        if rest != 0 {
            return Some(word as u32 * 64 + rest.trailing_zeros());
        }
        let mut above = (word + 1) / 64;
        let mut full = self.summary.get(above)? & !0 << ((word + 1) % 64);
        while full == 0 {
            above += 1;
            full = *self.summary.get(above)?;
        }
        let word = above * 64 + full.trailing_zeros() as usize;
        Some(word as u32 * 64 + self.words[word].trailing_zeros())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn it_agrees_with_a_tree() {
        let mut seed = 1u64;
        let mut random = |below: u32| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1);
            (seed >> 33) as u32 % below
        };
        for bound in [1, 64, 65, 4095, 4096, 4097, 20_000] {
            let (mut bits, mut tree) = (Bits::new(bound as usize), BTreeSet::new());
            for _ in 0..500 {
                let number = random(bound);
                if random(3) == 0 {
                    bits.remove(number);
                    tree.remove(&number);
                } else {
                    bits.insert(number);
                    tree.insert(number);
                }
                let from = random(bound);
                assert_eq!(bits.next(from), tree.range(from..).next().copied());
            }
            assert_eq!(bits.next(bound), None);
        }
    }
}
