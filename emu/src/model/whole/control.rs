//! Waits, barriers, the end, and cache instructions.

use super::super::access::Event as Asked;
use super::super::counters::{Order, certain, is_open};
use super::super::machine::Reach;
use super::super::rules::{forget_copies, passes};
use super::super::state::Dword;
use super::machine::{Doing, Machine, Stop};
use super::memory::OpName;
use super::operation::Operation;
use super::schedule;
use crate::program::Op;

/// A count that allows everything.
const NO_WAIT: u8 = u8::MAX;

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
                let dwords = self.cache(wave, unit, event);
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
        let count = |sure: &[bool]| sure.iter().filter(|s| **s).count() as u64;
        let lost = |vm, lgkm| count(&sure) - count(&certain(&orders, vm, lgkm));
        let used = self.uses.entry(pc).or_default();
        used.executed += 1;
        used.only[0] += lost(NO_WAIT, lgkm);
        used.only[1] += lost(vm, NO_WAIT);
        used.last[0] += lost(vm.saturating_add(1), lgkm);
        used.last[1] += lost(vm, lgkm.saturating_add(1));
        let names: Vec<u32> = run.operations.keys().copied().collect();
        for (name, _) in names.into_iter().zip(sure).filter(|(_, sure)| *sure) {
            if let Some(operation) = run.operations.remove(&name) {
                operation.retire(&mut run.wave);
            }
        }
        true
    }

    /// Executes a cache instruction; gives how many dwords it does something to.
    fn cache(&mut self, wave: usize, unit: usize, event: Asked) -> u64 {
        let at = &self.global.units[unit];
        let (caches, cache) = (at.caches, at.seat.cache);
        match event {
            Asked::WriteBackL2(reach) => self.write_back(wave, unit, reach),
            Asked::InvalidateL1 => self.forget_lines(unit),
            Asked::InvalidateL2 => self.forget_copies(cache),
            Asked::InvalidateBoth(reach) => {
                let copies = match passes(caches, reach) {
                    true => self.forget_copies(cache),
                    false => 0,
                };
                let lines = match reach > Reach::Wave {
                    true => self.forget_lines(unit),
                    false => 0,
                };
                copies + lines
            }
            _ => self.forget_scalar_lines(unit),
        }
    }

    fn forget_lines(&mut self, unit: usize) -> u64 {
        let at = &mut self.global.units[unit];
        let mut old = 0;
        for (dword, channel) in self.global.dwords.iter().zip(&mut at.channels) {
            let newest = dword.view(at.seat.cache).newest();
            old += u64::from(channel.line != newest || !channel.queue.is_empty());
            channel.forget_line(dword, at.seat.cache);
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

    fn forget_scalar_lines(&mut self, unit: usize) -> u64 {
        let at = &mut self.global.units[unit];
        let mut old = 0;
        for (dword, channel) in self.global.dwords.iter().zip(&mut at.channels) {
            let newest = dword.view(at.seat.cache).newest();
            old += u64::from(channel.scalar_line != newest);
            channel.scalar_line = newest;
        }
        old
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
