//! The events: a wave's next instruction that has to do with memory, a request that is performed, a
//! dword that is written back.

use super::super::machine::ModelError;
use super::memory::{Global, OpName};
use super::operation::Operation;
use super::schedule::{Plan, Schedule};
use super::{End, Fixed, Launch, OrderUse, Outcome};
use crate::error::Trap;
use crate::exec::{Cx, Scratch};
use crate::program::{Op, Program};
use crate::run::execute;
use crate::strict::footprint::Footprint;
use crate::wave::{Status, Wave};
use isa::{InstFlags, Opcode};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap, VecDeque};
use std::rc::Rc;

/// What `s_sleep` takes, in units of its operand ("Vega" 7nm manual, `S_SLEEP`: about 64 clocks).
const SLEEP: u64 = 64;

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Event {
    /// A wave executes the instruction that it stands before, and goes on to the next one that has
    /// to do with memory.
    Wave(usize),
    /// The first request of a channel is performed.
    Channel { unit: usize, dword: usize },
    /// The first LDS operation of a wave is performed.
    Lds(usize),
    /// A scalar load is performed.
    Scalar(OpName),
    /// A dirty dword is written back although nobody asked for it.
    WriteBack { cache: u8, dword: usize },
}

/// What a wave does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    /// Executes.
    Runs,
    /// Waits for a counter.
    Waits,
    /// Waits at a barrier.
    Barrier,
    /// Has ended.
    Ended,
}

/// A wave.
pub(super) struct WaveRun {
    pub wave: Wave,
    pub group: usize,
    pub unit: usize,
    pub doing: Doing,
    /// Whether the wait that it stands at has its place in the order of the vector L1.
    pub has_arrived: bool,
    pub operations: BTreeMap<u32, Operation>,
    pub issued: u32,
    /// Operations of LDS that are not performed.
    pub lds: VecDeque<u32>,
    /// When the last of them is.
    pub lds_busy: u64,
}

/// Why a run ends early.
pub(super) enum Stop {
    Fault(Trap),
    NoProgress,
    Model(ModelError),
}

impl From<Trap> for Stop {
    fn from(trap: Trap) -> Stop {
        Stop::Fault(trap)
    }
}

impl From<ModelError> for Stop {
    fn from(error: ModelError) -> Stop {
        Stop::Model(error)
    }
}

/// A run.
pub(super) struct Machine<'a> {
    pub fixed: &'a Fixed,
    program: &'a mut Program,
    prints: &'a mut HashMap<u64, Rc<Footprint>>,
    pub global: Global,
    pub waves: Vec<WaveRun>,
    /// By work-group.
    pub lds: Vec<Vec<u8>>,
    pub plan: Plan,
    pub now: u64,
    events: BinaryHeap<Reverse<(u64, u64, Event)>>,
    numbers: u64,
    instructions: u64,
    pub uses: BTreeMap<u64, OrderUse>,
    /// The wait that is watched, and the counts that it had.
    pub watch: Option<(u64, (u8, u8))>,
    pub overtaken: u64,
    scratch: Scratch,
}

/// Runs a launch.
pub(super) fn run(launch: &mut Launch, schedule: Schedule) -> Result<Outcome, ModelError> {
    let fixed = &launch.fixed;
    let started = &fixed.started;
    let waves = waves(fixed);
    let mut machine = Machine {
        fixed,
        program: &mut launch.program,
        prints: &mut launch.prints,
        global: Global::new(fixed),
        plan: Plan::new(schedule, waves.len()),
        waves,
        lds: vec![started.lds.clone(); started.groups.len()],
        now: 0,
        events: BinaryHeap::new(),
        numbers: 0,
        instructions: 0,
        uses: BTreeMap::new(),
        watch: launch.watch.map(|w| {
            let counts = fixed.system.counts(w.operand.into());
            (w.code_address.wrapping_add(started.code_base), counts)
        }),
        overtaken: 0,
        scratch: Scratch::new(),
    };
    let end = match machine.all() {
        Ok(()) => End::Finished,
        Err(Stop::NoProgress) => End::NoProgress,
        Err(Stop::Fault(trap)) => End::Fault(trap.kind.to_string()),
        Err(Stop::Model(error)) => return Err(error),
    };
    let base = started.code_base;
    let uses = machine
        .uses
        .iter()
        .map(|(pc, u)| (pc.wrapping_sub(base), *u));
    Ok(Outcome {
        end,
        buffers: machine.global.contents(fixed),
        instructions: machine.instructions,
        uses: uses.collect(),
        overtaken: machine.overtaken,
    })
}

fn waves(fixed: &Fixed) -> Vec<WaveRun> {
    let units = fixed.setup.units.len();
    let mut waves = Vec::new();
    for (group, of_group) in fixed.started.groups.iter().enumerate() {
        for wave in of_group {
            let seat = match fixed.started.is_split {
                true => waves.len(),
                false => group,
            };
            waves.push(WaveRun {
                wave: wave.clone(),
                group,
                unit: seat % units,
                doing: Doing::Runs,
                has_arrived: false,
                operations: BTreeMap::new(),
                issued: 0,
                lds: VecDeque::new(),
                lds_busy: 0,
            });
        }
    }
    waves
}

