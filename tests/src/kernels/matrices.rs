//! `matmul_tiled`, `register_blocks`, `vectors`.

use super::Case;
use super::args::Arg;
use super::expectation::{Expectation, Tolerance};
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    vec![
        matmul_tiled(16, 16, 16),
        matmul_tiled(33, 20, 40),
        matmul_tiled(1, 50, 7),
        register_blocks(16, 24, 10, [8, 8, 1]),
        register_blocks(64, 64, 33, [8, 8, 1]),
        vectors(1, 64, 64),
        vectors(200, 256, 64),
        vectors(90, 90, 36),
    ]
}

/// A product of row-major matrices, m × k times k × n, summed in f64. The factors are positive:
/// nothing cancels, and the error of summing k terms in f32 is at most k halves of a last place.
struct Product {
    a: Vec<f32>,
    b: Vec<f32>,
    c: Expectation,
}

fn product(seed: u64, m: usize, n: usize, k: usize) -> Product {
    let mut rng = Rng::new(seed);
    let a = rng.vec(m * k, |rng| rng.f32(0.1, 1.0));
    let b = rng.vec(k * n, |rng| rng.f32(0.1, 1.0));
    let mut c = Vec::new();
    for row in 0..m {
        for col in 0..n {
            let term = |t: usize| f64::from(a[row * k + t]) * f64::from(b[t * n + col]);
            c.push((0..k).map(term).sum::<f64>() as f32);
        }
    }
    Product {
        a,
        b,
        c: Expectation::f32(c, Tolerance::relative(1e-5)),
    }
}

fn matmul_tiled(m: usize, n: usize, k: usize) -> Case {
    let Product { a, b, c } = product(501, m, n, k);
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&b)),
        Arg::output(c),
        Arg::I32(m as i32),
        Arg::I32(n as i32),
        Arg::I32(k as i32),
    ];
    let grid = [
        n.next_multiple_of(16) as u32,
        m.next_multiple_of(16) as u32,
        1,
    ];
    Case::new(
        "matmul_tiled",
        format_args!("{m}x{n}x{k}"),
        grid,
        [16, 16, 1],
        args,
    )
}

fn register_blocks(m: usize, n: usize, k: usize, group: [u32; 3]) -> Case {
    let Product { a, b, c } = product(502, m, n, k);
    let args = vec![
        Arg::input(bytes(&a)),
        Arg::input(bytes(&b)),
        Arg::output(c),
        Arg::U32(m as u32),
        Arg::U32(n as u32),
        Arg::U32(k as u32),
    ];
    let grid = [8, 8, 1];
    Case::new(
        "register_blocks",
        format_args!("{m}x{n}x{k}"),
        grid,
        group,
        args,
    )
}

fn transform(matrix: &[[f32; 4]; 4], p: &[f32; 4]) -> [f32; 4] {
    std::array::from_fn(|c| {
        (0..4)
            .map(|r| f64::from(matrix[r][c]) * f64::from(p[r]))
            .sum::<f64>() as f32
    })
}

fn vectors(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(503);
    let matrix: [[f32; 4]; 4] = std::array::from_fn(|_| std::array::from_fn(|_| rng.f32(0.1, 1.0)));
    let points = rng.vec(n, |rng| std::array::from_fn(|_| rng.f32(0.1, 1.0)));
    let moved = points
        .iter()
        .flat_map(|point| transform(&matrix, point))
        .collect();
    // A triple takes the room of four; nobody looks at the fourth, nor writes one.
    let triples: Vec<[i32; 4]> = rng.vec(n, |rng| {
        std::array::from_fn(|_| rng.range(-1000, 1000) as i32)
    });
    let turned: Vec<[u8; 12]> = triples
        .iter()
        .map(|t| {
            let turn = [t[2], t[0], t[1]];
            let turned = |k: usize| {
                if turn[k] > t[k] {
                    turn[k] - t[k]
                } else {
                    2 * t[k]
                }
            };
            std::array::from_fn(|byte| turned(byte / 4).to_le_bytes()[byte % 4])
        })
        .collect();
    let loose = rng.vec(n, |rng| -> [i32; 3] {
        std::array::from_fn(|_| rng.u32() as i32)
    });
    let picked: Vec<i32> = loose
        .iter()
        .enumerate()
        .map(|(i, t)| [t[0], t[1], t[2], i as i32][(t[0] & 3) as usize])
        .collect();
    let wide: Vec<[u8; 16]> = rng.vec(n, |rng| std::array::from_fn(|_| rng.u32() as u8));
    let summed: Vec<[u16; 8]> = wide
        .iter()
        .map(|w| std::array::from_fn(|k| u16::from(w[k]) + u16::from(w[k + 8])))
        .collect();
    let args = vec![
        Arg::input(bytes(&matrix)),
        Arg::input(bytes(&points)),
        Arg::output(Expectation::f32(moved, Tolerance::relative(1e-6))),
        Arg::input(bytes(&triples)),
        Arg::output(Expectation::padded_rows(&turned, 4)),
        Arg::input(bytes(&loose)),
        Arg::output(bytes(&picked)),
        Arg::input(bytes(&wide)),
        Arg::output(bytes(&summed)),
        Arg::U32(n as u32),
    ];
    Case::linear("vectors", n, grid, group, args)
}
