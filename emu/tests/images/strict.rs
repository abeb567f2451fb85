//! Strict mode treats images as other vector memory.

use super::*;

fn strict(geometry: Geometry, text: &str, inputs: &[Lanes]) -> Option<Option<String>> {
    let mut rig = Rig::new("gfx906", geometry, R32).filled(|i| i);
    rig.mode = Mode::Strict;
    let done = rig.run(text, inputs, 0)?;
    Some(done.err().map(|e| e.to_string()))
}

fn passes(geometry: Geometry, text: &str, inputs: &[Lanes]) {
    if let Some(Some(said)) = strict(geometry, text, inputs) {
        panic!("{text}: {said}");
    }
}

fn fails(geometry: Geometry, text: &str, inputs: &[Lanes], expected: &str) {
    if let Some(said) = strict(geometry, text, inputs) {
        let said = said.unwrap_or_default();
        assert!(
            said.contains(expected),
            "{text}: '{expected}' is not in '{said}'"
        );
    }
}

const LINE: Geometry = Geometry::D1(64);

#[test]
fn results_are_waited_for() {
    let x = [lanes(|l| l)];
    for asks in [
        "image_load v32, v4, s[8:15] dmask:0x1 unorm",
        "image_sample_lz v32, v4, s[8:15], s[16:19] dmask:0x1",
        "image_get_resinfo v32, v4, s[8:15] dmask:0x1 unorm",
        "v_mov_b32 v32, 1\nimage_atomic_add v32, v4, s[8:15] dmask:0x1 unorm glc",
    ] {
        fails(LINE, &format!("{asks}\nv_mov_b32 v33, v32"), &x, "vmcnt");
        passes(
            LINE,
            &format!("{asks}\ns_waitcnt vmcnt(0)\nv_mov_b32 v33, v32"),
            &x,
        );
    }
}

/// The second coordinate is one of an image of two dimensions only.
#[test]
fn addresses_are_defined() {
    let load = "image_load v32, v4, s[8:15] dmask:0x1 unorm\ns_waitcnt vmcnt(0)";
    let x = [lanes(|l| l % 8)];
    passes(LINE, load, &x);
    fails(Geometry::D2(8, 8), load, &x, "v5");
    let sampler = "image_sample_lz v32, v4, s[8:15], s[40:43] dmask:0x1";
    fails(LINE, sampler, &x, "s40");
}

#[test]
fn stores_are_defined_and_apart() {
    let x = [lanes(|l| l), lanes(|l| l + 7)];
    let store = |data: &str| format!("image_store {data}, v4, s[8:15] dmask:0x1 unorm");
    passes(LINE, &store("v5"), &x);
    fails(LINE, &store("v40"), &x, "v40");
    let same = [lanes(|l| l / 2), lanes(|l| l)];
    fails(LINE, &store("v5"), &same, "lane");
}
