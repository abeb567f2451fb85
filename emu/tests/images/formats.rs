//! Every format: what is stored lies in memory as it should, and comes back.

use super::*;

/// Data formats: number and bits of the components, lowest first.
const DATA: [(u32, &[u32]); 18] = [
    (1, &[8]),
    (2, &[16]),
    (3, &[8, 8]),
    (4, &[32]),
    (5, &[16, 16]),
    (6, &[11, 11, 10]),
    (7, &[10, 11, 11]),
    (8, &[2, 10, 10, 10]),
    (9, &[10, 10, 10, 2]),
    (10, &[8, 8, 8, 8]),
    (11, &[32, 32]),
    (12, &[16, 16, 16, 16]),
    (13, &[32, 32, 32]),
    (14, &[32, 32, 32, 32]),
    (16, &[5, 6, 5]),
    (17, &[5, 5, 5, 1]),
    (18, &[1, 5, 5, 5]),
    (19, &[4, 4, 4, 4]),
];

const UNORM: u32 = 0;
const SNORM: u32 = 1;
const USCALED: u32 = 2;
const SSCALED: u32 = 3;
const UINT: u32 = 4;
const SINT: u32 = 5;
const FLOAT: u32 = 7;

/// The value of a component's bits, said another way than the emulator does.
fn value(raw: u32, bits: u32, number: u32) -> u32 {
    let signed = match raw >> (bits - 1) {
        1 => i64::from(raw) - (1 << bits),
        _ => i64::from(raw),
    };
    let most = |bits: u32| ((1u64 << bits) - 1) as f64;
    let float = match number {
        _ if bits == 32 => return raw,
        UINT => return raw,
        SINT => return signed as u32,
        UNORM => f64::from(raw) / most(bits),
        SNORM => (signed as f64 / most(bits - 1)).max(-1.0),
        USCALED => f64::from(raw),
        SSCALED => signed as f64,
        _ => small_float(raw, bits),
    };
    (float as f32).to_bits()
}

/// A finite float with five bits of exponent.
fn small_float(raw: u32, bits: u32) -> f64 {
    let fraction = if bits == 16 { 10 } else { bits - 5 };
    let negative = bits == 16 && raw >> 15 != 0;
    let (exponent, rest) = (raw >> fraction & 31, raw & ((1 << fraction) - 1));
    let scale = f64::from(rest) / f64::from(1 << fraction);
    let size = match exponent {
        0 => scale * 2f64.powi(-14),
        _ => (1.0 + scale) * 2f64.powi(exponent as i32 - 15),
    };
    if negative { -size } else { size }
}

/// Whether a format has these numbers.
fn exists(data: u32, bits: &[u32], number: u32) -> bool {
    match number {
        FLOAT => bits.iter().all(|b| [10, 11, 16, 32].contains(b)),
        UNORM => true,
        _ => data < 16,
    }
}

/// Bits of a lane's component; no infinities and NaNs, and no second name of -1.
fn raw(lane: u32, component: u32, bits: u32, number: u32) -> u32 {
    let mask = u32::MAX >> (32 - bits);
    let mixed = (lane.wrapping_mul(0x0f1e_2d3b)).wrapping_add(component.wrapping_mul(0x9e37_79b9));
    let raw = mixed.rotate_left(lane + component) & mask;
    match number {
        FLOAT if bits < 32 => {
            let exponent = 31 << if bits == 16 { 10 } else { bits - 5 };
            if raw & exponent == exponent {
                raw & !(exponent & exponent << 1)
            } else {
                raw
            }
        }
        SNORM if raw == 1 << (bits - 1) => raw + 1,
        _ => raw,
    }
}

fn texel_bytes(bits: &[u32]) -> u32 {
    bits.iter().sum::<u32>() / 8
}

/// An image whose texels have so many bytes; those of 12 are in one of 16.
fn rig(processor: &str, bytes: u32) -> Rig {
    let (channels, channel) = match bytes {
        1 => (Channels::R, ChannelType::Uint8),
        2 => (Channels::R, ChannelType::Uint16),
        4 => (Channels::R, ChannelType::Uint32),
        8 => (Channels::Rg, ChannelType::Uint32),
        _ => (Channels::Rgba, ChannelType::Uint32),
    };
    Rig::new(
        processor,
        Geometry::D1(64),
        ImageFormat { channels, channel },
    )
    .with_bits(3, 0, 12, 0xfac)
}

