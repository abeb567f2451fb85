//! Blocks, edges, dominance, switches and returns.

use super::{Place, Verifier, text};
use crate::dominators::Dominators;
use crate::entities::{Block, Inst, Value};
use crate::function::ValueDef;
use crate::inst::{BlockCall, InstData, SwitchCase};
use crate::types::Type;
use cranelift_entity::EntityRef;

impl Verifier<'_> {
    /// V-ENTITY and V-TERM. The result says where each instruction stands.
    pub(super) fn check_structure(&mut self) -> Vec<Place> {
        let func = self.func;
        let mut places = vec![Place::NOWHERE; func.num_insts()];
        let mut in_layout = vec![false; func.blocks.len()];
        for &block in &func.layout {
            if block.index() >= in_layout.len() {
                self.fail(func.loc, format!("{block} does not exist"));
                return places;
            }
            if std::mem::replace(&mut in_layout[block.index()], true) {
                self.fail(func.loc, format!("{block} is twice in the layout"));
            }
        }
        for &block in &func.layout {
            let insts = &func.blocks[block].insts;
            for (index, &inst) in insts.iter().enumerate() {
                if inst.index() >= places.len() || places[inst.index()] != Place::NOWHERE {
                    self.fail(
                        func.loc,
                        format!("{inst} of {block} does not exist or is in a block already"),
                    );
                    continue;
                }
                places[inst.index()] = Place {
                    block: block.index() as u32,
                    index: index as u32,
                };
                let is_last = index + 1 == insts.len();
                let is_terminator = func.inst(inst).is_terminator();
                if is_terminator && !is_last {
                    self.fail_at(inst, "terminator found in the middle of a basic block");
                }
                self.check_entities(inst);
                if is_terminator {
                    self.check_target_blocks(inst, &in_layout);
                }
            }
            self.check_block_end(block);
            if self.full() {
                break;
            }
        }
        places
    }

    fn check_block_end(&mut self, block: Block) {
        let func = self.func;
        let insts = &func.blocks[block].insts;
        if !insts
            .last()
            .is_some_and(|&i| i.index() < func.num_insts() && func.inst(i).is_terminator())
        {
            let loc = insts
                .last()
                .filter(|i| i.index() < func.num_insts())
                .map_or(func.loc, |&i| func.inst_loc(i));
            let name = self.block_text(block);
            self.fail(loc, format!("basic block {name} does not have terminator"));
        }
    }

    fn block_text(&self, block: Block) -> String {
        match self.func.block_name(block) {
            Some(name) => format!("'%{name}'"),
            None => format!("unnamed {block}"),
        }
    }

    fn check_entities(&mut self, inst: Inst) {
        let func = self.func;
        let num_values = func.num_values();
        let mut missing = None;
        func.for_each_operand(inst, |v| {
            if v.index() >= num_values {
                missing = Some(v);
            }
        });
        if let Some(v) = missing {
            self.fail_at(inst, format!("operand {v} does not exist"));
        }
        if let (InstData::Call { callee, .. }, Some(module)) = (func.inst(inst), self.module)
            && callee.index() >= module.functions.len()
        {
            self.fail_at(inst, format!("callee {callee} does not exist"));
        }
    }

    fn check_target_blocks(&mut self, inst: Inst, in_layout: &[bool]) {
        self.func.for_each_target(inst, |target| {
            if !in_layout.get(target.block.index()).is_some_and(|&b| b) {
                self.fail_at(
                    inst,
                    format!("branch target {} is not in the function", target.block),
                );
            }
        });
    }

    /// V-ENTRY.
    pub(super) fn check_entry(&mut self) {
        let func = self.func;
        let entry = func.entry();
        let same = func
            .block_params(entry)
            .iter()
            .map(|&v| func.value_type(v))
            .eq(func.params.iter().map(|p| p.ty));
        if !same {
            self.fail(
                func.loc,
                "parameters of the entry block are not those of the function".to_owned(),
            );
        }
        for &block in &func.layout {
            let Some(inst) = func.terminator(block) else {
                continue;
            };
            let mut to_entry = false;
            func.for_each_target(inst, |dest| to_entry |= dest.block == entry);
            if to_entry {
                self.fail_at(inst, "entry block to function must not have predecessors");
            }
        }
    }

    /// V-ARGS.
    pub(super) fn check_targets(&mut self, inst: Inst) {
        let func = self.func;
        func.for_each_target(inst, |target| self.check_target(inst, target));
    }

    fn check_target(&mut self, inst: Inst, target: &BlockCall) {
        let func = self.func;
        let params = func.block_params(target.block);
        let args = target.args.as_slice(&func.lists);
        if params.len() != args.len() {
            let message = format!(
                "branch to {} passes {} arguments for {} parameters",
                self.block_text(target.block),
                args.len(),
                params.len()
            );
            self.fail_at(inst, message);
            return;
        }
        for (&param, &arg) in params.iter().zip(args) {
            if self.ty(param) != self.ty(arg) {
                let message = format!(
                    "phi node operands are not the same type as the result: {} is '{}', {} is '{}'",
                    text::value(func, param),
                    self.type_name(self.ty(param)),
                    text::value(func, arg),
                    self.type_name(self.ty(arg))
                );
                self.fail_at(inst, message);
            }
        }
    }

    /// V-DOM.
    pub(super) fn check_dominance(&mut self, dom: &Dominators, places: &[Place]) {
        let func = self.func;
        for &block in dom.rpo() {
            for (index, &inst) in func.blocks[block].insts.iter().enumerate() {
                let reaches = |value| self.reaches(dom, places, value, block, index);
                let mut bad = func
                    .plain_operands(inst)
                    .iter()
                    .find(|&&v| !reaches(v))
                    .copied();
                if func.inst(inst).is_terminator() {
                    func.for_each_operand(inst, |value| {
                        if bad.is_none() && !reaches(value) {
                            bad = Some(value);
                        }
                    });
                }
                if let Some(value) = bad {
                    self.fail_dominance(inst, value);
                }
                if self.full() {
                    return;
                }
            }
        }
    }

    /// Is the value defined on every path to instruction `index` of a reachable block?
    #[inline]
    fn reaches(
        &self,
        dom: &Dominators,
        places: &[Place],
        value: Value,
        block: Block,
        index: usize,
    ) -> bool {
        match self.func.value_def(value) {
            ValueDef::Const(_) => true,
            ValueDef::Param(def, i) => {
                self.func
                    .blocks
                    .get(def)
                    .is_some_and(|_| self.func.block_params(def).get(i as usize) == Some(&value))
                    && dom.dominates(def, block)
            }
            ValueDef::Inst(def) => {
                let place = places[def.index()];
                match place.block() {
                    Some(b) if b == block => (place.index as usize) < index,
                    Some(b) => dom.dominates(b, block),
                    None => false,
                }
            }
        }
    }

    fn fail_dominance(&mut self, inst: Inst, value: Value) {
        let name = text::value(self.func, value);
        self.fail_at(
            inst,
            format!("instruction does not dominate all uses: {name} is used by"),
        );
    }

    /// V-SWITCH.
    pub(super) fn check_switch(&mut self, inst: Inst, value: Value, cases: &[SwitchCase]) {
        let Some(bits) = self.ctx.types.int_bits(self.ty(value)) else {
            self.fail_at(inst, "switch condition must have integer type");
            return;
        };
        let mut values: Vec<u128> = cases.iter().map(|c| c.value).collect();
        values.sort_unstable();
        let fits = values.last().is_none_or(|&v| bits >= 128 || v >> bits == 0);
        self.require(
            fits,
            inst,
            "switch constants must all be same type as switch value",
        );
        let distinct = values.windows(2).all(|w| w[0] != w[1]);
        self.require(distinct, inst, "duplicate integer as switch case");
    }

    /// V-RET.
    pub(super) fn check_ret(&mut self, inst: Inst, value: Option<Value>) {
        let ret = self.func.ret;
        match value {
            None if ret != Type::VOID => self.fail_at(
                inst,
                "function return type does not match operand type of return inst",
            ),
            Some(_) if ret == Type::VOID => self.fail_at(
                inst,
                "found return instr that returns non-void in function of void return type",
            ),
            Some(v) if self.ty(v) != ret => {
                let message = format!(
                    "function return type does not match operand type of return inst: '{}' returned, '{}' declared",
                    self.type_name(self.ty(v)),
                    self.type_name(ret)
                );
                self.fail_at(inst, message);
            }
            _ => {}
        }
    }
}
