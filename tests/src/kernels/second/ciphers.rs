//! Ciphers, digests, checksums, numbers of many words.

use super::super::rng::{Rng, bytes};
use super::super::{Arg, Case};
use super::{changed, computed, vector};

pub(super) fn cases() -> Vec<Case> {
    vec![
        chacha20(90),
        aes128_tables(100),
        speck128(100),
        blake2s(70),
        siphash(100),
        crc32(20, 100),
        keccak(70),
        big_multiply(70),
    ]
}

fn rounds_of_chacha(s: &[u32; 16]) -> [u32; 16] {
    let mut x = *s;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (turn, other) in [(16, 12), (8, 7)] {
            x[a] = x[a].wrapping_add(x[b]);
            x[d] = (x[d] ^ x[a]).rotate_left(turn);
            x[c] = x[c].wrapping_add(x[d]);
            x[b] = (x[b] ^ x[c]).rotate_left(other);
        }
    };
    for _ in 0..10 {
        (0..4).for_each(|i| quarter(i, 4 + i, 8 + i, 12 + i));
        (0..4).for_each(|i| quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4));
    }
    std::array::from_fn(|i| x[i].wrapping_add(s[i]))
}

fn chacha20(blocks: usize) -> Case {
    let mut rng = Rng::new(2801);
    let (key, nonce) = (rng.vec(8, Rng::u32), rng.vec(3, Rng::u32));
    let data = rng.vec(16 * blocks, Rng::u32);
    let counter = 7;
    let mut out = Vec::new();
    for (id, block) in data.chunks(16).enumerate() {
        let mut state = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574].to_vec();
        state.extend(&key);
        state.push(counter + id as u32);
        state.extend(&nonce);
        let stream = rounds_of_chacha(&state.try_into().expect("16 words"));
        out.extend(block.iter().zip(stream).map(|(a, b)| a ^ b));
    }
    let args = vec![
        Arg::input(bytes(&data)),
        Arg::output(bytes(&out)),
        Arg::input(bytes(&key)),
        Arg::input(bytes(&nonce)),
        Arg::U32(counter),
        Arg::U32(blocks as u32),
    ];
    Case::linear("chacha20", blocks, 128, 64, args)
}

/// The kernel with tables of random words: what it does with them is what counts here.
fn aes128_tables(blocks: usize) -> Case {
    let mut rng = Rng::new(2802);
    let args = vec![
        Arg::input(bytes(&rng.vec(4 * blocks, Rng::u32))),
        computed(16 * blocks),
        Arg::input(bytes(&rng.vec(44, Rng::u32))),
        Arg::input(bytes(&rng.vec(256, Rng::u32))),
        Arg::input(rng.vec(256, |rng| rng.u32() as u8)),
        Arg::U32(blocks as u32),
    ];
    Case::linear("aes128_tables", blocks, 128, 64, args)
}

fn speck128(blocks: usize) -> Case {
    let mut rng = Rng::new(2803);
    let data: Vec<[u64; 2]> = rng.vec(blocks, |rng| [rng.u64(), rng.u64()]);
    let (key, counter) = ([rng.u64(), rng.u64()], rng.u64());
    let round = |x: &mut u64, y: &mut u64, key: u64| {
        *x = x.rotate_right(8).wrapping_add(*y) ^ key;
        *y = y.rotate_left(3) ^ *x;
    };
    let encrypted = data.iter().enumerate().map(|(id, block)| {
        let (mut x, mut y) = (counter.wrapping_add(id as u64), 0);
        let [mut a, mut b] = key;
        for i in 0..32 {
            round(&mut x, &mut y, a);
            round(&mut b, &mut a, i);
        }
        [block[0] ^ x, block[1] ^ y]
    });
    let args = vec![
        Arg::input(bytes(&data)),
        Arg::output(bytes(&encrypted.collect::<Vec<_>>())),
        vector(key.map(|v| bytes(&[v]))),
        Arg::U64(counter),
        Arg::U32(blocks as u32),
    ];
    Case::linear("speck128", blocks, 128, 64, args)
}

fn blake2s(count: usize) -> Case {
    let args = vec![
        Arg::input(bytes(&Rng::new(2804).vec(32 * count, Rng::u32))),
        computed(32 * count),
        Arg::U32(128),
        Arg::U32(count as u32),
    ];
    Case::linear("blake2s", count, 128, 64, args)
}

