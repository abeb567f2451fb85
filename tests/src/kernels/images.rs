//! `mandelbrot`, `conv3x3`, `stencil3d`, `ray_spheres`.

use super::Case;
use super::args::Arg;
use super::expectation::{Expectation, Tolerance};
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    const SHARPEN: [i32; 9] = [0, -1, 0, -1, 5, -1, 0, -1, 0];
    const BLUR: [i32; 9] = [1, 2, 1, 2, 4, 2, 1, 2, 1];
    vec![
        mandelbrot(40, 24, [16, 16, 1]),
        mandelbrot(33, 9, [8, 4, 1]),
        conv3x3(37, 21, SHARPEN, 0, [16, 8, 1]),
        conv3x3(50, 7, BLUR, 4, [64, 1, 1]),
        conv3x3(1, 1, BLUR, 4, [8, 8, 1]),
        stencil3d([7, 6, 5], [8, 4, 2]),
        stencil3d([20, 3, 4], [5, 3, 4]),
        ray_spheres(24, 16, [8, 8, 1]),
        ray_spheres(19, 11, [16, 4, 1]),
    ]
}

/// A grid of whole work-groups.
fn covering(size: [usize; 3], group: [u32; 3]) -> [u32; 3] {
    std::array::from_fn(|k| (size[k] as u32).next_multiple_of(group[k]))
}

/// The number of steps before |z|² exceeds 4, every operation rounded to f32.
fn escape_time(cx: f32, cy: f32, limit: u32) -> u32 {
    let (mut x, mut y) = (0f32, 0f32);
    for count in 0..limit {
        if x * x + y * y > 4.0 {
            return count;
        }
        (x, y) = (x * x - y * y + cx, 2.0 * x * y + cy);
    }
    limit
}

fn mandelbrot(width: usize, height: usize, group: [u32; 3]) -> Case {
    let (left, top, step, limit) = (-2.0f32, 1.1f32, 2.8 / width as f32, 60);
    let mut counts = Vec::new();
    for py in 0..height {
        for px in 0..width {
            let (cx, cy) = (left + step * px as f32, top - step * py as f32);
            counts.push(escape_time(cx, cy, limit));
        }
    }
    let args = vec![
        Arg::output(bytes(&counts)),
        Arg::U32(width as u32),
        Arg::U32(height as u32),
        Arg::F32(left),
        Arg::F32(top),
        Arg::F32(step),
        Arg::U32(limit),
    ];
    let grid = covering([width, height, 1], group);
    Case::new(
        "mandelbrot",
        format_args!("{width}x{height}"),
        grid,
        group,
        args,
    )
}

fn conv3x3(width: usize, height: usize, weights: [i32; 9], shift: u32, group: [u32; 3]) -> Case {
    let mut rng = Rng::new(601);
    let image = rng.vec(width * height, |rng| rng.u32() as u8);
    let pixel = |x: usize, y: usize| {
        // One is added to coordinates, so that the border on the low side is at 0.
        let (x, y) = (x.clamp(1, width) - 1, y.clamp(1, height) - 1);
        f64::from(image[y * width + x])
    };
    let mut out = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let term = |(k, &w): (usize, &i32)| f64::from(w) * pixel(x + k % 3, y + k / 3);
            let sum: f64 = weights.iter().enumerate().map(term).sum();
            // Halves are rounded up.
            let rounded = (sum / f64::from(1 << shift) + 0.5).floor();
            out.push(rounded.clamp(0.0, 255.0) as u8);
        }
    }
    let args = vec![
        Arg::input(image),
        Arg::output(out),
        Arg::input(bytes(&weights)),
        Arg::I32(width as i32),
        Arg::I32(height as i32),
        Arg::I32(shift as i32),
    ];
    let grid = covering([width, height, 1], group);
    Case::new(
        "conv3x3",
        format_args!("{width}x{height}"),
        grid,
        group,
        args,
    )
}

