//! Which stretches of blocks the wave jumps over when no lane is active.

use crate::pending::{Leave, Place, Plan, Way, ways};
use isa::{Family, InstFlags};
use mir::abi::call::STACK_POINTER;
use mir::{
    AccessKind, Block, Function, Inst, Lanes, MemFlags, Op, Operand, Ordering, Pseudo, Spaces,
    VRegKind,
};

/// What running blocks without active lanes would mean, summed up so that any stretch can be asked
/// for.
pub struct Stretches {
    /// Instructions in the blocks before each place.
    sizes: Vec<u32>,
    /// Blocks before each place that must not run without active lanes.
    unsafe_blocks: Vec<u32>,
    /// Edges before each place that give a uniform value to a parameter.
    uniform_arguments: Vec<u32>,
}

/// A stretch with more instructions than this is jumped over: a taken branch costs about as much as
/// that many instructions that do nothing.
const WORTH_SKIPPING: u32 = 8;

/// A store to local memory counts as so many instructions: it is issued to another unit, and does
/// nothing there.
const LOCAL_STORE: u32 = 3;

/// So does a load from local memory, whose result is waited for whether there is one or not: the
/// waits of several go on at the same time.
const LOCAL_LOAD: u32 = 5;

impl Stretches {
    /// Looks at all blocks.
    pub fn new(func: &Function, plan: &Plan) -> Stretches {
        let mut out = Stretches {
            sizes: Vec::with_capacity(plan.order.len() + 1),
            unsafe_blocks: Vec::with_capacity(plan.order.len() + 1),
            uniform_arguments: Vec::with_capacity(plan.order.len() + 1),
        };
        out.sizes.push(0);
        out.unsafe_blocks.push(0);
        out.uniform_arguments.push(0);
        for (here, &block) in plan.order.iter().enumerate() {
            let insts = &func.blocks[block].insts;
            let loops = goes_back(&plan.leave[here], here);
            let bad = loops || insts.iter().any(needs_lanes);
            out.sizes
                .push(out.sizes[here] + insts.iter().map(size).sum::<u32>());
            out.unsafe_blocks
                .push(out.unsafe_blocks[here] + u32::from(bad));
            let edges = func.blocks[block].succs.iter();
            let uniform = edges.filter(|e| has_uniform_parameter(func, e.block));
            out.uniform_arguments
                .push(out.uniform_arguments[here] + uniform.count() as u32);
        }
        out
    }

    /// Should a wave that arrives at `from` without lanes, though lanes may have been parked there,
    /// jump on to `to`?
    ///
    /// It must if the stretch gives uniform values to parameters: it may be the other way of a
    /// uniform branch, whose way with lanes gave such a parameter another value already. (Where a
    /// divergent branch sends no lanes into a stretch, there is no such other way: the lanes would
    /// come from the branch as well, and the parameter would not be uniform.)
    pub fn must_guard(&self, from: Place, to: Place) -> bool {
        self.worth_skipping(from, to) || self.uniform_arguments[to] > self.uniform_arguments[from]
    }

    /// Should the wave jump from before `from` to `to` if no lane is active?
    pub fn worth_skipping(&self, from: Place, to: Place) -> bool {
        let unsafe_blocks = self.unsafe_blocks[to] - self.unsafe_blocks[from];
        unsafe_blocks > 0 || self.sizes[to] - self.sizes[from] > WORTH_SKIPPING
    }
}

fn has_uniform_parameter(func: &Function, block: Block) -> bool {
    let params = &func.blocks[block].params;
    params
        .iter()
        .any(|&p| matches!(func.vregs[p].kind, VRegKind::Plain))
}

fn goes_back(leave: &Leave, here: Place) -> bool {
    ways(leave)
        .iter()
        .any(|w| matches!(w, Way::Go(target) if *target <= here))
}

/// How many instructions that do nothing it costs as much as.
fn size(inst: &Inst) -> u32 {
    match inst.mem.filter(|_| is_local_access(inst)) {
        Some(mem) if mem.kind == AccessKind::Load => LOCAL_LOAD,
        Some(_) => LOCAL_STORE,
        None => 1,
    }
}

/// Does it only load from local memory or store to it, for the active lanes?
fn is_local_access(inst: &Inst) -> bool {
    inst.mem.is_some_and(|mem| {
        let is_plain = mem.ordering == Ordering::NotAtomic;
        is_plain && mem.spaces == Spaces::LOCAL && !mem.flags.contains(MemFlags::VOLATILE)
    })
}

/// Does the instruction write the stack pointer, which is one for all lanes?
fn moves_stack(inst: &Inst) -> bool {
    let stack = Operand::phys(STACK_POINTER);
    let mut operands = inst.operands.iter().enumerate();
    operands.any(|(i, &operand)| operand == stack && inst.access(i).0)
}

/// Does the instruction have an effect, or an undefined result that matters, when no lane is
/// active? Vector memory does nothing then, but costs its issue, so it counts as well.
/// What is executed for other lanes than the active ones does something, whichever are active.
fn needs_lanes(inst: &Inst) -> bool {
    if inst.lanes != Lanes::Active {
        return true;
    }
    match inst.op {
        Op::Pseudo(p) => matches!(
            p,
            Pseudo::Call
                | Pseudo::Asm
                | Pseudo::Trap
                | Pseudo::Return
                | Pseudo::SpillVgpr
                | Pseudo::ReloadVgpr
                // The index may come from a lane, and without one be any.
                | Pseudo::IndexRead
                | Pseudo::IndexWrite
                // Both ways lead to the same, but which one is taken may hang on a value that is
                // undefined.
                | Pseudo::BranchScc0
                | Pseudo::BranchScc1
        ),
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            let effects = InstFlags::BARRIER
                | InstFlags::SIDE_EFFECTS
                | InstFlags::CONVERGENT
                | InstFlags::CALL;
            desc.flags.intersects(effects)
                || moves_stack(inst)
                || desc.family == Family::Smem
                || desc.family == Family::Ds && !is_local_access(inst)
                || desc.family.is_vmem()
        }
    }
}
