//! Copies a loop's iterations, as far as constants go.
//!
//! A copy of a block is made where a copy of an edge leads to it. Its parameters are blocks'
//! parameters again; but where all edges bring the same value, that is what the copy knows, so that
//! constants go on. All edges to a block but those from behind come from blocks that stand before
//! it in the order of the loop, whose copies are complete then.
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
use rustc_hash::FxHashMap;

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
        l,
        most,
        copied: 0,
        values: FxHashMap::default(),
        scopes: FxHashMap::default(),
        blocks: FxHashMap::default(),
        next: None,
        made: Vec::new(),
        leaving,
    };
    let first = copier.block_like(header);
    if !copier.iterations(first, arrivals) {
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
    l: Loop,
    most: usize,
    /// Instructions so far.
    copied: usize,
    /// What stands for the values of the loop in this iteration.
    values: FxHashMap<Value, Value>,
    /// The same for the scopes of its accesses: a scope is one execution of what declares it.
    scopes: FxHashMap<AliasScope, AliasScope>,
    /// The copies of this iteration's blocks, and the edges to them so far.
    blocks: FxHashMap<Block, (Block, Arrivals)>,
    /// The next iteration's header, if something leads there.
    next: Option<(Block, Arrivals)>,
    /// All copies.
    made: Vec<Block>,
    leaving: Leaving,
}

impl Copier<'_, '_> {
    /// Copies one iteration after the other, from a header to which these edges lead. Does the loop
    /// come to its end?
    fn iterations(&mut self, first: Block, arrivals: Arrivals) -> bool {
        let header = self.info.loops().header(self.l);
        self.next = Some((first, arrivals));
        while let Some(next) = self.next.take() {
            self.scopes.clear();
            self.blocks.clear();
            self.blocks.insert(header, next);
            for &b in self.info.loops().blocks(self.l) {
                if let Some((copy, arrivals)) = self.blocks.remove(&b) {
                    self.copy_block(b, copy, &arrivals);
                }
                if self.copied > self.most {
                    return false;
                }
            }
        }
        true
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

    fn copy_block(&mut self, block: Block, copy: Block, arrivals: &Arrivals) {
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
            if self.func.inst(inst).is_terminator() {
                self.copy_end(inst, copy);
            } else {
                self.copy_one(inst, copy);
            }
        }
    }

    fn copy_one(&mut self, inst: Inst, block: Block) {
        let values = &self.values;
        let copy = copy_inst(self.func, inst, |v| values.get(&v).copied().unwrap_or(v));
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

    /// The copy of an edge: in the iteration, to the next one, or out of the loop.
    fn copy_edge(&mut self, edge: &BlockCall) -> BlockCall {
        let args: Vec<Value> = edge.args.as_slice(&self.func.lists).to_vec();
        let args: Vec<Value> = args.into_iter().map(|v| self.value(v)).collect();
        let loops = self.info.loops();
        if !loops.contains(self.l, edge.block) {
            return self.func.block_call(edge.block, &args);
        }
        let copy = if edge.block == loops.header(self.l) {
            let next = match self.next.take() {
                Some(next) => next,
                None => (self.block_like(edge.block), Arrivals::new()),
            };
            let (copy, arrivals) = self.next.insert(next);
            arrivals.push(args.clone());
            *copy
        } else {
            let there = match self.blocks.remove(&edge.block) {
                Some(there) => there,
                None => (self.block_like(edge.block), Arrivals::new()),
            };
            let (copy, arrivals) = self.blocks.entry(edge.block).or_insert(there);
            arrivals.push(args.clone());
            *copy
        };
        self.func.block_call(copy, &args)
    }

    fn value(&self, old: Value) -> Value {
        self.values.get(&old).copied().unwrap_or(old)
    }
}
