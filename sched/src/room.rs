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
use mir::{Bank, Block, Function, VReg};

/// A register of the region.
#[derive(Clone, Debug)]
struct Value {
    bank: Bank,
    /// Units that read it, in the order of the source.
    readers: Vec<u32>,
    /// Is it live behind the region?
    stays: bool,
}

/// The registers of a region.
#[derive(Clone, Debug)]
pub struct Room {
    values: Vec<Value>,
    /// Values that a unit reads (made by others).
    reads: Vec<Vec<u32>>,
    /// Registers that are live behind a unit because of it.
    makes: Vec<Pressure>,
    /// Registers of results that nobody reads, and of those that only the unit itself reads.
    passing: Vec<Pressure>,
    done: Vec<bool>,
    profile: [Tree; 2],
    now: Pressure,
    reached: Pressure,
    most: Pressure,
}

impl Room {
    /// Of a region in the order of the source; `behind` is where it ends.
    pub fn new(func: &Function, region: &Region, behind: &Behind, numbers: &mut Numbers) -> Room {
        let n = region.units.len();
        let mut room = Room {
            values: Vec::new(),
            reads: vec![Vec::new(); n],
            makes: vec![Pressure::default(); n],
            passing: vec![Pressure::default(); n],
            done: vec![false; n],
            profile: [Tree::new(&[]), Tree::new(&[])],
            now: Pressure::default(),
            reached: Pressure::default(),
            most: Pressure::default(),
        };
        room.find_values(func, region, behind, numbers);
        room.make_profile(behind.count);
        room
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
        let mut made: Vec<(u32, u32)> = Vec::new();
        for (u, unit) in region.units.iter().enumerate() {
            let u = u as u32;
            for inst in of(insts, unit) {
                func.for_each_use(inst, |r| {
                    let known = numbers.get(r);
                    let value = known.unwrap_or_else(|| {
                        let new = self.value(func, r, behind.is_live(r));
                        numbers.set(r, new);
                        new
                    });
                    let is_own = made
                        .iter()
                        .rev()
                        .take_while(|m| m.0 == u)
                        .any(|m| m.1 == value);
                    let readers = &mut self.values[value as usize].readers;
                    if !is_own && readers.last() != Some(&u) {
                        readers.push(u);
                        self.reads[u as usize].push(value);
                    }
                });
                func.for_each_def(inst, |r| {
                    let new = self.value(func, r, behind.is_live(r));
                    numbers.set(r, new);
                    made.push((u, new));
                });
            }
        }
        for (u, v) in made {
            let value = &self.values[v as usize];
            let lasts = value.stays || !value.readers.is_empty();
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
            readers: Vec::new(),
            stays,
        });
        self.values.len() as u32 - 1
    }

    /// The profile of the source, from the registers behind the region backwards.
    fn make_profile(&mut self, behind: Pressure) {
        let n = self.reads.len();
        let mut lists = [vec![0; n], vec![0; n]];
        let mut live = behind;
        for u in (0..n).rev() {
            for (list, bank) in lists.iter_mut().zip(BANKS) {
                list[u] = live.of(bank) + self.passing[u].of(bank);
            }
            let mut here = live;
            here.vgprs += self.passing[u].vgprs;
            here.sgprs += self.passing[u].sgprs;
            self.most.raise(here);
            live.vgprs -= self.makes[u].vgprs;
            live.sgprs -= self.makes[u].sgprs;
            for &v in &self.reads[u] {
                let value = &self.values[v as usize];
                if !value.stays && value.readers.last() == Some(&(u as u32)) {
                    live.add(value.bank, 1);
                }
            }
        }
        self.most.raise(live);
        self.now = live;
        self.reached = live;
        self.profile = lists.map(|list| Tree::new(&list));
    }

    /// The most registers at a time in the order of the source.
    pub fn most(&self) -> Pressure {
        self.most
    }

    /// The most registers at a time so far.
    pub fn reached(&self) -> Pressure {
        self.reached
    }

    /// Values that die if the unit is taken now: the value, and the place where it would have died.
    fn last_reads(&self, unit: u32) -> impl Iterator<Item = (Bank, Option<u32>)> + '_ {
        self.reads[unit as usize].iter().filter_map(move |&v| {
            let value = &self.values[v as usize];
            if value.stays {
                return None;
            }
            let mut left = value
                .readers
                .iter()
                .rev()
                .filter(|&&r| !self.done[r as usize]);
            // Only the last of those that are left decides how long the value lives.
            (left.next() == Some(&unit)).then(|| (value.bank, left.next().copied()))
        })
    }

    /// Changes the profile of what is before a unit, as if it were taken now; with −1 back again.
    fn shift(&mut self, unit: u32, sign: i32) {
        let at = unit as usize;
        let makes = self.makes[at];
        let dying: Vec<(Bank, Option<u32>)> = self.last_reads(unit).collect();
        for (tree, bank) in self.profile.iter_mut().zip(BANKS) {
            tree.add(0, at, sign * makes.of(bank));
            for &(_, before) in dying.iter().filter(|d| d.0 == bank) {
                // It still lives behind units up to the reader before this one.
                tree.add(before.map_or(0, |b| b as usize), at, -sign);
            }
        }
    }

    /// The registers that are live behind a unit that is taken now.
    fn behind(&self, unit: u32) -> Pressure {
        let mut now = self.now;
        now.vgprs += self.makes[unit as usize].vgprs;
        now.sgprs += self.makes[unit as usize].sgprs;
        for (bank, before) in self.last_reads(unit) {
            if before.is_none() {
                now.add(bank, -1);
            }
        }
        now
    }

    /// Does everything stay within a limit if a unit is taken now?
    pub fn has_room(&mut self, unit: u32, limit: Limits) -> bool {
        let here = self.behind(unit);
        let passing = self.passing[unit as usize];
        let fits = BANKS
            .iter()
            .all(|&b| here.of(b) + passing.of(b) <= limit.of(b));
        if !fits {
            return false;
        }
        // As if nothing died earlier for it.
        let makes = self.makes[unit as usize];
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
        let mut here = self.behind(unit);
        self.now = here;
        here.vgprs += self.passing[unit as usize].vgprs;
        here.sgprs += self.passing[unit as usize].sgprs;
        self.reached.raise(here);
        self.done[unit as usize] = true;
        for tree in &mut self.profile {
            tree.remove(unit as usize);
        }
    }
}

