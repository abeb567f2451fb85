//! Waves between their accesses.
//!
//! What a wave does between two accesses depends on its registers only, and those on the dwords
//! that it got so far. So a wave is the number of a *stop*: registers in front of an access, and
//! the operations that it has not waited for yet. Where a wave goes on from a stop is computed once
//! for each dwords that it gets there; stops with the same contents are one.
//!
//! Loads write their registers at the wait that makes sure of them. Code that does not wait finds
//! what was there before.

use super::access::{Dest, Event, Places32, Reader, Results};
use super::counters::{Order, certain};
use super::machine::{MemorySystem, ModelError, Split};
use crate::exec::{Cx, Scratch};
use crate::launch::Started;
use crate::memory::Memory;
use crate::wave::Wave;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};

/// Instructions between two accesses after which a wave is taken to be lost.
const MOST_INSTRUCTIONS: u32 = 100_000;
/// Stops after which a program is too large.
const MOST_STOPS: usize = 100_000;

/// An operation that a wave has not waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pending {
    /// Names it among those of the wave.
    pub id: u8,
    pub order: Order,
    dest: Dest,
}

/// A wave in front of an access.
pub(super) struct Stop {
    wave: Wave,
    pub event: Event,
    /// In the order of their issue.
    pub pending: Vec<Pending>,
    thread: usize,
}

/// All waves of a program.
pub(super) struct Waves<'a> {
    threads: Vec<Started>,
    /// By thread.
    splits: Vec<Split>,
    results: Vec<Results>,
    places: Places32,
    memory: &'a Memory,
    system: &'static MemorySystem,
    scratch: Scratch,
    stops: Vec<Stop>,
    known: HashMap<u128, u32>,
    next: HashMap<(u32, Vec<u32>), u32>,
}

/// 128 bits of a hash.
pub(super) fn fingerprint(value: &impl Hash) -> u128 {
    let mut hasher = Halves(KEYS);
    value.hash(&mut hasher);
    let [a, b] = hasher.0;
    u128::from(a) << 64 | u128::from(b)
}

/// Two hashes that have nothing in common but the words they are of: each multiplies what it has,
/// with the next word, by its key, and folds the 128 bits of the product into 64.
struct Halves([u64; 2]);

/// Digits of pi and of e.
const KEYS: [u64; 2] = [0x2436_f6a8_885a_308d, 0xadf8_5458_a2bb_4a9b];

impl Halves {
    fn word(&mut self, word: u64) {
        for (half, key) in self.0.iter_mut().zip(KEYS) {
            let product = u128::from(*half ^ word) * u128::from(key);
            *half = (product as u64 ^ (product >> 64) as u64).rotate_left(23) ^ key;
        }
    }
}

