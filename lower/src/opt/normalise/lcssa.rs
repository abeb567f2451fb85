//! Loop-closed SSA form: a value of a loop is used outside only through parameters of the loop's
//! exit blocks.
//!
//! Needs loops with exit blocks that have one predecessor (`critical`). For each value that leaves
//! its innermost loop, the exit blocks where it is live get a parameter, and the joins where
//! several of these meet (iterated dominance frontier, where live); each use outside then takes the
//! definition that reaches it. The new parameters may leave further loops and are treated the same
//! way.

use crate::analysis::{Frontiers, GraphInfo, Loop};
use crate::opt::edges::append_argument;
use cranelift_entity::EntitySet;
use ir::{Block, Function, Inst, Value, ValueDef};

/// A use of a value by an instruction of a block. An argument of a terminator counts as a use in
/// the terminator's block.
pub type Site = (Inst, Block);

/// Closes all loops, given the uses outside of them.
pub fn run(func: &mut Function, info: &GraphInfo, outside: &OutsideUses) -> bool {
    if outside.list.is_empty() {
        return false;
    }
    let mut closer = Closer {
        info,
        frontiers: None,
        live: EntitySet::with_capacity(func.blocks.len()),
        seen: EntitySet::with_capacity(func.blocks.len()),
        walk: Vec::new(),
        joins: Vec::new(),
        queue: Vec::new(),
    };
    for &b in info.loops().order() {
        let Some(l) = info.loops().innermost(b) else {
            continue;
        };
        for i in 0..func.block_params(b).len() {
            let value = func.block_params(b)[i];
            closer.enqueue(outside, l, b, value);
        }
        for i in 0..func.blocks[b].insts.len() {
            if let Some(value) = func.result(func.blocks[b].insts[i]) {
                closer.enqueue(outside, l, b, value);
            }
        }
    }
    let changed = !closer.queue.is_empty();
    while let Some(item) = closer.queue.pop() {
        closer.close(func, item);
    }
    changed
}

/// The uses of loops' values outside of their innermost loops. Mostly there are few of them, so
/// that the uses of all values are not listed.
pub struct OutsideUses {
    /// Ordered by the values, those of one value in program order.
    list: Vec<(Value, Site)>,
    /// The values in it.
    leaving: EntitySet<Value>,
}

impl OutsideUses {
    /// All of them.
    pub fn find(func: &Function, info: &GraphInfo) -> OutsideUses {
        let list = outside_uses(func, info);
        let mut leaving = EntitySet::new();
        leaving.extend(list.iter().map(|&(value, _)| value));
        OutsideUses { list, leaving }
    }

    /// The values.
    pub fn values(&self) -> impl Iterator<Item = Value> {
        self.list.iter().map(|&(value, _)| value)
    }

    /// The uses of one value: the users, and the blocks where these stand.
    pub fn of(&self, value: Value) -> impl Iterator<Item = Site> {
        let first = self.list.partition_point(|&(v, _)| v < value);
        let own = self.list[first..].iter();
        own.take_while(move |&&(v, _)| v == value)
            .map(|&(_, site)| site)
    }
}

fn outside_uses(func: &Function, info: &GraphInfo) -> Vec<(Value, Site)> {
    let loops = info.loops();
    let loop_of = loops.loops_of_values(func);
    let mut outside = Vec::new();
    for &b in &func.layout {
        // Nothing leaves a loop to here if all loops are around.
        let is_inside = loops.block_depth(b) as usize == loops.len();
        if is_inside || !info.cfg.is_reachable(b) {
            continue;
        }
        let here = loops.innermost(b);
        for &inst in &func.blocks[b].insts {
            func.for_each_operand(inst, |v| {
                let from = loop_of[v].expand();
                // Most stay where they are.
                if from.is_some_and(|l| from != here && !loops.contains(l, b)) {
                    outside.push((v, (inst, b)));
                }
            });
        }
    }
    outside.sort_by_key(|&(v, _)| v);
    outside
}

/// A value, the block that defines it, the innermost loop around that, and uses outside of the
/// loop.
struct Leaving {
    value: Value,
    block: Block,
    from: Loop,
    sites: Vec<Site>,
}

struct Closer<'a> {
    info: &'a GraphInfo,
    /// Made when the first value leaves a loop by several exits.
    frontiers: Option<Frontiers>,
    /// Blocks where the value at hand is live on entry.
    live: EntitySet<Block>,
    seen: EntitySet<Block>,
    walk: Vec<Block>,
    joins: Vec<Block>,
    queue: Vec<Leaving>,
}

