//! Which values are uniform: the same for all active lanes whenever they are defined.
//!
//! A value is divergent by
//! - *data dependence*: a source of divergence (the item's identifiers, lane permutations, atomics,
//!   loads from memory that each lane has for itself, results of calls, parameters of functions),
//!   or an operation on a divergent value;
//! - *sync dependence*: a parameter of a block where lanes meet that a divergent branch had parted
//!   ([`super::sync`]), unless all arguments are one and the same value;
//! - *temporal divergence*: a value of a loop, used behind it, if lanes leave the loop in different
//!   iterations. The value itself is uniform inside the loop; in LCSSA form it is the exit block's
//!   parameter that is divergent. In other forms each user outside is.
//!
//! A load from a uniform address is uniform: one instruction reads it for all lanes. That holds for
//! global, local and constant memory, not for private memory, so not for generic pointers either.
//!
//! The analysis starts with everything uniform. One walk in reverse post-order looks at the
//! operands of each instruction, which have been looked at before it. A value may become divergent
//! after its users were met, by an edge back to the header of a loop or because lanes leave a loop
//! at different times; a second walk, from there on, finds what follows, which mostly is nothing.
//! What becomes divergent behind its users again is propagated along the uses, which are listed
//! only then. Each value and each branch becomes divergent once, so the whole is linear in
//! operands, plus the cost of the sync queries, which have a linear budget. In an irreducible graph
//! all block parameters and all branches on them are taken as divergent.

mod open_joins;

use super::GraphInfo;
use super::loops::{Loop, Reducibility};
use super::sync::{SyncDependence, SyncEffects};
use super::uses::Uses;
use crate::values::const_int;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use graphs::filled;
use ir::function::ParamFlags;
use ir::intrinsic::Divergence;
use ir::{
    AddrSpace, BinaryOp, Block, BlockCall, Context, Function, Inst, InstData, Intrinsic, Value,
    ValueDef,
};
use open_joins::OpenJoins;
use smallvec::SmallVec;

/// Most operands of operands that are looked at for one value.
const MOST_OPERANDS: usize = 64;

/// How work-items are put into waves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaveShape {
    /// Lanes of a wave: 32 or 64. Consecutive items, x first, share a wave.
    pub lanes: u32,
}

/// Which values, branches and loop exits are uniform.
#[derive(Clone, Debug)]
pub struct Uniformity {
    /// By values, each asked for as often as it is an operand.
    divergent: SecondaryMap<Value, bool>,
    branches: EntitySet<Block>,
    joins: EntitySet<Block>,
    exits: EntitySet<Loop>,
}

impl Uniformity {
    /// Analyses a function whose graph is `info`.
    pub fn new(ctx: &Context, func: &Function, info: &GraphInfo, wave: WaveShape) -> Uniformity {
        Uniformity::find(ctx, func, info, wave, Sources::All)
    }

    /// Only what is divergent by data dependence, which takes a small part of the time. The others
    /// may be divergent all the same: [`Uniformity::is_uniform_by_data`].
    pub fn by_data(
        ctx: &Context,
        func: &Function,
        info: &GraphInfo,
        wave: WaveShape,
    ) -> Uniformity {
        Uniformity::find(ctx, func, info, wave, Sources::Data)
    }

    fn find(
        ctx: &Context,
        func: &Function,
        info: &GraphInfo,
        wave: WaveShape,
        sources: Sources,
    ) -> Uniformity {
        let mut solver = Solver {
            ctx,
            func,
            info,
            ids: ItemIds::new(func, wave),
            result: Uniformity {
                divergent: filled(func.num_values(), false),
                branches: EntitySet::with_capacity(func.blocks.len()),
                joins: EntitySet::with_capacity(func.blocks.len()),
                exits: EntitySet::with_capacity(info.loops().len()),
            },
            work: Vec::new(),
            met: 0,
            late: usize::MAX,
            sync: SyncDependence::default(),
            effects: SyncEffects::default(),
            open_joins: None,
            crossings: None,
            sources,
        };
        if sources == Sources::All {
            solver.sync.reset(info);
        }
        #[cfg(test)]
        if tests::AVOID_QUERIES.get() {
            solver.open_joins = Some(OpenJoins::new(info, &solver.result.joins));
        }
        solver.seed();
        solver.walk(0);
        solver.walk_again();
        solver.propagate();
        solver.result
    }

