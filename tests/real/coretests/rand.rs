//! Stands for the crate `rand`, as far as the tests use it: a xorshift, always of the same seed.
#![no_std]

pub struct Generator(u64);

/// What `test_rng` of the tests makes.
pub fn generator() -> Generator {
    Generator(0x9e37_79b9_7f4a_7c15)
}

pub trait Rng {
    fn word(&mut self) -> u64;

    fn random<T: Random>(&mut self) -> T {
        T::of(self.word())
    }
}

impl Rng for Generator {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
}

pub trait Random {
    fn of(word: u64) -> Self;
    fn between(first: Self, last: Self, word: u64) -> Self;
}

macro_rules! random {
    ($($type:ty)*) => {$(
        impl Random for $type {
            fn of(word: u64) -> Self {
                (word >> 16) as $type
            }

            fn between(first: Self, last: Self, word: u64) -> Self {
                ((word as u128 * (last - first) as u128) >> 64) as $type + first
            }
        }
    )*};
}
random!(u8 u16 u32 u64 usize i32);

pub mod seq {
    pub trait IndexedRandom<T> {
        fn choose(&self, generator: &mut impl super::Rng) -> Option<&T>;
    }

    impl<T> IndexedRandom<T> for [T] {
        fn choose(&self, generator: &mut impl super::Rng) -> Option<&T> {
            self.get(generator.word() as usize % self.len().max(1))
        }
    }
}

pub mod distr {
    use super::{Random, Rng};

    pub trait Distribution<T> {
        fn sample(&self, generator: &mut impl Rng) -> T;
    }

    pub struct Uniform<T>(T, T);

    impl<T> Uniform<T> {
        pub fn new(first: T, end: T) -> Result<Self, ()> {
            Ok(Self(first, end))
        }
    }

    impl<T: Random + Copy> Distribution<T> for Uniform<T> {
        fn sample(&self, generator: &mut impl Rng) -> T {
            T::between(self.0, self.1, generator.word())
        }
    }
}
