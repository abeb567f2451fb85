//! Packing: each group gets units where its slots' ranges are free.
//!
//! Wide groups first, the longest first, then single registers in the order of their starts; each
//! at the first place where it fits, unless a place that a hint names (the other side of a copy,
//! VCC for a lane mask) is free. On a GPU the highest unit is the cost, so other orders are tried
//! while the result is above the pressure and costs occupancy, and the lowest is kept. If no order
//! has a place for everything, groups that are in the way may go again ([`mod@crate::repack`]).

use crate::Check;
use crate::constraint::{File, MAX_UNITS, Units, VCC_UNIT, below, common, each, either};
use crate::group::{Group, Groups};
use crate::held::{Entry, Held};
use crate::hints::{Hints, NOWHERE, Toward};
use crate::live::{Live, Range};
use crate::matching::each_finds_one;
use crate::occupancy::{Grain, Unit};
use crate::order::{Item, ORDERS, Order, Sorted, Whole};
use crate::ranges::hits;
use crate::repack::{Piece, Repack};
use crate::rooms::{Rooms, has};
use crate::taken::WORD;
use cranelift_entity::EntityRef;
use mir::{Bank, Function, Operand, VReg};
use rustc_hash::FxHashSet;

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Each group is placed once in each order.
    Once,
    /// If that fails, groups are placed again ([`mod@crate::repack`]).
    Again,
}

/// A range that units of a word hold before anything is placed.
struct Fixed {
    range: Range,
    word: usize,
    units: u64,
    /// The number of another one with the same start.
    before: u32,
}

/// Where everything is.
#[derive(Default)]
pub struct Placement {
    /// First unit by root.
    base: Vec<u16>,
    /// What units hold when.
    held: Held,
    grain: Grain,
    /// Fixed ranges with their units, before anything is placed.
    fixed: Vec<(u16, Range)>,
    /// The same ranges, each once for all units of a word.
    shared: Vec<Fixed>,
    /// Units that may be used: below this, and VCC.
    pub used: u16,
    hints: Hints,
    /// In the order of their roots.
    items: Vec<Item>,
    /// In the order of the try.
    sorted: Sorted,
    /// Units of whole values ([`crate::whole`]), with what those in one block hold when; empty
    /// where there are none.
    pool: Vec<Option<Unit>>,
    /// Units that instructions name: what else is fixed in a unit is written by calls.
    named: Vec<bool>,
    /// Units that hold one group only, which is none of whole values.
    alone: Vec<bool>,
    /// The best try so far, while there are others.
    kept: Kept,
}

/// What a try gave, as far as anybody asks for it when all is placed.
#[derive(Default)]
struct Kept {
    base: Vec<u16>,
    used: u16,
    pool: Vec<Option<Unit>>,
    entries: Vec<Entry>,
}

/// The roots of groups with whole values that are parameters of blocks or their arguments.
fn whole_on_edges(func: &Function, groups: &Groups) -> FxHashSet<VReg> {
    let is_whole = |&root: &VReg| groups.group(root).whole;
    if !groups.roots.iter().any(is_whole) {
        return FxHashSet::default();
    }
    let blocks = || func.layout.iter().map(|&b| &func.blocks[b]);
    let edges = func.layout.iter().flat_map(|&b| func.current_succs(b));
    let args = edges.flat_map(|e| &e.args);
    let regs = blocks().flat_map(|b| &b.params).chain(args);
    let roots = regs.map(|&r| groups.find(r).0);
    roots.filter(is_whole).collect()
}

