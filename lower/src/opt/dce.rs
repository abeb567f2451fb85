//! Dead code elimination: instructions without effect whose result no one needs, block parameters
//! that no one needs, and stores to local variables that no one reads. Linear.
//!
//! Everything is dead until something live needs it. Live from the start are effects and the
//! conditions of branches (control flow stays as it is). A block parameter's arguments are needed
//! if the parameter is; so a cycle of parameters that only feed each other is dead. A store to an
//! `alloca` is needed once the `alloca`'s address is needed for anything but such stores. Hints to
//! the optimiser are dead.

use super::edges::remove_block_params;
use super::env::{Callees, Env};
use super::normalise::keep_reachable;
use crate::analysis::{Base, Cfg, PointerInfo};
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use ir::intrinsic::Effects;
use ir::{AddrSpace, Block, Context, Function, Inst, InstData, Intrinsic, Value, ValueDef};

/// Removes dead code.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let graph = env.lasting_graph(func);
    let cfg = &graph.cfg;
    let unreachable = keep_reachable(func, cfg);
    let mut marker = Marker {
        func,
        cfg,
        state: vec![State::Ahead; func.num_insts()],
        params: EntitySet::with_capacity(func.num_values()),
        pending: SecondaryMap::new(),
        work: Vec::new(),
        suspects: Vec::new(),
    };
    marker.walk(env.ctx, env.callees);
    let Marker {
        state,
        params,
        suspects,
        ..
    } = marker;
    let mut changed = unreachable | sweep(func, &state, &suspects);
    let entry = func.entry();
    changed |= remove_block_params(func, cfg, |b, v| b != entry && !params.contains(v));
    changed
}

/// What is known of an instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// The walk has not come to it, and nothing needs it so far.
    Ahead,
    /// The walk has not come to it, and something needs it.
    Wanted,
    /// The walk has come by, and nothing needs it so far.
    Dead,
    /// It is needed, and so is what it needs.
    Live,
}

/// What is needed, and has to be looked at now.
enum Needed {
    /// The walk has come by it already.
    Inst(Inst),
    /// A parameter of a block, by its number.
    Param(Block, u32),
}

/// Goes through the function backwards: users come before what they use, but for what is passed
/// back to the beginning of a loop, and stores to allocas.
struct Marker<'a> {
    func: &'a Function,
    cfg: &'a Cfg,
    state: Vec<State>,
    params: EntitySet<Value>,
    /// Stores to each alloca that is not needed yet.
    pending: SecondaryMap<Inst, Vec<Inst>>,
    work: Vec<Needed>,
    /// The blocks with instructions that nothing needed when the walk came by.
    suspects: Vec<Block>,
}

