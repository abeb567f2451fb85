//! Executing all waves of a dispatch.
//!
//! Work-groups become resident in order, as many as fit a fixed number of waves, so that groups
//! that wait for each other make progress as they would on a GPU. Resident waves take turns: a
//! wave runs until it waits, ends, gives way or has used up its slice. On one host thread
//! everything is deterministic. Several threads ([`LaunchConfig::threads`]) share the resident
//! work-groups; results and counts are the same if the program has no data race and does not depend
//! on the order of its atomics (as a loop around a compare-and-exchange does).

use crate::code_object::Kernel;
use crate::cost::{CLASSES, Occupancy, Stats, Work};
use crate::error::{Fault, FaultKind, LaunchError, Trap};
use crate::exec::{Cx, Scratch, Shared};
use crate::float::Arithmetic;
use crate::gds::Idle;
use crate::initial::{self, IdRegisters, WavePlace};
use crate::launch::{Launch, LaunchConfig, ScratchSetup, waves_per_group};
use crate::memory::Memory;
use crate::profile::Profiler;
use crate::program::{Dst, Op, Program, Registers, Src};
use crate::share::{Share, split};
use crate::strict::{Mode, Observer, Setting, Split, Strict, Unobserved, WaitUse};
use crate::tools::{CodePlace, Tools, Watch};
use crate::wave::{M0, Status, Wave, mode};
use isa::{Family, Feature, Field, Generation, Processor, Target};

/// Waves that are resident at a time, unless a single work-group has more.
const RESIDENT_WAVES: u32 = 256;
/// Bytes of scratch memory of resident waves, unless a single work-group needs more.
const RESIDENT_SCRATCH: u32 = 1 << 28;
/// Instructions of a wave's turn.
const SLICE: u32 = 2048;

/// In which order the waves of a work-group take turns. Results that depend on it come from a
/// missing order in the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// Instructions of a turn, at least one.
    pub slice: u32,
    /// Which wave is first.
    pub order: Order,
}

/// The order of the waves of a work-group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Wave 0 first.
    Ascending,
    /// Wave 0 last.
    Descending,
}

impl Default for Schedule {
    fn default() -> Schedule {
        Schedule {
            slice: SLICE,
            order: Order::Ascending,
        }
    }
}
/// What LDS holds before anything is written.
const LDS_JUNK: u8 = 0xcd;

/// One dispatch.
pub(crate) struct Dispatch<'a> {
    pub kernel: &'a Kernel,
    pub config: &'a LaunchConfig,
    /// Address of the first instruction.
    pub entry: u64,
    /// Device address of the code object's address zero.
    pub code_base: u64,
    pub registers: Registers,
    pub lds_size: u32,
    pub launch: &'a Launch,
    pub shared: Shared,
    pub processor: &'static Processor,
}

impl Dispatch<'_> {
    /// How the processor computes.
    fn arithmetic(&self) -> Arithmetic {
        match self.processor.generation {
            Generation::Gfx6 => Arithmetic::Gfx6,
            Generation::Gfx7 => Arithmetic::Gfx7,
            Generation::Gfx8 => Arithmetic::Gfx8,
            _ => Arithmetic::FromGfx9,
        }
    }

    /// What limits the waves of a compute unit.
    fn occupancy(&self) -> Occupancy {
        Occupancy::of(
            self.processor,
            &self.registers,
            self.lds_size,
            waves_per_group(self.config),
        )
    }

    /// A wave before its first instruction.
    pub fn wave(&self, place: &WavePlace) -> Wave {
        let descriptor = &self.kernel.descriptor;
        let registers = self.registers.acc_base.max(self.registers.vgprs) + self.registers.agprs;
        let approximations = self.config.approximations;
        let arithmetic = self.arithmetic();
        let mut wave = Wave::new(registers.into(), place.number, arithmetic, approximations);
        wave.pc = self.entry;
        wave.set_mode(descriptor.mode);
        initial::init_scalars(&mut wave, descriptor, self.launch, place);
        let ids = match self.processor.has(Feature::PackedWorkitemIds) {
            true => IdRegisters::Packed,
            false => IdRegisters::Separate,
        };
        initial::init_lanes(&mut wave, descriptor, place, ids);
        wave.scratch_per_lane = match self.launch.scratch_setup {
            // The hardware has set nothing up.
            ScratchSetup::Hardware if !descriptor.private_segment => 0,
            _ => self.launch.private_size,
        };
        wave
    }
}

