//! Phase 2: ranges of allocas become variables, and variables become values.

use super::access::{Access, Slot, Slots};
use super::coerce::{Emitter, MAX_MIXED, is_coercible};
use super::expand::OverlapGroups;
use crate::analysis::{Frontiers, GraphInfo};
use crate::opt::edges::append_argument;
use crate::opt::replace::Replacements;
use crate::values::undef;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap, entity_impl};
use graphs::filled;
use ir::{Block, Context, DataLayout, Function, Inst, InstData, Intrinsic, Type, Value};
use smallvec::SmallVec;

/// A range of an alloca that is promoted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Variable(u32);
entity_impl!(Variable, "var");

/// How the accesses of a variable relate to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// Each one is of the whole variable, with as many bits.
    Whole,
    /// They are parts of an integer.
    Parts,
}

#[derive(Clone, Debug)]
struct VariableData {
    ty: Type,
    start: u64,
    shape: Shape,
    /// Blocks with a store.
    defs: SmallVec<[Block; 4]>,
    /// Blocks with a load, or partial store, before any store of the whole.
    exposed: SmallVec<[Block; 4]>,
}

/// The variable that an instruction loads or stores, and the offset.
type Role = Option<(Variable, u64)>;

/// Promotes what can be promoted.
pub fn run(ctx: &mut Context, func: &mut Function, info: &GraphInfo, slots: &Slots) -> bool {
    let mut plan = Plan {
        variables: PrimaryMap::new(),
        roles: SecondaryMap::with_default(None),
        promoted: EntitySet::with_capacity(slots.slots.len()),
    };
    plan.roles.resize(func.num_insts());
    for (slot, data) in slots.slots.iter() {
        if !data.escapes && data.intrinsics.is_empty() {
            plan.partition(ctx, slot, &data.accesses);
        }
    }
    let mut changed = remove_hints(func, info, slots, &plan.promoted);
    if slots.slots.keys().all(|slot| plan.promoted.contains(slot)) {
        changed |= remove_pointers(func, info, slots);
    }
    if plan.variables.is_empty() {
        return changed;
    }
    plan.find_definitions(func, info);
    let params = place_params(func, info, &mut plan);
    rename(ctx, func, info, &plan, &params);
    true
}

struct Plan {
    variables: PrimaryMap<Variable, VariableData>,
    roles: SecondaryMap<Inst, Role>,
    promoted: EntitySet<Slot>,
}

impl Plan {
    /// Makes variables of a slot's ranges where possible.
    fn partition(&mut self, ctx: &mut Context, slot: Slot, accesses: &[Access]) {
        if let Some(data) = plain_variable(accesses) {
            let variable = self.variables.push(data);
            for a in accesses {
                self.roles[a.inst] = Some((variable, a.offset));
            }
            self.promoted.insert(slot);
            return;
        }
        let mut sorted: Vec<&Access> = accesses.iter().collect();
        sorted.sort_by_key(|a| (a.offset, a.size, a.inst));
        let mut all = true;
        for group in sorted.overlap_groups() {
            match variable_of(ctx, group) {
                Some(data) => {
                    let variable = self.variables.push(data);
                    for a in group {
                        self.roles[a.inst] = Some((variable, a.offset));
                    }
                }
                None => all = false,
            }
        }
        if all {
            self.promoted.insert(slot);
        }
    }

    /// Finds the blocks that define each variable, and those where its value on entry matters.
    fn find_definitions(&mut self, func: &Function, info: &GraphInfo) {
        let unknown = PackedOption::<Block>::default();
        let mut last_def: SecondaryMap<Variable, _> = filled(self.variables.len(), unknown);
        let mut last_use: SecondaryMap<Variable, _> = filled(self.variables.len(), unknown);
        for &b in info.cfg.rpo() {
            for &inst in &func.blocks[b].insts {
                let Some((v, _)) = self.roles[inst] else {
                    continue;
                };
                let data = &mut self.variables[v];
                let is_store = matches!(func.inst(inst), InstData::Store { .. });
                let reads = !is_store || data.shape == Shape::Parts;
                if reads && last_def[v].expand() != Some(b) && last_use[v].expand() != Some(b) {
                    data.exposed.push(b);
                    last_use[v] = b.into();
                }
                if is_store && last_def[v].expand() != Some(b) {
                    data.defs.push(b);
                    last_def[v] = b.into();
                }
            }
        }
    }
}

