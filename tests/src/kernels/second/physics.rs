//! Bodies, particles, flows, springs.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::{changed, computed};

pub(super) fn cases() -> Vec<Case> {
    vec![
        nbody_tiles(128),
        lennard_jones(90),
        lattice_boltzmann(24, 13),
        cloth_springs(20, 13),
        orbit_rk4(70, 5),
    ]
}

fn quads(rng: &mut Rng, count: usize, low: f32, high: f32) -> Vec<[f32; 4]> {
    rng.vec(count, |rng| std::array::from_fn(|_| rng.f32(low, high)))
}

fn nbody_tiles(n: usize) -> Case {
    let mut rng = Rng::new(2901);
    let bodies = quads(&mut rng, n, 0.1, 10.0);
    let args = vec![
        Arg::input(bytes(&bodies)),
        computed(16 * n),
        changed(bytes(&quads(&mut rng, n, -1.0, 1.0))),
        Arg::U32(n as u32),
        Arg::F32(0.01),
        Arg::F32(0.05),
    ];
    Case::linear("nbody_tiles", n, n as u32, 64, args)
}

fn lennard_jones(n: usize) -> Case {
    let (size, cut) = (6.0f32, 2.5f32);
    let mut rng = Rng::new(2902);
    let stride = 96;
    let place = rng.vec(n, |rng| -> [f32; 3] {
        std::array::from_fn(|_| rng.f32(0.0, size))
    });
    let mut lists = vec![-1i32; stride * n];
    let mut counts = Vec::new();
    for i in 0..n {
        let near = (0..n).filter(|&j| j != i && (i + j) % 3 != 0);
        let near: Vec<usize> = near.take(30).collect();
        counts.push(near.len() as i32);
        for (k, j) in near.into_iter().enumerate() {
            lists[k * stride + i] = j as i32;
        }
    }
    let axis = |k: usize| bytes(&place.iter().map(|p| p[k]).collect::<Vec<_>>());
    let args = vec![
        Arg::input(axis(0)),
        Arg::input(axis(1)),
        Arg::input(axis(2)),
        Arg::input(bytes(&lists)),
        Arg::input(bytes(&counts)),
        computed(4 * n),
        computed(4 * n),
        computed(4 * n),
        computed(4 * n),
        Arg::I32(n as i32),
        Arg::I32(stride as i32),
        Arg::F32(size),
        Arg::F32(cut * cut),
    ];
    Case::linear("lennard_jones", n, 128, 64, args)
}

fn lattice_boltzmann(nx: usize, ny: usize) -> Case {
    let mut rng = Rng::new(2903);
    let args = vec![
        Arg::input(bytes(&rng.vec(9 * nx * ny, |rng| rng.f32(0.05, 0.2)))),
        computed(4 * 9 * nx * ny),
        Arg::input(rng.vec(nx * ny, |rng| u8::from(rng.range(0, 6) == 0))),
        Arg::I32(nx as i32),
        Arg::I32(ny as i32),
        Arg::F32(1.2),
    ];
    let grid = [nx.next_multiple_of(16) as u32, ny as u32, 1];
    Case::new("lattice_boltzmann", nx, grid, [16, 4, 1], args)
}

fn cloth_springs(width: usize, height: usize) -> Case {
    let mut rng = Rng::new(2904);
    let mut masses = |spread: f32| {
        let mut masses = Vec::new();
        for y in 0..height {
            for x in 0..width {
                let mut near = |v: f32| v + rng.f32(-spread, spread);
                masses.push([near(x as f32), near(-(y as f32)), near(0.0), 0.5]);
            }
        }
        bytes(&masses)
    };
    let args = vec![
        Arg::input(masses(0.1)),
        Arg::input(masses(0.1)),
        computed(16 * width * height),
        Arg::I32(width as i32),
        Arg::I32(height as i32),
        Arg::F32(0.9),
        Arg::F32(40.0),
        Arg::F32(0.02),
    ];
    let grid = [width.next_multiple_of(16) as u32, height as u32, 1];
    Case::new("cloth_springs", width, grid, [16, 4, 1], args)
}

fn orbit_rk4(n: usize, steps: i32) -> Case {
    let mut rng = Rng::new(2905);
    let mut pairs = |size: f64| -> Vec<[f64; 2]> {
        rng.vec(n, |rng| std::array::from_fn(|_| rng.f64(-size, size)))
    };
    let args = vec![
        changed(bytes(&pairs(3.0))),
        changed(bytes(&pairs(0.5))),
        Arg::F64(0.02),
        Arg::I32(steps),
        Arg::I32(n as i32),
    ];
    Case::linear("orbit_rk4", steps, 128, 64, args)
}