impl Closer<'_> {
    fn enqueue(&mut self, outside: &OutsideUses, from: Loop, block: Block, value: Value) {
        // Most stay where they are.
        if !outside.leaving.contains(value) {
            return;
        }
        let sites: Vec<Site> = outside.of(value).collect();
        self.queue.push(Leaving {
            value,
            block,
            from,
            sites,
        });
    }

    fn close(&mut self, func: &mut Function, item: Leaving) {
        let Leaving {
            value,
            block,
            from,
            mut sites,
        } = item;
        let ty = func.value_type(value);
        let exits = self.live_exits(block, from, &sites);
        let mut defs: Vec<(Block, Value)> = Vec::new();
        for &(inside, exit) in &exits {
            defs.push((exit, func.append_block_param(exit, ty)));
            if let Some(t) = func.terminator(inside) {
                append_argument(func, t, exit, value);
            }
        }
        if defs.len() > 1 {
            self.walk.clear();
            self.walk.extend(defs.iter().map(|d| d.0));
            let mut joins = std::mem::take(&mut self.joins);
            let frontiers = self
                .frontiers
                .get_or_insert_with(|| Frontiers::new(&self.info.cfg, &self.info.dom));
            frontiers.iterated(&mut self.walk, &self.live, &mut joins, &mut self.seen);
            for &join in &joins {
                // A frontier of an exit is a join outside of the loop, so none of the exits, which
                // have one predecessor.
                defs.push((join, func.append_block_param(join, ty)));
                let mut preds = self.info.cfg.preds(join).to_vec();
                preds.dedup();
                for p in preds {
                    if let Some(t) = func.terminator(p) {
                        append_argument(func, t, join, value);
                        sites.push((t, p));
                    }
                }
            }
            self.joins = joins;
        }
        self.live.clear();
        self.rewrite(func, value, defs, sites);
    }

    /// Marks where the value is live outside of the loop, and lists the exit edges that it is live
    /// on.
    fn live_exits(&mut self, block: Block, from: Loop, sites: &[Site]) -> Vec<(Block, Block)> {
        let (cfg, loops, dom) = (&self.info.cfg, self.info.loops(), &self.info.dom);
        let mut exits = Vec::new();
        self.walk.clear();
        for &(_, b) in sites {
            if self.live.insert(b) {
                self.walk.push(b);
            }
        }
        while let Some(b) = self.walk.pop() {
            for &p in cfg.preds(b) {
                if loops.contains(from, p) {
                    debug_assert!(dom.dominates(block, p));
                    exits.push((p, b));
                } else if self.live.insert(p) {
                    self.walk.push(p);
                }
            }
        }
        exits.sort_by_key(|e| dom.preorder_number(e.1));
        exits
    }

    /// Gives each site the definition that reaches it: the nearest one up the dominator tree.
    /// Definitions stand at the beginning of their blocks.
    fn rewrite(
        &mut self,
        func: &mut Function,
        value: Value,
        mut defs: Vec<(Block, Value)>,
        mut sites: Vec<Site>,
    ) {
        let dom = &self.info.dom;
        defs.sort_by_key(|d| dom.preorder_number(d.0));
        sites.sort_by_key(|s| dom.preorder_number(s.1));
        let mut groups: Vec<Vec<Site>> = vec![Vec::new(); defs.len()];
        let mut stack: Vec<usize> = Vec::new();
        let mut next = 0;
        for (inst, b) in sites {
            while next < defs.len() && dom.preorder_number(defs[next].0) <= dom.preorder_number(b) {
                stack.push(next);
                next += 1;
            }
            while stack.last().is_some_and(|&d| !dom.dominates(defs[d].0, b)) {
                stack.pop();
            }
            let Some(&d) = stack.last() else {
                debug_assert!(false, "no definition reaches a use");
                continue;
            };
            let new = defs[d].1;
            func.for_each_operand_mut(inst, |v| {
                if *v == value {
                    *v = new;
                }
            });
            if groups[d].last().is_none_or(|&(last, _)| last != inst) {
                groups[d].push((inst, b));
            }
        }
        for ((block, new), sites) in defs.into_iter().zip(groups) {
            self.requeue(func, block, new, sites);
        }
    }

    fn requeue(&mut self, func: &Function, block: Block, value: Value, mut sites: Vec<Site>) {
        debug_assert!(matches!(func.value_def(value), ValueDef::Param(b, _) if b == block));
        let loops = self.info.loops();
        if let Some(from) = loops.innermost(block) {
            sites.retain(|&(_, b)| !loops.contains(from, b));
            if !sites.is_empty() {
                self.queue.push(Leaving {
                    value,
                    block,
                    from,
                    sites,
                });
            }
        }
    }
}
