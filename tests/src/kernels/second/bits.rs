//! Tricks with bits, quaternions, transposition.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::changed;

pub(super) fn cases() -> Vec<Case> {
    vec![
        morton_codes(100),
        quaternions(100),
        transpose(37, 50),
        transpose_bytes(13, 9),
    ]
}

fn morton_codes(n: usize) -> Case {
    let mut rng = Rng::new(3301);
    // The highest of a group of ones that has the next permutation is not the sign.
    let mut numbers = || rng.vec(n, |rng| rng.u32() >> 2);
    let (x, y, z) = (numbers(), numbers(), numbers());
    let spread = |v: u32| (0..21).fold(0u64, |s, bit| s | u64::from(v >> bit & 1) << (3 * bit));
    let code = |i: usize| spread(x[i]) | spread(y[i]) << 1 | spread(z[i]) << 2;
    let gray = |i: usize| {
        let mut g = x[i] ^ x[i] >> 1;
        for shift in [16, 8, 4] {
            g ^= g >> shift;
        }
        g.reverse_bits() ^ y[i].count_ones()
    };
    // The next greater number with as many ones, by search from the lowest group of ones.
    let next = |i: usize| {
        let v = z[i] | 1;
        let ones = v.trailing_ones();
        let moved = (v >> ones | 1) << ones;
        moved | ((1 << (ones - 1)) - 1)
    };
    let args = vec![
        Arg::input(bytes(&x)),
        Arg::input(bytes(&y)),
        Arg::input(bytes(&z)),
        Arg::output(bytes(&(0..n).map(code).collect::<Vec<_>>())),
        Arg::output(bytes(&(0..n).map(gray).collect::<Vec<_>>())),
        Arg::output(bytes(&(0..n).map(next).collect::<Vec<_>>())),
        Arg::U32(n as u32),
    ];
    Case::linear("morton_codes", n, 128, 64, args)
}

fn quaternions(n: usize) -> Case {
    let mut rng = Rng::new(3302);
    let mut quads =
        || -> Vec<[f32; 4]> { rng.vec(n, |rng| std::array::from_fn(|_| rng.f32(-1.0, 1.0))) };
    let (from, to, points) = (quads(), quads(), quads());
    let args = vec![
        Arg::input(bytes(&from)),
        Arg::input(bytes(&to)),
        Arg::input(bytes(&rng.vec(n, |rng| rng.f32(0.0, 1.0)))),
        changed(bytes(&points)),
        Arg::U32(n as u32),
    ];
    Case::linear("quaternions", n, 128, 64, args)
}

fn transpose(width: usize, height: usize) -> Case {
    let matrix = Rng::new(3303).vec(width * height, Rng::u32);
    let turned: Vec<u32> = (0..width * height)
        .map(|i| matrix[i % height * width + i / height])
        .collect();
    let args = vec![
        Arg::input(bytes(&matrix)),
        Arg::output(bytes(&turned)),
        Arg::U32(width as u32),
        Arg::U32(height as u32),
    ];
    let tiles = |n: usize| n.next_multiple_of(16) as u32;
    let grid = [tiles(width), tiles(height) / 4, 1];
    Case::new("transpose", width, grid, [16, 4, 1], args)
}

fn transpose_bytes(width4: usize, height4: usize) -> Case {
    let (width, height) = (4 * width4, 4 * height4);
    let picture = Rng::new(3304).vec(width * height, |rng| rng.u32() as u8);
    let turned: Vec<u8> = (0..width * height)
        .map(|i| picture[i % height * width + i / height])
        .collect();
    let args = vec![
        Arg::input(picture.clone()),
        Arg::output(turned),
        Arg::U32(width4 as u32),
        Arg::U32(height4 as u32),
    ];
    Case::new("transpose_bytes", width4, [16, 16, 1], [16, 4, 1], args)
}
