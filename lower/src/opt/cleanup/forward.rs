//! Edges to blocks that only pass on. Linear in edges, with chains of such blocks cut off at a
//! fixed length.
//!
//! A *passage* has no instruction but its terminator (and perhaps the comparison that it branches
//! on), and its parameters are used nowhere else. If it jumps, the edges to it go to its target. If
//! it branches on a parameter, or on the comparison of one with a constant, an edge that passes a
//! constant goes to the target that this chooses. Edges backwards to a loop header are left alone,
//! and so are the headers of loops that begin with another loop, and edges without which blocks
//! leave a loop that other lanes may wait for ([`super::turns`]).

use super::turns::Turns;
use crate::analysis::uses::UseCounts;
use crate::analysis::{Cfg, GraphInfo};
use crate::fold;
use crate::values::const_int;
use cranelift_entity::{EntityList, EntitySet, SecondaryMap};
use ir::{Block, BlockCall, Context, Function, Inst, InstData, IntCC, Value};
use smallvec::SmallVec;

/// Longest chain of passages that one edge is taken along in one round.
const MAX_CHAIN: usize = 16;

/// What decides where a passage goes.
#[derive(Clone, Copy)]
enum Choice {
    Always,
    /// A parameter by index.
    Param(usize),
    /// A parameter compared with a constant of this width.
    Compare(IntCC, usize, u128, u32),
}

/// Redirects edges.
pub fn run(ctx: &Context, func: &mut Function, cfg: &Cfg, info: Option<&GraphInfo>) -> bool {
    let Some(passages) = Passages::find(ctx, func, cfg) else {
        return false;
    };
    let mut turns = Turns::new(cfg, info);
    // Where one edge has to go through a passage, all have: the last one would find it constant.
    let mut held = EntitySet::new();
    if passages.choose() {
        for &b in cfg.rpo() {
            for k in 0..num_targets(func, b) {
                let (_, stop) = follow(ctx, func, &passages, &mut turns, &held, (b, k));
                held.extend(stop);
            }
        }
    }
    let mut changed = false;
    for &b in cfg.rpo() {
        for k in 0..num_targets(func, b) {
            let (end, _) = follow(ctx, func, &passages, &mut turns, &held, (b, k));
            if let (Some((at, args)), Some(t)) = (end, func.terminator(b)) {
                redirect(func, t, k, at, &args);
                changed = true;
            }
        }
    }
    changed
}

fn num_targets(func: &Function, block: Block) -> usize {
    func.terminator(block).map_or(0, |t| func.num_targets(t))
}

/// Where an edge comes to, with its arguments there.
type End = (Block, SmallVec<[Value; 8]>);

/// Where target `k` of a block goes on to, if it is another block; and the passage at which it has
/// to stay for what happens in a turn of a loop.
fn follow(
    ctx: &Context,
    func: &Function,
    passages: &Passages,
    turns: &mut Turns<'_>,
    held: &EntitySet<Block>,
    (b, k): (Block, usize),
) -> (Option<End>, Option<Block>) {
    let Some(first) = func.terminator(b).and_then(|t| func.target(t, k)) else {
        return (None, None);
    };
    if passages.choices[first.block].is_none() {
        return (None, None);
    }
    let (mut at, mut args) = (first.block, args_of(func, &first));
    let mut moved = false;
    for _ in 0..MAX_CHAIN {
        let Some(next) = step(ctx, func, passages, at, &args) else {
            break;
        };
        if held.contains(at) {
            break;
        }
        // Where no edge goes back there are no loops to look for.
        let may_be_in_loop = !passages.headers.is_empty();
        if may_be_in_loop && turns.end_without(func, b, k, next.0.block) {
            return (moved.then_some((at, args)), Some(at));
        }
        (at, args) = (next.0.block, next.1);
        moved = true;
    }
    (moved.then_some((at, args)), None)
}

/// The blocks that are passed through.
struct Passages {
    /// How each passage chooses.
    choices: SecondaryMap<Block, Option<Choice>>,
    /// The blocks that edges go back to: a passage may have many edges, and each would ask all.
    headers: EntitySet<Block>,
}

impl Passages {
    /// All passages; `None` if there are none.
    fn find(ctx: &Context, func: &Function, cfg: &Cfg) -> Option<Passages> {
        let mut found = SecondaryMap::new();
        // Uses are counted only where it depends on them whether a block is a passage.
        let mut uses: Option<UseCounts> = None;
        let mut any = false;
        for &b in cfg.rpo() {
            if looks_like_passage(func, b) {
                let count = |v| uses.get_or_insert_with(|| UseCounts::new(func)).get(v);
                found[b] = passage(ctx, func, count, b);
                any |= found[b].is_some();
            }
        }
        any.then(|| Passages {
            choices: found,
            headers: headers(cfg),
        })
    }

