//! Litmus programs, compiled and explored.
//!
//! `litmus` has the programs and knows which outcomes the memory model allows; [`emu::model`] knows
//! what the final bytes may do on a machine. Here they are put beside each other: what is reached
//! and not allowed is wrong code.

mod mutants;

use crate::options::{Options, OutputKind, Verify};
use emu::model::{self, Arg, Completion, Explored, Setup};
use isa::{GroupPlace, Machine, Opcode};
use litmus::template::{AgentMemory, GenericPointers, LocalMemory, Variety};
use litmus::{Outcome, Place, Program, Start, Verdict};
use memmodel::cache::rules::Rules;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

pub use mutants::{Killed, kill_mutants};

/// States of a program after which it is given up.
const MOST_STATES: usize = 2_000_000;

/// What is known of a program.
pub enum Report {
    /// It has a data race: nothing is said of it.
    Racy(String),
    /// It was explored.
    Explored {
        /// Number of states.
        states: usize,
        /// Number of outcomes reached.
        reached: usize,
        /// Number of outcomes allowed.
        allowed: usize,
        /// Outcomes that are reached and not allowed, with the steps that lead there.
        forbidden: Vec<(Outcome, Vec<String>)>,
    },
}

/// What code reaches, without the steps that lead there.
#[derive(Clone, Debug)]
struct Reached {
    states: usize,
    outcomes: Vec<Outcome>,
}

/// What has been explored, by a hash of code, threads, locations and the rest. Programs of other
/// scopes and orderings often have the same code, and so have mutants.
type Memo = HashMap<[u64; 2], Reached>;

/// How programs are explored.
#[derive(Clone, Debug)]
pub struct Explorer {
    /// How they are compiled.
    pub options: Options,
    /// How completion is told; the default of the generation if `None`.
    pub completion: Option<Completion>,
    memo: Arc<Mutex<Memo>>,
}

impl Explorer {
    /// An explorer of the code that these options give.
    pub fn new(options: &Options) -> Explorer {
        Explorer {
            options: Options {
                output: OutputKind::Linked,
                ..options.clone()
            },
            completion: None,
            memo: Arc::default(),
        }
    }

    /// What the processor has that programs may use.
    ///
    /// # Errors
    /// If nothing is known of it.
    pub fn variety(&self) -> Result<Variety, String> {
        let machine = self.machine()?;
        Ok(Variety {
            local: match machine.group() {
                GroupPlace::Split => LocalMemory::None,
                _ => LocalMemory::Shared,
            },
            agents: match (
                machine.has(Opcode::BufferWbl2),
                machine.has(Opcode::BufferInv),
            ) {
                (false, _) => AgentMemory::Coherent,
                (true, false) => AgentMemory::Cached,
                (true, true) => AgentMemory::Scoped,
            },
            generic: match machine.has(Opcode::FlatLoadDword) {
                true => GenericPointers::Flat,
                false => GenericPointers::None,
            },
        })
    }

    fn machine(&self) -> Result<Machine, String> {
        let target = &self.options.target;
        let unknown = || format!("{} is not known", target.processor.name);
        Machine::new(target).ok_or_else(unknown)
    }

    /// Compiles and explores a program, and compares with what is allowed.
    ///
    /// # Errors
    /// If it cannot be compiled, explored or judged.
    pub fn report(&self, program: &Program) -> Result<Report, String> {
        let allowed = match litmus::judge(program)? {
            Verdict::Racy(race) => return Ok(Report::Racy(race)),
            Verdict::Allowed(allowed) => allowed,
        };
        for named in &program.forbidden {
            if let Some(outcome) = allowed.iter().find(|o| o.has(named)) {
                return Err(format!(
                    "the program forbids what the model allows: {outcome}"
                ));
            }
        }
        let code = self.compile(program, None)?;
        let Reached { states, outcomes } = self.reached(&code, program)?;
        for (i, named) in program.reachable.iter().enumerate() {
            if !outcomes.iter().any(|o| o.has(named)) {
                return Err(format!("reachable outcome {} is not reached", i + 1));
            }
        }
        let mut forbidden = Vec::new();
        if !outcomes.iter().all(|o| allowed.contains(o)) {
            let explored = self.explore(&code, program)?.outcomes.into_iter();
            let told = explored.map(|(outcome, steps)| (self::outcome(outcome), steps));
            forbidden.extend(told.filter(|(o, _)| !allowed.contains(o)));
        }
        Ok(Report::Explored {
            states,
            reached: outcomes.len(),
            allowed: allowed.len(),
            forbidden,
        })
    }