/// The registers that are live at a place of a block, which moves from the end towards the start.
pub struct Behind<'a> {
    func: &'a Function,
    live: &'a Live,
    block: Block,
    /// Index of the instruction behind the place.
    at: usize,
    is_live: Numbers,
    count: Pressure,
}

impl<'a> Behind<'a> {
    /// At the end of a block.
    pub fn new(func: &'a Function, live: &'a Live, block: Block) -> Behind<'a> {
        let mut behind = Behind {
            func,
            live,
            block,
            at: 0,
            is_live: Numbers::default(),
            count: Pressure::default(),
        };
        behind.start(block);
        behind
    }

    fn start(&mut self, block: Block) {
        self.block = block;
        self.at = self.func.blocks[block].insts.len();
        self.is_live.clear();
        self.count = Pressure::default();
        for r in self.live.out(block) {
            self.is_live.set(r, 0);
            self.count.add(self.func.vregs[r].bank, 1);
        }
    }

    /// Goes to behind a region; those of a block must be visited from the last to the first.
    pub fn go(&mut self, region: &Region) {
        let end = region.range().end;
        if region.block != self.block || end > self.at {
            self.start(region.block);
        }
        let Behind {
            func,
            is_live,
            count,
            ..
        } = self;
        for inst in func.blocks[region.block].insts[end..self.at].iter().rev() {
            func.for_each_def(inst, |r| {
                if is_live.get(r).is_some() {
                    is_live.remove(r);
                    count.add(func.vregs[r].bank, -1);
                }
            });
            func.for_each_use(inst, |r| {
                if is_live.get(r).is_none() {
                    is_live.set(r, 0);
                    count.add(func.vregs[r].bank, 1);
                }
            });
        }
        self.at = end;
    }

    fn is_live(&self, reg: VReg) -> bool {
        self.is_live.get(reg).is_some()
    }
}
