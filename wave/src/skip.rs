//! Which stretches of blocks the wave jumps over when no lane is active.

use crate::pending::{Leave, Place, Plan, Way, ways};
use isa::{Family, InstFlags};
use mir::{Function, Inst, Op, Pseudo};

/// What running blocks without active lanes would mean, summed up so that any stretch can be asked for.
pub struct Stretches {
    /// Instructions in the blocks before each place.
    sizes: Vec<u32>,
    /// Blocks before each place that must not run without active lanes.
    unsafe_blocks: Vec<u32>,
}

/// A stretch with more instructions than this is jumped over: a taken branch costs about as much as that many instructions that do
/// nothing.
const WORTH_SKIPPING: u32 = 8;

impl Stretches {
    /// Looks at all blocks.
    pub fn new(func: &Function, plan: &Plan) -> Stretches {
        let mut out = Stretches {
            sizes: vec![0],
            unsafe_blocks: vec![0],
        };
        for (here, &block) in plan.order.iter().enumerate() {
            let insts = &func.blocks[block].insts;
            let loops = goes_back(&plan.leave[here], here);
            let bad = loops || insts.iter().any(needs_lanes);
            out.sizes.push(out.sizes[here] + insts.len() as u32);
            out.unsafe_blocks
                .push(out.unsafe_blocks[here] + u32::from(bad));
        }
        out
    }

    /// Should the wave jump from before `from` to `to` if no lane is active?
    pub fn worth_skipping(&self, from: Place, to: Place) -> bool {
        let unsafe_blocks = self.unsafe_blocks[to] - self.unsafe_blocks[from];
        unsafe_blocks > 0 || self.sizes[to] - self.sizes[from] > WORTH_SKIPPING
    }
}

fn goes_back(leave: &Leave, here: Place) -> bool {
    ways(leave)
        .iter()
        .any(|w| matches!(w, Way::Go(target) if *target <= here))
}

/// Does the instruction have an effect, or an undefined result that matters, when no lane is active? Vector memory does nothing then, but costs its
/// issue, so it counts as well.
fn needs_lanes(inst: &Inst) -> bool {
    match inst.op {
        Op::Pseudo(p) => matches!(
            p,
            Pseudo::Call | Pseudo::Return | Pseudo::SpillVgpr | Pseudo::ReloadVgpr
        ),
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            let effects = InstFlags::BARRIER
                | InstFlags::SIDE_EFFECTS
                | InstFlags::CONVERGENT
                | InstFlags::CALL;
            desc.flags.intersects(effects)
                || desc.family == Family::Smem
                || desc.family == Family::Ds
                || desc.family.is_vmem()
        }
    }
}
