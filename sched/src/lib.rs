//! The order of instructions: loads early, their uses late, with no more registers than the
//! occupancy allows. `README.md` has the model and the algorithm.
//!
//! Runs on machine IR in single static assignment on the thread graph, behind the cache policy and
//! before registers are allocated. [`schedule`] changes only the order within blocks; what moves
//! from block to block does so before ([`sink_uses_of_loads`], [`moves_before_branches`]); what the
//! allocator saves goes down behind it ([`delay_saves`]).

mod accumulators;
mod ahead;
mod base;
mod before;
mod bits;
mod depend;
mod dpp;
mod kill;
mod list;
mod live;
mod masks;
mod memory;
mod model;
mod need;
mod numbers;
mod packs;
mod pair;
mod pressure;
mod rebase;
mod region;
mod remove;
mod room;
mod rows;
mod saves;
mod sink;
mod spare;
mod spills;
mod subword;
#[cfg(test)]
mod testing;
mod tree;
mod upward;
mod verify;

pub use before::moves_before_branches;
pub use dpp::combine as combine_dpp;
pub use model::{LATENCIES, Latencies};
pub use packs::pack_floats;
pub use pair::pair_local_accesses;
pub use saves::delay_saves;
pub use sink::sink_uses_of_loads;
pub use subword::select_subwords;
pub use verify::verify;

use base::Based;
use cranelift_entity::SecondaryMap;
use depend::Graph;
use isa::Machine;
use list::Measured;
use live::Live;
use mir::{Block, Function};
use model::Model;
use numbers::Numbers;
use pressure::Limits;
pub use pressure::Pressure;
use region::{Blocks, Region};
use room::{Behind, Room};
use std::cell::OnceCell;
use std::fmt;

/// What a region was like before and is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// The block.
    pub block: Block,
    /// Index of its first instruction.
    pub first: usize,
    /// Number of instructions.
    pub len: usize,
    /// Most VGPRs and SGPRs at a time before.
    pub before: Pressure,
    /// Most VGPRs and SGPRs at a time now.
    pub after: Pressure,
    /// The limit of each.
    pub limit: Pressure,
    /// Cycles of one wave by the model before.
    pub cycles_before: u64,
    /// Cycles of one wave by the model now.
    pub cycles_after: u64,
    /// Of both, those in which it issues something.
    pub issue: u64,
}

impl fmt::Display for Report {
    /// One line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report {
            before,
            after,
            limit,
            ..
        } = self;
        let waits = |cycles: u64| cycles.saturating_sub(self.issue);
        write!(
            f,
            "{}: instructions {} to {}",
            self.block,
            self.first,
            self.first + self.len
        )?;
        write!(
            f,
            ", VGPRs {} -> {} of {}",
            before.vgprs, after.vgprs, limit.vgprs
        )?;
        write!(
            f,
            ", SGPRs {} -> {} of {}",
            before.sgprs, after.sgprs, limit.sgprs
        )?;
        write!(
            f,
            ", cycles {} -> {}",
            self.cycles_before, self.cycles_after
        )?;
        let (before, after) = (waits(self.cycles_before), waits(self.cycles_after));
        write!(f, ", of which waiting {before} -> {after}")
    }
}

/// How many registers may be used, and how many waves that may leave on a SIMD.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// VGPRs.
    pub vgprs: u16,
    /// More waves need not be left room for; `None`: as many as there can be.
    pub most_waves: Option<u16>,
    /// So many waves at most are on a SIMD at a time, whatever their registers, since LDS has room
    /// for no more; `None`: not limited.
    pub resident_waves: Option<u32>,
}

impl Budget {
    /// So many VGPRs, and no limit of waves.
    pub fn of_vgprs(vgprs: u16) -> Budget {
        Budget {
            vgprs,
            most_waves: None,
            resident_waves: None,
        }
    }
}

/// How many occupancies are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// The one that the source's order has.
    One,
    /// Lower ones too where latency is not hidden.
    Several,
}

/// Reorders the instructions of all blocks that load something, and where registers are short those
/// of all blocks.
pub fn schedule(
    func: &mut Function,
    machine: &Machine,
    budget: Budget,
    effort: Effort,
) -> Vec<Report> {
    let model = Model::new(machine, budget);
    // No order within blocks changes what is live at their ends.
    let live = OnceCell::new();
    let reports = schedule_regions(func, machine, &model, effort, &live);
    ahead::work_ahead_of_waits(func, machine, &model, &live);
    masks::spread_masks(func, machine, model.all(), &live);
    reports
}

