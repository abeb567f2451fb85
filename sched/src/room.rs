//! How many registers the rest of a region needs.
//!
//! The rest, in the order of the source, has a profile: the registers that are live behind each
//! unit, results that nobody reads included. Taking a unit out of turn changes it: its results live
//! from now on, and what it was the last to read dies earlier, at the last reader before it or now.

use crate::depend::of;
use crate::live::{Alive, Change, Live};
use crate::numbers::Numbers;
use crate::pressure::{BANKS, Limits, Pressure};
use crate::region::Region;
use crate::rows::Rows;
use crate::tree::Tree;
use mir::{Bank, Function, Inst, VReg};
use smallvec::SmallVec;
use std::cell::OnceCell;
use std::ops::Range;

/// No unit.
const NONE: u32 = u32::MAX;

/// Values that a unit reads for which room is made beforehand.
const READS: usize = 3;

/// Regions with no more units are looked through for the unit that needs the most. In longer ones
/// it needs hardly ever as much as their ends, or the source's order.
const SHORT: usize = 32;

/// A register of the region.
#[derive(Clone, Copy, Debug)]
struct Value {
    reg: VReg,
    bank: Bank,
    /// The unit that reads it last in the order of the source.
    last: u32,
    /// Is it live behind the region?
    stays: bool,
    /// The unit that makes it; [`NONE`] if it comes from before the region.
    maker: u32,
}

#[cfg(test)]
impl Room {
    /// Of units that make a VGPR each, which those read that name it.
    pub fn of_units(units: &crate::testing::Units) -> Room {
        use cranelift_entity::EntityRef;
        let n = units.len();
        let mut room = Room {
            values: (0..n)
                .map(|unit| Value {
                    reg: VReg::new(unit),
                    bank: Bank::Vgpr,
                    last: NONE,
                    stays: false,
                    maker: unit as u32,
                })
                .collect(),
            makes: vec![Pressure::default(); n],
            passing: vec![Pressure::default(); n],
            ..Room::empty(2 * n, n, Pressure::default())
        };
        for (unit, reads) in (0..).zip(units) {
            room.starts.push(room.reads.len() as u32);
            for &value in reads {
                room.values[value as usize].last = unit;
                room.reads.push(Read { value, unit });
            }
        }
        room.starts.push(room.reads.len() as u32);
        for value in &room.values {
            let count = match value.last {
                NONE => &mut room.passing,
                _ => &mut room.makes,
            };
            count[value.maker as usize].add(Bank::Vgpr, 1);
        }
        room.measure();
        room
    }
}

/// A unit that reads a value made by another one.
#[derive(Clone, Copy, Debug, Default)]
struct Read {
    value: u32,
    unit: u32,
}

/// The registers of a region, in the order of the source.
#[derive(Debug)]
pub struct Room {
    values: Vec<Value>,
    /// Those of each unit, one unit after the other.
    reads: Vec<Read>,
    /// Where each unit's begin in `reads`.
    starts: Vec<u32>,
    /// Registers that are live behind a unit because of it.
    makes: Vec<Pressure>,
    /// Registers of results that nobody reads, and of those that only the unit itself reads.
    passing: Vec<Pressure>,
    /// What is live before the region.
    before: Pressure,
    /// What is live behind it.
    behind: Pressure,
    most: Pressure,
    /// What is live before it and all results together: no order needs more.
    results: Pressure,
    start: OnceCell<Start>,
    /// The profile of the source's order in each bank.
    profile: OnceCell<Box<[Tree; 2]>>,
}

impl Room {
    /// Of a region in the order of the source; `behind` is where it ends.
    pub fn new(func: &Function, region: &Region, behind: &Behind, numbers: &mut Numbers) -> Room {
        let n = region.units.len();
        let mut room = Room {
            values: Vec::with_capacity(2 * region.len()),
            makes: vec![Pressure::default(); n],
            passing: vec![Pressure::default(); n],
            ..Room::empty(READS * n, n, behind.alive.count)
        };
        room.find_values(func, region, behind, numbers);
        room.measure();
        room
    }

