//! What may happen next.

use super::access::{Access, Event, Kind, Way};
use super::counters::{Order, is_open};
use super::machine::{Completion, ModelError, Reach};
use super::rules::{self, Caches, Served, forget_copies};
use super::state::{Dword, LdsRequest, Level, OpState, Queued, Request, State, Status};
use super::waves::Waves;
use super::{Place, Setup, Start};
use std::fmt;

/// A step that is branched on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// A wave's access or cache instruction gets to the vector L1.
    Issue {
        /// The wave.
        wave: u8,
        /// What serves it.
        from: Served,
    },
    /// The first request of a channel is performed.
    Perform {
        /// The compute unit.
        unit: u8,
        /// The dword.
        location: u8,
        /// Which of the values that the second-level cache may give.
        choice: u8,
    },
    /// The first LDS request of a wave is performed.
    Lds {
        /// The wave.
        wave: u8,
    },
    /// A scalar load of a wave is performed.
    Scalar {
        /// The wave.
        wave: u8,
        /// The place among its scalar loads.
        index: u8,
        /// The value of the view.
        line: u32,
    },
    /// A dirty dword is written back although nobody asked for it.
    WriteBack {
        /// The second-level cache.
        cache: u8,
        /// The dword.
        location: u8,
    },
}

/// The machine that executes a program.
pub(super) struct Model<'a> {
    pub setup: &'a Setup<'a>,
    pub waves: Waves<'a>,
    pub completion: Completion,
    /// Second-level caches of the compute units.
    pub caches: Vec<u8>,
    /// How many the agents of the compute units have.
    pub caches_of_agent: Vec<Caches>,
    /// Waves that a unit has.
    pub residents: Vec<usize>,
}

