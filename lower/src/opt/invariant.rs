//! Finds loads of global memory that a kernel does not write: they may use the scalar cache, and
//! are merged like operations.
//!
//! - A load of a constant global variable is marked `INVARIANT`: nobody ever writes it.
//! - A load through a `noalias readonly` parameter, or of memory that nothing in the kernel may
//!   write, is marked `UNWRITTEN`: others may write it once the kernel has told them, so that a
//!   release waits for the load.
//! - Another load is marked `NO_CLOBBER` if no write that may touch its memory can have happened
//!   before it, on any path from the entry. A call, a fence, or an atomic that acquires counts as
//!   any write at all, because other kernels and the host may have written what it makes visible.
//!   A barrier counts as the writes that other waves of the work-group may have told by it.
//!
//! Which these are: a write of another lane has happened before a load only by a chain from the
//! write, on the path of that lane, to something that tells others (a barrier, a fence, an atomic
//! that releases, what is not known), and from there to a barrier or the like before the load; a
//! write without it races with the load, whose value is then undefined. So it is the writes that
//! may stand before anything that tells, wherever that is in the kernel, and those that only come
//! behind the last of them are none of them.
//!
//! Types tell writes from loads, too (`!tbaa`); scopes of parts of the function do not, since a
//! write of another turn of a loop may have come before.
//!
//! A forward data flow over sets of at most [`MAX_WRITES`] objects that are written (beyond that
//! nothing is known), whose facts only grow: linear in blocks times the loops' nesting, loads times
//! writes.

use super::env::Env;
use crate::analysis::alias::{Location, may_alias};
use crate::analysis::{Base, Cfg, PointerInfo};
use cranelift_entity::SecondaryMap;
use graphs::filled;
use ir::function::ParamFlags;
use ir::intrinsic::MemoryEffect;
use ir::{
    AddrSpace, AliasTag, Block, Context, FenceSpaces, Function, GlobalRef, Inst, InstData,
    MemFlags, ScopeLevel, SyncScope, Value,
};

/// Most different objects that are told apart.
const MAX_WRITES: usize = 62;
/// Bit of writes that are not known.
const ANYTHING: u64 = 1 << 63;

