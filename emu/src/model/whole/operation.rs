//! What a wave has under way, and what it does to registers and dwords.

use super::super::counters::Order;
use super::Fixed;
use super::machine::Stop;
use crate::error::Trap;
use crate::exec::{Cx, Scratch};
use crate::memory::Hint;
use crate::program::Op;
use crate::run::execute;
use crate::strict::footprint::{File, Regs};
use crate::strict::touch::{Extension, Part, Touch};
use crate::wave::{Wave, lanes_of};

/// An operation that a wave has not waited for.
pub(super) struct Operation {
    pub order: Order,
    /// Requests that are not performed.
    pub left: u32,
    /// The counters have it no more.
    pub reported: bool,
    /// The watched wait would have made sure of it.
    pub watched: bool,
    /// Dwords read.
    pub values: Vec<u32>,
    pub loaded: Option<Loaded>,
    pub copied: Option<Copied>,
}

/// Registers that a load writes.
pub(super) struct Loaded {
    pub file: File,
    pub part: Part,
    /// Each with the place of its dword among those read.
    pub touches: Vec<(Touch, usize)>,
    /// Registers and lanes whose bytes are nowhere.
    pub zero: Vec<(usize, usize)>,
    /// Dwords of scalar loads.
    pub dwords: Vec<usize>,
}

/// An instruction that is executed later, on the registers that the wave had at its issue.
pub(super) struct Copied {
    pub wave: Box<Wave>,
    pub op: Box<Op>,
    pub writes: Vec<Regs>,
    /// Lanes whose results count.
    pub lanes: u64,
}

impl Operation {
    pub fn new(order: Order) -> Operation {
        Operation {
            order,
            left: 0,
            reported: false,
            watched: false,
            values: Vec::new(),
            loaded: None,
            copied: None,
        }
    }

    /// Does the vector L1 keep its order?
    pub fn passes_l1(&self) -> bool {
        matches!(
            self.order,
            Order::Vector | Order::FlatVector | Order::FlatBoth
        )
    }

    /// Writes the results into the wave's registers.
    pub fn retire(&self, wave: &mut Wave) {
        if let Some(loaded) = &self.loaded {
            loaded.write(wave, &self.values);
        }
        if let Some(copied) = &self.copied {
            copied.write(wave);
        }
    }
}

impl Loaded {
    fn write(&self, wave: &mut Wave, values: &[u32]) {
        for &(register, lane) in &self.zero {
            wave.vgprs[register][lane] = 0;
        }
        for &(touch, slot) in &self.touches {
            let register = match self.file {
                File::Vector => &mut wave.vgprs[usize::from(touch.to)][usize::from(touch.lane)],
                File::Scalar => &mut wave.scalars[usize::from(touch.to)],
            };
            let value = values[slot] >> (8 * (touch.address & 3));
            *register = merged(*register, value, touch, self.part);
        }
    }
}

/// The bits of so many bytes.
pub(super) fn bits(bytes: u8) -> u32 {
    match bytes {
        4 => u32::MAX,
        _ => (1 << (8 * bytes)) - 1,
    }
}

/// A register after bytes have been loaded into it.
fn merged(old: u32, value: u32, touch: Touch, part: Part) -> u32 {
    let value = value & bits(touch.bytes);
    let Some(bytes) = part.bytes else {
        return old & !(bits(touch.bytes) << touch.bit) | value << touch.bit;
    };
    let unused = 32 - 8 * u32::from(bytes);
    let extended = match part.extension {
        Extension::Zero => value,
        Extension::Sign => ((value << unused) as i32 >> unused) as u32,
    };
    let field = bits(part.field / 8);
    old & !(field << part.shift) | (extended & field) << part.shift
}

impl Copied {
    fn write(&self, wave: &mut Wave) {
        let vectors = self.writes.iter().filter(|r| r.file == File::Vector);
        for register in vectors.flat_map(|r| r.each()) {
            wave.set_lanes(register, &self.wave.vgprs[register], self.lanes);
        }
    }

    /// Executes it in all its lanes.
    pub fn execute(&mut self, fixed: &Fixed, lds: &mut [u8]) -> Result<(), Trap> {
        let shared = &fixed.started.shared;
        let mut cx = Cx {
            w: &mut self.wave,
            lds,
            mem: &fixed.device.memory,
            shared,
            scratch: &mut Scratch::new(),
            executed: 0,
        };
        execute(&self.op, &mut cx, fixed.started.program.registers())
    }

    /// Executes an atomic operation of a lane on a dword; gives the new one. Device memory, which
    /// otherwise has what the dword was at first, holds it for the moment.
    pub fn change(
        &mut self,
        fixed: &Fixed,
        lane: u8,
        (address, old): (u64, u32),
    ) -> Result<u32, Trap> {
        let (memory, hint) = (&fixed.device.memory, &mut Hint::default());
        let first = memory.load(address, 4, hint)?;
        memory.store(address, 4, old, hint)?;
        self.wave.set_exec(1 << lane);
        let done = self.execute(fixed, &mut []);
        let new = memory.load(address, 4, hint)?;
        memory.store(address, 4, first, hint)?;
        done.map(|()| new)
    }
}

/// Registers and lanes of a destination that no bytes are loaded into.
pub(super) fn without_bytes(writes: &[Regs], exec: u64, touches: &[Touch]) -> Vec<(usize, usize)> {
    let registers = || {
        writes
            .iter()
            .filter(|r| r.file == File::Vector)
            .flat_map(|r| r.each())
    };
    if touches.len() == registers().count() * exec.count_ones() as usize {
        return Vec::new();
    }
    let all = lanes_of(exec).flat_map(|lane| registers().map(move |register| (register, lane)));
    let touched = |&(register, lane): &(usize, usize)| {
        let same = |t: &Touch| usize::from(t.to) == register && usize::from(t.lane) == lane;
        touches.iter().any(same)
    };
    all.filter(|place| !touched(place)).collect()
}

/// Why the model does not have an access, if it has not.
pub(super) fn check_touch(op: &Op, touch: &Touch, part: Part) -> Result<(), Stop> {
    let unsupported = |what| Err(super::super::access::unsupported(op, what).into());
    if (touch.address & 3) + u64::from(touch.bytes) > 4 {
        return unsupported("the model has no access across dwords");
    }
    if part.bytes.is_some_and(|bytes| bytes != touch.bytes) {
        return unsupported("the model has no access in pieces");
    }
    Ok(())
}
