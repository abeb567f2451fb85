//! `wave_ops`: lanes of a wave of 64 exchanging values.

use super::Case;
use super::args::Arg;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    vec![
        wave_ops("one-wave", 64, 64),
        wave_ops("many-waves", 512, 256),
        wave_ops("negative", 128, 64),
    ]
}

struct Exchanged {
    sum: i32,
    vote: u64,
    rank: i32,
    misc: [i32; 4],
}

fn exchange(wave: &[i32], lane: usize) -> Exchanged {
    let positive = |&v: &i32| v > 0;
    let vote = wave
        .iter()
        .enumerate()
        .map(|(k, v)| u64::from(positive(v)) << k)
        .sum();
    let below = wave[..lane].iter().copied().filter(positive).count() as i32;
    let first = wave.iter().copied().find(positive).unwrap_or(0);
    Exchanged {
        sum: wave.iter().sum(),
        vote,
        rank: if wave[lane] > 0 {
            below + 100 * first
        } else {
            0
        },
        misc: [
            wave[3],
            // Every lane sends to the next, the last one to the first.
            wave[(lane + 63) % 64],
            wave[lane ^ 1],
            // Shifted within rows of 16; what comes in from outside is the old value.
            if lane.is_multiple_of(16) {
                -1
            } else {
                wave[lane - 1]
            },
        ],
    }
}

fn wave_ops(variant: &str, n: usize, group: u32) -> Case {
    let mut rng = Rng::new(1301);
    let mut input = rng.vec(n, |rng| rng.range(-1000, 1000) as i32);
    if variant == "negative" {
        // A whole wave that does not enter the branch.
        input[64..128].iter_mut().for_each(|v| *v = -v.abs());
    }
    let results: Vec<Exchanged> = (0..n)
        .map(|i| exchange(&input[i & !63..(i & !63) + 64], i & 63))
        .collect();
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(bytes(&results.iter().map(|r| r.sum).collect::<Vec<i32>>())),
        Arg::output(bytes(&results.iter().map(|r| r.vote).collect::<Vec<u64>>())),
        Arg::output(bytes(&results.iter().map(|r| r.rank).collect::<Vec<i32>>())),
        Arg::output(bytes(
            &results.iter().map(|r| r.misc).collect::<Vec<[i32; 4]>>(),
        )),
    ];
    Case::linear("wave_ops", variant, n as u32, group, args)
}
