//! Stepping stones for branches that do not reach, where no scalar registers are free for a far
//! jump.
//!
//! A branch goes to an island on the way, a block that only branches on, and so from one to the
//! next: that needs no register. What stood before an island jumps over it if it went on there.
//! Every island is nearer to its target than what branches to it, so that the steps come to an end.

use mir::{Block, BlockData, Edge, Function, Inst, Operand, Pseudo};
use std::collections::BTreeMap;

/// A branch that does not reach.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hop {
    /// Where it stands.
    pub from: Block,
    /// Where it goes.
    pub target: Block,
    /// The block on the way before which an island is within reach.
    pub before: Block,
}

/// The function with an island for each hop; hops to one target share those in one place. `resolve`
/// tells where an edge leads.
pub(crate) fn with_islands(
    func: &Function,
    hops: &[Hop],
    resolve: impl Fn(Block) -> Block,
) -> Function {
    let mut out = func.clone();
    let mut islands: BTreeMap<(Block, Block), Block> = BTreeMap::new();
    for hop in hops {
        let island = *islands
            .entry((hop.before, hop.target))
            .or_insert_with(|| out.blocks.push(island(hop.target)));
        let edges = &func.blocks[hop.from].wave_succs;
        for (i, edge) in edges.iter().enumerate() {
            if resolve(edge.block) == hop.target {
                out.blocks[hop.from].wave_succs[i].block = island;
            }
        }
    }
    out.layout.clear();
    for &block in &func.layout {
        let here = islands.range((block, Block::from_u32(0))..);
        let here = here.take_while(|((before, _), _)| *before == block);
        out.layout.extend(here.map(|(_, &island)| island));
        out.layout.push(block);
    }
    out
}

/// A block that branches on. A block that does nothing else would be left out.
fn island(target: Block) -> BlockData {
    let mut data = BlockData::default();
    data.insts
        .push(Inst::new(isa::Opcode::SNop, &[Operand::Imm(0)]));
    data.insts.push(Inst::pseudo(Pseudo::Jump, &[]));
    data.wave_succs.push(Edge::to(target));
    data
}