impl Placement {
    /// Places all groups; the error is a position where the registers do not suffice. What must
    /// fail is tried only to check that it does.
    pub fn run(
        &mut self,
        func: &Function,
        file: &File,
        live: &Live,
        groups: &Groups,
        (effort, check): (Effort, Check),
    ) -> Result<(), u32> {
        self.hints.collect(func, file, groups);
        self.held.clear(live.last);
        self.collect(func, file, groups, live);
        self.grain = Grain::new(live.last);
        self.collect_fixed(file, live);
        self.held.finish();
        self.sorted.collect(&self.items, &self.held);
        self.share_fixed();
        let free = file.free_of_cost();
        let fixed = self.fixed_units(file, live);
        // Asked for only where that is not enough.
        let mut pressure: Option<u32> = None;
        let mut best: Option<u16> = None;
        let (mut failed, mut first_failed) = (0, 0);
        let mut hopeless = false;
        for order in ORDERS {
            if order == Order::MomentaryHigh && best.is_some() {
                break;
            }
            if order == Order::MomentaryHigh && !self.items.iter().any(|i| i.momentary) {
                // That would be the first order once more.
                failed = first_failed;
                break;
            }
            match self.attempt(file, live, groups, order, best.unwrap_or(u16::MAX)) {
                Ok(used) => {
                    best = Some(used);
                    self.swap_kept();
                }
                Err(at) => failed = at,
            }
            if order == ORDERS[0] {
                first_failed = failed;
                hopeless = best.is_none()
                    && (self.is_hopeless(file, live, groups)
                        || self.is_cramped(file, live, groups, failed));
                if hopeless && check == Check::Off {
                    break;
                }
            }
            let most = || self.max_pressure(live, groups, &[u64::MAX; _]);
            let mut is_enough = |used: u32| {
                let least = free.max(fixed.into());
                used <= least || used <= *pressure.get_or_insert_with(most)
            };
            if best.is_some_and(|used| is_enough(used.into())) {
                break;
            }
        }
        if best.is_none() {
            return match hopeless || effort == Effort::Once {
                true => Err(failed),
                false => self.repack(file, live, groups).ok_or(failed),
            };
        }
        assert!(!hopeless, "more groups than registers have found places");
        self.swap_kept();
        Ok(())
    }

    /// Keeps what a try gave, or takes it back.
    fn swap_kept(&mut self) {
        std::mem::swap(&mut self.used, &mut self.kept.used);
        std::mem::swap(&mut self.base, &mut self.kept.base);
        std::mem::swap(&mut self.pool, &mut self.kept.pool);
        self.held.swap_entries(&mut self.kept.entries);
    }

    /// The unit of a register.
    pub fn unit(&self, groups: &Groups, reg: VReg) -> usize {
        let (root, slot) = groups.find(reg);
        usize::from(self.base[root.index()]) + slot
    }

    /// Units that hold nothing in a range and may be used, lowest first.
    pub fn free_units(&self, file: &File, range: Range) -> impl Iterator<Item = usize> {
        let vcc = (file.bank == Bank::Sgpr).then_some([VCC_UNIT, VCC_UNIT + 1]);
        let taken = self.held.exactly(range);
        (0..usize::from(file.limit))
            .chain(vcc.into_iter().flatten())
            .filter(move |&u| !has(&file.reserved, u) && !has(&taken, u))
    }

    /// Does the unit hold whole values?
    pub fn is_whole(&self, unit: usize) -> bool {
        self.pool.get(unit).is_some_and(Option::is_some)
    }

    fn collect(&mut self, func: &Function, file: &File, groups: &Groups, live: &Live) {
        self.items.clear();
        self.items.reserve(groups.roots.len());
        let hints = self.hints.all();
        let on_edges = whole_on_edges(func, groups);
        let mut next = 0;
        for &root in &groups.roots {
            let group = groups.group(root);
            let (mut start, mut end, mut length) = (u32::MAX, 0, 0);
            for &list in &group.slots {
                for range in &groups.ranges[list as usize] {
                    start = start.min(range.start);
                    self.held.note(range.start);
                    end = end.max(range.end);
                    length += range.end - range.start;
                }
            }
            let one_block = || live.block_at(func, start) == live.block_at(func, end - 1);
            let stays = !group.exclusive && !on_edges.contains(&root);
            let whole = group.whole.then(|| match stays && one_block() {
                true => Whole::Block,
                false => Whole::Blocks,
            });
            if group.exclusive {
                (start, length) = (0, live.last);
            }
            // Both lists are in the order of the roots.
            let before = hints[next..].iter().take_while(|h| h.root < root).count();
            let own = &hints[next + before..];
            let own = own.iter().take_while(|h| h.root == root).count();
            let first = next + before;
            next = first + own;
            let vcc = |unit| file.bank == Bank::Sgpr && usize::from(unit) >= VCC_UNIT;
            let pinned = hints[first..next]
                .iter()
                .any(|h| matches!(h.toward, Toward::Unit(unit) if !vcc(unit)));
            self.items.push(Item {
                root,
                pinned,
                whole,
                momentary: groups.is_momentary(root),
                width: group.slots.len() as u16,
                start,
                length,
                hints: (first as u32, next as u32),
            });
        }
        if self.items.iter().any(|i| i.whole.is_some() || i.momentary) {
            self.collect_named(func, file);
        }
    }

