//! Whether loads are worth being put an iteration ahead.
//!
//! An iteration takes as long as its longest chain from the loop's numbers to the last instruction
//! that is issued, or as all issues; with the loads ahead their latency is beside the chain and not
//! in it. What is gained is compared with the instructions that are added, which count where there
//! are other waves to issue.

use super::{Again, Candidate, Pipeliner, Plan};
use crate::analysis::Uniformity;
use crate::opt::cost::speculation_cost;
use cranelift_entity::SecondaryMap;
use graphs::filled;
use ir::{AddrSpace, Block, DataLayout, Inst, InstData, Value};

/// Is an iteration shorter by a quarter, and by much more than what is added, which counts where
/// other waves are there to use the time?
pub(super) fn is_worth(p: &Pipeliner<'_, '_>, uniformity: &Uniformity, plan: &Plan<'_>) -> bool {
    let now = chain(p, uniformity, &[]);
    let more = p.env.abilities.latencies.issue * instructions(p, plan);
    let before = now.chain.max(now.issue);
    let is_enough = |after: u32| {
        let gain = before.saturating_sub(after);
        gain > 0 && 4 * gain >= before && gain >= 8 * more
    };
    // Often it is not, however short the chain gets.
    if !is_enough(now.issue + more) {
        return false;
    }
    let latency = |c: &Candidate| time(p, uniformity, c.load).0;
    let longest = plan.loads.iter().map(latency).max().unwrap_or(0);
    let ahead = chain(p, uniformity, plan.loads).chain.max(longest);
    is_enough(ahead.max(now.issue + more))
}

/// The test once more, a choice for each number, and a copy of what is loaded.
fn instructions(p: &Pipeliner<'_, '_>, plan: &Plan<'_>) -> u32 {
    let registers = |v: Value| {
        let layout = DataLayout::new(&p.env.ctx.types);
        layout.bits(p.func.value_type(v)).div_ceil(32).max(1) as u32
    };
    let choices: u32 = plan.params.iter().map(|&v| registers(v)).sum();
    let copies: u32 = plan.loads.iter().map(|c| registers(c.value)).sum();
    let test = match plan.again {
        Again::Copied => 1,
        Again::Moved => 0,
    };
    test + choices + copies
}

/// Cycles of an iteration.
struct Cycles {
    chain: u32,
    issue: u32,
}

/// The longest chain of an iteration in which some loads are there already.
fn chain(p: &Pipeliner<'_, '_>, uniformity: &Uniformity, there: &[Candidate]) -> Cycles {
    let header = p.shape.header;
    let mut ready: SecondaryMap<Value, u32> = filled(p.func.num_values(), 0);
    let mut start: SecondaryMap<Block, u32> = filled(p.func.blocks.len(), 0);
    let mut cycles = Cycles { chain: 0, issue: 0 };
    for &block in p.info.loops().blocks(p.shape.l) {
        for &inst in &p.func.blocks[block].insts {
            let condition = test(p, inst);
            let operands = match &condition {
                // Its arguments are waited for where they are used.
                Some(condition) => std::slice::from_ref(condition),
                None => p.func.plain_operands(inst),
            };
            let ready_at = operands.iter().map(|&v| ready[v]);
            let at = ready_at.fold(start[block], u32::max);
            cycles.chain = cycles.chain.max(at);
            let (latency, issue) = time(p, uniformity, inst);
            cycles.issue += issue;
            if let Some(v) = p.func.result(inst) {
                let is_there = there.iter().any(|c| c.load == inst);
                ready[v] = if is_there { 0 } else { at + latency };
            }
            p.func.for_each_target(inst, |dest| {
                if dest.block == header || !p.info.loops().contains(p.shape.l, dest.block) {
                    return;
                }
                start[dest.block] = start[dest.block].max(at);
                let args = dest.args.as_slice(&p.func.lists);
                for (&param, &arg) in p.func.block_params(dest.block).iter().zip(args) {
                    ready[param] = ready[param].max(ready[arg]);
                }
            });
        }
    }
    cycles
}

/// What a branch asks.
fn test(p: &Pipeliner<'_, '_>, inst: Inst) -> Option<Value> {
    match p.func.inst(inst) {
        InstData::Branch { cond: v, .. } | InstData::Switch { value: v, .. } => Some(*v),
        _ => None,
    }
}

/// Latency and issue of an instruction.
fn time(p: &Pipeliner<'_, '_>, uniformity: &Uniformity, inst: Inst) -> (u32, u32) {
    let known = p.env.abilities.latencies;
    let space = |v: Value| p.func.value_type(v).addr_space();
    let memory = |pointer| match space(pointer) {
        Some(AddrSpace::Local) => (known.local, known.issue),
        _ => (known.memory, known.issue),
    };
    match p.func.inst(inst) {
        InstData::Load { ptr, mem } if mem.is_simple() && mem.flags.precedes_writes() => {
            match uniformity.is_uniform(*ptr) {
                true => (known.scalar, known.issue),
                false => memory(*ptr),
            }
        }
        InstData::Load { ptr, .. } => memory(*ptr),
        InstData::AtomicRmw { args, .. } => memory(args[0]),
        InstData::CmpXchg { args, .. } => memory(args[0]),
        _ => {
            let cost = speculation_cost(p.env.ctx, p.func, inst).unwrap_or(1);
            (known.issue * cost, known.issue * cost)
        }
    }
}