impl Dispatch<'_> {
    /// The waves of all work-groups, if these can be resident at a time.
    pub fn resident(&self) -> Result<Vec<Vec<Wave>>, LaunchError> {
        let [x, y, z] = groups(self.config);
        let ids = (0..z).flat_map(|z| (0..y).flat_map(move |y| (0..x).map(move |x| [x, y, z])));
        let groups: Vec<Vec<Wave>> = (0..)
            .zip(ids)
            .map(|(slot, id)| self.group(id, slot))
            .collect();
        if groups.len() > resident_groups(self.config, self.launch.wave_scratch) as usize {
            let what = "not all work-groups can be resident at a time".to_string();
            return Err(LaunchError::Resources(what));
        }
        Ok(groups)
    }

    /// The waves of a work-group, which gets the scratch memory of a slot.
    fn group(&self, id: [u32; 3], slot: u32) -> Vec<Wave> {
        let config = self.config;
        let size: [u32; 3] = std::array::from_fn(|i| {
            let rest = config.grid[i] - id[i] * config.workgroup[i];
            rest.min(config.workgroup[i])
        });
        let items: u32 = size.iter().product();
        let waves = items.div_ceil(crate::wave::LANES as u32);
        let first_slot = slot * waves_per_group(config);
        (0..waves)
            .map(|number| {
                let place = WavePlace {
                    group: id,
                    size,
                    number,
                    waves,
                    scratch_offset: (first_slot + number) * self.launch.wave_scratch,
                };
                let mut wave = self.wave(&place);
                wave.place = first_slot + number;
                wave
            })
            .collect()
    }
}

/// Waves that can be resident in a launch: scratch slots.
pub(crate) fn resident_waves(config: &LaunchConfig, wave_scratch: u32) -> u32 {
    resident_groups(config, wave_scratch) * waves_per_group(config)
}

/// Work-groups of a grid in each dimension.
pub(crate) fn groups(config: &LaunchConfig) -> [u32; 3] {
    std::array::from_fn(|d| config.grid[d].div_ceil(config.workgroup[d]))
}

fn resident_groups(config: &LaunchConfig, wave_scratch: u32) -> u32 {
    let all = (groups(config).iter()).fold(1u64, |all, &n| all.saturating_mul(n.into()));
    let waves = waves_per_group(config);
    let by_scratch = RESIDENT_SCRATCH / wave_scratch.saturating_mul(waves).max(1);
    let most = (RESIDENT_WAVES / waves).min(by_scratch).max(1);
    most.min(u32::try_from(all).unwrap_or(u32::MAX))
}

/// A resident work-group.
struct Group {
    id: [u32; 3],
    waves: Vec<Wave>,
    lds: Vec<u8>,
    slot: u32,
}

/// What a turn did to a work-group.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Some,
    None,
}

/// The state of a host thread.
struct Runner<'a, O> {
    dispatch: &'a Dispatch<'a>,
    memory: &'a Memory,
    program: &'a mut Program,
    share: &'a Share,
    /// First slot and number of resident work-groups.
    slots: (u32, u32),
    scratch: Scratch,
    /// Instructions of the launch so far; of other threads, up to the beginning of the turn.
    executed: u64,
    totals: Totals,
    observer: &'a mut O,
}

/// What has been executed.
#[derive(Clone, Copy, Default)]
struct Totals {
    counts: [u64; CLASSES],
    work: Work,
}

/// What is known after a run.
pub(crate) struct Finished {
    pub stats: Stats,
    pub wait_uses: Vec<WaitUse>,
}

