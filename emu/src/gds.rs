//! What all work-groups of a device share besides its memory: the global data share (GDS), the
//! resources of the global wave sync (GWS), and the walker of ordered counts.
//!
//! Sources: "Vega" 7nm ISA manual, 2.2.2 and 12.13 (`DS_GWS_*`); RDNA3.5 manual, 13.4 "Global Wave
//! Sync & Atomic Ordered Count" (fields of the instructions and of M0, 12 bits of counter); RDNA
//! manual, 12.13 (`DS_ORDERED_COUNT` in full). The GFX9 manuals have the same instructions with
//! shorter descriptions, LLVM sets them up the same way on all of these processors.
//!
//! GDS and the resources outlive a launch, as they do on a device: ROCm initialises the resource of
//! a cooperative launch by a kernel of its own.
//!
//! # Waiting
//!
//! A wave that has to wait leaves the run loop with a [`Wait`], which [`Gds::ready`] compares with
//! the state; it is never looked up by the releasing side. A semaphore's queue is a pair of
//! numbers: the ticket handed out last and the ticket served last, so that waves are served in the
//! order of their arrival whoever asks first. A barrier has a generation in place of the manual's
//! flag: the flag's two values tell a wave that is late in leaving from one that is early in
//! coming, which generations do for any number of rounds.
//!
//! Nothing can happen any more when all host threads of a launch are idle. A thread says so
//! together with the state that it has seen ([`Gds::idle`]); every release makes the others look
//! again. All of it is under one lock, so that no release falls between looking and saying so.

use crate::error::{FaultKind, Trap};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Bytes of GDS by processor: "Southern Islands", "Sea Islands", GCN3, "Vega", "Vega" 7nm and CDNA1
/// manuals, 2.2.2. CDNA2 has none (2.2.2 and 10.3.3 of its manual).
const GDS_BYTES: [(&str, u32); 21] = [
    ("gfx600", 64 << 10),
    ("gfx601", 64 << 10),
    ("gfx602", 64 << 10),
    ("gfx700", 64 << 10),
    ("gfx701", 64 << 10),
    ("gfx702", 64 << 10),
    ("gfx703", 64 << 10),
    ("gfx704", 64 << 10),
    ("gfx705", 64 << 10),
    ("gfx801", 64 << 10),
    ("gfx802", 64 << 10),
    ("gfx803", 64 << 10),
    ("gfx805", 64 << 10),
    ("gfx810", 64 << 10),
    ("gfx900", 64 << 10),
    ("gfx902", 64 << 10),
    ("gfx904", 64 << 10),
    ("gfx906", 64 << 10),
    ("gfx909", 64 << 10),
    ("gfx90c", 64 << 10),
    ("gfx908", 4 << 10),
];

/// Resources of the GWS (RDNA3.5 manual, 13.4.4; the GFX9 manuals have six bits of `rid`).
const RESOURCES: usize = 64;
/// Greatest count of a resource: 12 bits (RDNA3.5 manual, 13.4.4).
const MOST: u32 = 0xfff;

/// What a wave waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// To pass a semaphore with this ticket.
    Semaphore { resource: usize, ticket: u64 },
    /// For the end of a barrier's generation.
    Barrier { resource: usize, generation: u64 },
    /// For its turn in the order of waves.
    Ordered(Ordered),
}

/// An ordered count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ordered {
    /// The wave's number in the order.
    pub wave: u16,
    /// Byte address of the counter.
    pub address: u32,
    pub operation: OrderedOp,
    pub value: u32,
    pub release: Release,
    /// VGPR that gets the value before.
    pub to: usize,
}

/// What an ordered count does to the counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OrderedOp {
    /// Adds.
    Add,
    /// Replaces.
    Exchange,
}

/// Whether the next wave may go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Release {
    /// It may.
    Next,
    /// The wave stays the oldest.
    Keep,
}

/// Whether a wave goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Passage {
    /// At once.
    Open,
    /// Later.
    Wait(Wait),
}

/// What a thread none of whose waves can go on is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Idle {
    /// Look again: others are at work, or something has been released.
    LookAgain,
    /// Give up: nobody is left who could release anything.
    Deadlock,
}

/// A resource of the GWS.
#[derive(Clone, Copy, Default)]
struct Resource {
    counter: u32,
    /// Tickets of `sema_p` that had to wait: handed out, served.
    tickets: u64,
    served: u64,
    /// Waves that wait at the barrier.
    entered: u32,
    generation: u64,
}

/// Under the lock.
struct State {
    /// Empty until something uses it.
    bytes: Vec<u8>,
    resources: [Resource; RESOURCES],
    /// The wave whose ordered count is next.
    walker: u16,
    /// Number of releases so far.
    epoch: u64,
    /// Host threads of the launch, and those that found nothing to do in this epoch.
    threads: u32,
    idle: u32,
}

/// GDS, GWS and ordered counts of a device.
pub(crate) struct Gds {
    size: u32,
    state: Mutex<State>,
}

impl Default for Gds {
    fn default() -> Gds {
        Gds::of("")
    }
}