/// The same within stretches between waits.
fn schedule_regions(
    func: &mut Function,
    machine: &Machine,
    model: &Model,
    effort: Effort,
    live: &OnceCell<Live>,
) -> Vec<Report> {
    let Some(found) = find(func, machine, model, live) else {
        return Vec::new();
    };
    let outside = found.outside;
    let (regions, measured) = found.measure(func, model);
    let mut most = outside;
    measured.iter().for_each(|m| most.raise(m.most()));
    let mut waves = model.waves(most.vgprs);
    let mut best: Option<(Cost, Vec<list::Order>)> = None;
    let mut was_better = true;
    loop {
        let limit = model.limits(waves);
        let tighter = best.as_ref().map(|(_, orders)| orders);
        let orders: Vec<list::Order> = measured
            .iter()
            .enumerate()
            .map(|(i, m)| m.order(limit, tighter.map(|orders| &orders[i])))
            .collect();
        let cost = cost(func, &regions, &orders, waves.min(model.resident_waves()));
        let is_free = waves >= model.resident_waves();
        let better = best
            .as_ref()
            .is_none_or(|(least, _)| cost.is_better_than(least, is_free));
        let is_latency_bound = cost.is_latency_bound;
        // What saves too little by itself may be on the way to what saves enough.
        let saves = |(least, _): &(Cost, _)| cost.total < least.total;
        let goes_on = better || was_better && best.as_ref().is_some_and(saves);
        was_better = better;
        if better {
            best = Some((cost, orders));
        }
        let lower = model.fewer_waves(waves);
        match lower.filter(|_| effort == Effort::Several && goes_on && is_latency_bound) {
            Some(fewer) => waves = fewer,
            None => break,
        }
    }
    let Some((_, mut orders)) = best else {
        return Vec::new();
    };
    if effort == Effort::Several {
        let weights = regions.iter().map(|r| weight(func, r));
        let weights: Vec<u64> = weights.collect();
        spare::fewer_registers(&measured, &mut orders, &weights, outside);
    }
    apply(func, &regions, orders)
}

/// The regions of blocks that load something, or where registers are short outside of these, of all
/// blocks; none if no order of loads can matter.
fn find(
    func: &Function,
    machine: &Machine,
    model: &Model,
    live: &OnceCell<Live>,
) -> Option<Regions> {
    let mut blocks = func.layout.iter().map(|&b| &func.blocks[b]);
    if !blocks.any(|b| b.insts.iter().any(region::is_load)) {
        return None;
    }
    let live = live.get_or_init(|| Live::compute(func));
    let free = model.free();
    // Ends of blocks are outside of all regions.
    let mut ends = func.layout.iter().map(|&block| live.count_out(block));
    if !ends.any(|count| count.exceeds(free)) {
        let mut loading = region::regions(func, machine, Blocks::With(region::is_load));
        loading.retain(|r| r.is_worth_it(func));
        if loading.is_empty() {
            return None;
        }
        let found = Regions::new(func, loading, model, live, |most| !most.exceeds(free));
        if found.is_some() {
            return found;
        }
    }
    // What loads nothing has nothing to wait for, but may do with fewer registers.
    let all = region::regions(func, machine, Blocks::All);
    let is_worth_it = all.iter().any(|r| r.is_worth_it(func));
    let found = || Regions::new(func, all, model, live, |_| true);
    is_worth_it.then(found).flatten()
}

/// The regions of a function in the order of the layout, with what is known of their registers.
struct Regions {
    regions: Vec<(Region, Known)>,
    /// The most registers at a time outside of the regions.
    outside: Pressure,
}

/// What is known of a region.
enum Known {
    /// Its order stays: no other one could take less time, or is wanted for its registers.
    Fixed(Measured),
    /// Its registers in the source's order.
    Room(Box<Room>),
}

impl Regions {
    /// Of regions in the order of the layout; none if the most registers at a time outside of them
    /// are not fine.
    fn new(
        func: &Function,
        regions: Vec<Region>,
        model: &Model,
        live: &Live,
        is_fine: impl Fn(Pressure) -> bool,
    ) -> Option<Regions> {
        let mut numbers = Numbers::new(func);
        let mut behind = Behind::new(func, live);
        let mut all = Vec::with_capacity(regions.len());
        for region in regions.into_iter().rev() {
            behind.go(&region);
            if !is_fine(behind.most()) {
                return None;
            }
            let known = Known::of(func, &region, model, &mut behind, &mut numbers);
            all.push((region, known));
        }
        behind.finish();
        all.reverse();
        is_fine(behind.most()).then(|| Regions {
            regions: all,
            outside: behind.most(),
        })
    }

