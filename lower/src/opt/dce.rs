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
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::intrinsic::Effects;
use ir::{Block, Context, Function, Inst, InstData, Intrinsic, Value, ValueDef};

/// Removes dead code.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let graph = env.graph(func);
    let cfg = &graph.cfg;
    let unreachable = keep_reachable(func, cfg);
    let mut live = SecondaryMap::new();
    live.resize(func.num_insts());
    let mut marker = Marker {
        func,
        cfg,
        live,
        params: EntitySet::with_capacity(func.num_values()),
        pending: SecondaryMap::new(),
        work: Vec::new(),
    };
    marker.roots(env.ctx, env.callees);
    marker.propagate();
    let (live, params) = (marker.live, marker.params);
    let mut changed = unreachable | sweep(func, &live);
    let entry = func.entry();
    changed |= remove_block_params(func, cfg, |b, v| b != entry && !params.contains(v));
    changed
}

struct Marker<'a> {
    func: &'a Function,
    cfg: &'a Cfg,
    live: SecondaryMap<Inst, bool>,
    params: EntitySet<Value>,
    /// Stores to each alloca that is not needed yet.
    pending: SecondaryMap<Inst, Vec<Inst>>,
    work: Vec<Value>,
}

impl Marker<'_> {
    fn roots(&mut self, ctx: &Context, callees: &Callees) {
        let func = self.func;
        for &b in self.cfg.rpo() {
            for &inst in &func.blocks[b].insts {
                if let Some(alloca) = private_store(ctx, func, inst) {
                    match self.live[alloca] {
                        true => self.mark(inst),
                        false => self.pending[alloca].push(inst),
                    }
                } else if is_root(func, callees, inst) {
                    self.mark(inst);
                }
            }
        }
    }

    fn mark(&mut self, inst: Inst) {
        if std::mem::replace(&mut self.live[inst], true) {
            return;
        }
        let func = self.func;
        match func.inst(inst) {
            // Arguments are needed only where the parameters are.
            InstData::Branch { cond, .. } => self.work.push(*cond),
            InstData::Switch { value, .. } => self.work.push(*value),
            InstData::Jump { .. } => {}
            _ => func.for_each_operand(inst, |v| self.work.push(v)),
        }
        if let InstData::Alloca { .. } = func.inst(inst) {
            for store in std::mem::take(&mut self.pending[inst]) {
                self.mark_later(store);
            }
        }
    }

    /// Marks a store whose alloca is live: its operands go to the work list, so this does not
    /// recurse.
    fn mark_later(&mut self, store: Inst) {
        if !std::mem::replace(&mut self.live[store], true) {
            self.func.for_each_operand(store, |v| self.work.push(v));
        }
    }

    fn propagate(&mut self) {
        let func = self.func;
        while let Some(value) = self.work.pop() {
            match func.value_def(value) {
                ValueDef::Inst(inst) => self.mark(inst),
                ValueDef::Param(block, index) => {
                    if block != func.entry() && self.params.insert(value) {
                        self.arguments(block, index as usize);
                    }
                }
                ValueDef::Const(_) => {}
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
                for target in func.targets(t).iter().filter(|t| t.block == block) {
                    self.work.push(target.args.as_slice(&func.lists)[index]);
                }
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
    match PointerInfo::of(ctx, func, pointer).base {
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

fn sweep(func: &mut Function, live: &SecondaryMap<Inst, bool>) -> bool {
    let mut changed = false;
    for i in 0..func.layout.len() {
        let insts = &mut func.blocks[func.layout[i]].insts;
        let before = insts.len();
        insts.retain(|&inst| live[inst]);
        changed |= insts.len() != before;
    }
    changed
}