    /// Is the value the same for all active lanes where it is defined?
    pub fn is_uniform(&self, value: Value) -> bool {
        !self.divergent[value]
    }

    /// Is a value uniform, whatever branches do, if this is what data tells? False where that takes
    /// long to see. `loop_of` has the innermost loops around instructions.
    pub fn is_uniform_by_data(
        &self,
        func: &Function,
        loop_of: &SecondaryMap<Inst, PackedOption<Loop>>,
        value: Value,
    ) -> bool {
        let mut work: SmallVec<[Value; 16]> = SmallVec::from_slice(&[value]);
        for _ in 0..MOST_OPERANDS {
            let Some(value) = work.pop() else {
                return true;
            };
            let depends_on_data_only = match func.value_def(value) {
                ValueDef::Const(_) => true,
                // What others get depends on the edge that is taken.
                ValueDef::Param(block, _) => block == func.entry(),
                ValueDef::Inst(inst) => {
                    work.extend_from_slice(func.plain_operands(inst));
                    // Lanes may leave a loop at different times.
                    loop_of[inst].is_none()
                }
            };
            if !depends_on_data_only || self.is_divergent(value) {
                return false;
            }
        }
        false
    }

    /// Not [`Uniformity::is_uniform`].
    pub fn is_divergent(&self, value: Value) -> bool {
        self.divergent[value]
    }

    /// May the branch at the end of the block send lanes different ways?
    pub fn is_divergent_branch(&self, block: Block) -> bool {
        self.branches.contains(block)
    }

    /// May lanes that a divergent branch parted meet in this block?
    pub fn is_divergent_join(&self, block: Block) -> bool {
        self.joins.contains(block)
    }

    /// May lanes leave the loop in different iterations?
    pub fn has_divergent_exit(&self, l: Loop) -> bool {
        self.exits.contains(l)
    }
}

/// What the required work-group size tells of the item identifiers.
#[derive(Clone, Copy)]
struct ItemIds {
    lanes: u32,
    size: Option<[u32; 3]>,
}

impl ItemIds {
    fn new(func: &Function, wave: WaveShape) -> ItemIds {
        let size = func.kernel.reqd_work_group_size;
        ItemIds {
            lanes: wave.lanes,
            size: size.filter(|_| func.call_conv.is_kernel()),
        }
    }

    /// Is the identifier of this dimension the same in all lanes of a wave? It is if there is one
    /// item in that dimension, or if the items below it fill whole waves.
    fn is_uniform(self, dimension: usize) -> bool {
        let Some(size) = self.size else { return false };
        let below: u64 = size[..dimension].iter().map(|&n| u64::from(n)).product();
        size[dimension] == 1 || (dimension > 0 && below.is_multiple_of(u64::from(self.lanes)))
    }

    /// Do the lanes of a wave have consecutive x, beginning at a multiple of the wave's size?
    fn x_is_aligned(self) -> bool {
        let Some([x, y, z]) = self.size else {
            return false;
        };
        (y == 1 && z == 1) || x.is_multiple_of(self.lanes)
    }
}

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sources {
    /// All that makes values divergent.
    All,
    /// Only operands.
    Data,
}

/// How an instruction's result depends on its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Uniform whatever the operands are.
    Uniform,
    /// Divergent whatever the operands are.
    Divergent,
    /// Divergent if an operand is.
    Data,
}

