//! `quadratic_f64`, `half_ops`, `convert`, `math_f32`, `amdgcn_ops`.

use std::cmp::Ordering;
use std::f64::consts::TAU;

use super::Case;
use super::args::Arg;
use super::expectation::{Expectation, Tolerance};
use super::half;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (n, grid, group) in [(8, 64, 64), (200, 256, 64), (100, 100, 36)] {
        cases.push(quadratic_f64(n, grid, group));
        cases.push(half_ops(n, grid, group));
        cases.push(convert(n, grid, group));
        cases.push(math_f32(n, grid, group));
        cases.push(amdgcn_ops(n, grid, group));
    }
    cases
}

fn solve([a, b, c]: [f64; 3]) -> ([f64; 2], i32) {
    match (a == 0.0, b == 0.0) {
        (true, true) => return ([0.0; 2], 0),
        (true, false) => return ([-c / b, 0.0], 1),
        _ => {}
    }
    let d = b.mul_add(b, -4.0 * a * c);
    if d < 0.0 {
        return ([-b / (2.0 * a), (-d).sqrt() / (2.0 * a.abs())], -2);
    }
    let q = -0.5 * (b + d.sqrt().copysign(b));
    ([q / a, if q != 0.0 { c / q } else { 0.0 }], 2)
}

fn quadratic_f64(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(1401);
    let mut coefficients = rng.vec(n, |rng| -> [f64; 3] {
        std::array::from_fn(|_| rng.f64(-10.0, 10.0))
    });
    let special = [
        [0.0, 0.0, 3.0],
        [0.0, 2.0, 3.0],
        [1.0, 0.0, 0.0],
        [1.0, 2.0, 1.0],
        [1e-9, 1e5, 1e-3],
    ];
    for (row, values) in coefficients.iter_mut().zip(special) {
        *row = values;
    }
    let (roots, count): (Vec<[f64; 2]>, Vec<i32>) =
        coefficients.iter().map(|&row| solve(row)).unzip();
    let args = vec![
        Arg::input(bytes(&coefficients)),
        Arg::output(Expectation::f64(roots.concat(), Tolerance::relative(1e-14))),
        Arg::output(bytes(&count)),
        Arg::U32(n as u32),
    ];
    Case::linear("quadratic_f64", n, grid, group, args)
}

/// A multiple of 1/64 below 8 in magnitude, but not 0: products and sums of three of them are exact
/// in f64, so that rounding the f64 result is rounding the exact one.
fn simple_half(rng: &mut Rng) -> u16 {
    let sign = if rng.u32().is_multiple_of(2) {
        1.0
    } else {
        -1.0
    };
    half::from_f64(sign * rng.range(1, 512) as f64 / 64.0)
}

fn half_ops(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(1402);
    let (a, b) = (rng.vec(n, simple_half), rng.vec(n, simple_half));
    let v = rng.vec(n, |rng| [simple_half(rng), simple_half(rng)]);
    let rounded = |value: f64| half::to_f64(half::from_f64(value));
    let (mut out, mut packed, mut quotient, mut integers) = (vec![], vec![], vec![], vec![]);
    for i in 0..n {
        let (x, y) = (half::to_f64(a[i]), half::to_f64(b[i]));
        let (sum, product) = (rounded(x + y), rounded(x * y));
        let chosen = if x < y {
            rounded(sum - product)
        } else {
            rounded(x * y + sum)
        };
        out.push([sum, product, chosen.abs().min(100.0)].map(half::from_f64));
        let [p, q] = v[i].map(half::to_f64);
        packed.push([rounded(p * x) + q, rounded(q * y) + p].map(half::from_f64));
        quotient.push((x / y) as f32);
        integers.push(x.round_ties_even() as i16);
    }
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&b)),
        Arg::output(bytes(&out)),
        Arg::input(bytes(&v)),
        Arg::output(bytes(&packed)),
        // A half has 11 bits: half a place for rounding, and one for the division.
        Arg::output(Expectation::f32(
            quotient,
            Tolerance::relative(2f64.powi(-10)),
        )),
        Arg::output(bytes(&integers)),
        Arg::U32(n as u32),
    ];
    Case::linear("half_ops", n, grid, group, args)
}

