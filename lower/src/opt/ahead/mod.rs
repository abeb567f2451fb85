//! Loads of the next iteration: what a loop loads at its number is loaded an iteration before, so
//! that the wait for it is behind the work of that iteration and not before.
//!
//! ```text
//!                       v0 = load a[first]            before the loop
//! i = phi first, n      i = phi first, n
//! v = load a[i]         v = phi v0, v1
//!                       m = select again, n, i
//!                       v1 = load a[m]
//! …                     …
//! n = i + 1
//! again = n < limit
//! ```
//!
//! The last iteration has no next one, whose address might be nobody's memory: it loads again what
//! it has. So each address that is loaded from is one that the loop loaded from before, or the
//! loop would load from next.
//!
//! When it is right: the loop has no loops inside and nothing that may keep control; it is left at
//! one place, if the test there says so; the load stands before the exit on every way, so that it
//! is executed in each iteration and in the first one; its address and the test need nothing but
//! the loop's numbers (parameters of the header), by operations that may be executed at any time.
//! Nothing in the loop writes what is loaded, or makes others' writes visible: else the load stays
//! where it is, unless nothing writes its memory while the kernel runs
//! ([`ir::MemFlags::is_fixed`]). Since scopes of aliases may hold within one iteration, the new
//! loads have only those of the whole function.
//!
//! When it is good is in [`worth`]. Needs what [`super::normalise`] leaves and keeps it. Linear in
//! the loops that it looks at.

mod rewrite;
mod worth;

use super::cost::{has_whole_waves, speculation_cost};
use super::edges;
use super::env::Env;
use super::invariant::{Effect, effect};
use super::replace::Replacements;
use crate::analysis::alias::{Location, may_alias};
use crate::analysis::uniformity::WaveShape;
use crate::analysis::{GraphInfo, Loop, PointerInfo, Uniformity, Uses};
use ir::intrinsic::MemoryEffect;
use ir::{
    AddrSpace, AliasTag, Block, DataLayout, Function, Inst, InstData, Intrinsic, MemAccess, Value,
    ValueDef,
};
use smallvec::SmallVec;

/// Most operations that an address or a test is computed by, in those of [`speculation_cost`].
const MAX_COST: u32 = 12;
/// Most 32-bit registers of the loads of one loop.
const MAX_REGISTERS: u64 = 8;

/// Puts loads an iteration ahead. Tells whether there were any.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let info = env.graph(func);
    // What is computed for lanes that are not active is loaded for them where it is used.
    if info.loops().is_empty() || has_whole_waves(func) {
        return false;
    }
    let shapes = info
        .loops()
        .iter()
        .filter_map(|l| Shape::of(func, &info, l));
    let shapes: Vec<Shape> = shapes.filter(|s| s.loads(func, &info)).collect();
    if shapes.is_empty() {
        return false;
    }
    let uses = Uses::new(func);
    let mut uniformity = None;
    let mut replaced = Replacements::default();
    let mut changed = false;
    for shape in shapes {
        let mut pipeliner = Pipeliner {
            env,
            func,
            info: &info,
            uses: &uses,
            uniformity: &mut uniformity,
            replaced: &mut replaced,
            shape,
        };
        changed |= pipeliner.run();
    }
    if changed {
        replaced.apply(func);
        // The addresses of this iteration, unless something else needs them.
        super::dce::run(env, func);
    }
    changed
}

/// A loop that is left at one place.
#[derive(Clone, Copy)]
struct Shape {
    l: Loop,
    preheader: Block,
    header: Block,
    /// Where it is left.
    exit: Block,
    latch: Block,
    /// The test there.
    test: Value,
    /// The loop goes on if the test gives this.
    again: bool,
}

impl Shape {
    fn of(func: &Function, info: &GraphInfo, l: Loop) -> Option<Shape> {
        let loops = info.loops();
        let header = loops.header(l);
        let (&[latch], &[(exit, outside)]) = (loops.latches(l), loops.exits(l)) else {
            return None;
        };
        let stays = |&b: &Block| {
            let mut insts = func.blocks[b].insts.iter();
            loops.innermost(b) == Some(l) && insts.all(|&i| comes_to_an_end(func, i))
        };
        if !loops.blocks(l).iter().all(stays) {
            return None;
        }
        let mut before = info.cfg.preds(header).iter();
        let &preheader = before.find(|&&p| !loops.contains(l, p))?;
        let is_jump = |b| {
            let end = func.terminator(b).map(|t| func.inst(t));
            matches!(end, Some(InstData::Jump { .. }))
        };
        let InstData::Branch { cond, dests } = func.inst(func.terminator(exit)?) else {
            return None;
        };
        let again = dests[1].block == outside;
        let known = info.cfg.preds(header).len() == 2 && is_jump(preheader) && is_jump(latch);
        let differ = dests[0].block != dests[1].block;
        (known && differ && info.dom.dominates(exit, latch)).then_some(Shape {
            l,
            preheader,
            header,
            exit,
            latch,
            test: *cond,
            again,
        })
    }

