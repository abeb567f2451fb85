//! Who uses a value, and in which block an instruction stands. Linear in operands.

use super::Csr;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use ir::{Block, Function, Inst, Value, ValueDef};

/// The users of each value, in program order of the layout. An instruction that uses a value twice
/// is listed twice.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    users: Csr<Value, Inst>,
    block: SecondaryMap<Inst, PackedOption<Block>>,
}

impl Uses {
    /// The uses in all blocks of the layout.
    pub fn new(func: &Function) -> Uses {
        let mut uses = Uses::default();
        uses.list(func, |_| true);
        uses
    }

    /// The uses of parameters and results: for those who do not ask for the users of constants,
    /// which are a large part of all operands.
    pub fn of_definitions(func: &Function) -> Uses {
        let mut uses = Uses::default();
        uses.list(func, |v| func.value_const(v).is_none());
        uses
    }

    /// The uses of some values.
    pub fn of_some(func: &Function, values: &EntitySet<Value>) -> Uses {
        let mut uses = Uses::default();
        uses.list(func, |v| values.contains(v));
        uses
    }

    fn list(&mut self, func: &Function, is_wanted: impl Fn(Value) -> bool) {
        let (users, places) = (&mut self.users, &mut self.block);
        places.clear();
        places.resize(func.num_insts());
        users.fill(func.num_values(), Inst::new(0), |users| {
            for &b in &func.layout {
                for &inst in &func.blocks[b].insts {
                    places[inst] = b.into();
                    func.for_each_operand(inst, |v| {
                        if is_wanted(v) {
                            users.put(v, inst);
                        }
                    });
                }
            }
        });
    }

    /// The users of a value.
    pub fn users(&self, value: Value) -> &[Inst] {
        self.users.get(value)
    }

    /// Number of operands that are this value.
    pub fn count(&self, value: Value) -> usize {
        self.users.get(value).len()
    }

    /// The block of an instruction, if it is in one of the layout.
    pub fn block(&self, inst: Inst) -> Option<Block> {
        self.block[inst].expand()
    }

    /// The block where a value is defined, if it is not a constant.
    pub fn defining_block(&self, func: &Function, value: Value) -> Option<Block> {
        match func.value_def(value) {
            ValueDef::Inst(inst) => self.block(inst),
            ValueDef::Param(block, _) => Some(block),
            ValueDef::Const(_) => None,
        }
    }
}

/// Only the numbers of uses, which passes keep up to date as they change the function.
#[derive(Clone, Debug, Default)]
pub struct UseCounts {
    counts: SecondaryMap<Value, u32>,
}

impl UseCounts {
    /// The counts of all blocks of the layout.
    pub fn new(func: &Function) -> UseCounts {
        let mut counts = UseCounts::default();
        counts.compute(func);
        counts
    }

    /// Counts the uses in all blocks of the layout.
    pub fn compute(&mut self, func: &Function) {
        self.counts.clear();
        self.counts.resize(func.num_values());
        // All values have their place.
        let counts = self.counts.values_mut().into_slice();
        for &b in &func.layout {
            for &inst in &func.blocks[b].insts {
                func.for_each_operand(inst, |v| counts[v.index()] += 1);
            }
        }
    }

    /// An instruction was added.
    pub fn add(&mut self, func: &Function, inst: Inst) {
        func.for_each_operand(inst, |v| self.counts[v] += 1);
    }

    /// An instruction was removed.
    pub fn remove(&mut self, func: &Function, inst: Inst) {
        func.for_each_operand(inst, |v| self.counts[v] = self.counts[v].saturating_sub(1));
    }

    /// All uses of `from` became uses of `to`.
    pub fn replace(&mut self, from: Value, to: Value) {
        let n = std::mem::take(&mut self.counts[from]);
        self.counts[to] += n;
    }

    /// Number of operands that are this value.
    pub fn get(&self, value: Value) -> u32 {
        self.counts[value]
    }
}
