//! Stepping stones for branches that do not reach, where no scalar registers are free for a far
//! jump.
//!
//! A branch goes to an island on the way, a block that only branches on, and so from one to the
//! next: that needs no register. What stood before an island jumps over it if it went on there.
//! Every island is nearer to its target than what branches to it, so that the steps come to an end.
//!
//! An island stands between two blocks or, where a block is too long, in the middle of one, which
//! becomes two. Nothing that counts wait states notices: what is put in between are more of them.
//! Only what computes an address from that of an instruction before it must stay with that
//! ([`may_part`]).

use mir::{Block, BlockData, Edge, Function, Inst, Op, Operand, Pseudo, SrcLoc};
use std::collections::BTreeMap;

/// A place between instructions: before one of a block, of whose body there is some behind it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    /// The block.
    pub block: Block,
    /// Its instructions before the place.
    pub index: usize,
}

/// A branch that does not reach.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hop {
    /// Where it stands.
    pub from: Block,
    /// Where it goes.
    pub target: Block,
    /// Where on the way an island is within reach.
    pub place: Place,
}

/// The function with an island for each hop; hops to one target share those in one place. `resolve`
/// tells where an edge leads.
pub(crate) fn with_islands(
    func: &Function,
    hops: &[Hop],
    resolve: impl Fn(Block) -> Block,
) -> Function {
    let mut out = func.clone();
    let mut islands: BTreeMap<(Place, Block), Block> = BTreeMap::new();
    for hop in hops {
        let island = *islands
            .entry((hop.place, hop.target))
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
        let first = Place { block, index: 0 };
        let here = islands.range((first, Block::from_u32(0))..);
        let here = here.take_while(|((place, _), _)| place.block == block);
        let (mut part, mut before) = (block, 0);
        for (&(place, _), &island) in here {
            if place.index > before {
                out.layout.push(part);
                part = part_at(&mut out, part, place.index - before);
                before = place.index;
            }
            out.layout.push(island);
        }
        out.layout.push(part);
    }
    out
}

/// Takes what is behind so many instructions out of a block; gives the block that it becomes.
fn part_at(func: &mut Function, block: Block, index: usize) -> Block {
    let head = &mut func.blocks[block];
    let mut rest = BlockData {
        insts: head.insts.split_off(index),
        loop_depth: head.loop_depth,
        ..BlockData::default()
    };
    std::mem::swap(&mut rest.wave_succs, &mut head.wave_succs);
    let loc = head.insts.last().map_or(SrcLoc::NONE, |i| i.loc);
    let mut jump = Inst::pseudo(Pseudo::Jump, &[]);
    jump.loc = loc;
    func.blocks[block].insts.push(jump);
    let rest = func.blocks.push(rest);
    func.blocks[block].wave_succs.push(Edge::to(rest));
    rest
}

/// May something stand before an instruction of a block? Not between the one that reads the program
/// counter and those that add a distance from there; who else reads it may do so with the distances
/// of all that follows.
pub(crate) fn may_part(insts: &[Inst], index: usize) -> bool {
    !adds_distance(&insts[index])
        && insts.windows(2).all(|pair| match pair[0].op {
            Op::Isa(isa::Opcode::SGetpcB64) => adds_distance(&pair[1]),
            Op::Isa(isa::Opcode::SCallB64) => false,
            _ => true,
        })
}

fn adds_distance(inst: &Inst) -> bool {
    inst.operands
        .iter()
        .any(|operand| matches!(operand, Operand::Symbol { .. }))
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
