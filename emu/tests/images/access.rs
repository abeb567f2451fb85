//! Loads, stores and atomics: which texel, what is outside.

use super::*;

/// Coordinates of every dimension, some of them outside.
#[test]
fn texels_are_found() {
    let wave = |modulus: u32, step: u32| lanes(move |l| l * step % modulus);
    let cases = [
        (Geometry::D1(40), "v4", "", vec![wave(48, 1)]),
        (
            Geometry::D2(7, 9),
            "v[4:5]",
            "",
            vec![wave(9, 1), wave(11, 3)],
        ),
        (
            Geometry::D3(5, 3, 4),
            "v[4:6]",
            "",
            vec![wave(6, 1), wave(4, 1), wave(5, 3)],
        ),
        (
            Geometry::Array1(9, 4),
            "v[4:5]",
            " da",
            vec![wave(10, 1), wave(5, 1)],
        ),
        (
            Geometry::Array2(6, 5, 3),
            "v[4:6]",
            " da",
            vec![wave(7, 1), wave(6, 5), wave(4, 3)],
        ),
    ];
    for processor in PROCESSORS {
        for (geometry, address, da, coordinates) in &cases {
            let mut rig = Rig::new(processor, *geometry, R32).filled(|i| i + 1);
            let text = format!("image_load v32, {address}, s[8:15] dmask:0x1 unorm{da}");
            let Some(result) = rig.get(&text, coordinates, 1).pop() else {
                return;
            };
            let size = size_of(*geometry);
            for lane in 0..LANES {
                let at: Vec<u32> = coordinates.iter().map(|c| c[lane]).collect();
                let inside = at.iter().zip(&size).all(|(c, s)| c < s);
                let number = at.iter().zip(&size).rev().fold(0, |n, (c, s)| n * s + c);
                let expected = if inside { number + 1 } else { 0 };
                assert_eq!(result[lane], expected, "{processor} {geometry:?} {at:?}");
            }
        }
    }
}

fn size_of(geometry: Geometry) -> Vec<u32> {
    match geometry {
        Geometry::D1(w) => vec![w],
        Geometry::D2(w, h) | Geometry::Array1(w, h) => vec![w, h],
        Geometry::D3(w, h, d) | Geometry::Array2(w, h, d) => vec![w, h, d],
    }
}

#[test]
fn stores_outside_are_dropped() {
    for processor in PROCESSORS {
        let mut rig = Rig::new(processor, Geometry::D2(5, 4), R32);
        let text = "image_store v6, v[4:5], s[8:15] dmask:0x1 unorm";
        let inputs = [lanes(|l| l % 8), lanes(|l| l / 8), lanes(|l| l + 100)];
        if rig.run(text, &inputs, 0).is_none() {
            return;
        }
        let expected: Vec<u32> = (0..20).map(|i| i / 5 * 8 + i % 5 + 100).collect();
        assert_eq!(rig.texels(), expected, "{processor}");
    }
}

/// Without DA an array's slice is the first one, with it an image without slices ignores it.
#[test]
fn declarations_of_arrays() {
    let slices = Geometry::Array2(4, 2, 3);
    let mut rig = Rig::new("gfx906", slices, R32).filled(|i| i);
    let inputs = [lanes(|l| l), lanes(|_| 1), lanes(|_| 2)];
    let load = "image_load v32, v[4:6], s[8:15] dmask:0x1 unorm";
    rig.check(load, &inputs, &[&[4, 5, 6, 7, 0]]);
    rig.check(&format!("{load} da"), &inputs, &[&[20, 21, 22, 23, 0]]);
    let mut rig = Rig::new("gfx906", Geometry::D2(4, 2), R32).filled(|i| i);
    rig.check(&format!("{load} da"), &inputs, &[&[4, 5, 6, 7, 0]]);
    // The first slice of the resource.
    let mut rig = Rig::new("gfx906", slices, R32)
        .filled(|i| i)
        .with_bits(5, 0, 13, 1);
    let inputs = [lanes(|l| l), lanes(|_| 0), lanes(|_| 1)];
    rig.check(&format!("{load} da"), &inputs, &[&[16, 17, 18, 19, 0]]);
}

