//! A machine whose memory completes as late, and in as strange an order, as the documents allow;
//! and an exploration of all that small programs can do on it.
//!
//! A program is a few waves of one work-item, each with a kernel of its own, that access a few
//! dwords. [`explore`] executes the final bytes and gives the set of everything that can be seen at
//! the end: what each wave stored into its buffer of results, and the contents of memory.
//!
//! `machine` has the facts by generation, with their sources; `docs/memory-model.md` tells them in
//! prose. `access` says what an instruction asks of memory, `rmw` what atomic operations do;
//! `waves` executes what is between accesses; `counters` has what waits make sure of; `state` is
//! the memory system, with `rules` for what becomes of a dword; `steps` what it may do next;
//! `explore` goes through all of it. [`whole`] runs launches of any size by the same rules, one way
//! at a time.
//!
//! Nothing here is shared with the compiler or with what judges the outcomes.
//!
//! # What is reduced, and why nothing is lost
//!
//! - *Local steps are not branched on.* Between two accesses a wave depends on nothing but its
//!   registers. An access that only enters a queue that no other wave enters (LDS requests, scalar
//!   loads, the vector requests of a compute unit with one wave), a wait that is satisfied, a
//!   barrier that all have reached and a store into the wave's own results neither change what
//!   another step does nor are changed by it, and once they are possible they stay so. Such a step
//!   commutes with every other one, it is a persistent set by itself, and it is done at once.
//! - *Waves are known by their registers.* Two ways to the same registers and the same outstanding
//!   operations are one wave (`waves`), so that loops that wait for a flag are finite.
//! - *Lines of caches are intervals.* What a cache may hold of a dword is anything that the level
//!   behind it held since the cache was last made to forget it: other waves may have fetched the
//!   line at any time, and it may be dropped at any time. So a line is the oldest value that it may
//!   hold, fetching and dropping are no steps, and a load that may be served by it branches over
//!   the values.
//! - States are known by 128 bits of their hash.

mod access;
mod counters;
mod explore;
mod machine;
mod rmw;
mod rules;
mod state;
mod steps;
mod waves;
pub mod whole;

use crate::code_object::CodeObject;
use std::collections::BTreeMap;
use std::fmt;

pub use explore::explore;
pub use machine::{Completion, ModelError};

/// Where a dword lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In LDS. All waves that name it must be of one work-group.
    Local,
    /// In memory that all agents see the same way.
    Fine,
    /// In memory that second-level caches keep: coarse-grained.
    Coarse {
        /// The second-level cache to which it is local.
        home: u8,
    },
}

/// A dword that waves share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// Where it lies.
    pub place: Place,
    /// What it holds at first.
    pub initial: u32,
}

/// An argument of a wave's kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A pointer to a shared dword, in its own address space.
    Pointer(usize),
    /// A generic pointer to it.
    Generic(usize),
    /// A pointer to the wave's results in global memory.
    Results,
    /// A number.
    Number(u32),
}

/// When a wave starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// At any time.
    Any,
    /// When those that start at any time have ended and all that they asked of memory is done.
    Late,
}

/// A wave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    /// Its kernel.
    pub kernel: String,
    /// The kernel's arguments.
    pub args: Vec<Arg>,
    /// Dwords of its results.
    pub results: usize,
    /// Its agent.
    pub agent: u8,
    /// The second-level cache of its compute unit, counted over all agents.
    pub cache: u8,
    /// Its compute unit, counted over all agents.
    pub unit: u8,
    /// Its work-group, counted over all agents.
    pub group: u8,
    /// When it starts.
    pub start: Start,
}

/// A program and where it runs.
pub struct Setup<'a> {
    /// The code.
    pub object: &'a CodeObject,
    /// Waves.
    pub threads: &'a [Thread],
    /// What they share.
    pub locations: &'a [Location],
    /// How completion is told; the default of the generation if `None`.
    pub completion: Option<Completion>,
    /// States after which to give up.
    pub most_states: usize,
}

/// What can be seen after all waves have ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Outcome {
    /// The results of each wave.
    pub results: Vec<Vec<u32>>,
    /// The contents of each location.
    pub memory: Vec<u32>,
}

/// What an exploration found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explored {
    /// Number of different states.
    pub states: usize,
    /// Outcomes, each with the steps of one way to it.
    pub outcomes: BTreeMap<Outcome, Vec<String>>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Local => f.write_str("local"),
            Place::Fine => f.write_str("fine"),
            Place::Coarse { home } => write!(f, "coarse memory of cache {home}"),
        }
    }
}
