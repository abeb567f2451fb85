//! Statements: what happens next.

use super::Gen;
use ir::{Intrinsic, Type, Value};

/// Kinds of statements.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Value,
    If,
    IfElse,
    Chain,
    Switch,
    Loop,
    Leave,
    End,
    DeadEnd,
    StorePrivate,
    Variable,
    UseVariable,
    StoreResult,
    Neighbours,
    Halves,
    Shorts,
    Row,
    SharedAtomic,
    OwnAtomic,
    Buffer,
    Exchange,
    GroupCell,
    ItemWords,
    Fence,
    WaveOp,
    WholeWaveOp,
    DataShare,
    Matrix,
    Call,
    CallFunction,
    DynamicArray,
    OwnWord,
    Irreducible,
}

impl Gen<'_> {
    /// Makes one statement, with all that is nested in it.
    pub(super) fn statement(&mut self, depth: usize) {
        self.budget = self.budget.saturating_sub(1);
        let nest = if depth < self.config.depth { 1 } else { 0 };
        let kernel = u32::from(self.around.is_some());
        let inside = u32::from(!self.targets.is_empty());
        let on = |c: super::Choice| u32::from(c.is_on()) * kernel;
        // Operations of whole groups and waves, where all items surely are.
        let together = u32::from(depth == 0 && !self.ended);
        let c = self.config;
        let among = u32::from(!self.variables.is_empty());
        let kind = self.rng.weighted(&[
            (60, Kind::Value),
            (6 * nest, Kind::If),
            (8 * nest, Kind::IfElse),
            (5 * nest, Kind::Chain),
            (5 * nest, Kind::Switch),
            (8 * nest, Kind::Loop),
            (8 * inside, Kind::Leave),
            (nest * kernel, Kind::End),
            (
                4 * u32::from(self.dead_ends.is_some()) * nest,
                Kind::DeadEnd,
            ),
            (4 * on(c.private_memory), Kind::StorePrivate),
            (
                (4 + 8 * among) * u32::from(c.private_memory.is_on()) * nest,
                Kind::Variable,
            ),
            (20 * among, Kind::UseVariable),
            (2 * kernel, Kind::StoreResult),
            (3 * kernel, Kind::Neighbours),
            (
                4 * on(c.floats) * u32::from(c.vectors.is_on()),
                Kind::Halves,
            ),
            (3 * on(c.vectors), Kind::Shorts),
            (3 * on(c.vectors), Kind::Row),
            (3 * on(c.atomics), Kind::SharedAtomic),
            (3 * on(c.atomics), Kind::OwnAtomic),
            (4 * on(c.buffers), Kind::Buffer),
            (4 * on(c.local_memory) * together, Kind::Exchange),
            (3 * on(c.local_memory) * together, Kind::GroupCell),
            (4 * on(c.local_memory), Kind::ItemWords),
            (on(c.atomics), Kind::Fence),
            (4 * on(c.wave_ops) * together, Kind::WaveOp),
            (
                3 * on(c.wave_ops) * on(c.scans) * together,
                Kind::WholeWaveOp,
            ),
            (12 * on(c.data_share) * together, Kind::DataShare),
            (25 * on(c.matrices) * together, Kind::Matrix),
            (4 * u32::from(!self.helpers.is_empty()), Kind::Call),
            (
                6 * u32::from(!self.functions.families.is_empty()),
                Kind::CallFunction,
            ),
            (4 * u32::from(c.dynamic_arrays.is_on()), Kind::DynamicArray),
            (
                3 * u32::from(self.functions.own_words.is_some()),
                Kind::OwnWord,
            ),
            (
                4 * nest * u32::from(c.irreducible.is_on()),
                Kind::Irreducible,
            ),
        ]);
        self.make(kind, depth);
    }

    fn make(&mut self, kind: Kind, depth: usize) {
        match kind {
            Kind::Value => {
                self.new_value();
            }
            Kind::If => self.branch_around(depth),
            Kind::IfElse => self.branch_both(depth),
            Kind::Chain => self.condition_chain(depth),
            Kind::Switch => self.switch(depth),
            // Beside cycles with two entries llc -O2 makes something else of it than llc -O0.
            Kind::Loop if !self.config.irreducible.is_on() && self.rng.percent(20) => {
                self.back_by_exit(depth);
            }
            Kind::Loop => self.counted_loop(depth),
            Kind::Leave => self.leave(),
            Kind::End => self.end_early(),
            Kind::DeadEnd => self.dead_end(depth),
            Kind::StorePrivate => self.store_private(),
            Kind::Variable => self.variable_of_a_block(depth),
            Kind::UseVariable => self.use_variable(),
            Kind::StoreResult => self.store_results(1),
            Kind::Neighbours => self.neighbours(),
            Kind::Halves => self.halves(),
            Kind::Shorts => self.shorts(),
            Kind::Row => self.change_row(),
            Kind::SharedAtomic => self.shared_atomic(),
            Kind::OwnAtomic => {
                if let Some(old) = self.own_atomic() {
                    self.keep(old, false);
                }
            }
            Kind::Buffer => self.buffer_access(),
            Kind::Exchange => self.exchange(),
            Kind::GroupCell => self.change_group_cell(),
            Kind::ItemWords => self.change_words(),
            Kind::Fence => self.fence(),
            Kind::WaveOp if self.rng.percent(25) => self.lane_read_in_arms(),
            Kind::WaveOp if self.rng.percent(30) => self.lane_read_behind_a_cycle(),
            Kind::WaveOp => self.wave_op(),
            Kind::WholeWaveOp => self.whole_wave_op(),
            Kind::DataShare => self.data_share_op(),
            Kind::Matrix => self.matrix_op(),
            Kind::Call => self.call_helper(),
            Kind::CallFunction => self.call_function(),
            Kind::DynamicArray => self.dynamic_array(),
            Kind::OwnWord => self.own_word(),
            Kind::Irreducible => self.several_entries(depth),
        }
    }

    /// A new value of any type, made available.
    pub(super) fn new_value(&mut self) -> Value {
        let ty = self.any_type();
        self.new_of(ty)
    }

    /// A new value of a type, made available.
    pub(super) fn new_of(&mut self, ty: Type) -> Value {
        let types = &self.b.ctx.types;
        let value = if ty == Type::I1 {
            self.new_condition()
        } else if types.vector_parts(ty).is_some() {
            let v = self.new_vector(ty);
            if self.rng.percent(60) {
                let element = self.element(v);
                self.keep(element, false);
            }
            v
        } else if types.float_kind(ty).is_some() {
            self.new_float(ty)
        } else {
            self.new_int(ty)
        };
        let uniform = self.operands_are_uniform(value);
        self.keep(value, uniform)
    }

    /// A cautious guess: an operation on values that are the same in all lanes is, if it stands
    /// where all lanes are.
    fn operands_are_uniform(&self, value: Value) -> bool {
        let Some(inst) = self.b.func.def_inst(value) else {
            return false;
        };
        let pure = !matches!(
            self.b.func.inst(inst),
            ir::InstData::Load { .. } | ir::InstData::Intrinsic { .. }
        );
        pure && self
            .b
            .func
            .operands(inst)
            .iter()
            .all(|&v| self.is_uniform(v))
    }

    /// What all lanes of the wave do together; lanes outside of a partial group are inactive.
    fn wave_op(&mut self) {
        let c = self.variable(Type::I1);
        let votes = self.b.intrinsic(Intrinsic::Ballot, Type::I64, &[c]);
        self.keep(votes, true);
        let x = self.variable(Type::I32);
        let first = self.b.intrinsic(Intrinsic::ReadFirstLane, Type::I32, &[x]);
        self.keep(first, true);
        let (ones, zero) = (self.b.iconst(Type::I32, -1), self.b.iconst(Type::I32, 0));
        // The count is added to what may be any number.
        let base = self.rng.pick(&[zero, x]);
        let low = self
            .b
            .intrinsic(Intrinsic::MbcntLo, Type::I32, &[ones, base]);
        let lane = self
            .b
            .intrinsic(Intrinsic::MbcntHi, Type::I32, &[ones, low]);
        self.keep(lane, false);
        let five = self.b.iconst(Type::I32, 5);
        let scaled = self.b.mul(lane, five);
        self.keep(scaled, false);
        self.wave_reduction();
    }

    /// A reduction over the lanes.
    fn wave_reduction(&mut self) {
        use Intrinsic as N;
        let all = [
            N::WaveReduceAdd,
            N::WaveReduceSub,
            N::WaveReduceAnd,
            N::WaveReduceOr,
            N::WaveReduceXor,
            N::WaveReduceMin,
            N::WaveReduceMax,
            N::WaveReduceUMin,
            N::WaveReduceUMax,
        ];
        let id = self.rng.pick(&all);
        let x = self.variable(Type::I32);
        let strategy = self.b.iconst(Type::I32, 0);
        let all = self.b.intrinsic(id, Type::I32, &[x, strategy]);
        self.keep(all, true);
    }
}