struct Solver<'a> {
    ctx: &'a Context,
    func: &'a Function,
    info: &'a GraphInfo,
    ids: ItemIds,
    result: Uniformity,
    /// Divergent values of which users have been met that took them for uniform.
    work: Vec<Value>,
    /// Blocks of the reverse post-order that the walk has come to.
    met: usize,
    /// Place of the first block where one of them is defined.
    late: usize,
    sync: SyncDependence,
    /// What the last query found, kept for its memory.
    effects: SyncEffects,
    /// Made when the queries have become many.
    open_joins: Option<OpenJoins>,
    /// By loop its values' users outside, or with an edge to outside that passes the value. Made
    /// when a loop has a divergent exit.
    crossings: Option<SecondaryMap<Loop, Vec<Crossing>>>,
    sources: Sources,
}

/// A use of a loop's value outside of it, by an instruction of a block.
#[derive(Clone, Copy)]
struct Crossing {
    user: Inst,
    block: Block,
    value: Value,
}

impl Solver<'_> {
    /// What is divergent before any instruction is looked at.
    fn seed(&mut self) {
        let func = self.func;
        if !func.call_conv.is_kernel() {
            let entry = func.entry();
            for (i, &p) in func.block_params(entry).iter().enumerate() {
                let inreg = |p: &ir::Param| p.attrs.flags.contains(ParamFlags::INREG);
                if !func.params.get(i).is_some_and(inreg) {
                    self.mark(entry, p);
                }
            }
        }
        if self.info.loops().reducibility() == Reducibility::Irreducible {
            self.assume_worst();
        }
    }

    /// Looks at all instructions from a block on. What defines an operand comes before its users,
    /// but for the arguments of edges, which are looked at where the edges begin.
    fn walk(&mut self, from: usize) {
        let (func, info) = (self.func, self.info);
        self.met = from;
        for &b in &info.cfg.rpo()[from..] {
            self.met += 1;
            for &inst in &func.blocks[b].insts {
                match func.result(inst) {
                    // Its users come later.
                    Some(result) => {
                        if self.is_divergent_operation(inst) {
                            self.result.divergent[result] = true;
                        }
                    }
                    None => self.end(b, inst),
                }
            }
        }
    }

    /// Looks once more at all that may use what became divergent behind its users: no user comes
    /// before the definition.
    fn walk_again(&mut self) {
        if !self.work.is_empty() {
            self.work.clear();
            self.walk(self.late);
        }
    }

    fn is_divergent_operation(&self, inst: Inst) -> bool {
        let is_divergent = |&v: &Value| self.result.is_divergent(v);
        match self.func.inst(inst) {
            // Most are such, and of most one operand is enough.
            InstData::Binary { op, args, .. } => {
                args.iter().any(is_divergent) && !self.is_wave_number(*op, *args)
            }
            InstData::ICmp { args, .. } => args.iter().any(is_divergent),
            InstData::Cast { arg, .. } => is_divergent(arg),
            _ => match self.kind(inst) {
                Kind::Uniform => false,
                Kind::Divergent => true,
                Kind::Data => self.func.plain_operands(inst).iter().any(is_divergent),
            },
        }
    }

    /// Follows the edges of a block's last instruction; of others without a result nothing follows.
    fn end(&mut self, block: Block, inst: Inst) {
        let func = self.func;
        let condition = match func.inst(inst) {
            InstData::Jump { .. } => None,
            InstData::Branch { cond, .. } => Some(*cond),
            InstData::Switch { value, .. } => Some(*value),
            _ => return,
        };
        if condition.is_some_and(|v| self.result.is_divergent(v)) {
            self.branch(block);
        }
        func.for_each_target(inst, |target| {
            let args = target.args.as_slice(&func.lists);
            for (i, &arg) in args.iter().enumerate() {
                if self.result.is_divergent(arg) {
                    self.mark(target.block, func.block_params(target.block)[i]);
                }
            }
        });
    }

    /// All joins are divergent, and all loop exits.
    fn assume_worst(&mut self) {
        let info = self.info;
        for &b in info.cfg.rpo() {
            if info.cfg.preds(b).len() > 1 {
                self.join(b);
            }
        }
        for l in info.loops().iter() {
            self.exit(l);
        }
    }

    fn propagate(&mut self) {
        if self.work.is_empty() {
            return;
        }
        let uses = Uses::of_definitions(self.func);
        while let Some(value) = self.work.pop() {
            for &user in uses.users(value) {
                if let Some(block) = uses.block(user) {
                    self.use_of_divergent(user, block, value);
                }
            }
        }
    }

    /// A value that is defined in a block is divergent. If the walk has not come to that block, it
    /// has not come to the users either: the block dominates them.
    fn mark(&mut self, block: Block, value: Value) {
        let place = self.info.cfg.rpo_number(block) as usize;
        let was_divergent = std::mem::replace(&mut self.result.divergent[value], true);
        if !was_divergent && place < self.met {
            self.work.push(value);
            self.late = self.late.min(place);
        }
    }

    fn kind(&self, inst: Inst) -> Kind {
        match self.func.inst(inst) {
            InstData::Load { ptr, .. } => self.kind_of_load(*ptr),
            // Lanes perform these one after the other.
            InstData::AtomicRmw { .. } | InstData::CmpXchg { .. } => Kind::Divergent,
            InstData::Call { .. } | InstData::CallIndirect { .. } => Kind::Divergent,
            InstData::Intrinsic {
                id: Intrinsic::MaskedLoad | Intrinsic::MaskedGather | Intrinsic::ExpandLoad,
                args,
                ..
            } => self.kind_of_load(args.as_slice(&self.func.lists)[0]),
            InstData::Intrinsic { id, .. } => intrinsic_kind(*id, self.ids),
            InstData::Binary { op, args, .. } if self.is_wave_number(*op, *args) => Kind::Uniform,
            _ => Kind::Data,
        }
    }

    /// Of a load by a pointer, or by a vector of pointers.
    fn kind_of_load(&self, pointer: Value) -> Kind {
        let pointer = self.ctx.types.scalar(self.func.value_type(pointer));
        match pointer.addr_space() {
            // Each lane has its own private memory.
            Some(AddrSpace::Private | AddrSpace::Generic) | None => Kind::Divergent,
            Some(_) => Kind::Data,
        }
    }

    /// Is it the number of the wave in the group, or that times the wave's size: `workitem.id.x >>
    /// 6`, `workitem.id.x & -64`?
    fn is_wave_number(&self, op: BinaryOp, [value, amount]: [Value; 2]) -> bool {
        if !matches!(op, BinaryOp::LShr | BinaryOp::AShr | BinaryOp::And) {
            return false;
        }
        let func = self.func;
        let is_id = func.def_inst(value).is_some_and(|i| {
            matches!(
                func.inst(i),
                InstData::Intrinsic {
                    id: Intrinsic::WorkitemIdX,
                    ..
                }
            )
        });
        if !is_id || !self.ids.x_is_aligned() {
            return false;
        }
        let lanes = u128::from(self.ids.lanes);
        let amount = const_int(self.ctx, func, amount);
        amount.is_some_and(|n| match op {
            BinaryOp::And => n & (lanes - 1) == 0,
            _ => n >= u128::from(lanes.trailing_zeros()),
        })
    }

    /// An instruction of a block uses a value that is divergent.
    fn use_of_divergent(&mut self, user: Inst, block: Block, value: Value) {
        let func = self.func;
        // Most uses are in operations, several times in many.
        if let Some(result) = func.result(user) {
            if !self.result.divergent[result] && self.kind(user) != Kind::Uniform {
                self.mark(block, result);
            }
            return;
        }
        let data = func.inst(user);
        let is_condition = match data {
            InstData::Branch { cond, .. } => *cond == value,
            InstData::Switch { value: v, .. } => *v == value,
            _ => false,
        };
        if is_condition {
            self.branch(block);
        }
        func.for_each_target(user, |target| self.mark_arguments(target, value));
    }

    /// Marks the parameters that get a divergent value on an edge.
    fn mark_arguments(&mut self, target: &BlockCall, value: Value) {
        let func = self.func;
        let args = target.args.as_slice(&func.lists);
        for (i, _) in args.iter().enumerate().filter(|&(_, &a)| a == value) {
            self.mark(target.block, func.block_params(target.block)[i]);
        }
    }

    fn branch(&mut self, block: Block) {
        let info = self.info;
        if self.sources == Sources::Data
            || info.cfg.succs(block).len() < 2
            || !info.cfg.is_reachable(block)
            || !self.result.branches.insert(block)
            || info.loops().reducibility() == Reducibility::Irreducible
        {
            return;
        }
        if self.is_settled(block) {
            return;
        }
        // What follows may ask again.
        let mut effects = std::mem::take(&mut self.effects);
        if self.sync.query(info, block, &mut effects).is_err() {
            return self.assume_worst();
        }
        for &join in &effects.joins {
            self.join(join);
        }
        for &l in &effects.divergent_exits {
            self.exit(l);
        }
        self.effects = effects;
    }

    /// Is it known without a query that a branch makes no new join? Many early exits to one place
    /// would make many queries, each of which looks at all that comes behind.
    fn is_settled(&mut self, branch: Block) -> bool {
        let is_busy = self.open_joins.is_some() || self.sync.is_busy();
        if !is_busy || self.info.loops().innermost(branch).is_some() {
            return false;
        }
        let open = self
            .open_joins
            .get_or_insert_with(|| OpenJoins::new(self.info, &self.result.joins));
        !open.any_behind(self.info, branch)
    }

    fn join(&mut self, block: Block) {
        if !self.result.joins.insert(block) {
            return;
        }
        if let Some(open) = &mut self.open_joins
            && self.info.cfg.preds(block).len() > 1
        {
            open.add(self.info.loops().place(block), -1);
        }
        let func = self.func;
        let params = func.block_params(block).len();
        for i in 0..params {
            if !self.has_one_argument(block, i) {
                self.mark(block, func.block_params(block)[i]);
            }
        }
    }

    /// Do all edges pass the same value for a parameter?
    fn has_one_argument(&self, block: Block, index: usize) -> bool {
        let func = self.func;
        let (mut only, mut same) = (None, true);
        // A predecessor with several edges is there several times, one behind the other.
        for preds in self.info.cfg.preds(block).chunk_by(|a, b| a == b) {
            let Some(end) = func.terminator(preds[0]) else {
                continue;
            };
            func.for_each_target(end, |target| {
                if same && target.block == block {
                    let arg = target.args.as_slice(&func.lists)[index];
                    same = *only.get_or_insert(arg) == arg;
                }
            });
            if !same {
                return false;
            }
        }
        true
    }

    /// Lanes leave the loop in different iterations: whatever uses a value of it outside is
    /// divergent.
    fn exit(&mut self, l: Loop) {
        if !self.result.exits.insert(l) {
            return;
        }
        let mut crossings = self.crossings.take();
        let all = crossings.get_or_insert_with(|| self.find_crossings());
        for crossing in std::mem::take(&mut all[l]) {
            self.escape(l, crossing);
        }
        self.crossings = crossings;
    }

    /// Each use of a loop's value outside of it, for each loop that it leaves: in LCSSA form no
    /// more than the loops' edges to outside pass.
    fn find_crossings(&self) -> SecondaryMap<Loop, Vec<Crossing>> {
        let (func, loops) = (self.func, self.info.loops());
        let loop_of = loops.loops_of_values(func);
        let mut found: SecondaryMap<Loop, Vec<Crossing>> = SecondaryMap::new();
        // A use by an instruction of a block, or on its edge to another one.
        let mut add = |value: Value, user: Inst, block: Block, to: Block| {
            let mut around = loop_of[value].expand();
            while let Some(l) =
                around.filter(|&l| !loops.contains(l, block) || !loops.contains(l, to))
            {
                found[l].push(Crossing { user, block, value });
                around = loops.parent(l);
            }
        };
        // What a loop defines dominates its uses, which so come behind the first block of a loop.
        let blocks = self.info.cfg.rpo().iter();
        for &b in blocks.skip_while(|&&b| loops.innermost(b).is_none()) {
            // Only edges leave a loop from here if all loops are around.
            let is_inside = loops.block_depth(b) as usize == loops.len();
            let here = PackedOption::from(loops.innermost(b));
            for &inst in func.blocks[b].insts.iter().filter(|_| !is_inside) {
                for &v in func.plain_operands(inst) {
                    let from = loop_of[v];
                    // As most do not.
                    if from.is_some() && from != here {
                        add(v, inst, b, b);
                    }
                }
            }
            let Some(end) = func.terminator(b) else {
                continue;
            };
            if let InstData::Branch { cond: v, .. } | InstData::Switch { value: v, .. } =
                func.inst(end)
            {
                add(*v, end, b, b);
            }
            func.for_each_target(end, |t| {
                let args = t.args.as_slice(&func.lists).iter();
                args.for_each(|&v| add(v, end, b, t.block));
            });
        }
        found
    }

    fn escape(&mut self, l: Loop, crossing: Crossing) {
        let (func, info) = (self.func, self.info);
        let Crossing { user, block, value } = crossing;
        if !info.loops().contains(l, block) {
            return self.use_of_divergent(user, block, value);
        }
        func.for_each_target(user, |target| {
            if !info.loops().contains(l, target.block) {
                self.mark_arguments(target, value);
            }
        });
    }
}