/// The variable for accesses that are all of the same bytes, and of one type.
fn plain_variable(accesses: &[Access]) -> Option<VariableData> {
    let (first, rest) = accesses.split_first()?;
    let place = |a: &Access| (a.offset, a.size, a.ty);
    let same = rest.iter().all(|a| place(a) == place(first));
    same.then(|| VariableData {
        ty: first.ty,
        start: first.offset,
        shape: Shape::Whole,
        defs: SmallVec::new(),
        exposed: SmallVec::new(),
    })
}

/// The variable for a group of overlapping accesses, if there can be one.
fn variable_of(ctx: &mut Context, group: &[&Access]) -> Option<VariableData> {
    let start = group[0].offset;
    let end = group.iter().map(|a| a.offset + a.size).max()?;
    let ty = group[0].ty;
    let bits = |ty| DataLayout::new(&ctx.types).bits(ty);
    let is_whole = |a: &&Access| {
        (a.offset, a.offset + a.size) == (start, end)
            && (a.ty == ty || (bits(a.ty) == bits(ty) && is_coercible(ctx, a.ty)))
    };
    let one_type = group.iter().all(|a| a.ty == ty);
    let (ty, shape) = if group.iter().all(is_whole) && (one_type || is_coercible(ctx, ty)) {
        (ty, Shape::Whole)
    } else if end - start <= MAX_MIXED && group.iter().all(|a| is_coercible(ctx, a.ty)) {
        (ctx.types.int(((end - start) * 8) as u16), Shape::Parts)
    } else {
        return None;
    };
    Some(VariableData {
        ty,
        start,
        shape,
        defs: SmallVec::new(),
        exposed: SmallVec::new(),
    })
}

/// Takes the lifetime markers of promoted allocas away.
fn remove_hints(
    func: &mut Function,
    info: &GraphInfo,
    slots: &Slots,
    promoted: &EntitySet<Slot>,
) -> bool {
    if !slots.has_markers {
        return false;
    }
    let mut changed = false;
    for &b in info.cfg.rpo() {
        let mut insts = std::mem::take(&mut func.blocks[b].insts);
        let before = insts.len();
        insts.retain(|&inst| {
            let InstData::Intrinsic { id, args, .. } = func.inst(inst) else {
                return true;
            };
            use Intrinsic::*;
            let is_hint = matches!(
                id,
                LifetimeStart | LifetimeEnd | InvariantStart | InvariantEnd
            );
            let mut args = args.as_slice(&func.lists).iter();
            let gone = |v: &Value| slots.pointer(*v).is_some_and(|p| promoted.contains(p.slot));
            !(is_hint && args.any(gone))
        });
        changed |= insts.len() != before;
        func.blocks[b].insts = insts;
    }
    changed
}

/// Takes the allocas away, and what is computed from them, where all of them are promoted: passes
/// that deal with variables in memory have nothing to look at then. Of what does not escape all
/// other users are accesses, which go too. Tells whether there were any.
fn remove_pointers(func: &mut Function, info: &GraphInfo, slots: &Slots) -> bool {
    // What cannot be reached has not been looked at, and may use them.
    if slots.slots.is_empty() || info.cfg.rpo().len() < func.layout.len() {
        return false;
    }
    for &b in info.cfg.rpo() {
        let mut insts = std::mem::take(&mut func.blocks[b].insts);
        let is_pointer = |&v: &Value| slots.pointer(v).is_some();
        insts.retain(|&inst| !func.result(inst).as_ref().is_some_and(is_pointer));
        func.blocks[b].insts = insts;
    }
    true
}

/// Gives blocks a parameter for each variable that needs one there, in the order of variables. The
/// arguments come later.
fn place_params(
    func: &mut Function,
    info: &GraphInfo,
    plan: &mut Plan,
) -> SecondaryMap<Block, Vec<(Variable, Value)>> {
    let mut params: SecondaryMap<Block, Vec<(Variable, Value)>> =
        filled(func.blocks.len(), Vec::new());
    let mut frontiers: Option<Frontiers> = None;
    let mut live = EntitySet::with_capacity(func.blocks.len());
    let mut defined = EntitySet::with_capacity(func.blocks.len());
    let mut seen = EntitySet::with_capacity(func.blocks.len());
    let (mut work, mut joins) = (Vec::new(), Vec::new());
    for (variable, data) in plan.variables.iter() {
        // A variable used in one block only, after its definition there, needs nothing.
        if data.exposed.is_empty() {
            continue;
        }
        live.clear();
        defined.clear();
        data.defs.iter().for_each(|&b| {
            defined.insert(b);
        });
        work.clear();
        work.extend(data.exposed.iter().copied().filter(|&b| live.insert(b)));
        while let Some(b) = work.pop() {
            for &p in info.cfg.preds(b) {
                if !defined.contains(p) && live.insert(p) {
                    work.push(p);
                }
            }
        }
        let frontiers = frontiers.get_or_insert_with(|| Frontiers::new(&info.cfg, &info.dom));
        work.extend_from_slice(&data.defs);
        frontiers.iterated(&mut work, &live, &mut joins, &mut seen);
        for &join in &joins {
            params[join].push((variable, func.append_block_param(join, data.ty)));
        }
    }
    params
}

