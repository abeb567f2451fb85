//! Whole kernels on the weak memory system: one run for each schedule.
//!
//! The work-groups of a launch are all resident, spread over compute units, which may be of several
//! second-level caches and agents. Their waves execute what the emulator executes, all lanes; what
//! they ask of memory goes the ways of `rules` and `state`, as in an exploration, but which step is
//! next says a [`Schedule`]: every request, every instruction of a wave gets a time.
//!
//! | file | |
//! |---|---|
//! | `schedule` | adversaries: what takes how long, which of several values is read |
//! | `memory` | dwords, compute units, their channels |
//! | `operation` | what a wave has under way, and what becomes of it |
//! | `issue` | what an instruction asks of memory |
//! | `control` | waits, barriers and cache instructions |
//! | `perform` | requests that are performed, and what is told of them |
//! | `machine` | the events, and the waves between them |
//!
//! A dword is a channel, as in explorations. What is private to a lane is there at once, but
//! counted. Loads write their registers at the wait that makes sure of them.

mod control;
mod issue;
mod machine;
mod memory;
mod operation;
mod perform;
mod schedule;

pub use schedule::{Adversary, Schedule};

use super::machine::{MemorySystem, ModelError};
use super::rules::{Seat, check_seats};
use super::{Place, machine::SecondLevel};
use crate::code_object::CodeObject;
use crate::device::Device;
use crate::launch::{KernelArg, LaunchConfig, Started};
use crate::memory::Buffer;
use crate::program::Program;
use crate::strict::footprint::Footprint;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// A buffer of global memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// What it holds at first.
    pub bytes: Vec<u8>,
    /// Where it lies: not in LDS.
    pub place: Place,
}

/// An argument of the kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// One of the buffers.
    Buffer(usize),
    /// A number.
    U32(u32),
}

/// A compute unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Its agent.
    pub agent: u8,
    /// Its second-level cache, counted over all agents.
    pub cache: u8,
}

/// What a wait for all vector memory operations (`vmcnt(0)`) waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// Those of the wave, which are complete as [`Completion`](super::Completion) says: the machine
    /// of explorations.
    OfWave,
    /// Also those that passed the vector L1 of the compute unit before the wait, or before what is
    /// waited for, whichever wave they are of ([`Completion::OfComputeUnit`]
    /// (super::Completion::OfComputeUnit), also where the wave has nothing under way). No document
    /// says so; it is what a wave's release has to do if it hands on what another wave of its
    /// work-group has stored, and that one's release at work-group scope has not waited.
    OfUnit,
}

/// A launch.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The kernel.
    pub kernel: String,
    /// Its grid.
    pub config: LaunchConfig,
    /// Memory.
    pub buffers: Vec<Contents>,
    /// Arguments.
    pub args: Vec<Argument>,
    /// Compute units. Work-groups are dealt out to them one after the other; in tgsplit mode waves.
    pub units: Vec<Unit>,
    /// What waits wait for.
    pub waits: Waits,
    /// Instructions after which waves are taken to wait for ever.
    pub most_instructions: u64,
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// All waves have ended.
    Finished,
    /// They wait for what does not happen.
    NoProgress,
    /// An instruction did what it must not.
    Fault(String),
}

/// What an instruction that orders memory was good for in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OrderUse {
    /// How often it was executed.
    pub executed: u64,
    /// Of a wait: operations of which nothing else in it makes sure, by `vmcnt` and by `lgkmcnt`.
    pub only: [u64; 2],
    /// Of a wait: those of which it would not make sure if the count were one more.
    pub last: [u64; 2],
    /// Of a cache instruction: dwords of which something was old, or not written back.
    pub dwords: u64,
    /// Of an invalidation: loads that first-level caches could have served with what it has made
    /// them forget, no later invalidation between.
    pub loads: u64,
}

impl OrderUse {
    /// Adds what it was good for in another run.
    pub fn add(&mut self, other: &OrderUse) {
        self.executed += other.executed;
        self.dwords += other.dwords;
        self.loads += other.loads;
        for counter in 0..2 {
            self.only[counter] += other.only[counter];
            self.last[counter] += other.last[counter];
        }
    }
}