    fn collect_named(&mut self, func: &Function, file: &File) {
        self.named.clear();
        self.named.resize(MAX_UNITS, false);
        if file.bank == Bank::Sgpr {
            return;
        }
        let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
        for operand in insts.flat_map(|i| &i.operands) {
            if let Operand::Phys(span) = operand {
                let units = span.regs().filter_map(|r| file.unit(r));
                units.for_each(|u| self.named[u] = true);
            }
        }
    }

    fn collect_fixed(&mut self, file: &File, live: &Live) {
        self.fixed.clear();
        let always = [everywhere(live.last)];
        for unit in each(&either(&live.units, &file.reserved)) {
            let ranges = match has(&file.reserved, unit) {
                true => &always[..],
                false => &live.ranges[unit],
            };
            let held = ranges.iter().map(|&range| (unit as u16, range));
            self.fixed.extend(held);
            ranges.iter().for_each(|range| self.held.note(range.start));
        }
        live.calls.iter().for_each(|call| self.held.note(call.0));
    }

    /// Puts fixed ranges that several units of a word have together. Linear, since few different
    /// ranges begin at a position.
    fn share_fixed(&mut self) {
        const NONE: u32 = u32::MAX;
        self.shared.clear();
        // By start: the last of the shared ranges, each of which knows the one before.
        let mut latest = vec![NONE; self.held.starts()];
        for &(unit, range) in &self.fixed {
            let (word, bit) = (usize::from(unit) / WORD, 1 << (usize::from(unit) % WORD));
            let start = self.held.start(range.start);
            let mut at = latest[start];
            while let Some(fixed) = self.shared.get_mut(at as usize) {
                if fixed.range == range && fixed.word == word {
                    fixed.units |= bit;
                    break;
                }
                at = fixed.before;
            }
            if at == NONE {
                let before = &mut latest[start];
                let number = self.shared.len() as u32;
                self.shared.push(Fixed {
                    range,
                    word,
                    units: bit,
                    before: std::mem::replace(before, number),
                });
            }
        }
    }

    /// What units hold before anything is placed.
    fn begin(&mut self, live: &Live) {
        self.held.reset();
        for fixed in &self.shared {
            self.held.insert(fixed.word, fixed.range, fixed.units);
        }
        for &(position, units) in &live.calls {
            let words = units.iter().enumerate().filter(|(_, u)| **u != 0);
            words.for_each(|(word, &units)| self.held.insert(word, Range::at(position), units));
        }
    }

    /// Does a unit hold something at positions of `ranges` before anything is placed?
    fn is_fixed(&self, live: &Live, unit: usize, ranges: &[Range]) -> bool {
        let mut calls = live.calls.iter().filter(|c| has(&c.1, unit));
        if calls.any(|c| hits(ranges, Range::at(c.0))) {
            return true;
        }
        let start = self.fixed.partition_point(|f| usize::from(f.0) < unit);
        let own = self.fixed[start..].iter();
        let mut own = own.take_while(|f| usize::from(f.0) == unit);
        own.any(|f| hits(ranges, f.1))
    }

    /// A unit holds something everywhere.
    fn fill(&mut self, unit: usize, last: u32) {
        self.occupy(unit, &[everywhere(last)]);
    }

    fn occupy(&mut self, unit: usize, ranges: &[Range]) {
        let (word, bit) = (unit / WORD, 1 << (unit % WORD));
        let ranges = ranges.iter();
        ranges.for_each(|&range| self.held.insert(word, range, bit));
    }

    /// The units up to the highest one that holds something before anything is placed.
    fn fixed_units(&self, file: &File, live: &Live) -> u16 {
        let calls = live.calls.iter();
        let all = calls.fold(live.units, |all, call| either(&all, &call.1));
        let usable = common(&all, &below(file.limit.into()));
        let highest = usable.iter().rposition(|&word| word != 0);
        highest.map_or(0, |at| (WORD * at) as u16 + usable[at].ilog2() as u16 + 1)
    }