/// The masked components are in consecutive registers; a store writes zeros for the others.
#[test]
fn masks() {
    let format = ImageFormat {
        channels: Channels::Rgba,
        channel: ChannelType::Uint8,
    };
    let mut rig = Rig::new("gfx906", Geometry::D1(64), format).filled(|i| 0x0403_0201 + i);
    let x = [lanes(|l| l)];
    let load = "image_load v[32:33], v4, s[8:15] dmask:0xa unorm";
    rig.check(load, &x, &[&[2, 2], &[4, 4]]);
    let store = "image_store v[5:6], v4, s[8:15] dmask:0x9 unorm";
    let inputs = [x[0], lanes(|_| 0x11), lanes(|_| 0x22)];
    if rig.run(store, &inputs, 0).is_some() {
        assert_eq!(rig.texels()[..2], [0x2200_0011; 2]);
    }
}

/// Selects apply to loads, and the other way round to stores.
#[test]
fn destination_selects() {
    let format = ImageFormat {
        channels: Channels::Bgra,
        channel: ChannelType::Uint8,
    };
    let mut rig = Rig::new("gfx803", Geometry::D1(64), format).filled(|_| 0x0403_0201);
    let load = "image_load v[32:35], v4, s[8:15] dmask:0xf unorm";
    rig.check(load, &[lanes(|l| l)], &[&[3], &[2], &[1], &[4]]);
    let store = "image_store v[5:8], v4, s[8:15] dmask:0xf unorm";
    let inputs = [0, 10, 11, 12, 13].map(|v| lanes(move |_| v));
    if rig.run(store, &inputs, 0).is_some() {
        assert_eq!(rig.texels()[..2], [0x0d0a_0b0c, 0x0403_0201]);
    }
    // Outside, only the constant one is left.
    let mut rig = Rig::new("gfx906", Geometry::D1(8), R32).filled(|i| i + 5);
    let load = "image_load v[32:35], v4, s[8:15] dmask:0xf unorm";
    rig.check(
        load,
        &[lanes(|l| l + 7)],
        &[&[12, 0], &[0, 0], &[0, 0], &[1, 1]],
    );
}

#[test]
fn raw_elements() {
    let mut rig = Rig::new("gfx906", Geometry::D1(64), R32)
        .filled(|i| 0x80ff_7f01 + (i << 24))
        .with_bits(1, 20, 6, 10);
    let x = [lanes(|l| l)];
    let load = |op: &str| format!("{op} v32, v4, s[8:15] dmask:0x1 unorm");
    rig.check(&load("image_load_pck"), &x, &[&[0x80ff_7f01, 0x81ff_7f01]]);
    // Four texels of a byte in what was one.
    let mut rig = rig.with_bits(1, 20, 6, 1);
    rig.check(&load("image_load_pck"), &x, &[&[1, 0x7f, 0xff, 0x80]]);
    let signed = [1, 0x7f, u32::MAX, 0xffff_ff80];
    rig.check(&load("image_load_pck_sgn"), &x, &[&signed]);
    let store = "image_store_pck v5, v4, s[8:15] dmask:0x1 unorm";
    if rig.run(store, &[x[0], lanes(|l| 0x1200 + l)], 0).is_some() {
        assert_eq!(rig.texels()[0], 0x0302_0100);
    }
}

#[test]
fn levels_of_one() {
    let mut rig = Rig::new("gfx906", Geometry::D1(64), R32).filled(|i| i + 1);
    let load = "image_load_mip v32, v[4:5], s[8:15] dmask:0x1 unorm";
    let inputs = [lanes(|l| l), lanes(|l| l % 2)];
    rig.check(load, &inputs, &[&[1, 0, 3, 0]]);
}