/// SipHash-2-4.
fn sip(key: [u64; 2], text: &[u8]) -> u64 {
    let mut v = [
        key[0] ^ 0x736f_6d65_7073_6575,
        key[1] ^ 0x646f_7261_6e64_6f6d,
        key[0] ^ 0x6c79_6765_6e65_7261,
        key[1] ^ 0x7465_6462_7974_6573,
    ];
    let round = |v: &mut [u64; 4]| {
        let mut step = |a: usize, b: usize, turn: u32| {
            v[a] = v[a].wrapping_add(v[b]);
            v[b] = v[b].rotate_left(turn) ^ v[a];
        };
        step(0, 1, 13);
        step(2, 3, 16);
        v[0] = v[0].rotate_left(32);
        let mut step = |a: usize, b: usize, turn: u32| {
            v[a] = v[a].wrapping_add(v[b]);
            v[b] = v[b].rotate_left(turn) ^ v[a];
        };
        step(0, 3, 21);
        step(2, 1, 17);
        v[2] = v[2].rotate_left(32);
    };
    let mut words: Vec<u64> = Vec::new();
    let (whole, rest) = text.as_chunks::<8>();
    words.extend(whole.iter().map(|w| u64::from_le_bytes(*w)));
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    last[7] = text.len() as u8;
    words.push(u64::from_le_bytes(last));
    for word in words {
        v[3] ^= word;
        (0..2).for_each(|_| round(&mut v));
        v[0] ^= word;
    }
    v[2] ^= 0xff;
    (0..4).for_each(|_| round(&mut v));
    v.iter().fold(0, |h, x| h ^ x)
}

fn siphash(count: usize) -> Case {
    let mut rng = Rng::new(2805);
    let key = [rng.u64(), rng.u64()];
    let (mut text, mut starts, mut hashes) = (Vec::new(), vec![0u32], Vec::new());
    for _ in 0..count {
        let length = rng.range(0, 40) as usize;
        let word = rng.vec(length, |rng| rng.u32() as u8);
        hashes.push(sip(key, &word));
        text.extend(word);
        starts.push(text.len() as u32);
    }
    let args = vec![
        Arg::input(text),
        Arg::input(bytes(&starts)),
        Arg::output(bytes(&hashes)),
        Arg::U64(key[0]),
        Arg::U64(key[1]),
        Arg::U32(count as u32),
    ];
    Case::linear("siphash", count, 128, 64, args)
}

/// The remainder after one more bit.
fn crc_bit(crc: u32) -> u32 {
    crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 }
}

fn crc32(words: usize, blocks: usize) -> Case {
    let data = Rng::new(2806).vec(words * blocks, Rng::u32);
    let after = |crc: u32, bits: usize| (0..bits).fold(crc, |crc, _| crc_bit(crc));
    let tables: Vec<u32> = (0..4)
        .flat_map(|k| (0..256).map(move |i| after(i, 8 * (k + 1))))
        .collect();
    let sum = |block: usize| {
        let words = (0..words).map(|i| data[i * blocks + block]);
        !words.fold(!0, |crc, word| after(crc ^ word, 32))
    };
    let args = vec![
        Arg::input(bytes(&data)),
        Arg::input(bytes(&tables)),
        Arg::output(bytes(&(0..blocks).map(sum).collect::<Vec<u32>>())),
        Arg::U32(words as u32),
        Arg::U32(blocks as u32),
    ];
    Case::linear("crc32", words, 128, 64, args)
}

fn keccak(count: usize) -> Case {
    let args = vec![
        changed(bytes(&Rng::new(2807).vec(25 * count, Rng::u64))),
        Arg::U32(count as u32),
    ];
    Case::linear("keccak", count, 128, 64, args)
}

fn big_multiply(n: usize) -> Case {
    let mut rng = Rng::new(2808);
    let mut modulus = rng.vec(8, Rng::u32);
    modulus[0] |= 1;
    // Newton's method for -1/modulus: each step doubles the number of right bits.
    let inverse = (0..5).fold(1u32, |x, _| {
        x.wrapping_mul(2u32.wrapping_sub(modulus[0].wrapping_mul(x)))
    });
    let args = vec![
        Arg::input(bytes(&rng.vec(8 * n, Rng::u32))),
        Arg::input(bytes(&rng.vec(8 * n, Rng::u32))),
        Arg::input(bytes(&modulus)),
        Arg::U32(inverse.wrapping_neg()),
        computed(32 * n),
        Arg::U32(n as u32),
    ];
    Case::linear("big_multiply", n, 128, 64, args)
}
