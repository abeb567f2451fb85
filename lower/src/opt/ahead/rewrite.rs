//! Rewrites a loop so that its loads are executed an iteration ahead.

use super::{Again, Candidate, Pipeliner, Plan};
use crate::opt::normalise::parts::{Kind, Rebuild, Whole};
use crate::opt::{copies, edges};
use ir::{ArithFlags, Block, Inst, InstData, Type, Value, ValueDef};
use rustc_hash::FxHashMap;

impl Pipeliner<'_, '_> {
    /// The loads go before the loop for the first iteration, and to the head of the loop for the
    /// next one.
    pub(super) fn rewrite(&mut self, plan: &Plan<'_>) {
        let mut head: Vec<Inst> = plan.moved.insts.to_vec();
        if plan.again == Again::Moved {
            let rest = plan.test.insts.iter();
            head.extend(rest.filter(|i| !plan.moved.insts.contains(i)));
        }
        let blocks = self.info.loops().blocks(self.shape.l);
        for &block in blocks {
            let insts = &mut self.func.blocks[block].insts;
            insts.retain(|i| !head.contains(i) && !plan.loads.iter().any(|c| c.load == *i));
        }
        let again = self.again(plan, &mut head);
        let mut ahead: FxHashMap<Value, Value> = FxHashMap::default();
        let mut first: FxHashMap<Value, Value> = FxHashMap::default();
        for (&param, &next) in plan.params.iter().zip(plan.nexts) {
            let number = self.choose(again, next, param, plan.loads[0].load, &mut head);
            first.insert(param, self.argument(self.shape.preheader, param));
            // Where there is a next iteration it is the number there.
            self.pass(self.shape.latch, param, number);
            ahead.insert(param, number);
        }
        let mut before: Vec<Inst> = Vec::new();
        for candidate in plan.loads {
            let next = self.load(candidate, &mut ahead, &mut head);
            let start = self.load(candidate, &mut first, &mut before);
            self.carry(candidate, (start, &mut before), (next, &mut head));
        }
        self.func.blocks[self.shape.header].insts.splice(0..0, head);
        let insts = &mut self.func.blocks[self.shape.preheader].insts;
        let end = insts.len() - 1;
        insts.splice(end..end, before);
    }

    /// The test at the head of the loop.
    fn again(&mut self, plan: &Plan<'_>, head: &mut Vec<Inst>) -> Value {
        let mut map = FxHashMap::default();
        for inst in &plan.test.insts {
            if !head.contains(inst) {
                self.copy(*inst, &mut map, head);
            }
        }
        let test = self.shape.test;
        map.get(&test).copied().unwrap_or(test)
    }

    /// The next number of the loop if it goes on, else the one at hand.
    fn choose(
        &mut self,
        again: Value,
        next: Value,
        now: Value,
        like: Inst,
        head: &mut Vec<Inst>,
    ) -> Value {
        let [yes, no] = match self.shape.again {
            true => [next, now],
            false => [now, next],
        };
        let data = InstData::Select {
            flags: ArithFlags::empty(),
            args: [again, yes, no],
        };
        self.add(data, self.func.value_type(now), like, head)
    }

    /// The candidate's load with other values for the loop's numbers.
    fn load(
        &mut self,
        candidate: &Candidate,
        map: &mut FxHashMap<Value, Value>,
        out: &mut Vec<Inst>,
    ) -> Value {
        for &inst in &candidate.slice.insts {
            self.copy(inst, map, out);
        }
        let InstData::Load { mut mem, .. } = *self.func.inst(candidate.load) else {
            return candidate.value;
        };
        mem.alias = self.env.ctx.alias.lasting(mem.alias);
        let ptr = map.get(&candidate.address).copied();
        let ptr = ptr.unwrap_or(candidate.address);
        let ty = self.func.value_type(candidate.value);
        let value = self.add(InstData::Load { ptr, mem }, ty, candidate.load, out);
        if let Some(copy) = self.func.def_inst(value)
            && let Some(&range) = self.func.ranges.get(&candidate.load)
        {
            self.func.ranges.insert(copy, range);
        }
        value
    }

    /// Copies an instruction with operands replaced, unless its value is replaced already.
    fn copy(&mut self, inst: Inst, map: &mut FxHashMap<Value, Value>, out: &mut Vec<Inst>) {
        let Some(value) = self.func.result(inst).filter(|v| !map.contains_key(v)) else {
            return;
        };
        let copy = copies::copy_inst(self.func, inst, |v| map.get(&v).copied().unwrap_or(v));
        let known = copies::known_value(self.env.ctx, self.func, copy);
        if known.is_none() {
            out.push(copy);
        }
        if let Some(new) = known.or(self.func.result(copy)) {
            map.insert(value, new);
        }
    }

    fn add(&mut self, data: InstData, ty: Type, like: Inst, out: &mut Vec<Inst>) -> Value {
        let loc = self.func.inst_loc(like);
        let inst = self.func.make_inst(data, ty, loc);
        out.push(inst);
        let value = self.func.result(inst);
        value.expect("neither a load nor a choice is without value")
    }

    /// Everyone who used what was loaded uses parameters of the header: one, or the parts of a
    /// value that no parameter can be.
    fn carry(
        &mut self,
        candidate: &Candidate,
        (first, before): (Value, &mut Vec<Inst>),
        (next, head): (Value, &mut Vec<Inst>),
    ) {
        let value = candidate.value;
        let loc = self.func.inst_loc(candidate.load);
        let Some(kind) = Kind::of(self.env.ctx, self.func.value_type(value)) else {
            let param = self.add_param(first, next);
            self.replaced.set(value, param);
            return;
        };
        let mut rebuild = Rebuild {
            ctx: self.env.ctx,
            func: self.func,
            replaced: self.replaced,
        };
        let mut parts = |value, out| {
            let kind = kind.clone();
            rebuild.take_apart(&Whole { value, kind }, loc, out)
        };
        let pairs = parts(first, before).into_iter().zip(parts(next, head));
        let pairs: Vec<(Value, Value)> = pairs.collect();
        let params: Vec<Value> = pairs.iter().map(|p| self.add_param(p.0, p.1)).collect();
        let whole = Whole { value, kind };
        let mut users = self.uses.users(value).to_vec();
        users.dedup();
        for user in users {
            if let Some(block) = self.uses.block(user) {
                let mut rebuild = Rebuild {
                    ctx: self.env.ctx,
                    func: self.func,
                    replaced: self.replaced,
                };
                rebuild.give(&whole, &params, user, block);
            }
        }
    }

    /// A parameter of the header with what comes from before the loop and from its end.
    fn add_param(&mut self, first: Value, next: Value) -> Value {
        let passed = [(self.shape.preheader, first), (self.shape.latch, next)];
        edges::add_param(self.func, self.shape.header, passed)
    }

    /// Lets a block pass something else for a parameter of the header.
    fn pass(&mut self, from: Block, param: Value, arg: Value) {
        let (header, def) = (self.shape.header, self.func.value_def(param));
        if let (ValueDef::Param(_, index), Some(end)) = (def, self.func.terminator(from)) {
            self.func.for_each_target_mut(end, |dest, lists| {
                if dest.block == header {
                    dest.args.as_mut_slice(lists)[index as usize] = arg;
                }
            });
        }
    }
}