impl Machine<'_> {
    /// Everything, to the end.
    fn all(&mut self) -> Result<(), Stop> {
        for wave in 0..self.waves.len() {
            self.advance(wave)?;
            let time = self.plan.start(wave);
            self.push(time, Event::Wave(wave));
        }
        while let Some(Reverse((time, _, event))) = self.events.pop() {
            self.now = time;
            match event {
                Event::Wave(wave) => self.step(wave)?,
                Event::Channel { unit, dword } => self.perform(unit, dword)?,
                Event::Lds(wave) => self.perform_lds(wave)?,
                Event::Scalar(name) => self.perform_scalar(name),
                Event::WriteBack { cache, dword } => {
                    self.overtakes(None, dword);
                    self.global.dwords[dword].write_back(cache);
                }
            }
        }
        match self.waves.iter().all(|w| w.doing == Doing::Ended) {
            true => Ok(()),
            false => Err(Stop::NoProgress),
        }
    }

    /// Something happens so much later.
    pub fn push(&mut self, later: u64, event: Event) {
        self.numbers += 1;
        let entry = (self.now + later, self.numbers, event);
        self.events.push(Reverse(entry));
    }

    /// The instruction that a wave stands before.
    pub fn op(&mut self, wave: usize) -> Result<Op, Stop> {
        let pc = self.waves[wave].wave.pc;
        Ok(self.program.at(pc, &self.fixed.device.memory)?.clone())
    }

    /// The registers of an instruction.
    pub fn print(&mut self, pc: u64) -> Result<Rc<Footprint>, Stop> {
        if let Some(print) = self.prints.get(&pc) {
            return Ok(Rc::clone(print));
        }
        let fixed = self.fixed;
        let (inst, _) = self.program.instruction(pc, &fixed.device.memory)?;
        let print = Footprint::new(inst, &fixed.device.target, self.program.registers());
        let print = Rc::new(print);
        self.prints.insert(pc, Rc::clone(&print));
        Ok(print)
    }

    /// Executes what has nothing to do with memory; gives the time that it takes.
    fn advance(&mut self, wave: usize) -> Result<u64, Stop> {
        let mut time = 0;
        loop {
            if self.instructions >= self.fixed.setup.most_instructions {
                return Err(Stop::NoProgress);
            }
            let run = &mut self.waves[wave];
            let registers = self.program.registers();
            let op = self.program.at(run.wave.pc, &self.fixed.device.memory)?;
            time += self.plan.instruction();
            if concerns_memory(op) {
                return Ok(time);
            }
            if op.opcode == Opcode::SSleep {
                time += SLEEP * (op.imm as u64 & 127);
            }
            self.instructions += 1;
            let mut cx = Cx {
                w: &mut run.wave,
                lds: &mut self.lds[run.group],
                mem: &self.fixed.device.memory,
                shared: &self.fixed.started.shared,
                scratch: &mut self.scratch,
                executed: self.instructions,
            };
            cx.w.pc += u64::from(op.size);
            execute(op, &mut cx, registers)?;
            run.wave.status = Status::Running;
        }
    }

    /// Executes an instruction at once.
    pub fn execute(&mut self, wave: usize, op: &Op) -> Result<(), Stop> {
        self.skip(wave, op);
        let run = &mut self.waves[wave];
        let mut cx = Cx {
            w: &mut run.wave,
            lds: &mut self.lds[run.group],
            mem: &self.fixed.device.memory,
            shared: &self.fixed.started.shared,
            scratch: &mut self.scratch,
            executed: self.instructions,
        };
        Ok(execute(op, &mut cx, self.program.registers())?)
    }

    /// A wave is behind an instruction.
    pub fn skip(&mut self, wave: usize, op: &Op) {
        self.instructions += 1;
        self.waves[wave].wave.pc += u64::from(op.size);
    }

    /// Executes the instruction that a wave stands before, and what follows up to the next one that
    /// has to do with memory.
    fn step(&mut self, wave: usize) -> Result<(), Stop> {
        let op = self.op(wave)?;
        let doing = match self.fixed.system.control(&op)? {
            Some(event) => self.control(wave, &op, event)?,
            None => {
                self.issue(wave, &op)?;
                Doing::Runs
            }
        };
        self.waves[wave].doing = doing;
        match doing {
            Doing::Runs => {
                let pause = match op.opcode.desc().flags.contains(InstFlags::CACHE_CONTROL) {
                    true => self.plan.behind_cache(),
                    false => 0,
                };
                let time = self.advance(wave)?;
                self.push(pause + time, Event::Wave(wave));
            }
            Doing::Barrier | Doing::Ended => self.open_barrier(self.waves[wave].group),
            Doing::Waits => {}
        }
        Ok(())
    }

    /// Opens a barrier that all waves of a work-group have reached.
    fn open_barrier(&mut self, group: usize) {
        let waves = 0..self.waves.len();
        let mine: Vec<usize> = waves.filter(|&w| self.waves[w].group == group).collect();
        let here = |w: &usize| matches!(self.waves[*w].doing, Doing::Barrier | Doing::Ended);
        if mine.iter().all(here) {
            for wave in mine {
                if self.waves[wave].doing == Doing::Barrier {
                    self.wake(wave);
                }
            }
        }
    }

    /// A wave that stood at a wait looks again, one at a barrier goes on.
    pub fn wake(&mut self, wave: usize) {
        self.waves[wave].doing = Doing::Runs;
        let time = self.plan.instruction();
        self.push(time, Event::Wave(wave));
    }
}

/// Whether an instruction is an event of its own.
fn concerns_memory(op: &Op) -> bool {
    let control = matches!(
        op.opcode,
        Opcode::SWaitcnt | Opcode::SBarrier | Opcode::SEndpgm
    );
    let caches = InstFlags::CACHE_CONTROL;
    control || op.family.is_memory() || op.opcode.desc().flags.contains(caches)
}
