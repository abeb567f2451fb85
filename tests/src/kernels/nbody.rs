//! `nbody_f32`, `nbody_f64`: gravitation between all pairs, in f64 throughout.

use super::Case;
use super::args::Arg;
use super::expectation::{Expectation, Tolerance};
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    vec![
        nbody_f32(1, 64, 64),
        nbody_f32(150, 192, 64),
        nbody_f32(100, 100, 100),
        nbody_f64(1, 64, 64),
        nbody_f64(70, 128, 64),
        nbody_f64(50, 50, 17),
    ]
}

struct Body {
    position: [f64; 3],
    mass: f64,
}

fn acceleration(bodies: &[Body], at: [f64; 3], softening: f64) -> [f64; 3] {
    let mut sum = [0.0; 3];
    for body in bodies {
        let d: [f64; 3] = std::array::from_fn(|k| body.position[k] - at[k]);
        let r2 = d.iter().map(|x| x * x).sum::<f64>() + softening;
        for k in 0..3 {
            sum[k] += d[k] * body.mass / (r2 * r2.sqrt());
        }
    }
    sum
}

fn nbody_f32(n: usize, grid: u32, group: u32) -> Case {
    let (dt, softening) = (0.01f32, 0.05f32);
    let mut rng = Rng::new(301);
    let row = |rng: &mut Rng| {
        let [x, y, z]: [f32; 3] = std::array::from_fn(|_| rng.f32(-1.0, 1.0));
        [x, y, z, rng.f32(0.1, 1.0)]
    };
    let body = rng.vec(n, row);
    let speed = rng.vec(n, row);
    let wide = |row: &[f32; 4]| Body {
        position: std::array::from_fn(|k| f64::from(row[k])),
        mass: f64::from(row[3]),
    };
    let bodies: Vec<Body> = body.iter().map(wide).collect();
    let (mut new_body, mut new_speed) = (Vec::new(), Vec::new());
    for (body, speed) in bodies.iter().zip(&speed) {
        let a = acceleration(&bodies, body.position, softening.into());
        let v: [f64; 3] = std::array::from_fn(|k| f64::from(speed[k]) + a[k] * f64::from(dt));
        let square: f64 = v.iter().map(|x| x * x).sum();
        new_speed.extend(v.map(|x| x as f32));
        new_speed.push((body.mass / (square + f64::from(softening))) as f32);
        new_body.extend((0..3).map(|k| (body.position[k] + v[k] * f64::from(dt)) as f32));
        new_body.push(body.mass as f32);
    }
    let tolerance = Tolerance::either(1e-4, 1e-4);
    let args = vec![
        Arg::input(bytes(&body)),
        Arg::input(bytes(&speed)),
        Arg::output(Expectation::f32(new_body, tolerance)),
        Arg::output(Expectation::f32(new_speed, tolerance)),
        Arg::U32(n as u32),
        Arg::F32(dt),
        Arg::F32(softening),
    ];
    Case::linear("nbody_f32", n, grid, group, args)
}

fn nbody_f64(n: usize, grid: u32, group: u32) -> Case {
    let softening = 0.05;
    let mut rng = Rng::new(302);
    let bodies = rng.vec(n, |rng| Body {
        position: std::array::from_fn(|_| rng.f64(-1.0, 1.0)),
        mass: rng.f64(0.1, 1.0),
    });
    let coordinate = |k: usize| {
        bodies
            .iter()
            .map(|body| body.position[k])
            .collect::<Vec<f64>>()
    };
    let mass: Vec<f64> = bodies.iter().map(|body| body.mass).collect();
    let sums: Vec<[f64; 3]> = bodies
        .iter()
        .map(|body| acceleration(&bodies, body.position, softening))
        .collect();
    let result = |k: usize| {
        let values = sums.iter().map(|sum| sum[k]).collect();
        Arg::output(Expectation::f64(values, Tolerance::either(1e-11, 1e-11)))
    };
    let args = vec![
        Arg::input(bytes(&coordinate(0))),
        Arg::input(bytes(&coordinate(1))),
        Arg::input(bytes(&coordinate(2))),
        Arg::input(bytes(&mass)),
        result(0),
        result(1),
        result(2),
        Arg::U32(n as u32),
        Arg::F64(softening),
    ];
    Case::linear("nbody_f64", n, grid, group, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bodies_attract_each_other_by_the_inverse_square() {
        let bodies = [
            Body {
                position: [0.0, 0.0, 0.0],
                mass: 1.0,
            },
            Body {
                position: [2.0, 0.0, 0.0],
                mass: 3.0,
            },
        ];
        // The body itself adds nothing, having no distance; softening keeps that from 0 / 0.
        let a = acceleration(&bodies, [0.0, 0.0, 0.0], 1e-30);
        assert!(
            (a[0] - 0.75).abs() < 1e-12 && a[1] == 0.0 && a[2] == 0.0,
            "{a:?}"
        );
    }
}
