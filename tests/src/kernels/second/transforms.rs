//! Fourier transforms.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::computed;

pub(super) fn cases() -> Vec<Case> {
    vec![
        fft_radix2(3),
        fft_radix4(256, 1),
        fft_radix4(256, 16),
        fft_radix8(24),
        fft_radix3_f64(243, 27),
    ]
}

/// Roots of unity, e^(-2πik/n).
fn roots(n: usize, count: usize) -> impl Iterator<Item = [f64; 2]> {
    (0..count).map(move |k| {
        let turn = -2.0 * std::f64::consts::PI * (k as f64) / (n as f64);
        [turn.cos(), turn.sin()]
    })
}

fn single(points: impl Iterator<Item = [f64; 2]>) -> Vec<[f32; 2]> {
    points.map(|p| p.map(|v| v as f32)).collect()
}

fn points(seed: u64, count: usize) -> Vec<[f32; 2]> {
    Rng::new(seed).vec(count, |rng| std::array::from_fn(|_| rng.f32(-1.0, 1.0)))
}

fn fft_radix2(transforms: usize) -> Case {
    let args = vec![
        Arg::input(bytes(&points(2101, 256 * transforms))),
        computed(8 * 256 * transforms),
        Arg::input(bytes(&single(roots(256, 128)))),
    ];
    let grid = 128 * transforms as u32;
    Case::linear("fft_radix2", transforms, grid, 128, args)
}

fn fft_radix4(n: usize, done: u32) -> Case {
    let args = vec![
        Arg::input(bytes(&points(2102, n))),
        computed(8 * n),
        Arg::U32(n as u32),
        Arg::U32(done),
    ];
    Case::linear("fft_radix4", done, n as u32 / 4, 64, args)
}

fn fft_radix8(transforms: usize) -> Case {
    let args = vec![
        Arg::input(bytes(&points(2103, 64 * transforms))),
        computed(8 * 64 * transforms),
        Arg::input(bytes(&single(roots(64, 64)))),
    ];
    let grid = 8 * transforms as u32;
    Case::linear("fft_radix8", transforms, grid, 64, args)
}

fn fft_radix3_f64(n: usize, done: u32) -> Case {
    let mut rng = Rng::new(2104);
    let values: Vec<[f64; 2]> = rng.vec(n, |rng| std::array::from_fn(|_| rng.f64(-1.0, 1.0)));
    let args = vec![
        Arg::input(bytes(&values)),
        computed(16 * n),
        Arg::input(bytes(&roots(n, n).collect::<Vec<_>>())),
        Arg::U32(n as u32),
        Arg::U32(done),
    ];
    Case::linear("fft_radix3_f64", done, 128, 64, args)
}
