//! Finds loads of global memory that a kernel does not write: they may use the scalar cache, and
//! are merged like operations.
//!
//! - A load of a constant global variable is marked `INVARIANT`: nobody ever writes it.
//! - A load through a `noalias readonly` parameter, or of memory that nothing in the kernel may
//!   write, is marked `UNWRITTEN`: others may write it once the kernel has told them, so that a
//!   release waits for the load.
//! - Another load is marked `NO_CLOBBER` if no write that may touch its memory can have happened
//!   before it, on any path from the entry. A barrier counts as all writes of the kernel, because
//!   other waves may have done them; a call, a fence, or an atomic that acquires as any write at
//!   all, because other kernels and the host may have written what it makes visible.
//!
//! A forward data flow over sets of at most [`MAX_WRITES`] objects that are written (beyond that
//! nothing is known), whose facts only grow: linear in blocks times the loops' nesting, loads times
//! writes.

use super::env::Env;
use crate::analysis::alias::{Location, may_alias};
use crate::analysis::{Base, Cfg, PointerInfo};
use cranelift_entity::SecondaryMap;
use ir::function::ParamFlags;
use ir::intrinsic::MemoryEffect;
use ir::{AddrSpace, Block, FenceSpaces, Function, GlobalRef, Inst, InstData, MemFlags, Value};

/// Most different objects that are told apart.
const MAX_WRITES: usize = 62;
/// Bit of writes that are not known.
const ANYTHING: u64 = 1 << 63;

/// Marks loads.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if !func.call_conv.is_kernel() {
        return false;
    }
    let cfg = Cfg::new(func);
    let Some(writes) = Writes::collect(env, func, &cfg) else {
        return false;
    };
    let before = writes.flow(func, &cfg);
    let mut marks: Vec<(Inst, MemFlags)> = Vec::new();
    for &b in cfg.rpo() {
        let mut done = before[b];
        for &inst in &func.blocks[b].insts {
            if let InstData::Load { ptr, mem } = func.inst(inst) {
                let flags = writes.classify(env, func, *ptr, done);
                let is_marked = mem.flags.contains(flags) || mem.flags.is_fixed();
                if mem.is_simple() && !is_marked {
                    marks.push((inst, flags));
                }
            }
            done |= writes.effect[inst];
        }
    }
    for &(inst, new) in &marks {
        if let InstData::Load { mem, .. } = func.inst_mut(inst) {
            mem.flags |= new;
        }
    }
    !marks.is_empty()
}

struct Writes {
    /// The objects that are written, one for each bit.
    objects: Vec<PointerInfo>,
    /// What each instruction may write.
    effect: SecondaryMap<Inst, u64>,
    /// All writes of the kernel.
    all: u64,
}

/// What an instruction does to memory that others read.
enum Effect {
    Nothing,
    Writes(Value),
    /// Other waves' writes become visible.
    Barrier,
    /// Anyone's writes become visible.
    Anything,
}

fn effect(env: &Env<'_>, func: &Function, inst: Inst) -> Effect {
    match func.inst(inst) {
        InstData::Store { args, mem } if !mem.ordering.acquires() => Effect::Writes(args[1]),
        InstData::AtomicRmw { args, mem, .. } if !mem.ordering.acquires() => {
            Effect::Writes(args[0])
        }
        InstData::CmpXchg {
            args, mem, failure, ..
        } if !mem.ordering.acquires() && !failure.acquires() => Effect::Writes(args[0]),
        InstData::Load { mem, .. } if mem.ordering.acquires() => Effect::Anything,
        InstData::Load { .. } => Effect::Nothing,
        InstData::Call { callee, .. } if !env.callees.may_write(*callee) => Effect::Nothing,
        InstData::Store { .. }
        | InstData::AtomicRmw { .. }
        | InstData::CmpXchg { .. }
        | InstData::Call { .. }
        | InstData::CallIndirect { .. } => Effect::Anything,
        InstData::Fence {
            spaces: FenceSpaces::Local,
            ..
        } => Effect::Nothing,
        InstData::Fence { scope, .. } => match scope.level {
            // What work-groups tell one another is what they have written themselves.
            ir::ScopeLevel::Agent | ir::ScopeLevel::System => Effect::Anything,
            _ => Effect::Barrier,
        },
        InstData::Intrinsic { id, args, .. } => match id.memory() {
            MemoryEffect::NoMemory => Effect::Nothing,
            MemoryEffect::WritesFirst => Effect::Writes(args.as_slice(&func.lists)[0]),
            MemoryEffect::Barrier => Effect::Barrier,
            MemoryEffect::AnyMemory => Effect::Anything,
        },
        _ => Effect::Nothing,
    }
}

