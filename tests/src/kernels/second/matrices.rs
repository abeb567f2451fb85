//! Products of matrices in four formats, dense and sparse; layers of neural networks.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::{changed, computed};

pub(super) fn cases() -> Vec<Case> {
    vec![
        gemm_f32(64, 32, 40),
        gemm_f64(20, 36, 15),
        gemm_f16(32, 64, 48),
        gemm_i8(16, 32, 40),
        spmv_csr(50),
        spmv_ell(90, 7),
        spmm_csr(70),
        conv_half(20, 12, 3),
        softmax(5, 300),
    ]
}

fn floats(seed: u64, count: usize) -> Vec<f32> {
    Rng::new(seed).vec(count, |rng| rng.f32(-1.0, 1.0))
}

/// Half-precision numbers from 2^-5 to 16 of either sign, as their bits.
pub(super) fn halves(seed: u64, count: usize) -> Vec<u16> {
    Rng::new(seed).vec(count, |rng| {
        let (sign, exponent) = (rng.range(0, 2) as u16, rng.range(10, 19) as u16);
        sign << 15 | exponent << 10 | rng.range(0, 1024) as u16
    })
}

fn gemm_f32(m: u32, n: u32, k: u32) -> Case {
    let size = |a: u32, b: u32| (a * b) as usize;
    let args = vec![
        Arg::input(bytes(&floats(2301, size(m, k)))),
        Arg::input(bytes(&floats(2302, size(k, n)))),
        changed(bytes(&floats(2303, size(m, n)))),
        Arg::U32(m),
        Arg::U32(n),
        Arg::U32(k),
        Arg::F32(0.75),
        Arg::F32(-0.5),
    ];
    Case::new("gemm_f32", k, [n / 4, m / 4, 1], [8, 8, 1], args)
}

fn gemm_f64(m: u32, n: u32, k: u32) -> Case {
    let mut rng = Rng::new(2304);
    let a = rng.vec((m * k) as usize, |rng| rng.f64(-1.0, 1.0));
    let bt = rng.vec((n * k) as usize, |rng| rng.f64(-1.0, 1.0));
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&bt)),
        computed(8 * (m * n) as usize),
        Arg::U32(m),
        Arg::U32(n),
        Arg::U32(k),
    ];
    let grid = [(n / 4).next_multiple_of(8), (m / 2).next_multiple_of(8), 1];
    Case::new("gemm_f64", k, grid, [8, 8, 1], args)
}

fn gemm_f16(m: u32, n: u32, k: u32) -> Case {
    let args = vec![
        Arg::input(bytes(&halves(2305, (m * k) as usize))),
        Arg::input(bytes(&halves(2306, (k * n) as usize))),
        computed(2 * (m * n) as usize),
        Arg::U32(n / 2),
        Arg::U32(k),
    ];
    Case::new("gemm_f16", k, [n / 4, m / 4, 1], [8, 8, 1], args)
}

fn gemm_i8(m: usize, n: usize, k: usize) -> Case {
    let (multiplier, shift) = (1_234_567i32, 32);
    let mut rng = Rng::new(2307);
    let a = rng.vec(m * k, |rng| rng.u32() as i8);
    let bt = rng.vec(n * k, |rng| rng.u32() as i8);
    let bias = rng.vec(n, |rng| rng.range(-5000, 5000) as i32);
    let product = |row: usize, column: usize| -> i32 {
        (0..k)
            .map(|i| i32::from(a[row * k + i]) * i32::from(bt[column * k + i]))
            .sum()
    };
    let mut c = Vec::new();
    for row in 0..m {
        for (column, bias) in bias.iter().enumerate() {
            let scaled = i64::from(product(row, column) + bias) * i64::from(multiplier);
            c.push(((scaled + (1 << (shift - 1))) >> shift).clamp(-128, 127) as i8);
        }
    }
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&bt)),
        Arg::input(bytes(&bias)),
        Arg::output(bytes(&c)),
        Arg::I32(n as i32),
        Arg::I32(k as i32 / 4),
        Arg::I32(multiplier),
        Arg::I32(shift),
    ];
    let grid = [n as u32 / 2, m as u32 / 2, 1];
    Case::new("gemm_i8", k, grid, [8, 8, 1], args)
}

