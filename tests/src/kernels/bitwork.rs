//! `bits`, `short_ops`, `const_table`: counting, moving and narrow arithmetic.

use super::Case;
use super::args::Arg;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (n, grid, group) in [(1, 64, 64), (200, 256, 64), (333, 333, 100)] {
        cases.push(bits(n, grid, group));
        cases.push(const_table(n, 13, grid, group));
        cases.push(short_ops(n, 9, grid, group));
    }
    cases
}

/// The Morton code, bit by bit: bit k of `x` goes to 2k, bit k of `y` to 2k + 1.
fn morton(x: u32, y: u32) -> u64 {
    (0..32)
        .map(|k| u64::from(x >> k & 1) << (2 * k) | u64::from(y >> k & 1) << (2 * k + 1))
        .sum()
}

fn bits(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(101);
    let mut input = rng.vec(n, Rng::any_size);
    input[0] = 0;
    let mut out = Vec::new();
    let mut wide = Vec::new();
    for &x in &input {
        let (lo, hi) = (x as u32, (x >> 32) as u32);
        out.push([
            lo.count_ones(),
            lo.leading_zeros(),
            hi.trailing_zeros(),
            x.count_ones(),
            x.leading_zeros(),
            x.trailing_zeros(),
            lo.reverse_bits(),
            hi.swap_bytes(),
            lo.rotate_left(hi % 32),
            (lo >> 5 & 0x1ff).wrapping_add((x >> 13) as u32),
        ]);
        wide.push([
            morton(lo, hi),
            x.swap_bytes() ^ x.rotate_right(lo % 64),
            x << (hi % 64) | (x as i64 >> (lo % 64)) as u64,
            x.reverse_bits().wrapping_add(u64::from(lo) * u64::from(hi)),
        ]);
    }
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(bytes(&out)),
        Arg::output(bytes(&wide)),
        Arg::U32(n as u32),
    ];
    Case::linear("bits", n, grid, group, args)
}

/// CRC-32 of IEEE 802.3, one bit at a time.
pub(super) fn crc32(data: &[u8]) -> u32 {
    let mut crc = !0u32;
    for &byte in data {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 {
                crc >> 1 ^ 0xedb8_8320
            } else {
                crc >> 1
            };
        }
    }
    !crc
}

fn const_table(n: usize, length: usize, grid: u32, group: u32) -> Case {
    // The digits of pi, twenty of them.
    const DIGITS: [u8; 20] =
        *b"\x03\x01\x04\x01\x05\x09\x02\x06\x05\x03\x05\x08\x09\x07\x09\x03\x02\x03\x08\x04";
    let mut rng = Rng::new(102);
    let records = rng.vec(n * length, |rng| rng.u32() as u8);
    let crc: Vec<u32> = records.chunks(length).map(crc32).collect();
    let swapped: Vec<u8> = crc
        .iter()
        .enumerate()
        .map(|(i, &crc)| DIGITS[(!crc & 3) as usize * 5 + i % 5])
        .collect();
    let args = vec![
        Arg::input(records),
        Arg::output(bytes(&crc)),
        Arg::output(swapped),
        Arg::U32(n as u32),
        Arg::U32(length as u32),
    ];
    Case::linear("const_table", n, grid, group, args)
}

/// One step of the predictor: the new state and step size, and by how much it moved.
fn predict(state: i16, step: u16, value: i16) -> (i16, u16, i16) {
    let error = value.saturating_sub(state);
    let mut moved = error >> 3;
    moved = moved.min(step as i16);
    moved = moved.max((step as i16).wrapping_neg());
    let state = state.saturating_add(moved.wrapping_mul(5));
    let step = match error < 0 {
        true => step.wrapping_sub(step >> 2),
        false => step.wrapping_add(step >> 3).wrapping_add(1),
    };
    (state, step, moved)
}

fn short_ops(n: usize, run: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(103);
    let input = rng.vec(n * run, |rng| rng.u32() as i16);
    let pairs = rng.vec(n, |rng| [rng.u32() as u16, rng.u32() as u16]);
    let mut out = Vec::new();
    let mut last = Vec::new();
    for (i, values) in input.chunks(run).enumerate() {
        let (mut state, mut step, mut byte) = (0, 16, i as i8);
        for &value in values {
            let moved;
            (state, step, moved) = predict(state, step, value);
            byte = byte.wrapping_mul(3).wrapping_add(moved as i8);
            out.push(state);
        }
        last.push(byte);
    }
    let packed: Vec<[u16; 2]> = pairs
        .iter()
        .map(|&[x, y]| {
            let (qx, qy) = (x.max(1000) - 7, y.max(2000) - 9);
            [
                qx.wrapping_mul(x).wrapping_add(qx.min(y << 3)),
                qy.wrapping_mul(y).wrapping_add(qy.min(x << 5)),
            ]
        })
        .collect();
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(bytes(&out)),
        Arg::input(bytes(&pairs)),
        Arg::output(bytes(&packed)),
        Arg::output(bytes(&last)),
        Arg::U32(n as u32),
        Arg::U32(run as u32),
    ];
    Case::linear("short_ops", n, grid, group, args)
}
