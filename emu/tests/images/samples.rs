//! Samples and gathers.

use super::*;

/// S#: addressing of all axes, unnormalised, linear, border's colour.
fn sampler(clamp: u32, unnormalized: u32, linear: u32, border: u32) -> [u32; 4] {
    let filter = linear << 20 | linear << 22;
    [
        (clamp * 0o111) | (unnormalized << 15),
        0xfff000,
        filter,
        border << 30,
    ]
}

const WRAP: u32 = 0;
const MIRROR: u32 = 1;
const LAST_TEXEL: u32 = 2;
const BORDER: u32 = 6;

const SAMPLE: &str = "image_sample v32, v[4:5], s[8:15], s[16:19] dmask:0x1";

fn bits<const N: usize>(values: [f32; N]) -> [u32; N] {
    values.map(f32::to_bits)
}

#[test]
fn the_nearest_texel() {
    for processor in PROCESSORS {
        let mut rig = Rig::new(processor, Geometry::D2(4, 4), RF32)
            .filled(|i| (i as f32).to_bits())
            .with_sampler(sampler(LAST_TEXEL, 0, 0, 0));
        let inputs = [
            floats(|l| l as f32 / 8.0 + 0.01),
            floats(|l| if l < 8 { 0.3 } else { 0.9 }),
        ];
        let expected = bits([4.0, 4.0, 5.0, 5.0, 6.0, 6.0, 7.0, 7.0, 15.0]);
        rig.check(SAMPLE, &inputs, &[&expected]);
    }
}

/// Two thirds of the way between texels of a row, a quarter between rows.
#[test]
fn a_linear_filter() {
    let mut rig = Rig::new("gfx906", Geometry::D2(4, 2), RF32)
        .filled(|i| [0.0, 8.0, 16.0, 24.0, 100.0, 108.0, 116.0, 124.0f32][i as usize].to_bits())
        .with_sampler(sampler(LAST_TEXEL, 1, 1, 0));
    // Texels' centres are at halves: 1.75 is a quarter behind the second one.
    let inputs = [
        floats(|l| [1.75, 1.5, 0.25, 4.0, 2.0][l as usize % 5]),
        floats(|l| [0.5, 0.75, 0.5, 9.0, 1.0][l as usize % 5]),
    ];
    let expected = bits([
        8.0 + 0.25 * 8.0,
        8.0 + 0.25 * 100.0,
        0.0,
        124.0,
        12.0 + 0.5 * 100.0,
    ]);
    rig.check(SAMPLE, &inputs, &[&expected]);
}

/// Coordinates in half precision share a register; a bias has one of its own.
#[test]
fn short_coordinates() {
    let mut rig = Rig::new("gfx906", Geometry::D2(4, 2), RF32)
        .filled(|i| (i as f32).to_bits())
        .with_sampler(sampler(LAST_TEXEL, 1, 0, 0));
    // 2.5 and 1.5, 0.5 and 1.0, 3.0 and -1.0 in halves.
    let inputs = [
        lanes(|_| 0x1234_3c00),
        lanes(|l| [0x3e00_4100, 0x3c00_3800, 0xbc00_4200][l as usize % 3]),
    ];
    let expected = bits([6.0, 4.0, 3.0, 6.0]);
    let text = "image_sample_b v32, v[4:5], s[8:15], s[16:19] dmask:0x1 a16";
    rig.check(text, &inputs, &[&expected]);
}

/// Normalised bytes are filtered as the numbers that they stand for, with weights of 8 bits.
#[test]
fn weights_have_eight_bits() {
    let format = ImageFormat {
        channels: Channels::R,
        channel: ChannelType::Unorm8,
    };
    let mut rig =
        Rig::new("gfx906", Geometry::D1(2), format).with_sampler(sampler(LAST_TEXEL, 1, 1, 0));
    assert!(rig.device.write_image(&rig.image.clone(), &[0, 255]));
    let text = "image_sample_lz v32, v4, s[8:15], s[16:19] dmask:0x1";
    let inputs = [floats(|l| 0.5 + l as f32 / 512.0)];
    // Halfway between 1/256 of a texel it is the even one.
    let expected = bits([0.0, 0.0, 1.0, 2.0, 2.0, 2.0, 3.0].map(|w: f32| w / 256.0));
    rig.check(text, &inputs, &[&expected]);
}

