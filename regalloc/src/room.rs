//! How many more scalar values may be alive everywhere before that costs something: fewer waves, or
//! spilled values; and how many VGPRs the spilled ones will want.

use crate::AllocOptions;
use crate::clobber::Clobbers;
use crate::constraint::{File, below, common};
use crate::live::Live;
use crate::spill;
use isa::Machine;
use mir::{Bank, Function};

/// Registers that are left for the masks and moves that come with the wave graph.
const RESERVE: u32 = 16;

/// Scalar registers that may be in use all the time, besides what is alive where most is. Linear.
pub fn of_sgprs(func: &Function, machine: &Machine) -> usize {
    with_file(func, machine, |file| {
        let all = file.free_of_cost().min(spill::available(file));
        let left = all.saturating_sub(RESERVE);
        // A call mostly leaves nothing, which is known sooner than what is alive.
        match written_by_calls(func, file) >= left {
            true => 0,
            false => left.saturating_sub(most_alive(func, file)) as usize,
        }
    })
}

/// VGPRs whose lanes scalar values will want that find no registers, as far as that can be known
/// before there is a wave graph. Linear.
pub fn for_lanes(func: &Function, machine: &Machine) -> u16 {
    let spilled = with_file(func, machine, |file| {
        (most_alive(func, file) + RESERVE).saturating_sub(spill::available(file))
    });
    spilled.div_ceil(func.wave.lanes()) as u16
}

/// Looks at the file of scalar registers.
fn with_file<T>(func: &Function, machine: &Machine, look: impl FnOnce(&File) -> T) -> T {
    let clobbers = |_| Clobbers::standard(func.frame.access);
    let options = AllocOptions::new(machine, &clobbers);
    look(&File::new(func, Bank::Sgpr, &options))
}

/// How many scalar registers are alive where most are.
fn most_alive(func: &Function, file: &File) -> u32 {
    let mut live = Live::default();
    live.compute(func, file);
    let most = spill::pressure(func, file, &live).into_iter().max();
    most.unwrap_or(0)
}

/// How many scalar registers the call writes that writes most; so many are alive there at least.
fn written_by_calls(func: &Function, file: &File) -> u32 {
    let usable = common(&file.unreserved(), &below(file.limit.into()));
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    let written = insts.filter_map(|inst| file.clobbered(inst));
    let counts = written.map(|units| common(&units, &usable).iter().map(|w| w.count_ones()).sum());
    counts.max().unwrap_or(0)
}