/// Walks down the dominator tree with the current value of each variable.
fn rename(
    ctx: &mut Context,
    func: &mut Function,
    info: &GraphInfo,
    plan: &Plan,
    params: &SecondaryMap<Block, Vec<(Variable, Value)>>,
) {
    let mut current = SecondaryMap::<Variable, PackedOption<Value>>::new();
    current.resize(plan.variables.len());
    let mut renamer = Renamer {
        ctx,
        func,
        plan,
        current,
        log: Vec::new(),
        replaced: Replacements::default(),
    };
    let mut path: Vec<(Block, usize)> = Vec::new();
    for &b in info.dom.preorder() {
        while let Some(&(top, mark)) = path.last() {
            if info.dom.dominates(top, b) {
                break;
            }
            renamer.undo(mark);
            path.pop();
        }
        path.push((b, renamer.log.len()));
        for &(variable, value) in &params[b] {
            renamer.assign(variable, value);
        }
        renamer.block(b);
        renamer.arguments(info.cfg.succs(b), b, params);
    }
    let mut replaced = renamer.replaced;
    replaced.apply(func);
}

struct Renamer<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    plan: &'a Plan,
    current: SecondaryMap<Variable, PackedOption<Value>>,
    log: Vec<(Variable, PackedOption<Value>)>,
    replaced: Replacements,
}

impl Renamer<'_> {
    fn assign(&mut self, variable: Variable, value: Value) {
        self.log.push((variable, self.current[variable]));
        self.current[variable] = value.into();
    }

    fn undo(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some((variable, old)) = self.log.pop() {
                self.current[variable] = old;
            }
        }
    }

    /// The value now; undefined before any store.
    fn value(&mut self, variable: Variable) -> Value {
        match self.current[variable].expand() {
            Some(v) => v,
            None => undef(self.ctx, self.func, self.plan.variables[variable].ty),
        }
    }

    fn block(&mut self, block: Block) {
        let insts = std::mem::take(&mut self.func.blocks[block].insts);
        let mut out = Vec::with_capacity(insts.len());
        for inst in insts {
            match self.plan.roles[inst] {
                Some((variable, offset)) => self.access(inst, variable, offset, &mut out),
                None => out.push(inst),
            }
        }
        self.func.blocks[block].insts = out;
    }

    fn access(&mut self, inst: Inst, variable: Variable, offset: u64, out: &mut Vec<Inst>) {
        let data = &self.plan.variables[variable];
        let old = self.value(variable);
        let stored = match *self.func.inst(inst) {
            InstData::Store { args, .. } => Some(self.replaced.get(args[0])),
            _ => None,
        };
        let mut emit = Emitter {
            loc: self.func.inst_loc(inst),
            ctx: self.ctx,
            func: self.func,
            out,
        };
        let at = offset - data.start;
        match (stored, data.shape) {
            (Some(new), Shape::Whole) => {
                let new = emit.coerce(new, data.ty);
                self.assign(variable, new);
            }
            (Some(new), Shape::Parts) => {
                let new = emit.insert(old, at, new);
                self.assign(variable, new);
            }
            (None, shape) => {
                let Some(result) = emit.func.result(inst) else {
                    return;
                };
                let ty = emit.func.value_type(result);
                let value = match shape {
                    Shape::Whole => emit.coerce(old, ty),
                    Shape::Parts => emit.extract(old, at, ty),
                };
                self.replaced.set(result, value);
            }
        }
    }

    /// Passes the variables to the successors' parameters.
    fn arguments(
        &mut self,
        succs: &[Block],
        block: Block,
        params: &SecondaryMap<Block, Vec<(Variable, Value)>>,
    ) {
        let Some(t) = self.func.terminator(block) else {
            return;
        };
        for (i, &s) in succs.iter().enumerate() {
            if succs[..i].contains(&s) {
                continue;
            }
            for &(variable, _) in &params[s] {
                let value = self.value(variable);
                append_argument(self.func, t, s, value);
            }
        }
    }
}
