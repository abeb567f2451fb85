//! How many more scalar values may be alive everywhere before that costs something: fewer waves, or
//! spilled values; and how many VGPRs the spilled ones will want.

use crate::AllocOptions;
use crate::clobber::Clobbers;
use crate::constraint::File;
use crate::live::Live;
use crate::spill;
use isa::Machine;
use mir::{Bank, Function};

/// Registers that are left for the masks and moves that come with the wave graph.
const RESERVE: u32 = 16;

/// Scalar registers that may be in use all the time, besides what is alive where most is. Linear.
pub fn of_sgprs(func: &Function, machine: &Machine) -> usize {
    let (most, file) = sgprs(func, machine);
    file.free_of_cost
        .min(file.all)
        .saturating_sub(most + RESERVE) as usize
}

/// VGPRs whose lanes scalar values will want that find no registers, as far as that can be known
/// before there is a wave graph. Linear.
pub fn for_lanes(func: &Function, machine: &Machine) -> u16 {
    let (most, file) = sgprs(func, machine);
    let spilled = (most + RESERVE).saturating_sub(file.all);
    spilled.div_ceil(func.wave.lanes()) as u16
}

/// Scalar registers that there are.
struct Sgprs {
    /// Without an effect on occupancy.
    free_of_cost: u32,
    all: u32,
}

/// How many scalar registers are alive where most are, and how many there are.
fn sgprs(func: &Function, machine: &Machine) -> (u32, Sgprs) {
    let clobbers = |_| Clobbers::standard(func.frame.access);
    let options = AllocOptions::new(machine, &clobbers);
    let file = File::new(func, Bank::Sgpr, &options);
    let mut live = Live::default();
    live.compute(func, &file);
    let most = spill::pressure(func, &file, &live).into_iter().max();
    let there = Sgprs {
        free_of_cost: file.free_of_cost(),
        all: spill::available(&file),
    };
    (most.unwrap_or(0), there)
}