    /// Do groups need more units at some position than there are, in whatever order they are
    /// placed?
    fn is_hopeless(&self, file: &File, live: &Live, groups: &Groups) -> bool {
        let usable = file.units_that(|u| u < file.units() && file.may_use(u));
        let all: u32 = usable.iter().map(|w| w.count_ones()).sum();
        self.max_pressure(live, groups, &usable) > all
    }

    /// Do groups that are alive at a position need units there that others need too, in whatever
    /// order they are placed ([`mod@crate::matching`])? Of groups with places of other kinds
    /// nothing is known.
    fn is_cramped(&mut self, file: &File, live: &Live, groups: &Groups, at: u32) -> bool {
        self.prepare(file, live, groups);
        let usable = file.units_that(|u| u < file.units() && file.may_use(u));
        let special =
            |i: &&Item| i.whole.is_some() || i.momentary || groups.group(i.root).exclusive;
        let items = self.items.iter().filter(|i| !special(i));
        let slots = items.flat_map(|item| &groups.group(item.root).slots);
        let ranges = slots.map(|&list| &groups.ranges[list as usize]);
        let alive = ranges.filter(|ranges| hits(ranges, Range::at(at)));
        let allowed: Vec<Units> = alive
            .map(|ranges| {
                std::array::from_fn(|word| {
                    let taken = ranges.iter().map(|&r| self.held.over(word, r));
                    usable[word] & !taken.fold(0, |all, units| all | units)
                })
            })
            .collect();
        !each_finds_one(&allowed)
    }

    /// The most registers that are live at one position, of fixed ones those among `units`. Where
    /// most are some range starts, so that only starts are looked at.
    fn max_pressure(&self, live: &Live, groups: &Groups, units: &Units) -> u32 {
        let mut change = vec![0i32; self.held.starts() + 1];
        let mut add = |range: Range, count: i32| {
            let starts = self.held.starts_in(range);
            change[starts.start as usize] += count;
            change[starts.end as usize] -= count;
        };
        for &root in &groups.roots {
            for &list in &groups.group(root).slots {
                let ranges = groups.ranges[list as usize].iter();
                ranges.for_each(|&range| add(range, 1));
            }
        }
        let fixed = self.fixed.iter().filter(|f| has(units, f.0.into()));
        fixed.for_each(|&(_, range)| add(range, 1));
        for (position, written) in &live.calls {
            let written: u32 = common(written, units).iter().map(|w| w.count_ones()).sum();
            add(Range::at(*position), written as i32);
        }
        let mut sum = 0;
        let sums = change.iter().map(|step| {
            sum += step;
            sum
        });
        sums.max().unwrap_or(0) as u32
    }

    /// Nothing is placed yet. What is to be is in order already.
    fn prepare(&mut self, file: &File, live: &Live, groups: &Groups) {
        self.begin(live);
        self.base.clear();
        self.base.resize(groups.registers(), NOWHERE);
        self.pool.clear();
        self.alone.clear();
        self.alone.resize(MAX_UNITS, false);
        if self.items.iter().any(|i| i.whole.is_some()) {
            self.pool.resize(MAX_UNITS, None);
        }
        self.used = self.fixed_units(file, live);
    }

    /// A try with one order, given up where it needs no fewer units than one before (`most`).
    fn attempt(
        &mut self,
        file: &File,
        live: &Live,
        groups: &Groups,
        order: Order,
        most: u16,
    ) -> Result<u16, u32> {
        self.sorted.sort(&self.items, order);
        self.prepare(file, live, groups);
        for k in 0..self.items.len() {
            let item = self.items[self.sorted.get(k)];
            let group = groups.group(item.root);
            self.place(file, live, groups, group, &item, order)?;
            if self.used >= most {
                return Err(item.start);
            }
        }
        Ok(self.used)
    }