impl Hasher for Halves {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.word(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.word(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.word(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.word(value as u64);
    }

    fn finish(&self) -> u64 {
        self.0[0]
    }
}

impl<'a> Waves<'a> {
    /// Waves that have not begun, in the order of the threads.
    pub fn new(
        threads: Vec<Started>,
        results: Vec<Results>,
        places: Places32,
        memory: &'a Memory,
        system: &'static MemorySystem,
    ) -> Waves<'a> {
        let split = |started: &Started| match started.is_split {
            true => Split::Yes,
            false => Split::No,
        };
        Waves {
            splits: threads.iter().map(split).collect(),
            threads,
            results,
            places,
            memory,
            system,
            scratch: Scratch::new(),
            stops: Vec::new(),
            known: HashMap::new(),
            next: HashMap::new(),
        }
    }

    /// The first stop of a thread.
    pub fn first(&mut self, thread: usize) -> Result<u32, ModelError> {
        let wave = self.threads[thread].groups[0][0].clone();
        self.run(thread, wave, Vec::new())
    }

    /// A stop.
    pub fn stop(&self, stop: u32) -> &Stop {
        &self.stops[stop as usize]
    }

    /// The id that the operation of a stop gets.
    pub fn new_id(&self, stop: u32) -> u8 {
        let pending = &self.stop(stop).pending;
        let free = (0..=u8::MAX).find(|id| pending.iter().all(|p| p.id != *id));
        free.unwrap_or(u8::MAX)
    }

    /// The places in [`Stop::pending`] of the operations that the wait of a stop makes sure of.
    pub fn retired(&self, stop: u32) -> Vec<usize> {
        let stop = self.stop(stop);
        let Event::Wait { vm, lgkm } = stop.event else {
            return Vec::new();
        };
        let orders: Vec<Order> = stop.pending.iter().map(|p| p.order).collect();
        let sure = certain(&orders, vm, lgkm);
        (0..sure.len()).filter(|&i| sure[i]).collect()
    }

    /// Where a wave is after a stop. `values`: of the operations that the stop's wait makes sure
    /// of, in order.
    pub fn after(&mut self, stop: u32, values: Vec<u32>) -> Result<u32, ModelError> {
        if let Some(&next) = self.next.get(&(stop, values.clone())) {
            return Ok(next);
        }
        let at = self.stop(stop);
        let mut wave = at.wave.clone();
        let mut pending = at.pending.clone();
        let thread = at.thread;
        let id = self.new_id(stop);
        match at.event {
            Event::Access(access) => pending.push(Pending {
                id,
                order: Order::of(access.way, access.counted),
                dest: access.dest,
            }),
            Event::Result { .. } | Event::WriteBackL2(_) => pending.push(Pending {
                id,
                order: Order::Vector,
                dest: Dest::None,
            }),
            Event::Wait { .. } => {
                let retired = self.retired(stop);
                for (&index, &value) in retired.iter().zip(&values) {
                    write(&mut wave, pending[index].dest, value);
                }
                let mut index = 0;
                pending.retain(|_| {
                    index += 1;
                    !retired.contains(&(index - 1))
                });
            }
            _ => {}
        }
        let next = self.run(thread, wave, pending)?;
        self.next.insert((stop, values), next);
        Ok(next)
    }

    /// Executes a wave up to its next access.
    fn run(
        &mut self,
        thread: usize,
        mut wave: Wave,
        pending: Vec<Pending>,
    ) -> Result<u32, ModelError> {
        for executed in 0..MOST_INSTRUCTIONS {
            let started = &mut self.threads[thread];
            let fault = |trap: crate::error::Trap, pc: u64| {
                ModelError(format!("thread {thread} at {pc:#x}: {:?}", trap.kind))
            };
            let pc = wave.pc;
            let op = started.program.at(pc, self.memory);
            let op = op.map_err(|t| fault(t, pc))?.clone();
            wave.pc = pc + u64::from(op.size);
            let mut cx = Cx {
                w: &mut wave,
                lds: &mut started.lds,
                mem: self.memory,
                shared: &started.shared,
                scratch: &mut self.scratch,
                executed: executed.into(),
            };
            let reader = Reader {
                system: self.system,
                split: self.splits[thread],
                places: &self.places,
                results: self.results[thread],
            };
            if let Some(event) = reader.event(&mut cx, &op)? {
                return self.intern(Stop {
                    wave,
                    event,
                    pending,
                    thread,
                });
            }
            (op.run)(&mut cx, &op).map_err(|t| fault(t, pc))?;
        }
        Err(ModelError(format!(
            "thread {thread} executes {MOST_INSTRUCTIONS} instructions without an access"
        )))
    }

    fn intern(&mut self, stop: Stop) -> Result<u32, ModelError> {
        let w = &stop.wave;
        let lanes: Vec<u32> = w.vgprs.iter().map(|lanes| lanes[0]).collect();
        let contents = (
            (stop.thread, w.pc, w.scc, w.mode),
            (&w.scalars[..], lanes),
            (&stop.event, &stop.pending),
        );
        let print = fingerprint(&contents);
        if let Some(&known) = self.known.get(&print) {
            return Ok(known);
        }
        if self.stops.len() >= MOST_STOPS {
            return Err(ModelError("the program is too large".to_string()));
        }
        let number = self.stops.len() as u32;
        self.stops.push(stop);
        self.known.insert(print, number);
        Ok(number)
    }
}

fn write(wave: &mut Wave, dest: Dest, value: u32) {
    match dest {
        Dest::None => {}
        Dest::Vector(r) => wave.vgprs[usize::from(r)][0] = value,
        Dest::Scalar(code) => wave.scalars[usize::from(code)] = value,
    }
}
