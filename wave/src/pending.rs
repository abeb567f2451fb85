//! Decides, for each block, where the wave goes from it and which lanes it parks.
//!
//! For each block the set of *pending* blocks is computed: those later in layout order where lanes
//! may be parked when the wave leaves the block. The sets and the wave's edges depend on one
//! another around loops, so the blocks are gone through until nothing changes; sets only grow, and
//! one round more than the depth of loops is enough. A block for which nothing changed is decided
//! as it was, and passed over.

use cranelift_entity::SecondaryMap;
use graphs::filled;
use mir::{Block, Edge, Function, Inst, Op, Pseudo};
use smallvec::SmallVec;

/// Position of a block in the layout.
pub type Place = usize;

/// How the lanes that take one thread edge continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The wave goes there with them.
    Go(Place),
    /// They are parked at the place.
    Park(Place),
}

/// What happens at the end of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leave {
    /// All lanes take one edge.
    All {
        /// How.
        way: Way,
        /// Where the wave goes if the lanes are parked.
        next: Option<Place>,
    },
    /// The whole wave takes one of two edges.
    Uniform {
        /// The two edges.
        ways: [Way; 2],
        /// Where the wave goes from an edge whose lanes are parked.
        next: Option<Place>,
    },
    /// Each lane takes its edge.
    Lanes {
        /// Of the lanes whose bit is set, and of the others.
        ways: [Way; 2],
        /// Where the wave goes if it does not go with the lanes of one edge, or if there are none.
        next: Option<Place>,
    },
    /// The lanes end here; the wave goes on to `next` if others may be parked.
    End {
        /// Where.
        next: Option<Place>,
    },
}

/// The decisions for a function.
pub struct Plan {
    /// Blocks in layout order.
    pub order: Vec<Block>,
    /// Position of each block.
    pub place: SecondaryMap<Block, Place>,
    /// What happens at the end of each block, by position.
    pub leave: Vec<Leave>,
    /// Is the block one where lanes may be parked?
    pub is_parked_at: Vec<bool>,
    /// Places where lanes may be parked when the wave is at each place, the place itself left out;
    /// sorted.
    pub pending: Vec<Set>,
    /// May the wave arrive at the place although no lane is parked there? Then it goes on at once
    /// to the first pending place.
    pub guarded: Vec<bool>,
    /// For each place, the last place of the innermost loop around it.
    loop_end: Vec<Option<Place>>,
}

impl Plan {
    /// Is `target` outside of the innermost loop around `here`?
    pub fn leaves_loop(&self, here: Place, target: Place) -> bool {
        self.loop_end[here].is_some_and(|end| target > end)
    }
}

/// The last place of the innermost loop around each place. Loops are contiguous and end with their
/// latch.
fn loop_ends(
    func: &Function,
    order: &[Block],
    place: &SecondaryMap<Block, Place>,
) -> Vec<Option<Place>> {
    let mut ends = vec![None; order.len()];
    // Inner loops have later headers than the loops around them, or the same one and an earlier
    // latch: going through the back edges by decreasing size, the innermost writes last.
    let mut loops: Vec<(Place, Place)> = Vec::new();
    for (here, &block) in order.iter().enumerate() {
        let backs = func.blocks[block]
            .succs
            .iter()
            .map(|e| place[e.block])
            .filter(|&t| t <= here);
        loops.extend(backs.map(|header| (header, here)));
    }
    loops.sort_by_key(|&(header, latch)| std::cmp::Reverse(latch - header));
    for (header, latch) in loops {
        ends[header..=latch].fill(Some(latch));
    }
    ends
}

/// A set of positions, sorted. It has as many members as there are joins around a block: few.
pub type Set = SmallVec<[Place; 6]>;

fn insert(set: &mut Set, place: Place) {
    if let Err(at) = set.binary_search(&place) {
        set.insert(at, place);
    }
}

/// Adds `from` to `to`; whether that changed anything.
fn union(to: &mut Set, from: &[Place]) -> bool {
    if to.is_empty() {
        to.extend_from_slice(from);
        return !from.is_empty();
    }
    let mut rest = to.iter();
    if from.iter().all(|p| rest.any(|q| q == p)) {
        return false;
    }
    // Both are sorted runs, which this sort merges in linear time.
    to.extend_from_slice(from);
    to.sort();
    to.dedup();
    true
}

/// So many, of which none is a copy of another one, which would take longer.
fn empty_sets(count: usize) -> Vec<Set> {
    std::iter::repeat_with(Set::new).take(count).collect()
}

/// Makes the decisions.
pub fn plan(func: &Function) -> Plan {
    let order = func.layout.clone();
    let mut place = filled(func.blocks.len(), 0);
    for (i, &block) in order.iter().enumerate() {
        place[block] = i;
    }
    let mut plan = Plan {
        leave: vec![Leave::End { next: None }; order.len()],
        is_parked_at: vec![false; order.len()],
        pending: empty_sets(order.len()),
        guarded: vec![false; order.len()],
        loop_end: loop_ends(func, &order, &place),
        order,
        place,
    };
    let mut arriving = Arriving {
        sets: empty_sets(plan.order.len()),
        is_dirty: vec![true; plan.order.len()],
    };
    loop {
        let mut changed = false;
        for here in 0..plan.order.len() {
            if std::mem::replace(&mut arriving.is_dirty[here], false) {
                changed |= step(func, &mut plan, &mut arriving, here);
            }
        }
        if !changed {
            return plan;
        }
    }
}

