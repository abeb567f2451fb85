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
//! The analysis starts with everything uniform and propagates divergence along the uses: each value
//! and each branch becomes divergent once, so the whole is linear in uses, plus the cost of the
//! sync queries, which have a linear budget. In an irreducible graph all block parameters and all
//! branches on them are taken as divergent.

use super::GraphInfo;
use super::loops::{Loop, Reducibility};
use super::postdominators::PostDomTree;
use super::sync::{SyncDependence, SyncEffects};
use super::uses::Uses;
use crate::values::const_int;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::function::ParamFlags;
use ir::intrinsic::Divergence;
use ir::{
    AddrSpace, BinaryOp, Block, BlockCall, Context, Function, Inst, InstData, Intrinsic, Value,
};

/// How work-items are put into waves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaveShape {
    /// Lanes of a wave: 32 or 64. Consecutive items, x first, share a wave.
    pub lanes: u32,
}

/// Which values, branches and loop exits are uniform.
#[derive(Clone, Debug)]
pub struct Uniformity {
    divergent: EntitySet<Value>,
    branches: EntitySet<Block>,
    joins: EntitySet<Block>,
    exits: EntitySet<Loop>,
}

impl Uniformity {
    /// Analyses a function whose graph is `info`.
    pub fn new(ctx: &Context, func: &Function, info: &GraphInfo, wave: WaveShape) -> Uniformity {
        Uniformity::with_uses(ctx, func, info, &Uses::of_definitions(func), wave)
    }

    /// The same for one who has the uses of all parameters and results.
    pub fn with_uses(
        ctx: &Context,
        func: &Function,
        info: &GraphInfo,
        uses: &Uses,
        wave: WaveShape,
    ) -> Uniformity {
        let mut solver = Solver {
            ctx,
            func,
            info,
            uses,
            ids: ItemIds::new(func, wave),
            result: Uniformity {
                divergent: EntitySet::with_capacity(func.num_values()),
                branches: EntitySet::with_capacity(func.blocks.len()),
                joins: EntitySet::with_capacity(func.blocks.len()),
                exits: EntitySet::with_capacity(info.loops.len()),
            },
            work: Vec::new(),
            sync: SyncDependence::default(),
            open_joins: None,
            crossings: None,
        };
        solver.sync.reset(info);
        #[cfg(test)]
        if tests::AVOID_QUERIES.get() {
            solver.open_joins = Some(OpenJoins::new(info, &solver.result.joins));
        }
        solver.seed();
        solver.propagate();
        solver.result
    }

    /// Is the value the same for all active lanes where it is defined?
    pub fn is_uniform(&self, value: Value) -> bool {
        !self.divergent.contains(value)
    }

    /// Not [`Uniformity::is_uniform`].
    pub fn is_divergent(&self, value: Value) -> bool {
        self.divergent.contains(value)
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
    uses: &'a Uses,
    ids: ItemIds,
    result: Uniformity,
    work: Vec<Value>,
    sync: SyncDependence,
    /// Made when the queries have become many.
    open_joins: Option<OpenJoins>,
    /// By loop its values' users outside, or with an edge to outside that passes the value. Made
    /// when a loop has a divergent exit.
    crossings: Option<SecondaryMap<Loop, Vec<(Inst, Value)>>>,
}

/// The blocks with several predecessors that are no divergent joins yet, counted by ranges of the
/// order of blocks (a Fenwick tree).
struct OpenJoins {
    sums: Vec<u32>,
    postdom: PostDomTree,
}

impl OpenJoins {
    fn new(info: &GraphInfo, closed: &EntitySet<Block>) -> OpenJoins {
        let mut open = OpenJoins {
            sums: vec![0; info.loops.order().len() + 1],
            postdom: PostDomTree::new(&info.cfg),
        };
        for &b in info.loops.order() {
            if info.cfg.preds(b).len() > 1 && !closed.contains(b) {
                open.add(info.loops.place(b), 1);
            }
        }
        open
    }

