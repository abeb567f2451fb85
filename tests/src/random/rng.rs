//! The choices of the generator.

/// A pseudo-random generator (SplitMix64, after Steele, Lea and Flood). The same seed makes the
/// same choices everywhere.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A sequence of its own for each seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed ^ 0x5851_f42d_4c95_7f2d)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.bits()) * limit as u128) >> 64) as usize
    }

    /// A number of `low..=high`.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    /// True in so many of a hundred cases.
    pub fn percent(&mut self, p: u32) -> bool {
        self.below(100) < p as usize
    }

    /// One of a list that is not empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// One of a list of weights and things.
    pub fn weighted<T: Copy>(&mut self, list: &[(u32, T)]) -> T {
        let total: u32 = list.iter().map(|(w, _)| w).sum();
        let mut n = self.below(total as usize) as u32;
        for &(weight, thing) in list {
            if n < weight {
                return thing;
            }
            n -= weight;
        }
        list[0].1
    }
}
