//! Waits, barriers, the end, and cache instructions.

use super::super::access::Event as Asked;
use super::super::counters::{Order, certain, is_open};
use super::super::machine::{NO_WAIT, Reach};
use super::super::rules::{forget_copies, passes};
use super::super::state::Dword;
use super::machine::{Doing, Machine, Stop};
use super::memory::{First, OpName};
use super::operation::Operation;
use super::{Waits, schedule};
use crate::program::Op;

impl Machine<'_> {
    /// Executes an instruction that is no access; gives what the wave does then.
    pub fn control(&mut self, wave: usize, op: &Op, event: Asked) -> Result<Doing, Stop> {
        let pc = self.waves[wave].wave.pc;
        let unit = self.waves[wave].unit;
        let doing = match event {
            Asked::Wait { vm, lgkm } => match self.wait(wave, pc, (vm, lgkm)) {
                true => Doing::Runs,
                false => return Ok(Doing::Waits),
            },
            Asked::Barrier => Doing::Barrier,
            Asked::End => Doing::Ended,
            _ => {
                let dwords = self.cache(wave, unit, pc, event);
                let used = self.uses.entry(pc).or_default();
                used.executed += 1;
                used.dwords += dwords;
                Doing::Runs
            }
        };
        self.skip(wave, op);
        Ok(doing)
    }

    /// Goes over a wait; false if it is not satisfied.
    fn wait(&mut self, wave: usize, pc: u64, (vm, lgkm): (u8, u8)) -> bool {
        if vm == 0 && self.fixed.setup.waits == Waits::OfUnit && !self.waves[wave].has_arrived {
            // Nothing, but in the order of the vector L1.
            let name = self.enter(wave, Operation::new(Order::Vector));
            self.waves[wave].has_arrived = true;
            self.report(name);
        }
        let run = &mut self.waves[wave];
        let all = || run.operations.values().map(|o| (o.order, o.reported));
        if is_open(all(), Order::by_vm, vm) || is_open(all(), Order::by_lgkm, lgkm) {
            return false;
        }
        let orders: Vec<Order> = all().map(|(order, _)| order).collect();
        let sure = certain(&orders, vm, lgkm);
        if all()
            .zip(&sure)
            .any(|((_, reported), sure)| *sure && !reported)
        {
            return false;
        }
        run.has_arrived = false;
        let count = |sure: &[bool]| sure.iter().filter(|s| **s).count() as u64;
        let lost = |vm, lgkm| count(&sure) - count(&certain(&orders, vm, lgkm));
        let used = self.uses.entry(pc).or_default();
        used.executed += 1;
        used.only[0] += lost(NO_WAIT, lgkm);
        used.only[1] += lost(vm, NO_WAIT);
        used.last[0] += lost(vm.saturating_add(1), lgkm);
        used.last[1] += lost(vm, lgkm.saturating_add(1));
        if let Some((_, (vm, lgkm))) = self.watch.filter(|(watched, _)| *watched == pc) {
            let was = certain(&orders, vm, lgkm);
            let lost = sure.iter().zip(was).map(|(sure, was)| was && !sure);
            for (operation, lost) in run.operations.values_mut().zip(lost) {
                operation.watched |= lost;
            }
        }
        let names: Vec<u32> = run.operations.keys().copied().collect();
        for (name, _) in names.into_iter().zip(sure).filter(|(_, sure)| *sure) {
            if let Some(operation) = run.operations.remove(&name) {
                operation.retire(&mut run.wave);
            }
        }
        true
    }

    /// Executes a cache instruction; gives how many dwords it does something to.
    fn cache(&mut self, wave: usize, unit: usize, pc: u64, event: Asked) -> u64 {
        let at = &self.global.units[unit];
        let (caches, cache) = (at.caches, at.seat.cache);
        match event {
            Asked::WriteBackL2(reach) => self.write_back(wave, unit, reach),
            Asked::InvalidateL1 => self.forget_lines(wave, pc),
            Asked::InvalidateL2 => self.forget_copies(cache),
            Asked::InvalidateBoth(reach) => {
                let copies = match passes(caches, reach) {
                    true => self.forget_copies(cache),
                    false => 0,
                };
                let lines = match reach > Reach::Wave {
                    true => self.forget_lines(wave, pc),
                    false => 0,
                };
                copies + lines
            }
            _ => self.forget_scalar_lines(wave, pc),
        }
    }

    fn forget_lines(&mut self, wave: usize, pc: u64) -> u64 {
        let by = (First::Vector, self.waves[wave].group);
        let at = &mut self.global.units[self.waves[wave].unit];
        let mut old = 0;
        for (number, dword) in self.global.dwords.iter().enumerate() {
            let channel = &mut at.channels[number];
            let newest = dword.view(at.seat.cache).newest();
            let is_old = channel.line != newest || !channel.queue.is_empty();
            channel.forget_line(dword, at.seat.cache);
            at.forgets(number, by, pc, is_old);
            old += u64::from(is_old);
        }
        old
    }

    fn forget_copies(&mut self, cache: u8) -> u64 {
        let old = |d: &&Dword| {
            let view = d.view(cache);
            d.home.is_some() && !view.dirty && view.clean as usize + 1 < d.memory.len()
        };
        let count = self.global.dwords.iter().filter(old).count();
        forget_copies(self.global.dwords.iter_mut(), cache);
        count as u64
    }

    fn forget_scalar_lines(&mut self, wave: usize, pc: u64) -> u64 {
        let by = (First::Scalar, self.waves[wave].group);
        let at = &mut self.global.units[self.waves[wave].unit];
        let mut old = 0;
        for (number, dword) in self.global.dwords.iter().enumerate() {
            let newest = dword.view(at.seat.cache).newest();
            let is_old = at.channels[number].scalar_line != newest;
            at.channels[number].scalar_line = newest;
            at.forgets(number, by, pc, is_old);
            old += u64::from(is_old);
        }
        old
    }

    /// Notes for which invalidation it matters that a wave asks a first-level cache for a dword.
    /// One of another work-group has not made anything visible to the wave: what a group sees of
    /// others it has acquired itself.
    pub fn asks_cache(&mut self, wave: usize, dword: usize, first: First) {
        let run = &self.waves[wave];
        let noted = &self.global.units[run.unit].forgot[dword];
        if let Some(pc) = noted.get(&(first, run.group)) {
            self.uses.entry(*pc).or_default().loads += 1;
        }
    }

    /// Asks the second-level cache to write back: a request in every channel.
    fn write_back(&mut self, wave: usize, unit: usize, reach: Reach) -> u64 {
        let at = &self.global.units[unit];
        let kept =
            |number: &usize| self.global.dwords[*number].home.is_some() && passes(at.caches, reach);
        let kept: Vec<usize> = (0..self.global.dwords.len()).filter(kept).collect();
        let dirty = |number: &&usize| {
            let view = self.global.dwords[**number].view(at.seat.cache);
            view.dirty || !at.channels[**number].queue.is_empty()
        };
        let count = kept.iter().filter(dirty).count() as u64;
        let mut operation = Operation::new(Order::Vector);
        operation.left = kept.len() as u32;
        let name = self.enter(wave, operation);
        let picked = self.plan.picks(schedule::Asked::WriteBack);
        for number in kept {
            let time = self.plan.request(self.global.addresses[number], picked);
            self.ask((unit, number), Machine::write_back_request(name), time);
        }
        self.report(name);
        count
    }

    /// A wave has an operation under way.
    pub fn enter(&mut self, wave: usize, operation: Operation) -> OpName {
        let run = &mut self.waves[wave];
        run.issued += 1;
        let name = OpName {
            wave,
            op: run.issued,
        };
        if operation.passes_l1() {
            self.global.units[run.unit].order.push(name);
        }
        run.operations.insert(name.op, operation);
        name
    }
}
