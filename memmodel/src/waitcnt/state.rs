//! What is outstanding, at a place of the program.
//!
//! For each register and counter: how many operations of the counter were issued after the one that
//! the register waits for (its *age*). A wait for `count <= age` is enough, if the counter's
//! operations complete in order. At a join the smallest age holds, and the largest number of
//! outstanding operations.

use super::events::{Events, Issue, ScalarLoad, is_late_data};
use super::registers::Registers;
use isa::{Counter, CounterRow, Machine, Reg, RegSpan, WaitSet};
use mir::{Inst, Op, Operand};

/// No operation is outstanding for a register.
const NONE: u8 = u8::MAX;

/// Largest number of outstanding operations that is kept: more than any counter holds.
const OLDEST: u8 = 64;

/// Largest age that is kept. An operation is complete if its age is that of the oldest one, which
/// is the number of outstanding ones: so where both are cut off, the age must stay below.
const OLDEST_KEPT: u8 = OLDEST - 1;

/// A register and a counter: the place of both in tables, which have one register's counters after
/// the other's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Place(u32);

/// What holds at the start of a block.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The places that have an age, in order: few, mostly.
    ages: Vec<(Place, u8)>,
    /// Of the last operation that the memory model orders.
    shared: [u8; Counter::COUNT],
    /// Of the last scalar load of each kind, by the scalar counter.
    scalar: [u8; ScalarLoad::COUNT],
    /// At most that many operations are outstanding.
    outstanding: [u8; Counter::COUNT],
    events: [Events; Counter::COUNT],
    vccz: Vccz,
}

/// Does VCCZ say whether VCC is zero?
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(super) enum Vccz {
    /// Perhaps not.
    Stale,
    /// Yes.
    Right,
}

/// How a join treats what changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Widening {
    /// Exact.
    Off,
    /// What changes goes to its end, so that an end comes soon.
    On,
}

impl Entry {
    /// Nothing is outstanding.
    pub(super) fn empty() -> Entry {
        Entry {
            ages: Vec::new(),
            shared: [NONE; Counter::COUNT],
            scalar: [NONE; ScalarLoad::COUNT],
            outstanding: [0; Counter::COUNT],
            events: [Events::empty(); Counter::COUNT],
            vccz: Vccz::Stale,
        }
    }

    /// Joins what holds on another way here; tells whether anything changed.
    pub(super) fn join(&mut self, other: &Entry, widening: Widening) -> bool {
        let widen = widening == Widening::On;
        let mut changed = join_ages(&mut self.shared, &other.shared, widening);
        changed |= join_ages(&mut self.scalar, &other.scalar, widening);
        changed |= join_places(&mut self.ages, &other.ages, widening);
        for c in 0..Counter::COUNT {
            if other.outstanding[c] > self.outstanding[c] {
                self.outstanding[c] = if widen { OLDEST } else { other.outstanding[c] };
                changed = true;
            }
            let events = self.events[c] | other.events[c];
            changed |= events != self.events[c];
            self.events[c] = events;
        }
        let vccz = self.vccz.min(other.vccz);
        changed |= vccz != self.vccz;
        self.vccz = vccz;
        changed
    }
}

/// The smaller ages; tells whether any is smaller than before.
fn join_ages(ages: &mut [u8], others: &[u8], widening: Widening) -> bool {
    let pairs = ages.iter_mut().zip(others);
    pairs.fold(false, |changed, (age, &new)| {
        changed | join_age(age, new, widening)
    })
}

/// The same of places, in order; where the other one has no age, that is no smaller than any.
fn join_places(ages: &mut Vec<(Place, u8)>, others: &[(Place, u8)], widening: Widening) -> bool {
    let (old, mut at) = (ages.len(), 0);
    let mut changed = false;
    for &(place, new) in others {
        while at < old && ages[at].0 < place {
            at += 1;
        }
        match ages[..old].get_mut(at).filter(|own| own.0 == place) {
            Some((_, age)) => changed |= join_age(age, new, widening),
            None => {
                let mut age = NONE;
                changed |= join_age(&mut age, new, widening);
                ages.push((place, age));
            }
        }
    }
    // Both parts are in order.
    if ages.len() > old {
        ages.sort_by_key(|own| own.0);
    }
    changed
}

/// The smaller age; tells whether it is smaller than before.
fn join_age(age: &mut u8, new: u8, widening: Widening) -> bool {
    let is_less = new < *age;
    if is_less {
        *age = if widening == Widening::On { 0 } else { new };
    }
    is_less
}