    /// With their dependences. Where the source needs more registers than the highest occupancy
    /// leaves, its order is exchanged for one that needs fewer, if there is one.
    fn measure(self, func: &Function, model: &Model) -> (Vec<Region>, Vec<Measured>) {
        let (free, all) = (model.free(), model.all());
        let measured = self.regions.into_iter().map(|(region, known)| {
            let room = match known {
                Known::Fixed(measured) => return (region, measured),
                Known::Room(room) => *room,
            };
            let based = Based {
                graph: Graph::new(func, &region, model, &room),
                room,
                region,
            };
            let based = based.with_fewer(free, all);
            (based.region, Measured::new(based.graph, based.room))
        });
        measured.unzip()
    }
}

impl Known {
    /// Of a region behind which the place is, which goes to before the region.
    fn of(
        func: &Function,
        region: &Region,
        model: &Model,
        behind: &mut Behind<'_>,
        numbers: &mut Numbers,
    ) -> Known {
        let total = model.total(&func.blocks[region.block].insts[region.range()]);
        let fixed = |most| Known::Fixed(Measured::without_latency(most, total.issue.into()));
        // One unit waits for nothing in the region, and has one order only.
        let (has_one, free) = (region.units.len() == 1, model.free());
        if has_one || total.latency == 0 {
            let limit = if has_one { Limits::NO_LIMIT } else { free };
            if let Some(most) = behind.pass_unless(region, limit) {
                return fixed(most);
            }
        }
        let room = Room::new(func, region, behind, numbers);
        behind.pass(region, &room);
        if total.latency == 0 && !base::is_wanted(&room, free, model.all()) {
            return fixed(room.most());
        }
        Known::Room(Box::new(room))
    }
}

/// A wave that nothing hides counts as one of so many.
const ALONE: u64 = 32;

/// Fewer waves must save one cycle in so many.
const WORTH: u64 = 32;

/// What the regions of a function cost together.
struct Cost {
    total: u64,
    /// Of one wave.
    time: u64,
    is_latency_bound: bool,
}

impl Cost {
    /// Is it worth fewer waves, which are free if there are no more of them in any case?
    fn is_better_than(&self, other: &Cost, is_free: bool) -> bool {
        let saves = |new: u64, old: u64| new < old - old / WORTH;
        saves(self.total, other.total) || is_free && saves(self.time, other.time)
    }
}

/// Cycles of a wave, where other waves hide waiting as far as there are some, and a little of its
/// own time, since there are not always others; a loop is counted eight times. Waiting is not
/// hidden if others have not twice as much to issue, and matters to a wave without others if it is
/// more than the wave has to issue.
fn cost(func: &Function, regions: &[Region], orders: &[list::Order], waves: u32) -> Cost {
    let (mut time, mut issue) = (0u64, 0u64);
    for (region, order) in regions.iter().zip(orders) {
        let weight = weight(func, region);
        time += order.cycles * weight;
        issue += order.issue * weight;
    }
    Cost {
        total: issue.max(time / u64::from(waves)) + time / ALONE,
        time,
        is_latency_bound: time > 2 * issue || 2 * time > issue * u64::from(waves),
    }
}

/// How often a region is executed: in a loop eight times as often as outside.
fn weight(func: &Function, region: &Region) -> u64 {
    1 << (3 * u32::from(func.blocks[region.block].loop_depth.min(6)))
}

/// Puts the instructions in order.
fn apply(func: &mut Function, regions: &[Region], orders: Vec<list::Order>) -> Vec<Report> {
    let mut reports = Vec::new();
    for (region, order) in regions.iter().zip(orders) {
        reports.push(order.report(region));
        if order.insts(region).eq(region.range()) {
            continue;
        }
        let from = order.insts(region).map(|i| i - region.first).collect();
        let insts = &mut func.blocks[region.block].insts;
        permute(&mut insts[region.range()], from);
    }
    reports
}

/// Puts items in another order: to each place the one that was at a place of `from`, which has all
/// of them. Goes round in circles, from each place to the one from where its item comes.
fn permute<T>(items: &mut [T], mut from: Vec<usize>) {
    for start in 0..items.len() {
        let mut at = start;
        loop {
            let next = std::mem::replace(&mut from[at], at);
            if next == start {
                break;
            }
            items.swap(at, next);
            at = next;
        }
    }
}

/// A number for each block.
type ByBlock<T> = SecondaryMap<Block, T>;
