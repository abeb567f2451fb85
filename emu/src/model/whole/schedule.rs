//! What takes how long. All times are finite, so that what correct programs wait for comes; they
//! are long enough for anything else to happen before.

use super::super::rules::Served;

/// Instructions for which what is held back is held back.
const LONG: std::ops::Range<u64> = 600..4000;
/// For which a request is on its way otherwise.
const SHORT: std::ops::Range<u64> = 1..24;

/// What a schedule is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adversary {
    /// Nothing: everything is short and random.
    Random,
    /// The requests of some dwords are held back.
    Dwords,
    /// Some stores and write-backs are held back, or write-backs alone.
    Stores,
    /// Some loads are held back; none is served by the vector L1.
    Loads,
    /// Atomic operations are held back.
    Atomics,
    /// LDS operations and scalar loads are held back.
    Local,
    /// Waves stop for a while: anywhere, and most of all behind cache instructions.
    Pauses,
    /// One wave begins when the others have long begun, or the others when one has.
    Starts,
}

impl Adversary {
    /// All.
    pub const ALL: [Adversary; 8] = [
        Adversary::Random,
        Adversary::Dwords,
        Adversary::Stores,
        Adversary::Loads,
        Adversary::Atomics,
        Adversary::Local,
        Adversary::Pauses,
        Adversary::Starts,
    ];
}

/// A schedule: one of those of an adversary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// What it is after.
    pub adversary: Adversary,
    /// Which.
    pub seed: u64,
}

/// Which of the values that a cache may hold is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reading {
    /// The oldest: no line is dropped or fetched before it must.
    Oldest,
    /// The newest; the vector L1 serves nothing.
    Newest,
    Any,
}

/// What is asked of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    Load,
    Store,
    Atomic,
    WriteBack,
}

/// A schedule that is being followed.
pub(super) struct Plan {
    adversary: Adversary,
    random: Random,
    reading: Reading,
    /// Held dwords are one of so many, and which.
    dwords: (u64, u64),
    /// One of so many requests of a kind is held.
    every: u64,
    /// Of stores and write-backs, the latter alone are held.
    spares_stores: bool,
    /// Whether dirty dwords are written back unasked.
    writes_back: bool,
    /// The wave of [`Adversary::Starts`], and whether it is the late one.
    wave: (usize, bool),
}

/// Numbers that look random (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }

    fn within(&mut self, range: std::ops::Range<u64>) -> u64 {
        range.start + self.below(range.end - range.start)
    }
}

fn mix(value: u64) -> u64 {
    let z = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

impl Plan {
    pub fn new(schedule: Schedule, waves: usize) -> Plan {
        let mut random = Random(mix(schedule.seed ^ (schedule.adversary as u64) << 32));
        let reading = match schedule.adversary {
            Adversary::Random => Reading::Any,
            Adversary::Loads => Reading::Newest,
            _ => [
                Reading::Oldest,
                Reading::Newest,
                Reading::Oldest,
                Reading::Any,
            ][random.below(4) as usize],
        };
        Plan {
            adversary: schedule.adversary,
            reading,
            dwords: ([2, 3, 8, 40][random.below(4) as usize], random.next()),
            every: [1, 2, 5, 12][random.below(4) as usize],
            spares_stores: random.below(3) == 0,
            writes_back: random.below(3) == 0,
            wave: (random.below(waves as u64) as usize, random.below(2) == 0),
            random,
        }
    }

    /// When a wave begins.
    pub fn start(&mut self, wave: usize) -> u64 {
        let late = self.adversary == Adversary::Starts && (wave == self.wave.0) == self.wave.1;
        match late {
            true => self.random.within(LONG),
            false => self.random.within(SHORT),
        }
    }

    /// The time of a wave's instruction.
    pub fn instruction(&mut self) -> u64 {
        const PAUSES: u64 = 150;
        let pauses = self.adversary == Adversary::Pauses;
        match pauses && self.random.below(PAUSES) == 0 {
            true => self.random.within(LONG),
            false => 1 + (self.random.next() & 1),
        }
    }

    /// How long a wave stops behind a cache instruction.
    pub fn behind_cache(&mut self) -> u64 {
        const PAUSES: u64 = 4;
        let pauses = self.adversary == Adversary::Pauses;
        match pauses && self.random.below(PAUSES) == 0 {
            true => self.random.within(LONG),
            false => 0,
        }
    }

    /// Whether the requests of an instruction are among those that are held back.
    pub fn picks(&mut self, asked: Asked) -> bool {
        let kind = match self.adversary {
            Adversary::Stores if self.spares_stores => asked == Asked::WriteBack,
            Adversary::Stores => matches!(asked, Asked::Store | Asked::WriteBack),
            Adversary::Loads => asked == Asked::Load,
            Adversary::Atomics => asked == Asked::Atomic,
            _ => false,
        };
        kind && self.random.below(self.every) == 0
    }

    /// The time of a request of a dword; `picked`: of an instruction that [`Plan::picks`] has
    /// picked.
    pub fn request(&mut self, address: u64, picked: bool) -> u64 {
        let (every, salt) = self.dwords;
        let dword = self.adversary == Adversary::Dwords && mix(address ^ salt) % every == 0;
        let held = dword || picked && self.random.below(4) != 0;
        match held {
            true => self.random.within(LONG),
            false => self.random.within(SHORT),
        }
    }

    /// The time of an LDS operation or a scalar load.
    pub fn local(&mut self) -> u64 {
        let held = self.adversary == Adversary::Local && self.random.below(self.every) == 0;
        match held {
            true => self.random.within(LONG),
            false => self.random.within(SHORT),
        }
    }

    /// After which time a dirty dword is written back, if it is without being asked for.
    pub fn write_back(&mut self) -> Option<u64> {
        self.writes_back.then(|| self.random.within(LONG))
    }

    /// One of several values, the oldest first.
    pub fn value(&mut self, count: usize) -> usize {
        match self.reading {
            Reading::Oldest => 0,
            Reading::Newest => count - 1,
            Reading::Any => self.random.below(count as u64) as usize,
        }
    }

    /// What serves a load.
    pub fn served(&mut self, mut from: impl Iterator<Item = Served>) -> Served {
        match self.reading {
            Reading::Oldest => from.next().unwrap_or(Served::Queue),
            Reading::Newest => Served::Queue,
            Reading::Any => {
                let all: Vec<Served> = from.chain([Served::Queue]).collect();
                all[self.random.below(all.len() as u64) as usize]
            }
        }
    }
}
