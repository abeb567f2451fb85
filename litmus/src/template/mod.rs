//! The well-known programs, over placements, scopes, address spaces, orderings, and ways to
//! synchronise.
//!
//! `family` has the programs, `code` writes their lines, `place` the placements. All of them are
//! free of data races: what is not atomic is accessed only behind a branch on what was acquired.

mod code;
mod family;
mod place;

use crate::program::{Location, Place, Program, Start, Thread};
use code::{Code, Data, Strength, Style, Sync, Var};
use family::{FAMILIES, Family, Needs};
use place::{Placement, Scope};

/// What the machine has that programs may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variety {
    /// Local memory.
    pub local: LocalMemory,
    /// Memory of agents.
    pub agents: AgentMemory,
    /// Generic pointers.
    pub generic: GenericPointers,
}

/// Whether there are pointers to any address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GenericPointers {
    /// There are.
    Flat,
    /// There are none.
    None,
}

/// Whether work-groups share local memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LocalMemory {
    /// They do.
    Shared,
    /// They have none.
    None,
}

/// What agents see of each other's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AgentMemory {
    /// All of it, always.
    Coherent,
    /// Some of it only where they synchronise ([`crate::Place::Coarse`]).
    Cached,
    /// The same; an access says how far it is coherent, so that all of it may be accessed
    /// atomically; and an agent may have several second-level caches.
    Scoped,
}

impl Variety {
    /// Has the machine what a program uses of memory?
    pub fn has(&self, program: &Program) -> bool {
        let is_coarse = |p: &Place| matches!(p, Place::Coarse { .. });
        let coarse = program.locations.iter().any(|l| is_coarse(&l.place));
        let local = program.locations.iter().any(|l| l.place == Place::Local);
        let threads = &program.threads;
        let shares = |a: &Thread| {
            threads
                .iter()
                .all(|b| a.agent != b.agent || a.cache == b.cache)
        };
        let large = !threads.iter().all(shares);
        let generic = threads.iter().any(|t| t.body.contains(".generic"));
        (!coarse || self.agents != AgentMemory::Coherent)
            && (!large || self.agents == AgentMemory::Scoped)
            && (!local || self.local == LocalMemory::Shared)
            && (!generic || self.generic == GenericPointers::Flat)
    }

    /// Does it lack something that others have, so that some rows of tables are for nobody?
    pub fn lacks_something(&self) -> bool {
        self.local == LocalMemory::None || self.generic == GenericPointers::None
    }
}

/// All programs.
pub fn all(variety: Variety) -> Vec<Program> {
    let mut programs = Vec::new();
    for family in FAMILIES {
        for placement in place::placements(family.threads) {
            if placement.has_large_agents() && variety.agents != AgentMemory::Scoped {
                continue;
            }
            for scopes in placement.scopes(family.needs) {
                for vars in code::variables(family, placement, variety) {
                    let at = (placement, scopes);
                    each_sync(family, variety, at, &vars, &mut programs);
                }
            }
        }
    }
    programs
}

/// The programs of a family over ways to synchronise.
fn each_sync(
    family: &Family,
    variety: Variety,
    (placement, scopes): (&Placement, [Scope; 2]),
    vars: &[Var],
    programs: &mut Vec<Program>,
) {
    for sync in syncs(family, scopes, vars) {
        for &data in datas(family, variety, vars) {
            let mut code = Code::new(vars, sync, data);
            let bodies = (family.build)(&mut code);
            programs.push(program(family, placement, &code, bodies));
        }
    }
}

