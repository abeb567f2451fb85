//! Strict mode: what would go wrong on a GPU, although an emulator gets it right.
//!
//! Before each instruction, [`Strict`] looks at what it is about to do, one file for each kind of
//! check:
//!
//! | file | what is an error |
//! |---|---|
//! | `waits` | a register used while a memory operation that writes it may be under way |
//! | `hazards`, `hazard_table` | too few wait states between two instructions |
//! | `matrix`, `matrix_table`, `matrix_table_later` | the same, around matrix instructions |
//! | `vccz` | a branch on VCCZ behind a write of half of VCC |
//! | `alias` | an SGPR that is VCC, FLAT_SCRATCH or XNACK_MASK |
//! | `clause` | a memory instruction that overwrites what one that may be replayed has read |
//! | `defined` | a value never written that decides something |
//! | `place` | an address that is not aligned as it must be |
//! | `race` | two accesses of different waves without an order |
//! | `scalar` | scalar loads and vector writes of the same bytes |
//! | `lanes` | which lanes are read and written |
//!
//! Accesses outside allocations, to freed memory and misaligned atomics on memory are faults in
//! every mode, as are waves that wait at a barrier for ever. That waves of a work-group wait at
//! different `s_barrier` instructions, or that some have ended, is no error: hardware counts
//! arrivals.
//!
//! `footprint` says which registers an instruction reads and writes, `touch` which bytes of memory.
//! The checks share the instruction tables with the compiler and nothing else.
//!
//! The run loop calls an [`Observer`]; plain mode's does nothing and costs nothing.

mod alias;
mod clause;
mod defined;
mod early;
mod exchange;
pub(crate) mod footprint;
mod hazard_table;
mod hazards;
mod lanes;
mod matrix;
mod matrix_table;
mod matrix_table_later;
mod place;
mod race;
mod scalar;
mod sums;
pub(crate) mod touch;
mod vccz;
mod violation;
mod waits;

pub use violation::{Decides, Site, Use, Violation};

use crate::error::{Access, FaultKind, Space, Trap};
use crate::exec::{Cx, Done};
use crate::memory::{Hint, Memory};
use crate::program::{Op, Program, Registers};
use crate::run;
use crate::wave::{Wave, mode};
use alias::Tail;
use clause::Clause;
use defined::{MemoryShadow, Shadow};
use footprint::{File, Footprint};
use hazards::Hazards;
use isa::{Family, Field, InstFlags, ModFlags, Opcode, Setting as Feature, Target};
pub(crate) use race::Split;
use race::{Conflict, Instruction, Races as RaceState, Record, Role, UnderWay, WaveClock, Word};
use scalar::{WaveView, Written, overtaken};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use touch::{NONE, ScratchRange, Touch, Touches};
use vccz::Vccz;
use waits::{Counts, Kind, Waits};

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// What would be a fault.
    #[default]
    Plain,
    /// Everything of [`Violation`] as well; ten to a hundred times slower.
    Strict,
}

/// What strict mode does about data races.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Races {
    /// They are errors.
    #[default]
    Report,
    /// They are errors in global memory only: for kernels that communicate with atomic loads and
    /// stores of LDS, which are plain instructions.
    Global,
    /// They are not looked for: for kernels that race by design (plain accesses to a place that
    /// others write, where any of the values will do), and for those that communicate with atomic
    /// loads and stores at work-group scope, which are plain instructions.
    Ignore,
}

/// What a `s_waitcnt` was good for in a launch in strict mode. One that never has anything to wait
/// for could go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WaitUse {
    /// The instruction, as an address within the code object.
    pub code_address: u64,
    /// How often it was executed.
    pub executed: u64,
    /// Operations that it proved to be done and that write registers: by `vmcnt`, by `lgkmcnt`.
    pub loads: [u64; 2],
    /// As `loads`, those that write none.
    pub stores: [u64; 2],
    /// Stores under way whose data it proved to have been read, by `expcnt`.
    pub data: u64,
}

