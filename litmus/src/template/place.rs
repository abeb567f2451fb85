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

/// Agent, compute unit and work-group of a thread.
type At = (u8, u8, u8);

/// Where threads are.
pub(super) struct Placement {
    pub name: &'static str,
    pub threads: &'static [At],
}

const TWO: &[Placement] = &[
    Placement {
        name: "wg",
        threads: &[(0, 0, 0), (0, 0, 0)],
    },
    Placement {
        name: "cu",
        threads: &[(0, 0, 0), (0, 0, 1)],
    },
    Placement {
        name: "agent",
        threads: &[(0, 0, 0), (0, 1, 1)],
    },
    Placement {
        name: "system",
        threads: &[(0, 0, 0), (1, 1, 1)],
    },
];

const THREE: &[Placement] = &[
    Placement {
        name: "wg",
        threads: &[(0, 0, 0), (0, 0, 0), (0, 0, 0)],
    },
    Placement {
        name: "agent",
        threads: &[(0, 0, 0), (0, 1, 1), (0, 2, 2)],
    },
    Placement {
        name: "wg-agent",
        threads: &[(0, 0, 0), (0, 0, 0), (0, 1, 1)],
    },
    Placement {
        name: "agent-wg",
        threads: &[(0, 0, 0), (0, 1, 1), (0, 1, 1)],
    },
    Placement {
        name: "wg-system",
        threads: &[(0, 0, 0), (0, 0, 0), (1, 1, 1)],
    },
    Placement {
        name: "agent-system",
        threads: &[(0, 0, 0), (0, 1, 1), (1, 2, 2)],
    },
    Placement {
        name: "system-agent",
        threads: &[(0, 0, 0), (1, 1, 1), (1, 2, 2)],
    },
];

const FOUR: &[Placement] = &[
    Placement {
        name: "wg",
        threads: &[(0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)],
    },
    Placement {
        name: "agent",
        threads: &[(0, 0, 0), (0, 1, 1), (0, 2, 2), (0, 3, 3)],
    },
    Placement {
        name: "pairs",
        threads: &[(0, 0, 0), (0, 1, 1), (0, 0, 0), (0, 1, 1)],
    },
    Placement {
        name: "system",
        threads: &[(0, 0, 0), (1, 1, 1), (0, 2, 2), (1, 3, 3)],
    },
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
        self.threads.iter().all(|t| t.2 == self.threads[0].2)
    }

    /// Are there several agents?
    pub fn has_agents(&self) -> bool {
        self.threads.iter().any(|t| t.0 != self.threads[0].0)
    }

    /// The least scope that reaches from a thread to another.
    fn least(&self, from: usize, to: usize) -> Scope {
        let (a, b) = (self.threads[from], self.threads[to]);
        if a.0 != b.0 {
            Scope::System
        } else if a.2 != b.2 {
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
        if needs == Needs::Volatile {
            return vec![[Scope::System; 2]];
        }
        let count = self.threads.len();
        let pairs = (0..count).flat_map(|i| (0..count).map(move |j| (i, j)));
        let widest = pairs.map(|(i, j)| self.least(i, j)).max();
        let widest = widest.unwrap_or(Scope::System);
        let wide = Scope::ALL.into_iter().filter(|s| *s >= widest);
        let mut all: Vec<[Scope; 2]> = wide.map(|s| [s, s]).collect();
        if needs == Needs::Hops {
            let least = [self.least(0, 1), self.least(1, 2)];
            if !all.contains(&least) {
                all.push(least);
            }
        }
        all
    }
}
