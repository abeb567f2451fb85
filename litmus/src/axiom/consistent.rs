//! When an execution is consistent, and when it has a data race.
//!
//! Names of relations: *po* the order of a thread's events, *rf* from a write to what reads it,
//! *mo* the order of a location's writes (C++: modification order), *fr* from a read to the writes
//! that come after the one that it reads, *sw* synchronises-with, *hb* happens-before.

use super::event::{Action, Actor, Event, SpaceSet, inclusive, space, spaces};
use super::relation::Relation;
use crate::program::{Program, Start};
use ir::Ordering;

/// A candidate execution.
pub(super) struct Execution {
    /// The writes that set memory up, by location, then each thread's in its order.
    pub events: Vec<Event>,
    /// For each read, the write.
    pub reads_from: Vec<Option<usize>>,
    /// For each location, its writes in order, the one that set it up first.
    pub orders: Vec<Vec<usize>>,
    po: Relation,
}

/// What becomes of a candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Finding {
    /// It cannot be.
    Inconsistent,
    /// It can be, and has a data race.
    Race(String),
    /// It can be.
    Consistent,
}

impl Execution {
    /// The execution of these events, without what is chosen.
    pub fn new(program: &Program, events: Vec<Event>) -> Execution {
        let mut po = Relation::new(events.len());
        for (i, a) in events.iter().enumerate() {
            for (j, b) in events.iter().enumerate().skip(i + 1) {
                if a.actor == b.actor && a.actor != Actor::Initial {
                    po.add(i, j);
                }
            }
        }
        Execution {
            reads_from: vec![None; events.len()],
            orders: vec![Vec::new(); program.locations.len()],
            po,
            events,
        }
    }

    fn is_ordered(&self, first: usize, then: usize) -> bool {
        let order = &self.orders[self.events[first].location];
        let place = |w| order.iter().position(|&o| o == w);
        matches!((place(first), place(then)), (Some(a), Some(b)) if a < b)
    }
}

/// Checks a candidate.
pub(super) fn check(program: &Program, x: &Execution) -> Finding {
    if !updates_are_whole(x) {
        return Finding::Inconsistent;
    }
    let hb = happens_before(program, x);
    let by_space = |location: usize| &hb[space(program, location)];
    let mut both = hb[0].clone();
    both.intersect(&hb[1]);
    let consistent = hb.iter().all(Relation::is_irreflexive)
        && values_are_seen(x, by_space)
        && is_coherent(x, by_space)
        && arrives(program, x)
        && volatile_is_in_order(x)
        && has_total_order(program, x, &both);
    if !consistent {
        return Finding::Inconsistent;
    }
    match race(program, x, by_space) {
        Some(race) => Finding::Race(race),
        None => Finding::Consistent,
    }
}

/// A read-modify-write reads the write just before its own.
fn updates_are_whole(x: &Execution) -> bool {
    (0..x.events.len()).all(|i| match (x.events[i].action, x.reads_from[i]) {
        (Action::ReadWrite(..), Some(from)) => {
            let order = &x.orders[x.events[i].location];
            let place = order.iter().position(|&w| w == i);
            place.is_some_and(|p| p > 0 && order[p - 1] == from)
        }
        _ => true,
    })
}

/// What synchronises: the event, and through which location its order goes (of barriers none).
struct Side {
    event: usize,
    through: Option<usize>,
}

/// Happens-before, of each address space.
fn happens_before(program: &Program, x: &Execution) -> [Relation; 2] {
    let mut hb = [x.po.clone(), x.po.clone()];
    for (i, a) in x.events.iter().enumerate() {
        for j in 0..x.events.len() {
            if a.actor == Actor::Initial && x.events[j].actor != Actor::Initial {
                hb.iter_mut().for_each(|hb| hb.add(i, j));
            }
        }
    }
    for (write, read) in meetings(program, x) {
        for source in sides(x, write, Direction::Release) {
            for target in sides(x, read, Direction::Acquire) {
                synchronise(program, x, &source, &target, &mut hb);
            }
        }
    }
    hb.iter_mut().for_each(Relation::close);
    hb
}

fn synchronise(
    program: &Program,
    x: &Execution,
    source: &Side,
    target: &Side,
    hb: &mut [Relation; 2],
) {
    let (a, b) = (&x.events[source.event], &x.events[target.event]);
    if !inclusive(program, a, b) {
        return;
    }
    let from: SpaceSet = spaces(program, a, source.through);
    let to: SpaceSet = spaces(program, b, target.through);
    for (index, hb) in hb.iter_mut().enumerate() {
        if from[index] && to[index] {
            hb.add(source.event, target.event);
        }
    }
}