fn misuse(resource: usize, what: &str) -> Trap {
    FaultKind::Gws {
        resource: resource as u8,
        what: what.to_string(),
    }
    .into()
}

impl Resource {
    fn queued(&self) -> u64 {
        self.tickets - self.served
    }

    /// Fails if waves wait at a barrier: what they do if the type changes is not documented.
    fn as_semaphore(&mut self, number: usize) -> Result<&mut Resource, Trap> {
        match self.entered {
            0 => Ok(self),
            _ => Err(misuse(
                number,
                "a semaphore while waves wait at its barrier",
            )),
        }
    }

    fn add(&mut self, number: usize, count: u64) -> Result<(), Trap> {
        let free = count.saturating_sub(self.queued());
        let sum = u64::from(self.counter) + free;
        if sum > MOST.into() {
            return Err(misuse(number, "a semaphore with a count beyond 12 bits"));
        }
        self.served += count - free;
        self.counter = sum as u32;
        Ok(())
    }
}

impl State {
    fn released(&mut self) {
        self.epoch += 1;
        self.idle = 0;
    }

    /// Adds to a semaphore.
    fn add(&mut self, number: usize, count: u64) -> Result<(), Trap> {
        self.resources[number]
            .as_semaphore(number)?
            .add(number, count)?;
        self.released();
        Ok(())
    }
}

