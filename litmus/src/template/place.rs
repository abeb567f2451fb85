//! Placements of threads, and the scopes that reach from one to the next.

use super::family::Needs;

/// A scope of synchronisation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Scope {
    Workgroup,
    Agent,
    System,
}

impl Scope {
    const ALL: [Scope; 3] = [Scope::Workgroup, Scope::Agent, Scope::System];

    pub fn name(self) -> &'static str {
        match self {
            Scope::Workgroup => "workgroup",
            Scope::Agent => "agent",
            Scope::System => "system",
        }
    }
}

/// Where a thread is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct At {
    pub agent: u8,
    /// Second-level cache, counted over all agents.
    pub cache: u8,
    /// Compute unit, counted over all agents.
    pub unit: u8,
    /// Work-group, counted over all agents.
    pub group: u8,
}

/// Where threads are.
pub(super) struct Placement {
    pub name: &'static str,
    pub threads: &'static [At],
}

/// Where every agent has one second-level cache.
const fn at(agent: u8, unit: u8, group: u8) -> At {
    at_cache(agent, agent, unit, group)
}

const fn at_cache(agent: u8, cache: u8, unit: u8, group: u8) -> At {
    At {
        agent,
        cache,
        unit,
        group,
    }
}

const fn placement(name: &'static str, threads: &'static [At]) -> Placement {
    Placement { name, threads }
}

const TWO: &[Placement] = &[
    placement("wg", &[at(0, 0, 0), at(0, 0, 0)]),
    placement("cu", &[at(0, 0, 0), at(0, 0, 1)]),
    placement("agent", &[at(0, 0, 0), at(0, 1, 1)]),
    placement("system", &[at(0, 0, 0), at(1, 1, 1)]),
    placement("caches", &[at_cache(0, 0, 0, 0), at_cache(0, 1, 1, 1)]),
];

const THREE: &[Placement] = &[
    placement("wg", &[at(0, 0, 0), at(0, 0, 0), at(0, 0, 0)]),
    placement("agent", &[at(0, 0, 0), at(0, 1, 1), at(0, 2, 2)]),
    placement("wg-agent", &[at(0, 0, 0), at(0, 0, 0), at(0, 1, 1)]),
    placement("agent-wg", &[at(0, 0, 0), at(0, 1, 1), at(0, 1, 1)]),
    placement("wg-system", &[at(0, 0, 0), at(0, 0, 0), at(1, 1, 1)]),
    placement("agent-system", &[at(0, 0, 0), at(0, 1, 1), at(1, 2, 2)]),
    placement("system-agent", &[at(0, 0, 0), at(1, 1, 1), at(1, 2, 2)]),
    placement(
        "wg-caches",
        &[at(0, 0, 0), at(0, 0, 0), at_cache(0, 1, 1, 1)],
    ),
    placement(
        "caches-wg",
        &[at(0, 0, 0), at_cache(0, 1, 1, 1), at_cache(0, 1, 1, 1)],
    ),
    placement(
        "caches-system",
        &[at(0, 0, 0), at_cache(0, 1, 1, 1), at_cache(1, 2, 2, 2)],
    ),
    placement(
        "system-caches",
        &[at(0, 0, 0), at(1, 1, 1), at_cache(1, 2, 2, 2)],
    ),
];

const FOUR: &[Placement] = &[
    placement("wg", &[at(0, 0, 0), at(0, 0, 0), at(0, 0, 0), at(0, 0, 0)]),
    placement(
        "agent",
        &[at(0, 0, 0), at(0, 1, 1), at(0, 2, 2), at(0, 3, 3)],
    ),
    placement(
        "pairs",
        &[at(0, 0, 0), at(0, 1, 1), at(0, 0, 0), at(0, 1, 1)],
    ),
    placement(
        "system",
        &[at(0, 0, 0), at(1, 1, 1), at(0, 2, 2), at(1, 3, 3)],
    ),
    placement(
        "caches",
        &[
            at(0, 0, 0),
            at_cache(0, 1, 1, 1),
            at(0, 2, 2),
            at_cache(0, 1, 3, 3),
        ],
    ),
];

/// The placements of so many threads.
pub(super) fn placements(threads: usize) -> &'static [Placement] {
    match threads {
        2 => TWO,
        3 => THREE,
        _ => FOUR,
    }
}

impl Placement {
    /// Are all threads in one work-group?
    pub fn is_one_group(&self) -> bool {
        let first = self.threads[0].group;
        self.threads.iter().all(|t| t.group == first)
    }

    /// The second-level caches of its threads, each once.
    pub fn caches(&self) -> Vec<u8> {
        let mut caches: Vec<u8> = self.threads.iter().map(|t| t.cache).collect();
        caches.sort_unstable();
        caches.dedup();
        caches
    }

    /// Does an agent have several second-level caches?
    pub fn has_large_agents(&self) -> bool {
        let pairs = |a: &At| {
            let same = move |b: &At, a: At| a.agent == b.agent && a.cache != b.cache;
            self.threads.iter().any(|b| same(b, *a))
        };
        self.threads.iter().any(pairs)
    }

    /// The least scope that reaches from a thread to another.
    fn least(&self, from: usize, to: usize) -> Scope {
        let (a, b) = (self.threads[from], self.threads[to]);
        if a.agent != b.agent {
            Scope::System
        } else if a.group != b.group {
            Scope::Agent
        } else {
            Scope::Workgroup
        }
    }

    /// The scopes of the first and the second hop: one that reaches everywhere for both; and for
    /// programs that hand something on, the least for each.
    pub fn scopes(&self, needs: Needs) -> Vec<[Scope; 2]> {
        if needs == Needs::Barrier && !self.is_one_group() {
            return Vec::new();
        }
        let handed = matches!(needs, Needs::BarrierThenHop | Needs::LocalThenHop);
        if handed && (self.least(0, 1) != Scope::Workgroup || self.is_one_group()) {
            return Vec::new();
        }
        if needs == Needs::Volatile {
            return vec![[Scope::System; 2]];
        }
        let count = self.threads.len();
        let pairs = (0..count).flat_map(|i| (0..count).map(move |j| (i, j)));
        let widest = pairs.map(|(i, j)| self.least(i, j)).max();
        let widest = widest.unwrap_or(Scope::System);
        let wide = Scope::ALL.into_iter().filter(|s| *s >= widest);
        let mut all: Vec<[Scope; 2]> = wide.map(|s| [s, s]).collect();
        if needs == Needs::Hops || handed {
            let least = [self.least(0, 1), self.least(1, 2)];
            if !all.contains(&least) {
                all.push(least);
            }
        }
        all
    }
}
