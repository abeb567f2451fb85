//! The state of the memory system.
//!
//! Every compute unit has a queue for each dword of global memory: each is a channel of its own of
//! the second-level cache (AMDGPUUsage: "each CU has a separate request queue per channel"; that
//! two dwords have one channel makes no more possible). Operations take their place in the queue
//! when they are issued, which is the order in which the unit's vector L1 sees them, and are
//! performed when they get to its front.

use super::rmw::Rmw;

/// What a wave knows of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Status {
    /// It is performed once so many requests of it are.
    Queued(u8),
    /// Performed, with this dword; the wave's counter still has it.
    Done(u32),
    /// The counter has it no more.
    Reported(u32),
}

/// An operation that a wave has not waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct OpState {
    pub id: u8,
    pub status: Status,
}

/// A request of LDS.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct LdsRequest {
    pub op: u8,
    pub location: u8,
    pub kind: Request,
}

/// A wave.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct WaveState {
    /// Where it is (`waves`).
    pub stop: u32,
    /// Beside the stop's pending operations.
    pub ops: Vec<OpState>,
    /// LDS requests that are not performed.
    pub lds: Vec<LdsRequest>,
    /// Scalar loads that are not performed: operation and location.
    pub scalar: Vec<(u8, u8)>,
    pub results: Vec<u32>,
}

/// What is asked of a channel; `R` is what changes a dword by what it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Request<R = Rmw> {
    /// A load whose line the vector L1 keeps.
    Load,
    /// A load past the vector L1.
    LoadMissing,
    Store(u32),
    Rmw(R),
    /// Nothing: what comes behind is behind an invalidation of the vector L1.
    LineForgotten,
    /// The second-level cache writes back what is dirty.
    WriteBackL2,
}

/// Where a request is performed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Level {
    /// In the second-level cache.
    Cache,
    /// Past it, in memory: the access is to be coherent with those of other caches. What the cache
    /// has clean is forgotten first, and what is written is written through.
    Memory,
}

/// A request and whose it is: `O`, of the explorer wave and operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Queued<R = Rmw, O = (u8, u8)> {
    pub request: Request<R>,
    pub level: Level,
    pub owner: Option<O>,
}

/// A compute unit's way to a dword.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Channel<R = Rmw, O = (u8, u8)> {
    pub queue: Vec<Queued<R, O>>,
    /// The oldest of the view's values that the vector L1 may hold.
    pub line: u32,
    /// The same for the scalar L1.
    pub scalar_line: u32,
}

/// A compute unit.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Unit {
    /// Operations in the order in which the vector L1 saw them, as long as they are not reported.
    pub order: Vec<(u8, u8)>,
    /// By location.
    pub channels: Vec<Channel>,
}

/// What a second-level cache has of a dword.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct View {
    /// What it was, oldest first, as far back as a first-level cache may hold it.
    pub values: Vec<u32>,
    /// Is the last one not in memory yet?
    pub dirty: bool,
    /// The oldest value of memory that the cache may hold.
    pub clean: u32,
}

/// A dword of global memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Dword {
    /// One for all second-level caches, or one each.
    pub views: Vec<View>,
    /// What memory held, oldest first; only where caches have their own views.
    pub memory: Vec<u32>,
    /// The cache to which it is local, where that matters.
    pub home: Option<u8>,
}

/// Everything.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    pub waves: Vec<WaveState>,
    pub units: Vec<Unit>,
    /// By location; those in LDS have no views.
    pub global: Vec<Dword>,
    /// By location; of those in global memory nothing.
    pub local: Vec<u32>,
}

impl View {
    /// The place of the newest value.
    pub fn newest(&self) -> u32 {
        (self.values.len() - 1) as u32
    }

    /// The newest value.
    pub fn value(&self) -> u32 {
        self.values.last().copied().unwrap_or(0)
    }

    /// Takes a newer value. One that is the same cannot be told from the one before.
    pub fn push(&mut self, value: u32) {
        if self.value() != value {
            self.values.push(value);
        }
    }
}

impl Dword {
    /// A dword that is the same everywhere. `home`: the cache to which it is local, one of
    /// `caches`, where they keep it.
    pub fn new(initial: u32, home: Option<u8>, caches: u8) -> Dword {
        let view = View {
            values: vec![initial],
            dirty: false,
            clean: 0,
        };
        let views = if home.is_some() { caches } else { 1 };
        Dword {
            views: vec![view; views.into()],
            memory: home.map_or(Vec::new(), |_| vec![initial]),
            home,
        }
    }