impl Model<'_> {
    /// Everything at the beginning.
    pub fn initial(&mut self) -> Result<State, ModelError> {
        use super::state::{Channel, Unit, WaveState};
        let count = self.caches.iter().copied().max().unwrap_or(0) + 1;
        let dword = |place: Place, initial: u32| match place {
            Place::Coarse { home } => Dword::new(initial, Some(home), count),
            _ => Dword::new(initial, None, count),
        };
        let locations = self.setup.locations;
        let mut state = State {
            waves: Vec::new(),
            units: vec![
                Unit {
                    order: Vec::new(),
                    channels: vec![Channel::default(); locations.len()],
                };
                self.caches.len()
            ],
            global: locations
                .iter()
                .map(|l| dword(l.place, l.initial))
                .collect(),
            local: locations.iter().map(|l| l.initial).collect(),
        };
        for (index, thread) in self.setup.threads.iter().enumerate() {
            state.waves.push(WaveState {
                stop: self.waves.first(index)?,
                ops: Vec::new(),
                lds: Vec::new(),
                scalar: Vec::new(),
                results: vec![0; thread.results],
            });
        }
        self.settle(&mut state)?;
        Ok(state)
    }

    fn event(&self, state: &State, wave: usize) -> Event {
        self.waves.stop(state.waves[wave].stop).event
    }

    /// Have the waves that may begin at any time ended, with all that they asked for done?
    fn is_late(&self, state: &State) -> bool {
        let early = |i: &usize| self.setup.threads[*i].start == Start::Any;
        let is_open = |o: &OpState| matches!(o.status, Status::Queued(_));
        (0..state.waves.len()).filter(early).all(|i| {
            let ended = self.event(state, i) == Event::End;
            ended && !state.waves[i].ops.iter().any(is_open)
        })
    }

    /// May a wave go on?
    fn runs(&self, state: &State, wave: usize) -> bool {
        self.setup.threads[wave].start == Start::Any || self.is_late(state)
    }

    /// Have all waves ended, with nothing on its way?
    pub fn is_over(&self, state: &State) -> bool {
        let ended = |i: usize| self.event(state, i) == Event::End;
        state.is_quiet() && (0..state.waves.len()).all(ended)
    }

    // ---- local steps ----------------------------------------------------------------------------

    /// Does everything that is not branched on.
    pub fn settle(&mut self, state: &mut State) -> Result<(), ModelError> {
        loop {
            self.report(state);
            let mut moved = false;
            for wave in 0..state.waves.len() {
                moved |= self.runs(state, wave) && self.local(state, wave)?;
            }
            if !moved {
                break;
            }
        }
        state.trim(&self.caches);
        Ok(())
    }

    /// What is complete is told to the waves, in order; invalidations at the front of queues are
    /// done.
    fn report(&self, state: &mut State) {
        for unit in 0..state.units.len() {
            for location in 0..self.setup.locations.len() {
                let channel = &mut state.units[unit].channels[location];
                channel.skip_forgotten(&state.global[location], self.caches[unit]);
            }
            let mut order = std::mem::take(&mut state.units[unit].order);
            let same_wave = |a: (u8, u8), b: (u8, u8)| a.0 == b.0;
            rules::report(
                &mut order,
                self.completion,
                same_wave,
                |(wave, op)| match state.status(wave, op) {
                    Some(status @ Status::Done(_)) => {
                        if let Status::Done(value) = *status {
                            *status = Status::Reported(value);
                        }
                        true
                    }
                    _ => false,
                },
            );
            state.units[unit].order = order;
        }
    }

    /// Does a wave's next step if it is local.
    fn local(&mut self, state: &mut State, wave: usize) -> Result<bool, ModelError> {
        let alone = self.residents[usize::from(self.setup.threads[wave].unit)] == 1;
        match self.event(state, wave) {
            Event::Wait { vm, lgkm } => self.wait(state, wave, vm, lgkm),
            Event::Barrier => self.barrier(state, wave),
            Event::Access(access) => {
                let local = match (access.way, access.kind) {
                    (Way::Vector, Kind::Load) => false,
                    (Way::Vector, _) => alone,
                    (Way::Lds | Way::Scalar, _) => true,
                };
                if local {
                    self.issue(state, wave, access, Served::Queue)?;
                }
                Ok(local)
            }
            Event::Result {
                slot,
                count,
                values,
            } => {
                let results = state.waves[wave].results.iter_mut();
                let stored = values.iter().take(count.into());
                results
                    .skip(slot.into())
                    .zip(stored)
                    .for_each(|(to, v)| *to = *v);
                self.enter(state, wave, Status::Done(0))?;
                Ok(true)
            }
            Event::WriteBackL2(_) if alone => {
                self.cache(state, wave)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Puts a wave behind its stop, with the operation that it has issued there.
    fn enter(&mut self, state: &mut State, wave: usize, status: Status) -> Result<u8, ModelError> {
        let unit = usize::from(self.setup.threads[wave].unit);
        let stop = state.waves[wave].stop;
        let id = self.waves.new_id(stop);
        state.waves[wave].ops.push(OpState { id, status });
        state.waves[wave].stop = self.waves.after(stop, Vec::new())?;
        state.units[unit].order.push((wave as u8, id));
        Ok(id)
    }

    /// Goes over a wait that is satisfied.
    fn wait(
        &mut self,
        state: &mut State,
        wave: usize,
        vm: u8,
        lgkm: u8,
    ) -> Result<bool, ModelError> {
        let stop = state.waves[wave].stop;
        let pending = &self.waves.stop(stop).pending;
        let ops = &state.waves[wave].ops;
        let both = || pending.iter().zip(ops);
        let reported = |o: &OpState| matches!(o.status, Status::Reported(_));
        let orders = || both().map(|(p, o)| (p.order, reported(o)));
        if is_open(orders(), Order::by_vm, vm) || is_open(orders(), Order::by_lgkm, lgkm) {
            return Ok(false);
        }
        let retired = self.waves.retired(stop);
        let values = retired.iter().map(|&i| match ops[i].status {
            Status::Reported(value) => Some(value),
            _ => None,
        });
        let Some(values) = values.collect::<Option<Vec<u32>>>() else {
            return Ok(false);
        };
        let state = &mut state.waves[wave];
        state.stop = self.waves.after(stop, values)?;
        let mut index = 0;
        state.ops.retain(|_| {
            index += 1;
            !retired.contains(&(index - 1))
        });
        Ok(true)
    }

    /// Opens a barrier that all waves of the work-group have reached.
    fn barrier(&mut self, state: &mut State, wave: usize) -> Result<bool, ModelError> {
        let group = self.setup.threads[wave].group;
        let threads = self.setup.threads.iter().enumerate();
        let group: Vec<usize> = threads
            .filter(|(_, t)| t.group == group)
            .map(|(i, _)| i)
            .collect();
        let here = |&i: &usize| matches!(self.event(state, i), Event::Barrier | Event::End);
        if !group.iter().all(here) {
            return Ok(false);
        }
        for i in group {
            if self.event(state, i) == Event::Barrier {
                state.waves[i].stop = self.waves.after(state.waves[i].stop, Vec::new())?;
            }
        }
        Ok(true)
    }

    // ---- accesses -------------------------------------------------------------------------------

    fn issue(
        &mut self,
        state: &mut State,
        wave: usize,
        access: Access,
        from: Served,
    ) -> Result<(), ModelError> {
        let stop = state.waves[wave].stop;
        let (unit, location) = (self.setup.threads[wave].unit, access.location);
        let (unit, at) = (usize::from(unit), usize::from(location));
        if access.way != Way::Vector {
            let op = self.waves.new_id(stop);
            let mine = &mut state.waves[wave];
            let status = Status::Queued(1);
            mine.ops.push(OpState { id: op, status });
            mine.stop = self.waves.after(stop, Vec::new())?;
            match access.way {
                Way::Scalar => mine.scalar.push((op, location)),
                _ => mine.lds.push(LdsRequest {
                    op,
                    location,
                    kind: request(access.kind),
                }),
            }
            return Ok(());
        }
        let cache = self.caches[unit];
        let channel = &mut state.units[unit].channels[at];
        let value = channel.read(&state.global[at], cache, from);
        let status = value.map_or(Status::Queued(1), Status::Done);
        let op = self.enter(state, wave, status)?;
        if value.is_none() {
            let caches = self.caches_of_agent[unit];
            state.units[unit].channels[at].queue.push(Queued {
                request: request(access.kind),
                level: rules::level(&state.global[at], caches, access.reach),
                owner: Some((wave as u8, op)),
            });
        }
        Ok(())
    }

    fn passes(&self, unit: usize, reach: Reach) -> bool {
        rules::passes(self.caches_of_agent[unit], reach)
    }

    /// Executes a cache instruction.
    fn cache(&mut self, state: &mut State, wave: usize) -> Result<(), ModelError> {
        let unit = usize::from(self.setup.threads[wave].unit);
        let event = self.event(state, wave);
        match event {
            Event::WriteBackL2(reach) => return self.write_back(state, wave, reach),
            Event::InvalidateL1 => self.forget_lines(state, unit),
            Event::InvalidateL2 => forget_copies(state.global.iter_mut(), self.caches[unit]),
            Event::InvalidateBoth(reach) => {
                if self.passes(unit, reach) {
                    forget_copies(state.global.iter_mut(), self.caches[unit]);
                }
                if reach > Reach::Wave {
                    self.forget_lines(state, unit);
                }
            }
            _ => {
                for (dword, channel) in state.global.iter().zip(&mut state.units[unit].channels) {
                    channel.scalar_line = dword.view(self.caches[unit]).newest();
                }
            }
        }
        let mine = &mut state.waves[wave];
        mine.stop = self.waves.after(mine.stop, Vec::new())?;
        Ok(())
    }

    /// Asks the second-level cache to write back: a request in every channel.
    fn write_back(
        &mut self,
        state: &mut State,
        wave: usize,
        reach: Reach,
    ) -> Result<(), ModelError> {
        let unit = usize::from(self.setup.threads[wave].unit);
        let dwords = state.global.iter().enumerate();
        let kept = dwords.filter(|(_, d)| d.home.is_some() && self.passes(unit, reach));
        let kept: Vec<usize> = kept.map(|(location, _)| location).collect();
        let status = match kept.len() {
            0 => Status::Done(0),
            count => Status::Queued(count as u8),
        };
        let op = self.enter(state, wave, status)?;
        for location in kept {
            state.units[unit].channels[location].queue.push(Queued {
                request: Request::WriteBackL2,
                level: Level::Cache,
                owner: Some((wave as u8, op)),
            });
        }
        Ok(())
    }

    /// The vector L1 forgets its lines.
    fn forget_lines(&self, state: &mut State, unit: usize) {
        let channels = state.units[unit].channels.iter_mut();
        for (dword, channel) in state.global.iter().zip(channels) {
            channel.forget_line(dword, self.caches[unit]);
        }
    }

    fn perform(&self, state: &mut State, unit: usize, location: usize, choice: usize) {
        let channel = &mut state.units[unit].channels[location];
        let (dword, cache) = (&mut state.global[location], self.caches[unit]);
        let (owner, value) = channel.perform(dword, cache, choice, |rmw, old| rmw.apply(old));
        let Some((wave, op)) = owner else {
            return;
        };
        if let Some(status) = state.status(wave, op) {
            *status = match *status {
                Status::Queued(more) if more > 1 => Status::Queued(more - 1),
                _ => Status::Done(value),
            };
        }
    }

    fn perform_lds(&self, state: &mut State, wave: usize) {
        let request = state.waves[wave].lds.remove(0);
        let dword = &mut state.local[usize::from(request.location)];
        let old = *dword;
        match request.kind {
            Request::Store(value) => *dword = value,
            Request::Rmw(rmw) => *dword = rmw.apply(old),
            _ => {}
        }
        if let Some(status) = state.status(wave as u8, request.op) {
            *status = Status::Reported(old);
        }
    }

    fn perform_scalar(&self, state: &mut State, wave: usize, index: usize, line: u32) {
        let (op, location) = state.waves[wave].scalar.remove(index);
        let unit = usize::from(self.setup.threads[wave].unit);
        let view = state.global[usize::from(location)].view(self.caches[unit]);
        let value = view.values[line as usize];
        state.units[unit].channels[usize::from(location)].scalar_line = line;
        if let Some(status) = state.status(wave as u8, op) {
            *status = Status::Reported(value);
        }
    }

    // ---- steps that are branched on -------------------------------------------------------------

    /// What may happen in a state.
    pub fn steps(&self, state: &State) -> Vec<Step> {
        let mut steps = Vec::new();
        for wave in 0..state.waves.len() {
            if self.runs(state, wave) {
                self.steps_of_wave(state, wave, &mut steps);
            }
        }
        for (unit, at) in state.units.iter().enumerate() {
            for (location, channel) in at.channels.iter().enumerate() {
                let choices = channel.choices(&state.global[location], self.caches[unit]);
                steps.extend((0..choices).map(|choice| Step::Perform {
                    unit: unit as u8,
                    location: location as u8,
                    choice: choice as u8,
                }));
            }
        }
        for (location, dword) in state.global.iter().enumerate() {
            let views = dword.views.iter().enumerate();
            steps.extend(
                views
                    .filter(|(_, v)| v.dirty)
                    .map(|(cache, _)| Step::WriteBack {
                        cache: cache as u8,
                        location: location as u8,
                    }),
            );
        }
        steps
    }

    fn steps_of_wave(&self, state: &State, wave: usize, steps: &mut Vec<Step>) {
        let index = wave as u8;
        let unit = usize::from(self.setup.threads[wave].unit);
        let view = |location: u8| state.global[usize::from(location)].view(self.caches[unit]);
        let mut issue = |from: Served| steps.push(Step::Issue { wave: index, from });
        match self.event(state, wave) {
            Event::Access(access) if access.way == Way::Vector => {
                issue(Served::Queue);
                let at = usize::from(access.location);
                let channel = &state.units[unit].channels[at];
                if access.kind == Kind::Load {
                    let served = channel.served(&state.global[at], self.caches[unit]);
                    served.for_each(issue);
                }
            }
            Event::InvalidateL1
            | Event::InvalidateL2
            | Event::InvalidateBoth(_)
            | Event::InvalidateScalar
            | Event::WriteBackL2(_) => issue(Served::Queue),
            _ => {}
        }
        if !state.waves[wave].lds.is_empty() {
            steps.push(Step::Lds { wave: index });
        }
        for (i, &(_, location)) in state.waves[wave].scalar.iter().enumerate() {
            let oldest = state.units[unit].channels[usize::from(location)].scalar_line;
            let lines = oldest..=view(location).newest();
            steps.extend(lines.map(|line| Step::Scalar {
                wave: index,
                index: i as u8,
                line,
            }));
        }
    }

    /// The state after a step.
    pub fn take(&mut self, state: &State, step: Step) -> Result<State, ModelError> {
        let mut next = state.clone();
        match step {
            Step::Issue { wave, from } => match self.event(state, wave.into()) {
                Event::Access(access) => self.issue(&mut next, wave.into(), access, from)?,
                _ => self.cache(&mut next, wave.into())?,
            },
            Step::Perform {
                unit,
                location,
                choice,
            } => self.perform(&mut next, unit.into(), location.into(), choice.into()),
            Step::Lds { wave } => self.perform_lds(&mut next, wave.into()),
            Step::Scalar { wave, index, line } => {
                self.perform_scalar(&mut next, wave.into(), index.into(), line);
            }
            Step::WriteBack { cache, location } => {
                next.global[usize::from(location)].write_back(cache);
            }
        }
        self.settle(&mut next)?;
        Ok(next)
    }

    /// A step in words.
    pub fn tell(&self, state: &State, step: Step) -> String {
        match step {
            Step::Issue { wave, from } => {
                let event = self.event(state, wave.into());
                format!("T{wave}: {event:?} from {from:?}")
            }
            Step::Perform { unit, location, .. } => {
                let first = state.units[usize::from(unit)].channels[usize::from(location)]
                    .queue
                    .first();
                match first {
                    Some(queued) => format!("unit {unit}, location {location}: {queued}"),
                    None => String::new(),
                }
            }
            step => format!("{step:?}"),
        }
    }
}

impl fmt::Display for Queued {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner {
            Some((wave, _)) => write!(f, "{:?} of T{wave} is performed", self.request),
            None => write!(f, "{:?} is performed", self.request),
        }
    }
}

fn request(kind: Kind) -> Request {
    match kind {
        Kind::Load => Request::Load,
        Kind::LoadMissing => Request::LoadMissing,
        Kind::Store(value) => Request::Store(value),
        Kind::Rmw(rmw) => Request::Rmw(rmw),
    }
}