/// Runs a dispatch to its end.
pub(crate) fn run(
    dispatch: &Dispatch<'_>,
    program: &mut Program,
    memory: &Memory,
    target: &Target,
    tools: Tools<'_>,
) -> Result<Finished, LaunchError> {
    let strict = || {
        Strict::new(Setting {
            target: *target,
            registers: dispatch.registers,
            scratch: (dispatch.launch.scratch, dispatch.launch.scratch_size),
            wave_scratch: dispatch.launch.wave_scratch.into(),
            code_base: dispatch.code_base,
            races: dispatch.config.races,
            split: match dispatch.kernel.descriptor.is_split {
                true => Split::Yes,
                false => Split::No,
            },
        })
    };
    let Tools { trace, profile } = tools;
    let place = CodePlace {
        target: *target,
        code_base: dispatch.code_base,
        acc_base: dispatch.registers.acc_base,
        vgprs: dispatch.registers.vgprs,
    };
    let job = Job {
        dispatch,
        memory,
        threads: dispatch.config.threads,
    };
    let alone = Job { threads: 1, ..job };
    let mut wait_uses = Vec::new();
    let (result, profiler) = match (dispatch.config.mode, trace, &profile) {
        (Mode::Plain, None, None) => {
            let result = job.run(program, || Unobserved);
            (result.map(|(totals, _)| totals), None)
        }
        (Mode::Plain, None, Some(_)) => {
            let result = job.run(program, Profiler::new);
            let merge = |(totals, profilers): (Totals, Vec<Profiler>)| {
                let merged = profilers.into_iter().reduce(Profiler::merge);
                (Ok(totals), merged)
            };
            result.map_or_else(|e| (Err(e), None), merge)
        }
        (Mode::Plain, trace, _) => {
            let mut watch = Watch::new(place, trace, profile.is_some());
            let result = alone.run_one(program, &mut watch);
            (result, watch.profiler)
        }
        (Mode::Strict, trace, _) if trace.is_some() || profile.is_some() => {
            let watch = Watch::new(place, trace, profile.is_some());
            let mut both = (strict(), watch);
            let result = alone.run_one(program, &mut both);
            wait_uses = both.0.wait_uses();
            (result, both.1.profiler)
        }
        (Mode::Strict, ..) => {
            let mut strict = strict();
            let result = alone.run_one(program, &mut strict);
            wait_uses = strict.wait_uses();
            (result, None)
        }
    };
    if let (Some(profile), Some(profiler)) = (profile, profiler) {
        profile.add(profiler);
    }
    let totals = result.map_err(LaunchError::Fault)?;
    Ok(Finished {
        stats: Stats::new(&totals.counts, totals.work.cycles(&dispatch.occupancy())),
        wait_uses,
    })
}

/// How a dispatch is run.
#[derive(Clone, Copy)]
struct Job<'a> {
    dispatch: &'a Dispatch<'a>,
    memory: &'a Memory,
    threads: u32,
}

type Outcome<T> = Result<T, Box<Fault>>;

impl Job<'_> {
    fn share(&self) -> (Share, u32) {
        let config = self.dispatch.config;
        let resident = resident_groups(config, self.dispatch.launch.wave_scratch);
        (
            Share::new(groups(config), config.instruction_limit),
            resident,
        )
    }

    /// Runs everything on this thread.
    fn run_one<O: Observer>(&self, program: &mut Program, observer: &mut O) -> Outcome<Totals> {
        let (share, resident) = self.share();
        self.memory.gds().begin(1);
        self.runner(program, &share, (0, resident), observer).run()
    }

    /// Runs on as many threads as are asked for and useful, each with its own observer. If several
    /// fail at the same time, the fault of the first work-group counts.
    fn run<O: Observer + Send>(
        &self,
        program: &mut Program,
        observer: impl Fn() -> O,
    ) -> Outcome<(Totals, Vec<O>)> {
        let (share, resident) = self.share();
        let parts: Vec<(u32, u32)> = split(resident, self.threads).collect();
        self.memory.gds().begin(parts.len() as u32);
        if parts.len() == 1 {
            let mut observer = observer();
            let totals = self.runner(program, &share, (0, resident), &mut observer);
            return Ok((totals.run()?, vec![observer]));
        }
        let results: Vec<Outcome<(Totals, O)>> = std::thread::scope(|scope| {
            let share = &share;
            let threads: Vec<_> = parts
                .into_iter()
                .map(|slots| {
                    let (mut program, mut observer) = (program.clone(), observer());
                    scope.spawn(move || {
                        let runner = self.runner(&mut program, share, slots, &mut observer);
                        let result = runner.run();
                        if result.is_err() {
                            share.fail();
                        }
                        Ok((result?, observer))
                    })
                })
                .collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            joined
                .map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        let (mut totals, mut observers) = (Totals::default(), Vec::new());
        let mut fault: Option<Box<Fault>> = None;
        for result in results {
            match result {
                Ok((part, observer)) => {
                    totals.add(&part);
                    observers.push(observer);
                }
                Err(new) => {
                    let order = |f: &Fault| [f.group[2], f.group[1], f.group[0], f.wave];
                    if fault.as_ref().is_none_or(|old| order(&new) < order(old)) {
                        fault = Some(new);
                    }
                }
            }
        }
        match fault {
            Some(fault) => Err(fault),
            None => Ok((totals, observers)),
        }
    }

    fn runner<'r, O>(
        &'r self,
        program: &'r mut Program,
        share: &'r Share,
        slots: (u32, u32),
        observer: &'r mut O,
    ) -> Runner<'r, O> {
        Runner {
            dispatch: self.dispatch,
            memory: self.memory,
            program,
            share,
            slots,
            scratch: Scratch::new(),
            executed: 0,
            totals: Totals::default(),
            observer,
        }
    }
}

