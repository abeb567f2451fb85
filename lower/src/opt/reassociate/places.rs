//! New instructions, and where they are to stand.

use ir::{Function, Inst, InstData, Type, Value};
use rustc_hash::FxHashMap;

/// What is to stand before instructions, in order.
#[derive(Default)]
pub(super) struct Places(FxHashMap<Inst, Vec<Inst>>);

impl Places {
    /// Makes an instruction that will stand before another one, and has its place in the source.
    pub fn make(
        &mut self,
        func: &mut Function,
        before: Inst,
        data: InstData,
        ty: Type,
    ) -> Option<Value> {
        let loc = func.inst_loc(before);
        let made = func.make_inst(data, ty, loc);
        self.0.entry(before).or_default().push(made);
        func.result(made)
    }

    /// Puts what was made where it belongs.
    pub fn fill(&self, func: &mut Function) {
        if self.0.is_empty() {
            return;
        }
        for i in 0..func.layout.len() {
            let data = &mut func.blocks[func.layout[i]];
            if !data.insts.iter().any(|inst| self.0.contains_key(inst)) {
                continue;
            }
            let old = std::mem::take(&mut data.insts);
            for inst in old {
                data.insts.extend(self.0.get(&inst).into_iter().flatten());
                data.insts.push(inst);
            }
        }
    }
}