/// A sparse matrix by rows: where each begins, and the columns of its elements.
struct Sparse {
    starts: Vec<u32>,
    columns: Vec<u16>,
}

fn sparse(seed: u64, rows: usize, columns: usize, most: i64) -> Sparse {
    let mut rng = Rng::new(seed);
    let (mut starts, mut all) = (vec![0], Vec::new());
    for _ in 0..rows {
        let count = rng.range(0, most) as usize;
        all.extend(rng.vec(count, |rng| rng.range(0, columns as i64) as u16));
        starts.push(all.len() as u32);
    }
    Sparse {
        starts,
        columns: all,
    }
}

fn spmv_csr(rows: usize) -> Case {
    let Sparse { starts, columns } = sparse(2308, rows, 60, 40);
    let wide: Vec<u32> = columns.iter().map(|&c| c.into()).collect();
    let args = vec![
        Arg::input(bytes(&starts)),
        Arg::input(bytes(&wide)),
        Arg::input(bytes(&floats(2309, columns.len()))),
        Arg::input(bytes(&floats(2310, 60))),
        computed(4 * rows),
        Arg::U32(rows as u32),
    ];
    let grid = (8 * rows as u32).next_multiple_of(64);
    Case::linear("spmv_csr", rows, grid, 64, args)
}

fn spmv_ell(rows: usize, width: usize) -> Case {
    let mut rng = Rng::new(2311);
    let columns = rng.vec(rows * width, |rng| rng.range(-20, 80) as i32);
    let values = rng.vec(rows * width, |rng| rng.f64(-1.0, 1.0));
    let x = rng.vec(80, |rng| rng.f64(-1.0, 1.0));
    let args = vec![
        Arg::input(bytes(&columns)),
        Arg::input(bytes(&values)),
        Arg::input(bytes(&x)),
        computed(8 * rows),
        Arg::U32(rows as u32),
        Arg::U32(width as u32),
    ];
    Case::linear("spmv_ell", rows, 128, 64, args)
}

fn spmm_csr(rows: usize) -> Case {
    let Sparse { starts, columns } = sparse(2312, rows, 50, 12);
    let args = vec![
        Arg::input(bytes(&starts)),
        Arg::input(bytes(&columns)),
        Arg::input(bytes(&floats(2313, columns.len()))),
        Arg::input(bytes(&floats(2314, 4 * 50))),
        computed(16 * rows),
        Arg::U32(rows as u32),
    ];
    Case::linear("spmm_csr", rows, 128, 64, args)
}

fn conv_half(width: usize, height: usize, channels: usize) -> Case {
    let args = vec![
        Arg::input(bytes(&halves(2315, 8 * width * height))),
        Arg::input(bytes(&halves(2316, 8 * 9 * channels))),
        Arg::input(bytes(&halves(2317, channels))),
        computed(2 * (width - 2) * (height - 2) * channels),
        Arg::I32(width as i32),
        Arg::I32(height as i32),
        Arg::I32(channels as i32),
    ];
    let grid = [
        width.next_multiple_of(16) as u32,
        height.next_multiple_of(4) as u32,
        channels as u32,
    ];
    Case::new("conv_half", channels, grid, [16, 4, 1], args)
}

fn softmax(rows: usize, columns: usize) -> Case {
    let mut rng = Rng::new(2318);
    let values = rng.vec(rows * columns, |rng| rng.f32(-8.0, 8.0));
    let args = vec![
        Arg::input(bytes(&values)),
        computed(4 * rows * columns),
        Arg::U32(columns as u32),
    ];
    Case::linear("softmax", columns, 64 * rows as u32, 64, args)
}
