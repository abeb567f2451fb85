//! `struct_arg`, `generic_ptr`, `message_passing`, `uniform_branch`.

use super::Case;
use super::args::{Arg, Buffer, Pointer};
use super::expectation::{Expectation, Tolerance};
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (n, grid, group) in [(1, 64, 64), (200, 256, 64), (100, 100, 60)] {
        cases.push(struct_arg(n, grid, group));
        cases.push(generic_ptr(n, grid, group));
        for mode in [0, 1, 2, 3, 7, 100] {
            cases.push(uniform_branch(mode, n, grid, group));
        }
    }
    cases.push(message_passing(64, 64));
    cases.push(message_passing(512, 256));
    cases.push(message_passing(300, 100));
    cases
}

/// The kernel's `Settings`, field by field at the offsets of the C ABI.
struct Settings {
    kind: u8,
    offset: i16,
    scale: [i32; 5],
    bias: i64,
    gain: f32,
    limit: f64,
    table: [i32; 16],
    tail: [u8; 3],
}

impl Settings {
    fn random(rng: &mut Rng) -> Settings {
        Settings {
            kind: rng.u32() as u8,
            offset: rng.u32() as i16,
            scale: std::array::from_fn(|_| rng.range(-1000, 1000) as i32),
            bias: rng.range(-1_000_000, 1_000_000),
            gain: rng.f32(0.5, 2.0),
            limit: 1e7,
            table: std::array::from_fn(|_| rng.u32() as i32 >> 8),
            tail: std::array::from_fn(|_| rng.u32() as u8),
        }
    }

    fn arg(&self) -> Arg {
        let mut raw = vec![0; 64];
        let mut put = |at: usize, field: &[u8]| raw[at..at + field.len()].copy_from_slice(field);
        put(0, &[self.kind]);
        put(2, &self.offset.to_le_bytes());
        put(4, &bytes(&self.scale));
        put(24, &self.bias.to_le_bytes());
        put(32, &self.gain.to_le_bytes());
        put(40, &self.limit.to_le_bytes());
        put(56, &self.tail);
        let table = Pointer {
            offset: 48,
            buffer: Buffer::input(bytes(&self.table)),
        };
        Arg::Struct {
            bytes: raw,
            align: 8,
            pointers: vec![table],
        }
    }

    fn result(&self, i: usize, v: i32) -> f64 {
        let terms = [
            i64::from(v) * i64::from(self.scale[i % 5]),
            self.bias,
            self.offset.into(),
            self.kind.into(),
            self.tail[(v & 1) as usize].into(),
            self.tail[2].into(),
            self.table[(v & 15) as usize].into(),
        ];
        // One rounding for the product: the sum is below 2^53.
        f64::min(
            terms.iter().sum::<i64>() as f64 * f64::from(self.gain),
            self.limit,
        )
    }
}

fn struct_arg(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(1201);
    let settings = Settings::random(&mut rng);
    let input = rng.vec(n, |rng| rng.range(-100_000, 100_000) as i32);
    let out = input
        .iter()
        .enumerate()
        .map(|(i, &v)| settings.result(i, v))
        .collect();
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(Expectation::f64(out, Tolerance::EXACT)),
        settings.arg(),
        Arg::U32(n as u32),
    ];
    Case::linear("struct_arg", n, grid, group, args)
}

fn generic_ptr(n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(1202);
    // Runs of up to four elements start at multiples of four.
    let data = rng.vec(n.next_multiple_of(4), |rng| rng.range(-1000, 1000) as i32);
    let mut out = Vec::new();
    for i in 0..n {
        let v = data[i];
        let own: [i32; 4] = std::array::from_fn(|k| (i * (k + 1)) as i32);
        let me = i % group as usize;
        let shared = |k: usize| (k * k) as i32 - 100;
        let count = 1 + (v as u32 as usize >> 2 & 3);
        let (sum, mark): (i32, i32) = match v & 3 {
            0 => (data[i & !3..][..count].iter().sum(), 0),
            1 => ((0..count).map(|k| shared((me & 60) + k)).sum(), 1_000_000),
            _ => (own[..count].iter().sum(), 2_000_000),
        };
        out.push(mark + if v < 0 { (2 * sum) ^ own[0] } else { 2 * sum });
    }
    let args = vec![
        Arg::input(bytes(&data)),
        Arg::output(bytes(&out)),
        Arg::U32(n as u32),
    ];
    Case::linear("generic_ptr", n, grid, group, args)
}

fn message_passing(n: u32, group: u32) -> Case {
    let data: Vec<[u32; 3]> = (0..n).map(|i| [i * 3 + 1, i * 5 + 2, i * 7 + 3]).collect();
    let args = vec![
        Arg::output(bytes(&data)),
        Arg::updated(vec![0; 12 * n as usize], bytes(&vec![1u32; 3 * n as usize])),
        Arg::output(bytes(&vec![1u32; n as usize])),
        Arg::U32(n),
    ];
    Case::linear(
        "message_passing",
        format_args!("{n}x{group}"),
        n,
        group,
        args,
    )
}

fn uniform_result(mode: i32, programme: &[i32], v: i32, group: usize) -> i32 {
    let words = &programme[1..=programme[0] as usize];
    match mode {
        0 => v + words.iter().sum::<i32>(),
        1 => {
            let mut v = v;
            for (k, &word) in words
                .iter()
                .enumerate()
                .rev()
                .filter(|(_, word)| **word >= 0)
            {
                v ^= word << ((k + 1) & 15);
                if word > 1000 {
                    break;
                }
            }
            v
        }
        2 | 3 => {
            let (mut v, mut steps) = (v, programme[0]);
            loop {
                v = v * 3 + steps;
                steps /= 2;
                if steps <= mode {
                    return v;
                }
            }
        }
        100 => group as i32,
        _ if programme[1] != 0 => -v,
        _ => v,
    }
}

fn uniform_branch(mode: i32, n: usize, grid: u32, group: u32) -> Case {
    let mut rng = Rng::new(1203);
    let mut programme = rng.vec(21, |rng| rng.range(-900, 1100) as i32);
    programme[0] = 20;
    programme[7] = 1001;
    let input = rng.vec(n, |rng| rng.range(-1000, 1000) as i32);
    let out: Vec<i32> = input
        .iter()
        .enumerate()
        .map(|(i, &v)| uniform_result(mode, &programme, v, i / group as usize))
        .collect();
    let args = vec![
        Arg::input(bytes(&input)),
        Arg::output(bytes(&out)),
        Arg::input(bytes(&programme)),
        Arg::I32(mode),
        Arg::U32(n as u32),
    ];
    Case::linear(
        "uniform_branch",
        format_args!("mode{mode}-{n}"),
        grid,
        group,
        args,
    )
}