impl Gds {
    /// That of a processor.
    pub fn of(processor: &str) -> Gds {
        let row = GDS_BYTES.iter().find(|(name, _)| *name == processor);
        Gds {
            size: row.map_or(0, |(_, bytes)| *bytes),
            state: Mutex::new(State {
                bytes: Vec::new(),
                resources: [Resource::default(); RESOURCES],
                walker: 0,
                epoch: 0,
                threads: 0,
                idle: 0,
            }),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A launch begins: the order of its waves starts anew, and nobody waits.
    pub fn begin(&self, threads: u32) {
        let mut state = self.lock();
        (state.walker, state.threads, state.idle) = (0, threads, 0);
        for resource in &mut state.resources {
            resource.served = resource.tickets;
            resource.entered = 0;
        }
    }

    /// A thread has no more work-groups.
    pub fn leave(&self) {
        let mut state = self.lock();
        state.threads = state.threads.saturating_sub(1);
    }

    /// Number of releases so far.
    pub fn epoch(&self) -> u64 {
        self.lock().epoch
    }

    /// A thread has found nothing to do since `epoch`; `said` is the epoch in which it last said
    /// so.
    pub fn idle(&self, epoch: u64, said: &mut Option<u64>) -> Idle {
        let mut state = self.lock();
        if state.epoch != epoch {
            return Idle::LookAgain;
        }
        if *said != Some(epoch) {
            *said = Some(epoch);
            state.idle += 1;
        }
        match state.idle >= state.threads {
            true => Idle::Deadlock,
            false => Idle::LookAgain,
        }
    }

    /// Calls `f` with the bytes of GDS from `base` on, at most `size` of them, while nobody else
    /// has any.
    pub fn window<R>(&self, base: u32, size: u32, f: impl FnOnce(&mut [u8]) -> R) -> R {
        let mut state = self.lock();
        state.bytes.resize(self.size as usize, 0);
        let first = base.min(self.size) as usize;
        let end = base.saturating_add(size).min(self.size) as usize;
        f(&mut state.bytes[first..end])
    }

    /// `ds_gws_init`.
    pub fn init(&self, number: usize, value: u32) -> Result<(), Trap> {
        let resource = &mut self.lock().resources[number];
        if resource.entered != 0 || resource.queued() != 0 {
            return Err(misuse(number, "initialised while waves wait"));
        }
        resource.counter = value & MOST;
        Ok(())
    }

    /// `ds_gws_sema_v` and `ds_gws_sema_br`.
    pub fn release(&self, number: usize, count: u32) -> Result<(), Trap> {
        self.lock().add(number, count.into())
    }

    /// `ds_gws_sema_release_all`.
    pub fn release_all(&self, number: usize) -> Result<(), Trap> {
        let mut state = self.lock();
        let queued = state.resources[number].queued();
        state.add(number, queued)
    }

    /// `ds_gws_sema_p`.
    pub fn acquire(&self, number: usize) -> Result<Passage, Trap> {
        let mut state = self.lock();
        let resource = state.resources[number].as_semaphore(number)?;
        if resource.counter > 0 {
            resource.counter -= 1;
            return Ok(Passage::Open);
        }
        resource.tickets += 1;
        Ok(Passage::Wait(Wait::Semaphore {
            resource: number,
            ticket: resource.tickets,
        }))
    }

    /// `ds_gws_barrier`: `next` is the count of the barrier after this one.
    pub fn barrier(&self, number: usize, next: u32) -> Result<Passage, Trap> {
        let mut state = self.lock();
        let resource = &mut state.resources[number];
        if resource.queued() != 0 {
            return Err(misuse(
                number,
                "a barrier while waves wait at its semaphore",
            ));
        }
        if resource.counter > 0 {
            resource.counter -= 1;
            resource.entered += 1;
            return Ok(Passage::Wait(Wait::Barrier {
                resource: number,
                generation: resource.generation,
            }));
        }
        resource.counter = next & MOST;
        resource.entered = 0;
        resource.generation += 1;
        state.released();
        Ok(Passage::Open)
    }

    /// Whether a wave may go on.
    pub fn ready(&self, wait: &Wait) -> bool {
        let state = self.lock();
        match *wait {
            Wait::Semaphore { resource, ticket } => ticket <= state.resources[resource].served,
            Wait::Barrier {
                resource,
                generation,
            } => generation != state.resources[resource].generation,
            Wait::Ordered(Ordered { wave, .. }) => state.walker == wave,
        }
    }

    /// Does an ordered count whose turn it is; gives the value before.
    pub fn ordered(&self, count: &Ordered) -> Result<u32, Trap> {
        let old = self.window(count.address, 4, |bytes| {
            let place = bytes.first_chunk_mut::<4>()?;
            let old = u32::from_le_bytes(*place);
            let new = match count.operation {
                OrderedOp::Add => old.wrapping_add(count.value),
                OrderedOp::Exchange => count.value,
            };
            *place = new.to_le_bytes();
            Some(old)
        });
        let old = old.ok_or_else(|| -> Trap {
            FaultKind::OutOfBounds {
                space: crate::error::Space::Gds,
                access: crate::error::Access::Atomic,
                address: count.address.into(),
                size: 4,
                hint: format!("the device has {} bytes", self.size),
            }
            .into()
        })?;
        if count.release == Release::Next {
            let mut state = self.lock();
            state.walker = state.walker.wrapping_add(1);
            state.released();
        }
        Ok(old)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(passage: Result<Passage, Trap>) -> Wait {
        match passage {
            Ok(Passage::Wait(wait)) => wait,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn semaphores_serve_in_order_of_arrival() {
        let gds = Gds::of("gfx906");
        gds.init(3, 1).expect("nobody waits");
        assert_eq!(gds.acquire(3), Ok(Passage::Open));
        let first = waits(gds.acquire(3));
        let second = waits(gds.acquire(3));
        gds.release(3, 1).expect("a semaphore");
        assert!(gds.ready(&first) && !gds.ready(&second));
        gds.release(3, 2).expect("a semaphore");
        assert!(gds.ready(&second));
        assert_eq!(gds.acquire(3), Ok(Passage::Open));
        waits(gds.acquire(3));
    }

    #[test]
    fn releasing_all_leaves_nothing_for_later() {
        let gds = Gds::of("gfx906");
        let wait = waits(gds.acquire(0));
        gds.release_all(0).expect("a semaphore");
        assert!(gds.ready(&wait));
        waits(gds.acquire(0));
    }

    #[test]
    fn barriers_open_for_the_last_and_start_anew() {
        let gds = Gds::of("gfx906");
        gds.init(5, 1).expect("nobody waits");
        let first = waits(gds.barrier(5, 1));
        assert!(!gds.ready(&first));
        assert_eq!(gds.barrier(5, 0), Ok(Passage::Open));
        assert!(gds.ready(&first));
        // Count zero came with the last one.
        assert_eq!(gds.barrier(5, 2), Ok(Passage::Open));
        waits(gds.barrier(5, 0));
    }

    #[test]
    fn what_is_not_documented_is_an_error() {
        let gds = Gds::of("gfx906");
        gds.init(1, 2).expect("nobody waits");
        waits(gds.barrier(1, 2));
        assert!(gds.acquire(1).is_err() && gds.release(1, 1).is_err() && gds.init(1, 0).is_err());
        waits(gds.acquire(2));
        assert!(gds.barrier(2, 0).is_err() && gds.init(2, 0).is_err());
        assert!(gds.release(4, 4095).is_ok() && gds.release(4, 1).is_err());
    }

    #[test]
    fn idle_threads_look_again_after_a_release() {
        let gds = Gds::of("gfx906");
        gds.begin(2);
        let (mut first, mut second) = (None, None);
        let seen = gds.epoch();
        assert_eq!(gds.idle(seen, &mut first), Idle::LookAgain);
        gds.release(0, 1).expect("a semaphore");
        assert_eq!(gds.idle(seen, &mut second), Idle::LookAgain);
        let seen = gds.epoch();
        assert_eq!(gds.idle(seen, &mut second), Idle::LookAgain);
        assert_eq!(gds.idle(seen, &mut second), Idle::LookAgain);
        assert_eq!(gds.idle(seen, &mut first), Idle::Deadlock);
    }

    #[test]
    fn a_thread_that_left_releases_nothing() {
        let gds = Gds::of("gfx906");
        gds.begin(2);
        let mut said = None;
        assert_eq!(gds.idle(gds.epoch(), &mut said), Idle::LookAgain);
        gds.leave();
        assert_eq!(gds.idle(gds.epoch(), &mut said), Idle::Deadlock);
    }
}
