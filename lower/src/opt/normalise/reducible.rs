//! Makes irreducible graphs reducible.
//!
//! A cycle that can be entered at several blocks gets a dispatch block: edges to those entries go
//! to the dispatch block instead, which passes on to the entry that the edge meant. So do all edges
//! from outside, and those from inside that go back in reverse post-order. Edges that go forward
//! stay ([`Inside::Back`]): a switch into the middle of an unrolled loop goes from one entry on to
//! the next, and comes to the dispatch block once a turn. Only where an entry would still be in a
//! cycle then, its edges from inside are all sent there ([`Inside::All`]): every dispatch block
//! takes its entries out of the cycles that are left, so there is an end. The dispatch block takes
//! a selector and the parameters of the entries; an edge passes poison for those of the others.
//! Parameters of several entries that are given the same value by some edge are mostly one variable
//! of the program, and are one parameter there ([`Places`]), which is right for any, since an edge
//! means one entry. No code is duplicated.
//!
//! Why definitions still dominate their uses: let `x` dominate `y` before, and let a path
//! afterwards reach `y` without `x`. After its last visit to the dispatch block it goes on from
//! some entry `e` to `y` without `x`, by edges that were there before. Before, `e` could be reached
//! from outside of the cycle; if `x` is in the cycle, not through `x`; if `x` is outside, some
//! entry could be reached without `x` and from there, inside the cycle, `e`. So there was a path to
//! `y` without `x`, which contradicts.
//!
//! Each dispatch block costs time linear in the function.

use crate::analysis::{Cfg, GraphInfo, Reducibility};
use crate::values;
use cranelift_entity::{EntityList, EntityRef};
use ir::{Block, BlockCall, Context, Function, InstData, IntCC, SourceLoc, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Adds dispatch blocks until the graph is reducible. `info` is the graph, and is kept up to date.
pub fn run(ctx: &mut Context, func: &mut Function, info: &mut GraphInfo) -> bool {
    let mut changed = false;
    while info.loops().reducibility() == Reducibility::Irreducible {
        let Some(edges) = Search::new(&info.cfg).find() else {
            break;
        };
        dispatch(ctx, func, &edges);
        info.compute(func);
        changed = true;
    }
    changed
}

/// Which edges to entries, from inside of their cycle, go to the dispatch block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// Those that go back.
    Back,
    /// All.
    All,
}