fn syncs(family: &Family, scopes: [Scope; 2], vars: &[Var]) -> Vec<Sync> {
    let strengths: &[Strength] = match family.needs {
        Needs::Coherence => &[Strength::Monotonic, Strength::SeqCst],
        Needs::TotalOrder => &[Strength::SeqCst],
        Needs::Atomicity => &[
            Strength::Monotonic,
            Strength::ReleaseAcquire,
            Strength::AcqRel,
            Strength::SeqCst,
        ],
        Needs::Volatile => &[Strength::Monotonic],
        Needs::Arrival => &[
            Strength::Monotonic,
            Strength::ReleaseAcquire,
            Strength::SeqCst,
        ],
        _ => &[Strength::ReleaseAcquire, Strength::AcqRel, Strength::SeqCst],
    };
    let styles: &[Style] = match family.needs {
        Needs::Coherence | Needs::Arrival | Needs::Volatile => &[Style::Access],
        Needs::Atomicity => &[Style::Rmw],
        Needs::Barrier | Needs::BarrierThenHop => &[Style::Fence],
        Needs::Update => &[Style::Access, Style::Fence],
        Needs::TotalOrder => &[Style::Access, Style::Rmw, Style::Fence],
        _ => &[Style::Access, Style::Rmw, Style::Fence, Style::Exchange],
    };
    let one_space = vars.iter().all(|v| v.space() == vars[0].space());
    let mut all = Vec::new();
    for &style in styles {
        for &strength in strengths {
            // Only what reads and writes, and fences, can do both.
            if strength == Strength::AcqRel && style == Style::Access {
                continue;
            }
            for spaces in code::ScopeSpaces::ALL {
                let volatile = family.needs == Needs::Volatile;
                if spaces == code::ScopeSpaces::One && (!one_space || volatile) {
                    continue;
                }
                all.push(Sync {
                    style,
                    strength,
                    scopes,
                    spaces,
                });
            }
        }
    }
    all
}

fn datas(family: &Family, variety: Variety, vars: &[Var]) -> &'static [Data] {
    let coherent = variety.agents == AgentMemory::Scoped || !vars.iter().any(Var::is_coarse);
    match family.needs {
        // Atomic accesses of what caches keep are not coherent between agents.
        Needs::Data if !coherent => &[Data::Unordered, Data::Plain],
        Needs::Data => &[Data::Monotonic, Data::Unordered, Data::Plain],
        Needs::Update | Needs::Barrier => &[Data::Plain],
        _ => &[Data::Monotonic],
    }
}

fn program(family: &Family, placement: &Placement, code: &Code, bodies: Vec<String>) -> Program {
    let threads = placement.threads.iter().zip(bodies).enumerate();
    let threads = threads.map(|(i, (at, body))| Thread {
        agent: at.agent,
        cache: at.cache,
        unit: at.unit,
        group: at.group,
        start: match family.needs {
            Needs::Arrival if i > 0 => Start::Late,
            _ => Start::Any,
        },
        body,
    });
    Program {
        name: format!("{}+{}+{}", family.name, placement.name, code.name()),
        locations: (code.vars.iter())
            .map(|v| Location {
                name: v.name.to_string(),
                place: v.place,
                initial: 0,
            })
            .collect(),
        threads: threads.collect(),
        forbidden: Vec::new(),
        reachable: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Verdict, judge};

    const EVERYTHING: Variety = Variety {
        local: LocalMemory::Shared,
        agents: AgentMemory::Scoped,
        generic: GenericPointers::Flat,
    };

    #[test]
    fn names_are_told_apart_and_texts_are_read_back() {
        let programs = all(EVERYTHING);
        let mut names: Vec<&str> = programs.iter().map(|p| p.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), programs.len());
        for program in programs.iter().step_by(17) {
            let again = Program::parse(&program.text());
            assert_eq!(again.as_ref(), Ok(program), "{}", program.text());
        }
    }

    #[test]
    fn programs_have_no_races() {
        for program in all(EVERYTHING).iter().step_by(61) {
            match judge(program) {
                Ok(Verdict::Allowed(outcomes)) => assert!(!outcomes.is_empty()),
                other => panic!("{}: {other:?}\n{}", program.name, program.text()),
            }
        }
    }
}
