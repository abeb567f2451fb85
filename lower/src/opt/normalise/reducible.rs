//! Makes irreducible graphs reducible.
//!
//! A cycle that can be entered at several blocks gets a dispatch block: all edges to those entries,
//! from outside and from inside, go to the dispatch block instead, which passes on to the entry
//! that the edge meant. The dispatch block takes a selector and the parameters of all entries; an
//! edge passes poison for those of the others. No code is duplicated.
//!
//! Why definitions still dominate their uses: let `x` dominate `y` before, and let a path
//! afterwards reach `y` without `x`. After its last visit to the dispatch block it goes on from
//! some entry `e` to `y` without `x`. Before, `e` could be reached from outside of the cycle; if
//! `x` is in the cycle, not through `x`; if `x` is outside, some entry could be reached without `x`
//! and from there, inside the cycle, `e`. So there was a path to `y` without `x`, which
//! contradicts.
//!
//! Each dispatch block costs time linear in the function.

use crate::analysis::{Cfg, GraphInfo, Reducibility};
use crate::values;
use cranelift_entity::{EntityList, EntityRef};
use ir::{Block, BlockCall, Context, Function, InstData, IntCC, SourceLoc, Type, Value};

/// Adds dispatch blocks until the graph is reducible. `info` is the graph, and is kept up to date.
pub fn run(ctx: &mut Context, func: &mut Function, info: &mut GraphInfo) -> bool {
    let mut changed = false;
    while info.loops().reducibility() == Reducibility::Irreducible {
        let Some(entries) = Search::new(&info.cfg).find() else {
            break;
        };
        dispatch(ctx, func, &info.cfg, &entries);
        info.compute(func);
        changed = true;
    }
    changed
}

/// Looks for a cycle with several entries, outermost first.
struct Search<'a> {
    cfg: &'a Cfg,
    /// Which set each block is in.
    set: Vec<u32>,
    next_set: u32,
}

impl<'a> Search<'a> {
    fn new(cfg: &'a Cfg) -> Self {
        let n = cfg.num_blocks();
        Search {
            cfg,
            set: vec![0; n],
            next_set: 1,
        }
    }

    /// The entries of a cycle that has several.
    fn find(mut self) -> Option<Vec<Block>> {
        let mut work = vec![self.cfg.rpo().to_vec()];
        while let Some(blocks) = work.pop() {
            let set = self.next_set;
            self.next_set += 1;
            for &b in &blocks {
                self.set[b.index()] = set;
            }
            for component in self.components(&blocks, set) {
                let entries = self.entries(&component);
                if entries.len() > 1 {
                    return Some(entries);
                }
                let inner: Vec<Block> = component
                    .into_iter()
                    .filter(|b| !entries.contains(b))
                    .collect();
                if !inner.is_empty() {
                    work.push(inner);
                }
            }
        }
        None
    }

    /// The strongly connected components with more than one block.
    fn components(&self, blocks: &[Block], set: u32) -> Vec<Vec<Block>> {
        let inside = |&b: &Block| self.set[b.index()] == set;
        let edges = blocks.iter().flat_map(|&from| {
            let succs = self.cfg.succs(from).iter().copied().filter(inside);
            succs.map(move |to| (from, to))
        });
        let mut found = graphs::components(blocks.iter().copied(), edges);
        found.retain(|component| component.len() > 1);
        found
    }

    /// The blocks of a component that have a predecessor outside, in reverse post-order.
    fn entries(&mut self, component: &[Block]) -> Vec<Block> {
        let set = self.next_set;
        self.next_set += 1;
        for &b in component {
            self.set[b.index()] = set;
        }
        let mut entries: Vec<Block> = component
            .iter()
            .copied()
            .filter(|&b| {
                let mut preds = self.cfg.preds(b).iter();
                preds.any(|p| self.set[p.index()] != set)
            })
            .collect();
        entries.sort_by_key(|&b| self.cfg.rpo_number(b));
        entries
    }
}

/// Sends all edges to the entries through a new block.
fn dispatch(ctx: &mut Context, func: &mut Function, cfg: &Cfg, entries: &[Block]) {
    let hub = func.append_block();
    let selector = func.append_block_param(hub, Type::I32);
    // For each entry its parameters, and where they begin among the hub's.
    let mut dests = Vec::new();
    let mut poison = Vec::new();
    let mut first = Vec::new();
    for &e in entries {
        first.push(poison.len());
        let types: Vec<Type> = func
            .block_params(e)
            .iter()
            .map(|&p| func.value_type(p))
            .collect();
        let mut args = Vec::new();
        for ty in types {
            args.push(func.append_block_param(hub, ty));
            poison.push(values::poison(ctx, func, ty));
        }
        dests.push(func.block_call(e, &args));
    }
    for (i, &e) in entries.iter().enumerate() {
        let number = values::int(ctx, func, Type::I32, i as u128);
        let mut preds = cfg.preds(e).to_vec();
        preds.dedup();
        for p in preds {
            redirect(func, p, e, hub, number, &poison, first[i]);
        }
    }
    choose(ctx, func, hub, selector, (0, &dests));
}

/// Ends a block by going where the selector says: to the first of the destinations for the number
/// that comes with them, to the next for the next number. A tree of branches, because legal IR has
/// no `switch`.
fn choose(
    ctx: &mut Context,
    func: &mut Function,
    block: Block,
    selector: Value,
    (first, dests): (usize, &[BlockCall]),
) {
    let loc = SourceLoc::NONE;
    if let &[dest] = dests {
        func.append_inst(block, InstData::Jump { dest }, Type::VOID, loc);
        return;
    }
    let middle = dests.len() / 2;
    let bound = values::int(ctx, func, Type::I32, (first + middle) as u128);
    let compare = InstData::ICmp {
        cond: IntCC::Ult,
        flags: ir::ArithFlags::empty(),
        args: [selector, bound],
    };
    let inst = func.append_inst(block, compare, Type::I1, loc);
    let cond = func.result(inst).unwrap_or(selector);
    let (below, above) = dests.split_at(middle);
    let dests = [(first, below), (first + middle, above)].map(|part| match *part.1 {
        [dest] => dest,
        _ => {
            let next = func.append_block();
            choose(ctx, func, next, selector, part);
            func.block_call(next, &[])
        }
    });
    func.append_inst(block, InstData::Branch { cond, dests }, Type::VOID, loc);
}

/// Makes the edges from `pred` to `entry` go to the hub, with their arguments at place `first`
/// after the selector.
fn redirect(
    func: &mut Function,
    pred: Block,
    entry: Block,
    hub: Block,
    number: Value,
    poison: &[Value],
    first: usize,
) {
    let Some(t) = func.terminator(pred) else {
        return;
    };
    func.for_each_target_mut(t, |dest, lists| {
        if dest.block != entry {
            return;
        }
        let old = dest.args.as_slice(lists).to_vec();
        let mut args = vec![number];
        args.extend_from_slice(poison);
        args[1 + first..1 + first + old.len()].copy_from_slice(&old);
        *dest = BlockCall {
            block: hub,
            args: EntityList::from_slice(&args, lists),
        };
    });
}