/// Pairs of events by which one thread knows of another: an atomic write, and an atomic read that
/// reads from its release sequence; the same barrier.
fn meetings(program: &Program, x: &Execution) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for (read, event) in x.events.iter().enumerate() {
        if event.read().is_some() && event.ordering >= Ordering::Monotonic {
            let mut from = x.reads_from[read];
            while let Some(write) = from {
                if x.events[write].ordering >= Ordering::Monotonic {
                    pairs.push((write, read));
                }
                // C++20: a release sequence goes on with read-modify-writes only.
                from = match x.events[write].action {
                    Action::ReadWrite(..) => x.reads_from[write],
                    _ => None,
                };
            }
        }
        let (Action::Barrier(number), Actor::Thread(thread)) = (event.action, event.actor) else {
            continue;
        };
        for (other, earlier) in x.events.iter().enumerate() {
            let Actor::Thread(before) = earlier.actor else {
                continue;
            };
            let group = |t: usize| program.threads[t].group;
            let meets = before != thread && group(before) == group(thread);
            if meets && earlier.action == Action::Barrier(number) {
                pairs.push((other, read));
            }
        }
    }
    pairs
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Release,
    Acquire,
}

/// The event itself, if it releases or acquires, and fences before or after it that do.
fn sides(x: &Execution, event: usize, direction: Direction) -> Vec<Side> {
    let through = x.events[event]
        .is_access()
        .then_some(x.events[event].location);
    let does = |e: &Event| match direction {
        Direction::Release => e.releases(),
        Direction::Acquire => e.acquires(),
    };
    let fenced = |fence: usize| {
        let in_order = match direction {
            Direction::Release => x.po.has(fence, event),
            Direction::Acquire => x.po.has(event, fence),
        };
        x.events[fence].is_fence() && in_order
    };
    (0..x.events.len())
        .filter(|&i| does(&x.events[i]) && (i == event || fenced(i)))
        .map(|event| Side { event, through })
        .collect()
}

/// "The value that is read": a write that neither happens after the read nor is hidden by another
/// one in between.
fn values_are_seen<'a>(x: &Execution, hb: impl Fn(usize) -> &'a Relation) -> bool {
    (0..x.events.len()).all(|read| {
        let Some(write) = x.reads_from[read] else {
            return true;
        };
        let location = x.events[read].location;
        let hb = hb(location);
        let hidden = (0..x.events.len()).any(|other| {
            let event = &x.events[other];
            event.written().is_some()
                && event.location == location
                && other != read
                && hb.has(write, other)
                && hb.has(other, read)
        });
        !hb.has(read, write) && !hidden
    })
}

/// Coherence of each location: what happens before agrees with the order of writes.
fn is_coherent<'a>(x: &Execution, hb: impl Fn(usize) -> &'a Relation) -> bool {
    let count = x.events.len();
    for i in 0..count {
        for j in 0..count {
            let (a, b) = (&x.events[i], &x.events[j]);
            if i == j || a.location != b.location || !a.is_access() || !b.is_access() {
                continue;
            }
            if !hb(a.location).has(i, j) {
                continue;
            }
            // Write before write; of all accesses, since those that race have no meaning anyway.
            let writes = a.written().is_some() && b.written().is_some();
            if writes && !x.is_ordered(i, j) {
                return false;
            }
            if !a.is_coherent() || !b.is_coherent() {
                continue;
            }
            // Write before read, read before write, read before read.
            let seen = |k: usize| match x.events[k].written() {
                Some(_) => Some(k),
                None => x.reads_from[k],
            };
            let earlier = match a.read() {
                Some(_) if a.written().is_none() => x.reads_from[i],
                _ => seen(i),
            };
            let later = match b.read() {
                Some(_) => x.reads_from[j],
                None => seen(j),
            };
            if let (Some(earlier), Some(later)) = (earlier, later) {
                if earlier != later && x.is_ordered(later, earlier) {
                    return false;
                }
            }
        }
    }
    true
}

