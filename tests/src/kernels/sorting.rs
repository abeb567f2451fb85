//! `scan`, `bitonic_sort`, `lower_bound`, `private_counts`, `records`.

use super::Case;
use super::args::Arg;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (n, groups, group) in [
        (128, 1, 64),
        (1000, 2, 256),
        (100, 4, 16),
        (1, 1, 64),
        (500, 2, 128),
    ] {
        cases.push(scan(n, groups, group));
    }
    for (groups, group) in [(1, 64), (2, 128), (3, 16), (1, 256)] {
        cases.push(bitonic_sort(groups, group));
    }
    for (n, grid, group) in [(1, 64, 64), (100, 128, 64), (70, 70, 45)] {
        cases.push(private_counts(n, grid, group));
        cases.push(records(n, grid, group));
        cases.push(lower_bound(300, n, grid, group));
    }
    cases
}

fn scan(n: usize, groups: u32, group: u32) -> Case {
    let mut rng = Rng::new(901);
    let input = rng.vec(n, |rng| rng.range(-1000, 1000) as i32);
    let block = 2 * group as usize;
    let (mut exclusive, mut totals) = (Vec::new(), vec![0; groups as usize]);
    for (values, total) in input.chunks(block).zip(&mut totals) {
        for value in values {
            exclusive.push(*total);
            *total += value;
        }
    }
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(bytes(&exclusive)),
        Arg::output(bytes(&totals)),
        Arg::U32(n as u32),
    ];
    Case::linear(
        "scan",
        format_args!("{n}x{group}"),
        groups * group,
        group,
        args,
    )
}

fn bitonic_sort(groups: u32, group: u32) -> Case {
    let mut rng = Rng::new(902);
    let block = 2 * group as usize;
    let count = groups as usize * block;
    // Keys are all different, so that the values' order is known: the low bits number them.
    let pairs: Vec<(u32, u32)> = (0..count as u32)
        .map(|i| (rng.u32() & !0xfff | i, rng.u32()))
        .collect();
    let mut sorted = pairs.clone();
    for block in sorted.chunks_mut(block) {
        block.sort();
    }
    let split = |pairs: Vec<(u32, u32)>| -> (Vec<u32>, Vec<u32>) { pairs.into_iter().unzip() };
    let ((keys, values), (sorted_keys, sorted_values)) = (split(pairs), split(sorted));
    let args = vec![
        Arg::updated(bytes(&keys), bytes(&sorted_keys)),
        Arg::updated(bytes(&values), bytes(&sorted_values)),
    ];
    Case::linear(
        "bitonic_sort",
        format_args!("{groups}x{group}"),
        groups * group,
        group,
        args,
    )
}

fn lower_bound(length: usize, n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(905);
    // About every other key occurs, some more than once, on both sides of zero and beyond 32 bits.
    let key = |rng: &mut Rng| rng.range(-150, 150) << 30;
    let mut sorted = rng.vec(length, key);
    sorted.sort();
    let mut wanted = rng.vec(n, key);
    wanted[n / 2] = i64::MAX;
    let (mut position, mut equal) = (Vec::new(), Vec::new());
    for key in wanted.iter() {
        let smaller = sorted.iter().filter(|&other| other < key).count();
        position.push(if smaller == length {
            u32::MAX
        } else {
            smaller as u32
        });
        equal.push(sorted.iter().filter(|&other| other == key).count() as u32);
    }
    let args = vec![
        Arg::input(bytes(&sorted)),
        Arg::U32(length as u32),
        Arg::input(bytes(&wanted)),
        Arg::output(bytes(&position)),
        Arg::output(bytes(&equal)),
        Arg::U32(n as u32),
    ];
    Case::linear("lower_bound", n, grid, group, args)
}

/// Bytes sorted by their low four bits, and the summary that the kernel makes of their counts.
fn counted(run: &[u8], i: usize) -> (Vec<u8>, u32) {
    let mut sorted: Vec<u8> = run.iter().map(|byte| byte & 15).collect();
    sorted.sort();
    let count = |value: u8| sorted.iter().filter(|&&v| v == value).count() as u32;
    // The window holds the run backwards.
    let extra = match run[run.len() - 1 - i % run.len()] % 4 {
        0 => (0..4).map(count).sum(),
        1 => (4..8).map(count).max().unwrap_or(0),
        2 => (0..4).fold(0, |bits, k| bits | count(k) ^ count(k + 4)),
        _ => count(15),
    };
    let summary = extra << 8 | u32::from(run[0]);
    (sorted, summary)
}

fn private_counts(n: usize, grid: u32, group: u32) -> Case {
    const RUN: usize = 24;
    let mut rng = Rng::new(903);
    let input = rng.vec(n * RUN, |rng| rng.u32() as u8);
    let (sorted, summary): (Vec<Vec<u8>>, Vec<u32>) = input
        .chunks(RUN)
        .enumerate()
        .map(|(i, run)| counted(run, i))
        .unzip();
    let args = vec![
        Arg::input(input),
        Arg::output(sorted.concat()),
        Arg::output(bytes(&summary)),
        Arg::U32(n as u32),
    ];
    Case::linear("private_counts", n, grid, group, args)
}

#[derive(Clone, Copy, Default)]
struct Record {
    key: u32,
    tag: u16,
    data: [u8; 10],
}

impl Record {
    fn bytes(&self) -> Vec<u8> {
        [
            &self.key.to_le_bytes()[..],
            &self.tag.to_le_bytes(),
            &self.data,
        ]
        .concat()
    }
}

/// A run sorted by key, with one record replaced by a new one.
fn arranged(run: &[Record], i: usize) -> Vec<Record> {
    let mut run = run.to_vec();
    run.sort_by_key(|record| record.key);
    let mut spare = Record {
        key: run[0].key ^ run[run.len() - 1].key,
        ..Record::default()
    };
    spare.data[2..].copy_from_slice(&run[i % run.len()].data[..8]);
    let place = usize::from(run[0].tag) % run.len();
    run[place] = spare;
    run
}

fn records(n: usize, grid: u32, group: u32) -> Case {
    const RUN: usize = 8;
    let mut rng = Rng::new(904);
    let input = rng.vec(n * RUN, |rng| Record {
        // Few different keys: equal ones keep their order.
        key: rng.range(0, 20) as u32,
        tag: rng.u32() as u16,
        data: std::array::from_fn(|_| rng.u32() as u8),
    });
    let out = input
        .chunks(RUN)
        .enumerate()
        .flat_map(|(i, run)| arranged(run, i));
    let args = vec![
        Arg::input(input.iter().flat_map(Record::bytes).collect()),
        Arg::output(out.flat_map(|record| record.bytes()).collect::<Vec<u8>>()),
        Arg::U32(n as u32),
    ];
    Case::linear("records", n, grid, group, args)
}
