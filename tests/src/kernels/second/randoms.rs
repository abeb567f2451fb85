//! Random numbers and Monte Carlo.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::{computed, vector};

pub(super) fn cases() -> Vec<Case> {
    vec![
        xorshift(128, 50),
        philox(100, 3),
        mersenne(2),
        pcg_pi(2, 40),
        option_price(70, 20),
    ]
}

fn xorshift(items: usize, numbers: u32) -> Case {
    let seeds: Vec<[u32; 4]> = Rng::new(2701).vec(items, |rng| std::array::from_fn(|_| rng.u32()));
    let (mut sums, mut greatest) = (Vec::new(), Vec::new());
    for &seed in &seeds {
        let [mut x, mut y, mut z, mut w] = seed;
        let (mut sum, mut most) = (0u64, 0);
        for _ in 0..numbers {
            let t = w ^ w << 11;
            (w, z, y) = (z, y, x);
            x = t ^ t >> 8 ^ x ^ x >> 19;
            sum += u64::from(x);
            most = most.max(x);
        }
        sums.push(sum);
        greatest.push(most);
    }
    let args = vec![
        Arg::input(bytes(&seeds)),
        Arg::output(bytes(&sums)),
        Arg::output(bytes(&greatest)),
        Arg::U32(numbers),
    ];
    Case::linear("xorshift", numbers, items as u32, 64, args)
}

fn philox(items: u32, steps: u32) -> Case {
    let args = vec![
        computed((16 * items * steps) as usize),
        vector([0xdead_beefu32, 0x1234_5678].map(|v| bytes(&[v]))),
        Arg::U32(steps),
        Arg::U32(items),
    ];
    Case::linear("philox", steps, 128, 64, args)
}

/// The next 624 words, by the recurrence one after the other.
fn mersenne(generators: usize) -> Case {
    let states = Rng::new(2702).vec(624 * generators, Rng::u32);
    let (mut next, mut out) = (Vec::new(), Vec::new());
    for state in states.chunks(624) {
        let mut state = state.to_vec();
        for i in 0..624 {
            let y = state[i] & 0x8000_0000 | state[(i + 1) % 624] & 0x7fff_ffff;
            let odd = if y & 1 == 1 { 0x9908_b0df } else { 0 };
            state[i] = state[(i + 397) % 624] ^ y >> 1 ^ odd;
        }
        for &word in &state {
            let y = word ^ word >> 11;
            let y = y ^ y << 7 & 0x9d2c_5680;
            let y = y ^ y << 15 & 0xefc6_0000;
            out.push(y ^ y >> 18);
        }
        next.extend(state);
    }
    let args = vec![
        Arg::updated(bytes(&states), bytes(&next)),
        Arg::output(bytes(&out)),
    ];
    Case::linear("mersenne", generators, 64 * generators as u32, 64, args)
}

fn pcg_pi(groups: u32, points: u32) -> Case {
    let args = vec![
        computed(4 * groups as usize),
        Arg::U32(points),
        Arg::U64(0x0123_4567_89ab_cdef),
    ];
    Case::linear("pcg_pi", points, 64 * groups, 64, args)
}

fn option_price(count: usize, paths: u32) -> Case {
    let options: Vec<[f32; 4]> = Rng::new(2703).vec(count, |rng| {
        let price = rng.f32(50.0, 150.0);
        let strike = rng.f32(50.0, 150.0);
        [price, strike, rng.f32(-0.05, 0.1), rng.f32(0.05, 0.4)]
    });
    let args = vec![
        Arg::input(bytes(&options)),
        computed(8 * count),
        Arg::U32(paths),
        Arg::U32(count as u32),
    ];
    Case::linear("option_price", paths, 128, 64, args)
}