impl Totals {
    fn add(&mut self, other: &Totals) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.work.add(&other.work);
    }
}

impl<O: Observer> Runner<'_, O> {
    fn run(mut self) -> Outcome<Totals> {
        let (first, count) = self.slots;
        let mut resident = Vec::new();
        for slot in first..first + count {
            let Some(id) = self.share.next_group() else {
                break;
            };
            let group = self.start(id, slot, None);
            resident.push(group);
        }
        let mut said_idle = None;
        while !resident.is_empty() && !self.share.has_failed() {
            let epoch = self.memory.gds().epoch();
            let mut progress = Progress::None;
            let mut at = 0;
            while at < resident.len() {
                if self.turn(&mut resident[at])? == Progress::Some {
                    progress = Progress::Some;
                }
                if resident[at].waves.iter().any(|w| w.status != Status::Ended) {
                    at += 1;
                    continue;
                }
                self.account(&resident[at]);
                match self.share.next_group() {
                    Some(id) => {
                        let old = resident.swap_remove(at);
                        let group = self.start(id, old.slot, Some(old));
                        resident.push(group);
                    }
                    None => {
                        resident.remove(at);
                    }
                }
            }
            if progress == Progress::None {
                let queued = |g: &Group| g.waves.iter().any(|w| w.status == Status::Queued);
                let idle = self.memory.gds().idle(epoch, &mut said_idle);
                if idle == Idle::Deadlock || !resident.iter().any(queued) {
                    return Err(self.deadlock(&resident));
                }
                std::thread::yield_now();
            }
        }
        self.memory.gds().leave();
        Ok(self.totals)
    }

    /// Sets up a work-group, with the memory of one that ended if there is one.
    fn start(&mut self, id: [u32; 3], slot: u32, old: Option<Group>) -> Group {
        let d = self.dispatch;
        let first_slot = slot * waves_per_group(d.config);
        let mut lds = old.map_or_else(Vec::new, |g| g.lds);
        lds.clear();
        lds.resize(d.lds_size as usize, LDS_JUNK);
        let waves = d.group(id, slot);
        self.observer
            .group_starts(first_slot, id, &waves, lds.len());
        Group {
            id,
            waves,
            lds,
            slot,
        }
    }

    /// Gives each wave of a group a turn, and opens its barrier if all have arrived.
    fn turn(&mut self, group: &mut Group) -> Result<Progress, Box<Fault>> {
        let mut progress = Progress::None;
        let count = group.waves.len();
        for turn in 0..count {
            let index = match self.dispatch.config.schedule.order {
                Order::Ascending => turn,
                Order::Descending => count - 1 - turn,
            };
            let wave = &mut group.waves[index];
            if wave.status == Status::Yielded {
                wave.status = Status::Running;
            }
            if let Err(trap) = wave.leave_queue(self.memory) {
                return Err(self.fault(trap, group.id, &group.waves[index]));
            }
            if wave.status != Status::Running {
                continue;
            }
            progress = Progress::Some;
            let before = self.share.executed();
            self.executed = before;
            let done = self.slice(wave, &mut group.lds);
            let done = done.and_then(|()| self.share.add(self.executed - before));
            if let Err(trap) = done {
                return Err(self.fault(trap, group.id, &group.waves[index]));
            }
        }
        let waiting = |w: &Wave| w.status == Status::Barrier;
        let live = |w: &&mut Wave| w.status != Status::Ended;
        let open = group.waves.iter_mut().filter(live).all(|w| waiting(w));
        if open {
            self.observer.barrier(&group.waves);
            let arrived = group.waves.iter().filter(|w| waiting(w));
            let latest = arrived.map(|w| w.clock.now).max().unwrap_or(0);
            for wave in group.waves.iter_mut().filter(|w| waiting(w)) {
                wave.status = Status::Running;
                wave.clock.advance_to(latest);
                progress = Progress::Some;
            }
        }
        Ok(progress)
    }

    /// Runs a wave for one turn. The program counter is left at the instruction that failed.
    fn slice(&mut self, wave: &mut Wave, lds: &mut [u8]) -> Result<(), Trap> {
        let limit = self.share.limit();
        for _ in 0..self.dispatch.config.schedule.slice.max(1) {
            if self.executed >= limit {
                return Err(FaultKind::InstructionLimit(limit).into());
            }
            let pc = wave.pc;
            let op = self.program.at(pc, self.memory)?;
            wave.pc = pc + u64::from(op.size);
            wave.clock.issue(op);
            self.executed += 1;
            self.totals.counts[op.class as usize] += 1;
            let mut cx = Cx {
                w: wave,
                lds,
                mem: self.memory,
                shared: &self.dispatch.shared,
                scratch: &mut self.scratch,
                executed: self.executed,
            };
            let observed = self.observer.before(&mut cx, op, pc);
            let done = observed.and_then(|()| execute(op, &mut cx, self.dispatch.registers));
            if let Err(trap) = done {
                wave.pc = pc;
                return Err(trap);
            }
            self.observer.after(&cx, op, pc);
            if wave.status != Status::Running {
                break;
            }
        }
        Ok(())
    }

    #[cold]
    fn fault(&self, trap: Trap, group: [u32; 3], wave: &Wave) -> Box<Fault> {
        let span = self.dispatch.kernel.address.max(1 << 32);
        Box::new(Fault {
            kernel: self.dispatch.kernel.name().to_string(),
            group,
            wave: wave.number,
            lane: trap.lane,
            pc: wave.pc,
            code_address: wave
                .pc
                .checked_sub(self.dispatch.code_base)
                .filter(|address| *address < span),
            // The device knows the code objects.
            source: None,
            instruction: self.program.text(wave.pc, self.memory),
            kind: *trap.kind,
        })
    }

    #[cold]
    fn deadlock(&self, resident: &[Group]) -> Box<Fault> {
        let stuck = resident.iter().find_map(|g| {
            let wave = g.waves.iter().find(|w| w.status != Status::Ended)?;
            Some((g.id, wave))
        });
        let trap = Trap::from(FaultKind::Deadlock);
        match stuck {
            Some((id, wave)) => self.fault(trap, id, wave),
            None => unreachable!("resident work-groups have waves that have not ended"),
        }
    }

    fn account(&mut self, group: &Group) {
        for wave in &group.waves {
            self.totals.work.ends(&wave.clock);
        }
    }
}

