//! How many more scalar values may be alive everywhere before that costs something: fewer waves, or
//! spilled values.

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
    let clobbers = |_| Clobbers::standard(func.frame.access);
    let options = AllocOptions::new(machine, &clobbers);
    let file = File::new(func, Bank::Sgpr, &options);
    let mut live = Live::default();
    live.compute(func, &file);
    let most = spill::pressure(func, &file, &live).into_iter().max();
    let free = file.free_of_cost().min(spill::available(&file));
    free.saturating_sub(most.unwrap_or(0) + RESERVE) as usize
}
