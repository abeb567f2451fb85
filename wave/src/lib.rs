//! From the thread graph to the wave graph.
//!
//! Before, blocks say where lanes go; afterwards, where the wave goes, and EXEC says for which
//! lanes. VGPRs are allocated already: their moves stand in blocks of the thread graph and run
//! under the EXEC that those blocks have.
//!
//! # Order
//! The wave visits blocks in layout order, which is topological but for the back edge of each loop,
//! with each loop contiguous and its latch last. A lane that goes to a block which is not the next
//! to be visited is *parked*: its bit is set in the *rejoin mask* of that block, and it takes part
//! again when the wave arrives there: `exec |= mask`. So a block is visited once for all lanes that
//! go there (once an iteration, in loops), and everything reconverges as early as the order allows.
//!
//! Where a divergent branch and the join of its lanes close a region ([`region`]), the mask is
//! saved once at the branch instead; where the wave always arrives without lanes, the mask becomes
//! EXEC ([`empty`]); moves on an edge stand before the branch if they may ([`hoist`]); and masks
//! of the active lanes alone are taken as they are ([`active`]).
//!
//! # Invariants
//! - `WAVE-EXIT`: lanes leave the function in the last block of the layout only (rule `exit` of
//!   [`mir::verifier`]; `lower` orders the blocks so). So nothing is visited after lanes have left,
//!   a function returns once and with all lanes that return, and the blocks from which control
//!   never returns (a trap, an endless loop, a call that does not come back) are visited before. A
//!   lane that goes there does not come back; a wave that has no such lane has lanes at a later
//!   place, so it can go there instead (`WAVE-EMPTY`).
//! - `WAVE-PENDING`: whenever the wave leaves a block, each lane that has not ended is active or
//!   parked at a block that is later in layout order; the wave goes to the first block in layout
//!   order where lanes may be parked or go.
//! - `WAVE-EMPTY`: a block that must not run with EXEC = 0 (it reads scalar memory, calls, meets a
//!   barrier, reads a lane, traps, loops) is jumped over then. There is always a place to jump to:
//!   lanes that are not here are parked at a later place, unless they never return.
//! - `WAVE-LOOP`: a wave goes around a loop only with at least one active lane: each branch that
//!   parks lanes outside of the loop around it is followed by a test of EXEC.
//! - `WAVE-SSA`: SGPR values are in static single assignment form again on the wave graph, which
//!   has edges that the thread graph has not ([`ssa`]).
//!
//! - `WAVE-WHOLE`: what is to be executed for more lanes than are active stands where EXEC has
//!   these, and EXEC is what it was before and after that ([`whole`]). Such a block is jumped over
//!   with EXEC = 0.
//!
//! Complexity: linear in instructions and edges, plus the sets of blocks with parked lanes and the
//! live ranges of their masks, which grow with the nesting of loops.

mod active;
mod constant;
mod empty;
mod exec;
mod graph;
mod hoist;
mod pending;
mod region;
mod skip;
mod ssa;
mod thin;
mod whole;

use isa::Machine;
use mir::{Function, Stage};

/// Builds the wave graph of a function whose VGPRs are physical.
pub fn run(func: &mut Function, machine: &Machine) {
    debug_assert_eq!(func.stage, Stage::Thread);
    debug_assert_eq!(func.wave, machine.wave());
    hoist::run(func);
    thin::run(func);
    let plan = pending::plan(func);
    let variables = exec::run(func, &plan, machine);
    func.stage = Stage::Wave;
    ssa::repair(func, &plan, variables);
    constant::run(func);
    empty::run(func);
    whole::run(func);
    active::run(func);
}
