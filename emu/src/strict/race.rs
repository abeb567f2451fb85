//! Data races: two accesses of different waves to the same bytes, at least one of them a write,
//! without an order between them.
//!
//! # What orders
//!
//! Happens-before by vector clocks, one component for each wave (as FastTrack does for threads).
//! Lanes of a wave execute in step and the memory units keep the order of a wave's accesses, so
//! within a wave everything is ordered, except that two lanes of one instruction must not write
//! different values to one place.
//!
//! - **`s_barrier`** orders what each wave of the work-group did before with what they do after.
//!   Not included are accesses to LDS and scalar memory that are still under way: the barrier does
//!   not wait for them. Vector memory is included even if it is under way: the waves of a
//!   work-group share the L1 of one compute unit, which serves them in order of issue
//!   (AMDGPUUsage, "Memory Model gfx6–gfx9": no `vmcnt` wait at work-group scope).
//!   Where the work-group is *split* (`TG_SPLIT` of GFX90A) its waves may be on different units:
//!   then each counts as a work-group of its own, vector memory that is under way is not included,
//!   and what others did before the barrier is seen after an invalidation only ("Memory Model
//!   gfx90a": in tgsplit mode `vmcnt(0)` before, and `buffer_wbinvl1_vol` after).
//! - **Atomics on LDS** and **global atomics** release and acquire. A global **store with no access
//!   to global memory under way** releases: that is what compilers make of an atomic store (wait
//!   for everything, then store). A global **load with `glc`** acquires; together with an unordered
//!   store it is no race, because that is what atomic loads look like.
//! - A release publishes everything but the global accesses that are under way, loads among them:
//!   what a wave has not read yet others must not overwrite. An atomic on LDS publishes vector
//!   memory all the same, as the barrier does, but not scalar loads. What a barrier has published
//!   to the work-group stays published there.
//! - An acquire is effective at once for what waves of the same work-group have published. For
//!   others it becomes effective when `buffer_wbinvl1*` is executed after the load is done: until
//!   then the L1 may hold stale lines.
//!
//! # What is not a race
//!
//! - Atomics among each other and with `glc` loads.
//! - A plain read beside an atomic if the reader then compares and swaps the same place: compilers
//!   begin such loops with a plain load, and a stale value only costs a round.
//! - Two writes of the same value: whichever is last, the result is the same. (The source language
//!   may say otherwise.)
//! - Private memory.
//!
//! # What cannot be told from the bytes
//!
//! Atomic loads at work-group scope and atomic accesses to LDS that are not read-modify-write are
//! plain instructions. Programs that use them to communicate, and those whose plain accesses race
//! by design, need [`super::Races::Ignore`] or [`super::Races::Global`].

use super::touch::{Touch, Touches};
use crate::error::{Access, Space};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// A dword of global memory or of a resident work-group's LDS.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Word {
    Global(u64),
    Lds(u32, u32),
}

/// A word, and the instruction that is accessing it.
pub(super) type UnderWay = (Word, u64);

/// In place of the number of an operation: what a barrier brings is there at once.
pub(super) const BARRIER: u64 = u64::MAX;

/// Clocks of other waves, by wave: sorted, so that it can be searched.
pub(super) type Clocks = BTreeMap<u32, u32>;

/// Are the waves of a work-group on one compute unit?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Split {
    /// Yes.
    #[default]
    No,
    /// They may be on several.
    Yes,
}

/// How an access takes part in races.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Read,
    Write,
    Atomic,
    /// A load that may be an atomic one.
    CoherentRead,
}

/// An access that later ones are compared with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    pub wave: u32,
    /// Work-group of the wave.
    group: u32,
    clock: u32,
    /// The clock for waves of the same work-group: an access that a barrier has published to them
    /// stays published, although another release comes while it is still under way.
    group_clock: u32,
    /// Bytes of the word.
    mask: u8,
    pub lane: u8,
    pub role: Role,
    pub pc: u64,
}

impl Record {
    /// As an access of a message.
    pub fn access(&self) -> Access {
        match self.role {
            Role::Read | Role::CoherentRead => Access::Read,
            Role::Write => Access::Write,
            Role::Atomic => Access::Atomic,
        }
    }
}

/// What is known of a word.
#[derive(Default)]
struct Cell {
    writes: Vec<Record>,
    /// In ascending order of waves.
    reads: Vec<Record>,
    /// What the last atomics and releasing stores published.
    released: Option<Rc<Clocks>>,
}

