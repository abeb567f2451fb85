//! Values that do not stay in registers.
//!
//! For VGPRs [`walk`] finds which values leave registers where, so that no position needs more of
//! them than wanted, and [`split`] cuts their lives there. For SGPRs, and where that has left too
//! many, [`choose`] picks values for all of their lives, and [`insert`] cuts these into short ones
//! around the write and the reads. Each value has a home: an AccVGPR or a frame slot for a VGPR, a
//! lane of a VGPR for an SGPR or, beyond the lanes, memory ([`mod@memory`]), nothing for a value
//! that can be computed again. [`attempts`] says what to want: first as many registers as there
//! are; if packing then fails because of tuples, fewer and fewer; at last none, so that everything
//! that can be spilled is. Each attempt starts from the function before any spill, whose
//! liveness and [`Distances`] are found once, so the end is reached after few of them.

mod choose;
mod code;
mod distance;
mod edges;
mod home;
mod insert;
mod memory;
mod naming;
mod scratch;
mod split;
mod walk;

pub use choose::{LOOP_WEIGHT, choose, pressure, too_many_at};
pub use distance::Distances;
pub use edges::succs_mut;
pub use insert::{insert, remove_dead_stores};
pub use split::split;
pub use walk::{enough, walk};

use crate::accumulators::free_registers;
use crate::constraint::File;
use crate::rooms::has;
pub use memory::LaneVgprs;

use crate::{AllocOptions, AllocResult};
use cranelift_entity::SecondaryMap;
use isa::Opcode;
use mir::{Bank, Function, Pseudo, Slot, VReg};

/// Where a value is while it is in no register.
#[derive(Clone, PartialEq, Debug)]
pub enum Home {
    /// A place in the frame.
    Slot(Slot),
    /// An AccVGPR, by its number.
    Acc(u16),
    /// A lane of a VGPR: the VGPR's number and the lane.
    Lane(u16, u8),
    /// A place in the frame of one lane: for an SGPR.
    Memory(Slot, u8),
    /// Nowhere: the instruction gives it again.
    Again(Box<mir::Inst>),
}

impl Home {
    /// Is the value somewhere?
    pub fn is_stored(&self) -> bool {
        !matches!(self, Home::Again(_))
    }
}

/// What stays the same over the rounds of one attempt.
#[derive(Default)]
pub struct Spills {
    /// Registers whose lives cannot get shorter, or that must not be spilled.
    pub fixed: SecondaryMap<VReg, bool>,
    /// Values that have a home in memory or lanes.
    pub stored: u32,
    /// Values that are computed again.
    pub again: u32,
    /// Instructions that save.
    pub stores: u32,
    /// Instructions that bring back.
    pub reloads: u32,
    /// Slots from this one on are homes.
    pub first_slot: u32,
    /// AccVGPRs that may be homes, the next one last.
    pub accumulators: Vec<u16>,
    /// AccVGPRs that are homes.
    pub homes_in_accumulators: Vec<u16>,
    /// Values in AccVGPRs.
    pub in_accumulators: u32,
    /// Lanes in use.
    pub lanes: u32,
    /// VGPRs that have lanes for SGPRs.
    pub lane_vgprs: LaneVgprs,
    /// SGPRs in memory.
    pub in_memory: u32,
    /// The slots of those: one for as many as a wave has lanes.
    pub slots: Vec<Slot>,
    /// How SGPRs get to memory, when some do.
    pub access: Option<memory::Access>,
}

impl Spills {
    /// Nothing yet, for a function as it is.
    pub fn new(func: &Function, file: &File, opts: &AllocOptions) -> Spills {
        let all = opts.machine.processor().vgprs_addressable.min(256);
        let limit = opts.lane_limit.map_or(all, |l| l.min(all));
        Spills {
            first_slot: func.frame.slots.len() as u32,
            lane_vgprs: match file.bank {
                Bank::Sgpr => memory::lane_vgprs(func, file, limit),
                Bank::Vgpr => LaneVgprs::default(),
            },
            accumulators: match file.bank {
                Bank::Sgpr => Vec::new(),
                Bank::Vgpr => accumulators(func, file, opts.accumulators),
            },
            ..Spills::default()
        }
    }

    /// Adds the numbers to a result.
    pub fn count(&self, func: &Function, result: &mut AllocResult) {
        result.spilled = self.stored;
        result.in_accumulators = self.in_accumulators;
        result.rematerialized = self.again;
        result.stores = self.stores;
        result.reloads = self.reloads;
        result.lane_vgprs = self.lanes.div_ceil(func.wave.lanes()) as u16;
        result.sgprs_in_memory = self.in_memory;
    }
}

/// AccVGPRs below a limit that spilled VGPRs may be in, the lowest one last: those that a kernel
/// without calls and inline assembly names nowhere. A callee might write them, as matrix arithmetic
/// of any function does with the lowest ones, and so might assembly, which may clobber any.
fn accumulators(func: &Function, file: &File, limit: u16) -> Vec<u16> {
    let moves = file.machine.has(Opcode::VAccvgprWriteB32);
    let insts = || func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let assembly = || insts().any(|i| i.is_pseudo(Pseudo::Asm));
    if limit == 0 || !moves || func.kernel.is_none() || func.has_calls() || assembly() {
        return Vec::new();
    }
    let free = free_registers(func, limit, |_, _| false);
    (0..limit).rev().filter(|&n| free[usize::from(n)]).collect()
}

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// No position shall need more registers than that.
    pub wanted: u32,
    /// Whether a value that was brought back may stay for the next read, where registers suffice.
    pub reuse: Reuse,
}

/// See [`Attempt::reuse`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reuse {
    /// It may.
    InBlock,
    /// Each read brings it back.
    Never,
}

/// The attempts for a number of registers: less and less wanted, with growing steps.
pub fn attempts(available: u32) -> impl Iterator<Item = Attempt> {
    let mut steps = Vec::new();
    let mut less = 0;
    while less < available {
        steps.push(Attempt {
            wanted: available - less,
            reuse: Reuse::InBlock,
        });
        less = less * 2 + 1;
    }
    for wanted in [available.div_ceil(2), 0] {
        steps.push(Attempt {
            wanted,
            reuse: Reuse::Never,
        });
    }
    steps.into_iter()
}

/// Number of registers that may be given out.
pub fn available(file: &File) -> u32 {
    let units = 0..usize::from(file.limit);
    units.filter(|&u| !has(&file.reserved, u)).count() as u32
}
