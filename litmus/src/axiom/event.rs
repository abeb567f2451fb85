//! Events of an execution, and whom they concern.

use crate::program::{Place, Program};
use ir::{FenceSpaces, Ordering, ScopeLevel, ScopeSpaces, SyncScope};

/// What an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    /// Reads this value.
    Read(u32),
    /// Writes this value.
    Write(u32),
    /// Reads the first and writes the second.
    ReadWrite(u32, u32),
    /// A fence, for these address spaces.
    Fence(FenceSpaces),
    /// A barrier of the work-group: the how-manieth of its thread.
    Barrier(usize),
}

/// Who acts: a thread, or whoever set memory up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Actor {
    Thread(usize),
    Initial,
}

/// An event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Event {
    pub actor: Actor,
    pub action: Action,
    /// Of fences and barriers 0.
    pub location: usize,
    pub ordering: Ordering,
    pub scope: SyncScope,
    pub observed: Observed,
}

/// Whether an access is `volatile`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Observed {
    /// It is: whoever looks at memory sees it, and in its place among those of its thread.
    Volatile,
    /// It is not.
    No,
}

/// A set of address spaces, of those whose orders are told apart: global, local.
pub(super) type SpaceSet = [bool; 2];

/// The place of a location's space in a [`SpaceSet`].
pub(super) fn space(program: &Program, location: usize) -> usize {
    match program.locations[location].place {
        Place::Local => 1,
        _ => 0,
    }
}

impl Event {
    /// The value that is read.
    pub fn read(&self) -> Option<u32> {
        match self.action {
            Action::Read(value) | Action::ReadWrite(value, _) => Some(value),
            _ => None,
        }
    }

    /// The value that is written.
    pub fn written(&self) -> Option<u32> {
        match self.action {
            Action::Write(value) | Action::ReadWrite(_, value) => Some(value),
            _ => None,
        }
    }

    /// Does it access memory?
    pub fn is_access(&self) -> bool {
        self.read().is_some() || self.written().is_some()
    }

    /// Is it a volatile access?
    pub fn is_volatile(&self) -> bool {
        self.observed == Observed::Volatile
    }

    /// Is it a fence?
    pub fn is_fence(&self) -> bool {
        matches!(self.action, Action::Fence(_))
    }

    /// Has it a place in the order of a location's writes? Unordered accesses see and are seen by
    /// what happens before only.
    pub fn is_coherent(&self) -> bool {
        let coherent = self.ordering >= Ordering::Monotonic || self.is_volatile();
        self.is_access() && coherent || self.actor == Actor::Initial
    }

    /// Does what was before it happen before what sees it?
    pub fn releases(&self) -> bool {
        match self.action {
            // "Release is not meaningful on loads" and the other way round.
            Action::Read(_) => false,
            _ => self.ordering.releases(),
        }
    }

    /// Does what it sees happen before what comes after it?
    pub fn acquires(&self) -> bool {
        match self.action {
            Action::Write(_) => false,
            _ => self.ordering.acquires(),
        }
    }
}

/// Is a thread within the scope of another's operation?
fn within(program: &Program, level: ScopeLevel, mine: usize, other: usize) -> bool {
    let (a, b) = (&program.threads[mine], &program.threads[other]);
    match level {
        ScopeLevel::System => true,
        ScopeLevel::Agent => a.agent == b.agent,
        ScopeLevel::Workgroup => a.group == b.group,
        // Each thread is a wave of its own.
        ScopeLevel::Wavefront | ScopeLevel::SingleThread => mine == other,
    }
}

/// Are two operations within each other's scopes ("Memory Scopes")?
pub(super) fn inclusive(program: &Program, a: &Event, b: &Event) -> bool {
    match (a.actor, b.actor) {
        (Actor::Thread(i), Actor::Thread(j)) => {
            within(program, a.scope.level, i, j) && within(program, b.scope.level, j, i)
        }
        _ => true,
    }
}

/// The spaces whose order a synchronising operation takes part in, when it is seen through a
/// location (a barrier has none).
pub(super) fn spaces(program: &Program, event: &Event, through: Option<usize>) -> SpaceSet {
    let mut set = match (event.scope.spaces, through) {
        (ScopeSpaces::One, Some(location)) => {
            let one = space(program, location);
            [one == 0, one == 1]
        }
        _ => [true; 2],
    };
    match event.action {
        Action::Fence(FenceSpaces::Global) => set[1] = false,
        Action::Fence(FenceSpaces::Local) => set[0] = false,
        _ => {}
    }
    set
}
