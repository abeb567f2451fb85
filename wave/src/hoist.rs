//! Moves on one edge of a branch stand before the branch, where that harms nobody.
//!
//! A block that has nothing but a move or two (`v_mov_b32` of the value that a block parameter gets
//! on that edge) would be visited by the wave with a mask of its own: three instructions around
//! one. If the lanes that take the other edge do not need what is in the registers that are
//! written, all lanes can do the move before the branch, and the block is gone.
//! On the way back to a loop's header the same holds of a branch that all lanes take together:
//! without the block one branch an iteration is enough.
//!
//! Liveness of VGPRs, which are physical, is computed if there is such a block at all. Linear in
//! instructions, and in blocks for each round of the data flow, of which there are as many as loops
//! are nested at most.

use cranelift_entity::SecondaryMap;
use graphs::filled;
use isa::{Opcode, RegKind, RegSpan};
use mir::{Block, Function, Inst, Lanes, Op, Operand, Pseudo};

/// With more moves than this the branch is better.
const MOST_MOVES: usize = 2;
/// The same on the way back to a header: what leaves the loop moves in vain, but once.
const MOST_MOVES_BACK: usize = 6;

/// A set of VGPRs.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Vgprs([u64; 4]);

impl Vgprs {
    /// Calls `f` with each register of a span: its word and its bit.
    #[inline]
    fn for_each(span: RegSpan, mut f: impl FnMut(usize, u64)) {
        if !span.base.is_vgpr() {
            return;
        }
        let first = usize::from(span.base.index());
        for n in first..first + usize::from(span.count) {
            f(n / 64, 1 << (n % 64));
        }
    }

    #[inline]
    fn add(&mut self, span: RegSpan) {
        Vgprs::for_each(span, |word, bit| self.0[word] |= bit);
    }

    fn union(&mut self, other: Vgprs) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
    }

    fn subtract(&mut self, other: Vgprs) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= !b);
    }

    fn intersects(self, other: Vgprs) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }
}

/// Moves what can be moved.
pub fn run(func: &mut Function) {
    let mut preds: SecondaryMap<Block, u32> = filled(func.blocks.len(), 0);
    for &block in &func.layout {
        func.blocks[block]
            .succs
            .iter()
            .for_each(|e| preds[e.block] += 1);
    }
    let mut place: SecondaryMap<Block, usize> = filled(func.blocks.len(), 0);
    for (n, &block) in func.layout.iter().enumerate() {
        place[block] = n;
    }
    let candidates: Vec<(Block, usize)> = func
        .layout
        .iter()
        .flat_map(|&b| [(b, 0), (b, 1)])
        .filter(|&(b, k)| is_candidate(func, &preds, &place, b, k))
        .collect();
    if candidates.is_empty() {
        return;
    }
    let live = live_in(func);
    let mut last = None;
    for (block, k) in candidates {
        let other = func.blocks[block].succs[1 - k].block;
        // After one edge's moves went, the registers are in use on that edge.
        if last != Some(block) && !written(func, block, k).intersects(live[other]) {
            hoist(func, block, k);
            last = Some(block);
        }
    }
}

/// Does edge `k` of a branch lead to a block with nothing but moves, no deeper in loops than the
/// moves are now?
fn is_candidate(
    func: &Function,
    preds: &SecondaryMap<Block, u32>,
    place: &SecondaryMap<Block, usize>,
    block: Block,
    k: usize,
) -> bool {
    let Some(branch) = func.terminator(block) else {
        return false;
    };
    let divergent = branch.is_pseudo(Pseudo::BranchLanes);
    let uniform = [Pseudo::BranchScc0, Pseudo::BranchScc1, Pseudo::BranchAny];
    if !divergent && !uniform.iter().any(|&p| branch.is_pseudo(p)) {
        return false;
    }
    let target = func.blocks[block].succs[k].block;
    let data = &func.blocks[target];
    let back = |to: Block| place[to] <= place[target];
    let most = match divergent {
        true => MOST_MOVES,
        false if data.succs.first().is_some_and(|e| back(e.block)) => MOST_MOVES_BACK,
        false => 0,
    };
    let moves = data.insts.len() - 1;
    preds[target] == 1
        && data.params.is_empty()
        && data.loop_depth >= func.blocks[block].loop_depth
        && (1..=most).contains(&moves)
        && data.insts[moves].is_pseudo(Pseudo::Jump)
        && data.insts[..moves].iter().all(is_move)
}

fn is_move(inst: &Inst) -> bool {
    let to_vgpr = matches!(inst.operands.first(), Some(Operand::Phys(s)) if s.regs().all(|r| r.kind() == RegKind::Vgpr));
    let active = inst.lanes == Lanes::Active;
    inst.op == Op::Isa(Opcode::VMovB32) && inst.operands.len() == 2 && to_vgpr && active
}

fn written(func: &Function, block: Block, k: usize) -> Vgprs {
    let mut set = Vgprs::default();
    let target = func.blocks[block].succs[k].block;
    for inst in &func.blocks[target].insts {
        if let Some(&Operand::Phys(span)) = inst.operands.first() {
            set.add(span);
        }
    }
    set
}

fn hoist(func: &mut Function, block: Block, k: usize) {
    let target = func.blocks[block].succs[k].block;
    let insts = &mut func.blocks[target].insts;
    let moves: Vec<Inst> = insts.drain(..insts.len() - 1).collect();
    let insts = &mut func.blocks[block].insts;
    let end = insts.len() - 1;
    insts.splice(end..end, moves);
}

/// VGPRs whose value a lane may still need when it comes to a block.
fn live_in(func: &Function) -> SecondaryMap<Block, Vgprs> {
    let effects: Vec<(Block, Effect)> = func
        .layout
        .iter()
        .rev()
        .map(|&b| (b, Effect::new(&func.blocks[b].insts)))
        .collect();
    let mut live: SecondaryMap<Block, Vgprs> = filled(func.blocks.len(), Vgprs::default());
    loop {
        let mut changed = false;
        for &(block, effect) in &effects {
            let mut set = Vgprs::default();
            for edge in &func.blocks[block].succs {
                set.union(live[edge.block]);
            }
            set.subtract(effect.written);
            set.union(effect.read);
            changed |= live[block] != set;
            live[block] = set;
        }
        if !changed {
            return live;
        }
    }
}

/// What a block does with VGPRs.
#[derive(Clone, Copy, Default)]
struct Effect {
    /// Read before they are written.
    read: Vgprs,
    written: Vgprs,
}

impl Effect {
    fn new(insts: &[Inst]) -> Effect {
        let mut effect = Effect::default();
        insts.iter().for_each(|inst| effect.step(inst));
        effect
    }

    fn step(&mut self, inst: &Inst) {
        let written = inst.written();
        for (k, &operand) in inst.operands.iter().enumerate() {
            if let (Operand::Phys(span), false) = (operand, written.contains(k)) {
                let Effect { read, written } = self;
                Vgprs::for_each(span, |word, bit| read.0[word] |= bit & !written.0[word]);
            }
        }
        for k in written.indices() {
            if let Some(&Operand::Phys(span)) = inst.operands.get(k) {
                self.written.add(span);
            }
        }
    }
}
