//! What an instruction asks of memory, at its issue.

use super::super::access::{Kind, unsupported};
use super::super::counters::Order;
use super::super::machine::{Reach, Split};
use super::super::rules::{Served, level};
use super::super::state::{Level, Queued, Request};
use super::machine::{Event, Machine, Stop};
use super::memory::{Change, First, OpName, Owner};
use super::operation::{Copied, Loaded, Operation, bits, check_touch, without_bytes};
use super::schedule::Asked;
use crate::error::{Access, Space};
use crate::exec::{Cx, Scratch};
use crate::memory::Hint;
use crate::program::Op;
use crate::strict::footprint::Footprint;
use crate::strict::touch::{NONE, ScratchRange, Touch, Touches, touches};
use isa::{Family, InstFlags, ModFlags};
use std::collections::HashMap;
use std::rc::Rc;

/// Operations that a wave has not waited for, after which it is taken to go round and round.
const MOST_UNDER_WAY: usize = 1000;

/// What a vector memory instruction does.
#[derive(Clone, Copy)]
struct Demand {
    /// A load that the vector L1 may serve.
    may_hit: bool,
    reach: Reach,
    picked: bool,
}

impl Machine<'_> {
    /// Issues an instruction that has to do with memory.
    pub fn issue(&mut self, wave: usize, op: &Op) -> Result<(), Stop> {
        if self.waves[wave].operations.len() >= MOST_UNDER_WAY {
            return Err(Stop::NoProgress);
        }
        let pc = self.waves[wave].wave.pc;
        let print = self.print(pc)?;
        self.uses.entry(pc).or_default().executed += 1;
        let flags = op.mods.flags;
        let moves = print.has(InstFlags::LOADS | InstFlags::STORES | InstFlags::ATOMIC);
        if flags.intersects(ModFlags::LDS | ModFlags::GDS) || print.has(InstFlags::LDS_DMA) {
            return Err(unsupported(op, "the model has no transfers to LDS, and no GDS").into());
        }
        match op.family {
            Family::Ds => self.issue_lds(wave, op, &print),
            Family::Smem if !moves => {
                self.execute(wave, op)?;
                let name = self.enter(wave, Operation::new(Order::Scalar));
                self.report(name);
                return Ok(());
            }
            Family::Smem if print.has(InstFlags::STORES | InstFlags::ATOMIC) => {
                return Err(unsupported(op, "the model has no scalar stores").into());
            }
            Family::Smem => self.issue_scalar(wave, op, &print)?,
            Family::Mimg => return Err(unsupported(op, "the model has no images").into()),
            _ if moves => self.issue_vector(wave, op, &print)?,
            _ => return self.execute(wave, op),
        }
        self.skip(wave, op);
        Ok(())
    }

    fn touches(&mut self, wave: usize, op: &Op, print: &Footprint) -> Touches {
        let (base, size) = self.fixed.started.scratch;
        let cx = Cx {
            w: &mut self.waves[wave].wave,
            lds: &mut [],
            mem: &self.fixed.device.memory,
            shared: &self.fixed.started.shared,
            scratch: &mut Scratch::new(),
            executed: 0,
        };
        touches(&cx, op, print, ScratchRange { base, size })
    }

    fn copied(&self, wave: usize, op: &Op, print: &Footprint, lanes: u64) -> Copied {
        let mut copy = Box::new(self.waves[wave].wave.clone());
        copy.set_exec(lanes);
        Copied {
            wave: copy,
            op: Box::new(op.clone()),
            writes: print.writes.clone(),
            lanes,
        }
    }

    fn issue_lds(&mut self, wave: usize, op: &Op, print: &Rc<Footprint>) {
        let lanes = self.waves[wave].wave.exec();
        let mut operation = Operation::new(Order::Lds);
        operation.copied = Some(self.copied(wave, op, print, lanes));
        operation.left = 1;
        let name = self.enter(wave, operation);
        self.ask_lds(name);
    }

    /// Puts an operation into its wave's queue to LDS.
    fn ask_lds(&mut self, name: OpName) {
        let time = self.plan.local();
        let run = &mut self.waves[name.wave];
        run.lds.push_back(name.op);
        run.lds_busy = run.lds_busy.max(self.now + time);
        let later = run.lds_busy - self.now;
        self.push(later, Event::Lds(name.wave));
    }

    fn issue_scalar(&mut self, wave: usize, op: &Op, print: &Footprint) -> Result<(), Stop> {
        let all = self.touches(wave, op, print);
        let mut loaded = Loaded {
            file: all.file,
            part: all.part,
            touches: Vec::new(),
            zero: Vec::new(),
            dwords: Vec::new(),
        };
        for (slot, mut touch) in all.all.into_iter().enumerate() {
            touch.address = self.address(&touch);
            loaded.touches.push((touch, slot));
            loaded
                .dwords
                .push(self.global.dword(self.fixed, touch.address)?);
        }
        let mut operation = Operation::new(Order::Scalar);
        operation.left = 1;
        operation.loaded = Some(loaded);
        let name = self.enter(wave, operation);
        let time = self.plan.local();
        self.push(time, Event::Scalar(name));
        Ok(())
    }

    /// Where the bytes of an access that is none of LDS are.
    fn address(&self, touch: &Touch) -> u64 {
        match touch.space {
            Space::Scratch => self.fixed.started.scratch.0 + touch.address,
            _ => touch.address,
        }
    }

    fn issue_vector(&mut self, wave: usize, op: &Op, print: &Footprint) -> Result<(), Stop> {
        let all = self.touches(wave, op, print);
        let is_local = |t: &Touch| t.space == Space::Lds;
        let lanes = |local: bool| {
            let mine = all.all.iter().filter(|t| is_local(t) == local);
            mine.fold(0u64, |mask, t| mask | 1 << t.lane)
        };
        let (local, other) = (lanes(true), lanes(false));
        let order = match (op.family, local != 0, other != 0) {
            (Family::Flat, true, true) => Order::FlatBoth,
            (Family::Flat, true, false) => Order::FlatLds,
            (Family::Flat, false, _) => Order::FlatVector,
            _ => Order::Vector,
        };
        let mut operation = Operation::new(order);
        if all.access == Access::Atomic {
            operation.copied = Some(self.copied(wave, op, print, local | other));
        } else if local != 0 {
            operation.copied = Some(self.copied(wave, op, print, local));
        }
        if all.access == Access::Atomic && local != 0 && other != 0 {
            return Err(unsupported(op, "an atomic operation on LDS and memory").into());
        }
        operation.left = u32::from(local != 0);
        let name = self.enter(wave, operation);
        if local != 0 {
            self.ask_lds(name);
        }
        let request = self.request(op, all.access);
        match all.access {
            Access::Atomic => self.atomics(name, op, request, &all)?,
            Access::Write => self.stores(name, op, request, &all)?,
            Access::Read => self.loads(name, op, print, request, &all)?,
        }
        self.report(name);
        Ok(())
    }

    fn request(&mut self, op: &Op, access: Access) -> Demand {
        let system = self.fixed.system;
        let split = match self.fixed.started.is_split {
            true => Split::Yes,
            false => Split::No,
        };
        let flags = op.mods.flags;
        let (kind, reach, may_hit) = match access {
            Access::Read => {
                let (kind, reach) = system.load(flags, split);
                (Asked::Load, reach, kind == Kind::Load)
            }
            Access::Write => (Asked::Store, system.reach(flags), false),
            Access::Atomic => (Asked::Atomic, system.atomic_reach(flags), false),
        };
        Demand {
            may_hit,
            reach,
            picked: self.plan.picks(kind),
        }
    }

    /// Asks a dword's channel.
    fn send(
        &mut self,
        owner: Owner,
        number: usize,
        request: Demand,
        what: Request<Change>,
    ) -> Level {
        let unit = self.waves[owner.name.wave].unit;
        let caches = self.global.units[unit].caches;
        let level = level(&self.global.dwords[number], caches, request.reach);
        let time = self
            .plan
            .request(self.global.addresses[number], request.picked);
        let queued = Queued {
            request: what,
            level,
            owner: Some(owner),
        };
        let of = &mut self.waves[owner.name.wave].operations;
        if let Some(operation) = of.get_mut(&owner.name.op) {
            operation.left += 1;
        }
        self.ask((unit, number), queued, time);
        level
    }

    fn atomics(
        &mut self,
        name: OpName,
        op: &Op,
        request: Demand,
        all: &Touches,
    ) -> Result<(), Stop> {
        let mut lanes = 0u64;
        for touch in all.all.iter().filter(|t| t.space != Space::Lds) {
            check_touch(op, touch, all.part)?;
            if touch.space == Space::Scratch || lanes >> touch.lane & 1 != 0 {
                let what = "the model has atomic operations on dwords of global memory";
                return Err(unsupported(op, what).into());
            }
            lanes |= 1 << touch.lane;
            let number = self.global.dword(self.fixed, touch.address)?;
            let what = Request::Rmw(Change::Atomic { lane: touch.lane });
            self.send(Owner::without_result(name), number, request, what);
        }
        Ok(())
    }

    fn stores(
        &mut self,
        name: OpName,
        op: &Op,
        request: Demand,
        all: &Touches,
    ) -> Result<(), Stop> {
        for touch in all.all.iter().filter(|t| t.space != Space::Lds) {
            check_touch(op, touch, all.part)?;
            if touch.from == NONE {
                return Err(unsupported(op, "the model has no stores with a format").into());
            }
            let register = &self.waves[name.wave].wave.vgprs[usize::from(touch.from)];
            let value = register[usize::from(touch.lane)] >> touch.bit;
            let address = self.address(touch);
            if touch.space == Space::Scratch {
                let hint = &mut Hint::default();
                let memory = &self.fixed.device.memory;
                memory.store(address, touch.bytes.into(), value, hint)?;
                continue;
            }
            let number = self.global.dword(self.fixed, address & !3)?;
            let shift = 8 * (address & 3) as u32;
            let what = match touch.bytes {
                4 => Request::Store(value),
                _ if self.global.dwords[number].home.is_some() => {
                    let what = "the model has no stores of a part of a coarse-grained dword";
                    return Err(unsupported(op, what).into());
                }
                bytes => Request::Rmw(Change::Part {
                    value: value << shift,
                    mask: bits(bytes) << shift,
                }),
            };
            self.send(Owner::without_result(name), number, request, what);
        }
        Ok(())
    }

    fn loads(
        &mut self,
        name: OpName,
        op: &Op,
        print: &Footprint,
        request: Demand,
        all: &Touches,
    ) -> Result<(), Stop> {
        let exec = self.waves[name.wave].wave.exec();
        let mut loaded = Loaded {
            file: all.file,
            part: all.part,
            touches: Vec::new(),
            zero: match all.part.bytes {
                None => without_bytes(&print.writes, exec, &all.all),
                Some(_) => Vec::new(),
            },
            dwords: Vec::new(),
        };
        let mut slots: HashMap<u64, usize> = HashMap::new();
        for touch in all.all.iter().filter(|t| t.space != Space::Lds) {
            check_touch(op, touch, all.part)?;
            if touch.to == NONE {
                return Err(unsupported(op, "the model has no loads with a format").into());
            }
            let address = self.address(touch);
            let slot = match slots.get(&(address & !3)) {
                Some(&slot) => slot,
                None => self.load(name, request, (touch.space, address & !3))?,
            };
            slots.insert(address & !3, slot);
            loaded.touches.push((Touch { address, ..*touch }, slot));
        }
        if let Some(operation) = self.waves[name.wave].operations.get_mut(&name.op) {
            operation.loaded = Some(loaded);
        }
        Ok(())
    }

    /// Loads a dword; gives its place among those that the operation reads.
    fn load(
        &mut self,
        name: OpName,
        request: Demand,
        (space, address): (Space, u64),
    ) -> Result<usize, Stop> {
        let value = match space {
            Space::Scratch => {
                let memory = &self.fixed.device.memory;
                Some(memory.load(address, 4, &mut Hint::default())?)
            }
            _ => {
                let number = self.global.dword(self.fixed, address)?;
                self.load_global(name, request, number)
            }
        };
        let of = &mut self.waves[name.wave].operations;
        let Some(operation) = of.get_mut(&name.op) else {
            return Ok(0);
        };
        let slot = match value {
            Some(value) => {
                operation.values.push(value);
                operation.values.len() - 1
            }
            None => operation.values.len() - 1,
        };
        Ok(slot)
    }

    /// Loads a dword of global memory: at once from the vector L1, or later.
    fn load_global(&mut self, name: OpName, request: Demand, number: usize) -> Option<u32> {
        let unit = self.waves[name.wave].unit;
        if request.may_hit {
            self.asks_cache(name.wave, number, First::Vector);
        }
        let at = &mut self.global.units[unit];
        let (dword, cache) = (&self.global.dwords[number], at.seat.cache);
        let channel = &mut at.channels[number];
        let served = match request.may_hit {
            true => self.plan.served(channel.served(dword, cache)),
            false => Served::Queue,
        };
        let value = channel.read(dword, cache, served);
        if value.is_some() {
            self.overtakes(Some(name.wave), number);
            return value;
        }
        let operation = self.waves[name.wave].operations.get_mut(&name.op)?;
        operation.values.push(0);
        let slot = operation.values.len() as u32 - 1;
        let what = match request.may_hit {
            true => Request::Load,
            false => Request::LoadMissing,
        };
        self.send(Owner { name, slot }, number, request, what);
        None
    }
}