/// What holds while a block is walked through. Times are numbers of issued operations, by counter.
pub(super) struct State {
    /// When the operation was issued that a register waits for, by place: up to the last one that
    /// ever waited for something. 0 for those that do not.
    issued: Vec<u32>,
    /// All registers that have a place for which that is not 0.
    waiting: Registers,
    shared: [u32; Counter::COUNT],
    scalar: [u32; ScalarLoad::COUNT],
    now: [u32; Counter::COUNT],
    /// Everything issued up to then is complete.
    complete: [u32; Counter::COUNT],
    /// The counters, as bits, of which not everything is complete.
    pending: u8,
    events: [Events; Counter::COUNT],
    pub(super) vccz: Vccz,
    /// The machine's counters, the first ones of all: only their ages are kept.
    counters: &'static [CounterRow],
    /// The counter of scalar loads.
    scalar_counter: Counter,
}

impl State {
    /// Times start high enough for all ages that are kept.
    const START: u32 = 2 * OLDEST as u32;

    pub(super) fn new(machine: &Machine) -> State {
        let counters = machine.counters();
        State {
            issued: Vec::new(),
            waiting: Registers::default(),
            shared: [0; Counter::COUNT],
            scalar: [0; ScalarLoad::COUNT],
            now: [Self::START; Counter::COUNT],
            complete: [Self::START; Counter::COUNT],
            pending: 0,
            events: [Events::empty(); Counter::COUNT],
            vccz: Vccz::Stale,
            counters,
            scalar_counter: machine.scalar_counter(),
        }
    }

    /// Begins a block.
    pub(super) fn load(&mut self, entry: &Entry) {
        let time = |&age: &u8| match age {
            NONE => 0,
            age => Self::START - u32::from(age),
        };
        let (issued, counters) = (&mut self.issued, self.counters.len());
        self.waiting.for_each_code(|code| {
            let end = issued.len().min((code + 1) * counters);
            issued[code * counters..end].fill(0);
        });
        self.waiting.clear();
        self.now = [Self::START; Counter::COUNT];
        self.events = entry.events;
        self.vccz = entry.vccz;
        if entry.outstanding == [0; Counter::COUNT] {
            // All is complete, and no older time makes a difference.
            self.shared = [0; Counter::COUNT];
            self.scalar = [0; ScalarLoad::COUNT];
            self.complete = self.now;
            self.pending = 0;
            return;
        }
        for (place, age) in &entry.ages {
            let index = place.0 as usize;
            self.issued[index] = time(age);
            self.waiting.insert_code(index / self.counters.len());
        }
        self.shared = entry.shared.each_ref().map(time);
        self.scalar = entry.scalar.each_ref().map(time);
        self.complete = entry.outstanding.map(|n| Self::START - u32::from(n));
        self.count_pending();
    }

    /// What holds at the block's end.
    pub(super) fn save(&self, entry: &mut Entry) {
        let age = |c: usize, issued: u32| {
            if issued > self.complete[c] {
                (self.now[c] - issued).min(u32::from(OLDEST_KEPT)) as u8
            } else {
                NONE
            }
        };
        entry.ages.clear();
        entry.events = self.events;
        entry.vccz = self.vccz;
        if self.pending == 0 {
            entry.shared = [NONE; Counter::COUNT];
            entry.scalar = [NONE; ScalarLoad::COUNT];
            entry.outstanding = [0; Counter::COUNT];
            return;
        }
        let counters = self.counters.len();
        self.waiting.for_each_code(|code| {
            let first = code * counters;
            for (c, &issued) in self.issued[first..].iter().take(counters).enumerate() {
                let age = age(c, issued);
                if age != NONE {
                    let place = Place((first + c) as u32);
                    entry.ages.push((place, age));
                }
            }
        });
        for c in 0..self.counters.len() {
            entry.shared[c] = age(c, self.shared[c]);
            let outstanding = self.now[c] - self.complete[c];
            entry.outstanding[c] = outstanding.min(u32::from(OLDEST)) as u8;
        }
        let scalar_counter = self.scalar_counter as usize;
        entry.scalar = self.scalar.map(|issued| age(scalar_counter, issued));
    }

    /// The counters that may have something outstanding, as bits.
    pub(super) fn pending(&self) -> u8 {
        self.pending
    }

    fn count_pending(&mut self) {
        let counters = self.now.iter().zip(&self.complete).enumerate();
        self.pending = counters.fold(0, |bits, (c, (now, complete))| {
            bits | u8::from(now != complete) << c
        });
    }

    /// Operations of a counter that may be outstanding.
    pub(super) fn outstanding(&self, counter: Counter) -> u32 {
        self.now[counter as usize] - self.complete[counter as usize]
    }

    pub(super) fn events(&self, counter: Counter) -> Events {
        self.events[counter as usize]
    }

    /// The count that must be waited for so that what was issued at a time is complete.
    fn count_for(&self, counter: Counter, issued: u32) -> Option<u8> {
        let c = counter as usize;
        if issued <= self.complete[c] {
            return None;
        }
        if !self.events[c].in_order() {
            return Some(0);
        }
        // A count at the limit would wait for nothing; hardware does not issue beyond it.
        let age = (self.now[c] - issued).min(u32::from(self.counters[c].limit) - 1);
        Some(age as u8)
    }