/// A wave's part.
#[derive(Clone, Debug, Default)]
pub(super) struct WaveClock {
    /// Unique number of the wave in the launch.
    pub wave: u32,
    /// Its work-group.
    group: u32,
    /// Its own component.
    clock: u32,
    /// The component that the last barrier published.
    at_barrier: u32,
    known: Clocks,
    /// Clocks that a load or atomic has read, to become known with an invalidation; the number of
    /// the operation.
    acquired: Vec<(u64, Rc<Clocks>)>,
}

impl WaveClock {
    pub fn new(wave: u32, group: u32) -> WaveClock {
        WaveClock {
            wave,
            group,
            clock: 1,
            ..WaveClock::default()
        }
    }

    fn precedes(&self, record: &Record) -> bool {
        let known = || self.known.get(&record.wave).copied().unwrap_or(0);
        let clock = match record.group == self.group {
            true => record.group_clock,
            false => record.clock,
        };
        record.wave == self.wave || known() >= clock
    }

    fn join(&mut self, clocks: &Clocks) {
        for (&wave, &clock) in clocks.iter().filter(|(wave, _)| **wave != self.wave) {
            let known = self.known.entry(wave).or_insert(0);
            *known = (*known).max(clock);
        }
    }

    /// The invalidation of the L1: what finished loads have acquired becomes known.
    pub fn invalidate(&mut self, under_way: impl Fn(u64) -> bool) {
        let (wait, done): (Vec<_>, Vec<_>) = std::mem::take(&mut self.acquired)
            .into_iter()
            .partition(|(n, _)| under_way(*n));
        self.acquired = wait;
        done.iter().for_each(|(_, clocks)| self.join(clocks));
    }
}

/// All words of a launch that more than one wave may access.
#[derive(Default)]
pub(super) struct Races {
    global: HashMap<u64, Cell>,
    /// By slot of the work-group.
    lds: Vec<HashMap<u32, Cell>>,
    /// Work-group of each wave.
    groups: Vec<u32>,
    /// Whether a wave has ended, for each.
    ended: Vec<bool>,
    /// Plain reads beside unordered atomics that are no races if the reader goes on to confirm what
    /// it has read; by reader.
    unconfirmed: BTreeMap<(u32, Word), Conflict>,
    split: Split,
}

/// Two accesses without an order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conflict {
    pub space: Space,
    pub address: u64,
    pub first: Record,
    pub second: Record,
}

/// The instruction whose accesses are checked.
pub(super) struct Instruction<'a> {
    pub touches: &'a Touches,
    pub role: Role,
    pub pc: u64,
    /// Slot of the work-group: which LDS.
    pub slot: u32,
    /// Number of the memory operation in its wave.
    pub number: u64,
    /// Words that the wave has under way.
    pub under_way: &'a [UnderWay],
    /// Those of them that scalar memory accesses.
    pub scalar_under_way: &'a [UnderWay],
    /// Whether global accesses are under way.
    pub global_under_way: bool,
    /// Whether it gives what memory holds: other atomics cannot acquire.
    pub returns: bool,
    /// Whether it is an atomic compare and swap.
    pub compares: bool,
}

/// Words of an instruction's accesses.
pub(super) fn words(touches: &Touches, slot: u32) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    for (word, _) in touches.all.iter().flat_map(|t| pieces(t, slot)) {
        if words.last() != Some(&word) {
            words.push(word);
        }
    }
    words
}

/// The words of an access and the bytes in them; none for private memory.
fn pieces(touch: &Touch, slot: u32) -> impl Iterator<Item = (Word, u8)> + use<> {
    let (low, shift) = (touch.address & !3, touch.address & 3);
    let mask = ((1u16 << touch.bytes) - 1) << shift;
    let space = touch.space;
    let word = move |address: u64| match space {
        Space::Lds => Word::Lds(slot, address as u32),
        _ => Word::Global(address),
    };
    [(low, mask as u8 & 15), (low + 4, (mask >> 4) as u8)]
        .into_iter()
        .filter(move |(_, mask)| *mask != 0 && space != Space::Scratch)
        .map(move |(address, mask)| (word(address), mask))
}

/// Whether an access in this role is wrong beside an unordered earlier one. `same` says whether a
/// write leaves memory as it is.
fn clash(role: Role, earlier: Role, same: bool) -> bool {
    use Role::{Atomic, CoherentRead, Read, Write};
    match (role, earlier) {
        (Read | CoherentRead, Read | CoherentRead) => false,
        (Write, Write) => !same,
        (CoherentRead, Write | Atomic) | (Write | Atomic, CoherentRead) | (Atomic, Atomic) => false,
        _ => true,
    }
}

impl Races {
    /// No accesses yet.
    pub fn new(split: Split) -> Races {
        Races {
            split,
            ..Races::default()
        }
    }