    /// The same with the units in another order: `order` has their numbers.
    pub fn in_order(&self, order: &[u32]) -> Room {
        let pick = |list: &[Pressure]| order.iter().map(|&u| list[u as usize]).collect();
        let mut room = Room {
            values: self.values.clone(),
            makes: pick(&self.makes),
            passing: pick(&self.passing),
            ..Room::empty(self.reads.len(), order.len(), self.behind)
        };
        let mut place = vec![0; order.len()];
        for (unit, &old) in (0..).zip(order) {
            place[old as usize] = unit;
        }
        for value in &mut room.values {
            value.maker = place.get(value.maker as usize).map_or(NONE, |&unit| unit);
        }
        for (unit, &old) in (0..).zip(order) {
            room.starts.push(room.reads.len() as u32);
            for value in self.values_read(old) {
                room.values[value as usize].last = unit;
                room.reads.push(Read { value, unit });
            }
        }
        room.starts.push(room.reads.len() as u32);
        room.measure();
        room
    }

    /// At least so many registers are needed in any order: what is live at the ends, and in short
    /// regions beside what is live at both and so everywhere, what any unit reads or leaves.
    pub fn least(&self) -> Pressure {
        let mut least = least([self.before, self.behind]);
        if self.makes.len() > SHORT {
            return least;
        }
        let is_through = |value: &Value| value.maker == NONE && value.stays;
        let mut through = self.before;
        for value in self.values.iter().filter(|v| v.maker == NONE && !v.stays) {
            through.add(value.bank, -1);
        }
        for unit in 0..self.makes.len() {
            let mut in_front = through;
            for read in &self.reads[self.reads(unit as u32)] {
                let value = &self.values[read.value as usize];
                in_front.add(value.bank, i32::from(!is_through(value)));
            }
            least.raise(in_front);
            least.raise(through.plus(self.makes[unit]).plus(self.passing[unit]));
        }
        least
    }

    /// Does the order of the source need more than a limit, and might another one need less?
    pub fn may_do_with_fewer(&self, limit: Limits) -> bool {
        may_do_with_fewer(self.most, [self.before, self.behind], limit)
    }

    /// Without values.
    fn empty(reads: usize, units: usize, behind: Pressure) -> Room {
        Room {
            values: Vec::new(),
            reads: Vec::with_capacity(reads),
            starts: Vec::with_capacity(units + 1),
            makes: Vec::new(),
            passing: Vec::new(),
            before: Pressure::default(),
            behind,
            most: Pressure::default(),
            results: Pressure::default(),
            start: OnceCell::new(),
            profile: OnceCell::new(),
        }
    }

    fn find_values(
        &mut self,
        func: &Function,
        region: &Region,
        behind: &Behind,
        numbers: &mut Numbers,
    ) {
        let insts = &func.blocks[region.block].insts;
        numbers.clear();
        for (u, unit) in region.units.iter().enumerate() {
            let u = u as u32;
            self.starts.push(self.reads.len() as u32);
            for inst in of(insts, unit) {
                func.for_each_use(inst, |r| {
                    let known = numbers.get(r);
                    let value = known.unwrap_or_else(|| {
                        let new = self.value(func, r, behind.is_live(r), NONE);
                        numbers.set(r, new);
                        new
                    });
                    let known = &mut self.values[value as usize];
                    if known.maker != u && known.last != u {
                        known.last = u;
                        self.reads.push(Read { value, unit: u });
                    }
                });
                func.for_each_def(inst, |r| {
                    let new = self.value(func, r, behind.is_live(r), u);
                    numbers.set(r, new);
                });
            }
        }
        self.starts.push(self.reads.len() as u32);
        for value in self.values.iter().filter(|v| v.maker != NONE) {
            let lasts = value.stays || value.last != NONE;
            let count = if lasts {
                &mut self.makes
            } else {
                &mut self.passing
            };
            count[value.maker as usize].add(value.bank, 1);
        }
    }