fn stencil3d(size: [usize; 3], group: [u32; 3]) -> Case {
    let [nx, ny, nz] = size;
    let rate = 0.1f32;
    let mut rng = Rng::new(602);
    let input = rng.vec(nx * ny * nz, |rng| rng.f32(1.0, 2.0));
    let at = |x: usize, y: usize, z: usize| f64::from(input[(z * ny + y) * nx + x]);
    let mut out = Vec::new();
    let mut largest = 0f64;
    for i in 0..input.len() {
        let (x, y, z) = (i % nx, i / nx % ny, i / nx / ny);
        let low = |k: usize| k.saturating_sub(1);
        let neighbours = at(low(x), y, z)
            + at((x + 1).min(nx - 1), y, z)
            + at(x, low(y), z)
            + at(x, (y + 1).min(ny - 1), z)
            + at(x, y, low(z))
            + at(x, y, (z + 1).min(nz - 1));
        let change = f64::from(rate) * (neighbours - 6.0 * at(x, y, z));
        largest = largest.max(change.abs());
        out.push((at(x, y, z) + change) as f32);
    }
    let tolerance = Tolerance::either(1e-5, 1e-6);
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(Expectation::f32(out, tolerance)),
        Arg::updated(
            bytes(&[0f32]),
            Expectation::f32(vec![largest as f32], tolerance),
        ),
        Arg::I32(nx as i32),
        Arg::I32(ny as i32),
        Arg::I32(nz as i32),
        Arg::F32(rate),
    ];
    let grid = covering(size, group);
    Case::new(
        "stencil3d",
        format_args!("{nx}x{ny}x{nz}"),
        grid,
        group,
        args,
    )
}

type Vec3 = [f64; 3];

fn dot(a: Vec3, b: Vec3) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn along(origin: Vec3, direction: Vec3, t: f64) -> Vec3 {
    std::array::from_fn(|k| origin[k] + t * direction[k])
}

fn normalised(v: Vec3) -> Vec3 {
    v.map(|x| x / dot(v, v).sqrt())
}

#[derive(Clone, Copy)]
struct Sphere {
    centre: [f32; 3],
    radius: f32,
    colour: [f32; 4],
}

/// What the reference must stay away from: far above f32's errors.
const CLEAR: f64 = 1e-4;

/// A scene, and how close the reference came to deciding anything otherwise: a margin that is far
/// above f32's errors means that indices can be compared exactly.
struct Tracer<'a> {
    spheres: &'a [Sphere],
    margin: f64,
}

impl Tracer<'_> {
    /// Whether `x > 0`, taking note of how clear that is.
    fn positive(&mut self, x: f64) -> bool {
        self.margin = self.margin.min(x.abs());
        x > 0.0
    }

    /// Distance of the nearest intersection beyond `limit`, from the roots of
    /// t² - 2 t (d · (c - o)) + |c - o|² - r² = 0.
    fn hit(&mut self, origin: Vec3, direction: Vec3, sphere: usize, limit: f64) -> Option<f64> {
        let Sphere { centre, radius, .. } = self.spheres[sphere];
        let to_centre: Vec3 = std::array::from_fn(|k| f64::from(centre[k]) - origin[k]);
        let half_b = dot(to_centre, direction);
        let c = dot(to_centre, to_centre) - f64::from(radius) * f64::from(radius);
        let discriminant = half_b * half_b - c;
        if !self.positive(discriminant) {
            return None;
        }
        let root = discriminant.sqrt();
        [half_b - root, half_b + root]
            .into_iter()
            .find(|t| self.positive(t - limit))
    }

    fn nearest(&mut self, direction: Vec3) -> Option<(usize, f64)> {
        let mut best: Option<(usize, f64)> = None;
        for sphere in 0..self.spheres.len() {
            let Some(t) = self.hit([0.0; 3], direction, sphere, 0.001) else {
                continue;
            };
            if best.is_none_or(|(_, nearest)| self.positive(nearest - t)) {
                best = Some((sphere, t));
            }
        }
        best
    }

    /// How much light falls on a point of a sphere.
    fn light(&mut self, sphere: usize, point: Vec3) -> f64 {
        let centre = self.spheres[sphere].centre.map(f64::from);
        let normal = normalised(along(point, centre, -1.0));
        let light = normalised([1.0, 1.5, -1.0]);
        let lit = dot(normal, light);
        if !self.positive(lit) {
            return 0.0;
        }
        let others = (0..self.spheres.len()).filter(|&other| other != sphere);
        for other in others {
            if self.hit(point, light, other, 0.01).is_some() {
                return 0.0;
            }
        }
        lit
    }
}

