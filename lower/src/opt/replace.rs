//! Values that are replaced by others: collected while a pass runs, applied to all operands at its
//! end.

use crate::analysis::Cfg;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use graphs::widen;
use ir::{Block, Function, Inst, Value};

/// A map from values to those that replace them.
#[derive(Clone, Debug, Default)]
pub struct Replacements {
    map: SecondaryMap<Value, PackedOption<Value>>,
    any: bool,
}

impl Replacements {
    /// `from` is replaced by `to`, which may be replaced itself (but not by `from`).
    pub fn set(&mut self, from: Value, to: Value) {
        let to = self.get(to);
        if from != to {
            widen(&mut self.map, from);
            self.map[from] = to.into();
            self.any = true;
        }
    }

    /// What stands for a value now. Shortens the chain that it follows.
    pub fn get(&mut self, value: Value) -> Value {
        let Some(mut end) = self.map[value].expand() else {
            return value;
        };
        while let Some(next) = self.map[end].expand() {
            end = next;
        }
        let mut at = value;
        while let Some(next) = self.map[at].expand() {
            if next != end {
                self.map[at] = end.into();
            }
            at = next;
        }
        end
    }

    /// No replacement at all?
    pub fn is_empty(&self) -> bool {
        !self.any
    }

    /// Is a value replaced?
    pub fn has(&self, value: Value) -> bool {
        self.map[value].is_some()
    }

    /// Replaces the operands of one instruction.
    pub fn apply_to(&mut self, func: &mut Function, inst: Inst) {
        if self.any && func.may_use(inst, |v| self.has(v)) {
            func.for_each_operand_mut(inst, |v| *v = self.get(*v));
        }
    }

    /// Replaces the operands of all instructions of the layout. Linear.
    pub fn apply(&mut self, func: &mut Function) {
        self.apply_in(func, |_| true);
    }

    /// Replaces the operands in blocks that cannot be reached, for a pass that has gone through all
    /// others so that dominating blocks came first: it has met each use, arguments of edges
    /// included, after the definition, and has replaced it then.
    pub fn apply_unreachable(&mut self, func: &mut Function, cfg: &Cfg) {
        if cfg.rpo().len() < func.layout.len() {
            self.apply_in(func, |block| !cfg.is_reachable(block));
        }
    }

    fn apply_in(&mut self, func: &mut Function, concerns: impl Fn(Block) -> bool) {
        if !self.any {
            return;
        }
        for i in 0..func.layout.len() {
            let block = func.layout[i];
            if !concerns(block) {
                continue;
            }
            for j in 0..func.blocks[block].insts.len() {
                let inst = func.blocks[block].insts[j];
                self.apply_to(func, inst);
            }
        }
    }
}