impl Writes {
    /// Collects the writes; `None` if there are too many.
    fn collect(env: &Env<'_>, func: &Function, cfg: &Cfg) -> Option<Writes> {
        let mut writes = Writes {
            objects: Vec::new(),
            effect: SecondaryMap::with_capacity(func.num_insts()),
            all: 0,
        };
        let mut barriers = Vec::new();
        for &b in cfg.rpo() {
            for &inst in &func.blocks[b].insts {
                writes.effect[inst] = match effect(env, func, inst) {
                    Effect::Nothing => continue,
                    Effect::Anything => ANYTHING,
                    Effect::Barrier => {
                        barriers.push(inst);
                        continue;
                    }
                    Effect::Writes(pointer) => {
                        let info = PointerInfo::of(env.ctx, func, pointer);
                        1 << writes.object(info)?
                    }
                };
                writes.all |= writes.effect[inst];
            }
        }
        for inst in barriers {
            writes.effect[inst] = writes.all;
        }
        Some(writes)
    }

    fn object(&mut self, info: PointerInfo) -> Option<usize> {
        let whole = PointerInfo {
            offset: None,
            ..info
        };
        let known = self.objects.iter().position(|o| *o == whole);
        if known.is_none() && self.objects.len() < MAX_WRITES {
            self.objects.push(whole);
            return Some(self.objects.len() - 1);
        }
        known
    }

    /// What may have been written before each block.
    fn flow(&self, func: &Function, cfg: &Cfg) -> SecondaryMap<Block, u64> {
        let mut before = SecondaryMap::with_capacity(func.blocks.len());
        let mut after: SecondaryMap<Block, u64> = SecondaryMap::with_capacity(func.blocks.len());
        let mut changed = true;
        while changed {
            changed = false;
            for &b in cfg.rpo() {
                let entry = cfg
                    .preds(b)
                    .iter()
                    .fold(before[b], |set, &p| set | after[p]);
                let exit = func.blocks[b]
                    .insts
                    .iter()
                    .fold(entry, |set, &inst| set | self.effect[inst]);
                before[b] = entry;
                changed |= exit != after[b];
                after[b] = exit;
            }
        }
        before
    }

    /// What can be said of a load before which the writes in `done` may have happened.
    fn classify(&self, env: &Env<'_>, func: &Function, pointer: Value, done: u64) -> MemFlags {
        let info = PointerInfo::of(env.ctx, func, pointer);
        if info.space != AddrSpace::Global {
            return MemFlags::empty();
        }
        // A write to the memory of a `noalias` parameter by anyone while the kernel runs is
        // undefined.
        let read_only = match info.base {
            Base::Param(i) => func.params.get(i as usize).is_some_and(|p| {
                let both = ParamFlags::NOALIAS | ParamFlags::READONLY;
                p.attrs.flags.contains(both)
            }),
            Base::Global(GlobalRef::Var(v)) => {
                let global = &env.globals[v];
                if global.is_constant && !global.externally_initialized {
                    return MemFlags::INVARIANT;
                }
                false
            }
            _ => false,
        };
        if read_only || !self.may_touch(func, &info, self.all) {
            return MemFlags::UNWRITTEN;
        }
        match self.may_touch(func, &info, done) {
            true => MemFlags::empty(),
            false => MemFlags::NO_CLOBBER,
        }
    }

    fn may_touch(&self, func: &Function, info: &PointerInfo, writes: u64) -> bool {
        let location = |pointer| Location {
            pointer,
            size: None,
        };
        let load = location(*info);
        writes & ANYTHING != 0
            || self.objects.iter().enumerate().any(|(i, &object)| {
                writes >> i & 1 == 1 && may_alias(func, &location(object), &load)
            })
    }
}