    fn value(&mut self, func: &Function, reg: VReg, stays: bool, maker: u32) -> u32 {
        self.values.push(Value {
            reg,
            maker,
            bank: func.vregs[reg].bank,
            last: NONE,
            stays,
        });
        self.values.len() as u32 - 1
    }

    /// The readers before and after each one of the same value.
    fn near(&self) -> Vec<Near> {
        let mut near = vec![(NONE, NONE); self.reads.len()];
        let mut last = vec![NONE; self.values.len()];
        for (i, read) in self.reads.iter().enumerate() {
            let before = std::mem::replace(&mut last[read.value as usize], i as u32);
            near[i].0 = before;
            if let Some(before) = near.get_mut(before as usize) {
                before.1 = i as u32;
            }
        }
        near
    }

    /// A unit's places in `reads`.
    fn reads(&self, unit: u32) -> Range<usize> {
        let unit = unit as usize;
        self.starts[unit] as usize..self.starts[unit + 1] as usize
    }

    /// Goes from the registers behind the region backwards: calls `f` with each unit and what is
    /// live behind it. Gives what is live before the region.
    fn backwards(&self, mut f: impl FnMut(usize, Pressure)) -> Pressure {
        let mut live = self.behind;
        for u in (0..self.makes.len()).rev() {
            f(u, live.plus(self.passing[u]));
            live = live.minus(self.makes[u]);
            for read in &self.reads[self.reads(u as u32)] {
                let value = &self.values[read.value as usize];
                if !value.stays && value.last == u as u32 {
                    live.add(value.bank, 1);
                }
            }
        }
        live
    }

    /// Finds what is live before the region, and the most registers at a time.
    fn measure(&mut self) {
        let mut most = Pressure::default();
        self.before = self.backwards(|_, live| most.raise(live));
        most.raise(self.before);
        self.most = most;
        let results = self.makes.iter().chain(&self.passing);
        self.results = results.fold(self.before, |all, &made| all.plus(made));
    }

    /// The profile of the source.
    fn source_profile(&self) -> Box<[Tree; 2]> {
        let n = self.makes.len();
        let mut lists = [vec![0; n], vec![0; n]];
        self.backwards(|u, live| {
            for (list, bank) in lists.iter_mut().zip(BANKS) {
                list[u] = live.of(bank);
            }
        });
        Box::new(lists.map(|list| Tree::new(&list)))
    }

    /// The most registers at a time in the order of the source.
    pub fn most(&self) -> Pressure {
        self.most
    }

    /// Number of values.
    pub fn values(&self) -> usize {
        self.values.len()
    }

    /// All of them.
    pub fn numbers(&self) -> std::ops::Range<u32> {
        0..self.values.len() as u32
    }

    /// The vector registers that each unit makes.
    pub fn made_vectors(&self, units: usize) -> Rows<u32> {
        let values = self.values.iter().zip(0..);
        let made = values.filter(|(v, _)| v.maker != NONE && v.bank == Bank::Vgpr);
        Rows::new(units, 0, made.map(|(v, number)| (v.maker, number)))
    }

    /// The unit that makes a value, if it is one of the region.
    pub fn maker(&self, value: u32) -> Option<u32> {
        let maker = self.values[value as usize].maker;
        (maker != NONE).then_some(maker)
    }