    /// The program's code object, with another table of the memory model if one is given.
    fn compile(&self, program: &Program, rules: Option<&Arc<Rules>>) -> Result<Vec<u8>, String> {
        let text = program.ir();
        let source = ir::SourceFile {
            name: &program.name,
            text: text.as_bytes(),
        };
        let mut options = self.options.clone();
        if rules.is_some() {
            options.verify = Verify::Input;
        }
        options.rules = rules.cloned();
        let compiled = crate::compile(&source, &options);
        let compiled = compiled.map_err(|e| e[0].render_in(&[source]))?;
        Ok(compiled.bytes)
    }

    /// What the code of a program reaches.
    fn reached(&self, code: &[u8], program: &Program) -> Result<Reached, String> {
        let place = (self.threads(program)?, locations(program));
        let key = [0u64, 1].map(|seed| {
            let mut hasher = DefaultHasher::new();
            let how = format!("{place:?} {:?}", self.completion);
            (seed, code, how).hash(&mut hasher);
            hasher.finish()
        });
        let memo = || self.memo.lock().map_err(|e| e.to_string());
        if let Some(known) = memo()?.get(&key) {
            return Ok(known.clone());
        }
        let explored = self.explore(code, program)?;
        let reached = Reached {
            states: explored.states,
            outcomes: explored.outcomes.into_keys().map(outcome).collect(),
        };
        memo()?.insert(key, reached.clone());
        Ok(reached)
    }

    fn explore(&self, code: &[u8], program: &Program) -> Result<Explored, String> {
        let object = emu::CodeObject::load(code).map_err(|e| e.to_string())?;
        let setup = Setup {
            object: &object,
            threads: &self.threads(program)?,
            locations: &locations(program),
            completion: self.completion,
            most_states: MOST_STATES,
        };
        model::explore(&setup).map_err(|e| e.to_string())
    }

    fn threads(&self, program: &Program) -> Result<Vec<model::Thread>, String> {
        let split = self.machine()?.group() == GroupPlace::Split;
        Ok(threads(program, split))
    }
}

fn outcome(outcome: model::Outcome) -> Outcome {
    Outcome {
        results: outcome.results,
        memory: outcome.memory,
    }
}

fn locations(program: &Program) -> Vec<model::Location> {
    let place = |place: Place| match place {
        Place::Local => model::Place::Local,
        Place::Fine => model::Place::Fine,
        Place::Coarse { home } => model::Place::Coarse { home },
    };
    let locations = program.locations.iter();
    let locations = locations.map(|l| model::Location {
        place: place(l.place),
        initial: l.initial,
    });
    locations.collect()
}

/// The threads where they are; where work-groups are split over compute units, each on its own.
fn threads(program: &Program, split: bool) -> Vec<model::Thread> {
    let pointers = (0..program.locations.len()).flat_map(|i| [Arg::Pointer(i), Arg::Generic(i)]);
    let args: Vec<Arg> = pointers.chain([Arg::Results]).collect();
    let args = |i: usize| [&args[..], &[Arg::Number(i as u32)]].concat();
    let threads = program.threads.iter().enumerate();
    let threads = threads.map(|(i, thread)| model::Thread {
        kernel: Program::kernel(i),
        args: args(i),
        results: thread.results(),
        agent: thread.agent,
        cache: thread.cache,
        unit: if split { i as u8 } else { thread.unit },
        group: thread.group,
        start: match thread.start {
            Start::Any => model::Start::Any,
            Start::Late => model::Start::Late,
        },
    });
    threads.collect()
}
