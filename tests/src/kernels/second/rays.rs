//! Rays, and pictures of the complex plane.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::{computed, vector};

pub(super) fn cases() -> Vec<Case> {
    vec![
        sdf_march(24, 12),
        ray_triangles(70, 20),
        ray_bvh(70, 64),
        complex_newton(30, 12),
        julia_f64(24, 12),
    ]
}

fn sdf_march(width: u32, height: u32) -> Case {
    let args = vec![
        computed((4 * width * height) as usize),
        Arg::U32(width),
        Arg::U32(height),
    ];
    let grid = [width.next_multiple_of(8), height.next_multiple_of(8), 1];
    Case::new("sdf_march", width, grid, [8, 8, 1], args)
}

/// Rays from around (0, 0, -5) to the unit cube, as origin and direction of length one.
fn rays(rng: &mut Rng, count: usize) -> Vec<[f32; 6]> {
    rng.vec(count, |rng| {
        let origin = [rng.f32(-1.0, 1.0), rng.f32(-1.0, 1.0), -5.0];
        let target: [f32; 3] = std::array::from_fn(|_| rng.f32(-1.2, 1.2));
        let d: [f32; 3] = std::array::from_fn(|k| target[k] - origin[k]);
        let length = d.iter().map(|v| v * v).sum::<f32>().sqrt();
        std::array::from_fn(|k| match k {
            0..3 => origin[k],
            _ => d[k - 3] / length,
        })
    })
}

fn ray_triangles(count: usize, triangles: usize) -> Case {
    let mut rng = Rng::new(3001);
    let args = vec![
        Arg::input(bytes(&rays(&mut rng, count))),
        Arg::input(bytes(&rng.vec(9 * triangles, |rng| rng.f32(-1.0, 1.0)))),
        computed(4 * count),
        computed(4 * count),
        Arg::I32(count as i32),
        Arg::I32(triangles as i32),
    ];
    Case::linear("ray_triangles", triangles, 128, 64, args)
}

/// A box with what is in it: as the kernel's structure lies in memory.
struct Node {
    low: [f32; 3],
    high: [f32; 3],
    first: u32,
    count: u32,
}

/// A tree over spheres, which are put in order: halves along the longest side, until two are left.
fn tree(nodes: &mut Vec<Node>, at: usize, spheres: &mut [[f32; 4]], first: usize) {
    let side = |k: usize, sign: f32| spheres.iter().map(move |s| s[k] + sign * s[3]);
    let low: [f32; 3] = std::array::from_fn(|k| side(k, -1.0).fold(f32::MAX, f32::min));
    let high: [f32; 3] = std::array::from_fn(|k| side(k, 1.0).fold(f32::MIN, f32::max));
    (nodes[at].low, nodes[at].high) = (low, high);
    if spheres.len() <= 2 {
        (nodes[at].first, nodes[at].count) = (first as u32, spheres.len() as u32);
        return;
    }
    let longer = |a: &usize, b: &usize| (high[*a] - low[*a]).total_cmp(&(high[*b] - low[*b]));
    let axis = (0..3).max_by(longer).unwrap_or(0);
    spheres.sort_by(|a, b| a[axis].total_cmp(&b[axis]));
    let children = nodes.len();
    (nodes[at].first, nodes[at].count) = (children as u32, 0);
    nodes.extend((0..2).map(|_| Node {
        low,
        high,
        first: 0,
        count: 0,
    }));
    let middle = spheres.len() / 2;
    let (left, right) = spheres.split_at_mut(middle);
    tree(nodes, children, left, first);
    tree(nodes, children + 1, right, first + middle);
}

fn ray_bvh(count: usize, spheres: usize) -> Case {
    let mut rng = Rng::new(3002);
    let mut spheres: Vec<[f32; 4]> = rng.vec(spheres, |rng| {
        std::array::from_fn(|k| match k {
            3 => rng.f32(0.02, 0.15),
            _ => rng.f32(-1.0, 1.0),
        })
    });
    let mut nodes = vec![Node {
        low: [0.0; 3],
        high: [0.0; 3],
        first: 0,
        count: 0,
    }];
    tree(&mut nodes, 0, &mut spheres, 0);
    let as_bytes = |n: &Node| {
        [
            bytes(&n.low),
            bytes(&[n.first]),
            bytes(&n.high),
            bytes(&[n.count]),
        ]
    };
    let args = vec![
        Arg::input(nodes.iter().flat_map(as_bytes).flatten().collect()),
        Arg::input(bytes(&spheres)),
        Arg::input(bytes(&rays(&mut rng, count))),
        computed(4 * count),
        computed(4 * count),
        Arg::I32(count as i32),
    ];
    Case::linear("ray_bvh", count, 128, 64, args)
}

fn complex_newton(width: u32, height: u32) -> Case {
    let pair = |v: [f32; 2]| vector(v.map(|v| bytes(&[v])));
    let args = vec![
        computed((2 * width * height) as usize),
        Arg::U32(width),
        Arg::U32(height),
        pair([-1.5, -1.2]),
        pair([0.1, 0.2]),
        Arg::U32(24),
    ];
    let grid = [width.next_multiple_of(8), height.next_multiple_of(8), 1];
    Case::new("complex_newton", width, grid, [8, 8, 1], args)
}

fn julia_f64(width: u32, height: u32) -> Case {
    let args = vec![
        computed((2 * width * height) as usize),
        Arg::U32(width),
        Arg::U32(height),
        vector([-0.75f64, 0.11].map(|v| bytes(&[v]))),
        Arg::F64(0.12),
        Arg::I32(40),
    ];
    let grid = [width.next_multiple_of(8), height.next_multiple_of(8), 1];
    Case::new("julia_f64", width, grid, [8, 8, 1], args)
}