/// Volatile accesses "to different addresses will not be reordered" (AMDGPUUsage, rows of volatile
/// accesses): whoever looks at memory sees those of each thread in their order, so that this order
/// and what is read from what have no circle. They race with one another no more than atomics do.
fn volatile_is_in_order(x: &Execution) -> bool {
    let is_volatile = |i: usize| x.events[i].is_volatile();
    if !(0..x.events.len()).any(is_volatile) {
        return true;
    }
    let mut order = coherence_before(x);
    for i in 0..x.events.len() {
        for j in 0..x.events.len() {
            if x.po.has(i, j) && is_volatile(i) && is_volatile(j) {
                order.add(i, j);
            }
        }
    }
    order.has_no_circle()
}

/// What was written long ago is seen by atomic reads ("If an address is written monotonic-ally by
/// one thread, and other threads monotonic-ally read that address repeatedly, the other threads
/// must see the write eventually").
fn arrives(program: &Program, x: &Execution) -> bool {
    (0..x.events.len()).all(|read| {
        let event = &x.events[read];
        let late = match event.actor {
            Actor::Thread(thread) => program.threads[thread].start == Start::Late,
            Actor::Initial => false,
        };
        let Some(write) = x.reads_from[read].filter(|_| late && event.is_coherent()) else {
            return true;
        };
        let missed = |&other: &usize| {
            let early = match x.events[other].actor {
                Actor::Thread(thread) => program.threads[thread].start == Start::Any,
                Actor::Initial => false,
            };
            early && x.events[other].is_coherent() && x.is_ordered(write, other)
        };
        !x.orders[event.location].iter().any(missed)
    })
}

/// The order of sequentially consistent operations: one that agrees with happens-before, with mo,
/// and with what is read (LLVM; C++20 says it for fences). Operations that are not within each
/// other's scopes have no place in a common order.
fn has_total_order(program: &Program, x: &Execution, hb: &Relation) -> bool {
    let count = x.events.len();
    let sc: Vec<usize> = (0..count)
        .filter(|&i| x.events[i].ordering == Ordering::SeqCst)
        .collect();
    if sc.len() < 2 {
        return true;
    }
    let before = coherence_before(x);
    let is_fence = |i: usize| x.events[i].is_fence();
    let mut order = Relation::new(count);
    for &a in &sc {
        for &b in &sc {
            if a == b || !inclusive(program, &x.events[a], &x.events[b]) {
                continue;
            }
            let firsts = |i: usize| i == a && !is_fence(a) || is_fence(a) && hb.has(a, i);
            let lasts = |j: usize| j == b && !is_fence(b) || is_fence(b) && hb.has(j, b);
            let seen = (0..count)
                .filter(|&i| firsts(i))
                .any(|i| (0..count).any(|j| lasts(j) && before.has(i, j)));
            if hb.has(a, b) || seen {
                order.add(a, b);
            }
        }
    }
    order.has_no_circle()
}

/// C++20's "coherence-ordered before": rf, mo and fr, one after the other.
fn coherence_before(x: &Execution) -> Relation {
    let mut before = Relation::new(x.events.len());
    for order in &x.orders {
        for (i, &first) in order.iter().enumerate() {
            for &then in &order[i + 1..] {
                before.add(first, then);
            }
        }
    }
    for (read, from) in x.reads_from.iter().enumerate() {
        let Some(write) = *from else {
            continue;
        };
        before.add(write, read);
        for &other in &x.orders[x.events[read].location] {
            if other != read && x.is_ordered(write, other) {
                before.add(read, other);
            }
        }
    }
    before.close();
    before
}

/// Two accesses of one location, of different threads, one of them a write, of which none happens
/// before the other, that are not both atomic or not within each other's scopes.
fn race<'a>(
    program: &Program,
    x: &Execution,
    hb: impl Fn(usize) -> &'a Relation,
) -> Option<String> {
    for (i, a) in x.events.iter().enumerate() {
        for (j, b) in x.events.iter().enumerate().skip(i + 1) {
            let (Actor::Thread(s), Actor::Thread(t)) = (a.actor, b.actor) else {
                continue;
            };
            let conflict = a.is_access()
                && b.is_access()
                && a.location == b.location
                && (a.written().is_some() || b.written().is_some());
            let hb = hb(a.location);
            if s == t || !conflict || hb.has(i, j) || hb.has(j, i) {
                continue;
            }
            let atomic = |e: &Event| e.ordering != Ordering::NotAtomic;
            let volatile = a.is_volatile() && b.is_volatile();
            let ordered = atomic(a) && atomic(b) && inclusive(program, a, b);
            if !volatile && !ordered {
                let name = &program.locations[a.location].name;
                return Some(format!("T{s} and T{t} race for {name}"));
            }
        }
    }
    None
}
