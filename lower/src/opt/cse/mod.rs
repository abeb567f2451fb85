//! Common subexpressions, values that branches imply, and loads whose value is at hand.
//!
//! One walk down the dominator tree. An operation that equals one in a dominating block is replaced
//! by it ([`table`]). Below the edge of a branch on `c`, `c` is true (or false), and if `c` is `x
//! == constant`, `x` is that constant. Loads of memory that does not change are operations like
//! others; other loads take the value that was last stored or loaded at the address on the way from
//! the block's single predecessors ([`available`]).
//!
//! Operations that depend on the active lanes are merged only within a block. Merged operations
//! keep only the permissions (flags, accuracy) that both had. Linear: hash table chains, lists of
//! available memory and chains of addresses have bounds.

mod available;
mod table;

use super::cost::{has_whole_waves, reads_other_lanes};
use super::env::Env;
use super::replace::Replacements;
use crate::analysis::GraphInfo;
use crate::values;
use available::Available;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use graphs::filled;
use ir::{Block, Function, Inst, InstData, IntCC, Type, Value};
use table::Table;

/// Merges what is equal.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let info = env.lasting_graph(func);
    let table = Table::new(func);
    let (values, blocks) = (func.num_values(), func.blocks.len());
    let mut cse = Cse {
        env,
        func,
        info: &info,
        table,
        replaced: Replacements::default(),
        implied: filled(values, PackedOption::default()),
        implied_log: Vec::new(),
        touched: filled(values, false),
        bits: [None; 2],
        ends: filled(blocks, None),
        changed: false,
    };
    // What is computed for whole waves counts in lanes that did not take the branch, too.
    let implies = cse.func.layout.len() > 1 && !has_whole_waves(cse.func);
    let mut path: Vec<(Block, usize)> = Vec::new();
    for &b in info.dom.preorder() {
        while let Some(&(top, mark)) = path.last() {
            if info.dom.dominates(top, b) {
                break;
            }
            cse.forget(mark);
            cse.table.close(top);
            path.pop();
        }
        path.push((b, cse.implied_log.len()));
        cse.table.open(b);
        if implies {
            cse.imply(b);
        }
        cse.block(b);
    }
    let (changed, mut replaced) = (cse.changed, cse.replaced);
    replaced.apply_unreachable(func, &info.cfg);
    changed
}

struct Cse<'a, 'b> {
    env: &'a mut Env<'b>,
    func: &'a mut Function,
    info: &'a GraphInfo,
    table: Table,
    replaced: Replacements,
    /// What a value is known to be in the blocks at hand.
    implied: SecondaryMap<Value, PackedOption<Value>>,
    implied_log: Vec<(Value, PackedOption<Value>)>,
    /// Values that were replaced or implied anywhere: of others neither has to be asked.
    touched: SecondaryMap<Value, bool>,
    /// The values of false and true, once they were needed.
    bits: [Option<Value>; 2],
    /// What is available at the end of blocks that have several successors.
    ends: SecondaryMap<Block, Option<Available>>,
    changed: bool,
}

impl Cse<'_, '_> {
    fn forget(&mut self, mark: usize) {
        while self.implied_log.len() > mark {
            if let Some((value, old)) = self.implied_log.pop() {
                self.implied[value] = old;
            }
        }
    }

    fn learn(&mut self, value: Value, known: Value) {
        self.implied_log.push((value, self.implied[value]));
        self.implied[value] = known.into();
        self.touched[value] = true;
    }

    fn bit(&mut self, holds: bool) -> Value {
        let (ctx, func) = (&mut *self.env.ctx, &mut *self.func);
        *self.bits[usize::from(holds)]
            .get_or_insert_with(|| values::int(ctx, func, Type::I1, u128::from(holds)))
    }