    /// The number of a [`Place`].
    #[inline]
    fn place(&self, c: usize, reg: Reg) -> usize {
        usize::from(reg.code()) * self.counters.len() + c
    }

    /// When the last operation of a counter was issued that registers wait for.
    #[inline]
    fn last_issue(&self, counter: Counter, span: RegSpan) -> u32 {
        let time = |reg: Reg| {
            let place = self.place(counter as usize, reg);
            self.issued.get(place).copied().unwrap_or(0)
        };
        match span.count {
            1 => time(span.base),
            _ => span.regs().map(time).max().unwrap_or(0),
        }
    }

    /// Has anything ever been issued here that one of the registers waits for, whose counter tells
    /// more?
    #[inline]
    pub(super) fn may_be_waited_for(&self, span: RegSpan) -> bool {
        self.waiting.contains_any(span)
    }

    /// Is there anything that must be waited for before registers are touched?
    #[inline]
    pub(super) fn is_waited_for(&self, counter: Counter, span: RegSpan) -> bool {
        self.last_issue(counter, span) > self.complete[counter as usize]
    }

    /// Adds what must be waited for before registers are touched; tells whether there is anything.
    /// That is what the one of them asks for whose operation was issued last.
    pub(super) fn need_span(&self, need: &mut WaitSet, counter: Counter, span: RegSpan) -> bool {
        match self.count_for(counter, self.last_issue(counter, span)) {
            Some(count) => {
                need.add(counter, count);
                true
            }
            None => false,
        }
    }

    /// Adds what the memory model asks for: at most `count` of the operations that it orders may be
    /// outstanding.
    pub(super) fn need_shared(&self, need: &mut WaitSet, counter: Counter, count: u8) {
        if let Some(least) = self.count_for(counter, self.shared[counter as usize]) {
            let count = if least == 0 && !self.events(counter).in_order() {
                0
            } else {
                least.max(count)
            };
            if u32::from(count) < self.outstanding(counter) {
                need.add(counter, count);
            }
        }
    }

    /// Adds that scalar loads of a kind must be complete; tells whether any may not be.
    pub(super) fn need_scalar(&self, need: &mut WaitSet, kind: ScalarLoad) -> bool {
        let count = self.count_for(self.scalar_counter, self.scalar[kind as usize]);
        if let Some(count) = count {
            need.add(self.scalar_counter, count);
        }
        count.is_some()
    }

    /// Adds that everything must be complete.
    pub(super) fn need_all(&self, need: &mut WaitSet) {
        for counter in self.counters.iter().map(|row| row.counter) {
            if self.outstanding(counter) > 0 {
                need.add(counter, 0);
            }
        }
    }

    /// What holds after a wait.
    pub(super) fn wait(&mut self, need: WaitSet) {
        for row in self.counters {
            let counter = row.counter;
            let c = counter as usize;
            match need.get(counter) {
                Some(0) => {
                    self.complete[c] = self.now[c];
                    self.events[c] = Events::empty();
                }
                Some(count) if self.events[c].in_order() => {
                    let complete = self.now[c].saturating_sub(count.into());
                    self.complete[c] = self.complete[c].max(complete);
                }
                _ => {}
            }
        }
        self.count_pending();
    }

    /// An instruction is issued.
    pub(super) fn issue(&mut self, inst: &Inst, issue: &Issue) {
        let Op::Isa(opcode) = inst.op else { return };
        let rows = opcode.desc().operands;
        for row in self.counters {
            let counter = row.counter;
            let c = counter as usize;
            if issue.events[c].is_empty() {
                continue;
            }
            self.now[c] += 1;
            self.pending |= 1 << c;
            self.events[c] |= issue.events[c];
            if issue.shared[c] {
                self.shared[c] = self.now[c];
            }
            if counter == self.scalar_counter {
                for (last, &issued) in self.scalar.iter_mut().zip(&issue.scalar) {
                    *last = if issued { self.now[c] } else { *last };
                }
            }
            for (operand, row) in inst.operands.iter().zip(rows) {
                let Operand::Phys(span) = *operand else {
                    continue;
                };
                let is_result = issue.results[c] && row.role.writes();
                let is_data = counter == Counter::Exp && is_late_data(row.field);
                if is_result || (is_data && span.base.is_vector()) {
                    self.mark(c, span);
                }
            }
        }
    }

    fn mark(&mut self, c: usize, span: RegSpan) {
        for reg in span.regs() {
            let place = self.place(c, reg);
            if place >= self.issued.len() {
                self.issued.resize(place + 1, 0);
            }
            self.issued[place] = self.now[c];
            self.waiting.insert(reg);
        }
    }
}
