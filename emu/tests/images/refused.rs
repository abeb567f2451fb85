//! What is not executed is an error that says so.

use super::*;

fn message(rig: &mut Rig, text: &str) -> Option<String> {
    let inputs = [
        floats(|_| 0.3),
        floats(|_| 0.3),
        floats(|_| 0.3),
        lanes(|_| 1),
    ];
    let done = rig.run(text, &inputs, 0)?;
    Some(done.err().map(|e| e.to_string()).unwrap_or_default())
}

fn check(mut rig: Rig, text: &str, expected: &str) {
    if let Some(said) = message(&mut rig, text) {
        assert!(
            said.contains(expected),
            "{text}: '{expected}' is not in '{said}'"
        );
    }
}

const LOAD: &str = "image_load v32, v[4:6], s[8:15] dmask:0x1 unorm";
const SAMPLE: &str = "image_sample v32, v[4:5], s[8:15], s[16:19] dmask:0x1";

#[test]
fn images_that_are_not_linear_levels_samples() {
    let image = || Rig::new("gfx906", Geometry::D2(8, 8), R32);
    for (word, low, count, value, expected) in [
        (3, 20, 5, 9, "tiling 9: only linear ones (0)"),
        (3, 28, 4, 14, "several samples"),
        (3, 28, 4, 0, "a buffer resource"),
        (3, 28, 4, 3, "type 3, which is reserved"),
        (3, 12, 4, 1, "level 1: only level 0"),
        (1, 20, 6, 33, "data format 33 as number format 4"),
        (1, 26, 4, 12, "data format 4 as number format 12"),
        (6, 21, 1, 1, "compressed"),
        (4, 13, 16, 3, "a pitch of 4 texels for rows of 8"),
    ] {
        check(image().with_bits(word, low, count, value), LOAD, expected);
    }
    let old = Rig::new("gfx700", Geometry::D2(8, 8), R32).with_bits(3, 20, 5, 14);
    check(old, LOAD, "tiling 14: only linear ones (8)");
    let several = Rig::new("gfx906", Geometry::Array2(8, 8, 2), R32).with_bits(3, 16, 4, 2);
    check(several, LOAD, "slices with several levels");
    let cube = Rig::new("gfx906", Geometry::Array2(8, 8, 6), R32).with_bits(3, 28, 4, 11);
    check(cube, LOAD, "a cube without da");
}

#[test]
fn modifiers() {
    let image = || Rig::new("gfx906", Geometry::D2(8, 8), R32);
    check(
        image(),
        &format!("{LOAD} lwe"),
        "not implemented: image_load",
    );
    let text = "image_load v[32:33], v[4:6], s[8:15] dmask:0x1 unorm tfe";
    check(image(), text, "not implemented: image_load");
    let lod = "image_get_lod v32, v[4:5], s[8:15], s[16:19] dmask:0x1";
    check(image(), lod, "not implemented: image_get_lod");
}

#[test]
fn samplers() {
    let image = || Rig::new("gfx906", Geometry::D2(8, 8), RF32);
    let with = |sampler| image().with_sampler(sampler);
    check(with([0, 0xfff000, 1 << 20, 0]), SAMPLE, "that differ");
    check(
        with([0, 0xfff000, 2 << 20 | 2 << 22, 0]),
        SAMPLE,
        "anisotropic",
    );
    check(with([1 << 29, 0xfff000, 0, 0]), SAMPLE, "minima or maxima");
    let table = [0o666, 0xfff000, 5 << 20, 3 << 30];
    let far = "v_mov_b32 v4, 4.0\nimage_sample v32, v[4:5], s[8:15], s[16:19] dmask:0x1";
    check(with(table), far, "the driver's table");
    let integers = Rig::new("gfx906", Geometry::D2(8, 8), R32);
    let linear = [0, 0xfff000, 5 << 20, 0];
    check(
        integers.with_sampler(linear),
        SAMPLE,
        "a linear filter of integers",
    );
    let levels = image()
        .with_bits(3, 16, 4, 2)
        .with_sampler([0, 0xfff000, 1 << 26, 0]);
    check(levels, SAMPLE, "a level that is not known to be 0");
    let gather = "image_gather4 v[32:35], v[4:5], s[8:15], s[16:19] dmask:0x1";
    let old = Rig::new("gfx803", Geometry::D2(8, 8), R32);
    check(old, gather, "a gather of integers");
    let edges = Rig::new("gfx906", Geometry::Array2(8, 8, 6), RF32).with_bits(3, 28, 4, 11);
    let text = "v_mov_b32 v4, 1.0\nimage_sample v32, v[4:6], s[8:15], s[16:19] dmask:0x1 da";
    check(
        edges.with_sampler(linear),
        text,
        "across the edges of a cube",
    );
}

#[test]
fn atomics_and_stores() {
    let format = ImageFormat {
        channels: Channels::Rgba,
        channel: ChannelType::Uint32,
    };
    let wide = Rig::new("gfx906", Geometry::D1(8), format);
    let add = "image_atomic_add v5, v7, s[8:15] dmask:0x1 unorm";
    check(wide, add, "an atomic on texels of 16 bytes");
    let srgb = Rig::new("gfx906", Geometry::D1(8), R32)
        .with_bits(1, 20, 6, 10)
        .with_bits(1, 26, 4, 9);
    let store = "image_store v5, v7, s[8:15] dmask:0x1 unorm";
    check(srgb, store, "a store to an image of sRGB");
}