/// What the run loop tells.
pub(crate) trait Observer {
    /// A work-group becomes resident; `first` is the place of its first wave.
    fn group_starts(&mut self, first: u32, group: [u32; 3], waves: &[Wave], lds: usize);
    /// An instruction at `pc` is about to be executed.
    fn before(&mut self, cx: &mut Cx<'_>, op: &Op, pc: u64) -> Done;
    /// It has been executed, without a fault.
    #[inline(always)]
    fn after(&mut self, _: &Cx<'_>, _: &Op, _: u64) {}
    /// All waves of a work-group that have not ended pass a barrier.
    fn barrier(&mut self, waves: &[Wave]);
}

/// Plain mode.
pub(crate) struct Unobserved;

impl Observer for Unobserved {
    #[inline(always)]
    fn group_starts(&mut self, _: u32, _: [u32; 3], _: &[Wave], _: usize) {}
    #[inline(always)]
    fn before(&mut self, _: &mut Cx<'_>, _: &Op, _: u64) -> Done {
        Ok(())
    }
    #[inline(always)]
    fn barrier(&mut self, _: &[Wave]) {}
}

/// What strict mode needs to know of a launch.
pub(crate) struct Setting {
    pub target: Target,
    pub registers: Registers,
    /// Address and size of scratch memory.
    pub scratch: (u64, u64),
    /// Bytes of scratch memory of a wave.
    pub wave_scratch: u64,
    /// Device address of the code object's address zero.
    pub code_base: u64,
    pub races: Races,
    pub split: Split,
}

/// A resident wave.
struct WaveState {
    group: [u32; 3],
    number: u32,
    /// Place of the work-group's first wave.
    slot: u32,
    waits: Waits,
    hazards: Hazards,
    clause: Clause,
    vccz: Vccz,
    shadow: Shadow,
    clock: WaveClock,
    view: WaveView,
}

/// Strict mode's state of a launch.
pub(crate) struct Strict {
    setting: Setting,
    decoder: Program,
    prints: HashMap<u64, Rc<Footprint>>,
    tail: Tail,
    /// By place.
    waves: Vec<Option<Box<WaveState>>>,
    memory: MemoryShadow,
    races: RaceState,
    written: Written,
    /// Work-group and number of all waves so far, for messages about races.
    names: Vec<([u32; 3], u32)>,
    groups: u32,
    wait_uses: BTreeMap<u64, WaitUse>,
}

impl Strict {
    pub fn new(setting: Setting) -> Strict {
        let memory = MemoryShadow {
            lds: Vec::new(),
            scratch: vec![0; setting.scratch.1 as usize],
        };
        Strict {
            decoder: Program::new(setting.target, setting.registers, &[]),
            prints: HashMap::new(),
            tail: Tail::new(&setting.target, setting.registers),
            waves: Vec::new(),
            memory,
            races: RaceState::new(setting.split),
            written: Written::default(),
            names: Vec::new(),
            groups: 0,
            wait_uses: BTreeMap::new(),
            setting,
        }
    }

    /// What is known of waits, in ascending order of addresses.
    pub fn wait_uses(&self) -> Vec<WaitUse> {
        self.wait_uses.values().copied().collect()
    }

    fn print(&mut self, pc: u64, memory: &Memory) -> Result<Rc<Footprint>, Trap> {
        if let Some(print) = self.prints.get(&pc) {
            return Ok(Rc::clone(print));
        }
        let (inst, _) = self.decoder.instruction(pc, memory)?;
        let print = Footprint::new(inst, &self.setting.target, self.setting.registers);
        let print = Rc::new(print);
        self.prints.insert(pc, Rc::clone(&print));
        match self.tail.named(&print) {
            Some(what) => Err(FaultKind::RegisterRange(what).into()),
            None => Ok(print),
        }
    }

    fn site(&self, pc: u64, (group, wave): ([u32; 3], u32), lane: Option<u8>) -> Box<Site> {
        let instruction = match self.prints.get(&pc) {
            Some(print) => print.inst.display(&self.setting.target).to_string(),
            None => String::new(),
        };
        Box::new(Site {
            pc,
            code_address: pc.checked_sub(self.setting.code_base),
            source: None,
            instruction,
            group,
            wave,
            lane,
        })
    }

    fn register(&self, file: File, index: usize) -> String {
        footprint::name(file, index, self.setting.registers)
    }
}

fn trap(violation: Violation, lane: Option<u8>) -> Trap {
    Trap {
        kind: Box::new(FaultKind::Strict(violation)),
        lane,
    }
}

impl Observer for Strict {
    fn group_starts(&mut self, first: u32, group: [u32; 3], waves: &[Wave], lds: usize) {
        self.groups += 1;
        self.races.group_starts(first);
        let slot = first as usize;
        self.memory
            .lds
            .resize_with(self.memory.lds.len().max(slot + 1), Vec::new);
        self.memory.lds[slot] = vec![0xff; lds];
        for wave in waves {
            let at = wave.place as usize;
            if self.waves.len() <= at {
                self.waves.resize_with(at + 1, || None);
            }
            self.names.push((group, wave.number));
            let start = at as u64 * self.setting.wave_scratch;
            let end = start + self.setting.wave_scratch;
            if let Some(bytes) = self.memory.scratch.get_mut(start as usize..end as usize) {
                bytes.fill(0);
            }
            self.waves[at] = Some(Box::new(WaveState {
                group,
                number: wave.number,
                slot: first,
                waits: Waits::new(wave.vgprs.len()),
                hazards: Hazards::new(&self.setting.target, wave.vgprs.len()),
                clause: Clause::default(),
                vccz: Vccz::default(),
                shadow: Shadow::new(wave),
                clock: self.races.wave_starts(self.groups),
                view: WaveView::default(),
            }));
        }
    }

    fn before(&mut self, cx: &mut Cx<'_>, op: &Op, pc: u64) -> Done {
        let scalar = op.family.is_salu() || op.family == Family::Smem;
        if cx.w.mode & mode::VSKIP != 0 && !scalar {
            return Ok(());
        }
        if !op.is_known_to_strict() {
            let what = "strict mode's checks of this instruction".to_string();
            return Err(FaultKind::Unimplemented(what).into());
        }
        let print = self.print(pc, cx.mem)?;
        let place = cx.w.place as usize;
        let Some(mut state) = self.waves.get_mut(place).and_then(Option::take) else {
            return Ok(());
        };
        let result = match print.is_indexed(cx.w) {
            true => {
                let print = print.indexed(cx.w, self.setting.registers);
                let op = match op.family.is_valu() {
                    true => run::indexed(op, cx, self.setting.registers),
                    false => op.clone(),
                };
                self.instruction(&mut state, cx, &op, &print, pc)
            }
            false => self.instruction(&mut state, cx, op, &print, pc),
        };
        self.waves[place] = Some(state);
        result
    }

    fn barrier(&mut self, waves: &[Wave]) {
        let mut taken: Vec<(usize, Box<WaveState>)> = Vec::new();
        for wave in waves
            .iter()
            .filter(|w| w.status == crate::wave::Status::Barrier)
        {
            let place = wave.place as usize;
            if let Some(state) = self.waves.get_mut(place).and_then(Option::take) {
                taken.push((place, state));
            }
        }
        let mut arrived: Vec<(&mut WaveClock, Vec<UnderWay>)> = Vec::new();
        for (_, state) in &mut taken {
            let operations = state.waits.operations().iter();
            let words = operations.flat_map(|o| o.words_under_way().map(move |w| (w, o)));
            // The work-group's waves share one L1, which serves vector memory in order; what comes
            // from there to LDS is not in order with anything.
            let shared = self.setting.split == Split::No;
            let late = words.filter(|(w, o)| !shared || !o.goes_through_l1(*w));
            let words = late.map(|(w, o)| (w, o.pc)).collect();
            arrived.push((&mut state.clock, words));
        }
        self.races.barrier(&mut arrived);
        for (place, state) in taken {
            self.waves[place] = Some(state);
        }
    }
}

impl Strict {
    /// All checks of an instruction, in the order of the stages of its execution.
    fn instruction(
        &mut self,
        state: &mut WaveState,
        cx: &mut Cx<'_>,
        op: &Op,
        print: &Footprint,
        pc: u64,
    ) -> Done {
        self.count_wait(state, op, pc);
        self.check_waits(state, cx, op, print)?;
        self.check_hazards(state, print, pc)?;
        match touch::accesses_memory(print) {
            true => self.access(state, cx, op, print, pc)?,
            false => {
                let done = state.shadow.compute(cx, op, print);
                done.map_err(|fault| self.undefined(fault))?;
                if let Some(kind) = Kind::of(print.family) {
                    self.begin(state, cx, print, (kind, pc), Vec::new());
                }
            }
        }
        if print.has(InstFlags::END) {
            if let Some(conflict) = self.races.wave_ends(state.clock.wave) {
                return Err(self.race(&conflict, Some(&conflict.second)));
            }
        }
        if self.invalidates(op) {
            let waits = &state.waits;
            state.clock.invalidate(|number| waits.is_under_way(number));
        }
        if matches!(op.opcode, Opcode::SDcacheInv | Opcode::SDcacheInvVol) {
            self.written.invalidate(&mut state.view, &state.waits);
        }
        Ok(())
    }

    /// Does the instruction invalidate the first-level cache? GFX940's says for which scope: with
    /// SC0 alone for the work-group, which on one unit has nothing to invalidate (AMDGPUUsage,
    /// "Memory Model GFX942").
    fn invalidates(&self, op: &Op) -> bool {
        match op.opcode {
            Opcode::BufferWbinvl1 | Opcode::BufferWbinvl1Vol => true,
            Opcode::BufferInv => {
                let group = op.mods.has(ModFlags::GLC) && self.setting.split == Split::Yes;
                op.mods.has(ModFlags::SCC) || group
            }
            _ => false,
        }
    }

    fn count_wait(&mut self, state: &mut WaveState, op: &Op, pc: u64) {
        if op.opcode != Opcode::SWaitcnt {
            return;
        }
        let retired = state.waits.wait(Counts::of(op.imm, &self.setting.target));
        let code_address = pc.wrapping_sub(self.setting.code_base);
        let of = self.wait_uses.entry(pc).or_insert(WaitUse {
            code_address,
            ..WaitUse::default()
        });
        of.executed += 1;
        of.data += retired.data;
        for counter in 0..2 {
            of.loads[counter] += retired.loads[counter];
            of.stores[counter] += retired.stores[counter];
        }
    }

    fn undefined(&self, (undefined, lane): defined::Fault) -> Trap {
        let name = self.register(undefined.file, undefined.index);
        trap(undefined.violation(name), lane)
    }

    fn check_waits(&self, state: &WaveState, cx: &Cx<'_>, op: &Op, print: &Footprint) -> Done {
        let by = Kind::of(print.family).filter(|_| !print.family.is_salu());
        let by = by.map(|kind| match kind {
            Kind::Flat if waits::flat_is_vmem(&self.setting.target) => Kind::Vmem,
            kind => kind,
        });
        let sides = [
            (Use::Read, &print.reads, lanes::read_lanes(cx, op, print)),
            (
                Use::Overwritten,
                &print.writes,
                lanes::written_lanes(cx, op, print),
            ),
        ];
        for (usage, all, lanes) in sides {
            for regs in all {
                for index in regs.each() {
                    let register = (regs.file, index);
                    if let Some(other) = state.waits.conflict(register, lanes, usage, by) {
                        let violation = Violation::MissingWait {
                            register: self.register(regs.file, index),
                            usage,
                            counter: other.kind.counter(),
                            producer: self.site(other.pc, (state.group, state.number), None),
                            yet: Use::Overwritten,
                        };
                        return Err(trap(violation, None));
                    }
                    let late = match (usage, regs.file) {
                        (Use::Overwritten, File::Vector) => state.waits.late_reader(index, lanes),
                        _ => None,
                    };
                    if let Some(store) = late {
                        let violation = Violation::MissingWait {
                            register: self.register(regs.file, index),
                            usage,
                            counter: "expcnt",
                            producer: self.site(store, (state.group, state.number), None),
                            yet: Use::Read,
                        };
                        return Err(trap(violation, None));
                    }
                }
            }
        }
        Ok(())
    }

    fn check_hazards(&self, state: &mut WaveState, print: &Footprint, pc: u64) -> Done {
        if let Some(broken) = state.hazards.check(print) {
            let violation = Violation::Hazard {
                rule: broken.rule,
                source: broken.source,
                needed: broken.needed,
                found: broken.found,
                producer: self.site(broken.producer, (state.group, state.number), None),
            };
            return Err(trap(violation, None));
        }
        state.hazards.executed(print, pc);
        if let Some((file, index)) = early::overwritten(print) {
            let register = self.register(file, index);
            return Err(trap(Violation::Early { register }, None));
        }
        if let Some(writer) = state.vccz.executed(print, pc) {
            let writer = self.site(writer, (state.group, state.number), None);
            return Err(trap(Violation::StaleVccz { writer }, None));
        }
        match state.clause.add(print, pc).filter(|_| self.replays()) {
            Some(overwritten) => Err(self.replayed(state, overwritten)),
            None => Ok(()),
        }
    }

    /// Whether memory instructions may be replayed.
    fn replays(&self) -> bool {
        matches!(self.setting.target.xnack, Feature::On | Feature::Any)
    }

    /// A register that is overwritten, and the instruction that reads it again when it is replayed.
    fn replayed(&self, state: &WaveState, (file, index, reader): (File, usize, u64)) -> Trap {
        let violation = Violation::Clause {
            register: self.register(file, index),
            reader: self.site(reader, (state.group, state.number), None),
        };
        trap(violation, None)
    }

    /// Checks of an instruction that accesses memory.
    fn access(
        &mut self,
        state: &mut WaveState,
        cx: &mut Cx<'_>,
        op: &Op,
        print: &Footprint,
        pc: u64,
    ) -> Done {
        let (base, size) = self.setting.scratch;
        let touches = touch::touches(cx, op, print, ScratchRange { base, size });
        let slot = state.slot as usize;
        let done = state
            .shadow
            .access(cx, print, &touches, &mut self.memory, slot);
        done.map_err(|fault| self.undefined(fault))?;
        self.memory.fill(slot, &touches.filled);
        self.check_filled(state, print, &touches)?;
        if let Some((violation, lane)) = place::misaligned(cx, op, print, &touches) {
            return Err(trap(violation, lane));
        }
        let own = clause::own_address(print, &touches).filter(|_| self.replays());
        if let Some((file, index)) = own {
            return Err(self.replayed(state, (file, index, pc)));
        }
        self.check_scalar(state, print, &touches, pc)?;
        let mut words = Vec::new();
        if print.family == Family::Smem {
            words = race::words(&touches, state.slot);
        }
        if self.looks_for_races(&touches) {
            conflicting_lanes(cx, &touches)?;
            self.check_races(state, cx, print, &touches, pc)?;
            words = race::words(&touches, state.slot);
        }
        if !touches.filled.is_empty() {
            let fill = touches.fill();
            if self.looks_for_races(&fill) {
                self.check_races(state, cx, print, &fill, pc)?;
            }
            words.extend(race::words(&fill, state.slot));
        }
        let in_lds = touches.all.iter().any(|t| t.space == Space::Lds);
        let kind = Kind::of(print.family).map(|kind| match kind {
            Kind::Flat if !in_lds && waits::flat_is_vmem(&self.setting.target) => Kind::Vmem,
            kind => kind,
        });
        if let Some(kind) = kind {
            self.begin(state, cx, print, (kind, pc), words);
        }
        Ok(())
    }

    fn looks_for_races(&self, touches: &Touches) -> bool {
        match self.setting.races {
            Races::Report => true,
            Races::Global => touches.all.iter().all(|t| t.space != Space::Lds),
            Races::Ignore => false,
        }
    }

    /// What a load of the wave is filling in LDS is not there before `vmcnt` says so; loads that
    /// fill it one after the other are in order.
    fn check_filled(&self, state: &WaveState, print: &Footprint, touches: &Touches) -> Done {
        let mut fills = state.waits.operations().iter();
        let in_lds = |word: &Word| matches!(word, Word::Lds(..));
        if print.family.is_vmem() && print.family != Family::Flat {
            return Ok(());
        }
        let own = || race::words(touches, state.slot);
        let Some(fill) = fills.find(|op| {
            op.kind == Kind::Vmem && op.words.iter().any(|w| in_lds(w) && own().contains(w))
        }) else {
            return Ok(());
        };
        let violation = Violation::MissingWait {
            register: "LDS".to_string(),
            usage: match touches.access {
                Access::Read => Use::Read,
                Access::Write | Access::Atomic => Use::Overwritten,
            },
            counter: fill.kind.counter(),
            producer: self.site(fill.pc, (state.group, state.number), None),
            yet: Use::Overwritten,
        };
        Err(trap(violation, None))
    }

    /// Scalar loads beside vector writes.
    fn check_scalar(
        &mut self,
        state: &mut WaveState,
        print: &Footprint,
        touches: &Touches,
        pc: u64,
    ) -> Done {
        if print.family == Family::Smem {
            let Some((address, write)) = self.written.unseen(&state.view, touches) else {
                return Ok(());
            };
            let name = self.names[write.wave as usize];
            let violation = Violation::StaleScalar {
                address,
                writer: self.site(write.pc, name, None),
            };
            return Err(trap(violation, None));
        }
        if let Some((address, load)) = overtaken(touches, &state.waits) {
            let violation = Violation::Overtaken {
                address,
                load: self.site(load, (state.group, state.number), None),
            };
            return Err(trap(violation, None));
        }
        if touches.access != Access::Read {
            let number = state.waits.next_number();
            let who = (state.clock.wave, pc);
            self.written.write(&mut state.view, touches, number, who);
        }
        Ok(())
    }

    fn check_races(
        &mut self,
        state: &mut WaveState,
        cx: &mut Cx<'_>,
        print: &Footprint,
        touches: &Touches,
        pc: u64,
    ) -> Done {
        // GFX940 names them SC0 and SC1: with either it is for more than the wave.
        let scopes = ModFlags::GLC | ModFlags::SCC;
        let coherent = print.family.is_vmem() && print.inst.mods.flags.intersects(scopes);
        let role = match touches.access {
            Access::Atomic => Role::Atomic,
            Access::Write => Role::Write,
            Access::Read if coherent => Role::CoherentRead,
            Access::Read => Role::Read,
        };
        let operations = state.waits.operations().iter();
        let all = operations.clone();
        let words = all.flat_map(|o| o.words_under_way().map(|w| (w, o.pc)));
        let under_way: Vec<UnderWay> = words.collect();
        let scalar = operations.filter(|o| o.kind == Kind::Smem);
        let words = scalar.flat_map(|o| o.words.iter().map(|&w| (w, o.pc)));
        let scalar_under_way: Vec<UnderWay> = words.collect();
        let instruction = Instruction {
            touches,
            role,
            pc,
            slot: state.slot,
            number: state.waits.next_number(),
            under_way: &under_way,
            scalar_under_way: &scalar_under_way,
            global_under_way: state.waits.global_under_way(),
            returns: !print.writes.is_empty(),
            compares: touch::compares(print.inst.opcode),
        };
        let (mem, w, lds) = (cx.mem, &*cx.w, &*cx.lds);
        let same = |touch: &Touch| stored(w, touches.file, touch) == current(mem, lds, touch);
        match self.races.access(&mut state.clock, &instruction, same) {
            Some(conflict) => Err(self.race(&conflict, None)),
            None => Ok(()),
        }
    }

    /// A race, as an error. It is found late if the instruction is not the one being executed.
    fn race(&self, conflict: &Conflict, late: Option<&Record>) -> Trap {
        let site = |record: &Record| {
            let name = self.names[record.wave as usize];
            self.site(record.pc, name, Some(record.lane))
        };
        let violation = Violation::Race {
            space: conflict.space,
            address: conflict.address,
            access: conflict.second.access(),
            this: late.map(site),
            other_access: conflict.first.access(),
            other: site(&conflict.first),
        };
        trap(violation, Some(conflict.second.lane))
    }

    /// A memory operation begins: what it writes is not there until it is waited for.
    fn begin(
        &self,
        state: &mut WaveState,
        cx: &Cx<'_>,
        print: &Footprint,
        (kind, pc): (Kind, u64),
        words: Vec<Word>,
    ) {
        if print.has(InstFlags::CACHE_CONTROL) {
            return;
        }
        let registers = print.writes.iter();
        let registers = registers
            .flat_map(|r| r.each().map(|i| (r.file, i)))
            .collect();
        state.waits.issue(kind, pc, registers, cx.w.exec(), words);
        let writes = print.has(InstFlags::STORES | InstFlags::ATOMIC);
        if writes && print.family.is_vmem() && waits::stores_read_late(&self.setting.target) {
            let data = print.reads.iter().filter(|r| r.field == Some(Field::Vdata));
            let data = data.flat_map(|r| r.each()).collect();
            state.waits.reads_late(pc, data, cx.w.exec());
        }
    }
}

/// Lanes of a store that write different values to one place.
fn conflicting_lanes(cx: &Cx<'_>, touches: &Touches) -> Done {
    if touches.access != Access::Write {
        return Ok(());
    }
    for (i, j) in race::overlapping(touches) {
        let (a, b) = (&touches.all[i], &touches.all[j]);
        if a.space == Space::Scratch || a.address == b.address && a.bytes == b.bytes {
            let value = |t| stored(cx.w, touches.file, t);
            if a.space == Space::Scratch || value(a) == value(b) {
                continue;
            }
        }
        let violation = Violation::LaneConflict {
            space: b.space,
            address: b.address,
            other: a.lane,
        };
        return Err(trap(violation, Some(b.lane)));
    }
    Ok(())
}

/// The value that a store writes.
fn stored(w: &Wave, file: File, touch: &Touch) -> Option<u32> {
    if touch.from == NONE {
        return None;
    }
    let register = usize::from(touch.from);
    let whole = match file {
        File::Scalar => w.scalars[register],
        File::Vector => w.vgprs[register][usize::from(touch.lane)],
    };
    Some(whole >> touch.bit & u32::MAX >> (32 - 8 * u32::from(touch.bytes)))
}

/// The value that memory holds.
fn current(memory: &Memory, lds: &[u8], touch: &Touch) -> Option<u32> {
    match touch.space {
        Space::Lds => {
            let start = touch.address as usize;
            let bytes = lds.get(start..start + usize::from(touch.bytes))?;
            Some(
                bytes
                    .iter()
                    .rev()
                    .fold(0, |value, b| value << 8 | u32::from(*b)),
            )
        }
        _ => {
            let load = memory.load(touch.address, touch.bytes.into(), &mut Hint::default());
            load.ok()
        }
    }
}
