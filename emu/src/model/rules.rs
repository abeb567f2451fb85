//! What a compute unit's first-level cache and queues do with a dword, and what is told of it: the
//! rules that exploring small programs and running whole kernels have in common.

use super::machine::{Completion, Reach, SecondLevel};
use super::state::{Channel, Dword, Level, Queued, Request};

/// What serves an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Served {
    /// The second-level cache, later.
    Queue,
    /// A line of the vector L1: the place of the value in the view.
    Line(u32),
    /// The unit's own store, which is on its way.
    Store(u32),
}

/// How many second-level caches an agent has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Caches {
    One,
    Several,
}

/// Is what reaches so far more than a compute unit's second-level cache?
pub(super) fn passes(caches: Caches, reach: Reach) -> bool {
    match reach {
        Reach::Wave | Reach::Group => false,
        Reach::Agent => caches == Caches::Several,
        Reach::System => true,
    }
}

/// Where an access of a dword that reaches so far is performed.
pub(super) fn level(dword: &Dword, caches: Caches, reach: Reach) -> Level {
    match dword.home.is_some() && passes(caches, reach) {
        true => Level::Memory,
        false => Level::Cache,
    }
}

impl<R, O> Default for Channel<R, O> {
    fn default() -> Channel<R, O> {
        Channel {
            queue: Vec::new(),
            line: 0,
            scalar_line: 0,
        }
    }
}

impl<R: Copy, O: Copy> Channel<R, O> {
    /// What the vector L1 may serve a load with, besides asking the second-level cache: the unit's
    /// own store, if that is the last that touched the line; nothing while the line is being
    /// fetched, changed by an atomic operation or forgotten; else any value that the line may hold.
    pub fn served(&self, dword: &Dword, cache: u8) -> impl Iterator<Item = Served> + use<R, O> {
        let touches = |q: &&Queued<R, O>| {
            matches!(
                q.request,
                Request::Load | Request::Store(_) | Request::Rmw(_) | Request::LineForgotten
            )
        };
        let last = self.queue.iter().rev().find(touches).map(|q| q.request);
        let store = match last {
            Some(Request::Store(value)) => Some(Served::Store(value)),
            _ => None,
        };
        let values = match last {
            Some(_) => 0..0,
            None => self.line..dword.view(cache).newest() + 1,
        };
        store.into_iter().chain(values.map(Served::Line))
    }

    /// The value that a load gets from what serves it at once. A line that was read is no older
    /// afterwards.
    pub fn read(&mut self, dword: &Dword, cache: u8, from: Served) -> Option<u32> {
        match from {
            Served::Queue => None,
            Served::Store(value) => Some(value),
            Served::Line(index) => {
                self.line = self.line.max(index);
                Some(dword.view(cache).values[index as usize])
            }
        }
    }

    /// The vector L1 forgets its line, behind what is in the queue.
    pub fn forget_line(&mut self, dword: &Dword, cache: u8) {
        match self.queue.is_empty() {
            true => self.line = dword.view(cache).newest(),
            false => self.queue.push(Queued {
                request: Request::LineForgotten,
                level: Level::Cache,
                owner: None,
            }),
        }
    }

    /// Invalidations at the front of the queue are done.
    pub fn skip_forgotten(&mut self, dword: &Dword, cache: u8) {
        let forgotten = |q: &Queued<R, O>| matches!(q.request, Request::LineForgotten);
        while self.queue.first().is_some_and(forgotten) {
            self.queue.remove(0);
            self.line = dword.view(cache).newest();
        }
    }

    /// How many different values the first request may get from the second-level cache; one if it
    /// gets none.
    pub fn choices(&self, dword: &Dword, cache: u8) -> usize {
        let Some(first) = self.queue.first() else {
            return 0;
        };
        let reads = matches!(
            first.request,
            Request::Load | Request::LoadMissing | Request::Rmw(_)
        );
        match reads && first.level == Level::Cache {
            true => dword.reads(cache).len(),
            false => 1,
        }
    }

    /// Performs the first request; gives whose it is, and the dword that was there. `choice`: which
    /// of the values that the cache may give; `change`: what an operation makes of one.
    pub fn perform(
        &mut self,
        dword: &mut Dword,
        cache: u8,
        choice: usize,
        change: impl FnOnce(R, u32) -> u32,
    ) -> (Option<O>, u32) {
        let queued = self.queue.remove(0);
        let index = dword.view_of(cache);
        let mut value = 0;
        if queued.level == Level::Memory {
            dword.forget(cache);
        }
        match queued.request {
            Request::Load | Request::LoadMissing | Request::Rmw(_) => {
                let (read, copy) = dword.reads(cache)[choice];
                dword.views[index].push(read);
                dword.views[index].clean = copy;
                value = read;
                if let Request::Rmw(rmw) = queued.request {
                    dword.write(cache, change(rmw, read));
                }
            }
            Request::Store(new) => dword.write(cache, new),
            Request::WriteBackL2 => dword.write_back(cache),
            Request::LineForgotten => {}
        }
        let writes = matches!(queued.request, Request::Store(_) | Request::Rmw(_));
        if writes && queued.level == Level::Memory {
            dword.write_back(cache);
        }
        if matches!(
            queued.request,
            Request::Load | Request::Store(_) | Request::Rmw(_)
        ) {
            self.line = dword.view(cache).newest();
        }
        (queued.owner, value)
    }
}

/// A second-level cache forgets what it has of memory that is not local to it. What follows an
/// invalidation in its wave comes after it, whatever the channel, so that it is done when it is
/// issued: that an earlier request of a queue is performed before is an execution in which it is
/// issued later.
pub(super) fn forget_copies<'d>(dwords: impl Iterator<Item = &'d mut Dword>, cache: u8) {
    let kept = dwords.filter(|d| d.home.is_some());
    kept.for_each(|dword| dword.forget(cache));
}

/// Tells waves what is complete of `order`, the operations in the order in which a compute unit's
/// vector L1 saw them, and takes that out. `tell` is false for what is not complete.
pub(super) fn report<T: Copy>(
    order: &mut Vec<T>,
    completion: Completion,
    same_wave: impl Fn(T, T) -> bool,
    mut tell: impl FnMut(T) -> bool,
) {
    if completion == Completion::OfComputeUnit {
        let count = order.iter().take_while(|op| tell(**op)).count();
        order.drain(..count);
        return;
    }
    let mut kept: Vec<T> = Vec::new();
    for &op in order.iter() {
        if kept.iter().any(|k| same_wave(*k, op)) || !tell(op) {
            kept.push(op);
        }
    }
    *order = kept;
}

/// Where a compute unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seat {
    pub agent: u8,
    /// Second-level cache, counted over all agents.
    pub cache: u8,
}

/// Are these places of compute units ones that the machine has?
pub(super) fn check_seats(
    seats: &[Seat],
    second_level: SecondLevel,
) -> Result<(), super::ModelError> {
    let wrong = |what: &str| Err(super::ModelError(what.to_string()));
    let pairs = || seats.iter().flat_map(|a| seats.iter().map(move |b| (a, b)));
    let one_each = second_level != SecondLevel::AnyPerAgent;
    if one_each && pairs().any(|(a, b)| a.agent == b.agent && a.cache != b.cache) {
        return wrong("an agent of the processor has one second-level cache");
    }
    if pairs().any(|(a, b)| a.cache == b.cache && a.agent != b.agent) {
        return wrong("a second-level cache is of one agent");
    }
    Ok(())
}