/// What comes to each block.
struct Arriving {
    /// Lanes that may be parked when the wave arrives.
    sets: Vec<Set>,
    /// The set, or whether the block is guarded, is new since the block was decided: all else that
    /// decides is the function's.
    is_dirty: Vec<bool>,
}

impl Arriving {
    /// Adds lanes that may be parked; whether that changed anything.
    fn add(&mut self, at: Place, pending: &[Place]) -> bool {
        let grew = union(&mut self.sets[at], pending);
        self.is_dirty[at] |= grew;
        grew
    }

    /// The wave may arrive at a block without lanes.
    fn guard(&mut self, plan: &mut Plan, at: Place) {
        self.is_dirty[at] |= !plan.guarded[at];
        plan.guarded[at] = true;
    }
}

/// Decides for one block and passes its pending set on. Returns whether a set of a block that was
/// decided already grew.
fn step(func: &Function, plan: &mut Plan, arriving: &mut Arriving, here: Place) -> bool {
    let mut pending = Set::from_slice(&arriving.sets[here]);
    if let Ok(own) = pending.binary_search(&here) {
        pending.remove(own);
    }
    plan.pending[here] = Set::from_slice(&pending);
    let mut changed = false;
    if plan.guarded[here] {
        if let Some(&first) = pending.first() {
            arriving.add(first, &pending);
            // The wave comes from here without lanes, and none may be parked there either.
            arriving.guard(plan, first);
        }
    }
    let block = plan.order[here];
    let place = |edge: &Edge| plan.place[edge.block];
    let kind = func.terminator(block).map(ends_how);
    let leave = match (kind, &func.blocks[block].succs[..]) {
        (Some(Ends::All), [target]) => leave_all(&mut pending, here, place(target)),
        (Some(Ends::Uniform), [a, b]) => leave_uniform(&mut pending, here, [a, b].map(place)),
        (Some(Ends::Lanes), [a, b]) => leave_lanes(&mut pending, here, [a, b].map(place)),
        _ => Leave::End {
            next: pending.first().copied(),
        },
    };
    for target in wave_targets(&leave) {
        let grew = arriving.add(target, &pending);
        changed |= grew && target <= here;
    }
    for way in ways(&leave) {
        if let Way::Park(target) = *way {
            plan.is_parked_at[target] = true;
        }
    }
    if let Some(next) = next_of(&leave) {
        let parks_there = ways(&leave).contains(&Way::Park(next));
        if !parks_there {
            arriving.guard(plan, next);
        }
    }
    plan.leave[here] = leave;
    changed
}

enum Ends {
    All,
    Uniform,
    Lanes,
    Stops,
}

fn ends_how(inst: &Inst) -> Ends {
    match inst.op {
        Op::Pseudo(Pseudo::Jump) => Ends::All,
        Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1 | Pseudo::BranchAny) => Ends::Uniform,
        Op::Pseudo(Pseudo::BranchLanes) => Ends::Lanes,
        _ => Ends::Stops,
    }
}

/// May the wave go to `target` although lanes are pending: backwards, since those parked are
/// outside of the loop, or forwards if none is parked before it.
fn may_go(pending: &[Place], here: Place, target: Place) -> bool {
    target <= here || pending.first().is_none_or(|&first| target <= first)
}

fn leave_all(pending: &mut Set, here: Place, target: Place) -> Leave {
    if may_go(pending, here, target) {
        return Leave::All {
            way: Way::Go(target),
            next: None,
        };
    }
    let next = pending.first().copied();
    insert(pending, target);
    Leave::All {
        way: Way::Park(target),
        next,
    }
}

fn leave_uniform(pending: &mut Set, here: Place, targets: [Place; 2]) -> Leave {
    let next = pending.first().copied();
    let ways = targets.map(|t| {
        if may_go(pending, here, t) {
            Way::Go(t)
        } else {
            Way::Park(t)
        }
    });
    for way in ways {
        if let Way::Park(target) = way {
            insert(pending, target);
        }
    }
    Leave::Uniform { ways, next }
}

/// The wave goes with the lanes whose target comes first; going back comes before everything.
fn leave_lanes(pending: &mut Set, here: Place, targets: [Place; 2]) -> Leave {
    let back = |t: Place| t <= here;
    let first = match (back(targets[0]), back(targets[1])) {
        (true, _) => 0,
        (_, true) => 1,
        _ => usize::from(targets[1] < targets[0]),
    };
    let goes = may_go(pending, here, targets[first]);
    let mut ways = targets.map(Way::Park);
    if goes {
        ways[first] = Way::Go(targets[first]);
    }
    for way in ways {
        if let Way::Park(target) = way {
            insert(pending, target);
        }
    }
    Leave::Lanes {
        ways,
        next: pending.first().copied(),
    }
}

/// The thread edges of a decision.
pub fn ways(leave: &Leave) -> &[Way] {
    match leave {
        Leave::All { way, .. } => std::slice::from_ref(way),
        Leave::Uniform { ways, .. } | Leave::Lanes { ways, .. } => ways,
        Leave::End { .. } => &[],
    }
}

/// Where the wave goes if it goes with no lanes.
pub fn next_of(leave: &Leave) -> Option<Place> {
    match leave {
        Leave::All { next, .. }
        | Leave::Uniform { next, .. }
        | Leave::Lanes { next, .. }
        | Leave::End { next } => *next,
    }
}

/// Where the wave may go by a decision.
fn wave_targets(leave: &Leave) -> impl Iterator<Item = Place> + '_ {
    let going = ways(leave).iter().filter_map(|way| match way {
        Way::Go(target) => Some(*target),
        Way::Park(_) => None,
    });
    going.chain(next_of(leave))
}
