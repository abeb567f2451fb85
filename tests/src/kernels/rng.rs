//! Deterministic inputs, and the bytes of arrays.

/// A pseudo-random generator after Steele, Lea and Flood's SplitMix64. The same seed gives the same
/// inputs on every host.
pub(super) struct Rng(u64);

impl Rng {
    pub(super) fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    pub(super) fn u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(super) fn u32(&mut self) -> u32 {
        (self.u64() >> 32) as u32
    }

    /// Uniform over `low..high`; the small bias of the multiplication is of no interest here.
    pub(super) fn range(&mut self, low: i64, high: i64) -> i64 {
        let span = (high - low) as u64;
        low + ((u128::from(self.u64()) * u128::from(span)) >> 64) as i64
    }

    /// A 64-bit number of random magnitude: as many small ones as big ones.
    pub(super) fn any_size(&mut self) -> u64 {
        let shift = self.u64() % 64;
        self.u64() >> shift
    }

    /// Uniform over `low..high`, with 24 random bits.
    pub(super) fn f32(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * ((self.u64() >> 40) as f32 / (1u32 << 24) as f32)
    }

    /// Uniform over `low..high`, with 53 random bits.
    pub(super) fn f64(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * ((self.u64() >> 11) as f64 / (1u64 << 53) as f64)
    }

    /// `count` values of `make`.
    pub(super) fn vec<T>(&mut self, count: usize, mut make: impl FnMut(&mut Rng) -> T) -> Vec<T> {
        (0..count).map(|_| make(self)).collect()
    }
}

/// Types with a little-endian representation.
pub(super) trait Element: Copy {
    fn append(self, bytes: &mut Vec<u8>);
}

macro_rules! elements {
    ($($ty:ty)*) => {
        $(impl Element for $ty {
            fn append(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_le_bytes());
            }
        })*
    };
}

elements!(u8 i8 u16 i16 u32 i32 u64 i64 f32 f64);

impl<T: Element, const N: usize> Element for [T; N] {
    fn append(self, bytes: &mut Vec<u8>) {
        for element in self {
            element.append(bytes);
        }
    }
}

/// The bytes of an array in memory.
pub(super) fn bytes<T: Element>(elements: &[T]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(size_of_val(elements));
    for &element in elements {
        element.append(&mut bytes);
    }
    bytes
}