fn convert(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(1403);
    let ints = rng.vec(n, |rng| rng.u64() as i32 >> (rng.u32() % 32));
    let longs = rng.vec(n, |rng| rng.u64() as i64 >> (rng.u32() % 64));
    // In range for every destination: 32-bit integers, and scaled down also 16 and 8 bits.
    let floats = rng.vec(n, |rng| {
        rng.f32(-2e9, 2e9) / (1u32 << (rng.u32() % 32)) as f32
    });
    let doubles = rng.vec(n, |rng| {
        rng.f64(-2e9, 2e9) / f64::from(1u32 << (rng.u32() % 32))
    });
    let (mut to_f32, mut to_f64, mut to_i32, mut to_i64) = (vec![], vec![], vec![], vec![]);
    for i in 0..n {
        let (a, b, f, d) = (ints[i], longs[i], floats[i], doubles[i]);
        to_f32.extend([
            a as f32,
            a as u32 as f32,
            b as f32,
            b as u64 as f32,
            d as f32,
            f32::from((a >> 8) as u8),
            f32::from(a as i16),
        ]);
        to_f64.extend([
            a.into(),
            (a as u32).into(),
            b as f64,
            b as u64 as f64,
            f64::from(f),
        ]);
        let narrow = i32::from((f * 0.000_01) as i16) + i32::from((f.abs() * 1e-8) as u8);
        to_i32.push([
            f as i32,
            f.abs() as u32 as i32,
            d as i32,
            d.abs() as u32 as i32,
            narrow,
        ]);
        let scaled = d * 1_048_576.0;
        to_i64.push([
            f as i64,
            f.abs() as u64 as i64,
            scaled as i64,
            scaled.abs() as u64 as i64,
        ]);
    }
    let to_f16: Vec<u16> = floats.iter().map(|&f| half::from_f64(f.into())).collect();
    let args = vec![
        Arg::input(bytes(&ints)),
        Arg::input(bytes(&longs)),
        Arg::input(bytes(&floats)),
        Arg::input(bytes(&doubles)),
        Arg::output(Expectation::f32(to_f32, Tolerance::EXACT)),
        Arg::output(Expectation::f64(to_f64, Tolerance::EXACT)),
        Arg::output(bytes(&to_i32)),
        Arg::output(bytes(&to_i64)),
        Arg::output(bytes(&to_f16)),
        Arg::U32(n as u32),
    ];
    Case::linear("convert", n, grid, group, args)
}

/// The median as the target has it: with a NaN, the smallest of the others.
fn median(values: [f32; 3]) -> f32 {
    let mut numbers: Vec<f32> = values.into_iter().filter(|v| !v.is_nan()).collect();
    numbers.sort_by(f32::total_cmp);
    numbers[if numbers.len() == 3 { 1 } else { 0 }]
}

fn math_of(i: usize, x: f32, y: f32) -> [f32; 16] {
    [
        x.floor(),
        x.ceil(),
        x.trunc(),
        x.round_ties_even(),
        x.min(y),
        x.max(y),
        x.copysign(y),
        x.abs().sqrt(),
        x / y,
        1.0 / x,
        f64::from(y * 0.01).exp2() as f32,
        f64::from(x.abs() + 1.0).log2() as f32,
        x * 2f32.powi(i as i32 % 9 - 4),
        x.mul_add(y, -1.0),
        y.round(),
        median([x, y, 1.0]),
    ]
}

fn comparisons(x: f32, y: f32) -> u32 {
    let unordered = x.is_nan() || y.is_nan();
    let all = [
        x < y,
        x <= y,
        x > y,
        x >= y,
        x == y,
        x != y,
        unordered || x >= y,
        x.is_nan(),
        y.is_infinite(),
        unordered,
        x.partial_cmp(&y).is_some_and(Ordering::is_ne),
    ];
    all.iter()
        .enumerate()
        .map(|(bit, &set)| u32::from(set) << bit)
        .sum()
}

fn math_f32(n: usize, grid: u32, group: u32) -> Case {
    const SPECIAL: [[f32; 2]; 8] = [
        [f32::NAN, 2.5],
        [2.5, f32::NAN],
        [f32::INFINITY, -3.5],
        [1.5, f32::NEG_INFINITY],
        [0.5, 0.5],
        [-2.5, -0.5],
        [8388607.5, -1e-3],
        [f32::INFINITY, f32::INFINITY],
    ];
    let mut rng = Rng::new(1404);
    let mut input = rng.vec(n, |rng| {
        [rng.f32(-1000.0, 1000.0), rng.f32(-1000.0, 1000.0)]
    });
    // The special ones go to odd places, beside ordinary ones in the same wave.
    for (pair, special) in input.iter_mut().skip(1).step_by(2).zip(SPECIAL) {
        *pair = special;
    }
    let out = input
        .iter()
        .enumerate()
        .flat_map(|(i, &[x, y])| math_of(i, x, y))
        .collect();
    let flags: Vec<u32> = input.iter().map(|&[x, y]| comparisons(x, y)).collect();
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(Expectation::f32(out, Tolerance::either(2e-6, 1e-6))),
        Arg::output(bytes(&flags)),
        Arg::U32(n as u32),
    ];
    Case::linear("math_f32", n, grid, group, args)
}