impl Marker<'_> {
    fn walk(&mut self, ctx: &Context, callees: &Callees) {
        let func = self.func;
        for &b in self.cfg.rpo().iter().rev() {
            let mut any_dead = false;
            for &inst in func.blocks[b].insts.iter().rev() {
                // Of what nothing needs, most is needed for itself: stores, and the ends of blocks.
                if self.state[inst.index()] == State::Wanted || self.is_effect(ctx, callees, inst) {
                    self.mark(inst);
                    if !self.work.is_empty() {
                        self.finish();
                    }
                } else {
                    self.state[inst.index()] = State::Dead;
                    any_dead = true;
                }
            }
            if any_dead {
                self.suspects.push(b);
            }
        }
    }

    /// Is an instruction needed although nothing needs its result?
    fn is_effect(&mut self, ctx: &Context, callees: &Callees, inst: Inst) -> bool {
        let may_be_private = matches!(
            self.func.inst(inst),
            InstData::Store { .. } | InstData::Intrinsic { .. }
        );
        if may_be_private && let Some(alloca) = private_store(ctx, self.func, inst) {
            let is_needed = self.is_needed(alloca);
            if !is_needed {
                self.pending[alloca].push(inst);
            }
            return is_needed;
        }
        is_root(self.func, callees, inst)
    }

    fn is_needed(&self, inst: Inst) -> bool {
        matches!(self.state[inst.index()], State::Wanted | State::Live)
    }

    fn mark(&mut self, inst: Inst) {
        self.state[inst.index()] = State::Live;
        let func = self.func;
        match func.inst(inst) {
            &InstData::Binary { args: [a, b], .. } => {
                self.need(a);
                self.need(b);
            }
            // Arguments are needed only where the parameters are.
            InstData::Branch { cond, .. } => self.need(*cond),
            InstData::Switch { value, .. } => self.need(*value),
            _ => func.plain_operands(inst).iter().for_each(|&v| self.need(v)),
        }
    }

    #[inline(always)]
    fn need(&mut self, value: Value) {
        match self.func.value_def(value) {
            ValueDef::Inst(inst) => match self.state[inst.index()] {
                State::Wanted | State::Live => {}
                // As it mostly is: the walk comes by.
                State::Ahead if self.pending.is_empty() => self.state[inst.index()] = State::Wanted,
                _ => self.need_with_others(inst),
            },
            ValueDef::Param(block, index) => {
                if block != self.func.entry() && self.params.insert(value) {
                    self.work.push(Needed::Param(block, index));
                }
            }
            ValueDef::Const(_) => {}
        }
    }

    /// An instruction is needed that the walk has come by, or stores may be with it.
    #[cold]
    fn need_with_others(&mut self, inst: Inst) {
        match self.state[inst.index()] {
            State::Ahead => self.state[inst.index()] = State::Wanted,
            _ => self.work.push(Needed::Inst(inst)),
        }
        self.need_stores(inst);
    }

    /// An alloca is needed, and so are the stores to it.
    fn need_stores(&mut self, alloca: Inst) {
        if let Some(stores) = self.pending.get_mut(alloca) {
            self.work.extend(stores.drain(..).map(Needed::Inst));
        }
    }

    /// Looks at all that has to be looked at now.
    #[inline(never)]
    fn finish(&mut self) {
        while let Some(needed) = self.work.pop() {
            match needed {
                Needed::Inst(inst) if self.state[inst.index()] == State::Live => {}
                Needed::Inst(inst) => self.mark(inst),
                Needed::Param(block, index) => self.arguments(block, index as usize),
            }
        }
    }

    fn arguments(&mut self, block: Block, index: usize) {
        let (func, preds) = (self.func, self.cfg.preds(block));
        for (i, &p) in preds.iter().enumerate() {
            if i > 0 && preds[i - 1] == p {
                continue;
            }
            if let Some(t) = func.terminator(p) {
                func.for_each_target(t, |target| {
                    if target.block == block {
                        self.need(target.args.as_slice(&func.lists)[index]);
                    }
                });
            }
        }
    }
}

/// The alloca that an ordinary store (or memcpy, memset) writes to, if that is all that it does.
fn private_store(ctx: &Context, func: &Function, inst: Inst) -> Option<Inst> {
    let pointer = match func.inst(inst) {
        InstData::Store { args, mem } if mem.is_simple() => args[1],
        InstData::Intrinsic { id, args, .. } => {
            let args = args.as_slice(&func.lists);
            let is_volatile = || crate::values::const_int(ctx, func, args[3]) != Some(0);
            use Intrinsic::*;
            match id {
                Memcpy | MemcpyInline | Memmove | Memset | MemsetInline if !is_volatile() => {
                    args[0]
                }
                _ => return None,
            }
        }
        _ => return None,
    };
    // A pointer of another space that is made of a local variable's address points to nothing.
    let space = func.value_type(pointer).addr_space();
    if !matches!(space, Some(AddrSpace::Private | AddrSpace::Generic)) {
        return None;
    }
    match PointerInfo::of_object(ctx, func, pointer).base {
        Base::Alloca(alloca) => Some(alloca),
        _ => None,
    }
}

fn is_root(func: &Function, callees: &Callees, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Load { mem, .. } => !mem.is_simple(),
        InstData::Store { .. }
        | InstData::AtomicRmw { .. }
        | InstData::CmpXchg { .. }
        | InstData::Fence { .. }
        | InstData::CallIndirect { .. } => true,
        InstData::Call { callee, .. } => !callees.is_removable(*callee),
        InstData::Intrinsic { id, .. } => {
            matches!(id.effects(), Effects::Effect | Effects::ConvergentEffect)
        }
        data => data.is_terminator(),
    }
}

/// Takes what is dead from the only blocks where it may be.
fn sweep(func: &mut Function, state: &[State], blocks: &[Block]) -> bool {
    let mut changed = false;
    for &block in blocks {
        let insts = &mut func.blocks[block].insts;
        let before = insts.len();
        insts.retain(|&inst| state[inst.index()] == State::Live);
        changed |= insts.len() != before;
    }
    changed
}
