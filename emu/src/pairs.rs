//! Qwords that are read and written in one step although memory consists of words: sequence locks,
//! one for each of a few classes of addresses.
//!
//! A writer makes its class's number odd, writes, and makes it even again; a reader reads between
//! two looks at the number, and again if it was odd or has changed. The orderings are those of the
//! usual sequence lock over relaxed atomics: a reader that has seen a word of a writer sees,
//! through the writer's release fence and its own acquire fence, the odd number or a later one.

use std::sync::atomic::{AtomicU64, Ordering, fence};

/// Number of classes: a power of two.
const CLASSES: usize = 256;
/// Attempts before the thread gives way to others.
const SPINS: u32 = 64;

/// The numbers of the classes.
pub(crate) struct Pairs {
    numbers: Box<[AtomicU64]>,
}

impl Default for Pairs {
    fn default() -> Pairs {
        Pairs {
            numbers: (0..CLASSES).map(|_| AtomicU64::new(0)).collect(),
        }
    }
}

/// Waits a little, more the longer it takes.
fn pause(spins: &mut u32) {
    *spins += 1;
    match *spins > SPINS {
        true => std::thread::yield_now(),
        false => std::hint::spin_loop(),
    }
}

impl Pairs {
    fn number(&self, address: u64) -> &AtomicU64 {
        &self.numbers[(address / 8) as usize % CLASSES]
    }

    /// Does `access`, which writes the qword at `address`, while nobody else reads or writes it.
    pub fn write<T>(&self, address: u64, access: impl FnOnce() -> T) -> T {
        let number = self.number(address);
        let mut spins = 0;
        let mut seen = number.load(Ordering::Relaxed);
        loop {
            let even = seen & !1;
            let taken =
                number.compare_exchange_weak(even, even + 1, Ordering::Acquire, Ordering::Relaxed);
            match taken {
                Ok(_) => {
                    fence(Ordering::Release);
                    let result = access();
                    number.store(even + 2, Ordering::Release);
                    return result;
                }
                Err(now) => seen = now,
            }
            pause(&mut spins);
        }
    }

    /// Gives what `access` reads of the qword at `address` at a moment when nobody writes it.
    pub fn read(&self, address: u64, access: impl Fn() -> u64) -> u64 {
        let number = self.number(address);
        let mut spins = 0;
        loop {
            let before = number.load(Ordering::Acquire);
            let value = access();
            fence(Ordering::Acquire);
            if before.is_multiple_of(2) && number.load(Ordering::Relaxed) == before {
                return value;
            }
            pause(&mut spins);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    #[test]
    fn halves_are_never_mixed() {
        const ROUNDS: u32 = 20_000;
        let pairs = Pairs::default();
        let words = [AtomicU32::new(0), AtomicU32::new(0)];
        let get = || u64::from(words[0].load(Relaxed)) | u64::from(words[1].load(Relaxed)) << 32;
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    for _ in 0..ROUNDS {
                        pairs.write(64, || {
                            for word in &words {
                                word.store(word.load(Relaxed) + 1, Relaxed);
                            }
                        });
                    }
                });
            }
            scope.spawn(|| {
                for _ in 0..ROUNDS {
                    let value = pairs.read(64, get);
                    assert_eq!(value as u32, (value >> 32) as u32);
                }
            });
        });
        assert_eq!(get() as u32, 2 * ROUNDS);
    }
}