    /// Learns what the only edge to a block implies.
    fn imply(&mut self, block: Block) {
        let &[pred] = self.info.cfg.preds(block) else {
            return;
        };
        let Some(t) = self.func.terminator(pred) else {
            return;
        };
        let &InstData::Branch { cond, dests } = self.func.inst(t) else {
            return;
        };
        if self.func.value_const(cond).is_some() {
            return;
        }
        let holds = dests[0].block == block;
        let bit = self.bit(holds);
        self.learn(cond, bit);
        let Some(def) = self.func.def_inst(cond) else {
            return;
        };
        if let &InstData::ICmp { cond: cc, args, .. } = self.func.inst(def) {
            let equal = (cc == IntCC::Eq && holds) || (cc == IntCC::Ne && !holds);
            let is_const = values::const_int(self.env.ctx, self.func, args[1]).is_some();
            if equal && is_const && self.func.value_const(args[0]).is_none() {
                self.learn(args[0], args[1]);
            }
        }
    }

    fn block(&mut self, block: Block) {
        let mut available = match self.info.cfg.preds(block) {
            &[pred] => self.ends[pred].clone().unwrap_or_default(),
            _ => Available::default(),
        };
        let mut insts = std::mem::take(&mut self.func.blocks[block].insts);
        insts.retain(|&inst| self.visit(block, inst, &mut available));
        self.func.blocks[block].insts = insts;
        let cfg = &self.info.cfg;
        if !available.is_empty() && cfg.succs(block).iter().any(|&s| cfg.preds(s).len() == 1) {
            self.ends[block] = Some(available);
        }
    }

    /// Looks at one instruction. False if it is not needed any more.
    fn visit(&mut self, block: Block, inst: Inst, available: &mut Available) -> bool {
        self.update_operands(inst);
        // Most do not.
        let concerns_memory = self.func.inst(inst).concerns_memory();
        let known = match concerns_memory {
            true => self.available(inst, available),
            false => None,
        };
        let known = known.or_else(|| self.find(block, inst));
        if let (Some(value), Some(result)) = (known, self.func.result(inst)) {
            self.replaced.set(result, value);
            self.touched[result] = true;
            self.changed = true;
            return false;
        }
        if concerns_memory {
            available.update(self.env, self.func, inst);
        }
        true
    }

    fn update_operands(&mut self, inst: Inst) {
        if self.replaced.is_empty() && self.implied_log.is_empty() {
            return;
        }
        if !self.func.may_use(inst, |v| self.touched[v]) {
            return;
        }
        let (replaced, implied) = (&mut self.replaced, &self.implied);
        let (mut changed, mut any_implied) = (false, false);
        self.func.for_each_operand_mut(inst, |v| {
            let new = replaced.get(*v);
            changed |= new != *v;
            any_implied |= implied[new].is_some();
            *v = new;
        });
        self.changed |= changed;
        if any_implied {
            self.imply_operands(inst);
        }
    }

    /// Puts what is implied in the place of operands.
    fn imply_operands(&mut self, inst: Inst) {
        // What a branch implies it implies for the lanes that took it.
        if reads_other_lanes(self.env.ctx, self.func, inst) {
            return;
        }
        let implied = &self.implied;
        self.func.for_each_operand_mut(inst, |v| {
            if let Some(known) = implied[*v].expand() {
                *v = known;
            }
        });
        self.changed = true;
    }

    /// What a load would give. A load that gives it now stands for both.
    fn available(&mut self, inst: Inst, available: &mut Available) -> Option<Value> {
        let (from, value) = available.load(self.env.ctx, self.func, inst)?;
        if matches!(self.func.inst(from), InstData::Load { .. }) {
            table::keep_common_tag(self.env.ctx, self.func, from, inst);
            table::keep_common_range(self.func, from, inst);
        }
        Some(value)
    }

    /// An equal operation that dominates the block.
    fn find(&mut self, block: Block, inst: Inst) -> Option<Value> {
        let found = self.table.find_or_insert(self.func, block, inst)?;
        table::keep_common_permissions(self.func, found, inst);
        table::keep_common_tag(self.env.ctx, self.func, found, inst);
        self.func.result(found)
    }
}