    /// The values that units of the region make: in the source's order, in the order of the results
    /// of instructions.
    pub fn made_values(&self) -> impl Iterator<Item = u32> + '_ {
        let values = self.values.iter().zip(0..);
        values.filter(|(v, _)| v.maker != NONE).map(|(_, n)| n)
    }

    /// The values of others that a unit reads, each once.
    pub fn values_read(&self, unit: u32) -> impl Iterator<Item = u32> + Clone + '_ {
        self.reads[self.reads(unit)].iter().map(|read| read.value)
    }

    /// Registers that live behind a unit because of it.
    pub fn made(&self, unit: u32) -> Pressure {
        self.makes[unit as usize]
    }

    /// Registers that a unit needs besides while it is executed.
    pub fn passing(&self, unit: u32) -> Pressure {
        self.passing[unit as usize]
    }

    /// What is live before the region.
    pub fn before(&self) -> Pressure {
        self.before
    }

    /// The bank of a value.
    pub fn bank(&self, value: u32) -> Bank {
        self.values[value as usize].bank
    }

    /// The bank of a value that is dead when all of the region have read it.
    pub fn dying(&self, value: u32) -> Option<Bank> {
        let value = &self.values[value as usize];
        (!value.stays).then_some(value.bank)
    }

    /// The profiles of the banks in which some order might exceed a limit.
    fn profiles(&self, limit: Limits) -> [Option<Tree>; 2] {
        let profile = || self.profile.get_or_init(|| self.source_profile());
        let is_limited = |bank| self.results.of(bank) > limit.of(bank);
        let of_bank = |bank| is_limited(bank).then(|| profile()[bank_index(bank)].clone());
        BANKS.map(of_bank)
    }

    /// At the start of the region; a limit is what is asked for.
    pub fn running(&self, limit: Limits) -> Running<'_> {
        let start = self.start.get_or_init(|| Start::new(self));
        Running {
            room: self,
            limit,
            near: start.near.clone(),
            balance: start.balance.clone(),
            profile: self.profiles(limit),
            now: self.before,
            reached: self.before,
        }
    }
}

/// What any order needs at the ends of a region.
fn least(ends: [Pressure; 2]) -> Pressure {
    let [mut least, end] = ends;
    least.raise(end);
    least
}

/// Does an order that needs so many registers need more than a limit, and might another one need
/// less? No order changes what is live at the ends.
fn may_do_with_fewer(most: Pressure, ends: [Pressure; 2], limit: Limits) -> bool {
    most.exceeds(limit) && least(ends).is_better(most, limit)
}

/// The readers before and after each one of the same value, as places in a list of reads.
type Near = (u32, u32);

/// What all runs of a region begin with.
#[derive(Debug)]
struct Start {
    near: Vec<Near>,
    balance: Vec<Pressure>,
}

impl Start {
    fn new(room: &Room) -> Start {
        let near = room.near();
        let mut balance = room.makes.clone();
        for (read, &near) in room.reads.iter().zip(&near) {
            let value = &room.values[read.value as usize];
            if near == (NONE, NONE) && !value.stays {
                balance[read.unit as usize].add(value.bank, -1);
            }
        }
        Start { near, balance }
    }
}

/// The registers of a region of which some units are taken.
pub struct Running<'a> {
    room: &'a Room,
    limit: Limits,
    /// The readers before and after each one of those that are not taken.
    near: Vec<Near>,
    /// Registers more than before, if each unit is taken now: what it makes, without the values
    /// that nobody else is left to read.
    balance: Vec<Pressure>,
    /// For each bank, if there is not always room within the limit.
    profile: [Option<Tree>; 2],
    now: Pressure,
    reached: Pressure,
}