struct Picture {
    colours: Vec<f32>,
    indices: Vec<i32>,
}

fn trace(spheres: &[Sphere], width: usize, height: usize) -> Picture {
    let mut tracer = Tracer {
        spheres,
        margin: f64::INFINITY,
    };
    let (mut colours, mut indices) = (Vec::new(), Vec::new());
    for pixel in 0..width * height {
        let (px, py) = ((pixel % width) as f64, (pixel / width) as f64);
        let (u, v) = (
            (px + 0.5) / width as f64 - 0.5,
            0.5 - (py + 0.5) / height as f64,
        );
        let direction = normalised([u, v, 1.0]);
        let best = tracer.nearest(direction);
        indices.push(best.map_or(-1, |(sphere, _)| sphere as i32));
        let colour = best.map_or([0.0; 4], |(sphere, t)| {
            let lit = tracer.light(sphere, along([0.0; 3], direction, t));
            spheres[sphere]
                .colour
                .map(|c| (f64::from(c) * (0.1 + 0.9 * lit)) as f32)
        });
        colours.extend(colour);
    }
    assert!(
        tracer.margin > CLEAR,
        "a decision at {width}x{height} is close: {}",
        tracer.margin
    );
    Picture { colours, indices }
}

fn scene() -> Vec<Sphere> {
    let mut rng = Rng::new(603);
    rng.vec(6, |rng| Sphere {
        centre: [rng.f32(-1.5, 1.5), rng.f32(-1.0, 1.0), rng.f32(3.0, 6.0)],
        radius: rng.f32(0.3, 0.8),
        colour: std::array::from_fn(|_| rng.f32(0.2, 1.0)),
    })
}

fn ray_spheres(width: usize, height: usize, group: [u32; 3]) -> Case {
    let spheres = scene();
    let picture = trace(&spheres, width, height);
    let raw: Vec<[[f32; 4]; 2]> = spheres
        .iter()
        .map(|s| [[s.centre[0], s.centre[1], s.centre[2], s.radius], s.colour])
        .collect();
    let args = vec![
        Arg::input(bytes(&raw)),
        Arg::U32(spheres.len() as u32),
        Arg::output(Expectation::f32(
            picture.colours,
            Tolerance::either(1e-4, 1e-4),
        )),
        Arg::output(bytes(&picture.indices)),
        Arg::U32(width as u32),
        Arg::U32(height as u32),
    ];
    let grid = covering([width, height, 1], group);
    Case::new(
        "ray_spheres",
        format_args!("{width}x{height}"),
        grid,
        group,
        args,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_escape_times() {
        assert_eq!(escape_time(0.0, 0.0, 100), 100);
        assert_eq!(escape_time(-1.0, 0.0, 100), 100);
        // z is 0, 2, 6: |z|² exceeds 4 when two steps are done.
        assert_eq!(escape_time(2.0, 0.0, 100), 2);
        assert_eq!(escape_time(3.0, 0.0, 100), 1);
    }

    #[test]
    fn pictures_show_spheres_and_sky() {
        for (width, height) in [(24, 16), (19, 11)] {
            let picture = trace(&scene(), width, height);
            assert!(
                picture.indices.iter().any(|&i| i < 0) && picture.indices.iter().any(|&i| i > 0)
            );
        }
    }
}
