//! Regions without instructions, for tests.

use crate::depend::Graph;
use crate::room::Room;

/// Units that make a VGPR each, by the units whose registers each reads.
pub type Units = Vec<Vec<u32>>;

/// Random ones (xorshift64*): each reads up to two of the last sixteen.
pub fn random(seed: u64, count: u32) -> Units {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |n: u32| {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as u32 % n
    };
    let mut reads = |unit: u32| {
        let mut own: Vec<u32> = (0..below(3).min(unit))
            .map(|_| unit - 1 - below(unit.min(16)))
            .collect();
        own.sort_unstable();
        own.dedup();
        own
    };
    (0..count).map(&mut reads).collect()
}

/// Their graph and registers.
pub fn region(units: &Units) -> (Graph, Room) {
    (Graph::of_units(units), Room::of_units(units))
}
