//! The division sequences: scale, reciprocal, refinement, `v_div_fmas`, `v_div_fixup`. Their
//! result is the correctly rounded quotient, whatever the operands; that is what the instructions
//! are for.

mod common;

use common::{Kernel, assemble, launch, load, store};
use emu::LaunchConfig;

/// Numbers that look random (xorshift), with every exponent equally likely.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// Single precision, the sequence for correctly rounded division with denormals.
const DIVISION: &str = "
    v_div_scale_f32 v10, s[10:11], v2, v2, v1
    v_div_scale_f32 v11, vcc, v1, v2, v1
    v_rcp_f32 v12, v10
    v_fma_f32 v13, -v10, v12, 1.0
    v_fma_f32 v12, v13, v12, v12
    v_mul_f32 v13, v11, v12
    v_fma_f32 v14, -v10, v13, v11
    v_fma_f32 v13, v14, v12, v13
    v_fma_f32 v14, -v10, v13, v11
    v_div_fmas_f32 v14, v14, v12, v13
    v_div_fixup_f32 v8, v14, v2, v1
";

const DIVISION64: &str = "
    v_div_scale_f64 v[10:11], s[10:11], v[4:5], v[4:5], v[2:3]
    v_rcp_f64 v[12:13], v[10:11]
    v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
    v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
    v_fma_f64 v[14:15], -v[10:11], v[12:13], 1.0
    v_fma_f64 v[12:13], v[12:13], v[14:15], v[12:13]
    v_div_scale_f64 v[14:15], vcc, v[2:3], v[4:5], v[2:3]
    v_mul_f64 v[16:17], v[14:15], v[12:13]
    v_fma_f64 v[10:11], -v[10:11], v[16:17], v[14:15]
    v_div_fmas_f64 v[10:11], v[10:11], v[12:13], v[16:17]
    v_div_fixup_f64 v[8:9], v[10:11], v[4:5], v[2:3]
";

const ROUNDS: usize = 200;

#[test]
fn single_precision_is_correctly_rounded() {
    let body = load(1, 0) + &load(2, 1) + DIVISION + &store(8, 0);
    let Some(code) = assemble("gfx906", &[Kernel::new(body)]) else {
        return;
    };
    let special = [
        0,
        1,
        0x007f_ffff,
        0x0080_0000,
        0x3f80_0000,
        0x7f7f_ffff,
        0x7f80_0000,
        0x7fc0_0000,
    ];
    let mut random = Random(1);
    let config = LaunchConfig::linear(64, 64);
    for round in 0..ROUNDS {
        let input: Vec<u32> = match round {
            // Every pair of special values.
            0 => (0..128)
                .map(|i| special[if i < 64 { i / 8 } else { i % 8 }])
                .collect(),
            _ => (0..128).map(|_| random.next() as u32).collect(),
        };
        let output = launch(&code, 0, config, &input, 64).unwrap_or_else(|e| panic!("{e}"));
        for lane in 0..64 {
            let (n, d) = (
                f32::from_bits(input[lane]),
                f32::from_bits(input[64 + lane]),
            );
            let (expected, result) = (n / d, f32::from_bits(output[lane]));
            assert!(
                expected.to_bits() == result.to_bits() || expected.is_nan() && result.is_nan(),
                "{n:e} / {d:e}: {result:e} ({:#x}), expected {expected:e} ({:#x})",
                result.to_bits(),
                expected.to_bits()
            );
        }
    }
}

#[test]
fn double_precision_is_correctly_rounded() {
    let body = load(2, 0) + &load(3, 1) + &load(4, 2) + &load(5, 3) + DIVISION64;
    let body = body + &store(8, 0) + &store(9, 1);
    let Some(code) = assemble("gfx906", &[Kernel::new(body)]) else {
        return;
    };
    let mut random = Random(2);
    let config = LaunchConfig::linear(64, 64);
    for _ in 0..ROUNDS {
        let pairs: Vec<[u64; 2]> = (0..64).map(|_| [random.next(), random.next()]).collect();
        let part = |which: usize, shift: u32| pairs.iter().map(move |p| (p[which] >> shift) as u32);
        let input: Vec<u32> = part(0, 0)
            .chain(part(0, 32))
            .chain(part(1, 0))
            .chain(part(1, 32))
            .collect();
        let output = launch(&code, 0, config, &input, 128).unwrap_or_else(|e| panic!("{e}"));
        for (lane, pair) in pairs.iter().enumerate() {
            let [n, d] = pair.map(f64::from_bits);
            let expected = n / d;
            let bits = u64::from(output[lane]) | u64::from(output[64 + lane]) << 32;
            let result = f64::from_bits(bits);
            assert!(
                expected.to_bits() == bits || expected.is_nan() && result.is_nan(),
                "{n:e} / {d:e}: {result:e} ({bits:#x}), expected {expected:e} ({:#x})",
                expected.to_bits()
            );
        }
    }
}
