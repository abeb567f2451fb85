//! Global memory: dwords, and the compute units' ways to them.

use super::super::rules::{Caches, Seat};
use super::super::state::{Channel, Dword};
use super::{Contents, Fixed};
use crate::error::Trap;
use crate::memory::{Buffer, Hint};
use std::collections::{BTreeMap, HashMap};

/// An operation of a wave.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct OpName {
    pub wave: usize,
    /// In the order of their issue.
    pub op: u32,
}

/// Whose a request is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Owner {
    pub name: OpName,
    /// Which of the operation's dwords it reads.
    pub slot: u32,
}

impl Owner {
    /// Of a request whose operation reads no dword by it.
    pub fn without_result(name: OpName) -> Owner {
        let slot = u32::MAX;
        Owner { name, slot }
    }
}

/// What a request makes of a dword by what it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// Writes a part of it.
    Part { value: u32, mask: u32 },
    /// A lane of an atomic operation.
    Atomic { lane: u8 },
}

/// A compute unit's way to a dword.
pub(super) type Way = Channel<Change, Owner>;

/// A compute unit.
pub(super) struct UnitState {
    pub seat: Seat,
    pub caches: Caches,
    /// By dword.
    pub channels: Vec<Way>,
    /// When the last request of each channel is performed.
    pub busy: Vec<u64>,
    /// By dword: the last invalidations, by work-groups, of what a first-level cache had of it and
    /// was old.
    pub forgot: Vec<BTreeMap<(First, usize), u64>>,
    /// Operations in the order in which the vector L1 saw them, as long as they are not reported.
    pub order: Vec<OpName>,
}

/// A first-level cache.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum First {
    Vector,
    Scalar,
}

impl UnitState {
    /// Notes that an instruction of a work-group makes a first-level cache forget a dword, of which
    /// it has something old or has had at the group's invalidation before.
    pub fn forgets(&mut self, dword: usize, by: (First, usize), pc: u64, is_old: bool) {
        let noted = &mut self.forgot[dword];
        if is_old || noted.contains_key(&by) {
            noted.insert(by, pc);
        }
    }
}

/// All of it.
pub(super) struct Global {
    known: HashMap<u64, usize>,
    pub dwords: Vec<Dword>,
    pub addresses: Vec<u64>,
    pub units: Vec<UnitState>,
    caches: u8,
}

impl Global {
    pub fn new(launch: &Fixed) -> Global {
        let units = &launch.setup.units;
        let several = |agent: u8| {
            let mut caches = units.iter().filter(|u| u.agent == agent).map(|u| u.cache);
            let first = caches.next();
            match caches.any(|c| Some(c) != first) {
                true => Caches::Several,
                false => Caches::One,
            }
        };
        Global {
            known: HashMap::new(),
            dwords: Vec::new(),
            addresses: Vec::new(),
            units: (units.iter())
                .map(|unit| UnitState {
                    seat: unit.seat(),
                    caches: several(unit.agent),
                    channels: Vec::new(),
                    busy: Vec::new(),
                    forgot: Vec::new(),
                    order: Vec::new(),
                })
                .collect(),
            caches: units.iter().map(|u| u.cache + 1).max().unwrap_or(1),
        }
    }

    /// The number of an aligned dword.
    pub fn dword(&mut self, launch: &Fixed, address: u64) -> Result<usize, Trap> {
        if let Some(&known) = self.known.get(&address) {
            return Ok(known);
        }
        let memory = &launch.device.memory;
        let initial = memory.load(address, 4, &mut Hint::default())?;
        let number = self.dwords.len();
        self.known.insert(address, number);
        let home = launch.home(address);
        self.dwords.push(Dword::new(initial, home, self.caches));
        self.addresses.push(address);
        for unit in &mut self.units {
            unit.channels.push(Way::default());
            unit.busy.push(0);
            unit.forgot.push(BTreeMap::new());
        }
        Ok(number)
    }

    /// What buffers hold in the end.
    pub fn contents(&self, launch: &Fixed) -> Vec<Vec<u8>> {
        let of = |(buffer, contents): (&Buffer, &Contents)| {
            let mut bytes = contents.bytes.clone();
            for (offset, chunk) in (0..).step_by(4).zip(bytes.chunks_mut(4)) {
                if let Some(&known) = self.known.get(&(buffer.address + offset)) {
                    let value = self.dwords[known].at_rest().to_le_bytes();
                    chunk.copy_from_slice(&value[..chunk.len()]);
                }
            }
            bytes
        };
        let all = launch.buffers.iter().zip(&launch.setup.buffers);
        all.map(of).collect()
    }
}
