//! Copies a loop's iterations, as far as constants go.
//!
//! A loop inside of another one is gone through to its end in each iteration of that.
//!
//! A copy of a block is made where a copy of an edge leads to it. Its parameters are blocks'
//! parameters again; but where all edges bring the same value, that is what the copy knows, so that
//! constants go on. All edges to a block but those from behind come from blocks that stand before
//! it in the order of the loop, whose copies are complete then ([`super::plan`] sees to that).
//!
//! What is used behind the loop is written to a variable where it is made ([`Leaving`]).
//!
//! Nothing is changed before the loop has come to its end: copies stand in no layout, and the edges
//! into the loop are turned last.

use super::leaving::Leaving;
use super::plan::edges_to;
use crate::analysis::{Base, GraphInfo, Loop, PointerInfo};
use crate::opt::copies::{copy_inst, known_value};
use crate::opt::env::Env;
use crate::opt::simplify::known_contents;
use crate::values::const_int;
use ir::{AliasScope, Block, BlockCall, Function, Inst, InstData, SwitchCase, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Arguments of the edges that lead to a block.
type Arrivals = Vec<Vec<Value>>;

/// Writes a loop out, if that takes at most so many instructions; how many it took.
pub(super) fn unroll(
    env: &mut Env<'_>,
    func: &mut Function,
    info: &GraphInfo,
    l: Loop,
    most: usize,
) -> Option<usize> {
    let loops = info.loops();
    let header = loops.header(l);
    let edges = edges_to(func, info, header).into_iter();
    let outside: Vec<_> = edges
        .filter(|(from, _)| !loops.contains(l, *from))
        .collect();
    let arrivals = outside.iter().map(|(_, args)| args.clone()).collect();
    let leaving = Leaving::find(env.ctx, func, info, l);
    let mut copier = Copier {
        env,
        func,
        info,
        most,
        copied: 0,
        values: FxHashMap::default(),
        scopes: FxHashMap::default(),
        levels: Vec::new(),
        stale: FxHashSet::default(),
        read: Vec::new(),
        made: Vec::new(),
        leaving,
    };
    let first = copier.block_like(header);
    if !copier.iterations(l, (first, arrivals)) {
        return None;
    }
    let Copier {
        copied,
        made,
        leaving,
        ..
    } = copier;
    for (from, _) in outside {
        turn(func, from, header, first);
    }
    func.layout.extend(made);
    leaving.read(func);
    Some(copied)
}

/// Lets all edges from a block to one lead to another.
fn turn(func: &mut Function, from: Block, old: Block, new: Block) {
    if let Some(end) = func.terminator(from) {
        func.for_each_target_mut(end, |dest, _| {
            if dest.block == old {
                dest.block = new;
            }
        });
    }
}

struct Copier<'a, 'b> {
    env: &'a mut Env<'b>,
    func: &'a mut Function,
    info: &'a GraphInfo,
    most: usize,
    /// Instructions so far.
    copied: usize,
    /// What stands for the values of the loop in this iteration.
    values: FxHashMap<Value, Value>,
    /// The same for the scopes of its accesses: a scope is one execution of what declares it.
    scopes: FxHashMap<AliasScope, AliasScope>,
    /// The loops that are being gone through, the innermost last.
    levels: Vec<Level>,
    /// Values that only their variables have.
    stale: FxHashSet<Value>,
    /// What was read of these for the instruction at hand.
    read: Vec<(Value, Value)>,
    /// All copies.
    made: Vec<Block>,
    leaving: Leaving,
}

/// A copy of a block, and the edges to it so far.
type Reached = (Block, Arrivals);

/// A loop that is being gone through.
struct Level {
    l: Loop,
    /// The blocks of this iteration that are still to be copied, if something leads there.
    blocks: FxHashMap<Block, Reached>,
    /// The next iteration's header, if something leads there.
    next: Option<Reached>,
    /// Number of edges that leave the loop so far.
    exits: usize,
}

impl Copier<'_, '_> {
    /// Copies one iteration of a loop after the other, from a header that something leads to. Does
    /// the loop come to its end?
    fn iterations(&mut self, l: Loop, first: Reached) -> bool {
        let header = self.info.loops().header(l);
        self.levels.push(Level {
            l,
            blocks: FxHashMap::default(),
            next: Some(first),
            exits: 0,
        });
        while let Some(next) = self.level().next.take() {
            self.scopes.clear();
            self.level().blocks.insert(header, next);
            if !self.iteration(l) {
                return false;
            }
        }
        if self.level().exits > 1 {
            self.forget(l);
        }
        self.levels.pop();
        true
    }

    /// What is left several ways, from different iterations, leaves no value behind that is known:
    /// uses read the variables.
    fn forget(&mut self, l: Loop) {
        let loops = self.info.loops();
        let of_it = |&(_, own): &(Value, Loop)| loops.contains(l, loops.header(own));
        let values = self.leaving.values().filter(of_it);
        self.stale.extend(values.map(|(value, _)| value));
    }

    /// Copies an iteration, with the loops in it to their ends. Do they come there?
    fn iteration(&mut self, l: Loop) -> bool {
        let loops = self.info.loops();
        let mut blocks = loops.blocks(l).iter();
        while let Some(&b) = blocks.next() {
            let inner = self.child(l, b);
            if let Some(inner) = inner {
                // Its others come in its own iterations.
                for _ in 1..loops.blocks(inner).len() {
                    blocks.next();
                }
            }
            let Some(reached) = self.level().blocks.remove(&b) else {
                continue;
            };
            let ends = match inner {
                Some(inner) => self.iterations(inner, reached),
                None => {
                    self.copy_block(b, reached);
                    self.copied <= self.most
                }
            };
            if !ends {
                return false;
            }
        }
        // An edge to a block that has been passed would be of no loop (`plan` asks for that first).
        self.level().blocks.is_empty()
    }

    /// The loop directly in another one that begins with a block.
    fn child(&self, l: Loop, block: Block) -> Option<Loop> {
        let loops = self.info.loops();
        let mut inner = loops.innermost(block).filter(|&i| i != l)?;
        while let Some(around) = loops.parent(inner).filter(|&around| around != l) {
            inner = around;
        }
        Some(inner)
    }

    fn level(&mut self) -> &mut Level {
        let last = self.levels.last_mut();
        last.expect("a loop is being gone through")
    }

    /// A block with the same parameters.
    fn block_like(&mut self, block: Block) -> Block {
        let copy = self.func.make_block();
        for i in 0..self.func.block_params(block).len() {
            let ty = self.func.value_type(self.func.block_params(block)[i]);
            self.func.append_block_param(copy, ty);
        }
        self.made.push(copy);
        copy
    }

    fn copy_block(&mut self, block: Block, (copy, arrivals): Reached) {
        for i in 0..self.func.block_params(block).len() {
            let param = self.func.block_params(block)[i];
            let first = arrivals[0][i];
            let is_one = arrivals.iter().all(|args| args[i] == first);
            let own = self.func.block_params(copy)[i];
            self.bind(param, if is_one { first } else { own }, copy);
        }
        // The last instruction is the terminator.
        self.copied += 1;
        for i in 0..self.func.blocks[block].insts.len() {
            let inst = self.func.blocks[block].insts[i];
            self.read_stale(inst, copy);
            if self.func.inst(inst).is_terminator() {
                self.copy_end(inst, copy);
            } else {
                self.copy_one(inst, copy);
            }
        }
    }

    fn copy_one(&mut self, inst: Inst, block: Block) {
        let (values, read) = (&self.values, &self.read);
        let copy = copy_inst(self.func, inst, |v| value_now(values, read, v));
        if let InstData::Load { mem, .. } | InstData::Store { mem, .. } = self.func.inst_mut(copy) {
            mem.alias = (self.env.ctx.alias).with_new_scopes(mem.alias, &mut self.scopes);
        }
        let known = known_value(self.env.ctx, self.func, copy).or_else(|| self.element(copy));
        if known.is_none() {
            self.func.blocks[block].insts.push(copy);
            let is_address = matches!(self.func.inst(copy), InstData::Gep { .. });
            self.copied += usize::from(!is_address);
        }
        let results = (self.func.result(inst), known.or(self.func.result(copy)));
        if let (Some(old), Some(new)) = results {
            self.bind(old, new, block);
        }
    }

    /// What stands for a value from here on, at the end of a copy so far.
    fn bind(&mut self, old: Value, new: Value, block: Block) {
        self.values.insert(old, new);
        self.stale.remove(&old);
        if let Some(store) = self.leaving.write(self.func, old, new) {
            self.func.blocks[block].insts.push(store);
        }
    }

    /// What a load reads from a table that nobody changes.
    fn element(&mut self, load: Inst) -> Option<Value> {
        let &InstData::Load { ptr, mem } = self.func.inst(load) else {
            return None;
        };
        let ctx = &*self.env.ctx;
        let is_table = |base| matches!(base, Base::Global(_));
        if !mem.is_simple() || !is_table(PointerInfo::of_object(ctx, self.func, ptr).base) {
            return None;
        }
        let info = PointerInfo::of(ctx, self.func, ptr);
        let Base::Global(global) = info.base else {
            return None;
        };
        let offset = u64::try_from(info.offset?).ok()?;
        let ty = self.func.result_type(load);
        let found = known_contents(self.env, global, offset, ty)?;
        Some(self.func.const_value(found, ty))
    }

    /// Ends a copy as its block ends, or, where the direction is known, by going there.
    fn copy_end(&mut self, end: Inst, block: Block) {
        let constant = |p: &Self, v: Value| const_int(p.env.ctx, p.func, p.value(v));
        let data = match self.func.inst(end).clone() {
            InstData::Jump { dest } => {
                let dest = self.copy_edge(&dest);
                InstData::Jump { dest }
            }
            InstData::Branch { cond, dests } => match constant(self, cond) {
                Some(bit) => {
                    let dest = self.copy_edge(&dests[usize::from(bit == 0)]);
                    InstData::Jump { dest }
                }
                None => InstData::Branch {
                    cond: self.value(cond),
                    dests: [self.copy_edge(&dests[0]), self.copy_edge(&dests[1])],
                },
            },
            InstData::Switch {
                value,
                default,
                cases,
            } => match constant(self, value) {
                Some(number) => {
                    let case = cases.iter().find(|case| case.value == number);
                    let dest = self.copy_edge(case.map_or(&default, |case| &case.dest));
                    InstData::Jump { dest }
                }
                None => InstData::Switch {
                    value: self.value(value),
                    default: self.copy_edge(&default),
                    cases: cases.iter().map(|case| self.copy_case(case)).collect(),
                },
            },
            other => other,
        };
        let loc = self.func.inst_loc(end);
        self.func.append_inst(block, data, Type::VOID, loc);
    }

    fn copy_case(&mut self, case: &SwitchCase) -> SwitchCase {
        SwitchCase {
            value: case.value,
            dest: self.copy_edge(&case.dest),
        }
    }

    /// The copy of an edge: in an iteration, to the next one, or out of all loops.
    fn copy_edge(&mut self, edge: &BlockCall) -> BlockCall {
        let args: Vec<Value> = edge.args.as_slice(&self.func.lists).to_vec();
        let args: Vec<Value> = args.into_iter().map(|v| self.value(v)).collect();
        let loops = self.info.loops();
        let mut levels = self.levels.iter();
        let at = levels.rposition(|level| loops.contains(level.l, edge.block));
        for left in &mut self.levels[at.map_or(0, |at| at + 1)..] {
            left.exits += 1;
        }
        let Some(at) = at else {
            return self.func.block_call(edge.block, &args);
        };
        let level = &mut self.levels[at];
        let goes_back = edge.block == loops.header(level.l);
        let reached = match goes_back {
            true => level.next.take(),
            false => level.blocks.remove(&edge.block),
        };
        let (copy, mut arrivals) = reached.unwrap_or_else(|| {
            let copy = self.block_like(edge.block);
            (copy, Arrivals::new())
        });
        arrivals.push(args.clone());
        let level = &mut self.levels[at];
        match goes_back {
            true => level.next = Some((copy, arrivals)),
            false => drop(level.blocks.insert(edge.block, (copy, arrivals))),
        }
        self.func.block_call(copy, &args)
    }

    fn value(&self, old: Value) -> Value {
        value_now(&self.values, &self.read, old)
    }

    /// Reads what an instruction uses of values that are not known.
    fn read_stale(&mut self, inst: Inst, copy: Block) {
        self.read.clear();
        if self.stale.is_empty() {
            return;
        }
        for v in self.func.operands(inst) {
            let is_new = !self.read.iter().any(|&(old, _)| old == v);
            if !is_new || !self.stale.contains(&v) {
                continue;
            }
            if let Some(load) = self.leaving.read_one(self.func, v) {
                self.func.blocks[copy].insts.push(load);
                self.read.extend(self.func.result(load).map(|now| (v, now)));
            }
        }
    }
}

/// What stands for a value.
fn value_now(values: &FxHashMap<Value, Value>, read: &[(Value, Value)], old: Value) -> Value {
    let mut read = read.iter();
    let found = read.find(|&&(v, _)| v == old).map(|&(_, now)| now);
    found.or_else(|| values.get(&old).copied()).unwrap_or(old)
}
