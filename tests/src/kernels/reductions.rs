//! `vecadd`, `saxpy`, `reduce_sum`, `last_group`, `histogram`, `atomic64`, `float_atomics`.

use super::Case;
use super::args::Arg;
use super::expectation::{Expectation, Tolerance};
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (n, grid, group) in [
        (1, 64, 64),
        (64, 64, 64),
        (1000, 1024, 256),
        (1000, 1000, 96),
    ] {
        cases.push(vecadd(n, grid, group));
        cases.push(saxpy(n, grid, group));
    }
    cases.push(saxpy(1000, 160, 64));
    for (n, grid, group) in [
        (1000, 256, 64),
        (777, 512, 256),
        (100, 128, 32),
        (3, 64, 64),
    ] {
        cases.push(reduce_sum(n, grid, group));
        cases.push(last_group(n.min(grid as usize), grid, group));
    }
    for (n, grid, group) in [(3000, 256, 64), (1000, 300, 100), (500, 256, 256)] {
        cases.push(histogram(n, grid, group));
        cases.push(float_atomics(n.min(grid as usize), grid, group));
    }
    for (n, grid, group) in [(1, 64, 64), (150, 192, 64), (100, 100, 40)] {
        cases.push(atomic64(n, grid, group));
    }
    cases
}

fn vecadd(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(401);
    let a = rng.vec(n, |rng| rng.f32(-10.0, 10.0));
    let b = rng.vec(n, |rng| rng.f32(-10.0, 10.0));
    let sum = a.iter().zip(&b).map(|(a, b)| a + b).collect();
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&b)),
        Arg::output(Expectation::f32(sum, Tolerance::EXACT)),
        Arg::U32(n as u32),
    ];
    Case::linear("vecadd", format_args!("{n}x{group}"), grid, group, args)
}

fn saxpy(n: usize, grid: u32, group: u32) -> Case {
    let alpha = 1.75;
    let mut rng = Rng::new(402);
    let x = rng.vec(n, |rng| rng.f32(-10.0, 10.0));
    let y = rng.vec(n, |rng| rng.f32(-10.0, 10.0));
    let result = x
        .iter()
        .zip(&y)
        .map(|(&x, &y)| f32::mul_add(alpha, x, y))
        .collect();
    let args = vec![
        Arg::updated(bytes(&y), Expectation::f32(result, Tolerance::EXACT)),
        Arg::input(bytes(&x)),
        Arg::F32(alpha),
        Arg::U64(n as u64),
    ];
    Case::linear(
        "saxpy",
        format_args!("{n}x{group}/{grid}"),
        grid,
        group,
        args,
    )
}

fn sum(values: impl IntoIterator<Item = u32>) -> u32 {
    values.into_iter().fold(0, u32::wrapping_add)
}

fn reduce_sum(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(403);
    let input = rng.vec(n, Rng::u32);
    // Element i belongs to work-item i modulo the grid's size.
    let partial: Vec<u32> = (0..grid / group)
        .map(|g| {
            let of_group = |(i, &v): (usize, &u32)| (i as u32 % grid / group == g).then_some(v);
            sum(input.iter().enumerate().filter_map(of_group))
        })
        .collect();
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(bytes(&partial)),
        Arg::Lds(4 * group),
        Arg::U32(n as u32),
    ];
    Case::linear("reduce_sum", format_args!("{n}x{group}"), grid, group, args)
}

fn last_group(n: usize, grid: u32, group: u32) -> Case {
    let groups = grid.div_ceil(group);
    let mut rng = Rng::new(404);
    let input = rng.vec(n, Rng::u32);
    let mut partial: Vec<u32> = input
        .chunks(group as usize)
        .map(|part| sum(part.iter().copied()))
        .collect();
    partial.resize(groups as usize, 0);
    let total = sum(input.iter().copied());
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(bytes(&partial)),
        Arg::updated(bytes(&[0u32]), bytes(&[groups])),
        Arg::output(bytes(&[total])),
        Arg::U32(n as u32),
        Arg::U32(groups),
    ];
    Case::linear("last_group", format_args!("{n}x{group}"), grid, group, args)
}

fn histogram(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(405);
    // Small values are frequent, so that lanes meet in a bin.
    let data = rng.vec(n, |rng| (rng.u32() as u8) & (rng.u32() as u8));
    let before = rng.vec(256, |rng| rng.u32() & 0xffff);
    let mut bins = before.clone();
    for &byte in &data {
        bins[usize::from(byte)] += 1;
    }
    let args = vec![
        Arg::input(data),
        Arg::updated(bytes(&before), bytes(&bins)),
        Arg::U32(n as u32),
    ];
    Case::linear("histogram", format_args!("{n}x{group}"), grid, group, args)
}

fn float_atomics(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(406);
    let input = rng.vec(n, |rng| rng.range(-50, 50) as f32);
    let mut sums = [100.0f32; 4];
    for (i, value) in input.iter().enumerate() {
        sums[i % 4] += value;
    }
    let total = 0.5 + input.iter().map(|&value| f64::from(value)).sum::<f64>();
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::updated(
            bytes(&[100.0f32; 4]),
            Expectation::f32(sums.to_vec(), Tolerance::EXACT),
        ),
        Arg::updated(
            bytes(&[0.5f64]),
            Expectation::f64(vec![total], Tolerance::EXACT),
        ),
        Arg::U32(n as u32),
    ];
    Case::linear(
        "float_atomics",
        format_args!("{n}x{group}"),
        grid,
        group,
        args,
    )
}

fn atomic64(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(407);
    let input = rng.vec(n, Rng::u64);
    let fold = |init: u64, op: fn(u64, u64) -> u64| input.iter().copied().fold(init, op);
    let signed = || input.iter().map(|&v| v as i64);
    let small = || input.iter().map(|&v| v as u32);

    let totals_before = [5u64, 6, 7, !0, !0, 1];
    let totals = [
        fold(5, u64::wrapping_add),
        fold(6, |a, b| a ^ b),
        fold(7, |a, b| a | b),
        fold(!0, |a, b| a & b),
        fold(!0, u64::min),
        fold(1, |a, b| a.wrapping_mul(b | 1)),
    ];
    let extremes = [
        signed().min().unwrap_or(i64::MAX),
        signed().max().unwrap_or(i64::MIN),
    ];
    let small_after = [
        small().fold(9, u32::wrapping_sub),
        small().min().unwrap_or(u32::MAX),
        small().max().unwrap_or(0),
    ];
    let (mut slots_before, mut slots) = (Vec::new(), Vec::new());
    for (i, &v) in input.iter().enumerate() {
        // Every other slot is such that the exchange by comparison succeeds.
        let expected = if i % 2 == 0 {
            v.wrapping_add(1)
        } else {
            v.wrapping_add(3)
        };
        slots_before.push([expected ^ v & 1, 0]);
        slots.push(match expected == v.wrapping_add(1) {
            true => [v.wrapping_add(2), expected],
            false => [v.wrapping_add(1), v.wrapping_add(1)],
        });
    }
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::updated(bytes(&totals_before), bytes(&totals)),
        Arg::updated(bytes(&[i64::MAX, i64::MIN]), bytes(&extremes)),
        Arg::updated(bytes(&[9, u32::MAX, 0]), bytes(&small_after)),
        Arg::updated(bytes(&slots_before), bytes(&slots)),
        Arg::U32(n as u32),
    ];
    Case::linear("atomic64", format_args!("{n}x{group}"), grid, group, args)
}
