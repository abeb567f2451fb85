//! Work that stands behind a wait, a barrier or cache control, and needs nothing that it gives,
//! goes before it: its time is time that is waited anyway.
//!
//! Only arithmetic moves. Where loads are behind the wait, it is what they are addressed with, and
//! other work is better behind them; where none is, there is nothing else to hide, and all of it
//! may go. What reads a load of the same block that
//! nobody has waited for stays: it would be waited for before the barrier, where others wait for
//! this wave. The registers that the results have from the wait to where they were made are
//! counted, and no wave is lost to them.
//!
//! SCC, VCC and M0 are no matter: a unit has all between a write and its last reader (`region`),
//! and a stretch in which one of them is written reads none that came from before it.

use crate::accumulators;
use crate::depend::of;
use crate::live::{Alive, Live};
use crate::model::Model;
use crate::pressure::Pressure;
use crate::region::{Blocks, Region, Unit, is_load, regions};
use cranelift_entity::SecondaryMap;
use isa::{Family, InstFlags, Machine};
use mir::{Block, Function, Inst, Op, Pseudo, VReg};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;

/// Instructions that go ahead of one wait at most: what one of LDS takes.
const MOST: usize = 16;

/// Moves what it can in all blocks. What is live at their ends is known if somebody has asked.
pub fn work_ahead_of_waits(
    func: &mut Function,
    machine: &Machine,
    model: &Model,
    live: &OnceCell<Live>,
) {
    let mut insts = func.blocks.values().flat_map(|b| &b.insts);
    if !insts.any(stops) {
        return;
    }
    let found: Vec<Region> = regions(func, machine, Blocks::With(stops))
        .into_iter()
        .filter(|r| gap(func, r).is_some_and(|gap| may_go(func, machine, r, gap)))
        .collect();
    if found.is_empty() {
        return;
    }
    let live = live.get_or_init(|| Live::compute(func));
    let pressures = Pressures::of(func, live, model, &found);
    // From the end: what moves changes no place before it.
    for region in found.iter().rev() {
        let Some(gap) = gap(func, region) else {
            continue;
        };
        let has_room = |end: usize, made: Pressure| {
            let there = pressures.within(region.block, gap..end);
            pressures.leave_room_for(func, there.plus(made))
        };
        let units = chosen(func, machine, region, gap, has_room);
        advance(func, region, gap, &units);
    }
}

/// Does nothing behind it begin before something is done?
fn stops(inst: &Inst) -> bool {
    match inst.op {
        Op::Pseudo(p) => p == Pseudo::Wait,
        Op::Isa(opcode) => {
            let flags = InstFlags::BARRIER | InstFlags::CACHE_CONTROL;
            opcode.desc().flags.intersects(flags)
        }
    }
}

/// Where the waits begin that stand right before a region, if there are any.
fn gap(func: &Function, region: &Region) -> Option<usize> {
    let before = &func.blocks[region.block].insts[..region.first];
    let first = before.iter().rposition(|i| !stops(i)).map_or(0, |i| i + 1);
    (first < region.first).then_some(first)
}

/// Registers that are live before each instruction of the blocks where something may go ahead.
struct Pressures<'a> {
    live: &'a Live,
    model: &'a Model<'a>,
    at: SecondaryMap<Block, Vec<Pressure>>,
    /// The waves for which the registers of these blocks leave room.
    near: u32,
    /// The same of the whole function: found when somebody asks. The other blocks stay as they are.
    waves: OnceCell<u32>,
}

impl<'a> Pressures<'a> {
    fn of(
        func: &Function,
        live: &'a Live,
        model: &'a Model<'a>,
        found: &[Region],
    ) -> Pressures<'a> {
        let mut alive = Alive::new(func, live);
        let mut at: SecondaryMap<Block, Vec<Pressure>> = SecondaryMap::new();
        let mut most = 0;
        for block in found.iter().map(|r| r.block) {
            if at[block].is_empty() {
                alive.start(block);
                profile(&func.blocks[block].insts, &mut alive, &mut at[block]);
                most = at[block].iter().map(|p| p.vgprs).fold(most, i32::max);
            }
        }
        Pressures {
            live,
            model,
            at,
            near: model.waves(most),
            waves: OnceCell::new(),
        }
    }

    /// Are so many registers no more than what the function's waves leave room for? Mostly they are
    /// few enough for the waves of the blocks at hand, which are no fewer.
    fn leave_room_for(&self, func: &Function, count: Pressure) -> bool {
        let limit = |waves| self.model.limits(waves);
        let waves = || *self.waves.get_or_init(|| self.of_all(func));
        !count.exceeds(limit(self.near)) || !count.exceeds(limit(waves()))
    }

    /// The waves for which the registers of the whole function leave room.
    fn of_all(&self, func: &Function) -> u32 {
        let mut alive = Alive::new(func, self.live);
        let mut waves = self.near;
        for &block in func.layout.iter().filter(|&&b| self.at[b].is_empty()) {
            // Most blocks can be seen not to have more.
            let insts = &func.blocks[block].insts;
            let at_most = self.live.count_out(block).vgprs + operands(insts);
            if self.model.waves(at_most) < waves {
                alive.start(block);
                let mut most = alive.count.vgprs;
                for inst in insts.iter().rev() {
                    alive.pass(inst);
                    most = most.max(alive.count.vgprs);
                }
                waves = waves.min(self.model.waves(most));
            }
        }
        waves
    }

    /// The most before instructions of a block.
    fn within(&self, block: Block, places: std::ops::Range<usize>) -> Pressure {
        let mut most = Pressure::default();
        self.at[block][places].iter().for_each(|&p| most.raise(p));
        most
    }
}

