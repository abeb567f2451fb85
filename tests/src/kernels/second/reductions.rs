//! Reductions and scans of all types.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::computed;
use super::matrices::halves;

pub(super) fn cases() -> Vec<Case> {
    vec![
        reduce_long(900),
        argmin_float(4, 150),
        reduce_half(70, 5),
        reduce_bytes(70, 20),
        scan_double(2),
        scan_short_max(600),
        prefix_sum(3),
    ]
}

fn reduce_long(n: usize) -> Case {
    let numbers = Rng::new(3201).vec(n, |rng| rng.any_size() as i64);
    let group = |g: usize| {
        let mine = numbers.iter().enumerate();
        mine.filter(move |(i, _)| i / 128 % 2 == g).map(|(_, v)| *v)
    };
    let each = |value: &dyn Fn(usize) -> i64| Arg::output(bytes(&[value(0), value(1)]));
    let args = vec![
        Arg::input(bytes(&numbers)),
        each(&|g| group(g).fold(0, i64::wrapping_add)),
        each(&|g| group(g).min().unwrap_or(0)),
        each(&|g| group(g).max().unwrap_or(0)),
        Arg::U32(n as u32),
    ];
    Case::linear("reduce_long", n, 256, 128, args)
}

fn argmin_float(rows: usize, columns: usize) -> Case {
    let mut rng = Rng::new(3202);
    let numbers = rng.vec(rows * columns, |rng| rng.range(-40, 40) as f32 * 0.5);
    let (mut places, mut least) = (Vec::new(), Vec::new());
    for row in numbers.chunks(columns) {
        let lowest = row.iter().copied().fold(f32::INFINITY, f32::min);
        places.push(row.iter().position(|&v| v == lowest).unwrap_or(0) as u32);
        least.push(lowest);
    }
    let args = vec![
        Arg::input(bytes(&numbers)),
        Arg::output(bytes(&places)),
        Arg::output(bytes(&least)),
        Arg::U32(columns as u32),
    ];
    Case::linear("argmin_float", columns, 64 * rows as u32, 64, args)
}

fn reduce_half(rows: usize, eights: usize) -> Case {
    let args = vec![
        Arg::input(bytes(&halves(3203, 8 * rows * eights))),
        computed(2 * rows),
        computed(4 * rows),
        computed(2 * rows),
        Arg::U32(eights as u32),
        Arg::U32(rows as u32),
    ];
    Case::linear("reduce_half", rows, 128, 64, args)
}

fn reduce_bytes(rows: usize, length: usize) -> Case {
    let mut rng = Rng::new(3204);
    let a = rng.vec(rows * length, |rng| rng.u32() as i8);
    let b = rng.vec(rows * length, |rng| rng.u32() as i16);
    let sum = |row: &[i8]| row.iter().fold(0i8, |sum, &v| sum.saturating_add(v));
    let total = |row: &[i16]| row.iter().fold(0i16, |sum, &v| sum.saturating_add(v));
    let parity = |row: &[i8]| row.iter().fold(0u8, |bits, &v| bits ^ v as u8);
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&b)),
        Arg::output(bytes(&a.chunks(length).map(sum).collect::<Vec<_>>())),
        Arg::output(bytes(&b.chunks(length).map(total).collect::<Vec<_>>())),
        Arg::output(bytes(&a.chunks(length).map(parity).collect::<Vec<_>>())),
        Arg::U32(length as u32),
        Arg::U32(rows as u32),
    ];
    Case::linear("reduce_bytes", length, 128, 64, args)
}

/// The numbers are whole: their sums are exact in any order.
fn scan_double(groups: usize) -> Case {
    let mut rng = Rng::new(3205);
    let numbers = rng.vec(128 * groups, |rng| rng.range(-1000, 1000) as f64);
    let (mut sums, mut totals) = (Vec::new(), Vec::new());
    for part in numbers.chunks(128) {
        let mut sum = 0.0;
        for v in part {
            sums.push(sum);
            sum += v;
        }
        totals.push(sum);
    }
    let args = vec![
        Arg::input(bytes(&numbers)),
        Arg::output(bytes(&sums)),
        Arg::output(bytes(&totals)),
    ];
    Case::linear("scan_double", groups, 64 * groups as u32, 64, args)
}

fn scan_short_max(n: usize) -> Case {
    let numbers = Rng::new(3206).vec(n, |rng| rng.u32() as i16);
    let mut most = Vec::new();
    for part in numbers.chunks(256) {
        let mut so_far = i16::MIN;
        for &v in part {
            so_far = so_far.max(v);
            most.push(so_far);
        }
    }
    let args = vec![
        Arg::input(bytes(&numbers)),
        Arg::output(bytes(&most)),
        Arg::U32(n as u32),
    ];
    let grid = (n as u32).next_multiple_of(256);
    Case::linear("scan_short_max", n, grid, 256, args)
}

fn prefix_sum(groups: usize) -> Case {
    let numbers = Rng::new(3207).vec(256 * groups, Rng::u32);
    let mut sums = Vec::new();
    for part in numbers.chunks(256) {
        let mut sum = 0u32;
        for &v in part {
            sum = sum.wrapping_add(v);
            sums.push(sum);
        }
    }
    let args = vec![Arg::input(bytes(&numbers)), Arg::output(bytes(&sums))];
    Case::linear("prefix_sum", groups, 64 * groups as u32, 64, args)
}