#[test]
fn beyond_the_edges() {
    for (clamp, expected) in [
        (WRAP, [2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0]),
        (MIRROR, [1.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 2.0]),
        (LAST_TEXEL, [0.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 3.0]),
        (BORDER, [-1.0, -1.0, 0.0, 1.0, 2.0, 3.0, -1.0, -1.0]),
    ] {
        let mut rig = Rig::new("gfx803", Geometry::D1(4), RF32)
            .filled(|i| (i as f32).to_bits())
            .with_sampler(sampler(clamp, 0, 0, 2));
        let inputs = [floats(|l| (l as f32 - 1.5) / 4.0), lanes(|_| 0)];
        // The border's colour is one here.
        let expected = bits(expected.map(|v: f32| if v < 0.0 { 1.0 } else { v }));
        let text = "image_sample v32, v4, s[8:15], s[16:19] dmask:0x1";
        rig.check(text, &inputs, &[&expected]);
    }
}

#[test]
fn colours_of_the_border() {
    for (border, expected) in [(0, [0.0, 0.0]), (1, [0.0, 1.0]), (2, [1.0, 1.0])] {
        let format = ImageFormat {
            channels: Channels::Rgba,
            channel: ChannelType::Unorm8,
        };
        let mut rig = Rig::new("gfx906", Geometry::D1(4), format)
            .filled(|_| 0x3030_3030)
            .with_sampler(sampler(BORDER, 0, 0, border));
        let text = "image_sample v[32:33], v4, s[8:15], s[16:19] dmask:0x9";
        let [red, alpha] = bits(expected);
        rig.check(text, &[floats(|_| -0.5)], &[&[red], &[alpha]]);
    }
}

#[test]
fn offsets_count_in_texels() {
    let mut rig = Rig::new("gfx906", Geometry::D2(8, 8), RF32)
        .filled(|i| (i as f32).to_bits())
        .with_sampler(sampler(LAST_TEXEL, 1, 0, 0));
    let text = "image_sample_o v32, v[4:6], s[8:15], s[16:19] dmask:0x1";
    let offsets = lanes(|l| [0x0000, 0x0001, 0x003f, 0x3e02][l as usize % 4]);
    let inputs = [offsets, floats(|_| 3.5), floats(|_| 4.5)];
    rig.check(text, &inputs, &[&bits([35.0, 36.0, 34.0, 21.0])]);
}

/// Bias, comparison and derivatives stand before the coordinates, a level behind them.
#[test]
fn parts_of_the_address() {
    let geometry = Geometry::Array2(4, 4, 3);
    let rig = || {
        Rig::new("gfx906", geometry, RF32)
            .filled(|i| (i as f32).to_bits())
            .with_sampler(sampler(LAST_TEXEL, 1, 0, 0))
    };
    let [x, y, slice] = [2.5, 1.5, 1.2].map(|c| floats(move |_| c));
    let other = floats(|_| 99.0);
    let expected = bits([22.0]);
    let end = "s[8:15], s[16:19] dmask:0x1 da";
    for (name, address, inputs) in [
        ("image_sample", "v[4:6]", vec![x, y, slice]),
        ("image_sample_l", "v[4:7]", vec![x, y, slice, other]),
        ("image_sample_b", "v[4:7]", vec![other, x, y, slice]),
        ("image_sample_cl", "v[4:7]", vec![x, y, slice, other]),
        (
            "image_sample_b_cl_o",
            "v[4:11]",
            vec![lanes(|_| 0), other, x, y, slice, other],
        ),
        (
            "image_sample_d",
            "v[4:11]",
            vec![other, other, other, other, x, y, slice],
        ),
    ] {
        let text = format!("{name} v32, {address}, {end}");
        rig().check(&text, &inputs, &[&expected]);
    }
}

/// The reference stands on the left: less than, here.
#[test]
fn comparisons_are_filtered() {
    let mut rig = Rig::new("gfx906", Geometry::D1(2), RF32)
        .filled(|i| [0.25f32, 0.75][i as usize].to_bits())
        .with_sampler(sampler(LAST_TEXEL, 1, 1, 0));
    rig.sampler[0] |= 1 << 12;
    let text = "image_sample_c_lz v32, v[4:5], s[8:15], s[16:19] dmask:0x1";
    let inputs = [
        floats(|l| [0.5, 0.0, 0.9][l as usize % 3]),
        floats(|_| 0.75),
    ];
    rig.check(text, &inputs, &[&bits([0.25, 1.0, 0.0])]);
}