/// Marks loads.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if !func.call_conv.is_kernel() {
        return false;
    }
    let info = env.lasting_graph(func);
    let cfg = &info.cfg;
    let all = Writes::collect(env, func, cfg, Tags::Types);
    let Some(mut writes) = all.or_else(|| Writes::collect(env, func, cfg, Tags::Ignored)) else {
        return false;
    };
    let before = writes.before(env, func, cfg);
    let mut marks: Vec<(Inst, MemFlags)> = Vec::new();
    for &b in cfg.rpo() {
        let mut done = before[b];
        for &inst in &func.blocks[b].insts {
            if let InstData::Load { ptr, mem } = func.inst(inst) {
                let place = place(env, func, *ptr, mem.alias);
                let flags = writes.classify(env, func, &place, done);
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

/// What tells writes to one object apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tags {
    Types,
    Ignored,
}

/// Where an access is, by the object as a whole.
fn place(env: &mut Env<'_>, func: &Function, pointer: Value, tag: AliasTag) -> Location {
    Location {
        pointer: PointerInfo::of_object(env.ctx, func, pointer),
        size: None,
        tag: env.ctx.alias.lasting(tag),
    }
}

struct Writes {
    /// The objects that are written, and as what, one for each bit.
    objects: Vec<Location>,
    /// What each instruction may write.
    effect: SecondaryMap<Inst, u64>,
    /// All writes of the kernel.
    all: u64,
    /// What shows writes of the work-group.
    barriers: Vec<Inst>,
}

/// What an instruction does to memory that others read.
pub(super) enum Effect {
    /// Nothing.
    Nothing,
    /// Writes there.
    Writes(Value, AliasTag),
    /// The work-group is told what has been written, and nothing becomes visible.
    Release,
    /// Other waves' writes become visible.
    Barrier,
    /// Anyone's writes become visible.
    Anything,
}

/// What an instruction does to it.
pub(super) fn effect(env: &Env<'_>, func: &Function, inst: Inst) -> Effect {
    match func.inst(inst) {
        InstData::Store { args, mem } if !mem.ordering.acquires() => {
            Effect::Writes(args[1], mem.alias)
        }
        InstData::AtomicRmw { args, mem, .. } if !mem.ordering.acquires() => {
            Effect::Writes(args[0], mem.alias)
        }
        InstData::CmpXchg {
            args, mem, failure, ..
        } if !mem.ordering.acquires() && !failure.acquires() => Effect::Writes(args[0], mem.alias),
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
        InstData::Fence {
            ordering, scope, ..
        } => match (ordering.acquires(), is_of_group(*scope)) {
            (false, _) => Effect::Release,
            // What work-groups tell one another is what they have written themselves.
            (true, true) => Effect::Barrier,
            (true, false) => Effect::Anything,
        },
        InstData::Intrinsic { id, args, .. } => match id.memory() {
            MemoryEffect::NoMemory => Effect::Nothing,
            MemoryEffect::WritesFirst => {
                Effect::Writes(args.as_slice(&func.lists)[0], AliasTag::NONE)
            }
            MemoryEffect::Barrier => Effect::Barrier,
            MemoryEffect::AnyMemory => Effect::Anything,
        },
        _ => Effect::Nothing,
    }
}

/// Does nobody but the work-group take part?
fn is_of_group(scope: SyncScope) -> bool {
    !matches!(scope.level, ScopeLevel::Agent | ScopeLevel::System)
}

/// Does a fence let others than the work-group write what has been read before it?
fn lets_others_write(func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Fence { scope, .. } => !is_of_group(*scope),
        _ => false,
    }
}

/// May an instruction tell others of what has been written before it?
fn tells(env: &Env<'_>, func: &Function, inst: Inst) -> bool {
    let releases = match func.inst(inst) {
        InstData::Store { mem, .. }
        | InstData::AtomicRmw { mem, .. }
        | InstData::CmpXchg { mem, .. } => mem.ordering.releases(),
        _ => false,
    };
    releases
        || match effect(env, func, inst) {
            Effect::Nothing | Effect::Writes(..) => false,
            Effect::Release | Effect::Barrier | Effect::Anything => true,
        }
}

impl Writes {
    /// Collects the writes; `None` if there are too many.
    fn collect(env: &mut Env<'_>, func: &Function, cfg: &Cfg, tags: Tags) -> Option<Writes> {
        let mut writes = Writes {
            objects: Vec::new(),
            effect: filled(func.num_insts(), 0),
            all: 0,
            barriers: Vec::new(),
        };
        for &b in cfg.rpo() {
            for &inst in &func.blocks[b].insts {
                writes.effect[inst] = match effect(env, func, inst) {
                    Effect::Nothing => continue,
                    Effect::Release => {
                        // No load may move down over it, as what is unwritten may.
                        let lets_write = lets_others_write(func, inst);
                        writes.all |= if lets_write { ANYTHING } else { 0 };
                        continue;
                    }
                    Effect::Anything => ANYTHING,
                    Effect::Barrier => {
                        writes.barriers.push(inst);
                        continue;
                    }
                    Effect::Writes(pointer, tag) => {
                        let mut place = place(env, func, pointer, tag);
                        if tags == Tags::Ignored {
                            place.tag = AliasTag::NONE;
                        }
                        1 << writes.object(place)?
                    }
                };
                writes.all |= writes.effect[inst];
            }
        }
        Some(writes)
    }

    fn object(&mut self, place: Location) -> Option<usize> {
        let known = self.objects.iter().position(|o| *o == place);
        if known.is_none() && self.objects.len() < MAX_WRITES {
            self.objects.push(place);
            return Some(self.objects.len() - 1);
        }
        known
    }

    /// What may have been written before each block, by this lane and by others.
    fn before(&mut self, env: &Env<'_>, func: &Function, cfg: &Cfg) -> SecondaryMap<Block, u64> {
        let before = self.flow(func, cfg);
        if self.barriers.is_empty() {
            return before;
        }
        let told = self.told(env, func, cfg, &before);
        if told == 0 {
            return before;
        }
        for &inst in &self.barriers {
            self.effect[inst] = told;
        }
        self.flow(func, cfg)
    }

    /// What a lane may have written before it tells others, of what it has written before blocks.
    fn told(
        &self,
        env: &Env<'_>,
        func: &Function,
        cfg: &Cfg,
        before: &SecondaryMap<Block, u64>,
    ) -> u64 {
        let mut told = 0;
        for &b in cfg.rpo() {
            let mut done = before[b];
            for &inst in &func.blocks[b].insts {
                // What tells may also write, and another one see that.
                done |= self.effect[inst];
                if tells(env, func, inst) {
                    told |= done;
                }
            }
        }
        told
    }

    /// What may have been written before each block, by what instructions may write.
    fn flow(&self, func: &Function, cfg: &Cfg) -> SecondaryMap<Block, u64> {
        let blocks = func.blocks.len();
        let mut before = filled(blocks, 0);
        let mut after: SecondaryMap<Block, u64> = filled(blocks, 0);
        let mut written: SecondaryMap<Block, u64> = filled(blocks, 0);
        for &b in cfg.rpo() {
            let insts = func.blocks[b].insts.iter();
            written[b] = insts.fold(0, |set, &inst| set | self.effect[inst]);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &b in cfg.rpo() {
                let entry = cfg
                    .preds(b)
                    .iter()
                    .fold(before[b], |set, &p| set | after[p]);
                let exit = entry | written[b];
                before[b] = entry;
                changed |= exit != after[b];
                after[b] = exit;
            }
        }
        before
    }

    /// What can be said of a load before which the writes in `done` may have happened.
    fn classify(&self, env: &Env<'_>, func: &Function, place: &Location, done: u64) -> MemFlags {
        let info = &place.pointer;
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
        if read_only || !self.may_touch(env.ctx, func, place, self.all) {
            return MemFlags::UNWRITTEN;
        }
        match self.may_touch(env.ctx, func, place, done) {
            true => MemFlags::empty(),
            false => MemFlags::NO_CLOBBER,
        }
    }

    fn may_touch(&self, ctx: &Context, func: &Function, load: &Location, writes: u64) -> bool {
        writes & ANYTHING != 0
            || self
                .objects
                .iter()
                .enumerate()
                .any(|(i, object)| writes >> i & 1 == 1 && may_alias(ctx, func, object, load))
    }
}
