//! Dynamic programming.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};

pub(super) fn cases() -> Vec<Case> {
    vec![lcs_bits(70, 50), knapsack(2, 25), smith_waterman(2, 40)]
}

/// Length of the longest common subsequence.
fn common(a: &[u8], b: &[u8]) -> u32 {
    let mut row = vec![0u32; b.len() + 1];
    for x in a {
        let mut diagonal = 0;
        for (j, y) in b.iter().enumerate() {
            let most = match x == y {
                true => diagonal + 1,
                false => row[j].max(row[j + 1]),
            };
            diagonal = std::mem::replace(&mut row[j + 1], most);
        }
    }
    row[b.len()]
}

fn lcs_bits(pairs: usize, m: usize) -> Case {
    let mut rng = Rng::new(3101);
    let mut bases = |count| rng.vec(count, |rng| b"acgt"[rng.range(0, 4) as usize] >> 1);
    let (a, b) = (bases(64 * pairs), bases(m * pairs));
    let lengths: Vec<u32> = a
        .chunks(64)
        .zip(b.chunks(m))
        .map(|(a, b)| common(a, b))
        .collect();
    let args = vec![
        Arg::input(a),
        Arg::input(b),
        Arg::output(bytes(&lengths)),
        Arg::U32(m as u32),
        Arg::U32(pairs as u32),
    ];
    Case::linear("lcs_bits", m, 128, 64, args)
}

fn knapsack(groups: usize, count: usize) -> Case {
    let mut rng = Rng::new(3102);
    let items: Vec<[u16; 2]> = rng.vec(groups * count, |rng| {
        [rng.range(1, 60) as u16, rng.range(1, 1000) as u16]
    });
    let mut best = Vec::new();
    for items in items.chunks(count) {
        let mut table = vec![0u32; 256];
        for item in items {
            let [weight, value] = item.map(usize::from);
            for c in (weight..256).rev() {
                table[c] = table[c].max(table[c - weight] + value as u32);
            }
        }
        best.extend(table);
    }
    let args = vec![
        Arg::input(bytes(&items)),
        Arg::output(bytes(&best)),
        Arg::U32(count as u32),
    ];
    Case::linear("knapsack", count, 64 * groups as u32, 64, args)
}

fn smith_waterman(queries: usize, length: usize) -> Case {
    let (equal, other, gap) = (3, -2, 2);
    let mut rng = Rng::new(3103);
    let mut bases = |count| rng.vec(count, |rng| b"acgt"[rng.range(0, 4) as usize]);
    let (query, subject) = (bases(64 * queries), bases(length));
    let score = |query: &[u8]| {
        let (mut row, mut best) = (vec![0i32; length + 1], 0);
        for x in query {
            let mut diagonal = 0;
            for (j, y) in subject.iter().enumerate() {
                let same = if x == y { equal } else { other };
                let open = row[j].max(row[j + 1]) - gap;
                let score = open.max(diagonal + same).max(0);
                diagonal = std::mem::replace(&mut row[j + 1], score);
                best = best.max(score);
            }
        }
        best
    };
    let scores: Vec<i32> = query.chunks(64).map(score).collect();
    let args = vec![
        Arg::input(query.clone()),
        Arg::input(subject.clone()),
        Arg::output(bytes(&scores)),
        Arg::I32(length as i32),
        Arg::I32(equal),
        Arg::I32(other),
        Arg::I32(gap),
    ];
    Case::linear("smith_waterman", length, 64 * queries as u32, 64, args)
}