#[test]
fn three_dimensions() {
    let mut rig = Rig::new("gfx906", Geometry::D3(2, 2, 2), RF32)
        .filled(|i| (i as f32).to_bits())
        .with_sampler(sampler(LAST_TEXEL, 0, 1, 0));
    let text = "image_sample v32, v[4:6], s[8:15], s[16:19] dmask:0x1";
    let inputs = [0.5, 0.25, 0.5].map(|c| floats(move |_| c));
    rig.check(text, &inputs, &[&bits([2.5])]);
}

/// Faces count from the slice's number times eight, coordinates from one to two.
#[test]
fn faces_of_cubes() {
    let mut rig = Rig::new("gfx906", Geometry::Array2(4, 4, 12), RF32)
        .filled(|i| (i as f32).to_bits())
        .with_bits(3, 28, 4, 11);
    let text = "image_sample v32, v[4:6], s[8:15], s[16:19] dmask:0x1 da";
    let faces = [0.0, 5.0, 8.0, 13.0];
    let inputs = [
        floats(|_| 1.3),
        floats(|_| 1.6),
        floats(|l| faces[l as usize % 4]),
    ];
    let expected = bits([0.0, 5.0, 6.0, 11.0].map(|face: f32| 16.0 * face + 9.0));
    rig.check(text, &inputs, &[&expected]);
}

/// The texels of a linear filter, from the lower left one on against the clock.
#[test]
fn gathers() {
    // gfx90a has none.
    for processor in PROCESSORS.into_iter().filter(|&p| p != "gfx90a") {
        let mut rig = Rig::new(processor, Geometry::D2(4, 4), RF32)
            .filled(|i| (i as f32).to_bits())
            .with_sampler(sampler(LAST_TEXEL, 1, 0, 0));
        let text = "image_gather4_lz v[32:35], v[4:5], s[8:15], s[16:19] dmask:0x1";
        let inputs = [floats(|l| 2.0 + l as f32), floats(|_| 1.0)];
        let rows = [[5.0, 6.0], [6.0, 7.0], [2.0, 3.0], [1.0, 2.0]].map(bits);
        rig.check(text, &inputs, &[&rows[0], &rows[1], &rows[2], &rows[3]]);
    }
}

#[test]
fn gathers_of_a_component() {
    let format = ImageFormat {
        channels: Channels::Rgba,
        channel: ChannelType::Uint8,
    };
    let mut rig = Rig::new("gfx906", Geometry::D2(2, 2), format)
        .filled(|i| 0x0403_0201 + 0x1010_1010 * i)
        .with_sampler(sampler(LAST_TEXEL, 1, 0, 0));
    let text = "image_gather4 v[32:35], v[4:5], s[8:15], s[16:19] dmask:0x4";
    let inputs = [floats(|_| 1.0), floats(|_| 1.0)];
    rig.check(text, &inputs, &[&[0x23], &[0x33], &[0x13], &[0x03]]);
    let halves = "image_gather4 v[32:33], v[4:5], s[8:15], s[16:19] dmask:0x4 d16";
    rig.check(halves, &inputs, &[&[0x0033_0023], &[0x0003_0013]]);
}

/// What AMD's device libraries do without a filter: the texel's number, times the approximate
/// reciprocal of the width.
#[test]
fn texels_of_approximate_quotients() {
    let mut rig = Rig::new("gfx906", Geometry::D1(49), RF32).filled(|i| (i as f32).to_bits());
    let below = |x: f32| f32::from_bits(x.to_bits().saturating_sub(1));
    let text = "image_sample v32, v4, s[8:15], s[16:19] dmask:0x1";
    let inputs = [floats(|l| below((l % 49) as f32 / 49.0))];
    let expected: Vec<u32> = (0..49).map(|l| (l as f32).to_bits()).collect();
    rig.check(text, &inputs, &[&expected]);
}

/// EXEC off: nothing is looked at.
#[test]
fn no_lane_no_image() {
    let mut rig = Rig::new("gfx906", Geometry::D1(4), RF32);
    rig.resource = [u32::MAX; 8];
    let text = "s_mov_b64 s[30:31], exec\ns_mov_b64 exec, 0\n\
                image_sample v32, v4, s[8:15], s[16:19] dmask:0x1\n\
                image_load v32, v4, s[8:15] dmask:0x1 unorm\n\
                image_store v32, v4, s[8:15] dmask:0x1 unorm\n\
                image_atomic_add v32, v4, s[8:15] dmask:0x1 unorm\ns_mov_b64 exec, s[30:31]";
    rig.get(text, &[], 0);
}