impl Running<'_> {
    /// The most registers at a time so far.
    pub fn reached(&self) -> Pressure {
        self.reached
    }

    /// Does everything stay within the limit if a unit is taken now? `next` is the first of the
    /// source's order that is not taken.
    pub fn has_room(&self, unit: u32, next: u32) -> bool {
        if self.profile.iter().all(Option::is_none) {
            return true;
        }
        let (at, next) = (unit as usize, next as usize);
        let here = self.now.plus(self.balance[at]);
        if here.plus(self.room.passing[at]).exceeds(self.limit) {
            return false;
        }
        // As if nothing died earlier for it.
        let makes = self.room.makes[at];
        let at_most = |(tree, bank): (&Tree, Bank)| {
            makes.of(bank) <= 0 || tree.most_in(next..at) + makes.of(bank) <= self.limit.of(bank)
        };
        let banks = self.profile.iter().zip(BANKS);
        let mut banks = banks.filter_map(|(tree, bank)| Some((tree.as_ref()?, bank)));
        banks.clone().all(at_most) || banks.all(|(tree, bank)| self.fits(tree, bank, unit, next))
    }

    /// Does the profile of a bank before a unit stay within the limit if that is taken now?
    fn fits(&self, tree: &Tree, bank: Bank, unit: u32, next: usize) -> bool {
        let at = unit as usize;
        // The profile may be so high.
        let mut free = self.limit.of(bank) - self.balance[at].of(bank);
        let most = tree.most_in(next..at);
        if most <= free {
            return true;
        }
        let ends = shortened(self.room, &self.near, unit).filter(|end| end.0 == bank);
        let mut ends: SmallVec<[usize; 8]> = ends.map(|end| end.1).collect();
        if most > free + ends.len() as i32 {
            return false;
        }
        ends.sort_unstable();
        ends.push(at);
        let mut from = next;
        ends.into_iter().all(|end| {
            let fits = tree.most_in(from..end) <= free;
            (from, free) = (end, free + 1);
            fits
        })
    }

    /// Takes a unit; `next` is the first of the source's order that is not taken.
    pub fn take(&mut self, unit: u32, next: u32) {
        if unit != next {
            self.shift(unit, next);
        }
        let at = unit as usize;
        self.now = self.now.plus(self.balance[at]);
        self.reached.raise(self.now.plus(self.room.passing[at]));
        for place in self.room.reads(unit) {
            self.unlink(place);
        }
    }

    /// Changes the profile of what is before a unit, which is taken now.
    fn shift(&mut self, unit: u32, next: u32) {
        let at = unit as usize;
        for (tree, bank) in self.profile.iter_mut().zip(BANKS) {
            let Some(tree) = tree else {
                continue;
            };
            tree.add(next as usize..at, self.balance[at].of(bank));
            let ends = shortened(self.room, &self.near, unit).filter(|end| end.0 == bank);
            ends.for_each(|(_, end)| tree.add(end..at, -1));
            tree.remove(at);
        }
    }

    /// A read is done.
    fn unlink(&mut self, place: usize) {
        let (before, after) = self.near[place];
        if let Some(near) = self.near.get_mut(before as usize) {
            near.1 = after;
        }
        if let Some(near) = self.near.get_mut(after as usize) {
            near.0 = before;
        }
        // With one left, the value dies there.
        let last = match (before, after) {
            (NONE, last) | (last, NONE) => last as usize,
            _ => return,
        };
        if self.near.get(last) == Some(&(NONE, NONE)) {
            let read = self.room.reads[last];
            let value = &self.room.values[read.value as usize];
            let freed = i32::from(!value.stays);
            self.balance[read.unit as usize].add(value.bank, -freed);
        }
    }
}

/// The values that die earlier if a unit is taken now, and are read by others until then: the bank
/// of each, and the unit behind which it dies then. Only the last of those that are left decides
/// how long a value lives. `near` has the readers before and after each one that are left.
fn shortened(room: &Room, near: &[Near], unit: u32) -> impl Iterator<Item = (Bank, usize)> {
    room.reads(unit).filter_map(move |place| {
        let (before, after) = near[place];
        let before = room.reads.get(before as usize)?;
        let value = &room.values[before.value as usize];
        (after == NONE && !value.stays).then_some((value.bank, before.unit as usize))
    })
}

fn bank_index(bank: Bank) -> usize {
    match bank {
        Bank::Vgpr => 0,
        Bank::Sgpr => 1,
    }
}

/// The registers that are live at a place of the function, which moves from the end of the layout
/// towards the start.
pub struct Behind<'a> {
    func: &'a Function,
    /// Number of blocks in front of the place.
    blocks: usize,
    /// Index of the instruction behind the place.
    at: usize,
    alive: Alive<'a>,
    /// What is to be taken back if a region turns out to need too many registers.
    changes: Vec<(VReg, Change)>,
    /// The most outside of the regions.
    most: Pressure,
}

