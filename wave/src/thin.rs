//! Takes out blocks that only jump on: edge blocks where register allocation put nothing.
//!
//! A block goes if it has one predecessor, no parameters and nothing but a jump, unless
//!
//! * the predecessor would then have two edges to the same target;
//! * or lanes that go back to two loops from it: one of the two ways would park its lanes before
//!   the block, where the wave has been already;
//! * or the block is the latch of a loop and the predecessor would not be its last block: lanes may
//!   be parked behind it, at blocks of the loop that the wave comes to before the latch. From the
//!   predecessor it would go back without them. (It is so where a loop ends with the exit of one
//!   inside.) Where no branch of the loop parts lanes, none are parked.
//!
//! Linear.

use cranelift_entity::SecondaryMap;
use graphs::filled;
use mir::{Block, Function, Pseudo};

/// Removes empty forwarding blocks.
pub fn run(func: &mut Function) {
    let blocks = func.blocks.len();
    let mut preds: SecondaryMap<Block, u32> = filled(blocks, 0);
    for &block in &func.layout {
        for edge in &func.blocks[block].succs {
            preds[edge.block] += 1;
        }
    }
    let mut place: SecondaryMap<Block, usize> = filled(blocks, 0);
    for (i, &block) in func.layout.iter().enumerate() {
        place[block] = i;
    }
    let lanes = Lanes::new(func);
    let mut gone: SecondaryMap<Block, bool> = filled(blocks, false);
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        if gone[block] {
            continue;
        }
        for k in 0..func.blocks[block].succs.len() {
            // A chain of empty blocks goes at once.
            while let Some(via) = superfluous(func, &preds, &place, block, k) {
                let target = func.blocks[via].succs[0].block;
                let (first, last) = (place[block], place[via]);
                let behind = func.layout.get(first + 1..last).unwrap_or(&[]);
                let is_back = place[target] <= first;
                if is_back && !behind.iter().all(|&b| gone[b]) && lanes.part(place[target], last) {
                    break;
                }
                func.blocks[block].succs[k] = func.blocks[via].succs[0].clone();
                gone[via] = true;
            }
        }
    }
    func.layout.retain(|&b| !gone[b]);
}

/// Where lanes part.
struct Lanes {
    /// Number of branches that part them among the blocks before each place of the layout.
    before: Vec<u32>,
}

impl Lanes {
    fn new(func: &Function) -> Lanes {
        let mut before = vec![0];
        let mut count = 0;
        for &block in &func.layout {
            let branch = func.terminator(block);
            count += u32::from(branch.is_some_and(|t| t.is_pseudo(Pseudo::BranchLanes)));
            before.push(count);
        }
        Lanes { before }
    }

    /// Do they part in a block of these places?
    fn part(&self, first: usize, last: usize) -> bool {
        self.before[first] != self.before[last + 1]
    }
}

/// The target of edge `k`, if it can be taken out.
fn superfluous(
    func: &Function,
    preds: &SecondaryMap<Block, u32>,
    place: &SecondaryMap<Block, usize>,
    block: Block,
    k: usize,
) -> Option<Block> {
    let via = func.blocks[block].succs[k].block;
    if preds[via] != 1 || via == func.entry() || !only_jumps(func, via) {
        return None;
    }
    let target = func.blocks[via].succs[0].block;
    let parallel = func.blocks[block].succs.iter().any(|e| e.block == target);
    let back = |b: Block| place[b] <= place[block];
    let others = func.blocks[block].succs.iter().enumerate();
    let parts = back(target)
        && others.filter(|&(i, _)| i != k).any(|(_, e)| back(e.block))
        && func
            .terminator(block)
            .is_some_and(|t| t.is_pseudo(Pseudo::BranchLanes));
    (!parallel && !parts && target != via).then_some(via)
}

fn only_jumps(func: &Function, block: Block) -> bool {
    let data = &func.blocks[block];
    data.params.is_empty() && data.insts.len() == 1 && data.insts[0].is_pseudo(Pseudo::Jump)
}
