//! Filters of images.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::computed;

pub(super) fn cases() -> Vec<Case> {
    vec![
        box_blur(37, 21, 2),
        gaussian(37, 25),
        sobel(40, 23),
        median3x3(37, 21),
        bilateral(30, 18, 3),
        rgb_to_yuv(48, 22),
        resize_bilinear([23, 17], [40, 30]),
    ]
}

/// A grid of whole work-groups of 16 by 16 that covers an image.
fn grid(width: u32, height: u32) -> [u32; 3] {
    [width.next_multiple_of(16), height.next_multiple_of(16), 1]
}

const GROUP: [u32; 3] = [16, 16, 1];

fn pixels(seed: u64, count: u32) -> Vec<u8> {
    Rng::new(seed).vec(count as usize, |rng| rng.u32() as u8)
}

fn greys(seed: u64, count: u32) -> Vec<f32> {
    Rng::new(seed).vec(count as usize, |rng| rng.f32(0.0, 1.0))
}

fn box_blur(width: u32, height: u32, radius: u32) -> Case {
    let args = vec![
        Arg::input(pixels(2001, 4 * width * height)),
        computed((4 * width * height) as usize),
        Arg::U32(width),
        Arg::U32(height),
        Arg::U32(radius),
    ];
    Case::new("box_blur", radius, grid(width, height), GROUP, args)
}

fn gaussian(width: u32, height: u32) -> Case {
    let args = vec![
        Arg::input(bytes(&greys(2002, width * height))),
        computed((4 * width * height) as usize),
        Arg::U32(width),
        Arg::U32(height),
    ];
    Case::new("gaussian", width, grid(width, height), GROUP, args)
}

fn sobel(width: u32, height: u32) -> Case {
    let size = (width * height) as usize;
    let args = vec![
        Arg::input(pixels(2003, width * height)),
        computed(size),
        computed(size),
        Arg::U32(width),
        Arg::U32(height),
    ];
    Case::new("sobel", width, grid(width, height), GROUP, args)
}

/// The median of nine neighbours, by sorting them.
fn median3x3(width: u32, height: u32) -> Case {
    let image = pixels(2004, width * height);
    let at = |x: i64, y: i64| {
        let (x, y) = (
            x.clamp(0, i64::from(width) - 1),
            y.clamp(0, i64::from(height) - 1),
        );
        image[(y * i64::from(width) + x) as usize]
    };
    let mut medians = Vec::new();
    for y in 0..i64::from(height) {
        for x in 0..i64::from(width) {
            let mut near: [u8; 9] =
                std::array::from_fn(|k| at(x + k as i64 % 3 - 1, y + k as i64 / 3 - 1));
            near.sort_unstable();
            medians.push(near[4]);
        }
    }
    let args = vec![
        Arg::input(image.clone()),
        Arg::output(medians),
        Arg::U32(width),
        Arg::U32(height),
    ];
    Case::new("median3x3", width, grid(width, height), GROUP, args)
}

fn bilateral(width: u32, height: u32, radius: u32) -> Case {
    let args = vec![
        Arg::input(bytes(&greys(2005, width * height))),
        computed((4 * width * height) as usize),
        Arg::U32(width),
        Arg::U32(height),
        Arg::U32(radius),
        Arg::F32(0.1),
        Arg::F32(4.0),
    ];
    Case::new("bilateral", radius, grid(width, height), GROUP, args)
}

fn rgb_to_yuv(width: u32, height: u32) -> Case {
    let size = (width * height) as usize;
    let args = vec![
        Arg::input(pixels(2006, 3 * width * height)),
        computed(size),
        computed(size / 4),
        computed(size / 4),
        Arg::U32(width),
        Arg::U32(height),
    ];
    let grid = grid(width / 2, height / 2);
    Case::new("rgb_to_yuv", width, grid, GROUP, args)
}

fn resize_bilinear(from: [u32; 2], to: [u32; 2]) -> Case {
    let args = vec![
        Arg::input(pixels(2007, 4 * from[0] * from[1])),
        computed((4 * to[0] * to[1]) as usize),
        Arg::U32(from[0]),
        Arg::U32(from[1]),
        Arg::U32(to[0]),
        Arg::U32(to[1]),
    ];
    Case::new("resize_bilinear", to[0], grid(to[0], to[1]), GROUP, args)
}