/// An entry of a cycle, and the blocks whose edges to it go to the dispatch block.
struct Entry {
    block: Block,
    preds: Vec<Block>,
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
    fn find(mut self) -> Option<Vec<Entry>> {
        let mut work = vec![self.cfg.rpo().to_vec()];
        while let Some(blocks) = work.pop() {
            let set = self.mark(&blocks);
            for component in self.components(&blocks, set) {
                let entries = self.entries(&component);
                if entries.len() > 1 {
                    let inside = match self.are_left_in_cycles(&component, &entries) {
                        true => Inside::All,
                        false => Inside::Back,
                    };
                    return Some(self.edges(&component, &entries, inside));
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

    /// The blocks as a set of their own, of which the number is given.
    fn mark(&mut self, blocks: &[Block]) -> u32 {
        let set = self.next_set;
        self.next_set += 1;
        for &b in blocks {
            self.set[b.index()] = set;
        }
        set
    }

    fn is_forward(&self, from: Block, to: Block) -> bool {
        self.cfg.rpo_number(from) < self.cfg.rpo_number(to)
    }

    /// Is an entry in a cycle of the component without the edges that go back to entries?
    fn are_left_in_cycles(&mut self, component: &[Block], entries: &[Block]) -> bool {
        let set = self.mark(component);
        let entries: FxHashSet<Block> = entries.iter().copied().collect();
        let edges = component.iter().flat_map(|&to| {
            let preds = self.cfg.preds(to).iter();
            preds.map(move |&from| (from, to))
        });
        let stays = |&(from, to): &(Block, Block)| {
            let is_inside = self.set[from.index()] == set;
            is_inside && (self.is_forward(from, to) || !entries.contains(&to))
        };
        let found = graphs::components(component.iter().copied(), edges.filter(stays));
        let mut left = found.iter().filter(|c| c.len() > 1).flatten();
        left.any(|b| entries.contains(b))
    }

    /// The edges to the entries that go to the dispatch block.
    fn edges(&mut self, component: &[Block], entries: &[Block], inside: Inside) -> Vec<Entry> {
        let set = self.mark(component);
        let of_entry = |&block: &Block| {
            let goes = |&&p: &&Block| {
                let is_inside = self.set[p.index()] == set;
                !is_inside || inside == Inside::All || !self.is_forward(p, block)
            };
            let preds = self.cfg.preds(block).iter();
            let mut preds: Vec<Block> = preds.filter(goes).copied().collect();
            preds.dedup();
            Entry { block, preds }
        };
        entries.iter().map(of_entry).collect()
    }

    /// The blocks of a component that have a predecessor outside, in reverse post-order.
    fn entries(&mut self, component: &[Block]) -> Vec<Block> {
        let set = self.mark(component);
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

/// Parameters of the dispatch block behind the selector, and which of them each entry's are.
#[derive(Default)]
struct Places {
    types: Vec<Type>,
    /// The places that get a value from an edge to some entry, with the position among that entry's
    /// parameters.
    given: FxHashMap<Value, Vec<(usize, usize)>>,
}

impl Places {
    /// Places for an entry's parameters, whose arguments on each of its edges are given: where
    /// another entry's parameter is given the same value, that one's. Constants are mostly the same
    /// by chance, so they have to be at the same position, too.
    fn of(&mut self, func: &Function, entry: Block, edges: &[Vec<Value>]) -> Vec<usize> {
        let params = func.block_params(entry);
        let mut places: Vec<usize> = Vec::with_capacity(params.len());
        for (i, &param) in params.iter().enumerate() {
            let ty = func.value_type(param);
            let given = edges.iter().filter_map(|args| {
                let is_constant = func.value_const(args[i]).is_some();
                let given = self.given.get(&args[i])?.iter();
                let mut given = given.filter(|(_, at)| !is_constant || *at == i);
                given.find(|(place, _)| self.types[*place] == ty && !places.contains(place))
            });
            let shared = given.map(|&(place, _)| place).next();
            places.push(shared.unwrap_or_else(|| {
                self.types.push(ty);
                self.types.len() - 1
            }));
        }
        for args in edges {
            for (i, (&arg, &place)) in args.iter().zip(&places).enumerate() {
                let given = self.given.entry(arg).or_default();
                if !given.contains(&(place, i)) {
                    given.push((place, i));
                }
            }
        }
        places
    }
}

/// Sends the edges through a new block.
fn dispatch(ctx: &mut Context, func: &mut Function, entries: &[Entry]) {
    let mut all = Places::default();
    let places: Vec<Vec<usize>> = entries
        .iter()
        .map(|entry| all.of(func, entry.block, &args_of(func, entry)))
        .collect();
    let hub = func.append_block();
    let selector = func.append_block_param(hub, Type::I32);
    let (mut params, mut poison) = (Vec::new(), Vec::new());
    for &ty in &all.types {
        params.push(func.append_block_param(hub, ty));
        poison.push(values::poison(ctx, func, ty));
    }
    let mut dests = Vec::new();
    for (i, (entry, places)) in entries.iter().zip(&places).enumerate() {
        let args: Vec<Value> = places.iter().map(|&place| params[place]).collect();
        dests.push(func.block_call(entry.block, &args));
        let number = values::int(ctx, func, Type::I32, i as u128);
        for &p in &entry.preds {
            redirect(func, p, entry.block, |old| {
                let mut args = poison.clone();
                for (&place, &arg) in places.iter().zip(old) {
                    args[place] = arg;
                }
                args.insert(0, number);
                (hub, args)
            });
        }
    }
    choose(ctx, func, hub, selector, (0, &dests));
}

/// The arguments on each edge to an entry that goes to the dispatch block.
fn args_of(func: &Function, entry: &Entry) -> Vec<Vec<Value>> {
    let mut all = Vec::new();
    for &p in &entry.preds {
        let Some(t) = func.terminator(p) else {
            continue;
        };
        func.for_each_target(t, |dest| {
            if dest.block == entry.block {
                all.push(dest.args.as_slice(&func.lists).to_vec());
            }
        });
    }
    all
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

/// Makes the edges from `pred` to `entry` go where `to` says, with the arguments that it makes of
/// theirs.
fn redirect(
    func: &mut Function,
    pred: Block,
    entry: Block,
    to: impl Fn(&[Value]) -> (Block, Vec<Value>),
) {
    let Some(t) = func.terminator(pred) else {
        return;
    };
    func.for_each_target_mut(t, |dest, lists| {
        if dest.block != entry {
            return;
        }
        let (block, args) = to(dest.args.as_slice(lists));
        *dest = BlockCall {
            block,
            args: EntityList::from_slice(&args, lists),
        };
    });
}
