//! Random numbers with a fixed seed, so that a failure can be repeated.

/// Marsaglia's xorshift with 64 bits of state.
pub struct Random(u64);

impl Random {
    /// A generator; `seed` must not be zero.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 16) as usize % limit
    }
}

/// Whether the long campaign is asked for (`AMDGPUC_FULL=1`).
pub fn is_full() -> bool {
    std::env::var("AMDGPUC_FULL").is_ok_and(|value| value != "0")
}
