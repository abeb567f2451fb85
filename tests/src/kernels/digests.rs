//! `sha256`: FIPS 180-4.

use super::Case;
use super::args::Arg;
use super::rng::{Rng, bytes};

pub(super) fn cases() -> Vec<Case> {
    vec![
        sha256_case("one-block", 1, 64, 64, |_| 40),
        sha256_case("two-blocks", 100, 128, 64, |i| 56 + i % 60),
        sha256_case("five-blocks", 70, 70, 33, |i| 250 + i % 60),
    ]
}

/// The first `count` primes.
fn primes(count: usize) -> Vec<u128> {
    let is_prime = |n: &u128| {
        (2..*n)
            .take_while(|d| d * d <= *n)
            .all(|d| !n.is_multiple_of(d))
    };
    (2..).filter(is_prime).take(count).collect()
}

/// The first 32 bits of the fraction of a number's root: the integer root of the number times a
/// power of two, by bisection.
fn root_fraction(n: u128, degree: u32) -> u32 {
    let scaled = n << (32 * degree);
    let (mut low, mut high) = (0u128, 1 << 40);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle.pow(degree) <= scaled {
            low = middle
        } else {
            high = middle
        }
    }
    low as u32
}

/// The message with the standard's padding: whole blocks of 64 bytes.
fn padded(message: &[u8]) -> Vec<u8> {
    let mut padded = message.to_vec();
    padded.push(0x80);
    padded.resize((message.len() + 9).next_multiple_of(64) - 8, 0);
    padded.extend((8 * message.len() as u64).to_be_bytes());
    padded
}

/// The hash function with its tables computed from their definition.
struct Sha256 {
    initial: [u32; 8],
    round: Vec<u32>,
}

impl Sha256 {
    fn new() -> Sha256 {
        let primes = primes(64);
        Sha256 {
            initial: std::array::from_fn(|i| root_fraction(primes[i], 2)),
            round: primes
                .iter()
                .map(|&prime| root_fraction(prime, 3))
                .collect(),
        }
    }

    fn digest(&self, message: &[u8]) -> [u8; 32] {
        let mut state = self.initial;
        for block in padded(message).chunks(64) {
            self.compress(&mut state, block);
        }
        let mut digest = [0; 32];
        for (out, word) in digest.chunks_mut(4).zip(state) {
            out.copy_from_slice(&word.to_be_bytes());
        }
        digest
    }

    fn compress(&self, state: &mut [u32; 8], block: &[u8]) {
        let mut w: Vec<u32> = block
            .chunks(4)
            .map(|word| u32::from_be_bytes(word.try_into().expect("blocks are whole words")))
            .collect();
        for t in 16..64 {
            let (x, y) = (w[t - 15], w[t - 2]);
            let s0 = x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3;
            let s1 = y.rotate_right(17) ^ y.rotate_right(19) ^ y >> 10;
            w.push(
                w[t - 16]
                    .wrapping_add(s0)
                    .wrapping_add(w[t - 7])
                    .wrapping_add(s1),
            );
        }
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *state;
        for (&w, &round) in w.iter().zip(&self.round) {
            let s1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
            let choice = e & f | !e & g;
            let t1 = [s1, choice, round, w]
                .into_iter()
                .fold(h, u32::wrapping_add);
            let s0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
            let majority = a & b | a & c | b & c;
            (h, g, f, e) = (g, f, e, d.wrapping_add(t1));
            (d, c, b, a) = (c, b, a, t1.wrapping_add(s0).wrapping_add(majority));
        }
        for (word, add) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
            *word = word.wrapping_add(add);
        }
    }
}

/// Messages whose lengths need the same number of blocks each.
fn sha256_case(
    variant: &str,
    count: usize,
    grid: u32,
    group: u32,
    length: fn(usize) -> usize,
) -> Case {
    let mut rng = Rng::new(201);
    let sha256 = Sha256::new();
    let messages: Vec<Vec<u8>> = (0..count)
        .map(|i| rng.vec(length(i), |rng| rng.u32() as u8))
        .collect();
    let blocks = padded(&messages[0]).len() / 64;
    let input: Vec<u8> = messages
        .iter()
        .flat_map(|message| padded(message))
        .collect();
    assert_eq!(
        input.len(),
        count * blocks * 64,
        "all messages have the same number of blocks"
    );
    let digests: Vec<[u8; 32]> = messages
        .iter()
        .map(|message| sha256.digest(message))
        .collect();
    let args = vec![
        Arg::input(input),
        Arg::output(bytes(&digests)),
        Arg::U32(count as u32),
        Arg::U32(blocks as u32),
    ];
    Case::linear("sha256", variant, grid, group, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn known_digests() {
        let sha256 = Sha256::new();
        for (message, digest) in [
            (
                "",
                "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            ),
            (
                "abc",
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            ),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
            ),
        ] {
            assert_eq!(hex(&sha256.digest(message.as_bytes())), digest, "{message}");
        }
    }

    #[test]
    fn known_check_value_of_crc32() {
        assert_eq!(super::super::bitwork::crc32(b"123456789"), 0xcbf4_3926);
    }
}
