//! Requests that are performed, and what is told of them.

use super::super::machine::Completion;
use super::super::rules;
use super::super::state::{Level, Queued, Request};
use super::Waits;
use super::machine::{Doing, Event, Machine, Stop};
use super::memory::{Change, First, OpName, Owner};

impl Machine<'_> {
    /// Puts a request into a channel, where it is performed in its time.
    pub fn ask(&mut self, (unit, dword): (usize, usize), queued: Queued<Change, Owner>, time: u64) {
        let at = &mut self.global.units[unit];
        at.channels[dword].queue.push(queued);
        at.busy[dword] = at.busy[dword].max(self.now + time);
        let later = at.busy[dword] - self.now;
        self.push(later, Event::Channel { unit, dword });
    }

    /// Notes that a wave's access to a dword, or one of nobody, is done, if somebody else's that
    /// the watched wait would have made sure of is still on its way.
    pub fn overtakes(&mut self, wave: Option<usize>, dword: usize) {
        if self.watch.is_none() {
            return;
        }
        let units = self.global.units.iter();
        let queued = units.flat_map(|u| &u.channels[dword].queue);
        let mut owners = queued.filter_map(|q| q.owner);
        let is_overtaken = owners.any(|o| {
            let operations = &self.waves[o.name.wave].operations;
            let watched = operations.get(&o.name.op).is_some_and(|op| op.watched);
            Some(o.name.wave) != wave && watched
        });
        self.overtaken += u64::from(is_overtaken);
    }

    /// The same for an operation of LDS.
    fn overtakes_lds(&mut self, wave: usize) {
        let group = self.waves[wave].group;
        let others = self.waves.iter().enumerate();
        let others = others.filter(|(other, w)| *other != wave && w.group == group);
        let mut queued =
            others.flat_map(|(_, w)| w.lds.iter().filter_map(|op| w.operations.get(op)));
        self.overtaken += u64::from(queued.any(|op| op.watched));
    }

    pub fn perform(&mut self, unit: usize, number: usize) -> Result<(), Stop> {
        let first = self.global.units[unit].channels[number].queue.first();
        self.overtakes(first.and_then(|q| q.owner).map(|o| o.name.wave), number);
        let at = &mut self.global.units[unit];
        let (channel, cache) = (&mut at.channels[number], at.seat.cache);
        let dword = &mut self.global.dwords[number];
        let address = self.global.addresses[number];
        let count = channel.choices(dword, cache);
        let choice = self.plan.value(count);
        let owner = channel.queue.first().and_then(|q| q.owner);
        let waves = &mut self.waves;
        let operation = owner.and_then(|o| waves[o.name.wave].operations.get_mut(&o.name.op));
        let copied = operation.and_then(|o| o.copied.as_mut());
        let mut fault = None;
        let change = |change, old| match (change, copied) {
            (Change::Part { value, mask }, _) => old & !mask | value & mask,
            (Change::Atomic { lane }, Some(copied)) => {
                let new = copied.change(self.fixed, lane, (address, old));
                new.unwrap_or_else(|trap| {
                    fault = Some(trap);
                    old
                })
            }
            (Change::Atomic { .. }, None) => old,
        };
        let (owner, value) = channel.perform(dword, cache, choice, change);
        channel.skip_forgotten(dword, cache);
        if let Some(trap) = fault {
            return Err(trap.into());
        }
        let dirty = dword.view(cache).dirty;
        if let Some(later) = dirty.then(|| self.plan.write_back()).flatten() {
            let dword = number;
            self.push(later, Event::WriteBack { cache, dword });
        }
        if let Some(owner) = owner {
            self.performed(owner, value);
        }
        Ok(())
    }

    /// A request of an operation has been performed.
    fn performed(&mut self, owner: Owner, value: u32) {
        let of = &mut self.waves[owner.name.wave].operations;
        if let Some(operation) = of.get_mut(&owner.name.op) {
            if let Some(slot) = operation.values.get_mut(owner.slot as usize) {
                *slot = value;
            }
            operation.left -= 1;
        }
        self.report(owner.name);
    }

    /// Tells waves what is complete, after something was done for an operation.
    pub fn report(&mut self, name: OpName) {
        let run = &mut self.waves[name.wave];
        let Some(operation) = run.operations.get_mut(&name.op) else {
            return;
        };
        if operation.left > 0 {
            return;
        }
        let mut told = vec![];
        if !operation.passes_l1() {
            operation.reported = true;
            told.push(name.wave);
        } else {
            let mut order = std::mem::take(&mut self.global.units[run.unit].order);
            let unit = run.unit;
            let waves = &mut self.waves;
            let same_wave = |a: OpName, b: OpName| a.wave == b.wave;
            let completion = match self.fixed.setup.waits {
                Waits::OfWave => self.fixed.system.completion,
                Waits::OfUnit => Completion::OfComputeUnit,
            };
            rules::report(&mut order, completion, same_wave, |name| {
                let Some(operation) = waves[name.wave].operations.get_mut(&name.op) else {
                    return true;
                };
                operation.reported |= operation.left == 0;
                if operation.reported && !told.contains(&name.wave) {
                    told.push(name.wave);
                }
                operation.reported
            });
            self.global.units[unit].order = order;
        }
        for wave in told {
            if self.waves[wave].doing == Doing::Waits {
                self.wake(wave);
            }
        }
    }

    pub fn perform_lds(&mut self, wave: usize) -> Result<(), Stop> {
        self.overtakes_lds(wave);
        let run = &mut self.waves[wave];
        let Some(op) = run.lds.pop_front() else {
            return Ok(());
        };
        if let Some(operation) = run.operations.get_mut(&op) {
            if let Some(copied) = &mut operation.copied {
                copied.execute(self.fixed, &mut self.lds[run.group])?;
            }
            operation.left -= 1;
        }
        self.report(OpName { wave, op });
        Ok(())
    }

    pub fn perform_scalar(&mut self, name: OpName) {
        let unit = self.waves[name.wave].unit;
        let operation = self.waves[name.wave].operations.get(&name.op);
        let loaded = operation.and_then(|o| o.loaded.as_ref());
        let dwords = loaded.map_or(Vec::new(), |l| l.dwords.clone());
        let mut values = Vec::new();
        for number in dwords {
            self.overtakes(Some(name.wave), number);
            self.asks_cache(name.wave, number, First::Scalar);
            let at = &mut self.global.units[unit];
            let view = self.global.dwords[number].view(at.seat.cache);
            let channel = &mut at.channels[number];
            let oldest = channel.scalar_line;
            let newer = self.plan.value((view.newest() - oldest + 1) as usize);
            channel.scalar_line = oldest + newer as u32;
            values.push(view.values[channel.scalar_line as usize]);
        }
        if let Some(operation) = self.waves[name.wave].operations.get_mut(&name.op) {
            operation.values = values;
            operation.left -= 1;
        }
        self.report(name);
    }

    /// A request without an owner's dword: what a write-back asks.
    pub fn write_back_request(name: OpName) -> Queued<Change, Owner> {
        Queued {
            request: Request::WriteBackL2,
            level: Level::Cache,
            owner: Some(Owner::without_result(name)),
        }
    }
}