    /// Are there some whose way depends on an argument?
    fn choose(&self) -> bool {
        let mut choices = self.choices.values().flatten();
        choices.any(|c| !matches!(c, Choice::Always))
    }
}

fn headers(cfg: &Cfg) -> EntitySet<Block> {
    let comes_back = |b: Block| cfg.preds(b).iter().any(|&p| cfg.is_retreating(p, b));
    let mut headers = EntitySet::new();
    headers.extend(cfg.rpo().iter().copied().filter(|&b| comes_back(b)));
    headers
}

fn args_of(func: &Function, call: &BlockCall) -> SmallVec<[Value; 8]> {
    SmallVec::from_slice(call.args.as_slice(&func.lists))
}

fn looks_like_passage(func: &Function, block: Block) -> bool {
    let goes_on = |inst: Inst| {
        matches!(
            func.inst(inst),
            InstData::Jump { .. } | InstData::Branch { .. }
        )
    };
    match func.blocks[block].insts[..] {
        [last] => goes_on(last),
        [first, last] => goes_on(last) && matches!(func.inst(first), InstData::ICmp { .. }),
        _ => false,
    }
}

/// Is the block a passage, and how does it choose? Asks for the number of uses of values.
fn passage(
    ctx: &Context,
    func: &Function,
    mut uses: impl FnMut(Value) -> u32,
    block: Block,
) -> Option<Choice> {
    if block == func.entry() {
        return None;
    }
    let t = func.terminator(block)?;
    let param = |v: Value| func.block_params(block).iter().position(|&p| p == v);
    let (choice, compare) = match (&func.blocks[block].insts[..], func.inst(t)) {
        ([_], InstData::Jump { .. }) => (Choice::Always, None),
        ([_], InstData::Branch { cond, .. }) => (Choice::Param(param(*cond)?), None),
        ([first, _], InstData::Branch { cond, .. }) if func.result(*first) == Some(*cond) => {
            (comparison(ctx, func, *first, param)?, Some(*first))
        }
        _ => return None,
    };
    // All uses of a parameter are here if there are as many here as there are in all.
    let uses_here = |value: Value| {
        let mut count = 0;
        for &inst in &func.blocks[block].insts {
            func.for_each_operand(inst, |v| count += u32::from(v == value));
        }
        count
    };
    let mut values = func.block_params(block).iter();
    let only_here = values.all(|&p| uses(p) == uses_here(p));
    // It is the condition.
    let compare_once =
        compare.is_none_or(|c| func.result(c).is_some_and(|result| uses(result) == 1));
    (only_here && compare_once).then_some(choice)
}

fn comparison(
    ctx: &Context,
    func: &Function,
    inst: Inst,
    param: impl Fn(Value) -> Option<usize>,
) -> Option<Choice> {
    let InstData::ICmp { cond, args, .. } = func.inst(inst) else {
        return None;
    };
    let width = ctx.types.int_bits(func.value_type(args[0]))?;
    let constant = const_int(ctx, func, args[1])?;
    Some(Choice::Compare(*cond, param(args[0])?, constant, width))
}

/// Where an edge to `block` with these arguments goes on to.
fn step(
    ctx: &Context,
    func: &Function,
    passages: &Passages,
    block: Block,
    args: &[Value],
) -> Option<(BlockCall, SmallVec<[Value; 8]>)> {
    let choice = passages.choices[block]?;
    let targets = func.targets(func.terminator(block)?);
    let is_header = |b: Block| passages.headers.contains(b);
    let target = match choice {
        // Two loops of which one begins with the other would be one, in which lanes that are
        // through with the inner one do not wait for the others.
        Choice::Always if is_header(block) && is_header(targets[0].block) => return None,
        Choice::Always => targets[0],
        // Threading past the header of a loop would take it apart.
        _ if is_header(block) => return None,
        Choice::Param(i) => targets[usize::from(const_int(ctx, func, args[i])? == 0)],
        Choice::Compare(cond, i, constant, width) => {
            let holds = fold::compare_ints(cond, const_int(ctx, func, args[i])?, constant, width);
            targets[usize::from(!holds)]
        }
    };
    if target.block == block {
        return None;
    }
    let params = func.block_params(block);
    let new = args_of(func, &target)
        .iter()
        .map(|&v| params.iter().position(|&p| p == v).map_or(v, |i| args[i]))
        .collect();
    Some((target, new))
}

fn redirect(func: &mut Function, terminator: Inst, index: usize, block: Block, args: &[Value]) {
    if let Some((dest, lists)) = func.target_mut(terminator, index) {
        *dest = BlockCall {
            block,
            args: EntityList::from_slice(args, lists),
        };
    }
}
