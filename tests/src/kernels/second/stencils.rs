//! Steps on grids in two and three dimensions.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::{changed, computed};

pub(super) fn cases() -> Vec<Case> {
    vec![
        jacobi2d(40),
        heat3d(20, 12, 9),
        wave2d(40, 22),
        life_bits(9, 30),
        life_bytes(3, 8),
    ]
}

fn jacobi2d(n: usize) -> Case {
    let mut rng = Rng::new(2401);
    let u = rng.vec(n * n, |rng| rng.f32(-1.0, 1.0));
    let f = rng.vec(n * n, |rng| rng.f32(-1.0, 1.0));
    let args = vec![
        Arg::input(bytes(&u)),
        Arg::input(bytes(&f)),
        computed(4 * n * n),
        computed(4 * n * n),
        Arg::I32(n as i32),
        Arg::F32(0.25),
    ];
    let size = (n as u32).next_multiple_of(16);
    Case::new("jacobi2d", n, [size, size, 1], [16, 4, 1], args)
}

fn heat3d(nx: usize, ny: usize, nz: usize) -> Case {
    let t = Rng::new(2402).vec(nx * ny * nz, |rng| rng.f64(0.0, 100.0));
    let args = vec![
        Arg::input(bytes(&t)),
        computed(8 * nx * ny * nz),
        Arg::I32(nx as i32),
        Arg::I32(ny as i32),
        Arg::I32(nz as i32),
        Arg::F64(0.1),
    ];
    let grid = [nx.next_multiple_of(16) as u32, ny as u32, 1];
    Case::new("heat3d", nz, grid, [16, 4, 1], args)
}

fn wave2d(nx: usize, ny: usize) -> Case {
    let mut rng = Rng::new(2403);
    let mut field = |low, high| bytes(&rng.vec(nx * ny, |rng| rng.f32(low, high)));
    let args = vec![
        Arg::input(field(-1.0, 1.0)),
        changed(field(-1.0, 1.0)),
        Arg::input(field(0.1, 1.0)),
        Arg::I32(nx as i32),
        Arg::I32(ny as i32),
        Arg::F32(0.2),
    ];
    let grid = [nx.next_multiple_of(16) as u32, ny as u32, 1];
    Case::new("wave2d", nx, grid, [16, 4, 1], args)
}

/// A generation of the game of life on a torus.
fn generation(cells: &[bool], width: usize) -> Vec<bool> {
    let height = cells.len() / width;
    let alive = |x: usize, y: usize| cells[y % height * width + x % width];
    let next = |i: usize| {
        let (x, y) = (i % width, i / width);
        let near = (0..9).filter(|&k| k != 4);
        let count = near
            .filter(|k| alive(x + width + k % 3 - 1, y + height + k / 3 - 1))
            .count();
        count == 3 || (cells[i] && count == 2)
    };
    (0..cells.len()).map(next).collect()
}

fn words(cells: &[bool]) -> Vec<u8> {
    let word = |bits: &[bool]| {
        bits.iter()
            .rev()
            .fold(0u32, |w, &bit| w << 1 | u32::from(bit))
    };
    bytes(&cells.chunks(32).map(word).collect::<Vec<_>>())
}

fn life_bits(width: usize, rows: usize) -> Case {
    let cells = Rng::new(2404).vec(32 * width * rows, |rng| rng.range(0, 3) == 0);
    let args = vec![
        Arg::input(words(&cells)),
        Arg::output(words(&generation(&cells, 32 * width))),
        Arg::U32(width as u32),
        Arg::U32(rows as u32),
    ];
    Case::new("life_bits", width, [16, 32, 1], [16, 4, 1], args)
}

fn life_bytes(boards: usize, steps: usize) -> Case {
    let cells = Rng::new(2405).vec(256 * boards, |rng| rng.range(0, 3) == 0);
    let after = cells.chunks(256).flat_map(|board| {
        let mut board = board.to_vec();
        (0..steps).for_each(|_| board = generation(&board, 16));
        board
    });
    let as_bytes = |cells: &[bool]| cells.iter().map(|&c| u8::from(c)).collect::<Vec<_>>();
    let args = vec![
        Arg::input(as_bytes(&cells)),
        Arg::output(as_bytes(&after.collect::<Vec<_>>())),
        Arg::I32(steps as i32),
    ];
    let grid = [16 * boards as u32, 16, 1];
    Case::new("life_bytes", steps, grid, [16, 16, 1], args)
}
