//! How many registers the rest of a region needs.
//!
//! The rest, in the order of the source, has a profile: the registers that are live behind each
//! unit, results that nobody reads included. Taking a unit out of turn changes it: its results live
//! from now on, and what it was the last to read dies earlier, at the last reader before it or now.

use crate::depend::of;
use crate::live::Live;
use crate::numbers::Numbers;
use crate::pressure::{BANKS, Limits, Pressure};
use crate::region::Region;
use crate::tree::Tree;
use mir::{Bank, Function, VReg};
use std::ops::Range;

/// No reader.
const NONE: u32 = u32::MAX;

/// A register of the region.
#[derive(Clone, Copy, Debug)]
struct Value {
    bank: Bank,
    /// The unit that reads it last in the order of the source.
    last: u32,
    /// Is it live behind the region?
    stays: bool,
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
    /// The readers before and after each one of the same value, as places in `reads`.
    near: Vec<(u32, u32)>,
    profile: [Tree; 2],
    /// What is live before the region.
    before: Pressure,
    /// What is live behind it.
    behind: Pressure,
    most: Pressure,
}

impl Room {
    /// Of a region in the order of the source; `behind` is where it ends.
    pub fn new(func: &Function, region: &Region, behind: &Behind, numbers: &mut Numbers) -> Room {
        let n = region.units.len();
        let mut room = Room {
            values: Vec::with_capacity(region.len()),
            makes: vec![Pressure::default(); n],
            passing: vec![Pressure::default(); n],
            ..Room::empty(2 * n, n, behind.count)
        };
        room.find_values(func, region, behind, numbers);
        room.link_readers();
        room.make_profile();
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
        for (unit, &old) in (0..).zip(order) {
            room.starts.push(room.reads.len() as u32);
            for value in self.values_read(old) {
                room.values[value as usize].last = unit;
                room.reads.push(Read { value, unit });
            }
        }
        room.starts.push(room.reads.len() as u32);
        room.link_readers();
        room.make_profile();
        room
    }

    /// The most registers at a time with the units in another order, without anything else.
    pub fn most_in_order(&self, order: &[u32]) -> Pressure {
        let mut most = Pressure::default();
        let mut live = self.behind;
        // From the end backwards the first reader of a value is the last one.
        let mut is_read = vec![false; self.values.len()];
        for &unit in order.iter().rev() {
            most.raise(live.plus(self.passing[unit as usize]));
            live = live.minus(self.makes[unit as usize]);
            for value in self.values_read(unit) {
                let was_read = std::mem::replace(&mut is_read[value as usize], true);
                let value = &self.values[value as usize];
                if !value.stays && !was_read {
                    live.add(value.bank, 1);
                }
            }
        }
        most.raise(live);
        most
    }