    /// What a cache's compute units see.
    pub fn view(&self, cache: u8) -> &View {
        &self.views[self.view_of(cache)]
    }

    /// The view of a second-level cache.
    pub fn view_of(&self, cache: u8) -> usize {
        match self.views.len() {
            1 => 0,
            _ => cache.into(),
        }
    }

    /// What a cache may give: values, each with the place in memory of a clean copy.
    pub fn reads(&self, cache: u8) -> Vec<(u32, u32)> {
        let view = &self.views[self.view_of(cache)];
        let Some(home) = self.home else {
            return vec![(view.value(), 0)];
        };
        let last = (self.memory.len() - 1) as u32;
        if view.dirty {
            return vec![(view.value(), last)];
        }
        // Remote writes make the home's cache forget the line.
        let first = if home == cache { last } else { view.clean };
        (first..=last)
            .map(|i| (self.memory[i as usize], i))
            .collect()
    }

    /// Writes to a cache.
    pub fn write(&mut self, cache: u8, value: u32) {
        let index = self.view_of(cache);
        self.views[index].push(value);
        self.views[index].dirty = self.home.is_some();
    }

    /// Writes back what a cache has dirty.
    pub fn write_back(&mut self, cache: u8) {
        let index = self.view_of(cache);
        let view = &mut self.views[index];
        if !view.dirty {
            return;
        }
        view.dirty = false;
        let value = view.value();
        if self.memory.last() != Some(&value) {
            self.memory.push(value);
        }
        view.clean = (self.memory.len() - 1) as u32;
        // Remote writes make the home's cache forget its line: what it fetches is the new value.
        if let Some(home) = self.home {
            let view = &mut self.views[usize::from(home)];
            if !view.dirty {
                view.push(value);
                view.clean = (self.memory.len() - 1) as u32;
            }
        }
    }

    /// A cache forgets what it has of memory that is not local to it.
    pub fn forget(&mut self, cache: u8) {
        let index = self.view_of(cache);
        let (last, value) = (self.memory.len() - 1, self.memory.last().copied());
        let view = &mut self.views[index];
        if !view.dirty {
            view.clean = last as u32;
            // What is fetched from now on is no older.
            view.push(value.unwrap_or(0));
        }
    }

    /// What is there in the end.
    pub fn at_rest(&self) -> u32 {
        if self.home.is_none() {
            return self.views[0].value();
        }
        let dirty = self.views.iter().find(|v| v.dirty);
        match dirty {
            Some(view) => view.value(),
            None => self.memory.last().copied().unwrap_or(0),
        }
    }
}

impl State {
    /// Is nothing on its way?
    pub fn is_quiet(&self) -> bool {
        let queues = self.units.iter().flat_map(|u| &u.channels);
        let idle = |w: &WaveState| w.lds.is_empty() && w.scalar.is_empty();
        queues.into_iter().all(|c| c.queue.is_empty()) && self.waves.iter().all(idle)
    }

    /// An operation's status.
    pub fn status(&mut self, wave: u8, op: u8) -> Option<&mut Status> {
        let ops = &mut self.waves[usize::from(wave)].ops;
        let found = ops.iter_mut().find(|o| o.id == op);
        found.map(|o| &mut o.status)
    }

    /// Forgets values that no cache can hold any more.
    pub fn trim(&mut self, caches: &[u8]) {
        for location in 0..self.global.len() {
            let dword = &mut self.global[location];
            for index in 0..dword.views.len() {
                let shared = dword.views.len() == 1;
                let mine = |unit: usize| shared || usize::from(caches[unit]) == index;
                let channels = self.units.iter_mut().enumerate();
                let mut lines: Vec<&mut Channel> = channels
                    .filter(|(unit, _)| mine(*unit))
                    .map(|(_, unit)| &mut unit.channels[location])
                    .collect();
                let newest = dword.views[index].newest();
                let oldest = lines.iter().map(|c| c.line.min(c.scalar_line)).min();
                let oldest = oldest.unwrap_or(newest);
                for channel in &mut lines {
                    channel.line -= oldest;
                    channel.scalar_line -= oldest;
                }
                dword.views[index].values.drain(..oldest as usize);
            }
            let oldest = dword.views.iter().map(|v| v.clean).min().unwrap_or(0);
            if dword.home.is_some() {
                dword.views.iter_mut().for_each(|v| v.clean -= oldest);
                dword.memory.drain(..oldest as usize);
            }
        }
    }
}