    /// Places all groups, if that is possible, and takes some away again for it. None of whole
    /// values, and none that shares registers with nothing.
    fn repack(&mut self, file: &File, live: &Live, groups: &Groups) -> Option<()> {
        self.sorted.sort(&self.items, Order::WideFirst);
        self.prepare(file, live, groups);
        let special = |i: &Item| i.whole.is_some() || i.momentary || groups.group(i.root).exclusive;
        if self.items.iter().any(special) {
            return None;
        }
        let order = || self.sorted.known().iter().map(|&n| &self.items[n as usize]);
        let pieces = order().map(|item| {
            let group = groups.group(item.root);
            let slots = group.slots.iter();
            Piece {
                slots: slots.map(|&s| &groups.ranges[s as usize][..]).collect(),
                align: group.align.into(),
                residue: group.residue.into(),
                hints: self.fixed_hints(file, group, item),
            }
        });
        let mut repack = Repack::new(pieces.collect(), MAX_UNITS);
        for &(unit, range) in &self.fixed {
            repack.fix(unit.into(), range);
        }
        for &(position, units) in &live.calls {
            for unit in each(&units) {
                repack.fix(unit, Range::at(position));
            }
        }
        let bases = repack.run(file.limit.into())?;
        let placed: Vec<(VReg, usize)> = order().map(|i| i.root).zip(bases).collect();
        for (root, base) in placed {
            let slots = &groups.group(root).slots;
            for (unit, &list) in (base..).zip(slots) {
                self.occupy(unit, &groups.ranges[list as usize]);
            }
            self.base[root.index()] = base as u16;
            let end = base + slots.len();
            if end <= usize::from(file.limit) {
                self.used = self.used.max(end as u16);
            }
        }
        Some(())
    }

    /// Units that a group is copied from or to.
    fn fixed_hints(&self, file: &File, group: &Group, item: &Item) -> Vec<usize> {
        let hints = &self.hints.all()[item.hints.0 as usize..item.hints.1 as usize];
        let units = hints.iter().filter_map(|h| match h.toward {
            Toward::Unit(unit) => Some(usize::from(unit)),
            _ => None,
        });
        let (align, residue) = (usize::from(group.align), usize::from(group.residue));
        let fits =
            |&u: &usize| u & (align - 1) == residue && u + group.slots.len() <= file.limit.into();
        units.filter(fits).collect()
    }

    /// Places a group of whole values: among such as live in one block too, else where nothing is.
    fn place_whole(
        &mut self,
        file: &File,
        live: &Live,
        groups: &Groups,
        item: &Item,
        kind: Whole,
    ) -> Result<(), u32> {
        let group = groups.group(item.root);
        let always = [everywhere(live.last)];
        let width = group.slots.len();
        let grain = self.grain;
        let ranges = |k: usize| -> &[Range] {
            match kind {
                Whole::Block => &groups.ranges[group.slots[k] as usize],
                Whole::Blocks => &always,
            }
        };
        let shares = |base: usize| {
            (base..base + width).all(|u| {
                let unit = self.pool[u].as_ref();
                let own = ranges(u - base);
                unit.is_some_and(|p| p.has_room(grain.mask(own), own))
                    && !self.is_fixed(live, u, own)
            })
        };
        let taken = std::array::from_fn(|word| self.held.over(word, always[0]));
        let free =
            |base: usize| (base..base + width).all(|u| self.pool[u].is_none() && !has(&taken, u));
        let (align, residue) = (usize::from(group.align), usize::from(group.residue));
        let mut places = (0..=usize::from(file.limit).saturating_sub(width))
            .filter(|base| base & (align - 1) == residue);
        let shared = places.clone().find(|&b| shares(b));
        let mut others = places.clone();
        let base = shared.or_else(|| places.find(|&b| free(b)));
        let base = base.or_else(|| others.find(|&b| self.is_unnamed(file, live, b, width, ranges)));
        let base = base.ok_or(item.start)?;
        for k in 0..width {
            if self.pool[base + k].is_none() {
                self.fill(base + k, live.last);
            }
            let unit = self.pool[base + k].get_or_insert_default();
            for &range in ranges(k) {
                unit.insert(grain, range);
            }
        }
        self.base[item.root.index()] = base as u16;
        self.used = self.used.max((base + width) as u16);
        Ok(())
    }

