//! Hash tables, histograms, compaction.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use std::collections::BTreeMap;

pub(super) fn cases() -> Vec<Case> {
    vec![
        hash_lookup(150),
        hash_count(2),
        histogram_colours(1000, 3),
        compaction(3),
    ]
}

/// The finaliser of MurmurHash3.
fn mixed(mut h: u64) -> u64 {
    h ^= h >> 33;
    h = h.wrapping_mul(0xff51_afd7_ed55_8ccd);
    h ^= h >> 33;
    h = h.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    h ^ h >> 33
}

fn hash_lookup(n: usize) -> Case {
    let log_size = 7;
    let mut rng = Rng::new(2501);
    let mut table = vec![0u64; 1 << log_size];
    let values = rng.vec(1 << log_size, Rng::u32);
    let present = rng.vec(90, |rng| rng.u64() | 1);
    let mut known = BTreeMap::new();
    for &key in &present {
        let mut at = mixed(key) as usize % table.len();
        while table[at] != 0 {
            at = (at + 1) % table.len();
        }
        table[at] = key;
        known.insert(key, values[at]);
    }
    let keys: Vec<u64> = rng.vec(n, |rng| match rng.range(0, 3) {
        0 => rng.u64() | 1,
        _ => present[rng.range(0, 90) as usize],
    });
    let look_up = |key| known.get(key).copied().unwrap_or(u32::MAX);
    let found: Vec<u32> = keys.iter().map(look_up).collect();
    let args = vec![
        Arg::input(bytes(&table)),
        Arg::input(bytes(&values)),
        Arg::input(bytes(&keys)),
        Arg::output(bytes(&found)),
        Arg::U32(log_size),
        Arg::U32(n as u32),
    ];
    Case::linear("hash_lookup", n, 192, 64, args)
}

fn hash_count(groups: usize) -> Case {
    let mut rng = Rng::new(2502);
    let words = rng.vec(128 * groups, |rng| rng.range(0, 70) as u32 * 977);
    let count = |group: &[u32], word| group.iter().filter(|&&w| w == word).count() as u32;
    let counts: Vec<u32> = words
        .chunks(128)
        .flat_map(|group| group.iter().map(move |&word| count(group, word)))
        .collect();
    let args = vec![Arg::input(bytes(&words)), Arg::output(bytes(&counts))];
    Case::linear("hash_count", groups, 128 * groups as u32, 128, args)
}

fn histogram_colours(n: usize, per_item: usize) -> Case {
    let pixels = Rng::new(2503).vec(n, Rng::u32);
    let before: Vec<u32> = (0..192).collect();
    let mut counts = before.clone();
    for p in &pixels {
        for colour in 0..3 {
            counts[64 * colour + (p >> (8 * colour + 2) & 63) as usize] += 1;
        }
    }
    let args = vec![
        Arg::input(bytes(&pixels)),
        Arg::updated(bytes(&before), bytes(&counts)),
        Arg::U32(n as u32),
        Arg::U32(per_item as u32),
    ];
    let grid = 128 * n.div_ceil(128 * per_item) as u32;
    Case::linear("histogram_colours", n, grid, 128, args)
}

fn compaction(blocks: usize) -> Case {
    let numbers = Rng::new(2504).vec(128 * blocks, |rng| rng.range(-50, 50) as i32);
    let (mut out, mut counts) = (Vec::new(), Vec::new());
    for block in numbers.chunks(128) {
        let mut kept: Vec<i32> = block.iter().copied().filter(|&v| v > 0).collect();
        counts.push(kept.len() as u32);
        kept.resize(128, 0);
        out.extend(kept);
    }
    let args = vec![
        Arg::input(bytes(&numbers)),
        Arg::output(bytes(&out)),
        Arg::output(bytes(&counts)),
    ];
    Case::linear("compaction", blocks, 128 * blocks as u32, 128, args)
}