    /// A wave starts in a work-group (its number in the launch, and its slot).
    pub fn wave_starts(&mut self, group: u32) -> WaveClock {
        let group = match self.split {
            Split::No => group,
            Split::Yes => self.groups.len() as u32,
        };
        self.groups.push(group);
        self.ended.push(false);
        WaveClock::new(self.groups.len() as u32 - 1, group)
    }

    /// A work-group starts in a slot: the LDS of the one before is gone.
    pub fn group_starts(&mut self, slot: u32) {
        let slot = slot as usize;
        if self.lds.len() <= slot {
            self.lds.resize_with(slot + 1, HashMap::new);
        }
        self.lds[slot].clear();
    }

    fn cell(&mut self, word: Word) -> &mut Cell {
        match word {
            Word::Global(address) => self.global.entry(address).or_default(),
            Word::Lds(slot, address) => self.lds[slot as usize].entry(address).or_default(),
        }
    }

    /// Accesses memory; an access without order to an earlier one is given back. `same` says of a
    /// write whether memory holds its value already.
    pub fn access(
        &mut self,
        wave: &mut WaveClock,
        i: &Instruction<'_>,
        mut same: impl FnMut(&Touch) -> bool,
    ) -> Option<Conflict> {
        let lds = i.touches.all.iter().any(|t| t.space == Space::Lds);
        let clock = wave.clock;
        let release = match i.role {
            Role::Atomic if lds => Some(self.publish(wave, i.scalar_under_way)),
            Role::Atomic => Some(self.publish(wave, i.under_way)),
            Role::Write if !lds && !i.global_under_way => Some(self.publish(wave, i.under_way)),
            _ => None,
        };
        for touch in &i.touches.all {
            for (word, mask) in pieces(touch, i.slot) {
                let record = Record {
                    wave: wave.wave,
                    group: wave.group,
                    clock,
                    group_clock: clock,
                    mask,
                    lane: touch.lane,
                    role: i.role,
                    pc: i.pc,
                };
                if i.compares {
                    self.confirm(wave.wave, word);
                }
                let cell = self.cell(word);
                if let Some(first) = cell.conflict(wave, &record, || same(touch)) {
                    let conflict = Conflict {
                        space: touch.space,
                        address: touch.address,
                        first,
                        second: record,
                    };
                    if !self.may_be_confirmed(word, conflict) {
                        return Some(conflict);
                    }
                }
                let cell = self.cell(word);
                let acquired = cell.synchronise(i.role, release.as_ref());
                cell.record(wave, record);
                if let Some(clocks) = acquired.filter(|_| i.returns) {
                    self.acquire(wave, i.number, &clocks);
                }
            }
        }
        None
    }

    /// Puts a conflict of a plain read and an atomic off until the reader's end.
    fn may_be_confirmed(&mut self, word: Word, conflict: Conflict) -> bool {
        let reader = match (conflict.first.role, conflict.second.role) {
            (Role::Read, Role::Atomic) => conflict.first.wave,
            (Role::Atomic, Role::Read) => conflict.second.wave,
            _ => return false,
        };
        let open = !self.ended[reader as usize];
        if open {
            self.unconfirmed.entry((reader, word)).or_insert(conflict);
        }
        open
    }

    /// A wave compares a word and swaps it: what it has read there before is as good as an atomic's
    /// result.
    fn confirm(&mut self, wave: u32, word: Word) {
        self.unconfirmed.remove(&(wave, word));
        let reads = &mut self.cell(word).reads;
        if let Ok(at) = reads.binary_search_by_key(&wave, |r| r.wave) {
            reads[at].role = Role::CoherentRead;
        }
    }

    /// A wave ends; a read that it has not confirmed.
    pub fn wave_ends(&mut self, wave: u32) -> Option<Conflict> {
        self.ended[wave as usize] = true;
        let own = (wave, Word::Global(0))..(wave + 1, Word::Global(0));
        self.unconfirmed
            .range(own)
            .next()
            .map(|(_, conflict)| *conflict)
    }

    /// What the wave has done, except for accesses to some words.
    fn publish(&mut self, wave: &mut WaveClock, except: &[UnderWay]) -> Rc<Clocks> {
        let mut clocks = wave.known.clone();
        clocks.insert(wave.wave, wave.clock);
        wave.clock += 1;
        for (word, pc) in except {
            let cell = self.cell(*word);
            let records = cell.writes.iter_mut().chain(&mut cell.reads);
            for record in records.filter(|r| r.wave == wave.wave && r.pc == *pc) {
                record.clock = wave.clock;
                if record.group_clock > wave.at_barrier {
                    record.group_clock = wave.clock;
                }
            }
        }
        Rc::new(clocks)
    }