fn intrinsic_kind(id: Intrinsic, ids: ItemIds) -> Kind {
    match id.divergence() {
        Divergence::Operands => Kind::Data,
        Divergence::Source => Kind::Divergent,
        Divergence::Uniform => Kind::Uniform,
        Divergence::ItemId(dimension) if ids.is_uniform(dimension.into()) => Kind::Uniform,
        Divergence::ItemId(_) => Kind::Divergent,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::Type;

    thread_local! {
        /// Makes the analysis avoid queries from the start.
        pub static AVOID_QUERIES: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
    }

    /// Two ways from `from` to `to` that have no block in common but their ends, by augmenting
    /// paths. Blocks are split into an entrance (even) and an exit (odd).
    fn has_disjoint_ways(edges: &[(u32, Vec<u32>)], from: u32, to: u32) -> bool {
        let mut room: std::collections::HashMap<(u32, u32), i32> = std::collections::HashMap::new();
        for (a, succs) in edges {
            *room.entry((2 * a, 2 * a + 1)).or_default() +=
                if *a == from || *a == to { 2 } else { 1 };
            for b in succs {
                *room.entry((2 * a + 1, 2 * b)).or_default() += 1;
            }
        }
        let nodes = 2 * edges.len() as u32;
        let augment = |room: &mut std::collections::HashMap<(u32, u32), i32>| {
            let mut came: Vec<Option<u32>> = vec![None; nodes as usize];
            let mut work = vec![2 * from + 1];
            while let Some(x) = work.pop() {
                for y in 0..nodes {
                    let free = room.get(&(x, y)).copied().unwrap_or(0) > 0;
                    if free && y != 2 * from + 1 && came[y as usize].is_none() {
                        came[y as usize] = Some(x);
                        work.push(y);
                    }
                }
            }
            let mut at = 2 * to;
            while at != 2 * from + 1 {
                let Some(before) = came[at as usize] else {
                    return false;
                };
                *room.entry((before, at)).or_default() -= 1;
                *room.entry((at, before)).or_default() += 1;
                at = before;
            }
            true
        };
        augment(&mut room) && augment(&mut room)
    }

    #[test]
    fn divergent_joins_are_those_with_disjoint_ways() {
        let mut rng = crate::testing::Rng::new(5);
        for round in 0..300 {
            let n = 3 + rng.below(9);
            // Forward edges only.
            let edges: Vec<(u32, Vec<u32>)> = (0..n)
                .map(|i| {
                    let count = if i + 1 == n { 0 } else { rng.below(3) };
                    let to = (0..count).map(|_| i + 1 + rng.below(n - 1 - i)).collect();
                    (i, to)
                })
                .collect();
            let mut ctx = Context::default();
            let mut func = crate::testing::random_function(&mut ctx, &mut rng, &edges);
            func.call_conv = ir::CallConv::Kernel;
            make_divergent(&mut func);
            let info = GraphInfo::new(&func);
            let expected: Vec<Block> = (0..n)
                .map(Block::from_u32)
                .filter(|&j| info.cfg.is_reachable(j))
                .filter(|j| {
                    let mut branches = info
                        .cfg
                        .rpo()
                        .iter()
                        .filter(|b| info.cfg.succs(**b).len() > 1);
                    branches.any(|b| *b != *j && has_disjoint_ways(&edges, b.as_u32(), j.as_u32()))
                })
                .collect();
            for avoid in [false, true] {
                AVOID_QUERIES.set(avoid);
                let u = Uniformity::new(&ctx, &func, &info, WaveShape { lanes: 64 });
                AVOID_QUERIES.set(false);
                let found: Vec<Block> = (0..n)
                    .map(Block::from_u32)
                    .filter(|&b| u.is_divergent_join(b))
                    .collect();
                assert_eq!(found, expected, "round {round}: {edges:?}");
            }
        }
    }

    /// A loop that passes itself the item's number, and is left by `limit` or by that.
    fn analyse_loop(is_left_by_item: bool) -> [bool; 6] {
        let mut m = ir::Module::new();
        let k = m.add_kernel("k", &[Type::I32]);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let limit = b.params(entry)[0];
        let id = b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
        let header = b.create_block_with(&[Type::I32, Type::I32]);
        let exit = b.create_block_with(&[Type::I32]);
        let [zero, one] = [0, 1].map(|n| b.iconst(Type::I32, n));
        b.jump(header, &[zero, zero]);
        b.switch_to(header);
        let [x, count] = [0, 1].map(|i| b.params(header)[i]);
        let twice = b.add(x, x);
        let next = b.add(count, one);
        let last = if is_left_by_item { id } else { limit };
        let again = b.icmp(ir::IntCC::Ult, next, last);
        b.branch(again, (header, &[id, next]), (exit, &[next]));
        b.switch_to(exit);
        let passed = b.params(exit)[0];
        let outside = b.add(next, one);
        b.ret_void();
        let func = &m.functions[k];
        let u = Uniformity::new(&m.ctx, func, &GraphInfo::new(func), WaveShape { lanes: 64 });
        [x, twice, count, next, passed, outside].map(|v| u.is_divergent(v))
    }

    #[test]
    fn what_a_loop_passes_itself_is_divergent_from_its_beginning() {
        assert_eq!(
            analyse_loop(false),
            [true, true, false, false, false, false]
        );
    }

    #[test]
    fn values_of_a_loop_are_divergent_behind_it_if_lanes_leave_at_different_times() {
        assert_eq!(analyse_loop(true), [true, true, false, false, true, true]);
    }

    /// Makes all branches depend on the item's number.
    fn make_divergent(func: &mut Function) {
        let make = |func: &mut Function, data, ty| {
            let inst = func.make_inst(data, ty, ir::SourceLoc::NONE);
            (inst, func.result(inst).unwrap())
        };
        let args = func.list(&[]);
        let id = InstData::Intrinsic {
            id: Intrinsic::WorkitemIdX,
            flags: ir::ArithFlags::empty(),
            args,
        };
        let (first, id) = make(func, id, Type::I32);
        let compare = InstData::ICmp {
            cond: ir::IntCC::Ult,
            flags: ir::ArithFlags::empty(),
            args: [id, id],
        };
        let (second, condition) = make(func, compare, Type::I1);
        let entry = func.entry();
        func.blocks[entry].insts.splice(0..0, [first, second]);
        for b in func.layout.clone() {
            let t = func.terminator(b).unwrap();
            match func.inst_mut(t) {
                InstData::Branch { cond, .. } => *cond = condition,
                InstData::Switch { value, .. } => *value = id,
                _ => {}
            }
        }
    }
}
