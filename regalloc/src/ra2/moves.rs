//! Groups of parallel moves from regalloc2's edits.
//!
//! regalloc2 puts the moves of an edge in sequence, through a free register or stack slot where
//! they go round in circles. How a wave makes them in the fewest instructions (`v_swap_b32`, pairs
//! by `s_mov_b64`, SCC that must be kept) is known in [`crate::moves`], so a sequence is taken
//! together to what it does as a whole: for each place the one whose value it gets. Of these moves
//! those stay that go to the place of a parameter that was to be moved; other places, those of the
//! block's other parameters among them, were passed through only. Linear.

use super::view::{Kind, View, unit_of};
use crate::AllocError;
use crate::moves::Move;
use crate::rewrite::{self, EdgeGroups, Group, Plan};
use mir::{Edge, Function};
use regalloc2::{Allocation, Edit, Output, ProgPoint};

/// What a sequence of moves does: the places written, each with the place whose value of before it
/// has.
#[derive(Default)]
struct Sequence {
    /// Places are units, and behind them stack slots.
    source: Vec<usize>,
    written: Vec<usize>,
}

/// Number of the first stack slot.
const SLOTS: usize = 256;

fn place(allocation: Allocation) -> Option<usize> {
    match allocation.as_reg() {
        Some(reg) => Some(unit_of(reg)),
        None => allocation.as_stack().map(|slot| SLOTS + slot.index()),
    }
}

impl Sequence {
    fn source(&self, place: usize) -> usize {
        self.source.get(place).copied().unwrap_or(place)
    }

    /// All reads before all writes.
    fn parallel(&mut self, moves: &[(usize, usize)]) {
        let sources: Vec<usize> = moves.iter().map(|&(from, _)| self.source(from)).collect();
        for (&(_, to), source) in moves.iter().zip(sources) {
            let known = self.source.len();
            if to >= known {
                self.source.extend(known..=to);
            }
            self.source[to] = source;
            self.written.push(to);
        }
    }

    /// The moves to the places of an edge's parameters, of those that are moved. Leaves nothing.
    ///
    /// `None` if one is no move of registers.
    fn take(&mut self, func: &Function, plan: &Plan, edge: &Edge) -> Option<Vec<Move>> {
        let mut wanted = [false; SLOTS];
        plan.moved(func, edge).for_each(|(to, _)| wanted[to] = true);
        let mut moves = Vec::new();
        self.written.sort_unstable();
        self.written.dedup();
        for to in self.written.drain(..) {
            let from = std::mem::replace(&mut self.source[to], to);
            if to == from || to >= SLOTS || !wanted[to] {
                continue;
            }
            if from >= SLOTS {
                return None;
            }
            moves.push(Move::reg(plan.file.reg(to), plan.file.reg(from)));
        }
        Some(moves)
    }
}

/// Adds the moves of a view's edges; `None` if regalloc2 did something else than moves of edges.
pub fn add(
    func: &Function,
    plan: &Plan,
    view: &View,
    output: &Output,
    groups: &mut EdgeGroups,
) -> Option<()> {
    let mut sequence = Sequence::default();
    let mut edits = output.edits.iter().peekable();
    for (e, &(block, k)) in view.edges.iter().enumerate() {
        for (inst, kind) in View::insts(e) {
            while let Some((_, edit)) = edits.next_if(|(p, _)| *p == ProgPoint::before(inst)) {
                let Edit::Move { from, to } = edit;
                sequence.parallel(&[(place(*from)?, place(*to)?)]);
            }
            if kind == Kind::Parts {
                let allocs = output.inst_allocs(inst).chunks_exact(2);
                let pairs = allocs.map(|pair| Some((place(pair[0])?, place(pair[1])?)));
                sequence.parallel(&pairs.collect::<Option<Vec<_>>>()?);
            }
        }
        let edge = &func.current_succs(block)[k];
        groups.add(block, k, sequence.take(func, plan, edge)?);
    }
    edits.peek().is_none().then_some(())
}

/// Compares with the moves that the planner would make: there must be no other.
pub fn check(func: &Function, plan: &Plan, groups: &[Vec<Group>]) -> Result<(), AllocError> {
    let planned = rewrite::edge_moves(func, plan);
    let sorted = |groups: &[Vec<Group>]| {
        let sorted = groups.iter().flatten().map(|group| {
            let mut moves = group.moves.clone();
            moves.sort_by_key(|m| (m.dst, format!("{:?}", m.src)));
            (group.inst, moves)
        });
        sorted.collect::<Vec<_>>()
    };
    let (made, wanted) = (sorted(groups), sorted(&planned));
    match made == wanted {
        true => Ok(()),
        false => Err(AllocError::Wrong(format!(
            "regalloc2: moves {made:?} where the plan has {wanted:?}"
        ))),
    }
}