    fn acquire(&self, wave: &mut WaveClock, number: u64, clocks: &Rc<Clocks>) {
        let own = self.groups[wave.wave as usize];
        let mut others = false;
        for (&from, &clock) in clocks.iter().filter(|(from, _)| **from != wave.wave) {
            if self.groups[from as usize] == own {
                let known = wave.known.entry(from).or_insert(0);
                *known = (*known).max(clock);
            } else {
                others = true;
            }
        }
        let again = |(n, c): &(u64, Rc<Clocks>)| *n == number && Rc::ptr_eq(c, clocks);
        if others && !wave.acquired.last().is_some_and(again) {
            wave.acquired.push((number, Rc::clone(clocks)));
        }
    }

    /// All waves of a work-group pass a barrier; with each, the words that it has under way and for
    /// which the barrier does not wait.
    pub fn barrier(&mut self, waves: &mut [(&mut WaveClock, Vec<UnderWay>)]) {
        let mut all = Clocks::new();
        for (wave, under_way) in waves.iter_mut() {
            let published = wave.clock;
            for (&from, &clock) in self.publish(wave, under_way).iter() {
                let known = all.entry(from).or_insert(0);
                *known = (*known).max(clock);
            }
            wave.at_barrier = published;
        }
        let all = Rc::new(all);
        for (wave, _) in waves {
            match self.split {
                Split::No => wave.join(&all),
                Split::Yes => wave.acquired.push((BARRIER, Rc::clone(&all))),
            }
        }
    }
}

impl Cell {
    fn conflict(
        &self,
        wave: &WaveClock,
        new: &Record,
        mut same: impl FnMut() -> bool,
    ) -> Option<Record> {
        let reads = match new.role {
            Role::Read | Role::CoherentRead => &[],
            _ => self.reads.as_slice(),
        };
        let suspects = self.writes.iter().chain(reads);
        suspects
            .filter(|r| r.mask & new.mask != 0 && !wave.precedes(r))
            .find(|r| clash(new.role, r.role, r.role == Role::Write && same()))
            .copied()
    }

    /// Takes what was released here and leaves what is.
    fn synchronise(&mut self, role: Role, release: Option<&Rc<Clocks>>) -> Option<Rc<Clocks>> {
        match role {
            Role::Read => None,
            Role::CoherentRead => self.released.clone(),
            Role::Write => {
                self.released = release.cloned();
                None
            }
            Role::Atomic => {
                let before = self.released.take();
                self.released = match (&before, release) {
                    (Some(before), Some(release)) => {
                        let mut all = (**before).clone();
                        for (&wave, &clock) in release.iter() {
                            let known = all.entry(wave).or_insert(0);
                            *known = (*known).max(clock);
                        }
                        Some(Rc::new(all))
                    }
                    _ => release.cloned(),
                };
                before
            }
        }
    }

    fn record(&mut self, wave: &WaveClock, new: Record) {
        let replaced = |r: &Record| r.mask & !new.mask == 0 && wave.precedes(r);
        match new.role {
            Role::Read | Role::CoherentRead => {
                match self.reads.binary_search_by_key(&new.wave, |r| r.wave) {
                    Ok(at) => {
                        let mask = self.reads[at].mask | new.mask;
                        self.reads[at] = Record { mask, ..new };
                    }
                    Err(at) => self.reads.insert(at, new),
                }
            }
            Role::Write | Role::Atomic => {
                // An atomic does not stand for plain accesses before it: beside those of others it
                // is no race where they are.
                let stands = |r: &Record| new.role == Role::Write || r.role == new.role;
                self.reads.retain(|r| !(replaced(r) && stands(r)));
                let again = |r: &Record| r.wave == new.wave && r.role == new.role;
                self.writes
                    .retain(|r| !(replaced(r) && stands(r) || again(r) && r.mask == new.mask));
                self.writes.push(new);
            }
        }
    }
}

/// Two lanes of a store that write to the same byte, by their places in `touches`.
pub(super) fn overlapping(touches: &Touches) -> Vec<(usize, usize)> {
    let all = &touches.all;
    let key = |i: &usize| (all[*i].space == Space::Lds, all[*i].address);
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(key);
    let mut pairs = Vec::new();
    for (at, &i) in order.iter().enumerate() {
        for &j in &order[at + 1..] {
            let same_space = all[i].space == all[j].space;
            if !same_space || all[j].address >= all[i].address + u64::from(all[i].bytes) {
                break;
            }
            if all[i].lane != all[j].lane {
                pairs.push((i.min(j), i.max(j)));
                break;
            }
        }
    }
    pairs
}