    /// Without values.
    fn empty(reads: usize, units: usize, behind: Pressure) -> Room {
        Room {
            values: Vec::new(),
            reads: Vec::with_capacity(reads),
            starts: Vec::with_capacity(units + 1),
            makes: Vec::new(),
            passing: Vec::new(),
            near: Vec::new(),
            profile: [Tree::new(&[]), Tree::new(&[])],
            before: Pressure::default(),
            behind,
            most: Pressure::default(),
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
        // Units and the values that they make.
        let mut made: Vec<(u32, u32)> = Vec::with_capacity(region.len());
        for (u, unit) in region.units.iter().enumerate() {
            let u = u as u32;
            self.starts.push(self.reads.len() as u32);
            let own = made.len();
            for inst in of(insts, unit) {
                func.for_each_use(inst, |r| {
                    let known = numbers.get(r);
                    let value = known.unwrap_or_else(|| {
                        let new = self.value(func, r, behind.is_live(r));
                        numbers.set(r, new);
                        new
                    });
                    let is_own = made[own..].iter().any(|m| m.1 == value);
                    let last = &mut self.values[value as usize].last;
                    if !is_own && *last != u {
                        *last = u;
                        self.reads.push(Read { value, unit: u });
                    }
                });
                func.for_each_def(inst, |r| {
                    let new = self.value(func, r, behind.is_live(r));
                    numbers.set(r, new);
                    made.push((u, new));
                });
            }
        }
        self.starts.push(self.reads.len() as u32);
        for (u, v) in made {
            let value = &self.values[v as usize];
            let lasts = value.stays || value.last != NONE;
            let count = if lasts {
                &mut self.makes
            } else {
                &mut self.passing
            };
            count[u as usize].add(value.bank, 1);
        }
    }

    fn value(&mut self, func: &Function, reg: VReg, stays: bool) -> u32 {
        self.values.push(Value {
            bank: func.vregs[reg].bank,
            last: NONE,
            stays,
        });
        self.values.len() as u32 - 1
    }

    fn link_readers(&mut self) {
        self.near = vec![(NONE, NONE); self.reads.len()];
        let mut last = vec![NONE; self.values.len()];
        for (i, read) in self.reads.iter().enumerate() {
            let before = std::mem::replace(&mut last[read.value as usize], i as u32);
            self.near[i].0 = before;
            if let Some(before) = self.near.get_mut(before as usize) {
                before.1 = i as u32;
            }
        }
    }

    /// A unit's places in `reads`.
    fn reads(&self, unit: u32) -> Range<usize> {
        let unit = unit as usize;
        self.starts[unit] as usize..self.starts[unit + 1] as usize
    }

    /// The profile of the source, from the registers behind the region backwards.
    fn make_profile(&mut self) {
        let n = self.makes.len();
        let mut lists = [vec![0; n], vec![0; n]];
        let mut live = self.behind;
        for u in (0..n).rev() {
            for (list, bank) in lists.iter_mut().zip(BANKS) {
                list[u] = live.of(bank) + self.passing[u].of(bank);
            }
            self.most.raise(live.plus(self.passing[u]));
            live = live.minus(self.makes[u]);
            for read in &self.reads[self.reads(u as u32)] {
                let value = &self.values[read.value as usize];
                if !value.stays && value.last == u as u32 {
                    live.add(value.bank, 1);
                }
            }
        }
        self.most.raise(live);
        self.before = live;
        self.profile = lists.map(|list| Tree::new(&list));
    }

    /// The most registers at a time in the order of the source.
    pub fn most(&self) -> Pressure {
        self.most
    }

    /// Number of values.
    pub fn values(&self) -> usize {
        self.values.len()
    }

    /// The values of others that a unit reads, each once.
    pub fn values_read(&self, unit: u32) -> impl Iterator<Item = u32> + '_ {
        self.reads[self.reads(unit)].iter().map(|read| read.value)
    }

    /// Registers of a bank that live behind a unit because of it.
    pub fn made(&self, unit: u32, bank: Bank) -> i32 {
        self.makes[unit as usize].of(bank)
    }

    /// Is a value in this bank, and dead when all of the region have read it?
    pub fn can_die(&self, value: u32, bank: Bank) -> bool {
        let value = &self.values[value as usize];
        value.bank == bank && !value.stays
    }

    /// At the start of the region.
    pub fn running(&self) -> Running<'_> {
        Running {
            room: self,
            near: self.near.clone(),
            profile: self.profile.clone(),
            now: self.before,
            reached: self.before,
        }
    }
}

/// The registers of a region of which some units are taken.
pub struct Running<'a> {
    room: &'a Room,
    /// The readers before and after each one of those that are not taken.
    near: Vec<(u32, u32)>,
    profile: [Tree; 2],
    now: Pressure,
    reached: Pressure,
}