#[test]
fn stored_and_loaded() {
    let text = "image_store v[5:8], v4, s[8:15] dmask:0xf unorm\ns_waitcnt vmcnt(0)\n\
                image_load v[32:35], v4, s[8:15] dmask:0xf unorm";
    for processor in ["gfx600", "gfx803", "gfx906"] {
        for (data, bits) in DATA {
            for number in [UNORM, SNORM, USCALED, SSCALED, UINT, SINT, FLOAT] {
                if !exists(data, bits, number) {
                    continue;
                }
                let mut rig = rig(processor, texel_bytes(bits))
                    .with_bits(1, 20, 6, data)
                    .with_bits(1, 26, 4, number);
                let given = |lane: u32, c: u32| match bits.get(c as usize) {
                    Some(&b) => value(raw(lane, c, b, number), b, number),
                    // What the format does not have is not stored.
                    None => 0x4242_4242,
                };
                let mut inputs = vec![lanes(|l| l)];
                inputs.extend((0..4).map(|c| lanes(|l| given(l, c))));
                let results = rig.get(text, &inputs, 4);
                let one = match number {
                    UINT | SINT => 1,
                    _ => 1f32.to_bits(),
                };
                for (c, result) in results.iter().enumerate() {
                    let expected = lanes(|l| match c < bits.len() {
                        true => given(l, c as u32),
                        false => [0, 0, 0, one][c],
                    });
                    assert_eq!(*result, expected, "{processor} {data} {number}: {c}");
                }
                if results.is_empty() {
                    return;
                }
                check_memory(&rig, (data, bits, number));
            }
        }
    }
}

/// The bits in memory, component after component from the lowest on.
fn check_memory(rig: &Rig, (data, bits, number): (u32, &[u32], u32)) {
    let size = texel_bytes(bits) as usize;
    let bytes = rig.device.read_image(&rig.image).expect("it is there");
    for (lane, element) in bytes.chunks_exact(size).take(LANES).enumerate() {
        let mut expected = 0u128;
        let mut shift = 0;
        for (c, &b) in bits.iter().enumerate() {
            expected |= u128::from(raw(lane as u32, c as u32, b, number)) << shift;
            shift += b;
        }
        let expected = &expected.to_le_bytes()[..size];
        assert_eq!(element, expected, "{data} {number}: lane {lane}");
    }
}

/// Numbers beyond what a component holds saturate; halfway is rounded to even.
#[test]
fn stores_saturate() {
    let mut rig = rig("gfx906", 1).with_bits(1, 26, 4, UNORM);
    let text = "image_store v5, v4, s[8:15] dmask:0x1 unorm";
    let given = [-1.0, 2.0, f32::NAN, 0.5, f32::INFINITY, 1.0 / 255.0];
    let values = lanes(|l| given.get(l as usize).copied().unwrap_or(0.0).to_bits());
    if rig.run(text, &[lanes(|l| l), values], 0).is_some() {
        let bytes = rig.device.read_image(&rig.image).expect("it is there");
        assert_eq!(bytes[..6], [0, 255, 0, 128, 255, 1]);
    }
}

/// Colours of sRGB become linear, alpha stays; stores of them do not exist.
#[test]
fn srgb() {
    let texels = [0xff00_0000, 0x80ff_8010];
    let mut rig = rig("gfx906", 4)
        .filled(|i| texels[i as usize % 2])
        .with_bits(1, 20, 6, 10)
        .with_bits(1, 26, 4, 9);
    let load = "image_load v[32:35], v4, s[8:15] dmask:0xf unorm";
    for (c, result) in rig.get(load, &[lanes(|l| l)], 4).iter().enumerate() {
        let near = |value: u32, expected: f32| (f32::from_bits(value) - expected).abs() < 1e-6;
        let expected = [
            [0.0, 0.0, 0.0, 1.0],
            [0.005_181_52, 0.215_860_5, 1.0, 128.0 / 255.0],
        ];
        for (lane, row) in expected.iter().enumerate() {
            assert!(near(result[lane], row[c]), "{c} of {lane}");
        }
    }
}