/// Executes an operation.
#[inline(always)]
pub(crate) fn execute(op: &Op, cx: &mut Cx<'_>, registers: Registers) -> Result<(), Trap> {
    match cx.w.mode & (mode::GPR_IDX_EN | mode::VSKIP) {
        0 => (op.run)(cx, op),
        _ => special(op, cx, registers),
    }
}

/// Executes an operation while VGPR indexing or skipping of vector instructions is on.
#[cold]
fn special(op: &Op, cx: &mut Cx<'_>, registers: Registers) -> Result<(), Trap> {
    let scalar = op.family.is_salu() || op.family == Family::Smem;
    if cx.w.mode & mode::VSKIP != 0 && !scalar {
        return Ok(());
    }
    if cx.w.mode & mode::GPR_IDX_EN != 0 && op.family.is_valu() {
        let op = indexed(op, cx, registers);
        return (op.run)(cx, &op);
    }
    (op.run)(cx, op)
}

/// The operation with M0's index added to the registers that it selects (manual, 6.6). Beyond the
/// wave's registers, a source is VGPR 0 and a result is dropped (manual, 3.6.1); compilers rely on
/// that for indices that do not matter.
pub(crate) fn indexed(op: &Op, cx: &Cx<'_>, registers: Registers) -> Op {
    let m0 = cx.w.scalars[M0];
    let (index, enables) = ((m0 & 0xff) as u16, m0 >> 12 & 15);
    let mut op = op.clone();
    let moved = |r: u16, field: Field| {
        let operands = op.opcode.desc().operands.iter();
        let width = operands.filter(|o| o.field == field).map(|o| o.width).max();
        let end = r + index + u16::from(width.unwrap_or(1).max(1));
        (end <= registers.vgprs).then_some(r + index)
    };
    let mut src = op.src;
    for (i, field) in [Field::Src0, Field::Src1, Field::Src2]
        .into_iter()
        .enumerate()
    {
        if let (Src::Vector(r), true) = (src[i], enables >> i & 1 != 0) {
            src[i] = Src::Vector(moved(r, field).unwrap_or(0));
        }
    }
    if let (Dst::Vector(r), true) = (op.dst, enables >> 3 & 1 != 0) {
        op.dst = moved(r, Field::Vdst).map_or(Dst::None, Dst::Vector);
    }
    op.src = src;
    op
}