/// Fraction in [1/2, 1) and exponent of a positive normal number.
fn split(x: f64) -> (f64, i32) {
    let exponent = (x.to_bits() >> 52 & 0x7ff) as i32 - 1022;
    (x * 2f64.powi(-exponent), exponent)
}

/// The eight integer results for two words, the exponents of the two numbers, and their signs.
fn words(a: u32, b: u32, exponents: u32, classes: u32) -> [u32; 8] {
    let joined = u64::from(a) << 32 | u64::from(b);
    let (bytes_a, bytes_b) = (a.to_le_bytes(), b.to_le_bytes());
    let difference = |k: usize| u32::from(bytes_a[k].abs_diff(bytes_b[k]));
    let masked = (0..4)
        .filter(|&k| bytes_b[k] != 0)
        .map(difference)
        .sum::<u32>();
    let average = |k: usize| ((u16::from(bytes_a[k]) + u16::from(bytes_b[k]) + 1) >> 1) as u8;
    let product = (a & 0xff_ffff).wrapping_mul(b & 0xff_ffff);
    [
        u32::from_le_bytes([bytes_a[0], bytes_b[1], bytes_a[3], 0]),
        (joined >> 24) as u32,
        (0..4).map(difference).sum::<u32>() + 100,
        u32::from_le_bytes(std::array::from_fn(average)),
        ((a << 14) as i32 >> 21) as u32,
        exponents,
        classes,
        (masked + 5).wrapping_add(product),
    ]
}

fn amdgcn_ops(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(1405);
    let input = rng.vec(n, |rng| rng.f32(0.01, 30.0));
    let input64 = rng.vec(n, |rng| rng.f64(-1000.0, 1000.0));
    let pairs = rng.vec(n, |rng| [rng.u32(), rng.u32() & (rng.u32() | 0xff00_ff00)]);
    let (mut out, mut out64, mut ints) = (vec![], vec![], vec![]);
    for i in 0..n {
        let x = f64::from(input[i]);
        let (fraction, exponent) = split(x);
        let angle = TAU * x.fract();
        let values = [
            angle.sin(),
            angle.cos(),
            1.0 / x,
            x.exp2(),
            x.log2(),
            fraction,
            8.0 * x,
            x.sqrt(),
        ];
        out.extend(values.map(|value| value as f32));
        let d = input64[i];
        let (fraction, exponent64) = split(d.abs());
        let mixed = d.floor() + d.round_ties_even() * 0.5 + d / 8.0;
        out64.extend([d - d.floor(), fraction.copysign(d), mixed]);
        // Positive numbers are in the first class that is asked for; the second asks the sign.
        let classes = 1 | u32::from(d > 0.0) << 1;
        let [a, b] = pairs[i];
        ints.push(words(a, b, (exponent + exponent64) as u32, classes));
    }
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(Expectation::f32(out, Tolerance::either(1e-5, 1e-5))),
        Arg::input(bytes(&input64)),
        Arg::output(Expectation::f64(out64, Tolerance::relative(1e-12))),
        Arg::input(bytes(&pairs)),
        Arg::output(bytes(&ints)),
        Arg::U32(n as u32),
    ];
    Case::linear("amdgcn_ops", n, grid, group, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_roots() {
        assert_eq!(solve([1.0, -3.0, 2.0]), ([2.0, 1.0], 2));
        assert_eq!(solve([1.0, 0.0, 4.0]), ([-0.0, 2.0], -2));
        assert_eq!(solve([0.0, 4.0, -2.0]), ([0.5, 0.0], 1));
    }

    #[test]
    fn known_words() {
        let [perm, align, sad, lerp, sbfe, ..] = words(0x8765_4321, 0x1020_3040, 0, 0);
        assert_eq!(perm, 0x0087_3021);
        assert_eq!(align, 0x6543_2110);
        assert_eq!(sad, 100 + 0x77 + 0x45 + 0x13 + 0x1f);
        assert_eq!(lerp, 0x4c43_3a31);
        // Bits 7 to 17 of 0x87654321: 0b01_0100_0011_0 with the sign in bit 17.
        assert_eq!(sbfe, 0x286);
    }

    #[test]
    fn split_gives_the_number_back() {
        for x in [1.0, 0.01, 1000.0, 0.75] {
            let (fraction, exponent) = split(x);
            assert!((0.5..1.0).contains(&fraction));
            assert_eq!(fraction * 2f64.powi(exponent), x);
        }
    }
}
