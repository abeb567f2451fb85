//! Sorting networks, insertion, and passes of radix sort.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};

pub(super) fn cases() -> Vec<Case> {
    vec![
        merge_network(2),
        sort_eight(150),
        insertion_sort(70),
        radix_count(2000, 11),
        radix_scatter(4),
    ]
}

fn merge_network(blocks: usize) -> Case {
    let mut rng = Rng::new(2201);
    let keys = rng.vec(256 * blocks, Rng::u32);
    let values = rng.vec(256 * blocks, Rng::u32);
    let mut pairs: Vec<(u32, u32)> = keys.iter().copied().zip(values.iter().copied()).collect();
    pairs.chunks_mut(256).for_each(<[_]>::sort_unstable);
    let (sorted, moved): (Vec<u32>, Vec<u32>) = pairs.into_iter().unzip();
    let args = vec![
        Arg::updated(bytes(&keys), bytes(&sorted)),
        Arg::updated(bytes(&values), bytes(&moved)),
    ];
    Case::linear("merge_network", blocks, 128 * blocks as u32, 128, args)
}

fn sort_eight(rows: usize) -> Case {
    let data = Rng::new(2202).vec(8 * rows, |rng| rng.u32() as i16);
    let mut sorted = data.clone();
    sorted.chunks_mut(8).for_each(<[i16]>::sort_unstable);
    let args = vec![
        Arg::updated(bytes(&data), bytes(&sorted)),
        Arg::U32(rows as u32),
    ];
    Case::linear("sort_eight", rows, 192, 64, args)
}

fn insertion_sort(rows: usize) -> Case {
    let data = Rng::new(2203).vec(24 * rows, |rng| rng.f32(-100.0, 100.0));
    let mut sorted = data.clone();
    for row in 0..rows {
        let mut column: Vec<f32> = (0..24).map(|i| data[i * rows + row]).collect();
        column.sort_by(f32::total_cmp);
        (0..24).for_each(|i| sorted[i * rows + row] = column[i]);
    }
    let args = vec![
        Arg::input(bytes(&data)),
        Arg::output(bytes(&sorted)),
        Arg::U32(rows as u32),
    ];
    Case::linear("insertion_sort", rows, 128, 64, args)
}

fn radix_count(n: usize, per_item: usize) -> Case {
    let shift = 8;
    let keys = Rng::new(2204).vec(n, Rng::u32);
    let blocks = n.div_ceil(64 * per_item);
    let mut counts = vec![0u32; 16 * blocks];
    for (i, key) in keys.iter().enumerate() {
        counts[i / (64 * per_item) * 16 + (key >> shift & 15) as usize] += 1;
    }
    let args = vec![
        Arg::input(bytes(&keys)),
        Arg::output(bytes(&counts)),
        Arg::U32(n as u32),
        Arg::U32(per_item as u32),
        Arg::U32(shift),
    ];
    Case::linear("radix_count", n, 64 * blocks as u32, 64, args)
}

/// Where each block's keys with a digit begin: after all lesser digits, and after the same one in
/// earlier blocks.
fn radix_scatter(blocks: usize) -> Case {
    let shift = 4;
    let digit = |key: u32| key >> shift & 15;
    let keys = Rng::new(2205).vec(64 * blocks, Rng::u32);
    let mut starts = vec![0u32; 16 * blocks];
    for (block, starts) in starts.chunks_mut(16).enumerate() {
        for (d, start) in starts.iter_mut().enumerate() {
            let before = |i: usize, key: u32| {
                (digit(key) as usize) < d || (digit(key) as usize == d && i / 64 < block)
            };
            let count = keys.iter().enumerate().filter(|&(i, &key)| before(i, key));
            *start = count.count() as u32;
        }
    }
    let mut sorted = keys.clone();
    sorted.sort_by_key(|&key| digit(key));
    let args = vec![
        Arg::input(bytes(&keys)),
        Arg::input(bytes(&starts)),
        Arg::output(bytes(&sorted)),
        Arg::U32(shift),
    ];
    Case::linear("radix_scatter", blocks, 64 * blocks as u32, 64, args)
}