/// The registers that instructions name, each as often as they do.
fn operands(insts: &[Inst]) -> i32 {
    let operands = insts.iter().flat_map(|i| &i.operands);
    let widths = operands.filter_map(|o| Some(o.regs()?.width() as i32));
    widths.sum()
}

/// Registers that are live before each instruction of a block, and at its end, where `alive` is.
fn profile(insts: &[Inst], alive: &mut Alive<'_>, at: &mut Vec<Pressure>) {
    at.clear();
    at.resize(insts.len() + 1, alive.count);
    for (inst, at) in insts.iter().zip(at).rev() {
        alive.pass(inst);
        *at = alive.count;
    }
}

/// May a unit of a region go before the waits, whatever registers it takes? If none may, none does
/// where registers count: it depends on those that stay, and all do.
fn may_go(func: &Function, machine: &Machine, region: &Region, gap: usize) -> bool {
    !chosen(func, machine, region, gap, |_, _| true).is_empty()
}

/// The units of a region that go before the waits, which begin at `gap`. `has_room` tells whether
/// so many registers more are free from there up to a place.
fn chosen(
    func: &Function,
    machine: &Machine,
    region: &Region,
    gap: usize,
    has_room: impl Fn(usize, Pressure) -> bool,
) -> Vec<Unit> {
    let insts = &func.blocks[region.block].insts;
    let wanted = wanted(func, region);
    let mut stays = under_way(func, &insts[..gap]);
    let (mut moved, mut count) = (Vec::new(), 0);
    let mut made = Pressure::default();
    for unit in &region.units {
        let own = of(insts, unit);
        let mut results = Pressure::default();
        let mut goes = count + own.len() <= MOST && own.iter().all(|i| is_arithmetic(i, machine));
        let mut leads = wanted.is_none();
        for inst in own {
            func.for_each_use(inst, |r| goes &= !stays.contains(&r));
            func.for_each_def(inst, |r| {
                leads |= wanted.as_ref().is_some_and(|w| w.contains(&r));
                results.add(func.vregs[r].bank, 1);
            });
        }
        if goes && leads && has_room(unit.end, made.plus(results)) {
            made = made.plus(results);
            count += own.len();
            moved.push(*unit);
        } else {
            own.iter()
                .for_each(|i| func.for_each_def(i, |r| _ = stays.insert(r)));
        }
    }
    moved
}

/// What loads of a stretch give that nobody in it has waited for.
fn under_way(func: &Function, insts: &[Inst]) -> FxHashSet<VReg> {
    let mut loads: FxHashMap<VReg, usize> = FxHashMap::default();
    let mut arrived: FxHashSet<usize> = FxHashSet::default();
    for (at, inst) in insts.iter().enumerate() {
        func.for_each_use(inst, |r| arrived.extend(loads.get(&r)));
        if is_load(inst) {
            func.for_each_def(inst, |r| _ = loads.insert(r, at));
        }
    }
    let left = loads.into_iter().filter(|(_, at)| !arrived.contains(at));
    left.map(|(reg, _)| reg).collect()
}

/// Is the instruction one that nothing is to be waited for but values?
fn is_arithmetic(inst: &Inst, machine: &Machine) -> bool {
    let family = inst.opcode().map(|o| o.desc().family_on(machine.column()));
    let on_values = !accumulators::names_some(inst);
    on_values && inst.mem.is_none() && !family.is_some_and(Family::is_memory)
}

/// What the region's loads are addressed with, and what that is computed from; `None` if there are
/// no loads.
fn wanted(func: &Function, region: &Region) -> Option<FxHashSet<VReg>> {
    let insts = &func.blocks[region.block].insts;
    let mut wanted = FxHashSet::default();
    if !insts[region.range()].iter().any(is_load) {
        return None;
    }
    for unit in region.units.iter().rev() {
        let own = of(insts, unit);
        let mut leads = own.iter().any(is_load);
        for inst in own {
            func.for_each_def(inst, |r| leads |= wanted.contains(&r));
        }
        for inst in own.iter().filter(|_| leads) {
            func.for_each_use(inst, |r| _ = wanted.insert(r));
        }
    }
    Some(wanted)
}

/// Puts units of a region before the waits.
fn advance(func: &mut Function, region: &Region, gap: usize, units: &[Unit]) {
    let insts = &mut func.blocks[region.block].insts;
    let mut to = gap;
    for unit in units {
        insts[to..unit.end].rotate_right(unit.end - unit.first);
        to += unit.end - unit.first;
    }
}