    fn add(&mut self, place: u32, delta: i32) {
        let mut i = place as usize + 1;
        while i < self.sums.len() {
            self.sums[i] = self.sums[i].wrapping_add_signed(delta);
            i += i & i.wrapping_neg();
        }
    }

    /// Number of open joins before a place.
    fn before(&self, place: u32) -> u32 {
        let mut i = place as usize;
        let mut sum = 0;
        while i > 0 {
            sum += self.sums[i];
            i &= i - 1;
        }
        sum
    }

    /// Can a branch outside of all loops make a join that is not known yet? All that it can lies
    /// behind it, up to its postdominator.
    fn any_behind(&self, info: &GraphInfo, branch: Block) -> bool {
        let last = match self.postdom.ipdom(branch) {
            Some(p) => info.loops.place(p),
            None => info.loops.order().len() as u32 - 1,
        };
        self.before(last + 1) > self.before(info.loops.place(branch) + 1)
    }
}

impl Solver<'_> {
    fn seed(&mut self) {
        let func = self.func;
        if !func.call_conv.is_kernel() {
            for (i, &p) in func.block_params(func.entry()).iter().enumerate() {
                let inreg = |p: &ir::Param| p.attrs.flags.contains(ParamFlags::INREG);
                if !func.params.get(i).is_some_and(inreg) {
                    self.mark(p);
                }
            }
        }
        for &b in self.info.cfg.rpo() {
            for &inst in &func.blocks[b].insts {
                if let Some(result) = func.result(inst)
                    && self.kind(inst) == Kind::Divergent
                {
                    self.mark(result);
                }
            }
        }
        if self.info.loops.reducibility() == Reducibility::Irreducible {
            self.assume_worst();
        }
    }

    /// All joins are divergent, and all loop exits.
    fn assume_worst(&mut self) {
        let info = self.info;
        for &b in info.cfg.rpo() {
            if info.cfg.preds(b).len() > 1 {
                self.join(b);
            }
        }
        for l in info.loops.iter() {
            self.exit(l);
        }
    }

    fn propagate(&mut self) {
        while let Some(value) = self.work.pop() {
            let uses = self.uses;
            for &user in uses.users(value) {
                self.use_of_divergent(user, value);
            }
        }
    }