/// A wait that is weaker in the code that runs than it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Watch {
    /// Address within the code object.
    pub code_address: u64,
    /// The operand that it had.
    pub operand: u16,
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How it ended.
    pub end: End,
    /// What the buffers hold.
    pub buffers: Vec<Vec<u8>>,
    /// Instructions executed.
    pub instructions: u64,
    /// By address within the code object.
    pub uses: BTreeMap<u64, OrderUse>,
    /// Accesses of other waves to dwords of operations of which the wait that is watched would have
    /// made sure, while these were on their way. If there is none, they can as well have been done
    /// at the wait: the accesses to memory are those of a run with the wait as it was.
    pub overtaken: u64,
}

/// A launch that can be run under any number of schedules.
pub struct Launch {
    fixed: Fixed,
    watch: Option<Watch>,
    program: Program,
    /// By address.
    prints: HashMap<u64, Rc<Footprint>>,
}

/// What no run changes.
struct Fixed {
    device: Device,
    started: Started,
    system: &'static MemorySystem,
    setup: Setup,
    buffers: Vec<Buffer>,
}

impl Launch {
    /// Loads a code object and sets the launch up.
    ///
    /// # Errors
    /// If the machine has no such places, or the kernel cannot be launched so.
    pub fn new(object: &CodeObject, setup: Setup) -> Result<Launch, ModelError> {
        let mut device = Device::new(object.target());
        let system = MemorySystem::of(device.target().processor)?;
        check(&setup, system)?;
        let module = device.load(object);
        let module = module.map_err(|e| ModelError(e.to_string()))?;
        let mut buffers = Vec::new();
        for contents in &setup.buffers {
            let buffer = device.alloc_with(&contents.bytes);
            buffers.push(buffer.ok_or_else(|| ModelError("no memory".to_string()))?);
        }
        let argument = |arg: &Argument| match *arg {
            Argument::Buffer(index) => KernelArg::Buffer(buffers[index]),
            Argument::U32(value) => KernelArg::U32(value),
        };
        let args: Vec<KernelArg> = setup.args.iter().map(argument).collect();
        let started = device.start(module, &setup.kernel, &setup.config, &args)?;
        Ok(Launch {
            program: started.program.clone(),
            prints: HashMap::new(),
            watch: None,
            fixed: Fixed {
                device,
                started,
                system,
                setup,
                buffers,
            },
        })
    }

    /// Says which wait is watched from now on.
    pub fn watch(&mut self, wait: Option<Watch>) {
        self.watch = wait;
    }

    /// Runs it once.
    ///
    /// # Errors
    /// If the kernel does what the model does not have.
    pub fn run(&mut self, schedule: Schedule) -> Result<Outcome, ModelError> {
        machine::run(self, schedule)
    }
}

impl Fixed {
    /// Where a dword lies.
    fn home(&self, address: u64) -> Option<u8> {
        let within = |b: &Buffer| (b.address..b.address + b.size).contains(&address);
        let index = self.buffers.iter().position(within)?;
        match self.setup.buffers[index].place {
            Place::Coarse { home } => Some(home),
            _ => None,
        }
    }
}

/// Are the places of units and buffers ones that the machine has?
fn check(setup: &Setup, system: &MemorySystem) -> Result<(), ModelError> {
    let wrong = |what: &str| Err(ModelError(what.to_string()));
    let places = || setup.buffers.iter().map(|b| b.place);
    let kept = places().any(|p| matches!(p, Place::Coarse { .. }));
    if system.second_level == SecondLevel::Coherent && kept {
        return wrong("the second-level cache of the processor has no coarse-grained memory");
    }
    if places().any(|p| p == Place::Local) {
        return wrong("buffers lie in global memory");
    }
    let last = setup.units.iter().map(|u| u.cache).max();
    let Some(last) = last else {
        return wrong("there is no compute unit");
    };
    if places().any(|p| matches!(p, Place::Coarse { home } if home > last)) {
        return wrong("memory is local to a cache that is not there");
    }
    let seats: Vec<Seat> = setup.units.iter().map(Unit::seat).collect();
    check_seats(&seats, system.second_level)
}

impl Unit {
    fn seat(&self) -> Seat {
        Seat {
            agent: self.agent,
            cache: self.cache,
        }
    }
}
