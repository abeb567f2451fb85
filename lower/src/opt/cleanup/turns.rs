//! Blocks that a loop's turns end with: what other lanes wait for has to happen in its turn.
//!
//! ```text
//! loop:  ok = cmpxchg lock, 0, 1            loop:  ok = cmpxchg lock, 0, 1
//!        branch ok, crit, next(false)              branch ok, crit, loop
//! crit:  …                                  crit:  …
//!        store atomic lock, 0                      store atomic lock, 0
//!        jump next(true)                           jump end
//! next(done):
//!        branch done, end, loop
//! ```
//!
//! On the left the lane that has the lock goes through `crit` before the others ask for it again.
//! On the right `crit` is no block of the loop any more: a wave comes there when all its lanes have
//! left the loop, which they never do. For one lane both are the same; no rule of LLVM tells them
//! apart, but programs rely on it that a compiler does not make one of the other. And operations
//! that depend on which lanes are active would see those of all turns at once.

use crate::analysis::loops::{Loop, LoopForest};
use crate::analysis::{Cfg, DomTree, GraphInfo};
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::intrinsic::Effects;
use ir::{Block, Function, Inst, InstData};
use smallvec::SmallVec;

/// Blocks that are looked at for all edges of a function, for each of its blocks.
const MOST_LOOKS: usize = 64;

/// The loops of a function whose edges are redirected.
pub struct Turns<'a> {
    cfg: &'a Cfg,
    /// What else is known of the graph, if anything is.
    known: Option<&'a GraphInfo>,
    /// Found when they are asked for, if not.
    found: Option<LoopForest>,
    looks: usize,
}

impl<'a> Turns<'a> {
    /// For a function with this graph, of which more may be known.
    pub fn new(cfg: &'a Cfg, known: Option<&'a GraphInfo>) -> Turns<'a> {
        Turns {
            cfg,
            known,
            found: None,
            looks: MOST_LOOKS * cfg.num_blocks(),
        }
    }

    /// Do blocks leave a loop that other lanes may wait for, if target `k` of a block is another
    /// block? Yes where that would take too long to find out.
    pub fn end_without(&mut self, func: &Function, block: Block, k: usize, target: Block) -> bool {
        let Some(from) = func.terminator(block).and_then(|t| func.target(t, k)) else {
            return false;
        };
        let from = from.block;
        let cfg = self.cfg;
        let find = || LoopForest::new(cfg, &DomTree::new(cfg));
        let loops = match self.known {
            Some(info) => info.loops(),
            None => self.found.get_or_insert_with(find),
        };
        // The loops that the edge stays in, and the new one does not, from the innermost on.
        let mut at = loops.innermost(block);
        let mut left: SmallVec<[Loop; 4]> = SmallVec::new();
        while let Some(l) = at.filter(|&l| !loops.contains(l, target)) {
            if loops.contains(l, from) {
                left.push(l);
            }
            at = loops.parent(l);
        }
        for l in left {
            let blocks = loops.blocks(l);
            self.looks = self.looks.saturating_sub(blocks.len());
            if self.looks == 0 {
                return true;
            }
            let stay = staying(func, blocks, loops.header(l), (block, k));
            let mut leave = blocks.iter().filter(|&&b| !stay.contains(b));
            if leave.any(|&b| func.blocks[b].insts.iter().any(|&i| is_seen(func, i))) {
                return true;
            }
        }
        false
    }
}

/// The blocks of a loop that come back to its header, but for one edge.
fn staying(
    func: &Function,
    blocks: &[Block],
    header: Block,
    but: (Block, usize),
) -> EntitySet<Block> {
    let mut preds: SecondaryMap<Block, SmallVec<[Block; 4]>> = SecondaryMap::new();
    for &b in blocks {
        let Some(t) = func.terminator(b) else {
            continue;
        };
        for (k, call) in func.targets(t).iter().enumerate() {
            if (b, k) != but {
                preds[call.block].push(b);
            }
        }
    }
    let mut stay = EntitySet::new();
    let mut work = vec![header];
    stay.insert(header);
    while let Some(b) = work.pop() {
        for &p in &preds[b] {
            if stay.insert(p) {
                work.push(p);
            }
        }
    }
    stay
}

/// May other lanes see that it happens, or does it depend on them?
fn is_seen(func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Load { mem, .. } | InstData::Store { mem, .. } => !mem.is_simple(),
        InstData::AtomicRmw { .. }
        | InstData::CmpXchg { .. }
        | InstData::Fence { .. }
        | InstData::Call { .. }
        | InstData::CallIndirect { .. } => true,
        InstData::Intrinsic { id, .. } => !matches!(
            id.effects(),
            Effects::Pure | Effects::Hint | Effects::ReadsState
        ),
        _ => false,
    }
}