#[test]
fn atomics() {
    for processor in PROCESSORS {
        let mut rig = Rig::new(processor, Geometry::D1(8), R32).filled(|i| 10 * i);
        let swap = "v_mov_b32 v32, v5\nimage_atomic_";
        let end = ", v4, s[8:15] dmask:0x1 unorm glc";
        let inputs = [lanes(|l| l), lanes(|l| l + 1)];
        let add = format!("{swap}add v32{end}");
        rig.check(&add, &inputs, &[&[0, 10, 20, 30, 40, 50, 60, 70, 0]]);
        let texels = rig.texels();
        if texels[1] == 10 {
            return; // There are no tools.
        }
        assert_eq!(texels, [1, 12, 23, 34, 45, 56, 67, 78], "{processor}");
        rig.check(&format!("{swap}umax v32{end}"), &inputs, &[&[1, 12]]);
        assert_eq!(rig.texels(), [1, 12, 23, 34, 45, 56, 67, 78]);
        // New value, then what memory must hold.
        let compare = "image_atomic_cmpswap v[6:7], v4, s[8:15] dmask:0x3 unorm glc\n\
                       s_waitcnt vmcnt(0)\nv_mov_b32 v32, v6";
        let (new, expected) = (lanes(|_| 7), lanes(|l| 1 + 22 * l));
        let inputs = [lanes(|l| l), lanes(|_| 0), new, expected];
        rig.check(compare, &inputs, &[&[1, 12, 23]]);
        assert_eq!(rig.texels()[..3], [7, 12, 23]);
    }
}

#[test]
fn atomics_of_64_bits() {
    let format = ImageFormat {
        channels: Channels::Rg,
        channel: ChannelType::Uint32,
    };
    let mut rig = Rig::new("gfx906", Geometry::D1(4), format).filled(|_| u32::MAX);
    let add = "image_atomic_add v[5:6], v4, s[8:15] dmask:0x3 unorm";
    let inputs = [lanes(|l| l), lanes(|l| l), lanes(|_| 0)];
    if rig.run(add, &inputs, 0).is_some() {
        let expected = [u32::MAX, u32::MAX, 0, 0, 1, 0, 2, 0];
        assert_eq!(rig.texels(), expected);
    }
}

#[test]
fn what_resinfo_says() {
    for (geometry, expected) in [
        (Geometry::D1(17), [17, 0, 0, 1]),
        (Geometry::D2(640, 480), [640, 480, 0, 1]),
        (Geometry::D3(5, 6, 7), [5, 6, 7, 1]),
        (Geometry::Array1(5, 9), [5, 9, 0, 1]),
        (Geometry::Array2(5, 6, 9), [5, 6, 9, 1]),
    ] {
        for processor in PROCESSORS {
            let mut rig = Rig::new(processor, geometry, R32);
            let text = "image_get_resinfo v[32:35], v4, s[8:15] dmask:0xf unorm";
            let [w, h, d, n] = expected;
            let expected: [&[u32]; 4] = [&[w, 0], &[h, 0], &[d, 0], &[n, n]];
            rig.check(text, &[lanes(|l| l)], &expected);
        }
    }
}