impl Running<'_> {
    /// The most registers at a time so far.
    pub fn reached(&self) -> Pressure {
        self.reached
    }

    /// If the value of a read dies when its unit is taken now: the value's bank, and the unit
    /// behind which it would have died else.
    fn last_read(room: &Room, near: &[(u32, u32)], place: usize) -> Option<(Bank, Option<u32>)> {
        let value = &room.values[room.reads[place].value as usize];
        let (before, after) = near[place];
        // Only the last of those that are left decides how long the value lives.
        let dies = !value.stays && after == NONE;
        dies.then(|| {
            let before = room.reads.get(before as usize);
            (value.bank, before.map(|read| read.unit))
        })
    }

    /// Changes the profile of what is before a unit, as if it were taken now; with −1 back again.
    fn shift(&mut self, unit: u32, sign: i32) {
        let at = unit as usize;
        let makes = self.room.makes[at];
        for (tree, bank) in self.profile.iter_mut().zip(BANKS) {
            tree.add(0, at, sign * makes.of(bank));
        }
        for place in self.room.reads(unit) {
            if let Some((bank, before)) = Self::last_read(self.room, &self.near, place) {
                // It still lives behind units up to the reader before this one.
                let from = before.map_or(0, |b| b as usize);
                self.profile[bank_index(bank)].add(from, at, -sign);
            }
        }
    }

    /// The registers that are live behind a unit that is taken now.
    fn behind(&self, unit: u32) -> Pressure {
        let mut now = self.now.plus(self.room.makes[unit as usize]);
        for place in self.room.reads(unit) {
            if let Some((bank, None)) = Self::last_read(self.room, &self.near, place) {
                now.add(bank, -1);
            }
        }
        now
    }

    /// Does everything stay within a limit if a unit is taken now?
    pub fn has_room(&mut self, unit: u32, limit: Limits) -> bool {
        let here = self.behind(unit).plus(self.room.passing[unit as usize]);
        if here.exceeds(limit) {
            return false;
        }
        // As if nothing died earlier for it.
        let makes = self.room.makes[unit as usize];
        let at_most = |(tree, bank): (&Tree, Bank)| {
            makes.of(bank) <= 0
                || tree.most_before(unit as usize) + makes.of(bank) <= limit.of(bank)
        };
        if self.profile.iter().zip(BANKS).all(at_most) {
            return true;
        }
        self.shift(unit, 1);
        let most = |tree: &Tree| tree.most_before(unit as usize);
        let fits = most(&self.profile[0]) <= limit.vgprs && most(&self.profile[1]) <= limit.sgprs;
        self.shift(unit, -1);
        fits
    }

    /// Takes a unit; `next` is the first of the source's order that is not taken.
    pub fn take(&mut self, unit: u32, next: u32) {
        if unit != next {
            self.shift(unit, 1);
        }
        self.now = self.behind(unit);
        self.reached
            .raise(self.now.plus(self.room.passing[unit as usize]));
        for place in self.room.reads(unit) {
            let (before, after) = self.near[place];
            if let Some(near) = self.near.get_mut(before as usize) {
                near.1 = after;
            }
            if let Some(near) = self.near.get_mut(after as usize) {
                near.0 = before;
            }
        }
        for tree in &mut self.profile {
            tree.remove(unit as usize);
        }
    }
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
    live: &'a Live,
    /// Number of blocks in front of the place.
    blocks: usize,
    /// Index of the instruction behind the place.
    at: usize,
    /// The last region that was visited of the block.
    region: Range<usize>,
    is_live: Numbers,
    count: Pressure,
    /// The most outside of the regions.
    most: Pressure,
}

impl<'a> Behind<'a> {
    /// At the end of a function.
    pub fn new(func: &'a Function, live: &'a Live) -> Behind<'a> {
        Behind {
            func,
            live,
            blocks: func.layout.len(),
            at: 0,
            region: 0..0,
            is_live: Numbers::new(func),
            count: Pressure::default(),
            most: Pressure::default(),
        }
    }

    /// Goes to the end of a block in front of this one.
    fn start(&mut self, blocks: usize) {
        let block = self.func.layout[blocks];
        self.blocks = blocks;
        self.at = self.func.blocks[block].insts.len();
        self.region = self.at..self.at;
        self.is_live.clear();
        self.count = Pressure::default();
        for r in self.live.out(block) {
            self.is_live.set(r, 0);
            self.count.add(self.func.vregs[r].bank, 1);
        }
        self.most.raise(self.count);
    }

    /// Goes to behind a region; they must be visited from the last to the first.
    pub fn go(&mut self, region: &Region) {
        while self.func.layout.get(self.blocks) != Some(&region.block) {
            self.leave_block();
        }
        self.walk(region.range().end);
        self.region = region.range();
    }

    /// Goes to the start of the function: the most registers at a time outside of the regions.
    pub fn finish(mut self) -> Pressure {
        while self.blocks > 0 {
            self.leave_block();
        }
        if !self.func.layout.is_empty() {
            self.walk(0);
        }
        self.most
    }

    /// Goes to the end of the block before.
    fn leave_block(&mut self) {
        if self.blocks < self.func.layout.len() {
            self.walk(0);
        }
        self.start(self.blocks - 1);
    }

    /// Goes to the place before an instruction of the block.
    fn walk(&mut self, end: usize) {
        let Behind {
            func,
            is_live,
            count,
            most,
            region,
            ..
        } = self;
        let insts = &func.blocks[func.layout[self.blocks]].insts;
        for (i, inst) in insts[end..self.at].iter().enumerate().rev() {
            let mut passing = *count;
            func.for_each_def(inst, |r| match is_live.get(r) {
                Some(_) => {
                    is_live.remove(r);
                    count.add(func.vregs[r].bank, -1);
                }
                // A result that nobody reads has a register all the same.
                None => passing.add(func.vregs[r].bank, 1),
            });
            func.for_each_use(inst, |r| {
                if is_live.get(r).is_none() {
                    is_live.set(r, 0);
                    count.add(func.vregs[r].bank, 1);
                }
            });
            if !region.contains(&(end + i)) {
                most.raise(passing);
                most.raise(*count);
            }
        }
        self.at = end;
    }

    fn is_live(&self, reg: VReg) -> bool {
        self.is_live.get(reg).is_some()
    }
}