    /// Is there a load in each iteration that takes its time?
    fn loads(&self, func: &Function, info: &GraphInfo) -> bool {
        let blocks = info.loops().blocks(self.l).iter();
        let always = blocks.filter(|&&b| info.dom.dominates(b, self.exit));
        let mut insts = always.flat_map(|&b| &func.blocks[b].insts);
        insts.any(|&i| slow_load(func, i).is_some())
    }
}

/// The address and the access of a load of memory beyond the compute unit.
fn slow_load(func: &Function, inst: Inst) -> Option<(Value, MemAccess)> {
    let &InstData::Load { ptr, mem } = func.inst(inst) else {
        return None;
    };
    let space = func.value_type(ptr).addr_space();
    let slow = matches!(space, Some(AddrSpace::Global | AddrSpace::Constant));
    (slow && mem.is_simple()).then_some((ptr, mem))
}

/// Does control go on behind the instruction, whatever it is given? Functions, assembly and traps
/// may keep it.
pub(super) fn comes_to_an_end(func: &Function, inst: Inst) -> bool {
    use Intrinsic::{EndPgm, Trap, UbsanTrap};
    match func.inst(inst) {
        InstData::Call { .. } | InstData::CallIndirect { .. } => false,
        InstData::Intrinsic {
            id: EndPgm | Trap | UbsanTrap,
            ..
        } => false,
        InstData::Intrinsic { id, .. } => !matches!(id.memory(), MemoryEffect::AnyMemory),
        _ => true,
    }
}

/// Instructions of a loop, operands first, that a value is computed by from the header's
/// parameters.
#[derive(Default)]
struct Slice {
    insts: SmallVec<[Inst; 8]>,
    params: SmallVec<[Value; 4]>,
    cost: u32,
}

/// A load that may be executed an iteration ahead.
struct Candidate {
    load: Inst,
    value: Value,
    address: Value,
    slice: Slice,
}

/// What becomes of the test at the exit, which the choice of the next number needs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Again {
    /// All lanes give the same answer: it is made in SCC twice, for the choice and for the branch.
    Copied,
    /// The lanes have answers of their own: it is made once, and stays in registers.
    Moved,
}

/// How a loop is rewritten.
struct Plan<'a> {
    loads: &'a [Candidate],
    /// Parameters of the header that addresses are computed by, and what they are next.
    params: &'a [Value],
    nexts: &'a [Value],
    /// What computes those.
    moved: &'a Slice,
    /// What computes the test.
    test: &'a Slice,
    again: Again,
}

struct Pipeliner<'a, 'e> {
    env: &'a mut Env<'e>,
    func: &'a mut Function,
    info: &'a GraphInfo,
    uses: &'a Uses,
    /// Of the function as it was, once a loop has asked for it.
    uniformity: &'a mut Option<Uniformity>,
    /// To be applied at the end. What it replaces is in the loops that are done.
    replaced: &'a mut Replacements,
    shape: Shape,
}

impl Pipeliner<'_, '_> {
    fn run(&mut self) -> bool {
        let mut test = Slice::default();
        if !self.slice(self.shape.test, &mut test) {
            return false;
        }
        let loads = self.candidates();
        if loads.is_empty() {
            return false;
        }
        let mut params: SmallVec<[Value; 4]> = SmallVec::new();
        for &p in loads.iter().flat_map(|c| &c.slice.params) {
            if !params.contains(&p) {
                params.push(p);
            }
        }
        let mut moved = Slice::default();
        let nexts: SmallVec<[Value; 4]> = params.iter().map(|&p| self.next(p)).collect();
        if !nexts.iter().all(|&n| self.slice(n, &mut moved)) {
            return false;
        }
        let uniformity = self.uniformity.take().unwrap_or_else(|| {
            let lanes = self.env.abilities.lanes;
            Uniformity::new(self.env.ctx, self.func, self.info, WaveShape { lanes })
        });
        let plan = Plan {
            loads: &loads,
            params: &params,
            nexts: &nexts,
            moved: &moved,
            test: &test,
            again: match uniformity.is_uniform(self.shape.test) {
                true => Again::Copied,
                false => Again::Moved,
            },
        };
        let worth =
            self.keeps_uniform(&uniformity, &plan) && worth::is_worth(self, &uniformity, &plan);
        if worth {
            self.rewrite(&plan);
        }
        *self.uniformity = Some(uniformity);
        worth
    }