/// Two halves in a register, or one in each of two.
#[test]
fn sixteen_bits() {
    let format = ImageFormat {
        channels: Channels::Rg,
        channel: ChannelType::Float32,
    };
    let halves = |f: f32, g: f32| [f.to_bits(), g.to_bits()];
    for (processor, packed) in [("gfx803", false), ("gfx810", true), ("gfx906", true)] {
        let values = [halves(1.0, -2.0), halves(0.5, 65504.0)].concat();
        let mut rig = Rig::new(processor, Geometry::D1(2), format).filled(|i| values[i as usize]);
        let (data, expected): (_, [&[u32]; 2]) = match packed {
            true => ("v32", [&[0xc000_3c00, 0x7bff_3800], &[]]),
            false => ("v[32:33]", [&[0x3c00, 0x3800], &[0xc000, 0x7bff]]),
        };
        let load = format!("image_load {data}, v4, s[8:15] dmask:0x3 unorm d16");
        rig.check(&load, &[lanes(|l| l)], &expected);
        let (data, given) = match packed {
            true => ("v5", [0x4200_4000, 0]),
            false => ("v[5:6]", [0xffff_4000, 0xffff_4200]),
        };
        let store = format!("image_store {data}, v4, s[8:15] dmask:0x3 unorm d16");
        let inputs = [lanes(|l| l), lanes(|_| given[0]), lanes(|_| given[1])];
        if rig.run(&store, &inputs, 0).is_some() {
            assert_eq!(rig.texels()[2..], halves(2.0, 3.0), "{processor}");
        }
    }
}

/// The type of the image says how many registers an address has.
#[test]
fn an_address_has_registers() {
    let mut rig = Rig::new("gfx906", Geometry::D2(8, 8), R32);
    let text = "image_load v32, v63, s[8:15] dmask:0x1 unorm";
    if let Some(done) = rig.run(text, &[], 0) {
        let said = done.err().map(|e| e.to_string()).unwrap_or_default();
        assert!(said.contains("v[63:64]"), "{said}");
    }
}

/// What an image's descriptor says may be beyond all memory.
#[test]
fn accesses_are_checked() {
    let mut rig = Rig::new("gfx906", Geometry::D2(8, 8), R32).with_bits(2, 14, 14, 9999);
    let text = "image_load v32, v[4:5], s[8:15] dmask:0x1 unorm";
    let inputs = [lanes(|_| 0), lanes(|l| if l == 9 { 9999 } else { 0 })];
    if let Some(done) = rig.run(text, &inputs, 0) {
        let fault = common::fault(done.map(|_| Vec::new()));
        assert!(
            matches!(fault.kind, emu::FaultKind::OutOfBounds { .. }),
            "{fault}"
        );
        assert_eq!(fault.lane, Some(9));
    }
}

/// Coordinates of 16 bits share registers, each with the next one; the last half of an odd number
/// of them does not count.
#[test]
fn short_coordinates() {
    let halves = |low: u32, high: u32| lanes(move |l| (l % low) | (l % high) << 16);
    let junk = |low: u32| lanes(move |l| (l % low) | 0xbeef_0000);
    let cases = [
        (Geometry::D1(40), "v4", "", vec![junk(48)]),
        (Geometry::D2(7, 9), "v4", "", vec![halves(8, 10)]),
        (
            Geometry::D3(5, 3, 4),
            "v[4:5]",
            "",
            vec![halves(6, 4), junk(5)],
        ),
        (Geometry::Array1(9, 4), "v4", " da", vec![halves(10, 5)]),
        (
            Geometry::Array2(6, 5, 3),
            "v[4:5]",
            " da",
            vec![halves(7, 6), junk(4)],
        ),
    ];
    for processor in ["gfx900", "gfx906", "gfx90a"] {
        for (geometry, address, da, words) in &cases {
            let mut rig = Rig::new(processor, *geometry, R32).filled(|i| i + 1);
            let text = format!("image_load v32, {address}, s[8:15] dmask:0x1 unorm a16{da}");
            let Some(result) = rig.get(&text, words, 1).pop() else {
                return;
            };
            let size = size_of(*geometry);
            for lane in 0..LANES {
                let halves = words.iter().flat_map(|w| [w[lane] & 0xffff, w[lane] >> 16]);
                let at: Vec<u32> = halves.take(size.len()).collect();
                let inside = at.iter().zip(&size).all(|(c, s)| c < s);
                let number = at.iter().zip(&size).rev().fold(0, |n, (c, s)| n * s + c);
                let expected = if inside { number + 1 } else { 0 };
                assert_eq!(result[lane], expected, "{processor} {geometry:?} {at:?}");
            }
        }
    }
}
