//! Closed regions: a divergent branch, or the block before a loop, and the join where all of its
//! lanes meet again.
//!
//! A block at place `h` and a join at place `j > h` close a region if every lane that is active at
//! the end of `h` arrives at `j` before it goes anywhere beyond `j`, around a loop that has `h` in
//! it, or to its end. The mask of the lanes that were active at `h` is then all that `j` needs to
//! bring them back: it is saved once, at the branch (`s_and_saveexec_b64`) or before the loop
//! (`s_mov_b64`), and nothing between parks lanes at `j`: a loop that lanes leave one by one has
//! nothing to do for those that left. Of a branch that goes into a loop, that holds for the lanes
//! that go, too: what is active behind it is saved.
//!
//! That is so if all thread edges that leave the places `h..j` lead into `h+1..=j`, if none of
//! these ends lanes, if no thread edge from elsewhere enters the places between (the whole wave
//! could come that way, without passing `h`), and if no lanes from elsewhere are parked between
//! when the wave is at `h` (they would come to `j` too, without being in the mask).
//!
//! Each such block looks at the places up to its join, jumping over regions inside: linear, times
//! the nesting where regions are not closed.

use crate::pending::{Leave, Place, Plan, Way, ways};
use std::ops::Range;

/// The closed regions of a function.
pub struct Regions {
    /// For each join, the block that saves the mask.
    saver: Vec<Option<Place>>,
    /// For each block, the join that it saves the mask for.
    join: Vec<Option<Place>>,
    /// For each branch into a loop, the join that it saves the mask of the lanes that go for.
    join_of_loop: Vec<Option<Place>>,
}

impl Regions {
    /// Finds them.
    pub fn new(plan: &Plan) -> Regions {
        let count = plan.order.len();
        let entries = entries(plan);
        let mut closed = vec![None; count];
        for here in (0..count).rev() {
            closed[here] = close(plan, &closed, &entries, here);
        }
        let mut regions = Regions {
            saver: vec![None; count],
            join: vec![None; count],
            join_of_loop: vec![None; count],
        };
        for (here, &join) in closed.iter().enumerate() {
            let Some(join) = join.filter(|&j| plan.is_parked_at[j]) else {
                continue;
            };
            // A region with the same join around this one has saved these lanes already.
            if regions.saver[join].is_none() {
                regions.saver[join] = Some(here);
                regions.join[here] = Some(join);
            }
        }
        for here in 0..count {
            let join = close_loop(plan, &closed, &entries, here);
            let join = join.filter(|&j| plan.is_parked_at[j] && regions.saver[j].is_none());
            if let Some(join) = join {
                regions.saver[join] = Some(here);
                regions.join_of_loop[here] = Some(join);
            }
        }
        regions
    }

    /// The join whose mask is saved when the lanes of one edge of a branch go on.
    pub fn saved_behind(&self, here: Place) -> Option<Place> {
        self.join_of_loop[here]
    }

    /// The join whose mask is saved at the end of a block.
    pub fn saved_at(&self, here: Place) -> Option<Place> {
        self.join[here]
    }

    /// Has `join`'s mask the lanes that are active at `here`, when they leave it?
    pub fn covers(&self, here: Place, join: Place) -> bool {
        self.saver[join].is_some_and(|branch| branch <= here && here < join)
    }

    /// The block that saves `join`'s mask.
    pub fn saver(&self, join: Place) -> Option<Place> {
        self.saver[join]
    }

    /// The places where `join`'s mask is saved already when the wave arrives.
    pub fn held(&self, join: Place) -> Option<Range<Place>> {
        Some(self.saver[join]? + 1..join)
    }
}

/// The first and the last place that thread edges to each place come from.
fn entries(plan: &Plan) -> Vec<(Place, Place)> {
    let mut entries = vec![(Place::MAX, 0); plan.order.len()];
    for (here, leave) in plan.leave.iter().enumerate() {
        for &way in ways(leave) {
            let (first, last) = &mut entries[target(way)];
            (*first, *last) = ((*first).min(here), (*last).max(here));
        }
    }
    entries
}

fn target(way: Way) -> Place {
    match way {
        Way::Go(target) | Way::Park(target) => target,
    }
}

/// Does a region begin at the end of a block: do its lanes part, or enter a loop that they may
/// leave one by one?
fn begins(plan: &Plan, entries: &[(Place, Place)], here: Place) -> bool {
    match plan.leave[here] {
        Leave::Lanes { .. } => true,
        Leave::All {
            way: Way::Go(target),
            ..
        } => target == here + 1 && entries[target].1 > here,
        _ => false,
    }
}

/// The place where the lanes that are active at the end of a block all meet first.
fn close(
    plan: &Plan,
    closed: &[Option<Place>],
    entries: &[(Place, Place)],
    here: Place,
) -> Option<Place> {
    if !begins(plan, entries, here) {
        return None;
    }
    let reach = extend(plan, here, here, here)?.max(entries.get(here + 1)?.1 + 1);
    close_from(plan, closed, entries, here, reach)
}

/// The place where the lanes meet that a branch lets go into a loop behind it, if those that do not
/// go are parked beyond that.
fn close_loop(
    plan: &Plan,
    closed: &[Option<Place>],
    entries: &[(Place, Place)],
    here: Place,
) -> Option<Place> {
    let Leave::Lanes { ways, .. } = plan.leave[here] else {
        return None;
    };
    let other = match ways {
        [Way::Go(target), Way::Park(other)] | [Way::Park(other), Way::Go(target)]
            if target == here + 1 =>
        {
            other
        }
        _ => return None,
    };
    let last = entries[here + 1].1;
    if last <= here {
        return None;
    }
    let join = close_from(plan, closed, entries, here, last + 1)?;
    (join < other).then_some(join)
}

/// The place where all lanes that are at the place behind `here` meet first. They go as far as
/// `reach`.
fn close_from(
    plan: &Plan,
    closed: &[Option<Place>],
    entries: &[(Place, Place)],
    here: Place,
    mut reach: Place,
) -> Option<Place> {
    let mut at = here + 1;
    while at < reach {
        if plan.pending[here].binary_search(&at).is_ok() {
            return None;
        }
        let (first, last) = entries[at];
        if first < here {
            return None;
        }
        // A loop is in the region as a whole.
        reach = reach.max(last + 1);
        match closed[at] {
            // What a region inside does is over at its join.
            Some(join) if plan.pending[here].iter().all(|&p| p <= at || p >= join) => {
                reach = reach.max(join);
                at = join;
            }
            _ => {
                reach = extend(plan, here, at, reach)?;
                at += 1;
            }
        }
    }
    // A last block that loops has no place after it.
    (reach < plan.order.len()).then_some(reach)
}

/// The last place that lanes reach, with the edges of the block at `at`; `None` if lanes get out of
/// the region.
fn extend(plan: &Plan, branch: Place, at: Place, reach: Place) -> Option<Place> {
    let ways = ways(&plan.leave[at]);
    if ways.is_empty() {
        return None;
    }
    let targets = ways.iter().copied().map(target);
    targets
        .map(|target| (target > branch).then_some(target))
        .try_fold(reach, |reach, target| Some(reach.max(target?)))
}