    /// Stays scalar what matters of what is? A choice by an answer that lanes have of their own
    /// takes a number to vector registers: that is no loss where it serves only such choices and
    /// addresses that are vectors.
    fn keeps_uniform(&self, uniformity: &Uniformity, plan: &Plan<'_>) -> bool {
        let is_counted = |&inst: &Inst| {
            let slices = plan.loads.iter().map(|c| &c.slice);
            let mut all = slices.chain([plan.moved, plan.test]);
            all.any(|s| s.insts.contains(&inst)) || self.func.inst(inst).is_terminator()
        };
        let serves = |&v: &Value| self.uses.users(v).iter().all(is_counted);
        let turns = |p: &Value| plan.again == Again::Moved && uniformity.is_uniform(*p);
        let vectors = plan
            .loads
            .iter()
            .all(|c| uniformity.is_divergent(c.address));
        let mut pairs = plan.params.iter().zip(plan.nexts);
        pairs.all(|(p, n)| !turns(p) || vectors && serves(p) && serves(n))
    }

    /// Collects what computes a value; tells whether that may be executed at the loop's head.
    fn slice(&self, value: Value, out: &mut Slice) -> bool {
        let block = match self.func.value_def(value) {
            ValueDef::Const(_) => return true,
            ValueDef::Param(block, _) if block == self.shape.header => {
                if !out.params.contains(&value) {
                    out.params.push(value);
                }
                return true;
            }
            ValueDef::Param(block, _) => block,
            ValueDef::Inst(inst) => match self.uses.block(inst) {
                Some(block) => block,
                None => return false,
            },
        };
        if !self.info.loops().contains(self.shape.l, block) {
            return true;
        }
        let ValueDef::Inst(inst) = self.func.value_def(value) else {
            return false;
        };
        if out.insts.contains(&inst) {
            return true;
        }
        let Some(cost) = speculation_cost(self.env.ctx, self.func, inst) else {
            return false;
        };
        out.cost += cost;
        if out.cost > MAX_COST || out.insts.len() > MAX_COST as usize {
            return false;
        }
        let operands = self.func.operands(inst);
        if !operands.iter().all(|&v| self.slice(v, out)) {
            return false;
        }
        out.insts.push(inst);
        true
    }

    /// What a parameter of the header is in the next iteration.
    fn next(&self, param: Value) -> Value {
        self.argument(self.shape.latch, param)
    }

    /// What a block passes for a parameter of the header.
    fn argument(&self, from: Block, param: Value) -> Value {
        let ValueDef::Param(_, index) = self.func.value_def(param) else {
            return param;
        };
        let header = self.shape.header;
        edges::argument(self.func, from, header, index as usize).unwrap_or(param)
    }

    /// The loads that are executed in every iteration, from addresses that change, of memory that
    /// the loop does not change.
    fn candidates(&mut self) -> Vec<Candidate> {
        let blocks = self.info.loops().blocks(self.shape.l);
        let mut out = Vec::new();
        let mut registers = 0;
        for &block in blocks {
            if !self.info.dom.dominates(block, self.shape.exit) {
                continue;
            }
            for k in 0..self.func.blocks[block].insts.len() {
                let load = self.func.blocks[block].insts[k];
                let Some(found) = self.candidate(load) else {
                    continue;
                };
                let ty = self.func.value_type(found.value);
                registers += DataLayout::new(&self.env.ctx.types).bits(ty).div_ceil(32);
                if registers > MAX_REGISTERS {
                    return out;
                }
                out.push(found);
            }
        }
        out
    }

    fn candidate(&mut self, load: Inst) -> Option<Candidate> {
        let (address, mem) = slow_load(self.func, load)?;
        let mut slice = Slice::default();
        if !self.slice(address, &mut slice) || slice.params.is_empty() {
            return None;
        }
        if !mem.flags.is_fixed() && self.may_change(address, mem.alias) {
            return None;
        }
        Some(Candidate {
            load,
            value: self.func.result(load)?,
            address,
            slice,
        })
    }

    /// May memory be written in the loop, or what others wrote become visible?
    fn may_change(&mut self, address: Value, tag: AliasTag) -> bool {
        let read = self.location(address, tag);
        let blocks = self.info.loops().blocks(self.shape.l);
        for &block in blocks {
            for k in 0..self.func.blocks[block].insts.len() {
                match effect(self.env, self.func, self.func.blocks[block].insts[k]) {
                    Effect::Nothing => {}
                    Effect::Writes(pointer, tag) => {
                        let written = self.location(pointer, tag);
                        if may_alias(self.env.ctx, self.func, &written, &read) {
                            return true;
                        }
                    }
                    Effect::Release | Effect::Barrier | Effect::Anything => return true,
                }
            }
        }
        false
    }

    /// An access in any iteration.
    fn location(&mut self, pointer: Value, tag: AliasTag) -> Location {
        Location {
            pointer: PointerInfo::of_object(self.env.ctx, self.func, pointer),
            size: None,
            tag: self.env.ctx.alias.lasting(tag),
        }
    }
}