    fn mark(&mut self, value: Value) {
        if self.result.divergent.insert(value) {
            self.work.push(value);
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
        let Some(n) = const_int(self.ctx, func, amount) else {
            return false;
        };
        let lanes = u128::from(self.ids.lanes);
        is_id
            && self.ids.x_is_aligned()
            && match op {
                BinaryOp::LShr | BinaryOp::AShr => n >= u128::from(lanes.trailing_zeros()),
                BinaryOp::And => n & (lanes - 1) == 0,
                _ => false,
            }
    }

    fn use_of_divergent(&mut self, user: Inst, value: Value) {
        let func = self.func;
        // Most uses are in operations, several times in many.
        if let Some(result) = func.result(user) {
            if !self.result.divergent.contains(result) && self.kind(user) != Kind::Uniform {
                self.mark(result);
            }
            return;
        }
        let data = func.inst(user);
        let is_condition = match data {
            InstData::Branch { cond, .. } => *cond == value,
            InstData::Switch { value: v, .. } => *v == value,
            _ => false,
        };
        if is_condition && let Some(block) = self.uses.block(user) {
            self.branch(block);
        }
        func.for_each_target(user, |target| self.mark_arguments(target, value));
    }

    /// Marks the parameters that get a divergent value on an edge.
    fn mark_arguments(&mut self, target: &BlockCall, value: Value) {
        let func = self.func;
        let args = target.args.as_slice(&func.lists);
        for (i, _) in args.iter().enumerate().filter(|&(_, &a)| a == value) {
            self.mark(func.block_params(target.block)[i]);
        }
    }

    fn branch(&mut self, block: Block) {
        let info = self.info;
        if info.cfg.succs(block).len() < 2
            || !info.cfg.is_reachable(block)
            || !self.result.branches.insert(block)
            || info.loops.reducibility() == Reducibility::Irreducible
        {
            return;
        }
        if self.is_settled(block) {
            return;
        }
        let mut effects = SyncEffects::default();
        if self.sync.query(info, block, &mut effects).is_err() {
            return self.assume_worst();
        }
        for &join in &effects.joins {
            self.join(join);
        }
        for &l in &effects.divergent_exits {
            self.exit(l);
        }
    }

    /// Is it known without a query that a branch makes no new join? Many early exits to one place
    /// would make many queries, each of which looks at all that comes behind.
    fn is_settled(&mut self, branch: Block) -> bool {
        let is_busy = self.open_joins.is_some() || self.sync.is_busy();
        if !is_busy || self.info.loops.innermost(branch).is_some() {
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
            open.add(self.info.loops.place(block), -1);
        }
        let func = self.func;
        let params = func.block_params(block).len();
        for i in 0..params {
            if !self.has_one_argument(block, i) {
                self.mark(func.block_params(block)[i]);
            }
        }
    }

    /// Do all edges pass the same value for a parameter?
    fn has_one_argument(&self, block: Block, index: usize) -> bool {
        let func = self.func;
        let mut only = None;
        let mut targets = self
            .info
            .cfg
            .preds(block)
            .iter()
            .filter_map(|&p| func.terminator(p))
            .flat_map(|t| func.targets(t))
            .filter(|t| t.block == block);
        targets.all(|t| {
            let arg = t.args.as_slice(&func.lists)[index];
            *only.get_or_insert(arg) == arg
        })
    }

    /// Lanes leave the loop in different iterations: whatever uses a value of it outside is
    /// divergent.
    fn exit(&mut self, l: Loop) {
        if !self.result.exits.insert(l) {
            return;
        }
        let mut crossings = self.crossings.take();
        let all = crossings.get_or_insert_with(|| self.find_crossings());
        for (user, value) in std::mem::take(&mut all[l]) {
            self.escape(l, user, value);
        }
        self.crossings = crossings;
    }

    /// Each use of a loop's value outside of it, for each loop that it leaves: in LCSSA form no
    /// more than the loops' edges to outside pass.
    fn find_crossings(&self) -> SecondaryMap<Loop, Vec<(Inst, Value)>> {
        let (func, info) = (self.func, self.info);
        let mut found: SecondaryMap<Loop, Vec<(Inst, Value)>> = SecondaryMap::new();
        for &b in info.loops.order() {
            let Some(innermost) = info.loops.innermost(b) else {
                continue;
            };
            let results = func.blocks[b].insts.iter().filter_map(|&i| func.result(i));
            for value in func.block_params(b).iter().copied().chain(results) {
                for &user in self.uses.users(value) {
                    let mut around = Some(innermost);
                    while let Some(l) = around.filter(|&l| self.leaves(l, user, value)) {
                        found[l].push((user, value));
                        around = info.loops.parent(l);
                    }
                }
            }
        }
        found
    }

    /// Is a use of a loop's value outside of it, or does it pass the value to outside?
    fn leaves(&self, l: Loop, user: Inst, value: Value) -> bool {
        let (func, info) = (self.func, self.info);
        let Some(block) = self.uses.block(user) else {
            return false;
        };
        let mut passes = false;
        func.for_each_target(user, |t| {
            passes |=
                !info.loops.contains(l, t.block) && t.args.as_slice(&func.lists).contains(&value);
        });
        passes || !info.loops.contains(l, block)
    }

    fn escape(&mut self, l: Loop, user: Inst, value: Value) {
        let (func, info) = (self.func, self.info);
        let Some(block) = self.uses.block(user) else {
            return;
        };
        if !info.loops.contains(l, block) {
            return self.use_of_divergent(user, value);
        }
        func.for_each_target(user, |target| {
            if !info.loops.contains(l, target.block) {
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