    /// Units that hold nothing but what calls write there, never at positions of `ranges`: they may
    /// hold what no lane that waits elsewhere has in them. Nothing but such is placed yet.
    fn is_unnamed<'r>(
        &self,
        file: &File,
        live: &Live,
        base: usize,
        width: usize,
        ranges: impl Fn(usize) -> &'r [Range],
    ) -> bool {
        (base..base + width).all(|u| {
            file.may_use(u)
                && !self.named[u]
                && !self.alone[u]
                && !self.is_whole(u)
                && !self.is_fixed(live, u, ranges(u - base))
        })
    }

    /// Places a group that holds something only at single instructions where only calls write.
    fn place_momentary(
        &mut self,
        file: &File,
        live: &Live,
        groups: &Groups,
        item: &Item,
        order: Order,
    ) -> Result<(), u32> {
        let group = groups.group(item.root);
        let width = group.slots.len();
        let ranges = |k: usize| -> &[Range] { &groups.ranges[group.slots[k] as usize] };
        let (align, residue) = (usize::from(group.align), usize::from(group.residue));
        let mut places = (0..=usize::from(file.limit).saturating_sub(width))
            .filter(|base| base & (align - 1) == residue)
            .filter(|&base| self.is_unnamed(file, live, base, width, ranges));
        let base = match order {
            Order::MomentaryHigh => places.next_back(),
            _ => places.next(),
        };
        let base = base.ok_or(item.start)?;
        for unit in base..base + width {
            self.fill(unit, live.last);
            self.alone[unit] = true;
        }
        self.base[item.root.index()] = base as u16;
        self.used = self.used.max((base + width) as u16);
        Ok(())
    }

    fn place(
        &mut self,
        file: &File,
        live: &Live,
        groups: &Groups,
        group: &Group,
        item: &Item,
        order: Order,
    ) -> Result<(), u32> {
        if let Some(kind) = item.whole {
            return self.place_whole(file, live, groups, item, kind);
        }
        let whole = [everywhere(live.last)];
        let slots = &group.slots[..];
        let ranges = |slot: usize| -> &[Range] {
            if group.exclusive {
                &whole
            } else {
                &groups.ranges[slots[slot] as usize]
            }
        };
        let width = slots.len();
        let limit = usize::from(file.limit);
        let base = match self.search(file, group, item, order, ranges) {
            Some(base) => base,
            None if item.momentary => {
                return self.place_momentary(file, live, groups, item, order);
            }
            None => return Err(item.start),
        };
        for (slot, unit) in (base..base + width).enumerate() {
            self.occupy(unit, ranges(slot));
        }
        if item.momentary {
            self.alone[base..base + width].fill(true);
        }
        self.base[item.root.index()] = base as u16;
        if base + width <= limit {
            self.used = self.used.max((base + width) as u16);
        }
        Ok(())
    }

    /// The first unit of a place where a group fits: one that a hint names, else the first.
    fn search<'r>(
        &self,
        file: &File,
        group: &Group,
        item: &Item,
        order: Order,
        ranges: impl Fn(usize) -> &'r [Range],
    ) -> Option<usize> {
        let width = group.slots.len();
        let mut rooms = Rooms::new(&self.held, width, ranges);
        let (align, residue) = (usize::from(group.align), usize::from(group.residue));
        let vcc = VCC_UNIT..VCC_UNIT + if file.bank == Bank::Sgpr { 2 } else { 0 };
        let in_vcc = |base: usize| vcc.contains(&base) && base + width <= vcc.end;
        let limit = usize::from(file.limit);
        let allowed =
            |base: usize| base & (align - 1) == residue && (in_vcc(base) || base + width <= limit);
        let hinted = self.hints.all()[item.hints.0 as usize..item.hints.1 as usize]
            .iter()
            .filter_map(|h| h.unit(&self.base))
            .find(|&b| allowed(b) && rooms.fits(b));
        let end = (limit + 1).saturating_sub(width);
        let high = item.momentary && order == Order::MomentaryHigh;
        hinted
            .filter(|_| !high)
            .or_else(|| match high {
                true => (residue..end).step_by(align).rfind(|&b| rooms.fits(b)),
                false => rooms.first(align, residue, end),
            })
            .or_else(|| vcc.clone().find(|&b| allowed(b) && rooms.fits(b)))
    }
}

fn everywhere(last: u32) -> Range {
    Range {
        start: 0,
        end: last,
    }
}