impl<'a> Behind<'a> {
    /// At the end of a function.
    pub fn new(func: &'a Function, live: &'a Live) -> Behind<'a> {
        Behind {
            func,
            blocks: func.layout.len(),
            at: 0,
            alive: Alive::new(func, live),
            changes: Vec::new(),
            most: Pressure::default(),
        }
    }

    /// The most registers at a time so far, outside of the regions.
    pub fn most(&self) -> Pressure {
        self.most
    }

    /// Goes to behind a region; they must be visited from the last to the first, and passed.
    pub fn go(&mut self, region: &Region) {
        while self.func.layout.get(self.blocks) != Some(&region.block) {
            self.leave_block();
        }
        self.walk(region.range().end);
    }

    /// Goes to before a region behind which it is; `room` has its registers.
    pub fn pass(&mut self, region: &Region, room: &Room) {
        for value in &room.values {
            if value.maker == NONE {
                self.alive.insert(value.reg);
            } else if value.stays {
                self.alive.remove(value.reg);
            }
        }
        self.alive.count = room.before;
        self.at = region.first;
    }

    /// Goes to before a region behind which it is, whose units keep their order, and gives the most
    /// registers at a time, as [`Room::most`] has them. Stays where it is if these are more than a
    /// limit, and another order might need less.
    pub fn pass_unless(&mut self, region: &Region, limit: Limits) -> Option<Pressure> {
        let insts = &self.func.blocks[region.block].insts;
        let behind = self.alive.count;
        let mut most = behind;
        self.changes.clear();
        for unit in region.units.iter().rev() {
            let own = of(insts, unit);
            let there = self.alive.count;
            let of_several = (own.len() > 1).then(|| self.unread(own));
            let mut of_one = Pressure::default();
            for inst in own.iter().rev() {
                let changes = &mut self.changes;
                let change = |reg, change| changes.push((reg, change));
                of_one = self.alive.pass_with(inst, change);
            }
            most.raise(there.plus(of_several.unwrap_or(of_one)));
        }
        most.raise(self.alive.count);
        if may_do_with_fewer(most, [self.alive.count, behind], limit) {
            self.take_back(behind);
            return None;
        }
        self.at = region.first;
        Some(most)
    }

    /// Registers that a unit writes, behind which the place is, and nobody reads behind it.
    fn unread(&self, unit: &[Inst]) -> Pressure {
        let mut unread = Pressure::default();
        for inst in unit {
            self.func.for_each_def(inst, |r| {
                unread.add(self.func.vregs[r].bank, i32::from(!self.is_live(r)));
            });
        }
        unread
    }

    /// Makes what is live what it was before the changes.
    fn take_back(&mut self, count: Pressure) {
        for (reg, change) in self.changes.drain(..).rev() {
            let changed = match change {
                Change::Begins => self.alive.remove(reg),
                Change::Ends => self.alive.insert(reg),
            };
            debug_assert!(changed, "{reg} is taken back");
        }
        self.alive.count = count;
    }

    /// Goes to the start of the function.
    pub fn finish(&mut self) {
        while self.blocks > 0 {
            self.leave_block();
        }
        if !self.func.layout.is_empty() {
            self.walk(0);
        }
    }

    /// Goes to the end of the block before.
    fn leave_block(&mut self) {
        if self.blocks < self.func.layout.len() {
            self.walk(0);
        }
        self.blocks -= 1;
        let block = self.func.layout[self.blocks];
        self.at = self.func.blocks[block].insts.len();
        self.alive.start(block);
        self.most.raise(self.alive.count);
    }

    /// Goes to the place before an instruction of the block.
    fn walk(&mut self, end: usize) {
        let insts = &self.func.blocks[self.func.layout[self.blocks]].insts;
        for inst in insts[end..self.at].iter().rev() {
            let behind = self.alive.count;
            let unread = self.alive.pass(inst);
            self.most.raise(behind.plus(unread));
            self.most.raise(self.alive.count);
        }
        self.at = end;
    }

    fn is_live(&self, reg: VReg) -> bool {
        self.alive.contains(reg)
    }
}
